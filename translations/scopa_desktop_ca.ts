<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Quant a</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer.</source>
        <translation>Res del que jugues no surt d’aquest ordinador.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Llicències…</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna a la taula</translation>
    </message>
    <message>
        <source>Scopa and its family of card games, played offline against computer opponents.</source>
        <translation>La Scopa i la seva família de jocs de cartes, sense connexió i contra l’ordinador.</translation>
    </message>
    <message>
        <source>Version {version}, with Python {python} and Qt {qt}.</source>
        <translation>Versió {version}, amb Python {python} i Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it, share it.</source>
        <translation>Programari lliure amb llicència MIT: fes-lo servir, canvia’l, comparteix-lo.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Les teves partides</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuració</translation>
    </message>
</context>
<context>
    <name>AccessibilityPage</name>
    <message>
        <source>When on, cards fade in and out instead of moving across the table.</source>
        <translation>Si està activat, les cartes s’esvaeixen i reapareixen en comptes de moure’s per la taula.</translation>
    </message>
    <message>
        <source>R&amp;educed motion</source>
        <translation>&amp;Moviment reduït</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Com el sistema</translation>
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
        <translation>Els botons, els munts i la llista de jugades canvien de costat, perquè la mà no tapi les cartes.</translation>
    </message>
    <message>
        <source>Cards are half as large again and overlap; everything else is smaller.</source>
        <translation>Les cartes són una vegada i mitja més grans i se superposen; la resta és més petita.</translation>
    </message>
    <message>
        <source>Letters on one half of the keyboard play the whole match. Ctrl+F1 lists them.</source>
        <translation>Les lletres d’una meitat del teclat són prou per a tota la partida. Ctrl+F1 les mostra.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Taula per a esquerrans</translation>
    </message>
    <message>
        <source>Large cards</source>
        <translation>Cartes grans</translation>
    </message>
    <message>
        <source>Signs for the suits</source>
        <translation>Senyals per als colls</translation>
    </message>
    <message>
        <source>Each card shows its value and a sign in its corner: another colour and shape for each suit. On French cards, diamonds become blue and clubs green.</source>
        <translation>Cada carta mostra a la cantonada el valor i un senyal, de color i forma diferents per a cada coll. En les cartes franceses, els diamants es tornen blaus i els trèvols, verds.</translation>
    </message>
    <message>
        <source>Keys for one hand</source>
        <translation>Tecles per a una mà</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Mà esquerra</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Mà dreta</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Mida del &amp;text</translation>
    </message>
    <message>
        <source>The size of all texts, including those on the table.</source>
        <translation>La mida de tots els textos, també els de la taula.</translation>
    </message>
    <message>
        <source>L&amp;ight or dark</source>
        <translation>&amp;Clar o fosc</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clar</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Fosc</translation>
    </message>
    <message>
        <source>The colours of windows like this one. The table has its own.</source>
        <translation>Els colors de les finestres com aquesta. La taula té els seus.</translation>
    </message>
    <message>
        <source>A dark cloth without texture, black and white windows, thicker outlines, hatching instead of shading. It is on by itself when the system asks for high contrast.</source>
        <translation>Un tapet fosc sense textura, finestres en blanc i negre, contorns més gruixuts, ratllat en lloc d’ombrejat. S’activa sol quan el sistema demana alt contrast.</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Alt c&amp;ontrast</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{declared}, matta as {value}</source>
        <translation>{declared}, matta com a {value}</translation>
    </message>
    <message>
        <source>You cut this card.</source>
        <translation>En escapçar ha sortit aquesta carta.</translation>
    </message>
    <message>
        <source>You can declare {cards}.</source>
        <translation>Pots cantar: {cards}.</translation>
    </message>
    <message>
        <source>You can declare before you play.</source>
        <translation>Abans de jugar pots cantar.</translation>
    </message>
    <message>
        <source>You can take cards from the table before you play.</source>
        <translation>Abans de jugar pots agafar cartes de la taula.</translation>
    </message>
    <message>
        <source>Keep it as your first card</source>
        <translation>Queda-te-la com a primera carta</translation>
    </message>
    <message>
        <source>Look back, watch: play or pause</source>
        <translation>Mirar enrere o una partida: reproduir o aturar</translation>
    </message>
    <message>
        <source>Put it on the table</source>
        <translation>Posa-la a la taula</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Re&amp;venja</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Reinicia la ronda</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation>F&amp;ull de punts…</translation>
    </message>
    <message>
        <source>About this &amp;deal…</source>
        <translation>Sobre aquest repar&amp;timent…</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;Obre una partida…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>Ano&amp;mena i desa la partida…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Configuració…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Surt</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfés</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refés</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Next possible capture</source>
        <translation>&amp;Captura següent</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>&amp;Salta l’animació</translation>
    </message>
    <message>
        <source>Look &amp;back one move</source>
        <translation>&amp;Enrere una jugada</translation>
    </message>
    <message>
        <source>Look &amp;forward one move</source>
        <translation>E&amp;ndavant una jugada</translation>
    </message>
    <message>
        <source>&amp;Play the moves</source>
        <translation>Reprodueix &amp;les jugades</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Juga des d’aquí</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Taula</translation>
    </message>
    <message>
        <source>Table &amp;options…</source>
        <translation>&amp;Opcions de la taula…</translation>
    </message>
    <message>
        <source>&amp;Automatic play</source>
        <translation>Joc &amp;automàtic</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Surt &amp;de la taula</translation>
    </message>
    <message>
        <source>&amp;End by agreement…</source>
        <translation>Acaba de comú aco&amp;rd…</translation>
    </message>
    <message>
        <source>&amp;Watch a match…</source>
        <translation>&amp;Mira una partida…</translation>
    </message>
    <message>
        <source>&amp;Sit in…</source>
        <translation>&amp;Substitueix…</translation>
    </message>
    <message>
        <source>Watch a&amp;gain</source>
        <translation>&amp;Torna a mirar</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>&amp;Jugada següent</translation>
    </message>
    <message>
        <source>Look &amp;from the next seat</source>
        <translation>Mira des del seient següe&amp;nt</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Ap&amp;rendre</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lliçons…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Problemes…</translation>
    </message>
    <message>
        <source>&amp;Daily deal…</source>
        <translation>El repartiment del &amp;dia…</translation>
    </message>
    <message>
        <source>&amp;Review the match…</source>
        <translation>&amp;Analitza la partida…</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Entrenador</translation>
    </message>
    <message>
        <source>Cards &amp;out and gone</source>
        <translation>&amp;Cartes vistes i per sortir</translation>
    </message>
    <message>
        <source>Odd&amp;s</source>
        <translation>Pr&amp;obabilitats</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>&amp;Partides…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Estadístiques…</translation>
    </message>
    <message>
        <source>&amp;Leaderboard…</source>
        <translation>&amp;Classificació…</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>&amp;Imparcialitat…</translation>
    </message>
    <message>
        <source>&amp;Chips and experience…</source>
        <translation>&amp;Fitxes i experiència…</translation>
    </message>
    <message>
        <source>&amp;Profile and badges…</source>
        <translation>Perfil i i&amp;nsígnies…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualització</translation>
    </message>
    <message>
        <source>&amp;Move list</source>
        <translation>&amp;Llista de jugades</translation>
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
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Regles del joc</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guia</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Dreceres de teclat</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>&amp;Quant a Scopa Desktop</translation>
    </message>
    <message>
        <source>While watching</source>
        <translation>Mentre mires</translation>
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
        <translation>&amp;Ràpida</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Instantània</translation>
    </message>
    <message>
        <source>&amp;Game speed</source>
        <translation>&amp;Velocitat del joc</translation>
    </message>
    <message>
        <source>With the left hand alone</source>
        <translation>Només amb la mà esquerra</translation>
    </message>
    <message>
        <source>With the right hand alone</source>
        <translation>Només amb la mà dreta</translation>
    </message>
    <message>
        <source>Move between the cards</source>
        <translation>Moure’s entre les cartes</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Fletxes</translation>
    </message>
    <message>
        <source>Select a card, play it</source>
        <translation>Triar una carta, jugar-la</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Retorn o Espai</translation>
    </message>
    <message>
        <source>Select the first, second … card</source>
        <translation>Triar la 1a, la 2a … carta</translation>
    </message>
    <message>
        <source>1, 2 … 9, 0</source>
        <translation>1, 2 … 9, 0</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Deixar a la taula la carta triada</translation>
    </message>
    <message>
        <source>Delete or Backspace</source>
        <translation>Supr o Retrocés</translation>
    </message>
    <message>
        <source>Next or previous possible capture</source>
        <translation>Captura següent o anterior</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab, wheel</source>
        <translation>Tab, Maj+Tab, roda</translation>
    </message>
    <message>
        <source>Read out table, hand, piles, score, last moves</source>
        <translation>Llegir taula, mà, munts, marcador, últimes jugades</translation>
    </message>
    <message>
        <source>Shift+T, H, P, S, L</source>
        <translation>Maj+T, H, P, S, L</translation>
    </message>
    <message>
        <source>Deselect the card</source>
        <translation>Anul·lar la tria</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Look back: one move, one round, all</source>
        <translation>Mirar enrere: una jugada, una ronda, tot</translation>
    </message>
    <message>
        <source>Arrow keys, Page keys, Home, End</source>
        <translation>Fletxes, Pàg, Inici, Fi</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espai</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Saltar l’animació</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>A la taula</translation>
    </message>
    <message>
        <source>Call out? Your side needs {points} that nobody can take away, and more than any other side. If it has fewer, you lose the match.</source>
        <translation>Vols cantar victòria? La teva parella necessita {points} que ningú no li pugui prendre, i més que qualsevol altra. Si en té menys, perdeu la partida.</translation>
    </message>
    <message>
        <source>Call out? You need {points} that nobody can take away, and more than anybody else. If you have fewer, you lose the match.</source>
        <translation>Vols cantar victòria? Necessites {points} que ningú no et pugui prendre, i més que ningú. Si en tens menys, perds la partida.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Agafa-les</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Deixa-les</translation>
    </message>
    <message>
        <source>Cut the pack before the deal.</source>
        <translation>Escapça la baralla abans de repartir.</translation>
    </message>
    <message>
        <source>{name} cuts the pack before the deal.</source>
        <translation>{name} escapça la baralla abans de repartir.</translation>
    </message>
    <message>
        <source>You may take the opening cards.</source>
        <translation>Pots agafar les cartes de la taula inicial.</translation>
    </message>
    <message>
        <source>Select cards that make {total}, or take one of these:</source>
        <translation>Tria cartes que sumin {total}, o agafa un d’aquests grups:</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>No cantar res</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Canta victòria</translation>
    </message>
    <message>
        <source>S, Space, Enter, Esc or a click</source>
        <translation>S, Espai, Retorn, Esc o un clic</translation>
    </message>
</context>
<context>
    <name>AgreementController</name>
    <message>
        <source>{name} wants to play on, so the match goes on.</source>
        <translation>{name} vol continuar jugant: la partida continua.</translation>
    </message>
    <message>
        <source>{name} has good chances and wants to play on.</source>
        <translation>{name} té bones possibilitats i vol continuar jugant.</translation>
    </message>
    <message>
        <source>Agreed with {names}: nobody has won or lost the match.</source>
        <translation>D’acord amb {names}: ningú no ha guanyat ni perdut la partida.</translation>
    </message>
    <message>
        <source>Nobody wins or loses, and nothing is counted.</source>
        <translation>Ningú no guanya ni perd, i la partida no compta.</translation>
    </message>
    <message>
        <source>The computer players agree if their own chances are not better than even.</source>
        <translation>Els jugadors de l’ordinador accepten si no són favorits.</translation>
    </message>
    <message>
        <source>All stakes go back.</source>
        <translation>Es retornen totes les apostes.</translation>
    </message>
    <message>
        <source>End by agreement</source>
        <translation>Acaba de comú acord</translation>
    </message>
    <message>
        <source>{name} would like to end the match by agreement.</source>
        <translation>{name} voldria acabar la partida de comú acord.</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passa la pantalla a {name}</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, hi estàs d’acord?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Hi estic d’acord</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Acaba la partida</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua jugant</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Scopa Desktop is open</source>
        <translation>Scopa Desktop ja és obert</translation>
    </message>
    <message>
        <source>Another Scopa Desktop is using the current match and does not answer; it has locked “{path}”. You can play, but your match will not be saved.</source>
        <translation>Un altre Scopa Desktop fa servir la partida en curs i no respon; ha blocat «{path}». Pots jugar, però la teva partida no es desarà.</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Juga sense desar</translation>
    </message>
    <message>
        <source>Another Scopa Desktop has locked “{path}”.</source>
        <translation>Un altre Scopa Desktop ha blocat «{path}».</translation>
    </message>
    <message>
        <source>{reason} Your match is not saved while you play. Use “Save the match as” to keep it.</source>
        <translation>{reason} La teva partida no es desa mentre jugues. Per conservar-la, fes servir «Anomena i desa la partida».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message>
        <source>A match that is opened from a file goes on for practice, without chips.</source>
        <translation>Una partida oberta des d’un fitxer continua com a pràctica, sense fitxes.</translation>
    </message>
    <message>
        <source>You are playing on from here. The match so far is saved among your matches.</source>
        <translation>Jugues des d’aquí; la partida d’abans queda desada entre les teves partides.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Desa la partida</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Partides (*{suffix})</translation>
    </message>
    <message>
        <source>The match that was on the table is damaged and cannot go on.</source>
        <translation>La partida que hi havia a la taula està malmesa i no pot continuar.</translation>
    </message>
    <message>
        <source>Your earlier matches are being brought in: {number} of {total}.</source>
        <translation>S’estan portant les teves partides anteriors: {number} de {total}.</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Abandona la partida</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua jugant</translation>
    </message>
    <message>
        <source>Leave the competitive match?</source>
        <translation>Vols abandonar la partida competitiva?</translation>
    </message>
    <message>
        <source>Your match is saved again.</source>
        <translation>La teva partida es torna a desar.</translation>
    </message>
    <message>
        <source>The match has become so long that no further round fits into its file. It is kept as it is; start a new game to go on playing.</source>
        <translation>La partida s’ha fet tan llarga que al seu fitxer no hi cap cap més ronda. Es conserva tal com està; per continuar jugant, comença una partida nova.</translation>
    </message>
</context>
<context>
    <name>AutoNext</name>
    <message>
        <source>The match goes on by itself. Any key or click here stops that.</source>
        <translation>La partida continua sola. Prem una tecla o fes clic aquí per aturar-la.</translation>
    </message>
</context>
<context>
    <name>Back</name>
    <message>
        <source>Night sky</source>
        <translation>Cel nocturn</translation>
    </message>
    <message>
        <source>Brooms</source>
        <translation>Escombres</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Companys</translation>
    </message>
    <message>
        <source>Fifteen suns</source>
        <translation>Quinze sols</translation>
    </message>
    <message>
        <source>Two harbours</source>
        <translation>Dos ports</translation>
    </message>
    <message>
        <source>Silver river</source>
        <translation>Riu de plata</translation>
    </message>
</context>
<context>
    <name>BadgeGrid</name>
    <message>
        <source>Badges</source>
        <translation>Insígnies</translation>
    </message>
    <message>
        <source>Not earned yet.</source>
        <translation>Encara no guanyada.</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>First sweep</source>
        <translation>Primera escombra</translation>
    </message>
    <message>
        <source>Sweep the table in a match that you play to its end.</source>
        <translation>Fes una escombra en una partida que juguis fins al final.</translation>
    </message>
    <message>
        <source>First win</source>
        <translation>Primera victòria</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Guanya una partida.</translation>
    </message>
    <message>
        <source>Ten wins</source>
        <translation>Deu victòries</translation>
    </message>
    <message>
        <source>Win ten matches.</source>
        <translation>Guanya deu partides.</translation>
    </message>
    <message>
        <source>A hundred wins</source>
        <translation>Cent victòries</translation>
    </message>
    <message>
        <source>Win a hundred matches.</source>
        <translation>Guanya cent partides.</translation>
    </message>
    <message>
        <source>A thousand wins</source>
        <translation>Mil victòries</translation>
    </message>
    <message>
        <source>Win a thousand matches.</source>
        <translation>Guanya mil partides.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Win a match without a single point for the others.</source>
        <translation>Guanya una partida sense que els altres facin ni un punt.</translation>
    </message>
    <message>
        <source>All the coins</source>
        <translation>Tots els oros</translation>
    </message>
    <message>
        <source>Capture all ten coins in one round.</source>
        <translation>Emporta’t els deu oros en una ronda.</translation>
    </message>
    <message>
        <source>All the sevens</source>
        <translation>Tots els sets</translation>
    </message>
    <message>
        <source>Capture all four sevens in one round.</source>
        <translation>Emporta’t els quatre sets en una ronda.</translation>
    </message>
    <message>
        <source>Clean round</source>
        <translation>Ronda rodona</translation>
    </message>
    <message>
        <source>Win every category of a round, at least four.</source>
        <translation>Guanya tots els apartats d’una ronda, almenys quatre.</translation>
    </message>
    <message>
        <source>Nothing given away</source>
        <translation>Sense regals</translation>
    </message>
    <message>
        <source>Win a match of two or more rounds in which nobody else makes a sweep.</source>
        <translation>Guanya una partida de dues rondes o més sense rebre cap escombra.</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>Porteria a zero</translation>
    </message>
    <message>
        <source>Leave the others without a point for three rounds in a row.</source>
        <translation>Deixa els altres sense punts tres rondes seguides.</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Remuntada</translation>
    </message>
    <message>
        <source>Win after being behind by half the points of the match.</source>
        <translation>Guanya després d’anar per darrere de la meitat dels punts de la partida.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>L’última carta</translation>
    </message>
    <message>
        <source>Turn the match in its last round, and play the last card of it yourself.</source>
        <translation>Capgira la partida a l’última ronda i juga-hi tu l’última carta.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Pels pèls</translation>
    </message>
    <message>
        <source>Win a match by a single point.</source>
        <translation>Guanya una partida per un sol punt.</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Pròrroga</translation>
    </message>
    <message>
        <source>Win a match that goes on after the target is reached.</source>
        <translation>Guanya una partida que continuï un cop assolida la meta.</translation>
    </message>
    <message>
        <source>Three sweeps</source>
        <translation>Tres escombres</translation>
    </message>
    <message>
        <source>Make three sweeps in one round.</source>
        <translation>Fes tres escombres en una ronda.</translation>
    </message>
    <message>
        <source>Five sweeps</source>
        <translation>Cinc escombres</translation>
    </message>
    <message>
        <source>Make five sweeps in one round.</source>
        <translation>Fes cinc escombres en una ronda.</translation>
    </message>
    <message>
        <source>Faithful settebello</source>
        <translation>Settebello fidel</translation>
    </message>
    <message>
        <source>Capture the seven of coins in four rounds in a row.</source>
        <translation>Emporta’t el set d’oros en quatre rondes seguides.</translation>
    </message>
    <message>
        <source>Primiera master</source>
        <translation>Mestre de la primiera</translation>
    </message>
    <message>
        <source>Win the primiera in four rounds of one match.</source>
        <translation>Guanya la primiera en quatre rondes d’una partida.</translation>
    </message>
    <message>
        <source>Long napola</source>
        <translation>Napola llarga</translation>
    </message>
    <message>
        <source>Capture the coins from the ace to the five in one round.</source>
        <translation>Emporta’t els oros de l’as al cinc en una ronda.</translation>
    </message>
    <message>
        <source>Well declared</source>
        <translation>Ben cantat</translation>
    </message>
    <message>
        <source>Win a match with ten or more points from declarations.</source>
        <translation>Guanya una partida amb deu punts o més de cantades.</translation>
    </message>
    <message>
        <source>A lucky deal</source>
        <translation>Repartiment afortunat</translation>
    </message>
    <message>
        <source>Win a match in which your own deal gives you points.</source>
        <translation>Guanya una partida en què el teu propi repartiment et doni punts.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Tres de seguides</translation>
    </message>
    <message>
        <source>Win three matches in a row.</source>
        <translation>Guanya tres partides seguides.</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Cinc de seguides</translation>
    </message>
    <message>
        <source>Win five matches in a row.</source>
        <translation>Guanya cinc partides seguides.</translation>
    </message>
    <message>
        <source>Ten in a row</source>
        <translation>Deu de seguides</translation>
    </message>
    <message>
        <source>Win ten matches in a row.</source>
        <translation>Guanya deu partides seguides.</translation>
    </message>
    <message>
        <source>All six beaten</source>
        <translation>Tots sis</translation>
    </message>
    <message>
        <source>Beat all six opponents in games of the same family.</source>
        <translation>Venç els sis rivals en jocs de la mateixa família.</translation>
    </message>
    <message>
        <source>The whole family</source>
        <translation>Tota la família</translation>
    </message>
    <message>
        <source>Win every game of a family that has three or more.</source>
        <translation>Guanya en tots els jocs d’una família de tres o més.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>Bona companyia</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Guanya una partida en parella.</translation>
    </message>
    <message>
        <source>Table for three</source>
        <translation>Taula per a tres</translation>
    </message>
    <message>
        <source>Win a match against two opponents.</source>
        <translation>Guanya una partida contra dos rivals.</translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>Un contra tres</translation>
    </message>
    <message>
        <source>Win a match against three opponents.</source>
        <translation>Guanya una partida contra tres rivals.</translation>
    </message>
    <message>
        <source>Seven decks</source>
        <translation>Set baralles</translation>
    </message>
    <message>
        <source>Win with seven different decks.</source>
        <translation>Guanya amb set baralles diferents.</translation>
    </message>
    <message>
        <source>Revenge</source>
        <translation>Revenja</translation>
    </message>
    <message>
        <source>Lose a match, then win the next one of the same game and players.</source>
        <translation>Perd una partida i guanya la següent del mateix joc amb els mateixos rivals.</translation>
    </message>
    <message>
        <source>All your own work</source>
        <translation>Sense ajuda</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without a hint.</source>
        <translation>Venç Don Ciro o Aurelio sense cap pista.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Sense marxa enrere</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without taking back a move.</source>
        <translation>Venç Don Ciro o Aurelio sense desfer cap jugada.</translation>
    </message>
    <message>
        <source>Quick work</source>
        <translation>Vist i no vist</translation>
    </message>
    <message>
        <source>Win a match to eleven or more in two rounds.</source>
        <translation>Guanya en dues rondes una partida a onze punts o més.</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>Resistència</translation>
    </message>
    <message>
        <source>Win a match of eight or more rounds.</source>
        <translation>Guanya una partida de vuit rondes o més.</translation>
    </message>
    <message>
        <source>A big round</source>
        <translation>Gran ronda</translation>
    </message>
    <message>
        <source>Score ten or more points in one round.</source>
        <translation>Fes deu punts o més en una ronda.</translation>
    </message>
    <message>
        <source>At a stroke</source>
        <translation>De cop</translation>
    </message>
    <message>
        <source>Win a match at once with the cards you have captured.</source>
        <translation>Guanya la partida a l’instant amb les cartes que t’has emportat.</translation>
    </message>
    <message>
        <source>Tour of Italy</source>
        <translation>Volta a Itàlia</translation>
    </message>
    <message>
        <source>Win five different games with Italian roots.</source>
        <translation>Guanya en cinc jocs diferents d’origen italià.</translation>
    </message>
    <message>
        <source>Spanish cards</source>
        <translation>Baralla espanyola</translation>
    </message>
    <message>
        <source>Win five different games that use Spanish cards.</source>
        <translation>Guanya en cinc jocs diferents de baralla espanyola.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Win a match of Scopone.</source>
        <translation>Guanya una partida de Scopone.</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>Cirulla</translation>
    </message>
    <message>
        <source>Win a match of Cirulla.</source>
        <translation>Guanya una partida de Cirulla.</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>Win a match of Chkobba.</source>
        <translation>Guanya una partida de Chkobba.</translation>
    </message>
    <message>
        <source>{name} beaten</source>
        <translation>Contra {name}</translation>
    </message>
    <message>
        <source>Win a match against {name}.</source>
        <translation>Guanya una partida contra {name}.</translation>
    </message>
    <message>
        <source>{done} of {needed}</source>
        <translation>{done}/{needed}</translation>
    </message>
    <message>
        <source>Earned: {date}</source>
        <translation>Guanyada: {date}</translation>
    </message>
    <message>
        <source>Earned in: {game}, {score} against {names}, {date}</source>
        <translation>Guanyada: {game}, {score} contra {names}, {date}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>seguides: {count}</translation>
    </message>
    <message>
        <source>wins: {count}</source>
        <translation>victòries: {count}</translation>
    </message>
    <message>
        <source>games: {count}</source>
        <translation>jocs: {count}</translation>
    </message>
    <message>
        <source>opponents: {count}</source>
        <translation>rivals: {count}</translation>
    </message>
    <message>
        <source>decks: {count}</source>
        <translation>baralles: {count}</translation>
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
        <translation>Reprodueix les jugades</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espai</translation>
    </message>
    <message>
        <source>Round {round}, void deal</source>
        <translation>Ronda {round}, repartiment nul</translation>
    </message>
    <message>
        <source>Round {round}, before the first move</source>
        <translation>Ronda {round}, abans de la primera jugada</translation>
    </message>
    <message>
        <source>Round {round}, move {move} of {moves}</source>
        <translation>Ronda {round}, jugada {move} de {moves}</translation>
    </message>
    <message>
        <source>Looking back: {position}</source>
        <translation>Mirant enrere: {position}</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Primera jugada</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inici</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Jugada següent</translation>
    </message>
    <message>
        <source>Last move, and the game</source>
        <translation>Última jugada i partida</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fi</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Juga des d’aquí</translation>
    </message>
    <message>
        <source>Start a new match from this position. The current one is saved.</source>
        <translation>Comença una partida nova des d’aquesta posició. L’actual es desa.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna a la partida</translation>
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
        <translation>Torna a la taula</translation>
    </message>
    <message>
        <source>In {game} nobody looks through the piles during a round.</source>
        <translation>{game}: ningú no mira els munts durant la ronda.</translation>
    </message>
    <message>
        <source>Pile of your side: {cards}</source>
        <translation>Munt de la teva parella: {cards}</translation>
    </message>
    <message>
        <source>Your pile: {cards}</source>
        <translation>El teu munt: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been captured in this round yet.</source>
        <translation>En aquesta ronda encara no hi ha captures.</translation>
    </message>
</context>
<context>
    <name>CardsController</name>
    <message>
        <source>Your own deck is gone; each game uses its own cards.</source>
        <translation>La teva baralla ja no hi és; cada joc fa servir les seves cartes.</translation>
    </message>
    <message>
        <source>A picture of your deck “{name}” is damaged; it is left out.</source>
        <translation>Una imatge de la teva baralla «{name}» està malmesa; la baralla s’omet.</translation>
    </message>
    <message>
        <source>You have earned a card back, {name}. Choose it in the settings.</source>
        <translation>Has guanyat un dors de cartes, {name}. Tria’l a la configuració.</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Values on the cards</source>
        <translation>&amp;Valors a les cartes</translation>
    </message>
    <message>
        <source>Where needed</source>
        <translation>Si cal</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Segons la carta</translation>
    </message>
    <message>
        <source>While choosing</source>
        <translation>En triar</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>A small badge shows what a card counts, on decks that do not print it. It is needed where the cards of a hand are hard to count.</source>
        <translation>Una petita marca mostra quant val la carta, a les baralles que no ho porten imprès. Cal on costa comptar les cartes de la mà.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralla</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>Les cartes amb què jugues a tots els jocs.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dors de les cartes</translation>
    </message>
    <message>
        <source>What hidden cards look like.</source>
        <translation>L’aspecte de les cartes tapades.</translation>
    </message>
    <message>
        <source>Same as the deck</source>
        <translation>El de la baralla</translation>
    </message>
    <message>
        <source>Each deck has its own back.</source>
        <translation>Cada baralla té el seu propi dors.</translation>
    </message>
    <message>
        <source>Win three matches of a family of games to earn its back: {list}.</source>
        <translation>Guanya tres partides d’una família de jocs per aconseguir-ne el dors: {list}.</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, dibuixat per a Scopa Desktop</translation>
    </message>
    <message>
        <source>{back} ({family}, {progress})</source>
        <translation>{back} ({family}, {progress})</translation>
    </message>
    <message>
        <source>The game on the table has fifty-two cards, more than this deck: it is played with the deck {deck}.</source>
        <translation>El joc de la taula té cinquanta-dues cartes, més que aquesta baralla: es juga amb la baralla {deck}.</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
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
        <translation>Totes les cartes</translation>
    </message>
    <message>
        <source>All coins</source>
        <translation>Tots els oros</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Els quatre sets</translation>
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
        <translation>Asos i figures</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Cantades</translation>
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
        <translation>Diamants</translation>
    </message>
    <message>
        <source>All diamonds</source>
        <translation>Tots els diamants</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Espases</translation>
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
        <translation>Piques</translation>
    </message>
</context>
<context>
    <name>ChangedMark</name>
    <message>
        <source>Differs from the usual rules</source>
        <translation>Diferent de les regles habituals</translation>
    </message>
</context>
<context>
    <name>CharacterTile</name>
    <message>
        <source>strength {0} of {1}</source>
        <translation>nivell {0} de {1}</translation>
    </message>
    <message>
        <source>seat {0}</source>
        <translation>seient {0}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Card or event</source>
        <translation>Carta o fet</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Vegades</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partides</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Rounds you won it</source>
        <translation>Rondes per a tu</translation>
    </message>
    <message>
        <source>Rounds they won it</source>
        <translation>Rondes per a ells</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Els teus punts</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Els seus punts</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostra com a taula</translation>
    </message>
    <message>
        <source>The arrow keys go through the values.</source>
        <translation>Les fletxes recorren els valors.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Guanyades</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Proporció de victòries</translation>
    </message>
    <message>
        <source>{share} of {matches}</source>
        <comment>a share of a number of matches</comment>
        <translation>{share} de {matches}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdudes</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empatades</translation>
    </message>
    <message numerus="yes">
        <source>Share won of the last {count} matches</source>
        <translation>
            <numerusform>Victòries en l’última partida ({count})</numerusform>
            <numerusform>Victòries en les últimes {count} partides</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>del {first} al {last}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisió</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Your first chips</source>
        <translation>Les teves primeres fitxes</translation>
    </message>
    <message>
        <source>Stake of a match</source>
        <translation>Aposta d’una partida</translation>
    </message>
    <message>
        <source>A match that was left</source>
        <translation>Partida abandonada</translation>
    </message>
    <message>
        <source>Stake of a void match, returned</source>
        <translation>Aposta retornada: partida nul·la</translation>
    </message>
    <message>
        <source>Left a competitive match</source>
        <translation>Abandonament d’una partida competitiva</translation>
    </message>
    <message>
        <source>Played a practice match</source>
        <translation>Partida de pràctica jugada</translation>
    </message>
    <message>
        <source>Completed a lesson</source>
        <translation>Lliçó completada</translation>
    </message>
    <message>
        <source>Solved a puzzle</source>
        <translation>Problema resolt</translation>
    </message>
    <message>
        <source>Played the daily deal</source>
        <translation>Repartiment del dia jugat</translation>
    </message>
    <message>
        <source>Won a match</source>
        <translation>Partida guanyada</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>nivell {level}</translation>
    </message>
    <message>
        <source>{name}: {chips}, {level}</source>
        <translation>{name}: {chips}, {level}</translation>
    </message>
    <message>
        <source>Competitive match, paid</source>
        <translation>Partida competitiva: comptes saldats</translation>
    </message>
    <message>
        <source>Competitive match: {pot} in the pot, {stake} from each player</source>
        <translation>Partida competitiva: {pot} al pot, {stake} de cada jugador</translation>
    </message>
    <message>
        <source>The match is void: everybody has the stake back.</source>
        <translation>La partida és nul·la: tothom recupera l’aposta.</translation>
    </message>
    <message>
        <source>Pot: {pot}, of which the bank takes {bank}.</source>
        <translation>Pot: {pot}, de les quals la banca es queda {bank}.</translation>
    </message>
    <message>
        <source>{name}: {gains}.</source>
        <translation>{name}: {gains}.</translation>
    </message>
    <message>
        <source>{name} reaches level {level}!</source>
        <translation>{name} arriba al nivell {level}!</translation>
    </message>
    <message>
        <source>Another window of the game plays with your chips.</source>
        <translation>Una altra finestra del joc juga amb les teves fitxes.</translation>
    </message>
    <message>
        <source>Guests have no chips: only people with a profile play for them.</source>
        <translation>Els convidats no tenen fitxes: només hi juga qui té un perfil.</translation>
    </message>
    <message>
        <source>Chips are staked by people only.</source>
        <translation>Només les persones aposten fitxes.</translation>
    </message>
    <message>
        <source>Nothing is staked in this match.</source>
        <translation>En aquesta partida no hi ha res apostat.</translation>
    </message>
    <message>
        <source>{names} always plays as well as you do, and never for chips.</source>
        <translation>{names} sempre juga tan bé com tu, i mai per fitxes.</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Ara no es poden comptar les fitxes.</translation>
    </message>
    <message>
        <source>A deal number of your own is for practice only: clear it to play for chips.</source>
        <translation>Amb un número de repartiment triat només es juga com a pràctica: esborra’l per jugar amb fitxes.</translation>
    </message>
    <message>
        <source>{names}: too few for a stake of {stake}. Choose a smaller one, or earn chips by practice, lessons, puzzles and the daily deal.</source>
        <translation>{names}: no n’hi ha prou per a una aposta de {stake}. Tria’n una de més petita, o guanya fitxes amb la pràctica, les lliçons, els problemes i el repartiment del dia.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, all of you lose it: the stakes of {stake} stay in the pot, and each of you pays {penalty} more.</source>
        <translation>Si abandoneu aquesta partida competitiva, la perdeu tots: les apostes de {stake} es queden al pot i cada persona paga {penalty} més.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, you lose it: your stake of {stake} stays in the pot, and you pay {penalty} more.</source>
        <translation>Si abandones aquesta partida competitiva, la perds: la teva aposta de {stake} es queda al pot i pagues {penalty} més.</translation>
    </message>
</context>
<context>
    <name>ChipsPage</name>
    <message>
        <source>Chips</source>
        <translation>Fitxes</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Ara no es poden comptar les fitxes.</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experiència</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivell</translation>
    </message>
    <message>
        <source>How to earn</source>
        <translation>Com es guanya</translation>
    </message>
    <message>
        <source>A match among people at one computer brings no experience, nor does one in which most of your moves were made for you.</source>
        <translation>Una partida entre persones al mateix ordinador no dona experiència, ni tampoc una en què la majoria de jugades s’hagin fet per tu.</translation>
    </message>
    <message>
        <source>The last entries</source>
        <translation>Els últims moviments</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivell {level}</translation>
    </message>
    <message>
        <source>Level {level}, the highest</source>
        <translation>Nivell {level}, el més alt</translation>
    </message>
    <message>
        <source>Level {level}: {left} to the next one</source>
        <translation>Nivell {level}: {left} fins al següent</translation>
    </message>
    <message>
        <source>and {chips} in the pot</source>
        <translation>i {chips} al pot</translation>
    </message>
    <message>
        <source>In a competitive match, each player stakes chips. The winner gets the pot less a quarter for the bank, and 10 points of experience for each player at the table; partners share, and every loser gets 5. With fewer than {ceiling} chips, you earn some by practice: {practice} for a match, {lesson} for a lesson, {puzzle} for a puzzle and {daily} for the daily deal, up to {most} a day.</source>
        <translation>En una partida competitiva cada jugador aposta fitxes. Qui guanya s’emporta el pot, menys un quart per a la banca, i 10 punts d’experiència per cada jugador de la taula; els companys ho comparteixen. Qui perd rep 5 punts. Qui té menys de {ceiling} fitxes en guanya practicant: {practice} per una partida, {lesson} per una lliçó, {puzzle} per un problema i {daily} pel repartiment del dia, fins a {most} al dia.</translation>
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
        <translation>Ara no</translation>
    </message>
</context>
<context>
    <name>ClosingGuard</name>
    <message>
        <source>Your last moves have not been saved</source>
        <translation>Les teves últimes jugades no s’han desat</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Tanca igualment</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Torna-ho a provar</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>The table is empty, so nobody can make {sweep}.</source>
        <translation>La taula és buida: ningú no pot fer {sweep}.</translation>
    </message>
    <message>
        <source>No card can make {sweep} with this table.</source>
        <translation>Amb aquesta taula cap carta no fa {sweep}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {total} and {sweep}: {percent}.</source>
        <translation>La taula suma {sum}. Per fer {total} i {sweep}, {name} necessita {ranks}: {percent}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>La taula suma {sum}. Per fer {sweep}, {name} necessita {ranks}: {percent}.</translation>
    </message>
    <message>
        <source>{name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>Per fer {sweep}, {name} necessita {ranks}: {percent}.</translation>
    </message>
    <message>
        <source>After the {card}: {danger}</source>
        <translation>Després d’aquesta carta ({card}): {danger}</translation>
    </message>
    <message>
        <source>That cost {points}. Better: {move}.</source>
        <translation>T’ha costat {points}. Millor així: {move}.</translation>
    </message>
    <message>
        <source>That cost about {points}. Better: {move}.</source>
        <translation>T’ha costat cap a {points}. Millor així: {move}.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>la millor jugada</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>tan bona com la millor</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>costa {points}</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing here.</source>
        <translation>Aquí buidar la taula no val res.</translation>
    </message>
    <message>
        <source>Nobody wants to make {sweep} here.</source>
        <translation>Aquí ningú no vol fer {sweep}.</translation>
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
        <translation>de mitjana, siguin on siguin les cartes tapades</translation>
    </message>
    <message>
        <source>The next best: {reasons}.</source>
        <translation>La segona millor: {reasons}.</translation>
    </message>
    <message>
        <source>The best play: {reasons}.</source>
        <translation>La millor jugada: {reasons}.</translation>
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
        <translation>Obre la lliçó que en parla.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfés-ho</translation>
    </message>
    <message>
        <source>Takes back your move and everything after it.</source>
        <translation>Desfà la teva jugada i tot el que ha vingut després.</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>small total</source>
        <translation>suma petita</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>tres d’iguals</translation>
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
        <translation>En aquesta partida no hi ha fitxes en joc: no s’hi guanya ni s’hi perd res.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n carta a la mà</numerusform>
            <numerusform>%n cartes a la mà</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n fitxa</numerusform>
            <numerusform>%n fitxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n repartiment</numerusform>
            <numerusform>%n repartiments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of experience</source>
        <translation>
            <numerusform>%n punt d’experiència</numerusform>
            <numerusform>%n punts d’experiència</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n openings</source>
        <translation>
            <numerusform>%n taula inicial</numerusform>
            <numerusform>%n taules inicials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other sets</source>
        <translation>
            <numerusform>%n opció més</numerusform>
            <numerusform>%n opcions més</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punts</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} punts</translation>
    </message>
</context>
<context>
    <name>CourtValuesController</name>
    <message>
        <source>In this game the courts count: {courts}.</source>
        <translation>En aquest joc les figures valen: {courts}.</translation>
    </message>
</context>
<context>
    <name>CutSheet</name>
    <message>
        <source>Cut</source>
        <translation>Escapça</translation>
    </message>
    <message>
        <source>Cards above the cut</source>
        <translation>Cartes per damunt del tall</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>still playing</source>
        <translation>encara juga</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sense acabar</translation>
    </message>
    <message>
        <source>{game} against {opponents}</source>
        <translation>{game} contra {opponents}</translation>
    </message>
    <message>
        <source>{game} with {partner} against {opponents}</source>
        <translation>{game} amb {partner} contra {opponents}</translation>
    </message>
    <message>
        <source>place {place} of {all}</source>
        <comment>after a comma or a colon</comment>
        <translation>posició {place} de {all}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>medalla d’or</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>medalla de plata</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>medalla de bronze</translation>
    </message>
    <message>
        <source>no medal</source>
        <translation>sense medalla</translation>
    </message>
    <message numerus="yes">
        <source>Played %n days in a row</source>
        <translation>
            <numerusform>%n dia seguit jugant</numerusform>
            <numerusform>%n dies seguits jugant</numerusform>
        </translation>
    </message>
    <message>
        <source>Scopa Desktop, daily deal of {date}</source>
        <translation>Scopa Desktop, repartiment del dia, {date}</translation>
    </message>
    <message>
        <source>You made {own}, the other side {other}.</source>
        <translation>Has fet {own}; l’altre bàndol, {other}.</translation>
    </message>
    <message>
        <source>That is {place}: {medal}.</source>
        <translation>És la {place}: {medal}.</translation>
    </message>
    <message>
        <source>It would be {place}.</source>
        <translation>Seria la {place}.</translation>
    </message>
</context>
<context>
    <name>DailyWindow</name>
    <message>
        <source>Daily deal</source>
        <translation>El repartiment del dia</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Full de punts</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendari</translation>
    </message>
    <message>
        <source>The six characters play the same cards in your seat. Gold if none of them did better, silver if at most two did, bronze if at most four did.</source>
        <translation>Els sis personatges juguen les mateixes cartes al teu lloc. Or si cap no ho ha fet millor, plata si ho han fet dos com a molt, bronze si quatre com a molt.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultats</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juga</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practica</translation>
    </message>
    <message>
        <source>One round, and it counts: no hints, nothing is taken back. You can close the window and go on later.</source>
        <translation>Una ronda, i compta: sense pistes i sense desfer jugades. Pots tancar la finestra i continuar més tard.</translation>
    </message>
    <message>
        <source>You play for practice. The result is not counted.</source>
        <translation>Jugues per practicar. El resultat no compta.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Joc i regles</translation>
    </message>
    <message>
        <source>Yesterday: {result}</source>
        <translation>Ahir: {result}</translation>
    </message>
    <message>
        <source>The same cards for everybody. Your first try counts.</source>
        <translation>Les mateixes cartes per a tothom. Compta el teu primer intent.</translation>
    </message>
    <message>
        <source>Your try goes on where you left it.</source>
        <translation>El teu intent continua on el vas deixar.</translation>
    </message>
    <message>
        <source>You did not play on this day. You can play its deal for practice; the result is not counted.</source>
        <translation>Aquell dia no vas jugar. Pots jugar el seu repartiment per practicar; el resultat no compta.</translation>
    </message>
    <message>
        <source>The deal of this day is yet to come.</source>
        <translation>El repartiment d’aquest dia encara ha d’arribar.</translation>
    </message>
    <message>
        <source>Practice: {points}, not counted.</source>
        <translation>Pràctica: {points}, no compta.</translation>
    </message>
    <message>
        <source>The six others still play the same cards …</source>
        <translation>Els altres sis encara juguen les mateixes cartes…</translation>
    </message>
    <message>
        <source>The results of the others cannot be computed.</source>
        <translation>No es poden calcular els resultats dels altres.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiat</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regles…</translation>
    </message>
    <message>
        <source>Lesson: {title}…</source>
        <translation>Lliçó: {title}…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Comparteix</translation>
    </message>
    <message>
        <source>Copies a text that gives nothing away.</source>
        <translation>Copia un text que no desvela res.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Anàlisi</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>{reason} It was kept as “{aside}”, and a new one was begun.</source>
        <translation>{reason} S’ha conservat com a «{aside}» i se n’ha començat un de nou.</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”; the copy of {day} takes its place.</source>
        <translation>{reason} S’ha conservat com a «{aside}»; al seu lloc hi ha la còpia del {day}.</translation>
    </message>
    <message>
        <source>“{path}” is the database of another program.</source>
        <translation>«{path}» és la base de dades d’un altre programa.</translation>
    </message>
    <message>
        <source>“{path}” was written by a newer version of Scopa Desktop.</source>
        <translation>«{path}» l’ha escrit una versió més nova de Scopa Desktop.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>«{path}» no es pot fer servir: {reason}.</translation>
    </message>
    <message>
        <source>Nothing can be saved: “{path}” is write-protected.</source>
        <translation>No es pot desar res: «{path}» està protegit contra escriptura.</translation>
    </message>
    <message>
        <source>“{path}” is damaged.</source>
        <translation>«{path}» està malmès.</translation>
    </message>
    <message>
        <source>“{path}” is in use by another program. Try again in a moment.</source>
        <translation>Un altre programa està fent servir «{path}». Torna-ho a provar d’aquí a un moment.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>This deal</source>
        <translation>Aquest repartiment</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna a la taula</translation>
    </message>
    <message>
        <source>Click the number to copy it. Anyone who enters it in New game, for {game} with the same number of players, gets the same cards in every round.</source>
        <translation>Fes clic al número per copiar-lo. Qui el posi a «Nova partida», per a {game} amb els mateixos jugadors, rep les mateixes cartes a cada ronda.</translation>
    </message>
    <message>
        <source>All cards were shuffled from this number before the first one was dealt.</source>
        <translation>Totes les cartes es van barrejar amb aquest número abans de repartir la primera.</translation>
    </message>
</context>
<context>
    <name>DealNumberButton</name>
    <message>
        <source>Copied: {number}</source>
        <translation>Copiat: {number}</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <translation>Repartiment núm. {number}</translation>
    </message>
    <message>
        <source>Copy the number. Entered in New game, it deals the same cards again.</source>
        <translation>Copia el número. A «Nova partida» torna a repartir les mateixes cartes.</translation>
    </message>
</context>
<context>
    <name>DealNumberField</name>
    <message>
        <source>Deal number</source>
        <translation>Número de repartiment</translation>
    </message>
    <message>
        <source>Leave it empty for a new deal. A number deals the same cards again.</source>
        <translation>Deixa’l buit per tenir cartes noves. Un número torna a repartir les mateixes.</translation>
    </message>
    <message>
        <source>Enter a whole number from 1 to {0}.</source>
        <translation>Escriu un nombre enter de l’1 al {0}.</translation>
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
        <translation>Valoració</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Cost</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugat</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Millor</translation>
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
        <translation>Bèrgam i la Llombardia</translation>
    </message>
    <message>
        <source>Spanish (Castilian)</source>
        <translation>Espanyola (castellana)</translation>
    </message>
    <message>
        <source>Spain and the Spanish-speaking Americas</source>
        <translation>Espanya i l’Amèrica de parla espanyola</translation>
    </message>
    <message>
        <source>French-suited</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>France, Italy and the world</source>
        <translation>França, Itàlia i el món sencer</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Napolitana</translation>
    </message>
    <message>
        <source>Naples, Campania and the south of Italy</source>
        <translation>Nàpols, la Campània i el sud d’Itàlia</translation>
    </message>
    <message>
        <source>Piacenza</source>
        <translation>Piacentina</translation>
    </message>
    <message>
        <source>Piacenza, Emilia and central Italy</source>
        <translation>Piacenza, l’Emília i el centre d’Itàlia</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Siciliana</translation>
    </message>
    <message>
        <source>Sicily</source>
        <translation>Sicília</translation>
    </message>
    <message>
        <source>Treviso (Venetian)</source>
        <translation>Trevisana (veneciana)</translation>
    </message>
    <message>
        <source>Veneto and Friuli</source>
        <translation>El Vènet i el Friül</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>d’oros</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>de copes</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>d’espases</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>de bastos</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>beside Diamonds</comment>
        <translation>de trèvols</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>in the name of a card</comment>
        <translation>d’oros</translation>
    </message>
    <message>
        <source>Cups</source>
        <comment>in the name of a card</comment>
        <translation>de copes</translation>
    </message>
    <message>
        <source>Swords</source>
        <comment>in the name of a card</comment>
        <translation>d’espases</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>in the name of a card</comment>
        <translation>de bastos</translation>
    </message>
    <message>
        <source>Batons</source>
        <comment>in the name of a card</comment>
        <translation>de bastos</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>de bastos</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>de diamants</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>de cors</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>de piques</translation>
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
        <translation>cavall</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>King</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>King</source>
        <comment>beside Diamonds</comment>
        <translation>rei</translation>
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
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>Genoese</source>
        <translation>Genovesa</translation>
    </message>
    <message>
        <source>Liguria</source>
        <translation>Ligúria</translation>
    </message>
    <message>
        <source>Milanese</source>
        <translation>Milanesa</translation>
    </message>
    <message>
        <source>Lombardy and Ticino</source>
        <translation>La Llombardia i el Ticino</translation>
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
        <translation>Romanyola</translation>
    </message>
    <message>
        <source>Romagna and San Marino</source>
        <translation>La Romanya i San Marino</translation>
    </message>
    <message>
        <source>Sardinian</source>
        <translation>Sarda</translation>
    </message>
    <message>
        <source>Sardinia</source>
        <translation>Sardenya</translation>
    </message>
    <message>
        <source>Trieste</source>
        <translation>Triestina</translation>
    </message>
    <message>
        <source>Trieste, Istria and Dalmatia</source>
        <translation>Trieste, Ístria i Dalmàcia</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Ace</comment>
        <translation>l’{card}</translation>
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
        <translation>el {card}</translation>
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
        <translation>Itàlia</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espanya</translation>
    </message>
    <message>
        <source>France</source>
        <translation>França</translation>
    </message>
</context>
<context>
    <name>DeckChoice</name>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the decks</source>
        <translation>Cerca entre les baralles</translation>
    </message>
    <message>
        <source>A name or a place, such as Sicily.</source>
        <translation>Un nom o un lloc, com Sicília.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Les teves baralles</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Tots</translation>
    </message>
    <message>
        <source>Deck: {land}</source>
        <translation>Baralla: {land}</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Segons el joc</translation>
    </message>
    <message>
        <source>each game uses its own deck</source>
        <translation>cada joc fa servir la seva</translation>
    </message>
    <message>
        <source>Scopa is played with Italian cards, Escoba with Spanish ones.</source>
        <translation>La Scopa es juga amb cartes italianes; l’Escoba, amb espanyoles.</translation>
    </message>
    <message>
        <source>Italian suits</source>
        <translation>colls italians</translation>
    </message>
    <message>
        <source>Spanish suits</source>
        <translation>colls espanyols</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>colls francesos</translation>
    </message>
    <message>
        <source>No deck matches “{words}”.</source>
        <translation>Cap baralla coincideix amb «{words}».</translation>
    </message>
</context>
<context>
    <name>DeckChoiceDialog</name>
    <message>
        <source>Your cards</source>
        <translation>Les teves cartes</translation>
    </message>
    <message>
        <source>Your own decks are added in the settings.</source>
        <translation>Les teves baralles s’afegeixen a la configuració.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fet</translation>
    </message>
</context>
<context>
    <name>DeckPrinting</name>
    <message>
        <source>&amp;Print this deck…</source>
        <translation>&amp;Imprimeix aquesta baralla…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Atura</translation>
    </message>
    <message>
        <source>Saves the deck as a PDF file in its real size, with marks for cutting.</source>
        <translation>Desa la baralla com a fitxer PDF a mida real, amb marques de tall.</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>Imprimeix la baralla</translation>
    </message>
    <message>
        <source>PDF files (*{suffix})</source>
        <translation>Fitxers PDF (*{suffix})</translation>
    </message>
    <message>
        <source>Saved as “{name}”. Print it in its real size (100 %) on both sides, turned on the long edge.</source>
        <translation>S’ha desat com a «{name}». Imprimeix-lo a mida real (100&#xa0;%) per les dues cares, girat per la vora llarga.</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Pàgina {page} de {pages}</translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation>S’ha aturat; no s’ha desat res.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{name}” is larger than {size} MiB.</source>
        <translation>«{name}» supera els {size} MiB.</translation>
    </message>
    <message>
        <source>The pictures in “{path}” are larger than {size} MiB together.</source>
        <translation>Les imatges de «{path}» superen juntes els {size} MiB.</translation>
    </message>
    <message>
        <source>“{path}” is too large: a ZIP file may have {zip} MiB, {files} files and, unpacked, {size} MiB.</source>
        <translation>«{path}» és massa gran: un fitxer ZIP pot tenir {zip} MiB, {files} fitxers i, descomprimit, {size} MiB.</translation>
    </message>
    <message>
        <source>“{path}” is no ZIP file, or it is damaged.</source>
        <translation>«{path}» no és un fitxer ZIP o està malmès.</translation>
    </message>
    <message>
        <source>“{path}” has more than {files} files.</source>
        <translation>«{path}» té més de {files} fitxers.</translation>
    </message>
    <message>
        <source>There are no cards in “{path}”. Each card is an SVG or PNG picture with a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>A «{path}» no hi ha cartes. Cada carta és una imatge SVG o PNG amb un nom com ara 7D.svg per al set d’oros o KS.png per al rei d’espases; la Guia en diu més.</translation>
    </message>
    <message>
        <source>“{index}” names the drawing “{name}”, which is not in “{path}”.</source>
        <translation>«{index}» anomena el dibuix «{name}», que no és a «{path}».</translation>
    </message>
    <message>
        <source>“{name}” cannot be drawn: it is damaged, or it needs too much memory.</source>
        <translation>«{name}» no es pot dibuixar: està malmesa o necessita massa memòria.</translation>
    </message>
    <message>
        <source>“{name}” is no SVG or PNG picture, or it is damaged.</source>
        <translation>«{name}» no és una imatge SVG o PNG, o està malmesa.</translation>
    </message>
    <message>
        <source>“{name}” has no width or no height.</source>
        <translation>«{name}» no té amplada o no té alçada.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height}; the width of a card must be {least}% to {most}% of its height.</source>
        <translation>«{name}» fa {width} × {height}; l’amplada d’una carta ha de ser del {least}&#xa0;% al {most}&#xa0;% de l’alçada.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height} pixels; a picture may have at most {millions} million.</source>
        <translation>«{name}» fa {width} × {height} píxels; una imatge en pot tenir com a màxim {millions} milions.</translation>
    </message>
    <message>
        <source>“{name}” is larger than {size} MiB when it is unpacked.</source>
        <translation>«{name}» supera els {size} MiB quan es descomprimeix.</translation>
    </message>
    <message>
        <source>“{name}” takes longer to draw than {seconds} seconds, the limit for a picture.</source>
        <translation>«{name}» triga més de {seconds} segons a dibuixar-se, el límit per a una imatge.</translation>
    </message>
    <message>
        <source>The pictures take longer to draw than {seconds} seconds, the limit for a set; the last one was “{name}”.</source>
        <translation>Les imatges triguen més de {seconds} segons a dibuixar-se, el límit per a una baralla; l’última era «{name}».</translation>
    </message>
    <message>
        <source>The pictures cannot be drawn, because the process that draws them does not start.</source>
        <translation>Les imatges no es poden dibuixar, perquè el procés que les dibuixa no s’inicia.</translation>
    </message>
    <message>
        <source>Your deck “{name}” was added by an earlier version and was left out. Add it again from the folder “{path}”, then delete that folder.</source>
        <translation>La teva baralla «{name}» es va afegir amb una versió anterior i s’ha omès. Afegeix-la de nou des de la carpeta «{path}» i després elimina aquesta carpeta.</translation>
    </message>
    <message>
        <source>Your deck in “{path}” is damaged and was left out.</source>
        <translation>La teva baralla de «{path}» està malmesa i s’ha omès.</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Alguna cosa ha fallat en el programa.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The details are in “{path}”; please attach that file to your report. Your match is safe.</source>
        <translation>Alguna cosa ha fallat en el programa. Els detalls són a «{path}»: adjunta aquest fitxer al teu avís. La teva partida es conserva.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{total} in three cards</source>
        <translation>{total} en tres cartes</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>tres d’iguals</translation>
    </message>
    <message>
        <source>all of one suit</source>
        <translation>totes del mateix coll</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>tres de seguides</translation>
    </message>
    <message>
        <source>{total} in three cards, two of a rank</source>
        <translation>{total} en tres cartes, dues d’iguals</translation>
    </message>
    <message>
        <source>You drew the highest card and deal.</source>
        <translation>Has tret la carta més alta i reparteixes.</translation>
    </message>
    <message>
        <source>{name} drew the highest card and deals.</source>
        <translation>{name} ha tret la carta més alta i reparteix.</translation>
    </message>
    <message>
        <source>Cards drawn: {drawn}.</source>
        <translation>Cartes tretes: {drawn}.</translation>
    </message>
    <message>
        <source>You take the opening cards: {made}.</source>
        <translation>Agafes la taula inicial: {made}.</translation>
    </message>
    <message>
        <source>{name} takes the opening cards: {made}.</source>
        <translation>{name} agafa la taula inicial: {made}.</translation>
    </message>
    <message>
        <source>leaves the opening cards</source>
        <translation>deixa la taula inicial</translation>
    </message>
    <message>
        <source>You leave the opening cards on the table.</source>
        <translation>Deixes la taula inicial.</translation>
    </message>
    <message>
        <source>{name} leaves the opening cards on the table.</source>
        <translation>{name} deixa la taula inicial.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; you deal again.</source>
        <translation>A la taula: {cards}. Repartiment nul: tornes a repartir tu.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; {name} deals again.</source>
        <translation>A la taula: {cards}. Repartiment nul: ara reparteix {name}.</translation>
    </message>
    <message>
        <source>keeps the cut card</source>
        <translation>es queda la carta de l’escapçada</translation>
    </message>
    <message>
        <source>cut card: {card}</source>
        <translation>carta de l’escapçada: {card}</translation>
    </message>
    <message>
        <source>You keep the card you cut.</source>
        <translation>Et quedes la carta de l’escapçada.</translation>
    </message>
    <message>
        <source>You put the {card} you cut on the table.</source>
        <translation>Poses a la taula la carta de l’escapçada: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the cut card.</source>
        <translation>{name} es queda la carta de l’escapçada.</translation>
    </message>
    <message>
        <source>{name} puts the cut {card} on the table.</source>
        <translation>{name} posa a la taula la carta de l’escapçada: {card}.</translation>
    </message>
    <message>
        <source>on the table, {meaning}</source>
        <translation>a la taula, {meaning}</translation>
    </message>
    <message>
        <source>You declare {cards}: {meaning}.</source>
        <translation>Cantes {cards}: {meaning}.</translation>
    </message>
    <message>
        <source>{name} declares {cards}: {meaning}.</source>
        <translation>{name} canta {cards}: {meaning}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for you: {cards}, {points}.</source>
        <translation>La taula inicial és una flor per a tu: {cards}, {points}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for {name}: {cards}, {points}.</source>
        <translation>La taula inicial és una flor per a {name}: {cards}, {points}.</translation>
    </message>
    <message>
        <source>I have the points to win.</source>
        <translation>Tinc els punts per guanyar.</translation>
    </message>
    <message>
        <source>You call out: you have the points to win.</source>
        <translation>Cantes victòria: tens els punts per guanyar.</translation>
    </message>
    <message>
        <source>{name} calls out: “I have the points to win.”</source>
        <translation>{name} canta victòria: «Tinc els punts per guanyar».</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Tens totes les cartes {cards} i guanyes la partida.</translation>
    </message>
    <message>
        <source>{call} Your side holds every card of {cards} and wins.</source>
        <translation>{call} El teu company i tu teniu totes les cartes {cards} i guanyeu.</translation>
    </message>
    <message>
        <source>{call} Their side holds every card of {cards} and wins.</source>
        <translation>{call} L’altra parella té totes les cartes {cards} i guanya.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins.</source>
        <translation>{call} {name} té totes les cartes {cards} i guanya.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Other people</source>
        <translation>Altres persones</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Primer repartiment</translation>
    </message>
    <message>
        <source>Opening points</source>
        <translation>Punts de la taula inicial</translation>
    </message>
    <message>
        <source>What was dealt is counted here after {least}. So far: {deals}.</source>
        <translation>Les cartes rebudes es compten aquí després de {least}. Fins ara: {deals}.</translation>
    </message>
    <message>
        <source>From {deals}.</source>
        <translation>De {deals}.</translation>
    </message>
    <message>
        <source>Imported, and left out: {count}.</source>
        <translation>Importades, i per això sense comptar: {count}.</translation>
    </message>
    <message>
        <source>With a chosen or repeated deal, and left out: {count}.</source>
        <translation>Amb un repartiment triat o repetit, i per això sense comptar: {count}.</translation>
    </message>
    <message>
        <source>With a cut or arranged pack, and left out: {count}.</source>
        <translation>Amb la baralla escapçada o preparada, i per això sense comptar: {count}.</translation>
    </message>
    <message>
        <source>This is further from the expected than honest shuffles usually are. Chance alone can do it, but rarely.</source>
        <translation>Això s’aparta de l’esperable més del que solen fer-ho les barreges netes. L’atzar tot sol ho pot causar, però poques vegades.</translation>
    </message>
    <message>
        <source>This is what honest shuffles give.</source>
        <translation>És el que donen les barreges netes.</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Whose cards</source>
        <translation>Les cartes de qui</translation>
    </message>
    <message>
        <source>Count &amp;imported matches too</source>
        <translation>Compta també les partides &amp;importades</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Imparcialitat</translation>
    </message>
    <message>
        <source>The deal number fixes all cards of a match before the first one is dealt, and a computer player sees only what you would see in its seat.</source>
        <translation>El número de repartiment fixa totes les cartes d’una partida abans de donar la primera, i un jugador de l’ordinador només veu el que tu veuries al seu lloc.</translation>
    </message>
    <message>
        <source>To check it, enter a deal number in New game: the same cards come again. Or have your last match dealt and played again here.</source>
        <translation>Per comprovar-ho, escriu un número de repartiment a «Nova partida»: surten les mateixes cartes. O fes que aquí es reparteixi i es jugui de nou la teva última partida.</translation>
    </message>
    <message>
        <source>What was dealt</source>
        <translation>El que es va repartir</translation>
    </message>
    <message>
        <source>The deals are being counted…</source>
        <translation>S’estan comptant els repartiments…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation>
            <numerusform>%n carta cadascú</numerusform>
            <numerusform>%n cartes cadascú</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees a hand</source>
        <translation>Ningú no veu la mà</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Dos contra dos</translation>
    </message>
    <message>
        <source>First to {points} wins at once</source>
        <translation>Qui arriba a {points} guanya a l’acte</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Guanya qui té menys punts</translation>
    </message>
    <message>
        <source>a capture of one suit: a point for each card, the played one too</source>
        <translation>una captura d’un sol coll: un punt per carta, també per la jugada</translation>
    </message>
    <message>
        <source>you turn over any one of your cards, and that one is played</source>
        <translation>gires una carta qualsevol de les teves, i es juga aquella</translation>
    </message>
    <message>
        <source>partners sit opposite each other and share pile and score</source>
        <translation>els companys seuen cara a cara i comparteixen munt i punts</translation>
    </message>
    <message>
        <source>counted in this order: {categories}</source>
        <translation>es compta en aquest ordre: {categories}</translation>
    </message>
    <message>
        <source>whoever reaches {points} first has lost</source>
        <translation>qui arriba primer a {points} ha perdut</translation>
    </message>
    <message>
        <source>{card} takes everything</source>
        <translation>L’{card} s’ho emporta tot</translation>
    </message>
    <message>
        <source>{card} takes {other}</source>
        <translation>Jugues {card}: agafes {other}</translation>
    </message>
    <message>
        <source>{card} takes {other} and {last}</source>
        <translation>Jugues {card}: agafes {other} i {last}</translation>
    </message>
    <message>
        <source>{sum}; a {card} on the table would have to be taken first</source>
        <translation>{sum}; si a la taula n’hi ha una d’igual ({card}), va primer</translation>
    </message>
    <message>
        <source>{sum}, or one {card} from the table</source>
        <translation>{sum}, o bé una sola carta igual ({card})</translation>
    </message>
    <message>
        <source>{sum}: {points} for clearing the table</source>
        <translation>{sum}: {points} si es neteja la taula</translation>
    </message>
    <message>
        <source>{sum}; this is never a {sweep}</source>
        <translation>{sum}; mai no és una {sweep}</translation>
    </message>
    <message>
        <source>{sum}, or lay the card down</source>
        <translation>{sum}, o bé deixes la carta a la taula</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table</source>
        <translation>mentre no hi hagi cap {card} a la taula</translation>
    </message>
    <message>
        <source>a card takes one of its own rank</source>
        <translation>una carta n’agafa una altra del mateix valor</translation>
    </message>
    <message>
        <source>the {card} counts as any value</source>
        <translation>{card}: val qualsevol valor</translation>
    </message>
    <message>
        <source>with any three cards of your hand, at any turn</source>
        <translation>amb tres cartes qualssevol de la mà, en qualsevol torn</translation>
    </message>
    <message>
        <source>shown before you play; the points count at once</source>
        <translation>es mostra abans de jugar; els punts compten a l’acte</translation>
    </message>
    <message>
        <source>shown before you play your first card</source>
        <translation>es mostra abans de jugar la primera carta</translation>
    </message>
    <message>
        <source>for the player who captures this card</source>
        <translation>per a qui agafa aquesta carta</translation>
    </message>
    <message>
        <source>for the best card of each suit: {ranks} …</source>
        <translation>per la millor carta de cada coll: {ranks} …</translation>
    </message>
    <message>
        <source>for each that a player captures</source>
        <translation>per cada una que agafa un jugador</translation>
    </message>
    <message>
        <source>for the player who captures all of these</source>
        <translation>per a qui les agafa totes</translation>
    </message>
    <message>
        <source>for the player who captures most of these</source>
        <translation>per a qui n’agafa més</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for each</source>
        <translation>{sentence}; en cas d’empat, per a cadascú</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for the next best</source>
        <translation>{sentence}; en cas d’empat, per al següent</translation>
    </message>
    <message numerus="yes">
        <source>the whole pack is dealt: %n on the table</source>
        <translation>
            <numerusform>es reparteix tota la baralla: %n a la taula</numerusform>
            <numerusform>es reparteix tota la baralla: %n a la taula</numerusform>
        </translation>
    </message>
    <message>
        <source>the whole pack is dealt, and the table is empty</source>
        <translation>es reparteix tota la baralla i la taula queda buida</translation>
    </message>
    <message>
        <source>{sum}; this is a {sweep} as well</source>
        <translation>{sum}; també és una {sweep}</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table, or itself if it is empty</source>
        <translation>mentre no hi hagi cap {card} a la taula; si és buida, s’emporta a si mateix</translation>
    </message>
    <message>
        <source>whole, by the equal card on top of it</source>
        <translation>sencer, amb la carta igual que té a sobre</translation>
    </message>
    <message>
        <source>whole, by the equal card on top, if it takes no table card</source>
        <translation>sencer, amb la carta igual que té a sobre, si no agafa res de la taula</translation>
    </message>
    <message>
        <source>{card} takes a pile</source>
        <translation>{card} agafa un munt</translation>
    </message>
</context>
<context>
    <name>FormerFiles</name>
    <message numerus="yes">
        <source>Your matches are now kept in one file, “{path}”: %n were brought in. The former files were left where they are.</source>
        <translation>
            <numerusform>Les teves partides són ara en un sol fitxer, «{path}»: se n’ha portat %n. Els fitxers d’abans continuen on eren.</numerusform>
            <numerusform>Les teves partides són ara en un sol fitxer, «{path}»: se n’han portat %n. Els fitxers d’abans continuen on eren.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” is damaged: the match in it cannot go on.</source>
        <translation>«{path}» està malmès: la partida no pot continuar.</translation>
    </message>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>«{path}» està malmès i s’ha omès.</translation>
    </message>
    <message>
        <source>“{path}” is damaged: the chips in it are lost.</source>
        <translation>«{path}» està malmès: les fitxes s’han perdut.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Jocs</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Players</source>
        <translation>Jugadors</translation>
    </message>
    <message>
        <source>Back to the saved rules</source>
        <translation>Torna a les regles desades</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restableix</translation>
    </message>
    <message>
        <source>Reset every rule</source>
        <translation>Restableix totes les regles</translation>
    </message>
    <message>
        <source>Save the change</source>
        <translation>Desa el canvi</translation>
    </message>
    <message>
        <source>Make it your own…</source>
        <translation>Fes-lo teu…</translation>
    </message>
    <message>
        <source>Every rule, a name and an emblem: a game of yours</source>
        <translation>Totes les regles, un nom i un emblema: un joc teu</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Comparteix…</translation>
    </message>
    <message>
        <source>This game in one line, or as a file</source>
        <translation>Aquest joc en una línia, o com a fitxer</translation>
    </message>
    <message>
        <source>Add a shared game…</source>
        <translation>Afegeix un joc compartit…</translation>
    </message>
    <message>
        <source>A game that somebody gave you</source>
        <translation>Un joc que t’han donat</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Edita…</translation>
    </message>
    <message>
        <source>{game} with your own rules</source>
        <translation>{game} amb les teves regles</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regles de la casa</translation>
    </message>
    <message>
        <source>A match takes {length}. Traditionally played with {deck} cards.</source>
        <translation>Una partida dura {length}. Baralla tradicional: {deck}.</translation>
    </message>
    <message>
        <source>A match takes {length}. It is played with {deck} cards. The computer players bring their strength from {game}.</source>
        <translation>Una partida dura {length}. Es juga amb la baralla: {deck}. Els jugadors de l’ordinador porten la seva força de {game}.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed from the usual rules.</source>
        <translation>
            <numerusform>%n canvi respecte de les regles habituals.</numerusform>
            <numerusform>%n canvis respecte de les regles habituals.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Les regles habituals.</translation>
    </message>
    <message>
        <source>Your cards: {deck}. Change…</source>
        <translation>Les teves cartes: {deck}. Canvia…</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>Les cartes amb què jugues a tots els jocs.</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Show what else this game has</source>
        <translation>Mostra què més té aquest joc</translation>
    </message>
</context>
<context>
    <name>GuestNameDialog</name>
    <message>
        <source>A guest</source>
        <translation>Un convidat</translation>
    </message>
    <message>
        <source>Name of the guest</source>
        <translation>Nom del convidat</translation>
    </message>
    <message>
        <source>A guest’s matches do not count in anybody’s statistics.</source>
        <translation>El que jugui un convidat no compta a les estadístiques de ningú.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Seu a taula</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>The guide in “{path}” cannot be read.</source>
        <translation>No es pot llegir la guia a «{path}».</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna a la taula</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>This page is not translated yet; you see it in English.</source>
        <translation>Aquesta pàgina encara no està traduïda; la veus en anglès.</translation>
    </message>
    <message>
        <source>Parts of this page are not translated yet; you see them in English.</source>
        <translation>Algunes parts d’aquesta pàgina encara no estan traduïdes; les veus en anglès.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>it is the only move</source>
        <translation>és l’única jugada</translation>
    </message>
    <message>
        <source>it makes {sweep}</source>
        <translation>fas {sweep}</translation>
    </message>
    <message>
        <source>it counts for {categories}</source>
        <translation>compta per a {categories}</translation>
    </message>
    <message>
        <source>the last capture takes what is left</source>
        <translation>l’última captura s’emporta el que quedi</translation>
    </message>
    <message>
        <source>nobody can make {sweep} after it</source>
        <translation>després ningú no pot fer {sweep}</translation>
    </message>
    <message>
        <source>an even number is left of {ranks}</source>
        <translation>queda un nombre parell d’aquestes cartes: {ranks}</translation>
    </message>
    <message>
        <source>an odd number is left of {ranks}</source>
        <translation>queda un nombre senar d’aquestes cartes: {ranks}</translation>
    </message>
    <message>
        <source>it is the last of its rank, so no equal card can take it</source>
        <translation>és l’última del seu valor: cap carta igual no la pot agafar</translation>
    </message>
    <message>
        <source>you keep a card that takes it back</source>
        <translation>et guardes una carta per recuperar-la</translation>
    </message>
    <message>
        <source>it is the card you need least</source>
        <translation>és la carta que menys necessites</translation>
    </message>
    <message>
        <source>it offers a card that counts for {categories}</source>
        <translation>ofereix una carta que compta per a {categories}</translation>
    </message>
    <message>
        <source>it scores {points}</source>
        <translation>et dona {points}</translation>
    </message>
    <message>
        <source>most cards are worth less</source>
        <translation>gairebé totes les cartes valen menys</translation>
    </message>
    <message>
        <source>most cards are worth more</source>
        <translation>gairebé totes les cartes valen més</translation>
    </message>
    <message>
        <source>you have the points to win</source>
        <translation>tens els punts per guanyar</translation>
    </message>
    <message>
        <source>it takes nothing</source>
        <translation>no agafa res</translation>
    </message>
    <message>
        <source>the other captures cost more</source>
        <translation>les altres captures costen més</translation>
    </message>
    <message>
        <source>it gets rid of a card that counts for {categories}</source>
        <translation>et lliura d’una carta que compta per a {categories}</translation>
    </message>
    <message>
        <source>{advice}: {reasons}.</source>
        <translation>{advice}: {reasons}.</translation>
    </message>
    <message>
        <source>{percent}% chance to win the match</source>
        <translation>{percent}&#xa0;% de probabilitat de guanyar la partida</translation>
    </message>
    <message>
        <source>but {drawback}</source>
        <translation>però {drawback}</translation>
    </message>
    <message>
        <source>it costs less for {categories}</source>
        <translation>costa menys en {categories}</translation>
    </message>
    <message>
        <source>all in all it costs the least</source>
        <translation>en conjunt és la que menys costa</translation>
    </message>
    <message>
        <source>Lay down {card}</source>
        <translation>Deixa {card} a la taula</translation>
    </message>
    <message>
        <source>Take {cards} with {card}</source>
        <translation>Agafa {cards} amb {card}</translation>
    </message>
    <message>
        <source>Declare {cards}</source>
        <translation>Canta {cards}</translation>
    </message>
    <message>
        <source>Take {cards} before you play</source>
        <translation>Abans de jugar, agafa {cards}</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Canta victòria</translation>
    </message>
    <message>
        <source>Keep the card you cut</source>
        <translation>Queda’t la carta de l’escapçada</translation>
    </message>
    <message>
        <source>with other moves the risk of {sweep} is up to {worst}</source>
        <translation>amb altres jugades el risc d’una {sweep} arriba al {worst}</translation>
    </message>
    <message>
        <source>it risks {sweep} ({percent}; other moves {others})</source>
        <translation>t’arrisques a una {sweep} ({percent}; altres jugades {others})</translation>
    </message>
    <message>
        <source>all in all it brings the most</source>
        <translation>en conjunt és la que dona més</translation>
    </message>
    <message>
        <source>better by {points}</source>
        <translation>millor per {points}</translation>
    </message>
    <message>
        <source>the risk of {sweep} is {percent}, with other moves up to {worst}</source>
        <translation>el risc d’una {sweep} és del {percent}, amb altres jugades fins al {worst}</translation>
    </message>
    <message>
        <source>Put the card you cut on the table</source>
        <translation>Posa a la taula la carta de l’escapçada</translation>
    </message>
    <message>
        <source>Take the opening cards</source>
        <translation>Agafa la taula inicial</translation>
    </message>
    <message>
        <source>Leave the opening cards on the table</source>
        <translation>Deixa la taula inicial</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>No cantar res</translation>
    </message>
    <message>
        <source>it takes {cards}</source>
        <translation>agafes {cards}</translation>
    </message>
    <message>
        <source>it brings more for {categories}</source>
        <translation>dona més per a {categories}</translation>
    </message>
    <message>
        <source>it leaves {cards}: {name} makes {sweep} with {number} of {unseen} unseen cards</source>
        <translation>deixes {cards}: {name} fa {sweep} amb {number} de {unseen} cartes no vistes</translation>
    </message>
    <message>
        <source>{name} makes {sweep} after it with {number} of {unseen} unseen cards</source>
        <translation>després {name} fa {sweep} amb {number} de {unseen} cartes no vistes</translation>
    </message>
    <message>
        <source>it takes a whole pile</source>
        <translation>agafes un munt sencer</translation>
    </message>
    <message>
        <source>nobody can take your pile after it</source>
        <translation>després ningú no pot agafar el teu munt</translation>
    </message>
    <message>
        <source>it leaves your pile to whoever has an equal card</source>
        <translation>deixes el teu munt a qui tingui una carta igual</translation>
    </message>
    <message>
        <source>Take the pile under {cards} with {card}</source>
        <translation>Agafa el munt sota {cards} amb {card}</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>«{path}» està malmès i s’ha omès.</translation>
    </message>
    <message>
        <source>There is no match in “{path}”.</source>
        <translation>A «{path}» no hi ha cap partida.</translation>
    </message>
    <message>
        <source>“{path}” is too large: an archive may have {matches} matches at most.</source>
        <translation>«{path}» és massa gran: un arxiu pot tenir {matches} partides com a màxim.</translation>
    </message>
    <message>
        <source>“{path}” is no archive of matches, or it is damaged.</source>
        <translation>«{path}» no és un arxiu de partides, o està malmès.</translation>
    </message>
    <message>
        <source>This match is gone.</source>
        <translation>Aquesta partida ja no hi és.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>New badges: {names}</source>
        <translation>Insígnies noves: {names}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Partides</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadístiques</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Classificació</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Imparcialitat</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fitxes</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tanca</translation>
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
        <translation>no conté regles</translation>
    </message>
    <message>
        <source>The rules in “{path}” cannot be used: {reason}.</source>
        <translation>Les regles de «{path}» no es poden fer servir: {reason}.</translation>
    </message>
    <message>
        <source>“{path}”: {reason}. These rules are skipped.</source>
        <translation>«{path}»: {reason}. Aquestes regles s’ometen.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n games of your own.</source>
        <translation>
            <numerusform>Hi ha lloc per a %n joc teu.</numerusform>
            <numerusform>Hi ha lloc per a %n jocs teus.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” contains no rules: it does not begin with “{mark}”.</source>
        <translation>«{path}» no conté regles: no comença per «{mark}».</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”.</source>
        <translation>{reason} S’ha conservat com a «{aside}».</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Llengua</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Com el sistema</translation>
    </message>
    <message>
        <source>The language of the window. Names of games stay as they are.</source>
        <translation>La llengua de la finestra. Els noms dels jocs no canvien.</translation>
    </message>
</context>
<context>
    <name>Leaderboard</name>
    <message>
        <source>plays now</source>
        <translation>juga ara</translation>
    </message>
    <message>
        <source>not rated yet</source>
        <translation>encara sense puntuació</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Posició {place}</translation>
    </message>
    <message>
        <source>A competitive match of yours counts if you play it to its end yourself, against computer players alone.</source>
        <translation>Una partida competitiva teva compta si la jugues tu fins al final, només contra l’ordinador.</translation>
    </message>
    <message>
        <source>A match of yours counts if you play it to its end yourself, against computer players alone, without undo, hints or the coach.</source>
        <translation>Una partida teva compta si la jugues tu fins al final, només contra l’ordinador, sense desfer jugades, sense pistes i sense l’entrenador.</translation>
    </message>
    <message>
        <source>after {matches}</source>
        <translation>després de {matches}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>puntuació {rating}</translation>
    </message>
    <message>
        <source>{matches} (won: {won}, lost: {lost})</source>
        <translation>{matches} (guanyades: {won}, perdudes: {lost})</translation>
    </message>
    <message>
        <source>A few more matches give you a place.</source>
        <translation>Unes quantes partides més i entraràs a la classificació.</translation>
    </message>
    <message>
        <source>You have no rated match here yet. Play one, and your rating appears.</source>
        <translation>Aquí encara no tens cap partida que compti. Juga’n una i apareixerà la teva puntuació.</translation>
    </message>
</context>
<context>
    <name>LeaderboardModel</name>
    <message>
        <source>Place</source>
        <translation>Posició</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partides</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Guanyades</translation>
    </message>
</context>
<context>
    <name>LeaderboardPage</name>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tots els jocs</translation>
    </message>
    <message>
        <source>Competitive matches</source>
        <translation>Partides competitives</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Totes les partides</translation>
    </message>
    <message>
        <source>Which matches count</source>
        <translation>Quines partides compten</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Classificació</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordena per</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Ordena per: {column}</translation>
    </message>
    <message>
        <source>The ratings are being computed…</source>
        <translation>S’estan calculant les puntuacions…</translation>
    </message>
    <message>
        <source>The ratings cannot be shown.</source>
        <translation>No es poden mostrar les puntuacions.</translation>
    </message>
</context>
<context>
    <name>LearnController</name>
    <message>
        <source>There is nothing to review yet. Play a round to its end first.</source>
        <translation>Encara no hi ha res per analitzar. Primer juga una ronda fins al final.</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>New to {game}? There is a lesson of {minutes}.</source>
        <translation>És la primera vegada amb {game}? Hi ha una lliçó de {minutes}.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lliçó: {title}</translation>
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
        <translation>Enrere</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Five puzzles</source>
        <translation>Cinc problemes</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfés-ho</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Full de punts</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Acaba</translation>
    </message>
    <message>
        <source>Well done! On to another deal.</source>
        <translation>Molt bé! Passem a unes altres cartes.</translation>
    </message>
    <message>
        <source>Points a round, measured over many deals:</source>
        <translation>Punts per ronda, mesurats en molts repartiments:</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Juga la teva primera partida</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The ace takes everything</source>
        <translation>L’as s’ho emporta tot</translation>
    </message>
    <message>
        <source>Scopa d’Assi, and asso pigliatutto.</source>
        <translation>Scopa d’Assi i asso pigliatutto.</translation>
    </message>
    <message>
        <source>In Scopa d’Assi an ace takes the whole table at once. Play your ace.</source>
        <translation>A la Scopa d’Assi un as agafa tota la taula d’un cop. Juga l’as.</translation>
    </message>
    <message>
        <source>Play your ace this time.</source>
        <translation>Aquesta vegada juga l’as.</translation>
    </message>
    <message>
        <source>Everything is yours. But it is no scopa: an ace that takes all does not score for it.</source>
        <translation>Tot és teu. Però no és scopa: l’as que ho agafa tot no fa punt.</translation>
    </message>
    <message>
        <source>Here an ace lies on the table. Now your ace takes that one only. Try it.</source>
        <translation>Aquí hi ha un as a la taula: el teu as només pot agafar aquell. Prova-ho.</translation>
    </message>
    <message>
        <source>So an ace on the table protects the other cards. With asso pigliatutto, a house rule, the ace even makes scopa.</source>
        <translation>Així, un as a la taula protegeix les altres cartes. Amb l’asso pigliatutto, una regla de la casa, l’as fins i tot fa scopa.</translation>
    </message>
    <message>
        <source>Making fifteen</source>
        <translation>Fer quinze</translation>
    </message>
    <message>
        <source>Escoba, Escopa and Escova.</source>
        <translation>Escoba, Escopa i Escova.</translation>
    </message>
    <message>
        <source>In Escoba equal cards do not count. Your card and what it takes must make {fifteen}.</source>
        <translation>A l’Escoba les cartes iguals no compten: la teva carta i les que agafa han de sumar {fifteen}.</translation>
    </message>
    <message>
        <source>Your 7 needs 8 more: 5 and 3. Click your 7, it takes both.</source>
        <translation>Al teu 7 n’hi falten 8: 5 i 3. Fes clic al 7: els agafa tots dos.</translation>
    </message>
    <message>
        <source>That takes nothing. Make {fifteen} with your 7.</source>
        <translation>Així no agafes res. Suma {fifteen} amb el 7.</translation>
    </message>
    <message>
        <source>{knight} counts {knight_value}. Which of your cards makes {fifteen} with the 2 and the 4? Click it.</source>
        <translation>{knight} val {knight_value}. Quina de les teves cartes suma {fifteen} amb el 2 i el 4? Fes-hi clic.</translation>
    </message>
    <message>
        <source>Not that one: 2 and 4 are 6. What is missing?</source>
        <translation>Aquesta no: 2 i 4 són 6. Quant falta?</translation>
    </message>
    <message>
        <source>Right. Take them.</source>
        <translation>Això mateix. Agafa-les.</translation>
    </message>
    <message>
        <source>Take the 2 and the 4.</source>
        <translation>Agafa el 2 i el 4.</translation>
    </message>
    <message>
        <source>{king} counts {king_value}, the ace 1. Take the whole table with your last card!</source>
        <translation>El {king} val {king_value} i l’as, 1. Agafa tota la taula amb l’última carta!</translation>
    </message>
    <message>
        <source>You may lay a card down, but this one takes all.</source>
        <translation>Pots deixar una carta, però aquesta ho agafa tot.</translation>
    </message>
    <message>
        <source>Escoba! That is a point. Before you lay a card down, look for {fifteen}.</source>
        <translation>Escoba! És un punt. Abans de deixar una carta, busca sempre {fifteen}.</translation>
    </message>
    <message>
        <source>Several cards can make {fifteen}. Here one of yours takes three at once: take them.</source>
        <translation>Es pot sumar {fifteen} amb diverses cartes. Aquí una de les teves n’agafa tres de cop: agafa-les.</translation>
    </message>
    <message>
        <source>Good, but you can take more: {page} counts {page_value}.</source>
        <translation>Bé, però pots agafar-ne més: {page} val {page_value}.</translation>
    </message>
    <message>
        <source>Most sevens score {sevens_score}, all four {four_sevens_score}. Most cards, most {coins} and the {7D} score as in Scopa.</source>
        <translation>Tenir més sets val {sevens_score}; tots quatre, {four_sevens_score}. Les cartes, les {coins} i el {7D} compten com a la Scopa.</translation>
    </message>
    <message>
        <source>Scopa di Undici makes eleven in the same way. In Scopa a {fifteen} your card may also take an equal one.</source>
        <translation>A la Scopa di Undici se suma onze de la mateixa manera. A la Scopa a {fifteen} la teva carta també en pot agafar una d’igual.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Dos contra dos</translation>
    </message>
    <message>
        <source>Scopone scientifico: partner, sevens and pairs.</source>
        <translation>Scopone scientifico: el company, els sets i les parelles.</translation>
    </message>
    <message>
        <source>In Scopone you play with {partner}, who sits opposite: you have one pile and one score.</source>
        <translation>A l’Scopone jugues amb {partner}, que seu al davant: teniu un sol munt i els mateixos punts.</translation>
    </message>
    <message>
        <source>The partner</source>
        <translation>El company</translation>
    </message>
    <message>
        <source>All 40 cards are in the hands, and the table is empty. You begin.</source>
        <translation>Les 40 cartes són a les mans i la taula és buida. Comences tu.</translation>
    </message>
    <message>
        <source>The next player sweeps with an equal card. You hold three 4s, so only one is elsewhere: lay down the {4C}.</source>
        <translation>El següent escombra amb una carta igual. Tu tens tres 4, així que només n’hi ha un en altres mans: deixa el {4C}.</translation>
    </message>
    <message>
        <source>Lay down the {4C}: it is safer, and no card of {coins}.</source>
        <translation>Deixa el {4C}: és més segur i no és una carta {coins}.</translation>
    </message>
    <message>
        <source>{opponent} could not take it. Now it is your partner’s turn: look at the table, 4 and 6.</source>
        <translation>{opponent} no l’ha pogut agafar. Ara li toca al teu company: mira la taula, 4 i 6.</translation>
    </message>
    <message>
        <source>Scopa, and the point is yours as well. Partners’ sweeps count together.</source>
        <translation>Scopa, i el punt també és teu: les scopes dels companys se sumen.</translation>
    </message>
    <message>
        <source>The sevens</source>
        <translation>Els sets</translation>
    </message>
    <message>
        <source>Somebody has laid down a seven. Take it, before others do.</source>
        <translation>Algú ha deixat un set. Agafa’l abans que els altres.</translation>
    </message>
    <message>
        <source>Then the next player may take the seven. Take it.</source>
        <translation>Així el pot agafar el següent. Agafa el set.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Les parelles</translation>
    </message>
    <message>
        <source>{opponent} is the dealer, so break the pairs: take 5 and 2 with your 7, not 5 with 5.</source>
        <translation>Reparteix {opponent}; per tant, trenca les parelles: agafa 5 i 2 amb el 7, no el 5 amb el 5.</translation>
    </message>
    <message>
        <source>That leaves the pairs as they are.</source>
        <translation>Així les parelles queden com estan.</translation>
    </message>
    <message>
        <source>Now three 7s, three 5s and three 2s are left: odd numbers. Italians call it spariglio. The dealer’s side mends it when it can.</source>
        <translation>Ara queden tres 7, tres 5 i tres 2: nombres senars. Els italians en diuen spariglio; la parella de qui reparteix ho tornarà a aparellar quan pugui.</translation>
    </message>
    <message>
        <source>Remember what has gone. One more thing: here a scopa with the very last card counts.</source>
        <translation>Recorda què ha sortit. I una cosa més: aquí val també la scopa amb l’última carta.</translation>
    </message>
    <message>
        <source>In Scopone de Trente the {AD} is worth a point more, the {2D} two and the {3D} three; a side with all of them wins the match.</source>
        <translation>A l’Scopone de Trente el {AD} val un punt més, el {2D} dos i el {3D} tres; la parella que els té tots guanya la partida.</translation>
    </message>
    <message>
        <source>Declaring, and the matta</source>
        <translation>Cantar, i la matta</translation>
    </message>
    <message>
        <source>Cirulla, the game of Genoa.</source>
        <translation>Cirulla, el joc de Gènova.</translation>
    </message>
    <message>
        <source>Three cards of {low_total} or less are worth {low_points} points. Yours make {hand_total}: declare them.</source>
        <translation>Tres cartes que sumen {low_total} o menys valen {low_points} punts. Les teves sumen {hand_total}: canta-les.</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Cantar</translation>
    </message>
    <message>
        <source>After the first card it is too late to declare.</source>
        <translation>Després de la primera carta ja no es pot cantar.</translation>
    </message>
    <message>
        <source>Declared cards lie open for all to see. Three cards of a rank are worth {alike_points}.</source>
        <translation>El que cantes queda destapat per a tothom. Tres cartes iguals valen {alike_points}.</translation>
    </message>
    <message>
        <source>You take an equal card, a sum, or what makes {fifteen} with your card. Your 2 takes {knight} and 4: play it.</source>
        <translation>Agafes una carta igual, una suma o el que faci {fifteen} amb la teva. El teu 2 agafa {knight} i 4: juga’l.</translation>
    </message>
    <message>
        <source>Many ways to take</source>
        <translation>Moltes maneres d’agafar</translation>
    </message>
    <message>
        <source>That works as well, but now make {fifteen}.</source>
        <translation>També val, però ara suma {fifteen}.</translation>
    </message>
    <message>
        <source>And an ace takes everything if no ace lies on the table. Play it: it is a scopa.</source>
        <translation>I un as ho agafa tot si no n’hi ha cap altre a la taula. Juga’l: és scopa.</translation>
    </message>
    <message>
        <source>The {7C} is the matta: in a declaration it is any card you like. Declare three of a rank.</source>
        <translation>El {7C} és la matta: en cantar val el que vulguis. Canta tres cartes iguals.</translation>
    </message>
    <message>
        <source>The matta</source>
        <translation>La matta</translation>
    </message>
    <message>
        <source>{alike_points} points. Now the matta counts {king_value}, until the round is over: take something with it.</source>
        <translation>{alike_points} punts. Fins al final de la ronda la matta val {king_value}: agafa-hi alguna cosa.</translation>
    </message>
    <message>
        <source>Play the matta this time.</source>
        <translation>Aquesta vegada juga la matta.</translation>
    </message>
    <message>
        <source>If the first four cards make {fifteen}, the dealer takes them and has a point; with thirty, two.</source>
        <translation>Si les quatre primeres cartes sumen {fifteen}, qui reparteix se les endú i fa un punt; si sumen trenta, dos.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Què compta</translation>
    </message>
    <message>
        <source>{page}, {knight} and {king} of {coins} are worth {grande_score}, and all {coins} win the match at once. You play to {target}.</source>
        <translation>{page}, {knight} i {king} {coins} valen {grande_score}, i totes les cartes {coins} guanyen la partida a l’acte. Es juga a {target}.</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>La carta de l’escapçada</translation>
    </message>
    <message>
        <source>Chkobba, the game of Tunisia.</source>
        <translation>Chkobba, el joc de Tunísia.</translation>
    </message>
    <message>
        <source>You cut the pack and saw this card. Keep it, or lay it on the table? It is the best of all: keep it.</source>
        <translation>En escapçar has vist aquesta carta. Te la quedes o la poses a la taula? És la millor de totes: queda-te-la.</translation>
    </message>
    <message>
        <source>Now anybody may take it. Keep a card like this.</source>
        <translation>Ara la pot agafar qualsevol. Una carta així es guarda.</translation>
    </message>
    <message>
        <source>It is your first card. Mind the courts: here {knight} counts {knight_value}, {page} {page_value} and {king} {king_value}.</source>
        <translation>És la teva primera carta. Alerta amb les figures: aquí {knight} val {knight_value}, {page} {page_value} i {king} {king_value}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 3 together? Click it.</source>
        <translation>Quina de les teves cartes agafa el 6 i el 3 alhora? Fes-hi clic.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 3; {page} counts {page_value}.</source>
        <translation>Aquesta no. Suma 6 i 3; {page} val {page_value}.</translation>
    </message>
    <message>
        <source>Take the 6 and the 3.</source>
        <translation>Agafa el 6 i el 3.</translation>
    </message>
    <message>
        <source>Now bring home the {7D}, which is a point by itself: 5 and 2 make 7.</source>
        <translation>Ara assegura el {7D}, que val un punt tot sol: 5 i 2 són 7.</translation>
    </message>
    <message>
        <source>Play the {7D}, before it is too late.</source>
        <translation>Juga el {7D} abans que sigui tard.</translation>
    </message>
    <message>
        <source>There is no primiera. Barmila goes to the most sevens; at two each, to the most sixes. You play to {target}.</source>
        <translation>No hi ha primiera. La barmila és de qui té més sets; amb dos cadascú, de qui té més sisos. Es juga a {target}.</translation>
    </message>
    <message>
        <source>Combinations in the hand</source>
        <translation>Combinacions a la mà</translation>
    </message>
    <message>
        <source>Chorizo and Báciga, from the River Plate.</source>
        <translation>Chorizo i Báciga, del Riu de la Plata.</translation>
    </message>
    <message>
        <source>Chorizo is Escoba with combinations: before the first card is played, you declare what your three cards are worth.</source>
        <translation>El Chorizo és una Escoba amb combinacions: abans de la primera carta cantes el que valen les teves tres.</translation>
    </message>
    <message>
        <source>Yours are of one suit, a flor ({flor_points}), and in sequence, an escalera ({escalera_points}). Declare!</source>
        <translation>Les teves són del mateix coll, una flor ({flor_points}), i seguides, una escalera ({escalera_points}). Canta!</translation>
    </message>
    <message>
        <source>If you pass, you get nothing for this hand. Declare it.</source>
        <translation>Qui passa no guanya res amb aquesta mà. Canta-la.</translation>
    </message>
    <message>
        <source>Points of combinations count at once. The {2B} is the carimbo, worth {carimbo_score}: take it, {king} and 2 with your 3.</source>
        <translation>Les combinacions compten a l’acte. El {2B} és el carimbo i val {carimbo_score}: agafa el {king} i el 2 amb el teu 3.</translation>
    </message>
    <message>
        <source>Take the {2B}, before {opponent} does.</source>
        <translation>Agafa el {2B} abans que {opponent}.</translation>
    </message>
    <message>
        <source>The best hand of all: three of a rank, a chorizo. Declare it!</source>
        <translation>La millor mà de totes: tres d’iguals, un chorizo. Canta’l!</translation>
    </message>
    <message>
        <source>{chorizo_points} points at once! A total of nine is worth {tres_de_nueva_points}, seven or less {dos_de_miseria_points}.</source>
        <translation>{chorizo_points} punts de cop! Sumar nou val {tres_de_nueva_points}, set o menys {dos_de_miseria_points}.</translation>
    </message>
    <message>
        <source>In Báciga the combinations are nine or less, better with a pair, and three cards of one suit on the table score for the dealer.</source>
        <translation>A la Báciga es canta nou o menys, millor amb una parella, i tres cartes del mateix coll a la taula donen punts a qui reparteix.</translation>
    </message>
    <message>
        <source>Points that nobody wants</source>
        <translation>Punts que ningú no vol</translation>
    </message>
    <message>
        <source>Scopa a perdere, Desescoba and Scopa Frac.</source>
        <translation>Scopa a perdere, Desescoba i Scopa Frac.</translation>
    </message>
    <message>
        <source>In Scopa a perdere the fewest points win: the first one at {target} has lost. Your 7 would have to take the {7D}, a point against you. Lay another card.</source>
        <translation>A la Scopa a perdere guanya qui té menys punts: el primer que arriba a {target} ha perdut. El teu 7 hauria d’agafar el {7D}, un punt en contra teva. Deixa una altra carta.</translation>
    </message>
    <message>
        <source>A card that can take has to take. Lay one that takes nothing.</source>
        <translation>Una carta que pot capturar ha de capturar. Deixa’n una que no agafi res.</translation>
    </message>
    <message>
        <source>Well avoided. Captures are as forced as ever, so keep cards that find nothing on the table.</source>
        <translation>Ben evitat. Capturar és tan obligatori com sempre: guarda cartes que no trobin res a la taula.</translation>
    </message>
    <message>
        <source>Desescoba is the same with fifteen: when you have to take, take few cards, and no {coins} or sevens.</source>
        <translation>La Desescoba és el mateix amb el quinze: quan hagis de capturar, agafa poques cartes, i ni {coins} ni sets.</translation>
    </message>
    <message>
        <source>In Scopa Frac only aces and courts score, a point each. At eight all the {KD} decides.</source>
        <translation>A la Scopa Frac només compten asos i figures, un punt cadascuna. A vuit iguals decideix el {KD}.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>La teva primera partida</translation>
    </message>
    <message>
        <source>Scopa from the first card to the score sheet.</source>
        <translation>La Scopa, de la primera carta al full de punts.</translation>
    </message>
    <message>
        <source>These three cards are yours. You play them to take cards from the table.</source>
        <translation>Aquestes tres cartes són teves. Les jugues per agafar cartes de la taula.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Agafar cartes</translation>
    </message>
    <message>
        <source>A card takes an equal card. Click your 6: it takes the 6.</source>
        <translation>Una carta n’agafa una d’igual. Fes clic al teu 6: agafa el 6.</translation>
    </message>
    <message>
        <source>Play your 6 this time.</source>
        <translation>Aquesta vegada juga el 6.</translation>
    </message>
    <message>
        <source>Both cards are now in your pile, face down. Next, {opponent} plays a card.</source>
        <translation>Les dues cartes són ara al teu munt, tapades. Ara juga {opponent}.</translation>
    </message>
    <message>
        <source>There is no 7 on the table, but 4 and 3 make 7. Take both with your 7.</source>
        <translation>A la taula no hi ha cap 7, però 4 i 3 sumen 7. Agafa’ls tots dos amb el teu 7.</translation>
    </message>
    <message>
        <source>Take two cards at once: the 4 and the 3.</source>
        <translation>Agafa dues cartes alhora: el 4 i el 3.</translation>
    </message>
    <message>
        <source>So you take one equal card, or several cards that add up to yours. Now watch {opponent}.</source>
        <translation>És a dir: agafes una carta igual, o diverses que sumin la teva. Ara mira què fa {opponent}.</translation>
    </message>
    <message>
        <source>Your 4 cannot take anything. Then it stays on the table: lay it down.</source>
        <translation>El teu 4 no pot agafar res. Aleshores es queda a la taula: deixa’l.</translation>
    </message>
    <message>
        <source>When all hands are empty, everyone gets three new cards. The table gets none.</source>
        <translation>Quan ningú no té cartes, se’n donen tres més a cadascú. A la taula, cap.</translation>
    </message>
    <message>
        <source>{page} counts {page_value}, {knight} {knight_value} and {king} {king_value}; an ace counts 1.</source>
        <translation>{page} val {page_value}, {knight} {knight_value} i {king} {king_value}; l’as val 1.</translation>
    </message>
    <message>
        <source>Values and choices</source>
        <translation>Valors i tries</translation>
    </message>
    <message>
        <source>6 and 4 make {king_value}. But where an equal card lies, you must take that one: play your {king}.</source>
        <translation>6 i 4 sumen {king_value}. Però si hi ha una carta igual, has d’agafar aquella: juga el {king}.</translation>
    </message>
    <message>
        <source>Play your {king} first.</source>
        <translation>Primer juga el {king}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 2 together? Click it.</source>
        <translation>Quina de les teves cartes agafa el 6 i el 2 alhora? Fes-hi clic.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 2.</source>
        <translation>Aquesta no. Suma 6 i 2.</translation>
    </message>
    <message>
        <source>Right: 6 + 2 = {page_value}. Now play it.</source>
        <translation>Això mateix: 6 + 2 = {page_value}. Ara juga-la.</translation>
    </message>
    <message>
        <source>Take the 6 and the 2.</source>
        <translation>Agafa el 6 i el 2.</translation>
    </message>
    <message>
        <source>Your last card takes everything on the table: 4 and 3 make 7. Play it!</source>
        <translation>La teva última carta agafa tota la taula: 4 i 3 sumen 7. Juga-la!</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>Scopa! You swept the table: a point. A card turned up in your pile keeps count.</source>
        <translation>Scopa! Has escombrat la taula: un punt. Una carta destapada al teu munt ho recorda.</translation>
    </message>
    <message>
        <source>Here is the end of another round. Play your last card: it takes two.</source>
        <translation>Aquest és el final d’una altra ronda. Juga l’última carta: n’agafa dues.</translation>
    </message>
    <message>
        <source>{opponent} plays the very last card. What is left there goes to the player who took last: you.</source>
        <translation>{opponent} juga l’última de totes. El que queda és de qui ha agafat l’últim: tu.</translation>
    </message>
    <message>
        <source>Now the piles are counted. Most cards are a point: you have {own_cards}, {opponent} {their_cards}.</source>
        <translation>Ara es compten els munts. Tenir més cartes val un punt: tu en tens {own_cards}; {opponent}, {their_cards}.</translation>
    </message>
    <message>
        <source>Most {coins} are another point: you have {own_coins}, {opponent} {their_coins}.</source>
        <translation>Tenir més cartes {coins} val un altre punt: tu en tens {own_coins}; {opponent}, {their_coins}.</translation>
    </message>
    <message>
        <source>The {7D} is a point by itself. It is called the settebello, and you have it.</source>
        <translation>El {7D} val un punt tot sol. Es diu settebello, i el tens tu.</translation>
    </message>
    <message>
        <source>For the primiera your best card of each suit counts: 7 is worth {primiera_7}, 6 {primiera_6}, ace {primiera_ace}, 5 {primiera_5}.</source>
        <translation>Per a la primiera compta la teva millor carta de cada coll: el 7 val {primiera_7}; el 6, {primiera_6}; l’as, {primiera_ace}; el 5, {primiera_5}.</translation>
    </message>
    <message>
        <source>You have {own_primiera}, {opponent} has {their_primiera}: this point goes to {opponent}. So keep an eye on sevens.</source>
        <translation>Tu tens {own_primiera}; {opponent}, {their_primiera}: aquest punt és per a {opponent}. Vigila els sets.</translation>
    </message>
    <message>
        <source>Your scopa is a point too. Now look at the score sheet: all is there.</source>
        <translation>La teva scopa també és un punt. Mira el full de punts: hi és tot.</translation>
    </message>
    <message>
        <source>You won this round {own_points} to {their_points}. The first with {target} points wins the match.</source>
        <translation>Has guanyat la ronda {own_points} a {their_points}. Guanya la partida qui arriba primer a {target}.</translation>
    </message>
    <message>
        <source>Now you alone: play the last six cards of a round to the end.</source>
        <translation>Ara et toca a tu: juga fins al final les sis últimes cartes d’una ronda.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Et toca</translation>
    </message>
    <message>
        <source>Play on. The button Hint shows you a good card.</source>
        <translation>Continua jugant. El botó «Pista» t’ensenya una bona carta.</translation>
    </message>
    <message>
        <source>The round is over. See what each of you has.</source>
        <translation>La ronda s’ha acabat. Mira què té cadascú.</translation>
    </message>
    <message>
        <source>That is Scopa! All the rest comes with playing. Have fun.</source>
        <translation>Això és la Scopa! La resta ve jugant. Que t’ho passis bé.</translation>
    </message>
    <message>
        <source>Know the points</source>
        <translation>Coneix els punts</translation>
    </message>
    <message>
        <source>A point that is already won or lost no longer counts: play for the others.</source>
        <translation>Un punt ja guanyat o perdut deixa de comptar: juga pels altres.</translation>
    </message>
    <message>
        <source>Sweep when you can</source>
        <translation>Fes escombra quan puguis</translation>
    </message>
    <message>
        <source>A sweep is a point, and the next player has to lay a card on an empty table.</source>
        <translation>L’escombra és un punt, i el següent ha de deixar una carta a la taula buida.</translation>
    </message>
    <message>
        <source>Rather take than lay</source>
        <translation>Millor agafar que deixar</translation>
    </message>
    <message>
        <source>Taking brings you cards, and gives none away.</source>
        <translation>Agafant guanyes cartes i no en regales cap.</translation>
    </message>
    <message>
        <source>A take is worth a risk of up to one in three. Above that, lay a safe card.</source>
        <translation>Agafar val un risc de fins a un entre tres. Si és més gran, deixa una carta segura.</translation>
    </message>
    <message>
        <source>Leave no sum of seven: their seven takes it, and goes to their own pile.</source>
        <translation>No deixis cap suma de set: un set seu se l’endú i acaba al seu munt.</translation>
    </message>
    <message>
        <source>A card laid on an empty table can be swept by any equal card.</source>
        <translation>Una carta a la taula buida dona escombra a qualsevol carta igual.</translation>
    </message>
    <message>
        <source>Your partner often holds the double of a card that was laid: think before you take it.</source>
        <translation>El company sovint té repetida la carta que ha deixat: pensa-t’ho abans d’agafar-la.</translation>
    </message>
    <message>
        <source>The last to take gets the rest of the table. Keep a card that surely takes.</source>
        <translation>L’últim que agafa s’endú la resta de la taula. Guarda una carta que agafi segur.</translation>
    </message>
    <message>
        <source>If they did not take, they could not</source>
        <translation>Si no ha agafat, no podia</translation>
    </message>
    <message>
        <source>An ace that takes all is worth most on a full table, or at the very end.</source>
        <translation>Un as que ho agafa tot val més amb la taula plena, o just al final.</translation>
    </message>
    <message>
        <source>Taking a whole pile</source>
        <translation>Agafar un munt sencer</translation>
    </message>
    <message>
        <source>Rubamazzo, in which piles lie open.</source>
        <translation>Rubamazzo, amb els munts a la vista.</translation>
    </message>
    <message>
        <source>In Rubamazzo a card takes one equal card and nothing else: there are no sums. Take the 5 with your 5.</source>
        <translation>Al Rubamazzo una carta n’agafa una d’igual i res més: no hi ha sumes. Agafa el 5 amb el teu 5.</translation>
    </message>
    <message>
        <source>Play your 5 this time.</source>
        <translation>Aquesta vegada juga el 5.</translation>
    </message>
    <message>
        <source>Your {7S} takes the {7B} or the pile, one of the two, as you like. The pile has more cards: click it, then your {7S}.</source>
        <translation>El teu {7S} agafa el {7B} o el munt, un dels dos, com vulguis. El munt té més cartes: fes-hi clic, i després al {7S}.</translation>
    </message>
    <message>
        <source>The pile has more cards: take it with your {7S}.</source>
        <translation>El munt té més cartes: agafa’l amb el {7S}.</translation>
    </message>
    <message>
        <source>The most cards win the round, which is the whole match. What is left on the table goes to the player who captured last.</source>
        <translation>Qui té més cartes guanya la ronda, que és tota la partida. El que queda a la taula és de qui ha agafat l’últim.</translation>
    </message>
    <message>
        <source>Captures that score</source>
        <translation>Captures que fan punts</translation>
    </message>
    <message>
        <source>Cicera, the game of Brescia.</source>
        <translation>Cicera, el joc de Brescia.</translation>
    </message>
    <message>
        <source>Cicera has fifty-two cards, with eights, nines and tens. All of them are dealt, and {partner}, opposite, is your partner.</source>
        <translation>La Cicera té cinquanta-dues cartes, amb vuits, nous i deus. Es reparteixen totes, i {partner}, al davant, és el teu company.</translation>
    </message>
    <message>
        <source>Nobody has to capture here. But a capture of one suit is a cicera, worth a point: take 3 and 4 with your 7.</source>
        <translation>Aquí ningú no està obligat a agafar. Però una captura d’un sol coll és una cicera i val un punt: agafa 3 i 4 amb el 7.</translation>
    </message>
    <message>
        <source>Take the 3 and the 4 with your 7.</source>
        <translation>Agafa el 3 i el 4 amb el 7.</translation>
    </message>
    <message>
        <source>The player before you has just laid the {9D}. Taken at once by an equal card, it is a picada, worth a point.</source>
        <translation>Qui juga abans que tu acaba de tirar el {9D}. Agafar-lo de seguida amb una carta igual és una picada i val un punt.</translation>
    </message>
    <message>
        <source>Take the {9D} with your {9C}.</source>
        <translation>Agafa el {9D} amb el {9C}.</translation>
    </message>
    <message>
        <source>Courts have no number: they are in no sum, and take only their like. Take the {KS} with your {KD}.</source>
        <translation>Les figures no tenen número: no entren en cap suma i només agafen la seva igual. Agafa el {KS} amb el {KD}.</translation>
    </message>
    <message>
        <source>Take the {KS}, before others do.</source>
        <translation>Agafa el {KS} abans que els altres.</translation>
    </message>
    <message>
        <source>Three cards or more at once are a bigia, again worth a point. Here your 9 takes three: take them.</source>
        <translation>Tres cartes o més alhora són una bigia, que també val un punt. Aquí el teu 9 n’agafa tres: agafa-les.</translation>
    </message>
    <message>
        <source>Take three cards with your 9.</source>
        <translation>Agafa tres cartes amb el 9.</translation>
    </message>
    <message>
        <source>Most cards score {cards_score}, most {swords} {swords_score}. A run of {swords} from {AS}, {2S}, {3S} on, the napula, scores its highest card.</source>
        <translation>Més cartes fan {cards_score}; més cartes {swords}, {swords_score}. Una escala {swords} des de {AS}, {2S} i {3S}, la napula, val la seva carta més alta.</translation>
    </message>
    <message>
        <source>{TD}, {2S} and {JC} score a point each, and all {swords} win the match at once. You play to {target}.</source>
        <translation>{TD}, {2S} i {JC} valen un punt cada carta, i totes les cartes {swords} guanyen la partida a l’acte. Es juga a {target}.</translation>
    </message>
    <message>
        <source>This is {game}. Which play is best? Try one.</source>
        <translation>Es juga a {game}. Quina és la millor jugada? Prova-ho.</translation>
    </message>
    <message>
        <source>You get the {2D}, and 3 and {page} make more than ten.</source>
        <translation>T’endús el {2D}, i 3 i {page} sumen més de deu.</translation>
    </message>
    <message>
        <source>Practise with one rank, then with all of them.</source>
        <translation>Practica amb un valor i després amb tots.</translation>
    </message>
    <message>
        <source>In Escoba this rule rarely fails, and a dead rank is worth nothing.</source>
        <translation>A l’Escoba aquesta regla falla poc, i una carta morta no val res.</translation>
    </message>
    <message>
        <source>Two cards are too few for an ace. Wait for a fuller table.</source>
        <translation>Dues cartes són poques per a un as. Espera una taula més plena.</translation>
    </message>
    <message>
        <source>4 and 6 with the {king}: three ranks are odd now, which is bad for the dealer.</source>
        <translation>4 i 6 amb el {king}: ara hi ha tres valors senars, i això perjudica qui reparteix.</translation>
    </message>
    <message>
        <source>{game} {points}, wrong in {fails} of 100 cases</source>
        <translation>{game} {points}; falla en {fails} de cada 100 casos</translation>
    </message>
    <message>
        <source>Leave more than ten</source>
        <translation>Deixa més de deu</translation>
    </message>
    <message>
        <source>In Asso piglia tutto that is the rule. In Scopa d’Assi milanese an ace takes even itself, from an empty table.</source>
        <translation>A Asso piglia tutto és la regla. A la Scopa d’Assi milanese, amb la taula buida, un as s’agafa fins i tot a si mateix.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep eleven or more.</source>
        <translation>Cap carta no val més de deu, així que amb onze o més ningú no fa escombra.</translation>
    </message>
    <message>
        <source>Count who can sweep</source>
        <translation>Compta qui pot fer escombra</translation>
    </message>
    <message>
        <source>Ask which cards sweep what you leave, and how many of them you have not seen.</source>
        <translation>Pregunta’t quines cartes fan escombra amb el que deixes i quantes no n’has vist.</translation>
    </message>
    <message>
        <source>The price of a risk</source>
        <translation>El preu del risc</translation>
    </message>
    <message>
        <source>Lay a dead rank</source>
        <translation>Deixa una carta morta</translation>
    </message>
    <message>
        <source>When three cards of a rank are gone, nobody can pair the fourth.</source>
        <translation>Quan ja han sortit tres cartes d’un valor, ningú no pot agafar la quarta.</translation>
    </message>
    <message>
        <source>Lay from a pair</source>
        <translation>Deixa’n una de la parella</translation>
    </message>
    <message>
        <source>If you hold two of a rank, one fewer is elsewhere, and you can take yours back.</source>
        <translation>Si en tens dues d’iguals, n’hi ha una menys a fora i pots recuperar la teva.</translation>
    </message>
    <message>
        <source>The settebello first</source>
        <translation>Primer el settebello</translation>
    </message>
    <message>
        <source>The settebello is a point, a coin, a seven and a card, all in one.</source>
        <translation>El settebello és un punt, una carta d’oros, un set i una carta, tot alhora.</translation>
    </message>
    <message>
        <source>Take sevens</source>
        <translation>Agafa els sets</translation>
    </message>
    <message>
        <source>Sevens decide the primiera. Take one when you can.</source>
        <translation>Els sets decideixen la primiera. Agafa’n un quan puguis.</translation>
    </message>
    <message>
        <source>Lay no seven</source>
        <translation>No deixis sets</translation>
    </message>
    <message>
        <source>A seven on the table is half a primiera for somebody else.</source>
        <translation>Un set a la taula és mitja primiera per als altres.</translation>
    </message>
    <message>
        <source>Three sevens win, two draw</source>
        <translation>Tres sets guanyen, dos empaten</translation>
    </message>
    <message>
        <source>With three sevens the primiera is nearly won; with two, sixes and aces decide.</source>
        <translation>Amb tres sets la primiera és gairebé guanyada; amb dos decideixen els sisos i els asos.</translation>
    </message>
    <message>
        <source>Coins and sixes</source>
        <translation>Oros i sisos</translation>
    </message>
    <message>
        <source>Of two equal cards take the one of coins, and lay the other one.</source>
        <translation>De dues cartes iguals agafa la d’oros i deixa l’altra.</translation>
    </message>
    <message>
        <source>More cards with one</source>
        <translation>Més cartes d’un cop</translation>
    </message>
    <message>
        <source>Take three cards rather than two: the point for the cards is often close.</source>
        <translation>Millor tres cartes que dues: el punt de les cartes sol anar just.</translation>
    </message>
    <message>
        <source>“Lay court cards”</source>
        <translation>«Deixa les figures»</translation>
    </message>
    <message>
        <source>Many advise to lay court cards first. Here they take sums, so it is no rule.</source>
        <translation>Molts aconsellen deixar primer les figures. Aquí agafen sumes, així que no és cap regla.</translation>
    </message>
    <message>
        <source>Make no seven for them</source>
        <translation>No els preparis un set</translation>
    </message>
    <message>
        <source>Beware the empty table</source>
        <translation>Compte amb la taula buida</translation>
    </message>
    <message>
        <source>Stop the whirlwind</source>
        <translation>Atura el remolí</translation>
    </message>
    <message>
        <source>One side lays and the other sweeps, again and again. A dead or paired card ends it.</source>
        <translation>Un bàndol deixa i l’altre fa escombra, una vegada i una altra. Una carta morta o doble ho acaba.</translation>
    </message>
    <message>
        <source>Last to play</source>
        <translation>Jugar l’últim</translation>
    </message>
    <message>
        <source>The dealer’s side answers every card and plays the last one. That is worth points.</source>
        <translation>El bàndol que reparteix respon a cada carta i juga l’última. Això val punts.</translation>
    </message>
    <message>
        <source>Keep the pairs</source>
        <translation>Mantén les parelles</translation>
    </message>
    <message>
        <source>On the dealer’s side keep the ranks even: the last hand then finds its match.</source>
        <translation>Al bàndol que reparteix, mantén parells els valors: al final tot encaixa.</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Trenca les parelles</translation>
    </message>
    <message>
        <source>Against the dealer’s side take sums: odd ranks turn the order of the last cards.</source>
        <translation>Contra el bàndol que reparteix, agafa sumes: els valors senars canvien l’ordre de les últimes cartes.</translation>
    </message>
    <message>
        <source>Leave the partner’s card</source>
        <translation>Deixa la carta del company</translation>
    </message>
    <message>
        <source>Answer the partner</source>
        <translation>Respon al company</translation>
    </message>
    <message>
        <source>If your partner’s card was taken by an equal one, lay a third of that rank.</source>
        <translation>Si una carta igual s’ha endut la del company, deixa la tercera d’aquell valor.</translation>
    </message>
    <message>
        <source>Sevens by seat</source>
        <translation>Els sets segons el lloc</translation>
    </message>
    <message>
        <source>The dealer’s side may leave a seven to the partner; the other side takes it at once.</source>
        <translation>El bàndol que reparteix pot deixar un set al company; l’altre l’agafa de seguida.</translation>
    </message>
    <message>
        <source>Own a rank</source>
        <translation>Un valor per a tu</translation>
    </message>
    <message>
        <source>With three of a rank in your hand only you can end the wait for the fourth.</source>
        <translation>Amb tres cartes iguals a la mà, només tu pots acabar l’espera de la quarta.</translation>
    </message>
    <message>
        <source>Remember odd ranks</source>
        <translation>Recorda els senars</translation>
    </message>
    <message>
        <source>Remember only the ranks of which an odd number has gone: their cards are still out.</source>
        <translation>Recorda només els valors dels quals n’ha sortit un nombre senar: encara en queden a fora.</translation>
    </message>
    <message>
        <source>The pack makes 220</source>
        <translation>La baralla suma 220</translation>
    </message>
    <message>
        <source>The pack adds up to 220. Subtract what you have seen: the rest is the last hand.</source>
        <translation>La baralla suma 220. Resta’n el que has vist: el que queda és l’última mà.</translation>
    </message>
    <message>
        <source>The last take</source>
        <translation>L’última captura</translation>
    </message>
    <message>
        <source>A card that the player after you passed over can be laid again.</source>
        <translation>Una carta que el jugador següent no ha volgut es pot deixar una altra vegada.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>A card that surely takes now may take more later.</source>
        <translation>Una carta que ara agafa segur, més tard potser agafa més.</translation>
    </message>
    <message>
        <source>Leave less than five, or fifteen</source>
        <translation>Deixa menys de cinc, o quinze</translation>
    </message>
    <message>
        <source>A king counts ten: with less than five on the table nobody makes fifteen.</source>
        <translation>El rei val deu: amb menys de cinc a la taula ningú no suma quinze.</translation>
    </message>
    <message>
        <source>Save the ace</source>
        <translation>Guarda l’as</translation>
    </message>
    <message>
        <source>Declare, and choose the value</source>
        <translation>Canta, i tria el valor</translation>
    </message>
    <message>
        <source>Declare what scores. The value you give the matta decides what it takes next.</source>
        <translation>Canta el que dona punts. El valor que dones a la matta decideix què agafarà després.</translation>
    </message>
    <message>
        <source>Play the score</source>
        <translation>Juga segons el marcador</translation>
    </message>
    <message>
        <source>Ahead, take few risks; behind, look for sweeps.</source>
        <translation>Amb avantatge arrisca poc; si vas per sota, busca escombres.</translation>
    </message>
    <message>
        <source>{opponent} has taken the {6B} with the {6S}. The piles lie open: on top is the card that was played.</source>
        <translation>{opponent} ha agafat el {6B} amb el {6S}. Els munts són a la vista: a sobre hi queda la carta jugada.</translation>
    </message>
    <message>
        <source>You hold an equal card. Play your {6C}: it takes the whole pile!</source>
        <translation>Tens una carta igual. Juga el {6C}: agafa el munt sencer!</translation>
    </message>
    <message>
        <source>Your {6C} takes the whole pile: play it.</source>
        <translation>El teu {6C} agafa el munt sencer: juga’l.</translation>
    </message>
    <message>
        <source>Now all these cards are yours, and your {6C} is on top. With an equal card {opponent} can take the pile back.</source>
        <translation>Ara totes aquestes cartes són teves, i a sobre hi ha el teu {6C}. Amb una carta igual {opponent} pot recuperar el munt.</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>El que val</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>El que val una ronda</translation>
    </message>
    <message>
        <source>The {7D} is worth more than anything else here. The {knight} can wait.</source>
        <translation>El {7D} val més que tota la resta. El {knight} pot esperar.</translation>
    </message>
    <message>
        <source>Your {knight} takes 2 and 7. A sum can hide the settebello.</source>
        <translation>El teu {knight} agafa 2 i 7. El settebello es pot amagar en una suma.</translation>
    </message>
    <message>
        <source>You had 19 cards. With two more the point for the cards is yours.</source>
        <translation>Tenies 19 cartes. Amb dues més, el punt de les cartes és teu.</translation>
    </message>
    <message>
        <source>Before each play, ask which points are still open, and which card decides them.</source>
        <translation>Abans de cada jugada pregunta’t quins punts queden oberts i quina carta els decideix.</translation>
    </message>
    <message>
        <source>Which take?</source>
        <translation>Quina captura?</translation>
    </message>
    <message>
        <source>Your {page} takes 6 and 2: three cards, and a coin. The {king} takes one.</source>
        <translation>El teu {page} agafa 6 i 2: tres cartes, i una d’oros. El {king} només n’agafa una.</translation>
    </message>
    <message>
        <source>Three cards with one play, and nobody else has a {knight} for what is left.</source>
        <translation>Tres cartes d’un cop, i ningú més no té {knight} per al que queda.</translation>
    </message>
    <message>
        <source>Cards and coins are small gains, but they come up in nearly every round.</source>
        <translation>Cartes i oros són guanys petits, però surten gairebé a cada ronda.</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Escombres</translation>
    </message>
    <message>
        <source>A point at once, and the next player has to lay a 3 on the empty table.</source>
        <translation>Un punt de seguida, i el següent ha de deixar un 3 a la taula buida.</translation>
    </message>
    <message>
        <source>Ace and {page} make {knight_value}. A sum sweeps as well as an equal card.</source>
        <translation>As i {page} sumen {knight_value}. Una suma fa escombra igual que una carta igual.</translation>
    </message>
    <message>
        <source>The three other aces have gone, so nobody can sweep yours.</source>
        <translation>Els altres tres asos ja han sortit: ningú no pot fer escombra amb el teu.</translation>
    </message>
    <message>
        <source>A sweep is hardly ever wrong. What you leave after it matters as much.</source>
        <translation>Fer escombra gairebé mai no és un error. El que deixes després compta igual.</translation>
    </message>
    <message>
        <source>Sevens and the primiera</source>
        <translation>Els sets i la primiera</translation>
    </message>
    <message>
        <source>For the primiera a 7 is worth {primiera_7}, a {king} only {primiera_court}. Your {page} takes ace and 7.</source>
        <translation>Per a la primiera un 7 val {primiera_7}; un {king}, només {primiera_court}. El teu {page} agafa as i 7.</translation>
    </message>
    <message>
        <source>The 4 does as well. A {page} would take ace and 7 together.</source>
        <translation>El 4 també serveix. Un {page} agafaria as i 7 junts.</translation>
    </message>
    <message>
        <source>Now both sides have two sevens, so the other cards decide: the 6 comes next.</source>
        <translation>Ara cada bàndol té dos sets i decideixen les altres cartes: ara toca el 6.</translation>
    </message>
    <message>
        <source>Sevens are worth the most in games for two. In Scopone it depends on your seat.</source>
        <translation>Els sets valen més en els jocs de dos. A l’Scopone depèn del lloc.</translation>
    </message>
    <message>
        <source>What can they sweep?</source>
        <translation>Amb què farien escombra?</translation>
    </message>
    <message>
        <source>5 and ace make 6, but all four cards of that rank are in your pile.</source>
        <translation>5 i as són 6, però els quatre sisos són al teu munt.</translation>
    </message>
    <message>
        <source>A lone 2 is a risk. Two sevens are such a good take that it pays.</source>
        <translation>Un 2 sol és un risc. Dos sets són tan bona captura que surt a compte.</translation>
    </message>
    <message>
        <source>With the {king} you would leave a lone 4. In Scopone such a take can wait.</source>
        <translation>Amb el {king} deixaries un 4 sol. A l’Scopone aquesta captura pot esperar.</translation>
    </message>
    <message>
        <source>“Leave more than ten” is a rule of Scopone. In Scopa a good take is worth more.</source>
        <translation>«Deixa més de deu» és una regla de l’Scopone. A la Scopa val més una bona captura.</translation>
    </message>
    <message>
        <source>Nothing to take</source>
        <translation>Res per agafar</translation>
    </message>
    <message>
        <source>The two others of that rank are in your pile. And the one of {coins} stays.</source>
        <translation>Les altres dues d’iguals són al teu munt. I la carta {coins} te la quedes.</translation>
    </message>
    <message>
        <source>The three others have gone. And with {page_value} more nobody can sweep.</source>
        <translation>Les altres tres ja han sortit. I amb {page_value} més ningú no pot fer escombra.</translation>
    </message>
    <message>
        <source>Which card to lay is the most common mistake of good players. Take your time.</source>
        <translation>Quina carta deixar és l’error més comú dels bons jugadors. Pren-te temps.</translation>
    </message>
    <message>
        <source>Counting: equal cards</source>
        <translation>Comptar: les iguals</translation>
    </message>
    <message>
        <source>Ace and 3 make 4, and a single 4 is out. After the 6, two cards could sweep.</source>
        <translation>As i 3 són 4, i només queda un 4. Després del 6, dues cartes podrien fer escombra.</translation>
    </message>
    <message>
        <source>The other fives have gone: yours is as good as safe on the empty table.</source>
        <translation>Els altres cincs ja han sortit: el teu és gairebé segur a la taula buida.</translation>
    </message>
    <message>
        <source>You need not remember every card. The ranks on the table and in your hand will do.</source>
        <translation>No cal recordar cada carta. N’hi ha prou amb els valors de la taula i de la mà.</translation>
    </message>
    <message>
        <source>Counting: the last hand</source>
        <translation>Comptar: l’última mà</translation>
    </message>
    <message>
        <source>Out are {unseen}. The 6 could take 2 and 3 with the ace, so take these first.</source>
        <translation>Falten {unseen}. El 6 podria agafar 2 i 3 amb l’as: agafa’ls tu abans.</translation>
    </message>
    <message>
        <source>Only {unseen_total} are missing: {unseen}. Your 7 can wait, the 4 cannot.</source>
        <translation>Només falten {unseen_total}: {unseen}. El teu 7 pot esperar; el 4, no.</translation>
    </message>
    <message>
        <source>Out are {unseen}, and they take nothing now. All that is laid comes to you.</source>
        <translation>Falten {unseen}, i ara no agafen res. Tot el que es deixi serà teu.</translation>
    </message>
    <message>
        <source>After their {king} your 7 takes 5 and 2, and nobody takes after you.</source>
        <translation>Després del seu {king}, el teu 7 agafa 5 i 2, i després de tu ningú no agafa.</translation>
    </message>
    <message>
        <source>Keep the {knight}: it takes small cards that have to be laid, and then all.</source>
        <translation>Guarda el {knight}: agafa les cartes petites que hauran de deixar, i després tot.</translation>
    </message>
    <message>
        <source>With three cards each you can often work out who takes last.</source>
        <translation>Amb tres cartes cadascú, sovint es pot calcular qui agafarà l’últim.</translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>Trencar les regles</translation>
    </message>
    <message>
        <source>The {KS} can wait. If they take it, your {king} takes 4 and 6 instead.</source>
        <translation>El {KS} pot esperar. Si se l’enduen, el teu {king} agafa 4 i 6.</translation>
    </message>
    <message>
        <source>The 6 can wait: your 7 may take it with the ace, and your 6 alone.</source>
        <translation>El 6 pot esperar: el teu 7 potser l’agafa amb l’as; el teu 6, sol.</translation>
    </message>
    <message>
        <source>Out are {unseen}. Whichever they lay, you can sweep next time, and have more.</source>
        <translation>Falten {unseen}. Deixin el que deixin, la propera vegada pots fer escombra i tenir més.</translation>
    </message>
    <message>
        <source>Each rule fails now and then. Look for a reason before you break one.</source>
        <translation>Tota regla falla de tant en tant. Busca un motiu abans de trencar-ne una.</translation>
    </message>
    <message>
        <source>The score decides</source>
        <translation>Decideix el marcador</translation>
    </message>
    <message>
        <source>Their 5 needs 2 and 3. Without the 3 it takes nothing: the match is yours.</source>
        <translation>El seu 5 necessita 2 i 3. Sense el 3 no agafa res: la partida és teva.</translation>
    </message>
    <message>
        <source>Their ace was after the {AD}. With the other {page} you will have six {coins}.</source>
        <translation>El seu as anava pel {AD}. Amb l’altra carta ({page}) en tindràs sis {coins}.</translation>
    </message>
    <message>
        <source>You need a single point. A 7 brings it nearer than a safe card.</source>
        <translation>Necessites un sol punt. Un 7 l’acosta més que una carta segura.</translation>
    </message>
    <message>
        <source>Look at the score first: sometimes a draw in a category is all that you need.</source>
        <translation>Mira primer el marcador: de vegades n’hi ha prou amb un empat en una categoria.</translation>
    </message>
    <message>
        <source>Playing for fifteen</source>
        <translation>Jugar a quinze</translation>
    </message>
    <message>
        <source>A {king} and your 2 make twelve: no single card makes {fifteen}.</source>
        <translation>Un {king} i el teu 2 són dotze: cap carta sola no suma {fifteen}.</translation>
    </message>
    <message>
        <source>With the {king} it is more than {fifteen}: nobody can take it all.</source>
        <translation>Amb el {king} passa de {fifteen}: ningú no pot agafar-ho tot.</translation>
    </message>
    <message>
        <source>There were several ways to {fifteen}. This one has the 7 and a coin.</source>
        <translation>Hi havia diverses maneres de sumar {fifteen}. Aquesta té el 7 i una carta d’oros.</translation>
    </message>
    <message>
        <source>Aces, and Cirulla</source>
        <translation>Els asos, i la Cirulla</translation>
    </message>
    <message>
        <source>Four cards, and the {7D} among them: now it pays.</source>
        <translation>Quatre cartes, i entre elles el {7D}: ara surt a compte.</translation>
    </message>
    <message>
        <source>That is {low_points} points. And as an ace the {7C} can take the {AB}.</source>
        <translation>Són {low_points} punts. I com a as, el {7C} pot agafar el {AB}.</translation>
    </message>
    <message>
        <source>Keeping the ace gains little on average: the table in front of you decides.</source>
        <translation>Guardar l’as rendeix poc de mitjana: decideix la taula que tens al davant.</translation>
    </message>
    <message>
        <source>Partners: whose card is it?</source>
        <translation>Companys: de qui és la carta?</translation>
    </message>
    <message>
        <source>The {4B} is {partner}’s. If they take it, your 4 may still take another.</source>
        <translation>El {4B} és de {partner}. Si se l’enduen, el teu 4 encara en pot agafar un altre.</translation>
    </message>
    <message>
        <source>Even from two sevens: one other is out, and {fifteen} cannot be swept.</source>
        <translation>Fins i tot de dos sets: a fora només en queda un, i amb {fifteen} ningú no fa escombra.</translation>
    </message>
    <message>
        <source>You are the dealer, but the {7D} is the exception: take it yourself.</source>
        <translation>Reparteixes tu, però el {7D} és l’excepció: agafa’l.</translation>
    </message>
    <message>
        <source>The answer works only if your partner knows it too. Agree on it beforehand.</source>
        <translation>La resposta només serveix si el company també la coneix. Poseu-vos d’acord abans.</translation>
    </message>
    <message>
        <source>Partners: pairs and spariglio</source>
        <translation>Companys: parelles i spariglio</translation>
    </message>
    <message>
        <source>{partner} dealt. Ace and 4 were odd, and with this sum both are even again.</source>
        <translation>Ha repartit {partner}. As i 4 eren senars: amb aquesta suma tornen a ser parells.</translation>
    </message>
    <message>
        <source>The three other aces have gone. They cannot go on sweeping.</source>
        <translation>Els altres tres asos ja han sortit. S’han acabat les seves escombres.</translation>
    </message>
    <message>
        <source>Both pay in Scopone, but each is wrong about one time in four.</source>
        <translation>A l’Scopone totes dues coses surten a compte, però fallen una de cada quatre vegades, més o menys.</translation>
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
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuts</numerusform>
        </translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>pas {number} de {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feta</translation>
    </message>
    <message>
        <source>One of your cards can sweep the table!</source>
        <translation>Una de les teves cartes pot escombrar la taula!</translation>
    </message>
    <message>
        <source>You can take something. {coins} and sevens are worth most.</source>
        <translation>Pots agafar alguna cosa. El que més val són les cartes {coins} i els sets.</translation>
    </message>
    <message>
        <source>Nothing to take: lay down a card that helps the others least.</source>
        <translation>Res per agafar: deixa la carta que menys ajudi els altres.</translation>
    </message>
    <message>
        <source>A seven is worth {primiera_7} for the primiera, a 6 only {primiera_6}. Two of your cards are sevens: keep them if you can.</source>
        <translation>Per a la primiera un set val {primiera_7} i un 6 només {primiera_6}. Tens dos sets: guarda’ls si pots.</translation>
    </message>
    <message>
        <source>Each rank is there four times. While equal takes equal, the cards stay paired, and the dealer, who plays last, finds a match.</source>
        <translation>De cada valor n’hi ha quatre. Mentre igual agafa igual, tot queda aparellat, i qui reparteix, que juga l’últim, troba la seva.</translation>
    </message>
    <message>
        <source>And {opponent} has nothing to take now. Where you can, leave a table that no card can sweep.</source>
        <translation>I ara {opponent} no té res per agafar. Quan puguis, deixa una taula que cap carta no pugui escombrar.</translation>
    </message>
</context>
<context>
    <name>LessonsController</name>
    <message>
        <source>Need larger cards, high contrast or keys for one hand? See what the table can do.</source>
        <translation>Necessites cartes més grans, alt contrast o tecles per a una mà? Mira com s’adapta la taula.</translation>
    </message>
    <message>
        <source>Adapt the table…</source>
        <translation>Adapta la taula…</translation>
    </message>
    <message>
        <source>New to Scopa? Learn it in ten minutes.</source>
        <translation>És la primera vegada? Aprèn a jugar a la Scopa en deu minuts.</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Ensenya-m’ho</translation>
    </message>
    <message>
        <source>Show the value on each card?</source>
        <translation>Vols mostrar el valor a cada carta?</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>Mostra els valors</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Lliçons</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
    <message>
        <source>Strategy: fifteen lessons</source>
        <translation>Estratègia: quinze lliçons</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Una altra vegada</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comença</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>For now as strong as {name} in this game.</source>
        <translation>Ara mateix, en aquest joc, com {name}.</translation>
    </message>
    <message>
        <source>For now between {weaker} and {stronger} in this game.</source>
        <translation>Ara mateix, en aquest joc, entre {weaker} i {stronger}.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Llicències</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
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
        <translation>{first} o {last}</translation>
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
        <translation>{game}   ·   acabada de comú acord</translation>
    </message>
    <message>
        <source>{game}   ·   round {number}</source>
        <translation>{game}   ·   ronda {number}</translation>
    </message>
    <message>
        <source>not in competitive matches</source>
        <translation>no en partides competitives</translation>
    </message>
</context>
<context>
    <name>MatchCheck</name>
    <message>
        <source>Check &amp;my last match</source>
        <translation>&amp;Comprova la meva última partida</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>At&amp;ura</translation>
    </message>
    <message>
        <source>The match is being checked. A strong opponent needs some minutes.</source>
        <translation>S’està comprovant la partida. Amb un rival fort triga uns minuts.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Aturat.</translation>
    </message>
    <message>
        <source>Checked: every pack comes from the deal number, every move follows the rules, and each computer player chose the same moves again from its own view.</source>
        <translation>Comprovat: cada baralla surt del número del repartiment, cada jugada segueix les regles, i cada jugador de l’ordinador ha tornat a triar les mateixes jugades amb el que veu.</translation>
    </message>
    <message>
        <source>Not everything could be confirmed:</source>
        <translation>No s’ha pogut confirmar tot:</translation>
    </message>
    <message>
        <source>The check could not be started.</source>
        <translation>No s’ha pogut iniciar la comprovació.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>Your best result in {game}: {points} ahead.</source>
        <translation>El teu millor resultat a {game}: {points} d’avantatge.</translation>
    </message>
    <message>
        <source>New badge: {name}. {task}</source>
        <translation>Insígnia nova: {name}. {task}</translation>
    </message>
    <message>
        <source>Your rating: {course}</source>
        <translation>La teva puntuació: {course}</translation>
    </message>
    <message>
        <source>Round {number}: {move}.</source>
        <translation>Ronda {number}: {move}.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a mistake.</source>
        <translation>Ronda {number}: {move}. Va ser un error.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a small slip.</source>
        <translation>Ronda {number}: {move}. Va ser una relliscada.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. No other move was clearly better.</source>
        <translation>Ronda {number}: {move}. Cap altra jugada no era clarament millor.</translation>
    </message>
    <message>
        <source>Round {number}: the cards decided, and no single move.</source>
        <translation>Ronda {number}: van decidir les cartes, no una sola jugada.</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>El que ho va decidir</translation>
    </message>
    <message>
        <source>The move that decided it</source>
        <translation>La jugada decisiva</translation>
    </message>
    <message>
        <source>Your chance to win the match rose from {before} to {after}.</source>
        <translation>La teva probabilitat de guanyar la partida va pujar del {before} al {after}.</translation>
    </message>
    <message>
        <source>Your chance to win the match fell from {before} to {after}.</source>
        <translation>La teva probabilitat de guanyar la partida va baixar del {before} al {after}.</translation>
    </message>
    <message>
        <source>The chance of {winner} to win the match rose from {before} to {after}.</source>
        <translation>La probabilitat de guanyar la partida va pujar del {before} al {after} per a {winner}.</translation>
    </message>
    <message>
        <source>Automatic play</source>
        <translation>Joc automàtic</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tanca</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Anàlisi</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Re&amp;venja</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Full de punts</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Mira-la</translation>
    </message>
</context>
<context>
    <name>MatchFilterBar</name>
    <message>
        <source>Name or deal number</source>
        <translation>Nom o número</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Cerca entre les partides</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtre</translation>
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
        <translation>Primer dia</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Últim dia</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Treu el filtre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tots els jocs</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tots els rivals</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tots els resultats</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralla</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Totes les baralles</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Període</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Totes les dates</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Aquest mes</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Aquest any</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últims 30 dies</translation>
    </message>
    <message>
        <source>Own dates…</source>
        <translation>Altres dates…</translation>
    </message>
    <message>
        <source>End the filter: {filter}</source>
        <translation>Treu el filtre: {filter}</translation>
    </message>
    <message numerus="yes">
        <source>{selected} of %n matches</source>
        <translation>
            <numerusform>{selected} de %n partida</numerusform>
            <numerusform>{selected} de %n partides</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>De qui són les partides</translation>
    </message>
    <message>
        <source>My matches</source>
        <translation>Les meves partides</translation>
    </message>
    <message>
        <source>Of other people</source>
        <translation>D’altres persones</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Mirades</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivals</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punts</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durada</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Unfinished</source>
        <translation>Inacabada</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Guanyada</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empatada</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perduda</translation>
    </message>
    <message>
        <source>By agreement</source>
        <comment>how a match ended: short</comment>
        <translation>Per acord</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importada</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>repetida</translation>
    </message>
    <message>
        <source>From a file that was not recorded here.</source>
        <translation>D’un fitxer que no es va enregistrar aquí.</translation>
    </message>
    <message>
        <source>Begun from a deal or a position of an earlier match. It is not counted in the statistics.</source>
        <translation>Començada des d’un repartiment o d’una posició d’una partida anterior. No compta a les estadístiques.</translation>
    </message>
    <message>
        <source>Automatic play, a computer player in your seat or the clock made most of your moves. It is not counted in the statistics.</source>
        <translation>La majoria de les teves jugades les va fer el joc automàtic, un jugador de l’ordinador al teu lloc o el rellotge. No compta a les estadístiques.</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>amb {name}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Avui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ahir</translation>
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
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>amb l’entrenador</translation>
    </message>
    <message>
        <source>mostly played for you</source>
        <translation>jugada quasi tota en lloc teu</translation>
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
        <translation>Partides</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>Mi&amp;ra-la</translation>
    </message>
    <message>
        <source>Step by step on the table</source>
        <translation>Jugada a jugada a la taula</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>&amp;Analitza…</translation>
    </message>
    <message>
        <source>&amp;Play again…</source>
        <translation>Torna-hi a &amp;jugar…</translation>
    </message>
    <message>
        <source>The same deal, from any seat</source>
        <translation>El mateix repartiment, des de qualsevol seient</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporta…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;limina</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Més…</translation>
    </message>
    <message>
        <source>From where you left the match</source>
        <translation>Des d’on la vas deixar</translation>
    </message>
    <message>
        <source>What every move cost, and what the cards gave</source>
        <translation>Què ha costat cada jugada i què han donat les cartes</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordena per</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Ordena per: {column}</translation>
    </message>
    <message>
        <source>With your cards</source>
        <translation>Amb les teves cartes</translation>
    </message>
    <message>
        <source>With the cards of {name}</source>
        <translation>Amb les cartes que tenia {name}</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Partides (*{suffix})</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exporta la partida</translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partida eliminada.</numerusform>
            <numerusform>%n partides eliminades.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostra totes les partides</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Cap partida no coincideix</translation>
    </message>
    <message>
        <source>Try a wider filter, or another name or number.</source>
        <translation>Prova un filtre més ampli, o un altre nom o número.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Encara no hi ha partides</translation>
    </message>
    <message>
        <source>Every match you play is kept here, to look at again or to play again.</source>
        <translation>Aquí queda cada partida que jugues, per tornar-la a veure o a jugar.</translation>
    </message>
</context>
<context>
    <name>MemoryAid</name>
    <message>
        <source>in your hand</source>
        <translation>a la teva mà</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>a la taula</translation>
    </message>
    <message>
        <source>shown in another hand</source>
        <translation>a la vista en una altra mà</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>fora de joc</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>per sortir</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Cards out and gone</source>
        <translation>Cartes vistes i per sortir</translation>
    </message>
</context>
<context>
    <name>MessageSheet</name>
    <message>
        <source>Close this message</source>
        <translation>Tanca aquest missatge</translation>
    </message>
</context>
<context>
    <name>MomentButton</name>
    <message>
        <source>Look at it on the table</source>
        <translation>Mira-ho a la taula</translation>
    </message>
</context>
<context>
    <name>MomentWindow</name>
    <message>
        <source>&amp;Show what was played</source>
        <translation>Mo&amp;stra el que es va jugar</translation>
    </message>
    <message>
        <source>&amp;Try it yourself</source>
        <translation>&amp;Prova-ho tu</translation>
    </message>
    <message>
        <source>&amp;Next card</source>
        <translation>&amp;Carta següent</translation>
    </message>
    <message>
        <source>Back to the &amp;position</source>
        <translation>&amp;Torna a la posició</translation>
    </message>
    <message>
        <source>P&amp;revious</source>
        <translation>Ante&amp;rior</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Se&amp;güent</translation>
    </message>
    <message>
        <source>Moment {number} of {count}</source>
        <translation>Moment {number} de {count}</translation>
    </message>
    <message>
        <source>Play the &amp;other move</source>
        <translation>Fes l’&amp;altra jugada</translation>
    </message>
    <message>
        <source>Play the &amp;better move</source>
        <translation>Fes la jugada &amp;millor</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un moment…</translation>
    </message>
    <message>
        <source>Play on as you like. None of it is counted.</source>
        <translation>Continua com vulguis: res d’això no compta.</translation>
    </message>
    <message>
        <source>The round is over: {points} for you; in the match it was {before}.</source>
        <translation>La ronda s’ha acabat: {points} per a tu; a la partida va ser {before}.</translation>
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
        <translation>Mes següent</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendari</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Fewer options</source>
        <translation>Menys opcions</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Més opcions</translation>
    </message>
</context>
<context>
    <name>MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Jugades</translation>
    </message>
    <message>
        <source>Moves of the match</source>
        <translation>Jugades de la partida</translation>
    </message>
    <message>
        <source>Choose a move to see the table after it</source>
        <translation>Tria una jugada per veure com va quedar la taula</translation>
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
        <translation>Repartiments anteriors: {number}</translation>
    </message>
    <message>
        <source>Void deal: {cards}</source>
        <translation>Repartiment nul: {cards}</translation>
    </message>
    <message>
        <source>You take {cards} from the table</source>
        <translation>Agafes {cards} de la taula</translation>
    </message>
    <message>
        <source>{name} takes {cards} from the table</source>
        <translation>{name} agafa {cards} de la taula</translation>
    </message>
    <message>
        <source>played automatically</source>
        <translation>jugada automàticament</translation>
    </message>
    <message>
        <source>Round {number} · you deal</source>
        <translation>Ronda {number} · reparteixes tu</translation>
    </message>
    <message>
        <source>Round {number} · {name} deals</source>
        <translation>Ronda {number} · reparteix {name}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Deixa-la</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>Agafa: {cards}</translation>
    </message>
    <message>
        <source>Lay the {card} on the table</source>
        <translation>Deixar a la taula: {card}</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>no agafa res</translation>
    </message>
    <message>
        <source>{sets}, or {last}</source>
        <translation>{sets}, o {last}</translation>
    </message>
    <message>
        <source>can take {cards}</source>
        <translation>pot agafar {cards}</translation>
    </message>
    <message>
        <source>must take {cards}</source>
        <translation>has d’agafar {cards}</translation>
    </message>
    <message>
        <source>{card} can take {cards}</source>
        <translation>{card} pot agafar {cards}</translation>
    </message>
    <message>
        <source>{cards} goes first</source>
        <translation>primer {cards}</translation>
    </message>
    <message>
        <source>only one of them</source>
        <translation>només una</translation>
    </message>
    <message>
        <source>it takes the whole table</source>
        <translation>agafa tota la taula</translation>
    </message>
    <message>
        <source>at most {cards}</source>
        <translation>{cards} com a màxim</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ara no es pot</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <translation>No es pot: {reason}</translation>
    </message>
    <message>
        <source>{name} lays down {card}</source>
        <translation>{name} deixa {card} a la taula</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card}</source>
        <translation>{name} agafa {cards} amb {card}</translation>
    </message>
    <message>
        <source>You lay down {card}</source>
        <translation>Deixes {card} a la taula</translation>
    </message>
    <message>
        <source>You take {cards} with {card}</source>
        <translation>Agafes {cards} amb {card}</translation>
    </message>
    <message>
        <source>{sum}, not a multiple of {wanted}</source>
        <translation>{sum}, que no és múltiple de {wanted}</translation>
    </message>
    <message>
        <source>{sum}, not {wanted}</source>
        <translation>{sum}, no {wanted}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card} and makes {sweep}</source>
        <translation>{name} agafa {cards} amb {card} i fa {sweep}</translation>
    </message>
    <message>
        <source>You take {cards} with {card} and make {sweep}</source>
        <translation>Agafes {cards} amb {card} i fas {sweep}</translation>
    </message>
    <message>
        <source>only the same court card</source>
        <translation>només la figura igual</translation>
    </message>
    <message>
        <source>{name} takes the pile under {cards} with {card}</source>
        <translation>{name} agafa el munt sota {cards} amb {card}</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Agafa el munt</translation>
    </message>
    <message>
        <source>Take the pile under {card}</source>
        <translation>Agafa el munt sota {card}</translation>
    </message>
    <message>
        <source>the pile under {card}</source>
        <translation>el munt sota {card}</translation>
    </message>
    <message>
        <source>no sums</source>
        <translation>sense sumes</translation>
    </message>
    <message>
        <source>You take the pile under {cards} with {card}</source>
        <translation>Agafes el munt sota {cards} amb {card}</translation>
    </message>
</context>
<context>
    <name>MyRules</name>
    <message>
        <source>Save the game</source>
        <translation>Desa el joc</translation>
    </message>
    <message>
        <source>Add a shared game</source>
        <translation>Afegeix un joc compartit</translation>
    </message>
    <message>
        <source>“{name}” was saved.</source>
        <translation>Regles desades: «{name}».</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>Regles eliminades: «{name}».</translation>
    </message>
    <message>
        <source>Added to your games: {names}.</source>
        <translation>Afegit als teus jocs: {names}.</translation>
    </message>
    <message>
        <source>The game was saved as “{path}”.</source>
        <translation>El joc s’ha desat a «{path}».</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <translation>Jocs (*{suffix})</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfés</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Enrere</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>The game that you find is shown here.</source>
        <translation>Aquí es mostra el joc que trobis.</translation>
    </message>
    <message>
        <source>You stake {chips} now.</source>
        <translation>Ara apostes {chips}.</translation>
    </message>
    <message>
        <source>Among people at one computer, only chips change hands: no experience, no badges and no rating.</source>
        <translation>Entre persones al mateix ordinador només es juguen fitxes: ni experiència, ni insígnies, ni puntuació.</translation>
    </message>
    <message>
        <source>Matches among people at one computer bring no badges and no rating.</source>
        <translation>Les partides entre persones al mateix ordinador no donen insígnies ni puntuació.</translation>
    </message>
    <message>
        <source>Your current match will be kept.</source>
        <translation>La partida en curs es conservarà.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Reparteix</translation>
    </message>
    <message>
        <source>Choose this game</source>
        <translation>Tria aquest joc</translation>
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
        <translation>Una partida com l’última.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>El repartiment d’avui</translation>
    </message>
    <message>
        <source>The same cards for everybody.</source>
        <translation>Les mateixes cartes per a tothom.</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Un problema</translation>
    </message>
    <message>
        <source>Which card would you play?</source>
        <translation>Quina carta jugaries?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revenja</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lliçó següent</translation>
    </message>
    <message>
        <source>Nearest badge</source>
        <translation>La insígnia més propera</translation>
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
        <translation>{explanation} Valors permesos: de {limits}.</translation>
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
        <translation>{name}: {points} esperats en aquesta ronda</translation>
    </message>
    <message>
        <source>{name}: {points} this round</source>
        <translation>{name}: {points} en aquesta ronda</translation>
    </message>
    <message>
        <source>{chance} chance of the match</source>
        <translation>{chance} de probabilitat de guanyar la partida</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Probabilitats</translation>
    </message>
    <message>
        <source>chance of the match</source>
        <translation>victòria</translation>
    </message>
    <message>
        <source>{points} this round</source>
        <translation>{points} en aquesta ronda</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Encara no se sap</translation>
    </message>
</context>
<context>
    <name>OpenMatch</name>
    <message>
        <source>Open a match</source>
        <translation>Obre una partida</translation>
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
        <translation>Fitxers:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Obre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Your partner follows the conventions</source>
        <translation>El teu company segueix la tradició</translation>
    </message>
    <message>
        <source>Choose the person…</source>
        <translation>Tria la persona…</translation>
    </message>
    <message>
        <source>Between equally good moves, your partner follows tradition: plays from a pair, leaves what you laid down, keeps the sevens.</source>
        <translation>Entre jugades igual de bones, el teu company segueix la tradició: deixa cartes que té repetides, respecta les que has deixat tu i guarda els sets.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Somebody who sits here too. The hands are covered between your turns.</source>
        <translation>Algú que és aquí amb tu. Entre els vostres torns, les mans queden tapades.</translation>
    </message>
    <message>
        <source>Another person at this computer</source>
        <translation>Una altra persona en aquest ordinador</translation>
    </message>
    <message>
        <source>Only watch: a computer player has your seat</source>
        <translation>Només mirar: l’ordinador juga al teu seient</translation>
    </message>
    <message>
        <source>You see the cards of all players, and can sit in for any of them later.</source>
        <translation>Veus les cartes de tothom i més tard pots substituir qui vulguis.</translation>
    </message>
    <message>
        <source>only watching</source>
        <translation>només mirar</translation>
    </message>
    <message>
        <source>partner without conventions</source>
        <translation>company sense tradició</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jugadors de l’ordinador</translation>
    </message>
    <message>
        <source>Partner and opponents</source>
        <translation>Company i rivals</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivals</translation>
    </message>
    <message>
        <source>Partners and opponents</source>
        <translation>Companys i rivals</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>el teu seient</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>a baix</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Convidat</translation>
    </message>
    <message>
        <source>A guest…</source>
        <translation>Un convidat…</translation>
    </message>
    <message>
        <source>Your partners follow the conventions</source>
        <translation>Els teus companys segueixen la tradició</translation>
    </message>
    <message>
        <source>These players know the conventions: {names}.</source>
        <translation>Coneixen la tradició: {names}.</translation>
    </message>
    <message>
        <source>The hands are covered while you pass the screen on.</source>
        <translation>Les mans queden tapades mentre us passeu la pantalla.</translation>
    </message>
    <message>
        <source>Choose a seat, then who sits there.</source>
        <translation>Tria un seient i després qui l’ocupa.</translation>
    </message>
    <message>
        <source>{name} {temperament}.</source>
        <translation>{name} {temperament}.</translation>
    </message>
    <message>
        <source>Strong point: {what}.</source>
        <translation>Punt fort: {what}.</translation>
    </message>
    <message>
        <source>Weak point: {what}.</source>
        <translation>Punt feble: {what}.</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Perfil nou…</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Usual in this game: {value}.</source>
        <translation>L’habitual en aquest joc: {value}.</translation>
    </message>
</context>
<context>
    <name>OwnDeckActions</name>
    <message>
        <source>Pictures of the cards as SVG or PNG; the Guide says how they are named.</source>
        <translation>Imatges de les cartes en SVG o PNG; la Guia diu com s’anomenen.</translation>
    </message>
    <message>
        <source>Add your own deck from a folder…</source>
        <translation>Afegeix una baralla teva des d’una carpeta…</translation>
    </message>
    <message>
        <source>Add your own deck from a ZIP file…</source>
        <translation>Afegeix una baralla teva des d’un fitxer ZIP…</translation>
    </message>
    <message>
        <source>Export this deck…</source>
        <translation>Exporta aquesta baralla…</translation>
    </message>
    <message>
        <source>Remove this deck…</source>
        <translation>Elimina aquesta baralla…</translation>
    </message>
    <message>
        <source>The folder with the cards</source>
        <translation>La carpeta amb les cartes</translation>
    </message>
    <message>
        <source>The ZIP file with the cards</source>
        <translation>El fitxer ZIP amb les cartes</translation>
    </message>
    <message>
        <source>“{name}” was added to your decks.</source>
        <translation>«{name}» ja és entre les teves baralles.</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exporta la baralla</translation>
    </message>
    <message>
        <source>The deck was exported to “{path}”.</source>
        <translation>Baralla exportada a «{path}».</translation>
    </message>
    <message>
        <source>Remove the deck?</source>
        <translation>Vols eliminar la baralla?</translation>
    </message>
    <message>
        <source>The pictures of “{name}” will be deleted. Export the deck first if you want to keep them.</source>
        <translation>Les imatges de «{name}» s’esborraran. Si les vols conservar, exporta abans la baralla.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserva-la</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Elimina-la</translation>
    </message>
    <message>
        <source>“{name}” was removed.</source>
        <translation>S’ha eliminat «{name}».</translation>
    </message>
    <message>
        <source>ZIP files (*{suffix})</source>
        <translation>Fitxers ZIP (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OwnDeckDialog</name>
    <message>
        <source>Italian</source>
        <translation>italians</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espanyols</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francesos</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Colls</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>Add the deck</source>
        <translation>Afegeix la baralla</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>La teva baralla</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un moment…</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Res</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The name in the choice of decks.</source>
        <translation>El nom a la llista de baralles.</translation>
    </message>
    <message>
        <source>What suits and court cards are called.</source>
        <translation>Com s’anomenen els colls i les figures.</translation>
    </message>
    <message>
        <source>Printed in the corners</source>
        <translation>Imprès a les cantonades</translation>
    </message>
    <message>
        <source>The game shows the value of a card where the card does not.</source>
        <translation>El joc mostra el valor de la carta quan la carta no el porta.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dors</translation>
    </message>
    <message>
        <source>The back of another deck fits too.</source>
        <translation>També serveix el dors d’una altra baralla.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imatges</translation>
    </message>
    <message>
        <source>Drawing the cards: {done} of {total}</source>
        <translation>S’estan dibuixant les cartes: {done} de {total}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>No s’ha afegit cap baralla</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>El seu</translation>
    </message>
    <message>
        <source>All forty cards are there.</source>
        <translation>Hi ha les quaranta cartes.</translation>
    </message>
    <message>
        <source>The set has only {number} of the forty cards. A picture of each needs a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>La baralla només té {number} de les quaranta cartes. La imatge de cadascuna necessita un nom com ara 7D.svg per al set d’oros o KS.png per al rei d’espases; la Guia en diu més.</translation>
    </message>
    <message>
        <source>{card} ({file})</source>
        <translation>{card} ({file})</translation>
    </message>
    <message>
        <source>The set cannot be added, because it lacks: {cards}.</source>
        <translation>La baralla no es pot afegir, perquè hi falten: {cards}.</translation>
    </message>
</context>
<context>
    <name>OwnGameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Desa el joc</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartiment</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Captures</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punts</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Make {game} your own</source>
        <translation>Fes teu el joc: {game}</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom del joc</translation>
    </message>
    <message>
        <source>A sentence about it</source>
        <translation>Una frase que el descrigui</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The computer players bring their strength from {game}. How strong they are with your rules, you will find out together.</source>
        <translation>Els jugadors de l’ordinador porten la seva força de {game}. Com de forts són amb les teves regles, ho descobrireu junts.</translation>
    </message>
    <message>
        <source>Does not go with this game</source>
        <translation>No lliga amb aquest joc</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Dues cartes</translation>
    </message>
    <message>
        <source>Broom</source>
        <translation>Escombra</translation>
    </message>
    <message>
        <source>My {game}</source>
        <translation>El meu joc: {game}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters.</source>
        <translation>
            <numerusform>Fins a %n caràcter.</numerusform>
            <numerusform>Fins a %n caràcters.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have a game called “{name}”.</source>
        <translation>Ja tens un joc que es diu «{name}».</translation>
    </message>
</context>
<context>
    <name>PagedDialog</name>
    <message>
        <source>&amp;All pages</source>
        <translation>Totes les &amp;pàgines</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pàgines</translation>
    </message>
</context>
<context>
    <name>PauseController</name>
    <message>
        <source>not in competitive matches</source>
        <translation>no en partides competitives</translation>
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
        <translation>Ningú no juga i el temps està aturat.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Game speed</source>
        <translation>Ve&amp;locitat del joc</translation>
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
        <translation>Ràpida</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Instantània</translation>
    </message>
    <message>
        <source>How fast the cards move. When off, they appear at once.</source>
        <translation>La rapidesa amb què es mouen les cartes. Si és instantània, apareixen de seguida.</translation>
    </message>
    <message>
        <source>&amp;Play for me when there is only one move</source>
        <translation>&amp;Juga per mi quan només hi hagi una jugada</translation>
    </message>
    <message>
        <source>The only possible move is played without asking.</source>
        <translation>L’única jugada possible es fa sense preguntar.</translation>
    </message>
    <message>
        <source>De&amp;clare for me</source>
        <translation>&amp;Canta per mi</translation>
    </message>
    <message>
        <source>The best combination of your hand is declared without asking. Where declared cards must be played first, you decide.</source>
        <translation>La millor combinació de la teva mà es canta sense preguntar. On les cartes cantades s’han de jugar primer, decideixes tu.</translation>
    </message>
    <message>
        <source>Faces and re&amp;marks of the opponents</source>
        <translation>Gestos i co&amp;mentaris dels rivals</translation>
    </message>
    <message>
        <source>They smile, frown and look at their cards. After a sweep or a fine capture they may say a few words, at most once in a round.</source>
        <translation>Somriuen, arrufen les celles i miren les cartes. Després d’una escombra o d’una bona captura diuen unes paraules, com a molt un cop per ronda.</translation>
    </message>
    <message>
        <source>&amp;One click plays</source>
        <translation>&amp;Un clic juga</translation>
    </message>
    <message>
        <source>A click only selects. The gold button, a double click or Enter plays the cards.</source>
        <translation>Un clic només tria. Es juga amb el botó daurat, amb un doble clic o amb Retorn.</translation>
    </message>
    <message>
        <source>A click plays if only one move is left with the cards that you have selected.</source>
        <translation>Un clic juga si amb les cartes triades només queda una jugada.</translation>
    </message>
    <message>
        <source>A capture is made as soon as you have selected all its cards, yours first or last. The Discard button lays your card.</source>
        <translation>La captura es fa tan bon punt n’has triat totes les cartes, la teva al principi o al final. El botó «Deixa-la» posa la teva carta a la taula.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Res</translation>
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
        <translation>Què passa quan fas clic en cartes de la mà i de la taula.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Ajudes a la taula</translation>
    </message>
    <message>
        <source>What you see beside the cards.</source>
        <translation>El que veus al costat de les cartes.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Marks the best, good and costly cards of your hand and names the dangers. The match is marked in your history.</source>
        <translation>Marca les cartes millors, bones i cares de la teva mà i avisa dels perills. La partida queda marcada a l’historial.</translation>
    </message>
    <message>
        <source>Cards out and gone</source>
        <translation>Cartes vistes i per sortir</translation>
    </message>
    <message>
        <source>Shows which cards you have seen and which are still out.</source>
        <translation>Mostra quines cartes has vist i quines falten per sortir.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilitats</translation>
    </message>
    <message>
        <source>Shows the points and the chance of the match that each side can expect.</source>
        <translation>Mostra els punts i la probabilitat de guanyar que pot esperar cada bàndol.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>El teu &amp;nom</translation>
    </message>
    <message>
        <source>Your name at the table and in saved matches.</source>
        <translation>El teu nom a la taula i a les partides desades.</translation>
    </message>
</context>
<context>
    <name>PlayerFigures</name>
    <message>
        <source>accuracy {number} of 100</source>
        <translation>precisió {number} de 100</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
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
        <translation>Sol amb cara</translation>
    </message>
    <message>
        <source>Grandmother with a grey bun and glasses</source>
        <translation>Àvia amb monyo gris i ulleres</translation>
    </message>
    <message>
        <source>Grandfather with a flat cap and white moustache</source>
        <translation>Avi amb gorra plana i bigoti blanc</translation>
    </message>
    <message>
        <source>Woman with black curls and a green apron</source>
        <translation>Dona de rínxols negres amb davantal verd</translation>
    </message>
    <message>
        <source>Fisherman with a yellow rain hat and white beard</source>
        <translation>Pescador amb barret de pluja groc i barba blanca</translation>
    </message>
    <message>
        <source>Girl with a red ponytail and headphones</source>
        <translation>Noia pèl-roja amb cua de cavall i auriculars</translation>
    </message>
    <message>
        <source>Boy with a red cap worn backwards</source>
        <translation>Noi amb gorra vermella al revés</translation>
    </message>
    <message>
        <source>Woman with a teal headscarf</source>
        <translation>Dona amb vel verd blavós</translation>
    </message>
    <message>
        <source>Cook with a white hat and black moustache</source>
        <translation>Cuiner amb barret blanc i bigoti negre</translation>
    </message>
    <message>
        <source>Doctor with short black hair and a white coat</source>
        <translation>Doctora de cabells negres curts amb bata blanca</translation>
    </message>
    <message>
        <source>Captain with auburn hair and a peaked cap</source>
        <translation>Capitana de cabells vermellosos amb gorra de plat</translation>
    </message>
    <message>
        <source>Musician with dreadlocks and dark glasses</source>
        <translation>Músic amb rastes i ulleres fosques</translation>
    </message>
    <message>
        <source>Painter with blond hair and a red beret</source>
        <translation>Pintora rossa amb boina vermella</translation>
    </message>
    <message>
        <source>Bald man with glasses, a grey beard and a bow tie</source>
        <translation>Home calb amb ulleres, barba grisa i corbatí</translation>
    </message>
    <message>
        <source>Cyclist with a white cap and stubble</source>
        <translation>Ciclista amb gorra blanca i barba de tres dies</translation>
    </message>
    <message>
        <source>Woman with a spotted headscarf and sunglasses</source>
        <translation>Dona amb mocador de pics i ulleres de sol</translation>
    </message>
    <message>
        <source>Man with an orange turban and black beard</source>
        <translation>Home amb turbant taronja i barba negra</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>New profile</source>
        <translation>Perfil nou</translation>
    </message>
    <message>
        <source>Delete the profile?</source>
        <translation>Vols eliminar el perfil?</translation>
    </message>
    <message>
        <source>“{name}” and the badges of this profile disappear. The matches and the training stay among your files.</source>
        <translation>«{name}» i les insígnies d’aquest perfil desapareixen. Les partides i l’entrenament es queden entre els teus fitxers.</translation>
    </message>
    <message>
        <source>Delete the profile</source>
        <translation>Elimina el perfil</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserva’l</translation>
    </message>
</context>
<context>
    <name>ProfileNameDialog</name>
    <message>
        <source>New profile</source>
        <translation>Perfil nou</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Each profile has its own statistics, badges and chips.</source>
        <translation>Cada perfil té les seves estadístiques, insígnies i fitxes.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Seu a taula</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Choose a portrait</source>
        <translation>Tria un retrat</translation>
    </message>
    <message>
        <source>Practice and competitive matches count alike, if you play them to the end yourself, against computer players alone.</source>
        <translation>Les partides de pràctica i les competitives compten igual, si les jugues tu fins al final, només contra l’ordinador.</translation>
    </message>
    <message>
        <source>Profiles on this computer</source>
        <translation>Perfils en aquest ordinador</translation>
    </message>
    <message>
        <source>On another computer</source>
        <translation>En un altre ordinador</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>El teu nom</translation>
    </message>
    <message>
        <source>Favourite deck</source>
        <translation>Baralla preferida</translation>
    </message>
    <message>
        <source>Favourite game</source>
        <translation>Joc preferit</translation>
    </message>
    <message>
        <source>Chosen when you switch to this profile.</source>
        <translation>Es tria en canviar a aquest perfil.</translation>
    </message>
    <message>
        <source>Offered first in New game when you switch to it.</source>
        <translation>S’ofereix primer a «Nova partida» en canviar al perfil.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Retrat</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>des del {date}</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Insígnies</translation>
    </message>
    <message>
        <source>matches: {number}</source>
        <translation>partides: {number}</translation>
    </message>
    <message>
        <source>won: {number}</source>
        <translation>guanyades: {number}</translation>
    </message>
    <message>
        <source>Badges: {earned} of {all}</source>
        <translation>Insígnies: {earned} de {all}</translation>
    </message>
    <message>
        <source>Point at a badge to see what it takes.</source>
        <translation>Assenyala una insígnia per veure com es guanya.</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Segons el joc</translation>
    </message>
    <message>
        <source>None: the last one played</source>
        <translation>Cap: l’últim jugat</translation>
    </message>
    <message>
        <source>Close the portraits</source>
        <translation>Tanca els retrats</translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message>
        <source>plays now</source>
        <translation>juga ara</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>des del {date}</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Tria</translation>
    </message>
    <message>
        <source>Switch to {name}</source>
        <translation>Canvia a {name}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Elimina {name}</translation>
    </message>
</context>
<context>
    <name>ProfileTransfer</name>
    <message>
        <source>One moment…</source>
        <translation>Un moment…</translation>
    </message>
    <message>
        <source>Matches: {number} of {total}</source>
        <translation>Partides: {number} de {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Atura</translation>
    </message>
    <message>
        <source>Imported. New matches: {new}. Here before: {known}.</source>
        <translation>Importat. Partides noves: {new}. Ja presents: {known}.</translation>
    </message>
    <message>
        <source>Stopped. New matches: {new}. Here before: {known}.</source>
        <translation>Aturat. Partides noves: {new}. Ja presents: {known}.</translation>
    </message>
    <message>
        <source>Export your matches…</source>
        <translation>Exporta les teves partides…</translation>
    </message>
    <message>
        <source>Import matches…</source>
        <translation>Importa partides…</translation>
    </message>
    <message>
        <source>Copy everything…</source>
        <translation>Copia-ho tot…</translation>
    </message>
    <message>
        <source>Put a copy back…</source>
        <translation>Restaura una còpia…</translation>
    </message>
    <message>
        <source>A copy takes everything to another computer: all profiles with their matches, badges, training and chips. Putting it back replaces what is there, which is kept.</source>
        <translation>Una còpia ho porta tot a un altre ordinador: tots els perfils amb les partides, les insígnies, l’entrenament i les fitxes. En restaurar-la, substitueix el que hi ha, que es conserva.</translation>
    </message>
    <message>
        <source>Recorded matches can be imported and exported too; those of other people do not count as yours.</source>
        <translation>També es poden importar i exportar partides enregistrades; les d’altres persones no compten com a teves.</translation>
    </message>
    <message>
        <source>Export your matches</source>
        <translation>Exporta les teves partides</translation>
    </message>
    <message>
        <source>Archives (*{suffix})</source>
        <translation>Arxius (*{suffix})</translation>
    </message>
    <message>
        <source>Matches and archives of them (*{suffix} *{archive_suffix})</source>
        <translation>Partides i arxius de partides (*{suffix} *{archive_suffix})</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importa partides</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>Copia-ho tot</translation>
    </message>
    <message>
        <source>Put a copy back</source>
        <translation>Restaura una còpia</translation>
    </message>
    <message>
        <source>Replace everything</source>
        <translation>Substitueix-ho tot</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>The copy replaces all profiles, matches, badges, training and chips of this computer. What is here now is kept in a file.</source>
        <translation>La còpia substitueix tots els perfils, les partides, les insígnies, l’entrenament i les fitxes d’aquest ordinador. El que hi ha ara es conserva en un fitxer.</translation>
    </message>
    <message>
        <source>Put the copy back?</source>
        <translation>Vols restaurar la còpia?</translation>
    </message>
    <message>
        <source>Copies (*{suffix})</source>
        <translation>Còpies (*{suffix})</translation>
    </message>
    <message>
        <source>Exported. Matches: {number}.</source>
        <translation>Exportat. Partides: {number}.</translation>
    </message>
    <message>
        <source>Everything was copied.</source>
        <translation>S’ha copiat tot.</translation>
    </message>
    <message>
        <source>The copy was put back. What was here before is in “{path}”.</source>
        <translation>La còpia s’ha restaurat. El que hi havia abans és a «{path}».</translation>
    </message>
    <message>
        <source>Are you one of them?</source>
        <translation>Ets una d’aquestes persones?</translation>
    </message>
    <message>
        <source>Nobody in these matches has the name of your profile, so they do not count as yours. If you are one of these people, choose the name.</source>
        <translation>Ningú en aquestes partides té el nom del teu perfil, així que no compten com a teves. Si ets una d’aquestes persones, tria el nom.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Cap d’elles</translation>
    </message>
    <message>
        <source>Stopped. Nothing was exported.</source>
        <translation>Aturat. No s’ha exportat res.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>At&amp;ura</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>The review was interrupted. Continue to take it up again.</source>
        <translation>L’anàlisi s’ha interromput. Prem «Continua» per reprendre-la.</translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>Comença l’anàlisi…</translation>
    </message>
    <message>
        <source>Stopped at {percent}%. What is known so far is below.</source>
        <translation>Aturada al {percent}&#xa0;%. A sota hi ha el que se sap fins ara.</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>queden uns %n segons</numerusform>
            <numerusform>queden uns %n segons</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at every move: {percent}%, {left}</source>
        <translation>S’examina cada jugada: {percent} %, {left}</translation>
    </message>
</context>
<context>
    <name>PuzzleResults</name>
    <message>
        <source>Your results</source>
        <translation>Els teus resultats</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>La teva puntuació</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolts</translation>
    </message>
    <message>
        <source>Waiting for you today</source>
        <translation>T’esperen avui</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Evolució de la teva puntuació</translation>
    </message>
    <message>
        <source>What you miss comes back after 1, 3, 7, 14 and 30 days.</source>
        <translation>El que fallis torna al cap d’1, 3, 7, 14 i 30 dies.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Problemes</translation>
    </message>
    <message>
        <source>Game and theme</source>
        <translation>Joc i tema</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problema següent</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Torna-hi</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>I després?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solució</translation>
    </message>
    <message>
        <source>There is no such puzzle. Choose another game or theme.</source>
        <translation>No hi ha cap problema així. Tria un altre joc o un altre tema.</translation>
    </message>
    <message>
        <source>Right! {reason}</source>
        <translation>Correcte! {reason}</translation>
    </message>
    <message>
        <source>This was the best move. {reason}</source>
        <translation>Aquesta era la millor jugada. {reason}</translation>
    </message>
    <message>
        <source>{loss} Watch what may follow.</source>
        <translation>{loss} Mira què pot passar.</translation>
    </message>
    <message>
        <source>From one of your matches, where you made another move.</source>
        <translation>D’una partida teva en què vas fer una altra jugada.</translation>
    </message>
    <message>
        <source>You have missed this one before.</source>
        <translation>Aquest ja l’has fallat abans.</translation>
    </message>
    <message>
        <source>It does not change your rating, because you tried this puzzle not long ago.</source>
        <translation>La teva puntuació no canvia, perquè has provat aquest problema fa poc.</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>La teva puntuació: {rating}.</translation>
    </message>
    <message>
        <source>This puzzle is rated {rating}.</source>
        <translation>Puntuació d’aquest problema: {rating}.</translation>
    </message>
    <message>
        <source>It counts as missed, because a hint or another move came first.</source>
        <translation>Compta com a fallat, perquè abans hi ha hagut una pista o una altra jugada.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tots els jocs</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tots els temes</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultat</translation>
    </message>
    <message>
        <source>Your results…</source>
        <translation>Els teus resultats…</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Win the settebello</source>
        <translation>Emporta’t el settebello</translation>
    </message>
    <message>
        <source>Win a card that scores</source>
        <translation>Emporta’t una carta que puntua</translation>
    </message>
    <message>
        <source>Sweep the table</source>
        <translation>Escombra la taula</translation>
    </message>
    <message>
        <source>Better than a sweep</source>
        <translation>Millor que escombrar</translation>
    </message>
    <message>
        <source>Prevent the sweep</source>
        <translation>Evita que escombrin</translation>
    </message>
    <message>
        <source>Keep the sevens</source>
        <translation>Guarda els sets</translation>
    </message>
    <message>
        <source>Win the sevens</source>
        <translation>Emporta’t els sets</translation>
    </message>
    <message>
        <source>Make the primiera</source>
        <translation>Fes la primiera</translation>
    </message>
    <message>
        <source>Win the coins</source>
        <translation>Emporta’t els oros</translation>
    </message>
    <message>
        <source>Win the most cards</source>
        <translation>Emporta’t més cartes que ningú</translation>
    </message>
    <message>
        <source>Complete a run</source>
        <translation>Completa una sèrie</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Trenca les parelles</translation>
    </message>
    <message>
        <source>Restore the pairs</source>
        <translation>Refés les parelles</translation>
    </message>
    <message>
        <source>The last hand</source>
        <translation>L’última mà</translation>
    </message>
    <message>
        <source>The last capture</source>
        <translation>L’última captura</translation>
    </message>
    <message>
        <source>Many ways to the total</source>
        <translation>Moltes maneres de sumar</translation>
    </message>
    <message>
        <source>One card, several captures</source>
        <translation>Una carta, diverses captures</translation>
    </message>
    <message>
        <source>Better not to take</source>
        <translation>Millor no agafar</translation>
    </message>
    <message>
        <source>The Ace that takes all</source>
        <translation>L’as que s’ho emporta tot</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>Què cantar</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>La carta de l’escapçada</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>Which card to lay</source>
        <translation>Quina carta deixar</translation>
    </message>
    <message>
        <source>Which cards to take</source>
        <translation>Quines cartes agafar</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Més fàcil</translation>
    </message>
    <message>
        <source>Just right</source>
        <translation>Adequat</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Més difícil</translation>
    </message>
    <message>
        <source>Your turn. Which move is most likely to win the match?</source>
        <translation>Et toca. Amb quina jugada és més probable guanyar la partida?</translation>
    </message>
    <message>
        <source>Your turn. Find the best move.</source>
        <translation>Et toca. Troba la millor jugada.</translation>
    </message>
    <message>
        <source>Hint: there is nothing to take. Which card helps the next player least?</source>
        <translation>Pista: no hi ha res per agafar. Quina carta ajuda menys qui juga després?</translation>
    </message>
    <message>
        <source>Hint: “{theme}”.</source>
        <translation>Pista: «{theme}».</translation>
    </message>
    <message>
        <source>Not the best move: it costs {points}.</source>
        <translation>No és la millor jugada: costa {points}.</translation>
    </message>
    <message numerus="yes">
        <source>after %n puzzles</source>
        <translation>
            <numerusform>després d’%n problema</numerusform>
            <numerusform>després de %n problemes</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: play {card}.</source>
        <translation>Pista: juga {card}.</translation>
    </message>
    <message>
        <source>Hint: declare {cards}.</source>
        <translation>Pista: canta {cards}.</translation>
    </message>
    <message>
        <source>Hint: take cards from the table before you play.</source>
        <translation>Pista: agafa cartes de la taula abans de jugar.</translation>
    </message>
    <message>
        <source>Hint: keep the card you cut.</source>
        <translation>Pista: queda’t la carta de l’escapçada.</translation>
    </message>
    <message>
        <source>Hint: put the card you cut on the table.</source>
        <translation>Pista: posa a la taula la carta de l’escapçada.</translation>
    </message>
    <message>
        <source>Hint: take the opening cards.</source>
        <translation>Pista: agafa la taula inicial.</translation>
    </message>
    <message>
        <source>Hint: leave the opening cards.</source>
        <translation>Pista: deixa la taula inicial.</translation>
    </message>
    <message>
        <source>Hint: declare nothing.</source>
        <translation>Pista: no cantis res.</translation>
    </message>
    <message>
        <source>Hint: call out.</source>
        <translation>Pista: canta victòria.</translation>
    </message>
    <message>
        <source>Not the best move: it lowers your chance to win the match by {percent}%.</source>
        <translation>No és la millor jugada: et treu un {percent}&#xa0;% de probabilitat de guanyar la partida.</translation>
    </message>
    <message>
        <source>Not the best move.</source>
        <translation>No és la millor jugada.</translation>
    </message>
    <message>
        <source>This may follow: {move}.</source>
        <translation>Pot seguir això: {move}.</translation>
    </message>
    <message>
        <source>This may follow: {move}; {reasons}.</source>
        <translation>Pot seguir això: {move}; {reasons}.</translation>
    </message>
</context>
<context>
    <name>ReceiveDialog</name>
    <message>
        <source>Add a shared game</source>
        <translation>Afegeix un joc compartit</translation>
    </message>
    <message>
        <source>The line that you were given</source>
        <translation>La línia que t’han donat</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Des d’un fitxer…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>Add the game</source>
        <translation>Afegeix el joc</translation>
    </message>
    <message>
        <source>It begins with “scopa:”. What stands around it does not matter.</source>
        <translation>Comença per «scopa:». El que hi hagi al voltant no importa.</translation>
    </message>
    <message>
        <source>This cannot be read: {reason}.</source>
        <translation>No es pot llegir: {reason}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>La ronda s’ha acabat.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>No tens aquesta carta a la mà: {card}.</translation>
    </message>
    <message>
        <source>Not on the table: {cards}.</source>
        <translation>No és a la taula: {cards}.</translation>
    </message>
    <message>
        <source>The {card} can take {cards}, so you cannot lay it down.</source>
        <translation>No pots deixar aquesta carta ({card}), perquè pot agafar: {cards}.</translation>
    </message>
    <message>
        <source>The {by} can take {cards}, so you cannot lay down the {card}.</source>
        <translation>No pots deixar aquesta carta ({card}), perquè amb una altra ({by}) pots agafar: {cards}.</translation>
    </message>
    <message>
        <source>The {cards} matches your {card} and must be taken first.</source>
        <translation>Primer has d’agafar la carta igual a la teva ({card}): {cards}.</translation>
    </message>
    <message>
        <source>The {card} takes only one equal card: choose one of them.</source>
        <translation>Aquesta carta ({card}) només n’agafa una d’igual: tria quina.</translation>
    </message>
    <message>
        <source>The {card} takes the whole table, not only a part of it.</source>
        <translation>Aquesta carta ({card}) agafa tota la taula, no només una part.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: {sum}.</source>
        <translation>Amb aquesta carta ({card}) no pots fer aquesta captura ({take}): {sum}.</translation>
    </message>
    <message>
        <source>With the {card} you must take as few cards as possible.</source>
        <translation>Amb aquesta carta ({card}) n’has d’agafar tan poques com puguis.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a sum may take at most {limit}.</source>
        <translation>Amb aquesta carta ({card}) no pots fer aquesta captura ({take}): amb una suma pots agafar com a màxim {limit}.</translation>
    </message>
    <message>
        <source>These cards were all dealt to the table. You can take cards without playing only if a player has laid down one of them.</source>
        <translation>Totes aquestes cartes es van repartir a la taula. Sense jugar només pots agafar cartes si un jugador n’ha deixat alguna.</translation>
    </message>
    <message>
        <source>First declare or pass: nobody has played a card yet.</source>
        <translation>Primer digues què cantes: encara ningú no ha jugat cap carta.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ara no es pot.</translation>
    </message>
    <message>
        <source>Declared cards come first: {cards}.</source>
        <translation>Primer es juguen les cartes cantades: {cards}.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a court card goes only with the same court card.</source>
        <translation>Amb aquesta carta ({card}) no pots fer aquesta captura ({take}): una figura només va amb la figura igual.</translation>
    </message>
    <message>
        <source>The {card} takes one equal card, never a sum.</source>
        <translation>Aquesta carta ({card}) n’agafa una d’igual, mai una suma.</translation>
    </message>
    <message>
        <source>A pile is taken alone: choose it, or cards of the table.</source>
        <translation>Un munt s’agafa sol: tria’l, o tria cartes de la taula.</translation>
    </message>
    <message>
        <source>The {card} can take {cards} from the table, so no pile.</source>
        <translation>Aquesta carta ({card}) pot agafar de la taula ({cards}), així que cap munt.</translation>
    </message>
    <message>
        <source>The {card} takes only a pile with an equal card on top.</source>
        <translation>Aquesta carta ({card}) només agafa un munt amb una carta igual a sobre.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>I won? Really? I learned that from watching you!</source>
        <translation>He guanyat? De debò? Ho he après mirant-te a tu!</translation>
    </message>
    <message>
        <source>Wow! Will you show me how you did that?</source>
        <translation>Ostres! M’ensenyes com ho has fet?</translation>
    </message>
    <message>
        <source>Oh! I did not see that coming.</source>
        <translation>Oh! Això no m’ho esperava.</translation>
    </message>
    <message>
        <source>Is that the card everybody wants?</source>
        <translation>És aquesta la carta que vol tothom?</translation>
    </message>
    <message>
        <source>I wanted that one!</source>
        <translation>Aquesta la volia jo!</translation>
    </message>
    <message>
        <source>Don’t be sad, dear. I’ll make coffee, and we play again.</source>
        <translation>No t’entristeixis, cor meu. Faig cafè i hi tornem.</translation>
    </message>
    <message>
        <source>Well done, dear! And I had kept my coins so nicely together.</source>
        <translation>Molt bé, cor meu! I jo que tenia els oros tan ben guardats.</translation>
    </message>
    <message>
        <source>A clean table, as in my kitchen.</source>
        <translation>Una taula neta, com a la meva cuina.</translation>
    </message>
    <message>
        <source>Leave something for me, dear.</source>
        <translation>Deixa’m alguna cosa, cor meu.</translation>
    </message>
    <message>
        <source>This one goes into my purse.</source>
        <translation>Aquesta va al meu moneder.</translation>
    </message>
    <message>
        <source>Such a pretty card. Look after it well.</source>
        <translation>Quina carta tan bonica. Cuida-la bé.</translation>
    </message>
    <message>
        <source>That was fun! Next time it is your turn, you’ll see.</source>
        <translation>Que divertit! La pròxima vegada et toca a tu, ja ho veuràs.</translation>
    </message>
    <message>
        <source>All right, you win. But admit it: my sweeps are prettier!</source>
        <translation>D’acord, has guanyat. Però admet-ho: les meves escombres són més boniques!</translation>
    </message>
    <message>
        <source>Did you see that? What a catch!</source>
        <translation>Ho has vist? Quina pesca!</translation>
    </message>
    <message>
        <source>Hey, the sweeps are my job!</source>
        <translation>Ei, les escombres són cosa meva!</translation>
    </message>
    <message>
        <source>Into the net with it!</source>
        <translation>Cap a la xarxa!</translation>
    </message>
    <message>
        <source>There goes the big fish.</source>
        <translation>Se’n va el peix gros.</translation>
    </message>
    <message>
        <source>You play well. Count the sevens, and soon you beat me.</source>
        <translation>Jugues bé. Compta els sets i aviat em guanyaràs.</translation>
    </message>
    <message>
        <source>I counted every card, and still you were better. My respect.</source>
        <translation>He comptat totes les cartes i tot i així has jugat millor. Els meus respectes.</translation>
    </message>
    <message>
        <source>I could not leave that lying.</source>
        <translation>No podia deixar això aquí.</translation>
    </message>
    <message>
        <source>Nicely seen.</source>
        <translation>Ben vist.</translation>
    </message>
    <message>
        <source>This is where it belongs.</source>
        <translation>Aquest és el seu lloc.</translation>
    </message>
    <message>
        <source>One for you. I keep count.</source>
        <translation>Una per a tu. Jo en porto el compte.</translation>
    </message>
    <message>
        <source>Patience, my friend. That is all I have ahead of you.</source>
        <translation>Paciència. Només en això et porto avantatge.</translation>
    </message>
    <message>
        <source>I waited for my moment, and you took it. Well played.</source>
        <translation>Esperava el meu moment, i te l’has endut tu. Ben jugat.</translation>
    </message>
    <message>
        <source>Everything has its moment.</source>
        <translation>Tot té el seu moment.</translation>
    </message>
    <message>
        <source>A good stroke. Enjoy it.</source>
        <translation>Un bon cop. Gaudeix-ne.</translation>
    </message>
    <message>
        <source>It was worth the wait.</source>
        <translation>Ha valgut la pena esperar.</translation>
    </message>
    <message>
        <source>Take it. The round is long.</source>
        <translation>Agafa-la. La ronda és llarga.</translation>
    </message>
    <message>
        <source>You made me think, and few people do. Come back soon.</source>
        <translation>M’has fet pensar, i pocs ho aconsegueixen. Torna aviat.</translation>
    </message>
    <message>
        <source>I knew what you held, and it did not help me. Magnificent!</source>
        <translation>Sabia quines cartes tenies, i no m’ha servit de res. Magnífic!</translation>
    </message>
    <message>
        <source>The stars were kind.</source>
        <translation>Les estrelles han estat amables.</translation>
    </message>
    <message>
        <source>Well, well. You surprise me.</source>
        <translation>Vaja, vaja. Em sorprens.</translation>
    </message>
    <message>
        <source>It was only a matter of time.</source>
        <translation>Només era qüestió de temps.</translation>
    </message>
    <message>
        <source>A fine card in good hands.</source>
        <translation>Una bona carta en bones mans.</translation>
    </message>
    <message>
        <source>This time it was me. We are well matched, you know.</source>
        <translation>Aquesta vegada m’ha tocat a mi. Estem ben igualats, ja ho saps.</translation>
    </message>
    <message>
        <source>You are getting better. Next time, so am I!</source>
        <translation>Cada vegada jugues millor. La pròxima vegada, jo també!</translation>
    </message>
    <message>
        <source>You would have done the same.</source>
        <translation>Tu hauries fet el mateix.</translation>
    </message>
    <message>
        <source>I would have done the same.</source>
        <translation>Jo hauria fet el mateix.</translation>
    </message>
    <message>
        <source>One for me, and the next for you?</source>
        <translation>Una per a mi, i la pròxima per a tu?</translation>
    </message>
    <message>
        <source>One for you, and the next for me.</source>
        <translation>Una per a tu, i la pròxima per a mi.</translation>
    </message>
    <message>
        <source>{name}: “{remark}”</source>
        <translation>{name}: «{remark}»</translation>
    </message>
    <message>
        <source>Everything? I can take everything?</source>
        <translation>Tot? Ho puc agafar tot?</translation>
    </message>
    <message>
        <source>I won, I won! Please, can we play again tomorrow?</source>
        <translation>He guanyat, he guanyat! Hi tornem demà, sisplau?</translation>
    </message>
    <message>
        <source>You’re really good. When I’m big, I’ll play like you!</source>
        <translation>En saps molt. De gran jugaré com tu!</translation>
    </message>
    <message>
        <source>Hi! Shall we play? I’ve been practising!</source>
        <translation>Hola! Juguem? He estat practicant!</translation>
    </message>
    <message>
        <source>Grandma says I may stay until it gets dark.</source>
        <translation>L’àvia diu que em puc quedar fins que es faci fosc.</translation>
    </message>
    <message>
        <source>Today I’ll remember all the cards. Well, most of them.</source>
        <translation>Avui em recordaré de totes les cartes. Bé, de gairebé totes.</translation>
    </message>
    <message>
        <source>Again? Hooray! I hoped you’d say that.</source>
        <translation>Una altra? Visca! Esperava que ho diguessis.</translation>
    </message>
    <message>
        <source>This time I have a plan. I think.</source>
        <translation>Aquesta vegada tinc un pla. Em sembla.</translation>
    </message>
    <message>
        <source>A sweep! I have to tell my grandma!</source>
        <translation>Escombra! Ho he d’explicar a l’àvia!</translation>
    </message>
    <message>
        <source>The table is empty! Was that me?</source>
        <translation>La taula és buida! He estat jo?</translation>
    </message>
    <message>
        <source>Another sweep! Nobody at school will believe it!</source>
        <translation>Una altra escombra! A l’escola no s’ho creurà ningú!</translation>
    </message>
    <message>
        <source>It worked again! What did I do?</source>
        <translation>Ha tornat a funcionar! Què he fet?</translation>
    </message>
    <message>
        <source>Oh no. Did I leave you that?</source>
        <translation>Oh, no. T’ho he deixat jo, això?</translation>
    </message>
    <message>
        <source>How do you always see that?</source>
        <translation>Com ho fas per veure-ho sempre?</translation>
    </message>
    <message>
        <source>Again? I’ll count on my fingers next time.</source>
        <translation>Una altra? La pròxima vegada comptaré amb els dits.</translation>
    </message>
    <message>
        <source>I’ve got it, I’ve got it!</source>
        <translation>La tinc, la tinc!</translation>
    </message>
    <message>
        <source>So shiny! And it’s mine!</source>
        <translation>Com brilla! I és meva!</translation>
    </message>
    <message>
        <source>I was just about to take that. Honest!</source>
        <translation>Estava a punt d’agafar-la jo. De debò!</translation>
    </message>
    <message>
        <source>Can I look at it once more?</source>
        <translation>Me la deixes veure una altra vegada?</translation>
    </message>
    <message>
        <source>Look how many cards! I can hardly carry them.</source>
        <translation>Mira quantes cartes! Gairebé no les puc portar.</translation>
    </message>
    <message>
        <source>All of these with one card! I love adding up.</source>
        <translation>Totes aquestes amb una sola carta! M’encanta sumar.</translation>
    </message>
    <message>
        <source>So many at once! Leave me a few!</source>
        <translation>Tantes de cop! Deixa-me’n unes quantes!</translation>
    </message>
    <message>
        <source>Look what I was dealt! Is that good?</source>
        <translation>Mira què m’ha tocat! És bo?</translation>
    </message>
    <message>
        <source>You get points just for that? Lucky!</source>
        <translation>Et donen punts només per això? Quina sort!</translation>
    </message>
    <message>
        <source>Did I really win that round? Count again!</source>
        <translation>De debò he guanyat la ronda? Torna a comptar!</translation>
    </message>
    <message>
        <source>More points than you! Only this once, I know.</source>
        <translation>Més punts que tu! Només per aquesta vegada, ja ho sé.</translation>
    </message>
    <message>
        <source>You won that one, but I learned something.</source>
        <translation>Aquesta l’has guanyada tu, però he après una cosa.</translation>
    </message>
    <message>
        <source>Now I’ll really pay attention!</source>
        <translation>Ara sí que estaré atent!</translation>
    </message>
    <message>
        <source>The same number of points! Like twins!</source>
        <translation>Els mateixos punts! Com bessons!</translation>
    </message>
    <message>
        <source>The primiera was nearly mine! Nearly!</source>
        <translation>La primiera era gairebé meva! Gairebé!</translation>
    </message>
    <message>
        <source>All the points? For me? Pinch me!</source>
        <translation>Tots els punts? Per a mi? Pessiga’m!</translation>
    </message>
    <message>
        <source>It’s so close! I can’t sit still.</source>
        <translation>Va tan just! No puc estar quiet.</translation>
    </message>
    <message>
        <source>I’m ahead! Don’t tell me why, just let me enjoy it.</source>
        <translation>Vaig guanyant! No em diguis per què, deixa’m gaudir-ne.</translation>
    </message>
    <message>
        <source>You’re miles ahead. I’ll run faster!</source>
        <translation>Em portes un quilòmetre. Correré més!</translation>
    </message>
    <message>
        <source>I’ve caught you! Like in tag!</source>
        <translation>T’he atrapat! Com jugant a tocar i parar!</translation>
    </message>
    <message>
        <source>No hurry. I’m counting the clouds.</source>
        <translation>Sense pressa. Jo compto els núvols.</translation>
    </message>
    <message>
        <source>I won? Then the cake is for both of us, dear.</source>
        <translation>He guanyat? Doncs el pastís és per a tots dos, cor meu.</translation>
    </message>
    <message>
        <source>You played so nicely. I’ll tell everyone at the market.</source>
        <translation>Que bé que has jugat. Ho explicaré a tot el mercat.</translation>
    </message>
    <message>
        <source>Sit down, dear. The coffee is on the stove.</source>
        <translation>Seu, cor meu. El cafè és al foc.</translation>
    </message>
    <message>
        <source>Have you eaten? Then let’s play.</source>
        <translation>Has menjat? Doncs juguem.</translation>
    </message>
    <message>
        <source>The market is over. Now the cards may come out.</source>
        <translation>El mercat ja ha tancat. Que surtin les cartes.</translation>
    </message>
    <message>
        <source>Another one? I’ll put the soup on later, then.</source>
        <translation>Una altra? Doncs ja faré la sopa més tard.</translation>
    </message>
    <message>
        <source>Swept! I have held a broom for sixty years.</source>
        <translation>Escombra! Fa seixanta anys que en tinc una a la mà.</translation>
    </message>
    <message>
        <source>Look at that, not a crumb left.</source>
        <translation>Mira, no en queda ni una engruna.</translation>
    </message>
    <message>
        <source>Again! And nobody had to help me.</source>
        <translation>Un altre cop! I sense ajuda de ningú.</translation>
    </message>
    <message>
        <source>Saint Anne is at my side today.</source>
        <translation>Avui santa Anna és amb mi.</translation>
    </message>
    <message>
        <source>Mercy! My poor table!</source>
        <translation>Mare de Déu! Pobra taula meva!</translation>
    </message>
    <message>
        <source>You clean better than I do, dear.</source>
        <translation>Neteges millor que jo, cor meu.</translation>
    </message>
    <message>
        <source>Again! I should hire you for the house.</source>
        <translation>Una altra! T’hauria de llogar per a casa.</translation>
    </message>
    <message>
        <source>Come to your auntie, little one.</source>
        <translation>Vine amb la tieta, petita.</translation>
    </message>
    <message>
        <source>I had kept a place for this one.</source>
        <translation>A aquesta li tenia un lloc guardat.</translation>
    </message>
    <message>
        <source>And I was so fond of that one.</source>
        <translation>I jo que me l’estimava tant.</translation>
    </message>
    <message>
        <source>Take it, dear. You are growing.</source>
        <translation>Agafa-la, cor meu. Que aprofiti.</translation>
    </message>
    <message>
        <source>Good weight! They’d cost a fortune at the market.</source>
        <translation>Bon pes! Al mercat valdrien un dineral.</translation>
    </message>
    <message>
        <source>A full basket. Now I can go home happy.</source>
        <translation>Cistell ple. Ja puc anar a casa contenta.</translation>
    </message>
    <message>
        <source>You are hungry today, I can see it.</source>
        <translation>Avui tens gana, ja ho veig.</translation>
    </message>
    <message>
        <source>What a nice hand I was given! Look.</source>
        <translation>Quina mà més bona m’ha tocat! Mira.</translation>
    </message>
    <message>
        <source>Who has been kind to you, dear?</source>
        <translation>Qui t’estima tant, cor meu?</translation>
    </message>
    <message>
        <source>That round went like a good sauce: slowly.</source>
        <translation>Aquesta ronda, com un bon sofregit: a poc a poc.</translation>
    </message>
    <message>
        <source>A few points for my old age.</source>
        <translation>Uns quants punts per a la meva vellesa.</translation>
    </message>
    <message>
        <source>Well played, dear. Have a biscuit.</source>
        <translation>Ben jugat, cor meu. Agafa una galeta.</translation>
    </message>
    <message>
        <source>Never mind. The pan is still warm.</source>
        <translation>Tant se val. La paella encara és calenta.</translation>
    </message>
    <message>
        <source>Half for you and half for me. As with cake.</source>
        <translation>Meitat per a tu i meitat per a mi. Com el pastís.</translation>
    </message>
    <message>
        <source>I missed the primiera by a pinch of salt.</source>
        <translation>Per a la primiera m’ha faltat un pessic de sal.</translation>
    </message>
    <message>
        <source>All the points! And I was only half awake.</source>
        <translation>Tots els punts! I jo mig adormida.</translation>
    </message>
    <message>
        <source>So close! I can’t even think of the oven.</source>
        <translation>Que just! Fins m’oblido del forn.</translation>
    </message>
    <message>
        <source>Don’t hold it against me, dear. I’m just lucky.</source>
        <translation>No m’ho tinguis en compte, cor meu. És només sort.</translation>
    </message>
    <message>
        <source>You are far ahead. I’d better put my glasses on.</source>
        <translation>Em portes molt avantatge. Em posaré les ulleres.</translation>
    </message>
    <message>
        <source>See? Old hens lay good eggs.</source>
        <translation>Ho veus? Gallina vella fa bon caldo.</translation>
    </message>
    <message>
        <source>Take your time. Good things simmer.</source>
        <translation>Pren-te el teu temps. Les coses bones fan xup-xup.</translation>
    </message>
    <message>
        <source>And that, dear people, is how one fishes! Fried fish for everybody!</source>
        <translation>Així es pesca, senyores i senyors! Peix fregit per a tothom!</translation>
    </message>
    <message>
        <source>You’ve sunk my boat! But tomorrow I swim back.</source>
        <translation>M’has enfonsat la barca! Però demà torno nedant.</translation>
    </message>
    <message>
        <source>Ahoy! The sea is calm, so let’s play.</source>
        <translation>Ei! La mar està en calma, juguem.</translation>
    </message>
    <message>
        <source>The boat is in, the nets are dry. Cards!</source>
        <translation>La barca és a port, les xarxes seques. Cartes!</translation>
    </message>
    <message>
        <source>Did I tell you about my biggest sweep? No? Later!</source>
        <translation>T’he explicat la meva millor escombra? Després!</translation>
    </message>
    <message>
        <source>Once more into the boat? I’m in!</source>
        <translation>Un altre cop a la barca? M’hi apunto!</translation>
    </message>
    <message>
        <source>The tide comes back, and so do I.</source>
        <translation>La marea torna, i jo també.</translation>
    </message>
    <message>
        <source>Net out, net in, sea empty!</source>
        <translation>Xarxa avall, xarxa amunt, mar buida!</translation>
    </message>
    <message>
        <source>Scopa! Ring the bells!</source>
        <translation>Escombra! Que toquin les campanes!</translation>
    </message>
    <message>
        <source>Another one! They jump into my boat!</source>
        <translation>Una altra! Em salten soles a la barca!</translation>
    </message>
    <message>
        <source>And they say lightning never strikes twice!</source>
        <translation>I diuen que el llamp no cau dos cops!</translation>
    </message>
    <message>
        <source>A hole in my net, and you swim straight through!</source>
        <translation>Un forat a la xarxa, i t’hi esmunys de dret!</translation>
    </message>
    <message>
        <source>Thief! That was my fish!</source>
        <translation>Al lladre! Aquell peix era meu!</translation>
    </message>
    <message>
        <source>Another? Are you emptying the whole gulf?</source>
        <translation>Una altra? Vols buidar tot el golf?</translation>
    </message>
    <message>
        <source>Look how it wriggles! Mine!</source>
        <translation>Mira com belluga! És meva!</translation>
    </message>
    <message>
        <source>I smelled that one from the harbour.</source>
        <translation>Aquesta l’he ensumada des del port.</translation>
    </message>
    <message>
        <source>I had it on the hook!</source>
        <translation>La tenia a l’ham!</translation>
    </message>
    <message>
        <source>Enjoy it. I only throw back small ones myself.</source>
        <translation>Gaudeix-ne. Jo només torno els petits.</translation>
    </message>
    <message>
        <source>A whole shoal! Help me pull!</source>
        <translation>Un banc sencer! Ajuda’m a estirar!</translation>
    </message>
    <message>
        <source>With these I feed the whole harbour!</source>
        <translation>Amb aquestes dono menjar a tot el port!</translation>
    </message>
    <message>
        <source>That’s a heavy net. Mind your back!</source>
        <translation>Quina xarxa més pesada. Compte amb l’esquena!</translation>
    </message>
    <message>
        <source>Points without wetting the net. I like that!</source>
        <translation>Punts sense mullar la xarxa. M’agrada!</translation>
    </message>
    <message>
        <source>You catch fish on dry land!</source>
        <translation>Tu pesques fins i tot en sec!</translation>
    </message>
    <message>
        <source>A good day’s fishing, that round.</source>
        <translation>Bona pesca, aquesta ronda.</translation>
    </message>
    <message>
        <source>Who’s the king of the harbour? Go on, say it!</source>
        <translation>Qui és el rei del port? Vinga, digues-ho!</translation>
    </message>
    <message>
        <source>The wind had turned, that’s all.</source>
        <translation>Havia girat el vent, només això.</translation>
    </message>
    <message>
        <source>I only lent you that round, you know.</source>
        <translation>Aquesta ronda només te l’he deixada, que ho sàpigues.</translation>
    </message>
    <message>
        <source>A draw! We share the fish soup, then.</source>
        <translation>Empat! Doncs compartim la sopa de peix.</translation>
    </message>
    <message>
        <source>My primiera slipped off the hook. This big it was!</source>
        <translation>La primiera se m’ha escapat de l’ham. Així de grossa!</translation>
    </message>
    <message>
        <source>Every single point! They’ll sing about this!</source>
        <translation>Tots els punts! En faran una cançó!</translation>
    </message>
    <message>
        <source>Two boats, one harbour. Who gets in first?</source>
        <translation>Dues barques i un port. Quina hi arriba abans?</translation>
    </message>
    <message>
        <source>I’m so far out, you need a telescope!</source>
        <translation>Soc tan lluny que et cal una ullera de llarga vista!</translation>
    </message>
    <message>
        <source>Row slower, will you? I can hardly see you.</source>
        <translation>Rema més a poc a poc, que gairebé no et veig.</translation>
    </message>
    <message>
        <source>Full sail! There I am beside you!</source>
        <translation>A tota vela! Ja soc al teu costat!</translation>
    </message>
    <message>
        <source>Think, think. Fish don’t bite on command either.</source>
        <translation>Pensa, pensa. Els peixos tampoc no piquen quan vols.</translation>
    </message>
    <message>
        <source>A pleasure. You lose with grace, and that is rarer than winning.</source>
        <translation>Un plaer. Saps perdre amb gràcia, i això és més rar que guanyar.</translation>
    </message>
    <message>
        <source>Forty cards, and I know each by name.</source>
        <translation>Quaranta cartes, i de cadascuna en sé el nom.</translation>
    </message>
    <message>
        <source>Play well. I do not like winning against nobody.</source>
        <translation>Juga bé. No m’agrada guanyar sense rival.</translation>
    </message>
    <message>
        <source>So you want to see it once more. Gladly.</source>
        <translation>Així que ho vols tornar a veure. Amb molt de gust.</translation>
    </message>
    <message>
        <source>I have not forgotten how you played. Have you?</source>
        <translation>No he oblidat com has jugat. I tu?</translation>
    </message>
    <message>
        <source>With your permission.</source>
        <translation>Amb permís.</translation>
    </message>
    <message>
        <source>A tidy table is half of good manners.</source>
        <translation>Una taula endreçada és mitja educació.</translation>
    </message>
    <message>
        <source>Once is luck. This was not luck.</source>
        <translation>Un cop és sort. Això no ho era.</translation>
    </message>
    <message>
        <source>You are too generous with me.</source>
        <translation>Em fas massa regals.</translation>
    </message>
    <message>
        <source>I left the door open. My own fault.</source>
        <translation>He deixat la porta oberta. Culpa meva.</translation>
    </message>
    <message>
        <source>Elegant. I could not have done it better.</source>
        <translation>Elegant. Jo no ho hauria fet millor.</translation>
    </message>
    <message>
        <source>Another. I shall have to be stricter with myself.</source>
        <translation>Una altra. Hauré de ser més severa amb mi mateixa.</translation>
    </message>
    <message>
        <source>It suits my hair, does it not?</source>
        <translation>Fa joc amb els meus cabells, oi?</translation>
    </message>
    <message>
        <source>I have been expecting this one.</source>
        <translation>Aquesta, l’esperava.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>En prenc nota.</translation>
    </message>
    <message>
        <source>A beautiful choice. I would have chosen it too.</source>
        <translation>Bona tria. Jo també l’hauria triada.</translation>
    </message>
    <message>
        <source>A bouquet. Thank you.</source>
        <translation>Un ram sencer. Gràcies.</translation>
    </message>
    <message>
        <source>I cannot help it. I love cards in company.</source>
        <translation>No hi puc fer més. M’agraden les cartes en companyia.</translation>
    </message>
    <message>
        <source>A large handful. I hope you counted it.</source>
        <translation>Un bon grapat. Espero que l’hagis comptat.</translation>
    </message>
    <message>
        <source>One ought to show what one is proud of.</source>
        <translation>Allò de què una s’enorgulleix, ho ensenya.</translation>
    </message>
    <message>
        <source>Charming. And now I know what you hold.</source>
        <translation>Encantador. I ara ja sé què tens a la mà.</translation>
    </message>
    <message>
        <source>The arithmetic was on my side that round.</source>
        <translation>L’aritmètica estava de part meva en aquesta ronda.</translation>
    </message>
    <message>
        <source>Thank you. One more like that, please.</source>
        <translation>Gràcies. Una altra com aquesta, sisplau.</translation>
    </message>
    <message>
        <source>You counted better than I did. It happens rarely.</source>
        <translation>Has comptat millor que jo. Passa poques vegades.</translation>
    </message>
    <message>
        <source>I took too much and kept too little. Well.</source>
        <translation>He agafat massa i he guardat poc. En fi.</translation>
    </message>
    <message>
        <source>Equal. My mother would call it a polite result.</source>
        <translation>Iguals. La meva mare en diria un resultat educat.</translation>
    </message>
    <message>
        <source>A trifle more, and the primiera was mine.</source>
        <translation>Una mica més i la primiera era meva.</translation>
    </message>
    <message>
        <source>Not one point for you? I almost blush.</source>
        <translation>Ni un punt per a tu? Gairebé em poso vermella.</translation>
    </message>
    <message>
        <source>It comes down to one card now. I know which.</source>
        <translation>Ara decideix una sola carta. I sé quina.</translation>
    </message>
    <message>
        <source>Do not despair. Even I make mistakes, I am told.</source>
        <translation>Coratge. Diuen que jo també m’equivoco.</translation>
    </message>
    <message>
        <source>Such a lead becomes you. Do not get used to it.</source>
        <translation>Aquest avantatge t’escau. No t’hi acostumis.</translation>
    </message>
    <message>
        <source>I was behind. I am no longer.</source>
        <translation>Anava al darrere. Ja no.</translation>
    </message>
    <message>
        <source>Think as long as you like. Haste never won a hand.</source>
        <translation>Pensa tant com vulguis. La pressa no guanya mans.</translation>
    </message>
    <message>
        <source>The day is mine, and the wine is yours. Sit a while longer.</source>
        <translation>El dia és meu i el vi és teu. Queda’t una estona més.</translation>
    </message>
    <message>
        <source>I hand you my sword. Keep it until the next time.</source>
        <translation>Et lliuro l’espasa. Guarda-la fins a la pròxima.</translation>
    </message>
    <message>
        <source>Welcome. I saved you the chair with the view.</source>
        <translation>Endavant. T’he guardat la cadira amb vistes.</translation>
    </message>
    <message>
        <source>The wine must breathe, and so must a match.</source>
        <translation>El vi ha de respirar, i la partida també.</translation>
    </message>
    <message>
        <source>I have laid my sword aside. Only cards today.</source>
        <translation>He deixat l’espasa de banda. Avui només cartes.</translation>
    </message>
    <message>
        <source>Another battle. The last one honours us both.</source>
        <translation>Una altra batalla. L’anterior ens honra.</translation>
    </message>
    <message>
        <source>The table is still warm. Let us go on.</source>
        <translation>La taula encara és calenta. Continuem.</translation>
    </message>
    <message>
        <source>One waits, and the gate opens.</source>
        <translation>Hom espera, i la porta s’obre.</translation>
    </message>
    <message>
        <source>The field is clear.</source>
        <translation>El camp és lliure.</translation>
    </message>
    <message>
        <source>The next charge is always the shorter one.</source>
        <translation>La nova càrrega sempre és més curta.</translation>
    </message>
    <message>
        <source>Fortune knows where I live.</source>
        <translation>La fortuna sap on visc.</translation>
    </message>
    <message>
        <source>A gap in my line. You were right to charge.</source>
        <translation>Una escletxa a les meves files. Ben fet.</translation>
    </message>
    <message>
        <source>I salute you.</source>
        <translation>Em trec el barret.</translation>
    </message>
    <message>
        <source>You press me hard. Good, I was growing lazy.</source>
        <translation>M’estrenys. Bé, m’estava tornant mandrós.</translation>
    </message>
    <message>
        <source>Patience pays in gold.</source>
        <translation>La paciència paga en or.</translation>
    </message>
    <message>
        <source>A jewel for the hat.</source>
        <translation>Una joia per al barret.</translation>
    </message>
    <message>
        <source>A fair prize. You fought for it.</source>
        <translation>Un bon botí. Te l’has guanyat.</translation>
    </message>
    <message>
        <source>I shall wait for another. I am good at waiting.</source>
        <translation>N’esperaré una altra. Sé esperar.</translation>
    </message>
    <message>
        <source>A long siege, and the whole town surrenders.</source>
        <translation>Llarg setge, i tota la ciutat es rendeix.</translation>
    </message>
    <message>
        <source>These march with me now.</source>
        <translation>Aquestes ara marxen amb mi.</translation>
    </message>
    <message>
        <source>A rich haul. Carry it home in peace.</source>
        <translation>Ric botí. Porta-te’l a casa en pau.</translation>
    </message>
    <message>
        <source>I show my colours early today.</source>
        <translation>Avui hisso la bandera aviat.</translation>
    </message>
    <message>
        <source>You open with the drums. I hear them.</source>
        <translation>Comences amb tambors. Els sento.</translation>
    </message>
    <message>
        <source>That round came to me because I let it come.</source>
        <translation>Aquesta ronda ha vingut a qui sabia esperar.</translation>
    </message>
    <message>
        <source>A small advance. The war is not over.</source>
        <translation>Un petit avenç. La guerra no s’ha acabat.</translation>
    </message>
    <message>
        <source>You held the better ground. Well done.</source>
        <translation>Tenies el millor terreny. Ben fet.</translation>
    </message>
    <message>
        <source>One retreats, one thinks, one returns.</source>
        <translation>Hom es retira, pensa i torna.</translation>
    </message>
    <message>
        <source>Neither side gave way. I like such days.</source>
        <translation>Ningú no ha cedit. M’agraden els dies així.</translation>
    </message>
    <message>
        <source>The primiera fell by the width of a feather.</source>
        <translation>La primiera s’ha perdut pel gruix d’una ploma.</translation>
    </message>
    <message>
        <source>Not a flag left standing. Forgive me.</source>
        <translation>No queda cap bandera dreta. Perdona’m.</translation>
    </message>
    <message>
        <source>Now hold your breath. I am holding mine.</source>
        <translation>Ara contén l’alè. Jo ja el continc.</translation>
    </message>
    <message>
        <source>I have the hill. But hills have been taken before.</source>
        <translation>Tinc el turó. Però els turons es reconquereixen.</translation>
    </message>
    <message>
        <source>You are far ahead. The longest roads are my favourites.</source>
        <translation>Em portes molt. M’agraden els camins llargs.</translation>
    </message>
    <message>
        <source>Slowly, slowly, and here I stand beside you.</source>
        <translation>A poc a poc, i ja soc al teu costat.</translation>
    </message>
    <message>
        <source>Think in peace. I have never hurried anybody.</source>
        <translation>Pensa en pau. Mai no he atabalat ningú.</translation>
    </message>
    <message>
        <source>I saw the last card three plays ago. You saw it two ago. Remarkable.</source>
        <translation>Vaig veure l’última carta tres jugades abans. Tu, dues. Notable.</translation>
    </message>
    <message>
        <source>I shall think about this match for a long time. Thank you.</source>
        <translation>Pensaré molt de temps en aquesta partida. Gràcies.</translation>
    </message>
    <message>
        <source>I know ten thousand deals. This one is new to me too.</source>
        <translation>Conec deu mil mans. Aquesta també és nova per a mi.</translation>
    </message>
    <message>
        <source>Come, let us see what chance has written.</source>
        <translation>Vine, vegem què ha escrit l’atzar.</translation>
    </message>
    <message>
        <source>You return to the same book. So do I.</source>
        <translation>Tornes al mateix llibre. Jo també.</translation>
    </message>
    <message>
        <source>I have thought about our last match. Have you?</source>
        <translation>He pensat en l’última partida. I tu?</translation>
    </message>
    <message>
        <source>An empty sky. How restful.</source>
        <translation>Un cel buit. Quina pau.</translation>
    </message>
    <message>
        <source>It was written on the table. I only read it.</source>
        <translation>Era escrit a la taula. Jo només ho he llegit.</translation>
    </message>
    <message>
        <source>Even comets come back, if one is patient.</source>
        <translation>Fins els cometes tornen, amb paciència.</translation>
    </message>
    <message>
        <source>Forgive an old man his little pleasures.</source>
        <translation>Perdona a un vell els seus petits plaers.</translation>
    </message>
    <message>
        <source>I had seen it. I hoped that you had not.</source>
        <translation>Ho havia vist. Esperava que tu no.</translation>
    </message>
    <message>
        <source>A bright star rises on your side.</source>
        <translation>Una estrella brillant surt pel teu costat.</translation>
    </message>
    <message>
        <source>Once more! I must revise my charts.</source>
        <translation>Un altre cop! He de revisar els meus mapes del cel.</translation>
    </message>
    <message>
        <source>A small sun for my sky.</source>
        <translation>Un petit sol per al meu cel.</translation>
    </message>
    <message>
        <source>I have known this card for seventy years.</source>
        <translation>Conec aquesta carta des de fa setanta anys.</translation>
    </message>
    <message>
        <source>Well calculated. Or was it instinct?</source>
        <translation>Ben calculat. O era instint?</translation>
    </message>
    <message>
        <source>It has found its orbit. For this round.</source>
        <translation>Ha trobat la seva òrbita. En aquesta ronda.</translation>
    </message>
    <message>
        <source>A whole constellation. I shall give it a name.</source>
        <translation>Tota una constel·lació. Li posaré nom.</translation>
    </message>
    <message>
        <source>Sums like these keep the mind young.</source>
        <translation>Sumes com aquestes mantenen la ment jove.</translation>
    </message>
    <message>
        <source>You add up faster than my abacus.</source>
        <translation>Sumes més de pressa que el meu àbac.</translation>
    </message>
    <message>
        <source>Chance has a sense of humour. See for yourself.</source>
        <translation>L’atzar té sentit de l’humor. Mira.</translation>
    </message>
    <message>
        <source>The heavens are on your side. Do not waste it.</source>
        <translation>El cel és de part teva. No ho malgastis.</translation>
    </message>
    <message>
        <source>That round obeyed the theory. They seldom do.</source>
        <translation>Aquesta ronda ha seguit la teoria. Passa poc.</translation>
    </message>
    <message>
        <source>You hid your plans well. Your cards, less so.</source>
        <translation>Has amagat bé els plans. Les cartes, no tant.</translation>
    </message>
    <message>
        <source>You taught me something. At my age, a gift.</source>
        <translation>M’has ensenyat una cosa. A la meva edat, un regal.</translation>
    </message>
    <message>
        <source>My books did not mention that line of play.</source>
        <translation>Els meus llibres no parlaven d’aquest joc.</translation>
    </message>
    <message>
        <source>Balance. The rarest of results, and the fairest.</source>
        <translation>Equilibri. El resultat més rar, i el més just.</translation>
    </message>
    <message>
        <source>One card, and the primiera changed its mind.</source>
        <translation>Una carta, i la primiera ha canviat d’idea.</translation>
    </message>
    <message>
        <source>Everything fell into place. It frightens me a little.</source>
        <translation>Tot ha encaixat. M’espanta una mica.</translation>
    </message>
    <message>
        <source>From here on, even I cannot see the end.</source>
        <translation>A partir d’ara, ni jo veig el final.</translation>
    </message>
    <message>
        <source>Numbers are patient. They may yet turn to you.</source>
        <translation>Els números són pacients. Encara poden girar.</translation>
    </message>
    <message>
        <source>You lead by a light year. I travel at light speed.</source>
        <translation>Em portes un any llum. Jo viatjo a la velocitat de la llum.</translation>
    </message>
    <message>
        <source>The planets meet again. So do our scores.</source>
        <translation>Els planetes es retroben. Els nostres punts també.</translation>
    </message>
    <message>
        <source>A long thought is never wasted. I read meanwhile.</source>
        <translation>Pensar a poc a poc mai no és debades. Mentrestant llegeixo.</translation>
    </message>
    <message>
        <source>I shone a little brighter tonight. Tomorrow it may be you.</source>
        <translation>Avui he brillat una mica més. Demà potser et toca a tu.</translation>
    </message>
    <message>
        <source>You outshone me. I will wane, and come back fuller.</source>
        <translation>Has brillat més que jo. Minvaré i tornaré més plena.</translation>
    </message>
    <message>
        <source>I rise when you sit down. Shall we?</source>
        <translation>Surto quan t’asseus. Comencem?</translation>
    </message>
    <message>
        <source>You by day, I by night. At the table we meet.</source>
        <translation>Tu de dia, jo de nit. A la taula ens trobem.</translation>
    </message>
    <message>
        <source>As good as you are, so good am I today.</source>
        <translation>Si tu jugues bé, avui jo també.</translation>
    </message>
    <message>
        <source>Another night, another mirror. Gladly.</source>
        <translation>Una altra volta de lluna. Amb gust.</translation>
    </message>
    <message>
        <source>I knew you would want another. I did too.</source>
        <translation>Sabia que en voldries una altra. Jo també.</translation>
    </message>
    <message>
        <source>Ebb tide. The beach is bare.</source>
        <translation>Marea baixa. La platja és neta.</translation>
    </message>
    <message>
        <source>I borrowed that idea from you.</source>
        <translation>Aquesta idea te l’he manllevada.</translation>
    </message>
    <message>
        <source>Full moon tonight, it seems.</source>
        <translation>Avui sembla que hi ha lluna plena.</translation>
    </message>
    <message>
        <source>Tides come back. So do I.</source>
        <translation>Les marees tornen. Jo també.</translation>
    </message>
    <message>
        <source>You shine, and I go pale.</source>
        <translation>Tu brilles i jo em faig pàl·lida.</translation>
    </message>
    <message>
        <source>I blinked. You did not.</source>
        <translation>He parpellejat. Tu no.</translation>
    </message>
    <message>
        <source>Again. Now I have to grow as well.</source>
        <translation>Un altre cop. Ara he de créixer jo també.</translation>
    </message>
    <message>
        <source>A little light for the dark half.</source>
        <translation>Una mica de llum per a la meva cara fosca.</translation>
    </message>
    <message>
        <source>I wanted it as much as you did.</source>
        <translation>La volia tant com tu.</translation>
    </message>
    <message>
        <source>It shines on you now.</source>
        <translation>Ara brilla per a tu.</translation>
    </message>
    <message>
        <source>I reached for it too. You were quicker.</source>
        <translation>Jo també hi anava. M’has passat al davant.</translation>
    </message>
    <message>
        <source>High tide! It brings all sorts of things.</source>
        <translation>Marea alta! Porta de tot.</translation>
    </message>
    <message>
        <source>So many stars around one moon.</source>
        <translation>Quantes estrelles al voltant d’una lluna.</translation>
    </message>
    <message>
        <source>Your tide is high. I wait for mine.</source>
        <translation>La teva marea és alta. Jo espero la meva.</translation>
    </message>
    <message>
        <source>No clouds tonight: I can show you all of it.</source>
        <translation>Nit sense núvols: t’ho ensenyo tot.</translation>
    </message>
    <message>
        <source>I see you clearly now. Lovely.</source>
        <translation>Ara et veig amb claredat. Que bonic.</translation>
    </message>
    <message>
        <source>My half of the sky, that round.</source>
        <translation>Aquesta ronda ha estat la meva meitat del cel.</translation>
    </message>
    <message>
        <source>I waxed a little. You know how it goes.</source>
        <translation>He crescut una mica. Ja saps com va.</translation>
    </message>
    <message>
        <source>Now I am a thin crescent. It passes.</source>
        <translation>Ara soc una lluna prima. Ja passarà.</translation>
    </message>
    <message>
        <source>Well played. I will remember how.</source>
        <translation>Ben jugat. Recordaré com.</translation>
    </message>
    <message>
        <source>Equal, as it should be between us.</source>
        <translation>Iguals, com ha de ser entre nosaltres.</translation>
    </message>
    <message>
        <source>A sliver of moon more, and the primiera was mine.</source>
        <translation>Un bri de lluna més i la primiera era meva.</translation>
    </message>
    <message>
        <source>An eclipse. It lasts only a moment, I promise.</source>
        <translation>Un eclipsi. Només dura un moment, t’ho prometo.</translation>
    </message>
    <message>
        <source>Side by side, like you and your reflection.</source>
        <translation>Colze a colze, com tu i el teu reflex.</translation>
    </message>
    <message>
        <source>I am a step ahead. You will catch up, you always do.</source>
        <translation>Vaig al davant. Ja m’atraparàs, com sempre.</translation>
    </message>
    <message>
        <source>You run ahead, and I follow like your shadow.</source>
        <translation>Tu corres i jo et segueixo com una ombra.</translation>
    </message>
    <message>
        <source>There, level again. I missed you up here.</source>
        <translation>Ja estem igualats. Et trobava a faltar.</translation>
    </message>
    <message>
        <source>I have all night. Think as long as you wish.</source>
        <translation>Tinc tota la nit. Pensa tant com vulguis.</translation>
    </message>
    <message>
        <source>You stay with me? That makes my day, dear.</source>
        <translation>Et quedes? M’alegres el dia, cor meu.</translation>
    </message>
    <message>
        <source>The flowers are yours today. You earned them.</source>
        <translation>Avui les flors són teves. Te les mereixes.</translation>
    </message>
    <message>
        <source>I expected you. I have cut flowers for the table.</source>
        <translation>T’esperava. He tallat flors per a la taula.</translation>
    </message>
    <message>
        <source>There you are. The cards have been asking for you.</source>
        <translation>Ja ets aquí. Les cartes demanaven per tu.</translation>
    </message>
    <message>
        <source>I beat you! Now you’ll want to beat me back, right?</source>
        <translation>T’he guanyat! Ara voldràs la revenja, oi?</translation>
    </message>
    <message>
        <source>You won! Can I keep score next time, at least?</source>
        <translation>Has guanyat! La pròxima vegada puc apuntar jo els punts?</translation>
    </message>
    <message>
        <source>What luck I had! Stay for supper, then we are even.</source>
        <translation>Quina sort que he tingut! Queda’t a sopar i estarem en paus.</translation>
    </message>
    <message>
        <source>You won, dear, and you have earned the biggest slice.</source>
        <translation>Has guanyat, cor meu, i el tros més gros és per a tu.</translation>
    </message>
    <message>
        <source>Write it on the harbour wall: Beppe has won!</source>
        <translation>Escriviu-ho al mur del port: ha guanyat en Beppe!</translation>
    </message>
    <message>
        <source>You’ve won. But you should have seen the one that got away!</source>
        <translation>Has guanyat. Però havies de veure la que se m’ha escapat!</translation>
    </message>
    <message>
        <source>I won by arithmetic. Next time, surprise me.</source>
        <translation>He guanyat amb aritmètica. La pròxima vegada, sorprèn-me.</translation>
    </message>
    <message>
        <source>I do not often say this: play me again, please.</source>
        <translation>No ho dic sovint: torna a jugar amb mi, sisplau.</translation>
    </message>
    <message>
        <source>You fought to the last card. I remember such opponents.</source>
        <translation>Has lluitat fins a l’última carta. Això no ho oblido.</translation>
    </message>
    <message>
        <source>A defeat like this is worth three easy victories.</source>
        <translation>Una derrota així val per tres victòries còmodes.</translation>
    </message>
    <message>
        <source>The score lies a little. You were nearer than it says.</source>
        <translation>El marcador menteix una mica. Eres més a prop del que diu.</translation>
    </message>
    <message>
        <source>So there are still things that are not in my books. How wonderful.</source>
        <translation>Així que encara hi ha coses que no surten als meus llibres. Quina meravella.</translation>
    </message>
    <message>
        <source>I was one step ahead, no more. You will see it from here soon.</source>
        <translation>Anava un pas al davant, no més. Aviat ho veuràs des d’aquí.</translation>
    </message>
    <message>
        <source>The sun wins the day. I have the night to think it over.</source>
        <translation>El dia és del sol. Jo tinc la nit per rumiar-hi.</translation>
    </message>
</context>
<context>
    <name>ReplaceFileDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>Vols substituir el fitxer?</translation>
    </message>
    <message>
        <source>“{name}” already exists in “{folder}”.</source>
        <translation>«{name}» ja existeix a «{folder}».</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substitueix-lo</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Tria un altre nom</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Best</source>
        <translation>Òptima</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bona</translation>
    </message>
    <message>
        <source>Small slip</source>
        <translation>Relliscada</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error greu</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>Mala sort</translation>
    </message>
    <message>
        <source>{number}% of the chance to win</source>
        <translation>{number}&#xa0;% de probabilitat de guanyar</translation>
    </message>
    <message>
        <source>{card}, laid down</source>
        <translation>{card}, a la taula</translation>
    </message>
    <message>
        <source>{card} takes {cards}</source>
        <translation>{card} agafa {cards}</translation>
    </message>
    <message>
        <source>declaring {cards}</source>
        <translation>cantar {cards}</translation>
    </message>
    <message>
        <source>taking {cards} before playing a card</source>
        <translation>agafar {cards} abans de jugar una carta</translation>
    </message>
    <message>
        <source>keeping the card that was cut</source>
        <translation>quedar-se la carta de l’escapçada</translation>
    </message>
    <message>
        <source>putting the card that was cut on the table</source>
        <translation>posar a la taula la carta de l’escapçada</translation>
    </message>
    <message>
        <source>declaring nothing</source>
        <translation>no cantar res</translation>
    </message>
    <message>
        <source>taking the opening cards</source>
        <translation>agafar la taula inicial</translation>
    </message>
    <message>
        <source>leaving the opening cards on the table</source>
        <translation>deixar la taula inicial</translation>
    </message>
    <message>
        <source>calling out</source>
        <translation>cantar victòria</translation>
    </message>
    <message>
        <source>You won by luck.</source>
        <translation>Has guanyat per sort.</translation>
    </message>
    <message>
        <source>You won by luck and by your play.</source>
        <translation>Has guanyat per sort i gràcies al teu joc.</translation>
    </message>
    <message>
        <source>You won. Neither luck nor play clearly decided it.</source>
        <translation>Has guanyat. Ni la sort ni el joc no han estat clarament decisius.</translation>
    </message>
    <message>
        <source>You lost by bad luck.</source>
        <translation>Has perdut per mala sort.</translation>
    </message>
    <message>
        <source>You lost by bad luck and by your play.</source>
        <translation>Has perdut per mala sort i pel teu joc.</translation>
    </message>
    <message>
        <source>You lost. Neither luck nor play clearly decided it.</source>
        <translation>Has perdut. Ni la sort ni el joc no han estat clarament decisius.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>No other move was clearly better.</source>
        <translation>Cap altra jugada no era clarament millor.</translation>
    </message>
    <message>
        <source>It cost {cost}.</source>
        <translation>Va costar {cost}.</translation>
    </message>
    <message>
        <source>The better move: {reasons}.</source>
        <translation>La jugada millor: {reasons}.</translation>
    </message>
    <message>
        <source>The one played: {reasons}.</source>
        <translation>La que es va jugar: {reasons}.</translation>
    </message>
    <message>
        <source>The last cards are known: played to the end, it brings more.</source>
        <translation>Les últimes cartes són conegudes: fins al final, la jugada millor dona més.</translation>
    </message>
    <message>
        <source>Over all the ways the hidden cards could lie, it brings more.</source>
        <translation>De mitjana, siguin on siguin les cartes tapades, la jugada millor dona més.</translation>
    </message>
    <message>
        <source>Better as the cards lay</source>
        <translation>Millor, tal com estaven les cartes</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Millor</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Vas jugar</translation>
    </message>
    <message>
        <source>{name} played</source>
        <translation>{name} va jugar</translation>
    </message>
    <message>
        <source>Points lost in ten moves: {players}.</source>
        <translation>Punts perduts per cada deu jugades: {players}.</translation>
    </message>
    <message>
        <source>Lead after {rounds}: {result} points, of which {luck} by luck.</source>
        <translation>Avantatge després de {rounds}: {result} punts, dels quals {luck} per sort.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Probabilitat de guanyar</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Què va passar</translation>
    </message>
    <message>
        <source>Lucky or unlucky deal</source>
        <translation>Repartiment afortunat o desafortunat</translation>
    </message>
    <message>
        <source>Round {number}, move {move}</source>
        <translation>Ronda {number}, jugada {move}</translation>
    </message>
    <message>
        <source>You won by your play.</source>
        <translation>Has guanyat gràcies al teu joc.</translation>
    </message>
    <message>
        <source>You lost by your play.</source>
        <translation>Has perdut pel teu joc.</translation>
    </message>
    <message>
        <source>No mistake: nothing better could be known. As the cards lay, the other move was better.</source>
        <translation>No va ser un error: no es podia saber res millor. Tal com estaven les cartes, l’altra jugada era millor.</translation>
    </message>
    <message>
        <source>Most moves of {name} were made by somebody else: there is no verdict.</source>
        <translation>La majoria de les jugades de {name} les va fer algú altre: no hi ha veredicte.</translation>
    </message>
    <message>
        <source>Most of your moves were made for you: there is no verdict on your play.</source>
        <translation>La majoria de les jugades es van fer en lloc teu: no hi ha veredicte sobre el teu joc.</translation>
    </message>
    <message>
        <source>Forced and indifferent moves do not count.</source>
        <translation>Les jugades forçades o indiferents no compten.</translation>
    </message>
    <message>
        <source>All this is about this match. Who plays better shows only over many matches.</source>
        <translation>Tot això és només sobre aquesta partida. Qui juga millor només es veu en moltes partides.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} ha guanyat.</translation>
    </message>
    <message>
        <source>{name} lost.</source>
        <translation>{name} ha perdut.</translation>
    </message>
    <message>
        <source>The cards were about even.</source>
        <translation>Les cartes han estat més o menys igualades.</translation>
    </message>
    <message>
        <source>The cards gave {name} {points}.</source>
        <translation>Les cartes han donat a {name} {points}.</translation>
    </message>
    <message>
        <source>The cards cost {name} {points}.</source>
        <translation>Les cartes han costat a {name} {points}.</translation>
    </message>
    <message>
        <source>The cards gave you {points}.</source>
        <translation>Les cartes t’han donat {points}.</translation>
    </message>
    <message>
        <source>The cards cost you {points}.</source>
        <translation>Les cartes t’han costat {points}.</translation>
    </message>
    <message>
        <source>By play, {name} gave away {points}</source>
        <translation>Amb el seu joc, {name} ha regalat {points}</translation>
    </message>
    <message>
        <source>By your play you gave away {points}</source>
        <translation>Amb el teu joc has regalat {points}</translation>
    </message>
    <message>
        <source>almost nothing</source>
        <translation>gairebé res</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>uns {points}</translation>
    </message>
    <message>
        <source>{card} takes the pile under {cards}</source>
        <translation>{card} agafa el munt sota {cards}</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review of the match</source>
        <translation>Anàlisi de la partida</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Totes les jugades</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tanca</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>Totes les &amp;jugades</translation>
    </message>
    <message>
        <source>0 to 100: the fewer points the moves cost, the higher.</source>
        <translation>De 0 a 100: com menys punts costen les jugades, més alta.</translation>
    </message>
    <message>
        <source>None: no move cost anything that could be known.</source>
        <translation>Cap: pel que es podia saber, cap jugada no ha costat res.</translation>
    </message>
    <message>
        <source>On the table you can only look at your own moves.</source>
        <translation>A la taula només pots mirar les teves jugades.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tots els jugadors</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <translation>Torna a l’&amp;anàlisi</translation>
    </message>
    <message>
        <source>The most expensive moments</source>
        <translation>Els moments més cars</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Cap de moment.</translation>
    </message>
    <message>
        <source>Chance to win: {name}</source>
        <translation>Probabilitat de guanyar: {name}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisió</translation>
    </message>
    <message>
        <source>&amp;How sure is this?</source>
        <translation>&amp;Fins a quin punt és segur?</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regles</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Cerca a la pàgina</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tots els jocs</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Cerca el següent</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna a la taula</translation>
    </message>
    <message>
        <source>“{words}” is not on this page.</source>
        <translation>«{words}» no surt en aquesta pàgina.</translation>
    </message>
    <message>
        <source>The game on the table, with the rules you are playing.</source>
        <translation>El joc que hi ha a la taula, amb les regles amb què jugues.</translation>
    </message>
    <message>
        <source>This page shows the usual rules of the game.</source>
        <translation>Aquesta pàgina mostra les regles habituals del joc.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Llegeix</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{path}” is not a match that can be played: {reason}.</source>
        <translation>«{path}» no és una partida que es pugui jugar: {reason}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{points} short of {target}</source>
        <translation>{points} per arribar a {target}</translation>
    </message>
    <message>
        <source>at the target of {target}</source>
        <translation>a la meta: {target}</translation>
    </message>
    <message>
        <source>past the target of {target}</source>
        <translation>passada la meta: {target}</translation>
    </message>
    <message>
        <source>{name}: {gained} this round, {points} in the match, {distance}</source>
        <translation>{name}: {gained} en aquesta ronda, {points} a la partida, {distance}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Aquesta ronda</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Most cards: {figures}.</source>
        <translation>Més cartes: {figures}.</translation>
    </message>
    <message>
        <source>Most coins: {figures}.</source>
        <translation>Més oros: {figures}.</translation>
    </message>
    <message>
        <source>Most sevens: {figures}.</source>
        <translation>Més sets: {figures}.</translation>
    </message>
    <message>
        <source>Most sixes: {figures}.</source>
        <translation>Més sisos: {figures}.</translation>
    </message>
    <message>
        <source>Most diamonds: {figures}.</source>
        <translation>Més diamants: {figures}.</translation>
    </message>
    <message>
        <source>Sevens: {figure} each.</source>
        <translation>Sets: {figure} cadascú.</translation>
    </message>
    <message>
        <source>Sixes: {figure} each.</source>
        <translation>Sisos: {figure} cadascú.</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Tens totes les cartes {cards} i guanyes la partida.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins the match.</source>
        <translation>{call} {name} té totes les cartes {cards} i guanya la partida.</translation>
    </message>
    <message>
        <source>{call} {name} hold every card of {cards} and win the match.</source>
        <translation>{call} Totes les cartes {cards}, i amb elles la partida: {name}.</translation>
    </message>
    <message>
        <source>You called out and were right: {points}. You win the match.</source>
        <translation>Has cantat victòria amb raó: {points}. Has guanyat la partida.</translation>
    </message>
    <message>
        <source>{name} called out and was right: {points}. {name} wins the match.</source>
        <translation>{name} ha cantat victòria amb raó: {points}. Guanya {name}.</translation>
    </message>
    <message>
        <source>{name} called out and were right: {points}. They win the match.</source>
        <translation>{name} han cantat victòria amb raó: {points}. Guanyen la partida.</translation>
    </message>
    <message>
        <source>You called out with {points} of {needed} and lose the match.</source>
        <translation>Has cantat victòria amb {points} de {needed} i perds la partida.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and loses the match.</source>
        <translation>{name} ha cantat victòria amb {points} de {needed} i perd la partida.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and lose the match.</source>
        <translation>{name} han cantat victòria amb {points} de {needed} i perden la partida.</translation>
    </message>
    <message>
        <source>Only points that were certain count.</source>
        <translation>Només compten els punts segurs.</translation>
    </message>
    <message>
        <source>Equal points: the whole match decides ({what}: {figures}).</source>
        <translation>Empat a punts: decideix tota la partida ({what}: {figures}).</translation>
    </message>
    <message>
        <source>Once the match is won, no more points are counted.</source>
        <translation>Guanyada la partida, ja no es compten més punts.</translation>
    </message>
    <message>
        <source>{category} {figures}: {sum}.</source>
        <translation>{category} {figures}: {sum}.</translation>
    </message>
    <message>
        <source>{category}: {best} beats {others}.</source>
        <translation>{category}: {best} supera {others}.</translation>
    </message>
    <message>
        <source>{category}: {best}.</source>
        <translation>{category}: {best}.</translation>
    </message>
    <message>
        <source>Nobody took all of these: {cards}.</source>
        <translation>Ningú no les ha agafades totes: {cards}.</translation>
    </message>
    <message>
        <source>Nobody took the {cards}.</source>
        <translation>Ningú no ha agafat aquesta carta: {cards}.</translation>
    </message>
    <message>
        <source>You took the {cards}.</source>
        <translation>Has agafat: {cards}.</translation>
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
        <translation>Ningú no ha agafat totes les cartes {cards}.</translation>
    </message>
    <message>
        <source>You took every card of {cards}.</source>
        <translation>Has agafat totes les cartes {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>one player</comment>
        <translation>{name} ha agafat totes les cartes {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>partners</comment>
        <translation>{name}: totes les cartes {cards}.</translation>
    </message>
    <message>
        <source>You have {count}</source>
        <translation>Tens: {count}</translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} té: {count}</translation>
    </message>
    <message>
        <source>{name} have {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>{least} are needed.</source>
        <translation>en calen {least}.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>cap</translation>
    </message>
    <message>
        <source>{name}: {cards}, {points}.</source>
        <translation>{name}: {cards}, {points}.</translation>
    </message>
    <message>
        <source>Nobody took {cards}.</source>
        <translation>Ningú no ha agafat aquesta sèrie: {cards}.</translation>
    </message>
    <message>
        <source>It cannot be worth more.</source>
        <translation>No pot valer més.</translation>
    </message>
    <message>
        <source>{first} to {last} of {suit}</source>
        <translation>d’{first} a {last} {suit}</translation>
    </message>
    <message>
        <source>{name}: {declared}.</source>
        <translation>{name}: {declared}.</translation>
    </message>
    <message>
        <source>Nobody declared anything.</source>
        <translation>Ningú no ha cantat res.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Ningú no puntua.</translation>
    </message>
    <message>
        <source>Nobody swept the table.</source>
        <translation>Ningú no ha fet escombra.</translation>
    </message>
    <message>
        <source>{name}: {cards}.</source>
        <translation>{name}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points.</source>
        <translation>
            <numerusform>{name}: %n punt.</numerusform>
            <numerusform>{name}: %n punts.</numerusform>
        </translation>
    </message>
    <message>
        <source>{worth} each for {names}, so the next best scores: {next}.</source>
        <translation>Empat ({worth}) entre {names}: puntua el següent, {next}.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: all of them score.</source>
        <translation>Empat ({worth}) entre {names}: puntuen tots.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: nobody scores.</source>
        <translation>Empat ({worth}) entre {names}: ningú no puntua.</translation>
    </message>
    <message>
        <source>{worth} each: nobody scores.</source>
        <translation>Empat ({worth}): ningú no puntua.</translation>
    </message>
    <message>
        <source>No {category}: {reasons}</source>
        <translation>Sense {category}: {reasons}</translation>
    </message>
    <message>
        <source>You have no {suits}.</source>
        <translation>No tens cartes {suits}.</translation>
    </message>
    <message>
        <source>{name} has no {suits}.</source>
        <translation>{name} no té cartes {suits}.</translation>
    </message>
    <message>
        <source>{name} have no {suits}.</source>
        <translation>{name}: sense cartes {suits}.</translation>
    </message>
    <message>
        <source>{best} against {others}</source>
        <translation>{best} contra {others}</translation>
    </message>
    <message>
        <source>Most Aces: {figures}.</source>
        <translation>Més asos: {figures}.</translation>
    </message>
    <message>
        <source>Most fives: {figures}.</source>
        <translation>Més cincs: {figures}.</translation>
    </message>
    <message>
        <source>Aces: {figure} each.</source>
        <translation>Asos: {figure} cadascú.</translation>
    </message>
    <message>
        <source>Fives: {figure} each.</source>
        <translation>Cincs: {figure} cadascú.</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score of the round</source>
        <translation>Punts de la ronda</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>Ronda &amp;següent</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Repeteix la ronda</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tanca</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>Aca&amp;ba</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>Previous score sheet</source>
        <translation>Full anterior</translation>
    </message>
    <message>
        <source>Next score sheet</source>
        <translation>Full següent</translation>
    </message>
    <message>
        <source>&amp;Table options…</source>
        <translation>&amp;Opcions de la taula…</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Re&amp;venja</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Has guanyat</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Guanya {name}</translation>
    </message>
    <message>
        <source>{name} win</source>
        <translation>Victòria: {name}</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>La partida s’ha acabat de comú acord. Ningú no ha guanyat ni perdut.</translation>
    </message>
    <message>
        <source>You win the match, {score}.</source>
        <translation>Has guanyat la partida, {score}.</translation>
    </message>
    <message>
        <source>{name} wins the match, {score}.</source>
        <translation>{name} guanya la partida, {score}.</translation>
    </message>
    <message>
        <source>{name} win the match, {score}.</source>
        <translation>Victòria a la partida: {name}, {score}.</translation>
    </message>
    <message>
        <source>{score} after this round.</source>
        <translation>{score} després d’aquesta ronda.</translation>
    </message>
    <message>
        <source>{score}: another round will decide.</source>
        <translation>{score}: decidirà una altra ronda.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{score} for you</source>
        <translation>{score} per a tu</translation>
    </message>
    <message>
        <source>{score} for {name}</source>
        <translation>{score} per a {name}</translation>
    </message>
    <message>
        <source>{score} for your side</source>
        <translation>{score} per a la teva parella</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>La pròxima vegada reparteixes tu.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>La pròxima vegada reparteix {name}.</translation>
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
        <translation>cap punt</translation>
    </message>
</context>
<context>
    <name>ScreenCover</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passa la pantalla a {name}</translation>
    </message>
    <message>
        <source>All hands stay covered until then.</source>
        <translation>Fins aleshores, totes les mans queden tapades.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ja hi soc</translation>
    </message>
</context>
<context>
    <name>SeatTile</name>
    <message>
        <source>seat {0}, {1}: {2}</source>
        <translation>seient {0}, {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>right</source>
        <translation>a la dreta</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a l’esquerra</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>al davant</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>a dalt a la dreta</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>a dalt a l’esquerra</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>company</translation>
    </message>
</context>
<context>
    <name>SeatsController</name>
    <message>
        <source>{name} leaves the table</source>
        <translation>{name} surt de la taula</translation>
    </message>
    <message>
        <source>{name} comes back</source>
        <translation>{name} torna al seu seient</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>Els seients</translation>
    </message>
    <message>
        <source>A computer player sits in for a person who leaves, and gives the seat back.</source>
        <translation>Un jugador de l’ordinador substitueix qui surt de la taula, i després li torna el seient.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>You can take your seat again until the match is over. If you do not, you win neither chips nor experience.</source>
        <translation>Pots tornar al teu seient fins que s’acabi la partida. Si no ho fas, no guanyes ni fitxes ni experiència.</translation>
    </message>
    <message>
        <source>Leaving a competitive match costs {chips}.</source>
        <translation>Abandonar una partida competitiva costa {chips}.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Surt de la taula</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Surt</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Queda’t</translation>
    </message>
    <message>
        <source>Take your seat again</source>
        <translation>Torna al teu seient</translation>
    </message>
    <message>
        <source>Leave or take a seat…</source>
        <translation>Surt o torna a un seient…</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>a whole number from 0 to 100</source>
        <translation>un nombre enter de 0 a 100</translation>
    </message>
    <message>
        <source>a variant, a seating, levels and options, or null</source>
        <translation>un joc, uns seients, nivells i opcions, o null</translation>
    </message>
    <message>
        <source>It was kept as “{aside}”; the game starts with the default settings.</source>
        <translation>S’ha conservat com a «{aside}»; el joc comença amb la configuració predeterminada.</translation>
    </message>
    <message>
        <source>“{path}”: the unknown field “{field}” is too large to be kept.</source>
        <translation>«{path}»: el camp desconegut «{field}» és massa gran per conservar-lo.</translation>
    </message>
    <message>
        <source>“{path}”: “{field}” is {value}, but allowed are: {allowed}. The default, {default}, is used.</source>
        <translation>«{path}»: «{field}» val {value}, però s’admet: {allowed}. Es fa servir el valor predeterminat, {default}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configuració</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Els canvis s’apliquen de seguida.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fet</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Taula</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>So</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Llengua</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilitat</translation>
    </message>
    <message>
        <source>&amp;Restore defaults…</source>
        <translation>&amp;Restableix…</translation>
    </message>
    <message>
        <source>Asks first, and keeps your name.</source>
        <translation>Abans ho demana, i conserva el teu nom.</translation>
    </message>
    <message>
        <source>Restore the defaults?</source>
        <translation>Vols restablir la configuració inicial?</translation>
    </message>
    <message>
        <source>Cards, table, play and sound go back to their defaults. Language and accessibility stay as they are, unless you restore all pages. Your name and your decks are kept.</source>
        <translation>Cartes, taula, joc i so tornen als valors inicials. La llengua i l’accessibilitat es queden com estan, tret que restableixis totes les pàgines. El teu nom i les teves baralles es conserven.</translation>
    </message>
    <message>
        <source>Restore all pages</source>
        <translation>Restableix totes les pàgines</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restableix</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>No canviïs res</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the game</source>
        <translation>Comparteix el joc</translation>
    </message>
    <message>
        <source>{game} in one line</source>
        <translation>{game} en una línia</translation>
    </message>
    <message>
        <source>With deal {number}</source>
        <translation>Amb el repartiment {number}</translation>
    </message>
    <message>
        <source>Paste it into a message. Whoever pastes it into New game gets the same rules.</source>
        <translation>Enganxa-la en un missatge. Qui l’enganxi a Nova partida tindrà les mateixes regles.</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Desa en un fitxer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Copia la línia</translation>
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
        <translation>Dreceres de teclat</translation>
    </message>
    <message>
        <source>Everything you can click can also be reached by keyboard.</source>
        <translation>Tot el que es fa amb el ratolí també es pot fer amb el teclat.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna a la taula</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Sounds for cards and sweeps.</source>
        <translation>Sons de les cartes i les escombres.</translation>
    </message>
    <message>
        <source>Roo&amp;m</source>
        <translation>&amp;Ambient</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silenci</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Taverna</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Pati</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>What you hear very quietly behind the cards.</source>
        <translation>El que se sent molt fluix darrere les cartes.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volum</translation>
    </message>
    <message>
        <source>How loud the sounds are. You hear a card as you change it.</source>
        <translation>El volum dels sons. En canviar-lo se sent una carta.</translation>
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
        <translation>Pràctica</translation>
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
        <translation>Aposta de cada jugador</translation>
    </message>
    <message>
        <source>Undo, hints and the coach are allowed.</source>
        <translation>Pots desfer jugades i fer servir pistes i entrenador.</translation>
    </message>
    <message>
        <source>You have {chips}.</source>
        <translation>Tens {chips}.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>People</source>
        <translation>Persones</translation>
    </message>
    <message>
        <source>Best result</source>
        <translation>Millor resultat</translation>
    </message>
    <message>
        <source>Worst result</source>
        <translation>Pitjor resultat</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Partida més llarga</translation>
    </message>
    <message>
        <source>Shortest match</source>
        <translation>Partida més curta</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches between computer players alone are not counted here.</source>
        <translation>
            <numerusform>{count} partida només entre jugadors de l’ordinador no es compta aquí.</numerusform>
            <numerusform>{count} partides només entre jugadors de l’ordinador no es compten aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} unfinished</source>
        <comment>matches</comment>
        <translation>
            <numerusform>{count} sense acabar</numerusform>
            <numerusform>{count} sense acabar</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <translation>després de {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{count} won</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} guanyada</numerusform>
            <numerusform>{count} guanyades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lost</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} perduda</numerusform>
            <numerusform>{count} perdudes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tied</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} empatada</numerusform>
            <numerusform>{count} empatades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} by the others</source>
        <comment>sweeps</comment>
        <translation>
            <numerusform>{count} dels altres</numerusform>
            <numerusform>{count} dels altres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} now</source>
        <comment>matches won in a row</comment>
        <translation>
            <numerusform>ara {count}</numerusform>
            <numerusform>ara {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partides</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Guanyades</translation>
    </message>
    <message>
        <source>{won} of {finished}</source>
        <translation>{won} de {finished}</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punts per ronda</translation>
    </message>
    <message>
        <source>Lead: {points}</source>
        <translation>Avantatge: {points}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Millor ratxa</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Pitjor ratxa</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Temps de joc</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches of other people are not counted here.</source>
        <translation>
            <numerusform>{count} partida d’altres persones no es compta aquí.</numerusform>
            <numerusform>{count} partides d’altres persones no es compten aquí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Results over time</source>
        <translation>Resultats en el temps</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Punts per categoria</translation>
    </message>
    <message>
        <source>Wins by opponent</source>
        <translation>Victòries per rival</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadístiques</translation>
    </message>
    <message>
        <source>Show the match</source>
        <translation>Mira la partida</translation>
    </message>
    <message>
        <source>Fewer figures</source>
        <translation>Menys dades</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Més dades</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Escombres</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Evolució de la teva puntuació</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Cap partida no coincideix</translation>
    </message>
    <message>
        <source>Choose less, and its figures appear here.</source>
        <translation>Amplia el filtre i aquí apareixeran les xifres.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Encara no hi ha res per comptar</translation>
    </message>
    <message>
        <source>Play a match, and its figures appear here.</source>
        <translation>Juga una partida i aquí apareixeran les xifres.</translation>
    </message>
    <message>
        <source>Your accuracy by week</source>
        <translation>La teva precisió per setmana</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>“{path}” is not a file.</source>
        <translation>«{path}» no és un fitxer.</translation>
    </message>
    <message>
        <source>“{path}” is not a text file.</source>
        <translation>«{path}» no és un fitxer de text.</translation>
    </message>
    <message>
        <source>{reason} It was left untouched; move it away so that the game can save there.</source>
        <translation>{reason} S’ha deixat tal com era: treu-lo d’allà perquè el joc hi pugui desar.</translation>
    </message>
    <message>
        <source>“{path}” is a broken link.</source>
        <translation>«{path}» és un enllaç trencat.</translation>
    </message>
    <message>
        <source>“{path}” is not a file, so nothing was saved there.</source>
        <translation>«{path}» no és un fitxer, així que no s’hi ha desat res.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {limit} KiB, the limit for such a file.</source>
        <translation>«{path}» supera els {limit} KiB, el límit per a un fitxer així.</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved.</source>
        <translation>El disc és ple: «{path}» no s’ha desat.</translation>
    </message>
    <message>
        <source>“{path}” is on a read-only disk.</source>
        <translation>«{path}» és en un disc de només lectura.</translation>
    </message>
    <message>
        <source>You do not have permission to use “{path}” or its folder.</source>
        <translation>No tens permís per fer servir «{path}» o la seva carpeta.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>El fitxer «{path}» no existeix.</translation>
    </message>
    <message>
        <source>There is a file where the folder of “{path}” should be.</source>
        <translation>Allà on hi hauria d’haver la carpeta de «{path}» hi ha un fitxer.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>«{path}» no es pot fer servir: {reason}.</translation>
    </message>
    <message>
        <source>“{field}” and “{other}” contradict each other</source>
        <translation>«{field}» i «{other}» es contradiuen</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” cannot be used until there is room.</source>
        <translation>El disc és ple: «{path}» no es pot fer servir fins que hi hagi espai.</translation>
    </message>
    <message>
        <source>line {line} is not valid JSON</source>
        <translation>la línia {line} no és JSON vàlid</translation>
    </message>
    <message>
        <source>it is not text in UTF-8</source>
        <translation>no és text en UTF-8</translation>
    </message>
    <message>
        <source>“{path}” is damaged: {reason}.</source>
        <translation>«{path}» està malmès: {reason}.</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>no és un objecte JSON</translation>
    </message>
    <message>
        <source>“{mark}” is missing</source>
        <translation>hi falta «{mark}»</translation>
    </message>
    <message>
        <source>“{field}” is {value}, which is not allowed</source>
        <translation>«{field}» és {value}, que no està permès</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} no és un nombre</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>hi ha llistes o objectes imbricats a massa profunditat</translation>
    </message>
    <message>
        <source>“{name}” is not the name of a file in “{path}”.</source>
        <translation>«{name}» no és el nom d’un fitxer de «{path}».</translation>
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
        <translation>Et toca</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadors</translation>
    </message>
    <message>
        <source>Stock and piles</source>
        <translation>Baralla i munts</translation>
    </message>
    <message>
        <source>No move yet.</source>
        <translation>Encara no hi ha cap jugada.</translation>
    </message>
    <message>
        <source>Their side</source>
        <translation>Rivals</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>de {target}</translation>
    </message>
    <message>
        <source>{cards}, face down</source>
        <translation>{cards} de cara avall</translation>
    </message>
    <message>
        <source>Table: {content}</source>
        <translation>Taula: {content}</translation>
    </message>
    <message>
        <source>Your hand: {content}</source>
        <translation>La teva mà: {content}</translation>
    </message>
    <message>
        <source>Stock: {content}</source>
        <translation>Baralla: {content}</translation>
    </message>
    <message>
        <source>Your pile: {content}</source>
        <translation>El teu munt: {content}</translation>
    </message>
    <message>
        <source>{name}’s pile: {content}</source>
        <translation>Munt ({name}): {content}</translation>
    </message>
    <message>
        <source>Your side’s pile: {content}</source>
        <translation>Munt de la teva parella: {content}</translation>
    </message>
    <message>
        <source>Their side’s pile: {content}</source>
        <translation>Munt dels rivals: {content}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>cap carta</translation>
    </message>
    <message>
        <source>{sweeps} in this round</source>
        <translation>{sweeps} en aquesta ronda</translation>
    </message>
    <message>
        <source>{points} declared in this round</source>
        <translation>{points} de cantades en aquesta ronda</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>reparteix</translation>
    </message>
    <message>
        <source>master of the table</source>
        <translation>dirigeix la taula</translation>
    </message>
    <message>
        <source>Shows how fairly the cards were dealt</source>
        <translation>Mostra si les cartes s’han repartit amb imparcialitat</translation>
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
        <translation>Taula</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Back to the game</source>
        <translation>Torna a la partida</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Full de punts</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revenja</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>La partida s’ha acabat de comú acord. Ningú no ha guanyat ni perdut.</translation>
    </message>
    <message>
        <source>{name} takes a little longer over this move.</source>
        <translation>{name} triga una mica més en aquesta jugada.</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>et toca</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua jugant</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>temps esgotat</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>li toca</translation>
    </message>
    <message>
        <source>takes longer</source>
        <translation>triga més</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>pensa</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automàtic</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>company</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Primer tria una carta de la teva mà.</translation>
    </message>
    <message>
        <source>Choose which cards to take.</source>
        <translation>Tria quines cartes agafes.</translation>
    </message>
    <message>
        <source>You have turned over a card: play that one.</source>
        <translation>Ja has girat una carta: juga aquella.</translation>
    </message>
    <message>
        <source>No card of your hand can take these cards together.</source>
        <translation>Cap carta de la teva mà no pot agafar aquestes cartes juntes.</translation>
    </message>
    <message>
        <source>First turn over one of your cards.</source>
        <translation>Primer gira una de les teves cartes.</translation>
    </message>
    <message>
        <source>The game plays for you. Press “Play yourself” above the table first.</source>
        <translation>L’ordinador juga per tu. Prem abans «Jugo jo» a la barra de dalt.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No és el teu torn.</translation>
    </message>
    <message>
        <source>First decide whether to take the opening cards.</source>
        <translation>Primer decideix si agafes la taula inicial.</translation>
    </message>
    <message>
        <source>First decide what to do with the card you cut.</source>
        <translation>Primer decideix què fas amb la carta de l’escapçada.</translation>
    </message>
    <message>
        <source>It cannot be combined with the selected cards.</source>
        <translation>No es pot combinar amb les cartes triades.</translation>
    </message>
    <message>
        <source>Call out …</source>
        <translation>Victòria…</translation>
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
        <translation>Captura següent: {number} de {all}</translation>
    </message>
    <message>
        <source>No card of your hand can take this card.</source>
        <translation>Cap carta de la teva mà no pot agafar aquesta carta.</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>Stake</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Temps per torn</translation>
    </message>
    <message>
        <source>Draw cards for the seats</source>
        <translation>Sorteja els seients amb cartes</translation>
    </message>
    <message>
        <source>Cut the pack before each deal</source>
        <translation>Escapça la baralla abans de cada repartiment</translation>
    </message>
    <message>
        <source>What each player stakes; the winners share it, less a part for the bank.</source>
        <translation>El que aposta cada jugador; el pot és dels guanyadors, menys una part per a la banca.</translation>
    </message>
    <message>
        <source>When the time for a move has run out, the game plays for you.</source>
        <translation>Quan s’acaba el temps per a una jugada, l’ordinador juga per tu.</translation>
    </message>
    <message>
        <source>Nobody takes the seat of a computer player during the match.</source>
        <translation>Ningú no ocupa el seient d’un jugador de l’ordinador durant la partida.</translation>
    </message>
    <message>
        <source>While computer players play alone, those who watch may see their cards.</source>
        <translation>Mentre juguen només els jugadors de l’ordinador, qui mira en pot veure les cartes.</translation>
    </message>
    <message>
        <source>The cards that are drawn for the deal also decide who sits where.</source>
        <translation>Les cartes que es treuen per saber qui reparteix decideixen també els seients.</translation>
    </message>
    <message>
        <source>A player cuts the shuffled pack before each deal.</source>
        <translation>Un jugador escapça la baralla barrejada abans de cada repartiment.</translation>
    </message>
    <message>
        <source>Changed from the next deal on: {changes}</source>
        <translation>Canvia a partir del pròxim repartiment: {changes}</translation>
    </message>
    <message>
        <source>{name} changed the table options: {changes}</source>
        <translation>{name} ha canviat les opcions de la taula: {changes}</translation>
    </message>
    <message>
        <source>Automatic play for you</source>
        <translation>Joc automàtic per a tu</translation>
    </message>
    <message>
        <source>You play again</source>
        <translation>Tornes a jugar tu</translation>
    </message>
    <message>
        <source>Automatic play for {name}</source>
        <translation>Joc automàtic per a {name}</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} torna a jugar</translation>
    </message>
    <message>
        <source>Time ran out for {name}</source>
        <translation>{name} s’ha quedat sense temps</translation>
    </message>
    <message>
        <source>Ended by agreement</source>
        <translation>Acabada de comú acord</translation>
    </message>
    <message>
        <source>{name} sits down in place of {player}</source>
        <translation>{player} cedeix el seient a {name}</translation>
    </message>
    <message>
        <source>{name} sits in for {player}</source>
        <translation>{name} substitueix {player}</translation>
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
        <translation>sense límit</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} segons</translation>
    </message>
    <message>
        <source>Seat partners by their cards too</source>
        <translation>També els companys per ordre de carta</translation>
    </message>
    <message>
        <source>Nobody sits in for a computer player</source>
        <translation>Ningú juga en lloc de l’ordinador</translation>
    </message>
    <message>
        <source>Whoever watches sees the cards</source>
        <translation>Qui mira veu les cartes</translation>
    </message>
    <message>
        <source>In pairs, the highest card plays with the third. Otherwise the two highest play together.</source>
        <translation>Per parelles, la carta més alta juga amb la tercera. Si no, juguen juntes les dues més altes.</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn</source>
        <translation>{seconds} segons per torn</translation>
    </message>
    <message>
        <source>The pack is cut: {cards} below</source>
        <translation>S’escapça la baralla: {cards} a sota</translation>
    </message>
</context>
<context>
    <name>TableOptionsController</name>
    <message>
        <source>{name} would like to change this: {changes}. Do you agree?</source>
        <translation>{name} voldria canviar això: {changes}. Hi estàs d’acord?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Hi estic d’acord</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>No hi estic d’acord</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passa la pantalla a {name}</translation>
    </message>
    <message>
        <source>{name} does not agree, so target and stake stay as they are.</source>
        <translation>{name} no hi està d’acord: la meta i l’aposta queden igual.</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Opcions de la taula</translation>
    </message>
    <message>
        <source>Who is looking?</source>
        <translation>Qui mira?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>You are looking back: these options held at the position shown.</source>
        <translation>Estàs mirant enrere: aquestes opcions valien en la posició mostrada.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida s’ha acabat.</translation>
    </message>
    <message>
        <source>Only a person who plays can change these.</source>
        <translation>Només les pot canviar qui juga.</translation>
    </message>
    <message>
        <source>Only {name} can change these.</source>
        <translation>Només {name} les pot canviar.</translation>
    </message>
    <message>
        <source>Changed table options: {names} should look at them</source>
        <translation>Han canviat les opcions de la taula; encara sense veure-les: {names}</translation>
    </message>
</context>
<context>
    <name>TableOptionsDialog</name>
    <message>
        <source>Table options</source>
        <translation>Opcions de la taula</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Canvia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
    <message>
        <source>Changes hold from the next deal on.</source>
        <translation>Els canvis valen a partir del pròxim repartiment.</translation>
    </message>
    <message>
        <source>Target and stake of a competitive match are fixed from its first card on.</source>
        <translation>La meta i l’aposta d’una partida competitiva són fixes des de la primera carta.</translation>
    </message>
    <message>
        <source>A lower target counts at the end of the next round.</source>
        <translation>Una meta més baixa compta al final de la pròxima ronda.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Move list</source>
        <translation>Llista de jugades</translation>
    </message>
    <message>
        <source>The moves of the round, beside the table.</source>
        <translation>Les jugades de la ronda, al costat de la taula.</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>&amp;Mostra-la</translation>
    </message>
    <message>
        <source>With large cards</source>
        <translation>Amb cartes grans</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Whether the moves of the round are listed beside the table.</source>
        <translation>Tria si les jugades de la ronda es mostren al costat de la taula.</translation>
    </message>
    <message>
        <source>With large cards: the list is hidden when it would make the cards smaller.</source>
        <translation>Amb cartes grans: la llista s’amaga quan faria més petites les cartes.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verd</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeus</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alt contrast</translation>
    </message>
    <message>
        <source>One dark colour without texture, thicker outlines, hatching instead of shading.</source>
        <translation>Un sol color fosc sense textura, contorns més gruixuts, ratllat en lloc d’ombra.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapet</translation>
    </message>
    <message>
        <source>The colour and the weave of the table.</source>
        <translation>El color i el teixit de la taula.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Blau petroli</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <translation>Gris pissarra</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Pruna</translation>
    </message>
    <message>
        <source>Tobacco brown</source>
        <translation>Marró tabac</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, dibuixat per a Scopa Desktop</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Previsualització de la taula</translation>
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
        <translation>Val {value}.</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, a la taula</translation>
    </message>
    <message>
        <source>{card}, open in your hand</source>
        <translation>{card}, destapada a la teva mà</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, a la teva mà</translation>
    </message>
    <message>
        <source>{card}, open in the hand of {name}</source>
        <translation>{card}, {name} la té destapada a la mà</translation>
    </message>
    <message>
        <source>{card}, on top of a pile</source>
        <translation>{card}, a sobre d’un munt</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Taula de joc</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
</context>
<context>
    <name>TurnTimeController</name>
    <message>
        <source>The time of {name} is up: the game makes this move.</source>
        <translation>{name} s’ha quedat sense temps: aquesta jugada la fa l’ordinador.</translation>
    </message>
    <message>
        <source>Your time is up: the game makes this move.</source>
        <translation>Se t’ha acabat el temps: aquesta jugada la fa l’ordinador.</translation>
    </message>
    <message>
        <source>The time of {name} is up again: the game goes on playing.</source>
        <translation>{name} s’ha tornat a quedar sense temps: a partir d’ara juga l’ordinador.</translation>
    </message>
    <message>
        <source>Your time is up again: the game goes on playing for you.</source>
        <translation>Se t’ha tornat a acabar el temps: a partir d’ara l’ordinador juga per tu.</translation>
    </message>
    <message>
        <source>{seconds} seconds left</source>
        <translation>Queden {seconds} segons</translation>
    </message>
    <message>
        <source>The game plays for you, until you play yourself again.</source>
        <translation>L’ordinador juga per tu fins que tornis a jugar tu.</translation>
    </message>
    <message>
        <source>The game plays for {names}.</source>
        <translation>L’ordinador juga per {names}.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <translation>Jugo jo</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} torna a jugar</translation>
    </message>
    <message>
        <source>The time of {name} is up: the game cuts the pack.</source>
        <translation>{name} s’ha quedat sense temps: la baralla l’escapça l’ordinador.</translation>
    </message>
    <message>
        <source>Your time is up: the game cuts the pack.</source>
        <translation>Se t’ha acabat el temps: la baralla l’escapça l’ordinador.</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Desfés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Tanca aquest missatge</translation>
    </message>
</context>
<context>
    <name>VariantList</name>
    <message>
        <source>Games</source>
        <translation>Jocs</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Cerca entre els jocs</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>My games</source>
        <translation>Els meus jocs</translation>
    </message>
    <message numerus="yes">
        <source>about %n rounds</source>
        <translation>
            <numerusform>al voltant d’%n ronda</numerusform>
            <numerusform>al voltant de %n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuts</numerusform>
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
        <translation>regles pròpies</translation>
    </message>
    <message numerus="yes">
        <source>%n in threes</source>
        <translation>
            <numerusform>%n en trios</numerusform>
            <numerusform>%n en trios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in pairs</source>
        <translation>
            <numerusform>%n per parelles</numerusform>
            <numerusform>%n per parelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in pairs</source>
        <translation>
            <numerusform>%n jugador per parelles</numerusform>
            <numerusform>%n jugadors per parelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <translation>
            <numerusform>{fewest}–%n jugador</numerusform>
            <numerusform>{fewest}–%n jugadors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} or %n players</source>
        <translation>
            <numerusform>{some} o %n jugador</numerusform>
            <numerusform>{some} o %n jugadors</numerusform>
        </translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Últim joc</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Resultats</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espai</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Mirant la partida</translation>
    </message>
    <message>
        <source>You sit in for another player.</source>
        <translation>Jugues en lloc d’un altre.</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Velocitat: {speed}</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Totes les cartes a la vista</translation>
    </message>
    <message>
        <source>As {name} sees</source>
        <translation>Com ho veu {name}</translation>
    </message>
    <message>
        <source>No hand open</source>
        <translation>Cap mà a la vista</translation>
    </message>
    <message>
        <source>Cards: {view}</source>
        <translation>Cartes: {view}</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Jugada següent</translation>
    </message>
    <message>
        <source>Look from the next seat</source>
        <translation>Mira des del seient següent</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Torna a mirar</translation>
    </message>
    <message>
        <source>Sit in</source>
        <translation>Substitueix</translation>
    </message>
    <message>
        <source>Sit in for a player</source>
        <translation>Substitueix un jugador</translation>
    </message>
    <message>
        <source>Play on in the seat of a computer player. The match does not count then.</source>
        <translation>Continua tu al seient d’un jugador de l’ordinador. Aleshores la partida no compta.</translation>
    </message>
</context>
<context>
    <name>WatchControls</name>
    <message>
        <source>You sit in for {name}. This match does not count.</source>
        <translation>Substitueixes {name}. Aquesta partida no compta.</translation>
    </message>
</context>
<context>
    <name>_NoMatch</name>
    <message>
        <source>No game matches “{words}”.</source>
        <translation>Cap joc coincideix amb «{words}».</translation>
    </message>
    <message>
        <source>Try part of a name, a place such as Genoa or Tunis, a deck, a number of players, or what the cards add up to.</source>
        <translation>Prova una part del nom, un lloc com Gènova o Tunis, una baralla, un nombre de jugadors o el que sumen les cartes.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostra tots els jocs</translation>
    </message>
</context>
<context>
    <name>_Reader</name>
    <message>
        <source>The cards cannot be read, because the program has a fault.</source>
        <translation>Les cartes no es poden llegir per un error del programa.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation>principiant</translation>
    </message>
    <message>
        <source>is learning, and takes whatever is in sight</source>
        <translation>està aprenent i agafa tot el que veu</translation>
    </message>
    <message>
        <source>likes to take many cards at once, and does not keep you waiting</source>
        <translation>li agrada agafar moltes cartes de cop i no et fa esperar</translation>
    </message>
    <message>
        <source>overlooks captures, and lays sevens for you to take</source>
        <translation>se li escapen captures i et deixa sets a la taula</translation>
    </message>
    <message>
        <source>loves coins and guards sevens</source>
        <translation>adora els oros i guarda bé els sets</translation>
    </message>
    <message>
        <source>rarely lays a coin or a seven with another card in hand</source>
        <translation>poques vegades tira un oro o un set si té una altra carta</translation>
    </message>
    <message>
        <source>often does not see that the table could be swept</source>
        <translation>sovint no veu que podria fer escombra</translation>
    </message>
    <message>
        <source>goes for every sweep in sight and talks of the last</source>
        <translation>va a totes les escombres que veu i presumeix de l’última</translation>
    </message>
    <message>
        <source>sees most of the sweeps that can be made</source>
        <translation>veu gairebé totes les escombres que es poden fer</translation>
    </message>
    <message>
        <source>forgets what is gone, and gives points away with the last cards</source>
        <translation>oblida el que ja ha sortit i regala punts amb les últimes cartes</translation>
    </message>
    <message>
        <source>reads the last hand as if it lay open</source>
        <translation>llegeix l’última mà com si estigués destapada</translation>
    </message>
    <message>
        <source>leaves fewer sweeps than anybody else</source>
        <translation>deixa menys escombres que ningú</translation>
    </message>
    <message>
        <source>lets coins and captures go, as long as the table is safe</source>
        <translation>renuncia a oros i captures mentre la taula quedi segura</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>hàbil</translation>
    </message>
    <message>
        <source>easygoing</source>
        <translation>apacible</translation>
    </message>
    <message>
        <source>counts the cards, but cannot leave a good one lying</source>
        <translation>compta les cartes, però no en deixa passar cap de bona</translation>
    </message>
    <message>
        <source>overlooks hardly any sweep, and has an eye for coins</source>
        <translation>gairebé no se li escapa cap escombra i no perd de vista els oros</translation>
    </message>
    <message>
        <source>takes almost always, even if that leaves you a sweep</source>
        <translation>agafa cartes gairebé sempre, encara que així et deixi una escombra</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>waits for the right moment and thinks to the end</source>
        <translation>espera el seu moment i pensa fins al final</translation>
    </message>
    <message>
        <source>leaves few sweeps, and can do without a capture</source>
        <translation>deixa poques escombres i sap renunciar a una captura</translation>
    </message>
    <message>
        <source>loses count now and then, and makes a mistake at the end</source>
        <translation>de tant en tant perd el compte i falla al final</translation>
    </message>
    <message>
        <source>master</source>
        <translation>mestre</translation>
    </message>
    <message>
        <source>like you</source>
        <translation>com tu</translation>
    </message>
    <message>
        <source>plays as well as you do, and changes with you</source>
        <translation>juga tan bé com tu, i canvia amb tu</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>mitjà</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>these rules have no name</source>
        <translation>aquestes regles no tenen nom</translation>
    </message>
    <message>
        <source>expected {what}</source>
        <translation>s’esperava {what}</translation>
    </message>
    <message>
        <source>there are two sets of rules called {name}</source>
        <translation>hi ha dos jocs de regles que es diuen {name}</translation>
    </message>
    <message>
        <source>there are more than {most} sets of rules</source>
        <translation>hi ha més de {most} jocs de regles</translation>
    </message>
    <message>
        <source>there is no level {level}; the levels: {levels}</source>
        <translation>no hi ha cap nivell {level}; els nivells: {levels}</translation>
    </message>
    <message>
        <source>{text} is not a card: a card is a rank of {ranks} and a suit of {suits}</source>
        <translation>{text} no és cap carta: una carta és un valor de {ranks} i un coll de {suits}</translation>
    </message>
    <message>
        <source>{text} names a card twice</source>
        <translation>{text} anomena una carta dues vegades</translation>
    </message>
    <message>
        <source>there is no game {name}</source>
        <translation>no hi ha cap joc {name}</translation>
    </message>
    <message>
        <source>Take an equal card or a sum; {knight} is worth 8, {page} 9. The pack is cut for a card to keep or to put on the table. Karta, dinari, barmila and the {settebello} score.</source>
        <translation>Agafa una carta igual o una suma (valors: {knight} 8, {page} 9). En escapçar surt una carta que et quedes o poses a la taula. Compten karta (cartes), dinari, barmila (sets) i el {settebello}.</translation>
    </message>
    <message>
        <source>Escoba with combinations: a flor, an escalera, a total of nine, a very small total and three of a rank score as soon as they are shown. The {2B} is worth four points.</source>
        <translation>L’Escoba amb combinacions: una flor, una escalera (escala), un total de nou, un de molt petit i tres d’iguals puntuen tan bon punt s’ensenyen. El {2B} val quatre punts.</translation>
    </message>
    <message>
        <source>Chorizo with other combinations: nine or less is a báciga, with a pair in it three points. Opening cards of one suit bring the dealer a flor.</source>
        <translation>El Chorizo amb altres combinacions: nou o menys és una báciga; amb una parella a dins, tres punts. Si la taula inicial és d’un sol coll, hi ha flor per a qui reparteix.</translation>
    </message>
    <message>
        <source>Take an equal card, a sum, or fifteen; an Ace takes everything. Declare small or equal hands, with the {7C} as the wild matta. All ten {coins} win the match.</source>
        <translation>Agafa una carta igual, una suma o quinze; un as s’ho emporta tot. Canta mans petites o de cartes iguals, amb el {7C} com a matta, el comodí. Les deu cartes {coins} guanyen la partida.</translation>
    </message>
    <message>
        <source>Cirulla with the whole pack dealt at once. Any three cards of the hand may be declared at any turn and must then be played before the others.</source>
        <translation>La Cirulla amb tota la baralla repartida d’un cop. En el teu torn pots cantar tres cartes qualssevol de la mà, que després s’han de jugar abans que les altres.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like. Clear the table for an escoba. Cards, {coins}, sevens and the {settebello} score.</source>
        <translation>Agafa, si vols, cartes de la taula que amb la teva sumin quinze. Si la deixes buida fas escoba, és a dir, escombra. Compten les cartes, les {coins}, els sets i el {settebello}.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card. Clear the table for an escoba. Most cards, most {coins}, the {settebello} and the setenta score a point each.</source>
        <translation>Agafa de la taula cartes que amb la teva sumin quinze. Si la deixes buida fas escoba, és a dir, escombra. Un punt per més cartes, més cartes {coins}, el {settebello} i la setenta.</translation>
    </message>
    <message>
        <source>Escoba as it is played in clubs: every tied leader scores, all {coins} or all sevens count double, and a tie at the end is decided by the whole match.</source>
        <translation>L’Escoba com es juga als clubs: en cas d’empat puntuen tots els primers, totes les cartes {coins} o els quatre sets compten doble i un empat final el decideix tota la partida.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen, thirty, forty-five … with your card, if you like. An escopa is worth a point for each fifteen in it. All {coins} are worth three points more.</source>
        <translation>Agafa, si vols, cartes de la taula que amb la teva sumin quinze, trenta, quaranta-cinc… Una escopa (escombra) val un punt per cada quinze. Totes les cartes {coins} donen tres punts més.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like: a motinho. Clear the table for an escova. Cards, {coins} and the sete belo score; all {coins} count double.</source>
        <translation>Agafa, si vols, cartes de la taula que amb la teva sumin quinze: és un motinho. Si la deixes buida fas escova, és a dir, escombra. Compten les cartes, les {coins} i el sete belo; totes les {coins} valen doble.</translation>
    </message>
    <message>
        <source>Take a table card of the same rank, or several that add up to your card. Clear the table for a scopa. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>Agafa de la taula una carta igual o unes quantes que sumin la teva. Si la deixes buida fas scopa, l’escombra italiana. Un punt per més cartes, més cartes {coins}, el settebello i la primiera.</translation>
    </message>
    <message>
        <source>Scopa as a race: cards, {coins}, settebello, primiera and {sweeps} are counted in this order, and the first to reach eleven wins at once.</source>
        <translation>La Scopa com a cursa: es compten les cartes, les {coins}, settebello, primiera i {sweeps}, en aquest ordre, i guanya a l’acte qui arriba primer a onze.</translation>
    </message>
    <message>
        <source>Scopa with a simple primiera: the side with the most sevens gets the point. Everything else is as in Scopa.</source>
        <translation>La Scopa amb una primiera senzilla: el punt és de qui té més sets. Tota la resta, com a la Scopa.</translation>
    </message>
    <message>
        <source>Scopa for four in two partnerships: partners sit opposite each other and share one pile and one score.</source>
        <translation>La Scopa per a quatre per parelles: els companys seuen cara a cara i comparteixen munt i punts.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, though never as a scopa. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>La Scopa en què un as s’emporta tota la taula, encara que no compti mai com a scopa (escombra). Si a la taula hi ha un as, agafa aquest as i res més.</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making fifteen with the card you play. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>La Scopa en què només agafes cartes si amb la que jugues sumen quinze. Un punt per més cartes, més cartes {coins}, el settebello i la primiera.</translation>
    </message>
    <message>
        <source>Two partnerships, nine cards each and four on the table, all dealt at once: remember what was played, and you know what is to come.</source>
        <translation>Per parelles, nou cartes per cap i quatre a la taula, totes repartides d’un cop: qui recorda el que ha sortit sap el que queda.</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. Nothing is left to chance but the deal; a scopa on the very last card counts.</source>
        <translation>Per parelles, deu cartes per cap i la taula buida. A l’atzar només hi queda el repartiment; val també la scopa (escombra) amb l’última carta.</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>{nothing}; did you mean {meant}?</source>
        <translation>{nothing}; volies dir {meant}?</translation>
    </message>
    <message>
        <source>expected an empty line</source>
        <translation>s’esperava una línia buida</translation>
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
        <translation>Tunísia, Tunis, Sfax, Sussa, nord d’Àfrica</translation>
    </message>
    <message>
        <source>Uruguay, Montevideo, River Plate</source>
        <translation>Uruguai, Montevideo, Riu de la Plata</translation>
    </message>
    <message>
        <source>Genoa, Liguria, Italy</source>
        <translation>Gènova, Ligúria, Itàlia</translation>
    </message>
    <message>
        <source>Spain, Argentina</source>
        <translation>Espanya, Argentina</translation>
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
        <translation>L’Escoba a l’inrevés: guanya qui té menys punts. Una carta que fa quinze ha d’agafar; busca captures sense {coins} ni sets.</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espanya</translation>
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
        <translation>Itàlia, Nàpols</translation>
    </message>
    <message>
        <source>there is no line of a game in it: one begins with {mark}</source>
        <translation>no hi ha cap línia d’un joc, que comença per {mark}</translation>
    </message>
    <message>
        <source>the line of the game is not whole: its end is missing</source>
        <translation>la línia del joc no és sencera: falta el final</translation>
    </message>
    <message>
        <source>the line comes from a newer version of Scopa Desktop</source>
        <translation>la línia ve d’una versió més recent de Scopa Desktop</translation>
    </message>
    <message>
        <source>a character of the line is wrong or missing; copy the whole line again</source>
        <translation>un caràcter de la línia és incorrecte o falta; torna a copiar la línia sencera</translation>
    </message>
    <message>
        <source>Scopa in reverse: the fewest points win. Whoever reaches the target first has lost, and in a tie everybody concerned gets the point.</source>
        <translation>La Scopa a l’inrevés: guanya qui té menys punts. Qui arriba primer a la meta ha perdut i, en cas d’empat, el punt és per a tots els empatats.</translation>
    </message>
    <message>
        <source>Scopone in which nobody sees a hand, not even their own: turn over any of your ten cards and play it. Only what it takes is up to you.</source>
        <translation>Scopone en què ningú no veu cap mà, ni la pròpia: gira una qualsevol de les teves deu cartes i juga-la. Només tries què agafa.</translation>
    </message>
    <message>
        <source>Scopa in which your card takes an equal card from the table, or makes fifteen with table cards: as you like.</source>
        <translation>Scopa en què la teva carta agafa una d’igual de la taula, o suma quinze amb cartes de la taula: com vulguis.</translation>
    </message>
    <message>
        <source>Scopa for Aces and courts: each of the sixteen is worth a point, and nothing else is. At eight all the {KD} decides.</source>
        <translation>Scopa d’asos i figures: cadascuna de les setze val un punt, i res més no compta. A vuit iguals decideix el {KD}.</translation>
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
        <translation>nord d’Itàlia</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>línia {line}: {what}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partida s’ha acabat</translation>
    </message>
    <message>
        <source>options are changed between two rounds only</source>
        <translation>les opcions només es canvien entre dues rondes</translation>
    </message>
    <message>
        <source>option {option} cannot be changed during a match</source>
        <translation>l’opció {option} no es pot canviar durant una partida</translation>
    </message>
    <message>
        <source>seat {seat} has no time that can run out here</source>
        <translation>aquí el seient {seat} no té cap temps que es pugui exhaurir</translation>
    </message>
    <message>
        <source>automatic play of seat {seat} cannot be changed here</source>
        <translation>el joc automàtic del seient {seat} no es pot canviar aquí</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat} already</source>
        <translation>{name} ja ocupa el seient {seat}</translation>
    </message>
    <message>
        <source>the pack is not cut here</source>
        <translation>aquí no s’escapça la baralla</translation>
    </message>
    <message>
        <source>round {round}, after move {move}: {reason}</source>
        <translation>ronda {round}, després de la jugada {move}: {reason}</translation>
    </message>
    <message>
        <source>round {round}: the match or the round before it does not end there</source>
        <translation>ronda {round}: la partida o la ronda anterior no acaba allà</translation>
    </message>
    <message>
        <source>round {round}: seat {seat} deals, not {dealer}</source>
        <translation>ronda {round}: reparteix el seient {seat}, no el {dealer}</translation>
    </message>
    <message>
        <source>round {round}, move {move}: the match was ended before</source>
        <translation>ronda {round}, jugada {move}: la partida ja s’havia acabat</translation>
    </message>
    <message>
        <source>round {round}, move {move}: {reason}</source>
        <translation>ronda {round}, jugada {move}: {reason}</translation>
    </message>
    <message>
        <source>{text} is not a declaration, as in {example}</source>
        <translation>{text} no és cap cantada, com ara {example}</translation>
    </message>
    <message>
        <source>{text} does not say what is taken</source>
        <translation>{text} no diu què s’agafa</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>la ronda s’ha acabat</translation>
    </message>
    <message>
        <source>{card} is not in the hand of the player whose turn it is</source>
        <translation>{card} no és a la mà de qui té el torn</translation>
    </message>
    <message>
        <source>the table does not hold {cards}</source>
        <translation>a la taula no hi ha {cards}</translation>
    </message>
    <message>
        <source>{card} can capture {cards}, so it may not be laid down</source>
        <translation>{card} pot agafar {cards}, per tant no es pot deixar</translation>
    </message>
    <message>
        <source>{by} can capture {cards}, so {card} may not be laid down</source>
        <translation>{by} pot agafar {cards}, per tant {card} no es pot deixar</translation>
    </message>
    <message>
        <source>{card} takes an equal card first, {cards}, so not {take}</source>
        <translation>{card} agafa abans una carta igual, {cards}, i no {take}</translation>
    </message>
    <message>
        <source>{card} takes only one equal card, not {take}</source>
        <translation>{card} només agafa una carta igual, no {take}</translation>
    </message>
    <message>
        <source>{card} takes the whole table, {cards}, not only {take}</source>
        <translation>{card} agafa tota la taula, {cards}, no només {take}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}</source>
        <translation>{card} no pot agafar {take}</translation>
    </message>
    <message>
        <source>{card} must take fewer cards than {take}, such as {cards}</source>
        <translation>{card} ha d’agafar menys cartes que {take}, per exemple {cards}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a sum may take no more than {limit} table cards</source>
        <translation>{card} no pot agafar {take}: una suma no pot agafar més de {limit} cartes de la taula</translation>
    </message>
    <message>
        <source>{cards} were dealt to the table: one that was laid down must be among the cards taken</source>
        <translation>{cards} es van repartir a la taula: entre les cartes que s’agafen n’hi ha d’haver una que algú hagi deixat</translation>
    </message>
    <message>
        <source>the declared {cards} must be played before {card}</source>
        <translation>les cartes cantades, {cards}, s’han de jugar abans que {card}</translation>
    </message>
    <message>
        <source>the player on turn declares or passes before the first card is played</source>
        <translation>qui té el torn canta o passa abans que es jugui la primera carta</translation>
    </message>
    <message>
        <source>{move} is not possible now</source>
        <translation>{move} ara no és possible</translation>
    </message>
    <message>
        <source>No Ace takes the whole table.</source>
        <translation>Cap as no agafa tota la taula.</translation>
    </message>
    <message>
        <source>Fewest cards first</source>
        <translation>Primer les de menys cartes</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed.</source>
        <translation>De diverses captures possibles amb una carta només valen les de menys cartes.</translation>
    </message>
    <message>
        <source>If a sum takes two cards at most, all sums take equally many cards.</source>
        <translation>Si una suma agafa dues cartes com a màxim, totes les sumes n’agafen les mateixes.</translation>
    </message>
    <message>
        <source>At most two cards</source>
        <translation>Dues cartes com a màxim</translation>
    </message>
    <message>
        <source>A sum may take no more than two table cards.</source>
        <translation>Amb una suma no pots agafar més de dues cartes de la taula.</translation>
    </message>
    <message>
        <source>Equal card first</source>
        <translation>Primer la carta igual</translation>
    </message>
    <message>
        <source>A card of the same rank on the table must be taken before a sum.</source>
        <translation>Si a la taula hi ha una carta igual, s’ha d’agafar abans que una suma.</translation>
    </message>
    <message>
        <source>Captures are compulsory</source>
        <translation>Capturar és obligatori</translation>
    </message>
    <message>
        <source>A card that can capture may not be laid down.</source>
        <translation>Una carta que pot agafar alguna cosa no es pot deixar a la taula.</translation>
    </message>
    <message>
        <source>Must capture</source>
        <translation>Ha de capturar</translation>
    </message>
    <message>
        <source>Whether only the card you play must capture if it can, or you must capture whenever any card of your hand can.</source>
        <translation>Si només ha de capturar la carta que jugues, quan pot, o si has de capturar sempre que alguna carta de la teva mà pugui fer-ho.</translation>
    </message>
    <message>
        <source>The card played</source>
        <translation>La carta jugada</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Tota la mà</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so no card has to capture.</source>
        <translation>Capturar no és obligatori, així que cap carta no ha de capturar.</translation>
    </message>
    <message>
        <source>The hands lie face down, so nobody knows which card can capture.</source>
        <translation>Les cartes estan tapades, i ningú no sap quina pot agafar.</translation>
    </message>
    <message>
        <source>Fifteen on the table</source>
        <translation>Quinze a la taula</translation>
    </message>
    <message>
        <source>A card that makes fifteen has to take, so no fifteen is left on the table.</source>
        <translation>Una carta que suma quinze ha de capturar, de manera que a la taula no queda cap quinze.</translation>
    </message>
    <message>
        <source>Asso pigliatutto</source>
        <translation>Asso pigliatutto</translation>
    </message>
    <message>
        <source>An Ace takes the whole table and makes {sweep}, unless there is an Ace on it.</source>
        <translation>Un as s’emporta tota la taula i fa {sweep}, tret que ja hi hagi un as.</translation>
    </message>
    <message>
        <source>The Ace takes itself</source>
        <translation>L’as s’emporta a si mateix</translation>
    </message>
    <message>
        <source>An Ace played to the empty table goes to your own pile.</source>
        <translation>L’as jugat a la taula buida va al teu propi munt.</translation>
    </message>
    <message>
        <source>The Ace may decline</source>
        <translation>L’as pot renunciar</translation>
    </message>
    <message>
        <source>An Ace that could take everything may be laid down instead.</source>
        <translation>L’as que podria emportar-s’ho tot també es pot deixar a la taula.</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so every Ace may be laid down.</source>
        <translation>Capturar no és obligatori, així que qualsevol as es pot deixar a la taula.</translation>
    </message>
    <message>
        <source>Fifteen beside an Ace</source>
        <translation>Quinze al costat de l’as</translation>
    </message>
    <message>
        <source>With an Ace on the table an Ace may also make fifteen, not only take that Ace.</source>
        <translation>Si hi ha un as a la taula, un as també pot fer quinze, no només agafar aquell as.</translation>
    </message>
    <message>
        <source>“Equal card first” and “Fifteen beside an Ace” cannot be combined: by the first an Ace on the table must be taken, by the second it need not be.</source>
        <translation>«Primer la carta igual» i «Quinze al costat de l’as» no es poden combinar: amb la primera s’ha d’agafar l’as de la taula; amb la segona, no cal.</translation>
    </message>
    <message>
        <source>Kings on the table</source>
        <translation>Reis a la taula</translation>
    </message>
    <message>
        <source>How many Kings among the four opening cards make the deal void.</source>
        <translation>Quants reis entre les quatre cartes inicials anul·len el repartiment.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Es juga igual</translation>
    </message>
    <message>
        <source>Deal again at two</source>
        <translation>Nul amb dos</translation>
    </message>
    <message>
        <source>Deal again at three</source>
        <translation>Nul amb tres</translation>
    </message>
    <message>
        <source>Deal again at two Aces</source>
        <translation>Nul amb dos asos</translation>
    </message>
    <message>
        <source>Two or more Aces among the opening cards make the deal void.</source>
        <translation>Dos asos o més entre les cartes inicials anul·len el repartiment.</translation>
    </message>
    <message>
        <source>Who deals again</source>
        <translation>Qui torna a repartir</translation>
    </message>
    <message>
        <source>After a void deal the same or the next player deals.</source>
        <translation>Després d’un repartiment nul reparteix el mateix jugador o el següent.</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>El següent</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>El mateix</translation>
    </message>
    <message>
        <source>No deal is void, so nobody deals again.</source>
        <translation>Cap repartiment no és nul, de manera que ningú no torna a repartir.</translation>
    </message>
    <message>
        <source>Fifteen before two Aces</source>
        <translation>El quinze abans que dos asos</translation>
    </message>
    <message>
        <source>An opening table of 15 or 30 goes to the dealer even if it shows two Aces.</source>
        <translation>Una taula inicial de 15 o 30 és de qui reparteix encara que tingui dos asos.</translation>
    </message>
    <message>
        <source>It needs an opening table that adds up, and a deal that two Aces make void.</source>
        <translation>Cal una taula inicial que sumi i un repartiment que dos asos anul·lin.</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Es queda</translation>
    </message>
    <message>
        <source>15: the dealer takes the cards</source>
        <translation>15: les cartes per a qui reparteix</translation>
    </message>
    <message>
        <source>15: the cards and a point</source>
        <translation>15: les cartes i un punt</translation>
    </message>
    <message>
        <source>15: a point, 30: two</source>
        <translation>15: un punt, 30: dos</translation>
    </message>
    <message>
        <source>15: a point, two pairs of 15: two</source>
        <translation>15: un punt, dues parelles de 15: dos</translation>
    </message>
    <message>
        <source>Opening table</source>
        <translation>Taula inicial</translation>
    </message>
    <message>
        <source>What the dealer wins when the four cards add up.</source>
        <translation>Què guanya qui reparteix quan les quatre cartes sumen el que toca.</translation>
    </message>
    <message>
        <source>The dealer may decline</source>
        <translation>Qui reparteix pot renunciar</translation>
    </message>
    <message>
        <source>The dealer decides whether to take an opening table that adds up, or to leave it.</source>
        <translation>Quan la taula inicial suma el que toca, qui reparteix decideix si l’agafa o la deixa.</translation>
    </message>
    <message>
        <source>The opening table stays, so there is nothing to decline.</source>
        <translation>La taula inicial es queda, així que no hi ha res a què renunciar.</translation>
    </message>
    <message>
        <source>Blind hands</source>
        <translation>A cegues</translation>
    </message>
    <message>
        <source>The hands lie face down: you turn over one of your cards, and that is the one you play.</source>
        <translation>Les cartes estan tapades: en gires una de les teves, i jugues aquella.</translation>
    </message>
    <message>
        <source>When to declare</source>
        <translation>Quan es canta</translation>
    </message>
    <message>
        <source>Whether everybody declares before the first card of a packet is played, or each player before their own first card.</source>
        <translation>Si tothom canta abans que es jugui la primera carta de la tanda, o cadascú abans de la seva pròpia primera carta.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Abans de la primera carta</translation>
    </message>
    <message>
        <source>At your own turn</source>
        <translation>En el propi torn</translation>
    </message>
    <message>
        <source>Not every deal begins with four cards on the table.</source>
        <translation>No tots els repartiments comencen amb quatre cartes a la taula.</translation>
    </message>
    <message>
        <source>The wild card decides what the opening table is worth.</source>
        <translation>El comodí decideix què val la taula inicial.</translation>
    </message>
    <message>
        <source>Cards make another total than fifteen in this game.</source>
        <translation>En aquest joc les cartes fan un total que no és quinze.</translation>
    </message>
    <message>
        <source>No combinations of a whole hand are declared.</source>
        <translation>No es canten combinacions de tota la mà.</translation>
    </message>
    <message>
        <source>Cards are taken only by making a total, so no equal card is taken.</source>
        <translation>Només es captura fent un total, així que no s’agafen cartes iguals.</translation>
    </message>
    <message>
        <source>Cards are not taken by making exactly fifteen, and nothing else.</source>
        <translation>No es captura només fent quinze exactes.</translation>
    </message>
    <message>
        <source>An Ace takes either by its value or by fifteens, never by both.</source>
        <translation>Un as captura pel seu valor o fent quinze, mai de les dues maneres.</translation>
    </message>
    <message>
        <source>The Ace takes the whole table in this game already.</source>
        <translation>En aquest joc l’as ja agafa tota la taula.</translation>
    </message>
    <message>
        <source>An Ace can take by making a total too, and then it has to.</source>
        <translation>Un as també pot capturar fent un total, i llavors ho ha de fer.</translation>
    </message>
    <message>
        <source>A sweep scores by its fifteens, and what an Ace takes need not make any.</source>
        <translation>L’escombra puntua pels seus quinzes, i el que agafa un as pot no fer-ne cap.</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing in this game.</source>
        <translation>En aquest joc buidar la taula no val res.</translation>
    </message>
    <message>
        <source>There is no primiera in this game.</source>
        <translation>En aquest joc no hi ha primiera.</translation>
    </message>
    <message>
        <source>There is no setenta in this game.</source>
        <translation>En aquest joc no hi ha setenta.</translation>
    </message>
    <message>
        <source>A run of {coins} scores in this game already.</source>
        <translation>En aquest joc una escala de {coins} ja puntua.</translation>
    </message>
    <message>
        <source>Other cards win this match at once.</source>
        <translation>Altres cartes guanyen aquesta partida a l’instant.</translation>
    </message>
    <message>
        <source>The cards bring no more than one point in this game.</source>
        <translation>En aquest joc les cartes donen com a molt un punt.</translation>
    </message>
    <message>
        <source>No whole set of cards brings two points in this game.</source>
        <translation>En aquest joc cap sèrie completa de cartes no dona dos punts.</translation>
    </message>
    <message>
        <source>The points are counted one by one, and the first side at the target wins at once.</source>
        <translation>Els punts es compten un a un, i guanya de seguida el primer bàndol que arriba a la meta.</translation>
    </message>
    <message>
        <source>A tie at the end is decided by the whole match.</source>
        <translation>Un empat al final el decideix tota la partida.</translation>
    </message>
    <message>
        <source>The fewest points win this game.</source>
        <translation>En aquest joc guanya qui té menys punts.</translation>
    </message>
    <message>
        <source>Point in a tie</source>
        <translation>Punt en cas d’empat</translation>
    </message>
    <message>
        <source>How many cards are worth two points instead of one. Where it is never so, all forty are worth one, as the most cards.</source>
        <translation>Amb quantes cartes els punts són dos en lloc d’un. Si no passa mai, totes quaranta valen un punt, com la majoria.</translation>
    </message>
    <message>
        <source>By these captures the last card never clears the table.</source>
        <translation>Amb aquestes captures l’última carta no buida mai la taula.</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>Es guanya a</translation>
    </message>
    <message>
        <source>The points with which a side decides the match at the end of a round. To 1, a single round is played, unless it is a tie.</source>
        <translation>Els punts amb què es decideix la partida al final d’una ronda. A 1 es juga una sola ronda, tret d’empat.</translation>
    </message>
    <message>
        <source>Lead by two</source>
        <translation>Avantatge de dos</translation>
    </message>
    <message>
        <source>The winner must be two points ahead; otherwise another round is played.</source>
        <translation>Per guanyar cal portar dos punts d’avantatge; si no, es juga una altra ronda.</translation>
    </message>
    <message>
        <source>Players may call out</source>
        <translation>Es pot cantar victòria</translation>
    </message>
    <message>
        <source>Nobody can call out where the winner must be two points ahead.</source>
        <translation>Si calen dos punts d’avantatge, ningú no pot cantar victòria.</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>How the point for the primiera is decided.</source>
        <translation>Com es decideix el punt de la primiera.</translation>
    </message>
    <message>
        <source>Classic values</source>
        <translation>Valors clàssics</translation>
    </message>
    <message>
        <source>Most sevens</source>
        <translation>Més sets</translation>
    </message>
    <message>
        <source>Three sevens</source>
        <translation>Tres sets</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carta per carta</translation>
    </message>
    <message>
        <source>Primiera needs four suits</source>
        <translation>Primiera amb quatre colls</translation>
    </message>
    <message>
        <source>A side that lacks a suit cannot win the primiera. When off, the missing suit counts nothing.</source>
        <translation>Qui no té cartes d’un coll no pot guanyar la primiera; si no, el coll que falta compta zero.</translation>
    </message>
    <message>
        <source>Only the classic primiera can do without a suit.</source>
        <translation>Només la primiera clàssica pot prescindir d’un coll.</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>The {KD} is worth a point, like the settebello.</source>
        <translation>Val un punt, com el settebello: {KD}.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>{ace}, 2 and 3 of {coins} are worth 3 points, and each further card of the suit in a row one more; all ten win the match.</source>
        <translation>{ace}, 2 i 3 {coins} valen 3 punts, i cada carta següent del coll, un més; totes deu guanyen la partida.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>No compta</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compta</translation>
    </message>
    <message>
        <source>Up to 6 points</source>
        <translation>Fins a 6 punts</translation>
    </message>
    <message>
        <source>Up to 9 points</source>
        <translation>Fins a 9 punts</translation>
    </message>
    <message>
        <source>Two points for cards</source>
        <translation>Dos punts per cartes</translation>
    </message>
    <message>
        <source>All forty cards</source>
        <translation>Totes quaranta</translation>
    </message>
    <message>
        <source>From thirty cards</source>
        <translation>A partir de trenta</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>All of a kind</source>
        <translation>Totes d’una mena</translation>
    </message>
    <message>
        <source>Whether the 2 points for all {coins} or all sevens stand in place of the point for most of them, or are added to it.</source>
        <translation>Si els 2 punts per totes les {coins} o tots els sets substitueixen el punt de la majoria o s’hi afegeixen.</translation>
    </message>
    <message>
        <source>2 points in all</source>
        <translation>2 punts en total</translation>
    </message>
    <message>
        <source>2 points and the point</source>
        <translation>2 punts i el punt de la majoria</translation>
    </message>
    <message>
        <source>The last card can make {sweep}</source>
        <translation>L’última carta pot fer {sweep}</translation>
    </message>
    <message>
        <source>Clearing the table with the round&apos;s last card makes {sweep}.</source>
        <translation>Deixar la taula buida amb l’última carta de la ronda és {sweep}.</translation>
    </message>
    <message>
        <source>The Ace makes {sweep}</source>
        <translation>L’as fa {sweep}</translation>
    </message>
    <message>
        <source>An Ace that takes the whole table makes {sweep}.</source>
        <translation>Un as que s’emporta tota la taula fa {sweep}.</translation>
    </message>
    <message>
        <source>a player&apos;s name has 1 to {most} printable characters</source>
        <translation>el nom d’un jugador té d’1 a {most} caràcters imprimibles</translation>
    </message>
    <message>
        <source>{text} is not a level</source>
        <translation>{text} no és cap nivell</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>té més de {most} caràcters</translation>
    </message>
    <message>
        <source>these options need a record of version {version}</source>
        <translation>aquestes opcions necessiten un registre de la versió {version}</translation>
    </message>
    <message>
        <source>a record begins with {line}</source>
        <translation>un registre comença amb {line}</translation>
    </message>
    <message>
        <source>{game} is not played by {players}</source>
        <translation>{game} no es juga així: {players}</translation>
    </message>
    <message>
        <source>the record ends in the middle of this line</source>
        <translation>el registre s’acaba a mitja línia</translation>
    </message>
    <message>
        <source>a pack has {size} cards, not {count}</source>
        <translation>una baralla té {size} cartes, no {count}</translation>
    </message>
    <message>
        <source>expected move {number}, as in {example}</source>
        <translation>s’esperava la jugada {number}, com a {example}</translation>
    </message>
    <message>
        <source>a seat is a name, a comma and a level</source>
        <translation>un seient és un nom, una coma i un nivell</translation>
    </message>
    <message>
        <source>A capture of one suit scores a point for each of its cards, and taking the card just laid with its like scores one. Courts take only their like, and {swords} score.</source>
        <translation>Una captura d’un sol coll dona un punt per carta, i agafar amb la seva igual la carta que s’acaba de tirar en dona un. Les figures només agafen la seva igual, i les cartes {swords} donen punts.</translation>
    </message>
    <message>
        <source>Before playing, you may take table cards that make fifteen by themselves, if a player has laid down one of them.</source>
        <translation>Abans de jugar pots agafar cartes de la taula que sumin quinze entre elles, si un jugador n’ha deixat alguna.</translation>
    </message>
    <message>
        <source>Combinations are declared, and for that you look at your hand.</source>
        <translation>Es canten combinacions, i per fer-ho cal veure la mà.</translation>
    </message>
    <message>
        <source>Who cuts the pack looks at a card of their hand.</source>
        <translation>Qui escapça mira una carta de la seva mà.</translation>
    </message>
    <message>
        <source>Certain captures score in this game already.</source>
        <translation>En aquest joc algunes captures ja donen punts.</translation>
    </message>
    <message>
        <source>Combinations are declared in this game, and their points would not be told apart.</source>
        <translation>En aquest joc es declaren combinacions, i els seus punts no es distingirien.</translation>
    </message>
    <message>
        <source>Bàgher</source>
        <translation>Bàgher</translation>
    </message>
    <message>
        <source>A capture of one suit, the played card included, is worth a point for each of its cards; the round&apos;s last card makes none.</source>
        <translation>Una captura d’un sol coll, inclosa la carta jugada, val un punt per cada carta; l’última carta de la ronda no en fa cap.</translation>
    </message>
    <message>
        <source>Before playing a card, the player on turn may say that their side has the points that win, and more than any other. If that is right it wins at once; if not, it loses the match.</source>
        <translation>Abans de jugar una carta, qui té el torn pot dir que el seu bàndol té els punts per guanyar, i més que qualsevol altre. Si és veritat, guanya a l’acte; si no, perd la partida.</translation>
    </message>
    <message>
        <source>a deal has a number from 0 to {most}</source>
        <translation>un repartiment té un número del 0 al {most}</translation>
    </message>
    <message>
        <source>expected {first} to {last}</source>
        <translation>s’esperava de {first} a {last}</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 jugadors</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 jugadors</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 jugadors</translation>
    </message>
    <message>
        <source>4 players in pairs</source>
        <translation>4 jugadors per parelles</translation>
    </message>
    <message>
        <source>5 players</source>
        <translation>5 jugadors</translation>
    </message>
    <message>
        <source>6 players</source>
        <translation>6 jugadors</translation>
    </message>
    <message>
        <source>6 players in pairs</source>
        <translation>6 jugadors per parelles</translation>
    </message>
    <message>
        <source>6 players in threes</source>
        <translation>6 jugadors en dos trios</translation>
    </message>
    <message>
        <source>{text} is not a seating: use {allowed}</source>
        <translation>{text} no és cap disposició de jugadors: fes servir {allowed}</translation>
    </message>
    <message>
        <source>expected a move or an event, not {line}</source>
        <translation>s’esperava una jugada o un esdeveniment, no {line}</translation>
    </message>
    <message>
        <source>automatic play is on or off</source>
        <translation>el joc automàtic és on o off</translation>
    </message>
    <message>
        <source>a pack is cut after {least} to {most} cards</source>
        <translation>en escapçar s’aixequen de {least} a {most} cartes</translation>
    </message>
    <message>
        <source>a seat is a number from 1 to {most}</source>
        <translation>un seient és un número de l’1 al {most}</translation>
    </message>
    <message>
        <source>a stake is a number of chips from 0 to {most}</source>
        <translation>una aposta va de 0 a {most} fitxes</translation>
    </message>
    <message>
        <source>chips are staked in competitive matches only</source>
        <translation>només s’aposten fitxes en partides competitives</translation>
    </message>
    <message>
        <source>the time for a move is 0 for no limit, or {least} to {most} seconds</source>
        <translation>el temps per jugada és 0 (sense límit) o de {least} a {most} segons</translation>
    </message>
    <message>
        <source>a table has no option {name}</source>
        <translation>una taula no té cap opció {name}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre enter</translation>
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
        <translation>Quinze</translation>
    </message>
    <message>
        <source>Cirulla and Chkobba</source>
        <translation>Cirulla i Chkobba</translation>
    </message>
    <message>
        <source>Chorizo and Báciga</source>
        <translation>Chorizo i Báciga</translation>
    </message>
    <message>
        <source>the name of a set of rules has 1 to {most} printable characters and no space at either end</source>
        <translation>el nom d’un joc de regles té d’1 a {most} caràcters imprimibles i cap espai als extrems</translation>
    </message>
    <message>
        <source>option {option} cannot be {value}: use {allowed}</source>
        <translation>l’opció {option} no pot ser {value}: fes servir {allowed}</translation>
    </message>
    <message>
        <source>the sentence has at most {most} printable characters and no space at either end</source>
        <translation>la frase té com a màxim {most} caràcters imprimibles i cap espai al principi ni al final</translation>
    </message>
    <message>
        <source>there is no emblem {name}</source>
        <translation>no hi ha cap emblema {name}</translation>
    </message>
    <message>
        <source>{name} is no deck</source>
        <translation>{name} no és una baralla</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <source>{game} has no option {name}</source>
        <translation>{game} no té cap opció {name}</translation>
    </message>
    <message>
        <source>option {option} is set twice</source>
        <translation>l’opció {option} surt dues vegades</translation>
    </message>
    <message>
        <source>seat {seat} passes from a person to a computer player or back only</source>
        <translation>el seient {seat} només passa d’una persona a un jugador de l’ordinador, o a l’inrevés</translation>
    </message>
    <message>
        <source>nobody sits in for a computer player at a private table or in a competitive match</source>
        <translation>en una taula privada o en una partida competitiva ningú no substitueix un jugador de l’ordinador</translation>
    </message>
    <message>
        <source>no person is at the table who could agree to end the match</source>
        <translation>a la taula no hi ha cap persona que pugui acceptar acabar la partida</translation>
    </message>
    <message>
        <source>before the first deal: {reason}</source>
        <translation>abans del primer repartiment: {reason}</translation>
    </message>
    <message>
        <source>version {version} of records is not known; versions 1 to {last} are</source>
        <translation>la versió {version} dels registres no es coneix; es coneixen les versions 1 a {last}</translation>
    </message>
    <message>
        <source>Where the whole hand must capture, an Ace that can take everything must too.</source>
        <translation>On tota la mà obliga a capturar, també hi obliga un as que pot agafar-ho tot.</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>Què es canta</translation>
    </message>
    <message>
        <source>Whether a declaration counts every combination of the cards, or only those that the player names.</source>
        <translation>Si en cantar compten totes les combinacions de les cartes o només les que anomena el jugador.</translation>
    </message>
    <message>
        <source>Every combination</source>
        <translation>Totes les combinacions</translation>
    </message>
    <message>
        <source>Those you name</source>
        <translation>Les que s’anomenen</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ningú</translation>
    </message>
    <message>
        <source>All who tie</source>
        <translation>Tots els que empaten</translation>
    </message>
    <message>
        <source>The next best, if they have any</source>
        <translation>El següent, si té alguna cosa</translation>
    </message>
    <message>
        <source>Who gets the point where the best sides are equal.</source>
        <translation>Qui s’emporta el punt quan els primers empaten.</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed: of all, or only where its value is taken, while a fifteen is free.</source>
        <translation>De diverses captures amb una carta només valen les de menys cartes: sempre, o només quan s’agafa el seu valor i el quinze queda lliure.</translation>
    </message>
    <message>
        <source>Except for fifteen</source>
        <translation>Tret de per fer quinze</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>The next best, even with nothing</source>
        <translation>El següent, encara que no tingui res</translation>
    </message>
    <message>
        <source>Sum, as for a primiera</source>
        <translation>Suma, com a la primiera</translation>
    </message>
    <message>
        <source>Sum of face values</source>
        <translation>Suma dels valors</translation>
    </message>
    <message>
        <source>Sevens, sixes, Aces, fives</source>
        <translation>Sets, sisos, asos, cincs</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>Setenta</translation>
    </message>
    <message>
        <source>How the point for the setenta is decided.</source>
        <translation>Com es decideix el punt de la setenta.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, and that is a scopa like any other. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>Scopa en què un as s’emporta tota la taula, i és una scopa com qualsevol altra. Si hi ha un as a la taula, pren aquell as i res més.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Itàlia</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. An Ace takes everything, or itself from an empty table, but never as a scopa; runs of {coins} score as a napola.</source>
        <translation>Dues parelles, deu cartes cadascú i la taula buida. Un as s’ho emporta tot, o a si mateix si la taula és buida, però mai no és scopa; les {coins} seguides valen com a napola.</translation>
    </message>
    <message>
        <source>Milan, Lombardy, Italy</source>
        <translation>Milà, Llombardia, Itàlia</translation>
    </message>
    <message>
        <source>Scopone in which the {AD} is worth a point more, the {2D} two and the {3D} three. The side that has all three of them wins the match at once.</source>
        <translation>Scopone en què {AD} val un punt més, {2D} dos i {3D} tres. La parella que té totes tres cartes guanya la partida a l’instant.</translation>
    </message>
    <message>
        <source>Trento, Trentino, Italy</source>
        <translation>Trento, Trentino, Itàlia</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making eleven with the card you play: a King needs an Ace, and an Ace a King.</source>
        <translation>Scopa en què només es prenen cartes que fan onze amb la que jugues: un rei demana un as, i un as un rei.</translation>
    </message>
    <message>
        <source>The first Ace takes only Aces</source>
        <translation>El primer as només pren asos</translation>
    </message>
    <message>
        <source>If the first card of a round is an Ace, it does not take the whole table.</source>
        <translation>Si la primera carta d’una ronda és un as, no s’emporta tota la taula.</translation>
    </message>
    <message>
        <source>Brescia, Lombardy, Italy</source>
        <translation>Brescia, Llombardia, Itàlia</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a court goes only with the same court</source>
        <translation>{card} no pot agafar {take}: una figura només va amb la figura igual</translation>
    </message>
    <message>
        <source>The courts have no number in this game.</source>
        <translation>En aquest joc les figures no tenen número.</translation>
    </message>
    <message>
        <source>Who tie for the most cards share the points in this game.</source>
        <translation>En aquest joc, els qui empaten a cartes es reparteixen els punts.</translation>
    </message>
    <message>
        <source>Two partnerships and fifty-two cards, twelve in each hand. Nobody has to capture, and a court takes only its like. {swords} score, and so does a capture of one suit, of three cards or of the card just laid.</source>
        <translation>Dues parelles i cinquanta-dues cartes, dotze a cada mà. Ningú no està obligat a agafar, i una figura només agafa la seva igual. Les cartes {swords} donen punts, i també una captura d’un sol coll, de tres cartes o de la carta acabada de tirar.</translation>
    </message>
    <message>
        <source>{card} is not in the pack of this game</source>
        <translation>{card} no és a la baralla d’aquest joc</translation>
    </message>
    <message>
        <source>Only equal cards are taken, one from the table or somebody&apos;s whole pile by the card on top of it. Whoever has the most cards at the end wins.</source>
        <translation>Només s’agafen cartes iguals: una de la taula, o el munt sencer d’algú per la carta que té a sobre. Guanya qui al final té més cartes.</translation>
    </message>
    <message>
        <source>{card} takes an equal card and makes no sums, so not {take}</source>
        <translation>{card} agafa una carta igual i no fa sumes, així que no {take}</translation>
    </message>
    <message>
        <source>{card} takes one pile and nothing else, so not {take}</source>
        <translation>{card} agafa un sol munt i res més, així que no {take}</translation>
    </message>
    <message>
        <source>{card} can take {cards} from the table, so no pile</source>
        <translation>{card} pot agafar {cards} de la taula, així que cap munt</translation>
    </message>
    <message>
        <source>{card} is not equal to {take} on top of the pile</source>
        <translation>{card} no és igual a {take} a sobre del munt</translation>
    </message>
    <message>
        <source>An Ace takes the whole table, unless there is an Ace on it, or any pile.</source>
        <translation>Un as s’emporta tota la taula, tret que ja hi hagi un as, o qualsevol munt.</translation>
    </message>
    <message>
        <source>By choice</source>
        <translation>A elecció</translation>
    </message>
    <message>
        <source>If it takes no table card</source>
        <translation>Si no agafa res de la taula</translation>
    </message>
    <message>
        <source>Taking piles</source>
        <translation>Agafar munts</translation>
    </message>
    <message>
        <source>A card equal to the one on top of somebody&apos;s pile takes that whole pile.</source>
        <translation>Una carta igual a la que hi ha a sobre del munt d’algú agafa el munt sencer.</translation>
    </message>
    <message>
        <source>Only equal cards are taken, never several table cards.</source>
        <translation>Només s’agafen cartes iguals, mai diverses cartes de la taula.</translation>
    </message>
    <message>
        <source>Nobody can call out where piles can be taken: no card is won for good.</source>
        <translation>Si s’agafen munts, ningú no pot cantar victòria: cap carta no és segura.</translation>
    </message>
</context>
</TS>
