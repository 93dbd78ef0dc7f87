<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer.</source>
        <translation>Niente di quello che giochi esce da questo computer.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenze…</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Scopa and its family of card games, played offline against computer opponents.</source>
        <translation>La Scopa e i giochi della sua famiglia, offline, contro avversari guidati dal computer.</translation>
    </message>
    <message>
        <source>Version {version}, with Python {python} and Qt {qt}.</source>
        <translation>Versione {version}, con Python {python} e Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it, share it.</source>
        <translation>Software libero con licenza MIT: usalo, modificalo, condividilo.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Le tue partite</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>AccessibilityPage</name>
    <message>
        <source>When on, cards fade in and out instead of moving across the table.</source>
        <translation>Se è attivo, le carte compaiono e scompaiono in dissolvenza invece di muoversi sul tavolo.</translation>
    </message>
    <message>
        <source>R&amp;educed motion</source>
        <translation>&amp;Movimento ridotto</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Buttons, piles and the move list change sides, so your hand hides no cards.</source>
        <translation>Pulsanti, mazzetti ed elenco delle mosse cambiano lato, così la mano non copre le carte.</translation>
    </message>
    <message>
        <source>Cards are half as large again and overlap; everything else is smaller.</source>
        <translation>Le carte sono una volta e mezza più grandi e si sovrappongono; il resto è più piccolo.</translation>
    </message>
    <message>
        <source>Letters on one half of the keyboard play the whole match. Ctrl+F1 lists them.</source>
        <translation>Le lettere di una metà della tastiera bastano per tutta la partita. Ctrl+F1 le elenca.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Tavolo per mancini</translation>
    </message>
    <message>
        <source>Large cards</source>
        <translation>Carte grandi</translation>
    </message>
    <message>
        <source>Signs for the suits</source>
        <translation>Segni per i semi</translation>
    </message>
    <message>
        <source>Each card shows its value and a sign in its corner: another colour and shape for each suit. On French cards, diamonds become blue and clubs green.</source>
        <translation>Ogni carta mostra nell’angolo il valore e un segno, di colore e forma diversi per ogni seme. Nelle carte francesi i quadri diventano blu e i fiori verdi.</translation>
    </message>
    <message>
        <source>Keys for one hand</source>
        <translation>Tasti per una mano</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Mano sinistra</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Mano destra</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Dimensione del &amp;testo</translation>
    </message>
    <message>
        <source>The size of all texts, including those on the table.</source>
        <translation>La dimensione di tutti i testi, anche di quelli sul tavolo.</translation>
    </message>
    <message>
        <source>L&amp;ight or dark</source>
        <translation>Ch&amp;iaro o scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>The colours of windows like this one. The table has its own.</source>
        <translation>I colori delle finestre come questa. Il tavolo ha i suoi.</translation>
    </message>
    <message>
        <source>A dark cloth without texture, black and white windows, thicker outlines, hatching instead of shading. It is on by itself when the system asks for high contrast.</source>
        <translation>Un panno scuro senza trama, finestre in bianco e nero, contorni più spessi, tratteggio al posto delle ombre. Si attiva da solo quando il sistema chiede un contrasto elevato.</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contrasto</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{declared}, matta as {value}</source>
        <translation>{declared}, matta come {value}</translation>
    </message>
    <message>
        <source>You cut this card.</source>
        <translation>Hai tagliato questa carta.</translation>
    </message>
    <message>
        <source>You can declare {cards}.</source>
        <translation>Puoi dichiarare: {cards}.</translation>
    </message>
    <message>
        <source>You can declare before you play.</source>
        <translation>Prima di giocare puoi dichiarare.</translation>
    </message>
    <message>
        <source>You can take cards from the table before you play.</source>
        <translation>Prima di giocare puoi prendere carte dalla tavola.</translation>
    </message>
    <message>
        <source>Keep it as your first card</source>
        <translation>Tienila come prima carta</translation>
    </message>
    <message>
        <source>Look back, watch: play or pause</source>
        <translation>Rivedere o guardare: avvio o pausa</translation>
    </message>
    <message>
        <source>Put it on the table</source>
        <translation>Mettila in tavola</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Ri&amp;vincita</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Ricomincia la smazzata</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation>&amp;Segnapunti…</translation>
    </message>
    <message>
        <source>About this &amp;deal…</source>
        <translation>Info su questa &amp;distribuzione…</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;Apri una partita…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>Sa&amp;lva la partita con nome…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Consiglio</translation>
    </message>
    <message>
        <source>&amp;Next possible capture</source>
        <translation>Presa s&amp;uccessiva</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>&amp;Salta l’animazione</translation>
    </message>
    <message>
        <source>Look &amp;back one move</source>
        <translation>&amp;Indietro di una mossa</translation>
    </message>
    <message>
        <source>Look &amp;forward one move</source>
        <translation>A&amp;vanti di una mossa</translation>
    </message>
    <message>
        <source>&amp;Play the moves</source>
        <translation>Ripro&amp;duci le mosse</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Gioca da qui</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavolo</translation>
    </message>
    <message>
        <source>Table &amp;options…</source>
        <translation>&amp;Opzioni del tavolo…</translation>
    </message>
    <message>
        <source>&amp;Automatic play</source>
        <translation>Gioco auto&amp;matico</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Lascia il tavolo</translation>
    </message>
    <message>
        <source>&amp;End by agreement…</source>
        <translation>Chiudi di &amp;comune accordo…</translation>
    </message>
    <message>
        <source>&amp;Watch a match…</source>
        <translation>&amp;Guarda una partita…</translation>
    </message>
    <message>
        <source>&amp;Sit in…</source>
        <translation>&amp;Sostituisci…</translation>
    </message>
    <message>
        <source>Watch a&amp;gain</source>
        <translation>Guarda di &amp;nuovo</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>&amp;Mossa successiva</translation>
    </message>
    <message>
        <source>Look &amp;from the next seat</source>
        <translation>Guarda dal posto s&amp;eguente</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Impara</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lezioni…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Problemi…</translation>
    </message>
    <message>
        <source>&amp;Daily deal…</source>
        <translation>La smazzata del &amp;giorno…</translation>
    </message>
    <message>
        <source>&amp;Review the match…</source>
        <translation>&amp;Analizza la partita…</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>Allena&amp;tore</translation>
    </message>
    <message>
        <source>Cards &amp;out and gone</source>
        <translation>&amp;Carte uscite e da uscire</translation>
    </message>
    <message>
        <source>Odd&amp;s</source>
        <translation>Pr&amp;obabilità</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Cronologia</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>&amp;Partite…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistiche…</translation>
    </message>
    <message>
        <source>&amp;Leaderboard…</source>
        <translation>&amp;Classifica…</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>&amp;Imparzialità…</translation>
    </message>
    <message>
        <source>&amp;Chips and experience…</source>
        <translation>&amp;Fiche ed esperienza…</translation>
    </message>
    <message>
        <source>&amp;Profile and badges…</source>
        <translation>Profilo e &amp;trofei…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Move list</source>
        <translation>&amp;Elenco delle mosse</translation>
    </message>
    <message>
        <source>Last &amp;capture…</source>
        <translation>Ultima &amp;presa…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>S&amp;uoni</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Regole del gioco</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guida</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>&amp;Informazioni su Scopa Desktop</translation>
    </message>
    <message>
        <source>While watching</source>
        <translation>Mentre guardi</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloce</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Immediata</translation>
    </message>
    <message>
        <source>&amp;Game speed</source>
        <translation>&amp;Velocità di gioco</translation>
    </message>
    <message>
        <source>With the left hand alone</source>
        <translation>Con la sola mano sinistra</translation>
    </message>
    <message>
        <source>With the right hand alone</source>
        <translation>Con la sola mano destra</translation>
    </message>
    <message>
        <source>Move between the cards</source>
        <translation>Spostarsi tra le carte</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Select a card, play it</source>
        <translation>Scegliere una carta, giocarla</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Invio o Spazio</translation>
    </message>
    <message>
        <source>Select the first, second … card</source>
        <translation>Scegliere la 1ª, la 2ª … carta</translation>
    </message>
    <message>
        <source>1, 2 … 9, 0</source>
        <translation>1, 2 … 9, 0</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Calare la carta scelta</translation>
    </message>
    <message>
        <source>Delete or Backspace</source>
        <translation>Canc o Backspace</translation>
    </message>
    <message>
        <source>Next or previous possible capture</source>
        <translation>Presa successiva o precedente</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab, wheel</source>
        <translation>Tab, Maiusc+Tab, rotella</translation>
    </message>
    <message>
        <source>Read out table, hand, piles, score, last moves</source>
        <translation>Leggi tavolo, mano, mazzetti, punteggio, ultime mosse</translation>
    </message>
    <message>
        <source>Shift+T, H, P, S, L</source>
        <translation>Maiusc+T, H, P, S, L</translation>
    </message>
    <message>
        <source>Deselect the card</source>
        <translation>Annullare la scelta</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Look back: one move, one round, all</source>
        <translation>Rivedere: una mossa, una smazzata, tutto</translation>
    </message>
    <message>
        <source>Arrow keys, Page keys, Home, End</source>
        <translation>Frecce, Pag, Home, Fine</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Saltare l’animazione</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Call out? Your side needs {points} that nobody can take away, and more than any other side. If it has fewer, you lose the match.</source>
        <translation>Vuoi chiamarti fuori? La tua coppia deve avere {points} che nessuno può più toglierle, e più di ogni altra parte. Se ne ha meno, perdete la partita.</translation>
    </message>
    <message>
        <source>Call out? You need {points} that nobody can take away, and more than anybody else. If you have fewer, you lose the match.</source>
        <translation>Vuoi chiamarti fuori? Devi avere {points} che nessuno può più toglierti, e più di chiunque altro. Se ne hai meno, perdi la partita.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Prendile</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Lasciale</translation>
    </message>
    <message>
        <source>Cut the pack before the deal.</source>
        <translation>Taglia il mazzo prima della smazzata.</translation>
    </message>
    <message>
        <source>{name} cuts the pack before the deal.</source>
        <translation>{name} taglia il mazzo prima della smazzata.</translation>
    </message>
    <message>
        <source>You may take the opening cards.</source>
        <translation>Puoi prendere le carte in tavola.</translation>
    </message>
    <message>
        <source>Select cards that make {total}, or take one of these:</source>
        <translation>Scegli carte che fanno {total}, oppure prendi uno di questi gruppi:</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Non dichiarare</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Mi chiamo fuori</translation>
    </message>
    <message>
        <source>S, Space, Enter, Esc or a click</source>
        <translation>S, Spazio, Invio, Esc o un clic</translation>
    </message>
</context>
<context>
    <name>AgreementController</name>
    <message>
        <source>{name} wants to play on, so the match goes on.</source>
        <translation>{name} vuole continuare: la partita va avanti.</translation>
    </message>
    <message>
        <source>{name} has good chances and wants to play on.</source>
        <translation>{name} ha buone possibilità e vuole continuare.</translation>
    </message>
    <message>
        <source>Agreed with {names}: nobody has won or lost the match.</source>
        <translation>D’accordo con {names}: nessuno ha vinto o perso la partita.</translation>
    </message>
    <message>
        <source>Nobody wins or loses, and nothing is counted.</source>
        <translation>Nessuno vince o perde, e la partita non conta.</translation>
    </message>
    <message>
        <source>The computer players agree if their own chances are not better than even.</source>
        <translation>I giocatori del computer accettano se non sono favoriti.</translation>
    </message>
    <message>
        <source>All stakes go back.</source>
        <translation>Tutte le poste vengono restituite.</translation>
    </message>
    <message>
        <source>End by agreement</source>
        <translation>Chiudi di comune accordo</translation>
    </message>
    <message>
        <source>{name} would like to end the match by agreement.</source>
        <translation>{name} vorrebbe chiudere la partita di comune accordo.</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passa lo schermo a {name}</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, sei d’accordo?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Sono d’accordo</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Chiudi la partita</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Scopa Desktop is open</source>
        <translation>Scopa Desktop è già aperto</translation>
    </message>
    <message>
        <source>Another Scopa Desktop is using the current match and does not answer; it has locked “{path}”. You can play, but your match will not be saved.</source>
        <translation>Un altro Scopa Desktop sta usando la partita in corso e non risponde; ha bloccato «{path}». Puoi giocare, ma la tua partita non verrà salvata.</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Gioca senza salvare</translation>
    </message>
    <message>
        <source>Another Scopa Desktop has locked “{path}”.</source>
        <translation>Un altro Scopa Desktop ha bloccato «{path}».</translation>
    </message>
    <message>
        <source>{reason} Your match is not saved while you play. Use “Save the match as” to keep it.</source>
        <translation>{reason} La tua partita non viene salvata mentre giochi. Per conservarla usa «Salva la partita con nome».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message>
        <source>A match that is opened from a file goes on for practice, without chips.</source>
        <translation>Una partita aperta da un file continua come allenamento, senza fiche.</translation>
    </message>
    <message>
        <source>You are playing on from here. The match so far is saved among your matches.</source>
        <translation>Giochi da qui; la partita di prima è salvata tra le tue partite.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Partite (*{suffix})</translation>
    </message>
    <message>
        <source>The match that was on the table is damaged and cannot go on.</source>
        <translation>La partita che era in tavola è danneggiata e non può continuare.</translation>
    </message>
    <message>
        <source>Your earlier matches are being brought in: {number} of {total}.</source>
        <translation>Le tue partite precedenti vengono trasferite: {number} di {total}.</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Lascia la partita</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Leave the competitive match?</source>
        <translation>Lasciare la partita competitiva?</translation>
    </message>
    <message>
        <source>Your match is saved again.</source>
        <translation>La tua partita viene di nuovo salvata.</translation>
    </message>
    <message>
        <source>The match has become so long that no further round fits into its file. It is kept as it is; start a new game to go on playing.</source>
        <translation>La partita è diventata così lunga che nel suo file non entra un’altra smazzata. Viene conservata com’è; per continuare a giocare comincia una nuova partita.</translation>
    </message>
</context>
<context>
    <name>AutoNext</name>
    <message>
        <source>The match goes on by itself. Any key or click here stops that.</source>
        <translation>La partita continua da sola. Premi un tasto o fai clic qui per fermarla.</translation>
    </message>
</context>
<context>
    <name>Back</name>
    <message>
        <source>Night sky</source>
        <translation>Cielo notturno</translation>
    </message>
    <message>
        <source>Brooms</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Compagni</translation>
    </message>
    <message>
        <source>Fifteen suns</source>
        <translation>Quindici soli</translation>
    </message>
    <message>
        <source>Two harbours</source>
        <translation>Due porti</translation>
    </message>
    <message>
        <source>Silver river</source>
        <translation>Fiume d’argento</translation>
    </message>
</context>
<context>
    <name>BadgeGrid</name>
    <message>
        <source>Badges</source>
        <translation>Trofei</translation>
    </message>
    <message>
        <source>Not earned yet.</source>
        <translation>Non ancora ottenuto.</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>First sweep</source>
        <translation>Prima scopa</translation>
    </message>
    <message>
        <source>Sweep the table in a match that you play to its end.</source>
        <translation>Fai una scopa in una partita giocata fino in fondo.</translation>
    </message>
    <message>
        <source>First win</source>
        <translation>Prima vittoria</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Vinci una partita.</translation>
    </message>
    <message>
        <source>Ten wins</source>
        <translation>Dieci vittorie</translation>
    </message>
    <message>
        <source>Win ten matches.</source>
        <translation>Vinci dieci partite.</translation>
    </message>
    <message>
        <source>A hundred wins</source>
        <translation>Cento vittorie</translation>
    </message>
    <message>
        <source>Win a hundred matches.</source>
        <translation>Vinci cento partite.</translation>
    </message>
    <message>
        <source>A thousand wins</source>
        <translation>Mille vittorie</translation>
    </message>
    <message>
        <source>Win a thousand matches.</source>
        <translation>Vinci mille partite.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Win a match without a single point for the others.</source>
        <translation>Vinci una partita senza lasciare un solo punto agli altri.</translation>
    </message>
    <message>
        <source>All the coins</source>
        <translation>Tutti i denari</translation>
    </message>
    <message>
        <source>Capture all ten coins in one round.</source>
        <translation>Prendi tutti e dieci i denari in una smazzata.</translation>
    </message>
    <message>
        <source>All the sevens</source>
        <translation>Tutti i sette</translation>
    </message>
    <message>
        <source>Capture all four sevens in one round.</source>
        <translation>Prendi tutti e quattro i sette in una smazzata.</translation>
    </message>
    <message>
        <source>Clean round</source>
        <translation>Smazzata piena</translation>
    </message>
    <message>
        <source>Win every category of a round, at least four.</source>
        <translation>Vinci tutti i punti in palio di una smazzata, almeno quattro.</translation>
    </message>
    <message>
        <source>Nothing given away</source>
        <translation>Niente regali</translation>
    </message>
    <message>
        <source>Win a match of two or more rounds in which nobody else makes a sweep.</source>
        <translation>Vinci una partita di due o più smazzate senza subire una scopa.</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>Porta inviolata</translation>
    </message>
    <message>
        <source>Leave the others without a point for three rounds in a row.</source>
        <translation>Lascia gli altri senza punti per tre smazzate di fila.</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Rimonta</translation>
    </message>
    <message>
        <source>Win after being behind by half the points of the match.</source>
        <translation>Vinci dopo essere stato sotto di metà dei punti della partita.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>L’ultima carta</translation>
    </message>
    <message>
        <source>Turn the match in its last round, and play the last card of it yourself.</source>
        <translation>Ribalta la partita nell’ultima smazzata e gioca tu l’ultima carta.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Per un soffio</translation>
    </message>
    <message>
        <source>Win a match by a single point.</source>
        <translation>Vinci una partita per un solo punto.</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Ai supplementari</translation>
    </message>
    <message>
        <source>Win a match that goes on after the target is reached.</source>
        <translation>Vinci una partita che continua oltre il traguardo.</translation>
    </message>
    <message>
        <source>Three sweeps</source>
        <translation>Tre scope</translation>
    </message>
    <message>
        <source>Make three sweeps in one round.</source>
        <translation>Fai tre scope in una smazzata.</translation>
    </message>
    <message>
        <source>Five sweeps</source>
        <translation>Cinque scope</translation>
    </message>
    <message>
        <source>Make five sweeps in one round.</source>
        <translation>Fai cinque scope in una smazzata.</translation>
    </message>
    <message>
        <source>Faithful settebello</source>
        <translation>Settebello fedele</translation>
    </message>
    <message>
        <source>Capture the seven of coins in four rounds in a row.</source>
        <translation>Prendi il sette di denari in quattro smazzate di fila.</translation>
    </message>
    <message>
        <source>Primiera master</source>
        <translation>Re della primiera</translation>
    </message>
    <message>
        <source>Win the primiera in four rounds of one match.</source>
        <translation>Vinci la primiera in quattro smazzate di una partita.</translation>
    </message>
    <message>
        <source>Long napola</source>
        <translation>Napola lunga</translation>
    </message>
    <message>
        <source>Capture the coins from the ace to the five in one round.</source>
        <translation>Prendi i denari dall’asso al cinque in una smazzata.</translation>
    </message>
    <message>
        <source>Well declared</source>
        <translation>Ben dichiarato</translation>
    </message>
    <message>
        <source>Win a match with ten or more points from declarations.</source>
        <translation>Vinci una partita con dieci o più punti da dichiarazioni.</translation>
    </message>
    <message>
        <source>A lucky deal</source>
        <translation>Mano fortunata</translation>
    </message>
    <message>
        <source>Win a match in which your own deal gives you points.</source>
        <translation>Vinci una partita in cui, da mazziere, la tavola ti dà punti.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Tre di fila</translation>
    </message>
    <message>
        <source>Win three matches in a row.</source>
        <translation>Vinci tre partite di fila.</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Cinque di fila</translation>
    </message>
    <message>
        <source>Win five matches in a row.</source>
        <translation>Vinci cinque partite di fila.</translation>
    </message>
    <message>
        <source>Ten in a row</source>
        <translation>Dieci di fila</translation>
    </message>
    <message>
        <source>Win ten matches in a row.</source>
        <translation>Vinci dieci partite di fila.</translation>
    </message>
    <message>
        <source>All six beaten</source>
        <translation>Tutti e sei</translation>
    </message>
    <message>
        <source>Beat all six opponents in games of the same family.</source>
        <translation>Batti tutti e sei gli avversari in giochi della stessa famiglia.</translation>
    </message>
    <message>
        <source>The whole family</source>
        <translation>Tutta la famiglia</translation>
    </message>
    <message>
        <source>Win every game of a family that has three or more.</source>
        <translation>Vinci a tutti i giochi di una famiglia che ne ha almeno tre.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>In buona compagnia</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Vinci una partita in coppia.</translation>
    </message>
    <message>
        <source>Table for three</source>
        <translation>Tavolo per tre</translation>
    </message>
    <message>
        <source>Win a match against two opponents.</source>
        <translation>Vinci una partita contro due avversari.</translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>Uno contro tre</translation>
    </message>
    <message>
        <source>Win a match against three opponents.</source>
        <translation>Vinci una partita contro tre avversari.</translation>
    </message>
    <message>
        <source>Seven decks</source>
        <translation>Sette mazzi</translation>
    </message>
    <message>
        <source>Win with seven different decks.</source>
        <translation>Vinci con sette mazzi diversi.</translation>
    </message>
    <message>
        <source>Revenge</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Lose a match, then win the next one of the same game and players.</source>
        <translation>Perdi una partita, poi vinci la successiva: stesso gioco, stessi avversari.</translation>
    </message>
    <message>
        <source>All your own work</source>
        <translation>Senza aiuti</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without a hint.</source>
        <translation>Batti Don Ciro o Aurelio senza consigli.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Senza ritorno</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without taking back a move.</source>
        <translation>Batti Don Ciro o Aurelio senza ritirare una mossa.</translation>
    </message>
    <message>
        <source>Quick work</source>
        <translation>Detto fatto</translation>
    </message>
    <message>
        <source>Win a match to eleven or more in two rounds.</source>
        <translation>Vinci in due smazzate una partita agli undici punti o più.</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>Di resistenza</translation>
    </message>
    <message>
        <source>Win a match of eight or more rounds.</source>
        <translation>Vinci una partita di otto o più smazzate.</translation>
    </message>
    <message>
        <source>A big round</source>
        <translation>Smazzata d’oro</translation>
    </message>
    <message>
        <source>Score ten or more points in one round.</source>
        <translation>Fai dieci o più punti in una smazzata.</translation>
    </message>
    <message>
        <source>At a stroke</source>
        <translation>Di colpo</translation>
    </message>
    <message>
        <source>Win a match at once with the cards you have captured.</source>
        <translation>Vinci subito la partita con le carte che hai preso.</translation>
    </message>
    <message>
        <source>Tour of Italy</source>
        <translation>Giro d’Italia</translation>
    </message>
    <message>
        <source>Win five different games with Italian roots.</source>
        <translation>Vinci a cinque diversi giochi di origine italiana.</translation>
    </message>
    <message>
        <source>Spanish cards</source>
        <translation>Carte spagnole</translation>
    </message>
    <message>
        <source>Win five different games that use Spanish cards.</source>
        <translation>Vinci a cinque diversi giochi con carte spagnole.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Win a match of Scopone.</source>
        <translation>Vinci una partita di Scopone.</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>Cirulla</translation>
    </message>
    <message>
        <source>Win a match of Cirulla.</source>
        <translation>Vinci una partita di Cirulla.</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>Win a match of Chkobba.</source>
        <translation>Vinci una partita di Chkobba.</translation>
    </message>
    <message>
        <source>{name} beaten</source>
        <translation>Contro {name}</translation>
    </message>
    <message>
        <source>Win a match against {name}.</source>
        <translation>Vinci una partita contro {name}.</translation>
    </message>
    <message>
        <source>{done} of {needed}</source>
        <translation>{done} di {needed}</translation>
    </message>
    <message>
        <source>Earned: {date}</source>
        <translation>Ottenuto: {date}</translation>
    </message>
    <message>
        <source>Earned in: {game}, {score} against {names}, {date}</source>
        <translation>Ottenuto: {game}, {score} contro {names}, {date}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>di fila: {count}</translation>
    </message>
    <message>
        <source>wins: {count}</source>
        <translation>vittorie: {count}</translation>
    </message>
    <message>
        <source>games: {count}</source>
        <translation>giochi: {count}</translation>
    </message>
    <message>
        <source>opponents: {count}</source>
        <translation>avversari: {count}</translation>
    </message>
    <message>
        <source>decks: {count}</source>
        <translation>mazzi: {count}</translation>
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
        <translation>Riproduci le mosse</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Round {round}, void deal</source>
        <translation>Smazzata {round}, a monte</translation>
    </message>
    <message>
        <source>Round {round}, before the first move</source>
        <translation>Smazzata {round}, prima della prima mossa</translation>
    </message>
    <message>
        <source>Round {round}, move {move} of {moves}</source>
        <translation>Smazzata {round}, mossa {move} di {moves}</translation>
    </message>
    <message>
        <source>Looking back: {position}</source>
        <translation>Stai rivedendo: {position}</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Prima mossa</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Mossa precedente</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Mossa successiva</translation>
    </message>
    <message>
        <source>Last move, and the game</source>
        <translation>Ultima mossa, poi la partita</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Start a new match from this position. The current one is saved.</source>
        <translation>Comincia una nuova partita da questa posizione. Quella in corso viene salvata.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
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
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>In {game} nobody looks through the piles during a round.</source>
        <translation>{game}: nessuno guarda i mazzetti durante la smazzata.</translation>
    </message>
    <message>
        <source>Pile of your side: {cards}</source>
        <translation>Mazzetto della tua coppia: {cards}</translation>
    </message>
    <message>
        <source>Your pile: {cards}</source>
        <translation>Il tuo mazzetto: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been captured in this round yet.</source>
        <translation>In questa smazzata non ci sono ancora prese.</translation>
    </message>
</context>
<context>
    <name>CardsController</name>
    <message>
        <source>Your own deck is gone; each game uses its own cards.</source>
        <translation>Il tuo mazzo non c’è più; ogni gioco usa le sue carte.</translation>
    </message>
    <message>
        <source>A picture of your deck “{name}” is damaged; it is left out.</source>
        <translation>Un’immagine del tuo mazzo «{name}» è danneggiata; il mazzo viene escluso.</translation>
    </message>
    <message>
        <source>You have earned a card back, {name}. Choose it in the settings.</source>
        <translation>Hai conquistato un dorso delle carte, {name}. Sceglilo nelle impostazioni.</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Values on the cards</source>
        <translation>&amp;Valori sulle carte</translation>
    </message>
    <message>
        <source>Where needed</source>
        <translation>Se servono</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Come stampato</translation>
    </message>
    <message>
        <source>While choosing</source>
        <translation>Mentre scegli</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>A small badge shows what a card counts, on decks that do not print it. It is needed where the cards of a hand are hard to count.</source>
        <translation>Un piccolo contrassegno mostra quanto vale la carta, nei mazzi che non lo portano stampato. Serve dove le carte in mano si contano a fatica.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>Le carte con cui giochi a tutti i giochi.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>What hidden cards look like.</source>
        <translation>L’aspetto delle carte coperte.</translation>
    </message>
    <message>
        <source>Same as the deck</source>
        <translation>Come il mazzo</translation>
    </message>
    <message>
        <source>Each deck has its own back.</source>
        <translation>Ogni mazzo ha il suo dorso.</translation>
    </message>
    <message>
        <source>Win three matches of a family of games to earn its back: {list}.</source>
        <translation>Vinci tre partite di una famiglia di giochi per conquistarne il dorso: {list}.</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, disegnato per Scopa Desktop</translation>
    </message>
    <message>
        <source>{back} ({family}, {progress})</source>
        <translation>{back} ({family}, {progress})</translation>
    </message>
    <message>
        <source>The game on the table has fifty-two cards, more than this deck: it is played with the deck {deck}.</source>
        <translation>Il gioco in tavola ha cinquantadue carte, più di questo mazzo: si gioca con il mazzo {deck}.</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Denari</translation>
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
        <translation>Tutte le carte</translation>
    </message>
    <message>
        <source>All coins</source>
        <translation>Tutti i denari</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sette</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>I quattro sette</translation>
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
        <translation>Assi e figure</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Dichiarazioni</translation>
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
        <translation>Quadri</translation>
    </message>
    <message>
        <source>All diamonds</source>
        <translation>Tutti i quadri</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Spade</translation>
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
        <translation>Picche</translation>
    </message>
</context>
<context>
    <name>ChangedMark</name>
    <message>
        <source>Differs from the usual rules</source>
        <translation>Diversa dalle regole abituali</translation>
    </message>
</context>
<context>
    <name>CharacterTile</name>
    <message>
        <source>strength {0} of {1}</source>
        <translation>forza {0} su {1}</translation>
    </message>
    <message>
        <source>seat {0}</source>
        <translation>posto {0}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Card or event</source>
        <translation>Carta o evento</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Volte</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Atteso</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Rounds you won it</source>
        <translation>Smazzate a te</translation>
    </message>
    <message>
        <source>Rounds they won it</source>
        <translation>Smazzate a loro</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>I tuoi punti</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>I loro punti</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostra come tabella</translation>
    </message>
    <message>
        <source>The arrow keys go through the values.</source>
        <translation>I tasti freccia scorrono i valori.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Quota di vittorie</translation>
    </message>
    <message>
        <source>{share} of {matches}</source>
        <comment>a share of a number of matches</comment>
        <translation>{share} su {matches}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Pareggiate</translation>
    </message>
    <message numerus="yes">
        <source>Share won of the last {count} matches</source>
        <translation>
            <numerusform>Vittorie nell’ultima partita ({count})</numerusform>
            <numerusform>Vittorie nelle ultime {count} partite</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>dal {first} al {last}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Your first chips</source>
        <translation>Le tue prime fiche</translation>
    </message>
    <message>
        <source>Stake of a match</source>
        <translation>Posta di una partita</translation>
    </message>
    <message>
        <source>A match that was left</source>
        <translation>Partita abbandonata</translation>
    </message>
    <message>
        <source>Stake of a void match, returned</source>
        <translation>Posta restituita: partita nulla</translation>
    </message>
    <message>
        <source>Left a competitive match</source>
        <translation>Abbandono di una partita competitiva</translation>
    </message>
    <message>
        <source>Played a practice match</source>
        <translation>Partita di allenamento giocata</translation>
    </message>
    <message>
        <source>Completed a lesson</source>
        <translation>Lezione completata</translation>
    </message>
    <message>
        <source>Solved a puzzle</source>
        <translation>Problema risolto</translation>
    </message>
    <message>
        <source>Played the daily deal</source>
        <translation>Smazzata del giorno giocata</translation>
    </message>
    <message>
        <source>Won a match</source>
        <translation>Partita vinta</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>livello {level}</translation>
    </message>
    <message>
        <source>{name}: {chips}, {level}</source>
        <translation>{name}: {chips}, {level}</translation>
    </message>
    <message>
        <source>Competitive match, paid</source>
        <translation>Partita competitiva: conti chiusi</translation>
    </message>
    <message>
        <source>Competitive match: {pot} in the pot, {stake} from each player</source>
        <translation>Partita competitiva: {pot} nel piatto, {stake} da ogni giocatore</translation>
    </message>
    <message>
        <source>The match is void: everybody has the stake back.</source>
        <translation>La partita è nulla: ognuno riprende la sua posta.</translation>
    </message>
    <message>
        <source>Pot: {pot}, of which the bank takes {bank}.</source>
        <translation>Piatto: {pot}, di cui {bank} vanno al banco.</translation>
    </message>
    <message>
        <source>{name}: {gains}.</source>
        <translation>{name}: {gains}.</translation>
    </message>
    <message>
        <source>{name} reaches level {level}!</source>
        <translation>{name} raggiunge il livello {level}!</translation>
    </message>
    <message>
        <source>Another window of the game plays with your chips.</source>
        <translation>Un’altra finestra del gioco sta giocando con le tue fiche.</translation>
    </message>
    <message>
        <source>Guests have no chips: only people with a profile play for them.</source>
        <translation>Gli ospiti non hanno fiche: gioca per le fiche solo chi ha un profilo.</translation>
    </message>
    <message>
        <source>Chips are staked by people only.</source>
        <translation>Solo le persone puntano fiche.</translation>
    </message>
    <message>
        <source>Nothing is staked in this match.</source>
        <translation>In questa partita non c’è nessuna posta.</translation>
    </message>
    <message>
        <source>{names} always plays as well as you do, and never for chips.</source>
        <translation>{names} gioca sempre bene quanto te, e mai per le fiche.</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Ora non è possibile contare le fiche.</translation>
    </message>
    <message>
        <source>A deal number of your own is for practice only: clear it to play for chips.</source>
        <translation>Con un numero della distribuzione scelto da te ci si può solo allenare: cancellalo per giocarti le fiche.</translation>
    </message>
    <message>
        <source>{names}: too few for a stake of {stake}. Choose a smaller one, or earn chips by practice, lessons, puzzles and the daily deal.</source>
        <translation>{names}: non c’è abbastanza per una posta di {stake}. Scegline una più bassa, o guadagna fiche con l’allenamento, le lezioni, i problemi e la smazzata del giorno.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, all of you lose it: the stakes of {stake} stay in the pot, and each of you pays {penalty} more.</source>
        <translation>Se lasciate questa partita competitiva, la perdete tutti: le poste di {stake} restano nel piatto e ognuno di voi paga altre {penalty}.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, you lose it: your stake of {stake} stays in the pot, and you pay {penalty} more.</source>
        <translation>Se lasci questa partita competitiva, la perdi: la tua posta di {stake} resta nel piatto e paghi altre {penalty}.</translation>
    </message>
</context>
<context>
    <name>ChipsPage</name>
    <message>
        <source>Chips</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Ora non è possibile contare le fiche.</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Esperienza</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>How to earn</source>
        <translation>Come si guadagna</translation>
    </message>
    <message>
        <source>A match among people at one computer brings no experience, nor does one in which most of your moves were made for you.</source>
        <translation>Una partita tra persone allo stesso computer non dà esperienza, e nemmeno una in cui la maggior parte delle mosse è stata fatta per te.</translation>
    </message>
    <message>
        <source>The last entries</source>
        <translation>Gli ultimi movimenti</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Livello {level}</translation>
    </message>
    <message>
        <source>Level {level}, the highest</source>
        <translation>Livello {level}, il più alto</translation>
    </message>
    <message>
        <source>Level {level}: {left} to the next one</source>
        <translation>Livello {level}: ancora {left} per il prossimo</translation>
    </message>
    <message>
        <source>and {chips} in the pot</source>
        <translation>e {chips} nel piatto</translation>
    </message>
    <message>
        <source>In a competitive match, each player stakes chips. The winner gets the pot less a quarter for the bank, and 10 points of experience for each player at the table; partners share, and every loser gets 5. With fewer than {ceiling} chips, you earn some by practice: {practice} for a match, {lesson} for a lesson, {puzzle} for a puzzle and {daily} for the daily deal, up to {most} a day.</source>
        <translation>In una partita competitiva ogni giocatore punta delle fiche. Chi vince prende il piatto, meno un quarto che va al banco, e 10 punti di esperienza per ogni giocatore al tavolo; i compagni se li dividono. Chi perde riceve 5 punti. Chi ha meno di {ceiling} fiche ne guadagna allenandosi: {practice} per una partita, {lesson} per una lezione, {puzzle} per un problema e {daily} per la smazzata del giorno, fino a {most} al giorno.</translation>
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
        <translation>Non ora</translation>
    </message>
</context>
<context>
    <name>ClosingGuard</name>
    <message>
        <source>Your last moves have not been saved</source>
        <translation>Le tue ultime mosse non sono state salvate</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Chiudi comunque</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>The table is empty, so nobody can make {sweep}.</source>
        <translation>La tavola è vuota: nessuno può fare {sweep}.</translation>
    </message>
    <message>
        <source>No card can make {sweep} with this table.</source>
        <translation>Con questa tavola nessuna carta fa {sweep}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {total} and {sweep}: {percent}.</source>
        <translation>La tavola fa {sum}. Per arrivare a {total} e fare {sweep} a {name} serve {ranks}: {percent}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>La tavola fa {sum}. Per fare {sweep} a {name} serve {ranks}: {percent}.</translation>
    </message>
    <message>
        <source>{name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>Per fare {sweep} a {name} serve {ranks}: {percent}.</translation>
    </message>
    <message>
        <source>After the {card}: {danger}</source>
        <translation>{card}. Poi: {danger}</translation>
    </message>
    <message>
        <source>That cost {points}. Better: {move}.</source>
        <translation>Ti è costata {points}. Meglio così: {move}.</translation>
    </message>
    <message>
        <source>That cost about {points}. Better: {move}.</source>
        <translation>Ti è costata circa {points}. Meglio così: {move}.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>la mossa migliore</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>vale quanto la migliore</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>costa {points}</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing here.</source>
        <translation>Qui ripulire la tavola non vale nulla.</translation>
    </message>
    <message>
        <source>Nobody wants to make {sweep} here.</source>
        <translation>Qui nessuno vuole fare {sweep}.</translation>
    </message>
    <message>
        <source>Coach: {move}.</source>
        <translation>Allenatore: {move}.</translation>
    </message>
    <message>
        <source>Coach: {cost}.</source>
        <translation>Allenatore: {cost}.</translation>
    </message>
    <message>
        <source>Coach: {cost}: {reasons}.</source>
        <translation>Allenatore: {cost}: {reasons}.</translation>
    </message>
    <message>
        <source>over all the ways the hidden cards could lie</source>
        <translation>in media, comunque stiano le carte coperte</translation>
    </message>
    <message>
        <source>The next best: {reasons}.</source>
        <translation>La seconda mossa: {reasons}.</translation>
    </message>
    <message>
        <source>The best play: {reasons}.</source>
        <translation>La mossa migliore: {reasons}.</translation>
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
        <translation>Apre la lezione che ne parla.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Ritirala</translation>
    </message>
    <message>
        <source>Takes back your move and everything after it.</source>
        <translation>Annulla la tua mossa e tutto ciò che è seguito.</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>small total</source>
        <translation>totale basso</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>tre uguali</translation>
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
        <translation>In questa partita non ci sono fiche in palio: non si vince e non si perde niente.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of experience</source>
        <translation>
            <numerusform>%n punto di esperienza</numerusform>
            <numerusform>%n punti di esperienza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n openings</source>
        <translation>
            <numerusform>%n apertura</numerusform>
            <numerusform>%n aperture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other sets</source>
        <translation>
            <numerusform>%n altra presa</numerusform>
            <numerusform>altre %n prese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} punti</translation>
    </message>
</context>
<context>
    <name>CourtValuesController</name>
    <message>
        <source>In this game the courts count: {courts}.</source>
        <translation>In questo gioco le figure valgono: {courts}.</translation>
    </message>
</context>
<context>
    <name>CutSheet</name>
    <message>
        <source>Cut</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Cards above the cut</source>
        <translation>Carte sopra il taglio</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>still playing</source>
        <translation>sta ancora giocando</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non finita</translation>
    </message>
    <message>
        <source>{game} against {opponents}</source>
        <translation>{game} contro {opponents}</translation>
    </message>
    <message>
        <source>{game} with {partner} against {opponents}</source>
        <translation>{game} con {partner} contro {opponents}</translation>
    </message>
    <message>
        <source>place {place} of {all}</source>
        <comment>after a comma or a colon</comment>
        <translation>{place}º posto su {all}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>medaglia d’oro</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>medaglia d’argento</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>medaglia di bronzo</translation>
    </message>
    <message>
        <source>no medal</source>
        <translation>nessuna medaglia</translation>
    </message>
    <message numerus="yes">
        <source>Played %n days in a row</source>
        <translation>
            <numerusform>Giocato %n giorno di fila</numerusform>
            <numerusform>Giocato %n giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Scopa Desktop, daily deal of {date}</source>
        <translation>Scopa Desktop, la smazzata del giorno, {date}</translation>
    </message>
    <message>
        <source>You made {own}, the other side {other}.</source>
        <translation>Hai fatto {own} contro {other}.</translation>
    </message>
    <message>
        <source>That is {place}: {medal}.</source>
        <translation>Ti vale il {place}: {medal}.</translation>
    </message>
    <message>
        <source>It would be {place}.</source>
        <translation>Ti varrebbe il {place}.</translation>
    </message>
</context>
<context>
    <name>DailyWindow</name>
    <message>
        <source>Daily deal</source>
        <translation>La smazzata del giorno</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>The six characters play the same cards in your seat. Gold if none of them did better, silver if at most two did, bronze if at most four did.</source>
        <translation>I sei personaggi giocano le stesse carte al tuo posto. Oro se nessuno ha fatto meglio, argento se al massimo due, bronzo se al massimo quattro.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Allenati</translation>
    </message>
    <message>
        <source>One round, and it counts: no hints, nothing is taken back. You can close the window and go on later.</source>
        <translation>Una smazzata sola, e conta: niente consigli, niente mosse annullate. Puoi chiudere la finestra e continuare più tardi.</translation>
    </message>
    <message>
        <source>You play for practice. The result is not counted.</source>
        <translation>Giochi per allenamento. Il risultato non conta.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Gioco e regole</translation>
    </message>
    <message>
        <source>Yesterday: {result}</source>
        <translation>Ieri: {result}</translation>
    </message>
    <message>
        <source>The same cards for everybody. Your first try counts.</source>
        <translation>Le stesse carte per tutti. Conta il tuo primo tentativo.</translation>
    </message>
    <message>
        <source>Your try goes on where you left it.</source>
        <translation>Il tuo tentativo riprende da dove l’hai lasciato.</translation>
    </message>
    <message>
        <source>You did not play on this day. You can play its deal for practice; the result is not counted.</source>
        <translation>Quel giorno non hai giocato. Puoi giocare la sua smazzata per allenamento; il risultato non conta.</translation>
    </message>
    <message>
        <source>The deal of this day is yet to come.</source>
        <translation>La smazzata di questo giorno deve ancora arrivare.</translation>
    </message>
    <message>
        <source>Practice: {points}, not counted.</source>
        <translation>Allenamento: {points}, non conta.</translation>
    </message>
    <message>
        <source>The six others still play the same cards …</source>
        <translation>Gli altri sei stanno ancora giocando le stesse carte…</translation>
    </message>
    <message>
        <source>The results of the others cannot be computed.</source>
        <translation>I risultati degli altri non si possono calcolare.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regole…</translation>
    </message>
    <message>
        <source>Lesson: {title}…</source>
        <translation>Lezione: {title}…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
    </message>
    <message>
        <source>Copies a text that gives nothing away.</source>
        <translation>Copia un testo che non svela nulla.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>{reason} It was kept as “{aside}”, and a new one was begun.</source>
        <translation>{reason} È stato conservato come «{aside}» e ne è stato iniziato uno nuovo.</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”; the copy of {day} takes its place.</source>
        <translation>{reason} È stato conservato come «{aside}»; al suo posto c’è la copia del {day}.</translation>
    </message>
    <message>
        <source>“{path}” is the database of another program.</source>
        <translation>«{path}» è il database di un altro programma.</translation>
    </message>
    <message>
        <source>“{path}” was written by a newer version of Scopa Desktop.</source>
        <translation>«{path}» è stato scritto da una versione più recente di Scopa Desktop.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>«{path}» non si può usare: {reason}.</translation>
    </message>
    <message>
        <source>Nothing can be saved: “{path}” is write-protected.</source>
        <translation>Non si può salvare nulla: «{path}» è protetto da scrittura.</translation>
    </message>
    <message>
        <source>“{path}” is damaged.</source>
        <translation>«{path}» è danneggiato.</translation>
    </message>
    <message>
        <source>“{path}” is in use by another program. Try again in a moment.</source>
        <translation>«{path}» è in uso da parte di un altro programma. Riprova tra un momento.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>This deal</source>
        <translation>Questa distribuzione</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Click the number to copy it. Anyone who enters it in New game, for {game} with the same number of players, gets the same cards in every round.</source>
        <translation>Fai clic sul numero per copiarlo. Chi lo inserisce in «Nuova partita», per {game} con altrettanti giocatori, riceve le stesse carte in ogni smazzata.</translation>
    </message>
    <message>
        <source>All cards were shuffled from this number before the first one was dealt.</source>
        <translation>Tutte le carte sono state mescolate a partire da questo numero, prima di dare la prima.</translation>
    </message>
</context>
<context>
    <name>DealNumberButton</name>
    <message>
        <source>Copied: {number}</source>
        <translation>Copiato: {number}</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <translation>Distribuzione n. {number}</translation>
    </message>
    <message>
        <source>Copy the number. Entered in New game, it deals the same cards again.</source>
        <translation>Copia il numero. Inserito in «Nuova partita», ridà le stesse carte.</translation>
    </message>
</context>
<context>
    <name>DealNumberField</name>
    <message>
        <source>Deal number</source>
        <translation>Numero della distribuzione</translation>
    </message>
    <message>
        <source>Leave it empty for a new deal. A number deals the same cards again.</source>
        <translation>Lascia vuoto per avere carte nuove. Un numero ridà le stesse carte.</translation>
    </message>
    <message>
        <source>Enter a whole number from 1 to {0}.</source>
        <translation>Scrivi un numero intero da 1 a {0}.</translation>
    </message>
</context>
<context>
    <name>DecisionModel</name>
    <message>
        <source>Round</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Giudizio</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Bergamo</source>
        <translation>Bergamasche</translation>
    </message>
    <message>
        <source>Bergamo and Lombardy</source>
        <translation>Bergamo e la Lombardia</translation>
    </message>
    <message>
        <source>Spanish (Castilian)</source>
        <translation>Spagnole (castigliane)</translation>
    </message>
    <message>
        <source>Spain and the Spanish-speaking Americas</source>
        <translation>La Spagna e l’America di lingua spagnola</translation>
    </message>
    <message>
        <source>French-suited</source>
        <translation>Francesi</translation>
    </message>
    <message>
        <source>France, Italy and the world</source>
        <translation>La Francia, l’Italia e il mondo</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Napoletane</translation>
    </message>
    <message>
        <source>Naples, Campania and the south of Italy</source>
        <translation>Napoli, la Campania e il Sud</translation>
    </message>
    <message>
        <source>Piacenza</source>
        <translation>Piacentine</translation>
    </message>
    <message>
        <source>Piacenza, Emilia and central Italy</source>
        <translation>Piacenza, l’Emilia e il Centro</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Siciliane</translation>
    </message>
    <message>
        <source>Sicily</source>
        <translation>La Sicilia</translation>
    </message>
    <message>
        <source>Treviso (Venetian)</source>
        <translation>Trevisane (venete)</translation>
    </message>
    <message>
        <source>Veneto and Friuli</source>
        <translation>Il Veneto e il Friuli</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>denari</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>coppe</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>spade</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>beside Diamonds</comment>
        <translation>fiori</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>in the name of a card</comment>
        <translation>denari</translation>
    </message>
    <message>
        <source>Cups</source>
        <comment>in the name of a card</comment>
        <translation>coppe</translation>
    </message>
    <message>
        <source>Swords</source>
        <comment>in the name of a card</comment>
        <translation>spade</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>in the name of a card</comment>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>Batons</source>
        <comment>in the name of a card</comment>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>Knave</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>King</source>
        <translation>re</translation>
    </message>
    <message>
        <source>King</source>
        <comment>beside Diamonds</comment>
        <translation>re</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>Ace</source>
        <comment>beside Diamonds</comment>
        <translation>asso</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>Genoese</source>
        <translation>Genovesi</translation>
    </message>
    <message>
        <source>Liguria</source>
        <translation>La Liguria</translation>
    </message>
    <message>
        <source>Milanese</source>
        <translation>Milanesi</translation>
    </message>
    <message>
        <source>Lombardy and Ticino</source>
        <translation>La Lombardia e il Ticino</translation>
    </message>
    <message>
        <source>Tuscan</source>
        <translation>Toscane</translation>
    </message>
    <message>
        <source>Tuscany</source>
        <translation>La Toscana</translation>
    </message>
    <message>
        <source>Romagna</source>
        <translation>Romagnole</translation>
    </message>
    <message>
        <source>Romagna and San Marino</source>
        <translation>La Romagna e San Marino</translation>
    </message>
    <message>
        <source>Sardinian</source>
        <translation>Sarde</translation>
    </message>
    <message>
        <source>Sardinia</source>
        <translation>La Sardegna</translation>
    </message>
    <message>
        <source>Trieste</source>
        <translation>Triestine</translation>
    </message>
    <message>
        <source>Trieste, Istria and Dalmatia</source>
        <translation>Trieste, l’Istria e la Dalmazia</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Ace</comment>
        <translation>l’{card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>2 to 7</comment>
        <translation>il {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Page</comment>
        <translation>il {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knave</comment>
        <translation>il {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Jack</comment>
        <translation>il {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Queen</comment>
        <translation>la {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knight</comment>
        <translation>il {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>King</comment>
        <translation>il {card}</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italia</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Spagna</translation>
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
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the decks</source>
        <translation>Cerca tra i mazzi</translation>
    </message>
    <message>
        <source>A name or a place, such as Sicily.</source>
        <translation>Un nome o un luogo, come Sicilia.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>I tuoi mazzi</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Deck: {land}</source>
        <translation>Mazzo: {land}</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Secondo il gioco</translation>
    </message>
    <message>
        <source>each game uses its own deck</source>
        <translation>ogni gioco usa il suo mazzo</translation>
    </message>
    <message>
        <source>Scopa is played with Italian cards, Escoba with Spanish ones.</source>
        <translation>La Scopa si gioca con carte italiane, l’Escoba con carte spagnole.</translation>
    </message>
    <message>
        <source>Italian suits</source>
        <translation>semi italiani</translation>
    </message>
    <message>
        <source>Spanish suits</source>
        <translation>semi spagnoli</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>semi francesi</translation>
    </message>
    <message>
        <source>No deck matches “{words}”.</source>
        <translation>Nessun mazzo corrisponde a «{words}».</translation>
    </message>
</context>
<context>
    <name>DeckChoiceDialog</name>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>Your own decks are added in the settings.</source>
        <translation>I tuoi mazzi si aggiungono nelle impostazioni.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>DeckPrinting</name>
    <message>
        <source>&amp;Print this deck…</source>
        <translation>&amp;Stampa questo mazzo…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Saves the deck as a PDF file in its real size, with marks for cutting.</source>
        <translation>Salva il mazzo in un file PDF a grandezza reale, con i segni di taglio.</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>Stampa il mazzo</translation>
    </message>
    <message>
        <source>PDF files (*{suffix})</source>
        <translation>File PDF (*{suffix})</translation>
    </message>
    <message>
        <source>Saved as “{name}”. Print it in its real size (100 %) on both sides, turned on the long edge.</source>
        <translation>Salvato come «{name}». Stampalo a grandezza reale (100%) su entrambi i lati, girato sul lato lungo.</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Pagina {page} di {pages}</translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation>Interrotto; non è stato salvato niente.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{name}” is larger than {size} MiB.</source>
        <translation>«{name}» supera i {size} MiB.</translation>
    </message>
    <message>
        <source>The pictures in “{path}” are larger than {size} MiB together.</source>
        <translation>Le immagini in «{path}» superano insieme i {size} MiB.</translation>
    </message>
    <message>
        <source>“{path}” is too large: a ZIP file may have {zip} MiB, {files} files and, unpacked, {size} MiB.</source>
        <translation>«{path}» è troppo grande: un file ZIP può avere {zip} MiB, {files} file e, decompresso, {size} MiB.</translation>
    </message>
    <message>
        <source>“{path}” is no ZIP file, or it is damaged.</source>
        <translation>«{path}» non è un file ZIP, oppure è danneggiato.</translation>
    </message>
    <message>
        <source>“{path}” has more than {files} files.</source>
        <translation>«{path}» contiene più di {files} file.</translation>
    </message>
    <message>
        <source>There are no cards in “{path}”. Each card is an SVG or PNG picture with a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>In «{path}» non ci sono carte. Ogni carta è un’immagine SVG o PNG con un nome come 7D.svg per il sette di denari o KS.png per il re di spade; la Guida dice di più.</translation>
    </message>
    <message>
        <source>“{index}” names the drawing “{name}”, which is not in “{path}”.</source>
        <translation>«{index}» indica il disegno «{name}», che non è in «{path}».</translation>
    </message>
    <message>
        <source>“{name}” cannot be drawn: it is damaged, or it needs too much memory.</source>
        <translation>«{name}» non si può disegnare: è danneggiata, oppure richiede troppa memoria.</translation>
    </message>
    <message>
        <source>“{name}” is no SVG or PNG picture, or it is damaged.</source>
        <translation>«{name}» non è un’immagine SVG o PNG, oppure è danneggiata.</translation>
    </message>
    <message>
        <source>“{name}” has no width or no height.</source>
        <translation>«{name}» non ha larghezza o non ha altezza.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height}; the width of a card must be {least}% to {most}% of its height.</source>
        <translation>«{name}» è {width} × {height}; la larghezza di una carta deve essere dal {least}% al {most}% dell’altezza.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height} pixels; a picture may have at most {millions} million.</source>
        <translation>«{name}» ha {width} × {height} pixel; un’immagine può averne al massimo {millions} milioni.</translation>
    </message>
    <message>
        <source>“{name}” is larger than {size} MiB when it is unpacked.</source>
        <translation>«{name}», decompressa, supera i {size} MiB.</translation>
    </message>
    <message>
        <source>“{name}” takes longer to draw than {seconds} seconds, the limit for a picture.</source>
        <translation>«{name}» richiede più di {seconds} secondi per essere disegnata, il limite per un’immagine.</translation>
    </message>
    <message>
        <source>The pictures take longer to draw than {seconds} seconds, the limit for a set; the last one was “{name}”.</source>
        <translation>Le immagini richiedono più di {seconds} secondi per essere disegnate, il limite per un mazzo; l’ultima era «{name}».</translation>
    </message>
    <message>
        <source>The pictures cannot be drawn, because the process that draws them does not start.</source>
        <translation>Le immagini non si possono disegnare, perché il processo che le disegna non si avvia.</translation>
    </message>
    <message>
        <source>Your deck “{name}” was added by an earlier version and was left out. Add it again from the folder “{path}”, then delete that folder.</source>
        <translation>Il tuo mazzo «{name}» è stato aggiunto da una versione precedente ed è stato escluso. Aggiungilo di nuovo dalla cartella «{path}», poi elimina quella cartella.</translation>
    </message>
    <message>
        <source>Your deck in “{path}” is damaged and was left out.</source>
        <translation>Il tuo mazzo in «{path}» è danneggiato ed è stato escluso.</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Qualcosa è andato storto nel programma.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The details are in “{path}”; please attach that file to your report. Your match is safe.</source>
        <translation>Qualcosa è andato storto nel programma. I dettagli sono in «{path}»: allega quel file alla segnalazione. La tua partita è al sicuro.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{total} in three cards</source>
        <translation>{total} in tre carte</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>tre uguali</translation>
    </message>
    <message>
        <source>all of one suit</source>
        <translation>tutte dello stesso seme</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>tre in fila</translation>
    </message>
    <message>
        <source>{total} in three cards, two of a rank</source>
        <translation>{total} in tre carte, due uguali</translation>
    </message>
    <message>
        <source>You drew the highest card and deal.</source>
        <translation>Hai pescato la carta più alta e dai le carte.</translation>
    </message>
    <message>
        <source>{name} drew the highest card and deals.</source>
        <translation>{name} ha pescato la carta più alta e dà le carte.</translation>
    </message>
    <message>
        <source>Cards drawn: {drawn}.</source>
        <translation>Carte pescate: {drawn}.</translation>
    </message>
    <message>
        <source>You take the opening cards: {made}.</source>
        <translation>Prendi le carte in tavola: {made}.</translation>
    </message>
    <message>
        <source>{name} takes the opening cards: {made}.</source>
        <translation>{name} prende le carte in tavola: {made}.</translation>
    </message>
    <message>
        <source>leaves the opening cards</source>
        <translation>lascia le carte in tavola</translation>
    </message>
    <message>
        <source>You leave the opening cards on the table.</source>
        <translation>Lasci le carte in tavola.</translation>
    </message>
    <message>
        <source>{name} leaves the opening cards on the table.</source>
        <translation>{name} lascia le carte in tavola.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; you deal again.</source>
        <translation>In tavola: {cards}. Smazzata a monte: ridai le carte tu.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; {name} deals again.</source>
        <translation>In tavola: {cards}. Smazzata a monte: ridà le carte {name}.</translation>
    </message>
    <message>
        <source>keeps the cut card</source>
        <translation>tiene la carta tagliata</translation>
    </message>
    <message>
        <source>cut card: {card}</source>
        <translation>carta tagliata: {card}</translation>
    </message>
    <message>
        <source>You keep the card you cut.</source>
        <translation>Tieni la carta che hai tagliato.</translation>
    </message>
    <message>
        <source>You put the {card} you cut on the table.</source>
        <translation>Metti in tavola la carta che hai tagliato: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the cut card.</source>
        <translation>{name} tiene la carta tagliata.</translation>
    </message>
    <message>
        <source>{name} puts the cut {card} on the table.</source>
        <translation>{name} mette in tavola la carta tagliata: {card}.</translation>
    </message>
    <message>
        <source>on the table, {meaning}</source>
        <translation>in tavola, {meaning}</translation>
    </message>
    <message>
        <source>You declare {cards}: {meaning}.</source>
        <translation>Dichiari {cards}: {meaning}.</translation>
    </message>
    <message>
        <source>{name} declares {cards}: {meaning}.</source>
        <translation>{name} dichiara {cards}: {meaning}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for you: {cards}, {points}.</source>
        <translation>Le carte in tavola sono una flor per te: {cards}, {points}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for {name}: {cards}, {points}.</source>
        <translation>Le carte in tavola sono una flor per {name}: {cards}, {points}.</translation>
    </message>
    <message>
        <source>I have the points to win.</source>
        <translation>Ho i punti per vincere.</translation>
    </message>
    <message>
        <source>You call out: you have the points to win.</source>
        <translation>Ti chiami fuori: hai i punti per vincere.</translation>
    </message>
    <message>
        <source>{name} calls out: “I have the points to win.”</source>
        <translation>{name} si chiama fuori: «Ho i punti per vincere».</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Hai preso tutte le carte di {cards} e vinci la partita.</translation>
    </message>
    <message>
        <source>{call} Your side holds every card of {cards} and wins.</source>
        <translation>{call} La tua coppia ha preso tutte le carte di {cards} e vince.</translation>
    </message>
    <message>
        <source>{call} Their side holds every card of {cards} and wins.</source>
        <translation>{call} L’altra coppia ha preso tutte le carte di {cards} e vince.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins.</source>
        <translation>{call} {name} ha preso tutte le carte di {cards} e vince.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Other people</source>
        <translation>Altre persone</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Prima smazzata</translation>
    </message>
    <message>
        <source>Opening points</source>
        <translation>Punti in apertura</translation>
    </message>
    <message>
        <source>What was dealt is counted here after {least}. So far: {deals}.</source>
        <translation>Le carte avute si contano qui dopo {least}. Finora: {deals}.</translation>
    </message>
    <message>
        <source>From {deals}.</source>
        <translation>Su {deals}.</translation>
    </message>
    <message>
        <source>Imported, and left out: {count}.</source>
        <translation>Importate, e quindi escluse: {count}.</translation>
    </message>
    <message>
        <source>With a chosen or repeated deal, and left out: {count}.</source>
        <translation>Con distribuzione scelta o ripetuta, e quindi escluse: {count}.</translation>
    </message>
    <message>
        <source>With a cut or arranged pack, and left out: {count}.</source>
        <translation>Con il mazzo tagliato o preparato, e quindi escluse: {count}.</translation>
    </message>
    <message>
        <source>This is further from the expected than honest shuffles usually are. Chance alone can do it, but rarely.</source>
        <translation>Si discosta da quanto ci si aspetta più di quanto facciano di solito mescolate oneste. Può succedere anche per caso, ma di rado.</translation>
    </message>
    <message>
        <source>This is what honest shuffles give.</source>
        <translation>È quello che danno mescolate oneste.</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Whose cards</source>
        <translation>Le carte di chi</translation>
    </message>
    <message>
        <source>Count &amp;imported matches too</source>
        <translation>Conta anche le partite &amp;importate</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Imparzialità</translation>
    </message>
    <message>
        <source>The deal number fixes all cards of a match before the first one is dealt, and a computer player sees only what you would see in its seat.</source>
        <translation>Il numero della distribuzione fissa tutte le carte di una partita prima che sia data la prima, e un giocatore guidato dal computer vede solo ciò che vedresti tu al suo posto.</translation>
    </message>
    <message>
        <source>To check it, enter a deal number in New game: the same cards come again. Or have your last match dealt and played again here.</source>
        <translation>Per verificarlo, inserisci il numero di una distribuzione in «Nuova partita»: tornano le stesse carte. Oppure fai ridistribuire e rigiocare qui la tua ultima partita.</translation>
    </message>
    <message>
        <source>What was dealt</source>
        <translation>Le carte avute</translation>
    </message>
    <message>
        <source>The deals are being counted…</source>
        <translation>Le smazzate vengono contate…</translation>
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
            <numerusform>%n carta a testa</numerusform>
            <numerusform>%n carte a testa</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees a hand</source>
        <translation>Nessuno vede le carte</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Due contro due</translation>
    </message>
    <message>
        <source>First to {points} wins at once</source>
        <translation>Chi arriva a {points} vince subito</translation>
    </message>
    <message>
        <source>whole, by the equal card on top of it</source>
        <translation>intero, con la carta uguale che lo copre</translation>
    </message>
    <message>
        <source>whole, by the equal card on top, if it takes no table card</source>
        <translation>intero, con la carta uguale che lo copre, se non prende dalla tavola</translation>
    </message>
    <message>
        <source>a capture of one suit: a point for each card, the played one too</source>
        <translation>una presa di un solo seme: un punto per carta, anche per quella giocata</translation>
    </message>
    <message>
        <source>you turn over any one of your cards, and that one is played</source>
        <translation>giri una qualsiasi delle tue carte, e giochi quella</translation>
    </message>
    <message>
        <source>partners sit opposite each other and share pile and score</source>
        <translation>i compagni, di fronte, hanno in comune mazzetto e punti</translation>
    </message>
    <message>
        <source>counted in this order: {categories}</source>
        <translation>si conta in quest’ordine: {categories}</translation>
    </message>
    <message>
        <source>{card} takes everything</source>
        <translation>{card} prende tutto</translation>
    </message>
    <message>
        <source>{card} takes {other}</source>
        <translation>{card} prende {other}</translation>
    </message>
    <message>
        <source>{card} takes {other} and {last}</source>
        <translation>{card} prende {other} e {last}</translation>
    </message>
    <message>
        <source>{sum}; a {card} on the table would have to be taken first</source>
        <translation>{sum}; una carta uguale in tavola ({card}) va presa prima</translation>
    </message>
    <message>
        <source>{sum}, or one {card} from the table</source>
        <translation>{sum}, oppure una sola carta uguale ({card})</translation>
    </message>
    <message>
        <source>{sum}: {points} for clearing the table</source>
        <translation>{sum}: {points} se la tavola resta vuota</translation>
    </message>
    <message>
        <source>{sum}; this is never a {sweep}</source>
        <translation>{sum}; non è mai {sweep}</translation>
    </message>
    <message>
        <source>{sum}, or lay the card down</source>
        <translation>{sum}, oppure posi la carta</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table</source>
        <translation>se in tavola non c’è un {card}</translation>
    </message>
    <message>
        <source>a card takes one of its own rank</source>
        <translation>una carta ne prende una uguale</translation>
    </message>
    <message>
        <source>the {card} counts as any value</source>
        <translation>{card}: vale come qualsiasi carta</translation>
    </message>
    <message>
        <source>with any three cards of your hand, at any turn</source>
        <translation>con tre carte qualsiasi della mano, a ogni turno</translation>
    </message>
    <message>
        <source>shown before you play; the points count at once</source>
        <translation>si mostra prima di giocare; i punti valgono subito</translation>
    </message>
    <message>
        <source>shown before you play your first card</source>
        <translation>si mostra prima di giocare la prima carta</translation>
    </message>
    <message>
        <source>for the player who captures this card</source>
        <translation>a chi prende questa carta</translation>
    </message>
    <message>
        <source>for the best card of each suit: {ranks} …</source>
        <translation>per la carta migliore di ogni seme: {ranks} …</translation>
    </message>
    <message>
        <source>for each that a player captures</source>
        <translation>per ognuna che un giocatore prende</translation>
    </message>
    <message>
        <source>for the player who captures all of these</source>
        <translation>a chi le prende tutte</translation>
    </message>
    <message>
        <source>for the player who captures most of these</source>
        <translation>a chi ne prende di più</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for each</source>
        <translation>{sentence}; in parità a tutti i primi</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for the next best</source>
        <translation>{sentence}; in parità a chi segue</translation>
    </message>
    <message numerus="yes">
        <source>the whole pack is dealt: %n on the table</source>
        <translation>
            <numerusform>si dà tutto il mazzo: %n in tavola</numerusform>
            <numerusform>si dà tutto il mazzo: %n in tavola</numerusform>
        </translation>
    </message>
    <message>
        <source>the whole pack is dealt, and the table is empty</source>
        <translation>si dà tutto il mazzo e la tavola resta vuota</translation>
    </message>
    <message>
        <source>{sum}; this is a {sweep} as well</source>
        <translation>{sum}; vale anche {sweep}</translation>
    </message>
    <message>
        <source>{card} takes a pile</source>
        <translation>{card} prende un mazzetto</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table, or itself if it is empty</source>
        <translation>se in tavola non c’è un {card}; se è vuota, prende sé stesso</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Vince chi ha meno punti</translation>
    </message>
    <message>
        <source>whoever reaches {points} first has lost</source>
        <translation>chi arriva per primo a {points} ha perso</translation>
    </message>
</context>
<context>
    <name>FormerFiles</name>
    <message numerus="yes">
        <source>Your matches are now kept in one file, “{path}”: %n were brought in. The former files were left where they are.</source>
        <translation>
            <numerusform>Le tue partite ora stanno in un solo file, «{path}»: %n è stata trasferita. I file di prima sono rimasti dov’erano.</numerusform>
            <numerusform>Le tue partite ora stanno in un solo file, «{path}»: %n sono state trasferite. I file di prima sono rimasti dov’erano.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” is damaged: the match in it cannot go on.</source>
        <translation>«{path}» è danneggiato: la partita non può continuare.</translation>
    </message>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>«{path}» è danneggiato ed è stato tralasciato.</translation>
    </message>
    <message>
        <source>“{path}” is damaged: the chips in it are lost.</source>
        <translation>«{path}» è danneggiato: le fiche sono perse.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Back to the saved rules</source>
        <translation>Torna alle regole salvate</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Reset every rule</source>
        <translation>Ripristina tutte le regole</translation>
    </message>
    <message>
        <source>Save the change</source>
        <translation>Salva la modifica</translation>
    </message>
    <message>
        <source>Make it your own…</source>
        <translation>Fallo tuo…</translation>
    </message>
    <message>
        <source>Every rule, a name and an emblem: a game of yours</source>
        <translation>Ogni regola, un nome e un emblema: un gioco tutto tuo</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Condividi…</translation>
    </message>
    <message>
        <source>This game in one line, or as a file</source>
        <translation>Questo gioco in una riga, o come file</translation>
    </message>
    <message>
        <source>Add a shared game…</source>
        <translation>Aggiungi un gioco condiviso…</translation>
    </message>
    <message>
        <source>A game that somebody gave you</source>
        <translation>Un gioco che ti hanno dato</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>{game} with your own rules</source>
        <translation>{game} con le tue regole</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>A match takes {length}. Traditionally played with {deck} cards.</source>
        <translation>Durata della partita: {length}. Carte tradizionali: {deck}.</translation>
    </message>
    <message>
        <source>A match takes {length}. It is played with {deck} cards. The computer players bring their strength from {game}.</source>
        <translation>Una partita dura {length}. Si gioca con le carte: {deck}. I giocatori del computer portano la loro forza da {game}.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed from the usual rules.</source>
        <translation>
            <numerusform>%n diversa da quelle abituali.</numerusform>
            <numerusform>%n diverse da quelle abituali.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Quelle abituali del gioco.</translation>
    </message>
    <message>
        <source>Your cards: {deck}. Change…</source>
        <translation>Le tue carte: {deck}. Cambia…</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>Le carte con cui giochi a tutti i giochi.</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Show what else this game has</source>
        <translation>Mostra che altro ha questo gioco</translation>
    </message>
</context>
<context>
    <name>GuestNameDialog</name>
    <message>
        <source>A guest</source>
        <translation>Un ospite</translation>
    </message>
    <message>
        <source>Name of the guest</source>
        <translation>Nome dell’ospite</translation>
    </message>
    <message>
        <source>A guest’s matches do not count in anybody’s statistics.</source>
        <translation>Quello che gioca un ospite non finisce nelle statistiche di nessuno.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Siediti</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>The guide in “{path}” cannot be read.</source>
        <translation>La guida in «{path}» non si può leggere.</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>This page is not translated yet; you see it in English.</source>
        <translation>Questa pagina non è ancora tradotta: la vedi in inglese.</translation>
    </message>
    <message>
        <source>Parts of this page are not translated yet; you see them in English.</source>
        <translation>Alcune parti di questa pagina non sono ancora tradotte: le vedi in inglese.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>it is the only move</source>
        <translation>è l’unica mossa</translation>
    </message>
    <message>
        <source>it makes {sweep}</source>
        <translation>fai {sweep}</translation>
    </message>
    <message>
        <source>it counts for {categories}</source>
        <translation>vale per {categories}</translation>
    </message>
    <message>
        <source>the last capture takes what is left</source>
        <translation>l’ultima presa porta via quel che resta</translation>
    </message>
    <message>
        <source>nobody can make {sweep} after it</source>
        <translation>poi nessuno può fare {sweep}</translation>
    </message>
    <message>
        <source>an even number is left of {ranks}</source>
        <translation>resta pari il numero di queste carte: {ranks}</translation>
    </message>
    <message>
        <source>an odd number is left of {ranks}</source>
        <translation>resta dispari il numero di queste carte: {ranks}</translation>
    </message>
    <message>
        <source>it takes a whole pile</source>
        <translation>prendi un mazzetto intero</translation>
    </message>
    <message>
        <source>nobody can take your pile after it</source>
        <translation>poi nessuno può prendere il tuo mazzetto</translation>
    </message>
    <message>
        <source>it leaves your pile to whoever has an equal card</source>
        <translation>lasci il tuo mazzetto a chi ha una carta uguale</translation>
    </message>
    <message>
        <source>it is the last of its rank, so no equal card can take it</source>
        <translation>è l’ultima del suo valore: nessuna carta uguale può prenderla</translation>
    </message>
    <message>
        <source>you keep a card that takes it back</source>
        <translation>ti resta una carta per riprenderla</translation>
    </message>
    <message>
        <source>it is the card you need least</source>
        <translation>è la carta che ti serve meno</translation>
    </message>
    <message>
        <source>it offers a card that counts for {categories}</source>
        <translation>offre una carta che vale per {categories}</translation>
    </message>
    <message>
        <source>it scores {points}</source>
        <translation>porta {points}</translation>
    </message>
    <message>
        <source>most cards are worth less</source>
        <translation>quasi tutte le carte valgono meno</translation>
    </message>
    <message>
        <source>most cards are worth more</source>
        <translation>quasi tutte le carte valgono di più</translation>
    </message>
    <message>
        <source>you have the points to win</source>
        <translation>hai i punti per vincere</translation>
    </message>
    <message>
        <source>it takes nothing</source>
        <translation>non prende nulla</translation>
    </message>
    <message>
        <source>the other captures cost more</source>
        <translation>le altre prese costano di più</translation>
    </message>
    <message>
        <source>it gets rid of a card that counts for {categories}</source>
        <translation>ti libera di una carta che conta per {categories}</translation>
    </message>
    <message>
        <source>{advice}: {reasons}.</source>
        <translation>{advice}: {reasons}.</translation>
    </message>
    <message>
        <source>{percent}% chance to win the match</source>
        <translation>{percent}% di probabilità di vincere la partita</translation>
    </message>
    <message>
        <source>but {drawback}</source>
        <translation>ma {drawback}</translation>
    </message>
    <message>
        <source>it costs less for {categories}</source>
        <translation>costa meno per {categories}</translation>
    </message>
    <message>
        <source>all in all it costs the least</source>
        <translation>nel complesso costa meno di tutte</translation>
    </message>
    <message>
        <source>Lay down {card}</source>
        <translation>Cala {card}</translation>
    </message>
    <message>
        <source>Take {cards} with {card}</source>
        <translation>Prendi {cards} con {card}</translation>
    </message>
    <message>
        <source>Take the pile under {cards} with {card}</source>
        <translation>Prendi il mazzetto sotto {cards} con {card}</translation>
    </message>
    <message>
        <source>Declare {cards}</source>
        <translation>Dichiara {cards}</translation>
    </message>
    <message>
        <source>Take {cards} before you play</source>
        <translation>Prendi {cards} prima di giocare</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Chiamati fuori</translation>
    </message>
    <message>
        <source>Keep the card you cut</source>
        <translation>Tieni la carta che hai tagliato</translation>
    </message>
    <message>
        <source>with other moves the risk of {sweep} is up to {worst}</source>
        <translation>con le altre mosse il rischio di subire {sweep} arriva al {worst}</translation>
    </message>
    <message>
        <source>it risks {sweep} ({percent}; other moves {others})</source>
        <translation>rischi di subire {sweep} ({percent}; altre mosse {others})</translation>
    </message>
    <message>
        <source>all in all it brings the most</source>
        <translation>nel complesso è quella che rende di più</translation>
    </message>
    <message>
        <source>better by {points}</source>
        <translation>migliore di {points}</translation>
    </message>
    <message>
        <source>the risk of {sweep} is {percent}, with other moves up to {worst}</source>
        <translation>il rischio di subire {sweep} è del {percent}, con le altre mosse fino al {worst}</translation>
    </message>
    <message>
        <source>Put the card you cut on the table</source>
        <translation>Metti in tavola la carta che hai tagliato</translation>
    </message>
    <message>
        <source>Take the opening cards</source>
        <translation>Prendi le carte in tavola</translation>
    </message>
    <message>
        <source>Leave the opening cards on the table</source>
        <translation>Lascia le carte in tavola</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Non dichiarare</translation>
    </message>
    <message>
        <source>it takes {cards}</source>
        <translation>prendi {cards}</translation>
    </message>
    <message>
        <source>it brings more for {categories}</source>
        <translation>rende di più per {categories}</translation>
    </message>
    <message>
        <source>it leaves {cards}: {name} makes {sweep} with {number} of {unseen} unseen cards</source>
        <translation>lasci {cards}: {name} fa {sweep} con {number} di {unseen} carte non viste</translation>
    </message>
    <message>
        <source>{name} makes {sweep} after it with {number} of {unseen} unseen cards</source>
        <translation>poi {name} fa {sweep} con {number} di {unseen} carte non viste</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>«{path}» è danneggiato ed è stato tralasciato.</translation>
    </message>
    <message>
        <source>There is no match in “{path}”.</source>
        <translation>In «{path}» non c’è nessuna partita.</translation>
    </message>
    <message>
        <source>“{path}” is too large: an archive may have {matches} matches at most.</source>
        <translation>«{path}» è troppo grande: un archivio può avere al massimo {matches} partite.</translation>
    </message>
    <message>
        <source>“{path}” is no archive of matches, or it is damaged.</source>
        <translation>«{path}» non è un archivio di partite, oppure è danneggiato.</translation>
    </message>
    <message>
        <source>This match is gone.</source>
        <translation>Questa partita non c’è più.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>New badges: {names}</source>
        <translation>Nuovi trofei: {names}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Imparzialità</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profilo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>it contains no rules</source>
        <translation>non contiene regole</translation>
    </message>
    <message>
        <source>The rules in “{path}” cannot be used: {reason}.</source>
        <translation>Le regole in «{path}» non si possono usare: {reason}.</translation>
    </message>
    <message>
        <source>“{path}”: {reason}. These rules are skipped.</source>
        <translation>«{path}»: {reason}. Queste regole vengono saltate.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n games of your own.</source>
        <translation>
            <numerusform>C’è posto per %n gioco tuo.</numerusform>
            <numerusform>C’è posto per %n giochi tuoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” contains no rules: it does not begin with “{mark}”.</source>
        <translation>«{path}» non contiene regole: non comincia con «{mark}».</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”.</source>
        <translation>{reason} È stato conservato come «{aside}».</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>The language of the window. Names of games stay as they are.</source>
        <translation>La lingua della finestra. I nomi dei giochi restano quelli.</translation>
    </message>
</context>
<context>
    <name>Leaderboard</name>
    <message>
        <source>plays now</source>
        <translation>gioca ora</translation>
    </message>
    <message>
        <source>not rated yet</source>
        <translation>ancora senza valutazione</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>{place}º posto</translation>
    </message>
    <message>
        <source>A competitive match of yours counts if you play it to its end yourself, against computer players alone.</source>
        <translation>Una tua partita competitiva conta se la giochi tu fino alla fine, soltanto contro il computer.</translation>
    </message>
    <message>
        <source>A match of yours counts if you play it to its end yourself, against computer players alone, without undo, hints or the coach.</source>
        <translation>Una tua partita conta se la giochi tu fino alla fine, soltanto contro il computer, senza annullare mosse, senza consigli e senza l’allenatore.</translation>
    </message>
    <message>
        <source>after {matches}</source>
        <translation>dopo {matches}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>valutazione {rating}</translation>
    </message>
    <message>
        <source>{matches} (won: {won}, lost: {lost})</source>
        <translation>{matches} (vinte: {won}, perse: {lost})</translation>
    </message>
    <message>
        <source>A few more matches give you a place.</source>
        <translation>Ancora qualche partita ed entri in classifica.</translation>
    </message>
    <message>
        <source>You have no rated match here yet. Play one, and your rating appears.</source>
        <translation>Qui non hai ancora partite che contano. Giocane una e vedrai la tua valutazione.</translation>
    </message>
</context>
<context>
    <name>LeaderboardModel</name>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
</context>
<context>
    <name>LeaderboardPage</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Competitive matches</source>
        <translation>Partite competitive</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Which matches count</source>
        <translation>Quali partite contano</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordina per</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Ordina per: {column}</translation>
    </message>
    <message>
        <source>The ratings are being computed…</source>
        <translation>Calcolo delle valutazioni…</translation>
    </message>
    <message>
        <source>The ratings cannot be shown.</source>
        <translation>Le valutazioni non si possono mostrare.</translation>
    </message>
</context>
<context>
    <name>LearnController</name>
    <message>
        <source>There is nothing to review yet. Play a round to its end first.</source>
        <translation>Non c’è ancora niente da analizzare. Gioca prima una smazzata fino alla fine.</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>New to {game}? There is a lesson of {minutes}.</source>
        <translation>È la prima volta con {game}? C’è una lezione di {minutes}.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lezione: {title}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Five puzzles</source>
        <translation>Cinque problemi</translation>
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
        <translation>Ritirala</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Well done! On to another deal.</source>
        <translation>Ottimo! Passiamo a un’altra smazzata.</translation>
    </message>
    <message>
        <source>Points a round, measured over many deals:</source>
        <translation>Punti per smazzata, misurati su molte distribuzioni:</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Gioca la tua prima partita</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The ace takes everything</source>
        <translation>L’asso prende tutto</translation>
    </message>
    <message>
        <source>Scopa d’Assi, and asso pigliatutto.</source>
        <translation>Scopa d’Assi e asso pigliatutto.</translation>
    </message>
    <message>
        <source>In Scopa d’Assi an ace takes the whole table at once. Play your ace.</source>
        <translation>Nella Scopa d’Assi un asso prende in un colpo tutta la tavola. Gioca l’asso.</translation>
    </message>
    <message>
        <source>Play your ace this time.</source>
        <translation>Questa volta gioca l’asso.</translation>
    </message>
    <message>
        <source>Everything is yours. But it is no scopa: an ace that takes all does not score for it.</source>
        <translation>È tutto tuo. Ma non è scopa: l’asso che prende tutto non fa punto.</translation>
    </message>
    <message>
        <source>Here an ace lies on the table. Now your ace takes that one only. Try it.</source>
        <translation>Qui in tavola c’è un asso: il tuo asso può prendere soltanto quello. Prova.</translation>
    </message>
    <message>
        <source>So an ace on the table protects the other cards. With asso pigliatutto, a house rule, the ace even makes scopa.</source>
        <translation>Un asso in tavola, dunque, protegge le altre carte. Con la regola dell’asso pigliatutto, invece, l’asso fa anche scopa.</translation>
    </message>
    <message>
        <source>Making fifteen</source>
        <translation>Fare quindici</translation>
    </message>
    <message>
        <source>Escoba, Escopa and Escova.</source>
        <translation>Escoba, Escopa ed Escova.</translation>
    </message>
    <message>
        <source>In Escoba equal cards do not count. Your card and what it takes must make {fifteen}.</source>
        <translation>Nell’Escoba le carte uguali non contano: la tua carta e quelle che prende devono fare {fifteen}.</translation>
    </message>
    <message>
        <source>Your 7 needs 8 more: 5 and 3. Click your 7, it takes both.</source>
        <translation>Al tuo 7 mancano 8: 5 e 3. Fai clic sul 7 e li prendi tutti e due.</translation>
    </message>
    <message>
        <source>That takes nothing. Make {fifteen} with your 7.</source>
        <translation>Così non prendi niente. Fai {fifteen} con il 7.</translation>
    </message>
    <message>
        <source>{knight} counts {knight_value}. Which of your cards makes {fifteen} with the 2 and the 4? Click it.</source>
        <translation>{knight} vale {knight_value}. Quale delle tue carte fa {fifteen} con il 2 e il 4? Fai clic su quella.</translation>
    </message>
    <message>
        <source>Not that one: 2 and 4 are 6. What is missing?</source>
        <translation>Non è quella: 2 e 4 fanno 6. Quanto manca?</translation>
    </message>
    <message>
        <source>Right. Take them.</source>
        <translation>Giusto. Adesso prendi.</translation>
    </message>
    <message>
        <source>Take the 2 and the 4.</source>
        <translation>Prendi il 2 e il 4.</translation>
    </message>
    <message>
        <source>{king} counts {king_value}, the ace 1. Take the whole table with your last card!</source>
        <translation>Il {king} vale {king_value}, l’asso 1. Con l’ultima carta prendi tutta la tavola!</translation>
    </message>
    <message>
        <source>You may lay a card down, but this one takes all.</source>
        <translation>Puoi anche calare una carta, ma questa prende tutto.</translation>
    </message>
    <message>
        <source>Escoba! That is a point. Before you lay a card down, look for {fifteen}.</source>
        <translation>Escoba! È un punto. Prima di calare una carta, cerca sempre il {fifteen}.</translation>
    </message>
    <message>
        <source>Several cards can make {fifteen}. Here one of yours takes three at once: take them.</source>
        <translation>Per fare {fifteen} si possono prendere più carte. Qui con una ne prendi tre: prova.</translation>
    </message>
    <message>
        <source>Good, but you can take more: {page} counts {page_value}.</source>
        <translation>Bene, ma puoi prenderne di più: il {page} vale {page_value}.</translation>
    </message>
    <message>
        <source>Most sevens score {sevens_score}, all four {four_sevens_score}. Most cards, most {coins} and the {7D} score as in Scopa.</source>
        <translation>Chi ha più sette fa {sevens_score}, con tutti e quattro {four_sevens_score}. Carte, {coins} e {7D} contano come nella Scopa.</translation>
    </message>
    <message>
        <source>Scopa di Undici makes eleven in the same way. In Scopa a {fifteen} your card may also take an equal one.</source>
        <translation>Nella Scopa di Undici si fa undici allo stesso modo. Nella Scopa a {fifteen} la tua carta può prenderne anche una uguale.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Due contro due</translation>
    </message>
    <message>
        <source>Scopone scientifico: partner, sevens and pairs.</source>
        <translation>Scopone scientifico: il compagno, i sette, le coppie.</translation>
    </message>
    <message>
        <source>In Scopone you play with {partner}, who sits opposite: you have one pile and one score.</source>
        <translation>Nello Scopone giochi con {partner}, che ti siede di fronte: avete il mazzetto e i punti in comune.</translation>
    </message>
    <message>
        <source>The partner</source>
        <translation>Il compagno</translation>
    </message>
    <message>
        <source>All 40 cards are in the hands, and the table is empty. You begin.</source>
        <translation>Le 40 carte sono tutte in mano e la tavola è vuota. Cominci tu.</translation>
    </message>
    <message>
        <source>The next player sweeps with an equal card. You hold three 4s, so only one is elsewhere: lay down the {4C}.</source>
        <translation>Chi gioca dopo fa scopa con una carta uguale. Tu hai tre 4 e fuori ce n’è uno solo: cala il {4C}.</translation>
    </message>
    <message>
        <source>Lay down the {4C}: it is safer, and no card of {coins}.</source>
        <translation>Cala il {4C}: è più sicuro e non è una carta di {coins}.</translation>
    </message>
    <message>
        <source>{opponent} could not take it. Now it is your partner’s turn: look at the table, 4 and 6.</source>
        <translation>{opponent} non ha potuto prenderlo. Ora tocca al tuo compagno: guarda la tavola, 4 e 6.</translation>
    </message>
    <message>
        <source>Scopa, and the point is yours as well. Partners’ sweeps count together.</source>
        <translation>Scopa, e il punto è anche tuo: le scope dei compagni si sommano.</translation>
    </message>
    <message>
        <source>The sevens</source>
        <translation>I sette</translation>
    </message>
    <message>
        <source>Somebody has laid down a seven. Take it, before others do.</source>
        <translation>Qualcuno ha calato un sette. Prendilo, prima che lo faccia un altro.</translation>
    </message>
    <message>
        <source>Then the next player may take the seven. Take it.</source>
        <translation>Così il sette può prenderlo chi gioca dopo. Prendilo tu.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Le coppie</translation>
    </message>
    <message>
        <source>{opponent} is the dealer, so break the pairs: take 5 and 2 with your 7, not 5 with 5.</source>
        <translation>Il mazziere è {opponent}, quindi spariglia: prendi 5 e 2 con il 7, non il 5 con il 5.</translation>
    </message>
    <message>
        <source>That leaves the pairs as they are.</source>
        <translation>Così le coppie restano come sono.</translation>
    </message>
    <message>
        <source>Now three 7s, three 5s and three 2s are left: odd numbers. Italians call it spariglio. The dealer’s side mends it when it can.</source>
        <translation>Ora restano tre 7, tre 5 e tre 2: numeri dispari. È lo spariglio; la coppia del mazziere, appena può, riappaia.</translation>
    </message>
    <message>
        <source>Remember what has gone. One more thing: here a scopa with the very last card counts.</source>
        <translation>Ricorda che cosa è uscito. E ancora: qui vale anche la scopa fatta con l’ultima carta.</translation>
    </message>
    <message>
        <source>In Scopone de Trente the {AD} is worth a point more, the {2D} two and the {3D} three; a side with all of them wins the match.</source>
        <translation>Nello Scopone de Trente il {AD} vale un punto in più, il {2D} due e il {3D} tre; la coppia che li ha tutti vince la partita.</translation>
    </message>
    <message>
        <source>Declaring, and the matta</source>
        <translation>Dichiarare, e la matta</translation>
    </message>
    <message>
        <source>Cirulla, the game of Genoa.</source>
        <translation>Cirulla, il gioco di Genova.</translation>
    </message>
    <message>
        <source>Three cards of {low_total} or less are worth {low_points} points. Yours make {hand_total}: declare them.</source>
        <translation>Tre carte che fanno {low_total} o meno valgono {low_points} punti. Le tue fanno {hand_total}: dichiarale.</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Dichiarare</translation>
    </message>
    <message>
        <source>After the first card it is too late to declare.</source>
        <translation>Dopo la prima carta è tardi per dichiarare.</translation>
    </message>
    <message>
        <source>Declared cards lie open for all to see. Three cards of a rank are worth {alike_points}.</source>
        <translation>Le carte dichiarate restano scoperte per tutti. Tre carte uguali valgono {alike_points}.</translation>
    </message>
    <message>
        <source>You take an equal card, a sum, or what makes {fifteen} with your card. Your 2 takes {knight} and 4: play it.</source>
        <translation>Prendi una carta uguale, una somma, o quello che con la tua carta fa {fifteen}. Il tuo 2 prende {knight} e 4: giocalo.</translation>
    </message>
    <message>
        <source>Many ways to take</source>
        <translation>Tanti modi di prendere</translation>
    </message>
    <message>
        <source>That works as well, but now make {fifteen}.</source>
        <translation>Si può anche così, ma ora fai {fifteen}.</translation>
    </message>
    <message>
        <source>And an ace takes everything if no ace lies on the table. Play it: it is a scopa.</source>
        <translation>E un asso prende tutto, se in tavola non ce n’è un altro. Giocalo: è scopa.</translation>
    </message>
    <message>
        <source>The {7C} is the matta: in a declaration it is any card you like. Declare three of a rank.</source>
        <translation>Il {7C} è la matta: quando dichiari vale la carta che vuoi. Dichiara tre carte uguali.</translation>
    </message>
    <message>
        <source>The matta</source>
        <translation>La matta</translation>
    </message>
    <message>
        <source>{alike_points} points. Now the matta counts {king_value}, until the round is over: take something with it.</source>
        <translation>{alike_points} punti. Ora, fino alla fine della smazzata, la matta vale {king_value}: prendi qualcosa.</translation>
    </message>
    <message>
        <source>Play the matta this time.</source>
        <translation>Questa volta gioca la matta.</translation>
    </message>
    <message>
        <source>If the first four cards make {fifteen}, the dealer takes them and has a point; with thirty, two.</source>
        <translation>Se le prime quattro carte fanno {fifteen}, il mazziere le prende e fa un punto; se fanno trenta, due.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Che cosa conta</translation>
    </message>
    <message>
        <source>{page}, {knight} and {king} of {coins} are worth {grande_score}, and all {coins} win the match at once. You play to {target}.</source>
        <translation>{page}, {knight} e {king} di {coins} valgono {grande_score}; con tutte le carte di {coins} vinci subito la partita. Si arriva a {target}.</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>La carta tagliata</translation>
    </message>
    <message>
        <source>Chkobba, the game of Tunisia.</source>
        <translation>Chkobba, il gioco della Tunisia.</translation>
    </message>
    <message>
        <source>You cut the pack and saw this card. Keep it, or lay it on the table? It is the best of all: keep it.</source>
        <translation>Hai tagliato il mazzo e visto questa carta. La tieni o la metti in tavola? È la migliore di tutte: tienila.</translation>
    </message>
    <message>
        <source>Now anybody may take it. Keep a card like this.</source>
        <translation>Adesso può prenderla chiunque. Una carta così si tiene.</translation>
    </message>
    <message>
        <source>It is your first card. Mind the courts: here {knight} counts {knight_value}, {page} {page_value} and {king} {king_value}.</source>
        <translation>È la tua prima carta. Occhio alle figure: qui {knight} vale {knight_value}, {page} {page_value} e {king} {king_value}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 3 together? Click it.</source>
        <translation>Quale delle tue carte prende insieme il 6 e il 3? Fai clic su quella.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 3; {page} counts {page_value}.</source>
        <translation>Non è quella. Somma 6 e 3; il {page} vale {page_value}.</translation>
    </message>
    <message>
        <source>Take the 6 and the 3.</source>
        <translation>Prendi il 6 e il 3.</translation>
    </message>
    <message>
        <source>Now bring home the {7D}, which is a point by itself: 5 and 2 make 7.</source>
        <translation>Ora porta a casa il {7D}, che da solo vale un punto: 5 e 2 fanno 7.</translation>
    </message>
    <message>
        <source>Play the {7D}, before it is too late.</source>
        <translation>Gioca il {7D}, prima che sia tardi.</translation>
    </message>
    <message>
        <source>There is no primiera. Barmila goes to the most sevens; at two each, to the most sixes. You play to {target}.</source>
        <translation>La primiera non c’è. La barmila va a chi ha più sette; con due a testa, a chi ha più sei. Si arriva a {target}.</translation>
    </message>
    <message>
        <source>Combinations in the hand</source>
        <translation>Le combinazioni in mano</translation>
    </message>
    <message>
        <source>Chorizo and Báciga, from the River Plate.</source>
        <translation>Chorizo e Báciga, dal Río de la Plata.</translation>
    </message>
    <message>
        <source>Chorizo is Escoba with combinations: before the first card is played, you declare what your three cards are worth.</source>
        <translation>Il Chorizo è un’Escoba con combinazioni: prima di giocare dichiari quello che valgono le tue tre carte.</translation>
    </message>
    <message>
        <source>Yours are of one suit, a flor ({flor_points}), and in sequence, an escalera ({escalera_points}). Declare!</source>
        <translation>Le tue sono dello stesso seme, una flor ({flor_points}), e in fila, un’escalera ({escalera_points}). Dichiara!</translation>
    </message>
    <message>
        <source>If you pass, you get nothing for this hand. Declare it.</source>
        <translation>Chi passa, con questa mano non fa punti. Dichiara.</translation>
    </message>
    <message>
        <source>Points of combinations count at once. The {2B} is the carimbo, worth {carimbo_score}: take it, {king} and 2 with your 3.</source>
        <translation>I punti delle combinazioni contano subito. Il {2B} è il carimbo e vale {carimbo_score}: con il 3 prendi il {king} e il 2.</translation>
    </message>
    <message>
        <source>Take the {2B}, before {opponent} does.</source>
        <translation>Prendi il {2B}, prima che lo faccia {opponent}.</translation>
    </message>
    <message>
        <source>The best hand of all: three of a rank, a chorizo. Declare it!</source>
        <translation>La mano più bella: tre carte uguali, un chorizo. Dichiaralo!</translation>
    </message>
    <message>
        <source>{chorizo_points} points at once! A total of nine is worth {tres_de_nueva_points}, seven or less {dos_de_miseria_points}.</source>
        <translation>{chorizo_points} punti in un colpo! Un totale di nove vale {tres_de_nueva_points}, sette o meno {dos_de_miseria_points}.</translation>
    </message>
    <message>
        <source>In Báciga the combinations are nine or less, better with a pair, and three cards of one suit on the table score for the dealer.</source>
        <translation>Nella Báciga si dichiara con nove o meno, meglio se con una coppia, e tre carte dello stesso seme in tavola danno punti al mazziere.</translation>
    </message>
    <message>
        <source>Points that nobody wants</source>
        <translation>Punti che nessuno vuole</translation>
    </message>
    <message>
        <source>Scopa a perdere, Desescoba and Scopa Frac.</source>
        <translation>Scopa a perdere, Desescoba e Scopa Frac.</translation>
    </message>
    <message>
        <source>In Scopa a perdere the fewest points win: the first one at {target} has lost. Your 7 would have to take the {7D}, a point against you. Lay another card.</source>
        <translation>Nella Scopa a perdere vince chi ha meno punti: il primo che arriva a {target} ha perso. Il tuo 7 dovrebbe prendere il {7D}, un punto contro di te. Metti giù un’altra carta.</translation>
    </message>
    <message>
        <source>A card that can take has to take. Lay one that takes nothing.</source>
        <translation>Una carta che può prendere deve prendere. Metti giù una che non prende nulla.</translation>
    </message>
    <message>
        <source>Well avoided. Captures are as forced as ever, so keep cards that find nothing on the table.</source>
        <translation>Evitato bene. Le prese sono obbligatorie come sempre: tieni le carte che in tavola non trovano nulla.</translation>
    </message>
    <message>
        <source>Desescoba is the same with fifteen: when you have to take, take few cards, and no {coins} or sevens.</source>
        <translation>La Desescoba è lo stesso con il quindici: quando devi prendere, prendi poche carte, e niente {coins} né sette.</translation>
    </message>
    <message>
        <source>In Scopa Frac only aces and courts score, a point each. At eight all the {KD} decides.</source>
        <translation>Nella Scopa Frac contano solo assi e figure, un punto l’una. Sull’otto pari decide il {KD}.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>La tua prima partita</translation>
    </message>
    <message>
        <source>Scopa from the first card to the score sheet.</source>
        <translation>La Scopa, dalla prima carta al segnapunti.</translation>
    </message>
    <message>
        <source>These three cards are yours. You play them to take cards from the table.</source>
        <translation>Queste tre carte sono tue. Le giochi per prendere le carte in tavola.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Prendere le carte</translation>
    </message>
    <message>
        <source>A card takes an equal card. Click your 6: it takes the 6.</source>
        <translation>Una carta prende una carta uguale. Fai clic sul tuo 6: prende il 6.</translation>
    </message>
    <message>
        <source>Play your 6 this time.</source>
        <translation>Questa volta gioca il 6.</translation>
    </message>
    <message>
        <source>Both cards are now in your pile, face down. Next, {opponent} plays a card.</source>
        <translation>Le due carte sono ora nel tuo mazzetto, coperte. Adesso gioca {opponent}.</translation>
    </message>
    <message>
        <source>There is no 7 on the table, but 4 and 3 make 7. Take both with your 7.</source>
        <translation>In tavola non c’è un 7, ma 4 e 3 fanno 7. Prendili tutti e due con il tuo 7.</translation>
    </message>
    <message>
        <source>Take two cards at once: the 4 and the 3.</source>
        <translation>Prendi due carte insieme: il 4 e il 3.</translation>
    </message>
    <message>
        <source>So you take one equal card, or several cards that add up to yours. Now watch {opponent}.</source>
        <translation>Dunque: prendi una carta uguale, o più carte che insieme fanno la tua. Ora guarda {opponent}.</translation>
    </message>
    <message>
        <source>Your 4 cannot take anything. Then it stays on the table: lay it down.</source>
        <translation>Il tuo 4 non prende niente. Allora resta in tavola: calalo.</translation>
    </message>
    <message>
        <source>When all hands are empty, everyone gets three new cards. The table gets none.</source>
        <translation>Quando tutti hanno finito le carte, se ne danno altre tre a testa. In tavola non se ne aggiungono.</translation>
    </message>
    <message>
        <source>{page} counts {page_value}, {knight} {knight_value} and {king} {king_value}; an ace counts 1.</source>
        <translation>{page} vale {page_value}, {knight} {knight_value} e {king} {king_value}; l’asso vale 1.</translation>
    </message>
    <message>
        <source>Values and choices</source>
        <translation>Valori e scelte</translation>
    </message>
    <message>
        <source>6 and 4 make {king_value}. But where an equal card lies, you must take that one: play your {king}.</source>
        <translation>6 e 4 fanno {king_value}. Ma se in tavola c’è la carta uguale, devi prendere quella: gioca il {king}.</translation>
    </message>
    <message>
        <source>Play your {king} first.</source>
        <translation>Prima gioca il {king}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 2 together? Click it.</source>
        <translation>Quale delle tue carte prende insieme il 6 e il 2? Fai clic su quella.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 2.</source>
        <translation>Non è quella. Somma 6 e 2.</translation>
    </message>
    <message>
        <source>Right: 6 + 2 = {page_value}. Now play it.</source>
        <translation>Giusto: 6 + 2 = {page_value}. Ora giocala.</translation>
    </message>
    <message>
        <source>Take the 6 and the 2.</source>
        <translation>Prendi il 6 e il 2.</translation>
    </message>
    <message>
        <source>Your last card takes everything on the table: 4 and 3 make 7. Play it!</source>
        <translation>La tua ultima carta prende tutta la tavola: 4 e 3 fanno 7. Giocala!</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>Scopa! You swept the table: a point. A card turned up in your pile keeps count.</source>
        <translation>Scopa! Hai svuotato la tavola: un punto. Una carta girata nel mazzetto lo segna.</translation>
    </message>
    <message>
        <source>Here is the end of another round. Play your last card: it takes two.</source>
        <translation>Questa è la fine di un’altra smazzata. Gioca l’ultima carta: ne prende due.</translation>
    </message>
    <message>
        <source>{opponent} plays the very last card. What is left there goes to the player who took last: you.</source>
        <translation>{opponent} gioca l’ultima carta di tutte. Quello che resta va a chi ha preso per ultimo: a te.</translation>
    </message>
    <message>
        <source>Now the piles are counted. Most cards are a point: you have {own_cards}, {opponent} {their_cards}.</source>
        <translation>Ora si contano i mazzetti. Chi ha più carte fa un punto: tu ne hai {own_cards}, {opponent} {their_cards}.</translation>
    </message>
    <message>
        <source>Most {coins} are another point: you have {own_coins}, {opponent} {their_coins}.</source>
        <translation>Un altro punto a chi ha più carte di {coins}: tu ne hai {own_coins}, {opponent} {their_coins}.</translation>
    </message>
    <message>
        <source>The {7D} is a point by itself. It is called the settebello, and you have it.</source>
        <translation>Il {7D} da solo vale un punto. Si chiama settebello, e ce l’hai tu.</translation>
    </message>
    <message>
        <source>For the primiera your best card of each suit counts: 7 is worth {primiera_7}, 6 {primiera_6}, ace {primiera_ace}, 5 {primiera_5}.</source>
        <translation>Per la primiera conta la tua carta migliore di ogni seme: il 7 vale {primiera_7}, il 6 {primiera_6}, l’asso {primiera_ace}, il 5 {primiera_5}.</translation>
    </message>
    <message>
        <source>You have {own_primiera}, {opponent} has {their_primiera}: this point goes to {opponent}. So keep an eye on sevens.</source>
        <translation>Tu hai {own_primiera}, {opponent} {their_primiera}: questo punto va a {opponent}. Tieni d’occhio i sette.</translation>
    </message>
    <message>
        <source>Your scopa is a point too. Now look at the score sheet: all is there.</source>
        <translation>Anche la tua scopa è un punto. Guarda il segnapunti: c’è tutto.</translation>
    </message>
    <message>
        <source>You won this round {own_points} to {their_points}. The first with {target} points wins the match.</source>
        <translation>Hai vinto la smazzata {own_points} a {their_points}. Vince la partita chi arriva per primo a {target}.</translation>
    </message>
    <message>
        <source>Now you alone: play the last six cards of a round to the end.</source>
        <translation>Ora fai tutto tu: gioca fino in fondo le ultime sei carte di una smazzata.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Play on. The button Hint shows you a good card.</source>
        <translation>Gioca pure. Il pulsante «Consiglio» ti mostra una buona carta.</translation>
    </message>
    <message>
        <source>The round is over. See what each of you has.</source>
        <translation>La smazzata è finita. Guarda che cosa avete fatto.</translation>
    </message>
    <message>
        <source>That is Scopa! All the rest comes with playing. Have fun.</source>
        <translation>Questa è la Scopa! Il resto viene giocando. Buon divertimento.</translation>
    </message>
    <message>
        <source>Know the points</source>
        <translation>Conosci i punti</translation>
    </message>
    <message>
        <source>A point that is already won or lost no longer counts: play for the others.</source>
        <translation>Un punto già vinto o già perso non conta più: gioca per gli altri.</translation>
    </message>
    <message>
        <source>Sweep when you can</source>
        <translation>Fai scopa quando puoi</translation>
    </message>
    <message>
        <source>A sweep is a point, and the next player has to lay a card on an empty table.</source>
        <translation>La scopa è un punto, e chi viene dopo deve calare una carta sulla tavola vuota.</translation>
    </message>
    <message>
        <source>Rather take than lay</source>
        <translation>Meglio prendere che calare</translation>
    </message>
    <message>
        <source>Taking brings you cards, and gives none away.</source>
        <translation>Prendendo guadagni carte e non ne regali.</translation>
    </message>
    <message>
        <source>A take is worth a risk of up to one in three. Above that, lay a safe card.</source>
        <translation>Prendere vale un rischio fino a uno su tre. Oltre, cala una carta sicura.</translation>
    </message>
    <message>
        <source>Leave no sum of seven: their seven takes it, and goes to their own pile.</source>
        <translation>Non lasciare una somma di sette: con un sette la prendono, e il sette finisce nel loro mazzetto.</translation>
    </message>
    <message>
        <source>A card laid on an empty table can be swept by any equal card.</source>
        <translation>Una carta calata sulla tavola vuota dà scopa a ogni carta uguale.</translation>
    </message>
    <message>
        <source>Your partner often holds the double of a card that was laid: think before you take it.</source>
        <translation>La carta che ha calato, il compagno ce l’ha spesso doppia: pensaci prima di prenderla.</translation>
    </message>
    <message>
        <source>The last to take gets the rest of the table. Keep a card that surely takes.</source>
        <translation>Chi prende per ultimo si porta via il resto della tavola. Tieni una carta che prende di sicuro.</translation>
    </message>
    <message>
        <source>If they did not take, they could not</source>
        <translation>Se non ha preso, non poteva</translation>
    </message>
    <message>
        <source>An ace that takes all is worth most on a full table, or at the very end.</source>
        <translation>L’asso che prende tutto vale di più con la tavola piena, o proprio alla fine.</translation>
    </message>
    <message>
        <source>Taking a whole pile</source>
        <translation>Prendere un mazzetto intero</translation>
    </message>
    <message>
        <source>Rubamazzo, in which piles lie open.</source>
        <translation>Rubamazzo, dove i mazzetti sono scoperti.</translation>
    </message>
    <message>
        <source>In Rubamazzo a card takes one equal card and nothing else: there are no sums. Take the 5 with your 5.</source>
        <translation>A Rubamazzo una carta prende una carta uguale e nient’altro: le somme non ci sono. Prendi il 5 con il tuo 5.</translation>
    </message>
    <message>
        <source>Play your 5 this time.</source>
        <translation>Questa volta gioca il 5.</translation>
    </message>
    <message>
        <source>Your {7S} takes the {7B} or the pile, one of the two, as you like. The pile has more cards: click it, then your {7S}.</source>
        <translation>Il tuo {7S} prende il {7B} o il mazzetto, uno dei due, a scelta. Nel mazzetto ci sono più carte: fai clic lì, poi sul {7S}.</translation>
    </message>
    <message>
        <source>The pile has more cards: take it with your {7S}.</source>
        <translation>Nel mazzetto ci sono più carte: prendilo con il {7S}.</translation>
    </message>
    <message>
        <source>The most cards win the round, which is the whole match. What is left on the table goes to the player who captured last.</source>
        <translation>Chi ha più carte vince la smazzata, che è già tutta la partita. Quello che resta in tavola va a chi ha preso per ultimo.</translation>
    </message>
    <message>
        <source>Captures that score</source>
        <translation>Prese che fanno punti</translation>
    </message>
    <message>
        <source>Cicera, the game of Brescia.</source>
        <translation>Cicera, il gioco di Brescia.</translation>
    </message>
    <message>
        <source>Cicera has fifty-two cards, with eights, nines and tens. All of them are dealt, and {partner}, opposite, is your partner.</source>
        <translation>La Cicera ha cinquantadue carte, con gli otto, i nove e i dieci. Si danno tutte, e {partner}, di fronte, gioca in coppia con te.</translation>
    </message>
    <message>
        <source>Nobody has to capture here. But a capture of one suit is a cicera, worth a point: take 3 and 4 with your 7.</source>
        <translation>Qui nessuno è obbligato a prendere. Ma una presa tutta dello stesso seme è una cicera e vale un punto: prendi 3 e 4 con il 7.</translation>
    </message>
    <message>
        <source>Take the 3 and the 4 with your 7.</source>
        <translation>Prendi il 3 e il 4 con il 7.</translation>
    </message>
    <message>
        <source>The player before you has just laid the {9D}. Taken at once by an equal card, it is a picada, worth a point.</source>
        <translation>Chi gioca prima di te ha appena calato il {9D}. Prenderlo subito con una carta uguale è una picada e vale un punto.</translation>
    </message>
    <message>
        <source>Take the {9D} with your {9C}.</source>
        <translation>Prendi il {9D} con il {9C}.</translation>
    </message>
    <message>
        <source>Courts have no number: they are in no sum, and take only their like. Take the {KS} with your {KD}.</source>
        <translation>Le figure non hanno numero: non entrano nelle somme e prendono solo la loro uguale. Prendi il {KS} con il {KD}.</translation>
    </message>
    <message>
        <source>Take the {KS}, before others do.</source>
        <translation>Prendi il {KS}, prima che lo facciano gli altri.</translation>
    </message>
    <message>
        <source>Three cards or more at once are a bigia, again worth a point. Here your 9 takes three: take them.</source>
        <translation>Tre o più carte in una volta sono una bigia e valgono anche loro un punto. Qui il tuo 9 ne prende tre: prendile.</translation>
    </message>
    <message>
        <source>Take three cards with your 9.</source>
        <translation>Prendi tre carte con il 9.</translation>
    </message>
    <message>
        <source>Most cards score {cards_score}, most {swords} {swords_score}. A run of {swords} from {AS}, {2S}, {3S} on, the napula, scores its highest card.</source>
        <translation>Chi ha più carte segna {cards_score}, chi ha più {swords} {swords_score}. Una fila di {swords} da {AS}, {2S} e {3S} in su, la napula, vale la sua carta più alta.</translation>
    </message>
    <message>
        <source>{TD}, {2S} and {JC} score a point each, and all {swords} win the match at once. You play to {target}.</source>
        <translation>{TD}, {2S} e {JC} valgono un punto l’uno; con tutte le carte di {swords} vinci subito la partita. Si arriva a {target}.</translation>
    </message>
    <message>
        <source>This is {game}. Which play is best? Try one.</source>
        <translation>Si gioca a {game}. Qual è la giocata migliore? Provane una.</translation>
    </message>
    <message>
        <source>You get the {2D}, and 3 and {page} make more than ten.</source>
        <translation>Prendi il {2D}, e 3 e {page} fanno più di dieci.</translation>
    </message>
    <message>
        <source>Practise with one rank, then with all of them.</source>
        <translation>Esercitati con un valore, poi con tutti.</translation>
    </message>
    <message>
        <source>In Escoba this rule rarely fails, and a dead rank is worth nothing.</source>
        <translation>Nell’Escoba questa regola sbaglia di rado, e una carta franca non vale niente.</translation>
    </message>
    <message>
        <source>Two cards are too few for an ace. Wait for a fuller table.</source>
        <translation>Due carte sono poche per un asso. Aspetta una tavola più piena.</translation>
    </message>
    <message>
        <source>4 and 6 with the {king}: three ranks are odd now, which is bad for the dealer.</source>
        <translation>4 e 6 con il {king}: ora tre valori sono dispari, e per il mazziere è un guaio.</translation>
    </message>
    <message>
        <source>{game} {points}, wrong in {fails} of 100 cases</source>
        <translation>{game} {points}, sbagliato: {fails} su 100</translation>
    </message>
    <message>
        <source>Leave more than ten</source>
        <translation>Lascia più di dieci</translation>
    </message>
    <message>
        <source>In Asso piglia tutto that is the rule. In Scopa d’Assi milanese an ace takes even itself, from an empty table.</source>
        <translation>In Asso piglia tutto è la regola. Nella Scopa d’Assi milanese un asso, a tavola vuota, prende perfino sé stesso.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep eleven or more.</source>
        <translation>Nessuna carta vale più di dieci: con undici o più nessuno fa scopa.</translation>
    </message>
    <message>
        <source>Count who can sweep</source>
        <translation>Conta chi può fare scopa</translation>
    </message>
    <message>
        <source>Ask which cards sweep what you leave, and how many of them you have not seen.</source>
        <translation>Chiediti quali carte fanno scopa con quello che lasci, e quante non ne hai ancora viste.</translation>
    </message>
    <message>
        <source>The price of a risk</source>
        <translation>Il prezzo del rischio</translation>
    </message>
    <message>
        <source>Lay a dead rank</source>
        <translation>Cala una carta franca</translation>
    </message>
    <message>
        <source>When three cards of a rank are gone, nobody can pair the fourth.</source>
        <translation>Quando di un valore ne sono uscite tre, la quarta non la prende nessuno.</translation>
    </message>
    <message>
        <source>Lay from a pair</source>
        <translation>Cala da una coppia</translation>
    </message>
    <message>
        <source>If you hold two of a rank, one fewer is elsewhere, and you can take yours back.</source>
        <translation>Se ne hai due uguali, fuori ce n’è una in meno, e puoi riprenderti la tua.</translation>
    </message>
    <message>
        <source>The settebello first</source>
        <translation>Prima il settebello</translation>
    </message>
    <message>
        <source>The settebello is a point, a coin, a seven and a card, all in one.</source>
        <translation>Il settebello è un punto, un denaro, un sette e una carta, tutto in uno.</translation>
    </message>
    <message>
        <source>Take sevens</source>
        <translation>Prendi i sette</translation>
    </message>
    <message>
        <source>Sevens decide the primiera. Take one when you can.</source>
        <translation>I sette decidono la primiera. Quando puoi, prendine uno.</translation>
    </message>
    <message>
        <source>Lay no seven</source>
        <translation>Non calare i sette</translation>
    </message>
    <message>
        <source>A seven on the table is half a primiera for somebody else.</source>
        <translation>Un sette in tavola è mezza primiera per gli altri.</translation>
    </message>
    <message>
        <source>Three sevens win, two draw</source>
        <translation>Tre sette vincono, due pareggiano</translation>
    </message>
    <message>
        <source>With three sevens the primiera is nearly won; with two, sixes and aces decide.</source>
        <translation>Con tre sette la primiera è quasi vinta; con due decidono i sei e gli assi.</translation>
    </message>
    <message>
        <source>Coins and sixes</source>
        <translation>Denari e sei</translation>
    </message>
    <message>
        <source>Of two equal cards take the one of coins, and lay the other one.</source>
        <translation>Tra due carte uguali prendi quella di denari, e cala l’altra.</translation>
    </message>
    <message>
        <source>More cards with one</source>
        <translation>Più carte con una</translation>
    </message>
    <message>
        <source>Take three cards rather than two: the point for the cards is often close.</source>
        <translation>Meglio prendere tre carte che due: il punto delle carte è spesso in bilico.</translation>
    </message>
    <message>
        <source>“Lay court cards”</source>
        <translation>«Cala le figure»</translation>
    </message>
    <message>
        <source>Many advise to lay court cards first. Here they take sums, so it is no rule.</source>
        <translation>Molti consigliano di calare prima le figure. Qui prendono somme: non è una regola.</translation>
    </message>
    <message>
        <source>Make no seven for them</source>
        <translation>Non preparare il sette agli altri</translation>
    </message>
    <message>
        <source>Beware the empty table</source>
        <translation>Attento alla tavola vuota</translation>
    </message>
    <message>
        <source>Stop the whirlwind</source>
        <translation>Ferma il mulinello</translation>
    </message>
    <message>
        <source>One side lays and the other sweeps, again and again. A dead or paired card ends it.</source>
        <translation>Una coppia cala e l’altra fa scopa, di continuo. Lo ferma una carta franca o doppia.</translation>
    </message>
    <message>
        <source>Last to play</source>
        <translation>Giocare per ultimi</translation>
    </message>
    <message>
        <source>The dealer’s side answers every card and plays the last one. That is worth points.</source>
        <translation>La coppia del mazziere risponde a ogni carta e gioca l’ultima. Vale punti.</translation>
    </message>
    <message>
        <source>Keep the pairs</source>
        <translation>Tieni le coppie</translation>
    </message>
    <message>
        <source>On the dealer’s side keep the ranks even: the last hand then finds its match.</source>
        <translation>Se dai le carte tu o il compagno, tieni pari i valori: nell’ultima mano tutto si appaia.</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Rompi le coppie</translation>
    </message>
    <message>
        <source>Against the dealer’s side take sums: odd ranks turn the order of the last cards.</source>
        <translation>Contro la coppia del mazziere prendi somme: i valori dispari cambiano l’ordine delle ultime carte.</translation>
    </message>
    <message>
        <source>Leave the partner’s card</source>
        <translation>Lascia la carta del compagno</translation>
    </message>
    <message>
        <source>Answer the partner</source>
        <translation>Rispondi al compagno</translation>
    </message>
    <message>
        <source>If your partner’s card was taken by an equal one, lay a third of that rank.</source>
        <translation>Se la carta del compagno è stata presa da una uguale, cala la terza.</translation>
    </message>
    <message>
        <source>Sevens by seat</source>
        <translation>I sette secondo il posto</translation>
    </message>
    <message>
        <source>The dealer’s side may leave a seven to the partner; the other side takes it at once.</source>
        <translation>La coppia del mazziere può lasciare un sette al compagno; l’altra lo prende subito.</translation>
    </message>
    <message>
        <source>Own a rank</source>
        <translation>La carta mula</translation>
    </message>
    <message>
        <source>With three of a rank in your hand only you can end the wait for the fourth.</source>
        <translation>Con tre carte uguali in mano solo tu puoi far finire l’attesa della quarta.</translation>
    </message>
    <message>
        <source>Remember odd ranks</source>
        <translation>Ricorda i dispari</translation>
    </message>
    <message>
        <source>Remember only the ranks of which an odd number has gone: their cards are still out.</source>
        <translation>Ricorda solo i valori usciti in numero dispari: le loro carte sono ancora fuori.</translation>
    </message>
    <message>
        <source>The pack makes 220</source>
        <translation>Il mazzo fa 220</translation>
    </message>
    <message>
        <source>The pack adds up to 220. Subtract what you have seen: the rest is the last hand.</source>
        <translation>Il mazzo fa 220. Togli quello che hai visto: il resto è l’ultima mano.</translation>
    </message>
    <message>
        <source>The last take</source>
        <translation>L’ultima presa</translation>
    </message>
    <message>
        <source>A card that the player after you passed over can be laid again.</source>
        <translation>Una carta che il giocatore dopo di te non ha preso si può calare di nuovo.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>A card that surely takes now may take more later.</source>
        <translation>Una carta che ora prende di sicuro, più tardi può prendere di più.</translation>
    </message>
    <message>
        <source>Leave less than five, or fifteen</source>
        <translation>Lascia meno di cinque, o quindici</translation>
    </message>
    <message>
        <source>A king counts ten: with less than five on the table nobody makes fifteen.</source>
        <translation>Il re vale dieci: con meno di cinque in tavola nessuno fa quindici.</translation>
    </message>
    <message>
        <source>Save the ace</source>
        <translation>Risparmia l’asso</translation>
    </message>
    <message>
        <source>Declare, and choose the value</source>
        <translation>Dichiara, e scegli il valore</translation>
    </message>
    <message>
        <source>Declare what scores. The value you give the matta decides what it takes next.</source>
        <translation>Dichiara quello che fa punti. Il valore che dai alla matta decide che cosa prenderà dopo.</translation>
    </message>
    <message>
        <source>Play the score</source>
        <translation>Gioca secondo il punteggio</translation>
    </message>
    <message>
        <source>Ahead, take few risks; behind, look for sweeps.</source>
        <translation>In vantaggio rischia poco; in svantaggio cerca le scope.</translation>
    </message>
    <message>
        <source>{opponent} has taken the {6B} with the {6S}. The piles lie open: on top is the card that was played.</source>
        <translation>{opponent} ha preso il {6B} con il {6S}. I mazzetti sono scoperti: in cima sta la carta giocata.</translation>
    </message>
    <message>
        <source>You hold an equal card. Play your {6C}: it takes the whole pile!</source>
        <translation>Hai una carta uguale. Gioca il {6C}: prende tutto il mazzetto!</translation>
    </message>
    <message>
        <source>Your {6C} takes the whole pile: play it.</source>
        <translation>Il tuo {6C} prende tutto il mazzetto: giocalo.</translation>
    </message>
    <message>
        <source>Now all these cards are yours, and your {6C} is on top. With an equal card {opponent} can take the pile back.</source>
        <translation>Adesso tutte queste carte sono tue, e in cima c’è il tuo {6C}. Con una carta uguale {opponent} può riprendersi il mazzetto.</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Quanto vale</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>Quanto vale una smazzata</translation>
    </message>
    <message>
        <source>The {7D} is worth more than anything else here. The {knight} can wait.</source>
        <translation>Il {7D} vale più di tutto il resto. Il {knight} può aspettare.</translation>
    </message>
    <message>
        <source>Your {knight} takes 2 and 7. A sum can hide the settebello.</source>
        <translation>Il tuo {knight} prende 2 e 7. Il settebello può nascondersi in una somma.</translation>
    </message>
    <message>
        <source>You had 19 cards. With two more the point for the cards is yours.</source>
        <translation>Avevi 19 carte. Con altre due il punto delle carte è tuo.</translation>
    </message>
    <message>
        <source>Before each play, ask which points are still open, and which card decides them.</source>
        <translation>Prima di ogni giocata chiediti quali punti sono ancora aperti e quale carta li decide.</translation>
    </message>
    <message>
        <source>Which take?</source>
        <translation>Quale presa?</translation>
    </message>
    <message>
        <source>Your {page} takes 6 and 2: three cards, and a coin. The {king} takes one.</source>
        <translation>Il tuo {page} prende 6 e 2: tre carte, e una è di denari. Il {king} ne prende una sola.</translation>
    </message>
    <message>
        <source>Three cards with one play, and nobody else has a {knight} for what is left.</source>
        <translation>Tre carte in un colpo, e per quello che resta nessun altro ha un {knight}.</translation>
    </message>
    <message>
        <source>Cards and coins are small gains, but they come up in nearly every round.</source>
        <translation>Carte e denari sono guadagni piccoli, ma tornano in quasi ogni smazzata.</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>A point at once, and the next player has to lay a 3 on the empty table.</source>
        <translation>Un punto subito, e chi viene dopo deve calare un 3 sulla tavola vuota.</translation>
    </message>
    <message>
        <source>Ace and {page} make {knight_value}. A sum sweeps as well as an equal card.</source>
        <translation>Asso e {page} fanno {knight_value}. Si fa scopa con una somma come con la carta uguale.</translation>
    </message>
    <message>
        <source>The three other aces have gone, so nobody can sweep yours.</source>
        <translation>Gli altri tre assi sono usciti: con il tuo nessuno fa scopa.</translation>
    </message>
    <message>
        <source>A sweep is hardly ever wrong. What you leave after it matters as much.</source>
        <translation>Fare scopa non è quasi mai sbagliato. Conta altrettanto quello che lasci dopo.</translation>
    </message>
    <message>
        <source>Sevens and the primiera</source>
        <translation>I sette e la primiera</translation>
    </message>
    <message>
        <source>For the primiera a 7 is worth {primiera_7}, a {king} only {primiera_court}. Your {page} takes ace and 7.</source>
        <translation>Per la primiera un 7 vale {primiera_7}, un {king} solo {primiera_court}. Il tuo {page} prende asso e 7.</translation>
    </message>
    <message>
        <source>The 4 does as well. A {page} would take ace and 7 together.</source>
        <translation>Il 4 va bene lo stesso. Un {page} prenderebbe asso e 7 insieme.</translation>
    </message>
    <message>
        <source>Now both sides have two sevens, so the other cards decide: the 6 comes next.</source>
        <translation>Ora i sette sono due a testa, e decidono le altre carte: la prossima è il 6.</translation>
    </message>
    <message>
        <source>Sevens are worth the most in games for two. In Scopone it depends on your seat.</source>
        <translation>I sette valgono di più nei giochi a due. Nello Scopone dipende dal posto.</translation>
    </message>
    <message>
        <source>What can they sweep?</source>
        <translation>Con che cosa farebbero scopa?</translation>
    </message>
    <message>
        <source>5 and ace make 6, but all four cards of that rank are in your pile.</source>
        <translation>5 e asso fanno 6, ma i quattro 6 sono tutti nel tuo mazzetto.</translation>
    </message>
    <message>
        <source>A lone 2 is a risk. Two sevens are such a good take that it pays.</source>
        <translation>Un 2 da solo è un rischio. Due sette sono una presa così buona che conviene.</translation>
    </message>
    <message>
        <source>With the {king} you would leave a lone 4. In Scopone such a take can wait.</source>
        <translation>Con il {king} lasceresti un 4 da solo. Nello Scopone una presa così può aspettare.</translation>
    </message>
    <message>
        <source>“Leave more than ten” is a rule of Scopone. In Scopa a good take is worth more.</source>
        <translation>«Lascia più di dieci» è una regola dello Scopone. Nella Scopa una buona presa vale di più.</translation>
    </message>
    <message>
        <source>Nothing to take</source>
        <translation>Niente da prendere</translation>
    </message>
    <message>
        <source>The two others of that rank are in your pile. And the one of {coins} stays.</source>
        <translation>Le altre due uguali sono nel tuo mazzetto. E quella di {coins} resta a te.</translation>
    </message>
    <message>
        <source>The three others have gone. And with {page_value} more nobody can sweep.</source>
        <translation>Le altre tre sono uscite. E con {page_value} in più nessuno può fare scopa.</translation>
    </message>
    <message>
        <source>Which card to lay is the most common mistake of good players. Take your time.</source>
        <translation>Quale carta calare è l’errore più comune dei bravi giocatori. Prenditi tempo.</translation>
    </message>
    <message>
        <source>Counting: equal cards</source>
        <translation>Contare: le carte uguali</translation>
    </message>
    <message>
        <source>Ace and 3 make 4, and a single 4 is out. After the 6, two cards could sweep.</source>
        <translation>Asso e 3 fanno 4, e di 4 ne è rimasto uno. Dopo il 6 farebbero scopa due carte.</translation>
    </message>
    <message>
        <source>The other fives have gone: yours is as good as safe on the empty table.</source>
        <translation>Gli altri 5 sono usciti: il tuo è quasi al sicuro sulla tavola vuota.</translation>
    </message>
    <message>
        <source>You need not remember every card. The ranks on the table and in your hand will do.</source>
        <translation>Non serve ricordare ogni carta. Bastano i valori che sono in tavola e nella tua mano.</translation>
    </message>
    <message>
        <source>Counting: the last hand</source>
        <translation>Contare: l’ultima mano</translation>
    </message>
    <message>
        <source>Out are {unseen}. The 6 could take 2 and 3 with the ace, so take these first.</source>
        <translation>Mancano {unseen}. Il 6 potrebbe prendere 2 e 3 con l’asso: prendili prima tu.</translation>
    </message>
    <message>
        <source>Only {unseen_total} are missing: {unseen}. Your 7 can wait, the 4 cannot.</source>
        <translation>Mancano solo {unseen_total}: {unseen}. Il tuo 7 può aspettare, il 4 no.</translation>
    </message>
    <message>
        <source>Out are {unseen}, and they take nothing now. All that is laid comes to you.</source>
        <translation>Mancano {unseen}, e ora non prendono niente. Tutto quello che si cala viene a te.</translation>
    </message>
    <message>
        <source>After their {king} your 7 takes 5 and 2, and nobody takes after you.</source>
        <translation>Dopo il loro {king} il tuo 7 prende 5 e 2, e dopo di te non prende nessuno.</translation>
    </message>
    <message>
        <source>Keep the {knight}: it takes small cards that have to be laid, and then all.</source>
        <translation>Tieni il {knight}: prende le carte basse che dovranno calare, e poi tutto.</translation>
    </message>
    <message>
        <source>With three cards each you can often work out who takes last.</source>
        <translation>Con tre carte a testa spesso si può calcolare chi prende per ultimo.</translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>Infrangere le regole</translation>
    </message>
    <message>
        <source>The {KS} can wait. If they take it, your {king} takes 4 and 6 instead.</source>
        <translation>Il {KS} può aspettare. Se lo prendono, il tuo {king} prende 4 e 6.</translation>
    </message>
    <message>
        <source>The 6 can wait: your 7 may take it with the ace, and your 6 alone.</source>
        <translation>Il 6 può aspettare: il tuo 7 lo prende forse con l’asso, il tuo 6 da solo.</translation>
    </message>
    <message>
        <source>Out are {unseen}. Whichever they lay, you can sweep next time, and have more.</source>
        <translation>Mancano {unseen}. Qualunque calino, la prossima volta puoi fare scopa, e avere di più.</translation>
    </message>
    <message>
        <source>Each rule fails now and then. Look for a reason before you break one.</source>
        <translation>Ogni regola a volte sbaglia. Prima di infrangerla cerca un motivo.</translation>
    </message>
    <message>
        <source>The score decides</source>
        <translation>Decide il punteggio</translation>
    </message>
    <message>
        <source>Their 5 needs 2 and 3. Without the 3 it takes nothing: the match is yours.</source>
        <translation>Il loro 5 ha bisogno di 2 e 3. Senza il 3 non prende niente: la partita è tua.</translation>
    </message>
    <message>
        <source>Their ace was after the {AD}. With the other {page} you will have six {coins}.</source>
        <translation>Il loro asso puntava al {AD}. Con l’altro {page} avrai sei carte di {coins}.</translation>
    </message>
    <message>
        <source>You need a single point. A 7 brings it nearer than a safe card.</source>
        <translation>Ti serve un solo punto. Un 7 lo avvicina più di una carta sicura.</translation>
    </message>
    <message>
        <source>Look at the score first: sometimes a draw in a category is all that you need.</source>
        <translation>Guarda prima il punteggio: a volte basta un pareggio in una voce.</translation>
    </message>
    <message>
        <source>Playing for fifteen</source>
        <translation>Giocare per il quindici</translation>
    </message>
    <message>
        <source>A {king} and your 2 make twelve: no single card makes {fifteen}.</source>
        <translation>Un {king} e il tuo 2 fanno dodici: nessuna carta da sola fa {fifteen}.</translation>
    </message>
    <message>
        <source>With the {king} it is more than {fifteen}: nobody can take it all.</source>
        <translation>Con il {king} si supera {fifteen}: nessuno può prendere tutto.</translation>
    </message>
    <message>
        <source>There were several ways to {fifteen}. This one has the 7 and a coin.</source>
        <translation>C’erano più modi di fare {fifteen}. Questo ha il 7 e un denaro.</translation>
    </message>
    <message>
        <source>Aces, and Cirulla</source>
        <translation>Assi, e Cirulla</translation>
    </message>
    <message>
        <source>Four cards, and the {7D} among them: now it pays.</source>
        <translation>Quattro carte, e tra queste il {7D}: ora conviene.</translation>
    </message>
    <message>
        <source>That is {low_points} points. And as an ace the {7C} can take the {AB}.</source>
        <translation>Sono {low_points} punti. E come asso il {7C} può prendere il {AB}.</translation>
    </message>
    <message>
        <source>Keeping the ace gains little on average: the table in front of you decides.</source>
        <translation>Tenere l’asso in media rende poco: decide la tavola che hai davanti.</translation>
    </message>
    <message>
        <source>Partners: whose card is it?</source>
        <translation>Compagni: di chi è la carta?</translation>
    </message>
    <message>
        <source>The {4B} is {partner}’s. If they take it, your 4 may still take another.</source>
        <translation>Il {4B} è di {partner}. Se lo prendono, il tuo 4 può ancora prenderne un altro.</translation>
    </message>
    <message>
        <source>Even from two sevens: one other is out, and {fifteen} cannot be swept.</source>
        <translation>Anche da due sette: fuori ce n’è uno solo, e con {fifteen} nessuno fa scopa.</translation>
    </message>
    <message>
        <source>You are the dealer, but the {7D} is the exception: take it yourself.</source>
        <translation>Il mazziere sei tu, ma il {7D} è l’eccezione: prendilo tu.</translation>
    </message>
    <message>
        <source>The answer works only if your partner knows it too. Agree on it beforehand.</source>
        <translation>La risposta serve solo se la conosce anche il compagno. Mettetevi d’accordo prima.</translation>
    </message>
    <message>
        <source>Partners: pairs and spariglio</source>
        <translation>Compagni: coppie e spariglio</translation>
    </message>
    <message>
        <source>{partner} dealt. Ace and 4 were odd, and with this sum both are even again.</source>
        <translation>Ha dato le carte {partner}. Asso e 4 erano dispari: con questa somma sono di nuovo pari.</translation>
    </message>
    <message>
        <source>The three other aces have gone. They cannot go on sweeping.</source>
        <translation>Gli altri tre assi sono usciti. Le loro scope finiscono qui.</translation>
    </message>
    <message>
        <source>Both pay in Scopone, but each is wrong about one time in four.</source>
        <translation>Nello Scopone convengono entrambi, ma circa una volta su quattro sono sbagliati.</translation>
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
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>passo {number} di {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatta</translation>
    </message>
    <message>
        <source>One of your cards can sweep the table!</source>
        <translation>Una delle tue carte può fare scopa!</translation>
    </message>
    <message>
        <source>You can take something. {coins} and sevens are worth most.</source>
        <translation>Puoi prendere qualcosa. Le carte che valgono di più: {coins} e sette.</translation>
    </message>
    <message>
        <source>Nothing to take: lay down a card that helps the others least.</source>
        <translation>Niente da prendere: cala la carta che serve meno agli altri.</translation>
    </message>
    <message>
        <source>A seven is worth {primiera_7} for the primiera, a 6 only {primiera_6}. Two of your cards are sevens: keep them if you can.</source>
        <translation>Per la primiera un sette vale {primiera_7}, un 6 solo {primiera_6}. Tu hai due sette: tienili, se puoi.</translation>
    </message>
    <message>
        <source>Each rank is there four times. While equal takes equal, the cards stay paired, and the dealer, who plays last, finds a match.</source>
        <translation>Ogni valore c’è quattro volte. Finché si prende pari con pari, le carte restano appaiate, e il mazziere, che gioca per ultimo, trova la sua.</translation>
    </message>
    <message>
        <source>And {opponent} has nothing to take now. Where you can, leave a table that no card can sweep.</source>
        <translation>E ora {opponent} non ha niente da prendere. Quando puoi, lascia una tavola che nessuna carta può prendere tutta.</translation>
    </message>
</context>
<context>
    <name>LessonsController</name>
    <message>
        <source>Need larger cards, high contrast or keys for one hand? See what the table can do.</source>
        <translation>Ti servono carte più grandi, alto contrasto o tasti per una mano? Guarda come si adatta il tavolo.</translation>
    </message>
    <message>
        <source>Adapt the table…</source>
        <translation>Adatta il tavolo…</translation>
    </message>
    <message>
        <source>New to Scopa? Learn it in ten minutes.</source>
        <translation>È la prima volta? Impara la Scopa in dieci minuti.</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Fammi vedere</translation>
    </message>
    <message>
        <source>Show the value on each card?</source>
        <translation>Mostrare il valore su ogni carta?</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>Mostra i valori</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Strategy: fifteen lessons</source>
        <translation>Strategia: quindici lezioni</translation>
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
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comincia</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>For now as strong as {name} in this game.</source>
        <translation>Per ora, in questo gioco, come {name}.</translation>
    </message>
    <message>
        <source>For now between {weaker} and {stronger} in this game.</source>
        <translation>Per ora, in questo gioco, fra {weaker} e {stronger}.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>{game}   ·   chiusa di comune accordo</translation>
    </message>
    <message>
        <source>{game}   ·   round {number}</source>
        <translation>{game}   ·   smazzata {number}</translation>
    </message>
    <message>
        <source>not in competitive matches</source>
        <translation>non nelle partite competitive</translation>
    </message>
</context>
<context>
    <name>MatchCheck</name>
    <message>
        <source>Check &amp;my last match</source>
        <translation>Con&amp;trolla la mia ultima partita</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Inte&amp;rrompi</translation>
    </message>
    <message>
        <source>The match is being checked. A strong opponent needs some minutes.</source>
        <translation>La partita viene controllata. Con un avversario forte ci vuole qualche minuto.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>Checked: every pack comes from the deal number, every move follows the rules, and each computer player chose the same moves again from its own view.</source>
        <translation>Controllato: ogni mazzo viene dal numero della distribuzione, ogni mossa segue le regole, e ogni giocatore del computer ha scelto di nuovo le stesse mosse in base a ciò che vede.</translation>
    </message>
    <message>
        <source>Not everything could be confirmed:</source>
        <translation>Non è stato possibile confermare tutto:</translation>
    </message>
    <message>
        <source>The check could not be started.</source>
        <translation>Non è stato possibile avviare il controllo.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>Your best result in {game}: {points} ahead.</source>
        <translation>Il tuo miglior risultato a {game}: {points} di vantaggio.</translation>
    </message>
    <message>
        <source>New badge: {name}. {task}</source>
        <translation>Nuovo trofeo: {name}. {task}</translation>
    </message>
    <message>
        <source>Your rating: {course}</source>
        <translation>La tua valutazione: {course}</translation>
    </message>
    <message>
        <source>Round {number}: {move}.</source>
        <translation>Smazzata {number}: {move}.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a mistake.</source>
        <translation>Smazzata {number}: {move}. È stato un errore.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a small slip.</source>
        <translation>Smazzata {number}: {move}. È stata una sbavatura.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. No other move was clearly better.</source>
        <translation>Smazzata {number}: {move}. Nessun’altra mossa era chiaramente migliore.</translation>
    </message>
    <message>
        <source>Round {number}: the cards decided, and no single move.</source>
        <translation>Smazzata {number}: hanno deciso le carte, non una singola mossa.</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Che cosa ha deciso</translation>
    </message>
    <message>
        <source>The move that decided it</source>
        <translation>La mossa decisiva</translation>
    </message>
    <message>
        <source>Your chance to win the match rose from {before} to {after}.</source>
        <translation>La tua probabilità di vincere la partita è salita dal {before} al {after}.</translation>
    </message>
    <message>
        <source>Your chance to win the match fell from {before} to {after}.</source>
        <translation>La tua probabilità di vincere la partita è scesa dal {before} al {after}.</translation>
    </message>
    <message>
        <source>The chance of {winner} to win the match rose from {before} to {after}.</source>
        <translation>La probabilità di vincere la partita per {winner} è salita dal {before} al {after}.</translation>
    </message>
    <message>
        <source>Automatic play</source>
        <translation>Gioco automatico</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analisi</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Ri&amp;vincita</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Guardala</translation>
    </message>
</context>
<context>
    <name>MatchFilterBar</name>
    <message>
        <source>Name or deal number</source>
        <translation>Nome o numero</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Cerca tra le partite</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtro</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dal</translation>
    </message>
    <message>
        <source>to</source>
        <translation>al</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primo giorno</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ultimo giorno</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Togli il filtro</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tutti i risultati</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Tutti i mazzi</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Tutte le date</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Questo mese</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Quest’anno</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ultimi 30 giorni</translation>
    </message>
    <message>
        <source>Own dates…</source>
        <translation>Date a scelta…</translation>
    </message>
    <message>
        <source>End the filter: {filter}</source>
        <translation>Togli il filtro: {filter}</translation>
    </message>
    <message numerus="yes">
        <source>{selected} of %n matches</source>
        <translation>
            <numerusform>{selected} di %n partita</numerusform>
            <numerusform>{selected} di %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>Di chi sono le partite</translation>
    </message>
    <message>
        <source>My matches</source>
        <translation>Le mie partite</translation>
    </message>
    <message>
        <source>Of other people</source>
        <translation>Di altre persone</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Guardate</translation>
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
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Unfinished</source>
        <translation>Non finita</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Pareggiata</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>By agreement</source>
        <comment>how a match ended: short</comment>
        <translation>Per accordo</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importata</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>rigiocata</translation>
    </message>
    <message>
        <source>From a file that was not recorded here.</source>
        <translation>Da un file che non è stato registrato qui.</translation>
    </message>
    <message>
        <source>Begun from a deal or a position of an earlier match. It is not counted in the statistics.</source>
        <translation>Cominciata da una smazzata o da una posizione di una partita precedente. Non conta nelle statistiche.</translation>
    </message>
    <message>
        <source>Automatic play, a computer player in your seat or the clock made most of your moves. It is not counted in the statistics.</source>
        <translation>La maggior parte delle tue mosse è del gioco automatico, di un giocatore del computer al tuo posto o dell’orologio. Non conta nelle statistiche.</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>con {name}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ieri</translation>
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
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>con l’allenatore</translation>
    </message>
    <message>
        <source>mostly played for you</source>
        <translation>giocata in gran parte al posto tuo</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>contro {names}</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>Ri&amp;vedi</translation>
    </message>
    <message>
        <source>Step by step on the table</source>
        <translation>Mossa per mossa sul tavolo</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>Anali&amp;zza…</translation>
    </message>
    <message>
        <source>&amp;Play again…</source>
        <translation>&amp;Rigioca…</translation>
    </message>
    <message>
        <source>The same deal, from any seat</source>
        <translation>La stessa smazzata, da qualunque posto</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;limina</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Altro…</translation>
    </message>
    <message>
        <source>What every move cost, and what the cards gave</source>
        <translation>Quanto è costata ogni mossa e che cosa hanno dato le carte</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordina per</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Ordina per: {column}</translation>
    </message>
    <message>
        <source>With your cards</source>
        <translation>Con le tue carte</translation>
    </message>
    <message>
        <source>With the cards of {name}</source>
        <translation>Con le carte di {name}</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Partite (*{suffix})</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Esporta la partita</translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partita eliminata.</numerusform>
            <numerusform>%n partite eliminate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostra tutte le partite</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Nessuna partita corrisponde</translation>
    </message>
    <message>
        <source>Try a wider filter, or another name or number.</source>
        <translation>Prova un filtro più ampio, oppure un altro nome o numero.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>Every match you play is kept here, to look at again or to play again.</source>
        <translation>Ogni partita che giochi resta qui, da rivedere o da rigiocare.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Co&amp;ntinua</translation>
    </message>
    <message>
        <source>From where you left the match</source>
        <translation>Da dove l’hai lasciata</translation>
    </message>
</context>
<context>
    <name>MemoryAid</name>
    <message>
        <source>in your hand</source>
        <translation>in mano tua</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>in tavola</translation>
    </message>
    <message>
        <source>shown in another hand</source>
        <translation>scoperte in un’altra mano</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>uscite</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>da uscire</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Cards out and gone</source>
        <translation>Carte uscite e da uscire</translation>
    </message>
</context>
<context>
    <name>MessageSheet</name>
    <message>
        <source>Close this message</source>
        <translation>Chiudi questo messaggio</translation>
    </message>
</context>
<context>
    <name>MomentButton</name>
    <message>
        <source>Look at it on the table</source>
        <translation>Rivedila sul tavolo</translation>
    </message>
</context>
<context>
    <name>MomentWindow</name>
    <message>
        <source>&amp;Show what was played</source>
        <translation>Mo&amp;stra la mossa giocata</translation>
    </message>
    <message>
        <source>&amp;Try it yourself</source>
        <translation>&amp;Prova tu</translation>
    </message>
    <message>
        <source>&amp;Next card</source>
        <translation>Carta s&amp;uccessiva</translation>
    </message>
    <message>
        <source>Back to the &amp;position</source>
        <translation>&amp;Torna alla posizione</translation>
    </message>
    <message>
        <source>P&amp;revious</source>
        <translation>P&amp;recedente</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Successi&amp;vo</translation>
    </message>
    <message>
        <source>Moment {number} of {count}</source>
        <translation>Momento {number} di {count}</translation>
    </message>
    <message>
        <source>Play the &amp;other move</source>
        <translation>Gi&amp;oca l’altra mossa</translation>
    </message>
    <message>
        <source>Play the &amp;better move</source>
        <translation>Gioca la mossa mi&amp;gliore</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Play on as you like. None of it is counted.</source>
        <translation>Continua come vuoi: non viene contato niente.</translation>
    </message>
    <message>
        <source>The round is over: {points} for you; in the match it was {before}.</source>
        <translation>La smazzata è finita: {points} per te; nella partita era {before}.</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mese successivo</translation>
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
        <translation>Meno opzioni</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Più opzioni</translation>
    </message>
</context>
<context>
    <name>MoveListPanel</name>
    <message>
        <source>Moves of the match</source>
        <translation>Mosse della partita</translation>
    </message>
    <message>
        <source>Choose a move to see the table after it</source>
        <translation>Scegli una mossa per vedere la tavola com’era dopo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Packet {number}</source>
        <translation>Giro {number}</translation>
    </message>
    <message>
        <source>Void deal: {cards}</source>
        <translation>A monte: {cards}</translation>
    </message>
    <message>
        <source>Earlier deals: {number}</source>
        <translation>Smazzate precedenti: {number}</translation>
    </message>
    <message>
        <source>You take {cards} from the table</source>
        <translation>Prendi {cards} dalla tavola</translation>
    </message>
    <message>
        <source>{name} takes the pile under {cards} with {card}</source>
        <translation>{name} prende il mazzetto sotto {cards} con {card}</translation>
    </message>
    <message>
        <source>{name} takes {cards} from the table</source>
        <translation>{name} prende {cards} dalla tavola</translation>
    </message>
    <message>
        <source>played automatically</source>
        <translation>giocata automaticamente</translation>
    </message>
    <message>
        <source>Round {number} · you deal</source>
        <translation>Smazzata {number} · dai le carte tu</translation>
    </message>
    <message>
        <source>Round {number} · {name} deals</source>
        <translation>Smazzata {number} · dà le carte {name}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Cala</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Prendi il mazzetto</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>Prendi: {cards}</translation>
    </message>
    <message>
        <source>Lay the {card} on the table</source>
        <translation>Cala in tavola: {card}</translation>
    </message>
    <message>
        <source>Take the pile under {card}</source>
        <translation>Prendi il mazzetto sotto {card}</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>non prende niente</translation>
    </message>
    <message>
        <source>the pile under {card}</source>
        <translation>il mazzetto sotto {card}</translation>
    </message>
    <message>
        <source>{sets}, or {last}</source>
        <translation>{sets}, oppure {last}</translation>
    </message>
    <message>
        <source>can take {cards}</source>
        <translation>può prendere {cards}</translation>
    </message>
    <message>
        <source>must take {cards}</source>
        <translation>devi prendere {cards}</translation>
    </message>
    <message>
        <source>{card} can take {cards}</source>
        <translation>{card} può prendere {cards}</translation>
    </message>
    <message>
        <source>{cards} goes first</source>
        <translation>prima {cards}</translation>
    </message>
    <message>
        <source>only one of them</source>
        <translation>una sola</translation>
    </message>
    <message>
        <source>no sums</source>
        <translation>niente somme</translation>
    </message>
    <message>
        <source>it takes the whole table</source>
        <translation>prende tutta la tavola</translation>
    </message>
    <message>
        <source>at most {cards}</source>
        <translation>al massimo {cards}</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ora non si può</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <translation>Non puoi: {reason}</translation>
    </message>
    <message>
        <source>You take the pile under {cards} with {card}</source>
        <translation>Prendi il mazzetto sotto {cards} con {card}</translation>
    </message>
    <message>
        <source>{name} lays down {card}</source>
        <translation>{name} cala {card}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card}</source>
        <translation>{name} prende {cards} con {card}</translation>
    </message>
    <message>
        <source>You lay down {card}</source>
        <translation>Cali {card}</translation>
    </message>
    <message>
        <source>You take {cards} with {card}</source>
        <translation>Prendi {cards} con {card}</translation>
    </message>
    <message>
        <source>{sum}, not a multiple of {wanted}</source>
        <translation>{sum}, non un multiplo di {wanted}</translation>
    </message>
    <message>
        <source>{sum}, not {wanted}</source>
        <translation>{sum}, non {wanted}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card} and makes {sweep}</source>
        <translation>{name} prende {cards} con {card} e fa {sweep}</translation>
    </message>
    <message>
        <source>You take {cards} with {card} and make {sweep}</source>
        <translation>Prendi {cards} con {card} e fai {sweep}</translation>
    </message>
    <message>
        <source>only the same court card</source>
        <translation>solo la figura uguale</translation>
    </message>
</context>
<context>
    <name>MyRules</name>
    <message>
        <source>Save the game</source>
        <translation>Salva il gioco</translation>
    </message>
    <message>
        <source>Add a shared game</source>
        <translation>Aggiungi un gioco condiviso</translation>
    </message>
    <message>
        <source>“{name}” was saved.</source>
        <translation>Regole salvate: «{name}».</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>Regole eliminate: «{name}».</translation>
    </message>
    <message>
        <source>Added to your games: {names}.</source>
        <translation>Aggiunto ai tuoi giochi: {names}.</translation>
    </message>
    <message>
        <source>The game was saved as “{path}”.</source>
        <translation>Il gioco è stato salvato in «{path}».</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <translation>Giochi (*{suffix})</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The game that you find is shown here.</source>
        <translation>Qui appare il gioco che trovi.</translation>
    </message>
    <message>
        <source>You stake {chips} now.</source>
        <translation>Ora punti {chips}.</translation>
    </message>
    <message>
        <source>Among people at one computer, only chips change hands: no experience, no badges and no rating.</source>
        <translation>Tra persone allo stesso computer si giocano solo le fiche: niente esperienza, trofei né valutazione.</translation>
    </message>
    <message>
        <source>Matches among people at one computer bring no badges and no rating.</source>
        <translation>Le partite tra persone allo stesso computer non danno trofei né valutazione.</translation>
    </message>
    <message>
        <source>Your current match will be kept.</source>
        <translation>La partita in corso sarà conservata.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Choose this game</source>
        <translation>Scegli questo gioco</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>A match like the last one.</source>
        <translation>Una partita come l’ultima.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>La smazzata di oggi</translation>
    </message>
    <message>
        <source>The same cards for everybody.</source>
        <translation>Le stesse carte per tutti.</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Un problema</translation>
    </message>
    <message>
        <source>Which card would you play?</source>
        <translation>Quale carta giocheresti?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>Nearest badge</source>
        <translation>Trofeo più vicino</translation>
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
        <translation>{explanation} Valori ammessi: da {limits}.</translation>
    </message>
    <message>
        <source>“{option}” can be {limits}.</source>
        <translation>«{option}» va da {limits}.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>{name}: {points} expected this round</source>
        <translation>{name}: {points} attesi in questa smazzata</translation>
    </message>
    <message>
        <source>{name}: {points} this round</source>
        <translation>{name}: {points} in questa smazzata</translation>
    </message>
    <message>
        <source>{chance} chance of the match</source>
        <translation>{chance} di probabilità di vincere la partita</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>chance of the match</source>
        <translation>vittoria</translation>
    </message>
    <message>
        <source>{points} this round</source>
        <translation>{points} in questa smazzata</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Ancora non si sa</translation>
    </message>
</context>
<context>
    <name>OpenMatch</name>
    <message>
        <source>Open a match</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Cartella:</translation>
    </message>
    <message>
        <source>Match:</source>
        <translation>Partita:</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>File:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Your partner follows the conventions</source>
        <translation>Il tuo compagno segue la tradizione</translation>
    </message>
    <message>
        <source>Choose the person…</source>
        <translation>Scegli la persona…</translation>
    </message>
    <message>
        <source>Somebody who sits here too. The hands are covered between your turns.</source>
        <translation>Qualcuno seduto qui con te. Tra un turno e l’altro le carte in mano restano coperte.</translation>
    </message>
    <message>
        <source>Another person at this computer</source>
        <translation>Un’altra persona su questo computer</translation>
    </message>
    <message>
        <source>Only watch: a computer player has your seat</source>
        <translation>Guarda soltanto: al tuo posto gioca il computer</translation>
    </message>
    <message>
        <source>You see the cards of all players, and can sit in for any of them later.</source>
        <translation>Vedi le carte di tutti e più tardi puoi sostituire chi vuoi.</translation>
    </message>
    <message>
        <source>only watching</source>
        <translation>solo da guardare</translation>
    </message>
    <message>
        <source>partner without conventions</source>
        <translation>compagno senza tradizione</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori del computer</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Partner and opponents</source>
        <translation>Compagno e avversari</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Partners and opponents</source>
        <translation>Compagni e avversari</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>il tuo posto</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>in basso</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>A guest…</source>
        <translation>Un ospite…</translation>
    </message>
    <message>
        <source>Your partners follow the conventions</source>
        <translation>I tuoi compagni seguono la tradizione</translation>
    </message>
    <message>
        <source>Between equally good moves, your partner follows tradition: plays from a pair, leaves what you laid down, keeps the sevens.</source>
        <translation>Tra mosse che valgono lo stesso, il tuo compagno segue la tradizione: cala da una coppia, ti lascia quello che hai calato, tiene i sette.</translation>
    </message>
    <message>
        <source>These players know the conventions: {names}.</source>
        <translation>Conoscono la tradizione: {names}.</translation>
    </message>
    <message>
        <source>The hands are covered while you pass the screen on.</source>
        <translation>Le carte in mano restano coperte mentre vi passate lo schermo.</translation>
    </message>
    <message>
        <source>Choose a seat, then who sits there.</source>
        <translation>Scegli un posto, poi chi ci siede.</translation>
    </message>
    <message>
        <source>{name} {temperament}.</source>
        <translation>{name} {temperament}.</translation>
    </message>
    <message>
        <source>Strong point: {what}.</source>
        <translation>Punto forte: {what}.</translation>
    </message>
    <message>
        <source>Weak point: {what}.</source>
        <translation>Punto debole: {what}.</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Nuovo profilo…</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Usual in this game: {value}.</source>
        <translation>Di solito in questo gioco: {value}.</translation>
    </message>
</context>
<context>
    <name>OwnDeckActions</name>
    <message>
        <source>Pictures of the cards as SVG or PNG; the Guide says how they are named.</source>
        <translation>Immagini delle carte in SVG o PNG; la Guida dice come si chiamano.</translation>
    </message>
    <message>
        <source>Add your own deck from a folder…</source>
        <translation>Aggiungi un tuo mazzo da una cartella…</translation>
    </message>
    <message>
        <source>Add your own deck from a ZIP file…</source>
        <translation>Aggiungi un tuo mazzo da un file ZIP…</translation>
    </message>
    <message>
        <source>Export this deck…</source>
        <translation>Esporta questo mazzo…</translation>
    </message>
    <message>
        <source>Remove this deck…</source>
        <translation>Rimuovi questo mazzo…</translation>
    </message>
    <message>
        <source>The folder with the cards</source>
        <translation>La cartella con le carte</translation>
    </message>
    <message>
        <source>The ZIP file with the cards</source>
        <translation>Il file ZIP con le carte</translation>
    </message>
    <message>
        <source>“{name}” was added to your decks.</source>
        <translation>«{name}» è ora tra i tuoi mazzi.</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Esporta il mazzo</translation>
    </message>
    <message>
        <source>The deck was exported to “{path}”.</source>
        <translation>Mazzo esportato in «{path}».</translation>
    </message>
    <message>
        <source>Remove the deck?</source>
        <translation>Rimuovere il mazzo?</translation>
    </message>
    <message>
        <source>The pictures of “{name}” will be deleted. Export the deck first if you want to keep them.</source>
        <translation>Le immagini di «{name}» verranno eliminate. Se vuoi tenerle, esporta prima il mazzo.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienilo</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Rimuovilo</translation>
    </message>
    <message>
        <source>“{name}” was removed.</source>
        <translation>«{name}» è stato rimosso.</translation>
    </message>
    <message>
        <source>ZIP files (*{suffix})</source>
        <translation>File ZIP (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OwnDeckDialog</name>
    <message>
        <source>Italian</source>
        <translation>italiani</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>spagnoli</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francesi</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Add the deck</source>
        <translation>Aggiungi il mazzo</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>Il tuo mazzo</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>The name in the choice of decks.</source>
        <translation>Il nome nella scelta dei mazzi.</translation>
    </message>
    <message>
        <source>What suits and court cards are called.</source>
        <translation>Come si chiamano i semi e le figure.</translation>
    </message>
    <message>
        <source>Printed in the corners</source>
        <translation>Stampato negli angoli</translation>
    </message>
    <message>
        <source>The game shows the value of a card where the card does not.</source>
        <translation>Il gioco mostra il valore della carta dove la carta non lo fa.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>The back of another deck fits too.</source>
        <translation>Va bene anche il dorso di un altro mazzo.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Drawing the cards: {done} of {total}</source>
        <translation>Disegno delle carte: {done} di {total}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>Nessun mazzo aggiunto</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Il suo</translation>
    </message>
    <message>
        <source>All forty cards are there.</source>
        <translation>Ci sono tutte le quaranta carte.</translation>
    </message>
    <message>
        <source>The set has only {number} of the forty cards. A picture of each needs a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>Il mazzo ha solo {number} delle quaranta carte. L’immagine di ognuna deve avere un nome come 7D.svg per il sette di denari o KS.png per il re di spade; la Guida dice di più.</translation>
    </message>
    <message>
        <source>{card} ({file})</source>
        <translation>{card} ({file})</translation>
    </message>
    <message>
        <source>The set cannot be added, because it lacks: {cards}.</source>
        <translation>Il mazzo non si può aggiungere perché mancano: {cards}.</translation>
    </message>
</context>
<context>
    <name>OwnGameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva il gioco</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Make {game} your own</source>
        <translation>Fai tuo il gioco: {game}</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome del gioco</translation>
    </message>
    <message>
        <source>A sentence about it</source>
        <translation>Una frase per descriverlo</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>The computer players bring their strength from {game}. How strong they are with your rules, you will find out together.</source>
        <translation>I giocatori del computer portano la loro forza da {game}. Quanto sono forti con le tue regole, lo scoprirete insieme.</translation>
    </message>
    <message>
        <source>Does not go with this game</source>
        <translation>Non si può unire a questo gioco</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Due carte</translation>
    </message>
    <message>
        <source>Broom</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>My {game}</source>
        <translation>Mio gioco: {game}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters.</source>
        <translation>
            <numerusform>Al massimo %n carattere.</numerusform>
            <numerusform>Al massimo %n caratteri.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have a game called “{name}”.</source>
        <translation>Hai già un gioco di nome «{name}».</translation>
    </message>
</context>
<context>
    <name>PagedDialog</name>
    <message>
        <source>&amp;All pages</source>
        <translation>Tutte le &amp;pagine</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
</context>
<context>
    <name>PauseController</name>
    <message>
        <source>not in competitive matches</source>
        <translation>non nelle partite competitive</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Nobody plays, and no time passes.</source>
        <translation>Nessuno gioca e il tempo è fermo.</translation>
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
        <translation>Ve&amp;locità di gioco</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Immediata</translation>
    </message>
    <message>
        <source>How fast the cards move. When off, they appear at once.</source>
        <translation>La velocità con cui si muovono le carte. Se è immediata, compaiono subito.</translation>
    </message>
    <message>
        <source>&amp;Play for me when there is only one move</source>
        <translation>&amp;Gioca per me quando la mossa è una sola</translation>
    </message>
    <message>
        <source>The only possible move is played without asking.</source>
        <translation>L’unica mossa possibile si fa senza chiedere.</translation>
    </message>
    <message>
        <source>De&amp;clare for me</source>
        <translation>Di&amp;chiara per me</translation>
    </message>
    <message>
        <source>The best combination of your hand is declared without asking. Where declared cards must be played first, you decide.</source>
        <translation>La combinazione migliore della tua mano si dichiara senza chiedere. Dove le carte dichiarate vanno giocate per prime, decidi tu.</translation>
    </message>
    <message>
        <source>Faces and re&amp;marks of the opponents</source>
        <translation>Espressioni e &amp;battute degli avversari</translation>
    </message>
    <message>
        <source>They smile, frown and look at their cards. After a sweep or a fine capture they may say a few words, at most once in a round.</source>
        <translation>Sorridono, si rabbuiano e guardano le carte. Dopo una scopa o una bella presa dicono qualche parola, al massimo una volta per smazzata.</translation>
    </message>
    <message>
        <source>&amp;One click plays</source>
        <translation>&amp;Un clic gioca</translation>
    </message>
    <message>
        <source>A click only selects. The gold button, a double click or Enter plays the cards.</source>
        <translation>Un clic sceglie soltanto. Si gioca con il pulsante dorato, con un doppio clic o con Invio.</translation>
    </message>
    <message>
        <source>A click plays if only one move is left with the cards that you have selected.</source>
        <translation>Un clic gioca se con le carte scelte resta una sola mossa.</translation>
    </message>
    <message>
        <source>A capture is made as soon as you have selected all its cards, yours first or last. The Discard button lays your card.</source>
        <translation>La presa avviene appena hai scelto tutte le sue carte, la tua per prima o per ultima. Il pulsante «Cala» mette la tua carta in tavola.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Mossa unica</translation>
    </message>
    <message>
        <source>Full capture</source>
        <translation>Presa completa</translation>
    </message>
    <message>
        <source>What happens when you click cards of your hand and of the table.</source>
        <translation>Che cosa succede quando fai clic sulle carte della mano e della tavola.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Aiuti al tavolo</translation>
    </message>
    <message>
        <source>What you see beside the cards.</source>
        <translation>Ciò che vedi accanto alle carte.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>Marks the best, good and costly cards of your hand and names the dangers. The match is marked in your history.</source>
        <translation>Segnala le carte migliori, quelle buone e quelle costose della tua mano e indica i pericoli. La partita viene contrassegnata nella cronologia.</translation>
    </message>
    <message>
        <source>Cards out and gone</source>
        <translation>Carte uscite e da uscire</translation>
    </message>
    <message>
        <source>Shows which cards you have seen and which are still out.</source>
        <translation>Mostra quali carte hai visto e quali devono ancora uscire.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Shows the points and the chance of the match that each side can expect.</source>
        <translation>Mostra i punti attesi e la probabilità di vittoria di ciascuno.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>Il &amp;tuo nome</translation>
    </message>
    <message>
        <source>Your name at the table and in saved matches.</source>
        <translation>Il tuo nome al tavolo e nelle partite salvate.</translation>
    </message>
</context>
<context>
    <name>PlayerFigures</name>
    <message>
        <source>accuracy {number} of 100</source>
        <translation>precisione {number} su 100</translation>
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
        <translation>Giocatore {number}</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Sun with a face</source>
        <translation>Sole con il volto</translation>
    </message>
    <message>
        <source>Grandmother with a grey bun and glasses</source>
        <translation>Nonna con lo chignon grigio e gli occhiali</translation>
    </message>
    <message>
        <source>Grandfather with a flat cap and white moustache</source>
        <translation>Nonno con la coppola e i baffi bianchi</translation>
    </message>
    <message>
        <source>Woman with black curls and a green apron</source>
        <translation>Donna con i ricci neri e il grembiule verde</translation>
    </message>
    <message>
        <source>Fisherman with a yellow rain hat and white beard</source>
        <translation>Pescatore con il cappello da pioggia giallo e la barba bianca</translation>
    </message>
    <message>
        <source>Girl with a red ponytail and headphones</source>
        <translation>Ragazza con la coda di cavallo rossa e le cuffie</translation>
    </message>
    <message>
        <source>Boy with a red cap worn backwards</source>
        <translation>Ragazzo con il berretto rosso al contrario</translation>
    </message>
    <message>
        <source>Woman with a teal headscarf</source>
        <translation>Donna con il velo verde acqua</translation>
    </message>
    <message>
        <source>Cook with a white hat and black moustache</source>
        <translation>Cuoco con il cappello bianco e i baffi neri</translation>
    </message>
    <message>
        <source>Doctor with short black hair and a white coat</source>
        <translation>Dottoressa con i capelli neri corti e il camice bianco</translation>
    </message>
    <message>
        <source>Captain with auburn hair and a peaked cap</source>
        <translation>Capitana con i capelli ramati e il berretto con visiera</translation>
    </message>
    <message>
        <source>Musician with dreadlocks and dark glasses</source>
        <translation>Musicista con i dreadlock e gli occhiali scuri</translation>
    </message>
    <message>
        <source>Painter with blond hair and a red beret</source>
        <translation>Pittrice bionda con il basco rosso</translation>
    </message>
    <message>
        <source>Bald man with glasses, a grey beard and a bow tie</source>
        <translation>Uomo calvo con gli occhiali, la barba grigia e il papillon</translation>
    </message>
    <message>
        <source>Cyclist with a white cap and stubble</source>
        <translation>Ciclista con il cappellino bianco e la barba di tre giorni</translation>
    </message>
    <message>
        <source>Woman with a spotted headscarf and sunglasses</source>
        <translation>Donna con il foulard a pois e gli occhiali da sole</translation>
    </message>
    <message>
        <source>Man with an orange turban and black beard</source>
        <translation>Uomo con il turbante arancione e la barba nera</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>New profile</source>
        <translation>Nuovo profilo</translation>
    </message>
    <message>
        <source>Delete the profile?</source>
        <translation>Eliminare il profilo?</translation>
    </message>
    <message>
        <source>“{name}” and the badges of this profile disappear. The matches and the training stay among your files.</source>
        <translation>«{name}» e i trofei di questo profilo scompaiono. Le partite e l’allenamento restano tra i tuoi file.</translation>
    </message>
    <message>
        <source>Delete the profile</source>
        <translation>Elimina il profilo</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienilo</translation>
    </message>
</context>
<context>
    <name>ProfileNameDialog</name>
    <message>
        <source>New profile</source>
        <translation>Nuovo profilo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Each profile has its own statistics, badges and chips.</source>
        <translation>Ogni profilo ha le sue statistiche, i suoi trofei e le sue fiche.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Siediti</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Choose a portrait</source>
        <translation>Scegli un ritratto</translation>
    </message>
    <message>
        <source>Practice and competitive matches count alike, if you play them to the end yourself, against computer players alone.</source>
        <translation>Le partite di allenamento e quelle competitive contano allo stesso modo, se le giochi tu fino alla fine, soltanto contro il computer.</translation>
    </message>
    <message>
        <source>Profiles on this computer</source>
        <translation>Profili su questo computer</translation>
    </message>
    <message>
        <source>On another computer</source>
        <translation>Su un altro computer</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profilo</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Favourite deck</source>
        <translation>Mazzo preferito</translation>
    </message>
    <message>
        <source>Favourite game</source>
        <translation>Gioco preferito</translation>
    </message>
    <message>
        <source>Chosen when you switch to this profile.</source>
        <translation>Si usa quando passi a questo profilo.</translation>
    </message>
    <message>
        <source>Offered first in New game when you switch to it.</source>
        <translation>Proposto per primo in «Nuova partita» quando passi al profilo.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Ritratto</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>dal {date}</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Trofei</translation>
    </message>
    <message>
        <source>matches: {number}</source>
        <translation>partite: {number}</translation>
    </message>
    <message>
        <source>won: {number}</source>
        <translation>vinte: {number}</translation>
    </message>
    <message>
        <source>Badges: {earned} of {all}</source>
        <translation>Trofei: {earned} di {all}</translation>
    </message>
    <message>
        <source>Point at a badge to see what it takes.</source>
        <translation>Indica un trofeo per sapere come si ottiene.</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Secondo il gioco</translation>
    </message>
    <message>
        <source>None: the last one played</source>
        <translation>Nessuno: l’ultimo giocato</translation>
    </message>
    <message>
        <source>Close the portraits</source>
        <translation>Chiudi i ritratti</translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message>
        <source>plays now</source>
        <translation>gioca ora</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>dal {date}</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Switch to {name}</source>
        <translation>Passa a {name}</translation>
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
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Matches: {number} of {total}</source>
        <translation>Partite: {number} di {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Imported. New matches: {new}. Here before: {known}.</source>
        <translation>Importato. Partite nuove: {new}. Già presenti: {known}.</translation>
    </message>
    <message>
        <source>Stopped. New matches: {new}. Here before: {known}.</source>
        <translation>Interrotto. Partite nuove: {new}. Già presenti: {known}.</translation>
    </message>
    <message>
        <source>Export your matches…</source>
        <translation>Esporta le tue partite…</translation>
    </message>
    <message>
        <source>Import matches…</source>
        <translation>Importa partite…</translation>
    </message>
    <message>
        <source>Copy everything…</source>
        <translation>Copia tutto…</translation>
    </message>
    <message>
        <source>Put a copy back…</source>
        <translation>Ripristina una copia…</translation>
    </message>
    <message>
        <source>A copy takes everything to another computer: all profiles with their matches, badges, training and chips. Putting it back replaces what is there, which is kept.</source>
        <translation>Una copia porta tutto su un altro computer: tutti i profili con le loro partite, i trofei, l’allenamento e le fiche. Ripristinarla sostituisce quello che c’è, che viene conservato.</translation>
    </message>
    <message>
        <source>Recorded matches can be imported and exported too; those of other people do not count as yours.</source>
        <translation>Si possono importare ed esportare anche partite registrate; quelle di altre persone non contano come tue.</translation>
    </message>
    <message>
        <source>Export your matches</source>
        <translation>Esporta le tue partite</translation>
    </message>
    <message>
        <source>Archives (*{suffix})</source>
        <translation>Archivi (*{suffix})</translation>
    </message>
    <message>
        <source>Matches and archives of them (*{suffix} *{archive_suffix})</source>
        <translation>Partite e archivi di partite (*{suffix} *{archive_suffix})</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>Copia tutto</translation>
    </message>
    <message>
        <source>Put a copy back</source>
        <translation>Ripristina una copia</translation>
    </message>
    <message>
        <source>Replace everything</source>
        <translation>Sostituisci tutto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The copy replaces all profiles, matches, badges, training and chips of this computer. What is here now is kept in a file.</source>
        <translation>La copia sostituisce tutti i profili, le partite, i trofei, l’allenamento e le fiche di questo computer. Quello che c’è adesso viene conservato in un file.</translation>
    </message>
    <message>
        <source>Put the copy back?</source>
        <translation>Ripristinare la copia?</translation>
    </message>
    <message>
        <source>Copies (*{suffix})</source>
        <translation>Copie (*{suffix})</translation>
    </message>
    <message>
        <source>Exported. Matches: {number}.</source>
        <translation>Esportato. Partite: {number}.</translation>
    </message>
    <message>
        <source>Everything was copied.</source>
        <translation>È stato copiato tutto.</translation>
    </message>
    <message>
        <source>The copy was put back. What was here before is in “{path}”.</source>
        <translation>La copia è stata ripristinata. Quello che c’era prima è in «{path}».</translation>
    </message>
    <message>
        <source>Are you one of them?</source>
        <translation>Sei una di queste persone?</translation>
    </message>
    <message>
        <source>Nobody in these matches has the name of your profile, so they do not count as yours. If you are one of these people, choose the name.</source>
        <translation>In queste partite nessuno ha il nome del tuo profilo, quindi non contano come tue. Se sei una di queste persone, scegli il nome.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Nessuna di queste</translation>
    </message>
    <message>
        <source>Stopped. Nothing was exported.</source>
        <translation>Interrotto. Non è stato esportato nulla.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>Inte&amp;rrompi</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>C&amp;ontinua</translation>
    </message>
    <message>
        <source>The review was interrupted. Continue to take it up again.</source>
        <translation>L’analisi si è interrotta. Premi «Continua» per riprenderla.</translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>L’analisi comincia…</translation>
    </message>
    <message>
        <source>Stopped at {percent}%. What is known so far is below.</source>
        <translation>Interrotta al {percent}%. Qui sotto c’è quello che si sa finora.</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>ancora circa %n secondi</numerusform>
            <numerusform>ancora circa %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at every move: {percent}%, {left}</source>
        <translation>Esamino ogni mossa: {percent}%, {left}</translation>
    </message>
</context>
<context>
    <name>PuzzleResults</name>
    <message>
        <source>Your results</source>
        <translation>I tuoi risultati</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>La tua valutazione</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolti</translation>
    </message>
    <message>
        <source>Waiting for you today</source>
        <translation>Ti aspettano oggi</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Andamento della valutazione</translation>
    </message>
    <message>
        <source>What you miss comes back after 1, 3, 7, 14 and 30 days.</source>
        <translation>Quello che sbagli torna dopo 1, 3, 7, 14 e 30 giorni.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Game and theme</source>
        <translation>Gioco e tema</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Prossimo problema</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>E poi?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>There is no such puzzle. Choose another game or theme.</source>
        <translation>Non ci sono problemi di questo tipo. Scegli un altro gioco o un altro tema.</translation>
    </message>
    <message>
        <source>Right! {reason}</source>
        <translation>Esatto! {reason}</translation>
    </message>
    <message>
        <source>This was the best move. {reason}</source>
        <translation>Questa era la mossa migliore. {reason}</translation>
    </message>
    <message>
        <source>{loss} Watch what may follow.</source>
        <translation>{loss} Guarda che cosa può seguire.</translation>
    </message>
    <message>
        <source>From one of your matches, where you made another move.</source>
        <translation>Da una tua partita, in cui hai fatto un’altra mossa.</translation>
    </message>
    <message>
        <source>You have missed this one before.</source>
        <translation>Questo l’hai già sbagliato una volta.</translation>
    </message>
    <message>
        <source>It does not change your rating, because you tried this puzzle not long ago.</source>
        <translation>La valutazione non cambia, perché hai provato questo problema da poco.</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>La tua valutazione: {rating}.</translation>
    </message>
    <message>
        <source>This puzzle is rated {rating}.</source>
        <translation>Questo problema è valutato {rating}.</translation>
    </message>
    <message>
        <source>It counts as missed, because a hint or another move came first.</source>
        <translation>Conta come sbagliato, perché prima c’è stato un consiglio o un’altra mossa.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tutti i temi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Your results…</source>
        <translation>I tuoi risultati…</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Win the settebello</source>
        <translation>Conquista il settebello</translation>
    </message>
    <message>
        <source>Win a card that scores</source>
        <translation>Conquista una carta che vale punti</translation>
    </message>
    <message>
        <source>Sweep the table</source>
        <translation>Fai scopa</translation>
    </message>
    <message>
        <source>Better than a sweep</source>
        <translation>Meglio di una scopa</translation>
    </message>
    <message>
        <source>Prevent the sweep</source>
        <translation>Evita la scopa</translation>
    </message>
    <message>
        <source>Keep the sevens</source>
        <translation>Tieni i sette</translation>
    </message>
    <message>
        <source>Win the sevens</source>
        <translation>Conquista i sette</translation>
    </message>
    <message>
        <source>Make the primiera</source>
        <translation>Fai la primiera</translation>
    </message>
    <message>
        <source>Win the coins</source>
        <translation>Conquista i denari</translation>
    </message>
    <message>
        <source>Win the most cards</source>
        <translation>Conquista più carte</translation>
    </message>
    <message>
        <source>Complete a run</source>
        <translation>Completa una sequenza</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Spariglia le carte</translation>
    </message>
    <message>
        <source>Restore the pairs</source>
        <translation>Riappaia le carte</translation>
    </message>
    <message>
        <source>The last hand</source>
        <translation>L’ultima mano</translation>
    </message>
    <message>
        <source>The last capture</source>
        <translation>L’ultima presa</translation>
    </message>
    <message>
        <source>Many ways to the total</source>
        <translation>Tanti modi per fare la somma</translation>
    </message>
    <message>
        <source>One card, several captures</source>
        <translation>Una carta, più prese</translation>
    </message>
    <message>
        <source>Better not to take</source>
        <translation>Meglio non prendere</translation>
    </message>
    <message>
        <source>The Ace that takes all</source>
        <translation>L’asso che piglia tutto</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>Che cosa dichiarare</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>La carta tagliata</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>La fine della partita</translation>
    </message>
    <message>
        <source>Which card to lay</source>
        <translation>Quale carta calare</translation>
    </message>
    <message>
        <source>Which cards to take</source>
        <translation>Quali carte prendere</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Più facile</translation>
    </message>
    <message>
        <source>Just right</source>
        <translation>Giusta</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Più difficile</translation>
    </message>
    <message>
        <source>Your turn. Which move is most likely to win the match?</source>
        <translation>Tocca a te. Quale mossa dà più probabilità di vincere la partita?</translation>
    </message>
    <message>
        <source>Your turn. Find the best move.</source>
        <translation>Tocca a te. Trova la mossa migliore.</translation>
    </message>
    <message>
        <source>Hint: there is nothing to take. Which card helps the next player least?</source>
        <translation>Consiglio: non c’è niente da prendere. Quale carta aiuta meno chi gioca dopo di te?</translation>
    </message>
    <message>
        <source>Hint: “{theme}”.</source>
        <translation>Consiglio: «{theme}».</translation>
    </message>
    <message>
        <source>Not the best move: it costs {points}.</source>
        <translation>Non è la mossa migliore: costa {points}.</translation>
    </message>
    <message numerus="yes">
        <source>after %n puzzles</source>
        <translation>
            <numerusform>dopo %n problema</numerusform>
            <numerusform>dopo %n problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: play {card}.</source>
        <translation>Consiglio: gioca {card}.</translation>
    </message>
    <message>
        <source>Hint: declare {cards}.</source>
        <translation>Consiglio: dichiara {cards}.</translation>
    </message>
    <message>
        <source>Hint: take cards from the table before you play.</source>
        <translation>Consiglio: prendi carte dalla tavola prima di giocare.</translation>
    </message>
    <message>
        <source>Hint: keep the card you cut.</source>
        <translation>Consiglio: tieni la carta che hai tagliato.</translation>
    </message>
    <message>
        <source>Hint: put the card you cut on the table.</source>
        <translation>Consiglio: metti in tavola la carta che hai tagliato.</translation>
    </message>
    <message>
        <source>Hint: take the opening cards.</source>
        <translation>Consiglio: prendi le carte in tavola.</translation>
    </message>
    <message>
        <source>Hint: leave the opening cards.</source>
        <translation>Consiglio: lascia le carte in tavola.</translation>
    </message>
    <message>
        <source>Hint: declare nothing.</source>
        <translation>Consiglio: non dichiarare nulla.</translation>
    </message>
    <message>
        <source>Hint: call out.</source>
        <translation>Consiglio: chiamati fuori.</translation>
    </message>
    <message>
        <source>Not the best move: it lowers your chance to win the match by {percent}%.</source>
        <translation>Non è la mossa migliore: {percent}% di probabilità in meno di vincere la partita.</translation>
    </message>
    <message>
        <source>Not the best move.</source>
        <translation>Non è la mossa migliore.</translation>
    </message>
    <message>
        <source>This may follow: {move}.</source>
        <translation>Può seguire: {move}.</translation>
    </message>
    <message>
        <source>This may follow: {move}; {reasons}.</source>
        <translation>Può seguire: {move}; {reasons}.</translation>
    </message>
</context>
<context>
    <name>ReceiveDialog</name>
    <message>
        <source>Add a shared game</source>
        <translation>Aggiungi un gioco condiviso</translation>
    </message>
    <message>
        <source>The line that you were given</source>
        <translation>La riga che ti hanno dato</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Da un file…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Add the game</source>
        <translation>Aggiungi il gioco</translation>
    </message>
    <message>
        <source>It begins with “scopa:”. What stands around it does not matter.</source>
        <translation>Comincia con «scopa:». Quello che le sta intorno non conta.</translation>
    </message>
    <message>
        <source>This cannot be read: {reason}.</source>
        <translation>Non si può leggere: {reason}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Questa carta non è nella tua mano: {card}.</translation>
    </message>
    <message>
        <source>Not on the table: {cards}.</source>
        <translation>Non c’è in tavola: {cards}.</translation>
    </message>
    <message>
        <source>The {card} can take {cards}, so you cannot lay it down.</source>
        <translation>Non puoi calare questa carta ({card}), perché fa presa: {cards}.</translation>
    </message>
    <message>
        <source>The {by} can take {cards}, so you cannot lay down the {card}.</source>
        <translation>Non puoi calare questa carta ({card}), perché con un’altra ({by}) fai presa: {cards}.</translation>
    </message>
    <message>
        <source>The {cards} matches your {card} and must be taken first.</source>
        <translation>Prima va presa la carta uguale alla tua ({card}): {cards}.</translation>
    </message>
    <message>
        <source>The {card} takes only one equal card: choose one of them.</source>
        <translation>Questa carta ({card}) ne prende una sola uguale: scegli quale.</translation>
    </message>
    <message>
        <source>The {card} takes the whole table, not only a part of it.</source>
        <translation>Questa carta ({card}) prende tutta la tavola, non solo una parte.</translation>
    </message>
    <message>
        <source>The {card} takes one equal card, never a sum.</source>
        <translation>Questa carta ({card}) ne prende una uguale, mai una somma.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: {sum}.</source>
        <translation>Con questa carta ({card}) non puoi fare questa presa ({take}): {sum}.</translation>
    </message>
    <message>
        <source>With the {card} you must take as few cards as possible.</source>
        <translation>Con questa carta ({card}) devi prenderne il meno possibile.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a sum may take at most {limit}.</source>
        <translation>Con questa carta ({card}) non puoi fare questa presa ({take}): una somma può prendere al massimo {limit}.</translation>
    </message>
    <message>
        <source>These cards were all dealt to the table. You can take cards without playing only if a player has laid down one of them.</source>
        <translation>Queste carte sono state date tutte in tavola. Senza giocare puoi prendere carte solo se un giocatore ne ha calata almeno una.</translation>
    </message>
    <message>
        <source>A pile is taken alone: choose it, or cards of the table.</source>
        <translation>Un mazzetto si prende da solo: scegli quello, oppure carte della tavola.</translation>
    </message>
    <message>
        <source>The {card} can take {cards} from the table, so no pile.</source>
        <translation>Questa carta ({card}) può prendere dalla tavola ({cards}), quindi nessun mazzetto.</translation>
    </message>
    <message>
        <source>The {card} takes only a pile with an equal card on top.</source>
        <translation>Questa carta ({card}) prende solo un mazzetto con una carta uguale in cima.</translation>
    </message>
    <message>
        <source>First declare or pass: nobody has played a card yet.</source>
        <translation>Prima di’ che cosa dichiari: nessuno ha ancora giocato una carta.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>Declared cards come first: {cards}.</source>
        <translation>Prima si giocano le carte dichiarate: {cards}.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a court card goes only with the same court card.</source>
        <translation>Con questa carta ({card}) non puoi fare questa presa ({take}): una figura va solo con la figura uguale.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>I won? Really? I learned that from watching you!</source>
        <translation>Ho vinto? Davvero? L’ho imparato guardando te!</translation>
    </message>
    <message>
        <source>Wow! Will you show me how you did that?</source>
        <translation>Forte! Mi fai vedere come hai fatto?</translation>
    </message>
    <message>
        <source>Oh! I did not see that coming.</source>
        <translation>Oh! Questa non me l’aspettavo.</translation>
    </message>
    <message>
        <source>Is that the card everybody wants?</source>
        <translation>È questa la carta che vogliono tutti?</translation>
    </message>
    <message>
        <source>I wanted that one!</source>
        <translation>La volevo io!</translation>
    </message>
    <message>
        <source>Don’t be sad, dear. I’ll make coffee, and we play again.</source>
        <translation>Su, non te la prendere. Faccio il caffè e giochiamo ancora.</translation>
    </message>
    <message>
        <source>Well done, dear! And I had kept my coins so nicely together.</source>
        <translation>Bene, tesoro! E io che avevo messo da parte tutti quei denari.</translation>
    </message>
    <message>
        <source>A clean table, as in my kitchen.</source>
        <translation>Un tavolo pulito, come nella mia cucina.</translation>
    </message>
    <message>
        <source>Leave something for me, dear.</source>
        <translation>Lasciami qualcosa, tesoro.</translation>
    </message>
    <message>
        <source>This one goes into my purse.</source>
        <translation>Questa va nella mia borsetta.</translation>
    </message>
    <message>
        <source>Such a pretty card. Look after it well.</source>
        <translation>Che bella carta. Trattala bene.</translation>
    </message>
    <message>
        <source>That was fun! Next time it is your turn, you’ll see.</source>
        <translation>Che divertimento! La prossima volta tocca a te, vedrai.</translation>
    </message>
    <message>
        <source>All right, you win. But admit it: my sweeps are prettier!</source>
        <translation>Va bene, hai vinto. Ma ammettilo: le mie scope sono più belle!</translation>
    </message>
    <message>
        <source>Did you see that? What a catch!</source>
        <translation>Hai visto? Che pesca!</translation>
    </message>
    <message>
        <source>Hey, the sweeps are my job!</source>
        <translation>Ehi, le scope sono affar mio!</translation>
    </message>
    <message>
        <source>Into the net with it!</source>
        <translation>Dritta nella rete!</translation>
    </message>
    <message>
        <source>There goes the big fish.</source>
        <translation>Ecco, il pesce grosso è andato.</translation>
    </message>
    <message>
        <source>You play well. Count the sevens, and soon you beat me.</source>
        <translation>Giochi bene. Conta i sette, e presto mi batterai.</translation>
    </message>
    <message>
        <source>I counted every card, and still you were better. My respect.</source>
        <translation>Ho contato ogni carta, eppure hai fatto meglio tu. Complimenti.</translation>
    </message>
    <message>
        <source>I could not leave that lying.</source>
        <translation>Non potevo lasciarmelo scappare.</translation>
    </message>
    <message>
        <source>Nicely seen.</source>
        <translation>Ben visto.</translation>
    </message>
    <message>
        <source>This is where it belongs.</source>
        <translation>Questo è il suo posto.</translation>
    </message>
    <message>
        <source>One for you. I keep count.</source>
        <translation>Una per te. Io tengo il conto.</translation>
    </message>
    <message>
        <source>Patience, my friend. That is all I have ahead of you.</source>
        <translation>Pazienza, tutto qui. È la sola cosa in cui ti sono avanti.</translation>
    </message>
    <message>
        <source>I waited for my moment, and you took it. Well played.</source>
        <translation>Aspettavo il mio momento, e te lo sei preso tu. Ben giocato.</translation>
    </message>
    <message>
        <source>Everything has its moment.</source>
        <translation>Ogni cosa a suo tempo.</translation>
    </message>
    <message>
        <source>A good stroke. Enjoy it.</source>
        <translation>Un bel colpo. Goditelo.</translation>
    </message>
    <message>
        <source>It was worth the wait.</source>
        <translation>Valeva la pena aspettare.</translation>
    </message>
    <message>
        <source>Take it. The round is long.</source>
        <translation>Prendila pure. La smazzata è lunga.</translation>
    </message>
    <message>
        <source>You made me think, and few people do. Come back soon.</source>
        <translation>Mi hai fatto pensare, e non capita spesso. Torna presto.</translation>
    </message>
    <message>
        <source>I knew what you held, and it did not help me. Magnificent!</source>
        <translation>Sapevo che carte avevi, e non mi è servito. Magnifico!</translation>
    </message>
    <message>
        <source>The stars were kind.</source>
        <translation>Le stelle sono state benevole.</translation>
    </message>
    <message>
        <source>Well, well. You surprise me.</source>
        <translation>Bene, bene. Mi sorprendi.</translation>
    </message>
    <message>
        <source>It was only a matter of time.</source>
        <translation>Era solo questione di tempo.</translation>
    </message>
    <message>
        <source>A fine card in good hands.</source>
        <translation>Una bella carta in buone mani.</translation>
    </message>
    <message>
        <source>This time it was me. We are well matched, you know.</source>
        <translation>Stavolta è toccato a me. Siamo proprio alla pari, lo sai.</translation>
    </message>
    <message>
        <source>You are getting better. Next time, so am I!</source>
        <translation>Giochi sempre meglio. La prossima volta, anch’io!</translation>
    </message>
    <message>
        <source>You would have done the same.</source>
        <translation>Avresti fatto lo stesso.</translation>
    </message>
    <message>
        <source>I would have done the same.</source>
        <translation>Avrei fatto lo stesso.</translation>
    </message>
    <message>
        <source>One for me, and the next for you?</source>
        <translation>Una a me, e la prossima a te?</translation>
    </message>
    <message>
        <source>One for you, and the next for me.</source>
        <translation>Una a te, e la prossima a me.</translation>
    </message>
    <message>
        <source>{name}: “{remark}”</source>
        <translation>{name}: «{remark}»</translation>
    </message>
    <message>
        <source>Everything? I can take everything?</source>
        <translation>Tutto? Posso prendere tutto?</translation>
    </message>
    <message>
        <source>I won, I won! Please, can we play again tomorrow?</source>
        <translation>Ho vinto, ho vinto! Domani giochiamo ancora, vero?</translation>
    </message>
    <message>
        <source>You’re really good. When I’m big, I’ll play like you!</source>
        <translation>Sei proprio un asso. Da grande gioco come te!</translation>
    </message>
    <message>
        <source>Hi! Shall we play? I’ve been practising!</source>
        <translation>Ciao! Giochiamo? Mi sono allenato!</translation>
    </message>
    <message>
        <source>Grandma says I may stay until it gets dark.</source>
        <translation>La nonna dice che posso restare finché non fa buio.</translation>
    </message>
    <message>
        <source>Today I’ll remember all the cards. Well, most of them.</source>
        <translation>Oggi mi ricordo tutte le carte. Be’, quasi tutte.</translation>
    </message>
    <message>
        <source>Again? Hooray! I hoped you’d say that.</source>
        <translation>Un’altra? Evviva! Ci speravo proprio.</translation>
    </message>
    <message>
        <source>This time I have a plan. I think.</source>
        <translation>Stavolta ho un piano. Credo.</translation>
    </message>
    <message>
        <source>A sweep! I have to tell my grandma!</source>
        <translation>Scopa! Devo dirlo alla nonna!</translation>
    </message>
    <message>
        <source>The table is empty! Was that me?</source>
        <translation>La tavola è vuota! Sono stato io?</translation>
    </message>
    <message>
        <source>Another sweep! Nobody at school will believe it!</source>
        <translation>Un’altra scopa! A scuola non ci crederà nessuno!</translation>
    </message>
    <message>
        <source>It worked again! What did I do?</source>
        <translation>Ha funzionato ancora! Ma che ho fatto?</translation>
    </message>
    <message>
        <source>Oh no. Did I leave you that?</source>
        <translation>Oh no. Te l’ho lasciato io?</translation>
    </message>
    <message>
        <source>How do you always see that?</source>
        <translation>Ma come fai a vederlo sempre?</translation>
    </message>
    <message>
        <source>Again? I’ll count on my fingers next time.</source>
        <translation>Ancora? La prossima volta conto con le dita.</translation>
    </message>
    <message>
        <source>I’ve got it, I’ve got it!</source>
        <translation>Ce l’ho, ce l’ho!</translation>
    </message>
    <message>
        <source>So shiny! And it’s mine!</source>
        <translation>Come luccica! Ed è mia!</translation>
    </message>
    <message>
        <source>I was just about to take that. Honest!</source>
        <translation>Stavo per prenderla io. Giuro!</translation>
    </message>
    <message>
        <source>Can I look at it once more?</source>
        <translation>Me la fai vedere ancora una volta?</translation>
    </message>
    <message>
        <source>Look how many cards! I can hardly carry them.</source>
        <translation>Guarda quante carte! Non riesco a portarle.</translation>
    </message>
    <message>
        <source>All of these with one card! I love adding up.</source>
        <translation>Tutte queste con una carta sola! Adoro le somme.</translation>
    </message>
    <message>
        <source>So many at once! Leave me a few!</source>
        <translation>Così tante in un colpo! Lasciamene qualcuna!</translation>
    </message>
    <message>
        <source>Look what I was dealt! Is that good?</source>
        <translation>Guarda che mi è toccato! Vale qualcosa?</translation>
    </message>
    <message>
        <source>You get points just for that? Lucky!</source>
        <translation>Ti danno punti solo per quello? Che fortuna!</translation>
    </message>
    <message>
        <source>Did I really win that round? Count again!</source>
        <translation>Ho vinto davvero io la smazzata? Riconta!</translation>
    </message>
    <message>
        <source>More points than you! Only this once, I know.</source>
        <translation>Più punti di te! Solo per questa volta, lo so.</translation>
    </message>
    <message>
        <source>You won that one, but I learned something.</source>
        <translation>Questa l’hai vinta tu, ma ho imparato una cosa.</translation>
    </message>
    <message>
        <source>Now I’ll really pay attention!</source>
        <translation>Adesso sto attento sul serio!</translation>
    </message>
    <message>
        <source>The same number of points! Like twins!</source>
        <translation>Gli stessi punti! Come due gemelli!</translation>
    </message>
    <message>
        <source>The primiera was nearly mine! Nearly!</source>
        <translation>La primiera era quasi mia! Quasi!</translation>
    </message>
    <message>
        <source>All the points? For me? Pinch me!</source>
        <translation>Tutti i punti? A me? Dammi un pizzicotto!</translation>
    </message>
    <message>
        <source>It’s so close! I can’t sit still.</source>
        <translation>Siamo vicinissimi! Non riesco a star fermo.</translation>
    </message>
    <message>
        <source>I’m ahead! Don’t tell me why, just let me enjoy it.</source>
        <translation>Sono avanti! Non dirmi perché, fammelo godere.</translation>
    </message>
    <message>
        <source>You’re miles ahead. I’ll run faster!</source>
        <translation>Sei avanti di un chilometro. Correrò di più!</translation>
    </message>
    <message>
        <source>I’ve caught you! Like in tag!</source>
        <translation>Tana! Siamo pari!</translation>
    </message>
    <message>
        <source>No hurry. I’m counting the clouds.</source>
        <translation>Fai con calma. Io conto le nuvole.</translation>
    </message>
    <message>
        <source>I won? Then the cake is for both of us, dear.</source>
        <translation>Ho vinto? Allora la torta è per tutti e due, tesoro.</translation>
    </message>
    <message>
        <source>You played so nicely. I’ll tell everyone at the market.</source>
        <translation>Che bel gioco. Domani lo racconto a tutto il mercato.</translation>
    </message>
    <message>
        <source>Sit down, dear. The coffee is on the stove.</source>
        <translation>Siediti, tesoro. Il caffè è sul fuoco.</translation>
    </message>
    <message>
        <source>Have you eaten? Then let’s play.</source>
        <translation>Hai mangiato? Allora giochiamo.</translation>
    </message>
    <message>
        <source>The market is over. Now the cards may come out.</source>
        <translation>Il mercato è finito. Ora fuori le carte.</translation>
    </message>
    <message>
        <source>Another one? I’ll put the soup on later, then.</source>
        <translation>Un’altra? Allora la minestra la metto su dopo.</translation>
    </message>
    <message>
        <source>Swept! I have held a broom for sixty years.</source>
        <translation>Scopa! Sono sessant’anni che ne tengo in mano una.</translation>
    </message>
    <message>
        <source>Look at that, not a crumb left.</source>
        <translation>Guarda qua, nemmeno una briciola.</translation>
    </message>
    <message>
        <source>Again! And nobody had to help me.</source>
        <translation>Di nuovo! E senza l’aiuto di nessuno.</translation>
    </message>
    <message>
        <source>Saint Anne is at my side today.</source>
        <translation>Oggi Sant’Anna mi tiene la mano.</translation>
    </message>
    <message>
        <source>Mercy! My poor table!</source>
        <translation>Misericordia! Povera la mia tavola!</translation>
    </message>
    <message>
        <source>You clean better than I do, dear.</source>
        <translation>Pulisci meglio di me, tesoro.</translation>
    </message>
    <message>
        <source>Again! I should hire you for the house.</source>
        <translation>Ancora! Dovrei prenderti per le pulizie.</translation>
    </message>
    <message>
        <source>Come to your auntie, little one.</source>
        <translation>Vieni dalla zia, piccolina.</translation>
    </message>
    <message>
        <source>I had kept a place for this one.</source>
        <translation>Le avevo tenuto il posto.</translation>
    </message>
    <message>
        <source>And I was so fond of that one.</source>
        <translation>E io che le ero tanto affezionata.</translation>
    </message>
    <message>
        <source>Take it, dear. You are growing.</source>
        <translation>Prendila, tesoro. Ti fa bene.</translation>
    </message>
    <message>
        <source>Good weight! They’d cost a fortune at the market.</source>
        <translation>Che peso! Al mercato costerebbero una fortuna.</translation>
    </message>
    <message>
        <source>A full basket. Now I can go home happy.</source>
        <translation>Cesta piena. Posso tornare a casa contenta.</translation>
    </message>
    <message>
        <source>You are hungry today, I can see it.</source>
        <translation>Oggi hai fame, si vede.</translation>
    </message>
    <message>
        <source>What a nice hand I was given! Look.</source>
        <translation>Che bella mano mi è toccata! Guarda.</translation>
    </message>
    <message>
        <source>Who has been kind to you, dear?</source>
        <translation>Chi ti vuole così bene, tesoro?</translation>
    </message>
    <message>
        <source>That round went like a good sauce: slowly.</source>
        <translation>Questa smazzata è venuta come il ragù: piano piano.</translation>
    </message>
    <message>
        <source>A few points for my old age.</source>
        <translation>Qualche punto per la mia vecchiaia.</translation>
    </message>
    <message>
        <source>Well played, dear. Have a biscuit.</source>
        <translation>Ben giocato, tesoro. Prendi un biscotto.</translation>
    </message>
    <message>
        <source>Never mind. The pan is still warm.</source>
        <translation>Pazienza. La padella è ancora calda.</translation>
    </message>
    <message>
        <source>Half for you and half for me. As with cake.</source>
        <translation>Metà a te e metà a me. Come la torta.</translation>
    </message>
    <message>
        <source>I missed the primiera by a pinch of salt.</source>
        <translation>La primiera mi è sfuggita per un pizzico di sale.</translation>
    </message>
    <message>
        <source>All the points! And I was only half awake.</source>
        <translation>Tutti i punti! E io che ero mezza addormentata.</translation>
    </message>
    <message>
        <source>So close! I can’t even think of the oven.</source>
        <translation>Siamo lì lì! Mi dimentico perfino del forno.</translation>
    </message>
    <message>
        <source>Don’t hold it against me, dear. I’m just lucky.</source>
        <translation>Non me ne volere, tesoro. È solo fortuna.</translation>
    </message>
    <message>
        <source>You are far ahead. I’d better put my glasses on.</source>
        <translation>Sei molto avanti. Meglio che metta gli occhiali.</translation>
    </message>
    <message>
        <source>See? Old hens lay good eggs.</source>
        <translation>Visto? Gallina vecchia fa buon brodo.</translation>
    </message>
    <message>
        <source>Take your time. Good things simmer.</source>
        <translation>Fai con comodo. Le cose buone cuociono piano.</translation>
    </message>
    <message>
        <source>And that, dear people, is how one fishes! Fried fish for everybody!</source>
        <translation>E così, gente mia, si pesca! Frittura per tutti!</translation>
    </message>
    <message>
        <source>You’ve sunk my boat! But tomorrow I swim back.</source>
        <translation>Mi hai affondato la barca! Ma domani torno a nuoto.</translation>
    </message>
    <message>
        <source>Ahoy! The sea is calm, so let’s play.</source>
        <translation>Ehilà! Il mare è calmo, giochiamo.</translation>
    </message>
    <message>
        <source>The boat is in, the nets are dry. Cards!</source>
        <translation>La barca è in porto, le reti asciutte. Le carte!</translation>
    </message>
    <message>
        <source>Did I tell you about my biggest sweep? No? Later!</source>
        <translation>Ti ho raccontato la mia scopa più bella? No? Dopo!</translation>
    </message>
    <message>
        <source>Once more into the boat? I’m in!</source>
        <translation>Di nuovo in barca? Ci sto!</translation>
    </message>
    <message>
        <source>The tide comes back, and so do I.</source>
        <translation>La marea torna, e io pure.</translation>
    </message>
    <message>
        <source>Net out, net in, sea empty!</source>
        <translation>Rete giù, rete su, mare vuoto!</translation>
    </message>
    <message>
        <source>Scopa! Ring the bells!</source>
        <translation>Scopa! Suonate le campane!</translation>
    </message>
    <message>
        <source>Another one! They jump into my boat!</source>
        <translation>Un’altra! Mi saltano in barca da sole!</translation>
    </message>
    <message>
        <source>And they say lightning never strikes twice!</source>
        <translation>E poi dicono che il fulmine non cade due volte!</translation>
    </message>
    <message>
        <source>A hole in my net, and you swim straight through!</source>
        <translation>Un buco nella rete, e tu ci passi dritto!</translation>
    </message>
    <message>
        <source>Thief! That was my fish!</source>
        <translation>Al ladro! Quel pesce era mio!</translation>
    </message>
    <message>
        <source>Another? Are you emptying the whole gulf?</source>
        <translation>Un’altra? Vuoi svuotare tutto il golfo?</translation>
    </message>
    <message>
        <source>Look how it wriggles! Mine!</source>
        <translation>Guarda come guizza! È mia!</translation>
    </message>
    <message>
        <source>I smelled that one from the harbour.</source>
        <translation>Questa l’ho fiutata fin dal porto.</translation>
    </message>
    <message>
        <source>I had it on the hook!</source>
        <translation>Ce l’avevo all’amo!</translation>
    </message>
    <message>
        <source>Enjoy it. I only throw back small ones myself.</source>
        <translation>Goditela. Io ributto solo i pesciolini.</translation>
    </message>
    <message>
        <source>A whole shoal! Help me pull!</source>
        <translation>Un banco intero! Aiutami a tirare!</translation>
    </message>
    <message>
        <source>With these I feed the whole harbour!</source>
        <translation>Con queste sfamo tutto il porto!</translation>
    </message>
    <message>
        <source>That’s a heavy net. Mind your back!</source>
        <translation>Che rete pesante. Attenzione alla schiena!</translation>
    </message>
    <message>
        <source>Points without wetting the net. I like that!</source>
        <translation>Punti senza bagnare la rete. Mi piace!</translation>
    </message>
    <message>
        <source>You catch fish on dry land!</source>
        <translation>Tu peschi anche all’asciutto!</translation>
    </message>
    <message>
        <source>A good day’s fishing, that round.</source>
        <translation>Buona pesca, quella smazzata.</translation>
    </message>
    <message>
        <source>Who’s the king of the harbour? Go on, say it!</source>
        <translation>Chi è il re del porto? Su, dillo!</translation>
    </message>
    <message>
        <source>The wind had turned, that’s all.</source>
        <translation>Era girato il vento, tutto qui.</translation>
    </message>
    <message>
        <source>I only lent you that round, you know.</source>
        <translation>Quella smazzata te l’ho solo prestata, sai.</translation>
    </message>
    <message>
        <source>A draw! We share the fish soup, then.</source>
        <translation>Pari! Allora dividiamo la zuppa di pesce.</translation>
    </message>
    <message>
        <source>My primiera slipped off the hook. This big it was!</source>
        <translation>La primiera mi è scappata dall’amo. Grossa così!</translation>
    </message>
    <message>
        <source>Every single point! They’ll sing about this!</source>
        <translation>Tutti i punti! Ci faranno una canzone!</translation>
    </message>
    <message>
        <source>Two boats, one harbour. Who gets in first?</source>
        <translation>Due barche, un porto. Chi entra per primo?</translation>
    </message>
    <message>
        <source>I’m so far out, you need a telescope!</source>
        <translation>Sono così al largo che ti serve il cannocchiale!</translation>
    </message>
    <message>
        <source>Row slower, will you? I can hardly see you.</source>
        <translation>Rema più piano, dai! Quasi non ti vedo più.</translation>
    </message>
    <message>
        <source>Full sail! There I am beside you!</source>
        <translation>Vele al vento! Eccomi di fianco a te!</translation>
    </message>
    <message>
        <source>Think, think. Fish don’t bite on command either.</source>
        <translation>Pensa, pensa. Neanche i pesci abboccano a comando.</translation>
    </message>
    <message>
        <source>A pleasure. You lose with grace, and that is rarer than winning.</source>
        <translation>Un piacere. Sai perdere con grazia, ed è più raro che vincere.</translation>
    </message>
    <message>
        <source>Forty cards, and I know each by name.</source>
        <translation>Quaranta carte, e di ognuna so il nome.</translation>
    </message>
    <message>
        <source>Play well. I do not like winning against nobody.</source>
        <translation>Gioca bene. Non mi piace vincere contro nessuno.</translation>
    </message>
    <message>
        <source>So you want to see it once more. Gladly.</source>
        <translation>Dunque vuoi rivederlo. Con piacere.</translation>
    </message>
    <message>
        <source>I have not forgotten how you played. Have you?</source>
        <translation>Io non ho scordato come hai giocato. E tu?</translation>
    </message>
    <message>
        <source>With your permission.</source>
        <translation>Con permesso.</translation>
    </message>
    <message>
        <source>A tidy table is half of good manners.</source>
        <translation>Una tavola in ordine è mezza educazione.</translation>
    </message>
    <message>
        <source>Once is luck. This was not luck.</source>
        <translation>Una volta è fortuna. Questa no.</translation>
    </message>
    <message>
        <source>You are too generous with me.</source>
        <translation>Mi vizi troppo.</translation>
    </message>
    <message>
        <source>I left the door open. My own fault.</source>
        <translation>Ho lasciato la porta aperta. Colpa mia.</translation>
    </message>
    <message>
        <source>Elegant. I could not have done it better.</source>
        <translation>Elegante. Non avrei saputo far meglio.</translation>
    </message>
    <message>
        <source>Another. I shall have to be stricter with myself.</source>
        <translation>Un’altra. Dovrò essere più severa con me stessa.</translation>
    </message>
    <message>
        <source>It suits my hair, does it not?</source>
        <translation>Si intona ai miei capelli, vero?</translation>
    </message>
    <message>
        <source>I have been expecting this one.</source>
        <translation>Questa la stavo aspettando.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Preso nota.</translation>
    </message>
    <message>
        <source>A beautiful choice. I would have chosen it too.</source>
        <translation>Ottima scelta. L’avrei presa anch’io.</translation>
    </message>
    <message>
        <source>A bouquet. Thank you.</source>
        <translation>Un bel mazzo di fiori. Grazie.</translation>
    </message>
    <message>
        <source>I cannot help it. I love cards in company.</source>
        <translation>È più forte di me. Amo le carte in compagnia.</translation>
    </message>
    <message>
        <source>A large handful. I hope you counted it.</source>
        <translation>Una bella manciata. Spero che tu l’abbia contata.</translation>
    </message>
    <message>
        <source>One ought to show what one is proud of.</source>
        <translation>Ciò di cui si va fieri, si mostra.</translation>
    </message>
    <message>
        <source>Charming. And now I know what you hold.</source>
        <translation>Incantevole. E ora so che cos’hai in mano.</translation>
    </message>
    <message>
        <source>The arithmetic was on my side that round.</source>
        <translation>L’aritmetica era dalla mia, in quella smazzata.</translation>
    </message>
    <message>
        <source>Thank you. One more like that, please.</source>
        <translation>Grazie. Un’altra così, per favore.</translation>
    </message>
    <message>
        <source>You counted better than I did. It happens rarely.</source>
        <translation>Hai contato meglio di me. Capita di rado.</translation>
    </message>
    <message>
        <source>I took too much and kept too little. Well.</source>
        <translation>Ho preso troppo e tenuto troppo poco. Pazienza.</translation>
    </message>
    <message>
        <source>Equal. My mother would call it a polite result.</source>
        <translation>Pari. Mia madre direbbe: un risultato cortese.</translation>
    </message>
    <message>
        <source>A trifle more, and the primiera was mine.</source>
        <translation>Un’inezia in più, e la primiera era mia.</translation>
    </message>
    <message>
        <source>Not one point for you? I almost blush.</source>
        <translation>Nemmeno un punto per te? Quasi arrossisco.</translation>
    </message>
    <message>
        <source>It comes down to one card now. I know which.</source>
        <translation>Ora decide una carta. E io so quale.</translation>
    </message>
    <message>
        <source>Do not despair. Even I make mistakes, I am told.</source>
        <translation>Coraggio. Anch’io sbaglio, mi dicono.</translation>
    </message>
    <message>
        <source>Such a lead becomes you. Do not get used to it.</source>
        <translation>Quel vantaggio ti dona. Non ci fare l’abitudine.</translation>
    </message>
    <message>
        <source>I was behind. I am no longer.</source>
        <translation>Ero indietro. Non lo sono più.</translation>
    </message>
    <message>
        <source>Think as long as you like. Haste never won a hand.</source>
        <translation>Pensa pure. La fretta non ha mai vinto una mano.</translation>
    </message>
    <message>
        <source>The day is mine, and the wine is yours. Sit a while longer.</source>
        <translation>La giornata è mia, e il vino è tuo. Resta ancora un po’.</translation>
    </message>
    <message>
        <source>I hand you my sword. Keep it until the next time.</source>
        <translation>Ti consegno la spada. Tienila fino alla prossima volta.</translation>
    </message>
    <message>
        <source>Welcome. I saved you the chair with the view.</source>
        <translation>Salute a te. Ti ho tenuto la sedia con la vista.</translation>
    </message>
    <message>
        <source>The wine must breathe, and so must a match.</source>
        <translation>Il vino deve respirare, e la partita pure.</translation>
    </message>
    <message>
        <source>I have laid my sword aside. Only cards today.</source>
        <translation>La spada l’ho posata. Oggi solo carte.</translation>
    </message>
    <message>
        <source>Another battle. The last one honours us both.</source>
        <translation>Un’altra battaglia. L’ultima ci fa onore.</translation>
    </message>
    <message>
        <source>The table is still warm. Let us go on.</source>
        <translation>Il tavolo è ancora caldo. Continuiamo.</translation>
    </message>
    <message>
        <source>One waits, and the gate opens.</source>
        <translation>Si aspetta, e la porta si apre.</translation>
    </message>
    <message>
        <source>The field is clear.</source>
        <translation>Il campo è libero.</translation>
    </message>
    <message>
        <source>The next charge is always the shorter one.</source>
        <translation>La nuova carica è sempre più breve.</translation>
    </message>
    <message>
        <source>Fortune knows where I live.</source>
        <translation>La fortuna sa dove abito.</translation>
    </message>
    <message>
        <source>A gap in my line. You were right to charge.</source>
        <translation>Un varco nelle mie file. Hai fatto bene a passare.</translation>
    </message>
    <message>
        <source>I salute you.</source>
        <translation>Mi levo il cappello.</translation>
    </message>
    <message>
        <source>You press me hard. Good, I was growing lazy.</source>
        <translation>Mi incalzi. Bene, stavo impigrendo.</translation>
    </message>
    <message>
        <source>Patience pays in gold.</source>
        <translation>La pazienza paga in oro.</translation>
    </message>
    <message>
        <source>A jewel for the hat.</source>
        <translation>Un gioiello per il cappello.</translation>
    </message>
    <message>
        <source>A fair prize. You fought for it.</source>
        <translation>Un bel premio. Te lo sei guadagnato.</translation>
    </message>
    <message>
        <source>I shall wait for another. I am good at waiting.</source>
        <translation>Ne aspetterò un’altra. So aspettare.</translation>
    </message>
    <message>
        <source>A long siege, and the whole town surrenders.</source>
        <translation>Lungo assedio, e tutta la città si arrende.</translation>
    </message>
    <message>
        <source>These march with me now.</source>
        <translation>Queste ora marciano con me.</translation>
    </message>
    <message>
        <source>A rich haul. Carry it home in peace.</source>
        <translation>Ricco bottino. Portalo a casa in pace.</translation>
    </message>
    <message>
        <source>I show my colours early today.</source>
        <translation>Oggi alzo subito la bandiera.</translation>
    </message>
    <message>
        <source>You open with the drums. I hear them.</source>
        <translation>Cominci con i tamburi. Li sento.</translation>
    </message>
    <message>
        <source>That round came to me because I let it come.</source>
        <translation>Quella smazzata è venuta a chi sapeva aspettare.</translation>
    </message>
    <message>
        <source>A small advance. The war is not over.</source>
        <translation>Un piccolo passo. La guerra non è finita.</translation>
    </message>
    <message>
        <source>You held the better ground. Well done.</source>
        <translation>Avevi il terreno migliore. Ben fatto.</translation>
    </message>
    <message>
        <source>One retreats, one thinks, one returns.</source>
        <translation>Ci si ritira, si riflette, si ritorna.</translation>
    </message>
    <message>
        <source>Neither side gave way. I like such days.</source>
        <translation>Nessuno ha ceduto. Mi piacciono giorni così.</translation>
    </message>
    <message>
        <source>The primiera fell by the width of a feather.</source>
        <translation>La primiera è caduta per una piuma.</translation>
    </message>
    <message>
        <source>Not a flag left standing. Forgive me.</source>
        <translation>Non è rimasta una bandiera in piedi. Perdonami.</translation>
    </message>
    <message>
        <source>Now hold your breath. I am holding mine.</source>
        <translation>Ora trattieni il fiato. Io lo trattengo.</translation>
    </message>
    <message>
        <source>I have the hill. But hills have been taken before.</source>
        <translation>Ho la collina. Ma le colline si riprendono.</translation>
    </message>
    <message>
        <source>You are far ahead. The longest roads are my favourites.</source>
        <translation>Sei molto avanti. Amo le strade lunghe.</translation>
    </message>
    <message>
        <source>Slowly, slowly, and here I stand beside you.</source>
        <translation>Piano piano, eccomi al tuo fianco.</translation>
    </message>
    <message>
        <source>Think in peace. I have never hurried anybody.</source>
        <translation>Pensa in pace. Non ho mai messo fretta a nessuno.</translation>
    </message>
    <message>
        <source>I saw the last card three plays ago. You saw it two ago. Remarkable.</source>
        <translation>L’ultima carta l’ho vista tre giocate fa. Tu due. Notevole.</translation>
    </message>
    <message>
        <source>I shall think about this match for a long time. Thank you.</source>
        <translation>Penserò a lungo a questa partita. Grazie.</translation>
    </message>
    <message>
        <source>I know ten thousand deals. This one is new to me too.</source>
        <translation>Conosco diecimila mani. Questa è nuova anche per me.</translation>
    </message>
    <message>
        <source>Come, let us see what chance has written.</source>
        <translation>Vieni, vediamo che cosa ha scritto il caso.</translation>
    </message>
    <message>
        <source>You return to the same book. So do I.</source>
        <translation>Torni allo stesso libro. Anch’io.</translation>
    </message>
    <message>
        <source>I have thought about our last match. Have you?</source>
        <translation>Ho ripensato all’ultima partita. E tu?</translation>
    </message>
    <message>
        <source>An empty sky. How restful.</source>
        <translation>Un cielo sgombro. Che pace.</translation>
    </message>
    <message>
        <source>It was written on the table. I only read it.</source>
        <translation>Era scritto sul tavolo. Io l’ho solo letto.</translation>
    </message>
    <message>
        <source>Even comets come back, if one is patient.</source>
        <translation>Anche le comete tornano, con pazienza.</translation>
    </message>
    <message>
        <source>Forgive an old man his little pleasures.</source>
        <translation>Perdona a un vecchio i suoi piccoli piaceri.</translation>
    </message>
    <message>
        <source>I had seen it. I hoped that you had not.</source>
        <translation>L’avevo visto. Speravo che ti sfuggisse.</translation>
    </message>
    <message>
        <source>A bright star rises on your side.</source>
        <translation>Una stella brillante sorge dalla tua parte.</translation>
    </message>
    <message>
        <source>Once more! I must revise my charts.</source>
        <translation>Ancora! Devo rivedere le mie carte celesti.</translation>
    </message>
    <message>
        <source>A small sun for my sky.</source>
        <translation>Un piccolo sole per il mio cielo.</translation>
    </message>
    <message>
        <source>I have known this card for seventy years.</source>
        <translation>Conosco questa carta da settant’anni.</translation>
    </message>
    <message>
        <source>Well calculated. Or was it instinct?</source>
        <translation>Ben calcolato. O era istinto?</translation>
    </message>
    <message>
        <source>It has found its orbit. For this round.</source>
        <translation>Ha trovato la sua orbita. Per questa smazzata.</translation>
    </message>
    <message>
        <source>A whole constellation. I shall give it a name.</source>
        <translation>Un’intera costellazione. Le darò un nome.</translation>
    </message>
    <message>
        <source>Sums like these keep the mind young.</source>
        <translation>Somme così tengono giovane la mente.</translation>
    </message>
    <message>
        <source>You add up faster than my abacus.</source>
        <translation>Sommi più in fretta del mio abaco.</translation>
    </message>
    <message>
        <source>Chance has a sense of humour. See for yourself.</source>
        <translation>Il caso ha il senso dell’umorismo. Guarda tu.</translation>
    </message>
    <message>
        <source>The heavens are on your side. Do not waste it.</source>
        <translation>Il cielo è dalla tua. Non sprecarlo.</translation>
    </message>
    <message>
        <source>That round obeyed the theory. They seldom do.</source>
        <translation>Quella smazzata ha obbedito alla teoria. Capita di rado.</translation>
    </message>
    <message>
        <source>You hid your plans well. Your cards, less so.</source>
        <translation>Hai nascosto bene i piani. Le carte, un po’ meno.</translation>
    </message>
    <message>
        <source>You taught me something. At my age, a gift.</source>
        <translation>Mi hai insegnato qualcosa. Alla mia età, un dono.</translation>
    </message>
    <message>
        <source>My books did not mention that line of play.</source>
        <translation>I miei libri non parlano di quella linea di gioco.</translation>
    </message>
    <message>
        <source>Balance. The rarest of results, and the fairest.</source>
        <translation>Equilibrio. Il risultato più raro, e il più giusto.</translation>
    </message>
    <message>
        <source>One card, and the primiera changed its mind.</source>
        <translation>Una carta, e la primiera ha cambiato idea.</translation>
    </message>
    <message>
        <source>Everything fell into place. It frightens me a little.</source>
        <translation>Tutto è andato a posto. Mi spaventa un po’.</translation>
    </message>
    <message>
        <source>From here on, even I cannot see the end.</source>
        <translation>Da qui in poi, la fine non la vedo neanch’io.</translation>
    </message>
    <message>
        <source>Numbers are patient. They may yet turn to you.</source>
        <translation>I numeri sono pazienti. Possono ancora darti ragione.</translation>
    </message>
    <message>
        <source>You lead by a light year. I travel at light speed.</source>
        <translation>Mi precedi di un anno luce. Io viaggio alla sua velocità.</translation>
    </message>
    <message>
        <source>The planets meet again. So do our scores.</source>
        <translation>I pianeti si ritrovano. E anche i nostri punti.</translation>
    </message>
    <message>
        <source>A long thought is never wasted. I read meanwhile.</source>
        <translation>Pensare a lungo non è mai sprecato. Io intanto leggo.</translation>
    </message>
    <message>
        <source>I shone a little brighter tonight. Tomorrow it may be you.</source>
        <translation>Stasera ho brillato un po’ di più. Domani magari tocca a te.</translation>
    </message>
    <message>
        <source>You outshone me. I will wane, and come back fuller.</source>
        <translation>Hai brillato più di me. Calerò, e tornerò più piena.</translation>
    </message>
    <message>
        <source>I rise when you sit down. Shall we?</source>
        <translation>Sorgo quando ti siedi tu. Cominciamo?</translation>
    </message>
    <message>
        <source>You by day, I by night. At the table we meet.</source>
        <translation>Tu di giorno, io di notte. Al tavolo ci si incontra.</translation>
    </message>
    <message>
        <source>As good as you are, so good am I today.</source>
        <translation>Giochi bene? Allora oggi gioco bene anch’io.</translation>
    </message>
    <message>
        <source>Another night, another mirror. Gladly.</source>
        <translation>Un altro giro di luna. Volentieri.</translation>
    </message>
    <message>
        <source>I knew you would want another. I did too.</source>
        <translation>Sapevo che ne volevi un’altra. Anch’io.</translation>
    </message>
    <message>
        <source>Ebb tide. The beach is bare.</source>
        <translation>Bassa marea. La spiaggia è vuota.</translation>
    </message>
    <message>
        <source>I borrowed that idea from you.</source>
        <translation>L’idea l’ho presa in prestito da te.</translation>
    </message>
    <message>
        <source>Full moon tonight, it seems.</source>
        <translation>Luna piena stasera, pare.</translation>
    </message>
    <message>
        <source>Tides come back. So do I.</source>
        <translation>Le maree tornano. Io pure.</translation>
    </message>
    <message>
        <source>You shine, and I go pale.</source>
        <translation>Tu splendi, e io impallidisco.</translation>
    </message>
    <message>
        <source>I blinked. You did not.</source>
        <translation>Ho sbattuto le palpebre. Tu no.</translation>
    </message>
    <message>
        <source>Again. Now I have to grow as well.</source>
        <translation>Ancora. Ora devo crescere anch’io.</translation>
    </message>
    <message>
        <source>A little light for the dark half.</source>
        <translation>Un po’ di luce per la mia metà buia.</translation>
    </message>
    <message>
        <source>I wanted it as much as you did.</source>
        <translation>La volevo quanto te.</translation>
    </message>
    <message>
        <source>It shines on you now.</source>
        <translation>Ora splende su di te.</translation>
    </message>
    <message>
        <source>I reached for it too. You were quicker.</source>
        <translation>Ci puntavo anch’io. Hai fatto prima tu.</translation>
    </message>
    <message>
        <source>High tide! It brings all sorts of things.</source>
        <translation>Alta marea! Porta di tutto.</translation>
    </message>
    <message>
        <source>So many stars around one moon.</source>
        <translation>Quante stelle intorno a una luna sola.</translation>
    </message>
    <message>
        <source>Your tide is high. I wait for mine.</source>
        <translation>La tua marea è alta. Io aspetto la mia.</translation>
    </message>
    <message>
        <source>No clouds tonight: I can show you all of it.</source>
        <translation>Stasera niente nuvole: ti mostro tutto.</translation>
    </message>
    <message>
        <source>I see you clearly now. Lovely.</source>
        <translation>Ora ti vedo chiaramente. Che bello.</translation>
    </message>
    <message>
        <source>My half of the sky, that round.</source>
        <translation>Quella smazzata era la mia metà del cielo.</translation>
    </message>
    <message>
        <source>I waxed a little. You know how it goes.</source>
        <translation>Sono cresciuta un po’. Sai come va.</translation>
    </message>
    <message>
        <source>Now I am a thin crescent. It passes.</source>
        <translation>Ora sono una falce sottile. Passerà.</translation>
    </message>
    <message>
        <source>Well played. I will remember how.</source>
        <translation>Ben giocato. Mi ricorderò come.</translation>
    </message>
    <message>
        <source>Equal, as it should be between us.</source>
        <translation>Pari, come dev’essere tra noi.</translation>
    </message>
    <message>
        <source>A sliver of moon more, and the primiera was mine.</source>
        <translation>Uno spicchio di luna in più, e la primiera era mia.</translation>
    </message>
    <message>
        <source>An eclipse. It lasts only a moment, I promise.</source>
        <translation>Un’eclissi. Dura solo un attimo, prometto.</translation>
    </message>
    <message>
        <source>Side by side, like you and your reflection.</source>
        <translation>Fianco a fianco, come te e il tuo riflesso.</translation>
    </message>
    <message>
        <source>I am a step ahead. You will catch up, you always do.</source>
        <translation>Sono un po’ avanti. Mi raggiungi, come sempre.</translation>
    </message>
    <message>
        <source>You run ahead, and I follow like your shadow.</source>
        <translation>Tu corri avanti, e io ti seguo come un’ombra.</translation>
    </message>
    <message>
        <source>There, level again. I missed you up here.</source>
        <translation>Ecco, di nuovo pari. Mi mancavi quassù.</translation>
    </message>
    <message>
        <source>I have all night. Think as long as you wish.</source>
        <translation>Ho tutta la notte. Pensa quanto vuoi.</translation>
    </message>
    <message>
        <source>You stay with me? That makes my day, dear.</source>
        <translation>Resti con me? Mi rallegri la giornata, tesoro.</translation>
    </message>
    <message>
        <source>The flowers are yours today. You earned them.</source>
        <translation>Oggi i fiori sono tuoi. Te li meriti.</translation>
    </message>
    <message>
        <source>I expected you. I have cut flowers for the table.</source>
        <translation>Ti aspettavo. Ho colto fiori freschi per il tavolo.</translation>
    </message>
    <message>
        <source>There you are. The cards have been asking for you.</source>
        <translation>Eccoti. Le carte chiedevano di te.</translation>
    </message>
    <message>
        <source>I beat you! Now you’ll want to beat me back, right?</source>
        <translation>Ti ho battuto! Adesso vorrai la rivincita, vero?</translation>
    </message>
    <message>
        <source>You won! Can I keep score next time, at least?</source>
        <translation>Hai vinto! La prossima volta posso almeno segnare i punti?</translation>
    </message>
    <message>
        <source>What luck I had! Stay for supper, then we are even.</source>
        <translation>Che fortuna ho avuto! Resta a cena, così siamo pari.</translation>
    </message>
    <message>
        <source>You won, dear, and you have earned the biggest slice.</source>
        <translation>Hai vinto, tesoro, e la fetta più grande è tua.</translation>
    </message>
    <message>
        <source>Write it on the harbour wall: Beppe has won!</source>
        <translation>Scrivetelo sul muro del porto: ha vinto Beppe!</translation>
    </message>
    <message>
        <source>You’ve won. But you should have seen the one that got away!</source>
        <translation>Hai vinto. Ma dovevi vedere quella che mi è scappata!</translation>
    </message>
    <message>
        <source>I won by arithmetic. Next time, surprise me.</source>
        <translation>Ho vinto con l’aritmetica. La prossima volta, sorprendimi.</translation>
    </message>
    <message>
        <source>I do not often say this: play me again, please.</source>
        <translation>Non lo dico spesso: giochiamo ancora, per favore.</translation>
    </message>
    <message>
        <source>You fought to the last card. I remember such opponents.</source>
        <translation>Fino all’ultima carta. Di chi lotta così mi ricordo.</translation>
    </message>
    <message>
        <source>A defeat like this is worth three easy victories.</source>
        <translation>Una sconfitta così vale tre vittorie comode.</translation>
    </message>
    <message>
        <source>The score lies a little. You were nearer than it says.</source>
        <translation>Il punteggio mente un po’. C’eri più vicino di quanto dica.</translation>
    </message>
    <message>
        <source>So there are still things that are not in my books. How wonderful.</source>
        <translation>Dunque esistono ancora cose che i miei libri non dicono. Che meraviglia.</translation>
    </message>
    <message>
        <source>I was one step ahead, no more. You will see it from here soon.</source>
        <translation>Ero avanti di un passo, non di più. Presto lo vedrai da quassù.</translation>
    </message>
    <message>
        <source>The sun wins the day. I have the night to think it over.</source>
        <translation>Il giorno è del sole. Io ho la notte per pensarci.</translation>
    </message>
</context>
<context>
    <name>ReplaceFileDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>Sostituire il file?</translation>
    </message>
    <message>
        <source>“{name}” already exists in “{folder}”.</source>
        <translation>«{name}» esiste già in «{folder}».</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Scegli un altro nome</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Best</source>
        <translation>Ottima</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Buona</translation>
    </message>
    <message>
        <source>Small slip</source>
        <translation>Sbavatura</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Erroraccio</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>Sfortuna</translation>
    </message>
    <message>
        <source>{number}% of the chance to win</source>
        <translation>{number}% di probabilità di vincere</translation>
    </message>
    <message>
        <source>{card}, laid down</source>
        <translation>{card}, senza presa</translation>
    </message>
    <message>
        <source>{card} takes {cards}</source>
        <translation>{card} prende {cards}</translation>
    </message>
    <message>
        <source>declaring {cards}</source>
        <translation>dichiarare {cards}</translation>
    </message>
    <message>
        <source>taking {cards} before playing a card</source>
        <translation>prendere {cards} prima di giocare una carta</translation>
    </message>
    <message>
        <source>keeping the card that was cut</source>
        <translation>tenere la carta tagliata</translation>
    </message>
    <message>
        <source>putting the card that was cut on the table</source>
        <translation>mettere in tavola la carta tagliata</translation>
    </message>
    <message>
        <source>declaring nothing</source>
        <translation>non dichiarare niente</translation>
    </message>
    <message>
        <source>taking the opening cards</source>
        <translation>prendere le carte in tavola</translation>
    </message>
    <message>
        <source>{card} takes the pile under {cards}</source>
        <translation>{card} prende il mazzetto sotto {cards}</translation>
    </message>
    <message>
        <source>leaving the opening cards on the table</source>
        <translation>lasciare le carte in tavola</translation>
    </message>
    <message>
        <source>calling out</source>
        <translation>chiamarsi fuori</translation>
    </message>
    <message>
        <source>You won by luck.</source>
        <translation>Hai vinto per fortuna.</translation>
    </message>
    <message>
        <source>You won by luck and by your play.</source>
        <translation>Hai vinto per fortuna e grazie al tuo gioco.</translation>
    </message>
    <message>
        <source>You won. Neither luck nor play clearly decided it.</source>
        <translation>Hai vinto. Né la fortuna né il gioco sono stati chiaramente decisivi.</translation>
    </message>
    <message>
        <source>You lost by bad luck.</source>
        <translation>Hai perso per sfortuna.</translation>
    </message>
    <message>
        <source>You lost by bad luck and by your play.</source>
        <translation>Hai perso per sfortuna e per il tuo gioco.</translation>
    </message>
    <message>
        <source>You lost. Neither luck nor play clearly decided it.</source>
        <translation>Hai perso. Né la fortuna né il gioco sono stati chiaramente decisivi.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Smazzata {number}</translation>
    </message>
    <message>
        <source>No other move was clearly better.</source>
        <translation>Nessun’altra mossa era chiaramente migliore.</translation>
    </message>
    <message>
        <source>It cost {cost}.</source>
        <translation>Costo: {cost}.</translation>
    </message>
    <message>
        <source>The better move: {reasons}.</source>
        <translation>La mossa migliore: {reasons}.</translation>
    </message>
    <message>
        <source>The one played: {reasons}.</source>
        <translation>Quella giocata: {reasons}.</translation>
    </message>
    <message>
        <source>The last cards are known: played to the end, it brings more.</source>
        <translation>Le ultime carte sono note: giocando fino in fondo, rende di più.</translation>
    </message>
    <message>
        <source>Over all the ways the hidden cards could lie, it brings more.</source>
        <translation>In media, comunque stiano le carte coperte, rende di più.</translation>
    </message>
    <message>
        <source>Better as the cards lay</source>
        <translation>Meglio, per come stavano le carte</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Hai giocato</translation>
    </message>
    <message>
        <source>{name} played</source>
        <translation>{name} ha giocato</translation>
    </message>
    <message>
        <source>Points lost in ten moves: {players}.</source>
        <translation>Punti persi in dieci mosse: {players}.</translation>
    </message>
    <message>
        <source>Lead after {rounds}: {result} points, of which {luck} by luck.</source>
        <translation>Vantaggio dopo {rounds}: {result} punti, di cui {luck} per fortuna.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Probabilità di vincere</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Lucky or unlucky deal</source>
        <translation>Carte fortunate o sfortunate</translation>
    </message>
    <message>
        <source>Round {number}, move {move}</source>
        <translation>Smazzata {number}, mossa {move}</translation>
    </message>
    <message>
        <source>You won by your play.</source>
        <translation>Hai vinto grazie al tuo gioco.</translation>
    </message>
    <message>
        <source>You lost by your play.</source>
        <translation>Hai perso per il tuo gioco.</translation>
    </message>
    <message>
        <source>No mistake: nothing better could be known. As the cards lay, the other move was better.</source>
        <translation>Nessun errore: non si poteva sapere di meglio. Per come stavano le carte, l’altra mossa era migliore.</translation>
    </message>
    <message>
        <source>Most moves of {name} were made by somebody else: there is no verdict.</source>
        <translation>La maggior parte delle mosse di {name} è di qualcun altro: non c’è un giudizio.</translation>
    </message>
    <message>
        <source>Most of your moves were made for you: there is no verdict on your play.</source>
        <translation>La maggior parte delle mosse è stata fatta al posto tuo: non c’è un giudizio sul tuo gioco.</translation>
    </message>
    <message>
        <source>Forced and indifferent moves do not count.</source>
        <translation>Le mosse obbligate o indifferenti non contano.</translation>
    </message>
    <message>
        <source>All this is about this match. Who plays better shows only over many matches.</source>
        <translation>Tutto questo riguarda solo questa partita. Chi gioca meglio si vede solo in molte partite.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} ha vinto.</translation>
    </message>
    <message>
        <source>{name} lost.</source>
        <translation>{name} ha perso.</translation>
    </message>
    <message>
        <source>The cards were about even.</source>
        <translation>Le carte erano più o meno pari.</translation>
    </message>
    <message>
        <source>The cards gave {name} {points}.</source>
        <translation>Le carte hanno dato a {name} {points}.</translation>
    </message>
    <message>
        <source>The cards cost {name} {points}.</source>
        <translation>Le carte sono costate a {name} {points}.</translation>
    </message>
    <message>
        <source>The cards gave you {points}.</source>
        <translation>Le carte ti hanno dato {points}.</translation>
    </message>
    <message>
        <source>The cards cost you {points}.</source>
        <translation>Le carte ti sono costate {points}.</translation>
    </message>
    <message>
        <source>By play, {name} gave away {points}</source>
        <translation>Con il gioco {name} ha regalato {points}</translation>
    </message>
    <message>
        <source>By your play you gave away {points}</source>
        <translation>Con il tuo gioco hai regalato {points}</translation>
    </message>
    <message>
        <source>almost nothing</source>
        <translation>quasi nulla</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>circa {points}</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review of the match</source>
        <translation>Analisi della partita</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tutte le mosse</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>&amp;Tutte le mosse</translation>
    </message>
    <message>
        <source>0 to 100: the fewer points the moves cost, the higher.</source>
        <translation>Da 0 a 100: meno punti costano le mosse, più è alta.</translation>
    </message>
    <message>
        <source>None: no move cost anything that could be known.</source>
        <translation>Nessuno: nessuna mossa è costata qualcosa che si potesse sapere.</translation>
    </message>
    <message>
        <source>On the table you can only look at your own moves.</source>
        <translation>Sul tavolo puoi guardare solo le tue mosse.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <translation>&amp;Torna all’analisi</translation>
    </message>
    <message>
        <source>The most expensive moments</source>
        <translation>I momenti più costosi</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Finora nessuno.</translation>
    </message>
    <message>
        <source>Chance to win: {name}</source>
        <translation>Probabilità di vincere: {name}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>&amp;How sure is this?</source>
        <translation>&amp;Quanto è sicuro?</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Cerca nella pagina</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Trova successivo</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>“{words}” is not on this page.</source>
        <translation>«{words}» non c’è in questa pagina.</translation>
    </message>
    <message>
        <source>The game on the table, with the rules you are playing.</source>
        <translation>Il gioco in corso, con le regole con cui giochi.</translation>
    </message>
    <message>
        <source>This page shows the usual rules of the game.</source>
        <translation>Questa pagina mostra le regole abituali del gioco.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leggi</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{path}” is not a match that can be played: {reason}.</source>
        <translation>«{path}» non è una partita che si possa giocare: {reason}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{points} short of {target}</source>
        <translation>ne mancano {points} per arrivare a {target}</translation>
    </message>
    <message>
        <source>at the target of {target}</source>
        <translation>al traguardo: {target}</translation>
    </message>
    <message>
        <source>past the target of {target}</source>
        <translation>oltre il traguardo: {target}</translation>
    </message>
    <message>
        <source>{name}: {gained} this round, {points} in the match, {distance}</source>
        <translation>{name}: {gained} in questa smazzata, {points} nella partita, {distance}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Questa smazzata</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Most cards: {figures}.</source>
        <translation>Più carte: {figures}.</translation>
    </message>
    <message>
        <source>Most coins: {figures}.</source>
        <translation>Più denari: {figures}.</translation>
    </message>
    <message>
        <source>Most sevens: {figures}.</source>
        <translation>Più sette: {figures}.</translation>
    </message>
    <message>
        <source>Most sixes: {figures}.</source>
        <translation>Più sei: {figures}.</translation>
    </message>
    <message>
        <source>Sevens: {figure} each.</source>
        <translation>Sette: {figure} a testa.</translation>
    </message>
    <message>
        <source>Sixes: {figure} each.</source>
        <translation>Sei: {figure} a testa.</translation>
    </message>
    <message>
        <source>Once the match is won, no more points are counted.</source>
        <translation>Vinta la partita, non si contano altri punti.</translation>
    </message>
    <message>
        <source>{category} {figures}: {sum}.</source>
        <translation>{category} {figures}: {sum}.</translation>
    </message>
    <message>
        <source>{category}: {best} beats {others}.</source>
        <translation>{category}: {best} batte {others}.</translation>
    </message>
    <message>
        <source>{category}: {best}.</source>
        <translation>{category}: {best}.</translation>
    </message>
    <message>
        <source>Nobody took the {cards}.</source>
        <translation>Non l’ha preso nessuno: {cards}.</translation>
    </message>
    <message>
        <source>You took the {cards}.</source>
        <translation>Hai preso: {cards}.</translation>
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
        <source>{name}: {declared}.</source>
        <translation>{name}: {declared}.</translation>
    </message>
    <message>
        <source>Nobody declared anything.</source>
        <translation>Nessuno ha dichiarato niente.</translation>
    </message>
    <message>
        <source>Nobody swept the table.</source>
        <translation>Nessuno ha fatto scopa.</translation>
    </message>
    <message>
        <source>{name}: {cards}.</source>
        <translation>{name}: {cards}.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Nessuno segna punti.</translation>
    </message>
    <message>
        <source>Most diamonds: {figures}.</source>
        <translation>Più quadri: {figures}.</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Hai preso tutte le carte di {cards} e vinci la partita.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins the match.</source>
        <translation>{call} {name} ha preso tutte le carte di {cards} e vince la partita.</translation>
    </message>
    <message>
        <source>{call} {name} hold every card of {cards} and win the match.</source>
        <translation>{call} {name}: tutte le carte di {cards} e partita vinta.</translation>
    </message>
    <message>
        <source>You called out and were right: {points}. You win the match.</source>
        <translation>Ti chiami fuori a ragione: {points}. Vinci la partita.</translation>
    </message>
    <message>
        <source>{name} called out and was right: {points}. {name} wins the match.</source>
        <translation>{name} si chiama fuori a ragione: {points}. Vince {name}.</translation>
    </message>
    <message>
        <source>{name} called out and were right: {points}. They win the match.</source>
        <translation>{name} si chiamano fuori a ragione: {points}. Vincono la partita.</translation>
    </message>
    <message>
        <source>You called out with {points} of {needed} and lose the match.</source>
        <translation>Ti chiami fuori con {points} su {needed} e perdi la partita.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and loses the match.</source>
        <translation>{name} si chiama fuori con {points} su {needed} e perde la partita.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and lose the match.</source>
        <translation>{name} si chiamano fuori con {points} su {needed} e perdono la partita.</translation>
    </message>
    <message>
        <source>Only points that were certain count.</source>
        <translation>Valgono solo i punti sicuri.</translation>
    </message>
    <message>
        <source>Equal points: the whole match decides ({what}: {figures}).</source>
        <translation>A parità di punti decide tutta la partita ({what}: {figures}).</translation>
    </message>
    <message>
        <source>Nobody took all of these: {cards}.</source>
        <translation>Nessuno le ha prese tutte: {cards}.</translation>
    </message>
    <message>
        <source>Nobody took every card of {cards}.</source>
        <translation>Nessuno ha preso tutte le carte di {cards}.</translation>
    </message>
    <message>
        <source>You took every card of {cards}.</source>
        <translation>Hai preso tutte le carte di {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>one player</comment>
        <translation>{name}: tutte le carte di {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>partners</comment>
        <translation>{name}: tutte le carte di {cards}.</translation>
    </message>
    <message>
        <source>You have {count}</source>
        <translation>Hai: {count}</translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} ha: {count}</translation>
    </message>
    <message>
        <source>{name} have {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>{least} are needed.</source>
        <translation>ne servono {least}.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>{name}: {cards}, {points}.</source>
        <translation>{name}: {cards}, {points}.</translation>
    </message>
    <message>
        <source>Nobody took {cards}.</source>
        <translation>Nessuno ha preso questa sequenza: {cards}.</translation>
    </message>
    <message>
        <source>It cannot be worth more.</source>
        <translation>Di più non può valere.</translation>
    </message>
    <message>
        <source>{first} to {last} of {suit}</source>
        <translation>da {first} a {last} di {suit}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points.</source>
        <translation>
            <numerusform>{name}: %n punto.</numerusform>
            <numerusform>{name}: %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{worth} each for {names}, so the next best scores: {next}.</source>
        <translation>Parità ({worth}): {names}. Segna chi viene dopo, {next}.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: all of them score.</source>
        <translation>Parità ({worth}): {names}. Segnano tutti.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: nobody scores.</source>
        <translation>Parità ({worth}): {names}. Nessuno segna.</translation>
    </message>
    <message>
        <source>{worth} each: nobody scores.</source>
        <translation>Parità ({worth}): nessuno segna.</translation>
    </message>
    <message>
        <source>No {category}: {reasons}</source>
        <translation>Niente {category}: {reasons}</translation>
    </message>
    <message>
        <source>You have no {suits}.</source>
        <translation>Non hai carte di {suits}.</translation>
    </message>
    <message>
        <source>{name} has no {suits}.</source>
        <translation>{name} non ha carte di {suits}.</translation>
    </message>
    <message>
        <source>{name} have no {suits}.</source>
        <translation>{name}: nessuna carta di {suits}.</translation>
    </message>
    <message>
        <source>{best} against {others}</source>
        <translation>{best} contro {others}</translation>
    </message>
    <message>
        <source>Most Aces: {figures}.</source>
        <translation>Più assi: {figures}.</translation>
    </message>
    <message>
        <source>Most fives: {figures}.</source>
        <translation>Più cinque: {figures}.</translation>
    </message>
    <message>
        <source>Aces: {figure} each.</source>
        <translation>Assi: {figure} a testa.</translation>
    </message>
    <message>
        <source>Fives: {figure} each.</source>
        <translation>Cinque: {figure} a testa.</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score of the round</source>
        <translation>Punti della smazzata</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Prossima smazzata</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Rigioca la smazzata</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fine</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Smazzata {0}</translation>
    </message>
    <message>
        <source>Previous score sheet</source>
        <translation>Segnapunti precedente</translation>
    </message>
    <message>
        <source>Next score sheet</source>
        <translation>Segnapunti successivo</translation>
    </message>
    <message>
        <source>&amp;Table options…</source>
        <translation>&amp;Opzioni del tavolo…</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Ri&amp;vincita</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Hai vinto</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Vince {name}</translation>
    </message>
    <message>
        <source>{name} win</source>
        <translation>Vittoria: {name}</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>La partita è stata chiusa di comune accordo. Nessuno ha vinto o perso.</translation>
    </message>
    <message>
        <source>You win the match, {score}.</source>
        <translation>Hai vinto la partita, {score}.</translation>
    </message>
    <message>
        <source>{name} wins the match, {score}.</source>
        <translation>{name} vince la partita, {score}.</translation>
    </message>
    <message>
        <source>{name} win the match, {score}.</source>
        <translation>Partita vinta: {name}, {score}.</translation>
    </message>
    <message>
        <source>{score} after this round.</source>
        <translation>{score} dopo questa smazzata.</translation>
    </message>
    <message>
        <source>{score}: another round will decide.</source>
        <translation>{score}: deciderà un’altra smazzata.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{score} for you</source>
        <translation>{score} per te</translation>
    </message>
    <message>
        <source>{score} for {name}</source>
        <translation>{score} per {name}</translation>
    </message>
    <message>
        <source>{score} for your side</source>
        <translation>{score} per la tua coppia</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>La prossima volta dai le carte tu.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>La prossima volta dà le carte {name}.</translation>
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
        <translation>nessun punto</translation>
    </message>
</context>
<context>
    <name>ScreenCover</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passa lo schermo a {name}</translation>
    </message>
    <message>
        <source>All hands stay covered until then.</source>
        <translation>Fino ad allora tutte le carte restano coperte.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ci sono</translation>
    </message>
</context>
<context>
    <name>SeatTile</name>
    <message>
        <source>seat {0}, {1}: {2}</source>
        <translation>posto {0}, {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>right</source>
        <translation>a destra</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a sinistra</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>di fronte</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>in alto a destra</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>in alto a sinistra</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compagno</translation>
    </message>
</context>
<context>
    <name>SeatsController</name>
    <message>
        <source>{name} leaves the table</source>
        <translation>{name} lascia il tavolo</translation>
    </message>
    <message>
        <source>{name} comes back</source>
        <translation>{name} riprende il suo posto</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>I posti</translation>
    </message>
    <message>
        <source>A computer player sits in for a person who leaves, and gives the seat back.</source>
        <translation>Un giocatore del computer sostituisce chi lascia il tavolo, e poi gli rende il posto.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>You can take your seat again until the match is over. If you do not, you win neither chips nor experience.</source>
        <translation>Puoi riprendere il tuo posto finché la partita non è finita. Se non lo fai, non vinci né fiche né esperienza.</translation>
    </message>
    <message>
        <source>Leaving a competitive match costs {chips}.</source>
        <translation>Lasciare una partita competitiva costa {chips}.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Take your seat again</source>
        <translation>Riprendi il tuo posto</translation>
    </message>
    <message>
        <source>Leave or take a seat…</source>
        <translation>Lascia o riprendi un posto…</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>a whole number from 0 to 100</source>
        <translation>un numero intero da 0 a 100</translation>
    </message>
    <message>
        <source>a variant, a seating, levels and options, or null</source>
        <translation>una variante, una disposizione, livelli e opzioni, oppure null</translation>
    </message>
    <message>
        <source>It was kept as “{aside}”; the game starts with the default settings.</source>
        <translation>È stato conservato come «{aside}»; il gioco parte con le impostazioni predefinite.</translation>
    </message>
    <message>
        <source>“{path}”: the unknown field “{field}” is too large to be kept.</source>
        <translation>«{path}»: il campo sconosciuto «{field}» è troppo grande per essere conservato.</translation>
    </message>
    <message>
        <source>“{path}”: “{field}” is {value}, but allowed are: {allowed}. The default, {default}, is used.</source>
        <translation>«{path}»: «{field}» vale {value}, ma sono ammessi: {allowed}. Si usa il valore predefinito, {default}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Le modifiche hanno effetto subito.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fatto</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilità</translation>
    </message>
    <message>
        <source>&amp;Restore defaults…</source>
        <translation>&amp;Ripristina…</translation>
    </message>
    <message>
        <source>Asks first, and keeps your name.</source>
        <translation>Prima chiede, e conserva il tuo nome.</translation>
    </message>
    <message>
        <source>Restore the defaults?</source>
        <translation>Ripristinare le impostazioni iniziali?</translation>
    </message>
    <message>
        <source>Cards, table, play and sound go back to their defaults. Language and accessibility stay as they are, unless you restore all pages. Your name and your decks are kept.</source>
        <translation>Carte, tavolo, gioco e suoni tornano come all’inizio. Lingua e accessibilità restano come sono, a meno che tu non ripristini tutte le pagine. Il tuo nome e i tuoi mazzi restano.</translation>
    </message>
    <message>
        <source>Restore all pages</source>
        <translation>Ripristina tutte le pagine</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Non cambiare nulla</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the game</source>
        <translation>Condividi il gioco</translation>
    </message>
    <message>
        <source>{game} in one line</source>
        <translation>{game} in una riga</translation>
    </message>
    <message>
        <source>With deal {number}</source>
        <translation>Con la distribuzione {number}</translation>
    </message>
    <message>
        <source>Paste it into a message. Whoever pastes it into New game gets the same rules.</source>
        <translation>Incollala in un messaggio. Chi la incolla in Nuova partita ha le stesse regole.</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salva in un file…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Copia la riga</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiata.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Everything you can click can also be reached by keyboard.</source>
        <translation>Tutto quello che si fa con il mouse si può fare anche da tastiera.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Suoni</translation>
    </message>
    <message>
        <source>Sounds for cards and sweeps.</source>
        <translation>Suoni per le carte e le scope.</translation>
    </message>
    <message>
        <source>Roo&amp;m</source>
        <translation>&amp;Ambiente</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silenzio</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Osteria</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Cortile</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Porto</translation>
    </message>
    <message>
        <source>What you hear very quietly behind the cards.</source>
        <translation>Ciò che si sente, pianissimo, dietro le carte.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>How loud the sounds are. You hear a card as you change it.</source>
        <translation>Il volume dei suoni. Mentre lo cambi senti una carta.</translation>
    </message>
    <message>
        <source>{0}%</source>
        <translation>{0}%</translation>
    </message>
</context>
<context>
    <name>StakesField</name>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Competitiva</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Posta di ogni giocatore</translation>
    </message>
    <message>
        <source>Undo, hints and the coach are allowed.</source>
        <translation>Puoi annullare mosse e usare consigli e allenatore.</translation>
    </message>
    <message>
        <source>You have {chips}.</source>
        <translation>Hai {chips}.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Best result</source>
        <translation>Miglior risultato</translation>
    </message>
    <message>
        <source>Worst result</source>
        <translation>Peggior risultato</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Partita più lunga</translation>
    </message>
    <message>
        <source>Shortest match</source>
        <translation>Partita più breve</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches between computer players alone are not counted here.</source>
        <translation>
            <numerusform>{count} partita tra soli giocatori del computer non è contata qui.</numerusform>
            <numerusform>{count} partite tra soli giocatori del computer non sono contate qui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} unfinished</source>
        <comment>matches</comment>
        <translation>
            <numerusform>{count} non finita</numerusform>
            <numerusform>{count} non finite</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <translation>dopo {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{count} won</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} vinta</numerusform>
            <numerusform>{count} vinte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lost</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} persa</numerusform>
            <numerusform>{count} perse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tied</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} pari</numerusform>
            <numerusform>{count} pari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} by the others</source>
        <comment>sweeps</comment>
        <translation>
            <numerusform>{count} degli altri</numerusform>
            <numerusform>{count} degli altri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} now</source>
        <comment>matches won in a row</comment>
        <translation>
            <numerusform>ora {count}</numerusform>
            <numerusform>ora {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>{won} of {finished}</source>
        <translation>{won} su {finished}</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punti a smazzata</translation>
    </message>
    <message>
        <source>Lead: {points}</source>
        <translation>Vantaggio: {points}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Più vittorie di fila</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Più sconfitte di fila</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo di gioco</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches of other people are not counted here.</source>
        <translation>
            <numerusform>{count} partita di altre persone non è contata qui.</numerusform>
            <numerusform>{count} partite di altre persone non sono contate qui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Results over time</source>
        <translation>Risultati nel tempo</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Punti per categoria</translation>
    </message>
    <message>
        <source>Wins by opponent</source>
        <translation>Vittorie per avversario</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Show the match</source>
        <translation>Guarda la partita</translation>
    </message>
    <message>
        <source>Fewer figures</source>
        <translation>Meno dati</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Altri dati</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Andamento della valutazione</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Nessuna partita corrisponde</translation>
    </message>
    <message>
        <source>Choose less, and its figures appear here.</source>
        <translation>Allarga il filtro e qui compaiono i numeri.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Ancora niente da contare</translation>
    </message>
    <message>
        <source>Play a match, and its figures appear here.</source>
        <translation>Gioca una partita e qui compaiono i numeri.</translation>
    </message>
    <message>
        <source>Your accuracy by week</source>
        <translation>La tua precisione per settimana</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>“{path}” is not a file.</source>
        <translation>«{path}» non è un file.</translation>
    </message>
    <message>
        <source>“{path}” is not a text file.</source>
        <translation>«{path}» non è un file di testo.</translation>
    </message>
    <message>
        <source>{reason} It was left untouched; move it away so that the game can save there.</source>
        <translation>{reason} Non è stato toccato: spostalo, così il gioco potrà salvare lì.</translation>
    </message>
    <message>
        <source>“{path}” is a broken link.</source>
        <translation>«{path}» è un collegamento interrotto.</translation>
    </message>
    <message>
        <source>“{path}” is not a file, so nothing was saved there.</source>
        <translation>«{path}» non è un file, quindi lì non è stato salvato nulla.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {limit} KiB, the limit for such a file.</source>
        <translation>«{path}» supera i {limit} KiB consentiti per un file di questo tipo.</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved.</source>
        <translation>Il disco è pieno: «{path}» non è stato salvato.</translation>
    </message>
    <message>
        <source>“{path}” is on a read-only disk.</source>
        <translation>«{path}» si trova su un disco di sola lettura.</translation>
    </message>
    <message>
        <source>You do not have permission to use “{path}” or its folder.</source>
        <translation>Non hai i permessi per usare «{path}» o la sua cartella.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Il file «{path}» non esiste.</translation>
    </message>
    <message>
        <source>There is a file where the folder of “{path}” should be.</source>
        <translation>Al posto della cartella di «{path}» c’è un file.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>«{path}» non può essere usato: {reason}.</translation>
    </message>
    <message>
        <source>“{field}” and “{other}” contradict each other</source>
        <translation>«{field}» e «{other}» si contraddicono</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” cannot be used until there is room.</source>
        <translation>Il disco è pieno: «{path}» non si può usare finché non c’è spazio.</translation>
    </message>
    <message>
        <source>line {line} is not valid JSON</source>
        <translation>la riga {line} non è JSON valido</translation>
    </message>
    <message>
        <source>it is not text in UTF-8</source>
        <translation>non è un testo in UTF-8</translation>
    </message>
    <message>
        <source>“{path}” is damaged: {reason}.</source>
        <translation>«{path}» è danneggiato: {reason}.</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>non è un oggetto JSON</translation>
    </message>
    <message>
        <source>“{mark}” is missing</source>
        <translation>manca «{mark}»</translation>
    </message>
    <message>
        <source>“{field}” is {value}, which is not allowed</source>
        <translation>«{field}» è {value}, che non è ammesso</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} non è un numero</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>liste o oggetti sono annidati troppo in profondità</translation>
    </message>
    <message>
        <source>“{name}” is not the name of a file in “{path}”.</source>
        <translation>«{name}» non è il nome di un file in «{path}».</translation>
    </message>
</context>
<context>
    <name>SwitchField</name>
    <message>
        <source>on</source>
        <translation>sì</translation>
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
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Stock and piles</source>
        <translation>Mazzo e mazzetti</translation>
    </message>
    <message>
        <source>No move yet.</source>
        <translation>Ancora nessuna mossa.</translation>
    </message>
    <message>
        <source>Their side</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>su {target}</translation>
    </message>
    <message>
        <source>{cards}, face down</source>
        <translation>{cards} a dorso in su</translation>
    </message>
    <message>
        <source>Table: {content}</source>
        <translation>In tavola: {content}</translation>
    </message>
    <message>
        <source>Your hand: {content}</source>
        <translation>La tua mano: {content}</translation>
    </message>
    <message>
        <source>Stock: {content}</source>
        <translation>Mazzo: {content}</translation>
    </message>
    <message>
        <source>Your pile: {content}</source>
        <translation>Il tuo mazzetto: {content}</translation>
    </message>
    <message>
        <source>{name}’s pile: {content}</source>
        <translation>Mazzetto di {name}: {content}</translation>
    </message>
    <message>
        <source>Your side’s pile: {content}</source>
        <translation>Mazzetto della tua coppia: {content}</translation>
    </message>
    <message>
        <source>Their side’s pile: {content}</source>
        <translation>Mazzetto degli avversari: {content}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>{sweeps} in this round</source>
        <translation>{sweeps} in questa smazzata</translation>
    </message>
    <message>
        <source>{points} declared in this round</source>
        <translation>{points} con le dichiarazioni in questa smazzata</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>master of the table</source>
        <translation>capotavola</translation>
    </message>
    <message>
        <source>Shows how fairly the cards were dealt</source>
        <translation>Mostra se le carte sono state date equamente</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the disc of the dealer: one letter</comment>
        <translation>M</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>La partita è stata chiusa di comune accordo. Nessuno ha vinto o perso.</translation>
    </message>
    <message>
        <source>{name} takes a little longer over this move.</source>
        <translation>{name} ci mette un po’ di più per questa mossa.</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>tempo scaduto</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>takes longer</source>
        <translation>ci mette di più</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>pensa</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatico</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>compagno</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Scegli prima una carta dalla tua mano.</translation>
    </message>
    <message>
        <source>Choose which cards to take.</source>
        <translation>Scegli quali carte prendere.</translation>
    </message>
    <message>
        <source>You have turned over a card: play that one.</source>
        <translation>Hai già girato una carta: gioca quella.</translation>
    </message>
    <message>
        <source>No card of your hand can take these cards together.</source>
        <translation>Nessuna carta della tua mano può prendere queste carte insieme.</translation>
    </message>
    <message>
        <source>First turn over one of your cards.</source>
        <translation>Prima gira una delle tue carte.</translation>
    </message>
    <message>
        <source>The game plays for you. Press “Play yourself” above the table first.</source>
        <translation>Il computer gioca per te. Premi prima «Gioco io» nella barra in alto.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non tocca a te.</translation>
    </message>
    <message>
        <source>First decide whether to take the opening cards.</source>
        <translation>Prima decidi se prendere le carte in tavola.</translation>
    </message>
    <message>
        <source>First decide what to do with the card you cut.</source>
        <translation>Prima decidi che cosa fare della carta tagliata.</translation>
    </message>
    <message>
        <source>It cannot be combined with the selected cards.</source>
        <translation>Non si combina con le carte scelte.</translation>
    </message>
    <message>
        <source>Call out …</source>
        <translation>Fuori…</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Gira una carta</translation>
    </message>
    <message>
        <source>{move} ({number} of {all})</source>
        <translation>{move} ({number} di {all})</translation>
    </message>
    <message>
        <source>Next capture, {number} of {all}</source>
        <translation>Presa successiva: {number} di {all}</translation>
    </message>
    <message>
        <source>No card of your hand can take this card.</source>
        <translation>Nessuna carta della tua mano può prendere questa carta.</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>Stake</source>
        <translation>Posta</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Tempo per turno</translation>
    </message>
    <message>
        <source>Draw cards for the seats</source>
        <translation>Sorteggia i posti con le carte</translation>
    </message>
    <message>
        <source>Cut the pack before each deal</source>
        <translation>Taglia il mazzo prima di ogni smazzata</translation>
    </message>
    <message>
        <source>What each player stakes; the winners share it, less a part for the bank.</source>
        <translation>Quanto punta ogni giocatore; il piatto va ai vincitori, tolta una parte per il banco.</translation>
    </message>
    <message>
        <source>When the time for a move has run out, the game plays for you.</source>
        <translation>Quando il tempo per una mossa è scaduto, il computer gioca per te.</translation>
    </message>
    <message>
        <source>Nobody takes the seat of a computer player during the match.</source>
        <translation>Durante la partita nessuno prende il posto di un giocatore del computer.</translation>
    </message>
    <message>
        <source>While computer players play alone, those who watch may see their cards.</source>
        <translation>Finché giocano solo i giocatori del computer, chi guarda può vedere le loro carte.</translation>
    </message>
    <message>
        <source>The cards that are drawn for the deal also decide who sits where.</source>
        <translation>Le carte pescate per scegliere il mazziere decidono anche i posti.</translation>
    </message>
    <message>
        <source>A player cuts the shuffled pack before each deal.</source>
        <translation>Prima di ogni smazzata un giocatore taglia il mazzo mescolato.</translation>
    </message>
    <message>
        <source>Changed from the next deal on: {changes}</source>
        <translation>Cambia dalla prossima smazzata: {changes}</translation>
    </message>
    <message>
        <source>{name} changed the table options: {changes}</source>
        <translation>{name} ha cambiato le opzioni del tavolo: {changes}</translation>
    </message>
    <message>
        <source>Automatic play for you</source>
        <translation>Gioco automatico per te</translation>
    </message>
    <message>
        <source>You play again</source>
        <translation>Riprendi a giocare tu</translation>
    </message>
    <message>
        <source>Automatic play for {name}</source>
        <translation>Gioco automatico per {name}</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} riprende a giocare</translation>
    </message>
    <message>
        <source>Time ran out for {name}</source>
        <translation>Tempo scaduto per {name}</translation>
    </message>
    <message>
        <source>Ended by agreement</source>
        <translation>Chiusa di comune accordo</translation>
    </message>
    <message>
        <source>{name} sits down in place of {player}</source>
        <translation>{name} prende il posto di {player}</translation>
    </message>
    <message>
        <source>{name} sits in for {player}</source>
        <translation>{name} sostituisce {player}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} secondi</translation>
    </message>
    <message>
        <source>Seat partners by their cards too</source>
        <translation>Anche i compagni in ordine di carta</translation>
    </message>
    <message>
        <source>Nobody sits in for a computer player</source>
        <translation>Nessuno gioca al posto del computer</translation>
    </message>
    <message>
        <source>Whoever watches sees the cards</source>
        <translation>Chi guarda vede le carte</translation>
    </message>
    <message>
        <source>In pairs, the highest card plays with the third. Otherwise the two highest play together.</source>
        <translation>A coppie, la carta più alta gioca con la terza. Altrimenti giocano insieme le due più alte.</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn</source>
        <translation>{seconds} secondi per turno</translation>
    </message>
    <message>
        <source>The pack is cut: {cards} below</source>
        <translation>Mazzo tagliato: {cards} sotto</translation>
    </message>
</context>
<context>
    <name>TableOptionsController</name>
    <message>
        <source>{name} would like to change this: {changes}. Do you agree?</source>
        <translation>{name} vorrebbe cambiare: {changes}. Sei d’accordo?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Sono d’accordo</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Non sono d’accordo</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passa lo schermo a {name}</translation>
    </message>
    <message>
        <source>{name} does not agree, so target and stake stay as they are.</source>
        <translation>{name} non è d’accordo: traguardo e posta restano come sono.</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Opzioni del tavolo</translation>
    </message>
    <message>
        <source>Who is looking?</source>
        <translation>Chi guarda?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>You are looking back: these options held at the position shown.</source>
        <translation>Stai rivedendo le mosse: queste opzioni valevano nella posizione mostrata.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Only a person who plays can change these.</source>
        <translation>Solo chi gioca può cambiarle.</translation>
    </message>
    <message>
        <source>Only {name} can change these.</source>
        <translation>Solo {name} può cambiarle.</translation>
    </message>
    <message>
        <source>Changed table options: {names} should look at them</source>
        <translation>Opzioni del tavolo cambiate: ancora da vedere per {names}</translation>
    </message>
</context>
<context>
    <name>TableOptionsDialog</name>
    <message>
        <source>Table options</source>
        <translation>Opzioni del tavolo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Changes hold from the next deal on.</source>
        <translation>Le modifiche valgono dalla prossima smazzata.</translation>
    </message>
    <message>
        <source>Target and stake of a competitive match are fixed from its first card on.</source>
        <translation>Il traguardo e la posta di una partita competitiva sono fissi dalla prima carta.</translation>
    </message>
    <message>
        <source>A lower target counts at the end of the next round.</source>
        <translation>Un traguardo più basso conta alla fine della prossima smazzata.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Move list</source>
        <translation>Elenco delle mosse</translation>
    </message>
    <message>
        <source>The moves of the round, beside the table.</source>
        <translation>Le mosse della smazzata, accanto al tavolo.</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>&amp;Mostralo</translation>
    </message>
    <message>
        <source>With large cards</source>
        <translation>Con carte grandi</translation>
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
        <translation>Scegli se elencare le mosse della smazzata accanto al tavolo.</translation>
    </message>
    <message>
        <source>With large cards: the list is hidden when it would make the cards smaller.</source>
        <translation>Con carte grandi: l’elenco si nasconde quando rimpicciolirebbe le carte.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>One dark colour without texture, thicker outlines, hatching instead of shading.</source>
        <translation>Un solo colore scuro senza trama, bordi più spessi, tratteggio al posto delle ombre.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>The colour and the weave of the table.</source>
        <translation>Il colore e la trama del tavolo.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Ottanio</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <translation>Grigio ardesia</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prugna</translation>
    </message>
    <message>
        <source>Tobacco brown</source>
        <translation>Marrone tabacco</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, disegnato per Scopa Desktop</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Anteprima del tavolo</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Face-down card {number} of {all}</source>
        <translation>Carta coperta {number} di {all}</translation>
    </message>
    <message>
        <source>{card}, on top of a pile</source>
        <translation>{card}, in cima a un mazzetto</translation>
    </message>
    <message>
        <source>It counts as {value}.</source>
        <translation>Vale {value}.</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, in tavola</translation>
    </message>
    <message>
        <source>{card}, open in your hand</source>
        <translation>{card}, scoperta nella tua mano</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, nella tua mano</translation>
    </message>
    <message>
        <source>{card}, open in the hand of {name}</source>
        <translation>{card}, scoperta nella mano di {name}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Tavolo da gioco</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>TurnTimeController</name>
    <message>
        <source>The time of {name} is up: the game makes this move.</source>
        <translation>Il tempo di {name} è scaduto: questa mossa la fa il computer.</translation>
    </message>
    <message>
        <source>Your time is up: the game makes this move.</source>
        <translation>Il tuo tempo è scaduto: questa mossa la fa il computer.</translation>
    </message>
    <message>
        <source>The time of {name} is up again: the game goes on playing.</source>
        <translation>Il tempo di {name} è scaduto di nuovo: d’ora in poi gioca il computer.</translation>
    </message>
    <message>
        <source>Your time is up again: the game goes on playing for you.</source>
        <translation>Il tuo tempo è scaduto di nuovo: d’ora in poi il computer gioca per te.</translation>
    </message>
    <message>
        <source>{seconds} seconds left</source>
        <translation>Ancora {seconds} secondi</translation>
    </message>
    <message>
        <source>The game plays for you, until you play yourself again.</source>
        <translation>Il computer gioca per te, finché non riprendi tu.</translation>
    </message>
    <message>
        <source>The game plays for {names}.</source>
        <translation>Il computer gioca per {names}.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <translation>Gioco io</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} riprende a giocare</translation>
    </message>
    <message>
        <source>The time of {name} is up: the game cuts the pack.</source>
        <translation>Il tempo di {name} è scaduto: il mazzo lo taglia il computer.</translation>
    </message>
    <message>
        <source>Your time is up: the game cuts the pack.</source>
        <translation>Il tuo tempo è scaduto: il mazzo lo taglia il computer.</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Chiudi questo messaggio</translation>
    </message>
</context>
<context>
    <name>VariantList</name>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Cerca tra i giochi</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>My games</source>
        <translation>I miei giochi</translation>
    </message>
    <message numerus="yes">
        <source>about %n rounds</source>
        <translation>
            <numerusform>circa %n smazzata</numerusform>
            <numerusform>circa %n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds} or {minutes}</source>
        <translation>{rounds}, {minutes}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>a {points}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>regole tue</translation>
    </message>
    <message numerus="yes">
        <source>%n in threes</source>
        <translation>
            <numerusform>%n in terne</numerusform>
            <numerusform>%n in terne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in pairs</source>
        <translation>
            <numerusform>%n a coppie</numerusform>
            <numerusform>%n a coppie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in pairs</source>
        <translation>
            <numerusform>%n giocatore a coppie</numerusform>
            <numerusform>%n giocatori a coppie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <translation>
            <numerusform>{fewest}–%n giocatore</numerusform>
            <numerusform>{fewest}–%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} or %n players</source>
        <translation>
            <numerusform>{some} o %n giocatore</numerusform>
            <numerusform>{some} o %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Ultimo giocato</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Risultati</translation>
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
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Guardi la partita</translation>
    </message>
    <message>
        <source>You sit in for another player.</source>
        <translation>Giochi al posto di un altro.</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Velocità: {speed}</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Tutte le carte scoperte</translation>
    </message>
    <message>
        <source>As {name} sees</source>
        <translation>Dal posto di {name}</translation>
    </message>
    <message>
        <source>No hand open</source>
        <translation>Nessuna mano scoperta</translation>
    </message>
    <message>
        <source>Cards: {view}</source>
        <translation>Carte: {view}</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Mossa successiva</translation>
    </message>
    <message>
        <source>Look from the next seat</source>
        <translation>Guarda dal posto seguente</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Guarda di nuovo</translation>
    </message>
    <message>
        <source>Sit in</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Sit in for a player</source>
        <translation>Sostituisci un giocatore</translation>
    </message>
    <message>
        <source>Play on in the seat of a computer player. The match does not count then.</source>
        <translation>Continua tu al posto di un giocatore del computer. In tal caso la partita non conta.</translation>
    </message>
</context>
<context>
    <name>WatchControls</name>
    <message>
        <source>You sit in for {name}. This match does not count.</source>
        <translation>Giochi al posto di {name}. Questa partita non conta.</translation>
    </message>
</context>
<context>
    <name>_NoMatch</name>
    <message>
        <source>No game matches “{words}”.</source>
        <translation>Nessun gioco corrisponde a «{words}».</translation>
    </message>
    <message>
        <source>Try part of a name, a place such as Genoa or Tunis, a deck, a number of players, or what the cards add up to.</source>
        <translation>Prova con una parte del nome, un luogo come Genova o Tunisi, un mazzo, il numero dei giocatori o la somma delle carte.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostra tutti i giochi</translation>
    </message>
</context>
<context>
    <name>_Reader</name>
    <message>
        <source>The cards cannot be read, because the program has a fault.</source>
        <translation>Le carte non si possono leggere per un errore del programma.</translation>
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
        <translation>sta imparando e prende tutto quello che vede</translation>
    </message>
    <message>
        <source>likes to take many cards at once, and does not keep you waiting</source>
        <translation>gli piace prendere tante carte in un colpo e non ti fa aspettare</translation>
    </message>
    <message>
        <source>overlooks captures, and lays sevens for you to take</source>
        <translation>non vede tutte le prese e ti cala i sette</translation>
    </message>
    <message>
        <source>loves coins and guards sevens</source>
        <translation>ama i denari e si tiene stretti i sette</translation>
    </message>
    <message>
        <source>rarely lays a coin or a seven with another card in hand</source>
        <translation>di rado cala un denaro o un sette, se ha un’altra carta</translation>
    </message>
    <message>
        <source>often does not see that the table could be swept</source>
        <translation>spesso non si accorge che potrebbe fare scopa</translation>
    </message>
    <message>
        <source>goes for every sweep in sight and talks of the last</source>
        <translation>cerca ogni scopa che vede e racconta l’ultima</translation>
    </message>
    <message>
        <source>sees most of the sweeps that can be made</source>
        <translation>vede quasi tutte le scope che si possono fare</translation>
    </message>
    <message>
        <source>forgets what is gone, and gives points away with the last cards</source>
        <translation>dimentica le carte uscite e regala punti nelle ultime giocate</translation>
    </message>
    <message>
        <source>reads the last hand as if it lay open</source>
        <translation>legge l’ultima mano come se fosse scoperta</translation>
    </message>
    <message>
        <source>leaves fewer sweeps than anybody else</source>
        <translation>lascia meno scope di chiunque altro</translation>
    </message>
    <message>
        <source>lets coins and captures go, as long as the table is safe</source>
        <translation>rinuncia a denari e prese, purché la tavola sia sicura</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>esperta</translation>
    </message>
    <message>
        <source>easygoing</source>
        <translation>alla mano</translation>
    </message>
    <message>
        <source>counts the cards, but cannot leave a good one lying</source>
        <translation>conta le carte, ma non sa lasciarne una buona in tavola</translation>
    </message>
    <message>
        <source>overlooks hardly any sweep, and has an eye for coins</source>
        <translation>non le sfugge quasi nessuna scopa e tiene d’occhio i denari</translation>
    </message>
    <message>
        <source>takes almost always, even if that leaves you a sweep</source>
        <translation>prende quasi sempre, anche quando così ti lascia una scopa</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>waits for the right moment and thinks to the end</source>
        <translation>aspetta il suo momento e pensa fino in fondo</translation>
    </message>
    <message>
        <source>leaves few sweeps, and can do without a capture</source>
        <translation>lascia poche scope e sa rinunciare a una presa</translation>
    </message>
    <message>
        <source>loses count now and then, and makes a mistake at the end</source>
        <translation>ogni tanto perde il conto e alla fine sbaglia</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maestro</translation>
    </message>
    <message>
        <source>like you</source>
        <translation>come te</translation>
    </message>
    <message>
        <source>plays as well as you do, and changes with you</source>
        <translation>gioca bene quanto te e cambia insieme a te</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>medio</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Take a table card of the same rank, or several that add up to your card. Clear the table for a scopa. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>Prendi la carta uguale, o più carte che sommate fanno la tua. Se la tavola resta vuota è scopa. Un punto a chi ha più carte, più {coins}, il settebello e la primiera.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card. Clear the table for an escoba. Most cards, most {coins}, the {settebello} and the setenta score a point each.</source>
        <translation>Prendi le carte in tavola che con la tua fanno quindici. Se la tavola resta vuota è escoba. Un punto a chi ha più carte, più {coins}, il {settebello} e la setenta.</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>Vince chi arriva a</translation>
    </message>
    <message>
        <source>Kings on the table</source>
        <translation>Re in tavola</translation>
    </message>
    <message>
        <source>these rules have no name</source>
        <translation>queste regole non hanno un nome</translation>
    </message>
    <message>
        <source>expected {what}</source>
        <translation>ci si aspettava {what}</translation>
    </message>
    <message>
        <source>there are two sets of rules called {name}</source>
        <translation>ci sono due serie di regole che si chiamano {name}</translation>
    </message>
    <message>
        <source>there are more than {most} sets of rules</source>
        <translation>le serie di regole sono più di {most}</translation>
    </message>
    <message>
        <source>there is no level {level}; the levels: {levels}</source>
        <translation>non esiste il livello {level}; i livelli: {levels}</translation>
    </message>
    <message>
        <source>{text} is not a card: a card is a rank of {ranks} and a suit of {suits}</source>
        <translation>{text} non è una carta: una carta è un valore tra {ranks} e un seme tra {suits}</translation>
    </message>
    <message>
        <source>{text} names a card twice</source>
        <translation>{text} nomina una carta due volte</translation>
    </message>
    <message>
        <source>there is no game {name}</source>
        <translation>non esiste il gioco {name}</translation>
    </message>
    <message>
        <source>Take an equal card or a sum; {knight} is worth 8, {page} 9. The pack is cut for a card to keep or to put on the table. Karta, dinari, barmila and the {settebello} score.</source>
        <translation>Prendi la carta uguale o una somma (valori: {knight} 8, {page} 9). Si taglia il mazzo per una carta da tenere o da mettere in tavola. Contano karta, dinari, barmila e il {settebello}.</translation>
    </message>
    <message>
        <source>Escoba with combinations: a flor, an escalera, a total of nine, a very small total and three of a rank score as soon as they are shown. The {2B} is worth four points.</source>
        <translation>L’Escoba con le combinazioni: una flor, un’escalera, un totale di nove, un totale bassissimo e tre carte uguali fanno punti appena si mostrano. Il {2B} vale quattro punti.</translation>
    </message>
    <message>
        <source>Chorizo with other combinations: nine or less is a báciga, with a pair in it three points. Opening cards of one suit bring the dealer a flor.</source>
        <translation>Il Chorizo con altre combinazioni: nove o meno è una báciga, che con una coppia vale tre punti. Le prime carte dello stesso seme danno al mazziere una flor.</translation>
    </message>
    <message>
        <source>Take an equal card, a sum, or fifteen; an Ace takes everything. Declare small or equal hands, with the {7C} as the wild matta. All ten {coins} win the match.</source>
        <translation>Prendi la carta uguale, una somma o quindici; l’asso prende tutto. Dichiara le mani piccole o di carte uguali, con il {7C} come matta. Tutti e dieci i {coins} vincono la partita.</translation>
    </message>
    <message>
        <source>Cirulla with the whole pack dealt at once. Any three cards of the hand may be declared at any turn and must then be played before the others.</source>
        <translation>La Cirulla con tutto il mazzo dato subito. Al proprio turno si possono dichiarare tre carte qualsiasi della mano, che poi vanno giocate prima delle altre.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like. Clear the table for an escoba. Cards, {coins}, sevens and the {settebello} score.</source>
        <translation>Prendi, se vuoi, le carte in tavola che con la tua fanno quindici. Se la tavola resta vuota è escoba. Contano carte, {coins}, sette e il {settebello}.</translation>
    </message>
    <message>
        <source>Escoba as it is played in clubs: every tied leader scores, all {coins} or all sevens count double, and a tie at the end is decided by the whole match.</source>
        <translation>L’Escoba come si gioca al circolo: a parità segnano tutti i primi, tutti i {coins} o tutti i sette valgono doppio, e un pareggio finale lo decide tutta la partita.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen, thirty, forty-five … with your card, if you like. An escopa is worth a point for each fifteen in it. All {coins} are worth three points more.</source>
        <translation>Prendi, se vuoi, le carte in tavola che con la tua fanno quindici, trenta, quarantacinque… Una escopa vale un punto per ogni quindici. Tutti i {coins} danno tre punti in più.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like: a motinho. Clear the table for an escova. Cards, {coins} and the sete belo score; all {coins} count double.</source>
        <translation>Prendi, se vuoi, le carte in tavola che con la tua fanno quindici: è un motinho. Se la tavola resta vuota è escova. Contano carte, {coins} e il sete belo; tutti i {coins} valgono doppio.</translation>
    </message>
    <message>
        <source>Scopa as a race: cards, {coins}, settebello, primiera and {sweeps} are counted in this order, and the first to reach eleven wins at once.</source>
        <translation>La Scopa come una corsa: si contano carte, {coins}, settebello, primiera e {sweeps}, in quest’ordine, e chi arriva per primo a undici vince subito.</translation>
    </message>
    <message>
        <source>Scopa with a simple primiera: the side with the most sevens gets the point. Everything else is as in Scopa.</source>
        <translation>La Scopa con la primiera semplice: il punto va a chi ha più sette. Per il resto è come la Scopa.</translation>
    </message>
    <message>
        <source>Scopa for four in two partnerships: partners sit opposite each other and share one pile and one score.</source>
        <translation>La Scopa in quattro a coppie: i compagni siedono l’uno di fronte all’altro e hanno un mazzetto solo e un solo punteggio.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, though never as a scopa. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>La Scopa in cui l’asso prende tutta la tavola, ma senza fare scopa. Se in tavola c’è un asso, prende quello e nient’altro.</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making fifteen with the card you play. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>La Scopa in cui si prende solo facendo quindici con la carta che si gioca. Un punto a chi ha più carte, più {coins}, il settebello e la primiera.</translation>
    </message>
    <message>
        <source>Two partnerships, nine cards each and four on the table, all dealt at once: remember what was played, and you know what is to come.</source>
        <translation>A coppie, nove carte a testa e quattro in tavola, tutte date subito: chi ricorda che cosa è uscito sa che cosa deve uscire.</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. Nothing is left to chance but the deal; a scopa on the very last card counts.</source>
        <translation>A coppie, dieci carte a testa e la tavola vuota. Di fortuna c’è solo la distribuzione; vale anche la scopa all’ultima carta.</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>{nothing}; did you mean {meant}?</source>
        <translation>{nothing}; intendevi {meant}?</translation>
    </message>
    <message>
        <source>expected an empty line</source>
        <translation>ci si aspettava una riga vuota</translation>
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
        <translation>chkobba</translation>
    </message>
    <message>
        <source>Tunisia, Tunis, Sfax, Sousse, North Africa</source>
        <translation>Tunisia, Tunisi, Sfax, Susa, Nordafrica</translation>
    </message>
    <message>
        <source>Uruguay, Montevideo, River Plate</source>
        <translation>Uruguay, Montevideo, Rio de la Plata</translation>
    </message>
    <message>
        <source>Genoa, Liguria, Italy</source>
        <translation>Genova, Liguria, Italia</translation>
    </message>
    <message>
        <source>Spain, Argentina</source>
        <translation>Spagna, Argentina</translation>
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
        <translation>Brasile</translation>
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
        <source>Only equal cards are taken, one from the table or somebody&apos;s whole pile by the card on top of it. Whoever has the most cards at the end wins.</source>
        <translation>Si prendono solo carte uguali: una dalla tavola, o l’intero mazzetto di qualcuno con la carta che lo copre. Vince chi alla fine ha più carte.</translation>
    </message>
    <message>
        <source>Italy, Naples</source>
        <translation>Italia, Napoli</translation>
    </message>
    <message>
        <source>Scopone in which nobody sees a hand, not even their own: turn over any of your ten cards and play it. Only what it takes is up to you.</source>
        <translation>Scopone in cui nessuno vede le carte, neanche le proprie: giri una qualsiasi delle tue dieci e la giochi. Scegli soltanto che cosa prende.</translation>
    </message>
    <message>
        <source>Scopa in which your card takes an equal card from the table, or makes fifteen with table cards: as you like.</source>
        <translation>Scopa in cui la tua carta ne prende una uguale in tavola, oppure fa quindici con le carte in tavola: come preferisci.</translation>
    </message>
    <message>
        <source>Scopa for Aces and courts: each of the sixteen is worth a point, and nothing else is. At eight all the {KD} decides.</source>
        <translation>Scopa di assi e figure: ognuna delle sedici vale un punto, e nient’altro conta. Sull’otto pari decide il {KD}.</translation>
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
        <translation>Italia settentrionale</translation>
    </message>
    <message>
        <source>there is no line of a game in it: one begins with {mark}</source>
        <translation>non contiene la riga di un gioco, che comincia con {mark}</translation>
    </message>
    <message>
        <source>the line of the game is not whole: its end is missing</source>
        <translation>la riga del gioco non è intera: manca la fine</translation>
    </message>
    <message>
        <source>the line comes from a newer version of Scopa Desktop</source>
        <translation>la riga viene da una versione più recente di Scopa Desktop</translation>
    </message>
    <message>
        <source>a character of the line is wrong or missing; copy the whole line again</source>
        <translation>un carattere della riga è sbagliato o manca; copia di nuovo tutta la riga</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>riga {line}: {what}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>options are changed between two rounds only</source>
        <translation>le opzioni si cambiano solo tra una smazzata e l’altra</translation>
    </message>
    <message>
        <source>option {option} cannot be changed during a match</source>
        <translation>l’opzione {option} non si può cambiare durante una partita</translation>
    </message>
    <message>
        <source>seat {seat} has no time that can run out here</source>
        <translation>qui il posto {seat} non ha un tempo che possa scadere</translation>
    </message>
    <message>
        <source>automatic play of seat {seat} cannot be changed here</source>
        <translation>il gioco automatico del posto {seat} non si può cambiare qui</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat} already</source>
        <translation>{name} siede già al posto {seat}</translation>
    </message>
    <message>
        <source>the pack is not cut here</source>
        <translation>qui il mazzo non si taglia</translation>
    </message>
    <message>
        <source>round {round}, after move {move}: {reason}</source>
        <translation>smazzata {round}, dopo la mossa {move}: {reason}</translation>
    </message>
    <message>
        <source>round {round}: the match or the round before it does not end there</source>
        <translation>smazzata {round}: la partita o la smazzata precedente non finisce lì</translation>
    </message>
    <message>
        <source>round {round}: seat {seat} deals, not {dealer}</source>
        <translation>smazzata {round}: dà le carte il posto {seat}, non {dealer}</translation>
    </message>
    <message>
        <source>round {round}, move {move}: the match was ended before</source>
        <translation>smazzata {round}, mossa {move}: la partita era già finita</translation>
    </message>
    <message>
        <source>round {round}, move {move}: {reason}</source>
        <translation>smazzata {round}, mossa {move}: {reason}</translation>
    </message>
    <message>
        <source>{text} is not a declaration, as in {example}</source>
        <translation>{text} non è una dichiarazione, come {example}</translation>
    </message>
    <message>
        <source>{text} does not say what is taken</source>
        <translation>{text} non dice che cosa si prende</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>la smazzata è finita</translation>
    </message>
    <message>
        <source>{card} is not in the hand of the player whose turn it is</source>
        <translation>{card} non è in mano a chi è di turno</translation>
    </message>
    <message>
        <source>the table does not hold {cards}</source>
        <translation>in tavola non c’è {cards}</translation>
    </message>
    <message>
        <source>{card} can capture {cards}, so it may not be laid down</source>
        <translation>{card} può prendere {cards}, quindi non si può calare</translation>
    </message>
    <message>
        <source>{by} can capture {cards}, so {card} may not be laid down</source>
        <translation>{by} può prendere {cards}, quindi {card} non si può calare</translation>
    </message>
    <message>
        <source>{card} takes an equal card first, {cards}, so not {take}</source>
        <translation>{card} prende prima una carta uguale, {cards}, quindi non {take}</translation>
    </message>
    <message>
        <source>{card} takes only one equal card, not {take}</source>
        <translation>{card} prende una sola carta uguale, non {take}</translation>
    </message>
    <message>
        <source>{card} takes the whole table, {cards}, not only {take}</source>
        <translation>{card} prende tutta la tavola, {cards}, non solo {take}</translation>
    </message>
    <message>
        <source>{card} takes an equal card and makes no sums, so not {take}</source>
        <translation>{card} prende una carta uguale e non fa somme, quindi non {take}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}</source>
        <translation>{card} non può prendere {take}</translation>
    </message>
    <message>
        <source>{card} must take fewer cards than {take}, such as {cards}</source>
        <translation>{card} deve prendere meno carte di {take}, per esempio {cards}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a sum may take no more than {limit} table cards</source>
        <translation>{card} non può prendere {take}: una somma può prendere al massimo {limit} carte della tavola</translation>
    </message>
    <message>
        <source>{cards} were dealt to the table: one that was laid down must be among the cards taken</source>
        <translation>{cards} sono state date in tavola: tra le carte prese ce ne vuole almeno una calata</translation>
    </message>
    <message>
        <source>{card} takes one pile and nothing else, so not {take}</source>
        <translation>{card} prende un solo mazzetto e nient’altro, quindi non {take}</translation>
    </message>
    <message>
        <source>{card} can take {cards} from the table, so no pile</source>
        <translation>{card} può prendere {cards} dalla tavola, quindi nessun mazzetto</translation>
    </message>
    <message>
        <source>{card} is not equal to {take} on top of the pile</source>
        <translation>{card} non è uguale a {take} in cima al mazzetto</translation>
    </message>
    <message>
        <source>the declared {cards} must be played before {card}</source>
        <translation>le carte dichiarate, {cards}, vanno giocate prima di {card}</translation>
    </message>
    <message>
        <source>the player on turn declares or passes before the first card is played</source>
        <translation>chi è di turno dichiara o passa prima che si giochi la prima carta</translation>
    </message>
    <message>
        <source>{move} is not possible now</source>
        <translation>{move} adesso non è possibile</translation>
    </message>
    <message>
        <source>No Ace takes the whole table.</source>
        <translation>Nessun asso prende tutta la tavola.</translation>
    </message>
    <message>
        <source>If a sum takes two cards at most, all sums take equally many cards.</source>
        <translation>Se una somma prende al massimo due carte, tutte le somme prendono lo stesso numero di carte.</translation>
    </message>
    <message>
        <source>At most two cards</source>
        <translation>Al massimo due carte</translation>
    </message>
    <message>
        <source>A sum may take no more than two table cards.</source>
        <translation>Una somma non può prendere più di due carte in tavola.</translation>
    </message>
    <message>
        <source>Equal card first</source>
        <translation>Prima la carta uguale</translation>
    </message>
    <message>
        <source>A card of the same rank on the table must be taken before a sum.</source>
        <translation>La carta uguale in tavola va presa prima di ogni somma.</translation>
    </message>
    <message>
        <source>Captures are compulsory</source>
        <translation>Presa obbligatoria</translation>
    </message>
    <message>
        <source>A card that can capture may not be laid down.</source>
        <translation>La carta che può prendere non si può calare.</translation>
    </message>
    <message>
        <source>Must capture</source>
        <translation>Deve prendere</translation>
    </message>
    <message>
        <source>Whether only the card you play must capture if it can, or you must capture whenever any card of your hand can.</source>
        <translation>Se deve prendere soltanto la carta che giochi, quando può, o se devi prendere ogni volta che una carta della tua mano può farlo.</translation>
    </message>
    <message>
        <source>The card played</source>
        <translation>La carta giocata</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Tutta la mano</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so no card has to capture.</source>
        <translation>La presa non è obbligatoria, quindi nessuna carta deve prendere.</translation>
    </message>
    <message>
        <source>The hands lie face down, so nobody knows which card can capture.</source>
        <translation>Le carte restano coperte, e nessuno sa quale può prendere.</translation>
    </message>
    <message>
        <source>Fifteen on the table</source>
        <translation>Quindici in tavola</translation>
    </message>
    <message>
        <source>A card that makes fifteen has to take, so no fifteen is left on the table.</source>
        <translation>Una carta che fa quindici deve prendere, quindi in tavola non resta nessun quindici.</translation>
    </message>
    <message>
        <source>Asso pigliatutto</source>
        <translation>Asso pigliatutto</translation>
    </message>
    <message>
        <source>An Ace takes the whole table and makes {sweep}, unless there is an Ace on it.</source>
        <translation>L’asso prende tutta la tavola e fa {sweep}, se non c’è già un asso.</translation>
    </message>
    <message>
        <source>An Ace takes the whole table, unless there is an Ace on it, or any pile.</source>
        <translation>L’asso prende tutta la tavola, se non c’è già un asso, oppure un mazzetto qualsiasi.</translation>
    </message>
    <message>
        <source>By choice</source>
        <translation>A scelta</translation>
    </message>
    <message>
        <source>If it takes no table card</source>
        <translation>Se non prende dalla tavola</translation>
    </message>
    <message>
        <source>Taking piles</source>
        <translation>Rubare i mazzetti</translation>
    </message>
    <message>
        <source>A card equal to the one on top of somebody&apos;s pile takes that whole pile.</source>
        <translation>Una carta uguale a quella in cima al mazzetto di qualcuno prende l’intero mazzetto.</translation>
    </message>
    <message>
        <source>The Ace takes itself</source>
        <translation>L’asso prende sé stesso</translation>
    </message>
    <message>
        <source>An Ace played to the empty table goes to your own pile.</source>
        <translation>L’asso giocato sulla tavola vuota va nel proprio mazzetto.</translation>
    </message>
    <message>
        <source>The Ace may decline</source>
        <translation>L’asso può rinunciare</translation>
    </message>
    <message>
        <source>An Ace that could take everything may be laid down instead.</source>
        <translation>L’asso che potrebbe prendere tutto si può anche calare.</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so every Ace may be laid down.</source>
        <translation>La presa non è obbligatoria, quindi ogni asso si può calare.</translation>
    </message>
    <message>
        <source>Fifteen beside an Ace</source>
        <translation>Quindici accanto all’asso</translation>
    </message>
    <message>
        <source>With an Ace on the table an Ace may also make fifteen, not only take that Ace.</source>
        <translation>Con un asso in tavola l’asso può anche fare quindici, non solo prendere quell’asso.</translation>
    </message>
    <message>
        <source>“Equal card first” and “Fifteen beside an Ace” cannot be combined: by the first an Ace on the table must be taken, by the second it need not be.</source>
        <translation>«Prima la carta uguale» e «Quindici accanto all’asso» non vanno insieme: con la prima regola l’asso in tavola va preso, con la seconda no.</translation>
    </message>
    <message>
        <source>How many Kings among the four opening cards make the deal void.</source>
        <translation>Quanti re tra le prime quattro carte in tavola mandano a monte la smazzata.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Si gioca lo stesso</translation>
    </message>
    <message>
        <source>Deal again at two</source>
        <translation>A monte con due</translation>
    </message>
    <message>
        <source>Deal again at three</source>
        <translation>A monte con tre</translation>
    </message>
    <message>
        <source>Deal again at two Aces</source>
        <translation>A monte con due assi</translation>
    </message>
    <message>
        <source>Two or more Aces among the opening cards make the deal void.</source>
        <translation>Due o più assi tra le prime quattro carte in tavola mandano a monte la smazzata.</translation>
    </message>
    <message>
        <source>Who deals again</source>
        <translation>Chi ridà le carte</translation>
    </message>
    <message>
        <source>After a void deal the same or the next player deals.</source>
        <translation>Quando la smazzata va a monte ridà le carte lo stesso giocatore o il seguente.</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>Il mazziere seguente</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>Lo stesso mazziere</translation>
    </message>
    <message>
        <source>No deal is void, so nobody deals again.</source>
        <translation>Nessuna smazzata va a monte, perciò nessuno ridà le carte.</translation>
    </message>
    <message>
        <source>Fifteen before two Aces</source>
        <translation>Il quindici prima dei due assi</translation>
    </message>
    <message>
        <source>An opening table of 15 or 30 goes to the dealer even if it shows two Aces.</source>
        <translation>Se le prime carte fanno 15 o 30 vanno al mazziere anche quando ci sono due assi.</translation>
    </message>
    <message>
        <source>It needs an opening table that adds up, and a deal that two Aces make void.</source>
        <translation>Servono prime carte che facciano una somma, e una distribuzione che due assi annullano.</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Restano lì</translation>
    </message>
    <message>
        <source>15: the dealer takes the cards</source>
        <translation>15: il mazziere prende le carte</translation>
    </message>
    <message>
        <source>15: the cards and a point</source>
        <translation>15: le carte e un punto</translation>
    </message>
    <message>
        <source>15: a point, 30: two</source>
        <translation>15: un punto, 30: due</translation>
    </message>
    <message>
        <source>15: a point, two pairs of 15: two</source>
        <translation>15: un punto, due coppie da 15: due</translation>
    </message>
    <message>
        <source>Opening table</source>
        <translation>Prime carte in tavola</translation>
    </message>
    <message>
        <source>What the dealer wins when the four cards add up.</source>
        <translation>Che cosa vince il mazziere quando le quattro carte fanno la somma giusta.</translation>
    </message>
    <message>
        <source>The dealer may decline</source>
        <translation>Il mazziere può rinunciare</translation>
    </message>
    <message>
        <source>The dealer decides whether to take an opening table that adds up, or to leave it.</source>
        <translation>Quando le prime carte fanno la somma giusta, il mazziere decide se prenderle o lasciarle.</translation>
    </message>
    <message>
        <source>The opening table stays, so there is nothing to decline.</source>
        <translation>Le prime carte restano in tavola, quindi non c’è niente a cui rinunciare.</translation>
    </message>
    <message>
        <source>Blind hands</source>
        <translation>Alla cieca</translation>
    </message>
    <message>
        <source>The hands lie face down: you turn over one of your cards, and that is the one you play.</source>
        <translation>Le carte restano coperte: ne giri una delle tue, e giochi quella.</translation>
    </message>
    <message>
        <source>When to declare</source>
        <translation>Quando si dichiara</translation>
    </message>
    <message>
        <source>Whether everybody declares before the first card of a packet is played, or each player before their own first card.</source>
        <translation>Se tutti dichiarano prima che si giochi la prima carta del giro, o ciascuno prima della propria prima carta.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Prima della prima carta</translation>
    </message>
    <message>
        <source>At your own turn</source>
        <translation>Al proprio turno</translation>
    </message>
    <message>
        <source>Not every deal begins with four cards on the table.</source>
        <translation>Non ogni distribuzione comincia con quattro carte in tavola.</translation>
    </message>
    <message>
        <source>The wild card decides what the opening table is worth.</source>
        <translation>È la matta a decidere quanto valgono le prime carte.</translation>
    </message>
    <message>
        <source>Cards make another total than fifteen in this game.</source>
        <translation>In questo gioco le carte fanno un totale diverso da quindici.</translation>
    </message>
    <message>
        <source>No combinations of a whole hand are declared.</source>
        <translation>Non si dichiarano combinazioni dell’intera mano.</translation>
    </message>
    <message>
        <source>Cards are taken only by making a total, so no equal card is taken.</source>
        <translation>Si prende solo facendo un totale, quindi non si prendono carte uguali.</translation>
    </message>
    <message>
        <source>Only equal cards are taken, never several table cards.</source>
        <translation>Si prendono solo carte uguali, mai più carte insieme.</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing in this game.</source>
        <translation>In questo gioco svuotare la tavola non dà punti.</translation>
    </message>
    <message>
        <source>Cards are not taken by making exactly fifteen, and nothing else.</source>
        <translation>Non si prende facendo esattamente quindici, e solo così.</translation>
    </message>
    <message>
        <source>An Ace takes either by its value or by fifteens, never by both.</source>
        <translation>Un asso prende o col suo valore o facendo quindici, mai in entrambi i modi.</translation>
    </message>
    <message>
        <source>The Ace takes the whole table in this game already.</source>
        <translation>In questo gioco l’asso prende già tutta la tavola.</translation>
    </message>
    <message>
        <source>An Ace can take by making a total too, and then it has to.</source>
        <translation>Un asso può prendere anche facendo un totale, e allora deve farlo.</translation>
    </message>
    <message>
        <source>A sweep scores by its fifteens, and what an Ace takes need not make any.</source>
        <translation>La scopa vale per i quindici che contiene, e quello che prende un asso può non farne.</translation>
    </message>
    <message>
        <source>There is no primiera in this game.</source>
        <translation>In questo gioco non c’è la primiera.</translation>
    </message>
    <message>
        <source>There is no setenta in this game.</source>
        <translation>In questo gioco non c’è la setenta.</translation>
    </message>
    <message>
        <source>A run of {coins} scores in this game already.</source>
        <translation>In questo gioco una sequenza di {coins} fa già punti.</translation>
    </message>
    <message>
        <source>Other cards win this match at once.</source>
        <translation>Altre carte vincono subito questa partita.</translation>
    </message>
    <message>
        <source>The cards bring no more than one point in this game.</source>
        <translation>In questo gioco le carte valgono al massimo un punto.</translation>
    </message>
    <message>
        <source>No whole set of cards brings two points in this game.</source>
        <translation>In questo gioco nessuna serie completa di carte vale due punti.</translation>
    </message>
    <message>
        <source>The points are counted one by one, and the first side at the target wins at once.</source>
        <translation>I punti si contano uno a uno, e vince subito la prima parte che arriva al traguardo.</translation>
    </message>
    <message>
        <source>A tie at the end is decided by the whole match.</source>
        <translation>Un pareggio finale è deciso dall’intera partita.</translation>
    </message>
    <message>
        <source>Combinations are declared, and for that you look at your hand.</source>
        <translation>Si dichiarano combinazioni, e per farlo si guardano le proprie carte.</translation>
    </message>
    <message>
        <source>Who cuts the pack looks at a card of their hand.</source>
        <translation>Chi taglia guarda una carta della propria mano.</translation>
    </message>
    <message>
        <source>Certain captures score in this game already.</source>
        <translation>In questo gioco certe prese danno già punti.</translation>
    </message>
    <message>
        <source>Combinations are declared in this game, and their points would not be told apart.</source>
        <translation>In questo gioco si dichiarano combinazioni, e i loro punti non si distinguerebbero.</translation>
    </message>
    <message>
        <source>The fewest points win this game.</source>
        <translation>In questo gioco vince chi fa meno punti.</translation>
    </message>
    <message>
        <source>Point in a tie</source>
        <translation>Punto in caso di parità</translation>
    </message>
    <message>
        <source>Bàgher</source>
        <translation>Bàgher</translation>
    </message>
    <message>
        <source>A capture of one suit, the played card included, is worth a point for each of its cards; the round&apos;s last card makes none.</source>
        <translation>Una presa di un solo seme, compresa la carta giocata, vale un punto per ogni sua carta; l’ultima carta della smazzata non ne fa.</translation>
    </message>
    <message>
        <source>How many cards are worth two points instead of one. Where it is never so, all forty are worth one, as the most cards.</source>
        <translation>Con quante carte i punti sono due invece di uno. Se non succede mai, tutte e quaranta valgono un punto, come la maggioranza.</translation>
    </message>
    <message>
        <source>By these captures the last card never clears the table.</source>
        <translation>Con queste prese l’ultima carta non svuota mai la tavola.</translation>
    </message>
    <message>
        <source>Lead by two</source>
        <translation>Due punti di vantaggio</translation>
    </message>
    <message>
        <source>The winner must be two points ahead; otherwise another round is played.</source>
        <translation>Chi vince deve avere due punti in più; se no si gioca un’altra smazzata.</translation>
    </message>
    <message>
        <source>Players may call out</source>
        <translation>Ci si può chiamare fuori</translation>
    </message>
    <message>
        <source>Nobody can call out where the winner must be two points ahead.</source>
        <translation>Se servono due punti di vantaggio, nessuno può chiamarsi fuori.</translation>
    </message>
    <message>
        <source>Three sevens</source>
        <translation>Tre sette</translation>
    </message>
    <message>
        <source>Only the classic primiera can do without a suit.</source>
        <translation>Solo la primiera classica può fare a meno di un seme.</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>The {KD} is worth a point, like the settebello.</source>
        <translation>Vale un punto, come il settebello: {KD}.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>{ace}, 2 and 3 of {coins} are worth 3 points, and each further card of the suit in a row one more; all ten win the match.</source>
        <translation>{ace}, 2 e 3 di {coins} valgono 3 punti, e uno in più ogni altra carta del seme in fila; tutte e dieci vincono la partita.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Non si conta</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Si conta</translation>
    </message>
    <message>
        <source>Up to 6 points</source>
        <translation>Fino a 6 punti</translation>
    </message>
    <message>
        <source>Up to 9 points</source>
        <translation>Fino a 9 punti</translation>
    </message>
    <message>
        <source>Two points for cards</source>
        <translation>Due punti per le carte</translation>
    </message>
    <message>
        <source>All forty cards</source>
        <translation>Tutte e quaranta</translation>
    </message>
    <message>
        <source>From thirty cards</source>
        <translation>Da trenta in su</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>All of a kind</source>
        <translation>Tutti i denari, tutti i sette</translation>
    </message>
    <message>
        <source>Whether the 2 points for all {coins} or all sevens stand in place of the point for most of them, or are added to it.</source>
        <translation>Se i 2 punti per tutti i {coins} o tutti i sette prendono il posto del punto per la maggioranza o si aggiungono a esso.</translation>
    </message>
    <message>
        <source>2 points in all</source>
        <translation>2 punti in tutto</translation>
    </message>
    <message>
        <source>2 points and the point</source>
        <translation>2 punti e il punto della maggioranza</translation>
    </message>
    <message>
        <source>The last card can make {sweep}</source>
        <translation>L’ultima carta può fare {sweep}</translation>
    </message>
    <message>
        <source>Clearing the table with the round&apos;s last card makes {sweep}.</source>
        <translation>Anche svuotando la tavola con l’ultima carta della smazzata si fa {sweep}.</translation>
    </message>
    <message>
        <source>The Ace makes {sweep}</source>
        <translation>L’asso fa {sweep}</translation>
    </message>
    <message>
        <source>An Ace that takes the whole table makes {sweep}.</source>
        <translation>L’asso che prende tutta la tavola fa {sweep}.</translation>
    </message>
    <message>
        <source>a player&apos;s name has 1 to {most} printable characters</source>
        <translation>il nome di un giocatore ha da 1 a {most} caratteri stampabili</translation>
    </message>
    <message>
        <source>{text} is not a level</source>
        <translation>{text} non è un livello</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>supera i {most} caratteri</translation>
    </message>
    <message>
        <source>these options need a record of version {version}</source>
        <translation>queste opzioni richiedono una partita registrata nella versione {version}</translation>
    </message>
    <message>
        <source>a record begins with {line}</source>
        <translation>una partita registrata comincia con {line}</translation>
    </message>
    <message>
        <source>{game} is not played by {players}</source>
        <translation>{game} non si gioca in questo modo: {players}</translation>
    </message>
    <message>
        <source>the record ends in the middle of this line</source>
        <translation>la partita registrata si interrompe a metà di questa riga</translation>
    </message>
    <message>
        <source>a pack has {size} cards, not {count}</source>
        <translation>un mazzo ha {size} carte, non {count}</translation>
    </message>
    <message>
        <source>expected move {number}, as in {example}</source>
        <translation>ci si aspettava la mossa {number}, come in {example}</translation>
    </message>
    <message>
        <source>a seat is a name, a comma and a level</source>
        <translation>un posto è un nome, una virgola e un livello</translation>
    </message>
    <message>
        <source>A capture of one suit scores a point for each of its cards, and taking the card just laid with its like scores one. Courts take only their like, and {swords} score.</source>
        <translation>Una presa di un solo seme dà un punto per ogni carta, e prendere la carta appena calata con la sua uguale ne dà uno. Le figure prendono solo la loro uguale, e le carte di {swords} danno punti.</translation>
    </message>
    <message>
        <source>Before playing, you may take table cards that make fifteen by themselves, if a player has laid down one of them.</source>
        <translation>Prima di giocare si possono prendere le carte in tavola che fanno quindici da sole, se almeno una l’ha calata un giocatore.</translation>
    </message>
    <message>
        <source>Before playing a card, the player on turn may say that their side has the points that win, and more than any other. If that is right it wins at once; if not, it loses the match.</source>
        <translation>Prima di giocare una carta, chi è di turno può dire che la sua parte ha i punti per vincere, e più di ogni altra. Se è vero vince subito; se no perde la partita.</translation>
    </message>
    <message>
        <source>Nobody can call out where piles can be taken: no card is won for good.</source>
        <translation>Nessuno può chiamarsi fuori dove si rubano i mazzetti: nessuna carta è presa per sempre.</translation>
    </message>
    <message>
        <source>a deal has a number from 0 to {most}</source>
        <translation>il numero della distribuzione va da 0 a {most}</translation>
    </message>
    <message>
        <source>expected {first} to {last}</source>
        <translation>ci si aspettava da {first} a {last}</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 giocatori</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 giocatori</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 giocatori</translation>
    </message>
    <message>
        <source>4 players in pairs</source>
        <translation>4 giocatori a coppie</translation>
    </message>
    <message>
        <source>5 players</source>
        <translation>5 giocatori</translation>
    </message>
    <message>
        <source>6 players</source>
        <translation>6 giocatori</translation>
    </message>
    <message>
        <source>6 players in pairs</source>
        <translation>6 giocatori a coppie</translation>
    </message>
    <message>
        <source>6 players in threes</source>
        <translation>6 giocatori in due squadre da tre</translation>
    </message>
    <message>
        <source>{text} is not a seating: use {allowed}</source>
        <translation>{text} non è una disposizione di giocatori: usa {allowed}</translation>
    </message>
    <message>
        <source>expected a move or an event, not {line}</source>
        <translation>ci si aspettava una mossa o un evento, non {line}</translation>
    </message>
    <message>
        <source>automatic play is on or off</source>
        <translation>il gioco automatico è on oppure off</translation>
    </message>
    <message>
        <source>a pack is cut after {least} to {most} cards</source>
        <translation>al taglio si alzano da {least} a {most} carte</translation>
    </message>
    <message>
        <source>a seat is a number from 1 to {most}</source>
        <translation>un posto è un numero da 1 a {most}</translation>
    </message>
    <message>
        <source>a stake is a number of chips from 0 to {most}</source>
        <translation>una posta va da 0 a {most} fiche</translation>
    </message>
    <message>
        <source>chips are staked in competitive matches only</source>
        <translation>si puntano fiche solo nelle partite competitive</translation>
    </message>
    <message>
        <source>the time for a move is 0 for no limit, or {least} to {most} seconds</source>
        <translation>il tempo per una mossa è 0 (senza limite) oppure da {least} a {most} secondi</translation>
    </message>
    <message>
        <source>a table has no option {name}</source>
        <translation>un tavolo non ha l’opzione {name}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un numero intero</translation>
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
        <translation>Quindici</translation>
    </message>
    <message>
        <source>Cirulla and Chkobba</source>
        <translation>Cirulla e Chkobba</translation>
    </message>
    <message>
        <source>Chorizo and Báciga</source>
        <translation>Chorizo e Báciga</translation>
    </message>
    <message>
        <source>the name of a set of rules has 1 to {most} printable characters and no space at either end</source>
        <translation>il nome di una serie di regole ha da 1 a {most} caratteri stampabili e nessuno spazio agli estremi</translation>
    </message>
    <message>
        <source>option {option} cannot be {value}: use {allowed}</source>
        <translation>l’opzione {option} non può valere {value}: usa {allowed}</translation>
    </message>
    <message>
        <source>the sentence has at most {most} printable characters and no space at either end</source>
        <translation>la frase ha al massimo {most} caratteri stampabili e nessuno spazio all’inizio o alla fine</translation>
    </message>
    <message>
        <source>there is no emblem {name}</source>
        <translation>non c’è l’emblema {name}</translation>
    </message>
    <message>
        <source>{name} is no deck</source>
        <translation>{name} non è un mazzo</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>da {least} a {most}</translation>
    </message>
    <message>
        <source>{game} has no option {name}</source>
        <translation>{game} non ha l’opzione {name}</translation>
    </message>
    <message>
        <source>option {option} is set twice</source>
        <translation>l’opzione {option} è impostata due volte</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>How the point for the primiera is decided.</source>
        <translation>Come si decide il punto della primiera.</translation>
    </message>
    <message>
        <source>Classic values</source>
        <translation>Valori classici</translation>
    </message>
    <message>
        <source>Most sevens</source>
        <translation>Più sette</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carta per carta</translation>
    </message>
    <message>
        <source>Primiera needs four suits</source>
        <translation>La primiera vuole quattro semi</translation>
    </message>
    <message>
        <source>A side that lacks a suit cannot win the primiera. When off, the missing suit counts nothing.</source>
        <translation>Chi non ha carte di un seme non può vincere la primiera. Altrimenti il seme che manca vale zero.</translation>
    </message>
    <message>
        <source>Fewest cards first</source>
        <translation>Prima le prese con meno carte</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed.</source>
        <translation>Tra più prese possibili con una carta valgono solo quelle con meno carte.</translation>
    </message>
    <message>
        <source>seat {seat} passes from a person to a computer player or back only</source>
        <translation>il posto {seat} passa solo da una persona a un giocatore del computer, o viceversa</translation>
    </message>
    <message>
        <source>nobody sits in for a computer player at a private table or in a competitive match</source>
        <translation>a un tavolo privato o in una partita competitiva nessuno prende il posto di un giocatore del computer</translation>
    </message>
    <message>
        <source>no person is at the table who could agree to end the match</source>
        <translation>al tavolo non c’è nessuna persona che possa accettare di chiudere la partita</translation>
    </message>
    <message>
        <source>before the first deal: {reason}</source>
        <translation>prima della prima smazzata: {reason}</translation>
    </message>
    <message>
        <source>version {version} of records is not known; versions 1 to {last} are</source>
        <translation>la versione {version} delle partite registrate non è nota; lo sono quelle da 1 a {last}</translation>
    </message>
    <message>
        <source>Where the whole hand must capture, an Ace that can take everything must too.</source>
        <translation>Dove l’intera mano deve prendere, deve farlo anche un asso che può prendere tutto.</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>Che cosa si dichiara</translation>
    </message>
    <message>
        <source>Whether a declaration counts every combination of the cards, or only those that the player names.</source>
        <translation>Se una dichiarazione conta tutte le combinazioni delle carte o soltanto quelle che il giocatore nomina.</translation>
    </message>
    <message>
        <source>Every combination</source>
        <translation>Tutte le combinazioni</translation>
    </message>
    <message>
        <source>Those you name</source>
        <translation>Quelle nominate</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>All who tie</source>
        <translation>Tutti quelli in parità</translation>
    </message>
    <message>
        <source>The next best, if they have any</source>
        <translation>Chi segue, se ha qualcosa</translation>
    </message>
    <message>
        <source>Who gets the point where the best sides are equal.</source>
        <translation>Chi prende il punto quando i migliori sono in parità.</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed: of all, or only where its value is taken, while a fifteen is free.</source>
        <translation>Tra più prese con una carta valgono solo quelle con meno carte: sempre, oppure solo quando si prende il suo valore, mentre il quindici resta libero.</translation>
    </message>
    <message>
        <source>Except for fifteen</source>
        <translation>Tranne che per il quindici</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>The next best, even with nothing</source>
        <translation>Chi segue, anche senza niente</translation>
    </message>
    <message>
        <source>Sum, as for a primiera</source>
        <translation>Somma, come nella primiera</translation>
    </message>
    <message>
        <source>Sum of face values</source>
        <translation>Somma dei valori</translation>
    </message>
    <message>
        <source>Sevens, sixes, Aces, fives</source>
        <translation>Sette, sei, assi, cinque</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>Setenta</translation>
    </message>
    <message>
        <source>How the point for the setenta is decided.</source>
        <translation>Come si decide il punto della setenta.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, and that is a scopa like any other. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>Scopa in cui un asso prende tutta la tavola, e vale scopa come ogni altra. Se in tavola c’è un asso, prende quello e nient’altro.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italia</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. An Ace takes everything, or itself from an empty table, but never as a scopa; runs of {coins} score as a napola.</source>
        <translation>Due coppie, dieci carte a testa e tavola vuota. Un asso prende tutto, o sé stesso se la tavola è vuota, ma non vale mai scopa; le sequenze di {coins} valgono napola.</translation>
    </message>
    <message>
        <source>Milan, Lombardy, Italy</source>
        <translation>Milano, Lombardia, Italia</translation>
    </message>
    <message>
        <source>Scopone in which the {AD} is worth a point more, the {2D} two and the {3D} three. The side that has all three of them wins the match at once.</source>
        <translation>Scopone in cui {AD} vale un punto in più, {2D} due e {3D} tre. La coppia che li ha tutti e tre vince subito la partita.</translation>
    </message>
    <message>
        <source>Trento, Trentino, Italy</source>
        <translation>Trento, Trentino, Italia</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making eleven with the card you play: a King needs an Ace, and an Ace a King.</source>
        <translation>Scopa in cui si prende solo facendo undici con la carta giocata: al re serve un asso, all’asso un re.</translation>
    </message>
    <message>
        <source>The first Ace takes only Aces</source>
        <translation>Il primo asso prende solo assi</translation>
    </message>
    <message>
        <source>If the first card of a round is an Ace, it does not take the whole table.</source>
        <translation>Se la prima carta di una smazzata è un asso, non prende tutta la tavola.</translation>
    </message>
    <message>
        <source>Escoba in reverse: the fewest points win. A card that makes fifteen has to take, so look for captures without {coins} and sevens.</source>
        <translation>L’Escoba alla rovescia: vince chi ha meno punti. Una carta che fa quindici deve prendere: cerca prese senza {coins} e senza sette.</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Spagna</translation>
    </message>
    <message>
        <source>Scopa in reverse: the fewest points win. Whoever reaches the target first has lost, and in a tie everybody concerned gets the point.</source>
        <translation>La Scopa alla rovescia: vince chi ha meno punti. Chi arriva per primo al traguardo ha perso, e in caso di parità il punto va a tutti i pari.</translation>
    </message>
    <message>
        <source>The points with which a side decides the match at the end of a round. To 1, a single round is played, unless it is a tie.</source>
        <translation>I punti con cui la partita si decide alla fine di una smazzata. Con 1 si gioca una sola smazzata, salvo pareggio.</translation>
    </message>
    <message>
        <source>Brescia, Lombardy, Italy</source>
        <translation>Brescia, Lombardia, Italia</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a court goes only with the same court</source>
        <translation>{card} non può prendere {take}: una figura va solo con la figura uguale</translation>
    </message>
    <message>
        <source>The courts have no number in this game.</source>
        <translation>In questo gioco le figure non hanno numero.</translation>
    </message>
    <message>
        <source>Who tie for the most cards share the points in this game.</source>
        <translation>In questo gioco, a parità di carte, i punti si dividono.</translation>
    </message>
    <message>
        <source>Two partnerships and fifty-two cards, twelve in each hand. Nobody has to capture, and a court takes only its like. {swords} score, and so does a capture of one suit, of three cards or of the card just laid.</source>
        <translation>Due coppie e cinquantadue carte, dodici per mano. Nessuno è obbligato a prendere, e una figura prende solo la sua uguale. Le carte di {swords} danno punti, e così una presa dello stesso seme, di tre carte o della carta appena calata.</translation>
    </message>
    <message>
        <source>{card} is not in the pack of this game</source>
        <translation>{card} non è nel mazzo di questo gioco</translation>
    </message>
</context>
</TS>
