<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer.</source>
        <translation>Nada de lo que juegas sale de este ordenador.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencias…</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Scopa and its family of card games, played offline against computer opponents.</source>
        <translation>La Scopa y su familia de juegos de cartas, sin conexión y contra rivales que maneja el ordenador.</translation>
    </message>
    <message>
        <source>Version {version}, with Python {python} and Qt {qt}.</source>
        <translation>Versión {version}, con Python {python} y Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it, share it.</source>
        <translation>Software libre con licencia MIT: úsalo, cámbialo, compártelo.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>AccessibilityPage</name>
    <message>
        <source>When on, cards fade in and out instead of moving across the table.</source>
        <translation>Si está activado, las cartas aparecen y desaparecen con un fundido en vez de moverse por la mesa.</translation>
    </message>
    <message>
        <source>R&amp;educed motion</source>
        <translation>&amp;Movimiento reducido</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Buttons, piles and the move list change sides, so your hand hides no cards.</source>
        <translation>Los botones, los montones y la lista de jugadas cambian de lado, para que la mano no tape las cartas.</translation>
    </message>
    <message>
        <source>Cards are half as large again and overlap; everything else is smaller.</source>
        <translation>Las cartas son una vez y media más grandes y se solapan; lo demás es más pequeño.</translation>
    </message>
    <message>
        <source>Letters on one half of the keyboard play the whole match. Ctrl+F1 lists them.</source>
        <translation>Las letras de una mitad del teclado bastan para toda la partida. Ctrl+F1 las muestra.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Mesa para zurdos</translation>
    </message>
    <message>
        <source>Large cards</source>
        <translation>Cartas grandes</translation>
    </message>
    <message>
        <source>Signs for the suits</source>
        <translation>Señales para los palos</translation>
    </message>
    <message>
        <source>Each card shows its value and a sign in its corner: another colour and shape for each suit. On French cards, diamonds become blue and clubs green.</source>
        <translation>Cada carta muestra en la esquina su valor y una señal, de color y forma distintos para cada palo. En las cartas francesas, los diamantes pasan a ser azules y los tréboles, verdes.</translation>
    </message>
    <message>
        <source>Keys for one hand</source>
        <translation>Teclas para una mano</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Mano izquierda</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Mano derecha</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>The size of all texts, including those on the table.</source>
        <translation>El tamaño de todos los textos, también los de la mesa.</translation>
    </message>
    <message>
        <source>L&amp;ight or dark</source>
        <translation>Claro u o&amp;scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>The colours of windows like this one. The table has its own.</source>
        <translation>Los colores de las ventanas como esta. La mesa tiene los suyos.</translation>
    </message>
    <message>
        <source>A dark cloth without texture, black and white windows, thicker outlines, hatching instead of shading. It is on by itself when the system asks for high contrast.</source>
        <translation>Un tapete oscuro sin textura, ventanas en blanco y negro, contornos más gruesos, rayado en lugar de sombreado. Se activa solo cuando el sistema pide alto contraste.</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{declared}, matta as {value}</source>
        <translation>{declared}, matta como {value}</translation>
    </message>
    <message>
        <source>You cut this card.</source>
        <translation>Esta carta ha salido al cortar.</translation>
    </message>
    <message>
        <source>You can declare {cards}.</source>
        <translation>Puedes cantar: {cards}.</translation>
    </message>
    <message>
        <source>You can declare before you play.</source>
        <translation>Antes de jugar puedes cantar.</translation>
    </message>
    <message>
        <source>You can take cards from the table before you play.</source>
        <translation>Antes de jugar puedes llevarte cartas de la mesa.</translation>
    </message>
    <message>
        <source>Keep it as your first card</source>
        <translation>Quédatela en la mano</translation>
    </message>
    <message>
        <source>Look back, watch: play or pause</source>
        <translation>Mirar atrás o ver: reproducir o pausar</translation>
    </message>
    <message>
        <source>Put it on the table</source>
        <translation>Ponla en la mesa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Re&amp;vancha</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Reiniciar la ronda</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation>&amp;Puntuación…</translation>
    </message>
    <message>
        <source>About this &amp;deal…</source>
        <translation>Sobre este repar&amp;to…</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;Abrir una partida…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>&amp;Guardar la partida como…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Next possible capture</source>
        <translation>Captura si&amp;guiente</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>&amp;Saltar la animación</translation>
    </message>
    <message>
        <source>Look &amp;back one move</source>
        <translation>&amp;Atrás una jugada</translation>
    </message>
    <message>
        <source>Look &amp;forward one move</source>
        <translation>Ade&amp;lante una jugada</translation>
    </message>
    <message>
        <source>&amp;Play the moves</source>
        <translation>Repr&amp;oducir las jugadas</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>Table &amp;options…</source>
        <translation>&amp;Opciones de la mesa…</translation>
    </message>
    <message>
        <source>&amp;Automatic play</source>
        <translation>Juego auto&amp;mático</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Salir &amp;de la mesa</translation>
    </message>
    <message>
        <source>&amp;End by agreement…</source>
        <translation>Ter&amp;minar de común acuerdo…</translation>
    </message>
    <message>
        <source>&amp;Watch a match…</source>
        <translation>&amp;Ver una partida…</translation>
    </message>
    <message>
        <source>&amp;Sit in…</source>
        <translation>&amp;Sustituir a…</translation>
    </message>
    <message>
        <source>Watch a&amp;gain</source>
        <translation>Volver a v&amp;er</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>&amp;Jugada siguiente</translation>
    </message>
    <message>
        <source>Look &amp;from the next seat</source>
        <translation>Ver desde el asiento s&amp;iguiente</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lecciones…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Problemas…</translation>
    </message>
    <message>
        <source>&amp;Daily deal…</source>
        <translation>El reparto del &amp;día…</translation>
    </message>
    <message>
        <source>&amp;Review the match…</source>
        <translation>&amp;Analizar la partida…</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Entrenador</translation>
    </message>
    <message>
        <source>Cards &amp;out and gone</source>
        <translation>&amp;Cartas vistas y por salir</translation>
    </message>
    <message>
        <source>Odd&amp;s</source>
        <translation>Pr&amp;obabilidades</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>&amp;Partidas…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>&amp;Leaderboard…</source>
        <translation>&amp;Clasificación…</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>&amp;Imparcialidad…</translation>
    </message>
    <message>
        <source>&amp;Chips and experience…</source>
        <translation>&amp;Fichas y experiencia…</translation>
    </message>
    <message>
        <source>&amp;Profile and badges…</source>
        <translation>Perfil e insi&amp;gnias…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Move list</source>
        <translation>&amp;Lista de jugadas</translation>
    </message>
    <message>
        <source>Last &amp;capture…</source>
        <translation>Última &amp;captura…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Reglas del juego</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guía</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>A&amp;cerca de Scopa Desktop</translation>
    </message>
    <message>
        <source>While watching</source>
        <translation>Mientras miras</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Instantánea</translation>
    </message>
    <message>
        <source>&amp;Game speed</source>
        <translation>&amp;Velocidad del juego</translation>
    </message>
    <message>
        <source>With the left hand alone</source>
        <translation>Solo con la mano izquierda</translation>
    </message>
    <message>
        <source>With the right hand alone</source>
        <translation>Solo con la mano derecha</translation>
    </message>
    <message>
        <source>Move between the cards</source>
        <translation>Moverse entre las cartas</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Select a card, play it</source>
        <translation>Elegir una carta, jugarla</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>Select the first, second … card</source>
        <translation>Elegir la 1.ª, la 2.ª … carta</translation>
    </message>
    <message>
        <source>1, 2 … 9, 0</source>
        <translation>1, 2 … 9, 0</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Dejar en la mesa la carta elegida</translation>
    </message>
    <message>
        <source>Delete or Backspace</source>
        <translation>Supr o Retroceso</translation>
    </message>
    <message>
        <source>Next or previous possible capture</source>
        <translation>Captura siguiente o anterior</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab, wheel</source>
        <translation>Tab, Mayús+Tab, rueda</translation>
    </message>
    <message>
        <source>Read out table, hand, piles, score, last moves</source>
        <translation>Leer mesa, mano, montones, marcador, últimas jugadas</translation>
    </message>
    <message>
        <source>Shift+T, H, P, S, L</source>
        <translation>Mayús+T, H, P, S, L</translation>
    </message>
    <message>
        <source>Deselect the card</source>
        <translation>Anular la elección</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Look back: one move, one round, all</source>
        <translation>Mirar atrás: una jugada, una ronda, todo</translation>
    </message>
    <message>
        <source>Arrow keys, Page keys, Home, End</source>
        <translation>Flechas, Pág, Inicio, Fin</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Saltar la animación</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Call out? Your side needs {points} that nobody can take away, and more than any other side. If it has fewer, you lose the match.</source>
        <translation>¿Quieres cantar victoria? Tu equipo necesita {points} que ya nadie le pueda quitar, y más que cualquier otro. Si tiene menos, perdéis la partida.</translation>
    </message>
    <message>
        <source>Call out? You need {points} that nobody can take away, and more than anybody else. If you have fewer, you lose the match.</source>
        <translation>¿Quieres cantar victoria? Necesitas {points} que ya nadie te pueda quitar, y más que nadie. Si tienes menos, pierdes la partida.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Llévatelas</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Déjalas</translation>
    </message>
    <message>
        <source>Cut the pack before the deal.</source>
        <translation>Corta la baraja antes de repartir.</translation>
    </message>
    <message>
        <source>{name} cuts the pack before the deal.</source>
        <translation>{name} corta la baraja antes de repartir.</translation>
    </message>
    <message>
        <source>You may take the opening cards.</source>
        <translation>Puedes llevarte las cartas de la mesa inicial.</translation>
    </message>
    <message>
        <source>Select cards that make {total}, or take one of these:</source>
        <translation>Marca cartas que sumen {total}, o llévate uno de estos grupos:</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>No cantar nada</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Cantar victoria</translation>
    </message>
    <message>
        <source>S, Space, Enter, Esc or a click</source>
        <translation>S, Espacio, Intro, Esc o un clic</translation>
    </message>
</context>
<context>
    <name>AgreementController</name>
    <message>
        <source>{name} wants to play on, so the match goes on.</source>
        <translation>{name} quiere seguir jugando: la partida continúa.</translation>
    </message>
    <message>
        <source>{name} has good chances and wants to play on.</source>
        <translation>{name} tiene buenas opciones y quiere seguir jugando.</translation>
    </message>
    <message>
        <source>Agreed with {names}: nobody has won or lost the match.</source>
        <translation>De acuerdo con {names}: nadie ha ganado ni perdido la partida.</translation>
    </message>
    <message>
        <source>Nobody wins or loses, and nothing is counted.</source>
        <translation>Nadie gana ni pierde, y la partida no cuenta.</translation>
    </message>
    <message>
        <source>The computer players agree if their own chances are not better than even.</source>
        <translation>Los jugadores del ordenador aceptan si, según sus cálculos, no llevan ventaja.</translation>
    </message>
    <message>
        <source>All stakes go back.</source>
        <translation>Se devuelven todas las apuestas.</translation>
    </message>
    <message>
        <source>End by agreement</source>
        <translation>Terminar de común acuerdo</translation>
    </message>
    <message>
        <source>{name} would like to end the match by agreement.</source>
        <translation>{name} quiere terminar la partida de común acuerdo.</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Pasa la pantalla a {name}</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, ¿estás de acuerdo?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Estoy de acuerdo</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Scopa Desktop is open</source>
        <translation>Scopa Desktop ya está abierto</translation>
    </message>
    <message>
        <source>Another Scopa Desktop is using the current match and does not answer; it has locked “{path}”. You can play, but your match will not be saved.</source>
        <translation>Otro Scopa Desktop está usando la partida en curso y no responde; ha bloqueado «{path}». Puedes jugar, pero tu partida no se guardará.</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Jugar sin guardar</translation>
    </message>
    <message>
        <source>Another Scopa Desktop has locked “{path}”.</source>
        <translation>Otro Scopa Desktop ha bloqueado «{path}».</translation>
    </message>
    <message>
        <source>{reason} Your match is not saved while you play. Use “Save the match as” to keep it.</source>
        <translation>{reason} Tu partida no se guarda mientras juegas. Para conservarla, usa «Guardar la partida como».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message>
        <source>A match that is opened from a file goes on for practice, without chips.</source>
        <translation>Una partida abierta desde un archivo sigue como práctica, sin fichas.</translation>
    </message>
    <message>
        <source>You are playing on from here. The match so far is saved among your matches.</source>
        <translation>Juegas desde aquí; la partida anterior está guardada entre tus partidas.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Partidas (*{suffix})</translation>
    </message>
    <message>
        <source>The match that was on the table is damaged and cannot go on.</source>
        <translation>La partida que estaba en la mesa está dañada y no puede continuar.</translation>
    </message>
    <message>
        <source>Your earlier matches are being brought in: {number} of {total}.</source>
        <translation>Se están trayendo tus partidas anteriores: {number} de {total}.</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Leave the competitive match?</source>
        <translation>¿Abandonar la partida competitiva?</translation>
    </message>
    <message>
        <source>Your match is saved again.</source>
        <translation>Tu partida vuelve a guardarse.</translation>
    </message>
    <message>
        <source>The match has become so long that no further round fits into its file. It is kept as it is; start a new game to go on playing.</source>
        <translation>La partida se ha hecho tan larga que en su archivo no cabe otra ronda. Se conserva como está; para seguir jugando, empieza una partida nueva.</translation>
    </message>
</context>
<context>
    <name>AutoNext</name>
    <message>
        <source>The match goes on by itself. Any key or click here stops that.</source>
        <translation>La partida sigue sola. Pulsa una tecla o haz clic aquí para que espere.</translation>
    </message>
</context>
<context>
    <name>Back</name>
    <message>
        <source>Night sky</source>
        <translation>Cielo nocturno</translation>
    </message>
    <message>
        <source>Brooms</source>
        <translation>Escobas</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Compañeros</translation>
    </message>
    <message>
        <source>Fifteen suns</source>
        <translation>Quince soles</translation>
    </message>
    <message>
        <source>Two harbours</source>
        <translation>Dos puertos</translation>
    </message>
    <message>
        <source>Silver river</source>
        <translation>Río de plata</translation>
    </message>
</context>
<context>
    <name>BadgeGrid</name>
    <message>
        <source>Badges</source>
        <translation>Insignias</translation>
    </message>
    <message>
        <source>Not earned yet.</source>
        <translation>Aún sin ganar.</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>First sweep</source>
        <translation>Primera escoba</translation>
    </message>
    <message>
        <source>Sweep the table in a match that you play to its end.</source>
        <translation>Haz una escoba en una partida que juegues hasta el final.</translation>
    </message>
    <message>
        <source>First win</source>
        <translation>Primera victoria</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Gana una partida.</translation>
    </message>
    <message>
        <source>Ten wins</source>
        <translation>Diez victorias</translation>
    </message>
    <message>
        <source>Win ten matches.</source>
        <translation>Gana diez partidas.</translation>
    </message>
    <message>
        <source>A hundred wins</source>
        <translation>Cien victorias</translation>
    </message>
    <message>
        <source>Win a hundred matches.</source>
        <translation>Gana cien partidas.</translation>
    </message>
    <message>
        <source>A thousand wins</source>
        <translation>Mil victorias</translation>
    </message>
    <message>
        <source>Win a thousand matches.</source>
        <translation>Gana mil partidas.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Capote</translation>
    </message>
    <message>
        <source>Win a match without a single point for the others.</source>
        <translation>Gana una partida sin que los demás hagan un solo punto.</translation>
    </message>
    <message>
        <source>All the coins</source>
        <translation>Todos los oros</translation>
    </message>
    <message>
        <source>Capture all ten coins in one round.</source>
        <translation>Llévate los diez oros en una ronda.</translation>
    </message>
    <message>
        <source>All the sevens</source>
        <translation>Todos los sietes</translation>
    </message>
    <message>
        <source>Capture all four sevens in one round.</source>
        <translation>Llévate los cuatro sietes en una ronda.</translation>
    </message>
    <message>
        <source>Clean round</source>
        <translation>Ronda redonda</translation>
    </message>
    <message>
        <source>Win every category of a round, at least four.</source>
        <translation>Gana todos los apartados de una ronda, al menos cuatro.</translation>
    </message>
    <message>
        <source>Nothing given away</source>
        <translation>Sin regalos</translation>
    </message>
    <message>
        <source>Win a match of two or more rounds in which nobody else makes a sweep.</source>
        <translation>Gana una partida de dos o más rondas sin recibir ninguna escoba.</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>Puerta cerrada</translation>
    </message>
    <message>
        <source>Leave the others without a point for three rounds in a row.</source>
        <translation>Deja a los demás sin puntos tres rondas seguidas.</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Remontada</translation>
    </message>
    <message>
        <source>Win after being behind by half the points of the match.</source>
        <translation>Gana después de ir perdiendo por la mitad de los puntos de la partida.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La última carta</translation>
    </message>
    <message>
        <source>Turn the match in its last round, and play the last card of it yourself.</source>
        <translation>Dale la vuelta a la partida en la última ronda y juega tú la última carta.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Por los pelos</translation>
    </message>
    <message>
        <source>Win a match by a single point.</source>
        <translation>Gana una partida por un solo punto.</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Prórroga</translation>
    </message>
    <message>
        <source>Win a match that goes on after the target is reached.</source>
        <translation>Gana una partida que siga tras alcanzarse la meta.</translation>
    </message>
    <message>
        <source>Three sweeps</source>
        <translation>Tres escobas</translation>
    </message>
    <message>
        <source>Make three sweeps in one round.</source>
        <translation>Haz tres escobas en una ronda.</translation>
    </message>
    <message>
        <source>Five sweeps</source>
        <translation>Cinco escobas</translation>
    </message>
    <message>
        <source>Make five sweeps in one round.</source>
        <translation>Haz cinco escobas en una ronda.</translation>
    </message>
    <message>
        <source>Faithful settebello</source>
        <translation>El siete fiel</translation>
    </message>
    <message>
        <source>Capture the seven of coins in four rounds in a row.</source>
        <translation>Llévate el siete de oros en cuatro rondas seguidas.</translation>
    </message>
    <message>
        <source>Primiera master</source>
        <translation>Maestro de la primiera</translation>
    </message>
    <message>
        <source>Win the primiera in four rounds of one match.</source>
        <translation>Gana la primiera en cuatro rondas de una partida.</translation>
    </message>
    <message>
        <source>Long napola</source>
        <translation>Napola larga</translation>
    </message>
    <message>
        <source>Capture the coins from the ace to the five in one round.</source>
        <translation>Llévate los oros del as al cinco en una ronda.</translation>
    </message>
    <message>
        <source>Well declared</source>
        <translation>Bien cantado</translation>
    </message>
    <message>
        <source>Win a match with ten or more points from declarations.</source>
        <translation>Gana una partida con diez o más puntos de cantes.</translation>
    </message>
    <message>
        <source>A lucky deal</source>
        <translation>Reparto con suerte</translation>
    </message>
    <message>
        <source>Win a match in which your own deal gives you points.</source>
        <translation>Gana una partida en la que tu propio reparto te dé puntos.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Tres seguidas</translation>
    </message>
    <message>
        <source>Win three matches in a row.</source>
        <translation>Gana tres partidas seguidas.</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Cinco seguidas</translation>
    </message>
    <message>
        <source>Win five matches in a row.</source>
        <translation>Gana cinco partidas seguidas.</translation>
    </message>
    <message>
        <source>Ten in a row</source>
        <translation>Diez seguidas</translation>
    </message>
    <message>
        <source>Win ten matches in a row.</source>
        <translation>Gana diez partidas seguidas.</translation>
    </message>
    <message>
        <source>All six beaten</source>
        <translation>Los seis</translation>
    </message>
    <message>
        <source>Beat all six opponents in games of the same family.</source>
        <translation>Vence a los seis rivales en juegos de la misma familia.</translation>
    </message>
    <message>
        <source>The whole family</source>
        <translation>Toda la familia</translation>
    </message>
    <message>
        <source>Win every game of a family that has three or more.</source>
        <translation>Gana en todos los juegos de una familia de tres o más.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>Buena compañía</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Gana una partida en pareja.</translation>
    </message>
    <message>
        <source>Table for three</source>
        <translation>Mesa para tres</translation>
    </message>
    <message>
        <source>Win a match against two opponents.</source>
        <translation>Gana una partida contra dos rivales.</translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>Uno contra tres</translation>
    </message>
    <message>
        <source>Win a match against three opponents.</source>
        <translation>Gana una partida contra tres rivales.</translation>
    </message>
    <message>
        <source>Seven decks</source>
        <translation>Siete barajas</translation>
    </message>
    <message>
        <source>Win with seven different decks.</source>
        <translation>Gana con siete barajas distintas.</translation>
    </message>
    <message>
        <source>Revenge</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Lose a match, then win the next one of the same game and players.</source>
        <translation>Pierde una partida y gana la siguiente del mismo juego con los mismos rivales.</translation>
    </message>
    <message>
        <source>All your own work</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without a hint.</source>
        <translation>Vence a Don Ciro o a Aurelio sin pistas.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Sin marcha atrás</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without taking back a move.</source>
        <translation>Vence a Don Ciro o a Aurelio sin deshacer ninguna jugada.</translation>
    </message>
    <message>
        <source>Quick work</source>
        <translation>Visto y no visto</translation>
    </message>
    <message>
        <source>Win a match to eleven or more in two rounds.</source>
        <translation>Gana en dos rondas una partida a once puntos o más.</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>Resistencia</translation>
    </message>
    <message>
        <source>Win a match of eight or more rounds.</source>
        <translation>Gana una partida de ocho rondas o más.</translation>
    </message>
    <message>
        <source>A big round</source>
        <translation>Gran ronda</translation>
    </message>
    <message>
        <source>Score ten or more points in one round.</source>
        <translation>Haz diez puntos o más en una ronda.</translation>
    </message>
    <message>
        <source>At a stroke</source>
        <translation>De golpe</translation>
    </message>
    <message>
        <source>Win a match at once with the cards you have captured.</source>
        <translation>Gana la partida al instante con las cartas que te has llevado.</translation>
    </message>
    <message>
        <source>Tour of Italy</source>
        <translation>Vuelta a Italia</translation>
    </message>
    <message>
        <source>Win five different games with Italian roots.</source>
        <translation>Gana en cinco juegos distintos de origen italiano.</translation>
    </message>
    <message>
        <source>Spanish cards</source>
        <translation>Baraja española</translation>
    </message>
    <message>
        <source>Win five different games that use Spanish cards.</source>
        <translation>Gana en cinco juegos distintos de baraja española.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Win a match of Scopone.</source>
        <translation>Gana una partida de Scopone.</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>Cirulla</translation>
    </message>
    <message>
        <source>Win a match of Cirulla.</source>
        <translation>Gana una partida de Cirulla.</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>Win a match of Chkobba.</source>
        <translation>Gana una partida de Chkobba.</translation>
    </message>
    <message>
        <source>{name} beaten</source>
        <translation>Victoria sobre {name}</translation>
    </message>
    <message>
        <source>Win a match against {name}.</source>
        <translation>Gana una partida contra {name}.</translation>
    </message>
    <message>
        <source>{done} of {needed}</source>
        <translation>{done} de {needed}</translation>
    </message>
    <message>
        <source>Earned: {date}</source>
        <translation>Ganada: {date}</translation>
    </message>
    <message>
        <source>Earned in: {game}, {score} against {names}, {date}</source>
        <translation>Ganada: {game}, {score} contra {names}, {date}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>seguidas: {count}</translation>
    </message>
    <message>
        <source>wins: {count}</source>
        <translation>victorias: {count}</translation>
    </message>
    <message>
        <source>games: {count}</source>
        <translation>juegos: {count}</translation>
    </message>
    <message>
        <source>opponents: {count}</source>
        <translation>rivales: {count}</translation>
    </message>
    <message>
        <source>decks: {count}</source>
        <translation>barajas: {count}</translation>
    </message>
</context>
<context>
    <name>BrowsingBar</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Reproducir las jugadas</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Round {round}, void deal</source>
        <translation>Ronda {round}, reparto nulo</translation>
    </message>
    <message>
        <source>Round {round}, before the first move</source>
        <translation>Ronda {round}, antes de la primera jugada</translation>
    </message>
    <message>
        <source>Round {round}, move {move} of {moves}</source>
        <translation>Ronda {round}, jugada {move} de {moves}</translation>
    </message>
    <message>
        <source>Looking back: {position}</source>
        <translation>Mirando atrás: {position}</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Primera jugada</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>Last move, and the game</source>
        <translation>Última jugada y vuelta a la partida</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Start a new match from this position. The current one is saved.</source>
        <translation>Empieza una partida nueva desde esta posición. La actual se guarda.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>CapturesDialog</name>
    <message>
        <source>Last capture</source>
        <translation>Última captura</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>In {game} nobody looks through the piles during a round.</source>
        <translation>En {game} nadie mira las cartas ganadas durante la ronda.</translation>
    </message>
    <message>
        <source>Pile of your side: {cards}</source>
        <translation>Montón de tu equipo: {cards}</translation>
    </message>
    <message>
        <source>Your pile: {cards}</source>
        <translation>Tu montón: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been captured in this round yet.</source>
        <translation>En esta ronda aún no hay capturas.</translation>
    </message>
</context>
<context>
    <name>CardsController</name>
    <message>
        <source>Your own deck is gone; each game uses its own cards.</source>
        <translation>Tu baraja ya no está; cada juego usa sus propias cartas.</translation>
    </message>
    <message>
        <source>A picture of your deck “{name}” is damaged; it is left out.</source>
        <translation>Una imagen de tu baraja «{name}» está dañada; la baraja se omite.</translation>
    </message>
    <message>
        <source>You have earned a card back, {name}. Choose it in the settings.</source>
        <translation>Has ganado un dorso de cartas, {name}. Elígelo en los ajustes.</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Values on the cards</source>
        <translation>&amp;Valores en las cartas</translation>
    </message>
    <message>
        <source>Where needed</source>
        <translation>Si hacen falta</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Según la carta</translation>
    </message>
    <message>
        <source>While choosing</source>
        <translation>Al elegir</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>A small badge shows what a card counts, on decks that do not print it. It is needed where the cards of a hand are hard to count.</source>
        <translation>Una pequeña marca muestra cuánto vale la carta, en las barajas que no lo llevan impreso. Hace falta donde cuesta contar las cartas de la mano.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>Las cartas con las que juegas a todos los juegos.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso de las cartas</translation>
    </message>
    <message>
        <source>What hidden cards look like.</source>
        <translation>El aspecto de las cartas tapadas.</translation>
    </message>
    <message>
        <source>Same as the deck</source>
        <translation>El de la baraja</translation>
    </message>
    <message>
        <source>Each deck has its own back.</source>
        <translation>Cada baraja tiene su propio dorso.</translation>
    </message>
    <message>
        <source>Win three matches of a family of games to earn its back: {list}.</source>
        <translation>Gana tres partidas de una familia de juegos para conseguir su dorso: {list}.</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, dibujo hecho para Scopa Desktop</translation>
    </message>
    <message>
        <source>{back} ({family}, {progress})</source>
        <translation>{back} ({family}, {progress})</translation>
    </message>
    <message>
        <source>The game on the table has fifty-two cards, more than this deck: it is played with the deck {deck}.</source>
        <translation>El juego de la mesa tiene cincuenta y dos cartas, más que esta baraja: se juega con la baraja {deck}.</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Oros</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>Setenta</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>All coins</source>
        <translation>Todos los oros</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sietes</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Los cuatro sietes</translation>
    </message>
    <message>
        <source>Barmila</source>
        <translation>Barmila</translation>
    </message>
    <message>
        <source>Carimbo</source>
        <translation>Carimbo</translation>
    </message>
    <message>
        <source>La grande</source>
        <translation>La grande</translation>
    </message>
    <message>
        <source>La piccola</source>
        <translation>La piccola</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>Aces and courts</source>
        <translation>Ases y figuras</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Cantes</translation>
    </message>
    <message>
        <source>Picula, Bàgher</source>
        <translation>Picula, bàgher</translation>
    </message>
    <message>
        <source>Bàgher</source>
        <translation>Bàgher</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>All diamonds</source>
        <translation>Todos los diamantes</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Napula</source>
        <translation>Napula</translation>
    </message>
    <message>
        <source>Picada, Cicera, Bigia</source>
        <translation>Picada, cicera, bigia</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
</context>
<context>
    <name>ChangedMark</name>
    <message>
        <source>Differs from the usual rules</source>
        <translation>Distinta de las reglas habituales</translation>
    </message>
</context>
<context>
    <name>CharacterTile</name>
    <message>
        <source>strength {0} of {1}</source>
        <translation>fuerza {0} de {1}</translation>
    </message>
    <message>
        <source>seat {0}</source>
        <translation>asiento {0}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Card or event</source>
        <translation>Carta o suceso</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Rounds you won it</source>
        <translation>Rondas para ti</translation>
    </message>
    <message>
        <source>Rounds they won it</source>
        <translation>Rondas para ellos</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Tus puntos</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Sus puntos</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>The arrow keys go through the values.</source>
        <translation>Las flechas recorren los valores.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Proporción de victorias</translation>
    </message>
    <message>
        <source>{share} of {matches}</source>
        <comment>a share of a number of matches</comment>
        <translation>{share} de {matches}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empatadas</translation>
    </message>
    <message numerus="yes">
        <source>Share won of the last {count} matches</source>
        <translation>
            <numerusform>Victorias en la última partida ({count})</numerusform>
            <numerusform>Victorias en las últimas {count} partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>del {first} al {last}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Your first chips</source>
        <translation>Tus primeras fichas</translation>
    </message>
    <message>
        <source>Stake of a match</source>
        <translation>Apuesta de una partida</translation>
    </message>
    <message>
        <source>A match that was left</source>
        <translation>Partida abandonada</translation>
    </message>
    <message>
        <source>Stake of a void match, returned</source>
        <translation>Apuesta devuelta: partida nula</translation>
    </message>
    <message>
        <source>Left a competitive match</source>
        <translation>Abandono de una partida competitiva</translation>
    </message>
    <message>
        <source>Played a practice match</source>
        <translation>Partida de práctica jugada</translation>
    </message>
    <message>
        <source>Completed a lesson</source>
        <translation>Lección completada</translation>
    </message>
    <message>
        <source>Solved a puzzle</source>
        <translation>Problema resuelto</translation>
    </message>
    <message>
        <source>Played the daily deal</source>
        <translation>Reparto del día jugado</translation>
    </message>
    <message>
        <source>Won a match</source>
        <translation>Partida ganada</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>nivel {level}</translation>
    </message>
    <message>
        <source>{name}: {chips}, {level}</source>
        <translation>{name}: {chips}, {level}</translation>
    </message>
    <message>
        <source>Competitive match, paid</source>
        <translation>Partida competitiva: cuentas saldadas</translation>
    </message>
    <message>
        <source>Competitive match: {pot} in the pot, {stake} from each player</source>
        <translation>Partida competitiva: {pot} en el bote, {stake} de cada jugador</translation>
    </message>
    <message>
        <source>The match is void: everybody has the stake back.</source>
        <translation>La partida es nula: cada uno recupera su apuesta.</translation>
    </message>
    <message>
        <source>Pot: {pot}, of which the bank takes {bank}.</source>
        <translation>Bote: {pot}, de las que la banca se queda con {bank}.</translation>
    </message>
    <message>
        <source>{name}: {gains}.</source>
        <translation>{name}: {gains}.</translation>
    </message>
    <message>
        <source>{name} reaches level {level}!</source>
        <translation>¡{name} llega al nivel {level}!</translation>
    </message>
    <message>
        <source>Another window of the game plays with your chips.</source>
        <translation>Otra ventana del juego está jugando con tus fichas.</translation>
    </message>
    <message>
        <source>Guests have no chips: only people with a profile play for them.</source>
        <translation>Los invitados no tienen fichas: solo las apuesta quien tiene un perfil.</translation>
    </message>
    <message>
        <source>Chips are staked by people only.</source>
        <translation>Solo las personas apuestan fichas.</translation>
    </message>
    <message>
        <source>Nothing is staked in this match.</source>
        <translation>En esta partida no hay nada apostado.</translation>
    </message>
    <message>
        <source>{names} always plays as well as you do, and never for chips.</source>
        <translation>{names} siempre juega tan bien como tú, y nunca por fichas.</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Ahora no se pueden contar las fichas.</translation>
    </message>
    <message>
        <source>A deal number of your own is for practice only: clear it to play for chips.</source>
        <translation>Con un número de reparto elegido solo se juega como práctica: bórralo para jugar con fichas.</translation>
    </message>
    <message>
        <source>{names}: too few for a stake of {stake}. Choose a smaller one, or earn chips by practice, lessons, puzzles and the daily deal.</source>
        <translation>{names}: no alcanza para una apuesta de {stake}. Elige una menor, o gana fichas con la práctica, las lecciones, los problemas y el reparto del día.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, all of you lose it: the stakes of {stake} stay in the pot, and each of you pays {penalty} more.</source>
        <translation>Si abandonáis esta partida competitiva, la perdéis todos: las apuestas de {stake} se quedan en el bote y cada persona paga {penalty} más.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, you lose it: your stake of {stake} stays in the pot, and you pay {penalty} more.</source>
        <translation>Si abandonas esta partida competitiva, la pierdes: tu apuesta de {stake} se queda en el bote y pagas {penalty} más.</translation>
    </message>
</context>
<context>
    <name>ChipsPage</name>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Ahora no se pueden contar las fichas.</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experiencia</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>How to earn</source>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>A match among people at one computer brings no experience, nor does one in which most of your moves were made for you.</source>
        <translation>Una partida entre personas en un mismo ordenador no da experiencia, y tampoco la da una en la que la mayoría de tus jugadas se hicieron por ti.</translation>
    </message>
    <message>
        <source>The last entries</source>
        <translation>Los últimos movimientos</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>Level {level}, the highest</source>
        <translation>Nivel {level}, el más alto</translation>
    </message>
    <message>
        <source>Level {level}: {left} to the next one</source>
        <translation>Nivel {level}: {left} para el siguiente</translation>
    </message>
    <message>
        <source>and {chips} in the pot</source>
        <translation>y {chips} en el bote</translation>
    </message>
    <message>
        <source>In a competitive match, each player stakes chips. The winner gets the pot less a quarter for the bank, and 10 points of experience for each player at the table; partners share, and every loser gets 5. With fewer than {ceiling} chips, you earn some by practice: {practice} for a match, {lesson} for a lesson, {puzzle} for a puzzle and {daily} for the daily deal, up to {most} a day.</source>
        <translation>En una partida competitiva cada jugador apuesta fichas. Quien gana se lleva el bote, menos un cuarto para la banca, y 10 puntos de experiencia por cada jugador de la mesa; los compañeros lo comparten. Quien pierde recibe 5 puntos. Quien tiene menos de {ceiling} fichas gana algunas practicando: {practice} por una partida, {lesson} por una lección, {puzzle} por un problema y {daily} por el reparto del día, hasta {most} al día.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
</context>
<context>
    <name>ClosingGuard</name>
    <message>
        <source>Your last moves have not been saved</source>
        <translation>Tus últimas jugadas no se han guardado</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>The table is empty, so nobody can make {sweep}.</source>
        <translation>La mesa está vacía: nadie puede hacer {sweep}.</translation>
    </message>
    <message>
        <source>No card can make {sweep} with this table.</source>
        <translation>Con esta mesa ninguna carta hace {sweep}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {total} and {sweep}: {percent}.</source>
        <translation>La mesa suma {sum}. Para sumar {total} y hacer {sweep}, {name} necesita {ranks}: {percent}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>La mesa suma {sum}. Para hacer {sweep}, {name} necesita {ranks}: {percent}.</translation>
    </message>
    <message>
        <source>{name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>Para hacer {sweep}, {name} necesita {ranks}: {percent}.</translation>
    </message>
    <message>
        <source>After the {card}: {danger}</source>
        <translation>Después de jugar esta carta ({card}): {danger}</translation>
    </message>
    <message>
        <source>That cost {points}. Better: {move}.</source>
        <translation>Te ha costado {points}. Mejor así: {move}.</translation>
    </message>
    <message>
        <source>That cost about {points}. Better: {move}.</source>
        <translation>Te ha costado cerca de {points}. Mejor así: {move}.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>la mejor jugada</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>tan buena como la mejor</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>cuesta {points}</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing here.</source>
        <translation>Aquí vaciar la mesa no vale nada.</translation>
    </message>
    <message>
        <source>Nobody wants to make {sweep} here.</source>
        <translation>Aquí nadie quiere hacer {sweep}.</translation>
    </message>
    <message>
        <source>Coach: {move}.</source>
        <translation>Entrenador: {move}.</translation>
    </message>
    <message>
        <source>Coach: {cost}.</source>
        <translation>Entrenador: {cost}.</translation>
    </message>
    <message>
        <source>Coach: {cost}: {reasons}.</source>
        <translation>Entrenador: {cost}: {reasons}.</translation>
    </message>
    <message>
        <source>over all the ways the hidden cards could lie</source>
        <translation>de media, estén como estén las cartas ocultas</translation>
    </message>
    <message>
        <source>The next best: {reasons}.</source>
        <translation>La segunda mejor: {reasons}.</translation>
    </message>
    <message>
        <source>The best play: {reasons}.</source>
        <translation>La mejor jugada: {reasons}.</translation>
    </message>
    <message>
        <source>{card} ({cost}): {reasons}.</source>
        <translation>{card} ({cost}): {reasons}.</translation>
    </message>
    <message>
        <source>{card}: {cost}. {sentence}</source>
        <translation>{card}: {cost}. {sentence}</translation>
    </message>
</context>
<context>
    <name>CoachBar</name>
    <message>
        <source>Opens the lesson about it.</source>
        <translation>Abre la lección correspondiente.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacerla</translation>
    </message>
    <message>
        <source>Takes back your move and everything after it.</source>
        <translation>Deshace tu jugada y todo lo que vino después.</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>small total</source>
        <translation>suma pequeña</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>tres iguales</translation>
    </message>
    <message>
        <source>flor</source>
        <translation>flor</translation>
    </message>
    <message>
        <source>escalera</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>tres de nueva</source>
        <translation>tres de nueva</translation>
    </message>
    <message>
        <source>dos de miseria</source>
        <translation>dos de miseria</translation>
    </message>
    <message>
        <source>chorizo</source>
        <translation>chorizo</translation>
    </message>
    <message>
        <source>báciga</source>
        <translation>báciga</translation>
    </message>
    <message>
        <source>báciga y pares</source>
        <translation>báciga y pares</translation>
    </message>
    <message>
        <source>picada</source>
        <translation>picada</translation>
    </message>
    <message>
        <source>cicera</source>
        <translation>cicera</translation>
    </message>
    <message>
        <source>bigia</source>
        <translation>bigia</translation>
    </message>
    <message>
        <source>picula</source>
        <translation>picula</translation>
    </message>
    <message>
        <source>bàgher</source>
        <translation>bàgher</translation>
    </message>
</context>
<context>
    <name>Competition</name>
    <message>
        <source>No chips are staked in this match: nothing is won or lost in it.</source>
        <translation>En esta partida no hay fichas en juego: no se gana ni se pierde nada.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n carta en la mano</numerusform>
            <numerusform>%n cartas en la mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n reparto</numerusform>
            <numerusform>%n repartos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of experience</source>
        <translation>
            <numerusform>%n punto de experiencia</numerusform>
            <numerusform>%n puntos de experiencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n openings</source>
        <translation>
            <numerusform>%n mesa inicial</numerusform>
            <numerusform>%n mesas iniciales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other sets</source>
        <translation>
            <numerusform>%n opción más</numerusform>
            <numerusform>%n opciones más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} puntos</translation>
    </message>
</context>
<context>
    <name>CourtValuesController</name>
    <message>
        <source>In this game the courts count: {courts}.</source>
        <translation>En este juego las figuras valen: {courts}.</translation>
    </message>
</context>
<context>
    <name>CutSheet</name>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Cards above the cut</source>
        <translation>Cartas por encima del corte</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>still playing</source>
        <translation>sigue jugando</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>{game} against {opponents}</source>
        <translation>{game} contra {opponents}</translation>
    </message>
    <message>
        <source>{game} with {partner} against {opponents}</source>
        <translation>{game} con {partner} contra {opponents}</translation>
    </message>
    <message>
        <source>place {place} of {all}</source>
        <comment>after a comma or a colon</comment>
        <translation>puesto {place} de {all}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>medalla de oro</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>medalla de plata</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>medalla de bronce</translation>
    </message>
    <message>
        <source>no medal</source>
        <translation>sin medalla</translation>
    </message>
    <message numerus="yes">
        <source>Played %n days in a row</source>
        <translation>
            <numerusform>Has jugado %n día seguido</numerusform>
            <numerusform>Has jugado %n días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Scopa Desktop, daily deal of {date}</source>
        <translation>Scopa Desktop, el reparto del día, {date}</translation>
    </message>
    <message>
        <source>You made {own}, the other side {other}.</source>
        <translation>Tú has hecho {own}; los demás, {other}.</translation>
    </message>
    <message>
        <source>That is {place}: {medal}.</source>
        <translation>Es el {place}: {medal}.</translation>
    </message>
    <message>
        <source>It would be {place}.</source>
        <translation>Sería el {place}.</translation>
    </message>
</context>
<context>
    <name>DailyWindow</name>
    <message>
        <source>Daily deal</source>
        <translation>El reparto del día</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>The six characters play the same cards in your seat. Gold if none of them did better, silver if at most two did, bronze if at most four did.</source>
        <translation>Los seis personajes juegan las mismas cartas desde tu asiento. Oro si ninguno lo hizo mejor, plata si dos como mucho, bronce si cuatro como mucho.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>One round, and it counts: no hints, nothing is taken back. You can close the window and go on later.</source>
        <translation>Una ronda, y cuenta: sin pistas y sin deshacer jugadas. Puedes cerrar la ventana y continuar más tarde.</translation>
    </message>
    <message>
        <source>You play for practice. The result is not counted.</source>
        <translation>Juegas para practicar. El resultado no cuenta.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Juego y reglas</translation>
    </message>
    <message>
        <source>Yesterday: {result}</source>
        <translation>Ayer: {result}</translation>
    </message>
    <message>
        <source>The same cards for everybody. Your first try counts.</source>
        <translation>Las mismas cartas para todos. Cuenta tu primer intento.</translation>
    </message>
    <message>
        <source>Your try goes on where you left it.</source>
        <translation>Tu intento sigue donde lo dejaste.</translation>
    </message>
    <message>
        <source>You did not play on this day. You can play its deal for practice; the result is not counted.</source>
        <translation>Ese día no jugaste. Puedes jugar su reparto para practicar; el resultado no cuenta.</translation>
    </message>
    <message>
        <source>The deal of this day is yet to come.</source>
        <translation>El reparto de ese día aún está por llegar.</translation>
    </message>
    <message>
        <source>Practice: {points}, not counted.</source>
        <translation>Práctica: {points}, no cuenta.</translation>
    </message>
    <message>
        <source>The six others still play the same cards …</source>
        <translation>Los otros seis siguen jugando las mismas cartas…</translation>
    </message>
    <message>
        <source>The results of the others cannot be computed.</source>
        <translation>No se pueden calcular los resultados de los demás.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Reglas…</translation>
    </message>
    <message>
        <source>Lesson: {title}…</source>
        <translation>Lección: {title}…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Copies a text that gives nothing away.</source>
        <translation>Copia un texto que no revela nada.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>{reason} It was kept as “{aside}”, and a new one was begun.</source>
        <translation>{reason} Se ha conservado como «{aside}» y se ha empezado uno nuevo.</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”; the copy of {day} takes its place.</source>
        <translation>{reason} Se ha conservado como «{aside}»; en su lugar está la copia del {day}.</translation>
    </message>
    <message>
        <source>“{path}” is the database of another program.</source>
        <translation>«{path}» es la base de datos de otro programa.</translation>
    </message>
    <message>
        <source>“{path}” was written by a newer version of Scopa Desktop.</source>
        <translation>«{path}» lo escribió una versión más reciente de Scopa Desktop.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>«{path}» no se puede usar: {reason}.</translation>
    </message>
    <message>
        <source>Nothing can be saved: “{path}” is write-protected.</source>
        <translation>No se puede guardar nada: «{path}» está protegido contra escritura.</translation>
    </message>
    <message>
        <source>“{path}” is damaged.</source>
        <translation>«{path}» está dañado.</translation>
    </message>
    <message>
        <source>“{path}” is in use by another program. Try again in a moment.</source>
        <translation>Otro programa está usando «{path}». Inténtalo de nuevo dentro de un momento.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>This deal</source>
        <translation>Este reparto</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Click the number to copy it. Anyone who enters it in New game, for {game} with the same number of players, gets the same cards in every round.</source>
        <translation>Haz clic en el número para copiarlo. Quien lo ponga en Nueva partida, para {game} con el mismo número de jugadores, recibe las mismas cartas en cada ronda.</translation>
    </message>
    <message>
        <source>All cards were shuffled from this number before the first one was dealt.</source>
        <translation>Todas las cartas se barajaron con este número antes de repartir la primera.</translation>
    </message>
</context>
<context>
    <name>DealNumberButton</name>
    <message>
        <source>Copied: {number}</source>
        <translation>Copiado: {number}</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <translation>Reparto n.º {number}</translation>
    </message>
    <message>
        <source>Copy the number. Entered in New game, it deals the same cards again.</source>
        <translation>Copiar el número. En Nueva partida reparte otra vez las mismas cartas.</translation>
    </message>
</context>
<context>
    <name>DealNumberField</name>
    <message>
        <source>Deal number</source>
        <translation>Número de reparto</translation>
    </message>
    <message>
        <source>Leave it empty for a new deal. A number deals the same cards again.</source>
        <translation>Déjalo vacío para tener cartas nuevas. Un número vuelve a dar las mismas.</translation>
    </message>
    <message>
        <source>Enter a whole number from 1 to {0}.</source>
        <translation>Escribe un número entero del 1 al {0}.</translation>
    </message>
</context>
<context>
    <name>DecisionModel</name>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Bergamo</source>
        <translation>Bergamasca</translation>
    </message>
    <message>
        <source>Bergamo and Lombardy</source>
        <translation>Bérgamo y Lombardía</translation>
    </message>
    <message>
        <source>Spanish (Castilian)</source>
        <translation>Española (castellana)</translation>
    </message>
    <message>
        <source>Spain and the Spanish-speaking Americas</source>
        <translation>España y la América de habla española</translation>
    </message>
    <message>
        <source>French-suited</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>France, Italy and the world</source>
        <translation>Francia, Italia y el mundo entero</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Napolitana</translation>
    </message>
    <message>
        <source>Naples, Campania and the south of Italy</source>
        <translation>Nápoles, Campania y el sur de Italia</translation>
    </message>
    <message>
        <source>Piacenza</source>
        <translation>Piacentina</translation>
    </message>
    <message>
        <source>Piacenza, Emilia and central Italy</source>
        <translation>Piacenza, Emilia y el centro de Italia</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Siciliana</translation>
    </message>
    <message>
        <source>Sicily</source>
        <translation>Sicilia</translation>
    </message>
    <message>
        <source>Treviso (Venetian)</source>
        <translation>Trevisana (veneciana)</translation>
    </message>
    <message>
        <source>Veneto and Friuli</source>
        <translation>El Véneto y Friuli</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>oros</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>bastos</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>beside Diamonds</comment>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>in the name of a card</comment>
        <translation>oros</translation>
    </message>
    <message>
        <source>Cups</source>
        <comment>in the name of a card</comment>
        <translation>copas</translation>
    </message>
    <message>
        <source>Swords</source>
        <comment>in the name of a card</comment>
        <translation>espadas</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>in the name of a card</comment>
        <translation>bastos</translation>
    </message>
    <message>
        <source>Batons</source>
        <comment>in the name of a card</comment>
        <translation>bastos</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>bastos</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>sota</translation>
    </message>
    <message>
        <source>Knave</source>
        <translation>sota</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>caballo</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>King</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>King</source>
        <comment>beside Diamonds</comment>
        <translation>rey</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>Ace</source>
        <comment>beside Diamonds</comment>
        <translation>as</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>Genoese</source>
        <translation>Genovesa</translation>
    </message>
    <message>
        <source>Liguria</source>
        <translation>Liguria</translation>
    </message>
    <message>
        <source>Milanese</source>
        <translation>Milanesa</translation>
    </message>
    <message>
        <source>Lombardy and Ticino</source>
        <translation>Lombardía y el Tesino</translation>
    </message>
    <message>
        <source>Tuscan</source>
        <translation>Toscana</translation>
    </message>
    <message>
        <source>Tuscany</source>
        <translation>La Toscana</translation>
    </message>
    <message>
        <source>Romagna</source>
        <translation>Romañola</translation>
    </message>
    <message>
        <source>Romagna and San Marino</source>
        <translation>La Romaña y San Marino</translation>
    </message>
    <message>
        <source>Sardinian</source>
        <translation>Sarda</translation>
    </message>
    <message>
        <source>Sardinia</source>
        <translation>Cerdeña</translation>
    </message>
    <message>
        <source>Trieste</source>
        <translation>Triestina</translation>
    </message>
    <message>
        <source>Trieste, Istria and Dalmatia</source>
        <translation>Trieste, Istria y Dalmacia</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Ace</comment>
        <translation>el {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>2 to 7</comment>
        <translation>el {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Page</comment>
        <translation>la {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knave</comment>
        <translation>la {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Jack</comment>
        <translation>la {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Queen</comment>
        <translation>la {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knight</comment>
        <translation>el {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>King</comment>
        <translation>el {card}</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italia</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>España</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Francia</translation>
    </message>
</context>
<context>
    <name>DeckChoice</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the decks</source>
        <translation>Buscar entre las barajas</translation>
    </message>
    <message>
        <source>A name or a place, such as Sicily.</source>
        <translation>Un nombre o un lugar, como Sicilia.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Tus barajas</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Deck: {land}</source>
        <translation>Baraja: {land}</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Según el juego</translation>
    </message>
    <message>
        <source>each game uses its own deck</source>
        <translation>cada juego usa su baraja</translation>
    </message>
    <message>
        <source>Scopa is played with Italian cards, Escoba with Spanish ones.</source>
        <translation>La Scopa se juega con cartas italianas; la Escoba, con españolas.</translation>
    </message>
    <message>
        <source>Italian suits</source>
        <translation>palos italianos</translation>
    </message>
    <message>
        <source>Spanish suits</source>
        <translation>palos españoles</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>palos franceses</translation>
    </message>
    <message>
        <source>No deck matches “{words}”.</source>
        <translation>Ninguna baraja coincide con «{words}».</translation>
    </message>
</context>
<context>
    <name>DeckChoiceDialog</name>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Your own decks are added in the settings.</source>
        <translation>Tus propias barajas se añaden en los ajustes.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>DeckPrinting</name>
    <message>
        <source>&amp;Print this deck…</source>
        <translation>&amp;Imprimir esta baraja…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Saves the deck as a PDF file in its real size, with marks for cutting.</source>
        <translation>Guarda la baraja como archivo PDF a tamaño real, con marcas de corte.</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>Imprimir la baraja</translation>
    </message>
    <message>
        <source>PDF files (*{suffix})</source>
        <translation>Archivos PDF (*{suffix})</translation>
    </message>
    <message>
        <source>Saved as “{name}”. Print it in its real size (100 %) on both sides, turned on the long edge.</source>
        <translation>Guardado como «{name}». Imprímelo a tamaño real (100&#xa0;%) por las dos caras, girado por el borde largo.</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation>Detenido; no se ha guardado nada.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{name}” is larger than {size} MiB.</source>
        <translation>«{name}» supera los {size} MiB.</translation>
    </message>
    <message>
        <source>The pictures in “{path}” are larger than {size} MiB together.</source>
        <translation>Las imágenes de «{path}» superan juntas los {size} MiB.</translation>
    </message>
    <message>
        <source>“{path}” is too large: a ZIP file may have {zip} MiB, {files} files and, unpacked, {size} MiB.</source>
        <translation>«{path}» es demasiado grande: un archivo ZIP puede tener {zip} MiB, {files} archivos y, descomprimido, {size} MiB.</translation>
    </message>
    <message>
        <source>“{path}” is no ZIP file, or it is damaged.</source>
        <translation>«{path}» no es un archivo ZIP o está dañado.</translation>
    </message>
    <message>
        <source>“{path}” has more than {files} files.</source>
        <translation>«{path}» tiene más de {files} archivos.</translation>
    </message>
    <message>
        <source>There are no cards in “{path}”. Each card is an SVG or PNG picture with a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>En «{path}» no hay cartas. Cada carta es una imagen SVG o PNG con un nombre como 7D.svg para el siete de oros o KS.png para el rey de espadas; la Guía dice más.</translation>
    </message>
    <message>
        <source>“{index}” names the drawing “{name}”, which is not in “{path}”.</source>
        <translation>«{index}» nombra el dibujo «{name}», que no está en «{path}».</translation>
    </message>
    <message>
        <source>“{name}” cannot be drawn: it is damaged, or it needs too much memory.</source>
        <translation>«{name}» no se puede dibujar: está dañada o necesita demasiada memoria.</translation>
    </message>
    <message>
        <source>“{name}” is no SVG or PNG picture, or it is damaged.</source>
        <translation>«{name}» no es una imagen SVG o PNG, o está dañada.</translation>
    </message>
    <message>
        <source>“{name}” has no width or no height.</source>
        <translation>«{name}» no tiene anchura o no tiene altura.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height}; the width of a card must be {least}% to {most}% of its height.</source>
        <translation>«{name}» mide {width} × {height}; la anchura de una carta debe ser del {least}&#xa0;% al {most}&#xa0;% de su altura.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height} pixels; a picture may have at most {millions} million.</source>
        <translation>«{name}» mide {width} × {height} píxeles; una imagen puede tener como máximo {millions} millones.</translation>
    </message>
    <message>
        <source>“{name}” is larger than {size} MiB when it is unpacked.</source>
        <translation>«{name}» supera los {size} MiB al descomprimirse.</translation>
    </message>
    <message>
        <source>“{name}” takes longer to draw than {seconds} seconds, the limit for a picture.</source>
        <translation>«{name}» tarda más de {seconds} segundos en dibujarse, el límite para una imagen.</translation>
    </message>
    <message>
        <source>The pictures take longer to draw than {seconds} seconds, the limit for a set; the last one was “{name}”.</source>
        <translation>Las imágenes tardan más de {seconds} segundos en dibujarse, el límite para un juego de imágenes; la última fue «{name}».</translation>
    </message>
    <message>
        <source>The pictures cannot be drawn, because the process that draws them does not start.</source>
        <translation>Las imágenes no se pueden dibujar, porque el proceso que las dibuja no se inicia.</translation>
    </message>
    <message>
        <source>Your deck “{name}” was added by an earlier version and was left out. Add it again from the folder “{path}”, then delete that folder.</source>
        <translation>Tu baraja «{name}» se añadió con una versión anterior y se ha omitido. Añádela otra vez desde la carpeta «{path}» y después borra esa carpeta.</translation>
    </message>
    <message>
        <source>Your deck in “{path}” is damaged and was left out.</source>
        <translation>Tu baraja de «{path}» está dañada y se ha omitido.</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Algo ha fallado en el programa.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The details are in “{path}”; please attach that file to your report. Your match is safe.</source>
        <translation>Algo ha fallado en el programa. Los detalles están en «{path}»: adjunta ese archivo a tu aviso. Tu partida está a salvo.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{total} in three cards</source>
        <translation>{total} en tres cartas</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>tres iguales</translation>
    </message>
    <message>
        <source>all of one suit</source>
        <translation>todas del mismo palo</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>tres seguidas</translation>
    </message>
    <message>
        <source>{total} in three cards, two of a rank</source>
        <translation>{total} en tres cartas, dos iguales</translation>
    </message>
    <message>
        <source>You drew the highest card and deal.</source>
        <translation>Has sacado la carta más alta y repartes.</translation>
    </message>
    <message>
        <source>{name} drew the highest card and deals.</source>
        <translation>{name} ha sacado la carta más alta y reparte.</translation>
    </message>
    <message>
        <source>Cards drawn: {drawn}.</source>
        <translation>Cartas sacadas: {drawn}.</translation>
    </message>
    <message>
        <source>You take the opening cards: {made}.</source>
        <translation>Te llevas la mesa inicial: {made}.</translation>
    </message>
    <message>
        <source>{name} takes the opening cards: {made}.</source>
        <translation>{name} se lleva la mesa inicial: {made}.</translation>
    </message>
    <message>
        <source>leaves the opening cards</source>
        <translation>deja la mesa inicial</translation>
    </message>
    <message>
        <source>You leave the opening cards on the table.</source>
        <translation>Dejas la mesa inicial.</translation>
    </message>
    <message>
        <source>{name} leaves the opening cards on the table.</source>
        <translation>{name} deja la mesa inicial.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; you deal again.</source>
        <translation>En la mesa: {cards}. Reparto nulo: vuelves a dar tú.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; {name} deals again.</source>
        <translation>En la mesa: {cards}. Reparto nulo: ahora da {name}.</translation>
    </message>
    <message>
        <source>keeps the cut card</source>
        <translation>se queda la carta del corte</translation>
    </message>
    <message>
        <source>cut card: {card}</source>
        <translation>carta del corte: {card}</translation>
    </message>
    <message>
        <source>You keep the card you cut.</source>
        <translation>Te quedas la carta del corte.</translation>
    </message>
    <message>
        <source>You put the {card} you cut on the table.</source>
        <translation>Pones en la mesa la carta del corte: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the cut card.</source>
        <translation>{name} se queda la carta del corte.</translation>
    </message>
    <message>
        <source>{name} puts the cut {card} on the table.</source>
        <translation>{name} pone en la mesa la carta del corte: {card}.</translation>
    </message>
    <message>
        <source>on the table, {meaning}</source>
        <translation>en la mesa, {meaning}</translation>
    </message>
    <message>
        <source>You declare {cards}: {meaning}.</source>
        <translation>Cantas {cards}: {meaning}.</translation>
    </message>
    <message>
        <source>{name} declares {cards}: {meaning}.</source>
        <translation>{name} canta {cards}: {meaning}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for you: {cards}, {points}.</source>
        <translation>La mesa inicial es una flor para ti: {cards}, {points}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for {name}: {cards}, {points}.</source>
        <translation>La mesa inicial es una flor para {name}: {cards}, {points}.</translation>
    </message>
    <message>
        <source>I have the points to win.</source>
        <translation>Tengo los puntos para ganar.</translation>
    </message>
    <message>
        <source>You call out: you have the points to win.</source>
        <translation>Cantas victoria: tienes los puntos para ganar.</translation>
    </message>
    <message>
        <source>{name} calls out: “I have the points to win.”</source>
        <translation>{name} canta victoria: «Tengo los puntos para ganar».</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Tienes todas las cartas de {cards} y ganas la partida.</translation>
    </message>
    <message>
        <source>{call} Your side holds every card of {cards} and wins.</source>
        <translation>{call} Tu equipo tiene todas las cartas de {cards} y gana.</translation>
    </message>
    <message>
        <source>{call} Their side holds every card of {cards} and wins.</source>
        <translation>{call} El otro equipo tiene todas las cartas de {cards} y gana.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins.</source>
        <translation>{call} {name} tiene todas las cartas de {cards} y gana.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Other people</source>
        <translation>Otras personas</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Primer reparto</translation>
    </message>
    <message>
        <source>Opening points</source>
        <translation>Puntos de la mesa inicial</translation>
    </message>
    <message>
        <source>What was dealt is counted here after {least}. So far: {deals}.</source>
        <translation>Las cartas recibidas se cuentan aquí tras {least}. Hasta ahora: {deals}.</translation>
    </message>
    <message>
        <source>From {deals}.</source>
        <translation>De {deals}.</translation>
    </message>
    <message>
        <source>Imported, and left out: {count}.</source>
        <translation>Importadas, y por eso sin contar: {count}.</translation>
    </message>
    <message>
        <source>With a chosen or repeated deal, and left out: {count}.</source>
        <translation>Con un reparto elegido o repetido, y por eso sin contar: {count}.</translation>
    </message>
    <message>
        <source>With a cut or arranged pack, and left out: {count}.</source>
        <translation>Con la baraja cortada o preparada, y por eso sin contar: {count}.</translation>
    </message>
    <message>
        <source>This is further from the expected than honest shuffles usually are. Chance alone can do it, but rarely.</source>
        <translation>Se aparta de lo esperable más de lo que suelen hacerlo las mezclas limpias. El azar puede causarlo, pero rara vez.</translation>
    </message>
    <message>
        <source>This is what honest shuffles give.</source>
        <translation>Es lo que dan las mezclas limpias.</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Whose cards</source>
        <translation>Las cartas de quién</translation>
    </message>
    <message>
        <source>Count &amp;imported matches too</source>
        <translation>Contar también las partidas &amp;importadas</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Imparcialidad</translation>
    </message>
    <message>
        <source>The deal number fixes all cards of a match before the first one is dealt, and a computer player sees only what you would see in its seat.</source>
        <translation>El número del reparto fija todas las cartas de una partida antes de dar la primera, y un jugador del ordenador ve solo lo que verías tú en su sitio.</translation>
    </message>
    <message>
        <source>To check it, enter a deal number in New game: the same cards come again. Or have your last match dealt and played again here.</source>
        <translation>Para comprobarlo, escribe un número de reparto en Nueva partida: salen las mismas cartas. O haz que aquí se reparta y se juegue otra vez tu última partida.</translation>
    </message>
    <message>
        <source>What was dealt</source>
        <translation>Lo que se repartió</translation>
    </message>
    <message>
        <source>The deals are being counted…</source>
        <translation>Se están contando los repartos…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation>
            <numerusform>%n carta cada uno</numerusform>
            <numerusform>%n cartas cada uno</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees a hand</source>
        <translation>Nadie ve su mano</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Dos contra dos</translation>
    </message>
    <message>
        <source>First to {points} wins at once</source>
        <translation>Quien llega a {points} gana al momento</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Gana quien tiene menos puntos</translation>
    </message>
    <message>
        <source>a capture of one suit: a point for each card, the played one too</source>
        <translation>una captura de un solo palo: un punto por carta, también por la jugada</translation>
    </message>
    <message>
        <source>you turn over any one of your cards, and that one is played</source>
        <translation>das la vuelta a una cualquiera de tus cartas, y esa se juega</translation>
    </message>
    <message>
        <source>partners sit opposite each other and share pile and score</source>
        <translation>los compañeros se sientan frente a frente y comparten montón y puntos</translation>
    </message>
    <message>
        <source>counted in this order: {categories}</source>
        <translation>se cuenta en este orden: {categories}</translation>
    </message>
    <message>
        <source>whoever reaches {points} first has lost</source>
        <translation>quien llega primero a {points} ha perdido</translation>
    </message>
    <message>
        <source>{card} takes everything</source>
        <translation>{card} se lo lleva todo</translation>
    </message>
    <message>
        <source>{card} takes {other}</source>
        <translation>{card} se lleva {other}</translation>
    </message>
    <message>
        <source>{card} takes {other} and {last}</source>
        <translation>{card} se lleva {other} y {last}</translation>
    </message>
    <message>
        <source>{sum}; a {card} on the table would have to be taken first</source>
        <translation>{sum}; una carta igual en la mesa ({card}) va primero</translation>
    </message>
    <message>
        <source>{sum}, or one {card} from the table</source>
        <translation>{sum}, o una sola carta igual ({card})</translation>
    </message>
    <message>
        <source>{sum}: {points} for clearing the table</source>
        <translation>{sum}: {points} si se limpia la mesa</translation>
    </message>
    <message>
        <source>{sum}; this is never a {sweep}</source>
        <translation>{sum}; nunca es una {sweep}</translation>
    </message>
    <message>
        <source>{sum}, or lay the card down</source>
        <translation>{sum}, o bien dejas la carta en la mesa</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table</source>
        <translation>mientras no haya ningún {card} en la mesa</translation>
    </message>
    <message>
        <source>a card takes one of its own rank</source>
        <translation>una carta se lleva otra igual</translation>
    </message>
    <message>
        <source>the {card} counts as any value</source>
        <translation>{card}: vale cualquier valor</translation>
    </message>
    <message>
        <source>with any three cards of your hand, at any turn</source>
        <translation>con tres cartas cualesquiera de la mano, en cualquier turno</translation>
    </message>
    <message>
        <source>shown before you play; the points count at once</source>
        <translation>se muestra antes de jugar; los puntos cuentan al momento</translation>
    </message>
    <message>
        <source>shown before you play your first card</source>
        <translation>se muestra antes de jugar la primera carta</translation>
    </message>
    <message>
        <source>for the player who captures this card</source>
        <translation>para quien captura esta carta</translation>
    </message>
    <message>
        <source>for the best card of each suit: {ranks} …</source>
        <translation>por la mejor carta de cada palo: {ranks}…</translation>
    </message>
    <message>
        <source>for each that a player captures</source>
        <translation>por cada una que captura un jugador</translation>
    </message>
    <message>
        <source>for the player who captures all of these</source>
        <translation>para quien las captura todas</translation>
    </message>
    <message>
        <source>for the player who captures most of these</source>
        <translation>para quien captura más</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for each</source>
        <translation>{sentence}; si hay empate, para cada uno</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for the next best</source>
        <translation>{sentence}; si hay empate, para el siguiente</translation>
    </message>
    <message numerus="yes">
        <source>the whole pack is dealt: %n on the table</source>
        <translation>
            <numerusform>se reparte toda la baraja: %n en la mesa</numerusform>
            <numerusform>se reparte toda la baraja: %n en la mesa</numerusform>
        </translation>
    </message>
    <message>
        <source>the whole pack is dealt, and the table is empty</source>
        <translation>se reparte toda la baraja y la mesa queda vacía</translation>
    </message>
    <message>
        <source>{sum}; this is a {sweep} as well</source>
        <translation>{sum}; también es una {sweep}</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table, or itself if it is empty</source>
        <translation>mientras no haya ningún {card} en la mesa; si está vacía, se lleva a sí mismo</translation>
    </message>
    <message>
        <source>whole, by the equal card on top of it</source>
        <translation>entero, con la carta igual que tiene encima</translation>
    </message>
    <message>
        <source>whole, by the equal card on top, if it takes no table card</source>
        <translation>entero, con la carta igual que tiene encima, si no se lleva nada de la mesa</translation>
    </message>
    <message>
        <source>{card} takes a pile</source>
        <translation>{card} se lleva un montón</translation>
    </message>
</context>
<context>
    <name>FormerFiles</name>
    <message numerus="yes">
        <source>Your matches are now kept in one file, “{path}”: %n were brought in. The former files were left where they are.</source>
        <translation>
            <numerusform>Tus partidas están ahora en un solo archivo, «{path}»: se ha traído %n. Los archivos anteriores siguen donde estaban.</numerusform>
            <numerusform>Tus partidas están ahora en un solo archivo, «{path}»: se han traído %n. Los archivos anteriores siguen donde estaban.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” is damaged: the match in it cannot go on.</source>
        <translation>«{path}» está dañado: la partida no puede continuar.</translation>
    </message>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>«{path}» está dañado y se ha omitido.</translation>
    </message>
    <message>
        <source>“{path}” is damaged: the chips in it are lost.</source>
        <translation>«{path}» está dañado: las fichas se han perdido.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Back to the saved rules</source>
        <translation>Volver a las reglas guardadas</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset every rule</source>
        <translation>Restablecer todas las reglas</translation>
    </message>
    <message>
        <source>Save the change</source>
        <translation>Guardar el cambio</translation>
    </message>
    <message>
        <source>Make it your own…</source>
        <translation>Hazlo tuyo…</translation>
    </message>
    <message>
        <source>Every rule, a name and an emblem: a game of yours</source>
        <translation>Todas las reglas, un nombre y un emblema: un juego tuyo</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartir…</translation>
    </message>
    <message>
        <source>This game in one line, or as a file</source>
        <translation>Este juego en una línea, o como archivo</translation>
    </message>
    <message>
        <source>Add a shared game…</source>
        <translation>Añadir un juego compartido…</translation>
    </message>
    <message>
        <source>A game that somebody gave you</source>
        <translation>Un juego que te han dado</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>{game} with your own rules</source>
        <translation>{game} con tus propias reglas</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>A match takes {length}. Traditionally played with {deck} cards.</source>
        <translation>Una partida dura {length}. Baraja tradicional: {deck}.</translation>
    </message>
    <message>
        <source>A match takes {length}. It is played with {deck} cards. The computer players bring their strength from {game}.</source>
        <translation>Una partida dura {length}. Se juega con la baraja: {deck}. Los jugadores del ordenador traen su fuerza de {game}.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed from the usual rules.</source>
        <translation>
            <numerusform>%n distinta de la habitual.</numerusform>
            <numerusform>%n distintas de las habituales.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Las habituales del juego.</translation>
    </message>
    <message>
        <source>Your cards: {deck}. Change…</source>
        <translation>Tus cartas: {deck}. Cambiar…</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>Las cartas con las que juegas a todos los juegos.</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Show what else this game has</source>
        <translation>Mostrar qué más tiene este juego</translation>
    </message>
</context>
<context>
    <name>GuestNameDialog</name>
    <message>
        <source>A guest</source>
        <translation>Un invitado</translation>
    </message>
    <message>
        <source>Name of the guest</source>
        <translation>Nombre del invitado</translation>
    </message>
    <message>
        <source>A guest’s matches do not count in anybody’s statistics.</source>
        <translation>Lo que juega un invitado no se apunta en las estadísticas de nadie.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Sentarse</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>The guide in “{path}” cannot be read.</source>
        <translation>No se puede leer la guía en «{path}».</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>This page is not translated yet; you see it in English.</source>
        <translation>Esta página aún no está traducida; la ves en inglés.</translation>
    </message>
    <message>
        <source>Parts of this page are not translated yet; you see them in English.</source>
        <translation>Algunas partes de esta página aún no están traducidas; las ves en inglés.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>it is the only move</source>
        <translation>es la única jugada</translation>
    </message>
    <message>
        <source>it makes {sweep}</source>
        <translation>haces {sweep}</translation>
    </message>
    <message>
        <source>it counts for {categories}</source>
        <translation>cuenta para {categories}</translation>
    </message>
    <message>
        <source>the last capture takes what is left</source>
        <translation>la última captura se lleva lo que quede</translation>
    </message>
    <message>
        <source>nobody can make {sweep} after it</source>
        <translation>después nadie puede hacer {sweep}</translation>
    </message>
    <message>
        <source>an even number is left of {ranks}</source>
        <translation>queda un número par de estas cartas: {ranks}</translation>
    </message>
    <message>
        <source>an odd number is left of {ranks}</source>
        <translation>queda un número impar de estas cartas: {ranks}</translation>
    </message>
    <message>
        <source>it is the last of its rank, so no equal card can take it</source>
        <translation>es la última de su valor: ninguna carta igual puede llevársela</translation>
    </message>
    <message>
        <source>you keep a card that takes it back</source>
        <translation>te guardas una carta para recuperarla</translation>
    </message>
    <message>
        <source>it is the card you need least</source>
        <translation>es la carta que menos necesitas</translation>
    </message>
    <message>
        <source>it offers a card that counts for {categories}</source>
        <translation>ofrece una carta que cuenta para {categories}</translation>
    </message>
    <message>
        <source>it scores {points}</source>
        <translation>te da {points}</translation>
    </message>
    <message>
        <source>most cards are worth less</source>
        <translation>casi todas las cartas valen menos</translation>
    </message>
    <message>
        <source>most cards are worth more</source>
        <translation>casi todas las cartas valen más</translation>
    </message>
    <message>
        <source>you have the points to win</source>
        <translation>tienes los puntos para ganar</translation>
    </message>
    <message>
        <source>it takes nothing</source>
        <translation>no se lleva nada</translation>
    </message>
    <message>
        <source>the other captures cost more</source>
        <translation>las otras capturas cuestan más</translation>
    </message>
    <message>
        <source>it gets rid of a card that counts for {categories}</source>
        <translation>te libra de una carta que cuenta para {categories}</translation>
    </message>
    <message>
        <source>{advice}: {reasons}.</source>
        <translation>{advice}: {reasons}.</translation>
    </message>
    <message>
        <source>{percent}% chance to win the match</source>
        <translation>{percent}&#xa0;% de probabilidad de ganar la partida</translation>
    </message>
    <message>
        <source>but {drawback}</source>
        <translation>pero {drawback}</translation>
    </message>
    <message>
        <source>it costs less for {categories}</source>
        <translation>cuesta menos en {categories}</translation>
    </message>
    <message>
        <source>all in all it costs the least</source>
        <translation>en conjunto es la que menos cuesta</translation>
    </message>
    <message>
        <source>Lay down {card}</source>
        <translation>Deja {card} en la mesa</translation>
    </message>
    <message>
        <source>Take {cards} with {card}</source>
        <translation>Llévate {cards} con {card}</translation>
    </message>
    <message>
        <source>Declare {cards}</source>
        <translation>Canta {cards}</translation>
    </message>
    <message>
        <source>Take {cards} before you play</source>
        <translation>Antes de jugar, llévate {cards}</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Canta victoria</translation>
    </message>
    <message>
        <source>Keep the card you cut</source>
        <translation>Quédate la carta del corte</translation>
    </message>
    <message>
        <source>with other moves the risk of {sweep} is up to {worst}</source>
        <translation>con otras jugadas el riesgo de una {sweep} llega al {worst}</translation>
    </message>
    <message>
        <source>it risks {sweep} ({percent}; other moves {others})</source>
        <translation>te arriesgas a una {sweep} ({percent}; otras jugadas {others})</translation>
    </message>
    <message>
        <source>all in all it brings the most</source>
        <translation>en conjunto es la que más da</translation>
    </message>
    <message>
        <source>better by {points}</source>
        <translation>mejor por {points}</translation>
    </message>
    <message>
        <source>the risk of {sweep} is {percent}, with other moves up to {worst}</source>
        <translation>el riesgo de una {sweep} es del {percent}, con otras jugadas hasta el {worst}</translation>
    </message>
    <message>
        <source>Put the card you cut on the table</source>
        <translation>Pon en la mesa la carta del corte</translation>
    </message>
    <message>
        <source>Take the opening cards</source>
        <translation>Llévate la mesa inicial</translation>
    </message>
    <message>
        <source>Leave the opening cards on the table</source>
        <translation>Deja la mesa inicial</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>No cantar nada</translation>
    </message>
    <message>
        <source>it takes {cards}</source>
        <translation>te llevas {cards}</translation>
    </message>
    <message>
        <source>it brings more for {categories}</source>
        <translation>da más para {categories}</translation>
    </message>
    <message>
        <source>it leaves {cards}: {name} makes {sweep} with {number} of {unseen} unseen cards</source>
        <translation>dejas {cards}: {name} hace {sweep} con {number} de {unseen} cartas no vistas</translation>
    </message>
    <message>
        <source>{name} makes {sweep} after it with {number} of {unseen} unseen cards</source>
        <translation>después {name} hace {sweep} con {number} de {unseen} cartas no vistas</translation>
    </message>
    <message>
        <source>it takes a whole pile</source>
        <translation>te llevas un montón entero</translation>
    </message>
    <message>
        <source>nobody can take your pile after it</source>
        <translation>después nadie puede llevarse tu montón</translation>
    </message>
    <message>
        <source>it leaves your pile to whoever has an equal card</source>
        <translation>dejas tu montón a quien tenga una carta igual</translation>
    </message>
    <message>
        <source>Take the pile under {cards} with {card}</source>
        <translation>Llévate el montón bajo {cards} con {card}</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>«{path}» está dañado y se ha omitido.</translation>
    </message>
    <message>
        <source>There is no match in “{path}”.</source>
        <translation>En «{path}» no hay ninguna partida.</translation>
    </message>
    <message>
        <source>“{path}” is too large: an archive may have {matches} matches at most.</source>
        <translation>«{path}» es demasiado grande: un archivo de partidas puede tener {matches} como máximo.</translation>
    </message>
    <message>
        <source>“{path}” is no archive of matches, or it is damaged.</source>
        <translation>«{path}» no es un archivo de partidas, o está dañado.</translation>
    </message>
    <message>
        <source>This match is gone.</source>
        <translation>Esta partida ya no está.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>New badges: {names}</source>
        <translation>Insignias nuevas: {names}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Imparcialidad</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>it contains no rules</source>
        <translation>no contiene reglas</translation>
    </message>
    <message>
        <source>The rules in “{path}” cannot be used: {reason}.</source>
        <translation>Las reglas de «{path}» no se pueden usar: {reason}.</translation>
    </message>
    <message>
        <source>“{path}”: {reason}. These rules are skipped.</source>
        <translation>«{path}»: {reason}. Estas reglas se omiten.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n games of your own.</source>
        <translation>
            <numerusform>Hay sitio para %n juego tuyo.</numerusform>
            <numerusform>Hay sitio para %n juegos tuyos.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” contains no rules: it does not begin with “{mark}”.</source>
        <translation>«{path}» no contiene reglas: no empieza por «{mark}».</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”.</source>
        <translation>{reason} Se ha conservado como «{aside}».</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>The language of the window. Names of games stay as they are.</source>
        <translation>El idioma de la ventana. Los nombres de los juegos no cambian.</translation>
    </message>
</context>
<context>
    <name>Leaderboard</name>
    <message>
        <source>plays now</source>
        <translation>juega ahora</translation>
    </message>
    <message>
        <source>not rated yet</source>
        <translation>aún sin valoración</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Puesto {place}</translation>
    </message>
    <message>
        <source>A competitive match of yours counts if you play it to its end yourself, against computer players alone.</source>
        <translation>Una partida competitiva tuya cuenta si la juegas tú hasta el final, solo contra el ordenador.</translation>
    </message>
    <message>
        <source>A match of yours counts if you play it to its end yourself, against computer players alone, without undo, hints or the coach.</source>
        <translation>Una partida tuya cuenta si la juegas tú hasta el final, solo contra el ordenador, sin deshacer jugadas, sin pistas y sin el entrenador.</translation>
    </message>
    <message>
        <source>after {matches}</source>
        <translation>tras {matches}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>valoración {rating}</translation>
    </message>
    <message>
        <source>{matches} (won: {won}, lost: {lost})</source>
        <translation>{matches} (ganadas: {won}, perdidas: {lost})</translation>
    </message>
    <message>
        <source>A few more matches give you a place.</source>
        <translation>Con unas partidas más entrarás en la clasificación.</translation>
    </message>
    <message>
        <source>You have no rated match here yet. Play one, and your rating appears.</source>
        <translation>Aquí aún no tienes ninguna partida que cuente. Juega una y aparecerá tu valoración.</translation>
    </message>
</context>
<context>
    <name>LeaderboardModel</name>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
</context>
<context>
    <name>LeaderboardPage</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Competitive matches</source>
        <translation>Partidas competitivas</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Which matches count</source>
        <translation>Qué partidas cuentan</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Ordenar por: {column}</translation>
    </message>
    <message>
        <source>The ratings are being computed…</source>
        <translation>Calculando las valoraciones…</translation>
    </message>
    <message>
        <source>The ratings cannot be shown.</source>
        <translation>No se pueden mostrar las valoraciones.</translation>
    </message>
</context>
<context>
    <name>LearnController</name>
    <message>
        <source>There is nothing to review yet. Play a round to its end first.</source>
        <translation>Todavía no hay nada que analizar. Juega antes una ronda hasta el final.</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>New to {game}? There is a lesson of {minutes}.</source>
        <translation>¿Es tu primera vez con {game}? Hay una lección de {minutes}.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lección: {title}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Five puzzles</source>
        <translation>Cinco problemas</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacerla</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Acabar</translation>
    </message>
    <message>
        <source>Well done! On to another deal.</source>
        <translation>¡Muy bien! Vamos con otro reparto.</translation>
    </message>
    <message>
        <source>Points a round, measured over many deals:</source>
        <translation>Puntos por ronda, medidos en muchos repartos:</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Juega tu primera partida</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The ace takes everything</source>
        <translation>El as se lo lleva todo</translation>
    </message>
    <message>
        <source>Scopa d’Assi, and asso pigliatutto.</source>
        <translation>Scopa d’Assi y asso pigliatutto.</translation>
    </message>
    <message>
        <source>In Scopa d’Assi an ace takes the whole table at once. Play your ace.</source>
        <translation>En la Scopa d’Assi un as se lleva toda la mesa de golpe. Juega el as.</translation>
    </message>
    <message>
        <source>Play your ace this time.</source>
        <translation>Esta vez juega el as.</translation>
    </message>
    <message>
        <source>Everything is yours. But it is no scopa: an ace that takes all does not score for it.</source>
        <translation>Todo es tuyo. Pero no es scopa: el as que se lo lleva todo no da punto.</translation>
    </message>
    <message>
        <source>Here an ace lies on the table. Now your ace takes that one only. Try it.</source>
        <translation>Aquí hay un as en la mesa: tu as solo puede llevarse ese. Pruébalo.</translation>
    </message>
    <message>
        <source>So an ace on the table protects the other cards. With asso pigliatutto, a house rule, the ace even makes scopa.</source>
        <translation>Así que un as en la mesa protege a las demás cartas. Con la regla del asso pigliatutto, el as hasta hace scopa.</translation>
    </message>
    <message>
        <source>Making fifteen</source>
        <translation>Sumar quince</translation>
    </message>
    <message>
        <source>Escoba, Escopa and Escova.</source>
        <translation>Escoba, Escopa y Escova.</translation>
    </message>
    <message>
        <source>In Escoba equal cards do not count. Your card and what it takes must make {fifteen}.</source>
        <translation>En la Escoba no valen las cartas iguales: tu carta y las que se lleva tienen que sumar {fifteen}.</translation>
    </message>
    <message>
        <source>Your 7 needs 8 more: 5 and 3. Click your 7, it takes both.</source>
        <translation>A tu 7 le faltan 8: 5 y 3. Haz clic en el 7 y te llevas los dos.</translation>
    </message>
    <message>
        <source>That takes nothing. Make {fifteen} with your 7.</source>
        <translation>Así no te llevas nada. Suma {fifteen} con el 7.</translation>
    </message>
    <message>
        <source>{knight} counts {knight_value}. Which of your cards makes {fifteen} with the 2 and the 4? Click it.</source>
        <translation>{knight} = {knight_value}. ¿Cuál de tus cartas suma {fifteen} con el 2 y el 4? Haz clic en ella.</translation>
    </message>
    <message>
        <source>Not that one: 2 and 4 are 6. What is missing?</source>
        <translation>Esa no: 2 y 4 son 6. ¿Cuánto falta?</translation>
    </message>
    <message>
        <source>Right. Take them.</source>
        <translation>Eso es. Llévatelas.</translation>
    </message>
    <message>
        <source>Take the 2 and the 4.</source>
        <translation>Llévate el 2 y el 4.</translation>
    </message>
    <message>
        <source>{king} counts {king_value}, the ace 1. Take the whole table with your last card!</source>
        <translation>El {king} vale {king_value} y el as, 1. ¡Llévate toda la mesa con tu última carta!</translation>
    </message>
    <message>
        <source>You may lay a card down, but this one takes all.</source>
        <translation>Puedes dejar una carta en la mesa, pero esta se lo lleva todo.</translation>
    </message>
    <message>
        <source>Escoba! That is a point. Before you lay a card down, look for {fifteen}.</source>
        <translation>¡Escoba! Es un punto. Antes de dejar una carta, busca siempre el {fifteen}.</translation>
    </message>
    <message>
        <source>Several cards can make {fifteen}. Here one of yours takes three at once: take them.</source>
        <translation>Se puede sumar {fifteen} con varias cartas. Aquí una de las tuyas se lleva tres: llévatelas.</translation>
    </message>
    <message>
        <source>Good, but you can take more: {page} counts {page_value}.</source>
        <translation>Bien, pero puedes llevarte más ({page} = {page_value}).</translation>
    </message>
    <message>
        <source>Most sevens score {sevens_score}, all four {four_sevens_score}. Most cards, most {coins} and the {7D} score as in Scopa.</source>
        <translation>Tener más sietes da {sevens_score}; los cuatro, {four_sevens_score}. Las cartas, los {coins} y el {7D} cuentan como en la Scopa.</translation>
    </message>
    <message>
        <source>Scopa di Undici makes eleven in the same way. In Scopa a {fifteen} your card may also take an equal one.</source>
        <translation>En la Scopa di Undici se suma once del mismo modo. En la Scopa a {fifteen} tu carta también puede llevarse una igual.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Dos contra dos</translation>
    </message>
    <message>
        <source>Scopone scientifico: partner, sevens and pairs.</source>
        <translation>Scopone scientifico: el compañero, los sietes y los pares.</translation>
    </message>
    <message>
        <source>In Scopone you play with {partner}, who sits opposite: you have one pile and one score.</source>
        <translation>En el Scopone juegas con {partner}, que se sienta enfrente: tenéis un solo montón y los mismos puntos.</translation>
    </message>
    <message>
        <source>The partner</source>
        <translation>El compañero</translation>
    </message>
    <message>
        <source>All 40 cards are in the hands, and the table is empty. You begin.</source>
        <translation>Las 40 cartas están en las manos y la mesa está vacía. Empiezas tú.</translation>
    </message>
    <message>
        <source>The next player sweeps with an equal card. You hold three 4s, so only one is elsewhere: lay down the {4C}.</source>
        <translation>El siguiente limpia la mesa con una carta igual. Tú tienes tres 4 y solo queda otro fuera: deja el {4C}.</translation>
    </message>
    <message>
        <source>Lay down the {4C}: it is safer, and no card of {coins}.</source>
        <translation>Deja el {4C}: es más seguro y no es de {coins}.</translation>
    </message>
    <message>
        <source>{opponent} could not take it. Now it is your partner’s turn: look at the table, 4 and 6.</source>
        <translation>{opponent} no ha podido llevárselo. Ahora le toca a tu compañero: mira la mesa, 4 y 6.</translation>
    </message>
    <message>
        <source>Scopa, and the point is yours as well. Partners’ sweeps count together.</source>
        <translation>¡Scopa! Y el punto también es tuyo: las scopas de los compañeros se suman.</translation>
    </message>
    <message>
        <source>The sevens</source>
        <translation>Los sietes</translation>
    </message>
    <message>
        <source>Somebody has laid down a seven. Take it, before others do.</source>
        <translation>Alguien ha dejado un siete. Llévatelo antes que los demás.</translation>
    </message>
    <message>
        <source>Then the next player may take the seven. Take it.</source>
        <translation>Así se lo puede llevar el siguiente. Llévate el siete.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Los pares</translation>
    </message>
    <message>
        <source>{opponent} is the dealer, so break the pairs: take 5 and 2 with your 7, not 5 with 5.</source>
        <translation>Reparte {opponent}, así que rompe los pares: llévate 5 y 2 con el 7, no el 5 con el 5.</translation>
    </message>
    <message>
        <source>That leaves the pairs as they are.</source>
        <translation>Así los pares se quedan como están.</translation>
    </message>
    <message>
        <source>Now three 7s, three 5s and three 2s are left: odd numbers. Italians call it spariglio. The dealer’s side mends it when it can.</source>
        <translation>Ahora quedan tres 7, tres 5 y tres 2: impares. Los italianos lo llaman spariglio; quien reparte intentará emparejarlos otra vez.</translation>
    </message>
    <message>
        <source>Remember what has gone. One more thing: here a scopa with the very last card counts.</source>
        <translation>Recuerda lo que ha salido. Y algo más: aquí vale la scopa con la última carta.</translation>
    </message>
    <message>
        <source>In Scopone de Trente the {AD} is worth a point more, the {2D} two and the {3D} three; a side with all of them wins the match.</source>
        <translation>En el Scopone de Trente el {AD} vale un punto más, el {2D} dos y el {3D} tres; el equipo que los tiene todos gana la partida.</translation>
    </message>
    <message>
        <source>Declaring, and the matta</source>
        <translation>Cantar, y la matta</translation>
    </message>
    <message>
        <source>Cirulla, the game of Genoa.</source>
        <translation>Cirulla, el juego de Génova.</translation>
    </message>
    <message>
        <source>Three cards of {low_total} or less are worth {low_points} points. Yours make {hand_total}: declare them.</source>
        <translation>Tres cartas que suman {low_total} o menos valen {low_points} puntos. Las tuyas suman {hand_total}: cántalas.</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Cantar</translation>
    </message>
    <message>
        <source>After the first card it is too late to declare.</source>
        <translation>Después de la primera carta ya no se puede cantar.</translation>
    </message>
    <message>
        <source>Declared cards lie open for all to see. Three cards of a rank are worth {alike_points}.</source>
        <translation>Lo que cantas queda a la vista de todos. Tres cartas iguales valen {alike_points}.</translation>
    </message>
    <message>
        <source>You take an equal card, a sum, or what makes {fifteen} with your card. Your 2 takes {knight} and 4: play it.</source>
        <translation>Te llevas una carta igual, una suma o lo que haga {fifteen} con la tuya. Con tu 2 te llevas dos cartas, {knight} y 4: juégalo.</translation>
    </message>
    <message>
        <source>Many ways to take</source>
        <translation>Formas de llevarse cartas</translation>
    </message>
    <message>
        <source>That works as well, but now make {fifteen}.</source>
        <translation>También vale, pero ahora suma {fifteen}.</translation>
    </message>
    <message>
        <source>And an ace takes everything if no ace lies on the table. Play it: it is a scopa.</source>
        <translation>Y un as se lo lleva todo si no hay otro en la mesa. Juégalo: es scopa.</translation>
    </message>
    <message>
        <source>The {7C} is the matta: in a declaration it is any card you like. Declare three of a rank.</source>
        <translation>El {7C} es la matta: al cantar vale lo que tú quieras. Canta tres cartas iguales.</translation>
    </message>
    <message>
        <source>The matta</source>
        <translation>La matta</translation>
    </message>
    <message>
        <source>{alike_points} points. Now the matta counts {king_value}, until the round is over: take something with it.</source>
        <translation>{alike_points} puntos. Hasta el final de la ronda la matta vale {king_value}: llévate algo con ella.</translation>
    </message>
    <message>
        <source>Play the matta this time.</source>
        <translation>Esta vez juega la matta.</translation>
    </message>
    <message>
        <source>If the first four cards make {fifteen}, the dealer takes them and has a point; with thirty, two.</source>
        <translation>Si las cuatro primeras cartas suman {fifteen}, quien reparte se las lleva y gana un punto; si suman treinta, dos.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Lo que cuenta</translation>
    </message>
    <message>
        <source>{page}, {knight} and {king} of {coins} are worth {grande_score}, and all {coins} win the match at once. You play to {target}.</source>
        <translation>{page}, {knight} y {king} de {coins} valen {grande_score}, y con todos los {coins} ganas la partida al momento. Se juega a {target}.</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>La carta del corte</translation>
    </message>
    <message>
        <source>Chkobba, the game of Tunisia.</source>
        <translation>Chkobba, el juego de Túnez.</translation>
    </message>
    <message>
        <source>You cut the pack and saw this card. Keep it, or lay it on the table? It is the best of all: keep it.</source>
        <translation>Al cortar has visto esta carta. ¿Te la quedas o la pones en la mesa? Es la mejor de todas: quédatela.</translation>
    </message>
    <message>
        <source>Now anybody may take it. Keep a card like this.</source>
        <translation>Ahora se la puede llevar cualquiera. Una carta así se guarda.</translation>
    </message>
    <message>
        <source>It is your first card. Mind the courts: here {knight} counts {knight_value}, {page} {page_value} and {king} {king_value}.</source>
        <translation>Es tu primera carta. Ojo con lo que valen las figuras: {knight}, {knight_value}; {page}, {page_value}; {king}, {king_value}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 3 together? Click it.</source>
        <translation>¿Cuál de tus cartas se lleva el 6 y el 3 a la vez? Haz clic en ella.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 3; {page} counts {page_value}.</source>
        <translation>Esa no. Suma 6 y 3 ({page} = {page_value}).</translation>
    </message>
    <message>
        <source>Take the 6 and the 3.</source>
        <translation>Llévate el 6 y el 3.</translation>
    </message>
    <message>
        <source>Now bring home the {7D}, which is a point by itself: 5 and 2 make 7.</source>
        <translation>Ahora asegura el {7D}, que vale un punto por sí solo: 5 y 2 son 7.</translation>
    </message>
    <message>
        <source>Play the {7D}, before it is too late.</source>
        <translation>Juega el {7D} antes de que sea tarde.</translation>
    </message>
    <message>
        <source>There is no primiera. Barmila goes to the most sevens; at two each, to the most sixes. You play to {target}.</source>
        <translation>No hay primiera. La barmila es de quien tiene más sietes; con dos cada uno, de quien tiene más seises. Se juega a {target}.</translation>
    </message>
    <message>
        <source>Combinations in the hand</source>
        <translation>Combinaciones en la mano</translation>
    </message>
    <message>
        <source>Chorizo and Báciga, from the River Plate.</source>
        <translation>Chorizo y Báciga, del Río de la Plata.</translation>
    </message>
    <message>
        <source>Chorizo is Escoba with combinations: before the first card is played, you declare what your three cards are worth.</source>
        <translation>El Chorizo es una Escoba con combinaciones: antes de jugar la primera carta cantas lo que valen tus tres.</translation>
    </message>
    <message>
        <source>Yours are of one suit, a flor ({flor_points}), and in sequence, an escalera ({escalera_points}). Declare!</source>
        <translation>Las tuyas son de un palo, una flor ({flor_points}), y seguidas, una escalera ({escalera_points}). ¡Canta!</translation>
    </message>
    <message>
        <source>If you pass, you get nothing for this hand. Declare it.</source>
        <translation>Quien pasa no gana nada con esta mano. Cántala.</translation>
    </message>
    <message>
        <source>Points of combinations count at once. The {2B} is the carimbo, worth {carimbo_score}: take it, {king} and 2 with your 3.</source>
        <translation>Las combinaciones puntúan al momento. El {2B} es el carimbo y vale {carimbo_score}: llévate el {king} y el 2 con tu 3.</translation>
    </message>
    <message>
        <source>Take the {2B}, before {opponent} does.</source>
        <translation>Llévate el {2B} antes que {opponent}.</translation>
    </message>
    <message>
        <source>The best hand of all: three of a rank, a chorizo. Declare it!</source>
        <translation>La mejor mano de todas: tres iguales, un chorizo. ¡Cántalo!</translation>
    </message>
    <message>
        <source>{chorizo_points} points at once! A total of nine is worth {tres_de_nueva_points}, seven or less {dos_de_miseria_points}.</source>
        <translation>¡{chorizo_points} puntos de golpe! Sumar nueve vale {tres_de_nueva_points}, siete o menos {dos_de_miseria_points}.</translation>
    </message>
    <message>
        <source>In Báciga the combinations are nine or less, better with a pair, and three cards of one suit on the table score for the dealer.</source>
        <translation>En la Báciga se canta nueve o menos, mejor con un par, y tres cartas de un palo en la mesa dan puntos a quien reparte.</translation>
    </message>
    <message>
        <source>Points that nobody wants</source>
        <translation>Puntos que nadie quiere</translation>
    </message>
    <message>
        <source>Scopa a perdere, Desescoba and Scopa Frac.</source>
        <translation>Scopa a perdere, Desescoba y Scopa Frac.</translation>
    </message>
    <message>
        <source>In Scopa a perdere the fewest points win: the first one at {target} has lost. Your 7 would have to take the {7D}, a point against you. Lay another card.</source>
        <translation>En la Scopa a perdere gana quien tiene menos puntos: el primero que llega a {target} ha perdido. Tu 7 tendría que llevarse el {7D}, un punto en tu contra. Deja otra carta.</translation>
    </message>
    <message>
        <source>A card that can take has to take. Lay one that takes nothing.</source>
        <translation>Una carta que puede capturar tiene que capturar. Deja una que no se lleve nada.</translation>
    </message>
    <message>
        <source>Well avoided. Captures are as forced as ever, so keep cards that find nothing on the table.</source>
        <translation>Bien evitado. Capturar es tan obligatorio como siempre: guarda cartas que no encuentren nada en la mesa.</translation>
    </message>
    <message>
        <source>Desescoba is the same with fifteen: when you have to take, take few cards, and no {coins} or sevens.</source>
        <translation>La Desescoba es lo mismo con el quince: cuando tengas que capturar, llévate pocas cartas, y ni {coins} ni sietes.</translation>
    </message>
    <message>
        <source>In Scopa Frac only aces and courts score, a point each. At eight all the {KD} decides.</source>
        <translation>En la Scopa Frac solo cuentan ases y figuras, un punto cada una. Con ocho a ocho decide el {KD}.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>Tu primera partida</translation>
    </message>
    <message>
        <source>Scopa from the first card to the score sheet.</source>
        <translation>La Scopa, de la primera carta a la puntuación.</translation>
    </message>
    <message>
        <source>These three cards are yours. You play them to take cards from the table.</source>
        <translation>Estas tres cartas son tuyas. Las juegas para llevarte cartas de la mesa.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Llevarse cartas</translation>
    </message>
    <message>
        <source>A card takes an equal card. Click your 6: it takes the 6.</source>
        <translation>Una carta se lleva otra igual. Haz clic en tu 6: se lleva el 6.</translation>
    </message>
    <message>
        <source>Play your 6 this time.</source>
        <translation>Esta vez juega el 6.</translation>
    </message>
    <message>
        <source>Both cards are now in your pile, face down. Next, {opponent} plays a card.</source>
        <translation>Las dos cartas ya están en tu montón, boca abajo. Ahora juega {opponent}.</translation>
    </message>
    <message>
        <source>There is no 7 on the table, but 4 and 3 make 7. Take both with your 7.</source>
        <translation>En la mesa no hay ningún 7, pero 4 y 3 suman 7. Llévate los dos con tu 7.</translation>
    </message>
    <message>
        <source>Take two cards at once: the 4 and the 3.</source>
        <translation>Llévate dos cartas a la vez: el 4 y el 3.</translation>
    </message>
    <message>
        <source>So you take one equal card, or several cards that add up to yours. Now watch {opponent}.</source>
        <translation>O sea: te llevas una carta igual, o varias que sumen la tuya. Ahora mira a {opponent}.</translation>
    </message>
    <message>
        <source>Your 4 cannot take anything. Then it stays on the table: lay it down.</source>
        <translation>Tu 4 no puede llevarse nada. Entonces se queda en la mesa: déjalo ahí.</translation>
    </message>
    <message>
        <source>When all hands are empty, everyone gets three new cards. The table gets none.</source>
        <translation>Cuando no quedan cartas en las manos, se reparten tres más a cada uno. A la mesa, ninguna.</translation>
    </message>
    <message>
        <source>{page} counts {page_value}, {knight} {knight_value} and {king} {king_value}; an ace counts 1.</source>
        <translation>Las figuras valen: {page}, {page_value}; {knight}, {knight_value}; {king}, {king_value}. El as vale 1.</translation>
    </message>
    <message>
        <source>Values and choices</source>
        <translation>Valores y opciones</translation>
    </message>
    <message>
        <source>6 and 4 make {king_value}. But where an equal card lies, you must take that one: play your {king}.</source>
        <translation>6 y 4 suman {king_value}. Pero si hay una carta igual, tienes que llevarte esa: juega el {king}.</translation>
    </message>
    <message>
        <source>Play your {king} first.</source>
        <translation>Primero juega el {king}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 2 together? Click it.</source>
        <translation>¿Cuál de tus cartas se lleva el 6 y el 2 a la vez? Haz clic en ella.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 2.</source>
        <translation>Esa no. Suma 6 y 2.</translation>
    </message>
    <message>
        <source>Right: 6 + 2 = {page_value}. Now play it.</source>
        <translation>Eso es: 6 + 2 = {page_value}. Ahora juégala.</translation>
    </message>
    <message>
        <source>Take the 6 and the 2.</source>
        <translation>Llévate el 6 y el 2.</translation>
    </message>
    <message>
        <source>Your last card takes everything on the table: 4 and 3 make 7. Play it!</source>
        <translation>Tu última carta se lleva toda la mesa: 4 y 3 suman 7. ¡Juégala!</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>¡Scopa!</translation>
    </message>
    <message>
        <source>Scopa! You swept the table: a point. A card turned up in your pile keeps count.</source>
        <translation>¡Scopa! Has limpiado la mesa: un punto. Una carta boca arriba en tu montón lo recuerda.</translation>
    </message>
    <message>
        <source>Here is the end of another round. Play your last card: it takes two.</source>
        <translation>Este es el final de otra ronda. Juega tu última carta: se lleva dos.</translation>
    </message>
    <message>
        <source>{opponent} plays the very last card. What is left there goes to the player who took last: you.</source>
        <translation>{opponent} juega la última de todas. Lo que quede en la mesa es de quien se llevó cartas el último: tú.</translation>
    </message>
    <message>
        <source>Now the piles are counted. Most cards are a point: you have {own_cards}, {opponent} {their_cards}.</source>
        <translation>Ahora se cuentan los montones. Tener más cartas es un punto: tú tienes {own_cards} y {opponent}, {their_cards}.</translation>
    </message>
    <message>
        <source>Most {coins} are another point: you have {own_coins}, {opponent} {their_coins}.</source>
        <translation>Tener más {coins} es otro punto: tú tienes {own_coins} y {opponent}, {their_coins}.</translation>
    </message>
    <message>
        <source>The {7D} is a point by itself. It is called the settebello, and you have it.</source>
        <translation>El {7D} es un punto por sí solo. Se llama settebello y lo tienes tú.</translation>
    </message>
    <message>
        <source>For the primiera your best card of each suit counts: 7 is worth {primiera_7}, 6 {primiera_6}, ace {primiera_ace}, 5 {primiera_5}.</source>
        <translation>Para la primiera cuenta tu mejor carta de cada palo: el 7 vale {primiera_7}, el 6 {primiera_6}, el as {primiera_ace}, el 5 {primiera_5}.</translation>
    </message>
    <message>
        <source>You have {own_primiera}, {opponent} has {their_primiera}: this point goes to {opponent}. So keep an eye on sevens.</source>
        <translation>Tú tienes {own_primiera} y {opponent}, {their_primiera}: este punto es para {opponent}. No pierdas de vista los sietes.</translation>
    </message>
    <message>
        <source>Your scopa is a point too. Now look at the score sheet: all is there.</source>
        <translation>Tu scopa también es un punto. Mira la puntuación: ahí está todo.</translation>
    </message>
    <message>
        <source>You won this round {own_points} to {their_points}. The first with {target} points wins the match.</source>
        <translation>Has ganado la ronda por {own_points} a {their_points}. Gana la partida quien llegue primero a {target}.</translation>
    </message>
    <message>
        <source>Now you alone: play the last six cards of a round to the end.</source>
        <translation>Ahora por tu cuenta: juega hasta el final las seis últimas cartas de una ronda.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>Play on. The button Hint shows you a good card.</source>
        <translation>Sigue jugando. El botón Pista te muestra una buena carta.</translation>
    </message>
    <message>
        <source>The round is over. See what each of you has.</source>
        <translation>La ronda ha terminado. Mira lo que tiene cada uno.</translation>
    </message>
    <message>
        <source>That is Scopa! All the rest comes with playing. Have fun.</source>
        <translation>¡Así es la Scopa! Lo demás viene jugando. Que te diviertas.</translation>
    </message>
    <message>
        <source>Know the points</source>
        <translation>Conoce los puntos</translation>
    </message>
    <message>
        <source>A point that is already won or lost no longer counts: play for the others.</source>
        <translation>Un punto ya ganado o perdido deja de contar: juega por los demás.</translation>
    </message>
    <message>
        <source>Sweep when you can</source>
        <translation>Haz escoba cuando puedas</translation>
    </message>
    <message>
        <source>A sweep is a point, and the next player has to lay a card on an empty table.</source>
        <translation>La escoba es un punto, y el siguiente tiene que dejar una carta en la mesa vacía.</translation>
    </message>
    <message>
        <source>Rather take than lay</source>
        <translation>Mejor llevarse que dejar</translation>
    </message>
    <message>
        <source>Taking brings you cards, and gives none away.</source>
        <translation>Al llevarte cartas ganas y no regalas ninguna.</translation>
    </message>
    <message>
        <source>A take is worth a risk of up to one in three. Above that, lay a safe card.</source>
        <translation>Llevarse cartas vale un riesgo de hasta uno entre tres. Si es mayor, deja una carta segura.</translation>
    </message>
    <message>
        <source>Leave no sum of seven: their seven takes it, and goes to their own pile.</source>
        <translation>No dejes una suma de siete: un siete rival se la lleva y acaba en su montón.</translation>
    </message>
    <message>
        <source>A card laid on an empty table can be swept by any equal card.</source>
        <translation>Una carta en la mesa vacía da escoba a cualquier carta igual.</translation>
    </message>
    <message>
        <source>Your partner often holds the double of a card that was laid: think before you take it.</source>
        <translation>Tu compañero muchas veces tiene repetida la carta que dejó: piénsalo antes de llevártela.</translation>
    </message>
    <message>
        <source>The last to take gets the rest of the table. Keep a card that surely takes.</source>
        <translation>El último en llevarse cartas se queda el resto de la mesa. Guarda una carta que seguro se lleve algo.</translation>
    </message>
    <message>
        <source>If they did not take, they could not</source>
        <translation>Si no se la llevó, no podía</translation>
    </message>
    <message>
        <source>An ace that takes all is worth most on a full table, or at the very end.</source>
        <translation>Un as que se lo lleva todo vale más con la mesa llena, o justo al final.</translation>
    </message>
    <message>
        <source>Taking a whole pile</source>
        <translation>Llevarse un montón entero</translation>
    </message>
    <message>
        <source>Rubamazzo, in which piles lie open.</source>
        <translation>Rubamazzo, con los montones a la vista.</translation>
    </message>
    <message>
        <source>In Rubamazzo a card takes one equal card and nothing else: there are no sums. Take the 5 with your 5.</source>
        <translation>En el Rubamazzo una carta se lleva una carta igual y nada más: no hay sumas. Llévate el 5 con tu 5.</translation>
    </message>
    <message>
        <source>Play your 5 this time.</source>
        <translation>Esta vez juega el 5.</translation>
    </message>
    <message>
        <source>Your {7S} takes the {7B} or the pile, one of the two, as you like. The pile has more cards: click it, then your {7S}.</source>
        <translation>Tu {7S} se lleva el {7B} o el montón, uno de los dos, a elegir. El montón tiene más cartas: haz clic en él y luego en el {7S}.</translation>
    </message>
    <message>
        <source>The pile has more cards: take it with your {7S}.</source>
        <translation>El montón tiene más cartas: llévatelo con el {7S}.</translation>
    </message>
    <message>
        <source>The most cards win the round, which is the whole match. What is left on the table goes to the player who captured last.</source>
        <translation>Quien tiene más cartas gana la ronda, que es toda la partida. Lo que queda en la mesa es de quien capturó el último.</translation>
    </message>
    <message>
        <source>Captures that score</source>
        <translation>Capturas que dan puntos</translation>
    </message>
    <message>
        <source>Cicera, the game of Brescia.</source>
        <translation>Cicera, el juego de Brescia.</translation>
    </message>
    <message>
        <source>Cicera has fifty-two cards, with eights, nines and tens. All of them are dealt, and {partner}, opposite, is your partner.</source>
        <translation>La Cicera tiene cincuenta y dos cartas, con ochos, nueves y dieces. Se reparten todas, y {partner}, enfrente, es tu compañero.</translation>
    </message>
    <message>
        <source>Nobody has to capture here. But a capture of one suit is a cicera, worth a point: take 3 and 4 with your 7.</source>
        <translation>Aquí nadie está obligado a capturar. Pero una captura de un solo palo es una cicera y vale un punto: llévate 3 y 4 con tu 7.</translation>
    </message>
    <message>
        <source>Take the 3 and the 4 with your 7.</source>
        <translation>Llévate el 3 y el 4 con tu 7.</translation>
    </message>
    <message>
        <source>The player before you has just laid the {9D}. Taken at once by an equal card, it is a picada, worth a point.</source>
        <translation>Quien juega antes que tú acaba de echar el {9D}. Llevárselo al momento con una carta igual es una picada y vale un punto.</translation>
    </message>
    <message>
        <source>Take the {9D} with your {9C}.</source>
        <translation>Llévate el {9D} con el {9C}.</translation>
    </message>
    <message>
        <source>Courts have no number: they are in no sum, and take only their like. Take the {KS} with your {KD}.</source>
        <translation>Las figuras no tienen número: no entran en ninguna suma y solo se llevan a su igual. Llévate el {KS} con el {KD}.</translation>
    </message>
    <message>
        <source>Take the {KS}, before others do.</source>
        <translation>Llévate el {KS} antes que los demás.</translation>
    </message>
    <message>
        <source>Three cards or more at once are a bigia, again worth a point. Here your 9 takes three: take them.</source>
        <translation>Tres cartas o más de una vez son una bigia, que también vale un punto. Aquí tu 9 se lleva tres: llévatelas.</translation>
    </message>
    <message>
        <source>Take three cards with your 9.</source>
        <translation>Llévate tres cartas con tu 9.</translation>
    </message>
    <message>
        <source>Most cards score {cards_score}, most {swords} {swords_score}. A run of {swords} from {AS}, {2S}, {3S} on, the napula, scores its highest card.</source>
        <translation>Más cartas dan {cards_score}; más {swords}, {swords_score}. Una escalera de {swords} desde {AS}, {2S} y {3S}, la napula, vale su carta más alta.</translation>
    </message>
    <message>
        <source>{TD}, {2S} and {JC} score a point each, and all {swords} win the match at once. You play to {target}.</source>
        <translation>{TD}, {2S} y {JC} valen un punto cada carta, y con todas las cartas de {swords} ganas la partida al momento. Se juega a {target}.</translation>
    </message>
    <message>
        <source>This is {game}. Which play is best? Try one.</source>
        <translation>Se juega a {game}. ¿Cuál es la mejor jugada? Prueba una.</translation>
    </message>
    <message>
        <source>You get the {2D}, and 3 and {page} make more than ten.</source>
        <translation>Te llevas el {2D}, y 3 y {page} suman más de diez.</translation>
    </message>
    <message>
        <source>Practise with one rank, then with all of them.</source>
        <translation>Practica con un valor y luego con todos.</translation>
    </message>
    <message>
        <source>In Escoba this rule rarely fails, and a dead rank is worth nothing.</source>
        <translation>En la Escoba esta regla falla poco, y una carta muerta no vale nada.</translation>
    </message>
    <message>
        <source>Two cards are too few for an ace. Wait for a fuller table.</source>
        <translation>Dos cartas son pocas para un as. Espera a una mesa más llena.</translation>
    </message>
    <message>
        <source>4 and 6 with the {king}: three ranks are odd now, which is bad for the dealer.</source>
        <translation>4 y 6 con el {king}: ahora hay tres valores impares, y eso perjudica a quien reparte.</translation>
    </message>
    <message>
        <source>{game} {points}, wrong in {fails} of 100 cases</source>
        <translation>{game} {points}; falla en {fails} de cada 100 casos</translation>
    </message>
    <message>
        <source>Leave more than ten</source>
        <translation>Deja más de diez</translation>
    </message>
    <message>
        <source>In Asso piglia tutto that is the rule. In Scopa d’Assi milanese an ace takes even itself, from an empty table.</source>
        <translation>En Asso piglia tutto es la regla. En la Scopa d’Assi milanese, con la mesa vacía, un as se lleva incluso a sí mismo.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep eleven or more.</source>
        <translation>Ninguna carta vale más de diez, así que con once o más nadie hace escoba.</translation>
    </message>
    <message>
        <source>Count who can sweep</source>
        <translation>Cuenta quién puede hacer escoba</translation>
    </message>
    <message>
        <source>Ask which cards sweep what you leave, and how many of them you have not seen.</source>
        <translation>Pregúntate qué cartas hacen escoba con lo que dejas y cuántas no has visto aún.</translation>
    </message>
    <message>
        <source>The price of a risk</source>
        <translation>El precio del riesgo</translation>
    </message>
    <message>
        <source>Lay a dead rank</source>
        <translation>Deja una carta muerta</translation>
    </message>
    <message>
        <source>When three cards of a rank are gone, nobody can pair the fourth.</source>
        <translation>Cuando ya han salido tres cartas de un valor, nadie puede llevarse la cuarta.</translation>
    </message>
    <message>
        <source>Lay from a pair</source>
        <translation>Deja una carta de un par</translation>
    </message>
    <message>
        <source>If you hold two of a rank, one fewer is elsewhere, and you can take yours back.</source>
        <translation>Si tienes dos iguales, hay una menos fuera y puedes recuperar la tuya.</translation>
    </message>
    <message>
        <source>The settebello first</source>
        <translation>Primero el settebello</translation>
    </message>
    <message>
        <source>The settebello is a point, a coin, a seven and a card, all in one.</source>
        <translation>El settebello es un punto, un oro, un siete y una carta, todo a la vez.</translation>
    </message>
    <message>
        <source>Take sevens</source>
        <translation>Llévate los sietes</translation>
    </message>
    <message>
        <source>Sevens decide the primiera. Take one when you can.</source>
        <translation>Los sietes deciden la primiera. Llévate uno cuando puedas.</translation>
    </message>
    <message>
        <source>Lay no seven</source>
        <translation>No dejes sietes</translation>
    </message>
    <message>
        <source>A seven on the table is half a primiera for somebody else.</source>
        <translation>Un siete en la mesa es media primiera para los demás.</translation>
    </message>
    <message>
        <source>Three sevens win, two draw</source>
        <translation>Tres sietes ganan, dos empatan</translation>
    </message>
    <message>
        <source>With three sevens the primiera is nearly won; with two, sixes and aces decide.</source>
        <translation>Con tres sietes la primiera está casi ganada; con dos deciden los seises y los ases.</translation>
    </message>
    <message>
        <source>Coins and sixes</source>
        <translation>Oros y seises</translation>
    </message>
    <message>
        <source>Of two equal cards take the one of coins, and lay the other one.</source>
        <translation>De dos cartas iguales llévate la de oros y deja la otra.</translation>
    </message>
    <message>
        <source>More cards with one</source>
        <translation>Más cartas de una vez</translation>
    </message>
    <message>
        <source>Take three cards rather than two: the point for the cards is often close.</source>
        <translation>Mejor tres cartas que dos: el punto de las cartas suele estar reñido.</translation>
    </message>
    <message>
        <source>“Lay court cards”</source>
        <translation>«Deja las figuras»</translation>
    </message>
    <message>
        <source>Many advise to lay court cards first. Here they take sums, so it is no rule.</source>
        <translation>Muchos aconsejan dejar primero las figuras. Aquí se llevan sumas, así que no es una regla.</translation>
    </message>
    <message>
        <source>Make no seven for them</source>
        <translation>No les prepares un siete</translation>
    </message>
    <message>
        <source>Beware the empty table</source>
        <translation>Cuidado con la mesa vacía</translation>
    </message>
    <message>
        <source>Stop the whirlwind</source>
        <translation>Detén el torbellino</translation>
    </message>
    <message>
        <source>One side lays and the other sweeps, again and again. A dead or paired card ends it.</source>
        <translation>Un bando deja y el otro hace escoba, una y otra vez. Una carta muerta o doble lo acaba.</translation>
    </message>
    <message>
        <source>Last to play</source>
        <translation>Jugar el último</translation>
    </message>
    <message>
        <source>The dealer’s side answers every card and plays the last one. That is worth points.</source>
        <translation>El bando que reparte responde a cada carta y juega la última. Eso vale puntos.</translation>
    </message>
    <message>
        <source>Keep the pairs</source>
        <translation>Mantén los pares</translation>
    </message>
    <message>
        <source>On the dealer’s side keep the ranks even: the last hand then finds its match.</source>
        <translation>En el bando que reparte, mantén pares los valores: al final todo encaja.</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Rompe los pares</translation>
    </message>
    <message>
        <source>Against the dealer’s side take sums: odd ranks turn the order of the last cards.</source>
        <translation>Contra el bando que reparte llévate sumas: los valores impares cambian el orden de las últimas cartas.</translation>
    </message>
    <message>
        <source>Leave the partner’s card</source>
        <translation>Deja la carta del compañero</translation>
    </message>
    <message>
        <source>Answer the partner</source>
        <translation>Responde al compañero</translation>
    </message>
    <message>
        <source>If your partner’s card was taken by an equal one, lay a third of that rank.</source>
        <translation>Si una carta igual se llevó la de tu compañero, deja la tercera de ese valor.</translation>
    </message>
    <message>
        <source>Sevens by seat</source>
        <translation>Los sietes según el sitio</translation>
    </message>
    <message>
        <source>The dealer’s side may leave a seven to the partner; the other side takes it at once.</source>
        <translation>El bando que reparte puede dejar un siete al compañero; el otro se lo lleva enseguida.</translation>
    </message>
    <message>
        <source>Own a rank</source>
        <translation>Un valor para ti</translation>
    </message>
    <message>
        <source>With three of a rank in your hand only you can end the wait for the fourth.</source>
        <translation>Con tres cartas iguales en la mano, solo tú puedes acabar con la espera de la cuarta.</translation>
    </message>
    <message>
        <source>Remember odd ranks</source>
        <translation>Recuerda los impares</translation>
    </message>
    <message>
        <source>Remember only the ranks of which an odd number has gone: their cards are still out.</source>
        <translation>Recuerda solo los valores de los que ha salido un número impar: aún quedan cartas fuera.</translation>
    </message>
    <message>
        <source>The pack makes 220</source>
        <translation>La baraja suma 220</translation>
    </message>
    <message>
        <source>The pack adds up to 220. Subtract what you have seen: the rest is the last hand.</source>
        <translation>La baraja suma 220. Resta lo que has visto: lo que queda es la última mano.</translation>
    </message>
    <message>
        <source>The last take</source>
        <translation>La última captura</translation>
    </message>
    <message>
        <source>A card that the player after you passed over can be laid again.</source>
        <translation>Una carta que el jugador siguiente no quiso se puede dejar otra vez.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>A card that surely takes now may take more later.</source>
        <translation>Una carta que ahora seguro se lleva algo, luego puede llevarse más.</translation>
    </message>
    <message>
        <source>Leave less than five, or fifteen</source>
        <translation>Deja menos de cinco, o quince</translation>
    </message>
    <message>
        <source>A king counts ten: with less than five on the table nobody makes fifteen.</source>
        <translation>El rey vale diez: con menos de cinco en la mesa nadie suma quince.</translation>
    </message>
    <message>
        <source>Save the ace</source>
        <translation>Guarda el as</translation>
    </message>
    <message>
        <source>Declare, and choose the value</source>
        <translation>Canta, y elige el valor</translation>
    </message>
    <message>
        <source>Declare what scores. The value you give the matta decides what it takes next.</source>
        <translation>Canta lo que da puntos. El valor que das a la matta decide qué se llevará después.</translation>
    </message>
    <message>
        <source>Play the score</source>
        <translation>Juega según el marcador</translation>
    </message>
    <message>
        <source>Ahead, take few risks; behind, look for sweeps.</source>
        <translation>Con ventaja arriesga poco; por detrás, busca escobas.</translation>
    </message>
    <message>
        <source>{opponent} has taken the {6B} with the {6S}. The piles lie open: on top is the card that was played.</source>
        <translation>{opponent} se ha llevado el {6B} con el {6S}. Los montones están a la vista: encima queda la carta jugada.</translation>
    </message>
    <message>
        <source>You hold an equal card. Play your {6C}: it takes the whole pile!</source>
        <translation>Tienes una carta igual. Juega el {6C}: ¡se lleva el montón entero!</translation>
    </message>
    <message>
        <source>Your {6C} takes the whole pile: play it.</source>
        <translation>Tu {6C} se lleva el montón entero: juégalo.</translation>
    </message>
    <message>
        <source>Now all these cards are yours, and your {6C} is on top. With an equal card {opponent} can take the pile back.</source>
        <translation>Ahora todas esas cartas son tuyas, y encima está tu {6C}. Con una carta igual {opponent} puede recuperar el montón.</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Lo que vale</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>Lo que vale una ronda</translation>
    </message>
    <message>
        <source>The {7D} is worth more than anything else here. The {knight} can wait.</source>
        <translation>El {7D} vale más que todo lo demás. {knight} puede esperar.</translation>
    </message>
    <message>
        <source>Your {knight} takes 2 and 7. A sum can hide the settebello.</source>
        <translation>Con {knight} te llevas 2 y 7. El settebello puede esconderse en una suma.</translation>
    </message>
    <message>
        <source>You had 19 cards. With two more the point for the cards is yours.</source>
        <translation>Tenías 19 cartas. Con dos más, el punto de las cartas es tuyo.</translation>
    </message>
    <message>
        <source>Before each play, ask which points are still open, and which card decides them.</source>
        <translation>Antes de cada jugada pregúntate qué puntos siguen abiertos y qué carta los decide.</translation>
    </message>
    <message>
        <source>Which take?</source>
        <translation>¿Qué te llevas?</translation>
    </message>
    <message>
        <source>Your {page} takes 6 and 2: three cards, and a coin. The {king} takes one.</source>
        <translation>Con {page} te llevas 6 y 2: tres cartas, y una de oros. Con el {king}, solo una.</translation>
    </message>
    <message>
        <source>Three cards with one play, and nobody else has a {knight} for what is left.</source>
        <translation>Tres cartas de una vez, y nadie más tiene {knight} para lo que queda.</translation>
    </message>
    <message>
        <source>Cards and coins are small gains, but they come up in nearly every round.</source>
        <translation>Cartas y oros son ganancias pequeñas, pero salen en casi todas las rondas.</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Escobas</translation>
    </message>
    <message>
        <source>A point at once, and the next player has to lay a 3 on the empty table.</source>
        <translation>Un punto ya, y el siguiente tiene que dejar un 3 en la mesa vacía.</translation>
    </message>
    <message>
        <source>Ace and {page} make {knight_value}. A sum sweeps as well as an equal card.</source>
        <translation>As y {page} suman {knight_value}. Una suma hace escoba igual que una carta igual.</translation>
    </message>
    <message>
        <source>The three other aces have gone, so nobody can sweep yours.</source>
        <translation>Los otros tres ases ya han salido: nadie puede hacer escoba con el tuyo.</translation>
    </message>
    <message>
        <source>A sweep is hardly ever wrong. What you leave after it matters as much.</source>
        <translation>Hacer escoba casi nunca es un error. Lo que dejas después importa igual.</translation>
    </message>
    <message>
        <source>Sevens and the primiera</source>
        <translation>Los sietes y la primiera</translation>
    </message>
    <message>
        <source>For the primiera a 7 is worth {primiera_7}, a {king} only {primiera_court}. Your {page} takes ace and 7.</source>
        <translation>Para la primiera un 7 vale {primiera_7}; un {king}, solo {primiera_court}. Con {page} te llevas as y 7.</translation>
    </message>
    <message>
        <source>The 4 does as well. A {page} would take ace and 7 together.</source>
        <translation>El 4 sirve igual. Con {page} se llevarían as y 7 juntos.</translation>
    </message>
    <message>
        <source>Now both sides have two sevens, so the other cards decide: the 6 comes next.</source>
        <translation>Ahora cada bando tiene dos sietes y deciden las demás cartas: lo siguiente es el 6.</translation>
    </message>
    <message>
        <source>Sevens are worth the most in games for two. In Scopone it depends on your seat.</source>
        <translation>Los sietes valen más en los juegos de dos. En el Scopone depende del sitio.</translation>
    </message>
    <message>
        <source>What can they sweep?</source>
        <translation>¿Con qué harían escoba?</translation>
    </message>
    <message>
        <source>5 and ace make 6, but all four cards of that rank are in your pile.</source>
        <translation>5 y as son 6, pero los cuatro seises están en tu montón.</translation>
    </message>
    <message>
        <source>A lone 2 is a risk. Two sevens are such a good take that it pays.</source>
        <translation>Un 2 solo es un riesgo. Dos sietes son tan buena captura que compensa.</translation>
    </message>
    <message>
        <source>With the {king} you would leave a lone 4. In Scopone such a take can wait.</source>
        <translation>Con el {king} dejarías un 4 solo. En el Scopone esa captura puede esperar.</translation>
    </message>
    <message>
        <source>“Leave more than ten” is a rule of Scopone. In Scopa a good take is worth more.</source>
        <translation>«Deja más de diez» es una regla del Scopone. En la Scopa vale más una buena captura.</translation>
    </message>
    <message>
        <source>Nothing to take</source>
        <translation>Nada que llevarse</translation>
    </message>
    <message>
        <source>The two others of that rank are in your pile. And the one of {coins} stays.</source>
        <translation>Las otras dos iguales están en tu montón. Y la de {coins} te la quedas.</translation>
    </message>
    <message>
        <source>The three others have gone. And with {page_value} more nobody can sweep.</source>
        <translation>Las otras tres ya han salido. Y con {page_value} más nadie puede hacer escoba.</translation>
    </message>
    <message>
        <source>Which card to lay is the most common mistake of good players. Take your time.</source>
        <translation>Qué carta dejar es el error más común de los buenos jugadores. Tómate tu tiempo.</translation>
    </message>
    <message>
        <source>Counting: equal cards</source>
        <translation>Contar: las iguales</translation>
    </message>
    <message>
        <source>Ace and 3 make 4, and a single 4 is out. After the 6, two cards could sweep.</source>
        <translation>As y 3 son 4, y solo queda un 4. Tras el 6, dos cartas podrían hacer escoba.</translation>
    </message>
    <message>
        <source>The other fives have gone: yours is as good as safe on the empty table.</source>
        <translation>Los otros cincos ya han salido: el tuyo está casi a salvo en la mesa vacía.</translation>
    </message>
    <message>
        <source>You need not remember every card. The ranks on the table and in your hand will do.</source>
        <translation>No hace falta recordar cada carta. Bastan los valores de la mesa y de tu mano.</translation>
    </message>
    <message>
        <source>Counting: the last hand</source>
        <translation>Contar: la última mano</translation>
    </message>
    <message>
        <source>Out are {unseen}. The 6 could take 2 and 3 with the ace, so take these first.</source>
        <translation>Faltan {unseen}. El 6 podría llevarse 2 y 3 con el as: llévatelos tú antes.</translation>
    </message>
    <message>
        <source>Only {unseen_total} are missing: {unseen}. Your 7 can wait, the 4 cannot.</source>
        <translation>Solo faltan {unseen_total}: {unseen}. Tu 7 puede esperar; el 4, no.</translation>
    </message>
    <message>
        <source>Out are {unseen}, and they take nothing now. All that is laid comes to you.</source>
        <translation>Faltan {unseen}, y ahora no se llevan nada. Todo lo que se deje será tuyo.</translation>
    </message>
    <message>
        <source>After their {king} your 7 takes 5 and 2, and nobody takes after you.</source>
        <translation>Después de su {king}, tu 7 se lleva 5 y 2, y tras ti nadie se lleva nada.</translation>
    </message>
    <message>
        <source>Keep the {knight}: it takes small cards that have to be laid, and then all.</source>
        <translation>Guarda {knight}: con esa carta te llevas las pequeñas que tendrán que dejar, y luego todo.</translation>
    </message>
    <message>
        <source>With three cards each you can often work out who takes last.</source>
        <translation>Con tres cartas cada uno, a menudo se puede calcular quién será el último en llevarse algo.</translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>Romper las reglas</translation>
    </message>
    <message>
        <source>The {KS} can wait. If they take it, your {king} takes 4 and 6 instead.</source>
        <translation>El {KS} puede esperar. Si se lo llevan, tu {king} se lleva 4 y 6.</translation>
    </message>
    <message>
        <source>The 6 can wait: your 7 may take it with the ace, and your 6 alone.</source>
        <translation>El 6 puede esperar: tu 7 quizá se lo lleve con el as; tu 6, solo.</translation>
    </message>
    <message>
        <source>Out are {unseen}. Whichever they lay, you can sweep next time, and have more.</source>
        <translation>Faltan {unseen}. Dejen lo que dejen, a la próxima puedes hacer escoba y tener más.</translation>
    </message>
    <message>
        <source>Each rule fails now and then. Look for a reason before you break one.</source>
        <translation>Toda regla falla de vez en cuando. Busca un motivo antes de romper una.</translation>
    </message>
    <message>
        <source>The score decides</source>
        <translation>Decide el marcador</translation>
    </message>
    <message>
        <source>Their 5 needs 2 and 3. Without the 3 it takes nothing: the match is yours.</source>
        <translation>Su 5 necesita 2 y 3. Sin el 3 no se lleva nada: la partida es tuya.</translation>
    </message>
    <message>
        <source>Their ace was after the {AD}. With the other {page} you will have six {coins}.</source>
        <translation>Su as iba a por el {AD}. Con la otra carta ({page}) tendrás seis de {coins}.</translation>
    </message>
    <message>
        <source>You need a single point. A 7 brings it nearer than a safe card.</source>
        <translation>Necesitas un solo punto. Un 7 lo acerca más que una carta segura.</translation>
    </message>
    <message>
        <source>Look at the score first: sometimes a draw in a category is all that you need.</source>
        <translation>Mira primero el marcador: a veces basta un empate en una categoría.</translation>
    </message>
    <message>
        <source>Playing for fifteen</source>
        <translation>Jugar a quince</translation>
    </message>
    <message>
        <source>A {king} and your 2 make twelve: no single card makes {fifteen}.</source>
        <translation>Un {king} y tu 2 son doce: ninguna carta sola suma {fifteen}.</translation>
    </message>
    <message>
        <source>With the {king} it is more than {fifteen}: nobody can take it all.</source>
        <translation>Con el {king} pasa de {fifteen}: nadie puede llevárselo todo.</translation>
    </message>
    <message>
        <source>There were several ways to {fifteen}. This one has the 7 and a coin.</source>
        <translation>Había varias maneras de sumar {fifteen}. Esta tiene el 7 y un oro.</translation>
    </message>
    <message>
        <source>Aces, and Cirulla</source>
        <translation>Los ases, y la Cirulla</translation>
    </message>
    <message>
        <source>Four cards, and the {7D} among them: now it pays.</source>
        <translation>Cuatro cartas, y entre ellas el {7D}: ahora compensa.</translation>
    </message>
    <message>
        <source>That is {low_points} points. And as an ace the {7C} can take the {AB}.</source>
        <translation>Son {low_points} puntos. Y como as, el {7C} puede llevarse el {AB}.</translation>
    </message>
    <message>
        <source>Keeping the ace gains little on average: the table in front of you decides.</source>
        <translation>Guardar el as rinde poco de media: decide la mesa que tienes delante.</translation>
    </message>
    <message>
        <source>Partners: whose card is it?</source>
        <translation>Compañeros: ¿de quién es la carta?</translation>
    </message>
    <message>
        <source>The {4B} is {partner}’s. If they take it, your 4 may still take another.</source>
        <translation>El {4B} es de {partner}. Si se lo llevan, tu 4 aún puede llevarse otro.</translation>
    </message>
    <message>
        <source>Even from two sevens: one other is out, and {fifteen} cannot be swept.</source>
        <translation>Incluso de dos sietes: fuera solo queda uno, y con {fifteen} nadie hace escoba.</translation>
    </message>
    <message>
        <source>You are the dealer, but the {7D} is the exception: take it yourself.</source>
        <translation>Repartes tú, pero el {7D} es la excepción: llévatelo.</translation>
    </message>
    <message>
        <source>The answer works only if your partner knows it too. Agree on it beforehand.</source>
        <translation>La respuesta solo sirve si tu compañero también la conoce. Acordadla antes.</translation>
    </message>
    <message>
        <source>Partners: pairs and spariglio</source>
        <translation>Compañeros: pares y spariglio</translation>
    </message>
    <message>
        <source>{partner} dealt. Ace and 4 were odd, and with this sum both are even again.</source>
        <translation>Repartió {partner}. As y 4 eran impares: con esta suma vuelven a ser pares.</translation>
    </message>
    <message>
        <source>The three other aces have gone. They cannot go on sweeping.</source>
        <translation>Los otros tres ases ya han salido. Se acabaron sus escobas.</translation>
    </message>
    <message>
        <source>Both pay in Scopone, but each is wrong about one time in four.</source>
        <translation>En el Scopone compensan las dos cosas, pero fallan más o menos una de cada cuatro veces.</translation>
    </message>
    <message>
        <source>{maxim} ({term})</source>
        <translation>{maxim} ({term})</translation>
    </message>
    <message>
        <source>{maxim}: {figures}.</source>
        <translation>{maxim}: {figures}.</translation>
    </message>
    <message>
        <source>{game} {points}</source>
        <translation>{game} {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>paso {number} de {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecha</translation>
    </message>
    <message>
        <source>One of your cards can sweep the table!</source>
        <translation>¡Una de tus cartas puede limpiar la mesa!</translation>
    </message>
    <message>
        <source>You can take something. {coins} and sevens are worth most.</source>
        <translation>Puedes llevarte algo. Lo que más vale: {coins} y sietes.</translation>
    </message>
    <message>
        <source>Nothing to take: lay down a card that helps the others least.</source>
        <translation>Nada que llevarse: deja la carta que menos ayude a los demás.</translation>
    </message>
    <message>
        <source>A seven is worth {primiera_7} for the primiera, a 6 only {primiera_6}. Two of your cards are sevens: keep them if you can.</source>
        <translation>Para la primiera un siete vale {primiera_7} y un 6 solo {primiera_6}. Tienes dos sietes: guárdalos si puedes.</translation>
    </message>
    <message>
        <source>Each rank is there four times. While equal takes equal, the cards stay paired, and the dealer, who plays last, finds a match.</source>
        <translation>De cada valor hay cuatro cartas. Mientras igual se lleve igual, siguen emparejadas, y quien reparte, que juega el último, encuentra la suya.</translation>
    </message>
    <message>
        <source>And {opponent} has nothing to take now. Where you can, leave a table that no card can sweep.</source>
        <translation>Y ahora {opponent} no tiene nada que llevarse. Cuando puedas, deja una mesa que ninguna carta pueda limpiar.</translation>
    </message>
</context>
<context>
    <name>LessonsController</name>
    <message>
        <source>Need larger cards, high contrast or keys for one hand? See what the table can do.</source>
        <translation>¿Necesitas cartas más grandes, alto contraste o teclas para una mano? Mira cómo se adapta la mesa.</translation>
    </message>
    <message>
        <source>Adapt the table…</source>
        <translation>Adaptar la mesa…</translation>
    </message>
    <message>
        <source>New to Scopa? Learn it in ten minutes.</source>
        <translation>¿Es tu primera vez? Aprende a jugar a la Scopa en diez minutos.</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Enséñame</translation>
    </message>
    <message>
        <source>Show the value on each card?</source>
        <translation>¿Mostrar el valor en cada carta?</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>Mostrar los valores</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Strategy: fifteen lessons</source>
        <translation>Estrategia: quince lecciones</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>For now as strong as {name} in this game.</source>
        <translation>Por ahora, en este juego, como {name}.</translation>
    </message>
    <message>
        <source>For now between {weaker} and {stronger} in this game.</source>
        <translation>Por ahora, en este juego, entre {weaker} y {stronger}.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <comment>between short things in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between long things in a list</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o bien {last}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Scopa Desktop</source>
        <translation>Scopa Desktop</translation>
    </message>
    <message>
        <source>{game}   ·   ended by agreement</source>
        <translation>{game}   ·   terminada de común acuerdo</translation>
    </message>
    <message>
        <source>{game}   ·   round {number}</source>
        <translation>{game}   ·   ronda {number}</translation>
    </message>
    <message>
        <source>not in competitive matches</source>
        <translation>no en partidas competitivas</translation>
    </message>
</context>
<context>
    <name>MatchCheck</name>
    <message>
        <source>Check &amp;my last match</source>
        <translation>Comprobar &amp;mi última partida</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>The match is being checked. A strong opponent needs some minutes.</source>
        <translation>Se está comprobando la partida. Con un rival fuerte tarda unos minutos.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Checked: every pack comes from the deal number, every move follows the rules, and each computer player chose the same moves again from its own view.</source>
        <translation>Comprobado: cada baraja sale del número, cada jugada sigue las reglas, y cada jugador del ordenador ha vuelto a elegir las mismas jugadas con lo que ve.</translation>
    </message>
    <message>
        <source>Not everything could be confirmed:</source>
        <translation>No se ha podido confirmar todo:</translation>
    </message>
    <message>
        <source>The check could not be started.</source>
        <translation>No se ha podido iniciar la comprobación.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>Your best result in {game}: {points} ahead.</source>
        <translation>Tu mejor resultado en {game}: {points} de ventaja.</translation>
    </message>
    <message>
        <source>New badge: {name}. {task}</source>
        <translation>Insignia nueva: {name}. {task}</translation>
    </message>
    <message>
        <source>Your rating: {course}</source>
        <translation>Tu valoración: {course}</translation>
    </message>
    <message>
        <source>Round {number}: {move}.</source>
        <translation>Ronda {number}: {move}.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a mistake.</source>
        <translation>Ronda {number}: {move}. Fue un error.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a small slip.</source>
        <translation>Ronda {number}: {move}. Fue un desliz.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. No other move was clearly better.</source>
        <translation>Ronda {number}: {move}. Ninguna otra jugada era claramente mejor.</translation>
    </message>
    <message>
        <source>Round {number}: the cards decided, and no single move.</source>
        <translation>Ronda {number}: decidieron las cartas, no una sola jugada.</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Lo que decidió</translation>
    </message>
    <message>
        <source>The move that decided it</source>
        <translation>La jugada decisiva</translation>
    </message>
    <message>
        <source>Your chance to win the match rose from {before} to {after}.</source>
        <translation>Tu probabilidad de ganar la partida subió del {before} al {after}.</translation>
    </message>
    <message>
        <source>Your chance to win the match fell from {before} to {after}.</source>
        <translation>Tu probabilidad de ganar la partida bajó del {before} al {after}.</translation>
    </message>
    <message>
        <source>The chance of {winner} to win the match rose from {before} to {after}.</source>
        <translation>La probabilidad de {winner} de ganar la partida subió del {before} al {after}.</translation>
    </message>
    <message>
        <source>Automatic play</source>
        <translation>Juego automático</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Análisis</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Re&amp;vancha</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Verla</translation>
    </message>
</context>
<context>
    <name>MatchFilterBar</name>
    <message>
        <source>Name or deal number</source>
        <translation>Nombre o número</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Buscar en las partidas</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtro</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>to</source>
        <translation>al</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Todas las barajas</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Todas las fechas</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Own dates…</source>
        <translation>Elegir fechas…</translation>
    </message>
    <message>
        <source>End the filter: {filter}</source>
        <translation>Quitar el filtro: {filter}</translation>
    </message>
    <message numerus="yes">
        <source>{selected} of %n matches</source>
        <translation>
            <numerusform>{selected} de %n partida</numerusform>
            <numerusform>{selected} de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>Partidas de quién</translation>
    </message>
    <message>
        <source>My matches</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Of other people</source>
        <translation>De otras personas</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Vistas</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empatada</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>By agreement</source>
        <comment>how a match ended: short</comment>
        <translation>Por acuerdo</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importada</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>jugada de nuevo</translation>
    </message>
    <message>
        <source>From a file that was not recorded here.</source>
        <translation>De un archivo que no se grabó aquí.</translation>
    </message>
    <message>
        <source>Begun from a deal or a position of an earlier match. It is not counted in the statistics.</source>
        <translation>Empezada desde un reparto o una posición de una partida anterior. No cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>Automatic play, a computer player in your seat or the clock made most of your moves. It is not counted in the statistics.</source>
        <translation>La mayoría de tus jugadas las hizo el juego automático, un jugador del ordenador en tu sitio o el reloj. No cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>con {name}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>con el entrenador</translation>
    </message>
    <message>
        <source>mostly played for you</source>
        <translation>jugada casi toda en tu lugar</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>contra {names}</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Verla</translation>
    </message>
    <message>
        <source>Step by step on the table</source>
        <translation>Jugada a jugada en la mesa</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>Anali&amp;zar…</translation>
    </message>
    <message>
        <source>&amp;Play again…</source>
        <translation>&amp;Jugar de nuevo…</translation>
    </message>
    <message>
        <source>The same deal, from any seat</source>
        <translation>El mismo reparto, desde cualquier asiento</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Más…</translation>
    </message>
    <message>
        <source>From where you left the match</source>
        <translation>Desde donde la dejaste</translation>
    </message>
    <message>
        <source>What every move cost, and what the cards gave</source>
        <translation>Lo que costó cada jugada y lo que dieron las cartas</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Ordenar por: {column}</translation>
    </message>
    <message>
        <source>With your cards</source>
        <translation>Con tus cartas</translation>
    </message>
    <message>
        <source>With the cards of {name}</source>
        <translation>Con las cartas de {name}</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Partidas (*{suffix})</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar la partida</translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partida eliminada.</numerusform>
            <numerusform>%n partidas eliminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostrar todas las partidas</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Ninguna partida coincide</translation>
    </message>
    <message>
        <source>Try a wider filter, or another name or number.</source>
        <translation>Prueba un filtro más amplio, u otro nombre o número.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Every match you play is kept here, to look at again or to play again.</source>
        <translation>Aquí queda cada partida que juegas, para volver a verla o a jugarla.</translation>
    </message>
</context>
<context>
    <name>MemoryAid</name>
    <message>
        <source>in your hand</source>
        <translation>en tu mano</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>shown in another hand</source>
        <translation>a la vista en otra mano</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ya salidas</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>por salir</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Cards out and gone</source>
        <translation>Cartas vistas y por salir</translation>
    </message>
</context>
<context>
    <name>MessageSheet</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>MomentButton</name>
    <message>
        <source>Look at it on the table</source>
        <translation>Verla en la mesa</translation>
    </message>
</context>
<context>
    <name>MomentWindow</name>
    <message>
        <source>&amp;Show what was played</source>
        <translation>Ver lo que &amp;se jugó</translation>
    </message>
    <message>
        <source>&amp;Try it yourself</source>
        <translation>&amp;Pruébalo tú</translation>
    </message>
    <message>
        <source>&amp;Next card</source>
        <translation>Carta sig&amp;uiente</translation>
    </message>
    <message>
        <source>Back to the &amp;position</source>
        <translation>&amp;Volver a la posición</translation>
    </message>
    <message>
        <source>P&amp;revious</source>
        <translation>Ante&amp;rior</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Si&amp;guiente</translation>
    </message>
    <message>
        <source>Moment {number} of {count}</source>
        <translation>Momento {number} de {count}</translation>
    </message>
    <message>
        <source>Play the &amp;other move</source>
        <translation>Hacer la &amp;otra jugada</translation>
    </message>
    <message>
        <source>Play the &amp;better move</source>
        <translation>Hacer la &amp;mejor jugada</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Play on as you like. None of it is counted.</source>
        <translation>Sigue como quieras: nada de esto cuenta.</translation>
    </message>
    <message>
        <source>The round is over: {points} for you; in the match it was {before}.</source>
        <translation>La ronda ha terminado: {points} para ti; en la partida fue {before}.</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Fewer options</source>
        <translation>Menos opciones</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Más opciones</translation>
    </message>
</context>
<context>
    <name>MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Moves of the match</source>
        <translation>Jugadas de la partida</translation>
    </message>
    <message>
        <source>Choose a move to see the table after it</source>
        <translation>Elige una jugada para ver cómo quedó la mesa</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Packet {number}</source>
        <translation>Tanda {number}</translation>
    </message>
    <message>
        <source>Earlier deals: {number}</source>
        <translation>Rondas anteriores: {number}</translation>
    </message>
    <message>
        <source>Void deal: {cards}</source>
        <translation>Reparto nulo: {cards}</translation>
    </message>
    <message>
        <source>You take {cards} from the table</source>
        <translation>Te llevas {cards} de la mesa</translation>
    </message>
    <message>
        <source>{name} takes {cards} from the table</source>
        <translation>{name} se lleva {cards} de la mesa</translation>
    </message>
    <message>
        <source>played automatically</source>
        <translation>jugada automáticamente</translation>
    </message>
    <message>
        <source>Round {number} · you deal</source>
        <translation>Ronda {number} · das tú</translation>
    </message>
    <message>
        <source>Round {number} · {name} deals</source>
        <translation>Ronda {number} · da {name}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Déjala</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>Llévate: {cards}</translation>
    </message>
    <message>
        <source>Lay the {card} on the table</source>
        <translation>Dejar en la mesa: {card}</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>no se lleva nada</translation>
    </message>
    <message>
        <source>{sets}, or {last}</source>
        <translation>{sets}, o {last}</translation>
    </message>
    <message>
        <source>can take {cards}</source>
        <translation>puede llevarse {cards}</translation>
    </message>
    <message>
        <source>must take {cards}</source>
        <translation>debes llevarte {cards}</translation>
    </message>
    <message>
        <source>{card} can take {cards}</source>
        <translation>{card} puede llevarse {cards}</translation>
    </message>
    <message>
        <source>{cards} goes first</source>
        <translation>primero {cards}</translation>
    </message>
    <message>
        <source>only one of them</source>
        <translation>solo una</translation>
    </message>
    <message>
        <source>it takes the whole table</source>
        <translation>se lleva toda la mesa</translation>
    </message>
    <message>
        <source>at most {cards}</source>
        <translation>{cards} como máximo</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ahora no se puede</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <translation>No se puede: {reason}</translation>
    </message>
    <message>
        <source>{name} lays down {card}</source>
        <translation>{name} deja {card} en la mesa</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card}</source>
        <translation>{name} se lleva {cards} con {card}</translation>
    </message>
    <message>
        <source>You lay down {card}</source>
        <translation>Dejas {card} en la mesa</translation>
    </message>
    <message>
        <source>You take {cards} with {card}</source>
        <translation>Te llevas {cards} con {card}</translation>
    </message>
    <message>
        <source>{sum}, not a multiple of {wanted}</source>
        <translation>{sum}, que no es múltiplo de {wanted}</translation>
    </message>
    <message>
        <source>{sum}, not {wanted}</source>
        <translation>{sum}, no {wanted}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card} and makes {sweep}</source>
        <translation>{name} se lleva {cards} con {card} y hace {sweep}</translation>
    </message>
    <message>
        <source>You take {cards} with {card} and make {sweep}</source>
        <translation>Te llevas {cards} con {card} y haces {sweep}</translation>
    </message>
    <message>
        <source>only the same court card</source>
        <translation>solo la figura igual</translation>
    </message>
    <message>
        <source>{name} takes the pile under {cards} with {card}</source>
        <translation>{name} se lleva el montón bajo {cards} con {card}</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Llévate el montón</translation>
    </message>
    <message>
        <source>Take the pile under {card}</source>
        <translation>Llévate el montón bajo {card}</translation>
    </message>
    <message>
        <source>the pile under {card}</source>
        <translation>el montón bajo {card}</translation>
    </message>
    <message>
        <source>no sums</source>
        <translation>sin sumas</translation>
    </message>
    <message>
        <source>You take the pile under {cards} with {card}</source>
        <translation>Te llevas el montón bajo {cards} con {card}</translation>
    </message>
</context>
<context>
    <name>MyRules</name>
    <message>
        <source>Save the game</source>
        <translation>Guardar el juego</translation>
    </message>
    <message>
        <source>Add a shared game</source>
        <translation>Añadir un juego compartido</translation>
    </message>
    <message>
        <source>“{name}” was saved.</source>
        <translation>Reglas guardadas: «{name}».</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>Reglas eliminadas: «{name}».</translation>
    </message>
    <message>
        <source>Added to your games: {names}.</source>
        <translation>Añadido a tus juegos: {names}.</translation>
    </message>
    <message>
        <source>The game was saved as “{path}”.</source>
        <translation>El juego se guardó en «{path}».</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <translation>Juegos (*{suffix})</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The game that you find is shown here.</source>
        <translation>Aquí se muestra el juego que encuentres.</translation>
    </message>
    <message>
        <source>You stake {chips} now.</source>
        <translation>Ahora apuestas {chips}.</translation>
    </message>
    <message>
        <source>Among people at one computer, only chips change hands: no experience, no badges and no rating.</source>
        <translation>Entre personas en un mismo ordenador solo se juegan fichas: sin experiencia, insignias ni valoración.</translation>
    </message>
    <message>
        <source>Matches among people at one computer bring no badges and no rating.</source>
        <translation>Las partidas entre personas en un mismo ordenador no dan insignias ni valoración.</translation>
    </message>
    <message>
        <source>Your current match will be kept.</source>
        <translation>La partida en curso se guardará.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Choose this game</source>
        <translation>Elegir este juego</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>A match like the last one.</source>
        <translation>Una partida como la última.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>El reparto de hoy</translation>
    </message>
    <message>
        <source>The same cards for everybody.</source>
        <translation>Las mismas cartas para todos.</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Un problema</translation>
    </message>
    <message>
        <source>Which card would you play?</source>
        <translation>¿Qué carta jugarías?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>Nearest badge</source>
        <translation>La insignia más cercana</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} a {most}</translation>
    </message>
    <message>
        <source>{explanation} Allowed: {limits}.</source>
        <translation>{explanation} Valores permitidos: de {limits}.</translation>
    </message>
    <message>
        <source>“{option}” can be {limits}.</source>
        <translation>«{option}» va de {limits}.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>{name}: {points} expected this round</source>
        <translation>{name}: {points} esperados en esta ronda</translation>
    </message>
    <message>
        <source>{name}: {points} this round</source>
        <translation>{name}: {points} en esta ronda</translation>
    </message>
    <message>
        <source>{chance} chance of the match</source>
        <translation>{chance} de probabilidad de ganar la partida</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>chance of the match</source>
        <translation>ganar la partida</translation>
    </message>
    <message>
        <source>{points} this round</source>
        <translation>{points} en esta ronda</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Aún no se sabe</translation>
    </message>
</context>
<context>
    <name>OpenMatch</name>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Carpeta:</translation>
    </message>
    <message>
        <source>Match:</source>
        <translation>Partida:</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Archivos:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Your partner follows the conventions</source>
        <translation>Tu compañero sigue la tradición</translation>
    </message>
    <message>
        <source>Choose the person…</source>
        <translation>Elegir a la persona…</translation>
    </message>
    <message>
        <source>Between equally good moves, your partner follows tradition: plays from a pair, leaves what you laid down, keeps the sevens.</source>
        <translation>Entre jugadas igual de buenas, tu compañero sigue la tradición: deja cartas que tiene repetidas, respeta las que dejaste tú y guarda los sietes.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Somebody who sits here too. The hands are covered between your turns.</source>
        <translation>Alguien que está aquí contigo. Entre vuestros turnos, las manos quedan tapadas.</translation>
    </message>
    <message>
        <source>Another person at this computer</source>
        <translation>Otra persona en este ordenador</translation>
    </message>
    <message>
        <source>Only watch: a computer player has your seat</source>
        <translation>Solo ver: el ordenador juega en tu asiento</translation>
    </message>
    <message>
        <source>You see the cards of all players, and can sit in for any of them later.</source>
        <translation>Ves las cartas de todos y más tarde puedes sustituir a cualquiera.</translation>
    </message>
    <message>
        <source>only watching</source>
        <translation>solo ver</translation>
    </message>
    <message>
        <source>partner without conventions</source>
        <translation>compañero sin tradición</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jugadores del ordenador</translation>
    </message>
    <message>
        <source>Partner and opponents</source>
        <translation>Compañero y rivales</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Partners and opponents</source>
        <translation>Compañeros y rivales</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>tu asiento</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invitado</translation>
    </message>
    <message>
        <source>A guest…</source>
        <translation>Un invitado…</translation>
    </message>
    <message>
        <source>Your partners follow the conventions</source>
        <translation>Tus compañeros siguen la tradición</translation>
    </message>
    <message>
        <source>These players know the conventions: {names}.</source>
        <translation>Conocen la tradición: {names}.</translation>
    </message>
    <message>
        <source>The hands are covered while you pass the screen on.</source>
        <translation>Las manos quedan tapadas mientras os pasáis la pantalla.</translation>
    </message>
    <message>
        <source>Choose a seat, then who sits there.</source>
        <translation>Elige un asiento y luego quién lo ocupa.</translation>
    </message>
    <message>
        <source>{name} {temperament}.</source>
        <translation>{name} {temperament}.</translation>
    </message>
    <message>
        <source>Strong point: {what}.</source>
        <translation>Punto fuerte: {what}.</translation>
    </message>
    <message>
        <source>Weak point: {what}.</source>
        <translation>Punto débil: {what}.</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Perfil nuevo…</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Usual in this game: {value}.</source>
        <translation>Lo habitual en este juego: {value}.</translation>
    </message>
</context>
<context>
    <name>OwnDeckActions</name>
    <message>
        <source>Pictures of the cards as SVG or PNG; the Guide says how they are named.</source>
        <translation>Imágenes de las cartas en SVG o PNG; la Guía dice cómo deben llamarse.</translation>
    </message>
    <message>
        <source>Add your own deck from a folder…</source>
        <translation>Añadir tu baraja desde una carpeta…</translation>
    </message>
    <message>
        <source>Add your own deck from a ZIP file…</source>
        <translation>Añadir tu baraja desde un archivo ZIP…</translation>
    </message>
    <message>
        <source>Export this deck…</source>
        <translation>Exportar esta baraja…</translation>
    </message>
    <message>
        <source>Remove this deck…</source>
        <translation>Quitar esta baraja…</translation>
    </message>
    <message>
        <source>The folder with the cards</source>
        <translation>La carpeta con las cartas</translation>
    </message>
    <message>
        <source>The ZIP file with the cards</source>
        <translation>El archivo ZIP con las cartas</translation>
    </message>
    <message>
        <source>“{name}” was added to your decks.</source>
        <translation>«{name}» está ahora entre tus barajas.</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exportar la baraja</translation>
    </message>
    <message>
        <source>The deck was exported to “{path}”.</source>
        <translation>Baraja exportada a «{path}».</translation>
    </message>
    <message>
        <source>Remove the deck?</source>
        <translation>¿Quitar la baraja?</translation>
    </message>
    <message>
        <source>The pictures of “{name}” will be deleted. Export the deck first if you want to keep them.</source>
        <translation>Las imágenes de «{name}» se borrarán. Si quieres conservarlas, exporta antes la baraja.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Quitarla</translation>
    </message>
    <message>
        <source>“{name}” was removed.</source>
        <translation>«{name}» se ha quitado.</translation>
    </message>
    <message>
        <source>ZIP files (*{suffix})</source>
        <translation>Archivos ZIP (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OwnDeckDialog</name>
    <message>
        <source>Italian</source>
        <translation>italianos</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>españoles</translation>
    </message>
    <message>
        <source>French</source>
        <translation>franceses</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Palos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add the deck</source>
        <translation>Añadir la baraja</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>Tu propia baraja</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The name in the choice of decks.</source>
        <translation>El nombre en la lista de barajas.</translation>
    </message>
    <message>
        <source>What suits and court cards are called.</source>
        <translation>Cómo se llaman los palos y las figuras.</translation>
    </message>
    <message>
        <source>Printed in the corners</source>
        <translation>Impreso en las esquinas</translation>
    </message>
    <message>
        <source>The game shows the value of a card where the card does not.</source>
        <translation>El juego muestra el valor de la carta donde la carta no lo lleva.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>The back of another deck fits too.</source>
        <translation>También sirve el dorso de otra baraja.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Drawing the cards: {done} of {total}</source>
        <translation>Dibujando las cartas: {done} de {total}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>No se ha añadido ninguna baraja</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>El suyo</translation>
    </message>
    <message>
        <source>All forty cards are there.</source>
        <translation>Están las cuarenta cartas.</translation>
    </message>
    <message>
        <source>The set has only {number} of the forty cards. A picture of each needs a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>El juego de imágenes tiene solo {number} de las cuarenta cartas. La imagen de cada una necesita un nombre como 7D.svg para el siete de oros o KS.png para el rey de espadas; la Guía dice más.</translation>
    </message>
    <message>
        <source>{card} ({file})</source>
        <translation>{card} ({file})</translation>
    </message>
    <message>
        <source>The set cannot be added, because it lacks: {cards}.</source>
        <translation>El juego de imágenes no se puede añadir, porque faltan: {cards}.</translation>
    </message>
</context>
<context>
    <name>OwnGameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar el juego</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Capturas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Make {game} your own</source>
        <translation>Haz tuyo el juego: {game}</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nombre del juego</translation>
    </message>
    <message>
        <source>A sentence about it</source>
        <translation>Una frase que lo describa</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>The computer players bring their strength from {game}. How strong they are with your rules, you will find out together.</source>
        <translation>Los jugadores del ordenador traen su fuerza de {game}. Cuánto valen con tus reglas, lo descubriréis juntos.</translation>
    </message>
    <message>
        <source>Does not go with this game</source>
        <translation>No va con este juego</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Dos cartas</translation>
    </message>
    <message>
        <source>Broom</source>
        <translation>Escoba</translation>
    </message>
    <message>
        <source>My {game}</source>
        <translation>Mi juego: {game}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters.</source>
        <translation>
            <numerusform>Hasta %n carácter.</numerusform>
            <numerusform>Hasta %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have a game called “{name}”.</source>
        <translation>Ya tienes un juego llamado «{name}».</translation>
    </message>
</context>
<context>
    <name>PagedDialog</name>
    <message>
        <source>&amp;All pages</source>
        <translation>T&amp;odas las páginas</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>PauseController</name>
    <message>
        <source>not in competitive matches</source>
        <translation>no en partidas competitivas</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Nobody plays, and no time passes.</source>
        <translation>Nadie juega y el tiempo está parado.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Game speed</source>
        <translation>Ve&amp;locidad del juego</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Instantánea</translation>
    </message>
    <message>
        <source>How fast the cards move. When off, they appear at once.</source>
        <translation>La rapidez con que se mueven las cartas. Si es instantánea, aparecen al momento.</translation>
    </message>
    <message>
        <source>&amp;Play for me when there is only one move</source>
        <translation>&amp;Jugar por mí cuando solo haya una jugada</translation>
    </message>
    <message>
        <source>The only possible move is played without asking.</source>
        <translation>La única jugada posible se hace sin preguntar.</translation>
    </message>
    <message>
        <source>De&amp;clare for me</source>
        <translation>&amp;Cantar por mí</translation>
    </message>
    <message>
        <source>The best combination of your hand is declared without asking. Where declared cards must be played first, you decide.</source>
        <translation>La mejor combinación de tu mano se canta sin preguntar. Donde las cartas cantadas deben jugarse primero, decides tú.</translation>
    </message>
    <message>
        <source>Faces and re&amp;marks of the opponents</source>
        <translation>Gestos y co&amp;mentarios de los rivales</translation>
    </message>
    <message>
        <source>They smile, frown and look at their cards. After a sweep or a fine capture they may say a few words, at most once in a round.</source>
        <translation>Sonríen, fruncen el ceño y miran sus cartas. Tras una escoba o una buena captura dicen unas palabras, como mucho una vez por ronda.</translation>
    </message>
    <message>
        <source>&amp;One click plays</source>
        <translation>&amp;Un clic juega</translation>
    </message>
    <message>
        <source>A click only selects. The gold button, a double click or Enter plays the cards.</source>
        <translation>Un clic solo elige. Se juega con el botón dorado, con un doble clic o con Intro.</translation>
    </message>
    <message>
        <source>A click plays if only one move is left with the cards that you have selected.</source>
        <translation>Un clic juega si con las cartas elegidas solo queda una jugada.</translation>
    </message>
    <message>
        <source>A capture is made as soon as you have selected all its cards, yours first or last. The Discard button lays your card.</source>
        <translation>La captura se hace en cuanto eliges todas sus cartas, la tuya al principio o al final. El botón «Déjala» pone tu carta en la mesa.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Única jugada</translation>
    </message>
    <message>
        <source>Full capture</source>
        <translation>Captura completa</translation>
    </message>
    <message>
        <source>What happens when you click cards of your hand and of the table.</source>
        <translation>Qué pasa cuando haces clic en cartas de tu mano y de la mesa.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Ayudas en la mesa</translation>
    </message>
    <message>
        <source>What you see beside the cards.</source>
        <translation>Lo que ves junto a las cartas.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Marks the best, good and costly cards of your hand and names the dangers. The match is marked in your history.</source>
        <translation>Marca las cartas mejores, buenas y caras de tu mano y avisa de los peligros. La partida queda marcada en tu historial.</translation>
    </message>
    <message>
        <source>Cards out and gone</source>
        <translation>Cartas vistas y por salir</translation>
    </message>
    <message>
        <source>Shows which cards you have seen and which are still out.</source>
        <translation>Muestra qué cartas has visto y cuáles quedan por salir.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Shows the points and the chance of the match that each side can expect.</source>
        <translation>Muestra los puntos y la probabilidad de ganar que puede esperar cada bando.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>Tu &amp;nombre</translation>
    </message>
    <message>
        <source>Your name at the table and in saved matches.</source>
        <translation>Tu nombre en la mesa y en las partidas guardadas.</translation>
    </message>
</context>
<context>
    <name>PlayerFigures</name>
    <message>
        <source>accuracy {number} of 100</source>
        <translation>precisión {number} de 100</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Sun with a face</source>
        <translation>Sol con cara</translation>
    </message>
    <message>
        <source>Grandmother with a grey bun and glasses</source>
        <translation>Abuela con moño gris y gafas</translation>
    </message>
    <message>
        <source>Grandfather with a flat cap and white moustache</source>
        <translation>Abuelo con gorra plana y bigote blanco</translation>
    </message>
    <message>
        <source>Woman with black curls and a green apron</source>
        <translation>Mujer de rizos negros con delantal verde</translation>
    </message>
    <message>
        <source>Fisherman with a yellow rain hat and white beard</source>
        <translation>Pescador con sombrero de lluvia amarillo y barba blanca</translation>
    </message>
    <message>
        <source>Girl with a red ponytail and headphones</source>
        <translation>Chica pelirroja con coleta y auriculares</translation>
    </message>
    <message>
        <source>Boy with a red cap worn backwards</source>
        <translation>Chico con gorra roja hacia atrás</translation>
    </message>
    <message>
        <source>Woman with a teal headscarf</source>
        <translation>Mujer con velo verde azulado</translation>
    </message>
    <message>
        <source>Cook with a white hat and black moustache</source>
        <translation>Cocinero con gorro blanco y bigote negro</translation>
    </message>
    <message>
        <source>Doctor with short black hair and a white coat</source>
        <translation>Doctora de pelo negro corto con bata blanca</translation>
    </message>
    <message>
        <source>Captain with auburn hair and a peaked cap</source>
        <translation>Capitana de pelo castaño rojizo con gorra de plato</translation>
    </message>
    <message>
        <source>Musician with dreadlocks and dark glasses</source>
        <translation>Músico con rastas y gafas oscuras</translation>
    </message>
    <message>
        <source>Painter with blond hair and a red beret</source>
        <translation>Pintora rubia con boina roja</translation>
    </message>
    <message>
        <source>Bald man with glasses, a grey beard and a bow tie</source>
        <translation>Hombre calvo con gafas, barba gris y pajarita</translation>
    </message>
    <message>
        <source>Cyclist with a white cap and stubble</source>
        <translation>Ciclista con gorra blanca y barba de tres días</translation>
    </message>
    <message>
        <source>Woman with a spotted headscarf and sunglasses</source>
        <translation>Mujer con pañuelo de lunares y gafas de sol</translation>
    </message>
    <message>
        <source>Man with an orange turban and black beard</source>
        <translation>Hombre con turbante naranja y barba negra</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>New profile</source>
        <translation>Perfil nuevo</translation>
    </message>
    <message>
        <source>Delete the profile?</source>
        <translation>¿Eliminar el perfil?</translation>
    </message>
    <message>
        <source>“{name}” and the badges of this profile disappear. The matches and the training stay among your files.</source>
        <translation>«{name}» y las insignias de este perfil desaparecen. Las partidas y el entrenamiento se quedan entre tus archivos.</translation>
    </message>
    <message>
        <source>Delete the profile</source>
        <translation>Eliminar el perfil</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
</context>
<context>
    <name>ProfileNameDialog</name>
    <message>
        <source>New profile</source>
        <translation>Perfil nuevo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Each profile has its own statistics, badges and chips.</source>
        <translation>Cada perfil tiene sus propias estadísticas, insignias y fichas.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Sentarse</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Choose a portrait</source>
        <translation>Elegir un retrato</translation>
    </message>
    <message>
        <source>Practice and competitive matches count alike, if you play them to the end yourself, against computer players alone.</source>
        <translation>Las partidas de práctica y las competitivas cuentan igual, si las juegas tú hasta el final, solo contra el ordenador.</translation>
    </message>
    <message>
        <source>Profiles on this computer</source>
        <translation>Perfiles en este ordenador</translation>
    </message>
    <message>
        <source>On another computer</source>
        <translation>En otro ordenador</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Favourite deck</source>
        <translation>Baraja favorita</translation>
    </message>
    <message>
        <source>Favourite game</source>
        <translation>Juego favorito</translation>
    </message>
    <message>
        <source>Chosen when you switch to this profile.</source>
        <translation>Se elige al cambiar a este perfil.</translation>
    </message>
    <message>
        <source>Offered first in New game when you switch to it.</source>
        <translation>Se ofrece primero en Nueva partida al cambiar al perfil.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>desde el {date}</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Insignias</translation>
    </message>
    <message>
        <source>matches: {number}</source>
        <translation>partidas: {number}</translation>
    </message>
    <message>
        <source>won: {number}</source>
        <translation>ganadas: {number}</translation>
    </message>
    <message>
        <source>Badges: {earned} of {all}</source>
        <translation>Insignias: {earned} de {all}</translation>
    </message>
    <message>
        <source>Point at a badge to see what it takes.</source>
        <translation>Señala una insignia para ver cómo se gana.</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Según el juego</translation>
    </message>
    <message>
        <source>None: the last one played</source>
        <translation>Ninguno: el último jugado</translation>
    </message>
    <message>
        <source>Close the portraits</source>
        <translation>Cerrar los retratos</translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message>
        <source>plays now</source>
        <translation>juega ahora</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>desde el {date}</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Switch to {name}</source>
        <translation>Cambiar a {name}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Eliminar {name}</translation>
    </message>
</context>
<context>
    <name>ProfileTransfer</name>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Matches: {number} of {total}</source>
        <translation>Partidas: {number} de {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Imported. New matches: {new}. Here before: {known}.</source>
        <translation>Importado. Partidas nuevas: {new}. Ya presentes: {known}.</translation>
    </message>
    <message>
        <source>Stopped. New matches: {new}. Here before: {known}.</source>
        <translation>Detenido. Partidas nuevas: {new}. Ya presentes: {known}.</translation>
    </message>
    <message>
        <source>Export your matches…</source>
        <translation>Exportar tus partidas…</translation>
    </message>
    <message>
        <source>Import matches…</source>
        <translation>Importar partidas…</translation>
    </message>
    <message>
        <source>Copy everything…</source>
        <translation>Copiar todo…</translation>
    </message>
    <message>
        <source>Put a copy back…</source>
        <translation>Restaurar una copia…</translation>
    </message>
    <message>
        <source>A copy takes everything to another computer: all profiles with their matches, badges, training and chips. Putting it back replaces what is there, which is kept.</source>
        <translation>Una copia lo lleva todo a otro ordenador: todos los perfiles con sus partidas, insignias, entrenamiento y fichas. Al restaurarla sustituye lo que haya, que se conserva.</translation>
    </message>
    <message>
        <source>Recorded matches can be imported and exported too; those of other people do not count as yours.</source>
        <translation>También se pueden importar y exportar partidas grabadas; las de otras personas no cuentan como tuyas.</translation>
    </message>
    <message>
        <source>Export your matches</source>
        <translation>Exportar tus partidas</translation>
    </message>
    <message>
        <source>Archives (*{suffix})</source>
        <translation>Archivos de partidas (*{suffix})</translation>
    </message>
    <message>
        <source>Matches and archives of them (*{suffix} *{archive_suffix})</source>
        <translation>Partidas y archivos de partidas (*{suffix} *{archive_suffix})</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>Copiar todo</translation>
    </message>
    <message>
        <source>Put a copy back</source>
        <translation>Restaurar una copia</translation>
    </message>
    <message>
        <source>Replace everything</source>
        <translation>Sustituir todo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The copy replaces all profiles, matches, badges, training and chips of this computer. What is here now is kept in a file.</source>
        <translation>La copia sustituye todos los perfiles, partidas, insignias, entrenamiento y fichas de este ordenador. Lo que hay ahora se conserva en un archivo.</translation>
    </message>
    <message>
        <source>Put the copy back?</source>
        <translation>¿Restaurar la copia?</translation>
    </message>
    <message>
        <source>Copies (*{suffix})</source>
        <translation>Copias (*{suffix})</translation>
    </message>
    <message>
        <source>Exported. Matches: {number}.</source>
        <translation>Exportado. Partidas: {number}.</translation>
    </message>
    <message>
        <source>Everything was copied.</source>
        <translation>Se ha copiado todo.</translation>
    </message>
    <message>
        <source>The copy was put back. What was here before is in “{path}”.</source>
        <translation>La copia se ha restaurado. Lo que había antes está en «{path}».</translation>
    </message>
    <message>
        <source>Are you one of them?</source>
        <translation>¿Eres una de estas personas?</translation>
    </message>
    <message>
        <source>Nobody in these matches has the name of your profile, so they do not count as yours. If you are one of these people, choose the name.</source>
        <translation>Nadie en estas partidas tiene el nombre de tu perfil, así que no cuentan como tuyas. Si eres una de estas personas, elige el nombre.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Ninguna de ellas</translation>
    </message>
    <message>
        <source>Stopped. Nothing was exported.</source>
        <translation>Detenido. No se ha exportado nada.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Co&amp;ntinuar</translation>
    </message>
    <message>
        <source>The review was interrupted. Continue to take it up again.</source>
        <translation>El análisis se interrumpió. Pulsa Continuar para retomarlo.</translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>Empieza el análisis…</translation>
    </message>
    <message>
        <source>Stopped at {percent}%. What is known so far is below.</source>
        <translation>Detenido al {percent}&#xa0;%. Abajo está lo que se sabe hasta ahora.</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>quedan unos %n segundos</numerusform>
            <numerusform>quedan unos %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at every move: {percent}%, {left}</source>
        <translation>Examinando cada jugada: {percent} %, {left}</translation>
    </message>
</context>
<context>
    <name>PuzzleResults</name>
    <message>
        <source>Your results</source>
        <translation>Tus resultados</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Tu valoración</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resueltos</translation>
    </message>
    <message>
        <source>Waiting for you today</source>
        <translation>Te esperan hoy</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Evolución de tu valoración</translation>
    </message>
    <message>
        <source>What you miss comes back after 1, 3, 7, 14 and 30 days.</source>
        <translation>Lo que falles vuelve al cabo de 1, 3, 7, 14 y 30 días.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Game and theme</source>
        <translation>Juego y tema</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Siguiente problema</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>¿Y luego?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>There is no such puzzle. Choose another game or theme.</source>
        <translation>No hay ningún problema así. Elige otro juego u otro tema.</translation>
    </message>
    <message>
        <source>Right! {reason}</source>
        <translation>¡Correcto! {reason}</translation>
    </message>
    <message>
        <source>This was the best move. {reason}</source>
        <translation>Esta era la mejor jugada. {reason}</translation>
    </message>
    <message>
        <source>{loss} Watch what may follow.</source>
        <translation>{loss} Mira lo que puede pasar.</translation>
    </message>
    <message>
        <source>From one of your matches, where you made another move.</source>
        <translation>De una partida tuya en la que hiciste otra jugada.</translation>
    </message>
    <message>
        <source>You have missed this one before.</source>
        <translation>Este ya lo has fallado antes.</translation>
    </message>
    <message>
        <source>It does not change your rating, because you tried this puzzle not long ago.</source>
        <translation>Tu valoración no cambia, porque intentaste este problema hace poco.</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>Tu valoración: {rating}.</translation>
    </message>
    <message>
        <source>This puzzle is rated {rating}.</source>
        <translation>Valoración de este problema: {rating}.</translation>
    </message>
    <message>
        <source>It counts as missed, because a hint or another move came first.</source>
        <translation>Cuenta como fallado, porque antes hubo una pista u otra jugada.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Todos los temas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Your results…</source>
        <translation>Tus resultados…</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Win the settebello</source>
        <translation>Llévate el siete de oros</translation>
    </message>
    <message>
        <source>Win a card that scores</source>
        <translation>Llévate una carta que puntúa</translation>
    </message>
    <message>
        <source>Sweep the table</source>
        <translation>Limpia la mesa</translation>
    </message>
    <message>
        <source>Better than a sweep</source>
        <translation>Mejor que limpiar la mesa</translation>
    </message>
    <message>
        <source>Prevent the sweep</source>
        <translation>Evita que limpien la mesa</translation>
    </message>
    <message>
        <source>Keep the sevens</source>
        <translation>Guarda los sietes</translation>
    </message>
    <message>
        <source>Win the sevens</source>
        <translation>Llévate los sietes</translation>
    </message>
    <message>
        <source>Make the primiera</source>
        <translation>Haz la primiera</translation>
    </message>
    <message>
        <source>Win the coins</source>
        <translation>Llévate los oros</translation>
    </message>
    <message>
        <source>Win the most cards</source>
        <translation>Llévate más cartas</translation>
    </message>
    <message>
        <source>Complete a run</source>
        <translation>Completa una serie</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Rompe los pares</translation>
    </message>
    <message>
        <source>Restore the pairs</source>
        <translation>Rehaz los pares</translation>
    </message>
    <message>
        <source>The last hand</source>
        <translation>La última mano</translation>
    </message>
    <message>
        <source>The last capture</source>
        <translation>La última captura</translation>
    </message>
    <message>
        <source>Many ways to the total</source>
        <translation>Muchas maneras de sumar</translation>
    </message>
    <message>
        <source>One card, several captures</source>
        <translation>Una carta, varias capturas</translation>
    </message>
    <message>
        <source>Better not to take</source>
        <translation>Mejor no llevarse nada</translation>
    </message>
    <message>
        <source>The Ace that takes all</source>
        <translation>El as que se lo lleva todo</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>Qué cantar</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>La carta del corte</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>Which card to lay</source>
        <translation>Qué carta dejar</translation>
    </message>
    <message>
        <source>Which cards to take</source>
        <translation>Qué cartas llevarse</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Más fácil</translation>
    </message>
    <message>
        <source>Just right</source>
        <translation>A mi medida</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Más difícil</translation>
    </message>
    <message>
        <source>Your turn. Which move is most likely to win the match?</source>
        <translation>Te toca. ¿Con qué jugada es más probable ganar la partida?</translation>
    </message>
    <message>
        <source>Your turn. Find the best move.</source>
        <translation>Te toca. Encuentra la mejor jugada.</translation>
    </message>
    <message>
        <source>Hint: there is nothing to take. Which card helps the next player least?</source>
        <translation>Pista: no hay nada que llevarse. ¿Qué carta ayuda menos al siguiente jugador?</translation>
    </message>
    <message>
        <source>Hint: “{theme}”.</source>
        <translation>Pista: «{theme}».</translation>
    </message>
    <message>
        <source>Not the best move: it costs {points}.</source>
        <translation>No es la mejor jugada: cuesta {points}.</translation>
    </message>
    <message numerus="yes">
        <source>after %n puzzles</source>
        <translation>
            <numerusform>después de %n problema</numerusform>
            <numerusform>después de %n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: play {card}.</source>
        <translation>Pista: juega {card}.</translation>
    </message>
    <message>
        <source>Hint: declare {cards}.</source>
        <translation>Pista: canta {cards}.</translation>
    </message>
    <message>
        <source>Hint: take cards from the table before you play.</source>
        <translation>Pista: llévate cartas de la mesa antes de jugar.</translation>
    </message>
    <message>
        <source>Hint: keep the card you cut.</source>
        <translation>Pista: quédate la carta del corte.</translation>
    </message>
    <message>
        <source>Hint: put the card you cut on the table.</source>
        <translation>Pista: pon en la mesa la carta del corte.</translation>
    </message>
    <message>
        <source>Hint: take the opening cards.</source>
        <translation>Pista: llévate la mesa inicial.</translation>
    </message>
    <message>
        <source>Hint: leave the opening cards.</source>
        <translation>Pista: deja la mesa inicial.</translation>
    </message>
    <message>
        <source>Hint: declare nothing.</source>
        <translation>Pista: no cantes nada.</translation>
    </message>
    <message>
        <source>Hint: call out.</source>
        <translation>Pista: canta victoria.</translation>
    </message>
    <message>
        <source>Not the best move: it lowers your chance to win the match by {percent}%.</source>
        <translation>No es la mejor jugada: te quita un {percent}&#xa0;% de probabilidad de ganar la partida.</translation>
    </message>
    <message>
        <source>Not the best move.</source>
        <translation>No es la mejor jugada.</translation>
    </message>
    <message>
        <source>This may follow: {move}.</source>
        <translation>Puede seguir esto: {move}.</translation>
    </message>
    <message>
        <source>This may follow: {move}; {reasons}.</source>
        <translation>Puede seguir esto: {move}; {reasons}.</translation>
    </message>
</context>
<context>
    <name>ReceiveDialog</name>
    <message>
        <source>Add a shared game</source>
        <translation>Añadir un juego compartido</translation>
    </message>
    <message>
        <source>The line that you were given</source>
        <translation>La línea que te han dado</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Desde un archivo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add the game</source>
        <translation>Añadir el juego</translation>
    </message>
    <message>
        <source>It begins with “scopa:”. What stands around it does not matter.</source>
        <translation>Empieza por «scopa:». Lo que haya alrededor no importa.</translation>
    </message>
    <message>
        <source>This cannot be read: {reason}.</source>
        <translation>No se puede leer: {reason}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>No tienes esta carta en la mano: {card}.</translation>
    </message>
    <message>
        <source>Not on the table: {cards}.</source>
        <translation>No está en la mesa: {cards}.</translation>
    </message>
    <message>
        <source>The {card} can take {cards}, so you cannot lay it down.</source>
        <translation>No puedes dejar esta carta ({card}), porque puede capturar: {cards}.</translation>
    </message>
    <message>
        <source>The {by} can take {cards}, so you cannot lay down the {card}.</source>
        <translation>No puedes dejar esta carta ({card}): con otra ({by}) puedes capturar {cards}.</translation>
    </message>
    <message>
        <source>The {cards} matches your {card} and must be taken first.</source>
        <translation>Primero hay que llevarse la carta igual a la tuya ({card}): {cards}.</translation>
    </message>
    <message>
        <source>The {card} takes only one equal card: choose one of them.</source>
        <translation>Esta carta ({card}) solo se lleva una igual: elige cuál.</translation>
    </message>
    <message>
        <source>The {card} takes the whole table, not only a part of it.</source>
        <translation>Con esta carta ({card}) te llevas toda la mesa, no solo una parte.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: {sum}.</source>
        <translation>Con esta carta ({card}) no puedes hacer esta captura ({take}): {sum}.</translation>
    </message>
    <message>
        <source>With the {card} you must take as few cards as possible.</source>
        <translation>Con esta carta ({card}) tienes que llevarte las menos posibles.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a sum may take at most {limit}.</source>
        <translation>Con esta carta ({card}) no puedes hacer esta captura ({take}): con una suma te llevas como máximo {limit}.</translation>
    </message>
    <message>
        <source>These cards were all dealt to the table. You can take cards without playing only if a player has laid down one of them.</source>
        <translation>Todas estas cartas se repartieron en la mesa. Sin jugar solo puedes llevarte cartas si un jugador dejó al menos una de ellas.</translation>
    </message>
    <message>
        <source>First declare or pass: nobody has played a card yet.</source>
        <translation>Primero di qué cantas: nadie ha jugado todavía ninguna carta.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ahora no se puede.</translation>
    </message>
    <message>
        <source>Declared cards come first: {cards}.</source>
        <translation>Primero se juegan las cartas cantadas: {cards}.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a court card goes only with the same court card.</source>
        <translation>Con esta carta ({card}) no puedes hacer esta captura ({take}): una figura va solo con la figura igual.</translation>
    </message>
    <message>
        <source>The {card} takes one equal card, never a sum.</source>
        <translation>Esta carta ({card}) se lleva una igual, nunca una suma.</translation>
    </message>
    <message>
        <source>A pile is taken alone: choose it, or cards of the table.</source>
        <translation>Un montón se lleva solo: elígelo, o elige cartas de la mesa.</translation>
    </message>
    <message>
        <source>The {card} can take {cards} from the table, so no pile.</source>
        <translation>Esta carta ({card}) puede llevarse algo de la mesa ({cards}), así que ningún montón.</translation>
    </message>
    <message>
        <source>The {card} takes only a pile with an equal card on top.</source>
        <translation>Esta carta ({card}) solo se lleva un montón con una carta igual encima.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>I won? Really? I learned that from watching you!</source>
        <translation>¿He ganado? ¿De verdad? ¡Lo he aprendido mirándote a ti!</translation>
    </message>
    <message>
        <source>Wow! Will you show me how you did that?</source>
        <translation>¡Hala! ¿Me enseñas cómo lo has hecho?</translation>
    </message>
    <message>
        <source>Oh! I did not see that coming.</source>
        <translation>¡Oh! Eso no me lo esperaba.</translation>
    </message>
    <message>
        <source>Is that the card everybody wants?</source>
        <translation>¿Es esta la carta que quieren todos?</translation>
    </message>
    <message>
        <source>I wanted that one!</source>
        <translation>¡Esa la quería yo!</translation>
    </message>
    <message>
        <source>Don’t be sad, dear. I’ll make coffee, and we play again.</source>
        <translation>No te pongas triste, cielo. Hago café y jugamos otra vez.</translation>
    </message>
    <message>
        <source>Well done, dear! And I had kept my coins so nicely together.</source>
        <translation>¡Muy bien, cielo! Y yo que tenía mis oros tan bien guardados.</translation>
    </message>
    <message>
        <source>A clean table, as in my kitchen.</source>
        <translation>Una mesa limpia, como en mi cocina.</translation>
    </message>
    <message>
        <source>Leave something for me, dear.</source>
        <translation>Déjame algo, cielo.</translation>
    </message>
    <message>
        <source>This one goes into my purse.</source>
        <translation>Esta va a mi monedero.</translation>
    </message>
    <message>
        <source>Such a pretty card. Look after it well.</source>
        <translation>Qué carta tan bonita. Cuídala bien.</translation>
    </message>
    <message>
        <source>That was fun! Next time it is your turn, you’ll see.</source>
        <translation>¡Qué divertido! La próxima vez te toca a ti, ya verás.</translation>
    </message>
    <message>
        <source>All right, you win. But admit it: my sweeps are prettier!</source>
        <translation>Vale, has ganado. Pero admítelo: ¡mis escobas son más bonitas!</translation>
    </message>
    <message>
        <source>Did you see that? What a catch!</source>
        <translation>¿Has visto? ¡Vaya pesca!</translation>
    </message>
    <message>
        <source>Hey, the sweeps are my job!</source>
        <translation>¡Eh, las escobas son lo mío!</translation>
    </message>
    <message>
        <source>Into the net with it!</source>
        <translation>¡A la red con ella!</translation>
    </message>
    <message>
        <source>There goes the big fish.</source>
        <translation>Ahí se va el pez gordo.</translation>
    </message>
    <message>
        <source>You play well. Count the sevens, and soon you beat me.</source>
        <translation>Juegas bien. Cuenta los sietes y pronto me ganarás.</translation>
    </message>
    <message>
        <source>I counted every card, and still you were better. My respect.</source>
        <translation>He contado todas las cartas y aun así has jugado mejor. Mis respetos.</translation>
    </message>
    <message>
        <source>I could not leave that lying.</source>
        <translation>No podía dejar eso ahí.</translation>
    </message>
    <message>
        <source>Nicely seen.</source>
        <translation>Bien visto.</translation>
    </message>
    <message>
        <source>This is where it belongs.</source>
        <translation>Este es su sitio.</translation>
    </message>
    <message>
        <source>One for you. I keep count.</source>
        <translation>Una para ti. Llevo la cuenta.</translation>
    </message>
    <message>
        <source>Patience, my friend. That is all I have ahead of you.</source>
        <translation>Paciencia. Solo en eso te llevo ventaja.</translation>
    </message>
    <message>
        <source>I waited for my moment, and you took it. Well played.</source>
        <translation>Esperaba mi momento, y te lo has llevado tú. Bien jugado.</translation>
    </message>
    <message>
        <source>Everything has its moment.</source>
        <translation>Todo tiene su momento.</translation>
    </message>
    <message>
        <source>A good stroke. Enjoy it.</source>
        <translation>Un buen golpe. Disfrútalo.</translation>
    </message>
    <message>
        <source>It was worth the wait.</source>
        <translation>Ha valido la pena esperar.</translation>
    </message>
    <message>
        <source>Take it. The round is long.</source>
        <translation>Llévatela. La ronda es larga.</translation>
    </message>
    <message>
        <source>You made me think, and few people do. Come back soon.</source>
        <translation>Me has hecho pensar, y pocos lo consiguen. Vuelve pronto.</translation>
    </message>
    <message>
        <source>I knew what you held, and it did not help me. Magnificent!</source>
        <translation>Sabía qué cartas tenías, y no me ha servido de nada. ¡Magnífico!</translation>
    </message>
    <message>
        <source>The stars were kind.</source>
        <translation>Las estrellas fueron amables.</translation>
    </message>
    <message>
        <source>Well, well. You surprise me.</source>
        <translation>Vaya, vaya. Me sorprendes.</translation>
    </message>
    <message>
        <source>It was only a matter of time.</source>
        <translation>Solo era cuestión de tiempo.</translation>
    </message>
    <message>
        <source>A fine card in good hands.</source>
        <translation>Una buena carta en buenas manos.</translation>
    </message>
    <message>
        <source>This time it was me. We are well matched, you know.</source>
        <translation>Esta vez me tocó a mí. Estamos muy igualados, ya lo sabes.</translation>
    </message>
    <message>
        <source>You are getting better. Next time, so am I!</source>
        <translation>Cada vez juegas mejor. ¡La próxima vez, yo también!</translation>
    </message>
    <message>
        <source>You would have done the same.</source>
        <translation>Tú habrías hecho lo mismo.</translation>
    </message>
    <message>
        <source>I would have done the same.</source>
        <translation>Yo habría hecho lo mismo.</translation>
    </message>
    <message>
        <source>One for me, and the next for you?</source>
        <translation>Una para mí, ¿y la próxima para ti?</translation>
    </message>
    <message>
        <source>One for you, and the next for me.</source>
        <translation>Una para ti, y la próxima para mí.</translation>
    </message>
    <message>
        <source>{name}: “{remark}”</source>
        <translation>{name}: «{remark}»</translation>
    </message>
    <message>
        <source>Everything? I can take everything?</source>
        <translation>¿Todo? ¿Puedo llevármelo todo?</translation>
    </message>
    <message>
        <source>I won, I won! Please, can we play again tomorrow?</source>
        <translation>¡He ganado, he ganado! ¿Jugamos otra vez mañana?</translation>
    </message>
    <message>
        <source>You’re really good. When I’m big, I’ll play like you!</source>
        <translation>Juegas genial. ¡De mayor jugaré como tú!</translation>
    </message>
    <message>
        <source>Hi! Shall we play? I’ve been practising!</source>
        <translation>¡Hola! ¿Jugamos? ¡He estado practicando!</translation>
    </message>
    <message>
        <source>Grandma says I may stay until it gets dark.</source>
        <translation>La abuela me deja quedarme hasta que anochezca.</translation>
    </message>
    <message>
        <source>Today I’ll remember all the cards. Well, most of them.</source>
        <translation>Hoy me acordaré de todas las cartas. Bueno, de casi todas.</translation>
    </message>
    <message>
        <source>Again? Hooray! I hoped you’d say that.</source>
        <translation>¿Otra? ¡Bien! Esperaba que lo dijeras.</translation>
    </message>
    <message>
        <source>This time I have a plan. I think.</source>
        <translation>Esta vez tengo un plan. Creo.</translation>
    </message>
    <message>
        <source>A sweep! I have to tell my grandma!</source>
        <translation>¡Escoba! ¡Tengo que contárselo a mi abuela!</translation>
    </message>
    <message>
        <source>The table is empty! Was that me?</source>
        <translation>¡La mesa está vacía! ¿He sido yo?</translation>
    </message>
    <message>
        <source>Another sweep! Nobody at school will believe it!</source>
        <translation>¡Otra escoba! ¡En el cole no se lo van a creer!</translation>
    </message>
    <message>
        <source>It worked again! What did I do?</source>
        <translation>¡Ha vuelto a funcionar! ¿Qué he hecho?</translation>
    </message>
    <message>
        <source>Oh no. Did I leave you that?</source>
        <translation>Oh, no. ¿Eso te lo he dejado yo?</translation>
    </message>
    <message>
        <source>How do you always see that?</source>
        <translation>¿Cómo lo ves siempre?</translation>
    </message>
    <message>
        <source>Again? I’ll count on my fingers next time.</source>
        <translation>¿Otra vez? La próxima cuento con los dedos.</translation>
    </message>
    <message>
        <source>I’ve got it, I’ve got it!</source>
        <translation>¡La tengo, la tengo!</translation>
    </message>
    <message>
        <source>So shiny! And it’s mine!</source>
        <translation>¡Cómo brilla! ¡Y es mía!</translation>
    </message>
    <message>
        <source>I was just about to take that. Honest!</source>
        <translation>Estaba a punto de llevármela yo. ¡De verdad!</translation>
    </message>
    <message>
        <source>Can I look at it once more?</source>
        <translation>¿Me la dejas ver otra vez?</translation>
    </message>
    <message>
        <source>Look how many cards! I can hardly carry them.</source>
        <translation>¡Mira cuántas cartas! Casi no puedo con ellas.</translation>
    </message>
    <message>
        <source>All of these with one card! I love adding up.</source>
        <translation>¡Todas estas con una sola carta! Me encanta sumar.</translation>
    </message>
    <message>
        <source>So many at once! Leave me a few!</source>
        <translation>¡Tantas de golpe! ¡Déjame algunas!</translation>
    </message>
    <message>
        <source>Look what I was dealt! Is that good?</source>
        <translation>¡Mira qué me ha tocado! ¿Es bueno?</translation>
    </message>
    <message>
        <source>You get points just for that? Lucky!</source>
        <translation>¿Te dan puntos solo por eso? ¡Qué suerte!</translation>
    </message>
    <message>
        <source>Did I really win that round? Count again!</source>
        <translation>¿De verdad he ganado la ronda? ¡Cuenta otra vez!</translation>
    </message>
    <message>
        <source>More points than you! Only this once, I know.</source>
        <translation>¡Más puntos que tú! Solo por esta vez, ya lo sé.</translation>
    </message>
    <message>
        <source>You won that one, but I learned something.</source>
        <translation>Esta la has ganado tú, pero he aprendido algo.</translation>
    </message>
    <message>
        <source>Now I’ll really pay attention!</source>
        <translation>¡Ahora sí que voy a estar atento!</translation>
    </message>
    <message>
        <source>The same number of points! Like twins!</source>
        <translation>¡Los mismos puntos! ¡Como gemelos!</translation>
    </message>
    <message>
        <source>The primiera was nearly mine! Nearly!</source>
        <translation>¡La primiera era casi mía! ¡Casi!</translation>
    </message>
    <message>
        <source>All the points? For me? Pinch me!</source>
        <translation>¿Todos los puntos? ¿Para mí? ¡Pellízcame!</translation>
    </message>
    <message>
        <source>It’s so close! I can’t sit still.</source>
        <translation>¡Está muy reñido! No puedo estarme quieto.</translation>
    </message>
    <message>
        <source>I’m ahead! Don’t tell me why, just let me enjoy it.</source>
        <translation>¡Voy ganando! No me digas por qué, déjame disfrutar.</translation>
    </message>
    <message>
        <source>You’re miles ahead. I’ll run faster!</source>
        <translation>Me llevas un kilómetro. ¡Correré más!</translation>
    </message>
    <message>
        <source>I’ve caught you! Like in tag!</source>
        <translation>¡Te he pillado! ¡Como en el pillapilla!</translation>
    </message>
    <message>
        <source>No hurry. I’m counting the clouds.</source>
        <translation>Sin prisa. Yo cuento las nubes.</translation>
    </message>
    <message>
        <source>I won? Then the cake is for both of us, dear.</source>
        <translation>¿He ganado? Pues la tarta es para los dos, cielo.</translation>
    </message>
    <message>
        <source>You played so nicely. I’ll tell everyone at the market.</source>
        <translation>Qué bien has jugado. Lo contaré en todo el mercado.</translation>
    </message>
    <message>
        <source>Sit down, dear. The coffee is on the stove.</source>
        <translation>Siéntate, cielo. El café está al fuego.</translation>
    </message>
    <message>
        <source>Have you eaten? Then let’s play.</source>
        <translation>¿Has comido? Pues a jugar.</translation>
    </message>
    <message>
        <source>The market is over. Now the cards may come out.</source>
        <translation>Ya cerró el mercado. Que salgan las cartas.</translation>
    </message>
    <message>
        <source>Another one? I’ll put the soup on later, then.</source>
        <translation>¿Otra? Pues ya haré la sopa más tarde.</translation>
    </message>
    <message>
        <source>Swept! I have held a broom for sixty years.</source>
        <translation>¡Escoba! Llevo sesenta años con una en la mano.</translation>
    </message>
    <message>
        <source>Look at that, not a crumb left.</source>
        <translation>Mira, no queda ni una miga.</translation>
    </message>
    <message>
        <source>Again! And nobody had to help me.</source>
        <translation>¡Otra vez! Y sin que me ayude nadie.</translation>
    </message>
    <message>
        <source>Saint Anne is at my side today.</source>
        <translation>Hoy santa Ana está conmigo.</translation>
    </message>
    <message>
        <source>Mercy! My poor table!</source>
        <translation>¡Virgen santa! ¡Pobre mesa mía!</translation>
    </message>
    <message>
        <source>You clean better than I do, dear.</source>
        <translation>Limpias mejor que yo, cielo.</translation>
    </message>
    <message>
        <source>Again! I should hire you for the house.</source>
        <translation>¡Otra! Debería contratarte para la casa.</translation>
    </message>
    <message>
        <source>Come to your auntie, little one.</source>
        <translation>Ven con la tía, pequeña.</translation>
    </message>
    <message>
        <source>I had kept a place for this one.</source>
        <translation>A esta le tenía guardado un sitio.</translation>
    </message>
    <message>
        <source>And I was so fond of that one.</source>
        <translation>Con el cariño que le tenía.</translation>
    </message>
    <message>
        <source>Take it, dear. You are growing.</source>
        <translation>Llévatela, cielo. Que aproveche.</translation>
    </message>
    <message>
        <source>Good weight! They’d cost a fortune at the market.</source>
        <translation>¡Buen peso! En el mercado costarían un dineral.</translation>
    </message>
    <message>
        <source>A full basket. Now I can go home happy.</source>
        <translation>Cesta llena. Ya puedo irme a casa contenta.</translation>
    </message>
    <message>
        <source>You are hungry today, I can see it.</source>
        <translation>Hoy tienes hambre, ya lo veo.</translation>
    </message>
    <message>
        <source>What a nice hand I was given! Look.</source>
        <translation>¡Qué buena mano me ha tocado! Mira.</translation>
    </message>
    <message>
        <source>Who has been kind to you, dear?</source>
        <translation>¿Quién te quiere tanto, cielo?</translation>
    </message>
    <message>
        <source>That round went like a good sauce: slowly.</source>
        <translation>Esta ronda salió como un buen guiso: a fuego lento.</translation>
    </message>
    <message>
        <source>A few points for my old age.</source>
        <translation>Unos puntitos para mi vejez.</translation>
    </message>
    <message>
        <source>Well played, dear. Have a biscuit.</source>
        <translation>Bien jugado, cielo. Toma una galleta.</translation>
    </message>
    <message>
        <source>Never mind. The pan is still warm.</source>
        <translation>No pasa nada. La sartén sigue caliente.</translation>
    </message>
    <message>
        <source>Half for you and half for me. As with cake.</source>
        <translation>Mitad para ti y mitad para mí. Como la tarta.</translation>
    </message>
    <message>
        <source>I missed the primiera by a pinch of salt.</source>
        <translation>Me faltó una pizca de sal para la primiera.</translation>
    </message>
    <message>
        <source>All the points! And I was only half awake.</source>
        <translation>¡Todos los puntos! Y yo medio dormida.</translation>
    </message>
    <message>
        <source>So close! I can’t even think of the oven.</source>
        <translation>¡Qué igualado! Hasta me olvido del horno.</translation>
    </message>
    <message>
        <source>Don’t hold it against me, dear. I’m just lucky.</source>
        <translation>No me lo tengas en cuenta, cielo. Es solo suerte.</translation>
    </message>
    <message>
        <source>You are far ahead. I’d better put my glasses on.</source>
        <translation>Me llevas mucha ventaja. Me pondré las gafas.</translation>
    </message>
    <message>
        <source>See? Old hens lay good eggs.</source>
        <translation>¿Ves? Gallina vieja hace buen caldo.</translation>
    </message>
    <message>
        <source>Take your time. Good things simmer.</source>
        <translation>Tómate tu tiempo. Lo bueno va a fuego lento.</translation>
    </message>
    <message>
        <source>And that, dear people, is how one fishes! Fried fish for everybody!</source>
        <translation>¡Así se pesca, señoras y señores! ¡Pescaíto para todo el mundo!</translation>
    </message>
    <message>
        <source>You’ve sunk my boat! But tomorrow I swim back.</source>
        <translation>¡Me has hundido la barca! Pero mañana vuelvo a nado.</translation>
    </message>
    <message>
        <source>Ahoy! The sea is calm, so let’s play.</source>
        <translation>¡Hola! La mar está en calma, así que a jugar.</translation>
    </message>
    <message>
        <source>The boat is in, the nets are dry. Cards!</source>
        <translation>La barca en puerto, las redes secas. ¡Cartas!</translation>
    </message>
    <message>
        <source>Did I tell you about my biggest sweep? No? Later!</source>
        <translation>¿Te he contado mi mejor escoba? ¿No? ¡Luego!</translation>
    </message>
    <message>
        <source>Once more into the boat? I’m in!</source>
        <translation>¿Otra vez a la barca? ¡Me apunto!</translation>
    </message>
    <message>
        <source>The tide comes back, and so do I.</source>
        <translation>La marea vuelve, y yo también.</translation>
    </message>
    <message>
        <source>Net out, net in, sea empty!</source>
        <translation>Red al agua, red arriba, ¡mar vacía!</translation>
    </message>
    <message>
        <source>Scopa! Ring the bells!</source>
        <translation>¡Escoba! ¡Que suenen las campanas!</translation>
    </message>
    <message>
        <source>Another one! They jump into my boat!</source>
        <translation>¡Otra! ¡Me saltan solas a la barca!</translation>
    </message>
    <message>
        <source>And they say lightning never strikes twice!</source>
        <translation>¡Y dicen que el rayo no cae dos veces!</translation>
    </message>
    <message>
        <source>A hole in my net, and you swim straight through!</source>
        <translation>¡Un agujero en mi red, y te cuelas por él!</translation>
    </message>
    <message>
        <source>Thief! That was my fish!</source>
        <translation>¡Al ladrón! ¡Ese pez era mío!</translation>
    </message>
    <message>
        <source>Another? Are you emptying the whole gulf?</source>
        <translation>¿Otra? ¿Quieres vaciar el golfo entero?</translation>
    </message>
    <message>
        <source>Look how it wriggles! Mine!</source>
        <translation>¡Mira cómo colea! ¡Es mía!</translation>
    </message>
    <message>
        <source>I smelled that one from the harbour.</source>
        <translation>Esta la he olido desde el puerto.</translation>
    </message>
    <message>
        <source>I had it on the hook!</source>
        <translation>¡La tenía en el anzuelo!</translation>
    </message>
    <message>
        <source>Enjoy it. I only throw back small ones myself.</source>
        <translation>Disfrútala. Yo solo devuelvo los pececillos.</translation>
    </message>
    <message>
        <source>A whole shoal! Help me pull!</source>
        <translation>¡Un banco entero! ¡Ayúdame a tirar!</translation>
    </message>
    <message>
        <source>With these I feed the whole harbour!</source>
        <translation>¡Con estas doy de comer a todo el puerto!</translation>
    </message>
    <message>
        <source>That’s a heavy net. Mind your back!</source>
        <translation>Qué red tan pesada. ¡Cuidado con la espalda!</translation>
    </message>
    <message>
        <source>Points without wetting the net. I like that!</source>
        <translation>Puntos sin mojar la red. ¡Me gusta!</translation>
    </message>
    <message>
        <source>You catch fish on dry land!</source>
        <translation>¡Tú pescas hasta en tierra firme!</translation>
    </message>
    <message>
        <source>A good day’s fishing, that round.</source>
        <translation>Buena pesca, esa ronda.</translation>
    </message>
    <message>
        <source>Who’s the king of the harbour? Go on, say it!</source>
        <translation>¿Quién es el rey del puerto? ¡Venga, dilo!</translation>
    </message>
    <message>
        <source>The wind had turned, that’s all.</source>
        <translation>Cambió el viento, nada más.</translation>
    </message>
    <message>
        <source>I only lent you that round, you know.</source>
        <translation>Esa ronda solo te la he prestado, que conste.</translation>
    </message>
    <message>
        <source>A draw! We share the fish soup, then.</source>
        <translation>¡Empate! Pues a medias la sopa de pescado.</translation>
    </message>
    <message>
        <source>My primiera slipped off the hook. This big it was!</source>
        <translation>Se me soltó la primiera del anzuelo. ¡Así de grande!</translation>
    </message>
    <message>
        <source>Every single point! They’ll sing about this!</source>
        <translation>¡Todos los puntos! ¡De esto harán una canción!</translation>
    </message>
    <message>
        <source>Two boats, one harbour. Who gets in first?</source>
        <translation>Dos barcas y un puerto. ¿Cuál llega antes?</translation>
    </message>
    <message>
        <source>I’m so far out, you need a telescope!</source>
        <translation>¡Voy tan lejos que necesitas un catalejo!</translation>
    </message>
    <message>
        <source>Row slower, will you? I can hardly see you.</source>
        <translation>Rema más despacio, que casi no te veo.</translation>
    </message>
    <message>
        <source>Full sail! There I am beside you!</source>
        <translation>¡A toda vela! ¡Ya estoy a tu lado!</translation>
    </message>
    <message>
        <source>Think, think. Fish don’t bite on command either.</source>
        <translation>Piensa, piensa. Los peces tampoco pican a la primera.</translation>
    </message>
    <message>
        <source>A pleasure. You lose with grace, and that is rarer than winning.</source>
        <translation>Un placer. Sabes perder con gracia, y eso es más raro que ganar.</translation>
    </message>
    <message>
        <source>Forty cards, and I know each by name.</source>
        <translation>Cuarenta cartas, y de cada una sé el nombre.</translation>
    </message>
    <message>
        <source>Play well. I do not like winning against nobody.</source>
        <translation>Juega bien. Ganar sin rival no me gusta.</translation>
    </message>
    <message>
        <source>So you want to see it once more. Gladly.</source>
        <translation>Así que quieres verlo otra vez. Con gusto.</translation>
    </message>
    <message>
        <source>I have not forgotten how you played. Have you?</source>
        <translation>No he olvidado cómo has jugado. ¿Y tú?</translation>
    </message>
    <message>
        <source>With your permission.</source>
        <translation>Con permiso.</translation>
    </message>
    <message>
        <source>A tidy table is half of good manners.</source>
        <translation>Una mesa ordenada es media educación.</translation>
    </message>
    <message>
        <source>Once is luck. This was not luck.</source>
        <translation>Una vez es suerte. Esto no lo era.</translation>
    </message>
    <message>
        <source>You are too generous with me.</source>
        <translation>Me mimas demasiado.</translation>
    </message>
    <message>
        <source>I left the door open. My own fault.</source>
        <translation>Dejé la puerta abierta. Culpa mía.</translation>
    </message>
    <message>
        <source>Elegant. I could not have done it better.</source>
        <translation>Elegante. Yo no lo habría hecho mejor.</translation>
    </message>
    <message>
        <source>Another. I shall have to be stricter with myself.</source>
        <translation>Otra. Tendré que ser más severa conmigo misma.</translation>
    </message>
    <message>
        <source>It suits my hair, does it not?</source>
        <translation>Combina con mi pelo, ¿verdad?</translation>
    </message>
    <message>
        <source>I have been expecting this one.</source>
        <translation>A esta la estaba esperando.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Tomo nota.</translation>
    </message>
    <message>
        <source>A beautiful choice. I would have chosen it too.</source>
        <translation>Buena elección. Yo también la habría elegido.</translation>
    </message>
    <message>
        <source>A bouquet. Thank you.</source>
        <translation>Un ramillete. Gracias.</translation>
    </message>
    <message>
        <source>I cannot help it. I love cards in company.</source>
        <translation>No puedo evitarlo. Me gustan las cartas en compañía.</translation>
    </message>
    <message>
        <source>A large handful. I hope you counted it.</source>
        <translation>Un buen puñado. Espero que lo hayas contado.</translation>
    </message>
    <message>
        <source>One ought to show what one is proud of.</source>
        <translation>De lo que una se enorgullece, se muestra.</translation>
    </message>
    <message>
        <source>Charming. And now I know what you hold.</source>
        <translation>Encantador. Y ahora sé qué tienes en la mano.</translation>
    </message>
    <message>
        <source>The arithmetic was on my side that round.</source>
        <translation>La aritmética estuvo de mi lado en esa ronda.</translation>
    </message>
    <message>
        <source>Thank you. One more like that, please.</source>
        <translation>Gracias. Otra como esa, por favor.</translation>
    </message>
    <message>
        <source>You counted better than I did. It happens rarely.</source>
        <translation>Has contado mejor que yo. No pasa a menudo.</translation>
    </message>
    <message>
        <source>I took too much and kept too little. Well.</source>
        <translation>Tomé demasiado y guardé poco. En fin.</translation>
    </message>
    <message>
        <source>Equal. My mother would call it a polite result.</source>
        <translation>Iguales. Mi madre diría: un resultado cortés.</translation>
    </message>
    <message>
        <source>A trifle more, and the primiera was mine.</source>
        <translation>Un poquito más y la primiera era mía.</translation>
    </message>
    <message>
        <source>Not one point for you? I almost blush.</source>
        <translation>¿Ni un punto para ti? Casi me sonrojo.</translation>
    </message>
    <message>
        <source>It comes down to one card now. I know which.</source>
        <translation>Ahora decide una sola carta. Y sé cuál.</translation>
    </message>
    <message>
        <source>Do not despair. Even I make mistakes, I am told.</source>
        <translation>Ánimo. Dicen que yo también me equivoco.</translation>
    </message>
    <message>
        <source>Such a lead becomes you. Do not get used to it.</source>
        <translation>Esa ventaja te sienta bien. No te acostumbres.</translation>
    </message>
    <message>
        <source>I was behind. I am no longer.</source>
        <translation>Iba por detrás. Ya no.</translation>
    </message>
    <message>
        <source>Think as long as you like. Haste never won a hand.</source>
        <translation>Piensa cuanto quieras. Las prisas no ganan manos.</translation>
    </message>
    <message>
        <source>The day is mine, and the wine is yours. Sit a while longer.</source>
        <translation>El día es mío y el vino es tuyo. Quédate un rato más.</translation>
    </message>
    <message>
        <source>I hand you my sword. Keep it until the next time.</source>
        <translation>Te entrego mi espada. Guárdala hasta la próxima.</translation>
    </message>
    <message>
        <source>Welcome. I saved you the chair with the view.</source>
        <translation>Adelante. Te he guardado la silla con vistas.</translation>
    </message>
    <message>
        <source>The wine must breathe, and so must a match.</source>
        <translation>El vino tiene que respirar, y la partida también.</translation>
    </message>
    <message>
        <source>I have laid my sword aside. Only cards today.</source>
        <translation>He dejado la espada a un lado. Hoy solo cartas.</translation>
    </message>
    <message>
        <source>Another battle. The last one honours us both.</source>
        <translation>Otra batalla. La anterior nos honra.</translation>
    </message>
    <message>
        <source>The table is still warm. Let us go on.</source>
        <translation>La mesa aún está caliente. Sigamos.</translation>
    </message>
    <message>
        <source>One waits, and the gate opens.</source>
        <translation>Uno espera, y la puerta se abre.</translation>
    </message>
    <message>
        <source>The field is clear.</source>
        <translation>Campo despejado.</translation>
    </message>
    <message>
        <source>The next charge is always the shorter one.</source>
        <translation>La siguiente carga siempre es más corta.</translation>
    </message>
    <message>
        <source>Fortune knows where I live.</source>
        <translation>La fortuna sabe dónde vivo.</translation>
    </message>
    <message>
        <source>A gap in my line. You were right to charge.</source>
        <translation>Un hueco en mis filas. Bien hecho.</translation>
    </message>
    <message>
        <source>I salute you.</source>
        <translation>Me quito el sombrero.</translation>
    </message>
    <message>
        <source>You press me hard. Good, I was growing lazy.</source>
        <translation>Me apuras. Bien, me estaba volviendo perezoso.</translation>
    </message>
    <message>
        <source>Patience pays in gold.</source>
        <translation>La paciencia paga en oro.</translation>
    </message>
    <message>
        <source>A jewel for the hat.</source>
        <translation>Una joya para el sombrero.</translation>
    </message>
    <message>
        <source>A fair prize. You fought for it.</source>
        <translation>Justo botín. Te lo has ganado.</translation>
    </message>
    <message>
        <source>I shall wait for another. I am good at waiting.</source>
        <translation>Esperaré otra. Se me da bien esperar.</translation>
    </message>
    <message>
        <source>A long siege, and the whole town surrenders.</source>
        <translation>Largo asedio, y la ciudad entera se rinde.</translation>
    </message>
    <message>
        <source>These march with me now.</source>
        <translation>Estas ahora marchan conmigo.</translation>
    </message>
    <message>
        <source>A rich haul. Carry it home in peace.</source>
        <translation>Rico botín. Llévalo a casa en paz.</translation>
    </message>
    <message>
        <source>I show my colours early today.</source>
        <translation>Hoy izo la bandera pronto.</translation>
    </message>
    <message>
        <source>You open with the drums. I hear them.</source>
        <translation>Empiezas con tambores. Los oigo.</translation>
    </message>
    <message>
        <source>That round came to me because I let it come.</source>
        <translation>Esa ronda vino a quien supo esperar.</translation>
    </message>
    <message>
        <source>A small advance. The war is not over.</source>
        <translation>Un pequeño avance. La guerra no ha terminado.</translation>
    </message>
    <message>
        <source>You held the better ground. Well done.</source>
        <translation>Tenías mejor terreno. Bien hecho.</translation>
    </message>
    <message>
        <source>One retreats, one thinks, one returns.</source>
        <translation>Uno se retira, piensa y vuelve.</translation>
    </message>
    <message>
        <source>Neither side gave way. I like such days.</source>
        <translation>Nadie cedió. Me gustan los días así.</translation>
    </message>
    <message>
        <source>The primiera fell by the width of a feather.</source>
        <translation>Perdí la primiera por el grosor de una pluma.</translation>
    </message>
    <message>
        <source>Not a flag left standing. Forgive me.</source>
        <translation>No queda ni una bandera en pie. Perdóname.</translation>
    </message>
    <message>
        <source>Now hold your breath. I am holding mine.</source>
        <translation>Ahora contén el aliento. Yo lo contengo.</translation>
    </message>
    <message>
        <source>I have the hill. But hills have been taken before.</source>
        <translation>Tengo la colina. Pero las colinas se reconquistan.</translation>
    </message>
    <message>
        <source>You are far ahead. The longest roads are my favourites.</source>
        <translation>Me llevas mucho. Los caminos largos son mis favoritos.</translation>
    </message>
    <message>
        <source>Slowly, slowly, and here I stand beside you.</source>
        <translation>Despacio, despacio, y aquí estoy a tu lado.</translation>
    </message>
    <message>
        <source>Think in peace. I have never hurried anybody.</source>
        <translation>Piensa en paz. Nunca he metido prisa a nadie.</translation>
    </message>
    <message>
        <source>I saw the last card three plays ago. You saw it two ago. Remarkable.</source>
        <translation>Vi la última carta hace tres jugadas. Tú, hace dos. Notable.</translation>
    </message>
    <message>
        <source>I shall think about this match for a long time. Thank you.</source>
        <translation>Pensaré mucho tiempo en esta partida. Gracias.</translation>
    </message>
    <message>
        <source>I know ten thousand deals. This one is new to me too.</source>
        <translation>Conozco diez mil manos. Esta es nueva también para mí.</translation>
    </message>
    <message>
        <source>Come, let us see what chance has written.</source>
        <translation>Ven, veamos qué ha escrito el azar.</translation>
    </message>
    <message>
        <source>You return to the same book. So do I.</source>
        <translation>Vuelves al mismo libro. Yo también.</translation>
    </message>
    <message>
        <source>I have thought about our last match. Have you?</source>
        <translation>He pensado en nuestra última partida. ¿Y tú?</translation>
    </message>
    <message>
        <source>An empty sky. How restful.</source>
        <translation>Un cielo despejado. Qué sosiego.</translation>
    </message>
    <message>
        <source>It was written on the table. I only read it.</source>
        <translation>Estaba escrito en la mesa. Solo lo he leído.</translation>
    </message>
    <message>
        <source>Even comets come back, if one is patient.</source>
        <translation>Hasta los cometas vuelven, con paciencia.</translation>
    </message>
    <message>
        <source>Forgive an old man his little pleasures.</source>
        <translation>Perdona a un viejo sus pequeños placeres.</translation>
    </message>
    <message>
        <source>I had seen it. I hoped that you had not.</source>
        <translation>Lo había visto. Esperaba que tú no.</translation>
    </message>
    <message>
        <source>A bright star rises on your side.</source>
        <translation>Una estrella brillante sale por tu lado.</translation>
    </message>
    <message>
        <source>Once more! I must revise my charts.</source>
        <translation>¡Otra vez! Debo revisar mis cartas celestes.</translation>
    </message>
    <message>
        <source>A small sun for my sky.</source>
        <translation>Un pequeño sol para mi cielo.</translation>
    </message>
    <message>
        <source>I have known this card for seventy years.</source>
        <translation>Conozco esta carta desde hace setenta años.</translation>
    </message>
    <message>
        <source>Well calculated. Or was it instinct?</source>
        <translation>Bien calculado. ¿O fue instinto?</translation>
    </message>
    <message>
        <source>It has found its orbit. For this round.</source>
        <translation>Ha encontrado su órbita. En esta ronda.</translation>
    </message>
    <message>
        <source>A whole constellation. I shall give it a name.</source>
        <translation>Toda una constelación. Le pondré nombre.</translation>
    </message>
    <message>
        <source>Sums like these keep the mind young.</source>
        <translation>Sumas así mantienen joven la mente.</translation>
    </message>
    <message>
        <source>You add up faster than my abacus.</source>
        <translation>Sumas más rápido que mi ábaco.</translation>
    </message>
    <message>
        <source>Chance has a sense of humour. See for yourself.</source>
        <translation>El azar tiene sentido del humor. Mira.</translation>
    </message>
    <message>
        <source>The heavens are on your side. Do not waste it.</source>
        <translation>El cielo está de tu parte. No lo desperdicies.</translation>
    </message>
    <message>
        <source>That round obeyed the theory. They seldom do.</source>
        <translation>Esa ronda obedeció a la teoría. Rara vez pasa.</translation>
    </message>
    <message>
        <source>You hid your plans well. Your cards, less so.</source>
        <translation>Ocultaste bien tus planes. Tus cartas, menos.</translation>
    </message>
    <message>
        <source>You taught me something. At my age, a gift.</source>
        <translation>Me has enseñado algo. A mi edad, es un regalo.</translation>
    </message>
    <message>
        <source>My books did not mention that line of play.</source>
        <translation>Mis libros no mencionaban esa manera de jugar.</translation>
    </message>
    <message>
        <source>Balance. The rarest of results, and the fairest.</source>
        <translation>Equilibrio. El resultado más raro, y el más justo.</translation>
    </message>
    <message>
        <source>One card, and the primiera changed its mind.</source>
        <translation>Una carta, y la primiera cambió de idea.</translation>
    </message>
    <message>
        <source>Everything fell into place. It frightens me a little.</source>
        <translation>Todo ha encajado. Me asusta un poco.</translation>
    </message>
    <message>
        <source>From here on, even I cannot see the end.</source>
        <translation>De aquí en adelante, ni yo veo el final.</translation>
    </message>
    <message>
        <source>Numbers are patient. They may yet turn to you.</source>
        <translation>Los números son pacientes. Aún pueden favorecerte.</translation>
    </message>
    <message>
        <source>You lead by a light year. I travel at light speed.</source>
        <translation>Me llevas un año luz. Yo viajo a la luz.</translation>
    </message>
    <message>
        <source>The planets meet again. So do our scores.</source>
        <translation>Los planetas se reencuentran. Nuestros puntos también.</translation>
    </message>
    <message>
        <source>A long thought is never wasted. I read meanwhile.</source>
        <translation>Pensar despacio nunca sobra. Yo leo mientras.</translation>
    </message>
    <message>
        <source>I shone a little brighter tonight. Tomorrow it may be you.</source>
        <translation>Hoy he brillado un poco más. Mañana quizá te toque a ti.</translation>
    </message>
    <message>
        <source>You outshone me. I will wane, and come back fuller.</source>
        <translation>Has brillado más que yo. Menguaré y volveré más llena.</translation>
    </message>
    <message>
        <source>I rise when you sit down. Shall we?</source>
        <translation>Salgo cuando te sientas. ¿Empezamos?</translation>
    </message>
    <message>
        <source>You by day, I by night. At the table we meet.</source>
        <translation>Tú de día, yo de noche. En la mesa nos vemos.</translation>
    </message>
    <message>
        <source>As good as you are, so good am I today.</source>
        <translation>Si tú juegas bien, hoy yo también.</translation>
    </message>
    <message>
        <source>Another night, another mirror. Gladly.</source>
        <translation>Otra vuelta de luna. Encantada.</translation>
    </message>
    <message>
        <source>I knew you would want another. I did too.</source>
        <translation>Sabía que querrías otra. Yo también.</translation>
    </message>
    <message>
        <source>Ebb tide. The beach is bare.</source>
        <translation>Marea baja. La playa queda limpia.</translation>
    </message>
    <message>
        <source>I borrowed that idea from you.</source>
        <translation>Esa idea te la he pedido prestada.</translation>
    </message>
    <message>
        <source>Full moon tonight, it seems.</source>
        <translation>Parece que hoy hay luna llena.</translation>
    </message>
    <message>
        <source>Tides come back. So do I.</source>
        <translation>Las mareas vuelven. Yo también.</translation>
    </message>
    <message>
        <source>You shine, and I go pale.</source>
        <translation>Tú brillas y yo palidezco.</translation>
    </message>
    <message>
        <source>I blinked. You did not.</source>
        <translation>Yo pestañeé. Tú no.</translation>
    </message>
    <message>
        <source>Again. Now I have to grow as well.</source>
        <translation>Otra vez. Ahora me toca crecer a mí.</translation>
    </message>
    <message>
        <source>A little light for the dark half.</source>
        <translation>Un poco de luz para mi cara oculta.</translation>
    </message>
    <message>
        <source>I wanted it as much as you did.</source>
        <translation>La quería tanto como tú.</translation>
    </message>
    <message>
        <source>It shines on you now.</source>
        <translation>Ahora brilla para ti.</translation>
    </message>
    <message>
        <source>I reached for it too. You were quicker.</source>
        <translation>Yo también iba a por ella. Te adelantaste.</translation>
    </message>
    <message>
        <source>High tide! It brings all sorts of things.</source>
        <translation>¡Marea alta! Trae de todo.</translation>
    </message>
    <message>
        <source>So many stars around one moon.</source>
        <translation>Cuántas estrellas en torno a una luna.</translation>
    </message>
    <message>
        <source>Your tide is high. I wait for mine.</source>
        <translation>Tu marea está alta. Yo espero la mía.</translation>
    </message>
    <message>
        <source>No clouds tonight: I can show you all of it.</source>
        <translation>Noche sin nubes: te lo enseño todo.</translation>
    </message>
    <message>
        <source>I see you clearly now. Lovely.</source>
        <translation>Ahora te veo con claridad. Precioso.</translation>
    </message>
    <message>
        <source>My half of the sky, that round.</source>
        <translation>Esa ronda fue mi mitad del cielo.</translation>
    </message>
    <message>
        <source>I waxed a little. You know how it goes.</source>
        <translation>He crecido un poco. Ya sabes cómo es.</translation>
    </message>
    <message>
        <source>Now I am a thin crescent. It passes.</source>
        <translation>Ahora soy una luna fina. Ya pasará.</translation>
    </message>
    <message>
        <source>Well played. I will remember how.</source>
        <translation>Bien jugado. Me acordaré de cómo.</translation>
    </message>
    <message>
        <source>Equal, as it should be between us.</source>
        <translation>Iguales, como debe ser entre nosotros.</translation>
    </message>
    <message>
        <source>A sliver of moon more, and the primiera was mine.</source>
        <translation>Una pizca de luna más y la primiera era mía.</translation>
    </message>
    <message>
        <source>An eclipse. It lasts only a moment, I promise.</source>
        <translation>Un eclipse. Solo dura un momento, te lo prometo.</translation>
    </message>
    <message>
        <source>Side by side, like you and your reflection.</source>
        <translation>Codo con codo, como tú y tu reflejo.</translation>
    </message>
    <message>
        <source>I am a step ahead. You will catch up, you always do.</source>
        <translation>Voy por delante. Ya me alcanzarás, como siempre.</translation>
    </message>
    <message>
        <source>You run ahead, and I follow like your shadow.</source>
        <translation>Tú corres y yo te sigo como tu sombra.</translation>
    </message>
    <message>
        <source>There, level again. I missed you up here.</source>
        <translation>Ya estamos igualados. Te echaba de menos.</translation>
    </message>
    <message>
        <source>I have all night. Think as long as you wish.</source>
        <translation>Tengo toda la noche. Piensa cuanto quieras.</translation>
    </message>
    <message>
        <source>You stay with me? That makes my day, dear.</source>
        <translation>¿Te quedas? Me alegras el día, cielo.</translation>
    </message>
    <message>
        <source>The flowers are yours today. You earned them.</source>
        <translation>Hoy las flores son tuyas. Te las mereces.</translation>
    </message>
    <message>
        <source>I expected you. I have cut flowers for the table.</source>
        <translation>Te esperaba. He cortado flores para la mesa.</translation>
    </message>
    <message>
        <source>There you are. The cards have been asking for you.</source>
        <translation>Aquí estás. Las cartas preguntaban por ti.</translation>
    </message>
    <message>
        <source>I beat you! Now you’ll want to beat me back, right?</source>
        <translation>¡Te he ganado! Ahora querrás la revancha, ¿no?</translation>
    </message>
    <message>
        <source>You won! Can I keep score next time, at least?</source>
        <translation>¡Has ganado! ¿Puedo al menos apuntar yo la próxima vez?</translation>
    </message>
    <message>
        <source>What luck I had! Stay for supper, then we are even.</source>
        <translation>¡Qué suerte he tenido! Quédate a cenar y estamos en paz.</translation>
    </message>
    <message>
        <source>You won, dear, and you have earned the biggest slice.</source>
        <translation>Has ganado, cielo, y el trozo más grande es para ti.</translation>
    </message>
    <message>
        <source>Write it on the harbour wall: Beppe has won!</source>
        <translation>Escribidlo en el muro del puerto: ¡ha ganado Beppe!</translation>
    </message>
    <message>
        <source>You’ve won. But you should have seen the one that got away!</source>
        <translation>Has ganado. ¡Pero tenías que ver la que se me escapó!</translation>
    </message>
    <message>
        <source>I won by arithmetic. Next time, surprise me.</source>
        <translation>He ganado con aritmética. La próxima vez, sorpréndeme.</translation>
    </message>
    <message>
        <source>I do not often say this: play me again, please.</source>
        <translation>No lo digo a menudo: juega conmigo otra vez, por favor.</translation>
    </message>
    <message>
        <source>You fought to the last card. I remember such opponents.</source>
        <translation>Has luchado hasta la última carta. Eso no lo olvido.</translation>
    </message>
    <message>
        <source>A defeat like this is worth three easy victories.</source>
        <translation>Una derrota así vale por tres victorias cómodas.</translation>
    </message>
    <message>
        <source>The score lies a little. You were nearer than it says.</source>
        <translation>El marcador miente un poco. Estabas más cerca de lo que dice.</translation>
    </message>
    <message>
        <source>So there are still things that are not in my books. How wonderful.</source>
        <translation>Así que aún hay cosas que no están en mis libros. Qué maravilla.</translation>
    </message>
    <message>
        <source>I was one step ahead, no more. You will see it from here soon.</source>
        <translation>Iba un paso por delante, no más. Pronto lo verás desde aquí.</translation>
    </message>
    <message>
        <source>The sun wins the day. I have the night to think it over.</source>
        <translation>El día es del sol. Yo tengo la noche para pensarlo.</translation>
    </message>
</context>
<context>
    <name>ReplaceFileDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>¿Reemplazar el archivo?</translation>
    </message>
    <message>
        <source>“{name}” already exists in “{folder}”.</source>
        <translation>«{name}» ya existe en «{folder}».</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Elegir otro nombre</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Best</source>
        <translation>Óptima</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Buena</translation>
    </message>
    <message>
        <source>Small slip</source>
        <translation>Desliz</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>Mala suerte</translation>
    </message>
    <message>
        <source>{number}% of the chance to win</source>
        <translation>un {number}&#xa0;% de probabilidad de ganar</translation>
    </message>
    <message>
        <source>{card}, laid down</source>
        <translation>{card}, a la mesa</translation>
    </message>
    <message>
        <source>{card} takes {cards}</source>
        <translation>{card} se lleva {cards}</translation>
    </message>
    <message>
        <source>declaring {cards}</source>
        <translation>cantar {cards}</translation>
    </message>
    <message>
        <source>taking {cards} before playing a card</source>
        <translation>llevarse {cards} antes de jugar una carta</translation>
    </message>
    <message>
        <source>keeping the card that was cut</source>
        <translation>quedarse la carta del corte</translation>
    </message>
    <message>
        <source>putting the card that was cut on the table</source>
        <translation>poner en la mesa la carta del corte</translation>
    </message>
    <message>
        <source>declaring nothing</source>
        <translation>no cantar nada</translation>
    </message>
    <message>
        <source>taking the opening cards</source>
        <translation>llevarse la mesa inicial</translation>
    </message>
    <message>
        <source>leaving the opening cards on the table</source>
        <translation>dejar la mesa inicial</translation>
    </message>
    <message>
        <source>calling out</source>
        <translation>cantar victoria</translation>
    </message>
    <message>
        <source>You won by luck.</source>
        <translation>Ganaste por suerte.</translation>
    </message>
    <message>
        <source>You won by luck and by your play.</source>
        <translation>Ganaste por suerte y gracias a tu juego.</translation>
    </message>
    <message>
        <source>You won. Neither luck nor play clearly decided it.</source>
        <translation>Ganaste. Ni la suerte ni el juego fueron claramente decisivos.</translation>
    </message>
    <message>
        <source>You lost by bad luck.</source>
        <translation>Perdiste por mala suerte.</translation>
    </message>
    <message>
        <source>You lost by bad luck and by your play.</source>
        <translation>Perdiste por mala suerte y por tu juego.</translation>
    </message>
    <message>
        <source>You lost. Neither luck nor play clearly decided it.</source>
        <translation>Perdiste. Ni la suerte ni el juego fueron claramente decisivos.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>No other move was clearly better.</source>
        <translation>Ninguna otra jugada era claramente mejor.</translation>
    </message>
    <message>
        <source>It cost {cost}.</source>
        <translation>Costó {cost}.</translation>
    </message>
    <message>
        <source>The better move: {reasons}.</source>
        <translation>La mejor jugada: {reasons}.</translation>
    </message>
    <message>
        <source>The one played: {reasons}.</source>
        <translation>La que se jugó: {reasons}.</translation>
    </message>
    <message>
        <source>The last cards are known: played to the end, it brings more.</source>
        <translation>Las últimas cartas se conocen: jugada hasta el final, da más.</translation>
    </message>
    <message>
        <source>Over all the ways the hidden cards could lie, it brings more.</source>
        <translation>De media, estén como estén las cartas ocultas, da más.</translation>
    </message>
    <message>
        <source>Better as the cards lay</source>
        <translation>Mejor tal como estaban las cartas</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Jugaste</translation>
    </message>
    <message>
        <source>{name} played</source>
        <translation>{name} jugó</translation>
    </message>
    <message>
        <source>Points lost in ten moves: {players}.</source>
        <translation>Puntos perdidos en diez jugadas: {players}.</translation>
    </message>
    <message>
        <source>Lead after {rounds}: {result} points, of which {luck} by luck.</source>
        <translation>Ventaja después de {rounds}: {result} puntos, de ellos {luck} por suerte.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Probabilidad de ganar</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Lucky or unlucky deal</source>
        <translation>Reparto afortunado o desafortunado</translation>
    </message>
    <message>
        <source>Round {number}, move {move}</source>
        <translation>Ronda {number}, jugada {move}</translation>
    </message>
    <message>
        <source>You won by your play.</source>
        <translation>Ganaste gracias a tu juego.</translation>
    </message>
    <message>
        <source>You lost by your play.</source>
        <translation>Perdiste por tu juego.</translation>
    </message>
    <message>
        <source>No mistake: nothing better could be known. As the cards lay, the other move was better.</source>
        <translation>No fue un error: no se podía saber nada mejor. Tal como estaban las cartas, la otra jugada era mejor.</translation>
    </message>
    <message>
        <source>Most moves of {name} were made by somebody else: there is no verdict.</source>
        <translation>La mayoría de las jugadas de {name} las hizo otro: no hay veredicto.</translation>
    </message>
    <message>
        <source>Most of your moves were made for you: there is no verdict on your play.</source>
        <translation>La mayoría de las jugadas se hicieron en tu lugar: no hay veredicto sobre tu juego.</translation>
    </message>
    <message>
        <source>Forced and indifferent moves do not count.</source>
        <translation>Las jugadas forzadas o indiferentes no cuentan.</translation>
    </message>
    <message>
        <source>All this is about this match. Who plays better shows only over many matches.</source>
        <translation>Todo esto es solo sobre esta partida. Quién juega mejor se ve solo en muchas partidas.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} ganó.</translation>
    </message>
    <message>
        <source>{name} lost.</source>
        <translation>{name} perdió.</translation>
    </message>
    <message>
        <source>The cards were about even.</source>
        <translation>Las cartas estuvieron más o menos igualadas.</translation>
    </message>
    <message>
        <source>The cards gave {name} {points}.</source>
        <translation>Las cartas le dieron a {name} {points}.</translation>
    </message>
    <message>
        <source>The cards cost {name} {points}.</source>
        <translation>Las cartas le costaron a {name} {points}.</translation>
    </message>
    <message>
        <source>The cards gave you {points}.</source>
        <translation>Las cartas te dieron {points}.</translation>
    </message>
    <message>
        <source>The cards cost you {points}.</source>
        <translation>Las cartas te costaron {points}.</translation>
    </message>
    <message>
        <source>By play, {name} gave away {points}</source>
        <translation>Con su juego, {name} regaló {points}</translation>
    </message>
    <message>
        <source>By your play you gave away {points}</source>
        <translation>Con tu juego regalaste {points}</translation>
    </message>
    <message>
        <source>almost nothing</source>
        <translation>casi nada</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>unos {points}</translation>
    </message>
    <message>
        <source>{card} takes the pile under {cards}</source>
        <translation>{card} se lleva el montón bajo {cards}</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review of the match</source>
        <translation>Análisis de la partida</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todas las jugadas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>&amp;Todas las jugadas</translation>
    </message>
    <message>
        <source>0 to 100: the fewer points the moves cost, the higher.</source>
        <translation>De 0 a 100: cuantos menos puntos cuestan las jugadas, más alta.</translation>
    </message>
    <message>
        <source>None: no move cost anything that could be known.</source>
        <translation>Ninguno: ninguna jugada costó nada que se pudiera saber.</translation>
    </message>
    <message>
        <source>On the table you can only look at your own moves.</source>
        <translation>En la mesa solo puedes ver tus propias jugadas.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <translation>&amp;Volver al análisis</translation>
    </message>
    <message>
        <source>The most expensive moments</source>
        <translation>Los momentos más caros</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Ninguno por ahora.</translation>
    </message>
    <message>
        <source>Chance to win: {name}</source>
        <translation>Probabilidad de ganar: {name}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>&amp;How sure is this?</source>
        <translation>¿Cómo de se&amp;guro es esto?</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Buscar aquí</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Buscar siguiente</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>“{words}” is not on this page.</source>
        <translation>«{words}» no aparece en esta página.</translation>
    </message>
    <message>
        <source>The game on the table, with the rules you are playing.</source>
        <translation>El juego de la mesa, con las reglas con que juegas.</translation>
    </message>
    <message>
        <source>This page shows the usual rules of the game.</source>
        <translation>Esta página muestra las reglas habituales del juego.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{path}” is not a match that can be played: {reason}.</source>
        <translation>«{path}» no es una partida que se pueda jugar: {reason}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{points} short of {target}</source>
        <translation>{points} para llegar a {target}</translation>
    </message>
    <message>
        <source>at the target of {target}</source>
        <translation>en la meta de {target}</translation>
    </message>
    <message>
        <source>past the target of {target}</source>
        <translation>pasada la meta de {target}</translation>
    </message>
    <message>
        <source>{name}: {gained} this round, {points} in the match, {distance}</source>
        <translation>{name}: {gained} en esta ronda, {points} en la partida, {distance}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Esta ronda</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Most cards: {figures}.</source>
        <translation>Más cartas: {figures}.</translation>
    </message>
    <message>
        <source>Most coins: {figures}.</source>
        <translation>Más oros: {figures}.</translation>
    </message>
    <message>
        <source>Most sevens: {figures}.</source>
        <translation>Más sietes: {figures}.</translation>
    </message>
    <message>
        <source>Most sixes: {figures}.</source>
        <translation>Más seises: {figures}.</translation>
    </message>
    <message>
        <source>Most diamonds: {figures}.</source>
        <translation>Más diamantes: {figures}.</translation>
    </message>
    <message>
        <source>Sevens: {figure} each.</source>
        <translation>Sietes: {figure} cada uno.</translation>
    </message>
    <message>
        <source>Sixes: {figure} each.</source>
        <translation>Seises: {figure} cada uno.</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Tienes todas las cartas de {cards} y ganas la partida.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins the match.</source>
        <translation>{call} {name} tiene todas las cartas de {cards} y gana la partida.</translation>
    </message>
    <message>
        <source>{call} {name} hold every card of {cards} and win the match.</source>
        <translation>{call} Todas las cartas de {cards}, y con ellas la partida: {name}.</translation>
    </message>
    <message>
        <source>You called out and were right: {points}. You win the match.</source>
        <translation>Cantaste victoria con razón: {points}. Has ganado la partida.</translation>
    </message>
    <message>
        <source>{name} called out and was right: {points}. {name} wins the match.</source>
        <translation>{name} cantó victoria con razón: {points}. Gana {name}.</translation>
    </message>
    <message>
        <source>{name} called out and were right: {points}. They win the match.</source>
        <translation>{name} cantaron victoria con razón: {points}. Ganan la partida.</translation>
    </message>
    <message>
        <source>You called out with {points} of {needed} and lose the match.</source>
        <translation>Cantaste victoria con {points} de {needed} y pierdes la partida.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and loses the match.</source>
        <translation>{name} cantó victoria con {points} de {needed} y pierde la partida.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and lose the match.</source>
        <translation>{name} cantaron victoria con {points} de {needed} y pierden la partida.</translation>
    </message>
    <message>
        <source>Only points that were certain count.</source>
        <translation>Solo cuentan los puntos seguros.</translation>
    </message>
    <message>
        <source>Equal points: the whole match decides ({what}: {figures}).</source>
        <translation>Con empate a puntos decide toda la partida ({what}: {figures}).</translation>
    </message>
    <message>
        <source>Once the match is won, no more points are counted.</source>
        <translation>Ganada la partida, ya no se cuentan más puntos.</translation>
    </message>
    <message>
        <source>{category} {figures}: {sum}.</source>
        <translation>{category} {figures}: {sum}.</translation>
    </message>
    <message>
        <source>{category}: {best} beats {others}.</source>
        <translation>{category}: {best} gana a {others}.</translation>
    </message>
    <message>
        <source>{category}: {best}.</source>
        <translation>{category}: {best}.</translation>
    </message>
    <message>
        <source>Nobody took all of these: {cards}.</source>
        <translation>Nadie se las llevó todas: {cards}.</translation>
    </message>
    <message>
        <source>Nobody took the {cards}.</source>
        <translation>Nadie se llevó esta carta: {cards}.</translation>
    </message>
    <message>
        <source>You took the {cards}.</source>
        <translation>Te llevaste: {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {cards}.</source>
        <comment>one player</comment>
        <translation>{name}: {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {cards}.</source>
        <comment>partners</comment>
        <translation>{name}: {cards}.</translation>
    </message>
    <message>
        <source>Nobody took every card of {cards}.</source>
        <translation>Nadie se llevó todas las cartas de {cards}.</translation>
    </message>
    <message>
        <source>You took every card of {cards}.</source>
        <translation>Te llevaste todas las cartas de {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>one player</comment>
        <translation>{name}: todas las cartas de {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>partners</comment>
        <translation>{name}: todas las cartas de {cards}.</translation>
    </message>
    <message>
        <source>You have {count}</source>
        <translation>Tienes: {count}</translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} tiene: {count}</translation>
    </message>
    <message>
        <source>{name} have {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>{least} are needed.</source>
        <translation>hacen falta {least}.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>{name}: {cards}, {points}.</source>
        <translation>{name}: {cards}, {points}.</translation>
    </message>
    <message>
        <source>Nobody took {cards}.</source>
        <translation>Nadie se llevó esta serie: {cards}.</translation>
    </message>
    <message>
        <source>It cannot be worth more.</source>
        <translation>No puede valer más.</translation>
    </message>
    <message>
        <source>{first} to {last} of {suit}</source>
        <translation>de {first} a {last} de {suit}</translation>
    </message>
    <message>
        <source>{name}: {declared}.</source>
        <translation>{name}: {declared}.</translation>
    </message>
    <message>
        <source>Nobody declared anything.</source>
        <translation>Nadie cantó nada.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Nadie puntúa.</translation>
    </message>
    <message>
        <source>Nobody swept the table.</source>
        <translation>Nadie hizo escoba.</translation>
    </message>
    <message>
        <source>{name}: {cards}.</source>
        <translation>{name}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points.</source>
        <translation>
            <numerusform>{name}: %n punto.</numerusform>
            <numerusform>{name}: %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{worth} each for {names}, so the next best scores: {next}.</source>
        <translation>Empate ({worth}) entre {names}: puntúa el siguiente, {next}.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: all of them score.</source>
        <translation>Empate ({worth}) entre {names}: puntúan todos.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: nobody scores.</source>
        <translation>Empate ({worth}) entre {names}: nadie puntúa.</translation>
    </message>
    <message>
        <source>{worth} each: nobody scores.</source>
        <translation>Empate ({worth}): nadie puntúa.</translation>
    </message>
    <message>
        <source>No {category}: {reasons}</source>
        <translation>Sin {category}: {reasons}</translation>
    </message>
    <message>
        <source>You have no {suits}.</source>
        <translation>Te faltan {suits}.</translation>
    </message>
    <message>
        <source>{name} has no {suits}.</source>
        <translation>A {name} le faltan {suits}.</translation>
    </message>
    <message>
        <source>{name} have no {suits}.</source>
        <translation>{name}: faltan {suits}.</translation>
    </message>
    <message>
        <source>{best} against {others}</source>
        <translation>{best} contra {others}</translation>
    </message>
    <message>
        <source>Most Aces: {figures}.</source>
        <translation>Más ases: {figures}.</translation>
    </message>
    <message>
        <source>Most fives: {figures}.</source>
        <translation>Más cincos: {figures}.</translation>
    </message>
    <message>
        <source>Aces: {figure} each.</source>
        <translation>Ases: {figure} cada uno.</translation>
    </message>
    <message>
        <source>Fives: {figure} each.</source>
        <translation>Cincos: {figure} cada uno.</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score of the round</source>
        <translation>Puntos de la ronda</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Siguiente ronda</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Repetir la ronda</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminar</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>Previous score sheet</source>
        <translation>Puntuación anterior</translation>
    </message>
    <message>
        <source>Next score sheet</source>
        <translation>Puntuación siguiente</translation>
    </message>
    <message>
        <source>&amp;Table options…</source>
        <translation>&amp;Opciones de la mesa…</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Re&amp;vancha</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>¡Has ganado!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Gana {name}</translation>
    </message>
    <message>
        <source>{name} win</source>
        <translation>Victoria: {name}</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>La partida ha terminado de común acuerdo. Nadie ha ganado ni perdido.</translation>
    </message>
    <message>
        <source>You win the match, {score}.</source>
        <translation>Has ganado la partida, {score}.</translation>
    </message>
    <message>
        <source>{name} wins the match, {score}.</source>
        <translation>{name} gana la partida, {score}.</translation>
    </message>
    <message>
        <source>{name} win the match, {score}.</source>
        <translation>Partida ganada: {name}, {score}.</translation>
    </message>
    <message>
        <source>{score} after this round.</source>
        <translation>{score} tras esta ronda.</translation>
    </message>
    <message>
        <source>{score}: another round will decide.</source>
        <translation>{score}: decidirá otra ronda.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{score} for you</source>
        <translation>{score} a tu favor</translation>
    </message>
    <message>
        <source>{score} for {name}</source>
        <translation>{score} a favor de {name}</translation>
    </message>
    <message>
        <source>{score} for your side</source>
        <translation>{score} a favor de tu equipo</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>La próxima vez das tú.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>La próxima vez da {name}.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} a {1}</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>no point</source>
        <translation>ningún punto</translation>
    </message>
</context>
<context>
    <name>ScreenCover</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Pasa la pantalla a {name}</translation>
    </message>
    <message>
        <source>All hands stay covered until then.</source>
        <translation>Hasta entonces, todas las manos quedan tapadas.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Aquí estoy</translation>
    </message>
</context>
<context>
    <name>SeatTile</name>
    <message>
        <source>seat {0}, {1}: {2}</source>
        <translation>asiento {0}, {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>enfrente</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compañero</translation>
    </message>
</context>
<context>
    <name>SeatsController</name>
    <message>
        <source>{name} leaves the table</source>
        <translation>{name} sale de la mesa</translation>
    </message>
    <message>
        <source>{name} comes back</source>
        <translation>{name} vuelve a su asiento</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>Los asientos</translation>
    </message>
    <message>
        <source>A computer player sits in for a person who leaves, and gives the seat back.</source>
        <translation>Un jugador del ordenador sustituye a quien sale de la mesa, y luego le devuelve el asiento.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>You can take your seat again until the match is over. If you do not, you win neither chips nor experience.</source>
        <translation>Puedes volver a tu asiento hasta que acabe la partida. Si no lo haces, no ganas ni fichas ni experiencia.</translation>
    </message>
    <message>
        <source>Leaving a competitive match costs {chips}.</source>
        <translation>Salir de una partida competitiva cuesta {chips}.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Salir de la mesa</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Take your seat again</source>
        <translation>Volver a tu asiento</translation>
    </message>
    <message>
        <source>Leave or take a seat…</source>
        <translation>Salir o volver a un asiento…</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>a whole number from 0 to 100</source>
        <translation>un número entero de 0 a 100</translation>
    </message>
    <message>
        <source>a variant, a seating, levels and options, or null</source>
        <translation>un juego, una disposición de jugadores, niveles y opciones, o null</translation>
    </message>
    <message>
        <source>It was kept as “{aside}”; the game starts with the default settings.</source>
        <translation>Se ha conservado como «{aside}»; el juego empieza con los ajustes predeterminados.</translation>
    </message>
    <message>
        <source>“{path}”: the unknown field “{field}” is too large to be kept.</source>
        <translation>«{path}»: el campo desconocido «{field}» es demasiado grande para conservarlo.</translation>
    </message>
    <message>
        <source>“{path}”: “{field}” is {value}, but allowed are: {allowed}. The default, {default}, is used.</source>
        <translation>«{path}»: «{field}» vale {value}, pero se admite: {allowed}. Se usa el valor predeterminado, {default}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Los cambios se aplican al momento.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Hecho</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accesibilidad</translation>
    </message>
    <message>
        <source>&amp;Restore defaults…</source>
        <translation>&amp;Restablecer…</translation>
    </message>
    <message>
        <source>Asks first, and keeps your name.</source>
        <translation>Antes pregunta, y conserva tu nombre.</translation>
    </message>
    <message>
        <source>Restore the defaults?</source>
        <translation>¿Restablecer los ajustes iniciales?</translation>
    </message>
    <message>
        <source>Cards, table, play and sound go back to their defaults. Language and accessibility stay as they are, unless you restore all pages. Your name and your decks are kept.</source>
        <translation>Cartas, mesa, juego y sonido vuelven a sus valores iniciales. El idioma y la accesibilidad se quedan como están, a menos que restablezcas todas las páginas. Tu nombre y tus barajas se conservan.</translation>
    </message>
    <message>
        <source>Restore all pages</source>
        <translation>Restablecer todas las páginas</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>No cambiar nada</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the game</source>
        <translation>Compartir el juego</translation>
    </message>
    <message>
        <source>{game} in one line</source>
        <translation>{game} en una línea</translation>
    </message>
    <message>
        <source>With deal {number}</source>
        <translation>Con el reparto {number}</translation>
    </message>
    <message>
        <source>Paste it into a message. Whoever pastes it into New game gets the same rules.</source>
        <translation>Pégala en un mensaje. Quien la pegue en Nueva partida tendrá las mismas reglas.</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar en un archivo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Copiar la línea</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiada.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Everything you can click can also be reached by keyboard.</source>
        <translation>Todo lo que se hace con el ratón se puede hacer también con el teclado.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>Sounds for cards and sweeps.</source>
        <translation>Sonidos de las cartas y las escobas.</translation>
    </message>
    <message>
        <source>Roo&amp;m</source>
        <translation>&amp;Ambiente</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silencio</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Taberna</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Patio</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>What you hear very quietly behind the cards.</source>
        <translation>Lo que se oye muy bajito detrás de las cartas.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <source>How loud the sounds are. You hear a card as you change it.</source>
        <translation>El volumen de los sonidos. Al cambiarlo se oye una carta.</translation>
    </message>
    <message>
        <source>{0}%</source>
        <translation>{0}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>StakesField</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Competitiva</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Apuesta de cada jugador</translation>
    </message>
    <message>
        <source>Undo, hints and the coach are allowed.</source>
        <translation>Puedes deshacer jugadas y usar pistas y entrenador.</translation>
    </message>
    <message>
        <source>You have {chips}.</source>
        <translation>Tienes {chips}.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Best result</source>
        <translation>Mejor resultado</translation>
    </message>
    <message>
        <source>Worst result</source>
        <translation>Peor resultado</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Partida más larga</translation>
    </message>
    <message>
        <source>Shortest match</source>
        <translation>Partida más corta</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches between computer players alone are not counted here.</source>
        <translation>
            <numerusform>{count} partida solo entre jugadores del ordenador no se cuenta aquí.</numerusform>
            <numerusform>{count} partidas solo entre jugadores del ordenador no se cuentan aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} unfinished</source>
        <comment>matches</comment>
        <translation>
            <numerusform>{count} sin terminar</numerusform>
            <numerusform>{count} sin terminar</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <translation>tras {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{count} won</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} ganada</numerusform>
            <numerusform>{count} ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lost</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} perdida</numerusform>
            <numerusform>{count} perdidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tied</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} empatada</numerusform>
            <numerusform>{count} empatadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} by the others</source>
        <comment>sweeps</comment>
        <translation>
            <numerusform>{count} de los demás</numerusform>
            <numerusform>{count} de los demás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} now</source>
        <comment>matches won in a row</comment>
        <translation>
            <numerusform>ahora {count}</numerusform>
            <numerusform>ahora {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>{won} of {finished}</source>
        <translation>{won} de {finished}</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Lead: {points}</source>
        <translation>Ventaja: {points}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Mejor racha</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Peor racha</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tiempo de juego</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches of other people are not counted here.</source>
        <translation>
            <numerusform>{count} partida de otras personas no se cuenta aquí.</numerusform>
            <numerusform>{count} partidas de otras personas no se cuentan aquí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Results over time</source>
        <translation>Resultados en el tiempo</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Puntos por categoría</translation>
    </message>
    <message>
        <source>Wins by opponent</source>
        <translation>Victorias por rival</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Show the match</source>
        <translation>Ver la partida</translation>
    </message>
    <message>
        <source>Fewer figures</source>
        <translation>Menos datos</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Más datos</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Escobas</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Evolución de tu valoración</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Ninguna partida coincide</translation>
    </message>
    <message>
        <source>Choose less, and its figures appear here.</source>
        <translation>Amplía el filtro y aquí aparecerán las cifras.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Aún no hay nada que contar</translation>
    </message>
    <message>
        <source>Play a match, and its figures appear here.</source>
        <translation>Juega una partida y aquí aparecerán las cifras.</translation>
    </message>
    <message>
        <source>Your accuracy by week</source>
        <translation>Tu precisión por semana</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>“{path}” is not a file.</source>
        <translation>«{path}» no es un archivo.</translation>
    </message>
    <message>
        <source>“{path}” is not a text file.</source>
        <translation>«{path}» no es un archivo de texto.</translation>
    </message>
    <message>
        <source>{reason} It was left untouched; move it away so that the game can save there.</source>
        <translation>{reason} No se ha tocado: quítalo de ahí para que el juego pueda guardar.</translation>
    </message>
    <message>
        <source>“{path}” is a broken link.</source>
        <translation>«{path}» es un enlace roto.</translation>
    </message>
    <message>
        <source>“{path}” is not a file, so nothing was saved there.</source>
        <translation>«{path}» no es un archivo, así que no se ha guardado nada ahí.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {limit} KiB, the limit for such a file.</source>
        <translation>«{path}» supera los {limit} KiB permitidos para un archivo así.</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved.</source>
        <translation>El disco está lleno: «{path}» no se ha guardado.</translation>
    </message>
    <message>
        <source>“{path}” is on a read-only disk.</source>
        <translation>«{path}» está en un disco de solo lectura.</translation>
    </message>
    <message>
        <source>You do not have permission to use “{path}” or its folder.</source>
        <translation>No tienes permiso para usar «{path}» o su carpeta.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>El archivo «{path}» no existe.</translation>
    </message>
    <message>
        <source>There is a file where the folder of “{path}” should be.</source>
        <translation>Donde debería estar la carpeta de «{path}» hay un archivo.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>«{path}» no se puede usar: {reason}.</translation>
    </message>
    <message>
        <source>“{field}” and “{other}” contradict each other</source>
        <translation>«{field}» y «{other}» se contradicen</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” cannot be used until there is room.</source>
        <translation>El disco está lleno: «{path}» no se puede usar hasta que haya espacio.</translation>
    </message>
    <message>
        <source>line {line} is not valid JSON</source>
        <translation>la línea {line} no es JSON válido</translation>
    </message>
    <message>
        <source>it is not text in UTF-8</source>
        <translation>no es texto en UTF-8</translation>
    </message>
    <message>
        <source>“{path}” is damaged: {reason}.</source>
        <translation>«{path}» está dañado: {reason}.</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>“{mark}” is missing</source>
        <translation>falta «{mark}»</translation>
    </message>
    <message>
        <source>“{field}” is {value}, which is not allowed</source>
        <translation>«{field}» es {value}, que no está permitido</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} no es un número</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>hay listas u objetos anidados a demasiada profundidad</translation>
    </message>
    <message>
        <source>“{name}” is not the name of a file in “{path}”.</source>
        <translation>«{name}» no es el nombre de un archivo de «{path}».</translation>
    </message>
</context>
<context>
    <name>SwitchField</name>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Stock and piles</source>
        <translation>Mazo y montones</translation>
    </message>
    <message>
        <source>No move yet.</source>
        <translation>Todavía no hay jugadas.</translation>
    </message>
    <message>
        <source>Their side</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>de {target}</translation>
    </message>
    <message>
        <source>{cards}, face down</source>
        <translation>{cards} boca abajo</translation>
    </message>
    <message>
        <source>Table: {content}</source>
        <translation>Mesa: {content}</translation>
    </message>
    <message>
        <source>Your hand: {content}</source>
        <translation>Tu mano: {content}</translation>
    </message>
    <message>
        <source>Stock: {content}</source>
        <translation>Mazo: {content}</translation>
    </message>
    <message>
        <source>Your pile: {content}</source>
        <translation>Tu montón: {content}</translation>
    </message>
    <message>
        <source>{name}’s pile: {content}</source>
        <translation>Montón de {name}: {content}</translation>
    </message>
    <message>
        <source>Your side’s pile: {content}</source>
        <translation>Montón de tu equipo: {content}</translation>
    </message>
    <message>
        <source>Their side’s pile: {content}</source>
        <translation>Montón de los rivales: {content}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>sin cartas</translation>
    </message>
    <message>
        <source>{sweeps} in this round</source>
        <translation>{sweeps} en esta ronda</translation>
    </message>
    <message>
        <source>{points} declared in this round</source>
        <translation>{points} por cantes en esta ronda</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>reparte</translation>
    </message>
    <message>
        <source>master of the table</source>
        <translation>dirige la mesa</translation>
    </message>
    <message>
        <source>Shows how fairly the cards were dealt</source>
        <translation>Muestra si las cartas se repartieron con imparcialidad</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the disc of the dealer: one letter</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>La partida ha terminado de común acuerdo. Nadie ha ganado ni perdido.</translation>
    </message>
    <message>
        <source>{name} takes a little longer over this move.</source>
        <translation>{name} tarda un poco más en esta jugada.</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>te toca</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>se acabó el tiempo</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>takes longer</source>
        <translation>tarda más</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>piensa</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>tu compañero</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Primero elige una carta de tu mano.</translation>
    </message>
    <message>
        <source>Choose which cards to take.</source>
        <translation>Elige qué cartas te llevas.</translation>
    </message>
    <message>
        <source>You have turned over a card: play that one.</source>
        <translation>Ya has dado la vuelta a una carta: juega esa.</translation>
    </message>
    <message>
        <source>No card of your hand can take these cards together.</source>
        <translation>Ninguna carta de tu mano puede llevarse estas cartas juntas.</translation>
    </message>
    <message>
        <source>First turn over one of your cards.</source>
        <translation>Primero da la vuelta a una de tus cartas.</translation>
    </message>
    <message>
        <source>The game plays for you. Press “Play yourself” above the table first.</source>
        <translation>El ordenador juega por ti. Pulsa antes «Juego yo» en la barra de arriba.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>First decide whether to take the opening cards.</source>
        <translation>Primero decide si te llevas la mesa inicial.</translation>
    </message>
    <message>
        <source>First decide what to do with the card you cut.</source>
        <translation>Primero decide qué hacer con la carta del corte.</translation>
    </message>
    <message>
        <source>It cannot be combined with the selected cards.</source>
        <translation>No se puede combinar con las cartas elegidas.</translation>
    </message>
    <message>
        <source>Call out …</source>
        <translation>Cantar victoria…</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Gira una carta</translation>
    </message>
    <message>
        <source>{move} ({number} of {all})</source>
        <translation>{move} ({number} de {all})</translation>
    </message>
    <message>
        <source>Next capture, {number} of {all}</source>
        <translation>Captura siguiente: {number} de {all}</translation>
    </message>
    <message>
        <source>No card of your hand can take this card.</source>
        <translation>Ninguna carta de tu mano puede llevarse esta carta.</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>Draw cards for the seats</source>
        <translation>Sortear los asientos con cartas</translation>
    </message>
    <message>
        <source>Cut the pack before each deal</source>
        <translation>Cortar la baraja antes de cada reparto</translation>
    </message>
    <message>
        <source>What each player stakes; the winners share it, less a part for the bank.</source>
        <translation>Lo que apuesta cada jugador; el bote es de los ganadores, menos una parte para la banca.</translation>
    </message>
    <message>
        <source>When the time for a move has run out, the game plays for you.</source>
        <translation>Cuando se acaba el tiempo para una jugada, el ordenador juega por ti.</translation>
    </message>
    <message>
        <source>Nobody takes the seat of a computer player during the match.</source>
        <translation>Nadie ocupa el asiento de un jugador del ordenador durante la partida.</translation>
    </message>
    <message>
        <source>While computer players play alone, those who watch may see their cards.</source>
        <translation>Mientras juegan solo los jugadores del ordenador, quien mira puede ver sus cartas.</translation>
    </message>
    <message>
        <source>The cards that are drawn for the deal also decide who sits where.</source>
        <translation>Las cartas que se sacan para ver quién reparte deciden también los asientos.</translation>
    </message>
    <message>
        <source>A player cuts the shuffled pack before each deal.</source>
        <translation>Un jugador corta la baraja mezclada antes de cada reparto.</translation>
    </message>
    <message>
        <source>Changed from the next deal on: {changes}</source>
        <translation>Cambia desde el próximo reparto: {changes}</translation>
    </message>
    <message>
        <source>{name} changed the table options: {changes}</source>
        <translation>{name} ha cambiado las opciones de la mesa: {changes}</translation>
    </message>
    <message>
        <source>Automatic play for you</source>
        <translation>Juego automático por ti</translation>
    </message>
    <message>
        <source>You play again</source>
        <translation>Vuelves a jugar tú</translation>
    </message>
    <message>
        <source>Automatic play for {name}</source>
        <translation>Juego automático de {name}</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} vuelve a jugar</translation>
    </message>
    <message>
        <source>Time ran out for {name}</source>
        <translation>Se acabó el tiempo de {name}</translation>
    </message>
    <message>
        <source>Ended by agreement</source>
        <translation>Terminada de común acuerdo</translation>
    </message>
    <message>
        <source>{name} sits down in place of {player}</source>
        <translation>{name} ocupa el asiento de {player}</translation>
    </message>
    <message>
        <source>{name} sits in for {player}</source>
        <translation>{name} sustituye a {player}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} segundos</translation>
    </message>
    <message>
        <source>Seat partners by their cards too</source>
        <translation>También los compañeros por orden de carta</translation>
    </message>
    <message>
        <source>Nobody sits in for a computer player</source>
        <translation>Nadie juega en lugar del ordenador</translation>
    </message>
    <message>
        <source>Whoever watches sees the cards</source>
        <translation>Quien mira ve las cartas</translation>
    </message>
    <message>
        <source>In pairs, the highest card plays with the third. Otherwise the two highest play together.</source>
        <translation>Por parejas, la carta más alta juega con la tercera. Si no, juegan juntas las dos más altas.</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn</source>
        <translation>{seconds} segundos por turno</translation>
    </message>
    <message>
        <source>The pack is cut: {cards} below</source>
        <translation>Se corta la baraja: {cards} debajo</translation>
    </message>
</context>
<context>
    <name>TableOptionsController</name>
    <message>
        <source>{name} would like to change this: {changes}. Do you agree?</source>
        <translation>{name} quiere cambiar esto: {changes}. ¿Estás de acuerdo?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>No estoy de acuerdo</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Pasa la pantalla a {name}</translation>
    </message>
    <message>
        <source>{name} does not agree, so target and stake stay as they are.</source>
        <translation>{name} no está de acuerdo: la meta y la apuesta siguen igual.</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Opciones de la mesa</translation>
    </message>
    <message>
        <source>Who is looking?</source>
        <translation>¿Quién mira?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>You are looking back: these options held at the position shown.</source>
        <translation>Estás mirando atrás: estas opciones valían en la posición mostrada.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Only a person who plays can change these.</source>
        <translation>Solo puede cambiarlas quien juega.</translation>
    </message>
    <message>
        <source>Only {name} can change these.</source>
        <translation>Solo {name} puede cambiarlas.</translation>
    </message>
    <message>
        <source>Changed table options: {names} should look at them</source>
        <translation>Han cambiado las opciones de la mesa; pendientes de verlas: {names}</translation>
    </message>
</context>
<context>
    <name>TableOptionsDialog</name>
    <message>
        <source>Table options</source>
        <translation>Opciones de la mesa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Changes hold from the next deal on.</source>
        <translation>Los cambios valen desde el próximo reparto.</translation>
    </message>
    <message>
        <source>Target and stake of a competitive match are fixed from its first card on.</source>
        <translation>La meta y la apuesta de una partida competitiva son fijas desde la primera carta.</translation>
    </message>
    <message>
        <source>A lower target counts at the end of the next round.</source>
        <translation>Una meta más baja cuenta al final de la próxima ronda.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Move list</source>
        <translation>Lista de jugadas</translation>
    </message>
    <message>
        <source>The moves of the round, beside the table.</source>
        <translation>Las jugadas de la ronda, al lado de la mesa.</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>&amp;Mostrarla</translation>
    </message>
    <message>
        <source>With large cards</source>
        <translation>Con cartas grandes</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Whether the moves of the round are listed beside the table.</source>
        <translation>Elige si las jugadas de la ronda se muestran al lado de la mesa.</translation>
    </message>
    <message>
        <source>With large cards: the list is hidden when it would make the cards smaller.</source>
        <translation>Con cartas grandes: la lista se oculta cuando haría más pequeñas las cartas.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>One dark colour without texture, thicker outlines, hatching instead of shading.</source>
        <translation>Un solo color oscuro sin textura, bordes más gruesos, rayado en lugar de sombras.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>The colour and the weave of the table.</source>
        <translation>El color y el tejido de la mesa.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Azul petróleo</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <translation>Gris pizarra</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Ciruela</translation>
    </message>
    <message>
        <source>Tobacco brown</source>
        <translation>Marrón tabaco</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, dibujo hecho para Scopa Desktop</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Vista previa de la mesa</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Face-down card {number} of {all}</source>
        <translation>Carta tapada {number} de {all}</translation>
    </message>
    <message>
        <source>It counts as {value}.</source>
        <translation>Vale {value}.</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, en la mesa</translation>
    </message>
    <message>
        <source>{card}, open in your hand</source>
        <translation>{card}, descubierta en tu mano</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, en tu mano</translation>
    </message>
    <message>
        <source>{card}, open in the hand of {name}</source>
        <translation>{card}, descubierta en la mano de {name}</translation>
    </message>
    <message>
        <source>{card}, on top of a pile</source>
        <translation>{card}, encima de un montón</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Mesa de juego</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>TurnTimeController</name>
    <message>
        <source>The time of {name} is up: the game makes this move.</source>
        <translation>Se acabó el tiempo de {name}: esta jugada la hace el ordenador.</translation>
    </message>
    <message>
        <source>Your time is up: the game makes this move.</source>
        <translation>Se te acabó el tiempo: esta jugada la hace el ordenador.</translation>
    </message>
    <message>
        <source>The time of {name} is up again: the game goes on playing.</source>
        <translation>Se acabó otra vez el tiempo de {name}: a partir de ahora juega el ordenador.</translation>
    </message>
    <message>
        <source>Your time is up again: the game goes on playing for you.</source>
        <translation>Se te acabó otra vez el tiempo: a partir de ahora el ordenador juega por ti.</translation>
    </message>
    <message>
        <source>{seconds} seconds left</source>
        <translation>Quedan {seconds} segundos</translation>
    </message>
    <message>
        <source>The game plays for you, until you play yourself again.</source>
        <translation>El ordenador juega por ti hasta que vuelvas a jugar tú.</translation>
    </message>
    <message>
        <source>The game plays for {names}.</source>
        <translation>El ordenador juega por {names}.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <translation>Juego yo</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} vuelve a jugar</translation>
    </message>
    <message>
        <source>The time of {name} is up: the game cuts the pack.</source>
        <translation>Se acabó el tiempo de {name}: la baraja la corta el ordenador.</translation>
    </message>
    <message>
        <source>Your time is up: the game cuts the pack.</source>
        <translation>Se te acabó el tiempo: la baraja la corta el ordenador.</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>VariantList</name>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Buscar entre los juegos</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>My games</source>
        <translation>Mis juegos</translation>
    </message>
    <message numerus="yes">
        <source>about %n rounds</source>
        <translation>
            <numerusform>alrededor de %n ronda</numerusform>
            <numerusform>alrededor de %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds} or {minutes}</source>
        <translation>{rounds} o {minutes}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>a {points}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>reglas propias</translation>
    </message>
    <message numerus="yes">
        <source>%n in threes</source>
        <translation>
            <numerusform>%n en tríos</numerusform>
            <numerusform>%n en tríos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in pairs</source>
        <translation>
            <numerusform>%n por parejas</numerusform>
            <numerusform>%n por parejas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in pairs</source>
        <translation>
            <numerusform>%n jugador por parejas</numerusform>
            <numerusform>%n jugadores por parejas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <translation>
            <numerusform>{fewest}–%n jugador</numerusform>
            <numerusform>{fewest}–%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} or %n players</source>
        <translation>
            <numerusform>{some} o %n jugador</numerusform>
            <numerusform>{some} o %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Último juego</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Viendo la partida</translation>
    </message>
    <message>
        <source>You sit in for another player.</source>
        <translation>Juegas en lugar de otro.</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Velocidad: {speed}</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Todas las cartas a la vista</translation>
    </message>
    <message>
        <source>As {name} sees</source>
        <translation>Como lo ve {name}</translation>
    </message>
    <message>
        <source>No hand open</source>
        <translation>Ninguna mano a la vista</translation>
    </message>
    <message>
        <source>Cards: {view}</source>
        <translation>Cartas: {view}</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>A {name}</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>Look from the next seat</source>
        <translation>Ver desde el asiento siguiente</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Volver a ver</translation>
    </message>
    <message>
        <source>Sit in</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Sit in for a player</source>
        <translation>Sustituir a un jugador</translation>
    </message>
    <message>
        <source>Play on in the seat of a computer player. The match does not count then.</source>
        <translation>Sigue tú en el asiento de un jugador del ordenador. Entonces la partida no cuenta.</translation>
    </message>
</context>
<context>
    <name>WatchControls</name>
    <message>
        <source>You sit in for {name}. This match does not count.</source>
        <translation>Sustituyes a {name}. Esta partida no cuenta.</translation>
    </message>
</context>
<context>
    <name>_NoMatch</name>
    <message>
        <source>No game matches “{words}”.</source>
        <translation>Ningún juego coincide con «{words}».</translation>
    </message>
    <message>
        <source>Try part of a name, a place such as Genoa or Tunis, a deck, a number of players, or what the cards add up to.</source>
        <translation>Prueba con parte del nombre, un lugar como Génova o Túnez, una baraja, un número de jugadores o lo que suman las cartas.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todos los juegos</translation>
    </message>
</context>
<context>
    <name>_Reader</name>
    <message>
        <source>The cards cannot be read, because the program has a fault.</source>
        <translation>Las cartas no se pueden leer por un error del programa.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>is learning, and takes whatever is in sight</source>
        <translation>está aprendiendo y se lleva todo lo que ve</translation>
    </message>
    <message>
        <source>likes to take many cards at once, and does not keep you waiting</source>
        <translation>le gusta llevarse muchas cartas de una vez y no te hace esperar</translation>
    </message>
    <message>
        <source>overlooks captures, and lays sevens for you to take</source>
        <translation>se le escapan capturas y te deja sietes en la mesa</translation>
    </message>
    <message>
        <source>loves coins and guards sevens</source>
        <translation>adora los oros y guarda bien los sietes</translation>
    </message>
    <message>
        <source>rarely lays a coin or a seven with another card in hand</source>
        <translation>rara vez suelta un oro o un siete si tiene otra carta</translation>
    </message>
    <message>
        <source>often does not see that the table could be swept</source>
        <translation>muchas veces no ve que podría hacer escoba</translation>
    </message>
    <message>
        <source>goes for every sweep in sight and talks of the last</source>
        <translation>va a por toda escoba que ve y presume de la última</translation>
    </message>
    <message>
        <source>sees most of the sweeps that can be made</source>
        <translation>ve casi todas las escobas que se pueden hacer</translation>
    </message>
    <message>
        <source>forgets what is gone, and gives points away with the last cards</source>
        <translation>olvida lo que ya ha salido y regala puntos con las últimas cartas</translation>
    </message>
    <message>
        <source>reads the last hand as if it lay open</source>
        <translation>lee la última mano como si estuviera boca arriba</translation>
    </message>
    <message>
        <source>leaves fewer sweeps than anybody else</source>
        <translation>deja menos escobas que nadie</translation>
    </message>
    <message>
        <source>lets coins and captures go, as long as the table is safe</source>
        <translation>renuncia a oros y capturas con tal de que la mesa quede segura</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>hábil</translation>
    </message>
    <message>
        <source>easygoing</source>
        <translation>apacible</translation>
    </message>
    <message>
        <source>counts the cards, but cannot leave a good one lying</source>
        <translation>cuenta las cartas, pero no sabe dejar pasar una buena</translation>
    </message>
    <message>
        <source>overlooks hardly any sweep, and has an eye for coins</source>
        <translation>apenas se le escapa una escoba y no pierde de vista los oros</translation>
    </message>
    <message>
        <source>takes almost always, even if that leaves you a sweep</source>
        <translation>se lleva cartas casi siempre, aunque así te deje una escoba</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>waits for the right moment and thinks to the end</source>
        <translation>espera su momento y piensa hasta el final</translation>
    </message>
    <message>
        <source>leaves few sweeps, and can do without a capture</source>
        <translation>deja pocas escobas y sabe renunciar a una captura</translation>
    </message>
    <message>
        <source>loses count now and then, and makes a mistake at the end</source>
        <translation>de vez en cuando pierde la cuenta y falla al final</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maestro</translation>
    </message>
    <message>
        <source>like you</source>
        <translation>como tú</translation>
    </message>
    <message>
        <source>plays as well as you do, and changes with you</source>
        <translation>juega tan bien como tú, y cambia contigo</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>intermedio</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>these rules have no name</source>
        <translation>estas reglas no tienen nombre</translation>
    </message>
    <message>
        <source>expected {what}</source>
        <translation>se esperaba {what}</translation>
    </message>
    <message>
        <source>there are two sets of rules called {name}</source>
        <translation>hay dos juegos de reglas que se llaman {name}</translation>
    </message>
    <message>
        <source>there are more than {most} sets of rules</source>
        <translation>hay más de {most} juegos de reglas</translation>
    </message>
    <message>
        <source>there is no level {level}; the levels: {levels}</source>
        <translation>no existe el nivel {level}; los niveles: {levels}</translation>
    </message>
    <message>
        <source>{text} is not a card: a card is a rank of {ranks} and a suit of {suits}</source>
        <translation>{text} no es una carta: una carta es un valor de {ranks} y un palo de {suits}</translation>
    </message>
    <message>
        <source>{text} names a card twice</source>
        <translation>{text} nombra una carta dos veces</translation>
    </message>
    <message>
        <source>there is no game {name}</source>
        <translation>no existe el juego {name}</translation>
    </message>
    <message>
        <source>Take an equal card or a sum; {knight} is worth 8, {page} 9. The pack is cut for a card to keep or to put on the table. Karta, dinari, barmila and the {settebello} score.</source>
        <translation>Llévate una carta igual o una suma (valores: {knight} 8, {page} 9). Al cortar sale una carta que te quedas o pones en la mesa. Cuentan karta (cartas), dinari, barmila (sietes) y el {settebello}.</translation>
    </message>
    <message>
        <source>Escoba with combinations: a flor, an escalera, a total of nine, a very small total and three of a rank score as soon as they are shown. The {2B} is worth four points.</source>
        <translation>La Escoba con combinaciones: una flor, una escalera, un total de nueve, uno muy pequeño y tres iguales puntúan en cuanto se enseñan. El {2B} vale cuatro puntos.</translation>
    </message>
    <message>
        <source>Chorizo with other combinations: nine or less is a báciga, with a pair in it three points. Opening cards of one suit bring the dealer a flor.</source>
        <translation>El Chorizo con otras combinaciones: nueve o menos es una báciga; con un par dentro, tres puntos. Si la mesa inicial es de un solo palo, hay flor para quien reparte.</translation>
    </message>
    <message>
        <source>Take an equal card, a sum, or fifteen; an Ace takes everything. Declare small or equal hands, with the {7C} as the wild matta. All ten {coins} win the match.</source>
        <translation>Llévate una carta igual, una suma o quince; un as se lo lleva todo. Canta manos pequeñas o de cartas iguales, con el {7C} como matta, el comodín. Los diez {coins} ganan la partida.</translation>
    </message>
    <message>
        <source>Cirulla with the whole pack dealt at once. Any three cards of the hand may be declared at any turn and must then be played before the others.</source>
        <translation>La Cirulla con toda la baraja repartida de una vez. En tu turno puedes cantar tres cartas cualesquiera de la mano, que luego hay que jugar antes que las demás.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like. Clear the table for an escoba. Cards, {coins}, sevens and the {settebello} score.</source>
        <translation>Llévate, si quieres, cartas de la mesa que con la tuya sumen quince. Si la dejas vacía haces escoba. Cuentan cartas, {coins}, sietes y el {settebello}.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card. Clear the table for an escoba. Most cards, most {coins}, the {settebello} and the setenta score a point each.</source>
        <translation>Llévate de la mesa cartas que con la tuya sumen quince. Si la dejas vacía haces escoba. Un punto por más cartas, más {coins}, el {settebello} y la setenta.</translation>
    </message>
    <message>
        <source>Escoba as it is played in clubs: every tied leader scores, all {coins} or all sevens count double, and a tie at the end is decided by the whole match.</source>
        <translation>La Escoba como se juega en los clubes: en caso de empate puntúan todos los primeros, todos los {coins} o los cuatro sietes cuentan doble y un empate final lo decide toda la partida.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen, thirty, forty-five … with your card, if you like. An escopa is worth a point for each fifteen in it. All {coins} are worth three points more.</source>
        <translation>Llévate, si quieres, cartas de la mesa que con la tuya sumen quince, treinta, cuarenta y cinco… Una escopa (escoba) vale un punto por cada quince. Todos los {coins} dan tres puntos más.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like: a motinho. Clear the table for an escova. Cards, {coins} and the sete belo score; all {coins} count double.</source>
        <translation>Llévate, si quieres, cartas de la mesa que con la tuya sumen quince: es un motinho. Si la dejas vacía haces escova, o sea, escoba. Cuentan cartas, {coins} y el sete belo; todos los {coins} valen doble.</translation>
    </message>
    <message>
        <source>Take a table card of the same rank, or several that add up to your card. Clear the table for a scopa. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>Llévate de la mesa una carta igual o varias que sumen la tuya. Si la dejas vacía haces scopa, la escoba italiana. Un punto por más cartas, más {coins}, el settebello y la primiera.</translation>
    </message>
    <message>
        <source>Scopa as a race: cards, {coins}, settebello, primiera and {sweeps} are counted in this order, and the first to reach eleven wins at once.</source>
        <translation>La Scopa como carrera: se cuentan cartas, {coins}, settebello, primiera y {sweeps}, en este orden, y gana en el acto quien llega primero a once.</translation>
    </message>
    <message>
        <source>Scopa with a simple primiera: the side with the most sevens gets the point. Everything else is as in Scopa.</source>
        <translation>La Scopa con una primiera sencilla: el punto es de quien tiene más sietes. Todo lo demás, como en la Scopa.</translation>
    </message>
    <message>
        <source>Scopa for four in two partnerships: partners sit opposite each other and share one pile and one score.</source>
        <translation>La Scopa para cuatro por parejas: los compañeros se sientan frente a frente y comparten montón y puntos.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, though never as a scopa. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>La Scopa en la que un as se lleva toda la mesa, aunque nunca cuente como scopa (escoba). Si en la mesa hay un as, se lleva ese as y nada más.</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making fifteen with the card you play. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>La Scopa en la que solo te llevas cartas si con la que juegas suman quince. Un punto por más cartas, más {coins}, el settebello y la primiera.</translation>
    </message>
    <message>
        <source>Two partnerships, nine cards each and four on the table, all dealt at once: remember what was played, and you know what is to come.</source>
        <translation>Por parejas, nueve cartas para cada uno y cuatro en la mesa, todas repartidas de una vez: quien recuerda lo que ha salido sabe lo que queda.</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. Nothing is left to chance but the deal; a scopa on the very last card counts.</source>
        <translation>Por parejas, diez cartas para cada uno y la mesa vacía. Lo único que queda al azar es el reparto; vale también la scopa (escoba) con la última carta.</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>{nothing}; did you mean {meant}?</source>
        <translation>{nothing}; ¿querías decir {meant}?</translation>
    </message>
    <message>
        <source>expected an empty line</source>
        <translation>se esperaba una línea vacía</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>chkobba</source>
        <translation>chkobba</translation>
    </message>
    <message>
        <source>chkobbas</source>
        <translation>chkobbas</translation>
    </message>
    <message>
        <source>Tunisia, Tunis, Sfax, Sousse, North Africa</source>
        <translation>Túnez, Sfax, Susa, Norte de África</translation>
    </message>
    <message>
        <source>Uruguay, Montevideo, River Plate</source>
        <translation>Uruguay, Montevideo, Río de la Plata</translation>
    </message>
    <message>
        <source>Genoa, Liguria, Italy</source>
        <translation>Génova, Liguria, Italia</translation>
    </message>
    <message>
        <source>Spain, Argentina</source>
        <translation>España, Argentina</translation>
    </message>
    <message>
        <source>escopa</source>
        <translation>escopa</translation>
    </message>
    <message>
        <source>escopas</source>
        <translation>escopas</translation>
    </message>
    <message>
        <source>Brazil</source>
        <translation>Brasil</translation>
    </message>
    <message>
        <source>escova</source>
        <translation>escova</translation>
    </message>
    <message>
        <source>escovas</source>
        <translation>escovas</translation>
    </message>
    <message>
        <source>Escoba in reverse: the fewest points win. A card that makes fifteen has to take, so look for captures without {coins} and sevens.</source>
        <translation>La Escoba del revés: gana quien tiene menos puntos. La carta que suma quince tiene que llevarse las otras: busca capturas sin {coins} ni sietes.</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>España</translation>
    </message>
    <message>
        <source>scopa</source>
        <translation>scopa</translation>
    </message>
    <message>
        <source>scope</source>
        <translation>scope</translation>
    </message>
    <message>
        <source>escoba</source>
        <translation>escoba</translation>
    </message>
    <message>
        <source>escobas</source>
        <translation>escobas</translation>
    </message>
    <message>
        <source>Italy, Naples</source>
        <translation>Italia, Nápoles</translation>
    </message>
    <message>
        <source>there is no line of a game in it: one begins with {mark}</source>
        <translation>no hay en él ninguna línea de un juego, que empieza por {mark}</translation>
    </message>
    <message>
        <source>the line of the game is not whole: its end is missing</source>
        <translation>la línea del juego no está entera: falta el final</translation>
    </message>
    <message>
        <source>the line comes from a newer version of Scopa Desktop</source>
        <translation>la línea viene de una versión más reciente de Scopa Desktop</translation>
    </message>
    <message>
        <source>a character of the line is wrong or missing; copy the whole line again</source>
        <translation>un carácter de la línea está mal o falta; copia otra vez la línea entera</translation>
    </message>
    <message>
        <source>Scopa in reverse: the fewest points win. Whoever reaches the target first has lost, and in a tie everybody concerned gets the point.</source>
        <translation>La Scopa del revés: gana quien tiene menos puntos. Quien llega primero a la meta ha perdido y, en caso de empate, el punto es para todos los empatados.</translation>
    </message>
    <message>
        <source>Scopone in which nobody sees a hand, not even their own: turn over any of your ten cards and play it. Only what it takes is up to you.</source>
        <translation>Scopone en el que nadie ve ninguna mano, ni siquiera la suya: das la vuelta a una cualquiera de tus diez cartas y la juegas. Solo eliges qué se lleva.</translation>
    </message>
    <message>
        <source>Scopa in which your card takes an equal card from the table, or makes fifteen with table cards: as you like.</source>
        <translation>Scopa en la que tu carta se lleva una igual de la mesa, o suma quince con cartas de la mesa: como prefieras.</translation>
    </message>
    <message>
        <source>Scopa for Aces and courts: each of the sixteen is worth a point, and nothing else is. At eight all the {KD} decides.</source>
        <translation>Scopa de ases y figuras: cada una de las dieciséis vale un punto, y nada más cuenta. Con ocho a ocho decide el {KD}.</translation>
    </message>
    <message>
        <source>spazzino</source>
        <translation>spazzino</translation>
    </message>
    <message>
        <source>spazzini</source>
        <translation>spazzini</translation>
    </message>
    <message>
        <source>Northern Italy</source>
        <translation>norte de Italia</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>línea {line}: {what}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>options are changed between two rounds only</source>
        <translation>las opciones solo se cambian entre dos rondas</translation>
    </message>
    <message>
        <source>option {option} cannot be changed during a match</source>
        <translation>la opción {option} no se puede cambiar durante una partida</translation>
    </message>
    <message>
        <source>seat {seat} has no time that can run out here</source>
        <translation>aquí el asiento {seat} no tiene un tiempo que pueda agotarse</translation>
    </message>
    <message>
        <source>automatic play of seat {seat} cannot be changed here</source>
        <translation>el juego automático del asiento {seat} no se puede cambiar aquí</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat} already</source>
        <translation>{name} ya ocupa el asiento {seat}</translation>
    </message>
    <message>
        <source>the pack is not cut here</source>
        <translation>aquí no se corta la baraja</translation>
    </message>
    <message>
        <source>round {round}, after move {move}: {reason}</source>
        <translation>ronda {round}, tras la jugada {move}: {reason}</translation>
    </message>
    <message>
        <source>round {round}: the match or the round before it does not end there</source>
        <translation>ronda {round}: la partida o la ronda anterior no acaba ahí</translation>
    </message>
    <message>
        <source>round {round}: seat {seat} deals, not {dealer}</source>
        <translation>ronda {round}: da el asiento {seat}, no el {dealer}</translation>
    </message>
    <message>
        <source>round {round}, move {move}: the match was ended before</source>
        <translation>ronda {round}, jugada {move}: la partida ya había terminado</translation>
    </message>
    <message>
        <source>round {round}, move {move}: {reason}</source>
        <translation>ronda {round}, jugada {move}: {reason}</translation>
    </message>
    <message>
        <source>{text} is not a declaration, as in {example}</source>
        <translation>{text} no es un cante, como {example}</translation>
    </message>
    <message>
        <source>{text} does not say what is taken</source>
        <translation>{text} no dice qué se lleva</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>la ronda ha terminado</translation>
    </message>
    <message>
        <source>{card} is not in the hand of the player whose turn it is</source>
        <translation>{card} no está en la mano de quien tiene el turno</translation>
    </message>
    <message>
        <source>the table does not hold {cards}</source>
        <translation>no está en la mesa: {cards}</translation>
    </message>
    <message>
        <source>{card} can capture {cards}, so it may not be laid down</source>
        <translation>{card} puede llevarse {cards}, así que no se puede dejar</translation>
    </message>
    <message>
        <source>{by} can capture {cards}, so {card} may not be laid down</source>
        <translation>{by} puede llevarse {cards}, así que {card} no se puede dejar</translation>
    </message>
    <message>
        <source>{card} takes an equal card first, {cards}, so not {take}</source>
        <translation>{card} se lleva antes una carta igual, {cards}, y no {take}</translation>
    </message>
    <message>
        <source>{card} takes only one equal card, not {take}</source>
        <translation>{card} solo se lleva una carta igual, no {take}</translation>
    </message>
    <message>
        <source>{card} takes the whole table, {cards}, not only {take}</source>
        <translation>{card} se lleva toda la mesa, {cards}, no solo {take}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}</source>
        <translation>{card} no puede llevarse {take}</translation>
    </message>
    <message>
        <source>{card} must take fewer cards than {take}, such as {cards}</source>
        <translation>{card} debe llevarse menos cartas que {take}, por ejemplo {cards}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a sum may take no more than {limit} table cards</source>
        <translation>{card} no puede llevarse {take}: una suma no puede llevarse más de {limit} cartas de la mesa</translation>
    </message>
    <message>
        <source>{cards} were dealt to the table: one that was laid down must be among the cards taken</source>
        <translation>{cards} se repartieron en la mesa: entre las cartas que se llevan tiene que haber una que alguien dejó</translation>
    </message>
    <message>
        <source>the declared {cards} must be played before {card}</source>
        <translation>las cartas cantadas, {cards}, se juegan antes que {card}</translation>
    </message>
    <message>
        <source>the player on turn declares or passes before the first card is played</source>
        <translation>quien tiene el turno canta o pasa antes de que se juegue la primera carta</translation>
    </message>
    <message>
        <source>{move} is not possible now</source>
        <translation>{move} no es posible ahora</translation>
    </message>
    <message>
        <source>No Ace takes the whole table.</source>
        <translation>Ningún as se lleva toda la mesa.</translation>
    </message>
    <message>
        <source>Fewest cards first</source>
        <translation>Primero las de menos cartas</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed.</source>
        <translation>De varias capturas posibles con una carta solo valen las de menos cartas.</translation>
    </message>
    <message>
        <source>If a sum takes two cards at most, all sums take equally many cards.</source>
        <translation>Si una suma se lleva dos cartas como máximo, todas las sumas se llevan las mismas.</translation>
    </message>
    <message>
        <source>At most two cards</source>
        <translation>Dos cartas como máximo</translation>
    </message>
    <message>
        <source>A sum may take no more than two table cards.</source>
        <translation>Con una suma no te puedes llevar más de dos cartas de la mesa.</translation>
    </message>
    <message>
        <source>Equal card first</source>
        <translation>Primero la carta igual</translation>
    </message>
    <message>
        <source>A card of the same rank on the table must be taken before a sum.</source>
        <translation>Si hay en la mesa una carta igual, hay que llevársela antes que una suma.</translation>
    </message>
    <message>
        <source>Captures are compulsory</source>
        <translation>Captura obligatoria</translation>
    </message>
    <message>
        <source>A card that can capture may not be laid down.</source>
        <translation>Una carta que puede capturar no se puede dejar en la mesa.</translation>
    </message>
    <message>
        <source>Must capture</source>
        <translation>Debe capturar</translation>
    </message>
    <message>
        <source>Whether only the card you play must capture if it can, or you must capture whenever any card of your hand can.</source>
        <translation>Si solo tiene que capturar la carta que juegas, cuando puede, o si tienes que capturar siempre que pueda hacerlo alguna carta de tu mano.</translation>
    </message>
    <message>
        <source>The card played</source>
        <translation>La carta jugada</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Toda la mano</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so no card has to capture.</source>
        <translation>La captura no es obligatoria, así que ninguna carta tiene que capturar.</translation>
    </message>
    <message>
        <source>The hands lie face down, so nobody knows which card can capture.</source>
        <translation>Las manos quedan boca abajo, así que nadie sabe qué carta puede capturar.</translation>
    </message>
    <message>
        <source>Fifteen on the table</source>
        <translation>Quince en la mesa</translation>
    </message>
    <message>
        <source>A card that makes fifteen has to take, so no fifteen is left on the table.</source>
        <translation>Una carta que suma quince tiene que capturar, así que en la mesa no queda ningún quince.</translation>
    </message>
    <message>
        <source>Asso pigliatutto</source>
        <translation>Asso pigliatutto</translation>
    </message>
    <message>
        <source>An Ace takes the whole table and makes {sweep}, unless there is an Ace on it.</source>
        <translation>Un as se lleva toda la mesa y hace {sweep}, salvo que ya haya un as.</translation>
    </message>
    <message>
        <source>The Ace takes itself</source>
        <translation>El as se lleva a sí mismo</translation>
    </message>
    <message>
        <source>An Ace played to the empty table goes to your own pile.</source>
        <translation>Un as jugado con la mesa vacía va a tu propio montón.</translation>
    </message>
    <message>
        <source>The Ace may decline</source>
        <translation>El as puede renunciar</translation>
    </message>
    <message>
        <source>An Ace that could take everything may be laid down instead.</source>
        <translation>Un as que podría llevárselo todo también se puede dejar en la mesa.</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so every Ace may be laid down.</source>
        <translation>La captura no es obligatoria, así que cualquier as se puede dejar en la mesa.</translation>
    </message>
    <message>
        <source>Fifteen beside an Ace</source>
        <translation>Quince junto al as</translation>
    </message>
    <message>
        <source>With an Ace on the table an Ace may also make fifteen, not only take that Ace.</source>
        <translation>Si hay un as en la mesa, un as también puede hacer quince, no solo llevarse ese as.</translation>
    </message>
    <message>
        <source>“Equal card first” and “Fifteen beside an Ace” cannot be combined: by the first an Ace on the table must be taken, by the second it need not be.</source>
        <translation>«Primero la carta igual» y «Quince junto al as» no se pueden combinar: con la primera hay que llevarse el as de la mesa; con la segunda, no.</translation>
    </message>
    <message>
        <source>Kings on the table</source>
        <translation>Reyes en la mesa</translation>
    </message>
    <message>
        <source>How many Kings among the four opening cards make the deal void.</source>
        <translation>Cuántos reyes entre las cuatro cartas iniciales anulan el reparto.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Se juega igual</translation>
    </message>
    <message>
        <source>Deal again at two</source>
        <translation>Nulo con dos</translation>
    </message>
    <message>
        <source>Deal again at three</source>
        <translation>Nulo con tres</translation>
    </message>
    <message>
        <source>Deal again at two Aces</source>
        <translation>Nulo con dos ases</translation>
    </message>
    <message>
        <source>Two or more Aces among the opening cards make the deal void.</source>
        <translation>Dos o más ases entre las cartas iniciales anulan el reparto.</translation>
    </message>
    <message>
        <source>Who deals again</source>
        <translation>Quién vuelve a dar</translation>
    </message>
    <message>
        <source>After a void deal the same or the next player deals.</source>
        <translation>Tras un reparto nulo da el mismo jugador o el siguiente.</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>El siguiente</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>El mismo</translation>
    </message>
    <message>
        <source>No deal is void, so nobody deals again.</source>
        <translation>Ningún reparto es nulo, así que nadie vuelve a dar.</translation>
    </message>
    <message>
        <source>Fifteen before two Aces</source>
        <translation>El quince antes que dos ases</translation>
    </message>
    <message>
        <source>An opening table of 15 or 30 goes to the dealer even if it shows two Aces.</source>
        <translation>Una mesa inicial de 15 o 30 es de quien reparte aunque tenga dos ases.</translation>
    </message>
    <message>
        <source>It needs an opening table that adds up, and a deal that two Aces make void.</source>
        <translation>Hacen falta una mesa inicial que sume y un reparto que dos ases anulan.</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Se queda</translation>
    </message>
    <message>
        <source>15: the dealer takes the cards</source>
        <translation>15: las cartas para quien reparte</translation>
    </message>
    <message>
        <source>15: the cards and a point</source>
        <translation>15: las cartas y un punto</translation>
    </message>
    <message>
        <source>15: a point, 30: two</source>
        <translation>15: un punto, 30: dos</translation>
    </message>
    <message>
        <source>15: a point, two pairs of 15: two</source>
        <translation>15: un punto, dos pares de 15: dos</translation>
    </message>
    <message>
        <source>Opening table</source>
        <translation>Mesa inicial</translation>
    </message>
    <message>
        <source>What the dealer wins when the four cards add up.</source>
        <translation>Qué gana quien reparte cuando las cuatro cartas suman lo justo.</translation>
    </message>
    <message>
        <source>The dealer may decline</source>
        <translation>Quien reparte puede renunciar</translation>
    </message>
    <message>
        <source>The dealer decides whether to take an opening table that adds up, or to leave it.</source>
        <translation>Cuando la mesa inicial suma lo justo, quien reparte decide si se la lleva o la deja.</translation>
    </message>
    <message>
        <source>The opening table stays, so there is nothing to decline.</source>
        <translation>La mesa inicial se queda, así que no hay nada a lo que renunciar.</translation>
    </message>
    <message>
        <source>Blind hands</source>
        <translation>A ciegas</translation>
    </message>
    <message>
        <source>The hands lie face down: you turn over one of your cards, and that is the one you play.</source>
        <translation>Las manos quedan boca abajo: das la vuelta a una de tus cartas, y esa es la que juegas.</translation>
    </message>
    <message>
        <source>When to declare</source>
        <translation>Cuándo se canta</translation>
    </message>
    <message>
        <source>Whether everybody declares before the first card of a packet is played, or each player before their own first card.</source>
        <translation>Si todos cantan antes de que se juegue la primera carta de la tanda, o cada uno antes de su propia primera carta.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Antes de la primera carta</translation>
    </message>
    <message>
        <source>At your own turn</source>
        <translation>En el propio turno</translation>
    </message>
    <message>
        <source>Not every deal begins with four cards on the table.</source>
        <translation>No todos los repartos empiezan con cuatro cartas en la mesa.</translation>
    </message>
    <message>
        <source>The wild card decides what the opening table is worth.</source>
        <translation>El comodín decide cuánto vale la mesa inicial.</translation>
    </message>
    <message>
        <source>Cards make another total than fifteen in this game.</source>
        <translation>En este juego las cartas suman otro total que quince.</translation>
    </message>
    <message>
        <source>No combinations of a whole hand are declared.</source>
        <translation>No se cantan combinaciones de toda la mano.</translation>
    </message>
    <message>
        <source>Cards are taken only by making a total, so no equal card is taken.</source>
        <translation>Solo se captura sumando un total, así que no se llevan cartas iguales.</translation>
    </message>
    <message>
        <source>Cards are not taken by making exactly fifteen, and nothing else.</source>
        <translation>No se captura sumando quince exactos, y solo así.</translation>
    </message>
    <message>
        <source>An Ace takes either by its value or by fifteens, never by both.</source>
        <translation>Un as captura por su valor o sumando quince, nunca de las dos formas.</translation>
    </message>
    <message>
        <source>The Ace takes the whole table in this game already.</source>
        <translation>En este juego el as ya se lleva toda la mesa.</translation>
    </message>
    <message>
        <source>An Ace can take by making a total too, and then it has to.</source>
        <translation>Un as también puede capturar sumando un total, y entonces tiene que hacerlo.</translation>
    </message>
    <message>
        <source>A sweep scores by its fifteens, and what an Ace takes need not make any.</source>
        <translation>La escoba puntúa por sus quinces, y lo que se lleva un as puede no sumar ninguno.</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing in this game.</source>
        <translation>En este juego vaciar la mesa no vale nada.</translation>
    </message>
    <message>
        <source>There is no primiera in this game.</source>
        <translation>En este juego no hay primiera.</translation>
    </message>
    <message>
        <source>There is no setenta in this game.</source>
        <translation>En este juego no hay setenta.</translation>
    </message>
    <message>
        <source>A run of {coins} scores in this game already.</source>
        <translation>En este juego una escalera de {coins} ya puntúa.</translation>
    </message>
    <message>
        <source>Other cards win this match at once.</source>
        <translation>Otras cartas ganan esta partida al instante.</translation>
    </message>
    <message>
        <source>The cards bring no more than one point in this game.</source>
        <translation>En este juego las cartas dan como mucho un punto.</translation>
    </message>
    <message>
        <source>No whole set of cards brings two points in this game.</source>
        <translation>En este juego ninguna serie completa de cartas da dos puntos.</translation>
    </message>
    <message>
        <source>The points are counted one by one, and the first side at the target wins at once.</source>
        <translation>Los puntos se cuentan uno a uno, y gana enseguida el primer bando que llega a la meta.</translation>
    </message>
    <message>
        <source>A tie at the end is decided by the whole match.</source>
        <translation>Un empate al final se decide por toda la partida.</translation>
    </message>
    <message>
        <source>The fewest points win this game.</source>
        <translation>En este juego gana quien tiene menos puntos.</translation>
    </message>
    <message>
        <source>Point in a tie</source>
        <translation>Punto en caso de empate</translation>
    </message>
    <message>
        <source>How many cards are worth two points instead of one. Where it is never so, all forty are worth one, as the most cards.</source>
        <translation>Con cuántas cartas los puntos son dos en vez de uno. Si no lo son nunca, las cuarenta valen un punto, como la mayoría.</translation>
    </message>
    <message>
        <source>By these captures the last card never clears the table.</source>
        <translation>Con estas capturas la última carta nunca limpia la mesa.</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>Se gana a</translation>
    </message>
    <message>
        <source>The points with which a side decides the match at the end of a round. To 1, a single round is played, unless it is a tie.</source>
        <translation>Los puntos con los que se decide la partida al final de una ronda. A 1 se juega una sola ronda, salvo empate.</translation>
    </message>
    <message>
        <source>Lead by two</source>
        <translation>Ventaja de dos</translation>
    </message>
    <message>
        <source>The winner must be two points ahead; otherwise another round is played.</source>
        <translation>Para ganar hay que llevar dos puntos de ventaja; si no, se juega otra ronda.</translation>
    </message>
    <message>
        <source>Players may call out</source>
        <translation>Se puede cantar victoria</translation>
    </message>
    <message>
        <source>Nobody can call out where the winner must be two points ahead.</source>
        <translation>Si hacen falta dos puntos de ventaja, nadie puede cantar victoria.</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>How the point for the primiera is decided.</source>
        <translation>Cómo se decide el punto de la primiera.</translation>
    </message>
    <message>
        <source>Classic values</source>
        <translation>Valores clásicos</translation>
    </message>
    <message>
        <source>Most sevens</source>
        <translation>Más sietes</translation>
    </message>
    <message>
        <source>Three sevens</source>
        <translation>Tres sietes</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carta por carta</translation>
    </message>
    <message>
        <source>Primiera needs four suits</source>
        <translation>Primiera con los cuatro palos</translation>
    </message>
    <message>
        <source>A side that lacks a suit cannot win the primiera. When off, the missing suit counts nothing.</source>
        <translation>Quien no tiene cartas de un palo no puede ganar la primiera. Si no se pide, el palo que falta cuenta cero.</translation>
    </message>
    <message>
        <source>Only the classic primiera can do without a suit.</source>
        <translation>Solo la primiera clásica puede prescindir de un palo.</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>The {KD} is worth a point, like the settebello.</source>
        <translation>Vale un punto, como el settebello: {KD}.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>{ace}, 2 and 3 of {coins} are worth 3 points, and each further card of the suit in a row one more; all ten win the match.</source>
        <translation>{ace}, 2 y 3 de {coins} valen 3 puntos, y cada carta siguiente del palo, uno más; las diez ganan la partida.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>No cuenta</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Up to 6 points</source>
        <translation>Hasta 6 puntos</translation>
    </message>
    <message>
        <source>Up to 9 points</source>
        <translation>Hasta 9 puntos</translation>
    </message>
    <message>
        <source>Two points for cards</source>
        <translation>Dos puntos por cartas</translation>
    </message>
    <message>
        <source>All forty cards</source>
        <translation>Las cuarenta</translation>
    </message>
    <message>
        <source>From thirty cards</source>
        <translation>A partir de treinta</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>All of a kind</source>
        <translation>Todos los oros, todos los sietes</translation>
    </message>
    <message>
        <source>Whether the 2 points for all {coins} or all sevens stand in place of the point for most of them, or are added to it.</source>
        <translation>Si los 2 puntos por todos los {coins} o todos los sietes sustituyen al punto de la mayoría o se suman a él.</translation>
    </message>
    <message>
        <source>2 points in all</source>
        <translation>2 puntos en total</translation>
    </message>
    <message>
        <source>2 points and the point</source>
        <translation>2 puntos y el punto de la mayoría</translation>
    </message>
    <message>
        <source>The last card can make {sweep}</source>
        <translation>La última carta puede hacer {sweep}</translation>
    </message>
    <message>
        <source>Clearing the table with the round&apos;s last card makes {sweep}.</source>
        <translation>Dejar la mesa vacía con la última carta de la ronda es {sweep}.</translation>
    </message>
    <message>
        <source>The Ace makes {sweep}</source>
        <translation>El as hace {sweep}</translation>
    </message>
    <message>
        <source>An Ace that takes the whole table makes {sweep}.</source>
        <translation>Un as que se lleva toda la mesa hace {sweep}.</translation>
    </message>
    <message>
        <source>a player&apos;s name has 1 to {most} printable characters</source>
        <translation>el nombre de un jugador tiene de 1 a {most} caracteres imprimibles</translation>
    </message>
    <message>
        <source>{text} is not a level</source>
        <translation>{text} no es un nivel</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>tiene más de {most} caracteres</translation>
    </message>
    <message>
        <source>these options need a record of version {version}</source>
        <translation>estas opciones necesitan un registro de la versión {version}</translation>
    </message>
    <message>
        <source>a record begins with {line}</source>
        <translation>un registro empieza por {line}</translation>
    </message>
    <message>
        <source>{game} is not played by {players}</source>
        <translation>{game} no se juega así: {players}</translation>
    </message>
    <message>
        <source>the record ends in the middle of this line</source>
        <translation>el registro se corta a mitad de esta línea</translation>
    </message>
    <message>
        <source>a pack has {size} cards, not {count}</source>
        <translation>una baraja tiene {size} cartas, no {count}</translation>
    </message>
    <message>
        <source>expected move {number}, as in {example}</source>
        <translation>se esperaba la jugada {number}, como en {example}</translation>
    </message>
    <message>
        <source>a seat is a name, a comma and a level</source>
        <translation>un asiento es un nombre, una coma y un nivel</translation>
    </message>
    <message>
        <source>A capture of one suit scores a point for each of its cards, and taking the card just laid with its like scores one. Courts take only their like, and {swords} score.</source>
        <translation>Una captura de un solo palo da un punto por cada carta, y llevarse la carta recién echada con su igual da uno. Las figuras solo se llevan su igual, y las cartas de {swords} dan puntos.</translation>
    </message>
    <message>
        <source>Before playing, you may take table cards that make fifteen by themselves, if a player has laid down one of them.</source>
        <translation>Antes de jugar puedes llevarte cartas de la mesa que sumen quince entre ellas, si un jugador dejó al menos una de ellas.</translation>
    </message>
    <message>
        <source>Combinations are declared, and for that you look at your hand.</source>
        <translation>Se cantan combinaciones, y para eso hay que ver la mano.</translation>
    </message>
    <message>
        <source>Who cuts the pack looks at a card of their hand.</source>
        <translation>Quien corta mira una carta de su mano.</translation>
    </message>
    <message>
        <source>Certain captures score in this game already.</source>
        <translation>En este juego ciertas capturas ya dan puntos.</translation>
    </message>
    <message>
        <source>Combinations are declared in this game, and their points would not be told apart.</source>
        <translation>En este juego se declaran combinaciones, y sus puntos no se distinguirían.</translation>
    </message>
    <message>
        <source>Bàgher</source>
        <translation>Bàgher</translation>
    </message>
    <message>
        <source>A capture of one suit, the played card included, is worth a point for each of its cards; the round&apos;s last card makes none.</source>
        <translation>Una captura de un solo palo, incluida la carta jugada, vale un punto por cada una de sus cartas; la última carta de la ronda no hace ninguno.</translation>
    </message>
    <message>
        <source>Before playing a card, the player on turn may say that their side has the points that win, and more than any other. If that is right it wins at once; if not, it loses the match.</source>
        <translation>Antes de jugar una carta, quien tiene el turno puede decir que su bando tiene los puntos para ganar, y más que cualquier otro. Si es verdad, gana en el acto; si no, pierde la partida.</translation>
    </message>
    <message>
        <source>a deal has a number from 0 to {most}</source>
        <translation>un reparto tiene un número del 0 al {most}</translation>
    </message>
    <message>
        <source>expected {first} to {last}</source>
        <translation>se esperaba de {first} a {last}</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 jugadores</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 jugadores</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 jugadores</translation>
    </message>
    <message>
        <source>4 players in pairs</source>
        <translation>4 jugadores por parejas</translation>
    </message>
    <message>
        <source>5 players</source>
        <translation>5 jugadores</translation>
    </message>
    <message>
        <source>6 players</source>
        <translation>6 jugadores</translation>
    </message>
    <message>
        <source>6 players in pairs</source>
        <translation>6 jugadores por parejas</translation>
    </message>
    <message>
        <source>6 players in threes</source>
        <translation>6 jugadores en dos tríos</translation>
    </message>
    <message>
        <source>{text} is not a seating: use {allowed}</source>
        <translation>{text} no es una disposición de jugadores: usa {allowed}</translation>
    </message>
    <message>
        <source>expected a move or an event, not {line}</source>
        <translation>se esperaba una jugada o un suceso, no {line}</translation>
    </message>
    <message>
        <source>automatic play is on or off</source>
        <translation>el juego automático es on u off</translation>
    </message>
    <message>
        <source>a pack is cut after {least} to {most} cards</source>
        <translation>al cortar se levantan de {least} a {most} cartas</translation>
    </message>
    <message>
        <source>a seat is a number from 1 to {most}</source>
        <translation>un asiento es un número del 1 al {most}</translation>
    </message>
    <message>
        <source>a stake is a number of chips from 0 to {most}</source>
        <translation>una apuesta va de 0 a {most} fichas</translation>
    </message>
    <message>
        <source>chips are staked in competitive matches only</source>
        <translation>solo se apuestan fichas en partidas competitivas</translation>
    </message>
    <message>
        <source>the time for a move is 0 for no limit, or {least} to {most} seconds</source>
        <translation>el tiempo por jugada es 0 (sin límite) o de {least} a {most} segundos</translation>
    </message>
    <message>
        <source>a table has no option {name}</source>
        <translation>una mesa no tiene la opción {name}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>Scopa</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Quince</translation>
    </message>
    <message>
        <source>Cirulla and Chkobba</source>
        <translation>Cirulla y Chkobba</translation>
    </message>
    <message>
        <source>Chorizo and Báciga</source>
        <translation>Chorizo y Báciga</translation>
    </message>
    <message>
        <source>the name of a set of rules has 1 to {most} printable characters and no space at either end</source>
        <translation>el nombre de un juego de reglas tiene de 1 a {most} caracteres imprimibles y ningún espacio en los extremos</translation>
    </message>
    <message>
        <source>option {option} cannot be {value}: use {allowed}</source>
        <translation>la opción {option} no puede ser {value}: usa {allowed}</translation>
    </message>
    <message>
        <source>the sentence has at most {most} printable characters and no space at either end</source>
        <translation>la frase tiene como máximo {most} caracteres imprimibles y ningún espacio al principio ni al final</translation>
    </message>
    <message>
        <source>there is no emblem {name}</source>
        <translation>no hay ningún emblema {name}</translation>
    </message>
    <message>
        <source>{name} is no deck</source>
        <translation>{name} no es una baraja</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <source>{game} has no option {name}</source>
        <translation>{game} no tiene la opción {name}</translation>
    </message>
    <message>
        <source>option {option} is set twice</source>
        <translation>la opción {option} aparece dos veces</translation>
    </message>
    <message>
        <source>seat {seat} passes from a person to a computer player or back only</source>
        <translation>el asiento {seat} solo pasa de una persona a un jugador del ordenador, o al revés</translation>
    </message>
    <message>
        <source>nobody sits in for a computer player at a private table or in a competitive match</source>
        <translation>en una mesa privada o en una partida competitiva nadie sustituye a un jugador del ordenador</translation>
    </message>
    <message>
        <source>no person is at the table who could agree to end the match</source>
        <translation>en la mesa no hay ninguna persona que pueda aceptar terminar la partida</translation>
    </message>
    <message>
        <source>before the first deal: {reason}</source>
        <translation>antes del primer reparto: {reason}</translation>
    </message>
    <message>
        <source>version {version} of records is not known; versions 1 to {last} are</source>
        <translation>la versión {version} de los registros no se conoce; se conocen las versiones 1 a {last}</translation>
    </message>
    <message>
        <source>Where the whole hand must capture, an Ace that can take everything must too.</source>
        <translation>Donde toda la mano obliga a capturar, también obliga un as que puede llevarse todo.</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>Qué se canta</translation>
    </message>
    <message>
        <source>Whether a declaration counts every combination of the cards, or only those that the player names.</source>
        <translation>Si al cantar cuentan todas las combinaciones de las cartas o solo las que nombra el jugador.</translation>
    </message>
    <message>
        <source>Every combination</source>
        <translation>Todas las combinaciones</translation>
    </message>
    <message>
        <source>Those you name</source>
        <translation>Las que se nombran</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>All who tie</source>
        <translation>Todos los que empatan</translation>
    </message>
    <message>
        <source>The next best, if they have any</source>
        <translation>El siguiente, si tiene algo</translation>
    </message>
    <message>
        <source>Who gets the point where the best sides are equal.</source>
        <translation>Quién se lleva el punto cuando los mejores empatan.</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed: of all, or only where its value is taken, while a fifteen is free.</source>
        <translation>De varias capturas con una carta solo valen las de menos cartas: siempre, o solo cuando se captura su valor y el quince queda libre.</translation>
    </message>
    <message>
        <source>Except for fifteen</source>
        <translation>Salvo para quince</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>The next best, even with nothing</source>
        <translation>El siguiente, aunque no tenga nada</translation>
    </message>
    <message>
        <source>Sum, as for a primiera</source>
        <translation>Suma, como en la primiera</translation>
    </message>
    <message>
        <source>Sum of face values</source>
        <translation>Suma de los valores</translation>
    </message>
    <message>
        <source>Sevens, sixes, Aces, fives</source>
        <translation>Sietes, seises, ases, cincos</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>Setenta</translation>
    </message>
    <message>
        <source>How the point for the setenta is decided.</source>
        <translation>Cómo se decide el punto de la setenta.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, and that is a scopa like any other. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>Scopa en la que un as se lleva toda la mesa, y es una scopa como cualquier otra. Si hay un as en la mesa, se lleva ese as y nada más.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italia</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. An Ace takes everything, or itself from an empty table, but never as a scopa; runs of {coins} score as a napola.</source>
        <translation>Dos parejas, diez cartas cada uno y la mesa vacía. Un as se lleva todo, o a sí mismo si la mesa está vacía, pero nunca es scopa; las {coins} seguidas valen como napola.</translation>
    </message>
    <message>
        <source>Milan, Lombardy, Italy</source>
        <translation>Milán, Lombardía, Italia</translation>
    </message>
    <message>
        <source>Scopone in which the {AD} is worth a point more, the {2D} two and the {3D} three. The side that has all three of them wins the match at once.</source>
        <translation>Scopone en el que {AD} vale un punto más, {2D} dos y {3D} tres. La pareja que tiene las tres cartas gana la partida al instante.</translation>
    </message>
    <message>
        <source>Trento, Trentino, Italy</source>
        <translation>Trento, Trentino, Italia</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making eleven with the card you play: a King needs an Ace, and an Ace a King.</source>
        <translation>Scopa en la que solo se llevan cartas que sumen once con la que juegas: un rey pide un as, y un as un rey.</translation>
    </message>
    <message>
        <source>The first Ace takes only Aces</source>
        <translation>El primer as solo se lleva ases</translation>
    </message>
    <message>
        <source>If the first card of a round is an Ace, it does not take the whole table.</source>
        <translation>Si la primera carta de una ronda es un as, no se lleva toda la mesa.</translation>
    </message>
    <message>
        <source>Brescia, Lombardy, Italy</source>
        <translation>Brescia, Lombardía, Italia</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a court goes only with the same court</source>
        <translation>{card} no puede llevarse {take}: una figura va solo con la figura igual</translation>
    </message>
    <message>
        <source>The courts have no number in this game.</source>
        <translation>En este juego las figuras no tienen número.</translation>
    </message>
    <message>
        <source>Who tie for the most cards share the points in this game.</source>
        <translation>En este juego, quienes empatan a cartas se reparten los puntos.</translation>
    </message>
    <message>
        <source>Two partnerships and fifty-two cards, twelve in each hand. Nobody has to capture, and a court takes only its like. {swords} score, and so does a capture of one suit, of three cards or of the card just laid.</source>
        <translation>Dos parejas y cincuenta y dos cartas, doce en cada mano. Nadie está obligado a capturar, y una figura se lleva solo a su igual. Las cartas de {swords} dan puntos, y también una captura de un solo palo, de tres cartas o de la carta recién echada.</translation>
    </message>
    <message>
        <source>{card} is not in the pack of this game</source>
        <translation>{card} no está en la baraja de este juego</translation>
    </message>
    <message>
        <source>Only equal cards are taken, one from the table or somebody&apos;s whole pile by the card on top of it. Whoever has the most cards at the end wins.</source>
        <translation>Solo se llevan cartas iguales: una de la mesa, o el montón entero de alguien por la carta que tiene encima. Gana quien al final tiene más cartas.</translation>
    </message>
    <message>
        <source>{card} takes an equal card and makes no sums, so not {take}</source>
        <translation>{card} se lleva una carta igual y no hace sumas, así que no {take}</translation>
    </message>
    <message>
        <source>{card} takes one pile and nothing else, so not {take}</source>
        <translation>{card} se lleva un solo montón y nada más, así que no {take}</translation>
    </message>
    <message>
        <source>{card} can take {cards} from the table, so no pile</source>
        <translation>{card} puede llevarse {cards} de la mesa, así que ningún montón</translation>
    </message>
    <message>
        <source>{card} is not equal to {take} on top of the pile</source>
        <translation>{card} no es igual a {take} encima del montón</translation>
    </message>
    <message>
        <source>An Ace takes the whole table, unless there is an Ace on it, or any pile.</source>
        <translation>Un as se lleva toda la mesa, salvo que ya haya un as, o cualquier montón.</translation>
    </message>
    <message>
        <source>By choice</source>
        <translation>A elección</translation>
    </message>
    <message>
        <source>If it takes no table card</source>
        <translation>Si no se lleva nada de la mesa</translation>
    </message>
    <message>
        <source>Taking piles</source>
        <translation>Llevarse montones</translation>
    </message>
    <message>
        <source>A card equal to the one on top of somebody&apos;s pile takes that whole pile.</source>
        <translation>Una carta igual a la que hay encima del montón de alguien se lleva el montón entero.</translation>
    </message>
    <message>
        <source>Only equal cards are taken, never several table cards.</source>
        <translation>Solo se llevan cartas iguales, nunca varias cartas de la mesa.</translation>
    </message>
    <message>
        <source>Nobody can call out where piles can be taken: no card is won for good.</source>
        <translation>Si se llevan montones, nadie puede cantar victoria: ninguna carta es segura.</translation>
    </message>
</context>
</TS>
