<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next set of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Skip the movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go among the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take up a card, play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take up the first, second … card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, 2 … 9, 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next or previous set of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab, wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card down again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not wait for moving cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Esc or a click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Bergamo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bergamo and Lombardy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish (Castilian)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spain and the Spanish-speaking Americas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French-suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>France, Italy and the world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naples, Campania and the south of Italy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piacenza</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piacenza, Emilia and central Italy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sicily</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treviso (Venetian)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veneto and Friuli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaceTile</name>
    <message>
        <source>strength {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Packet {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} · {name} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void deal: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the table: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must take {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} goes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {cards} with the {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a move to see the table after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {cards} does not lie on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} can take {cards}, so you may not lay it down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {cards} equals your {card} and must be taken first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} takes only one equal card: choose one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set with the fewest cards must be taken with the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{path}” is not a match that can be played: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”.</source>
        <translation type="unfinished"></translation>
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
        <source>“{path}”: “{field}” is {value}; allowed are: {allowed}. The default, {default}, is used.</source>
        <translation>«{path}»: «{field}» vale {value}; sono ammessi: {allowed}. Si usa il valore iniziale, {default}.</translation>
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
    <name>TableInput</name>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which cards to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next set {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VariantList</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>to {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>plays the first card that comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts the cards and takes what he can</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Take a table card of the same rank, or several that add up to your card. Clear the table for a scopa. Most cards, most coins, the settebello and the primiera score a point each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card. Clear the table for an escoba. Most cards, most coins, the seven of coins and the setenta score a point each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points that a side needs at the end of a round to win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many Kings among the four opening cards make the deal void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again at two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again at three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deals again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a void deal the same or the next player deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep on the last card counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearing the table with the round&apos;s last card is a sweep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the point for the primiera is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primiera needs four suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that lacks a suit cannot win the primiera; off, the suit counts nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest cards first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
