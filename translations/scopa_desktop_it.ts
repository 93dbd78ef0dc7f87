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
        <source>Nothing of what you play leaves this computer.</source>
        <translation>Niente di quello che giochi esce da questo computer.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Scopa and its family of card games, offline, against computer opponents.</source>
        <translation>La Scopa e i giochi della sua famiglia, senza rete, contro avversari guidati dal computer.</translation>
    </message>
    <message>
        <source>Version {version}, with Python {python} and Qt {qt}.</source>
        <translation>Versione {version}, con Python {python} e Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it, pass it on.</source>
        <translation>Software libero con licenza MIT: usalo, modificalo, passalo ad altri.</translation>
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
        <source>On, cards fade from place to place instead of flying.</source>
        <translation>Se è attivo, le carte sfumano da un posto all’altro invece di volare.</translation>
    </message>
    <message>
        <source>&amp;Little motion</source>
        <translation>Poco &amp;movimento</translation>
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
        <source>&amp;Text size</source>
        <translation>Dimensione del &amp;testo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Più grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Massima</translation>
    </message>
    <message>
        <source>The size of all texts, also of those on the table.</source>
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
        <source>The paper of windows such as this one. The table has its own colours.</source>
        <translation>La carta di finestre come questa. Il tavolo ha i suoi colori.</translation>
    </message>
    <message>
        <source>One dark tone without texture, thicker rims, hatching instead of shade.</source>
        <translation>Un solo tono scuro senza trama, bordi più spessi, tratteggio al posto dell’ombra.</translation>
    </message>
    <message>
        <source>&amp;High contrast cloth</source>
        <translation>Panno ad &amp;alto contrasto</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{declared}, matta as {value}</source>
        <translation>{declared}, matta come {value}</translation>
    </message>
    <message>
        <source>You have cut this card.</source>
        <translation>Hai tagliato questa carta.</translation>
    </message>
    <message>
        <source>You may declare {cards}.</source>
        <translation>Puoi dichiarare {cards}.</translation>
    </message>
    <message>
        <source>You may declare before you play.</source>
        <translation>Prima di giocare puoi dichiarare.</translation>
    </message>
    <message>
        <source>You may take from the table before you play.</source>
        <translation>Prima di giocare puoi prendere dalla tavola.</translation>
    </message>
    <message>
        <source>Keep it as your first card</source>
        <translation>Tienila come prima carta</translation>
    </message>
    <message>
        <source>Lay it on the table</source>
        <translation>Mettila in tavola</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>Prendi {cards}</translation>
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
        <source>&amp;Restart this deal</source>
        <translation>&amp;Ricomincia la smazzata</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation>&amp;Segnapunti…</translation>
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
        <source>&amp;Next set of cards</source>
        <translation>Presa s&amp;uccessiva</translation>
    </message>
    <message>
        <source>&amp;Skip the movement</source>
        <translation>&amp;Salta il movimento</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>&amp;Elenco delle mosse</translation>
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
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>&amp;Informazioni su Scopa Desktop</translation>
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
        <source>&amp;Speed of play</source>
        <translation>&amp;Velocità di gioco</translation>
    </message>
    <message>
        <source>Go among the cards</source>
        <translation>Andare tra le carte</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Take up a card, play it</source>
        <translation>Alzare una carta, giocarla</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Invio o Spazio</translation>
    </message>
    <message>
        <source>Take up the first, second … card</source>
        <translation>Alzare la 1ª, la 2ª … carta</translation>
    </message>
    <message>
        <source>1, 2 … 9, 0</source>
        <translation>1, 2 … 9, 0</translation>
    </message>
    <message>
        <source>Next or previous set of cards</source>
        <translation>Altra presa</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab, wheel</source>
        <translation>Tab, Maiusc+Tab, rotella</translation>
    </message>
    <message>
        <source>Put the card down again</source>
        <translation>Rimettere giù la carta</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Do not wait for moving cards</source>
        <translation>Non aspettare le carte</translation>
    </message>
    <message>
        <source>Space, Esc or a click</source>
        <translation>Spazio, Esc o un clic</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Scopa Desktop is open</source>
        <translation>Scopa Desktop è già aperto</translation>
    </message>
    <message>
        <source>Another Scopa Desktop has the running match and does not answer; it holds “{path}”. You can play, but without your match being saved.</source>
        <translation>Un altro Scopa Desktop ha in mano la partita in corso e non risponde; tiene occupato «{path}». Puoi giocare, ma la tua partita non verrà salvata.</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Gioca senza salvare</translation>
    </message>
    <message>
        <source>Another Scopa Desktop holds “{path}”.</source>
        <translation>Un altro Scopa Desktop tiene occupato «{path}».</translation>
    </message>
    <message>
        <source>{reason} Your match is not saved while you play: keep it with “Save the match as”.</source>
        <translation>{reason} La tua partita non viene salvata mentre giochi: conservala con «Salva la partita con nome».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message>
        <source>Open a match</source>
        <translation>Apri una partita</translation>
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
        <source>The match is not saved</source>
        <translation>La partita non è salvata</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Continua senza salvarla</translation>
    </message>
    <message>
        <source>Your match is saved again.</source>
        <translation>La tua partita è di nuovo salvata.</translation>
    </message>
    <message>
        <source>The match has become so long that no further round fits into its record. It is kept as it stands; begin a new game to go on playing.</source>
        <translation>La partita è diventata così lunga che nel suo file non entra un’altra mano. Resta conservata com’è; per continuare a giocare comincia una nuova partita.</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Value on each card</source>
        <translation>&amp;Valore su ogni carta</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Come stampato</translation>
    </message>
    <message>
        <source>When aiming</source>
        <translation>Mentre scegli</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Whether a small seal says what a card counts, on decks that do not print it.</source>
        <translation>Se un piccolo sigillo dice quanto vale la carta, nei mazzi che non lo portano stampato.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>The cards you play with, in every game.</source>
        <translation>Le carte con cui giochi, in ogni gioco.</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Segue il gioco</translation>
    </message>
    <message>
        <source>each game its own deck</source>
        <translation>a ogni gioco il suo</translation>
    </message>
    <message>
        <source>Scopa is played with Italian cards, Escoba with Spanish ones.</source>
        <translation>La Scopa si gioca con carte italiane, l’Escoba con carte spagnole.</translation>
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
        <source>As the deck</source>
        <translation>Del mazzo</translation>
    </message>
    <message>
        <source>Each deck has its own back.</source>
        <translation>Ogni mazzo ha il suo dorso.</translation>
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
        <translation>Tutti i sette</translation>
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
        <source>Declared</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Quadri</translation>
    </message>
    <message>
        <source>All diamonds</source>
        <translation>Tutti i quadri</translation>
    </message>
</context>
<context>
    <name>ChangedMark</name>
    <message>
        <source>Not as this game has it</source>
        <translation>Diverso dal solito in questo gioco</translation>
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
    <name>ChoiceSheet</name>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
</context>
<context>
    <name>ClosingGuard</name>
    <message>
        <source>Your last moves are not saved</source>
        <translation>Le tue ultime mosse non sono salvate</translation>
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
    <name>Combinations</name>
    <message>
        <source>small total</source>
        <translation>poco</translation>
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
</context>
<context>
    <name>DealNumberField</name>
    <message>
        <source>Deal number</source>
        <translation>Numero della smazzata</translation>
    </message>
    <message>
        <source>Empty for a new deal. A number deals the same again.</source>
        <translation>Vuoto: carte nuove. Un numero ridà le stesse carte.</translation>
    </message>
    <message>
        <source>A deal has a whole number from 1 to {0}.</source>
        <translation>Una smazzata ha un numero intero da 1 a {0}.</translation>
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
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Qualcosa è andato storto nel programma.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. What happened is written in “{path}”; please send that file with a report. Your match is kept.</source>
        <translation>Qualcosa è andato storto nel programma. Quello che è successo è scritto in «{path}»: allega quel file alla segnalazione. La tua partita è salva.</translation>
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
        <source>You take the opening: {made}.</source>
        <translation>Prendi le carte in tavola: {made}.</translation>
    </message>
    <message>
        <source>{name} takes the opening: {made}.</source>
        <translation>{name} prende le carte in tavola: {made}.</translation>
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
        <source>keeps the card cut</source>
        <translation>tiene la carta tagliata</translation>
    </message>
    <message>
        <source>You keep the card that you have cut.</source>
        <translation>Tieni la carta che hai tagliato.</translation>
    </message>
    <message>
        <source>You lay the {card} that you have cut.</source>
        <translation>Metti in tavola la carta che hai tagliato: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the card that was cut.</source>
        <translation>{name} tiene la carta tagliata.</translation>
    </message>
    <message>
        <source>{name} lays the {card} that was cut.</source>
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
        <source>The opening table is a flor for you: {cards}, {points}.</source>
        <translation>Le carte in tavola sono una flor per te: {cards}, {points}.</translation>
    </message>
    <message>
        <source>The opening table is a flor for {name}: {cards}, {points}.</source>
        <translation>Le carte in tavola sono una flor per {name}: {cards}, {points}.</translation>
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
    <name>Features</name>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation>
            <numerusform>%n carta a testa</numerusform>
            <numerusform>%n carte a testa</numerusform>
        </translation>
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
        <source>partners sit opposite each other and share pile and score</source>
        <translation>i compagni, di fronte, hanno in comune mazzo e punti</translation>
    </message>
    <message>
        <source>counted in this order: {categories}</source>
        <translation>si conta in quest’ordine: {categories}</translation>
    </message>
    <message>
        <source>{card} takes everything</source>
        <translation>Con {card} si prende tutto</translation>
    </message>
    <message>
        <source>{card} takes {other}</source>
        <translation>Con {card} si prende {other}</translation>
    </message>
    <message>
        <source>{card} takes {other} and {last}</source>
        <translation>Con {card} si prende {other} e {last}</translation>
    </message>
    <message>
        <source>{sum}, and a {card} on the table would go first</source>
        <translation>{sum}; se in tavola c’è {card}, si prende prima</translation>
    </message>
    <message>
        <source>{sum}, or else one {card} from the table</source>
        <translation>{sum}, oppure solo {card} dalla tavola</translation>
    </message>
    <message>
        <source>{sum}: {points} for clearing the table</source>
        <translation>{sum}: {points} se si pulisce il tavolo</translation>
    </message>
    <message>
        <source>{sum}; this is never a {sweep}</source>
        <translation>{sum}; non è mai una {sweep}</translation>
    </message>
    <message>
        <source>{sum}, or else lay the card down</source>
        <translation>{sum}, oppure posi la carta</translation>
    </message>
    <message>
        <source>while no {card} lies on the table</source>
        <translation>se in tavola non c’è {card}</translation>
    </message>
    <message>
        <source>a card takes one of its own rank</source>
        <translation>una carta prende quella dello stesso valore</translation>
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
        <source>for whoever captures this card</source>
        <translation>a chi prende questa carta</translation>
    </message>
    <message>
        <source>for the best card of each suit: {ranks} …</source>
        <translation>per la carta migliore di ogni seme: {ranks} …</translation>
    </message>
    <message>
        <source>for whoever captures all of these</source>
        <translation>a chi le prende tutte</translation>
    </message>
    <message>
        <source>for whoever captures most of these</source>
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
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
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
        <source>Set every rule as it was</source>
        <translation>Rimetti ogni regola com’era</translation>
    </message>
    <message>
        <source>Save the change</source>
        <translation>Salva la modifica</translation>
    </message>
    <message>
        <source>Save as my rules…</source>
        <translation>Salva tra le mie regole…</translation>
    </message>
    <message>
        <source>{game} by your own rules</source>
        <translation>{game} con le tue regole</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>points ({limits})</source>
        <translation>punti (da {limits})</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>A match takes {length}. At home with {deck} cards.</source>
        <translation>Durata della partita: {length}. Le sue carte: {deck}.</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the game&apos;s own.</source>
        <translation>
            <numerusform>%n diversa dal solito.</numerusform>
            <numerusform>%n diverse dal solito.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the game has them.</source>
        <translation>Quelle solite del gioco.</translation>
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
        <source>The guide is available in {language} only.</source>
        <translation>La guida c’è solo in questa lingua: {language}.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>it is the only move</source>
        <translation>è l’unica mossa</translation>
    </message>
    <message>
        <source>it sweeps the table</source>
        <translation>fai scopa</translation>
    </message>
    <message>
        <source>it counts for {categories}</source>
        <translation>vale per {categories}</translation>
    </message>
    <message>
        <source>the last capture takes what is left</source>
        <translation>l’ultima presa porta via quello che resta</translation>
    </message>
    <message>
        <source>other moves risk a sweep ({percent}% at worst)</source>
        <translation>le altre mosse rischiano una scopa (al peggio {percent}%)</translation>
    </message>
    <message>
        <source>it risks a sweep ({percent}%)</source>
        <translation>rischia una scopa ({percent}%)</translation>
    </message>
    <message>
        <source>nobody can sweep what it leaves</source>
        <translation>poi nessuno può fare scopa</translation>
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
        <source>it brings {points}</source>
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
        <source>it gives most and leaves least</source>
        <translation>rende di più e lascia di meno</translation>
    </message>
    <message>
        <source>{advice}: {reasons} ({gain}).</source>
        <translation>{advice}: {reasons} ({gain}).</translation>
    </message>
    <message>
        <source>{advice}: {reasons}.</source>
        <translation>{advice}: {reasons}.</translation>
    </message>
    <message>
        <source>+{points} points</source>
        <translation>+{points} punti</translation>
    </message>
    <message>
        <source>+{percent}% chance to win the match</source>
        <translation>+{percent}% di probabilità di vincere la partita</translation>
    </message>
    <message>
        <source>but {drawback}</source>
        <translation>ma {drawback}</translation>
    </message>
    <message>
        <source>Lay down the {card}</source>
        <translation>Cala {card}</translation>
    </message>
    <message>
        <source>Take {cards} with the {card}</source>
        <translation>Prendi {cards} con {card}</translation>
    </message>
    <message>
        <source>Declare {cards}</source>
        <translation>Dichiara {cards}</translation>
    </message>
    <message>
        <source>Take {cards} before you play</source>
        <translation>Prima di giocare prendi {cards}</translation>
    </message>
    <message>
        <source>Keep the card that you have cut</source>
        <translation>Tieni la carta che hai tagliato</translation>
    </message>
    <message>
        <source>Lay the card that you have cut on the table</source>
        <translation>Metti in tavola la carta che hai tagliato</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>there are no rules in it</source>
        <translation>non contiene regole</translation>
    </message>
    <message>
        <source>The rules in “{path}” cannot be used: {reason}.</source>
        <translation>Le regole in «{path}» non si possono usare: {reason}.</translation>
    </message>
    <message>
        <source>“{path}”: {reason}. These rules are left out.</source>
        <translation>«{path}»: {reason}. Queste regole sono state lasciate fuori.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n sets of rules.</source>
        <translation>
            <numerusform>C’è posto per %n gruppo di regole.</numerusform>
            <numerusform>C’è posto per %n gruppi di regole.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” holds no rules: it begins without “{mark}”.</source>
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
    <name>Levels</name>
    <message>
        <source>beginner</source>
        <translation>novizio</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>esperto</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maestro</translation>
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
        <source>{game}   ·   round {number}</source>
        <translation>{game}   ·   smazzata {number}</translation>
    </message>
</context>
<context>
    <name>MoveListPanel</name>
    <message>
        <source>Moves played</source>
        <translation>Mosse giocate</translation>
    </message>
    <message>
        <source>Choose a move to see the table after it</source>
        <translation>Scegli una mossa per vedere la tavola come stava dopo</translation>
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
        <translation>Distribuzione {number}</translation>
    </message>
    <message>
        <source>Deal {number} · you deal</source>
        <translation>Smazzata {number} · dai le carte tu</translation>
    </message>
    <message>
        <source>Deal {number} · {name} deals</source>
        <translation>Smazzata {number} · dà le carte {name}</translation>
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
        <source>You take from the table: {cards}</source>
        <translation>Prendi dalla tavola: {cards}</translation>
    </message>
    <message>
        <source>{name} takes from the table: {cards}</source>
        <translation>{name} prende dalla tavola: {cards}</translation>
    </message>
    <message>
        <source>Lay it down</source>
        <translation>Cala</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>Prendi {cards}</translation>
    </message>
    <message>
        <source>must take {cards}</source>
        <translation>devi prendere {cards}</translation>
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
        <source>Not possible now</source>
        <translation>Ora non si può</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <translation>Non puoi: {reason}</translation>
    </message>
    <message>
        <source>{name} lays the {card}</source>
        <translation>{name} cala {card}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with the {card}</source>
        <translation>{name} prende {cards} con {card}</translation>
    </message>
    <message>
        <source>You lay the {card}</source>
        <translation>Cali {card}</translation>
    </message>
    <message>
        <source>You take {cards} with the {card}</source>
        <translation>Prendi {cards} con {card}</translation>
    </message>
    <message>
        <source>{sum}, not {wanted}</source>
        <translation>{sum}, non {wanted}</translation>
    </message>
</context>
<context>
    <name>MyRules</name>
    <message>
        <source>Export the rules</source>
        <translation>Esporta le regole</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importa regole</translation>
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
        <source>The rules are in “{path}”.</source>
        <translation>Le regole sono in «{path}».</translation>
    </message>
    <message>
        <source>Now among your rules: {names}.</source>
        <translation>Ora tra le tue regole: {names}.</translation>
    </message>
    <message>
        <source>Rules (*{suffix})</source>
        <translation>Regole (*{suffix})</translation>
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
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The game that you find is shown here.</source>
        <translation>Qui appare il gioco che trovi.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>The match now running is put by among your matches.</source>
        <translation>La partita in corso viene messa da parte tra le tue partite.</translation>
    </message>
    <message>
        <source>Your choices are kept for the next game.</source>
        <translation>Le tue scelte valgono anche per la prossima partita.</translation>
    </message>
    <message>
        <source>Choose this game</source>
        <translation>Scegli questo gioco</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
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
    <name>OpponentPicker</name>
    <message>
        <source>Your partner plays by tradition</source>
        <translation>Il tuo compagno gioca secondo tradizione</translation>
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
        <source>your seat</source>
        <translation>il tuo posto</translation>
    </message>
    <message>
        <source>Where two moves are worth the same, your partner keeps to the old rules: lays from a pair, leaves you what you laid, keeps the sevens.</source>
        <translation>Quando due mosse valgono lo stesso, il tuo compagno segue le vecchie regole: cala da una coppia, ti lascia quello che hai calato, tiene i sette.</translation>
    </message>
    <message>
        <source>The old rules of play are known to {names}.</source>
        <translation>Le vecchie regole di gioco le conoscono {names}.</translation>
    </message>
    <message>
        <source>Choose a seat, then who sits there.</source>
        <translation>Scegli un posto, poi chi ci siede.</translation>
    </message>
    <message>
        <source>{name} {temperament}.</source>
        <translation>{name} {temperament}.</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>This game&apos;s own rule: {value}.</source>
        <translation>La regola solita di questo gioco: {value}.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Speed of play</source>
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
        <source>How fast the cards move; off, they are there at once.</source>
        <translation>Quanto si muovono in fretta le carte; se è immediata, sono subito al loro posto.</translation>
    </message>
    <message>
        <source>&amp;One click plays a card that can be played in one way only</source>
        <translation>&amp;Un clic gioca la carta che si può giocare in un modo solo</translation>
    </message>
    <message>
        <source>Off, a click takes the card up and a second one plays it.</source>
        <translation>Se no, un clic alza la carta e un secondo la gioca.</translation>
    </message>
    <message>
        <source>&amp;Make my move for me when there is no choice</source>
        <translation>&amp;Gioca per me quando non c’è scelta</translation>
    </message>
    <message>
        <source>When a single move is possible, it is made without asking.</source>
        <translation>Quando la mossa possibile è una sola, si fa senza chiedere.</translation>
    </message>
    <message>
        <source>De&amp;clare for me</source>
        <translation>Di&amp;chiara per me</translation>
    </message>
    <message>
        <source>The best combination of your hand is declared without asking.</source>
        <translation>La combinazione migliore della tua mano si dichiara senza chiedere.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>Il &amp;tuo nome</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>What the table and the records call you.</source>
        <translation>Come ti chiamano al tavolo e nelle partite salvate.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
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
        <source>The {cards} does not lie on the table.</source>
        <translation>Non c’è in tavola: {cards}.</translation>
    </message>
    <message>
        <source>The {card} can take {cards}, so you may not lay it down.</source>
        <translation>Non puoi calare {card}: può prendere {cards}.</translation>
    </message>
    <message>
        <source>The {cards} equals your {card} and must be taken first.</source>
        <translation>La carta uguale va presa prima: con {card} prendi {cards}.</translation>
    </message>
    <message>
        <source>The {card} takes only one equal card: choose one of them.</source>
        <translation>Con {card} si prende una sola carta uguale: scegli quale.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: {sum}.</source>
        <translation>Con {card} non puoi prendere {take}: {sum}.</translation>
    </message>
    <message>
        <source>The set with the fewest cards must be taken with the {card}.</source>
        <translation>Con {card} si deve fare la presa con meno carte.</translation>
    </message>
    <message>
        <source>Play the cards that you have declared first: {cards}.</source>
        <translation>Prima vanno giocate le carte dichiarate: {cards}.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Adesso non si può.</translation>
    </message>
</context>
<context>
    <name>ReplaceFileDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>Sostituire il file?</translation>
    </message>
    <message>
        <source>“{name}” exists already in “{folder}”.</source>
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
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Cerca qui</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Trova ancora</translation>
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
        <source>This is the game on the table, by the rules it is played with.</source>
        <translation>Questo è il gioco in tavola, con le regole con cui si sta giocando.</translation>
    </message>
    <message>
        <source>This game is told by its usual rules.</source>
        <translation>Questo gioco è raccontato con le sue regole solite.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leggi</translation>
    </message>
</context>
<context>
    <name>RulesNameDialog</name>
    <message>
        <source>Save as my rules</source>
        <translation>Salva tra le mie regole</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Nome delle regole</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Give this name</source>
        <translation>Dai questo nome</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Sostituiscile</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Salva le regole</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters, as you call it at home.</source>
        <translation>
            <numerusform>Al massimo %n carattere, come lo chiami a casa.</numerusform>
            <numerusform>Al massimo %n caratteri, come lo chiami a casa.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have rules by the name of “{name}” already.</source>
        <translation>Hai già delle regole con il nome «{name}».</translation>
    </message>
    <message>
        <source>Your rules “{name}” ({game}) are replaced.</source>
        <translation>Le tue regole «{name}» ({game}) vengono sostituite.</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{path}” is not a match that can be played: {reason}.</source>
        <translation>«{path}» non è una partita che si possa giocare: {reason}.</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”.</source>
        <translation>{reason} È stata conservata come «{aside}».</translation>
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
        <source>Once the match is won, no more points are entered.</source>
        <translation>Vinta la partita, non si segnano altri punti.</translation>
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
        <translation>Hai preso {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {cards}.</source>
        <comment>one player</comment>
        <translation>{name} ha preso {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {cards}.</source>
        <comment>partners</comment>
        <translation>{name} hanno preso {cards}.</translation>
    </message>
    <message>
        <source>{name}: {declared}.</source>
        <translation>{name}: {declared}.</translation>
    </message>
    <message>
        <source>Nobody declared anything.</source>
        <translation>Nessuno ha dichiarato.</translation>
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
        <translation>{call} {name} hanno preso tutte le carte di {cards} e vincono la partita.</translation>
    </message>
    <message>
        <source>Nobody took all of these: {cards}.</source>
        <translation>Nessuno ha preso tutte queste: {cards}.</translation>
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
        <translation>{name} ha preso tutte le carte di {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>partners</comment>
        <translation>{name} hanno preso tutte le carte di {cards}.</translation>
    </message>
    <message>
        <source>You have {count}</source>
        <translation>Hai {count}</translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} ha {count}</translation>
    </message>
    <message>
        <source>{name} have {count}</source>
        <translation>{name} hanno {count}</translation>
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
        <translation>Nessuno ha preso {cards}.</translation>
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
        <translation>{worth} a testa per {names}: segna chi viene dopo, {next}.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: all of them score.</source>
        <translation>{worth} a testa per {names}: segnano tutti.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: nobody scores.</source>
        <translation>{worth} a testa per {names}: nessuno segna.</translation>
    </message>
    <message>
        <source>{worth} each: nobody scores.</source>
        <translation>{worth} a testa: nessuno segna.</translation>
    </message>
    <message>
        <source>No {category}: {reasons}</source>
        <translation>Niente {category}: {reasons}</translation>
    </message>
    <message>
        <source>You have no {suits}.</source>
        <translation>Tu non hai {suits}.</translation>
    </message>
    <message>
        <source>{name} has no {suits}.</source>
        <translation>{name} non ha {suits}.</translation>
    </message>
    <message>
        <source>{name} have no {suits}.</source>
        <translation>{name} non hanno {suits}.</translation>
    </message>
    <message>
        <source>{best} against {others}</source>
        <translation>{best} contro {others}</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score of the round</source>
        <translation>Punti della smazzata</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Questa smazzata</translation>
    </message>
    <message>
        <source>&amp;Deal on</source>
        <translation>&amp;Altra smazzata</translation>
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
        <source>You win</source>
        <translation>Hai vinto</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Vince {name}</translation>
    </message>
    <message>
        <source>{name} win</source>
        <translation>Vincono {name}</translation>
    </message>
    <message>
        <source>You win the match, {score}.</source>
        <translation>Hai vinto la partita, {score}.</translation>
    </message>
    <message>
        <source>{name} wins the match, {score}.</source>
        <translation>La partita è di {name}, {score}.</translation>
    </message>
    <message>
        <source>{name} win the match, {score}.</source>
        <translation>La partita è di {name}, {score}.</translation>
    </message>
    <message>
        <source>{score} after this round.</source>
        <translation>{score} dopo questa smazzata.</translation>
    </message>
    <message>
        <source>{score}: another round decides.</source>
        <translation>{score}: decide un’altra smazzata.</translation>
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
        <source>partner</source>
        <translation>compagno</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>a whole number from 0 to 100</source>
        <translation>un numero intero da 0 a 100</translation>
    </message>
    <message>
        <source>1 to {n} printable characters</source>
        <translation>da 1 a {n} caratteri stampabili</translation>
    </message>
    <message>
        <source>a variant, a seating, levels and options, or null</source>
        <translation>una variante, una disposizione, livelli e opzioni, oppure null</translation>
    </message>
    <message>
        <source>The settings file “{path}” is damaged: {reason}.</source>
        <translation>Il file delle impostazioni «{path}» è danneggiato: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” is no settings file of this game: it lacks “{mark}”.</source>
        <translation>«{path}» non è un file di impostazioni di questo gioco: manca «{mark}».</translation>
    </message>
    <message>
        <source>It was kept as “{aside}”; the game starts with its defaults.</source>
        <translation>È stato conservato come «{aside}»; il gioco parte con le impostazioni iniziali.</translation>
    </message>
    <message>
        <source>“{path}”: the unknown field “{field}” is too large to be kept.</source>
        <translation>«{path}»: il campo sconosciuto «{field}» è troppo grande per essere conservato.</translation>
    </message>
    <message>
        <source>“{path}”: “{field}” is {value}; allowed are: {allowed}. The default, {default}, is used.</source>
        <translation>«{path}»: «{field}» vale {value}; sono ammessi: {allowed}. Si usa il valore iniziale, {default}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Changes show at once.</source>
        <translation>Le modifiche si vedono subito.</translation>
    </message>
    <message>
        <source>&amp;All pages</source>
        <translation>Tutte le &amp;pagine</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Ripristina tutto</translation>
    </message>
    <message>
        <source>Everything as it was at first, but for your name.</source>
        <translation>Tutto com’era all’inizio, tranne il tuo nome.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fatto</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
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
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Everything that can be clicked can be reached by keyboard.</source>
        <translation>Tutto ciò che si può cliccare si raggiunge anche da tastiera.</translation>
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
        <source>Whether cards and sweeps can be heard.</source>
        <translation>Se le carte e le scope si sentono.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>How loud the sounds are; a card is heard as you set it.</source>
        <translation>Quanto sono forti i suoni; mentre lo regoli si sente una carta.</translation>
    </message>
    <message>
        <source>{0}%</source>
        <translation>{0}%</translation>
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
        <source>{reason} It was left untouched; move it away, so that the game can save there.</source>
        <translation>{reason} È rimasto com’era: spostalo, così il gioco potrà salvare lì.</translation>
    </message>
    <message>
        <source>“{path}” is a link that leads nowhere.</source>
        <translation>«{path}» è un collegamento che non porta da nessuna parte.</translation>
    </message>
    <message>
        <source>“{path}” is not a file, so nothing was saved there.</source>
        <translation>«{path}» non è un file, quindi lì non è stato salvato nulla.</translation>
    </message>
    <message>
        <source>“{path}” is larger than the {limit} KiB such a file may have.</source>
        <translation>«{path}» supera i {limit} KiB consentiti per un file di questo tipo.</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved.</source>
        <translation>Il disco è pieno: «{path}» non è stato salvato.</translation>
    </message>
    <message>
        <source>“{path}” lies on a disk that can only be read.</source>
        <translation>«{path}» si trova su un disco di sola lettura.</translation>
    </message>
    <message>
        <source>You have no permission for “{path}” or its folder.</source>
        <translation>Non si hanno i permessi per «{path}» o per la sua cartella.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Il file «{path}» non esiste.</translation>
    </message>
    <message>
        <source>A file stands where the folder of “{path}” should be.</source>
        <translation>Al posto della cartella di «{path}» c’è un file.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>«{path}» non può essere usato: {reason}.</translation>
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
        <source>Their side</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>su {target}</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the disc of the dealer: one letter</comment>
        <translation>M</translation>
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
        <source>{name} takes a little longer over this move.</source>
        <translation>{name} ci mette un po’ di più per questa mossa.</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>a te</translation>
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
        <source>It is not your turn.</source>
        <translation>Non tocca a te.</translation>
    </message>
    <message>
        <source>First decide about the card that you have cut.</source>
        <translation>Prima decidi che cosa fare della carta tagliata.</translation>
    </message>
    <message>
        <source>{move} ({number} of {all})</source>
        <translation>{move} ({number} di {all})</translation>
    </message>
    <message>
        <source>Next set {number} of {all}</source>
        <translation>Altra presa: {number} di {all}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>List of moves</source>
        <translation>Elenco delle mosse</translation>
    </message>
    <message>
        <source>The moves of the round, at the right.</source>
        <translation>Le mosse della smazzata, a destra.</translation>
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
        <translation>Se le mosse della smazzata stanno elencate accanto al tavolo.</translation>
    </message>
    <message>
        <source>With large cards: the list goes when it would make the cards smaller.</source>
        <translation>Con carte grandi: l’elenco sparisce quando rimpicciolirebbe le carte.</translation>
    </message>
    <message>
        <source>Colour of the cloth</source>
        <translation>Colore del panno</translation>
    </message>
    <message>
        <source>The colour of the table.</source>
        <translation>Il colore del tavolo.</translation>
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
        <source>One dark tone without texture, thicker rims, hatching instead of shade.</source>
        <translation>Un solo tono scuro senza trama, bordi più spessi, tratteggio al posto dell’ombra.</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
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
    <name>VariantList</name>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
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
    <message>
        <source>Import rules</source>
        <translation>Importa regole</translation>
    </message>
    <message>
        <source>Bring in rules that somebody handed on to you</source>
        <translation>Aggiungi regole che qualcuno ti ha passato</translation>
    </message>
</context>
<context>
    <name>Variants</name>
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
    <message>
        <source>My rules</source>
        <translation>Le mie regole</translation>
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
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation>novizio</translation>
    </message>
    <message>
        <source>is learning, and takes whatever he sees</source>
        <translation>sta imparando e prende tutto quello che vede</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>loves coins and takes no risks</source>
        <translation>ama i denari e non rischia</translation>
    </message>
    <message>
        <source>goes for every sweep and talks of the last</source>
        <translation>cerca ogni scopa e racconta l’ultima</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>esperto</translation>
    </message>
    <message>
        <source>counts the cards and gives nothing away</source>
        <translation>conta le carte e non regala niente</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>waits for his moment and thinks to the end</source>
        <translation>aspetta il suo momento e pensa fino in fondo</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maestro</translation>
    </message>
    <message>
        <source>reads the hands as if they lay open</source>
        <translation>legge le mani come se fossero scoperte</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>medio</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Take a table card of the same rank, or several that add up to your card. Clear the table for a scopa. Most cards, most coins, the settebello and the primiera score a point each.</source>
        <translation>Prendi la carta uguale, o più carte che sommate fanno la tua. Se la tavola resta vuota è scopa. Un punto a chi ha più carte, più denari, il settebello e la primiera.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card. Clear the table for an escoba. Most cards, most coins, the seven of coins and the setenta score a point each.</source>
        <translation>Prendi le carte in tavola che con la tua fanno quindici. Se la tavola resta vuota è escoba. Un punto a chi ha più carte, più denari, il sette di denari e la setenta.</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>Si vince a</translation>
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
        <source>{what} was expected</source>
        <translation>ci si aspettava {what}</translation>
    </message>
    <message>
        <source>there are two sets of rules by the name of {name}</source>
        <translation>due serie di regole si chiamano {name}</translation>
    </message>
    <message>
        <source>there are more than {most} sets of rules</source>
        <translation>le serie di regole sono più di {most}</translation>
    </message>
    <message>
        <source>a computer plays in seat 1, where you sit</source>
        <translation>al posto 1, che è il tuo, gioca un computer</translation>
    </message>
    <message>
        <source>a person plays in seat {seat}, and this window has but one</source>
        <translation>al posto {seat} gioca una persona, e in questa finestra ce n’è una sola</translation>
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
        <source>a card is named twice in {text}</source>
        <translation>una carta è nominata due volte in {text}</translation>
    </message>
    <message>
        <source>there is no game {name}</source>
        <translation>non esiste il gioco {name}</translation>
    </message>
    <message>
        <source>Take an equal card or a sum; the Queen is worth 8, the Jack 9. The pack is cut for a card to keep or to lay open. Karta, dinari, barmila and the seven of diamonds score.</source>
        <translation>Prendi la carta uguale o una somma; la donna vale 8, il fante 9. Si taglia il mazzo per una carta da tenere o da scoprire in tavola. Contano karta, dinari, barmila e il sette di quadri.</translation>
    </message>
    <message>
        <source>Escoba with combinations: a flor, an escalera, a total of nine or little, three of a rank score the moment they are shown. The 2 of batons is worth four points.</source>
        <translation>L’Escoba con le combinazioni: una flor, una escalera, un nove o poco, tre uguali segnano nel momento in cui si mostrano. Il 2 di bastoni vale quattro punti.</translation>
    </message>
    <message>
        <source>Chorizo with other combinations: nine or less is a báciga, with a pair in it three points. Opening cards of one suit bring the dealer a flor.</source>
        <translation>Il Chorizo con altre combinazioni: nove o meno è una báciga, che con una coppia vale tre punti. Le prime carte dello stesso seme danno al mazziere una flor.</translation>
    </message>
    <message>
        <source>Take an equal card, a sum, or fifteen; an Ace takes everything. Declare small or equal hands, with the 7 of cups as the wild matta. All ten coins win the match.</source>
        <translation>Prendi la carta uguale, una somma o quindici; l’asso prende tutto. Dichiara le mani piccole o di carte uguali, con il 7 di coppe come matta. Tutti e dieci i denari vincono la partita.</translation>
    </message>
    <message>
        <source>Cirulla with the whole pack dealt at once. Any three cards of the hand may be declared at any turn and must then be played before the others.</source>
        <translation>La Cirulla con tutto il mazzo dato subito. Al proprio turno si possono dichiarare tre carte qualsiasi della mano, che poi vanno giocate prima delle altre.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like. Clear the table for an escoba. Coins, cards, sevens and the seven of coins score.</source>
        <translation>Prendi, se vuoi, le carte in tavola che con la tua fanno quindici. Se la tavola resta vuota è escoba. Contano denari, carte, sette e il sette di denari.</translation>
    </message>
    <message>
        <source>Escoba as it is played at the table: every tied leader scores, all coins or all sevens count double, and a tie at the end is decided by the whole match.</source>
        <translation>L’Escoba come si gioca al tavolo: chi è in testa alla pari segna lo stesso, tutti i denari o tutti i sette valgono doppio, e a parità decide tutta la partita.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen, thirty, forty-five … with your card, if you like. An escopa is worth a point for each fifteen in it. All coins bring three points more.</source>
        <translation>Prendi, se vuoi, le carte in tavola che con la tua fanno quindici, trenta, quarantacinque … Una escopa vale un punto per ogni quindici. Tutti i denari danno tre punti in più.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like: a motinho. Clear the table for an escova. Cards, coins and the sete belo score; all coins count double.</source>
        <translation>Prendi, se vuoi, le carte in tavola che con la tua fanno quindici: è un motinho. Se la tavola resta vuota è escova. Contano carte, denari e il sete belo; tutti i denari valgono doppio.</translation>
    </message>
    <message>
        <source>Scopa as a race: cards, coins, settebello, primiera and sweeps are counted in this order, and whoever reaches eleven first has won there and then.</source>
        <translation>La Scopa come una corsa: si contano carte, denari, settebello, primiera e scope, in quest’ordine, e chi arriva per primo a undici ha vinto subito.</translation>
    </message>
    <message>
        <source>Scopa with a simple primiera: the side with most sevens has the point. Everything else is as at home.</source>
        <translation>La Scopa con la primiera semplice: il punto va a chi ha più sette. Per il resto si gioca come a casa.</translation>
    </message>
    <message>
        <source>Scopa for four in two partnerships: partners sit opposite each other and share one pile and one score.</source>
        <translation>La Scopa in quattro a coppie: i compagni siedono l’uno di fronte all’altro e hanno un mucchio solo e un solo punteggio.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, though never as a scopa. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>La Scopa in cui l’asso prende tutta la tavola, ma senza fare scopa. Se in tavola c’è un asso, prende quello e nient’altro.</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making fifteen with the card you play. Most cards, most coins, the settebello and the primiera score a point each.</source>
        <translation>La Scopa in cui si prende solo facendo quindici con la carta che si gioca. Un punto a chi ha più carte, più denari, il settebello e la primiera.</translation>
    </message>
    <message>
        <source>Two partnerships, nine cards each and four on the table, all dealt at once: whoever remembers what was played knows what is to come.</source>
        <translation>A coppie, nove carte a testa e quattro in tavola, tutte date subito: chi ricorda che cosa è uscito sa che cosa deve uscire.</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. Nothing is left to chance but the deal; a scopa on the very last card counts.</source>
        <translation>A coppie, dieci carte a testa e la tavola vuota. Di fortuna c’è solo la distribuzione; vale anche la scopa con l’ultimissima carta.</translation>
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
        <source>an empty line was expected</source>
        <translation>era attesa una riga vuota</translation>
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
        <source>Brazil</source>
        <translation>Brasile</translation>
    </message>
    <message>
        <source>Italy, Naples</source>
        <translation>Italia, Napoli</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>riga {line}: {what}</translation>
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
        <source>{card} takes an equal card first, {cards}, so not {take}</source>
        <translation>{card} prende prima una carta uguale, {cards}, quindi non {take}</translation>
    </message>
    <message>
        <source>{card} takes only one equal card, not {take}</source>
        <translation>{card} prende una sola carta uguale, non {take}</translation>
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
        <source>the declared {cards} must be played before {card}</source>
        <translation>le carte dichiarate, {cards}, vanno giocate prima di {card}</translation>
    </message>
    <message>
        <source>{move} is not possible now</source>
        <translation>{move} adesso non è possibile</translation>
    </message>
    <message>
        <source>Where a sum has two cards, all captures have equally many.</source>
        <translation>Dove la somma è di due carte, le prese ne hanno tutte altrettante.</translation>
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
        <translation>La carta uguale va presa prima di ogni somma.</translation>
    </message>
    <message>
        <source>Capturing is a must</source>
        <translation>Obbligo di presa</translation>
    </message>
    <message>
        <source>A card that can capture may not be laid down.</source>
        <translation>La carta che può prendere non si può calare.</translation>
    </message>
    <message>
        <source>Fifteen on the table</source>
        <translation>Quindici in tavola</translation>
    </message>
    <message>
        <source>Before playing, you may take table cards that make fifteen by themselves.</source>
        <translation>Prima di giocare si possono prendere le carte in tavola che fanno quindici da sole.</translation>
    </message>
    <message>
        <source>Asso pigliatutto</source>
        <translation>Asso pigliatutto</translation>
    </message>
    <message>
        <source>An Ace takes the whole table and sweeps, unless an Ace lies there.</source>
        <translation>L’asso prende tutta la tavola e fa scopa, se non c’è già un asso.</translation>
    </message>
    <message>
        <source>The Ace takes itself</source>
        <translation>L’asso prende sé stesso</translation>
    </message>
    <message>
        <source>An Ace played to the empty table goes to your own pile.</source>
        <translation>L’asso giocato sulla tavola vuota va nel proprio mucchio.</translation>
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
        <source>Fifteen beside an Ace</source>
        <translation>Quindici accanto all’asso</translation>
    </message>
    <message>
        <source>With an Ace on the table an Ace may also make fifteen, not only take that Ace.</source>
        <translation>Con un asso in tavola l’asso può anche fare quindici, non solo prendere quell’asso.</translation>
    </message>
    <message>
        <source>“Equal card first” and “Fifteen beside an Ace” exclude each other: an Ace on the table would have to be taken first, and need not.</source>
        <translation>«Prima la carta uguale» e «Quindici accanto all’asso» si escludono: un asso in tavola si dovrebbe prendere per primo, e insieme no.</translation>
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
        <translation>Due o più assi tra le prime carte in tavola mandano a monte la smazzata.</translation>
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
        <translation>Carte in tavola all’inizio</translation>
    </message>
    <message>
        <source>What the dealer wins when the four cards add up.</source>
        <translation>Che cosa vince il mazziere quando la somma delle quattro carte è quella giusta.</translation>
    </message>
    <message>
        <source>The points that a side needs at the end of a round to win the match. To 1, a single round is played, unless it is a tie.</source>
        <translation>I punti che servono alla fine di una smazzata per vincere la partita. Con 1 si gioca una sola smazzata, salvo pareggio.</translation>
    </message>
    <message>
        <source>Lead by two</source>
        <translation>Due punti di vantaggio</translation>
    </message>
    <message>
        <source>The winner must be two points ahead; otherwise a round more.</source>
        <translation>Chi vince deve avere due punti in più; se no si gioca un’altra smazzata.</translation>
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
        <source>The King of coins is worth a point, like the settebello.</source>
        <translation>Il re di denari vale un punto, come il settebello.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 of coins are worth 3 points and each further coin in a row one more; all ten win the match.</source>
        <translation>Asso, 2 e 3 di denari valgono 3 punti, e uno in più ogni altra carta di denari in fila; tutte e dieci vincono la partita.</translation>
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
        <source>How many cards are worth two points instead of one.</source>
        <translation>Con quante carte i punti sono due invece di uno.</translation>
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
        <source>Sweep on the last card counts</source>
        <translation>Vale la scopa all’ultima carta</translation>
    </message>
    <message>
        <source>Clearing the table with the round&apos;s last card is a sweep.</source>
        <translation>Anche con l’ultima carta della smazzata si fa scopa.</translation>
    </message>
    <message>
        <source>The Ace sweeps</source>
        <translation>L’asso fa scopa</translation>
    </message>
    <message>
        <source>An Ace that takes the whole table scores a sweep.</source>
        <translation>L’asso che prende tutta la tavola fa scopa.</translation>
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
        <source>a record begins with {line}</source>
        <translation>una partita registrata comincia con {line}</translation>
    </message>
    <message>
        <source>{game} is not played by {players}</source>
        <translation>{game} non si gioca in questo modo: {players}</translation>
    </message>
    <message>
        <source>the record breaks off in this line</source>
        <translation>la registrazione si interrompe in questa riga</translation>
    </message>
    <message>
        <source>a pack has {size} cards, not {count}</source>
        <translation>un mazzo ha {size} carte, non {count}</translation>
    </message>
    <message>
        <source>move {number} was expected, as in {example}</source>
        <translation>ci si aspettava la mossa {number}, come in {example}</translation>
    </message>
    <message>
        <source>a seat is a name, a comma and a level</source>
        <translation>un posto è un nome, una virgola e un livello</translation>
    </message>
    <message>
        <source>a deal has a number from 0 to {most}</source>
        <translation>una distribuzione ha un numero da 0 a {most}</translation>
    </message>
    <message>
        <source>{first} to {last} was expected</source>
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
        <source>{text} is not a seating: use {allowed}</source>
        <translation>{text} non è una disposizione di giocatori: usa {allowed}</translation>
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
        <source>a name of rules has 1 to {most} printable characters, no blank at its ends</source>
        <translation>il nome di regole ha da 1 a {most} caratteri stampabili, senza spazi agli estremi</translation>
    </message>
    <message>
        <source>option {option} cannot be {value}: use {allowed}</source>
        <translation>l’opzione {option} non può valere {value}: usa {allowed}</translation>
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
        <source>A side that lacks a suit cannot win the primiera; off, the suit counts nothing.</source>
        <translation>Chi non ha carte di un seme non può vincere la primiera; se no, per quel seme non si conta niente.</translation>
    </message>
    <message>
        <source>Fewest cards first</source>
        <translation>Prima le prese con meno carte</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed.</source>
        <translation>Tra più prese possibili con una carta valgono solo quelle con meno carte.</translation>
    </message>
</context>
</TS>
