// The Clockwork Menagerie. An original story for Meowtale.
VAR visits = 0
VAR digs = 0
VAR pim = 0
VAR aldous = 0
VAR liar_known = false
VAR heron_true = false
VAR heard_owl = false
VAR read_drum = false
VAR knows_mouse = false
VAR knows_beaver = false
VAR has_key = false
VAR helpers = false

-> office

=== office ===
You are the Inspector of Weights and Measures for the town of Tallow Weir. In six years you have confiscated two short yardsticks and a dishonest spoon.
On Monday the Mayor comes to your office in person, which she has never done before, and sits down on the spoon.
“Somebody is winding the animals,” says Mayor Vane. “At night. Every one of them. And one of them has begun to lie.”
* [“Which one?”]
    -> which
* [“Who has the keys?”]
    -> keys
* [“Madam, you are sitting on evidence”]
    She hands you the spoon without getting up. It is warm. It still holds nine tenths of a spoonful.
    -> terms

=== which ===
“If I knew which, I would not need you. They can’t all be right. The Hound at the gate says that nobody goes in or out. The Heron at the bridge says the river is up. The Owl won’t stop about the council. My people no longer know what to believe, so they have started to believe all sorts of things.”
She says “my people” the way others say “my knees.”
* [“A machine cannot lie, madam”]
    “That is what I used to think,” says the Mayor, “about machines.”
    -> terms
* [“What if it says something true that nobody likes?”]
    The Mayor looks at you for about as long as it takes to boil an egg. “Then it should say it more quietly,” she says.
    -> terms

=== keys ===
“There are no keys. We had them melted eleven years ago, after the flood. You weren’t here. Ottoline Brack made the animals, and Ottoline Brack let them run down, and Low Street woke up swimming.” She straightens her gloves. “She was never found. Some say she went out by the gate that night with her savings in a bag.”
* [“Did she?”]
    “The Hound was asked,” says the Mayor. “‘Nobody passed,’ it said. It was the last thing it ever did say. Until Friday.”
    -> terms
* [“Who melted the keys?”]
    “Mr. Tansy at the bank. Five keys. He weighed them going in and he weighed them coming out, and it was the same.” She thinks about that. “Very nearly.”
    -> terms

=== terms ===
“Thursday at noon,” says the Mayor, “in the square. You will tell the town who winds them and which one lies. If you can’t, I shall assume that it’s all of them, and have the lot broken up for the brass.” She has brought a hammer. She leaves it on your desk, to help you think.
On the stairs sits Pim, who lights the lamps, listening. She is eleven and makes no secret of either.
* [Offer her a penny to be your assistant]
    ~ pim = pim + 1
    “Twopence,” says Pim. “I know which steps creak.”
    -> monday
* [Step over her with dignity]
    “There’s a spoon in your back pocket,” says Pim.
    -> monday

=== monday ===
{You have the whole of Monday, a folding rule and a clean notebook. The animals stand where they have always stood, five of them, green at the joints. Until Friday, nobody had looked at them in years.|People draw back their curtains as you pass and let them fall again. It is not often that anything in Tallow Weir is measured.|The afternoon wears on. Behind you, in five different voices, the town goes on being told things.|Your notebook is filling up. The lamps will be lit soon.}
{visits > 2: -> dusk}
* [The Heron at the bridge]
    ~ visits = visits + 1
    -> heron
* [The Hare on the clock tower]
    ~ visits = visits + 1
    -> hare
* [The Magpie at the bank]
    ~ visits = visits + 1
    -> magpie
* [The Owl in the council chamber]
    ~ visits = visits + 1
    -> owl
* [The Hound at the gate]
    ~ visits = visits + 1
    -> hound
* [The shop with the sign of the key]
    ~ visits = visits + 1
    -> shop
+ [Close the notebook and wait for dark]
    -> dusk

=== heron ===
The Heron stands in the river on one brass leg, with a scale of feet engraved along it. When you lean over the parapet it turns its head, with the sound of a drawer full of knives.
“Five feet,” says the Heron. “And a half.”
There has been no rain for a week. The river looks as it always looks, to people who do not have to stand in it.
* [Measure it with the folding rule]
    ~ heron_true = true
    Five feet and a half. You measure again on the other side, to be fair to the river. The Heron looks on with what, in a live bird, would be patience.
    -> monday
* [Ask the washerwomen]
    “Oh, it always says something,” they tell you. But you notice that each of them has moved her stone two steps up the bank.
    -> monday

=== hare ===
The Hare used to run once around the clock face at every hour, ringing. It stopped eleven years ago in mid-leap, between the four and the five, and pigeons had come to rely on it. You climb the hundred stairs.
“Ten minutes past eleven,” says the Hare, with its nose in the air.
The church across the square says eleven exactly.
* [Compare it with your own watch]
    The church is ten minutes slow, and by the look of the works it has been so for years. This explains why everybody in town is always late for you.
    -> monday
* [Look into the case]
    The oil is fresh. On the mainspring lies a crumb of cheese. You look it up later. Cheese is not a recognized lubricant.
    -> monday

=== magpie ===
Eleven years ago Mr. Tansy had the Magpie bricked up behind his counter. On Friday he had it unbricked, because it was talking through the wall. It takes a coin on its tongue and gives you its opinion.
“False,” says the Magpie, of a coin from Mr. Tansy’s own till. “False. False.” There is a line of customers.
“There’s your liar, Inspector,” says Mr. Tansy, who is perspiring.
* [Weigh the coins on your own scales]
    Short, all three, by the width of a file stroke. Mr. Tansy begins to take an interest in the ceiling.
    -> monday
* [Give it a coin of your own]
    “False,” says the Magpie. You had that coin from the Mayor, as part of your salary. You decide to look into it some other week.
    -> monday

=== owl ===
The Owl sits above the Mayor’s chair. It was built to keep the minutes: it listens, and when it is wound it gives you back the last thing that the council resolved in its hearing.
“Resolved,” says the Owl. “That nothing be done.”
“About what?” you ask the clerk. The clerk remembers that he is wanted in another room.
* [Ask the Owl for the date]
    It clicks through a great many teeth. “The ninth of April,” says the Owl. That is no recent meeting. That is the night of the flood, eleven years ago.
    -> monday
* [Examine the keyhole]
    Bright new scratches, all on the lower side. Whoever winds the Owl hangs from the key with both hands. And, by the look of it, both feet.
    -> monday

=== hound ===
The Hound sits beside the town gate and counts. It has a low voice for its size, and it looks not at you but a little past you, up the road.
“Nobody passed,” says the Hound.
“That’s what it said at sunup, too,” says the gatekeeper. “It’s all it ever says in the mornings. I wouldn’t know. I’m asleep.”
* [Walk out through the gate and in again, and ask]
    “Two passed,” says the Hound. “One out. One in.” So by day it counts like an honest dog. It counts you twice, but that is the custom.
    -> monday
* [Kneel down and look at the threshold]
    ~ liar_known = true
    Two thin lines in the dust, a finger apart, out and in, out and in, many nights’ worth. “Nobody passed,” says the Hound, a little too fast.
    -> monday

=== shop ===
A. BRACK, KEYS, says the sign, and there isn’t a key in the place. There are four walls of empty hooks, and an old man in an apron, oiling a lock.
“My wife made things to be wound,” says Aldous Brack. “I cut the keys. Then she was gone, and then they came for the keys with a wheelbarrow.” He offers you the chair. It is the only one.
* [Ask where she went]
    ~ aldous = aldous + 1
    “I asked the Hound. ‘Nobody passed.’ So she never left by the gate, so she’s inside the walls somewhere.” He tries the lock. “It’s not a large town. I look in the evenings.”
    -> monday
* [Ask to see his hands]
    He holds them out. They shake like leaves in a draft; he couldn’t get a key into a watch. “I wish it was me you were after,” he says. “I wish I’d thought of it.”
    -> monday

=== dusk ===
At dusk the shutters close all over Tallow Weir, and in the quiet you can hear it from every side, very faint: five springs running down. By midnight they will have stopped. And some time between midnight and morning, somebody will come.
You can only sit up in one place.
* [At the gate, with a bag of flour]
    -> watch_gate
* [On the bridge, beside the Heron]
    -> watch_bridge
* [On the lamp round, with Pim]
    ~ pim = pim + 1
    -> watch_pim

=== watch_gate ===
You sift flour over the threshold, smooth as a made bed, and sit down with your back against the Hound. It is cold when you sit down. Around three you close one eye, to rest the other.
When you open them both it is light, and the Hound is warm.
“Nobody passed,” it says.
In the flour run two wheel tracks, a finger apart, out and in. Between them something thin has been dragged along, like a tail.
~ liar_known = true
* [Show the Hound the flour]
    It does not look down. “Nobody passed,” it says again, so gently that you turn around to see whom it is shielding.
    -> tuesday
* [Draw the tracks in your notebook, to scale]
    The scale is one to one. You have never before had a suspect that fitted on the page.
    -> tuesday

=== watch_bridge ===
There is fog, and no sound but the water. At two something comes clicking along the parapet, about the size of a bread roll, throwing a spark at every corner. By the time you have the lantern up it has gone down the Heron’s leg, and the Heron’s head comes around.
“Six feet,” says the Heron. “Six feet. Six feet.”
In all its working life it had never said anything twice.
~ heron_true = true
* [Measure the river in the dark]
    Six feet. You write it down three times, since that seems to be the form.
    -> tuesday
* [Run after the sparks]
    They go up the bank and into a drain no wider than your hand. It smells of hot brass, and slightly of cheese.
    -> tuesday

=== watch_pim ===
There are forty lamps on the round, and Pim lights them without looking. Down every side street you hear the springs slow and stop, one after another. She says nothing until the thirty-first lamp.
“It isn’t a who,” says Pim. She trims a wick that does not need it. “I’d tell you the rest, only you’d put it in a bag with a label on.”
* [Share your supper with her, cheese and all]
    ~ pim = pim + 1
    ~ knows_mouse = true
    She eats the bread and puts the cheese in her pocket. “It’s not for me,” she says. “It’s for the bearings. I don’t think it works, but it likes to be given things. It’s a mouse.”
    -> tuesday
* [Explain that the law requires it]
    “Then the law can look for it,” says Pim, and goes on to the thirty-second.
    -> tuesday

=== tuesday ===
{On Tuesday morning a notice hangs on the town hall. HAMMERS WILL BE ISSUED ON THURSDAY. A few people cheer. From the bridge you can hear the Heron all the way to the square. It has got to six feet and a quarter.|By afternoon somebody has tied a scarf around the Heron’s beak. It makes no difference. You can hear it through the scarf.|It is getting late, and the river has a new sound, like a crowd in another street.}
{digs > 1: -> evening}
* [Unscrew the Hound’s chest and look inside]
    ~ digs = digs + 1
    ~ liar_known = true
    ~ read_drum = true
    -> drum
* [Wind the Owl backward]
    ~ digs = digs + 1
    ~ heard_owl = true
    -> owl_back
* [Sit with Aldous Brack]
    ~ digs = digs + 1
    -> aldous_tale
* [Find out what Pim keeps in the lamp cupboard]
    ~ digs = digs + 1
    ~ knows_mouse = true
    -> cupboard
* [Walk up to the weir]
    ~ digs = digs + 1
    ~ knows_beaver = true
    -> weir
+ [Let the day go, and wait for night]
    -> evening

=== drum ===
Four screws. Inside turns a brass drum with a pin for every person out and a pin for every person in. It is beautiful, honest work. But beside it sits a second drum, a small one, that is in none of the plans. It was soldered in by somebody with no time, and something is scratched along the edge.
SAY NOBODY, OLD BOY. UNTIL I’M BACK. O.
You look at the date. It is the ninth of April, eleven years ago.
* [Take the pliers to the small drum]
    You have them closed on the first pin when the Hound says, very low, “Please.” That word is on neither of the drums. You put the pliers away.
    -> tuesday
* [Put the four screws back]
    You do it up tighter than you found it. The Hound looks past you, up the road.
    -> tuesday

=== owl_back ===
There is no key, but the handle of the dishonest spoon goes in. You turn it the wrong way, thirteen times. The Owl shudders, and out of it come chairs, and coughing, and rain on a window, eleven years old.
“Madam Brack reports eight feet at the bridge and asks for men to raise the gate. Clerk Vane moves that it is late, and wet, and that it be looked at in the morning. Resolved: that nothing be done.”
Then a woman’s voice, which should not be in the minutes at all. “Then I’ll do it myself.”
* [Write it down, with the time]
    Ten minutes past nine, by the Hare. Nine, by the church. You underline the Hare.
    -> tuesday
* [Look up at the Mayor’s chair]
    It is a good chair. You think of the young clerk who was tired and wanted to go home, and who has had to sit under this Owl ever since.
    -> tuesday

=== aldous_tale ===
“She kissed me on the top of the head,” says Aldous, “and told me she’d left the shop unlocked. I went to sleep. In the morning the water was in Low Street up to the pump, and there it stopped.” He frowns at his empty hooks. “Up to the pump. With that much river it should have come to the church door. In eleven years I’ve never made out what stopped it.”
* [Ask what she took with her]
    ~ aldous = aldous + 1
    ~ knows_beaver = true
    “Her coat, and the big key. I never knew what the big one was for. Five animals, six keys. She said it was for a shy one, up at the weir.”
    -> tuesday
* {read_drum} [Tell him what is written in the Hound]
    ~ aldous = aldous + 2
    He is quiet for so long that the kettle boils dry. “Then he isn’t lying,” says Aldous. “He’s waiting. Same as me.”
    -> tuesday
* [Say that the Hound may not be telling the truth]
    “Don’t say that,” says Aldous. “He’s the only one who’s ever sat up with me over it.”
    -> tuesday

=== cupboard ===
Pim looks you up and down, decides something, and lifts an old hat. Under it, in a nest of cotton waste, sits a mouse the size of a bread roll: brass, two wheels, ears made from tea strainers, and in its forepaws a ratchet that will fit any keyhole in the world.
“I found it in the drain on Friday. There was a key in its back, so I turned it. Anybody would.” She strokes it with a finger. “It winds them, one after the other, always in the same order. I think it wants somebody to listen.”
* [Promise not to tell]
    ~ pim = pim + 1
    You have never before promised anything in an official capacity. Pim makes you spit on it.
    -> tuesday
* [Enter it: Mouse, brass, one]
    “Put that it’s good,” says Pim. You explain that there is no column for it. “Make one,” says Pim. You make one.
    -> tuesday

=== weir ===
The gate at the weir stands one third open and has not moved in eleven years. An old woman is mending a net beside it, and looks glad of the company.
“Ottoline had a beast down there to work it. Shy, she used to say. Lived under the water. Nobody ever saw it but her.” She bites off a thread. “Somebody got it this far open, the night of the flood, or there’d be no town. People don’t think of that. A thing that doesn’t happen, nobody thinks who did it.”
* [Look down through the water]
    A tail like a shovel. Eyes of green bottle glass. A beaver, in brass, as big as a hay cart, with its paws on the gate and a keyhole in its back.
    -> tuesday
* [Ask who she thinks it was]
    “I’ve got an idea,” says the old woman, “but the Hound says nobody passed, and who am I?”
    -> tuesday

=== evening ===
The second night. The Heron gets to six and a half before its spring runs down, and after that there is only the river, saying it for itself.
A light is burning in the Mayor’s window. On the corner Pim is whistling, badly, something that may be a signal. And somewhere in the gutters there is a small, determined clicking.
* [Follow the clicking]
    -> chase
* {knows_mouse} [Go with Pim, and listen to the animals in order]
    -> in_turn
* [Knock at the Mayor’s door]
    -> mayor

=== chase ===
You run, and you are always one animal too late. The Hare is already ringing. The Magpie is calling the moon false. By the Owl you have lost your hat, by the Heron your breath, and at the Hound you are told that nobody passed.
You corner it at last on the weir. It is a brass mouse. It sits up and holds out its paws, empty, like a waiter who is sorry about the fish.
~ knows_mouse = true
* [Pick it up carefully]
    It lets you. It ticks in your hands like a second pulse, and keeps turning its nose to the water.
    -> wednesday
* [Look where it is looking]
    ~ knows_beaver = true
    Down under the surface, in the lantern light, two eyes of green glass look back at you. There is a sixth animal, and it has stopped.
    -> wednesday

=== in_turn ===
The Mouse goes first, and you and Pim go after it on tiptoe, so that for once you hear all five of them one behind the other.
“Half past one.” “False.” “That nothing be done.” “Seven feet.” “Nobody passed.”
“It’s a telegram,” says Pim. She counts it off on her fingers. “What time it’s getting to be. That the story’s false. That nothing was done. How deep it is. And that nobody’s come.”
~ knows_beaver = true
* [“Who is it meant for?”]
    ~ pim = pim + 1
    “Whoever turned the key, I suppose. But that was me, and I’m eleven. So now it’s you.” The Mouse has rolled on to the weir and sits looking into the water.
    -> wednesday
* [“And what are we to do about it?”]
    The Mouse is ahead of you. It sits at the edge of the weir and points downward, with both ears.
    -> wednesday

=== mayor ===
She opens the door herself, and in her dressing gown she looks like somebody’s aunt. Papers lie all over the table. On top of them, holding them down, lies a key as long as your forearm.
“They found it in the mud by the weir, the morning after,” she says, seeing you see it. “I’ve always meant to do something about that.”
* {heard_owl} [“Clerk Vane moves that it is late, and wet”]
    ~ has_key = true
    She sits down as if somebody had cut a string. “We were so tired,” says the Mayor. Then she pushes the key across to you. The papers curl up, all at once, like something let go.
    -> wednesday
* [Ask what she heard that night]
    “Rain,” says the Mayor. “And somebody knocking, for some time.” She lays the key back on the papers, exactly where it was.
    -> wednesday
* [Say that you must enter the key in your notebook]
    ~ has_key = true
    “Take it, then,” she says, after a silence. “Enter it as a paperweight. It’s all it has been.”
    -> wednesday

=== wednesday ===
On Wednesday it rains. It rains as if somebody were being paid by the bucket. The Heron says seven and a half. People have stuffed their ears with wool and go about shouting good morning at one another. In the forge, hammers are being laid out in order of size.
You have one day left and you are already wet.
* {has_key == false} [Spend it in the key shop, learning to file]
    ~ has_key = true
    ~ aldous = aldous + 1
    Aldous tells you where to cut, and Pim’s hands and yours do the cutting. He cut the big one once, he says, and has never forgotten a key. By dark you have its brother.
    -> hearing
* [Spend it on the bridge with the folding rule]
    ~ heron_true = true
    You measure every hour. Every hour the Heron is right, to the quarter inch. You have not been so happy in your work in years, or so frightened.
    -> hearing
* [Spend it asleep; you have been up two nights]
    You dream that you are being wound. It is not unpleasant.
    -> hearing

=== hearing ===
Thursday, noon by the church, ten past by the Hare. The whole town stands in the square under umbrellas, and in front stand twelve men with hammers, embarrassed, like people holding somebody else’s babies.
“Inspector,” says the Mayor. “Which one of them lies?”
From the bridge, through a scarf that somebody has tied around its beak, comes the answer to another question. “Eight feet.”
* [“The Hound”]
    -> name_hound
* [“The Heron”]
    -> name_heron
* [“None of them. I have nothing to report.”]
    -> refuse

=== name_hound ===
{liar_known: You read it out of your notebook. The tracks, the dust, nobody passed. By day it counts; by night it says what it says. You hear umbrellas being lowered, so that people can hear better.|You have no proof, only the way it looks past you up the road. You say so. It is the first time you have ever given evidence about a look.}
“The Hound, then,” says the Mayor. “And who winds it?”
In the crowd stands Aldous Brack in a clean apron. Pim has the lamp cupboard hat under her arm, and the hat is ticking.
* {knows_mouse} [Ask Pim to show them]
    -> mouse_shown
* {read_drum} [First read out what is scratched inside the Hound]
    -> read_out
* [“Aldous Brack. He had every reason.”]
    -> name_aldous
* [“That I shall not say”]
    -> refuse

=== name_heron ===
It is so easy. It is the one that everybody would like to be lying. You say, “The Heron,” and the square lets out its breath, and somebody pats you on the back.
The twelve men go down to the bridge and take the Heron by the neck. “Eight feet,” it tells them, “and a quarter.” It sounds almost as though it were sorry to be a nuisance.
* {heron_true} [Shout that you measured it, and it is right]
    You have never shouted in public before. It comes out as a sort of squeak, but it is an official squeak, and the hammers stop. “Then which?” asks the Mayor.
    -> name_hound
* [Look at your boots]
    They are standing in water. You observe this without drawing a conclusion.
    -> condemned
* {not heron_true} [Say that you did not actually measure it]
    The men stop with their hands around its neck. “You did not measure it,” says the Mayor. No one has ever said a harder thing to you. “Then have you anything at all?”
    -> refuse

=== mouse_shown ===
Pim lifts the hat. The Mouse sits up on her palm and looks at the town, and the town looks at the Mouse, and a baby laughs. Then it rolls down her sleeve, across the cobbles and up the tower, and the Hare leaps and rings, there in broad daylight, in front of everyone. It is a good moment. People have taken the wool out of their ears.
“It only winds them,” says Pim. “It can’t make you listen.”
* [Ask the whole square to be silent, and listen in order]
    -> in_order
* [Hand the Mouse to the Mayor, as evidence]
    The Mayor holds it as one holds a telegram. It turns its nose to the river. “A toy,” she says, rather hoarsely, and gives it back to Pim. “Have you anything to add, Inspector?”
    -> refuse

=== read_out ===
“‘Say nobody, old boy,’” you read. “‘Until I’m back.’ And the letter O.”
Nobody speaks. Aldous comes forward through the umbrellas and asks if he may see it, and you hold the lantern for him while he looks inside the dog. He looks for some time. “That’s her O,” he says. “She never closed it.”
It is not a lie, then. It is a promise that somebody forgot to let it off. All over the square people look at the Hound, and the Hound looks up the road.
~ aldous = aldous + 1
* [“Then the others tell the truth. Listen to them, in order.”]
    -> in_order
* [Ask Aldous what he would like done]
    “I’d like to hear what he saw,” says Aldous. “But I’d like us to get the river seen to first. She’d have said so.”
    -> in_order

=== name_aldous ===
He does not deny it. He takes off his apron and folds it. “I’d have liked it to be me,” he says. “I’d have liked that very much.” His hands are shaking so that the apron comes unfolded again.
The Mayor pronounces. The Hound to be broken up, the rest to go under lock and key, and Aldous Brack to be out of the gate before dark. She does not look at him while she does it. Nobody looks at anybody.
* [Stand up and take it back]
    ~ aldous = aldous + 1
    You say that you were wrong. You say it loudly, with the date. It costs you the respect of everyone except an old man and a lamplighter. “Then who?” asks the Mayor, and you find you have no more to say.
    -> refuse
* [Let it stand; a report is a report]
    -> exile

=== exile ===
He goes at dusk, with a bag of files and the one chair. {aldous > 0: He nods to you in passing. “You did ask,” he says. “Nobody else asked.”|He passes you as one passes a lamppost.} At the gate he stops to scratch the Hound behind the ear, where the brass is worn.
“One passed,” says the Hound. “Out.”
You are the only person near enough to hear. It has counted him. He is not the one it was told to wait for, and it counts him; and now it is looking past you, up the road, for two.
Behind you a man with a hammer is coming across the square, not hurrying.
* [Run after him]
    At the bend there is no old man on the road. The wheel marks of a chair being dragged turn off toward the weir.
    -> exile_weir
* [Go home and write it up]
    You write until the ink floats. Water is coming in under the door.
    -> exile_weir

=== exile_weir ===
By the time you reach the weir, in the dark, with the Heron locked in the bank and nobody to tell you how deep it is, it has been done. The gate stands wide open. The river goes roaring down the old channel, away from the town. A brass tail as broad as a door rises once, and sinks.
On the wall stands a chair. A set of files lies beside it, and a key, new cut, the teeth all crooked, by somebody whose hands shook.
* [Call his name]
    You call it until it is light. The road goes on a long way from there, and it has been washed clean.
    -> ending_wrong
* [Sit down on the chair]
    It is the only one. From it you can see the whole town, dry, with its lamps lit. He must have had a good look.
    -> ending_wrong

=== refuse ===
{name_hound: You say no more, and they wait, and you say no more.|“Nobody passed,” you tell the square.} In six years it is the first time you have left a column empty. Over at the gate the Hound turns its head and looks straight at you.
“Very well,” says the Mayor. “Then at daybreak it’s all of them.” The umbrellas go home. Eight feet and a half, says the Heron, to nobody.
That leaves tonight.
* [Go to the weir, alone]
    -> weir_night
* [Fetch Pim and Aldous Brack]
    ~ helpers = true
    -> weir_night
* [Go home; it is out of your hands]
    -> condemned

=== condemned ===
It is done in half a day. It turns out that brass comes apart very easily if it has been well made, since everything that was screwed in can be unscrewed. The Owl goes, resolved. The Magpie goes, on a cart, calling each of the twelve men false. The Hound makes no trouble. It only asks, once, what time it is.
There is nobody left who could tell it. The Hare went first.
* [Keep something back from the cart]
    You put a small brass drum into your pocket. It is the second time this week you have taken away something scratched. The other was the spoon.
    -> flood
* [Sign for the weight of the brass]
    Nine hundred and four pounds. You weigh it twice. It is correct.
    -> flood

=== flood ===
That night the river comes up as far as the pump, and past the pump. Low Street wakes up swimming. Nobody drowns: Pim goes from door to door with her lamp pole, breaking windows. When you ask her how she knew, she opens her coat. The Mouse is in there, with its ears flat.
“It went around to all the places,” says Pim. “It had its paws up to wind them, and they weren’t there. It did the whole round. It did it twice.”
* [Ask if you may hold it]
    She thinks about it, and then she lets you. It is very nearly run down.
    -> ending_scrap
* [Carry people out of Low Street until morning]
    You carry eleven, and a goat. In the morning the Mayor is standing on the town hall steps with the water around her ankles. She has the look of someone who has been here before.
    -> ending_scrap

=== in_order ===
A whole town being silent has a sound of its own. {mouse_shown: The Mouse makes its round|Pim lifts her hat, and something brass, with ears, rolls out of it and makes its round}, and one after another they speak.
“Twenty past twelve.” “False.” “That nothing be done.” “Eight feet and a half.” “Nobody passed.”
{heard_owl: Then you go to the Owl with the spoon and turn it thirteen times the wrong way, and they hear the rain, and the motion, and who moved it. The Mayor takes off her hat.|They hear it again, and the second time you can watch it arrive, face by face, like lamps being lit.} A man looks down at his hammer as if it had got into his hand by mistake.
* [Ask for forty people at the weir]
    You get two hundred. Mr. Tansy comes, in galoshes. The twelve men bring the hammers along, because a hammer is also a lever.
    -> all_night
* [Ask the Mayor what she would resolve today]
    It takes her a moment. “That something be done,” says the Mayor, {has_key: and then she comes down off the steps and says it again, louder, to the people at the back.|and from under her coat she brings out a key as long as your forearm.}
    ~ has_key = true
    -> all_night

=== all_night ===
At the weir the rain comes sideways and the whole town stands in it with lanterns. Down under the brown water are two green lights, and between them, when you hold the pole just so, a keyhole.
{has_key: The key goes in as if it had been gone an hour.|There is no key. So Pim holds the Mouse down under the water by its tail, ratchet first, and it bites, and holds.} It wants seventy turns. Each turn wants nine people. They stand in line, the washerwomen, the clerk, the men from the forge, and you call out the numbers, because numbers are what you are for.
* [Take your own place in the line]
    You are the thirty-fourth turn. It is the best-measured thing that you have ever done.
    -> beaver
* [Give your place to the Mayor]
    She takes off her gloves. She does the forty-first, and the forty-second, and has to be told to stop.
    -> beaver

=== beaver ===
On the seventieth turn nothing happens. Then the Beaver puts its shoulder to the gate, slowly, like someone getting up who has slept badly, and eleven years of rust goes off like a gun. The river leans, and thinks, and goes down the old channel.
“Eight feet,” says the Heron, far away. “Seven and three quarters.” Nobody has ever cheered a heron before.
Aldous has not stayed to watch. You find him at the gate, sitting in the wet beside the Hound.
* [Sit down on the other side]
    -> hound_told
* [Stay at a distance, with your lantern covered]
    -> hound_told

=== hound_told ===
{not read_drum: The Hound’s chest stands open. Inside is a second drum, a small one, added in a hurry, with a line scratched along the edge. SAY NOBODY, OLD BOY. UNTIL I’M BACK.}
“She won’t be back, old boy,” says Aldous. “She’d have come if she could. You did what she asked. You can leave off now.”
The Hound looks up the road for a long time. There are no more drums in it than there were, and no more pins.
“One passed,” it says. “Ten minutes to ten. Out. With the big key. She patted my head. She was running.” Something in its chest ticks over, and stops, and goes on more lightly than before. “I did not see her come in.”
“No,” says Aldous. “But I know where she went. Now I know where she went.”
* [Offer him your arm home]
    He takes it. He is an old man who has been looking for something for eleven years, and he is tired in the way people are when they have put it down.
    -> ending_sixth
* [Write the number down]
    One. Out. You enter it in the register under the ninth of April, in its place, where there has always been a line left free.
    -> ending_sixth

=== weir_night ===
{helpers: Four of you go up through the rain, if one counts the brass mouse in Pim’s hat, and Pim does. Aldous carries the lantern because it does not matter if a lantern shakes.|You go up alone through the rain. On the last of the steps you hear clicking, and a brass mouse catches up with you, skidding at the corners.} At the weir the Mouse rolls to the edge and points down with both ears.
{knows_beaver: You know what is there.|You hold the lantern out, and forget to be an official. There is a beaver down there, in brass, as big as a hay cart.} It has eyes of green bottle glass and a keyhole in its back, and it wants seventy turns.
* {has_key} [Use the big key]
    It goes in as if it had been gone an hour. After the tenth turn you can no longer feel your arms. After the thirtieth you stop missing them.
    -> secret_turns
* {has_key == false} [Use the dishonest spoon, and the Mouse]
    The Mouse’s ratchet for teeth, the spoon through it for a handle. It is nine tenths of a spoon, and it holds.
    -> secret_turns
* [First tell the Beaver your name and office]
    It seems only fair, before one turns anything in somebody’s back. The green eyes take it in. {has_key: Then you fit the big key.|Then you fit the Mouse’s ratchet, and the dishonest spoon through it for a handle.}
    -> secret_turns

=== secret_turns ===
{helpers: Aldous counts. Pim and you pull. At fifty he says, quite calmly, “This is where she got to. See, it’s worn as far as this.” And after that you all pull, shaking hands or no.|At fifty the spring changes its note; somebody has been this far before you, alone, in weather like this, and has got no further. You say her name aloud, since there is no one to hear. Then you do fifty-one.}
On the seventieth the Beaver puts its shoulder to the gate. The river leans, and thinks, and goes down the old channel.
In the town nobody wakes. It is a thing that does not happen. Nobody will think who did it.
* [Go down and ring every bell there is]
    -> morning_told
* [Go down quietly, and let them sleep]
    {helpers: “They’ll say the river just went down,” says Pim. “It did,” you say. “Put that.”|At the gate the Hound watches you come in, soaked to the neck, on somebody else’s legs.}
    -> ending_nobody

=== morning_told ===
They come out in nightshirts, furious, and stand on the bridge, and look. The high-water mark is on the wall of the bakery, at the height of a child’s head, and the water stands six feet below it and falling. The Heron tells them so.
You tell them the rest, with times. {heard_owl: You tell them who made the motion. The Mayor, in her dressing gown, says before anyone can ask that it is perfectly true.|When you get to the end, the Mayor says into the silence that there was a motion, and that she made it.} Nobody throws anything. The twelve men take their hammers back to the forge.
* [Take the Mouse around to the Hound]
    Aldous Brack is there already, in the wet grass, with his hand on the brass head.
    -> hound_told
* [Give Pim the register, and let her write it]
    She makes a new column. It is headed GOOD. Then she closes the book and drags you by the sleeve to the gate, where Aldous Brack is sitting with the Hound.
    -> hound_told

=== ending_sixth ===
# ending: the sixth key
They hang in the shop now, six of them, new cut: five small and one as long as your forearm. Pim has charge of the round, and Aldous has charge of Pim. {pim > 1: In her column, under GOOD, she has entered one mouse, one dog and one inspector.|She has put you down as her assistant, at a penny.} The Mayor has resigned and is said to be very good at nets.
Every evening someone goes up to the weir and says good night to the Beaver, who is shy, and does not answer.
And every morning the Hound says how many passed. On the ninth of April it says, “One,” and the town takes off its hat, and nobody corrects the count.
-> END

=== ending_nobody ===
# ending: nobody passed
The hammers were put off for lack of interest. The river had gone down of itself, and an animal that is right about good news is left alone.
You still inspect the spoons by day. By night you go around with Pim’s lamp and a pocket of cheese, behind something the size of a bread roll, to hold the ladders steady. You have never been so short of sleep, or so exact.
At dawn you come in by the gate, and the Hound looks up the road past you.
“Nobody passed,” it says. You thank it.
-> END

=== ending_scrap ===
# ending: nine hundred pounds of brass
The brass fetched a good price. It bought sandbags.
In the evenings you and Pim work in the back of the key shop, with an old man who tells your hands what to do. You have a drum the size of a thimble, and the plans that nobody asked you to hand in. It is slow. The first one will be a heron.
On the bench sits the Mouse. You wind it at midnight, and it holds out its paws, and waits. You tell it every night how far you’ve got. You measure it exactly. You do not lie to it.
-> END

=== ending_wrong ===
# ending: one passed, out
Your report was entered, stamped and admired. In the register of Tallow Weir it says that Aldous Brack wound the animals. It is the only false measure you ever passed, and it has your signature on it.
They did not finish with the Hound. The hammer went in the river, and in the morning nobody cared to look for it.
You have asked to be moved to a desk by the gate. “One passed,” the Hound tells you, every day, at dusk. “Out.” You sit beside it and look up the road. That makes two of you.
-> END
