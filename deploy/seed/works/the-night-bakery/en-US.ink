// The Night Bakery. An original story for Meowtale.
VAR kind = 0
VAR till = 0
VAR doris = 0
VAR clues = 0
VAR served = 0
VAR late = 0
VAR dough = 0
VAR song = 0
VAR penalty = 0
VAR laugh = 0
VAR bag = false
VAR lund = false
VAR refund = false
VAR lamp = false

-> lane_night

=== lane_night ===
The bakery in Candle Lane opens at two in the morning and shuts at five. It has no sign. It has a smell, and three weeks ago you followed the smell to a card in the window: HANDS WANTED. NO PAST REQUIRED.
Tonight it is twenty to two and the cobbles are wet. Behind the blind somebody is swearing at an oven, fondly, in the voice other people keep for horses.
* [Knock: two short, one long]
    The swearing stops. “It’s open,” says the voice. “It is open every night. I don’t know why you knock.”
    -> apron
* [Look through the gap in the blind first]
    -> window

=== window ===
Mrs. Lund is seventy and has forearms like rolled carpets. She is in the oven to the waist. The oven is called Gustav. “You were perfectly well on Sunday,” she is telling him.
Behind her stand ninety-six small drawers, floor to ceiling, and on its hook by the door hangs your apron. The strings are worn thin at the exact spot where you tie them. You have worked here for three weeks.
* [Look again at the strings]
    ~ clues = clues + 1
    Three weeks would not do that. Three weeks would hardly take the starch out.
    -> apron
* [Go in. Aprons wear]
    -> apron

=== apron ===
Mrs. Lund draws a floury thumb across your forehead, which is her idea of a medical. “Rules?”
You know them. Nobody pays with money. They whisper the thing they want to forget into a paper bag, you twist it shut, it goes in a drawer. At five the night’s takings go down to the cellar. You don’t listen. You don’t give change.
“We do give change,” says Mrs. Lund. “I only say that to see who argues.”
* [Ask who wore the apron before you]
    -> last_apprentice
* [Ask where the forgotten things go]
    -> downstairs
* [Argue about the change]
    ~ kind = kind + 1
    How, you ask, does one give change for a sorrow? “Carefully,” she says, and looks pleased with you. “You find out which half they’d miss.”
    -> troughs

=== last_apprentice ===
“Somebody with your waist,” says Mrs. Lund, and counts eggs. “Clever hands. Cried into the brioche the whole first month. I didn’t mind. A brioche wants a little salt.”
You ask where they went, this somebody.
“Nowhere that I noticed.” She has counted the same egg twice. “You ask me that every Tuesday, you know.”
You don’t know. You look at the calendar beside Gustav. It is Tuesday.
* [Look for other Tuesdays]
    ~ clues = clues + 1
    On the doorpost, at the height of your own hand, somebody has kept a tally in pencil, in bundles of seven. You stop counting at sixty bundles.
    -> troughs
* [Let it lie. There is dough to see to]
    “That’s right,” says Mrs. Lund, to the eggs.
    -> troughs

=== downstairs ===
“Down to Doris. Nothing’s wasted here.” Doris is the sourdough. She is ninety-four, she lives in a crock in the cellar, and she eats whatever people can’t stand to remember: first kisses, last words, a great many wedding speeches. It is why the bread comes up the way it does.
“They think grief is heavy,” says Mrs. Lund, slapping the lid on a tin. “It isn’t. It’s mostly gas.”
* [Ask whether anybody ever wanted something back]
    ~ clues = clues + 1
    “Once,” she says. And after a moment, to the tin: “No. Nearly once.”
    -> troughs
* [Laugh, and wash your hands]
    She likes to be laughed at. She gives you the good soap.
    -> troughs

=== troughs ===
There are three troughs of dough, and you choose which goes in first. What the lane smells of decides who comes down it. Rye brings the angry. Brioche brings the ones who have been crying or are about to. Plain white rolls bring the people who say they are fine.
Mrs. Lund leaves it to you. She always does, as though the answer told her something.
* [Rye]
    ~ dough = 1
    It smells of cellars and Sundays. Somewhere out there a person sets their jaw and turns left.
    -> cellar_first
* [Brioche]
    ~ dough = 2
    Butter, eggs, and that little salt. Your hands do it without asking you how.
    -> cellar_first
* [Plain white rolls]
    ~ dough = 3
    You make sixty, all alike, all quite all right, thank you.
    -> cellar_first

=== cellar_first ===
Eleven steps down. The crock is the size of a hip bath, with a plate on it and a brick on the plate. Under the brick something is humming.
“You’re the new one,” says Doris. She has a voice like a spoon coming out of jam. “You’re always the new one. Have they told you about me? They tell everybody I bite.”
The plate lifts an inch. You need two cups of her for the night.
* [Bring her sugar, and say that she looks well]
    ~ doris = doris + 1
    “Liar,” says Doris, and swells with pleasure until the brick tilts. She pours herself into the jug, two cups and a bit over.
    -> two_oclock
* [Ask her for the news]
    -> doris_gossip
* [Take two cups and be quick about it]
    She does bite. It is like being told off by a pudding.
    -> two_oclock

=== doris_gossip ===
“I’ve had four hundred wedding nights off this street,” says Doris, “and a tax return. I’ve had the joke a dentist told at his mother’s funeral; it’s a good joke. I’ve had a gentleman’s entire left knee. It’s all in here, dear, and in forty years not a soul has come down to ask me how I am.”
She fills your jug to the lip. Then, lower, through the crack: “I’ve a bit of yours, too. I look after it.”
* [Ask her how she is]
    ~ doris = doris + 1
    A long silence, with bubbles in it. “Full,” says Doris. “Thank you.”
    -> two_oclock
* [Ask what she has of yours]
    ~ clues = clues + 1
    “A bicycle,” says Doris, and pulls the plate shut over herself like a blanket.
    -> two_oclock

=== two_oclock ===
{served > 1: -> three_oclock}
{served == 0: Two o’clock. The blind goes up, the lamp goes into the window, and three people come out of the dark, standing as far apart as a lane allows. {dough == 1: All three have their collars up and their fists in their pockets.|{dough == 2: All three have red noses and have given up hiding it.|All three say good evening, and that they are fine.}} Mrs. Lund hands you the bags. You will not manage everybody, she says; nobody ever has. Whom do you serve?|The bell above the door gets its breath back. Two are left, reading the price list, on which there are no prices. It takes a while to read. Mrs. Lund has summed up the pair of them by their shoes, and will take whoever you don’t.}
* [The taxi driver with his hat on]
    -> taxi
* [The old man with a whistle round his neck]
    -> referee
* [The bride in running shoes]
    -> bride
+ {served > 0} [Leave the others to Mrs. Lund]
    She serves as she kneads: quickly, and they come out rounder.
    -> three_oclock

=== taxi ===
~ served = served + 1
His name is Oskar and he has left his engine running. He asks for a poppy-seed roll. “And I would like to be rid of a song.”
It is the jingle of a firm that sold mattresses. The firm is gone. The jingle has lived in his head for eleven years, rent free, and comes out at red lights. He hums it once, so that you know what you are buying. It is yours now until about Thursday.
* [Hold out the bag]
    ~ till = till + 1
    -> taxi_paid
* [Ask him how it got in]
    ~ kind = kind + 1
    -> taxi_story

=== taxi_story ===
“We were buying the child a bed,” says Oskar. “They played it in the shop, over and over. She was five. She took her shoes off, very correct, and danced on every bed they had.”
She is sixteen now and lives with her mother, four hours off. On his birthday she sends him a thumb. The picture of one, he explains, in case you were worried.
“It’s only the song I want out. Not the beds.”
* [Tell him they will come out together]
    ~ kind = kind + 1
    He thinks about this at the speed of a man with the meter running.
    -> taxi_change
* [Hold out the bag all the same]
    ~ till = till + 1
    -> taxi_paid

=== taxi_paid ===
~ song = 1
He whispers all of it, down to the telephone number at the end. You twist the bag shut and it goes on inside, very small, like a fridge in another flat. Oskar listens to the inside of his head. “Quiet,” he says, astonished.
He takes the roll out to the taxi and sits there with the roof light on, patting one pocket after another, like a man who had something in his hand a moment ago.
* [Put the bag away in a drawer]
    It hums a little against the wood. You shut it in with the other tunes.
    -> two_oclock
* [Hold it to your ear, once]
    ~ clues = clues + 1
    Behind the jingle there are bedsprings, and somebody small, jumping. A thing in your own chest jumps too, and comes down on nothing.
    -> two_oclock

=== taxi_change ===
~ song = 2
So you give him change. He pays with the firm’s telephone number and keeps the rest. “Five five, double nought,” says Oskar, and stops, and feels about for it, and laughs until the hat slips.
You put in a second roll, the one that got too many seeds. You tell him to ring her.
“It is half past two in the morning.” He considers. “She’s sixteen. She’ll be up.” Through the windscreen you see his mouth move. He isn’t talking. He is going tum, tum, ta-tum.
-> two_oclock

=== referee ===
~ served = served + 1
He is well past seventy. He would like half a rye, and he would like to forget the last minute of the cup final, thirty-one years ago, when he gave a penalty and the town lost.
The butcher still sells him the end of the sausage. People cross the street with their dogs. “The dogs,” he says, tucking the whistle back under his scarf, “have the decency to look embarrassed.”
* [Hold out the bag]
    ~ till = till + 1
    -> referee_paid
* [Ask him: was it a penalty?]
    ~ kind = kind + 1
    -> referee_story

=== referee_story ===
In thirty-one years nobody has asked. He borrows two sugar lumps and a raisin and lays out the penalty area on your counter. Here the raisin runs. Here comes the lump, so. The raisin goes down. He bends over it for a long time.
“I was behind the big fellow,” says the referee at last. “I never saw a thing. I blew because forty thousand people breathed in.”
* [Tell him to say that to the butcher]
    ~ kind = kind + 1
    -> referee_free
* [Hold out the bag. He has carried it far enough]
    ~ till = till + 1
    -> referee_paid

=== referee_paid ===
~ penalty = 1
It takes him a full minute, and then added time. When he straightens up he is two inches taller. He finds the whistle under his scarf and turns it over politely, as if somebody had hung it on him at a party.
“What was it I used to do?” he asks.
“Something outdoors,” you tell him. He nods; it sounds like him. He goes home up the lane, past the butcher’s, and waves at it, shut as it is.
* [File the bag under SPORT]
    Between a dropped baton and somebody’s only marathon.
    -> two_oclock
* [File it under THINGS NOBODY ASKED]
    ~ clues = clues + 1
    By five it is always the fullest of them. You wonder what nobody has asked you.
    -> two_oclock

=== referee_free ===
~ penalty = 2
“I never saw it,” he says again, louder, to find out how it sounds. It sounds like a piano being put down. He eats the raisin.
He pays nothing and takes his half rye. At the door he turns, draws himself up, and from his breast pocket shows a yellow card to the paper bag in your hand. “Dangerous play,” he says.
Mrs. Lund pins the card above the till. There is no till. It goes above where one would be.
* [Salute him]
    He plays a short blast in the doorway. All the way down the street, dogs look up.
    -> two_oclock
* [Give him the other half of the rye as well]
    ~ kind = kind + 1
    “Extra time,” you say. He takes it like a trophy.
    -> two_oclock

=== bride ===
~ served = served + 1
There is a leaf in her veil, and the running shoes have seen use. The wedding is at eleven this morning. She would like something with cream, and she needs to forget how Jonah laughed.
The man she is marrying is called Peter. “Peter is lovely,” she says. “Peter has a dehumidifier.” She says it the way people say a prayer, quickly, so as not to hear the words.
* [Hold out the bag]
    ~ till = till + 1
    -> bride_paid
* [Ask what Jonah laughed at]
    ~ kind = kind + 1
    -> bride_story

=== bride_story ===
“Geese. Umbrellas. Himself.” She eats the cream slice with both hands. “He was ill for two years and laughed at the hospital gowns. It’ll be four years in May that he stopped.”
She wipes her chin with the veil. “Peter’s aunt is wearing a hat with a pheasant on it. All of the pheasant. If I hear Jonah laugh at that pheasant, in church, in front of everyone, I’m finished.”
* [Say that she should hope to hear it]
    ~ kind = kind + 1
    -> bride_walks
* [Hold out the bag]
    ~ till = till + 1
    -> bride_paid

=== bride_paid ===
~ laugh = 1
It is not a whisper. It comes out of her whole, a big silly bark of a laugh, a man’s, and fills the bag so tight that you have to lean on it to twist it shut. She listens. Nothing. She thanks you, dry-eyed, and takes a second slice for Peter.
At the corner the wind turns somebody’s umbrella inside out, right in front of her. She walks round it.
* [Put the bag in a drawer]
    The drawer giggles. It will giggle until five.
    -> two_oclock
* [Open the bag by a crack]
    ~ clues = clues + 1
    A bit of the laugh runs up your sleeve. Somebody used to make you laugh like that, over washing-up, wet to the elbows. You can’t think who.
    -> two_oclock

=== bride_walks ===
~ laugh = 2
~ till = till + 1
“At the pheasant,” you say. “If he’s to laugh anywhere at all.”
She starts to, with cream in her nose, and it is not quite her own laugh; there is a bark in it. “Peter asked me once to do it for him,” she says. “So he’d know who he was up against. I couldn’t. I could now.”
She insists on paying, and whispers what the dress cost. You need both hands to lift the bag. Then she jogs off up the lane with her train over one arm, barking now and then.
-> two_oclock

=== three_oclock ===
Three o’clock. Nobody comes between three and half past. Mrs. Lund says those are the minutes when people are too honest to be out. The rolls lie proving under their cloths like a dormitory. {till > 1: A row of twisted bags stands on the counter, muttering.|The counter is nearly bare of bags. Mrs. Lund has noticed, and says nothing, and polishes the place where they would be.}
You have half an hour to yourself, and three places in the house where it could go.
* [Go down and see who is snoring]
    -> cellar_snore
* [Look at the drawers]
    -> drawer_mine
* [Join Mrs. Lund on the back step]
    -> back_step

=== cellar_snore ===
It is Doris, and it isn’t. Out of the crock comes a man’s snore, slow, with a whistle at the end of it, like a kettle with a cold. “Mr. Abel,” says Doris in the gaps. “His widow brought in the noise of him last April. I can’t do a thing with it. I’ve not had a wink.”
She sighs. “It doesn’t go away in me, you know. People think I’m a stomach. I’m an attic.”
* [Ask what she has of yours in the attic]
    ~ clues = clues + 1
    “Only what came up with the roots. The sentence is upstairs; she never would give me the bag. I’ve the bicycle, and the toast, and somebody running.”
    -> half_past_three
* [Hum to her until she settles]
    ~ doris = doris + 1
    You hum {song == 1: the only tune you have, which is about mattresses|a tune your mouth knows and you don’t}. By the second verse two people are snoring in there, and one of them is Doris.
    -> half_past_three

=== drawer_mine ===
The cards on the drawers are in Mrs. Lund’s square hand: EXAMS. KNEES. THINGS SAID AT PARTIES. Number forty-one is in another hand, thin, leaning left. It says MINE.
You take the pencil from behind your ear and write the word on the pad, quickly, so as not to cheat. It leans left.
There is one bag in the drawer, soft with handling, and warm, as though somebody took it out now and then to hold.
* [Put it in your apron pocket]
    ~ bag = true
    ~ clues = clues + 1
    It weighs nothing. You walk as if it did.
    -> half_past_three
* [Close the drawer with one finger]
    You shut it the way one shuts a door on somebody sleeping.
    -> half_past_three

=== back_step ===
~ lund = true
Mrs. Lund is on the back step, peeling an apple in one long ribbon. Halfway round she stops. She always stops halfway, and looks at the end of the lane.
“I paid too, you know,” she says. “I was the first customer. Drawer one. I’ve no idea what’s in it. I only know that at two I put the lamp in the window, and then I can breathe.” She turns the apple over. “Forty years. You’d think I was waiting for a bus.”
* [Offer to look in drawer one for her]
    “With rolls in the oven?” says Mrs. Lund, scandalised. She doesn’t say no.
    -> half_past_three
* [Take the apple and peel the rest]
    ~ kind = kind + 1
    The ribbon comes off whole. She winds it round her finger like a thing somebody gave her.
    -> half_past_three

=== half_past_three ===
{late > 1: -> ten_past_four}
{late == 0: The bell. This is the second sitting, the one Mrs. Lund calls the regulars, though most of them have no idea that they are regular. There is a good coat in the doorway, a pair of white clogs, a clipboard, and, lower down, a dog. Gustav lets out a tray of something golden, and all four of them breathe in.|The window has steamed up and somebody has drawn a heart on it and rubbed out half. The others are still waiting, and Mrs. Lund is reaching past you for the tongs. One more, she thinks, and then it will be quiet. She is wrong about that; you can feel it in the floor.}
* [The widow in her good coat]
    -> widow
* [The night nurse]
    -> nurse
* [The man with the clipboard]
    -> inspector
* [The dog]
    -> dog
+ {late > 0} [Let Mrs. Lund serve the rest]
    She does three at once, with tongs in either hand, like a conductor.
    -> ten_past_four

=== widow ===
~ late = late + 1
Mrs. Abel has dressed to be refused. “Last April I gave you my husband’s snoring,” she says. “He had been dead a month and I still lay there hearing it. The doctor said that I must get my sleep.”
She has not slept since. She has tried a radio, a clock, and the neighbours’ fridge. “I thought it was keeping me awake,” says Mrs. Abel. “It was keeping me company. Do you do refunds?”
Mrs. Lund has become very busy with a tray.
* [Bake her a roll out of the jug, now]
    ~ kind = kind + 1
    -> widow_loaf
* [Tell her that the shop doesn’t]
    -> widow_pipes

=== widow_loaf ===
~ refund = true
~ doris = doris + 1
Nine minutes in Gustav, who for once does as he’s told. She eats it at the counter with her gloves on. You wait, all three of you. Then Mrs. Abel lowers her head onto the flour sacks, and from about the second button of the good coat comes a snore, slow, with a whistle at the end. It isn’t hers. She is smiling.
“Oh, thank heaven,” says Doris, so loudly that it comes up through the floor.
Mrs. Lund lays a tea towel over the widow’s knees. “So it can be done,” she says, not to you.
* [Ask Mrs. Lund what she would want back]
    ~ lund = true
    “How should I know?” She looks at the lamp in the window. “That’s the whole trouble with it. Ask drawer one.”
    -> half_past_three
* [Move the bell so that it won’t wake her]
    You hang it on a nail in a sock. From now on customers will have to cough.
    -> half_past_three

=== widow_pipes ===
“No,” says Mrs. Abel. “I didn’t suppose so.” She thanks you, which is worse, and buttons the good coat up to the neck.
At the door she stops. Under the boards something has drawn a long breath with a whistle at the end. She stands with her head on one side until it has been let out, and another drawn, and let out.
“Pipes,” you say.
“Yes,” says Mrs. Abel. “We always had bad pipes.” She would like to come again tomorrow, if it’s no trouble, and stand just here.
* [Say that it is no trouble]
    “The boards are very warm just here,” she says, and pats the doorframe, and goes.
    -> half_past_three
* [Bring her a stool]
    ~ kind = kind + 1
    She sits until past four with her handbag on her knees, listening to the pipes.
    -> half_past_three

=== nurse ===
~ late = late + 1
Rosa comes every Tuesday in her lunch break, which is at twenty to four. A cheese twist, please, and the night so far, gone. She is bent over the bag before you have found the tongs; she holds it to her face with both hands, as she would hold a mask for somebody.
Doris has had a year of her Tuesdays. Tonight she stops with her mouth in the paper. “Room nine,” she says, to no one.
* [Let her go on]
    ~ till = till + 1
    -> nurse_paid
* [Ask who is in room nine]
    ~ kind = kind + 1
    -> nurse_soup
* [Say nothing, and put the soup on]
    ~ kind = kind + 1
    -> nurse_soup

=== nurse_paid ===
It goes fast; she has the knack. When she comes up her face is as clean as a plate. “What a quiet night,” says Rosa. She catches sight of her own badge, upside down, and reads her name, and then the word beneath it, and frowns. “Was I always going to be one? I’ve a feeling somebody talked me into it.”
Somebody did. It was her grandmother. Doris has it, about a year down, and you are the one who carried it to her.
* [Tell her: it was your grandmother]
    ~ kind = kind + 1
    “Was it?” says Rosa. “What was she like?” Doris has that as well. It went down the week after.
    -> half_past_three
* [Give her the cheese twist]
    She gives you the smile she gives to visitors.
    -> half_past_three

=== nurse_soup ===
There is no soup on the list. There is Mrs. Lund’s supper, leek, and Mrs. Lund looks firmly at the ceiling while you heat it.
“He built bridges,” says Rosa into the steam. “He thinks that I’m his daughter. Tonight I said I was. So he told me where he’d hidden the bicycle for her birthday.” She cries a little, and eats all of it, and blows her nose on the paper bag. “I’d like to keep that one,” she says. “Put it down as eaten in.”
* [Write on the pad: one night, eaten in]
    She reads it over, and initials it, as she does with everything.
    -> half_past_three
* [Ask where he had hidden it]
    ~ clues = clues + 1
    “Behind the coal,” says Rosa, but you said it too, at the same moment, and neither of you knows why.
    -> half_past_three

=== inspector ===
~ late = late + 1
He wears a rain cover on his hat, though it has stopped raining, and carries a clipboard. “Public Health,” he says. “An unannounced first visit.”
Mrs. Lund takes a bundle off its nail and holds it behind her back where you can see: eight unannounced first visits, all in his handwriting. “Every year,” she breathes. “He meets Doris, he goes grey, he writes eleven pages, and then he pays with it.”
* [Show him everything, cellar and all]
    -> inspector_tour
* [Offer a bun and a bag straight away]
    ~ till = till + 1
    -> inspector_pays

=== inspector_tour ===
He measures the steps. He measures Gustav, who growls. He lifts the plate off the crock with the tip of his pen, and Doris says, “Reginald! You’ve got thin.”
He writes for a while. “It has my school report,” he says faintly.
“You gave it me the second year, dear. ‘Reginald tries.’ I thought that was a nice report.”
He sits down on the bottom step. After some time he asks what else there is of his down here.
* [Leave them together]
    ~ doris = doris + 1
    ~ kind = kind + 1
    He comes up at four with jam on the form. Under Hazards he has written: company.
    -> half_past_three
* [Hold out the bag]
    ~ till = till + 1
    -> inspector_pays

=== inspector_pays ===
Eleven pages and an appendix go into the bag. You twist it, and he looks about him with the pleasure of a man in a new shop. “What a charming place. Has it ever been inspected?”
“Any day now,” says Mrs. Lund.
He buys a bun. He forgets the clipboard; he always does. There are eight more of them in the umbrella stand. He will be back next year, unannounced, for the first time. You wave until he is round the corner. He waves back, delighted; he thinks that you must have taken him for somebody.
-> half_past_three

=== dog ===
~ late = late + 1
The greyhound comes alone, in somebody’s scarf, and puts both paws on the counter. It wants a sausage roll. It wants to forget thunder.
Dogs can’t whisper. It sets its long nose in the bag and breathes out, once, and the paper darkens and begins to mutter. A little lightning shows along the seam. The dog keeps its eyes on you the whole time, in case there is a form to fill in.
* [Twist the bag shut]
    ~ till = till + 1
    -> dog_paid
* [Put the bag aside and get down on the floor]
    ~ kind = kind + 1
    -> dog_floor

=== dog_paid ===
The weather goes into drawer eighty, which smokes. The greyhound trots home under a sky it has no opinion of.
In July it will sit down in the middle of an open field to admire the lights, and somebody in a dressing gown will come running through the barley, shouting its name. It will be pleased. It likes to be called.
* [Put a bucket under drawer eighty]
    It rains into it, a little, towards four.
    -> half_past_three
* [Open the drawer and let the weather go]
    ~ till = till - 1
    ~ kind = kind + 1
    The thunder comes out, sniffs at the doorstep, and trots off up the lane after its dog.
    -> half_past_three

=== dog_floor ===
~ lund = true
You sit against the flour bins with the greyhound folded over your knees like a deckchair. You tell it that thunder is only the people upstairs, moving the furniture. It thinks about this with its ears. Mrs. Lund steps across the pair of you with a tray, and back.
“That’s what I always told Anders,” she says, and stops dead.
You ask who Anders is.
“I haven’t the faintest idea,” says Mrs. Lund. She holds the tray a good while longer than it needs.
* [Ask whether there is a drawer for that]
    “One,” she says. “Number one. I’ve never liked to look.”
    -> half_past_three
* [Share the sausage roll three ways]
    Mrs. Lund eats hers standing. The dog eats its own, and then the idea of yours.
    -> half_past_three

=== ten_past_four ===
Ten past four. The door opens as if somebody had leaned on it and it had given. A woman in her forties, rain in her hair, a bicycle clip on one ankle. She looks at you. She goes on looking. You say good morning, since that is what one says.
“So it’s true,” she says. She asks for a plain roll, carefully, like somebody carrying a full bowl across a room. She would like to forget a person.
Mrs. Lund puts down the tongs.
* [Hold out the bag]
    -> nell_bag
* [Ask which person]
    -> nell_story
* {clues > 1} [Push the pad across and ask for a name]
    -> nell_pad

=== nell_pad ===
She writes it with her left hand. NELL. It leans. You turn the pad round and write the date beneath it, and the two lines lean together like people at a bus stop in the wind.
“Mum put us at the same end of the table,” says the woman, “so our elbows wouldn’t fight.” She has to look at the ceiling for a bit, where there is nothing. “I’m your sister. I don’t say it to make trouble. I only thought somebody should.”
* [Ask to hear the rest]
    -> nell_story
* [Tell her that you believe it]
    ~ kind = kind + 1
    -> nell_photo

=== nell_story ===
{nell_pad: “We had a café,” she says. “Four|“Nell,” she says, and waits, in case it rings a bell. “Your sister. We had a café. Four} tables. You did the baking and I did the being nice. Then one winter the money was gone, and it was nobody’s fault, so we had nobody to shout at but each other. You said a thing to me at the station. Eleven words. I got on the train.”
She tears the roll in two. “When I came home in the spring, you passed me in the street and said excuse me. I’ve been outside since two, watching. {kind > 3: You keep giving it back to them. You always did.|You’ve got very quick with the bag.}”
* [Ask what the eleven words were]
    -> nell_sentence
* [Tell her that you believe her]
    ~ kind = kind + 1
    -> nell_photo
* [Hold out the bag]
    -> nell_bag

=== nell_sentence ===
“No,” says Nell. “I’ve carried it for fourteen months by myself. You can’t have it just for asking nicely.”
She counts it over on her fingers with her lips moving, runs out of fingers, and shuts her hand on the eleventh. “You were tired. That’s how I tell it. It was well made, I’ll give you that. My clever little baker. You never made a thing badly in your life.”
{bag: In your pocket the soft paper bag has gone hot.|On the wall, drawer forty-one has come open by the width of a thumb.}
* [Say that you are sorry, without knowing for what]
    ~ kind = kind + 1
    “That’s no use at all,” says Nell. “Thank you.”
    -> quarter_to_five
* [Look at Mrs. Lund]
    Mrs. Lund is looking at the clock.
    -> quarter_to_five

=== nell_photo ===
She has a photograph, gone soft at the fold. Two people in a doorway, floury to the elbow, squinting into the same sun in the same way. One is her. The other has your face on, and is laughing at whoever holds the camera. You know the apron. You are wearing it.
“You look well fed,” says Nell, and her chin goes. “I was so afraid that you’d be thin.”
Mrs. Lund, who never sits, sits down.
* [Ask Mrs. Lund how long you have worked here]
    “Three weeks,” she says, out of habit. And then: “It’ll be fourteen months on Friday. Whenever you begin to count, you pay again. You asked me not to tell.”
    -> quarter_to_five
* [Give the photograph back]
    “Hold on to it a minute,” says Nell. “Just while I’m here.”
    -> quarter_to_five

=== nell_bag ===
She bends down to it. You have held out this bag a thousand times and never needed both hands. “First the bicycle,” she whispers. “Me running behind, holding the saddle. I let go at the lamp post and never said. Then the toast, cut the wrong way on purpose. Then the measles.”
You are not supposed to listen. The paper is filling. By now it weighs about as much as a child’s coat, a wet one, and there is plainly a great deal more to come.
* [Let her finish, and twist it shut]
    ~ till = till + 1
    -> nell_gone
* [Take the bag away from her]
    ~ kind = kind + 1
    She comes up gasping, like someone pulled out of a pond, and as angry. What she had whispered runs back into her, up both sleeves. {nell_story or nell_pad: “So you do mind,” she says.|“Nell,” she says, coughing. “You might at least know whose it is. I’m Nell. I’m your sister.”}
    -> quarter_to_five

=== nell_gone ===
She straightens up. She has a nice face, you notice; people must tell her things. “What a smell,” she says warmly. “I can’t think why I’ve never been in. Are you new?”
“Three weeks,” you say.
“Well, good luck with it.” She bends to see why her ankle feels tight, takes off the clip, and leaves it on the counter, not knowing what it’s for. It is a quarter to five. In your hand the bag has stopped struggling.
* [Wish her a good morning]
    “And to you,” she says, and means it, as she would to anyone.
    -> ending_light
* {doris > 0} [Run down to Doris with it. There is time]
    -> cellar_last

=== cellar_last ===
You take the eleven steps in three. “I know,” says Doris, before you can speak. “I can smell it. That’s the other half of what I’ve got.” She is up against the plate, and the brick is sliding.
“Don’t give me that one. I’m full, dear. I’ve been full since the winter before last. Take me up. I’d like to see the street before I burst, and they can all have their own back.”
* [Take hold of the crock]
    ~ doris = doris + 1
    -> carry_doris
* [Give her the bag. It is the rule]
    She takes it without a word, like medicine.
    -> ending_light

=== quarter_to_five ===
A quarter to five. Gustav has the heat for one more loaf. Mrs. Lund puts the last of the jug on the table and beside it a soft brown bag{bag:, which she has had out of your pocket without your feeling it| out of drawer forty-one}. “I ought to have fed this to Doris,” she says. “I couldn’t. She only got what came up with it.”
{refund: Mrs. Abel snores on the sacks. Nobody needs to say that it can be done.|“It might be done,” says Mrs. Lund. “Nobody has tried.”} She wipes her hands. “One loaf. Fifteen minutes. Whose?”
* [Yours]
    -> own_loaf
* {lund} [Hers: open drawer one]
    -> drawer_one
* {doris > 1} [Everybody’s: bring Doris up]
    -> carry_doris
* {not nell_bag} [Nobody’s. Nell came here to pay, so let her]
    -> nell_bag

=== own_loaf ===
You shape it yourself. {dough == 1: Rye, small and black.|{dough == 2: Brioche, with that little salt.|White and plain, the size of a fist.}} While it bakes nobody talks. Nell wipes the counter, because there is a cloth. Doris calls up through the floor that it’s a good one, that, she’ll miss it, mind the lamp post.
At eight minutes to five it comes out and sings, as crusts do when they meet the cold. Now there are two things in front of you: the bread, with your sister in it, and the bag, with what you said to her.
* [Eat the bread]
    -> bread
* [Break it, and give her the first piece]
    ~ kind = kind + 1
    She takes it the way she always took it, crust first. Always? The word arrives before the bread does.
    -> bread

=== bread ===
First there is a saddle under you, and somebody running behind, and somebody’s breath. Then toast in triangles, because you hate triangles. Measles in a dark room, and her voice reading all the parts. A borrowed oven. Four tables, one that rocked. Her, being nice to a man about soup. It doesn’t come like a picture. It comes like the feeling into a foot that you’ve sat on.
“You let go at the lamp post,” you say.
“You’d have fallen off if I’d told you.” She has hold of your sleeve. The bag sits among the crumbs.
* [Open the bag]
    -> the_bag
* [Ask her whether she wants it opened]
    ~ kind = kind + 1
    -> ask_nell

=== ask_nell ===
Nell considers it. “I know what’s in there,” she says. “You don’t. If you open it there will be two of us. If you don’t, then I’m the only one who ever heard it.” She rubs her nose with the back of her wrist, as you do; as, you see now, you both do.
“I came here to get rid of it. I might as well watch it burn. Unless you’d rather carry your end.”
* [Carry your end. Open it]
    -> the_bag
* [Give it to Gustav]
    -> ending_aprons

=== the_bag ===
It opens with a small dry sound. There is your own voice, on a cold platform, quite calm: “You were only ever nice because you couldn’t do anything useful.”
Eleven. You count them. The clock over Gustav ticks rather more than it needs to.
“There it is,” says Nell. “It’s smaller than I had it.” She is crying in the ordinary way, as people cry at the pictures. “I’ll have you know that I did the books.”
* [Say what you should have said at the station]
    You say it badly, and start again, and she corrects the grammar.
    -> ending_whole
* [Say nothing. Put your arms round her, flour and all]
    You leave two white handprints on the back of her coat. She won’t brush them off for a week.
    -> ending_whole

=== drawer_one ===
Drawer one sticks; it takes you both. The bag inside has gone the grey of old snow. Mrs. Lund bakes it in herself, one slice’s worth, and eats it standing beside the lamp.
“Anders,” she says presently. “He was a deckhand on the night ferry. I told my boy I’d leave a light, and something hot, until he was in.” She looks down the lane, for the first time like someone who knows what she’s looking for. “The ice came early that winter. He’d be sixty. Fancy.”
It is Nell who takes the plate out of her hands and finds her a chair and says nothing whatever, extremely well.
* [Turn the lamp down]
    The lane goes dark. It is only a lane.
    -> ending_drawer
* [Leave the lamp as it is]
    ~ lamp = true
    You trim the wick instead, so that it will last.
    -> ending_drawer

=== carry_doris ===
She weighs what a bishop weighs. {till > 2: Mrs. Lund looks at the night’s full tray of bags, and at the stairs, and takes a handle.|Mrs. Lund takes one handle as though she had waited forty years to be asked.} {nell_gone: The woman with the nice face, who has come back for the roll she forgot, takes the bottom.|Nell takes the bottom.} “Mind my brick,” says Doris. Eleven steps. Gustav holds his breath.
You set her down in the window, beside the lamp. She has never seen the street. “Is that all it is?” says Doris. “It sounded so much bigger.” Over the roofs it is getting grey. The clock clears its throat.
* [Take off the brick]
    -> ending_ordinary
* [Ask her if she is sure]
    “No,” says Doris. “Isn’t it nice?” And she takes it off herself.
    -> ending_ordinary

=== ending_whole ===
# ending: the whole loaf
At five the blind comes down behind you. Mrs. Lund has let you keep the apron; the next one can bring their own, she says, and shuts the door before anybody can look at her face.
Nell wheels the bicycle. The eleven words walk along between you for a street or two, on a short lead, and by the bridge they are only something you once said. She has kept the four tables in a shed. One of them still rocks. {song == 2: A taxi goes by with its windows down, and two voices in it, one of them on the telephone, singing about mattresses.}
“Toast?” says Nell. It is nearly light.
“Triangles,” you say.
-> END

=== ending_aprons ===
# ending: two aprons
Gustav takes it in one mouthful and burns blue for a moment, like a Christmas pudding. “What did it say?” you ask.
“Nothing useful,” says Nell, and blows her nose.
You stay. She comes on Tuesdays, in an apron too long for her, and minds the door. It turns out that most people, met at a door by someone who is good at it, only want a roll. Drawer forty-one holds string. Above the place where a till would be{penalty == 2:, next to a yellow card,} hangs a photograph, soft at the fold. And the tally on the doorpost has stopped, since you know now what day it is.
-> END

=== ending_drawer ===
# ending: drawer one
Mrs. Lund takes off her shoes, sets them side by side, lies down on the flour sacks, and sleeps, for the first time in forty years, with her mouth open. She gave you the keys before she went under. {lamp: The lamp is still in the window. Somebody is always out on the night ferry.|Without the lamp you can see that the sky has turned, and that it is going to be a fine day.}
Nell hasn’t paid. She has decided to leave it until tomorrow. Tomorrow she will tell you about the bicycle, and the day after about the toast, one roll at a time. There’s no hurry. You open at two.
-> END

=== ending_light ===
# ending: a light step
She has gone up the lane with a light step, past a bicycle that leans against the wall, and has not turned round. At five you carry down the takings. {doris > 1: Doris doesn’t say a word, which isn’t like her.|“You’re the new one,” says Doris.}
You sweep. There is a clip on the counter, the sort for a trouser leg. You put it in drawer forty-one, where there happens to be room.
On Tuesday you ask Mrs. Lund who wore the apron before you. She counts the eggs. She counts them for quite some time.
“Somebody with your waist,” she says.
-> END

=== ending_ordinary ===
# ending: ordinary bread
Forty years of it goes up over the roofs: knees, wedding nights, a dentist’s joke. All across town people sit up in bed and say oh. {song == 1: A taxi stops at a green light, and its driver starts to hum.} {penalty == 1: An old man finds a whistle under his scarf and says aloud that he never saw a thing.} {laugh == 1: At eleven, in a church, a bride barks with laughter at a pheasant.}
You get yours in one breath, the saddle and the station both. Beside the crock somebody is wiping her nose with the back of her wrist. “Well,” says Nell. “Well,” you say. It will take years.
The bakery opens at seven now, and takes coins. The bread is ordinary. The queue goes round the corner.
-> END
