// Moth Court. An original story for Meowtale.
VAR nell = 0
VAR oriel = 0
VAR clue = 0
VAR name_given = false
VAR note = 0
VAR note_read = false
VAR lied = false
VAR widow = 0
VAR miller = false
VAR goose = false
VAR answered = false
VAR ring = false
VAR white = false
VAR ferry = false
VAR emperor = false
VAR food = false
VAR cuff = false
VAR alone = false
VAR seen = false
VAR sat = false
VAR promised = false
VAR kissed = false
VAR glass = false

-> dusk

=== dusk ===
Nobody may speak to the Queen, so they write. A petition is a strip of onion paper no longer than a finger, wound about a moth and tied with one hair from the petitioner’s own head. At dusk, all over the kingdom, people open their hands. The moths fly to the Queen’s lamps, and you unpick them.
You are thirty-four. At court you are called Reader, and for six years you have owned nothing woollen. Tonight is Closing Night, the last of the season. There will be frost.
* [Open the shutters]
    The hinges complain, in the voice of the Reader before you.
    -> window
* [Lay out the tweezers and begin]
    Three sizes, steel, your own. People have married for less.
    -> table

=== window ===
On the terraces the Queen’s lamplighter goes from post to post, a tall woman in a singed coat. On the east side the lamps wear glass, and what comes to them is heard. On the west nine lamps burn bare, and what comes to them has had its answer. Some dead king thought it fair, since it depends on the wind.
She looks up. “Good evening, Petronella,” she calls.
It is not Petronella. She has been guessing your name for eleven weeks, one a night.
* [“Colder than yesterday”]
    ~ nell = nell + 1
    “Colder than Ottilie?” She writes it on her cuff, with the others.
* [Tell her that it begins with M]
    ~ nell = nell + 2
    “I did the Ms in September!” she shouts up, honestly shocked, and a lamp stays dark while she goes through them again.
* [Close the shutters; you are working]
    “Good night, then,” say the shutters. “Possibly Petronella.”
- -> table

=== table ===
{table == 1:Your table is black slate, so that nothing small gets lost on it. Forty-one came in tonight, and thirty-seven are done.|The slate is emptier. You blow the dust off it, and cough, and the dust comes back.}{not hawk: A hawk-moth quivers under its paper, as fat as a debt.}{not ghost: A ghost swift lies open and white, the kind that widows send.}{not comma: A clothes moth no bigger than a comma has come in on foot.} And under the lamp, with its wings shut, sits a plain brown one that you keep not looking at.
* [The hawk-moth]
    -> hawk
* [The ghost swift]
    -> ghost
* [The clothes moth]
    -> comma
+ [The brown one]
    -> brown

=== hawk ===
Two black hairs, where the law asks for one: a man who pays his way. “Majesty,” he writes, “I owe the Bishop forty crowns for the mill. The Bishop has owed me sixty for flour since your wedding. I have explained subtraction to him. He says that it is not in scripture.”
You find that you are fond of the miller. It makes no difference, except to the order of the pile.
* [Put him on the top]
    ~ miller = true
    He will be heard while everybody is awake.
* [Put him where he falls]
    He falls thirtieth. That is also a kind of answer.
- -> table

=== ghost ===
The hair is gray and very long; she must have let it down to choose. “They have hanged my son for a sheep,” she writes. “I do not ask about that. I ask for the rope back, for it was ours, off the well, and I cannot draw water.”
You read it twice, which you do not do as a rule.
* [Leave every word as it is]
    ~ widow = 1
    You pin it flat, with a tweezer on each end. It wants to curl up.
* [Pencil in a line about mercy]
    ~ widow = 2
    You add the sort of thing that does well with ladies. It fits without a seam, and that is what is wrong with it.
* [Put it by until spring]
    ~ widow = 3
    There is a drawer for that. You have always told yourself that it is a kind drawer.
- -> table

=== comma ===
Clothes moths carry complaints about the neighbours. “Her goose looks at me,” says this one, tied in ginger. Beneath it, in another hand, and tied in black: “It’s her that looks at the goose.” They have shared the moth, because a second would have been tuppence.
* [Mark it for Lady Oriel, who could do with a laugh]
    ~ goose = true
    You put a small cross in the corner. In six years you have used nine.
* [Answer it yourself, on the back]
    ~ answered = true
    “Let the goose look,” you write. A Reader may not answer. It is remarkable how easily it is done.
* [Let the moth go, paper and all]
    It makes for the nearest tapestry, like everybody at court who has nothing to do.
- -> table

=== brown ===
You know the hair before you touch it. It is the color of a rusted nail and two fingers long, for she crops it herself over the lamp sink, and one end of it is singed. Nell Harrow can see your window from every post on the terrace. She has shouted half the calendar of saints at it. And she has gone and sent a moth.
It is addressed as they all are: to the Queen, by way of the glass.
* [Untie it]
    ~ note_read = true
    -> note_text
* [Put it up your sleeve as it is]
    ~ note = 1
    It lies against your pulse and keeps the time.
    -> oriel_comes
* [Hold it to the candle]
    -> milk

=== note_text ===
“Majesty. I have lit your bedchamber three hundred and ninety nights for an empty chair, and never said so. That is between you and the chair. I ask for one thing, glass for the west lamps. Nine would do it. If the answer is no I shall go at first frost, for I have counted what I burn, and I can’t count any more. Harrow, lamplighter.”
The window is already white at the corners. And next door, behind the gauze, sits the Queen to whom you read every night, and who answers with a bell.
* [Up your sleeve with it]
    ~ note = 1
    You have been told worse things by strangers. None of them smelled of lamp oil and soap.
    -> oriel_comes
* [Hold it nearer to the candle]
    -> milk
* [Into the pile, with the rest]
    ~ note = 2
    It lies between a drain and a dowry, and looks like anybody’s.
    -> oriel_comes

=== milk ===
~ note_read = true
~ note = 1
{note_text:You only mean to see it better.|You mean to be rid of it unread, but you read too fast: an empty chair, three hundred and ninety nights; nine panes of glass for the west lamps, or she goes at first frost.} The paper turns the color of tea, and between the lines of ink come other lines, written in milk. She would know what heat does.
“Reader. I know who unpicks them. Don’t read it out unless you’d stand beside it. Don’t burn it either, there’s been enough. The lamp room is open. I’ve got as far as P. H.”
* [Blow on it until it is cool]
    ~ nell = nell + 1
    Then up the sleeve. It stays warm for longer than paper should.
* [Say your own name to the candle, to hear it]
    ~ nell = nell + 1
    The flame leans away, like anybody told a thing too suddenly.
- -> oriel_comes

=== oriel_comes ===
Lady Oriel comes at eight, in the gray silk that is more darn than silk. At this court one reads rank by the mending, and she is mended in silver to the chin. She is the Queen’s Ear. She sits where she has sat for thirty-one years, on the low stool, with her back to nine thicknesses of gauze. Behind them is the tall chair, and the shape in it.
“Good evening, Reader. How many?”
* [“Forty-one, my lady”]
    ~ oriel = oriel + 1
    “Forty-one,” she tells the gauze, softly, as one tells somebody who is dozing.
* {note == 1} [“Forty, my lady”]
    ~ lied = true
    You have never lied to her before. It goes down like an oyster.
* [Look at the shape before you answer]
    ~ clue = clue + 1
    It looks like a shape in a chair. You had never asked it to do more. “Forty-one,” you say.
- -> reading

=== reading ===
You read; it is what you are for. Behind the gauze the little bell rings once for yes and twice for no. {miller:The miller goes first, and gets his yes. The Bishop will have to learn subtraction.|The miller comes thirtieth, when the candles themselves are yawning, and gets a no.}{goose: At the goose Lady Oriel puts a hand over her mouth, and leaves it there until it is safe.} {widow == 1:You read about the rope as it stands. The bell takes its time, and rings once.}{widow == 2:You read about the rope, and mercy. “That is not her word,” says Lady Oriel, and the bell rings twice.}{widow == 3:There is nothing tonight from any widow.}{widow == 0:The widow’s you have not seen before, and on the words “it was ours” your voice cracks. The bell rings once.}
* [Turn to the next]
    You have a voice for it, flat and clean, like a plate.
* [Listen to the bell, instead of the answers]
    ~ clue = clue + 1
    There is a sound before the sound: a small dry tick, as of a thread drawn tight.
- {note == 2: -> pile_read}
-> count

=== pile_read ===
It lies between a drain and a dowry, and you have begun before you can choose not to. You read it down to the last word, in the voice that you keep for drains. The bell does not ring. Lady Oriel is looking at your hands.
“Give me that,” she says. It is not the Queen’s Ear who says it. It is an old woman who has walked, in the dark, into something that she left there herself.
* [Give it to her]
    ~ note = 3
    ~ oriel = oriel + 1
    She folds it once, and again, until it is the size of a tooth.
* [Put it in your sleeve, with her watching]
    ~ note = 1
    “I see,” says Lady Oriel. “Then there are three of us.”
- -> offer

=== count ===
Lady Oriel counts on her fingers under the silk; she always has. “{lied:Forty, you told me. I make it forty, and one moth.|Forty-one, you told me. I have heard forty.}” The brown one is walking round the foot of the lamp with nothing to carry, rather lightly, like a man who has put down a piano.
“It is a long way to come with nothing to say,” says Lady Oriel.
* [Give her the strip]
    ~ note = 3
    ~ oriel = oriel + 1
    -> oriel_reads
* [Say that it came in bare; some do]
    ~ lied = true
    ~ nell = nell + 1
    “Some do,” she agrees. She goes on looking at your sleeve, the way one looks at a kettle.
    -> offer
* [Invent a petition on the spot]
    ~ lied = true
    -> invented
* [Say that you will read it when you choose]
    ~ nell = nell + 1
    A Reader has no such right. “Say that again,” says Lady Oriel. You do, and she sits up straighter than she has all year.
    -> offer

=== invented ===
“Majesty,” you begin, holding up nothing between finger and thumb. You give it to a girl in the north, who would like to be told whether the sea is real. Her uncle says so, but he has been wrong about cheese. You go on rather long. When you stop, the bell rings once, quite promptly.
“Yes,” says Lady Oriel. “It is real. I was taken to see it.” And then, in the same tone: “There is no paper in your hand, Reader.”
* [“No, my lady”]
    ~ oriel = oriel + 1
    “No,” she says. “I only wondered which of us would mention it.”
* {note_read} [“There is nobody in the chair, my lady”]
    ~ nell = nell + 1
    She does not turn round to look. Anybody else would have turned round.
* [Blow on your fingers, as if it had gone to dust]
    ~ answered = true
    She watches the dust that is not there until it has settled.
- -> offer

=== oriel_reads ===
~ note_read = true
She reads it to herself, holding it away at arm’s length, but her lips give her up: an empty chair, three hundred and ninety nights; nine panes for the west lamps, or the lamplighter goes at first frost.
“Nine panes,” says Lady Oriel. “Such a small thing. If it were a large one I could say no.” She does not burn it. She puts it up her own sleeve, among the silver darns.
* [Ask her for the nine panes]
    ~ nell = nell + 1
    “Ask me tomorrow.” There is frost tonight, you say. “Yes,” says Lady Oriel. “That would settle it, wouldn’t it?”
* [Say nothing, as you are paid to]
    ~ oriel = oriel + 1
    She pats your hand. It feels like being shut, kindly, in a book.
- -> offer

=== offer ===
“I am seventy,” says Lady Oriel, when the candles have been taken out. “I have grown to the shape of this stool. After tonight somebody else must be the Ear.” She twists the iron ring off her finger, the one that opens every gauze in the house, and lays it on your slate. “You read well, child. You leave out exactly the right things.”
It is meant as praise. It goes on ringing, like something dropped.
* [Take the ring]
    ~ ring = true
    ~ oriel = oriel + 1
    It is still warm. It fits the finger on which you would have worn another sort.
* [Ask what an Ear does all day]
    ~ clue = clue + 1
    “She remembers what somebody would have said,” says Lady Oriel. She seems surprised to have told you.
* [Leave it lying on the slate]
    ~ nell = nell + 1
    “Until midnight, then,” she says. You can hear it lying there all the way down the stairs.
- -> backstairs

=== backstairs ===
{backstairs == 1:Three hours until the Closing. At night the palace belongs to people with keys and no titles.|{backstairs < 4:The back stairs again, an hour later. Every landing smells of camphor.|The back stairs, and no more time; overhead they are tuning the fiddles.}} Down is the kitchen, and across from it the mending room; the door to the yard leads to the moth house; and right at the top, under the leads, is the room where {lamp_room:you could see a light when you looked up, and still can|Nell Harrow keeps two hundred lamps}.
* {backstairs < 4} [Up to the lamp room]
    -> lamp_room
* {backstairs < 4} [Down to the kitchen]
    -> kitchen
* {backstairs < 4} [To the mending room]
    -> mending
* {backstairs < 4} [Across the yard to the moth house]
    -> moth_house
* {backstairs < 4 and (clue > 1 or ring)} [To the drawer of things put by until spring]
    -> drawer
+ [To the Queen’s corridor]
    -> corridor

=== lamp_room ===
Two hundred lamps stand in rows with their glasses off, like a congregation with its hats in its lap. Nell Harrow has her sleeves rolled. She is forty or so, she whistles through a chipped tooth, and she is packing: a coat, a loaf, and one lamp glass wrapped in a stocking.
“Reader,” she says, and stops whistling. It is the first time that she has not guessed.
* [Say your name]
    ~ name_given = true
    -> name
* {note_read} [“Three hundred and ninety nights”]
    -> chair_talk
* [Ask what the bag is for]
    -> bag
* [Take a cloth, and start on the glasses]
    -> polish

=== name ===
“Marit,” you say. Nobody has said it in this building in six years, and it comes out stiff, like a coat from a trunk.
She tries it under her breath, once with the weight at the front and once with it at the back. “I did Marigold,” says Nell. “I did Mehitabel. On the ninth of September I did Murgatroyd.” She sits down among the lamps. “And it was right there.”
* [“Say it again”]
    ~ nell = nell + 2
    She does. She takes as much trouble over it as over a flame.
* [“Don’t use it in the corridors”]
    ~ nell = nell + 1
    “No,” says Nell. “I’ll keep it up here, with the things that catch fire.”
- -> hands

=== chair_talk ===
She puts the scissors down. “You’ve read it, then.” You say that it is your trade.
“First night I thought she’d gone to have a bath,” says Nell. “Then I thought she was dead and they’d not announced it. But her walking shoes had gone. You don’t take your walking shoes to be dead.” She picks a bit of black from a wick. “There’s a bolster in the chair, with a cloak on. I light it every night. I say good evening to it.”
* [“Why ask for glass, and not about the chair?”]
    ~ nell = nell + 1
    “The chair’s their trouble,” she says. “The moths come to me.”
* [“You could have told me”]
    ~ nell = nell + 1
    “You could have told me your name.” You think about that, and it comes out even.
- -> hands

=== bag ===
“There’s a frost,” says Nell. “I said that I’d go at the first one. I said it to a moth, so it’s official.” She shows you the glass in its stocking. It is a little crooked, and greenish, and has a bubble in it like a held breath. “I blew that at Low Ferry, before I came here. I won’t leave it behind to have grasses put in it.”
* [Ask if you may hold it]
    ~ nell = nell + 1
    She gives it to you as one hands over somebody’s baby, and doesn’t quite take her hands away.
* [Ask what there is at Low Ferry]
    ~ ferry = true
    ~ clue = clue + 1
    “A ferry. It’s low.” She grins. “And a glasshouse that’s never cold. They’ve a new hand there, they write. Sixty if she’s a day. Can’t cook. Holds the pipe like a sceptre.”
- -> hands

=== polish ===
You polish and she trims. There is a way to hold a lamp glass, by the shoulder, with the cloth inside and the light behind. She shows you, with her hand around the outside of yours. After that she has no reason to go on showing you, and goes on.
Outside it is freezing, one pane at a time.
* [Get it wrong, on purpose]
    ~ nell = nell + 2
    “You’re a terrible pupil,” says Nell, close to your ear. She does not sound sorry.
* [Get it right]
    ~ nell = nell + 1
    “Quick,” she says, and lets go, and looks at her hand as if it had been taken off a shelf.
- -> hands

=== hands ===
Her hands are worth reading: white nicks, brown shine, and across the left palm a burn from tonight, still red. “When a big one comes I put my hand over the flame,” says Nell. “Some nights you can turn them. This was a ghost swift. She’d come such a way.”
So that was how the widow came to the glass. You look at the palm that she came by.
* [Dress it with the salve you keep for paper cuts]
    ~ nell = nell + 1
    She hisses, and then watches the top of your head, all the way through, as if it were saying something.
* [Kiss the palm, beside the burn]
    ~ nell = nell + 2
    ~ kissed = true
    Two hundred lamps look on, with their hats off. “Well,” says Nell, when she is able to. “I’d have burned that one sooner.”
* [Tell her what the widow asked for]
    ~ nell = nell + 1
    “A rope,” says Nell, after a while. “I’d have put both hands.”
- -> backstairs

=== kitchen ===
By the hatch stands the Queen’s tray, under its silver dome. “Up it goes and down it comes,” says Mrs. Pell, the cook. “Not a crust left on it for a year. And I send parsnips. She can’t abide parsnips. She threw one at me, the summer of the flood; it’s the only time we met.” She folds her arms at the dome. “I thought, I’ll keep on till she throws another.”
* [Lift the dome]
    ~ clue = clue + 1
    Scraped clean. The spoon lies on its face, as Lady Oriel lays hers.
* [Say that you would like a parsnip yourself]
    ~ food = true
    She is so moved that she packs you two, hot, with a heel of cheese. It would do for a journey.
* [Ask whether she has told anybody]
    “Who’d I tell?” says Mrs. Pell. “I’d want a moth.”
- -> backstairs

=== mending ===
Old Fray darns for the whole court and knows what everybody does with their knees. “The Queen’s nightgowns come down of a Monday with the folds still in them,” she says through pins. “Twenty years I mended that woman’s elbows. She was murder on elbows. And not one hole since last autumn. Either she’s found peace, or she’s found other sheets.”
* [Ask what else is missing from the press]
    ~ clue = clue + 1
    “One brown cloak. One pair of shoes. And my second-best shears; and there’s long white hair in the grate, since you ask.”
* [Let her see to your cuff while you think]
    ~ cuff = true
    ~ nell = nell + 1
    She finds a hair on it, short, the color of a rusted nail. She says nothing. She threads it, and darns it in.
- -> backstairs

=== moth_house ===
The moth house is as warm as breath. Old Toll, who breeds them, has no eyebrows, and is never lonely. He puts a box with holes into your hand. “Emperor,” he says. “Not for treason, don’t look like that. That’s only what they’re used for. An emperor goes to the brightest thing in a room, and sits on it, and spreads. Whatever you’ve tied to him, everybody has to see.”
* [Take the box with you]
    ~ emperor = true
    Something turns over inside it, like a sleeper in a narrow bed.
* [Ask if any of them come from very far]
    ~ clue = clue + 2
    “Every full moon there’s one from Low Ferry, in white hair. My lady takes that one herself. Puts it by till spring.” He scratches where an eyebrow was. “It’s been spring, since.”
- -> backstairs

=== drawer ===
It is as deep as a coffin, and {ring:the iron ring turns in the lock as if it had been missed|you have always had a way with the lock}. You have put things in here yourself, and had never thought to ask who takes them out. Nobody does. Beneath the dowries, right at the back, lie twelve strips, each tied in the same white hair. One of them has been opened and closed so often that it has gone soft.
* [Read the soft one]
    -> white_letter
* {widow == 3} [Take back the widow’s rope]
    ~ widow = 1
    It is on the top, where you laid it. You owe somebody for two hours.
    -> backstairs
* [Close it; these are not addressed to you]
    ~ oriel = oriel + 1
    You hold it shut with your hip, as one holds a door on weather.
    -> backstairs

=== white_letter ===
“Oriel. I have learned to gather glass. I am bad at it, and nobody minds; do you know what that is like? I said that I was going for a shawl, and I was. It is so cold in that chair. But then I was on the road, and walking was warm. I shan’t be back. Tell them that I am dead, or that I am happy. Only don’t go on ringing my bell for me, dear. You will wear out your foot. Low Ferry, by the ovens.”
* [Take it with you]
    ~ white = true
    ~ ferry = true
    It weighs what a moth can carry. The stairs notice it all the same.
* [Put it back as she had it]
    ~ ferry = true
    ~ oriel = oriel + 1
    It has been folded along the same line so often that it folds itself.
- -> backstairs

=== corridor ===
Nine gauzes hang in the way to the Queen’s door, each put up by a king who was afraid of the last. You have never been beyond the third. From the far end a light is coming towards you, stopping and rising, stopping and rising: Nell Harrow, on her last round, with the pole on her shoulder.
“One more to light,” she says. “You could hold the taper. It’s allowed, if nobody asks.”
* [Hold the taper, and go in with her]
    ~ nell = nell + 1
    She lifts each gauze for you, and lets it down again behind you, like someone putting a child’s room to bed.
    -> chamber
* {ring} [Say that you must go in alone]
    ~ alone = true
    She looks at the iron on your finger. “I see,” she says, and gives you the taper, handle first.
    -> chamber
* [Stay outside; what you have not seen, you need not say]
    “That’s what I thought too,” says Nell. “For about a year.”
    -> summons

=== chamber ===
~ seen = true
A bed made like a letter. A fire that nobody has sat by. And the tall chair, and in it a bolster in the cloak of state, pinned at the neck, with a crown of wire, so that the shape should be right. {alone:You light the lamp beside it, and your hand shakes, and so does the shape.|Nell lights the lamp beside it. “Evening, ma’am,” she says, out of habit.} By the chair stands the bell. From the bell a black thread runs down and away, under the gauze.
* [Follow the thread with one finger]
    -> thread
* [Sit down in the chair]
    ~ sat = true
    You move the bolster over. It is lighter than anybody you ever obeyed.
    -> sit
* {not alone} [Take Nell’s hand]
    ~ nell = nell + 1
    -> chamber_kiss

=== thread ===
It goes from the bell to a hole in the skirting, and from the hole to the low stool on the other side, and there it ends in a loop worn shiny, of the size of a slipper. You think of the answers that you have carried down, these six years, and written out fair, and sealed. One for yes. Two for no. All of them from one old lady’s toe.
* [Pull it, once]
    ~ answered = true
    The bell says yes. You had not asked anything. It is oddly pleasant all the same.
* [Tie a small bow in it, and let it lie]
    She will find that somebody has been here, and meant no harm.
- -> found

=== sit ===
From in here the gauze is hardly there; it is only thick from the front. You can see the stool, your slate, the door, and through two windows both of the terraces, the east in its glass, the west bare. It is bitterly cold. She sat here for thirty years with that before her eyes, and was told that it was the wind.
* [Stay a little longer]
    ~ answered = true
    It fits you. Somebody ought to have warned you that it might.
* [Get up, quickly]
    ~ clue = clue + 1
    You would have gone for a shawl, too. You would have gone in your stockings.
- -> found

=== chamber_kiss ===
~ kissed = true
Her hand is dry and hot, like a cup. You have read out some hundreds of proposals in your time, in a level voice, and you know how they go. This does not go like that. She turns to see what you want, and you show her, and the taper burns down to your glove and you let it.
“{name_given:Marit|Reader},” she says, after a while, against your hair. “You’re on fire.”
* [“Only the glove”]
    ~ nell = nell + 1
    She puts it out between two fingers, as she does four hundred times a night, and keeps the glove.
* [Laugh, for the first time in that room]
    It goes up into the canopy and shakes down a year’s worth of dust.
- -> found

=== found ===
“She said that she was going for a shawl,” says somebody behind you. It is Lady Oriel, with the tray in both hands. “It was a Tuesday. I thought, I’ll keep her place until she’s back. And then someone asked a thing, and I knew what she would have said. I always did know.” She looks for somewhere to put down the parsnips.
* {white} [Lay the Queen’s letter on the tray]
    ~ oriel = oriel + 1
    She does not pick it up. “I know it,” she says. “I say it over in church.”
* [Promise to say nothing]
    ~ promised = true
    ~ oriel = oriel + 2
    “You needn’t promise,” says Lady Oriel. “You’ve a gift for it.”
* [Ask for the nine panes, here and now]
    ~ nell = nell + 1
    “They would ask why,” she says. “You grant one thing of your own, and they start to wonder who you are.”
* [Tell her that the court must hear it]
    “Then read it to them,” says Lady Oriel, very tired. “You are the only one they listen to. You and a bell.”
- -> summons

=== summons ===
The quarter bell goes. On your slate, beside {ring:the place where the ring lay|the ring}, somebody has put the card for the Last Petition, in Lady Oriel’s upright hand, as every year: “That the Queen may live for ever. Signed, all.” You button your linen up to the throat. {promised:You said that you would say nothing. You practise it in the mirror.|In the mirror you look like someone who has read something.}{cuff: At your wrist there is a darn, rust red, about as long as a word.}
* [Go down to the Long Gallery by the great stairs]
    -> gallery
* [Go by the ladder, over the lamp bridge]
    -> bridge

=== gallery ===
Four hundred people in linen, horn and holes are dancing with the windows open, so that the last moths may come in. The Bishop’s ermine is down to the tails. A lamplighter is not allowed on the floor; she goes round the edge of it with her pole, as night goes around a house.
The fiddles are playing the slow one, for which one needs to hold on to somebody.
* [Dance with the Bishop, since he asks]
    {miller:“Twenty crowns,” he says into your ear, stunned. “To a miller!” You tell him that it is only subtraction.|“A dull season,” says the Bishop. “One cannot see anything for moths.” You tread on him, with care.}
    -> closing
* [Dance with nobody, along the edge]
    ~ nell = nell + 1
    Four steps behind you, the whole way round, goes somebody lighting lamps that are lit already.
    -> closing
* [Climb up to her, on the bridge]
    -> bridge

=== bridge ===
The lamp bridge runs over the heads of the dancers, one plank wide and as hot as an oven. Nobody looks up, because of the drips. “Mind the third board,” says Nell. From up here the court is mostly bald spots. Her bag hangs on a nail. Below, the fiddles start on the one without a name, which they play once a year.
* {nell > 2} [Ask her to dance]
    -> dance
* [Ask her to stay until spring]
    “Glass, and I stay,” she says. “No glass, and I go. It’s not a thing I can do by halves. I’ve tried; that’s what the hand is.”
    -> closing
* [Tell her that you mean to read it out]
    ~ nell = nell + 1
    She says nothing for eight bars. “Then I’ll stand where you can see me,” says Nell.
    -> closing

=== dance ===
~ kissed = true
On a plank one dances chiefly by agreement. You have one foot on each side of hers, and the rest is trust, and the knowledge that if you fall you will fall on the Bishop. She smells of soap and lamp oil. At the turn, where the fiddles hold the note, your mouth is where hers is, and neither of you had to do much about it.
Somebody below feels a drip and does not look up.
* [Finish the tune]
    ~ nell = nell + 1
    You finish it. You go on a little after the fiddles, to be sure.
* {not name_given} [Tell her your name, in her ear]
    ~ name_given = true
    ~ nell = nell + 2
    “Marit,” she says, and nearly has you both off the plank. “I did the Ms! I did them in September!”
* [Go down before it ends]
    You go down the ladder one rung at a time, as one gets out of a warm bed.
- -> closing

=== closing ===
Midnight. Six footmen carry in the tall chair, gauze and all, with their eyes shut, as the law requires. Lady Oriel takes the stool before it. You are on the reading step with the card in your hand, and four hundred people are looking at your mouth. The Last Petition is always granted, whatever it is, because it is the last. No Reader has ever taken that to mean anything.
“Reader,” says Lady Oriel. “What do they ask?”
* [Read the card]
    -> card
* {note_read or note == 1} [Read out what the lamplighter asks]
    ~ note_read = true
    -> read_nell
* {white} [Read out the letter from Low Ferry]
    -> read_queen
* {emperor and note == 1} [Tie Nell’s strip to the emperor, and open the box]
    -> emperor_flies
* [Put the card down, and ask for something yourself]
    -> own

=== card ===
“That the Queen may live for ever,” you read. “Signed, all.” You hear the tick of the thread, and the bell rings, once. Everybody claps in gloves, which sounds like wings. Then on the lamp bridge one light goes down, low, and out: the one beneath which she was standing. That too is the law. A lamplighter who is leaving puts out her own.
Nobody but you looks up.
* [Go after her]
    -> yard
* [Stay on the step until they have finished clapping]
    -> after_card

=== read_nell ===
You read it in a voice that you have never used before; it is only your own. Three hundred and ninety nights. An empty chair. Nine panes of glass. At “Harrow, lamplighter”, four hundred faces tip back and find her up there on her plank, with her mouth open. She shuts it. She stands where you can see her.
The bell does not ring. And the court, one after another, begins to look at the gauze as though it were a curtain.
* [Step down, and draw it]
    -> gauze_falls
* [Wait for Lady Oriel to do it]
    -> oriel_draws

=== emperor_flies ===
He goes up as large as a hand, with the strip in tow, to the brightest lamp in the room. It is the one beside Nell. There he sits and spreads, and the lamp throws him on the ceiling, wings and paper, each letter as tall as a man: AN EMPTY CHAIR. NINE PANES. Four hundred people lean back and read it for themselves. You can hear their lips. For a whole minute nobody needs you at all.
* [Draw the gauze, while they are looking up]
    -> gauze_falls
* [Look only at the bridge]
    ~ nell = nell + 1
    She has read it too, with her hand flat on her chest, as if somebody else had written it.
    -> oriel_draws

=== read_queen ===
“I have learned to gather glass,” you read, and Lady Oriel’s lips begin to move. She has it by heart. You read about the shawl, and the road, and how warm it was. At “you will wear out your foot” she bends, with difficulty, and takes the loop of thread off her slipper, and looks at it as one looks at a thing found in one’s own pocket.
The Bishop has gone down on his knees, to nobody in particular.
* [Step down, and draw the gauze]
    -> gauze_falls
* [Read the last line to her alone]
    ~ oriel = oriel + 1
    “Low Ferry, by the ovens,” you say. “Is she warm?” asks Lady Oriel. “It does say warm?”
    -> oriel_draws

=== own ===
“I ask,” you say. It is strange to hear how it sounds, with nobody’s hair around it. “I ask that a woman should get back {widow == 1:her rope, as she was promised, and tonight, by a man on a horse|the rope off her well}.”
A Reader may not ask. But it is the last, and the last is granted. There is no tick and no bell. “Yes,” says Lady Oriel aloud, in her own cracked voice, and four hundred people turn and stare. None of them has ever heard her say it.
* [“And nine panes of glass, for the west”]
    ~ widow = 1
    ~ glass = true
    ~ nell = nell + 2
    “You are allowed one,” she says. You wait. So does somebody, overhead. “Oh, take them,” says Lady Oriel. “Take them off the bedrooms. I am so tired of being fair.”
    -> after_card
* [Curtsy, and go out by the lamp stairs]
    ~ widow = 1
    -> yard

=== gauze_falls ===
It is old, and it comes off its rings like the skin off milk: one, two, nine. There sits a bolster in a crown of wire. Somebody screams. Somebody else, at the back, near the kitchen door, says quite distinctly: “Well, that explains the parsnips.”
Lady Oriel has not moved. She keeps her eyes shut and her foot in its loop, like a child who thinks that this will make it night.
* [Give her your hand, to get up by]
    ~ oriel = oriel + 1
    It takes the two of you. She really has grown to the shape of it.
* [Face the court, and say that you did not know either]
    “You read to it,” says somebody. You did. You read to it in good faith, every evening, and it was never once rude.
- -> aftermath

=== oriel_draws ===
She gets up. It takes her a while. “She went for a shawl,” she tells them, and draws the gauze herself, fold after fold, and hangs each one on its hook, because she is a tidy woman. When the bolster is there for everyone to see she straightens its crown. “I kept her place. I think that I kept it well. If you had a yes from me, then it was a yes.”
Nobody says anything. A good many of them have had a yes.
* [Begin to clap]
    ~ oriel = oriel + 1
    It is a very lonely noise, and then, from overhead, there are two of you.
* [Ask her about the ones who had a no]
    “I remember those,” says Lady Oriel. “I could say you every one.”
- -> aftermath

=== aftermath ===
By two in the morning you have been called a traitor, a heroine and, by the Bishop, a novelist. Nobody has gone to bed. The tall chair stands in the middle of the floor with nothing in it, now that it is allowed to be empty, and people walk around it as around a hole. Tomorrow there will still be drains. Nell comes down the ladder with her bag on her shoulder{kissed:, and looks at you, and looks away, like somebody counting money|}.
* [Ask for a show of hands on nine panes of glass]
    -> hands_up
* [Take Lady Oriel the shawl off somebody’s chair]
    -> shawl
* [Go to Nell]
    -> yard
* [Sit down in the chair, before the Bishop does]
    -> chair_taken

=== hands_up ===
It has never been done, and so nobody knows how not to. You have to explain it twice: a hand is a yes. The ushers go first, because they are used to raising an arm. Mrs. Pell puts up a ladle. {goose:By the door a small ginger woman raises hers, sees who beside her has done the same, and keeps it there regardless.|Old Toll puts up both, and is made to take one down.} Nell does the counting. It is the one count this year, she says afterwards, that she did not mind finishing.
* [Hear the number]
    ~ glass = true
    Two hundred and nine. The Bishop asks what that leaves. The miller’s cousin, who plays second fiddle, tells him.
    -> terrace
* [Do not wait for it; go and take the glass off the bedroom lamps]
    ~ glass = true
    ~ nell = nell + 1
    You are back with nine in a laundry basket before they have got past a hundred.
    -> terrace

=== shawl ===
It is green, and it has only two holes in it. You put it round her. “Oh,” says Lady Oriel, and holds it closed. “Is that all it was?” {note == 3:She takes Nell’s strip out of her silver sleeve, the size of a tooth, and gives it back to you unasked.|She is lighter than she was behind the bell.} “Somebody should tell her that she can stop writing,” she says. “And somebody must do the mornings. I am going to lie down until spring.”
* [Say that you will go to Low Ferry and tell her]
    ~ ferry = true
    -> yard
* [Say that you will do the mornings, aloud, with the doors open]
    ~ glass = true
    “And the glass, I suppose,” says Lady Oriel, with her eyes shut. “Take it from my bedroom. I shall have my eyes closed.”
    -> terrace

=== chair_taken ===
You sit. You only mean to keep it warm. But they are so used to it: the noise stops row by row, hats come off, and the whole court goes down in front of you with a sound of starch. By your right hand there is the bell. They are waiting, all four hundred, to be told what you would have said. {sat:You knew that it would fit.|It fits. That is the terrible thing.} Nell has stopped at the foot of the ladder. She is the only one on her feet.
* [Ring it, once]
    -> ending_bell
* [Ring it, and order the nine panes]
    ~ glass = true
    -> ending_bell
* [Get up again, and say: hands, please]
    ~ nell = nell + 1
    -> hands_up

=== after_card ===
By one o’clock they are sweeping up wings. {glass:A footman goes by with lamp glasses on a tray, counting to nine.|The footmen carry out the chair, with their eyes shut.} Lady Oriel has stayed on the stool. “I am tired, child,” she says. {ring:She looks at the ring on your hand, and not at you.|She has brought the ring, and puts it into your palm, and shuts your fingers on it.} “You would do it better than I. More kindly, anyhow. It only takes a toe.” Down in the yard a bag is set on the ground, and picked up, and set down.
* [Take the stool]
    -> ending_bell
* [Run down to the yard]
    -> yard
* [Go to your window, to see her go]
    -> window_last

=== window_last ===
She goes along the west terrace with her bag on her shoulder, and at each post she stops, reaches up, and {glass:fits a glass over the flame. Nine times. She holds the last one to her ear first, to hear if it is sound.|turns down the flame. When she has done all nine, it is dark there for the first time since the old king, and a few moths go by overhead, with nowhere to be refused.} Then she stands under your window with her face turned up.
“{name_given:Marit|Queenie},” she calls, and waits.
* [Call back to her to wait]
    -> yard
* [Lift your lamp, so that she sees you]
    She lifts her hat. It is how one says good night from far away.
    -> ending_hair

=== yard ===
The yard is white, and every cobble has its own small light. Nell stands at the gate, with the glass in its stocking under her arm and her breath going up. {glass:“Nine panes,” she says. “I never thought what I’d do if it was yes.”|“I said first frost,” she says. “If I break it now, I’ll break it every year.”} She moves the bag to the other shoulder, and waits, like somebody at a lamp that might still catch.
* [“Let me get my coat”]
    -> road
* [“Go, then. But write”]
    She gives you a look that you will need tweezers for.
    -> ending_hair
* {glass or kissed} [“Stay. I’ll hold the ladder”]
    ~ glass = true
    She sets the bag down on the ice, so hard that the loaf comes out. “You’d better have a basket,” says Nell.
    -> terrace

=== terrace ===
Four in the morning, on the west side, with nine glasses in a laundry basket. You hold the ladder, and Nell goes up. The old ones are black to the top with what they burned; she wipes each post with her sleeve before she lets it have its glass. At the ninth, something comes in from the dark, late, with frost on it. It knocks. It knocks again, and sits down on the pane, white, outraged and alive.
* [Untie it, and read it out to whoever is awake]
    -> ending_glass
* [Leave it until Nell is down]
    ~ nell = nell + 1
    She comes down very slowly for somebody who does it every day. The last three rungs you are in the way, and stay there.
    -> ending_glass
* [Ask her which is the road to Low Ferry]
    ~ ferry = true
    “That one,” says Nell from up there, with the taper in her teeth. “Why? They’re lit now. You don’t mean to tell me you’d like to walk.”
    -> road

=== road ===
The road goes down between white hedges. You have your tweezers, a coat with horn buttons, six years’ pay{food:, two parsnips and a heel of cheese|, and half of somebody else’s loaf}. {name_given:“Marit,” says Nell now and then, to nobody, like a person trying a key.|At the first milestone you tell her your name. She has to put down her bag. “September,” she says. “I did them all in September.”} Behind you, small and square, the palace has left its lights on.
* [Take her hand, the one without the burn]
    ~ nell = nell + 1
    “Other one,” says Nell, and changes sides. “It’s cold. I’d like it on the burn.”
* [Read her the milestones aloud, in the voice for drains]
    She laughs until she has to hold on to one.
- {ferry: -> glasshouse}
-> ending_road

=== glasshouse ===
At Low Ferry there is a ferry, and it is low. In the glasshouse the oven is roaring, and before it, in her shirtsleeves, stands a woman of sixty with cropped white hair and the pipe held out like a sceptre. What is on the end of it was going to be a jug. She sees the tweezers in your pocket, and goes quite red.
“Oh dear,” says the Queen. “How is her foot?”
* [“Sore, ma’am. But she has stopped”]
    She sits down on a crate. The jug goes its own way.
* [“She would like to know if you are warm”]
    ~ oriel = oriel + 1
    “Tell her,” says the Queen, and has to begin again. “Tell her that there are shawls.”
- -> ending_road

=== ending_glass ===
# ending: glass on the west
They are read in the mornings now, aloud, with the doors open, and answered by whoever has come. It takes twice as long. {widow > 1:The first you read is the widow’s, as she wrote it. She has her rope by noon.|The widow has her rope. She writes to say that it is a good rope.}
At dusk {name_given:somebody under your window calls “Marit!” for no reason at all|somebody under your window has got to “Marit”, by way of all the rest, and sits down on the steps}, and you go out to hold the ladder. Every lamp wears glass. You have begun to own wool.
-> END

=== ending_road ===
# ending: the ferry road
You read for the ferrymen, and write for their wives, at a penny a page, hair not required. Nell blows lamp glass, a little crooked, greenish, with a bubble in each like a held breath. {glass:She sent the first nine off to be put away as spares, in a box marked WEST.|The first nine went up to the palace unasked, carriage paid, in a box marked WEST.}{glasshouse: At the next bench somebody of sixty ruins jugs.}
In the evening you light one lamp between you. What comes to the window may come in.
-> END

=== ending_bell ===
# ending: one for yes
You are kind. Everybody says so of the Queen, these days; they say that age has softened her. {glass:There is glass on the west, and what comes to it is heard, all of it, more than one toe can answer.|You ordered the glass for the west, in the first week, with your toe.} {answered:You had the knack from the start.|You learn to know what somebody would have said.}
Every night at ten the new lamplighter comes in with her taper. The last one would not say good evening to a bolster twice. At dusk {name_given:nobody calls your name|nobody gets it wrong} under the window.{chamber_kiss: You have one glove.} It is cold in here. You keep a shawl within reach.
-> END

=== ending_hair ===
# ending: a single hair
The first comes in May, brown and plain, on foot the last yard. You know the hair. “Dear {name_given:Marit|Q},” it says. “Blew forty today. Thirty-one stood up.” There is one every week, until the frost, and none of them asks for anything, so that you cannot file them. {glass:They come in by the west. There is glass there now.|They come in by the east. She must have told them which side.}
You have taken to wearing your hair down, in order to choose. Tonight you pull one out, and tie it, and open your hand.
-> END
