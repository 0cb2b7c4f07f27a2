// The Last Tenant. An original story for Meowtale.
VAR knocks = 0
VAR signed = 0
VAR nerve = 0
VAR key = false
VAR sheet = false
VAR burnt = false
VAR told = false
VAR rent = false
VAR voice = false
VAR guests = 0
VAR vale_out = false
VAR garden = false
VAR blank = false
VAR chair = false

-> monday

=== monday ===
You empty a tower from the top, like a bottle. By that Monday they had drunk Pallister House down to the tenth floor.
I’m the caretaker. My father was, before me. I go ahead of the men with the steel sheets: knock three times, call out, go in, look round, stopcock, fuse, lock. Then I sign. Floor, date, Empty, L. Tully. Ten had been moved out in August, and the corridor smelt of other people’s Sundays.
You’ve asked me to put it down in the order it happened, so I’ll begin with that door.
* [I knocked at every one of them]
    ~ knocks = knocks + 1
    -> ten
* [I signed for ten from the landing]
    ~ signed = signed + 1
    Six doors, five months. I leaned the sheet on the wall and signed. It’s my own name; it knows the way.
    -> lift_one

=== ten ===
You’d be surprised what they leave. I don’t mean rubbish, I mean what won’t come off. In 10C it was a boy’s height, up the door frame in biro, nine years of it, with his name each time as if it might have been somebody else. In 10E it was a table laid for one, and the chair pulled out.
I knocked there twice, going in and coming away. You knock so that whoever’s there has time to be who they’d like to be.
* [I pushed the chair in]
    It went in as though I’d trodden on something.
* [I left the chair how it was]
    ~ chair = true
    It wasn’t mine to finish.
- -> lift_one

=== lift_one ===
I’ve never liked the lift, nor did my father. It’s a steel box with a gate and a row of buttons, one to eleven. I rode it down that night as I’d done forty thousand times. Under seven the 7 went dark, the 6 didn’t come on, and we stopped. Then the door slid back, as it would at a floor, and there was brick.
I should say that there is a floor. They bricked it up in the winter of the gas, when I was eleven, stairs and lift and all, and moved the numbers down from above so that nobody should have to press a button and wonder. We call it the Gap.
* [I pressed G, and kept pressing]
    -> ground
* [I put my hand on the brick]
    -> brick
* [I kept still, and listened]
    -> listen

=== brick ===
~ nerve = nerve + 1
It was decent brick laid by somebody in a hurry. The mortar had run, and nobody had struck it off. Level with my belt there was one with a 7 chalked on it, and a ring round the 7.
It was January, and there’s been no heat in that shaft since they drained the risers. The wall was warm. It wasn’t hot. It was about as warm as the side of somebody who is sitting next to you.
* [I took my hand away, and pressed G]
    -> ground
* [I knocked; it’s my trade]
    ~ knocks = knocks + 1
    -> knock_back

=== listen ===
You get to know a building by ear. Water goes quiet last, it’ll talk for weeks. I heard the brake cooling. I heard Mrs Vale’s television, three floors down, because it’s her good ear that’s deaf.
And nearer than that I heard a dog get up, turn round, and lie down again, the way they do on lino, with the nails.
* [I pressed G]
    -> ground
* [I knocked, and called out “Caretaker”]
    ~ knocks = knocks + 1
    -> knock_back

=== knock_back ===
~ voice = true
Three, the same as for anybody. Then I felt a fool, and then I called, because that’s what comes next. “Caretaker.”
Nothing. A cable ticked. I’d my thumb on the G when it came, from the other side, low down and not very hard, with the gaps in it that I leave myself. One. Two. And you wait. Three.
* [I got the door shut, somehow]
    -> ground
* [I said, “Who’s that?”]
    ~ nerve = nerve + 1
    Nobody said. But I could hear it being listened to.
    -> ground

=== ground ===
It took me down as sweet as you like. I stood in the hall, under the notice with the date on it: Saturday, eight in the morning, spectators welcome behind the line. They’d drawn a little man with a plunger.
The lift shut its door behind my back and went up again, empty. I counted, you do it without thinking. Six, and a bit.
* [I rang the lift engineer]
    -> engineer
* [I went into the lodge, and looked at the key board]
    -> hooks
* [I went to bed; it’s an old lift]
    I put the chain on, which I don’t.
    -> tuesday

=== engineer ===
Brandt has done our lifts since the ropes were hemp, and you don’t surprise him. “It’s levelling at seven,” he said. I said that it was under seven. “Seven on the old numbers. They never took the relay out, they only taped the wire. So it can still go there. All it needs is a call.”
I hadn’t called it, I said. “No, you were coming down, weren’t you? It stopped for a landing.” I heard him light something. “That’s somebody on the landing, Len, pushing the button.” And then he said it was late, and why didn’t I use the stairs.
* [I went to look at the key board]
    -> hooks
* [I went to bed, by way of the stairs]
    There are no stairs to my bed. I only wanted to be on some.
    -> tuesday

=== hooks ===
The keys hang the way my father hung them, floor by floor, brass hooks on green baize. One row is painted over. If you know where to put your nail you can feel six hooks under the paint, A to F. When a flat is handed in, its key goes back on the hook, and that’s how you know. Five keys had been painted in where they hung, flat, like flies.
The sixth hook was bare. It was bare when they painted it.
* [I scraped the paint off the label]
    ~ nerve = nerve + 1
    Aldous, Mrs, it said. And then, in my father’s small capitals, the word that I’d been writing all week.
* [I left it as it was, and slept with the light on]
    You can feel a bare hook from across a room. I hadn’t known that.
- -> tuesday

=== tuesday ===
Mr Lyle comes on a Tuesday. He’s from the company. He isn’t a bad man, he always wipes his feet. “Len,” he said, “I want to be in a position to say that it’s empty.” Eleven floors, eleven signatures, Friday noon. There was a bonus in it. There was also a flat, out at Fenner’s Green, on the ground, with a door of its own and a bit of grass.
He’d brought a photograph of the grass. “No lift,” said Mr Lyle, and smiled.
* [I took the photograph]
    ~ garden = true
    I put it in my breast pocket, and there it stayed, being green, all week.
    -> nine
* [I asked him how many floors we had]
    -> lyle_seven
* [I reminded him that Mrs Vale was still on four]
    -> lyle_vale

=== lyle_seven ===
~ nerve = nerve + 1
“Eleven,” said Mr Lyle. I asked him to count from the outside. He did go out, I’ll give him that, and stood on the forecourt with his finger travelling up. There are twelve rows of windows, and one row is painted. He came in and wiped his feet again.
“It’s down as a service void,” he said. “There’s charges above it and below. It’s been a void ever since the company bought.” And what was in it? “Nothing’s in it, Len. That’s what a void is.”
* [I let it lie]
    He’d gone a bad colour, and I had keys to see to.
    -> nine
* [I asked who had told the company it was empty]
    He looked it up. He turned the page towards me, and there it was, typed: as per caretaker’s sheet.
    -> nine

=== lyle_vale ===
He had her on his list: Vale, Mrs I., 4A, aged eighty-eight, refuses. “There’ll be officers on Thursday,” said Mr Lyle. “With a chair.” What for? “To carry her out in.” He wasn’t enjoying it.
He asked if I couldn’t have a word, seeing that she’d known me in short trousers. “She knows what everybody was in,” he said. “She’s been telling me what the company was in.”
* [I said I’d go up and see her]
    I’d been meaning to for forty-nine years.
    -> nine
* [I said she should be let alone till Thursday]
    “We’d all like to be let alone till Thursday,” said Mr Lyle.
    -> nine

=== nine ===
That night I had nine to do. There’s a way that an empty floor sounds, and nine hadn’t got it. It was more like a floor with a hand over its mouth. At 9B somebody had laid a wet towel along under the door, on the inside, to keep the light in.
I’d the sheet in my hand, and the pen on its string.
* [I knocked, three times]
    ~ knocks = knocks + 1
    -> dee
* [I told the door that it was coming down on Saturday]
    ~ signed = signed + 1
    I said the day, the hour, and where the hostel was, slowly, twice. The towel shifted a bit. I wrote Empty, and I went away as loudly as I could.
    -> lift_two
* [I signed for nine, and rang for the lift]
    ~ signed = signed + 1
    If you look at a light under a door for long enough, you can get it to be the moon.
    -> lift_two

=== dee ===
~ guests = 1
She was called Dee, she was nineteen, and she’d a brother of eight, a camping stove, and the best-kept kitchen I saw that week. She didn’t ask me not to tell. She stood in the doorway so as to be wide.
It was the boy that talked. “Are you the one who knocks?” That was my job, I said. “The lady said you’d come,” said Kit. “She says you’re slow.” There was no lady on nine. “Not here,” he said, and he patted the riser pipe as you’d pat a horse. “Down.”
* [I asked what else she said]
    -> kit_says
* [I gave Dee what was in my wallet, and the address of the hostel]
    -> dee_hostel
* [I told her till Friday, and that I hadn’t seen them]
    -> dee_stay

=== kit_says ===
~ voice = true
“She wants to know what time it is,” said Kit. “And I tell her, and she says, is that all.” What did she sound like? He considered it. “Like when you’ve got your coat on.”
Dee told him to shut up, love. It was the pipes, she said; she had said it so often that it had gone smooth. But they’d pushed the bed over to the far wall, the one that the riser isn’t on.
* [I gave Dee what was in my wallet, and the address of the hostel]
    -> dee_hostel
* [I told her till Friday, and that I hadn’t seen them]
    -> dee_stay

=== dee_hostel ===
~ guests = 2
It came to a hundred and forty, with the tea fund. She counted it in front of me, out of respect. I carried the stove, and we went down by the stairs, because she wouldn’t have the lift.
Between seven and six Kit stopped and put his hand flat on the plaster, where there isn’t a door. “We’re going now,” he told it. “It’s with the man.” He listened, and then he waved. I’d locked up nine and signed for it before I noticed that, for once that week, it was true.
* [I went back up for my tools, by the lift]
    You don’t leave stopcock keys lying, not even on a floor with three days to live.
    -> lift_two
* [I put my own hand where his had been]
    ~ nerve = nerve + 1
    Damp plaster. But he’d left it warm, or somebody had.
    -> lift_two

=== dee_stay ===
~ signed = signed + 1
I hadn’t seen them, I said. Dee said that they were used to that. So I sat down at the top of the stairs and signed for nine on my knee, Empty, L. Tully, with the two of them frying an egg behind it.
I’ll tell you how it felt, since you ask. It felt like having my father’s hand on. That was a thing he could do. He could write a word down so that it stayed written.
* [I rang for the lift]
    I’d twenty pounds of iron on me, and I’m sixty.
    -> lift_two
* [I went back, and told her to keep the boy off that pipe]
    ~ nerve = nerve + 1
    “You tell her to keep off him,” said Dee.
    -> lift_two

=== lift_two ===
It stopped in the same place. The door slid back, and there was the brick, but somebody had been at it. One was gone from the fourth course, taken out clean, and from the other side. A bit of light came through the hole, yellow, about a forty-watt, with a shade on.
It smelt of lavender polish, and it smelt of gas. You don’t forget the gas.
* [I put my hand in]
    -> hand
* [I called out “Caretaker”]
    -> call
* [I held the gate with my foot, and pressed G]
    I went down with my eyes shut, like a kid on a ghost train. I’m not ashamed of that. It’s the other thing I’m ashamed of, and I’m coming to it.
    -> wednesday

=== hand ===
~ rent = true
~ nerve = nerve + 1
You’ve had your hand down the back of a settee. It was like that, warm, with a draught. And then somebody put a thing into it, and shut my fingers on it, one, two, three, four, as you would for a boy, so that he shan’t drop it.
I was past four before I looked. It was money, the old big notes, folded small, and some silver in the middle. It was one week’s rent, to the penny. We used to collect on a Tuesday.
* [I wrote it in the book]
    I didn’t know what else you do with rent. Seventh floor, F, one week, with thanks. My hand was as steady as you like.
    -> wednesday
* [I put it in an envelope, and the envelope in the safe]
    All that night I could hear it being exactly the right amount.
    -> wednesday

=== call ===
~ voice = true
“Caretaker.” It’s not much of a word, but it’s mine. The light moved, as it does when someone crosses in front. “Not today, thank you,” said a woman, a bit too loud, and flat, like people who can’t hear themselves. Then closer: “Is it time?”
I knew who it was. I’ll say so now. I knew straight off, and I pressed G with both my thumbs.
* [I said her name first]
    ~ nerve = nerve + 1
    I said it to the door as it shut, to the place where it joins.
    -> wednesday
* [I didn’t say anything]
    I’d had the practice.
    -> wednesday

=== wednesday ===
So I went to see Mrs Vale in 4A. She has a budgerigar, and a view of the gasworks, which isn’t there. Until the night they shut it she was on the seventh. She’d never said one word to me about that, in forty-nine years, though she would give me a look at Christmas. The tea was poured before I’d sat down.
{rent:I laid the money on the cloth. She saw the size of the notes, and moved the milk jug so as not to touch them.|“You’ve been in that lift,” said Mrs Vale.}
* [I asked about the night of the gas]
    -> vale_night
* [I asked her who had been in F]
    -> vale_f
* [I asked where she kept her newspaper, and began to pack]
    -> vale_pack

=== vale_night ===
“Snow,” said Mrs Vale. “Eleven at night, and your dad with his list and a wet handkerchief, banging. You couldn’t ring. A bell’s a spark. So it was down the stairs, the lot of us, in what we had on, and you at the bottom with a torch, telling everyone they were counted.”
She turned her cup round. “Then it was in the slab, and it would take them months, and the council hadn’t got months. They’d a wall up in two days. They had your father’s sheet to go by. It’d ticks on.”
* [I asked her who had been in F]
    -> vale_f
* [I said that was enough, and began to pack]
    -> vale_pack

=== vale_f ===
“Mrs Aldous. With the dog. She was as deaf as this tray, she’d a lamp that flashed when you pushed her bell, and that night you couldn’t push it.” She gave me time with that. “You had to go in past the dog, and stamp, so she’d feel it come up through the floor. Everybody knew. You knew, you used to get your toffee there.
“We asked. Your father said she’d gone to her sister’s. It was on the sheet, he said.” The budgerigar rang its own bell. “She hadn’t got a sister, Leonard.”
* [I told her what I did]
    -> tell_vale
* [I said that my father was a careful man]
    “I watched him at it,” said Mrs Vale. “Twenty years he rode in that lift, and never once without looking at his boots.”
    -> vale_pack

=== tell_vale ===
~ told = true
~ nerve = nerve + 1
So I told her, and I’ll tell you the same. My father took the risers and gave me the landing. Six doors. Hammer with the torch, shout, see them out, tick. I did A to E. At F the dog threw itself on the other side, so that the whole door jumped, and I ran. I ticked it on the stairs. He asked if she’d gone, and I said yes. He looked at me for as long as he’d got. “You saw her go?” he said. I said, “Yes.”
Mrs Vale passed me the sugar. “There,” she said. “That’s been a long time coming up.”
* [I had three]
    You used to get three, if you’d been frightened.
    -> vale_pack
* [I couldn’t touch it]
    She put it in for me, and stirred.
    -> vale_pack

=== vale_pack ===
Eighty-eight years go into nine boxes. I wrapped, and she told me what not to. At the very back of the sideboard was a photograph of a landing, six doors with a wreath on every one, and the neighbours squinting. Next to the last door was a tall woman in a good coat, with a dog like a hearthrug. In front of her, holding on to the dog’s ear, was me.
They were coming for Mrs Vale in the morning, with the chair.
* [I got her to come away that night, to the hotel over the road]
    ~ vale_out = true
    “In the dark?” said Mrs Vale. “Like that time?” But she put on her hat. I brought her down on my arm, and she rested on each landing. At the bottom she looked up the well. “You’ve left one behind again,” she said.
* [I let her be]
    She would go out at the front, she said, on a Thursday, in daylight, in a chair if they liked. “I’ll be counted,” said Mrs Vale.
- -> cellar

=== cellar ===
Every sheet that was ever signed in that building is in the boiler room, in tea chests, by the year. I’d never looked. The winter of the gas was right at the bottom. January the twelfth, seventh floor, A to F in my father’s capitals, and six ticks. Five of them were like barbs. The sixth one was round, and it leaned over, the way they teach you.
Then EMPTY. Then J. Tully. And pinned on behind, in an envelope, a key with a 7 on it.
* [I took the sheet and the key]
    ~ sheet = true
    ~ key = true
    They hardly weighed anything. I’d have thought they would.
* [I took the key, and put the sheet in the boiler]
    ~ key = true
    ~ burnt = true
    It went with a blue edge, quite fast. The boiler hadn’t been lit since March.
* [I put the lid back on]
    Then I sat on it for a bit, as you’d sit on a suitcase.
-
{told:
    -> night_three
- else:
    -> boy
}

=== boy ===
You’ll be wanting to know about the sixth tick. It’s in a child’s hand, and there was one child with a pencil. My father had the risers to close, and he gave me the landing. Six doors. You couldn’t ring, a bell’s a spark. So it was hammer with the torch, shout, see them out, tick.
I’ve told this once before. That was on the stairs, to him, with the snow coming in. It took one word.
* [I’ll tell you what I told him]
    I did all six. She’d gone. I saw her go. There: it’s no longer now than it was then.
    -> night_three
* [I’ll tell you what I did]
    ~ told = true
    -> boy_true

=== boy_true ===
I did A to E, and I was good at it, I’d a voice like a whistle. At F the dog hit the other side of the door. You’ve no idea of the size of him; the letter box jumped. She was deaf, was Mrs Aldous. You had to go in past him, and stamp.
He knew me. I’d had that dog by the ear a hundred times. But it was dark, and he was frightened too, and I ran, and ticked it running. Gone to her sister’s, I said. I’d heard that people did.
* [That’s what I did]
    You can put it in those words.
    -> night_three
* [My father knew; I’m sure that he knew]
    ~ nerve = nerve + 1
    He never asked me to do a landing again. He gave me his pencil, though, and I’ve still got it. I wondered for years what I was supposed to write.
    -> night_three

=== night_three ===
~ knocks = knocks + 1
That night I did eight and seven, and I did them right. I knocked on all twelve and called and waited until it was rude. {signed > 1:I’d some of that to make up.|It’s slow work if you do it properly, and it ought to be.} In the empty rooms it sounded like somebody coming.
At two in the morning I was on what they call seven, and what they call six was underneath, and the stairs in between. The lift was standing there with its light on.
* [I took the stairs, and counted them]
    -> stairs
* [I got in]
    -> lift_three

=== stairs ===
~ nerve = nerve + 1
It’s seventeen to a floor, I’ve mopped them. From seven to six it has always been thirty-four, with a blank landing in the middle; you don’t count when you’re going down. I put the torch on the plaster. They’d skimmed it from our side, but damp comes through, and it had come through in a shape that I’d always taken for a tree.
It was ten fingers, spread. Above them, where you’d lean it, was the round of a forehead. She’d been feeling for us to stamp.
* [I put my own hand to it]
    -> stairs_hand
* [I went on down, and did not run]
    I know that running. It’s eleven years old, and I know where it leaves you.
    -> thursday

=== stairs_hand ===
~ voice = true
~ nerve = nerve + 1
Mine are bigger. I held them there until the plaster was warm, or I was. And then I stamped, three times, with the boot, so the whole flight took it.
On the other side somebody who’d been leaning stopped leaning. I heard the dog’s nails. I heard her say to him, too loud: “There. What did I tell you?”
* [I said that I’d be back]
    She couldn’t hear that. I stamped it, as near as I could.
    -> thursday
* [I stood there till it went cold again]
    It took a long time. It took most of what there was left of the night.
    -> thursday

=== lift_three ===
I got in as you’d get into cold water, all at once. It went down half a floor and stopped. When the door slid back there wasn’t any brick. There was a landing, with brown lino, and a wreath on each of six doors. By the clock over the hoist it was a quarter past eleven.
Somebody had polished.
* [I stepped out]
    ~ nerve = nerve + 1
    -> seventh
* [I held the gate, and called out “Caretaker”]
    -> lift_call
* [I stayed in, and pressed G]
    There’s a mirror at the back of that lift, for the wheelchairs. I’d sooner have looked at almost anything.
    -> thursday

=== lift_call ===
~ voice = true
Nobody came. But the door of E stirred a bit in its frame, as it would if the one beside it had been opened, and a dog walked out and stood at the end of the landing. He was as I’ve told you, like a hearthrug. He’d no ill feeling. He was waiting for me to be eleven.
When I wasn’t, he went in. I heard someone put the chain on. I thought about that afterwards. It’s what you’d do if you’d a caller who was nervous of the dog.
* [I let the gate close]
    It closed like a book that you mean to go on with.
    -> thursday
* [I whistled, the way I used to]
    ~ nerve = nerve + 1
    His tail hit the wall, in there, twice. I’d have known it anywhere. Then the gate closed on my sleeve.
    -> thursday

=== seventh ===
A to E were on the latch, so I looked in, as one does. And I knew all of it. There was the boy’s height, up the frame. There was a table laid for one{chair:, and the chair pulled out|}. There was everything that won’t come off: the hooks, and the pale squares where the pictures were, and the smell of Sundays, off every floor I’d ever signed for, put away in five small flats like linen.
Somebody had been taking it in. Only F was shut, and it had a light under.
* [I went along to F, and stood there]
    -> f_stand
* [I went back to the lift, while there was one]
    It had waited. It was holding its breath, like me.
    -> thursday

=== f_stand ===
~ nerve = nerve + 1
The bell had its card yet: Aldous. Push hard, I like to see it flash. By the sill the lino was worn right through in two places, as far apart as a pair of feet, and the wear went under the door. I’d my knuckles up. I must have knocked at twenty thousand doors in that building, and it turned out I’d been practising.
Then the dog breathed out along the crack, by my boots, and I was on the stairs that aren’t there, going down them on my hands.
* [I got up at the bottom, and looked at my knees]
    They were brown with polish.
    -> thursday
* [I sat at the bottom until it was light]
    Nobody came after me. I’d have almost sooner they had.
    -> thursday

=== thursday ===
They came for Mrs Vale at ten. {vale_out:She was at the hotel by then, and walked across in her hat to watch. “Is that the chair?” she said. “I’d have liked the chair.”|They had her out at the front, in the chair, like a saint, with everybody on the forecourt. She made them stop on the step, and had the list fetched, and saw herself ticked.} That was four. Six and five were done already, and the lads went through three, two and one with me by dinner time. There was nobody left in it, by the sheet.
{guests == 1:By the sheet. At four o’clock Dee came into the lodge with her shoes in her hand. She’d been through every room on nine. “I can’t find Kit,” she said.|At four o’clock they sent the steel men home.}
* {guests == 1} [I went up the stairs with her]
    -> kit_lost
* {guests == 1} [I told her to try the forecourt, and got in the lift alone]
    -> kit_seven
* {guests != 1} [I hung up the last of the keys]
    -> last_keys
* {guests != 1} [I went out, and looked at it from the road]
    -> road

=== kit_lost ===
She took them two at a time. I’d the torch, and called. At the blank landing she went straight on up; and on my right hand, through the plaster, I heard a boy telling somebody the time.
“Ten past four,” he said. “No. In the afternoon.”
* [I stamped, three times]
    ~ nerve = nerve + 1
    It went quiet in there. Then a chain came off a door, and socks ran along lino; and he was on the stairs over me, sliding down the rail, cross at being fetched.
    -> kit_out
* [I went round by the lift]
    -> kit_seven

=== kit_seven ===
~ nerve = nerve + 1
It took me there before I’d pushed anything. I’d like to say that I went in after him. He was on the landing in his socks, holding a plate with a slice of seed cake on it. You don’t see it now.
“I’m to give you this,” said Kit. “And you’re to come in, next time, and not be silly. She says he’s been dead for ages, the dog, and you needn’t mind him.” He held the plate up higher. “She doesn’t say about her,” he said.
* [I ate it]
    It tasted of the tin. I’d have known it blind.
    -> kit_out
* [I put it in my pocket, in a handkerchief]
    By the ground floor there was only the handkerchief, and a smell of caraway.
    -> kit_out

=== kit_out ===
~ guests = 2
I gave him back to her. There’s a noise they make, it isn’t crying. I gave her what there was in the tea fund, too, and walked the pair of them to the bus.
“Are you going to fetch her?” said Kit, from the platform. “Only you’ve got till Saturday.” I said that I’d see. He gave me the look you’re all giving me. Then the bus took him off, still looking.
* [I went in, to the keys]
    -> last_keys
* [I stayed out a while, and looked at it from the road]
    -> road

=== road ===
~ nerve = nerve + 1
You see the whole of it from there. They’d punched out the panes on eleven rows. The twelfth has its glass in, painted black, as it has been since I was in short trousers. It had got dark while I was looking. In the last of the painted windows there was a thread of yellow up one side, where the brush hadn’t met the frame.
It went out. It came on. It went out. I took it for a signal, and it was a good minute before I understood. That was her bell. She could see it flashing. She thought there was someone at the door.
* [I went in, to the keys]
    It was the wind, Brandt says. A loose wire, and the wind.
    -> last_keys

=== last_keys ===
Sixty-six flats. They make a nice sound, going home, like a till. Then I wrote out the fair copy for Mr Lyle. {sheet:I laid my father’s next to it, so that they could see each other.|I looked, and there was my father’s hand in every capital E.}
{told:I slept. I hadn’t thought I would.|I didn’t sleep. At three the lift came down, and opened, and stood there with its light on my carpet until it was day.}
* [I ruled a twelfth line, and left it blank]
    ~ blank = true
    ~ nerve = nerve + 1
    You’ll see that blank is a different thing from empty.
* [I filled in eleven, and stopped]
    ~ signed = signed + 1
    I was tired. There’s nothing wrong with eleven.
- -> friday

=== friday ===
Mr Lyle came at eleven with his own pen. They’d wired it by then, there was yellow cord going up the stairs like Christmas. He’d two men from the blow-down with him, wanting their breakfast. “All knocked,” he read, “and all clear. {blank:And what’s this one? No, never mind. }And we can say, can we, Len, that there’s nobody in it?”
He had the cap off the pen. He held it out over the counter, as you’d hold out your hand to a dog.
* [I took the pen]
    -> sign_it
* [I asked him for one hour]
    -> hour
* {sheet} [I laid my father’s sheet on the counter]
    -> show_sheet
* {told and not sheet} [I told him about Mrs Aldous]
    -> tell_lyle

=== show_sheet ===
He read it how they do, from the bottom. “And that’s your dad.” And that’s me, I said, and showed him which. He had to sit down on one of Mrs Vale’s boxes. He isn’t a bad man. I watched him think of Saturday, and the spectators, and what a crane is by the day; and then I watched him think about a door.
“If I’d not come in this morning,” said Mr Lyle. But he had. He’d wiped his feet and everything.
* [I told him to ring the police, or I would]
    -> end_counted
* [I said I wanted an hour first]
    -> hour
* [I let him tear it up]
    ~ sheet = false
    ~ signed = signed + 1
    He did it small. “You never saw me do that,” he said. I said that it was what I was known for.
    -> sign_it

=== tell_lyle ===
I told it standing up, in the order it happened. He didn’t write any of it down. “Is there paper?” he said, when I’d finished. {burnt:There had been, I said.|I said there was, in a tea chest, and he asked me to think very carefully whether there was.}
“Then it’s an old man’s word, Len,” said Mr Lyle, quite gently, “against a service void.” The blow-down men studied their boots. But the young one had put his palm on the wall, as though it might be hot.
* [I asked for one hour]
    -> hour
* [I rang the police myself, from the lodge]
    -> end_counted
* [I took the pen]
    -> sign_it

=== sign_it ===
It was a lovely pen. One to eleven, Empty, L. Tully. I could feel how easy it would be, like going down stairs that I knew. {knocks > 2 and signed < 2:I’d knocked at every door but one. I said that to myself: at every door but one. It’s what I said the first time.|I thought of the doors I’d signed for from the landing, and it seemed late to start being particular.}
Behind my back in the hall the lift came down, and opened, and stood.
* [I didn’t turn round]
    -> end_signed
* {nerve > 2} [I turned round]
    ~ nerve = nerve + 1
    There was nobody in it. It was only holding the door.
    -> hour

=== hour ===
“One hour,” said Mr Lyle. “For what?” I said that I’d left something on seven. He looked at his list, where what they call seven has been steel since Wednesday. Then he looked at me; and I’ll say this for him, he never asked which.
I took my torch. I took my boots off, to be quiet, and then I thought, and put them on again. The lift was standing at the ground with its door open. It had been standing there, I suppose, since I was eleven.
* [I got in]
    -> last_ride
* [I borrowed a sledgehammer, and took the stairs]
    -> hammer

=== hammer ===
I’ve never been one for damage. But the plaster went, and the brick behind it was that poor hurried stuff, and in a quarter of an hour I’d a hole you could look through, and then one you could get through. It was dark on the far side, and cold, as a place is that nobody’s in.
There was lino. There were six doors. The torch went along them, A, B, C, and I went after it.
* [I knocked at F, and stamped]
    ~ knocks = knocks + 1
    Down the crack of the door, from the top to the bottom, there came a light.
    -> door
* [I put my shoulder to it]
    -> door_cold

=== last_ride ===
I didn’t push anything. It went up slowly, like someone with a tray. I said them over as they went by: the Costigans, old Peachey, the twins. Then it stopped, and there was the landing, the lino, the wreaths, a quarter past eleven.
On the floor was a torch, a rubber one, with a name on it on sticking plaster, in round letters. I’d always wondered where I dropped it.
* [I picked it up, and went along to F]
    -> at_f
* [I couldn’t]
    I stood there until the gate shut by itself. It does, after a bit. It’s a safety feature. And I went down, and I said yes, it’s empty, and he gave me the pen.
    -> end_signed

=== at_f ===
Aldous. Push hard, I like to see it flash. A bell’s a spark, I thought; and then I thought, what’s there left to burn? Behind the door the dog got up, and came along the hall on his nails, and let himself drop against the sill so that the whole thing jumped.
It’s how he says hello. It was always how he said hello. I’d had that wrong.
* [I knocked three times with the torch, and stamped]
    ~ knocks = knocks + 1
    There were feet. They weren’t old, and they weren’t slow. They’d been ready.
    -> door
* [I pushed the bell, hard]
    -> flash
* {key} [I let myself in with the key]
    -> door_cold

=== flash ===
I pushed it the way it says. Yellow came round all four sides of the door at once, and went, and came. I’d never seen it from here with the landing dark. It’s a beautiful thing. You’d want somebody to call.
“All right,” said a voice on the other side, much too loud, and pleased. “All right, I saw you, I’m not blind.” A chain came off.
* [I took my cap off]
    -> door
* [I held on to the frame]
    It held on back, as wood does.
    -> door

=== door ===
She was dressed to go out. She’d her good coat on, buttoned, and her hat, and the dog on a lead, and beside her a case with a strap round. She’d been dressed to go out for forty-nine years.
I’d thought there would be something in her face to be afraid of. There was a bit of vexation. “There you are,” said Mrs Aldous. “I said that the boy would come. Is something the matter, Leonard? You look quite old.”
* [I said, “There’s gas, Mrs Aldous. You’ve got to come down now”]
    -> down
* [I said, “I never knocked. I said that I did”]
    ~ told = true
    -> sorry

=== sorry ===
She watched my mouth, as she used to. I said it twice. I said all of it, the dog, and the tick, and what I told my father; that I’d been paid for thirty-one years to knock at doors, and it had been the one door. “I know that, dear,” said Mrs Aldous. “You can feel it in the floor when somebody runs.”
She shifted the case with her foot. “Well, it’s perishing with this open. Are we going, or are you coming in?”
* [I gave her my arm]
    -> down
* [I went in]
    -> end_stay

=== door_cold ===
I hadn’t knocked, so I saw it as it was. There was a window painted over. There was a chair drawn up close to the door, as you’d sit to a wireless, with a good coat round the shoulders of it. I won’t describe that. It was all a long time ago, and there was a dog across her feet.
On the inside of the door, as high as the letter box, the paint was gone. She hadn’t scratched. She’d patted it, with the flat of her hand, in threes.
* [I went down, and rang it in, and gave my name]
    -> end_counted
* [I sat down on the floor, with my back against the door]
    -> end_stay
* [I went out again, shut the door, and knocked]
    ~ knocks = knocks + 1
    Three, and I stamped, and waited. You have to give them time to be who they’d like to be.
    -> door

=== down ===
She took my arm. The dog went first. I shut the door after us and tried it, as you do. In the lift she looked in the mirror and put her hat straight. “I’ve been meaning to get out,” said Mrs Aldous. It ran heavy; you can feel it, with a load.
At four she asked after Irene Vale. At two she took hold of my hand, and I thought that I’d know now if I was frightened. “You’ve gone cold,” she said.
* [I held on]
    -> end_ground
* [I looked at her]
    I did. I looked as you’d look round a room that you were going to sign for.
    -> end_ground

=== end_signed ===
# ending: Signed
It came down on the Saturday, in nine seconds. I watched the painted row. It stood a moment longer than the rest, as if it had been asked to wait.
{garden:I’ve the flat now, with the grass. It’s just like the photograph.|I’ve the flat now, with the grass.} There isn’t a lift. I was very clear on that. Tuesdays, at about a quarter past eleven, it stops. I hear the gate slide back, in the bedroom wall, where there’s only garden. And then three, low down, not very hard, with the gaps in it that I leave.
So there it is in order, as you asked. And you’d like me to sign it. You’ll have to forgive me. I’d sooner not.
-> END

=== end_counted ===
# ending: Counted
They put it off. There was a tent on the forecourt, and a man from the coroner, who took off his hat in the lift. They brought her out at the front, in daylight, with the neighbours come back to stand there. Mrs Vale made them stop on the step, and had a list fetched.
At the inquest they asked me whose {sheet:was the sixth tick on Exhibit Four|it was, the sixth tick}. I had thought that it would be heavier. A child couldn’t be held to account, said the coroner. I told him I’d been sixty for some time. {guests == 2:There was a boy at the back with his sister. He put his thumb up.|There was nobody at the back that I knew.}
You ask if there’s anything that I want to change. No. It’s in the order it happened. Give me the pen.
-> END

=== end_ground ===
# ending: Ground floor
The door opened on the hall, and Mr Lyle with his list, and daylight. I felt her let go. The lift came up by half an inch, as it does when somebody steps out. A thing went by Mr Lyle at the height of his knee, and he looked down and brushed at his trousers, and there were hairs on his hand, long ones. Nobody spoke. The young lad took his helmet off.
“Empty?” said Mr Lyle at last. I told him to give me the pen. {blank:There was the line, ready. I signed that one before the others.|I ruled a twelfth line, and signed that one before the others.} It’s the only one of them I’d swear to.
On the Saturday it was nine seconds. It went all at once, the way a thing does when nobody’s holding it up.
-> END

=== end_stay ===
# ending: The last tenant
It’s not a bad flat. {door:She’s out a good deal. She took my arm as far as the lift, and then she said that one of us had better stop in, in case.|There was only the one chair, so we take it in turns.} I’ve polish, and the dog is company. I can’t tell you about the Saturday. Here it’s always a quarter past eleven.
{voice:I used to wonder who it was she talked to. You get into the way of it.|You get into the way of talking.} I tell it to the wall, in order, to anyone there might be on the stairs with a list. There’s somebody in. I keep the lamp where I can see it.
If it’s you, and they’ve sent you up to do the landing, you’re not to mind him. It’s how he says hello. Push hard. I like to see it flash.
-> END
