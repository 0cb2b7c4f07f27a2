// Salt and Cinder. An original story for Meowtale.
VAR warmth = 0
VAR signs = 0
VAR days = 0
VAR salt = 40
VAR told = false
VAR burned = false
VAR lovers = false
VAR north = false
VAR late = false

-> pass

=== pass ===
Item: one mule, Madam, in a temper. Item: forty blocks of gray salt, nine pounds the block. Item: snow, three weeks before the almanac allowed it.
I came up to the pass under the Hob, which is a mountain with a fire in it, and saw smoke at the winter hut. The hut belonged to my employers, the Salt House. It was supposed to be empty. I knew the smoke, too. Only one man up there burns juniper.
* [Knock]
    I knocked at my own door like a peddler. Nobody came, so I knocked at it like a creditor.
    -> door
* [Walk in; the deed is in my coat]
    A man with a deed does not knock. The latch was frozen and gave all at once, so I fell in, but I fell in lawfully.
    -> door

=== door ===
Marek stood at the stove with a ladle. I had last seen him across a magistrate’s table, three years before. He had more gray in him now, and soot to the elbows, and he looked at me the way one looks at weather.
“Salt,” he said. He had never once called me Ivo.
“This hut is ours,” I said.
“The bell-house roof came in on Tuesday. Until it’s mended, the keeper sleeps here.” He pointed the ladle at the puddle that was me. “You’re dripping on my floor.”
* [Show him the deed]
    -> two_papers
* [Ask what is in the pot]
    ~ warmth = warmth + 1
    -> soup
* [Bring the mule in first, argue after]
    -> madam

=== two_papers ===
He read my deed slowly, to the end, moving his lips at the long words. Then he reached behind the stovepipe and brought out a paper of his own: the keeper’s right of shelter, ninety years older than mine, under the seal of a council whose grandchildren were dead.
We laid them side by side. Both were good. Two lawyers in the valley had been eating off those papers for six years.
“We could burn them both,” Marek said, “and be warm for a minute.”
* [Laugh, in spite of myself]
    ~ warmth = warmth + 1
    It came out like a cough. He looked at me as if the mule had spoken.
    -> salt_line
* [Fold the deed away, edge to edge]
    “I’ll have you out by spring,” I told him. “By spring,” he said, “everyone’s out. That’s what it’s for.”
    -> salt_line

=== soup ===
Barley and turnip, and not a grain of salt in it. I tasted twice to be sure. He had run out in September, and since every pinch in that country comes over the pass on my mule, he had eaten two months of wet barley sooner than send me an order.
I have had rivals. None of them ever suffered so thoroughly on my account.
* [Shave a curl of salt into the pot]
    ~ salt = salt - 1
    ~ warmth = warmth + 1
    He ate four bowls with his eyes shut. I had spoiled a nine-pound block for it, and I did not enter the loss.
    -> salt_line
* [Eat it as it is, slowly, to make the point]
    I asked for more. He filled the bowl to the brim. We were both very brave.
    -> salt_line

=== madam ===
Madam came in backward, on principle, and took the place before the stove. She ate his broom. Marek gave her the handle as well, and scratched her under the harness in the exact spot that had taken me two years to find.
“What’s she like to live with?”
“Dearer than a wife, and she bites.”
“I wouldn’t know,” said Marek. “I was never going to have a wife.” He said it to the mule, mildly, like a man putting a cup where it can be reached.
* [“Nor was I,” I told the mule]
    ~ warmth = warmth + 1
    Madam considered us both and broke wind. The matter was not raised again that evening.
    -> salt_line
* [Say that the broom can be charged to the council]
    “Charge it,” he said. “They owe me eleven months already.”
    -> salt_line

=== salt_line ===
The hut is five paces by four, with one stove, one table, one window and one bunk. For the sake of peace I took a broken block and proposed a frontier. Marek watched me kneel with the face of a man who has seen magistrates at work.
* [Draw it straight, to the inch]
    I got the stove. He got the bunk and the door. Neither of us could now eat, sleep or leave without committing trespass.
    -> first_night
* [Bend it, so that both sides touch the stove]
    ~ warmth = warmth + 1
    It looked like a river that had thought better of something. “That’s crooked,” he said. “It’s a concession,” I said.
    -> first_night
* [Give him the salt and let him draw]
    ~ warmth = warmth + 1
    He drew it all around his own boots, close in, as they chalk a dead man, and handed back the rest. “There,” he said. “You take the country. I’ll keep the coast.”
    -> first_night

=== first_night ===
Then there was the matter of the bunk. Up there, at two in the morning, the stove goes down to a red eye and the nails in the walls grow fur. Anyone left on the floor would have to be lifted off it with a spade.
Marek turned down the lamp. Neither of us had spoken for a quarter of an hour, and it was the loudest talk we had ever had.
* [Take the chair and call it a preference]
    -> chair
* [Take the bunk; it is in the deed]
    -> bunk
* [Propose back to back, in coats, like carters]
    -> back_to_back

=== chair ===
I slept as a plank sleeps. Around four I woke with no feeling in my feet and found his coat on me, the big sheepskin, still warm down the middle. Marek lay in the bunk under a flour sack with his knees drawn up like a boy’s.
* [Put the coat back over him]
    ~ warmth = warmth + 1
    “If you die here,” he said, not opening his eyes, “I have to write a report.”
    -> morning
* [Keep it; cold is cold]
    It smelled of juniper and lamp oil. I hung it on his nail before dawn, so as not to be seen hanging it.
    -> rounds

=== bunk ===
The deed is clear about fixtures. I lay in the bunk, in full possession of it, and listened to a man on the floor refuse to shiver. It takes great strength. You can hear the strength give out, one tooth at a time.
* [Lift the blanket]
    ~ warmth = warmth + 1
    “Get in,” I said, “before you die and I have to explain you.” He brought the cold in with him like a third person.
    -> morning
* [Hold to the deed until dawn]
    At dawn he got up, blue, and made coffee for both of us. I have never been beaten so badly in my life.
    -> rounds

=== back_to_back ===
He agreed, as one agrees to have a tooth drawn. We lay down in our coats with our backs together, and for some time I was in bed with a bear and a draft. Then the warmth came through. I entered it under fuel.
At what hour it stopped being only fuel I could not have said under oath, and I am good under oath.
* [Keep perfectly still]
    So did he. You can tell a sleeping back from one that is keeping still.
    -> rounds
* [Ask whether he is awake]
    ~ warmth = warmth + 1
    “No,” said Marek. And after a while, “Are you?”
    -> morning

=== morning ===
In the morning the snow stood to the lintel and the pass was shut. Marek broke the ice on a bowl of water that he kept on the sill, and watched until the water lay flat. That was the first round of his day. If the Hob so much as turned over in its sleep, the bowl would know.
“How long?” I asked.
“February, if it’s kind.” He took down a pail. “So we’d better settle who cooks.”
* [Go with him to the bell]
    -> ropes
* [Stay in and watch him from the window]
    -> rounds

=== ropes ===
The bell hung in open sky among broken rafters. It had two ropes, ten feet apart, and a yoke that locked unless both came down together. The council had built that after the market day three years ago, when Marek emptied three villages for nothing, and my salt stood forty hours in the rain with nobody to sheet it. I lost ninety blocks and my house. I asked the magistrate that no man should ever ring alone again.
So it was my yoke that he was greasing.
* [“I’d ask for it again”]
    “I know.” He went on greasing. “It’s good work, the yoke. I’ll say that for you.”
    -> count
* [Take hold of the second rope]
    ~ warmth = warmth + 1
    “Don’t pull. Just learn the weight.” It was like shaking hands with something asleep.
    -> count
* [Say that I was angry, and had lost my house]
    ~ warmth = warmth + 1
    He stopped with the rag in his hand. “Nobody told me about the house,” he said.
    -> count

=== rounds ===
{morning: I|The snow stood to the lintel; the pass was shut till February. Marek watched a bowl of water on the sill until it lay flat, which was how he asked the Hob if it had slept. Then he went out, and I} scraped a hole in the frost. He stood among the broken rafters, between two ropes ten feet apart, and spread his arms, and could not reach both. Nobody could. The council had built it so after the market day three years ago, when he emptied three villages for nothing and my salt stood out in the rain. I lost ninety blocks and my house. I asked the magistrate that no man should ever ring alone again.
He tried it every morning, I learned. He thought nobody saw.
* [Have the coffee hot when he comes in]
    ~ warmth = warmth + 1
    He looked into the cup for the trick. There was sugar in it. That was the trick.
    -> count
* [Let the frost close over the hole]
    It took a minute. I timed it, so as to be doing something.
    -> count

=== count ===
I went out to the lean-to to count my salt, which is how I say my prayers. {salt < 40: Thirty-nine|Forty} blocks, all dry. Under the twelfth, in oilcloth, lay the letter I had been paid two crowns to carry up. I knew what was in it, because I had written the best parts. The keeper was dismissed from the first of March. The bell was to be taken down and sold to the Salt House, for pans. All it wanted was to be put into his hand.
* [Move it to my coat]
    That way it would be near me, if I should happen to find the courage, or the spite.
    -> winter
* [Push it deeper under the salt]
    Salt keeps anything. That is the whole of the trade.
    -> winter
* [Hold a corner to the lantern flame]
    The corner browned. Then I was a man of business again, and blew on it.
    -> winter

=== winter ===
{The days went in one by one, like mules through a narrow gate. We chopped, cooked, quarreled over the one good knife, and stayed on our own sides, or nearly.|December came. He had begun to leave the knife on my side. I had begun to leave the coffee on his.|By now we could have drawn each other’s boots from memory, and we lit the lamp at three. The snow was still coming down as if it had been paid in advance.}
{days > 1: -> longest}
* [Help him roof the bell house]
    ~ days = days + 1
    -> roof
* [Teach him dice]
    ~ days = days + 1
    -> dice
* [Look into his logbook]
    ~ days = days + 1
    -> log
* [Go with him to the hot spring]
    ~ days = days + 1
    -> spring
* [See what ails Madam]
    ~ days = days + 1
    -> lean_to
+ [Let the long dark come]
    -> longest

=== roof ===
He straddled the ridge and I passed up the shingles. He took each one without looking, and after an hour I knew the back of his hand better than my own figures.
Then a board went under him. There was no cry, only a sort of polite scramble.
* [Catch him by the belt]
    ~ warmth = warmth + 1
    I got the belt and most of the shirt. We lay on the slope nose to nose, breathing like bellows, and he said, “That shirt is council property.”
    -> roof_after
* [Throw him the end of a bell rope]
    The yoke locked, as it was built to do. He hung from it, turning slowly. “First honest work it’s done,” he said.
    -> roof_after

=== roof_after ===
We ate cheese under half a roof. Below us three villages smoked like three pipes, and he knew each chimney by its owner.
“I’d have sheeted your salt,” he said suddenly, “that day. If I’d had another pair of hands. I thought of it, while I was ringing.”
It was an odd thing to be handed after three years: a sheet, too late, and of the right size. I found that I believed him.
-> winter

=== dice ===
We played for salt chips until he owed me eleven tons, which I did not own, and then he proposed that we play for truths instead. He was a wretched player. He handled the dice as if they might be frightened.
I threw a nine. He threw a three, and folded his hands like a man waiting for the doctor.
* [Ask why he rang, that market day]
    -> truth_rang
* [Ask who the juniper is for]
    -> truth_juniper

=== truth_rang ===
“The bowl shook for an hour,” he said. “The spring went down a hand. That’s all I had. I was seven when the keeper before the last one had as much, and he waited, to be sure. My brother was at Low Mill.” He moved a chip from his pile to mine. “So I wasn’t going to wait until I was sure. And then nothing came. I sat up there and listened for it. God help me, Salt, I was almost sorry.”
* [Put my hand on the table, near his]
    ~ warmth = warmth + 1
    I am slow at such things. It lay there like a parcel nobody had sent for. After a time he set his own beside it.
    -> winter
* [Forgive him the eleven tons]
    ~ warmth = warmth + 1
    “Paid,” I said. It was the only word I had that fitted.
    -> winter

=== truth_juniper ===
“For the man who used to bring the post,” Marek said. “He liked the smell. He’d stay till the pot was empty, and then till the snow stopped, and one winter it didn’t stop. Now he has a wife at Larch and a shorter route.” He pushed the dice about. “The juniper I’d got used to.”
He looked up, and I found that I was the one being asked something.
* [“I like it too”]
    ~ warmth = warmth + 2
    I said it to the dice. They were no help. He put another sprig in the stove that night, though we were nearly out.
    -> winter
* [“It smells like the floor of a gin house”]
    ~ warmth = warmth + 1
    He laughed until he had to hold the table. It was a large, rusty laugh, and it had not been out in some time.
    -> winter

=== log ===
His logbook lay on the shelf above the stove: nine years of it, in one square hand. Bowl flat. Spring at the third knot. Wind. Nobody came. Bowl flat. I am a man who reads other people’s books for a living, and I had never read one in which so little was hidden.
I looked for the market day.
* [Read it while he is at the woodpile]
    ~ signs = signs + 1
    Bowl shaking, north rim only, one hour. Spring down. Rang. Nothing came. And then, smaller: Nothing came that I could see.
    -> winter
* [Ask him to read it to me]
    ~ signs = signs + 1
    ~ warmth = warmth + 1
    He read it like a sentence passed on somebody else. “North rim only,” he repeated. “I’ve never been round to the north side. It wants two on a rope.”
    -> winter

=== spring ===
The hot spring lies a hundred yards above the hut in a basin of yellow rock. He let down a knotted cord, as he did every week, and frowned: fifth knot. Then, since the water was hot and we were both as ripe as cheese, he took off his clothes with no more fuss than a tree and went in up to the neck. Snow fell into the steam and never arrived.
* {warmth > 2} [Go in after him]
    -> spring_dusk
* [Take the cord and read it again for him]
    ~ signs = signs + 1
    Fifth knot, and at the sixth too hot to hold. I called it out. He was looking at the sky, and I was looking at the cord. I want that entered.
    -> winter
* [Turn my back and talk about prices]
    I talked about prices for half an hour. I don’t believe that either of us learned anything about prices.
    -> winter

=== spring_dusk ===
I had thought that I would be clumsy, and I was. He moved over. There is a ledge under the water, wide enough for two men who don’t mind, and for a while we sat there and minded a good deal. Then his hand was at the back of my neck, asking, and I answered it.
The snow came down. What followed is not a ledger matter. I will enter only that we walked home very late by one lantern, that the line of salt on the floor got wet, and that neither of us knelt to mend it.
~ lovers = true
~ warmth = warmth + 2
-> winter

=== lean_to ===
Madam had given up sleeping in the lean-to. She stood in the yard instead, in the wind, with her ears back, beside a perfectly good roof. I went to see. All around the wall there was a bare ring in the snow, a foot wide, and the stones in it were dry.
* [Bring her indoors for good]
    ~ warmth = warmth + 1
    By supper she had licked up the frontier from wall to wall. “Well,” said Marek, “that’s annexed.” Neither of us drew another.
    -> winter
* [Lay my palm on the stones and fetch Marek]
    ~ signs = signs + 1
    He knelt and put his cheek to the ground, as one listens at a door. “Warm,” he said. He did not say it the way one says it of bread.
    -> winter

=== longest ===
On the longest night he took me out to see the lights. Low Mill, Larch, Stair: three handfuls of windows at the bottom of the dark. He counted them every year. “Two hundred and twelve,” he said. “Eleven more than last time. People will build there.”
I thought about the letter. By now I could have found it blind.
* [Put it into his hand]
    ~ told = true
    -> letter_told
* [Slip back indoors and burn it]
    ~ burned = true
    -> letter_burned
* [Keep it, and ask what he would do without a bell]
    -> want

=== letter_told ===
He read it twice by the lantern, with the snow falling on the council’s seal.
“Who wrote ‘a bell that has once cried in error will not be heard again’?”
“I did.”
“It’s well put,” said Marek. He folded it along my folds, gave me the lantern to hold, and walked away up the path to the bell house without his coat.
* [Go after him with the coat]
    ~ warmth = warmth + 1
    -> at_bell
* [Let him be; I have done enough]
    ~ warmth = warmth - 1
    He came in at midnight and drew a new line of salt on the floor. It was very straight, and it stayed until the new year.
    -> weeping

=== at_bell ===
He was standing between the ropes. I put the coat around him from behind, and for a moment neither of us knew what to do about my arms.
“You’ve carried it seven weeks,” he said. “You could have handed it to me the first night, over the soup. I’d have hated you, and that would have been simple. Why now?”
* [“Because now I know what it costs”]
    ~ warmth = warmth + 2
    “Salt prices,” he said, and wiped his face on the sheepskin. But he leaned back, a very little, and the arms were settled.
    -> turned
* [“Because I couldn’t sleep for it”]
    ~ warmth = warmth + 1
    “I couldn’t either,” he said. “Next to you. I thought it was fleas.”
    -> bunk_again

=== letter_burned ===
The seal went green in the fire and dripped. I had expected to feel clean. But there would be a second letter in spring, and a third after that; all I had saved was my own evening.
Marek came in, stamping off the snow. He stopped and lifted his nose. “That’s wax,” he said. “That’s council wax.”
* [Tell him what it was]
    ~ told = true
    ~ warmth = warmth + 1
    He heard all of it standing up, in his hat. “So I’m dismissed, and you’ve burned the notice,” he said at last. “I don’t know what to call that.” I didn’t either.
    -> bunk_again
* [“An old bill of mine”]
    ~ warmth = warmth - 1
    “Must have been a big one,” said Marek. He opened the window to let it out, in that cold, and looked at me across the draft.
    -> listen

=== want ===
“Without it?” He thought so long that my feet went. “An orchard,” he said, and was ashamed of it. “Plums. Somewhere the ground stays where it’s put.” And because he was fair in everything, “And you? If there were no salt?”
Nobody had ever asked me. I went through myself for the answer as one pats one’s pockets.
* [“A house that isn’t damp”]
    “You had a house. Then I rang a bell.” He did not say it lightly.
    -> bunk_again
* [“This. With better soup.”]
    ~ warmth = warmth + 2
    He made a noise as if I had stepped on his foot. Then his mitten took hold of my sleeve and stayed there, all the way to the door.
    -> bunk_again

=== bunk_again ===
{lovers: There was one bunk, and I had grown grateful to the carpenter.|There was still one bunk. By now we shared it every night, in our coats, like luggage.} The lamp went out by itself. Something far below us was humming, and I felt it in the boards and in his ribs at the same time.
* {warmth > 2} [Turn around and face him]
    -> turned
* [Lie still and listen to the mountain]
    -> listen

=== turned ===
~ lovers = true
~ warmth = warmth + 1
Neither of us slept that night. Neither of us had slept for weeks, it turned out, on and off; we compared our figures in the dark and they agreed.
“Ivo,” he said, quite low, like a man trying a rope before he trusts his weight to it.
I leave the rest out of the accounts. The stove burned down, and nobody got up to feed it.
* [Toward morning, ask him to say it again]
    He said it again. I had owned that name for thirty-six years and never had the use of it.
    -> weeping
* {want} [Toward morning, ask him what kind of plums]
    “The small blue ones,” he said into my shoulder. “They don’t travel. You’d have to live where they are.”
    -> weeping
* {not want} [Toward morning, ask him what he would grow, if he had ground that kept still]
    “Plums,” he said into my shoulder, at once, as if he had been asked every day. “The small blue ones. They don’t travel.”
    -> weeping

=== listen ===
Under the floor the mountain hummed one note until nearly dawn. In the dark he told me what he knew about it. A hum is a kettle with room in it. A hum that climbs is a kettle getting full. “What you don’t want,” he said, “is for it to stop.”
“Has it ever?”
“Once. I was seven.”
* [Ask him to wake me if it does]
    ~ warmth = warmth + 1
    “You’d wake by yourself,” he said. “But I’d come and get you anyway.”
    -> weeping
* [Say that all kettles are alike]
    “Then you’ve never been scalded,” said Marek, and turned his pillow over.
    -> weeping

=== weeping ===
In January, in the hardest frost of the year, my salt began to weep. Every block in the lean-to was dark and shining, with a bead on its chin. Salt drinks whatever the air brings, and the air at that height is as dry as a ledger. So it came from below, steam through the floor of the mountain, too thin to see.
No bowl would show it. I was the only man alive who could read that sign, and I stood to lose by it.
* [Fetch Marek]
    ~ signs = signs + 1
    -> gauge
* [Turn the dry sides out and say nothing]
    -> hush

=== gauge ===
He touched a block and licked the finger. Then he went for the kitchen scales without being asked. From that day we hung a block every morning and wrote down how much mountain it had drunk: my figures under his figures, in the one book.
“Nine years I’ve listened to it,” Marek said, “and you could have weighed it.”
The weights went up. They went up every day.
~ warmth = warmth + 1
* [Propose to rope up and look at the north side]
    ~ north = true
    ~ signs = signs + 1
    -> north_walk
* [Keep to the scales, and keep warm]
    We had the scales, the stove and the book. It seemed to me a complete firm.
    -> window

=== hush ===
If he knew, he would want to ring. If he rang and nothing came, there would be no bell, no keeper, and rain in somebody else’s house. So I told myself. I turned the blocks, and dried them with a cloth, like a man washing dishes after a crime.
“You’ve gone quiet,” said Marek at supper. “You’re only quiet when you cheat.”
* [Own up]
    ~ signs = signs + 1
    “The salt is weeping,” I said. “All of it.” He was out the door with the lamp before I had found my second boot.
    -> gauge
* [Say that it is the cold]
    ~ warmth = warmth - 1
    “Then have my scarf,” he said, which was worse than anything.
    -> window

=== north_walk ===
It wants two on a rope, which is why nobody had gone. We were five hours to the ridge. On the far side, where no one lives, a black fan lay down the whole slope, a mile wide at the hem: cinder, three years old, too young for lichen. So the mountain had come, that market day. It had gone out by the back door.
Marek looked at it, and I looked at Marek.
* [“You were right. You were right all along.”]
    ~ warmth = warmth + 2
    He sat down in the snow, all at once, like a tent. “Say it again,” he said. “Say it in the magistrate’s voice.” I did.
    -> window
* [Put a cinder in my pocket, as a sample]
    ~ warmth = warmth + 1
    It is what I know how to do. That night I set it on his plate in place of the dumpling. He turned it over until his fingers were black, and did not eat at all.
    -> window

=== window ===
In February the wind went around, and the crust on the pass grew hard enough to carry a mule. It would hold two days, perhaps three. Down in the valley they had been out of salt since New Year and would pay double. I stood in the yard with the pack saddle in my arms. Marek was splitting wood nearby and taking care not to look.
* [Load Madam and go]
    -> leaving
* [Hang the saddle up again]
    -> stay
* {warmth > 3} [Ask him to come down with me]
    -> ask_down

=== ask_down ===
“And who’d ring?” said Marek.
“You can’t ring. Not alone.”
“No. That’s rather the point of you.” He tried to make a joke of it and got halfway. “Stay for the soup, Ivo, or go for the money. But I can’t come down. There are two hundred and twelve windows down there, and I’ve gone and counted them.”
* [Stay, then]
    ~ warmth = warmth + 1
    -> stay
* [Go without him]
    -> leaving

=== stay ===
I hung up the saddle. Madam, who had been looking forward to it, bit me. Marek said nothing, and split enough wood for two winters. But at supper there was a cloth on the table, an actual cloth, and a dumpling shaped, with more love than skill, like a mule. I asked what we were celebrating. “Arithmetic,” he said. “Two.”
-> night

=== leaving ===
He helped me load, which I had not expected, and he tied better knots than mine. At the door he put something in my pocket: a bundle of juniper, bound with bell cord.
“Mind the cornice at the second bend,” he said. “It’s rotten. Mind it, Ivo.”
I could have counted on one hand the times he had used my name, and there I was with my back to him.
* [Turn around at the first bend]
    ~ warmth = warmth + 1
    I told him that I had forgotten my gloves. I was wearing them. He stood aside to let me in.
    -> night
* [Go on to the top]
    -> pass_top

=== pass_top ===
From the top you can see both ways. Ahead lay the valley road, blue and empty, six hours to the first house. Behind me was the hut with its thread of smoke. And behind the hut, from the shoulder of the Hob, a second thread was going up, thin and yellow, where there had never been a chimney.
Madam would not look at it.
* [Cut the load and run back]
    ~ salt = 0
    ~ late = true
    -> running
* [Go on down and warn the first house]
    -> descent

=== running ===
I left my whole capital standing in the snow like a row of teeth, and ran. It is up and down and up again, and I am built for none of these. Madam passed me at the first bend, unladen, without a glance. At the second bend I went through the cornice to the armpits and came out with one boot. It was dark before I saw his lantern, going to and fro, to and fro, between the ropes.
* [Shout his name]
    What came out was the noise a gate makes. The lantern stopped.
    -> night
* [Save my breath for the rope]
    He did not hear me until I was on the step. “You’ve lost a boot,” he said, and his voice went.
    -> night

=== descent ===
I was halfway down when the bell began. It was wrong: a cracked half-note, a long wait, then another. You cannot ring it alone. I had made sure of that. He had lashed the second rope to something, a beam, a sledge, his own body, and he was throwing himself against my yoke over and over, and each time it gave him half.
Windows lit along the valley. Half was enough.
* [Run down and beat on the doors]
    They knew me in Stair. I was the man who had sworn against the bell. “Go,” I told them, door after door. “Go. He has never been wrong.”
    -> spring_dig
* [Stand and hear it to the end]
    I thought that I owed him a witness. I counted a hundred and nine. There was no hundred and tenth.
    -> spring_dig

=== spring_dig ===
They came out alive, at Stair and Larch and Low Mill, all of them. In April the ash had cooled enough to dig. I dug with the council’s spades, and some of the council dug with me. The bell had split from lip to crown. One rope was worn through. The other went around a roof beam and twice around a belt, and the belt I knew, having once shared a nail with it.
* [Take the yoke down with my own hands]
    It was oak, and good work, as he had said. It took me until dark.
    -> ending_rope
* [Ask the council for the keeper’s post]
    They said there was no bell. I said there would be. I had salt money, and nothing else to buy.
    -> ending_rope

=== night ===
{late: He sat me on the step and tied a sack around my foot, and neither of us said a word about the salt.|It came on the ninth of February, after supper.} All day the hum had been climbing. Now it ceased, and I had not known how much of the quiet was made of it. On the sill the bowl lay flat for one breath, and then it jumped off and broke.
“It’s a killing frost,” said Marek. “If I send children out in it, and I’m wrong a second time...” {north: “You weren’t wrong the first,” I said.|He could not finish it.} He had the door open already. “It takes two.”
* [Go up with him and take my rope]
    -> bell
* [Ask for one more sign]
    -> one_more

=== one_more ===
So we went through it like an audit. {signs > 2: The column was long, and every figure in it stood on the same side.|{signs > 0: We had a few figures, and they all leaned one way.|We had almost nothing, a broken bowl, and a silence, and what he felt in his stomach.}} Marek stood in the doorway with the lantern. His hand was quite steady.
“I won’t beg you, Ivo,” he said. “I begged a whole valley once.”
* [Go]
    ~ late = true
    -> bell
* [Shake my head]
    -> not_rung

=== not_rung ===
I had seen three villages stand in the rain. I had seen my own table float. I said, not on a bowl. Not on a silence. Wait for the light.
He did not argue. He went up, and I watched from the doorway as he took the far rope in his fist and stood there, at his post, with the other hanging down ten feet away and nobody on it. An hour passed. I have been over that hour many times, and there is not a minute in it that I could not have used.
* [Go up and take the other rope]
    ~ late = true
    He did not say “at last.” He spat on his hands.
    -> bell
* [Wait for the light]
    -> cinder_night

=== cinder_night ===
The light came up pink and mild, and nothing had happened. I remarked on it. All that day Marek stood at the far rope. At the second dusk the south side opened, without noise at first, only a red seam, and then a gray thing coming down the valley with its shoulders hunched. We were both on the ropes by then, and rang like madmen. The windows of Low Mill went out from left to right, without hurry, as a sexton puts out candles.
Most of them had heard us in time. “Most” is a word I used to like, in business.
* [Go down with him and dig]
    We dug for nine days, side by side. He never once said it. I listened for it at every spadeful.
    -> ending_names
* [Stay at the rope, and go on ringing]
    I rang until noon for people who had gone beyond hearing. In the end he came and opened my fingers, one after the other.
    -> ending_names

=== bell ===
The first stroke threw us both off our feet. {late: It was late, and we knew it, and it made us strong.|Snow came off the roof in one sheet.} The yoke gave only if we went down together, so we had to look at each other; there was no other way of doing it. His eyes, his breath, the nod, and down. I have signed contracts with less in them. By the fourth stroke the valley could hear that it was two men, and it began to wake.
* [Ring until the windows light, then go down to help them carry]
    They lit from the top: Stair, Larch, Low Mill. “If it doesn’t come,” said Marek, “they’ll hang us by these.” He looked almost happy.
    -> road
* [Stay at the rope with him and count aloud]
    ~ warmth = warmth + 1
    We passed two hundred, and the numbers turned into a kind of song. Below us the lights came loose from the houses and went up the far slope in a string, in the snow, on our word.
    -> rope_dawn

=== road ===
I met the last of Low Mill at the bridge. A grandmother sat on a sledge with a clock in her arms, and she knew me at once. “You’re the one who swore against it,” she said, “and now you’ve rung it. Which time were you lying?”
People stopped to hear. There was a baby with frost on its shawl.
* {north} [Tell them what lies on the north side]
    I told it as I would to a magistrate, with measurements. “So he was right,” said the grandmother. “Well. Push, then.”
    -> eruption
* [“The first time. I was lying the first time.”]
    ~ warmth = warmth + 1
    It reached Marek before I did. She gave me the clock to hold, and I pushed with one hand.
    -> eruption
* [Say nothing, and push the sledge]
    She told me what she thought of me as far as the chapel, and was right in most particulars.
    -> eruption

=== rope_dawn ===
Morning came up pink and mild. Nothing had happened. By noon two councilmen had climbed up to us with blue noses and a bailiff. They asked who had rung, and on what grounds, and whether we were aware that an old man had lost two toes.
Marek opened the logbook. His fingers were so swollen that he could not turn the page.
* [“I rang it. Write down both our names.”]
    ~ warmth = warmth + 1
    The bailiff had no form for two. He had to rule a line.
    -> eruption
* [Turn the pages for him, figure by figure]
    {signs > 2: They read to the end of the column, took off their hats, and sent nobody home.|It was a short column. They read it twice, and their faces did not change.}
    -> eruption

=== eruption ===
It came at the second dusk. The Hob took off its lid. What I remember is the color, like the inside of a mouth, and afterward the cinders, falling soft and warm on snow, on mules, on the bare heads of people who had stopped complaining. The gray flood went through Low Mill like a hand through crumbs. {late: The last sledges were still below the ridge, with sparks lighting on the blankets; an hour is an hour.|The last sledge had been over the ridge for an hour.} Two hundred and twelve windows, and nobody behind a single one.
* [Look for Marek in the ash]
    I found him by the cough. He was gray from head to foot, and so was I. We stood there like two statues of nobody in particular.
    -> after
* [Count the people, since he would]
    I counted them three times. On the third he was standing beside me, counting too, and we came out at the same number.
    -> after

=== after ===
The council sat in a barn at Larch in April, with ash on its hats. Marek stood before it in a borrowed collar. They were all politeness. But the clerk was a thorough man, and wished to put in order the matter of a certain letter, sent up in November by the hand of Ivo, salt trader, dismissing the keeper.
{told: “I know of it,” said Marek. “He told me himself.”|Marek turned around, slowly, and looked for me along the benches.}
* {told} [Stand up beside him]
    ~ warmth = warmth + 1
    There was a murmur. I had stood in front of that council before, but on the other side of the room.
    -> offer
* {told} [Stay on the bench; it is his day]
    He found me anyway, over all those hats, and gave the nod that means down.
    -> offer
* {not told} [Stand up and be looked at]
    ~ warmth = warmth + 1
    I stood. It seemed the least I could do, and it was.
    -> found_out
* {not told} [Look at the floor]
    It was a good floor. I could draw you every board.
    -> found_out

=== offer ===
They gave him back his post, eleven months of firewood, and a new roof. Then the oldest of them coughed. The yoke would stay, he said. It had turned out to be a good yoke. Would the keeper name a second pair of hands?
Marek looked at his boots. He did not beg. The Salt House, I knew, had a train of mules waiting for me at the ford.
* {warmth > 5} [“I know the weight of that rope”]
    “He does,” said Marek, rather loud.
    -> ending_two
* {warmth <= 5} [Put up my hand, and see whether he’ll have me]
    He looked at it for a long moment. “Ask me next winter, Salt,” he said, and he was not unkind.
    -> ending_block
* [Let somebody younger speak]
    Somebody did. I clapped with the others.
    -> ending_block

=== found_out ===
We went out behind the barn. “Since November,” he said. “{burned: And that was the wax.|Under the salt, was it.} All winter you passed me my coffee, and you had that by you.”
He was not loud. I would have given forty blocks for loud.
* [Tell him all of it, from the first draft]
    {warmth > 6: He listened until the cows were brought in. “You can tell it to me again next winter,” he said in the end. “I want to hear whether it changes.” -> ending_two}
    He listened until the cows were brought in. Then he gave me his hand, as one does after a funeral, and went to see about the roof.
    -> ending_block
* [Say that it was only business]
    “Yes,” he said. “It was well put.”
    -> ending_block

=== ending_two ===
# ending: two ropes
The salt goes over the pass on other mules now. We hold the hut by both papers; they hang in one frame. I keep the figures, he keeps the bowl. There is a plum tree in a tub beside the stove, with one leaf, and it is spoken to.
Every morning we go up, stand ten feet apart and take the weight of the ropes, not pulling, only to know it’s there.
Item: one bunk. It has been found sufficient.
-> END

=== ending_block ===
# ending: a block on the step
I trade the long way around now, by the coast. But each November, a week ahead of the snow, I go up to the pass and leave one block on the step of the hut, the best of the load. I don’t knock. In spring the block is gone, and in its place lies a bundle of juniper bound with bell cord.
Neither of us has missed a year. I enter it under debts, and I have never been so careful of one.
-> END

=== ending_rope ===
# ending: the other rope
I have the hut now, and the new bowl, and the cord with its knots, and nine years of logbook to learn from. I add a line to it each evening. Bowl flat. Nobody came. The new bell has one rope. I sawed the yoke up for firewood.
It burns well. I put juniper with it. Some nights, around four, I wake at the very edge of the bunk with my face to the wall, and find that I have been leaving room.
-> END

=== ending_names ===
# ending: eleven names
Eleven, in the end. There is a board at Low Mill. They blamed the yoke, and took it off, and nobody asked who had wanted it made. I told them. It did not help anyone, but I told them.
Each February Marek and I read the names aloud, he the odd ones and I the even. Eleven is odd, so he begins and he ends. Then he goes up and I go down. Last year, at the bend, he stood and waited. I had not the courage to find out for what.
-> END
