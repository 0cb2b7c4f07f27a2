// The Widow’s Orchard. An original story for Meowtale.
VAR love = 0
VAR judge = 0
VAR told = false
VAR he_told = false
VAR knows = false
VAR lied = false
VAR opened = false
VAR ate = 0
VAR cutting = false
VAR count = false
VAR named = false
VAR river = false

-> february

=== february ===
The Judge left the house and the orchard to you until Michaelmas. After that they are his cousin’s, unless you should by then be under the governance of a husband. You may not fell a tree. He always liked a sentence to have a lock at both ends.
He has been dead four months, by the hat that was found in the river. You are thirty-four. You are standing at the landing window, counting trees, ten, when a man comes up the lane through the snow with a roll of knives under his arm.
* [Go down and open the door yourself]
    ~ love = love + 1
    He has his fist up to knock, and looks at it, and puts it away.
    -> kitchen
* [Let him knock, and let him wait]
    He knocks once, and then he stands there like somebody who has all winter. The Judge never learnt to knock once.
    -> kitchen
* [Watch which tree he looks at first]
    ~ count = true
    He walks past eight of them without turning his head.
    -> kitchen

=== kitchen ===
His name is Jory Lanyon. He is a grafter, he says, and he has heard that there are apples here which nobody else has. Nobody else would have them: the village doesn’t eat from your side of the wall. He has a burnt cheekbone, and good hands, and thaws on your flagstones without sitting down.
“What’s a graft, then?” you ask. You know what it is.
“You cut the both of them,” he says, “and bind the hurts together, and keep the air out. It’s a second marriage. It takes if they’re the same age.”
* [Laugh, though it’s your first since October]
    ~ love = love + 1
    You’d forgotten that it uses the same muscles as the other thing.
    -> nine_trees
* [Say that he may stay until Michaelmas]
    “What happens at Michaelmas?” A good deal, you say.
    -> nine_trees
* [Ask to see the knives]
    They are as clean as a priest’s. He lays the smallest in your palm, handle first, and takes his hand away before he breathes.
    -> nine_trees

=== nine_trees ===
You walk him down the row. Each has its label, lead, in the Judge’s writing, let into the bark so that the bark has closed on it like a mouth on a coin: Tamsin, Dorcas, Bridie, Lettice, Ruth. Annis. Maud. Jessamy. Nobody at the house was ever called that for long. They were housemaids, mostly, all of age, he had a great respect for the law; and each of them gave notice and went home to her mother, and each time he was low, and planted something.
“Named for somebody?” says Jory Lanyon.
* [Say that they’re the Judge’s great-aunts]
    ~ judge = judge + 1
    ~ lied = true
    It’s what you were told when you were nineteen. It comes out in the same voice.
    -> ninth
* [Say that in fifteen years you never asked]
    ~ love = love + 1
    He looks at you as one looks at a well with a lid on.
    -> ninth
* [Say nothing, and walk on]
    Snow comes down off a branch between the two of you. There is no wind.
    -> tenth

=== ninth ===
The ninth is the youngest that has a name. Linnet, it says. He takes off his glove to read it, though it can be read without. He lays his bare hand round the stem, as you’d take somebody by the wrist to see how they are, and stays so while the snow fills the brim of his hat.
“Canker?” you say in the end.
“No,” says Jory Lanyon. “No. She’s sound.”
* [Leave him a moment with it]
    ~ love = love + 1
    You go and find something to do to a fence.
    -> tenth
* [Tell him that one sang in the scullery]
    ~ love = love + 1
    ~ knows = true
    “Flat,” he says; and then, too late, “I should think.” So that’s who he is. You put it where you keep things.
    -> tenth
* [Hurry him along; it’s cold]
    He comes. He leaves the glove on a branch, and later on it has gone in, up to the second finger.
    -> tenth

=== tenth ===
The tenth has no label. It has been in the ground four months, and it’s as tall as a man. It stands in a ring of bare wet earth, for the snow won’t lie there. It has three leaves out.
“In February,” says Jory Lanyon. He walks round it one way and then the other. You planted that, you tell him. It was the first that you were ever let. You have a way of standing here, on the side with your back to the house, because on the other side the ground gives.
* [Tell him never to touch it]
    “You’re the mistress,” he says, and steps back out of the ring; and you see him notice that his boots are dry.
    -> lodging
* [Let him take a cutting; he wants to so much]
    ~ cutting = true
    ~ judge = judge + 1
    -> thumb
* [Ask him what he’d do with it]
    “With that? Fell it,” he says. The leaves turn over, all three. “I’m told I mayn’t,” you say. He takes the loft over the press house, that same night.
    -> cousin

=== thumb ===
The knife turns in his hand; he says that it has never done so. It’s the ball of the thumb, and deep. Before you can reach him he has shut the wound on the cut end of the twig, as one would press a leaf in a book, and the sap and he run together down his wrist.
“That’s odd,” says Jory Lanyon. “That doesn’t hurt at all.” He begins to bind the two up with the same bast.
* [Pull the twig away, and tie the thumb with your own ribbon]
    ~ love = love + 1
    You tie it too tight. He looks at the top of your head the whole time, and doesn’t ask for it back when it’s healed, the ribbon, nor offer it.
    -> cousin
* [Fetch vinegar]
    ~ judge = judge + 1
    By the time you are back with it there’s nothing to put it on. He turns the thumb over to show you: a thin green line.
    -> cousin

=== lodging ===
He has the loft over the press house. All through the lent weeks you hear him at it, pruning, with a sound like someone quietly correcting you. He whistles between his teeth. He eats what you put before him and washes the plate. At night there’s a candle up there, and you know when it goes out, and it’s nobody’s business how you know.
In the fourth week he starts to leave things on the sill: a last year’s nest, a grey stone with a hole in. He doesn’t mention them. They are always things with the inside gone.
* [Leave him something back]
    ~ love = love + 1
    A button, a candle end, the yolk-coloured half of a letter seal. It goes on like a game of chess by post.
    -> cousin
* [Keep them, and say nothing]
    You keep them in the drawer where the Judge kept his seals. It smells better.
    -> cousin

=== cousin ===
Cousin Silas comes in April, with a tape. He measures the drawing room while he tells you how you’re bearing up. He has the Judge’s nose, but nobody behind it. At Michaelmas he is going to fell the lot, he says, for the timber and for the view; the will binds you, my dear, it doesn’t bind me.
They would have to grub the roots. Ten holes, and whatever’s in them. “I dare say you could marry,” says Cousin Silas, and looks up from the tape, and is amused.
* [Say that you dare say you could]
    He stops being amused at the door, on his way out, with one arm in his coat.
    -> proposal
* [See him off, and go straight down to the press house]
    You cross the yard without a shawl. It’s the fastest you have gone anywhere since October.
    -> proposal

=== proposal ===
Jory Lanyon hears it standing, with a scion in his teeth. You lay it out as the Judge would: item, a husband; item, before Michaelmas; item, in name. He’d have wages and a third of the fruit, and be gone the spring after with a paper. “And you?” he says round the twig.
You say that you’d have a roof. It’s not what you lie awake for. You have lain awake over ten holes.
* [Say: and I should like it to be you]
    ~ love = love + 2
    He takes the twig out of his mouth. He seems to have to look for somewhere to put it down.
    -> terms
* [Offer him half the fruit]
    “I don’t eat apples,” says Jory Lanyon, “but go on.” He spends that night at the anvil, making you something out of a ploughshare.
    -> wedding
* {knows} [Say: and you would have until Michaelmas to look for her]
    ~ love = love + 2
    ~ he_told = true
    It’s quiet enough to hear a bud. “How long have you known?” Since flat, you say. He nods. “She’s here, then,” he says. He isn’t asking it.
    -> terms

=== terms ===
He has one term of his own. Between your room and what used to be the Judge’s there’s a door, and it never had a key in your time; it had a husband. Jory Lanyon makes you one. He cuts it on the anvil in the press house out of a ploughshare, and tries it, and puts it in your hand.
“Your side,” he says. “I’ll not so much as try the handle. If ever it opens, you’ll have opened it.” And, when you don’t say anything: “Is that wrong?”
* [Say that nobody has ever given you an inside]
    ~ love = love + 1
    He turns that over for the rest of the day. You can see him at it, up the ladder, with the saw not moving.
    -> wedding
* [Test it, twice, in front of him]
    It turns like something that was never going to do anything else.
    -> wedding

=== wedding ===
You’re married in blossom, on the second Saturday in May. Nine of the trees are out, white with the pink coming through, like knuckles. The tenth has flowered as well, overnight, a dark red, and without any scent, and the bees go up to it and think better.
In church you say “I will” to the burn on his cheek. When the parson asks if any man knows cause there’s a noise from the orchard, across the road, of a bough shifting its weight.
* [Look only at Jory]
    ~ love = love + 1
    He’s looking at your hand, where he’s put the ring, as if he’d grafted it there and was waiting to see. He still has hold of it at supper, when they tune the fiddle.
    -> dance
* [Look round]
    ~ judge = judge + 1
    In the doorway there’s a strip of sun, and beyond it something red.
    -> supper

=== supper ===
They come, since it’s a supper, but they don’t touch the pie. There’s a fiddle. There is Mrs Gedge, who has laid out everyone in this parish who was ever laid out, sitting by herself under the window with her hands turned up in her lap, as though somebody were about to give them something.
Jory holds out his own hand, by way of asking. There’s pitch on it; he has scrubbed at it till it bled and there’s still pitch on it.
* [Dance]
    -> dance
* [Go and sit by Mrs Gedge]
    -> gedge

=== dance ===
~ love = love + 1
He dances like a man crossing a stream, looking for the next stone, and then all at once like one who’s fallen in and doesn’t mind. You go down the middle and up again. Fifteen years ago you were led. Now each time the figure parts you he opens his hand and lets you go, and each time you notice who it is that comes back.
“You’re counting,” he says into your hair.
“I always count,” you tell him.
* [Count out loud]
    By nine he’s laughing. You stop at nine.
    -> door
* [Lose count]
    ~ love = love + 1
    You have not done that since you were nineteen, in this house.
    -> door

=== gedge ===
~ count = true
“I did the Judge’s mother,” says Mrs Gedge, “and his first wife, that he never talked of. Tamsin. She’d a mark round her neck like a bit of velvet. After her I did none of them, for none of them died. They gave notice.” She watches the dancing. “Nine girls, home to their mothers. I know some of those mothers.”
Her hands stay open in her lap. “He’d ordered a tenth before he went,” she says. “The nurseryman told me. He’d had the label cut.”
* [Say that you know; you’ve got it]
    ~ love = love + 1
    It’s in the flour, at the bottom of the crock. It is lead, and well lettered, and it says your name. Mrs Gedge closes her hands at last. “And where’s the Judge, then?” she says. You look at her. “Ah,” says Mrs Gedge, and pats the bench.
    -> door
* [Say that he went in the river]
    ~ judge = judge + 1
    “His hat did,” says Mrs Gedge.
    -> door

=== door ===
By one they have gone. You’re in your room in your shift. {terms:The key is in your hand.|In your hand is the key he has made you for the door to what used to be the Judge’s room, which never had one. If it opens, he says, it will be you that opened it.} Under the door is a line of candle, and two places in it where the light is stopped. He’s standing there. He isn’t doing anything.
“I’m not going to knock,” says Jory’s voice. “I wanted to say good night, and that I’m going to go and lie down, and that I won’t be sorry if it’s tomorrow, or if it’s not.”
The two dark places don’t go away, though. He’s as bad at going as you are.
* [Turn the key]
    ~ opened = true
    ~ love = love + 1
    -> night
* [Sit down on the floor, on your side, and talk]
    ~ love = love + 2
    -> threshold
* [Say good night]
    “Good night,” he says, and you hear him mean it, and you lie until four with your eyes open, getting used to that.
    -> orchard

=== night ===
It opens towards you; that’s another thing that you had never known about it. He says your name as though he’d like to see what it’s made of. He asks, and waits, and asks, and it strikes you as the strangest thing about him, how he waits, how there’s nothing behind the waiting with its hat on. So you tell him what you’d like. You’ve never had to find words for it. There turn out to be plenty.
Afterwards the candle’s out, and you couldn’t say which of you did it.
* [Sleep, with the door open]
    Towards morning you think that there’s someone in the orchard, walking the row, stopping at each. You think it’s a dream. It has the Judge’s cough.
    -> june
* [Lie awake, and learn him by heart]
    ~ love = love + 1
    You begin with the thumb. There’s a thin green line in it, like the thread in a banknote.
    -> june

=== threshold ===
So you sit, with your back against the oak, and after a bit there’s a creak and the oak gives, an inch lower down than you’d have thought, and that’s him. You talk until the birds. He tells you about rootstocks. You tell him about being nineteen. He says the names of pears, of which he has a great many, and you never had one here, the Judge thought them loose; and somewhere about the jargonelle, and the Catherine, you put your hand flat upon the door behind you. You don’t say so.
“Is that you?” says Jory. “It’s gone warm.”
* [Turn the key, now that it’s light]
    ~ opened = true
    ~ love = love + 1
    He’s asleep on his knees, with his cheek to the wood, and falls in. You’ve never laughed in that room. You do it into his collar, and then you leave off laughing.
    -> june
* [Say yes]
    “Good,” says Jory. And he goes to see to the bees, and you hear him whistle the whole way down.
    -> orchard

=== june ===
In June they thin the fruit; one takes four in five, so that the fifth should come to something. He’s up in Lettice with his sleeves rolled. He’s brown. You hold the ladder and look at what there is to look at, since he is yours in law. And he’s humming, and it’s a while before you hear what.
It’s the evening hymn, with a turn in the third line, which isn’t in the book. The Judge used to put it in. He did it to show that he could.
* [Ask him where he had that tune]
    -> hum
* [Call up to him, by his name]
    ~ named = true
    ~ love = love + 1
    “Jory,” you say. He stops. “That’s me,” he says, smiling down, and he thinks, and the smile takes a moment longer to be sure. He doesn’t hum it again that day.
    -> orchard
* [Hum the next line]
    ~ judge = judge + 1
    The two of you finish it together. You had no idea that you still knew how to breathe where he breathed.
    -> box

=== hum ===
“What tune?” He listens after it, like somebody who’s been told there is something on his back. “I must have got it off the wind. It’s what that one makes, nights,” and he nods down the row to where the tenth stands, with its leaves on edge. It’s up to the eaves now. It has set one apple, on the side towards the house.
He rubs his thumb along his jaw, with the nail. {cutting:It’s the cut thumb.|He never used to do that.} The Judge did that when he was going to pass sentence.
* [Take hold of the hand, and keep it]
    ~ love = love + 1
    It’s a good while in yours before it’s only a hand.
    -> orchard
* [Ask him not to sleep on that side]
    “My dear,” says Jory, and frowns, as if he’d trodden on a stair that wasn’t there. “I don’t know why I said that,” he says.
    -> box

=== orchard ===
{orchard == 1:Midsummer. The early ones are ripe, and no bigger than a thimble. You have lived off this wall for fifteen years without once biting into anything it grew. But lately, when you walk down the row at dusk, the boughs on either hand come a bit lower than they need to, as women lean in when there’s somebody in the next room.|The row again, and the light going. They make room for you. There’s time to hear out one more, before he calls you in.}
* [Take one from Tamsin]
    -> tamsin
* [Take one from Ruth]
    -> ruth
* [Take one from Linnet]
    -> linnet
* [Go in]
    Behind you nine trees let out a breath.
    -> box

=== tamsin ===
~ ate = ate + 1
It’s sharp, and then it isn’t. And you are somebody with a narrow ribbon to her throat, standing at a looking glass, and there’s a man behind you doing it up. “He was forty before he planted any,” says the sourness in your jaw. “I was the only one he was married to, but you. He wept like a child. He had to have something to put there, he said, so he’d not have to see the place.
“It makes no odds how you cut it,” says Tamsin. “It comes up from the root.”
* [Ask her how one deals with a root]
    ~ count = true
    “You ask the one underneath to let go,” says Tamsin. “Only they never will while they’re being fed.” Fed on what? “On you, pet,” says Tamsin. “On hush.”
    -> second
* [Spit out the pips, and plant them]
    Outside the wall, in the lane, with your heel.
    -> box

=== ruth ===
~ ate = ate + 1
Ruth is a keeper; she’s like wood in June and you have to work at her. She comes a word at a time. “I knew. I’d found the hole. I thought: it’s for a tree. One does. It was such a good big hole.” You chew. “You found yours. What did you do, that I didn’t?”
You poured his cider, you tell her. You held up the lantern, because he wanted to show you how well he’d squared it. And you stood there, holding up the light, until he’d finished.
* [Ask whether that was wrong]
    “It was quick,” says Ruth, with longing. “Was it foxglove? I had it in my hand.”
    -> second
* [Eat her, core and all]
    ~ love = love + 1
    It’s little enough. It takes you until it’s dark, and you’re not hungry for two days.
    -> box

=== linnet ===
~ ate = ate + 1
~ knows = true
She’s sweet, and a bit flat. “He’s come, then,” says Linnet, all down your chin. “I said he would. I wrote to him on the Sunday that I’d something to tell. Has he still got his burn? I did that, with the flat iron, I was six. He told Mam that he’d leaned on it.”
You look up the row. There’s your husband with a basket on his hip, standing on one leg to scratch the other, and you wonder how you could have needed to be told.
* [Tell her he’s well]
    ~ love = love + 1
    “He’s not,” says Linnet. “There’s two of him. You’d best say something to the one that’s mine.”
    -> second
* [Ask her what she had to tell]
    “That I’d seen the label,” says Linnet. “Four years early, it was. He’d had yours by him for years. He used to take it out and polish it.”
    -> box

=== second ===
The core’s in your palm, and you’ve juice to the elbow. In an upper window of the house there’s a lamp, and somebody passing and repassing in front of it, slowly, hands behind his back.
Jory is down at the bees. You can see him from here.
* {ate < 2} [Go back along the row, to another]
    -> orchard
* [Go in, and up]
    You take the stairs two at a time, and there’s no one. There’s a lamp, trimmed as the Judge liked it, and on the desk his box of papers; and, pushed in behind, a smaller one, of tin, that isn’t his.
    -> box

=== box ===
It’s Jory’s tin. You have dusted round it since May. It isn’t locked; nothing of his is. {he_told:You know what’s in it, for he has told you: eleven letters, from a sister.|You’ve a fair idea what a man keeps, who walks by eight trees to come to the ninth.} Through the floor you can hear him at the pump, sluicing his neck.
Then the pump stops.
* [Open it, and read]
    -> letters
* [Carry it down to him, shut]
    ~ love = love + 1
    -> he_tells
* [Push it back, and be found dusting]
    ~ judge = judge + 1
    He comes up behind you without a sound. “Always so neat,” he says, “my dear.” You look round so fast that you knock the lamp; and it’s Jory, wet, with his mouth open, listening to it die away.
    -> handle

=== letters ===
~ knows = true
There are eleven, in a round hand. The mistress is kind but she isn’t there. The mistress gave me her second-best gloves. The Judge asked was my family living, and I said a brother, and he asked did he travel. And the last: I’ve a thing to tell you, come on Sunday, come by the lane, ask for her, not him.
Ask for her. You hadn’t known there was anybody in that scullery who thought you might be asked for.
“I’d have shown you,” says Jory in the doorway. “I was only waiting till you’d something to show me.”
* [Say: then sit down]
    ~ love = love + 1
    ~ he_told = true
    He sits on the Judge’s carpet with his wet head against the Judge’s desk. “Linnet,” he says. “She’d be twenty-six.”
    -> you_tell
* [Say that she went home to her mother]
    ~ lied = true
    ~ judge = judge + 2
    He looks at you for a long time with great attention, and nods, and folds the letter. He folds it in three, and runs his nail along, as lawyers do. “Just so,” he says.
    -> handle

=== he_tells ===
~ knows = true
~ he_told = true
He dries his hands first. Then he sits down on the pump trough and opens the lid and tells you. Linnet; six years younger; she had a place here, and letters, and then none. He asked, and was told she’d gone home to her mother. “Our mother was dead,” says Jory. “I’d have thought somebody’d have looked that up.”
He came with his knives to see how the ground lay. He’d meant to hate you. “I gave it a fair try. I’d got it as far as the Tuesday.”
* [Tell him about the tenth tree]
    -> you_tell
* [Hold him, and tell him nothing]
    ~ love = love + 1
    You can do that, hold, without a word, you’re a master of it. Over his shoulder the tenth has got its head above the roof.
    -> handle

=== you_tell ===
~ told = true
~ love = love + 2
You’ve never said it, so you don’t know how it goes. It goes: last October he dug a tenth one. He was so pleased with it. He’d got the tree on order and had the label cut, and I found it, and it was my own name, with such a nice serif. So I put a handful of foxglove in his cider; and when he’d gone down on his knees to square the corners, I held the lantern. I filled it in. I planted what he’d bought for me, on top.
“That’s who’s growing,” you tell him. “And there are nine who had no lantern.”
* [Wait]
    -> answer
* [Say that he may fetch the constable]
    “On foot?” says Jory. “It’s eight miles, and I’ve just got my wife to talk.” He holds your hand, the one that held up the light. You both talk, till there’s no oil.
    -> handle

=== answer ===
Jory doesn’t speak for as long as it takes a wick to want trimming. He has gone white round the burn. Then he says: “Did it take long?” About as long as the hymn, you say; and he breathes out.
“I’d have used a knife,” he says, “and been hanged, and they’d be lying there yet.” He takes your hand, the one that held up the light, and turns it over, and puts his mouth to the middle of it. Outside a heavy bough comes down on the path, a green one, without any wind at all.
* [Pull him down on the Judge’s carpet]
    ~ opened = true
    ~ love = love + 1
    “Here?” says Jory. Here, you say; and it’s a long time before either of you gives a thought to the window, or to what’s tapping at it.
    -> handle
* [Go out with him, arm in arm, and say good night to nine trees, by name]
    ~ named = true
    He does the ninth himself, with his forehead on the bark. You go on a little, and find something to do to a fence.
    -> handle

=== handle ===
It is the last night of July, and too hot for a sheet. {opened:You’ve had the door standing open for weeks; but tonight there was thunder, and it slammed to, and you’re alone in your half with the key on the sill.|You’ve locked it, as every night, and hung the key on its nail.} You’re almost off when you hear it.
It’s the handle. It goes down slowly, and all the way, and up again. It’s being tried, by somebody who is in no hurry, and has a right to.
Jory has never tried the handle. It’s the one thing that he swore to.
* [Say: Jory]
    ~ named = true
    -> called
* [Say: Crispin]
    -> crispin
* [Say nothing, and hold the key in the lock with both your hands]
    -> hold

=== called ===
~ love = love + 1
“Jory,” you say. “Jory Lanyon. You’ve a burn from a flat iron, and don’t eat apples. You gave me a stone with a hole in it. Jory.” You go on. You tell the door all you know of him, and it’s a good deal, you’d no idea you had been putting by so much.
The handle comes up. Somebody on the other side slides down the wood to the floor. “Say it again,” he says, in a voice like a sleepwalker’s on a roof. “I’d got as far as the wrong end of the passage.”
* [Open, and sit with him till it’s light]
    ~ opened = true
    ~ love = love + 1
    He shakes like a wet dog. He asks for your ribbon, and you tie him to the bedpost by the wrist, at his own request, with a bow.
    -> hole
* [Say it again, through the door, all night]
    By morning the word has gone soft, as leather does. But it has held.
    -> study

=== crispin ===
~ judge = judge + 1
“Crispin,” you say. It’s the first time in nine months, and the dark in the room comes to attention.
“There,” says the door, with such fondness. “I knew that you’d keep a place for me. You’ve let them run about the house, my dear, and you’ve taken to eating between meals. It shall all be forgiven.” The handle goes down again. “What, locked?” says the Judge. “From your side?”
* [Say that it was a wedding present]
    ~ love = love + 1
    Nothing answers. In the morning he’s asleep on the mat in his shirt, is Jory, with his bad thumb in his fist, like a child that has been told it will come off.
    -> hole
* [Say: yes, sir]
    ~ judge = judge + 1
    It said itself. It had been waiting on your tongue for nine months, with its hands folded.
    -> study

=== hold ===
You hold it. On the other side it’s held too; you feel it through the iron, quite gently, a patient, even weight. Neither of you makes a sound. It’s like a very formal dance.
You think of the ploughshare, and how he had the bellows going half the night for it. You think that he made this against himself; that he’d looked at what was coming down the passage before ever you did, and had put the only key on your side.
* [Hold on until the cocks crow]
    ~ love = love + 1
    You have the mark in your palms for a week, wards and all. They look like letters.
    -> study
* [Kiss the lock]
    ~ love = love + 1
    It’s the nearest thing you’ve got to his mouth. You feel the weight go off it; and someone says, beyond, very low, “Oh.”
    -> hole

=== study ===
In August he moves into the study. It’s for the accounts, he says, the light’s better. There’s ink on his cuffs. He’s kind, he’s absent, he has begun to call the kitchen “below”. When you take in his tea there’s a page before him that he has filled from edge to edge; and you know the hand, you’ve been sentenced in it.
“What am I writing?” says Jory. He’s sweating. He doesn’t look up. “I can’t tell what I’m writing. What does it say?”
* [Read it to him]
    -> order
* [Take the pen away, and break it]
    ~ love = love + 1
    It bleeds on the blotter, a good deal more than a pen holds. He lays his head on your hip like a man who’s been let down off a wall.
    -> hole
* [Say that it’s only the accounts]
    ~ lied = true
    ~ judge = judge + 1
    “Good,” he says, and dips it.
    -> hole

=== order ===
You read it as you’d read out a recipe. It’s to the nurseryman. One standard, as before, well rooted; to be delivered at Michaelmas; and a label, lead, same lettering. He’s left a space for the name, and then he’s put it in. It isn’t yours. It says: Jory.
“He doesn’t want you in a hole,” you say. “He wants you out of the house. He means to live in it.”
“With you,” says Jory. He’s taken hold of the edge of the desk. “He means to live in it with you.”
* [Put it on the fire]
    ~ love = love + 1
    It burns like green wood, whistling. It’s the evening hymn, and you both stay to see it out.
    -> hole
* [Keep it, with the other label, in the flour]
    You’re getting to be a collector.
    -> hole

=== hole ===
There is a new hole in the orchard. You find it by falling short of it, on the first of September, in the mist: eleven in the row, squared, with the turf laid by. There’s a spade standing in the heap. He’s lying asleep on the grass beside it with earth to the elbows, and his mouth a little open, and he’s never looked so much like the boy in somebody’s letter.
You could reach the spade without waking him.
* [Wake him]
    -> wake
* [Get down in it, and lie there, to see whose size it is]
    -> lie_down
* [Take the spade, and fill it in]
    ~ love = love + 1
    -> fill

=== wake ===
“Jory,” you say, at his ear, and he comes up out of it by stages, as you bring up a bucket. He sees his hands. He sees the hole. “I dreamt I was planting,” he says. And then, because there’s no one he would sooner have tell him: “Is it me? In there? Or am I the one who puts them in?”
You’ve been asked for a good many things, by husbands. Nobody’s asked you that.
* [Say: you’re the one I’d hold the lantern for]
    ~ love = love + 1
    He thinks about both the ways that could be meant. “All right,” says Jory.
    -> harvest
* [Say that you don’t know any more]
    ~ judge = judge + 1
    You watch that go in. It goes all the way to the bottom, and something down there is pleased to have it.
    -> harvest

=== lie_down ===
It’s too long for you by a foot. There’s a root come through the wall at the head end, red, as thick as a wrist, with fine hairs on it that stir when you breathe. You look up at an oblong of white. You lie there and think, so this is what they saw; and you think, he’d squared it so nicely.
A head comes over the edge. You’ve never heard a man make that noise. He’s down there with you, he’s got you by both arms, he’s saying your name, your own, like someone beating out a fire.
* [Tell him that you were only measuring]
    ~ love = love + 1
    “Don’t,” says Jory, into your neck. “Don’t ever be only measuring.” It’s a while before either of you climbs out. The root draws back from you both like a finger from a candle.
    -> harvest
* [Show him the root]
    ~ love = love + 1
    He gets out his smallest knife and cuts it; and up at the end of the row, and in his own thumb, something screams.
    -> harvest

=== fill ===
You do it properly, in layers, and tread each one. You’ve had the practice. By the time the mist lifts, there’s a bed of raked earth in the grass, a man’s length. You put in marigolds.
He has sat up, and he’s been watching you for you don’t know how long, with his arms round his knees. “You’ve a lovely action,” says Jory, “for a lady.” Then he cries, and you lean on the spade, and let him, with the sun coming through.
* [Ask him to marry you]
    ~ love = love + 1
    “I did,” he says. No, you say, to stay.
    -> harvest
* [Hand him the rake]
    The two of you do the edges. Nobody could ever tell, and you both look at it and think that.
    -> harvest

=== harvest ===
September, and the press going day and night. The nine have never borne like this. They let go at a touch, they fill your skirt. {ate > 0:You hear them murmur in the baskets, down in the dark of the press house, like a dormitory.|Down in the press house, in the dark, you’d swear that the baskets were whispering.}
The tenth has its one apple. It’s as big as a child’s head, and a red you could warm your hands at. On the eve of Michaelmas it drops off, of itself, and rolls as far as the step.
* [Bite it]
    -> taste
* [Carry it to the river]
    ~ river = true
    You hold it under with both hands till it stops. It goes down past the weir where they found the hat. There’s a green line across each of your palms when you look, but they’re only wet.
    -> michaelmas
* [Take it in, and put it on Jory’s plate]
    ~ judge = judge + 2
    You wanted to see what he’d do. That’s what you say to yourself. He looks at it, he doesn’t eat apples, and he picks up his knife, and peels it in one long piece, as the Judge did, to show that he could.
    -> michaelmas

=== taste ===
~ judge = judge + 1
It tastes of a good dinner, fifteen years ago, and being admired. “There you are,” says the Judge behind your teeth. “I’ve missed our talks. You’ve done so well, my dear. You held that lantern like a caryatid; I thought: I’ve made that. And you’ve picked me out such a body. The thumb’s a trifle rough.
“Leave it all to me,” he says. “Swallow.”
* [Spit]
    ~ love = love + 1
    It lands on the step and goes brown, with a hiss. You rinse your mouth with water, and cider, and ash, and you can still taste how well you had done.
    -> michaelmas
* [Swallow]
    ~ judge = judge + 1
    It’s only a mouthful. Everyone’s got somebody in them.
    -> michaelmas

=== michaelmas ===
Cousin Silas comes to dinner with a notary, a tape, and two men with axes, who are given theirs in the yard. “And is there a husband?” says Silas, over the soup. “Are we governed?”
{judge * 2 > love:“Sit up, Silas,” says the head of your table, in a voice that’s been dead a year; and Silas does, he’s half out of his chair before he has gone grey. The notary writes: a husband. Jory’s eyes look at you out of the face, like someone at an upstairs window.|“I’m not much of a hand at governing,” says Jory. “I do as I’m bid, I prune, and I’m very much married.” There is a bit of ribbon round his wrist, and it’s yours. The notary, who’s a romantic, writes it down as he said it.}
So the house is yours. They’ll go in the morning. It’s the night that’s left.
* [Go down to the orchard, and ask them what to do]
    -> counsel
* [Go up, and sit on your bed, with the key]
    -> last_night

=== counsel ===
There’s a moon, and they’re bare already, all nine, they’ve given everything that they had. Up at the end he stands over the roof with not a leaf gone. You ask. {ate > 0:You know their voices now, it’s like a kitchen with the door shut: Tamsin says, the root. Ruth says, the cup. Linnet says, the gate, I’d have gone by the gate, I’d got my hand on it.|You don’t get words. You get a bough that points at the woodpile, and one that has dropped a purple bell of something at your foot; and one, the ninth, stirring towards the lane.}
“You can’t all be right,” you tell them. But it seems they can.
* [Go in, and up, and think]
    -> last_night
* {told or he_told} [Stop at the woodpile on the way]
    ~ love = love + 1
    It’s the long axe, with an ash helve. Jory put a new edge on it in May, and hasn’t used it. He was told he mayn’t.
    -> last_night

=== last_night ===
You sit and hear him come along the passage. There are two ways of walking in it. One puts down its heels. The other one goes like somebody crossing a stream, and every few steps it’s gone, and then you hear it find the next stone.
On the washstand are the things you’ve brought up with you, as one lays out for a journey: a cup of the new cider, a lantern, a shawl. {named:“It’s Jory,” says the door, very carefully. “I think it is. I say it to myself.”|The steps stop. Two places go dark in the line of light.}
* {told or he_told} [Open the door, give him the lantern, and take up the axe]
    -> axe
* [Strip the leaves from the foxglove, and warm the cider]
    -> cider
* [Put on the shawl; there’s a back stair]
    -> gate

=== cider ===
You know how much. It’s less than you would think, and it wants honey. {judge * 2 > love:He sits down across the hearth in the Judge’s chair, and crosses his ankles, and holds out a hand for it without looking.|He sits down on the fender at your feet. He’s so tired. He holds out both hands for it, like somebody at a font.} “You’re very good to me,” he says. It’s what they both would say.
There’s one way to tell. There is a thing that the Judge never in his life knew about a housemaid.
* [Ask him what his sister did with the flat iron]
    -> test
* [Give him the cup]
    -> end_again

=== test ===
{judge * 2 > love:“What an odd question, my dear,” he says. “What sister?” And he smiles, and runs his thumbnail along his jaw; but there’s water coming out of one of his eyes, and going down the burn. He’s still looking at it, where it has fallen on his hand, when you take up the cup.|“She was six,” he says. “She was ironing the cat.” He stops. His whole face comes up, like a man’s who has got an arm over the side of the boat. “I said that I’d leaned on it. Oh, my love. What’s in the cup?”}
* {judge * 2 <= love} [Throw it on the fire, and fetch the axe]
    ~ love = love + 1
    It goes up blue.
    -> axe
* {judge * 2 > love} [Hold his hand while he drinks]
    -> end_again
* [Set it down between you, take the shawl, and go]
    -> gate

=== axe ===
There’s one moon and two of you. It has put its roots out over the path; they’re down the well, they’re under the step. Jory holds up the lantern. He’s got his free arm through yours, and with every yard you go it’s heavier. “He’s talking,” says Jory. “He says I’ll come down with it. We’re grafted. He says: ask her if she’d rather have half.”
You’ve got the helve in your hands. Behind you, along the row, nine trees are creaking like stays.
* [Strike]
    -> end_axe
* [Give Jory the axe, and take the light]
    ~ love = love + 1
    “You’ve held it before,” he says. “You know how.” You hold it high, so that he can see what he’s about; and this time you look, the whole time, at the one who’s living.
    -> end_axe

=== gate ===
The back stair comes out by the dairy. You’ve never been through the lane gate on foot; the Judge drove you in by it, at nineteen, and it has been locked since on account of the deer. You go along the row, and each of them puts something in your shawl. It’s the last ones, from the top. It makes nine.
{river:The river’s loud tonight, as if someone in it had a lot to say.|Over your head it’s all red leaf, and a voice in it, saying how cold you’ll be.} At the gate you find that the key fits. It would. He made it out of a ploughshare; he made it to go both ways.
* [Leave it in the lock, so that he can follow, if he’s still anybody]
    ~ love = love + 1
    -> end_windfall
* [Lock it behind you, and throw the key back over]
    -> end_windfall

=== end_axe ===
# ending: The axe
It takes till dawn. It bleeds, and you’d expected that; it begs, in your own voice, and you hadn’t. At the last stroke Jory goes down on his knees with his hand held out in front of him, and the thumb’s gone, clean, as a scion drops when it hasn’t taken. He looks at the place. “That hurts,” he says, with joy.
The two men help you grub the roots for a shilling. Mrs Gedge comes with her sleeves up, for nine, and at last there’s something in her hands. You carve the stones yourselves. {told:On the tenth there is only a date, and you’ve told the constable which; he’s written down “river”. He had an aunt called Maud.|You’ve still a thing to tell him, about a lantern. You tell him that night, with the door open. “I know, love,” says Jory. “You talk in your sleep. I was only waiting to be told.”}
You plant pears. He whistles, between his teeth, nothing that you’ve ever heard before.
-> END

=== end_again ===
# ending: Widow
You held his hand. It took about as long as the hymn. {judge * 2 > love:At the end the Judge went out of the eyes first, like a man leaving a theatre, and for a moment there was Jory, by himself, with a green line round his mouth. He looked about for you. “Well held,” he said.|It was only at the end, when he said your name the way he always said it, to see what it was made of, that you knew for certain who’d been in the chair.}
You planted a pear. It’s eleven in the row, and the prettiest; it leans to the house. You’re thirty-five. In February a man comes up the lane, through the snow, about the pruning. You’re standing on the landing, counting.
You go down to let him in. You’ve begun to hum, on the stairs, and it is a minute before you notice the turn you put in the third line. You do it quite well.
-> END

=== end_windfall ===
# ending: Windfall
By sunrise you’re eight miles off, with wet feet, on a road you have never seen, and nobody’s wife. You stop and eat the first of the nine, out loud. It’s Linnet. You plant her pips in the next ditch, and tell the ditch her name. You do that all the way to the sea.
{love >= judge * 2:In April there’s a knock at a door by the harbour. It’s a single knock. He’s thin, there’s a leather cap where he had a thumb, and he stops well short of the mat. “I felled it,” says Jory. “I mayn’t, so I did. I’ve not come for anything. There was a key.” He holds it out to you, handle first.|They tell you that the house fell in that winter. A red tree came up through the stairs. There’s a man lives under it, they say, who takes off his hat to every woman that goes by in the lane, and asks if she’d be so good as to say his name.}
{love >= judge * 2:You look at the key for a good while. “Come in,” you say. “It isn’t locked.” You had no idea how well it would sound.|You’re never short of apples. They come up in all the ditches, behind you, in the right month. Children eat them. You can hear them from the road.}
-> END
