<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Charts</name>
    <message numerus="yes">
        <source>Share won of the last {count} matches</source>
        <translation>
            <numerusform>Share won of the last {count} match</numerusform>
            <numerusform>Share won of the last {count} matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of experience</source>
        <translation>
            <numerusform>%n point of experience</numerusform>
            <numerusform>%n points of experience</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n openings</source>
        <translation>
            <numerusform>%n opening</numerusform>
            <numerusform>%n openings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other sets</source>
        <translation>
            <numerusform>%n other set</numerusform>
            <numerusform>%n other sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message numerus="yes">
        <source>Played %n days in a row</source>
        <translation>
            <numerusform>Played %n day in a row</numerusform>
            <numerusform>Played %n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation>
            <numerusform>%n card each</numerusform>
            <numerusform>%n cards each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the whole pack is dealt: %n on the table</source>
        <translation>
            <numerusform>the whole pack is dealt: %n on the table</numerusform>
            <numerusform>the whole pack is dealt: %n on the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormerFiles</name>
    <message numerus="yes">
        <source>Your matches are now kept in one file, “{path}”: %n were brought in. The former files were left where they are.</source>
        <translation>
            <numerusform>Your matches are now kept in one file, “{path}”: %n was brought in. The former files were left where they are.</numerusform>
            <numerusform>Your matches are now kept in one file, “{path}”: %n were brought in. The former files were left where they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message numerus="yes">
        <source>%n changed from the usual rules.</source>
        <translation>
            <numerusform>%n differs from the game&apos;s own.</numerusform>
            <numerusform>%n differ from the game&apos;s own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>There is room for %n games of your own.</source>
        <translation>
            <numerusform>There is room for %n game of your own.</numerusform>
            <numerusform>There is room for %n games of your own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchFilterBar</name>
    <message numerus="yes">
        <source>{selected} of %n matches</source>
        <translation>
            <numerusform>{selected} of %n match</numerusform>
            <numerusform>{selected} of %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n match deleted.</numerusform>
            <numerusform>%n matches deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnGameDialog</name>
    <message numerus="yes">
        <source>Up to %n characters.</source>
        <translation>
            <numerusform>Up to %n character.</numerusform>
            <numerusform>Up to %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>about %n seconds left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>after %n puzzles</source>
        <translation>
            <numerusform>after %n puzzle</numerusform>
            <numerusform>after %n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>{name}: %n points.</source>
        <translation>
            <numerusform>{name}: %n point.</numerusform>
            <numerusform>{name}: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>{count} matches of other people are not counted here.</source>
        <translation>
            <numerusform>{count} match of other people is not counted here.</numerusform>
            <numerusform>{count} matches of other people are not counted here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} matches between computer players alone are not counted here.</source>
        <translation>
            <numerusform>{count} match between computer players alone is not counted here.</numerusform>
            <numerusform>{count} matches between computer players alone are not counted here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} unfinished</source>
        <comment>matches</comment>
        <translation>
            <numerusform>{count} unfinished</numerusform>
            <numerusform>{count} unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} won</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} won</numerusform>
            <numerusform>{count} won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lost</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} lost</numerusform>
            <numerusform>{count} lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tied</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} tied</numerusform>
            <numerusform>{count} tied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} by the others</source>
        <comment>sweeps</comment>
        <translation>
            <numerusform>{count} by the others</numerusform>
            <numerusform>{count} by the others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} now</source>
        <comment>matches won in a row</comment>
        <translation>
            <numerusform>{count} now</numerusform>
            <numerusform>{count} now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <translation>
            <numerusform>about %n round</numerusform>
            <numerusform>about %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in threes</source>
        <translation>
            <numerusform>%n in threes</numerusform>
            <numerusform>%n in threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in pairs</source>
        <translation>
            <numerusform>%n in pairs</numerusform>
            <numerusform>%n in pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in pairs</source>
        <translation>
            <numerusform>%n player in pairs</numerusform>
            <numerusform>%n players in pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <translation>
            <numerusform>{fewest}–%n player</numerusform>
            <numerusform>{fewest}–%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} or %n players</source>
        <translation>
            <numerusform>{some} or %n player</numerusform>
            <numerusform>{some} or %n players</numerusform>
        </translation>
    </message>
</context>
</TS>
