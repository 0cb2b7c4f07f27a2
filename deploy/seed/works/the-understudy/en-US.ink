// The Understudy. An original story for Meowtale.
VAR near = 0
VAR nerve = 0
VAR lines = 0
VAR accepted = false
VAR told = false
VAR note = false
VAR rowed = false
VAR close = false
VAR first_name = false

-> boat

=== boat ===
Every night at twenty to ten I lie down in the bottom of a boat. It is a plywood boat on castors, and it belongs to the last act of The Salt King. The audience sees Corin Vail step into it and sit. They don’t see me, flat on my back between his boots, with a torch in my teeth and the script on my chest.
For four acts he needs nobody. Then he steps in here and it all goes out of his head, every night since October. Tonight, in the Corn Exchange at Merrow, I hear him breathe in. Nothing follows.
* [Whisper him the line]
    -> boat_whole
* [Whisper him half the line]
    ~ lines = lines + 1
    -> boat_half
* [Wait, and see if it comes]
    ~ near = near + 1
    -> boat_wait

=== boat_whole ===
“What will you pay?” asks the Ferryman. That is Bram, who has a cold and rows like a man beating a carpet.
“My crown,” I whisper. “My crown,” says Vail above me, in that voice, as if he had just thought of it and it hurt. I give him the next one, and the next. It is like putting coins into a beautiful machine. The house cries where it should. I lie in the dark with the whole last act in my mouth, like a dog with an egg.
-> blackout

=== boat_half ===
“What will you pay?” asks the Ferryman. That is Bram, who has a cold and rows like a man beating a carpet.
I whisper “My”, and stop. Overhead a silence opens, one second, two. I can see the underside of his chin. “Crown,” says Vail. “My crown.” It comes out rough, with a burr on it. It isn’t the beautiful voice. It’s better. Bram is so surprised that he forgets to row. After that I halve everything, and Vail finds the other halves by himself, hands out, like a man crossing a kitchen in the dark.
-> blackout

=== boat_wait ===
I wait. It is the longest thing I have ever done. Bram, who plays the Ferryman and has a cold, rows. Bram rows some more. In row C somebody unwraps a sweet.
Then Vail’s hand comes down out of the light, inside the boat, where nobody can see it, and opens. He isn’t asking for the line. I don’t know what he is asking for. I put two fingers into it, and he shuts his hand on them, and I whisper and he speaks, line after line, all the way over.
-> blackout

=== blackout ===
“If you must row, row slowly. I am looking.” That’s the last of it. He says it out over the stalls, to the King’s lost shore, and the lights go. Then he always climbs out over me without a glance, the way you step over a dog you respect. Tonight he stops, one leg in the boat.
“Pell,” he says in the dark. “Have you ever seen it from the front?”
I haven’t. I have heard that act through plywood for four months.
“Nor have I,” says Corin Vail. He takes the torch out of my teeth, wipes it on his cloak, and gives it back.
* [Ask him what it’s like when the lines go]
    -> dressing_ask
* [Ask nothing. There is the beard to get off]
    ~ near = near + 1
    -> dressing_beard
* [Start on the load-out]
    -> loadout

=== dressing_ask ===
“White,” he says, in the cupboard they have given us to dress in. “You know how they’ll paint a wall and forget to tell the people in the house? I walk along to Act Five, I’ve walked it two hundred times, and there is a wall, still wet. I can smell it.” He unlaces the King’s boots. “Doctors have had a look. There is nothing wrong with me. I’d rather hoped for a blow to the head.”
* [Ask him what happened in October]
    “Nothing happened in October,” says Vail. “That was the trouble with it.”
    -> loadout
* [Offer to hear his lines, away from the boat]
    ~ near = near + 1
    “You’d be the seventh,” he says. But he looks me over, as if there might be luck in sevens.
    -> loadout

=== dressing_beard ===
The beard is crêpe hair and spirit gum, and since the dresser left it is mine to take off. I work inward from the ears with a brush and a saucer. He shuts his eyes. People buy tickets for this face, and I have it by the jaw, tilted to the bulb. Under the King there is a man of forty-one who cut himself shaving.
“You do the other acts along with me,” he says, not moving his mouth. “In the wings, under your breath. You do the second one better.”
* [Say that I don’t]
    ~ near = near + 1
    “You do,” he says. “It’s a nuisance. I’ve started listening for it.”
    -> loadout
* [Ask him: better how?]
    ~ nerve = nerve + 1
    One eye opens. “Good,” he says. “I wondered whether you wanted it.”
    -> loadout

=== loadout ===
By midnight The Salt King is in the van: a palace, a sea, two thrones, a boat, and seven people. Hester drives, since nobody else can find second gear. She owns us, more or less; she is sixty, and no one has ever heard her apologise. Pim, who runs the stage and the lights, has the front seat and the map.
In the back, among the costumes, there is a gap the size of two men or one throne. Vail is in half of it already, with the King’s cloak over his knees.
* [Get in beside him]
    ~ near = near + 1
    -> van_back
* [Squeeze in front with Pim]
    -> van_front
* [Lie down in the boat. I know the way]
    ~ lines = lines + 1
    It is the best bed in the van. Through the plywood I can hear him going over Act One, and I run Five underneath it, so that between us there’s a whole play.
    -> digs

=== van_back ===
In the dark the van is all knees. He gives me half the cloak, which is velvet on the outside and army blanket within. At every bend the sea leans on us. He goes through Act One in a murmur, then Two, Three, Four, like a man telling beads, and where Five should be he says, “And so on.”
He falls asleep against the second throne. Around the county line it turns out not to be the throne. I have two hours in which to think about my left shoulder.
* [Hold still as far as Tollan]
    ~ near = near + 1
    When he wakes he says “I do beg your pardon” to the throne.
    -> digs
* [Say the first line of Act Five, very low, to the top of his head]
    ~ lines = lines + 1
    He frowns in his sleep, like somebody hearing his name in another room.
    -> digs

=== van_front ===
Pim eats boiled eggs out of a sock and tells me things. “It was Laurie Ash that rowed, before Bram. Three years. People came twice in a week, only for the boat. Then in October, in Lissom, he gets a telegram. A film. There’s a car at the stage door, and off.” She peels another. “Corin stood there with his hair wet and asked was there any word. There wasn’t any word. He’d left the key of the props box.”
* [Ask whether the two of them were]
    “I do the lights,” says Pim. “I see everything and I say nothing.” She salts the egg. “Yes. But I don’t believe they ever mentioned it.”
    -> digs
* [Watch the road]
    ~ nerve = nerve + 1
    I watch the road. Somewhere behind me, through a plywood sea, a voice has started on Act One.
    -> digs

=== digs ===
Mrs. Gannet of Tollan lets to theatricals, because she once fell in love with a juggler. She has a room for Hester, a room for the ladies, a sofa for Bram’s cold. “And the Blue Room,” says Mrs. Gannet, “for the two gentlemen.”
The Blue Room is green. It has two beds, and between the beds stands a wardrobe the size of a chapel. “So that you needn’t look at each other,” she says kindly.
-> night_room

=== night_room ===
On the ceiling, over the top of the wardrobe, I can see his light, and the shadow of a page going over. Then it is dark, and behind the walnut a voice begins, no louder than a tap. He does the whole King, four acts, lying down. He gets as far as the landing stage.
“What will you pay?” he asks himself. He stops. The house ticks.
* [Answer him]
    ~ lines = lines + 1
    ~ near = near + 1
    -> night_answer
* [Lie still, and breathe like a sleeper]
    -> night_still

=== night_answer ===
“My crown,” I tell the wardrobe.
A long pause. “You have done without that since the tide before last,” says the wardrobe. He has all of the Ferryman. It is only his own part that’s gone.
“My name, then.”
“I have a boatful.”
So it is Corin Vail who rows, and I am the King, flat on my back in a green room, and he takes me across, stroke by stroke, up to the last line. I stop there. It’s his.
“Go on,” says the wardrobe.
* [Say it to him]
    ~ near = near + 1
    “If you must row,” I say, “row slowly. I am looking.” It goes up over the walnut and doesn’t come back. “Yes,” he says, after some time. “That is how it goes.”
    -> beach
* [Tell him it’s his to say]
    ~ lines = lines + 1
    “Then we’ll be here until breakfast,” says Vail, and I hear him turn over, and I hear that he is smiling.
    -> beach

=== night_still ===
“You’re awake,” says the wardrobe. “You breathe in verse when you’re awake.”
I say nothing, in prose.
“I used to do all of it like this, lying down. I had somebody to do it with. It’s a foolish way to learn a part, off a person. Then the person goes, and he has the book.” The bed creaks. “Good night, Pell.”
* [Say good night]
    “Good night, Mr. Vail,” I say, and I can feel the Mister lie there between us like a bolster.
    -> beach
* [Tell him that my name is Jude]
    ~ near = near + 1
    ~ first_name = true
    “I know it is,” he says. “I’ve been saving it.”
    -> beach

=== beach ===
Tollan has a beach of grey stones and a kiosk. We are free until four. He has brought his script and I have brought a flask.
“Teach me, then,” says Vail, and holds out both wrists like a man being arrested. “Six people have tried. They sat me in chairs. They made me learn it backwards. One of them hummed. Where does one look for a thing like that?”
* [In a real boat]
    -> lesson_boat
* [In the margins of his script]
    -> lesson_script
* [In October]
    -> lesson_october

=== lesson_boat ===
~ lines = lines + 1
~ near = near + 1
The kiosk lets us have the Doreen for an hour. I take the oars. Ten yards out, getting wet, we find it: whoever rows sits backwards. Whoever is rowed sits facing him. On our stage the King gazes out over the stalls at his lost country. In a boat the country is behind you. There is nothing to see but the man with the oars.
“If you must row,” says Vail slowly, “row slowly. I am looking.” He is looking straight at me, rain on his eyelashes. “Oh,” he says. “It isn’t about the shore.”
* [Row slowly]
    ~ near = near + 1
    It is the only way I can. We go round in a large, careful ring.
    -> tuesday_show
* [Row back, before it gets deep]
    ~ nerve = nerve + 1
    I bring us in with four strokes and a crab. He gets out first and gives me his hand, as he does for queens.
    -> tuesday_show

=== lesson_script ===
His script has swollen to twice its thickness. Acts One to Four are clean. Act Five has been torn out and stuck back in with stage tape, by Pim, he says, who went through the bins in Lissom. Down its margins runs a pencil that isn’t his. Breathe here. Look up. Longer. At the end, beside the last line, very small: don’t let me hear that you’ve practised this.
“Laurie Ash,” says Vail. “He rowed me for three years. It was good advice. I never gave him any.”
* [Give him my own copy, which is clean]
    ~ lines = lines + 1
    There is nothing in it but my name and a ring of tea. He reads it through like a letter from somebody new.
    -> tuesday_show
* [Offer to rub the pencil out]
    ~ near = near + 1
    “Go on, then.” It takes most of an hour. He blows the crumbs off each page himself, and every time he watches where they go.
    -> tuesday_show

=== lesson_october ===
“There was a man who rowed,” Vail tells the sea. “Laurie. Three years. I want you to understand that there was never a word about it. There was the boat. Two hundred times he looked at me across an oar, and I said that line, and I thought: well, that’s said. He has heard it. And he had. It was in the script.” He throws a stone to skim. It sinks.
“You can’t blame a man for going without goodbye,” he says, “if you only ever spoke to him in verse.”
* [Find him a flatter stone]
    ~ near = near + 1
    It skips five times. He is so pleased that he forgets to be sad, and then looks guilty, and then pleased again.
    -> tuesday_show
* [Say that some people would rather be told]
    ~ nerve = nerve + 1
    ~ near = near + 1
    “Would they?” says Vail. He looks at me as if I had come in early, on somebody else’s cue.
    -> tuesday_show

=== tuesday_show ===
Tollan Institute: a hundred and six in the house, and a dog. {lines > 2: Tonight he wants me for six lines. Six. For the rest of it I lie there like a spare tyre and listen to him find it, and what I feel, God forgive me, is a draught.|He wants me for nearly all of it still. But he has begun to leave me gaps and to breathe in them, as one holds a door for somebody with a tray.}
Then, on the last line, he looks down. He has never looked down. A hundred and six people and a dog see the King gaze for a moment into the bottom of the boat.
* [Look back]
    ~ near = near + 1
    I forget the torch. I must have looked like a lit window.
    -> hester
* [Point at the shore, where he’s meant to look]
    ~ nerve = nerve + 1
    He looks where I point. He’s a professional. So am I, which is beginning to be a nuisance.
    -> hester

=== hester ===
Hester sends for me on Wednesday. She receives in the van. “You know it,” she says. “Every word. I’ve heard you in the wings, going like a kettle.”
On Saturday we play Varne, and Madame Orlo is coming, who has a theatre in the capital with a roof that doesn’t leak. She takes one piece each spring, together with its lead. “Twenty-two years I’ve nursed this company. I can’t put a man in front of her who is worked from below, like a sink. You’ll go on as the King. He needn’t hear of it before Friday.”
* [Say yes]
    ~ accepted = true
    ~ nerve = nerve + 2
    -> hester_yes
* [Say no]
    ~ near = near + 1
    -> hester_no
* [Ask her for time]
    ~ nerve = nerve + 1
    -> hester_wait

=== hester_yes ===
It comes out before I have consulted anybody. Six years I’ve been an understudy. I have stood behind nine kings and a talking horse, and not one of them ever so much as caught cold. I have a mother who asks what I am in.
Hester writes it in the book, in ink. “Get his boots stretched.” Then she takes off her glasses, which she doesn’t do. “I went on as the Queen once, for one night. It’s a good night. You won’t get it cheap.”
* [Ask her what hers cost]
    “My sister,” says Hester, putting the glasses back. “It was her part.” On my way in I pass the kitchen, where Delphine is doing the accounts.
    -> kitchen
* [Go and see about the boots]
    They are smaller than they look. So is he, I think, when he’s asleep.
    -> yard

=== hester_no ===
“No,” I say. Hester looks at me over her glasses, as she looks at a piece of scenery to see if it would bear a person.
“Because you can’t? Or because of him?”
I tell her that I’d sooner be asked one thing at a time.
“It’s no kindness to keep a man propped up,” says Hester. “I have seen it done with walls. In the end it’s the wind decides.” She writes nothing down. She leaves the line for Saturday open, and turns the book so I can see how open it is.
* [Tell her that he is getting it back]
    ~ lines = lines + 1
    “Then he’s got until Saturday to get it quicker,” she says. I go and find him.
    -> yard
* [Go and sit in the kitchen]
    It is full of Delphine, and of receipts.
    -> kitchen

=== hester_wait ===
“You may have until the half on Saturday,” says Hester. “Thirty-five minutes before curtain up I write down a name. If you’ve said nothing by then I shall toss Bram.”
She fills the cup of her thermos and hands it to me, which is an honour, and terrible tea. “You think that it’s a betrayal. It’s a vacancy. Nobody was ever the better for an empty chair.”
Outside, Vail goes by with a loaf under his arm and pats the side of the van, as one would a horse.
* [Follow the loaf]
    He walks like a man who believes that nobody is looking. It’s quite different. It’s better.
    -> yard
* [Ask who else knows]
    “Delphine,” says Hester. “She’d have to take up the cloak.” So I go and find Delphine.
    -> kitchen

=== kitchen ===
Delphine plays the Queen and keeps the books, and can do both at once. Mrs. Gannet’s table is white with receipts. “I know all about it,” she says. “You can’t hide a thing from a ledger. There’s a line in it for boots.”
She licks a stamp. “I was married to an actor. I was married to two. They’ll forgive you for leaving. They’ll forgive you for the man on the lights. The one thing they can’t forgive is to hear it from somebody else.”
* [Ask her how she would say it]
    “Over food,” says Delphine. “They hear better when they’re chewing.”
    -> yard
* [Say that there is nothing to tell]
    ~ nerve = nerve + 1
    “No, dear,” says Delphine, and adds me up, and carries one.
    -> yard

=== yard ===
He is in the yard, doing the quarrel from Act Two at Mrs. Gannet’s hens. On the wall there are two plates, the loaf, and a piece of the good cheese, the kind we can’t afford.
“The brown one is against me,” says Vail. “Sit down. You’re thin as a cue. I have had an idea about the crown.”
He has put the bigger piece on my plate. He thinks that I don’t see him turn it round.
* [Tell him about Saturday]
    ~ told = true
    ~ near = near + 1
    -> tell
* [Eat the cheese]
    -> hide

=== tell ===
I tell him, and not well. He goes on cutting cheese until all of it is in equal pieces.
“She is right, of course,” says Vail. “I would have done it sooner.” {accepted: “And you said yes.” “I said yes.” “Good. I’d have thought the less of you.” He means it. That’s what is so hard to forgive.|“And what did you tell her?” I tell him that, too. He looks at me for a while as if I were printed very small.}
He gives the rind to the brown hen. “Then you had better learn the crown,” he says. “It slips. There’s a trick to it, with the left eyebrow.”
* [Let him show me the crown]
    ~ nerve = nerve + 1
    ~ near = near + 1
    He sets it on my head with both hands, and steps back, and for a moment forgets to take the hands along.
    -> storm
* [Say I’d rather hear him say that line]
    ~ lines = lines + 1
    ~ near = near + 1
    “So would I,” says Vail. “Every night. I’m as curious as anybody.”
    -> storm

=== hide ===
It is good cheese. His idea about the crown is that the King should hand it over like a hat, to a man who has taken his hat at the door for years. I say it’s a good idea. It is. I put a crust in my pocket for no reason, and all afternoon I can feel it there, going hard.
“You’re quiet,” he says.
“I’m an understudy.”
He laughs. I would like it noted that I hadn’t earned that.
* [Write it to him in a note, and put it in the cloak]
    ~ note = true
    I put it in the King’s pocket. I take it out. I put it in. By the last time the paper has gone soft as cloth.
    -> storm
* [Tell myself that Friday is soon enough]
    ~ nerve = nerve + 1
    It’s what Hester said. I have always been quick with other people’s lines.
    -> storm

=== storm ===
On Thursday the river gets to Hexcombe before we do. Half the town can’t come, and the other half has come by tractor. In the middle of Act Two every light in the Memorial Hall goes out. Nobody screams; they are farmers. Pim sets a row of bicycle lamps along the stage.
And Bram finds me in the wings, grey, with one hand on his throat. His cold has got everything now. He has no voice at all. He holds out the Ferryman’s oilskin. Somebody has to row.
* [Put on the oilskin]
    ~ rowed = true
    ~ nerve = nerve + 1
    -> storm_row
* [Give it to Pim. Somebody has to lie in the boat]
    -> storm_below

=== storm_row ===
It was made for Laurie Ash; his name is still in the collar. With my feet braced there is no room for anyone in the bottom of the boat. Nobody to whisper. I sit with my back to where we’re going, and Vail steps in and sits, and there he is, a yard off, lit from below by nine bicycle lamps.
“What will you pay?” I ask.
I watch it leave his face. I watch the white come. He looks down into the boat, and I’m not there. Then he looks up.
* [Row, and wait for him]
    ~ near = near + 1
    ~ lines = lines + 1
    Four strokes. Five. “My crown,” he says, as if he’d found it in my face.
    -> storm_line
* [Say it for him, as though the Ferryman had guessed]
    ~ nerve = nerve + 1
    “Your crown, I suppose,” I say, which no one ever wrote. “My crown,” he says, with such relief that somebody claps.
    -> storm_line

=== storm_line ===
We get across. It is partly Act Five and partly two men being polite to each other in a flood. At the end he hasn’t got the line. I can see that he hasn’t. He leans forward, which he’s not supposed to, and says, low, so that only the front rows have it:
“Slowly, would you? I’d like to go on looking.”
It isn’t the line. It’s the line with its coat off. One of the lamps goes out. In all of the Memorial Hall not a chair creaks.
* [Stop rowing altogether]
    ~ near = near + 1
    I let the oars trail. We drift, on castors, in the dark, towards the tractors.
    -> afterstorm
* [Row, as slowly as I can]
    ~ lines = lines + 1
    He counts the strokes, I think. I can see his lips move. It’s the first time I have seen him learn something.
    -> afterstorm

=== storm_below ===
Pim rows, cap down, with a torch in her teeth out of habit. I lie where I lie. It’s too dark in there to read, and I find that I don’t need to and haven’t since November. I shut my eyes and give it to him by heart. Somewhere around the King’s name he stops taking it. He says a line before I do. He says the next. I lie moving my lips, like someone in church.
Then the last line, and nothing. I whisper it. “Thank you,” says Vail, out loud, in front of all Hexcombe, and says it.
* [Laugh, in the bottom of the boat]
    ~ near = near + 1
    It shakes the hull. The farmers take it for the sea.
    -> afterstorm
* [Put a hand on his boot]
    ~ near = near + 1
    ~ lines = lines + 1
    He presses the boot down, not hard, the way one answers a knock.
    -> afterstorm

=== afterstorm ===
The bridge goes at half past ten. The tractors take their people home, and nobody can take us. So the company sleeps in the stalls, on rows of tip-up seats, underneath the play: Hester beneath the sea, Delphine in her own train, Bram steaming like a horse. Pim turns the last of the lamps to the wall. There are two cloaks left, and one of them is wet.
“Row F,” says Vail. “It has the hot pipe.”
* [Share the dry cloak, in row F]
    ~ near = near + 1
    -> cloak
* [Take the wet one, and row G]
    -> row_g
* [Sleep in the boat]
    ~ lines = lines + 1
    It waits up there on the stage, on its castors. Some time before morning a cloak comes down over the side, dry, still warm, and nobody says a word about it.
    -> launderette

=== cloak ===
Tip-up seats were not made for this. We lie head to head along the pipe with the velvet over us both, like two kings on one tomb. His hair smells of spirit gum.
“I’d forgotten that it could be funny,” he says to the ceiling. “Being looked at.”
“I wasn’t laughing.”
“No. I mean that I wasn’t frightened.” His hand lies on the velvet by my ear, palm up{boat_wait:, as it came down to me in the boat on Monday}.
* [Put mine in it]
    ~ near = near + 1
    He doesn’t close it at once. Then he does. Nothing else happens, and it goes on happening until the caretaker comes with the tea.
    -> launderette
* [Turn over, before I do something unrehearsed]
    “Quite right,” says Vail, after a while, to the pipe.
    -> launderette

=== row_g ===
The wet cloak weighs as much as a calf. I lie a row behind him and look at his ear through the gap between two seats. He isn’t asleep either.
“Six years, Hester says. Always behind somebody.”
“One gets a good view.”
“Of what?”
Of backs, I tell him. Of what their shoulders do in the last second before they go on. I could tell you any one of them by the shoulders.
He thinks about that. “And mine?”
* [Tell him: they brace]
    ~ near = near + 1
    “As if somebody were about to call you back,” I say. The ear goes still. “Nobody has,” says Vail, “so far.”
    -> launderette
* [Tell him that they’re very good shoulders]
    ~ near = near + 1
    ~ nerve = nerve + 1
    “Good Lord,” says Vail, and coughs, and for some time the seats of row F are heard to creak.
    -> launderette

=== launderette ===
No show on Friday. Varne has a launderette with eight machines, and we have all eight of them. A king, a queen and a sea go round and round behind glass. Vail turns out the pockets of the cloak: peppermints, a hen’s feather, {note: a folded paper, soft as cloth, with his name on it.|a cobbler’s bill. Boots, King’s, to stretch, for Sat., J. Pell.}
{told: -> launder_told}
-> quarrel

=== launder_told ===
He reads it and smiles. “She’s had the wrong pair stretched,” he says. “These are Act One.”
We sit on the bench, side by side, watching his velvet drown. “It’s a fine house, Varne,” he tells me. “It takes the voice for you and carries it up the back like a waiter. You’ll think you have grown. Don’t push in the first act.” He’s silent for half a rinse. “I’ll be quite all right, you know. I shall find something to do with my hands.”
* [Ask him to lie in the boat for me, if I go on]
    ~ lines = lines + 1
    ~ nerve = nerve + 1
    He turns his head. “Do you know,” says Vail, “nobody has ever asked me to whisper?”
    -> walk
* [Say I’d sooner he had something to do with mine]
    ~ near = near + 2
    The machine stops. In that quiet it’s a dreadful thing to have said. “Oh,” says Vail, and finds that he is holding my sleeve.
    -> walk

=== quarrel ===
He reads it standing. He folds it along the folds it came with.
“Since when?”
“Wednesday.”
“So at Hexcombe you knew. {rowed: You sat there with the oars, and you knew.|You lay there with my boots on either side of your head, and you knew.}” Behind him a machine begins to spin, and he has to wait for it before he can go on being quiet. “I don’t mind about the part. Have the part. Only I’ve been left in a boat before, Pell, and I did think that I would know the signs.”
* [Say that I am not leaving. I’m standing here]
    ~ near = near + 1
    He looks to see. It’s true: I’m standing there, with soap to the elbow. It seems to count for something.
    -> walk
* [Give him all my change for the dryer]
    ~ near = near + 1
    It’s nine coins and a button. He feeds them in, one after the other, and keeps the button.
    -> walk

=== walk ===
We push the clean costumes through Varne in two borrowed prams. It is the hour when the lamps come on before they are needed. Outside the Playhouse hangs the poster, with his name on it, and below, the paste still running, a strip of paper{accepted: with mine.| with nothing on it yet.}
“In Lissom I stood at a door with my hair wet,” he says, “and asked whether there was any word. I’d had three years for a word. I thought that the play was saying it.” He stops his pram. “I don’t want the play to say it, this time.”
* [Ask him: to say what?]
    ~ near = near + 1
    “Give me until tonight,” says Corin Vail. “I’m slow. It’s well known.”
    -> sisters_room
* [Say that I’ve waited in smaller places]
    ~ near = near + 1
    ~ lines = lines + 1
    “You have,” he says. “Plywood.” And he pushes on, rather fast, and the sea nearly goes under a bus.
    -> sisters_room

=== sisters_room ===
The rooms in Varne are kept by Mrs. Gannet’s sister, who has the other wardrobe. Two beds, and a chapel of walnut in between. “So that you needn’t look at each other,” she says. We look at each other.
His light goes up on the ceiling. No page turns. After a long time the wardrobe clears its throat.
{first_name: “Jude,” it says. “I’ve finished saving it.”|“Jude,” it says. In four months he has never used it.}
* {near > 8} [Move the wardrobe]
    -> wardrobe
* [Say his name back]
    ~ near = near + 1
    -> names
* [Tell him to sleep. Tomorrow is Saturday]
    -> goodnight

=== wardrobe ===
~ close = true
It is on castors. All that walnut, all those nights, and it’s on castors like the boat. It goes with one push. There he is, sitting up in his shirt with his reading glasses on, holding no book.
“I had a speech,” says Corin.
“Have you lost it?”
“Every word.” He takes off the glasses and can’t find anywhere to put them. I take them from him. I am quite near by then. “Slowly,” he says, or I do, and it isn’t a line from anything.
* [Put out the light]
    What there is of the night after that isn’t in the script, and I won’t whisper it to anyone.
    -> half_hour
* [Leave it on a while. I have only ever seen him from below]
    He lets me look. It seems nobody had ever thought to. Later one of us puts out the light, and the rest is not for the stalls.
    -> half_hour

=== names ===
“Corin,” I say. It sounds like something said with the mouth full.
“Again,” says the wardrobe. “You had the stress wrong.”
I say it again. He says mine. We go on so, back and forth over the walnut, like two people learning tennis. After a while it stops being funny, and we don’t stop. Nobody moves the wardrobe. It is very large, and we’re neither of us brave till half past nine at night, with the lights on us. I’ve put my hand flat against my side of it.
* [Ask whether his is there too]
    ~ near = near + 1
    A knock, low down, an inch from my palm. Then, in case I should have missed it, one more.
    -> half_hour
* [Leave my hand there until I sleep]
    In the morning there is a mark on my palm, in the grain of walnut.
    -> half_hour

=== goodnight ===
“Yes,” says the wardrobe, after a moment. “You’re quite right.” The light goes off the ceiling.
I lie there and run Act Five with all its parts, his and the Ferryman’s and the sea’s. At the last line I stop, as one does at a kerb. It’s his. It was never a question of knowing it. At about four in the morning he says clearly, in his sleep, one word of it: “Slowly.”
* [Answer him]
    ~ near = near + 1
    “I am,” I tell him. The breathing on the far side catches, and turns over, and goes on.
    -> half_hour
* [Let him sleep]
    ~ nerve = nerve + 1
    One of us will have to be rested. I lie and wonder which.
    -> half_hour

=== half_hour ===
The half. Varne Playhouse: eight hundred seats in red, every one sold or given away. Madame Orlo is in the third row with a box of violet creams and no expression. In the corridor Hester stands with the book open. Bram still has no voice. Pim is holding the oilskin. Corin Vail is in his shirt, with half a beard on, and for once his shoulders aren’t doing anything.
“King,” says Hester. “Ferryman. Boat. Three names, please.” They all look at me.
* [The boat. I’m his prompter]
    -> below
* {nerve > 2} [The King]
    -> crown
* {rowed or near > 10} [The oars]
    -> oars

=== below ===
In four acts he has never been better. I watch from the wings, by the shoulders. At twenty to ten I lie down in the boat. Pim takes the oars. He steps in over me and sits, and I hear the breath go in.
I have the line ready. I hold it.
“My crown,” says Corin Vail, the way you hand a man your hat. {lines > 3: And the next. And the next. I take the torch out of my teeth and put it out. I don’t need it, and neither does he.|Twice he stops, and I give him a word, one word, like a hand on a dark stair.} So we come to the end, and to a silence eight hundred people wide.
* [Whisper him the line]
    I do, so softly that it is hardly more than breath. He nods, as you nod to somebody who holds your coat.
    -> below_line
* [Say nothing. It’s his]
    I shut my mouth on it. It is the hardest line I ever had, and it hasn’t got a word in it.
    -> below_line

=== below_line ===
He looks down. Not out at the shore, not at Pim. Straight down, into the bottom of the boat, where as far as anybody knows there’s nothing but boards.
“If you must row,” he says, to me, “row slowly. I am looking.”
I hear Madame Orlo stop, with her hand in the violet creams. I hear Pim stop rowing. It’s a plywood boat on castors in a provincial town, and I have never been anywhere so far from land.
* [Look back]
    -> ending_prompt
* [Shut my eyes, and keep it]
    -> ending_prompt

=== crown ===
The crown slips. There is a trick to it, with the left eyebrow{told:, and I had it from an expert.|; I find it by accident in Act Two, and somebody in the wings says “yes”.} For four acts I do what I have been doing for six years, with the sound on. It’s like leaning on a door all your life and then somebody opens it. They laugh. They hush. So this, I think, is the weather up here.
At twenty to ten I step into the boat, and something moves between my boots. He’s lying there on his back, with the torch in his teeth and half a beard.
* [Step over him, as one does with a dog one respects]
    “Evening,” says the torch.
    -> crown_boat
* [Stop, one leg in the boat, and look]
    ~ near = near + 1
    He gives me a small nod, upside down. Go on, it says. It’s your wall.
    -> crown_boat

=== crown_boat ===
“What will you pay?” asks Pim, and it goes. I’d never quite believed in it. It’s white. It’s fresh paint; you can smell it. There is nothing there but eight hundred people breathing in.
“My crown,” says a voice from the boards.
He has it all. Down there, where nobody looks, for someone else, there isn’t a gap in him. He gives me the last act word by word, as one hands a child down a flight of steps, until one line is left. And then nothing. I look down. He has taken out the torch, and he is smiling. It’s mine, then.
* [Say it to the shore]
    I say it out over the stalls, as it’s always been done. It is a good line. A hundred handkerchiefs come out. Only one man in the house knows who it missed.
    -> ending_lead
* [Say it to him]
    ~ near = near + 1
    I say it down into the boat. They tell me it could hardly be heard beyond row D, and that nobody coughed.
    -> ending_lead

=== oars ===
There is tape in the oilskin with a name on it. I pick it out with my nails and leave it on the prompt desk. “If he dries,” says Hester, “there is nobody in the boat.”
“There’s me,” I say.
Four acts. Then the landing stage, the castors, the blue light. I’ve my back to where we are going, as you must, and all there is to look at is him.
“What will you pay?”
“My crown,” says Corin, at once, and hands it to me like a hat.
“You have done without that since the tide before last.”
* [Row on]
    “My name, then,” he says. “I have a boatful,” I tell him. He laughs. The King has never laughed there before.
    -> oars_line
* [Put the crown on the seat beside me, as one would for a guest]
    ~ near = near + 1
    “My name, then,” he says, watching where it sits. “I have a boatful.” “Then you’ll have room for one more,” says the King, which isn’t in it.
    -> oars_line

=== oars_line ===
“I have one sentence left,” says the King.
“Then say it, and sit down.”
“I am sitting down.” That isn’t in it either. {close: He is a yard away. I know what he looks like without the beard, and he knows that I know.|He is a yard away, where there ought to be a wardrobe.} Then I see it come, the wall, the white. He sees me see it. It doesn’t matter. He leans forward and takes hold of the oars, with my hands on them, and stops the boat.
“If you must row,” says Corin, in his own voice, which Varne has never heard, “row slowly. I am looking.”
* [Look back]
    That line is the cue for the blackout. Pim, who sees everything, misses it by a full minute.
    -> ending_boat
* [Give him the Ferryman’s answer, which was never written]
    “Then look,” I say. That line is the cue for the blackout, and Pim, who sees everything, is a full minute late with it.
    -> ending_boat

=== ending_prompt ===
# ending: prompt side
Madame Orlo doesn’t take the piece. It is a provincial thing, she tells Hester, blowing her nose, and she will thank nobody to mention that she cried.
So we go on, to Lissom, to Merrow. He doesn’t need me any more. We have talked it over. At twenty to ten I lie down in the boat all the same, with the torch out, and at the end he looks at me. They say that from the front it’s the strangest thing: as though he saw someone he knew at the bottom of the sea.
{close: There is one card on the dressing-room door now, in Pim’s hand. It says Vail, and under it Pell, and under that, knock.|In Tollan he asked for the Blue Room, and when I came up with the bags he had moved the wardrobe. It was on castors, he said. Had I known that it was on castors?}
-> END

=== ending_lead ===
# ending: top of the bill
Madame Orlo comes round with the violet creams and a contract. In April I go to the capital, where I have a dressing room with a tap.
He plays the King again, for Hester. He has all five acts; he did the last for me on the platform at Varne, start to finish, to an audience of pigeons, and the train held its breath and then it didn’t. {close: There are things one can’t say through a carriage window. We’d said them.|There are things one can’t say through a carriage window. He put his palm on the glass, and I put mine.}
Every Sunday he writes, and beneath his name he copies out one line of Act Five, in order. In June there comes the last. Below it: Saturday, row D, seat nine.
When I get to it that night I don’t look at the shore.
-> END

=== ending_boat ===
# ending: the same boat
Madame Orlo will have the piece, with both of us or not at all. Those are Hester’s terms, in ink. The roof in the capital doesn’t leak. The papers write that the Ferryman rows like a man with nowhere better to get to.
Every night at twenty to ten he sits down facing me. Some nights he has the line. Some nights there is the wall, and he looks at me across the oars and says some other thing: that the kettle was left on, that it’s snowing, that he loves me. Eight hundred people take it for verse.
At home there’s a wardrobe. It stands against the wall.
-> END
