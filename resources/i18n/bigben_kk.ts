<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="kk_KZ" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal n&amp;umber…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy deal &amp;number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste deal, position or game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to my game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal from stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to a &amp;foundation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send &amp;all home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the &amp;solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mark this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the last mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;view last game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through the &amp;waste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Big Ben</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Again: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things in a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent home: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} from {source} to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} turned onto the waste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <comment>between things in a list of lists</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps filled: {count}. {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {count} cards from the foundations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal from the stock is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {card} to {source}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All moves are taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back after move {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice lies on the table; it is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won: all 104 cards are home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is stuck: no moves are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is stuck: no card can go to a foundation any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} in hand. It can go to {places}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Big Ben</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Ben is running already with these games, but does not answer. End it first, or start with another folder: --data-dir DIR.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookmarksMenu</name>
    <message>
        <source>Ma&amp;rked positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After move {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Stock is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills gaps: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns one card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardSearch</name>
    <message>
        <source>{card}: both {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: one {first}, one {second}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on top of {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered in {place}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>As a ta&amp;ble</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CloserLook</name>
    <message>
        <source>While it is held: mark all legal moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The waste has no cards to look through.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Deal of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days in a row: {current}. Longest run: {longest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{date}: won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{date}: not won yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>Deal by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal number is a whole number from 1 to {largest}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealingMenu</name>
    <message>
        <source>New games from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>About Big Ben</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Big Ben {version}&lt;/h3&gt;&lt;p&gt;The two-pack clock solitaire.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Deals are numbered as PySolFC&apos;s.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No moves left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty, and no card can move any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going round in circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty. Cards can still move around the outer circle, but however you move them, none can go to a foundation any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 104 cards are home, and every hour shows its card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>{name} cannot be read: see whether it is still there, and a file that you may read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was saved by a newer Big Ben: get the newest version to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is damaged: look for another copy of it, or save the game once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no saved game: choose a file that was saved by Big Ben.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to paste: copy a deal number, a position or a saved game first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copied number is no deal: deal numbers go from 1 to {largest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copied text is no position that can be played: copy all 15 lines of it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copied game was saved by a newer Big Ben: get the newest version to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copied text is no whole saved game: copy all of the file again, or open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copied text is nothing to play: copy a deal number, a position or a saved game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Games played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most losses in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last {games} games, the newest at the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tall and filled: won. Low and hollow: lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost: {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won: {games}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>7h, 10♣, queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type rank and suit of one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FinishBar</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card can go home now, and that wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send all home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>{number}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <comment>ace, on a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J</source>
        <comment>jack, on a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen, on a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <comment>king, on a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Ben</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winnable deals: easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winnable deals: medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winnable deals: hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known of this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal can be won: easy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal can be won: medium.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal can be won: hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winnable deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer to send it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Deal number, date (2026-11-30) or level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games: {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>{caption}. Games won: {games}. Average: {average}. Most games: {range}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>average {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} and more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters and digits are meant by their place on an American keyboard wherever the keyboard types others. A menu opens by Alt with its underlined letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key}, then {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between keys</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>Leave the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game that waits for you? It counts as a loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this game? It counts as a loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogFiles</name>
    <message>
        <source>CSV, for spreadsheets (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, for programs (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games are in “{file}” now. Games: {games}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.csv *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New games: {added}. Games that have their end now: {ended}. Known already: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all games, of every rule set?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All figures and the whole list will be gone. Games that will be lost: {games}. A copy is kept in a file that can be imported again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games are gone. A copy is kept here:
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games could not be written: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” could not be read: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is too large to be a list of games of Big Ben.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is not a list of games that Big Ben wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of Big Ben.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported: game {game} in “{file}” makes no sense ({column}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tracery</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Big Ben</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PausePanel</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foundation at {hour} o&apos;clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hour} o&apos;clock pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the waste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the foundation at {hour} o&apos;clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {hour} o&apos;clock pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things in a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards left: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, cards there: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can go to {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is in hand. A press puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, in a run from {head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, on {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards still wanted: {count}, next the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no redeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A press fills gaps: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A press turns one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Rule set, from the next deal on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New games are dealt from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a game is given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all that is left can go home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go to the foundations by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click moves a card to the best place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the time played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show whether the game can still be won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock to the right of the waste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast cards move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move nothing while the system asks for less motion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>Win rate over time. After all games, {games}: {rate}, with 95% certainty between {low} and {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win rate of all games so far, and its 95% interval</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultStrip</name>
    <message>
        <source>The last games: {games}. Won: {won}. Lost: {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the newest back: {runs}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReturnQuestion</name>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the game that you are playing, as it was at move {count}. Go back to it? What you have played otherwise is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known: %v of %m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions of which it is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Where it was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Line that wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewQuestion</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review shows how this game could be won. It then counts as a loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewStrip</name>
    <message>
        <source>Moves of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>After move {first}: can be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After moves {first} to {last}: can be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After move {first}: lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After moves {first} to {last}: lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After move {first}: not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After moves {first} to {last}: not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tall and filled: can be won. Low and hollow: lost. A dot: not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning: {verdict}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {ply} of {moves}: {move}. After it: {verdict}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line that wins, move {number} of {length}: {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here the line that wins begins. Its moves: {length}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost, that is proven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no win found in {seconds} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for where the game could be won…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winnable after move {ply}. Looking at what came later…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal could not be won from its beginning: that is proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the beginning no win was found in {seconds} seconds. Whether the game could be won is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the game could be won is not known: the solver cannot be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winnable until move {number}: {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After it the game was lost: that is proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After it, no win was found in {seconds} seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing buried {card} in {place}, which {target} needed next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moved} to {hour} o&apos;clock buried {card}, which {target} needed next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing covered {card}, which could have gone to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moved} covered {card}, which could have gone to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It took the place at {target} that {card} from {place} could have taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without {moved}, {target} took no card; {card} from {place} could have gone there before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was turned onto the waste; {card} from {place} to {target}, moved before, would have left a gap for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt while {card} could have gone from {place} to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} left a gap, which the stock&apos;s next card fills; before, that card would have gone to the waste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the foundation at {hour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pile at {hour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could still be won when it was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was won: every position on the way could be won.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>No game has come to its end yet: there is none to review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be played again, so it cannot be reviewed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move of this game is kept: there is nothing to review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Big Ben</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs of cards, a clock, and one aim: bring all 104 cards home, so that each hour of the clock shows the card of its own number. The jack is 11, the queen 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve cards lie in a circle like the hours of a clock, from {first} at 9 o&apos;clock on clockwise to {last} at 8. They begin the foundations, the inner circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around them lie twelve piles of three cards each: the tableau, or outer circle. In the middle are the stock, 56 cards face down, and beside it the waste, empty at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foundations build up in suit, an ace on a king, until the top card shows the hour. A finished foundation takes nothing more, and what lies on a foundation leaves it only by Undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tableau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the top card of a pile moves: to a foundation, or to another pile. Piles build down in suit, a king on an ace, one card at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pile takes a card only while it holds three or more. One that holds two has a gap, one that holds one has two gaps, an empty one three; and gaps are filled by the stock alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may deal from the stock at any time while it holds cards, whether there are other moves or not. What that does depends on the piles:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If some pile has gaps, all gaps are filled: one card to each short pile, clockwise from 12 o&apos;clock, round after round, until every pile holds three or the stock is empty. All of this is one move, and one Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no pile has gaps, one card goes to the waste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card of the waste may go to a foundation, or to a pile of three or more. There is no redeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won when every foundation shows its hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is stuck when no legal move is left; or when the stock is out and, however the cards are built around the outer circle and from the waste, none can go to a foundation any more. Undo can still lead out of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}&lt;/b&gt;: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule set is chosen in the preferences and holds from the next deal on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How games are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game counts from its first move on: it is won by its first win, whatever is done after it, and lost when it is left unwon for another one, but not by closing the program, which brings it back when it is started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart goes on with the same game and its time, and when a deal is played again by the same rule set, only its first game counts in the statistics, which each rule set has for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time runs only while the window is active and the game is not paused; it starts with the first move and ends with the first win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every deal has a number from 1 to {largest}. The same number always brings the same cards, so that two people can play the same deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Ben is also called The Clock, L&apos;Horloge, Grandfather&apos;s Clock and Father Time. It is the big sister, with two packs, of the Grandfather&apos;s Clock that is played with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as described here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the oldest descriptions have it, the top card of the waste may go to foundations only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pile takes a card while it holds at least one; gaps are filled all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>All cards to the foundations that can go ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal: turn one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal: fill the gaps ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} from the waste to the foundation at {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} from the waste to the pile at {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} from {source} o&apos;clock to the foundation at {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} from {source} o&apos;clock to the pile at {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hint} (a guess: no way to win is known from here)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to hint at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position cannot be won. No earlier one is known that could be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position cannot be won any more. The deal itself can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position cannot be won any more. After move {ply} of {count} it still could be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for where the game could still have been won…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it could have been won is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal could have been won, but not after the first move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After move {ply} of {count} it could still have been won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of your games was damaged: it is kept as {name}, and a new one is begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of your games is in use by another program: nothing is saved until you start Big Ben again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of your games cannot be written to: nothing is saved this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games were saved by a newer Big Ben: this one leaves them alone and saves nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of preferences was damaged: it is kept as {name}, and all preferences are at their defaults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last moves could not be saved: see whether the disk is full. Big Ben tries again with each move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last game could not be laid out again, so this is a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the top card of a pile moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The foundation at {hour} o&apos;clock is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves a foundation, except by Undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The foundation at {hour} o&apos;clock takes {card} next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No foundation takes {card} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card can go to a foundation now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pile takes {card} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go to a foundation or a tableau pile only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile at {hour} o&apos;clock takes only {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card lies there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty, and there is no redeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the stock cannot be moved: click it to deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By these rules the waste plays to foundations only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile at {hour} o&apos;clock is empty: only the stock fills gaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile at {hour} o&apos;clock holds one card: only the stock fills gaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile at {hour} o&apos;clock holds two cards: only the stock fills gaps.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SharesChart</name>
    <message>
        <source>Win rate by kind of deal. {rates}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {rate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Copied: deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: the position, as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document for printing (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game counted as a loss when it was left, and goes on doing so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games of Big Ben (*.bigben)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Ben, practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Ben, deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could not be saved: see whether the disk is full, or save to another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is practice: it isn&apos;t counted, and your own game waits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Solution</name>
    <message>
        <source>This game is won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a way to win…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position can&apos;t be won any more: there is nothing to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way to win is known from here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SolutionBar</name>
    <message>
        <source>Watching the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop watching (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution: move {count} of {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution: won after {moves} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SolutionQuestion</name>
    <message>
        <source>Watch the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch how this game can be won? It then counts as a loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch how this deal can be won? It is then not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rule set:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has come to its end yet. Play one, and its figures will stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game by the rule set “{rules}” has come to its end yet. Play one, and its figures will stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the deal came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has been won yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Moves {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home {count} of 104</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice, deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>Tab leads to the places that take it, Enter drops it, Escape puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a foundation: press its hour, 1 to 9, 0, - or =.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Along a circle, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along a circle, anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down the line through the middle: pile, foundation, stock, waste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up the line through the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the pile at 1 to 12 o&apos;clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the foundation at that hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the top card in hand, drop it, or deal from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a card in hand: to the next place that takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a card in hand: to the place before</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictSign</name>
    <message>
        <source>✓ Can be won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solver knows a way to win from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ No longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is proven that this position cannot be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… Looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solver is looking for a way to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solver has found neither a win nor a proof of none.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WayBackQuestion</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
