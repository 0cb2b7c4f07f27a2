// The Cartographer's War. An original story for Meowtale.
VAR west = 0
VAR east = 0
VAR heat = 0
VAR days = 0
VAR relief = 0
VAR linnet = 0
VAR confessed = false
VAR pell_one = false
VAR pell_two = false
VAR two_threads = false
VAR dry = false
VAR blot = false
VAR trick = false
VAR cannon_apart = false
VAR teal_story = false
VAR to_west = false
VAR rising = false
VAR lodged = 0

-> letters

=== letters ===
I have been hired twice in my life by two parties who hated each other, and the first time was a marriage.
The second time it was towns. Two letters came by one post. Ambry, on the west bank of its river, wished to engage me to draw the map by which the Duke’s Commissioner would settle who owned the island. Ambry, on the east bank, wished the same. Each offered forty crowns, and each begged me to say nothing to the people over the water.
I put them side by side on the table. They had used the same notary.
* [Accept the west, since it was opened first]
    I accepted the west. Then I looked at the east, lying there with its seal up, and accepted that as well.
    -> road
* [Accept both, in one envelope each]
    “Terms agreed,” I wrote, twice. It is a very ordinary phrase. I have regretted more exciting ones far less.
    -> road
* [Ask Linnet what she would do]
    ~ linnet = linnet + 1
    My apprentice is nineteen, and has scruples as other people have freckles. “Tell them,” she said. “Or go twice,” she said, when I said nothing, “and see which is lying.”
    -> road

=== road ===
You should know how the law has it. The border of the two Ambrys is the deepest thread of the water. Where the river runs deepest, there one town stops and the other starts, and if the thread runs to the east of the island, the island belongs to the west; and the other way about. The island is three acres of mud with a pear tree. It is called the Crumb. It is the only name on the whole reach that both towns have ever agreed on.
Whoever has the Crumb will have the bridge, and whoever has the bridge will have the toll.
* [Drive in by the west road]
    -> west_hall
* [Drive in by the east road]
    -> east_hall
* [Leave the cart at the ferry, and look at the river first]
    ~ linnet = linnet + 1
    “That’s the only client I’d trust,” said Linnet, looking at it.
    -> ferry

=== west_hall ===
~ west = west + 1
In West Ambry one doesn’t say “west”. There is Ambry, and there is Overwater. Provost Sloe received me in a room with eleven clocks, all right. He was small, clean and exact, and had a list. “The river is called the Ease,” he began. “You will find it written otherwise in Overwater. You will not write it otherwise.” From his window it slid by as brown and slow as gravy.
“And you are engaged by nobody else,” said the Provost, and dipped his pen.
* [Say nothing, and let him write it down]
    He wrote it down. He blotted it. I have never felt so neatly dishonest.
    -> after_west
* [“I am engaged by the other side as well.”]
    ~ confessed = true
    ~ west = west + 1
    All eleven clocks ticked. “Then you will at least be well informed,” he said, and wrote that down instead.
    -> after_west
* [Ask why he wants the Crumb]
    “Because they do,” said Provost Sloe. It was the one thing in the room that was not to the minute.
    -> after_west

=== after_west ===
{east_hall:By now I had eaten at both tables and sworn at both desks, in the legal sense. It was raining a little in the hills, and evening, and somebody had to decide where we slept.|He sent us off with a bottle of plum brandy and a boy to see that we didn’t turn left. Left was the ferry. The boy was very good; we had to give him half the brandy.}
{east_hall: -> lodging}
-> crossing

=== crossing ===
The ferry is a raft on a rope. The rope is in two halves with a knot in the middle, because each town pays for its own. Half way over the ferrywoman, whose name is Teal, stopped at the knot and held out her hand. “Penny for that side,” she said, “and a penny for this.”
{ferry:The goat stood in the bows, eating a demand.|A white goat stood in the bows, eating a proclamation. His name is Treaty, because people keep putting things in front of him, and it makes no difference.}
* [Pay both pennies]
    “You’re not from here,” said Teal, with something like approval.
* [Ask what happens to people who pay only one]
    “They get very good at swimming,” said Teal, “or at sharing.”
- {east_hall: -> west_hall}
-> east_hall

=== east_hall ===
~ east = east + 1
In East Ambry they don’t say “east”. There is Ambry, and there is Overwater. Reeve Fairlamb received me in a barn, standing, with a ewe under one arm and a lawyer under the other. She was six feet tall and had a voice for hillsides. “River’s called the Toil,” she said. “You’ll hear different over there. They’ve never done a day’s work on it.” Behind her it came round the bend as white as a torn sheet.
“And you’ll be working for us,” said the Reeve, “and not for them.” The lawyer looked up.
* [Shake hands on it; a hand is not a signature]
    She had a hand like a gate. I went through it.
    -> after_east
* [“I am working for them as well.”]
    ~ confessed = true
    ~ east = east + 1
    The ewe sneezed. “Well, that’s honest,” said the Reeve. “Stupid. But I’ve had worse dogs.”
    -> after_east
* [Ask why she wants the Crumb]
    “There’s a pear tree on it,” said Reeve Fairlamb. “My mother was proposed to under that tree. Said no, mind.”
    -> after_east

=== after_east ===
{west_hall:So that was both. We stood in the road with our instruments, hired to the hilt. The light was going, and Linnet had begun to look at me in the way that she looks at a line that won’t close.|She gave us a cheese, and told us that if we wished to see the water there was a perfectly good view of it from here. There was. It was a view of people on the other side, looking at the view.}
{west_hall: -> lodging}
-> crossing

=== ferry ===
The ferrywoman was called Teal. She was sixty or so, and the colour of a good saddle. She lived on the Crumb, in a hut with two doors, and paid rates to neither side, since each refused to take them from an address the other might recognise. “I get a demand from both,” she said. “I give them to Treaty.” Treaty was the goat. “He’s called that because people keep putting things in front of him, and it makes no difference.”
She looked for a while at the brass on my theodolite. “Pell had one like that,” she said.
* [“He was my master. He left it to me.”]
    ~ linnet = linnet + 1
    She did not say anything. She took us over the first half for nothing.
* [Ask how she came to know Pell]
    “He was here a week,” said Teal, “forty years ago. He drew.” She leaned on the pole until we moved.
- Each bank had sent somebody down to see which way we got off.
* [Get off on the west]
    -> west_hall
* [Get off on the east]
    -> east_hall

=== lodging ===
There were three places where a mapmaker could sleep. The Dial, on the west, had feather beds and a landlord who asked what time we meant to have our opinions. The Ram, on the east, had straw, mutton, and a fiddle until two. And out on the Crumb there was one lit window, and a loft above it where, if one leaned out, one could have spat into either jurisdiction.
* [Stay at the Dial, on the west]
    ~ west = west + 1
    ~ lodged = 1
    The beds were excellent. From midnight on there was someone outside the door, breathing on the hour.
* [Stay at the Ram, on the east]
    ~ east = east + 1
    ~ lodged = 2
    They sang us a song about Overwater. It had nineteen verses, and a part for the dog.
* [Ask Teal for the loft]
    ~ lodged = 3
    ~ linnet = linnet + 1
    “Mind the goat,” said Teal. We minded the goat. He had half of Linnet’s pillow by morning, and Linnet had the other half.
- -> night_one

=== night_one ===
I taught Linnet the first rule at a table by candlelight, as Pell taught it to me: draw in pencil until Friday. She had ruled the sheet, and inked the scale, and drawn both banks very lightly, with nothing in between. It looked like two people at the far ends of a long table.
“What do we call it?” she said. “The river. I’ve got to letter something.”
* [“The Ease.”]
    ~ west = west + 1
    She lettered it. In the morning the potboy called it the Ease to my face, and winked.
* [“The Toil.”]
    ~ east = east + 1
    She lettered it. In the morning there was a ham outside the door, with no name on it.
* [“Leave it. Rivers know who they are.”]
    ~ linnet = linnet + 1
    She left it. She drew a very small fish there instead, so that the space should not be lonely.
- -> survey

=== survey ===
{survey == 1:That left Monday, Tuesday and Wednesday. You have a chain, sixty-six feet long; a lead on a line; a theodolite, a boat, an apprentice; and at every window on both banks somebody with his sleeves rolled up, watching to see where you put your foot.|{days > 2:Wednesday had gone the way of the others. There was rain on the hills, a long grey slant of it, and the fiddle at the Ram had stopped early.|{heat > 2:Somebody had put up a fence in the night, and somebody else had moved it a yard. You could see the old holes.|The day had gone to a strip of coloured pencil an inch wide. That is about what a day comes to.}}}
* {days < 3} [Run the chain round the Crumb]
    -> chain
* {days < 3} [Take soundings from the boat]
    -> soundings
* {days < 3} [Ask to see the old map in the west]
    -> map_west
* {days < 3} [Ask to see the old map in the east]
    -> map_east
* {days < 3} [Walk the meadows behind the east bank]
    -> meadows
* {days < 3} [Call at the mill on the west bank]
    -> mill
* {days < 3} [Drink tea with Teal]
    -> teal_tea
+ [Close the sounding book, and see what Thursday brings]
    -> thursday

=== chain ===
~ days = days + 1
Two thousand and forty links round. Linnet took the front of the chain and I the back, and the goat took an interest. On the upstream point, under the pear tree, stands the boundary stone. It says A on the one side and A on the other. I knelt down, because of the moss. Moss grows on the north of a stone. On this one it grew on the north, and on the south-east, and there was a third beard, quite young, on the west.
“It’s been turned round,” said Linnet. “A lot.”
* [Turn it back to where the oldest moss is north]
    ~ heat = heat + 1
    It took us both. By evening each town had heard that we had moved it in favour of the other.
    -> survey
* [Leave it, and draw in all three beards]
    ~ linnet = linnet + 1
    They are on the finished sheet, if you have a glass. It’s the most accurate thing I ever did.
    -> survey
* [Dig a little, to see what it stands on]
    -> stone

=== stone ===
It stood on nothing. A stone of that size ought to go down a yard; this one went down as far as a milk pail does. And all round it the ground was packed hard, in a ring, by forty years of boots, coming at night, from both sides, in turns.
“Do you suppose they ever met?” said Linnet.
In the hole there lay two flat bottles. One had held plum brandy. The other, by the smell, had held whatever it is they make from sheep.
* [Put the bottles back, side by side]
    ~ linnet = linnet + 1
    They clinked. It seemed the least that one could do.
* [Keep them, in case one ever needs a witness]
    ~ relief = relief + 1
    I wrapped them in a shirt. One of them still had half an inch in it, and the cork was new.
- -> survey

=== soundings ===
~ days = days + 1
~ two_threads = true
We rowed from bank to bank, eleven times, Linnet calling the depth and I writing. West of the Crumb: fourteen feet and a hand. East of the Crumb: fourteen feet and a hand. We did it again after dinner. Now the west was deeper, by a thumb. On the way home we did it for a third time, and it was the east.
There was not one thread. There were two; and the river, like anybody with two offers, had not made up its mind.
* [Ask Linnet what the bottom felt like]
    -> scoured
* [Write down the mean, and row home]
    It was the same on both sides, to the inch. I looked at it for a long time. One cannot letter a shrug.
    -> survey

=== scoured ===
“Clean,” she said. “There’s no mud. The lead comes up bright.” I took it from her and smelled it, which is not in the textbooks. It smelled of stones. A river that is staying where it is makes itself a bed, and lies in it. This one had taken up the carpets.
I had seen it once before, with Pell, on the Arrow, in a wet spring. Nine days after that there had been no Arrow there, and no street.
* [Tell Linnet what that means]
    ~ linnet = linnet + 1
    ~ rising = true
    She looked at the west bank, where Eel Street is, with its feet in the water and its washing out. Then she started to count the windows.
* [Wait until you are sure]
    ~ rising = true
    I am a careful person. It is a thing that one says instead of several others.
- -> survey

=== map_west ===
~ days = days + 1
~ pell_one = true
It hangs in the Provost’s own stair, under glass, with a lamp. Pell’s work; I’d have known it across a street. Nobody else ever drew water like that, as though it had just been told something. There ran the deep thread, in blue, well to the east of the Crumb. So the Crumb was west, and forty years of Sloes had gone up to bed past the proof.
“It has never been out of the house,” said the Provost. “They would not dare to look at it.”
* [Ask to have the glass taken off]
    -> under_glass
* [Copy it from where it hangs]
    ~ west = west + 1
    He held the lamp for me himself, for two hours, at the exact height.
    -> survey

=== under_glass ===
Without the glass it was brighter. In the corner was Pell’s mark, the small snail that he put on everything. And under the snail, in pencil, so lightly that you had to hold the lamp below it, he had written: “1 of 2”.
The Provost was looking at his clocks. I have seen that writing on the backs of envelopes, and on a great many corrections, and once on a label tied to my coat.
* [Rub it out with your thumb]
    ~ west = west + 1
    Pencil comes off so easily. It is the whole point of it.
* [Leave it, and put back the glass]
    ~ linnet = linnet + 1
    Linnet had seen too. She handed me the screws one by one, and did not drop any.
- -> survey

=== map_east ===
~ days = days + 1
~ pell_two = true
It lives in the Reeve’s wool chest, rolled up in a fleece, and comes out for weddings. The fleece had kept it soft. Pell’s water; Pell’s snail. And there ran the deep thread, in blue, well to the west of the Crumb, so that the pear tree, the hut and the mud were East Ambry’s beyond all doubt.
“That’s that, then,” said Reeve Fairlamb. “Forty years we’ve had it by us. We’d never show it to that lot. They’d only cry.”
{pell_one:I looked at the thread for as long as was polite. It was the other one. He had drawn it twice, once for each, and both of them in ink.|I said that it was a fine piece of work. It was. I only thought the thread ran rather straight, for a river with two minds.}
* [Look on the back]
    -> fleece
* [Roll it up again, and say thank you]
    ~ east = east + 1
    “You can come for the next wedding,” said the Reeve. She meant it.
    -> survey

=== fleece ===
On the back, in pencil, very small: “2 of 2. So long as nobody compares. P.”
And below that, in another hand, round and young: “They won’t. They’d have to cross.”
The Reeve had her ewe to see to. I stood in the wool-smelling dark with my master’s one lie in my hands, and it was the best drawn thing of his that I had ever seen. Forty years. Not a barn burned; not a head broken, apart from the usual. Two towns had gone to bed in the right, every night, on either side of a river.
* [Ask yourself whose the second hand is]
    ~ teal_story = true
    I knew of only one person in that place who crosses for a living.
* [Show it to Linnet]
    ~ linnet = linnet + 1
    She read it twice. “That’s terrible,” said Linnet. And then, much later, on the road: “It worked, though.”
- -> survey

=== meadows ===
~ days = days + 1
~ dry = true
Behind East Ambry, where the sheep are, there’s a long dip in the grass that goes nowhere. It begins at a bank above the bend, wanders off through the meadows for a mile, and comes back to the river below both towns. Linnet lay down and looked along it. “That’s not a valley,” she said. “That’s a bed.” There were mussel shells in the molehills.
At the top end stood a sluice, rusted shut, with an A on it. The river had lived here once, and somebody had asked it to move.
* [Try the wheel of the sluice]
    It gave by the width of a nail. A thread of water ran through, and down the old bed for a yard or two, smelling about like a dog in a house that it used to know.
    -> sluice
* [Draw it in, and say nothing yet]
    A dotted line. It is the most tactful mark we have.
    -> survey

=== sluice ===
“You’ll leave that be,” said a voice for hillsides. The Reeve had come up through her sheep. “That’s forty acres of the best grass on the river. My grandfather shut that gate.”
I showed her the lead, and let her smell it. I told her that in a wet week the water was going to go somewhere, and that this was the one place where it knew the way, and there were no beds in it. She looked at the grass for a long time. She looked over at Overwater.
“It’s their street it would take,” she said, “if I didn’t.”
* [“Yes. That is what you would be deciding.”]
    ~ relief = relief + 1
    ~ east = east + 1
    She sent for a can of oil. She did not say what for. By Thursday the wheel went round.
* [“They would do as much for you.”]
    “They would not,” said the Reeve, and I could see that I had lost her. “They’d want it in writing.”
* [“Then think about your own street. It could go either way.”]
    ~ relief = relief + 1
    ~ heat = heat + 1
    That moved her. It moved her to oil the gate, and also to set two men with billhooks on it.
- -> survey

=== mill ===
~ days = days + 1
The miller of West Ambry was called Oates, and was as deaf as his stones. He was raising his weir. There was a new course of timber on it already, and a second one was stacked ready. “More head,” he roared at us. “More flour. Provost says that we’ll need it for the bridge!” Above the weir the water stood as smooth as a plate. It stood some eight inches higher than Eel Street.
Linnet held out a level, so that he could see the bubble.
* [Shout to him what it means]
    -> weir
* [Write it down, and put it in his hand]
    ~ relief = relief + 1
    He read it with his lips, to the last word. Then he went out in his apron, in the wet, and knocked away the top course himself. “You might have said!” he roared.
    -> survey
* [Tell the Provost rather than the miller]
    ~ west = west + 1
    “It’s authorised,” said Provost Sloe. He looked at the level, though. He asked if he might keep it overnight.
    -> survey

=== weir ===
“FLOOD?” roared Oates. It went across the water as a ball goes across a floor. On the east bank a window went up. “WHO’S GOING TO FLOOD US?” By the time that I’d got him to understand that it was nobody, that it was him, there were thirty people on the far side holding shovels, and a lad on ours had gone to ring the bell.
So that was how West Ambry heard that East Ambry meant to drown it, and how East Ambry came to hear that it had been accused.
* [Stay, and explain it to one person at a time]
    ~ relief = relief + 1
    ~ heat = heat + 1
    It took till dark. Seven of them followed it. One of the seven was Oates.
* [Get out of the way of the shovels]
    ~ heat = heat + 2
    I am told that it was the first time in forty years that anything had been thrown clear across. It was a turnip. It was kept.
- -> survey

=== teal_tea ===
~ days = days + 1
~ teal_story = true
Her hut has two doors, two doormats, and one kettle. “I was twenty,” she said. “I took him over and back for a week, with that brass thing. He sounded it every morning, and every morning it was different, and he laughed. He said it was the only honest border he had ever met: it didn’t know either.” She poured. “Fridays they used to come over here with hayforks, then. My brother lost an eye to it. So I said to him, the two of them never visit. Draw it twice.”
The goat put his chin on the table, and nobody told him not to.
* [“And he stayed a week.”]
    ~ linnet = linnet + 1
    “He asked me to go along with him,” said Teal. “I said somebody had to mind the knot.” On the shelf there was a brass pencil holder, polished. The pencil in it was worn down to a stub.
    -> survey
* [“The Commissioner will lay them side by side.”]
    -> teal_rope
* [“Did you never want to tell them?”]
    “Every market day,” said Teal. “And every market day they both bought eggs off me, and went home and slept.”
    -> survey

=== teal_rope ===
“Then you’d better give him only one table at a time,” said Teal. “I’m the ferry. There’s no other way across, and I go as slow as I like.” She thought about it, scratching the goat between the horns. “He’s a landsman, this Commissioner. He’ll be sick at the knot. They always are. A man who’s been sick will believe the map on the side that he gets off.”
It was indecent. It was also, I noticed, already worked out to the minute.
* [Tell her that you might hold her to that]
    ~ trick = true
    “I’ve kept it up for forty years,” said Teal. “I can keep it up till Saturday teatime.”
* [Tell her that Pell is dead, and his way with him]
    She got up and saw to the kettle, which was full. “Is he,” she said. “I’d thought he must be. The notes stopped coming at Christmas.”
- -> survey

=== thursday ===
On Thursday evening the Provost of West Ambry put up a notice that anyone found on the Crumb would be deemed to have attacked it. The Reeve of East Ambry put up the same, with a spelling mistake. Then both of them sent for the cannon.
There was only one. It’s called Aunt Mercy. At the last peace it had been divided, so that nobody could have it; the barrel had gone to the east, and the carriage to the west. Now the one lay in a barn, pointing at the wall, and the other stood in a yard, pointing at nothing, and eighty people on either side were trying to think.
* [Go and look at our own papers instead]
    -> blotter
* [Go and see the barrel]
    -> barrel
* [Go and see the carriage]
    -> carriage

=== barrel ===
It lay on straw, among lambs. Three young men had been told to mount it on a hay cart. They’d done so, and now the hay cart was four inches shorter. “Will it fire?” I asked. “Oh, yes,” said the eldest. “It’s what’s behind it that won’t stop.” There was a swallow’s nest well down inside the muzzle. It was in use.
The Reeve stood in the barn door, with rain on her hat. She saw me seeing the nest.
* [“I should have to mark that as inhabited.”]
    ~ cannon_apart = true
    ~ east = east + 1
    “Aye, well,” said Reeve Fairlamb. “Not till they’ve fledged, then.” You could hear the whole barn breathe out.
* [Say nothing; it is not your cannon]
    ~ heat = heat + 1
    I said nothing. They put another cart under it.
- -> blotter

=== carriage ===
In the yard stood the carriage, fresh painted, with its two great wheels, and the Provost was having a length of drainpipe strapped to it. “It need not fire,” he told me. “It need only be observed.” He had had it aimed by means of a plumb line. If it had been a cannon it would have hit the clock tower of his own town hall, from below.
A girl of six was sitting on the trail, being the horse.
* [Point out, as one professional to another, the angle]
    ~ cannon_apart = true
    ~ west = west + 1
    He took it very well. He had it turned to face the wall, “for safety”, and the girl was allowed to stay on.
* [Admire the paint]
    ~ heat = heat + 1
    “Thank you,” said the Provost. “There’s to be a second coat on Friday. We attack in the second coat.”
- -> blotter

=== blotter ===
{lodged == 3:Back in the loft, Linnet was standing over my case with a candle. “Nobody’s been in,” she said. “There’s just the goat. But how do they know, then?”|Back at the inn, Linnet was standing over my case with a candle. “It’s locked,” she said. “It’s been locked all week. So how do they know?”} For they did. Every fence that went up went up along some pencil line of ours, on the morning after we had drawn it. On both banks. Sometimes before it was dry.
Then she held up the blotting paper to the glass. There it all was, backwards, every line since Sunday. The boy who brought clean blotters took away the old ones. He took them in two halves, it turned out, for a penny each.
* [Laugh; it was that or the boy]
    ~ linnet = linnet + 1
    ~ blot = true
    “They’re building it,” said Linnet slowly. “Whatever we draw. They go straight out and build it.”
    -> blotter_use
* [Burn the blotters, and ink nothing more]
    They burned green. In the morning no fence had been moved, for the first time that week, and both towns were out on their banks looking lost.
    -> friday
* [Have the boy in, and ask him how he is getting on]
    ~ blot = true
    He was eight, and saving for a dog. He told us everything, in order, including the price.
    -> blotter_use

=== blotter_use ===
I have known maps that got a road wrong, and I’ve known one that started a war. I had never before had one that people went out and obeyed. If I drew a fence, by breakfast there was a fence. I could not order those two towns to do a single thing. But I could draw it, blot it, and throw away the blotter.
Linnet had already sharpened a pencil. She had the sense not to hold it out to me. She laid it on the table, halfway between us.
* {dry} [Draw the old bed, dug clean and open]
    ~ relief = relief + 2
    We marked it DITCH (DEFENSIVE), on both halves. By dawn there were sixty people in it from each side, digging toward each other as fast as they could so as to get there first.
* [Draw a gap in every fence]
    ~ heat = heat - 1
    ~ relief = relief + 1
    In the morning there were gaps. By noon some sheep had gone through them, and then a child after the sheep, and then a woman after the child.
* [Draw nothing; one should not be able to do that]
    ~ linnet = linnet + 1
    I put the pencil in the drawer. Linnet looked at me for a while, and I couldn’t tell which of us had been examined.
* [Draw the fences twice as high]
    ~ heat = heat + 2
    I thought that if they could not see each other they might stop. By eight o’clock both sides were building ladders.
- -> friday

=== friday ===
On Friday it rained on the hills, and at about noon the sound of the river changed. It had been talking; now it was humming. On the gauge at the ferry stage the water had covered the three, and was feeling for the four. {cannon_apart:Of Aunt Mercy there was nothing to be heard, in either half.|From the one bank came hammering, and from the other, hammering.} Nobody was looking at the gauge. They were all looking at the Crumb.
There was one day left for a person to be useful in.
* [Go to the Provost about the water]
    -> friday_west
* [Go to the Reeve about the water]
    -> friday_east
* [Send Linnet to both, with the figures]
    -> friday_linnet
* [Stay in, and sharpen the pens]
    ~ heat = heat + 1
    It’s a thing that wants doing. One can spend the whole of a war on things that want doing.
    -> desk_night

=== friday_west ===
{west > 2:Provost Sloe had his coat on. He had drawn up the figures himself, from the level, in three colours. “I make it Eel Street by Saturday noon,” he said. “I should like to be wrong. I’ve checked it with all eleven.” He had never in his life acted on a thing before it was announced.|Provost Sloe heard me out, standing. “The water,” he said, “has not been notified to this office.” But he went to the window, and stayed there.}
Down in the street they were rolling the carriage out into the rain.
* [“Ring the bell for the water, not for the war.”]
    ~ relief = relief + 1
    He took out his watch, and did not look at it. Then he went and rang the bell with his own hands, off the hour. People came out of doors just to see what was wrong with the time.
* [“Ask her. She has a gate that would let it by.”]
    {west > 2:
        ~ relief = relief + 1
        He wrote a note. It began “Madam”; it was the first in forty years. He tore up four of them, and the fifth had a “please” in it.
    - else:
        “Ask her,” said the Provost, as one might say, fly.
    }
- -> desk_night

=== friday_east ===
{east > 2:Reeve Fairlamb was up on the bank in the rain, with her sleeves rolled. She had put a stick in at the edge of the water at breakfast. It was now a yard out. “I can read a stick,” she said. “How long?”|Reeve Fairlamb was counting billhooks. “Water’s water,” she said. “It’s been there before.” But she had brought the lambs up to the top field, I noticed. All of them.}
Behind her the young men of East Ambry stood about, holding things.
* [“Until noon tomorrow. Give them something to dig.”]
    ~ relief = relief + 1
    “You heard!” she told the hillside; and they were so glad to be told something that they ran.
* [“Open the old gate, and it will go by you both.”]
    {east > 2 or dry:
        ~ relief = relief + 1
        “Forty acres,” said the Reeve. She looked at the stick. It fell over. “Well, it’s only grass,” she said. “It only took my grandfather his whole life.”
    - else:
        “What gate?” said the Reeve. I had never gone to look; and neither, it seemed, had she, for years.
    }
- -> desk_night

=== friday_linnet ===
She went off with the figures inside her shirt. She went to the west with them, and to the east, and then, as no one had told her not to, to every door in Eel Street. I sat at the window and watched her lantern go from house to house, on one bank and then on the other, like somebody sewing.
{linnet > 3:She came back at midnight with no voice. “They asked me which side I was on,” she said. “I said, the dry one.”|She came back at ten, soaked. “They wanted to know if it came from you,” she said. “I said it came from the river. They said that they would wait to hear from you.”}
* {linnet > 3} [Give her the good chair]
    ~ relief = relief + 2
    She was asleep before her boots were off. From the dark, on both sides, came a sound of people carrying beds upstairs.
* {linnet < 4} [Go out yourself, and say that it did]
    ~ relief = relief + 1
    I knocked on thirty doors. My name was worth rather more than hers, I found, and I was ashamed of how much I liked it.
* [Let them wait; they have been told]
    It’s true that they had been told.
- -> desk_night

=== desk_night ===
Then it was night, and the sheet was on the table, finished in every part but one. Both towns to the last chimney. The mill, the meadows, the pear tree; Linnet’s fish. In the middle the two pale arms of the water went round the Crumb, and neither of them had any blue in it. The Commissioner was due at ten.
“It’s Friday,” said Linnet. “It’s ink.”
* [Draw the thread where we measured it last: one line, in ink]
    -> one_line
* {teal_story or fleece or under_glass or (pell_one and pell_two)} [Take out a second sheet]
    -> two_sheets
* [Draw no thread; letter the island COMMON]
    -> common_sheet
* [Leave the water white, and write on it what we know]
    -> white_water

=== one_line ===
An honest map has one line, and someone is on the wrong side of it. I had the sounding book open at our last reading. {two_threads:You will remember that it had been a matter of a thumb, and that the thumb had kept changing hands.|We had not sounded it, all week, as often as we should. We rowed out with a lantern, at eleven at night, and did it once.} It came to this: I had to believe one row of figures rather than another. I’d been hired to. Twice.
* [Ink it to the east: the Crumb goes to the west]
    ~ to_west = true
    ~ west = west + 1
    It took nine seconds. The pen didn’t catch once.
* [Ink it to the west: the Crumb goes to the east]
    ~ east = east + 1
    It took nine seconds. I remember that the ink was very blue.
- -> hearing_line

=== two_sheets ===
So I took out a second sheet, and I did what he had done. Till four in the morning I drew two rivers. I gave to each town the water that it wanted, and I gave it the best I had; there are eddies in there that I’ll never do again. When I had finished I put in the corner of each, where he used to put his snail, a very small goat.
Linnet would not rule the second one. She sat with her back to me and cut the pens, since somebody had to.
* {trick} [Send word to Teal: slowly, and by the knot]
    The answer came back by the boy. “Was always going to,” it said.
    -> hearing_two
* [Trust to luck, and to one folding habit in forty years]
    ~ heat = heat + 1
    It had been enough for Pell. But then, he’d had Teal.
    -> hearing_two
* {linnet > 3} [Look at the two of them together, and put one in the stove]
    ~ linnet = linnet + 2
    Linnet turned round when she smelled the paper. “Which did you burn?” she said. I told her that I hadn’t looked. It was nearly true.
    -> common_sheet

=== common_sheet ===
There’s a word for land that’s nobody’s because it’s everyone’s. It is on the oldest maps, in brown ink, round the edges of villages: a scrap for geese, the corner where the fair is held. I had not lettered it in years. I lettered it now across the Crumb, over the hut and the pear tree and the pit beside the stone where the bottles had been. COMMON. It just fitted.
“They’ll never sign it,” said Linnet. She was smiling, though, all the way down to her cuffs.
* [Leave two spaces underneath, for two names]
    I ruled them exactly the same length. I measured it, twice, in case either of them should.
    -> hearing_common
* [Letter the river with both its names, one along each bank]
    ~ linnet = linnet + 1
    ~ relief = relief + 1
    The Ease went down, and the Toil went up. In the middle, where they met, I left room for the fish.
    -> hearing_common

=== white_water ===
I cleaned the pen. Between the banks I left the paper as it was, and I wrote on it, small, in plain pencil: “Undecided. Sounded this week eleven times, with eleven results. {two_threads:The bed is scoured. |}It will move when it is ready. Stand back.” It’s not a thing that you get forty crowns for. I thought that it might well be the first true sheet that anybody ever drew of that place.
Linnet read it over my shoulder, and drew a ring round the last two words.
* [Take it to the Commissioner like that]
    -> hearing_white
* [Take it out to the banks tonight, and read it aloud]
    ~ relief = relief + 1
    We read it from the raft, at the knot, with a lantern, once to each side. Nobody answered. But we saw one candle go up a stair, and then another.
    -> hearing_white

=== hearing_line ===
Commissioner Lodd held his court on the raft, at the knot, so as to favour nobody, and was green from the start. He laid my sheet on his knees. He put on his spectacles. Eighty people on each bank held their breath, and you could hear the river hum. “The deepest thread,” said the Commissioner, “lies, as I see, to the {to_west:east|west}. The island is accordingly {to_west:the west’s|the east’s}.”
It was quite quiet. Then on one bank they began to cheer. I looked at the other bank. I have always made a point of that.
* [Stand by the line]
    -> line_after
* [“It’s true to the thumb, and only until the next rain.”]
    ~ linnet = linnet + 1
    “I can only rule on what is drawn,” said the Commissioner. And the raft gave a heave under us, and he was sick on it.
    -> water

=== line_after ===
{to_west:The Reeve took off her hat to it, like someone at a graveside, and put it on again. “Forty years,” she said, “my mother’s tree.” She didn’t say it to me.|The Provost took out his watch, and looked at it, and it seemed to tell him nothing. “I shall have to take down the picture on the stairs,” he said. He did not say it to me.} Behind them the people stood about with their shovels in the rain; and someone picked up a stone, looked at it, and looked at the water, which was now a good deal nearer than it had been.
* {relief > 1} [Point to the gauge, and to the gate]
    They had the shovels, and they knew the way. Losing gives people a great wish to dig.
    -> ending_line
* {relief < 2} [Point to the gauge]
    They turned round to look. It was about an hour too late for looking.
    -> water
* [Roll up the sheet, and go to be paid]
    The water came that afternoon, took Eel Street to the knees, and was gone by Monday. Each side said that it was on account of the line.
    -> ending_line

=== hearing_two ===
{trick:Teal went so slowly that the goat lay down. At the knot the Commissioner looked into the water, as they all do, and then for some time he did nothing else. He was helped off on the west, and believed what he was shown there. He was helped on again. He was helped off on the east.|The Commissioner came over on the raft with his hand over his eyes. He saw the one sheet on the west bank before dinner, and after dinner he asked to see it on the east.} “A fine, clear piece of work,” he said to me, weakly, “but surely it was in the other hand that I—”
* {heat < 6 or trick} [“You saw it from the other side, sir.”]
    He thought about it. It was a perfectly good sentence. He wished to go home. “Ah,” said the Commissioner, “naturally,” and he signed.
    -> signed_twice
* {heat > 5 and not trick} [“You saw it from the other side, sir.”]
    “Then let us have them side by side,” said the Commissioner; and somebody up on the bank, with a spyglass and a long memory, shouted: “THERE’S TWO!”
    -> water
* [Tell him]
    ~ linnet = linnet + 2
    I told him. I told him about the thumb, and Pell, and eggs on market day. Linnet came and stood next to me, and held one corner of each.
    -> told

=== signed_twice ===
He signed it twice, in two halls, with one pen. Each town rolled up its own, and put it away where nobody from over the water would ever dare look. By three o’clock there were tables out on either bank. Each of them was celebrating, and each was a little puzzled, when it looked across, to see how well Overwater was taking it.
“They’ve got hold of the wrong end of something,” said Provost Sloe to me. “Poor souls,” said Reeve Fairlamb. “Let them have their dinner.”
* [Drink to it with both of them]
    I drank plum brandy, and I drank the other thing. Neither helps.
    -> ending_two
* {rising and relief < 2} [Look at the gauge]
    It had covered the five. I’d been so busy with the paper.
    -> water
* [Go out to the Crumb, and tell Teal that it is done]
    She was in the doorway, one or other of them, with her face to the rain. “That’s his goat,” she said, when I showed her the corner. “No. That’s yours.”
    -> ending_two

=== told ===
It is a curious thing to hear a lie being told to eighty people at once, backwards, until it comes out true. No one shouted. The Reeve sent for her fleece. The Provost went up his own stairs and took down the picture with his own hands, and they laid them edge to edge on the raft, at the knot, where each of them could for the first time see the other’s.
They fitted. They made one river with two threads, and the Crumb between, like something held in two hands.
* [Letter it COMMON, there and then]
    I did it on the Commissioner’s back, since there wasn’t any table.
    -> hearing_common
* [Let them look for as long as they like]
    Nobody was watching the water. They were all looking at such beautiful drawings of it.
    -> water

=== hearing_common ===
“Common,” read Commissioner Lodd. He was sitting on a barrel in the middle of the raft, with a bucket. “And do the parties consent?” The parties stood at the two ends of the rope. They had not been so close together for forty years, and each was looking hard at the other’s hat. The space for the names was ruled, and the rain fell on it.
It wanted only somebody to begin.
* [Call on Teal]
    -> teal_speaks
* {stone} [Bring out the two bottles]
    -> bottles
* {west + east > 4} [Say to each what the other said of it]
    ~ relief = relief + 1
    I told the Provost about the tree. I told the Reeve about the stairs. It was all in confidence, and I broke it like bread.
    -> signing
* [Wait, and say nothing]
    We waited. The raft was rising under us, so gently that one noticed it only by the knees.
    -> water

=== teal_speaks ===
“I’ve had a demand from both of you every quarter for forty years,” said Teal, “for an island neither of you has ever had breakfast on. There’s two doors to my house. I’ve never once locked them. You come over at night and turn the stone, and fall in the nettles. And then you come in, one at a time, and I give you soup, and you tell me about each other.” She let go of the pole. “You ask after each other. I’d never have said. But I’m sixty, and it’s raining.”
The goat walked up to the sheet. Everyone watched. He smelled it, and for the first time in his life he left it alone.
* [Hold out the pen]
    -> signing
* [Look at the water]
    It was level with the boards.
    -> water

=== bottles ===
I stood them on the barrel. One plum brandy, one the other thing. “These were under the stone,” I said, “side by side. One cork’s new.” It is wonderful how much a crowd can do without saying a word. At the back of the west bank a baker had begun to study his boots. At the back of the east bank, so had a shepherd. Neither looked up. They were both going slowly red from the collar, at the same pace, like a pair of lamps.
“Thursdays,” said the baker in the end. “It’s only Thursdays. He’s got a bad chest.”
* [Hold out the pen]
    ~ relief = relief + 1
    -> signing
* [Pass round what is left in the bottle]
    ~ relief = relief + 1
    It went from the one end of the rope to the other. It stopped at the knot, and then it went on.
    -> signing

=== signing ===
The Provost signed first, being nearer, and blotted it. The Reeve signed second, through the blot. “Well,” said the Commissioner, “in that case—”, and then the bell on the gauge began to ring. Nobody was ringing it. It does so by itself, at six feet.
You have never seen a hundred and sixty people with shovels all have the same thought.
* {relief > 1} [“To the gate,” said the Reeve and the Provost, together]
    They ran along their two banks, level, shouting across to each other what to bring.
    -> gate
* {relief < 2} [“Where do we dig?” they asked me]
    I showed them on the sheet. It was a very good sheet. It was a mile away, and there was a quarter of an hour.
    -> water

=== gate ===
It took eleven to turn the wheel, six from the east and five from the west, and the wheel did not ask. The old gate went up. The river put its head into the meadow, stopped, and seemed to remember; then it lay down in its own bed, a mile of it, with a sound like a long breath. Behind us on the gauge it went off the six, and off the five. In Eel Street it came up two steps, looked in at the doors, and went down again.
“Forty acres,” said the Reeve. “I shall have that valued,” said the Provost, “generously.”
* [Draw it in, while it’s wet]
    Linnet did it, on her knee, in ink. I held the umbrella.
    -> ending_common
* [Sit down on the bank, with everybody else]
    Someone passed me soup. There were two doors open over there, and you could see right through.
    -> ending_common

=== hearing_white ===
Commissioner Lodd looked at the white place for a long time. He was the only person there who had wanted nothing from it but an answer. “Stand back,” he read out. “Is this a finding?”
“It’s an observation,” I said. All along both banks they had begun to shout: that I’d been bought, that I’d been bought twice, which {confessed:I had told them myself|was true}. {heat > 3:They were coming out on to the Crumb from both sides, with poles and ladders and drainpipe.|A few had started out across the shallows, to have it out with one another in person.} The raft tugged at its knot.
* [“Sir, look at the rope.”]
    -> water
* {linnet > 2} [Let Linnet say it]
    ~ relief = relief + 1
    She got up on the barrel, nineteen years old, and she did not say that it was anyone’s. She read them the gauge: four at noon, five at one. She read it as one would read out names.
    -> water
* {relief > 2} [“It is a plan, sir. Half of it’s dug.”]
    I laid the dotted line on top, and he saw where it went. So did they. It is not easy to storm an island when somebody’s handing you a spade.
    -> gate

=== water ===
It came a little after one, round the bend, not high, and not loud; it came like someone who has a key. I saw it lift the fences, both lots, and lay them down together. I saw it go up to the Crumb, which had stood there for longer than there had been anyone to want it, and go round it, and lean. The knot in the rope held. I have often thought of that. It was the two halves that went.
{relief > 1:In Eel Street the beds were upstairs, and the people on them. In the meadow somebody had got a gate up, and half of it was going that way.|In Eel Street they were carrying out a clock, a cradle, an old man in a chair.}
* [Get Teal off the island]
    -> teal_boat
* {relief > 2} [Make for the gate, and shout for hands]
    There were hands. They were from all over. Nobody had time to ask which.
    -> gate
* [Hold the lantern for the boats]
    -> boats

=== teal_boat ===
Linnet was in the skiff before I was. Teal stood at the door, the downstream one, with her kettle, and the goat under her arm. “I’m not leaving it,” she said, and looked round at it: the shelf, the two mats. Then she reached back and took down the brass pencil holder. “Right,” she said. “I’ve left it.”
We were thirty yards off when the pear tree went. It went very upright, with its birds still in it, like a ship leaving.
* [Row for the west bank]
    There were people up to their waists there, from the east, passing children along.
* [Row for the east bank]
    There were people up to their waists there, from the west, holding on to sheep.
* [Row for whichever is nearer]
    It had stopped being easy to say.
- -> after_flood

=== boats ===
There were nine boats on that river, five and four, and by two o’clock no one could have told you which was which. I held the lantern on the ferry stage, and called the depth for them, because it was a thing that I knew how to do. I called it for six hours. A voice on the other bank took it up and passed it on. I knew the voice. It was made for hillsides. And after it there came another, small and dry, giving the time.
So they brought them in: from Eel Street, from the Ram, from the mill. No one was lost.{not cannon_apart: A cannon was, in two places.}
* [Go on calling until it falls]
    About dawn it began to. I called that too.
* [Give the lantern to the boy with the blotters]
    He called it very well. He charged nothing. Someone gave him a dog.
- -> after_flood

=== after_flood ===
On Sunday the sun came out, as it does, with no shame at all. Everybody went down to the water to see what was left. There was a river. It had one thread, as deep as you like, and quite straight, and it ran down the middle of where the Crumb had been. Of the Crumb itself there was nothing. On the gravel at either side lay a good deal of fence.
They stood there on two banks, muddy to the neck, with nothing whatever between them to want.
* {linnet > 3} [Unroll the sheet, and give Linnet the pen]
    She looked at the water first, for a long time. Then she drew it. It was Pell’s water, near enough; as though it had just been told something.
    -> ending_river
* [Unroll the sheet, and begin again]
    -> ending_river
* {west > 1 and east > 1 and relief > 1} [Ask them what they would like it to be called]
    Nobody spoke. Then the Provost said, to the air, that he’d heard it called the Toil. And the Reeve said she’d heard Ease. They were both of them nearly shouting, on account of the width.
    -> ending_common

=== ending_line ===
# ending: the line holds
It’s a good map. It was engraved; you may have seen it. {to_west:The bridge stands on West Ambry’s island, and the clock on it is right.|The bridge stands on East Ambry’s island, and there’s grazing under the arches.} The toll is a penny. On the losing side they don’t cross. They have found that they never needed to. I was paid by one town, to the minute, and the other one sent me my forty crowns a year later, in a sack, all in farthings, counted.
Every spring I write to ask how deep the water is. {linnet > 3:Linnet does the sounding. It moved a thumb last year. She has not told anyone.|I never have an answer.}
-> END

=== ending_two ===
# ending: one of two
{relief > 1:The flood went by in the old bed, and each town supposes that it did that alone.|The flood took Eel Street to the knees and the meadow to the hocks, and each town puts it down to the other’s weather.} They have had peace now for six years, and may have it for as long as nobody compares. Each Ambry has the Crumb. Neither goes there. The bridge could not be built, since each of them is waiting for the other to ask leave, so Teal still has the ferry, and the knot, and a penny from either side.
{linnet > 3:Linnet has her own shop now. She has the better hand, and won’t draw anything twice. At Christmas she sends me a snail.|Linnet left me in the autumn. She said that I had taught her everything.} I hold it up to the lamp sometimes. So small, in pencil: 1 of 2.
-> END

=== ending_common ===
# ending: common
It is on the new sheet in letters that just fit: COMMON. {gate:They have a fair on the Crumb now, in pear time. You may go in at either door.|There’s no island under it. They lettered it on the water, for there was nowhere else, and it is the only river I know of that belongs to everyone who’s been in it.} There is one rope to the ferry, with no knot. Teal says that she misses the rest. Aunt Mercy was {cannon_apart:put together for a wedding, and fired the once, and the swallows came back.|melted down, both halves of her, and made into a bell.}
I was paid eighty crowns, by one notary. The river has both its names on it. In the middle there’s a fish.
-> END

=== ending_river ===
# ending: the river's own hand
I gave back both fees. I had been hired to say where the deepest thread ran, and in the end it was a thing that anyone could see by looking. It’s on the map, a single line, with nothing on it. {teal_story:Teal went down river to be near the sea; she said she’d like to live by something that was all one side.|Teal keeps the bridge now. She has a house with one door, and a goat who eats at it.} The towns took to lending each other pumps that spring, then carts; it was always to be given back.
Pell used to say that a map is a letter to somebody who isn’t here yet. On this one I have written: Draw in pencil.
-> END
