// Orbit of Small Things. An original story for Meowtale.
VAR clues = 0
VAR returns = 0
VAR cards = 0
VAR hob = 0
VAR prill = 0
VAR looked = 0
VAR right = false
VAR nest = false
VAR tooth = false
VAR hat = false
VAR umb = false
VAR hatch = false
VAR green = false
VAR seam = false
VAR friend = false
VAR met = false
VAR plan = false
VAR given = false
VAR told_prill = false
VAR reported = false
VAR passed = false

-> catch_bell

=== catch_bell ===
At ten past six the net rings, and you know before you have your slippers on. It has come from the usual quarter at the usual speed, turning over slowly, like somebody looking for the cool side of the pillow. One glove. Left. Wool, mustard yellow, the thumb darned in red.
This is the Pocket, the lost-property orbiter, which collects whatever people drop in space. You are its caretaker. You have now collected this glove fourteen times.
* [Write it in the ledger, as the rules say]
    Item 40,611. You no longer need to look up how to spell “mustard”.
    -> ledger
* [Turn it inside out this time]
    -> glove
* [Ask Hob what he makes of it]
    -> hob_labels

=== ledger ===
The ledger is paper, because paper stays where it is if you sit on it. Glove, left; glove, left; glove, left. Each time you send it by the mail ferry to the Claims Counter on Halyard Station, where anybody may have a thing who can describe it. Each time, somebody can. And each time it is back in your net before the ink has properly made up its mind.
You have begun to take it personally.
* [Count the days between]
    ~ clues = clues + 1
    Nineteen. Nineteen. Nineteen. You know careless people; they are your whole trade. Nobody is careless to the minute.
    -> office_letter
* [Turn the glove inside out]
    -> glove
* [Close the ledger and open the post]
    -> office_letter

=== glove ===
No name tape. It is a large glove, larger than a large hand needs; it would go over another glove, a suit glove, say. It smells of oranges and of liniment. The darn on the thumb was done by somebody who knew how and did not care who saw it. And inside the cuff, where it does not show, there is a row of small red stitches. There are fourteen of them. You are fairly sure that last time there were thirteen.
* [Put your own hand in it]
    It is a good thing to have your hand held, even by wool. You take it out again before you get ideas.
* [Count the stitches once more]
    ~ clues = clues + 1
    Fourteen. So there are two of you keeping a ledger.
- -> office_letter

=== hob_labels ===
Hob is the sorting arm. He is bolted to the deck beside the belt, he has three fingers, and he can say only what the label printer can say, which goes further than you would think. You hold up the glove. He considers it. The printer chatters.
FRAGILE, says the label. Then, after a while, a second one: THIS WAY UP. And he points, not at the glove, but at the hatch it came in by.
* [Look where he points]
    ~ clues = clues + 1
    Sunward, and a little low. It has never once come from anywhere else.
* [Tell him that is very wise]
    ~ hob = hob + 1
    NOT A TOY, he prints, and sticks it on your sleeve. You leave it on.
* [Let him hold it]
    ~ hob = hob + 1
    He takes it by the thumb, the way you would take a child’s hand near traffic.
- -> office_letter

=== office_letter ===
In the post is a letter from the Office of Small Losses. Inspector Prill will call the day after tomorrow. One item in twenty must find its owner, or the Pocket will give way to “a simplified arrangement”. A drawing is enclosed. It shows a net, and behind the net a furnace.
You stand at 5.1 in the hundred. Out of curiosity you take the glove out of the sum. 3.4. So the shop is being kept open by a glove.
* [Show Hob the drawing]
    ~ hob = hob + 1
    He looks at it for a long time. HANDLE WITH CARE, he prints. HANDLE WITH CARE. HANDLE WITH CARE. Then the roll runs out.
* [Hide it under the biscuits]
    There were four biscuits. When things are put on top of them they stop being any comfort.
* [Do the sum again, leaving out the hen]
    The hen is never going to be claimed. It does not help; she has laid two thousand eggs, and nobody is going to claim those either.
- -> card

=== card ===
Everything that leaves the Pocket carries a card in your own hand. The rule says so; it does not say what you have to put. On the first you wrote “Found: one glove.” On the ninth you wrote that it was looking well. On the twelfth there was room left over, so you mentioned that it is cold on the night side, and that a person could do worse than soup.
Here is the fourteenth, blank.
* [“You seem to be short of a hand.”]
    ~ cards = cards + 1
    You look at it. You add a small drawing of a hand. It comes out like a cow.
* [“Are you all right?”]
    ~ cards = cards + 2
    It looks bare, so you let it be bare.
* [“Fourteenth notice. See Regulation 8.”]
    It is an excellent regulation. You have never met anyone who felt better for it.
- -> desk

=== desk ===
{desk == 1:The ferry comes at four. Until then there are the drawers, forty thousand small things in them; the radio, with its bad connection; the hen; the claim forms in their box; and a chart of everything that goes round, with a pin in it for you.|{looked > 3:The clock over the belt says a quarter to four. Hob has already begun to straighten the mat.|The clock over the belt moves on with a noise like a tut. The glove lies on the blotter and gives nothing away.}}
* {looked < 4} [Read through the claim forms]
    -> forms
* {looked < 4} [Call the Claims Counter on Halyard]
    -> pew
* {looked < 4} [Answer the radio; it will be Tam]
    -> tam_call
* {looked < 4} [Go through the drawers]
    -> shelves
* {looked < 4} [See to the hen]
    -> hen
* {looked < 4} [Work out where the glove comes from]
    -> sums
+ [Put the kettle on for the ferry]
    -> ferry

=== forms ===
~ looked = looked + 1
Thirteen claims, thirteen names, one handwriting, as upright as a fence. A. Button. I. Lostit. The Dowager Duchess of Sleeve. Under “Describe the article” it says: “One glove, left, yellow as a bad joke.” Then: “You know the one.” Then: “It was told to stay, and look.” As the forms go on the descriptions grow longer, and the last of them has an arrow at the foot of the page.
* [Follow the arrow]
    -> forms_back
* [Hold the handwriting up against the drawer labels]
    -> old_hand
* [Put them back in order]
    They were in order. It is the only thing in the matter that is.
    -> desk

=== forms_back ===
“To whoever writes the cards,” it says overleaf. “I had the soup, as advised. You were right about the night side. The Counter here has a clerk who looks only at hats, so I shall never hear what you look like. I have decided on tall. Please do not put yourself out to be it.”
You are not tall. You go and stand a little straighter anyway, in front of the kettle, where nobody can see.
* [Copy it into the ledger, under Sundries]
    ~ cards = cards + 1
    It is the only entry on the page, and it makes the page look furnished.
* [Read it aloud to Hob]
    ~ hob = hob + 1
    KEEP DRY, prints Hob, and you do, more or less.
- -> desk

=== old_hand ===
~ hatch = true
~ clues = clues + 1
BUTTONS, BRASS. BUTTONS, OTHER. TEETH. KEYS, FORGIVEN. The oldest labels in the Pocket were all written by one person, as upright as a fence. You turn up the wages book. W. Toft, caretaker, thirty-one years; retired with a clock; forwarding address, the Evening Ring, third corridor.
She left before the man who left before you. You have been sitting in the dent she made in the chair.
* [Write “Toft?” on the blotter, and underline it]
    It looks like the name of something soft falling over.
* [Oil the drawer runners, as she would have]
    ~ hob = hob + 1
    Hob watches you do it. Then he points out the one you missed.
- -> desk

=== pew ===
~ looked = looked + 1
~ green = true
“Claims,” says Mr. Pew, far off, as if from the bottom of a hat. He has never forgotten a hat in his life. What goes on underneath them is no concern of his. “Your glove? Green felt. Narrow brim. Feather, pheasant, moulting. Somebody in it. Smelled of oranges.”
He sighs across four thousand miles of static. “I had a hat myself once. It went out with the air at Lock Two. Not worth a form.”
* [Ask him to describe it]
    -> pew_hat
* [Thank him, and write down “feather”]
    ~ clues = clues + 1
    “Moulting,” Mr. Pew reminds you.
    -> desk

=== pew_hat ===
He describes it for six minutes. Grey, soft, with a dent that had come by itself and was better than any dent he could have made on purpose. In the band was a ticket for a concert, two seats, and he will not say who the other seat was for. By then you have the drawer open, HATS, SOFT, and the cord has reached a long way back among the berets.
* [“Is the ticket blue?”]
    ~ hat = true
    ~ returns = returns + 1
    You hear nothing for so long that you tap the receiver. “Row F,” says Mr. Pew.
* [Say nothing yet; pack it as a surprise]
    ~ hat = true
    ~ returns = returns + 1
    ~ cards = cards + 1
    You write the card twice, to get the dent right.
- -> desk

=== tam_call ===
~ looked = looked + 1
Tam is nine and lives in School Habitat Six. She calls every day in the long break about her tooth, which came out in weightless gym and left by the vent. “It’s an incisor,” she says. “It can’t have gone far. Well, it can. It’s been eight days at two metres a second. Have you got it?”
She suspects you of not trying. She is a scientist, and in her experience people don’t.
* [Ask whether she ever throws things herself]
    -> tam_scope
* [Take the receiver along to the drawer of teeth]
    -> teeth
* [Tell her that teeth take time]
    “Everything takes time,” says Tam. “That’s what it’s for.” She rings off to write that down.
    -> desk

=== tam_scope ===
~ hatch = true
~ clues = clues + 1
“Forty-one things,” says Tam. “I note when, and whether you catch them. You’re bad at spoons.” But never a glove. A glove would be no use; it has no proper shape. “If you want the glove one, that’s the Evening Ring. I get the big telescope on Thursdays. Hatch three opens, and a person throws, and then they wave. I thought it was at me, so I wave back.”
* [“What kind of person?”]
    ~ green = true
    “Small,” says Tam. “With a thing sticking up on their hat.”
* [“How do they throw?”]
    ~ clues = clues + 1
    “Properly,” says Tam. “Like they’ve practised. Always exactly the same way.”
- -> desk

=== teeth ===
There are two hundred and eleven in the drawer, each in its own twist of paper. People will cross a system for an earring, and never come back for a tooth. The newest was caught on Tuesday. It is an incisor about the size of a lentil, with a corner off it.
“There’s a corner off mine,” says Tam in the receiver, very fast. “From when I bit a spanner. To see.”
* [Post it with a coin in the paper]
    ~ tooth = true
    ~ returns = returns + 1
    ~ cards = cards + 1
    There is a rule about that too, older than yours, and nobody has ever audited it.
* [Ask what she saw, when she bit the spanner]
    ~ tooth = true
    ~ returns = returns + 1
    “That spanners win,” says Tam. You write it on the card.
- -> desk

=== shelves ===
~ looked = looked + 1
You like the drawers best in the morning, with the lamp low. Lids that fit nothing. Half of a wedding photograph, the half with the cake. A brass whistle that sounds only on the way in. And in the long bottom drawer, UMBRELLAS: eleven, black, all alike, and each of them caught within an hour of the mail ferry’s leaving.
Nobody has ever needed an umbrella out here. You have never before asked yourself about that.
* [Put one by for Captain Marrow]
    ~ umb = true
    You hang it on the hook beside the kettle, where it can’t be overlooked.
    -> desk
* [Try GLOVES, ODD]
    -> glove_drawer

=== glove_drawer ===
~ clues = clues + 1
Sixty-one gloves, none with its fellow. Some caretaker before you sorted them by colour, on cards cut to fit, with a patience that goes a little past tidiness. BLACK. BROWN. BLUE. CHILDREN’S. Right at the front, where one would see it first on pulling out the drawer, is a card marked YELLOW.
There is nothing behind it. In the whole of the Pocket it is the only place that has been kept for something.
* [Lay the left one there, to see how it looks]
    It looks like half of something. The card has been handled so often at the corner that it has gone to felt.
* [Close the drawer carefully]
    You have closed that drawer with your hip for six years. You use both hands.
- -> desk

=== hen ===
~ looked = looked + 1
The hen came in six years ago, in a slatted crate, at some speed. No one has claimed her and no one has stopped being able to, so that her status is her name. Pending lays one egg a day, and every one of them has to be entered as found.
She is sitting in the middle of her crate with the expression of a customs officer. You have the glove under your arm.
* [Lift her, and feel for the egg]
    -> nest_look
* [Show her the glove]
    She looks at it with one eye, and then with the other, to be fair. She stands up. She sits down again a good deal harder.
    -> nest_look
* [Enter the egg on trust]
    Nobody has ever been dismissed over an egg. You have looked it up.
    -> desk

=== nest_look ===
~ nest = true
~ clues = clues + 1
She built it herself from whatever was stuck between the slats on the day she came: straw, a bootlace, half of a timetable. And something else, at the bottom, matted down flat and exactly as warm as a hen. You pull at a corner. The hen pulls at the other.
It is a glove. Wool, mustard yellow. There is no darn on the thumb. Right.
* [Offer her your cap for it]
    ~ right = true
    She turns the cap round twice, finds it roomy, and lets go. You wash the thing in the sink, and it drips all night in the key of hen.
* [Leave it; she was here first]
    She puts it back, using her feet. You enter it in the ledger as “seen”.
- -> desk

=== sums ===
~ looked = looked + 1
~ hatch = true
Small things do not drift just anyhow. They go the way people go home, by habit. You take a chart, a pin and a length of string, and you walk the glove back six hours along its road: past the buoy, under the liner lane, up over the shoulder of the night. The string comes out at the Evening Ring, the home for retired spacers. Third corridor. There is a hatch there.
* [Have Hob hold the pin, and check it]
    ~ hob = hob + 1
    ~ clues = clues + 1
    It comes out the same. APPROVED, prints Hob, who has been saving that one.
    -> desk
* [Run the string the other way, past the net]
    -> forward

=== forward ===
~ seam = true
~ clues = clues + 1
You have never asked where a thing goes that you don’t catch. On goes the string: round behind Halyard, down into the seam between two pulls, slower, slower still. Then it begins to go round and round in one place. You look for the name of the place. Nobody has ever given it one; it is an inch of plain blue paper.
CONTENTS UNKNOWN, prints Hob.
* [Mark it with a button]
    It is a brass one. It winks whenever the lamp swings.
* [Roll the chart up before it gives you ideas]
    It has given you one already. You put a rubber band round both of them.
- -> desk

=== ferry ===
At four the Second Helping docks, like a cow being helped backwards into a van. Captain Marrow comes through with the mail sack on her shoulder, takes off her boots without being asked, and sits down in the good chair. She has done this run for eleven years, and she drinks her tea as if somebody might come and move the cup.
“Well?” she says. “What have people let go of?”
* [Put the glove on the table and watch her face]
    -> marrow_glove
* {umb} [Hand her the umbrella]
    -> marrow_umbrella
* [Ask where she goes from here]
    -> ferry_leave

=== marrow_glove ===
~ hatch = true
~ green = true
“Not mine,” says Captain Marrow. “I lose mine honestly.” But she turns it over, and a thought comes in through her face and sits down. “I’ve got a passenger who gets on at the Evening Ring. Green hat. Over to Halyard and back again, regular as rent, always a day or so after I’ve had this in the sack. Pays her fare and leaves me an orange.” She looks into her cup. “I just liked the orange.”
* [“Did she ever say what for?”]
    ~ clues = clues + 1
    “I asked her once was it business or pleasure. She said it was ballistics.”
    -> ferry_leave
* {umb} [Nod at the umbrella on its hook]
    -> marrow_umbrella

=== marrow_umbrella ===
~ returns = returns + 1
She turns the colour of a port light. “The line pays by the stop,” she tells the umbrella. “And this only counts as one if you’ve had something of ours that month. So.” She makes a small motion, as of somebody dropping something out of an airlock with two fingers. “And there’s no other kettle between Halyard and the Ring.”
Eleven months. Eleven umbrellas. You had been thinking of her as forgetful.
* [“You might just come for the tea.”]
    ~ friend = true
    “I might,” says Captain Marrow, and takes an interest in her socks.
* [Have her sign for all eleven]
    She signs eleven times, beautifully. It is the best day your figures have had since spring.
- -> ferry_leave

=== ferry_leave ===
“Halyard tonight,” says Captain Marrow, lacing up, “the Ring in the morning, back past you after that. You could have the seat next to the mail. It’s mail as well, but it gives.” You have not left the Pocket in two years. Hob could mind the net. The hen could mind Hob.
The glove is on the table with its card tucked into the cuff.
* [Ride to Halyard, and see who claims it]
    -> halyard
* {hatch} [Ride along as far as the Evening Ring]
    -> ring_dock
* [Send the glove as usual, and stay]
    You put it in the sack yourself. It goes down between a bill and a birthday.
    -> night

=== night ===
On the night side the walls tick as they cool, and the Pocket seems to draw in its elbows. You and Hob sort spoons. He does dessert, you do tea. Somewhere out there your card is travelling towards somebody, at the speed of a cow. You wonder what they will have for supper, and whether there are two of them at the table, and how a person comes to have only ever one glove to lose.
* {hatch} [Call the Evening Ring, late as it is]
    -> ring_call
* [Write a second card, too long for any glove]
    ~ cards = cards + 2
    It runs to four sides. You put it in the box for tomorrow, under the biscuits.
    -> audit
* [Sort spoons until they blur]
    ~ hob = hob + 1
    At two Hob takes the spoon out of your hand and prints: DO NOT STACK. You go to bed.
    -> audit

=== ring_call ===
“None of ours,” says the night matron of the Evening Ring. “The hatches here are kept locked, and our residents are asleep.” But there is a second breath on the line, quite close, the breath of somebody holding an extension under a blanket.
“Tell that caretaker,” says the second breath, “to leave the thing alone for once and see what happens.” Click. “There was nobody there,” says the matron, after a moment, like a woman who has an arrangement with herself.
* [Write it down word for word]
    ~ clues = clues + 1
    Leave the thing alone for once. It does not sound like someone who is careless.
* [Say good night to both of them]
    ~ cards = cards + 1
    “Good night,” says the matron. A good way off, another receiver goes down, very gently.
- -> audit

=== halyard ===
So this is where it all goes. The Claims Counter on Halyard is a window, a bell, a bench and a plastic fern. For six years you have pictured it larger. Mr. Pew is smaller than his voice. {hat:He has the grey hat on already; he came to the dock for it himself. He keeps touching the dent to see if it is in.|He is bareheaded, and looks as if he had come out without something.} You hand him the glove over the counter, like anybody.
* [Sit down behind the fern, and wait]
    -> stakeout
* [Stand in the queue, and listen]
    -> queue

=== stakeout ===
You have a sandwich, a newspaper, and a fern. You hold the newspaper as you have seen it done, and read the same paragraph about turnips until you could sit an examination on it. People come up to the window empty and go away with their hands full, or the other way round. A man weeps over a corkscrew. It had not struck you before that the other half of your work happens here, and that this is the half with faces.
* [Eat the sandwich]
    You are in the middle of it, with both hands, when the feather goes past.
* [Change seats, to look less like a fern]
    A child has been watching you for an hour. It gives you a thumbs up.
- -> green_hat

=== queue ===
~ returns = returns + 1
In front of you a man has lost a sort of lid. “What sort?” says Mr. Pew. “The sort that goes on.” “Tin,” you say, “with a swan, and a bite out of the rim. Second shelf, item 31,007.” They all turn round. In a moment there are nine people about you, describing: a key for a house that has been sold, a bell off a cat, a letter that was never opened. You know all of them. You have dusted them.
* [Stay until everyone is served]
    ~ cards = cards + 1
    “You ought to come oftener,” says the man with the lid. He doesn’t say it to Mr. Pew.
* [Look over their heads, for a feather]
    And there it is, at the end of the queue, nodding like someone with a good story.
- -> green_hat

=== green_hat ===
~ green = true
Green felt, narrow brim, pheasant, moulting. Under it is a woman of eighty or so, as upright as her handwriting. She fills in the form with relish and signs it with a flourish. Then she holds the card at arm’s length to read it. {cards > 1:She reads it twice. She does not put it in her bag. She puts it inside her coat.|She turns it over, to see whether there was any more.} The glove she drops into her shopping among the oranges.
* [Step out and say, “I believe I write those”]
    -> minna_walk
* [Follow her back to the ferry]
    You follow a hat. It is an education; you can tell what it thinks of everything.
    -> ring_dock
* [Let her go; now you know who]
    You came to find out who. For why, one would have had to bring a better coat. You ride home on the mail.
    -> audit

=== minna_walk ===
She looks at your shoes and works her way up. “I had decided on tall,” she says. “Never mind. You’ve nice thumbs.” She gives you the shopping to carry, and after that there’s no question of where you are going. On the ferry she peels an orange in one piece and hands you half. “Minna Toft. I had your chair before the fool who had your chair. Does the runner still stick on TEETH?”
* [“Not since I oiled it.”]
    ~ cards = cards + 1
    “Good,” says Minna Toft, and gives you a bit of the other half.
* [“Why do you keep throwing that away?”]
    “You’d better come and see the wall,” she says.
- -> minna_room

=== ring_dock ===
The Evening Ring has carpet on its ceilings too. The residents were spacers all their lives, and they have never quite believed in floors. Matron Calloway sits at the desk under a rule in a frame: RESIDENTS DO NOT OPEN HATCHES. “Lost Property?” she says, reading your badge. “Somebody has lost something?” She thinks it over, honestly. “We lose things all day long, dear. I shouldn’t know where to start.”
* [“It’s about a glove.”]
    -> matron
* {green} [“I’m looking for a green hat.”]
    “Oh, Minna,” says the matron, and her whole face sits down to rest. “Third corridor. Mind the pulley.”
    -> minna_door
* [Ask to look into the lounge]
    -> lounge

=== matron ===
“A glove,” says the matron. Her eyes go to the board of keys behind her, and stop at three, and come back. “If I knew that a hatch had been opened,” she says with care, “it would be a fine of four hundred. I’d have to take the key away, and the garden hour. And it would all go in a file, and the file would go to her niece.” She squares some papers that were square. “So it’s a good thing that I don’t.”
* [“It was found on the stairs.”]
    ~ cards = cards + 1
    “We haven’t any stairs,” says the matron, with great warmth. “Third corridor.”
    -> minna_door
* [“Hatch three,” you say. “Every nineteen days.”]
    ~ reported = true
    She goes on looking at you for a little while. Then she gets up and takes a key off its hook, as you would take a toy from someone asleep.
    -> minna_door
* [Look into the lounge first]
    -> lounge

=== lounge ===
Nineteen armchairs, some of them on the wall. At the words “lost property” the room turns round to you like a field of something. A chess knight, says one. My good ear, says one. A photograph of a dog on a moon; the second verse of a song; a ring, but it was his own fault. Nobody has ever come and asked. You have only one pencil.
* [Take down everybody’s particulars]
    ~ returns = returns + 2
    You fill eleven pages. At least six of them you could lay your hand on in the dark. The verse you know yourself, and you sing it, badly, and the field leans in.
* [Ask only who is missing a glove]
    “Minna,” they say, all together, and point, in as many directions as they have chairs.
- -> minna_door

=== minna_door ===
At the end of the third corridor is a hatch with a wheel on it, oiled, and beside the hatch is a door. On the door is a label. You would know that hand anywhere: TOFT, ODD. Behind it somebody is moving about and whistling, in the manner of one who is used to doing things alone and talking them through.
* [Knock]
    The whistling stops. “It’s open,” says a voice, “it’s only stiff, like all of us.”
    -> minna_room
* [Push a card under the door, and go]
    ~ cards = cards + 1
    {not green_hat:You hang the glove on the handle. }It has been found, and it has come back. Strictly, that is all you are for. You are past the garden before you notice how slowly you are walking.
    -> audit

=== minna_room ===
~ met = true
The room is the size of a good wardrobe. One wall is pegs. On every peg hangs a thing, and beneath every thing a label from the Pocket: WRENCH, YEAR 3. CUP OF FLASK, YEAR 7. SATCHEL, YEAR 11. BOOT, YEAR 19. The last peg has nothing on it. GLOVE, RIGHT, says its label, and there is no year.
{reported:“They’ve just been in for my key,” says Minna Toft. She does not ask who. “Sit down, you’ve had a long way to come.”|“Sit down,” says Minna Toft. {minna_walk:“That’s the wall. Don’t touch the boot.”|“You’ll be the cards.”}{clues > 3: She nods at the ink on your cuff. “And you’ve been counting. Good. So have I.”}}
* [“Why do you throw it away?”]
    -> not_away
* [Look at the left glove on the table, and wait]
    She puts her hand on it, as you do with an animal that is getting on in years.
    -> osk
* {right} [Hang the right glove on the empty peg]
    -> pair_gift
* [Recite Regulation 8]
    -> regulation

=== regulation ===
Wilful discharge of articles; four hundred; confiscation; see also Hatches. She listens to the end with her head on one side. “It scans,” she says. “I always thought it scanned. I wrote that one, in my second year, after the business with the confetti. There’s a comma in paragraph four I’d give a good deal to have back.”
She pours you some tea. You have come out without a second regulation.
* [“Then why?”]
    -> osk
* [“Then you know that I have to report it.”]
    ~ reported = true
    “I should think less of you if you didn’t,” says Minna Toft. “A bit less.” You drink the tea. It’s very good, which does not help.
    -> leaving

=== not_away ===
“Away?” She puts the pot down. “Thirty-one years I ran that shop. I never threw a thing away in my life. You know as well as I do that there isn’t any away. There’s only somewhere else.” She holds up the left glove and shakes it gently at you, so that the red thumb wags. “I don’t throw it away. I throw it after.”
* [“After what?”]
    -> osk
* [Look at the empty peg]
    She sees you look. “Ah,” says Minna Toft. “Well, you’re quicker than the fool.”
    -> osk

=== osk ===
“My Osk rigged cable,” she says, “on the outside of this Ring, when it was all ribs. Fifty years ago come March his line parted, just off hatch three. There he was. Forty minutes of air, nothing to hold on to, and moving off, about as fast as you’d push a pram.” She pushes it, with one finger, along the table. “You can’t swim out there. There’s just one thing you can do to come home. You can throw something the other way.”
* [Look at the wall again: wrench, cup, satchel]
    -> osk_home
* [“So he threw.”]
    “So he threw,” she says. “He threw the lot.”
    -> osk_home

=== osk_home ===
“Wrench. Flask. Satchel. He got a boot off, I’ll never know how. Every throw brought him in by so much. And last of all the glove. I’d knitted the pair to go over his suit, for a joke. He threw the right one as hard as he could, and it brought him this far.” She shows you: the breadth of a hand. “Which was as far as I could reach.”
He lived another forty-eight years and snored through all of them. He died in that chair, where you are.
* [Get up from the chair]
    “Sit down,” says Minna. “He’d say it wants the company.”
* [Stay where you are, and hold on to the cup]
    It is a warm chair. You had thought so when you sat down.
- -> the_ask

=== the_ask ===
“All that he threw away to get home to me is out there still. I took your job so as to wait for it, and I got it all but one. Now, every nineteen days hatch three points where it pointed then. So I throw the left as he threw the right. Leave it be for a week, and it would show me where the other went. And every time, some conscientious soul catches it at hour six, and posts it back to me with a card.” She fills your cup. “You’re very good. It has been extremely annoying.”
{cards > 1:“I could have written to you to stop,” she adds. “But then you’d have stopped.”|“Though I’d have liked longer cards,” she adds.}
* [Promise to furl the net next time]
    “A promise,” says Minna. “I haven’t a drawer for those. I’ll put it on the peg.”
    -> leaving
* [Offer to follow it, with her in the skiff]
    ~ plan = true
    “I’m eighty-one,” she says. “I shall want a cushion.” She is already looking for her other hat.
    -> leaving
* {right} [Take the right glove out of your coat]
    -> pair_gift
* {nest and not right} [“I have a hen,” you say slowly]
    -> hen_told
* [Say that a rule has to be a rule]
    ~ reported = true
    “It does,” says Minna. “Otherwise it’s only weather.” She looks at the peg, not at you.
    -> leaving

=== pair_gift ===
~ given = true
~ returns = returns + 3
It hangs there, flattened, faded, a little gnawed. For a while Minna Toft does nothing. Then she unhooks it and puts it to her face, and what she says, when she says it, is: “Hen?”
You explain about the hen. You explain about the crate and its slats, and which way it came from, and how fast. She laughs until she needs the chair, and you get out of the chair, and she sits down in it with the two gloves in her lap, and goes on, but more quietly.{not osk_home: Then she tells you: a husband adrift off hatch three, fifty years ago, who could only come home by throwing whatever he had the other way, and this last of all.}
* [Make the tea, since somebody should]
    You know where everything is. It’s all labelled.
* [Ask her to fill in the form]
    “Describe the article,” she reads. She takes the pencil. She needs both sides, and then a third.
- -> leaving

=== hen_told ===
~ given = true
~ returns = returns + 3
You tell it in the wrong order: the egg, the timetable, the slats, the yellow. Minna Toft has her coat on before you come to the end. On the ferry she does not sit. In the Pocket she goes past her own labels without a glance, down on her knees in the straw, and looks the hen in the eye, one caretaker to another. “Madam,” she says, “I believe you’ve been minding something for me.”
Pending gets up. She has never got up for you.
* [Look away; it is between the two of them]
    Behind you it is quiet for as long as it takes to put on a glove.
* [Enter the time in the ledger]
    Your hand is not quite steady. It comes out looking almost upright.
- -> audit

=== leaving ===
You ride back among the letters. Captain Marrow keeps the wheel with one foot. {friend:She has brought you a cup with a lid on it, and says nothing for an hour, in a companionable way.|She asks whether it went all right, and you say that you’ll tell her when you have sorted it.} Ahead, the Pocket hangs against the dark, with its net out and one window lit. From outside it looks like something that somebody put down for a moment, and meant to come back for.
* [Look behind you, at the Ring]
    At hatch three a light goes on and off. It could be anybody. You wave.
* [Look ahead; Hob has left the lamp on]
    PLEASE WIPE FEET, says a label by the lock. It was not there yesterday.
- -> audit

=== audit ===
Inspector Prill arrives with a case of brass weights and a cold. He is thin, courteous, and has not slept. He counts with his lips. He counts the spoons, and Hob, who sorted them, stands to attention as well as a thing can that has no feet. He is wearing one cufflink, a small enamel swallow. The other cuff has been done up with a paper clip.
* [Look at the paper clip for some time]
    -> cufflink
* [Introduce him to the hen]
    -> audit_hen
* [Give him the ledger and be done with it]
    -> audit_rate

=== cufflink ===
~ returns = returns + 1
~ prill = prill + 1
CUFFLINKS, second row. It came in three winters ago, off the government packet. You put it down on the ledger in front of him without a word: one swallow, blue, flying left. The Inspector looks at it. He looks at his wrist, where the other one flies right.
“I reported it to my own Office,” he says at last. “They told me that such things are hardly ever found.”
* [“Hardly ever,” you agree]
    He takes out the paper clip and does not know what to do with it. You hold out a drawer marked PAPER CLIPS.
* [Give him the form to sign]
    He reads all of it, even the back. He’d only ever seen it from the other end.
- -> audit_rate

=== audit_hen ===
~ prill = prill + 1
“This is not an article,” says the Inspector. Pending looks him over from the shoes upward, and lays an egg. There is a pause. By Regulation 2 it must be entered by whichever officer is nearest, and he is; and by Regulation 3 an article that cannot be stored may be released to the finder.
He stands there with it in his palm. You gather that it has been some time since anybody gave him something warm.
* [Boil it for him]
    Four minutes, with salt. He eats it standing up, and his ears go pink.
* [Let him hold it]
    He does the rest of the inspection one-handed.
- -> audit_rate

=== audit_rate ===
“Five point one,” says the Inspector. “That is just sufficient.” Then his pencil stops, goes up a page, and up another. “Glove, left,” he reads. “Glove, left.” He turns the ledger round to you with one finger. “This is fourteen times the same glove.”
Hob’s printer gives one click, and thinks better of it.
* [“It is. Take it out of the sum. It was worth finding all the same.”]
    ~ told_prill = true
    He takes it out, in small exact strokes. Then he sits looking at the place where it was.
    -> verdict
* [“Fourteen losses, fourteen returns. The rule counts occasions.”]
    He turns up the rule. It does. He is one of the few people living who can be made happy by that, and for a moment he is.
    -> verdict
* {met and not reported and not given} [Give him the name, and the number of the hatch]
    ~ reported = true
    He writes them in a separate book. You hadn’t noticed that he had a separate book.
    -> verdict

=== verdict ===
~ passed = returns + prill > 2 or (returns + prill > 1 and not told_prill)
{passed:
    He adds it all up once more: the hats, the lids, the odds and ends that went home this week. {given:He stops at a line near the foot. Article lost fifty years; article returned. “That is the longest I have ever seen,” he says, “by forty-four years.”|“You have been busy,” he says. It is not what they usually say to you.} The drawing of the furnace he folds in four, and uses to steady the table.
- else:
    He adds it up, and then he adds it up again, and it is kind of him, since it comes to the same. Three point something. “The end of the month,” he says to his weights. “I’m sorry. It’s a very small furnace.” He shakes your hand, and then, after some thought, Hob’s.
}
* [See him to the lock]
    {passed:He looks back once, at the drawers.|He has left you the paper clip, or his cold, or both.}
* [Stay where you are, with the ledger]
    The lock sighs, and closes. The hen says what everyone is thinking.
- -> nineteen

=== nineteen ===
{given: -> pair_day}
{reported: -> silence}
The days go by at the speed of days. At twelve past midnight on the nineteenth you are up and dressed, with the lamp out, at the window that looks sunward. You cannot see hatch three from here. {met:But you know that it is opening, and who is standing in it, and how she holds her arm.|But something out there has just been let go of, with great care, by somebody, for a reason.} In six hours it will be here.
* [Furl the net]
    -> furl
* {met} [Get out the skiff]
    -> skiff
* [Catch it, as you always have]
    -> fifteenth
* {not passed} [Let Hob catch it; you are packing]
    -> packing

=== fifteenth ===
At ten past six the net rings. Glove, left. Fifteen red stitches in the cuff. It is a fine clean catch, the best yet, and you feel as you feel when you have finished somebody’s sentence for them and got it wrong.
There is the card to be written. The pencil needs sharpening. You sharpen it for quite a long time.
* [“Next time I’ll leave it alone. I should have asked.”]
    ~ cards = cards + 1
    Nineteen days are not long, if someone else is counting them too.
    -> furl
* [“Found: one glove.”]
    The ferry takes it. Nineteen days later you have your slippers on by six.
    -> silence
* {not passed} [“This is the last one from me. Look after your hands.”]
    -> packing

=== silence ===
Ten past six. Quarter past. The net hangs out there with the sun coming through it, and nothing in it at all. You had not known that it could be this quiet; there used to be a glove on the way. {reported:In a drawer of the Ring’s office lies the key of hatch three, in an envelope, with a number that you gave it.|Somebody out there has stopped asking.}
Hob prints a label and holds it out. It is blank.
* [Enter it: nothing received]
    You write it small.
    -> ending_file
* {hatch or met or reported} [Go to the Ring and say that you are sorry]
    -> sorry
* [Sort spoons until it stops mattering]
    There are a great many spoons.
    -> ending_file

=== sorry ===
~ met = true
She has the green hat on, and her hands folded, and the {reported:pulley has been taken down|wheel of the hatch has a cloth over it}. You say it standing in the doorway. You have made a card too, in case you should not get to the end; it says the same, with a drawing. She looks at the cow, which was meant for a hand.
“I’ve a throwing arm,” says Minna Toft at last, “{reported:and no hatch|and no heart left for it}. What have you got?”
* [“A skiff,” you say. “With a door on it.”]
    “Why,” says Minna, “didn’t you say so by post?”
    -> skiff
* [“Only the cards.”]
    “Then write me those,” she says. “And don’t you dare stop.” You write one every nineteen days.
    -> ending_file

=== furl ===
You roll the net in by hand, all four hundred metres of it, and tie it with your dressing-gown cord. A little after six the glove comes. It goes by so near the window that you could count the stitches, turning over slowly, thumb, palm, thumb, palm. Hob lifts his arm. You had no idea that he knew how to wave.
And it goes on. It’s the first thing in six years that you have let pass.
* {not plan} [Watch until it is too small to be anything]
    That takes until breakfast. You have never watched one leave before.
    -> ending_round
* {met} [Run for the skiff after all]
    You stop only to call at the Ring. She is standing at the dock with her coat on, and a basket.
    -> skiff
* {seam and not plan} [Draw its road on the chart, as far as the button]
    You draw it in pencil, in case; but the line goes there as if it had been called.
    -> ending_round

=== skiff ===
The skiff is called the Receipt, and has two seats, if you count the crate. {plan:Minna has brought the cushion, a flask, and a second hat for the actual moment.|Minna has brought a flask, and asks no questions, in case you should have an answer.} Ahead of you the glove turns over in the sun, at about the pace of a pram. You follow one behind the other, all that day, like a very short parade.
{not osk_home:She tells you on the way: fifty years ago her Osk came adrift off hatch three, and could get home only by throwing things the other way, the right glove last. She throws the left to learn where it went. }“He’d be furious,” says Minna, happily. “He said those gloves were ridiculous.”
* [Let her steer]
    She steers with two fingers. She hums. You have the feeling of being the passenger in someone’s best story.
* [Ask what she will do when it stops]
    “I haven’t thought beyond,” she says. “I’ve been fifty years on the one thought. It’s very worn in. Have some soup.”
- -> drift

=== drift ===
On the second day, behind Halyard, in the seam where the pulls give out, the glove begins to dawdle. A spoon comes alongside you, and stays. Then a button. Then a page, which turns itself. {seam:You unroll the chart. There is nothing there but plain blue paper, and one brass button, winking.|You unroll the chart. You are crossing an inch of it where nobody has written anything.}
“Every pocket has a lining,” says Minna. “There’s a hole somewhere, and the small things work their way through. I used to say so to the Office. They asked me to define ‘small’.”
* [Shut off the engine, and let it carry you]
    It carries you. It has had practice.
* [Count the spoons]
    You stop at three hundred, having counted at least two of them twice.
- -> lining

=== lining ===
And there it all is. Earrings, corks, thimbles, a chess knight; the other half of the wedding photograph, the half with the bride; keys, more keys, a cat’s bell; all of it going round, quite slowly, in one great loose ring with the sun in it. Every thing has its own small day and its own small night. Nothing here has been thrown away. It has only been waiting, out of reach, to be asked for.
The glove goes in among them like someone late for a party, who is known.
* [Pay out the line, and let Minna go first]
    -> thread
* [Take out the pencil: item one]
    “That’s it,” says Minna, at your shoulder. “You begin anywhere. I’ll hold the lamp.”
    -> ending_lining

=== thread ===
You hold the line with both hands. She goes out along it, eighty-one years old, in a hat under a helmet, quite at home. She is a long while among the small things, touching them and moving on. Then she stops. In the ring floats half the lid of a crate, with slats, and from a splinter of it hangs one thread of yellow wool.
You hear her breathe in. “Tell me,” says the radio, “that you’ve not got a hen.”
* {right} [Take the right glove out of your coat]
    You hold it up against the window. It has been in your pocket all this time, waiting for you to be sure.
    -> ending_pair
* {not right} [“I’ve got a hen,” you say]
    -> hen_under
* [“Yes. But look at all the rest of it.”]
    She turns round, on the end of her line, and looks. “Oh,” she says, “the poor things. Have you got your pencil?”
    -> ending_lining

=== hen_under ===
You make it home in a day. The Receipt has never gone so fast, and loses a door handle, which you will no doubt be hearing from. Minna kneels down in the straw in her good coat. “Madam,” she says to the hen, and puts a hand in under all that warmth, and holds still.
Hob has a label ready. He has had it ready, you see now, since the day that the crate came in, and no one had asked him. CONTENTS: 1 HEN, 1 GLOVE, it says.
* [Apologise to Hob]
    THIS WAY UP, he prints, kindly, and turns you round to look.
* [Hold the lamp for her]
    The light shakes a little. Neither of you mentions it.
- -> ending_pair

=== pair_day ===
On the nineteenth day, at ten past six, from habit, you are all at the window: you, Hob, the hen on the blotter, and Minna Toft in the good chair with a glove on each hand. Nothing is on its way. Below you on the desk lies a letter from the Inspector. It says “until further notice”, which is as near as that Office comes to love.
“I’ll miss the throwing,” says Minna. “It was good for the shoulder.”
* [Offer her something else to throw]
    She throws a paper clip. In nineteen days it comes round again, and you are both of you very pleased to see it.
    -> ending_pair
* [“Where did it all wait, do you suppose?”]
    -> skiff_after

=== skiff_after ===
She has been waiting for someone to ask that. It takes a chart, a cushion, and the Receipt, which has two seats if you count the crate. You have nothing to follow this time but her arm, pointing, with the yellow glove on the end of it. Past Halyard; down the seam; slower. A spoon joins you, and then a button.
“Osk’s glove knew the way out,” says Minna, “thanks to a hen. I’d like to know what it knew.”
* [Shut off the engine, and drift in]
    It is like being put into a pocket by somebody absent-minded and kind.
    -> ending_lining
* [Turn back at the first spoon; it can wait]
    “Quite right,” she says. “Things can. That’s what I like about them.”
    -> ending_pair

=== packing ===
You put the hen in her crate and the ledger in your bag. Forty thousand things don’t fit in a suitcase; you stand in front of them with the suitcase open, and close it again. The labels will stay on the drawers. Whoever comes can at least read.
Hob is bolted to the deck. He has known that all along, of course. He prints: KEEP UPRIGHT. He reaches over and puts it on you.
* {hob > 1} [Fetch the big spanner]
    It takes till morning, four bolts and a word you’d never used before. He weighs less than you thought. Most of him was deck.
* [Leave him the glove drawer to mind]
    He closes his three fingers on the handle. In all this time he has not dropped a single thing.
- -> ending_throw

=== ending_pair ===
# ending: a pair
Minna wears them to dinner, to the garden and, it is said, to bed. {passed:On Thursdays she comes over with Captain Marrow, sits in the dent in the chair, and tells you that you file buttons like a fool.|The Pocket’s last entry is the best: lost fifty years, returned. The Office has it framed, and leaves the furnace in its crate.} She has unpicked the darn and knitted the thumb again, in red. For the hen she has made a muffler.
The peg has a new label: GLOVES, PAIR. There is nothing on it. They are out.
-> END

=== ending_lining ===
# ending: where things go
{passed:They move the Pocket.|The furnace goes back; one cannot very well burn what has just been put on the map. They move the Pocket.} It takes two tugs and Captain Marrow, who bills it as eleven stops. It hangs now at the edge of the Lining, in that inch of blue, with its lamp on; and on the chart somebody has written the name, as upright as a fence.
{tooth:Tam comes with her whole class, and finds forty-one things that she threw.|A girl of nine comes with her whole class, and finds her tooth, four from the end.} Minna takes the mornings. {given or right:She works in gloves.|She works in gloves; the right one turned out to be under the hen.} You are at item 52,900. There’s no hurry. Nothing here is going anywhere but round.
-> END

=== ending_round ===
# ending: the long way round
Eleven months later the net rings, from the wrong side. {passed:You have your slippers on before you know it.|The furnace was sent in the wrong size, and then the form for that was lost, so you are still here, in your slippers.} Glove, left, faded to the colour of butter. It has been somewhere. It has brought things: an earring through the wool, a key, a spoon up the cuff, a long thread of the same yellow that isn’t its own.
{met:You take it across to the Ring yourself. Minna Toft lays the thread along the empty peg. “So that’s where,” she says.|You lay it on a fresh card. You still don’t know whose it is. “Where have you been?” you write, and leave room for the answer.}
-> END

=== ending_throw ===
# ending: your turn to throw
You live on Halyard now, above a hatter’s. The hen has the balcony.{hob > 1: Hob is bolted to the kitchen, and the jam has never been so well labelled.} For a month you go about with your hands in your pockets. Then one night, at twelve past, you go down to Lock Two and throw your cap.
It comes back in a week, by the ferry, in brown paper. The simplified arrangement, it seems, is a young person on half your pay. “Found: one cap,” says the card, in round, careful letters. And beneath it, as there was room left over: “Are you all right?”
You go down again on the nineteenth.
-> END

=== ending_file ===
# ending: file closed
The figures are in order. {passed:The Pocket goes round, and you in it, and one article in twenty finds its way home.|At the end of the month somebody comes about the furnace, and measures the wall where the kettle is.} {met or reported:Nobody throws anything from the Ring. You are told that she has taken up jigsaws. There’s always a piece missing, and she never makes a claim.|You never find out who it was. Nothing yellow comes out of the sun any more.}
Some evenings you pull out GLOVES, ODD. You take away the card marked YELLOW, since there’s no call for it. You look at the gap. Then you put it back.
-> END
