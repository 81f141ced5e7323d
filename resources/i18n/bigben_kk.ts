<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="kk_KZ" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Big Ben</source>
        <translation>Биг Бен туралы</translation>
    </message>
    <message>
        <source>Big Ben {version}</source>
        <translation>Биг Бен {version}</translation>
    </message>
    <message>
        <source>The two-pack clock solitaire. Free software under the MIT licence. Deals are numbered as in PySolFC.</source>
        <translation>Екі десте картамен ойналатын сағат пасьянсы. MIT лицензиясы бойынша еркін бағдарлама. Таратылымдар PySolFC бағдарламасындағыдай нөмірленген.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Буманы ашу</translation>
    </message>
    <message>
        <source>Copy details for a bug report</source>
        <translation>Хабарламаға арналған мәліметті көшіру</translation>
    </message>
    <message>
        <source>Components and their licences</source>
        <translation>Ішінде не бар және оның лицензиясы</translation>
    </message>
    <message>
        <source>Where your games are</source>
        <translation>Ойындарыңыз қайда</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Көшірілді</translation>
    </message>
    <message>
        <source>{name}: {licence}</source>
        <translation>{name}: {licence}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Ойын</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Жүріс</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Бөлісу</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Көрініс</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>К&amp;өмек</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Жаңа ойын</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Жаңа</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation>Күн &amp;таратылымы…</translation>
    </message>
    <message>
        <source>Deal n&amp;umber…</source>
        <translation>Таратылым &amp;нөмірі…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ашу…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Қалайша сақтау…</translation>
    </message>
    <message>
        <source>Copy deal &amp;number</source>
        <translation>Таратылым &amp;нөмірін көшіру</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Орналасуды көшіру</translation>
    </message>
    <message>
        <source>&amp;Paste deal, position or game</source>
        <translation>&amp;Кірістіру: таратылым, орналасу не ойын</translation>
    </message>
    <message>
        <source>&amp;Back to my game</source>
        <translation>&amp;Өз ойыныма қайту</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>&amp;Суретті сақтау…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Басып шығару…</translation>
    </message>
    <message>
        <source>Restart this deal</source>
        <translation>Осы таратылымды қайта бастау</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Қайта бастау</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Болдырмау</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Болдырмау</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Қайталау</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Қайталау</translation>
    </message>
    <message>
        <source>&amp;Deal from stock</source>
        <translation>Қордан &amp;тарату</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Тарату</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Кеңес</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Кеңес</translation>
    </message>
    <message>
        <source>Send to a &amp;foundation</source>
        <translation>&amp;Негізге жіберу</translation>
    </message>
    <message>
        <source>Send &amp;all home</source>
        <translation>Бәрін негіздерге &amp;жіберу</translation>
    </message>
    <message>
        <source>Watch the &amp;solution</source>
        <translation>&amp;Шешімді көру</translation>
    </message>
    <message>
        <source>&amp;Mark this position</source>
        <translation>&amp;Осы орналасуды белгілеу</translation>
    </message>
    <message>
        <source>&amp;Back to the last mark</source>
        <translation>&amp;Соңғы белгіге қайту</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Кідірту</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Кідірту</translation>
    </message>
    <message>
        <source>Re&amp;view last game…</source>
        <translation>Соңғы ойынды та&amp;лдау…</translation>
    </message>
    <message>
        <source>Look through the &amp;waste</source>
        <translation>&amp;Қалдық үйімін қарап шығу</translation>
    </message>
    <message>
        <source>Mark all legal &amp;moves</source>
        <translation>Рұқсат етілген барлық &amp;жүрісті көрсету</translation>
    </message>
    <message>
        <source>&amp;Find a card</source>
        <translation>Карта &amp;іздеу</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>Толық &amp;экран</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Статистика…</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>&amp;Ережелер мен көмек</translation>
    </message>
    <message>
        <source>&amp;Tour in six steps</source>
        <translation>&amp;Алты қадамдық таныстыру</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Толық экран</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Баптаулар…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Пернелер</translation>
    </message>
    <message>
        <source>&amp;About Big Ben</source>
        <translation>&amp;Биг Бен туралы</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Шығу</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Бас тарту</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Redone: {what}</source>
        <translation>Қайталанды: {what}</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Орнына қойылды.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Sent home: {cards}.</source>
        <translation>Негіздерге жіберілді: {cards}.</translation>
    </message>
    <message>
        <source>{card} from {source} to {target}.</source>
        <translation>{card}: {source} үстінен {target} үстіне.</translation>
    </message>
    <message>
        <source>{card} turned onto the waste.</source>
        <translation>{card} қалдық үйіміне ашылды.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between things in a list of lists</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}: {content}</translation>
    </message>
    <message>
        <source>Gaps filled: {count}. {cards}.</source>
        <translation>Толтырылған бос орындар: {count}. {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Taken back: %n card(s) from the foundations.</source>
        <translation>
            <numerusform>Қайтарып алынды: негіздерден %n карта.</numerusform>
            <numerusform>Қайтарып алынды: негіздерден %n карта.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal from the stock is taken back.</source>
        <translation>Қордан тарату қайтарып алынды.</translation>
    </message>
    <message>
        <source>Taken back: {card} to {source}.</source>
        <translation>Қайтарып алынды: {card}, орны – {source}.</translation>
    </message>
    <message>
        <source>All moves are taken back.</source>
        <translation>Барлық жүріс қайтарып алынды.</translation>
    </message>
    <message>
        <source>Back to the position after move {count}.</source>
        <translation>{count}-жүрістен кейінгі орналасуға оралдыңыз.</translation>
    </message>
    <message>
        <source>Practice is on the table; it is not counted.</source>
        <translation>Үстелде – жаттығу; ол есепке алынбайды.</translation>
    </message>
    <message>
        <source>The deal of the day is on the table: {date}.</source>
        <translation>Үстелде – күн таратылымы: {date}.</translation>
    </message>
    <message>
        <source>Deal {number} is on the table.</source>
        <translation>Үстелде – {number} таратылымы.</translation>
    </message>
    <message>
        <source>You have won: all 104 cards are home.</source>
        <translation>Сіз жеңдіңіз: барлық 104 карта негіздерде.</translation>
    </message>
    <message>
        <source>The game is stuck: no moves are left.</source>
        <translation>Ойын тұйыққа тірелді: жүріс қалмады.</translation>
    </message>
    <message>
        <source>The game is stuck: no card can go to a foundation any more.</source>
        <translation>Ойын тұйыққа тірелді: енді ешбір карта негізге бара алмайды.</translation>
    </message>
    <message>
        <source>{card} in hand. It can go to {places}.</source>
        <translation>{card} қолда. Баратын орындары: {places}.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Big Ben</source>
        <translation>Биг Бен</translation>
    </message>
    <message>
        <source>Big Ben was started with these games on another computer, {computer}. Close it there. If it is no longer running there, delete this file and start again:
{file}</source>
        <translation>Биг Бен осы ойындармен басқа компьютерде іске қосылған: {computer}. Оны сол жерде аяқтаңыз. Егер ол онда енді жұмыс істемесе, мына файлды жойып, қайта бастаңыз:
{file}</translation>
    </message>
    <message>
        <source>Big Ben is already running with these games, but does not respond. Close it first, or start with another folder: --data-dir DIR.</source>
        <translation>Биг Бен осы ойындармен қазірдің өзінде жұмыс істеп тұр, бірақ жауап бермейді. Алдымен оны аяқтаңыз немесе басқа бумамен іске қосыңыз: --data-dir DIR.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Toolbar</source>
        <translation>Құралдар панелі</translation>
    </message>
</context>
<context>
    <name>BookmarksMenu</name>
    <message>
        <source>Mar&amp;ked positions</source>
        <translation>Бе&amp;лгіленген орналасулар</translation>
    </message>
    <message>
        <source>This position is marked: the Move menu leads back to it.</source>
        <translation>Бұл орналасу белгіленді: оған «Жүріс» мәзірі арқылы қайтуға болады.</translation>
    </message>
    <message>
        <source>This position is no longer marked.</source>
        <translation>Бұл орналасу енді белгіленбеген.</translation>
    </message>
    <message>
        <source>After move {count}</source>
        <translation>{count}-жүрістен кейін</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Бірінші жүріске дейін</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Stock is empty</source>
        <translation>Қор бос</translation>
    </message>
    <message>
        <source>Fills gaps: {count}</source>
        <translation>Толтыру: {count}</translation>
    </message>
    <message>
        <source>Turns one card</source>
        <translation>Бір карта ашу</translation>
    </message>
</context>
<context>
    <name>CardSearch</name>
    <message>
        <source>{card}: both {where}.</source>
        <translation>{card}: екеуі де {where}.</translation>
    </message>
    <message>
        <source>{card}: one {first}, one {second}.</source>
        <translation>{card}: бірі {first}, бірі {second}.</translation>
    </message>
    <message>
        <source>in {place}</source>
        <translation>{place} ішінде</translation>
    </message>
    <message>
        <source>on top of {place}</source>
        <translation>{place} үстінде</translation>
    </message>
    <message>
        <source>covered in {place}</source>
        <translation>{place} ішінде, жабулы</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>As a ta&amp;ble</source>
        <translation>&amp;Кесте түрінде</translation>
    </message>
</context>
<context>
    <name>CloserLook</name>
    <message>
        <source>While held down: mark all legal moves</source>
        <translation>Басып тұрғанда: рұқсат етілген барлық жүрісті көрсету</translation>
    </message>
    <message>
        <source>The waste has no cards to look through.</source>
        <translation>Қалдық үйімінде қарайтын карта жоқ.</translation>
    </message>
</context>
<context>
    <name>CountingPage</name>
    <message>
        <source>How games are counted</source>
        <translation>Ойындар қалай есептеледі</translation>
    </message>
    <message>
        <source>Wins and losses</source>
        <translation>Жеңістер мен жеңілістер</translation>
    </message>
    <message>
        <source>A game counts from its first move, even if that move is undone. A deal that was only looked at leaves no trace.</source>
        <translation>Ойын бірінші жүрістен бастап есептеледі, тіпті ол жүріс қайтарып алынса да. Тек қаралған таратылым із қалдырмайды.</translation>
    </message>
    <message>
        <source>The first win fixes the result, the time and the moves. Undo or Restart after it changes nothing.</source>
        <translation>Бірінші жеңіс нәтижені, уақытты және жүріс санын бекітеді. Одан кейінгі болдырмау немесе қайта бастау ештеңені өзгертпейді.</translation>
    </message>
    <message>
        <source>Leaving an unwon game for another one is a loss. Closing the program is not leaving: the game goes on when you start it again.</source>
        <translation>Жеңбей тұрып басқа ойын үшін тасталған ойын – жеңіліс. Бағдарламаны жабу ойынды тастау емес: келесі іске қосқанда ойын жалғасады.</translation>
    </message>
    <message>
        <source>Restart continues the same game, and its time runs on.</source>
        <translation>Қайта бастау сол ойынды жалғастырады, оның уақыты да жүре береді.</translation>
    </message>
    <message>
        <source>When a deal is played again with the same rule set, only its first game counts. A new game is never one that you have played before.</source>
        <translation>Таратылым сол ережелер жинағымен қайта ойналса, оның тек бірінші ойыны есептеледі. Жаңа ойын ешқашан бұрын ойнаған таратылымыңыз болмайды.</translation>
    </message>
    <message>
        <source>What help costs</source>
        <translation>Көмектің құны</translation>
    </message>
    <message>
        <source>Undo costs nothing. A win with hints, or with the sign that tells whether the game can still be won, is still a win; a second rate counts the wins without hints.</source>
        <translation>Болдырмау тегін. Кеңестер де, ойында әлі жеңуге болатын-болмайтынын айтатын белгі де жеңісті жеңіс күйінде қалдырады; кеңессіз жеңістерді екінші жеңіс үлесі көрсетеді.</translation>
    </message>
    <message>
        <source>When the solution is shown before the first move, the deal is not counted. After it, the game is a loss. After a win it costs nothing.</source>
        <translation>Шешім бірінші жүріске дейін көрсетілсе, таратылым есепке алынбайды. Одан кейін көрсетілсе, ойын – жеңіліс. Жеңістен кейін ол тегін.</translation>
    </message>
    <message>
        <source>Positions that were pasted, or played on from a review, are practice: they are never counted, and your game waits meanwhile.</source>
        <translation>Кірістірілген немесе талдаудан әрі ойналған орналасулар – жаттығу: олар ешқашан есепке алынбайды, ал өз ойыныңыз күтіп тұрады.</translation>
    </message>
    <message>
        <source>Time, days and numbers</source>
        <translation>Уақыт, күндер және нөмірлер</translation>
    </message>
    <message>
        <source>Time runs from the first move to the first win, and only while the window is active and the game is not paused.</source>
        <translation>Уақыт бірінші жүрістен бірінші жеңіске дейін, тек терезе белсенді болып, ойын кідіртілмегенде ғана жүреді.</translation>
    </message>
    <message>
        <source>The deal of the day is always played with the Big Ben rules. A day is won by any win of its deal; the run of days counts only wins on the day itself.</source>
        <translation>Күн таратылымы әрқашан «Биг Бен» ережелерімен ойналады. Бір күннің таратылымында қашан жеңсеңіз де, ол күн жеңіс болып саналады; күндер сериясына тек сол күннің өзіндегі жеңістер кіреді.</translation>
    </message>
    <message>
        <source>Every deal has a number from 1 to {largest}. The same number always gives the same cards, so that two people can play the same deal.</source>
        <translation>Әр таратылымның 1 мен {largest} аралығындағы нөмірі бар. Бір нөмір әрқашан бірдей карталарды береді, сондықтан екі адам бір таратылымды ойнай алады.</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Deal of the day</source>
        <translation>Күн таратылымы</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Осы таратылымды ойнау</translation>
    </message>
    <message>
        <source>Days in a row: {current}. Longest run: {longest}.</source>
        <translation>Қатарынан жеңген күндер: {current}. Ең ұзағы: {longest}.</translation>
    </message>
    <message>
        <source>{date}: won</source>
        <translation>{date}: жеңіс</translation>
    </message>
    <message>
        <source>{date}: not won yet</source>
        <translation>{date}: әзірге жеңіс жоқ</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>Deal by number</source>
        <translation>Нөмірі бойынша таратылым</translation>
    </message>
    <message>
        <source>Deal number:</source>
        <translation>Таратылым нөмірі:</translation>
    </message>
    <message>
        <source>Rule set:</source>
        <translation>Ережелер жинағы:</translation>
    </message>
    <message>
        <source>A deal number is a whole number from 1 to {largest}.</source>
        <translation>Таратылым нөмірі – 1 мен {largest} аралығындағы бүтін сан.</translation>
    </message>
</context>
<context>
    <name>DealingMenu</name>
    <message>
        <source>New games from</source>
        <translation>Жаңа ойындар көзі</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Time</source>
        <translation>Уақыт</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Жүрістер</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Қатарынан жеңістер</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Болдырмау</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Қайта бастау</translation>
    </message>
    <message>
        <source>Go back there</source>
        <translation>Сол жерге қайту</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Жаңа таратылым</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Осы таратылымды қайта ойнау</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Талдау</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Үстелге қарау</translation>
    </message>
    <message>
        <source>No moves left</source>
        <translation>Жүріс қалмады</translation>
    </message>
    <message>
        <source>All 104 cards are home, and every hour shows its card. This deal was played before: the win isn&apos;t counted.</source>
        <translation>Барлық 104 карта негіздерде, әр сағат өз картасын көрсетіп тұр. Бұл таратылым бұрын ойналған: жеңіс есептелмейді.</translation>
    </message>
    <message>
        <source>The stock is empty, and no card can move any more.</source>
        <translation>Қор бос, енді ешбір картамен жүру мүмкін емес.</translation>
    </message>
    <message>
        <source>Going round in circles</source>
        <translation>Ойын бір орында айналып тұр</translation>
    </message>
    <message>
        <source>The stock is empty. Cards can still move around the outer circle, but however you move them, none can go to a foundation any more.</source>
        <translation>Қор бос. Сыртқы шеңбердегі карталардың орнын әлі де ауыстыруға болады, бірақ қалай ауыстырсаңыз да, енді ешбір карта негізге бара алмайды.</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>Сіз жеңдіңіз!</translation>
    </message>
    <message>
        <source>All 104 cards are home, and every hour shows its card.</source>
        <translation>Барлық 104 карта негіздерде, әр сағат өз картасын көрсетіп тұр.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ойынның соңы</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>{name} cannot be read: check that it is still there and that you may read it.</source>
        <translation>{name} файлын оқу мүмкін емес: оның орнында екенін және оны оқуға рұқсатыңыз барын тексеріңіз.</translation>
    </message>
    <message>
        <source>{name} was saved by a newer version of Big Ben: get the newest version to open it.</source>
        <translation>{name} файлын Биг Беннің жаңарақ нұсқасы сақтаған: оны ашу үшін ең жаңа нұсқаны алыңыз.</translation>
    </message>
    <message>
        <source>{name} is damaged: look for another copy of it, or save the game again.</source>
        <translation>{name} файлы бүлінген: оның басқа көшірмесін іздеңіз немесе ойынды тағы бір рет сақтаңыз.</translation>
    </message>
    <message>
        <source>{name} is not a saved game: choose a file that was saved by Big Ben.</source>
        <translation>{name} – сақталған ойын емес: Биг Бен сақтаған файлды таңдаңыз.</translation>
    </message>
    <message>
        <source>There is nothing to paste: copy a deal number, a position or a saved game first.</source>
        <translation>Кірістіретін ештеңе жоқ: алдымен таратылым нөмірін, орналасуды немесе сақталған ойынды көшіріп алыңыз.</translation>
    </message>
    <message>
        <source>The copied number is not a deal number: those go from 1 to {largest}.</source>
        <translation>Көшірілген сан таратылым нөмірі емес: нөмірлер 1 мен {largest} аралығында болады.</translation>
    </message>
    <message>
        <source>The copied text is not a position that can be played: copy all 15 lines of it again.</source>
        <translation>Көшірілген мәтін ойнауға болатын орналасу емес: оның барлық 15 жолын қайта көшіріңіз.</translation>
    </message>
    <message>
        <source>The copied game was saved by a newer version of Big Ben: get the newest version to open it.</source>
        <translation>Көшірілген ойынды Биг Беннің жаңарақ нұсқасы сақтаған: оны ашу үшін ең жаңа нұсқаны алыңыз.</translation>
    </message>
    <message>
        <source>The copied text is not a whole saved game: copy all of the file again, or open it.</source>
        <translation>Көшірілген мәтін сақталған ойынның толық мәтіні емес: файлды түгел қайта көшіріңіз немесе ашыңыз.</translation>
    </message>
    <message>
        <source>The copied text cannot be played: copy a deal number, a position or a saved game.</source>
        <translation>Көшірілген мәтінде ойнайтын ештеңе жоқ: таратылым нөмірін, орналасуды немесе сақталған ойынды көшіріңіз.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Games played</source>
        <translation>Ойналған ойындар</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Жеңіс</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Жеңіс үлесі</translation>
    </message>
    <message>
        <source>Without hints</source>
        <translation>Кеңессіз</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Сериялар</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Ағымдағы серия</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Қатарынан ең көп жеңіс</translation>
    </message>
    <message>
        <source>Most losses in a row</source>
        <translation>Қатарынан ең көп жеңіліс</translation>
    </message>
    <message>
        <source>Of the games won</source>
        <translation>Жеңіспен аяқталған ойындар</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Үздік уақыт</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Орташа уақыт</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Ең аз жүріс</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Орташа жүріс саны</translation>
    </message>
    <message>
        <source>The last {games} games, the newest on the right</source>
        <translation>Соңғы {games} ойын, ең жаңасы оң жақта</translation>
    </message>
    <message>
        <source>Tall and filled: won. Low and hollow: lost.</source>
        <translation>Биік әрі тұтас: жеңіс. Аласа әрі қуыс: жеңіліс.</translation>
    </message>
    <message>
        <source>lost: {games}</source>
        <translation>жеңіліс: {games}</translation>
    </message>
    <message>
        <source>won: {games}</source>
        <translation>жеңіс: {games}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>7h, 10♣, queen of spades</source>
        <translation>7h, 10♣, қарға ханымы</translation>
    </message>
    <message>
        <source>Card to find</source>
        <translation>Ізделетін карта</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Іздеуді жабу</translation>
    </message>
    <message>
        <source>Type the rank and suit of one card.</source>
        <translation>Бір картаның дәрежесі мен мастін теріңіз.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Қай карта?</translation>
    </message>
</context>
<context>
    <name>FinishBar</name>
    <message>
        <source>Finish</source>
        <translation>Аяқтау</translation>
    </message>
    <message>
        <source>Every card can go home now, and that wins.</source>
        <translation>Енді барлық карта негіздерге бара алады, бұл – жеңіс.</translation>
    </message>
    <message>
        <source>Send all home</source>
        <translation>Бәрін негіздерге жіберу</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Қазір емес</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>A</source>
        <comment>ace, on a card</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>jack, on a card</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen, on a card</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <comment>king, on a card</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Big Ben</source>
        <translation>Биг Бен</translation>
    </message>
    <message>
        <source>Early</source>
        <translation>Көне</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Жеңілдетілген</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Өшірулі</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Жылдам</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Қалыпты</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Баяу</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Кез келген таратылым</translation>
    </message>
    <message>
        <source>Winnable deals: easy</source>
        <translation>Жеңуге болатын таратылымдар: оңай</translation>
    </message>
    <message>
        <source>Winnable deals: medium</source>
        <translation>Жеңуге болатын таратылымдар: орташа</translation>
    </message>
    <message>
        <source>Winnable deals: hard</source>
        <translation>Жеңуге болатын таратылымдар: қиын</translation>
    </message>
    <message>
        <source>Nothing is known of this deal.</source>
        <translation>Бұл таратылым туралы ештеңе белгісіз.</translation>
    </message>
    <message>
        <source>This deal can be won: easy.</source>
        <translation>Бұл таратылымда жеңуге болады: оңай.</translation>
    </message>
    <message>
        <source>This deal can be won: medium.</source>
        <translation>Бұл таратылымда жеңуге болады: орташа.</translation>
    </message>
    <message>
        <source>This deal can be won: hard.</source>
        <translation>Бұл таратылымда жеңуге болады: қиын.</translation>
    </message>
    <message>
        <source>Winnable deal</source>
        <translation>Жеңуге болатын таратылым</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Күн таратылымы</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Таратылым нөмірі</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Сақталған ойын</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Жаттығу</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Оңай</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Орташа</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Қиын</translation>
    </message>
    <message>
        <source>Offer to send it</source>
        <translation>Жіберуді ұсыну</translation>
    </message>
    <message>
        <source>Send it</source>
        <translation>Жіберу</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Ештеңе істемеу</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Date</source>
        <translation>Күні</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Нөмірі</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Нәтиже</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Уақыт</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Жүрістер</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Кеңестер</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Ережелер</translation>
    </message>
    <message>
        <source>Deal from</source>
        <translation>Көзі</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Деңгей</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Қайта</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>қайта ойналған</translation>
    </message>
    <message>
        <source>won</source>
        <translation>жеңіс</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>жеңіліс</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>есепке алынбаған</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>аяқталмаған</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Number, date or level</source>
        <translation>Нөмір, күн, деңгей</translation>
    </message>
    <message>
        <source>Deal number, date (2026-11-30) or level</source>
        <translation>Таратылым нөмірі, күні (2026-11-30) немесе деңгейі</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Іздеу</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Нәтиже</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Кез келген нәтиже</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Жеңіс</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Жеңіліс</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Аяқталмаған</translation>
    </message>
    <message>
        <source>Deal from</source>
        <translation>Таратылым көзі</translation>
    </message>
    <message>
        <source>From anywhere</source>
        <translation>Кез келген көзден</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>Таратылымды қа&amp;йта ойнау</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Ойынды та&amp;лдау</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Таратылымды қайта ойнау</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Ойынды талдау</translation>
    </message>
    <message>
        <source>Games: {games}</source>
        <translation>Ойындар: {games}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ойындар</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Көмек</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Көмек беттері</translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>{caption}. Games won: {games}. Average: {average}. Most games: {range}.</source>
        <translation>{caption}. Жеңістер: {games}. Орташа: {average}. Ең көп ойын: {range}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Жеңістер</translation>
    </message>
    <message>
        <source>average {value}</source>
        <translation>орташа: {value}</translation>
    </message>
    <message>
        <source>{value} and more</source>
        <translation>{value} және одан көп</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробел</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>On the table</source>
        <translation>Үстелде</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Әрқашан</translation>
    </message>
    <message>
        <source>Where a keyboard types other letters or digits, use the keys in the same places as on an American keyboard. Alt with its underlined letter opens a menu.</source>
        <translation>Пернетақта басқа таңбалар теретін болса, әріптер мен цифрлар американдық пернетақтадағы орны бойынша түсініледі. Мәзір Alt пернесі мен асты сызылған әріп арқылы ашылады.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Пернелер</translation>
    </message>
    <message>
        <source>{key}, then {keys}</source>
        <translation>{key}, содан кейін {keys}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between keys</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>Leave the game</source>
        <translation>Ойынды тастап кету</translation>
    </message>
    <message>
        <source>Leave the game that waits for you? It counts as a loss.</source>
        <translation>Сізді күтіп тұрған ойынды тастап кетесіз бе? Ол жеңіліс болып есептеледі.</translation>
    </message>
    <message>
        <source>Leave this game? It counts as a loss.</source>
        <translation>Бұл ойынды тастап кетесіз бе? Ол жеңіліс болып есептеледі.</translation>
    </message>
    <message>
        <source>Leave this game? It is a replay and isn&apos;t counted.</source>
        <translation>Бұл ойынды тастап кетесіз бе? Ол қайта ойналған, сондықтан есептелмейді.</translation>
    </message>
    <message>
        <source>Leave the game that waits for you? It is a replay and isn&apos;t counted.</source>
        <translation>Сізді күтіп тұрған ойынды тастап кетесіз бе? Ол қайта ойналған, сондықтан есептелмейді.</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Қайта сұрамау</translation>
    </message>
</context>
<context>
    <name>LogFiles</name>
    <message>
        <source>CSV, for spreadsheets (*.csv)</source>
        <translation>CSV, электрондық кестелер үшін (*.csv)</translation>
    </message>
    <message>
        <source>JSON, for programs (*.json)</source>
        <translation>JSON, бағдарламалар үшін (*.json)</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Ойындарды экспорттау</translation>
    </message>
    <message>
        <source>All games are now in “{file}”. Games: {games}.</source>
        <translation>Барлық ойын енді «{file}» файлында. Ойындар: {games}.</translation>
    </message>
    <message>
        <source>Exporting the games…</source>
        <translation>Ойындар экспортталуда…</translation>
    </message>
    <message>
        <source>Games (*.csv *.json)</source>
        <translation>Ойындар (*.csv *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Барлық файлдар (*)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Ойындарды импорттау</translation>
    </message>
    <message>
        <source>New games: {added}. Games that now have a result: {ended}. Already known: {known}.</source>
        <translation>Жаңа ойындар: {added}. Енді аяғы белгілі ойындар: {ended}. Бұрыннан белгілі: {known}.</translation>
    </message>
    <message>
        <source>Importing games…</source>
        <translation>Ойындар импортталуда…</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Статистиканы нөлдеу</translation>
    </message>
    <message>
        <source>Forget all games, of every rule set?</source>
        <translation>Барлық ережелер жинағындағы барлық ойын ұмытылсын ба?</translation>
    </message>
    <message>
        <source>All figures and the whole list will be gone. Games that will be lost: {games}. A copy is kept in a file that can be imported again.</source>
        <translation>Барлық көрсеткіш пен бүкіл тізім жойылады. Жойылатын ойындар: {games}. Көшірмесі қайта импорттауға болатын файлда сақталады.</translation>
    </message>
    <message>
        <source>Forget all games</source>
        <translation>Барлық ойынды ұмыту</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Сақтап қалу</translation>
    </message>
    <message>
        <source>The games are gone. A copy is kept here:
{path}</source>
        <translation>Ойындар жойылды. Көшірмесі мына жерде сақталды:
{path}</translation>
    </message>
    <message>
        <source>Keeping a copy of the games…</source>
        <translation>Ойындардың көшірмесі сақталуда…</translation>
    </message>
    <message>
        <source>The games could not be written: {why}.</source>
        <translation>Ойындарды жазу мүмкін болмады: {why}.</translation>
    </message>
    <message>
        <source>“{file}” could not be read: {why}.</source>
        <translation>«{file}» файлын оқу мүмкін болмады: {why}.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a list of Big Ben games.</source>
        <translation>«{file}» файлы Биг Бен ойындарының тізімі болу үшін тым үлкен.</translation>
    </message>
    <message>
        <source>“{file}” is not a list of games that Big Ben wrote.</source>
        <translation>«{file}» – Биг Бен жазған ойындар тізімі емес.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of Big Ben.</source>
        <translation>«{file}» файлын Биг Беннің жаңарақ нұсқасы жазған.</translation>
    </message>
    <message>
        <source>Nothing was imported: game {game} in “{file}” makes no sense ({column}).</source>
        <translation>Ештеңе импортталмады: «{file}» файлындағы {game}-ойын мағынасыз ({column}).</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Same as the system</source>
        <translation>Жүйедегідей</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Түн</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Күн</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Жоғары контраст</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классикалық</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Ірі индекс</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Төрт түсті</translation>
    </message>
    <message>
        <source>Clock face</source>
        <translation>Циферблат</translation>
    </message>
    <message>
        <source>Gears</source>
        <translation>Тісті дөңгелектер</translation>
    </message>
    <message>
        <source>Tracery</source>
        <translation>Өрнек</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Big Ben</source>
        <translation>Биг Бен</translation>
    </message>
</context>
<context>
    <name>NamesPage</name>
    <message>
        <source>Names and relatives</source>
        <translation>Аттары мен туыстары</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Аттары</translation>
    </message>
    <message>
        <source>Big Ben is also called The Clock, L&apos;Horloge, Grandfather&apos;s Clock and Father Time.</source>
        <translation>Биг Бен The Clock (Сағат), L&apos;Horloge, Grandfather&apos;s Clock (Ата сағаты) және Father Time (Уақыт әкесі) деп те аталады.</translation>
    </message>
    <message>
        <source>Relatives</source>
        <translation>Туыстары</translation>
    </message>
    <message>
        <source>It is the two-pack big sister of the Grandfather&apos;s Clock that is played with one pack: there, too, twelve foundations lie like the hours and are built up until they show them.</source>
        <translation>Бұл – бір дестемен ойналатын «Ата сағатының» екі дестелі әпкесі: онда да он екі негіз сағат бетіндегі сандар сияқты орналасып, өз сағатын көрсеткенше құрылады.</translation>
    </message>
    <message>
        <source>It is not Clock patience, in which everything is chance, nor Travellers, Shuttling or Block Eleven, though some of them are called clocks as well.</source>
        <translation>Ол – бәрі кездейсоқтыққа байланысты Clock пасьянсы да, Travellers, Shuttling немесе Block Eleven де емес, бірақ олардың кейбірі де сағат деп аталады.</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Таратылым нөмірлері</translation>
    </message>
    <message>
        <source>Deals are numbered as in PySolFC, where this is game 697: the same number gives the same cards there.</source>
        <translation>Таратылымдар PySolFC бағдарламасындағыдай нөмірленген, онда бұл ойынның нөмірі – 697: бір нөмір онда да бірдей карталарды береді.</translation>
    </message>
</context>
<context>
    <name>NextDeal</name>
    <message>
        <source>The next game can be any deal: none is known to be winnable with the rule set {rules}.</source>
        <translation>Келесі ойын кез келген таратылым болады: {rules} ережелер жинағы бойынша жеңуге болатыны белгілі таратылым жоқ.</translation>
    </message>
    <message>
        <source>The next game will be played with the rule set {rules}.</source>
        <translation>Келесі ойын {rules} ережелер жинағымен ойналады.</translation>
    </message>
    <message>
        <source>The next game can be any deal.</source>
        <translation>Келесі ойын кез келген таратылым болады.</translation>
    </message>
    <message>
        <source>The next game will be an easy deal that can be won.</source>
        <translation>Келесі ойын жеңуге болатын оңай таратылым болады.</translation>
    </message>
    <message>
        <source>The next game will be a medium deal that can be won.</source>
        <translation>Келесі ойын жеңуге болатын орташа таратылым болады.</translation>
    </message>
    <message>
        <source>The next game will be a hard deal that can be won.</source>
        <translation>Келесі ойын жеңуге болатын қиын таратылым болады.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the notice</source>
        <translation>Хабарламаны жабу</translation>
    </message>
</context>
<context>
    <name>PausePanel</name>
    <message>
        <source>Paused</source>
        <translation>Кідіртілді</translation>
    </message>
    <message>
        <source>The clock stands still.</source>
        <translation>Сағат тоқтап тұр.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Жалғастыру</translation>
    </message>
</context>
<context>
    <name>PictureBox</name>
    <message>
        <source>Deal it</source>
        <translation>Тарату</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Қайта көрсету</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Келесі қадам</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Көрсету</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Қор</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Қалдық үйімі</translation>
    </message>
    <message>
        <source>Foundation at {hour} o&apos;clock</source>
        <translation>Сағат {hour} негізі</translation>
    </message>
    <message>
        <source>{hour} o&apos;clock pile</source>
        <translation>Сағат {hour} қатары</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>қор</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>қалдық үйімі</translation>
    </message>
    <message>
        <source>the foundation at {hour} o&apos;clock</source>
        <translation>сағат {hour} негізі</translation>
    </message>
    <message>
        <source>the {hour} o&apos;clock pile</source>
        <translation>сағат {hour} қатары</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>cards left: {count}</source>
        <translation>қалған карталар: {count}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>бос</translation>
    </message>
    <message>
        <source>{card}, cards there: {count}</source>
        <translation>{card}, ондағы карталар: {count}</translation>
    </message>
    <message>
        <source>Gaps: {count}.</source>
        <translation>Бос орындар: {count}.</translation>
    </message>
    <message>
        <source>Can go to {places}.</source>
        <translation>Баратын орындары: {places}.</translation>
    </message>
    <message>
        <source>The {card} is in hand. A press puts it back.</source>
        <translation>Қолда: {card}. Бассаңыз, орнына қайтады.</translation>
    </message>
    <message>
        <source>Takes the {card}.</source>
        <translation>Мұнда {card} қойылады.</translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}: {content}</translation>
    </message>
    <message>
        <source>{card}, in a run from {head}</source>
        <translation>{card}, тізбектің басы – {head}</translation>
    </message>
    <message>
        <source>{card}, on {cards}</source>
        <translation>{card}, астында {cards}</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>Аяқталған.</translation>
    </message>
    <message>
        <source>Cards still wanted: {count}, next the {card}.</source>
        <translation>Әлі керек карталар: {count}, келесісі – {card}.</translation>
    </message>
    <message>
        <source>There is no redeal.</source>
        <translation>Қайта тарату жоқ.</translation>
    </message>
    <message>
        <source>A press fills gaps: {count}.</source>
        <translation>Бассаңыз, бос орындар толады: {count}.</translation>
    </message>
    <message>
        <source>A press turns one card.</source>
        <translation>Бассаңыз, бір карта ашылады.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>тузы</translation>
    </message>
    <message>
        <source>two</source>
        <translation>екілігі</translation>
    </message>
    <message>
        <source>three</source>
        <translation>үштігі</translation>
    </message>
    <message>
        <source>four</source>
        <translation>төрттігі</translation>
    </message>
    <message>
        <source>five</source>
        <translation>бестігі</translation>
    </message>
    <message>
        <source>six</source>
        <translation>алтылығы</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>жетілігі</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>сегіздігі</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>тоғыздығы</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>ондығы</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>сарбазы</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ханымы</translation>
    </message>
    <message>
        <source>king</source>
        <translation>патшасы</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>кіреш</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>қарға</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>жүрек</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>кірпіш</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Game</source>
        <translation>Ойын</translation>
    </message>
    <message>
        <source>New games are dealt from</source>
        <translation>Жаңа ойындар көзі</translation>
    </message>
    <message>
        <source>Ask before a game is given up</source>
        <translation>Ойынды тастар алдында сұрау</translation>
    </message>
    <message>
        <source>Show statistics</source>
        <translation>Статистиканы көрсету</translation>
    </message>
    <message>
        <source>When all that is left can go home</source>
        <translation>Қалғанының бәрі негіздерге бара алғанда</translation>
    </message>
    <message>
        <source>Cards go to the foundations by themselves</source>
        <translation>Карталар негіздерге өздігінен барады</translation>
    </message>
    <message>
        <source>A click moves a card to the best place</source>
        <translation>Шерткенде карта ең жақсы орынға барады</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Үстел</translation>
    </message>
    <message>
        <source>Show the time played</source>
        <translation>Ойналған уақытты көрсету</translation>
    </message>
    <message>
        <source>Show whether the game can still be won</source>
        <translation>Әлі жеңуге болатын-болмайтынын көрсету</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Тіл</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Түстер</translation>
    </message>
    <message>
        <source>Sounds of cards and bells</source>
        <translation>Карталар мен қоңыраулар дыбысы</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Дыбыс деңгейі</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Әріптер өлшемі</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Көрініс</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Ережелер жинағы</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Карта беттері</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Карта сырты</translation>
    </message>
    <message>
        <source>Stock to the right of the waste</source>
        <translation>Қор қалдық үйімінің оң жағында</translation>
    </message>
    <message>
        <source>How fast cards move</source>
        <translation>Карталардың қозғалу жылдамдығы</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Қозғалыс және дыбыс</translation>
    </message>
    <message>
        <source>How fast a solution is shown</source>
        <translation>Шешімді көрсету жылдамдығы</translation>
    </message>
    <message>
        <source>No motion while the system asks for less</source>
        <translation>Жүйе сұраса, қозғалысты өшіру</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Баптаулар</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Бастапқы мәндерге қайтару</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Бұрынғы мәндерге қайтару</translation>
    </message>
    <message>
        <source>{label}:</source>
        <translation>{label}:</translation>
    </message>
    <message>
        <source>Rule set and kind of deal apply from the next deal on.</source>
        <translation>Ережелер жинағы мен таратылым түрі келесі таратылымнан бастап күшіне енеді.</translation>
    </message>
    <message>
        <source>No program that plays sounds was found. Big Ben can use pw-play, paplay or aplay.</source>
        <translation>Дыбыс ойнататын бағдарлама табылмады: pw-play, paplay және aplay белгілі.</translation>
    </message>
</context>
<context>
    <name>ProgramPage</name>
    <message>
        <source>Using the program</source>
        <translation>Бағдарламаны пайдалану</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Карталарды жылжыту</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Қайтарып алу</translation>
    </message>
    <message>
        <source>Seeing more</source>
        <translation>Көбірек көру</translation>
    </message>
    <message>
        <source>Help while you play</source>
        <translation>Ойын кезіндегі көмек</translation>
    </message>
    <message>
        <source>Which deal</source>
        <translation>Қай таратылым</translation>
    </message>
    <message>
        <source>After the game</source>
        <translation>Ойыннан кейін</translation>
    </message>
    <message>
        <source>Keeping and sharing</source>
        <translation>Сақтау және бөлісу</translation>
    </message>
    <message>
        <source>Drag a card to where you want it, or click it: it then goes to the best legal place, a foundation first. A click on the stock deals.</source>
        <translation>Картаны баратын жеріне сүйреңіз немесе шертіңіз: сонда ол рұқсат етілген ең жақсы орынға, алдымен негізге барады. Қорды шертсеңіз, карта таратылады.</translation>
    </message>
    <message>
        <source>When a card cannot move, the line below the table says why.</source>
        <translation>Карта жүре алмаса, үстелдің төменгі жағындағы жол себебін айтады.</translation>
    </message>
    <message>
        <source>By keyboard: arrows and hours walk over the table, Enter takes a card and drops it, {deal} deals.</source>
        <translation>Пернетақтамен: көрсеткілер мен сағат пернелері үстел бойымен жүргізеді, Enter картаны алады және қояды, тарату үшін – {deal}.</translation>
    </message>
    <message>
        <source>{send_all_home} takes home every card that can go. When that is all that is left to do, the program offers to do it.</source>
        <translation>{send_all_home}: бара алатынның бәрін негіздерге апарады. Ойынның қалғаны тек карталарды негіздерге апару болса, бағдарлама мұны өзі істеуді ұсынады.</translation>
    </message>
    <message>
        <source>{undo} takes back any move, back to the deal if you like; {redo} makes it again. {restart} takes back all at once.</source>
        <translation>{undo}: кез келген жүрісті, қаласаңыз таратылымға дейін қайтарып алады; {redo}: оны қайта жасайды. {restart}: бәрін бірден қайтарып алады.</translation>
    </message>
    <message>
        <source>{mark} marks a position to come back to; {back_to_mark} goes there.</source>
        <translation>{mark}: кейін қайтып келу үшін орналасуды белгілейді; {back_to_mark}: сонда қайтады.</translation>
    </message>
    <message>
        <source>A long pile closes up: point at it, or press the right button on it, and it opens. {look_through_waste} fans the waste out.</source>
        <translation>Ұзын қатар жиылып тұрады: меңзерді үстіне апарсаңыз немесе тінтуірдің оң жақ түймесін бассаңыз, ол ашылады. {look_through_waste}: қалдық үйімін жаяды.</translation>
    </message>
    <message>
        <source>{find} rings both copies of a card. While M is held, all legal moves are marked; {legal_moves} keeps them marked.</source>
        <translation>{find}: картаның екі данасын да шеңбермен белгілейді. M пернесі басулы тұрғанда рұқсат етілген барлық жүріс көрсетіледі; {legal_moves}: оларды көрсетіп тұрады.</translation>
    </message>
    <message>
        <source>{hint} shows a good move on the table. It knows what the stock holds, so it may deal where you would not. If the game can no longer be won from here, it offers the way back to where it could.</source>
        <translation>{hint}: үстелде жақсы жүрісті көрсетеді. Ол қорда не жатқанын біледі, сондықтан сіз таратпайтын жерде таратуды ұсынуы мүмкін. Осы жерден енді жеңу мүмкін болмаса, әлі жеңуге болатын жерге қайту жолын ұсынады.</translation>
    </message>
    <message>
        <source>The sign in the line below the table tells whether this very position can still be won: it can, it cannot, still looking, or not known.</source>
        <translation>Үстелдің төменгі жағындағы жолда тұрған белгі дәл осы орналасудан әлі жеңуге болатын-болмайтынын айтады: болады, болмайды, ізделуде, белгісіз.</translation>
    </message>
    <message>
        <source>{solution} plays a complete win on the table, step by step, after telling you what that costs.</source>
        <translation>{solution}: құнын айтқан соң, жеңістің толық жолын үстелде қадам-қадаммен ойнатады.</translation>
    </message>
    <message>
        <source>{new} deals. In the same menu you choose what it deals from: any deal, or deals that are known to be winnable, from easy to hard. Begin with the easy ones.</source>
        <translation>{new}: таратады. Неден таратылатынын сол мәзірден таңдайсыз: кез келген таратылым немесе жеңуге болатыны белгілі, оңайдан қиынға дейінгі таратылымдар. Оңайларынан бастаңыз.</translation>
    </message>
    <message>
        <source>{day} opens a calendar with a deal for each day. {deal_number} lays a deal whose number somebody told you.</source>
        <translation>{day}: әр күннің таратылымы бар күнтізбені ашады. {deal_number}: біреу айтқан таратылымды жаяды.</translation>
    </message>
    <message>
        <source>{pause} hides the table and stops the time. Close the window whenever you like: the game goes on next time.</source>
        <translation>{pause}: үстелді жасырып, уақытты тоқтатады. Терезені қалаған кезде жабыңыз: ойын келесі жолы жалғасады.</translation>
    </message>
    <message>
        <source>{review} goes through the last game move by move and shows where the win was thrown away, and how it could have been kept.</source>
        <translation>{review}: соңғы ойынды жүріс-жүріспен қарап шығып, жеңістің қай жерде жоғалғанын және оны қалай сақтап қалуға болатынын көрсетеді.</translation>
    </message>
    <message>
        <source>{statistics} shows rates, times and runs of wins, and lists your games; any of them can be reviewed or played again.</source>
        <translation>{statistics}: үлестерді, уақыттарды және жеңіс серияларын айтады, ойындарыңызды тізеді; олардың кез келгенін талдауға немесе қайта ойнауға болады.</translation>
    </message>
    <message>
        <source>{save} writes the game with all its moves to a file; {open} opens one.</source>
        <translation>{save}: ойынды барлық жүрісімен файлға жазады; {open}: файлды ашады.</translation>
    </message>
    <message>
        <source>{copy_deal_number} and {copy_position} put text on the clipboard; {paste} lays what another player copied.</source>
        <translation>{copy_deal_number} және {copy_position}: мәтінді алмасу буферіне салады; {paste}: басқа ойыншы көшіргенді жаяды.</translation>
    </message>
    <message>
        <source>{save_picture} and {print} show the table as it is.</source>
        <translation>{save_picture} және {print}: үстелді сол күйінде көрсетеді.</translation>
    </message>
    <message>
        <source>{preferences} has the rest: rule set, colours, faces, text size, speed, sound, language, and what a click does.</source>
        <translation>{preferences}: қалғанының бәрі сонда: ережелер жинағы, түстер, карта беттері, әріптер өлшемі, жылдамдық, дыбыс, тіл және шерткенде не болатыны.</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Keep playing</source>
        <translation>Ойнай беру</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>Win rate over time. After all games, {games}: {rate}, with 95% certainty between {low} and {high}.</source>
        <translation>Жеңіс үлесінің өзгеруі. Барлық ойыннан кейін ({games}): {rate}, 95% сенімділікпен {low} мен {high} аралығында.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ойындар</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Жеңіс</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Жеңіс үлесі</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% аралығы</translation>
    </message>
    <message>
        <source>Win rate of all games so far, and its 95% interval</source>
        <translation>Осы уақытқа дейінгі барлық ойынның жеңіс үлесі және оның 95% аралығы</translation>
    </message>
</context>
<context>
    <name>ResultStrip</name>
    <message>
        <source>The last games: {games}. Won: {won}. Lost: {lost}.</source>
        <translation>Соңғы ойындар: {games}. Жеңіс: {won}. Жеңіліс: {lost}.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Жеңіс</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Жеңіліс</translation>
    </message>
    <message>
        <source>Game, counted from the newest</source>
        <translation>Ойын, ең жаңасынан санағанда</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Нәтиже</translation>
    </message>
    <message>
        <source>won {games}</source>
        <translation>{games} жеңіс</translation>
    </message>
    <message>
        <source>lost {games}</source>
        <translation>{games} жеңіліс</translation>
    </message>
    <message>
        <source>From the newest back: {runs}.</source>
        <translation>Ең жаңасынан кері қарай: {runs}.</translation>
    </message>
</context>
<context>
    <name>ReturnQuestion</name>
    <message>
        <source>Open a saved game</source>
        <translation>Сақталған ойынды ашу</translation>
    </message>
    <message>
        <source>This is the game that you are playing, as it was at move {count}. Go back to it? What you have played otherwise is lost.</source>
        <translation>Бұл – сіз ойнап отырған ойынның {count}-жүрістегі күйі. Оған қайтасыз ба? Басқаша ойнағаныңыз жоғалады.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Қайту</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review</source>
        <translation>Талдау</translation>
    </message>
    <message>
        <source>Known: %v of %m</source>
        <translation>Белгілі: %v / %m</translation>
    </message>
    <message>
        <source>Positions that are known</source>
        <translation>Белгілі орналасулар</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Басына</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Бір жүріс кері</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Бір жүріс алға</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Соңына</translation>
    </message>
    <message>
        <source>&amp;Where it was lost</source>
        <translation>&amp;Жеңіліс болған жер</translation>
    </message>
    <message>
        <source>Winning &amp;line</source>
        <translation>Жеңіс жо&amp;лы</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Осы жерден &amp;ойнау</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Жа&amp;бу</translation>
    </message>
</context>
<context>
    <name>ReviewQuestion</name>
    <message>
        <source>Review</source>
        <translation>Талдау</translation>
    </message>
    <message>
        <source>The review shows how this game could be won. You can then no longer win it.</source>
        <translation>Талдау бұл ойында қалай жеңуге болатынын көрсетеді. Содан кейін бұл ойында жеңе алмайсыз.</translation>
    </message>
    <message>
        <source>The review shows how this game could be won. It then counts as a loss.</source>
        <translation>Талдау бұл ойында қалай жеңуге болатынын көрсетеді. Содан кейін ойын жеңіліс болып есептеледі.</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Ойынды талдау</translation>
    </message>
</context>
<context>
    <name>ReviewStrip</name>
    <message>
        <source>Moves of the game</source>
        <translation>Ойын жүрістері</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>After move {first}: can be won.</source>
        <translation>{first}-жүрістен кейін: жеңуге болады.</translation>
    </message>
    <message>
        <source>After moves {first} to {last}: can be won.</source>
        <translation>{first}–{last}-жүрістерден кейін: жеңуге болады.</translation>
    </message>
    <message>
        <source>After move {first}: lost.</source>
        <translation>{first}-жүрістен кейін: жеңіліс.</translation>
    </message>
    <message>
        <source>After moves {first} to {last}: lost.</source>
        <translation>{first}–{last}-жүрістерден кейін: жеңіліс.</translation>
    </message>
    <message>
        <source>After move {first}: not known.</source>
        <translation>{first}-жүрістен кейін: белгісіз.</translation>
    </message>
    <message>
        <source>After moves {first} to {last}: not known.</source>
        <translation>{first}–{last}-жүрістерден кейін: белгісіз.</translation>
    </message>
    <message>
        <source>Tall and filled: can be won. Low and hollow: lost. A dot: not known.</source>
        <translation>Биік әрі тұтас: жеңуге болады. Аласа әрі қуыс: жеңіліс. Нүкте: белгісіз.</translation>
    </message>
    <message>
        <source>The beginning: {verdict}.</source>
        <translation>Басы: {verdict}.</translation>
    </message>
    <message>
        <source>Move {ply} of {moves}: {move}. After it: {verdict}.</source>
        <translation>{ply}-жүріс, барлығы {moves}: {move}. Содан кейін: {verdict}.</translation>
    </message>
    <message>
        <source>Winning line, move {number} of {length}: {move}.</source>
        <translation>Жеңіс жолы, {number}-жүріс, барлығы {length}: {move}.</translation>
    </message>
    <message>
        <source>The winning line begins here. Its moves: {length}.</source>
        <translation>Жеңіс жолы осы жерден басталады. Жүрістері: {length}.</translation>
    </message>
    <message>
        <source>can be won</source>
        <translation>жеңуге болады</translation>
    </message>
    <message>
        <source>lost, which is proven</source>
        <translation>жеңіліс, бұл дәлелденген</translation>
    </message>
    <message>
        <source>no win found in {seconds} s</source>
        <translation>{seconds} с ішінде жеңіс табылмады</translation>
    </message>
    <message>
        <source>{turning_point} Still looking: perhaps it was a later move.</source>
        <translation>{turning_point} Іздеу жалғасуда: бәлкім, бұл кейінгірек жүріс болған.</translation>
    </message>
    <message>
        <source>From the beginning no win was found in {seconds} s. Whether the game could be won is not known.</source>
        <translation>Басынан бастап {seconds} с ішінде жеңіс табылмады. Ойында жеңуге болған-болмағаны белгісіз.</translation>
    </message>
    <message>
        <source>After it, no win was found in {seconds} s.</source>
        <translation>Содан кейін {seconds} с ішінде жеңіс табылмады.</translation>
    </message>
    <message>
        <source>A card was turned onto the waste; had {card} gone from {place} to {target} first, it would have filled the gap left there.</source>
        <translation>Қалдық үйіміне карта ашылды; ал алдымен {place} үстіндегі {card} картасы {target} үстіне қойылғанда, ашылған карта сол жерде қалған бос орынды толтырар еді.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>белгісіз</translation>
    </message>
    <message>
        <source>won</source>
        <translation>жеңіс</translation>
    </message>
    <message>
        <source>Looking for where the game could be won…</source>
        <translation>Ойында қай жерде жеңуге болатыны ізделуде…</translation>
    </message>
    <message>
        <source>Winnable after move {ply}. Looking at what came later…</source>
        <translation>{ply}-жүрістен кейін жеңуге болатын еді. Кейінгісі қаралуда…</translation>
    </message>
    <message>
        <source>Winnable after move {ply}. Whether it was later is not known: the solver has stopped.</source>
        <translation>{ply}-жүрістен кейін жеңуге болатын еді. Одан кейін де жеңуге болған-болмағаны белгісіз: шешкіш тоқтап қалды.</translation>
    </message>
    <message>
        <source>This deal could not be won from its beginning: that is proven.</source>
        <translation>Бұл таратылымда басынан-ақ жеңу мүмкін болмаған: бұл дәлелденген.</translation>
    </message>
    <message>
        <source>Whether the game could be won is not known: the solver cannot be started.</source>
        <translation>Ойында жеңуге болған-болмағаны белгісіз: шешкішті іске қосу мүмкін емес.</translation>
    </message>
    <message>
        <source>Winnable until move {number}: {move}.</source>
        <translation>{number}-жүріске дейін жеңуге болатын еді: {move}.</translation>
    </message>
    <message>
        <source>After it the game was lost: that is proven.</source>
        <translation>Содан кейін ойында жеңу мүмкін болмады: бұл дәлелденген.</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Жақсырағы: {move}.</translation>
    </message>
    <message>
        <source>Dealing buried {card} in {place}, which {target} needed next.</source>
        <translation>Тарату {place} ішіндегі {card} картасын көміп тастады, ал {target} үшін келесі керек карта сол еді.</translation>
    </message>
    <message>
        <source>{moved} to {hour} o&apos;clock buried {card}, which {target} needed next.</source>
        <translation>Сағат {hour} қатарына қойылған {moved} картасы {card} картасын көміп тастады, ал {target} үшін келесі керек карта сол еді.</translation>
    </message>
    <message>
        <source>Dealing covered {card}, which could have gone to {target}.</source>
        <translation>Тарату {card} картасын жауып тастады, ал оны {target} үстіне қоюға болатын еді.</translation>
    </message>
    <message>
        <source>{moved} covered {card}, which could have gone to {target}.</source>
        <translation>{moved} картасы {card} картасын жауып тастады, ал оны {target} үстіне қоюға болатын еді.</translation>
    </message>
    <message>
        <source>It took the place at {target} that {card} from {place} could have taken.</source>
        <translation>Ол {target} үстіндегі орынды алып қойды, ал сол жерге {place} үстіндегі {card} картасын қоюға болатын еді.</translation>
    </message>
    <message>
        <source>Without {moved}, {target} took no card; {card} from {place} could have gone there before.</source>
        <translation>{moved} картасынсыз {target} ешбір карта қабылдамады; ал {place} үстіндегі {card} картасын оған дейін сол жерге қоюға болатын еді.</translation>
    </message>
    <message>
        <source>Dealt while {card} could have gone from {place} to {target}.</source>
        <translation>{place} үстіндегі {card} картасын {target} үстіне қоюға болатын кезде қордан таратылды.</translation>
    </message>
    <message>
        <source>{card} left a gap, which the stock&apos;s next card fills; before, that card would have gone to the waste.</source>
        <translation>{card} картасының орны босады, оны қордың келесі картасы толтырады; бұған дейін ол карта қалдық үйіміне түсер еді.</translation>
    </message>
    <message>
        <source>the foundation at {hour}</source>
        <translation>сағат {hour} негізі</translation>
    </message>
    <message>
        <source>the pile at {hour}</source>
        <translation>сағат {hour} қатары</translation>
    </message>
    <message>
        <source>The game could still be won when it was left.</source>
        <translation>Ойын тасталған кезде әлі жеңуге болатын еді.</translation>
    </message>
    <message>
        <source>The game was won: every position on the way could be won.</source>
        <translation>Ойын жеңіспен аяқталды: жолдағы әр орналасудан жеңуге болатын еді.</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>No game has ended yet: there is none to review.</source>
        <translation>Әзірге ешбір ойын аяқталған жоқ: талдайтын ойын жоқ.</translation>
    </message>
    <message>
        <source>This game cannot be played again, so it cannot be reviewed.</source>
        <translation>Бұл ойынды қайта ойнату мүмкін емес, сондықтан оны талдау да мүмкін емес.</translation>
    </message>
    <message>
        <source>No move of this game is kept: there is nothing to review.</source>
        <translation>Бұл ойынның бірде-бір жүрісі сақталмаған: талдайтын ештеңе жоқ.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Талдау</translation>
    </message>
</context>
<context>
    <name>RuleSetsPage</name>
    <message>
        <source>Rule sets</source>
        <translation>Ережелер жинақтары</translation>
    </message>
    <message>
        <source>There are three rule sets. You choose the one for new deals in the preferences; a change takes effect with the next deal. Each rule set has statistics of its own.</source>
        <translation>Үш ережелер жинағы бар. Жаңа таратылымдар қайсысымен ойналатыны баптауларда таңдалады; өзгеріс келесі таратылымнан бастап күшіне енеді. Әр жинақтың өз статистикасы бар.</translation>
    </message>
    <message>
        <source>The game as “How to play” describes it.</source>
        <translation>«Қалай ойналады» бетінде айтылған ойын.</translation>
    </message>
    <message>
        <source>As the oldest descriptions have it: the top card of the waste may go to foundations only, never to a pile. Everything else is the same.</source>
        <translation>Ең көне сипаттамалардағыдай: қалдық үйімінің үстіңгі картасы тек негіздерге бара алады, қатарға ешқашан бармайды. Қалғанының бәрі бірдей.</translation>
    </message>
    <message>
        <source>6♥ lies in the waste, and 7♥ ends the pile at 3 o&apos;clock.</source>
        <translation>Қалдық үйімінде 6♥ жатыр, ал сағат 3 қатарының соңында 7♥ тұр.</translation>
    </message>
    <message>
        <source>A pile takes a card while it holds at least one. Gaps are filled as usual, and an empty pile still waits for the stock.</source>
        <translation>Қатарда кемінде бір карта болса, ол карта қабылдайды. Бос орындар бұрынғыша толтырылады, ал бос қатар бәрібір қорды күтеді.</translation>
    </message>
    <message>
        <source>8♠ lies at 3 o&apos;clock, on a pile of two.</source>
        <translation>8♠ сағат 3 қатарында, екі карталы қатарда жатыр.</translation>
    </message>
    <message>
        <source>Here 7♠ may go on it.</source>
        <translation>Мұнда 7♠ оның үстіне қойыла алады.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>Үстел</translation>
    </message>
    <message>
        <source>Twelve cards lie in a circle like the hours of a clock, from {first} at 9 o&apos;clock clockwise to {last} at 8. They begin the foundations, the inner circle.</source>
        <translation>Он екі карта сағат бетіндегі сандар сияқты шеңбер болып жатыр: сағат 9-дағы {first} картасынан бастап сағат тілі бойынша сағат 8-дегі {last} картасына дейін. Олар негіздерді, яғни ішкі шеңберді бастайды.</translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation>Негіздер</translation>
    </message>
    <message>
        <source>Tableau</source>
        <translation>Табло</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Қор мен қалдық үйімі</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ойынның соңы</translation>
    </message>
    <message>
        <source>You have won when every foundation shows its hour.</source>
        <translation>Барлық негіз өз сағатын көрсеткенде, сіз жеңдіңіз.</translation>
    </message>
    <message>
        <source>The game is stuck when no legal move is left; or when the stock is out and, however the cards are built around the outer circle and from the waste, none can go to a foundation any more. Undo can still lead out of it.</source>
        <translation>Бірде-бір рұқсат етілген жүріс қалмағанда ойын тұйыққа тіреледі; сондай-ақ қор таусылып, карталар сыртқы шеңбер бойымен және қалдық үйімінен қалай қойылса да, енді ешбірі негізге бара алмағанда. «Болдырмау» одан әлі де алып шыға алады.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Қалай ойналады</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Мақсат</translation>
    </message>
    <message>
        <source>Two packs of cards, a clock, and one aim: bring all 104 cards home, so that each hour of the clock shows the card of its own number. The ace is 1, the jack 11, the queen 12.</source>
        <translation>Екі десте карта, бір сағат және бір мақсат: барлық 104 картаны негіздерге жеткізу, сонда циферблаттың әр сағаты өз нөмірінің картасын көрсетеді. Туз – 1, сарбаз – 11, ханым – 12.</translation>
    </message>
    <message>
        <source>The twelve hours</source>
        <translation>Он екі сағат</translation>
    </message>
    <message>
        <source>Around them lie twelve piles of three cards: the tableau, or outer circle. The other 56 cards are the stock, face down in the middle. Beside it is room for the waste, empty at first. All cards but the stock&apos;s lie face up.</source>
        <translation>Олардың айналасында үш картадан он екі қатар жатыр: бұл – табло, яғни сыртқы шеңбер. Қалған 56 карта – қор, ол ортада беті төмен жатыр. Қасында қалдық үйімінің орны бар, ол басында бос. Қордан басқа барлық картаның беті ашық.</translation>
    </message>
    <message>
        <source>A deal: inner circle, outer circle, and the stock in the middle.</source>
        <translation>Таратылым: ішкі шеңбер, сыртқы шеңбер және ортадағы қор.</translation>
    </message>
    <message>
        <source>Foundations build up in suit, one card at a time, an ace on a king, until the top card shows the hour. The tab at a foundation&apos;s side shows the card that it will end with; the row of ticks, how many of its cards are there.</source>
        <translation>Негіздер масть бойынша жоғары қарай, бір-бір картадан, патшаның үстіне туз қойылып, үстіңгі карта сағатты көрсеткенше құрылады. Негіздің жанындағы жапсырма ол аяқталатын картаны, ал сызықшалар онда қанша карта барын көрсетеді.</translation>
    </message>
    <message>
        <source>A finished foundation lights up and takes nothing more. What lies on a foundation leaves it only by Undo.</source>
        <translation>Аяқталған негіз жарқырап тұрады және енді ештеңе қабылдамайды. Негізде жатқан карта одан тек «Болдырмау» арқылы кетеді.</translation>
    </message>
    <message>
        <source>The top cards of the piles at 8, 9 and 10 can all go home.</source>
        <translation>Сағат 8, 9 және 10 қатарларының үстіңгі карталары түгел негіздерге бара алады.</translation>
    </message>
    <message>
        <source>3♣ goes on 2♣, at 9 o&apos;clock.</source>
        <translation>3♣ картасы сағат 9 негізіндегі 2♣ картасының үстіне қойылады.</translation>
    </message>
    <message>
        <source>The ace goes on the king, at 8 o&apos;clock.</source>
        <translation>Туз сағат 8 негізіндегі патшаның үстіне қойылады.</translation>
    </message>
    <message>
        <source>10♥ goes on 9♥ at 10 o&apos;clock, and that hour is finished.</source>
        <translation>10♥ картасы сағат 10 негізіндегі 9♥ картасының үстіне қойылады, сонымен бұл сағат аяқталды.</translation>
    </message>
    <message>
        <source>Only the top card of a pile moves: to a foundation, or onto another pile. Piles build down in suit, a king on an ace, one card at a time.</source>
        <translation>Қатардың тек үстіңгі картасы жүреді: негізге немесе басқа қатардың үстіне. Қатарлар масть бойынша төмен қарай, туздың үстіне патша қойылып, бір-бір картадан құрылады.</translation>
    </message>
    <message>
        <source>The pile at 2 ends with 8♠, the pile at 4 with 7♠.</source>
        <translation>Сағат 2 қатары 8♠ картасымен, сағат 4 қатары 7♠ картасымен аяқталады.</translation>
    </message>
    <message>
        <source>7♠ goes on 8♠, and frees K♦.</source>
        <translation>7♠ картасы 8♠ картасының үстіне қойылып, K♦ картасын босатады.</translation>
    </message>
    <message>
        <source>K♦ goes on A♦.</source>
        <translation>K♦ картасы A♦ картасының үстіне қойылады.</translation>
    </message>
    <message>
        <source>A pile takes a card only while it holds three or more. One that holds two has a gap, one that holds one has two gaps, an empty one three. The table outlines them, and only the stock fills them.</source>
        <translation>Қатарда үш немесе одан көп карта болса ғана, ол карта қабылдайды. Екі картасы бар қатарда бір бос орын, бір картасы барында екі, бос қатарда үш бос орын болады. Үстел оларды сызып көрсетеді, ал толтыратын тек қор.</translation>
    </message>
    <message>
        <source>8♠ lies at 3 o&apos;clock, on a pile of two. Can 7♠ go on it?</source>
        <translation>8♠ сағат 3 қатарында, екі карталы қатарда жатыр. Оның үстіне 7♠ қоюға бола ма?</translation>
    </message>
    <message>
        <source>You may deal from the stock at any time while it holds cards, whether there are other moves or not. What a deal does depends on the piles.</source>
        <translation>Қорда карта болса, басқа жүріс бар-жоғына қарамастан, кез келген уақытта қордан таратуға болады. Таратудың не істейтіні қатарларға байланысты.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If some pile has gaps&lt;/b&gt;, all gaps are filled: one card to each short pile, clockwise from 12 o&apos;clock, round after round, until every pile holds three or the stock is empty. All of this is one move, and one Undo takes it back.</source>
        <translation>&lt;b&gt;Қайсыбір қатарда бос орын болса&lt;/b&gt;, барлық бос орын толтырылады: картасы жетпейтін әр қатарға бір-бір картадан, сағат 12-ден бастап сағат тілі бойынша, айналым соңынан айналым, әр қатарда үш карта болғанша немесе қор таусылғанша. Мұның бәрі – бір жүріс, бір «Болдырмау» оны қайтарып алады.</translation>
    </message>
    <message>
        <source>There are three gaps at 12 o&apos;clock, two at 1 and one at 2.</source>
        <translation>Сағат 12 қатарында үш, сағат 1 қатарында екі, сағат 2 қатарында бір бос орын бар.</translation>
    </message>
    <message>
        <source>One deal has brought six cards: to 12, 1 and 2, then to 12 and 1, then to 12.</source>
        <translation>Бір тарату алты карта әкелді: 12, 1 және 2 қатарларына, содан кейін 12 мен 1 қатарларына, содан кейін 12 қатарына.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If no pile has gaps&lt;/b&gt;, one card goes to the waste. The top card of the waste may go to a foundation, or to a pile of three or more. There is no redeal.</source>
        <translation>&lt;b&gt;Ешбір қатарда бос орын болмаса&lt;/b&gt;, қалдық үйіміне бір карта түседі. Қалдық үйімінің үстіңгі картасы негізге немесе үш не одан көп картасы бар қатарға бара алады. Қайта тарату жоқ.</translation>
    </message>
    <message>
        <source>No pile has gaps, and there are cards in the stock.</source>
        <translation>Ешбір қатарда бос орын жоқ, ал қорда карта бар.</translation>
    </message>
    <message>
        <source>A deal has turned one card to the waste: 9♠.</source>
        <translation>Тарату қалдық үйіміне бір карта ашты: 9♠.</translation>
    </message>
    <message>
        <source>From there it goes on 8♠, at 3 o&apos;clock.</source>
        <translation>Ол сол жерден сағат 3 қатарындағы 8♠ картасының үстіне қойылады.</translation>
    </message>
    <message>
        <source>Two cards are not home yet.</source>
        <translation>Екі карта әлі негіздерде емес.</translation>
    </message>
    <message>
        <source>J♦ goes home.</source>
        <translation>J♦ негізге барады.</translation>
    </message>
    <message>
        <source>Q♦ shows 12 o&apos;clock: won.</source>
        <translation>Q♦ сағат 12-ні көрсетеді: жеңіс.</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Сағат</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Бірінші карта</translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation>Соңғы карта</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карталар</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>All cards that can go to the foundations ({count})</source>
        <translation>Бара алатын барлық картаны негіздерге жіберу ({count})</translation>
    </message>
    <message>
        <source>Deal: turn one card</source>
        <translation>Тарату: бір карта ашу</translation>
    </message>
    <message>
        <source>Deal: fill the gaps ({count})</source>
        <translation>Тарату: бос орындарды толтыру ({count})</translation>
    </message>
    <message>
        <source>{card} from the waste to the foundation at {target}</source>
        <translation>{card}: қалдық үйімінен сағат {target} негізіне</translation>
    </message>
    <message>
        <source>{card} from the waste to the pile at {target}</source>
        <translation>{card}: қалдық үйімінен сағат {target} қатарына</translation>
    </message>
    <message>
        <source>{card} from {source} o&apos;clock to the foundation at {target}</source>
        <translation>{card}: сағат {source} қатарынан сағат {target} негізіне</translation>
    </message>
    <message>
        <source>{card} from {source} o&apos;clock to the pile at {target}</source>
        <translation>{card}: сағат {source} қатарынан сағат {target} қатарына</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Жақсы жүріс ізделуде…</translation>
    </message>
    <message>
        <source>There is no hint to give.</source>
        <translation>Кеңес беретін ештеңе жоқ.</translation>
    </message>
    <message>
        <source>This position cannot be won. No earlier one is known that could be.</source>
        <translation>Бұл орналасудан жеңу мүмкін емес. Жеңуге болатын бұрынғы орналасу да белгісіз.</translation>
    </message>
    <message>
        <source>This position can no longer be won. The deal itself can.</source>
        <translation>Бұл орналасудан енді жеңу мүмкін емес. Таратылымның өзінде жеңуге болады.</translation>
    </message>
    <message>
        <source>This position cannot be won any more. After move {ply} of {count} the game still could.</source>
        <translation>Бұл орналасудан енді жеңу мүмкін емес. {ply}-жүрістен кейін (барлығы {count}) әлі жеңуге болатын еді.</translation>
    </message>
    <message>
        <source>Looking for where the game could still have been won…</source>
        <translation>Ойында қай жерде әлі жеңуге болғаны ізделуде…</translation>
    </message>
    <message>
        <source>Whether it could have been won is not known.</source>
        <translation>Жеңуге болған-болмағаны белгісіз.</translation>
    </message>
    <message>
        <source>{hint} (only a guess)</source>
        <translation>{hint} (тек болжам)</translation>
    </message>
    <message>
        <source>{hint} (no win was found that first sends cards home)</source>
        <translation>{hint} (карталарды алдымен негіздерге жіберетін жеңіс жолы табылмады)</translation>
    </message>
    <message>
        <source>The deal itself could have been won.</source>
        <translation>Таратылымның өзінде жеңуге болатын еді.</translation>
    </message>
    <message>
        <source>After move {ply} of {count} it could still have been won.</source>
        <translation>{ply}-жүрістен кейін (барлығы {count}) әлі жеңуге болатын еді.</translation>
    </message>
    <message>
        <source>The file of your games was damaged: it is kept as {name}, and a new one has been begun.</source>
        <translation>Ойындарыңыздың файлы бүлінген: ол {name} атымен сақталды, жаңасы басталды.</translation>
    </message>
    <message>
        <source>The file of your games was damaged: it is kept as {name}.</source>
        <translation>Ойындарыңыздың файлы бүлінген: ол {name} атымен сақталды.</translation>
    </message>
    <message>
        <source>The file of your games is in use by another program: nothing is saved until you start Big Ben again.</source>
        <translation>Ойындарыңыздың файлын басқа бағдарлама пайдалануда: Биг Бенді қайта іске қоспайынша ештеңе сақталмайды.</translation>
    </message>
    <message>
        <source>Nothing is saved: no program can lock files in the folder of your games, as in some folders on a network. Start with another folder: --data-dir DIR.</source>
        <translation>Ештеңе сақталмайды: ойындарыңыздың бумасында, желідегі кейбір бумалардағыдай, бірде-бір бағдарлама файлды құлыптай алмайды. Басқа бумамен іске қосыңыз: --data-dir DIR.</translation>
    </message>
    <message>
        <source>The folder of your games cannot be written to: nothing is saved this time.</source>
        <translation>Ойындарыңыздың бумасына жазу мүмкін емес: бұл жолы ештеңе сақталмайды.</translation>
    </message>
    <message>
        <source>Your games were saved by a newer version of Big Ben: this one leaves them alone and saves nothing.</source>
        <translation>Ойындарыңызды Биг Беннің жаңарақ нұсқасы сақтаған: бұл нұсқа оларға тимейді және ештеңе сақтамайды.</translation>
    </message>
    <message>
        <source>The file of preferences was damaged: it is kept as {name}, and all preferences are at their defaults.</source>
        <translation>Баптаулар файлы бүлінген: ол {name} атымен сақталды, барлық баптау бастапқы мәнінде.</translation>
    </message>
    <message>
        <source>Your choices cannot be saved: another program has locked the file of preferences.</source>
        <translation>Таңдағаныңыз сақталмайды: баптаулар файлын басқа бағдарлама пайдалануда.</translation>
    </message>
    <message>
        <source>The last moves could not be saved: check whether the disk is full. Big Ben tries again with each move.</source>
        <translation>Соңғы жүрістерді сақтау мүмкін болмады: диск толып кетпегенін тексеріңіз. Биг Бен жүріс сайын қайта әрекет жасайды.</translation>
    </message>
    <message>
        <source>A part of the file of your games could not be read: start Big Ben again, and it will check the whole file.</source>
        <translation>Ойындарыңыз файлының бір бөлігін оқу мүмкін болмады: Биг Бенді қайта іске қосыңыз, сонда бүкіл файл тексеріледі.</translation>
    </message>
    <message>
        <source>The last game could not be restored, so this is a new one.</source>
        <translation>Соңғы ойынды қайта жаю мүмкін болмады, сондықтан бұл – жаңа ойын.</translation>
    </message>
    <message>
        <source>Only the top card of a pile moves.</source>
        <translation>Қатардың тек үстіңгі картасы жүреді.</translation>
    </message>
    <message>
        <source>The foundation at {hour} o&apos;clock is finished.</source>
        <translation>Сағат {hour} негізі аяқталған.</translation>
    </message>
    <message>
        <source>Nothing leaves a foundation, except by Undo.</source>
        <translation>Негізден ештеңе алынбайды, тек «Болдырмау» арқылы ғана.</translation>
    </message>
    <message>
        <source>The foundation at {hour} o&apos;clock takes {card} next.</source>
        <translation>Сағат {hour} негізіне келесі болып {card} қойылады.</translation>
    </message>
    <message>
        <source>No foundation takes {card} now.</source>
        <translation>Қазір {card} ешбір негізге қойылмайды.</translation>
    </message>
    <message>
        <source>No card can go to a foundation now.</source>
        <translation>Қазір ешбір карта негізге бара алмайды.</translation>
    </message>
    <message>
        <source>No pile takes {card} now.</source>
        <translation>Қазір {card} ешбір қатарға қойылмайды.</translation>
    </message>
    <message>
        <source>Cards go to a foundation or a tableau pile only.</source>
        <translation>Карталар тек негізге немесе табло қатарына қойылады.</translation>
    </message>
    <message>
        <source>The pile at {hour} o&apos;clock takes only {card}.</source>
        <translation>Сағат {hour} қатарына тек {card} қойылады.</translation>
    </message>
    <message>
        <source>The card is already there.</source>
        <translation>Карта онсыз да сонда жатыр.</translation>
    </message>
    <message>
        <source>There is no card to move.</source>
        <translation>Жүретін карта жоқ.</translation>
    </message>
    <message>
        <source>The stock is empty, and there is no redeal.</source>
        <translation>Қор бос, ал қайта тарату жоқ.</translation>
    </message>
    <message>
        <source>Cards of the stock cannot be moved: click it to deal.</source>
        <translation>Қордағы карталарды жылжытуға болмайды: тарату үшін оны шертіңіз.</translation>
    </message>
    <message>
        <source>By these rules the waste plays to foundations only.</source>
        <translation>Бұл ережелер бойынша қалдық үйімінен тек негіздерге жүруге болады.</translation>
    </message>
    <message>
        <source>The pile at {hour} o&apos;clock is empty: only the stock fills gaps.</source>
        <translation>Сағат {hour} қатары бос: бос орындарды тек қор толтырады.</translation>
    </message>
    <message>
        <source>The pile at {hour} o&apos;clock holds one card: only the stock fills gaps.</source>
        <translation>Сағат {hour} қатарында бір карта бар: бос орындарды тек қор толтырады.</translation>
    </message>
    <message>
        <source>The pile at {hour} o&apos;clock holds two cards: only the stock fills gaps.</source>
        <translation>Сағат {hour} қатарында екі карта бар: бос орындарды тек қор толтырады.</translation>
    </message>
</context>
<context>
    <name>SharesChart</name>
    <message>
        <source>Win rate by kind of deal. {rates}</source>
        <translation>Таратылым түрі бойынша жеңіс үлесі. {rates}</translation>
    </message>
    <message>
        <source>{name}: {rate}.</source>
        <translation>{name}: {rate}.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Түрі</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ойындар</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Жеңіс</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Жеңіс үлесі</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% аралығы</translation>
    </message>
    <message>
        <source>{title}: {name}</source>
        <translation>{title}: {name}</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Copied: deal {number}</source>
        <translation>Көшірілді: {number} таратылымы</translation>
    </message>
    <message>
        <source>Copied: the position, as text</source>
        <translation>Көшірілді: орналасу, мәтін түрінде</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Ойынды сақтау</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Сурет (*.png)</translation>
    </message>
    <message>
        <source>Document for printing (*.pdf)</source>
        <translation>Басып шығаруға арналған құжат (*.pdf)</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Үстел суретін сақтау</translation>
    </message>
    <message>
        <source>The table could not be printed: check whether the printer is ready, or print to a file in another folder.</source>
        <translation>Үстелді басып шығару мүмкін болмады: принтердің дайын екенін тексеріңіз немесе басқа бумадағы файлға басып шығарыңыз.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Сақталған ойынды ашу</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Барлық файлдар (*)</translation>
    </message>
    <message>
        <source>This game counted as a loss when it was left, and still does.</source>
        <translation>Бұл ойын тасталған кезде жеңіліс болып есептелген, солай болып қала береді.</translation>
    </message>
    <message>
        <source>Saved games of Big Ben (*.bigben)</source>
        <translation>Биг Беннің сақталған ойындары (*.bigben)</translation>
    </message>
    <message>
        <source>Big Ben, practice</source>
        <translation>Биг Бен, жаттығу</translation>
    </message>
    <message>
        <source>Big Ben, deal {number}</source>
        <translation>Биг Бен, {number} таратылымы</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Сақталды: {name}</translation>
    </message>
    <message>
        <source>{name} could not be saved: check whether the disk is full, or save to another folder.</source>
        <translation>{name} файлын сақтау мүмкін болмады: диск толып кетпегенін тексеріңіз немесе басқа бумаға сақтаңыз.</translation>
    </message>
    <message>
        <source>This is practice: it isn&apos;t counted, and your own game waits.</source>
        <translation>Бұл – жаттығу: ол есепке алынбайды, ал өз ойыныңыз күтіп тұр.</translation>
    </message>
</context>
<context>
    <name>Solution</name>
    <message>
        <source>This game is won.</source>
        <translation>Бұл ойын жеңіспен аяқталған.</translation>
    </message>
    <message>
        <source>Looking for a way to win…</source>
        <translation>Жеңіс жолы ізделуде…</translation>
    </message>
    <message>
        <source>This position can no longer be won: there is nothing to show.</source>
        <translation>Бұл орналасудан енді жеңу мүмкін емес: көрсететін ештеңе жоқ.</translation>
    </message>
    <message>
        <source>No way to win is known from here.</source>
        <translation>Осы жерден жеңіс жолы белгісіз.</translation>
    </message>
</context>
<context>
    <name>SolutionBar</name>
    <message>
        <source>Watching the solution</source>
        <translation>Шешімді көру</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Болған жеріңізге қайту</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Бір жүріс кері</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Кідірту</translation>
    </message>
    <message numerus="yes">
        <source>Solution: won after %n move(s)</source>
        <translation>
            <numerusform>Шешім: %n жүрістен кейін жеңіс</numerusform>
            <numerusform>Шешім: %n жүрістен кейін жеңіс</numerusform>
        </translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Бір жүріс алға</translation>
    </message>
    <message>
        <source>Stop watching (Esc)</source>
        <translation>Көруді тоқтату (Esc)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Тоқтату</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Жылдамдық</translation>
    </message>
    <message>
        <source>Solution: move {count} of {moves}</source>
        <translation>Шешім: {count}/{moves} жүріс</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ойнату</translation>
    </message>
</context>
<context>
    <name>SolutionQuestion</name>
    <message>
        <source>Watch the solution</source>
        <translation>Шешімді көру</translation>
    </message>
    <message>
        <source>Watch how this game can be won? It then counts as a loss.</source>
        <translation>Бұл ойында қалай жеңуге болатынын көресіз бе? Содан кейін ол жеңіліс болып есептеледі.</translation>
    </message>
    <message>
        <source>Watch how this deal can be won? It is then not counted.</source>
        <translation>Бұл таратылымда қалай жеңуге болатынын көресіз бе? Содан кейін ол есепке алынбайды.</translation>
    </message>
    <message>
        <source>Watch how this game can be won? You can then no longer win it.</source>
        <translation>Бұл ойында қалай жеңуге болатынын көресіз бе? Содан кейін бұл ойында жеңе алмайсыз.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Көру</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Барлық ережелер жинағы</translation>
    </message>
    <message>
        <source>&amp;Rule set:</source>
        <translation>&amp;Ережелер жинағы:</translation>
    </message>
    <message>
        <source>Counting the games…</source>
        <translation>Ойындар саналуда…</translation>
    </message>
    <message>
        <source>No game has ended yet. Play one, and its figures will appear here.</source>
        <translation>Әзірге ешбір ойын аяқталған жоқ. Бір ойын ойнаңыз, көрсеткіштері осы жерде тұрады.</translation>
    </message>
    <message>
        <source>No game with the rule set “{rules}” has ended yet. Play one, and its figures will appear here.</source>
        <translation>«{rules}» ережелер жинағы бойынша әзірге ешбір ойын аяқталған жоқ. Бір ойын ойнаңыз, көрсеткіштері осы жерде тұрады.</translation>
    </message>
    <message>
        <source>Without a hint</source>
        <translation>Кеңессіз</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>Кеңестермен</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Кеңестер</translation>
    </message>
    <message>
        <source>Where the deal came from</source>
        <translation>Таратылым көзі</translation>
    </message>
    <message>
        <source>Level of the deal</source>
        <translation>Таратылым деңгейі</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <translation>Әзірге ешбір ойын аяқталған жоқ.</translation>
    </message>
    <message>
        <source>No game has been won yet.</source>
        <translation>Әзірге бірде-бір жеңіс жоқ.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Уақыт</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Жүрістер</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Шолу</translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation>&amp;Жеңіс үлесі</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Уақыт</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>Жү&amp;рістер</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Таратылымдар</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Ойындар</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорттау…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Импорттау…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Нөлдеу…</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Moves {count}</source>
        <translation>Жүріс: {count}</translation>
    </message>
    <message>
        <source>Home {count} of 104</source>
        <translation>Негіздерде: {count}/104</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Жаттығу</translation>
    </message>
    <message>
        <source>Practice, deal {number}</source>
        <translation>Жаттығу, {number} таратылымы</translation>
    </message>
    <message>
        <source>Deal of the day: {date}</source>
        <translation>Күн таратылымы: {date}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>{number} таратылымы</translation>
    </message>
    <message>
        <source>Lost, {time}</source>
        <translation>Жеңіліс, {time}</translation>
    </message>
    <message>
        <source>This game is won: its time no longer runs.</source>
        <translation>Бұл ойын – жеңіс: оның уақыты енді есептелмейді.</translation>
    </message>
    <message>
        <source>This game counts as a loss: its time no longer runs.</source>
        <translation>Бұл ойын жеңіліс болып есептеледі: оның уақыты енді есептелмейді.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>That is all. You have won when all twelve hours show their cards. Rules, keys and advice are under {help}.</source>
        <translation>Бар болғаны осы. Барлық он екі сағат өз картасын көрсеткенде, сіз жеңдіңіз. Ережелер, пернелер мен кеңестер мұнда: {help}.</translation>
    </message>
    <message>
        <source>Now you can play</source>
        <translation>Енді ойнай аласыз</translation>
    </message>
    <message>
        <source>A legal move, but not the one of this step: it was taken back.</source>
        <translation>Жүріс рұқсат етілген, бірақ бұл қадамның жүрісі емес: ол қайтарып алынды.</translation>
    </message>
    <message>
        <source>A clock of twelve hours</source>
        <translation>Он екі сағаты бар циферблат</translation>
    </message>
    <message>
        <source>Twelve piles around it</source>
        <translation>Айналасындағы он екі қатар</translation>
    </message>
    <message>
        <source>The aim: every hour shows the card of its own number. Each card of the inner circle begins a foundation, which grows in suit, card by card, an ace on a king; the tab beside it shows its last card. Click 3♣, or drag it onto 2♣ at 9 o&apos;clock.</source>
        <translation>Мақсат: әр сағат өз нөмірінің картасын көрсетеді. Ішкі шеңбердің әр картасы бір негізді бастайды, ол масть бойынша бір-бір картадан, патшаның үстіне туз қойылып өседі; жанындағы жапсырма оның соңғы картасын көрсетеді. 3♣ картасын шертіңіз немесе сағат 9 негізіндегі 2♣ картасының үстіне сүйреңіз.</translation>
    </message>
    <message>
        <source>Only the top card of a pile moves. Piles build down in suit, a king on an ace. So 7♠ may go on 8♠, which frees the card below it. Click 7♠, or drag it.</source>
        <translation>Қатардың тек үстіңгі картасы жүреді. Қатарлар масть бойынша төмен қарай, туздың үстіне патша қойылып құрылады. Сондықтан 7♠ картасы 8♠ үстіне қойыла алады, сонда оның астында жатқан карта босайды. 7♠ картасын шертіңіз немесе сүйреңіз.</translation>
    </message>
    <message>
        <source>A gap takes no card</source>
        <translation>Бос орын карта қабылдамайды</translation>
    </message>
    <message>
        <source>The piles at 10 and 4 o&apos;clock hold only two cards now: each has a gap. A pile with gaps takes no card, not even one that fits. Try it: drag 10♠ onto J♠.</source>
        <translation>Сағат 10 және 4 қатарларында енді екі картадан ғана бар: әрқайсысында бір бос орын. Бос орны бар қатар карта қабылдамайды, тіпті сай келетінін де. Байқап көріңіз: 10♠ картасын J♠ үстіне сүйреңіз.</translation>
    </message>
    <message>
        <source>The stock fills the gaps</source>
        <translation>Бос орындарды қор толтырады</translation>
    </message>
    <message>
        <source>It was refused. Only the stock fills gaps, and always all of them, clockwise from 12 o&apos;clock. You choose when. Click the stock, or press {deal}.</source>
        <translation>Рұқсат берілмеді. Бос орындарды тек қор толтырады, әрқашан бәрін бірден, сағат 12-ден бастап сағат тілі бойынша. Қашан толтыруды өзіңіз шешесіз. Қорды шертіңіз немесе {deal} пернесін басыңыз.</translation>
    </message>
    <message>
        <source>The waste</source>
        <translation>Қалдық үйімі</translation>
    </message>
    <message>
        <source>No pile has a gap now, so a deal turns one card to the waste, from where it may be played. Click the stock, then click the card in the waste. You go through the stock only once!</source>
        <translation>Енді ешбір қатарда бос орын жоқ, сондықтан тарату қалдық үйіміне бір карта ашады, оны сол жерден ойнауға болады. Қорды шертіңіз, содан кейін қалдық үйіміндегі картаны шертіңіз. Қор тек бір рет таратылады!</translation>
    </message>
    <message>
        <source>Nothing is lost</source>
        <translation>Ештеңе жоғалмайды</translation>
    </message>
    <message>
        <source>{undo} takes back any move, as far as you like, and costs nothing. When you do not know what to do, {hint} shows a good move. Take the last move back now.</source>
        <translation>{undo} кез келген жүрісті, қалағаныңызша қайтарып алады, әрі бұл тегін. Не істеріңізді білмесеңіз, {hint} жақсы жүрісті көрсетеді. Енді соңғы жүрісті қайтарып алыңыз.</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
</context>
<context>
    <name>StrategyPage</name>
    <message>
        <source>Playing well</source>
        <translation>Жақсы ойнау</translation>
    </message>
    <message>
        <source>Almost every deal can be won</source>
        <translation>Таратылымдардың барлығында дерлік жеңуге болады</translation>
    </message>
    <message>
        <source>Of {count} deals the solver, which sees the stock too, won {won}. A simple player that looks only at the cards that can move now won {plain} of {deals}. What lies between the two is skill.</source>
        <translation>Қорды да көретін шешкіш {count} таратылымның ішінде {won} рет жеңді. Дәл қазір жүре алатын карталарға ғана қарайтын қарапайым ойыншы {deals} таратылымның ішінде {plain} рет жеңді. Осы екеуінің арасы – шеберлік.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Кеңестер</translation>
    </message>
    <message>
        <source>&lt;b&gt;Home first.&lt;/b&gt; As a rule, play every card that a foundation takes: it frees the card below.</source>
        <translation>&lt;b&gt;Алдымен негізге.&lt;/b&gt; Әдетте негіз қабылдайтын әр картамен жүріңіз: бұл астындағы картаны босатады.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The longer way.&lt;/b&gt; When two foundations take the same card, give it to the one with more still to build. That is never worse, and a click does so by itself.</source>
        <translation>&lt;b&gt;Ұзағырақ жол.&lt;/b&gt; Екі негіз бір картаны қабылдаса, оны әлі көбірек құрылатынына беріңіз. Бұл ешқашан нашарырақ болмайды, шерткенде бұл өздігінен болады.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fill late.&lt;/b&gt; Do all else that is useful before you fill gaps: a fill lays cards on what you could still have moved, and one fill may as well close many gaps. A fill of a game that was won brought {won} cards on average, one of a game that was lost {lost}.</source>
        <translation>&lt;b&gt;Кеш толтырыңыз.&lt;/b&gt; Бос орындарды толтырмас бұрын басқа пайдалы істің бәрін істеңіз: толтыру әлі жылжыта алатын картаңыздың үстіне карта салады, ал бір толтыру көп бос орынды бірден жаба алады. Жеңіспен біткен ойында бір толтыру орта есеппен {won} карта, жеңіліспен біткен ойында {lost} карта әкелді.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Keep the waste short.&lt;/b&gt; Turn a card only when nothing else can be done: each covers the one before. Half of the games that were won turned no more than {won}, half of those that were lost {lost} or more.</source>
        <translation>&lt;b&gt;Қалдық үйімі қысқа болсын.&lt;/b&gt; Басқа ештеңе істеу мүмкін болмағанда ғана карта ашыңыз: әр карта алдыңғысын жабады. Жеңіспен біткен ойындардың жартысында {won} картадан артық ашылмаған, жеңіліспен біткендердің жартысында {lost} карта немесе одан көп ашылған.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build from the waste.&lt;/b&gt; Move its top card to a pile when no foundation takes it.</source>
        <translation>&lt;b&gt;Қалдық үйімінен құрыңыз.&lt;/b&gt; Оның картасын ешбір негіз қабылдамаса, қатарға жіберіңіз.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Watch the sign&lt;/b&gt; in the line below the table. When it says that the game can no longer be won, take back moves until it can. That costs nothing, and shows which move it was.</source>
        <translation>&lt;b&gt;Белгіге қараңыз&lt;/b&gt;: ол үстелдің төменгі жағындағы жолда. Ол енді жеңу мүмкін емес десе, жеңуге болатын жерге дейін жүрістерді қайтарып алыңыз. Бұл тегін, әрі қай жүріс екенін көрсетеді.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Look below.&lt;/b&gt; Before you build, see what the move frees: a card that can go on from there, or one that only waits? Undo costs nothing, and neither does trying.</source>
        <translation>&lt;b&gt;Астына қараңыз.&lt;/b&gt; Картаны қоймас бұрын, жүріс нені босататынын көріңіз: әрі қарай жүре алатын картаны ма, әлде тек күтетін картаны ма? Болдырмау тегін, байқап көру де тегін.</translation>
    </message>
    <message>
        <source>Home first, then builds, deals last</source>
        <translation>Алдымен негізге, содан кейін қатарға, соңында тарату</translation>
    </message>
    <message>
        <source>Gives a card to the foundation with less to build</source>
        <translation>Картаны азырақ құрылатын негізге береді</translation>
    </message>
    <message>
        <source>Fills every gap before it builds</source>
        <translation>Қатарға қоймас бұрын әр бос орынды толтырады</translation>
    </message>
    <message>
        <source>Turns cards before it builds</source>
        <translation>Қатарға қоймас бұрын карта ашады</translation>
    </message>
    <message>
        <source>Never builds from the waste</source>
        <translation>Қалдық үйімінен қатарға ешқашан қоймайды</translation>
    </message>
    <message>
        <source>Goes home only when nothing else is left</source>
        <translation>Басқа ештеңе қалмағанда ғана негізге барады</translation>
    </message>
    <message>
        <source>What a habit is worth</source>
        <translation>Әдеттің құны</translation>
    </message>
    <message>
        <source>The simple player has played the same {deals} deals six times, with the Big Ben rules, each time with one habit changed.</source>
        <translation>Қарапайым ойыншы сол {deals} таратылымды «Биг Бен» ережелерімен алты рет, әр жолы бір әдетін өзгертіп ойнады.</translation>
    </message>
    <message>
        <source>Habit</source>
        <translation>Әдет</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Жеңіс</translation>
    </message>
    <message>
        <source>Cards home</source>
        <translation>Негіздердегі карталар</translation>
    </message>
    <message>
        <source>Filling gaps</source>
        <translation>Бос орындарды толтыру</translation>
    </message>
    <message>
        <source>Building first</source>
        <translation>Алдымен қатарға қою</translation>
    </message>
    <message>
        <source>Turning a card</source>
        <translation>Карта ашу</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Тарату</translation>
    </message>
    <message>
        <source>Going home first</source>
        <translation>Алдымен негізге бару</translation>
    </message>
    <message>
        <source>Building a card</source>
        <translation>Картаны қатарға қою</translation>
    </message>
    <message>
        <source>Taking it home</source>
        <translation>Оны негізге апару</translation>
    </message>
    <message>
        <source>What one move is worth</source>
        <translation>Бір жүрістің құны</translation>
    </message>
    <message>
        <source>The solver has looked at late positions of games that could be won, {count} for each choice between two moves, and has found out whether the game could still be won after each move.</source>
        <translation>Шешкіш жеңуге болатын ойындардың соңына жақын орналасуларын қарап (екі жүріс арасындағы әр таңдау үшін {count} орналасудан), әр жүрістен кейін ойында әлі жеңуге болатын-болмайтынын айтты.</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Бір жүріс</translation>
    </message>
    <message>
        <source>Still won</source>
        <comment>how many games could still be won after it</comment>
        <translation>Әлі жеңуге болады</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Екіншісі</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>Tab leads to the places that take it, Enter drops it, Escape puts it back.</source>
        <translation>Tab картаны қабылдайтын орындарға апарады, Enter қояды, Escape орнына қайтарады.</translation>
    </message>
    <message>
        <source>To a foundation: press its hour, 1 to 9, 0, - or =.</source>
        <translation>Негізге өту: оның сағатын басыңыз, 1–9, 0, - немесе =.</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Along a circle, clockwise</source>
        <translation>Шеңбер бойымен, сағат тілі бойынша</translation>
    </message>
    <message>
        <source>Along a circle, anticlockwise</source>
        <translation>Шеңбер бойымен, сағат тіліне қарсы</translation>
    </message>
    <message>
        <source>Down the line through the middle: pile, foundation, stock, waste</source>
        <translation>Ортадан өтетін сызықпен төмен: қатар, негіз, қор, қалдық үйімі</translation>
    </message>
    <message>
        <source>Up the line through the middle</source>
        <translation>Ортадан өтетін сызықпен жоғары</translation>
    </message>
    <message>
        <source>To the pile at 1 to 12 o&apos;clock</source>
        <translation>Сағат 1–12 қатарына</translation>
    </message>
    <message>
        <source>To the foundation at that hour</source>
        <translation>Сол сағаттың негізіне</translation>
    </message>
    <message>
        <source>Take the top card in hand, drop it, or deal from the stock</source>
        <translation>Үстіңгі картаны қолға алу, қою немесе қордан тарату</translation>
    </message>
    <message>
        <source>With a card in hand: to the next place that takes it</source>
        <translation>Қолда карта болғанда: оны қабылдайтын келесі орынға</translation>
    </message>
    <message>
        <source>With a card in hand: to the place before</source>
        <translation>Қолда карта болғанда: алдыңғы орынға</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>&amp;Next</source>
        <translation>Келе&amp;сі</translation>
    </message>
    <message>
        <source>{title}. {words}</source>
        <translation>{title}. {words}</translation>
    </message>
    <message>
        <source>&amp;Back to my deal</source>
        <translation>Таратылымыма қа&amp;йту</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>&amp;Leave the tour</source>
        <translation>&amp;Таныстырудан шығу</translation>
    </message>
    <message>
        <source>Play an &amp;easy deal</source>
        <translation>Оң&amp;ай таратылымды ойнау</translation>
    </message>
</context>
<context>
    <name>UnexpectedDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Бірдеңе дұрыс болмады</translation>
    </message>
    <message>
        <source>&amp;Details for a bug report:</source>
        <translation>&amp;Ақаулық туралы хабарламаға арналған мәлімет:</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Мәліметті көшіру</translation>
    </message>
    <message>
        <source>Quit Big Ben</source>
        <translation>Биг Беннен шығу</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Жабу</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Ойнай беру</translation>
    </message>
    <message>
        <source>Big Ben could not start, because of an unexpected error. Your games are as they were.</source>
        <translation>Биг Бен ешкім күтпеген себеппен іске қосыла алмады. Ойындарыңыз бұрынғы күйінде.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong in Big Ben. Your game is safe: it has been saved. You can play on; if anything looks wrong then, restart Big Ben.</source>
        <translation>Биг Бенде ешкім күтпеген қате кетті. Ойыныңыз аман: ол сақталды. Әрі қарай ойнай аласыз; содан кейін бірдеңе оғаш көрінсе, Биг Бенді қайта іске қосыңыз.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong in Big Ben, and the game could not be saved just now. Everything that was saved before is safe.</source>
        <translation>Биг Бенде ешкім күтпеген қате кетті, ал ойынды дәл қазір сақтау мүмкін болмады. Бұған дейін сақталғанның бәрі аман.</translation>
    </message>
</context>
<context>
    <name>VerdictSign</name>
    <message>
        <source>✓ Won</source>
        <translation>✓ Жеңіс</translation>
    </message>
    <message>
        <source>This game is won.</source>
        <translation>Бұл ойын жеңіспен аяқталған.</translation>
    </message>
    <message>
        <source>✓ Can be won</source>
        <translation>✓ Жеңуге болады</translation>
    </message>
    <message>
        <source>The solver knows a way to win from here.</source>
        <translation>Шешкіш осы жерден жеңіс жолын біледі.</translation>
    </message>
    <message>
        <source>✗ Cannot be won</source>
        <translation>✗ Жеңуге болмайды</translation>
    </message>
    <message>
        <source>… Looking for a win</source>
        <translation>… Жеңіс жолы ізделуде</translation>
    </message>
    <message>
        <source>? Not known if winnable</source>
        <translation>? Жеңуге бола ма, белгісіз</translation>
    </message>
    <message>
        <source>It is proven that this position cannot be won.</source>
        <translation>Бұл орналасудан жеңу мүмкін еместігі дәлелденген.</translation>
    </message>
    <message>
        <source>The solver is looking for a way to win.</source>
        <translation>Шешкіш жеңіс жолын іздеуде.</translation>
    </message>
    <message>
        <source>The solver has found neither a win nor a proof that there is none.</source>
        <translation>Шешкіш жеңісті де, оның жоқтығының дәлелін де таппады.</translation>
    </message>
</context>
<context>
    <name>WayBackQuestion</name>
    <message>
        <source>Hint</source>
        <translation>Кеңес</translation>
    </message>
    <message>
        <source>Go back there</source>
        <translation>Сол жерге қайту</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Осында қалу</translation>
    </message>
</context>
</TS>
