// The Red Ledger. An original story for Meowtale.
VAR hours = 2
VAR mercy = 0
VAR blood = 0
VAR bale = 0
VAR nell = 0
VAR brass = false
VAR has_book = false
VAR has_copy = false
VAR saw_two = false
VAR knows_hand = false
VAR nell_warned = false
VAR paid = false
VAR first_line = false
VAR court = false
VAR bale_witness = false
VAR bale_dead = false

-> amory

=== amory ===
It was Thursday, and raining, and Amory the clockmaker owed the Benevolent forty crowns, and he had been winding clocks at me for ten minutes.
I don’t hit people. I mention it because I was known for it on both banks. I come in, I shake out my umbrella, I sit down in your kitchen, and I read you your page aloud in a quiet voice until you can’t stand it. Bale waits in the doorway. Bale is the reason that nobody asks what comes after the reading.
“I have eleven,” said Amory. “I have eleven, and the child’s chest.”
* [Take the eleven and write down forty]
    ~ mercy = mercy + 1
    The other twenty-nine came out of my winter boots. It wasn’t kindness. I liked his clocks. They disagreed with one another so politely.
    -> quay_walk
* [Take the best clock off the wall]
    It was the one he had wound last, so it was the one he loved. It ticked under my arm all the way to the river, like a thing that hasn’t been told yet.
    -> quay_walk
* [Close the notebook and look at Bale]
    ~ blood = blood + 1
    Bale put his foot through the long-case. He did it gently, if you can picture that. Amory found the twenty-nine in a tin behind the stove. His hands were quite steady. I have thought about them since.
    -> quay_walk

=== quay_walk ===
We walked back along the quay. Bale is a big man with a bad knee, and dogs come out of alleys to be spoken to by him. He’d been my partner for eight years, since the week when my brother Jory went off to the coast and left his debt on the kitchen table with my name under it.
“Card come yet?” said Bale.
“It’s only November.”
“Some years they’re early.”
Every Christmas Jory sent one postcard from the sea. Bale always asked after it. I used to think that was nice of him.
* [Say that I’ll go and see Jory when the debt is done]
    ~ bale = bale + 1
    “How long yet?” “Two years, the way she counts.” Bale bent down to a dog, and stayed down there for some time.
    -> hall
* [Say that Jory might have paid it himself]
    “He was only a kid,” said Bale. Was. I put it down to his grammar.
    -> hall

=== hall ===
The Ferrymen’s Benevolent Society buries the drowned. That’s what it was for, a hundred years ago: a penny a week from every man, and when the river took him his widow got a coffin, with or without him in it. The hall is panelled with their names in brass. Somewhere along that wall the pennies turned into loans, at eight in the hundred by the month, and the brass stopped. People went on drowning.
On Thursdays I paid in at the grille. Behind the grille sat Penhallow, who had kept the books for forty-one years and was going blind from the left-hand column inward.
* [Slide the money through]
    He counted it by the sound.
    -> penhallow
* [Read the brass while he counts]
    ~ brass = true
    The last name up there is CRANE, ABEL, LOST IN FOG. That’s sixteen years ago; he was husband to our Mrs. Crane. There was room for plenty more under him. She had the flowers changed on Mondays.
    -> penhallow

=== penhallow ===
“Sign for it yourself tonight,” said Penhallow. “I can’t find the line.” He pushed the ledger out under the grille, which in eight years he had never done. “Page forty. Nothing before it and nothing after it, there’s a good fellow.”
The book was bound in red. So was the one I signed every Thursday; I would have sworn that there was only the one. His eyes rested on the lamp. By then they always did.
* [Turn to page forty]
    -> wrong_page
* [Ask him whether it’s the right book]
    “It’s red, isn’t it?” he said. “I’m told it’s red.”
    -> wrong_page

=== wrong_page ===
The damp had got at it. Forty and forty-one came over together, stuck like two people asleep, and I was looking at the wrong page before I knew that there was one.
Our accounts are kept in black. This was red ink, in Penhallow’s good hand, from when he could see it. Five columns: name, debt, date, weight, witness. Over them stood three words, ruled off at the top with great neatness. CLOSED BY WATER.
The weights were in stone. It took me longer than it should have to see that they were not the weights of people.
* [Read down the page]
    -> red_lines
* [Look up first, to see who’s watching]
    No one was. Bale stood in the street door with his back to me, holding it open for a dog.
    -> red_lines

=== red_lines ===
Thirty-four names. I had collected from nine of them myself. I had been told that they’d moved.
Halfway down, on a line no thicker than the others: Hask, Jory. Two hundred and ten. The ninth of November, eight years back. Three stone. Witness, T. Bale.
That was the night before I signed. They had put my brother in the river for two hundred and ten crowns, and in the morning they had sold me the debt. I’d been paying it off ever since, one kitchen after another. And every Christmas he wrote to say that the sea was cold.
* [Read that line again]
    I read it until it was only ink. It stayed ink for about a second at a time.
    -> friday_line
* [Go on to the foot of the page]
    -> friday_line

=== friday_line ===
The last line was still bright. Arden, Nell. Two hundred and forty. Tomorrow’s date. No witness yet.
I knew Nell Arden. I knew which of her stairs complained. I had put her in the black book myself, in March, because she asked me to, and because I thought that it had better be me than another.
And the column for weight didn’t say three. It said three and three.
* [Think about three and three]
    ~ saw_two = true
    Nell weighs a little more than her coat. One iron would have done for her. I stood there with that, as you’d stand with a key that fits none of your doors.
    -> grille
* [Think about the stair]
    It was the third one. You stepped over it if you were trying to leave without talking.
    -> grille

=== grille ===
Behind the grille Penhallow was squaring up his pens by touch. “Found your line?” he said.
There was the street door, with Bale in it. There was the stair to Mrs. Crane’s kitchen. And there was the low shelf on my side of the grille, with a dozen books on it bound in the very same red, from all the years when the Society really did bury people. I had as long as it takes an old man to square six pens.
* [Put the book under my coat, and give him one off the shelf]
    ~ has_book = true
    -> taking
* [Copy the page on to my shirt cuff]
    ~ has_copy = true
    -> copying
* [Sign page forty and slide it back]
    -> giving_back

=== taking ===
It isn’t a heavy book. I’ve carried heavier things out of people’s houses. It lay against my ribs, about where you would keep a letter. What I pushed under the grille was the burial accounts for a year before I was born.
Penhallow put his palm on the cover and left it there. Forty-one years he had handled those books. You don’t need eyes to tell one binding from another.
“Good night, Mr. Hask,” he said. “Mind the damp.” He had never called me mister.
* [Say good night]
    -> ironing
* [Wait, to see whether he’ll call out]
    He lit his pipe instead. I never saw a man take so long about it.
    -> ironing

=== copying ===
I can write small. You learn to, when your notebook has to fit in a place where nobody pats. I put six lines on the inside of my left cuff in Penhallow’s own red: dates, weights, the one name, the other name, and the witness twice over, as though the shirt might not believe me.
The ink went through and marked the wrist. It’s there yet. Sailors have anchors.
* [Button the cuff and sign page forty]
    -> ironing
* [Leave a red thumbprint by the line for Friday]
    It was childish. I’d do it again.
    -> ironing

=== giving_back ===
I signed page forty. My hand did it: L. Hask, with the loop. Then I slid the whole thing back under the grille, thirty-four people and my brother among them, the way you slide back a plate.
“All in order?” said Penhallow. His eyes were wet, but they always were.
“All in order.”
“Pity,” he said, so low that I decided I hadn’t heard.
* [Ask him what he said]
    “I said it’s pouring.”
    -> ironing
* [Go up and say good night to Mrs. Crane]
    -> ironing

=== ironing ===
Mrs. Crane likes her collectors to come up and say good night. She has the kitchen above the hall: a range, a scrubbed table, a smell of starch. She irons the money. Every note that comes across the river she damps and presses, both sides, and they leave that kitchen like something out of a church. In eight years I hadn’t heard her raise her voice. You don’t need to, with an iron in your hand.
“You’re grey, Lorne,” she said. “Was it Amory?”
* [“It’s only the rain.”]
    “Then stand by the range,” said Mrs. Crane. “I can’t have you ill.” It was the sort of thing she said, and she meant it, and she would have sent soup.
    -> errand
* [“He has a sick child.”]
    ~ mercy = mercy + 1
    “They do,” said Mrs. Crane. “It’s a great thing for children, debt. It brings them on.”
    -> errand
* [Ask her whether she ever hears from Jory]
    The iron stopped. It wasn’t for long, but there’d be a small brown mark on a ten-crown note. “No,” she said. “Boys don’t write.”
    -> errand

=== errand ===
“Tomorrow is the Supper,” she said. “I want the Arden business finished before they sing. She won’t pay, and she has been talking to the court. Bale will have the boat at the steps for ten. There’s nothing that you need do. Just sit by her. She knows you. It goes so much easier beside somebody they know.”
She held a note up to the lamp. I looked at the shape of her hand through it, and I thought: who sat by Jory?
* [“I’ll be there.”]
    “I never doubted it,” said Mrs. Crane, and turned the note over.
    -> room
* [“Let me get the money out of her instead.”]
    “You’ve until ten,” she said. “In notes, dear. I can’t iron promises.”
    -> room

=== room ===
I rent a room over a chandler’s, and all night the lamps of the boats go across the ceiling. In a biscuit tin I keep what I’ve got of Jory: a school prize, a tooth in a matchbox that may be mine, and the postcards.
“The sea is cold.” “Saw a seal.” “Dont work to hard.” There were seven of them, in a round and careful hand with the spelling of a boy of ten. Jory was twenty-four when he went. The prize was for English.
* [Lay the cards out and look at them properly]
    -> postcards
* [Put the lid back on the tin]
    I’d kept it shut for eight years, in a manner of speaking. One more night made no odds.
    -> night

=== postcards ===
~ knows_hand = true
Love is a poor clerk. I had read those cards until the corners went soft, and I’d never once audited them. I did it now. One pen, all seven years. The stamps came from the kiosk on our own quay. And the g’s had a tail that hooked off to the left, like a man with a bad knee going upstairs.
I knew that g. I saw it every week, on the chits for two beers and a bag of dog biscuits.
* [Burn one]
    I held it to the candle. It went slowly. The seal went last.
    -> night
* [Put them all in my pocket]
    They weigh nothing, seven postcards. I noticed that.
    -> night

=== night ===
{hours <= 0: -> morning}
{hours == 2: The customs house struck nine.|The customs house struck midnight, and a few windows went out, as if it had been talking to them.} I had until morning, and a town in which everybody that I might talk to was in that book, one way or another.
{I took my umbrella. I’m told that it makes me look like a man with an appointment.|The rain had stopped, and nobody had told the gutters.}
* [Go to Nell Arden’s bar]
    -> bar
* [Go to Bale’s house]
    -> bale_house
* [Go to Penhallow’s lodgings]
    -> penhallow_room
* {has_book or has_copy} [Go and find Magistrate Voss]
    -> voss
+ [Walk about until it gets light]
    -> morning

=== bar ===
~ hours = hours - 1
The Plumb Line is the last bar before the river, or the first one after it, depending on how your evening has gone. Nell was putting chairs up on the tables. She is thirty-six, with a rower’s forearms and a scar through one eyebrow that she says was a cupboard.
We’d had one winter. It ended when she found a page of my notebook in the bed, and read her neighbours in it. Nobody shouted. She just got up and washed her hands.
“We’re closed,” she said. “To the pair of you.” I was alone. It was how she counted me and the notebook.
* [Tell her what I read]
    -> nell_told
* [Tell her only to be gone by tomorrow night]
    -> nell_leave
* [Put two hundred and forty crowns on the bar]
    -> nell_money

=== nell_told ===
~ nell_warned = true
~ saw_two = true
~ nell = nell + 2
I told her all of it, standing, with my hat on. When I got to her own line she set down the chair that she was holding very exactly, as though there were a mark for it on the floor.
“Three and three,” she said. “And there’s only one of me.” She waited for me to get there. I’m quick at sums, but not at that kind. “Lorne,” said Nell. “Who is it that’s to sit beside me?”
* [Ask her to run]
    -> nell_stays
* [Ask her whether I may sit down]
    ~ nell = nell + 1
    She took a chair back down for me. It was the first thing in eight years that anyone had handed me without counting it.
    -> nell_stays

=== nell_leave ===
“Gone where?”
“Anywhere. The coast.”
“What’s at the coast?”
I opened my mouth, and found that there was no longer anyone there to name.
She looked me over. Nell has been lied to by professionals, and she can tell the lie from the thing that’s standing behind it. “You come in here with that face on,” she said, “and an instruction. Go out and come in again with a reason.”
* [Give her the reason]
    -> nell_told
* [Say good night]
    “Good night, collector,” said Nell. She heard me stop outside the door. Neither of us did anything about it.
    -> night

=== nell_money ===
~ nell = nell + 1
It was what I had put by towards the end of Jory’s debt, in a tobacco tin, two hundred and fifty-two. I counted out the two hundred and forty. They hadn’t been ironed.
“What’s that?”
“Your page. Closed.”
“Closed how?” said Nell, who hears things. “You never in your life paid for what you could collect on.” She pushed it with one finger to the exact middle of the bar, and we both looked at it there.
* [Tell her why]
    -> nell_told
* [Leave it there and go]
    ~ paid = true
    I could hear her not picking it up, all the way to the corner.
    -> night

=== nell_stays ===
“I won’t run,” said Nell. “It’s my lease. I’ve nine years left on it, and I’ve only now had the drains done.” She was cutting up a lemon, for the sake of holding the knife. “And if I’m not there she’ll write down somebody else. She likes a full page.”
Then she said, “I’ve been to that court three times. There’s one of them who listens. What she needs is paper.” She looked at {has_book: the corner of red in my coat|{has_copy: the stain coming through at my wrist|my empty hands}}. “And you, Lorne? What do you need?”
* [Stay until the lamps are out]
    -> nell_room
* [Go, and let her bolt the door]
    “Bring the big fellow round,” she said, through the wood. “He wept at my husband’s funeral. I never did find out what for.”
    -> night

=== nell_room ===
~ hours = hours - 1
~ nell = nell + 1
The third stair still complained. She pinched the candle out because of the neighbours, and the boat lamps went over the ceiling as they do at my place, only slower. I’ll say no more about it, except that at some point I was asleep, and that I hadn’t been, properly, for eight years.
Before it was light she said, “Did you ever think of not doing it?”
“Every Thursday.”
“And?”
“And then it was Friday.”
* [Tell her about the postcards]
    ~ nell = nell + 1
    She asked for the one with the seal. She laughed, and then she put her hand over her mouth and kept it there.
    -> night
* [Dress in the dark and go]
    I stepped over the third stair. “Coward,” she said from the bed, not unkindly, and I went back and trod on it.
    -> night

=== bale_house ===
~ hours = hours - 1
Bale has two rooms behind the tannery, and three dogs, and a daughter called Wynn who sleeps under the table in a fort made out of coats. He opened the door in his vest. He’d been darning. He took one look at me and sent the dogs out, and dogs don’t get sent out of that house.
“You read it,” said Bale. “She always said you’d read it one day. I said, not him. He isn’t nosy.”
* [Ask him who held the lantern]
    -> bale_confess
* {knows_hand} [Lay the postcards on the table]
    -> bale_cards
* [Hit him]
    -> bale_hit

=== bale_hit ===
~ blood = blood + 1
~ bale = bale - 1
I don’t hit people. I hit him in the mouth, with my fist, and it was like hitting a church. He didn’t put his hands up. It’s a bad thing to be let, so I hit him again for that. The blood ran over his chin, and he leaned to one side, so as not to get it on the darning.
“Dad?” said a voice from under the table. “Is it the river man?”
* [Stop]
    “No, love,” said Bale, thickly. “It’s Uncle Lorne.”
    -> bale_confess
* [Say: “Yes.”]
    ~ bale = bale - 1
    I’ve said worse than that to men in front of their children. Those times I was paid.
    -> night

=== bale_confess ===
“Me,” said Bale. “I held it. I’d been told that he was getting a row out to the coast boat. I thought the iron was ballast.” He had sat down on the floor, on account of the knee, or not on account of the knee. “He wasn’t frightened, Lorne. He took it for a joke, right up to the chain. Then he said, ‘Tom, hold the light up, the man can’t see the knot.’ So I held it up.”
You can wait eight years for a sentence like that. I don’t recommend it.
* [Ask him why he never told me]
    -> bale_cards
* [Walk out]
    He didn’t follow me. He has never once followed me; he walks on the river side, so that I don’t have to look at it. I saw that too, now.
    -> night

=== bale_cards ===
~ knows_hand = true
~ bale = bale + 2
“I did tell you,” said Bale. “Every Christmas. I told you he was all right.”
Wynn had helped him with the spelling, from the year she started school. Before that there wasn’t anyone. He had never seen the sea. He had got the seal out of a book.
“I thought, if I stop, he’ll know. And then I thought, well, the lad’s alive until I stop. It’s one a year. I thought I could keep a man alive on one a year.”
The dogs were scratching to be let in.
* [Let the dogs in]
    ~ bale = bale + 1
    They went over the two of us impartially, and lay down in between.
    -> bale_ask
* [Ask him what he has to bring tomorrow]
    -> bale_ask

=== bale_ask ===
~ saw_two = true
“Two irons,” said Bale. “I had them out tonight to brush the rust off. One for her and one for you. Mrs. Crane says that you’ve gone soft on Arden, and you’d be no good to anybody after.” He said it to his boots. “I was going to think of something. In the boat. I was going to think of something in the boat.”
* [Tell him to think of it now]
    ~ bale = bale + 1
    It was work, you could see that. A big man thinking is like a big man on ice. “I could forget the knot,” he said in the end. “I do forget things.”
    -> night
* [Tell him to do as he’s told. He has a child]
    He looked at the fort of coats. “That’s what she said,” said Bale. “Them very words.”
    -> night

=== penhallow_room ===
~ hours = hours - 1
He lived up four flights, on the theory that thieves are lazy. There was a bed, and a chair, and forty-one years of blotting paper tied up in bundles, and no lamp, since he had no use for one.
“Hask,” said Penhallow, before I’d opened my mouth. “You breathe like your brother. It’s why I let you have that page.”
“You gave it to me by mistake.”
“I’m a bookkeeper,” he said. “I don’t have those.”
* [Ask him how he could write it down]
    -> penhallow_ink
* [Ask him what he wants]
    -> penhallow_wants

=== penhallow_ink ===
“Would you rather that nobody had?” He was rolling a shred of blotting paper between his fingers. “Afterwards she comes down to me and says the weights. She could keep it all in her head. She wants it in the book. People suppose that the wicked hide things, Mr. Hask. They file.”
I could hear rain, and the mice in the bundles.
“I wrote your brother with the best pen I own,” he said. “I dotted him. It was all that there was to do, and I did that.”
* [Thank him, God help me]
    “There,” said Penhallow. “That wasn’t so hard to read.”
    -> penhallow_wants
* [Ask him what he wants]
    -> penhallow_wants

=== penhallow_wants ===
He knocked on his chest with two knuckles, and it answered like a wet box. “I’m at the foot of my own page. Before I’m ruled off I should like somebody to read the top one. Not your brother’s. The first line in the book, page one. You’ll need to do it where it can be heard.”
“Read it yourself.”
“I wrote it,” said Penhallow. “You’ve no notion how that takes the edge off a man’s voice.”
* {has_book} [Open the book at page one]
    -> page_one
* {not has_book} [Tell him that I gave it back]
    -> penhallow_gives

=== penhallow_gives ===
~ has_book = true
“I know you did. I heard you do it. So I walked home with it.” He put his hand under the mattress, and there it was, red, as he’d been told. “A blind man with a parcel. Sergeant Dace held the door for me.”
He laid it across my hands and left his own on top of it for a moment, flat, as you would quiet a horse.
* [Open it at page one]
    -> page_one
* [Take it and go]
    “Page one,” he called down the stairs after me, all four flights. “Page one.”
    -> night

=== page_one ===
~ first_line = true
It had a single line on it, in the hand of a young clerk. “Crane, Abel. Ferryman. No debt. Fog. Four stone. Witness, his wife.”
{brass: LOST IN FOG, said the brass. She had the flowers changed on Mondays.|His was the last name on the brass in the hall. I’d hung my wet coat under it for eight years.}
“He meant to stop the lending,” said Penhallow. “He was going to stand up at the Supper and say so. They loved him, you know. They’ve been paying her eight in the hundred ever since, under his name. Read them that, Mr. Hask, and see who’s still hungry.”
* [Say that I will]
    “Loudly,” said Penhallow. “I’ll be the one not looking.”
    -> night
* [Say that I’m not brave]
    “Brave,” he said. “You sit down among people and read aloud. It’s the only thing you do. Do it again.”
    -> night

=== voss ===
~ hours = hours - 1
Magistrate Voss works at night, because it’s the only time when nobody moves her files. They go up her walls like a second and worse wallpaper. She is fifty, she has a cold from September to May, and in the matter of the Benevolent she had had three witnesses. They’d all of them moved.
I told her where to. I gave her the dates and the weights. She wrote down the first, and the second, and at the third she put down her pencil and looked for a handkerchief, and it wasn’t for the cold.
* {has_book} [Show her the book]
    -> voss_book
* {not has_book} [Show her my cuff]
    -> voss_cuff

=== voss_book ===
~ court = true
She read page forty-one with a fingertip, not quite touching. “I can hang her with this,” said Voss. “And I can’t protect you until I’ve done it. If I lock it up here it will be gone by breakfast; Sergeant Dace has a key to everything I own, including my lunch. Keep it. Bring it to the ferry stage at eleven tomorrow. I’ll have police from upriver, who don’t know anyone.”
“And afterwards?”
“You’ll be a man with another name, in a town by the sea.”
* [Give her my word]
    “Don’t give me that,” said Voss, and blew her nose. “Give me the book.”
    -> dace
* [Ask her which town]
    “Is there one you like?” she said. I told her I’d only ever had the postcards.
    -> dace

=== voss_cuff ===
~ court = true
She read it through a glass, turning my wrist this way and that, like a palmist. “It’s true,” said Voss. “I would go to the wall for it. And it’s a shirt. They will ask me who does your laundry.”
She gave me my arm back. “I need the book. Or else I need one living soul who was in that boat, and says so out loud. Eleven o’clock tomorrow, at the ferry stage. I’ll have police from upriver, who don’t know anyone.”
* [Tell her that I know such a man]
    She held up her hand. “Don’t bring me his name. Names move. Bring me him.”
    -> dace
* [Ask her what happens to a man like that]
    “He’s asked to sit down,” said Voss. “I’ve noticed that it comes as a relief.”
    -> dace

=== dace ===
Sergeant Dace was leaning on the court railings with a cigar that he hadn’t lit. He’s a tidy man. He collects stamps, and he had been on the Benevolent’s list of salaries since he was a constable.
“It’s late to be out getting law, Lorne,” he said. There was something in his other hand, and he let me see it. “She only wants to know if there’s anything to know. Turn out your pockets, and I can go home to my album.”
* [Turn out my pockets]
    -> dace_bluff
* [Hit him before he’s finished the sentence]
    -> alley

=== dace_bluff ===
I laid it all out for him along the wall: a notebook, a pencil, two crowns, a bag of dog biscuits. {has_book: The book was down the back of my trousers.|The cuff was buttoned.} I learned about searching from the man who taught him.
“What did you tell her?”
“That I want to stop.” It was the truth, so it went down easily.
Dace put the dog biscuits back in my pocket himself. “Nobody stops,” he said. He was almost kind about it. “I asked, in my second year.”
* [Ask him who it was that he asked]
    “Abel Crane. He said he’d see to it. He was going to say a word at the Supper.” Dace looked at the river. “It came on foggy.”
    -> night
* [Say good night]
    -> night

=== alley ===
~ blood = blood + 2
I don’t hit people. I used the umbrella, ferrule first, on the side of the knee, as it had once been explained to me by a man who was eating at the time. I’d heard that noise through doors. It’s different without the door. The gun went down the steps and into the water, no louder than a frog.
He lay with his cheek on the wet stone, and one eye looked along it at my shoe. “It’s gone the wrong way,” said Dace. He sounded surprised. “Lorne. It’s bending the wrong way.”
* [Splint it with the umbrella, and carry him to the infirmary]
    ~ hours = hours - 1
    ~ mercy = mercy + 1
    So as not to scream he told me about a blue triangular stamp, the whole way there. There are only nine. He’s got two of them. I put him down on the steps, and rang, and ran.
    -> night
* [Leave him]
    I could hear him for two streets. After that I could hear him anyway.
    -> night

=== morning ===
Friday came up brown, with fog on the water, so that the ferries went about ringing like lost cows.
All day the hall smelled of onions. Once a year every ferryman on the river sits down at the long tables to a plate of eels, under the names, and the accounts are read out, and nobody listens, and then they sing. I had two calls to make before noon. I sat in two kitchens and read two pages in a quiet voice. My hands were steady. So this is what it looks like, I thought, from the inside.
* [Give both of them their money back]
    ~ mercy = mercy + 1
    “What’s this?” said the second of them. “A mistake in your favour,” I said. She told me that there’s no such thing.
    -> ten_o_clock
* [Pay it in at the grille, as always]
    Penhallow’s stool was empty. They said that he had his chest.
    -> ten_o_clock

=== ten_o_clock ===
By ten the fog was so thick that each lamp on the quay had a room to itself. Bale was at the foot of the steps with the boat. Under the tarpaulin in the bow there was something that kept still in the way that only iron does. {saw_two: Two of it.|I didn’t like how far up it came.}
Two men had gone to fetch Nell. Up in the hall the benches were scraping; the Supper had begun. {court: A quarter of a mile down was the ferry stage, and Voss with a handkerchief, counting the minutes.|There was nobody else in that whole town who was waiting for me.}
* [Get into the boat]
    -> boat
* {has_book} [Go up to the Supper with the book]
    -> supper
* {has_copy and not has_book} [Go up to the Supper with my shirt cuff]
    -> supper_word
* {has_book and court} [Walk down to the ferry stage]
    -> stage
* [Go up by the back stairs to Mrs. Crane’s kitchen]
    -> kitchen

=== boat ===
They brought Nell down the steps in her good coat. {paid: “I paid,” she told the fog. “She ironed it in front of me. She said thank you.”|{nell_warned: She didn’t look at me, and she did it very well.|She saw me sitting there, and her face did a thing that I would give a lot not to have seen. It got easier.}} I handed her in. The two men stayed behind, and lit cigarettes, and turned their backs, because of manners.
Bale pushed off. After six strokes there were no steps and no quay and no town, only three people and a lantern, and the river going by underneath in its sleep.
* [Sit down beside her]
    She moved her coat to make room. People do.
    -> midriver
* [Take the lantern from Bale]
    ~ bale = bale + 1
    “That’s my job,” said Bale. “Not tonight,” I said. He gave it up like a man who’s had toothache for eight years and is shown the chair.
    -> midriver

=== midriver ===
Bale shipped the oars. He can do that without a sound; it’s a gift. He turned back the tarpaulin, as you’d turn it back from a child’s face. {saw_two: Two irons and two chains, as written.|Two irons. I counted them again. Counting is all I’m for. One was for Nell, and the other had been brushed up nicely, as for a friend.}
“She says you first,” Bale told me. He was crying, steadily, the way some men sweat. “She says, so that you needn’t watch.”
* {bale >= 3} [“Tom. Hold the light up.”]
    -> bale_turns
* {nell_warned} [Look at Nell]
    -> nell_acts
* [Read him his page, in a quiet voice]
    -> last_reading
* [Hold out my wrists]
    -> water

=== last_reading ===
It’s the only thing I do. I sat in the boat as if it were a kitchen, and read him his page from memory. Bale, Thomas. Lent to him: one brother. {knows_hand: Paid back: seven postcards, in instalments, with misspellings.|Paid back: eight years of asking whether the card had come.} I read him the dogs. I read him every Thursday that he’d walked on the river side. I did it until neither of us could stand it.
“Don’t,” said Bale. “I’ve got Wynn to think of.” He had the chain in his hands, and he looked at it, and then he looked at me to see what it said.
* {bale + mercy >= 2} [“Balance carried forward,” I said]
    -> bale_turns
* {bale + mercy < 2 and nell_warned} [I had got to the foot of the page]
    -> nell_acts
* {bale + mercy < 2 and not nell_warned} [I had got to the foot of the page]
    -> water

=== bale_turns ===
~ bale_witness = true
He held up the lantern, and for as long as that took he had the face of the man who held it up before. Then he bent down and lifted the first iron, and put it over the side. The chain went after it, link upon link, a long time, with nobody on the end. And then the second. The boat came up under us like something let off a lead.
“I forgot the knot,” said Bale.
Nobody spoke. “Well,” said Nell, and her voice was nearly her own, “are the two of you going to row, or must I do that?”
* [Give Nell an oar]
    She took both.
    -> oars
* [Ask Bale whether he would say it aloud, in front of people]
    He thought of the fort of coats. “Would you read it first?” he said. “Then I’d only have to say yes.”
    -> oars

=== nell_acts ===
~ bale_dead = true
~ blood = blood + 1
Nell had been sitting with her hands up her sleeves, like a nun. She’d brought the lemon knife. She didn’t use it on him. She kicked over the lantern, and stood up, and threw all her weight upon one side; and it was dark, and there was a great deal of water, and when I’d righted myself the boat was level and too light.
He had his foot through the chain. I got him by the sleeve. There was a foot of river over his face, and his eyes were open in it. He’s a big man. He looked at my hand, and he did the sum before I could.
* [Hold on]
    I held on. It was he who let go. He opened my fingers one at a time, as you’d do with a child’s.
    -> oars
* [Let go]
    I tell people that it was the cold. I’ve told you that I don’t hit people. You’ll have noticed what it’s worth.
    -> oars

=== oars ===
{bale_dead: Nell rowed. I bailed, with my hat. Neither of us said his name; there was a child asleep in a fort of coats who’d have to be told it in the morning, and we were both of us saving it.|Nell rowed, and Bale sat in the bow with the dead lantern between his knees, looking at each thing we passed as if he had expected never to be shown it.}
In a fog every light is a decision. There was the hall, with its high windows, and they’d started on the singing. There was one small window over it, at the back, where somebody was ironing.
* {has_book} [Make for the hall, with the book]
    -> supper
* {not has_book} [Make for the hall, with nothing but my word]
    -> supper_word
* {court} [Make for the ferry stage]
    -> stage
* [Make for the small window at the back]
    -> kitchen

=== supper ===
Two hundred men eating eels will look up all together or not at all. The reader had got as far as Coal and Candles. I walked up between the tables in my wet shoes, said “Excuse me,” and laid the red book down on top of the black.
Mrs. Crane sat at the high table in grey silk. She saw the binding. She gave me the smallest shake of the head, as you would to a child who’s about to be sick in company.
* {first_line} [Read them page one]
    -> read_crane
* [Read them page forty-one]
    -> read_names

=== read_crane ===
“Crane, Abel,” I read. “Ferryman. No debt.” You could hear the stew settling. Old men laid down their spoons who had carried that coffin on their shoulders with nothing in it. “Four stone. Witness, his wife.”
Nobody looked at her. They all looked at the brass instead.
“It was foggy,” said Mrs. Crane, in her everyday voice, into the middle of that. “And he’d have ruined you. You’d have had your pennies back, and not a boat among you.”
* [Go on to page forty-one]
    -> read_names
* [Shut the book]
    -> verdict

=== read_names ===
I read it the way I read in kitchens. Name, debt, date, weight. At the fourth name a bench went over. You’d expect shouting. There was no shouting; there were two hundred men doing subtraction. A brother. A neighbour’s boy. A wife who had gone to live at her sister’s. {bale_witness: At each “witness” Bale said “Yes” from the door, wet to the thighs. He said it nineteen times.|At each “witness” I read what was written. It was the only word that my voice didn’t like.}
And then I came to the middle of the page.
* [Read Jory’s line]
    I gave him the whole of it, with the loop. He’d have wanted it clearly spoken. He had the prize for English.
    -> verdict
* [Leave Jory’s line out]
    They could have the other thirty-three. That one was mine.
    -> verdict

=== verdict ===
They stood her up between them, not roughly. {boat: Somebody had already gone down to see to the boat.|Somebody ran down for the boat, and it had never left. Bale was sitting on the steps with Nell Arden, with the lantern between them, waiting to be told what he had decided.} There’s always another iron; ferrymen are thrifty people. Mrs. Crane smoothed her silk where their hands had been.
Then they looked at me. I was the one standing next to the book. It seems that whoever stands there says the word.
* [Say the word]
    -> lantern
* [Say that nobody goes in the river, and that I’ll keep the books from now on]
    -> chair
* {has_book} [Open the stove, and put the book in]
    -> burn
* {court} [Tell them that there’s a magistrate at the ferry stage]
    -> stage

=== supper_word ===
I said it standing among the eels, with no book to lay down. I had {bale_witness: Bale, in the door, dripping|{has_copy: a shirt cuff, and I held it up, and the nearest table leaned over to look at my laundry|a story}}. Mrs. Crane let me finish. She has always let men finish.
“And doesn’t the boy write to you?” she asked then, so that everyone could hear it, and so gently. “Every Christmas? From the sea?” There was a laugh. It wasn’t a cruel one. They were sorry for me. “Come upstairs, Lorne. You’re wet through.”
* {bale_witness} [Look at Bale]
    -> bale_speaks
* {not bale_witness} [Go up with her]
    -> kitchen
* {not bale_witness} [Walk out on to the quay]
    Nobody stopped me. There were two men outside who had been told that they needn’t hurry.
    -> water

=== bale_speaks ===
“I wrote them,” said Bale. He had never said a whole paragraph in company, and now he said one. He told them the lantern, and the knot, and the seal out of the book. He told them who could spell.
“And who’ll believe a man like that?” said Mrs. Crane.
At the far end of the last table somebody coughed. “Page forty-one,” said Penhallow. “I have it by heart. Shall I?” And he stood, holding on to the man next to him, and gave it to them, all thirty-four, with the weights, looking at nothing.
* [Say Jory’s line along with him]
    We came out together on the date.
    -> verdict
* [Watch Mrs. Crane]
    She was listening for mistakes. There weren’t any. You could see that in spite of everything it pleased her.
    -> verdict

=== stage ===
Voss stood under the lamp in a man’s overcoat, with nine policemen who talked like upriver. {has_book: I laid the book in her hands, and she shut her eyes for a second, like somebody who’s found her keys.|{bale_witness: I had no book. I had Bale. He held out his wrists to her before anybody asked.|I unbuttoned my cuff, and then I took off the whole shirt and gave her that. “It’s thin,” said Voss. “So am I,” I said. She put her coat around me.}} {boat or verdict: Nell sat down on a bollard and would not be helped up.|They found Bale’s boat in midstream, with Nell in it. He’d been rowing in circles for forty minutes, he told them, owing to the fog.}
“You know that you’re in it too,” said Voss. “Eight years. I’ll have to read your page out.”
* [“Quietly, if you can.”]
    -> trial
* [“Read all of it.”]
    ~ mercy = mercy + 1
    -> trial

=== trial ===
It took until spring. Mrs. Crane wore a collar that she’d ironed herself for every day of it. Asked about remorse, she said that she had always kept good books.
I told it from behind a screen, in a quiet voice, kitchen by kitchen. Amory had got a seat in the gallery. {mercy > 1: On the last day he brought his child to see me, wrapped to the eyes. “That’s him,” he said. “He can’t count.”|He never took his eyes off the screen. At the recess he wound his watch at me.} {bale_witness: Bale got eleven years, and thanked the bench, and asked who would have the dogs.|{bale_dead: They dragged for Bale, and didn’t find him. He was in nobody’s book.|Bale pleaded guilty to all of it, including what he hadn’t done, and got eleven years.}}
* [Ask Voss what became of the page]
    “Exhibit nine,” said Voss. “Nobody can lose it now. I’ve had it copied forty times, in black.”
    -> ending_coast
* [Take the ticket that they gave me]
    It was one way, third class, to the end of the line. I had always wondered what it cost.
    -> ending_coast

=== kitchen ===
{supper_word: She pinned back her sleeves and took up the iron, as though she had only been called away from it.|She had left the men to their eels. She was at the board with her sleeves pinned back, and a second iron on the range, so as never to be without.}
“I said that you’d read it one day,” said Mrs. Crane. “Don’t stand there, you’re dripping on the tens.” She nodded towards the good chair, the one with a cushion. “I can have you closed, Lorne, or you can have that. I’m sixty-eight. I want somebody who can read a page like that one and still be at work in the morning. You did two kitchens today. I had you watched. I was so proud.{blood > 1:  And I hear that you’ve begun to hit people.}”
* [Sit down in the chair]
    -> chair
* {has_book} [Open the range and put the book in]
    -> burn
* [Take hold of the iron]
    -> iron
* [Wish her good night, and go down]
    There were two men on the stairs. They let me by, and then they came along behind.
    -> water

=== iron ===
~ blood = blood + 2
I don’t hit people. It was in her hand, and then it was in mine. I held it so near to her cheek that I could feel my own heat coming back, and the fine white hairs there curled over one by one. She didn’t blink. She looked up at me with interest, as you’d look over something you had on order.
“There,” said Mrs. Crane softly. “I did wonder how long.”
Down in the hall they were singing. There is a smell when starch begins to go.
* [Set it down, flat, on the money]
    We both watched the tens go brown, and then black, and then up. She reached for them. She’d never in her life burned a note. The curtain took, and the beams of that house have had a hundred years of lamp oil.
    -> burn
* [Don’t set it down]
    The doctor wrote that it was her heart. I have his page. I’ll tell you one thing, she never raised her voice.
    -> chair

=== burn ===
Ledger paper is made to last. {has_book: I had to hold it under with the poker, page by page: thirty-four people, and a ferryman, and my brother. It didn’t burn red. It burned like anything.|The red one wasn’t there to burn. It was under an old man’s mattress, and on the Sunday they burned the mattress, on account of his chest.} I had thought there would be something to feel. There was only the draught.
{boat or verdict: Nell Arden had come up behind me. She held the iron door open with her sleeve over her hand, and said nothing, and didn’t look away.|Out on the water there was a lantern going round and round in circles. He couldn’t do it, and he couldn’t come home. When he saw the light he came in, with Nell at the oars.}
* [Send the black ledger after it]
    Every crown that anyone owed on either bank. It made a better blaze. It had been kept dry.
    -> ending_ash
* [Say Jory’s line over, while I still know it]
    I still do.
    -> ending_ash

=== lantern ===
~ blood = blood + 3
I said it. It’s quite a short word. They rowed her out, six men who’d carried her husband’s coffin, and since somebody had to, I held the lantern.
She wanted nothing from anyone. She tucked in her skirt to keep it from the wet. At the chain the young fellow fumbled, for he’d never done it before, and he was crying, and it was Mrs. Crane who turned her head to me. “Hold it up, dear,” she said. “He can’t see the knot.”
So I held it up.
* [Watch]
    I’m told that most of them look away. Then nobody knows what it costs. I thought that one of us ought to keep an account.
    -> chair
* [Look at the light, only at the light]
    When I lowered it they were all waiting to be told what was next.
    -> chair

=== chair ===
It’s an ordinary chair. The cushion has been re-covered. {lantern: They put me in it the same night, in my wet shoes, and stood around as if I might be going to read to them.|{verdict: They clapped. Somebody brought me eels.|{iron: I sat there, and by and by the men came up, one after another, to say good night, and nobody asked.|“There,” said Mrs. Crane, and tucked it in behind me.}}}
{not verdict and not boat: At a quarter past eleven Bale came up and stood the lantern on the table. He wouldn’t look at me. “She asked for you,” he said. “In the boat. She said, isn’t he coming?” }Page forty-two was blank. I hadn’t known how white they are. The pen was cut and ready, and the ink, of course, was red.
* [Write the date]
    It dries slowly, in that kitchen. You have time to blow on it.
    -> ending_chair
* [Put the pen away, and ask for black]
    “Tomorrow,” they told me. The shops were shut. So I wrote just the one line in red, to be going on with.
    -> ending_chair

=== water ===
It’s very quiet out there. You wouldn’t think so, so near to the town. {bale_dead or bale_witness: One of the two men held the lantern. He held it badly; he’d had no practice.|Bale held the lantern. He held it up high, without my asking, so that the light fell well on the knot.} {boat and not bale_dead and not bale_witness: Nell put her hand in mine. It was dry and hard, and it did not shake, and I was the one who’d been sent to make it go easier.|{boat: Far off they had got to the last verse, the one about the other shore.|Nell was in the boat already. She moved her coat to make room for me, as if I’d been late for something.}}
I thought that I’d have something to say. All those years of reading to people, and not one of them had ever answered back.
* [Count]
    I got as far as thirty-four.
    -> ending_water
* [Think about the seal]
    {knows_hand: He’d got it out of a book. It was a good one, though, with whiskers.|I’d had seven cards from the sea, and never asked myself how he was holding the pen.}
    -> ending_water

=== ending_chair ===
# ending: page forty-two
I keep good books. I’ve brought it down to six in the hundred, and I don’t raise my voice. You’d be surprised how it settles the mind to iron a thing on both sides. On Thursdays the collectors come up to say good night, and there is a new one who’s shaping well. He doesn’t hit people.
Jory’s debt is cleared; I did that first. It left a line free. At Christmas I send out the postcards. There are thirty or so to write by now, and I take some trouble over the spelling.
-> END

=== ending_coast ===
# ending: the sea is cold
The sea is cold. I have another name now, and a room over a baker’s, and nobody’s lamps go across the ceiling. I mend clocks. I’m not good at it; they agree with one another too much.
Each Christmas I buy one card from the kiosk on the front. {bale_dead: It goes to a girl called Wynn, who lives with her aunt and knows very well whose hand it isn’t. I tell her he’s all right. I put one mistake in, for him.|It goes to a man in the county gaol, in a round and careful hand.} “Saw a seal,” I write. It’s true. I go down every day until I have. {nell > 2: And one evening in spring a stair complained, and it was Nell, treading on it on purpose. She had let the bar to a cousin, drains and all.|“Dont work to hard,” I put, and each time it takes me a while to get it wrong.}
-> END

=== ending_ash ===
# ending: ash
By Saturday no one could prove that he owed anything, and no one could prove that anybody had died. People stood about on both banks as you stand when a noise stops. Mrs. Crane went to live with a niece. She takes in ironing.
{mercy > 1: Amory stopped me on the bridge and gave me a watch. It’s wrong, but politely.|Amory crosses the road when he sees me. I don’t blame him; I’ve nothing left to read him, and he doesn’t know it.} As for Jory, there is no line anywhere with his name on it. So I paid a man to cut it in the brass, under CRANE, ABEL. He asked me what date. I said to leave room.
-> END

=== ending_water ===
# ending: closed by water
“Hask, Lorne. No debt outstanding. Three stone.” It’s the last line on the page, and it wanders, for the old man did it by feel. But he used his best pen. He dotted me.
{bale_dead: No card came for anyone that Christmas. A girl of nine sat up for it, since somebody had to, with three dogs and a book about seals.|That Christmas a postcard came to the chandler’s, to the empty room, in a round and careful hand. “The sea is cold. Found Jory. We are both alright. Dont work to hard.”}
-> END
