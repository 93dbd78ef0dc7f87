<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer.</source>
        <translation>Rien de ce que vous jouez ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Scopa and its family of card games, played offline against computer opponents.</source>
        <translation>La Scopa et les jeux de sa famille, hors ligne, contre des adversaires joués par l’ordinateur.</translation>
    </message>
    <message>
        <source>Version {version}, with Python {python} and Qt {qt}.</source>
        <translation>Version {version}, avec Python {python} et Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it, share it.</source>
        <translation>Logiciel libre sous licence MIT&#xa0;: utilisez-le, modifiez-le, partagez-le.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
</context>
<context>
    <name>AccessibilityPage</name>
    <message>
        <source>When on, cards fade in and out instead of moving across the table.</source>
        <translation>Si cette option est activée, les cartes apparaissent et disparaissent en fondu au lieu de traverser la table.</translation>
    </message>
    <message>
        <source>R&amp;educed motion</source>
        <translation>&amp;Mouvement réduit</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Buttons, piles and the move list change sides, so your hand hides no cards.</source>
        <translation>Boutons, tas et liste des coups changent de côté : la main ne cache plus les cartes.</translation>
    </message>
    <message>
        <source>Cards are half as large again and overlap; everything else is smaller.</source>
        <translation>Les cartes sont une fois et demie plus grandes et se chevauchent ; le reste est plus petit.</translation>
    </message>
    <message>
        <source>Letters on one half of the keyboard play the whole match. Ctrl+F1 lists them.</source>
        <translation>Les lettres d’une moitié du clavier suffisent pour toute la partie. Ctrl+F1 en donne la liste.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Table pour gauchers</translation>
    </message>
    <message>
        <source>Large cards</source>
        <translation>Grandes cartes</translation>
    </message>
    <message>
        <source>Signs for the suits</source>
        <translation>Signes pour les couleurs</translation>
    </message>
    <message>
        <source>Each card shows its value and a sign in its corner: another colour and shape for each suit. On French cards, diamonds become blue and clubs green.</source>
        <translation>Chaque carte montre dans son coin sa valeur et un signe, de teinte et de forme différentes pour chaque couleur. Sur les cartes françaises, les carreaux deviennent bleus et les trèfles verts.</translation>
    </message>
    <message>
        <source>Keys for one hand</source>
        <translation>Touches pour une main</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Main gauche</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Main droite</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>The size of all texts, including those on the table.</source>
        <translation>La taille de tous les textes, y compris sur la table.</translation>
    </message>
    <message>
        <source>L&amp;ight or dark</source>
        <translation>C&amp;lair ou sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>The colours of windows like this one. The table has its own.</source>
        <translation>Les couleurs des fenêtres comme celle-ci. La table a les siennes.</translation>
    </message>
    <message>
        <source>A dark cloth without texture, black and white windows, thicker outlines, hatching instead of shading. It is on by itself when the system asks for high contrast.</source>
        <translation>Un tapis sombre sans texture, des fenêtres en noir et blanc, des contours plus épais, des hachures au lieu d’ombres. S’active de lui-même quand le système demande un contraste élevé.</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>C&amp;ontraste élevé</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{declared}, matta as {value}</source>
        <translation>{declared}, matta valant {value}</translation>
    </message>
    <message>
        <source>You cut this card.</source>
        <translation>Vous avez coupé sur cette carte.</translation>
    </message>
    <message>
        <source>You can declare {cards}.</source>
        <translation>Vous pouvez annoncer&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You can declare before you play.</source>
        <translation>Vous pouvez annoncer avant de jouer.</translation>
    </message>
    <message>
        <source>You can take cards from the table before you play.</source>
        <translation>Vous pouvez prendre des cartes sur la table avant de jouer.</translation>
    </message>
    <message>
        <source>Keep it as your first card</source>
        <translation>La garder en main</translation>
    </message>
    <message>
        <source>Look back, watch: play or pause</source>
        <translation>Revoir, regarder&#xa0;: dérouler ou pause</translation>
    </message>
    <message>
        <source>Put it on the table</source>
        <translation>La poser sur la table</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Recommencer la donne</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation>&amp;Feuille de marque…</translation>
    </message>
    <message>
        <source>About this &amp;deal…</source>
        <translation>À propos de cette &amp;donne…</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>&amp;Enregistrer la partie sous…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Next possible capture</source>
        <translation>Prise &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>&amp;Passer l’animation</translation>
    </message>
    <message>
        <source>Look &amp;back one move</source>
        <translation>Coup précé&amp;dent</translation>
    </message>
    <message>
        <source>Look &amp;forward one move</source>
        <translation>Coup suiva&amp;nt</translation>
    </message>
    <message>
        <source>&amp;Play the moves</source>
        <translation>Dérou&amp;ler les coups</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Table &amp;options…</source>
        <translation>&amp;Options de la table…</translation>
    </message>
    <message>
        <source>&amp;Automatic play</source>
        <translation>Jeu auto&amp;matique</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Quitter la table</translation>
    </message>
    <message>
        <source>&amp;End by agreement…</source>
        <translation>Terminer à l’a&amp;miable…</translation>
    </message>
    <message>
        <source>&amp;Watch a match…</source>
        <translation>&amp;Regarder une partie…</translation>
    </message>
    <message>
        <source>&amp;Sit in…</source>
        <translation>Prendre une p&amp;lace…</translation>
    </message>
    <message>
        <source>Watch a&amp;gain</source>
        <translation>Regarder à &amp;nouveau</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>Coup s&amp;uivant</translation>
    </message>
    <message>
        <source>Look &amp;from the next seat</source>
        <translation>&amp;Voir depuis la place suivante</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>App&amp;rendre</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Problèmes…</translation>
    </message>
    <message>
        <source>&amp;Daily deal…</source>
        <translation>La donne du &amp;jour…</translation>
    </message>
    <message>
        <source>&amp;Review the match…</source>
        <translation>&amp;Analyser la partie…</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Entraîneur</translation>
    </message>
    <message>
        <source>Cards &amp;out and gone</source>
        <translation>&amp;Cartes passées et à venir</translation>
    </message>
    <message>
        <source>Odd&amp;s</source>
        <translation>C&amp;hances</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>&amp;Parties…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>&amp;Leaderboard…</source>
        <translation>&amp;Classement…</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>&amp;Équité…</translation>
    </message>
    <message>
        <source>&amp;Chips and experience…</source>
        <translation>&amp;Jetons et expérience…</translation>
    </message>
    <message>
        <source>&amp;Profile and badges…</source>
        <translation>Profil et &amp;badges…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Move list</source>
        <translation>&amp;Liste des coups</translation>
    </message>
    <message>
        <source>Last &amp;capture…</source>
        <translation>Dernière pr&amp;ise…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>À &amp;propos de Scopa Desktop</translation>
    </message>
    <message>
        <source>While watching</source>
        <translation>Quand vous regardez</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Immédiate</translation>
    </message>
    <message>
        <source>&amp;Game speed</source>
        <translation>&amp;Vitesse du jeu</translation>
    </message>
    <message>
        <source>With the left hand alone</source>
        <translation>De la main gauche seule</translation>
    </message>
    <message>
        <source>With the right hand alone</source>
        <translation>De la main droite seule</translation>
    </message>
    <message>
        <source>Move between the cards</source>
        <translation>Parcourir les cartes</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Select a card, play it</source>
        <translation>Choisir une carte, la jouer</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>Select the first, second … card</source>
        <translation>Choisir la 1re, la 2e … carte</translation>
    </message>
    <message>
        <source>1, 2 … 9, 0</source>
        <translation>1, 2 … 9, 0</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Poser la carte choisie</translation>
    </message>
    <message>
        <source>Delete or Backspace</source>
        <translation>Suppr ou Retour arrière</translation>
    </message>
    <message>
        <source>Next or previous possible capture</source>
        <translation>Prise suivante ou précédente</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab, wheel</source>
        <translation>Tab, Maj+Tab, molette</translation>
    </message>
    <message>
        <source>Read out table, hand, piles, score, last moves</source>
        <translation>Lire la table, la main, les tas, le score, les derniers coups</translation>
    </message>
    <message>
        <source>Shift+T, H, P, S, L</source>
        <translation>Maj+T, H, P, S, L</translation>
    </message>
    <message>
        <source>Deselect the card</source>
        <translation>Annuler le choix</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Look back: one move, one round, all</source>
        <translation>Revoir&#xa0;: un coup, une manche, tout</translation>
    </message>
    <message>
        <source>Arrow keys, Page keys, Home, End</source>
        <translation>Flèches, Page, Début, Fin</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Passer l’animation</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Call out? Your side needs {points} that nobody can take away, and more than any other side. If it has fewer, you lose the match.</source>
        <translation>Annoncer la victoire ? Il faut à votre équipe {points} que personne ne puisse lui prendre, et plus qu’à toute autre. Si elle en a moins, vous perdez la partie.</translation>
    </message>
    <message>
        <source>Call out? You need {points} that nobody can take away, and more than anybody else. If you have fewer, you lose the match.</source>
        <translation>Annoncer la victoire ? Il vous faut {points} que personne ne puisse vous prendre, et plus qu’à tous les autres. Si vous en avez moins, vous perdez la partie.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Les prendre</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Les laisser</translation>
    </message>
    <message>
        <source>Cut the pack before the deal.</source>
        <translation>Coupez le paquet avant la donne.</translation>
    </message>
    <message>
        <source>{name} cuts the pack before the deal.</source>
        <translation>{name} coupe le paquet avant la donne.</translation>
    </message>
    <message>
        <source>You may take the opening cards.</source>
        <translation>Vous pouvez prendre les cartes de départ.</translation>
    </message>
    <message>
        <source>Select cards that make {total}, or take one of these:</source>
        <translation>Choisissez des cartes qui font {total}, ou prenez l’un de ces groupes&#xa0;:</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Ne rien annoncer</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Annoncer la victoire</translation>
    </message>
    <message>
        <source>S, Space, Enter, Esc or a click</source>
        <translation>S, Espace, Entrée, Échap, clic</translation>
    </message>
</context>
<context>
    <name>AgreementController</name>
    <message>
        <source>{name} wants to play on, so the match goes on.</source>
        <translation>{name} veut continuer&#xa0;: la partie se poursuit.</translation>
    </message>
    <message>
        <source>{name} has good chances and wants to play on.</source>
        <translation>{name} a de bonnes chances et veut continuer.</translation>
    </message>
    <message>
        <source>Agreed with {names}: nobody has won or lost the match.</source>
        <translation>D’accord avec {names}&#xa0;: personne n’a gagné ni perdu la partie.</translation>
    </message>
    <message>
        <source>Nobody wins or loses, and nothing is counted.</source>
        <translation>Personne ne gagne ni ne perd, et rien n’est compté.</translation>
    </message>
    <message>
        <source>The computer players agree if their own chances are not better than even.</source>
        <translation>Les joueurs de l’ordinateur acceptent s’ils ne sont pas favoris.</translation>
    </message>
    <message>
        <source>All stakes go back.</source>
        <translation>Toutes les mises sont rendues.</translation>
    </message>
    <message>
        <source>End by agreement</source>
        <translation>Terminer à l’amiable</translation>
    </message>
    <message>
        <source>{name} would like to end the match by agreement.</source>
        <translation>{name} souhaite terminer la partie à l’amiable.</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passez l’écran à {name}</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, êtes-vous d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Scopa Desktop is open</source>
        <translation>Scopa Desktop est déjà ouvert</translation>
    </message>
    <message>
        <source>Another Scopa Desktop is using the current match and does not answer; it has locked “{path}”. You can play, but your match will not be saved.</source>
        <translation>Un autre Scopa Desktop utilise la partie en cours et ne répond pas&#x202f;; il a verrouillé «&#x202f;{path}&#x202f;». Vous pouvez jouer, mais votre partie ne sera pas enregistrée.</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Jouer sans enregistrer</translation>
    </message>
    <message>
        <source>Another Scopa Desktop has locked “{path}”.</source>
        <translation>Un autre Scopa Desktop a verrouillé «&#x202f;{path}&#x202f;».</translation>
    </message>
    <message>
        <source>{reason} Your match is not saved while you play. Use “Save the match as” to keep it.</source>
        <translation>{reason} Votre partie n’est pas enregistrée pendant que vous jouez. Pour la garder, utilisez «&#x202f;Enregistrer la partie sous&#x202f;».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message>
        <source>A match that is opened from a file goes on for practice, without chips.</source>
        <translation>Une partie ouverte depuis un fichier continue en entraînement, sans jetons.</translation>
    </message>
    <message>
        <source>You are playing on from here. The match so far is saved among your matches.</source>
        <translation>Vous jouez à partir d’ici&#x202f;; l’autre partie est enregistrée parmi vos parties.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Parties (*{suffix})</translation>
    </message>
    <message>
        <source>The match that was on the table is damaged and cannot go on.</source>
        <translation>La partie qui était sur la table est endommagée et ne peut pas continuer.</translation>
    </message>
    <message>
        <source>Your earlier matches are being brought in: {number} of {total}.</source>
        <translation>Vos parties précédentes sont en cours de reprise&#xa0;: {number} sur {total}.</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Leave the competitive match?</source>
        <translation>Quitter la partie compétitive&#x202f;?</translation>
    </message>
    <message>
        <source>Your match is saved again.</source>
        <translation>Votre partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>The match has become so long that no further round fits into its file. It is kept as it is; start a new game to go on playing.</source>
        <translation>La partie est devenue si longue que son fichier ne peut plus recevoir de manche. Elle est conservée telle quelle&#x202f;; pour continuer à jouer, commencez une nouvelle partie.</translation>
    </message>
</context>
<context>
    <name>AutoNext</name>
    <message>
        <source>The match goes on by itself. Any key or click here stops that.</source>
        <translation>La partie continue d’elle-même, sauf si vous appuyez sur une touche ou cliquez ici.</translation>
    </message>
</context>
<context>
    <name>Back</name>
    <message>
        <source>Night sky</source>
        <translation>Ciel nocturne</translation>
    </message>
    <message>
        <source>Brooms</source>
        <translation>Balais</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Fifteen suns</source>
        <translation>Quinze soleils</translation>
    </message>
    <message>
        <source>Two harbours</source>
        <translation>Deux ports</translation>
    </message>
    <message>
        <source>Silver river</source>
        <translation>Rivière d’argent</translation>
    </message>
</context>
<context>
    <name>BadgeGrid</name>
    <message>
        <source>Badges</source>
        <translation>Badges</translation>
    </message>
    <message>
        <source>Not earned yet.</source>
        <translation>Pas encore obtenu.</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>First sweep</source>
        <translation>Première scopa</translation>
    </message>
    <message>
        <source>Sweep the table in a match that you play to its end.</source>
        <translation>Faites une scopa dans une partie jouée jusqu’au bout.</translation>
    </message>
    <message>
        <source>First win</source>
        <translation>Première victoire</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Gagnez une partie.</translation>
    </message>
    <message>
        <source>Ten wins</source>
        <translation>Dix victoires</translation>
    </message>
    <message>
        <source>Win ten matches.</source>
        <translation>Gagnez dix parties.</translation>
    </message>
    <message>
        <source>A hundred wins</source>
        <translation>Cent victoires</translation>
    </message>
    <message>
        <source>Win a hundred matches.</source>
        <translation>Gagnez cent parties.</translation>
    </message>
    <message>
        <source>A thousand wins</source>
        <translation>Mille victoires</translation>
    </message>
    <message>
        <source>Win a thousand matches.</source>
        <translation>Gagnez mille parties.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Win a match without a single point for the others.</source>
        <translation>Gagnez une partie sans laisser un seul point aux autres.</translation>
    </message>
    <message>
        <source>All the coins</source>
        <translation>Tous les deniers</translation>
    </message>
    <message>
        <source>Capture all ten coins in one round.</source>
        <translation>Prenez les dix deniers dans une même manche.</translation>
    </message>
    <message>
        <source>All the sevens</source>
        <translation>Tous les sept</translation>
    </message>
    <message>
        <source>Capture all four sevens in one round.</source>
        <translation>Prenez les quatre sept dans une même manche.</translation>
    </message>
    <message>
        <source>Clean round</source>
        <translation>Manche parfaite</translation>
    </message>
    <message>
        <source>Win every category of a round, at least four.</source>
        <translation>Gagnez toutes les catégories d’une manche, quatre au moins.</translation>
    </message>
    <message>
        <source>Nothing given away</source>
        <translation>Pas de cadeaux</translation>
    </message>
    <message>
        <source>Win a match of two or more rounds in which nobody else makes a sweep.</source>
        <translation>Gagnez une partie d’au moins deux manches sans subir de scopa.</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>Cage inviolée</translation>
    </message>
    <message>
        <source>Leave the others without a point for three rounds in a row.</source>
        <translation>Laissez les autres sans un point trois manches de suite.</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Remontée</translation>
    </message>
    <message>
        <source>Win after being behind by half the points of the match.</source>
        <translation>Gagnez après un retard de la moitié des points de la partie.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La dernière carte</translation>
    </message>
    <message>
        <source>Turn the match in its last round, and play the last card of it yourself.</source>
        <translation>Renversez la partie dans la dernière manche et jouez-en la dernière carte.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>D’un cheveu</translation>
    </message>
    <message>
        <source>Win a match by a single point.</source>
        <translation>Gagnez une partie d’un seul point.</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Prolongations</translation>
    </message>
    <message>
        <source>Win a match that goes on after the target is reached.</source>
        <translation>Gagnez une partie qui continue au-delà de l’objectif.</translation>
    </message>
    <message>
        <source>Three sweeps</source>
        <translation>Trois scopas</translation>
    </message>
    <message>
        <source>Make three sweeps in one round.</source>
        <translation>Faites trois scopas dans une même manche.</translation>
    </message>
    <message>
        <source>Five sweeps</source>
        <translation>Cinq scopas</translation>
    </message>
    <message>
        <source>Make five sweeps in one round.</source>
        <translation>Faites cinq scopas dans une même manche.</translation>
    </message>
    <message>
        <source>Faithful settebello</source>
        <translation>Settebello fidèle</translation>
    </message>
    <message>
        <source>Capture the seven of coins in four rounds in a row.</source>
        <translation>Prenez le sept de deniers dans quatre manches de suite.</translation>
    </message>
    <message>
        <source>Primiera master</source>
        <translation>Maître de la primiera</translation>
    </message>
    <message>
        <source>Win the primiera in four rounds of one match.</source>
        <translation>Gagnez la primiera dans quatre manches d’une partie.</translation>
    </message>
    <message>
        <source>Long napola</source>
        <translation>Longue napola</translation>
    </message>
    <message>
        <source>Capture the coins from the ace to the five in one round.</source>
        <translation>Prenez les deniers de l’as au cinq dans une même manche.</translation>
    </message>
    <message>
        <source>Well declared</source>
        <translation>Bien annoncé</translation>
    </message>
    <message>
        <source>Win a match with ten or more points from declarations.</source>
        <translation>Gagnez une partie avec au moins dix points d’annonces.</translation>
    </message>
    <message>
        <source>A lucky deal</source>
        <translation>Donne heureuse</translation>
    </message>
    <message>
        <source>Win a match in which your own deal gives you points.</source>
        <translation>Gagnez une partie où votre propre donne vous apporte des points.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Trois de suite</translation>
    </message>
    <message>
        <source>Win three matches in a row.</source>
        <translation>Gagnez trois parties de suite.</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Cinq de suite</translation>
    </message>
    <message>
        <source>Win five matches in a row.</source>
        <translation>Gagnez cinq parties de suite.</translation>
    </message>
    <message>
        <source>Ten in a row</source>
        <translation>Dix de suite</translation>
    </message>
    <message>
        <source>Win ten matches in a row.</source>
        <translation>Gagnez dix parties de suite.</translation>
    </message>
    <message>
        <source>All six beaten</source>
        <translation>Tous les six</translation>
    </message>
    <message>
        <source>Beat all six opponents in games of the same family.</source>
        <translation>Battez les six adversaires dans des jeux d’une même famille.</translation>
    </message>
    <message>
        <source>The whole family</source>
        <translation>Toute la famille</translation>
    </message>
    <message>
        <source>Win every game of a family that has three or more.</source>
        <translation>Gagnez à tous les jeux d’une famille d’au moins trois.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>En bonne compagnie</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Gagnez une partie avec un partenaire.</translation>
    </message>
    <message>
        <source>Table for three</source>
        <translation>Table pour trois</translation>
    </message>
    <message>
        <source>Win a match against two opponents.</source>
        <translation>Gagnez une partie contre deux adversaires.</translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>Seul contre trois</translation>
    </message>
    <message>
        <source>Win a match against three opponents.</source>
        <translation>Gagnez une partie contre trois adversaires.</translation>
    </message>
    <message>
        <source>Seven decks</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Win with seven different decks.</source>
        <translation>Gagnez avec sept jeux de cartes différents.</translation>
    </message>
    <message>
        <source>Revenge</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Lose a match, then win the next one of the same game and players.</source>
        <translation>Perdez une partie, puis gagnez la suivante au même jeu contre les mêmes adversaires.</translation>
    </message>
    <message>
        <source>All your own work</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without a hint.</source>
        <translation>Battez Don Ciro ou Aurelio sans conseil.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Sans retour</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without taking back a move.</source>
        <translation>Battez Don Ciro ou Aurelio sans reprendre un coup.</translation>
    </message>
    <message>
        <source>Quick work</source>
        <translation>Vite fait</translation>
    </message>
    <message>
        <source>Win a match to eleven or more in two rounds.</source>
        <translation>Gagnez en deux manches une partie en onze points ou plus.</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>Endurance</translation>
    </message>
    <message>
        <source>Win a match of eight or more rounds.</source>
        <translation>Gagnez une partie de huit manches ou plus.</translation>
    </message>
    <message>
        <source>A big round</source>
        <translation>Grande manche</translation>
    </message>
    <message>
        <source>Score ten or more points in one round.</source>
        <translation>Marquez dix points ou plus dans une même manche.</translation>
    </message>
    <message>
        <source>At a stroke</source>
        <translation>D’un coup</translation>
    </message>
    <message>
        <source>Win a match at once with the cards you have captured.</source>
        <translation>Gagnez d’un coup la partie grâce aux cartes prises.</translation>
    </message>
    <message>
        <source>Tour of Italy</source>
        <translation>Tour d’Italie</translation>
    </message>
    <message>
        <source>Win five different games with Italian roots.</source>
        <translation>Gagnez à cinq jeux différents d’origine italienne.</translation>
    </message>
    <message>
        <source>Spanish cards</source>
        <translation>Cartes espagnoles</translation>
    </message>
    <message>
        <source>Win five different games that use Spanish cards.</source>
        <translation>Gagnez à cinq jeux différents aux cartes espagnoles.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Win a match of Scopone.</source>
        <translation>Gagnez une partie de Scopone.</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>Cirulla</translation>
    </message>
    <message>
        <source>Win a match of Cirulla.</source>
        <translation>Gagnez une partie de Cirulla.</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>Win a match of Chkobba.</source>
        <translation>Gagnez une partie de Chkobba.</translation>
    </message>
    <message>
        <source>{name} beaten</source>
        <translation>Contre {name}</translation>
    </message>
    <message>
        <source>Win a match against {name}.</source>
        <translation>Gagnez une partie contre {name}.</translation>
    </message>
    <message>
        <source>{done} of {needed}</source>
        <translation>{done}/{needed}</translation>
    </message>
    <message>
        <source>Earned: {date}</source>
        <translation>Obtenu&#xa0;: {date}</translation>
    </message>
    <message>
        <source>Earned in: {game}, {score} against {names}, {date}</source>
        <translation>Obtenu&#xa0;: {game}, {score} contre {names}, {date}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>d’affilée&#xa0;: {count}</translation>
    </message>
    <message>
        <source>wins: {count}</source>
        <translation>victoires&#xa0;: {count}</translation>
    </message>
    <message>
        <source>games: {count}</source>
        <translation>jeux&#xa0;: {count}</translation>
    </message>
    <message>
        <source>opponents: {count}</source>
        <translation>adversaires&#xa0;: {count}</translation>
    </message>
    <message>
        <source>decks: {count}</source>
        <translation>jeux de cartes&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>BrowsingBar</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Dérouler les coups</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Round {round}, void deal</source>
        <translation>Manche {round}, donne annulée</translation>
    </message>
    <message>
        <source>Round {round}, before the first move</source>
        <translation>Manche {round}, avant le premier coup</translation>
    </message>
    <message>
        <source>Round {round}, move {move} of {moves}</source>
        <translation>Manche {round}, coup {move} sur {moves}</translation>
    </message>
    <message>
        <source>Looking back: {position}</source>
        <translation>Vous revoyez&#xa0;: {position}</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Last move, and the game</source>
        <translation>Dernier coup, puis la partie</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Start a new match from this position. The current one is saved.</source>
        <translation>Commence une nouvelle partie à partir de cette position. La partie en cours est enregistrée.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>CapturesDialog</name>
    <message>
        <source>Last capture</source>
        <translation>Dernière prise</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>In {game} nobody looks through the piles during a round.</source>
        <translation>{game}&#xa0;: personne ne regarde les tas pendant la manche.</translation>
    </message>
    <message>
        <source>Pile of your side: {cards}</source>
        <translation>Tas de votre équipe&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Your pile: {cards}</source>
        <translation>Votre tas&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been captured in this round yet.</source>
        <translation>Aucune prise dans cette manche pour l’instant.</translation>
    </message>
</context>
<context>
    <name>CardsController</name>
    <message>
        <source>Your own deck is gone; each game uses its own cards.</source>
        <translation>Votre jeu de cartes n’est plus là&#xa0;; chaque jeu prend ses propres cartes.</translation>
    </message>
    <message>
        <source>A picture of your deck “{name}” is damaged; it is left out.</source>
        <translation>Une image de votre jeu de cartes «&#x202f;{name}&#x202f;» est endommagée&#xa0;; il est laissé de côté.</translation>
    </message>
    <message>
        <source>You have earned a card back, {name}. Choose it in the settings.</source>
        <translation>Vous avez gagné un dos de cartes, {name}. Choisissez-le dans les paramètres.</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Values on the cards</source>
        <translation>&amp;Valeurs sur les cartes</translation>
    </message>
    <message>
        <source>Where needed</source>
        <translation>Si besoin</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Comme imprimées</translation>
    </message>
    <message>
        <source>While choosing</source>
        <translation>Pendant le choix</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>A small badge shows what a card counts, on decks that do not print it. It is needed where the cards of a hand are hard to count.</source>
        <translation>Une petite pastille indique ce que vaut la carte, pour les jeux qui ne l’impriment pas. Elle est utile là où les cartes de la main se comptent mal.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>Les cartes avec lesquelles vous jouez à tous les jeux.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>What hidden cards look like.</source>
        <translation>L’aspect des cartes cachées.</translation>
    </message>
    <message>
        <source>Same as the deck</source>
        <translation>Celui du jeu de cartes</translation>
    </message>
    <message>
        <source>Each deck has its own back.</source>
        <translation>Chaque jeu de cartes a son propre dos.</translation>
    </message>
    <message>
        <source>Win three matches of a family of games to earn its back: {list}.</source>
        <translation>Gagnez trois parties d’une famille de jeux pour obtenir son dos&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, dessiné pour Scopa Desktop</translation>
    </message>
    <message>
        <source>{back} ({family}, {progress})</source>
        <translation>{back} ({family}, {progress})</translation>
    </message>
    <message>
        <source>The game on the table has fifty-two cards, more than this deck: it is played with the deck {deck}.</source>
        <translation>Le jeu en cours compte cinquante-deux cartes, plus que ce paquet&#xa0;: il se joue avec le paquet {deck}.</translation>
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
        <translation>Deniers</translation>
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
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>All coins</source>
        <translation>Tous les deniers</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Les quatre sept</translation>
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
        <translation>As et figures</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Annonces</translation>
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
        <translation>Carreaux</translation>
    </message>
    <message>
        <source>All diamonds</source>
        <translation>Tous les carreaux</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Épées</translation>
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
        <translation>Différente des règles habituelles</translation>
    </message>
</context>
<context>
    <name>CharacterTile</name>
    <message>
        <source>strength {0} of {1}</source>
        <translation>force {0} sur {1}</translation>
    </message>
    <message>
        <source>seat {0}</source>
        <translation>place {0}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Card or event</source>
        <translation>Carte ou événement</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Rounds you won it</source>
        <translation>Manches pour vous</translation>
    </message>
    <message>
        <source>Rounds they won it</source>
        <translation>Manches pour eux</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Vos points</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Leurs points</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Afficher en tableau</translation>
    </message>
    <message>
        <source>The arrow keys go through the values.</source>
        <translation>Les flèches parcourent les valeurs.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Part de victoires</translation>
    </message>
    <message>
        <source>{share} of {matches}</source>
        <comment>a share of a number of matches</comment>
        <translation>{share} sur {matches}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Nulles</translation>
    </message>
    <message numerus="yes">
        <source>Share won of the last {count} matches</source>
        <translation>
            <numerusform>Victoires sur la dernière partie ({count})</numerusform>
            <numerusform>Victoires sur les {count} dernières parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>du {first} au {last}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Your first chips</source>
        <translation>Vos premiers jetons</translation>
    </message>
    <message>
        <source>Stake of a match</source>
        <translation>Mise d’une partie</translation>
    </message>
    <message>
        <source>A match that was left</source>
        <translation>Partie abandonnée</translation>
    </message>
    <message>
        <source>Stake of a void match, returned</source>
        <translation>Mise d’une partie annulée, rendue</translation>
    </message>
    <message>
        <source>Left a competitive match</source>
        <translation>Partie compétitive quittée</translation>
    </message>
    <message>
        <source>Played a practice match</source>
        <translation>Partie d’entraînement jouée</translation>
    </message>
    <message>
        <source>Completed a lesson</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>Solved a puzzle</source>
        <translation>Problème résolu</translation>
    </message>
    <message>
        <source>Played the daily deal</source>
        <translation>Donne du jour jouée</translation>
    </message>
    <message>
        <source>Won a match</source>
        <translation>Partie gagnée</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message>
        <source>{name}: {chips}, {level}</source>
        <translation>{name}&#xa0;: {chips}, {level}</translation>
    </message>
    <message>
        <source>Competitive match, paid</source>
        <translation>Partie compétitive, réglée</translation>
    </message>
    <message>
        <source>Competitive match: {pot} in the pot, {stake} from each player</source>
        <translation>Partie compétitive&#xa0;: {pot} dans le pot, {stake} par joueur</translation>
    </message>
    <message>
        <source>The match is void: everybody has the stake back.</source>
        <translation>La partie est annulée&#xa0;: chacun récupère sa mise.</translation>
    </message>
    <message>
        <source>Pot: {pot}, of which the bank takes {bank}.</source>
        <translation>Pot&#xa0;: {pot}, dont {bank} pour la banque.</translation>
    </message>
    <message>
        <source>{name}: {gains}.</source>
        <translation>{name}&#xa0;: {gains}.</translation>
    </message>
    <message>
        <source>{name} reaches level {level}!</source>
        <translation>{name} atteint le niveau {level}&#x202f;!</translation>
    </message>
    <message>
        <source>Another window of the game plays with your chips.</source>
        <translation>Une autre fenêtre du jeu utilise vos jetons.</translation>
    </message>
    <message>
        <source>Guests have no chips: only people with a profile play for them.</source>
        <translation>Les invités n’ont pas de jetons&#xa0;: il faut un profil pour en miser.</translation>
    </message>
    <message>
        <source>Chips are staked by people only.</source>
        <translation>Seules des personnes peuvent miser des jetons.</translation>
    </message>
    <message>
        <source>Nothing is staked in this match.</source>
        <translation>Il n’y a pas de mise dans cette partie.</translation>
    </message>
    <message>
        <source>{names} always plays as well as you do, and never for chips.</source>
        <translation>{names} joue toujours aussi bien que vous, et jamais pour des jetons.</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Impossible de compter les jetons pour l’instant.</translation>
    </message>
    <message>
        <source>A deal number of your own is for practice only: clear it to play for chips.</source>
        <translation>Avec un numéro de donne choisi, on ne joue qu’en entraînement&#xa0;: effacez-le pour miser des jetons.</translation>
    </message>
    <message>
        <source>{names}: too few for a stake of {stake}. Choose a smaller one, or earn chips by practice, lessons, puzzles and the daily deal.</source>
        <translation>{names}&#xa0;: solde insuffisant pour une mise de {stake}. Choisissez-en une plus petite, ou gagnez des jetons par l’entraînement, les leçons, les problèmes et la donne du jour.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, all of you lose it: the stakes of {stake} stay in the pot, and each of you pays {penalty} more.</source>
        <translation>Si vous quittez cette partie compétitive, vous la perdez tous&#xa0;: les mises de {stake} restent dans le pot, et chaque personne paie encore {penalty}.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, you lose it: your stake of {stake} stays in the pot, and you pay {penalty} more.</source>
        <translation>Si vous quittez cette partie compétitive, vous la perdez&#xa0;: votre mise de {stake} reste dans le pot, et vous payez encore {penalty}.</translation>
    </message>
</context>
<context>
    <name>ChipsPage</name>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Impossible de compter les jetons pour l’instant.</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>How to earn</source>
        <translation>Gagner des jetons</translation>
    </message>
    <message>
        <source>A match among people at one computer brings no experience, nor does one in which most of your moves were made for you.</source>
        <translation>Une partie entre personnes sur un même ordinateur ne donne pas d’expérience, ni une partie où la plupart de vos coups ont été joués pour vous.</translation>
    </message>
    <message>
        <source>The last entries</source>
        <translation>Derniers mouvements</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>Level {level}, the highest</source>
        <translation>Niveau {level}, le plus élevé</translation>
    </message>
    <message>
        <source>Level {level}: {left} to the next one</source>
        <translation>Niveau {level}&#xa0;: encore {left} pour le suivant</translation>
    </message>
    <message>
        <source>and {chips} in the pot</source>
        <translation>et {chips} dans le pot</translation>
    </message>
    <message>
        <source>In a competitive match, each player stakes chips. The winner gets the pot less a quarter for the bank, and 10 points of experience for each player at the table; partners share, and every loser gets 5. With fewer than {ceiling} chips, you earn some by practice: {practice} for a match, {lesson} for a lesson, {puzzle} for a puzzle and {daily} for the daily deal, up to {most} a day.</source>
        <translation>Dans une partie compétitive, chaque joueur mise des jetons. Le gagnant reçoit le pot moins un quart pour la banque, et 10 points d’expérience par joueur à la table&#x202f;; les partenaires partagent, et chaque perdant en reçoit 5. Qui a moins de {ceiling} jetons en gagne en s’entraînant&#xa0;: {practice} pour une partie, {lesson} pour une leçon, {puzzle} pour un problème et {daily} pour la donne du jour, jusqu’à {most} par jour.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>ClosingGuard</name>
    <message>
        <source>Your last moves have not been saved</source>
        <translation>Vos derniers coups n’ont pas été enregistrés</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>The table is empty, so nobody can make {sweep}.</source>
        <translation>La table est vide&#xa0;: personne ne peut faire {sweep}.</translation>
    </message>
    <message>
        <source>No card can make {sweep} with this table.</source>
        <translation>Avec cette table, aucune carte ne fait {sweep}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {total} and {sweep}: {percent}.</source>
        <translation>La table fait {sum}. Pour faire {total} et {sweep}, il faut {ranks} à {name}&#xa0;: {percent}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>La table fait {sum}. Pour faire {sweep}, il faut {ranks} à {name}&#xa0;: {percent}.</translation>
    </message>
    <message>
        <source>{name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>Pour faire {sweep}, il faut {ranks} à {name}&#xa0;: {percent}.</translation>
    </message>
    <message>
        <source>After the {card}: {danger}</source>
        <translation>Après cette carte ({card})&#xa0;: {danger}</translation>
    </message>
    <message>
        <source>That cost {points}. Better: {move}.</source>
        <translation>Ce coup a coûté {points}. Mieux&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>That cost about {points}. Better: {move}.</source>
        <translation>Ce coup a coûté environ {points}. Mieux&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>le meilleur coup</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>aussi bon que le meilleur</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>coûte {points}</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing here.</source>
        <translation>Ici, vider la table ne rapporte rien.</translation>
    </message>
    <message>
        <source>Nobody wants to make {sweep} here.</source>
        <translation>Ici, personne ne veut faire {sweep}.</translation>
    </message>
    <message>
        <source>Coach: {move}.</source>
        <translation>Entraîneur&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Coach: {cost}.</source>
        <translation>Entraîneur&#xa0;: {cost}.</translation>
    </message>
    <message>
        <source>Coach: {cost}: {reasons}.</source>
        <translation>Entraîneur&#xa0;: {cost}&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>over all the ways the hidden cards could lie</source>
        <translation>en moyenne, sur toutes les répartitions des cartes cachées</translation>
    </message>
    <message>
        <source>The next best: {reasons}.</source>
        <translation>Le deuxième coup&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>The best play: {reasons}.</source>
        <translation>Le meilleur coup&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>{card} ({cost}): {reasons}.</source>
        <translation>{card} ({cost})&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>{card}: {cost}. {sentence}</source>
        <translation>{card}&#xa0;: {cost}. {sentence}</translation>
    </message>
</context>
<context>
    <name>CoachBar</name>
    <message>
        <source>Opens the lesson about it.</source>
        <translation>Ouvre la leçon qui en parle.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Takes back your move and everything after it.</source>
        <translation>Annule votre coup et tout ce qui a suivi.</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>small total</source>
        <translation>petit total</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>trois de même rang</translation>
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
        <translation>Aucun jeton n’est misé dans cette partie&#xa0;: il n’y a rien à gagner ni à perdre.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of experience</source>
        <translation>
            <numerusform>%n point d’expérience</numerusform>
            <numerusform>%n points d’expérience</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n openings</source>
        <translation>
            <numerusform>%n ouverture</numerusform>
            <numerusform>%n ouvertures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other sets</source>
        <translation>
            <numerusform>%n autre choix</numerusform>
            <numerusform>%n autres choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} points</translation>
    </message>
</context>
<context>
    <name>CourtValuesController</name>
    <message>
        <source>In this game the courts count: {courts}.</source>
        <translation>Dans ce jeu, les figures valent : {courts}.</translation>
    </message>
</context>
<context>
    <name>CutSheet</name>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Cards above the cut</source>
        <translation>Cartes au-dessus de la coupe</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>still playing</source>
        <translation>joue encore</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>pas terminée</translation>
    </message>
    <message>
        <source>{game} against {opponents}</source>
        <translation>{game} contre {opponents}</translation>
    </message>
    <message>
        <source>{game} with {partner} against {opponents}</source>
        <translation>{game} avec {partner} contre {opponents}</translation>
    </message>
    <message>
        <source>place {place} of {all}</source>
        <comment>after a comma or a colon</comment>
        <translation>place {place} sur {all}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>médaille d’or</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>médaille d’argent</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>médaille de bronze</translation>
    </message>
    <message>
        <source>no medal</source>
        <translation>pas de médaille</translation>
    </message>
    <message numerus="yes">
        <source>Played %n days in a row</source>
        <translation>
            <numerusform>Joué %n jour de suite</numerusform>
            <numerusform>Joué %n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Scopa Desktop, daily deal of {date}</source>
        <translation>Scopa Desktop, la donne du jour, {date}</translation>
    </message>
    <message>
        <source>You made {own}, the other side {other}.</source>
        <translation>Vous avez fait {own}, l’autre camp {other}.</translation>
    </message>
    <message>
        <source>That is {place}: {medal}.</source>
        <translation>Cela vous donne la {place}&#xa0;: {medal}.</translation>
    </message>
    <message>
        <source>It would be {place}.</source>
        <translation>Cela vous donnerait la {place}.</translation>
    </message>
</context>
<context>
    <name>DailyWindow</name>
    <message>
        <source>Daily deal</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>The six characters play the same cards in your seat. Gold if none of them did better, silver if at most two did, bronze if at most four did.</source>
        <translation>Les six personnages jouent les mêmes cartes à votre place. Or si aucun n’a fait mieux, argent si deux au plus, bronze si quatre au plus.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>One round, and it counts: no hints, nothing is taken back. You can close the window and go on later.</source>
        <translation>Une manche, et elle compte&#xa0;: pas de conseil, pas de coup repris. Vous pouvez fermer la fenêtre et continuer plus tard.</translation>
    </message>
    <message>
        <source>You play for practice. The result is not counted.</source>
        <translation>Vous jouez pour vous entraîner. Le résultat ne compte pas.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Jeu et règles</translation>
    </message>
    <message>
        <source>Yesterday: {result}</source>
        <translation>Hier&#xa0;: {result}</translation>
    </message>
    <message>
        <source>The same cards for everybody. Your first try counts.</source>
        <translation>Les mêmes cartes pour tout le monde. Votre premier essai compte.</translation>
    </message>
    <message>
        <source>Your try goes on where you left it.</source>
        <translation>Votre essai reprend là où vous l’avez laissé.</translation>
    </message>
    <message>
        <source>You did not play on this day. You can play its deal for practice; the result is not counted.</source>
        <translation>Vous n’avez pas joué ce jour-là. Vous pouvez jouer sa donne pour vous entraîner&#x202f;; le résultat ne compte pas.</translation>
    </message>
    <message>
        <source>The deal of this day is yet to come.</source>
        <translation>La donne de ce jour est encore à venir.</translation>
    </message>
    <message>
        <source>Practice: {points}, not counted.</source>
        <translation>Entraînement, hors compte&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The six others still play the same cards …</source>
        <translation>Les six autres jouent encore les mêmes cartes…</translation>
    </message>
    <message>
        <source>The results of the others cannot be computed.</source>
        <translation>Les résultats des autres ne peuvent pas être calculés.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>Lesson: {title}…</source>
        <translation>Leçon&#xa0;: {title}…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Copies a text that gives nothing away.</source>
        <translation>Copie un texte qui ne dévoile rien.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>{reason} It was kept as “{aside}”, and a new one was begun.</source>
        <translation>{reason} Il a été conservé sous «&#x202f;{aside}&#x202f;», et un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”; the copy of {day} takes its place.</source>
        <translation>{reason} Il a été conservé sous «&#x202f;{aside}&#x202f;»&#x202f;; la copie du {day} prend sa place.</translation>
    </message>
    <message>
        <source>“{path}” is the database of another program.</source>
        <translation>«&#x202f;{path}&#x202f;» est la base de données d’un autre programme.</translation>
    </message>
    <message>
        <source>“{path}” was written by a newer version of Scopa Desktop.</source>
        <translation>«&#x202f;{path}&#x202f;» a été écrit par une version plus récente de Scopa Desktop.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>«&#x202f;{path}&#x202f;» ne peut pas être utilisé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Nothing can be saved: “{path}” is write-protected.</source>
        <translation>Rien ne peut être enregistré&#xa0;: «&#x202f;{path}&#x202f;» est protégé en écriture.</translation>
    </message>
    <message>
        <source>“{path}” is damaged.</source>
        <translation>«&#x202f;{path}&#x202f;» est endommagé.</translation>
    </message>
    <message>
        <source>“{path}” is in use by another program. Try again in a moment.</source>
        <translation>«&#x202f;{path}&#x202f;» est utilisé par un autre programme. Réessayez dans un instant.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>This deal</source>
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Click the number to copy it. Anyone who enters it in New game, for {game} with the same number of players, gets the same cards in every round.</source>
        <translation>Cliquez sur le numéro pour le copier. Qui le saisit dans «&#x202f;Nouvelle partie&#x202f;», pour {game} avec autant de joueurs, reçoit les mêmes cartes à chaque manche.</translation>
    </message>
    <message>
        <source>All cards were shuffled from this number before the first one was dealt.</source>
        <translation>Toutes les cartes ont été mélangées à partir de ce numéro, avant qu’on distribue la première.</translation>
    </message>
</context>
<context>
    <name>DealNumberButton</name>
    <message>
        <source>Copied: {number}</source>
        <translation>Copié&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <translation>Donne n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>Copy the number. Entered in New game, it deals the same cards again.</source>
        <translation>Copier le numéro. Saisi dans «&#x202f;Nouvelle partie&#x202f;», il redonne les mêmes cartes.</translation>
    </message>
</context>
<context>
    <name>DealNumberField</name>
    <message>
        <source>Deal number</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>Leave it empty for a new deal. A number deals the same cards again.</source>
        <translation>Laissez vide pour de nouvelles cartes. Un numéro redonne les mêmes.</translation>
    </message>
    <message>
        <source>Enter a whole number from 1 to {0}.</source>
        <translation>Saisissez un nombre entier de 1 à {0}.</translation>
    </message>
</context>
<context>
    <name>DecisionModel</name>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Bergamo</source>
        <translation>Bergame</translation>
    </message>
    <message>
        <source>Bergamo and Lombardy</source>
        <translation>Bergame et la Lombardie</translation>
    </message>
    <message>
        <source>Spanish (Castilian)</source>
        <translation>Espagne (Castille)</translation>
    </message>
    <message>
        <source>Spain and the Spanish-speaking Americas</source>
        <translation>L’Espagne et l’Amérique hispanophone</translation>
    </message>
    <message>
        <source>French-suited</source>
        <translation>France</translation>
    </message>
    <message>
        <source>France, Italy and the world</source>
        <translation>La France, l’Italie et le monde</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Naples</translation>
    </message>
    <message>
        <source>Naples, Campania and the south of Italy</source>
        <translation>Naples, la Campanie et le Sud de l’Italie</translation>
    </message>
    <message>
        <source>Piacenza</source>
        <translation>Plaisance</translation>
    </message>
    <message>
        <source>Piacenza, Emilia and central Italy</source>
        <translation>Plaisance, l’Émilie et le centre de l’Italie</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Sicile</translation>
    </message>
    <message>
        <source>Sicily</source>
        <translation>La Sicile</translation>
    </message>
    <message>
        <source>Treviso (Venetian)</source>
        <translation>Trévise (Vénétie)</translation>
    </message>
    <message>
        <source>Veneto and Friuli</source>
        <translation>La Vénétie et le Frioul</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>de deniers</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>de coupes</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>d’épées</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>de bâtons</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>beside Diamonds</comment>
        <translation>de trèfle</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>in the name of a card</comment>
        <translation>de deniers</translation>
    </message>
    <message>
        <source>Cups</source>
        <comment>in the name of a card</comment>
        <translation>de coupes</translation>
    </message>
    <message>
        <source>Swords</source>
        <comment>in the name of a card</comment>
        <translation>d’épées</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>in the name of a card</comment>
        <translation>de bâtons</translation>
    </message>
    <message>
        <source>Batons</source>
        <comment>in the name of a card</comment>
        <translation>de bâtons</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>de bâtons</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>de carreau</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>de cœur</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>de pique</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>Knave</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>King</source>
        <comment>beside Diamonds</comment>
        <translation>roi</translation>
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
        <translation>Gênes</translation>
    </message>
    <message>
        <source>Liguria</source>
        <translation>La Ligurie</translation>
    </message>
    <message>
        <source>Milanese</source>
        <translation>Milan</translation>
    </message>
    <message>
        <source>Lombardy and Ticino</source>
        <translation>La Lombardie et le Tessin</translation>
    </message>
    <message>
        <source>Tuscan</source>
        <translation>Toscane</translation>
    </message>
    <message>
        <source>Tuscany</source>
        <translation>La Toscane</translation>
    </message>
    <message>
        <source>Romagna</source>
        <translation>Romagne</translation>
    </message>
    <message>
        <source>Romagna and San Marino</source>
        <translation>La Romagne et Saint-Marin</translation>
    </message>
    <message>
        <source>Sardinian</source>
        <translation>Sardaigne</translation>
    </message>
    <message>
        <source>Sardinia</source>
        <translation>La Sardaigne</translation>
    </message>
    <message>
        <source>Trieste</source>
        <translation>Trieste</translation>
    </message>
    <message>
        <source>Trieste, Istria and Dalmatia</source>
        <translation>Trieste, l’Istrie et la Dalmatie</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Ace</comment>
        <translation>l’{card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>2 to 7</comment>
        <translation>le {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Page</comment>
        <translation>le {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knave</comment>
        <translation>le {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Jack</comment>
        <translation>le {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Queen</comment>
        <translation>la {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knight</comment>
        <translation>le {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>King</comment>
        <translation>le {card}</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italie</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espagne</translation>
    </message>
    <message>
        <source>France</source>
        <translation>France</translation>
    </message>
</context>
<context>
    <name>DeckChoice</name>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the decks</source>
        <translation>Chercher parmi les jeux de cartes</translation>
    </message>
    <message>
        <source>A name or a place, such as Sicily.</source>
        <translation>Un nom ou un lieu, comme la Sicile.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Vos jeux de cartes</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Deck: {land}</source>
        <translation>Jeu de cartes&#xa0;: {land}</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Selon le jeu</translation>
    </message>
    <message>
        <source>each game uses its own deck</source>
        <translation>chaque jeu a ses propres cartes</translation>
    </message>
    <message>
        <source>Scopa is played with Italian cards, Escoba with Spanish ones.</source>
        <translation>La Scopa se joue avec des cartes italiennes, l’Escoba avec des cartes espagnoles.</translation>
    </message>
    <message>
        <source>Italian suits</source>
        <translation>couleurs italiennes</translation>
    </message>
    <message>
        <source>Spanish suits</source>
        <translation>couleurs espagnoles</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>couleurs françaises</translation>
    </message>
    <message>
        <source>No deck matches “{words}”.</source>
        <translation>Aucun jeu de cartes ne correspond à «&#x202f;{words}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>DeckChoiceDialog</name>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>Your own decks are added in the settings.</source>
        <translation>Vos propres jeux de cartes s’ajoutent dans les paramètres.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>DeckPrinting</name>
    <message>
        <source>&amp;Print this deck…</source>
        <translation>&amp;Imprimer ce jeu de cartes…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Saves the deck as a PDF file in its real size, with marks for cutting.</source>
        <translation>Enregistre le jeu de cartes en PDF à sa taille réelle, avec des traits de coupe.</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>Imprimer le jeu de cartes</translation>
    </message>
    <message>
        <source>PDF files (*{suffix})</source>
        <translation>Fichiers PDF (*{suffix})</translation>
    </message>
    <message>
        <source>Saved as “{name}”. Print it in its real size (100 %) on both sides, turned on the long edge.</source>
        <translation>Enregistré sous «&#x202f;{name}&#x202f;». Imprimez-le à sa taille réelle (100&#xa0;%), recto verso, retourné sur le bord long.</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation>Arrêté&#x202f;; rien n’a été enregistré.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{name}” is larger than {size} MiB.</source>
        <translation>«&#x202f;{name}&#x202f;» dépasse {size}&#xa0;Mio.</translation>
    </message>
    <message>
        <source>The pictures in “{path}” are larger than {size} MiB together.</source>
        <translation>Les images de «&#x202f;{path}&#x202f;» dépassent ensemble {size}&#xa0;Mio.</translation>
    </message>
    <message>
        <source>“{path}” is too large: a ZIP file may have {zip} MiB, {files} files and, unpacked, {size} MiB.</source>
        <translation>«&#x202f;{path}&#x202f;» est trop volumineux&#xa0;: un fichier ZIP peut avoir {zip}&#xa0;Mio, {files} fichiers et, décompressé, {size}&#xa0;Mio.</translation>
    </message>
    <message>
        <source>“{path}” is no ZIP file, or it is damaged.</source>
        <translation>«&#x202f;{path}&#x202f;» n’est pas un fichier ZIP, ou il est endommagé.</translation>
    </message>
    <message>
        <source>“{path}” has more than {files} files.</source>
        <translation>«&#x202f;{path}&#x202f;» contient plus de {files} fichiers.</translation>
    </message>
    <message>
        <source>There are no cards in “{path}”. Each card is an SVG or PNG picture with a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>Il n’y a pas de cartes dans «&#x202f;{path}&#x202f;». Chaque carte est une image SVG ou PNG dont le nom ressemble à 7D.svg pour le sept de deniers ou KS.png pour le roi d’épées&#x202f;; le Guide en dit plus.</translation>
    </message>
    <message>
        <source>“{index}” names the drawing “{name}”, which is not in “{path}”.</source>
        <translation>«&#x202f;{index}&#x202f;» nomme le dessin «&#x202f;{name}&#x202f;», qui n’est pas dans «&#x202f;{path}&#x202f;».</translation>
    </message>
    <message>
        <source>“{name}” cannot be drawn: it is damaged, or it needs too much memory.</source>
        <translation>«&#x202f;{name}&#x202f;» ne peut pas être dessinée&#xa0;: elle est endommagée ou demande trop de mémoire.</translation>
    </message>
    <message>
        <source>“{name}” is no SVG or PNG picture, or it is damaged.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas une image SVG ou PNG, ou elle est endommagée.</translation>
    </message>
    <message>
        <source>“{name}” has no width or no height.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas de largeur ou pas de hauteur.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height}; the width of a card must be {least}% to {most}% of its height.</source>
        <translation>«&#x202f;{name}&#x202f;» fait {width} × {height}&#x202f;; la largeur d’une carte doit être de {least}&#xa0;% à {most}&#xa0;% de sa hauteur.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height} pixels; a picture may have at most {millions} million.</source>
        <translation>«&#x202f;{name}&#x202f;» fait {width} × {height} pixels&#x202f;; une image peut en avoir au plus {millions} millions.</translation>
    </message>
    <message>
        <source>“{name}” is larger than {size} MiB when it is unpacked.</source>
        <translation>«&#x202f;{name}&#x202f;» dépasse {size}&#xa0;Mio une fois décompressée.</translation>
    </message>
    <message>
        <source>“{name}” takes longer to draw than {seconds} seconds, the limit for a picture.</source>
        <translation>«&#x202f;{name}&#x202f;» met plus de {seconds} secondes à être dessinée, la limite pour une image.</translation>
    </message>
    <message>
        <source>The pictures take longer to draw than {seconds} seconds, the limit for a set; the last one was “{name}”.</source>
        <translation>Les images mettent plus de {seconds} secondes à être dessinées, la limite pour un jeu de cartes&#x202f;; la dernière était «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>The pictures cannot be drawn, because the process that draws them does not start.</source>
        <translation>Les images ne peuvent pas être dessinées, car le processus qui les dessine ne démarre pas.</translation>
    </message>
    <message>
        <source>Your deck “{name}” was added by an earlier version and was left out. Add it again from the folder “{path}”, then delete that folder.</source>
        <translation>Votre jeu de cartes «&#x202f;{name}&#x202f;» a été ajouté par une version antérieure et a été laissé de côté. Ajoutez-le de nouveau depuis le dossier «&#x202f;{path}&#x202f;», puis supprimez ce dossier.</translation>
    </message>
    <message>
        <source>Your deck in “{path}” is damaged and was left out.</source>
        <translation>Votre jeu de cartes dans «&#x202f;{path}&#x202f;» est endommagé et a été laissé de côté.</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Une erreur s’est produite dans le programme.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The details are in “{path}”; please attach that file to your report. Your match is safe.</source>
        <translation>Une erreur s’est produite dans le programme. Les détails sont dans «&#x202f;{path}&#x202f;»&#xa0;: joignez ce fichier à votre signalement. Votre partie est intacte.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{total} in three cards</source>
        <translation>{total} en trois cartes</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>trois de même rang</translation>
    </message>
    <message>
        <source>all of one suit</source>
        <translation>toutes de la même couleur</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>trois qui se suivent</translation>
    </message>
    <message>
        <source>{total} in three cards, two of a rank</source>
        <translation>{total} en trois cartes, dont deux de même rang</translation>
    </message>
    <message>
        <source>You drew the highest card and deal.</source>
        <translation>Vous avez tiré la carte la plus forte&#xa0;: c’est vous qui donnez.</translation>
    </message>
    <message>
        <source>{name} drew the highest card and deals.</source>
        <translation>{name} a tiré la carte la plus forte et donne.</translation>
    </message>
    <message>
        <source>Cards drawn: {drawn}.</source>
        <translation>Cartes tirées&#xa0;: {drawn}.</translation>
    </message>
    <message>
        <source>You take the opening cards: {made}.</source>
        <translation>Vous prenez les cartes de départ&#xa0;: {made}.</translation>
    </message>
    <message>
        <source>{name} takes the opening cards: {made}.</source>
        <translation>{name} prend les cartes de départ&#xa0;: {made}.</translation>
    </message>
    <message>
        <source>leaves the opening cards</source>
        <translation>laisse les cartes de départ</translation>
    </message>
    <message>
        <source>You leave the opening cards on the table.</source>
        <translation>Vous laissez les cartes de départ sur la table.</translation>
    </message>
    <message>
        <source>{name} leaves the opening cards on the table.</source>
        <translation>{name} laisse les cartes de départ sur la table.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; you deal again.</source>
        <translation>Sur la table&#xa0;: {cards}. Donne annulée&#xa0;: à vous de redonner.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; {name} deals again.</source>
        <translation>Sur la table&#xa0;: {cards}. Donne annulée&#xa0;: {name} redonne.</translation>
    </message>
    <message>
        <source>keeps the cut card</source>
        <translation>garde la carte coupée</translation>
    </message>
    <message>
        <source>cut card: {card}</source>
        <translation>carte coupée&#xa0;: {card}</translation>
    </message>
    <message>
        <source>You keep the card you cut.</source>
        <translation>Vous gardez la carte que vous avez coupée.</translation>
    </message>
    <message>
        <source>You put the {card} you cut on the table.</source>
        <translation>Vous posez la carte que vous avez coupée&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the cut card.</source>
        <translation>{name} garde la carte coupée.</translation>
    </message>
    <message>
        <source>{name} puts the cut {card} on the table.</source>
        <translation>{name} pose la carte coupée&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>on the table, {meaning}</source>
        <translation>sur la table, {meaning}</translation>
    </message>
    <message>
        <source>You declare {cards}: {meaning}.</source>
        <translation>Vous annoncez {cards}&#xa0;: {meaning}.</translation>
    </message>
    <message>
        <source>{name} declares {cards}: {meaning}.</source>
        <translation>{name} annonce {cards}&#xa0;: {meaning}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for you: {cards}, {points}.</source>
        <translation>Les cartes de départ font une flor pour vous&#xa0;: {cards}, {points}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for {name}: {cards}, {points}.</source>
        <translation>Les cartes de départ font une flor pour {name}&#xa0;: {cards}, {points}.</translation>
    </message>
    <message>
        <source>I have the points to win.</source>
        <translation>J’ai les points pour gagner.</translation>
    </message>
    <message>
        <source>You call out: you have the points to win.</source>
        <translation>Vous annoncez la victoire&#xa0;: vous avez les points pour gagner.</translation>
    </message>
    <message>
        <source>{name} calls out: “I have the points to win.”</source>
        <translation>{name} annonce la victoire&#xa0;: «&#x202f;J’ai les points pour gagner&#x202f;».</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Vous avez toutes les cartes {cards} et gagnez la partie.</translation>
    </message>
    <message>
        <source>{call} Your side holds every card of {cards} and wins.</source>
        <translation>{call} Votre équipe a toutes les cartes {cards} et gagne.</translation>
    </message>
    <message>
        <source>{call} Their side holds every card of {cards} and wins.</source>
        <translation>{call} L’équipe adverse a toutes les cartes {cards} et gagne.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins.</source>
        <translation>{call} {name} a toutes les cartes {cards} et gagne.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Other people</source>
        <translation>Autres personnes</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Première donne</translation>
    </message>
    <message>
        <source>Opening points</source>
        <translation>Points d’ouverture</translation>
    </message>
    <message>
        <source>What was dealt is counted here after {least}. So far: {deals}.</source>
        <translation>Les cartes reçues sont comptées ici après {least}. Jusqu’ici&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>From {deals}.</source>
        <translation>Sur {deals}.</translation>
    </message>
    <message>
        <source>Imported, and left out: {count}.</source>
        <translation>Importées, donc non comptées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>With a chosen or repeated deal, and left out: {count}.</source>
        <translation>Avec une donne choisie ou répétée, donc non comptées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>With a cut or arranged pack, and left out: {count}.</source>
        <translation>Avec un paquet coupé ou préparé, donc non comptées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>This is further from the expected than honest shuffles usually are. Chance alone can do it, but rarely.</source>
        <translation>L’écart dépasse ce que donnent d’habitude des mélanges honnêtes. Le hasard seul peut le produire, mais rarement.</translation>
    </message>
    <message>
        <source>This is what honest shuffles give.</source>
        <translation>C’est ce que donnent des mélanges honnêtes.</translation>
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
        <translation>Compter aussi les parties &amp;importées</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>The deal number fixes all cards of a match before the first one is dealt, and a computer player sees only what you would see in its seat.</source>
        <translation>Le numéro de donne fixe toutes les cartes d’une partie avant que la première soit donnée, et un joueur de l’ordinateur ne voit que ce que vous verriez à sa place.</translation>
    </message>
    <message>
        <source>To check it, enter a deal number in New game: the same cards come again. Or have your last match dealt and played again here.</source>
        <translation>Pour le vérifier, entrez un numéro de donne dans «&#x202f;Nouvelle partie&#x202f;»&#xa0;: les mêmes cartes reviennent. Ou faites redonner et rejouer ici votre dernière partie.</translation>
    </message>
    <message>
        <source>What was dealt</source>
        <translation>Ce qui a été donné</translation>
    </message>
    <message>
        <source>The deals are being counted…</source>
        <translation>Décompte des donnes…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation>
            <numerusform>%n carte chacun</numerusform>
            <numerusform>%n cartes chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees a hand</source>
        <translation>Personne ne voit sa main</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Deux contre deux</translation>
    </message>
    <message>
        <source>First to {points} wins at once</source>
        <translation>Le premier à {points} gagne aussitôt</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Le moins de points gagne</translation>
    </message>
    <message>
        <source>a capture of one suit: a point for each card, the played one too</source>
        <translation>une prise d’une seule couleur : un point par carte, la carte jouée aussi</translation>
    </message>
    <message>
        <source>you turn over any one of your cards, and that one is played</source>
        <translation>vous retournez n’importe laquelle de vos cartes, et elle est jouée</translation>
    </message>
    <message>
        <source>partners sit opposite each other and share pile and score</source>
        <translation>les partenaires se font face et partagent tas et points</translation>
    </message>
    <message>
        <source>counted in this order: {categories}</source>
        <translation>on compte dans cet ordre&#xa0;: {categories}</translation>
    </message>
    <message>
        <source>whoever reaches {points} first has lost</source>
        <translation>le premier à {points} a perdu</translation>
    </message>
    <message>
        <source>{card} takes everything</source>
        <translation>{card} prend tout</translation>
    </message>
    <message>
        <source>{card} takes {other}</source>
        <translation>{card} prend {other}</translation>
    </message>
    <message>
        <source>{card} takes {other} and {last}</source>
        <translation>{card} prend {other} et {last}</translation>
    </message>
    <message>
        <source>{sum}; a {card} on the table would have to be taken first</source>
        <translation>{sum}&#x202f;; une carte égale sur la table ({card}) passe avant</translation>
    </message>
    <message>
        <source>{sum}, or one {card} from the table</source>
        <translation>{sum}, ou une seule carte égale ({card})</translation>
    </message>
    <message>
        <source>{sum}: {points} for clearing the table</source>
        <translation>{sum}&#xa0;: {points} si la table est vidée</translation>
    </message>
    <message>
        <source>{sum}; this is never a {sweep}</source>
        <translation>{sum}&#x202f;; ce n’est jamais une {sweep}</translation>
    </message>
    <message>
        <source>{sum}, or lay the card down</source>
        <translation>{sum}, ou bien posez la carte</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table</source>
        <translation>tant qu’il n’y a aucun {card} sur la table</translation>
    </message>
    <message>
        <source>a card takes one of its own rank</source>
        <translation>une carte en prend une de même rang</translation>
    </message>
    <message>
        <source>the {card} counts as any value</source>
        <translation>{card}&#xa0;: vaut n’importe quelle valeur</translation>
    </message>
    <message>
        <source>with any three cards of your hand, at any turn</source>
        <translation>avec trois cartes quelconques de la main, à tout tour</translation>
    </message>
    <message>
        <source>shown before you play; the points count at once</source>
        <translation>montré avant de jouer&#x202f;; les points comptent aussitôt</translation>
    </message>
    <message>
        <source>shown before you play your first card</source>
        <translation>montré avant de jouer la première carte</translation>
    </message>
    <message>
        <source>for the player who captures this card</source>
        <translation>pour qui prend cette carte</translation>
    </message>
    <message>
        <source>for the best card of each suit: {ranks} …</source>
        <translation>pour la meilleure carte de chaque couleur&#xa0;: {ranks} …</translation>
    </message>
    <message>
        <source>for each that a player captures</source>
        <translation>pour chacune qu’un joueur prend</translation>
    </message>
    <message>
        <source>for the player who captures all of these</source>
        <translation>pour qui les prend toutes</translation>
    </message>
    <message>
        <source>for the player who captures most of these</source>
        <translation>pour qui en prend le plus</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for each</source>
        <translation>{sentence}&#x202f;; à égalité, pour chacun</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for the next best</source>
        <translation>{sentence}&#x202f;; à égalité, pour le suivant</translation>
    </message>
    <message numerus="yes">
        <source>the whole pack is dealt: %n on the table</source>
        <translation>
            <numerusform>tout le paquet est distribué&#xa0;: %n sur la table</numerusform>
            <numerusform>tout le paquet est distribué&#xa0;: %n sur la table</numerusform>
        </translation>
    </message>
    <message>
        <source>the whole pack is dealt, and the table is empty</source>
        <translation>tout le paquet est distribué et la table reste vide</translation>
    </message>
    <message>
        <source>{sum}; this is a {sweep} as well</source>
        <translation>{sum}&#x202f;; c’est aussi une {sweep}</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table, or itself if it is empty</source>
        <translation>tant qu’il n’y a aucun {card} sur la table ; si elle est vide, il se prend lui-même</translation>
    </message>
    <message>
        <source>whole, by the equal card on top of it</source>
        <translation>en entier, par la carte égale posée dessus</translation>
    </message>
    <message>
        <source>whole, by the equal card on top, if it takes no table card</source>
        <translation>en entier, par la carte égale posée dessus, si elle ne prend rien sur la table</translation>
    </message>
    <message>
        <source>{card} takes a pile</source>
        <translation>{card} prend un tas</translation>
    </message>
</context>
<context>
    <name>FormerFiles</name>
    <message numerus="yes">
        <source>Your matches are now kept in one file, “{path}”: %n were brought in. The former files were left where they are.</source>
        <translation>
            <numerusform>Vos parties sont maintenant dans un seul fichier, «&#x202f;{path}&#x202f;»&#xa0;: %n a été reprise. Les anciens fichiers sont restés à leur place.</numerusform>
            <numerusform>Vos parties sont maintenant dans un seul fichier, «&#x202f;{path}&#x202f;»&#xa0;: %n ont été reprises. Les anciens fichiers sont restés à leur place.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” is damaged: the match in it cannot go on.</source>
        <translation>«&#x202f;{path}&#x202f;» est endommagé&#xa0;: la partie ne peut pas continuer.</translation>
    </message>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>«&#x202f;{path}&#x202f;» est endommagé et a été laissé de côté.</translation>
    </message>
    <message>
        <source>“{path}” is damaged: the chips in it are lost.</source>
        <translation>«&#x202f;{path}&#x202f;» est endommagé&#xa0;: les jetons qu’il contenait sont perdus.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Back to the saved rules</source>
        <translation>Revenir aux règles enregistrées</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Reset every rule</source>
        <translation>Rétablir toutes les règles</translation>
    </message>
    <message>
        <source>Save the change</source>
        <translation>Enregistrer la modification</translation>
    </message>
    <message>
        <source>Make it your own…</source>
        <translation>Créer ma version…</translation>
    </message>
    <message>
        <source>Every rule, a name and an emblem: a game of yours</source>
        <translation>Toutes les règles, un nom et un emblème&#xa0;: un jeu à vous</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>This game in one line, or as a file</source>
        <translation>Ce jeu en une ligne, ou dans un fichier</translation>
    </message>
    <message>
        <source>Add a shared game…</source>
        <translation>Ajouter un jeu partagé…</translation>
    </message>
    <message>
        <source>A game that somebody gave you</source>
        <translation>Un jeu qu’on vous a donné</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>{game} with your own rules</source>
        <translation>{game} avec vos propres règles</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>A match takes {length}. Traditionally played with {deck} cards.</source>
        <translation>Durée d’une partie&#xa0;: {length}. Cartes traditionnelles&#xa0;: {deck}.</translation>
    </message>
    <message>
        <source>A match takes {length}. It is played with {deck} cards. The computer players bring their strength from {game}.</source>
        <translation>Une partie prend {length}. Elle se joue avec les cartes&#xa0;: {deck}. Les joueurs de l’ordinateur apportent leur force de {game}.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed from the usual rules.</source>
        <translation>
            <numerusform>%n différente des règles habituelles.</numerusform>
            <numerusform>%n différentes des règles habituelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Les règles habituelles du jeu.</translation>
    </message>
    <message>
        <source>Your cards: {deck}. Change…</source>
        <translation>Vos cartes&#xa0;: {deck}. Changer…</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>Les cartes avec lesquelles vous jouez à tous les jeux.</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Show what else this game has</source>
        <translation>Montrer ce que ce jeu a d’autre</translation>
    </message>
</context>
<context>
    <name>GuestNameDialog</name>
    <message>
        <source>A guest</source>
        <translation>Un invité</translation>
    </message>
    <message>
        <source>Name of the guest</source>
        <translation>Nom de l’invité</translation>
    </message>
    <message>
        <source>A guest’s matches do not count in anybody’s statistics.</source>
        <translation>Pour un invité, rien n’est ajouté aux statistiques de personne.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>S’asseoir</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>The guide in “{path}” cannot be read.</source>
        <translation>Le guide dans «&#x202f;{path}&#x202f;» est illisible.</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>This page is not translated yet; you see it in English.</source>
        <translation>Cette page n’est pas encore traduite&#x202f;; vous la voyez en anglais.</translation>
    </message>
    <message>
        <source>Parts of this page are not translated yet; you see them in English.</source>
        <translation>Certaines parties de cette page ne sont pas encore traduites&#x202f;; vous les voyez en anglais.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>it is the only move</source>
        <translation>c’est le seul coup possible</translation>
    </message>
    <message>
        <source>it makes {sweep}</source>
        <translation>vous faites {sweep}</translation>
    </message>
    <message>
        <source>it counts for {categories}</source>
        <translation>utile pour {categories}</translation>
    </message>
    <message>
        <source>the last capture takes what is left</source>
        <translation>la dernière prise emporte le reste</translation>
    </message>
    <message>
        <source>nobody can make {sweep} after it</source>
        <translation>ensuite personne ne peut faire {sweep}</translation>
    </message>
    <message>
        <source>an even number is left of {ranks}</source>
        <translation>il en reste un nombre pair&#xa0;: {ranks}</translation>
    </message>
    <message>
        <source>an odd number is left of {ranks}</source>
        <translation>il en reste un nombre impair&#xa0;: {ranks}</translation>
    </message>
    <message>
        <source>it is the last of its rank, so no equal card can take it</source>
        <translation>c’est la dernière de son rang&#xa0;: aucune carte égale ne peut la prendre</translation>
    </message>
    <message>
        <source>you keep a card that takes it back</source>
        <translation>il vous reste de quoi la reprendre</translation>
    </message>
    <message>
        <source>it is the card you need least</source>
        <translation>c’est la carte dont vous avez le moins besoin</translation>
    </message>
    <message>
        <source>it offers a card that counts for {categories}</source>
        <translation>cela offre une carte utile pour {categories}</translation>
    </message>
    <message>
        <source>it scores {points}</source>
        <translation>cela rapporte {points}</translation>
    </message>
    <message>
        <source>most cards are worth less</source>
        <translation>la plupart des cartes valent moins</translation>
    </message>
    <message>
        <source>most cards are worth more</source>
        <translation>la plupart des cartes valent plus</translation>
    </message>
    <message>
        <source>you have the points to win</source>
        <translation>vous avez les points pour gagner</translation>
    </message>
    <message>
        <source>it takes nothing</source>
        <translation>il ne prend rien</translation>
    </message>
    <message>
        <source>the other captures cost more</source>
        <translation>les autres prises coûtent plus</translation>
    </message>
    <message>
        <source>it gets rid of a card that counts for {categories}</source>
        <translation>il vous débarrasse d’une carte qui compte pour {categories}</translation>
    </message>
    <message>
        <source>{advice}: {reasons}.</source>
        <translation>{advice}&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>{percent}% chance to win the match</source>
        <translation>{percent}&#xa0;% de chances de gagner la partie</translation>
    </message>
    <message>
        <source>but {drawback}</source>
        <translation>mais {drawback}</translation>
    </message>
    <message>
        <source>it costs less for {categories}</source>
        <translation>il coûte moins pour {categories}</translation>
    </message>
    <message>
        <source>all in all it costs the least</source>
        <translation>au total, c’est lui qui coûte le moins</translation>
    </message>
    <message>
        <source>Lay down {card}</source>
        <translation>Posez {card}</translation>
    </message>
    <message>
        <source>Take {cards} with {card}</source>
        <translation>Prenez {cards} avec {card}</translation>
    </message>
    <message>
        <source>Declare {cards}</source>
        <translation>Annoncez {cards}</translation>
    </message>
    <message>
        <source>Take {cards} before you play</source>
        <translation>Avant de jouer, prenez {cards}</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Annoncez la victoire</translation>
    </message>
    <message>
        <source>Keep the card you cut</source>
        <translation>Gardez la carte que vous avez coupée</translation>
    </message>
    <message>
        <source>with other moves the risk of {sweep} is up to {worst}</source>
        <translation>avec les autres coups, le risque d’une {sweep} va jusqu’à {worst}</translation>
    </message>
    <message>
        <source>it risks {sweep} ({percent}; other moves {others})</source>
        <translation>vous risquez une {sweep} ({percent}&#xa0;; autres coups {others})</translation>
    </message>
    <message>
        <source>all in all it brings the most</source>
        <translation>tout compte fait, c’est ce qui rapporte le plus</translation>
    </message>
    <message>
        <source>better by {points}</source>
        <translation>{points} de mieux</translation>
    </message>
    <message>
        <source>the risk of {sweep} is {percent}, with other moves up to {worst}</source>
        <translation>le risque d’une {sweep} est de {percent}, avec les autres coups jusqu’à {worst}</translation>
    </message>
    <message>
        <source>Put the card you cut on the table</source>
        <translation>Posez sur la table la carte que vous avez coupée</translation>
    </message>
    <message>
        <source>Take the opening cards</source>
        <translation>Prenez les cartes de départ</translation>
    </message>
    <message>
        <source>Leave the opening cards on the table</source>
        <translation>Laissez les cartes de départ sur la table</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Ne rien annoncer</translation>
    </message>
    <message>
        <source>it takes {cards}</source>
        <translation>vous prenez {cards}</translation>
    </message>
    <message>
        <source>it brings more for {categories}</source>
        <translation>il rapporte plus pour {categories}</translation>
    </message>
    <message>
        <source>it leaves {cards}: {name} makes {sweep} with {number} of {unseen} unseen cards</source>
        <translation>vous laissez {cards}&#xa0;: {name} fait {sweep} avec {number} des {unseen} cartes non vues</translation>
    </message>
    <message>
        <source>{name} makes {sweep} after it with {number} of {unseen} unseen cards</source>
        <translation>ensuite {name} fait {sweep} avec {number} des {unseen} cartes non vues</translation>
    </message>
    <message>
        <source>it takes a whole pile</source>
        <translation>vous prenez un tas entier</translation>
    </message>
    <message>
        <source>nobody can take your pile after it</source>
        <translation>ensuite personne ne peut prendre votre tas</translation>
    </message>
    <message>
        <source>it leaves your pile to whoever has an equal card</source>
        <translation>vous laissez votre tas à qui a une carte égale</translation>
    </message>
    <message>
        <source>Take the pile under {cards} with {card}</source>
        <translation>Prenez le tas sous {cards} avec {card}</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>«&#x202f;{path}&#x202f;» est endommagé et a été laissé de côté.</translation>
    </message>
    <message>
        <source>There is no match in “{path}”.</source>
        <translation>Il n’y a aucune partie dans «&#x202f;{path}&#x202f;».</translation>
    </message>
    <message>
        <source>“{path}” is too large: an archive may have {matches} matches at most.</source>
        <translation>«&#x202f;{path}&#x202f;» est trop grand&#xa0;: une archive peut contenir au plus {matches} parties.</translation>
    </message>
    <message>
        <source>“{path}” is no archive of matches, or it is damaged.</source>
        <translation>«&#x202f;{path}&#x202f;» n’est pas une archive de parties, ou elle est endommagée.</translation>
    </message>
    <message>
        <source>This match is gone.</source>
        <translation>Cette partie n’est plus là.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>New badges: {names}</source>
        <translation>Nouveaux badges : {names}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>it contains no rules</source>
        <translation>il ne contient pas de règles</translation>
    </message>
    <message>
        <source>The rules in “{path}” cannot be used: {reason}.</source>
        <translation>Les règles de «&#x202f;{path}&#x202f;» sont inutilisables&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{path}”: {reason}. These rules are skipped.</source>
        <translation>«&#x202f;{path}&#x202f;»&#xa0;: {reason}. Ces règles sont ignorées.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n games of your own.</source>
        <translation>
            <numerusform>Il y a de la place pour %n jeu à vous.</numerusform>
            <numerusform>Il y a de la place pour %n jeux à vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” contains no rules: it does not begin with “{mark}”.</source>
        <translation>«&#x202f;{path}&#x202f;» ne contient pas de règles&#xa0;: il ne commence pas par «&#x202f;{mark}&#x202f;».</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”.</source>
        <translation>{reason} Il a été conservé sous «&#x202f;{aside}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>The language of the window. Names of games stay as they are.</source>
        <translation>La langue de la fenêtre. Les noms des jeux ne changent pas.</translation>
    </message>
</context>
<context>
    <name>Leaderboard</name>
    <message>
        <source>plays now</source>
        <translation>joue maintenant</translation>
    </message>
    <message>
        <source>not rated yet</source>
        <translation>pas encore de cote</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Rang {place}</translation>
    </message>
    <message>
        <source>A competitive match of yours counts if you play it to its end yourself, against computer players alone.</source>
        <translation>Une de vos parties compétitives compte si vous la jouez vous-même jusqu’au bout, uniquement contre l’ordinateur.</translation>
    </message>
    <message>
        <source>A match of yours counts if you play it to its end yourself, against computer players alone, without undo, hints or the coach.</source>
        <translation>Une de vos parties compte si vous la jouez vous-même jusqu’au bout, uniquement contre l’ordinateur, sans annuler de coup, sans conseil ni entraîneur.</translation>
    </message>
    <message>
        <source>after {matches}</source>
        <translation>après {matches}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>cote {rating}</translation>
    </message>
    <message>
        <source>{matches} (won: {won}, lost: {lost})</source>
        <translation>{matches}, gagnées&#xa0;: {won}, perdues&#xa0;: {lost}</translation>
    </message>
    <message>
        <source>A few more matches give you a place.</source>
        <translation>Encore quelques parties et vous entrerez au classement.</translation>
    </message>
    <message>
        <source>You have no rated match here yet. Play one, and your rating appears.</source>
        <translation>Vous n’avez encore aucune partie qui compte ici. Jouez-en une et votre cote apparaîtra.</translation>
    </message>
</context>
<context>
    <name>LeaderboardModel</name>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
</context>
<context>
    <name>LeaderboardPage</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Competitive matches</source>
        <translation>Parties compétitives</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Which matches count</source>
        <translation>Parties prises en compte</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Trier par&#xa0;: {column}</translation>
    </message>
    <message>
        <source>The ratings are being computed…</source>
        <translation>Calcul des cotes en cours…</translation>
    </message>
    <message>
        <source>The ratings cannot be shown.</source>
        <translation>Impossible d’afficher les cotes.</translation>
    </message>
</context>
<context>
    <name>LearnController</name>
    <message>
        <source>There is nothing to review yet. Play a round to its end first.</source>
        <translation>Il n’y a encore rien à analyser. Jouez d’abord une manche jusqu’au bout.</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>New to {game}? There is a lesson of {minutes}.</source>
        <translation>Première partie de {game} ? Il y a une leçon de {minutes}.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Leçon&#xa0;: {title}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Five puzzles</source>
        <translation>Cinq problèmes</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Well done! On to another deal.</source>
        <translation>Bravo&#x202f;! Passons à une autre donne.</translation>
    </message>
    <message>
        <source>Points a round, measured over many deals:</source>
        <translation>Points par manche, mesurés sur beaucoup de donnes&#xa0;:</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Jouez votre première partie</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The ace takes everything</source>
        <translation>L’as prend tout</translation>
    </message>
    <message>
        <source>Scopa d’Assi, and asso pigliatutto.</source>
        <translation>Scopa d’Assi et asso pigliatutto.</translation>
    </message>
    <message>
        <source>In Scopa d’Assi an ace takes the whole table at once. Play your ace.</source>
        <translation>À la Scopa d’Assi, un as prend toute la table d’un coup. Jouez votre as.</translation>
    </message>
    <message>
        <source>Play your ace this time.</source>
        <translation>Cette fois, jouez votre as.</translation>
    </message>
    <message>
        <source>Everything is yours. But it is no scopa: an ace that takes all does not score for it.</source>
        <translation>Tout est à vous. Mais ce n’est pas une scopa&#xa0;: l’as qui prend tout ne marque pas.</translation>
    </message>
    <message>
        <source>Here an ace lies on the table. Now your ace takes that one only. Try it.</source>
        <translation>Ici, il y a un as sur la table&#xa0;: votre as ne prend alors que celui-là. Essayez.</translation>
    </message>
    <message>
        <source>So an ace on the table protects the other cards. With asso pigliatutto, a house rule, the ace even makes scopa.</source>
        <translation>Un as sur la table protège donc les autres cartes. Avec la règle de l’asso pigliatutto, l’as fait même scopa.</translation>
    </message>
    <message>
        <source>Making fifteen</source>
        <translation>Faire quinze</translation>
    </message>
    <message>
        <source>Escoba, Escopa and Escova.</source>
        <translation>Escoba, Escopa et Escova.</translation>
    </message>
    <message>
        <source>In Escoba equal cards do not count. Your card and what it takes must make {fifteen}.</source>
        <translation>À l’Escoba, les cartes égales ne comptent pas&#xa0;: votre carte et celles qu’elle prend doivent faire {fifteen}.</translation>
    </message>
    <message>
        <source>Your 7 needs 8 more: 5 and 3. Click your 7, it takes both.</source>
        <translation>Il manque 8 à votre 7&#xa0;: 5 et 3. Cliquez sur le 7, il prend les deux.</translation>
    </message>
    <message>
        <source>That takes nothing. Make {fifteen} with your 7.</source>
        <translation>Ainsi vous ne prenez rien. Faites {fifteen} avec le 7.</translation>
    </message>
    <message>
        <source>{knight} counts {knight_value}. Which of your cards makes {fifteen} with the 2 and the 4? Click it.</source>
        <translation>{knight} vaut {knight_value}. Laquelle de vos cartes fait {fifteen} avec le 2 et le 4&#x202f;? Cliquez dessus.</translation>
    </message>
    <message>
        <source>Not that one: 2 and 4 are 6. What is missing?</source>
        <translation>Pas celle-là&#xa0;: 2 et 4 font 6. Que manque-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Right. Take them.</source>
        <translation>C’est ça. Prenez-les.</translation>
    </message>
    <message>
        <source>Take the 2 and the 4.</source>
        <translation>Prenez le 2 et le 4.</translation>
    </message>
    <message>
        <source>{king} counts {king_value}, the ace 1. Take the whole table with your last card!</source>
        <translation>Le {king} vaut {king_value}, l’as 1. Prenez toute la table avec votre dernière carte&#x202f;!</translation>
    </message>
    <message>
        <source>You may lay a card down, but this one takes all.</source>
        <translation>Vous pouvez poser une carte, mais celle-ci prend tout.</translation>
    </message>
    <message>
        <source>Escoba! That is a point. Before you lay a card down, look for {fifteen}.</source>
        <translation>Escoba&#x202f;! C’est un point. Avant de poser une carte, cherchez toujours {fifteen}.</translation>
    </message>
    <message>
        <source>Several cards can make {fifteen}. Here one of yours takes three at once: take them.</source>
        <translation>On peut faire {fifteen} à plusieurs cartes. Ici, l’une des vôtres en prend trois&#xa0;: prenez-les.</translation>
    </message>
    <message>
        <source>Good, but you can take more: {page} counts {page_value}.</source>
        <translation>Bien, mais vous pouvez en prendre plus&#xa0;: le {page} vaut {page_value}.</translation>
    </message>
    <message>
        <source>Most sevens score {sevens_score}, all four {four_sevens_score}. Most cards, most {coins} and the {7D} score as in Scopa.</source>
        <translation>Le plus de sept vaut {sevens_score}, les quatre {four_sevens_score}. Les cartes, celles {coins} et le {7D} comptent comme à la Scopa.</translation>
    </message>
    <message>
        <source>Scopa di Undici makes eleven in the same way. In Scopa a {fifteen} your card may also take an equal one.</source>
        <translation>À la Scopa di Undici, on fait onze de la même façon. À la Scopa a {fifteen}, votre carte peut aussi en prendre une égale.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Deux contre deux</translation>
    </message>
    <message>
        <source>Scopone scientifico: partner, sevens and pairs.</source>
        <translation>Scopone scientifico&#xa0;: le partenaire, les sept et les paires.</translation>
    </message>
    <message>
        <source>In Scopone you play with {partner}, who sits opposite: you have one pile and one score.</source>
        <translation>Au Scopone, vous jouez avec {partner}, en face de vous&#xa0;: vous partagez le tas et les points.</translation>
    </message>
    <message>
        <source>The partner</source>
        <translation>Le partenaire</translation>
    </message>
    <message>
        <source>All 40 cards are in the hands, and the table is empty. You begin.</source>
        <translation>Les 40 cartes sont dans les mains et la table est vide. Vous commencez.</translation>
    </message>
    <message>
        <source>The next player sweeps with an equal card. You hold three 4s, so only one is elsewhere: lay down the {4C}.</source>
        <translation>Le suivant vide la table s’il a une carte égale. Vous avez trois 4, il n’en reste qu’un ailleurs : posez le {4C}.</translation>
    </message>
    <message>
        <source>Lay down the {4C}: it is safer, and no card of {coins}.</source>
        <translation>Posez le {4C}&#xa0;: c’est plus sûr, et ce n’est pas une carte {coins}.</translation>
    </message>
    <message>
        <source>{opponent} could not take it. Now it is your partner’s turn: look at the table, 4 and 6.</source>
        <translation>{opponent} n’a pas pu le prendre. C’est à votre partenaire&#xa0;: regardez la table, 4 et 6.</translation>
    </message>
    <message>
        <source>Scopa, and the point is yours as well. Partners’ sweeps count together.</source>
        <translation>Scopa, et le point est aussi le vôtre : les scopas des partenaires s’ajoutent.</translation>
    </message>
    <message>
        <source>The sevens</source>
        <translation>Les sept</translation>
    </message>
    <message>
        <source>Somebody has laid down a seven. Take it, before others do.</source>
        <translation>Quelqu’un a posé un sept. Prenez-le avant les autres.</translation>
    </message>
    <message>
        <source>Then the next player may take the seven. Take it.</source>
        <translation>Le suivant pourrait alors le prendre. Prenez le sept.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Les paires</translation>
    </message>
    <message>
        <source>{opponent} is the dealer, so break the pairs: take 5 and 2 with your 7, not 5 with 5.</source>
        <translation>Le donneur est {opponent}, alors cassez les paires&#xa0;: prenez 5 et 2 avec le 7, pas le 5 avec le 5.</translation>
    </message>
    <message>
        <source>That leaves the pairs as they are.</source>
        <translation>Cela laisse les paires intactes.</translation>
    </message>
    <message>
        <source>Now three 7s, three 5s and three 2s are left: odd numbers. Italians call it spariglio. The dealer’s side mends it when it can.</source>
        <translation>Il reste maintenant trois 7, trois 5 et trois 2&#xa0;: des nombres impairs. C’est le spariglio&#x202f;; le camp du donneur le réparera dès qu’il pourra.</translation>
    </message>
    <message>
        <source>Remember what has gone. One more thing: here a scopa with the very last card counts.</source>
        <translation>Retenez ce qui est passé. Et encore&#xa0;: ici, une scopa avec la toute dernière carte compte.</translation>
    </message>
    <message>
        <source>In Scopone de Trente the {AD} is worth a point more, the {2D} two and the {3D} three; a side with all of them wins the match.</source>
        <translation>Au Scopone de Trente, le {AD} vaut un point de plus, le {2D} deux et le {3D} trois ; le camp qui les a tous gagne la partie.</translation>
    </message>
    <message>
        <source>Declaring, and the matta</source>
        <translation>Annoncer, et la matta</translation>
    </message>
    <message>
        <source>Cirulla, the game of Genoa.</source>
        <translation>Cirulla, le jeu de Gênes.</translation>
    </message>
    <message>
        <source>Three cards of {low_total} or less are worth {low_points} points. Yours make {hand_total}: declare them.</source>
        <translation>Trois cartes qui font {low_total} ou moins valent {low_points} points. Les vôtres font {hand_total}&#xa0;: annoncez-les.</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>After the first card it is too late to declare.</source>
        <translation>Après la première carte, il est trop tard pour annoncer.</translation>
    </message>
    <message>
        <source>Declared cards lie open for all to see. Three cards of a rank are worth {alike_points}.</source>
        <translation>Les cartes annoncées restent visibles de tous. Trois cartes égales valent {alike_points}.</translation>
    </message>
    <message>
        <source>You take an equal card, a sum, or what makes {fifteen} with your card. Your 2 takes {knight} and 4: play it.</source>
        <translation>Vous prenez une carte égale, une somme, ou ce qui fait {fifteen} avec votre carte. Votre 2 prend {knight} et 4&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>Many ways to take</source>
        <translation>Mille façons de prendre</translation>
    </message>
    <message>
        <source>That works as well, but now make {fifteen}.</source>
        <translation>C’est permis aussi, mais faites maintenant {fifteen}.</translation>
    </message>
    <message>
        <source>And an ace takes everything if no ace lies on the table. Play it: it is a scopa.</source>
        <translation>Et un as prend tout s’il n’y en a pas sur la table. Jouez-le&#xa0;: c’est une scopa.</translation>
    </message>
    <message>
        <source>The {7C} is the matta: in a declaration it is any card you like. Declare three of a rank.</source>
        <translation>Le {7C} est la matta&#xa0;: à l’annonce, elle vaut ce que vous voulez. Annoncez trois cartes égales.</translation>
    </message>
    <message>
        <source>The matta</source>
        <translation>La matta</translation>
    </message>
    <message>
        <source>{alike_points} points. Now the matta counts {king_value}, until the round is over: take something with it.</source>
        <translation>{alike_points} points. Jusqu’à la fin de la manche, la matta vaut {king_value}&#xa0;: prenez quelque chose avec.</translation>
    </message>
    <message>
        <source>Play the matta this time.</source>
        <translation>Cette fois, jouez la matta.</translation>
    </message>
    <message>
        <source>If the first four cards make {fifteen}, the dealer takes them and has a point; with thirty, two.</source>
        <translation>Si les quatre premières cartes font {fifteen}, le donneur les prend et marque un point&#x202f;; si elles font trente, deux.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Ce qui compte</translation>
    </message>
    <message>
        <source>{page}, {knight} and {king} of {coins} are worth {grande_score}, and all {coins} win the match at once. You play to {target}.</source>
        <translation>{page}, {knight} et {king} {coins} valent {grande_score}&#x202f;; toutes les cartes {coins} gagnent la partie sur-le-champ. On joue en {target}.</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>La carte coupée</translation>
    </message>
    <message>
        <source>Chkobba, the game of Tunisia.</source>
        <translation>Chkobba, le jeu de Tunisie.</translation>
    </message>
    <message>
        <source>You cut the pack and saw this card. Keep it, or lay it on the table? It is the best of all: keep it.</source>
        <translation>Vous avez coupé et vu cette carte. La garder, ou la poser sur la table&#x202f;? C’est la meilleure de toutes&#xa0;: gardez-la.</translation>
    </message>
    <message>
        <source>Now anybody may take it. Keep a card like this.</source>
        <translation>Maintenant, n’importe qui peut la prendre. Une telle carte se garde.</translation>
    </message>
    <message>
        <source>It is your first card. Mind the courts: here {knight} counts {knight_value}, {page} {page_value} and {king} {king_value}.</source>
        <translation>C’est votre première carte. Attention aux figures&#xa0;: ici {knight} vaut {knight_value}, {page} {page_value} et {king} {king_value}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 3 together? Click it.</source>
        <translation>Laquelle de vos cartes prend à la fois le 6 et le 3&#x202f;? Cliquez dessus.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 3; {page} counts {page_value}.</source>
        <translation>Pas celle-là. Additionnez 6 et 3&#x202f;; le {page} vaut {page_value}.</translation>
    </message>
    <message>
        <source>Take the 6 and the 3.</source>
        <translation>Prenez le 6 et le 3.</translation>
    </message>
    <message>
        <source>Now bring home the {7D}, which is a point by itself: 5 and 2 make 7.</source>
        <translation>Mettez à l’abri le {7D}, qui vaut un point à lui seul&#xa0;: 5 et 2 font 7.</translation>
    </message>
    <message>
        <source>Play the {7D}, before it is too late.</source>
        <translation>Jouez le {7D} avant qu’il ne soit trop tard.</translation>
    </message>
    <message>
        <source>There is no primiera. Barmila goes to the most sevens; at two each, to the most sixes. You play to {target}.</source>
        <translation>Pas de primiera ici. La barmila va à qui a le plus de sept&#x202f;; à deux partout, à qui a le plus de six. On joue en {target}.</translation>
    </message>
    <message>
        <source>Combinations in the hand</source>
        <translation>Les combinaisons en main</translation>
    </message>
    <message>
        <source>Chorizo and Báciga, from the River Plate.</source>
        <translation>Chorizo et Báciga, du Rio de la Plata.</translation>
    </message>
    <message>
        <source>Chorizo is Escoba with combinations: before the first card is played, you declare what your three cards are worth.</source>
        <translation>Le Chorizo est une Escoba avec combinaisons&#xa0;: avant la première carte, vous annoncez ce que valent vos trois cartes.</translation>
    </message>
    <message>
        <source>Yours are of one suit, a flor ({flor_points}), and in sequence, an escalera ({escalera_points}). Declare!</source>
        <translation>Les vôtres sont d’une couleur, une flor ({flor_points}), et se suivent, une escalera ({escalera_points}). Annoncez&#x202f;!</translation>
    </message>
    <message>
        <source>If you pass, you get nothing for this hand. Declare it.</source>
        <translation>Qui passe ne gagne rien avec cette main. Annoncez-la.</translation>
    </message>
    <message>
        <source>Points of combinations count at once. The {2B} is the carimbo, worth {carimbo_score}: take it, {king} and 2 with your 3.</source>
        <translation>Les combinaisons comptent aussitôt. Le {2B} est le carimbo et vaut {carimbo_score}&#xa0;: prenez le {king} et le 2 avec votre 3.</translation>
    </message>
    <message>
        <source>Take the {2B}, before {opponent} does.</source>
        <translation>Prenez le {2B} avant {opponent}.</translation>
    </message>
    <message>
        <source>The best hand of all: three of a rank, a chorizo. Declare it!</source>
        <translation>La meilleure main de toutes&#xa0;: trois cartes égales, un chorizo. Annoncez-le&#x202f;!</translation>
    </message>
    <message>
        <source>{chorizo_points} points at once! A total of nine is worth {tres_de_nueva_points}, seven or less {dos_de_miseria_points}.</source>
        <translation>{chorizo_points} points d’un coup&#x202f;! Un total de neuf vaut {tres_de_nueva_points}, sept ou moins {dos_de_miseria_points}.</translation>
    </message>
    <message>
        <source>In Báciga the combinations are nine or less, better with a pair, and three cards of one suit on the table score for the dealer.</source>
        <translation>À la Báciga, on annonce neuf ou moins, mieux avec une paire, et trois cartes d’une couleur sur la table rapportent au donneur.</translation>
    </message>
    <message>
        <source>Points that nobody wants</source>
        <translation>Des points dont personne ne veut</translation>
    </message>
    <message>
        <source>Scopa a perdere, Desescoba and Scopa Frac.</source>
        <translation>Scopa a perdere, Desescoba et Scopa Frac.</translation>
    </message>
    <message>
        <source>In Scopa a perdere the fewest points win: the first one at {target} has lost. Your 7 would have to take the {7D}, a point against you. Lay another card.</source>
        <translation>À la Scopa a perdere, c’est le moins de points qui gagne : le premier à {target} a perdu. Votre 7 devrait prendre le {7D}, un point contre vous. Posez une autre carte.</translation>
    </message>
    <message>
        <source>A card that can take has to take. Lay one that takes nothing.</source>
        <translation>Une carte qui peut prendre doit prendre. Posez-en une qui ne prend rien.</translation>
    </message>
    <message>
        <source>Well avoided. Captures are as forced as ever, so keep cards that find nothing on the table.</source>
        <translation>Bien évité. La prise reste obligatoire : gardez des cartes qui ne trouvent rien sur la table.</translation>
    </message>
    <message>
        <source>Desescoba is the same with fifteen: when you have to take, take few cards, and no {coins} or sevens.</source>
        <translation>La Desescoba, c’est la même chose avec le quinze : quand il faut prendre, prenez peu de cartes, et ni {coins} ni sept.</translation>
    </message>
    <message>
        <source>In Scopa Frac only aces and courts score, a point each. At eight all the {KD} decides.</source>
        <translation>À la Scopa Frac, seuls les as et les figures comptent, un point chacun. À huit partout, le {KD} décide.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>Votre première partie</translation>
    </message>
    <message>
        <source>Scopa from the first card to the score sheet.</source>
        <translation>La Scopa, de la première carte à la feuille de marque.</translation>
    </message>
    <message>
        <source>These three cards are yours. You play them to take cards from the table.</source>
        <translation>Ces trois cartes sont à vous. Vous les jouez pour prendre des cartes de la table.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Prendre des cartes</translation>
    </message>
    <message>
        <source>A card takes an equal card. Click your 6: it takes the 6.</source>
        <translation>Une carte prend une carte égale. Cliquez sur votre 6&#xa0;: il prend le 6.</translation>
    </message>
    <message>
        <source>Play your 6 this time.</source>
        <translation>Cette fois, jouez votre 6.</translation>
    </message>
    <message>
        <source>Both cards are now in your pile, face down. Next, {opponent} plays a card.</source>
        <translation>Les deux cartes sont maintenant dans votre tas, face cachée. À {opponent} de jouer.</translation>
    </message>
    <message>
        <source>There is no 7 on the table, but 4 and 3 make 7. Take both with your 7.</source>
        <translation>Il n’y a pas de 7 sur la table, mais 4 et 3 font 7. Prenez les deux avec votre 7.</translation>
    </message>
    <message>
        <source>Take two cards at once: the 4 and the 3.</source>
        <translation>Prenez deux cartes à la fois&#xa0;: le 4 et le 3.</translation>
    </message>
    <message>
        <source>So you take one equal card, or several cards that add up to yours. Now watch {opponent}.</source>
        <translation>Donc&#xa0;: vous prenez une carte égale, ou plusieurs qui font ensemble la vôtre. Regardez maintenant {opponent}.</translation>
    </message>
    <message>
        <source>Your 4 cannot take anything. Then it stays on the table: lay it down.</source>
        <translation>Votre 4 ne peut rien prendre. Il reste alors sur la table&#xa0;: posez-le.</translation>
    </message>
    <message>
        <source>When all hands are empty, everyone gets three new cards. The table gets none.</source>
        <translation>Quand les mains sont vides, chacun reçoit trois nouvelles cartes. La table n’en reçoit pas.</translation>
    </message>
    <message>
        <source>{page} counts {page_value}, {knight} {knight_value} and {king} {king_value}; an ace counts 1.</source>
        <translation>{page} vaut {page_value}, {knight} {knight_value} et {king} {king_value}&#x202f;; l’as vaut 1.</translation>
    </message>
    <message>
        <source>Values and choices</source>
        <translation>Valeurs et choix</translation>
    </message>
    <message>
        <source>6 and 4 make {king_value}. But where an equal card lies, you must take that one: play your {king}.</source>
        <translation>6 et 4 font {king_value}. Mais s’il y a une carte égale, c’est elle qu’il faut prendre&#xa0;: jouez votre {king}.</translation>
    </message>
    <message>
        <source>Play your {king} first.</source>
        <translation>Jouez d’abord votre {king}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 2 together? Click it.</source>
        <translation>Laquelle de vos cartes prend à la fois le 6 et le 2&#x202f;? Cliquez dessus.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 2.</source>
        <translation>Pas celle-là. Additionnez 6 et 2.</translation>
    </message>
    <message>
        <source>Right: 6 + 2 = {page_value}. Now play it.</source>
        <translation>C’est ça&#xa0;: 6 + 2 = {page_value}. Maintenant, jouez-la.</translation>
    </message>
    <message>
        <source>Take the 6 and the 2.</source>
        <translation>Prenez le 6 et le 2.</translation>
    </message>
    <message>
        <source>Your last card takes everything on the table: 4 and 3 make 7. Play it!</source>
        <translation>Votre dernière carte prend toute la table&#xa0;: 4 et 3 font 7. Jouez-la&#x202f;!</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa&#x202f;!</translation>
    </message>
    <message>
        <source>Scopa! You swept the table: a point. A card turned up in your pile keeps count.</source>
        <translation>Scopa ! Vous avez vidé la table : un point. Une carte retournée dans votre tas le marque.</translation>
    </message>
    <message>
        <source>Here is the end of another round. Play your last card: it takes two.</source>
        <translation>Voici la fin d’une autre manche. Jouez votre dernière carte&#xa0;: elle en prend deux.</translation>
    </message>
    <message>
        <source>{opponent} plays the very last card. What is left there goes to the player who took last: you.</source>
        <translation>{opponent} joue la toute dernière carte. Ce qui reste va à qui a pris en dernier&#xa0;: à vous.</translation>
    </message>
    <message>
        <source>Now the piles are counted. Most cards are a point: you have {own_cards}, {opponent} {their_cards}.</source>
        <translation>On compte les tas. Le plus de cartes vaut un point&#xa0;: vous en avez {own_cards}, {opponent} {their_cards}.</translation>
    </message>
    <message>
        <source>Most {coins} are another point: you have {own_coins}, {opponent} {their_coins}.</source>
        <translation>Le plus de cartes {coins}, un autre point&#xa0;: vous en avez {own_coins}, {opponent} {their_coins}.</translation>
    </message>
    <message>
        <source>The {7D} is a point by itself. It is called the settebello, and you have it.</source>
        <translation>Le {7D} vaut un point à lui seul. On l’appelle le settebello, et vous l’avez.</translation>
    </message>
    <message>
        <source>For the primiera your best card of each suit counts: 7 is worth {primiera_7}, 6 {primiera_6}, ace {primiera_ace}, 5 {primiera_5}.</source>
        <translation>À la primiera, on compte votre meilleure carte de chaque couleur&#xa0;: le 7 vaut {primiera_7}, le 6 {primiera_6}, l’as {primiera_ace}, le 5 {primiera_5}.</translation>
    </message>
    <message>
        <source>You have {own_primiera}, {opponent} has {their_primiera}: this point goes to {opponent}. So keep an eye on sevens.</source>
        <translation>Vous avez {own_primiera}, {opponent} {their_primiera}&#xa0;: ce point va à {opponent}. Surveillez donc les sept.</translation>
    </message>
    <message>
        <source>Your scopa is a point too. Now look at the score sheet: all is there.</source>
        <translation>Votre scopa est aussi un point. Regardez la feuille de marque&#xa0;: tout y est.</translation>
    </message>
    <message>
        <source>You won this round {own_points} to {their_points}. The first with {target} points wins the match.</source>
        <translation>Vous gagnez la manche {own_points} à {their_points}. Le premier à {target} points gagne la partie.</translation>
    </message>
    <message>
        <source>Now you alone: play the last six cards of a round to the end.</source>
        <translation>À vous maintenant&#xa0;: jouez jusqu’au bout les six dernières cartes d’une manche.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Play on. The button Hint shows you a good card.</source>
        <translation>Continuez. Le bouton «&#x202f;Conseil&#x202f;» vous montre une bonne carte.</translation>
    </message>
    <message>
        <source>The round is over. See what each of you has.</source>
        <translation>La manche est finie. Voyez ce que chacun a fait.</translation>
    </message>
    <message>
        <source>That is Scopa! All the rest comes with playing. Have fun.</source>
        <translation>Voilà la Scopa&#x202f;! Le reste vient en jouant. Amusez-vous bien.</translation>
    </message>
    <message>
        <source>Know the points</source>
        <translation>Connaître les points</translation>
    </message>
    <message>
        <source>A point that is already won or lost no longer counts: play for the others.</source>
        <translation>Un point déjà gagné ou perdu ne compte plus&#xa0;: jouez pour les autres.</translation>
    </message>
    <message>
        <source>Sweep when you can</source>
        <translation>Faire scopa quand on peut</translation>
    </message>
    <message>
        <source>A sweep is a point, and the next player has to lay a card on an empty table.</source>
        <translation>Une scopa vaut un point, et le joueur suivant doit poser une carte sur une table vide.</translation>
    </message>
    <message>
        <source>Rather take than lay</source>
        <translation>Prendre plutôt que poser</translation>
    </message>
    <message>
        <source>Taking brings you cards, and gives none away.</source>
        <translation>Prendre vous rapporte des cartes et n’en donne aucune.</translation>
    </message>
    <message>
        <source>A take is worth a risk of up to one in three. Above that, lay a safe card.</source>
        <translation>Prendre vaut un risque allant jusqu’à un sur trois. Au-delà, posez une carte sûre.</translation>
    </message>
    <message>
        <source>Leave no sum of seven: their seven takes it, and goes to their own pile.</source>
        <translation>Ne laissez pas une somme de sept&#xa0;: leur sept la prend et finit dans leur tas.</translation>
    </message>
    <message>
        <source>A card laid on an empty table can be swept by any equal card.</source>
        <translation>Une carte posée sur une table vide offre une scopa à n’importe quelle carte égale.</translation>
    </message>
    <message>
        <source>Your partner often holds the double of a card that was laid: think before you take it.</source>
        <translation>Votre partenaire a souvent en double la carte qu’il a posée&#xa0;: réfléchissez avant de la prendre.</translation>
    </message>
    <message>
        <source>The last to take gets the rest of the table. Keep a card that surely takes.</source>
        <translation>Le dernier qui prend emporte le reste de la table. Gardez une carte qui prend à coup sûr.</translation>
    </message>
    <message>
        <source>If they did not take, they could not</source>
        <translation>Qui n’a pas pris ne pouvait pas</translation>
    </message>
    <message>
        <source>An ace that takes all is worth most on a full table, or at the very end.</source>
        <translation>Un as qui prend tout vaut le plus sur une table pleine, ou tout à la fin.</translation>
    </message>
    <message>
        <source>Taking a whole pile</source>
        <translation>Prendre un tas entier</translation>
    </message>
    <message>
        <source>Rubamazzo, in which piles lie open.</source>
        <translation>Rubamazzo, où les tas sont découverts.</translation>
    </message>
    <message>
        <source>In Rubamazzo a card takes one equal card and nothing else: there are no sums. Take the 5 with your 5.</source>
        <translation>À Rubamazzo, une carte prend une carte égale et rien d’autre&#xa0;: il n’y a pas de sommes. Prenez le 5 avec votre 5.</translation>
    </message>
    <message>
        <source>Play your 5 this time.</source>
        <translation>Cette fois, jouez votre 5.</translation>
    </message>
    <message>
        <source>Your {7S} takes the {7B} or the pile, one of the two, as you like. The pile has more cards: click it, then your {7S}.</source>
        <translation>Votre {7S} prend le {7B} ou le tas, l’un des deux, à votre choix. Le tas a plus de cartes&#xa0;: cliquez dessus, puis sur le {7S}.</translation>
    </message>
    <message>
        <source>The pile has more cards: take it with your {7S}.</source>
        <translation>Le tas a plus de cartes&#xa0;: prenez-le avec votre {7S}.</translation>
    </message>
    <message>
        <source>The most cards win the round, which is the whole match. What is left on the table goes to the player who captured last.</source>
        <translation>Qui a le plus de cartes gagne la manche, et c’est toute la partie. Ce qui reste sur la table va à qui a pris en dernier.</translation>
    </message>
    <message>
        <source>Captures that score</source>
        <translation>Des prises qui rapportent</translation>
    </message>
    <message>
        <source>Cicera, the game of Brescia.</source>
        <translation>Cicera, le jeu de Brescia.</translation>
    </message>
    <message>
        <source>Cicera has fifty-two cards, with eights, nines and tens. All of them are dealt, and {partner}, opposite, is your partner.</source>
        <translation>À la Cicera, il y a cinquante-deux cartes, avec des huit, des neuf et des dix. On les donne toutes, et {partner}, en face, est votre partenaire.</translation>
    </message>
    <message>
        <source>Nobody has to capture here. But a capture of one suit is a cicera, worth a point: take 3 and 4 with your 7.</source>
        <translation>Ici, personne n’est obligé de prendre. Mais une prise d’une seule couleur est une cicera et vaut un point&#xa0;: prenez 3 et 4 avec votre 7.</translation>
    </message>
    <message>
        <source>Take the 3 and the 4 with your 7.</source>
        <translation>Prenez le 3 et le 4 avec votre 7.</translation>
    </message>
    <message>
        <source>The player before you has just laid the {9D}. Taken at once by an equal card, it is a picada, worth a point.</source>
        <translation>Le joueur précédent vient de poser le {9D}. Le prendre aussitôt avec une carte égale est une picada et vaut un point.</translation>
    </message>
    <message>
        <source>Take the {9D} with your {9C}.</source>
        <translation>Prenez le {9D} avec votre {9C}.</translation>
    </message>
    <message>
        <source>Courts have no number: they are in no sum, and take only their like. Take the {KS} with your {KD}.</source>
        <translation>Les figures n’ont pas de nombre&#xa0;: elles n’entrent dans aucune somme et ne prennent que leur égale. Prenez le {KS} avec le {KD}.</translation>
    </message>
    <message>
        <source>Take the {KS}, before others do.</source>
        <translation>Prenez le {KS} avant les autres.</translation>
    </message>
    <message>
        <source>Three cards or more at once are a bigia, again worth a point. Here your 9 takes three: take them.</source>
        <translation>Trois cartes ou plus d’un coup sont une bigia et valent aussi un point. Ici, votre 9 en prend trois&#xa0;: prenez-les.</translation>
    </message>
    <message>
        <source>Take three cards with your 9.</source>
        <translation>Prenez trois cartes avec votre 9.</translation>
    </message>
    <message>
        <source>Most cards score {cards_score}, most {swords} {swords_score}. A run of {swords} from {AS}, {2S}, {3S} on, the napula, scores its highest card.</source>
        <translation>Le plus de cartes rapporte {cards_score}, le plus de cartes {swords} {swords_score}. Une suite {swords} depuis {AS}, {2S}, {3S}, la napula, vaut sa plus haute carte.</translation>
    </message>
    <message>
        <source>{TD}, {2S} and {JC} score a point each, and all {swords} win the match at once. You play to {target}.</source>
        <translation>{TD}, {2S} et {JC} valent un point chacun&#x202f;; toutes les cartes {swords} gagnent la partie sur-le-champ. On joue en {target}.</translation>
    </message>
    <message>
        <source>This is {game}. Which play is best? Try one.</source>
        <translation>Jeu : {game}. Quel est le meilleur coup ? Essayez.</translation>
    </message>
    <message>
        <source>You get the {2D}, and 3 and {page} make more than ten.</source>
        <translation>Vous prenez le {2D}, et 3 et {page} font plus de dix.</translation>
    </message>
    <message>
        <source>Practise with one rank, then with all of them.</source>
        <translation>Exercez-vous avec une valeur, puis avec toutes.</translation>
    </message>
    <message>
        <source>In Escoba this rule rarely fails, and a dead rank is worth nothing.</source>
        <translation>À l’Escoba, cette règle échoue rarement, et une carte franche ne vaut rien.</translation>
    </message>
    <message>
        <source>Two cards are too few for an ace. Wait for a fuller table.</source>
        <translation>Deux cartes, c’est peu pour un as. Attendez une table plus pleine.</translation>
    </message>
    <message>
        <source>4 and 6 with the {king}: three ranks are odd now, which is bad for the dealer.</source>
        <translation>4 et 6 avec le {king}&#xa0;: trois valeurs sont impaires, et c’est mauvais pour le donneur.</translation>
    </message>
    <message>
        <source>{game} {points}, wrong in {fails} of 100 cases</source>
        <translation>{game} {points}, faux dans {fails} cas sur 100</translation>
    </message>
    <message>
        <source>Leave more than ten</source>
        <translation>Laisser plus de dix</translation>
    </message>
    <message>
        <source>In Asso piglia tutto that is the rule. In Scopa d’Assi milanese an ace takes even itself, from an empty table.</source>
        <translation>À Asso piglia tutto, c’est la règle. À la Scopa d’Assi milanese, sur une table vide, un as se prend même lui-même.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep eleven or more.</source>
        <translation>Aucune carte ne vaut plus de dix : avec onze ou plus, personne ne fait scopa.</translation>
    </message>
    <message>
        <source>Count who can sweep</source>
        <translation>Compter qui peut faire scopa</translation>
    </message>
    <message>
        <source>Ask which cards sweep what you leave, and how many of them you have not seen.</source>
        <translation>Demandez-vous quelles cartes font scopa avec ce que vous laissez, et combien vous n’en avez pas vues.</translation>
    </message>
    <message>
        <source>The price of a risk</source>
        <translation>Le prix d’un risque</translation>
    </message>
    <message>
        <source>Lay a dead rank</source>
        <translation>Poser une carte franche</translation>
    </message>
    <message>
        <source>When three cards of a rank are gone, nobody can pair the fourth.</source>
        <translation>Quand trois cartes d’une valeur sont passées, personne ne peut prendre la quatrième.</translation>
    </message>
    <message>
        <source>Lay from a pair</source>
        <translation>Poser d’une paire</translation>
    </message>
    <message>
        <source>If you hold two of a rank, one fewer is elsewhere, and you can take yours back.</source>
        <translation>Si vous en avez deux égales, il en reste une de moins ailleurs, et vous pouvez reprendre la vôtre.</translation>
    </message>
    <message>
        <source>The settebello first</source>
        <translation>Le settebello d’abord</translation>
    </message>
    <message>
        <source>The settebello is a point, a coin, a seven and a card, all in one.</source>
        <translation>Le settebello est à la fois un point, un denier, un sept et une carte.</translation>
    </message>
    <message>
        <source>Take sevens</source>
        <translation>Prendre les sept</translation>
    </message>
    <message>
        <source>Sevens decide the primiera. Take one when you can.</source>
        <translation>Les sept décident de la primiera. Prenez-en un quand vous pouvez.</translation>
    </message>
    <message>
        <source>Lay no seven</source>
        <translation>Ne pas poser de sept</translation>
    </message>
    <message>
        <source>A seven on the table is half a primiera for somebody else.</source>
        <translation>Un sept sur la table, c’est la moitié d’une primiera pour les autres.</translation>
    </message>
    <message>
        <source>Three sevens win, two draw</source>
        <translation>Trois sept gagnent, deux partagent</translation>
    </message>
    <message>
        <source>With three sevens the primiera is nearly won; with two, sixes and aces decide.</source>
        <translation>Avec trois sept, la primiera est presque gagnée&#x202f;; avec deux, les six et les as décident.</translation>
    </message>
    <message>
        <source>Coins and sixes</source>
        <translation>Deniers et six</translation>
    </message>
    <message>
        <source>Of two equal cards take the one of coins, and lay the other one.</source>
        <translation>De deux cartes égales, prenez celle de deniers et posez l’autre.</translation>
    </message>
    <message>
        <source>More cards with one</source>
        <translation>Plus de cartes d’un coup</translation>
    </message>
    <message>
        <source>Take three cards rather than two: the point for the cards is often close.</source>
        <translation>Prenez trois cartes plutôt que deux&#xa0;: le point des cartes se joue souvent à peu.</translation>
    </message>
    <message>
        <source>“Lay court cards”</source>
        <translation>«&#xa0;Posez les figures&#xa0;»</translation>
    </message>
    <message>
        <source>Many advise to lay court cards first. Here they take sums, so it is no rule.</source>
        <translation>On conseille souvent de poser d’abord les figures. Ici elles prennent des sommes&#xa0;: ce n’est pas une règle.</translation>
    </message>
    <message>
        <source>Make no seven for them</source>
        <translation>Ne pas leur préparer un sept</translation>
    </message>
    <message>
        <source>Beware the empty table</source>
        <translation>Attention à la table vide</translation>
    </message>
    <message>
        <source>Stop the whirlwind</source>
        <translation>Arrêter le tourbillon</translation>
    </message>
    <message>
        <source>One side lays and the other sweeps, again and again. A dead or paired card ends it.</source>
        <translation>Un camp pose, l’autre fait scopa, encore et encore. Une carte franche ou double y met fin.</translation>
    </message>
    <message>
        <source>Last to play</source>
        <translation>Jouer en dernier</translation>
    </message>
    <message>
        <source>The dealer’s side answers every card and plays the last one. That is worth points.</source>
        <translation>Le camp du donneur répond à chaque carte et joue la dernière. Cela vaut des points.</translation>
    </message>
    <message>
        <source>Keep the pairs</source>
        <translation>Garder les paires</translation>
    </message>
    <message>
        <source>On the dealer’s side keep the ranks even: the last hand then finds its match.</source>
        <translation>Dans le camp du donneur, gardez les valeurs paires&#xa0;: à la fin, tout s’assemble.</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Casser les paires</translation>
    </message>
    <message>
        <source>Against the dealer’s side take sums: odd ranks turn the order of the last cards.</source>
        <translation>Contre le camp du donneur, prenez des sommes&#xa0;: des valeurs impaires changent l’ordre des dernières cartes.</translation>
    </message>
    <message>
        <source>Leave the partner’s card</source>
        <translation>Laisser la carte du partenaire</translation>
    </message>
    <message>
        <source>Answer the partner</source>
        <translation>Répondre au partenaire</translation>
    </message>
    <message>
        <source>If your partner’s card was taken by an equal one, lay a third of that rank.</source>
        <translation>Si la carte de votre partenaire a été prise par une carte égale, posez-en une troisième.</translation>
    </message>
    <message>
        <source>Sevens by seat</source>
        <translation>Les sept selon la place</translation>
    </message>
    <message>
        <source>The dealer’s side may leave a seven to the partner; the other side takes it at once.</source>
        <translation>Le camp du donneur peut laisser un sept au partenaire&#x202f;; l’autre camp le prend aussitôt.</translation>
    </message>
    <message>
        <source>Own a rank</source>
        <translation>Tenir une valeur</translation>
    </message>
    <message>
        <source>With three of a rank in your hand only you can end the wait for the fourth.</source>
        <translation>Avec trois cartes égales en main, vous seul pouvez mettre fin à l’attente de la quatrième.</translation>
    </message>
    <message>
        <source>Remember odd ranks</source>
        <translation>Retenir les valeurs impaires</translation>
    </message>
    <message>
        <source>Remember only the ranks of which an odd number has gone: their cards are still out.</source>
        <translation>Ne retenez que les valeurs passées en nombre impair&#xa0;: il en reste encore dehors.</translation>
    </message>
    <message>
        <source>The pack makes 220</source>
        <translation>Le jeu fait 220</translation>
    </message>
    <message>
        <source>The pack adds up to 220. Subtract what you have seen: the rest is the last hand.</source>
        <translation>Toutes les cartes font 220. Retirez ce que vous avez vu&#xa0;: le reste est la dernière main.</translation>
    </message>
    <message>
        <source>The last take</source>
        <translation>La dernière prise</translation>
    </message>
    <message>
        <source>A card that the player after you passed over can be laid again.</source>
        <translation>Une carte que le joueur suivant n’a pas prise peut être posée de nouveau.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>A card that surely takes now may take more later.</source>
        <translation>Une carte qui prend maintenant à coup sûr prendra peut-être plus tard davantage.</translation>
    </message>
    <message>
        <source>Leave less than five, or fifteen</source>
        <translation>Laisser moins de cinq, ou quinze</translation>
    </message>
    <message>
        <source>A king counts ten: with less than five on the table nobody makes fifteen.</source>
        <translation>Le roi vaut dix&#xa0;: avec moins de cinq sur la table, personne ne fait quinze.</translation>
    </message>
    <message>
        <source>Save the ace</source>
        <translation>Garder l’as</translation>
    </message>
    <message>
        <source>Declare, and choose the value</source>
        <translation>Annoncer, et choisir la valeur</translation>
    </message>
    <message>
        <source>Declare what scores. The value you give the matta decides what it takes next.</source>
        <translation>Annoncez ce qui rapporte. La valeur donnée à la matta décide de ce qu’elle prendra ensuite.</translation>
    </message>
    <message>
        <source>Play the score</source>
        <translation>Jouer selon le score</translation>
    </message>
    <message>
        <source>Ahead, take few risks; behind, look for sweeps.</source>
        <translation>En tête, prenez peu de risques ; derrière, cherchez les scopas.</translation>
    </message>
    <message>
        <source>{opponent} has taken the {6B} with the {6S}. The piles lie open: on top is the card that was played.</source>
        <translation>{opponent} a pris le {6B} avec le {6S}. Les tas sont découverts&#xa0;: au-dessus se trouve la carte jouée.</translation>
    </message>
    <message>
        <source>You hold an equal card. Play your {6C}: it takes the whole pile!</source>
        <translation>Vous avez une carte égale. Jouez le {6C}&#xa0;: il prend tout le tas&#x202f;!</translation>
    </message>
    <message>
        <source>Your {6C} takes the whole pile: play it.</source>
        <translation>Votre {6C} prend tout le tas&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>Now all these cards are yours, and your {6C} is on top. With an equal card {opponent} can take the pile back.</source>
        <translation>Toutes ces cartes sont maintenant à vous, et votre {6C} est au-dessus. Avec une carte égale, {opponent} peut reprendre le tas.</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Ce que cela vaut</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>Ce que vaut une manche</translation>
    </message>
    <message>
        <source>The {7D} is worth more than anything else here. The {knight} can wait.</source>
        <translation>Le {7D} vaut plus que tout le reste. Le {knight} peut attendre.</translation>
    </message>
    <message>
        <source>Your {knight} takes 2 and 7. A sum can hide the settebello.</source>
        <translation>Votre {knight} prend 2 et 7. Le settebello peut se cacher dans une somme.</translation>
    </message>
    <message>
        <source>You had 19 cards. With two more the point for the cards is yours.</source>
        <translation>Vous aviez 19 cartes. Avec deux de plus, le point des cartes est à vous.</translation>
    </message>
    <message>
        <source>Before each play, ask which points are still open, and which card decides them.</source>
        <translation>Avant chaque coup, demandez-vous quels points restent ouverts et quelle carte en décide.</translation>
    </message>
    <message>
        <source>Which take?</source>
        <translation>Quelle prise&#x202f;?</translation>
    </message>
    <message>
        <source>Your {page} takes 6 and 2: three cards, and a coin. The {king} takes one.</source>
        <translation>Votre {page} prend 6 et 2&#xa0;: trois cartes, dont un denier. Le {king} n’en prend qu’une.</translation>
    </message>
    <message>
        <source>Three cards with one play, and nobody else has a {knight} for what is left.</source>
        <translation>Trois cartes d’un coup, et personne d’autre n’a de {knight} pour ce qui reste.</translation>
    </message>
    <message>
        <source>Cards and coins are small gains, but they come up in nearly every round.</source>
        <translation>Cartes et deniers rapportent peu, mais à presque chaque manche.</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scopas</translation>
    </message>
    <message>
        <source>A point at once, and the next player has to lay a 3 on the empty table.</source>
        <translation>Un point tout de suite, et le joueur suivant doit poser un 3 sur la table vide.</translation>
    </message>
    <message>
        <source>Ace and {page} make {knight_value}. A sum sweeps as well as an equal card.</source>
        <translation>As et {page} font {knight_value}. Une somme fait scopa aussi bien qu’une carte égale.</translation>
    </message>
    <message>
        <source>The three other aces have gone, so nobody can sweep yours.</source>
        <translation>Les trois autres as sont passés : personne ne peut faire scopa avec le vôtre.</translation>
    </message>
    <message>
        <source>A sweep is hardly ever wrong. What you leave after it matters as much.</source>
        <translation>Faire scopa n’est presque jamais une erreur. Ce que vous laissez ensuite compte autant.</translation>
    </message>
    <message>
        <source>Sevens and the primiera</source>
        <translation>Les sept et la primiera</translation>
    </message>
    <message>
        <source>For the primiera a 7 is worth {primiera_7}, a {king} only {primiera_court}. Your {page} takes ace and 7.</source>
        <translation>Pour la primiera, un 7 vaut {primiera_7}, un {king} seulement {primiera_court}. Votre {page} prend as et 7.</translation>
    </message>
    <message>
        <source>The 4 does as well. A {page} would take ace and 7 together.</source>
        <translation>Le 4 convient aussi bien. Un {page} prendrait as et 7 ensemble.</translation>
    </message>
    <message>
        <source>Now both sides have two sevens, so the other cards decide: the 6 comes next.</source>
        <translation>Chaque camp a maintenant deux sept&#xa0;: les autres cartes décident, d’abord le 6.</translation>
    </message>
    <message>
        <source>Sevens are worth the most in games for two. In Scopone it depends on your seat.</source>
        <translation>Les sept valent le plus à deux joueurs. Au Scopone, cela dépend de la place.</translation>
    </message>
    <message>
        <source>What can they sweep?</source>
        <translation>Avec quoi feraient-ils scopa ?</translation>
    </message>
    <message>
        <source>5 and ace make 6, but all four cards of that rank are in your pile.</source>
        <translation>5 et as font 6, mais les quatre 6 sont dans votre tas.</translation>
    </message>
    <message>
        <source>A lone 2 is a risk. Two sevens are such a good take that it pays.</source>
        <translation>Un 2 seul est un risque. Deux sept sont une si bonne prise que cela en vaut la peine.</translation>
    </message>
    <message>
        <source>With the {king} you would leave a lone 4. In Scopone such a take can wait.</source>
        <translation>Avec le {king}, vous laisseriez un 4 seul. Au Scopone, une telle prise peut attendre.</translation>
    </message>
    <message>
        <source>“Leave more than ten” is a rule of Scopone. In Scopa a good take is worth more.</source>
        <translation>«&#xa0;Laisser plus de dix&#xa0;» est une règle du Scopone. À la Scopa, une bonne prise vaut plus.</translation>
    </message>
    <message>
        <source>Nothing to take</source>
        <translation>Rien à prendre</translation>
    </message>
    <message>
        <source>The two others of that rank are in your pile. And the one of {coins} stays.</source>
        <translation>Les deux autres cartes égales sont dans votre tas. Et vous gardez la carte {coins}.</translation>
    </message>
    <message>
        <source>The three others have gone. And with {page_value} more nobody can sweep.</source>
        <translation>Les trois autres sont passées. Et avec {page_value} de plus, personne ne peut faire scopa.</translation>
    </message>
    <message>
        <source>Which card to lay is the most common mistake of good players. Take your time.</source>
        <translation>Le choix de la carte à poser est l’erreur la plus fréquente des bons joueurs. Prenez votre temps.</translation>
    </message>
    <message>
        <source>Counting: equal cards</source>
        <translation>Compter&#xa0;: les cartes égales</translation>
    </message>
    <message>
        <source>Ace and 3 make 4, and a single 4 is out. After the 6, two cards could sweep.</source>
        <translation>As et 3 font 4, et il reste un seul 4. Après le 6, deux cartes pourraient faire scopa.</translation>
    </message>
    <message>
        <source>The other fives have gone: yours is as good as safe on the empty table.</source>
        <translation>Les autres 5 sont passés&#xa0;: le vôtre est presque à l’abri sur la table vide.</translation>
    </message>
    <message>
        <source>You need not remember every card. The ranks on the table and in your hand will do.</source>
        <translation>Inutile de retenir chaque carte. Les valeurs de la table et de votre main suffisent.</translation>
    </message>
    <message>
        <source>Counting: the last hand</source>
        <translation>Compter&#xa0;: la dernière main</translation>
    </message>
    <message>
        <source>Out are {unseen}. The 6 could take 2 and 3 with the ace, so take these first.</source>
        <translation>Il reste {unseen}. Le 6 pourrait prendre 2 et 3 avec l’as&#xa0;: prenez-les d’abord.</translation>
    </message>
    <message>
        <source>Only {unseen_total} are missing: {unseen}. Your 7 can wait, the 4 cannot.</source>
        <translation>Il ne manque que {unseen_total}&#xa0;: {unseen}. Votre 7 peut attendre, pas le 4.</translation>
    </message>
    <message>
        <source>Out are {unseen}, and they take nothing now. All that is laid comes to you.</source>
        <translation>Il reste {unseen}, qui ne prennent rien maintenant. Tout ce qui est posé vous revient.</translation>
    </message>
    <message>
        <source>After their {king} your 7 takes 5 and 2, and nobody takes after you.</source>
        <translation>Après leur {king}, votre 7 prend 5 et 2, et personne ne prend après vous.</translation>
    </message>
    <message>
        <source>Keep the {knight}: it takes small cards that have to be laid, and then all.</source>
        <translation>Gardez le {knight}&#xa0;: il prend les petites cartes qu’il faudra poser, puis tout.</translation>
    </message>
    <message>
        <source>With three cards each you can often work out who takes last.</source>
        <translation>Avec trois cartes chacun, on peut souvent calculer qui prend en dernier.</translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>Enfreindre les règles</translation>
    </message>
    <message>
        <source>The {KS} can wait. If they take it, your {king} takes 4 and 6 instead.</source>
        <translation>Le {KS} peut attendre. S’ils le prennent, votre {king} prend 4 et 6 à la place.</translation>
    </message>
    <message>
        <source>The 6 can wait: your 7 may take it with the ace, and your 6 alone.</source>
        <translation>Le 6 peut attendre&#xa0;: votre 7 le prendra peut-être avec l’as, votre 6 tout seul.</translation>
    </message>
    <message>
        <source>Out are {unseen}. Whichever they lay, you can sweep next time, and have more.</source>
        <translation>Il reste {unseen}. Quoi qu’ils posent, vous pourrez faire scopa au prochain tour, et avoir plus.</translation>
    </message>
    <message>
        <source>Each rule fails now and then. Look for a reason before you break one.</source>
        <translation>Toute règle échoue parfois. Cherchez une raison avant d’en enfreindre une.</translation>
    </message>
    <message>
        <source>The score decides</source>
        <translation>Le score décide</translation>
    </message>
    <message>
        <source>Their 5 needs 2 and 3. Without the 3 it takes nothing: the match is yours.</source>
        <translation>Leur 5 a besoin de 2 et 3. Sans le 3 il ne prend rien&#xa0;: la partie est à vous.</translation>
    </message>
    <message>
        <source>Their ace was after the {AD}. With the other {page} you will have six {coins}.</source>
        <translation>Leur as visait le {AD}. Avec l’autre {page}, vous aurez six cartes {coins}.</translation>
    </message>
    <message>
        <source>You need a single point. A 7 brings it nearer than a safe card.</source>
        <translation>Il vous faut un seul point. Un 7 l’approche plus qu’une carte sûre.</translation>
    </message>
    <message>
        <source>Look at the score first: sometimes a draw in a category is all that you need.</source>
        <translation>Regardez d’abord le score&#xa0;: une égalité dans une catégorie suffit parfois.</translation>
    </message>
    <message>
        <source>Playing for fifteen</source>
        <translation>Jouer pour quinze</translation>
    </message>
    <message>
        <source>A {king} and your 2 make twelve: no single card makes {fifteen}.</source>
        <translation>Un {king} et votre 2 font douze&#xa0;: aucune carte seule ne fait {fifteen}.</translation>
    </message>
    <message>
        <source>With the {king} it is more than {fifteen}: nobody can take it all.</source>
        <translation>Avec le {king}, cela dépasse {fifteen}&#xa0;: personne ne peut tout prendre.</translation>
    </message>
    <message>
        <source>There were several ways to {fifteen}. This one has the 7 and a coin.</source>
        <translation>Il y avait plusieurs façons de faire {fifteen}. Celle-ci a le 7 et un denier.</translation>
    </message>
    <message>
        <source>Aces, and Cirulla</source>
        <translation>Les as, et la Cirulla</translation>
    </message>
    <message>
        <source>Four cards, and the {7D} among them: now it pays.</source>
        <translation>Quatre cartes, dont le {7D}&#xa0;: maintenant cela vaut la peine.</translation>
    </message>
    <message>
        <source>That is {low_points} points. And as an ace the {7C} can take the {AB}.</source>
        <translation>Cela fait {low_points} points. Et comme as, le {7C} peut prendre le {AB}.</translation>
    </message>
    <message>
        <source>Keeping the ace gains little on average: the table in front of you decides.</source>
        <translation>Garder l’as rapporte peu en moyenne&#xa0;: c’est la table devant vous qui décide.</translation>
    </message>
    <message>
        <source>Partners: whose card is it?</source>
        <translation>Partenaires&#xa0;: à qui est la carte&#x202f;?</translation>
    </message>
    <message>
        <source>The {4B} is {partner}’s. If they take it, your 4 may still take another.</source>
        <translation>Le {4B} est à {partner}. S’ils le prennent, votre 4 peut encore en prendre un autre.</translation>
    </message>
    <message>
        <source>Even from two sevens: one other is out, and {fifteen} cannot be swept.</source>
        <translation>Même de deux sept : il n’en reste qu’un dehors, et avec {fifteen} personne ne fait scopa.</translation>
    </message>
    <message>
        <source>You are the dealer, but the {7D} is the exception: take it yourself.</source>
        <translation>Vous êtes le donneur, mais le {7D} fait exception&#xa0;: prenez-le vous-même.</translation>
    </message>
    <message>
        <source>The answer works only if your partner knows it too. Agree on it beforehand.</source>
        <translation>La réponse ne sert que si votre partenaire la connaît aussi. Mettez-vous d’accord avant.</translation>
    </message>
    <message>
        <source>Partners: pairs and spariglio</source>
        <translation>Partenaires&#xa0;: paires et spariglio</translation>
    </message>
    <message>
        <source>{partner} dealt. Ace and 4 were odd, and with this sum both are even again.</source>
        <translation>{partner} a donné. As et 4 étaient impairs&#x202f;; avec cette somme ils sont de nouveau pairs.</translation>
    </message>
    <message>
        <source>The three other aces have gone. They cannot go on sweeping.</source>
        <translation>Les trois autres as sont passés. Leurs scopas s’arrêtent là.</translation>
    </message>
    <message>
        <source>Both pay in Scopone, but each is wrong about one time in four.</source>
        <translation>Au Scopone, les deux paient, mais chacun est une erreur environ une fois sur quatre.</translation>
    </message>
    <message>
        <source>{maxim} ({term})</source>
        <translation>{maxim} ({term})</translation>
    </message>
    <message>
        <source>{maxim}: {figures}.</source>
        <translation>{maxim}&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>{game} {points}</source>
        <translation>{game} {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>étape {number} sur {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>One of your cards can sweep the table!</source>
        <translation>L’une de vos cartes peut vider la table !</translation>
    </message>
    <message>
        <source>You can take something. {coins} and sevens are worth most.</source>
        <translation>Vous pouvez prendre quelque chose. Les cartes {coins} et les sept valent le plus.</translation>
    </message>
    <message>
        <source>Nothing to take: lay down a card that helps the others least.</source>
        <translation>Rien à prendre&#xa0;: posez la carte qui aide le moins les autres.</translation>
    </message>
    <message>
        <source>A seven is worth {primiera_7} for the primiera, a 6 only {primiera_6}. Two of your cards are sevens: keep them if you can.</source>
        <translation>Pour la primiera, un sept vaut {primiera_7}, un 6 seulement {primiera_6}. Vous avez deux sept&#xa0;: gardez-les si possible.</translation>
    </message>
    <message>
        <source>Each rank is there four times. While equal takes equal, the cards stay paired, and the dealer, who plays last, finds a match.</source>
        <translation>Chaque valeur existe quatre fois. Tant qu’une carte prend son égale, tout reste par paires, et le donneur, qui joue en dernier, trouve la sienne.</translation>
    </message>
    <message>
        <source>And {opponent} has nothing to take now. Where you can, leave a table that no card can sweep.</source>
        <translation>Et {opponent} n’a plus rien à prendre. Quand c’est possible, laissez une table qu’aucune carte ne peut vider.</translation>
    </message>
</context>
<context>
    <name>LessonsController</name>
    <message>
        <source>Need larger cards, high contrast or keys for one hand? See what the table can do.</source>
        <translation>Besoin de grandes cartes, d’un contraste élevé ou de touches pour une main ? Voyez comment la table s’adapte.</translation>
    </message>
    <message>
        <source>Adapt the table…</source>
        <translation>Adapter la table…</translation>
    </message>
    <message>
        <source>New to Scopa? Learn it in ten minutes.</source>
        <translation>C’est votre première fois&#x202f;? Apprenez la Scopa en dix minutes.</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Show the value on each card?</source>
        <translation>Afficher la valeur sur chaque carte&#x202f;?</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>Afficher les valeurs</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Strategy: fifteen lessons</source>
        <translation>Stratégie&#xa0;: quinze leçons</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>For now as strong as {name} in this game.</source>
        <translation>Pour l’instant, à ce jeu, au niveau de {name}.</translation>
    </message>
    <message>
        <source>For now between {weaker} and {stronger} in this game.</source>
        <translation>Pour l’instant, à ce jeu, entre {weaker} et {stronger}.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
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
        <translation>{game}   ·   fin à l’amiable</translation>
    </message>
    <message>
        <source>{game}   ·   round {number}</source>
        <translation>{game}   ·   manche {number}</translation>
    </message>
    <message>
        <source>not in competitive matches</source>
        <translation>pas dans les parties compétitives</translation>
    </message>
</context>
<context>
    <name>MatchCheck</name>
    <message>
        <source>Check &amp;my last match</source>
        <translation>&amp;Vérifier ma dernière partie</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>The match is being checked. A strong opponent needs some minutes.</source>
        <translation>La partie est en cours de vérification. Avec un adversaire fort, il faut quelques minutes.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Checked: every pack comes from the deal number, every move follows the rules, and each computer player chose the same moves again from its own view.</source>
        <translation>Vérifié&#xa0;: chaque paquet vient du numéro de la donne, chaque coup suit les règles, et chaque joueur de l’ordinateur a refait les mêmes choix d’après sa seule vue.</translation>
    </message>
    <message>
        <source>Not everything could be confirmed:</source>
        <translation>Tout n’a pas pu être confirmé&#xa0;:</translation>
    </message>
    <message>
        <source>The check could not be started.</source>
        <translation>La vérification n’a pas pu être lancée.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>Your best result in {game}: {points} ahead.</source>
        <translation>Votre meilleur résultat à {game}&#xa0;: {points} d’avance.</translation>
    </message>
    <message>
        <source>New badge: {name}. {task}</source>
        <translation>Nouveau badge : {name}. {task}</translation>
    </message>
    <message>
        <source>Your rating: {course}</source>
        <translation>Votre cote&#xa0;: {course}</translation>
    </message>
    <message>
        <source>Round {number}: {move}.</source>
        <translation>Manche {number}&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a mistake.</source>
        <translation>Manche {number}&#xa0;: {move}. C’était une erreur.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a small slip.</source>
        <translation>Manche {number}&#xa0;: {move}. C’était un petit faux pas.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. No other move was clearly better.</source>
        <translation>Manche {number}&#xa0;: {move}. Aucun autre coup n’était nettement meilleur.</translation>
    </message>
    <message>
        <source>Round {number}: the cards decided, and no single move.</source>
        <translation>Manche {number}&#xa0;: ce sont les cartes qui ont décidé, pas un coup en particulier.</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Ce qui a décidé</translation>
    </message>
    <message>
        <source>The move that decided it</source>
        <translation>Le coup décisif</translation>
    </message>
    <message>
        <source>Your chance to win the match rose from {before} to {after}.</source>
        <translation>Vos chances de gagner la partie sont passées de {before} à {after}.</translation>
    </message>
    <message>
        <source>Your chance to win the match fell from {before} to {after}.</source>
        <translation>Vos chances de gagner la partie sont tombées de {before} à {after}.</translation>
    </message>
    <message>
        <source>The chance of {winner} to win the match rose from {before} to {after}.</source>
        <translation>Les chances de gagner la partie sont passées de {before} à {after} pour {winner}.</translation>
    </message>
    <message>
        <source>Automatic play</source>
        <translation>Jeu automatique</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>La regarder</translation>
    </message>
</context>
<context>
    <name>MatchFilterBar</name>
    <message>
        <source>Name or deal number</source>
        <translation>Nom ou numéro</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Chercher dans les parties</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>F&amp;iltre</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>to</source>
        <translation>au</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Tous les jeux de cartes</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Own dates…</source>
        <translation>Dates au choix…</translation>
    </message>
    <message>
        <source>End the filter: {filter}</source>
        <translation>Retirer le filtre : {filter}</translation>
    </message>
    <message numerus="yes">
        <source>{selected} of %n matches</source>
        <translation>
            <numerusform>{selected} sur %n partie</numerusform>
            <numerusform>{selected} sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>À qui sont les parties</translation>
    </message>
    <message>
        <source>My matches</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Of other people</source>
        <translation>D’autres personnes</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Regardées</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Unfinished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>By agreement</source>
        <comment>how a match ended: short</comment>
        <translation>À l’amiable</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importée</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>rejouée</translation>
    </message>
    <message>
        <source>From a file that was not recorded here.</source>
        <translation>D’un fichier qui n’a pas été enregistré ici.</translation>
    </message>
    <message>
        <source>Begun from a deal or a position of an earlier match. It is not counted in the statistics.</source>
        <translation>Commencée à partir d’une donne ou d’une position d’une partie précédente. Elle ne compte pas dans les statistiques.</translation>
    </message>
    <message>
        <source>Automatic play, a computer player in your seat or the clock made most of your moves. It is not counted in the statistics.</source>
        <translation>La plupart de vos coups ont été joués par le jeu automatique, un joueur de l’ordinateur à votre place ou la pendule. Elle ne compte pas dans les statistiques.</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>avec {name}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
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
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>avec l’entraîneur</translation>
    </message>
    <message>
        <source>mostly played for you</source>
        <translation>jouée en grande partie à votre place</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>contre {names}</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>Step by step on the table</source>
        <translation>Coup par coup sur la table</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>Anal&amp;yser…</translation>
    </message>
    <message>
        <source>&amp;Play again…</source>
        <translation>Re&amp;jouer…</translation>
    </message>
    <message>
        <source>The same deal, from any seat</source>
        <translation>La même donne, de n’importe quelle place</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Plus…</translation>
    </message>
    <message>
        <source>From where you left the match</source>
        <translation>Là où vous l’avez laissée</translation>
    </message>
    <message>
        <source>What every move cost, and what the cards gave</source>
        <translation>Ce que chaque coup a coûté et ce que les cartes ont donné</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Trier par&#xa0;: {column}</translation>
    </message>
    <message>
        <source>With your cards</source>
        <translation>Avec vos cartes</translation>
    </message>
    <message>
        <source>With the cards of {name}</source>
        <translation>Avec les cartes qu’avait {name}</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Parties (*{suffix})</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exporter la partie</translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partie supprimée.</numerusform>
            <numerusform>%n parties supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Afficher toutes les parties</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Aucune partie ne correspond</translation>
    </message>
    <message>
        <source>Try a wider filter, or another name or number.</source>
        <translation>Essayez un filtre plus large, ou un autre nom ou numéro.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>Every match you play is kept here, to look at again or to play again.</source>
        <translation>Chaque partie que vous jouez reste ici, à revoir ou à rejouer.</translation>
    </message>
</context>
<context>
    <name>MemoryAid</name>
    <message>
        <source>in your hand</source>
        <translation>dans votre main</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>shown in another hand</source>
        <translation>à découvert ailleurs</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>encore à venir</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Cards out and gone</source>
        <translation>Cartes passées et à venir</translation>
    </message>
</context>
<context>
    <name>MessageSheet</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>MomentButton</name>
    <message>
        <source>Look at it on the table</source>
        <translation>Voir sur la table</translation>
    </message>
</context>
<context>
    <name>MomentWindow</name>
    <message>
        <source>&amp;Show what was played</source>
        <translation>Voir le coup &amp;joué</translation>
    </message>
    <message>
        <source>&amp;Try it yourself</source>
        <translation>À vous d’&amp;essayer</translation>
    </message>
    <message>
        <source>&amp;Next card</source>
        <translation>Carte sui&amp;vante</translation>
    </message>
    <message>
        <source>Back to the &amp;position</source>
        <translation>&amp;Revenir à la position</translation>
    </message>
    <message>
        <source>P&amp;revious</source>
        <translation>Pré&amp;cédent</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Suiv&amp;ant</translation>
    </message>
    <message>
        <source>Moment {number} of {count}</source>
        <translation>Moment {number} sur {count}</translation>
    </message>
    <message>
        <source>Play the &amp;other move</source>
        <translation>Jouer l’a&amp;utre coup</translation>
    </message>
    <message>
        <source>Play the &amp;better move</source>
        <translation>Jouer le &amp;meilleur coup</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Play on as you like. None of it is counted.</source>
        <translation>Continuez comme vous voulez&#xa0;: rien de tout cela ne compte.</translation>
    </message>
    <message>
        <source>The round is over: {points} for you; in the match it was {before}.</source>
        <translation>La manche est terminée&#xa0;: {points} pour vous&#x202f;; dans la partie, c’était {before}.</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Fewer options</source>
        <translation>Moins d’options</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Plus d’options</translation>
    </message>
</context>
<context>
    <name>MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Moves of the match</source>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <source>Choose a move to see the table after it</source>
        <translation>Choisissez un coup pour voir la table juste après</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Packet {number}</source>
        <translation>Distribution {number}</translation>
    </message>
    <message>
        <source>Earlier deals: {number}</source>
        <translation>Donnes précédentes&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Void deal: {cards}</source>
        <translation>Donne annulée&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>You take {cards} from the table</source>
        <translation>Vous prenez {cards} sur la table</translation>
    </message>
    <message>
        <source>{name} takes {cards} from the table</source>
        <translation>{name} prend {cards} sur la table</translation>
    </message>
    <message>
        <source>played automatically</source>
        <translation>joué automatiquement</translation>
    </message>
    <message>
        <source>Round {number} · you deal</source>
        <translation>Manche {number} · vous donnez</translation>
    </message>
    <message>
        <source>Round {number} · {name} deals</source>
        <translation>Manche {number} · {name} donne</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>Prendre&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Lay the {card} on the table</source>
        <translation>Poser sur la table&#xa0;: {card}</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>ne prend rien</translation>
    </message>
    <message>
        <source>{sets}, or {last}</source>
        <translation>{sets}, ou {last}</translation>
    </message>
    <message>
        <source>can take {cards}</source>
        <translation>peut prendre {cards}</translation>
    </message>
    <message>
        <source>must take {cards}</source>
        <translation>prenez {cards}</translation>
    </message>
    <message>
        <source>{card} can take {cards}</source>
        <translation>{card} peut prendre {cards}</translation>
    </message>
    <message>
        <source>{cards} goes first</source>
        <translation>d’abord {cards}</translation>
    </message>
    <message>
        <source>only one of them</source>
        <translation>une seule carte</translation>
    </message>
    <message>
        <source>it takes the whole table</source>
        <translation>elle prend toute la table</translation>
    </message>
    <message>
        <source>at most {cards}</source>
        <translation>{cards} au plus</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <translation>Non&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{name} lays down {card}</source>
        <translation>{name} pose {card}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card}</source>
        <translation>{name} prend {cards} avec {card}</translation>
    </message>
    <message>
        <source>You lay down {card}</source>
        <translation>Vous posez {card}</translation>
    </message>
    <message>
        <source>You take {cards} with {card}</source>
        <translation>Vous prenez {cards} avec {card}</translation>
    </message>
    <message>
        <source>{sum}, not a multiple of {wanted}</source>
        <translation>{sum}, pas un multiple de {wanted}</translation>
    </message>
    <message>
        <source>{sum}, not {wanted}</source>
        <translation>{sum}, pas {wanted}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card} and makes {sweep}</source>
        <translation>{name} prend {cards} avec {card} et fait {sweep}</translation>
    </message>
    <message>
        <source>You take {cards} with {card} and make {sweep}</source>
        <translation>Vous prenez {cards} avec {card} et faites {sweep}</translation>
    </message>
    <message>
        <source>only the same court card</source>
        <translation>seulement la figure égale</translation>
    </message>
    <message>
        <source>{name} takes the pile under {cards} with {card}</source>
        <translation>{name} prend le tas sous {cards} avec {card}</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Prendre le tas</translation>
    </message>
    <message>
        <source>Take the pile under {card}</source>
        <translation>Prendre le tas sous {card}</translation>
    </message>
    <message>
        <source>the pile under {card}</source>
        <translation>le tas sous {card}</translation>
    </message>
    <message>
        <source>no sums</source>
        <translation>pas de sommes</translation>
    </message>
    <message>
        <source>You take the pile under {cards} with {card}</source>
        <translation>Vous prenez le tas sous {cards} avec {card}</translation>
    </message>
</context>
<context>
    <name>MyRules</name>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer le jeu</translation>
    </message>
    <message>
        <source>Add a shared game</source>
        <translation>Ajouter un jeu partagé</translation>
    </message>
    <message>
        <source>“{name}” was saved.</source>
        <translation>«&#x202f;{name}&#x202f;»&#xa0;: règles enregistrées.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>«&#x202f;{name}&#x202f;»&#xa0;: règles supprimées.</translation>
    </message>
    <message>
        <source>Added to your games: {names}.</source>
        <translation>Ajouté à vos jeux&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The game was saved as “{path}”.</source>
        <translation>Le jeu a été enregistré dans «&#xa0;{path}&#xa0;».</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <translation>Jeux (*{suffix})</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The game that you find is shown here.</source>
        <translation>Le jeu trouvé s’affiche ici.</translation>
    </message>
    <message>
        <source>You stake {chips} now.</source>
        <translation>Vous misez {chips} maintenant.</translation>
    </message>
    <message>
        <source>Among people at one computer, only chips change hands: no experience, no badges and no rating.</source>
        <translation>Entre personnes sur un même ordinateur, seuls les jetons sont en jeu&#xa0;: ni expérience, ni badge, ni cote.</translation>
    </message>
    <message>
        <source>Matches among people at one computer bring no badges and no rating.</source>
        <translation>Les parties entre personnes sur un même ordinateur ne donnent ni badge ni cote.</translation>
    </message>
    <message>
        <source>Your current match will be kept.</source>
        <translation>La partie en cours sera conservée.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Choose this game</source>
        <translation>Choisir ce jeu</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>A match like the last one.</source>
        <translation>Une partie comme la dernière.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>The same cards for everybody.</source>
        <translation>Les mêmes cartes pour tout le monde.</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Un problème</translation>
    </message>
    <message>
        <source>Which card would you play?</source>
        <translation>Quelle carte joueriez-vous ?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Nearest badge</source>
        <translation>Le badge le plus proche</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>{explanation} Allowed: {limits}.</source>
        <translation>{explanation} Valeurs permises&#xa0;: de {limits}.</translation>
    </message>
    <message>
        <source>“{option}” can be {limits}.</source>
        <translation>«&#x202f;{option}&#x202f;» va de {limits}.</translation>
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
        <translation>{name}&#xa0;: {points} en moyenne dans cette manche</translation>
    </message>
    <message>
        <source>{name}: {points} this round</source>
        <translation>{name}&#xa0;: {points} dans cette manche</translation>
    </message>
    <message>
        <source>{chance} chance of the match</source>
        <translation>{chance} de chances de gagner la partie</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>chance of the match</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>{points} this round</source>
        <translation>{points} cette manche</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Pas encore connues</translation>
    </message>
</context>
<context>
    <name>OpenMatch</name>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Match:</source>
        <translation>Partie&#xa0;:</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Fichiers&#xa0;:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Your partner follows the conventions</source>
        <translation>Votre partenaire suit la tradition</translation>
    </message>
    <message>
        <source>Choose the person…</source>
        <translation>Choisir la personne…</translation>
    </message>
    <message>
        <source>Between equally good moves, your partner follows tradition: plays from a pair, leaves what you laid down, keeps the sevens.</source>
        <translation>Entre des coups qui se valent, votre partenaire suit la tradition&#xa0;: il pose une carte d’une paire, vous laisse ce que vous avez posé, garde les sept.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Somebody who sits here too. The hands are covered between your turns.</source>
        <translation>Quelqu’un qui joue ici avec vous. Entre vos tours, les mains restent cachées.</translation>
    </message>
    <message>
        <source>Another person at this computer</source>
        <translation>Une autre personne sur cet ordinateur</translation>
    </message>
    <message>
        <source>Only watch: a computer player has your seat</source>
        <translation>Regarder seulement&#xa0;: un joueur de l’ordinateur prend votre place</translation>
    </message>
    <message>
        <source>You see the cards of all players, and can sit in for any of them later.</source>
        <translation>Vous voyez toutes les cartes et pouvez, plus tard, prendre la place d’un des joueurs.</translation>
    </message>
    <message>
        <source>only watching</source>
        <translation>en spectateur</translation>
    </message>
    <message>
        <source>partner without conventions</source>
        <translation>partenaire sans tradition</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs de l’ordinateur</translation>
    </message>
    <message>
        <source>Partner and opponents</source>
        <translation>Partenaire et adversaires</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Partners and opponents</source>
        <translation>Partenaires et adversaires</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>votre place</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>A guest…</source>
        <translation>Un invité…</translation>
    </message>
    <message>
        <source>Your partners follow the conventions</source>
        <translation>Vos partenaires suivent la tradition</translation>
    </message>
    <message>
        <source>These players know the conventions: {names}.</source>
        <translation>Ils connaissent la tradition&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The hands are covered while you pass the screen on.</source>
        <translation>Les mains restent cachées pendant que vous vous passez l’écran.</translation>
    </message>
    <message>
        <source>Choose a seat, then who sits there.</source>
        <translation>Choisissez une place, puis qui s’y assied.</translation>
    </message>
    <message>
        <source>{name} {temperament}.</source>
        <translation>{name} {temperament}.</translation>
    </message>
    <message>
        <source>Strong point: {what}.</source>
        <translation>Point fort&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Weak point: {what}.</source>
        <translation>Point faible&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Nouveau profil…</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Usual in this game: {value}.</source>
        <translation>D’habitude dans ce jeu&#xa0;: {value}.</translation>
    </message>
</context>
<context>
    <name>OwnDeckActions</name>
    <message>
        <source>Pictures of the cards as SVG or PNG; the Guide says how they are named.</source>
        <translation>Des images des cartes en SVG ou PNG&#x202f;; le Guide dit comment les nommer.</translation>
    </message>
    <message>
        <source>Add your own deck from a folder…</source>
        <translation>Ajouter votre jeu de cartes depuis un dossier…</translation>
    </message>
    <message>
        <source>Add your own deck from a ZIP file…</source>
        <translation>Ajouter votre jeu de cartes depuis un fichier ZIP…</translation>
    </message>
    <message>
        <source>Export this deck…</source>
        <translation>Exporter ce jeu de cartes…</translation>
    </message>
    <message>
        <source>Remove this deck…</source>
        <translation>Retirer ce jeu de cartes…</translation>
    </message>
    <message>
        <source>The folder with the cards</source>
        <translation>Le dossier qui contient les cartes</translation>
    </message>
    <message>
        <source>The ZIP file with the cards</source>
        <translation>Le fichier ZIP qui contient les cartes</translation>
    </message>
    <message>
        <source>“{name}” was added to your decks.</source>
        <translation>«&#x202f;{name}&#x202f;» est maintenant parmi vos jeux de cartes.</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exporter le jeu de cartes</translation>
    </message>
    <message>
        <source>The deck was exported to “{path}”.</source>
        <translation>Jeu de cartes exporté dans «&#x202f;{path}&#x202f;».</translation>
    </message>
    <message>
        <source>Remove the deck?</source>
        <translation>Retirer le jeu de cartes&#x202f;?</translation>
    </message>
    <message>
        <source>The pictures of “{name}” will be deleted. Export the deck first if you want to keep them.</source>
        <translation>Les images de «&#x202f;{name}&#x202f;» seront supprimées. Exportez d’abord le jeu de cartes si vous voulez les garder.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>“{name}” was removed.</source>
        <translation>«&#x202f;{name}&#x202f;» a été retiré.</translation>
    </message>
    <message>
        <source>ZIP files (*{suffix})</source>
        <translation>Fichiers ZIP (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OwnDeckDialog</name>
    <message>
        <source>Italian</source>
        <translation>italiennes</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnoles</translation>
    </message>
    <message>
        <source>French</source>
        <translation>françaises</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add the deck</source>
        <translation>Ajouter le jeu de cartes</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>Votre propre jeu de cartes</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The name in the choice of decks.</source>
        <translation>Le nom dans le choix des jeux de cartes.</translation>
    </message>
    <message>
        <source>What suits and court cards are called.</source>
        <translation>Les noms des couleurs et des figures.</translation>
    </message>
    <message>
        <source>Printed in the corners</source>
        <translation>Imprimé dans les coins</translation>
    </message>
    <message>
        <source>The game shows the value of a card where the card does not.</source>
        <translation>Le jeu montre la valeur d’une carte quand elle n’y est pas imprimée.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>The back of another deck fits too.</source>
        <translation>Le dos d’un autre jeu de cartes convient aussi.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Drawing the cards: {done} of {total}</source>
        <translation>Dessin des cartes&#xa0;: {done} sur {total}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>Aucun jeu de cartes ajouté</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Le sien</translation>
    </message>
    <message>
        <source>All forty cards are there.</source>
        <translation>Les quarante cartes sont là.</translation>
    </message>
    <message>
        <source>The set has only {number} of the forty cards. A picture of each needs a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>Ce jeu de cartes n’a que {number} des quarante cartes. L’image de chacune doit avoir un nom comme 7D.svg pour le sept de deniers ou KS.png pour le roi d’épées&#x202f;; le Guide en dit plus.</translation>
    </message>
    <message>
        <source>{card} ({file})</source>
        <translation>{card} ({file})</translation>
    </message>
    <message>
        <source>The set cannot be added, because it lacks: {cards}.</source>
        <translation>Ce jeu de cartes ne peut pas être ajouté, car il manque&#xa0;: {cards}.</translation>
    </message>
</context>
<context>
    <name>OwnGameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer le jeu</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Make {game} your own</source>
        <translation>Votre version de {game}</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom du jeu</translation>
    </message>
    <message>
        <source>A sentence about it</source>
        <translation>Une phrase pour le décrire</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblème</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The computer players bring their strength from {game}. How strong they are with your rules, you will find out together.</source>
        <translation>Les joueurs de l’ordinateur apportent leur force de {game}. Ce qu’ils valent avec vos règles, vous le découvrirez ensemble.</translation>
    </message>
    <message>
        <source>Does not go with this game</source>
        <translation>Impossible dans ce jeu</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Deux cartes</translation>
    </message>
    <message>
        <source>Broom</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>My {game}</source>
        <translation>Mon jeu&#xa0;: {game}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters.</source>
        <translation>
            <numerusform>Au plus %n caractère.</numerusform>
            <numerusform>Au plus %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have a game called “{name}”.</source>
        <translation>Vous avez déjà un jeu appelé «&#xa0;{name}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>PagedDialog</name>
    <message>
        <source>&amp;All pages</source>
        <translation>Toutes les pa&amp;ges</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>PauseController</name>
    <message>
        <source>not in competitive matches</source>
        <translation>pas dans les parties compétitives</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Nobody plays, and no time passes.</source>
        <translation>Personne ne joue et le temps est arrêté.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Game speed</source>
        <translation>&amp;Vitesse du jeu</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>How fast the cards move. When off, they appear at once.</source>
        <translation>La vitesse à laquelle les cartes se déplacent. Si elle est immédiate, elles apparaissent tout de suite.</translation>
    </message>
    <message>
        <source>&amp;Play for me when there is only one move</source>
        <translation>&amp;Jouer à ma place quand il n’y a qu’un seul coup</translation>
    </message>
    <message>
        <source>The only possible move is played without asking.</source>
        <translation>Le seul coup possible est joué sans demander.</translation>
    </message>
    <message>
        <source>De&amp;clare for me</source>
        <translation>&amp;Annoncer à ma place</translation>
    </message>
    <message>
        <source>The best combination of your hand is declared without asking. Where declared cards must be played first, you decide.</source>
        <translation>La meilleure combinaison de votre main est annoncée sans demander. Là où les cartes annoncées doivent être jouées d’abord, c’est vous qui décidez.</translation>
    </message>
    <message>
        <source>Faces and re&amp;marks of the opponents</source>
        <translation>Mimiques et &amp;remarques des adversaires</translation>
    </message>
    <message>
        <source>They smile, frown and look at their cards. After a sweep or a fine capture they may say a few words, at most once in a round.</source>
        <translation>Ils sourient, font la moue et regardent leurs cartes. Après une scopa ou une belle prise, ils disent quelques mots, au plus une fois par manche.</translation>
    </message>
    <message>
        <source>&amp;One click plays</source>
        <translation>&amp;Un clic joue</translation>
    </message>
    <message>
        <source>A click only selects. The gold button, a double click or Enter plays the cards.</source>
        <translation>Un clic ne fait que choisir. On joue avec le bouton doré, un double clic ou Entrée.</translation>
    </message>
    <message>
        <source>A click plays if only one move is left with the cards that you have selected.</source>
        <translation>Un clic joue si, avec les cartes choisies, il ne reste qu’un seul coup.</translation>
    </message>
    <message>
        <source>A capture is made as soon as you have selected all its cards, yours first or last. The Discard button lays your card.</source>
        <translation>La prise se fait dès que toutes ses cartes sont choisies, la vôtre en premier ou en dernier. Le bouton «&#x202f;Poser&#x202f;» met votre carte sur la table.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Coup unique</translation>
    </message>
    <message>
        <source>Full capture</source>
        <translation>Prise complète</translation>
    </message>
    <message>
        <source>What happens when you click cards of your hand and of the table.</source>
        <translation>Ce qui se passe quand vous cliquez sur des cartes de la main et de la table.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Aides à la table</translation>
    </message>
    <message>
        <source>What you see beside the cards.</source>
        <translation>Ce que vous voyez à côté des cartes.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>Marks the best, good and costly cards of your hand and names the dangers. The match is marked in your history.</source>
        <translation>Signale les meilleures cartes de votre main, les bonnes et les coûteuses, et nomme les dangers. La partie est signalée dans votre historique.</translation>
    </message>
    <message>
        <source>Cards out and gone</source>
        <translation>Cartes passées et à venir</translation>
    </message>
    <message>
        <source>Shows which cards you have seen and which are still out.</source>
        <translation>Montre les cartes que vous avez vues et celles qui restent à venir.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Shows the points and the chance of the match that each side can expect.</source>
        <translation>Montre les points et les chances de gagner que chaque camp peut attendre.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>Your name at the table and in saved matches.</source>
        <translation>Votre nom à la table et dans les parties enregistrées.</translation>
    </message>
</context>
<context>
    <name>PlayerFigures</name>
    <message>
        <source>accuracy {number} of 100</source>
        <translation>précision {number} sur 100</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Sun with a face</source>
        <translation>Soleil avec un visage</translation>
    </message>
    <message>
        <source>Grandmother with a grey bun and glasses</source>
        <translation>Grand-mère au chignon gris, avec des lunettes</translation>
    </message>
    <message>
        <source>Grandfather with a flat cap and white moustache</source>
        <translation>Grand-père à casquette plate et moustache blanche</translation>
    </message>
    <message>
        <source>Woman with black curls and a green apron</source>
        <translation>Femme aux boucles noires, en tablier vert</translation>
    </message>
    <message>
        <source>Fisherman with a yellow rain hat and white beard</source>
        <translation>Pêcheur au chapeau de pluie jaune et à la barbe blanche</translation>
    </message>
    <message>
        <source>Girl with a red ponytail and headphones</source>
        <translation>Fille à la queue de cheval rousse, avec un casque audio</translation>
    </message>
    <message>
        <source>Boy with a red cap worn backwards</source>
        <translation>Garçon à casquette rouge portée à l’envers</translation>
    </message>
    <message>
        <source>Woman with a teal headscarf</source>
        <translation>Femme au foulard bleu canard</translation>
    </message>
    <message>
        <source>Cook with a white hat and black moustache</source>
        <translation>Cuisinier à toque blanche et moustache noire</translation>
    </message>
    <message>
        <source>Doctor with short black hair and a white coat</source>
        <translation>Médecin aux cheveux noirs courts, en blouse blanche</translation>
    </message>
    <message>
        <source>Captain with auburn hair and a peaked cap</source>
        <translation>Capitaine aux cheveux auburn, en casquette de marine</translation>
    </message>
    <message>
        <source>Musician with dreadlocks and dark glasses</source>
        <translation>Musicien à dreadlocks et lunettes noires</translation>
    </message>
    <message>
        <source>Painter with blond hair and a red beret</source>
        <translation>Peintre blonde au béret rouge</translation>
    </message>
    <message>
        <source>Bald man with glasses, a grey beard and a bow tie</source>
        <translation>Homme chauve à lunettes, barbe grise et nœud papillon</translation>
    </message>
    <message>
        <source>Cyclist with a white cap and stubble</source>
        <translation>Cycliste à casquette blanche et barbe de trois jours</translation>
    </message>
    <message>
        <source>Woman with a spotted headscarf and sunglasses</source>
        <translation>Femme au foulard à pois, avec des lunettes de soleil</translation>
    </message>
    <message>
        <source>Man with an orange turban and black beard</source>
        <translation>Homme au turban orange et à la barbe noire</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>Delete the profile?</source>
        <translation>Supprimer le profil&#x202f;?</translation>
    </message>
    <message>
        <source>“{name}” and the badges of this profile disappear. The matches and the training stay among your files.</source>
        <translation>«&#x202f;{name}&#x202f;» et les badges de ce profil disparaissent. Les parties et l’entraînement restent parmi vos fichiers.</translation>
    </message>
    <message>
        <source>Delete the profile</source>
        <translation>Supprimer le profil</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
</context>
<context>
    <name>ProfileNameDialog</name>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Each profile has its own statistics, badges and chips.</source>
        <translation>Chaque profil a ses propres statistiques, badges et jetons.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>S’asseoir</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Choose a portrait</source>
        <translation>Choisir un portrait</translation>
    </message>
    <message>
        <source>Practice and competitive matches count alike, if you play them to the end yourself, against computer players alone.</source>
        <translation>Les parties d’entraînement et les parties compétitives comptent de la même façon, si vous les jouez vous-même jusqu’au bout, uniquement contre l’ordinateur.</translation>
    </message>
    <message>
        <source>Profiles on this computer</source>
        <translation>Profils sur cet ordinateur</translation>
    </message>
    <message>
        <source>On another computer</source>
        <translation>Sur un autre ordinateur</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Favourite deck</source>
        <translation>Jeu de cartes préféré</translation>
    </message>
    <message>
        <source>Favourite game</source>
        <translation>Jeu préféré</translation>
    </message>
    <message>
        <source>Chosen when you switch to this profile.</source>
        <translation>Choisi quand vous passez à ce profil.</translation>
    </message>
    <message>
        <source>Offered first in New game when you switch to it.</source>
        <translation>Proposé en premier dans «&#x202f;Nouvelle partie&#x202f;» quand vous passez au profil.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>depuis le {date}</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Badges</translation>
    </message>
    <message>
        <source>matches: {number}</source>
        <translation>parties&#xa0;: {number}</translation>
    </message>
    <message>
        <source>won: {number}</source>
        <translation>gagnées&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Badges: {earned} of {all}</source>
        <translation>Badges&#xa0;: {earned} sur {all}</translation>
    </message>
    <message>
        <source>Point at a badge to see what it takes.</source>
        <translation>Pointez un badge pour voir comment l’obtenir.</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Selon le jeu</translation>
    </message>
    <message>
        <source>None: the last one played</source>
        <translation>Aucun&#xa0;: le dernier joué</translation>
    </message>
    <message>
        <source>Close the portraits</source>
        <translation>Fermer les portraits</translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message>
        <source>plays now</source>
        <translation>joue maintenant</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>depuis le {date}</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Switch to {name}</source>
        <translation>Passer à {name}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Supprimer {name}</translation>
    </message>
</context>
<context>
    <name>ProfileTransfer</name>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Matches: {number} of {total}</source>
        <translation>Parties&#xa0;: {number} sur {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Imported. New matches: {new}. Here before: {known}.</source>
        <translation>Importé. Nouvelles parties&#xa0;: {new}. Déjà présentes&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>Stopped. New matches: {new}. Here before: {known}.</source>
        <translation>Arrêté. Nouvelles parties&#xa0;: {new}. Déjà présentes&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>Export your matches…</source>
        <translation>Exporter vos parties…</translation>
    </message>
    <message>
        <source>Import matches…</source>
        <translation>Importer des parties…</translation>
    </message>
    <message>
        <source>Copy everything…</source>
        <translation>Tout copier…</translation>
    </message>
    <message>
        <source>Put a copy back…</source>
        <translation>Rétablir une copie…</translation>
    </message>
    <message>
        <source>A copy takes everything to another computer: all profiles with their matches, badges, training and chips. Putting it back replaces what is there, which is kept.</source>
        <translation>Une copie emporte tout sur un autre ordinateur&#xa0;: tous les profils avec leurs parties, leurs badges, leur entraînement et leurs jetons. La rétablir remplace ce qui s’y trouve, qui est conservé.</translation>
    </message>
    <message>
        <source>Recorded matches can be imported and exported too; those of other people do not count as yours.</source>
        <translation>On peut aussi importer et exporter des parties enregistrées&#x202f;; celles d’autres personnes ne comptent pas comme les vôtres.</translation>
    </message>
    <message>
        <source>Export your matches</source>
        <translation>Exporter vos parties</translation>
    </message>
    <message>
        <source>Archives (*{suffix})</source>
        <translation>Archives (*{suffix})</translation>
    </message>
    <message>
        <source>Matches and archives of them (*{suffix} *{archive_suffix})</source>
        <translation>Parties et archives de parties (*{suffix} *{archive_suffix})</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>Tout copier</translation>
    </message>
    <message>
        <source>Put a copy back</source>
        <translation>Rétablir une copie</translation>
    </message>
    <message>
        <source>Replace everything</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The copy replaces all profiles, matches, badges, training and chips of this computer. What is here now is kept in a file.</source>
        <translation>La copie remplace tous les profils, les parties, les badges, l’entraînement et les jetons de cet ordinateur. Ce qui s’y trouve maintenant est conservé dans un fichier.</translation>
    </message>
    <message>
        <source>Put the copy back?</source>
        <translation>Rétablir la copie&#x202f;?</translation>
    </message>
    <message>
        <source>Copies (*{suffix})</source>
        <translation>Copies (*{suffix})</translation>
    </message>
    <message>
        <source>Exported. Matches: {number}.</source>
        <translation>Exporté. Parties&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Everything was copied.</source>
        <translation>Tout a été copié.</translation>
    </message>
    <message>
        <source>The copy was put back. What was here before is in “{path}”.</source>
        <translation>La copie a été rétablie. Ce qui s’y trouvait avant est dans «&#x202f;{path}&#x202f;».</translation>
    </message>
    <message>
        <source>Are you one of them?</source>
        <translation>Êtes-vous l’une de ces personnes&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody in these matches has the name of your profile, so they do not count as yours. If you are one of these people, choose the name.</source>
        <translation>Personne dans ces parties n’a le nom de votre profil&#x202f;; elles ne comptent donc pas comme les vôtres. Si vous êtes l’une de ces personnes, choisissez le nom.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Aucune d’elles</translation>
    </message>
    <message>
        <source>Stopped. Nothing was exported.</source>
        <translation>Arrêté. Rien n’a été exporté.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>The review was interrupted. Continue to take it up again.</source>
        <translation>L’analyse a été interrompue. Cliquez sur «&#x202f;Continuer&#x202f;» pour la reprendre.</translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>L’analyse commence…</translation>
    </message>
    <message>
        <source>Stopped at {percent}%. What is known so far is below.</source>
        <translation>Arrêtée à {percent}&#xa0;%. Ce que l’on sait déjà est ci-dessous.</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>encore environ %n&#xa0;secondes</numerusform>
            <numerusform>encore environ %n&#xa0;secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at every move: {percent}%, {left}</source>
        <translation>Examen de chaque coup : {percent} %, {left}</translation>
    </message>
</context>
<context>
    <name>PuzzleResults</name>
    <message>
        <source>Your results</source>
        <translation>Vos résultats</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Votre cote</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolus</translation>
    </message>
    <message>
        <source>Waiting for you today</source>
        <translation>À revoir aujourd’hui</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Évolution de votre cote</translation>
    </message>
    <message>
        <source>What you miss comes back after 1, 3, 7, 14 and 30 days.</source>
        <translation>Ce que vous manquez revient après 1, 3, 7, 14 et 30&#xa0;jours.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Game and theme</source>
        <translation>Jeu et thème</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>Et après&#x202f;?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>There is no such puzzle. Choose another game or theme.</source>
        <translation>Il n’y a pas de problème de ce genre. Choisissez un autre jeu ou un autre thème.</translation>
    </message>
    <message>
        <source>Right! {reason}</source>
        <translation>Bravo&#x202f;! {reason}</translation>
    </message>
    <message>
        <source>This was the best move. {reason}</source>
        <translation>C’était le meilleur coup. {reason}</translation>
    </message>
    <message>
        <source>{loss} Watch what may follow.</source>
        <translation>{loss} Regardez ce qui peut suivre.</translation>
    </message>
    <message>
        <source>From one of your matches, where you made another move.</source>
        <translation>Tiré d’une de vos parties, où vous avez joué un autre coup.</translation>
    </message>
    <message>
        <source>You have missed this one before.</source>
        <translation>Vous avez déjà manqué celui-ci.</translation>
    </message>
    <message>
        <source>It does not change your rating, because you tried this puzzle not long ago.</source>
        <translation>Votre cote ne change pas, car vous avez essayé ce problème récemment.</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>Votre cote&#xa0;: {rating}.</translation>
    </message>
    <message>
        <source>This puzzle is rated {rating}.</source>
        <translation>Ce problème est coté {rating}.</translation>
    </message>
    <message>
        <source>It counts as missed, because a hint or another move came first.</source>
        <translation>Il compte comme manqué, car il y a d’abord eu un conseil ou un autre coup.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tous les thèmes</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Your results…</source>
        <translation>Vos résultats…</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Win the settebello</source>
        <translation>Prendre le settebello</translation>
    </message>
    <message>
        <source>Win a card that scores</source>
        <translation>Prendre une carte qui rapporte</translation>
    </message>
    <message>
        <source>Sweep the table</source>
        <translation>Faire une scopa</translation>
    </message>
    <message>
        <source>Better than a sweep</source>
        <translation>Mieux qu’une scopa</translation>
    </message>
    <message>
        <source>Prevent the sweep</source>
        <translation>Empêcher la scopa</translation>
    </message>
    <message>
        <source>Keep the sevens</source>
        <translation>Garder les sept</translation>
    </message>
    <message>
        <source>Win the sevens</source>
        <translation>Prendre les sept</translation>
    </message>
    <message>
        <source>Make the primiera</source>
        <translation>Faire la primiera</translation>
    </message>
    <message>
        <source>Win the coins</source>
        <translation>Prendre les deniers</translation>
    </message>
    <message>
        <source>Win the most cards</source>
        <translation>Prendre le plus de cartes</translation>
    </message>
    <message>
        <source>Complete a run</source>
        <translation>Compléter une suite</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Casser les paires</translation>
    </message>
    <message>
        <source>Restore the pairs</source>
        <translation>Rétablir les paires</translation>
    </message>
    <message>
        <source>The last hand</source>
        <translation>La dernière main</translation>
    </message>
    <message>
        <source>The last capture</source>
        <translation>La dernière prise</translation>
    </message>
    <message>
        <source>Many ways to the total</source>
        <translation>Plusieurs façons de faire le total</translation>
    </message>
    <message>
        <source>One card, several captures</source>
        <translation>Une carte, plusieurs prises</translation>
    </message>
    <message>
        <source>Better not to take</source>
        <translation>Mieux vaut ne pas prendre</translation>
    </message>
    <message>
        <source>The Ace that takes all</source>
        <translation>L’as qui prend tout</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>Quelles cartes annoncer</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>La carte coupée</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>Which card to lay</source>
        <translation>Quelle carte poser</translation>
    </message>
    <message>
        <source>Which cards to take</source>
        <translation>Quelles cartes prendre</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Plus facile</translation>
    </message>
    <message>
        <source>Just right</source>
        <translation>À votre niveau</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Plus difficile</translation>
    </message>
    <message>
        <source>Your turn. Which move is most likely to win the match?</source>
        <translation>À vous. Quel coup donne le plus de chances de gagner la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Your turn. Find the best move.</source>
        <translation>À vous. Trouvez le meilleur coup.</translation>
    </message>
    <message>
        <source>Hint: there is nothing to take. Which card helps the next player least?</source>
        <translation>Conseil&#xa0;: il n’y a rien à prendre. Quelle carte aide le moins le joueur suivant&#x202f;?</translation>
    </message>
    <message>
        <source>Hint: “{theme}”.</source>
        <translation>Conseil&#xa0;: «&#x202f;{theme}&#x202f;».</translation>
    </message>
    <message>
        <source>Not the best move: it costs {points}.</source>
        <translation>Ce n’est pas le meilleur coup&#xa0;: il coûte {points}.</translation>
    </message>
    <message numerus="yes">
        <source>after %n puzzles</source>
        <translation>
            <numerusform>après %n problème</numerusform>
            <numerusform>après %n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: play {card}.</source>
        <translation>Conseil&#xa0;: jouez {card}.</translation>
    </message>
    <message>
        <source>Hint: declare {cards}.</source>
        <translation>Conseil&#xa0;: annoncez {cards}.</translation>
    </message>
    <message>
        <source>Hint: take cards from the table before you play.</source>
        <translation>Conseil&#xa0;: prenez des cartes de la table avant de jouer.</translation>
    </message>
    <message>
        <source>Hint: keep the card you cut.</source>
        <translation>Conseil&#xa0;: gardez la carte que vous avez coupée.</translation>
    </message>
    <message>
        <source>Hint: put the card you cut on the table.</source>
        <translation>Conseil&#xa0;: mettez sur la table la carte que vous avez coupée.</translation>
    </message>
    <message>
        <source>Hint: take the opening cards.</source>
        <translation>Conseil&#xa0;: prenez les cartes de départ.</translation>
    </message>
    <message>
        <source>Hint: leave the opening cards.</source>
        <translation>Conseil&#xa0;: laissez les cartes de départ.</translation>
    </message>
    <message>
        <source>Hint: declare nothing.</source>
        <translation>Conseil&#xa0;: n’annoncez rien.</translation>
    </message>
    <message>
        <source>Hint: call out.</source>
        <translation>Conseil&#xa0;: annoncez la victoire.</translation>
    </message>
    <message>
        <source>Not the best move: it lowers your chance to win the match by {percent}%.</source>
        <translation>Ce n’est pas le meilleur coup&#xa0;: il réduit de {percent}&#xa0;% vos chances de gagner la partie.</translation>
    </message>
    <message>
        <source>Not the best move.</source>
        <translation>Ce n’est pas le meilleur coup.</translation>
    </message>
    <message>
        <source>This may follow: {move}.</source>
        <translation>Voici ce qui peut suivre&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>This may follow: {move}; {reasons}.</source>
        <translation>Voici ce qui peut suivre&#xa0;: {move}&#x202f;; {reasons}.</translation>
    </message>
</context>
<context>
    <name>ReceiveDialog</name>
    <message>
        <source>Add a shared game</source>
        <translation>Ajouter un jeu partagé</translation>
    </message>
    <message>
        <source>The line that you were given</source>
        <translation>La ligne qu’on vous a donnée</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add the game</source>
        <translation>Ajouter le jeu</translation>
    </message>
    <message>
        <source>It begins with “scopa:”. What stands around it does not matter.</source>
        <translation>Elle commence par «&#xa0;scopa:&#xa0;». Ce qui l’entoure ne compte pas.</translation>
    </message>
    <message>
        <source>This cannot be read: {reason}.</source>
        <translation>Lecture impossible&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Cette carte n’est pas dans votre main&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Not on the table: {cards}.</source>
        <translation>Pas sur la table&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The {card} can take {cards}, so you cannot lay it down.</source>
        <translation>Vous ne pouvez pas poser cette carte ({card}), car elle fait une prise&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The {by} can take {cards}, so you cannot lay down the {card}.</source>
        <translation>Vous ne pouvez pas poser cette carte ({card}), car une autre ({by}) fait une prise&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The {cards} matches your {card} and must be taken first.</source>
        <translation>Il faut d’abord prendre la carte égale à la vôtre ({card})&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The {card} takes only one equal card: choose one of them.</source>
        <translation>Cette carte ({card}) n’en prend qu’une égale&#xa0;: choisissez laquelle.</translation>
    </message>
    <message>
        <source>The {card} takes the whole table, not only a part of it.</source>
        <translation>Cette carte ({card}) prend toute la table, pas seulement une partie.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: {sum}.</source>
        <translation>Avec cette carte ({card}), cette prise est impossible ({take})&#xa0;: {sum}.</translation>
    </message>
    <message>
        <source>With the {card} you must take as few cards as possible.</source>
        <translation>Avec cette carte ({card}), il faut en prendre le moins possible.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a sum may take at most {limit}.</source>
        <translation>Avec cette carte ({card}), cette prise est impossible ({take})&#xa0;: une somme prend au plus {limit}.</translation>
    </message>
    <message>
        <source>These cards were all dealt to the table. You can take cards without playing only if a player has laid down one of them.</source>
        <translation>Ces cartes ont toutes été données sur la table. Sans jouer, vous ne pouvez prendre des cartes que si un joueur a posé l’une d’elles.</translation>
    </message>
    <message>
        <source>First declare or pass: nobody has played a card yet.</source>
        <translation>Dites d’abord ce que vous annoncez&#xa0;: personne n’a encore joué de carte.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>Declared cards come first: {cards}.</source>
        <translation>Les cartes annoncées se jouent d’abord&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a court card goes only with the same court card.</source>
        <translation>Cette carte ({card}) ne peut pas faire cette prise ({take})&#xa0;: une figure ne va qu’avec la figure égale.</translation>
    </message>
    <message>
        <source>The {card} takes one equal card, never a sum.</source>
        <translation>Cette carte ({card}) en prend une égale, jamais une somme.</translation>
    </message>
    <message>
        <source>A pile is taken alone: choose it, or cards of the table.</source>
        <translation>Un tas se prend seul&#xa0;: choisissez-le, ou des cartes de la table.</translation>
    </message>
    <message>
        <source>The {card} can take {cards} from the table, so no pile.</source>
        <translation>Cette carte ({card}) peut prendre sur la table ({cards}), donc aucun tas.</translation>
    </message>
    <message>
        <source>The {card} takes only a pile with an equal card on top.</source>
        <translation>Cette carte ({card}) ne prend qu’un tas avec une carte égale dessus.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>I won? Really? I learned that from watching you!</source>
        <translation>J’ai gagné&#x202f;? Vraiment&#x202f;? Je l’ai appris en vous regardant&#x202f;!</translation>
    </message>
    <message>
        <source>Wow! Will you show me how you did that?</source>
        <translation>Bravo&#x202f;! Vous me montrez comment vous avez fait&#x202f;?</translation>
    </message>
    <message>
        <source>Oh! I did not see that coming.</source>
        <translation>Oh&#x202f;! Je ne m’y attendais pas.</translation>
    </message>
    <message>
        <source>Is that the card everybody wants?</source>
        <translation>C’est la carte que tout le monde veut&#x202f;?</translation>
    </message>
    <message>
        <source>I wanted that one!</source>
        <translation>Je la voulais, celle-là&#x202f;!</translation>
    </message>
    <message>
        <source>Don’t be sad, dear. I’ll make coffee, and we play again.</source>
        <translation>Ne soyez pas triste, mon trésor. Je fais du café, et on rejoue.</translation>
    </message>
    <message>
        <source>Well done, dear! And I had kept my coins so nicely together.</source>
        <translation>Bien joué, mon trésor ! Et moi qui avais si bien gardé mes deniers.</translation>
    </message>
    <message>
        <source>A clean table, as in my kitchen.</source>
        <translation>Une table propre, comme dans ma cuisine.</translation>
    </message>
    <message>
        <source>Leave something for me, dear.</source>
        <translation>Laissez-m’en un peu, mon trésor.</translation>
    </message>
    <message>
        <source>This one goes into my purse.</source>
        <translation>Celle-ci va dans mon porte-monnaie.</translation>
    </message>
    <message>
        <source>Such a pretty card. Look after it well.</source>
        <translation>Une si jolie carte. Prenez-en bien soin.</translation>
    </message>
    <message>
        <source>That was fun! Next time it is your turn, you’ll see.</source>
        <translation>On s’est bien amusés&#x202f;! La prochaine fois, ce sera votre tour, vous verrez.</translation>
    </message>
    <message>
        <source>All right, you win. But admit it: my sweeps are prettier!</source>
        <translation>D’accord, vous gagnez. Mais avouez-le : mes scopas sont plus belles !</translation>
    </message>
    <message>
        <source>Did you see that? What a catch!</source>
        <translation>Vous avez vu ça&#x202f;? Quelle pêche&#x202f;!</translation>
    </message>
    <message>
        <source>Hey, the sweeps are my job!</source>
        <translation>Hé, les scopas, c’est mon affaire !</translation>
    </message>
    <message>
        <source>Into the net with it!</source>
        <translation>Hop, dans le filet&#x202f;!</translation>
    </message>
    <message>
        <source>There goes the big fish.</source>
        <translation>Et voilà le gros poisson parti.</translation>
    </message>
    <message>
        <source>You play well. Count the sevens, and soon you beat me.</source>
        <translation>Vous jouez bien. Comptez les sept, et bientôt vous me battrez.</translation>
    </message>
    <message>
        <source>I counted every card, and still you were better. My respect.</source>
        <translation>J’ai compté toutes les cartes, et pourtant vous avez mieux joué. Mes respects.</translation>
    </message>
    <message>
        <source>I could not leave that lying.</source>
        <translation>Je ne pouvais pas laisser ça.</translation>
    </message>
    <message>
        <source>Nicely seen.</source>
        <translation>Bien vu.</translation>
    </message>
    <message>
        <source>This is where it belongs.</source>
        <translation>Sa place est ici.</translation>
    </message>
    <message>
        <source>One for you. I keep count.</source>
        <translation>Une pour vous. Je tiens le compte.</translation>
    </message>
    <message>
        <source>Patience, my friend. That is all I have ahead of you.</source>
        <translation>De la patience. C’est tout ce que j’ai de plus que vous.</translation>
    </message>
    <message>
        <source>I waited for my moment, and you took it. Well played.</source>
        <translation>J’attendais mon heure, et c’est vous qui l’avez saisie. Bien joué.</translation>
    </message>
    <message>
        <source>Everything has its moment.</source>
        <translation>Chaque chose en son temps.</translation>
    </message>
    <message>
        <source>A good stroke. Enjoy it.</source>
        <translation>Un beau coup. Savourez-le.</translation>
    </message>
    <message>
        <source>It was worth the wait.</source>
        <translation>Cela valait la peine d’attendre.</translation>
    </message>
    <message>
        <source>Take it. The round is long.</source>
        <translation>Prenez-la. La manche est longue.</translation>
    </message>
    <message>
        <source>You made me think, and few people do. Come back soon.</source>
        <translation>Vous m’avez fait réfléchir, et c’est rare. Revenez vite.</translation>
    </message>
    <message>
        <source>I knew what you held, and it did not help me. Magnificent!</source>
        <translation>Je savais ce que vous aviez en main, et cela n’a servi à rien. Magnifique&#x202f;!</translation>
    </message>
    <message>
        <source>The stars were kind.</source>
        <translation>Les étoiles ont été clémentes.</translation>
    </message>
    <message>
        <source>Well, well. You surprise me.</source>
        <translation>Tiens, tiens. Vous me surprenez.</translation>
    </message>
    <message>
        <source>It was only a matter of time.</source>
        <translation>Ce n’était qu’une question de temps.</translation>
    </message>
    <message>
        <source>A fine card in good hands.</source>
        <translation>Une belle carte entre de bonnes mains.</translation>
    </message>
    <message>
        <source>This time it was me. We are well matched, you know.</source>
        <translation>Cette fois, c’était mon tour. Nous nous valons, vous savez.</translation>
    </message>
    <message>
        <source>You are getting better. Next time, so am I!</source>
        <translation>Vous progressez. La prochaine fois, moi aussi&#x202f;!</translation>
    </message>
    <message>
        <source>You would have done the same.</source>
        <translation>Vous auriez fait pareil.</translation>
    </message>
    <message>
        <source>I would have done the same.</source>
        <translation>J’aurais fait pareil.</translation>
    </message>
    <message>
        <source>One for me, and the next for you?</source>
        <translation>Une pour moi, et la suivante pour vous&#x202f;?</translation>
    </message>
    <message>
        <source>One for you, and the next for me.</source>
        <translation>Une pour vous, et la suivante pour moi.</translation>
    </message>
    <message>
        <source>{name}: “{remark}”</source>
        <translation>{name}&#xa0;: «&#x202f;{remark}&#x202f;»</translation>
    </message>
    <message>
        <source>Everything? I can take everything?</source>
        <translation>Tout&#x202f;? Je peux tout prendre&#x202f;?</translation>
    </message>
    <message>
        <source>I won, I won! Please, can we play again tomorrow?</source>
        <translation>J’ai gagné, j’ai gagné ! On rejoue demain, s’il vous plaît ?</translation>
    </message>
    <message>
        <source>You’re really good. When I’m big, I’ll play like you!</source>
        <translation>Vous jouez vraiment bien. Plus tard, je jouerai comme vous !</translation>
    </message>
    <message>
        <source>Hi! Shall we play? I’ve been practising!</source>
        <translation>Bonjour ! On joue ? Je me suis entraîné !</translation>
    </message>
    <message>
        <source>Grandma says I may stay until it gets dark.</source>
        <translation>Grand-mère dit que je peux rester jusqu’à la nuit.</translation>
    </message>
    <message>
        <source>Today I’ll remember all the cards. Well, most of them.</source>
        <translation>Aujourd’hui, je retiens toutes les cartes. Enfin, presque.</translation>
    </message>
    <message>
        <source>Again? Hooray! I hoped you’d say that.</source>
        <translation>Encore une ? Youpi ! J’espérais bien.</translation>
    </message>
    <message>
        <source>This time I have a plan. I think.</source>
        <translation>Cette fois, j’ai un plan. Je crois.</translation>
    </message>
    <message>
        <source>A sweep! I have to tell my grandma!</source>
        <translation>Scopa ! Il faut que je le dise à grand-mère !</translation>
    </message>
    <message>
        <source>The table is empty! Was that me?</source>
        <translation>La table est vide ! C’est moi qui ai fait ça ?</translation>
    </message>
    <message>
        <source>Another sweep! Nobody at school will believe it!</source>
        <translation>Encore une scopa ! Personne ne me croira à l’école !</translation>
    </message>
    <message>
        <source>It worked again! What did I do?</source>
        <translation>Ça a encore marché ! Mais qu’est-ce que j’ai fait ?</translation>
    </message>
    <message>
        <source>Oh no. Did I leave you that?</source>
        <translation>Oh non. C’est moi qui vous ai laissé ça ?</translation>
    </message>
    <message>
        <source>How do you always see that?</source>
        <translation>Comment vous faites pour toujours voir ça ?</translation>
    </message>
    <message>
        <source>Again? I’ll count on my fingers next time.</source>
        <translation>Encore ? La prochaine fois, je compte sur mes doigts.</translation>
    </message>
    <message>
        <source>I’ve got it, I’ve got it!</source>
        <translation>Je l’ai, je l’ai !</translation>
    </message>
    <message>
        <source>So shiny! And it’s mine!</source>
        <translation>Comme elle brille ! Et elle est à moi !</translation>
    </message>
    <message>
        <source>I was just about to take that. Honest!</source>
        <translation>J’allais justement la prendre. Promis !</translation>
    </message>
    <message>
        <source>Can I look at it once more?</source>
        <translation>Je peux la regarder encore une fois ?</translation>
    </message>
    <message>
        <source>Look how many cards! I can hardly carry them.</source>
        <translation>Regardez toutes ces cartes ! C’est lourd.</translation>
    </message>
    <message>
        <source>All of these with one card! I love adding up.</source>
        <translation>Tout ça avec une seule carte ! J’adore les additions.</translation>
    </message>
    <message>
        <source>So many at once! Leave me a few!</source>
        <translation>Autant d’un coup ! Laissez-m’en quelques-unes !</translation>
    </message>
    <message>
        <source>Look what I was dealt! Is that good?</source>
        <translation>Regardez ce que j’ai reçu ! C’est bien ?</translation>
    </message>
    <message>
        <source>You get points just for that? Lucky!</source>
        <translation>On vous donne des points rien que pour ça ? Quelle chance !</translation>
    </message>
    <message>
        <source>Did I really win that round? Count again!</source>
        <translation>J’ai vraiment gagné la manche ? Recomptez !</translation>
    </message>
    <message>
        <source>More points than you! Only this once, I know.</source>
        <translation>Plus de points que vous ! Rien que cette fois, je sais.</translation>
    </message>
    <message>
        <source>You won that one, but I learned something.</source>
        <translation>Celle-là est pour vous, mais j’ai appris quelque chose.</translation>
    </message>
    <message>
        <source>Now I’ll really pay attention!</source>
        <translation>Maintenant, je fais vraiment attention !</translation>
    </message>
    <message>
        <source>The same number of points! Like twins!</source>
        <translation>Le même nombre de points ! Comme des jumeaux !</translation>
    </message>
    <message>
        <source>The primiera was nearly mine! Nearly!</source>
        <translation>La primiera était presque à moi ! Presque !</translation>
    </message>
    <message>
        <source>All the points? For me? Pinch me!</source>
        <translation>Tous les points ? Pour moi ? Pincez-moi !</translation>
    </message>
    <message>
        <source>It’s so close! I can’t sit still.</source>
        <translation>C’est si serré ! Je ne tiens plus en place.</translation>
    </message>
    <message>
        <source>I’m ahead! Don’t tell me why, just let me enjoy it.</source>
        <translation>Je mène ! Ne me dites pas pourquoi, j’en profite.</translation>
    </message>
    <message>
        <source>You’re miles ahead. I’ll run faster!</source>
        <translation>Vous avez des kilomètres d’avance. Je vais courir !</translation>
    </message>
    <message>
        <source>I’ve caught you! Like in tag!</source>
        <translation>Chat ! Me voilà à égalité !</translation>
    </message>
    <message>
        <source>No hurry. I’m counting the clouds.</source>
        <translation>Rien ne presse. Je compte les nuages.</translation>
    </message>
    <message>
        <source>I won? Then the cake is for both of us, dear.</source>
        <translation>J’ai gagné ? Alors le gâteau est pour nous deux, mon trésor.</translation>
    </message>
    <message>
        <source>You played so nicely. I’ll tell everyone at the market.</source>
        <translation>Vous avez si bien joué. Tout le marché le saura.</translation>
    </message>
    <message>
        <source>Sit down, dear. The coffee is on the stove.</source>
        <translation>Asseyez-vous, mon trésor. Le café est sur le feu.</translation>
    </message>
    <message>
        <source>Have you eaten? Then let’s play.</source>
        <translation>Vous avez mangé ? Alors jouons.</translation>
    </message>
    <message>
        <source>The market is over. Now the cards may come out.</source>
        <translation>Le marché est fini. Place aux cartes.</translation>
    </message>
    <message>
        <source>Another one? I’ll put the soup on later, then.</source>
        <translation>Encore une ? La soupe attendra, alors.</translation>
    </message>
    <message>
        <source>Swept! I have held a broom for sixty years.</source>
        <translation>Scopa ! Le ménage, ça me connaît.</translation>
    </message>
    <message>
        <source>Look at that, not a crumb left.</source>
        <translation>Voyez-moi ça, plus une miette.</translation>
    </message>
    <message>
        <source>Again! And nobody had to help me.</source>
        <translation>Encore ! Et sans l’aide de personne.</translation>
    </message>
    <message>
        <source>Saint Anne is at my side today.</source>
        <translation>Aujourd’hui, sainte Anne est avec moi.</translation>
    </message>
    <message>
        <source>Mercy! My poor table!</source>
        <translation>Miséricorde ! Ma pauvre table !</translation>
    </message>
    <message>
        <source>You clean better than I do, dear.</source>
        <translation>Vous nettoyez mieux que moi, mon trésor.</translation>
    </message>
    <message>
        <source>Again! I should hire you for the house.</source>
        <translation>Encore ! Je devrais vous engager pour le ménage.</translation>
    </message>
    <message>
        <source>Come to your auntie, little one.</source>
        <translation>Viens chez tata, ma petite.</translation>
    </message>
    <message>
        <source>I had kept a place for this one.</source>
        <translation>Je lui avais gardé une place.</translation>
    </message>
    <message>
        <source>And I was so fond of that one.</source>
        <translation>Moi qui l’aimais tant, celle-là.</translation>
    </message>
    <message>
        <source>Take it, dear. You are growing.</source>
        <translation>Prenez-la, mon trésor. Ça fait du bien.</translation>
    </message>
    <message>
        <source>Good weight! They’d cost a fortune at the market.</source>
        <translation>Quel poids ! Au marché, elles vaudraient une fortune.</translation>
    </message>
    <message>
        <source>A full basket. Now I can go home happy.</source>
        <translation>Le panier est plein. Je peux rentrer contente.</translation>
    </message>
    <message>
        <source>You are hungry today, I can see it.</source>
        <translation>Vous avez faim aujourd’hui, ça se voit.</translation>
    </message>
    <message>
        <source>What a nice hand I was given! Look.</source>
        <translation>Quelle jolie main j’ai reçue ! Voyez.</translation>
    </message>
    <message>
        <source>Who has been kind to you, dear?</source>
        <translation>Qui donc vous gâte ainsi, mon trésor ?</translation>
    </message>
    <message>
        <source>That round went like a good sauce: slowly.</source>
        <translation>Cette manche, comme une bonne sauce : à petit feu.</translation>
    </message>
    <message>
        <source>A few points for my old age.</source>
        <translation>Quelques points pour mes vieux jours.</translation>
    </message>
    <message>
        <source>Well played, dear. Have a biscuit.</source>
        <translation>Bien joué, mon trésor. Prenez un biscuit.</translation>
    </message>
    <message>
        <source>Never mind. The pan is still warm.</source>
        <translation>Tant pis. La poêle est encore chaude.</translation>
    </message>
    <message>
        <source>Half for you and half for me. As with cake.</source>
        <translation>Moitié pour vous, moitié pour moi. Comme le gâteau.</translation>
    </message>
    <message>
        <source>I missed the primiera by a pinch of salt.</source>
        <translation>La primiera m’a échappé d’une pincée de sel.</translation>
    </message>
    <message>
        <source>All the points! And I was only half awake.</source>
        <translation>Tous les points ! Et je dormais à moitié.</translation>
    </message>
    <message>
        <source>So close! I can’t even think of the oven.</source>
        <translation>C’est si serré ! J’en oublie mon four.</translation>
    </message>
    <message>
        <source>Don’t hold it against me, dear. I’m just lucky.</source>
        <translation>Ne m’en voulez pas, mon trésor. C’est la chance.</translation>
    </message>
    <message>
        <source>You are far ahead. I’d better put my glasses on.</source>
        <translation>Vous êtes loin devant. Je vais mettre mes lunettes.</translation>
    </message>
    <message>
        <source>See? Old hens lay good eggs.</source>
        <translation>Vous voyez ? Les vieilles marmites font la bonne soupe.</translation>
    </message>
    <message>
        <source>Take your time. Good things simmer.</source>
        <translation>Prenez votre temps. Les bonnes choses mijotent.</translation>
    </message>
    <message>
        <source>And that, dear people, is how one fishes! Fried fish for everybody!</source>
        <translation>Et voilà comment on pêche ! Friture pour tout le monde !</translation>
    </message>
    <message>
        <source>You’ve sunk my boat! But tomorrow I swim back.</source>
        <translation>Vous avez coulé ma barque ! Demain, je reviens à la nage.</translation>
    </message>
    <message>
        <source>Ahoy! The sea is calm, so let’s play.</source>
        <translation>Ohé ! La mer est calme, jouons.</translation>
    </message>
    <message>
        <source>The boat is in, the nets are dry. Cards!</source>
        <translation>La barque est rentrée, les filets sont secs. Aux cartes !</translation>
    </message>
    <message>
        <source>Did I tell you about my biggest sweep? No? Later!</source>
        <translation>Je vous ai raconté ma plus belle scopa ? Plus tard !</translation>
    </message>
    <message>
        <source>Once more into the boat? I’m in!</source>
        <translation>On rembarque ? J’en suis !</translation>
    </message>
    <message>
        <source>The tide comes back, and so do I.</source>
        <translation>La marée revient, et moi aussi.</translation>
    </message>
    <message>
        <source>Net out, net in, sea empty!</source>
        <translation>Filet jeté, filet levé, mer vidée !</translation>
    </message>
    <message>
        <source>Scopa! Ring the bells!</source>
        <translation>Scopa ! Sonnez les cloches !</translation>
    </message>
    <message>
        <source>Another one! They jump into my boat!</source>
        <translation>Encore une ! Elles sautent dans ma barque !</translation>
    </message>
    <message>
        <source>And they say lightning never strikes twice!</source>
        <translation>Et on dit que la foudre ne tombe pas deux fois !</translation>
    </message>
    <message>
        <source>A hole in my net, and you swim straight through!</source>
        <translation>Un trou dans mon filet, et vous passez tout droit !</translation>
    </message>
    <message>
        <source>Thief! That was my fish!</source>
        <translation>Au voleur ! C’était mon poisson !</translation>
    </message>
    <message>
        <source>Another? Are you emptying the whole gulf?</source>
        <translation>Encore ? Vous videz tout le golfe ?</translation>
    </message>
    <message>
        <source>Look how it wriggles! Mine!</source>
        <translation>Regardez-la frétiller ! Elle est à moi !</translation>
    </message>
    <message>
        <source>I smelled that one from the harbour.</source>
        <translation>Celle-là, je l’ai sentie depuis le port.</translation>
    </message>
    <message>
        <source>I had it on the hook!</source>
        <translation>Je la tenais au bout de l’hameçon !</translation>
    </message>
    <message>
        <source>Enjoy it. I only throw back small ones myself.</source>
        <translation>Profitez-en. Moi, je ne rejette que les petits.</translation>
    </message>
    <message>
        <source>A whole shoal! Help me pull!</source>
        <translation>Tout un banc ! Aidez-moi à tirer !</translation>
    </message>
    <message>
        <source>With these I feed the whole harbour!</source>
        <translation>Avec celles-ci, je nourris tout le port !</translation>
    </message>
    <message>
        <source>That’s a heavy net. Mind your back!</source>
        <translation>Quel filet lourd ! Attention au dos !</translation>
    </message>
    <message>
        <source>Points without wetting the net. I like that!</source>
        <translation>Des points sans mouiller le filet. J’aime ça !</translation>
    </message>
    <message>
        <source>You catch fish on dry land!</source>
        <translation>Vous pêchez même à terre !</translation>
    </message>
    <message>
        <source>A good day’s fishing, that round.</source>
        <translation>Bonne pêche, cette manche.</translation>
    </message>
    <message>
        <source>Who’s the king of the harbour? Go on, say it!</source>
        <translation>Qui est le roi du port ? Allez, dites-le !</translation>
    </message>
    <message>
        <source>The wind had turned, that’s all.</source>
        <translation>Le vent avait tourné, voilà tout.</translation>
    </message>
    <message>
        <source>I only lent you that round, you know.</source>
        <translation>Cette manche, je vous l’ai seulement prêtée.</translation>
    </message>
    <message>
        <source>A draw! We share the fish soup, then.</source>
        <translation>Égalité ! On partage la soupe de poisson, alors.</translation>
    </message>
    <message>
        <source>My primiera slipped off the hook. This big it was!</source>
        <translation>Ma primiera s’est décrochée. Grosse comme ça !</translation>
    </message>
    <message>
        <source>Every single point! They’ll sing about this!</source>
        <translation>Tous les points ! On en fera une chanson !</translation>
    </message>
    <message>
        <source>Two boats, one harbour. Who gets in first?</source>
        <translation>Deux barques, un port. Laquelle rentre la première ?</translation>
    </message>
    <message>
        <source>I’m so far out, you need a telescope!</source>
        <translation>Je suis si loin qu’il vous faut une longue-vue !</translation>
    </message>
    <message>
        <source>Row slower, will you? I can hardly see you.</source>
        <translation>Ramez moins vite ! Je vous vois à peine.</translation>
    </message>
    <message>
        <source>Full sail! There I am beside you!</source>
        <translation>Toutes voiles dehors ! Me voilà bord à bord !</translation>
    </message>
    <message>
        <source>Think, think. Fish don’t bite on command either.</source>
        <translation>Réfléchissez. Le poisson non plus ne mord pas sur ordre.</translation>
    </message>
    <message>
        <source>A pleasure. You lose with grace, and that is rarer than winning.</source>
        <translation>Un plaisir. Vous perdez avec grâce, c’est plus rare que gagner.</translation>
    </message>
    <message>
        <source>Forty cards, and I know each by name.</source>
        <translation>Quarante cartes, et je les connais par leur nom.</translation>
    </message>
    <message>
        <source>Play well. I do not like winning against nobody.</source>
        <translation>Jouez bien. Gagner sans rival ne me plaît guère.</translation>
    </message>
    <message>
        <source>So you want to see it once more. Gladly.</source>
        <translation>Vous voulez revoir cela ? Avec plaisir.</translation>
    </message>
    <message>
        <source>I have not forgotten how you played. Have you?</source>
        <translation>Je n’ai pas oublié votre façon de jouer. Et vous ?</translation>
    </message>
    <message>
        <source>With your permission.</source>
        <translation>Avec votre permission.</translation>
    </message>
    <message>
        <source>A tidy table is half of good manners.</source>
        <translation>Une table nette, c’est la moitié du savoir-vivre.</translation>
    </message>
    <message>
        <source>Once is luck. This was not luck.</source>
        <translation>Une fois, c’est la chance. Là, non.</translation>
    </message>
    <message>
        <source>You are too generous with me.</source>
        <translation>Vous êtes trop aimable avec moi.</translation>
    </message>
    <message>
        <source>I left the door open. My own fault.</source>
        <translation>J’ai laissé la porte ouverte. C’est ma faute.</translation>
    </message>
    <message>
        <source>Elegant. I could not have done it better.</source>
        <translation>Élégant. Je n’aurais pas fait mieux.</translation>
    </message>
    <message>
        <source>Another. I shall have to be stricter with myself.</source>
        <translation>Encore une. Je dois être plus sévère avec moi-même.</translation>
    </message>
    <message>
        <source>It suits my hair, does it not?</source>
        <translation>Elle va bien avec mes cheveux, non ?</translation>
    </message>
    <message>
        <source>I have been expecting this one.</source>
        <translation>Celle-ci, je l’attendais.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>C’est noté.</translation>
    </message>
    <message>
        <source>A beautiful choice. I would have chosen it too.</source>
        <translation>Très bon choix. J’aurais pris la même.</translation>
    </message>
    <message>
        <source>A bouquet. Thank you.</source>
        <translation>Un bouquet. Merci.</translation>
    </message>
    <message>
        <source>I cannot help it. I love cards in company.</source>
        <translation>C’est plus fort que moi. J’aime les cartes en compagnie.</translation>
    </message>
    <message>
        <source>A large handful. I hope you counted it.</source>
        <translation>Une belle poignée. J’espère que vous avez compté.</translation>
    </message>
    <message>
        <source>One ought to show what one is proud of.</source>
        <translation>Ce dont on est fière, on le montre.</translation>
    </message>
    <message>
        <source>Charming. And now I know what you hold.</source>
        <translation>Charmant. Et maintenant, je connais votre main.</translation>
    </message>
    <message>
        <source>The arithmetic was on my side that round.</source>
        <translation>L’arithmétique était avec moi, cette manche.</translation>
    </message>
    <message>
        <source>Thank you. One more like that, please.</source>
        <translation>Merci. Encore une pareille, je vous prie.</translation>
    </message>
    <message>
        <source>You counted better than I did. It happens rarely.</source>
        <translation>Vous avez mieux compté que moi. C’est rare.</translation>
    </message>
    <message>
        <source>I took too much and kept too little. Well.</source>
        <translation>J’ai trop pris et trop peu gardé. Soit.</translation>
    </message>
    <message>
        <source>Equal. My mother would call it a polite result.</source>
        <translation>Égalité. Ma mère dirait : un résultat poli.</translation>
    </message>
    <message>
        <source>A trifle more, and the primiera was mine.</source>
        <translation>Un rien de plus, et la primiera était à moi.</translation>
    </message>
    <message>
        <source>Not one point for you? I almost blush.</source>
        <translation>Pas un point pour vous ? J’en rougis presque.</translation>
    </message>
    <message>
        <source>It comes down to one card now. I know which.</source>
        <translation>Tout tient à une carte. Je sais laquelle.</translation>
    </message>
    <message>
        <source>Do not despair. Even I make mistakes, I am told.</source>
        <translation>Courage. Il paraît que je me trompe aussi.</translation>
    </message>
    <message>
        <source>Such a lead becomes you. Do not get used to it.</source>
        <translation>Cette avance vous va bien. N’en prenez pas l’habitude.</translation>
    </message>
    <message>
        <source>I was behind. I am no longer.</source>
        <translation>J’étais derrière. Je ne le suis plus.</translation>
    </message>
    <message>
        <source>Think as long as you like. Haste never won a hand.</source>
        <translation>Réfléchissez à loisir. La hâte n’a jamais rien gagné.</translation>
    </message>
    <message>
        <source>The day is mine, and the wine is yours. Sit a while longer.</source>
        <translation>La journée est à moi, et le vin à vous. Restez encore un peu.</translation>
    </message>
    <message>
        <source>I hand you my sword. Keep it until the next time.</source>
        <translation>Je vous remets mon épée. Gardez-la jusqu’à la prochaine fois.</translation>
    </message>
    <message>
        <source>Welcome. I saved you the chair with the view.</source>
        <translation>Bienvenue. Je vous ai gardé la chaise avec vue.</translation>
    </message>
    <message>
        <source>The wine must breathe, and so must a match.</source>
        <translation>Le vin doit respirer, et la partie aussi.</translation>
    </message>
    <message>
        <source>I have laid my sword aside. Only cards today.</source>
        <translation>J’ai posé l’épée. Aujourd’hui, rien que des cartes.</translation>
    </message>
    <message>
        <source>Another battle. The last one honours us both.</source>
        <translation>Nouvelle bataille. La précédente nous honore.</translation>
    </message>
    <message>
        <source>The table is still warm. Let us go on.</source>
        <translation>La table est encore chaude. Continuons.</translation>
    </message>
    <message>
        <source>One waits, and the gate opens.</source>
        <translation>On attend, et la porte s’ouvre.</translation>
    </message>
    <message>
        <source>The field is clear.</source>
        <translation>Le champ est libre.</translation>
    </message>
    <message>
        <source>The next charge is always the shorter one.</source>
        <translation>La nouvelle charge est toujours plus courte.</translation>
    </message>
    <message>
        <source>Fortune knows where I live.</source>
        <translation>La fortune sait où j’habite.</translation>
    </message>
    <message>
        <source>A gap in my line. You were right to charge.</source>
        <translation>Une brèche dans mes lignes. Bien vu.</translation>
    </message>
    <message>
        <source>I salute you.</source>
        <translation>Chapeau bas.</translation>
    </message>
    <message>
        <source>You press me hard. Good, I was growing lazy.</source>
        <translation>Vous me pressez. Tant mieux, je m’endormais.</translation>
    </message>
    <message>
        <source>Patience pays in gold.</source>
        <translation>La patience paie en or.</translation>
    </message>
    <message>
        <source>A jewel for the hat.</source>
        <translation>Un joyau pour mon chapeau.</translation>
    </message>
    <message>
        <source>A fair prize. You fought for it.</source>
        <translation>Une belle prise de guerre. Vous l’avez méritée.</translation>
    </message>
    <message>
        <source>I shall wait for another. I am good at waiting.</source>
        <translation>J’en attendrai une autre. Je sais attendre.</translation>
    </message>
    <message>
        <source>A long siege, and the whole town surrenders.</source>
        <translation>Long siège, et toute la ville se rend.</translation>
    </message>
    <message>
        <source>These march with me now.</source>
        <translation>Celles-ci marchent désormais avec moi.</translation>
    </message>
    <message>
        <source>A rich haul. Carry it home in peace.</source>
        <translation>Riche butin. Emportez-le en paix.</translation>
    </message>
    <message>
        <source>I show my colours early today.</source>
        <translation>Aujourd’hui, je hisse tôt mes couleurs.</translation>
    </message>
    <message>
        <source>You open with the drums. I hear them.</source>
        <translation>Vous commencez au son des tambours. J’entends.</translation>
    </message>
    <message>
        <source>That round came to me because I let it come.</source>
        <translation>Cette manche est venue à qui savait attendre.</translation>
    </message>
    <message>
        <source>A small advance. The war is not over.</source>
        <translation>Une petite avancée. La guerre n’est pas finie.</translation>
    </message>
    <message>
        <source>You held the better ground. Well done.</source>
        <translation>Vous teniez le meilleur terrain. Bien joué.</translation>
    </message>
    <message>
        <source>One retreats, one thinks, one returns.</source>
        <translation>On se replie, on réfléchit, on revient.</translation>
    </message>
    <message>
        <source>Neither side gave way. I like such days.</source>
        <translation>Personne n’a cédé. J’aime ces jours-là.</translation>
    </message>
    <message>
        <source>The primiera fell by the width of a feather.</source>
        <translation>La primiera s’est jouée à une plume près.</translation>
    </message>
    <message>
        <source>Not a flag left standing. Forgive me.</source>
        <translation>Plus un drapeau debout. Pardonnez-moi.</translation>
    </message>
    <message>
        <source>Now hold your breath. I am holding mine.</source>
        <translation>Maintenant, retenez votre souffle. Je retiens le mien.</translation>
    </message>
    <message>
        <source>I have the hill. But hills have been taken before.</source>
        <translation>Je tiens la colline. Mais une colline se reprend.</translation>
    </message>
    <message>
        <source>You are far ahead. The longest roads are my favourites.</source>
        <translation>Vous êtes loin devant. J’aime les longues routes.</translation>
    </message>
    <message>
        <source>Slowly, slowly, and here I stand beside you.</source>
        <translation>Lentement, lentement, me voici à vos côtés.</translation>
    </message>
    <message>
        <source>Think in peace. I have never hurried anybody.</source>
        <translation>Réfléchissez en paix. Je n’ai jamais pressé personne.</translation>
    </message>
    <message>
        <source>I saw the last card three plays ago. You saw it two ago. Remarkable.</source>
        <translation>J’ai vu la dernière carte trois coups avant. Vous, deux. Remarquable.</translation>
    </message>
    <message>
        <source>I shall think about this match for a long time. Thank you.</source>
        <translation>Je penserai longtemps à cette partie. Merci.</translation>
    </message>
    <message>
        <source>I know ten thousand deals. This one is new to me too.</source>
        <translation>Je connais dix mille donnes. Celle-ci m’est nouvelle.</translation>
    </message>
    <message>
        <source>Come, let us see what chance has written.</source>
        <translation>Venez, voyons ce que le hasard a écrit.</translation>
    </message>
    <message>
        <source>You return to the same book. So do I.</source>
        <translation>Vous rouvrez le même livre. Moi aussi.</translation>
    </message>
    <message>
        <source>I have thought about our last match. Have you?</source>
        <translation>J’ai repensé à notre dernière partie. Et vous ?</translation>
    </message>
    <message>
        <source>An empty sky. How restful.</source>
        <translation>Un ciel vide. Quel repos.</translation>
    </message>
    <message>
        <source>It was written on the table. I only read it.</source>
        <translation>C’était écrit sur la table. Je l’ai seulement lu.</translation>
    </message>
    <message>
        <source>Even comets come back, if one is patient.</source>
        <translation>Même les comètes reviennent, avec de la patience.</translation>
    </message>
    <message>
        <source>Forgive an old man his little pleasures.</source>
        <translation>Pardonnez à un vieil homme ses petits plaisirs.</translation>
    </message>
    <message>
        <source>I had seen it. I hoped that you had not.</source>
        <translation>Je l’avais vu. J’espérais que vous, non.</translation>
    </message>
    <message>
        <source>A bright star rises on your side.</source>
        <translation>Une étoile brillante se lève de votre côté.</translation>
    </message>
    <message>
        <source>Once more! I must revise my charts.</source>
        <translation>Encore ! Je dois revoir mes cartes du ciel.</translation>
    </message>
    <message>
        <source>A small sun for my sky.</source>
        <translation>Un petit soleil pour mon ciel.</translation>
    </message>
    <message>
        <source>I have known this card for seventy years.</source>
        <translation>Je connais cette carte depuis soixante-dix ans.</translation>
    </message>
    <message>
        <source>Well calculated. Or was it instinct?</source>
        <translation>Bien calculé. Ou était-ce l’instinct ?</translation>
    </message>
    <message>
        <source>It has found its orbit. For this round.</source>
        <translation>Elle a trouvé son orbite. Pour cette manche.</translation>
    </message>
    <message>
        <source>A whole constellation. I shall give it a name.</source>
        <translation>Toute une constellation. Je lui donnerai un nom.</translation>
    </message>
    <message>
        <source>Sums like these keep the mind young.</source>
        <translation>De telles additions gardent l’esprit jeune.</translation>
    </message>
    <message>
        <source>You add up faster than my abacus.</source>
        <translation>Vous comptez plus vite que mon boulier.</translation>
    </message>
    <message>
        <source>Chance has a sense of humour. See for yourself.</source>
        <translation>Le hasard a de l’humour. Voyez vous-même.</translation>
    </message>
    <message>
        <source>The heavens are on your side. Do not waste it.</source>
        <translation>Le ciel est avec vous. N’en perdez rien.</translation>
    </message>
    <message>
        <source>That round obeyed the theory. They seldom do.</source>
        <translation>Cette manche a suivi la théorie. C’est rare.</translation>
    </message>
    <message>
        <source>You hid your plans well. Your cards, less so.</source>
        <translation>Vous cachez bien vos plans. Vos cartes, un peu moins.</translation>
    </message>
    <message>
        <source>You taught me something. At my age, a gift.</source>
        <translation>Vous m’avez appris quelque chose. À mon âge, un cadeau.</translation>
    </message>
    <message>
        <source>My books did not mention that line of play.</source>
        <translation>Mes livres ne parlaient pas de ce jeu-là.</translation>
    </message>
    <message>
        <source>Balance. The rarest of results, and the fairest.</source>
        <translation>L’équilibre. Le résultat le plus rare, et le plus juste.</translation>
    </message>
    <message>
        <source>One card, and the primiera changed its mind.</source>
        <translation>Une carte, et la primiera a changé d’avis.</translation>
    </message>
    <message>
        <source>Everything fell into place. It frightens me a little.</source>
        <translation>Tout s’est mis en place. Cela m’effraie un peu.</translation>
    </message>
    <message>
        <source>From here on, even I cannot see the end.</source>
        <translation>D’ici, même moi, je ne vois pas la fin.</translation>
    </message>
    <message>
        <source>Numbers are patient. They may yet turn to you.</source>
        <translation>Les nombres sont patients. Ils peuvent tourner.</translation>
    </message>
    <message>
        <source>You lead by a light year. I travel at light speed.</source>
        <translation>Vous avez une année-lumière d’avance. Je file.</translation>
    </message>
    <message>
        <source>The planets meet again. So do our scores.</source>
        <translation>Les planètes se rejoignent. Nos points aussi.</translation>
    </message>
    <message>
        <source>A long thought is never wasted. I read meanwhile.</source>
        <translation>Penser longtemps n’est jamais perdu. Je lis en attendant.</translation>
    </message>
    <message>
        <source>I shone a little brighter tonight. Tomorrow it may be you.</source>
        <translation>Ce soir, j’ai brillé un peu plus. Demain, ce sera peut-être vous.</translation>
    </message>
    <message>
        <source>You outshone me. I will wane, and come back fuller.</source>
        <translation>Vous m’avez éclipsée. Je décroîtrai, puis reviendrai plus pleine.</translation>
    </message>
    <message>
        <source>I rise when you sit down. Shall we?</source>
        <translation>Je me lève quand vous prenez place. On commence ?</translation>
    </message>
    <message>
        <source>You by day, I by night. At the table we meet.</source>
        <translation>Vous le jour, moi la nuit. Ici, on se retrouve.</translation>
    </message>
    <message>
        <source>As good as you are, so good am I today.</source>
        <translation>Si vous jouez bien, moi aussi, aujourd’hui.</translation>
    </message>
    <message>
        <source>Another night, another mirror. Gladly.</source>
        <translation>Encore un tour de lune. Avec joie.</translation>
    </message>
    <message>
        <source>I knew you would want another. I did too.</source>
        <translation>Je savais que vous en voudriez une autre. Moi aussi.</translation>
    </message>
    <message>
        <source>Ebb tide. The beach is bare.</source>
        <translation>Marée basse. La plage est nue.</translation>
    </message>
    <message>
        <source>I borrowed that idea from you.</source>
        <translation>Cette idée, je vous l’ai empruntée.</translation>
    </message>
    <message>
        <source>Full moon tonight, it seems.</source>
        <translation>Pleine lune ce soir, on dirait.</translation>
    </message>
    <message>
        <source>Tides come back. So do I.</source>
        <translation>Les marées reviennent. Moi aussi.</translation>
    </message>
    <message>
        <source>You shine, and I go pale.</source>
        <translation>Vous brillez, et je pâlis.</translation>
    </message>
    <message>
        <source>I blinked. You did not.</source>
        <translation>J’ai cligné des yeux. Pas vous.</translation>
    </message>
    <message>
        <source>Again. Now I have to grow as well.</source>
        <translation>Encore. À moi de grandir aussi.</translation>
    </message>
    <message>
        <source>A little light for the dark half.</source>
        <translation>Un peu de lumière pour ma face cachée.</translation>
    </message>
    <message>
        <source>I wanted it as much as you did.</source>
        <translation>Je la voulais autant que vous.</translation>
    </message>
    <message>
        <source>It shines on you now.</source>
        <translation>Elle brille pour vous, maintenant.</translation>
    </message>
    <message>
        <source>I reached for it too. You were quicker.</source>
        <translation>Je la visais aussi. Vous l’avez eue avant.</translation>
    </message>
    <message>
        <source>High tide! It brings all sorts of things.</source>
        <translation>Marée haute ! Elle apporte de tout.</translation>
    </message>
    <message>
        <source>So many stars around one moon.</source>
        <translation>Que d’étoiles autour d’une seule lune.</translation>
    </message>
    <message>
        <source>Your tide is high. I wait for mine.</source>
        <translation>Votre marée est haute. J’attends la mienne.</translation>
    </message>
    <message>
        <source>No clouds tonight: I can show you all of it.</source>
        <translation>Pas un nuage ce soir : je vous montre tout.</translation>
    </message>
    <message>
        <source>I see you clearly now. Lovely.</source>
        <translation>Je vous vois clairement, maintenant. Joli.</translation>
    </message>
    <message>
        <source>My half of the sky, that round.</source>
        <translation>Cette manche, c’était ma moitié du ciel.</translation>
    </message>
    <message>
        <source>I waxed a little. You know how it goes.</source>
        <translation>J’ai grandi un peu. Vous savez ce que c’est.</translation>
    </message>
    <message>
        <source>Now I am a thin crescent. It passes.</source>
        <translation>Me voilà mince croissant. Ça passera.</translation>
    </message>
    <message>
        <source>Well played. I will remember how.</source>
        <translation>Bien joué. Je m’en souviendrai.</translation>
    </message>
    <message>
        <source>Equal, as it should be between us.</source>
        <translation>À égalité, comme il se doit entre nous.</translation>
    </message>
    <message>
        <source>A sliver of moon more, and the primiera was mine.</source>
        <translation>Un éclat de lune de plus, et j’avais la primiera.</translation>
    </message>
    <message>
        <source>An eclipse. It lasts only a moment, I promise.</source>
        <translation>Une éclipse. Cela ne dure qu’un instant, promis.</translation>
    </message>
    <message>
        <source>Side by side, like you and your reflection.</source>
        <translation>Côte à côte, comme vous et votre reflet.</translation>
    </message>
    <message>
        <source>I am a step ahead. You will catch up, you always do.</source>
        <translation>J’ai pris de l’avance. Vous me rattraperez, c’est sûr.</translation>
    </message>
    <message>
        <source>You run ahead, and I follow like your shadow.</source>
        <translation>Vous courez devant, je vous suis comme une ombre.</translation>
    </message>
    <message>
        <source>There, level again. I missed you up here.</source>
        <translation>Voilà, de nouveau à égalité. Vous me manquiez.</translation>
    </message>
    <message>
        <source>I have all night. Think as long as you wish.</source>
        <translation>J’ai toute la nuit. Réfléchissez à votre aise.</translation>
    </message>
    <message>
        <source>You stay with me? That makes my day, dear.</source>
        <translation>Vous restez ? Quelle joie, mon trésor.</translation>
    </message>
    <message>
        <source>The flowers are yours today. You earned them.</source>
        <translation>Aujourd’hui, les fleurs sont à vous. Vous les méritez.</translation>
    </message>
    <message>
        <source>I expected you. I have cut flowers for the table.</source>
        <translation>Je vous attendais. J’ai coupé des fleurs pour la table.</translation>
    </message>
    <message>
        <source>There you are. The cards have been asking for you.</source>
        <translation>Vous voilà. Les cartes vous réclamaient.</translation>
    </message>
    <message>
        <source>I beat you! Now you’ll want to beat me back, right?</source>
        <translation>Je vous ai eu ! Vous voulez une revanche, hein ?</translation>
    </message>
    <message>
        <source>You won! Can I keep score next time, at least?</source>
        <translation>Vous avez gagné ! La prochaine fois, je peux compter les points ?</translation>
    </message>
    <message>
        <source>What luck I had! Stay for supper, then we are even.</source>
        <translation>Quelle chance j’ai eue ! Restez souper, et nous serons quittes.</translation>
    </message>
    <message>
        <source>You won, dear, and you have earned the biggest slice.</source>
        <translation>Vous avez gagné, mon trésor : la plus grosse part est pour vous.</translation>
    </message>
    <message>
        <source>Write it on the harbour wall: Beppe has won!</source>
        <translation>Écrivez-le sur le mur du port : Beppe a gagné !</translation>
    </message>
    <message>
        <source>You’ve won. But you should have seen the one that got away!</source>
        <translation>Vous avez gagné. Mais si vous aviez vu celle qui m’a échappé !</translation>
    </message>
    <message>
        <source>I won by arithmetic. Next time, surprise me.</source>
        <translation>J’ai gagné par le calcul. La prochaine fois, surprenez-moi.</translation>
    </message>
    <message>
        <source>I do not often say this: play me again, please.</source>
        <translation>Je le dis rarement : rejouons, je vous prie.</translation>
    </message>
    <message>
        <source>You fought to the last card. I remember such opponents.</source>
        <translation>Vous avez lutté jusqu’à la dernière carte. Je m’en souviendrai.</translation>
    </message>
    <message>
        <source>A defeat like this is worth three easy victories.</source>
        <translation>Une défaite pareille vaut trois victoires sans peine.</translation>
    </message>
    <message>
        <source>The score lies a little. You were nearer than it says.</source>
        <translation>Le score ment un peu. Vous étiez plus près qu’il ne le dit.</translation>
    </message>
    <message>
        <source>So there are still things that are not in my books. How wonderful.</source>
        <translation>Il reste donc des choses absentes de mes livres. Quelle merveille.</translation>
    </message>
    <message>
        <source>I was one step ahead, no more. You will see it from here soon.</source>
        <translation>J’avais un pas d’avance, pas plus. Vous y serez bientôt.</translation>
    </message>
    <message>
        <source>The sun wins the day. I have the night to think it over.</source>
        <translation>Le jour est au soleil. J’ai la nuit pour y réfléchir.</translation>
    </message>
</context>
<context>
    <name>ReplaceFileDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#x202f;?</translation>
    </message>
    <message>
        <source>“{name}” already exists in “{folder}”.</source>
        <translation>«&#x202f;{name}&#x202f;» existe déjà dans «&#x202f;{folder}&#x202f;».</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Choisir un autre nom</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Best</source>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Small slip</source>
        <translation>Petit faux pas</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grosse erreur</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>Malchance</translation>
    </message>
    <message>
        <source>{number}% of the chance to win</source>
        <translation>{number}&#xa0;% de chances de gagner</translation>
    </message>
    <message>
        <source>{card}, laid down</source>
        <translation>{card}, sans rien prendre</translation>
    </message>
    <message>
        <source>{card} takes {cards}</source>
        <translation>{card} prend {cards}</translation>
    </message>
    <message>
        <source>declaring {cards}</source>
        <translation>annoncer {cards}</translation>
    </message>
    <message>
        <source>taking {cards} before playing a card</source>
        <translation>prendre {cards} avant de jouer une carte</translation>
    </message>
    <message>
        <source>keeping the card that was cut</source>
        <translation>garder la carte coupée</translation>
    </message>
    <message>
        <source>putting the card that was cut on the table</source>
        <translation>poser la carte coupée sur la table</translation>
    </message>
    <message>
        <source>declaring nothing</source>
        <translation>ne rien annoncer</translation>
    </message>
    <message>
        <source>taking the opening cards</source>
        <translation>prendre les cartes de départ</translation>
    </message>
    <message>
        <source>leaving the opening cards on the table</source>
        <translation>laisser les cartes de départ sur la table</translation>
    </message>
    <message>
        <source>calling out</source>
        <translation>annoncer la victoire</translation>
    </message>
    <message>
        <source>You won by luck.</source>
        <translation>Vous avez gagné par chance.</translation>
    </message>
    <message>
        <source>You won by luck and by your play.</source>
        <translation>Vous avez gagné par chance et grâce à votre jeu.</translation>
    </message>
    <message>
        <source>You won. Neither luck nor play clearly decided it.</source>
        <translation>Vous avez gagné. Ni la chance ni le jeu n’ont été nettement décisifs.</translation>
    </message>
    <message>
        <source>You lost by bad luck.</source>
        <translation>Vous avez perdu par malchance.</translation>
    </message>
    <message>
        <source>You lost by bad luck and by your play.</source>
        <translation>Vous avez perdu par malchance et à cause de votre jeu.</translation>
    </message>
    <message>
        <source>You lost. Neither luck nor play clearly decided it.</source>
        <translation>Vous avez perdu. Ni la chance ni le jeu n’ont été nettement décisifs.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>No other move was clearly better.</source>
        <translation>Aucun autre coup n’était nettement meilleur.</translation>
    </message>
    <message>
        <source>It cost {cost}.</source>
        <translation>Cela a coûté {cost}.</translation>
    </message>
    <message>
        <source>The better move: {reasons}.</source>
        <translation>Le meilleur coup&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>The one played: {reasons}.</source>
        <translation>Celui qui a été joué&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>The last cards are known: played to the end, it brings more.</source>
        <translation>Les dernières cartes sont connues&#xa0;: joué jusqu’au bout, il rapporte plus.</translation>
    </message>
    <message>
        <source>Over all the ways the hidden cards could lie, it brings more.</source>
        <translation>En moyenne, sur toutes les répartitions possibles des cartes cachées, il rapporte plus.</translation>
    </message>
    <message>
        <source>Better as the cards lay</source>
        <translation>Mieux, vu la disposition des cartes</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Vous avez joué</translation>
    </message>
    <message>
        <source>{name} played</source>
        <translation>{name} a joué</translation>
    </message>
    <message>
        <source>Points lost in ten moves: {players}.</source>
        <translation>Points perdus en dix coups : {players}.</translation>
    </message>
    <message>
        <source>Lead after {rounds}: {result} points, of which {luck} by luck.</source>
        <translation>Avance après {rounds} : {result} points, dont {luck} par chance.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Lucky or unlucky deal</source>
        <translation>Donne chanceuse ou malchanceuse</translation>
    </message>
    <message>
        <source>Round {number}, move {move}</source>
        <translation>Manche {number}, coup {move}</translation>
    </message>
    <message>
        <source>You won by your play.</source>
        <translation>Vous avez gagné grâce à votre jeu.</translation>
    </message>
    <message>
        <source>You lost by your play.</source>
        <translation>Vous avez perdu à cause de votre jeu.</translation>
    </message>
    <message>
        <source>No mistake: nothing better could be known. As the cards lay, the other move was better.</source>
        <translation>Pas d’erreur&#xa0;: on ne pouvait pas le savoir. Vu la disposition des cartes, l’autre coup était meilleur.</translation>
    </message>
    <message>
        <source>Most moves of {name} were made by somebody else: there is no verdict.</source>
        <translation>La plupart des coups de {name} ont été joués par quelqu’un d’autre&#xa0;: il n’y a pas de verdict.</translation>
    </message>
    <message>
        <source>Most of your moves were made for you: there is no verdict on your play.</source>
        <translation>La plupart de vos coups ont été joués à votre place&#xa0;: il n’y a pas de verdict sur votre jeu.</translation>
    </message>
    <message>
        <source>Forced and indifferent moves do not count.</source>
        <translation>Les coups forcés ou indifférents ne comptent pas.</translation>
    </message>
    <message>
        <source>All this is about this match. Who plays better shows only over many matches.</source>
        <translation>Tout cela ne concerne que cette partie. Qui joue le mieux ne se voit que sur beaucoup de parties.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} a gagné.</translation>
    </message>
    <message>
        <source>{name} lost.</source>
        <translation>{name} a perdu.</translation>
    </message>
    <message>
        <source>The cards were about even.</source>
        <translation>Les cartes étaient à peu près égales.</translation>
    </message>
    <message>
        <source>The cards gave {name} {points}.</source>
        <translation>Les cartes ont donné à {name} {points}.</translation>
    </message>
    <message>
        <source>The cards cost {name} {points}.</source>
        <translation>Les cartes ont coûté à {name} {points}.</translation>
    </message>
    <message>
        <source>The cards gave you {points}.</source>
        <translation>Les cartes vous ont donné {points}.</translation>
    </message>
    <message>
        <source>The cards cost you {points}.</source>
        <translation>Les cartes vous ont coûté {points}.</translation>
    </message>
    <message>
        <source>By play, {name} gave away {points}</source>
        <translation>Par son jeu, {name} a donné {points}</translation>
    </message>
    <message>
        <source>By your play you gave away {points}</source>
        <translation>Par votre jeu, vous avez donné {points}</translation>
    </message>
    <message>
        <source>almost nothing</source>
        <translation>presque rien</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>environ {points}</translation>
    </message>
    <message>
        <source>{card} takes the pile under {cards}</source>
        <translation>{card} prend le tas sous {cards}</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review of the match</source>
        <translation>Analyse de la partie</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>&amp;Tous les coups</translation>
    </message>
    <message>
        <source>0 to 100: the fewer points the moves cost, the higher.</source>
        <translation>De 0 à 100 : moins les coups coûtent de points, plus elle est élevée.</translation>
    </message>
    <message>
        <source>None: no move cost anything that could be known.</source>
        <translation>Aucun : aucun coup n’a eu de coût prévisible.</translation>
    </message>
    <message>
        <source>On the table you can only look at your own moves.</source>
        <translation>Sur la table, vous ne pouvez voir que vos propres coups.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <translation>&amp;Revenir à l’analyse</translation>
    </message>
    <message>
        <source>The most expensive moments</source>
        <translation>Les moments les plus coûteux</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Aucun pour l’instant.</translation>
    </message>
    <message>
        <source>Chance to win: {name}</source>
        <translation>Chances de gagner&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>&amp;How sure is this?</source>
        <translation>&amp;Est-ce sûr&#x202f;?</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Chercher ici</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>“{words}” is not on this page.</source>
        <translation>«&#x202f;{words}&#x202f;» ne figure pas sur cette page.</translation>
    </message>
    <message>
        <source>The game on the table, with the rules you are playing.</source>
        <translation>Le jeu en cours, avec les règles de cette partie.</translation>
    </message>
    <message>
        <source>This page shows the usual rules of the game.</source>
        <translation>Cette page montre les règles habituelles du jeu.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{path}” is not a match that can be played: {reason}.</source>
        <translation>«&#x202f;{path}&#x202f;» n’est pas une partie jouable&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{points} short of {target}</source>
        <translation>encore {points} pour atteindre {target}</translation>
    </message>
    <message>
        <source>at the target of {target}</source>
        <translation>à l’objectif de {target}</translation>
    </message>
    <message>
        <source>past the target of {target}</source>
        <translation>au-delà de l’objectif de {target}</translation>
    </message>
    <message>
        <source>{name}: {gained} this round, {points} in the match, {distance}</source>
        <translation>{name}&#xa0;: {gained} dans cette manche, {points} dans la partie, {distance}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Most cards: {figures}.</source>
        <translation>Le plus de cartes&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>Most coins: {figures}.</source>
        <translation>Le plus de deniers&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>Most sevens: {figures}.</source>
        <translation>Le plus de sept&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>Most sixes: {figures}.</source>
        <translation>Le plus de six&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>Most diamonds: {figures}.</source>
        <translation>Le plus de carreaux&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>Sevens: {figure} each.</source>
        <translation>Sept&#xa0;: {figure} chacun.</translation>
    </message>
    <message>
        <source>Sixes: {figure} each.</source>
        <translation>Six&#xa0;: {figure} chacun.</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Vous avez toutes les cartes {cards} et gagnez la partie.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins the match.</source>
        <translation>{call} {name} a toutes les cartes {cards} et gagne la partie.</translation>
    </message>
    <message>
        <source>{call} {name} hold every card of {cards} and win the match.</source>
        <translation>{call} {name}&#xa0;: toutes les cartes {cards} et la partie gagnée.</translation>
    </message>
    <message>
        <source>You called out and were right: {points}. You win the match.</source>
        <translation>Vous avez annoncé la victoire à juste titre&#xa0;: {points}. Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>{name} called out and was right: {points}. {name} wins the match.</source>
        <translation>{name} a annoncé la victoire à juste titre&#xa0;: {points}. {name} gagne la partie.</translation>
    </message>
    <message>
        <source>{name} called out and were right: {points}. They win the match.</source>
        <translation>{name} ont annoncé la victoire à juste titre&#xa0;: {points}. La partie est gagnée.</translation>
    </message>
    <message>
        <source>You called out with {points} of {needed} and lose the match.</source>
        <translation>Vous avez annoncé la victoire avec {points} sur {needed}&#xa0;: vous perdez la partie.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and loses the match.</source>
        <translation>{name} a annoncé la victoire avec {points} sur {needed} et perd la partie.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and lose the match.</source>
        <translation>{name} ont annoncé la victoire avec {points} sur {needed} et perdent la partie.</translation>
    </message>
    <message>
        <source>Only points that were certain count.</source>
        <translation>Seuls comptent les points acquis.</translation>
    </message>
    <message>
        <source>Equal points: the whole match decides ({what}: {figures}).</source>
        <translation>Égalité de points&#xa0;: la partie entière départage ({what}&#xa0;: {figures}).</translation>
    </message>
    <message>
        <source>Once the match is won, no more points are counted.</source>
        <translation>Une fois la partie gagnée, on ne compte plus de points.</translation>
    </message>
    <message>
        <source>{category} {figures}: {sum}.</source>
        <translation>{category} {figures}&#xa0;: {sum}.</translation>
    </message>
    <message>
        <source>{category}: {best} beats {others}.</source>
        <translation>{category}&#xa0;: {best} bat {others}.</translation>
    </message>
    <message>
        <source>{category}: {best}.</source>
        <translation>{category}&#xa0;: {best}.</translation>
    </message>
    <message>
        <source>Nobody took all of these: {cards}.</source>
        <translation>Personne ne les a toutes prises&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Nobody took the {cards}.</source>
        <translation>Personne n’a pris cette carte&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You took the {cards}.</source>
        <translation>Vous avez pris&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {cards}.</source>
        <comment>one player</comment>
        <translation>{name}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {cards}.</source>
        <comment>partners</comment>
        <translation>{name}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Nobody took every card of {cards}.</source>
        <translation>Personne n’a pris toutes les cartes {cards}.</translation>
    </message>
    <message>
        <source>You took every card of {cards}.</source>
        <translation>Vous avez pris toutes les cartes {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>one player</comment>
        <translation>{name}&#xa0;: toutes les cartes {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>partners</comment>
        <translation>{name}&#xa0;: toutes les cartes {cards}.</translation>
    </message>
    <message>
        <source>You have {count}</source>
        <translation>Vous avez&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} a&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{name} have {count}</source>
        <translation>{name}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{least} are needed.</source>
        <translation>il en faut {least}.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>{name}: {cards}, {points}.</source>
        <translation>{name}&#xa0;: {cards}, {points}.</translation>
    </message>
    <message>
        <source>Nobody took {cards}.</source>
        <translation>Personne n’a pris cette suite&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It cannot be worth more.</source>
        <translation>Cela ne peut pas valoir plus.</translation>
    </message>
    <message>
        <source>{first} to {last} of {suit}</source>
        <translation>{first} à {last} {suit}</translation>
    </message>
    <message>
        <source>{name}: {declared}.</source>
        <translation>{name}&#xa0;: {declared}.</translation>
    </message>
    <message>
        <source>Nobody declared anything.</source>
        <translation>Personne n’a rien annoncé.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Personne ne marque.</translation>
    </message>
    <message>
        <source>Nobody swept the table.</source>
        <translation>Personne n’a vidé la table.</translation>
    </message>
    <message>
        <source>{name}: {cards}.</source>
        <translation>{name}&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points.</source>
        <translation>
            <numerusform>{name}&#xa0;: %n point.</numerusform>
            <numerusform>{name}&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{worth} each for {names}, so the next best scores: {next}.</source>
        <translation>Égalité ({worth}) entre {names}&#xa0;: le suivant marque, {next}.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: all of them score.</source>
        <translation>Égalité ({worth}) entre {names}&#xa0;: tous marquent.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: nobody scores.</source>
        <translation>Égalité ({worth}) entre {names}&#xa0;: personne ne marque.</translation>
    </message>
    <message>
        <source>{worth} each: nobody scores.</source>
        <translation>Égalité ({worth})&#xa0;: personne ne marque.</translation>
    </message>
    <message>
        <source>No {category}: {reasons}</source>
        <translation>Pas de {category}&#xa0;: {reasons}</translation>
    </message>
    <message>
        <source>You have no {suits}.</source>
        <translation>Vous n’avez aucune carte {suits}.</translation>
    </message>
    <message>
        <source>{name} has no {suits}.</source>
        <translation>{name} n’a aucune carte {suits}.</translation>
    </message>
    <message>
        <source>{name} have no {suits}.</source>
        <translation>{name}&#xa0;: aucune carte {suits}.</translation>
    </message>
    <message>
        <source>{best} against {others}</source>
        <translation>{best} contre {others}</translation>
    </message>
    <message>
        <source>Most Aces: {figures}.</source>
        <translation>Le plus d’as&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>Most fives: {figures}.</source>
        <translation>Le plus de cinq&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>Aces: {figure} each.</source>
        <translation>As&#xa0;: {figure} chacun.</translation>
    </message>
    <message>
        <source>Fives: {figure} each.</source>
        <translation>Cinq&#xa0;: {figure} chacun.</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score of the round</source>
        <translation>Points de la manche</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>Manche &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Rejouer la donne</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Manche {0}</translation>
    </message>
    <message>
        <source>Previous score sheet</source>
        <translation>Feuille précédente</translation>
    </message>
    <message>
        <source>Next score sheet</source>
        <translation>Feuille suivante</translation>
    </message>
    <message>
        <source>&amp;Table options…</source>
        <translation>&amp;Options de la table…</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>{name} win</source>
        <translation>Victoire&#xa0;: {name}</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>La partie s’est terminée à l’amiable. Personne n’a gagné ni perdu.</translation>
    </message>
    <message>
        <source>You win the match, {score}.</source>
        <translation>Vous gagnez la partie, {score}.</translation>
    </message>
    <message>
        <source>{name} wins the match, {score}.</source>
        <translation>{name} gagne la partie, {score}.</translation>
    </message>
    <message>
        <source>{name} win the match, {score}.</source>
        <translation>Partie gagnée&#xa0;: {name}, {score}.</translation>
    </message>
    <message>
        <source>{score} after this round.</source>
        <translation>{score} après cette manche.</translation>
    </message>
    <message>
        <source>{score}: another round will decide.</source>
        <translation>{score}&#xa0;: une autre manche décidera.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{score} for you</source>
        <translation>{score} pour vous</translation>
    </message>
    <message>
        <source>{score} for {name}</source>
        <translation>{score} pour {name}</translation>
    </message>
    <message>
        <source>{score} for your side</source>
        <translation>{score} pour votre équipe</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>À vous de donner ensuite.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>{name} donne ensuite.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} à {1}</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>no point</source>
        <translation>aucun point</translation>
    </message>
</context>
<context>
    <name>ScreenCover</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passez l’écran à {name}</translation>
    </message>
    <message>
        <source>All hands stay covered until then.</source>
        <translation>D’ici là, toutes les mains restent cachées.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Je suis là</translation>
    </message>
</context>
<context>
    <name>SeatTile</name>
    <message>
        <source>seat {0}, {1}: {2}</source>
        <translation>place {0}, {1}&#xa0;: {2}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>en face</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
</context>
<context>
    <name>SeatsController</name>
    <message>
        <source>{name} leaves the table</source>
        <translation>{name} quitte la table</translation>
    </message>
    <message>
        <source>{name} comes back</source>
        <translation>{name} revient</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>Les places</translation>
    </message>
    <message>
        <source>A computer player sits in for a person who leaves, and gives the seat back.</source>
        <translation>Un joueur de l’ordinateur remplace la personne qui part, puis lui rend sa place.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>You can take your seat again until the match is over. If you do not, you win neither chips nor experience.</source>
        <translation>Vous pouvez reprendre votre place jusqu’à la fin de la partie. Sinon, vous ne gagnez ni jetons ni expérience.</translation>
    </message>
    <message>
        <source>Leaving a competitive match costs {chips}.</source>
        <translation>Quitter une partie compétitive coûte {chips}.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Take your seat again</source>
        <translation>Reprendre sa place</translation>
    </message>
    <message>
        <source>Leave or take a seat…</source>
        <translation>Quitter ou reprendre une place…</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>a whole number from 0 to 100</source>
        <translation>un nombre entier de 0 à 100</translation>
    </message>
    <message>
        <source>a variant, a seating, levels and options, or null</source>
        <translation>une variante, une disposition, des niveaux et des options, ou null</translation>
    </message>
    <message>
        <source>It was kept as “{aside}”; the game starts with the default settings.</source>
        <translation>Il a été conservé sous «&#x202f;{aside}&#x202f;»&#x202f;; le jeu démarre avec les paramètres par défaut.</translation>
    </message>
    <message>
        <source>“{path}”: the unknown field “{field}” is too large to be kept.</source>
        <translation>«&#x202f;{path}&#x202f;»&#xa0;: le champ inconnu «&#x202f;{field}&#x202f;» est trop grand pour être conservé.</translation>
    </message>
    <message>
        <source>“{path}”: “{field}” is {value}, but allowed are: {allowed}. The default, {default}, is used.</source>
        <translation>«&#x202f;{path}&#x202f;»&#xa0;: «&#x202f;{field}&#x202f;» vaut {value}, mais sont permis&#xa0;: {allowed}. La valeur par défaut, {default}, est utilisée.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Les changements s’appliquent tout de suite.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>T&amp;erminé</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilité</translation>
    </message>
    <message>
        <source>&amp;Restore defaults…</source>
        <translation>Ré&amp;tablir…</translation>
    </message>
    <message>
        <source>Asks first, and keeps your name.</source>
        <translation>Demande d’abord, et garde votre nom.</translation>
    </message>
    <message>
        <source>Restore the defaults?</source>
        <translation>Rétablir les réglages de départ&#x202f;?</translation>
    </message>
    <message>
        <source>Cards, table, play and sound go back to their defaults. Language and accessibility stay as they are, unless you restore all pages. Your name and your decks are kept.</source>
        <translation>Cartes, table, jeu et sons retrouvent leurs réglages de départ. La langue et l’accessibilité restent comme elles sont, sauf si vous rétablissez toutes les pages. Votre nom et vos jeux de cartes sont gardés.</translation>
    </message>
    <message>
        <source>Restore all pages</source>
        <translation>Rétablir toutes les pages</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Ne rien changer</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the game</source>
        <translation>Partager le jeu</translation>
    </message>
    <message>
        <source>{game} in one line</source>
        <translation>{game} en une ligne</translation>
    </message>
    <message>
        <source>With deal {number}</source>
        <translation>Avec la donne {number}</translation>
    </message>
    <message>
        <source>Paste it into a message. Whoever pastes it into New game gets the same rules.</source>
        <translation>Collez-la dans un message. Qui la colle dans Nouvelle partie a les mêmes règles.</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Copier la ligne</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiée.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Everything you can click can also be reached by keyboard.</source>
        <translation>Tout ce qui se fait à la souris peut aussi se faire au clavier.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
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
        <translation>Des sons pour les cartes et les scopas.</translation>
    </message>
    <message>
        <source>Roo&amp;m</source>
        <translation>&amp;Ambiance</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silence</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Auberge</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Cour</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>What you hear very quietly behind the cards.</source>
        <translation>Ce qu’on entend tout bas derrière les cartes.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>How loud the sounds are. You hear a card as you change it.</source>
        <translation>Le volume des sons. Vous entendez une carte pendant le réglage.</translation>
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
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Compétitive</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Mise de chaque joueur</translation>
    </message>
    <message>
        <source>Undo, hints and the coach are allowed.</source>
        <translation>Annulations, conseils et entraîneur sont permis.</translation>
    </message>
    <message>
        <source>You have {chips}.</source>
        <translation>Vous avez {chips}.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Best result</source>
        <translation>Meilleur résultat</translation>
    </message>
    <message>
        <source>Worst result</source>
        <translation>Pire résultat</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Partie la plus longue</translation>
    </message>
    <message>
        <source>Shortest match</source>
        <translation>Partie la plus courte</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches between computer players alone are not counted here.</source>
        <translation>
            <numerusform>{count} partie entre joueurs de l’ordinateur seuls n’est pas comptée ici.</numerusform>
            <numerusform>{count} parties entre joueurs de l’ordinateur seuls ne sont pas comptées ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} unfinished</source>
        <comment>matches</comment>
        <translation>
            <numerusform>{count} inachevée</numerusform>
            <numerusform>{count} inachevées</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <translation>après {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{count} won</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} gagnée</numerusform>
            <numerusform>{count} gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lost</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} perdue</numerusform>
            <numerusform>{count} perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tied</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} nulle</numerusform>
            <numerusform>{count} nulles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} by the others</source>
        <comment>sweeps</comment>
        <translation>
            <numerusform>{count} des autres</numerusform>
            <numerusform>{count} des autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} now</source>
        <comment>matches won in a row</comment>
        <translation>
            <numerusform>{count} en cours</numerusform>
            <numerusform>{count} en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>{won} of {finished}</source>
        <translation>{won} sur {finished}</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Lead: {points}</source>
        <translation>Avance&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Plus longue série de victoires</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Plus longue série de défaites</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Temps de jeu</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches of other people are not counted here.</source>
        <translation>
            <numerusform>{count} partie d’autres personnes n’est pas comptée ici.</numerusform>
            <numerusform>{count} parties d’autres personnes ne sont pas comptées ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Results over time</source>
        <translation>Résultats au fil du temps</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Points par catégorie</translation>
    </message>
    <message>
        <source>Wins by opponent</source>
        <translation>Victoires par adversaire</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Show the match</source>
        <translation>Voir la partie</translation>
    </message>
    <message>
        <source>Fewer figures</source>
        <translation>Moins de chiffres</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Plus de chiffres</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scopas</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Évolution de votre cote</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Aucune partie ne correspond</translation>
    </message>
    <message>
        <source>Choose less, and its figures appear here.</source>
        <translation>Élargissez le filtre et les chiffres apparaîtront ici.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Encore rien à compter</translation>
    </message>
    <message>
        <source>Play a match, and its figures appear here.</source>
        <translation>Jouez une partie et les chiffres apparaîtront ici.</translation>
    </message>
    <message>
        <source>Your accuracy by week</source>
        <translation>Votre précision par semaine</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>“{path}” is not a file.</source>
        <translation>«&#x202f;{path}&#x202f;» n’est pas un fichier.</translation>
    </message>
    <message>
        <source>“{path}” is not a text file.</source>
        <translation>«&#x202f;{path}&#x202f;» n’est pas un fichier texte.</translation>
    </message>
    <message>
        <source>{reason} It was left untouched; move it away so that the game can save there.</source>
        <translation>{reason} Il n’a pas été touché&#xa0;: déplacez-le pour que le jeu puisse enregistrer à cet endroit.</translation>
    </message>
    <message>
        <source>“{path}” is a broken link.</source>
        <translation>«&#x202f;{path}&#x202f;» est un lien rompu.</translation>
    </message>
    <message>
        <source>“{path}” is not a file, so nothing was saved there.</source>
        <translation>«&#x202f;{path}&#x202f;» n’est pas un fichier, rien n’y a donc été enregistré.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {limit} KiB, the limit for such a file.</source>
        <translation>«&#x202f;{path}&#x202f;» dépasse les {limit} Kio permis pour un tel fichier.</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved.</source>
        <translation>Le disque est plein&#xa0;: «&#x202f;{path}&#x202f;» n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>“{path}” is on a read-only disk.</source>
        <translation>«&#x202f;{path}&#x202f;» se trouve sur un disque en lecture seule.</translation>
    </message>
    <message>
        <source>You do not have permission to use “{path}” or its folder.</source>
        <translation>Vous n’avez pas le droit d’utiliser «&#x202f;{path}&#x202f;» ou son dossier.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Le fichier «&#x202f;{path}&#x202f;» n’existe pas.</translation>
    </message>
    <message>
        <source>There is a file where the folder of “{path}” should be.</source>
        <translation>Un fichier occupe la place du dossier de «&#x202f;{path}&#x202f;».</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>«&#x202f;{path}&#x202f;» est inutilisable&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{field}” and “{other}” contradict each other</source>
        <translation>«&#x202f;{field}&#x202f;» et «&#x202f;{other}&#x202f;» se contredisent</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” cannot be used until there is room.</source>
        <translation>Le disque est plein&#xa0;: «&#x202f;{path}&#x202f;» ne peut pas être utilisé tant qu’il n’y a pas de place.</translation>
    </message>
    <message>
        <source>line {line} is not valid JSON</source>
        <translation>la ligne {line} n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>it is not text in UTF-8</source>
        <translation>ce n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>“{path}” is damaged: {reason}.</source>
        <translation>«&#x202f;{path}&#x202f;» est endommagé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>ce n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>“{mark}” is missing</source>
        <translation>il manque «&#x202f;{mark}&#x202f;»</translation>
    </message>
    <message>
        <source>“{field}” is {value}, which is not allowed</source>
        <translation>«&#x202f;{field}&#x202f;» vaut {value}, ce qui n’est pas admis</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} n’est pas un nombre</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>des listes ou des objets sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>“{name}” is not the name of a file in “{path}”.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas le nom d’un fichier de «&#x202f;{path}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>SwitchField</name>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Stock and piles</source>
        <translation>Talon et tas</translation>
    </message>
    <message>
        <source>No move yet.</source>
        <translation>Aucun coup pour l’instant.</translation>
    </message>
    <message>
        <source>Their side</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>sur {target}</translation>
    </message>
    <message>
        <source>{cards}, face down</source>
        <translation>{cards}, face cachée</translation>
    </message>
    <message>
        <source>Table: {content}</source>
        <translation>Table&#xa0;: {content}</translation>
    </message>
    <message>
        <source>Your hand: {content}</source>
        <translation>Votre main&#xa0;: {content}</translation>
    </message>
    <message>
        <source>Stock: {content}</source>
        <translation>Talon&#xa0;: {content}</translation>
    </message>
    <message>
        <source>Your pile: {content}</source>
        <translation>Votre tas&#xa0;: {content}</translation>
    </message>
    <message>
        <source>{name}’s pile: {content}</source>
        <translation>Tas ({name})&#xa0;: {content}</translation>
    </message>
    <message>
        <source>Your side’s pile: {content}</source>
        <translation>Tas de votre équipe&#xa0;: {content}</translation>
    </message>
    <message>
        <source>Their side’s pile: {content}</source>
        <translation>Tas des adversaires&#xa0;: {content}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>{sweeps} in this round</source>
        <translation>{sweeps} dans cette manche</translation>
    </message>
    <message>
        <source>{points} declared in this round</source>
        <translation>{points} d’annonces dans cette manche</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>master of the table</source>
        <translation>maître de la table</translation>
    </message>
    <message>
        <source>Shows how fairly the cards were dealt</source>
        <translation>Montre si les cartes ont été données équitablement</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the disc of the dealer: one letter</comment>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>La partie s’est terminée à l’amiable. Personne n’a gagné ni perdu.</translation>
    </message>
    <message>
        <source>{name} takes a little longer over this move.</source>
        <translation>{name} met un peu plus de temps pour ce coup.</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>c’est son tour</translation>
    </message>
    <message>
        <source>takes longer</source>
        <translation>prend son temps</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>partenaire</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Choisissez d’abord une carte de votre main.</translation>
    </message>
    <message>
        <source>Choose which cards to take.</source>
        <translation>Choisissez les cartes à prendre.</translation>
    </message>
    <message>
        <source>You have turned over a card: play that one.</source>
        <translation>Vous avez retourné une carte : jouez celle-là.</translation>
    </message>
    <message>
        <source>No card of your hand can take these cards together.</source>
        <translation>Aucune carte de votre main ne peut prendre ces cartes ensemble.</translation>
    </message>
    <message>
        <source>First turn over one of your cards.</source>
        <translation>Retournez d’abord l’une de vos cartes.</translation>
    </message>
    <message>
        <source>The game plays for you. Press “Play yourself” above the table first.</source>
        <translation>L’ordinateur joue pour vous. Cliquez d’abord sur «&#x202f;Reprendre la main&#x202f;» au-dessus de la table.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>First decide whether to take the opening cards.</source>
        <translation>Décidez d’abord si vous prenez les cartes de départ.</translation>
    </message>
    <message>
        <source>First decide what to do with the card you cut.</source>
        <translation>Décidez d’abord du sort de la carte coupée.</translation>
    </message>
    <message>
        <source>It cannot be combined with the selected cards.</source>
        <translation>Elle ne se combine pas avec les cartes choisies.</translation>
    </message>
    <message>
        <source>Call out …</source>
        <translation>Annoncer la victoire…</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Retourner une carte</translation>
    </message>
    <message>
        <source>{move} ({number} of {all})</source>
        <translation>{move} ({number} sur {all})</translation>
    </message>
    <message>
        <source>Next capture, {number} of {all}</source>
        <translation>Prise suivante&#xa0;: {number} sur {all}</translation>
    </message>
    <message>
        <source>No card of your hand can take this card.</source>
        <translation>Aucune carte de votre main ne peut prendre cette carte.</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Draw cards for the seats</source>
        <translation>Tirer les places aux cartes</translation>
    </message>
    <message>
        <source>Cut the pack before each deal</source>
        <translation>Couper le paquet avant chaque donne</translation>
    </message>
    <message>
        <source>What each player stakes; the winners share it, less a part for the bank.</source>
        <translation>Ce que mise chaque joueur&#x202f;; les gagnants se partagent le pot, moins une part pour la banque.</translation>
    </message>
    <message>
        <source>When the time for a move has run out, the game plays for you.</source>
        <translation>Quand le temps d’un coup est écoulé, l’ordinateur joue à votre place.</translation>
    </message>
    <message>
        <source>Nobody takes the seat of a computer player during the match.</source>
        <translation>Personne ne prend la place d’un joueur de l’ordinateur pendant la partie.</translation>
    </message>
    <message>
        <source>While computer players play alone, those who watch may see their cards.</source>
        <translation>Tant que les joueurs de l’ordinateur jouent entre eux, les spectateurs peuvent voir leurs cartes.</translation>
    </message>
    <message>
        <source>The cards that are drawn for the deal also decide who sits where.</source>
        <translation>Les cartes tirées pour la donne décident aussi des places de chacun.</translation>
    </message>
    <message>
        <source>A player cuts the shuffled pack before each deal.</source>
        <translation>Un joueur coupe le paquet mélangé avant chaque donne.</translation>
    </message>
    <message>
        <source>Changed from the next deal on: {changes}</source>
        <translation>À partir de la prochaine donne&#xa0;: {changes}</translation>
    </message>
    <message>
        <source>{name} changed the table options: {changes}</source>
        <translation>{name} a modifié les options de la table&#xa0;: {changes}</translation>
    </message>
    <message>
        <source>Automatic play for you</source>
        <translation>Jeu automatique pour vous</translation>
    </message>
    <message>
        <source>You play again</source>
        <translation>Vous reprenez la main</translation>
    </message>
    <message>
        <source>Automatic play for {name}</source>
        <translation>Jeu automatique pour {name}</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} reprend la main</translation>
    </message>
    <message>
        <source>Time ran out for {name}</source>
        <translation>Temps écoulé pour {name}</translation>
    </message>
    <message>
        <source>Ended by agreement</source>
        <translation>Terminée à l’amiable</translation>
    </message>
    <message>
        <source>{name} sits down in place of {player}</source>
        <translation>{player} cède sa place à {name}</translation>
    </message>
    <message>
        <source>{name} sits in for {player}</source>
        <translation>{name} remplace {player}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} secondes</translation>
    </message>
    <message>
        <source>Seat partners by their cards too</source>
        <translation>Partenaires aussi dans l’ordre des cartes</translation>
    </message>
    <message>
        <source>Nobody sits in for a computer player</source>
        <translation>Personne ne joue à la place de l’ordinateur</translation>
    </message>
    <message>
        <source>Whoever watches sees the cards</source>
        <translation>Celui qui regarde voit les cartes</translation>
    </message>
    <message>
        <source>In pairs, the highest card plays with the third. Otherwise the two highest play together.</source>
        <translation>En équipes, la carte la plus haute joue avec la troisième. Sinon, les deux plus hautes jouent ensemble.</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn</source>
        <translation>{seconds} secondes par coup</translation>
    </message>
    <message>
        <source>The pack is cut: {cards} below</source>
        <translation>Paquet coupé&#xa0;: {cards} en dessous</translation>
    </message>
</context>
<context>
    <name>TableOptionsController</name>
    <message>
        <source>{name} would like to change this: {changes}. Do you agree?</source>
        <translation>{name} souhaite modifier ceci&#xa0;: {changes}. Êtes-vous d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Je suis d’accord</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Je ne suis pas d’accord</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passez l’écran à {name}</translation>
    </message>
    <message>
        <source>{name} does not agree, so target and stake stay as they are.</source>
        <translation>{name} n’est pas d’accord&#xa0;: l’objectif et la mise ne changent pas.</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Options de la table</translation>
    </message>
    <message>
        <source>Who is looking?</source>
        <translation>Qui regarde&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>You are looking back: these options held at the position shown.</source>
        <translation>Vous revoyez la partie&#xa0;: ces options valaient à la position affichée.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Only a person who plays can change these.</source>
        <translation>Seule une personne qui joue peut les modifier.</translation>
    </message>
    <message>
        <source>Only {name} can change these.</source>
        <translation>C’est à {name} de les modifier.</translation>
    </message>
    <message>
        <source>Changed table options: {names} should look at them</source>
        <translation>Options de la table modifiées, à montrer à {names}</translation>
    </message>
</context>
<context>
    <name>TableOptionsDialog</name>
    <message>
        <source>Table options</source>
        <translation>Options de la table</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Changes hold from the next deal on.</source>
        <translation>Les modifications valent dès la prochaine donne.</translation>
    </message>
    <message>
        <source>Target and stake of a competitive match are fixed from its first card on.</source>
        <translation>L’objectif et la mise d’une partie compétitive sont fixés dès la première carte.</translation>
    </message>
    <message>
        <source>A lower target counts at the end of the next round.</source>
        <translation>Un objectif plus bas compte à la fin de la prochaine manche.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Move list</source>
        <translation>Liste des coups</translation>
    </message>
    <message>
        <source>The moves of the round, beside the table.</source>
        <translation>Les coups de la manche, à côté de la table.</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>&amp;Afficher</translation>
    </message>
    <message>
        <source>With large cards</source>
        <translation>Avec de grandes cartes</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Whether the moves of the round are listed beside the table.</source>
        <translation>Choisissez si les coups de la manche s’affichent à côté de la table.</translation>
    </message>
    <message>
        <source>With large cards: the list is hidden when it would make the cards smaller.</source>
        <translation>Avec de grandes cartes&#xa0;: la liste se masque quand elle rétrécirait les cartes.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Très contrasté</translation>
    </message>
    <message>
        <source>One dark colour without texture, thicker outlines, hatching instead of shading.</source>
        <translation>Une seule couleur sombre sans texture, des bords plus épais, des hachures au lieu d’ombres.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>The colour and the weave of the table.</source>
        <translation>La couleur et le tissage de la table.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Bleu pétrole</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <translation>Gris ardoise</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prune</translation>
    </message>
    <message>
        <source>Tobacco brown</source>
        <translation>Brun tabac</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, dessiné pour Scopa Desktop</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Aperçu de la table</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Face-down card {number} of {all}</source>
        <translation>Carte cachée {number} sur {all}</translation>
    </message>
    <message>
        <source>It counts as {value}.</source>
        <translation>Elle vaut {value}.</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, sur la table</translation>
    </message>
    <message>
        <source>{card}, open in your hand</source>
        <translation>{card}, à découvert dans votre main</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, dans votre main</translation>
    </message>
    <message>
        <source>{card}, open in the hand of {name}</source>
        <translation>{card}, à découvert dans la main adverse ({name})</translation>
    </message>
    <message>
        <source>{card}, on top of a pile</source>
        <translation>{card}, sur un tas</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>TurnTimeController</name>
    <message>
        <source>The time of {name} is up: the game makes this move.</source>
        <translation>Temps écoulé pour {name}&#xa0;: l’ordinateur joue ce coup.</translation>
    </message>
    <message>
        <source>Your time is up: the game makes this move.</source>
        <translation>Votre temps est écoulé&#xa0;: l’ordinateur joue ce coup.</translation>
    </message>
    <message>
        <source>The time of {name} is up again: the game goes on playing.</source>
        <translation>Temps de nouveau écoulé pour {name}&#xa0;: l’ordinateur continue de jouer.</translation>
    </message>
    <message>
        <source>Your time is up again: the game goes on playing for you.</source>
        <translation>Votre temps est de nouveau écoulé&#xa0;: l’ordinateur continue de jouer pour vous.</translation>
    </message>
    <message>
        <source>{seconds} seconds left</source>
        <translation>Plus que {seconds} secondes</translation>
    </message>
    <message>
        <source>The game plays for you, until you play yourself again.</source>
        <translation>L’ordinateur joue pour vous jusqu’à ce que vous repreniez la main.</translation>
    </message>
    <message>
        <source>The game plays for {names}.</source>
        <translation>L’ordinateur joue pour {names}.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <translation>Reprendre la main</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} reprend la main</translation>
    </message>
    <message>
        <source>The time of {name} is up: the game cuts the pack.</source>
        <translation>Temps écoulé pour {name}&#xa0;: l’ordinateur coupe le paquet.</translation>
    </message>
    <message>
        <source>Your time is up: the game cuts the pack.</source>
        <translation>Votre temps est écoulé&#xa0;: l’ordinateur coupe le paquet.</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>VariantList</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Chercher parmi les jeux</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>My games</source>
        <translation>Mes jeux</translation>
    </message>
    <message numerus="yes">
        <source>about %n rounds</source>
        <translation>
            <numerusform>environ %n manche</numerusform>
            <numerusform>environ %n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds} or {minutes}</source>
        <translation>{rounds}, soit {minutes}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>en {points}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>règles maison</translation>
    </message>
    <message numerus="yes">
        <source>%n in threes</source>
        <translation>
            <numerusform>%n trois contre trois</numerusform>
            <numerusform>%n trois contre trois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in pairs</source>
        <translation>
            <numerusform>%n par paires</numerusform>
            <numerusform>%n par paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in pairs</source>
        <translation>
            <numerusform>%n joueur en équipes</numerusform>
            <numerusform>%n joueurs en équipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <translation>
            <numerusform>{fewest}–%n joueur</numerusform>
            <numerusform>{fewest}–%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} or %n players</source>
        <translation>
            <numerusform>{some} ou %n joueur</numerusform>
            <numerusform>{some} ou %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Joué en dernier</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>En spectateur</translation>
    </message>
    <message>
        <source>You sit in for another player.</source>
        <translation>Vous jouez à la place d’un autre.</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Vitesse&#xa0;: {speed}</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Toutes les cartes visibles</translation>
    </message>
    <message>
        <source>As {name} sees</source>
        <translation>Ce que voit {name}</translation>
    </message>
    <message>
        <source>No hand open</source>
        <translation>Aucune main visible</translation>
    </message>
    <message>
        <source>Cards: {view}</source>
        <translation>Cartes&#xa0;: {view}</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>Pour {name}</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Look from the next seat</source>
        <translation>Voir depuis la place suivante</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Regarder à nouveau</translation>
    </message>
    <message>
        <source>Sit in</source>
        <translation>Prendre une place</translation>
    </message>
    <message>
        <source>Sit in for a player</source>
        <translation>Prendre la place d’un joueur</translation>
    </message>
    <message>
        <source>Play on in the seat of a computer player. The match does not count then.</source>
        <translation>Continuez à la place d’un joueur de l’ordinateur. La partie ne compte alors plus.</translation>
    </message>
</context>
<context>
    <name>WatchControls</name>
    <message>
        <source>You sit in for {name}. This match does not count.</source>
        <translation>Vous remplacez {name}. Cette partie ne compte pas.</translation>
    </message>
</context>
<context>
    <name>_NoMatch</name>
    <message>
        <source>No game matches “{words}”.</source>
        <translation>Aucun jeu ne correspond à «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>Try part of a name, a place such as Genoa or Tunis, a deck, a number of players, or what the cards add up to.</source>
        <translation>Essayez une partie du nom, un lieu comme Gênes ou Tunis, un jeu de cartes, un nombre de joueurs ou le total des cartes.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Afficher tous les jeux</translation>
    </message>
</context>
<context>
    <name>_Reader</name>
    <message>
        <source>The cards cannot be read, because the program has a fault.</source>
        <translation>Les cartes ne peuvent pas être lues, à cause d’une erreur du programme.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>is learning, and takes whatever is in sight</source>
        <translation>apprend encore et prend tout ce qu’il voit</translation>
    </message>
    <message>
        <source>likes to take many cards at once, and does not keep you waiting</source>
        <translation>il aime prendre beaucoup de cartes d’un coup et ne vous fait pas attendre</translation>
    </message>
    <message>
        <source>overlooks captures, and lays sevens for you to take</source>
        <translation>des prises lui échappent et il vous laisse des sept sur le tapis</translation>
    </message>
    <message>
        <source>loves coins and guards sevens</source>
        <translation>adore les deniers et garde ses sept</translation>
    </message>
    <message>
        <source>rarely lays a coin or a seven with another card in hand</source>
        <translation>elle pose rarement un denier ou un sept si elle a une autre carte</translation>
    </message>
    <message>
        <source>often does not see that the table could be swept</source>
        <translation>souvent, elle ne voit pas qu’elle pourrait faire scopa</translation>
    </message>
    <message>
        <source>goes for every sweep in sight and talks of the last</source>
        <translation>court après chaque scopa qu’il voit et parle encore de la dernière</translation>
    </message>
    <message>
        <source>sees most of the sweeps that can be made</source>
        <translation>il voit la plupart des scopas possibles</translation>
    </message>
    <message>
        <source>forgets what is gone, and gives points away with the last cards</source>
        <translation>il oublie les cartes passées et donne des points avec les dernières cartes</translation>
    </message>
    <message>
        <source>reads the last hand as if it lay open</source>
        <translation>lit dans la dernière main comme à livre ouvert</translation>
    </message>
    <message>
        <source>leaves fewer sweeps than anybody else</source>
        <translation>il laisse moins de scopas que tous les autres</translation>
    </message>
    <message>
        <source>lets coins and captures go, as long as the table is safe</source>
        <translation>il renonce à des deniers et à des prises, pourvu que le tapis soit sûr</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>habile</translation>
    </message>
    <message>
        <source>easygoing</source>
        <translation>tranquille</translation>
    </message>
    <message>
        <source>counts the cards, but cannot leave a good one lying</source>
        <translation>compte les cartes, mais ne sait pas en laisser une bonne</translation>
    </message>
    <message>
        <source>overlooks hardly any sweep, and has an eye for coins</source>
        <translation>presque aucune scopa ne lui échappe, et elle a l’œil sur les deniers</translation>
    </message>
    <message>
        <source>takes almost always, even if that leaves you a sweep</source>
        <translation>elle prend presque toujours, même si cela vous laisse une scopa</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>waits for the right moment and thinks to the end</source>
        <translation>attend son heure et réfléchit jusqu’au bout</translation>
    </message>
    <message>
        <source>leaves few sweeps, and can do without a capture</source>
        <translation>il laisse peu de scopas et sait renoncer à une prise</translation>
    </message>
    <message>
        <source>loses count now and then, and makes a mistake at the end</source>
        <translation>il perd parfois le compte et se trompe à la fin</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maître</translation>
    </message>
    <message>
        <source>like you</source>
        <translation>comme vous</translation>
    </message>
    <message>
        <source>plays as well as you do, and changes with you</source>
        <translation>joue aussi bien que vous et évolue avec vous</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>amateur</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>these rules have no name</source>
        <translation>ces règles n’ont pas de nom</translation>
    </message>
    <message>
        <source>expected {what}</source>
        <translation>on attendait {what}</translation>
    </message>
    <message>
        <source>there are two sets of rules called {name}</source>
        <translation>deux jeux de règles s’appellent {name}</translation>
    </message>
    <message>
        <source>there are more than {most} sets of rules</source>
        <translation>il y a plus de {most} jeux de règles</translation>
    </message>
    <message>
        <source>there is no level {level}; the levels: {levels}</source>
        <translation>il n’y a pas de niveau {level}&#x202f;; les niveaux&#xa0;: {levels}</translation>
    </message>
    <message>
        <source>{text} is not a card: a card is a rank of {ranks} and a suit of {suits}</source>
        <translation>{text} n’est pas une carte&#xa0;: une carte est un rang parmi {ranks} et une couleur parmi {suits}</translation>
    </message>
    <message>
        <source>{text} names a card twice</source>
        <translation>{text} nomme une carte deux fois</translation>
    </message>
    <message>
        <source>there is no game {name}</source>
        <translation>il n’y a pas de jeu {name}</translation>
    </message>
    <message>
        <source>Take an equal card or a sum; {knight} is worth 8, {page} 9. The pack is cut for a card to keep or to put on the table. Karta, dinari, barmila and the {settebello} score.</source>
        <translation>Prenez une carte égale ou une somme (valeurs&#xa0;: {knight} 8, {page} 9). On coupe une carte, à garder ou à poser sur la table. Karta, dinari, barmila et le {settebello} rapportent.</translation>
    </message>
    <message>
        <source>Escoba with combinations: a flor, an escalera, a total of nine, a very small total and three of a rank score as soon as they are shown. The {2B} is worth four points.</source>
        <translation>L’Escoba avec des combinaisons&#xa0;: flor, escalera, total de neuf ou très petit, trois de même rang marquent dès qu’on les montre. Le {2B} vaut quatre points.</translation>
    </message>
    <message>
        <source>Chorizo with other combinations: nine or less is a báciga, with a pair in it three points. Opening cards of one suit bring the dealer a flor.</source>
        <translation>Le Chorizo avec d’autres combinaisons&#xa0;: neuf ou moins fait une báciga, trois points avec une paire. Des cartes de départ d’une même couleur offrent une flor au donneur.</translation>
    </message>
    <message>
        <source>Take an equal card, a sum, or fifteen; an Ace takes everything. Declare small or equal hands, with the {7C} as the wild matta. All ten {coins} win the match.</source>
        <translation>Prenez une carte égale, une somme ou quinze&#x202f;; l’as prend tout. Annoncez les petites mains et les cartes égales, avec le {7C} pour joker, la matta. Les dix cartes {coins} gagnent la partie.</translation>
    </message>
    <message>
        <source>Cirulla with the whole pack dealt at once. Any three cards of the hand may be declared at any turn and must then be played before the others.</source>
        <translation>La Cirulla avec tout le jeu donné d’un coup. À chaque tour, on peut annoncer trois cartes de sa main, qu’il faut alors jouer avant les autres.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like. Clear the table for an escoba. Cards, {coins}, sevens and the {settebello} score.</source>
        <translation>Prenez, si vous voulez, les cartes de la table qui font quinze avec la vôtre. Videz la table&#xa0;: escoba. Les cartes, celles {coins}, les sept et le {settebello} rapportent.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card. Clear the table for an escoba. Most cards, most {coins}, the {settebello} and the setenta score a point each.</source>
        <translation>Prenez les cartes de la table qui font quinze avec la vôtre. Videz la table&#xa0;: escoba. Le plus de cartes, le plus {coins}, le {settebello} et la setenta valent un point chacun.</translation>
    </message>
    <message>
        <source>Escoba as it is played in clubs: every tied leader scores, all {coins} or all sevens count double, and a tie at the end is decided by the whole match.</source>
        <translation>L’Escoba comme on la joue au club&#xa0;: à égalité, tous les premiers marquent, toutes les cartes {coins} ou tous les sept comptent double, et la partie entière départage.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen, thirty, forty-five … with your card, if you like. An escopa is worth a point for each fifteen in it. All {coins} are worth three points more.</source>
        <translation>Prenez, si vous voulez, les cartes de la table qui font quinze, trente, quarante-cinq… avec la vôtre. Une escopa vaut un point par quinzaine. Toutes les cartes {coins} valent trois points de plus.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like: a motinho. Clear the table for an escova. Cards, {coins} and the sete belo score; all {coins} count double.</source>
        <translation>Prenez, si vous voulez, les cartes de la table qui font quinze avec la vôtre&#xa0;: un motinho. Videz la table&#xa0;: escova. Les cartes, celles {coins} et le sete belo rapportent&#x202f;; toutes les cartes {coins} comptent double.</translation>
    </message>
    <message>
        <source>Take a table card of the same rank, or several that add up to your card. Clear the table for a scopa. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>Prenez une carte de même rang, ou plusieurs qui font ensemble la vôtre. Videz la table&#xa0;: scopa. Le plus de cartes, le plus {coins}, le settebello et la primiera valent un point chacun.</translation>
    </message>
    <message>
        <source>Scopa as a race: cards, {coins}, settebello, primiera and {sweeps} are counted in this order, and the first to reach eleven wins at once.</source>
        <translation>La Scopa en course&#xa0;: on compte les cartes, celles {coins}, le settebello, la primiera et les {sweeps} dans cet ordre, et le premier à onze gagne aussitôt.</translation>
    </message>
    <message>
        <source>Scopa with a simple primiera: the side with the most sevens gets the point. Everything else is as in Scopa.</source>
        <translation>La Scopa avec une primiera toute simple&#xa0;: le point va au camp qui a le plus de sept. Le reste se joue comme à la Scopa.</translation>
    </message>
    <message>
        <source>Scopa for four in two partnerships: partners sit opposite each other and share one pile and one score.</source>
        <translation>La Scopa à quatre en deux équipes&#xa0;: les partenaires, assis face à face, ont un seul tas et un seul score.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, though never as a scopa. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>La Scopa où l’as prend toute la table, mais sans faire scopa. S’il y a un as sur la table, il prend cet as et rien d’autre.</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making fifteen with the card you play. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>La Scopa où l’on ne prend qu’en faisant quinze avec la carte jouée. Le plus de cartes, le plus {coins}, le settebello et la primiera valent un point chacun.</translation>
    </message>
    <message>
        <source>Two partnerships, nine cards each and four on the table, all dealt at once: remember what was played, and you know what is to come.</source>
        <translation>Deux équipes, neuf cartes chacun et quatre sur la table, toutes données d’un coup&#xa0;: qui retient ce qui est passé sait ce qui va venir.</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. Nothing is left to chance but the deal; a scopa on the very last card counts.</source>
        <translation>Deux équipes, dix cartes chacun et une table vide. Rien n’est laissé au hasard, sauf la donne&#x202f;; la scopa de la toute dernière carte compte.</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} ou {other}</translation>
    </message>
    <message>
        <source>{nothing}; did you mean {meant}?</source>
        <translation>{nothing}&#x202f;; vouliez-vous dire {meant}&#x202f;?</translation>
    </message>
    <message>
        <source>expected an empty line</source>
        <translation>on attendait une ligne vide</translation>
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
        <translation>Tunisie, Tunis, Sfax, Sousse, Afrique du Nord</translation>
    </message>
    <message>
        <source>Uruguay, Montevideo, River Plate</source>
        <translation>Uruguay, Montevideo, Rio de la Plata</translation>
    </message>
    <message>
        <source>Genoa, Liguria, Italy</source>
        <translation>Gênes, Ligurie, Italie</translation>
    </message>
    <message>
        <source>Spain, Argentina</source>
        <translation>Espagne, Argentine</translation>
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
        <translation>Brésil</translation>
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
        <translation>L’Escoba à l’envers : le moins de points gagne. Une carte qui fait quinze doit prendre ; cherchez des prises sans {coins} ni sept.</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espagne</translation>
    </message>
    <message>
        <source>scopa</source>
        <translation>scopa</translation>
    </message>
    <message>
        <source>scope</source>
        <translation>scopas</translation>
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
        <translation>Italie, Naples</translation>
    </message>
    <message>
        <source>there is no line of a game in it: one begins with {mark}</source>
        <translation>il n’y a pas de ligne d’un jeu, qui commence par {mark}</translation>
    </message>
    <message>
        <source>the line of the game is not whole: its end is missing</source>
        <translation>la ligne du jeu n’est pas entière&#xa0;: la fin manque</translation>
    </message>
    <message>
        <source>the line comes from a newer version of Scopa Desktop</source>
        <translation>la ligne vient d’une version plus récente de Scopa Desktop</translation>
    </message>
    <message>
        <source>a character of the line is wrong or missing; copy the whole line again</source>
        <translation>un caractère de la ligne est faux ou manque&#x202f;; copiez à nouveau toute la ligne</translation>
    </message>
    <message>
        <source>Scopa in reverse: the fewest points win. Whoever reaches the target first has lost, and in a tie everybody concerned gets the point.</source>
        <translation>La Scopa à l’envers : le moins de points gagne. Le premier au but a perdu et, en cas d’égalité, le point va à tous les ex æquo.</translation>
    </message>
    <message>
        <source>Scopone in which nobody sees a hand, not even their own: turn over any of your ten cards and play it. Only what it takes is up to you.</source>
        <translation>Un scopone où personne ne voit de main, pas même la sienne : retournez l’une de vos dix cartes et jouez-la. Vous ne choisissez que ce qu’elle prend.</translation>
    </message>
    <message>
        <source>Scopa in which your card takes an equal card from the table, or makes fifteen with table cards: as you like.</source>
        <translation>La scopa où votre carte prend une carte égale sur la table, ou fait quinze avec des cartes de la table : à votre guise.</translation>
    </message>
    <message>
        <source>Scopa for Aces and courts: each of the sixteen is worth a point, and nothing else is. At eight all the {KD} decides.</source>
        <translation>La scopa des as et des figures : chacune des seize cartes vaut un point, et rien d’autre ne compte. À huit partout, le {KD} décide.</translation>
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
        <translation>Italie du Nord</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>ligne {line}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>options are changed between two rounds only</source>
        <translation>les options ne se modifient qu’entre deux manches</translation>
    </message>
    <message>
        <source>option {option} cannot be changed during a match</source>
        <translation>l’option {option} ne peut pas être modifiée pendant une partie</translation>
    </message>
    <message>
        <source>seat {seat} has no time that can run out here</source>
        <translation>ici, aucun temps ne s’écoule pour la place {seat}</translation>
    </message>
    <message>
        <source>automatic play of seat {seat} cannot be changed here</source>
        <translation>le jeu automatique de la place {seat} ne peut pas être modifié ici</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat} already</source>
        <translation>{name} occupe déjà la place {seat}</translation>
    </message>
    <message>
        <source>the pack is not cut here</source>
        <translation>on ne coupe pas le paquet ici</translation>
    </message>
    <message>
        <source>round {round}, after move {move}: {reason}</source>
        <translation>manche {round}, après le coup {move}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>round {round}: the match or the round before it does not end there</source>
        <translation>manche {round}&#xa0;: la partie ou la manche précédente ne finit pas là</translation>
    </message>
    <message>
        <source>round {round}: seat {seat} deals, not {dealer}</source>
        <translation>manche {round}&#xa0;: c’est la place {seat} qui donne, pas la {dealer}</translation>
    </message>
    <message>
        <source>round {round}, move {move}: the match was ended before</source>
        <translation>manche {round}, coup {move}&#xa0;: la partie était déjà finie</translation>
    </message>
    <message>
        <source>round {round}, move {move}: {reason}</source>
        <translation>manche {round}, coup {move}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{text} is not a declaration, as in {example}</source>
        <translation>{text} n’est pas une annonce, comme {example}</translation>
    </message>
    <message>
        <source>{text} does not say what is taken</source>
        <translation>{text} ne dit pas ce qui est pris</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>la manche est finie</translation>
    </message>
    <message>
        <source>{card} is not in the hand of the player whose turn it is</source>
        <translation>{card} n’est pas dans la main du joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>the table does not hold {cards}</source>
        <translation>la table ne contient pas {cards}</translation>
    </message>
    <message>
        <source>{card} can capture {cards}, so it may not be laid down</source>
        <translation>{card} peut prendre {cards}, on ne peut donc pas la poser</translation>
    </message>
    <message>
        <source>{by} can capture {cards}, so {card} may not be laid down</source>
        <translation>{by} peut prendre {cards}, on ne peut donc pas poser {card}</translation>
    </message>
    <message>
        <source>{card} takes an equal card first, {cards}, so not {take}</source>
        <translation>{card} prend d’abord une carte égale, {cards}, donc pas {take}</translation>
    </message>
    <message>
        <source>{card} takes only one equal card, not {take}</source>
        <translation>{card} ne prend qu’une carte égale, pas {take}</translation>
    </message>
    <message>
        <source>{card} takes the whole table, {cards}, not only {take}</source>
        <translation>{card} prend toute la table, {cards}, et pas seulement {take}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}</source>
        <translation>{card} ne peut pas prendre {take}</translation>
    </message>
    <message>
        <source>{card} must take fewer cards than {take}, such as {cards}</source>
        <translation>{card} doit prendre moins de cartes que {take}, par exemple {cards}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a sum may take no more than {limit} table cards</source>
        <translation>{card} ne peut pas prendre {take}&#xa0;: une somme ne peut pas prendre plus de {limit} cartes de la table</translation>
    </message>
    <message>
        <source>{cards} were dealt to the table: one that was laid down must be among the cards taken</source>
        <translation>{cards} ont été données sur la table : parmi les cartes prises, il en faut une qui ait été posée</translation>
    </message>
    <message>
        <source>the declared {cards} must be played before {card}</source>
        <translation>les cartes annoncées, {cards}, se jouent avant {card}</translation>
    </message>
    <message>
        <source>the player on turn declares or passes before the first card is played</source>
        <translation>le joueur dont c’est le tour annonce ou passe avant que la première carte soit jouée</translation>
    </message>
    <message>
        <source>{move} is not possible now</source>
        <translation>{move} n’est pas possible maintenant</translation>
    </message>
    <message>
        <source>No Ace takes the whole table.</source>
        <translation>Aucun as ne prend toute la table.</translation>
    </message>
    <message>
        <source>Fewest cards first</source>
        <translation>Le moins de cartes d’abord</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed.</source>
        <translation>Entre plusieurs prises avec une carte, seules comptent celles qui ont le moins de cartes.</translation>
    </message>
    <message>
        <source>If a sum takes two cards at most, all sums take equally many cards.</source>
        <translation>Si une somme prend deux cartes au plus, toutes les sommes en prennent autant.</translation>
    </message>
    <message>
        <source>At most two cards</source>
        <translation>Deux cartes au plus</translation>
    </message>
    <message>
        <source>A sum may take no more than two table cards.</source>
        <translation>Une somme ne peut pas prendre plus de deux cartes de la table.</translation>
    </message>
    <message>
        <source>Equal card first</source>
        <translation>Carte égale d’abord</translation>
    </message>
    <message>
        <source>A card of the same rank on the table must be taken before a sum.</source>
        <translation>Une carte de même rang sur la table se prend avant toute somme.</translation>
    </message>
    <message>
        <source>Captures are compulsory</source>
        <translation>Prise obligatoire</translation>
    </message>
    <message>
        <source>A card that can capture may not be laid down.</source>
        <translation>Une carte qui peut prendre ne peut pas être posée.</translation>
    </message>
    <message>
        <source>Must capture</source>
        <translation>Doit prendre</translation>
    </message>
    <message>
        <source>Whether only the card you play must capture if it can, or you must capture whenever any card of your hand can.</source>
        <translation>Si seule la carte jouée doit prendre quand elle le peut, ou si vous devez prendre dès qu’une carte de votre main le peut.</translation>
    </message>
    <message>
        <source>The card played</source>
        <translation>La carte jouée</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Toute la main</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so no card has to capture.</source>
        <translation>La prise n’est pas obligatoire&#xa0;: aucune carte ne doit prendre.</translation>
    </message>
    <message>
        <source>The hands lie face down, so nobody knows which card can capture.</source>
        <translation>Les mains restent face cachée : personne ne sait quelle carte peut prendre.</translation>
    </message>
    <message>
        <source>Fifteen on the table</source>
        <translation>Quinze sur la table</translation>
    </message>
    <message>
        <source>A card that makes fifteen has to take, so no fifteen is left on the table.</source>
        <translation>Une carte qui fait quinze doit prendre, il ne reste donc aucun quinze sur la table.</translation>
    </message>
    <message>
        <source>Asso pigliatutto</source>
        <translation>Asso pigliatutto</translation>
    </message>
    <message>
        <source>An Ace takes the whole table and makes {sweep}, unless there is an Ace on it.</source>
        <translation>L’as prend toute la table et fait {sweep}, sauf s’il y a déjà un as.</translation>
    </message>
    <message>
        <source>The Ace takes itself</source>
        <translation>L’as se prend lui-même</translation>
    </message>
    <message>
        <source>An Ace played to the empty table goes to your own pile.</source>
        <translation>Un as joué sur la table vide va sur votre tas.</translation>
    </message>
    <message>
        <source>The Ace may decline</source>
        <translation>L’as peut renoncer</translation>
    </message>
    <message>
        <source>An Ace that could take everything may be laid down instead.</source>
        <translation>Un as qui pourrait tout prendre peut aussi être posé.</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so every Ace may be laid down.</source>
        <translation>La prise n’est pas obligatoire&#xa0;: tout as peut être posé.</translation>
    </message>
    <message>
        <source>Fifteen beside an Ace</source>
        <translation>Quinze à côté d’un as</translation>
    </message>
    <message>
        <source>With an Ace on the table an Ace may also make fifteen, not only take that Ace.</source>
        <translation>Avec un as sur la table, un as peut aussi faire quinze, pas seulement prendre cet as.</translation>
    </message>
    <message>
        <source>“Equal card first” and “Fifteen beside an Ace” cannot be combined: by the first an Ace on the table must be taken, by the second it need not be.</source>
        <translation>«&#x202f;Carte égale d’abord&#x202f;» et «&#x202f;Quinze à côté d’un as&#x202f;» ne vont pas ensemble&#xa0;: avec la première règle, il faut prendre l’as de la table, avec la seconde non.</translation>
    </message>
    <message>
        <source>Kings on the table</source>
        <translation>Rois sur la table</translation>
    </message>
    <message>
        <source>How many Kings among the four opening cards make the deal void.</source>
        <translation>Combien de rois parmi les quatre cartes de départ annulent la donne.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>On joue quand même</translation>
    </message>
    <message>
        <source>Deal again at two</source>
        <translation>Redonner à deux</translation>
    </message>
    <message>
        <source>Deal again at three</source>
        <translation>Redonner à trois</translation>
    </message>
    <message>
        <source>Deal again at two Aces</source>
        <translation>Redonner à deux as</translation>
    </message>
    <message>
        <source>Two or more Aces among the opening cards make the deal void.</source>
        <translation>Deux as ou plus parmi les cartes de départ annulent la donne.</translation>
    </message>
    <message>
        <source>Who deals again</source>
        <translation>Qui redonne</translation>
    </message>
    <message>
        <source>After a void deal the same or the next player deals.</source>
        <translation>Après une donne annulée, le même joueur redonne, ou le suivant.</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>Le donneur suivant</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>Le même donneur</translation>
    </message>
    <message>
        <source>No deal is void, so nobody deals again.</source>
        <translation>Aucune donne n’est annulée, donc personne ne redonne.</translation>
    </message>
    <message>
        <source>Fifteen before two Aces</source>
        <translation>Quinze avant deux as</translation>
    </message>
    <message>
        <source>An opening table of 15 or 30 goes to the dealer even if it shows two Aces.</source>
        <translation>Si les cartes de départ font 15 ou 30, le donneur les prend même s’il y a deux as.</translation>
    </message>
    <message>
        <source>It needs an opening table that adds up, and a deal that two Aces make void.</source>
        <translation>Il faut des cartes de départ qui font un total, et une donne que deux as annulent.</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Elles restent</translation>
    </message>
    <message>
        <source>15: the dealer takes the cards</source>
        <translation>15&#xa0;: le donneur prend les cartes</translation>
    </message>
    <message>
        <source>15: the cards and a point</source>
        <translation>15&#xa0;: les cartes et un point</translation>
    </message>
    <message>
        <source>15: a point, 30: two</source>
        <translation>15&#xa0;: un point, 30&#xa0;: deux</translation>
    </message>
    <message>
        <source>15: a point, two pairs of 15: two</source>
        <translation>15&#xa0;: un point, deux paires de 15&#xa0;: deux</translation>
    </message>
    <message>
        <source>Opening table</source>
        <translation>Cartes de départ</translation>
    </message>
    <message>
        <source>What the dealer wins when the four cards add up.</source>
        <translation>Ce que gagne le donneur quand les quatre cartes font le compte.</translation>
    </message>
    <message>
        <source>The dealer may decline</source>
        <translation>Le donneur peut refuser</translation>
    </message>
    <message>
        <source>The dealer decides whether to take an opening table that adds up, or to leave it.</source>
        <translation>Quand les cartes de départ font le compte, le donneur décide de les prendre ou de les laisser.</translation>
    </message>
    <message>
        <source>The opening table stays, so there is nothing to decline.</source>
        <translation>Les cartes de départ restent&#xa0;: il n’y a donc rien à refuser.</translation>
    </message>
    <message>
        <source>Blind hands</source>
        <translation>À l’aveugle</translation>
    </message>
    <message>
        <source>The hands lie face down: you turn over one of your cards, and that is the one you play.</source>
        <translation>Les mains restent face cachée : vous retournez l’une de vos cartes, et c’est elle que vous jouez.</translation>
    </message>
    <message>
        <source>When to declare</source>
        <translation>Moment de l’annonce</translation>
    </message>
    <message>
        <source>Whether everybody declares before the first card of a packet is played, or each player before their own first card.</source>
        <translation>Si tout le monde annonce avant que la première carte de la distribution soit jouée, ou chacun avant sa propre première carte.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Avant la première carte</translation>
    </message>
    <message>
        <source>At your own turn</source>
        <translation>À son tour</translation>
    </message>
    <message>
        <source>Not every deal begins with four cards on the table.</source>
        <translation>Les donnes ne commencent pas toutes par quatre cartes sur la table.</translation>
    </message>
    <message>
        <source>The wild card decides what the opening table is worth.</source>
        <translation>C’est le joker qui décide de la valeur des cartes de départ.</translation>
    </message>
    <message>
        <source>Cards make another total than fifteen in this game.</source>
        <translation>Dans ce jeu, les cartes font un autre total que quinze.</translation>
    </message>
    <message>
        <source>No combinations of a whole hand are declared.</source>
        <translation>On n’annonce pas de combinaisons de toute la main.</translation>
    </message>
    <message>
        <source>Cards are taken only by making a total, so no equal card is taken.</source>
        <translation>On ne prend qu’en faisant un total, donc jamais une carte égale.</translation>
    </message>
    <message>
        <source>Cards are not taken by making exactly fifteen, and nothing else.</source>
        <translation>On ne prend pas uniquement en faisant quinze exactement.</translation>
    </message>
    <message>
        <source>An Ace takes either by its value or by fifteens, never by both.</source>
        <translation>Un as prend par sa valeur ou en faisant quinze, jamais des deux façons.</translation>
    </message>
    <message>
        <source>The Ace takes the whole table in this game already.</source>
        <translation>Dans ce jeu, l’as prend déjà toute la table.</translation>
    </message>
    <message>
        <source>An Ace can take by making a total too, and then it has to.</source>
        <translation>Un as peut aussi prendre en faisant un total, et il le doit alors.</translation>
    </message>
    <message>
        <source>A sweep scores by its fifteens, and what an Ace takes need not make any.</source>
        <translation>La scopa compte ses quinze, et ce que prend un as peut n’en faire aucun.</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing in this game.</source>
        <translation>Dans ce jeu, vider la table ne rapporte rien.</translation>
    </message>
    <message>
        <source>There is no primiera in this game.</source>
        <translation>Il n’y a pas de primiera dans ce jeu.</translation>
    </message>
    <message>
        <source>There is no setenta in this game.</source>
        <translation>Il n’y a pas de setenta dans ce jeu.</translation>
    </message>
    <message>
        <source>A run of {coins} scores in this game already.</source>
        <translation>Dans ce jeu, une suite de {coins} rapporte déjà des points.</translation>
    </message>
    <message>
        <source>Other cards win this match at once.</source>
        <translation>D’autres cartes gagnent aussitôt cette partie.</translation>
    </message>
    <message>
        <source>The cards bring no more than one point in this game.</source>
        <translation>Dans ce jeu, les cartes rapportent un point au plus.</translation>
    </message>
    <message>
        <source>No whole set of cards brings two points in this game.</source>
        <translation>Dans ce jeu, aucune série complète ne rapporte deux points.</translation>
    </message>
    <message>
        <source>The points are counted one by one, and the first side at the target wins at once.</source>
        <translation>Les points se comptent un à un, et le premier camp au but gagne aussitôt.</translation>
    </message>
    <message>
        <source>A tie at the end is decided by the whole match.</source>
        <translation>Une égalité finale se décide sur toute la partie.</translation>
    </message>
    <message>
        <source>The fewest points win this game.</source>
        <translation>Dans ce jeu, le moins de points gagne.</translation>
    </message>
    <message>
        <source>Point in a tie</source>
        <translation>Point en cas d’égalité</translation>
    </message>
    <message>
        <source>How many cards are worth two points instead of one. Where it is never so, all forty are worth one, as the most cards.</source>
        <translation>Combien de cartes valent deux points au lieu d’un. Si ce n’est jamais le cas, les quarante valent un point, comme la majorité.</translation>
    </message>
    <message>
        <source>By these captures the last card never clears the table.</source>
        <translation>Avec ces prises, la dernière carte ne vide jamais la table.</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>Victoire à</translation>
    </message>
    <message>
        <source>The points with which a side decides the match at the end of a round. To 1, a single round is played, unless it is a tie.</source>
        <translation>Les points qui décident de la partie à la fin d’une manche. En 1 point, on joue une seule manche, sauf égalité.</translation>
    </message>
    <message>
        <source>Lead by two</source>
        <translation>Deux points d’avance</translation>
    </message>
    <message>
        <source>The winner must be two points ahead; otherwise another round is played.</source>
        <translation>Le gagnant doit avoir deux points d’avance&#x202f;; sinon, on joue une manche de plus.</translation>
    </message>
    <message>
        <source>Players may call out</source>
        <translation>On peut annoncer la victoire</translation>
    </message>
    <message>
        <source>Nobody can call out where the winner must be two points ahead.</source>
        <translation>Là où il faut deux points d’avance, personne ne peut annoncer la victoire.</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>How the point for the primiera is decided.</source>
        <translation>Comment se décide le point de la primiera.</translation>
    </message>
    <message>
        <source>Classic values</source>
        <translation>Valeurs classiques</translation>
    </message>
    <message>
        <source>Most sevens</source>
        <translation>Le plus de sept</translation>
    </message>
    <message>
        <source>Three sevens</source>
        <translation>Trois sept</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carte par carte</translation>
    </message>
    <message>
        <source>Primiera needs four suits</source>
        <translation>Primiera avec les quatre couleurs</translation>
    </message>
    <message>
        <source>A side that lacks a suit cannot win the primiera. When off, the missing suit counts nothing.</source>
        <translation>Le camp à qui il manque une couleur ne peut pas gagner la primiera. Sinon, la couleur manquante compte zéro.</translation>
    </message>
    <message>
        <source>Only the classic primiera can do without a suit.</source>
        <translation>Seule la primiera classique peut se passer d’une couleur.</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>The {KD} is worth a point, like the settebello.</source>
        <translation>Vaut un point, comme le settebello&#xa0;: {KD}.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>{ace}, 2 and 3 of {coins} are worth 3 points, and each further card of the suit in a row one more; all ten win the match.</source>
        <translation>{ace}, 2 et 3 {coins} valent 3 points, et chaque carte suivante de la couleur un de plus&#x202f;; les dix gagnent la partie.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Ne compte pas</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Up to 6 points</source>
        <translation>Jusqu’à 6 points</translation>
    </message>
    <message>
        <source>Up to 9 points</source>
        <translation>Jusqu’à 9 points</translation>
    </message>
    <message>
        <source>Two points for cards</source>
        <translation>Deux points de cartes</translation>
    </message>
    <message>
        <source>All forty cards</source>
        <translation>Les quarante cartes</translation>
    </message>
    <message>
        <source>From thirty cards</source>
        <translation>Dès trente cartes</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>All of a kind</source>
        <translation>Série complète</translation>
    </message>
    <message>
        <source>Whether the 2 points for all {coins} or all sevens stand in place of the point for most of them, or are added to it.</source>
        <translation>Si les 2 points pour toutes les cartes {coins} ou tous les sept remplacent le point de la majorité, ou s’y ajoutent.</translation>
    </message>
    <message>
        <source>2 points in all</source>
        <translation>2 points en tout</translation>
    </message>
    <message>
        <source>2 points and the point</source>
        <translation>2 points et le point de la majorité</translation>
    </message>
    <message>
        <source>The last card can make {sweep}</source>
        <translation>La dernière carte peut faire {sweep}</translation>
    </message>
    <message>
        <source>Clearing the table with the round&apos;s last card makes {sweep}.</source>
        <translation>Vider la table avec la dernière carte de la manche fait {sweep}.</translation>
    </message>
    <message>
        <source>The Ace makes {sweep}</source>
        <translation>L’as fait {sweep}</translation>
    </message>
    <message>
        <source>An Ace that takes the whole table makes {sweep}.</source>
        <translation>Un as qui prend toute la table fait {sweep}.</translation>
    </message>
    <message>
        <source>a player&apos;s name has 1 to {most} printable characters</source>
        <translation>le nom d’un joueur a de 1 à {most} caractères imprimables</translation>
    </message>
    <message>
        <source>{text} is not a level</source>
        <translation>{text} n’est pas un niveau</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>il dépasse {most} caractères</translation>
    </message>
    <message>
        <source>these options need a record of version {version}</source>
        <translation>ces options demandent un enregistrement de version {version}</translation>
    </message>
    <message>
        <source>a record begins with {line}</source>
        <translation>un enregistrement commence par {line}</translation>
    </message>
    <message>
        <source>{game} is not played by {players}</source>
        <translation>{game} ne se joue pas ainsi&#xa0;: {players}</translation>
    </message>
    <message>
        <source>the record ends in the middle of this line</source>
        <translation>l’enregistrement s’interrompt au milieu de cette ligne</translation>
    </message>
    <message>
        <source>a pack has {size} cards, not {count}</source>
        <translation>un paquet a {size} cartes, pas {count}</translation>
    </message>
    <message>
        <source>expected move {number}, as in {example}</source>
        <translation>on attendait le coup {number}, comme dans {example}</translation>
    </message>
    <message>
        <source>a seat is a name, a comma and a level</source>
        <translation>une place est un nom, une virgule et un niveau</translation>
    </message>
    <message>
        <source>A capture of one suit scores a point for each of its cards, and taking the card just laid with its like scores one. Courts take only their like, and {swords} score.</source>
        <translation>Une prise d’une seule couleur rapporte un point par carte, et prendre la carte qui vient d’être posée avec son égale en rapporte un. Les figures ne prennent que leur égale, et les cartes {swords} rapportent des points.</translation>
    </message>
    <message>
        <source>Before playing, you may take table cards that make fifteen by themselves, if a player has laid down one of them.</source>
        <translation>Avant de jouer, on peut prendre les cartes de la table qui font quinze entre elles, si un joueur a posé l’une d’elles.</translation>
    </message>
    <message>
        <source>Combinations are declared, and for that you look at your hand.</source>
        <translation>On annonce des combinaisons, et pour cela il faut voir sa main.</translation>
    </message>
    <message>
        <source>Who cuts the pack looks at a card of their hand.</source>
        <translation>Qui coupe regarde une carte de sa main.</translation>
    </message>
    <message>
        <source>Certain captures score in this game already.</source>
        <translation>Dans ce jeu, certaines prises rapportent déjà des points.</translation>
    </message>
    <message>
        <source>Combinations are declared in this game, and their points would not be told apart.</source>
        <translation>Dans ce jeu, on déclare des combinaisons, et leurs points ne se distingueraient pas.</translation>
    </message>
    <message>
        <source>Bàgher</source>
        <translation>Bàgher</translation>
    </message>
    <message>
        <source>A capture of one suit, the played card included, is worth a point for each of its cards; the round&apos;s last card makes none.</source>
        <translation>Une prise d’une seule couleur, carte jouée comprise, vaut un point pour chacune de ses cartes ; la dernière carte de la manche n’en fait pas.</translation>
    </message>
    <message>
        <source>Before playing a card, the player on turn may say that their side has the points that win, and more than any other. If that is right it wins at once; if not, it loses the match.</source>
        <translation>Avant de jouer une carte, celui dont c’est le tour peut dire que son camp a les points pour gagner, et plus que tout autre. Si c’est vrai, il gagne sur-le-champ ; sinon, il perd la partie.</translation>
    </message>
    <message>
        <source>a deal has a number from 0 to {most}</source>
        <translation>une donne a un numéro de 0 à {most}</translation>
    </message>
    <message>
        <source>expected {first} to {last}</source>
        <translation>on attendait de {first} à {last}</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 joueurs</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 joueurs</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 joueurs</translation>
    </message>
    <message>
        <source>4 players in pairs</source>
        <translation>4 joueurs en équipes</translation>
    </message>
    <message>
        <source>5 players</source>
        <translation>5 joueurs</translation>
    </message>
    <message>
        <source>6 players</source>
        <translation>6 joueurs</translation>
    </message>
    <message>
        <source>6 players in pairs</source>
        <translation>6 joueurs par paires</translation>
    </message>
    <message>
        <source>6 players in threes</source>
        <translation>6 joueurs, trois contre trois</translation>
    </message>
    <message>
        <source>{text} is not a seating: use {allowed}</source>
        <translation>{text} n’est pas une disposition de joueurs&#xa0;: utilisez {allowed}</translation>
    </message>
    <message>
        <source>expected a move or an event, not {line}</source>
        <translation>on attendait un coup ou un événement, pas {line}</translation>
    </message>
    <message>
        <source>automatic play is on or off</source>
        <translation>le jeu automatique est on ou off</translation>
    </message>
    <message>
        <source>a pack is cut after {least} to {most} cards</source>
        <translation>on coupe le paquet après {least} à {most} cartes</translation>
    </message>
    <message>
        <source>a seat is a number from 1 to {most}</source>
        <translation>une place est un numéro de 1 à {most}</translation>
    </message>
    <message>
        <source>a stake is a number of chips from 0 to {most}</source>
        <translation>une mise va de 0 à {most} jetons</translation>
    </message>
    <message>
        <source>chips are staked in competitive matches only</source>
        <translation>on ne mise des jetons que dans les parties compétitives</translation>
    </message>
    <message>
        <source>the time for a move is 0 for no limit, or {least} to {most} seconds</source>
        <translation>le temps par coup est 0 (sans limite) ou de {least} à {most} secondes</translation>
    </message>
    <message>
        <source>a table has no option {name}</source>
        <translation>une table n’a pas d’option {name}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
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
        <translation>Cirulla et Chkobba</translation>
    </message>
    <message>
        <source>Chorizo and Báciga</source>
        <translation>Chorizo et Báciga</translation>
    </message>
    <message>
        <source>the name of a set of rules has 1 to {most} printable characters and no space at either end</source>
        <translation>le nom d’un jeu de règles a de 1 à {most} caractères imprimables, sans espace au début ni à la fin</translation>
    </message>
    <message>
        <source>option {option} cannot be {value}: use {allowed}</source>
        <translation>l’option {option} ne peut pas être {value}&#xa0;: utilisez {allowed}</translation>
    </message>
    <message>
        <source>the sentence has at most {most} printable characters and no space at either end</source>
        <translation>la phrase a au plus {most} caractères imprimables, sans espace au début ni à la fin</translation>
    </message>
    <message>
        <source>there is no emblem {name}</source>
        <translation>il n’y a pas d’emblème {name}</translation>
    </message>
    <message>
        <source>{name} is no deck</source>
        <translation>{name} n’est pas un jeu de cartes</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} à {most}</translation>
    </message>
    <message>
        <source>{game} has no option {name}</source>
        <translation>{game} n’a pas d’option {name}</translation>
    </message>
    <message>
        <source>option {option} is set twice</source>
        <translation>l’option {option} est donnée deux fois</translation>
    </message>
    <message>
        <source>seat {seat} passes from a person to a computer player or back only</source>
        <translation>la place {seat} ne passe que d’une personne à un joueur de l’ordinateur, ou inversement</translation>
    </message>
    <message>
        <source>nobody sits in for a computer player at a private table or in a competitive match</source>
        <translation>à une table privée ou dans une partie compétitive, personne ne remplace un joueur de l’ordinateur</translation>
    </message>
    <message>
        <source>no person is at the table who could agree to end the match</source>
        <translation>il n’y a à la table aucune personne qui puisse accepter de terminer la partie</translation>
    </message>
    <message>
        <source>before the first deal: {reason}</source>
        <translation>avant la première donne&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>version {version} of records is not known; versions 1 to {last} are</source>
        <translation>la version {version} des enregistrements n’est pas connue&#x202f;; les versions 1 à {last} le sont</translation>
    </message>
    <message>
        <source>Where the whole hand must capture, an Ace that can take everything must too.</source>
        <translation>Quand toute la main oblige à prendre, un as qui peut tout prendre y oblige aussi.</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>Combinaisons annoncées</translation>
    </message>
    <message>
        <source>Whether a declaration counts every combination of the cards, or only those that the player names.</source>
        <translation>Si une annonce compte toutes les combinaisons des cartes, ou seulement celles que le joueur nomme.</translation>
    </message>
    <message>
        <source>Every combination</source>
        <translation>Toutes les combinaisons</translation>
    </message>
    <message>
        <source>Those you name</source>
        <translation>Celles qu’on nomme</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>All who tie</source>
        <translation>Tous les ex æquo</translation>
    </message>
    <message>
        <source>The next best, if they have any</source>
        <translation>Le suivant, s’il a quelque chose</translation>
    </message>
    <message>
        <source>Who gets the point where the best sides are equal.</source>
        <translation>Qui marque le point quand les meilleurs sont à égalité.</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed: of all, or only where its value is taken, while a fifteen is free.</source>
        <translation>Entre plusieurs prises avec une carte, seules sont permises celles qui ont le moins de cartes&#xa0;: toujours, ou seulement quand on prend sa valeur, le quinze restant libre.</translation>
    </message>
    <message>
        <source>Except for fifteen</source>
        <translation>Sauf pour quinze</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>The next best, even with nothing</source>
        <translation>Le suivant, même s’il n’a rien</translation>
    </message>
    <message>
        <source>Sum, as for a primiera</source>
        <translation>Somme, comme à la primiera</translation>
    </message>
    <message>
        <source>Sum of face values</source>
        <translation>Somme des valeurs</translation>
    </message>
    <message>
        <source>Sevens, sixes, Aces, fives</source>
        <translation>Sept, six, as, cinq</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>Setenta</translation>
    </message>
    <message>
        <source>How the point for the setenta is decided.</source>
        <translation>Comment se décide le point de la setenta.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, and that is a scopa like any other. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>La Scopa où un as prend toute la table, et c’est une scopa comme une autre. S’il y a un as sur la table, il prend cet as et rien d’autre.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italie</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. An Ace takes everything, or itself from an empty table, but never as a scopa; runs of {coins} score as a napola.</source>
        <translation>Deux équipes, dix cartes chacun et une table vide. Un as prend tout, ou lui-même sur une table vide, mais ce n’est jamais une scopa ; les suites de {coins} comptent comme napola.</translation>
    </message>
    <message>
        <source>Milan, Lombardy, Italy</source>
        <translation>Milan, Lombardie, Italie</translation>
    </message>
    <message>
        <source>Scopone in which the {AD} is worth a point more, the {2D} two and the {3D} three. The side that has all three of them wins the match at once.</source>
        <translation>Le Scopone où {AD} vaut un point de plus, {2D} deux et {3D} trois. L’équipe qui a les trois gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>Trento, Trentino, Italy</source>
        <translation>Trente, Trentin, Italie</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making eleven with the card you play: a King needs an Ace, and an Ace a King.</source>
        <translation>La Scopa où l’on ne prend qu’en faisant onze avec la carte jouée : un roi veut un as, et un as un roi.</translation>
    </message>
    <message>
        <source>The first Ace takes only Aces</source>
        <translation>Le premier as ne prend que des as</translation>
    </message>
    <message>
        <source>If the first card of a round is an Ace, it does not take the whole table.</source>
        <translation>Si la première carte d’une manche est un as, il ne prend pas toute la table.</translation>
    </message>
    <message>
        <source>Brescia, Lombardy, Italy</source>
        <translation>Brescia, Lombardie, Italie</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a court goes only with the same court</source>
        <translation>{card} ne peut pas prendre {take}&#xa0;: une figure ne va qu’avec la figure égale</translation>
    </message>
    <message>
        <source>The courts have no number in this game.</source>
        <translation>Dans ce jeu, les figures n’ont pas de chiffre.</translation>
    </message>
    <message>
        <source>Who tie for the most cards share the points in this game.</source>
        <translation>Dans ce jeu, à égalité de cartes, on partage les points.</translation>
    </message>
    <message>
        <source>Two partnerships and fifty-two cards, twelve in each hand. Nobody has to capture, and a court takes only its like. {swords} score, and so does a capture of one suit, of three cards or of the card just laid.</source>
        <translation>Deux équipes et cinquante-deux cartes, douze par main. Personne n’est obligé de prendre, et une figure ne prend que son égale. Les cartes {swords} rapportent des points, de même qu’une prise d’une seule couleur, de trois cartes ou de la carte qui vient d’être posée.</translation>
    </message>
    <message>
        <source>{card} is not in the pack of this game</source>
        <translation>{card} n’est pas dans le paquet de ce jeu</translation>
    </message>
    <message>
        <source>Only equal cards are taken, one from the table or somebody&apos;s whole pile by the card on top of it. Whoever has the most cards at the end wins.</source>
        <translation>On ne prend que des cartes égales&#xa0;: une sur la table, ou tout le tas de quelqu’un par la carte posée dessus. Qui a le plus de cartes à la fin gagne.</translation>
    </message>
    <message>
        <source>{card} takes an equal card and makes no sums, so not {take}</source>
        <translation>{card} prend une carte égale et ne fait pas de sommes, donc pas {take}</translation>
    </message>
    <message>
        <source>{card} takes one pile and nothing else, so not {take}</source>
        <translation>{card} prend un seul tas et rien d’autre, donc pas {take}</translation>
    </message>
    <message>
        <source>{card} can take {cards} from the table, so no pile</source>
        <translation>{card} peut prendre {cards} sur la table, donc aucun tas</translation>
    </message>
    <message>
        <source>{card} is not equal to {take} on top of the pile</source>
        <translation>{card} n’est pas égale à {take} sur le tas</translation>
    </message>
    <message>
        <source>An Ace takes the whole table, unless there is an Ace on it, or any pile.</source>
        <translation>L’as prend toute la table, sauf s’il y a déjà un as, ou n’importe quel tas.</translation>
    </message>
    <message>
        <source>By choice</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>If it takes no table card</source>
        <translation>Si elle ne prend rien sur la table</translation>
    </message>
    <message>
        <source>Taking piles</source>
        <translation>Prendre les tas</translation>
    </message>
    <message>
        <source>A card equal to the one on top of somebody&apos;s pile takes that whole pile.</source>
        <translation>Une carte égale à celle posée sur le tas de quelqu’un prend tout ce tas.</translation>
    </message>
    <message>
        <source>Only equal cards are taken, never several table cards.</source>
        <translation>On ne prend que des cartes égales, jamais plusieurs cartes de la table.</translation>
    </message>
    <message>
        <source>Nobody can call out where piles can be taken: no card is won for good.</source>
        <translation>Personne ne peut annoncer la victoire là où l’on prend les tas&#xa0;: aucune carte n’est acquise.</translation>
    </message>
</context>
</TS>
