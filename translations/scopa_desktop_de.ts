<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer.</source>
        <translation>Nichts von dem, was du spielst, verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen…</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>Scopa and its family of card games, played offline against computer opponents.</source>
        <translation>Scopa und ihre Verwandten, offline gegen den Computer.</translation>
    </message>
    <message>
        <source>Version {version}, with Python {python} and Qt {qt}.</source>
        <translation>Version {version}, mit Python {python} und Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it, share it.</source>
        <translation>Freie Software (MIT-Lizenz): nutzen, ändern, weitergeben.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>AccessibilityPage</name>
    <message>
        <source>When on, cards fade in and out instead of moving across the table.</source>
        <translation>Ist das an, werden die Karten aus- und eingeblendet, statt über den Tisch zu wandern.</translation>
    </message>
    <message>
        <source>R&amp;educed motion</source>
        <translation>Be&amp;wegung reduzieren</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Buttons, piles and the move list change sides, so your hand hides no cards.</source>
        <translation>Knöpfe, Stapel und Zugliste wechseln die Seite, damit die Hand keine Karten verdeckt.</translation>
    </message>
    <message>
        <source>Cards are half as large again and overlap; everything else is smaller.</source>
        <translation>Die Karten sind anderthalbmal so groß und überlappen sich; alles andere ist kleiner.</translation>
    </message>
    <message>
        <source>Letters on one half of the keyboard play the whole match. Ctrl+F1 lists them.</source>
        <translation>Die Buchstaben einer Hälfte der Tastatur genügen für die ganze Partie. Strg+F1 zeigt sie.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Tisch für Linkshänder</translation>
    </message>
    <message>
        <source>Large cards</source>
        <translation>Große Karten</translation>
    </message>
    <message>
        <source>Signs for the suits</source>
        <translation>Zeichen für die Farben</translation>
    </message>
    <message>
        <source>Each card shows its value and a sign in its corner: another colour and shape for each suit. On French cards, diamonds become blue and clubs green.</source>
        <translation>Jede Karte zeigt in der Ecke ihren Wert und ein Zeichen, für jede Farbe in anderem Ton und anderer Form. Bei französischen Karten werden Karo blau und Kreuz grün.</translation>
    </message>
    <message>
        <source>Keys for one hand</source>
        <translation>Tasten für eine Hand</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Linke Hand</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Rechte Hand</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>The size of all texts, including those on the table.</source>
        <translation>Die Größe aller Texte, auch der auf dem Tisch.</translation>
    </message>
    <message>
        <source>L&amp;ight or dark</source>
        <translation>Hell oder &amp;dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>The colours of windows like this one. The table has its own.</source>
        <translation>Die Farben von Fenstern wie diesem. Der Tisch hat seine eigenen.</translation>
    </message>
    <message>
        <source>A dark cloth without texture, black and white windows, thicker outlines, hatching instead of shading. It is on by itself when the system asks for high contrast.</source>
        <translation>Ein dunkles Tuch ohne Muster, Fenster in Schwarz und Weiß, dickere Umrisse, Schraffur statt Schattierung. Gilt von selbst, wenn das System hohen Kontrast verlangt.</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Ho&amp;her Kontrast</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{declared}, matta as {value}</source>
        <translation>{declared}, matta als {value}</translation>
    </message>
    <message>
        <source>You cut this card.</source>
        <translation>Du hast diese Karte abgehoben.</translation>
    </message>
    <message>
        <source>You can declare {cards}.</source>
        <translation>Du kannst {cards} ansagen.</translation>
    </message>
    <message>
        <source>You can declare before you play.</source>
        <translation>Bevor du spielst, kannst du ansagen.</translation>
    </message>
    <message>
        <source>You can take cards from the table before you play.</source>
        <translation>Bevor du spielst, kannst du vom Tisch nehmen.</translation>
    </message>
    <message>
        <source>Keep it as your first card</source>
        <translation>Als erste Karte behalten</translation>
    </message>
    <message>
        <source>Look back, watch: play or pause</source>
        <translation>Zurückblicken, zuschauen: Wiedergabe oder Pause</translation>
    </message>
    <message>
        <source>Put it on the table</source>
        <translation>Auf den Tisch legen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Runde neu beginnen</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation>&amp;Wertung…</translation>
    </message>
    <message>
        <source>About this &amp;deal…</source>
        <translation>Zu die&amp;ser Verteilung…</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>Partie ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>Partie speichern &amp;unter…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Next possible capture</source>
        <translation>&amp;Nächste Möglichkeit zu nehmen</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>&amp;Animation überspringen</translation>
    </message>
    <message>
        <source>Look &amp;back one move</source>
        <translation>Einen &amp;Zug zurück</translation>
    </message>
    <message>
        <source>Look &amp;forward one move</source>
        <translation>Einen Zug &amp;vor</translation>
    </message>
    <message>
        <source>&amp;Play the moves</source>
        <translation>Züge abs&amp;pielen</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Von hier weiter&amp;spielen</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>Table &amp;options…</source>
        <translation>Tisch&amp;optionen…</translation>
    </message>
    <message>
        <source>&amp;Automatic play</source>
        <translation>Auto&amp;matisches Spiel</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Tisch &amp;verlassen</translation>
    </message>
    <message>
        <source>&amp;End by agreement…</source>
        <translation>&amp;Einvernehmlich beenden…</translation>
    </message>
    <message>
        <source>&amp;Watch a match…</source>
        <translation>Einer Partie &amp;zuschauen…</translation>
    </message>
    <message>
        <source>&amp;Sit in…</source>
        <translation>E&amp;inspringen…</translation>
    </message>
    <message>
        <source>Watch a&amp;gain</source>
        <translation>Wieder zus&amp;chauen</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>Nächster Zu&amp;g</translation>
    </message>
    <message>
        <source>Look &amp;from the next seat</source>
        <translation>Sic&amp;ht vom nächsten Platz</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Aufgaben…</translation>
    </message>
    <message>
        <source>&amp;Daily deal…</source>
        <translation>Verteilung des &amp;Tages…</translation>
    </message>
    <message>
        <source>&amp;Review the match…</source>
        <translation>Partie aus&amp;werten…</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>T&amp;rainer</translation>
    </message>
    <message>
        <source>Cards &amp;out and gone</source>
        <translation>&amp;Gespielte und ausstehende Karten</translation>
    </message>
    <message>
        <source>Odd&amp;s</source>
        <translation>&amp;Chancen</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Chronik</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>&amp;Partien…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik…</translation>
    </message>
    <message>
        <source>&amp;Leaderboard…</source>
        <translation>&amp;Rangliste…</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>&amp;Fairness…</translation>
    </message>
    <message>
        <source>&amp;Chips and experience…</source>
        <translation>&amp;Chips und Erfahrung…</translation>
    </message>
    <message>
        <source>&amp;Profile and badges…</source>
        <translation>Profil und &amp;Abzeichen…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Move list</source>
        <translation>&amp;Zugliste</translation>
    </message>
    <message>
        <source>Last &amp;capture…</source>
        <translation>Zu&amp;letzt genommen…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>Spiel&amp;regeln</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Anleitung</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>&amp;Über Scopa Desktop</translation>
    </message>
    <message>
        <source>While watching</source>
        <translation>Beim Zuschauen</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>So&amp;fort</translation>
    </message>
    <message>
        <source>&amp;Game speed</source>
        <translation>&amp;Spieltempo</translation>
    </message>
    <message>
        <source>With the left hand alone</source>
        <translation>Nur mit der linken Hand</translation>
    </message>
    <message>
        <source>With the right hand alone</source>
        <translation>Nur mit der rechten Hand</translation>
    </message>
    <message>
        <source>Move between the cards</source>
        <translation>Zwischen den Karten wechseln</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Select a card, play it</source>
        <translation>Karte wählen, ausspielen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>Select the first, second … card</source>
        <translation>Erste, zweite … Karte wählen</translation>
    </message>
    <message>
        <source>1, 2 … 9, 0</source>
        <translation>1, 2 … 9, 0</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Gewählte Karte ablegen</translation>
    </message>
    <message>
        <source>Delete or Backspace</source>
        <translation>Entf oder Rücktaste</translation>
    </message>
    <message>
        <source>Next or previous possible capture</source>
        <translation>Nächste oder vorige Möglichkeit zu nehmen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab, wheel</source>
        <translation>Tab, Umschalt+Tab, Mausrad</translation>
    </message>
    <message>
        <source>Read out table, hand, piles, score, last moves</source>
        <translation>Tisch, Hand, Stapel, Punktestand, letzte Züge vorlesen</translation>
    </message>
    <message>
        <source>Shift+T, H, P, S, L</source>
        <translation>Umschalt+T, H, P, S, L</translation>
    </message>
    <message>
        <source>Deselect the card</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Look back: one move, one round, all</source>
        <translation>Zurückblicken: ein Zug, eine Runde, alles</translation>
    </message>
    <message>
        <source>Arrow keys, Page keys, Home, End</source>
        <translation>Pfeile, Bild, Pos1, Ende</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Animation überspringen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Call out? Your side needs {points} that nobody can take away, and more than any other side. If it has fewer, you lose the match.</source>
        <translation>Ausmelden? Deine Seite braucht {points}, die ihr niemand mehr nehmen kann, und mehr als jede andere. Hat sie weniger, verliert ihr die Partie.</translation>
    </message>
    <message>
        <source>Call out? You need {points} that nobody can take away, and more than anybody else. If you have fewer, you lose the match.</source>
        <translation>Ausmelden? Du brauchst {points}, die dir niemand mehr nehmen kann, und mehr als alle anderen. Hast du weniger, verlierst du die Partie.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Cut the pack before the deal.</source>
        <translation>Heb vor dem Geben ab.</translation>
    </message>
    <message>
        <source>{name} cuts the pack before the deal.</source>
        <translation>{name} hebt vor dem Geben ab.</translation>
    </message>
    <message>
        <source>You may take the opening cards.</source>
        <translation>Du darfst die ersten Tischkarten nehmen.</translation>
    </message>
    <message>
        <source>Select cards that make {total}, or take one of these:</source>
        <translation>Markiere Karten, die {total} ergeben, oder nimm einen dieser Sätze:</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Nichts ansagen</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Ausmelden</translation>
    </message>
    <message>
        <source>S, Space, Enter, Esc or a click</source>
        <translation>S, Leertaste, Eingabe, Esc oder Klick</translation>
    </message>
</context>
<context>
    <name>AgreementController</name>
    <message>
        <source>{name} wants to play on, so the match goes on.</source>
        <translation>{name} möchte weiterspielen, also geht die Partie weiter.</translation>
    </message>
    <message>
        <source>{name} has good chances and wants to play on.</source>
        <translation>{name} hat gute Aussichten und möchte weiterspielen.</translation>
    </message>
    <message>
        <source>Agreed with {names}: nobody has won or lost the match.</source>
        <translation>Einverstanden: {names}. Niemand hat die Partie gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>Nobody wins or loses, and nothing is counted.</source>
        <translation>Niemand gewinnt oder verliert, und die Partie zählt nicht.</translation>
    </message>
    <message>
        <source>The computer players agree if their own chances are not better than even.</source>
        <translation>Die Computerspieler stimmen zu, wenn sie sich nicht im Vorteil sehen.</translation>
    </message>
    <message>
        <source>All stakes go back.</source>
        <translation>Alle Einsätze gehen zurück.</translation>
    </message>
    <message>
        <source>End by agreement</source>
        <translation>Einvernehmlich beenden</translation>
    </message>
    <message>
        <source>{name} would like to end the match by agreement.</source>
        <translation>{name} möchte die Partie einvernehmlich beenden.</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Gib den Bildschirm an {name} weiter</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, bist du einverstanden?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Scopa Desktop is open</source>
        <translation>Scopa Desktop ist schon geöffnet</translation>
    </message>
    <message>
        <source>Another Scopa Desktop is using the current match and does not answer; it has locked “{path}”. You can play, but your match will not be saved.</source>
        <translation>Ein anderes Scopa Desktop verwendet die laufende Partie und antwortet nicht; es hat „{path}“ gesperrt. Du kannst spielen, aber deine Partie wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Ohne Speichern spielen</translation>
    </message>
    <message>
        <source>Another Scopa Desktop has locked “{path}”.</source>
        <translation>Ein anderes Scopa Desktop hat „{path}“ gesperrt.</translation>
    </message>
    <message>
        <source>{reason} Your match is not saved while you play. Use “Save the match as” to keep it.</source>
        <translation>{reason} Deine Partie wird beim Spielen nicht gespeichert. Mit „Partie speichern unter“ kannst du sie behalten.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message>
        <source>A match that is opened from a file goes on for practice, without chips.</source>
        <translation>Eine Partie aus einer Datei geht zur Übung weiter, ohne Chips.</translation>
    </message>
    <message>
        <source>You are playing on from here. The match so far is saved among your matches.</source>
        <translation>Du spielst von hier weiter; die bisherige Partie ist bei deinen Partien gespeichert.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Partien (*{suffix})</translation>
    </message>
    <message>
        <source>The match that was on the table is damaged and cannot go on.</source>
        <translation>Die Partie auf dem Tisch ist beschädigt und kann nicht weitergehen.</translation>
    </message>
    <message>
        <source>Your earlier matches are being brought in: {number} of {total}.</source>
        <translation>Deine früheren Partien werden übernommen: {number} von {total}.</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Leave the competitive match?</source>
        <translation>Wettkampfpartie verlassen?</translation>
    </message>
    <message>
        <source>Your match is saved again.</source>
        <translation>Deine Partie ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>The match has become so long that no further round fits into its file. It is kept as it is; start a new game to go on playing.</source>
        <translation>Die Partie ist so lang geworden, dass keine weitere Runde in ihre Datei passt. Sie bleibt, wie sie ist; beginne ein neues Spiel, um weiterzuspielen.</translation>
    </message>
</context>
<context>
    <name>AutoNext</name>
    <message>
        <source>The match goes on by itself. Any key or click here stops that.</source>
        <translation>Die Partie geht von selbst weiter. Eine Taste oder ein Klick hier hält sie an.</translation>
    </message>
</context>
<context>
    <name>Back</name>
    <message>
        <source>Night sky</source>
        <translation>Nachthimmel</translation>
    </message>
    <message>
        <source>Brooms</source>
        <translation>Besen</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Fifteen suns</source>
        <translation>Fünfzehn Sonnen</translation>
    </message>
    <message>
        <source>Two harbours</source>
        <translation>Zwei Häfen</translation>
    </message>
    <message>
        <source>Silver river</source>
        <translation>Silberfluss</translation>
    </message>
</context>
<context>
    <name>BadgeGrid</name>
    <message>
        <source>Badges</source>
        <translation>Abzeichen</translation>
    </message>
    <message>
        <source>Not earned yet.</source>
        <translation>Noch nicht verdient.</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>First sweep</source>
        <translation>Erstes Abräumen</translation>
    </message>
    <message>
        <source>Sweep the table in a match that you play to its end.</source>
        <translation>Räum den Tisch in einer Partie ab, die du zu Ende spielst.</translation>
    </message>
    <message>
        <source>First win</source>
        <translation>Erster Sieg</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Gewinne eine Partie.</translation>
    </message>
    <message>
        <source>Ten wins</source>
        <translation>Zehn Siege</translation>
    </message>
    <message>
        <source>Win ten matches.</source>
        <translation>Gewinne zehn Partien.</translation>
    </message>
    <message>
        <source>A hundred wins</source>
        <translation>Hundert Siege</translation>
    </message>
    <message>
        <source>Win a hundred matches.</source>
        <translation>Gewinne hundert Partien.</translation>
    </message>
    <message>
        <source>A thousand wins</source>
        <translation>Tausend Siege</translation>
    </message>
    <message>
        <source>Win a thousand matches.</source>
        <translation>Gewinne tausend Partien.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Win a match without a single point for the others.</source>
        <translation>Gewinne eine Partie, in der die anderen keinen einzigen Punkt machen.</translation>
    </message>
    <message>
        <source>All the coins</source>
        <translation>Alle Münzen</translation>
    </message>
    <message>
        <source>Capture all ten coins in one round.</source>
        <translation>Nimm alle zehn Münzen in einer Runde.</translation>
    </message>
    <message>
        <source>All the sevens</source>
        <translation>Alle Siebenen</translation>
    </message>
    <message>
        <source>Capture all four sevens in one round.</source>
        <translation>Nimm alle vier Siebenen in einer Runde.</translation>
    </message>
    <message>
        <source>Clean round</source>
        <translation>Saubere Runde</translation>
    </message>
    <message>
        <source>Win every category of a round, at least four.</source>
        <translation>Gewinne alle Kategorien einer Runde, mindestens vier.</translation>
    </message>
    <message>
        <source>Nothing given away</source>
        <translation>Nichts verschenkt</translation>
    </message>
    <message>
        <source>Win a match of two or more rounds in which nobody else makes a sweep.</source>
        <translation>Gewinne eine Partie von zwei oder mehr Runden, in der sonst niemand abräumt.</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>Zu null</translation>
    </message>
    <message>
        <source>Leave the others without a point for three rounds in a row.</source>
        <translation>Lass den anderen drei Runden lang keinen Punkt.</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Aufgeholt</translation>
    </message>
    <message>
        <source>Win after being behind by half the points of the match.</source>
        <translation>Gewinne nach einem Rückstand von der Hälfte der Punkte der Partie.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>Turn the match in its last round, and play the last card of it yourself.</source>
        <translation>Dreh die Partie in der letzten Runde und spiel selbst die letzte Karte.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Hauchdünn</translation>
    </message>
    <message>
        <source>Win a match by a single point.</source>
        <translation>Gewinne eine Partie mit einem Punkt Vorsprung.</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>Win a match that goes on after the target is reached.</source>
        <translation>Gewinne eine Partie, die über das Ziel hinausgeht.</translation>
    </message>
    <message>
        <source>Three sweeps</source>
        <translation>Dreimal abgeräumt</translation>
    </message>
    <message>
        <source>Make three sweeps in one round.</source>
        <translation>Räum in einer Runde dreimal ab.</translation>
    </message>
    <message>
        <source>Five sweeps</source>
        <translation>Fünfmal abgeräumt</translation>
    </message>
    <message>
        <source>Make five sweeps in one round.</source>
        <translation>Räum in einer Runde fünfmal ab.</translation>
    </message>
    <message>
        <source>Faithful settebello</source>
        <translation>Treuer Settebello</translation>
    </message>
    <message>
        <source>Capture the seven of coins in four rounds in a row.</source>
        <translation>Nimm die Münzen-Sieben in vier Runden nacheinander.</translation>
    </message>
    <message>
        <source>Primiera master</source>
        <translation>Meister der Primiera</translation>
    </message>
    <message>
        <source>Win the primiera in four rounds of one match.</source>
        <translation>Gewinne die Primiera in vier Runden einer Partie.</translation>
    </message>
    <message>
        <source>Long napola</source>
        <translation>Lange Napola</translation>
    </message>
    <message>
        <source>Capture the coins from the ace to the five in one round.</source>
        <translation>Nimm in einer Runde die Münzen vom Ass bis zur Fünf.</translation>
    </message>
    <message>
        <source>Well declared</source>
        <translation>Gut angesagt</translation>
    </message>
    <message>
        <source>Win a match with ten or more points from declarations.</source>
        <translation>Gewinne eine Partie mit zehn oder mehr Punkten aus Ansagen.</translation>
    </message>
    <message>
        <source>A lucky deal</source>
        <translation>Glücklich gegeben</translation>
    </message>
    <message>
        <source>Win a match in which your own deal gives you points.</source>
        <translation>Gewinne eine Partie, in der dir dein eigenes Geben Punkte bringt.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Drei am Stück</translation>
    </message>
    <message>
        <source>Win three matches in a row.</source>
        <translation>Gewinne drei Partien nacheinander.</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Fünf am Stück</translation>
    </message>
    <message>
        <source>Win five matches in a row.</source>
        <translation>Gewinne fünf Partien nacheinander.</translation>
    </message>
    <message>
        <source>Ten in a row</source>
        <translation>Zehn am Stück</translation>
    </message>
    <message>
        <source>Win ten matches in a row.</source>
        <translation>Gewinne zehn Partien nacheinander.</translation>
    </message>
    <message>
        <source>All six beaten</source>
        <translation>Alle sechs</translation>
    </message>
    <message>
        <source>Beat all six opponents in games of the same family.</source>
        <translation>Schlag alle sechs Gegner in Spielen derselben Familie.</translation>
    </message>
    <message>
        <source>The whole family</source>
        <translation>Die ganze Familie</translation>
    </message>
    <message>
        <source>Win every game of a family that has three or more.</source>
        <translation>Gewinne in jedem Spiel einer Familie von drei oder mehr.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>Gute Gesellschaft</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Gewinne eine Partie mit einem Partner.</translation>
    </message>
    <message>
        <source>Table for three</source>
        <translation>Zu dritt am Tisch</translation>
    </message>
    <message>
        <source>Win a match against two opponents.</source>
        <translation>Gewinne eine Partie gegen zwei Gegner.</translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>Eins gegen drei</translation>
    </message>
    <message>
        <source>Win a match against three opponents.</source>
        <translation>Gewinne eine Partie gegen drei Gegner.</translation>
    </message>
    <message>
        <source>Seven decks</source>
        <translation>Sieben Blätter</translation>
    </message>
    <message>
        <source>Win with seven different decks.</source>
        <translation>Gewinne mit sieben verschiedenen Blättern.</translation>
    </message>
    <message>
        <source>Revenge</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Lose a match, then win the next one of the same game and players.</source>
        <translation>Verlier eine Partie und gewinne die nächste im selben Spiel gegen dieselben Gegner.</translation>
    </message>
    <message>
        <source>All your own work</source>
        <translation>Ganz allein</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without a hint.</source>
        <translation>Schlag Don Ciro oder Aurelio ohne einen Tipp.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Kein Zurück</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without taking back a move.</source>
        <translation>Schlag Don Ciro oder Aurelio, ohne einen Zug zurückzunehmen.</translation>
    </message>
    <message>
        <source>Quick work</source>
        <translation>Kurzer Prozess</translation>
    </message>
    <message>
        <source>Win a match to eleven or more in two rounds.</source>
        <translation>Gewinne eine Partie bis elf oder mehr in zwei Runden.</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>Langer Atem</translation>
    </message>
    <message>
        <source>Win a match of eight or more rounds.</source>
        <translation>Gewinne eine Partie von acht oder mehr Runden.</translation>
    </message>
    <message>
        <source>A big round</source>
        <translation>Große Runde</translation>
    </message>
    <message>
        <source>Score ten or more points in one round.</source>
        <translation>Mach zehn oder mehr Punkte in einer Runde.</translation>
    </message>
    <message>
        <source>At a stroke</source>
        <translation>Auf einen Schlag</translation>
    </message>
    <message>
        <source>Win a match at once with the cards you have captured.</source>
        <translation>Gewinne eine Partie sofort mit den Karten, die du genommen hast.</translation>
    </message>
    <message>
        <source>Tour of Italy</source>
        <translation>Italienreise</translation>
    </message>
    <message>
        <source>Win five different games with Italian roots.</source>
        <translation>Gewinne in fünf verschiedenen Spielen mit italienischen Wurzeln.</translation>
    </message>
    <message>
        <source>Spanish cards</source>
        <translation>Spanische Karten</translation>
    </message>
    <message>
        <source>Win five different games that use Spanish cards.</source>
        <translation>Gewinne in fünf verschiedenen Spielen mit spanischen Karten.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Win a match of Scopone.</source>
        <translation>Gewinne eine Partie Scopone.</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>Cirulla</translation>
    </message>
    <message>
        <source>Win a match of Cirulla.</source>
        <translation>Gewinne eine Partie Cirulla.</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>Win a match of Chkobba.</source>
        <translation>Gewinne eine Partie Chkobba.</translation>
    </message>
    <message>
        <source>{name} beaten</source>
        <translation>{name} geschlagen</translation>
    </message>
    <message>
        <source>Win a match against {name}.</source>
        <translation>Gewinne eine Partie gegen {name}.</translation>
    </message>
    <message>
        <source>{done} of {needed}</source>
        <translation>{done} von {needed}</translation>
    </message>
    <message>
        <source>Earned: {date}</source>
        <translation>Verdient: {date}</translation>
    </message>
    <message>
        <source>Earned in: {game}, {score} against {names}, {date}</source>
        <translation>Verdient: {game}, {score} gegen {names}, {date}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>in Folge: {count}</translation>
    </message>
    <message>
        <source>wins: {count}</source>
        <translation>Siege: {count}</translation>
    </message>
    <message>
        <source>games: {count}</source>
        <translation>Spiele: {count}</translation>
    </message>
    <message>
        <source>opponents: {count}</source>
        <translation>Gegner: {count}</translation>
    </message>
    <message>
        <source>decks: {count}</source>
        <translation>Blätter: {count}</translation>
    </message>
</context>
<context>
    <name>BrowsingBar</name>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Züge abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Round {round}, void deal</source>
        <translation>Runde {round}, ungültige Verteilung</translation>
    </message>
    <message>
        <source>Round {round}, before the first move</source>
        <translation>Runde {round}, vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Round {round}, move {move} of {moves}</source>
        <translation>Runde {round}, Zug {move} von {moves}</translation>
    </message>
    <message>
        <source>Looking back: {position}</source>
        <translation>Rückblick: {position}</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Last move, and the game</source>
        <translation>Letzter Zug, zurück zum Spiel</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Start a new match from this position. The current one is saved.</source>
        <translation>Beginnt von dieser Stellung eine neue Partie. Die laufende wird gespeichert.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
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
        <translation>Zuletzt genommen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>In {game} nobody looks through the piles during a round.</source>
        <translation>Bei {game} sieht niemand während der Runde die Stapel durch.</translation>
    </message>
    <message>
        <source>Pile of your side: {cards}</source>
        <translation>Stapel deiner Seite: {cards}</translation>
    </message>
    <message>
        <source>Your pile: {cards}</source>
        <translation>Dein Stapel: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been captured in this round yet.</source>
        <translation>In dieser Runde wurde noch nichts genommen.</translation>
    </message>
</context>
<context>
    <name>CardsController</name>
    <message>
        <source>Your own deck is gone; each game uses its own cards.</source>
        <translation>Dein eigenes Blatt ist nicht mehr da; jedes Spiel nimmt seine Karten.</translation>
    </message>
    <message>
        <source>A picture of your deck “{name}” is damaged; it is left out.</source>
        <translation>Ein Bild deines Blatts „{name}“ ist beschädigt; es wird weggelassen.</translation>
    </message>
    <message>
        <source>You have earned a card back, {name}. Choose it in the settings.</source>
        <translation>Du hast einen Kartenrücken freigespielt: {name}. Wähle ihn in den Einstellungen.</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Values on the cards</source>
        <translation>&amp;Werte auf den Karten</translation>
    </message>
    <message>
        <source>Where needed</source>
        <translation>Wo nötig</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>While choosing</source>
        <translation>Beim Wählen</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>A small badge shows what a card counts, on decks that do not print it. It is needed where the cards of a hand are hard to count.</source>
        <translation>Ein kleines Schild zeigt, was eine Karte zählt, wenn das Blatt es nicht aufdruckt. Nötig ist es, wo sich die Karten auf der Hand schlecht zählen lassen.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>Die Karten, mit denen du in allen Spielen spielst.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Kartenrücken</translation>
    </message>
    <message>
        <source>What hidden cards look like.</source>
        <translation>Wie verdeckte Karten aussehen.</translation>
    </message>
    <message>
        <source>Same as the deck</source>
        <translation>Wie das Blatt</translation>
    </message>
    <message>
        <source>Each deck has its own back.</source>
        <translation>Jedes Blatt hat seinen eigenen Rücken.</translation>
    </message>
    <message>
        <source>Win three matches of a family of games to earn its back: {list}.</source>
        <translation>Gewinne drei Partien einer Spielfamilie, um ihren Rücken freizuspielen: {list}.</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, gezeichnet für Scopa Desktop</translation>
    </message>
    <message>
        <source>{back} ({family}, {progress})</source>
        <translation>{back} ({family}, {progress})</translation>
    </message>
    <message>
        <source>The game on the table has fifty-two cards, more than this deck: it is played with the deck {deck}.</source>
        <translation>Das Spiel auf dem Tisch hat zweiundfünfzig Karten, mehr als dieses Blatt: Es wird mit dem Blatt {deck} gespielt.</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
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
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>All coins</source>
        <translation>Alle Münzen</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Alle vier Siebenen</translation>
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
        <translation>Asse und Bilder</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Picula, Bàgher</source>
        <translation>Picula, Bàgher</translation>
    </message>
    <message>
        <source>Bàgher</source>
        <translation>Bàgher</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>All diamonds</source>
        <translation>Alle Karo</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Schwerter</translation>
    </message>
    <message>
        <source>Napula</source>
        <translation>Napula</translation>
    </message>
    <message>
        <source>Picada, Cicera, Bigia</source>
        <translation>Picada, Cicera, Bigia</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
</context>
<context>
    <name>ChangedMark</name>
    <message>
        <source>Differs from the usual rules</source>
        <translation>Weicht von den üblichen Regeln ab</translation>
    </message>
</context>
<context>
    <name>CharacterTile</name>
    <message>
        <source>strength {0} of {1}</source>
        <translation>Stärke {0} von {1}</translation>
    </message>
    <message>
        <source>seat {0}</source>
        <translation>Platz {0}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Card or event</source>
        <translation>Karte oder Ereignis</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Rounds you won it</source>
        <translation>Runden für dich</translation>
    </message>
    <message>
        <source>Rounds they won it</source>
        <translation>Runden für die anderen</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Deine Punkte</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Ihre Punkte</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>The arrow keys go through the values.</source>
        <translation>Die Pfeiltasten gehen durch die Werte.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>{share} of {matches}</source>
        <comment>a share of a number of matches</comment>
        <translation>{share} ({matches})</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>Share won of the last {count} matches</source>
        <translation>
            <numerusform>Siege in der letzten Partie ({count})</numerusform>
            <numerusform>Siege in den letzten {count} Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Your first chips</source>
        <translation>Deine ersten Chips</translation>
    </message>
    <message>
        <source>Stake of a match</source>
        <translation>Einsatz für eine Partie</translation>
    </message>
    <message>
        <source>A match that was left</source>
        <translation>Verlassene Partie</translation>
    </message>
    <message>
        <source>Stake of a void match, returned</source>
        <translation>Einsatz zurück (ungültige Partie)</translation>
    </message>
    <message>
        <source>Left a competitive match</source>
        <translation>Wettkampfpartie verlassen</translation>
    </message>
    <message>
        <source>Played a practice match</source>
        <translation>Übungspartie gespielt</translation>
    </message>
    <message>
        <source>Completed a lesson</source>
        <translation>Lektion abgeschlossen</translation>
    </message>
    <message>
        <source>Solved a puzzle</source>
        <translation>Aufgabe gelöst</translation>
    </message>
    <message>
        <source>Played the daily deal</source>
        <translation>Verteilung des Tages gespielt</translation>
    </message>
    <message>
        <source>Won a match</source>
        <translation>Partie gewonnen</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>Stufe {level}</translation>
    </message>
    <message>
        <source>{name}: {chips}, {level}</source>
        <translation>{name}: {chips}, {level}</translation>
    </message>
    <message>
        <source>Competitive match, paid</source>
        <translation>Wettkampfpartie, ausgezahlt</translation>
    </message>
    <message>
        <source>Competitive match: {pot} in the pot, {stake} from each player</source>
        <translation>Wettkampfpartie: {pot} im Pot, {stake} von jedem</translation>
    </message>
    <message>
        <source>The match is void: everybody has the stake back.</source>
        <translation>Die Partie ist ungültig: Alle haben ihren Einsatz zurück.</translation>
    </message>
    <message>
        <source>Pot: {pot}, of which the bank takes {bank}.</source>
        <translation>Pot: {pot}, davon {bank} für die Bank.</translation>
    </message>
    <message>
        <source>{name}: {gains}.</source>
        <translation>{name}: {gains}.</translation>
    </message>
    <message>
        <source>{name} reaches level {level}!</source>
        <translation>{name} erreicht Stufe {level}!</translation>
    </message>
    <message>
        <source>Another window of the game plays with your chips.</source>
        <translation>In einem anderen Fenster wird gerade um deine Chips gespielt.</translation>
    </message>
    <message>
        <source>Guests have no chips: only people with a profile play for them.</source>
        <translation>Gäste haben keine Chips: Nur wer ein Profil hat, spielt um sie.</translation>
    </message>
    <message>
        <source>Chips are staked by people only.</source>
        <translation>Nur Menschen setzen Chips.</translation>
    </message>
    <message>
        <source>Nothing is staked in this match.</source>
        <translation>In dieser Partie gibt es keinen Einsatz.</translation>
    </message>
    <message>
        <source>{names} always plays as well as you do, and never for chips.</source>
        <translation>{names} spielt immer so gut wie du, und nie um Chips.</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Die Chips können gerade nicht gezählt werden.</translation>
    </message>
    <message>
        <source>A deal number of your own is for practice only: clear it to play for chips.</source>
        <translation>Mit einer eigenen Verteilung wird nur zur Übung gespielt: Lösche ihre Nummer, um Chips zu setzen.</translation>
    </message>
    <message>
        <source>{names}: too few for a stake of {stake}. Choose a smaller one, or earn chips by practice, lessons, puzzles and the daily deal.</source>
        <translation>{names}: zu wenig für einen Einsatz von {stake}. Wähle einen kleineren oder verdiene Chips mit Übungspartien, Lektionen, Aufgaben und der Verteilung des Tages.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, all of you lose it: the stakes of {stake} stay in the pot, and each of you pays {penalty} more.</source>
        <translation>Wenn ihr diese Wettkampfpartie verlasst, habt ihr sie alle verloren: Die Einsätze von je {stake} bleiben im Pot, und jede Person zahlt noch {penalty}.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, you lose it: your stake of {stake} stays in the pot, and you pay {penalty} more.</source>
        <translation>Wenn du diese Wettkampfpartie verlässt, hast du sie verloren: Dein Einsatz von {stake} bleibt im Pot, und du zahlst noch {penalty}.</translation>
    </message>
</context>
<context>
    <name>ChipsPage</name>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Die Chips können gerade nicht gezählt werden.</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>How to earn</source>
        <translation>So verdienst du dazu</translation>
    </message>
    <message>
        <source>A match among people at one computer brings no experience, nor does one in which most of your moves were made for you.</source>
        <translation>Eine Partie unter Menschen an einem Computer bringt keine Erfahrung, ebenso eine, in der die meisten Züge für dich gemacht wurden.</translation>
    </message>
    <message>
        <source>The last entries</source>
        <translation>Letzte Buchungen</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Stufe {level}</translation>
    </message>
    <message>
        <source>Level {level}, the highest</source>
        <translation>Stufe {level}, die höchste</translation>
    </message>
    <message>
        <source>Level {level}: {left} to the next one</source>
        <translation>Stufe {level}: {left} bis zur nächsten</translation>
    </message>
    <message>
        <source>and {chips} in the pot</source>
        <translation>und {chips} im Pot</translation>
    </message>
    <message>
        <source>In a competitive match, each player stakes chips. The winner gets the pot less a quarter for the bank, and 10 points of experience for each player at the table; partners share, and every loser gets 5. With fewer than {ceiling} chips, you earn some by practice: {practice} for a match, {lesson} for a lesson, {puzzle} for a puzzle and {daily} for the daily deal, up to {most} a day.</source>
        <translation>In einer Wettkampfpartie setzt jeder Chips. Wer gewinnt, bekommt den Pot abzüglich eines Viertels für die Bank, dazu 10 Erfahrungspunkte für jeden Spieler am Tisch; Partner teilen sich beides, und wer verliert, bekommt 5. Wer weniger als {ceiling} Chips hat, verdient beim Üben welche dazu: {practice} für eine Partie, {lesson} für eine Lektion, {puzzle} für eine Aufgabe und {daily} für die Verteilung des Tages, höchstens {most} am Tag.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>ClosingGuard</name>
    <message>
        <source>Your last moves have not been saved</source>
        <translation>Deine letzten Züge wurden nicht gespeichert</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>The table is empty, so nobody can make {sweep}.</source>
        <translation>Der Tisch ist leer, niemand kann eine {sweep} machen.</translation>
    </message>
    <message>
        <source>No card can make {sweep} with this table.</source>
        <translation>Bei diesem Tisch macht keine Karte eine {sweep}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {total} and {sweep}: {percent}.</source>
        <translation>Die Tischkarten ergeben {sum}. Für {total} und eine {sweep} braucht {name}: {ranks} ({percent}).</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>Die Tischkarten ergeben {sum}. Für eine {sweep} braucht {name}: {ranks} ({percent}).</translation>
    </message>
    <message>
        <source>{name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>Für eine {sweep} braucht {name}: {ranks} ({percent}).</translation>
    </message>
    <message>
        <source>After the {card}: {danger}</source>
        <translation>Nach dieser Karte ({card}): {danger}</translation>
    </message>
    <message>
        <source>That cost {points}. Better: {move}.</source>
        <translation>Das hat {points} gekostet. Besser: {move}.</translation>
    </message>
    <message>
        <source>That cost about {points}. Better: {move}.</source>
        <translation>Das hat etwa {points} gekostet. Besser: {move}.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>bester Zug</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>so gut wie der beste</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>kostet {points}</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing here.</source>
        <translation>Den Tisch abzuräumen bringt hier nichts.</translation>
    </message>
    <message>
        <source>Nobody wants to make {sweep} here.</source>
        <translation>Hier will niemand {sweep} machen.</translation>
    </message>
    <message>
        <source>Coach: {move}.</source>
        <translation>Trainer: {move}.</translation>
    </message>
    <message>
        <source>Coach: {cost}.</source>
        <translation>Trainer: {cost}.</translation>
    </message>
    <message>
        <source>Coach: {cost}: {reasons}.</source>
        <translation>Trainer: {cost}: {reasons}.</translation>
    </message>
    <message>
        <source>over all the ways the hidden cards could lie</source>
        <translation>im Schnitt über alle Lagen der verdeckten Karten</translation>
    </message>
    <message>
        <source>The next best: {reasons}.</source>
        <translation>Der nächstbeste Zug: {reasons}.</translation>
    </message>
    <message>
        <source>The best play: {reasons}.</source>
        <translation>Der beste Zug: {reasons}.</translation>
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
        <translation>Öffnet die Lektion dazu.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Takes back your move and everything after it.</source>
        <translation>Nimmt deinen Zug und alles danach zurück.</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>small total</source>
        <translation>kleine Summe</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>flor</source>
        <translation>Flor</translation>
    </message>
    <message>
        <source>escalera</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>tres de nueva</source>
        <translation>Tres de nueva</translation>
    </message>
    <message>
        <source>dos de miseria</source>
        <translation>Dos de miseria</translation>
    </message>
    <message>
        <source>chorizo</source>
        <translation>Chorizo</translation>
    </message>
    <message>
        <source>báciga</source>
        <translation>Báciga</translation>
    </message>
    <message>
        <source>báciga y pares</source>
        <translation>Báciga y pares</translation>
    </message>
    <message>
        <source>picada</source>
        <translation>Picada</translation>
    </message>
    <message>
        <source>cicera</source>
        <translation>Cicera</translation>
    </message>
    <message>
        <source>bigia</source>
        <translation>Bigia</translation>
    </message>
    <message>
        <source>picula</source>
        <translation>Picula</translation>
    </message>
    <message>
        <source>bàgher</source>
        <translation>Bàgher</translation>
    </message>
</context>
<context>
    <name>Competition</name>
    <message>
        <source>No chips are staked in this match: nothing is won or lost in it.</source>
        <translation>In dieser Partie gibt es keinen Einsatz: Chips werden weder gewonnen noch verloren.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n Verteilung</numerusform>
            <numerusform>%n Verteilungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of experience</source>
        <translation>
            <numerusform>%n Erfahrungspunkt</numerusform>
            <numerusform>%n Erfahrungspunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n openings</source>
        <translation>
            <numerusform>%n Eröffnung</numerusform>
            <numerusform>%n Eröffnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other sets</source>
        <translation>
            <numerusform>%n weitere Möglichkeit</numerusform>
            <numerusform>%n weitere Möglichkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} Punkte</translation>
    </message>
</context>
<context>
    <name>CourtValuesController</name>
    <message>
        <source>In this game the courts count: {courts}.</source>
        <translation>In diesem Spiel zählen die Figuren: {courts}.</translation>
    </message>
</context>
<context>
    <name>CutSheet</name>
    <message>
        <source>Cut</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Cards above the cut</source>
        <translation>Abgehobene Karten</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>still playing</source>
        <translation>spielt noch</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>{game} against {opponents}</source>
        <translation>{game} gegen {opponents}</translation>
    </message>
    <message>
        <source>{game} with {partner} against {opponents}</source>
        <translation>{game} mit {partner} gegen {opponents}</translation>
    </message>
    <message>
        <source>place {place} of {all}</source>
        <comment>after a comma or a colon</comment>
        <translation>Platz {place} von {all}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>Goldmedaille</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>Silbermedaille</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>Bronzemedaille</translation>
    </message>
    <message>
        <source>no medal</source>
        <translation>keine Medaille</translation>
    </message>
    <message numerus="yes">
        <source>Played %n days in a row</source>
        <translation>
            <numerusform>%n Tag in Folge gespielt</numerusform>
            <numerusform>%n Tage in Folge gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Scopa Desktop, daily deal of {date}</source>
        <translation>Scopa Desktop, Verteilung des Tages, {date}</translation>
    </message>
    <message>
        <source>You made {own}, the other side {other}.</source>
        <translation>Du hast {own}, die andere Seite {other}.</translation>
    </message>
    <message>
        <source>That is {place}: {medal}.</source>
        <translation>Das ist {place}: {medal}.</translation>
    </message>
    <message>
        <source>It would be {place}.</source>
        <translation>Das wäre {place}.</translation>
    </message>
</context>
<context>
    <name>DailyWindow</name>
    <message>
        <source>Daily deal</source>
        <translation>Verteilung des Tages</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>The six characters play the same cards in your seat. Gold if none of them did better, silver if at most two did, bronze if at most four did.</source>
        <translation>Die sechs Figuren spielen dieselben Karten auf deinem Platz. Gold, wenn keine besser war, Silber bei höchstens zwei besseren, Bronze bei höchstens vier.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>One round, and it counts: no hints, nothing is taken back. You can close the window and go on later.</source>
        <translation>Eine Runde, und sie zählt: keine Tipps, kein Zurücknehmen. Du kannst das Fenster schließen und später weiterspielen.</translation>
    </message>
    <message>
        <source>You play for practice. The result is not counted.</source>
        <translation>Du spielst zum Üben. Das Ergebnis zählt nicht.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Spiel und Regeln</translation>
    </message>
    <message>
        <source>Yesterday: {result}</source>
        <translation>Gestern: {result}</translation>
    </message>
    <message>
        <source>The same cards for everybody. Your first try counts.</source>
        <translation>Dieselben Karten für alle. Dein erster Versuch zählt.</translation>
    </message>
    <message>
        <source>Your try goes on where you left it.</source>
        <translation>Dein Versuch geht dort weiter, wo du aufgehört hast.</translation>
    </message>
    <message>
        <source>You did not play on this day. You can play its deal for practice; the result is not counted.</source>
        <translation>An diesem Tag hast du nicht gespielt. Du kannst die Verteilung zum Üben nachholen; das Ergebnis zählt nicht.</translation>
    </message>
    <message>
        <source>The deal of this day is yet to come.</source>
        <translation>Die Verteilung dieses Tages kommt erst noch.</translation>
    </message>
    <message>
        <source>Practice: {points}, not counted.</source>
        <translation>Übung: {points}, zählt nicht.</translation>
    </message>
    <message>
        <source>The six others still play the same cards …</source>
        <translation>Die sechs anderen spielen noch dieselben Karten …</translation>
    </message>
    <message>
        <source>The results of the others cannot be computed.</source>
        <translation>Die Ergebnisse der anderen lassen sich nicht berechnen.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regeln…</translation>
    </message>
    <message>
        <source>Lesson: {title}…</source>
        <translation>Lektion: {title}…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Copies a text that gives nothing away.</source>
        <translation>Kopiert einen Text, der nichts verrät.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>{reason} It was kept as “{aside}”, and a new one was begun.</source>
        <translation>{reason} Die Datei bleibt als „{aside}“ erhalten, und eine neue wurde angelegt.</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”; the copy of {day} takes its place.</source>
        <translation>{reason} Die Datei bleibt als „{aside}“ erhalten; an ihre Stelle tritt die Kopie vom {day}.</translation>
    </message>
    <message>
        <source>“{path}” is the database of another program.</source>
        <translation>„{path}“ ist die Datenbank eines anderen Programms.</translation>
    </message>
    <message>
        <source>“{path}” was written by a newer version of Scopa Desktop.</source>
        <translation>„{path}“ stammt von einer neueren Version von Scopa Desktop.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>„{path}“ lässt sich nicht benutzen: {reason}.</translation>
    </message>
    <message>
        <source>Nothing can be saved: “{path}” is write-protected.</source>
        <translation>Nichts lässt sich speichern: „{path}“ ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>“{path}” is damaged.</source>
        <translation>„{path}“ ist beschädigt.</translation>
    </message>
    <message>
        <source>“{path}” is in use by another program. Try again in a moment.</source>
        <translation>„{path}“ wird gerade von einem anderen Programm benutzt. Versuch es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>This deal</source>
        <translation>Diese Verteilung</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>Click the number to copy it. Anyone who enters it in New game, for {game} with the same number of players, gets the same cards in every round.</source>
        <translation>Klick auf die Nummer, um sie zu kopieren. Wer sie unter Neues Spiel für {game} mit gleich vielen Spielern eingibt, bekommt in jeder Runde dieselben Karten.</translation>
    </message>
    <message>
        <source>All cards were shuffled from this number before the first one was dealt.</source>
        <translation>Alle Karten wurden aus dieser Nummer gemischt, bevor die erste gegeben wurde.</translation>
    </message>
</context>
<context>
    <name>DealNumberButton</name>
    <message>
        <source>Copied: {number}</source>
        <translation>Kopiert: {number}</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <translation>Verteilung Nr. {number}</translation>
    </message>
    <message>
        <source>Copy the number. Entered in New game, it deals the same cards again.</source>
        <translation>Nummer kopieren. Unter Neues Spiel eingegeben, gibt sie dieselben Karten noch einmal.</translation>
    </message>
</context>
<context>
    <name>DealNumberField</name>
    <message>
        <source>Deal number</source>
        <translation>Nummer der Verteilung</translation>
    </message>
    <message>
        <source>Leave it empty for a new deal. A number deals the same cards again.</source>
        <translation>Leer: Es wird neu gemischt. Eine Nummer bringt wieder dieselben Karten.</translation>
    </message>
    <message>
        <source>Enter a whole number from 1 to {0}.</source>
        <translation>Gib eine ganze Zahl von 1 bis {0} ein.</translation>
    </message>
</context>
<context>
    <name>DecisionModel</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Bergamo</source>
        <translation>Bergamo</translation>
    </message>
    <message>
        <source>Bergamo and Lombardy</source>
        <translation>Bergamo und die Lombardei</translation>
    </message>
    <message>
        <source>Spanish (Castilian)</source>
        <translation>Spanisch (kastilisch)</translation>
    </message>
    <message>
        <source>Spain and the Spanish-speaking Americas</source>
        <translation>Spanien und Hispanoamerika</translation>
    </message>
    <message>
        <source>French-suited</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>France, Italy and the world</source>
        <translation>Frankreich, Italien und die ganze Welt</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Neapel</translation>
    </message>
    <message>
        <source>Naples, Campania and the south of Italy</source>
        <translation>Neapel, Kampanien und der Süden Italiens</translation>
    </message>
    <message>
        <source>Piacenza</source>
        <translation>Piacenza</translation>
    </message>
    <message>
        <source>Piacenza, Emilia and central Italy</source>
        <translation>Piacenza, die Emilia und Mittelitalien</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Sizilianisch</translation>
    </message>
    <message>
        <source>Sicily</source>
        <translation>Sizilien</translation>
    </message>
    <message>
        <source>Treviso (Venetian)</source>
        <translation>Treviso (venetisch)</translation>
    </message>
    <message>
        <source>Veneto and Friuli</source>
        <translation>Venetien und Friaul</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Kelche</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Schwerter</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Stäbe</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>beside Diamonds</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>in the name of a card</comment>
        <translation>Münz</translation>
    </message>
    <message>
        <source>Cups</source>
        <comment>in the name of a card</comment>
        <translation>Kelch</translation>
    </message>
    <message>
        <source>Swords</source>
        <comment>in the name of a card</comment>
        <translation>Schwert</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>in the name of a card</comment>
        <translation>Stab</translation>
    </message>
    <message>
        <source>Batons</source>
        <comment>in the name of a card</comment>
        <translation>Stab</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>Stäbe</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Knave</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>King</source>
        <comment>beside Diamonds</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Ace</source>
        <comment>beside Diamonds</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>Genoese</source>
        <translation>Genua</translation>
    </message>
    <message>
        <source>Liguria</source>
        <translation>Ligurien</translation>
    </message>
    <message>
        <source>Milanese</source>
        <translation>Mailand</translation>
    </message>
    <message>
        <source>Lombardy and Ticino</source>
        <translation>Die Lombardei und das Tessin</translation>
    </message>
    <message>
        <source>Tuscan</source>
        <translation>Toskanisch</translation>
    </message>
    <message>
        <source>Tuscany</source>
        <translation>Die Toskana</translation>
    </message>
    <message>
        <source>Romagna</source>
        <translation>Romagna</translation>
    </message>
    <message>
        <source>Romagna and San Marino</source>
        <translation>Die Romagna und San Marino</translation>
    </message>
    <message>
        <source>Sardinian</source>
        <translation>Sardisch</translation>
    </message>
    <message>
        <source>Sardinia</source>
        <translation>Sardinien</translation>
    </message>
    <message>
        <source>Trieste</source>
        <translation>Triest</translation>
    </message>
    <message>
        <source>Trieste, Istria and Dalmatia</source>
        <translation>Triest, Istrien und Dalmatien</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Ace</comment>
        <translation>das {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>2 to 7</comment>
        <translation>die {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Page</comment>
        <translation>den {card}n</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knave</comment>
        <translation>den {card}n</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Jack</comment>
        <translation>den {card}n</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Queen</comment>
        <translation>die {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knight</comment>
        <translation>den {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>King</comment>
        <translation>den {card}</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italien</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Spanien</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Frankreich</translation>
    </message>
</context>
<context>
    <name>DeckChoice</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the decks</source>
        <translation>In den Kartenblättern suchen</translation>
    </message>
    <message>
        <source>A name or a place, such as Sicily.</source>
        <translation>Ein Name oder ein Ort, etwa Sizilien.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Deine Blätter</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Deck: {land}</source>
        <translation>Kartenblatt: {land}</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Passend zum Spiel</translation>
    </message>
    <message>
        <source>each game uses its own deck</source>
        <translation>jedes Spiel mit seinem Blatt</translation>
    </message>
    <message>
        <source>Scopa is played with Italian cards, Escoba with Spanish ones.</source>
        <translation>Scopa spielt man mit italienischen Karten, Escoba mit spanischen.</translation>
    </message>
    <message>
        <source>Italian suits</source>
        <translation>italienische Farben</translation>
    </message>
    <message>
        <source>Spanish suits</source>
        <translation>spanische Farben</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>französische Farben</translation>
    </message>
    <message>
        <source>No deck matches “{words}”.</source>
        <translation>Kein Kartenblatt passt zu „{words}“.</translation>
    </message>
</context>
<context>
    <name>DeckChoiceDialog</name>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Your own decks are added in the settings.</source>
        <translation>Eigene Blätter kommen in den Einstellungen dazu.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>DeckPrinting</name>
    <message>
        <source>&amp;Print this deck…</source>
        <translation>Dieses Blatt &amp;drucken…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Saves the deck as a PDF file in its real size, with marks for cutting.</source>
        <translation>Speichert das Blatt in wahrer Größe als PDF-Datei, mit Schnittmarken.</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>Blatt drucken</translation>
    </message>
    <message>
        <source>PDF files (*{suffix})</source>
        <translation>PDF-Dateien (*{suffix})</translation>
    </message>
    <message>
        <source>Saved as “{name}”. Print it in its real size (100 %) on both sides, turned on the long edge.</source>
        <translation>Als „{name}“ gespeichert. Drucke es in wahrer Größe (100&#xa0;%) beidseitig, über die lange Kante gewendet.</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation>Angehalten; nichts wurde gespeichert.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{name}” is larger than {size} MiB.</source>
        <translation>„{name}“ ist größer als {size} MiB.</translation>
    </message>
    <message>
        <source>The pictures in “{path}” are larger than {size} MiB together.</source>
        <translation>Die Bilder in „{path}“ sind zusammen größer als {size} MiB.</translation>
    </message>
    <message>
        <source>“{path}” is too large: a ZIP file may have {zip} MiB, {files} files and, unpacked, {size} MiB.</source>
        <translation>„{path}“ ist zu groß: Eine ZIP-Datei darf {zip} MiB, {files} Dateien und entpackt {size} MiB haben.</translation>
    </message>
    <message>
        <source>“{path}” is no ZIP file, or it is damaged.</source>
        <translation>„{path}“ ist keine ZIP-Datei oder beschädigt.</translation>
    </message>
    <message>
        <source>“{path}” has more than {files} files.</source>
        <translation>„{path}“ hat mehr als {files} Dateien.</translation>
    </message>
    <message>
        <source>There are no cards in “{path}”. Each card is an SVG or PNG picture with a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>In „{path}“ sind keine Karten. Jede Karte ist ein SVG- oder PNG-Bild mit einem Namen wie 7D.svg für die Münz-7 oder KS.png für den Schwert-König; mehr dazu steht in der Anleitung.</translation>
    </message>
    <message>
        <source>“{index}” names the drawing “{name}”, which is not in “{path}”.</source>
        <translation>„{index}“ nennt die Zeichnung „{name}“, die nicht in „{path}“ ist.</translation>
    </message>
    <message>
        <source>“{name}” cannot be drawn: it is damaged, or it needs too much memory.</source>
        <translation>„{name}“ lässt sich nicht zeichnen: Das Bild ist beschädigt oder braucht zu viel Speicher.</translation>
    </message>
    <message>
        <source>“{name}” is no SVG or PNG picture, or it is damaged.</source>
        <translation>„{name}“ ist kein SVG- oder PNG-Bild oder beschädigt.</translation>
    </message>
    <message>
        <source>“{name}” has no width or no height.</source>
        <translation>„{name}“ hat keine Breite oder keine Höhe.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height}; the width of a card must be {least}% to {most}% of its height.</source>
        <translation>„{name}“ ist {width} × {height} groß; eine Karte muss {least}&#xa0;% bis {most}&#xa0;% so breit wie hoch sein.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height} pixels; a picture may have at most {millions} million.</source>
        <translation>„{name}“ hat {width} × {height} Pixel; ein Bild darf höchstens {millions} Millionen haben.</translation>
    </message>
    <message>
        <source>“{name}” is larger than {size} MiB when it is unpacked.</source>
        <translation>„{name}“ ist entpackt größer als {size} MiB.</translation>
    </message>
    <message>
        <source>“{name}” takes longer to draw than {seconds} seconds, the limit for a picture.</source>
        <translation>„{name}“ zu zeichnen dauert länger als {seconds} Sekunden, die Grenze für ein Bild.</translation>
    </message>
    <message>
        <source>The pictures take longer to draw than {seconds} seconds, the limit for a set; the last one was “{name}”.</source>
        <translation>Die Bilder zu zeichnen dauert länger als {seconds} Sekunden, die Grenze für einen Satz; das letzte war „{name}“.</translation>
    </message>
    <message>
        <source>The pictures cannot be drawn, because the process that draws them does not start.</source>
        <translation>Die Bilder lassen sich nicht zeichnen, weil der Prozess dafür nicht startet.</translation>
    </message>
    <message>
        <source>Your deck “{name}” was added by an earlier version and was left out. Add it again from the folder “{path}”, then delete that folder.</source>
        <translation>Dein Blatt „{name}“ wurde mit einer früheren Version hinzugefügt und ist weggelassen worden. Füge es aus dem Ordner „{path}“ neu hinzu und lösche dann diesen Ordner.</translation>
    </message>
    <message>
        <source>Your deck in “{path}” is damaged and was left out.</source>
        <translation>Dein Blatt in „{path}“ ist beschädigt und wurde weggelassen.</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The details are in “{path}”; please attach that file to your report. Your match is safe.</source>
        <translation>Im Programm ist etwas schiefgegangen. Die Einzelheiten stehen in „{path}“; bitte hänge diese Datei an deine Meldung an. Deine Partie ist gesichert.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{total} in three cards</source>
        <translation>{total} mit drei Karten</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>drei gleiche</translation>
    </message>
    <message>
        <source>all of one suit</source>
        <translation>alle von einer Farbe</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>drei in Folge</translation>
    </message>
    <message>
        <source>{total} in three cards, two of a rank</source>
        <translation>{total} mit drei Karten, zwei davon gleich</translation>
    </message>
    <message>
        <source>You drew the highest card and deal.</source>
        <translation>Du hast die höchste Karte gezogen und gibst.</translation>
    </message>
    <message>
        <source>{name} drew the highest card and deals.</source>
        <translation>{name} hat die höchste Karte gezogen und gibt.</translation>
    </message>
    <message>
        <source>Cards drawn: {drawn}.</source>
        <translation>Gezogene Karten: {drawn}.</translation>
    </message>
    <message>
        <source>You take the opening cards: {made}.</source>
        <translation>Du nimmst die ersten Tischkarten: {made}.</translation>
    </message>
    <message>
        <source>{name} takes the opening cards: {made}.</source>
        <translation>{name} nimmt die ersten Tischkarten: {made}.</translation>
    </message>
    <message>
        <source>leaves the opening cards</source>
        <translation>lässt die ersten Tischkarten liegen</translation>
    </message>
    <message>
        <source>You leave the opening cards on the table.</source>
        <translation>Du lässt die ersten Tischkarten liegen.</translation>
    </message>
    <message>
        <source>{name} leaves the opening cards on the table.</source>
        <translation>{name} lässt die ersten Tischkarten liegen.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; you deal again.</source>
        <translation>Auf dem Tisch: {cards}. Die Verteilung ist ungültig; du gibst neu.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; {name} deals again.</source>
        <translation>Auf dem Tisch: {cards}. Die Verteilung ist ungültig; {name} gibt neu.</translation>
    </message>
    <message>
        <source>keeps the cut card</source>
        <translation>behält die abgehobene Karte</translation>
    </message>
    <message>
        <source>cut card: {card}</source>
        <translation>abgehobene Karte: {card}</translation>
    </message>
    <message>
        <source>You keep the card you cut.</source>
        <translation>Du behältst die abgehobene Karte.</translation>
    </message>
    <message>
        <source>You put the {card} you cut on the table.</source>
        <translation>Du legst die abgehobene Karte auf den Tisch: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the cut card.</source>
        <translation>{name} behält die abgehobene Karte.</translation>
    </message>
    <message>
        <source>{name} puts the cut {card} on the table.</source>
        <translation>{name} legt die abgehobene Karte auf den Tisch: {card}.</translation>
    </message>
    <message>
        <source>on the table, {meaning}</source>
        <translation>auf dem Tisch, {meaning}</translation>
    </message>
    <message>
        <source>You declare {cards}: {meaning}.</source>
        <translation>Du sagst {cards} an: {meaning}.</translation>
    </message>
    <message>
        <source>{name} declares {cards}: {meaning}.</source>
        <translation>{name} sagt {cards} an: {meaning}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for you: {cards}, {points}.</source>
        <translation>Die ersten Tischkarten sind für dich eine Flor: {cards}, {points}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for {name}: {cards}, {points}.</source>
        <translation>Die ersten Tischkarten sind für {name} eine Flor: {cards}, {points}.</translation>
    </message>
    <message>
        <source>I have the points to win.</source>
        <translation>Ich habe genug Punkte zum Sieg.</translation>
    </message>
    <message>
        <source>You call out: you have the points to win.</source>
        <translation>Du meldest dich aus: Du hast genug Punkte zum Sieg.</translation>
    </message>
    <message>
        <source>{name} calls out: “I have the points to win.”</source>
        <translation>{name} meldet sich aus: „Ich habe genug Punkte zum Sieg.“</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Du hast alle {cards} und gewinnst die Partie.</translation>
    </message>
    <message>
        <source>{call} Your side holds every card of {cards} and wins.</source>
        <translation>{call} Deine Seite hat alle {cards} und gewinnt.</translation>
    </message>
    <message>
        <source>{call} Their side holds every card of {cards} and wins.</source>
        <translation>{call} Die andere Seite hat alle {cards} und gewinnt.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins.</source>
        <translation>{call} {name} hat alle {cards} und gewinnt.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Other people</source>
        <translation>Andere Menschen</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Opening points</source>
        <translation>Punkte zu Beginn</translation>
    </message>
    <message>
        <source>What was dealt is counted here after {least}. So far: {deals}.</source>
        <translation>Was verteilt wurde, wird hier nach {least} gezählt. Bisher: {deals}.</translation>
    </message>
    <message>
        <source>From {deals}.</source>
        <translation>Aus {deals}.</translation>
    </message>
    <message>
        <source>Imported, and left out: {count}.</source>
        <translation>Importiert und nicht mitgezählt: {count}.</translation>
    </message>
    <message>
        <source>With a chosen or repeated deal, and left out: {count}.</source>
        <translation>Mit gewählter oder wiederholter Verteilung und nicht mitgezählt: {count}.</translation>
    </message>
    <message>
        <source>With a cut or arranged pack, and left out: {count}.</source>
        <translation>Mit abgehobenem oder gelegtem Stapel und nicht mitgezählt: {count}.</translation>
    </message>
    <message>
        <source>This is further from the expected than honest shuffles usually are. Chance alone can do it, but rarely.</source>
        <translation>Das weicht weiter vom Erwarteten ab als bei ehrlichem Mischen üblich. Der Zufall allein kann das bewirken, aber selten.</translation>
    </message>
    <message>
        <source>This is what honest shuffles give.</source>
        <translation>Das ist, was ehrliches Mischen ergibt.</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Whose cards</source>
        <translation>Wessen Karten</translation>
    </message>
    <message>
        <source>Count &amp;imported matches too</source>
        <translation>&amp;Importierte Partien mitzählen</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>The deal number fixes all cards of a match before the first one is dealt, and a computer player sees only what you would see in its seat.</source>
        <translation>Die Nummer der Verteilung legt alle Karten einer Partie fest, bevor die erste gegeben wird, und ein Computerspieler sieht nur, was du auf seinem Platz sehen würdest.</translation>
    </message>
    <message>
        <source>To check it, enter a deal number in New game: the same cards come again. Or have your last match dealt and played again here.</source>
        <translation>Zum Prüfen gib unter „Neues Spiel“ eine Nummer der Verteilung ein: Dieselben Karten kommen wieder. Oder lass hier deine letzte Partie noch einmal geben und spielen.</translation>
    </message>
    <message>
        <source>What was dealt</source>
        <translation>Was verteilt wurde</translation>
    </message>
    <message>
        <source>The deals are being counted…</source>
        <translation>Die Verteilungen werden gezählt …</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation>
            <numerusform>Je %n Karte</numerusform>
            <numerusform>Je %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees a hand</source>
        <translation>Niemand sieht eine Hand</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Zwei gegen zwei</translation>
    </message>
    <message>
        <source>First to {points} wins at once</source>
        <translation>Wer {points} erreicht, gewinnt sofort</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Die wenigsten Punkte gewinnen</translation>
    </message>
    <message>
        <source>a capture of one suit: a point for each card, the played one too</source>
        <translation>eine Aufnahme von einer Farbe: ein Punkt je Karte, auch für die gespielte</translation>
    </message>
    <message>
        <source>you turn over any one of your cards, and that one is played</source>
        <translation>du drehst irgendeine deiner Karten um, und die wird gespielt</translation>
    </message>
    <message>
        <source>partners sit opposite each other and share pile and score</source>
        <translation>Partner sitzen einander gegenüber und teilen Stapel und Punkte</translation>
    </message>
    <message>
        <source>counted in this order: {categories}</source>
        <translation>gezählt wird so: {categories}</translation>
    </message>
    <message>
        <source>whoever reaches {points} first has lost</source>
        <translation>wer zuerst {points} erreicht, hat verloren</translation>
    </message>
    <message>
        <source>{card} takes everything</source>
        <translation>{card} nimmt alles</translation>
    </message>
    <message>
        <source>{card} takes {other}</source>
        <translation>{card} nimmt {other}</translation>
    </message>
    <message>
        <source>{card} takes {other} and {last}</source>
        <translation>{card} nimmt {other} und {last}</translation>
    </message>
    <message>
        <source>{sum}; a {card} on the table would have to be taken first</source>
        <translation>{sum}; eine gleiche Karte ({card}) auf dem Tisch ginge vor</translation>
    </message>
    <message>
        <source>{sum}, or one {card} from the table</source>
        <translation>{sum} oder eine gleiche Karte ({card}) vom Tisch</translation>
    </message>
    <message>
        <source>{sum}: {points} for clearing the table</source>
        <translation>{sum}: {points}, wenn der Tisch leer wird</translation>
    </message>
    <message>
        <source>{sum}; this is never a {sweep}</source>
        <translation>{sum}; das ist nie eine {sweep}</translation>
    </message>
    <message>
        <source>{sum}, or lay the card down</source>
        <translation>{sum}, oder du legst die Karte ab</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table</source>
        <translation>solange kein {card} auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>a card takes one of its own rank</source>
        <translation>eine Karte nimmt eine gleiche</translation>
    </message>
    <message>
        <source>the {card} counts as any value</source>
        <translation>{card}: zählt als jeder Wert</translation>
    </message>
    <message>
        <source>with any three cards of your hand, at any turn</source>
        <translation>mit drei beliebigen Handkarten, in jedem Zug</translation>
    </message>
    <message>
        <source>shown before you play; the points count at once</source>
        <translation>vor dem Spielen gezeigt; die Punkte zählen sofort</translation>
    </message>
    <message>
        <source>shown before you play your first card</source>
        <translation>vor der ersten gespielten Karte gezeigt</translation>
    </message>
    <message>
        <source>for the player who captures this card</source>
        <translation>für den, der diese Karte nimmt</translation>
    </message>
    <message>
        <source>for the best card of each suit: {ranks} …</source>
        <translation>für die beste Karte jeder Farbe: {ranks} …</translation>
    </message>
    <message>
        <source>for each that a player captures</source>
        <translation>für jede, die ein Spieler nimmt</translation>
    </message>
    <message>
        <source>for the player who captures all of these</source>
        <translation>für den, der alle nimmt</translation>
    </message>
    <message>
        <source>for the player who captures most of these</source>
        <translation>für den, der die meisten nimmt</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for each</source>
        <translation>{sentence}; bei Gleichstand für jeden</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for the next best</source>
        <translation>{sentence}; bei Gleichstand für den Nächsten</translation>
    </message>
    <message numerus="yes">
        <source>the whole pack is dealt: %n on the table</source>
        <translation>
            <numerusform>das ganze Blatt wird verteilt: %n auf dem Tisch</numerusform>
            <numerusform>das ganze Blatt wird verteilt: %n auf dem Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>the whole pack is dealt, and the table is empty</source>
        <translation>das ganze Blatt wird verteilt, der Tisch bleibt leer</translation>
    </message>
    <message>
        <source>{sum}; this is a {sweep} as well</source>
        <translation>{sum}; auch das ist eine {sweep}</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table, or itself if it is empty</source>
        <translation>solange kein {card} auf dem Tisch liegt; ist er leer, sich selbst</translation>
    </message>
    <message>
        <source>whole, by the equal card on top of it</source>
        <translation>ganz, durch die gleiche Karte obenauf</translation>
    </message>
    <message>
        <source>whole, by the equal card on top, if it takes no table card</source>
        <translation>ganz, durch die gleiche Karte obenauf, wenn sie nichts vom Tisch nimmt</translation>
    </message>
    <message>
        <source>{card} takes a pile</source>
        <translation>{card} nimmt einen Stapel</translation>
    </message>
</context>
<context>
    <name>FormerFiles</name>
    <message numerus="yes">
        <source>Your matches are now kept in one file, “{path}”: %n were brought in. The former files were left where they are.</source>
        <translation>
            <numerusform>Deine Partien liegen jetzt in einer Datei, „{path}“: %n wurde übernommen. Die früheren Dateien bleiben, wo sie sind.</numerusform>
            <numerusform>Deine Partien liegen jetzt in einer Datei, „{path}“: %n wurden übernommen. Die früheren Dateien bleiben, wo sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” is damaged: the match in it cannot go on.</source>
        <translation>„{path}“ ist beschädigt: Die Partie darin kann nicht weitergehen.</translation>
    </message>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>„{path}“ ist beschädigt und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>“{path}” is damaged: the chips in it are lost.</source>
        <translation>„{path}“ ist beschädigt: Die Chips darin sind verloren.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Back to the saved rules</source>
        <translation>Zu den gespeicherten Regeln</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset every rule</source>
        <translation>Alle Regeln zurücksetzen</translation>
    </message>
    <message>
        <source>Save the change</source>
        <translation>Änderung speichern</translation>
    </message>
    <message>
        <source>Make it your own…</source>
        <translation>Zu meinem machen…</translation>
    </message>
    <message>
        <source>Every rule, a name and an emblem: a game of yours</source>
        <translation>Alle Regeln, ein Name und ein Emblem: ein Spiel von dir</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>This game in one line, or as a file</source>
        <translation>Dieses Spiel in einer Zeile oder als Datei</translation>
    </message>
    <message>
        <source>Add a shared game…</source>
        <translation>Geteiltes Spiel hinzufügen…</translation>
    </message>
    <message>
        <source>A game that somebody gave you</source>
        <translation>Ein Spiel, das du bekommen hast</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>{game} with your own rules</source>
        <translation>{game} mit deinen eigenen Regeln</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>A match takes {length}. Traditionally played with {deck} cards.</source>
        <translation>Eine Partie dauert {length}. Traditionelles Blatt: {deck}.</translation>
    </message>
    <message>
        <source>A match takes {length}. It is played with {deck} cards. The computer players bring their strength from {game}.</source>
        <translation>Eine Partie dauert {length}. Gespielt wird mit dem Blatt: {deck}. Die Computerspieler bringen ihre Stärke aus {game} mit.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed from the usual rules.</source>
        <translation>
            <numerusform>%n Abweichung von den üblichen Regeln.</numerusform>
            <numerusform>%n Abweichungen von den üblichen Regeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Die üblichen Regeln.</translation>
    </message>
    <message>
        <source>Your cards: {deck}. Change…</source>
        <translation>Deine Karten: {deck}. Ändern…</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>Die Karten, mit denen du in allen Spielen spielst.</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Show what else this game has</source>
        <translation>Zeigen, was dieses Spiel noch hat</translation>
    </message>
</context>
<context>
    <name>GuestNameDialog</name>
    <message>
        <source>A guest</source>
        <translation>Ein Gast</translation>
    </message>
    <message>
        <source>Name of the guest</source>
        <translation>Name des Gastes</translation>
    </message>
    <message>
        <source>A guest’s matches do not count in anybody’s statistics.</source>
        <translation>Was ein Gast spielt, kommt in keine Statistik.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Platz nehmen</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>The guide in “{path}” cannot be read.</source>
        <translation>Die Anleitung in „{path}“ kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>This page is not translated yet; you see it in English.</source>
        <translation>Diese Seite ist noch nicht übersetzt; du siehst sie auf Englisch.</translation>
    </message>
    <message>
        <source>Parts of this page are not translated yet; you see them in English.</source>
        <translation>Teile dieser Seite sind noch nicht übersetzt; du siehst sie auf Englisch.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>it is the only move</source>
        <translation>der einzige Zug</translation>
    </message>
    <message>
        <source>it makes {sweep}</source>
        <translation>macht eine {sweep}</translation>
    </message>
    <message>
        <source>it counts for {categories}</source>
        <translation>zählt für {categories}</translation>
    </message>
    <message>
        <source>the last capture takes what is left</source>
        <translation>wer zuletzt nimmt, bekommt den Rest</translation>
    </message>
    <message>
        <source>nobody can make {sweep} after it</source>
        <translation>danach kann niemand eine {sweep} machen</translation>
    </message>
    <message>
        <source>an even number is left of {ranks}</source>
        <translation>von diesen Karten bleibt eine gerade Zahl: {ranks}</translation>
    </message>
    <message>
        <source>an odd number is left of {ranks}</source>
        <translation>von diesen Karten bleibt eine ungerade Zahl: {ranks}</translation>
    </message>
    <message>
        <source>it is the last of its rank, so no equal card can take it</source>
        <translation>die letzte ihres Werts, also kann keine gleiche Karte sie nehmen</translation>
    </message>
    <message>
        <source>you keep a card that takes it back</source>
        <translation>du behältst eine Karte, die sie zurückholt</translation>
    </message>
    <message>
        <source>it is the card you need least</source>
        <translation>die Karte, die du am wenigsten brauchst</translation>
    </message>
    <message>
        <source>it offers a card that counts for {categories}</source>
        <translation>bietet eine Karte an, die für {categories} zählt</translation>
    </message>
    <message>
        <source>it scores {points}</source>
        <translation>das bringt {points}</translation>
    </message>
    <message>
        <source>most cards are worth less</source>
        <translation>die meisten Karten sind weniger wert</translation>
    </message>
    <message>
        <source>most cards are worth more</source>
        <translation>die meisten Karten sind mehr wert</translation>
    </message>
    <message>
        <source>you have the points to win</source>
        <translation>du hast genug Punkte zum Sieg</translation>
    </message>
    <message>
        <source>it takes nothing</source>
        <translation>er nimmt nichts</translation>
    </message>
    <message>
        <source>the other captures cost more</source>
        <translation>anderes zu nehmen kostet mehr</translation>
    </message>
    <message>
        <source>it gets rid of a card that counts for {categories}</source>
        <translation>er wird eine Karte los, die für {categories} zählt</translation>
    </message>
    <message>
        <source>{advice}: {reasons}.</source>
        <translation>{advice}: {reasons}.</translation>
    </message>
    <message>
        <source>{percent}% chance to win the match</source>
        <translation>{percent}&#xa0;% Chance, die Partie zu gewinnen</translation>
    </message>
    <message>
        <source>but {drawback}</source>
        <translation>aber: {drawback}</translation>
    </message>
    <message>
        <source>it costs less for {categories}</source>
        <translation>er kostet weniger bei {categories}</translation>
    </message>
    <message>
        <source>all in all it costs the least</source>
        <translation>alles in allem kostet er am wenigsten</translation>
    </message>
    <message>
        <source>Lay down {card}</source>
        <translation>Leg {card} ab</translation>
    </message>
    <message>
        <source>Take {cards} with {card}</source>
        <translation>Spiel {card} und nimm {cards}</translation>
    </message>
    <message>
        <source>Declare {cards}</source>
        <translation>Sag {cards} an</translation>
    </message>
    <message>
        <source>Take {cards} before you play</source>
        <translation>Nimm {cards}, bevor du spielst</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Ausmelden</translation>
    </message>
    <message>
        <source>Keep the card you cut</source>
        <translation>Die abgehobene Karte behalten</translation>
    </message>
    <message>
        <source>with other moves the risk of {sweep} is up to {worst}</source>
        <translation>bei anderen Zügen droht eine {sweep} mit bis zu {worst}</translation>
    </message>
    <message>
        <source>it risks {sweep} ({percent}; other moves {others})</source>
        <translation>es droht eine {sweep} ({percent}; andere Züge {others})</translation>
    </message>
    <message>
        <source>all in all it brings the most</source>
        <translation>bringt unterm Strich am meisten</translation>
    </message>
    <message>
        <source>better by {points}</source>
        <translation>um {points} besser</translation>
    </message>
    <message>
        <source>the risk of {sweep} is {percent}, with other moves up to {worst}</source>
        <translation>eine {sweep} droht mit {percent}, bei anderen Zügen mit bis zu {worst}</translation>
    </message>
    <message>
        <source>Put the card you cut on the table</source>
        <translation>Die abgehobene Karte auf den Tisch legen</translation>
    </message>
    <message>
        <source>Take the opening cards</source>
        <translation>Die ersten Tischkarten nehmen</translation>
    </message>
    <message>
        <source>Leave the opening cards on the table</source>
        <translation>Die ersten Tischkarten liegen lassen</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Nichts ansagen</translation>
    </message>
    <message>
        <source>it takes {cards}</source>
        <translation>nimmt {cards}</translation>
    </message>
    <message>
        <source>it brings more for {categories}</source>
        <translation>bringt mehr für {categories}</translation>
    </message>
    <message>
        <source>it leaves {cards}: {name} makes {sweep} with {number} of {unseen} unseen cards</source>
        <translation>lässt {cards} liegen: {name} macht eine {sweep} mit {number} von {unseen} ungesehenen Karten</translation>
    </message>
    <message>
        <source>{name} makes {sweep} after it with {number} of {unseen} unseen cards</source>
        <translation>danach macht {name} eine {sweep} mit {number} von {unseen} ungesehenen Karten</translation>
    </message>
    <message>
        <source>it takes a whole pile</source>
        <translation>nimmt einen ganzen Stapel</translation>
    </message>
    <message>
        <source>nobody can take your pile after it</source>
        <translation>danach kann niemand deinen Stapel nehmen</translation>
    </message>
    <message>
        <source>it leaves your pile to whoever has an equal card</source>
        <translation>überlässt deinen Stapel jedem, der eine gleiche Karte hat</translation>
    </message>
    <message>
        <source>Take the pile under {cards} with {card}</source>
        <translation>Spiel {card} und nimm den Stapel mit der obersten Karte: {cards}</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>„{path}“ ist beschädigt und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>There is no match in “{path}”.</source>
        <translation>In „{path}“ ist keine Partie.</translation>
    </message>
    <message>
        <source>“{path}” is too large: an archive may have {matches} matches at most.</source>
        <translation>„{path}“ ist zu groß: Ein Archiv darf höchstens {matches} Partien haben.</translation>
    </message>
    <message>
        <source>“{path}” is no archive of matches, or it is damaged.</source>
        <translation>„{path}“ ist kein Archiv von Partien oder beschädigt.</translation>
    </message>
    <message>
        <source>This match is gone.</source>
        <translation>Diese Partie gibt es nicht mehr.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>New badges: {names}</source>
        <translation>Neue Abzeichen: {names}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Chronik</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>it contains no rules</source>
        <translation>es stehen keine Regeln darin</translation>
    </message>
    <message>
        <source>The rules in “{path}” cannot be used: {reason}.</source>
        <translation>Die Regeln in „{path}“ sind nicht zu gebrauchen: {reason}.</translation>
    </message>
    <message>
        <source>“{path}”: {reason}. These rules are skipped.</source>
        <translation>„{path}“: {reason}. Diese Regeln wurden ausgelassen.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n games of your own.</source>
        <translation>
            <numerusform>Es ist Platz für %n eigenes Spiel.</numerusform>
            <numerusform>Es ist Platz für %n eigene Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” contains no rules: it does not begin with “{mark}”.</source>
        <translation>„{path}“ enthält keine Regeln: Am Anfang fehlt „{mark}“.</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”.</source>
        <translation>{reason} Die Datei bleibt als „{aside}“ erhalten.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>The language of the window. Names of games stay as they are.</source>
        <translation>Die Sprache des Fensters. Spielnamen bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>Leaderboard</name>
    <message>
        <source>plays now</source>
        <translation>spielt gerade</translation>
    </message>
    <message>
        <source>not rated yet</source>
        <translation>noch ohne Wertungszahl</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Platz {place}</translation>
    </message>
    <message>
        <source>A competitive match of yours counts if you play it to its end yourself, against computer players alone.</source>
        <translation>Eine Wettkampfpartie von dir zählt, wenn du sie selbst zu Ende spielst, allein gegen Computerspieler.</translation>
    </message>
    <message>
        <source>A match of yours counts if you play it to its end yourself, against computer players alone, without undo, hints or the coach.</source>
        <translation>Eine Partie von dir zählt, wenn du sie selbst zu Ende spielst, allein gegen Computerspieler, ohne Rückgängig, Tipps oder Trainer.</translation>
    </message>
    <message>
        <source>after {matches}</source>
        <translation>nach {matches}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>Wertungszahl {rating}</translation>
    </message>
    <message>
        <source>{matches} (won: {won}, lost: {lost})</source>
        <translation>{matches}: {won} gewonnen, {lost} verloren</translation>
    </message>
    <message>
        <source>A few more matches give you a place.</source>
        <translation>Noch ein paar Partien, und du hast einen Platz.</translation>
    </message>
    <message>
        <source>You have no rated match here yet. Play one, and your rating appears.</source>
        <translation>Hier hast du noch keine gewertete Partie. Spiel eine, dann erscheint deine Wertungszahl.</translation>
    </message>
</context>
<context>
    <name>LeaderboardModel</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
</context>
<context>
    <name>LeaderboardPage</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Competitive matches</source>
        <translation>Wettkampfpartien</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Which matches count</source>
        <translation>Welche Partien zählen</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Sortieren nach: {column}</translation>
    </message>
    <message>
        <source>The ratings are being computed…</source>
        <translation>Die Wertungszahlen werden berechnet …</translation>
    </message>
    <message>
        <source>The ratings cannot be shown.</source>
        <translation>Die Wertungszahlen lassen sich nicht anzeigen.</translation>
    </message>
</context>
<context>
    <name>LearnController</name>
    <message>
        <source>There is nothing to review yet. Play a round to its end first.</source>
        <translation>Es gibt noch nichts auszuwerten. Spiel zuerst eine Runde zu Ende.</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>New to {game}? There is a lesson of {minutes}.</source>
        <translation>Neu bei {game}? Es gibt eine Lektion von {minutes}.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lektion: {title}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Five puzzles</source>
        <translation>Fünf Aufgaben</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Well done! On to another deal.</source>
        <translation>Gut gemacht! Weiter mit neuen Karten.</translation>
    </message>
    <message>
        <source>Points a round, measured over many deals:</source>
        <translation>Punkte pro Runde, über viele Runden gemessen:</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Spiel deine erste Partie</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The ace takes everything</source>
        <translation>Das Ass nimmt alles</translation>
    </message>
    <message>
        <source>Scopa d’Assi, and asso pigliatutto.</source>
        <translation>Scopa d’Assi und Asso pigliatutto.</translation>
    </message>
    <message>
        <source>In Scopa d’Assi an ace takes the whole table at once. Play your ace.</source>
        <translation>Bei Scopa d’Assi nimmt ein Ass den ganzen Tisch auf einmal. Spiel dein Ass.</translation>
    </message>
    <message>
        <source>Play your ace this time.</source>
        <translation>Spiel diesmal dein Ass.</translation>
    </message>
    <message>
        <source>Everything is yours. But it is no scopa: an ace that takes all does not score for it.</source>
        <translation>Alles gehört dir. Aber eine Scopa ist das nicht: Ein Ass, das alles nimmt, bringt dafür keinen Punkt.</translation>
    </message>
    <message>
        <source>Here an ace lies on the table. Now your ace takes that one only. Try it.</source>
        <translation>Hier liegt ein Ass auf dem Tisch: Dann nimmt dein Ass nur dieses. Probier es aus.</translation>
    </message>
    <message>
        <source>So an ace on the table protects the other cards. With asso pigliatutto, a house rule, the ace even makes scopa.</source>
        <translation>Ein Ass auf dem Tisch schützt also die anderen Karten. Mit der Hausregel Asso pigliatutto macht das Ass sogar Scopa.</translation>
    </message>
    <message>
        <source>Making fifteen</source>
        <translation>Fünfzehn machen</translation>
    </message>
    <message>
        <source>Escoba, Escopa and Escova.</source>
        <translation>Escoba, Escopa und Escova.</translation>
    </message>
    <message>
        <source>In Escoba equal cards do not count. Your card and what it takes must make {fifteen}.</source>
        <translation>Bei Escoba zählen gleiche Karten nicht: Deine Karte und was sie nimmt müssen zusammen {fifteen} ergeben.</translation>
    </message>
    <message>
        <source>Your 7 needs 8 more: 5 and 3. Click your 7, it takes both.</source>
        <translation>Deiner 7 fehlen 8: 5 und 3. Klick auf die 7, sie nimmt beide.</translation>
    </message>
    <message>
        <source>That takes nothing. Make {fifteen} with your 7.</source>
        <translation>So nimmst du nichts. Mach {fifteen} mit deiner 7.</translation>
    </message>
    <message>
        <source>{knight} counts {knight_value}. Which of your cards makes {fifteen} with the 2 and the 4? Click it.</source>
        <translation>{knight} zählt {knight_value}. Welche deiner Karten ergibt mit der 2 und der 4 zusammen {fifteen}? Klick sie an.</translation>
    </message>
    <message>
        <source>Not that one: 2 and 4 are 6. What is missing?</source>
        <translation>Die nicht: 2 und 4 sind 6. Was fehlt?</translation>
    </message>
    <message>
        <source>Right. Take them.</source>
        <translation>Richtig. Nimm sie.</translation>
    </message>
    <message>
        <source>Take the 2 and the 4.</source>
        <translation>Nimm die 2 und die 4.</translation>
    </message>
    <message>
        <source>{king} counts {king_value}, the ace 1. Take the whole table with your last card!</source>
        <translation>{king} zählt {king_value}, das Ass 1. Nimm mit deiner letzten Karte den ganzen Tisch!</translation>
    </message>
    <message>
        <source>You may lay a card down, but this one takes all.</source>
        <translation>Du darfst eine Karte ablegen, aber diese nimmt alles.</translation>
    </message>
    <message>
        <source>Escoba! That is a point. Before you lay a card down, look for {fifteen}.</source>
        <translation>Escoba! Das ist ein Punkt. Bevor du eine Karte ablegst, such erst nach {fifteen}.</translation>
    </message>
    <message>
        <source>Several cards can make {fifteen}. Here one of yours takes three at once: take them.</source>
        <translation>Mehrere Karten können {fifteen} ergeben. Hier nimmt eine deiner Karten drei auf einmal: Nimm sie.</translation>
    </message>
    <message>
        <source>Good, but you can take more: {page} counts {page_value}.</source>
        <translation>Gut, aber es geht mehr: {page} zählt {page_value}.</translation>
    </message>
    <message>
        <source>Most sevens score {sevens_score}, all four {four_sevens_score}. Most cards, most {coins} and the {7D} score as in Scopa.</source>
        <translation>Die meisten Siebenen zählen {sevens_score}, alle vier {four_sevens_score}. Karten, {coins} und {7D} zählen wie bei Scopa.</translation>
    </message>
    <message>
        <source>Scopa di Undici makes eleven in the same way. In Scopa a {fifteen} your card may also take an equal one.</source>
        <translation>Bei Scopa di Undici macht man genauso elf. Bei Scopa a {fifteen} darf deine Karte auch eine gleiche nehmen.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Zwei gegen zwei</translation>
    </message>
    <message>
        <source>Scopone scientifico: partner, sevens and pairs.</source>
        <translation>Scopone scientifico: Partner, Siebenen und Paare.</translation>
    </message>
    <message>
        <source>In Scopone you play with {partner}, who sits opposite: you have one pile and one score.</source>
        <translation>Bei Scopone spielst du mit {partner}, dir gegenüber: Ihr habt einen Stapel und gemeinsame Punkte.</translation>
    </message>
    <message>
        <source>The partner</source>
        <translation>Der Partner</translation>
    </message>
    <message>
        <source>All 40 cards are in the hands, and the table is empty. You begin.</source>
        <translation>Alle 40 Karten sind verteilt, und der Tisch ist leer. Du fängst an.</translation>
    </message>
    <message>
        <source>The next player sweeps with an equal card. You hold three 4s, so only one is elsewhere: lay down the {4C}.</source>
        <translation>Mit einer gleichen Karte räumt der Nächste ab. Du hast drei Vieren, nur eine ist woanders: Leg {4C} ab.</translation>
    </message>
    <message>
        <source>Lay down the {4C}: it is safer, and no card of {coins}.</source>
        <translation>Leg {4C} ab: Das ist sicherer, und es ist keine Karte der Farbe {coins}.</translation>
    </message>
    <message>
        <source>{opponent} could not take it. Now it is your partner’s turn: look at the table, 4 and 6.</source>
        <translation>{opponent} konnte sie nicht nehmen. Jetzt ist dein Partner dran: Schau auf den Tisch, 4 und 6.</translation>
    </message>
    <message>
        <source>Scopa, and the point is yours as well. Partners’ sweeps count together.</source>
        <translation>Scopa, und der Punkt gehört auch dir: Was Partner abräumen, zählt zusammen.</translation>
    </message>
    <message>
        <source>The sevens</source>
        <translation>Die Siebenen</translation>
    </message>
    <message>
        <source>Somebody has laid down a seven. Take it, before others do.</source>
        <translation>Jemand hat eine Sieben abgelegt. Nimm sie, bevor andere es tun.</translation>
    </message>
    <message>
        <source>Then the next player may take the seven. Take it.</source>
        <translation>Dann kann sie der Nächste nehmen. Nimm die Sieben.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>{opponent} is the dealer, so break the pairs: take 5 and 2 with your 7, not 5 with 5.</source>
        <translation>{opponent} ist Geber, also brich die Paare auf: Nimm 5 und 2 mit der 7, nicht 5 mit 5.</translation>
    </message>
    <message>
        <source>That leaves the pairs as they are.</source>
        <translation>So bleiben die Paare, wie sie sind.</translation>
    </message>
    <message>
        <source>Now three 7s, three 5s and three 2s are left: odd numbers. Italians call it spariglio. The dealer’s side mends it when it can.</source>
        <translation>Jetzt sind drei Siebenen, drei Fünfen und drei Zweien übrig: ungerade Zahlen. In Italien heißt das Spariglio; die Seite des Gebers stellt die Paare wieder her, sobald sie kann.</translation>
    </message>
    <message>
        <source>Remember what has gone. One more thing: here a scopa with the very last card counts.</source>
        <translation>Merk dir, was gespielt ist. Und noch etwas: Hier zählt auch eine Scopa mit der allerletzten Karte.</translation>
    </message>
    <message>
        <source>In Scopone de Trente the {AD} is worth a point more, the {2D} two and the {3D} three; a side with all of them wins the match.</source>
        <translation>Beim Scopone de Trente zählt {AD} einen Punkt mehr, {2D} zwei und {3D} drei; wer alle hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Declaring, and the matta</source>
        <translation>Ansagen und die Matta</translation>
    </message>
    <message>
        <source>Cirulla, the game of Genoa.</source>
        <translation>Cirulla, das Spiel aus Genua.</translation>
    </message>
    <message>
        <source>Three cards of {low_total} or less are worth {low_points} points. Yours make {hand_total}: declare them.</source>
        <translation>Drei Karten mit zusammen {low_total} oder weniger bringen {low_points} Punkte. Deine ergeben {hand_total}: Sag sie an.</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>After the first card it is too late to declare.</source>
        <translation>Nach der ersten Karte ist es zum Ansagen zu spät.</translation>
    </message>
    <message>
        <source>Declared cards lie open for all to see. Three cards of a rank are worth {alike_points}.</source>
        <translation>Angesagte Karten liegen für alle offen. Drei gleiche bringen {alike_points}.</translation>
    </message>
    <message>
        <source>You take an equal card, a sum, or what makes {fifteen} with your card. Your 2 takes {knight} and 4: play it.</source>
        <translation>Du nimmst eine gleiche Karte, eine Summe oder was mit deiner Karte {fifteen} ergibt. Deine 2 nimmt {knight} und 4: Spiel sie.</translation>
    </message>
    <message>
        <source>Many ways to take</source>
        <translation>Viele Arten zu nehmen</translation>
    </message>
    <message>
        <source>That works as well, but now make {fifteen}.</source>
        <translation>Das geht auch, aber mach jetzt {fifteen}.</translation>
    </message>
    <message>
        <source>And an ace takes everything if no ace lies on the table. Play it: it is a scopa.</source>
        <translation>Und ein Ass nimmt alles, wenn kein Ass auf dem Tisch liegt. Spiel es: Das ist eine Scopa.</translation>
    </message>
    <message>
        <source>The {7C} is the matta: in a declaration it is any card you like. Declare three of a rank.</source>
        <translation>{7C} ist die Matta: Beim Ansagen zählt sie, was du willst. Sag drei gleiche an.</translation>
    </message>
    <message>
        <source>The matta</source>
        <translation>Die Matta</translation>
    </message>
    <message>
        <source>{alike_points} points. Now the matta counts {king_value}, until the round is over: take something with it.</source>
        <translation>{alike_points} Punkte. Bis zum Ende der Runde zählt die Matta nun {king_value}: Nimm etwas mit ihr.</translation>
    </message>
    <message>
        <source>Play the matta this time.</source>
        <translation>Spiel diesmal die Matta.</translation>
    </message>
    <message>
        <source>If the first four cards make {fifteen}, the dealer takes them and has a point; with thirty, two.</source>
        <translation>Ergeben die ersten vier Karten {fifteen}, nimmt sie der Geber und hat einen Punkt, bei dreißig zwei.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>{page}, {knight} and {king} of {coins} are worth {grande_score}, and all {coins} win the match at once. You play to {target}.</source>
        <translation>{page}, {knight} und {king} von {coins} bringen {grande_score}, und alle {coins} gewinnen sofort die Partie. Gespielt wird bis {target}.</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>Die abgehobene Karte</translation>
    </message>
    <message>
        <source>Chkobba, the game of Tunisia.</source>
        <translation>Chkobba, das Spiel aus Tunesien.</translation>
    </message>
    <message>
        <source>You cut the pack and saw this card. Keep it, or lay it on the table? It is the best of all: keep it.</source>
        <translation>Du hast abgehoben und diese Karte gesehen. Behalten oder auf den Tisch? Sie ist die beste von allen: Behalte sie.</translation>
    </message>
    <message>
        <source>Now anybody may take it. Keep a card like this.</source>
        <translation>Jetzt kann sie jeder nehmen. So eine Karte behält man.</translation>
    </message>
    <message>
        <source>It is your first card. Mind the courts: here {knight} counts {knight_value}, {page} {page_value} and {king} {king_value}.</source>
        <translation>Sie ist deine erste Karte. Achtung bei den Bildern: Hier zählt {knight} {knight_value}, {page} {page_value} und {king} {king_value}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 3 together? Click it.</source>
        <translation>Welche deiner Karten nimmt 6 und 3 zusammen? Klick sie an.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 3; {page} counts {page_value}.</source>
        <translation>Die nicht. Zähl 6 und 3 zusammen; {page} zählt {page_value}.</translation>
    </message>
    <message>
        <source>Take the 6 and the 3.</source>
        <translation>Nimm die 6 und die 3.</translation>
    </message>
    <message>
        <source>Now bring home the {7D}, which is a point by itself: 5 and 2 make 7.</source>
        <translation>Jetzt bring {7D} nach Hause, ein Punkt für sich allein: 5 und 2 sind 7.</translation>
    </message>
    <message>
        <source>Play the {7D}, before it is too late.</source>
        <translation>Spiel {7D}, bevor es zu spät ist.</translation>
    </message>
    <message>
        <source>There is no primiera. Barmila goes to the most sevens; at two each, to the most sixes. You play to {target}.</source>
        <translation>Eine Primiera gibt es nicht. Die Barmila bekommt, wer die meisten Siebenen hat, bei je zwei die meisten Sechsen. Gespielt wird bis {target}.</translation>
    </message>
    <message>
        <source>Combinations in the hand</source>
        <translation>Kombinationen auf der Hand</translation>
    </message>
    <message>
        <source>Chorizo and Báciga, from the River Plate.</source>
        <translation>Chorizo und Báciga, vom Río de la Plata.</translation>
    </message>
    <message>
        <source>Chorizo is Escoba with combinations: before the first card is played, you declare what your three cards are worth.</source>
        <translation>Chorizo ist Escoba mit Kombinationen: Vor der ersten Karte sagst du an, was deine drei Karten wert sind.</translation>
    </message>
    <message>
        <source>Yours are of one suit, a flor ({flor_points}), and in sequence, an escalera ({escalera_points}). Declare!</source>
        <translation>Deine sind von einer Farbe, eine Flor ({flor_points}), und in Folge, eine Escalera ({escalera_points}). Sag an!</translation>
    </message>
    <message>
        <source>If you pass, you get nothing for this hand. Declare it.</source>
        <translation>Wer passt, bekommt für diese Hand nichts. Sag sie an.</translation>
    </message>
    <message>
        <source>Points of combinations count at once. The {2B} is the carimbo, worth {carimbo_score}: take it, {king} and 2 with your 3.</source>
        <translation>Kombinationen zählen sofort. {2B} ist der Carimbo und bringt {carimbo_score}: Nimm {king} und 2 mit deiner 3.</translation>
    </message>
    <message>
        <source>Take the {2B}, before {opponent} does.</source>
        <translation>Nimm {2B}, bevor {opponent} es tut.</translation>
    </message>
    <message>
        <source>The best hand of all: three of a rank, a chorizo. Declare it!</source>
        <translation>Die beste Hand von allen: drei gleiche, ein Chorizo. Sag ihn an!</translation>
    </message>
    <message>
        <source>{chorizo_points} points at once! A total of nine is worth {tres_de_nueva_points}, seven or less {dos_de_miseria_points}.</source>
        <translation>{chorizo_points} Punkte auf einmal! Eine Summe von neun bringt {tres_de_nueva_points}, sieben oder weniger {dos_de_miseria_points}.</translation>
    </message>
    <message>
        <source>In Báciga the combinations are nine or less, better with a pair, and three cards of one suit on the table score for the dealer.</source>
        <translation>Bei Báciga zählt neun oder weniger, besser mit einem Paar, und drei Tischkarten einer Farbe bringen dem Geber Punkte.</translation>
    </message>
    <message>
        <source>Points that nobody wants</source>
        <translation>Punkte, die keiner will</translation>
    </message>
    <message>
        <source>Scopa a perdere, Desescoba and Scopa Frac.</source>
        <translation>Scopa a perdere, Desescoba und Scopa Frac.</translation>
    </message>
    <message>
        <source>In Scopa a perdere the fewest points win: the first one at {target} has lost. Your 7 would have to take the {7D}, a point against you. Lay another card.</source>
        <translation>Bei Scopa a perdere gewinnen die wenigsten Punkte: Wer zuerst {target} hat, hat verloren. Deine 7 müsste {7D} nehmen, einen Punkt gegen dich. Lege eine andere Karte ab.</translation>
    </message>
    <message>
        <source>A card that can take has to take. Lay one that takes nothing.</source>
        <translation>Eine Karte, die nehmen kann, muss nehmen. Lege eine ab, die nichts nimmt.</translation>
    </message>
    <message>
        <source>Well avoided. Captures are as forced as ever, so keep cards that find nothing on the table.</source>
        <translation>Gut vermieden. Nehmen ist Pflicht wie immer, behalte also Karten, die auf dem Tisch nichts finden.</translation>
    </message>
    <message>
        <source>Desescoba is the same with fifteen: when you have to take, take few cards, and no {coins} or sevens.</source>
        <translation>Desescoba ist dasselbe mit fünfzehn: Wenn du nehmen musst, nimm wenige Karten, und keine {coins} oder Siebenen.</translation>
    </message>
    <message>
        <source>In Scopa Frac only aces and courts score, a point each. At eight all the {KD} decides.</source>
        <translation>Bei Scopa Frac zählen nur Asse und Bilder, je einen Punkt. Bei acht beide entscheidet {KD}.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>Deine erste Partie</translation>
    </message>
    <message>
        <source>Scopa from the first card to the score sheet.</source>
        <translation>Scopa von der ersten Karte bis zur Wertung.</translation>
    </message>
    <message>
        <source>These three cards are yours. You play them to take cards from the table.</source>
        <translation>Diese drei Karten gehören dir. Du spielst sie, um Karten vom Tisch zu nehmen.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Karten nehmen</translation>
    </message>
    <message>
        <source>A card takes an equal card. Click your 6: it takes the 6.</source>
        <translation>Eine Karte nimmt eine gleiche. Klick auf deine 6: Sie nimmt die 6.</translation>
    </message>
    <message>
        <source>Play your 6 this time.</source>
        <translation>Spiel diesmal deine 6.</translation>
    </message>
    <message>
        <source>Both cards are now in your pile, face down. Next, {opponent} plays a card.</source>
        <translation>Beide Karten liegen jetzt verdeckt auf deinem Stapel. Nun spielt {opponent}.</translation>
    </message>
    <message>
        <source>There is no 7 on the table, but 4 and 3 make 7. Take both with your 7.</source>
        <translation>Auf dem Tisch liegt keine 7, aber 4 und 3 sind 7. Nimm beide mit deiner 7.</translation>
    </message>
    <message>
        <source>Take two cards at once: the 4 and the 3.</source>
        <translation>Nimm zwei Karten auf einmal: die 4 und die 3.</translation>
    </message>
    <message>
        <source>So you take one equal card, or several cards that add up to yours. Now watch {opponent}.</source>
        <translation>Du nimmst also eine gleiche Karte oder mehrere, die zusammen deine ergeben. Jetzt schau auf {opponent}.</translation>
    </message>
    <message>
        <source>Your 4 cannot take anything. Then it stays on the table: lay it down.</source>
        <translation>Deine 4 kann nichts nehmen. Dann bleibt sie auf dem Tisch: Leg sie ab.</translation>
    </message>
    <message>
        <source>When all hands are empty, everyone gets three new cards. The table gets none.</source>
        <translation>Sind alle Hände leer, bekommt jeder drei neue Karten. Der Tisch bekommt keine.</translation>
    </message>
    <message>
        <source>{page} counts {page_value}, {knight} {knight_value} and {king} {king_value}; an ace counts 1.</source>
        <translation>{page} zählt {page_value}, {knight} {knight_value} und {king} {king_value}; ein Ass zählt 1.</translation>
    </message>
    <message>
        <source>Values and choices</source>
        <translation>Werte und Wahl</translation>
    </message>
    <message>
        <source>6 and 4 make {king_value}. But where an equal card lies, you must take that one: play your {king}.</source>
        <translation>6 und 4 sind {king_value}. Liegt aber eine gleiche Karte da, musst du die nehmen: Spiel deinen {king}.</translation>
    </message>
    <message>
        <source>Play your {king} first.</source>
        <translation>Spiel zuerst deinen {king}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 2 together? Click it.</source>
        <translation>Welche deiner Karten nimmt 6 und 2 zusammen? Klick sie an.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 2.</source>
        <translation>Die nicht. Zähl 6 und 2 zusammen.</translation>
    </message>
    <message>
        <source>Right: 6 + 2 = {page_value}. Now play it.</source>
        <translation>Richtig: 6 + 2 = {page_value}. Jetzt spiel sie.</translation>
    </message>
    <message>
        <source>Take the 6 and the 2.</source>
        <translation>Nimm die 6 und die 2.</translation>
    </message>
    <message>
        <source>Your last card takes everything on the table: 4 and 3 make 7. Play it!</source>
        <translation>Deine letzte Karte nimmt alles, was auf dem Tisch liegt: 4 und 3 sind 7. Spiel sie!</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>Scopa! You swept the table: a point. A card turned up in your pile keeps count.</source>
        <translation>Scopa! Du hast den Tisch abgeräumt: ein Punkt. Eine offene Karte im Stapel erinnert daran.</translation>
    </message>
    <message>
        <source>Here is the end of another round. Play your last card: it takes two.</source>
        <translation>Das ist das Ende einer anderen Runde. Spiel deine letzte Karte: Sie nimmt zwei.</translation>
    </message>
    <message>
        <source>{opponent} plays the very last card. What is left there goes to the player who took last: you.</source>
        <translation>{opponent} spielt die allerletzte Karte. Was dann noch liegt, bekommt, wer zuletzt genommen hat: du.</translation>
    </message>
    <message>
        <source>Now the piles are counted. Most cards are a point: you have {own_cards}, {opponent} {their_cards}.</source>
        <translation>Jetzt werden die Stapel gezählt. Die meisten Karten bringen einen Punkt: Du hast {own_cards}, {opponent} {their_cards}.</translation>
    </message>
    <message>
        <source>Most {coins} are another point: you have {own_coins}, {opponent} {their_coins}.</source>
        <translation>Die meisten {coins} bringen noch einen: Du hast {own_coins}, {opponent} {their_coins}.</translation>
    </message>
    <message>
        <source>The {7D} is a point by itself. It is called the settebello, and you have it.</source>
        <translation>{7D} ist allein einen Punkt wert. Die Karte heißt Settebello, und du hast sie.</translation>
    </message>
    <message>
        <source>For the primiera your best card of each suit counts: 7 is worth {primiera_7}, 6 {primiera_6}, ace {primiera_ace}, 5 {primiera_5}.</source>
        <translation>Für die Primiera zählt deine beste Karte jeder Farbe: die 7 mit {primiera_7}, die 6 mit {primiera_6}, das Ass mit {primiera_ace}, die 5 mit {primiera_5}.</translation>
    </message>
    <message>
        <source>You have {own_primiera}, {opponent} has {their_primiera}: this point goes to {opponent}. So keep an eye on sevens.</source>
        <translation>Du hast {own_primiera}, {opponent} {their_primiera}: Der Punkt geht an {opponent}. Achte also auf die Siebenen.</translation>
    </message>
    <message>
        <source>Your scopa is a point too. Now look at the score sheet: all is there.</source>
        <translation>Auch deine Scopa ist ein Punkt. Schau dir die Wertung an: Da steht alles.</translation>
    </message>
    <message>
        <source>You won this round {own_points} to {their_points}. The first with {target} points wins the match.</source>
        <translation>Du hast die Runde {own_points} zu {their_points} gewonnen. Wer zuerst {target} Punkte hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Now you alone: play the last six cards of a round to the end.</source>
        <translation>Jetzt du allein: Spiel die letzten sechs Karten einer Runde zu Ende.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Play on. The button Hint shows you a good card.</source>
        <translation>Spiel weiter. Der Knopf „Tipp“ zeigt dir eine gute Karte.</translation>
    </message>
    <message>
        <source>The round is over. See what each of you has.</source>
        <translation>Die Runde ist vorbei. Sieh nach, was jeder hat.</translation>
    </message>
    <message>
        <source>That is Scopa! All the rest comes with playing. Have fun.</source>
        <translation>Das ist Scopa! Alles andere kommt beim Spielen. Viel Spaß.</translation>
    </message>
    <message>
        <source>Know the points</source>
        <translation>Kenne die Punkte</translation>
    </message>
    <message>
        <source>A point that is already won or lost no longer counts: play for the others.</source>
        <translation>Ein Punkt, der schon gewonnen oder verloren ist, zählt nicht mehr: Spiel um die anderen.</translation>
    </message>
    <message>
        <source>Sweep when you can</source>
        <translation>Räum ab, wenn du kannst</translation>
    </message>
    <message>
        <source>A sweep is a point, and the next player has to lay a card on an empty table.</source>
        <translation>Abräumen bringt einen Punkt, und der Nächste muss eine Karte auf den leeren Tisch legen.</translation>
    </message>
    <message>
        <source>Rather take than lay</source>
        <translation>Lieber nehmen als ablegen</translation>
    </message>
    <message>
        <source>Taking brings you cards, and gives none away.</source>
        <translation>Wer nimmt, bekommt Karten und verschenkt keine.</translation>
    </message>
    <message>
        <source>A take is worth a risk of up to one in three. Above that, lay a safe card.</source>
        <translation>Nehmen lohnt ein Risiko bis zu eins zu drei. Darüber leg lieber eine sichere Karte.</translation>
    </message>
    <message>
        <source>Leave no sum of seven: their seven takes it, and goes to their own pile.</source>
        <translation>Lass keine Summe von sieben liegen: Die Gegner nehmen sie mit einer Sieben, die dann in ihrem Stapel liegt.</translation>
    </message>
    <message>
        <source>A card laid on an empty table can be swept by any equal card.</source>
        <translation>Eine Karte auf dem leeren Tisch räumt jede gleiche Karte ab.</translation>
    </message>
    <message>
        <source>Your partner often holds the double of a card that was laid: think before you take it.</source>
        <translation>Dein Partner hat die Karte, die er gelegt hat, oft doppelt: Überleg, bevor du sie nimmst.</translation>
    </message>
    <message>
        <source>The last to take gets the rest of the table. Keep a card that surely takes.</source>
        <translation>Wer zuletzt nimmt, bekommt den Rest vom Tisch. Behalte eine Karte, die sicher nimmt.</translation>
    </message>
    <message>
        <source>If they did not take, they could not</source>
        <translation>Wer nicht nahm, konnte nicht</translation>
    </message>
    <message>
        <source>An ace that takes all is worth most on a full table, or at the very end.</source>
        <translation>Ein Ass, das alles nimmt, ist bei vollem Tisch oder ganz am Ende am meisten wert.</translation>
    </message>
    <message>
        <source>Taking a whole pile</source>
        <translation>Einen ganzen Stapel nehmen</translation>
    </message>
    <message>
        <source>Rubamazzo, in which piles lie open.</source>
        <translation>Rubamazzo, wo die Stapel offen liegen.</translation>
    </message>
    <message>
        <source>In Rubamazzo a card takes one equal card and nothing else: there are no sums. Take the 5 with your 5.</source>
        <translation>Bei Rubamazzo nimmt eine Karte eine gleiche und sonst nichts: Summen gibt es nicht. Nimm die 5 mit deiner 5.</translation>
    </message>
    <message>
        <source>Play your 5 this time.</source>
        <translation>Spiel diesmal deine 5.</translation>
    </message>
    <message>
        <source>Your {7S} takes the {7B} or the pile, one of the two, as you like. The pile has more cards: click it, then your {7S}.</source>
        <translation>Mit {7S} nimmst du {7B} oder den Stapel, eins von beiden, wie du willst. Der Stapel hat mehr Karten: Klick ihn an, dann {7S}.</translation>
    </message>
    <message>
        <source>The pile has more cards: take it with your {7S}.</source>
        <translation>Der Stapel hat mehr Karten: Nimm ihn mit {7S}.</translation>
    </message>
    <message>
        <source>The most cards win the round, which is the whole match. What is left on the table goes to the player who captured last.</source>
        <translation>Wer die meisten Karten hat, gewinnt die Runde, und die ist die ganze Partie. Was auf dem Tisch bleibt, bekommt, wer zuletzt genommen hat.</translation>
    </message>
    <message>
        <source>Captures that score</source>
        <translation>Wenn Nehmen Punkte bringt</translation>
    </message>
    <message>
        <source>Cicera, the game of Brescia.</source>
        <translation>Cicera, das Spiel aus Brescia.</translation>
    </message>
    <message>
        <source>Cicera has fifty-two cards, with eights, nines and tens. All of them are dealt, and {partner}, opposite, is your partner.</source>
        <translation>Cicera hat zweiundfünfzig Karten, mit Achten, Neunen und Zehnen. Alle werden gegeben, und {partner} gegenüber ist dein Partner.</translation>
    </message>
    <message>
        <source>Nobody has to capture here. But a capture of one suit is a cicera, worth a point: take 3 and 4 with your 7.</source>
        <translation>Hier muss niemand nehmen. Aber wer in einer Farbe nimmt, macht eine Cicera, einen Punkt: Nimm 3 und 4 mit deiner 7.</translation>
    </message>
    <message>
        <source>Take the 3 and the 4 with your 7.</source>
        <translation>Nimm die 3 und die 4 mit deiner 7.</translation>
    </message>
    <message>
        <source>The player before you has just laid the {9D}. Taken at once by an equal card, it is a picada, worth a point.</source>
        <translation>Vor dir wurde gerade {9D} abgelegt. Sofort mit einer gleichen Karte genommen, ist das eine Picada und bringt einen Punkt.</translation>
    </message>
    <message>
        <source>Take the {9D} with your {9C}.</source>
        <translation>Nimm {9D} mit {9C}.</translation>
    </message>
    <message>
        <source>Courts have no number: they are in no sum, and take only their like. Take the {KS} with your {KD}.</source>
        <translation>Bilder haben keine Zahl: Sie gehören in keine Summe und nehmen nur ihresgleichen. Nimm {KS} mit {KD}.</translation>
    </message>
    <message>
        <source>Take the {KS}, before others do.</source>
        <translation>Nimm {KS}, bevor andere es tun.</translation>
    </message>
    <message>
        <source>Three cards or more at once are a bigia, again worth a point. Here your 9 takes three: take them.</source>
        <translation>Drei oder mehr Karten auf einmal sind eine Bigia, wieder ein Punkt. Hier nimmt deine 9 drei: Nimm sie.</translation>
    </message>
    <message>
        <source>Take three cards with your 9.</source>
        <translation>Nimm mit deiner 9 drei Karten.</translation>
    </message>
    <message>
        <source>Most cards score {cards_score}, most {swords} {swords_score}. A run of {swords} from {AS}, {2S}, {3S} on, the napula, scores its highest card.</source>
        <translation>Die meisten Karten bringen {cards_score}, die meisten {swords} {swords_score}. Eine Folge in {swords} ab {AS}, {2S}, {3S}, die Napula, zählt so viel wie ihre höchste Karte.</translation>
    </message>
    <message>
        <source>{TD}, {2S} and {JC} score a point each, and all {swords} win the match at once. You play to {target}.</source>
        <translation>{TD}, {2S} und {JC} bringen je einen Punkt, und alle {swords} gewinnen sofort die Partie. Gespielt wird bis {target}.</translation>
    </message>
    <message>
        <source>This is {game}. Which play is best? Try one.</source>
        <translation>Eine Stellung aus {game}: Welcher Zug ist der beste? Versuch es.</translation>
    </message>
    <message>
        <source>You get the {2D}, and 3 and {page} make more than ten.</source>
        <translation>Du bekommst {2D}, und 3 und {page} ergeben mehr als zehn.</translation>
    </message>
    <message>
        <source>Practise with one rank, then with all of them.</source>
        <translation>Üb mit einem Wert, dann mit allen.</translation>
    </message>
    <message>
        <source>In Escoba this rule rarely fails, and a dead rank is worth nothing.</source>
        <translation>Bei Escoba versagt diese Regel selten, und ein toter Wert bringt nichts.</translation>
    </message>
    <message>
        <source>Two cards are too few for an ace. Wait for a fuller table.</source>
        <translation>Zwei Karten sind zu wenig für ein Ass. Warte auf einen volleren Tisch.</translation>
    </message>
    <message>
        <source>4 and 6 with the {king}: three ranks are odd now, which is bad for the dealer.</source>
        <translation>4 und 6 mit dem {king}: Jetzt sind drei Werte ungerade, und das ist schlecht für den Geber.</translation>
    </message>
    <message>
        <source>{game} {points}, wrong in {fails} of 100 cases</source>
        <translation>{game} {points}, falsch in {fails} von 100 Fällen</translation>
    </message>
    <message>
        <source>Leave more than ten</source>
        <translation>Lass mehr als zehn liegen</translation>
    </message>
    <message>
        <source>In Asso piglia tutto that is the rule. In Scopa d’Assi milanese an ace takes even itself, from an empty table.</source>
        <translation>Bei Asso piglia tutto ist das die Regel. Bei Scopa d’Assi milanese nimmt ein Ass vom leeren Tisch sogar sich selbst.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep eleven or more.</source>
        <translation>Keine Karte zählt mehr als zehn, also kann niemand elf oder mehr abräumen.</translation>
    </message>
    <message>
        <source>Count who can sweep</source>
        <translation>Zähl, wer abräumen kann</translation>
    </message>
    <message>
        <source>Ask which cards sweep what you leave, and how many of them you have not seen.</source>
        <translation>Frag dich, welche Karten abräumen, was du liegen lässt, und wie viele davon du noch nicht gesehen hast.</translation>
    </message>
    <message>
        <source>The price of a risk</source>
        <translation>Der Preis eines Risikos</translation>
    </message>
    <message>
        <source>Lay a dead rank</source>
        <translation>Leg einen toten Wert</translation>
    </message>
    <message>
        <source>When three cards of a rank are gone, nobody can pair the fourth.</source>
        <translation>Sind drei Karten eines Wertes weg, kann niemand mehr die vierte nehmen.</translation>
    </message>
    <message>
        <source>Lay from a pair</source>
        <translation>Leg von einem Paar</translation>
    </message>
    <message>
        <source>If you hold two of a rank, one fewer is elsewhere, and you can take yours back.</source>
        <translation>Hast du zwei von einem Wert, ist draußen eine weniger, und du kannst deine zurückholen.</translation>
    </message>
    <message>
        <source>The settebello first</source>
        <translation>Zuerst den Settebello</translation>
    </message>
    <message>
        <source>The settebello is a point, a coin, a seven and a card, all in one.</source>
        <translation>Der Settebello ist ein Punkt, eine Münze, eine Sieben und eine Karte in einem.</translation>
    </message>
    <message>
        <source>Take sevens</source>
        <translation>Nimm Siebenen</translation>
    </message>
    <message>
        <source>Sevens decide the primiera. Take one when you can.</source>
        <translation>Siebenen entscheiden die Primiera. Nimm eine, wenn du kannst.</translation>
    </message>
    <message>
        <source>Lay no seven</source>
        <translation>Leg keine Sieben ab</translation>
    </message>
    <message>
        <source>A seven on the table is half a primiera for somebody else.</source>
        <translation>Eine Sieben auf dem Tisch ist für die anderen die halbe Primiera.</translation>
    </message>
    <message>
        <source>Three sevens win, two draw</source>
        <translation>Drei Siebenen gewinnen, zwei teilen</translation>
    </message>
    <message>
        <source>With three sevens the primiera is nearly won; with two, sixes and aces decide.</source>
        <translation>Mit drei Siebenen ist die Primiera fast gewonnen; mit zweien entscheiden Sechsen und Asse.</translation>
    </message>
    <message>
        <source>Coins and sixes</source>
        <translation>Münzen und Sechsen</translation>
    </message>
    <message>
        <source>Of two equal cards take the one of coins, and lay the other one.</source>
        <translation>Nimm von zwei gleichen Karten die mit Münzen, und leg die andere ab.</translation>
    </message>
    <message>
        <source>More cards with one</source>
        <translation>Mehr Karten auf einmal</translation>
    </message>
    <message>
        <source>Take three cards rather than two: the point for the cards is often close.</source>
        <translation>Nimm lieber drei Karten als zwei: Der Punkt für die Karten ist oft knapp.</translation>
    </message>
    <message>
        <source>“Lay court cards”</source>
        <translation>„Leg Bilder ab“</translation>
    </message>
    <message>
        <source>Many advise to lay court cards first. Here they take sums, so it is no rule.</source>
        <translation>Oft heißt es, man solle zuerst Bilder ablegen. Hier nehmen sie Summen, darum ist das keine Regel.</translation>
    </message>
    <message>
        <source>Make no seven for them</source>
        <translation>Mach ihnen keine Sieben</translation>
    </message>
    <message>
        <source>Beware the empty table</source>
        <translation>Vorsicht bei leerem Tisch</translation>
    </message>
    <message>
        <source>Stop the whirlwind</source>
        <translation>Halte den Wirbel an</translation>
    </message>
    <message>
        <source>One side lays and the other sweeps, again and again. A dead or paired card ends it.</source>
        <translation>Eine Seite legt, die andere räumt ab, immer wieder. Eine tote oder doppelte Karte beendet das.</translation>
    </message>
    <message>
        <source>Last to play</source>
        <translation>Zuletzt spielen</translation>
    </message>
    <message>
        <source>The dealer’s side answers every card and plays the last one. That is worth points.</source>
        <translation>Die Seite des Gebers antwortet auf jede Karte und spielt die letzte. Das ist Punkte wert.</translation>
    </message>
    <message>
        <source>Keep the pairs</source>
        <translation>Halte die Paare</translation>
    </message>
    <message>
        <source>On the dealer’s side keep the ranks even: the last hand then finds its match.</source>
        <translation>Auf der Seite des Gebers halte die Werte gerade: Dann passt am Ende alles zusammen.</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Brich die Paare</translation>
    </message>
    <message>
        <source>Against the dealer’s side take sums: odd ranks turn the order of the last cards.</source>
        <translation>Gegen die Seite des Gebers nimm Summen: Ungerade Werte ändern, wer zuletzt nimmt.</translation>
    </message>
    <message>
        <source>Leave the partner’s card</source>
        <translation>Lass die Karte des Partners liegen</translation>
    </message>
    <message>
        <source>Answer the partner</source>
        <translation>Antworte dem Partner</translation>
    </message>
    <message>
        <source>If your partner’s card was taken by an equal one, lay a third of that rank.</source>
        <translation>Wurde die Karte deines Partners von einer gleichen genommen, leg eine dritte von diesem Wert.</translation>
    </message>
    <message>
        <source>Sevens by seat</source>
        <translation>Siebenen nach dem Platz</translation>
    </message>
    <message>
        <source>The dealer’s side may leave a seven to the partner; the other side takes it at once.</source>
        <translation>Die Seite des Gebers darf eine Sieben dem Partner lassen; die andere Seite nimmt sie sofort.</translation>
    </message>
    <message>
        <source>Own a rank</source>
        <translation>Ein Wert gehört dir</translation>
    </message>
    <message>
        <source>With three of a rank in your hand only you can end the wait for the fourth.</source>
        <translation>Hast du drei von einem Wert, kannst nur du das Warten auf die vierte beenden.</translation>
    </message>
    <message>
        <source>Remember odd ranks</source>
        <translation>Merk dir ungerade Werte</translation>
    </message>
    <message>
        <source>Remember only the ranks of which an odd number has gone: their cards are still out.</source>
        <translation>Merk dir nur die Werte, von denen ungerade viele weg sind: Da ist noch eine Karte draußen.</translation>
    </message>
    <message>
        <source>The pack makes 220</source>
        <translation>Das Blatt zählt 220</translation>
    </message>
    <message>
        <source>The pack adds up to 220. Subtract what you have seen: the rest is the last hand.</source>
        <translation>Alle Karten zählen zusammen 220. Zieh ab, was du gesehen hast: Der Rest ist die letzte Hand.</translation>
    </message>
    <message>
        <source>The last take</source>
        <translation>Zuletzt nehmen</translation>
    </message>
    <message>
        <source>A card that the player after you passed over can be laid again.</source>
        <translation>Eine Karte, die der Spieler nach dir liegen ließ, kannst du noch einmal legen.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warte</translation>
    </message>
    <message>
        <source>A card that surely takes now may take more later.</source>
        <translation>Eine Karte, die jetzt sicher nimmt, nimmt später vielleicht mehr.</translation>
    </message>
    <message>
        <source>Leave less than five, or fifteen</source>
        <translation>Lass weniger als fünf liegen, oder fünfzehn</translation>
    </message>
    <message>
        <source>A king counts ten: with less than five on the table nobody makes fifteen.</source>
        <translation>Der König zählt zehn: Liegen weniger als fünf, kommt niemand auf fünfzehn.</translation>
    </message>
    <message>
        <source>Save the ace</source>
        <translation>Spar das Ass</translation>
    </message>
    <message>
        <source>Declare, and choose the value</source>
        <translation>Sag an, und wähl den Wert</translation>
    </message>
    <message>
        <source>Declare what scores. The value you give the matta decides what it takes next.</source>
        <translation>Sag an, was Punkte bringt. Der Wert, den du der Matta gibst, entscheidet, was sie danach nimmt.</translation>
    </message>
    <message>
        <source>Play the score</source>
        <translation>Spiel nach dem Stand</translation>
    </message>
    <message>
        <source>Ahead, take few risks; behind, look for sweeps.</source>
        <translation>Liegst du vorn, riskiere wenig; liegst du zurück, such nach Gelegenheiten zum Abräumen.</translation>
    </message>
    <message>
        <source>{opponent} has taken the {6B} with the {6S}. The piles lie open: on top is the card that was played.</source>
        <translation>{opponent} hat {6B} mit {6S} genommen. Die Stapel liegen offen: Obenauf liegt die gespielte Karte.</translation>
    </message>
    <message>
        <source>You hold an equal card. Play your {6C}: it takes the whole pile!</source>
        <translation>Du hast eine gleiche Karte. Spiel {6C}: Sie nimmt den ganzen Stapel!</translation>
    </message>
    <message>
        <source>Your {6C} takes the whole pile: play it.</source>
        <translation>Mit {6C} nimmst du den ganzen Stapel: Spiel die Karte.</translation>
    </message>
    <message>
        <source>Now all these cards are yours, and your {6C} is on top. With an equal card {opponent} can take the pile back.</source>
        <translation>Jetzt gehören alle diese Karten dir, und {6C} liegt obenauf. Mit einer gleichen Karte kann {opponent} den Stapel zurückholen.</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Was es bringt</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>Was eine Runde wert ist</translation>
    </message>
    <message>
        <source>The {7D} is worth more than anything else here. The {knight} can wait.</source>
        <translation>{7D} ist mehr wert als alles andere hier. {knight} kann warten.</translation>
    </message>
    <message>
        <source>Your {knight} takes 2 and 7. A sum can hide the settebello.</source>
        <translation>Mit {knight} nimmst du 2 und 7. Der Settebello kann auch in einer Summe stecken.</translation>
    </message>
    <message>
        <source>You had 19 cards. With two more the point for the cards is yours.</source>
        <translation>Du hattest 19 Karten. Mit zwei weiteren gehört dir der Punkt für die Karten.</translation>
    </message>
    <message>
        <source>Before each play, ask which points are still open, and which card decides them.</source>
        <translation>Frag dich vor jedem Zug, welche Punkte noch offen sind und welche Karte sie entscheidet.</translation>
    </message>
    <message>
        <source>Which take?</source>
        <translation>Welche Karten nehmen?</translation>
    </message>
    <message>
        <source>Your {page} takes 6 and 2: three cards, and a coin. The {king} takes one.</source>
        <translation>Mit {page} nimmst du 6 und 2: drei Karten, darunter eine Münze. {king} nimmt nur eine.</translation>
    </message>
    <message>
        <source>Three cards with one play, and nobody else has a {knight} for what is left.</source>
        <translation>Drei Karten auf einmal, und für den Rest hat niemand sonst {knight}.</translation>
    </message>
    <message>
        <source>Cards and coins are small gains, but they come up in nearly every round.</source>
        <translation>Karten und Münzen bringen wenig, aber in fast jeder Runde.</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Abräumen</translation>
    </message>
    <message>
        <source>A point at once, and the next player has to lay a 3 on the empty table.</source>
        <translation>Sofort ein Punkt, und der Nächste muss eine 3 auf den leeren Tisch legen.</translation>
    </message>
    <message>
        <source>Ace and {page} make {knight_value}. A sum sweeps as well as an equal card.</source>
        <translation>Ass und {page} sind {knight_value}. Eine Summe räumt genauso ab wie eine gleiche Karte.</translation>
    </message>
    <message>
        <source>The three other aces have gone, so nobody can sweep yours.</source>
        <translation>Die drei anderen Asse sind weg, also kann niemand deines abräumen.</translation>
    </message>
    <message>
        <source>A sweep is hardly ever wrong. What you leave after it matters as much.</source>
        <translation>Abräumen ist fast nie falsch. Genauso wichtig ist, was danach kommt.</translation>
    </message>
    <message>
        <source>Sevens and the primiera</source>
        <translation>Siebenen und die Primiera</translation>
    </message>
    <message>
        <source>For the primiera a 7 is worth {primiera_7}, a {king} only {primiera_court}. Your {page} takes ace and 7.</source>
        <translation>Für die Primiera zählt eine 7 {primiera_7}, {king} nur {primiera_court}. Mit {page} nimmst du Ass und 7.</translation>
    </message>
    <message>
        <source>The 4 does as well. A {page} would take ace and 7 together.</source>
        <translation>Die 4 tut es auch. {page} würde Ass und 7 zusammen nehmen.</translation>
    </message>
    <message>
        <source>Now both sides have two sevens, so the other cards decide: the 6 comes next.</source>
        <translation>Jetzt haben beide zwei Siebenen, also entscheiden die anderen Karten: Als Nächstes zählt die 6.</translation>
    </message>
    <message>
        <source>Sevens are worth the most in games for two. In Scopone it depends on your seat.</source>
        <translation>Siebenen sind zu zweit am meisten wert. Bei Scopone kommt es auf den Platz an.</translation>
    </message>
    <message>
        <source>What can they sweep?</source>
        <translation>Was können die Gegner abräumen?</translation>
    </message>
    <message>
        <source>5 and ace make 6, but all four cards of that rank are in your pile.</source>
        <translation>5 und Ass sind 6, aber alle vier Sechsen liegen in deinem Stapel.</translation>
    </message>
    <message>
        <source>A lone 2 is a risk. Two sevens are such a good take that it pays.</source>
        <translation>Eine einzelne 2 ist ein Risiko. Zwei Siebenen sind so viel wert, dass es sich lohnt.</translation>
    </message>
    <message>
        <source>With the {king} you would leave a lone 4. In Scopone such a take can wait.</source>
        <translation>Mit {king} würdest du eine einzelne 4 liegen lassen. Bei Scopone kann das warten.</translation>
    </message>
    <message>
        <source>“Leave more than ten” is a rule of Scopone. In Scopa a good take is worth more.</source>
        <translation>„Lass mehr als zehn liegen“ ist eine Regel für Scopone. Bei Scopa ist es mehr wert, gut zu nehmen.</translation>
    </message>
    <message>
        <source>Nothing to take</source>
        <translation>Nichts zu nehmen</translation>
    </message>
    <message>
        <source>The two others of that rank are in your pile. And the one of {coins} stays.</source>
        <translation>Die beiden anderen Karten dieses Wertes sind in deinem Stapel. Und die der Farbe {coins} behältst du.</translation>
    </message>
    <message>
        <source>The three others have gone. And with {page_value} more nobody can sweep.</source>
        <translation>Die drei anderen sind weg. Und mit {page_value} mehr kann niemand abräumen.</translation>
    </message>
    <message>
        <source>Which card to lay is the most common mistake of good players. Take your time.</source>
        <translation>Welche Karte man ablegt, ist der häufigste Fehler guter Spieler. Nimm dir Zeit.</translation>
    </message>
    <message>
        <source>Counting: equal cards</source>
        <translation>Zählen: gleiche Karten</translation>
    </message>
    <message>
        <source>Ace and 3 make 4, and a single 4 is out. After the 6, two cards could sweep.</source>
        <translation>Ass und 3 sind 4, und nur eine 4 ist draußen. Nach der 6 könnten zwei Karten abräumen.</translation>
    </message>
    <message>
        <source>The other fives have gone: yours is as good as safe on the empty table.</source>
        <translation>Die anderen Fünfen sind weg: Deine ist auf dem leeren Tisch so gut wie sicher.</translation>
    </message>
    <message>
        <source>You need not remember every card. The ranks on the table and in your hand will do.</source>
        <translation>Du musst dir nicht jede Karte merken. Die Werte auf dem Tisch und in deiner Hand genügen.</translation>
    </message>
    <message>
        <source>Counting: the last hand</source>
        <translation>Zählen: die letzte Hand</translation>
    </message>
    <message>
        <source>Out are {unseen}. The 6 could take 2 and 3 with the ace, so take these first.</source>
        <translation>Draußen sind {unseen}. Die 6 könnte 2 und 3 mit dem Ass nehmen, also nimm die zuerst.</translation>
    </message>
    <message>
        <source>Only {unseen_total} are missing: {unseen}. Your 7 can wait, the 4 cannot.</source>
        <translation>Es fehlen nur {unseen_total}: {unseen}. Deine 7 kann warten, die 4 nicht.</translation>
    </message>
    <message>
        <source>Out are {unseen}, and they take nothing now. All that is laid comes to you.</source>
        <translation>Draußen sind {unseen}, und sie nehmen jetzt nichts. Alles, was gelegt wird, kommt zu dir.</translation>
    </message>
    <message>
        <source>After their {king} your 7 takes 5 and 2, and nobody takes after you.</source>
        <translation>Nach ihrem {king} nimmt deine 7 die 5 und die 2, und nach dir nimmt niemand mehr.</translation>
    </message>
    <message>
        <source>Keep the {knight}: it takes small cards that have to be laid, and then all.</source>
        <translation>Behalte {knight}: Damit nimmst du kleine Karten, die gelegt werden müssen, und dann alles.</translation>
    </message>
    <message>
        <source>With three cards each you can often work out who takes last.</source>
        <translation>Mit je drei Karten kannst du oft ausrechnen, wer zuletzt nimmt.</translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>Regeln brechen</translation>
    </message>
    <message>
        <source>The {KS} can wait. If they take it, your {king} takes 4 and 6 instead.</source>
        <translation>{KS} kann warten. Nehmen sie die Karte, nimmt dein {king} stattdessen 4 und 6.</translation>
    </message>
    <message>
        <source>The 6 can wait: your 7 may take it with the ace, and your 6 alone.</source>
        <translation>Die 6 kann warten: Deine 7 nimmt sie vielleicht mit dem Ass, deine 6 allein.</translation>
    </message>
    <message>
        <source>Out are {unseen}. Whichever they lay, you can sweep next time, and have more.</source>
        <translation>Draußen sind {unseen}. Was sie auch legen, du kannst nächstes Mal abräumen und hast dann mehr.</translation>
    </message>
    <message>
        <source>Each rule fails now and then. Look for a reason before you break one.</source>
        <translation>Jede Regel versagt hin und wieder. Such einen Grund, bevor du eine brichst.</translation>
    </message>
    <message>
        <source>The score decides</source>
        <translation>Der Stand entscheidet</translation>
    </message>
    <message>
        <source>Their 5 needs 2 and 3. Without the 3 it takes nothing: the match is yours.</source>
        <translation>Ihre 5 braucht 2 und 3. Ohne die 3 nimmt sie nichts: Die Partie gehört dir.</translation>
    </message>
    <message>
        <source>Their ace was after the {AD}. With the other {page} you will have six {coins}.</source>
        <translation>Ihr Ass wollte {AD}. Mit {page} hast du dann sechs {coins}.</translation>
    </message>
    <message>
        <source>You need a single point. A 7 brings it nearer than a safe card.</source>
        <translation>Du brauchst einen einzigen Punkt. Eine 7 bringt ihn näher als eine sichere Karte.</translation>
    </message>
    <message>
        <source>Look at the score first: sometimes a draw in a category is all that you need.</source>
        <translation>Sieh zuerst auf den Stand: Manchmal reicht dir ein Gleichstand in einer Kategorie.</translation>
    </message>
    <message>
        <source>Playing for fifteen</source>
        <translation>Auf fünfzehn spielen</translation>
    </message>
    <message>
        <source>A {king} and your 2 make twelve: no single card makes {fifteen}.</source>
        <translation>{king} und deine 2 sind zwölf: Keine einzelne Karte macht {fifteen}.</translation>
    </message>
    <message>
        <source>With the {king} it is more than {fifteen}: nobody can take it all.</source>
        <translation>Mit {king} sind es mehr als {fifteen}: Niemand kann alles nehmen.</translation>
    </message>
    <message>
        <source>There were several ways to {fifteen}. This one has the 7 and a coin.</source>
        <translation>Es gab mehrere Wege zu {fifteen}. Dieser hat die 7 und eine Münze.</translation>
    </message>
    <message>
        <source>Aces, and Cirulla</source>
        <translation>Asse, und Cirulla</translation>
    </message>
    <message>
        <source>Four cards, and the {7D} among them: now it pays.</source>
        <translation>Vier Karten, darunter {7D}: Jetzt lohnt es sich.</translation>
    </message>
    <message>
        <source>That is {low_points} points. And as an ace the {7C} can take the {AB}.</source>
        <translation>Das sind {low_points} Punkte. Und als Ass kann {7C} danach {AB} nehmen.</translation>
    </message>
    <message>
        <source>Keeping the ace gains little on average: the table in front of you decides.</source>
        <translation>Das Ass zu sparen bringt im Schnitt wenig: Es entscheidet der Tisch vor dir.</translation>
    </message>
    <message>
        <source>Partners: whose card is it?</source>
        <translation>Partner: Wem gehört die Karte?</translation>
    </message>
    <message>
        <source>The {4B} is {partner}’s. If they take it, your 4 may still take another.</source>
        <translation>{4B} ist von {partner}. Wird sie genommen, kann deine 4 immer noch eine andere nehmen.</translation>
    </message>
    <message>
        <source>Even from two sevens: one other is out, and {fifteen} cannot be swept.</source>
        <translation>Sogar von zwei Siebenen: Nur eine weitere ist draußen, und {fifteen} kann niemand abräumen.</translation>
    </message>
    <message>
        <source>You are the dealer, but the {7D} is the exception: take it yourself.</source>
        <translation>Du bist Geber, aber {7D} ist die Ausnahme: Nimm sie selbst.</translation>
    </message>
    <message>
        <source>The answer works only if your partner knows it too. Agree on it beforehand.</source>
        <translation>Die Antwort hilft nur, wenn dein Partner sie auch kennt. Sprecht euch vorher ab.</translation>
    </message>
    <message>
        <source>Partners: pairs and spariglio</source>
        <translation>Partner: Paare und Spariglio</translation>
    </message>
    <message>
        <source>{partner} dealt. Ace and 4 were odd, and with this sum both are even again.</source>
        <translation>{partner} hat gegeben. Ass und 4 waren ungerade, mit dieser Summe sind beide wieder gerade.</translation>
    </message>
    <message>
        <source>The three other aces have gone. They cannot go on sweeping.</source>
        <translation>Die drei anderen Asse sind weg. Sie können nicht weiter abräumen.</translation>
    </message>
    <message>
        <source>Both pay in Scopone, but each is wrong about one time in four.</source>
        <translation>Bei Scopone lohnt sich beides, aber etwa jedes vierte Mal ist es falsch.</translation>
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
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>One of your cards can sweep the table!</source>
        <translation>Eine deiner Karten kann den Tisch abräumen!</translation>
    </message>
    <message>
        <source>You can take something. {coins} and sevens are worth most.</source>
        <translation>Du kannst etwas nehmen. Am meisten wert sind {coins} und Siebenen.</translation>
    </message>
    <message>
        <source>Nothing to take: lay down a card that helps the others least.</source>
        <translation>Nichts zu nehmen: Leg ab, was den anderen am wenigsten hilft.</translation>
    </message>
    <message>
        <source>A seven is worth {primiera_7} for the primiera, a 6 only {primiera_6}. Two of your cards are sevens: keep them if you can.</source>
        <translation>Für die Primiera zählt eine Sieben {primiera_7}, eine Sechs nur {primiera_6}. Du hast zwei Siebenen: Behalte sie, wenn du kannst.</translation>
    </message>
    <message>
        <source>Each rank is there four times. While equal takes equal, the cards stay paired, and the dealer, who plays last, finds a match.</source>
        <translation>Jeden Wert gibt es viermal. Solange Gleiches Gleiches nimmt, bleibt alles gepaart, und der Geber, der zuletzt spielt, findet eine passende Karte.</translation>
    </message>
    <message>
        <source>And {opponent} has nothing to take now. Where you can, leave a table that no card can sweep.</source>
        <translation>Und {opponent} kann jetzt nichts nehmen. Lass möglichst einen Tisch zurück, den keine Karte abräumt.</translation>
    </message>
</context>
<context>
    <name>LessonsController</name>
    <message>
        <source>Need larger cards, high contrast or keys for one hand? See what the table can do.</source>
        <translation>Größere Karten, hoher Kontrast oder Tasten für eine Hand? So passt sich der Tisch an.</translation>
    </message>
    <message>
        <source>Adapt the table…</source>
        <translation>Tisch anpassen …</translation>
    </message>
    <message>
        <source>New to Scopa? Learn it in ten minutes.</source>
        <translation>Zum ersten Mal hier? Lerne Scopa in zehn Minuten.</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Show the value on each card?</source>
        <translation>Den Wert auf jeder Karte anzeigen?</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>Werte anzeigen</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Strategy: fifteen lessons</source>
        <translation>Strategie: fünfzehn Lektionen</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfangen</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>For now as strong as {name} in this game.</source>
        <translation>In diesem Spiel zurzeit so stark wie {name}.</translation>
    </message>
    <message>
        <source>For now between {weaker} and {stronger} in this game.</source>
        <translation>In diesem Spiel zurzeit zwischen {weaker} und {stronger}.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <translation>{first} oder {last}</translation>
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
        <translation>{game}   ·   einvernehmlich beendet</translation>
    </message>
    <message>
        <source>{game}   ·   round {number}</source>
        <translation>{game}   ·   Runde {number}</translation>
    </message>
    <message>
        <source>not in competitive matches</source>
        <translation>nicht in Wettkampfpartien</translation>
    </message>
</context>
<context>
    <name>MatchCheck</name>
    <message>
        <source>Check &amp;my last match</source>
        <translation>Meine letzte Partie &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>The match is being checked. A strong opponent needs some minutes.</source>
        <translation>Die Partie wird geprüft. Bei einem starken Gegner dauert das einige Minuten.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Checked: every pack comes from the deal number, every move follows the rules, and each computer player chose the same moves again from its own view.</source>
        <translation>Geprüft: Jeder Stapel kommt aus der Nummer, jeder Zug folgt den Regeln, und jeder Computerspieler hat aus seiner Sicht wieder dieselben Züge gewählt.</translation>
    </message>
    <message>
        <source>Not everything could be confirmed:</source>
        <translation>Nicht alles ließ sich bestätigen:</translation>
    </message>
    <message>
        <source>The check could not be started.</source>
        <translation>Die Prüfung konnte nicht gestartet werden.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>Your best result in {game}: {points} ahead.</source>
        <translation>Dein bestes Ergebnis bei {game}: {points} Vorsprung.</translation>
    </message>
    <message>
        <source>New badge: {name}. {task}</source>
        <translation>Neues Abzeichen: {name}. {task}</translation>
    </message>
    <message>
        <source>Your rating: {course}</source>
        <translation>Deine Wertungszahl: {course}</translation>
    </message>
    <message>
        <source>Round {number}: {move}.</source>
        <translation>Runde {number}: {move}.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a mistake.</source>
        <translation>Runde {number}: {move}. Das war ein Fehler.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a small slip.</source>
        <translation>Runde {number}: {move}. Das war ein kleiner Patzer.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. No other move was clearly better.</source>
        <translation>Runde {number}: {move}. Kein anderer Zug war deutlich besser.</translation>
    </message>
    <message>
        <source>Round {number}: the cards decided, and no single move.</source>
        <translation>Runde {number}: Die Karten haben entschieden, kein einzelner Zug.</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Was den Ausschlag gab</translation>
    </message>
    <message>
        <source>The move that decided it</source>
        <translation>Der entscheidende Zug</translation>
    </message>
    <message>
        <source>Your chance to win the match rose from {before} to {after}.</source>
        <translation>Deine Chance, die Partie zu gewinnen, stieg damit von {before} auf {after}.</translation>
    </message>
    <message>
        <source>Your chance to win the match fell from {before} to {after}.</source>
        <translation>Deine Chance, die Partie zu gewinnen, sank damit von {before} auf {after}.</translation>
    </message>
    <message>
        <source>The chance of {winner} to win the match rose from {before} to {after}.</source>
        <translation>Die Chance, die Partie zu gewinnen, stieg damit für {winner} von {before} auf {after}.</translation>
    </message>
    <message>
        <source>Automatic play</source>
        <translation>Automatisches Spiel</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Auswertung</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>MatchFilterBar</name>
    <message>
        <source>Name or deal number</source>
        <translation>Name oder Nummer</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Partien durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Own dates…</source>
        <translation>Eigener Zeitraum…</translation>
    </message>
    <message>
        <source>End the filter: {filter}</source>
        <translation>Filter aufheben: {filter}</translation>
    </message>
    <message numerus="yes">
        <source>{selected} of %n matches</source>
        <translation>
            <numerusform>{selected} von %n Partie</numerusform>
            <numerusform>{selected} von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>Wessen Partien</translation>
    </message>
    <message>
        <source>My matches</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Of other people</source>
        <translation>Von anderen</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Zugesehen</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Unfinished</source>
        <translation>Unvollendet</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>By agreement</source>
        <comment>how a match ended: short</comment>
        <translation>Einvernehmlich</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>nochmals gespielt</translation>
    </message>
    <message>
        <source>From a file that was not recorded here.</source>
        <translation>Aus einer Datei, die nicht hier aufgezeichnet wurde.</translation>
    </message>
    <message>
        <source>Begun from a deal or a position of an earlier match. It is not counted in the statistics.</source>
        <translation>Aus der Verteilung oder einer Stellung einer früheren Partie begonnen. Sie zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>Automatic play, a computer player in your seat or the clock made most of your moves. It is not counted in the statistics.</source>
        <translation>Die meisten deiner Züge machte das automatische Spiel, ein Computerspieler auf deinem Platz oder die Uhr. Sie zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>mit {name}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
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
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>mit dem Trainer</translation>
    </message>
    <message>
        <source>mostly played for you</source>
        <translation>größtenteils für dich gespielt</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>gegen {names}</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>Anse&amp;hen</translation>
    </message>
    <message>
        <source>Step by step on the table</source>
        <translation>Zug für Zug auf dem Tisch</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>A&amp;uswerten…</translation>
    </message>
    <message>
        <source>&amp;Play again…</source>
        <translation>&amp;Nochmals spielen…</translation>
    </message>
    <message>
        <source>The same deal, from any seat</source>
        <translation>Dieselbe Verteilung, von jedem Platz aus</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Mehr…</translation>
    </message>
    <message>
        <source>From where you left the match</source>
        <translation>Von dort, wo du aufgehört hast</translation>
    </message>
    <message>
        <source>What every move cost, and what the cards gave</source>
        <translation>Was jeder Zug gekostet hat und was die Karten gebracht haben</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Sortieren nach: {column}</translation>
    </message>
    <message>
        <source>With your cards</source>
        <translation>Mit deinen Karten</translation>
    </message>
    <message>
        <source>With the cards of {name}</source>
        <translation>Mit den Karten von {name}</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Partien (*{suffix})</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Partie exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n Partie gelöscht.</numerusform>
            <numerusform>%n Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Keine Partie passt</translation>
    </message>
    <message>
        <source>Try a wider filter, or another name or number.</source>
        <translation>Versuche einen weiteren Filter, einen anderen Namen oder eine andere Nummer.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Every match you play is kept here, to look at again or to play again.</source>
        <translation>Hier bleibt jede Partie, die du spielst, zum Ansehen und zum Nochmalspielen.</translation>
    </message>
</context>
<context>
    <name>MemoryAid</name>
    <message>
        <source>in your hand</source>
        <translation>auf der Hand</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>shown in another hand</source>
        <translation>offen in einer anderen Hand</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>ausstehend</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Cards out and gone</source>
        <translation>Gespielt und ausstehend</translation>
    </message>
</context>
<context>
    <name>MessageSheet</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>MomentButton</name>
    <message>
        <source>Look at it on the table</source>
        <translation>Am Tisch ansehen</translation>
    </message>
</context>
<context>
    <name>MomentWindow</name>
    <message>
        <source>&amp;Show what was played</source>
        <translation>Ge&amp;spielten Zug zeigen</translation>
    </message>
    <message>
        <source>&amp;Try it yourself</source>
        <translation>Selbst &amp;probieren</translation>
    </message>
    <message>
        <source>&amp;Next card</source>
        <translation>&amp;Nächste Karte</translation>
    </message>
    <message>
        <source>Back to the &amp;position</source>
        <translation>&amp;Zurück zur Stellung</translation>
    </message>
    <message>
        <source>P&amp;revious</source>
        <translation>&amp;Voriger</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Nä&amp;chster</translation>
    </message>
    <message>
        <source>Moment {number} of {count}</source>
        <translation>Moment {number} von {count}</translation>
    </message>
    <message>
        <source>Play the &amp;other move</source>
        <translation>Den &amp;anderen Zug spielen</translation>
    </message>
    <message>
        <source>Play the &amp;better move</source>
        <translation>Den &amp;besseren Zug spielen</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Play on as you like. None of it is counted.</source>
        <translation>Spiel weiter, wie du willst. Nichts davon wird gezählt.</translation>
    </message>
    <message>
        <source>The round is over: {points} for you; in the match it was {before}.</source>
        <translation>Die Runde ist vorbei: {points} für dich; in der Partie war es {before}.</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Vorheriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Fewer options</source>
        <translation>Weniger Optionen</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Mehr Optionen</translation>
    </message>
</context>
<context>
    <name>MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Moves of the match</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>Choose a move to see the table after it</source>
        <translation>Wähle einen Zug, um den Tisch danach zu sehen</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Packet {number}</source>
        <translation>Gabe {number}</translation>
    </message>
    <message>
        <source>Earlier deals: {number}</source>
        <translation>Frühere Verteilungen: {number}</translation>
    </message>
    <message>
        <source>Void deal: {cards}</source>
        <translation>Ungültige Verteilung: {cards}</translation>
    </message>
    <message>
        <source>You take {cards} from the table</source>
        <translation>Du nimmst {cards} vom Tisch</translation>
    </message>
    <message>
        <source>{name} takes {cards} from the table</source>
        <translation>{name} nimmt {cards} vom Tisch</translation>
    </message>
    <message>
        <source>played automatically</source>
        <translation>automatisch gespielt</translation>
    </message>
    <message>
        <source>Round {number} · you deal</source>
        <translation>Runde {number} · du gibst</translation>
    </message>
    <message>
        <source>Round {number} · {name} deals</source>
        <translation>Runde {number} · {name} gibt</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>{cards} nehmen</translation>
    </message>
    <message>
        <source>Lay the {card} on the table</source>
        <translation>{card} auf den Tisch legen</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>nimmt nichts</translation>
    </message>
    <message>
        <source>{sets}, or {last}</source>
        <translation>{sets} oder {last}</translation>
    </message>
    <message>
        <source>can take {cards}</source>
        <translation>kann {cards} nehmen</translation>
    </message>
    <message>
        <source>must take {cards}</source>
        <translation>du musst {cards} nehmen</translation>
    </message>
    <message>
        <source>{card} can take {cards}</source>
        <translation>{card} kann {cards} nehmen</translation>
    </message>
    <message>
        <source>{cards} goes first</source>
        <translation>erst {cards}</translation>
    </message>
    <message>
        <source>only one of them</source>
        <translation>nur eine davon</translation>
    </message>
    <message>
        <source>it takes the whole table</source>
        <translation>sie nimmt den ganzen Tisch</translation>
    </message>
    <message>
        <source>at most {cards}</source>
        <translation>höchstens {cards}</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <translation>Geht nicht: {reason}</translation>
    </message>
    <message>
        <source>{name} lays down {card}</source>
        <translation>{name} legt {card} ab</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card}</source>
        <translation>{name} spielt {card} und nimmt {cards}</translation>
    </message>
    <message>
        <source>You lay down {card}</source>
        <translation>Du legst {card} ab</translation>
    </message>
    <message>
        <source>You take {cards} with {card}</source>
        <translation>Du spielst {card} und nimmst {cards}</translation>
    </message>
    <message>
        <source>{sum}, not a multiple of {wanted}</source>
        <translation>{sum}, kein Vielfaches von {wanted}</translation>
    </message>
    <message>
        <source>{sum}, not {wanted}</source>
        <translation>{sum}, nicht {wanted}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card} and makes {sweep}</source>
        <translation>{name} spielt {card} und nimmt {cards} – eine {sweep}</translation>
    </message>
    <message>
        <source>You take {cards} with {card} and make {sweep}</source>
        <translation>Du spielst {card} und nimmst {cards} – eine {sweep}</translation>
    </message>
    <message>
        <source>only the same court card</source>
        <translation>nur das gleiche Bild</translation>
    </message>
    <message>
        <source>{name} takes the pile under {cards} with {card}</source>
        <translation>{name} spielt {card} und nimmt den Stapel mit der obersten Karte: {cards}</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Stapel nehmen</translation>
    </message>
    <message>
        <source>Take the pile under {card}</source>
        <translation>Stapel nehmen: {card}</translation>
    </message>
    <message>
        <source>the pile under {card}</source>
        <translation>den Stapel mit der obersten Karte: {card}</translation>
    </message>
    <message>
        <source>no sums</source>
        <translation>keine Summen</translation>
    </message>
    <message>
        <source>You take the pile under {cards} with {card}</source>
        <translation>Du spielst {card} und nimmst den Stapel mit der obersten Karte: {cards}</translation>
    </message>
</context>
<context>
    <name>MyRules</name>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Add a shared game</source>
        <translation>Geteiltes Spiel hinzufügen</translation>
    </message>
    <message>
        <source>“{name}” was saved.</source>
        <translation>„{name}“ wurde gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Added to your games: {names}.</source>
        <translation>Zu deinen Spielen hinzugefügt: {names}.</translation>
    </message>
    <message>
        <source>The game was saved as “{path}”.</source>
        <translation>Das Spiel wurde als „{path}“ gespeichert.</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <translation>Spiele (*{suffix})</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Your current match will be kept.</source>
        <translation>Die laufende Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>The game that you find is shown here.</source>
        <translation>Hier erscheint das gefundene Spiel.</translation>
    </message>
    <message>
        <source>You stake {chips} now.</source>
        <translation>Du setzt jetzt {chips} ein.</translation>
    </message>
    <message>
        <source>Among people at one computer, only chips change hands: no experience, no badges and no rating.</source>
        <translation>Unter Menschen an einem Computer geht es nur um Chips: keine Erfahrung, keine Abzeichen, keine Wertungszahl.</translation>
    </message>
    <message>
        <source>Matches among people at one computer bring no badges and no rating.</source>
        <translation>Partien unter Menschen an einem Computer bringen keine Abzeichen und keine Wertungszahl.</translation>
    </message>
    <message>
        <source>Choose this game</source>
        <translation>Dieses Spiel wählen</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>A match like the last one.</source>
        <translation>Eine Partie wie die letzte.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Die Verteilung des Tages</translation>
    </message>
    <message>
        <source>The same cards for everybody.</source>
        <translation>Für alle die gleichen Karten.</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Eine Aufgabe</translation>
    </message>
    <message>
        <source>Which card would you play?</source>
        <translation>Welche Karte würdest du spielen?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Nearest badge</source>
        <translation>Nächstes Abzeichen</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{explanation} Allowed: {limits}.</source>
        <translation>{explanation} Erlaubt: {limits}.</translation>
    </message>
    <message>
        <source>“{option}” can be {limits}.</source>
        <translation>„{option}“ geht von {limits}.</translation>
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
        <translation>{name}: {points} in dieser Runde erwartet</translation>
    </message>
    <message>
        <source>{name}: {points} this round</source>
        <translation>{name}: {points} in dieser Runde</translation>
    </message>
    <message>
        <source>{chance} chance of the match</source>
        <translation>{chance} Gewinnchance</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>chance of the match</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>{points} this round</source>
        <translation>{points} diese Runde</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>OpenMatch</name>
    <message>
        <source>Open a match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>Match:</source>
        <translation>Partie:</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Dateien:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Your partner follows the conventions</source>
        <translation>Dein Partner spielt nach alter Schule</translation>
    </message>
    <message>
        <source>Choose the person…</source>
        <translation>Person wählen…</translation>
    </message>
    <message>
        <source>Between equally good moves, your partner follows tradition: plays from a pair, leaves what you laid down, keeps the sevens.</source>
        <translation>Bei gleich guten Zügen spielt dein Partner nach alter Schule: Er legt von einem Paar ab, lässt dir, was du abgelegt hast, und behält die Siebenen.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Somebody who sits here too. The hands are covered between your turns.</source>
        <translation>Jemand, der mit dir hier sitzt. Zwischen euren Zügen bleiben die Karten verdeckt.</translation>
    </message>
    <message>
        <source>Another person at this computer</source>
        <translation>Noch jemand an diesem Computer</translation>
    </message>
    <message>
        <source>Only watch: a computer player has your seat</source>
        <translation>Nur zuschauen: Ein Computerspieler hat deinen Platz</translation>
    </message>
    <message>
        <source>You see the cards of all players, and can sit in for any of them later.</source>
        <translation>Du siehst die Karten aller Spieler und kannst später für jeden einspringen.</translation>
    </message>
    <message>
        <source>only watching</source>
        <translation>nur zuschauen</translation>
    </message>
    <message>
        <source>partner without conventions</source>
        <translation>Partner ohne alte Schule</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Partner and opponents</source>
        <translation>Partner und Gegner</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Partners and opponents</source>
        <translation>Partner und Gegner</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>dein Platz</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>A guest…</source>
        <translation>Ein Gast…</translation>
    </message>
    <message>
        <source>Your partners follow the conventions</source>
        <translation>Deine Partner spielen nach alter Schule</translation>
    </message>
    <message>
        <source>These players know the conventions: {names}.</source>
        <translation>Die alte Schule kennen: {names}.</translation>
    </message>
    <message>
        <source>The hands are covered while you pass the screen on.</source>
        <translation>Die Karten bleiben verdeckt, während ihr den Bildschirm weitergebt.</translation>
    </message>
    <message>
        <source>Choose a seat, then who sits there.</source>
        <translation>Wähle einen Platz und dann, wer dort sitzt.</translation>
    </message>
    <message>
        <source>{name} {temperament}.</source>
        <translation>{name} {temperament}.</translation>
    </message>
    <message>
        <source>Strong point: {what}.</source>
        <translation>Stärke: {what}.</translation>
    </message>
    <message>
        <source>Weak point: {what}.</source>
        <translation>Schwäche: {what}.</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Neues Profil…</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Usual in this game: {value}.</source>
        <translation>In diesem Spiel üblich: {value}.</translation>
    </message>
</context>
<context>
    <name>OwnDeckActions</name>
    <message>
        <source>Pictures of the cards as SVG or PNG; the Guide says how they are named.</source>
        <translation>Bilder der Karten als SVG oder PNG; wie sie heißen müssen, steht in der Anleitung.</translation>
    </message>
    <message>
        <source>Add your own deck from a folder…</source>
        <translation>Eigenes Blatt aus einem Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add your own deck from a ZIP file…</source>
        <translation>Eigenes Blatt aus einer ZIP-Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Export this deck…</source>
        <translation>Dieses Blatt exportieren…</translation>
    </message>
    <message>
        <source>Remove this deck…</source>
        <translation>Dieses Blatt entfernen…</translation>
    </message>
    <message>
        <source>The folder with the cards</source>
        <translation>Der Ordner mit den Karten</translation>
    </message>
    <message>
        <source>The ZIP file with the cards</source>
        <translation>Die ZIP-Datei mit den Karten</translation>
    </message>
    <message>
        <source>“{name}” was added to your decks.</source>
        <translation>„{name}“ ist jetzt bei deinen Blättern.</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Blatt exportieren</translation>
    </message>
    <message>
        <source>The deck was exported to “{path}”.</source>
        <translation>Das Blatt wurde nach „{path}“ exportiert.</translation>
    </message>
    <message>
        <source>Remove the deck?</source>
        <translation>Blatt entfernen?</translation>
    </message>
    <message>
        <source>The pictures of “{name}” will be deleted. Export the deck first if you want to keep them.</source>
        <translation>Die Bilder von „{name}“ werden gelöscht. Exportiere das Blatt vorher, wenn du sie behalten willst.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>“{name}” was removed.</source>
        <translation>„{name}“ wurde entfernt.</translation>
    </message>
    <message>
        <source>ZIP files (*{suffix})</source>
        <translation>ZIP-Dateien (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OwnDeckDialog</name>
    <message>
        <source>Italian</source>
        <translation>italienisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>spanisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>französisch</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add the deck</source>
        <translation>Blatt hinzufügen</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>Dein eigenes Blatt</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name in the choice of decks.</source>
        <translation>Der Name in der Auswahl der Kartenblätter.</translation>
    </message>
    <message>
        <source>What suits and court cards are called.</source>
        <translation>Wie Farben und Bilder heißen.</translation>
    </message>
    <message>
        <source>Printed in the corners</source>
        <translation>In den Ecken aufgedruckt</translation>
    </message>
    <message>
        <source>The game shows the value of a card where the card does not.</source>
        <translation>Das Spiel zeigt den Wert einer Karte, wo die Karte ihn nicht zeigt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>The back of another deck fits too.</source>
        <translation>Der Rücken eines anderen Blatts passt auch.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Drawing the cards: {done} of {total}</source>
        <translation>Karten werden gezeichnet: {done} von {total}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>Kein Blatt hinzugefügt</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Der eigene</translation>
    </message>
    <message>
        <source>All forty cards are there.</source>
        <translation>Alle vierzig Karten sind da.</translation>
    </message>
    <message>
        <source>The set has only {number} of the forty cards. A picture of each needs a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>Der Satz hat nur {number} der vierzig Karten. Das Bild jeder Karte braucht einen Namen wie 7D.svg für die Münz-7 oder KS.png für den Schwert-König; mehr dazu steht in der Anleitung.</translation>
    </message>
    <message>
        <source>{card} ({file})</source>
        <translation>{card} ({file})</translation>
    </message>
    <message>
        <source>The set cannot be added, because it lacks: {cards}.</source>
        <translation>Der Satz kann nicht hinzugefügt werden, denn es fehlen: {cards}.</translation>
    </message>
</context>
<context>
    <name>OwnGameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Make {game} your own</source>
        <translation>Dein eigenes Spiel: {game}</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>A sentence about it</source>
        <translation>Ein Satz dazu</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblem</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The computer players bring their strength from {game}. How strong they are with your rules, you will find out together.</source>
        <translation>Die Computerspieler bringen ihre Stärke aus {game} mit. Wie stark sie mit deinen Regeln sind, findet ihr zusammen heraus.</translation>
    </message>
    <message>
        <source>Does not go with this game</source>
        <translation>Passt nicht zu diesem Spiel</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Zwei Karten</translation>
    </message>
    <message>
        <source>Broom</source>
        <translation>Besen</translation>
    </message>
    <message>
        <source>My {game}</source>
        <translation>Mein Spiel: {game}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters.</source>
        <translation>
            <numerusform>Höchstens %n Zeichen.</numerusform>
            <numerusform>Höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have a game called “{name}”.</source>
        <translation>Du hast schon ein Spiel namens „{name}“.</translation>
    </message>
</context>
<context>
    <name>PagedDialog</name>
    <message>
        <source>&amp;All pages</source>
        <translation>&amp;Alle Seiten</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>PauseController</name>
    <message>
        <source>not in competitive matches</source>
        <translation>nicht in Wettkampfpartien</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Nobody plays, and no time passes.</source>
        <translation>Niemand spielt, und die Zeit steht still.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Game speed</source>
        <translation>Spiel&amp;tempo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>How fast the cards move. When off, they appear at once.</source>
        <translation>Wie schnell sich die Karten bewegen. Bei „Sofort“ sind sie gleich da.</translation>
    </message>
    <message>
        <source>&amp;Play for me when there is only one move</source>
        <translation>Für &amp;mich spielen, wenn nur ein Zug möglich ist</translation>
    </message>
    <message>
        <source>The only possible move is played without asking.</source>
        <translation>Der einzige mögliche Zug wird ohne Rückfrage gespielt.</translation>
    </message>
    <message>
        <source>De&amp;clare for me</source>
        <translation>Für mich an&amp;sagen</translation>
    </message>
    <message>
        <source>The best combination of your hand is declared without asking. Where declared cards must be played first, you decide.</source>
        <translation>Die beste Kombination deiner Hand wird ohne Rückfrage angesagt. Wo angesagte Karten zuerst gespielt werden müssen, entscheidest du.</translation>
    </message>
    <message>
        <source>Faces and re&amp;marks of the opponents</source>
        <translation>Mienen und &amp;Bemerkungen der Gegner</translation>
    </message>
    <message>
        <source>They smile, frown and look at their cards. After a sweep or a fine capture they may say a few words, at most once in a round.</source>
        <translation>Sie lächeln, runzeln die Stirn und sehen in ihre Karten. Wenn jemand abräumt oder viel nimmt, sagen sie manchmal ein paar Worte, höchstens einmal in jeder Runde.</translation>
    </message>
    <message>
        <source>&amp;One click plays</source>
        <translation>&amp;Ein Klick spielt</translation>
    </message>
    <message>
        <source>A click only selects. The gold button, a double click or Enter plays the cards.</source>
        <translation>Ein Klick wählt nur aus. Gespielt wird mit dem goldenen Knopf, einem Doppelklick oder der Eingabetaste.</translation>
    </message>
    <message>
        <source>A click plays if only one move is left with the cards that you have selected.</source>
        <translation>Ein Klick spielt, wenn mit den gewählten Karten nur noch ein Zug möglich ist.</translation>
    </message>
    <message>
        <source>A capture is made as soon as you have selected all its cards, yours first or last. The Discard button lays your card.</source>
        <translation>Genommen wird, sobald alle Karten dafür gewählt sind, deine zuerst oder zuletzt. Abgelegt wird mit dem Knopf „Ablegen“.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Einzigen Zug</translation>
    </message>
    <message>
        <source>Full capture</source>
        <translation>Vollständige Wahl</translation>
    </message>
    <message>
        <source>What happens when you click cards of your hand and of the table.</source>
        <translation>Was ein Klick auf Karten deiner Hand und des Tisches bewirkt.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Hilfen am Tisch</translation>
    </message>
    <message>
        <source>What you see beside the cards.</source>
        <translation>Was du neben den Karten siehst.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Marks the best, good and costly cards of your hand and names the dangers. The match is marked in your history.</source>
        <translation>Markiert die besten, guten und teuren Karten deiner Hand und nennt die Gefahren. Die Partie wird in deiner Chronik gekennzeichnet.</translation>
    </message>
    <message>
        <source>Cards out and gone</source>
        <translation>Gespielte und ausstehende Karten</translation>
    </message>
    <message>
        <source>Shows which cards you have seen and which are still out.</source>
        <translation>Zeigt, welche Karten du gesehen hast und welche noch ausstehen.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Shows the points and the chance of the match that each side can expect.</source>
        <translation>Zeigt die Punkte und die Gewinnchance, die jede Seite erwarten kann.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>Your name at the table and in saved matches.</source>
        <translation>Dein Name am Tisch und in gespeicherten Partien.</translation>
    </message>
</context>
<context>
    <name>PlayerFigures</name>
    <message>
        <source>accuracy {number} of 100</source>
        <translation>Genauigkeit {number} von 100</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Sun with a face</source>
        <translation>Sonne mit Gesicht</translation>
    </message>
    <message>
        <source>Grandmother with a grey bun and glasses</source>
        <translation>Großmutter mit grauem Dutt und Brille</translation>
    </message>
    <message>
        <source>Grandfather with a flat cap and white moustache</source>
        <translation>Großvater mit Schiebermütze und weißem Schnurrbart</translation>
    </message>
    <message>
        <source>Woman with black curls and a green apron</source>
        <translation>Frau mit schwarzen Locken und grüner Schürze</translation>
    </message>
    <message>
        <source>Fisherman with a yellow rain hat and white beard</source>
        <translation>Fischer mit gelbem Südwester und weißem Bart</translation>
    </message>
    <message>
        <source>Girl with a red ponytail and headphones</source>
        <translation>Mädchen mit rotem Pferdeschwanz und Kopfhörern</translation>
    </message>
    <message>
        <source>Boy with a red cap worn backwards</source>
        <translation>Junge mit roter Kappe, Schirm nach hinten</translation>
    </message>
    <message>
        <source>Woman with a teal headscarf</source>
        <translation>Frau mit petrolfarbenem Kopftuch</translation>
    </message>
    <message>
        <source>Cook with a white hat and black moustache</source>
        <translation>Koch mit weißer Mütze und schwarzem Schnurrbart</translation>
    </message>
    <message>
        <source>Doctor with short black hair and a white coat</source>
        <translation>Ärztin mit kurzem schwarzem Haar und weißem Kittel</translation>
    </message>
    <message>
        <source>Captain with auburn hair and a peaked cap</source>
        <translation>Kapitänin mit rotbraunem Haar und Schirmmütze</translation>
    </message>
    <message>
        <source>Musician with dreadlocks and dark glasses</source>
        <translation>Musiker mit Dreadlocks und dunkler Brille</translation>
    </message>
    <message>
        <source>Painter with blond hair and a red beret</source>
        <translation>Malerin mit blondem Haar und roter Baskenmütze</translation>
    </message>
    <message>
        <source>Bald man with glasses, a grey beard and a bow tie</source>
        <translation>Mann mit Glatze, Brille, grauem Bart und Fliege</translation>
    </message>
    <message>
        <source>Cyclist with a white cap and stubble</source>
        <translation>Radfahrer mit weißer Mütze und Dreitagebart</translation>
    </message>
    <message>
        <source>Woman with a spotted headscarf and sunglasses</source>
        <translation>Frau mit gepunktetem Kopftuch und Sonnenbrille</translation>
    </message>
    <message>
        <source>Man with an orange turban and black beard</source>
        <translation>Mann mit orangem Turban und schwarzem Bart</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>New profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>Delete the profile?</source>
        <translation>Profil löschen?</translation>
    </message>
    <message>
        <source>“{name}” and the badges of this profile disappear. The matches and the training stay among your files.</source>
        <translation>„{name}“ und die Abzeichen dieses Profils verschwinden. Die Partien und das Training bleiben bei deinen Dateien.</translation>
    </message>
    <message>
        <source>Delete the profile</source>
        <translation>Profil löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>ProfileNameDialog</name>
    <message>
        <source>New profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Each profile has its own statistics, badges and chips.</source>
        <translation>Jedes Profil hat seine eigene Statistik, eigene Abzeichen und eigene Chips.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Platz nehmen</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Choose a portrait</source>
        <translation>Porträt wählen</translation>
    </message>
    <message>
        <source>Practice and competitive matches count alike, if you play them to the end yourself, against computer players alone.</source>
        <translation>Übung und Wettkampf zählen gleich, wenn du die Partie selbst zu Ende spielst, allein gegen Computerspieler.</translation>
    </message>
    <message>
        <source>Profiles on this computer</source>
        <translation>Profile auf diesem Computer</translation>
    </message>
    <message>
        <source>On another computer</source>
        <translation>Auf einem anderen Computer</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Favourite deck</source>
        <translation>Lieblingsblatt</translation>
    </message>
    <message>
        <source>Favourite game</source>
        <translation>Lieblingsspiel</translation>
    </message>
    <message>
        <source>Chosen when you switch to this profile.</source>
        <translation>Wird gewählt, wenn du zu diesem Profil wechselst.</translation>
    </message>
    <message>
        <source>Offered first in New game when you switch to it.</source>
        <translation>Steht in „Neues Spiel“ zuerst, wenn du zum Profil wechselst.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Porträt</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>seit {date}</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Abzeichen</translation>
    </message>
    <message>
        <source>matches: {number}</source>
        <translation>Partien: {number}</translation>
    </message>
    <message>
        <source>won: {number}</source>
        <translation>gewonnen: {number}</translation>
    </message>
    <message>
        <source>Badges: {earned} of {all}</source>
        <translation>Abzeichen: {earned} von {all}</translation>
    </message>
    <message>
        <source>Point at a badge to see what it takes.</source>
        <translation>Zeig auf ein Abzeichen, um zu sehen, wie man es verdient.</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Passend zum Spiel</translation>
    </message>
    <message>
        <source>None: the last one played</source>
        <translation>Keins: das zuletzt gespielte</translation>
    </message>
    <message>
        <source>Close the portraits</source>
        <translation>Porträts schließen</translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message>
        <source>plays now</source>
        <translation>spielt gerade</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>seit {date}</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Switch to {name}</source>
        <translation>Zu {name} wechseln</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>{name} löschen</translation>
    </message>
</context>
<context>
    <name>ProfileTransfer</name>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Matches: {number} of {total}</source>
        <translation>Partien: {number} von {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Imported. New matches: {new}. Here before: {known}.</source>
        <translation>Importiert. Neue Partien: {new}. Schon vorhanden: {known}.</translation>
    </message>
    <message>
        <source>Stopped. New matches: {new}. Here before: {known}.</source>
        <translation>Angehalten. Neue Partien: {new}. Schon vorhanden: {known}.</translation>
    </message>
    <message>
        <source>Export your matches…</source>
        <translation>Deine Partien exportieren…</translation>
    </message>
    <message>
        <source>Import matches…</source>
        <translation>Partien importieren…</translation>
    </message>
    <message>
        <source>Copy everything…</source>
        <translation>Alles kopieren…</translation>
    </message>
    <message>
        <source>Put a copy back…</source>
        <translation>Eine Kopie zurückspielen…</translation>
    </message>
    <message>
        <source>A copy takes everything to another computer: all profiles with their matches, badges, training and chips. Putting it back replaces what is there, which is kept.</source>
        <translation>Eine Kopie bringt alles auf einen anderen Computer: alle Profile mit Partien, Abzeichen, Training und Chips. Wird sie zurückgespielt, ersetzt sie, was dort ist; das bleibt aufbewahrt.</translation>
    </message>
    <message>
        <source>Recorded matches can be imported and exported too; those of other people do not count as yours.</source>
        <translation>Auch aufgezeichnete Partien lassen sich importieren und exportieren; die von anderen zählen nicht als deine.</translation>
    </message>
    <message>
        <source>Export your matches</source>
        <translation>Deine Partien exportieren</translation>
    </message>
    <message>
        <source>Archives (*{suffix})</source>
        <translation>Archive (*{suffix})</translation>
    </message>
    <message>
        <source>Matches and archives of them (*{suffix} *{archive_suffix})</source>
        <translation>Partien und Archive von Partien (*{suffix} *{archive_suffix})</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Put a copy back</source>
        <translation>Eine Kopie zurückspielen</translation>
    </message>
    <message>
        <source>Replace everything</source>
        <translation>Alles ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The copy replaces all profiles, matches, badges, training and chips of this computer. What is here now is kept in a file.</source>
        <translation>Die Kopie ersetzt alle Profile, Partien, Abzeichen, das Training und die Chips auf diesem Computer. Was jetzt da ist, bleibt in einer Datei erhalten.</translation>
    </message>
    <message>
        <source>Put the copy back?</source>
        <translation>Die Kopie zurückspielen?</translation>
    </message>
    <message>
        <source>Copies (*{suffix})</source>
        <translation>Kopien (*{suffix})</translation>
    </message>
    <message>
        <source>Exported. Matches: {number}.</source>
        <translation>Exportiert. Partien: {number}.</translation>
    </message>
    <message>
        <source>Everything was copied.</source>
        <translation>Alles wurde kopiert.</translation>
    </message>
    <message>
        <source>The copy was put back. What was here before is in “{path}”.</source>
        <translation>Die Kopie wurde zurückgespielt. Was vorher da war, liegt in „{path}“.</translation>
    </message>
    <message>
        <source>Are you one of them?</source>
        <translation>Bist du dabei?</translation>
    </message>
    <message>
        <source>Nobody in these matches has the name of your profile, so they do not count as yours. If you are one of these people, choose the name.</source>
        <translation>Niemand in diesen Partien heißt wie dein Profil, daher zählen sie nicht als deine. Wenn du eine dieser Personen bist, wähle den Namen.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Keine davon</translation>
    </message>
    <message>
        <source>Stopped. Nothing was exported.</source>
        <translation>Angehalten. Es wurde nichts exportiert.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>The review was interrupted. Continue to take it up again.</source>
        <translation>Die Auswertung wurde unterbrochen. Mit „Weiter“ setzt du sie fort.</translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>Die Auswertung beginnt …</translation>
    </message>
    <message>
        <source>Stopped at {percent}%. What is known so far is below.</source>
        <translation>Angehalten bei {percent}&#xa0;%. Unten steht, was bis jetzt bekannt ist.</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>noch etwa %n Sekunden</numerusform>
            <numerusform>noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at every move: {percent}%, {left}</source>
        <translation>Jeder Zug wird angesehen: {percent} %, {left}</translation>
    </message>
</context>
<context>
    <name>PuzzleResults</name>
    <message>
        <source>Your results</source>
        <translation>Deine Ergebnisse</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Deine Wertungszahl</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Waiting for you today</source>
        <translation>Warten heute auf dich</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Verlauf deiner Wertungszahl</translation>
    </message>
    <message>
        <source>What you miss comes back after 1, 3, 7, 14 and 30 days.</source>
        <translation>Was dir entgeht, kommt nach 1, 3, 7, 14 und 30 Tagen wieder.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Game and theme</source>
        <translation>Spiel und Thema</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>Wie geht’s weiter?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>There is no such puzzle. Choose another game or theme.</source>
        <translation>So eine Aufgabe gibt es nicht. Wähle ein anderes Spiel oder Thema.</translation>
    </message>
    <message>
        <source>Right! {reason}</source>
        <translation>Richtig! {reason}</translation>
    </message>
    <message>
        <source>This was the best move. {reason}</source>
        <translation>Das war der beste Zug. {reason}</translation>
    </message>
    <message>
        <source>{loss} Watch what may follow.</source>
        <translation>{loss} Sieh dir an, was folgen kann.</translation>
    </message>
    <message>
        <source>From one of your matches, where you made another move.</source>
        <translation>Aus einer deiner Partien, in der du einen anderen Zug gemacht hast.</translation>
    </message>
    <message>
        <source>You have missed this one before.</source>
        <translation>Diese Aufgabe hast du schon einmal nicht gelöst.</translation>
    </message>
    <message>
        <source>It does not change your rating, because you tried this puzzle not long ago.</source>
        <translation>Deine Wertungszahl ändert sich nicht, denn diese Aufgabe hattest du erst vor Kurzem.</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>Deine Wertungszahl: {rating}.</translation>
    </message>
    <message>
        <source>This puzzle is rated {rating}.</source>
        <translation>Wertungszahl dieser Aufgabe: {rating}.</translation>
    </message>
    <message>
        <source>It counts as missed, because a hint or another move came first.</source>
        <translation>Sie zählt als nicht gelöst, weil zuvor ein Tipp oder ein anderer Zug kam.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Your results…</source>
        <translation>Deine Ergebnisse…</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Win the settebello</source>
        <translation>Den Settebello gewinnen</translation>
    </message>
    <message>
        <source>Win a card that scores</source>
        <translation>Eine Karte gewinnen, die zählt</translation>
    </message>
    <message>
        <source>Sweep the table</source>
        <translation>Den Tisch abräumen</translation>
    </message>
    <message>
        <source>Better than a sweep</source>
        <translation>Besser als abräumen</translation>
    </message>
    <message>
        <source>Prevent the sweep</source>
        <translation>Das Abräumen verhindern</translation>
    </message>
    <message>
        <source>Keep the sevens</source>
        <translation>Die Siebenen behalten</translation>
    </message>
    <message>
        <source>Win the sevens</source>
        <translation>Die Siebenen gewinnen</translation>
    </message>
    <message>
        <source>Make the primiera</source>
        <translation>Die Primiera machen</translation>
    </message>
    <message>
        <source>Win the coins</source>
        <translation>Die Münzen gewinnen</translation>
    </message>
    <message>
        <source>Win the most cards</source>
        <translation>Die meisten Karten gewinnen</translation>
    </message>
    <message>
        <source>Complete a run</source>
        <translation>Eine Folge vollenden</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Die Paare aufbrechen</translation>
    </message>
    <message>
        <source>Restore the pairs</source>
        <translation>Die Paare wiederherstellen</translation>
    </message>
    <message>
        <source>The last hand</source>
        <translation>Die letzten Karten</translation>
    </message>
    <message>
        <source>The last capture</source>
        <translation>Zuletzt nehmen</translation>
    </message>
    <message>
        <source>Many ways to the total</source>
        <translation>Viele Wege zur Summe</translation>
    </message>
    <message>
        <source>One card, several captures</source>
        <translation>Eine Karte, mehrere Möglichkeiten</translation>
    </message>
    <message>
        <source>Better not to take</source>
        <translation>Besser nicht nehmen</translation>
    </message>
    <message>
        <source>The Ace that takes all</source>
        <translation>Das Ass, das alles nimmt</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>Die richtige Ansage</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>Die abgehobene Karte</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Das Ende der Partie</translation>
    </message>
    <message>
        <source>Which card to lay</source>
        <translation>Die richtige Karte ablegen</translation>
    </message>
    <message>
        <source>Which cards to take</source>
        <translation>Die richtigen Karten nehmen</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Leichter</translation>
    </message>
    <message>
        <source>Just right</source>
        <translation>Passend</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Schwerer</translation>
    </message>
    <message>
        <source>Your turn. Which move is most likely to win the match?</source>
        <translation>Du bist dran. Mit welchem Zug gewinnst du die Partie am ehesten?</translation>
    </message>
    <message>
        <source>Your turn. Find the best move.</source>
        <translation>Du bist dran. Finde den besten Zug.</translation>
    </message>
    <message>
        <source>Hint: there is nothing to take. Which card helps the next player least?</source>
        <translation>Tipp: Es gibt nichts zu nehmen. Welche Karte hilft dem Nächsten am wenigsten?</translation>
    </message>
    <message>
        <source>Hint: “{theme}”.</source>
        <translation>Tipp: „{theme}“.</translation>
    </message>
    <message>
        <source>Not the best move: it costs {points}.</source>
        <translation>Nicht der beste Zug: Er kostet {points}.</translation>
    </message>
    <message numerus="yes">
        <source>after %n puzzles</source>
        <translation>
            <numerusform>nach %n Aufgabe</numerusform>
            <numerusform>nach %n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: play {card}.</source>
        <translation>Tipp: Spiel {card}.</translation>
    </message>
    <message>
        <source>Hint: declare {cards}.</source>
        <translation>Tipp: Sag {cards} an.</translation>
    </message>
    <message>
        <source>Hint: take cards from the table before you play.</source>
        <translation>Tipp: Nimm Karten vom Tisch, bevor du spielst.</translation>
    </message>
    <message>
        <source>Hint: keep the card you cut.</source>
        <translation>Tipp: Behalte die abgehobene Karte.</translation>
    </message>
    <message>
        <source>Hint: put the card you cut on the table.</source>
        <translation>Tipp: Leg die abgehobene Karte auf den Tisch.</translation>
    </message>
    <message>
        <source>Hint: take the opening cards.</source>
        <translation>Tipp: Nimm die ersten Tischkarten.</translation>
    </message>
    <message>
        <source>Hint: leave the opening cards.</source>
        <translation>Tipp: Lass die ersten Tischkarten liegen.</translation>
    </message>
    <message>
        <source>Hint: declare nothing.</source>
        <translation>Tipp: Sag nichts an.</translation>
    </message>
    <message>
        <source>Hint: call out.</source>
        <translation>Tipp: Melde dich aus.</translation>
    </message>
    <message>
        <source>Not the best move: it lowers your chance to win the match by {percent}%.</source>
        <translation>Nicht der beste Zug: Er senkt deine Gewinnchance um {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Not the best move.</source>
        <translation>Nicht der beste Zug.</translation>
    </message>
    <message>
        <source>This may follow: {move}.</source>
        <translation>Das kann folgen: {move}.</translation>
    </message>
    <message>
        <source>This may follow: {move}; {reasons}.</source>
        <translation>Das kann folgen: {move}; {reasons}.</translation>
    </message>
</context>
<context>
    <name>ReceiveDialog</name>
    <message>
        <source>Add a shared game</source>
        <translation>Geteiltes Spiel hinzufügen</translation>
    </message>
    <message>
        <source>The line that you were given</source>
        <translation>Die Zeile, die du bekommen hast</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add the game</source>
        <translation>Spiel hinzufügen</translation>
    </message>
    <message>
        <source>It begins with “scopa:”. What stands around it does not matter.</source>
        <translation>Sie beginnt mit „scopa:“. Was um sie herum steht, ist egal.</translation>
    </message>
    <message>
        <source>This cannot be read: {reason}.</source>
        <translation>Das ist nicht lesbar: {reason}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>{card} hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Not on the table: {cards}.</source>
        <translation>Nicht auf dem Tisch: {cards}.</translation>
    </message>
    <message>
        <source>The {card} can take {cards}, so you cannot lay it down.</source>
        <translation>{card} kann {cards} nehmen und darf deshalb nicht abgelegt werden.</translation>
    </message>
    <message>
        <source>The {by} can take {cards}, so you cannot lay down the {card}.</source>
        <translation>{by} kann {cards} nehmen, deshalb darfst du {card} nicht ablegen.</translation>
    </message>
    <message>
        <source>The {cards} matches your {card} and must be taken first.</source>
        <translation>Gleiches geht vor: Nimm {cards} mit {card}.</translation>
    </message>
    <message>
        <source>The {card} takes only one equal card: choose one of them.</source>
        <translation>{card} nimmt nur eine gleiche Karte: Wähle eine davon.</translation>
    </message>
    <message>
        <source>The {card} takes the whole table, not only a part of it.</source>
        <translation>{card} nimmt den ganzen Tisch, nicht nur einen Teil.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: {sum}.</source>
        <translation>{card} kann {take} nicht nehmen: {sum}.</translation>
    </message>
    <message>
        <source>With the {card} you must take as few cards as possible.</source>
        <translation>Mit {card} musst du so wenige Karten wie möglich nehmen.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a sum may take at most {limit}.</source>
        <translation>{card} kann {take} nicht nehmen: Eine Summe darf höchstens {limit} nehmen.</translation>
    </message>
    <message>
        <source>These cards were all dealt to the table. You can take cards without playing only if a player has laid down one of them.</source>
        <translation>Diese Karten wurden alle auf dem Tisch aufgedeckt. Ohne zu spielen darfst du nur Karten nehmen, von denen ein Spieler eine abgelegt hat.</translation>
    </message>
    <message>
        <source>First declare or pass: nobody has played a card yet.</source>
        <translation>Sag zuerst, was du ansagst: Noch hat niemand eine Karte gespielt.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>Declared cards come first: {cards}.</source>
        <translation>Angesagte Karten zuerst: {cards}.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a court card goes only with the same court card.</source>
        <translation>Diese Karte ({card}) kann {take} nicht nehmen: Ein Bild passt nur zum gleichen Bild.</translation>
    </message>
    <message>
        <source>The {card} takes one equal card, never a sum.</source>
        <translation>{card} nimmt eine gleiche Karte, nie eine Summe.</translation>
    </message>
    <message>
        <source>A pile is taken alone: choose it, or cards of the table.</source>
        <translation>Ein Stapel wird allein genommen: Wähle ihn oder Karten vom Tisch.</translation>
    </message>
    <message>
        <source>The {card} can take {cards} from the table, so no pile.</source>
        <translation>{card} kann vom Tisch nehmen ({cards}), also keinen Stapel.</translation>
    </message>
    <message>
        <source>The {card} takes only a pile with an equal card on top.</source>
        <translation>{card} nimmt nur einen Stapel mit einer gleichen Karte obenauf.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>I won? Really? I learned that from watching you!</source>
        <translation>Ich habe gewonnen? Wirklich? Das habe ich mir bei dir abgeschaut!</translation>
    </message>
    <message>
        <source>Wow! Will you show me how you did that?</source>
        <translation>Toll! Zeigst du mir, wie du das gemacht hast?</translation>
    </message>
    <message>
        <source>Oh! I did not see that coming.</source>
        <translation>Oh! Das habe ich nicht kommen sehen.</translation>
    </message>
    <message>
        <source>Is that the card everybody wants?</source>
        <translation>Ist das die Karte, die alle wollen?</translation>
    </message>
    <message>
        <source>I wanted that one!</source>
        <translation>Die wollte ich haben!</translation>
    </message>
    <message>
        <source>Don’t be sad, dear. I’ll make coffee, and we play again.</source>
        <translation>Nicht traurig sein, mein Schatz. Ich koche Kaffee, und wir spielen noch einmal.</translation>
    </message>
    <message>
        <source>Well done, dear! And I had kept my coins so nicely together.</source>
        <translation>Gut gemacht, mein Schatz! Und ich hatte meine Münzen so schön beisammen.</translation>
    </message>
    <message>
        <source>A clean table, as in my kitchen.</source>
        <translation>Ein sauberer Tisch, wie in meiner Küche.</translation>
    </message>
    <message>
        <source>Leave something for me, dear.</source>
        <translation>Lass mir auch etwas übrig, mein Schatz.</translation>
    </message>
    <message>
        <source>This one goes into my purse.</source>
        <translation>Die kommt in mein Portemonnaie.</translation>
    </message>
    <message>
        <source>Such a pretty card. Look after it well.</source>
        <translation>So eine schöne Karte. Pass gut auf sie auf.</translation>
    </message>
    <message>
        <source>That was fun! Next time it is your turn, you’ll see.</source>
        <translation>Das hat Spaß gemacht! Nächstes Mal bist du dran, du wirst sehen.</translation>
    </message>
    <message>
        <source>All right, you win. But admit it: my sweeps are prettier!</source>
        <translation>Na gut, du gewinnst. Aber gib zu: Ich räume schöner ab!</translation>
    </message>
    <message>
        <source>Did you see that? What a catch!</source>
        <translation>Hast du das gesehen? Was für eine Beute!</translation>
    </message>
    <message>
        <source>Hey, the sweeps are my job!</source>
        <translation>He, das Abräumen ist meine Sache!</translation>
    </message>
    <message>
        <source>Into the net with it!</source>
        <translation>Ab ins Netz damit!</translation>
    </message>
    <message>
        <source>There goes the big fish.</source>
        <translation>Da schwimmt er weg, der dicke Fisch.</translation>
    </message>
    <message>
        <source>You play well. Count the sevens, and soon you beat me.</source>
        <translation>Du spielst gut. Zähl die Siebenen, dann schlägst du mich bald.</translation>
    </message>
    <message>
        <source>I counted every card, and still you were better. My respect.</source>
        <translation>Ich habe jede Karte gezählt, und doch warst du besser. Alle Achtung.</translation>
    </message>
    <message>
        <source>I could not leave that lying.</source>
        <translation>Das konnte ich nicht liegen lassen.</translation>
    </message>
    <message>
        <source>Nicely seen.</source>
        <translation>Gut gesehen.</translation>
    </message>
    <message>
        <source>This is where it belongs.</source>
        <translation>Hier gehört sie hin.</translation>
    </message>
    <message>
        <source>One for you. I keep count.</source>
        <translation>Eine für dich. Ich zähle mit.</translation>
    </message>
    <message>
        <source>Patience, my friend. That is all I have ahead of you.</source>
        <translation>Geduld, mehr ist es nicht. Nur darin bin ich dir voraus.</translation>
    </message>
    <message>
        <source>I waited for my moment, and you took it. Well played.</source>
        <translation>Ich habe auf meinen Moment gewartet, und du hast ihn genutzt. Gut gespielt.</translation>
    </message>
    <message>
        <source>Everything has its moment.</source>
        <translation>Alles hat seine Zeit.</translation>
    </message>
    <message>
        <source>A good stroke. Enjoy it.</source>
        <translation>Ein guter Schlag. Genieße ihn.</translation>
    </message>
    <message>
        <source>It was worth the wait.</source>
        <translation>Das Warten hat sich gelohnt.</translation>
    </message>
    <message>
        <source>Take it. The round is long.</source>
        <translation>Nimm sie. Die Runde ist lang.</translation>
    </message>
    <message>
        <source>You made me think, and few people do. Come back soon.</source>
        <translation>Du hast mich zum Nachdenken gebracht, das schaffen wenige. Komm bald wieder.</translation>
    </message>
    <message>
        <source>I knew what you held, and it did not help me. Magnificent!</source>
        <translation>Ich wusste, was du hattest, und es hat mir nichts genützt. Großartig!</translation>
    </message>
    <message>
        <source>The stars were kind.</source>
        <translation>Die Sterne standen gut.</translation>
    </message>
    <message>
        <source>Well, well. You surprise me.</source>
        <translation>Sieh an. Du überraschst mich.</translation>
    </message>
    <message>
        <source>It was only a matter of time.</source>
        <translation>Es war nur eine Frage der Zeit.</translation>
    </message>
    <message>
        <source>A fine card in good hands.</source>
        <translation>Eine feine Karte in guten Händen.</translation>
    </message>
    <message>
        <source>This time it was me. We are well matched, you know.</source>
        <translation>Diesmal war ich es. Wir sind uns eben ebenbürtig.</translation>
    </message>
    <message>
        <source>You are getting better. Next time, so am I!</source>
        <translation>Du wirst immer besser. Nächstes Mal ich auch!</translation>
    </message>
    <message>
        <source>You would have done the same.</source>
        <translation>Du hättest dasselbe getan.</translation>
    </message>
    <message>
        <source>I would have done the same.</source>
        <translation>Ich hätte dasselbe getan.</translation>
    </message>
    <message>
        <source>One for me, and the next for you?</source>
        <translation>Eine für mich, und die nächste für dich?</translation>
    </message>
    <message>
        <source>One for you, and the next for me.</source>
        <translation>Eine für dich, und die nächste für mich.</translation>
    </message>
    <message>
        <source>{name}: “{remark}”</source>
        <translation>{name}: „{remark}“</translation>
    </message>
    <message>
        <source>Everything? I can take everything?</source>
        <translation>Alles? Ich darf alles nehmen?</translation>
    </message>
    <message>
        <source>I won, I won! Please, can we play again tomorrow?</source>
        <translation>Gewonnen, gewonnen! Bitte, spielen wir morgen wieder?</translation>
    </message>
    <message>
        <source>You’re really good. When I’m big, I’ll play like you!</source>
        <translation>Du kannst das richtig gut. Wenn ich groß bin, spiele ich wie du!</translation>
    </message>
    <message>
        <source>Hi! Shall we play? I’ve been practising!</source>
        <translation>Hallo! Spielen wir? Ich habe geübt!</translation>
    </message>
    <message>
        <source>Grandma says I may stay until it gets dark.</source>
        <translation>Oma sagt, ich darf bleiben, bis es dunkel wird.</translation>
    </message>
    <message>
        <source>Today I’ll remember all the cards. Well, most of them.</source>
        <translation>Heute merke ich mir alle Karten. Na ja, fast alle.</translation>
    </message>
    <message>
        <source>Again? Hooray! I hoped you’d say that.</source>
        <translation>Noch mal? Hurra! Darauf habe ich gehofft.</translation>
    </message>
    <message>
        <source>This time I have a plan. I think.</source>
        <translation>Diesmal habe ich einen Plan. Glaube ich.</translation>
    </message>
    <message>
        <source>A sweep! I have to tell my grandma!</source>
        <translation>Abgeräumt! Das muss ich Oma erzählen!</translation>
    </message>
    <message>
        <source>The table is empty! Was that me?</source>
        <translation>Der Tisch ist leer! War ich das?</translation>
    </message>
    <message>
        <source>Another sweep! Nobody at school will believe it!</source>
        <translation>Noch mal abgeräumt! Das glaubt mir in der Schule keiner!</translation>
    </message>
    <message>
        <source>It worked again! What did I do?</source>
        <translation>Es hat wieder geklappt! Was habe ich gemacht?</translation>
    </message>
    <message>
        <source>Oh no. Did I leave you that?</source>
        <translation>O nein. Habe ich dir das liegen lassen?</translation>
    </message>
    <message>
        <source>How do you always see that?</source>
        <translation>Wie siehst du das nur immer?</translation>
    </message>
    <message>
        <source>Again? I’ll count on my fingers next time.</source>
        <translation>Schon wieder? Nächstes Mal zähle ich mit den Fingern.</translation>
    </message>
    <message>
        <source>I’ve got it, I’ve got it!</source>
        <translation>Ich hab sie, ich hab sie!</translation>
    </message>
    <message>
        <source>So shiny! And it’s mine!</source>
        <translation>Wie die glänzt! Und sie gehört mir!</translation>
    </message>
    <message>
        <source>I was just about to take that. Honest!</source>
        <translation>Die wollte ich gerade nehmen. Ehrlich!</translation>
    </message>
    <message>
        <source>Can I look at it once more?</source>
        <translation>Darf ich sie noch einmal ansehen?</translation>
    </message>
    <message>
        <source>Look how many cards! I can hardly carry them.</source>
        <translation>So viele Karten! Die kann ich kaum tragen.</translation>
    </message>
    <message>
        <source>All of these with one card! I love adding up.</source>
        <translation>Die alle mit einer Karte! Rechnen ist toll.</translation>
    </message>
    <message>
        <source>So many at once! Leave me a few!</source>
        <translation>So viele auf einmal! Lass mir auch ein paar!</translation>
    </message>
    <message>
        <source>Look what I was dealt! Is that good?</source>
        <translation>Schau mal, was ich bekommen habe! Ist das gut?</translation>
    </message>
    <message>
        <source>You get points just for that? Lucky!</source>
        <translation>Allein dafür gibt es Punkte? Hast du ein Glück!</translation>
    </message>
    <message>
        <source>Did I really win that round? Count again!</source>
        <translation>Habe ich die Runde wirklich gewonnen? Zähl noch mal!</translation>
    </message>
    <message>
        <source>More points than you! Only this once, I know.</source>
        <translation>Mehr Punkte als du! Nur dieses eine Mal, ich weiß.</translation>
    </message>
    <message>
        <source>You won that one, but I learned something.</source>
        <translation>Die ging an dich, aber ich habe etwas gelernt.</translation>
    </message>
    <message>
        <source>Now I’ll really pay attention!</source>
        <translation>Jetzt passe ich richtig auf!</translation>
    </message>
    <message>
        <source>The same number of points! Like twins!</source>
        <translation>Gleich viele Punkte! Wie Zwillinge!</translation>
    </message>
    <message>
        <source>The primiera was nearly mine! Nearly!</source>
        <translation>Die Primiera war fast meine! Fast!</translation>
    </message>
    <message>
        <source>All the points? For me? Pinch me!</source>
        <translation>Alle Punkte? Für mich? Kneif mich mal!</translation>
    </message>
    <message>
        <source>It’s so close! I can’t sit still.</source>
        <translation>Es ist so knapp! Ich kann nicht stillsitzen.</translation>
    </message>
    <message>
        <source>I’m ahead! Don’t tell me why, just let me enjoy it.</source>
        <translation>Ich führe! Sag nicht, warum, ich freue mich einfach.</translation>
    </message>
    <message>
        <source>You’re miles ahead. I’ll run faster!</source>
        <translation>Du bist meilenweit vorn. Ich renne schneller!</translation>
    </message>
    <message>
        <source>I’ve caught you! Like in tag!</source>
        <translation>Hab dich! Wie beim Fangenspielen!</translation>
    </message>
    <message>
        <source>No hurry. I’m counting the clouds.</source>
        <translation>Keine Eile. Ich zähle die Wolken.</translation>
    </message>
    <message>
        <source>I won? Then the cake is for both of us, dear.</source>
        <translation>Ich habe gewonnen? Dann gibt es Kuchen für uns beide, mein Schatz.</translation>
    </message>
    <message>
        <source>You played so nicely. I’ll tell everyone at the market.</source>
        <translation>Du hast so schön gespielt. Das erzähle ich dem ganzen Markt.</translation>
    </message>
    <message>
        <source>Sit down, dear. The coffee is on the stove.</source>
        <translation>Setz dich, mein Schatz. Der Kaffee steht auf dem Herd.</translation>
    </message>
    <message>
        <source>Have you eaten? Then let’s play.</source>
        <translation>Hast du gegessen? Dann spielen wir.</translation>
    </message>
    <message>
        <source>The market is over. Now the cards may come out.</source>
        <translation>Der Markt ist vorbei. Jetzt dürfen die Karten raus.</translation>
    </message>
    <message>
        <source>Another one? I’ll put the soup on later, then.</source>
        <translation>Noch eine? Dann kommt die Suppe eben später.</translation>
    </message>
    <message>
        <source>Swept! I have held a broom for sixty years.</source>
        <translation>Abgeräumt! Das mache ich seit sechzig Jahren.</translation>
    </message>
    <message>
        <source>Look at that, not a crumb left.</source>
        <translation>Schau an, kein Krümel mehr da.</translation>
    </message>
    <message>
        <source>Again! And nobody had to help me.</source>
        <translation>Noch einmal! Und keiner musste mir helfen.</translation>
    </message>
    <message>
        <source>Saint Anne is at my side today.</source>
        <translation>Die heilige Anna hält heute zu mir.</translation>
    </message>
    <message>
        <source>Mercy! My poor table!</source>
        <translation>Ach du liebe Güte! Mein armer Tisch!</translation>
    </message>
    <message>
        <source>You clean better than I do, dear.</source>
        <translation>Du putzt besser als ich, mein Schatz.</translation>
    </message>
    <message>
        <source>Again! I should hire you for the house.</source>
        <translation>Schon wieder! Dich brauche ich im Haushalt.</translation>
    </message>
    <message>
        <source>Come to your auntie, little one.</source>
        <translation>Komm zur Tante, meine Kleine.</translation>
    </message>
    <message>
        <source>I had kept a place for this one.</source>
        <translation>Für die hatte ich schon einen Platz.</translation>
    </message>
    <message>
        <source>And I was so fond of that one.</source>
        <translation>Und die mochte ich so gern.</translation>
    </message>
    <message>
        <source>Take it, dear. You are growing.</source>
        <translation>Nimm sie, mein Schatz. Lass sie dir schmecken.</translation>
    </message>
    <message>
        <source>Good weight! They’d cost a fortune at the market.</source>
        <translation>Gut gewogen! Auf dem Markt wären die teuer.</translation>
    </message>
    <message>
        <source>A full basket. Now I can go home happy.</source>
        <translation>Der Korb ist voll. So gehe ich gern nach Hause.</translation>
    </message>
    <message>
        <source>You are hungry today, I can see it.</source>
        <translation>Du hast heute Hunger, das sehe ich.</translation>
    </message>
    <message>
        <source>What a nice hand I was given! Look.</source>
        <translation>So ein schönes Blatt habe ich bekommen! Schau.</translation>
    </message>
    <message>
        <source>Who has been kind to you, dear?</source>
        <translation>Wer meint es denn so gut mit dir?</translation>
    </message>
    <message>
        <source>That round went like a good sauce: slowly.</source>
        <translation>Die Runde war wie eine gute Soße: schön langsam.</translation>
    </message>
    <message>
        <source>A few points for my old age.</source>
        <translation>Ein paar Punkte für meine alten Tage.</translation>
    </message>
    <message>
        <source>Well played, dear. Have a biscuit.</source>
        <translation>Gut gespielt, mein Schatz. Nimm dir ein Plätzchen.</translation>
    </message>
    <message>
        <source>Never mind. The pan is still warm.</source>
        <translation>Macht nichts. Die Pfanne ist noch warm.</translation>
    </message>
    <message>
        <source>Half for you and half for me. As with cake.</source>
        <translation>Halb für dich, halb für mich. Wie beim Kuchen.</translation>
    </message>
    <message>
        <source>I missed the primiera by a pinch of salt.</source>
        <translation>An der Primiera fehlte nur eine Prise Salz.</translation>
    </message>
    <message>
        <source>All the points! And I was only half awake.</source>
        <translation>Alle Punkte! Dabei war ich nur halb wach.</translation>
    </message>
    <message>
        <source>So close! I can’t even think of the oven.</source>
        <translation>So knapp! Da vergesse ich glatt den Ofen.</translation>
    </message>
    <message>
        <source>Don’t hold it against me, dear. I’m just lucky.</source>
        <translation>Nimm’s mir nicht übel, Schatz. Ich habe nur Glück.</translation>
    </message>
    <message>
        <source>You are far ahead. I’d better put my glasses on.</source>
        <translation>Du bist weit vorn. Ich setze besser die Brille auf.</translation>
    </message>
    <message>
        <source>See? Old hens lay good eggs.</source>
        <translation>Siehst du? Alte Hühner geben gute Suppe.</translation>
    </message>
    <message>
        <source>Take your time. Good things simmer.</source>
        <translation>Lass dir Zeit. Gutes muss köcheln.</translation>
    </message>
    <message>
        <source>And that, dear people, is how one fishes! Fried fish for everybody!</source>
        <translation>So, liebe Leute, wird gefischt! Gebratener Fisch für alle!</translation>
    </message>
    <message>
        <source>You’ve sunk my boat! But tomorrow I swim back.</source>
        <translation>Du hast mein Boot versenkt! Aber morgen schwimme ich zurück.</translation>
    </message>
    <message>
        <source>Ahoy! The sea is calm, so let’s play.</source>
        <translation>Ahoi! Die See ist ruhig, also spielen wir.</translation>
    </message>
    <message>
        <source>The boat is in, the nets are dry. Cards!</source>
        <translation>Boot vertäut, Netze trocken. Her mit den Karten!</translation>
    </message>
    <message>
        <source>Did I tell you about my biggest sweep? No? Later!</source>
        <translation>Kennst du die Geschichte von meinem besten Spiel? Später!</translation>
    </message>
    <message>
        <source>Once more into the boat? I’m in!</source>
        <translation>Noch einmal ins Boot? Ich bin dabei!</translation>
    </message>
    <message>
        <source>The tide comes back, and so do I.</source>
        <translation>Die Flut kommt wieder, und ich auch.</translation>
    </message>
    <message>
        <source>Net out, net in, sea empty!</source>
        <translation>Netz raus, Netz rein, Meer leer!</translation>
    </message>
    <message>
        <source>Scopa! Ring the bells!</source>
        <translation>Abgeräumt! Läutet die Glocken!</translation>
    </message>
    <message>
        <source>Another one! They jump into my boat!</source>
        <translation>Noch mal! Die springen mir ins Boot!</translation>
    </message>
    <message>
        <source>And they say lightning never strikes twice!</source>
        <translation>Und da heißt es, der Blitz schlägt nur einmal ein!</translation>
    </message>
    <message>
        <source>A hole in my net, and you swim straight through!</source>
        <translation>Ein Loch im Netz, und du schwimmst mitten durch!</translation>
    </message>
    <message>
        <source>Thief! That was my fish!</source>
        <translation>Haltet den Dieb! Das war mein Fisch!</translation>
    </message>
    <message>
        <source>Another? Are you emptying the whole gulf?</source>
        <translation>Noch mal? Willst du den ganzen Golf leer fischen?</translation>
    </message>
    <message>
        <source>Look how it wriggles! Mine!</source>
        <translation>Schau, wie die zappelt! Meine!</translation>
    </message>
    <message>
        <source>I smelled that one from the harbour.</source>
        <translation>Die habe ich schon im Hafen gerochen.</translation>
    </message>
    <message>
        <source>I had it on the hook!</source>
        <translation>Die hing schon an meinem Haken!</translation>
    </message>
    <message>
        <source>Enjoy it. I only throw back small ones myself.</source>
        <translation>Genieß es. Ich werfe nur die kleinen zurück.</translation>
    </message>
    <message>
        <source>A whole shoal! Help me pull!</source>
        <translation>Ein ganzer Schwarm! Hilf mir ziehen!</translation>
    </message>
    <message>
        <source>With these I feed the whole harbour!</source>
        <translation>Damit mache ich den ganzen Hafen satt!</translation>
    </message>
    <message>
        <source>That’s a heavy net. Mind your back!</source>
        <translation>Das ist ein schweres Netz. Pass auf deinen Rücken auf!</translation>
    </message>
    <message>
        <source>Points without wetting the net. I like that!</source>
        <translation>Punkte, ohne das Netz nass zu machen. Herrlich!</translation>
    </message>
    <message>
        <source>You catch fish on dry land!</source>
        <translation>Du fängst ja Fische an Land!</translation>
    </message>
    <message>
        <source>A good day’s fishing, that round.</source>
        <translation>Gute Beute, diese Runde.</translation>
    </message>
    <message>
        <source>Who’s the king of the harbour? Go on, say it!</source>
        <translation>Wer ist der König vom Hafen? Na los, sag es!</translation>
    </message>
    <message>
        <source>The wind had turned, that’s all.</source>
        <translation>Der Wind hatte gedreht, das ist alles.</translation>
    </message>
    <message>
        <source>I only lent you that round, you know.</source>
        <translation>Die Runde habe ich dir nur geliehen, damit das klar ist.</translation>
    </message>
    <message>
        <source>A draw! We share the fish soup, then.</source>
        <translation>Gleichstand! Dann teilen wir die Fischsuppe.</translation>
    </message>
    <message>
        <source>My primiera slipped off the hook. This big it was!</source>
        <translation>Die Primiera ist mir vom Haken gerutscht. So groß!</translation>
    </message>
    <message>
        <source>Every single point! They’ll sing about this!</source>
        <translation>Jeder einzelne Punkt! Davon singt man noch!</translation>
    </message>
    <message>
        <source>Two boats, one harbour. Who gets in first?</source>
        <translation>Zwei Boote, ein Hafen. Welches ist zuerst da?</translation>
    </message>
    <message>
        <source>I’m so far out, you need a telescope!</source>
        <translation>Ich bin so weit draußen, du brauchst ein Fernrohr!</translation>
    </message>
    <message>
        <source>Row slower, will you? I can hardly see you.</source>
        <translation>Ruder langsamer, ich sehe dich kaum noch.</translation>
    </message>
    <message>
        <source>Full sail! There I am beside you!</source>
        <translation>Volle Segel! Da bin ich, gleichauf!</translation>
    </message>
    <message>
        <source>Think, think. Fish don’t bite on command either.</source>
        <translation>Denk ruhig nach. Fische beißen auch nicht auf Befehl.</translation>
    </message>
    <message>
        <source>A pleasure. You lose with grace, and that is rarer than winning.</source>
        <translation>Ein Vergnügen. Du verlierst mit Anmut, das ist seltener als Siegen.</translation>
    </message>
    <message>
        <source>Forty cards, and I know each by name.</source>
        <translation>Vierzig Karten, und ich kenne jede beim Namen.</translation>
    </message>
    <message>
        <source>Play well. I do not like winning against nobody.</source>
        <translation>Spiel gut. Ohne Gegner gewinne ich ungern.</translation>
    </message>
    <message>
        <source>So you want to see it once more. Gladly.</source>
        <translation>Du willst es also noch einmal sehen. Gern.</translation>
    </message>
    <message>
        <source>I have not forgotten how you played. Have you?</source>
        <translation>Ich weiß noch, wie du gespielt hast. Du auch?</translation>
    </message>
    <message>
        <source>With your permission.</source>
        <translation>Mit Verlaub.</translation>
    </message>
    <message>
        <source>A tidy table is half of good manners.</source>
        <translation>Ein aufgeräumter Tisch ist der halbe Anstand.</translation>
    </message>
    <message>
        <source>Once is luck. This was not luck.</source>
        <translation>Einmal ist Glück. Das war keines.</translation>
    </message>
    <message>
        <source>You are too generous with me.</source>
        <translation>Du bist zu großzügig zu mir.</translation>
    </message>
    <message>
        <source>I left the door open. My own fault.</source>
        <translation>Ich ließ die Tür offen. Meine Schuld.</translation>
    </message>
    <message>
        <source>Elegant. I could not have done it better.</source>
        <translation>Elegant. Ich hätte es nicht besser gekonnt.</translation>
    </message>
    <message>
        <source>Another. I shall have to be stricter with myself.</source>
        <translation>Noch einmal. Ich muss strenger zu mir sein.</translation>
    </message>
    <message>
        <source>It suits my hair, does it not?</source>
        <translation>Sie passt zu meinem Haar, nicht wahr?</translation>
    </message>
    <message>
        <source>I have been expecting this one.</source>
        <translation>Diese habe ich erwartet.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Vermerkt.</translation>
    </message>
    <message>
        <source>A beautiful choice. I would have chosen it too.</source>
        <translation>Eine schöne Wahl. Ich hätte sie auch gewählt.</translation>
    </message>
    <message>
        <source>A bouquet. Thank you.</source>
        <translation>Ein ganzer Strauß. Danke.</translation>
    </message>
    <message>
        <source>I cannot help it. I love cards in company.</source>
        <translation>Ich kann nicht anders. Ich mag Karten in Gesellschaft.</translation>
    </message>
    <message>
        <source>A large handful. I hope you counted it.</source>
        <translation>Eine gute Handvoll. Du hast hoffentlich gezählt.</translation>
    </message>
    <message>
        <source>One ought to show what one is proud of.</source>
        <translation>Worauf man stolz ist, das zeigt man.</translation>
    </message>
    <message>
        <source>Charming. And now I know what you hold.</source>
        <translation>Reizend. Und nun weiß ich, was du hast.</translation>
    </message>
    <message>
        <source>The arithmetic was on my side that round.</source>
        <translation>Die Rechnung ging in dieser Runde für mich auf.</translation>
    </message>
    <message>
        <source>Thank you. One more like that, please.</source>
        <translation>Danke. Noch eine solche, bitte.</translation>
    </message>
    <message>
        <source>You counted better than I did. It happens rarely.</source>
        <translation>Du hast besser gezählt als ich. Das kommt selten vor.</translation>
    </message>
    <message>
        <source>I took too much and kept too little. Well.</source>
        <translation>Zu viel genommen, zu wenig behalten. Nun ja.</translation>
    </message>
    <message>
        <source>Equal. My mother would call it a polite result.</source>
        <translation>Gleich viel. Meine Mutter sagte dazu: höflich.</translation>
    </message>
    <message>
        <source>A trifle more, and the primiera was mine.</source>
        <translation>Eine Kleinigkeit mehr, und die Primiera war mein.</translation>
    </message>
    <message>
        <source>Not one point for you? I almost blush.</source>
        <translation>Kein Punkt für dich? Ich werde fast rot.</translation>
    </message>
    <message>
        <source>It comes down to one card now. I know which.</source>
        <translation>Jetzt entscheidet eine Karte. Ich weiß auch, welche.</translation>
    </message>
    <message>
        <source>Do not despair. Even I make mistakes, I am told.</source>
        <translation>Nur Mut. Auch ich mache Fehler, heißt es.</translation>
    </message>
    <message>
        <source>Such a lead becomes you. Do not get used to it.</source>
        <translation>Der Vorsprung steht dir. Gewöhn dich nicht daran.</translation>
    </message>
    <message>
        <source>I was behind. I am no longer.</source>
        <translation>Ich lag zurück. Nun nicht mehr.</translation>
    </message>
    <message>
        <source>Think as long as you like. Haste never won a hand.</source>
        <translation>Überleg in Ruhe. Eile hat noch nie gewonnen.</translation>
    </message>
    <message>
        <source>The day is mine, and the wine is yours. Sit a while longer.</source>
        <translation>Der Tag gehört mir, der Wein dir. Bleib noch ein wenig.</translation>
    </message>
    <message>
        <source>I hand you my sword. Keep it until the next time.</source>
        <translation>Ich übergebe dir meinen Degen. Verwahr ihn bis zum nächsten Mal.</translation>
    </message>
    <message>
        <source>Welcome. I saved you the chair with the view.</source>
        <translation>Willkommen. Der Stuhl mit Aussicht ist für dich.</translation>
    </message>
    <message>
        <source>The wine must breathe, and so must a match.</source>
        <translation>Wein muss atmen, und eine Partie auch.</translation>
    </message>
    <message>
        <source>I have laid my sword aside. Only cards today.</source>
        <translation>Den Degen habe ich abgelegt. Heute nur Karten.</translation>
    </message>
    <message>
        <source>Another battle. The last one honours us both.</source>
        <translation>Noch eine Schlacht. Die letzte ehrt uns beide.</translation>
    </message>
    <message>
        <source>The table is still warm. Let us go on.</source>
        <translation>Der Tisch ist noch warm. Machen wir weiter.</translation>
    </message>
    <message>
        <source>One waits, and the gate opens.</source>
        <translation>Man wartet, und das Tor geht auf.</translation>
    </message>
    <message>
        <source>The field is clear.</source>
        <translation>Das Feld ist geräumt.</translation>
    </message>
    <message>
        <source>The next charge is always the shorter one.</source>
        <translation>Der nächste Angriff ist immer kürzer.</translation>
    </message>
    <message>
        <source>Fortune knows where I live.</source>
        <translation>Das Glück weiß, wo ich wohne.</translation>
    </message>
    <message>
        <source>A gap in my line. You were right to charge.</source>
        <translation>Eine Lücke in meinen Reihen. Gut genutzt.</translation>
    </message>
    <message>
        <source>I salute you.</source>
        <translation>Hut ab.</translation>
    </message>
    <message>
        <source>You press me hard. Good, I was growing lazy.</source>
        <translation>Du setzt mir zu. Gut so, ich wurde schon träge.</translation>
    </message>
    <message>
        <source>Patience pays in gold.</source>
        <translation>Geduld zahlt in Gold.</translation>
    </message>
    <message>
        <source>A jewel for the hat.</source>
        <translation>Ein Schmuckstück für den Hut.</translation>
    </message>
    <message>
        <source>A fair prize. You fought for it.</source>
        <translation>Ein verdienter Preis. Du hast darum gekämpft.</translation>
    </message>
    <message>
        <source>I shall wait for another. I am good at waiting.</source>
        <translation>Ich warte auf eine andere. Warten kann ich.</translation>
    </message>
    <message>
        <source>A long siege, and the whole town surrenders.</source>
        <translation>Lange belagert, und die ganze Stadt ergibt sich.</translation>
    </message>
    <message>
        <source>These march with me now.</source>
        <translation>Die marschieren jetzt mit mir.</translation>
    </message>
    <message>
        <source>A rich haul. Carry it home in peace.</source>
        <translation>Reiche Beute. Trag sie in Frieden heim.</translation>
    </message>
    <message>
        <source>I show my colours early today.</source>
        <translation>Heute zeige ich früh Flagge.</translation>
    </message>
    <message>
        <source>You open with the drums. I hear them.</source>
        <translation>Du beginnst mit Trommeln. Ich höre sie.</translation>
    </message>
    <message>
        <source>That round came to me because I let it come.</source>
        <translation>Die Runde kam zu mir, weil ich warten konnte.</translation>
    </message>
    <message>
        <source>A small advance. The war is not over.</source>
        <translation>Ein kleiner Vorstoß. Der Krieg ist nicht vorbei.</translation>
    </message>
    <message>
        <source>You held the better ground. Well done.</source>
        <translation>Du hattest das bessere Gelände. Gut gemacht.</translation>
    </message>
    <message>
        <source>One retreats, one thinks, one returns.</source>
        <translation>Man weicht zurück, denkt nach, kommt wieder.</translation>
    </message>
    <message>
        <source>Neither side gave way. I like such days.</source>
        <translation>Keine Seite ist gewichen. Solche Tage mag ich.</translation>
    </message>
    <message>
        <source>The primiera fell by the width of a feather.</source>
        <translation>Die Primiera ging um eine Federbreite verloren.</translation>
    </message>
    <message>
        <source>Not a flag left standing. Forgive me.</source>
        <translation>Keine Fahne steht mehr. Verzeih mir.</translation>
    </message>
    <message>
        <source>Now hold your breath. I am holding mine.</source>
        <translation>Jetzt halt den Atem an. Ich tue es auch.</translation>
    </message>
    <message>
        <source>I have the hill. But hills have been taken before.</source>
        <translation>Ich habe den Hügel. Doch Hügel kann man nehmen.</translation>
    </message>
    <message>
        <source>You are far ahead. The longest roads are my favourites.</source>
        <translation>Du bist weit vorn. Lange Wege mag ich am liebsten.</translation>
    </message>
    <message>
        <source>Slowly, slowly, and here I stand beside you.</source>
        <translation>Langsam, langsam, und da stehe ich neben dir.</translation>
    </message>
    <message>
        <source>Think in peace. I have never hurried anybody.</source>
        <translation>Denk in Ruhe nach. Ich habe noch nie gedrängt.</translation>
    </message>
    <message>
        <source>I saw the last card three plays ago. You saw it two ago. Remarkable.</source>
        <translation>Ich sah die letzte Karte drei Züge vorher. Du zwei. Beachtlich.</translation>
    </message>
    <message>
        <source>I shall think about this match for a long time. Thank you.</source>
        <translation>An diese Partie werde ich lange denken. Danke.</translation>
    </message>
    <message>
        <source>I know ten thousand deals. This one is new to me too.</source>
        <translation>Zehntausend Blätter kenne ich. Dieses ist auch mir neu.</translation>
    </message>
    <message>
        <source>Come, let us see what chance has written.</source>
        <translation>Komm, sehen wir, was der Zufall geschrieben hat.</translation>
    </message>
    <message>
        <source>You return to the same book. So do I.</source>
        <translation>Du schlägst dasselbe Buch auf. Ich auch.</translation>
    </message>
    <message>
        <source>I have thought about our last match. Have you?</source>
        <translation>Ich habe über unsere letzte Partie nachgedacht. Du auch?</translation>
    </message>
    <message>
        <source>An empty sky. How restful.</source>
        <translation>Ein leerer Himmel. Wie erholsam.</translation>
    </message>
    <message>
        <source>It was written on the table. I only read it.</source>
        <translation>Es stand auf dem Tisch. Ich habe es nur gelesen.</translation>
    </message>
    <message>
        <source>Even comets come back, if one is patient.</source>
        <translation>Auch Kometen kehren wieder, wenn man Geduld hat.</translation>
    </message>
    <message>
        <source>Forgive an old man his little pleasures.</source>
        <translation>Verzeih einem alten Mann seine kleinen Freuden.</translation>
    </message>
    <message>
        <source>I had seen it. I hoped that you had not.</source>
        <translation>Ich hatte es gesehen. Ich hoffte, du nicht.</translation>
    </message>
    <message>
        <source>A bright star rises on your side.</source>
        <translation>Auf deiner Seite geht ein heller Stern auf.</translation>
    </message>
    <message>
        <source>Once more! I must revise my charts.</source>
        <translation>Noch einmal! Ich muss meine Sternkarten prüfen.</translation>
    </message>
    <message>
        <source>A small sun for my sky.</source>
        <translation>Eine kleine Sonne für meinen Himmel.</translation>
    </message>
    <message>
        <source>I have known this card for seventy years.</source>
        <translation>Diese Karte kenne ich seit siebzig Jahren.</translation>
    </message>
    <message>
        <source>Well calculated. Or was it instinct?</source>
        <translation>Gut gerechnet. Oder war es Instinkt?</translation>
    </message>
    <message>
        <source>It has found its orbit. For this round.</source>
        <translation>Sie hat ihre Bahn gefunden. Für diese Runde.</translation>
    </message>
    <message>
        <source>A whole constellation. I shall give it a name.</source>
        <translation>Ein ganzes Sternbild. Ich werde ihm einen Namen geben.</translation>
    </message>
    <message>
        <source>Sums like these keep the mind young.</source>
        <translation>Solche Summen halten den Geist jung.</translation>
    </message>
    <message>
        <source>You add up faster than my abacus.</source>
        <translation>Du rechnest schneller als mein Abakus.</translation>
    </message>
    <message>
        <source>Chance has a sense of humour. See for yourself.</source>
        <translation>Der Zufall hat Humor. Sieh selbst.</translation>
    </message>
    <message>
        <source>The heavens are on your side. Do not waste it.</source>
        <translation>Der Himmel ist auf deiner Seite. Nutze es.</translation>
    </message>
    <message>
        <source>That round obeyed the theory. They seldom do.</source>
        <translation>Die Runde folgte der Theorie. Das tun sie selten.</translation>
    </message>
    <message>
        <source>You hid your plans well. Your cards, less so.</source>
        <translation>Deine Pläne waren gut verborgen. Deine Karten weniger.</translation>
    </message>
    <message>
        <source>You taught me something. At my age, a gift.</source>
        <translation>Du hast mich etwas gelehrt. In meinem Alter ein Geschenk.</translation>
    </message>
    <message>
        <source>My books did not mention that line of play.</source>
        <translation>Von dieser Spielweise stand nichts in meinen Büchern.</translation>
    </message>
    <message>
        <source>Balance. The rarest of results, and the fairest.</source>
        <translation>Gleichgewicht. Das seltenste und gerechteste Ergebnis.</translation>
    </message>
    <message>
        <source>One card, and the primiera changed its mind.</source>
        <translation>Eine Karte, und die Primiera überlegte es sich anders.</translation>
    </message>
    <message>
        <source>Everything fell into place. It frightens me a little.</source>
        <translation>Alles fügte sich. Das ist mir fast unheimlich.</translation>
    </message>
    <message>
        <source>From here on, even I cannot see the end.</source>
        <translation>Von hier an sehe selbst ich das Ende nicht.</translation>
    </message>
    <message>
        <source>Numbers are patient. They may yet turn to you.</source>
        <translation>Zahlen sind geduldig. Sie können sich noch wenden.</translation>
    </message>
    <message>
        <source>You lead by a light year. I travel at light speed.</source>
        <translation>Du liegst ein Lichtjahr vorn. Ich reise mit Lichttempo.</translation>
    </message>
    <message>
        <source>The planets meet again. So do our scores.</source>
        <translation>Die Planeten treffen sich. Unsere Punkte auch.</translation>
    </message>
    <message>
        <source>A long thought is never wasted. I read meanwhile.</source>
        <translation>Langes Denken ist nie vertan. Ich lese so lange.</translation>
    </message>
    <message>
        <source>I shone a little brighter tonight. Tomorrow it may be you.</source>
        <translation>Heute habe ich etwas heller geleuchtet. Morgen vielleicht du.</translation>
    </message>
    <message>
        <source>You outshone me. I will wane, and come back fuller.</source>
        <translation>Du hast mich überstrahlt. Ich nehme ab und komme voller wieder.</translation>
    </message>
    <message>
        <source>I rise when you sit down. Shall we?</source>
        <translation>Ich gehe auf, wenn du dich setzt. Fangen wir an?</translation>
    </message>
    <message>
        <source>You by day, I by night. At the table we meet.</source>
        <translation>Du am Tag, ich bei Nacht. Am Tisch treffen wir uns.</translation>
    </message>
    <message>
        <source>As good as you are, so good am I today.</source>
        <translation>So gut wie du bist, so gut bin ich heute.</translation>
    </message>
    <message>
        <source>Another night, another mirror. Gladly.</source>
        <translation>Noch ein Blick in den Spiegel. Gern.</translation>
    </message>
    <message>
        <source>I knew you would want another. I did too.</source>
        <translation>Ich wusste, du willst noch eine. Ich auch.</translation>
    </message>
    <message>
        <source>Ebb tide. The beach is bare.</source>
        <translation>Ebbe. Der Strand ist leer.</translation>
    </message>
    <message>
        <source>I borrowed that idea from you.</source>
        <translation>Die Idee habe ich mir von dir geliehen.</translation>
    </message>
    <message>
        <source>Full moon tonight, it seems.</source>
        <translation>Heute ist wohl Vollmond.</translation>
    </message>
    <message>
        <source>Tides come back. So do I.</source>
        <translation>Die Flut kommt wieder. Ich auch.</translation>
    </message>
    <message>
        <source>You shine, and I go pale.</source>
        <translation>Du strahlst, und ich werde blass.</translation>
    </message>
    <message>
        <source>I blinked. You did not.</source>
        <translation>Ich habe geblinzelt. Du nicht.</translation>
    </message>
    <message>
        <source>Again. Now I have to grow as well.</source>
        <translation>Schon wieder. Nun muss auch ich wachsen.</translation>
    </message>
    <message>
        <source>A little light for the dark half.</source>
        <translation>Ein wenig Licht für meine dunkle Hälfte.</translation>
    </message>
    <message>
        <source>I wanted it as much as you did.</source>
        <translation>Ich wollte sie genauso wie du.</translation>
    </message>
    <message>
        <source>It shines on you now.</source>
        <translation>Jetzt leuchtet sie für dich.</translation>
    </message>
    <message>
        <source>I reached for it too. You were quicker.</source>
        <translation>Ich wollte sie auch. Du warst schneller.</translation>
    </message>
    <message>
        <source>High tide! It brings all sorts of things.</source>
        <translation>Flut! Die bringt allerlei mit.</translation>
    </message>
    <message>
        <source>So many stars around one moon.</source>
        <translation>So viele Sterne um einen Mond.</translation>
    </message>
    <message>
        <source>Your tide is high. I wait for mine.</source>
        <translation>Deine Flut steht hoch. Ich warte auf meine.</translation>
    </message>
    <message>
        <source>No clouds tonight: I can show you all of it.</source>
        <translation>Keine Wolken heute: Ich zeige dir alles.</translation>
    </message>
    <message>
        <source>I see you clearly now. Lovely.</source>
        <translation>Jetzt sehe ich dich ganz klar. Schön.</translation>
    </message>
    <message>
        <source>My half of the sky, that round.</source>
        <translation>Die Runde war meine Hälfte des Himmels.</translation>
    </message>
    <message>
        <source>I waxed a little. You know how it goes.</source>
        <translation>Ich habe zugenommen. Du kennst das ja.</translation>
    </message>
    <message>
        <source>Now I am a thin crescent. It passes.</source>
        <translation>Nun bin ich eine schmale Sichel. Das vergeht.</translation>
    </message>
    <message>
        <source>Well played. I will remember how.</source>
        <translation>Gut gespielt. Ich merke mir, wie.</translation>
    </message>
    <message>
        <source>Equal, as it should be between us.</source>
        <translation>Gleich viel, wie es sich für uns gehört.</translation>
    </message>
    <message>
        <source>A sliver of moon more, and the primiera was mine.</source>
        <translation>Ein Streifen Mond mehr, und die Primiera war mein.</translation>
    </message>
    <message>
        <source>An eclipse. It lasts only a moment, I promise.</source>
        <translation>Eine Finsternis. Sie dauert nur kurz, versprochen.</translation>
    </message>
    <message>
        <source>Side by side, like you and your reflection.</source>
        <translation>Seite an Seite, wie du und dein Spiegelbild.</translation>
    </message>
    <message>
        <source>I am a step ahead. You will catch up, you always do.</source>
        <translation>Ich bin voraus. Du holst auf, das tust du immer.</translation>
    </message>
    <message>
        <source>You run ahead, and I follow like your shadow.</source>
        <translation>Du läufst voraus, ich folge wie dein Schatten.</translation>
    </message>
    <message>
        <source>There, level again. I missed you up here.</source>
        <translation>So, wieder gleichauf. Du hast mir gefehlt.</translation>
    </message>
    <message>
        <source>I have all night. Think as long as you wish.</source>
        <translation>Ich habe die ganze Nacht. Denk, solange du magst.</translation>
    </message>
    <message>
        <source>You stay with me? That makes my day, dear.</source>
        <translation>Du bleibst noch? Das freut mich, mein Schatz.</translation>
    </message>
    <message>
        <source>The flowers are yours today. You earned them.</source>
        <translation>Heute gehören die Blumen dir. Du hast sie verdient.</translation>
    </message>
    <message>
        <source>I expected you. I have cut flowers for the table.</source>
        <translation>Da bist du ja. Ich habe Blumen für den Tisch geschnitten.</translation>
    </message>
    <message>
        <source>There you are. The cards have been asking for you.</source>
        <translation>Da bist du. Die Karten haben nach dir gefragt.</translation>
    </message>
    <message>
        <source>I beat you! Now you’ll want to beat me back, right?</source>
        <translation>Gewonnen! Jetzt willst du bestimmt Revanche, oder?</translation>
    </message>
    <message>
        <source>You won! Can I keep score next time, at least?</source>
        <translation>Du hast gewonnen! Darf ich nächstes Mal wenigstens die Punkte aufschreiben?</translation>
    </message>
    <message>
        <source>What luck I had! Stay for supper, then we are even.</source>
        <translation>Hab ich ein Glück gehabt! Bleib zum Essen, dann sind wir quitt.</translation>
    </message>
    <message>
        <source>You won, dear, and you have earned the biggest slice.</source>
        <translation>Du hast gewonnen, mein Schatz. Das größte Stück gehört dir.</translation>
    </message>
    <message>
        <source>Write it on the harbour wall: Beppe has won!</source>
        <translation>Schreibt es an die Hafenmauer: Beppe hat gewonnen!</translation>
    </message>
    <message>
        <source>You’ve won. But you should have seen the one that got away!</source>
        <translation>Du hast gewonnen. Aber du hättest sehen sollen, was mir entwischt ist!</translation>
    </message>
    <message>
        <source>I won by arithmetic. Next time, surprise me.</source>
        <translation>Ich habe durch Rechnen gewonnen. Überrasch mich nächstes Mal.</translation>
    </message>
    <message>
        <source>I do not often say this: play me again, please.</source>
        <translation>Ich sage das selten: Spiel noch einmal mit mir, bitte.</translation>
    </message>
    <message>
        <source>You fought to the last card. I remember such opponents.</source>
        <translation>Du hast bis zur letzten Karte gekämpft. So etwas vergesse ich nicht.</translation>
    </message>
    <message>
        <source>A defeat like this is worth three easy victories.</source>
        <translation>Eine solche Niederlage ist drei leichte Siege wert.</translation>
    </message>
    <message>
        <source>The score lies a little. You were nearer than it says.</source>
        <translation>Der Punktestand lügt ein wenig. Du warst näher dran.</translation>
    </message>
    <message>
        <source>So there are still things that are not in my books. How wonderful.</source>
        <translation>Es gibt also noch Dinge, die nicht in meinen Büchern stehen. Wie schön.</translation>
    </message>
    <message>
        <source>I was one step ahead, no more. You will see it from here soon.</source>
        <translation>Ich war einen Schritt voraus, mehr nicht. Bald bist du hier oben.</translation>
    </message>
    <message>
        <source>The sun wins the day. I have the night to think it over.</source>
        <translation>Der Tag gehört der Sonne. Ich habe die Nacht zum Nachdenken.</translation>
    </message>
</context>
<context>
    <name>ReplaceFileDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>“{name}” already exists in “{folder}”.</source>
        <translation>„{name}“ gibt es in „{folder}“ schon.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Anderen Namen wählen</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Best</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Small slip</source>
        <translation>Kleiner Patzer</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>Pech</translation>
    </message>
    <message>
        <source>{number}% of the chance to win</source>
        <translation>{number}&#xa0;% Gewinnchance</translation>
    </message>
    <message>
        <source>{card}, laid down</source>
        <translation>{card}, abgelegt</translation>
    </message>
    <message>
        <source>{card} takes {cards}</source>
        <translation>{card} nimmt {cards}</translation>
    </message>
    <message>
        <source>declaring {cards}</source>
        <translation>{cards} ansagen</translation>
    </message>
    <message>
        <source>taking {cards} before playing a card</source>
        <translation>{cards} nehmen, bevor eine Karte gespielt wird</translation>
    </message>
    <message>
        <source>keeping the card that was cut</source>
        <translation>die abgehobene Karte behalten</translation>
    </message>
    <message>
        <source>putting the card that was cut on the table</source>
        <translation>die abgehobene Karte auf den Tisch legen</translation>
    </message>
    <message>
        <source>declaring nothing</source>
        <translation>nichts ansagen</translation>
    </message>
    <message>
        <source>taking the opening cards</source>
        <translation>die ersten Tischkarten nehmen</translation>
    </message>
    <message>
        <source>leaving the opening cards on the table</source>
        <translation>die ersten Tischkarten liegen lassen</translation>
    </message>
    <message>
        <source>calling out</source>
        <translation>ausmelden</translation>
    </message>
    <message>
        <source>You won by luck.</source>
        <translation>Du hast mit Glück gewonnen.</translation>
    </message>
    <message>
        <source>You won by luck and by your play.</source>
        <translation>Du hast mit Glück und durch dein Spiel gewonnen.</translation>
    </message>
    <message>
        <source>You won. Neither luck nor play clearly decided it.</source>
        <translation>Du hast gewonnen. Weder das Glück noch das Spiel hat es klar entschieden.</translation>
    </message>
    <message>
        <source>You lost by bad luck.</source>
        <translation>Du hast mit Pech verloren.</translation>
    </message>
    <message>
        <source>You lost by bad luck and by your play.</source>
        <translation>Du hast mit Pech und durch dein Spiel verloren.</translation>
    </message>
    <message>
        <source>You lost. Neither luck nor play clearly decided it.</source>
        <translation>Du hast verloren. Weder das Glück noch das Spiel hat es klar entschieden.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>No other move was clearly better.</source>
        <translation>Kein anderer Zug war deutlich besser.</translation>
    </message>
    <message>
        <source>It cost {cost}.</source>
        <translation>Das hat {cost} gekostet.</translation>
    </message>
    <message>
        <source>The better move: {reasons}.</source>
        <translation>Der bessere Zug: {reasons}.</translation>
    </message>
    <message>
        <source>The one played: {reasons}.</source>
        <translation>Der gespielte: {reasons}.</translation>
    </message>
    <message>
        <source>The last cards are known: played to the end, it brings more.</source>
        <translation>Die letzten Karten sind bekannt: Zu Ende gespielt bringt der bessere Zug mehr.</translation>
    </message>
    <message>
        <source>Over all the ways the hidden cards could lie, it brings more.</source>
        <translation>Im Schnitt über alle Lagen der verdeckten Karten bringt der bessere Zug mehr.</translation>
    </message>
    <message>
        <source>Better as the cards lay</source>
        <translation>Besser, so wie die Karten lagen</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Du hast gespielt</translation>
    </message>
    <message>
        <source>{name} played</source>
        <translation>{name} hat gespielt</translation>
    </message>
    <message>
        <source>Points lost in ten moves: {players}.</source>
        <translation>Verlorene Punkte je zehn Züge: {players}.</translation>
    </message>
    <message>
        <source>Lead after {rounds}: {result} points, of which {luck} by luck.</source>
        <translation>Vorsprung nach {rounds}: {result} Punkte, davon {luck} durch Glück.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Lucky or unlucky deal</source>
        <translation>Glückliche oder unglückliche Karten</translation>
    </message>
    <message>
        <source>Round {number}, move {move}</source>
        <translation>Runde {number}, Zug {move}</translation>
    </message>
    <message>
        <source>You won by your play.</source>
        <translation>Du hast durch dein Spiel gewonnen.</translation>
    </message>
    <message>
        <source>You lost by your play.</source>
        <translation>Du hast durch dein Spiel verloren.</translation>
    </message>
    <message>
        <source>No mistake: nothing better could be known. As the cards lay, the other move was better.</source>
        <translation>Kein Fehler: Besseres war nicht zu wissen. So wie die Karten lagen, war der andere Zug besser.</translation>
    </message>
    <message>
        <source>Most moves of {name} were made by somebody else: there is no verdict.</source>
        <translation>Die meisten Züge von {name} machte jemand anders: Es gibt kein Urteil.</translation>
    </message>
    <message>
        <source>Most of your moves were made for you: there is no verdict on your play.</source>
        <translation>Die meisten deiner Züge wurden für dich gemacht: Über dein Spiel gibt es kein Urteil.</translation>
    </message>
    <message>
        <source>Forced and indifferent moves do not count.</source>
        <translation>Erzwungene und gleichwertige Züge zählen nicht.</translation>
    </message>
    <message>
        <source>All this is about this match. Who plays better shows only over many matches.</source>
        <translation>All das gilt nur für diese Partie. Wer besser spielt, zeigt sich erst über viele Partien.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} hat gewonnen.</translation>
    </message>
    <message>
        <source>{name} lost.</source>
        <translation>{name} hat verloren.</translation>
    </message>
    <message>
        <source>The cards were about even.</source>
        <translation>Die Karten waren etwa ausgeglichen.</translation>
    </message>
    <message>
        <source>The cards gave {name} {points}.</source>
        <translation>Die Karten gaben {name} {points}.</translation>
    </message>
    <message>
        <source>The cards cost {name} {points}.</source>
        <translation>Die Karten kosteten {name} {points}.</translation>
    </message>
    <message>
        <source>The cards gave you {points}.</source>
        <translation>Die Karten gaben dir {points}.</translation>
    </message>
    <message>
        <source>The cards cost you {points}.</source>
        <translation>Die Karten kosteten dich {points}.</translation>
    </message>
    <message>
        <source>By play, {name} gave away {points}</source>
        <translation>Durch das Spiel verschenkte {name} {points}</translation>
    </message>
    <message>
        <source>By your play you gave away {points}</source>
        <translation>Durch dein Spiel hast du {points} verschenkt</translation>
    </message>
    <message>
        <source>almost nothing</source>
        <translation>fast nichts</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>etwa {points}</translation>
    </message>
    <message>
        <source>{card} takes the pile under {cards}</source>
        <translation>{card} nimmt den Stapel mit {cards}</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review of the match</source>
        <translation>Auswertung der Partie</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>&amp;Alle Züge</translation>
    </message>
    <message>
        <source>0 to 100: the fewer points the moves cost, the higher.</source>
        <translation>0 bis 100: je weniger Punkte die Züge kosten, desto höher.</translation>
    </message>
    <message>
        <source>None: no move cost anything that could be known.</source>
        <translation>Keine: Nach allem, was zu wissen war, hat kein Zug etwas gekostet.</translation>
    </message>
    <message>
        <source>On the table you can only look at your own moves.</source>
        <translation>Am Tisch kannst du nur deine eigenen Züge ansehen.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <translation>&amp;Zurück zur Auswertung</translation>
    </message>
    <message>
        <source>The most expensive moments</source>
        <translation>Die teuersten Momente</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Bis jetzt keine.</translation>
    </message>
    <message>
        <source>Chance to win: {name}</source>
        <translation>Gewinnchance: {name}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>&amp;How sure is this?</source>
        <translation>&amp;Wie sicher ist das?</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Seite durchsuchen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>“{words}” is not on this page.</source>
        <translation>„{words}“ steht nicht auf dieser Seite.</translation>
    </message>
    <message>
        <source>The game on the table, with the rules you are playing.</source>
        <translation>Das Spiel auf dem Tisch, mit den Regeln, nach denen du spielst.</translation>
    </message>
    <message>
        <source>This page shows the usual rules of the game.</source>
        <translation>Diese Seite zeigt die üblichen Regeln des Spiels.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{path}” is not a match that can be played: {reason}.</source>
        <translation>„{path}“ ist keine spielbare Partie: {reason}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{points} short of {target}</source>
        <translation>noch {points} bis {target}</translation>
    </message>
    <message>
        <source>at the target of {target}</source>
        <translation>am Ziel von {target}</translation>
    </message>
    <message>
        <source>past the target of {target}</source>
        <translation>über dem Ziel von {target}</translation>
    </message>
    <message>
        <source>{name}: {gained} this round, {points} in the match, {distance}</source>
        <translation>{name}: {gained} in dieser Runde, {points} in der Partie, {distance}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Most cards: {figures}.</source>
        <translation>Meiste Karten: {figures}.</translation>
    </message>
    <message>
        <source>Most coins: {figures}.</source>
        <translation>Meiste Münzen: {figures}.</translation>
    </message>
    <message>
        <source>Most sevens: {figures}.</source>
        <translation>Meiste Siebenen: {figures}.</translation>
    </message>
    <message>
        <source>Most sixes: {figures}.</source>
        <translation>Meiste Sechsen: {figures}.</translation>
    </message>
    <message>
        <source>Most diamonds: {figures}.</source>
        <translation>Meiste Karo: {figures}.</translation>
    </message>
    <message>
        <source>Sevens: {figure} each.</source>
        <translation>Siebenen: je {figure}.</translation>
    </message>
    <message>
        <source>Sixes: {figure} each.</source>
        <translation>Sechsen: je {figure}.</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Du hast alle {cards} und gewinnst die Partie.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins the match.</source>
        <translation>{call} {name} hat alle {cards} und gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{call} {name} hold every card of {cards} and win the match.</source>
        <translation>{call} Alle {cards} und damit die Partie: {name}.</translation>
    </message>
    <message>
        <source>You called out and were right: {points}. You win the match.</source>
        <translation>Du hast dich zu Recht ausgemeldet: {points}. Du gewinnst die Partie.</translation>
    </message>
    <message>
        <source>{name} called out and was right: {points}. {name} wins the match.</source>
        <translation>{name} hat sich zu Recht ausgemeldet: {points}. {name} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{name} called out and were right: {points}. They win the match.</source>
        <translation>Zu Recht ausgemeldet mit {points}, und damit die Partie gewonnen: {name}.</translation>
    </message>
    <message>
        <source>You called out with {points} of {needed} and lose the match.</source>
        <translation>Du hast dich mit {points} von {needed} ausgemeldet und verlierst die Partie.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and loses the match.</source>
        <translation>{name} hat sich mit {points} von {needed} ausgemeldet und verliert die Partie.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and lose the match.</source>
        <translation>Ausgemeldet mit {points} von {needed}, und damit die Partie verloren: {name}.</translation>
    </message>
    <message>
        <source>Only points that were certain count.</source>
        <translation>Nur sichere Punkte zählen.</translation>
    </message>
    <message>
        <source>Equal points: the whole match decides ({what}: {figures}).</source>
        <translation>Gleich viele Punkte: Die ganze Partie entscheidet ({what}: {figures}).</translation>
    </message>
    <message>
        <source>Once the match is won, no more points are counted.</source>
        <translation>Ist die Partie gewonnen, werden keine Punkte mehr gezählt.</translation>
    </message>
    <message>
        <source>{category} {figures}: {sum}.</source>
        <translation>{category} {figures}: {sum}.</translation>
    </message>
    <message>
        <source>{category}: {best} beats {others}.</source>
        <translation>{category}: {best} schlägt {others}.</translation>
    </message>
    <message>
        <source>{category}: {best}.</source>
        <translation>{category}: {best}.</translation>
    </message>
    <message>
        <source>Nobody took all of these: {cards}.</source>
        <translation>Niemand hat sie alle genommen: {cards}.</translation>
    </message>
    <message>
        <source>Nobody took the {cards}.</source>
        <translation>Niemand hat diese Karte genommen: {cards}.</translation>
    </message>
    <message>
        <source>You took the {cards}.</source>
        <translation>Du hast genommen: {cards}.</translation>
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
        <translation>Niemand hat alle {cards} genommen.</translation>
    </message>
    <message>
        <source>You took every card of {cards}.</source>
        <translation>Du hast alle {cards} genommen.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>one player</comment>
        <translation>{name}: alle {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>partners</comment>
        <translation>{name}: alle {cards}.</translation>
    </message>
    <message>
        <source>You have {count}</source>
        <translation>Du hast {count}</translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} hat {count}</translation>
    </message>
    <message>
        <source>{name} have {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>{least} are needed.</source>
        <translation>{least} sind nötig.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>keine davon</translation>
    </message>
    <message>
        <source>{name}: {cards}, {points}.</source>
        <translation>{name}: {cards}, {points}.</translation>
    </message>
    <message>
        <source>Nobody took {cards}.</source>
        <translation>Niemand hat diese Folge genommen: {cards}.</translation>
    </message>
    <message>
        <source>It cannot be worth more.</source>
        <translation>Mehr kann es nicht wert sein.</translation>
    </message>
    <message>
        <source>{first} to {last} of {suit}</source>
        <translation>{first} bis {last} in {suit}</translation>
    </message>
    <message>
        <source>{name}: {declared}.</source>
        <translation>{name}: {declared}.</translation>
    </message>
    <message>
        <source>Nobody declared anything.</source>
        <translation>Niemand hat etwas angesagt.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Niemand punktet.</translation>
    </message>
    <message>
        <source>Nobody swept the table.</source>
        <translation>Niemand hat den Tisch abgeräumt.</translation>
    </message>
    <message>
        <source>{name}: {cards}.</source>
        <translation>{name}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points.</source>
        <translation>
            <numerusform>{name}: %n Punkt.</numerusform>
            <numerusform>{name}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{worth} each for {names}, so the next best scores: {next}.</source>
        <translation>Gleichstand bei {worth} ({names}); der Nächstbeste punktet: {next}.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: all of them score.</source>
        <translation>Gleichstand bei {worth} ({names}): Alle punkten.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: nobody scores.</source>
        <translation>Gleichstand bei {worth} ({names}): Niemand punktet.</translation>
    </message>
    <message>
        <source>{worth} each: nobody scores.</source>
        <translation>Gleichstand bei {worth}: Niemand punktet.</translation>
    </message>
    <message>
        <source>No {category}: {reasons}</source>
        <translation>Keine {category}: {reasons}</translation>
    </message>
    <message>
        <source>You have no {suits}.</source>
        <translation>Du hast keine Karte der Farbe {suits}.</translation>
    </message>
    <message>
        <source>{name} has no {suits}.</source>
        <translation>{name} hat keine Karte der Farbe {suits}.</translation>
    </message>
    <message>
        <source>{name} have no {suits}.</source>
        <translation>{name}: keine Karte der Farbe {suits}.</translation>
    </message>
    <message>
        <source>{best} against {others}</source>
        <translation>{best} gegen {others}</translation>
    </message>
    <message>
        <source>Most Aces: {figures}.</source>
        <translation>Meiste Asse: {figures}.</translation>
    </message>
    <message>
        <source>Most fives: {figures}.</source>
        <translation>Meiste Fünfen: {figures}.</translation>
    </message>
    <message>
        <source>Aces: {figure} each.</source>
        <translation>Asse: je {figure}.</translation>
    </message>
    <message>
        <source>Fives: {figure} each.</source>
        <translation>Fünfen: je {figure}.</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score of the round</source>
        <translation>Wertung der Runde</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>Nächste &amp;Runde</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>Runde &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>Previous score sheet</source>
        <translation>Vorige Wertung</translation>
    </message>
    <message>
        <source>Next score sheet</source>
        <translation>Nächste Wertung</translation>
    </message>
    <message>
        <source>&amp;Table options…</source>
        <translation>Tisch&amp;optionen…</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{name} win</source>
        <translation>Sieger: {name}</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>Die Partie wurde einvernehmlich beendet. Niemand hat gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>You win the match, {score}.</source>
        <translation>Du gewinnst die Partie mit {score}.</translation>
    </message>
    <message>
        <source>{name} wins the match, {score}.</source>
        <translation>{name} gewinnt die Partie mit {score}.</translation>
    </message>
    <message>
        <source>{name} win the match, {score}.</source>
        <translation>Sieger der Partie mit {score}: {name}.</translation>
    </message>
    <message>
        <source>{score} after this round.</source>
        <translation>{score} nach dieser Runde.</translation>
    </message>
    <message>
        <source>{score}: another round will decide.</source>
        <translation>{score}: Eine weitere Runde entscheidet.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{score} for you</source>
        <translation>{score} für dich</translation>
    </message>
    <message>
        <source>{score} for {name}</source>
        <translation>{score} für {name}</translation>
    </message>
    <message>
        <source>{score} for your side</source>
        <translation>{score} für deine Seite</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Als Nächstes gibst du.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>Als Nächstes gibt {name}.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} zu {1}</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>no point</source>
        <translation>kein Punkt</translation>
    </message>
</context>
<context>
    <name>ScreenCover</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Gib den Bildschirm an {name} weiter</translation>
    </message>
    <message>
        <source>All hands stay covered until then.</source>
        <translation>Bis dahin bleiben alle Karten verdeckt.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ich bin da</translation>
    </message>
</context>
<context>
    <name>SeatTile</name>
    <message>
        <source>seat {0}, {1}: {2}</source>
        <translation>Platz {0}, {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>gegenüber</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
</context>
<context>
    <name>SeatsController</name>
    <message>
        <source>{name} leaves the table</source>
        <translation>{name} verlässt den Tisch</translation>
    </message>
    <message>
        <source>{name} comes back</source>
        <translation>{name} kommt zurück</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>Die Plätze</translation>
    </message>
    <message>
        <source>A computer player sits in for a person who leaves, and gives the seat back.</source>
        <translation>Für jeden, der geht, springt ein Computerspieler ein und gibt den Platz wieder zurück.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>You can take your seat again until the match is over. If you do not, you win neither chips nor experience.</source>
        <translation>Bis zum Ende der Partie kannst du deinen Platz wieder einnehmen. Tust du es nicht, gewinnst du weder Chips noch Erfahrung.</translation>
    </message>
    <message>
        <source>Leaving a competitive match costs {chips}.</source>
        <translation>Eine Wettkampfpartie zu verlassen kostet {chips}.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Take your seat again</source>
        <translation>Platz wieder einnehmen</translation>
    </message>
    <message>
        <source>Leave or take a seat…</source>
        <translation>Tisch verlassen oder zurückkommen…</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>a whole number from 0 to 100</source>
        <translation>eine ganze Zahl von 0 bis 100</translation>
    </message>
    <message>
        <source>a variant, a seating, levels and options, or null</source>
        <translation>ein Spiel, eine Sitzordnung, Stärken und Regeln, oder null</translation>
    </message>
    <message>
        <source>It was kept as “{aside}”; the game starts with the default settings.</source>
        <translation>Sie bleibt als „{aside}“ erhalten; das Spiel startet mit den Voreinstellungen.</translation>
    </message>
    <message>
        <source>“{path}”: the unknown field “{field}” is too large to be kept.</source>
        <translation>„{path}“: Das unbekannte Feld „{field}“ ist zu groß, um behalten zu werden.</translation>
    </message>
    <message>
        <source>“{path}”: “{field}” is {value}, but allowed are: {allowed}. The default, {default}, is used.</source>
        <translation>„{path}“: „{field}“ ist {value}, erlaubt sind aber: {allowed}. Es gilt die Voreinstellung {default}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Änderungen wirken sofort.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Bedienhilfen</translation>
    </message>
    <message>
        <source>&amp;Restore defaults…</source>
        <translation>&amp;Zurücksetzen…</translation>
    </message>
    <message>
        <source>Asks first, and keeps your name.</source>
        <translation>Fragt vorher und behält deinen Namen.</translation>
    </message>
    <message>
        <source>Restore the defaults?</source>
        <translation>Einstellungen zurücksetzen?</translation>
    </message>
    <message>
        <source>Cards, table, play and sound go back to their defaults. Language and accessibility stay as they are, unless you restore all pages. Your name and your decks are kept.</source>
        <translation>Karten, Tisch, Spiel und Ton werden wieder wie am Anfang. Sprache und Bedienhilfen bleiben, wie sie sind, außer du setzt alle Seiten zurück. Dein Name und deine Blätter bleiben erhalten.</translation>
    </message>
    <message>
        <source>Restore all pages</source>
        <translation>Alle Seiten zurücksetzen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Nichts ändern</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the game</source>
        <translation>Spiel teilen</translation>
    </message>
    <message>
        <source>{game} in one line</source>
        <translation>{game} in einer Zeile</translation>
    </message>
    <message>
        <source>With deal {number}</source>
        <translation>Mit Verteilung {number}</translation>
    </message>
    <message>
        <source>Paste it into a message. Whoever pastes it into New game gets the same rules.</source>
        <translation>Füge sie in eine Nachricht ein. Wer sie bei Neues Spiel einfügt, hat dieselben Regeln.</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Everything you can click can also be reached by keyboard.</source>
        <translation>Alles, was du anklicken kannst, geht auch mit der Tastatur.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <source>Sounds for cards and sweeps.</source>
        <translation>Töne für die Karten und das Abräumen.</translation>
    </message>
    <message>
        <source>Roo&amp;m</source>
        <translation>&amp;Raum</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Still</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Wirtshaus</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Innenhof</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>What you hear very quietly behind the cards.</source>
        <translation>Was ganz leise hinter den Karten zu hören ist.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>How loud the sounds are. You hear a card as you change it.</source>
        <translation>Wie laut die Töne sind. Beim Einstellen hörst du eine Karte.</translation>
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
        <translation>Übung</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Einsatz von jedem</translation>
    </message>
    <message>
        <source>Undo, hints and the coach are allowed.</source>
        <translation>Rückgängig, Tipps und Trainer sind erlaubt.</translation>
    </message>
    <message>
        <source>You have {chips}.</source>
        <translation>Du hast {chips}.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Best result</source>
        <translation>Bestes Ergebnis</translation>
    </message>
    <message>
        <source>Worst result</source>
        <translation>Schlechtestes Ergebnis</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Längste Partie</translation>
    </message>
    <message>
        <source>Shortest match</source>
        <translation>Kürzeste Partie</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches between computer players alone are not counted here.</source>
        <translation>
            <numerusform>{count} Partie nur zwischen Computerspielern zählt hier nicht.</numerusform>
            <numerusform>{count} Partien nur zwischen Computerspielern zählen hier nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} unfinished</source>
        <comment>matches</comment>
        <translation>
            <numerusform>{count} nicht beendet</numerusform>
            <numerusform>{count} nicht beendet</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <translation>nach {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{count} won</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} gewonnen</numerusform>
            <numerusform>{count} gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lost</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} verloren</numerusform>
            <numerusform>{count} verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tied</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} unentschieden</numerusform>
            <numerusform>{count} unentschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} by the others</source>
        <comment>sweeps</comment>
        <translation>
            <numerusform>{count} von den anderen</numerusform>
            <numerusform>{count} von den anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} now</source>
        <comment>matches won in a row</comment>
        <translation>
            <numerusform>jetzt {count}</numerusform>
            <numerusform>jetzt {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>{won} of {finished}</source>
        <translation>{won} von {finished}</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Lead: {points}</source>
        <translation>Vorsprung: {points}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Längste Niederlagenserie</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Spielzeit</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches of other people are not counted here.</source>
        <translation>
            <numerusform>{count} Partie anderer Personen zählt hier nicht.</numerusform>
            <numerusform>{count} Partien anderer Personen zählen hier nicht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Results over time</source>
        <translation>Ergebnisse im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Punkte nach Kategorie</translation>
    </message>
    <message>
        <source>Wins by opponent</source>
        <translation>Siege nach Gegner</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Show the match</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>Fewer figures</source>
        <translation>Weniger Zahlen</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Mehr Zahlen</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Abgeräumt</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Verlauf deiner Wertungszahl</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Keine Partie passt</translation>
    </message>
    <message>
        <source>Choose less, and its figures appear here.</source>
        <translation>Wähle weniger aus, dann stehen hier die Zahlen.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Noch nichts zu zählen</translation>
    </message>
    <message>
        <source>Play a match, and its figures appear here.</source>
        <translation>Spiel eine Partie, dann stehen hier die Zahlen.</translation>
    </message>
    <message>
        <source>Your accuracy by week</source>
        <translation>Deine Genauigkeit nach Wochen</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>“{path}” is not a file.</source>
        <translation>„{path}“ ist keine Datei.</translation>
    </message>
    <message>
        <source>“{path}” is not a text file.</source>
        <translation>„{path}“ ist keine Textdatei.</translation>
    </message>
    <message>
        <source>{reason} It was left untouched; move it away so that the game can save there.</source>
        <translation>{reason} Daran wurde nichts geändert; verschiebe es, damit das Spiel dort speichern kann.</translation>
    </message>
    <message>
        <source>“{path}” is a broken link.</source>
        <translation>„{path}“ ist eine defekte Verknüpfung.</translation>
    </message>
    <message>
        <source>“{path}” is not a file, so nothing was saved there.</source>
        <translation>„{path}“ ist keine Datei, daher wurde dort nichts gespeichert.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {limit} KiB, the limit for such a file.</source>
        <translation>„{path}“ ist größer als die {limit} KiB, die so eine Datei haben darf.</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved.</source>
        <translation>Der Datenträger ist voll: „{path}“ wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>“{path}” is on a read-only disk.</source>
        <translation>„{path}“ liegt auf einem schreibgeschützten Datenträger.</translation>
    </message>
    <message>
        <source>You do not have permission to use “{path}” or its folder.</source>
        <translation>Du hast keine Berechtigung für „{path}“ oder den Ordner.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Die Datei „{path}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is a file where the folder of “{path}” should be.</source>
        <translation>Wo der Ordner von „{path}“ sein sollte, liegt eine Datei.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>„{path}“ ist nicht zu gebrauchen: {reason}.</translation>
    </message>
    <message>
        <source>“{field}” and “{other}” contradict each other</source>
        <translation>„{field}“ und „{other}“ widersprechen sich</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” cannot be used until there is room.</source>
        <translation>Der Datenträger ist voll: „{path}“ kann erst verwendet werden, wenn wieder Platz ist.</translation>
    </message>
    <message>
        <source>line {line} is not valid JSON</source>
        <translation>Zeile {line} ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>it is not text in UTF-8</source>
        <translation>sie ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>“{path}” is damaged: {reason}.</source>
        <translation>„{path}“ ist beschädigt: {reason}.</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>sie ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>“{mark}” is missing</source>
        <translation>„{mark}“ fehlt</translation>
    </message>
    <message>
        <source>“{field}” is {value}, which is not allowed</source>
        <translation>„{field}“ ist {value}, was nicht erlaubt ist</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} ist keine Zahl</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>Listen oder Objekte sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>“{name}” is not the name of a file in “{path}”.</source>
        <translation>„{name}“ ist nicht der Name einer Datei in „{path}“.</translation>
    </message>
</context>
<context>
    <name>SwitchField</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Stock and piles</source>
        <translation>Talon und Stapel</translation>
    </message>
    <message>
        <source>No move yet.</source>
        <translation>Noch kein Zug.</translation>
    </message>
    <message>
        <source>Their side</source>
        <translation>Gegenseite</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>von {target}</translation>
    </message>
    <message>
        <source>{cards}, face down</source>
        <translation>{cards}, verdeckt</translation>
    </message>
    <message>
        <source>Table: {content}</source>
        <translation>Tisch: {content}</translation>
    </message>
    <message>
        <source>Your hand: {content}</source>
        <translation>Deine Hand: {content}</translation>
    </message>
    <message>
        <source>Stock: {content}</source>
        <translation>Talon: {content}</translation>
    </message>
    <message>
        <source>Your pile: {content}</source>
        <translation>Dein Stapel: {content}</translation>
    </message>
    <message>
        <source>{name}’s pile: {content}</source>
        <translation>Stapel von {name}: {content}</translation>
    </message>
    <message>
        <source>Your side’s pile: {content}</source>
        <translation>Stapel deiner Seite: {content}</translation>
    </message>
    <message>
        <source>Their side’s pile: {content}</source>
        <translation>Stapel der Gegenseite: {content}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>{sweeps} in this round</source>
        <translation>{sweeps} in dieser Runde</translation>
    </message>
    <message>
        <source>{points} declared in this round</source>
        <translation>{points} durch Ansagen in dieser Runde</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>master of the table</source>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>Shows how fairly the cards were dealt</source>
        <translation>Zeigt, wie fair die Karten gegeben wurden</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the disc of the dealer: one letter</comment>
        <translation>G</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>Die Partie wurde einvernehmlich beendet. Niemand hat gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>{name} takes a little longer over this move.</source>
        <translation>{name} braucht für diesen Zug etwas länger.</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>dran</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>Zeit ist um</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>takes longer</source>
        <translation>braucht länger</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>denkt</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>dein Partner</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Wähle zuerst eine Karte aus deiner Hand.</translation>
    </message>
    <message>
        <source>Choose which cards to take.</source>
        <translation>Wähle, welche Karten du nimmst.</translation>
    </message>
    <message>
        <source>You have turned over a card: play that one.</source>
        <translation>Du hast schon eine Karte umgedreht: Spiel die.</translation>
    </message>
    <message>
        <source>No card of your hand can take these cards together.</source>
        <translation>Keine Karte deiner Hand kann diese Karten zusammen nehmen.</translation>
    </message>
    <message>
        <source>First turn over one of your cards.</source>
        <translation>Dreh zuerst eine deiner Karten um.</translation>
    </message>
    <message>
        <source>The game plays for you. Press “Play yourself” above the table first.</source>
        <translation>Das Programm spielt für dich. Drücke zuerst über dem Tisch auf „Selbst spielen“.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>First decide whether to take the opening cards.</source>
        <translation>Entscheide zuerst, ob du die ersten Tischkarten nimmst.</translation>
    </message>
    <message>
        <source>First decide what to do with the card you cut.</source>
        <translation>Entscheide zuerst, was mit der abgehobenen Karte geschieht.</translation>
    </message>
    <message>
        <source>It cannot be combined with the selected cards.</source>
        <translation>Sie passt nicht zu den gewählten Karten.</translation>
    </message>
    <message>
        <source>Call out …</source>
        <translation>Ausmelden …</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Karte umdrehen</translation>
    </message>
    <message>
        <source>{move} ({number} of {all})</source>
        <translation>{move} ({number} von {all})</translation>
    </message>
    <message>
        <source>Next capture, {number} of {all}</source>
        <translation>Nächste Möglichkeit, {number} von {all}</translation>
    </message>
    <message>
        <source>No card of your hand can take this card.</source>
        <translation>Keine Karte deiner Hand kann diese Karte nehmen.</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Draw cards for the seats</source>
        <translation>Plätze durch Karten auslosen</translation>
    </message>
    <message>
        <source>Cut the pack before each deal</source>
        <translation>Vor jedem Geben abheben</translation>
    </message>
    <message>
        <source>What each player stakes; the winners share it, less a part for the bank.</source>
        <translation>Was jeder Spieler setzt. Die Gewinner teilen sich den Pot, abzüglich eines Anteils für die Bank.</translation>
    </message>
    <message>
        <source>When the time for a move has run out, the game plays for you.</source>
        <translation>Ist die Bedenkzeit abgelaufen, spielt das Programm für dich.</translation>
    </message>
    <message>
        <source>Nobody takes the seat of a computer player during the match.</source>
        <translation>Während der Partie übernimmt niemand den Platz eines Computerspielers.</translation>
    </message>
    <message>
        <source>While computer players play alone, those who watch may see their cards.</source>
        <translation>Solange nur Computerspieler spielen, dürfen Zuschauer ihre Karten sehen.</translation>
    </message>
    <message>
        <source>The cards that are drawn for the deal also decide who sits where.</source>
        <translation>Die um das Geben gezogenen Karten bestimmen auch, wer wo sitzt.</translation>
    </message>
    <message>
        <source>A player cuts the shuffled pack before each deal.</source>
        <translation>Vor jedem Geben hebt ein Spieler die gemischten Karten ab.</translation>
    </message>
    <message>
        <source>Changed from the next deal on: {changes}</source>
        <translation>Ab dem nächsten Geben geändert: {changes}</translation>
    </message>
    <message>
        <source>{name} changed the table options: {changes}</source>
        <translation>{name} hat die Tischoptionen geändert: {changes}</translation>
    </message>
    <message>
        <source>Automatic play for you</source>
        <translation>Automatisches Spiel für dich</translation>
    </message>
    <message>
        <source>You play again</source>
        <translation>Du spielst wieder selbst</translation>
    </message>
    <message>
        <source>Automatic play for {name}</source>
        <translation>Automatisches Spiel für {name}</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} spielt wieder selbst</translation>
    </message>
    <message>
        <source>Time ran out for {name}</source>
        <translation>Zeit von {name} abgelaufen</translation>
    </message>
    <message>
        <source>Ended by agreement</source>
        <translation>Einvernehmlich beendet</translation>
    </message>
    <message>
        <source>{name} sits down in place of {player}</source>
        <translation>{name} übernimmt den Platz von {player}</translation>
    </message>
    <message>
        <source>{name} sits in for {player}</source>
        <translation>{name} springt für {player} ein</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} Sekunden</translation>
    </message>
    <message>
        <source>Seat partners by their cards too</source>
        <translation>Auch Partner der Reihe nach setzen</translation>
    </message>
    <message>
        <source>Nobody sits in for a computer player</source>
        <translation>Niemand spielt für einen Computerspieler</translation>
    </message>
    <message>
        <source>Whoever watches sees the cards</source>
        <translation>Wer zuschaut, sieht die Karten</translation>
    </message>
    <message>
        <source>In pairs, the highest card plays with the third. Otherwise the two highest play together.</source>
        <translation>Zu viert in Paaren spielt die höchste Karte mit der dritten. Sonst spielen die beiden höchsten zusammen.</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn</source>
        <translation>{seconds} Sekunden je Zug</translation>
    </message>
    <message>
        <source>The pack is cut: {cards} below</source>
        <translation>Abgehoben: {cards} unten</translation>
    </message>
</context>
<context>
    <name>TableOptionsController</name>
    <message>
        <source>{name} would like to change this: {changes}. Do you agree?</source>
        <translation>{name} möchte das ändern: {changes}. Bist du einverstanden?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Nicht einverstanden</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Gib den Bildschirm an {name} weiter</translation>
    </message>
    <message>
        <source>{name} does not agree, so target and stake stay as they are.</source>
        <translation>{name} ist nicht einverstanden: Ziel und Einsatz bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Tischoptionen</translation>
    </message>
    <message>
        <source>Who is looking?</source>
        <translation>Wer sieht sie sich an?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>You are looking back: these options held at the position shown.</source>
        <translation>Du blickst zurück: Diese Optionen galten in der gezeigten Stellung.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Only a person who plays can change these.</source>
        <translation>Nur wer mitspielt, kann sie ändern.</translation>
    </message>
    <message>
        <source>Only {name} can change these.</source>
        <translation>Nur {name} kann sie ändern.</translation>
    </message>
    <message>
        <source>Changed table options: {names} should look at them</source>
        <translation>Tischoptionen geändert, bitte ansehen: {names}</translation>
    </message>
</context>
<context>
    <name>TableOptionsDialog</name>
    <message>
        <source>Table options</source>
        <translation>Tischoptionen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Changes hold from the next deal on.</source>
        <translation>Änderungen gelten ab dem nächsten Geben.</translation>
    </message>
    <message>
        <source>Target and stake of a competitive match are fixed from its first card on.</source>
        <translation>Ziel und Einsatz eines Wettkampfs stehen von der ersten Karte an fest.</translation>
    </message>
    <message>
        <source>A lower target counts at the end of the next round.</source>
        <translation>Ein niedrigeres Ziel gilt erst am Ende der nächsten Runde.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Move list</source>
        <translation>Zugliste</translation>
    </message>
    <message>
        <source>The moves of the round, beside the table.</source>
        <translation>Die Züge der Runde neben dem Tisch.</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>Zei&amp;gen</translation>
    </message>
    <message>
        <source>With large cards</source>
        <translation>Bei großen Karten</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Whether the moves of the round are listed beside the table.</source>
        <translation>Ob die Züge der Runde neben dem Tisch stehen.</translation>
    </message>
    <message>
        <source>With large cards: the list is hidden when it would make the cards smaller.</source>
        <translation>Bei großen Karten: Die Liste verschwindet, wenn sie die Karten kleiner machen würde.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>One dark colour without texture, thicker outlines, hatching instead of shading.</source>
        <translation>Eine einzige dunkle Farbe ohne Struktur, kräftigere Umrisse, Schraffur statt Schatten.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>The colour and the weave of the table.</source>
        <translation>Die Farbe und das Gewebe des Tisches.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <translation>Schiefergrau</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Pflaume</translation>
    </message>
    <message>
        <source>Tobacco brown</source>
        <translation>Tabakbraun</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, gezeichnet für Scopa Desktop</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Vorschau des Tisches</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Face-down card {number} of {all}</source>
        <translation>Verdeckte Karte {number} von {all}</translation>
    </message>
    <message>
        <source>It counts as {value}.</source>
        <translation>Zählt als {value}.</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, auf dem Tisch</translation>
    </message>
    <message>
        <source>{card}, open in your hand</source>
        <translation>{card}, offen in deiner Hand</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, in deiner Hand</translation>
    </message>
    <message>
        <source>{card}, open in the hand of {name}</source>
        <translation>{card}, offen in der Hand von {name}</translation>
    </message>
    <message>
        <source>{card}, on top of a pile</source>
        <translation>{card}, oben auf einem Stapel</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>TurnTimeController</name>
    <message>
        <source>The time of {name} is up: the game makes this move.</source>
        <translation>Die Zeit von {name} ist um: Diesen Zug macht das Programm.</translation>
    </message>
    <message>
        <source>Your time is up: the game makes this move.</source>
        <translation>Deine Zeit ist um: Diesen Zug macht das Programm.</translation>
    </message>
    <message>
        <source>The time of {name} is up again: the game goes on playing.</source>
        <translation>Die Zeit von {name} ist wieder um: Das Programm spielt weiter.</translation>
    </message>
    <message>
        <source>Your time is up again: the game goes on playing for you.</source>
        <translation>Deine Zeit ist wieder um: Das Programm spielt für dich weiter.</translation>
    </message>
    <message>
        <source>{seconds} seconds left</source>
        <translation>Noch {seconds} Sekunden</translation>
    </message>
    <message>
        <source>The game plays for you, until you play yourself again.</source>
        <translation>Das Programm spielt für dich, bis du wieder selbst spielst.</translation>
    </message>
    <message>
        <source>The game plays for {names}.</source>
        <translation>Das Programm spielt für {names}.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} spielt selbst</translation>
    </message>
    <message>
        <source>The time of {name} is up: the game cuts the pack.</source>
        <translation>Die Zeit von {name} ist um: Das Programm hebt ab.</translation>
    </message>
    <message>
        <source>Your time is up: the game cuts the pack.</source>
        <translation>Deine Zeit ist um: Das Programm hebt ab.</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>VariantList</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>In den Spielen suchen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>My games</source>
        <translation>Meine Spiele</translation>
    </message>
    <message numerus="yes">
        <source>about %n rounds</source>
        <translation>
            <numerusform>etwa %n Runde</numerusform>
            <numerusform>etwa %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds} or {minutes}</source>
        <translation>{rounds} oder {minutes}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>bis {points}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>eigene Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n in threes</source>
        <translation>
            <numerusform>%n zu dritt</numerusform>
            <numerusform>%n zu dritt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in pairs</source>
        <translation>
            <numerusform>%n in Paaren</numerusform>
            <numerusform>%n in Paaren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in pairs</source>
        <translation>
            <numerusform>%n Spieler in Paaren</numerusform>
            <numerusform>%n Spieler in Paaren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <translation>
            <numerusform>{fewest}–%n Spieler</numerusform>
            <numerusform>{fewest}–%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} or %n players</source>
        <translation>
            <numerusform>{some} oder %n Spieler</numerusform>
            <numerusform>{some} oder %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Treffer</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Du schaust zu</translation>
    </message>
    <message>
        <source>You sit in for another player.</source>
        <translation>Du spielst für einen anderen.</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Tempo: {speed}</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>As {name} sees</source>
        <translation>Sicht von {name}</translation>
    </message>
    <message>
        <source>No hand open</source>
        <translation>Keine Hand offen</translation>
    </message>
    <message>
        <source>Cards: {view}</source>
        <translation>Karten: {view}</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>Für {name}</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Look from the next seat</source>
        <translation>Sicht vom nächsten Platz</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Wieder zuschauen</translation>
    </message>
    <message>
        <source>Sit in</source>
        <translation>Einspringen</translation>
    </message>
    <message>
        <source>Sit in for a player</source>
        <translation>Für einen Spieler einspringen</translation>
    </message>
    <message>
        <source>Play on in the seat of a computer player. The match does not count then.</source>
        <translation>Spring für einen Computerspieler ein. Die Partie zählt dann nicht.</translation>
    </message>
</context>
<context>
    <name>WatchControls</name>
    <message>
        <source>You sit in for {name}. This match does not count.</source>
        <translation>Du springst für {name} ein. Diese Partie zählt nicht.</translation>
    </message>
</context>
<context>
    <name>_NoMatch</name>
    <message>
        <source>No game matches “{words}”.</source>
        <translation>Kein Spiel passt zu „{words}“.</translation>
    </message>
    <message>
        <source>Try part of a name, a place such as Genoa or Tunis, a deck, a number of players, or what the cards add up to.</source>
        <translation>Versuch es mit einem Teil des Namens, einem Ort wie Genua oder Tunis, einem Blatt, der Zahl der Spieler oder der Summe der Karten.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
</context>
<context>
    <name>_Reader</name>
    <message>
        <source>The cards cannot be read, because the program has a fault.</source>
        <translation>Die Karten lassen sich wegen eines Programmfehlers nicht lesen.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>is learning, and takes whatever is in sight</source>
        <translation>lernt noch und nimmt, was er sieht</translation>
    </message>
    <message>
        <source>likes to take many cards at once, and does not keep you waiting</source>
        <translation>nimmt gern viele Karten auf einmal und lässt dich nicht warten</translation>
    </message>
    <message>
        <source>overlooks captures, and lays sevens for you to take</source>
        <translation>übersieht, was er nehmen könnte, und legt dir Siebenen hin</translation>
    </message>
    <message>
        <source>loves coins and guards sevens</source>
        <translation>liebt Münzen und hütet ihre Siebenen</translation>
    </message>
    <message>
        <source>rarely lays a coin or a seven with another card in hand</source>
        <translation>legt selten eine Münze oder eine Sieben hin, wenn sie etwas anderes hat</translation>
    </message>
    <message>
        <source>often does not see that the table could be swept</source>
        <translation>sieht oft nicht, dass sie abräumen könnte</translation>
    </message>
    <message>
        <source>goes for every sweep in sight and talks of the last</source>
        <translation>räumt jeden Tisch ab, wenn er es sieht, und schwärmt vom letzten</translation>
    </message>
    <message>
        <source>sees most of the sweeps that can be made</source>
        <translation>sieht meistens, wenn er abräumen kann</translation>
    </message>
    <message>
        <source>forgets what is gone, and gives points away with the last cards</source>
        <translation>vergisst, was schon weg ist, und verschenkt mit den letzten Karten Punkte</translation>
    </message>
    <message>
        <source>reads the last hand as if it lay open</source>
        <translation>liest die letzte Hand, als läge sie offen</translation>
    </message>
    <message>
        <source>leaves fewer sweeps than anybody else</source>
        <translation>lässt andere seltener abräumen als sonst jemand</translation>
    </message>
    <message>
        <source>lets coins and captures go, as long as the table is safe</source>
        <translation>verzichtet auf Münzen und Karten, solange nur der Tisch sicher ist</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>geübt</translation>
    </message>
    <message>
        <source>easygoing</source>
        <translation>gemütlich</translation>
    </message>
    <message>
        <source>counts the cards, but cannot leave a good one lying</source>
        <translation>zählt die Karten, kann aber keine gute liegen lassen</translation>
    </message>
    <message>
        <source>overlooks hardly any sweep, and has an eye for coins</source>
        <translation>sieht fast immer, wenn sie abräumen kann, und hat die Münzen im Blick</translation>
    </message>
    <message>
        <source>takes almost always, even if that leaves you a sweep</source>
        <translation>nimmt fast immer, auch wenn du danach abräumen kannst</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>waits for the right moment and thinks to the end</source>
        <translation>wartet auf seinen Moment und denkt bis zum Schluss</translation>
    </message>
    <message>
        <source>leaves few sweeps, and can do without a capture</source>
        <translation>lässt andere selten abräumen und kann auch einmal nichts nehmen</translation>
    </message>
    <message>
        <source>loses count now and then, and makes a mistake at the end</source>
        <translation>verzählt sich ab und zu und macht am Ende einen Fehler</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>like you</source>
        <translation>wie du</translation>
    </message>
    <message>
        <source>plays as well as you do, and changes with you</source>
        <translation>spielt so gut wie du und verändert sich mit dir</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>mittelstark</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>these rules have no name</source>
        <translation>diese Regeln haben keinen Namen</translation>
    </message>
    <message>
        <source>expected {what}</source>
        <translation>{what} wurde erwartet</translation>
    </message>
    <message>
        <source>there are two sets of rules called {name}</source>
        <translation>zwei Regelsätze heißen {name}</translation>
    </message>
    <message>
        <source>there are more than {most} sets of rules</source>
        <translation>es sind mehr als {most} Regelsätze</translation>
    </message>
    <message>
        <source>there is no level {level}; the levels: {levels}</source>
        <translation>es gibt keine Stufe {level}; die Stufen: {levels}</translation>
    </message>
    <message>
        <source>{text} is not a card: a card is a rank of {ranks} and a suit of {suits}</source>
        <translation>{text} ist keine Karte: eine Karte ist ein Wert aus {ranks} und eine Farbe aus {suits}</translation>
    </message>
    <message>
        <source>{text} names a card twice</source>
        <translation>{text} nennt eine Karte zweimal</translation>
    </message>
    <message>
        <source>there is no game {name}</source>
        <translation>es gibt kein Spiel {name}</translation>
    </message>
    <message>
        <source>Take an equal card or a sum; {knight} is worth 8, {page} 9. The pack is cut for a card to keep or to put on the table. Karta, dinari, barmila and the {settebello} score.</source>
        <translation>Nimm eine gleiche Karte oder eine Summe; {knight} zählt 8, {page} 9. Vor dem Geben wird eine Karte abgehoben und behalten oder auf den Tisch gelegt. Es zählen Karta (Karten), Dinari, Barmila und die {settebello}.</translation>
    </message>
    <message>
        <source>Escoba with combinations: a flor, an escalera, a total of nine, a very small total and three of a rank score as soon as they are shown. The {2B} is worth four points.</source>
        <translation>Escoba mit Kombinationen: Flor (eine Farbe), Escalera (Folge), eine Summe von neun, eine sehr kleine Summe und drei gleiche Karten zählen, sobald sie gezeigt werden. Die {2B} ist vier Punkte wert.</translation>
    </message>
    <message>
        <source>Chorizo with other combinations: nine or less is a báciga, with a pair in it three points. Opening cards of one suit bring the dealer a flor.</source>
        <translation>Chorizo mit anderen Kombinationen: Neun oder weniger ist eine Báciga, mit einem Paar darin drei Punkte. Sind die ersten Tischkarten von einer Farbe, hat der Geber eine Flor.</translation>
    </message>
    <message>
        <source>Take an equal card, a sum, or fifteen; an Ace takes everything. Declare small or equal hands, with the {7C} as the wild matta. All ten {coins} win the match.</source>
        <translation>Nimm eine gleiche Karte, eine Summe oder fünfzehn; ein Ass nimmt alles. Sag kleine oder gleiche Hände an, mit der {7C} als Joker, der Matta. Alle zehn {coins} gewinnen die Partie.</translation>
    </message>
    <message>
        <source>Cirulla with the whole pack dealt at once. Any three cards of the hand may be declared at any turn and must then be played before the others.</source>
        <translation>Cirulla, bei der alle Karten auf einmal gegeben werden. In jedem Zug darfst du drei beliebige Handkarten ansagen; sie müssen dann vor den anderen gespielt werden.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like. Clear the table for an escoba. Cards, {coins}, sevens and the {settebello} score.</source>
        <translation>Nimm, wenn du magst, Tischkarten, die mit deiner Karte fünfzehn ergeben. Wird der Tisch leer, ist das eine Escoba. Es zählen Karten, {coins}, Siebenen und die {settebello}.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card. Clear the table for an escoba. Most cards, most {coins}, the {settebello} and the setenta score a point each.</source>
        <translation>Nimm Tischkarten, die mit deiner Karte fünfzehn ergeben. Wird der Tisch leer, ist das eine Escoba. Je einen Punkt geben die meisten Karten, die meisten {coins}, die {settebello} und die Setenta.</translation>
    </message>
    <message>
        <source>Escoba as it is played in clubs: every tied leader scores, all {coins} or all sevens count double, and a tie at the end is decided by the whole match.</source>
        <translation>Escoba, wie man sie im Club spielt: Bei Gleichstand punkten alle Führenden, alle {coins} oder alle Siebenen zählen doppelt, und ein Gleichstand am Ende entscheidet sich in der ganzen Partie.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen, thirty, forty-five … with your card, if you like. An escopa is worth a point for each fifteen in it. All {coins} are worth three points more.</source>
        <translation>Nimm, wenn du magst, Tischkarten, die mit deiner Karte fünfzehn, dreißig, fünfundvierzig … ergeben. Eine Escopa zählt einen Punkt je fünfzehn darin. Alle {coins} bringen drei Punkte mehr.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like: a motinho. Clear the table for an escova. Cards, {coins} and the sete belo score; all {coins} count double.</source>
        <translation>Nimm, wenn du magst, Tischkarten, die mit deiner Karte fünfzehn ergeben: ein Motinho. Wird der Tisch leer, ist das eine Escova. Es zählen Karten, {coins} und die Sete belo; alle {coins} zählen doppelt.</translation>
    </message>
    <message>
        <source>Take a table card of the same rank, or several that add up to your card. Clear the table for a scopa. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>Nimm eine gleiche Tischkarte oder mehrere, die zusammen deine Karte ergeben. Wird der Tisch leer, ist das eine Scopa. Je einen Punkt geben die meisten Karten, die meisten {coins}, der Settebello und die Primiera.</translation>
    </message>
    <message>
        <source>Scopa as a race: cards, {coins}, settebello, primiera and {sweeps} are counted in this order, and the first to reach eleven wins at once.</source>
        <translation>Scopa als Wettlauf: Karten, {coins}, Settebello, Primiera und {sweeps} werden der Reihe nach gezählt, und wer zuerst elf hat, gewinnt auf der Stelle.</translation>
    </message>
    <message>
        <source>Scopa with a simple primiera: the side with the most sevens gets the point. Everything else is as in Scopa.</source>
        <translation>Scopa mit einer einfachen Primiera: Den Punkt bekommt, wer die meisten Siebenen nimmt. Alles andere ist wie bei Scopa.</translation>
    </message>
    <message>
        <source>Scopa for four in two partnerships: partners sit opposite each other and share one pile and one score.</source>
        <translation>Scopa zu viert in zwei Paaren: Partner sitzen einander gegenüber und teilen sich einen Stapel und eine Wertung.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, though never as a scopa. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>Scopa, bei der ein Ass den ganzen Tisch nimmt, aber nie als Scopa. Liegt ein Ass auf dem Tisch, nimmt es nur dieses und sonst nichts.</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making fifteen with the card you play. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>Scopa, bei der man nur nimmt, was mit der gespielten Karte fünfzehn ergibt. Je einen Punkt geben die meisten Karten, die meisten {coins}, der Settebello und die Primiera.</translation>
    </message>
    <message>
        <source>Two partnerships, nine cards each and four on the table, all dealt at once: remember what was played, and you know what is to come.</source>
        <translation>Zwei Paare, je neun Karten und vier auf dem Tisch, alle auf einmal gegeben: Merk dir, was gespielt wurde, und du weißt, was noch kommt.</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. Nothing is left to chance but the deal; a scopa on the very last card counts.</source>
        <translation>Zwei Paare, je zehn Karten und ein leerer Tisch. Zufall ist nur das Geben; auch eine Scopa mit der allerletzten Karte zählt.</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>{nothing}; did you mean {meant}?</source>
        <translation>{nothing}; war {meant} gemeint?</translation>
    </message>
    <message>
        <source>expected an empty line</source>
        <translation>hier wird eine leere Zeile erwartet</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>chkobbas</source>
        <translation>Chkobbas</translation>
    </message>
    <message>
        <source>Tunisia, Tunis, Sfax, Sousse, North Africa</source>
        <translation>Tunesien, Tunis, Sfax, Sousse, Nordafrika</translation>
    </message>
    <message>
        <source>Uruguay, Montevideo, River Plate</source>
        <translation>Uruguay, Montevideo, Rio de la Plata</translation>
    </message>
    <message>
        <source>Genoa, Liguria, Italy</source>
        <translation>Genua, Ligurien, Italien</translation>
    </message>
    <message>
        <source>Spain, Argentina</source>
        <translation>Spanien, Argentinien</translation>
    </message>
    <message>
        <source>escopa</source>
        <translation>Escopa</translation>
    </message>
    <message>
        <source>escopas</source>
        <translation>Escopas</translation>
    </message>
    <message>
        <source>Brazil</source>
        <translation>Brasilien</translation>
    </message>
    <message>
        <source>escova</source>
        <translation>Escova</translation>
    </message>
    <message>
        <source>escovas</source>
        <translation>Escovas</translation>
    </message>
    <message>
        <source>Escoba in reverse: the fewest points win. A card that makes fifteen has to take, so look for captures without {coins} and sevens.</source>
        <translation>Escoba andersherum: Die wenigsten Punkte gewinnen. Eine Karte, die fünfzehn ergibt, muss nehmen; nimm also am besten ohne {coins} und Siebenen.</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Spanien</translation>
    </message>
    <message>
        <source>scopa</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>scope</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>escoba</source>
        <translation>Escoba</translation>
    </message>
    <message>
        <source>escobas</source>
        <translation>Escobas</translation>
    </message>
    <message>
        <source>Italy, Naples</source>
        <translation>Italien, Neapel</translation>
    </message>
    <message>
        <source>there is no line of a game in it: one begins with {mark}</source>
        <translation>darin ist keine Zeile eines Spiels, die mit {mark} beginnt</translation>
    </message>
    <message>
        <source>the line of the game is not whole: its end is missing</source>
        <translation>die Zeile des Spiels ist nicht vollständig: das Ende fehlt</translation>
    </message>
    <message>
        <source>the line comes from a newer version of Scopa Desktop</source>
        <translation>die Zeile stammt von einer neueren Version von Scopa Desktop</translation>
    </message>
    <message>
        <source>a character of the line is wrong or missing; copy the whole line again</source>
        <translation>ein Zeichen der Zeile ist falsch oder fehlt; kopiere die ganze Zeile noch einmal</translation>
    </message>
    <message>
        <source>Scopa in reverse: the fewest points win. Whoever reaches the target first has lost, and in a tie everybody concerned gets the point.</source>
        <translation>Scopa andersherum: Die wenigsten Punkte gewinnen. Wer zuerst am Ziel ist, hat verloren, und bei Gleichstand bekommen alle Beteiligten den Punkt.</translation>
    </message>
    <message>
        <source>Scopone in which nobody sees a hand, not even their own: turn over any of your ten cards and play it. Only what it takes is up to you.</source>
        <translation>Scopone, bei dem niemand eine Hand sieht, nicht einmal die eigene: Dreh irgendeine deiner zehn Karten um und spiel sie. Du wählst nur, was sie nimmt.</translation>
    </message>
    <message>
        <source>Scopa in which your card takes an equal card from the table, or makes fifteen with table cards: as you like.</source>
        <translation>Scopa, bei der deine Karte eine gleiche vom Tisch nimmt oder mit Tischkarten fünfzehn ergibt: ganz wie du willst.</translation>
    </message>
    <message>
        <source>Scopa for Aces and courts: each of the sixteen is worth a point, and nothing else is. At eight all the {KD} decides.</source>
        <translation>Scopa um Asse und Bilder: Jede der sechzehn Karten zählt einen Punkt, sonst zählt nichts. Bei acht beide entscheidet der {KD}.</translation>
    </message>
    <message>
        <source>spazzino</source>
        <translation>Spazzino</translation>
    </message>
    <message>
        <source>spazzini</source>
        <translation>Spazzini</translation>
    </message>
    <message>
        <source>Northern Italy</source>
        <translation>Norditalien</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>Zeile {line}: {what}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>options are changed between two rounds only</source>
        <translation>Optionen werden nur zwischen zwei Runden geändert</translation>
    </message>
    <message>
        <source>option {option} cannot be changed during a match</source>
        <translation>die Option {option} lässt sich während einer Partie nicht ändern</translation>
    </message>
    <message>
        <source>seat {seat} has no time that can run out here</source>
        <translation>auf Platz {seat} kann hier keine Zeit ablaufen</translation>
    </message>
    <message>
        <source>automatic play of seat {seat} cannot be changed here</source>
        <translation>das automatische Spiel auf Platz {seat} lässt sich hier nicht ändern</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat} already</source>
        <translation>{name} sitzt schon auf Platz {seat}</translation>
    </message>
    <message>
        <source>the pack is not cut here</source>
        <translation>hier wird nicht abgehoben</translation>
    </message>
    <message>
        <source>round {round}, after move {move}: {reason}</source>
        <translation>Runde {round}, nach Zug {move}: {reason}</translation>
    </message>
    <message>
        <source>round {round}: the match or the round before it does not end there</source>
        <translation>Runde {round}: die Partie oder die Runde davor endet dort nicht</translation>
    </message>
    <message>
        <source>round {round}: seat {seat} deals, not {dealer}</source>
        <translation>Runde {round}: Platz {seat} gibt, nicht {dealer}</translation>
    </message>
    <message>
        <source>round {round}, move {move}: the match was ended before</source>
        <translation>Runde {round}, Zug {move}: die Partie war schon beendet</translation>
    </message>
    <message>
        <source>round {round}, move {move}: {reason}</source>
        <translation>Runde {round}, Zug {move}: {reason}</translation>
    </message>
    <message>
        <source>{text} is not a declaration, as in {example}</source>
        <translation>{text} ist keine Ansage wie {example}</translation>
    </message>
    <message>
        <source>{text} does not say what is taken</source>
        <translation>{text} sagt nicht, was genommen wird</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>{card} is not in the hand of the player whose turn it is</source>
        <translation>{card} ist nicht auf der Hand des Spielers, der am Zug ist</translation>
    </message>
    <message>
        <source>the table does not hold {cards}</source>
        <translation>auf dem Tisch liegt nicht: {cards}</translation>
    </message>
    <message>
        <source>{card} can capture {cards}, so it may not be laid down</source>
        <translation>{card} kann {cards} nehmen und darf deshalb nicht abgelegt werden</translation>
    </message>
    <message>
        <source>{by} can capture {cards}, so {card} may not be laid down</source>
        <translation>{by} kann {cards} nehmen, deshalb darf {card} nicht abgelegt werden</translation>
    </message>
    <message>
        <source>{card} takes an equal card first, {cards}, so not {take}</source>
        <translation>{card} nimmt zuerst eine gleiche Karte, {cards}, also nicht {take}</translation>
    </message>
    <message>
        <source>{card} takes only one equal card, not {take}</source>
        <translation>{card} nimmt nur eine gleiche Karte, nicht {take}</translation>
    </message>
    <message>
        <source>{card} takes the whole table, {cards}, not only {take}</source>
        <translation>{card} nimmt den ganzen Tisch, {cards}, nicht nur {take}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}</source>
        <translation>{card} kann {take} nicht nehmen</translation>
    </message>
    <message>
        <source>{card} must take fewer cards than {take}, such as {cards}</source>
        <translation>{card} muss weniger Karten nehmen als {take}, etwa {cards}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a sum may take no more than {limit} table cards</source>
        <translation>{card} kann {take} nicht nehmen: Eine Summe darf höchstens {limit} Tischkarten nehmen</translation>
    </message>
    <message>
        <source>{cards} were dealt to the table: one that was laid down must be among the cards taken</source>
        <translation>{cards} wurden auf dem Tisch aufgedeckt: Unter den genommenen Karten muss eine abgelegte sein</translation>
    </message>
    <message>
        <source>the declared {cards} must be played before {card}</source>
        <translation>die angesagten {cards} müssen vor {card} gespielt werden</translation>
    </message>
    <message>
        <source>the player on turn declares or passes before the first card is played</source>
        <translation>wer am Zug ist, sagt an oder passt, bevor die erste Karte gespielt wird</translation>
    </message>
    <message>
        <source>{move} is not possible now</source>
        <translation>{move} ist jetzt nicht möglich</translation>
    </message>
    <message>
        <source>No Ace takes the whole table.</source>
        <translation>Kein Ass nimmt den ganzen Tisch.</translation>
    </message>
    <message>
        <source>Fewest cards first</source>
        <translation>Wenigste Karten zuerst</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed.</source>
        <translation>Kann eine Karte auf mehrere Arten nehmen, gelten nur die mit den wenigsten Karten.</translation>
    </message>
    <message>
        <source>If a sum takes two cards at most, all sums take equally many cards.</source>
        <translation>Nimmt eine Summe höchstens zwei Karten, nehmen alle Summen gleich viele.</translation>
    </message>
    <message>
        <source>At most two cards</source>
        <translation>Höchstens zwei Karten</translation>
    </message>
    <message>
        <source>A sum may take no more than two table cards.</source>
        <translation>Eine Summe darf höchstens zwei Tischkarten nehmen.</translation>
    </message>
    <message>
        <source>Equal card first</source>
        <translation>Gleiche Karte zuerst</translation>
    </message>
    <message>
        <source>A card of the same rank on the table must be taken before a sum.</source>
        <translation>Eine gleiche Karte auf dem Tisch muss vor einer Summe genommen werden.</translation>
    </message>
    <message>
        <source>Captures are compulsory</source>
        <translation>Nehmen ist Pflicht</translation>
    </message>
    <message>
        <source>A card that can capture may not be laid down.</source>
        <translation>Eine Karte, die nehmen kann, darf nicht abgelegt werden.</translation>
    </message>
    <message>
        <source>Must capture</source>
        <translation>Nehmen muss</translation>
    </message>
    <message>
        <source>Whether only the card you play must capture if it can, or you must capture whenever any card of your hand can.</source>
        <translation>Ob nur die gespielte Karte nehmen muss, wenn sie kann, oder ob du nehmen musst, sobald irgendeine Karte deiner Hand es kann.</translation>
    </message>
    <message>
        <source>The card played</source>
        <translation>Die gespielte Karte</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Die ganze Hand</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so no card has to capture.</source>
        <translation>Nehmen ist keine Pflicht, also muss keine Karte nehmen.</translation>
    </message>
    <message>
        <source>The hands lie face down, so nobody knows which card can capture.</source>
        <translation>Die Karten liegen verdeckt, und niemand weiß, welche nehmen kann.</translation>
    </message>
    <message>
        <source>Fifteen on the table</source>
        <translation>Fünfzehn auf dem Tisch</translation>
    </message>
    <message>
        <source>A card that makes fifteen has to take, so no fifteen is left on the table.</source>
        <translation>Eine Karte, die fünfzehn ergibt, muss nehmen, also bleibt keine Fünfzehn auf dem Tisch.</translation>
    </message>
    <message>
        <source>Asso pigliatutto</source>
        <translation>Asso pigliatutto</translation>
    </message>
    <message>
        <source>An Ace takes the whole table and makes {sweep}, unless there is an Ace on it.</source>
        <translation>Ein Ass nimmt den ganzen Tisch und macht eine {sweep}, wenn dort kein Ass liegt.</translation>
    </message>
    <message>
        <source>The Ace takes itself</source>
        <translation>Das Ass nimmt sich selbst</translation>
    </message>
    <message>
        <source>An Ace played to the empty table goes to your own pile.</source>
        <translation>Ein Ass, auf den leeren Tisch gespielt, kommt auf den eigenen Stapel.</translation>
    </message>
    <message>
        <source>The Ace may decline</source>
        <translation>Das Ass darf verzichten</translation>
    </message>
    <message>
        <source>An Ace that could take everything may be laid down instead.</source>
        <translation>Ein Ass, das alles nehmen könnte, darf auch abgelegt werden.</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so every Ace may be laid down.</source>
        <translation>Nehmen ist keine Pflicht, also darf jedes Ass abgelegt werden.</translation>
    </message>
    <message>
        <source>Fifteen beside an Ace</source>
        <translation>Fünfzehn neben einem Ass</translation>
    </message>
    <message>
        <source>With an Ace on the table an Ace may also make fifteen, not only take that Ace.</source>
        <translation>Liegt ein Ass auf dem Tisch, darf ein Ass auch fünfzehn ergeben, nicht nur jenes Ass nehmen.</translation>
    </message>
    <message>
        <source>“Equal card first” and “Fifteen beside an Ace” cannot be combined: by the first an Ace on the table must be taken, by the second it need not be.</source>
        <translation>„Gleiche Karte zuerst“ und „Fünfzehn neben einem Ass“ schließen sich aus: Nach der ersten Regel muss ein Ass auf dem Tisch genommen werden, nach der zweiten nicht.</translation>
    </message>
    <message>
        <source>Kings on the table</source>
        <translation>Könige auf dem Tisch</translation>
    </message>
    <message>
        <source>How many Kings among the four opening cards make the deal void.</source>
        <translation>Wie viele Könige unter den ersten vier Tischkarten die Verteilung ungültig machen.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Deal again at two</source>
        <translation>Neu geben bei zwei</translation>
    </message>
    <message>
        <source>Deal again at three</source>
        <translation>Neu geben bei drei</translation>
    </message>
    <message>
        <source>Deal again at two Aces</source>
        <translation>Neu geben bei zwei Assen</translation>
    </message>
    <message>
        <source>Two or more Aces among the opening cards make the deal void.</source>
        <translation>Zwei oder mehr Asse unter den ersten Tischkarten machen die Verteilung ungültig.</translation>
    </message>
    <message>
        <source>Who deals again</source>
        <translation>Wer neu gibt</translation>
    </message>
    <message>
        <source>After a void deal the same or the next player deals.</source>
        <translation>Ist die Verteilung ungültig, gibt derselbe oder der nächste Spieler.</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>Der nächste Geber</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>Derselbe Geber</translation>
    </message>
    <message>
        <source>No deal is void, so nobody deals again.</source>
        <translation>Keine Verteilung wird ungültig, also gibt niemand neu.</translation>
    </message>
    <message>
        <source>Fifteen before two Aces</source>
        <translation>Fünfzehn vor zwei Assen</translation>
    </message>
    <message>
        <source>An opening table of 15 or 30 goes to the dealer even if it shows two Aces.</source>
        <translation>Ergeben die ersten Tischkarten 15 oder 30, bekommt sie der Geber, auch mit zwei Assen darunter.</translation>
    </message>
    <message>
        <source>It needs an opening table that adds up, and a deal that two Aces make void.</source>
        <translation>Dazu müssen die ersten Tischkarten eine Summe ergeben und zwei Asse die Verteilung ungültig machen.</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Sie bleiben liegen</translation>
    </message>
    <message>
        <source>15: the dealer takes the cards</source>
        <translation>15: Der Geber nimmt die Karten</translation>
    </message>
    <message>
        <source>15: the cards and a point</source>
        <translation>15: die Karten und ein Punkt</translation>
    </message>
    <message>
        <source>15: a point, 30: two</source>
        <translation>15: ein Punkt, 30: zwei</translation>
    </message>
    <message>
        <source>15: a point, two pairs of 15: two</source>
        <translation>15: ein Punkt, zweimal 15: zwei</translation>
    </message>
    <message>
        <source>Opening table</source>
        <translation>Erste Tischkarten</translation>
    </message>
    <message>
        <source>What the dealer wins when the four cards add up.</source>
        <translation>Was der Geber gewinnt, wenn die Summe der vier Karten stimmt.</translation>
    </message>
    <message>
        <source>The dealer may decline</source>
        <translation>Der Geber darf verzichten</translation>
    </message>
    <message>
        <source>The dealer decides whether to take an opening table that adds up, or to leave it.</source>
        <translation>Wenn die Summe der ersten Tischkarten stimmt, entscheidet der Geber, ob er sie nimmt oder liegen lässt.</translation>
    </message>
    <message>
        <source>The opening table stays, so there is nothing to decline.</source>
        <translation>Die ersten Tischkarten bleiben liegen, also gibt es nichts, worauf der Geber verzichten könnte.</translation>
    </message>
    <message>
        <source>Blind hands</source>
        <translation>Blind spielen</translation>
    </message>
    <message>
        <source>The hands lie face down: you turn over one of your cards, and that is the one you play.</source>
        <translation>Die Karten liegen verdeckt: Du drehst eine deiner Karten um, und die spielst du.</translation>
    </message>
    <message>
        <source>When to declare</source>
        <translation>Wann angesagt wird</translation>
    </message>
    <message>
        <source>Whether everybody declares before the first card of a packet is played, or each player before their own first card.</source>
        <translation>Ob alle ansagen, bevor von den neuen Handkarten die erste gespielt wird, oder jeder vor seiner eigenen ersten Karte.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Vor der ersten Karte</translation>
    </message>
    <message>
        <source>At your own turn</source>
        <translation>Wenn man am Zug ist</translation>
    </message>
    <message>
        <source>Not every deal begins with four cards on the table.</source>
        <translation>Nicht jede Verteilung beginnt mit vier Karten auf dem Tisch.</translation>
    </message>
    <message>
        <source>The wild card decides what the opening table is worth.</source>
        <translation>Der Joker entscheidet, was die ersten Tischkarten wert sind.</translation>
    </message>
    <message>
        <source>Cards make another total than fifteen in this game.</source>
        <translation>In diesem Spiel ergeben die Karten eine andere Summe als fünfzehn.</translation>
    </message>
    <message>
        <source>No combinations of a whole hand are declared.</source>
        <translation>Es werden keine Kombinationen der ganzen Hand angesagt.</translation>
    </message>
    <message>
        <source>Cards are taken only by making a total, so no equal card is taken.</source>
        <translation>Karten werden nur mit einer Summe genommen, also keine gleichen.</translation>
    </message>
    <message>
        <source>Cards are not taken by making exactly fifteen, and nothing else.</source>
        <translation>Karten werden nicht allein mit genau fünfzehn genommen.</translation>
    </message>
    <message>
        <source>An Ace takes either by its value or by fifteens, never by both.</source>
        <translation>Ein Ass nimmt entweder mit seinem Wert oder mit fünfzehn, nie mit beidem.</translation>
    </message>
    <message>
        <source>The Ace takes the whole table in this game already.</source>
        <translation>In diesem Spiel nimmt das Ass schon den ganzen Tisch.</translation>
    </message>
    <message>
        <source>An Ace can take by making a total too, and then it has to.</source>
        <translation>Ein Ass kann auch mit einer Summe nehmen, und dann muss es.</translation>
    </message>
    <message>
        <source>A sweep scores by its fifteens, and what an Ace takes need not make any.</source>
        <translation>Abräumen zählt nach den Fünfzehnern, und was ein Ass nimmt, muss keinen ergeben.</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing in this game.</source>
        <translation>In diesem Spiel bringt es nichts, den Tisch abzuräumen.</translation>
    </message>
    <message>
        <source>There is no primiera in this game.</source>
        <translation>In diesem Spiel gibt es keine Primiera.</translation>
    </message>
    <message>
        <source>There is no setenta in this game.</source>
        <translation>In diesem Spiel gibt es keine Setenta.</translation>
    </message>
    <message>
        <source>A run of {coins} scores in this game already.</source>
        <translation>In diesem Spiel zählt eine Folge von {coins} schon.</translation>
    </message>
    <message>
        <source>Other cards win this match at once.</source>
        <translation>Andere Karten gewinnen diese Partie sofort.</translation>
    </message>
    <message>
        <source>The cards bring no more than one point in this game.</source>
        <translation>In diesem Spiel bringen die Karten höchstens einen Punkt.</translation>
    </message>
    <message>
        <source>No whole set of cards brings two points in this game.</source>
        <translation>In diesem Spiel bringt kein ganzer Satz Karten zwei Punkte.</translation>
    </message>
    <message>
        <source>The points are counted one by one, and the first side at the target wins at once.</source>
        <translation>Die Punkte werden einzeln gezählt, und die erste Seite am Ziel gewinnt sofort.</translation>
    </message>
    <message>
        <source>A tie at the end is decided by the whole match.</source>
        <translation>Ein Gleichstand am Ende wird durch die ganze Partie entschieden.</translation>
    </message>
    <message>
        <source>The fewest points win this game.</source>
        <translation>In diesem Spiel gewinnen die wenigsten Punkte.</translation>
    </message>
    <message>
        <source>Point in a tie</source>
        <translation>Punkt bei Gleichstand</translation>
    </message>
    <message>
        <source>How many cards are worth two points instead of one. Where it is never so, all forty are worth one, as the most cards.</source>
        <translation>Wie viele Karten zwei Punkte statt eines bringen. Ist das nie so, bringen alle vierzig einen Punkt, wie die meisten Karten.</translation>
    </message>
    <message>
        <source>By these captures the last card never clears the table.</source>
        <translation>So nimmt die letzte Karte nie alles vom Tisch: die Regeln fürs Nehmen erlauben es nicht.</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>Gespielt bis</translation>
    </message>
    <message>
        <source>The points with which a side decides the match at the end of a round. To 1, a single round is played, unless it is a tie.</source>
        <translation>Mit so vielen Punkten entscheidet sich die Partie am Ende einer Runde. Bis 1 wird eine einzige Runde gespielt, außer bei Gleichstand.</translation>
    </message>
    <message>
        <source>Lead by two</source>
        <translation>Zwei Punkte Vorsprung</translation>
    </message>
    <message>
        <source>The winner must be two points ahead; otherwise another round is played.</source>
        <translation>Der Sieger muss zwei Punkte voraus sein; sonst folgt noch eine Runde.</translation>
    </message>
    <message>
        <source>Players may call out</source>
        <translation>Ausmelden erlaubt</translation>
    </message>
    <message>
        <source>Nobody can call out where the winner must be two points ahead.</source>
        <translation>Wo zwei Punkte Vorsprung nötig sind, kann sich niemand ausmelden.</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>How the point for the primiera is decided.</source>
        <translation>Wonach sich der Punkt für die Primiera entscheidet.</translation>
    </message>
    <message>
        <source>Classic values</source>
        <translation>Klassische Werte</translation>
    </message>
    <message>
        <source>Most sevens</source>
        <translation>Meiste Siebenen</translation>
    </message>
    <message>
        <source>Three sevens</source>
        <translation>Drei Siebenen</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Karte für Karte</translation>
    </message>
    <message>
        <source>Primiera needs four suits</source>
        <translation>Primiera braucht vier Farben</translation>
    </message>
    <message>
        <source>A side that lacks a suit cannot win the primiera. When off, the missing suit counts nothing.</source>
        <translation>Wem eine Farbe fehlt, der kann die Primiera nicht gewinnen. Ist das aus, zählt die fehlende Farbe einfach nichts.</translation>
    </message>
    <message>
        <source>Only the classic primiera can do without a suit.</source>
        <translation>Nur die klassische Primiera kommt ohne eine Farbe aus.</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>The {KD} is worth a point, like the settebello.</source>
        <translation>{KD}: einen Punkt wert, wie der Settebello.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>{ace}, 2 and 3 of {coins} are worth 3 points, and each further card of the suit in a row one more; all ten win the match.</source>
        <translation>{ace}, 2 und 3 ({coins}) sind 3 Punkte wert, jede weitere Karte der Farbe in Folge noch einen; alle zehn gewinnen die Partie.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Zählt nicht</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Up to 6 points</source>
        <translation>Bis 6 Punkte</translation>
    </message>
    <message>
        <source>Up to 9 points</source>
        <translation>Bis 9 Punkte</translation>
    </message>
    <message>
        <source>Two points for cards</source>
        <translation>Zwei Punkte für Karten</translation>
    </message>
    <message>
        <source>All forty cards</source>
        <translation>Alle vierzig Karten</translation>
    </message>
    <message>
        <source>From thirty cards</source>
        <translation>Ab dreißig Karten</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>All of a kind</source>
        <translation>Alle von einer Sorte</translation>
    </message>
    <message>
        <source>Whether the 2 points for all {coins} or all sevens stand in place of the point for most of them, or are added to it.</source>
        <translation>Ob die 2 Punkte für alle {coins} oder alle Siebenen an die Stelle des Punktes für die meisten treten oder dazukommen.</translation>
    </message>
    <message>
        <source>2 points in all</source>
        <translation>2 Punkte insgesamt</translation>
    </message>
    <message>
        <source>2 points and the point</source>
        <translation>2 Punkte und der Punkt für die meisten</translation>
    </message>
    <message>
        <source>The last card can make {sweep}</source>
        <translation>Letzte Karte kann {sweep} machen</translation>
    </message>
    <message>
        <source>Clearing the table with the round&apos;s last card makes {sweep}.</source>
        <translation>Auch wer den Tisch mit der letzten Karte der Runde leert, macht eine {sweep}.</translation>
    </message>
    <message>
        <source>The Ace makes {sweep}</source>
        <translation>Das Ass macht {sweep}</translation>
    </message>
    <message>
        <source>An Ace that takes the whole table makes {sweep}.</source>
        <translation>Ein Ass, das den ganzen Tisch nimmt, macht eine {sweep}.</translation>
    </message>
    <message>
        <source>a player&apos;s name has 1 to {most} printable characters</source>
        <translation>der Name eines Spielers hat 1 bis {most} druckbare Zeichen</translation>
    </message>
    <message>
        <source>{text} is not a level</source>
        <translation>{text} ist keine Stufe</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>sie ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>these options need a record of version {version}</source>
        <translation>diese Optionen brauchen eine Aufzeichnung der Version {version}</translation>
    </message>
    <message>
        <source>a record begins with {line}</source>
        <translation>eine Aufzeichnung beginnt mit {line}</translation>
    </message>
    <message>
        <source>{game} is not played by {players}</source>
        <translation>{game} wird nicht so gespielt: {players}</translation>
    </message>
    <message>
        <source>the record ends in the middle of this line</source>
        <translation>die Aufzeichnung endet mitten in dieser Zeile</translation>
    </message>
    <message>
        <source>a pack has {size} cards, not {count}</source>
        <translation>ein Blatt hat {size} Karten, nicht {count}</translation>
    </message>
    <message>
        <source>expected move {number}, as in {example}</source>
        <translation>Zug {number} wurde erwartet, wie in {example}</translation>
    </message>
    <message>
        <source>a seat is a name, a comma and a level</source>
        <translation>ein Platz ist ein Name, ein Komma und eine Stufe</translation>
    </message>
    <message>
        <source>A capture of one suit scores a point for each of its cards, and taking the card just laid with its like scores one. Courts take only their like, and {swords} score.</source>
        <translation>Eine Aufnahme von einer einzigen Farbe bringt für jede ihrer Karten einen Punkt; einen bringt es, die gerade abgelegte Karte mit der gleichen zu nehmen. Bilder nehmen nur ihresgleichen, und Karten in {swords} zählen.</translation>
    </message>
    <message>
        <source>Before playing, you may take table cards that make fifteen by themselves, if a player has laid down one of them.</source>
        <translation>Vor dem Spielen darfst du Tischkarten nehmen, die allein schon fünfzehn ergeben, wenn ein Spieler eine davon abgelegt hat.</translation>
    </message>
    <message>
        <source>Combinations are declared, and for that you look at your hand.</source>
        <translation>Kombinationen werden angesagt, und dafür sieht man sich die Hand an.</translation>
    </message>
    <message>
        <source>Who cuts the pack looks at a card of their hand.</source>
        <translation>Wer abhebt, sieht sich eine Karte der eigenen Hand an.</translation>
    </message>
    <message>
        <source>Certain captures score in this game already.</source>
        <translation>In diesem Spiel bringen bestimmte Aufnahmen schon Punkte.</translation>
    </message>
    <message>
        <source>Combinations are declared in this game, and their points would not be told apart.</source>
        <translation>In diesem Spiel werden Kombinationen angesagt, und ihre Punkte wären nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>Bàgher</source>
        <translation>Bàgher</translation>
    </message>
    <message>
        <source>A capture of one suit, the played card included, is worth a point for each of its cards; the round&apos;s last card makes none.</source>
        <translation>Eine Aufnahme von einer einzigen Farbe, die gespielte Karte eingeschlossen, ist für jede ihrer Karten einen Punkt wert; die letzte Karte der Runde macht keinen.</translation>
    </message>
    <message>
        <source>Before playing a card, the player on turn may say that their side has the points that win, and more than any other. If that is right it wins at once; if not, it loses the match.</source>
        <translation>Bevor er eine Karte spielt, darf der Spieler am Zug sagen, dass seine Seite die Punkte zum Sieg hat, und mehr als jede andere. Stimmt es, gewinnt sie sofort; sonst verliert sie die Partie.</translation>
    </message>
    <message>
        <source>a deal has a number from 0 to {most}</source>
        <translation>die Nummer der Verteilung geht von 0 bis {most}</translation>
    </message>
    <message>
        <source>expected {first} to {last}</source>
        <translation>{first} bis {last} wurde erwartet</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 Spieler</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 Spieler</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 Spieler</translation>
    </message>
    <message>
        <source>4 players in pairs</source>
        <translation>4 Spieler in Paaren</translation>
    </message>
    <message>
        <source>5 players</source>
        <translation>5 Spieler</translation>
    </message>
    <message>
        <source>6 players</source>
        <translation>6 Spieler</translation>
    </message>
    <message>
        <source>6 players in pairs</source>
        <translation>6 Spieler in Paaren</translation>
    </message>
    <message>
        <source>6 players in threes</source>
        <translation>6 Spieler, drei gegen drei</translation>
    </message>
    <message>
        <source>{text} is not a seating: use {allowed}</source>
        <translation>{text} ist keine Sitzordnung: möglich sind {allowed}</translation>
    </message>
    <message>
        <source>expected a move or an event, not {line}</source>
        <translation>erwartet wird ein Zug oder ein Ereignis, nicht {line}</translation>
    </message>
    <message>
        <source>automatic play is on or off</source>
        <translation>automatisches Spiel ist on oder off</translation>
    </message>
    <message>
        <source>a pack is cut after {least} to {most} cards</source>
        <translation>abgehoben wird nach {least} bis {most} Karten</translation>
    </message>
    <message>
        <source>a seat is a number from 1 to {most}</source>
        <translation>ein Platz ist eine Zahl von 1 bis {most}</translation>
    </message>
    <message>
        <source>a stake is a number of chips from 0 to {most}</source>
        <translation>ein Einsatz geht von 0 bis {most} Chips</translation>
    </message>
    <message>
        <source>chips are staked in competitive matches only</source>
        <translation>Chips werden nur in Wettkampfpartien gesetzt</translation>
    </message>
    <message>
        <source>the time for a move is 0 for no limit, or {least} to {most} seconds</source>
        <translation>die Bedenkzeit ist 0 (unbegrenzt) oder {least} bis {most} Sekunden</translation>
    </message>
    <message>
        <source>a table has no option {name}</source>
        <translation>ein Tisch hat keine Option {name}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
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
        <translation>Fünfzehn</translation>
    </message>
    <message>
        <source>Cirulla and Chkobba</source>
        <translation>Cirulla und Chkobba</translation>
    </message>
    <message>
        <source>Chorizo and Báciga</source>
        <translation>Chorizo und Báciga</translation>
    </message>
    <message>
        <source>the name of a set of rules has 1 to {most} printable characters and no space at either end</source>
        <translation>der Name eines Regelsatzes hat 1 bis {most} druckbare Zeichen und keine Leerzeichen an den Enden</translation>
    </message>
    <message>
        <source>option {option} cannot be {value}: use {allowed}</source>
        <translation>die Option {option} kann nicht {value} sein: möglich ist {allowed}</translation>
    </message>
    <message>
        <source>the sentence has at most {most} printable characters and no space at either end</source>
        <translation>der Satz hat höchstens {most} druckbare Zeichen und kein Leerzeichen am Anfang oder Ende</translation>
    </message>
    <message>
        <source>there is no emblem {name}</source>
        <translation>es gibt kein Emblem {name}</translation>
    </message>
    <message>
        <source>{name} is no deck</source>
        <translation>{name} ist kein Blatt</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{game} has no option {name}</source>
        <translation>{game} hat keine Option {name}</translation>
    </message>
    <message>
        <source>option {option} is set twice</source>
        <translation>die Option {option} ist zweimal gesetzt</translation>
    </message>
    <message>
        <source>seat {seat} passes from a person to a computer player or back only</source>
        <translation>Platz {seat} geht nur von einer Person an einen Computerspieler über oder zurück</translation>
    </message>
    <message>
        <source>nobody sits in for a computer player at a private table or in a competitive match</source>
        <translation>an einem privaten Tisch oder in einer Wettkampfpartie springt niemand für einen Computerspieler ein</translation>
    </message>
    <message>
        <source>no person is at the table who could agree to end the match</source>
        <translation>am Tisch sitzt keine Person, die dem Ende der Partie zustimmen könnte</translation>
    </message>
    <message>
        <source>before the first deal: {reason}</source>
        <translation>vor dem ersten Geben: {reason}</translation>
    </message>
    <message>
        <source>version {version} of records is not known; versions 1 to {last} are</source>
        <translation>Version {version} von Aufzeichnungen ist nicht bekannt, nur die Versionen 1 bis {last}</translation>
    </message>
    <message>
        <source>Where the whole hand must capture, an Ace that can take everything must too.</source>
        <translation>Wo die ganze Hand nehmen muss, muss es auch ein Ass, das alles nehmen kann.</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>Was angesagt wird</translation>
    </message>
    <message>
        <source>Whether a declaration counts every combination of the cards, or only those that the player names.</source>
        <translation>Ob bei einer Ansage alle Kombinationen der Karten zählen oder nur die, die der Spieler nennt.</translation>
    </message>
    <message>
        <source>Every combination</source>
        <translation>Alle Kombinationen</translation>
    </message>
    <message>
        <source>Those you name</source>
        <translation>Nur die genannten</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>All who tie</source>
        <translation>Alle, die gleichauf sind</translation>
    </message>
    <message>
        <source>The next best, if they have any</source>
        <translation>Der Nächste, falls er etwas hat</translation>
    </message>
    <message>
        <source>Who gets the point where the best sides are equal.</source>
        <translation>Wer den Punkt bekommt, wenn die Besten gleichauf sind.</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed: of all, or only where its value is taken, while a fifteen is free.</source>
        <translation>Kann eine Karte auf mehrere Arten nehmen, gelten nur die mit den wenigsten Karten: immer, oder nur wenn ihr eigener Wert genommen wird; fünfzehn ist dann frei.</translation>
    </message>
    <message>
        <source>Except for fifteen</source>
        <translation>Außer bei fünfzehn</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>The next best, even with nothing</source>
        <translation>Der Nächste, auch wenn er nichts hat</translation>
    </message>
    <message>
        <source>Sum, as for a primiera</source>
        <translation>Summe, wie bei der Primiera</translation>
    </message>
    <message>
        <source>Sum of face values</source>
        <translation>Summe der Kartenwerte</translation>
    </message>
    <message>
        <source>Sevens, sixes, Aces, fives</source>
        <translation>Siebenen, Sechsen, Asse, Fünfen</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>Setenta</translation>
    </message>
    <message>
        <source>How the point for the setenta is decided.</source>
        <translation>Wonach sich der Punkt für die Setenta entscheidet.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, and that is a scopa like any other. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>Scopa, bei der ein Ass den ganzen Tisch nimmt, und das ist eine Scopa wie jede andere. Liegt ein Ass auf dem Tisch, nimmt es nur dieses.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italien</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. An Ace takes everything, or itself from an empty table, but never as a scopa; runs of {coins} score as a napola.</source>
        <translation>Zwei Paare, zehn Karten für jeden und ein leerer Tisch. Ein Ass nimmt alles, oder vom leeren Tisch sich selbst, doch nie als Scopa; Reihen von {coins} zählen als Napola.</translation>
    </message>
    <message>
        <source>Milan, Lombardy, Italy</source>
        <translation>Mailand, Lombardei, Italien</translation>
    </message>
    <message>
        <source>Scopone in which the {AD} is worth a point more, the {2D} two and the {3D} three. The side that has all three of them wins the match at once.</source>
        <translation>Scopone, bei dem {AD} einen Punkt mehr wert ist, {2D} zwei und {3D} drei. Wer alle drei Karten hat, gewinnt die Partie sofort.</translation>
    </message>
    <message>
        <source>Trento, Trentino, Italy</source>
        <translation>Trient, Trentino, Italien</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making eleven with the card you play: a King needs an Ace, and an Ace a King.</source>
        <translation>Scopa, bei der nur genommen wird, was mit der gespielten Karte elf ergibt: Ein König braucht ein Ass, ein Ass einen König.</translation>
    </message>
    <message>
        <source>The first Ace takes only Aces</source>
        <translation>Das erste Ass nimmt nur Asse</translation>
    </message>
    <message>
        <source>If the first card of a round is an Ace, it does not take the whole table.</source>
        <translation>Ist die erste Karte einer Runde ein Ass, nimmt es nicht den ganzen Tisch.</translation>
    </message>
    <message>
        <source>Brescia, Lombardy, Italy</source>
        <translation>Brescia, Lombardei, Italien</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a court goes only with the same court</source>
        <translation>{card} kann {take} nicht nehmen: ein Bild passt nur zum gleichen Bild</translation>
    </message>
    <message>
        <source>The courts have no number in this game.</source>
        <translation>Die Bilder haben in diesem Spiel keine Zahl.</translation>
    </message>
    <message>
        <source>Who tie for the most cards share the points in this game.</source>
        <translation>Bei gleich vielen Karten werden die Punkte in diesem Spiel geteilt.</translation>
    </message>
    <message>
        <source>Two partnerships and fifty-two cards, twelve in each hand. Nobody has to capture, and a court takes only its like. {swords} score, and so does a capture of one suit, of three cards or of the card just laid.</source>
        <translation>Zwei Paare und zweiundfünfzig Karten, zwölf in jeder Hand. Niemand muss nehmen, und ein Bild nimmt nur seinesgleichen. {swords} bringen Punkte, ebenso eine Aufnahme in einer Farbe, von drei Karten oder der gerade abgelegten Karte.</translation>
    </message>
    <message>
        <source>{card} is not in the pack of this game</source>
        <translation>{card} gehört nicht zum Blatt dieses Spiels</translation>
    </message>
    <message>
        <source>Only equal cards are taken, one from the table or somebody&apos;s whole pile by the card on top of it. Whoever has the most cards at the end wins.</source>
        <translation>Genommen werden nur gleiche Karten: eine vom Tisch oder jemandes ganzer Stapel nach der Karte obenauf. Wer am Ende die meisten Karten hat, gewinnt.</translation>
    </message>
    <message>
        <source>{card} takes an equal card and makes no sums, so not {take}</source>
        <translation>{card} nimmt eine gleiche Karte und bildet keine Summen, also nicht {take}</translation>
    </message>
    <message>
        <source>{card} takes one pile and nothing else, so not {take}</source>
        <translation>{card} nimmt einen Stapel und sonst nichts, also nicht {take}</translation>
    </message>
    <message>
        <source>{card} can take {cards} from the table, so no pile</source>
        <translation>{card} kann {cards} vom Tisch nehmen, also keinen Stapel</translation>
    </message>
    <message>
        <source>{card} is not equal to {take} on top of the pile</source>
        <translation>{card} ist nicht gleich {take} oben auf dem Stapel</translation>
    </message>
    <message>
        <source>An Ace takes the whole table, unless there is an Ace on it, or any pile.</source>
        <translation>Ein Ass nimmt den ganzen Tisch, wenn dort kein Ass liegt, oder einen beliebigen Stapel.</translation>
    </message>
    <message>
        <source>By choice</source>
        <translation>Nach Wahl</translation>
    </message>
    <message>
        <source>If it takes no table card</source>
        <translation>Wenn sie nichts vom Tisch nimmt</translation>
    </message>
    <message>
        <source>Taking piles</source>
        <translation>Stapel nehmen</translation>
    </message>
    <message>
        <source>A card equal to the one on top of somebody&apos;s pile takes that whole pile.</source>
        <translation>Eine Karte, die der obersten auf jemandes Stapel gleicht, nimmt den ganzen Stapel.</translation>
    </message>
    <message>
        <source>Only equal cards are taken, never several table cards.</source>
        <translation>Genommen werden nur gleiche Karten, nie mehrere vom Tisch.</translation>
    </message>
    <message>
        <source>Nobody can call out where piles can be taken: no card is won for good.</source>
        <translation>Niemand kann sich ausmelden, wo Stapel genommen werden: Keine Karte ist sicher.</translation>
    </message>
</context>
</TS>
