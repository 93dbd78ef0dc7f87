<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>حول البرنامج</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer.</source>
        <translation>لا شيء ممّا تلعبه يغادر هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>التراخيص…</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>العودة إلى الطاولة</translation>
    </message>
    <message>
        <source>Scopa and its family of card games, played offline against computer opponents.</source>
        <translation>لعبة Scopa وأخواتها من ألعاب الورق، بلا إنترنت، أمام الحاسوب.</translation>
    </message>
    <message>
        <source>Version {version}, with Python {python} and Qt {qt}.</source>
        <translation>الإصدار ⁨{version}⁩، مع ⁨Python {python}⁩ و⁨Qt {qt}⁩.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it, share it.</source>
        <translation>برنامج حرّ برخصة MIT: استعمله وعدّله وانشره.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>مبارياتك</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
</context>
<context>
    <name>AccessibilityPage</name>
    <message>
        <source>When on, cards fade in and out instead of moving across the table.</source>
        <translation>عند التفعيل تتلاشى الأوراق وتظهر في مكانها الجديد بدل أن تتحرّك على الطاولة.</translation>
    </message>
    <message>
        <source>R&amp;educed motion</source>
        <translation>تقليل ال&amp;حركة</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>مثل النظام</translation>
    </message>
    <message>
        <source>On</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Buttons, piles and the move list change sides, so your hand hides no cards.</source>
        <translation>تنتقل الأزرار والأكوام وقائمة النقلات إلى الجهة الأخرى، فلا تحجب يدك الأوراق.</translation>
    </message>
    <message>
        <source>Cards are half as large again and overlap; everything else is smaller.</source>
        <translation>تصبح الأوراق أكبر مرة ونصفًا وتتراكب، ويصغر كل ما عداها.</translation>
    </message>
    <message>
        <source>Letters on one half of the keyboard play the whole match. Ctrl+F1 lists them.</source>
        <translation>تكفي حروف نصف لوحة المفاتيح للعب المباراة كلها. يعرضها Ctrl+F1.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>طاولة لليد اليسرى</translation>
    </message>
    <message>
        <source>Large cards</source>
        <translation>أوراق كبيرة</translation>
    </message>
    <message>
        <source>Signs for the suits</source>
        <translation>علامات للأنواع</translation>
    </message>
    <message>
        <source>Each card shows its value and a sign in its corner: another colour and shape for each suit. On French cards, diamonds become blue and clubs green.</source>
        <translation>تُظهر كل ورقة في زاويتها قيمتها وعلامة يختلف لونها وشكلها باختلاف النوع. وفي الورق الفرنسي يصبح الديناري أزرق والبستوني أخضر.</translation>
    </message>
    <message>
        <source>Keys for one hand</source>
        <translation>مفاتيح ليد واحدة</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>اليد اليسرى</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>اليد اليمنى</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>حجم ال&amp;نصّ</translation>
    </message>
    <message>
        <source>The size of all texts, including those on the table.</source>
        <translation>حجم كلّ النصوص، وكذلك التي على الطاولة.</translation>
    </message>
    <message>
        <source>L&amp;ight or dark</source>
        <translation>فاتح أو &amp;داكن</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>The colours of windows like this one. The table has its own.</source>
        <translation>ألوان النوافذ التي مثل هذه. وللطاولة ألوانها الخاصّة.</translation>
    </message>
    <message>
        <source>A dark cloth without texture, black and white windows, thicker outlines, hatching instead of shading. It is on by itself when the system asks for high contrast.</source>
        <translation>قماش داكن بلا نسيج، ونوافذ بالأبيض والأسود، وحدود أسمك، وتظليل بالخطوط. يعمل من تلقاء نفسه حين يطلب النظام تباينًا عاليًا.</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>تباين &amp;عالٍ</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{declared}, matta as {value}</source>
        <translation>{declared}، والماتّا بقيمة {value}</translation>
    </message>
    <message>
        <source>You cut this card.</source>
        <translation>هذه هي الورقة التي قصصتها.</translation>
    </message>
    <message>
        <source>You can declare {cards}.</source>
        <translation>يمكنك إعلان {cards}.</translation>
    </message>
    <message>
        <source>You can declare before you play.</source>
        <translation>يمكنك الإعلان قبل أن تلعب.</translation>
    </message>
    <message>
        <source>You can take cards from the table before you play.</source>
        <translation>يمكنك الأخذ من الطاولة قبل أن تلعب.</translation>
    </message>
    <message>
        <source>Keep it as your first card</source>
        <translation>احتفظ بها ورقةً أولى</translation>
    </message>
    <message>
        <source>Look back, watch: play or pause</source>
        <translation>النظر إلى الوراء والمشاهدة: عرض أو إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Put it on the table</source>
        <translation>ضعها على الطاولة</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;لعبة</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>لعبة &amp;جديدة…</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>مباراة &amp;ثأر</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>بدء ال&amp;توزيعة من جديد</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation>ورقة ال&amp;نقاط…</translation>
    </message>
    <message>
        <source>About this &amp;deal…</source>
        <translation>حول هذه التو&amp;زيعة…</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;فتح مباراة…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>&amp;حفظ المباراة باسم…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>الإ&amp;عدادات…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;نقلة</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ت&amp;لميح</translation>
    </message>
    <message>
        <source>&amp;Next possible capture</source>
        <translation>ال&amp;أخذة التالية</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>ت&amp;خطّي الحركة</translation>
    </message>
    <message>
        <source>Look &amp;back one move</source>
        <translation>نقلة إلى ال&amp;وراء</translation>
    </message>
    <message>
        <source>Look &amp;forward one move</source>
        <translation>ن&amp;قلة إلى الأمام</translation>
    </message>
    <message>
        <source>&amp;Play the moves</source>
        <translation>عر&amp;ض النقلات</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>اللع&amp;ب من هنا</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <translation>إ&amp;يقاف مؤقت</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;طاولة</translation>
    </message>
    <message>
        <source>Table &amp;options…</source>
        <translation>&amp;خيارات الطاولة…</translation>
    </message>
    <message>
        <source>&amp;Automatic play</source>
        <translation>لعب &amp;آلي</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;مغادرة الطاولة</translation>
    </message>
    <message>
        <source>&amp;End by agreement…</source>
        <translation>إنهاء بالا&amp;تفاق…</translation>
    </message>
    <message>
        <source>&amp;Watch a match…</source>
        <translation>مشاهدة م&amp;باراة…</translation>
    </message>
    <message>
        <source>&amp;Sit in…</source>
        <translation>ال&amp;جلوس مكان لاعب…</translation>
    </message>
    <message>
        <source>Watch a&amp;gain</source>
        <translation>مشاهدة م&amp;رة أخرى</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>ال&amp;نقلة التالية</translation>
    </message>
    <message>
        <source>Look &amp;from the next seat</source>
        <translation>من&amp;ظور المقعد التالي</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;تعلّم</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;دروس…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>أ&amp;لغاز…</translation>
    </message>
    <message>
        <source>&amp;Daily deal…</source>
        <translation>توزيعة &amp;اليوم…</translation>
    </message>
    <message>
        <source>&amp;Review the match…</source>
        <translation>&amp;تحليل المباراة…</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>ال&amp;مدرّب</translation>
    </message>
    <message>
        <source>Cards &amp;out and gone</source>
        <translation>الأ&amp;وراق الخارجة والباقية</translation>
    </message>
    <message>
        <source>Odd&amp;s</source>
        <translation>ال&amp;فرص</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>س&amp;جلّ</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>&amp;مباريات…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>الإ&amp;حصاءات…</translation>
    </message>
    <message>
        <source>&amp;Leaderboard…</source>
        <translation>&amp;لوحة الصدارة…</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>الن&amp;زاهة…</translation>
    </message>
    <message>
        <source>&amp;Chips and experience…</source>
        <translation>ال&amp;فيشات والخبرة…</translation>
    </message>
    <message>
        <source>&amp;Profile and badges…</source>
        <translation>الملفّ الشخصيّ والأ&amp;وسمة…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Move list</source>
        <translation>&amp;قائمة النقلات</translation>
    </message>
    <message>
        <source>Last &amp;capture…</source>
        <translation>آخر &amp;أخذة…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>الأ&amp;صوات</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;قواعد اللعبة</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>ال&amp;دليل</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>اختصارات لوحة الم&amp;فاتيح</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>&amp;حول Scopa Desktop</translation>
    </message>
    <message>
        <source>While watching</source>
        <translation>أثناء المشاهدة</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;بطيئة</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;عادية</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;سريعة</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;فورية</translation>
    </message>
    <message>
        <source>&amp;Game speed</source>
        <translation>&amp;سرعة اللعب</translation>
    </message>
    <message>
        <source>With the left hand alone</source>
        <translation>باليد اليسرى وحدها</translation>
    </message>
    <message>
        <source>With the right hand alone</source>
        <translation>باليد اليمنى وحدها</translation>
    </message>
    <message>
        <source>Move between the cards</source>
        <translation>التنقّل بين الأوراق</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>Select a card, play it</source>
        <translation>اختيار ورقة، ثم لعبها</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>مفتاح Enter أو المسافة</translation>
    </message>
    <message>
        <source>Select the first, second … card</source>
        <translation>اختيار الورقة الأولى، الثانية … وغيرها</translation>
    </message>
    <message>
        <source>1, 2 … 9, 0</source>
        <translation>⁨1, 2 … 9, 0⁩</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>وضع الورقة المختارة</translation>
    </message>
    <message>
        <source>Delete or Backspace</source>
        <translation>مفتاح Delete أو Backspace</translation>
    </message>
    <message>
        <source>Next or previous possible capture</source>
        <translation>الأخذة التالية أو السابقة</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab, wheel</source>
        <translation>⁨Tab⁩، ⁨Shift+Tab⁩، عجلة الفأرة</translation>
    </message>
    <message>
        <source>Read out table, hand, piles, score, last moves</source>
        <translation>قراءة الطاولة واليد والأكوام والنتيجة وآخر النقلات</translation>
    </message>
    <message>
        <source>Shift+T, H, P, S, L</source>
        <translation>⁨Shift+T⁩، ⁨H⁩، ⁨P⁩، ⁨S⁩، ⁨L⁩</translation>
    </message>
    <message>
        <source>Deselect the card</source>
        <translation>إلغاء اختيار الورقة</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Look back: one move, one round, all</source>
        <translation>النظر إلى الوراء: نقلة، جولة، الكلّ</translation>
    </message>
    <message>
        <source>Arrow keys, Page keys, Home, End</source>
        <translation>الأسهم، Page، Home، End</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>تخطّي الحركة</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>على الطاولة</translation>
    </message>
    <message>
        <source>Call out? Your side needs {points} that nobody can take away, and more than any other side. If it has fewer, you lose the match.</source>
        <translation>إعلان الفوز؟ يلزم فريقك {points} لا يستطيع أحد انتزاعها، وأكثر من كلّ فريق آخر. وإن كان لديه أقلّ خسرتما المباراة.</translation>
    </message>
    <message>
        <source>Call out? You need {points} that nobody can take away, and more than anybody else. If you have fewer, you lose the match.</source>
        <translation>إعلان الفوز؟ يلزمك {points} لا يستطيع أحد انتزاعها، وأكثر من غيرك. وإن كان لديك أقلّ خسرت المباراة.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>خذها</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>اتركها</translation>
    </message>
    <message>
        <source>Cut the pack before the deal.</source>
        <translation>اقصص الورق قبل التوزيع.</translation>
    </message>
    <message>
        <source>{name} cuts the pack before the deal.</source>
        <translation>على ⁨{name}⁩ قصّ الورق قبل التوزيع.</translation>
    </message>
    <message>
        <source>You may take the opening cards.</source>
        <translation>لك أن تأخذ أوراق البداية.</translation>
    </message>
    <message>
        <source>Select cards that make {total}, or take one of these:</source>
        <translation>حدّد أوراقًا مجموعها {total}، أو خذ إحدى هذه المجموعات:</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>لا تعلن شيئًا</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>أعلن الفوز</translation>
    </message>
    <message>
        <source>S, Space, Enter, Esc or a click</source>
        <translation>S أو المسافة أو Enter أو Esc أو نقرة</translation>
    </message>
</context>
<context>
    <name>AgreementController</name>
    <message>
        <source>{name} wants to play on, so the match goes on.</source>
        <translation>⁨{name}⁩ مع متابعة اللعب، فتستمرّ المباراة.</translation>
    </message>
    <message>
        <source>{name} has good chances and wants to play on.</source>
        <translation>فرص ⁨{name}⁩ جيّدة، فتستمرّ المباراة.</translation>
    </message>
    <message>
        <source>Agreed with {names}: nobody has won or lost the match.</source>
        <translation>تمّ الاتفاق مع ⁨{names}⁩: لم يفز أحد بالمباراة ولم يخسرها.</translation>
    </message>
    <message>
        <source>Nobody wins or loses, and nothing is counted.</source>
        <translation>لا فائز ولا خاسر، ولا تُحتسب المباراة.</translation>
    </message>
    <message>
        <source>The computer players agree if their own chances are not better than even.</source>
        <translation>يوافق لاعبو الحاسوب إذا لم تكن الأرجحيّة لهم.</translation>
    </message>
    <message>
        <source>All stakes go back.</source>
        <translation>تُعاد كلّ الرهانات.</translation>
    </message>
    <message>
        <source>End by agreement</source>
        <translation>إنهاء بالاتفاق</translation>
    </message>
    <message>
        <source>{name} would like to end the match by agreement.</source>
        <translation>اقتراح من ⁨{name}⁩: إنهاء المباراة بالاتفاق.</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>مرّر الشاشة إلى ⁨{name}⁩</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>⁨{name}⁩، هل توافق؟</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>أوافق</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>إنهاء المباراة</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>متابعة اللعب</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Scopa Desktop is open</source>
        <translation>برنامج Scopa Desktop مفتوح بالفعل</translation>
    </message>
    <message>
        <source>Another Scopa Desktop is using the current match and does not answer; it has locked “{path}”. You can play, but your match will not be saved.</source>
        <translation>نسخة أخرى من Scopa Desktop تستعمل المباراة الجارية ولا تستجيب؛ وقد أقفلت «⁨{path}⁩». يمكنك اللعب، لكن مباراتك لن تُحفظ.</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>العب دون حفظ</translation>
    </message>
    <message>
        <source>Another Scopa Desktop has locked “{path}”.</source>
        <translation>نسخة أخرى من Scopa Desktop أقفلت «⁨{path}⁩».</translation>
    </message>
    <message>
        <source>{reason} Your match is not saved while you play. Use “Save the match as” to keep it.</source>
        <translation>{reason} مباراتك لا تُحفظ أثناء اللعب. للاحتفاظ بها استعمل «حفظ المباراة باسم».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message>
        <source>A match that is opened from a file goes on for practice, without chips.</source>
        <translation>المباراة المفتوحة من ملفّ تستمرّ للتدريب، بلا فيشات.</translation>
    </message>
    <message>
        <source>You are playing on from here. The match so far is saved among your matches.</source>
        <translation>تلعب من هنا، وما سبق من المباراة محفوظ بين مبارياتك.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>حفظ المباراة</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>مباريات (*{suffix})</translation>
    </message>
    <message>
        <source>The match that was on the table is damaged and cannot go on.</source>
        <translation>المباراة التي كانت على الطاولة تالفة ولا يمكن أن تستمرّ.</translation>
    </message>
    <message>
        <source>Your earlier matches are being brought in: {number} of {total}.</source>
        <translation>يجري نقل مبارياتك السابقة: ⁨{number}⁩ من ⁨{total}⁩.</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>مغادرة المباراة</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>متابعة اللعب</translation>
    </message>
    <message>
        <source>Leave the competitive match?</source>
        <translation>مغادرة المباراة التنافسيّة؟</translation>
    </message>
    <message>
        <source>Your match is saved again.</source>
        <translation>عادت مباراتك تُحفظ.</translation>
    </message>
    <message>
        <source>The match has become so long that no further round fits into its file. It is kept as it is; start a new game to go on playing.</source>
        <translation>صارت المباراة طويلة إلى حدّ أنّ ملفّها لا يتّسع لجولة أخرى. تبقى محفوظة كما هي؛ ابدأ لعبة جديدة لتواصل اللعب.</translation>
    </message>
</context>
<context>
    <name>AutoNext</name>
    <message>
        <source>The match goes on by itself. Any key or click here stops that.</source>
        <translation>تستمرّ المباراة من تلقاء نفسها. أيّ مفتاح أو نقرة هنا يوقف ذلك.</translation>
    </message>
</context>
<context>
    <name>Back</name>
    <message>
        <source>Night sky</source>
        <translation>سماء الليل</translation>
    </message>
    <message>
        <source>Brooms</source>
        <translation>مكانس</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>شركاء</translation>
    </message>
    <message>
        <source>Fifteen suns</source>
        <translation>خمس عشرة شمسًا</translation>
    </message>
    <message>
        <source>Two harbours</source>
        <translation>ميناءان</translation>
    </message>
    <message>
        <source>Silver river</source>
        <translation>نهر الفضّة</translation>
    </message>
</context>
<context>
    <name>BadgeGrid</name>
    <message>
        <source>Badges</source>
        <translation>الأوسمة</translation>
    </message>
    <message>
        <source>Not earned yet.</source>
        <translation>لم تنله بعد.</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>First sweep</source>
        <translation>أوّل شكبّة</translation>
    </message>
    <message>
        <source>Sweep the table in a match that you play to its end.</source>
        <translation>اعمل شكبّة في مباراة تلعبها إلى نهايتها.</translation>
    </message>
    <message>
        <source>First win</source>
        <translation>أوّل فوز</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>اربح مباراة.</translation>
    </message>
    <message>
        <source>Ten wins</source>
        <translation>عشرة انتصارات</translation>
    </message>
    <message>
        <source>Win ten matches.</source>
        <translation>اربح عشر مباريات.</translation>
    </message>
    <message>
        <source>A hundred wins</source>
        <translation>مئة انتصار</translation>
    </message>
    <message>
        <source>Win a hundred matches.</source>
        <translation>اربح مئة مباراة.</translation>
    </message>
    <message>
        <source>A thousand wins</source>
        <translation>ألف انتصار</translation>
    </message>
    <message>
        <source>Win a thousand matches.</source>
        <translation>اربح ألف مباراة.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>كابوتو</translation>
    </message>
    <message>
        <source>Win a match without a single point for the others.</source>
        <translation>اربح مباراة دون أن ينال الآخرون نقطة واحدة.</translation>
    </message>
    <message>
        <source>All the coins</source>
        <translation>كلّ الديناري</translation>
    </message>
    <message>
        <source>Capture all ten coins in one round.</source>
        <translation>خذ أوراق الديناري العشر في جولة واحدة.</translation>
    </message>
    <message>
        <source>All the sevens</source>
        <translation>كلّ السبعات</translation>
    </message>
    <message>
        <source>Capture all four sevens in one round.</source>
        <translation>خذ السبعات الأربع في جولة واحدة.</translation>
    </message>
    <message>
        <source>Clean round</source>
        <translation>جولة كاملة</translation>
    </message>
    <message>
        <source>Win every category of a round, at least four.</source>
        <translation>اربح كلّ بنود الجولة، وهي أربعة على الأقلّ.</translation>
    </message>
    <message>
        <source>Nothing given away</source>
        <translation>لا هدايا</translation>
    </message>
    <message>
        <source>Win a match of two or more rounds in which nobody else makes a sweep.</source>
        <translation>اربح مباراة من جولتين أو أكثر لا يعمل فيها غيرك شكبّة.</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>باب مغلق</translation>
    </message>
    <message>
        <source>Leave the others without a point for three rounds in a row.</source>
        <translation>لا تترك للآخرين نقطة في ثلاث جولات متتالية.</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>عودة قويّة</translation>
    </message>
    <message>
        <source>Win after being behind by half the points of the match.</source>
        <translation>اربح بعد تأخّر بنصف نقاط المباراة.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>الورقة الأخيرة</translation>
    </message>
    <message>
        <source>Turn the match in its last round, and play the last card of it yourself.</source>
        <translation>اقلب المباراة في جولتها الأخيرة والعب آخر ورقة فيها بنفسك.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>بفارق شعرة</translation>
    </message>
    <message>
        <source>Win a match by a single point.</source>
        <translation>اربح مباراة بفارق نقطة واحدة.</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>وقت إضافيّ</translation>
    </message>
    <message>
        <source>Win a match that goes on after the target is reached.</source>
        <translation>اربح مباراة تستمرّ بعد بلوغ الهدف.</translation>
    </message>
    <message>
        <source>Three sweeps</source>
        <translation>ثلاث شكبّات</translation>
    </message>
    <message>
        <source>Make three sweeps in one round.</source>
        <translation>اعمل ثلاث شكبّات في جولة واحدة.</translation>
    </message>
    <message>
        <source>Five sweeps</source>
        <translation>خمس شكبّات</translation>
    </message>
    <message>
        <source>Make five sweeps in one round.</source>
        <translation>اعمل خمس شكبّات في جولة واحدة.</translation>
    </message>
    <message>
        <source>Faithful settebello</source>
        <translation>سبعة وفيّة</translation>
    </message>
    <message>
        <source>Capture the seven of coins in four rounds in a row.</source>
        <translation>خذ سبعة الديناري في أربع جولات متتالية.</translation>
    </message>
    <message>
        <source>Primiera master</source>
        <translation>سيّد البريميرا</translation>
    </message>
    <message>
        <source>Win the primiera in four rounds of one match.</source>
        <translation>اربح البريميرا في أربع جولات من مباراة واحدة.</translation>
    </message>
    <message>
        <source>Long napola</source>
        <translation>نابولا طويلة</translation>
    </message>
    <message>
        <source>Capture the coins from the ace to the five in one round.</source>
        <translation>خذ الديناري من الآس إلى الخمسة في جولة واحدة.</translation>
    </message>
    <message>
        <source>Well declared</source>
        <translation>إعلان موفّق</translation>
    </message>
    <message>
        <source>Win a match with ten or more points from declarations.</source>
        <translation>اربح مباراة بعشر نقاط أو أكثر من الإعلانات.</translation>
    </message>
    <message>
        <source>A lucky deal</source>
        <translation>توزيع محظوظ</translation>
    </message>
    <message>
        <source>Win a match in which your own deal gives you points.</source>
        <translation>اربح مباراة يعطيك فيها توزيعك أنت نقاطًا.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>ثلاثة على التوالي</translation>
    </message>
    <message>
        <source>Win three matches in a row.</source>
        <translation>اربح ثلاث مباريات متتالية.</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>خمسة على التوالي</translation>
    </message>
    <message>
        <source>Win five matches in a row.</source>
        <translation>اربح خمس مباريات متتالية.</translation>
    </message>
    <message>
        <source>Ten in a row</source>
        <translation>عشرة على التوالي</translation>
    </message>
    <message>
        <source>Win ten matches in a row.</source>
        <translation>اربح عشر مباريات متتالية.</translation>
    </message>
    <message>
        <source>All six beaten</source>
        <translation>الستّة كلّهم</translation>
    </message>
    <message>
        <source>Beat all six opponents in games of the same family.</source>
        <translation>اهزم الخصوم الستّة في ألعاب من عائلة واحدة.</translation>
    </message>
    <message>
        <source>The whole family</source>
        <translation>العائلة كلّها</translation>
    </message>
    <message>
        <source>Win every game of a family that has three or more.</source>
        <translation>اربح في كلّ ألعاب عائلة فيها ثلاث ألعاب أو أكثر.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>صحبة طيّبة</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>اربح مباراة مع شريك.</translation>
    </message>
    <message>
        <source>Table for three</source>
        <translation>طاولة لثلاثة</translation>
    </message>
    <message>
        <source>Win a match against two opponents.</source>
        <translation>اربح مباراة ضدّ خصمين.</translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>واحد ضدّ ثلاثة</translation>
    </message>
    <message>
        <source>Win a match against three opponents.</source>
        <translation>اربح مباراة ضدّ ثلاثة خصوم.</translation>
    </message>
    <message>
        <source>Seven decks</source>
        <translation>سبعة أطقم</translation>
    </message>
    <message>
        <source>Win with seven different decks.</source>
        <translation>اربح بسبعة أطقم ورق مختلفة.</translation>
    </message>
    <message>
        <source>Revenge</source>
        <translation>الثأر</translation>
    </message>
    <message>
        <source>Lose a match, then win the next one of the same game and players.</source>
        <translation>اخسر مباراة ثمّ اربح التالية في اللعبة نفسها ومع اللاعبين أنفسهم.</translation>
    </message>
    <message>
        <source>All your own work</source>
        <translation>بلا مساعدة</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without a hint.</source>
        <translation>اهزم Don Ciro أو Aurelio بلا تلميح.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>لا رجوع</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without taking back a move.</source>
        <translation>اهزم Don Ciro أو Aurelio دون التراجع عن نقلة.</translation>
    </message>
    <message>
        <source>Quick work</source>
        <translation>بسرعة البرق</translation>
    </message>
    <message>
        <source>Win a match to eleven or more in two rounds.</source>
        <translation>اربح في جولتين مباراة إلى إحدى عشرة نقطة أو أكثر.</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>نفَس طويل</translation>
    </message>
    <message>
        <source>Win a match of eight or more rounds.</source>
        <translation>اربح مباراة من ثماني جولات أو أكثر.</translation>
    </message>
    <message>
        <source>A big round</source>
        <translation>جولة كبيرة</translation>
    </message>
    <message>
        <source>Score ten or more points in one round.</source>
        <translation>سجّل عشر نقاط أو أكثر في جولة واحدة.</translation>
    </message>
    <message>
        <source>At a stroke</source>
        <translation>بضربة واحدة</translation>
    </message>
    <message>
        <source>Win a match at once with the cards you have captured.</source>
        <translation>اربح المباراة فورًا بالأوراق التي أخذتها.</translation>
    </message>
    <message>
        <source>Tour of Italy</source>
        <translation>جولة في إيطاليا</translation>
    </message>
    <message>
        <source>Win five different games with Italian roots.</source>
        <translation>اربح في خمس ألعاب مختلفة من أصل إيطاليّ.</translation>
    </message>
    <message>
        <source>Spanish cards</source>
        <translation>أوراق إسبانيّة</translation>
    </message>
    <message>
        <source>Win five different games that use Spanish cards.</source>
        <translation>اربح في خمس ألعاب مختلفة بأوراق إسبانيّة.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Win a match of Scopone.</source>
        <translation>اربح مباراة Scopone.</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>Cirulla</translation>
    </message>
    <message>
        <source>Win a match of Cirulla.</source>
        <translation>اربح مباراة Cirulla.</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>الشكبّة</translation>
    </message>
    <message>
        <source>Win a match of Chkobba.</source>
        <translation>اربح مباراة شكبّة.</translation>
    </message>
    <message>
        <source>{name} beaten</source>
        <translation>هزمت ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Win a match against {name}.</source>
        <translation>اربح مباراة ضدّ ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>{done} of {needed}</source>
        <translation>⁨{done}⁩ من ⁨{needed}⁩</translation>
    </message>
    <message>
        <source>Earned: {date}</source>
        <translation>نلته في ⁨{date}⁩</translation>
    </message>
    <message>
        <source>Earned in: {game}, {score} against {names}, {date}</source>
        <translation>نلته في: ⁨{game}⁩، ⁨{score}⁩ ضدّ ⁨{names}⁩، ⁨{date}⁩</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>على التوالي: {count}</translation>
    </message>
    <message>
        <source>wins: {count}</source>
        <translation>مرات الفوز: {count}</translation>
    </message>
    <message>
        <source>games: {count}</source>
        <translation>الألعاب: {count}</translation>
    </message>
    <message>
        <source>opponents: {count}</source>
        <translation>الخصوم: {count}</translation>
    </message>
    <message>
        <source>decks: {count}</source>
        <translation>أطقم الورق: {count}</translation>
    </message>
</context>
<context>
    <name>BrowsingBar</name>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>عرض النقلات</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Round {round}, void deal</source>
        <translation>الجولة {round}، توزيعة لاغية</translation>
    </message>
    <message>
        <source>Round {round}, before the first move</source>
        <translation>الجولة {round}، قبل النقلة الأولى</translation>
    </message>
    <message>
        <source>Round {round}, move {move} of {moves}</source>
        <translation>الجولة {round}، النقلة {move} من {moves}</translation>
    </message>
    <message>
        <source>Looking back: {position}</source>
        <translation>نظرة إلى الوراء: {position}</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>النقلة الأولى</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>النقلة السابقة</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>النقلة التالية</translation>
    </message>
    <message>
        <source>Last move, and the game</source>
        <translation>آخر نقلة ثم اللعبة</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>اللعب من هنا</translation>
    </message>
    <message>
        <source>Start a new match from this position. The current one is saved.</source>
        <translation>يبدأ مباراة جديدة من هذا الوضع. المباراة الحالية تُحفظ.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>العودة إلى اللعبة</translation>
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
        <translation>آخر أخذة</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>العودة إلى الطاولة</translation>
    </message>
    <message>
        <source>In {game} nobody looks through the piles during a round.</source>
        <translation>في ⁨{game}⁩ لا ينظر أحد في الأوراق المأخوذة أثناء الجولة.</translation>
    </message>
    <message>
        <source>Pile of your side: {cards}</source>
        <translation>كومة فريقك: {cards}</translation>
    </message>
    <message>
        <source>Your pile: {cards}</source>
        <translation>كومتك: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been captured in this round yet.</source>
        <translation>لم يؤخذ شيء في هذه الجولة بعد.</translation>
    </message>
</context>
<context>
    <name>CardsController</name>
    <message>
        <source>Your own deck is gone; each game uses its own cards.</source>
        <translation>طقمك الخاصّ لم يعد موجودًا، فلكلّ لعبة أوراقها.</translation>
    </message>
    <message>
        <source>A picture of your deck “{name}” is damaged; it is left out.</source>
        <translation>صورة من طقمك «⁨{name}⁩» تالفة، فاستُبعد الطقم.</translation>
    </message>
    <message>
        <source>You have earned a card back, {name}. Choose it in the settings.</source>
        <translation>ربحت ظهر أوراق جديدًا: {name}. اختره في الإعدادات.</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Values on the cards</source>
        <translation>ال&amp;قيم على الأوراق</translation>
    </message>
    <message>
        <source>Where needed</source>
        <translation>عند الحاجة</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>كما طُبعت</translation>
    </message>
    <message>
        <source>While choosing</source>
        <translation>عند الاختيار</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>A small badge shows what a card counts, on decks that do not print it. It is needed where the cards of a hand are hard to count.</source>
        <translation>شارة صغيرة تبيّن قيمة الورقة في الأطقم التي لا تطبعها. وتلزم حيث يصعب عدّ أوراق اليد.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>طقم الورق</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>الأوراق التي تلعب بها في كلّ الألعاب.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>ظهر الأوراق</translation>
    </message>
    <message>
        <source>What hidden cards look like.</source>
        <translation>شكل الأوراق المقلوبة.</translation>
    </message>
    <message>
        <source>Same as the deck</source>
        <translation>مثل الطقم</translation>
    </message>
    <message>
        <source>Each deck has its own back.</source>
        <translation>لكلّ طقم ظهره الخاصّ.</translation>
    </message>
    <message>
        <source>Win three matches of a family of games to earn its back: {list}.</source>
        <translation>اربح ثلاث مباريات من عائلة ألعاب لتنال ظهرها: {list}.</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}، من رسوم Scopa Desktop</translation>
    </message>
    <message>
        <source>{back} ({family}, {progress})</source>
        <translation>{back} ({family}، {progress})</translation>
    </message>
    <message>
        <source>The game on the table has fifty-two cards, more than this deck: it is played with the deck {deck}.</source>
        <translation>في اللعبة التي على الطاولة اثنتان وخمسون ورقة، أي أكثر من هذه المجموعة: تُلعب بالمجموعة {deck}.</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Cards</source>
        <translation>الكارطة</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>السبعة الحيّة</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>البريميرا</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>السيتنتا</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>كلّ الأوراق</translation>
    </message>
    <message>
        <source>All coins</source>
        <translation>كلّ الديناري</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>السبعات</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>السبعات الأربع</translation>
    </message>
    <message>
        <source>Barmila</source>
        <translation>البرميلة</translation>
    </message>
    <message>
        <source>Carimbo</source>
        <translation>الكاريمبو</translation>
    </message>
    <message>
        <source>La grande</source>
        <translation>الغراندي</translation>
    </message>
    <message>
        <source>La piccola</source>
        <translation>البيكولا</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>النابولا</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>الري بيلّو</translation>
    </message>
    <message>
        <source>Aces and courts</source>
        <translation>الآسات والصور</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>الإعلانات</translation>
    </message>
    <message>
        <source>Picula, Bàgher</source>
        <translation>بيكولا وباغر</translation>
    </message>
    <message>
        <source>Bàgher</source>
        <translation>باغر</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>All diamonds</source>
        <translation>كلّ الديناري</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>السيوف</translation>
    </message>
    <message>
        <source>Napula</source>
        <translation>نابولا</translation>
    </message>
    <message>
        <source>Picada, Cicera, Bigia</source>
        <translation>بيكادا وتشيتشيرا وبيجا</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>البستوني</translation>
    </message>
</context>
<context>
    <name>ChangedMark</name>
    <message>
        <source>Differs from the usual rules</source>
        <translation>مختلف عن القواعد المعتادة</translation>
    </message>
</context>
<context>
    <name>CharacterTile</name>
    <message>
        <source>strength {0} of {1}</source>
        <translation>القوّة {0} من {1}</translation>
    </message>
    <message>
        <source>seat {0}</source>
        <translation>المقعد {0}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Card or event</source>
        <translation>الورقة أو الحدث</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>عدد المرات</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>المتوقّع</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Rounds you won it</source>
        <translation>جولات لك</translation>
    </message>
    <message>
        <source>Rounds they won it</source>
        <translation>جولات لهم</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>نقاطك</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>نقاطهم</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>عرض في جدول</translation>
    </message>
    <message>
        <source>The arrow keys go through the values.</source>
        <translation>تنقّلك مفاتيح الأسهم بين القيم.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>الخصم</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>نسبة الفوز</translation>
    </message>
    <message>
        <source>{share} of {matches}</source>
        <comment>a share of a number of matches</comment>
        <translation>{share} (⁨{matches}⁩)</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التصنيف</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>تعادل</translation>
    </message>
    <message numerus="yes">
        <source>Share won of the last {count} matches</source>
        <translation>
            <numerusform>نسبة الفوز في آخر {count} مباراة</numerusform>
            <numerusform>نسبة الفوز في آخر مباراة ({count})</numerusform>
            <numerusform>نسبة الفوز في آخر مباراتين ({count})</numerusform>
            <numerusform>نسبة الفوز في آخر {count} مباريات</numerusform>
            <numerusform>نسبة الفوز في آخر {count} مباراة</numerusform>
            <numerusform>نسبة الفوز في آخر {count} مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>من ⁨{first}⁩ إلى ⁨{last}⁩</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الدقّة</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Your first chips</source>
        <translation>فيشاتك الأولى</translation>
    </message>
    <message>
        <source>Stake of a match</source>
        <translation>رهان مباراة</translation>
    </message>
    <message>
        <source>A match that was left</source>
        <translation>مباراة غادرها لاعبوها</translation>
    </message>
    <message>
        <source>Stake of a void match, returned</source>
        <translation>إعادة رهان مباراة لاغية</translation>
    </message>
    <message>
        <source>Left a competitive match</source>
        <translation>مغادرة مباراة تنافسيّة</translation>
    </message>
    <message>
        <source>Played a practice match</source>
        <translation>لعب مباراة تدريبيّة</translation>
    </message>
    <message>
        <source>Completed a lesson</source>
        <translation>إتمام درس</translation>
    </message>
    <message>
        <source>Solved a puzzle</source>
        <translation>حلّ لغز</translation>
    </message>
    <message>
        <source>Played the daily deal</source>
        <translation>لعب توزيعة اليوم</translation>
    </message>
    <message>
        <source>Won a match</source>
        <translation>الفوز بمباراة</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>مباراة</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>المستوى {level}</translation>
    </message>
    <message>
        <source>{name}: {chips}, {level}</source>
        <translation>⁨{name}⁩: {chips}، {level}</translation>
    </message>
    <message>
        <source>Competitive match, paid</source>
        <translation>مباراة تنافسيّة، وُزّع صندوقها</translation>
    </message>
    <message>
        <source>Competitive match: {pot} in the pot, {stake} from each player</source>
        <translation>مباراة تنافسيّة: {pot} في الصندوق، {stake} من كلّ لاعب</translation>
    </message>
    <message>
        <source>The match is void: everybody has the stake back.</source>
        <translation>المباراة لاغية: عاد إلى كلّ لاعب رهانه.</translation>
    </message>
    <message>
        <source>Pot: {pot}, of which the bank takes {bank}.</source>
        <translation>الصندوق: {pot}، نصيب البنك منها {bank}.</translation>
    </message>
    <message>
        <source>{name}: {gains}.</source>
        <translation>⁨{name}⁩: {gains}.</translation>
    </message>
    <message>
        <source>{name} reaches level {level}!</source>
        <translation>⁨{name}⁩: بلوغ المستوى {level}!</translation>
    </message>
    <message>
        <source>Another window of the game plays with your chips.</source>
        <translation>نافذة أخرى من اللعبة تستخدم فيشاتك الآن.</translation>
    </message>
    <message>
        <source>Guests have no chips: only people with a profile play for them.</source>
        <translation>لا فيشات للضيوف: لا يلعب عليها إلّا من له ملفّ شخصيّ.</translation>
    </message>
    <message>
        <source>Chips are staked by people only.</source>
        <translation>لا يراهن بالفيشات إلّا الأشخاص.</translation>
    </message>
    <message>
        <source>Nothing is staked in this match.</source>
        <translation>لا رهان في هذه المباراة.</translation>
    </message>
    <message>
        <source>{names} always plays as well as you do, and never for chips.</source>
        <translation>{names} تلعب دائمًا بمستواك، ولا تلعب أبدًا بالفيشات.</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>لا يمكن عدّ الفيشات الآن.</translation>
    </message>
    <message>
        <source>A deal number of your own is for practice only: clear it to play for chips.</source>
        <translation>رقم التوزيعة المختار للتدريب فقط: امسحه لتلعب على الفيشات.</translation>
    </message>
    <message>
        <source>{names}: too few for a stake of {stake}. Choose a smaller one, or earn chips by practice, lessons, puzzles and the daily deal.</source>
        <translation>⁨{names}⁩: الفيشات لا تكفي لرهان قدره {stake}. اختر رهانًا أصغر، أو اكسب فيشات بالتدريب والدروس والألغاز وتوزيعة اليوم.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, all of you lose it: the stakes of {stake} stay in the pot, and each of you pays {penalty} more.</source>
        <translation>إن غادرتم هذه المباراة التنافسيّة خسرتموها جميعًا: تبقى الرهانات ({stake} لكلّ لاعب) في الصندوق، ويدفع كلّ شخص فوقها {penalty}.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, you lose it: your stake of {stake} stays in the pot, and you pay {penalty} more.</source>
        <translation>إن غادرت هذه المباراة التنافسيّة خسرتها: يبقى رهانك ({stake}) في الصندوق، وتدفع فوقه {penalty}.</translation>
    </message>
</context>
<context>
    <name>ChipsPage</name>
    <message>
        <source>Chips</source>
        <translation>الفيشات</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>لا يمكن عدّ الفيشات الآن.</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>الخبرة</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>How to earn</source>
        <translation>كيف تكسب</translation>
    </message>
    <message>
        <source>A match among people at one computer brings no experience, nor does one in which most of your moves were made for you.</source>
        <translation>المباراة بين أشخاص على حاسوب واحد لا تمنح خبرة، ولا المباراة التي لُعبت معظم نقلاتها نيابةً عنك.</translation>
    </message>
    <message>
        <source>The last entries</source>
        <translation>آخر الحركات</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>المستوى {level}</translation>
    </message>
    <message>
        <source>Level {level}, the highest</source>
        <translation>المستوى {level}، وهو الأعلى</translation>
    </message>
    <message>
        <source>Level {level}: {left} to the next one</source>
        <translation>المستوى {level}: {left} إلى المستوى التالي</translation>
    </message>
    <message>
        <source>and {chips} in the pot</source>
        <translation>و{chips} في الصندوق</translation>
    </message>
    <message>
        <source>In a competitive match, each player stakes chips. The winner gets the pot less a quarter for the bank, and 10 points of experience for each player at the table; partners share, and every loser gets 5. With fewer than {ceiling} chips, you earn some by practice: {practice} for a match, {lesson} for a lesson, {puzzle} for a puzzle and {daily} for the daily deal, up to {most} a day.</source>
        <translation>في المباراة التنافسيّة يراهن كلّ لاعب بفيشات. للفائز الصندوق بعد خصم ربعه للبنك، و10 نقاط خبرة عن كلّ لاعب على الطاولة؛ ويتقاسم الشريكان ذلك، ولكلّ خاسر 5. ومن لديه أقلّ من {ceiling} فيشة يكسب بعضها بالتدريب: {practice} عن المباراة، و{lesson} عن الدرس، و{puzzle} عن اللغز، و{daily} عن توزيعة اليوم، وبحدّ أقصى {most} في اليوم.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>الرصيد</translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
</context>
<context>
    <name>ClosingGuard</name>
    <message>
        <source>Your last moves have not been saved</source>
        <translation>لم تُحفظ نقلاتك الأخيرة</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>أغلق على أيّ حال</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>حاول مجددًا</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>The table is empty, so nobody can make {sweep}.</source>
        <translation>الطاولة فارغة، فلا أحد يستطيع تحقيق {sweep}.</translation>
    </message>
    <message>
        <source>No card can make {sweep} with this table.</source>
        <translation>لا ورقة تحقّق {sweep} مع هذه الطاولة.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {total} and {sweep}: {percent}.</source>
        <translation>مجموع الطاولة {sum}. تلزم ⁨{name}⁩ ورقة {ranks} لبلوغ {total} وتحقيق {sweep}: {percent}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>مجموع الطاولة {sum}. تلزم ⁨{name}⁩ ورقة {ranks} لتحقيق {sweep}: {percent}.</translation>
    </message>
    <message>
        <source>{name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>تلزم ⁨{name}⁩ ورقة {ranks} لتحقيق {sweep}: {percent}.</translation>
    </message>
    <message>
        <source>After the {card}: {danger}</source>
        <translation>بعد {card}: {danger}</translation>
    </message>
    <message>
        <source>That cost {points}. Better: {move}.</source>
        <translation>كلّفك هذا {points}. الأفضل: {move}.</translation>
    </message>
    <message>
        <source>That cost about {points}. Better: {move}.</source>
        <translation>كلّفك هذا نحو {points}. الأفضل: {move}.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>أفضل نقلة</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>لا تقلّ عن الأفضل</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>تكلّف {points}</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing here.</source>
        <translation>إخلاء الطاولة لا يُحسب شيئًا هنا.</translation>
    </message>
    <message>
        <source>Nobody wants to make {sweep} here.</source>
        <translation>لا أحد يريد {sweep} هنا.</translation>
    </message>
    <message>
        <source>Coach: {move}.</source>
        <translation>المدرّب: {move}.</translation>
    </message>
    <message>
        <source>Coach: {cost}.</source>
        <translation>المدرّب: {cost}.</translation>
    </message>
    <message>
        <source>Coach: {cost}: {reasons}.</source>
        <translation>المدرّب: {cost}: {reasons}.</translation>
    </message>
    <message>
        <source>over all the ways the hidden cards could lie</source>
        <translation>في المتوسّط، كيفما توزّعت الأوراق المخفيّة</translation>
    </message>
    <message>
        <source>The next best: {reasons}.</source>
        <translation>الأفضل بعدها: {reasons}.</translation>
    </message>
    <message>
        <source>The best play: {reasons}.</source>
        <translation>أفضل نقلة: {reasons}.</translation>
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
        <translation>يفتح الدرس المتعلّق بها.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>المدرّب</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>تراجع عنها</translation>
    </message>
    <message>
        <source>Takes back your move and everything after it.</source>
        <translation>يلغي نقلتك وكلّ ما بعدها.</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>small total</source>
        <translation>مجموع صغير</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>ثلاث متماثلة</translation>
    </message>
    <message>
        <source>flor</source>
        <translation>فلور</translation>
    </message>
    <message>
        <source>escalera</source>
        <translation>إسكاليرا</translation>
    </message>
    <message>
        <source>tres de nueva</source>
        <translation>تريس دي نويفا</translation>
    </message>
    <message>
        <source>dos de miseria</source>
        <translation>دوس دي ميزيريا</translation>
    </message>
    <message>
        <source>chorizo</source>
        <translation>تشوريزو</translation>
    </message>
    <message>
        <source>báciga</source>
        <translation>باسيغا</translation>
    </message>
    <message>
        <source>báciga y pares</source>
        <translation>باسيغا إي باريس</translation>
    </message>
    <message>
        <source>picada</source>
        <translation>بيكادا</translation>
    </message>
    <message>
        <source>cicera</source>
        <translation>تشيتشيرا</translation>
    </message>
    <message>
        <source>bigia</source>
        <translation>بيجا</translation>
    </message>
    <message>
        <source>picula</source>
        <translation>بيكولا</translation>
    </message>
    <message>
        <source>bàgher</source>
        <translation>باغر</translation>
    </message>
</context>
<context>
    <name>Competition</name>
    <message>
        <source>No chips are staked in this match: nothing is won or lost in it.</source>
        <translation>لا رهان في هذه المباراة: لا تُكسب فيها فيشات ولا تُخسر.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n ورقة</numerusform>
            <numerusform>%n ورقة</numerusform>
            <numerusform>ورقتان (%n)</numerusform>
            <numerusform>%n أوراق</numerusform>
            <numerusform>%n ورقة</numerusform>
            <numerusform>%n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n ورقة في اليد</numerusform>
            <numerusform>%n ورقة في اليد</numerusform>
            <numerusform>ورقتان (%n) في اليد</numerusform>
            <numerusform>%n أوراق في اليد</numerusform>
            <numerusform>%n ورقة في اليد</numerusform>
            <numerusform>%n ورقة في اليد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n فيشة</numerusform>
            <numerusform>%n فيشة</numerusform>
            <numerusform>فيشتان (%n)</numerusform>
            <numerusform>%n فيشات</numerusform>
            <numerusform>%n فيشة</numerusform>
            <numerusform>%n فيشة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n توزيعة</numerusform>
            <numerusform>%n توزيعة</numerusform>
            <numerusform>توزيعتان (%n)</numerusform>
            <numerusform>%n توزيعات</numerusform>
            <numerusform>%n توزيعة</numerusform>
            <numerusform>%n توزيعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of experience</source>
        <translation>
            <numerusform>%n نقطة خبرة</numerusform>
            <numerusform>%n نقطة خبرة</numerusform>
            <numerusform>نقطتا خبرة (%n)</numerusform>
            <numerusform>%n نقاط خبرة</numerusform>
            <numerusform>%n نقطة خبرة</numerusform>
            <numerusform>%n نقطة خبرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n مباراة</numerusform>
            <numerusform>%n مباراة</numerusform>
            <numerusform>مباراتان (%n)</numerusform>
            <numerusform>%n مباريات</numerusform>
            <numerusform>%n مباراة</numerusform>
            <numerusform>%n مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n نقلة</numerusform>
            <numerusform>%n نقلة</numerusform>
            <numerusform>نقلتان (%n)</numerusform>
            <numerusform>%n نقلات</numerusform>
            <numerusform>%n نقلة</numerusform>
            <numerusform>%n نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n openings</source>
        <translation>
            <numerusform>%n افتتاحية</numerusform>
            <numerusform>%n افتتاحية</numerusform>
            <numerusform>افتتاحيتان (%n)</numerusform>
            <numerusform>%n افتتاحيات</numerusform>
            <numerusform>%n افتتاحية</numerusform>
            <numerusform>%n افتتاحية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other sets</source>
        <translation>
            <numerusform>%n خيار آخر</numerusform>
            <numerusform>%n خيار آخر</numerusform>
            <numerusform>خياران آخران (%n)</numerusform>
            <numerusform>%n خيارات أخرى</numerusform>
            <numerusform>%n خيارًا آخر</numerusform>
            <numerusform>%n خيار آخر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n لاعب</numerusform>
            <numerusform>%n لاعب</numerusform>
            <numerusform>لاعبان (%n)</numerusform>
            <numerusform>%n لاعبين</numerusform>
            <numerusform>%n لاعبًا</numerusform>
            <numerusform>%n لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n نقطة</numerusform>
            <numerusform>%n نقطة</numerusform>
            <numerusform>نقطتان (%n)</numerusform>
            <numerusform>%n نقاط</numerusform>
            <numerusform>%n نقطة</numerusform>
            <numerusform>%n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} نقطة</translation>
    </message>
</context>
<context>
    <name>CourtValuesController</name>
    <message>
        <source>In this game the courts count: {courts}.</source>
        <translation>القيم في هذه اللعبة: {courts}.</translation>
    </message>
</context>
<context>
    <name>CutSheet</name>
    <message>
        <source>Cut</source>
        <translation>قصّ</translation>
    </message>
    <message>
        <source>Cards above the cut</source>
        <translation>الأوراق فوق موضع القصّ</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>still playing</source>
        <translation>اللعب مستمرّ</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>لم تنتهِ</translation>
    </message>
    <message>
        <source>{game} against {opponents}</source>
        <translation>{game} ضدّ {opponents}</translation>
    </message>
    <message>
        <source>{game} with {partner} against {opponents}</source>
        <translation>{game} مع {partner} ضدّ {opponents}</translation>
    </message>
    <message>
        <source>place {place} of {all}</source>
        <comment>after a comma or a colon</comment>
        <translation>المركز {place} من {all}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>ميدالية ذهبيّة</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>ميدالية فضّيّة</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>ميدالية برونزيّة</translation>
    </message>
    <message>
        <source>no medal</source>
        <translation>بلا ميدالية</translation>
    </message>
    <message numerus="yes">
        <source>Played %n days in a row</source>
        <translation>
            <numerusform>لعبتَ %n يوم على التوالي</numerusform>
            <numerusform>لعبتَ يومًا واحدًا (%n)</numerusform>
            <numerusform>لعبتَ يومين على التوالي (%n)</numerusform>
            <numerusform>لعبتَ %n أيّام على التوالي</numerusform>
            <numerusform>لعبتَ %n يومًا على التوالي</numerusform>
            <numerusform>لعبتَ %n يوم على التوالي</numerusform>
        </translation>
    </message>
    <message>
        <source>Scopa Desktop, daily deal of {date}</source>
        <translation>توزيعة اليوم في Scopa Desktop، {date}</translation>
    </message>
    <message>
        <source>You made {own}, the other side {other}.</source>
        <translation>لك {own}، وللطرف الآخر {other}.</translation>
    </message>
    <message>
        <source>That is {place}: {medal}.</source>
        <translation>أنت في {place}: {medal}.</translation>
    </message>
    <message>
        <source>It would be {place}.</source>
        <translation>كنت ستحتلّ {place}.</translation>
    </message>
</context>
<context>
    <name>DailyWindow</name>
    <message>
        <source>Daily deal</source>
        <translation>توزيعة اليوم</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>ورقة النقاط</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>التقويم</translation>
    </message>
    <message>
        <source>The six characters play the same cards in your seat. Gold if none of them did better, silver if at most two did, bronze if at most four did.</source>
        <translation>تلعب الشخصيّات الستّ بالأوراق نفسها في مكانك. الذهب إن لم يتفوّق عليك أحد، والفضّة إن تفوّق اثنان على الأكثر، والبرونز إن تفوّق أربعة على الأكثر.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>العب</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>تدرّب</translation>
    </message>
    <message>
        <source>One round, and it counts: no hints, nothing is taken back. You can close the window and go on later.</source>
        <translation>جولة واحدة، وهي تُحسب: بلا تلميحات ولا تراجع. يمكنك إغلاق النافذة والمتابعة لاحقًا.</translation>
    </message>
    <message>
        <source>You play for practice. The result is not counted.</source>
        <translation>تلعب للتدريب. النتيجة لا تُحسب.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>اللعبة والقواعد</translation>
    </message>
    <message>
        <source>Yesterday: {result}</source>
        <translation>أمس: {result}</translation>
    </message>
    <message>
        <source>The same cards for everybody. Your first try counts.</source>
        <translation>الورق نفسه للجميع. تُحتسب محاولتك الأولى.</translation>
    </message>
    <message>
        <source>Your try goes on where you left it.</source>
        <translation>تُستأنف محاولتك من حيث تركتها.</translation>
    </message>
    <message>
        <source>You did not play on this day. You can play its deal for practice; the result is not counted.</source>
        <translation>لم تلعب في هذا اليوم. يمكنك لعب توزيعته للتدريب، ولا تُحسب النتيجة.</translation>
    </message>
    <message>
        <source>The deal of this day is yet to come.</source>
        <translation>لم يحن موعد توزيعة هذا اليوم بعد.</translation>
    </message>
    <message>
        <source>Practice: {points}, not counted.</source>
        <translation>تدريب: {points}، لا يُحسب.</translation>
    </message>
    <message>
        <source>The six others still play the same cards …</source>
        <translation>ما زال الستّة الآخرون يلعبون بالأوراق نفسها …</translation>
    </message>
    <message>
        <source>The results of the others cannot be computed.</source>
        <translation>لا يمكن حساب نتائج الآخرين.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>نُسخ</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>القواعد…</translation>
    </message>
    <message>
        <source>Lesson: {title}…</source>
        <translation>الدرس: {title}…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>مشاركة</translation>
    </message>
    <message>
        <source>Copies a text that gives nothing away.</source>
        <translation>ينسخ نصًّا لا يكشف شيئًا.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>التحليل</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>{reason} It was kept as “{aside}”, and a new one was begun.</source>
        <translation>{reason} حُفظ الملفّ باسم «⁨{aside}⁩»، وأُنشئ ملفّ جديد.</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”; the copy of {day} takes its place.</source>
        <translation>{reason} حُفظ الملفّ باسم «⁨{aside}⁩»، وحلّت محلّه نسخة ⁨{day}⁩.</translation>
    </message>
    <message>
        <source>“{path}” is the database of another program.</source>
        <translation>«⁨{path}⁩» قاعدة بيانات برنامج آخر.</translation>
    </message>
    <message>
        <source>“{path}” was written by a newer version of Scopa Desktop.</source>
        <translation>كتبت «⁨{path}⁩» نسخة أحدث من Scopa Desktop.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>لا يمكن استعمال «⁨{path}⁩»: ⁨{reason}⁩.</translation>
    </message>
    <message>
        <source>Nothing can be saved: “{path}” is write-protected.</source>
        <translation>لا يمكن حفظ شيء: «⁨{path}⁩» محميّ من الكتابة.</translation>
    </message>
    <message>
        <source>“{path}” is damaged.</source>
        <translation>«⁨{path}⁩» تالف.</translation>
    </message>
    <message>
        <source>“{path}” is in use by another program. Try again in a moment.</source>
        <translation>برنامج آخر يستعمل «⁨{path}⁩». أعد المحاولة بعد قليل.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>This deal</source>
        <translation>هذه التوزيعة</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>العودة إلى الطاولة</translation>
    </message>
    <message>
        <source>Click the number to copy it. Anyone who enters it in New game, for {game} with the same number of players, gets the same cards in every round.</source>
        <translation>انقر الرقم لنسخه. أدخله في «لعبة جديدة» مع ⁨{game}⁩ وعدد اللاعبين نفسه لتوزيع الأوراق نفسها في كلّ جولة.</translation>
    </message>
    <message>
        <source>All cards were shuffled from this number before the first one was dealt.</source>
        <translation>خُلطت كلّ الأوراق من هذا الرقم قبل توزيع أولها.</translation>
    </message>
</context>
<context>
    <name>DealNumberButton</name>
    <message>
        <source>Copied: {number}</source>
        <translation>نُسخ: {number}</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <translation>توزيعة رقم {number}</translation>
    </message>
    <message>
        <source>Copy the number. Entered in New game, it deals the same cards again.</source>
        <translation>انسخ الرقم. إدخاله في «لعبة جديدة» يوزّع الأوراق نفسها مرّة أخرى.</translation>
    </message>
</context>
<context>
    <name>DealNumberField</name>
    <message>
        <source>Deal number</source>
        <translation>رقم التوزيعة</translation>
    </message>
    <message>
        <source>Leave it empty for a new deal. A number deals the same cards again.</source>
        <translation>اتركه فارغًا لتوزيعة جديدة. والرقم يعيد توزيع الأوراق نفسها.</translation>
    </message>
    <message>
        <source>Enter a whole number from 1 to {0}.</source>
        <translation>أدخل عددًا صحيحًا من 1 إلى {0}.</translation>
    </message>
</context>
<context>
    <name>DecisionModel</name>
    <message>
        <source>Round</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>الكلفة</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>ما لُعب</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>الأفضل</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Bergamo</source>
        <translation>برغامو</translation>
    </message>
    <message>
        <source>Bergamo and Lombardy</source>
        <translation>برغامو ولومبارديا</translation>
    </message>
    <message>
        <source>Spanish (Castilian)</source>
        <translation>إسباني (قشتالي)</translation>
    </message>
    <message>
        <source>Spain and the Spanish-speaking Americas</source>
        <translation>إسبانيا وأمريكا الناطقة بالإسبانية</translation>
    </message>
    <message>
        <source>French-suited</source>
        <translation>فرنسي</translation>
    </message>
    <message>
        <source>France, Italy and the world</source>
        <translation>فرنسا وإيطاليا والعالم</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>نابولي</translation>
    </message>
    <message>
        <source>Naples, Campania and the south of Italy</source>
        <translation>نابولي وكمبانيا وجنوب إيطاليا</translation>
    </message>
    <message>
        <source>Piacenza</source>
        <translation>بياتشنزا</translation>
    </message>
    <message>
        <source>Piacenza, Emilia and central Italy</source>
        <translation>بياتشنزا وإميليا ووسط إيطاليا</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>صقلية</translation>
    </message>
    <message>
        <source>Sicily</source>
        <translation>جزيرة صقلية</translation>
    </message>
    <message>
        <source>Treviso (Venetian)</source>
        <translation>تريفيزو (فينيتو)</translation>
    </message>
    <message>
        <source>Veneto and Friuli</source>
        <translation>فينيتو وفريولي</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>ديناري</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>كؤوس</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>سيوف</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>عصيّ</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>beside Diamonds</comment>
        <translation>بستوني</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>in the name of a card</comment>
        <translation>ديناري</translation>
    </message>
    <message>
        <source>Cups</source>
        <comment>in the name of a card</comment>
        <translation>كؤوس</translation>
    </message>
    <message>
        <source>Swords</source>
        <comment>in the name of a card</comment>
        <translation>سيوف</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>in the name of a card</comment>
        <translation>عصيّ</translation>
    </message>
    <message>
        <source>Batons</source>
        <comment>in the name of a card</comment>
        <translation>عصيّ</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>عصيّ</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>ديناري</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>كبّة</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>سباطة</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>غلام</translation>
    </message>
    <message>
        <source>Knave</source>
        <translation>غلام</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>فارس</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>كوّال</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>موجيرة</translation>
    </message>
    <message>
        <source>King</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>King</source>
        <comment>beside Diamonds</comment>
        <translation>راي</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>Ace</source>
        <comment>beside Diamonds</comment>
        <translation>لاص</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>Genoese</source>
        <translation>جنوة</translation>
    </message>
    <message>
        <source>Liguria</source>
        <translation>ليغوريا</translation>
    </message>
    <message>
        <source>Milanese</source>
        <translation>ميلانو</translation>
    </message>
    <message>
        <source>Lombardy and Ticino</source>
        <translation>لومبارديا وتيتشينو</translation>
    </message>
    <message>
        <source>Tuscan</source>
        <translation>توسكانا</translation>
    </message>
    <message>
        <source>Tuscany</source>
        <translation>إقليم توسكانا</translation>
    </message>
    <message>
        <source>Romagna</source>
        <translation>رومانيا الإيطالية</translation>
    </message>
    <message>
        <source>Romagna and San Marino</source>
        <translation>رومانيا الإيطالية وسان مارينو</translation>
    </message>
    <message>
        <source>Sardinian</source>
        <translation>سردينيا</translation>
    </message>
    <message>
        <source>Sardinia</source>
        <translation>جزيرة سردينيا</translation>
    </message>
    <message>
        <source>Trieste</source>
        <translation>ترييستي</translation>
    </message>
    <message>
        <source>Trieste, Istria and Dalmatia</source>
        <translation>ترييستي وإستريا ودالماسيا</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Ace</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>2 to 7</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Page</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knave</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Jack</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Queen</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knight</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>King</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>إيطاليا</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>إسبانيا</translation>
    </message>
    <message>
        <source>France</source>
        <translation>فرنسا</translation>
    </message>
</context>
<context>
    <name>DeckChoice</name>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search the decks</source>
        <translation>البحث بين أطقم الورق</translation>
    </message>
    <message>
        <source>A name or a place, such as Sicily.</source>
        <translation>اسم أو مكان، مثل صقلية.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>أطقمك</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>الكلّ</translation>
    </message>
    <message>
        <source>Deck: {land}</source>
        <translation>طقم الورق: {land}</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>حسب اللعبة</translation>
    </message>
    <message>
        <source>each game uses its own deck</source>
        <translation>لكلّ لعبة طقمها</translation>
    </message>
    <message>
        <source>Scopa is played with Italian cards, Escoba with Spanish ones.</source>
        <translation>تُلعب Scopa بأوراق إيطالية وتُلعب Escoba بأوراق إسبانية.</translation>
    </message>
    <message>
        <source>Italian suits</source>
        <translation>أنواع إيطالية</translation>
    </message>
    <message>
        <source>Spanish suits</source>
        <translation>أنواع إسبانية</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>أنواع فرنسية</translation>
    </message>
    <message>
        <source>No deck matches “{words}”.</source>
        <translation>لا طقم يوافق «⁨{words}⁩».</translation>
    </message>
</context>
<context>
    <name>DeckChoiceDialog</name>
    <message>
        <source>Your cards</source>
        <translation>أوراقك</translation>
    </message>
    <message>
        <source>Your own decks are added in the settings.</source>
        <translation>تُضاف أطقمك الخاصّة في الإعدادات.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تمّ</translation>
    </message>
</context>
<context>
    <name>DeckPrinting</name>
    <message>
        <source>&amp;Print this deck…</source>
        <translation>&amp;طباعة هذا الطقم…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Saves the deck as a PDF file in its real size, with marks for cutting.</source>
        <translation>يحفظ الطقم ملفّ PDF بحجمه الحقيقيّ مع علامات للقصّ.</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>طباعة الطقم</translation>
    </message>
    <message>
        <source>PDF files (*{suffix})</source>
        <translation>ملفّات PDF (*{suffix})</translation>
    </message>
    <message>
        <source>Saved as “{name}”. Print it in its real size (100 %) on both sides, turned on the long edge.</source>
        <translation>حُفظ باسم «⁨{name}⁩». اطبعه بحجمه الحقيقيّ (⁦100%⁩) على الوجهين، مقلوبًا على الحافّة الطويلة.</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>الصفحة {page} من {pages}</translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation>أُوقف ولم يُحفظ شيء.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{name}” is larger than {size} MiB.</source>
        <translation>حجم «⁨{name}⁩» يفوق ⁨{size} MiB⁩.</translation>
    </message>
    <message>
        <source>The pictures in “{path}” are larger than {size} MiB together.</source>
        <translation>حجم الصور في «⁨{path}⁩» معًا يفوق ⁨{size} MiB⁩.</translation>
    </message>
    <message>
        <source>“{path}” is too large: a ZIP file may have {zip} MiB, {files} files and, unpacked, {size} MiB.</source>
        <translation>«⁨{path}⁩» كبير جدًّا: يمكن أن يبلغ ملفّ ZIP ⁨{zip} MiB⁩ و{files} ملفّ، و⁨{size} MiB⁩ بعد فكّ الضغط.</translation>
    </message>
    <message>
        <source>“{path}” is no ZIP file, or it is damaged.</source>
        <translation>«⁨{path}⁩» ليس ملفّ ZIP أو أنّه تالف.</translation>
    </message>
    <message>
        <source>“{path}” has more than {files} files.</source>
        <translation>في «⁨{path}⁩» أكثر من {files} ملفّ.</translation>
    </message>
    <message>
        <source>There are no cards in “{path}”. Each card is an SVG or PNG picture with a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>لا أوراق في «⁨{path}⁩». كلّ ورقة صورة SVG أو PNG باسم مثل ⁨7D.svg⁩ لسبعة الديناري أو ⁨KS.png⁩ لملك السيوف، وفي الدليل المزيد.</translation>
    </message>
    <message>
        <source>“{index}” names the drawing “{name}”, which is not in “{path}”.</source>
        <translation>يذكر «⁨{index}⁩» الرسم «⁨{name}⁩»، وهو ليس في «⁨{path}⁩».</translation>
    </message>
    <message>
        <source>“{name}” cannot be drawn: it is damaged, or it needs too much memory.</source>
        <translation>لا يمكن رسم «⁨{name}⁩»: الصورة تالفة أو تحتاج إلى ذاكرة كبيرة جدًّا.</translation>
    </message>
    <message>
        <source>“{name}” is no SVG or PNG picture, or it is damaged.</source>
        <translation>«⁨{name}⁩» ليست صورة SVG أو PNG أو أنّها تالفة.</translation>
    </message>
    <message>
        <source>“{name}” has no width or no height.</source>
        <translation>ليس لـ«⁨{name}⁩» عرض أو ارتفاع.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height}; the width of a card must be {least}% to {most}% of its height.</source>
        <translation>مقاس «⁨{name}⁩» هو ⁨{width} × {height}⁩، ويجب أن يكون عرض الورقة من ⁨{least}%⁩ إلى ⁨{most}%⁩ من ارتفاعها.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height} pixels; a picture may have at most {millions} million.</source>
        <translation>مقاس «⁨{name}⁩» هو ⁨{width} × {height}⁩ بكسل، والحدّ للصورة {millions} مليون.</translation>
    </message>
    <message>
        <source>“{name}” is larger than {size} MiB when it is unpacked.</source>
        <translation>حجم «⁨{name}⁩» بعد فكّ الضغط يفوق ⁨{size} MiB⁩.</translation>
    </message>
    <message>
        <source>“{name}” takes longer to draw than {seconds} seconds, the limit for a picture.</source>
        <translation>يستغرق رسم «⁨{name}⁩» أكثر من {seconds} ثانية، وهو الحدّ للصورة.</translation>
    </message>
    <message>
        <source>The pictures take longer to draw than {seconds} seconds, the limit for a set; the last one was “{name}”.</source>
        <translation>يستغرق رسم الصور أكثر من {seconds} ثانية، وهو الحدّ للمجموعة؛ وكانت آخرها «⁨{name}⁩».</translation>
    </message>
    <message>
        <source>The pictures cannot be drawn, because the process that draws them does not start.</source>
        <translation>لا يمكن رسم الصور، لأنّ العمليّة التي ترسمها لا تبدأ.</translation>
    </message>
    <message>
        <source>Your deck “{name}” was added by an earlier version and was left out. Add it again from the folder “{path}”, then delete that folder.</source>
        <translation>أُضيف طقمك «⁨{name}⁩» بإصدار سابق فاستُبعد. أضفه من جديد من المجلّد «⁨{path}⁩» ثمّ احذف ذلك المجلّد.</translation>
    </message>
    <message>
        <source>Your deck in “{path}” is damaged and was left out.</source>
        <translation>طقمك في «⁨{path}⁩» تالف فاستُبعد.</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>حدث خلل في البرنامج.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The details are in “{path}”; please attach that file to your report. Your match is safe.</source>
        <translation>حدث خلل في البرنامج. التفاصيل في «⁨{path}⁩»؛ أرفق هذا الملفّ ببلاغك. مباراتك محفوظة.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{total} in three cards</source>
        <translation>{total} بثلاث أوراق</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>ثلاث متماثلة</translation>
    </message>
    <message>
        <source>all of one suit</source>
        <translation>كلّها من نوع واحد</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>ثلاث متتالية</translation>
    </message>
    <message>
        <source>{total} in three cards, two of a rank</source>
        <translation>{total} بثلاث أوراق، منها اثنتان متماثلتان</translation>
    </message>
    <message>
        <source>You drew the highest card and deal.</source>
        <translation>سحبت أعلى ورقة، فالتوزيع لك.</translation>
    </message>
    <message>
        <source>{name} drew the highest card and deals.</source>
        <translation>أعلى ورقة والتوزيع من نصيب ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>Cards drawn: {drawn}.</source>
        <translation>الأوراق المسحوبة: {drawn}.</translation>
    </message>
    <message>
        <source>You take the opening cards: {made}.</source>
        <translation>تأخذ أوراق البداية: {made}.</translation>
    </message>
    <message>
        <source>{name} takes the opening cards: {made}.</source>
        <translation>أوراق البداية إلى ⁨{name}⁩: {made}.</translation>
    </message>
    <message>
        <source>leaves the opening cards</source>
        <translation>ترك أوراق البداية</translation>
    </message>
    <message>
        <source>You leave the opening cards on the table.</source>
        <translation>تترك أوراق البداية على الطاولة.</translation>
    </message>
    <message>
        <source>{name} leaves the opening cards on the table.</source>
        <translation>أوراق البداية تبقى على الطاولة بقرار ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; you deal again.</source>
        <translation>على الطاولة: {cards}. التوزيعة لاغية، وأنت توزّع من جديد.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; {name} deals again.</source>
        <translation>على الطاولة: {cards}. التوزيعة لاغية، والتوزيع من جديد لدى ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>keeps the cut card</source>
        <translation>احتفاظ بورقة القصّ</translation>
    </message>
    <message>
        <source>cut card: {card}</source>
        <translation>ورقة القصّ: {card}</translation>
    </message>
    <message>
        <source>You keep the card you cut.</source>
        <translation>تحتفظ بالورقة التي قصصتها.</translation>
    </message>
    <message>
        <source>You put the {card} you cut on the table.</source>
        <translation>تضع على الطاولة الورقة التي قصصتها: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the cut card.</source>
        <translation>ورقة القصّ تبقى في يد ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>{name} puts the cut {card} on the table.</source>
        <translation>ورقة القصّ من ⁨{name}⁩ إلى الطاولة: {card}.</translation>
    </message>
    <message>
        <source>on the table, {meaning}</source>
        <translation>على الطاولة، {meaning}</translation>
    </message>
    <message>
        <source>You declare {cards}: {meaning}.</source>
        <translation>تعلن {cards}: {meaning}.</translation>
    </message>
    <message>
        <source>{name} declares {cards}: {meaning}.</source>
        <translation>إعلان من ⁨{name}⁩: {cards}، {meaning}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for you: {cards}, {points}.</source>
        <translation>أوراق البداية فلور لك: {cards}، {points}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for {name}: {cards}, {points}.</source>
        <translation>أوراق البداية فلور من نصيب ⁨{name}⁩: {cards}، {points}.</translation>
    </message>
    <message>
        <source>I have the points to win.</source>
        <translation>معي نقاط الفوز.</translation>
    </message>
    <message>
        <source>You call out: you have the points to win.</source>
        <translation>تعلن الفوز: معك نقاط الفوز.</translation>
    </message>
    <message>
        <source>{name} calls out: “I have the points to win.”</source>
        <translation>إعلان الفوز من ⁨{name}⁩: «معي نقاط الفوز.»</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>⁨{call}⁩ لديك كلّ أوراق {cards}، فتفوز بالمباراة.</translation>
    </message>
    <message>
        <source>{call} Your side holds every card of {cards} and wins.</source>
        <translation>⁨{call}⁩ لدى فريقك كلّ أوراق {cards}، فيفوز.</translation>
    </message>
    <message>
        <source>{call} Their side holds every card of {cards} and wins.</source>
        <translation>⁨{call}⁩ لدى الفريق الآخر كلّ أوراق {cards}، فيفوز.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins.</source>
        <translation>⁨{call}⁩ لدى ⁨{name}⁩ كلّ أوراق {cards}، وبها الفوز.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Other people</source>
        <translation>أشخاص آخرون</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>التوزيع الأول</translation>
    </message>
    <message>
        <source>Opening points</source>
        <translation>نقاط أوراق البداية</translation>
    </message>
    <message>
        <source>What was dealt is counted here after {least}. So far: {deals}.</source>
        <translation>تُحصى الأوراق الموزّعة هنا بعد {least}. حتى الآن: {deals}.</translation>
    </message>
    <message>
        <source>From {deals}.</source>
        <translation>من {deals}.</translation>
    </message>
    <message>
        <source>Imported, and left out: {count}.</source>
        <translation>مستوردة وغير محسوبة: {count}.</translation>
    </message>
    <message>
        <source>With a chosen or repeated deal, and left out: {count}.</source>
        <translation>بتوزيعة مختارة أو مكرّرة وغير محسوبة: {count}.</translation>
    </message>
    <message>
        <source>With a cut or arranged pack, and left out: {count}.</source>
        <translation>بورق مقصوص أو مرتّب وغير محسوبة: {count}.</translation>
    </message>
    <message>
        <source>This is further from the expected than honest shuffles usually are. Chance alone can do it, but rarely.</source>
        <translation>هذا أبعد عن المتوقّع مما يعطيه الخلط النزيه عادةً. قد تفعله الصدفة وحدها، لكن نادرًا.</translation>
    </message>
    <message>
        <source>This is what honest shuffles give.</source>
        <translation>هذا ما يعطيه الخلط النزيه.</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Whose cards</source>
        <translation>أوراق مَن</translation>
    </message>
    <message>
        <source>Count &amp;imported matches too</source>
        <translation>احسب المباريات الم&amp;ستوردة أيضًا</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>النزاهة</translation>
    </message>
    <message>
        <source>The deal number fixes all cards of a match before the first one is dealt, and a computer player sees only what you would see in its seat.</source>
        <translation>رقم التوزيعة يثبّت كل أوراق المباراة قبل توزيع أول ورقة، ولا يرى لاعب الحاسوب إلا ما كنت ستراه في مكانه.</translation>
    </message>
    <message>
        <source>To check it, enter a deal number in New game: the same cards come again. Or have your last match dealt and played again here.</source>
        <translation>للتحقق، أدخل رقم توزيعة في «لعبة جديدة» فتعود الأوراق نفسها. أو اطلب هنا إعادة توزيع مباراتك الأخيرة ولعبها من جديد.</translation>
    </message>
    <message>
        <source>What was dealt</source>
        <translation>ما وُزّع</translation>
    </message>
    <message>
        <source>The deals are being counted…</source>
        <translation>جارٍ عدّ التوزيعات…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation>
            <numerusform>%n ورقة لكلّ لاعب</numerusform>
            <numerusform>%n ورقة لكلّ لاعب</numerusform>
            <numerusform>ورقتان (%n) لكلّ لاعب</numerusform>
            <numerusform>%n أوراق لكلّ لاعب</numerusform>
            <numerusform>%n ورقة لكلّ لاعب</numerusform>
            <numerusform>%n ورقة لكلّ لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees a hand</source>
        <translation>لا أحد يرى يدًا</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>اثنان ضدّ اثنين</translation>
    </message>
    <message>
        <source>First to {points} wins at once</source>
        <translation>من يبلغ {points} يفوز فورًا</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>يفوز صاحب أقلّ النقاط</translation>
    </message>
    <message>
        <source>a capture of one suit: a point for each card, the played one too</source>
        <translation>أخذ من نوع واحد: نقطة لكلّ ورقة، وللورقة الملعوبة أيضًا</translation>
    </message>
    <message>
        <source>you turn over any one of your cards, and that one is played</source>
        <translation>تقلب أيّ ورقة من أوراقك، وهي التي تُلعب</translation>
    </message>
    <message>
        <source>partners sit opposite each other and share pile and score</source>
        <translation>الشريكان متقابلان ولهما كومة ونقاط مشتركة</translation>
    </message>
    <message>
        <source>counted in this order: {categories}</source>
        <translation>يُحسب بهذا الترتيب: {categories}</translation>
    </message>
    <message>
        <source>whoever reaches {points} first has lost</source>
        <translation>من بلغ {points} أوّلًا خسر</translation>
    </message>
    <message>
        <source>{card} takes everything</source>
        <translation>{card} تأخذ كلّ شيء</translation>
    </message>
    <message>
        <source>{card} takes {other}</source>
        <translation>{card} تأخذ {other}</translation>
    </message>
    <message>
        <source>{card} takes {other} and {last}</source>
        <translation>{card} تأخذ {other} و{last}</translation>
    </message>
    <message>
        <source>{sum}; a {card} on the table would have to be taken first</source>
        <translation>⁨{sum}⁩، ولو كانت {card} على الطاولة لأُخذت أوّلًا</translation>
    </message>
    <message>
        <source>{sum}, or one {card} from the table</source>
        <translation>⁨{sum}⁩، أو {card} واحدة من الطاولة</translation>
    </message>
    <message>
        <source>{sum}: {points} for clearing the table</source>
        <translation>⁨{sum}⁩: {points} عند إفراغ الطاولة</translation>
    </message>
    <message>
        <source>{sum}; this is never a {sweep}</source>
        <translation>⁨{sum}⁩؛ ولا يُعدّ {sweep} أبدًا</translation>
    </message>
    <message>
        <source>{sum}, or lay the card down</source>
        <translation>⁨{sum}⁩، أو تضع الورقة على الطاولة</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table</source>
        <translation>ما لم توجد ورقة {card} على الطاولة</translation>
    </message>
    <message>
        <source>a card takes one of its own rank</source>
        <translation>الورقة تأخذ مثيلتها</translation>
    </message>
    <message>
        <source>the {card} counts as any value</source>
        <translation>{card}: تُحسب بأيّ قيمة</translation>
    </message>
    <message>
        <source>with any three cards of your hand, at any turn</source>
        <translation>بأيّ ثلاث أوراق من يدك، في أيّ دور</translation>
    </message>
    <message>
        <source>shown before you play; the points count at once</source>
        <translation>تُعرض قبل اللعب، وتُحسب النقاط فورًا</translation>
    </message>
    <message>
        <source>shown before you play your first card</source>
        <translation>تُعرض قبل لعب الورقة الأولى</translation>
    </message>
    <message>
        <source>for the player who captures this card</source>
        <translation>لمن يأخذ هذه الورقة</translation>
    </message>
    <message>
        <source>for the best card of each suit: {ranks} …</source>
        <translation>لأفضل ورقة من كلّ نوع: {ranks} …</translation>
    </message>
    <message>
        <source>for each that a player captures</source>
        <translation>عن كلّ واحدة يأخذها اللاعب</translation>
    </message>
    <message>
        <source>for the player who captures all of these</source>
        <translation>لمن يأخذها كلّها</translation>
    </message>
    <message>
        <source>for the player who captures most of these</source>
        <translation>لمن يأخذ أكثرها</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for each</source>
        <translation>{sentence}؛ وعند التعادل لكلّ منهم</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for the next best</source>
        <translation>{sentence}؛ وعند التعادل لمن يليهم</translation>
    </message>
    <message numerus="yes">
        <source>the whole pack is dealt: %n on the table</source>
        <translation>
            <numerusform>تُوزّع كلّ الأوراق: %n على الطاولة</numerusform>
            <numerusform>تُوزّع كلّ الأوراق: %n على الطاولة</numerusform>
            <numerusform>تُوزّع كلّ الأوراق: %n على الطاولة</numerusform>
            <numerusform>تُوزّع كلّ الأوراق: %n على الطاولة</numerusform>
            <numerusform>تُوزّع كلّ الأوراق: %n على الطاولة</numerusform>
            <numerusform>تُوزّع كلّ الأوراق: %n على الطاولة</numerusform>
        </translation>
    </message>
    <message>
        <source>the whole pack is dealt, and the table is empty</source>
        <translation>تُوزّع كلّ الأوراق وتبقى الطاولة فارغة</translation>
    </message>
    <message>
        <source>{sum}; this is a {sweep} as well</source>
        <translation>⁨{sum}⁩؛ ويُعدّ {sweep} كذلك</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table, or itself if it is empty</source>
        <translation>ما لم توجد ورقة {card} على الطاولة، وإن كانت فارغة أخذت نفسها</translation>
    </message>
    <message>
        <source>whole, by the equal card on top of it</source>
        <translation>كاملةً، بالورقة المثيلة في أعلاها</translation>
    </message>
    <message>
        <source>whole, by the equal card on top, if it takes no table card</source>
        <translation>كاملةً، بالورقة المثيلة في أعلاها، إن لم تأخذ شيئًا من الطاولة</translation>
    </message>
    <message>
        <source>{card} takes a pile</source>
        <translation>{card} تأخذ كومة</translation>
    </message>
</context>
<context>
    <name>FormerFiles</name>
    <message numerus="yes">
        <source>Your matches are now kept in one file, “{path}”: %n were brought in. The former files were left where they are.</source>
        <translation>
            <numerusform>مبارياتك الآن في ملفّ واحد، «⁨{path}⁩»، ونُقلت إليه ⁨%n⁩ منها. وبقيت الملفّات السابقة في مكانها.</numerusform>
            <numerusform>مبارياتك الآن في ملفّ واحد، «⁨{path}⁩»، ونُقلت إليه ⁨%n⁩ منها. وبقيت الملفّات السابقة في مكانها.</numerusform>
            <numerusform>مبارياتك الآن في ملفّ واحد، «⁨{path}⁩»، ونُقلت إليه ⁨%n⁩ منها. وبقيت الملفّات السابقة في مكانها.</numerusform>
            <numerusform>مبارياتك الآن في ملفّ واحد، «⁨{path}⁩»، ونُقلت إليه ⁨%n⁩ منها. وبقيت الملفّات السابقة في مكانها.</numerusform>
            <numerusform>مبارياتك الآن في ملفّ واحد، «⁨{path}⁩»، ونُقلت إليه ⁨%n⁩ منها. وبقيت الملفّات السابقة في مكانها.</numerusform>
            <numerusform>مبارياتك الآن في ملفّ واحد، «⁨{path}⁩»، ونُقلت إليه ⁨%n⁩ منها. وبقيت الملفّات السابقة في مكانها.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” is damaged: the match in it cannot go on.</source>
        <translation>«⁨{path}⁩» تالف: لا يمكن أن تستمرّ المباراة التي فيه.</translation>
    </message>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>تُرك الملفّ التالف «⁨{path}⁩».</translation>
    </message>
    <message>
        <source>“{path}” is damaged: the chips in it are lost.</source>
        <translation>«⁨{path}⁩» تالف: ضاعت الفيشات التي فيه.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Back to the saved rules</source>
        <translation>العودة إلى القواعد المحفوظة</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Reset every rule</source>
        <translation>إعادة ضبط كلّ القواعد</translation>
    </message>
    <message>
        <source>Save the change</source>
        <translation>حفظ التغيير</translation>
    </message>
    <message>
        <source>Make it your own…</source>
        <translation>اجعلها لعبتك…</translation>
    </message>
    <message>
        <source>Every rule, a name and an emblem: a game of yours</source>
        <translation>كلّ القواعد واسم وشعار: لعبة من عندك</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>شارك…</translation>
    </message>
    <message>
        <source>This game in one line, or as a file</source>
        <translation>هذه اللعبة في سطر واحد أو في ملفّ</translation>
    </message>
    <message>
        <source>Add a shared game…</source>
        <translation>أضف لعبة مشتركة…</translation>
    </message>
    <message>
        <source>A game that somebody gave you</source>
        <translation>لعبة أعطاك إيّاها أحدهم</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>عدّل…</translation>
    </message>
    <message>
        <source>{game} with your own rules</source>
        <translation>لعبة ⁨{game}⁩ بقواعدك</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>قواعد البيت</translation>
    </message>
    <message>
        <source>A match takes {length}. Traditionally played with {deck} cards.</source>
        <translation>مدّة المباراة {length}. طقمها التقليدي: {deck}.</translation>
    </message>
    <message>
        <source>A match takes {length}. It is played with {deck} cards. The computer players bring their strength from {game}.</source>
        <translation>تستغرق المباراة {length}. تُلعب بهذا الورق: ⁨{deck}⁩. يأتي لاعبو الحاسوب بقوّتهم من لعبة ⁨{game}⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed from the usual rules.</source>
        <translation>
            <numerusform>المختلف عن القواعد المعتادة: %n.</numerusform>
            <numerusform>المختلف عن القواعد المعتادة: %n.</numerusform>
            <numerusform>المختلف عن القواعد المعتادة: %n.</numerusform>
            <numerusform>المختلف عن القواعد المعتادة: %n.</numerusform>
            <numerusform>المختلف عن القواعد المعتادة: %n.</numerusform>
            <numerusform>المختلف عن القواعد المعتادة: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>القواعد المعتادة.</translation>
    </message>
    <message>
        <source>Your cards: {deck}. Change…</source>
        <translation>أوراقك: {deck}. تغيير…</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>الأوراق التي تلعب بها في كلّ الألعاب.</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Show what else this game has</source>
        <translation>أظهر ما تتميّز به هذه اللعبة أيضًا</translation>
    </message>
</context>
<context>
    <name>GuestNameDialog</name>
    <message>
        <source>A guest</source>
        <translation>ضيف</translation>
    </message>
    <message>
        <source>Name of the guest</source>
        <translation>اسم الضيف</translation>
    </message>
    <message>
        <source>A guest’s matches do not count in anybody’s statistics.</source>
        <translation>لا يُحسب للضيف شيء في إحصاءات أحد.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>اجلس</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>The guide in “{path}” cannot be read.</source>
        <translation>لا يمكن قراءة الدليل في «{path}».</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>العودة إلى الطاولة</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>This page is not translated yet; you see it in English.</source>
        <translation>لم تُترجم هذه الصفحة بعد؛ تراها بالإنجليزية.</translation>
    </message>
    <message>
        <source>Parts of this page are not translated yet; you see them in English.</source>
        <translation>أجزاء من هذه الصفحة لم تُترجم بعد؛ تراها بالإنجليزية.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>it is the only move</source>
        <translation>هي النقلة الوحيدة الممكنة</translation>
    </message>
    <message>
        <source>it makes {sweep}</source>
        <translation>تحقّق {sweep}</translation>
    </message>
    <message>
        <source>it counts for {categories}</source>
        <translation>تُحتسب في {categories}</translation>
    </message>
    <message>
        <source>the last capture takes what is left</source>
        <translation>آخر أخذة تجمع ما بقي</translation>
    </message>
    <message>
        <source>nobody can make {sweep} after it</source>
        <translation>لا أحد يقدر بعدها على {sweep}</translation>
    </message>
    <message>
        <source>an even number is left of {ranks}</source>
        <translation>يبقى عدد زوجي من: {ranks}</translation>
    </message>
    <message>
        <source>an odd number is left of {ranks}</source>
        <translation>يبقى عدد فردي من: {ranks}</translation>
    </message>
    <message>
        <source>it is the last of its rank, so no equal card can take it</source>
        <translation>هي آخر ورقة من رتبتها، فلا تأخذها ورقة مثلها</translation>
    </message>
    <message>
        <source>you keep a card that takes it back</source>
        <translation>تبقى لك ورقة تستردّها</translation>
    </message>
    <message>
        <source>it is the card you need least</source>
        <translation>هي أقلّ أوراقك لزومًا لك</translation>
    </message>
    <message>
        <source>it offers a card that counts for {categories}</source>
        <translation>تعرض ورقة تُحتسب في {categories}</translation>
    </message>
    <message>
        <source>it scores {points}</source>
        <translation>تجلب {points}</translation>
    </message>
    <message>
        <source>most cards are worth less</source>
        <translation>معظم الأوراق أقلّ قيمة</translation>
    </message>
    <message>
        <source>most cards are worth more</source>
        <translation>معظم الأوراق أعلى قيمة</translation>
    </message>
    <message>
        <source>you have the points to win</source>
        <translation>معك نقاط الفوز</translation>
    </message>
    <message>
        <source>it takes nothing</source>
        <translation>لا تأخذ شيئًا</translation>
    </message>
    <message>
        <source>the other captures cost more</source>
        <translation>الأخذات الأخرى تكلّف أكثر</translation>
    </message>
    <message>
        <source>it gets rid of a card that counts for {categories}</source>
        <translation>تخلّصك من ورقة تُحسب في {categories}</translation>
    </message>
    <message>
        <source>{advice}: {reasons}.</source>
        <translation>{advice}: {reasons}.</translation>
    </message>
    <message>
        <source>{percent}% chance to win the match</source>
        <translation>⁦{percent} %⁩ من فرص الفوز بالمباراة</translation>
    </message>
    <message>
        <source>but {drawback}</source>
        <translation>لكن {drawback}</translation>
    </message>
    <message>
        <source>it costs less for {categories}</source>
        <translation>تكلّف أقلّ في {categories}</translation>
    </message>
    <message>
        <source>all in all it costs the least</source>
        <translation>وهي إجمالًا أقلّ كلفة</translation>
    </message>
    <message>
        <source>Lay down {card}</source>
        <translation>ضع {card}</translation>
    </message>
    <message>
        <source>Take {cards} with {card}</source>
        <translation>خذ {cards} بالورقة {card}</translation>
    </message>
    <message>
        <source>Declare {cards}</source>
        <translation>أعلن {cards}</translation>
    </message>
    <message>
        <source>Take {cards} before you play</source>
        <translation>خذ {cards} قبل أن تلعب</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>أعلن الفوز</translation>
    </message>
    <message>
        <source>Keep the card you cut</source>
        <translation>احتفظ بالورقة التي قصصتها</translation>
    </message>
    <message>
        <source>with other moves the risk of {sweep} is up to {worst}</source>
        <translation>مع غيرها يصل خطر {sweep} إلى {worst}</translation>
    </message>
    <message>
        <source>it risks {sweep} ({percent}; other moves {others})</source>
        <translation>فيها خطر {sweep} ({percent}؛ وفي غيرها {others})</translation>
    </message>
    <message>
        <source>all in all it brings the most</source>
        <translation>في المحصّلة تعطي الأكثر</translation>
    </message>
    <message>
        <source>better by {points}</source>
        <translation>أفضل بفارق {points}</translation>
    </message>
    <message>
        <source>the risk of {sweep} is {percent}, with other moves up to {worst}</source>
        <translation>خطر {sweep} هو {percent}، ومع غيرها حتى {worst}</translation>
    </message>
    <message>
        <source>Put the card you cut on the table</source>
        <translation>ضع على الطاولة الورقة التي قصصتها</translation>
    </message>
    <message>
        <source>Take the opening cards</source>
        <translation>خذ أوراق البداية</translation>
    </message>
    <message>
        <source>Leave the opening cards on the table</source>
        <translation>اترك أوراق البداية على الطاولة</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>لا تعلن شيئًا</translation>
    </message>
    <message>
        <source>it takes {cards}</source>
        <translation>تأخذ {cards}</translation>
    </message>
    <message>
        <source>it brings more for {categories}</source>
        <translation>تجلب أكثر في {categories}</translation>
    </message>
    <message>
        <source>it leaves {cards}: {name} makes {sweep} with {number} of {unseen} unseen cards</source>
        <translation>تترك {cards}: يحقّق ⁨{name}⁩ {sweep} بعدد {number} من {unseen} ورقة غير مرئيّة</translation>
    </message>
    <message>
        <source>{name} makes {sweep} after it with {number} of {unseen} unseen cards</source>
        <translation>بعدها يحقّق ⁨{name}⁩ {sweep} بعدد {number} من {unseen} ورقة غير مرئيّة</translation>
    </message>
    <message>
        <source>it takes a whole pile</source>
        <translation>تأخذ كومة كاملة</translation>
    </message>
    <message>
        <source>nobody can take your pile after it</source>
        <translation>بعدها لا يستطيع أحد أخذ كومتك</translation>
    </message>
    <message>
        <source>it leaves your pile to whoever has an equal card</source>
        <translation>تترك كومتك لمن لديه ورقة مثيلة</translation>
    </message>
    <message>
        <source>Take the pile under {cards} with {card}</source>
        <translation>خذ الكومة التي تحت {cards} بالورقة {card}</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>تُرك الملفّ التالف «⁨{path}⁩».</translation>
    </message>
    <message>
        <source>There is no match in “{path}”.</source>
        <translation>لا مباراة في «⁨{path}⁩».</translation>
    </message>
    <message>
        <source>“{path}” is too large: an archive may have {matches} matches at most.</source>
        <translation>«⁨{path}⁩» كبير جدًّا: لا يتّسع الأرشيف لأكثر من ⁨{matches}⁩ مباراة.</translation>
    </message>
    <message>
        <source>“{path}” is no archive of matches, or it is damaged.</source>
        <translation>«⁨{path}⁩» ليس أرشيف مباريات، أو هو تالف.</translation>
    </message>
    <message>
        <source>This match is gone.</source>
        <translation>لم تعد هذه المباراة موجودة.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>New badges: {names}</source>
        <translation>أوسمة جديدة: {names}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Matches</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>لوحة الصدارة</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>النزاهة</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>الفيشات</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>الملفّ الشخصيّ</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجلّ</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>it contains no rules</source>
        <translation>لا قواعد فيه</translation>
    </message>
    <message>
        <source>The rules in “{path}” cannot be used: {reason}.</source>
        <translation>لا يمكن استعمال القواعد في «⁨{path}⁩»: ⁨{reason}⁩.</translation>
    </message>
    <message>
        <source>“{path}”: {reason}. These rules are skipped.</source>
        <translation>في «⁨{path}⁩»: ⁨{reason}⁩. تُجوهلت هذه القواعد.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n games of your own.</source>
        <translation>
            <numerusform>العدد الأقصى لألعابك: %n.</numerusform>
            <numerusform>العدد الأقصى لألعابك: %n.</numerusform>
            <numerusform>العدد الأقصى لألعابك: %n.</numerusform>
            <numerusform>العدد الأقصى لألعابك: %n.</numerusform>
            <numerusform>العدد الأقصى لألعابك: %n.</numerusform>
            <numerusform>العدد الأقصى لألعابك: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” contains no rules: it does not begin with “{mark}”.</source>
        <translation>لا قواعد في «⁨{path}⁩»: لا يبدأ بعبارة «⁨{mark}⁩».</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”.</source>
        <translation>{reason} حُفظ الملفّ باسم «⁨{aside}⁩».</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>&amp;Language</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>مثل النظام</translation>
    </message>
    <message>
        <source>The language of the window. Names of games stay as they are.</source>
        <translation>لغة النافذة. أسماء الألعاب تبقى كما هي.</translation>
    </message>
</context>
<context>
    <name>Leaderboard</name>
    <message>
        <source>plays now</source>
        <translation>يلعب الآن</translation>
    </message>
    <message>
        <source>not rated yet</source>
        <translation>بلا تصنيف بعد</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>المركز {place}</translation>
    </message>
    <message>
        <source>A competitive match of yours counts if you play it to its end yourself, against computer players alone.</source>
        <translation>تُحتسب مباراتك التنافسيّة إذا لعبتها بنفسك حتى نهايتها، ضدّ الحاسوب وحده.</translation>
    </message>
    <message>
        <source>A match of yours counts if you play it to its end yourself, against computer players alone, without undo, hints or the coach.</source>
        <translation>تُحتسب مباراتك إذا لعبتها بنفسك حتى نهايتها، ضدّ الحاسوب وحده، بلا تراجع ولا تلميح ولا مدرّب.</translation>
    </message>
    <message>
        <source>after {matches}</source>
        <translation>بعد {matches}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>التصنيف {rating}</translation>
    </message>
    <message>
        <source>{matches} (won: {won}, lost: {lost})</source>
        <translation>{matches}: فوز {won}، خسارة {lost}</translation>
    </message>
    <message>
        <source>A few more matches give you a place.</source>
        <translation>بعد بضع مباريات أخرى يكون لك مركز.</translation>
    </message>
    <message>
        <source>You have no rated match here yet. Play one, and your rating appears.</source>
        <translation>ليست لديك مباراة محتسبة هنا بعد. العب واحدة فيظهر تصنيفك.</translation>
    </message>
</context>
<context>
    <name>LeaderboardModel</name>
    <message>
        <source>Place</source>
        <translation>المركز</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التصنيف</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>الفوز</translation>
    </message>
</context>
<context>
    <name>LeaderboardPage</name>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كلّ الألعاب</translation>
    </message>
    <message>
        <source>Competitive matches</source>
        <translation>المباريات التنافسيّة</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>كلّ المباريات</translation>
    </message>
    <message>
        <source>Which matches count</source>
        <translation>أيّ المباريات تُحتسب</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>لوحة الصدارة</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>رتّب حسب</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>رتّب حسب: {column}</translation>
    </message>
    <message>
        <source>The ratings are being computed…</source>
        <translation>يجري حساب التصنيفات…</translation>
    </message>
    <message>
        <source>The ratings cannot be shown.</source>
        <translation>لا يمكن عرض التصنيفات.</translation>
    </message>
</context>
<context>
    <name>LearnController</name>
    <message>
        <source>There is nothing to review yet. Play a round to its end first.</source>
        <translation>لا شيء لتحليله بعد. أكمل جولة أوّلًا.</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>New to {game}? There is a lesson of {minutes}.</source>
        <translation>أهذه مرّتك الأولى مع {game}؟ هناك درس مدّته {minutes}.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>الدرس: {title}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطٍّ</translation>
    </message>
    <message>
        <source>Five puzzles</source>
        <translation>خمسة ألغاز</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>تراجع عنها</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>ورقة النقاط</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Well done! On to another deal.</source>
        <translation>أحسنت! إلى توزيعة أخرى.</translation>
    </message>
    <message>
        <source>Points a round, measured over many deals:</source>
        <translation>نقاط في الجولة، مقيسة على توزيعات كثيرة:</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>العب مباراتك الأولى</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The ace takes everything</source>
        <translation>الآس يأخذ كلّ شيء</translation>
    </message>
    <message>
        <source>Scopa d’Assi, and asso pigliatutto.</source>
        <translation>‏Scopa d’Assi وقاعدة asso pigliatutto.</translation>
    </message>
    <message>
        <source>In Scopa d’Assi an ace takes the whole table at once. Play your ace.</source>
        <translation>في Scopa d’Assi يأخذ الآس الطاولة كلّها دفعة واحدة. العب الآس.</translation>
    </message>
    <message>
        <source>Play your ace this time.</source>
        <translation>العب الآس هذه المرّة.</translation>
    </message>
    <message>
        <source>Everything is yours. But it is no scopa: an ace that takes all does not score for it.</source>
        <translation>صار كلّ شيء لك. لكنّها ليست scopa: فالآس الذي يأخذ الكلّ لا يكسب بذلك نقطة.</translation>
    </message>
    <message>
        <source>Here an ace lies on the table. Now your ace takes that one only. Try it.</source>
        <translation>هنا آس على الطاولة، فلا يأخذ آسك إلّا هذا. جرّب.</translation>
    </message>
    <message>
        <source>So an ace on the table protects the other cards. With asso pigliatutto, a house rule, the ace even makes scopa.</source>
        <translation>فالآس على الطاولة يحمي بقيّة الأوراق. ومع قاعدة asso pigliatutto يحقّق الآس scopa أيضًا.</translation>
    </message>
    <message>
        <source>Making fifteen</source>
        <translation>اجمع خمسة عشر</translation>
    </message>
    <message>
        <source>Escoba, Escopa and Escova.</source>
        <translation>‏Escoba وEscopa وEscova.</translation>
    </message>
    <message>
        <source>In Escoba equal cards do not count. Your card and what it takes must make {fifteen}.</source>
        <translation>في Escoba لا عبرة بالورقة المثيلة: يجب أن يكون مجموع ورقتك وما تأخذه {fifteen}.</translation>
    </message>
    <message>
        <source>Your 7 needs 8 more: 5 and 3. Click your 7, it takes both.</source>
        <translation>ورقتك 7 تنقصها 8: أي 5 و3. انقر ورقتك 7 فتأخذهما معًا.</translation>
    </message>
    <message>
        <source>That takes nothing. Make {fifteen} with your 7.</source>
        <translation>هكذا لا تأخذ شيئًا. اجمع {fifteen} بورقتك 7.</translation>
    </message>
    <message>
        <source>{knight} counts {knight_value}. Which of your cards makes {fifteen} with the 2 and the 4? Click it.</source>
        <translation>قيمة {knight} هي {knight_value}. أيّ أوراقك تجمع {fifteen} مع 2 و4؟ انقرها.</translation>
    </message>
    <message>
        <source>Not that one: 2 and 4 are 6. What is missing?</source>
        <translation>ليست هذه: 2 و4 مجموعهما 6. كم ينقص؟</translation>
    </message>
    <message>
        <source>Right. Take them.</source>
        <translation>أحسنت. خذهما.</translation>
    </message>
    <message>
        <source>Take the 2 and the 4.</source>
        <translation>خذ 2 و4.</translation>
    </message>
    <message>
        <source>{king} counts {king_value}, the ace 1. Take the whole table with your last card!</source>
        <translation>قيمة {king} هي {king_value} والآس 1. خذ الطاولة كلّها بورقتك الأخيرة!</translation>
    </message>
    <message>
        <source>You may lay a card down, but this one takes all.</source>
        <translation>يجوز أن تضع ورقة، لكنّ هذه تأخذ كلّ شيء.</translation>
    </message>
    <message>
        <source>Escoba! That is a point. Before you lay a card down, look for {fifteen}.</source>
        <translation>‏Escoba! هذه نقطة. قبل أن تضع ورقة ابحث دائمًا عن {fifteen}.</translation>
    </message>
    <message>
        <source>Several cards can make {fifteen}. Here one of yours takes three at once: take them.</source>
        <translation>يمكن جمع {fifteen} بعدّة أوراق. إحدى أوراقك هنا تأخذ ثلاثًا معًا: خذها.</translation>
    </message>
    <message>
        <source>Good, but you can take more: {page} counts {page_value}.</source>
        <translation>جيّد، لكن يمكنك أخذ أكثر: قيمة {page} هي {page_value}.</translation>
    </message>
    <message>
        <source>Most sevens score {sevens_score}, all four {four_sevens_score}. Most cards, most {coins} and the {7D} score as in Scopa.</source>
        <translation>أكثر السبعات {sevens_score}، والأربع كلّها {four_sevens_score}. أمّا الأوراق و{coins} و{7D} فكما في Scopa.</translation>
    </message>
    <message>
        <source>Scopa di Undici makes eleven in the same way. In Scopa a {fifteen} your card may also take an equal one.</source>
        <translation>وفي «سكوبا الأحد عشر» يُكمَّل أحد عشر بالطريقة نفسها. وفي «سكوبا {fifteen}» يمكن لورقتك أن تأخذ مثيلتها أيضًا.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>اثنان ضدّ اثنين</translation>
    </message>
    <message>
        <source>Scopone scientifico: partner, sevens and pairs.</source>
        <translation>‏Scopone scientifico: الشريك والسبعات والأزواج.</translation>
    </message>
    <message>
        <source>In Scopone you play with {partner}, who sits opposite: you have one pile and one score.</source>
        <translation>في Scopone تلعب مع ⁨{partner}⁩ في المقعد المقابل: لكما كومة واحدة ونقاط مشتركة.</translation>
    </message>
    <message>
        <source>The partner</source>
        <translation>الشريك</translation>
    </message>
    <message>
        <source>All 40 cards are in the hands, and the table is empty. You begin.</source>
        <translation>الأوراق الأربعون (40) كلّها في الأيدي، والطاولة فارغة. أنت تبدأ.</translation>
    </message>
    <message>
        <source>The next player sweeps with an equal card. You hold three 4s, so only one is elsewhere: lay down the {4C}.</source>
        <translation>من يليك يكنس الطاولة بورقة مثيلة. معك ثلاث من رقم 4 ولم تبقَ خارج يدك إلّا واحدة: ضع {4C}.</translation>
    </message>
    <message>
        <source>Lay down the {4C}: it is safer, and no card of {coins}.</source>
        <translation>ضع {4C}: هذا آمن، وليست من {coins}.</translation>
    </message>
    <message>
        <source>{opponent} could not take it. Now it is your partner’s turn: look at the table, 4 and 6.</source>
        <translation>لم يستطع ⁨{opponent}⁩ أخذها. الدور لشريكك: انظر إلى الطاولة، 4 و6.</translation>
    </message>
    <message>
        <source>Scopa, and the point is yours as well. Partners’ sweeps count together.</source>
        <translation>‏Scopa، والنقطة لك أيضًا: ما يكسبه الشريكان يُجمع.</translation>
    </message>
    <message>
        <source>The sevens</source>
        <translation>السبعات</translation>
    </message>
    <message>
        <source>Somebody has laid down a seven. Take it, before others do.</source>
        <translation>وضع أحدهم سبعة. خذها قبل غيرك.</translation>
    </message>
    <message>
        <source>Then the next player may take the seven. Take it.</source>
        <translation>هكذا قد يأخذها من يليك. خذ السبعة.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>{opponent} is the dealer, so break the pairs: take 5 and 2 with your 7, not 5 with 5.</source>
        <translation>الموزّع هو ⁨{opponent}⁩، ففكّ الأزواج: خذ 5 و2 بورقتك 7، لا 5 بورقة 5.</translation>
    </message>
    <message>
        <source>That leaves the pairs as they are.</source>
        <translation>هكذا تبقى الأزواج كما هي.</translation>
    </message>
    <message>
        <source>Now three 7s, three 5s and three 2s are left: odd numbers. Italians call it spariglio. The dealer’s side mends it when it can.</source>
        <translation>بقي الآن من كلّ من 7 و5 و2 ثلاث أوراق: عدد فرديّ. يسمّيه الإيطاليون spariglio، وجانب الموزّع يصلحه متى استطاع.</translation>
    </message>
    <message>
        <source>Remember what has gone. One more thing: here a scopa with the very last card counts.</source>
        <translation>تذكّر ما لُعب. وأمر أخير: هنا تُحسب scopa بالورقة الأخيرة أيضًا.</translation>
    </message>
    <message>
        <source>In Scopone de Trente the {AD} is worth a point more, the {2D} two and the {3D} three; a side with all of them wins the match.</source>
        <translation>وفي «سكوبوني ترينتو» تزيد {AD} نقطة، و{2D} نقطتين، و{3D} ثلاثًا؛ والفريق الذي يملكها كلّها يفوز بالمباراة.</translation>
    </message>
    <message>
        <source>Declaring, and the matta</source>
        <translation>الإعلان والماتّا</translation>
    </message>
    <message>
        <source>Cirulla, the game of Genoa.</source>
        <translation>‏Cirulla، لعبة جنوة.</translation>
    </message>
    <message>
        <source>Three cards of {low_total} or less are worth {low_points} points. Yours make {hand_total}: declare them.</source>
        <translation>ثلاث أوراق مجموعها {low_total} أو أقلّ تكسب {low_points} نقاط. مجموع أوراقك {hand_total}: أعلنها.</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>الإعلان</translation>
    </message>
    <message>
        <source>After the first card it is too late to declare.</source>
        <translation>بعد الورقة الأولى يفوت وقت الإعلان.</translation>
    </message>
    <message>
        <source>Declared cards lie open for all to see. Three cards of a rank are worth {alike_points}.</source>
        <translation>الأوراق المعلنة تبقى مكشوفة للجميع. ثلاث متماثلة تكسب {alike_points}.</translation>
    </message>
    <message>
        <source>You take an equal card, a sum, or what makes {fifteen} with your card. Your 2 takes {knight} and 4: play it.</source>
        <translation>تأخذ مثيلة أو مجموعًا أو ما يكمل {fifteen} مع ورقتك. ورقتك 2 تأخذ {knight} و4: العبها.</translation>
    </message>
    <message>
        <source>Many ways to take</source>
        <translation>طرق كثيرة للأخذ</translation>
    </message>
    <message>
        <source>That works as well, but now make {fifteen}.</source>
        <translation>هذا جائز أيضًا، لكن اجمع الآن {fifteen}.</translation>
    </message>
    <message>
        <source>And an ace takes everything if no ace lies on the table. Play it: it is a scopa.</source>
        <translation>والآس يأخذ كلّ شيء إن لم يكن على الطاولة آس. العبه: هذه scopa.</translation>
    </message>
    <message>
        <source>The {7C} is the matta: in a declaration it is any card you like. Declare three of a rank.</source>
        <translation>ورقة {7C} هي الماتّا: عند الإعلان قيمتها ما تشاء. أعلن ثلاثًا متماثلة.</translation>
    </message>
    <message>
        <source>The matta</source>
        <translation>الماتّا</translation>
    </message>
    <message>
        <source>{alike_points} points. Now the matta counts {king_value}, until the round is over: take something with it.</source>
        <translation>{alike_points} نقاط. قيمة الماتّا الآن {king_value} حتى نهاية الجولة: خذ بها شيئًا.</translation>
    </message>
    <message>
        <source>Play the matta this time.</source>
        <translation>العب الماتّا هذه المرّة.</translation>
    </message>
    <message>
        <source>If the first four cards make {fifteen}, the dealer takes them and has a point; with thirty, two.</source>
        <translation>إن كان مجموع الأوراق الأربع الأولى {fifteen} أخذها الموزّع وكسب نقطة، وإن كان ثلاثين فنقطتين.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>ما يُحسب</translation>
    </message>
    <message>
        <source>{page}, {knight} and {king} of {coins} are worth {grande_score}, and all {coins} win the match at once. You play to {target}.</source>
        <translation>{page} و{knight} و{king} من {coins} تكسب {grande_score}، وكلّ أوراق {coins} تكسب المباراة فورًا. تنتهي المباراة عند {target}.</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>ورقة القصّ</translation>
    </message>
    <message>
        <source>Chkobba, the game of Tunisia.</source>
        <translation>شكبّة، لعبة تونس.</translation>
    </message>
    <message>
        <source>You cut the pack and saw this card. Keep it, or lay it on the table? It is the best of all: keep it.</source>
        <translation>قصصت الورق ورأيت هذه الورقة. أتحتفظ بها أم تضعها على الطاولة؟ هي أفضل الأوراق: احتفظ بها.</translation>
    </message>
    <message>
        <source>Now anybody may take it. Keep a card like this.</source>
        <translation>يمكن لأيّ أحد أن يأخذها الآن. مثل هذه الورقة يُحتفظ بها.</translation>
    </message>
    <message>
        <source>It is your first card. Mind the courts: here {knight} counts {knight_value}, {page} {page_value} and {king} {king_value}.</source>
        <translation>هي ورقتك الأولى. انتبه للصور: هنا قيمة {knight} {knight_value} و{page} {page_value} و{king} {king_value}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 3 together? Click it.</source>
        <translation>أيّ أوراقك تأخذ 6 و3 معًا؟ انقرها.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 3; {page} counts {page_value}.</source>
        <translation>ليست هذه. اجمع 6 و3؛ قيمة {page} هي {page_value}.</translation>
    </message>
    <message>
        <source>Take the 6 and the 3.</source>
        <translation>خذ 6 و3.</translation>
    </message>
    <message>
        <source>Now bring home the {7D}, which is a point by itself: 5 and 2 make 7.</source>
        <translation>الآن اكسب {7D}، فهي وحدها نقطة: 5 و2 مجموعهما 7.</translation>
    </message>
    <message>
        <source>Play the {7D}, before it is too late.</source>
        <translation>العب {7D} قبل أن يفوت الأوان.</translation>
    </message>
    <message>
        <source>There is no primiera. Barmila goes to the most sevens; at two each, to the most sixes. You play to {target}.</source>
        <translation>لا بريميرا هنا. البرميلة لصاحب أكثر السبعات، وعند التعادل باثنتين لكلّ طرف فلصاحب أكثر الستّات. تنتهي المباراة عند {target}.</translation>
    </message>
    <message>
        <source>Combinations in the hand</source>
        <translation>التشكيلات في اليد</translation>
    </message>
    <message>
        <source>Chorizo and Báciga, from the River Plate.</source>
        <translation>‏Chorizo وBáciga من ريو دي لا بلاتا.</translation>
    </message>
    <message>
        <source>Chorizo is Escoba with combinations: before the first card is played, you declare what your three cards are worth.</source>
        <translation>‏Chorizo هي Escoba مع تشكيلات: قبل لعب الورقة الأولى تعلن ما تساويه أوراقك الثلاث.</translation>
    </message>
    <message>
        <source>Yours are of one suit, a flor ({flor_points}), and in sequence, an escalera ({escalera_points}). Declare!</source>
        <translation>أوراقك من نوع واحد، أي «فلور» ({flor_points})، ومتتالية، أي «إسكاليرا» ({escalera_points}). أعلن!</translation>
    </message>
    <message>
        <source>If you pass, you get nothing for this hand. Declare it.</source>
        <translation>من يمرّر لا يكسب شيئًا بهذه اليد. أعلنها.</translation>
    </message>
    <message>
        <source>Points of combinations count at once. The {2B} is the carimbo, worth {carimbo_score}: take it, {king} and 2 with your 3.</source>
        <translation>نقاط التشكيلات تُحسب فورًا. ورقة {2B} هي الكاريمبو وتساوي {carimbo_score}: خذ {king} و2 بورقتك 3.</translation>
    </message>
    <message>
        <source>Take the {2B}, before {opponent} does.</source>
        <translation>خذ {2B} قبل ⁨{opponent}⁩.</translation>
    </message>
    <message>
        <source>The best hand of all: three of a rank, a chorizo. Declare it!</source>
        <translation>أفضل يد على الإطلاق: ثلاث متماثلة، «تشوريزو». أعلنها!</translation>
    </message>
    <message>
        <source>{chorizo_points} points at once! A total of nine is worth {tres_de_nueva_points}, seven or less {dos_de_miseria_points}.</source>
        <translation>{chorizo_points} نقطة دفعة واحدة! مجموع تسعة يكسب {tres_de_nueva_points}، وسبعة أو أقلّ {dos_de_miseria_points}.</translation>
    </message>
    <message>
        <source>In Báciga the combinations are nine or less, better with a pair, and three cards of one suit on the table score for the dealer.</source>
        <translation>في Báciga تُعلن تسعة أو أقلّ، والأفضل مع زوج، وثلاث أوراق من نوع واحد على الطاولة تكسب الموزّع نقاطًا.</translation>
    </message>
    <message>
        <source>Points that nobody wants</source>
        <translation>نقاط لا يريدها أحد</translation>
    </message>
    <message>
        <source>Scopa a perdere, Desescoba and Scopa Frac.</source>
        <translation>سكوبا للخسارة، وديسيسكوبا، وسكوبا فراك.</translation>
    </message>
    <message>
        <source>In Scopa a perdere the fewest points win: the first one at {target} has lost. Your 7 would have to take the {7D}, a point against you. Lay another card.</source>
        <translation>في «سكوبا للخسارة» يفوز صاحب أقلّ النقاط: ومن بلغ {target} أوّلًا فقد خسر. وسبعتك مضطرّة إلى أخذ {7D}، وهي نقطة عليك. فضع ورقة أخرى.</translation>
    </message>
    <message>
        <source>A card that can take has to take. Lay one that takes nothing.</source>
        <translation>الورقة القادرة على الأخذ يجب أن تأخذ. ضع ورقة لا تأخذ شيئًا.</translation>
    </message>
    <message>
        <source>Well avoided. Captures are as forced as ever, so keep cards that find nothing on the table.</source>
        <translation>أحسنت التفادي. فالأخذ واجب كالعادة، فاحتفظ بأوراق لا تجد شيئًا على الطاولة.</translation>
    </message>
    <message>
        <source>Desescoba is the same with fifteen: when you have to take, take few cards, and no {coins} or sevens.</source>
        <translation>و«ديسيسكوبا» مثلها مع خمسة عشر: إذا اضطُررت إلى الأخذ فخذ أوراقًا قليلة، لا {coins} فيها ولا سبعات.</translation>
    </message>
    <message>
        <source>In Scopa Frac only aces and courts score, a point each. At eight all the {KD} decides.</source>
        <translation>وفي «سكوبا فراك» لا تُحسب إلّا الآسات والصور، بنقطة لكلّ منها. وعند ثمان لكلّ طرف تحسم {KD}.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>مباراتك الأولى</translation>
    </message>
    <message>
        <source>Scopa from the first card to the score sheet.</source>
        <translation>لعبة Scopa من الورقة الأولى إلى ورقة النقاط.</translation>
    </message>
    <message>
        <source>These three cards are yours. You play them to take cards from the table.</source>
        <translation>هذه الأوراق الثلاث لك. تلعبها لتأخذ أوراقًا من الطاولة.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>أخذ الأوراق</translation>
    </message>
    <message>
        <source>A card takes an equal card. Click your 6: it takes the 6.</source>
        <translation>الورقة تأخذ مثيلتها. انقر ورقتك 6: تأخذ 6.</translation>
    </message>
    <message>
        <source>Play your 6 this time.</source>
        <translation>العب ورقتك 6 هذه المرّة.</translation>
    </message>
    <message>
        <source>Both cards are now in your pile, face down. Next, {opponent} plays a card.</source>
        <translation>الورقتان الآن في كومتك، مقلوبتين. والدور على ⁨{opponent}⁩.</translation>
    </message>
    <message>
        <source>There is no 7 on the table, but 4 and 3 make 7. Take both with your 7.</source>
        <translation>لا توجد 7 على الطاولة، لكنّ 4 و3 مجموعهما 7. خذهما معًا بورقتك 7.</translation>
    </message>
    <message>
        <source>Take two cards at once: the 4 and the 3.</source>
        <translation>خذ ورقتين معًا: 4 و3.</translation>
    </message>
    <message>
        <source>So you take one equal card, or several cards that add up to yours. Now watch {opponent}.</source>
        <translation>إذن تأخذ ورقة مثيلة، أو عدّة أوراق مجموعها يساوي ورقتك. راقب الآن ⁨{opponent}⁩.</translation>
    </message>
    <message>
        <source>Your 4 cannot take anything. Then it stays on the table: lay it down.</source>
        <translation>ورقتك 4 لا تأخذ شيئًا، فتبقى على الطاولة: ضعها.</translation>
    </message>
    <message>
        <source>When all hands are empty, everyone gets three new cards. The table gets none.</source>
        <translation>حين تفرغ الأيدي كلّها ينال كلّ لاعب ثلاث أوراق جديدة. ولا شيء للطاولة.</translation>
    </message>
    <message>
        <source>{page} counts {page_value}, {knight} {knight_value} and {king} {king_value}; an ace counts 1.</source>
        <translation>قيمة {page} {page_value} و{knight} {knight_value} و{king} {king_value}، والآس 1.</translation>
    </message>
    <message>
        <source>Values and choices</source>
        <translation>القيم والاختيار</translation>
    </message>
    <message>
        <source>6 and 4 make {king_value}. But where an equal card lies, you must take that one: play your {king}.</source>
        <translation>‏6 و4 مجموعهما {king_value}. لكن إن وُجدت المثيلة وجب أخذها: العب ورقة {king}.</translation>
    </message>
    <message>
        <source>Play your {king} first.</source>
        <translation>العب ورقة {king} أوّلًا.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 2 together? Click it.</source>
        <translation>أيّ أوراقك تأخذ 6 و2 معًا؟ انقرها.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 2.</source>
        <translation>ليست هذه. اجمع 6 و2.</translation>
    </message>
    <message>
        <source>Right: 6 + 2 = {page_value}. Now play it.</source>
        <translation>أحسنت: 6 + 2 = {page_value}. العبها الآن.</translation>
    </message>
    <message>
        <source>Take the 6 and the 2.</source>
        <translation>خذ 6 و2.</translation>
    </message>
    <message>
        <source>Your last card takes everything on the table: 4 and 3 make 7. Play it!</source>
        <translation>ورقتك الأخيرة تأخذ كلّ ما على الطاولة: 4 و3 مجموعهما 7. العبها!</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>‏Scopa!</translation>
    </message>
    <message>
        <source>Scopa! You swept the table: a point. A card turned up in your pile keeps count.</source>
        <translation>‏Scopa! كنست الطاولة: نقطة لك. ورقة مكشوفة في كومتك تسجّلها.</translation>
    </message>
    <message>
        <source>Here is the end of another round. Play your last card: it takes two.</source>
        <translation>هذه نهاية جولة أخرى. العب ورقتك الأخيرة: تأخذ اثنتين.</translation>
    </message>
    <message>
        <source>{opponent} plays the very last card. What is left there goes to the player who took last: you.</source>
        <translation>يلعب ⁨{opponent}⁩ آخر ورقة. وما يبقى على الطاولة لمن أخذ أخيرًا: لك أنت.</translation>
    </message>
    <message>
        <source>Now the piles are counted. Most cards are a point: you have {own_cards}, {opponent} {their_cards}.</source>
        <translation>الآن تُعدّ الأكوام. أكثر الأوراق نقطة: معك {own_cards}، ومع ⁨{opponent}⁩ {their_cards}.</translation>
    </message>
    <message>
        <source>Most {coins} are another point: you have {own_coins}, {opponent} {their_coins}.</source>
        <translation>وأكثر {coins} نقطة أخرى: معك {own_coins}، ومع ⁨{opponent}⁩ {their_coins}.</translation>
    </message>
    <message>
        <source>The {7D} is a point by itself. It is called the settebello, and you have it.</source>
        <translation>ورقة {7D} وحدها نقطة. اسمها السبعة الحيّة (settebello)، وهي معك.</translation>
    </message>
    <message>
        <source>For the primiera your best card of each suit counts: 7 is worth {primiera_7}, 6 {primiera_6}, ace {primiera_ace}, 5 {primiera_5}.</source>
        <translation>في البريميرا تُحسب أفضل ورقة لك من كلّ نوع: 7 تساوي {primiera_7} و6 {primiera_6} والآس {primiera_ace} و5 {primiera_5}.</translation>
    </message>
    <message>
        <source>You have {own_primiera}, {opponent} has {their_primiera}: this point goes to {opponent}. So keep an eye on sevens.</source>
        <translation>معك {own_primiera}، ومع ⁨{opponent}⁩ {their_primiera}: هذه النقطة لـ⁨{opponent}⁩. فانتبه للسبعات.</translation>
    </message>
    <message>
        <source>Your scopa is a point too. Now look at the score sheet: all is there.</source>
        <translation>وهذه scopa التي حقّقتها نقطة أيضًا. انظر إلى ورقة النقاط: كلّ شيء هناك.</translation>
    </message>
    <message>
        <source>You won this round {own_points} to {their_points}. The first with {target} points wins the match.</source>
        <translation>كسبت الجولة {own_points} مقابل {their_points}. يفوز بالمباراة من يبلغ {target} أوّلًا.</translation>
    </message>
    <message>
        <source>Now you alone: play the last six cards of a round to the end.</source>
        <translation>الآن وحدك: العب آخر ستّ أوراق من جولة حتى النهاية.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>Play on. The button Hint shows you a good card.</source>
        <translation>واصل اللعب. زرّ «تلميح» يريك ورقة جيّدة.</translation>
    </message>
    <message>
        <source>The round is over. See what each of you has.</source>
        <translation>انتهت الجولة. انظر ما لدى كلّ منكما.</translation>
    </message>
    <message>
        <source>That is Scopa! All the rest comes with playing. Have fun.</source>
        <translation>هذه هي Scopa! والباقي يأتي مع اللعب. استمتع.</translation>
    </message>
    <message>
        <source>Know the points</source>
        <translation>اعرف النقاط</translation>
    </message>
    <message>
        <source>A point that is already won or lost no longer counts: play for the others.</source>
        <translation>النقطة المحسومة لا تُحسب بعدها: العب من أجل غيرها.</translation>
    </message>
    <message>
        <source>Sweep when you can</source>
        <translation>اعمل شكبّة متى استطعت</translation>
    </message>
    <message>
        <source>A sweep is a point, and the next player has to lay a card on an empty table.</source>
        <translation>الشكبّة نقطة، ومن يلعب بعدها يضع ورقة على طاولة فارغة.</translation>
    </message>
    <message>
        <source>Rather take than lay</source>
        <translation>الأخذ خير من الوضع</translation>
    </message>
    <message>
        <source>Taking brings you cards, and gives none away.</source>
        <translation>بالأخذ تكسب أوراقًا ولا تهدي شيئًا.</translation>
    </message>
    <message>
        <source>A take is worth a risk of up to one in three. Above that, lay a safe card.</source>
        <translation>الأخذ يستحقّ مخاطرة حتّى واحد من ثلاثة. فإن زادت فضع ورقة آمنة.</translation>
    </message>
    <message>
        <source>Leave no sum of seven: their seven takes it, and goes to their own pile.</source>
        <translation>لا تترك مجموع سبعة: يأخذه الخصم بسبعة تصير في كومته.</translation>
    </message>
    <message>
        <source>A card laid on an empty table can be swept by any equal card.</source>
        <translation>الورقة الموضوعة على طاولة فارغة تأخذها أيّ مثيلة بشكبّة.</translation>
    </message>
    <message>
        <source>Your partner often holds the double of a card that was laid: think before you take it.</source>
        <translation>كثيرًا ما يكون مع شريكك مثيلة الورقة التي وضعها: فكّر قبل أن تأخذها.</translation>
    </message>
    <message>
        <source>The last to take gets the rest of the table. Keep a card that surely takes.</source>
        <translation>آخر من يأخذ يكسب ما بقي على الطاولة. احتفظ بورقة تأخذ حتمًا.</translation>
    </message>
    <message>
        <source>If they did not take, they could not</source>
        <translation>من لم يأخذ لم يستطع</translation>
    </message>
    <message>
        <source>An ace that takes all is worth most on a full table, or at the very end.</source>
        <translation>الآس الذي يأخذ كلّ شيء أثمن والطاولة ملأى، أو في النهاية تمامًا.</translation>
    </message>
    <message>
        <source>Taking a whole pile</source>
        <translation>أخذ كومة كاملة</translation>
    </message>
    <message>
        <source>Rubamazzo, in which piles lie open.</source>
        <translation>روبامازو، حيث الكومات مكشوفة.</translation>
    </message>
    <message>
        <source>In Rubamazzo a card takes one equal card and nothing else: there are no sums. Take the 5 with your 5.</source>
        <translation>في روبامازو تأخذ الورقة ورقة مثيلة واحدة لا غير: لا مجاميع هنا. خذ 5 بورقتك 5.</translation>
    </message>
    <message>
        <source>Play your 5 this time.</source>
        <translation>العب ورقتك 5 هذه المرّة.</translation>
    </message>
    <message>
        <source>Your {7S} takes the {7B} or the pile, one of the two, as you like. The pile has more cards: click it, then your {7S}.</source>
        <translation>ورقتك {7S} تأخذ {7B} أو الكومة، واحدة منهما كما تشاء. في الكومة أوراق أكثر: انقرها ثمّ انقر {7S}.</translation>
    </message>
    <message>
        <source>The pile has more cards: take it with your {7S}.</source>
        <translation>في الكومة أوراق أكثر: خذها بورقتك {7S}.</translation>
    </message>
    <message>
        <source>The most cards win the round, which is the whole match. What is left on the table goes to the player who captured last.</source>
        <translation>من لديه أكثر الأوراق يفوز بالجولة، وهي المباراة كلّها. وما يبقى على الطاولة يذهب إلى آخر من أخذ.</translation>
    </message>
    <message>
        <source>Captures that score</source>
        <translation>أخذات تكسب نقاطًا</translation>
    </message>
    <message>
        <source>Cicera, the game of Brescia.</source>
        <translation>تشيتشيرا، لعبة بريشا.</translation>
    </message>
    <message>
        <source>Cicera has fifty-two cards, with eights, nines and tens. All of them are dealt, and {partner}, opposite, is your partner.</source>
        <translation>في تشيتشيرا اثنتان وخمسون ورقة، فيها الثمانيات والتسعات والعشرات. توزَّع كلّها، و⁨{partner}⁩ في المقعد المقابل شريكك.</translation>
    </message>
    <message>
        <source>Nobody has to capture here. But a capture of one suit is a cicera, worth a point: take 3 and 4 with your 7.</source>
        <translation>لا أحد مُجبر هنا على الأخذ. لكنّ الأخذة من نوع واحد «تشيتشيرا» وتكسب نقطة: خذ 3 و4 بورقتك 7.</translation>
    </message>
    <message>
        <source>Take the 3 and the 4 with your 7.</source>
        <translation>خذ 3 و4 بورقتك 7.</translation>
    </message>
    <message>
        <source>The player before you has just laid the {9D}. Taken at once by an equal card, it is a picada, worth a point.</source>
        <translation>وضع اللاعب الذي قبلك {9D} للتوّ. أخذها فورًا بورقة مثيلة «بيكادا» ويكسب نقطة.</translation>
    </message>
    <message>
        <source>Take the {9D} with your {9C}.</source>
        <translation>خذ {9D} بورقتك {9C}.</translation>
    </message>
    <message>
        <source>Courts have no number: they are in no sum, and take only their like. Take the {KS} with your {KD}.</source>
        <translation>لا رقم للصور: فلا تدخل في أيّ مجموع، ولا تأخذ الصورة إلّا مثيلتها. خذ {KS} بورقتك {KD}.</translation>
    </message>
    <message>
        <source>Take the {KS}, before others do.</source>
        <translation>خذ {KS} قبل غيرك.</translation>
    </message>
    <message>
        <source>Three cards or more at once are a bigia, again worth a point. Here your 9 takes three: take them.</source>
        <translation>ثلاث أوراق أو أكثر دفعة واحدة «بيجا»، وهي بنقطة أيضًا. هنا تأخذ ورقتك 9 ثلاثًا: خذها.</translation>
    </message>
    <message>
        <source>Take three cards with your 9.</source>
        <translation>خذ ثلاث أوراق بورقتك 9.</translation>
    </message>
    <message>
        <source>Most cards score {cards_score}, most {swords} {swords_score}. A run of {swords} from {AS}, {2S}, {3S} on, the napula, scores its highest card.</source>
        <translation>أكثر الأوراق تكسب {cards_score}، وأكثر أوراق {swords} تكسب {swords_score}. وتتابع {swords} بدءًا من {AS} و{2S} و{3S}، أي «نابولا»، يكسب قيمة أعلى أوراقه.</translation>
    </message>
    <message>
        <source>{TD}, {2S} and {JC} score a point each, and all {swords} win the match at once. You play to {target}.</source>
        <translation>{TD} و{2S} و{JC} تكسب كلّ منها نقطة، وكلّ أوراق {swords} تكسب المباراة فورًا. تنتهي المباراة عند {target}.</translation>
    </message>
    <message>
        <source>This is {game}. Which play is best? Try one.</source>
        <translation>هذه لعبة ⁨{game}⁩. ما أفضل نقلة؟ جرّب.</translation>
    </message>
    <message>
        <source>You get the {2D}, and 3 and {page} make more than ten.</source>
        <translation>تكسب {2D}، ومجموع 3 و{page} أكثر من عشرة.</translation>
    </message>
    <message>
        <source>Practise with one rank, then with all of them.</source>
        <translation>تدرّب على رتبة، ثمّ على كلّها.</translation>
    </message>
    <message>
        <source>In Escoba this rule rarely fails, and a dead rank is worth nothing.</source>
        <translation>في Escoba قلّما تخطئ هذه القاعدة، والرتبة الميّتة لا تساوي شيئًا.</translation>
    </message>
    <message>
        <source>Two cards are too few for an ace. Wait for a fuller table.</source>
        <translation>ورقتان قليل على الآس. انتظر طاولة أغنى.</translation>
    </message>
    <message>
        <source>4 and 6 with the {king}: three ranks are odd now, which is bad for the dealer.</source>
        <translation>خذ 4 و6 بورقة {king}: صارت ثلاث رتب فرديّة، وهذا سيّئ للموزّع.</translation>
    </message>
    <message>
        <source>{game} {points}, wrong in {fails} of 100 cases</source>
        <translation>{game} {points}، يخطئ في {fails} من 100 حالة</translation>
    </message>
    <message>
        <source>Leave more than ten</source>
        <translation>اترك أكثر من عشرة</translation>
    </message>
    <message>
        <source>In Asso piglia tutto that is the rule. In Scopa d’Assi milanese an ace takes even itself, from an empty table.</source>
        <translation>وفي «أسو بيليا توتو» هذه هي القاعدة. وفي «سكوبا الآسات الميلانية» يأخذ الآس حتى نفسه من الطاولة الخالية.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep eleven or more.</source>
        <translation>لا ورقة تزيد قيمتها على عشرة، فلا أحد يعمل شكبّة بأحد عشر أو أكثر.</translation>
    </message>
    <message>
        <source>Count who can sweep</source>
        <translation>احسب من يستطيع الشكبّة</translation>
    </message>
    <message>
        <source>Ask which cards sweep what you leave, and how many of them you have not seen.</source>
        <translation>اسأل نفسك أيّ الأوراق تعمل شكبّة بما تتركه، وكم منها لم ترَه بعد.</translation>
    </message>
    <message>
        <source>The price of a risk</source>
        <translation>ثمن المخاطرة</translation>
    </message>
    <message>
        <source>Lay a dead rank</source>
        <translation>ضع رتبة ميّتة</translation>
    </message>
    <message>
        <source>When three cards of a rank are gone, nobody can pair the fourth.</source>
        <translation>إذا خرجت ثلاث أوراق من رتبة، فلا أحد يأخذ الرابعة.</translation>
    </message>
    <message>
        <source>Lay from a pair</source>
        <translation>ضع من زوج</translation>
    </message>
    <message>
        <source>If you hold two of a rank, one fewer is elsewhere, and you can take yours back.</source>
        <translation>إذا كان معك اثنتان متماثلتان قلّت واحدة في الخارج، ويمكنك استرداد ورقتك.</translation>
    </message>
    <message>
        <source>The settebello first</source>
        <translation>السبعة الحيّة أوّلًا</translation>
    </message>
    <message>
        <source>The settebello is a point, a coin, a seven and a card, all in one.</source>
        <translation>السبعة الحيّة نقطة وديناري وسبعة وورقة، كلّها معًا.</translation>
    </message>
    <message>
        <source>Take sevens</source>
        <translation>خذ السبعات</translation>
    </message>
    <message>
        <source>Sevens decide the primiera. Take one when you can.</source>
        <translation>السبعات تحسم البريميرا. خذ واحدة متى استطعت.</translation>
    </message>
    <message>
        <source>Lay no seven</source>
        <translation>لا تضع سبعة</translation>
    </message>
    <message>
        <source>A seven on the table is half a primiera for somebody else.</source>
        <translation>السبعة على الطاولة نصف بريميرا لغيرك.</translation>
    </message>
    <message>
        <source>Three sevens win, two draw</source>
        <translation>ثلاث سبعات تكسب واثنتان تتعادلان</translation>
    </message>
    <message>
        <source>With three sevens the primiera is nearly won; with two, sixes and aces decide.</source>
        <translation>بثلاث سبعات تكاد تكسب البريميرا؛ وباثنتين تحسم الستّات والآسات.</translation>
    </message>
    <message>
        <source>Coins and sixes</source>
        <translation>الديناري والستّات</translation>
    </message>
    <message>
        <source>Of two equal cards take the one of coins, and lay the other one.</source>
        <translation>من ورقتين متماثلتين خذ الديناري، وضع الأخرى.</translation>
    </message>
    <message>
        <source>More cards with one</source>
        <translation>أوراق أكثر بورقة</translation>
    </message>
    <message>
        <source>Take three cards rather than two: the point for the cards is often close.</source>
        <translation>خذ ثلاث أوراق لا اثنتين: نقطة الأوراق كثيرًا ما تكون متقاربة.</translation>
    </message>
    <message>
        <source>“Lay court cards”</source>
        <translation>«ضع الصور»</translation>
    </message>
    <message>
        <source>Many advise to lay court cards first. Here they take sums, so it is no rule.</source>
        <translation>ينصح كثيرون بوضع الصور أوّلًا. هنا تأخذ الصور المجاميع، فليست هذه قاعدة.</translation>
    </message>
    <message>
        <source>Make no seven for them</source>
        <translation>لا تهيّئ لهم سبعة</translation>
    </message>
    <message>
        <source>Beware the empty table</source>
        <translation>احذر الطاولة الفارغة</translation>
    </message>
    <message>
        <source>Stop the whirlwind</source>
        <translation>أوقف الدوّامة</translation>
    </message>
    <message>
        <source>One side lays and the other sweeps, again and again. A dead or paired card ends it.</source>
        <translation>فريق يضع وفريق يعمل شكبّة مرّة بعد مرّة. ورقة ميّتة أو مزدوجة توقف ذلك.</translation>
    </message>
    <message>
        <source>Last to play</source>
        <translation>اللعب آخرًا</translation>
    </message>
    <message>
        <source>The dealer’s side answers every card and plays the last one. That is worth points.</source>
        <translation>فريق الموزّع يردّ على كلّ ورقة ويلعب الأخيرة. وهذا يساوي نقاطًا.</translation>
    </message>
    <message>
        <source>Keep the pairs</source>
        <translation>حافظ على الأزواج</translation>
    </message>
    <message>
        <source>On the dealer’s side keep the ranks even: the last hand then finds its match.</source>
        <translation>في فريق الموزّع أبقِ الرتب زوجيّة: ففي آخر الأيدي تجد كلّ ورقة مثيلتها.</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>اكسر الأزواج</translation>
    </message>
    <message>
        <source>Against the dealer’s side take sums: odd ranks turn the order of the last cards.</source>
        <translation>ضدّ فريق الموزّع خذ المجاميع: الرتب الفرديّة تغيّر ترتيب الأوراق الأخيرة.</translation>
    </message>
    <message>
        <source>Leave the partner’s card</source>
        <translation>اترك ورقة الشريك</translation>
    </message>
    <message>
        <source>Answer the partner</source>
        <translation>أجب الشريك</translation>
    </message>
    <message>
        <source>If your partner’s card was taken by an equal one, lay a third of that rank.</source>
        <translation>إذا أُخذت ورقة شريكك بمثيلتها، فضع الثالثة من رتبتها.</translation>
    </message>
    <message>
        <source>Sevens by seat</source>
        <translation>السبعات بحسب المقعد</translation>
    </message>
    <message>
        <source>The dealer’s side may leave a seven to the partner; the other side takes it at once.</source>
        <translation>لفريق الموزّع أن يترك سبعة للشريك؛ والفريق الآخر يأخذها فورًا.</translation>
    </message>
    <message>
        <source>Own a rank</source>
        <translation>رتبة لك وحدك</translation>
    </message>
    <message>
        <source>With three of a rank in your hand only you can end the wait for the fourth.</source>
        <translation>بثلاث أوراق متماثلة في يدك، أنت وحدك تنهي انتظار الرابعة.</translation>
    </message>
    <message>
        <source>Remember odd ranks</source>
        <translation>تذكّر الرتب الفرديّة</translation>
    </message>
    <message>
        <source>Remember only the ranks of which an odd number has gone: their cards are still out.</source>
        <translation>تذكّر الرتب التي خرج منها عدد فرديّ فقط: ما زالت أوراق منها في الخارج.</translation>
    </message>
    <message>
        <source>The pack makes 220</source>
        <translation>مجموع الورق 220</translation>
    </message>
    <message>
        <source>The pack adds up to 220. Subtract what you have seen: the rest is the last hand.</source>
        <translation>مجموع الورق 220. اطرح ما رأيت: الباقي هو اليد الأخيرة.</translation>
    </message>
    <message>
        <source>The last take</source>
        <translation>الأخذ الأخير</translation>
    </message>
    <message>
        <source>A card that the player after you passed over can be laid again.</source>
        <translation>الورقة التي تركها اللاعب التالي لك يمكن وضعها مرّة أخرى.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>انتظر</translation>
    </message>
    <message>
        <source>A card that surely takes now may take more later.</source>
        <translation>ورقة تأخذ الآن حتمًا قد تأخذ أكثر لاحقًا.</translation>
    </message>
    <message>
        <source>Leave less than five, or fifteen</source>
        <translation>اترك أقلّ من خمسة، أو خمسة عشر</translation>
    </message>
    <message>
        <source>A king counts ten: with less than five on the table nobody makes fifteen.</source>
        <translation>قيمة الملك عشرة: بأقلّ من خمسة على الطاولة لا أحد يكمل خمسة عشر.</translation>
    </message>
    <message>
        <source>Save the ace</source>
        <translation>وفّر الآس</translation>
    </message>
    <message>
        <source>Declare, and choose the value</source>
        <translation>أعلن واختر القيمة</translation>
    </message>
    <message>
        <source>Declare what scores. The value you give the matta decides what it takes next.</source>
        <translation>أعلن ما يكسب نقاطًا. القيمة التي تعطيها للماتّا تحدّد ما تأخذه بعدها.</translation>
    </message>
    <message>
        <source>Play the score</source>
        <translation>العب بحسب النتيجة</translation>
    </message>
    <message>
        <source>Ahead, take few risks; behind, look for sweeps.</source>
        <translation>إن كنت متقدّمًا فقلّل المخاطرة، وإن كنت متأخّرًا فاطلب الشكبّات.</translation>
    </message>
    <message>
        <source>{opponent} has taken the {6B} with the {6S}. The piles lie open: on top is the card that was played.</source>
        <translation>أخذ ⁨{opponent}⁩ {6B} بالورقة {6S}. الكومات مكشوفة: وفي أعلاها الورقة التي لُعبت.</translation>
    </message>
    <message>
        <source>You hold an equal card. Play your {6C}: it takes the whole pile!</source>
        <translation>لديك ورقة مثيلة. العب {6C}: فتأخذ الكومة كلّها!</translation>
    </message>
    <message>
        <source>Your {6C} takes the whole pile: play it.</source>
        <translation>ورقتك {6C} تأخذ الكومة كلّها: العبها.</translation>
    </message>
    <message>
        <source>Now all these cards are yours, and your {6C} is on top. With an equal card {opponent} can take the pile back.</source>
        <translation>صارت هذه الأوراق كلّها لك، وفي أعلاها ورقتك {6C}. وبورقة مثيلة يستطيع ⁨{opponent}⁩ أن يستردّ الكومة.</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>كم تساوي</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>كم تساوي الجولة</translation>
    </message>
    <message>
        <source>The {7D} is worth more than anything else here. The {knight} can wait.</source>
        <translation>ورقة {7D} أثمن من كلّ ما هنا. {knight} يمكنه الانتظار.</translation>
    </message>
    <message>
        <source>Your {knight} takes 2 and 7. A sum can hide the settebello.</source>
        <translation>ورقتك {knight} تأخذ 2 و7. قد تختبئ السبعة الحيّة في مجموع.</translation>
    </message>
    <message>
        <source>You had 19 cards. With two more the point for the cards is yours.</source>
        <translation>كان معك 19 ورقة. بورقتين أخريين تكسب نقطة الأوراق.</translation>
    </message>
    <message>
        <source>Before each play, ask which points are still open, and which card decides them.</source>
        <translation>قبل كلّ لعب اسأل نفسك أيّ النقاط لم تُحسم بعد، وأيّ ورقة تحسمها.</translation>
    </message>
    <message>
        <source>Which take?</source>
        <translation>أيّ أخذ؟</translation>
    </message>
    <message>
        <source>Your {page} takes 6 and 2: three cards, and a coin. The {king} takes one.</source>
        <translation>ورقتك {page} تأخذ 6 و2: ثلاث أوراق منها ديناري. أمّا {king} فيأخذ واحدة.</translation>
    </message>
    <message>
        <source>Three cards with one play, and nobody else has a {knight} for what is left.</source>
        <translation>ثلاث أوراق بلعب واحد، ولا {knight} عند غيرك لما يبقى.</translation>
    </message>
    <message>
        <source>Cards and coins are small gains, but they come up in nearly every round.</source>
        <translation>الأوراق والديناري مكاسب صغيرة، لكنّها تأتي في كلّ جولة تقريبًا.</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>الشكبّات</translation>
    </message>
    <message>
        <source>A point at once, and the next player has to lay a 3 on the empty table.</source>
        <translation>نقطة فورًا، وعلى التالي وضع 3 على طاولة فارغة.</translation>
    </message>
    <message>
        <source>Ace and {page} make {knight_value}. A sum sweeps as well as an equal card.</source>
        <translation>مجموع الآس و{page} هو {knight_value}. المجموع يعمل شكبّة كالورقة المثيلة.</translation>
    </message>
    <message>
        <source>The three other aces have gone, so nobody can sweep yours.</source>
        <translation>خرجت الآسات الثلاثة الأخرى، فلا شكبّة بآسك.</translation>
    </message>
    <message>
        <source>A sweep is hardly ever wrong. What you leave after it matters as much.</source>
        <translation>الشكبّة لا تكاد تكون خطأ أبدًا. وما تتركه بعدها لا يقلّ أهمّيّة.</translation>
    </message>
    <message>
        <source>Sevens and the primiera</source>
        <translation>السبعات والبريميرا</translation>
    </message>
    <message>
        <source>For the primiera a 7 is worth {primiera_7}, a {king} only {primiera_court}. Your {page} takes ace and 7.</source>
        <translation>في البريميرا تساوي السبعة {primiera_7}، و{king} {primiera_court} فقط. ورقتك {page} تأخذ آسًا و7.</translation>
    </message>
    <message>
        <source>The 4 does as well. A {page} would take ace and 7 together.</source>
        <translation>الورقة 4 تكفي. {page} كانت ستأخذ الآس و7 معًا.</translation>
    </message>
    <message>
        <source>Now both sides have two sevens, so the other cards decide: the 6 comes next.</source>
        <translation>الآن لكلّ فريق سبعتان، فتحسم الأوراق الأخرى: بعدها 6.</translation>
    </message>
    <message>
        <source>Sevens are worth the most in games for two. In Scopone it depends on your seat.</source>
        <translation>السبعات أثمن في لعب اثنين. أمّا في Scopone فالأمر بحسب مقعدك.</translation>
    </message>
    <message>
        <source>What can they sweep?</source>
        <translation>بمَ يعملون شكبّة؟</translation>
    </message>
    <message>
        <source>5 and ace make 6, but all four cards of that rank are in your pile.</source>
        <translation>‏5 وآس مجموعهما 6، لكنّ أوراق هذه الرتبة الأربع في كومتك.</translation>
    </message>
    <message>
        <source>A lone 2 is a risk. Two sevens are such a good take that it pays.</source>
        <translation>ورقة 2 وحدها مخاطرة. لكنّ سبعتين أخذ ثمين يستحقّها.</translation>
    </message>
    <message>
        <source>With the {king} you would leave a lone 4. In Scopone such a take can wait.</source>
        <translation>بورقة {king} تترك 4 وحدها. في Scopone يمكن لهذا الأخذ أن ينتظر.</translation>
    </message>
    <message>
        <source>“Leave more than ten” is a rule of Scopone. In Scopa a good take is worth more.</source>
        <translation>«اترك أكثر من عشرة» قاعدة في Scopone. أمّا في Scopa فالأخذ الجيّد أثمن.</translation>
    </message>
    <message>
        <source>Nothing to take</source>
        <translation>لا شيء تأخذه</translation>
    </message>
    <message>
        <source>The two others of that rank are in your pile. And the one of {coins} stays.</source>
        <translation>الأخريان من هذه الرتبة في كومتك. وورقة {coins} تبقى معك.</translation>
    </message>
    <message>
        <source>The three others have gone. And with {page_value} more nobody can sweep.</source>
        <translation>خرجت الثلاث الأخرى. وبزيادة {page_value} لا أحد يعمل شكبّة.</translation>
    </message>
    <message>
        <source>Which card to lay is the most common mistake of good players. Take your time.</source>
        <translation>اختيار الورقة التي تُوضع أكثر أخطاء اللاعبين الجيّدين. خذ وقتك.</translation>
    </message>
    <message>
        <source>Counting: equal cards</source>
        <translation>العدّ: المتماثلات</translation>
    </message>
    <message>
        <source>Ace and 3 make 4, and a single 4 is out. After the 6, two cards could sweep.</source>
        <translation>مجموع الآس و3 هو 4، ولم تبقَ إلّا 4 واحدة. بعد 6 تعمل ورقتان شكبّة.</translation>
    </message>
    <message>
        <source>The other fives have gone: yours is as good as safe on the empty table.</source>
        <translation>خرجت الخمسات الأخرى: خمستك شبه آمنة على الطاولة الفارغة.</translation>
    </message>
    <message>
        <source>You need not remember every card. The ranks on the table and in your hand will do.</source>
        <translation>لا داعي لتذكّر كلّ ورقة. تكفي رتب الطاولة ورتب يدك.</translation>
    </message>
    <message>
        <source>Counting: the last hand</source>
        <translation>العدّ: اليد الأخيرة</translation>
    </message>
    <message>
        <source>Out are {unseen}. The 6 could take 2 and 3 with the ace, so take these first.</source>
        <translation>بقي في الخارج {unseen}. قد تأخذ 6 الورقتين 2 و3 مع الآس، فخذهما أوّلًا.</translation>
    </message>
    <message>
        <source>Only {unseen_total} are missing: {unseen}. Your 7 can wait, the 4 cannot.</source>
        <translation>لم يبقَ إلّا {unseen_total}: {unseen}. ورقتك 7 يمكنها الانتظار، أمّا 4 فلا.</translation>
    </message>
    <message>
        <source>Out are {unseen}, and they take nothing now. All that is laid comes to you.</source>
        <translation>بقي في الخارج {unseen}، ولا تأخذ شيئًا الآن. كلّ ما يُوضع لك.</translation>
    </message>
    <message>
        <source>After their {king} your 7 takes 5 and 2, and nobody takes after you.</source>
        <translation>بعد {king} لهم تأخذ ورقتك 7 الورقتين 5 و2، ولا أحد يأخذ بعدك.</translation>
    </message>
    <message>
        <source>Keep the {knight}: it takes small cards that have to be laid, and then all.</source>
        <translation>احتفظ بورقة {knight}: تأخذ الأوراق الصغيرة التي ستُوضع، ثمّ كلّ شيء.</translation>
    </message>
    <message>
        <source>With three cards each you can often work out who takes last.</source>
        <translation>بثلاث أوراق لكلّ لاعب يمكنك غالبًا حساب من يأخذ أخيرًا.</translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>كسر القواعد</translation>
    </message>
    <message>
        <source>The {KS} can wait. If they take it, your {king} takes 4 and 6 instead.</source>
        <translation>ورقة {KS} يمكنها الانتظار. إن أخذوها تأخذ ورقتك {king} الورقتين 4 و6.</translation>
    </message>
    <message>
        <source>The 6 can wait: your 7 may take it with the ace, and your 6 alone.</source>
        <translation>ورقة 6 يمكنها الانتظار: قد تأخذها ورقتك 7 مع الآس، وورقتك 6 وحدها.</translation>
    </message>
    <message>
        <source>Out are {unseen}. Whichever they lay, you can sweep next time, and have more.</source>
        <translation>بقي في الخارج {unseen}. مهما وضعوا يمكنك عمل شكبّة في المرّة التالية وكسب المزيد.</translation>
    </message>
    <message>
        <source>Each rule fails now and then. Look for a reason before you break one.</source>
        <translation>كلّ قاعدة تخطئ أحيانًا. ابحث عن سبب قبل أن تكسرها.</translation>
    </message>
    <message>
        <source>The score decides</source>
        <translation>النتيجة تحسم</translation>
    </message>
    <message>
        <source>Their 5 needs 2 and 3. Without the 3 it takes nothing: the match is yours.</source>
        <translation>ورقتهم 5 تحتاج 2 و3. من دون 3 لا تأخذ شيئًا: المباراة لك.</translation>
    </message>
    <message>
        <source>Their ace was after the {AD}. With the other {page} you will have six {coins}.</source>
        <translation>كان آسهم يريد {AD}. وبورقة {page} الأخرى يصير معك ستّ من {coins}.</translation>
    </message>
    <message>
        <source>You need a single point. A 7 brings it nearer than a safe card.</source>
        <translation>تحتاج نقطة واحدة. السبعة تقرّبها أكثر من ورقة آمنة.</translation>
    </message>
    <message>
        <source>Look at the score first: sometimes a draw in a category is all that you need.</source>
        <translation>انظر إلى النتيجة أوّلًا: قد يكفيك التعادل في فئة.</translation>
    </message>
    <message>
        <source>Playing for fifteen</source>
        <translation>اللعب على خمسة عشر</translation>
    </message>
    <message>
        <source>A {king} and your 2 make twelve: no single card makes {fifteen}.</source>
        <translation>‏{king} مع ورقتك 2 مجموعهما اثنا عشر: لا ورقة وحدها تكمل {fifteen}.</translation>
    </message>
    <message>
        <source>With the {king} it is more than {fifteen}: nobody can take it all.</source>
        <translation>مع {king} يتجاوز المجموع {fifteen}: لا أحد يأخذ الكلّ.</translation>
    </message>
    <message>
        <source>There were several ways to {fifteen}. This one has the 7 and a coin.</source>
        <translation>كانت هناك طرق عدّة إلى {fifteen}. في هذه 7 وديناري.</translation>
    </message>
    <message>
        <source>Aces, and Cirulla</source>
        <translation>الآسات وCirulla</translation>
    </message>
    <message>
        <source>Four cards, and the {7D} among them: now it pays.</source>
        <translation>أربع أوراق منها {7D}: الآن يستحقّ الأمر.</translation>
    </message>
    <message>
        <source>That is {low_points} points. And as an ace the {7C} can take the {AB}.</source>
        <translation>هذه {low_points} نقاط. وكآس يمكن أن تأخذ ورقة {7C} ورقة {AB}.</translation>
    </message>
    <message>
        <source>Keeping the ace gains little on average: the table in front of you decides.</source>
        <translation>الاحتفاظ بالآس يكسب قليلًا في المتوسّط: الطاولة أمامك هي التي تحسم.</translation>
    </message>
    <message>
        <source>Partners: whose card is it?</source>
        <translation>الشريكان: ورقة من؟</translation>
    </message>
    <message>
        <source>The {4B} is {partner}’s. If they take it, your 4 may still take another.</source>
        <translation>ورقة {4B} لشريكك ⁨{partner}⁩. إن أخذوها فقد تأخذ ورقتك 4 غيرها.</translation>
    </message>
    <message>
        <source>Even from two sevens: one other is out, and {fifteen} cannot be swept.</source>
        <translation>حتّى من سبعتين: لم تبقَ في الخارج إلّا واحدة، ولا شكبّة بمجموع {fifteen}.</translation>
    </message>
    <message>
        <source>You are the dealer, but the {7D} is the exception: take it yourself.</source>
        <translation>أنت الموزّع، لكنّ {7D} هي الاستثناء: خذها بنفسك.</translation>
    </message>
    <message>
        <source>The answer works only if your partner knows it too. Agree on it beforehand.</source>
        <translation>الجواب لا ينفع إلّا إذا عرفه شريكك أيضًا. اتّفقا عليه من قبل.</translation>
    </message>
    <message>
        <source>Partners: pairs and spariglio</source>
        <translation>الشريكان: الأزواج والكسر (spariglio)</translation>
    </message>
    <message>
        <source>{partner} dealt. Ace and 4 were odd, and with this sum both are even again.</source>
        <translation>وزّع ⁨{partner}⁩. كان الآس و4 فرديّين، وبهذا المجموع صارا زوجيّين.</translation>
    </message>
    <message>
        <source>The three other aces have gone. They cannot go on sweeping.</source>
        <translation>خرجت الآسات الثلاثة الأخرى. انتهت شكبّاتهم.</translation>
    </message>
    <message>
        <source>Both pay in Scopone, but each is wrong about one time in four.</source>
        <translation>كلاهما ينفع في Scopone، لكنّ كلًّا منهما خطأ في مرّة من أربع تقريبًا.</translation>
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
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>دقيقتان (%n)</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>الخطوة {number} من {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>تمّ</translation>
    </message>
    <message>
        <source>One of your cards can sweep the table!</source>
        <translation>إحدى أوراقك تكنس الطاولة!</translation>
    </message>
    <message>
        <source>You can take something. {coins} and sevens are worth most.</source>
        <translation>يمكنك أخذ شيء. أغلاها {coins} والسبعات.</translation>
    </message>
    <message>
        <source>Nothing to take: lay down a card that helps the others least.</source>
        <translation>لا شيء يؤخذ: ضع الورقة الأقلّ نفعًا لغيرك.</translation>
    </message>
    <message>
        <source>A seven is worth {primiera_7} for the primiera, a 6 only {primiera_6}. Two of your cards are sevens: keep them if you can.</source>
        <translation>في البريميرا قيمة السبعة {primiera_7} والستّة (6) {primiera_6} فقط. معك سبعتان: احتفظ بهما إن أمكن.</translation>
    </message>
    <message>
        <source>Each rank is there four times. While equal takes equal, the cards stay paired, and the dealer, who plays last, finds a match.</source>
        <translation>من كلّ رقم أربع أوراق. ما دامت المثيلة تأخذ مثيلتها تبقى الأوراق أزواجًا، والموزّع الذي يلعب أخيرًا يجد ورقته.</translation>
    </message>
    <message>
        <source>And {opponent} has nothing to take now. Where you can, leave a table that no card can sweep.</source>
        <translation>ولم يبقَ شيء يأخذه ⁨{opponent}⁩. اترك كلّما أمكن طاولة لا تكنسها أيّ ورقة.</translation>
    </message>
</context>
<context>
    <name>LessonsController</name>
    <message>
        <source>Need larger cards, high contrast or keys for one hand? See what the table can do.</source>
        <translation>هل تحتاج إلى أوراق أكبر أو تباين عالٍ أو مفاتيح ليد واحدة؟ انظر كيف تتكيّف الطاولة.</translation>
    </message>
    <message>
        <source>Adapt the table…</source>
        <translation>تكييف الطاولة…</translation>
    </message>
    <message>
        <source>New to Scopa? Learn it in ten minutes.</source>
        <translation>أهذه مرّتك الأولى؟ تعلّم Scopa في عشر دقائق.</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>علّمني</translation>
    </message>
    <message>
        <source>Show the value on each card?</source>
        <translation>هل تُعرض القيمة على كلّ ورقة؟</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>اعرض القيم</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Strategy: fifteen lessons</source>
        <translation>الإستراتيجيّة: خمسة عشر درسًا</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>مرّة أخرى</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ابدأ</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>For now as strong as {name} in this game.</source>
        <translation>بمستوى {name} حاليًا في هذه اللعبة.</translation>
    </message>
    <message>
        <source>For now between {weaker} and {stronger} in this game.</source>
        <translation>بين {weaker} و{stronger} حاليًا في هذه اللعبة.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>التراخيص</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <comment>between short things in a list</comment>
        <translation>‏، </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between long things in a list</comment>
        <translation>‏؛ </translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>‏{first} أو ⁨{last}⁩</translation>
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
        <translation>⁨{game}⁩   ·   انتهت بالاتفاق</translation>
    </message>
    <message>
        <source>{game}   ·   round {number}</source>
        <translation>⁨{game}⁩   ·   الجولة {number}</translation>
    </message>
    <message>
        <source>not in competitive matches</source>
        <translation>غير متاح في المباريات التنافسيّة</translation>
    </message>
</context>
<context>
    <name>MatchCheck</name>
    <message>
        <source>Check &amp;my last match</source>
        <translation>التحق&amp;ق من مباراتي الأخيرة</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>The match is being checked. A strong opponent needs some minutes.</source>
        <translation>يجري التحقق من المباراة. مع خصم قوي يستغرق ذلك بضع دقائق.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>أُوقف.</translation>
    </message>
    <message>
        <source>Checked: every pack comes from the deal number, every move follows the rules, and each computer player chose the same moves again from its own view.</source>
        <translation>تم التحقق: كلّ ترتيب للورق يأتي من الرقم، وكلّ نقلة تتبع القواعد، وكلّ لاعب حاسوب اختار النقلات نفسها من جديد مما يراه.</translation>
    </message>
    <message>
        <source>Not everything could be confirmed:</source>
        <translation>تعذّر تأكيد كلّ شيء:</translation>
    </message>
    <message>
        <source>The check could not be started.</source>
        <translation>تعذّر بدء التحقق.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>Your best result in {game}: {points} ahead.</source>
        <translation>أفضل نتيجة لك في {game}: تقدّم بـ{points}.</translation>
    </message>
    <message>
        <source>New badge: {name}. {task}</source>
        <translation>وسام جديد: {name}. {task}</translation>
    </message>
    <message>
        <source>Your rating: {course}</source>
        <translation>تصنيفك: {course}</translation>
    </message>
    <message>
        <source>Round {number}: {move}.</source>
        <translation>الجولة {number}: {move}.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a mistake.</source>
        <translation>الجولة {number}: {move}. كان ذلك خطأ.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a small slip.</source>
        <translation>الجولة {number}: {move}. كانت هفوة.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. No other move was clearly better.</source>
        <translation>الجولة {number}: {move}. لم تكن هناك نقلة أفضل بوضوح.</translation>
    </message>
    <message>
        <source>Round {number}: the cards decided, and no single move.</source>
        <translation>الجولة {number}: حسمت الأوراق الأمر، لا نقلة بعينها.</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>ما حسم المباراة</translation>
    </message>
    <message>
        <source>The move that decided it</source>
        <translation>النقلة الحاسمة</translation>
    </message>
    <message>
        <source>Your chance to win the match rose from {before} to {after}.</source>
        <translation>ارتفعت بذلك فرصتك في الفوز بالمباراة من {before} إلى {after}.</translation>
    </message>
    <message>
        <source>Your chance to win the match fell from {before} to {after}.</source>
        <translation>انخفضت بذلك فرصتك في الفوز بالمباراة من {before} إلى {after}.</translation>
    </message>
    <message>
        <source>The chance of {winner} to win the match rose from {before} to {after}.</source>
        <translation>ارتفعت بذلك فرصة ⁨{winner}⁩ في الفوز بالمباراة من {before} إلى {after}.</translation>
    </message>
    <message>
        <source>Automatic play</source>
        <translation>اللعب الآلي</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>لعبة &amp;جديدة</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>ال&amp;تحليل</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>مباراة &amp;ثأر</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>ورقة النقاط</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>شاهدها</translation>
    </message>
</context>
<context>
    <name>MatchFilterBar</name>
    <message>
        <source>Name or deal number</source>
        <translation>اسم أو رقم</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>ابحث في المباريات</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>تص&amp;فية</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>to</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>أوّل يوم</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>آخر يوم</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>امسح التصفية</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كلّ الألعاب</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>الخصم</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>كلّ الخصوم</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>كلّ النتائج</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>طقم الورق</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>كلّ الأطقم</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>الفترة</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>كلّ التواريخ</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>هذا الشهر</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>هذه السنة</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>آخر 30 يومًا</translation>
    </message>
    <message>
        <source>Own dates…</source>
        <translation>تواريخ محدّدة…</translation>
    </message>
    <message>
        <source>End the filter: {filter}</source>
        <translation>إزالة عامل التصفية: {filter}</translation>
    </message>
    <message numerus="yes">
        <source>{selected} of %n matches</source>
        <translation>
            <numerusform>{selected} من %n مباراة</numerusform>
            <numerusform>{selected} من %n مباراة</numerusform>
            <numerusform>{selected} من مباراتين (%n)</numerusform>
            <numerusform>{selected} من %n مباريات</numerusform>
            <numerusform>{selected} من %n مباراة</numerusform>
            <numerusform>{selected} من %n مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>مباريات من</translation>
    </message>
    <message>
        <source>My matches</source>
        <translation>مبارياتي</translation>
    </message>
    <message>
        <source>Of other people</source>
        <translation>لأشخاص آخرين</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>المشاهَدة</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>الخصوم</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>المدّة</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Unfinished</source>
        <translation>لم تكتمل</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>By agreement</source>
        <comment>how a match ended: short</comment>
        <translation>بالاتفاق</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>مستوردة</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>أُعيد لعبها</translation>
    </message>
    <message>
        <source>From a file that was not recorded here.</source>
        <translation>من ملفّ لم يُسجَّل هنا.</translation>
    </message>
    <message>
        <source>Begun from a deal or a position of an earlier match. It is not counted in the statistics.</source>
        <translation>بدأت من توزيعة أو وضعية في مباراة سابقة، ولا تُحسب في الإحصاءات.</translation>
    </message>
    <message>
        <source>Automatic play, a computer player in your seat or the clock made most of your moves. It is not counted in the statistics.</source>
        <translation>معظم نقلاتك قام بها اللعب الآلي أو لاعب حاسوب جلس مكانك أو الساعة، ولا تُحسب في الإحصاءات.</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>مع {name}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>أمس</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} د</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} س {minutes} د</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n جولة</numerusform>
            <numerusform>%n جولة</numerusform>
            <numerusform>جولتان (%n)</numerusform>
            <numerusform>%n جولات</numerusform>
            <numerusform>%n جولة</numerusform>
            <numerusform>%n جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>مع المدرّب</translation>
    </message>
    <message>
        <source>mostly played for you</source>
        <translation>لُعب معظمها نيابة عنك</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>ضدّ {names}</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;شاهدها</translation>
    </message>
    <message>
        <source>Step by step on the table</source>
        <translation>نقلة نقلة على الطاولة</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>تحل&amp;يل…</translation>
    </message>
    <message>
        <source>&amp;Play again…</source>
        <translation>ا&amp;لعبها مجدّدًا…</translation>
    </message>
    <message>
        <source>The same deal, from any seat</source>
        <translation>التوزيعة نفسها من أيّ مقعد</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;تصدير…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;متابعة</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>الم&amp;زيد…</translation>
    </message>
    <message>
        <source>From where you left the match</source>
        <translation>من حيث تركتها</translation>
    </message>
    <message>
        <source>What every move cost, and what the cards gave</source>
        <translation>كم كلّفت كلّ نقلة، وماذا أعطت الأوراق</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>رتّب حسب</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>رتّب حسب: {column}</translation>
    </message>
    <message>
        <source>With your cards</source>
        <translation>بأوراقك</translation>
    </message>
    <message>
        <source>With the cards of {name}</source>
        <translation>بأوراق {name}</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>مباريات (*{suffix})</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>تصدير المباراة</translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>حُذفت %n مباراة.</numerusform>
            <numerusform>حُذفت مباراة (%n).</numerusform>
            <numerusform>حُذفت مباراتان (%n).</numerusform>
            <numerusform>حُذفت %n مباريات.</numerusform>
            <numerusform>حُذفت %n مباراة.</numerusform>
            <numerusform>حُذفت %n مباراة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>أظهر كلّ المباريات</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>لا مباراة توافق التصفية</translation>
    </message>
    <message>
        <source>Try a wider filter, or another name or number.</source>
        <translation>جرّب تصفية أوسع أو اسمًا أو رقمًا آخر.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>لا مباريات بعد</translation>
    </message>
    <message>
        <source>Every match you play is kept here, to look at again or to play again.</source>
        <translation>تبقى هنا كلّ مباراة تلعبها لتشاهدها أو تلعبها من جديد.</translation>
    </message>
</context>
<context>
    <name>MemoryAid</name>
    <message>
        <source>in your hand</source>
        <translation>في يدك</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>على الطاولة</translation>
    </message>
    <message>
        <source>shown in another hand</source>
        <translation>مكشوفة في يد أخرى</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>خرجت</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>باقية</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Cards out and gone</source>
        <translation>الأوراق الخارجة والباقية</translation>
    </message>
</context>
<context>
    <name>MessageSheet</name>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
</context>
<context>
    <name>MomentButton</name>
    <message>
        <source>Look at it on the table</source>
        <translation>شاهدها على الطاولة</translation>
    </message>
</context>
<context>
    <name>MomentWindow</name>
    <message>
        <source>&amp;Show what was played</source>
        <translation>أ&amp;ظهر ما لُعب</translation>
    </message>
    <message>
        <source>&amp;Try it yourself</source>
        <translation>&amp;جرّب بنفسك</translation>
    </message>
    <message>
        <source>&amp;Next card</source>
        <translation>الورقة ال&amp;تالية</translation>
    </message>
    <message>
        <source>Back to the &amp;position</source>
        <translation>&amp;عودة إلى الوضع</translation>
    </message>
    <message>
        <source>P&amp;revious</source>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>التا&amp;لي</translation>
    </message>
    <message>
        <source>Moment {number} of {count}</source>
        <translation>اللحظة {number} من {count}</translation>
    </message>
    <message>
        <source>Play the &amp;other move</source>
        <translation>العب النقلة ال&amp;أخرى</translation>
    </message>
    <message>
        <source>Play the &amp;better move</source>
        <translation>العب النقلة الأ&amp;فضل</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>لحظة…</translation>
    </message>
    <message>
        <source>Play on as you like. None of it is counted.</source>
        <translation>واصل اللعب كما تشاء، فلا شيء من هذا يُحتسب.</translation>
    </message>
    <message>
        <source>The round is over: {points} for you; in the match it was {before}.</source>
        <translation>انتهت الجولة: {points} لك، وكانت في المباراة {before}.</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>الشهر السابق</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>الشهر التالي</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>التقويم</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Fewer options</source>
        <translation>خيارات أقلّ</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>خيارات أكثر</translation>
    </message>
</context>
<context>
    <name>MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Moves of the match</source>
        <translation>نقلات المباراة</translation>
    </message>
    <message>
        <source>Choose a move to see the table after it</source>
        <translation>اختر نقلة لترى الطاولة بعدها</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Packet {number}</source>
        <translation>الدفعة {number}</translation>
    </message>
    <message>
        <source>Earlier deals: {number}</source>
        <translation>توزيعات سابقة: {number}</translation>
    </message>
    <message>
        <source>Void deal: {cards}</source>
        <translation>توزيعة لاغية: {cards}</translation>
    </message>
    <message>
        <source>You take {cards} from the table</source>
        <translation>تأخذ من الطاولة: {cards}</translation>
    </message>
    <message>
        <source>{name} takes {cards} from the table</source>
        <translation>من الطاولة إلى ⁨{name}⁩: {cards}</translation>
    </message>
    <message>
        <source>played automatically</source>
        <translation>لعب آلي</translation>
    </message>
    <message>
        <source>Round {number} · you deal</source>
        <translation>الجولة {number} · أنت توزّع</translation>
    </message>
    <message>
        <source>Round {number} · {name} deals</source>
        <translation>الجولة {number} · ⁨{name}⁩ يوزّع</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>ضعها</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>خذ {cards}</translation>
    </message>
    <message>
        <source>Lay the {card} on the table</source>
        <translation>وضع {card} على الطاولة</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>لا تأخذ شيئًا</translation>
    </message>
    <message>
        <source>{sets}, or {last}</source>
        <translation>{sets}، أو {last}</translation>
    </message>
    <message>
        <source>can take {cards}</source>
        <translation>يمكنها أخذ {cards}</translation>
    </message>
    <message>
        <source>must take {cards}</source>
        <translation>يجب أخذ {cards}</translation>
    </message>
    <message>
        <source>{card} can take {cards}</source>
        <translation>{card} تأخذ {cards}</translation>
    </message>
    <message>
        <source>{cards} goes first</source>
        <translation>{cards} أوّلًا</translation>
    </message>
    <message>
        <source>only one of them</source>
        <translation>واحدة منها فقط</translation>
    </message>
    <message>
        <source>it takes the whole table</source>
        <translation>تأخذ الطاولة كلّها</translation>
    </message>
    <message>
        <source>at most {cards}</source>
        <translation>الحدّ الأقصى {cards}</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>غير ممكن الآن</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <translation>غير ممكن: {reason}</translation>
    </message>
    <message>
        <source>{name} lays down {card}</source>
        <translation>من ⁨{name}⁩ إلى الطاولة: {card}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card}</source>
        <translation>إلى ⁨{name}⁩: {cards} بالورقة {card}</translation>
    </message>
    <message>
        <source>You lay down {card}</source>
        <translation>تضع {card}</translation>
    </message>
    <message>
        <source>You take {cards} with {card}</source>
        <translation>تأخذ {cards} بالورقة {card}</translation>
    </message>
    <message>
        <source>{sum}, not a multiple of {wanted}</source>
        <translation>⁨{sum}⁩ وليس من مضاعفات {wanted}</translation>
    </message>
    <message>
        <source>{sum}, not {wanted}</source>
        <translation>⁨{sum}⁩ وليس {wanted}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card} and makes {sweep}</source>
        <translation>إلى ⁨{name}⁩: {cards} بالورقة {card} مع {sweep}</translation>
    </message>
    <message>
        <source>You take {cards} with {card} and make {sweep}</source>
        <translation>تأخذ {cards} بالورقة {card} وتحقّق {sweep}</translation>
    </message>
    <message>
        <source>only the same court card</source>
        <translation>الصورة المثيلة وحدها</translation>
    </message>
    <message>
        <source>{name} takes the pile under {cards} with {card}</source>
        <translation>إلى ⁨{name}⁩: الكومة التي تحت {cards} بالورقة {card}</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>خذ الكومة</translation>
    </message>
    <message>
        <source>Take the pile under {card}</source>
        <translation>خذ الكومة التي تحت {card}</translation>
    </message>
    <message>
        <source>the pile under {card}</source>
        <translation>الكومة التي تحت {card}</translation>
    </message>
    <message>
        <source>no sums</source>
        <translation>لا مجموع</translation>
    </message>
    <message>
        <source>You take the pile under {cards} with {card}</source>
        <translation>تأخذ الكومة التي تحت {cards} بالورقة {card}</translation>
    </message>
</context>
<context>
    <name>MyRules</name>
    <message>
        <source>Save the game</source>
        <translation>احفظ اللعبة</translation>
    </message>
    <message>
        <source>Add a shared game</source>
        <translation>أضف لعبة مشتركة</translation>
    </message>
    <message>
        <source>“{name}” was saved.</source>
        <translation>حُفظت قواعد «⁨{name}⁩».</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>حُذفت قواعد «⁨{name}⁩».</translation>
    </message>
    <message>
        <source>Added to your games: {names}.</source>
        <translation>أُضيف إلى ألعابك: {names}.</translation>
    </message>
    <message>
        <source>The game was saved as “{path}”.</source>
        <translation>حُفظت اللعبة في «⁨{path}⁩».</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <translation>ألعاب (⁨*{suffix}⁩)</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Your current match will be kept.</source>
        <translation>ستبقى المباراة الجارية محفوظة.</translation>
    </message>
    <message>
        <source>The game that you find is shown here.</source>
        <translation>تظهر هنا اللعبة التي تجدها.</translation>
    </message>
    <message>
        <source>You stake {chips} now.</source>
        <translation>تراهن الآن بـ{chips}.</translation>
    </message>
    <message>
        <source>Among people at one computer, only chips change hands: no experience, no badges and no rating.</source>
        <translation>بين أشخاص على حاسوب واحد تنتقل الفيشات فقط: بلا خبرة ولا أوسمة ولا تصنيف.</translation>
    </message>
    <message>
        <source>Matches among people at one computer bring no badges and no rating.</source>
        <translation>المباريات بين أشخاص على حاسوب واحد لا تمنح أوسمة ولا تصنيفًا.</translation>
    </message>
    <message>
        <source>Choose this game</source>
        <translation>اختيار هذه اللعبة</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>وزّع الأوراق</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Play</source>
        <translation>العب</translation>
    </message>
    <message>
        <source>A match like the last one.</source>
        <translation>مباراة كالأخيرة.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>توزيعة اليوم</translation>
    </message>
    <message>
        <source>The same cards for everybody.</source>
        <translation>الأوراق نفسها للجميع.</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>لغز</translation>
    </message>
    <message>
        <source>Which card would you play?</source>
        <translation>أيّ ورقة كنت ستلعب؟</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>مباراة ثأر</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>الدرس التالي</translation>
    </message>
    <message>
        <source>Nearest badge</source>
        <translation>أقرب وسام</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} إلى {most}</translation>
    </message>
    <message>
        <source>{explanation} Allowed: {limits}.</source>
        <translation>{explanation} المسموح: من {limits}.</translation>
    </message>
    <message>
        <source>“{option}” can be {limits}.</source>
        <translation>«{option}» من {limits}.</translation>
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
        <translation>⁨{name}⁩: {points} متوقّعة في هذه الجولة</translation>
    </message>
    <message>
        <source>{name}: {points} this round</source>
        <translation>⁨{name}⁩: {points} في هذه الجولة</translation>
    </message>
    <message>
        <source>{chance} chance of the match</source>
        <translation>فرصة الفوز بالمباراة {chance}</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>الفرص</translation>
    </message>
    <message>
        <source>chance of the match</source>
        <translation>الفوز بالمباراة</translation>
    </message>
    <message>
        <source>{points} this round</source>
        <translation>{points} في الجولة</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>غير معروف بعد</translation>
    </message>
</context>
<context>
    <name>OpenMatch</name>
    <message>
        <source>Open a match</source>
        <translation>فتح مباراة</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>المجلد:</translation>
    </message>
    <message>
        <source>Match:</source>
        <translation>المباراة:</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>الملفّات:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Your partner follows the conventions</source>
        <translation>شريكك يلعب على الأصول</translation>
    </message>
    <message>
        <source>Choose the person…</source>
        <translation>اختيار الشخص…</translation>
    </message>
    <message>
        <source>Between equally good moves, your partner follows tradition: plays from a pair, leaves what you laid down, keeps the sevens.</source>
        <translation>إذا تساوت نقلتان لعب شريكك على الأصول: يضع من زوج، ويترك لك ما وضعته، ويحتفظ بالسبعات.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>الخصم</translation>
    </message>
    <message>
        <source>Somebody who sits here too. The hands are covered between your turns.</source>
        <translation>شخص يجلس هنا معك. تبقى الأوراق مغطّاة بين دوريكما.</translation>
    </message>
    <message>
        <source>Another person at this computer</source>
        <translation>شخص آخر على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Only watch: a computer player has your seat</source>
        <translation>مشاهدة فقط: يجلس مكانك لاعب حاسوب</translation>
    </message>
    <message>
        <source>You see the cards of all players, and can sit in for any of them later.</source>
        <translation>ترى أوراق كلّ اللاعبين، ويمكنك لاحقًا الجلوس مكان أيٍّ منهم.</translation>
    </message>
    <message>
        <source>only watching</source>
        <translation>مشاهدة فقط</translation>
    </message>
    <message>
        <source>partner without conventions</source>
        <translation>شريك لا يلعب على الأصول</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>لاعبو الحاسوب</translation>
    </message>
    <message>
        <source>Partner and opponents</source>
        <translation>الشريك والخصمان</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>الخصوم</translation>
    </message>
    <message>
        <source>Partners and opponents</source>
        <translation>الشركاء والخصوم</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>مقعدك</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>في الأمام</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>ضيف</translation>
    </message>
    <message>
        <source>A guest…</source>
        <translation>ضيف…</translation>
    </message>
    <message>
        <source>Your partners follow the conventions</source>
        <translation>شركاؤك يلعبون على الأصول</translation>
    </message>
    <message>
        <source>These players know the conventions: {names}.</source>
        <translation>من يعرف أصول اللعب: ⁨{names}⁩.</translation>
    </message>
    <message>
        <source>The hands are covered while you pass the screen on.</source>
        <translation>تبقى الأوراق مغطّاة أثناء تمرير الشاشة.</translation>
    </message>
    <message>
        <source>Choose a seat, then who sits there.</source>
        <translation>اختر مقعدًا ثم من يجلس فيه.</translation>
    </message>
    <message>
        <source>{name} {temperament}.</source>
        <translation>⁨{name}⁩: {temperament}.</translation>
    </message>
    <message>
        <source>Strong point: {what}.</source>
        <translation>نقطة القوّة: {what}.</translation>
    </message>
    <message>
        <source>Weak point: {what}.</source>
        <translation>نقطة الضعف: {what}.</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>ملفّ شخصيّ جديد…</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Usual in this game: {value}.</source>
        <translation>المعتاد في هذه اللعبة: {value}.</translation>
    </message>
</context>
<context>
    <name>OwnDeckActions</name>
    <message>
        <source>Pictures of the cards as SVG or PNG; the Guide says how they are named.</source>
        <translation>صور الأوراق بصيغة SVG أو PNG، ويبيّن الدليل كيف تُسمّى.</translation>
    </message>
    <message>
        <source>Add your own deck from a folder…</source>
        <translation>إضافة طقمك من مجلّد…</translation>
    </message>
    <message>
        <source>Add your own deck from a ZIP file…</source>
        <translation>إضافة طقمك من ملفّ ZIP…</translation>
    </message>
    <message>
        <source>Export this deck…</source>
        <translation>تصدير هذا الطقم…</translation>
    </message>
    <message>
        <source>Remove this deck…</source>
        <translation>إزالة هذا الطقم…</translation>
    </message>
    <message>
        <source>The folder with the cards</source>
        <translation>مجلّد الأوراق</translation>
    </message>
    <message>
        <source>The ZIP file with the cards</source>
        <translation>ملفّ ZIP الذي فيه الأوراق</translation>
    </message>
    <message>
        <source>“{name}” was added to your decks.</source>
        <translation>أُضيف «⁨{name}⁩» إلى أطقمك.</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>تصدير الطقم</translation>
    </message>
    <message>
        <source>The deck was exported to “{path}”.</source>
        <translation>صُدّر الطقم إلى «⁨{path}⁩».</translation>
    </message>
    <message>
        <source>Remove the deck?</source>
        <translation>هل تريد إزالة الطقم؟</translation>
    </message>
    <message>
        <source>The pictures of “{name}” will be deleted. Export the deck first if you want to keep them.</source>
        <translation>ستُحذف صور «⁨{name}⁩». صدّر الطقم أوّلًا إن أردت الاحتفاظ بها.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>إبقاؤه</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>إزالته</translation>
    </message>
    <message>
        <source>“{name}” was removed.</source>
        <translation>أُزيل «⁨{name}⁩».</translation>
    </message>
    <message>
        <source>ZIP files (*{suffix})</source>
        <translation>ملفّات ZIP ‏(*{suffix})</translation>
    </message>
</context>
<context>
    <name>OwnDeckDialog</name>
    <message>
        <source>Italian</source>
        <translation>إيطالية</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>إسبانية</translation>
    </message>
    <message>
        <source>French</source>
        <translation>فرنسية</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>الأنواع</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Add the deck</source>
        <translation>إضافة الطقم</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>طقمك الخاصّ</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>لحظة…</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>The name in the choice of decks.</source>
        <translation>الاسم في قائمة الأطقم.</translation>
    </message>
    <message>
        <source>What suits and court cards are called.</source>
        <translation>أسماء الأنواع والأوراق المصوّرة.</translation>
    </message>
    <message>
        <source>Printed in the corners</source>
        <translation>المطبوع في الزوايا</translation>
    </message>
    <message>
        <source>The game shows the value of a card where the card does not.</source>
        <translation>تبيّن اللعبة قيمة الورقة إن لم تكن مطبوعة عليها.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>الظهر</translation>
    </message>
    <message>
        <source>The back of another deck fits too.</source>
        <translation>يصلح ظهر طقم آخر أيضًا.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>Drawing the cards: {done} of {total}</source>
        <translation>رسم الأوراق: {done} من {total}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>لم يُضَف أيّ طقم</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>ظهره الخاصّ</translation>
    </message>
    <message>
        <source>All forty cards are there.</source>
        <translation>الأوراق الأربعون كلّها موجودة.</translation>
    </message>
    <message>
        <source>The set has only {number} of the forty cards. A picture of each needs a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>في المجموعة {number} فقط من الأوراق الأربعين. تحتاج صورة كلّ ورقة إلى اسم مثل ⁨7D.svg⁩ لسبعة الديناري أو ⁨KS.png⁩ لملك السيوف، وفي الدليل المزيد.</translation>
    </message>
    <message>
        <source>{card} ({file})</source>
        <translation>{card} (⁨{file}⁩)</translation>
    </message>
    <message>
        <source>The set cannot be added, because it lacks: {cards}.</source>
        <translation>لا يمكن إضافة المجموعة، إذ تنقصها: {cards}.</translation>
    </message>
</context>
<context>
    <name>OwnGameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>احفظ اللعبة</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>التوزيعة</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>الأخذات</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Make {game} your own</source>
        <translation>لعبتك من ⁨{game}⁩</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>اسم اللعبة</translation>
    </message>
    <message>
        <source>A sentence about it</source>
        <translation>جملة عنها</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>الشعار</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>The computer players bring their strength from {game}. How strong they are with your rules, you will find out together.</source>
        <translation>يأتي لاعبو الحاسوب بقوّتهم من لعبة ⁨{game}⁩. أمّا قوّتهم بقواعدك فستكتشفونها معًا.</translation>
    </message>
    <message>
        <source>Does not go with this game</source>
        <translation>لا يصلح لهذه اللعبة</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>ورقتان</translation>
    </message>
    <message>
        <source>Broom</source>
        <translation>مكنسة</translation>
    </message>
    <message>
        <source>My {game}</source>
        <translation>لعبتي من {game}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters.</source>
        <translation>
            <numerusform>أقصى عدد للأحرف: %n.</numerusform>
            <numerusform>أقصى عدد للأحرف: %n.</numerusform>
            <numerusform>أقصى عدد للأحرف: %n.</numerusform>
            <numerusform>أقصى عدد للأحرف: %n.</numerusform>
            <numerusform>أقصى عدد للأحرف: %n.</numerusform>
            <numerusform>أقصى عدد للأحرف: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have a game called “{name}”.</source>
        <translation>لديك لعبة اسمها «⁨{name}⁩».</translation>
    </message>
</context>
<context>
    <name>PagedDialog</name>
    <message>
        <source>&amp;All pages</source>
        <translation>&amp;كلّ الصفحات</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>PauseController</name>
    <message>
        <source>not in competitive matches</source>
        <translation>غير متاح في المباريات التنافسيّة</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Nobody plays, and no time passes.</source>
        <translation>لا أحد يلعب، والوقت متوقف.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Game speed</source>
        <translation>&amp;سرعة اللعب</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادية</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>فورية</translation>
    </message>
    <message>
        <source>How fast the cards move. When off, they appear at once.</source>
        <translation>سرعة حركة الأوراق. وفي «فورية» تظهر حالًا.</translation>
    </message>
    <message>
        <source>&amp;Play for me when there is only one move</source>
        <translation>ا&amp;لعب عنّي إذا لم تكن إلّا نقلة واحدة</translation>
    </message>
    <message>
        <source>The only possible move is played without asking.</source>
        <translation>النقلة الوحيدة الممكنة تُلعب دون سؤال.</translation>
    </message>
    <message>
        <source>De&amp;clare for me</source>
        <translation>أ&amp;علن عنّي</translation>
    </message>
    <message>
        <source>The best combination of your hand is declared without asking. Where declared cards must be played first, you decide.</source>
        <translation>أفضل تشكيلة في يدك تُعلن دون سؤال. وحيث يجب لعب الأوراق المعلنة أولًا، القرار لك.</translation>
    </message>
    <message>
        <source>Faces and re&amp;marks of the opponents</source>
        <translation>ملامح الخصوم وتعلي&amp;قاتهم</translation>
    </message>
    <message>
        <source>They smile, frown and look at their cards. After a sweep or a fine capture they may say a few words, at most once in a round.</source>
        <translation>يبتسمون ويعبسون وينظرون إلى أوراقهم. وبعد شكبّة أو أخذة جيّدة يقولون كلمات قليلة، مرّة واحدة على الأكثر في كلّ جولة.</translation>
    </message>
    <message>
        <source>&amp;One click plays</source>
        <translation>ال&amp;نقرة تلعب</translation>
    </message>
    <message>
        <source>A click only selects. The gold button, a double click or Enter plays the cards.</source>
        <translation>النقرة تختار فقط، واللعب بالزرّ الذهبيّ أو بنقرة مزدوجة أو بمفتاح Enter.</translation>
    </message>
    <message>
        <source>A click plays if only one move is left with the cards that you have selected.</source>
        <translation>النقرة تلعب إذا لم تبقَ مع الأوراق المختارة إلّا نقلة واحدة ممكنة.</translation>
    </message>
    <message>
        <source>A capture is made as soon as you have selected all its cards, yours first or last. The Discard button lays your card.</source>
        <translation>تتمّ الأخذة حالما تختار كلّ أوراقها، سواء بدأت بورقتك أو ختمت بها. والزرّ «ضعها» يضع ورقتك على الطاولة.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>النقلة الوحيدة</translation>
    </message>
    <message>
        <source>Full capture</source>
        <translation>الأخذة الكاملة</translation>
    </message>
    <message>
        <source>What happens when you click cards of your hand and of the table.</source>
        <translation>ما تفعله النقرة على أوراق يدك وأوراق الطاولة.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>مساعدات على الطاولة</translation>
    </message>
    <message>
        <source>What you see beside the cards.</source>
        <translation>ما تراه بجانب الأوراق.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>المدرّب</translation>
    </message>
    <message>
        <source>Marks the best, good and costly cards of your hand and names the dangers. The match is marked in your history.</source>
        <translation>يميّز في يدك الأوراق الأفضل والجيّدة والمكلفة، ويذكر المخاطر. وتُوسم المباراة بذلك في سجلّك.</translation>
    </message>
    <message>
        <source>Cards out and gone</source>
        <translation>الأوراق الخارجة والباقية</translation>
    </message>
    <message>
        <source>Shows which cards you have seen and which are still out.</source>
        <translation>يعرض الأوراق التي رأيتها والأوراق الباقية.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>الفرص</translation>
    </message>
    <message>
        <source>Shows the points and the chance of the match that each side can expect.</source>
        <translation>يعرض النقاط المتوقّعة لكلّ طرف وفرصته في الفوز بالمباراة.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>اس&amp;مك</translation>
    </message>
    <message>
        <source>Your name at the table and in saved matches.</source>
        <translation>اسمك على الطاولة وفي المباريات المحفوظة.</translation>
    </message>
</context>
<context>
    <name>PlayerFigures</name>
    <message>
        <source>accuracy {number} of 100</source>
        <translation>الدقّة {number} من 100</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>اللاعب {number}</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Sun with a face</source>
        <translation>شمس بوجه</translation>
    </message>
    <message>
        <source>Grandmother with a grey bun and glasses</source>
        <translation>جدّة بكعكة شعر رمادية ونظّارة</translation>
    </message>
    <message>
        <source>Grandfather with a flat cap and white moustache</source>
        <translation>جدّ بقبّعة مسطّحة وشارب أبيض</translation>
    </message>
    <message>
        <source>Woman with black curls and a green apron</source>
        <translation>امرأة بشعر أسود مجعّد ومئزر أخضر</translation>
    </message>
    <message>
        <source>Fisherman with a yellow rain hat and white beard</source>
        <translation>صيّاد سمك بقبّعة مطر صفراء ولحية بيضاء</translation>
    </message>
    <message>
        <source>Girl with a red ponytail and headphones</source>
        <translation>فتاة بذيل حصان أحمر وسمّاعات</translation>
    </message>
    <message>
        <source>Boy with a red cap worn backwards</source>
        <translation>فتى بقبّعة حمراء مقلوبة إلى الخلف</translation>
    </message>
    <message>
        <source>Woman with a teal headscarf</source>
        <translation>امرأة بحجاب أخضر مزرقّ</translation>
    </message>
    <message>
        <source>Cook with a white hat and black moustache</source>
        <translation>طبّاخ بقبّعة بيضاء وشارب أسود</translation>
    </message>
    <message>
        <source>Doctor with short black hair and a white coat</source>
        <translation>طبيبة بشعر أسود قصير ومعطف أبيض</translation>
    </message>
    <message>
        <source>Captain with auburn hair and a peaked cap</source>
        <translation>قبطانة بشعر كستنائي وقبّعة بحرية</translation>
    </message>
    <message>
        <source>Musician with dreadlocks and dark glasses</source>
        <translation>موسيقيّ بضفائر ونظّارة داكنة</translation>
    </message>
    <message>
        <source>Painter with blond hair and a red beret</source>
        <translation>رسّامة شقراء بقبّعة بيريه حمراء</translation>
    </message>
    <message>
        <source>Bald man with glasses, a grey beard and a bow tie</source>
        <translation>رجل أصلع بنظّارة ولحية رمادية وربطة عنق فراشية</translation>
    </message>
    <message>
        <source>Cyclist with a white cap and stubble</source>
        <translation>درّاج بقبّعة بيضاء ولحية خفيفة</translation>
    </message>
    <message>
        <source>Woman with a spotted headscarf and sunglasses</source>
        <translation>امرأة بوشاح منقّط ونظّارة شمسية</translation>
    </message>
    <message>
        <source>Man with an orange turban and black beard</source>
        <translation>رجل بعمامة برتقالية ولحية سوداء</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>New profile</source>
        <translation>ملفّ شخصيّ جديد</translation>
    </message>
    <message>
        <source>Delete the profile?</source>
        <translation>حذف الملفّ الشخصيّ؟</translation>
    </message>
    <message>
        <source>“{name}” and the badges of this profile disappear. The matches and the training stay among your files.</source>
        <translation>سيختفي «⁨{name}⁩» وأوسمة هذا الملفّ. أمّا المباريات والتدريب فتبقى بين ملفّاتك.</translation>
    </message>
    <message>
        <source>Delete the profile</source>
        <translation>حذف الملفّ</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>إبقاؤه</translation>
    </message>
</context>
<context>
    <name>ProfileNameDialog</name>
    <message>
        <source>New profile</source>
        <translation>ملفّ شخصيّ جديد</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Each profile has its own statistics, badges and chips.</source>
        <translation>لكلّ ملفّ شخصيّ إحصاءاته وأوسمته وفيشاته.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>اجلس</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Choose a portrait</source>
        <translation>اختيار صورة</translation>
    </message>
    <message>
        <source>Practice and competitive matches count alike, if you play them to the end yourself, against computer players alone.</source>
        <translation>تُحتسب مباريات التدريب والمباريات التنافسيّة على حدّ سواء، إذا لعبتها بنفسك حتى نهايتها، ضدّ الحاسوب وحده.</translation>
    </message>
    <message>
        <source>Profiles on this computer</source>
        <translation>الملفّات الشخصيّة على هذا الحاسوب</translation>
    </message>
    <message>
        <source>On another computer</source>
        <translation>على حاسوب آخر</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>الملفّ الشخصيّ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>اسمك</translation>
    </message>
    <message>
        <source>Favourite deck</source>
        <translation>الطقم المفضّل</translation>
    </message>
    <message>
        <source>Favourite game</source>
        <translation>اللعبة المفضّلة</translation>
    </message>
    <message>
        <source>Chosen when you switch to this profile.</source>
        <translation>يُختار عند الانتقال إلى هذا الملفّ.</translation>
    </message>
    <message>
        <source>Offered first in New game when you switch to it.</source>
        <translation>تُعرض أوّلًا في «لعبة جديدة» عند الانتقال إليه.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>الصورة</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>منذ ⁨{date}⁩</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>الأوسمة</translation>
    </message>
    <message>
        <source>matches: {number}</source>
        <translation>المباريات: ⁨{number}⁩</translation>
    </message>
    <message>
        <source>won: {number}</source>
        <translation>الفوز: ⁨{number}⁩</translation>
    </message>
    <message>
        <source>Badges: {earned} of {all}</source>
        <translation>الأوسمة: ⁨{earned}⁩ من ⁨{all}⁩</translation>
    </message>
    <message>
        <source>Point at a badge to see what it takes.</source>
        <translation>أشر إلى وسام لترى كيف يُنال.</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>حسب اللعبة</translation>
    </message>
    <message>
        <source>None: the last one played</source>
        <translation>لا شيء: آخر ما لُعب</translation>
    </message>
    <message>
        <source>Close the portraits</source>
        <translation>إغلاق الصور</translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message>
        <source>plays now</source>
        <translation>يلعب الآن</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>منذ ⁨{date}⁩</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>انتقال</translation>
    </message>
    <message>
        <source>Switch to {name}</source>
        <translation>الانتقال إلى ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>حذف ⁨{name}⁩</translation>
    </message>
</context>
<context>
    <name>ProfileTransfer</name>
    <message>
        <source>One moment…</source>
        <translation>لحظة…</translation>
    </message>
    <message>
        <source>Matches: {number} of {total}</source>
        <translation>المباريات: ⁨{number}⁩ من ⁨{total}⁩</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Imported. New matches: {new}. Here before: {known}.</source>
        <translation>اكتمل الاستيراد. مباريات جديدة: {new}. موجودة من قبل: {known}.</translation>
    </message>
    <message>
        <source>Stopped. New matches: {new}. Here before: {known}.</source>
        <translation>أُوقف الاستيراد. مباريات جديدة: {new}. موجودة من قبل: {known}.</translation>
    </message>
    <message>
        <source>Export your matches…</source>
        <translation>تصدير مبارياتك…</translation>
    </message>
    <message>
        <source>Import matches…</source>
        <translation>استيراد مباريات…</translation>
    </message>
    <message>
        <source>Copy everything…</source>
        <translation>نسخ كلّ شيء…</translation>
    </message>
    <message>
        <source>Put a copy back…</source>
        <translation>استعادة نسخة…</translation>
    </message>
    <message>
        <source>A copy takes everything to another computer: all profiles with their matches, badges, training and chips. Putting it back replaces what is there, which is kept.</source>
        <translation>نسخة واحدة تنقل كلّ شيء إلى حاسوب آخر: كلّ الملفّات الشخصيّة ومبارياتها وأوسمتها وتدريبها وفيشاتها. واستعادتها تحلّ محلّ ما هناك، وهو يُحفظ.</translation>
    </message>
    <message>
        <source>Recorded matches can be imported and exported too; those of other people do not count as yours.</source>
        <translation>يمكن استيراد المباريات المسجلة وتصديرها أيضًا؛ ولا تُحسب مباريات الآخرين لك.</translation>
    </message>
    <message>
        <source>Export your matches</source>
        <translation>تصدير مبارياتك</translation>
    </message>
    <message>
        <source>Archives (*{suffix})</source>
        <translation>أرشيفات (*{suffix})</translation>
    </message>
    <message>
        <source>Matches and archives of them (*{suffix} *{archive_suffix})</source>
        <translation>مباريات وأرشيفات مباريات (*{suffix} *{archive_suffix})</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>استيراد مباريات</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>نسخ كلّ شيء</translation>
    </message>
    <message>
        <source>Put a copy back</source>
        <translation>استعادة نسخة</translation>
    </message>
    <message>
        <source>Replace everything</source>
        <translation>استبدال كلّ شيء</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>The copy replaces all profiles, matches, badges, training and chips of this computer. What is here now is kept in a file.</source>
        <translation>تحلّ النسخة محلّ كلّ الملفّات الشخصيّة والمباريات والأوسمة والتدريب والفيشات في هذا الحاسوب. وما فيه الآن يُحفظ في ملفّ.</translation>
    </message>
    <message>
        <source>Put the copy back?</source>
        <translation>هل تستعيد النسخة؟</translation>
    </message>
    <message>
        <source>Copies (*{suffix})</source>
        <translation>نسخ (*{suffix})</translation>
    </message>
    <message>
        <source>Exported. Matches: {number}.</source>
        <translation>اكتمل التصدير. المباريات: ⁨{number}⁩.</translation>
    </message>
    <message>
        <source>Everything was copied.</source>
        <translation>نُسخ كلّ شيء.</translation>
    </message>
    <message>
        <source>The copy was put back. What was here before is in “{path}”.</source>
        <translation>استُعيدت النسخة. وما كان هنا قبلها في «⁨{path}⁩».</translation>
    </message>
    <message>
        <source>Are you one of them?</source>
        <translation>هل أنت أحدهم؟</translation>
    </message>
    <message>
        <source>Nobody in these matches has the name of your profile, so they do not count as yours. If you are one of these people, choose the name.</source>
        <translation>لا أحد في هذه المباريات يحمل اسم ملفّك الشخصيّ، لذلك لا تُحسب لك. إن كنت أحد هؤلاء فاختر الاسم.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>لا أحد منهم</translation>
    </message>
    <message>
        <source>Stopped. Nothing was exported.</source>
        <translation>أُوقف التصدير ولم يُصدَّر شيء.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>أو&amp;قف</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>وا&amp;صل</translation>
    </message>
    <message>
        <source>The review was interrupted. Continue to take it up again.</source>
        <translation>توقّف التحليل. اضغط «واصل» لاستئنافه.</translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>يبدأ التحليل…</translation>
    </message>
    <message>
        <source>Stopped at {percent}%. What is known so far is below.</source>
        <translation>توقّف عند ⁦{percent}&#xa0;%⁩. ما عُرف حتى الآن تجده أدناه.</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>بقي نحو %n ثانية</numerusform>
            <numerusform>بقي نحو %n ثانية</numerusform>
            <numerusform>بقي نحو %n ثانية</numerusform>
            <numerusform>بقي نحو %n ثانية</numerusform>
            <numerusform>بقي نحو %n ثانية</numerusform>
            <numerusform>بقي نحو %n ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at every move: {percent}%, {left}</source>
        <translation>تُفحص كلّ نقلة: ⁦{percent} %⁩، {left}</translation>
    </message>
</context>
<context>
    <name>PuzzleResults</name>
    <message>
        <source>Your results</source>
        <translation>نتائجك</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>تصنيفك</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>المحلولة</translation>
    </message>
    <message>
        <source>Waiting for you today</source>
        <translation>بانتظارك اليوم</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>تطوّر تصنيفك</translation>
    </message>
    <message>
        <source>What you miss comes back after 1, 3, 7, 14 and 30 days.</source>
        <translation>ما تخطئ فيه يعود بعد 1 و3 و7 و14 و30 يومًا.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>الألغاز</translation>
    </message>
    <message>
        <source>Game and theme</source>
        <translation>اللعبة والموضوع</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>اللغز التالي</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>أعد المحاولة</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>وماذا بعد؟</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>الحلّ</translation>
    </message>
    <message>
        <source>There is no such puzzle. Choose another game or theme.</source>
        <translation>لا يوجد لغز كهذا. اختر لعبة أو موضوعًا آخر.</translation>
    </message>
    <message>
        <source>Right! {reason}</source>
        <translation>صحيح! {reason}</translation>
    </message>
    <message>
        <source>This was the best move. {reason}</source>
        <translation>هذه كانت أفضل نقلة. {reason}</translation>
    </message>
    <message>
        <source>{loss} Watch what may follow.</source>
        <translation>{loss} شاهد ما قد يحدث بعدها.</translation>
    </message>
    <message>
        <source>From one of your matches, where you made another move.</source>
        <translation>من إحدى مبارياتك، وقد لعبت فيها نقلة أخرى.</translation>
    </message>
    <message>
        <source>You have missed this one before.</source>
        <translation>أخطأت في هذا اللغز من قبل.</translation>
    </message>
    <message>
        <source>It does not change your rating, because you tried this puzzle not long ago.</source>
        <translation>لا يتغيّر تصنيفك لأنك جرّبت هذا اللغز قبل مدّة قصيرة.</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>تصنيفك: {rating}.</translation>
    </message>
    <message>
        <source>This puzzle is rated {rating}.</source>
        <translation>تصنيف هذا اللغز {rating}.</translation>
    </message>
    <message>
        <source>It counts as missed, because a hint or another move came first.</source>
        <translation>يُحسب غير محلول، فقد سبقه تلميح أو نقلة أخرى.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كلّ الألعاب</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>كلّ المواضيع</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>الموضوع</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>الصعوبة</translation>
    </message>
    <message>
        <source>Your results…</source>
        <translation>نتائجك…</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Win the settebello</source>
        <translation>اكسب السبعة الحيّة</translation>
    </message>
    <message>
        <source>Win a card that scores</source>
        <translation>اكسب ورقة لها نقاط</translation>
    </message>
    <message>
        <source>Sweep the table</source>
        <translation>اعمل شكبّة</translation>
    </message>
    <message>
        <source>Better than a sweep</source>
        <translation>خير من شكبّة</translation>
    </message>
    <message>
        <source>Prevent the sweep</source>
        <translation>امنع الشكبّة</translation>
    </message>
    <message>
        <source>Keep the sevens</source>
        <translation>احتفظ بالسبعات</translation>
    </message>
    <message>
        <source>Win the sevens</source>
        <translation>اكسب السبعات</translation>
    </message>
    <message>
        <source>Make the primiera</source>
        <translation>اكسب البريميرا</translation>
    </message>
    <message>
        <source>Win the coins</source>
        <translation>اكسب الديناري</translation>
    </message>
    <message>
        <source>Win the most cards</source>
        <translation>اكسب أكثر الأوراق</translation>
    </message>
    <message>
        <source>Complete a run</source>
        <translation>أكمل سلسلة</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>فكّ الأزواج</translation>
    </message>
    <message>
        <source>Restore the pairs</source>
        <translation>أعد الأزواج</translation>
    </message>
    <message>
        <source>The last hand</source>
        <translation>اليد الأخيرة</translation>
    </message>
    <message>
        <source>The last capture</source>
        <translation>آخر أخذة</translation>
    </message>
    <message>
        <source>Many ways to the total</source>
        <translation>طرق كثيرة إلى المجموع</translation>
    </message>
    <message>
        <source>One card, several captures</source>
        <translation>ورقة واحدة وأخذات عدّة</translation>
    </message>
    <message>
        <source>Better not to take</source>
        <translation>الأفضل ألّا تأخذ</translation>
    </message>
    <message>
        <source>The Ace that takes all</source>
        <translation>الآس الذي يأخذ كلّ شيء</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>ماذا تعلن</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>ورقة القصّ</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>نهاية المباراة</translation>
    </message>
    <message>
        <source>Which card to lay</source>
        <translation>أيّ ورقة تضع</translation>
    </message>
    <message>
        <source>Which cards to take</source>
        <translation>أيّ أوراق تأخذ</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>أسهل</translation>
    </message>
    <message>
        <source>Just right</source>
        <translation>مناسب</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>أصعب</translation>
    </message>
    <message>
        <source>Your turn. Which move is most likely to win the match?</source>
        <translation>دورك. أيّ نقلة تعطيك أكبر فرصة للفوز بالمباراة؟</translation>
    </message>
    <message>
        <source>Your turn. Find the best move.</source>
        <translation>دورك. ابحث عن أفضل نقلة.</translation>
    </message>
    <message>
        <source>Hint: there is nothing to take. Which card helps the next player least?</source>
        <translation>تلميح: لا شيء يؤخذ. أيّ ورقة أقلّ نفعًا للاعب التالي؟</translation>
    </message>
    <message>
        <source>Hint: “{theme}”.</source>
        <translation>تلميح: «{theme}».</translation>
    </message>
    <message>
        <source>Not the best move: it costs {points}.</source>
        <translation>ليست أفضل نقلة: تكلّفك {points}.</translation>
    </message>
    <message numerus="yes">
        <source>after %n puzzles</source>
        <translation>
            <numerusform>بعد %n لغز</numerusform>
            <numerusform>بعد %n لغز</numerusform>
            <numerusform>بعد %n لغز</numerusform>
            <numerusform>بعد %n ألغاز</numerusform>
            <numerusform>بعد %n لغزًا</numerusform>
            <numerusform>بعد %n لغز</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: play {card}.</source>
        <translation>تلميح: العب {card}.</translation>
    </message>
    <message>
        <source>Hint: declare {cards}.</source>
        <translation>تلميح: أعلن {cards}.</translation>
    </message>
    <message>
        <source>Hint: take cards from the table before you play.</source>
        <translation>تلميح: خذ أوراقًا من الطاولة قبل أن تلعب.</translation>
    </message>
    <message>
        <source>Hint: keep the card you cut.</source>
        <translation>تلميح: احتفظ بالورقة التي قصصتها.</translation>
    </message>
    <message>
        <source>Hint: put the card you cut on the table.</source>
        <translation>تلميح: ضع الورقة التي قصصتها على الطاولة.</translation>
    </message>
    <message>
        <source>Hint: take the opening cards.</source>
        <translation>تلميح: خذ أوراق البداية.</translation>
    </message>
    <message>
        <source>Hint: leave the opening cards.</source>
        <translation>تلميح: اترك أوراق البداية.</translation>
    </message>
    <message>
        <source>Hint: declare nothing.</source>
        <translation>تلميح: لا تعلن شيئًا.</translation>
    </message>
    <message>
        <source>Hint: call out.</source>
        <translation>تلميح: أعلن الفوز.</translation>
    </message>
    <message>
        <source>Not the best move: it lowers your chance to win the match by {percent}%.</source>
        <translation>ليست أفضل نقلة: تُنقص فرصتك في الفوز بالمباراة ⁦{percent}&#xa0;%⁩.</translation>
    </message>
    <message>
        <source>Not the best move.</source>
        <translation>ليست أفضل نقلة.</translation>
    </message>
    <message>
        <source>This may follow: {move}.</source>
        <translation>قد يلي ذلك: {move}.</translation>
    </message>
    <message>
        <source>This may follow: {move}; {reasons}.</source>
        <translation>قد يلي ذلك: {move}؛ {reasons}.</translation>
    </message>
</context>
<context>
    <name>ReceiveDialog</name>
    <message>
        <source>Add a shared game</source>
        <translation>أضف لعبة مشتركة</translation>
    </message>
    <message>
        <source>The line that you were given</source>
        <translation>السطر الذي أُعطي لك</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>من ملفّ…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Add the game</source>
        <translation>أضف اللعبة</translation>
    </message>
    <message>
        <source>It begins with “scopa:”. What stands around it does not matter.</source>
        <translation>يبدأ بـ«⁨scopa:⁩»، ولا يهمّ ما حوله.</translation>
    </message>
    <message>
        <source>This cannot be read: {reason}.</source>
        <translation>لا يمكن قراءته: {reason}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>انتهت الجولة.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>ليست في يدك: {card}.</translation>
    </message>
    <message>
        <source>Not on the table: {cards}.</source>
        <translation>ليست على الطاولة: {cards}.</translation>
    </message>
    <message>
        <source>The {card} can take {cards}, so you cannot lay it down.</source>
        <translation>الورقة {card} تأخذ {cards}، فلا يجوز وضعها.</translation>
    </message>
    <message>
        <source>The {by} can take {cards}, so you cannot lay down the {card}.</source>
        <translation>الورقة {by} تأخذ {cards}، فلا يجوز وضع {card}.</translation>
    </message>
    <message>
        <source>The {cards} matches your {card} and must be taken first.</source>
        <translation>المثيلة أوّلًا: خذ {cards} بالورقة {card}.</translation>
    </message>
    <message>
        <source>The {card} takes only one equal card: choose one of them.</source>
        <translation>الورقة {card} تأخذ مثيلة واحدة فقط: اختر إحداها.</translation>
    </message>
    <message>
        <source>The {card} takes the whole table, not only a part of it.</source>
        <translation>الورقة {card} تأخذ الطاولة كلّها لا جزءًا منها فقط.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: {sum}.</source>
        <translation>الورقة {card} لا تأخذ {take}: {sum}.</translation>
    </message>
    <message>
        <source>With the {card} you must take as few cards as possible.</source>
        <translation>بالورقة {card} يجب أخذ أقلّ عدد ممكن من الأوراق.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a sum may take at most {limit}.</source>
        <translation>الورقة {card} لا تأخذ {take}: الحدّ الأقصى في المجموع {limit}.</translation>
    </message>
    <message>
        <source>These cards were all dealt to the table. You can take cards without playing only if a player has laid down one of them.</source>
        <translation>هذه الأوراق وُزّعت كلّها على الطاولة. ولا تأخذ أوراقًا بلا لعب إلّا إذا كان أحد اللاعبين قد وضع واحدة منها.</translation>
    </message>
    <message>
        <source>First declare or pass: nobody has played a card yet.</source>
        <translation>قل أولًا ماذا تعلن: لم يلعب أحد ورقة بعد.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>هذا غير ممكن الآن.</translation>
    </message>
    <message>
        <source>Declared cards come first: {cards}.</source>
        <translation>الأوراق المُعلنة أوّلًا: {cards}.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a court card goes only with the same court card.</source>
        <translation>لا يمكن لهذه الورقة ({card}) أن تأخذ {take}: لا تُجمع الصورة إلّا مع الصورة المثيلة.</translation>
    </message>
    <message>
        <source>The {card} takes one equal card, never a sum.</source>
        <translation>الورقة {card} تأخذ ورقة مثيلة، لا مجموعًا.</translation>
    </message>
    <message>
        <source>A pile is taken alone: choose it, or cards of the table.</source>
        <translation>تؤخذ الكومة وحدها: اخترها، أو اختر أوراقًا من الطاولة.</translation>
    </message>
    <message>
        <source>The {card} can take {cards} from the table, so no pile.</source>
        <translation>الورقة {card} يمكنها أن تأخذ {cards} من الطاولة، فلا تأخذ كومة.</translation>
    </message>
    <message>
        <source>The {card} takes only a pile with an equal card on top.</source>
        <translation>الورقة {card} تأخذ فقط كومةً في أعلاها ورقة مثيلة.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>I won? Really? I learned that from watching you!</source>
        <translation>أنا فزت؟ حقًّا؟ تعلّمت ذلك وأنا أراقبك!</translation>
    </message>
    <message>
        <source>Wow! Will you show me how you did that?</source>
        <translation>رائع! هل تريني كيف فعلت ذلك؟</translation>
    </message>
    <message>
        <source>Oh! I did not see that coming.</source>
        <translation>أوه! لم أتوقّع ذلك.</translation>
    </message>
    <message>
        <source>Is that the card everybody wants?</source>
        <translation>أهذه هي الورقة التي يريدها الجميع؟</translation>
    </message>
    <message>
        <source>I wanted that one!</source>
        <translation>كنت أريدها!</translation>
    </message>
    <message>
        <source>Don’t be sad, dear. I’ll make coffee, and we play again.</source>
        <translation>لا تحزن يا عزيزي. سأحضّر القهوة ونلعب من جديد.</translation>
    </message>
    <message>
        <source>Well done, dear! And I had kept my coins so nicely together.</source>
        <translation>أحسنت يا عزيزي! وأنا التي كنت أجمع أوراق الديناري بعناية.</translation>
    </message>
    <message>
        <source>A clean table, as in my kitchen.</source>
        <translation>طاولة نظيفة، كما في مطبخي.</translation>
    </message>
    <message>
        <source>Leave something for me, dear.</source>
        <translation>اترك لي شيئًا يا عزيزي.</translation>
    </message>
    <message>
        <source>This one goes into my purse.</source>
        <translation>هذه إلى محفظتي.</translation>
    </message>
    <message>
        <source>Such a pretty card. Look after it well.</source>
        <translation>ورقة جميلة. اعتنِ بها.</translation>
    </message>
    <message>
        <source>That was fun! Next time it is your turn, you’ll see.</source>
        <translation>كان ذلك ممتعًا! في المرّة القادمة دورك، سترى.</translation>
    </message>
    <message>
        <source>All right, you win. But admit it: my sweeps are prettier!</source>
        <translation>حسنًا، فزت. لكن اعترف: شكبّاتي أجمل!</translation>
    </message>
    <message>
        <source>Did you see that? What a catch!</source>
        <translation>أرأيت؟ يا له من صيد!</translation>
    </message>
    <message>
        <source>Hey, the sweeps are my job!</source>
        <translation>مهلًا، الشكبّات اختصاصي!</translation>
    </message>
    <message>
        <source>Into the net with it!</source>
        <translation>إلى الشبكة!</translation>
    </message>
    <message>
        <source>There goes the big fish.</source>
        <translation>ها قد ذهبت السمكة الكبيرة.</translation>
    </message>
    <message>
        <source>You play well. Count the sevens, and soon you beat me.</source>
        <translation>تلعب جيّدًا. عُدَّ السبعات، وستغلبني قريبًا.</translation>
    </message>
    <message>
        <source>I counted every card, and still you were better. My respect.</source>
        <translation>عددتُ كلّ الأوراق، ومع ذلك كنتَ أفضل. لك احترامي.</translation>
    </message>
    <message>
        <source>I could not leave that lying.</source>
        <translation>لم أستطع ترك ذلك على الطاولة.</translation>
    </message>
    <message>
        <source>Nicely seen.</source>
        <translation>نظرة موفّقة.</translation>
    </message>
    <message>
        <source>This is where it belongs.</source>
        <translation>هذا مكانها.</translation>
    </message>
    <message>
        <source>One for you. I keep count.</source>
        <translation>واحدة لك. أنا أعدّ.</translation>
    </message>
    <message>
        <source>Patience, my friend. That is all I have ahead of you.</source>
        <translation>الصبر يا صديقي. هذا كلّ ما أسبقك به.</translation>
    </message>
    <message>
        <source>I waited for my moment, and you took it. Well played.</source>
        <translation>انتظرتُ لحظتي، فاغتنمتَها أنت. أحسنت اللعب.</translation>
    </message>
    <message>
        <source>Everything has its moment.</source>
        <translation>لكلّ شيء أوانه.</translation>
    </message>
    <message>
        <source>A good stroke. Enjoy it.</source>
        <translation>ضربة جيّدة. استمتع بها.</translation>
    </message>
    <message>
        <source>It was worth the wait.</source>
        <translation>كان يستحقّ الانتظار.</translation>
    </message>
    <message>
        <source>Take it. The round is long.</source>
        <translation>خذها. فالجولة طويلة.</translation>
    </message>
    <message>
        <source>You made me think, and few people do. Come back soon.</source>
        <translation>جعلتني أفكّر، وقليلون من يفعلون ذلك. عُد قريبًا.</translation>
    </message>
    <message>
        <source>I knew what you held, and it did not help me. Magnificent!</source>
        <translation>كنت أعرف ما في يدك ولم ينفعني ذلك. رائع!</translation>
    </message>
    <message>
        <source>The stars were kind.</source>
        <translation>كانت النجوم كريمة.</translation>
    </message>
    <message>
        <source>Well, well. You surprise me.</source>
        <translation>عجبًا. لقد فاجأتني.</translation>
    </message>
    <message>
        <source>It was only a matter of time.</source>
        <translation>كانت مسألة وقت فقط.</translation>
    </message>
    <message>
        <source>A fine card in good hands.</source>
        <translation>ورقة رائعة في أيدٍ أمينة.</translation>
    </message>
    <message>
        <source>This time it was me. We are well matched, you know.</source>
        <translation>هذه المرّة كان الفوز لي. فنحن متعادلان في المستوى، كما تعلم.</translation>
    </message>
    <message>
        <source>You are getting better. Next time, so am I!</source>
        <translation>مستواك يتحسّن. وفي المرّة القادمة يتحسّن مستواي أيضًا!</translation>
    </message>
    <message>
        <source>You would have done the same.</source>
        <translation>كنت ستفعل الشيء نفسه.</translation>
    </message>
    <message>
        <source>I would have done the same.</source>
        <translation>كنت سأفعل الشيء نفسه.</translation>
    </message>
    <message>
        <source>One for me, and the next for you?</source>
        <translation>واحدة لي، والتالية لك؟</translation>
    </message>
    <message>
        <source>One for you, and the next for me.</source>
        <translation>واحدة لك، والتالية لي.</translation>
    </message>
    <message>
        <source>{name}: “{remark}”</source>
        <translation>⁨{name}⁩: «{remark}»</translation>
    </message>
    <message>
        <source>Everything? I can take everything?</source>
        <translation>كلّ شيء؟ أيمكنني أخذ كلّ شيء؟</translation>
    </message>
    <message>
        <source>I won, I won! Please, can we play again tomorrow?</source>
        <translation>فزت، فزت! هل نلعب غدًا من جديد؟</translation>
    </message>
    <message>
        <source>You’re really good. When I’m big, I’ll play like you!</source>
        <translation>لعبك رائع حقًّا. حين أكبر سألعب مثلك!</translation>
    </message>
    <message>
        <source>Hi! Shall we play? I’ve been practising!</source>
        <translation>مرحبًا! هل نلعب؟ لقد تدرّبت!</translation>
    </message>
    <message>
        <source>Grandma says I may stay until it gets dark.</source>
        <translation>جدّتي تسمح لي بالبقاء حتى المساء.</translation>
    </message>
    <message>
        <source>Today I’ll remember all the cards. Well, most of them.</source>
        <translation>اليوم سأتذكّر كلّ الأوراق. أو معظمها.</translation>
    </message>
    <message>
        <source>Again? Hooray! I hoped you’d say that.</source>
        <translation>مرّة أخرى؟ مرحى! كنت أتمنّى ذلك.</translation>
    </message>
    <message>
        <source>This time I have a plan. I think.</source>
        <translation>هذه المرّة لديّ خطّة. على ما أظنّ.</translation>
    </message>
    <message>
        <source>A sweep! I have to tell my grandma!</source>
        <translation>شكبّة! لا بدّ أن أخبر جدّتي!</translation>
    </message>
    <message>
        <source>The table is empty! Was that me?</source>
        <translation>الطاولة فارغة! أأنا فعلت ذلك؟</translation>
    </message>
    <message>
        <source>Another sweep! Nobody at school will believe it!</source>
        <translation>شكبّة أخرى! لن يصدّقني أحد في المدرسة!</translation>
    </message>
    <message>
        <source>It worked again! What did I do?</source>
        <translation>نجح الأمر مرّة أخرى! ماذا فعلت؟</translation>
    </message>
    <message>
        <source>Oh no. Did I leave you that?</source>
        <translation>أوه لا. هل تركت لك ذلك؟</translation>
    </message>
    <message>
        <source>How do you always see that?</source>
        <translation>كيف تلاحظ ذلك دائمًا؟</translation>
    </message>
    <message>
        <source>Again? I’ll count on my fingers next time.</source>
        <translation>مرّة أخرى؟ في المرّة القادمة سأعدّ على أصابعي.</translation>
    </message>
    <message>
        <source>I’ve got it, I’ve got it!</source>
        <translation>حصلت عليها، حصلت عليها!</translation>
    </message>
    <message>
        <source>So shiny! And it’s mine!</source>
        <translation>كم تلمع! وهي لي!</translation>
    </message>
    <message>
        <source>I was just about to take that. Honest!</source>
        <translation>كنت على وشك أن آخذها. صدقًا!</translation>
    </message>
    <message>
        <source>Can I look at it once more?</source>
        <translation>هل يمكنني أن أراها مرّة أخرى؟</translation>
    </message>
    <message>
        <source>Look how many cards! I can hardly carry them.</source>
        <translation>كم ورقة هذه! بالكاد أستطيع حملها.</translation>
    </message>
    <message>
        <source>All of these with one card! I love adding up.</source>
        <translation>كلّ هذه بورقة واحدة! أحبّ الجمع.</translation>
    </message>
    <message>
        <source>So many at once! Leave me a few!</source>
        <translation>كلّ هذا دفعة واحدة! أريد بعضها أيضًا!</translation>
    </message>
    <message>
        <source>Look what I was dealt! Is that good?</source>
        <translation>ما هذا الذي وصلني! هل هو جيّد؟</translation>
    </message>
    <message>
        <source>You get points just for that? Lucky!</source>
        <translation>نقاط مقابل هذا فقط؟ يا للحظّ!</translation>
    </message>
    <message>
        <source>Did I really win that round? Count again!</source>
        <translation>هل فزت حقًّا بالجولة؟ لنعدّ من جديد!</translation>
    </message>
    <message>
        <source>More points than you! Only this once, I know.</source>
        <translation>نقاطي أكثر من نقاطك! هذه المرّة فقط، أعرف.</translation>
    </message>
    <message>
        <source>You won that one, but I learned something.</source>
        <translation>تلك كانت لك، لكنّي تعلّمت شيئًا.</translation>
    </message>
    <message>
        <source>Now I’ll really pay attention!</source>
        <translation>الآن سأنتبه حقًّا!</translation>
    </message>
    <message>
        <source>The same number of points! Like twins!</source>
        <translation>النقاط نفسها! مثل التوأم!</translation>
    </message>
    <message>
        <source>The primiera was nearly mine! Nearly!</source>
        <translation>البريميرا كانت لي تقريبًا! تقريبًا!</translation>
    </message>
    <message>
        <source>All the points? For me? Pinch me!</source>
        <translation>كلّ النقاط؟ لي أنا؟ كأنّي أحلم!</translation>
    </message>
    <message>
        <source>It’s so close! I can’t sit still.</source>
        <translation>الفارق ضئيل جدًّا! لا أستطيع الجلوس بهدوء.</translation>
    </message>
    <message>
        <source>I’m ahead! Don’t tell me why, just let me enjoy it.</source>
        <translation>أنا في المقدّمة! لا أريد أن أعرف السبب، يكفيني الفرح.</translation>
    </message>
    <message>
        <source>You’re miles ahead. I’ll run faster!</source>
        <translation>أنت متقدّم بأميال. سأركض أسرع!</translation>
    </message>
    <message>
        <source>I’ve caught you! Like in tag!</source>
        <translation>لحقت بك! كما في لعبة المطاردة!</translation>
    </message>
    <message>
        <source>No hurry. I’m counting the clouds.</source>
        <translation>لا داعي للعجلة. أنا أعدّ الغيوم.</translation>
    </message>
    <message>
        <source>I won? Then the cake is for both of us, dear.</source>
        <translation>فزت؟ إذن الكعكة لنا معًا يا عزيزي.</translation>
    </message>
    <message>
        <source>You played so nicely. I’ll tell everyone at the market.</source>
        <translation>ما أجمل لعبك. سأخبر السوق كلّه.</translation>
    </message>
    <message>
        <source>Sit down, dear. The coffee is on the stove.</source>
        <translation>أهلًا يا عزيزي. القهوة على النار.</translation>
    </message>
    <message>
        <source>Have you eaten? Then let’s play.</source>
        <translation>هل أكلت؟ إذن لنلعب.</translation>
    </message>
    <message>
        <source>The market is over. Now the cards may come out.</source>
        <translation>انتهى السوق. حان وقت الورق.</translation>
    </message>
    <message>
        <source>Another one? I’ll put the soup on later, then.</source>
        <translation>مباراة أخرى؟ إذن الحساء ينتظر.</translation>
    </message>
    <message>
        <source>Swept! I have held a broom for sixty years.</source>
        <translation>شكبّة! ستّون سنة وأنا أنظّف.</translation>
    </message>
    <message>
        <source>Look at that, not a crumb left.</source>
        <translation>لم تبقَ حتى الفتات.</translation>
    </message>
    <message>
        <source>Again! And nobody had to help me.</source>
        <translation>مرّة أخرى! ولم يساعدني أحد.</translation>
    </message>
    <message>
        <source>Saint Anne is at my side today.</source>
        <translation>البركة معي اليوم.</translation>
    </message>
    <message>
        <source>Mercy! My poor table!</source>
        <translation>يا لطيف! مسكينة طاولتي!</translation>
    </message>
    <message>
        <source>You clean better than I do, dear.</source>
        <translation>تنظيفك أفضل من تنظيفي يا عزيزي.</translation>
    </message>
    <message>
        <source>Again! I should hire you for the house.</source>
        <translation>مرّة أخرى! أحتاج إليك في تنظيف البيت.</translation>
    </message>
    <message>
        <source>Come to your auntie, little one.</source>
        <translation>تعالي إلى خالتك يا صغيرتي.</translation>
    </message>
    <message>
        <source>I had kept a place for this one.</source>
        <translation>كنت قد حجزت لها مكانًا.</translation>
    </message>
    <message>
        <source>And I was so fond of that one.</source>
        <translation>وكم كنت أحبّ هذه الورقة.</translation>
    </message>
    <message>
        <source>Take it, dear. You are growing.</source>
        <translation>بالهناء يا عزيزي.</translation>
    </message>
    <message>
        <source>Good weight! They’d cost a fortune at the market.</source>
        <translation>وزن ممتاز! في السوق ثمنها غالٍ.</translation>
    </message>
    <message>
        <source>A full basket. Now I can go home happy.</source>
        <translation>السلّة ممتلئة. أعود إلى البيت سعيدة.</translation>
    </message>
    <message>
        <source>You are hungry today, I can see it.</source>
        <translation>شهيّتك مفتوحة اليوم، كما أرى.</translation>
    </message>
    <message>
        <source>What a nice hand I was given! Look.</source>
        <translation>ما أجمل ما جاءني! تفضّل.</translation>
    </message>
    <message>
        <source>Who has been kind to you, dear?</source>
        <translation>من الذي يحبّك هكذا يا عزيزي؟</translation>
    </message>
    <message>
        <source>That round went like a good sauce: slowly.</source>
        <translation>جولة كالطبخ الجيّد: على نار هادئة.</translation>
    </message>
    <message>
        <source>A few points for my old age.</source>
        <translation>بضع نقاط لشيخوختي.</translation>
    </message>
    <message>
        <source>Well played, dear. Have a biscuit.</source>
        <translation>لعب جميل يا عزيزي. تفضّل قطعة حلوى.</translation>
    </message>
    <message>
        <source>Never mind. The pan is still warm.</source>
        <translation>لا بأس. ما زالت المقلاة ساخنة.</translation>
    </message>
    <message>
        <source>Half for you and half for me. As with cake.</source>
        <translation>نصف لك ونصف لي. مثل الكعكة.</translation>
    </message>
    <message>
        <source>I missed the primiera by a pinch of salt.</source>
        <translation>فاتتني البريميرا بمقدار رشّة ملح.</translation>
    </message>
    <message>
        <source>All the points! And I was only half awake.</source>
        <translation>كلّ النقاط! وأنا نصف نائمة.</translation>
    </message>
    <message>
        <source>So close! I can’t even think of the oven.</source>
        <translation>ما أضيق الفارق! أنساني الفرن.</translation>
    </message>
    <message>
        <source>Don’t hold it against me, dear. I’m just lucky.</source>
        <translation>لا تؤاخذني يا عزيزي. إنّه الحظّ.</translation>
    </message>
    <message>
        <source>You are far ahead. I’d better put my glasses on.</source>
        <translation>الفارق كبير. سأضع نظّارتي.</translation>
    </message>
    <message>
        <source>See? Old hens lay good eggs.</source>
        <translation>أرأيت؟ الدهن في العتاقي.</translation>
    </message>
    <message>
        <source>Take your time. Good things simmer.</source>
        <translation>على مهل. الطبخ الطيّب يحتاج إلى وقت.</translation>
    </message>
    <message>
        <source>And that, dear people, is how one fishes! Fried fish for everybody!</source>
        <translation>هكذا يكون الصيد يا ناس! سمك مقليّ للجميع!</translation>
    </message>
    <message>
        <source>You’ve sunk my boat! But tomorrow I swim back.</source>
        <translation>أغرقت قاربي! لكنّي غدًا أعود سباحة.</translation>
    </message>
    <message>
        <source>Ahoy! The sea is calm, so let’s play.</source>
        <translation>أهلًا! البحر هادئ، فلنلعب.</translation>
    </message>
    <message>
        <source>The boat is in, the nets are dry. Cards!</source>
        <translation>القارب في المرفأ والشباك جافّة. إلى الورق!</translation>
    </message>
    <message>
        <source>Did I tell you about my biggest sweep? No? Later!</source>
        <translation>هل حكيت لك عن أعظم شكبّة لي؟ فيما بعد!</translation>
    </message>
    <message>
        <source>Once more into the boat? I’m in!</source>
        <translation>نعود إلى القارب؟ أنا معك!</translation>
    </message>
    <message>
        <source>The tide comes back, and so do I.</source>
        <translation>المدّ يعود، وأنا كذلك.</translation>
    </message>
    <message>
        <source>Net out, net in, sea empty!</source>
        <translation>رميتُ الشبكة، سحبتُها، فرغ البحر!</translation>
    </message>
    <message>
        <source>Scopa! Ring the bells!</source>
        <translation>شكبّة! اقرعوا الأجراس!</translation>
    </message>
    <message>
        <source>Another one! They jump into my boat!</source>
        <translation>أخرى! تقفز إلى قاربي وحدها!</translation>
    </message>
    <message>
        <source>And they say lightning never strikes twice!</source>
        <translation>ويقولون إنّ الصاعقة لا تقع مرّتين!</translation>
    </message>
    <message>
        <source>A hole in my net, and you swim straight through!</source>
        <translation>ثقب في شبكتي، وها أنت تعبر منه!</translation>
    </message>
    <message>
        <source>Thief! That was my fish!</source>
        <translation>النجدة! كانت تلك سمكتي!</translation>
    </message>
    <message>
        <source>Another? Are you emptying the whole gulf?</source>
        <translation>أخرى؟ هل تريد إفراغ الخليج كلّه؟</translation>
    </message>
    <message>
        <source>Look how it wriggles! Mine!</source>
        <translation>ما أنشطها! إنّها لي!</translation>
    </message>
    <message>
        <source>I smelled that one from the harbour.</source>
        <translation>شممتُ رائحتها من الميناء.</translation>
    </message>
    <message>
        <source>I had it on the hook!</source>
        <translation>كانت في صنّارتي!</translation>
    </message>
    <message>
        <source>Enjoy it. I only throw back small ones myself.</source>
        <translation>بالهناء. أنا لا أعيد إلا الصغار.</translation>
    </message>
    <message>
        <source>A whole shoal! Help me pull!</source>
        <translation>سرب كامل! ساعدني في السحب!</translation>
    </message>
    <message>
        <source>With these I feed the whole harbour!</source>
        <translation>بهذه أطعم الميناء كلّه!</translation>
    </message>
    <message>
        <source>That’s a heavy net. Mind your back!</source>
        <translation>شبكة ثقيلة. انتبه لظهرك!</translation>
    </message>
    <message>
        <source>Points without wetting the net. I like that!</source>
        <translation>نقاط دون أن تبتلّ الشبكة. جميل!</translation>
    </message>
    <message>
        <source>You catch fish on dry land!</source>
        <translation>تصطاد السمك على اليابسة!</translation>
    </message>
    <message>
        <source>A good day’s fishing, that round.</source>
        <translation>صيد وفير في تلك الجولة.</translation>
    </message>
    <message>
        <source>Who’s the king of the harbour? Go on, say it!</source>
        <translation>من ملك الميناء؟ هيّا، لا تخجل!</translation>
    </message>
    <message>
        <source>The wind had turned, that’s all.</source>
        <translation>تغيّرت الريح، هذا كلّ شيء.</translation>
    </message>
    <message>
        <source>I only lent you that round, you know.</source>
        <translation>تلك الجولة أعرتُك إيّاها فقط.</translation>
    </message>
    <message>
        <source>A draw! We share the fish soup, then.</source>
        <translation>تعادل! إذن نتقاسم حساء السمك.</translation>
    </message>
    <message>
        <source>My primiera slipped off the hook. This big it was!</source>
        <translation>أفلتت البريميرا من الصنّارة. كانت بهذا الحجم!</translation>
    </message>
    <message>
        <source>Every single point! They’ll sing about this!</source>
        <translation>كلّ النقاط! سيغنّون عن هذا!</translation>
    </message>
    <message>
        <source>Two boats, one harbour. Who gets in first?</source>
        <translation>قاربان وميناء واحد. أيّهما يصل أوّلًا؟</translation>
    </message>
    <message>
        <source>I’m so far out, you need a telescope!</source>
        <translation>أنا بعيد في عرض البحر، تحتاج إلى منظار!</translation>
    </message>
    <message>
        <source>Row slower, will you? I can hardly see you.</source>
        <translation>جدّف أبطأ، بالكاد أراك.</translation>
    </message>
    <message>
        <source>Full sail! There I am beside you!</source>
        <translation>بكلّ الأشرعة! ها أنا بجانبك!</translation>
    </message>
    <message>
        <source>Think, think. Fish don’t bite on command either.</source>
        <translation>فكّر على راحتك. السمك أيضًا لا يأتي بالأمر.</translation>
    </message>
    <message>
        <source>A pleasure. You lose with grace, and that is rarer than winning.</source>
        <translation>سعدتُ باللعب. الخسارة برقيّ أندر من الفوز.</translation>
    </message>
    <message>
        <source>Forty cards, and I know each by name.</source>
        <translation>أربعون ورقة، وأعرف كلًّا باسمها.</translation>
    </message>
    <message>
        <source>Play well. I do not like winning against nobody.</source>
        <translation>أرني أحسن لعبك. لا يعجبني الفوز بلا منافسة.</translation>
    </message>
    <message>
        <source>So you want to see it once more. Gladly.</source>
        <translation>إذن تريد أن ترى ذلك ثانية. بكلّ سرور.</translation>
    </message>
    <message>
        <source>I have not forgotten how you played. Have you?</source>
        <translation>لم أنسَ كيف لعبت. وأنت؟</translation>
    </message>
    <message>
        <source>With your permission.</source>
        <translation>عن إذنك.</translation>
    </message>
    <message>
        <source>A tidy table is half of good manners.</source>
        <translation>الطاولة المرتّبة نصف الأدب.</translation>
    </message>
    <message>
        <source>Once is luck. This was not luck.</source>
        <translation>المرّة الأولى حظّ. أمّا هذه فلا.</translation>
    </message>
    <message>
        <source>You are too generous with me.</source>
        <translation>كرمك معي زائد.</translation>
    </message>
    <message>
        <source>I left the door open. My own fault.</source>
        <translation>تركتُ الباب مفتوحًا. الذنب ذنبي.</translation>
    </message>
    <message>
        <source>Elegant. I could not have done it better.</source>
        <translation>بأناقة. ما كنت لأفعل أحسن من ذلك.</translation>
    </message>
    <message>
        <source>Another. I shall have to be stricter with myself.</source>
        <translation>أخرى. عليّ أن أكون أشدّ صرامة مع نفسي.</translation>
    </message>
    <message>
        <source>It suits my hair, does it not?</source>
        <translation>تليق بشعري، أليس كذلك؟</translation>
    </message>
    <message>
        <source>I have been expecting this one.</source>
        <translation>كنت أنتظر هذه بالذات.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>سجّلتُها.</translation>
    </message>
    <message>
        <source>A beautiful choice. I would have chosen it too.</source>
        <translation>اختيار جميل. كنت سأختارها أنا أيضًا.</translation>
    </message>
    <message>
        <source>A bouquet. Thank you.</source>
        <translation>باقة كاملة. شكرًا.</translation>
    </message>
    <message>
        <source>I cannot help it. I love cards in company.</source>
        <translation>لا أستطيع المقاومة. أحبّ الأوراق مجتمعة.</translation>
    </message>
    <message>
        <source>A large handful. I hope you counted it.</source>
        <translation>حفنة كبيرة. أرجو أنّك عددتها.</translation>
    </message>
    <message>
        <source>One ought to show what one is proud of.</source>
        <translation>ما نفخر به نُظهره.</translation>
    </message>
    <message>
        <source>Charming. And now I know what you hold.</source>
        <translation>جميل. والآن أعرف ما في يدك.</translation>
    </message>
    <message>
        <source>The arithmetic was on my side that round.</source>
        <translation>كان الحساب في صفّي في تلك الجولة.</translation>
    </message>
    <message>
        <source>Thank you. One more like that, please.</source>
        <translation>شكرًا. أريد أخرى مثلها من فضلك.</translation>
    </message>
    <message>
        <source>You counted better than I did. It happens rarely.</source>
        <translation>كان عدّك أدقّ من عدّي. هذا نادر.</translation>
    </message>
    <message>
        <source>I took too much and kept too little. Well.</source>
        <translation>أخذتُ كثيرًا وحفظتُ قليلًا. لا بأس.</translation>
    </message>
    <message>
        <source>Equal. My mother would call it a polite result.</source>
        <translation>تعادل. كانت أمّي لتقول: نتيجة مهذّبة.</translation>
    </message>
    <message>
        <source>A trifle more, and the primiera was mine.</source>
        <translation>القليل بعد، وكانت البريميرا لي.</translation>
    </message>
    <message>
        <source>Not one point for you? I almost blush.</source>
        <translation>ولا نقطة لك؟ أكاد أخجل.</translation>
    </message>
    <message>
        <source>It comes down to one card now. I know which.</source>
        <translation>ورقة واحدة ستحسم الأمر. وأنا أعرفها.</translation>
    </message>
    <message>
        <source>Do not despair. Even I make mistakes, I am told.</source>
        <translation>لا تيأس. يقولون إنّي أخطئ أنا أيضًا.</translation>
    </message>
    <message>
        <source>Such a lead becomes you. Do not get used to it.</source>
        <translation>هذا التقدّم يليق بك. لكن لا تتعوّد عليه.</translation>
    </message>
    <message>
        <source>I was behind. I am no longer.</source>
        <translation>كنت متأخّرة. لم أعد كذلك.</translation>
    </message>
    <message>
        <source>Think as long as you like. Haste never won a hand.</source>
        <translation>خذ وقتك في التفكير. العجلة لا تربح.</translation>
    </message>
    <message>
        <source>The day is mine, and the wine is yours. Sit a while longer.</source>
        <translation>اليوم لي، والضيافة لك. ابقَ معنا قليلًا.</translation>
    </message>
    <message>
        <source>I hand you my sword. Keep it until the next time.</source>
        <translation>أسلّمك سيفي. احتفظ به حتى المرّة القادمة.</translation>
    </message>
    <message>
        <source>Welcome. I saved you the chair with the view.</source>
        <translation>أهلًا. حجزتُ لك الكرسيّ المطلّ على البحر.</translation>
    </message>
    <message>
        <source>The wine must breathe, and so must a match.</source>
        <translation>المباراة كالقهوة: تحتاج إلى صبر.</translation>
    </message>
    <message>
        <source>I have laid my sword aside. Only cards today.</source>
        <translation>وضعتُ سيفي جانبًا. اليوم للورق فقط.</translation>
    </message>
    <message>
        <source>Another battle. The last one honours us both.</source>
        <translation>معركة أخرى. والسابقة شرّفتنا معًا.</translation>
    </message>
    <message>
        <source>The table is still warm. Let us go on.</source>
        <translation>ما زالت الطاولة دافئة. لنتابع.</translation>
    </message>
    <message>
        <source>One waits, and the gate opens.</source>
        <translation>من ينتظر يُفتح له الباب.</translation>
    </message>
    <message>
        <source>The field is clear.</source>
        <translation>الميدان خالٍ.</translation>
    </message>
    <message>
        <source>The next charge is always the shorter one.</source>
        <translation>الهجمة التالية أقصر دائمًا.</translation>
    </message>
    <message>
        <source>Fortune knows where I live.</source>
        <translation>الحظّ يعرف عنواني.</translation>
    </message>
    <message>
        <source>A gap in my line. You were right to charge.</source>
        <translation>ثغرة في صفوفي. أحسنت استغلالها.</translation>
    </message>
    <message>
        <source>I salute you.</source>
        <translation>أرفع لك قبّعتي.</translation>
    </message>
    <message>
        <source>You press me hard. Good, I was growing lazy.</source>
        <translation>تضيّق عليّ. حسنًا، كنت قد تكاسلت.</translation>
    </message>
    <message>
        <source>Patience pays in gold.</source>
        <translation>الصبر يُكافأ بالذهب.</translation>
    </message>
    <message>
        <source>A jewel for the hat.</source>
        <translation>جوهرة لقبّعتي.</translation>
    </message>
    <message>
        <source>A fair prize. You fought for it.</source>
        <translation>غنيمة مستحقّة. لقد كافحت من أجلها.</translation>
    </message>
    <message>
        <source>I shall wait for another. I am good at waiting.</source>
        <translation>سأنتظر غيرها. أجيد الانتظار.</translation>
    </message>
    <message>
        <source>A long siege, and the whole town surrenders.</source>
        <translation>حصار طويل، فاستسلمت المدينة كلّها.</translation>
    </message>
    <message>
        <source>These march with me now.</source>
        <translation>هذه تسير معي الآن.</translation>
    </message>
    <message>
        <source>A rich haul. Carry it home in peace.</source>
        <translation>غنيمة كبيرة. بالسلامة إلى البيت.</translation>
    </message>
    <message>
        <source>I show my colours early today.</source>
        <translation>اليوم أرفع رايتي باكرًا.</translation>
    </message>
    <message>
        <source>You open with the drums. I hear them.</source>
        <translation>بدأت بقرع الطبول. أنا أسمعها.</translation>
    </message>
    <message>
        <source>That round came to me because I let it come.</source>
        <translation>تلك الجولة أتت لمن أجاد الانتظار.</translation>
    </message>
    <message>
        <source>A small advance. The war is not over.</source>
        <translation>تقدّم بسيط. الحرب لم تنتهِ.</translation>
    </message>
    <message>
        <source>You held the better ground. Well done.</source>
        <translation>كان موقعك أفضل. أحسنت.</translation>
    </message>
    <message>
        <source>One retreats, one thinks, one returns.</source>
        <translation>ننسحب، نفكّر، ثمّ نعود.</translation>
    </message>
    <message>
        <source>Neither side gave way. I like such days.</source>
        <translation>لم يتراجع أحد. أحبّ أيّامًا كهذه.</translation>
    </message>
    <message>
        <source>The primiera fell by the width of a feather.</source>
        <translation>ضاعت البريميرا بفارق ريشة.</translation>
    </message>
    <message>
        <source>Not a flag left standing. Forgive me.</source>
        <translation>لم تبقَ راية مرفوعة. أعتذر.</translation>
    </message>
    <message>
        <source>Now hold your breath. I am holding mine.</source>
        <translation>لنحبس الأنفاس الآن. أنا حبستُ أنفاسي.</translation>
    </message>
    <message>
        <source>I have the hill. But hills have been taken before.</source>
        <translation>التلّة لي. لكنّ التلال تُستردّ.</translation>
    </message>
    <message>
        <source>You are far ahead. The longest roads are my favourites.</source>
        <translation>الفارق كبير. لكنّي أحبّ الطرق الطويلة.</translation>
    </message>
    <message>
        <source>Slowly, slowly, and here I stand beside you.</source>
        <translation>رويدًا رويدًا، وها أنا إلى جانبك.</translation>
    </message>
    <message>
        <source>Think in peace. I have never hurried anybody.</source>
        <translation>فكّر بهدوء. لم أستعجل أحدًا يومًا.</translation>
    </message>
    <message>
        <source>I saw the last card three plays ago. You saw it two ago. Remarkable.</source>
        <translation>رأيتُ الورقة الأخيرة قبل ثلاث لعبات. وأنت قبل اثنتين. رائع.</translation>
    </message>
    <message>
        <source>I shall think about this match for a long time. Thank you.</source>
        <translation>سأفكّر طويلًا في هذه المباراة. شكرًا.</translation>
    </message>
    <message>
        <source>I know ten thousand deals. This one is new to me too.</source>
        <translation>أعرف عشرة آلاف توزيعة. وهذه جديدة عليّ أيضًا.</translation>
    </message>
    <message>
        <source>Come, let us see what chance has written.</source>
        <translation>لنرَ ما كتبته الصدفة.</translation>
    </message>
    <message>
        <source>You return to the same book. So do I.</source>
        <translation>نعود معًا إلى الكتاب نفسه.</translation>
    </message>
    <message>
        <source>I have thought about our last match. Have you?</source>
        <translation>فكّرتُ في مباراتنا الأخيرة. وأنت؟</translation>
    </message>
    <message>
        <source>An empty sky. How restful.</source>
        <translation>سماء خالية. ما أهدأها.</translation>
    </message>
    <message>
        <source>It was written on the table. I only read it.</source>
        <translation>كان مكتوبًا على الطاولة. أنا قرأته فقط.</translation>
    </message>
    <message>
        <source>Even comets come back, if one is patient.</source>
        <translation>حتى المذنّبات تعود لمن يصبر.</translation>
    </message>
    <message>
        <source>Forgive an old man his little pleasures.</source>
        <translation>عذرًا، للشيخ مسرّاته الصغيرة.</translation>
    </message>
    <message>
        <source>I had seen it. I hoped that you had not.</source>
        <translation>كنت قد رأيتها. وأملتُ ألّا تراها.</translation>
    </message>
    <message>
        <source>A bright star rises on your side.</source>
        <translation>نجم ساطع يشرق من جهتك.</translation>
    </message>
    <message>
        <source>Once more! I must revise my charts.</source>
        <translation>مرّة أخرى! عليّ مراجعة خرائطي.</translation>
    </message>
    <message>
        <source>A small sun for my sky.</source>
        <translation>شمس صغيرة لسمائي.</translation>
    </message>
    <message>
        <source>I have known this card for seventy years.</source>
        <translation>أعرف هذه الورقة منذ سبعين عامًا.</translation>
    </message>
    <message>
        <source>Well calculated. Or was it instinct?</source>
        <translation>حساب دقيق. أم كان حدسًا؟</translation>
    </message>
    <message>
        <source>It has found its orbit. For this round.</source>
        <translation>وجدت مدارها. في هذه الجولة.</translation>
    </message>
    <message>
        <source>A whole constellation. I shall give it a name.</source>
        <translation>كوكبة كاملة. سأطلق عليها اسمًا.</translation>
    </message>
    <message>
        <source>Sums like these keep the mind young.</source>
        <translation>مثل هذه الحسابات تُبقي العقل شابًّا.</translation>
    </message>
    <message>
        <source>You add up faster than my abacus.</source>
        <translation>جمعك أسرع من معدادي.</translation>
    </message>
    <message>
        <source>Chance has a sense of humour. See for yourself.</source>
        <translation>للصدفة روح دعابة. ها هي أمامك.</translation>
    </message>
    <message>
        <source>The heavens are on your side. Do not waste it.</source>
        <translation>السماء معك. لا تضيّع الفرصة.</translation>
    </message>
    <message>
        <source>That round obeyed the theory. They seldom do.</source>
        <translation>تلك الجولة طابقت النظريّة. وهذا نادر.</translation>
    </message>
    <message>
        <source>You hid your plans well. Your cards, less so.</source>
        <translation>أخفيت خططك جيّدًا. أمّا أوراقك فأقلّ.</translation>
    </message>
    <message>
        <source>You taught me something. At my age, a gift.</source>
        <translation>علّمتني شيئًا. في عمري هذه هديّة.</translation>
    </message>
    <message>
        <source>My books did not mention that line of play.</source>
        <translation>كتبي لم تذكر هذا الأسلوب.</translation>
    </message>
    <message>
        <source>Balance. The rarest of results, and the fairest.</source>
        <translation>توازن. أندر النتائج وأعدلها.</translation>
    </message>
    <message>
        <source>One card, and the primiera changed its mind.</source>
        <translation>ورقة واحدة، فغيّرت البريميرا رأيها.</translation>
    </message>
    <message>
        <source>Everything fell into place. It frightens me a little.</source>
        <translation>كلّ شيء وقع في مكانه. هذا يخيفني قليلًا.</translation>
    </message>
    <message>
        <source>From here on, even I cannot see the end.</source>
        <translation>من هنا، حتى أنا لا أرى النهاية.</translation>
    </message>
    <message>
        <source>Numbers are patient. They may yet turn to you.</source>
        <translation>الأرقام صبورة. وقد تنقلب لصالحك.</translation>
    </message>
    <message>
        <source>You lead by a light year. I travel at light speed.</source>
        <translation>تسبقني بسنة ضوئيّة. وأنا أسافر بسرعة الضوء.</translation>
    </message>
    <message>
        <source>The planets meet again. So do our scores.</source>
        <translation>الكواكب تلتقي من جديد. ونقاطنا أيضًا.</translation>
    </message>
    <message>
        <source>A long thought is never wasted. I read meanwhile.</source>
        <translation>التفكير الطويل لا يضيع. أقرأ في هذه الأثناء.</translation>
    </message>
    <message>
        <source>I shone a little brighter tonight. Tomorrow it may be you.</source>
        <translation>سطعتُ أكثر قليلًا الليلة. وغدًا ربّما يكون دورك.</translation>
    </message>
    <message>
        <source>You outshone me. I will wane, and come back fuller.</source>
        <translation>تفوّق نورك على نوري. سأنقص ثمّ أعود بدرًا.</translation>
    </message>
    <message>
        <source>I rise when you sit down. Shall we?</source>
        <translation>أشرق حين تجلس. هل نبدأ؟</translation>
    </message>
    <message>
        <source>You by day, I by night. At the table we meet.</source>
        <translation>أنت للنهار وأنا لليل. وعلى الطاولة نلتقي.</translation>
    </message>
    <message>
        <source>As good as you are, so good am I today.</source>
        <translation>بقدر ما تُحسن اللعب اليوم أُحسنه أنا.</translation>
    </message>
    <message>
        <source>Another night, another mirror. Gladly.</source>
        <translation>دورة قمر أخرى. بكلّ سرور.</translation>
    </message>
    <message>
        <source>I knew you would want another. I did too.</source>
        <translation>كنت أعلم أنّك تريد أخرى. وأنا أيضًا.</translation>
    </message>
    <message>
        <source>Ebb tide. The beach is bare.</source>
        <translation>جَزْر. الشاطئ خالٍ.</translation>
    </message>
    <message>
        <source>I borrowed that idea from you.</source>
        <translation>استعرتُ هذه الفكرة منك.</translation>
    </message>
    <message>
        <source>Full moon tonight, it seems.</source>
        <translation>يبدو أنّ القمر بدر الليلة.</translation>
    </message>
    <message>
        <source>Tides come back. So do I.</source>
        <translation>المدّ يعود. وأنا كذلك.</translation>
    </message>
    <message>
        <source>You shine, and I go pale.</source>
        <translation>أنت تسطع، وأنا أشحب.</translation>
    </message>
    <message>
        <source>I blinked. You did not.</source>
        <translation>رمشت عيني، وعينك لم ترمش.</translation>
    </message>
    <message>
        <source>Again. Now I have to grow as well.</source>
        <translation>مرّة أخرى. عليّ أن أكبر أنا أيضًا.</translation>
    </message>
    <message>
        <source>A little light for the dark half.</source>
        <translation>قليل من الضوء لنصفي المظلم.</translation>
    </message>
    <message>
        <source>I wanted it as much as you did.</source>
        <translation>أردتُها بقدر ما أردتها.</translation>
    </message>
    <message>
        <source>It shines on you now.</source>
        <translation>صارت تضيء لك الآن.</translation>
    </message>
    <message>
        <source>I reached for it too. You were quicker.</source>
        <translation>مددتُ يدي إليها أيضًا. كنت أسرع.</translation>
    </message>
    <message>
        <source>High tide! It brings all sorts of things.</source>
        <translation>مدّ عالٍ! يحمل كلّ شيء.</translation>
    </message>
    <message>
        <source>So many stars around one moon.</source>
        <translation>كم من النجوم حول قمر واحد.</translation>
    </message>
    <message>
        <source>Your tide is high. I wait for mine.</source>
        <translation>مدّك عالٍ. وأنا أنتظر مدّي.</translation>
    </message>
    <message>
        <source>No clouds tonight: I can show you all of it.</source>
        <translation>لا غيوم الليلة: أُريك كلّ شيء.</translation>
    </message>
    <message>
        <source>I see you clearly now. Lovely.</source>
        <translation>أراك بوضوح الآن. جميل.</translation>
    </message>
    <message>
        <source>My half of the sky, that round.</source>
        <translation>كانت تلك الجولة نصفي من السماء.</translation>
    </message>
    <message>
        <source>I waxed a little. You know how it goes.</source>
        <translation>كبرتُ قليلًا. تعرف كيف يحدث ذلك.</translation>
    </message>
    <message>
        <source>Now I am a thin crescent. It passes.</source>
        <translation>صرتُ هلالًا نحيلًا. سيمضي ذلك.</translation>
    </message>
    <message>
        <source>Well played. I will remember how.</source>
        <translation>لعب جميل. سأتذكّر كيف.</translation>
    </message>
    <message>
        <source>Equal, as it should be between us.</source>
        <translation>تعادل، كما ينبغي أن يكون بيننا.</translation>
    </message>
    <message>
        <source>A sliver of moon more, and the primiera was mine.</source>
        <translation>خيط من القمر بعد، وكانت البريميرا لي.</translation>
    </message>
    <message>
        <source>An eclipse. It lasts only a moment, I promise.</source>
        <translation>كسوف. لن يدوم إلا لحظة، أعدك.</translation>
    </message>
    <message>
        <source>Side by side, like you and your reflection.</source>
        <translation>جنبًا إلى جنب، مثلك ومثل ظلّك.</translation>
    </message>
    <message>
        <source>I am a step ahead. You will catch up, you always do.</source>
        <translation>أنا متقدّمة. ستلحق بي كالعادة.</translation>
    </message>
    <message>
        <source>You run ahead, and I follow like your shadow.</source>
        <translation>أنت تسبق، وأنا أتبعك كظلّك.</translation>
    </message>
    <message>
        <source>There, level again. I missed you up here.</source>
        <translation>ها نحن متساويان. اشتقتُ إليك هنا.</translation>
    </message>
    <message>
        <source>I have all night. Think as long as you wish.</source>
        <translation>لديّ الليل كلّه. فكّر كما تشاء.</translation>
    </message>
    <message>
        <source>You stay with me? That makes my day, dear.</source>
        <translation>ستبقى معي؟ أسعدت يومي يا عزيزي.</translation>
    </message>
    <message>
        <source>The flowers are yours today. You earned them.</source>
        <translation>الزهور لك اليوم. تستحقّها.</translation>
    </message>
    <message>
        <source>I expected you. I have cut flowers for the table.</source>
        <translation>كنت في انتظارك. قطفتُ زهورًا للطاولة.</translation>
    </message>
    <message>
        <source>There you are. The cards have been asking for you.</source>
        <translation>ها أنت. كانت الأوراق تسأل عنك.</translation>
    </message>
    <message>
        <source>I beat you! Now you’ll want to beat me back, right?</source>
        <translation>غلبتك! ستريد الثأر الآن، أليس كذلك؟</translation>
    </message>
    <message>
        <source>You won! Can I keep score next time, at least?</source>
        <translation>فزت! هل أسجّل أنا النقاط في المرّة القادمة على الأقلّ؟</translation>
    </message>
    <message>
        <source>What luck I had! Stay for supper, then we are even.</source>
        <translation>يا لحظّي! العشاء عندي، ونصبح متعادلين.</translation>
    </message>
    <message>
        <source>You won, dear, and you have earned the biggest slice.</source>
        <translation>فزت يا عزيزي، والقطعة الكبرى من نصيبك.</translation>
    </message>
    <message>
        <source>Write it on the harbour wall: Beppe has won!</source>
        <translation>اكتبوها على جدار الميناء: الفوز لي!</translation>
    </message>
    <message>
        <source>You’ve won. But you should have seen the one that got away!</source>
        <translation>فزت. لكن ليتك رأيت السمكة التي أفلتت منّي!</translation>
    </message>
    <message>
        <source>I won by arithmetic. Next time, surprise me.</source>
        <translation>فزتُ بالحساب. في المرّة القادمة أريد مفاجأة.</translation>
    </message>
    <message>
        <source>I do not often say this: play me again, please.</source>
        <translation>لا أقول هذا كثيرًا: أريد مباراة أخرى، من فضلك.</translation>
    </message>
    <message>
        <source>You fought to the last card. I remember such opponents.</source>
        <translation>قاومت حتى الورقة الأخيرة. لا أنسى مثل هذا.</translation>
    </message>
    <message>
        <source>A defeat like this is worth three easy victories.</source>
        <translation>هزيمة كهذه تساوي ثلاثة انتصارات سهلة.</translation>
    </message>
    <message>
        <source>The score lies a little. You were nearer than it says.</source>
        <translation>النتيجة لا تقول كلّ شيء. كان الفوز أقرب إليك ممّا يبدو.</translation>
    </message>
    <message>
        <source>So there are still things that are not in my books. How wonderful.</source>
        <translation>إذن ما زالت هناك أشياء ليست في كتبي. ما أروع ذلك.</translation>
    </message>
    <message>
        <source>I was one step ahead, no more. You will see it from here soon.</source>
        <translation>كنت متقدّمة بخطوة لا أكثر. قريبًا تصل إلى هنا.</translation>
    </message>
    <message>
        <source>The sun wins the day. I have the night to think it over.</source>
        <translation>النهار للشمس. ولي الليل لأفكّر في الأمر.</translation>
    </message>
</context>
<context>
    <name>ReplaceFileDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>هل تريد استبدال الملفّ؟</translation>
    </message>
    <message>
        <source>“{name}” already exists in “{folder}”.</source>
        <translation>«⁨{name}⁩» موجود من قبل في «⁨{folder}⁩».</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>استبدله</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>اختر اسمًا آخر</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>جيّدة</translation>
    </message>
    <message>
        <source>Small slip</source>
        <translation>هفوة</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>خطأ فادح</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>سوء حظ</translation>
    </message>
    <message>
        <source>{number}% of the chance to win</source>
        <translation>⁦{number}&#xa0;%⁩ من فرصة الفوز</translation>
    </message>
    <message>
        <source>{card}, laid down</source>
        <translation>{card}، وُضعت على الطاولة</translation>
    </message>
    <message>
        <source>{card} takes {cards}</source>
        <translation>{card} تأخذ {cards}</translation>
    </message>
    <message>
        <source>declaring {cards}</source>
        <translation>إعلان {cards}</translation>
    </message>
    <message>
        <source>taking {cards} before playing a card</source>
        <translation>أخذ {cards} قبل لعب ورقة</translation>
    </message>
    <message>
        <source>keeping the card that was cut</source>
        <translation>الاحتفاظ بورقة القصّ</translation>
    </message>
    <message>
        <source>putting the card that was cut on the table</source>
        <translation>وضع ورقة القصّ على الطاولة</translation>
    </message>
    <message>
        <source>declaring nothing</source>
        <translation>عدم إعلان شيء</translation>
    </message>
    <message>
        <source>taking the opening cards</source>
        <translation>أخذ أوراق البداية</translation>
    </message>
    <message>
        <source>leaving the opening cards on the table</source>
        <translation>ترك أوراق البداية على الطاولة</translation>
    </message>
    <message>
        <source>calling out</source>
        <translation>إعلان الفوز</translation>
    </message>
    <message>
        <source>You won by luck.</source>
        <translation>فزتَ بالحظّ.</translation>
    </message>
    <message>
        <source>You won by luck and by your play.</source>
        <translation>فزتَ بالحظّ وبفضل لعبك.</translation>
    </message>
    <message>
        <source>You won. Neither luck nor play clearly decided it.</source>
        <translation>فزتَ. لم يحسم الحظّ ولا اللعب النتيجة بوضوح.</translation>
    </message>
    <message>
        <source>You lost by bad luck.</source>
        <translation>خسرتَ بسوء الحظّ.</translation>
    </message>
    <message>
        <source>You lost by bad luck and by your play.</source>
        <translation>خسرتَ بسوء الحظّ وبسبب لعبك.</translation>
    </message>
    <message>
        <source>You lost. Neither luck nor play clearly decided it.</source>
        <translation>خسرتَ. لم يحسم الحظّ ولا اللعب النتيجة بوضوح.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>الجولة {number}</translation>
    </message>
    <message>
        <source>No other move was clearly better.</source>
        <translation>لم تكن هناك نقلة أفضل بوضوح.</translation>
    </message>
    <message>
        <source>It cost {cost}.</source>
        <translation>كلّف ذلك {cost}.</translation>
    </message>
    <message>
        <source>The better move: {reasons}.</source>
        <translation>النقلة الأفضل: {reasons}.</translation>
    </message>
    <message>
        <source>The one played: {reasons}.</source>
        <translation>النقلة التي لُعبت: {reasons}.</translation>
    </message>
    <message>
        <source>The last cards are known: played to the end, it brings more.</source>
        <translation>الأوراق الأخيرة معروفة: باللعب حتى النهاية تجلب النقلة الأفضل أكثر.</translation>
    </message>
    <message>
        <source>Over all the ways the hidden cards could lie, it brings more.</source>
        <translation>كيفما توزّعت الأوراق المخفيّة، تجلب النقلة الأفضل أكثر في المتوسّط.</translation>
    </message>
    <message>
        <source>Better as the cards lay</source>
        <translation>الأفضل بحسب توزيع الأوراق</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>لعبتَ</translation>
    </message>
    <message>
        <source>{name} played</source>
        <translation>نقلة ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Points lost in ten moves: {players}.</source>
        <translation>النقاط المفقودة في عشر نقلات: {players}.</translation>
    </message>
    <message>
        <source>Lead after {rounds}: {result} points, of which {luck} by luck.</source>
        <translation>التقدّم بعد {rounds}: {result} نقطة، منها {luck} بالحظّ.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n جولة</numerusform>
            <numerusform>%n جولة</numerusform>
            <numerusform>جولتين (%n)</numerusform>
            <numerusform>%n جولات</numerusform>
            <numerusform>%n جولة</numerusform>
            <numerusform>%n جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>فرصة الفوز</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>ما حدث</translation>
    </message>
    <message>
        <source>Lucky or unlucky deal</source>
        <translation>توزيع محظوظ أو غير محظوظ</translation>
    </message>
    <message>
        <source>Round {number}, move {move}</source>
        <translation>الجولة {number}، النقلة {move}</translation>
    </message>
    <message>
        <source>You won by your play.</source>
        <translation>فزتَ بفضل لعبك.</translation>
    </message>
    <message>
        <source>You lost by your play.</source>
        <translation>خسرتَ بسبب لعبك.</translation>
    </message>
    <message>
        <source>No mistake: nothing better could be known. As the cards lay, the other move was better.</source>
        <translation>ليس خطأ: لم يكن بالإمكان معرفة ما هو أفضل. وبحسب توزيع الأوراق كانت النقلة الأخرى أفضل.</translation>
    </message>
    <message>
        <source>Most moves of {name} were made by somebody else: there is no verdict.</source>
        <translation>معظم نقلات ⁨{name}⁩ قام بها غيره: لا حكم هنا.</translation>
    </message>
    <message>
        <source>Most of your moves were made for you: there is no verdict on your play.</source>
        <translation>معظم نقلاتك أُجريت نيابة عنك: لا حكم على لعبك.</translation>
    </message>
    <message>
        <source>Forced and indifferent moves do not count.</source>
        <translation>النقلات الإجبارية أو المتساوية لا تُحتسب.</translation>
    </message>
    <message>
        <source>All this is about this match. Who plays better shows only over many matches.</source>
        <translation>كلّ هذا عن هذه المباراة فقط. من يلعب أفضل لا يظهر إلّا في مباريات كثيرة.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>⁨{name}⁩ {points}</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>فاز ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>{name} lost.</source>
        <translation>خسر ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>The cards were about even.</source>
        <translation>كانت الأوراق متعادلة تقريبًا.</translation>
    </message>
    <message>
        <source>The cards gave {name} {points}.</source>
        <translation>أعطت الأوراق ⁨{name}⁩ {points}.</translation>
    </message>
    <message>
        <source>The cards cost {name} {points}.</source>
        <translation>كلّفت الأوراق ⁨{name}⁩ {points}.</translation>
    </message>
    <message>
        <source>The cards gave you {points}.</source>
        <translation>أعطتك الأوراق {points}.</translation>
    </message>
    <message>
        <source>The cards cost you {points}.</source>
        <translation>كلّفتك الأوراق {points}.</translation>
    </message>
    <message>
        <source>By play, {name} gave away {points}</source>
        <translation>بلعبه ضيّع ⁨{name}⁩ {points}</translation>
    </message>
    <message>
        <source>By your play you gave away {points}</source>
        <translation>بلعبك ضيّعتَ {points}</translation>
    </message>
    <message>
        <source>almost nothing</source>
        <translation>لا شيء تقريبًا</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>نحو {points}</translation>
    </message>
    <message>
        <source>{card} takes the pile under {cards}</source>
        <translation>{card} تأخذ الكومة التي تحت {cards}</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review of the match</source>
        <translation>تحليل المباراة</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>كلّ النقلات</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>&amp;كلّ النقلات</translation>
    </message>
    <message>
        <source>0 to 100: the fewer points the moves cost, the higher.</source>
        <translation>من 0 إلى 100: كلّما قلّت النقاط التي تكلّفها النقلات ارتفعت.</translation>
    </message>
    <message>
        <source>None: no move cost anything that could be known.</source>
        <translation>لا شيء: لم تكلّف أيّ نقلة شيئًا كان يمكن معرفته.</translation>
    </message>
    <message>
        <source>On the table you can only look at your own moves.</source>
        <translation>على الطاولة يمكنك مشاهدة نقلاتك أنت فقط.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>كلّ اللاعبين</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <translation>&amp;عودة إلى التحليل</translation>
    </message>
    <message>
        <source>The most expensive moments</source>
        <translation>أكثر اللحظات كلفة</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>لا شيء حتى الآن.</translation>
    </message>
    <message>
        <source>Chance to win: {name}</source>
        <translation>فرصة الفوز: ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الدقّة</translation>
    </message>
    <message>
        <source>&amp;How sure is this?</source>
        <translation>&amp;ما مدى التأكّد؟</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>بحث في الصفحة</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كلّ الألعاب</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>النتيجة التالية</translation>
    </message>
    <message>
        <source>“{words}” is not on this page.</source>
        <translation>لا توجد «⁨{words}⁩» في هذه الصفحة.</translation>
    </message>
    <message>
        <source>The game on the table, with the rules you are playing.</source>
        <translation>اللعبة على الطاولة، بالقواعد التي تلعب بها.</translation>
    </message>
    <message>
        <source>This page shows the usual rules of the game.</source>
        <translation>تعرض هذه الصفحة القواعد المعتادة للعبة.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>قراءة</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>العودة إلى الطاولة</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{path}” is not a match that can be played: {reason}.</source>
        <translation>«⁨{path}⁩» ليست مباراة يمكن لعبها: ⁨{reason}⁩.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{points} short of {target}</source>
        <translation>بقي {points} لبلوغ {target}</translation>
    </message>
    <message>
        <source>at the target of {target}</source>
        <translation>عند الهدف {target}</translation>
    </message>
    <message>
        <source>past the target of {target}</source>
        <translation>فوق الهدف {target}</translation>
    </message>
    <message>
        <source>{name}: {gained} this round, {points} in the match, {distance}</source>
        <translation>⁨{name}⁩: {gained} في هذه الجولة، {points} في المباراة، {distance}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>هذه الجولة</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>المباراة</translation>
    </message>
    <message>
        <source>Most cards: {figures}.</source>
        <translation>أكثر الأوراق: {figures}.</translation>
    </message>
    <message>
        <source>Most coins: {figures}.</source>
        <translation>أكثر الديناري: {figures}.</translation>
    </message>
    <message>
        <source>Most sevens: {figures}.</source>
        <translation>أكثر السبعات: {figures}.</translation>
    </message>
    <message>
        <source>Most sixes: {figures}.</source>
        <translation>أكثر الستّات: {figures}.</translation>
    </message>
    <message>
        <source>Most diamonds: {figures}.</source>
        <translation>أكثر الديناري: {figures}.</translation>
    </message>
    <message>
        <source>Sevens: {figure} each.</source>
        <translation>السبعات: {figure} لكلّ طرف.</translation>
    </message>
    <message>
        <source>Sixes: {figure} each.</source>
        <translation>الستّات: {figure} لكلّ طرف.</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>⁨{call}⁩ لديك كلّ أوراق {cards}، فتفوز بالمباراة.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins the match.</source>
        <translation>⁨{call}⁩ لدى ⁨{name}⁩ كلّ أوراق {cards}، وبها الفوز بالمباراة.</translation>
    </message>
    <message>
        <source>{call} {name} hold every card of {cards} and win the match.</source>
        <translation>⁨{call}⁩ كلّ أوراق {cards} والفوز بالمباراة: ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>You called out and were right: {points}. You win the match.</source>
        <translation>أعلنت الفوز وكنت محقًّا: {points}. فزت بالمباراة.</translation>
    </message>
    <message>
        <source>{name} called out and was right: {points}. {name} wins the match.</source>
        <translation>إعلان ⁨{name}⁩ للفوز صحيح: {points}. المباراة لـ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>{name} called out and were right: {points}. They win the match.</source>
        <translation>إعلان ⁨{name}⁩ للفوز صحيح: {points}. المباراة لهما.</translation>
    </message>
    <message>
        <source>You called out with {points} of {needed} and lose the match.</source>
        <translation>أعلنت الفوز ولديك {points} من {needed}، فخسرت المباراة.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and loses the match.</source>
        <translation>إعلان ⁨{name}⁩ للفوز خاطئ ({points} من {needed})، وبه خسارة المباراة.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and lose the match.</source>
        <translation>إعلان ⁨{name}⁩ للفوز خاطئ ({points} من {needed})، وبه خسارة المباراة.</translation>
    </message>
    <message>
        <source>Only points that were certain count.</source>
        <translation>لا تُحسب إلّا النقاط المضمونة.</translation>
    </message>
    <message>
        <source>Equal points: the whole match decides ({what}: {figures}).</source>
        <translation>تعادل في النقاط: يُحتكم إلى المباراة كلّها ({what}: {figures}).</translation>
    </message>
    <message>
        <source>Once the match is won, no more points are counted.</source>
        <translation>بعد الفوز بالمباراة لا تُحسب نقاط أخرى.</translation>
    </message>
    <message>
        <source>{category} {figures}: {sum}.</source>
        <translation>{category} {figures}: ⁨{sum}⁩.</translation>
    </message>
    <message>
        <source>{category}: {best} beats {others}.</source>
        <translation>{category}: {best} أعلى من {others}.</translation>
    </message>
    <message>
        <source>{category}: {best}.</source>
        <translation>{category}: {best}.</translation>
    </message>
    <message>
        <source>Nobody took all of these: {cards}.</source>
        <translation>لم يأخذ أحد كلّ هذه: {cards}.</translation>
    </message>
    <message>
        <source>Nobody took the {cards}.</source>
        <translation>لم يأخذها أحد: {cards}.</translation>
    </message>
    <message>
        <source>You took the {cards}.</source>
        <translation>أخذت {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {cards}.</source>
        <comment>one player</comment>
        <translation>إلى ⁨{name}⁩: {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {cards}.</source>
        <comment>partners</comment>
        <translation>⁨{name}⁩: {cards}.</translation>
    </message>
    <message>
        <source>Nobody took every card of {cards}.</source>
        <translation>لم يأخذ أحد كلّ أوراق {cards}.</translation>
    </message>
    <message>
        <source>You took every card of {cards}.</source>
        <translation>أخذت كلّ أوراق {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>one player</comment>
        <translation>كلّ أوراق {cards} إلى ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>partners</comment>
        <translation>⁨{name}⁩: كلّ أوراق {cards}.</translation>
    </message>
    <message>
        <source>You have {count}</source>
        <translation>لديك {count}</translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>لدى ⁨{name}⁩ {count}</translation>
    </message>
    <message>
        <source>{name} have {count}</source>
        <translation>⁨{name}⁩: {count}</translation>
    </message>
    <message>
        <source>{least} are needed.</source>
        <translation>المطلوب {least}.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>لا شيء منها</translation>
    </message>
    <message>
        <source>{name}: {cards}, {points}.</source>
        <translation>⁨{name}⁩: {cards}، {points}.</translation>
    </message>
    <message>
        <source>Nobody took {cards}.</source>
        <translation>لم يأخذ أحد السلسلة: {cards}.</translation>
    </message>
    <message>
        <source>It cannot be worth more.</source>
        <translation>لا يمكن أن تساوي أكثر.</translation>
    </message>
    <message>
        <source>{first} to {last} of {suit}</source>
        <translation>من {first} إلى {last} {suit}</translation>
    </message>
    <message>
        <source>{name}: {declared}.</source>
        <translation>⁨{name}⁩: {declared}.</translation>
    </message>
    <message>
        <source>Nobody declared anything.</source>
        <translation>لم يعلن أحد شيئًا.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>لا نقاط لأحد.</translation>
    </message>
    <message>
        <source>Nobody swept the table.</source>
        <translation>لم يُفرغ أحد الطاولة.</translation>
    </message>
    <message>
        <source>{name}: {cards}.</source>
        <translation>⁨{name}⁩: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points.</source>
        <translation>
            <numerusform>⁨{name}⁩: %n نقطة.</numerusform>
            <numerusform>⁨{name}⁩: %n نقطة.</numerusform>
            <numerusform>⁨{name}⁩: نقطتان (%n).</numerusform>
            <numerusform>⁨{name}⁩: %n نقاط.</numerusform>
            <numerusform>⁨{name}⁩: %n نقطة.</numerusform>
            <numerusform>⁨{name}⁩: %n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{worth} each for {names}, so the next best scores: {next}.</source>
        <translation>تعادل على {worth} (⁨{names}⁩)، فالنقاط لمن يليهم: ⁨{next}⁩.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: all of them score.</source>
        <translation>تعادل على {worth} (⁨{names}⁩): كلّهم يسجّلون.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: nobody scores.</source>
        <translation>تعادل على {worth} (⁨{names}⁩): لا نقاط لأحد.</translation>
    </message>
    <message>
        <source>{worth} each: nobody scores.</source>
        <translation>تعادل على {worth}: لا نقاط لأحد.</translation>
    </message>
    <message>
        <source>No {category}: {reasons}</source>
        <translation>{category}: لا أحد. {reasons}</translation>
    </message>
    <message>
        <source>You have no {suits}.</source>
        <translation>ليس لديك {suits}.</translation>
    </message>
    <message>
        <source>{name} has no {suits}.</source>
        <translation>ليس لدى ⁨{name}⁩ {suits}.</translation>
    </message>
    <message>
        <source>{name} have no {suits}.</source>
        <translation>⁨{name}⁩: لا {suits}.</translation>
    </message>
    <message>
        <source>{best} against {others}</source>
        <translation>{best} مقابل {others}</translation>
    </message>
    <message>
        <source>Most Aces: {figures}.</source>
        <translation>أكثر الآسات: {figures}.</translation>
    </message>
    <message>
        <source>Most fives: {figures}.</source>
        <translation>أكثر الخمسات: {figures}.</translation>
    </message>
    <message>
        <source>Aces: {figure} each.</source>
        <translation>الآسات: {figure} لكلّ طرف.</translation>
    </message>
    <message>
        <source>Fives: {figure} each.</source>
        <translation>الخمسات: {figure} لكلّ طرف.</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score of the round</source>
        <translation>نقاط الجولة</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>الجولة ال&amp;تالية</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>إ&amp;عادة لعب التوزيعة</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>لعبة &amp;جديدة</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>الجولة {0}</translation>
    </message>
    <message>
        <source>Previous score sheet</source>
        <translation>الورقة السابقة</translation>
    </message>
    <message>
        <source>Next score sheet</source>
        <translation>الورقة التالية</translation>
    </message>
    <message>
        <source>&amp;Table options…</source>
        <translation>&amp;خيارات الطاولة…</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>مباراة &amp;ثأر</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>فزت</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>الفوز لـ⁨{name}⁩</translation>
    </message>
    <message>
        <source>{name} win</source>
        <translation>الفائزان: ⁨{name}⁩</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>انتهت المباراة بالاتفاق. لا فائز فيها ولا خاسر.</translation>
    </message>
    <message>
        <source>You win the match, {score}.</source>
        <translation>فزت بالمباراة، {score}.</translation>
    </message>
    <message>
        <source>{name} wins the match, {score}.</source>
        <translation>المباراة لـ⁨{name}⁩، {score}.</translation>
    </message>
    <message>
        <source>{name} win the match, {score}.</source>
        <translation>الفائزان بالمباراة: ⁨{name}⁩، {score}.</translation>
    </message>
    <message>
        <source>{score} after this round.</source>
        <translation>{score} بعد هذه الجولة.</translation>
    </message>
    <message>
        <source>{score}: another round will decide.</source>
        <translation>{score}: ستحسم جولة أخرى.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>⁨{name}⁩ {points}</translation>
    </message>
    <message>
        <source>{score} for you</source>
        <translation>{score} لصالحك</translation>
    </message>
    <message>
        <source>{score} for {name}</source>
        <translation>{score} لصالح ⁨{name}⁩</translation>
    </message>
    <message>
        <source>{score} for your side</source>
        <translation>{score} لصالح فريقك</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>التوزيع القادم لك.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>التوزيع القادم لـ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} مقابل {1}</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>no point</source>
        <translation>لا نقاط</translation>
    </message>
</context>
<context>
    <name>ScreenCover</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>مرّر الشاشة إلى ⁨{name}⁩</translation>
    </message>
    <message>
        <source>All hands stay covered until then.</source>
        <translation>تبقى كلّ الأوراق مغطّاة حتى ذلك الحين.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>أنا هنا</translation>
    </message>
</context>
<context>
    <name>SeatTile</name>
    <message>
        <source>seat {0}, {1}: {2}</source>
        <translation>المقعد {0}، {1}: ⁨{2}⁩</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>right</source>
        <translation>يمينًا</translation>
    </message>
    <message>
        <source>left</source>
        <translation>يسارًا</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>قبالتك</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>أعلى اليمين</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>أعلى اليسار</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>الشريك</translation>
    </message>
</context>
<context>
    <name>SeatsController</name>
    <message>
        <source>{name} leaves the table</source>
        <translation>مغادرة ⁨{name}⁩ للطاولة</translation>
    </message>
    <message>
        <source>{name} comes back</source>
        <translation>عودة ⁨{name}⁩</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>المقاعد</translation>
    </message>
    <message>
        <source>A computer player sits in for a person who leaves, and gives the seat back.</source>
        <translation>يجلس لاعب حاسوب مكان من يغادر، ثم يعيد إليه المقعد عند عودته.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>You can take your seat again until the match is over. If you do not, you win neither chips nor experience.</source>
        <translation>يمكنك العودة إلى مقعدك حتى نهاية المباراة. وإن لم تعد فلن تكسب فيشات ولا خبرة.</translation>
    </message>
    <message>
        <source>Leaving a competitive match costs {chips}.</source>
        <translation>مغادرة مباراة تنافسيّة تكلّف {chips}.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>مغادرة الطاولة</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>بقاء</translation>
    </message>
    <message>
        <source>Take your seat again</source>
        <translation>العودة إلى مقعدك</translation>
    </message>
    <message>
        <source>Leave or take a seat…</source>
        <translation>مغادرة الطاولة أو العودة إليها…</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>a whole number from 0 to 100</source>
        <translation>عدد صحيح من 0 إلى 100</translation>
    </message>
    <message>
        <source>a variant, a seating, levels and options, or null</source>
        <translation>لعبة وترتيب جلوس ومستويات وقواعد، أو null</translation>
    </message>
    <message>
        <source>It was kept as “{aside}”; the game starts with the default settings.</source>
        <translation>حُفظ باسم «⁨{aside}⁩»، وتبدأ اللعبة بإعداداتها الأصلية.</translation>
    </message>
    <message>
        <source>“{path}”: the unknown field “{field}” is too large to be kept.</source>
        <translation>«⁨{path}⁩»: الحقل المجهول «⁨{field}⁩» أكبر من أن يُحفظ.</translation>
    </message>
    <message>
        <source>“{path}”: “{field}” is {value}, but allowed are: {allowed}. The default, {default}, is used.</source>
        <translation>في «⁨{path}⁩»: قيمة «⁨{field}⁩» هي ⁨{value}⁩، لكنّ المسموح به: ⁨{allowed}⁩. تُستعمل القيمة الأصلية ⁨{default}⁩.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>تسري التغييرات فورًا.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;تمّ</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>إمكانية الوصول</translation>
    </message>
    <message>
        <source>&amp;Restore defaults…</source>
        <translation>&amp;استعادة الأصل…</translation>
    </message>
    <message>
        <source>Asks first, and keeps your name.</source>
        <translation>يسأل أوّلًا، ويُبقي اسمك.</translation>
    </message>
    <message>
        <source>Restore the defaults?</source>
        <translation>استعادة الإعدادات الأصلية؟</translation>
    </message>
    <message>
        <source>Cards, table, play and sound go back to their defaults. Language and accessibility stay as they are, unless you restore all pages. Your name and your decks are kept.</source>
        <translation>تعود الأوراق والطاولة واللعب والصوت إلى إعداداتها الأصلية. وتبقى اللغة وإمكانية الوصول كما هما ما لم تستعد كلّ الصفحات. ويبقى اسمك وأطقمك.</translation>
    </message>
    <message>
        <source>Restore all pages</source>
        <translation>استعادة كلّ الصفحات</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>عدم تغيير شيء</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the game</source>
        <translation>شارك اللعبة</translation>
    </message>
    <message>
        <source>{game} in one line</source>
        <translation>⁨{game}⁩ في سطر واحد</translation>
    </message>
    <message>
        <source>With deal {number}</source>
        <translation>مع التوزيعة {number}</translation>
    </message>
    <message>
        <source>Paste it into a message. Whoever pastes it into New game gets the same rules.</source>
        <translation>ألصقه في رسالة، ومن يلصقه في «لعبة جديدة» تكون له القواعد نفسها.</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>احفظ في ملفّ…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>انسخ السطر</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Everything you can click can also be reached by keyboard.</source>
        <translation>كلّ ما تصل إليه بالنقر تصل إليه بلوحة المفاتيح أيضًا.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>العودة إلى الطاولة</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>&amp;Sounds</source>
        <translation>الأ&amp;صوات</translation>
    </message>
    <message>
        <source>Sounds for cards and sweeps.</source>
        <translation>أصوات الأوراق والشكبّات.</translation>
    </message>
    <message>
        <source>Roo&amp;m</source>
        <translation>ال&amp;مكان</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>صمت</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>نُزل</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>فناء</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>ميناء</translation>
    </message>
    <message>
        <source>What you hear very quietly behind the cards.</source>
        <translation>ما يُسمع بخفوت شديد خلف الأوراق.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;شدّة الصوت</translation>
    </message>
    <message>
        <source>How loud the sounds are. You hear a card as you change it.</source>
        <translation>مدى ارتفاع الأصوات. تُسمع ورقة عند تغييره.</translation>
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
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>تنافسيّة</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>المباراة</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>رهان كلّ لاعب</translation>
    </message>
    <message>
        <source>Undo, hints and the coach are allowed.</source>
        <translation>التراجع والتلميح والمدرّب مسموحة.</translation>
    </message>
    <message>
        <source>You have {chips}.</source>
        <translation>لديك {chips}.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>People</source>
        <translation>أشخاص</translation>
    </message>
    <message>
        <source>Best result</source>
        <translation>أفضل نتيجة</translation>
    </message>
    <message>
        <source>Worst result</source>
        <translation>أسوأ نتيجة</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>أطول مباراة</translation>
    </message>
    <message>
        <source>Shortest match</source>
        <translation>أقصر مباراة</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches between computer players alone are not counted here.</source>
        <translation>
            <numerusform>لا تُحسب هنا {count} مباراة بين لاعبي الحاسوب وحدهم.</numerusform>
            <numerusform>لا تُحسب هنا مباراة ({count}) بين لاعبي الحاسوب وحدهم.</numerusform>
            <numerusform>لا تُحسب هنا مباراتان ({count}) بين لاعبي الحاسوب وحدهم.</numerusform>
            <numerusform>لا تُحسب هنا {count} مباريات بين لاعبي الحاسوب وحدهم.</numerusform>
            <numerusform>لا تُحسب هنا {count} مباراة بين لاعبي الحاسوب وحدهم.</numerusform>
            <numerusform>لا تُحسب هنا {count} مباراة بين لاعبي الحاسوب وحدهم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} unfinished</source>
        <comment>matches</comment>
        <translation>
            <numerusform>{count} غير مكتملة</numerusform>
            <numerusform>{count} غير مكتملة</numerusform>
            <numerusform>{count} غير مكتملة</numerusform>
            <numerusform>{count} غير مكتملة</numerusform>
            <numerusform>{count} غير مكتملة</numerusform>
            <numerusform>{count} غير مكتملة</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <translation>بعد {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{count} won</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>فوز: {count}</numerusform>
            <numerusform>فوز: {count}</numerusform>
            <numerusform>فوز: {count}</numerusform>
            <numerusform>فوز: {count}</numerusform>
            <numerusform>فوز: {count}</numerusform>
            <numerusform>فوز: {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lost</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>خسارة: {count}</numerusform>
            <numerusform>خسارة: {count}</numerusform>
            <numerusform>خسارة: {count}</numerusform>
            <numerusform>خسارة: {count}</numerusform>
            <numerusform>خسارة: {count}</numerusform>
            <numerusform>خسارة: {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tied</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>تعادل: {count}</numerusform>
            <numerusform>تعادل: {count}</numerusform>
            <numerusform>تعادل: {count}</numerusform>
            <numerusform>تعادل: {count}</numerusform>
            <numerusform>تعادل: {count}</numerusform>
            <numerusform>تعادل: {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} by the others</source>
        <comment>sweeps</comment>
        <translation>
            <numerusform>للآخرين: {count}</numerusform>
            <numerusform>للآخرين: {count}</numerusform>
            <numerusform>للآخرين: {count}</numerusform>
            <numerusform>للآخرين: {count}</numerusform>
            <numerusform>للآخرين: {count}</numerusform>
            <numerusform>للآخرين: {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} now</source>
        <comment>matches won in a row</comment>
        <translation>
            <numerusform>الآن {count}</numerusform>
            <numerusform>الآن {count}</numerusform>
            <numerusform>الآن {count}</numerusform>
            <numerusform>الآن {count}</numerusform>
            <numerusform>الآن {count}</numerusform>
            <numerusform>الآن {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>{won} of {finished}</source>
        <translation>{won} من {finished}</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>النقاط في الجولة</translation>
    </message>
    <message>
        <source>Lead: {points}</source>
        <translation>الفارق: {points}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>أطول سلسلة فوز</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>أطول سلسلة خسارة</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>وقت اللعب</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches of other people are not counted here.</source>
        <translation>
            <numerusform>لا تُحسب هنا {count} مباراة لأشخاص آخرين.</numerusform>
            <numerusform>لا تُحسب هنا مباراة ({count}) لأشخاص آخرين.</numerusform>
            <numerusform>لا تُحسب هنا مباراتان ({count}) لأشخاص آخرين.</numerusform>
            <numerusform>لا تُحسب هنا {count} مباريات لأشخاص آخرين.</numerusform>
            <numerusform>لا تُحسب هنا {count} مباراة لأشخاص آخرين.</numerusform>
            <numerusform>لا تُحسب هنا {count} مباراة لأشخاص آخرين.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Results over time</source>
        <translation>النتائج عبر الزمن</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>النقاط بحسب الفئة</translation>
    </message>
    <message>
        <source>Wins by opponent</source>
        <translation>الفوز بحسب الخصم</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Show the match</source>
        <translation>عرض المباراة</translation>
    </message>
    <message>
        <source>Fewer figures</source>
        <translation>أرقام أقلّ</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>أرقام أخرى</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>الشكبّات</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>تطوّر تصنيفك</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>لا مباراة توافق التصفية</translation>
    </message>
    <message>
        <source>Choose less, and its figures appear here.</source>
        <translation>وسّع التصفية لتظهر الأرقام هنا.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>لا شيء يُحصى بعد</translation>
    </message>
    <message>
        <source>Play a match, and its figures appear here.</source>
        <translation>العب مباراة لتظهر الأرقام هنا.</translation>
    </message>
    <message>
        <source>Your accuracy by week</source>
        <translation>دقّتك أسبوعًا بأسبوع</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>“{path}” is not a file.</source>
        <translation>«⁨{path}⁩» ليس ملفًّا.</translation>
    </message>
    <message>
        <source>“{path}” is not a text file.</source>
        <translation>«⁨{path}⁩» ليس ملفًّا نصّيًّا.</translation>
    </message>
    <message>
        <source>{reason} It was left untouched; move it away so that the game can save there.</source>
        <translation>{reason} تُرك كما هو؛ انقله من مكانه كي تتمكن اللعبة من الحفظ هناك.</translation>
    </message>
    <message>
        <source>“{path}” is a broken link.</source>
        <translation>«⁨{path}⁩» رابط معطّل.</translation>
    </message>
    <message>
        <source>“{path}” is not a file, so nothing was saved there.</source>
        <translation>«⁨{path}⁩» ليس ملفًّا، فلم يُحفظ فيه شيء.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {limit} KiB, the limit for such a file.</source>
        <translation>حجم «⁨{path}⁩» يفوق ⁨{limit} KiB⁩، وهو الحدّ لمثل هذا الملفّ.</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved.</source>
        <translation>القرص ممتلئ: لم يُحفظ «⁨{path}⁩».</translation>
    </message>
    <message>
        <source>“{path}” is on a read-only disk.</source>
        <translation>«⁨{path}⁩» على قرص للقراءة فقط.</translation>
    </message>
    <message>
        <source>You do not have permission to use “{path}” or its folder.</source>
        <translation>ليس لديك إذن لاستعمال «⁨{path}⁩» أو مجلّده.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>لا يوجد ملفّ «⁨{path}⁩».</translation>
    </message>
    <message>
        <source>There is a file where the folder of “{path}” should be.</source>
        <translation>يوجد ملفّ في مكان مجلّد «⁨{path}⁩».</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>لا يمكن استعمال «⁨{path}⁩»: ⁨{reason}⁩.</translation>
    </message>
    <message>
        <source>“{field}” and “{other}” contradict each other</source>
        <translation>«⁨{field}⁩» و«⁨{other}⁩» متناقضان</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” cannot be used until there is room.</source>
        <translation>القرص ممتلئ: لا يمكن استعمال «⁨{path}⁩» حتى تتوفّر مساحة.</translation>
    </message>
    <message>
        <source>line {line} is not valid JSON</source>
        <translation>السطر {line} ليس JSON صالحًا</translation>
    </message>
    <message>
        <source>it is not text in UTF-8</source>
        <translation>ليس نصًّا بترميز UTF-8</translation>
    </message>
    <message>
        <source>“{path}” is damaged: {reason}.</source>
        <translation>«⁨{path}⁩» تالف: ⁨{reason}⁩.</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>ليس كائن JSON</translation>
    </message>
    <message>
        <source>“{mark}” is missing</source>
        <translation>ينقصه «⁨{mark}⁩»</translation>
    </message>
    <message>
        <source>“{field}” is {value}, which is not allowed</source>
        <translation>قيمة «⁨{field}⁩» هي ⁨{value}⁩، وهي غير مسموح بها</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>⁨{value}⁩ ليس عددًا</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>القوائم أو الكائنات متداخلة بعمق مفرط</translation>
    </message>
    <message>
        <source>“{name}” is not the name of a file in “{path}”.</source>
        <translation>«⁨{name}⁩» ليس اسم ملفّ في «⁨{path}⁩».</translation>
    </message>
</context>
<context>
    <name>SwitchField</name>
    <message>
        <source>on</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>off</source>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Stock and piles</source>
        <translation>باقي الورق والأكوام</translation>
    </message>
    <message>
        <source>No move yet.</source>
        <translation>لا نقلات بعد.</translation>
    </message>
    <message>
        <source>Their side</source>
        <translation>الخصمان</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>من {target}</translation>
    </message>
    <message>
        <source>{cards}, face down</source>
        <translation>{cards}، مقلوبة</translation>
    </message>
    <message>
        <source>Table: {content}</source>
        <translation>الطاولة: {content}</translation>
    </message>
    <message>
        <source>Your hand: {content}</source>
        <translation>يدك: {content}</translation>
    </message>
    <message>
        <source>Stock: {content}</source>
        <translation>باقي الورق: {content}</translation>
    </message>
    <message>
        <source>Your pile: {content}</source>
        <translation>كومتك: {content}</translation>
    </message>
    <message>
        <source>{name}’s pile: {content}</source>
        <translation>كومة {name}: {content}</translation>
    </message>
    <message>
        <source>Your side’s pile: {content}</source>
        <translation>كومة فريقك: {content}</translation>
    </message>
    <message>
        <source>Their side’s pile: {content}</source>
        <translation>كومة الخصمين: {content}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>لا أوراق</translation>
    </message>
    <message>
        <source>{sweeps} in this round</source>
        <translation>{sweeps} في هذه الجولة</translation>
    </message>
    <message>
        <source>{points} declared in this round</source>
        <translation>{points} بالإعلان في هذه الجولة</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>الموزّع</translation>
    </message>
    <message>
        <source>master of the table</source>
        <translation>صاحب الطاولة</translation>
    </message>
    <message>
        <source>Shows how fairly the cards were dealt</source>
        <translation>يبيّن مدى نزاهة توزيع الأوراق</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the disc of the dealer: one letter</comment>
        <translation>م</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Back to the game</source>
        <translation>العودة إلى اللعبة</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>ورقة النقاط</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>مباراة ثأر</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>انتهت المباراة بالاتفاق. لا فائز فيها ولا خاسر.</translation>
    </message>
    <message>
        <source>{name} takes a little longer over this move.</source>
        <translation>هذه النقلة تأخذ من ⁨{name}⁩ وقتًا أطول قليلًا.</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>متابعة اللعب</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>انتهى الوقت</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>حان الدور</translation>
    </message>
    <message>
        <source>takes longer</source>
        <translation>تفكير أطول</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>تفكير</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>آلي</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>شريكك</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>اختر أوّلًا ورقة من يدك.</translation>
    </message>
    <message>
        <source>Choose which cards to take.</source>
        <translation>اختر الأوراق التي تأخذها.</translation>
    </message>
    <message>
        <source>You have turned over a card: play that one.</source>
        <translation>قلبتَ ورقة: العب تلك.</translation>
    </message>
    <message>
        <source>No card of your hand can take these cards together.</source>
        <translation>لا ورقة في يدك تأخذ هذه الأوراق معًا.</translation>
    </message>
    <message>
        <source>First turn over one of your cards.</source>
        <translation>اقلب أوّلًا ورقة من أوراقك.</translation>
    </message>
    <message>
        <source>The game plays for you. Press “Play yourself” above the table first.</source>
        <translation>اللعبة تلعب بدلًا منك. اضغط أوّلًا على «العب بنفسك» فوق الطاولة.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>ليس دورك.</translation>
    </message>
    <message>
        <source>First decide whether to take the opening cards.</source>
        <translation>قرّر أوّلًا هل تأخذ أوراق البداية.</translation>
    </message>
    <message>
        <source>First decide what to do with the card you cut.</source>
        <translation>قرّر أوّلًا ماذا تفعل بالورقة التي قصصتها.</translation>
    </message>
    <message>
        <source>It cannot be combined with the selected cards.</source>
        <translation>لا تتوافق مع الأوراق المختارة.</translation>
    </message>
    <message>
        <source>Call out …</source>
        <translation>إعلان الفوز …</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>اقلب ورقة</translation>
    </message>
    <message>
        <source>{move} ({number} of {all})</source>
        <translation>{move} ({number} من {all})</translation>
    </message>
    <message>
        <source>Next capture, {number} of {all}</source>
        <translation>الأخذة التالية: {number} من {all}</translation>
    </message>
    <message>
        <source>No card of your hand can take this card.</source>
        <translation>لا ورقة في يدك تأخذ هذه الورقة.</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>Stake</source>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>وقت النقلة</translation>
    </message>
    <message>
        <source>Draw cards for the seats</source>
        <translation>سحب أوراق لتحديد المقاعد</translation>
    </message>
    <message>
        <source>Cut the pack before each deal</source>
        <translation>قصّ الورق قبل كلّ توزيع</translation>
    </message>
    <message>
        <source>What each player stakes; the winners share it, less a part for the bank.</source>
        <translation>ما يراهن به كلّ لاعب؛ يتقاسمه الفائزون بعد خصم نصيب البنك.</translation>
    </message>
    <message>
        <source>When the time for a move has run out, the game plays for you.</source>
        <translation>إذا انتهى وقت النقلة لعبت اللعبة بدلًا منك.</translation>
    </message>
    <message>
        <source>Nobody takes the seat of a computer player during the match.</source>
        <translation>لا يأخذ أحد مقعد لاعب حاسوب أثناء المباراة.</translation>
    </message>
    <message>
        <source>While computer players play alone, those who watch may see their cards.</source>
        <translation>ما دام لاعبو الحاسوب يلعبون وحدهم، فللمشاهد أن يرى أوراقهم.</translation>
    </message>
    <message>
        <source>The cards that are drawn for the deal also decide who sits where.</source>
        <translation>الأوراق المسحوبة لتحديد الموزّع تحدّد أيضًا أماكن الجلوس.</translation>
    </message>
    <message>
        <source>A player cuts the shuffled pack before each deal.</source>
        <translation>يقصّ أحد اللاعبين الورق المخلوط قبل كلّ توزيع.</translation>
    </message>
    <message>
        <source>Changed from the next deal on: {changes}</source>
        <translation>ابتداءً من التوزيعة التالية: {changes}</translation>
    </message>
    <message>
        <source>{name} changed the table options: {changes}</source>
        <translation>تغيير من ⁨{name}⁩ في خيارات الطاولة: {changes}</translation>
    </message>
    <message>
        <source>Automatic play for you</source>
        <translation>لعب آلي بدلًا منك</translation>
    </message>
    <message>
        <source>You play again</source>
        <translation>عودتك إلى اللعب</translation>
    </message>
    <message>
        <source>Automatic play for {name}</source>
        <translation>لعب آلي بدلًا من ⁨{name}⁩</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>عودة ⁨{name}⁩ إلى اللعب</translation>
    </message>
    <message>
        <source>Time ran out for {name}</source>
        <translation>انتهى وقت ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Ended by agreement</source>
        <translation>انتهت بالاتفاق</translation>
    </message>
    <message>
        <source>{name} sits down in place of {player}</source>
        <translation>جلوس ⁨{name}⁩ بدل ⁨{player}⁩</translation>
    </message>
    <message>
        <source>{name} sits in for {player}</source>
        <translation>جلوس ⁨{name}⁩ مكان ⁨{player}⁩</translation>
    </message>
    <message>
        <source>on</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>off</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بلا حدّ</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} ث</translation>
    </message>
    <message>
        <source>Seat partners by their cards too</source>
        <translation>إجلاس الشركاء أيضًا بترتيب الأوراق</translation>
    </message>
    <message>
        <source>Nobody sits in for a computer player</source>
        <translation>لا أحد يلعب مكان لاعب الحاسوب</translation>
    </message>
    <message>
        <source>Whoever watches sees the cards</source>
        <translation>من يشاهد يرى الأوراق</translation>
    </message>
    <message>
        <source>In pairs, the highest card plays with the third. Otherwise the two highest play together.</source>
        <translation>في اللعب بفريقين يلعب صاحب أعلى ورقة مع الثالث، وإلّا لعب صاحبا أعلى ورقتين معًا.</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn</source>
        <translation>{seconds} ثانية لكل نقلة</translation>
    </message>
    <message>
        <source>The pack is cut: {cards} below</source>
        <translation>قُصّ الورق: {cards} إلى الأسفل</translation>
    </message>
</context>
<context>
    <name>TableOptionsController</name>
    <message>
        <source>{name} would like to change this: {changes}. Do you agree?</source>
        <translation>اقتراح من ⁨{name}⁩: {changes}. هل توافق؟</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>أوافق</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>لا أوافق</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>مرّر الشاشة إلى ⁨{name}⁩</translation>
    </message>
    <message>
        <source>{name} does not agree, so target and stake stay as they are.</source>
        <translation>بلا موافقة من ⁨{name}⁩: يبقى الهدف والرهان كما هما.</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>خيارات الطاولة</translation>
    </message>
    <message>
        <source>Who is looking?</source>
        <translation>من سيطّلع عليها؟</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>You are looking back: these options held at the position shown.</source>
        <translation>أنت تنظر إلى الوراء: هذه الخيارات كانت سارية في الوضع المعروض.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>انتهت المباراة.</translation>
    </message>
    <message>
        <source>Only a person who plays can change these.</source>
        <translation>لا يغيّرها إلّا شخص مشارك في اللعب.</translation>
    </message>
    <message>
        <source>Only {name} can change these.</source>
        <translation>لا يمكن تغييرها إلا لـ{name}.</translation>
    </message>
    <message>
        <source>Changed table options: {names} should look at them</source>
        <translation>تغيّرت خيارات الطاولة، بانتظار اطّلاع ⁨{names}⁩</translation>
    </message>
</context>
<context>
    <name>TableOptionsDialog</name>
    <message>
        <source>Table options</source>
        <translation>خيارات الطاولة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغيير</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Changes hold from the next deal on.</source>
        <translation>تسري التغييرات من التوزيعة التالية.</translation>
    </message>
    <message>
        <source>Target and stake of a competitive match are fixed from its first card on.</source>
        <translation>هدف المباراة التنافسيّة ورهانها ثابتان منذ أوّل ورقة.</translation>
    </message>
    <message>
        <source>A lower target counts at the end of the next round.</source>
        <translation>والهدف الأقلّ يسري في نهاية الجولة التالية.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Move list</source>
        <translation>قائمة النقلات</translation>
    </message>
    <message>
        <source>The moves of the round, beside the table.</source>
        <translation>نقلات الجولة، إلى جانب الطاولة.</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>إ&amp;ظهارها</translation>
    </message>
    <message>
        <source>With large cards</source>
        <translation>مع الأوراق الكبيرة</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Whether the moves of the round are listed beside the table.</source>
        <translation>عرض نقلات الجولة إلى جانب الطاولة.</translation>
    </message>
    <message>
        <source>With large cards: the list is hidden when it would make the cards smaller.</source>
        <translation>مع الأوراق الكبيرة: تختفي القائمة إن كانت ستصغّر الأوراق.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>عنّابي</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>One dark colour without texture, thicker outlines, hatching instead of shading.</source>
        <translation>لون داكن واحد بلا نقش، وحوافّ أسمك، وخطوط بدل الظلال.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>القماش</translation>
    </message>
    <message>
        <source>The colour and the weave of the table.</source>
        <translation>لون الطاولة ونسيجها.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>أزرق مخضرّ</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <translation>رماديّ أردوازيّ</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>برقوقيّ</translation>
    </message>
    <message>
        <source>Tobacco brown</source>
        <translation>بنّيّ تبغيّ</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}، من رسوم Scopa Desktop</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>معاينة الطاولة</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Face-down card {number} of {all}</source>
        <translation>ورقة مقلوبة {number} من {all}</translation>
    </message>
    <message>
        <source>It counts as {value}.</source>
        <translation>تُحسب {value}.</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}، على الطاولة</translation>
    </message>
    <message>
        <source>{card}, open in your hand</source>
        <translation>{card}، مكشوفة في يدك</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}، في يدك</translation>
    </message>
    <message>
        <source>{card}, open in the hand of {name}</source>
        <translation>{card}، مكشوفة في يد ⁨{name}⁩</translation>
    </message>
    <message>
        <source>{card}, on top of a pile</source>
        <translation>{card}، في أعلى كومة</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>طاولة اللعب</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>TurnTimeController</name>
    <message>
        <source>The time of {name} is up: the game makes this move.</source>
        <translation>انتهى وقت ⁨{name}⁩: اللعبة تلعب هذه النقلة.</translation>
    </message>
    <message>
        <source>Your time is up: the game makes this move.</source>
        <translation>انتهى وقتك: اللعبة تلعب هذه النقلة.</translation>
    </message>
    <message>
        <source>The time of {name} is up again: the game goes on playing.</source>
        <translation>انتهى وقت ⁨{name}⁩ مرّة أخرى: تستمرّ اللعبة في اللعب.</translation>
    </message>
    <message>
        <source>Your time is up again: the game goes on playing for you.</source>
        <translation>انتهى وقتك مرّة أخرى: تستمرّ اللعبة في اللعب بدلًا منك.</translation>
    </message>
    <message>
        <source>{seconds} seconds left</source>
        <translation>بقيت {seconds} ثوانٍ</translation>
    </message>
    <message>
        <source>The game plays for you, until you play yourself again.</source>
        <translation>اللعبة تلعب بدلًا منك إلى أن تعود أنت إلى اللعب.</translation>
    </message>
    <message>
        <source>The game plays for {names}.</source>
        <translation>اللعبة تلعب بدلًا من ⁨{names}⁩.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <translation>العب بنفسك</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>عودة ⁨{name}⁩ إلى اللعب</translation>
    </message>
    <message>
        <source>The time of {name} is up: the game cuts the pack.</source>
        <translation>انتهى وقت ⁨{name}⁩: اللعبة تقصّ الورق.</translation>
    </message>
    <message>
        <source>Your time is up: the game cuts the pack.</source>
        <translation>انتهى وقتك: اللعبة تقصّ الورق.</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
</context>
<context>
    <name>VariantList</name>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>البحث بين الألعاب</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>My games</source>
        <translation>ألعابي</translation>
    </message>
    <message numerus="yes">
        <source>about %n rounds</source>
        <translation>
            <numerusform>نحو %n جولة</numerusform>
            <numerusform>نحو %n جولة</numerusform>
            <numerusform>نحو جولتين (%n)</numerusform>
            <numerusform>نحو %n جولات</numerusform>
            <numerusform>نحو %n جولة</numerusform>
            <numerusform>نحو %n جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>دقيقتان (%n)</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds} or {minutes}</source>
        <translation>{rounds} أو {minutes}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>حتى {points}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>قواعد خاصّة</translation>
    </message>
    <message numerus="yes">
        <source>%n in threes</source>
        <translation>
            <numerusform>%n ثلاثة ضدّ ثلاثة</numerusform>
            <numerusform>%n ثلاثة ضدّ ثلاثة</numerusform>
            <numerusform>%n ثلاثة ضدّ ثلاثة</numerusform>
            <numerusform>%n ثلاثة ضدّ ثلاثة</numerusform>
            <numerusform>%n ثلاثة ضدّ ثلاثة</numerusform>
            <numerusform>%n ثلاثة ضدّ ثلاثة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in pairs</source>
        <translation>
            <numerusform>%n أزواجًا</numerusform>
            <numerusform>%n أزواجًا</numerusform>
            <numerusform>%n أزواجًا</numerusform>
            <numerusform>%n أزواجًا</numerusform>
            <numerusform>%n أزواجًا</numerusform>
            <numerusform>%n أزواجًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in pairs</source>
        <translation>
            <numerusform>اللاعبون: %n في فريقين</numerusform>
            <numerusform>اللاعبون: %n في فريقين</numerusform>
            <numerusform>اللاعبون: %n في فريقين</numerusform>
            <numerusform>اللاعبون: %n في فريقين</numerusform>
            <numerusform>اللاعبون: %n في فريقين</numerusform>
            <numerusform>اللاعبون: %n في فريقين</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>اللاعبون: %n</numerusform>
            <numerusform>اللاعبون: %n</numerusform>
            <numerusform>اللاعبون: %n</numerusform>
            <numerusform>اللاعبون: %n</numerusform>
            <numerusform>اللاعبون: %n</numerusform>
            <numerusform>اللاعبون: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <translation>
            <numerusform>اللاعبون: من {fewest} إلى %n</numerusform>
            <numerusform>اللاعبون: من {fewest} إلى %n</numerusform>
            <numerusform>اللاعبون: من {fewest} إلى %n</numerusform>
            <numerusform>اللاعبون: من {fewest} إلى %n</numerusform>
            <numerusform>اللاعبون: من {fewest} إلى %n</numerusform>
            <numerusform>اللاعبون: من {fewest} إلى %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} or %n players</source>
        <translation>
            <numerusform>اللاعبون: {some} أو %n</numerusform>
            <numerusform>اللاعبون: {some} أو %n</numerusform>
            <numerusform>اللاعبون: {some} أو %n</numerusform>
            <numerusform>اللاعبون: {some} أو %n</numerusform>
            <numerusform>اللاعبون: {some} أو %n</numerusform>
            <numerusform>اللاعبون: {some} أو %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>آخر ما لعبت</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>نتائج البحث</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>مشاهدة</translation>
    </message>
    <message>
        <source>You sit in for another player.</source>
        <translation>أنت تلعب مكان لاعب آخر.</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>السرعة: {speed}</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>كلّ الأوراق مكشوفة</translation>
    </message>
    <message>
        <source>As {name} sees</source>
        <translation>من منظور ⁨{name}⁩</translation>
    </message>
    <message>
        <source>No hand open</source>
        <translation>لا أوراق مكشوفة</translation>
    </message>
    <message>
        <source>Cards: {view}</source>
        <translation>الأوراق: {view}</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>مكان ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>النقلة التالية</translation>
    </message>
    <message>
        <source>Look from the next seat</source>
        <translation>منظور المقعد التالي</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>مشاهدة مرة أخرى</translation>
    </message>
    <message>
        <source>Sit in</source>
        <translation>الجلوس</translation>
    </message>
    <message>
        <source>Sit in for a player</source>
        <translation>الجلوس مكان لاعب</translation>
    </message>
    <message>
        <source>Play on in the seat of a computer player. The match does not count then.</source>
        <translation>تابع اللعب مكان لاعب حاسوب. ولا تُحتسب المباراة عندئذ.</translation>
    </message>
</context>
<context>
    <name>WatchControls</name>
    <message>
        <source>You sit in for {name}. This match does not count.</source>
        <translation>تجلس الآن مكان ⁨{name}⁩. لا تُحتسب هذه المباراة.</translation>
    </message>
</context>
<context>
    <name>_NoMatch</name>
    <message>
        <source>No game matches “{words}”.</source>
        <translation>لا لعبة توافق «{words}».</translation>
    </message>
    <message>
        <source>Try part of a name, a place such as Genoa or Tunis, a deck, a number of players, or what the cards add up to.</source>
        <translation>جرّب جزءًا من الاسم، أو مكانًا مثل جنوة أو تونس، أو نوع الورق، أو عدد اللاعبين، أو مجموع الأوراق.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>أظهر كلّ الألعاب</translation>
    </message>
</context>
<context>
    <name>_Reader</name>
    <message>
        <source>The cards cannot be read, because the program has a fault.</source>
        <translation>لا يمكن قراءة الأوراق بسبب خطأ في البرنامج.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>is learning, and takes whatever is in sight</source>
        <translation>يتعلّم، ويأخذ كلّ ما يراه</translation>
    </message>
    <message>
        <source>likes to take many cards at once, and does not keep you waiting</source>
        <translation>يحبّ أن يأخذ أوراقًا كثيرة دفعة واحدة، ولا يجعلك تنتظر</translation>
    </message>
    <message>
        <source>overlooks captures, and lays sevens for you to take</source>
        <translation>تفوته أوراق كان يمكنه أخذها، ويرمي لك السبعات</translation>
    </message>
    <message>
        <source>loves coins and guards sevens</source>
        <translation>تحبّ الديناري وتحرص على سبعاتها</translation>
    </message>
    <message>
        <source>rarely lays a coin or a seven with another card in hand</source>
        <translation>نادرًا ما ترمي ديناريًّا أو سبعة إن كانت معها ورقة أخرى</translation>
    </message>
    <message>
        <source>often does not see that the table could be swept</source>
        <translation>كثيرًا ما لا ترى أنّ بوسعها أن تعمل شكبّة</translation>
    </message>
    <message>
        <source>goes for every sweep in sight and talks of the last</source>
        <translation>يسعى إلى كلّ شكبّة يراها ويحكي عن آخرها</translation>
    </message>
    <message>
        <source>sees most of the sweeps that can be made</source>
        <translation>يرى معظم الشكبّات الممكنة</translation>
    </message>
    <message>
        <source>forgets what is gone, and gives points away with the last cards</source>
        <translation>ينسى ما خرج من الأوراق، ويضيّع نقاطًا في الأوراق الأخيرة</translation>
    </message>
    <message>
        <source>reads the last hand as if it lay open</source>
        <translation>يقرأ اليد الأخيرة كأنّها مكشوفة</translation>
    </message>
    <message>
        <source>leaves fewer sweeps than anybody else</source>
        <translation>يترك شكبّات أقلّ من أيّ لاعب آخر</translation>
    </message>
    <message>
        <source>lets coins and captures go, as long as the table is safe</source>
        <translation>يتخلّى عن الديناري وعن الأخذ ما دامت الطاولة آمنة</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>متمرّسة</translation>
    </message>
    <message>
        <source>easygoing</source>
        <translation>هادئة</translation>
    </message>
    <message>
        <source>counts the cards, but cannot leave a good one lying</source>
        <translation>تعدّ الأوراق، لكنّها لا تترك ورقة جيّدة</translation>
    </message>
    <message>
        <source>overlooks hardly any sweep, and has an eye for coins</source>
        <translation>لا تكاد تفوتها شكبّة، وعينها على الديناري</translation>
    </message>
    <message>
        <source>takes almost always, even if that leaves you a sweep</source>
        <translation>تأخذ دائمًا تقريبًا، حتّى لو تركت لك شكبّة</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>قويّ</translation>
    </message>
    <message>
        <source>waits for the right moment and thinks to the end</source>
        <translation>ينتظر لحظته ويفكّر حتى النهاية</translation>
    </message>
    <message>
        <source>leaves few sweeps, and can do without a capture</source>
        <translation>يترك شكبّات قليلة، ويعرف متى يستغني عن الأخذ</translation>
    </message>
    <message>
        <source>loses count now and then, and makes a mistake at the end</source>
        <translation>يخطئ العدّ أحيانًا، فيغلط في النهاية</translation>
    </message>
    <message>
        <source>master</source>
        <translation>أستاذ</translation>
    </message>
    <message>
        <source>like you</source>
        <translation>بمستواك</translation>
    </message>
    <message>
        <source>plays as well as you do, and changes with you</source>
        <translation>تلعب بمستواك، وتتغيّر معك</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>متوسّط</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>these rules have no name</source>
        <translation>هذه القواعد بلا اسم</translation>
    </message>
    <message>
        <source>expected {what}</source>
        <translation>كان المتوقّع ⁨{what}⁩</translation>
    </message>
    <message>
        <source>there are two sets of rules called {name}</source>
        <translation>مجموعتان من القواعد تحملان الاسم ⁨{name}⁩</translation>
    </message>
    <message>
        <source>there are more than {most} sets of rules</source>
        <translation>مجموعات القواعد تتجاوز الحدّ: {most}</translation>
    </message>
    <message>
        <source>there is no level {level}; the levels: {levels}</source>
        <translation>لا مستوى باسم ⁨{level}⁩؛ المستويات: ⁨{levels}⁩</translation>
    </message>
    <message>
        <source>{text} is not a card: a card is a rank of {ranks} and a suit of {suits}</source>
        <translation>⁨{text}⁩ ليست ورقة: الورقة رتبة من ⁨{ranks}⁩ ونوع من ⁨{suits}⁩</translation>
    </message>
    <message>
        <source>{text} names a card twice</source>
        <translation>في ⁨{text}⁩ ورقة مذكورة مرّتين</translation>
    </message>
    <message>
        <source>there is no game {name}</source>
        <translation>لا لعبة باسم ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Take an equal card or a sum; {knight} is worth 8, {page} 9. The pack is cut for a card to keep or to put on the table. Karta, dinari, barmila and the {settebello} score.</source>
        <translation>خذ ورقة مثيلة أو مجموعًا؛ {knight} بثمانية و{page} بتسعة. يُقصّ الورق على ورقة تُحفظ أو تُكشف على الطاولة. تُحتسب الكارطة والديناري والبرميلة و{settebello}.</translation>
    </message>
    <message>
        <source>Escoba with combinations: a flor, an escalera, a total of nine, a very small total and three of a rank score as soon as they are shown. The {2B} is worth four points.</source>
        <translation>لعبة Escoba مع التشكيلات: الفلور (نوع واحد) والإسكاليرا (تتابع) ومجموع تسعة والمجموع الصغير جدًّا وثلاث متماثلة تُسجَّل لحظة إظهارها. وورقة {2B} بأربع نقاط.</translation>
    </message>
    <message>
        <source>Chorizo with other combinations: nine or less is a báciga, with a pair in it three points. Opening cards of one suit bring the dealer a flor.</source>
        <translation>لعبة Chorizo بتشكيلات أخرى: تسعة أو أقلّ باسيغا (báciga)، ومعها زوج بثلاث نقاط. وإن كانت أوراق البداية من نوع واحد فللموزّع فلور.</translation>
    </message>
    <message>
        <source>Take an equal card, a sum, or fifteen; an Ace takes everything. Declare small or equal hands, with the {7C} as the wild matta. All ten {coins} win the match.</source>
        <translation>خذ ورقة مثيلة أو مجموعًا أو خمسة عشر؛ والآس يأخذ كلّ شيء. أعلن اليد الصغيرة أو المتماثلة، و{7C} هي الماتّا (matta) البديلة. أوراق {coins} العشر تفوز بالمباراة.</translation>
    </message>
    <message>
        <source>Cirulla with the whole pack dealt at once. Any three cards of the hand may be declared at any turn and must then be played before the others.</source>
        <translation>لعبة Cirulla بتوزيع الورق كلّه مرّة واحدة. يمكن في كلّ دور إعلان أيّ ثلاث أوراق من اليد، ثم تُلعب قبل غيرها.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like. Clear the table for an escoba. Cards, {coins}, sevens and the {settebello} score.</source>
        <translation>خذ إن شئت أوراقًا تكمل مع ورقتك خمسة عشر. إفراغ الطاولة escoba. تُحتسب الأوراق و{coins} والسبعات و{settebello}.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card. Clear the table for an escoba. Most cards, most {coins}, the {settebello} and the setenta score a point each.</source>
        <translation>خذ من الطاولة أوراقًا تكمل مع ورقتك خمسة عشر. إفراغ الطاولة escoba. نقطة لكلّ من: أكثر الأوراق، أكثر {coins}، {settebello}، السيتنتا (setenta).</translation>
    </message>
    <message>
        <source>Escoba as it is played in clubs: every tied leader scores, all {coins} or all sevens count double, and a tie at the end is decided by the whole match.</source>
        <translation>لعبة Escoba كما تُلعب في النوادي: عند التعادل يسجّل كلّ المتقدّمين، وكلّ {coins} أو كلّ السبعات تُضاعَف، والتعادل في النهاية تحسمه المباراة كلّها.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen, thirty, forty-five … with your card, if you like. An escopa is worth a point for each fifteen in it. All {coins} are worth three points more.</source>
        <translation>خذ إن شئت أوراقًا تكمل مع ورقتك خمسة عشر أو ثلاثين أو خمسة وأربعين … وهكذا. في كلّ escopa نقطة عن كلّ خمسة عشر فيها. وكلّ {coins} بثلاث نقاط إضافية.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like: a motinho. Clear the table for an escova. Cards, {coins} and the sete belo score; all {coins} count double.</source>
        <translation>خذ إن شئت أوراقًا تكمل مع ورقتك خمسة عشر: هذا motinho. إفراغ الطاولة escova. تُحتسب الأوراق و{coins} والسبعة الحيّة (sete belo)؛ وكلّ {coins} يُضاعَف.</translation>
    </message>
    <message>
        <source>Take a table card of the same rank, or several that add up to your card. Clear the table for a scopa. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>خذ من الطاولة ورقة مثيلة، أو أوراقًا مجموعها قيمة ورقتك. إفراغ الطاولة scopa (شكبّة). نقطة لكلّ من: أكثر الأوراق، أكثر {coins}، السبعة الحيّة (settebello)، البريميرا (primiera).</translation>
    </message>
    <message>
        <source>Scopa as a race: cards, {coins}, settebello, primiera and {sweeps} are counted in this order, and the first to reach eleven wins at once.</source>
        <translation>سباق Scopa: تُعدّ الأوراق و{coins} والسبعة الحيّة والبريميرا و{sweeps} بهذا الترتيب، ومن بلغ أحد عشر أوّلًا فاز حالًا.</translation>
    </message>
    <message>
        <source>Scopa with a simple primiera: the side with the most sevens gets the point. Everything else is as in Scopa.</source>
        <translation>لعبة Scopa ببريميرا بسيطة: النقطة لصاحب أكثر السبعات. وما عدا ذلك كما في Scopa.</translation>
    </message>
    <message>
        <source>Scopa for four in two partnerships: partners sit opposite each other and share one pile and one score.</source>
        <translation>لعبة Scopa لأربعة في فريقين: الشريكان متقابلان، ولهما كومة واحدة ورصيد واحد.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, though never as a scopa. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>لعبة Scopa يأخذ فيها الآس الطاولة كلّها، لكن دون شكبّة. وإن كان على الطاولة آس أخذه وحده.</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making fifteen with the card you play. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>لعبة Scopa لا يُؤخذ فيها إلّا بإكمال خمسة عشر مع الورقة الملعوبة. نقطة لكلّ من: أكثر الأوراق، أكثر {coins}، السبعة الحيّة (settebello)، البريميرا (primiera).</translation>
    </message>
    <message>
        <source>Two partnerships, nine cards each and four on the table, all dealt at once: remember what was played, and you know what is to come.</source>
        <translation>فريقان، وتسع أوراق لكلّ لاعب وأربع على الطاولة، توزّع كلّها معًا: من يتذكّر ما لُعب يعرف ما سيأتي.</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. Nothing is left to chance but the deal; a scopa on the very last card counts.</source>
        <translation>فريقان، وعشر أوراق لكلّ لاعب وطاولة فارغة. لا حظّ إلّا في التوزيع؛ والشكبّة بآخر ورقة تُحتسب.</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>⁨{one}⁩ أو ⁨{other}⁩</translation>
    </message>
    <message>
        <source>{nothing}; did you mean {meant}?</source>
        <translation>{nothing}؛ أكنت تقصد ⁨{meant}⁩؟</translation>
    </message>
    <message>
        <source>expected an empty line</source>
        <translation>كان المتوقّع سطرًا فارغًا</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>الشكبّة</translation>
    </message>
    <message>
        <source>chkobba</source>
        <translation>شكبّة</translation>
    </message>
    <message>
        <source>chkobbas</source>
        <translation>شكبّات</translation>
    </message>
    <message>
        <source>Tunisia, Tunis, Sfax, Sousse, North Africa</source>
        <translation>تونس، صفاقس، سوسة، شمال إفريقيا</translation>
    </message>
    <message>
        <source>Uruguay, Montevideo, River Plate</source>
        <translation>الأوروغواي، مونتيفيديو، ريو دي لا بلاتا</translation>
    </message>
    <message>
        <source>Genoa, Liguria, Italy</source>
        <translation>جنوة، ليغوريا، إيطاليا</translation>
    </message>
    <message>
        <source>Spain, Argentina</source>
        <translation>إسبانيا، الأرجنتين</translation>
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
        <translation>البرازيل</translation>
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
        <translation>إسكوبا معكوسة: يفوز صاحب أقلّ النقاط. الورقة التي تُكمل خمسة عشر يجب أن تأخذ، فابحث عن أخذات بلا {coins} ولا سبعات.</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>إسبانيا</translation>
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
        <translation>إيطاليا، نابولي</translation>
    </message>
    <message>
        <source>there is no line of a game in it: one begins with {mark}</source>
        <translation>ليس فيه سطر لعبة، وهو يبدأ بـ⁨{mark}⁩</translation>
    </message>
    <message>
        <source>the line of the game is not whole: its end is missing</source>
        <translation>سطر اللعبة ناقص: نهايته مفقودة</translation>
    </message>
    <message>
        <source>the line comes from a newer version of Scopa Desktop</source>
        <translation>السطر من إصدار أحدث من ⁨Scopa Desktop⁩</translation>
    </message>
    <message>
        <source>a character of the line is wrong or missing; copy the whole line again</source>
        <translation>حرف في السطر خاطئ أو مفقود؛ انسخ السطر كلّه مرّة أخرى</translation>
    </message>
    <message>
        <source>Scopa in reverse: the fewest points win. Whoever reaches the target first has lost, and in a tie everybody concerned gets the point.</source>
        <translation>لعبة Scopa معكوسة: يفوز صاحب أقلّ النقاط. من بلغ الهدف أوّلًا خسر، وعند التعادل تكون النقطة على كلّ المتعادلين.</translation>
    </message>
    <message>
        <source>Scopone in which nobody sees a hand, not even their own: turn over any of your ten cards and play it. Only what it takes is up to you.</source>
        <translation>لعبة سكوبوني لا يرى فيها أحد يدًا، ولا يده هو: اقلب أيّ ورقة من أوراقك العشر والعبها. ولا تختار إلّا ما تأخذه.</translation>
    </message>
    <message>
        <source>Scopa in which your card takes an equal card from the table, or makes fifteen with table cards: as you like.</source>
        <translation>سكوبا تأخذ فيها ورقتك ورقة مثلها من الطاولة، أو تكمل خمسة عشر مع أوراق الطاولة: كما تشاء.</translation>
    </message>
    <message>
        <source>Scopa for Aces and courts: each of the sixteen is worth a point, and nothing else is. At eight all the {KD} decides.</source>
        <translation>سكوبا الآسات والصور: لكلّ من الورقات الستّ عشرة نقطة، ولا شيء سواها يُحسب. وعند ثمان لكلّ طرف يحسم {KD}.</translation>
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
        <translation>شمال إيطاليا</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>السطر {line}: {what}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>المباراة منتهية</translation>
    </message>
    <message>
        <source>options are changed between two rounds only</source>
        <translation>لا تتغيّر الخيارات إلّا بين جولتين</translation>
    </message>
    <message>
        <source>option {option} cannot be changed during a match</source>
        <translation>لا يمكن تغيير الخيار ⁨{option}⁩ أثناء المباراة</translation>
    </message>
    <message>
        <source>seat {seat} has no time that can run out here</source>
        <translation>ليس للمقعد {seat} هنا وقت ينفد</translation>
    </message>
    <message>
        <source>automatic play of seat {seat} cannot be changed here</source>
        <translation>لا يمكن تغيير اللعب الآلي للمقعد {seat} هنا</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat} already</source>
        <translation>⁨{name}⁩ جالس في المقعد {seat} أصلًا</translation>
    </message>
    <message>
        <source>the pack is not cut here</source>
        <translation>لا يُقصّ الورق هنا</translation>
    </message>
    <message>
        <source>round {round}, after move {move}: {reason}</source>
        <translation>الجولة {round}، بعد النقلة {move}: {reason}</translation>
    </message>
    <message>
        <source>round {round}: the match or the round before it does not end there</source>
        <translation>الجولة {round}: المباراة أو الجولة السابقة لا تنتهي هناك</translation>
    </message>
    <message>
        <source>round {round}: seat {seat} deals, not {dealer}</source>
        <translation>الجولة {round}: يوزّع المقعد {seat}، لا {dealer}</translation>
    </message>
    <message>
        <source>round {round}, move {move}: the match was ended before</source>
        <translation>الجولة {round}، النقلة {move}: كانت المباراة قد انتهت</translation>
    </message>
    <message>
        <source>round {round}, move {move}: {reason}</source>
        <translation>الجولة {round}، النقلة {move}: {reason}</translation>
    </message>
    <message>
        <source>{text} is not a declaration, as in {example}</source>
        <translation>⁨{text}⁩ ليس إعلانًا، مثل ⁨{example}⁩</translation>
    </message>
    <message>
        <source>{text} does not say what is taken</source>
        <translation>⁨{text}⁩ لا يقول ما الذي يُؤخذ</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>انتهت الجولة</translation>
    </message>
    <message>
        <source>{card} is not in the hand of the player whose turn it is</source>
        <translation>⁨{card}⁩ ليست في يد صاحب الدور</translation>
    </message>
    <message>
        <source>the table does not hold {cards}</source>
        <translation>ليس على الطاولة ⁨{cards}⁩</translation>
    </message>
    <message>
        <source>{card} can capture {cards}, so it may not be laid down</source>
        <translation>⁨{card}⁩ يمكنها أخذ ⁨{cards}⁩، فلا يجوز وضعها</translation>
    </message>
    <message>
        <source>{by} can capture {cards}, so {card} may not be laid down</source>
        <translation>⁨{by}⁩ يمكنها أخذ ⁨{cards}⁩، فلا يجوز وضع ⁨{card}⁩</translation>
    </message>
    <message>
        <source>{card} takes an equal card first, {cards}, so not {take}</source>
        <translation>⁨{card}⁩ تأخذ مثيلتها أوّلًا، ⁨{cards}⁩، لا ⁨{take}⁩</translation>
    </message>
    <message>
        <source>{card} takes only one equal card, not {take}</source>
        <translation>⁨{card}⁩ تأخذ مثيلة واحدة فقط، لا ⁨{take}⁩</translation>
    </message>
    <message>
        <source>{card} takes the whole table, {cards}, not only {take}</source>
        <translation>تأخذ ⁨{card}⁩ الطاولة كلّها، ⁨{cards}⁩، لا ⁨{take}⁩ فقط</translation>
    </message>
    <message>
        <source>{card} cannot take {take}</source>
        <translation>⁨{card}⁩ لا تأخذ ⁨{take}⁩</translation>
    </message>
    <message>
        <source>{card} must take fewer cards than {take}, such as {cards}</source>
        <translation>يجب أن تأخذ ⁨{card}⁩ أوراقًا أقلّ من ⁨{take}⁩، مثل ⁨{cards}⁩</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a sum may take no more than {limit} table cards</source>
        <translation>⁨{card}⁩ لا تأخذ ⁨{take}⁩: عدد أوراق الطاولة في المجموع لا يزيد على {limit}</translation>
    </message>
    <message>
        <source>{cards} were dealt to the table: one that was laid down must be among the cards taken</source>
        <translation>⁨{cards}⁩ وُزّعت على الطاولة: لا بدّ أن تكون بين الأوراق المأخوذة ورقة وضعها لاعب</translation>
    </message>
    <message>
        <source>the declared {cards} must be played before {card}</source>
        <translation>تُلعب الأوراق المعلنة ⁨{cards}⁩ قبل ⁨{card}⁩</translation>
    </message>
    <message>
        <source>the player on turn declares or passes before the first card is played</source>
        <translation>صاحب الدور يعلن أو يمرّر قبل لعب الورقة الأولى</translation>
    </message>
    <message>
        <source>{move} is not possible now</source>
        <translation>⁨{move}⁩ غير ممكن الآن</translation>
    </message>
    <message>
        <source>No Ace takes the whole table.</source>
        <translation>لا يأخذ آس كلّ الطاولة.</translation>
    </message>
    <message>
        <source>Fewest cards first</source>
        <translation>الأقلّ أوراقًا أوّلًا</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed.</source>
        <translation>إذا تعدّدت طرق الأخذ بورقة فلا تُقبل إلّا الأقلّ أوراقًا.</translation>
    </message>
    <message>
        <source>If a sum takes two cards at most, all sums take equally many cards.</source>
        <translation>إذا كان المجموع يأخذ ورقتين على الأكثر تساوت كلّ المجاميع في عدد الأوراق.</translation>
    </message>
    <message>
        <source>At most two cards</source>
        <translation>ورقتان على الأكثر</translation>
    </message>
    <message>
        <source>A sum may take no more than two table cards.</source>
        <translation>لا يأخذ المجموع أكثر من ورقتين من الطاولة.</translation>
    </message>
    <message>
        <source>Equal card first</source>
        <translation>المثيلة أوّلًا</translation>
    </message>
    <message>
        <source>A card of the same rank on the table must be taken before a sum.</source>
        <translation>تُؤخذ الورقة المثيلة على الطاولة قبل أيّ مجموع.</translation>
    </message>
    <message>
        <source>Captures are compulsory</source>
        <translation>الأخذ واجب</translation>
    </message>
    <message>
        <source>A card that can capture may not be laid down.</source>
        <translation>الورقة التي تستطيع الأخذ لا توضع على الطاولة.</translation>
    </message>
    <message>
        <source>Must capture</source>
        <translation>الأخذ واجب على</translation>
    </message>
    <message>
        <source>Whether only the card you play must capture if it can, or you must capture whenever any card of your hand can.</source>
        <translation>هل يجب الأخذ بالورقة التي تلعبها وحدها إن استطاعت، أم يجب عليك الأخذ كلما استطاعت أيّ ورقة في يدك.</translation>
    </message>
    <message>
        <source>The card played</source>
        <translation>الورقة الملعوبة</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>اليد كلّها</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so no card has to capture.</source>
        <translation>الأخذ ليس واجبًا، فلا يجب الأخذ على أيّ ورقة.</translation>
    </message>
    <message>
        <source>The hands lie face down, so nobody knows which card can capture.</source>
        <translation>الأوراق مقلوبة، فلا أحد يعرف أيّها تستطيع الأخذ.</translation>
    </message>
    <message>
        <source>Fifteen on the table</source>
        <translation>خمسة عشر على الطاولة</translation>
    </message>
    <message>
        <source>A card that makes fifteen has to take, so no fifteen is left on the table.</source>
        <translation>الورقة التي تكمل خمسة عشر يجب أن تأخذ، فلا تبقى خمسة عشر على الطاولة.</translation>
    </message>
    <message>
        <source>Asso pigliatutto</source>
        <translation>آس يأخذ الكلّ (Asso pigliatutto)</translation>
    </message>
    <message>
        <source>An Ace takes the whole table and makes {sweep}, unless there is an Ace on it.</source>
        <translation>الآس يأخذ الطاولة كلّها ويصنع {sweep}، ما لم يكن عليها آس.</translation>
    </message>
    <message>
        <source>The Ace takes itself</source>
        <translation>الآس يأخذ نفسه</translation>
    </message>
    <message>
        <source>An Ace played to the empty table goes to your own pile.</source>
        <translation>الآس الملعوب على طاولة فارغة يذهب إلى كومتك.</translation>
    </message>
    <message>
        <source>The Ace may decline</source>
        <translation>للآس أن يمتنع</translation>
    </message>
    <message>
        <source>An Ace that could take everything may be laid down instead.</source>
        <translation>الآس القادر على أخذ كلّ شيء يجوز وضعه بدل ذلك.</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so every Ace may be laid down.</source>
        <translation>الأخذ ليس واجبًا، فيمكن وضع أيّ آس على الطاولة.</translation>
    </message>
    <message>
        <source>Fifteen beside an Ace</source>
        <translation>خمسة عشر بجانب آس</translation>
    </message>
    <message>
        <source>With an Ace on the table an Ace may also make fifteen, not only take that Ace.</source>
        <translation>إن كان على الطاولة آس جاز للآس أن يكمل خمسة عشر أيضًا، لا أن يأخذ ذلك الآس فقط.</translation>
    </message>
    <message>
        <source>“Equal card first” and “Fifteen beside an Ace” cannot be combined: by the first an Ace on the table must be taken, by the second it need not be.</source>
        <translation>القاعدتان «المثيلة أوّلًا» و«خمسة عشر بجانب آس» لا تجتمعان: فالأولى توجب أخذ آس الطاولة، والثانية لا توجبه.</translation>
    </message>
    <message>
        <source>Kings on the table</source>
        <translation>الملوك على الطاولة</translation>
    </message>
    <message>
        <source>How many Kings among the four opening cards make the deal void.</source>
        <translation>عدد الملوك بين أوراق البداية الأربع الذي يُلغي التوزيعة.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>يستمرّ اللعب</translation>
    </message>
    <message>
        <source>Deal again at two</source>
        <translation>إعادة التوزيع عند اثنين</translation>
    </message>
    <message>
        <source>Deal again at three</source>
        <translation>إعادة التوزيع عند ثلاثة</translation>
    </message>
    <message>
        <source>Deal again at two Aces</source>
        <translation>إعادة التوزيع عند آسين</translation>
    </message>
    <message>
        <source>Two or more Aces among the opening cards make the deal void.</source>
        <translation>آسان أو أكثر بين أوراق البداية تُلغي التوزيعة.</translation>
    </message>
    <message>
        <source>Who deals again</source>
        <translation>من يوزّع من جديد</translation>
    </message>
    <message>
        <source>After a void deal the same or the next player deals.</source>
        <translation>بعد توزيعة لاغية يوزّع اللاعب نفسه أو الذي يليه.</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>الموزّع التالي</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>الموزّع نفسه</translation>
    </message>
    <message>
        <source>No deal is void, so nobody deals again.</source>
        <translation>لا توزيعة تُلغى، فلا أحد يوزّع من جديد.</translation>
    </message>
    <message>
        <source>Fifteen before two Aces</source>
        <translation>خمسة عشر قبل الآسين</translation>
    </message>
    <message>
        <source>An opening table of 15 or 30 goes to the dealer even if it shows two Aces.</source>
        <translation>أوراق البداية التي مجموعها 15 أو 30 للموزّع ولو كان فيها آسان.</translation>
    </message>
    <message>
        <source>It needs an opening table that adds up, and a deal that two Aces make void.</source>
        <translation>يلزم أن يكون لأوراق البداية مجموع، وأن يُبطل آسان التوزيعة.</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>تبقى مكانها</translation>
    </message>
    <message>
        <source>15: the dealer takes the cards</source>
        <translation>عند 15: يأخذ الموزّع الأوراق</translation>
    </message>
    <message>
        <source>15: the cards and a point</source>
        <translation>عند 15: الأوراق ونقطة</translation>
    </message>
    <message>
        <source>15: a point, 30: two</source>
        <translation>عند 15: نقطة، عند 30: نقطتان</translation>
    </message>
    <message>
        <source>15: a point, two pairs of 15: two</source>
        <translation>عند 15: نقطة، زوجان من 15: نقطتان</translation>
    </message>
    <message>
        <source>Opening table</source>
        <translation>أوراق البداية</translation>
    </message>
    <message>
        <source>What the dealer wins when the four cards add up.</source>
        <translation>ما يكسبه الموزّع حين يصحّ مجموع الأوراق الأربع.</translation>
    </message>
    <message>
        <source>The dealer may decline</source>
        <translation>للموزّع أن يمتنع</translation>
    </message>
    <message>
        <source>The dealer decides whether to take an opening table that adds up, or to leave it.</source>
        <translation>إن صحّ مجموع أوراق البداية قرّر الموزّع أن يأخذها أو يتركها.</translation>
    </message>
    <message>
        <source>The opening table stays, so there is nothing to decline.</source>
        <translation>تبقى أوراق البداية على الطاولة، فلا شيء يُمتنع عنه.</translation>
    </message>
    <message>
        <source>Blind hands</source>
        <translation>أيدٍ مقلوبة</translation>
    </message>
    <message>
        <source>The hands lie face down: you turn over one of your cards, and that is the one you play.</source>
        <translation>الأوراق مقلوبة: تقلب ورقة من أوراقك، وهي التي تلعبها.</translation>
    </message>
    <message>
        <source>When to declare</source>
        <translation>متى يكون الإعلان</translation>
    </message>
    <message>
        <source>Whether everybody declares before the first card of a packet is played, or each player before their own first card.</source>
        <translation>هل يعلن الجميع قبل لعب أول ورقة من الدفعة، أم كلّ لاعب قبل ورقته الأولى.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>قبل الورقة الأولى</translation>
    </message>
    <message>
        <source>At your own turn</source>
        <translation>عند دورك</translation>
    </message>
    <message>
        <source>Not every deal begins with four cards on the table.</source>
        <translation>لا تبدأ كلّ توزيعة بأربع أوراق على الطاولة.</translation>
    </message>
    <message>
        <source>The wild card decides what the opening table is worth.</source>
        <translation>الورقة الحرّة تحدّد قيمة أوراق البداية.</translation>
    </message>
    <message>
        <source>Cards make another total than fifteen in this game.</source>
        <translation>تكوّن الأوراق في هذه اللعبة مجموعًا غير خمسة عشر.</translation>
    </message>
    <message>
        <source>No combinations of a whole hand are declared.</source>
        <translation>لا تُعلن تركيبات اليد كلّها.</translation>
    </message>
    <message>
        <source>Cards are taken only by making a total, so no equal card is taken.</source>
        <translation>لا تؤخذ الأوراق إلّا بمجموع، فلا تؤخذ ورقة مساوية.</translation>
    </message>
    <message>
        <source>Cards are not taken by making exactly fifteen, and nothing else.</source>
        <translation>لا تؤخذ الأوراق بخمسة عشر تمامًا وحدها.</translation>
    </message>
    <message>
        <source>An Ace takes either by its value or by fifteens, never by both.</source>
        <translation>يأخذ الآس بقيمته أو بخمسة عشر، لا بكليهما.</translation>
    </message>
    <message>
        <source>The Ace takes the whole table in this game already.</source>
        <translation>الآس يأخذ كلّ الطاولة في هذه اللعبة أصلًا.</translation>
    </message>
    <message>
        <source>An Ace can take by making a total too, and then it has to.</source>
        <translation>يمكن للآس أن يأخذ بمجموع أيضًا، وعندها يجب عليه ذلك.</translation>
    </message>
    <message>
        <source>A sweep scores by its fifteens, and what an Ace takes need not make any.</source>
        <translation>تُحسب الشكبّة بما فيها من خمسة عشر، وما يأخذه الآس قد لا يكوّنها.</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing in this game.</source>
        <translation>إخلاء الطاولة لا يُحسب شيئًا في هذه اللعبة.</translation>
    </message>
    <message>
        <source>There is no primiera in this game.</source>
        <translation>لا توجد بريميرا في هذه اللعبة.</translation>
    </message>
    <message>
        <source>There is no setenta in this game.</source>
        <translation>لا توجد سيتينتا في هذه اللعبة.</translation>
    </message>
    <message>
        <source>A run of {coins} scores in this game already.</source>
        <translation>سلسلة {coins} تسجّل نقاطًا في هذه اللعبة أصلًا.</translation>
    </message>
    <message>
        <source>Other cards win this match at once.</source>
        <translation>أوراق أخرى تكسب هذه المباراة فورًا.</translation>
    </message>
    <message>
        <source>The cards bring no more than one point in this game.</source>
        <translation>لا تجلب الأوراق أكثر من نقطة في هذه اللعبة.</translation>
    </message>
    <message>
        <source>No whole set of cards brings two points in this game.</source>
        <translation>لا تجلب أيّ مجموعة كاملة من الأوراق نقطتين في هذه اللعبة.</translation>
    </message>
    <message>
        <source>The points are counted one by one, and the first side at the target wins at once.</source>
        <translation>تُحسب النقاط واحدة واحدة، وأوّل فريق يبلغ الهدف يفوز فورًا.</translation>
    </message>
    <message>
        <source>A tie at the end is decided by the whole match.</source>
        <translation>يُحسم التعادل في النهاية بالمباراة كلّها.</translation>
    </message>
    <message>
        <source>The fewest points win this game.</source>
        <translation>تفوز في هذه اللعبة أقلّ النقاط.</translation>
    </message>
    <message>
        <source>Point in a tie</source>
        <translation>النقطة عند التعادل</translation>
    </message>
    <message>
        <source>How many cards are worth two points instead of one. Where it is never so, all forty are worth one, as the most cards.</source>
        <translation>عدد الأوراق الذي يساوي نقطتين بدل نقطة. وإن لم يكن ذلك أبدًا ساوت الأربعون كلّها نقطة واحدة كالأكثرية.</translation>
    </message>
    <message>
        <source>By these captures the last card never clears the table.</source>
        <translation>بهذه الأخذات لا تُفرغ الورقة الأخيرة الطاولة أبدًا.</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>الفوز عند</translation>
    </message>
    <message>
        <source>The points with which a side decides the match at the end of a round. To 1, a single round is played, unless it is a tie.</source>
        <translation>النقاط التي تحسم المباراة في نهاية الجولة. إلى 1 تُلعب جولة واحدة، إلّا عند التعادل.</translation>
    </message>
    <message>
        <source>Lead by two</source>
        <translation>الفوز بفارق نقطتين</translation>
    </message>
    <message>
        <source>The winner must be two points ahead; otherwise another round is played.</source>
        <translation>على الفائز أن يتقدّم بنقطتين، وإلّا لُعبت جولة أخرى.</translation>
    </message>
    <message>
        <source>Players may call out</source>
        <translation>يجوز إعلان الفوز</translation>
    </message>
    <message>
        <source>Nobody can call out where the winner must be two points ahead.</source>
        <translation>لا يُعلن الفوز حيث يلزم فارق نقطتين.</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>البريميرا (Primiera)</translation>
    </message>
    <message>
        <source>How the point for the primiera is decided.</source>
        <translation>كيف تُحسم نقطة البريميرا.</translation>
    </message>
    <message>
        <source>Classic values</source>
        <translation>القيم الكلاسيكية</translation>
    </message>
    <message>
        <source>Most sevens</source>
        <translation>أكثر السبعات</translation>
    </message>
    <message>
        <source>Three sevens</source>
        <translation>ثلاث سبعات</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>ورقة بورقة</translation>
    </message>
    <message>
        <source>Primiera needs four suits</source>
        <translation>البريميرا بأربعة أنواع</translation>
    </message>
    <message>
        <source>A side that lacks a suit cannot win the primiera. When off, the missing suit counts nothing.</source>
        <translation>من ينقصه نوع لا يفوز بالبريميرا. وعند إيقافه لا يُحسب للنوع الناقص شيء.</translation>
    </message>
    <message>
        <source>Only the classic primiera can do without a suit.</source>
        <translation>وحدها البريميرا الكلاسيكية تستغني عن نوع.</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>الملك الجميل (Re bello)</translation>
    </message>
    <message>
        <source>The {KD} is worth a point, like the settebello.</source>
        <translation>{KD}: بنقطة، مثل السبعة الحيّة.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>النابولا (Napola)</translation>
    </message>
    <message>
        <source>{ace}, 2 and 3 of {coins} are worth 3 points, and each further card of the suit in a row one more; all ten win the match.</source>
        <translation>{ace} و2 و3 {coins} بثلاث نقاط، وكلّ ورقة تالية من النوع نفسه في التسلسل بنقطة أخرى؛ والعشر كلّها تفوز بالمباراة.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>لا تُحتسب</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>تُحتسب</translation>
    </message>
    <message>
        <source>Up to 6 points</source>
        <translation>حتى 6 نقاط</translation>
    </message>
    <message>
        <source>Up to 9 points</source>
        <translation>حتى 9 نقاط</translation>
    </message>
    <message>
        <source>Two points for cards</source>
        <translation>نقطتان للأوراق</translation>
    </message>
    <message>
        <source>All forty cards</source>
        <translation>الأربعون كلّها</translation>
    </message>
    <message>
        <source>From thirty cards</source>
        <translation>من ثلاثين ورقة</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>All of a kind</source>
        <translation>كلّ الديناري أو كلّ السبعات</translation>
    </message>
    <message>
        <source>Whether the 2 points for all {coins} or all sevens stand in place of the point for most of them, or are added to it.</source>
        <translation>هل تحلّ النقطتان لكلّ {coins} أو لكلّ السبعات محلّ نقطة الأكثر أم تُضافان إليها.</translation>
    </message>
    <message>
        <source>2 points in all</source>
        <translation>نقطتان في المجموع</translation>
    </message>
    <message>
        <source>2 points and the point</source>
        <translation>نقطتان مع نقطة الأكثر</translation>
    </message>
    <message>
        <source>The last card can make {sweep}</source>
        <translation>آخر ورقة تصنع {sweep}</translation>
    </message>
    <message>
        <source>Clearing the table with the round&apos;s last card makes {sweep}.</source>
        <translation>إفراغ الطاولة بآخر ورقة في الجولة يصنع {sweep}.</translation>
    </message>
    <message>
        <source>The Ace makes {sweep}</source>
        <translation>الآس يصنع {sweep}</translation>
    </message>
    <message>
        <source>An Ace that takes the whole table makes {sweep}.</source>
        <translation>الآس الذي يأخذ الطاولة كلّها يصنع {sweep}.</translation>
    </message>
    <message>
        <source>a player&apos;s name has 1 to {most} printable characters</source>
        <translation>اسم اللاعب من 1 إلى {most} من الأحرف المطبوعة</translation>
    </message>
    <message>
        <source>{text} is not a level</source>
        <translation>⁨{text}⁩ ليس مستوى</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>يتجاوز ⁨{most}⁩ من الأحرف</translation>
    </message>
    <message>
        <source>these options need a record of version {version}</source>
        <translation>هذه الخيارات تحتاج إلى سجلّ بالإصدار {version}</translation>
    </message>
    <message>
        <source>a record begins with {line}</source>
        <translation>يبدأ السجلّ بـ ⁨{line}⁩</translation>
    </message>
    <message>
        <source>{game} is not played by {players}</source>
        <translation>⁨{game}⁩ لا تُلعب هكذا: {players}</translation>
    </message>
    <message>
        <source>the record ends in the middle of this line</source>
        <translation>ينتهي السجلّ في وسط هذا السطر</translation>
    </message>
    <message>
        <source>a pack has {size} cards, not {count}</source>
        <translation>عدد أوراق الطقم {size}، لا {count}</translation>
    </message>
    <message>
        <source>expected move {number}, as in {example}</source>
        <translation>كانت النقلة {number} متوقّعة، مثل ⁨{example}⁩</translation>
    </message>
    <message>
        <source>a seat is a name, a comma and a level</source>
        <translation>المقعد اسم ثم فاصلة ثم مستوى</translation>
    </message>
    <message>
        <source>A capture of one suit scores a point for each of its cards, and taking the card just laid with its like scores one. Courts take only their like, and {swords} score.</source>
        <translation>الأخذ من نوع واحد بنقطة لكلّ ورقة فيه، وأخذ الورقة التي وُضعت للتوّ بمثيلتها بنقطة. والصور لا تأخذ إلا مثيلاتها، وأوراق {swords} تجلب نقاطًا.</translation>
    </message>
    <message>
        <source>Before playing, you may take table cards that make fifteen by themselves, if a player has laid down one of them.</source>
        <translation>قبل اللعب يجوز أخذ أوراق من الطاولة مجموعها وحدها خمسة عشر، إن كان أحد اللاعبين قد وضع واحدة منها.</translation>
    </message>
    <message>
        <source>Combinations are declared, and for that you look at your hand.</source>
        <translation>تُعلن تشكيلات، ولأجل ذلك ينظر اللاعب إلى يده.</translation>
    </message>
    <message>
        <source>Who cuts the pack looks at a card of their hand.</source>
        <translation>من يقطع الورق ينظر إلى ورقة من يده.</translation>
    </message>
    <message>
        <source>Certain captures score in this game already.</source>
        <translation>في هذه اللعبة يجلب بعض الأخذ نقاطًا أصلًا.</translation>
    </message>
    <message>
        <source>Combinations are declared in this game, and their points would not be told apart.</source>
        <translation>في هذه اللعبة تُعلَن تشكيلات، فلا تتميّز نقاطها.</translation>
    </message>
    <message>
        <source>Bàgher</source>
        <translation>باغر</translation>
    </message>
    <message>
        <source>A capture of one suit, the played card included, is worth a point for each of its cards; the round&apos;s last card makes none.</source>
        <translation>الأخذ من نوع واحد، بما فيه الورقة الملعوبة، بنقطة لكلّ ورقة فيه؛ والورقة الأخيرة في الجولة لا تجلب شيئًا من ذلك.</translation>
    </message>
    <message>
        <source>Before playing a card, the player on turn may say that their side has the points that win, and more than any other. If that is right it wins at once; if not, it loses the match.</source>
        <translation>قبل أن يلعب ورقة، لصاحب الدور أن يقول إنّ لفريقه نقاط الفوز، وأكثر من كلّ فريق آخر. إن صدق فاز حالًا، وإلّا خسر المباراة.</translation>
    </message>
    <message>
        <source>a deal has a number from 0 to {most}</source>
        <translation>رقم التوزيعة من 0 إلى {most}</translation>
    </message>
    <message>
        <source>expected {first} to {last}</source>
        <translation>كان المتوقّع من ⁨{first}⁩ إلى ⁨{last}⁩</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>لاعبان</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 لاعبين</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 لاعبين</translation>
    </message>
    <message>
        <source>4 players in pairs</source>
        <translation>4 لاعبين في فريقين</translation>
    </message>
    <message>
        <source>5 players</source>
        <translation>5 لاعبين</translation>
    </message>
    <message>
        <source>6 players</source>
        <translation>6 لاعبين</translation>
    </message>
    <message>
        <source>6 players in pairs</source>
        <translation>6 لاعبين في ثلاثة أزواج</translation>
    </message>
    <message>
        <source>6 players in threes</source>
        <translation>6 لاعبين ثلاثة ضدّ ثلاثة</translation>
    </message>
    <message>
        <source>{text} is not a seating: use {allowed}</source>
        <translation>⁨{text}⁩ ليس ترتيبًا للّاعبين: استعمل ⁨{allowed}⁩</translation>
    </message>
    <message>
        <source>expected a move or an event, not {line}</source>
        <translation>كان المتوقّع نقلة أو حدثًا، لا ⁨{line}⁩</translation>
    </message>
    <message>
        <source>automatic play is on or off</source>
        <translation>اللعب الآلي on أو off</translation>
    </message>
    <message>
        <source>a pack is cut after {least} to {most} cards</source>
        <translation>يُقصّ الورق بعد {least} إلى {most} ورقة</translation>
    </message>
    <message>
        <source>a seat is a number from 1 to {most}</source>
        <translation>المقعد رقم من 1 إلى {most}</translation>
    </message>
    <message>
        <source>a stake is a number of chips from 0 to {most}</source>
        <translation>الرهان من 0 إلى {most} فيشة</translation>
    </message>
    <message>
        <source>chips are staked in competitive matches only</source>
        <translation>لا يُراهن بالفيشات إلّا في المباريات التنافسيّة</translation>
    </message>
    <message>
        <source>the time for a move is 0 for no limit, or {least} to {most} seconds</source>
        <translation>وقت النقلة 0 (بلا حدّ) أو من {least} إلى {most} ثانية</translation>
    </message>
    <message>
        <source>a table has no option {name}</source>
        <translation>ليس للطاولة خيار باسم ⁨{name}⁩</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عدد صحيح</translation>
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
        <translation>خمسة عشر</translation>
    </message>
    <message>
        <source>Cirulla and Chkobba</source>
        <translation>‏Cirulla وChkobba</translation>
    </message>
    <message>
        <source>Chorizo and Báciga</source>
        <translation>‏Chorizo وBáciga</translation>
    </message>
    <message>
        <source>the name of a set of rules has 1 to {most} printable characters and no space at either end</source>
        <translation>اسم القواعد من 1 إلى {most} من الأحرف المطبوعة، بلا فراغ في طرفيه</translation>
    </message>
    <message>
        <source>option {option} cannot be {value}: use {allowed}</source>
        <translation>لا يمكن أن يكون الخيار ⁨{option}⁩ بقيمة ⁨{value}⁩: استعمل ⁨{allowed}⁩</translation>
    </message>
    <message>
        <source>the sentence has at most {most} printable characters and no space at either end</source>
        <translation>للجملة {most} حرفًا قابلًا للطباعة على الأكثر، بلا فراغ في طرفيها</translation>
    </message>
    <message>
        <source>there is no emblem {name}</source>
        <translation>لا يوجد شعار ⁨{name}⁩</translation>
    </message>
    <message>
        <source>{name} is no deck</source>
        <translation>⁨{name}⁩ ليس طقمًا</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>من {least} إلى {most}</translation>
    </message>
    <message>
        <source>{game} has no option {name}</source>
        <translation>⁨{game}⁩ بلا خيار باسم ⁨{name}⁩</translation>
    </message>
    <message>
        <source>option {option} is set twice</source>
        <translation>الخيار ⁨{option}⁩ مذكور مرّتين</translation>
    </message>
    <message>
        <source>seat {seat} passes from a person to a computer player or back only</source>
        <translation>لا ينتقل المقعد {seat} إلّا من شخص إلى لاعب حاسوب أو بالعكس</translation>
    </message>
    <message>
        <source>nobody sits in for a computer player at a private table or in a competitive match</source>
        <translation>لا يجلس أحد مكان لاعب حاسوب على طاولة خاصّة أو في مباراة تنافسيّة</translation>
    </message>
    <message>
        <source>no person is at the table who could agree to end the match</source>
        <translation>لا يوجد على الطاولة شخص يمكنه الموافقة على إنهاء المباراة</translation>
    </message>
    <message>
        <source>before the first deal: {reason}</source>
        <translation>قبل التوزيع الأوّل: {reason}</translation>
    </message>
    <message>
        <source>version {version} of records is not known; versions 1 to {last} are</source>
        <translation>الإصدار {version} من السجلّات غير معروف؛ المعروفة هي الإصدارات من 1 إلى {last}</translation>
    </message>
    <message>
        <source>Where the whole hand must capture, an Ace that can take everything must too.</source>
        <translation>حيث يجب الأخذ على اليد كلّها، يجب أيضًا على آس يستطيع أخذ كلّ شيء.</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>ما الذي يُعلن</translation>
    </message>
    <message>
        <source>Whether a declaration counts every combination of the cards, or only those that the player names.</source>
        <translation>هل تُحسب في الإعلان كلّ تشكيلات الأوراق، أم ما يسمّيه اللاعب منها فقط.</translation>
    </message>
    <message>
        <source>Every combination</source>
        <translation>كلّ التشكيلات</translation>
    </message>
    <message>
        <source>Those you name</source>
        <translation>ما يسمّيه اللاعب</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>All who tie</source>
        <translation>كلّ المتعادلين</translation>
    </message>
    <message>
        <source>The next best, if they have any</source>
        <translation>من يليهم إن كان لديه شيء</translation>
    </message>
    <message>
        <source>Who gets the point where the best sides are equal.</source>
        <translation>لمن النقطة حين يتعادل المتقدّمون.</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed: of all, or only where its value is taken, while a fifteen is free.</source>
        <translation>إذا تعدّدت طرق الأخذ بورقة فلا تُقبل إلّا الأقلّ أوراقًا: دائمًا، أو حين تؤخذ قيمة الورقة فقط ويبقى إكمال خمسة عشر حرًّا.</translation>
    </message>
    <message>
        <source>Except for fifteen</source>
        <translation>إلّا لإكمال خمسة عشر</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>The next best, even with nothing</source>
        <translation>من يليهم ولو لم يكن لديه شيء</translation>
    </message>
    <message>
        <source>Sum, as for a primiera</source>
        <translation>المجموع، كما في البريميرا</translation>
    </message>
    <message>
        <source>Sum of face values</source>
        <translation>مجموع القيم</translation>
    </message>
    <message>
        <source>Sevens, sixes, Aces, fives</source>
        <translation>سبعات، ستّات، آسات، خمسات</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>السيتنتا (Setenta)</translation>
    </message>
    <message>
        <source>How the point for the setenta is decided.</source>
        <translation>كيف تُحسم نقطة السيتنتا.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, and that is a scopa like any other. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>لعبة Scopa يأخذ فيها الآس كلّ ما على الطاولة، وتلك شكبّة كأيّ شكبّة أخرى. وإن كان على الطاولة آس أخذه وحده.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>إيطاليا</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. An Ace takes everything, or itself from an empty table, but never as a scopa; runs of {coins} score as a napola.</source>
        <translation>فريقان، عشر أوراق لكلّ لاعب وطاولة فارغة. الآس يأخذ كلّ شيء، أو نفسه على طاولة فارغة، لكنّ ذلك ليس شكبّة أبدًا؛ والأوراق المتتالية من {coins} تُحسب نابولا.</translation>
    </message>
    <message>
        <source>Milan, Lombardy, Italy</source>
        <translation>ميلانو، لومبارديا، إيطاليا</translation>
    </message>
    <message>
        <source>Scopone in which the {AD} is worth a point more, the {2D} two and the {3D} three. The side that has all three of them wins the match at once.</source>
        <translation>لعبة سكوبوني فيها {AD} بنقطة زائدة و{2D} بنقطتين و{3D} بثلاث. ومن جمع الثلاث ربح المباراة فورًا.</translation>
    </message>
    <message>
        <source>Trento, Trentino, Italy</source>
        <translation>ترينتو، ترينتينو، إيطاليا</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making eleven with the card you play: a King needs an Ace, and an Ace a King.</source>
        <translation>لعبة Scopa لا تؤخذ فيها إلّا أوراق تُكمل مع الورقة الملعوبة أحد عشر: الملك يريد آسًا، والآس ملكًا.</translation>
    </message>
    <message>
        <source>The first Ace takes only Aces</source>
        <translation>الآس الأوّل يأخذ آسًا فقط</translation>
    </message>
    <message>
        <source>If the first card of a round is an Ace, it does not take the whole table.</source>
        <translation>إذا كانت الورقة الأولى في الجولة آسًا فلا تأخذ الطاولة كلّها.</translation>
    </message>
    <message>
        <source>Brescia, Lombardy, Italy</source>
        <translation>بريشا، لومبارديا، إيطاليا</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a court goes only with the same court</source>
        <translation>لا يمكن أن تأخذ {card} {take}: لا تُجمع الصورة إلّا مع الصورة المثيلة</translation>
    </message>
    <message>
        <source>The courts have no number in this game.</source>
        <translation>لا عدد للصور في هذه اللعبة.</translation>
    </message>
    <message>
        <source>Who tie for the most cards share the points in this game.</source>
        <translation>في هذه اللعبة يتقاسم النقاط من تعادلوا في عدد الأوراق.</translation>
    </message>
    <message>
        <source>Two partnerships and fifty-two cards, twelve in each hand. Nobody has to capture, and a court takes only its like. {swords} score, and so does a capture of one suit, of three cards or of the card just laid.</source>
        <translation>فريقان واثنتان وخمسون ورقة، اثنتا عشرة في كلّ يد. لا أحد مُجبر على الأخذ، ولا تأخذ الصورة إلّا مثيلتها. أوراق {swords} تجلب النقاط، وكذلك أخذ من نوع واحد أو أخذ ثلاث أوراق أو أخذ الورقة التي وُضعت للتوّ.</translation>
    </message>
    <message>
        <source>{card} is not in the pack of this game</source>
        <translation>{card} ليست من أوراق هذه اللعبة</translation>
    </message>
    <message>
        <source>Only equal cards are taken, one from the table or somebody&apos;s whole pile by the card on top of it. Whoever has the most cards at the end wins.</source>
        <translation>لا تؤخذ إلا الأوراق المتماثلة: واحدة من الطاولة، أو كومة أحدهم كلّها بالورقة التي في أعلاها. يفوز من لديه أكثر الأوراق في النهاية.</translation>
    </message>
    <message>
        <source>{card} takes an equal card and makes no sums, so not {take}</source>
        <translation>{card} تأخذ ورقة مثيلة ولا تجمع، فلا تأخذ {take}</translation>
    </message>
    <message>
        <source>{card} takes one pile and nothing else, so not {take}</source>
        <translation>{card} تأخذ كومة واحدة لا غير، فلا تأخذ {take}</translation>
    </message>
    <message>
        <source>{card} can take {cards} from the table, so no pile</source>
        <translation>{card} يمكنها أن تأخذ {cards} من الطاولة، فلا تأخذ كومة</translation>
    </message>
    <message>
        <source>{card} is not equal to {take} on top of the pile</source>
        <translation>{card} لا تماثل {take} في أعلى الكومة</translation>
    </message>
    <message>
        <source>An Ace takes the whole table, unless there is an Ace on it, or any pile.</source>
        <translation>الآس يأخذ الطاولة كلّها، ما لم يكن عليها آس، أو أيّ كومة.</translation>
    </message>
    <message>
        <source>By choice</source>
        <translation>بالاختيار</translation>
    </message>
    <message>
        <source>If it takes no table card</source>
        <translation>إن لم تأخذ شيئًا من الطاولة</translation>
    </message>
    <message>
        <source>Taking piles</source>
        <translation>أخذ الكومات</translation>
    </message>
    <message>
        <source>A card equal to the one on top of somebody&apos;s pile takes that whole pile.</source>
        <translation>الورقة المماثلة لتلك التي في أعلى كومة أحدهم تأخذ تلك الكومة كلّها.</translation>
    </message>
    <message>
        <source>Only equal cards are taken, never several table cards.</source>
        <translation>لا تؤخذ إلا الأوراق المتماثلة، ولا تؤخذ عدّة أوراق من الطاولة أبدًا.</translation>
    </message>
    <message>
        <source>Nobody can call out where piles can be taken: no card is won for good.</source>
        <translation>لا يمكن لأحد إعلان فوزه حيث تؤخذ الكومات: فلا ورقة مضمونة.</translation>
    </message>
</context>
</TS>
