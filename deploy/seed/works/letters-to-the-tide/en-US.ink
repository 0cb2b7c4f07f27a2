// Letters to the Tide. Chapter one. An original story for Meowtale.
VAR stamps = 4
VAR honest = 0
VAR forged = 0
VAR answered = 0
VAR letters = 3
VAR signed = false
VAR widow = 0
VAR boat = 0
VAR ring = 0
VAR pask = false
VAR dog = false
VAR plank = false
VAR tin = false
VAR own = 0
VAR nine = false
VAR taught = false

-> office

=== office ===
The post office on Saltmarsh Quay has a slot for inland, a slot for abroad, and a slot that opens on the water. People post to the third when there is nobody left at the address.
You are the new clerk. You came on the Thursday bus with one case, one good pen, and in your coat a letter that you have not been able to post from anywhere else.
* [Have a look at the third slot]
    -> slot
* [Report to the postmaster]
    -> tallow

=== slot ===
It is brass like the others, but worn low in the middle, as a step is. There is no flap. If you put your ear to it you hear what you would hear if you put your ear to somebody asleep. Beside it hangs the notice of collections: inland at ten, abroad at four. For the third it says SEE TIDE TABLE, and the tide table has been torn off up to and including today.
* [Put your fingers in]
    Cold; and then, politely, a little pressure, as when somebody tries whether a glove is empty. You take them out and count them.
* [Leave it alone]
    “Quite right,” says a voice behind you.
- -> tallow

=== tallow ===
Mr Tallow, the postmaster, has wanted his dinner since four, and hands the office over like a man passing a plate. Scales, string, gum. Stamps: four, counted out in front of you. “Inland is ours,” he says. “Abroad is ours. The third isn’t. We only own the wall it’s in.” He pulls out a drawer. On the bottom of the drawer is painted: “Read nothing. Answer nothing. The sea has its own hours.”
* [Sign your name under the rule]
    ~ signed = true
    There are nine names above yours, and each was written a little less firmly than the one before.
    -> first_tide
* [Sign so that nobody could read it]
    “Doctors in the family?” says Mr Tallow.
    -> first_tide
* [Ask what became of the last clerk]
    -> last_clerk

=== last_clerk ===
“Which?” says Mr Tallow. “The last one married inland. The one before went abroad.” And before that? He looks towards the third slot, and away again, as one does with a neighbour’s lit window. “She retired. Forty years. She still comes down of an evening, when there’s a tide. You needn’t give her anything.” He turns the pen round, so that it points at you.
* [Sign]
    ~ signed = true
    He blots it himself. He blots it for longer than it needs.
* [Say that you will sign it when you understand it]
    ~ honest = honest + 1
    “Nobody’s ever waited that long,” says Mr Tallow, and takes his hat.
- -> first_tide

=== first_tide ===
At ten past six the bus goes, with Mr Tallow sitting up very straight in it. At twenty past, the tide comes in under the floor. You hear it try the piles one after the other, like a watchman. Then the third slot says a small wet word, and a letter drops on the mat; then another; then something folded, on its side, like a boat that has been put down with care.
* [Lay them on the counter to dry]
    You lay them apart. It seems right that they should not read each other.
* [Look out through the slot first]
    Nobody. Grey water up to the sill, and on the water rings, getting wider, as if somebody had just gone down a step.
- -> sorting

=== sorting ===
{sorting == 1:Three letters, three sorts of silence. One is in blue ink. One is sealed with tar. One is folded into a boat. The rule is in the drawer, and the drawer is shut; through the wood you can tell exactly where it is, as you can with a clock.|{letters > 0:The counter has a dry patch in the shape of what was there. {letters == 1:One letter is left|Two letters are left}, steaming a little in the warmth of the stove.|The counter is dry. You wipe it all the same, the whole length, as people do who have been reading.}} In the stamp book {stamps == 0:there is a page of perforations|{stamps == 1:there is one stamp|{stamps == 2:there are two stamps|{stamps == 3:there are three stamps|there are four stamps}}}}.
* [The one in blue ink]
    -> blue
* [The one sealed with tar]
    -> tar
* [The one folded into a boat]
    -> paper_boat
* {stamps < 3} [Buy a stamp with your own money]
    ~ stamps = stamps + 1
    You put the coin in the till and enter it: one, private. It is the plainest line in the book.
    -> sorting
+ [Close the office for the night]
    -> closing

=== blue ===
~ letters = letters - 1
Blue ink, a careful hand: “Dear Tomas, I have moved the clock to the kitchen. It is no better there. Mrs Pask tells me to give it time, which is a strange thing to say about a clock. Did you mean what you said about the garden? I should like to dig the top bed, but not if you meant it. Your Edda.” On the envelope, under his name, where the street should be, she has put: “Wherever.”
* {stamps > 0} [Answer her in his name]
    -> leaning
* {stamps > 0} [Answer her in your own]
    -> plain
* [Dry it on the stove and post it again]
    Rules are rules. The slot takes it without a sound. On your wrist the ink has left the word “garden”, backwards.
    -> sorting

=== leaning ===
In the pigeonhole for the undeliverable lies a postcard from Tomas Marr to a seed merchant, on the subject of beans. You put it under the lamp. His writing leans as if into a wind; his g is a man with his hands in his pockets. You try it on the blotter, once, twice. At the third g you could swear that somebody in the room looked up.
* [“The garden was always yours. Dig.”]
    ~ widow = 1
    ~ forged = forged + 1
    ~ answered = answered + 1
    ~ stamps = stamps - 1
    It is kind. It is also a lie with a stamp on it.
    -> sorting
* [“I meant it. I was wrong.”]
    ~ widow = 1
    ~ forged = forged + 2
    ~ answered = answered + 1
    ~ stamps = stamps - 1
    You do not know what he said. You have apologised for it all the same, on behalf of somebody who cannot object.
    -> sorting
* [Put the postcard back, and write as yourself]
    It takes a moment before your own g will stand up straight.
    -> plain

=== plain ===
“I am only the clerk,” you write. “The sea returned this. I thought that someone should tell you it was read.” You look at it for some time. It is three lines long and there is no comfort in it anywhere, like a kitchen chair. But it would take a person’s weight.
* [Send it as it stands]
    ~ honest = honest + 1
    You stamp it straight, with the little corner lined up. It is the one thing in it you can do well.
* [Add: “For what it is worth, I would dig.”]
    ~ honest = honest + 1
    It is worth very little. You have never had a garden. You look at the line, and it goes on looking true.
-
~ widow = 2
~ answered = answered + 1
~ stamps = stamps - 1
-> sorting

=== tar ===
~ letters = letters - 1
Tar over the flap, pressed flat with a thumb; you can see the thumb. No name on it, only: “To whoever holds the lamp.” You are holding the lamp.
“I put the wrong name on the reef in the chart of ’61,” it says, in capitals, “and nine men believed me. The ring is for the tenth, who didn’t.” In the fold of the paper something slides.
* [Tip it out into your hand]
    -> the_ring
* [Do not touch it; warm the tar and close it again]
    You set your own thumb where the other was. They are not alike. The slot takes it, and goes on making a sound long after there can be anything left to swallow.
    -> sorting

=== the_ring ===
A ring, made out of a brass nut by somebody with a file and a whole winter. Scratched inside it is a single word, TEN. It is warm. That will be the stove. On the wall behind you hangs the chart of the bay, in its old frame, with the glass side turned, for some reason, to the wall.
* [Put the ring on]
    ~ ring = 1
    It fits. Things that are not yours often do.
    -> tar_answer
* [Tie it back into the fold]
    ~ ring = 2
    ~ honest = honest + 1
    Two knots. You were brought up to tie parcels.
    -> tar_answer
* [Turn the chart round first]
    -> chart

=== chart ===
The reef is there, off the mouth of the bay, in good engraving, and it has a name: THE HAVEN. You would steer for it. Anybody would, who had been out in that weather and could read. Under the name, when you tilt the lamp, there are marks pricked with a pin: nine short strokes side by side, and one longer, apart, with a hook to it, like a man walking off with his collar up.
* [Put the ring on, and go on looking]
    ~ ring = 1
    It fits. You turn it once. The strokes are neatly done; somebody had all the time in the world.
* [Tie the ring back; it is not addressed to you]
    ~ ring = 2
    ~ honest = honest + 1
    You turn the chart to the wall again. You can see why one might.
- -> tar_answer

=== tar_answer ===
Across the quay one window is still lit, as it is every night. The harbour master sleeps badly, and prefers to do it at his desk. So here is a letter with no name on it, and a village where everybody has one, and where at this hour exactly one of them is up.
* [Take it across to the harbour master]
    -> harbour_master
* {stamps > 0} [Write back: “The reef is marked now.”]
    ~ answered = answered + 1
    ~ honest = honest + 1
    ~ stamps = stamps - 1
    It has been since last winter: a green can buoy, with a bell. You add the colour. Perhaps they like to be told, wherever it is, that a thing was put right.
    -> sorting
* [Post it again]
    {ring == 1:It is lighter than it was. It floats for a moment on the sill before the slot makes up its mind.|Down it goes, ring and all. You listen longer than you meant to.}
    -> sorting

=== harbour_master ===
~ pask = true
~ answered = answered + 1
Pask is a wide man in a narrow office. He reads it standing, then sitting. “My father was the tenth,” he says. “He told them, that’s no haven, I’ve been on it. They laughed. So he got off at the mole with his bag, and they went out without him.” {ring == 1:He looks at your hand, and you look at the floor.|He unties the ring and closes his fist on it.}
* {ring == 1} [Take off the ring and give it to him]
    ~ ring = 2
    ~ honest = honest + 2
    It takes spit, and some turning. He does not help and he does not look away.
    -> tenth
* [Ask what became of his father]
    -> tenth
* [Leave him alone with it]
    ~ honest = honest + 1
    When you look back from the post office door, his lamp has gone out. It is the first time anybody on the quay has seen that.
    -> sorting

=== tenth ===
“Lived,” says Pask. “Forty-four years. Never set foot on the mole again, never ate a fish, never once said I told them so. Only at night I’d hear him through the wall, counting. He got to nine, and then he’d stop, like a man who’s knocked and is waiting.” He holds the paper to the light. “Buried him in March. Who writes to him now? Look there. That ink isn’t dry.”
* [Say that the sea is wet]
    “So it is,” says Pask, at once. He is grateful. You both look at the ink.
* [Say that you had noticed it too]
    ~ honest = honest + 1
    “Then I’m not mad,” he says. “Or there’s two of us, which is company.”
- -> sorting

=== paper_boat ===
~ letters = letters - 1
The boat unfolds into nine words, in pencil, between lines drawn with a ruler. “Dear sea. Please give back my dog. He swims.” Inside, where it would keep driest, there is a picture: a circle with ears. It is signed with the whole name, as one signs a contract: Wilhelmina Jane Orchard, aged seven.
* [Fold it up again and set it on the shelf]
    ~ boat = 1
    It goes back into its creases as if it had only been waiting for you to finish. You can feel it being looked at by you.
    -> sorting
* {stamps > 0} [Answer with a drawing]
    -> drawing
* [Take the lantern, and walk the strand]
    -> strand

=== drawing ===
You cannot draw. With dogs it turns out to matter less. You give him a far beach, and a hill, and a stick, and then, as the beach looks long, a friend. Now there is only the line underneath. You are about to write that he is happy. The pen stays where it is, over the paper. She is seven. She will keep this for sixty years.
* [“He is happy here.”]
    ~ boat = 2
    ~ forged = forged + 1
    ~ answered = answered + 1
    ~ stamps = stamps - 1
    It comes out in capitals, as if somebody had shouted it.
    -> sorting
* [Write nothing; let it be a drawing]
    ~ boat = 2
    ~ honest = honest + 1
    ~ answered = answered + 1
    ~ stamps = stamps - 1
    You sign it, small: “the clerk”. A drawing ought to be somebody’s.
    -> sorting
* [Tear it up, and take the lantern]
    -> strand

=== strand ===
Low water, and the sand gives you back your lantern in long pieces. Weed, rope, a boot, a boot that is not its brother. The first groyne; the second. You call, and it strikes you that she has not said what he is called, so you call “Dog”, which in your experience they answer to, if they are minded to answer at all.
* [Go on, past the second groyne]
    -> groyne
* [Turn round; it is late, and the water is thinking of coming back]
    ~ boat = 1
    You are on the steps again by ten. It was sensible. You go on hearing how sensible it was.
    -> sorting

=== groyne ===
A grey dog with salt in his eyebrows sits bolt upright beside a plank, as if somebody had told him to mind it. He is thin, and cross, and alive. He considers your lantern. He looks past you, to see whether you are all there is. Then with his nose he gives the plank a small push in your direction: business first.
* [Look at the plank]
    -> the_plank
* [Bring him home]
    -> orchard
* [Leave word at the lifeboat house]
    -> lifeboat

=== the_plank ===
Oak, with a bend in it, from the bow of something. It has letters on it, cut deep and gilded: MORROW. In front of the M there is a nail hole, and the place where another board once met this one. You know nothing about boats. You know a little about gilding, because of the shop fronts at home, and you put out a finger. It comes away gold.
* [Take it along]
    ~ plank = true
    It is heavier than it looks. The dog walks beside it the whole way, like a bearer.
* [Leave it for the next tide]
    The dog looks at you, and at it, and comes; but he goes back twice.
- -> orchard

=== orchard ===
~ dog = true
~ boat = 3
~ answered = answered + 1
~ honest = honest + 1
He knows every corner, and takes the last at a run. The door is opened by a father with a tea towel, and behind him on the stairs stands a person of seven, in a nightgown, who says nothing whatever. She comes down. She puts her arms round the dog as far as they go, and looks at you over his back. “I knew you’d be open,” she says.
* [Tell her that you went and looked]
    ~ honest = honest + 1
    “Yes,” says Miss Orchard. “That’s how it does things.”
* [Tell her that the sea only kept him for a while]
    ~ forged = forged + 1
    “I know,” says Miss Orchard. “I said please.”
- -> sorting

=== lifeboat ===
~ dog = true
~ boat = 3
~ answered = answered + 1
They know him. They always do. “That’s Bosun,” says the coxswain, reaching for his cap. “Goes out every spring tide and comes back with something. Last year it was an oar. Year before, a door, God knows how. His people think he runs off.” He chalks it up on the slate, under persons missing, and then rubs out the missing.
* [Ask what the dog does with the things]
    “Minds them,” says the coxswain. “Till somebody comes.” And does somebody come? He thinks about it. “He’s still minding the door.”
* [Go back to your counter]
    There is a wet nose print on the glass of the office when you get there. You had not been followed. You are nearly sure.
- -> sorting

=== closing ===
You bank the stove and take your coat off its hook, and there it is in the inside pocket: the fourth letter, yours. Your mother’s name; under the name, a flat that has other people’s curtains now. It has had its stamp on since March. You have carried it past eleven letter boxes, and every one of them would only have sent it back.
* [Read it through once more]
    -> own_letter
* [Put it in the third slot, quickly]
    ~ own = 1
    It goes in without a sound. You wait for one. Then you lock up, twice.
    -> quay
* [Leave it in the coat]
    It has got used to it there. So have you.
    -> quay

=== own_letter ===
“Dear Mother, I have found the scissors. They were behind the bread bin. You were right, and I said some things about your memory that I should like to have back.” That is all. There was going to be more. You have tried every night since to think what, and have slowly come to believe that it was only ever the scissors.
* [Put it in the third slot]
    ~ own = 1
    ~ honest = honest + 1
    The brass is warm from the stove side and cold from the other. You hold on to your corner for a moment. So, it seems to you, does somebody else.
* [Put it in the stove]
    ~ own = 2
    It burns as paper burns, with a green edge where the stamp was.
* [Put it back in the coat]
    You fold it the other way this time, for a change.
- -> quay

=== quay ===
It is late. {answered == 0:You answered nothing. The rule is kept, and the drawer is shut.|The lamps are out, and the tide is turning with {answered == 1:your one answer|{answered == 2:your two answers|your three answers}} in it.} {stamps < 4:Stamps are counted on Fridays, and tomorrow is Friday.|Four stamps in the book, and tomorrow, Friday, they are counted.} On the seaward side of the office an old woman stands with one arm in the third slot up to the elbow, as if it were a letter box and a mouth at once.
* [Ask what she has lost]
    -> old_woman
* [Watch from the corner]
    -> watch
* [Wish her good night, and go home]
    “Is it?” says the old woman, with interest, not to you.
    -> lodging

=== watch ===
She is not stealing. You come from a city; you would know. She is being patient. Every so often she draws out her hand, looks into the palm as one looks at a shopping list, and puts it back. After a quarter of an hour she speaks, without turning her head. “If you’re going to stand in the draught, clerk, you may as well hold my bag.”
* [Hold her bag]
    It weighs nothing at all, and then, for a second, a great deal.
    -> old_woman
* [Go home, as quietly as you can]
    “Mind the third plank,” she says. You did not mind it.
    -> lodging

=== old_woman ===
“I’ve lost nothing,” she says. “I’m keeping it company. Forty years I had that counter. Wenna Crewe.” She does not give you the hand; it is occupied. “There’s always one who answers. They only paint the rule in the drawer to see who’ll mind it. {answered == 0:And you,” she says, “mind it.”|And you,” she says, “don’t.”}{ring == 1: She has seen the ring. “And sometimes there’s a thief.”}
* {ring == 1} [Give her the ring]
    -> ring_given
* {answered > 0} [Tell her what you answered]
    -> confession
* [Ask her what the sea wants]
    -> its_hours
* [Say that rules are rules]
    “So they are, my dear. So is weather.” She turns back to the wall.
    -> lodging

=== ring_given ===
~ ring = 2
~ honest = honest + 2
She reads the inside of it with her thumbnail. Then she drops it through the slot, and you hear it for a long time, going down what sounds like stairs. And then you hear it stop, on something that rings back.
“Well,” says Wenna Crewe. “That’s one.” One what? “Ask me when it’s nine.”
* [Ask her now]
    “Impatient,” she says, and shifts along to make room. “Good.”
    -> its_hours
* {answered > 0} [Tell her what you answered]
    -> confession
* [Go home, with a cold finger]
    -> lodging

=== confession ===
You tell her. {widow == 1:At Tomas Marr’s g she clicks her tongue.|{widow == 2:At the kitchen chair of a letter she says “Cold,” and then, “Clean, though.”|She listens with her eyes shut, as people listen to music or to prices.}} {dog:At the dog she laughs out loud, and something under the quay goes plop.|When you have done, she is quiet a while.} “There’s two ways of answering,” she says. “You can write what they wanted to hear, or you can write that somebody’s there. The first is easier, and you’ll get good at it. I knew a clerk who got so good he couldn’t sign his own name.”
* {honest > 2} [Ask her to teach you]
    -> lesson
* [Say that comfort is worth a lie]
    ~ forged = forged + 1
    “It’s worth a great deal,” says Wenna Crewe. “That’s why people forge it.”
    -> lodging
* [Say that you cannot tell which yours were]
    ~ honest = honest + 1
    She takes the arm out of the slot and looks at you for the first time with both eyes.
    -> its_hours

=== its_hours ===
“What it wants,” she says, “is what anybody wants who comes to a counter. It hasn’t got hours, whatever they paint. It’s got people. And it can’t read; that’s the whole trouble. All those letters, and it can’t read one. So it carries them back to somebody who can, and it holds its breath.” Under the boards, now that she says so, the water has gone very quiet.
* [Put your own hand in the slot]
    -> palm
* {honest > 2} [Ask her to teach you]
    -> lesson
* [Say good night, to both of them]
    “Hear that?” says Wenna Crewe into the wall. “Manners.”
    -> lodging

=== palm ===
~ nine = true
You kneel, and put your arm in to the elbow. Cold, and cold, and then in your palm a point, moving: somebody is writing on you with the end of something blunt. You were never good at this game. You get an N. You get an I. For a while you get nothing, and have time to be afraid. Then two more, in a hurry, because the tide is going. NINE.
* [Say it aloud]
    “Not yet,” says Wenna Crewe, quite sharply, and not to you. “It’s their first night.”
* [Keep it to yourself]
    ~ honest = honest + 1
    Some post is personal. You close your hand on it, and carry it home closed.
- -> lodging

=== lesson ===
~ taught = true
She makes you say it. Not write; say, with your mouth up close to brass that has had forty years of mouths. Not what anybody would like. Only your name, and that the counter is staffed. You feel a perfect fool. Then, under the floor, all at once, the whole tide goes down by an inch, like somebody who has been standing all this time and has been offered a chair.
* [Say your mother’s name as well]
    ~ honest = honest + 1
    You had not meant to. Nothing answers. But it is a good nothing, the kind that people make when they are listening.
* [Tell it what time you open]
    “Half past eight,” you say. Wenna Crewe says that in forty years she never once thought of that.
- -> lodging

=== lodging ===
Your room is over the chandler’s, and the wallpaper is anchors. You lie under them and listen. Downstairs somebody winds a clock that does not want to be wound. At the hour when the tide is furthest out you wake, all at once, quite certain that somebody has called you; not by your name, but by your job.
* [Get up, and go down to the slot]
    -> low_water
* [Pull up the blanket; the office opens at half past eight]
    You say so, to the anchors, in a low voice. It is not called again.
    -> morning
* {widow == 1} [Light the lamp, and practise Tomas Marr’s hand]
    ~ forged = forged + 1
    By three you have a g that would deceive his dog. You sign the bottom of the sheet without thinking, and it is a moment before you see whose name it is.
    -> morning

=== low_water ===
The sea has gone out so far that the harbour is like a room with the carpet up. You stand at the foot of the piles and see the third slot, for once, from the other side. It does not open on the water. It opens on steps. They come down from the wall and go on down, green, past where the harbour has a bottom. There are eleven. On the eleventh, quite dry, there is a doormat.
* [Go down to the mat]
    -> steps
* [Count them again, and go no further]
    Eleven. Your feet have already started; you have to speak to them by name.
    -> morning

=== steps ===
They are worn in the middle. On the mat stands a pair of sea boots, side by side, laced, filled with water exactly to the brim. {own == 1:Across them lies your letter, not yet opened, as one lays a letter on the hall table for somebody who is still in the bath.|Beside them lies a pen, put down in the way one puts a pen down when the bell goes.} You know better than to touch anything. It would be like reading over a shoulder.
* {stamps > 0} [Leave them a stamp]
    ~ stamps = stamps - 1
    ~ honest = honest + 1
    You have no idea what it costs from here. You leave one, and hope.
* [Go back up, before the sea does]
    You go up backwards, out of manners, and do not hear the boots take a step. You do not hear it quite clearly.
- -> morning

=== morning ===
At half past eight Mr Tallow counts the stamps, wetting his thumb. There ought to be four. {stamps == 4:There are four. He counts them again, and looks, if anything, let down.|{stamps == 0:There is a page with holes round the edges.|{stamps == 1:There is one.|{stamps == 2:There are two.|There are three.}}} He does not ask. He has a way of squaring the edges of the book that is louder than asking.}
* {stamps < 4} [Tell him where they went]
    -> told_tallow
* {stamps < 4} [Say that it was the damp]
    ~ forged = forged + 1
    “The damp,” says Mr Tallow, and writes it down. By the look of the column above, it has been the damp on and off for forty years.
    -> queue
* {stamps > 3} [Ask him what the third slot is for]
    “For?” he says. “It’s a hole in the wall. The wall’s the difficult part.” You have the feeling that you have been told something.
    -> queue

=== told_tallow ===
~ honest = honest + 1
He hears you out with his hat on. Then he goes to the drawer, pulls it right out, and turns it over. On the underside, in the same paint and very likely in the same week, is written: “Somebody has to.”
“My mother’s hand,” says Mr Tallow. “She did the top for the inspectors.” He puts the drawer back, right way up, and charges you for the stamps.
* [Pay him]
    He gives you a receipt. On the line for the purpose he has put: “Postage.”
* [Ask whether he ever answered one himself]
    “I’ve no imagination,” says Mr Tallow. “I’d only ever do what it says. So I look after the top.”
- -> queue

=== queue ===
{queue == 1:Friday is pensions, parcels, and two people for foreign stamps. But there is another way of standing in a post office, a little to one side, by the string, and by nine you have learned to see it. {widow == 0 and boat < 2 and not pask:Nobody is standing that way this morning. You find that you keep looking.|They do not take a number. They let others go first.}|{queue == 2:The door has a bell, and the bell has stopped startling you. Outside, the mud is drying from the edges in, and the gulls are walking about on it like people who have lost a ring.|You sell two inland and a money order. Mr Tallow, at the back, is counting string. He has not once looked up to see who is standing where, and it must be tiring him.}}
* {widow == 1} [Mrs Marr, with your letter in her glove]
    -> widow_forged
* {widow == 2} [Mrs Marr, with earth on her cuffs]
    -> widow_plain
* {boat == 2} [Miss Orchard, with a drawing]
    -> child_drawing
* {boat == 3} [Miss Orchard, with a dog]
    -> child_dog
* {pask} [The harbour master, unshaven]
    -> pask_visit
+ [Put up the sign, and wait for the tide]
    -> second_tide

=== widow_forged ===
Edda Marr lays the letter on the counter and turns it round, so that it faces you. “It’s a beautiful g,” she says. “He’d have been proud of a g like that. But he never in his life wrote me more than one line, and it was always about beans.” She is not angry. She looks like somebody who has been handed the wrong baby, and is being nice about it.
* [Say that it was you]
    ~ honest = honest + 2
    ~ forged = forged - 1
    “Yes,” says Mrs Marr. “I dug the bed all the same. I only wanted to see the person.” She has a good look.
* [Swear that it came through the slot]
    ~ forged = forged + 2
    She wants it so much that she helps you. By the end it is she who is telling you how it came, and at what o’clock, and what the wind was doing.
- -> queue

=== widow_plain ===
“You’re only the clerk,” says Edda Marr, reading it back to you. “I’ve had forty-one letters of sympathy, and this is the one on the mantelpiece.” She has dug the top bed, end to end, by lamplight. She has found his other spade, and a clay pipe, and a tobacco tin soldered shut, with a word on the lid in nail scratches. She sets it on the scales between you. The word is TEN.
* [Keep it behind the counter for her]
    ~ tin = true
    It weighs four ounces. You look away, and look back, and it weighs five.
* [Tell her to take it across to Pask]
    ~ honest = honest + 1
    She crosses the quay with it held out in front of her, like something from the oven. His door opens before she has knocked.
- -> queue

=== child_drawing ===
Miss Orchard stands on the parcel step, so as to be level. “Is this where he is?” She has brought your drawing. To the beach she has added a lead, a bowl, and herself. “I shall need the address,” she says. “For the bowl.” The bowl is under her arm. It has been washed.
* [Say that it is only a drawing, and that you drew it]
    ~ honest = honest + 1
    “I know,” she says. “It’s got a thumb in it.” She thinks. “The hill’s good.” She leaves you the bowl, in case.
    -> queue
* [Write her out an address]
    ~ forged = forged + 1
    ~ stamps = stamps + 1
    Far Beach, by the Hill. She reads it twice, and pays you for a stamp, in farthings, which she has clearly been saving for something else.
    -> queue
* [Take the lantern off its hook, in broad daylight]
    “Finally,” says Miss Orchard.
    -> strand_day

=== strand_day ===
~ dog = true
~ boat = 3
~ honest = honest + 1
By day the strand is shorter. She walks ahead with her hands in her pockets, not calling, like somebody who is collecting somebody from school. Past the second groyne sits a grey dog, bolt upright, beside a plank. “There,” says Miss Orchard. She is not surprised. She is furious, and she is furious into his neck for some time.
* [Look at what he has been minding]
    ~ plank = true
    MORROW, says the plank, in gold. The gold comes off on your finger. You carry it back between the three of you.
* [Look at the sea, and give them a minute]
    It is a long way out. It has the air of somebody who has tiptoed from the room.
- -> queue

=== child_dog ===
The dog puts both paws on the counter and reads it. “He wants to work here,” says Miss Orchard. “He can do the wet ones.” She has brought an application. It is her own form; she has ruled it herself. Under “Name” stands Bosun, under “Experience”, Sea, and under “Why did you leave your last position?” he has been allowed to answer with a foot.
* [Stamp it]
    He is to start on Monday. He starts at once.
* [Ask what else he has brought home]
    “An oar. A door. A bell, but it was too big.” She lowers her voice, so that he need not hear himself praised. “It’s all off the same boat. He’s getting it in bits.”
- -> queue

=== pask_visit ===
Pask has not slept, not even at his desk. He puts a pocketbook on the counter, the kind with a loop for the pencil. “My father’s. I’ve looked in it every night since March.” Nine names, one under the other. Beside the topmost, small and neat, there is a tick. “That wasn’t there on Wednesday,” he says.
You touch it. It is wet.
* {plank} [Show him the plank]
    He lays his hand on the gold and leaves it there. “The Good Morrow,” he says, as you say a name at a door. “Well. Good morrow.”
* [Give him the chair and the kettle]
    ~ honest = honest + 1
    He drinks it scalding. “Nine,” he says into the cup. “He always left off as if there’d be somebody to say ten.”
* [Say that pencils run, in this air]
    ~ forged = forged + 1
    “Aye,” says Pask, and puts the book away against his chest, carefully, where it will go on getting wet.
- -> queue

=== second_tide ===
All afternoon the sea is somewhere else. Then it is five, and six, and Mr Tallow has gone for his bus, and under the floor the water is trying the piles. You have combed your hair, you notice. {signed:In the drawer your name is drying, the tenth in a column.|In the drawer nine names are waiting for a tenth.} {ring == 1:The ring has given up coming off. |}{tin:On the scales the tobacco tin has got to seven ounces. |}The mat is straight. The lamp is lit. What remains to be settled is who is going to be sitting here when the slot opens.
* {taught or honest > 2} [Sit down, with your hands open]
    -> eleven
* {forged > 0} [Sharpen the pen]
    -> four_hands
* {dog or plank} [Take your boots and the lantern instead]
    -> boots
* [Bolt the shutter over the third slot]
    -> shutter

=== eleven ===
Eleven, one after the other, and before each the slot clears its throat. You read them all. Then, when the mat is full, a twelfth, and this one is dry: “To the clerk who answers.” The postmark is quite clear. It says UNDER SALTMARSH, and the date on it is tomorrow’s. Behind you {old_woman:Wenna Crewe|the old woman from the quay} has let herself in, and is putting a key down by the stamps. “That’ll be the first of the nine,” she says. “{nine:You’ve been told to expect them. |}I’d leave it till its day.”
* [Leave it till its day]
    You stand it against the lamp. All night, from the corner of your eye, it looks like somebody about to speak.
* [Hold it up to the lamp]
    One line, as far as you can tell, and at the end of the line a question mark.
- -> ending_slot

=== four_hands ===
By eight you have four hands going. One leans; one prints; one is a schoolmistress; one has been dead since the war. It is warm work, and every envelope you close is somebody’s good night’s sleep. Then the slot gives you another, a dry one. UNDER SALTMARSH, says the postmark, and tomorrow’s date. It is addressed to you, in writing that leans as if into a wind. You know that g. You made it. You did not write this.
* [Open it]
    Nine words. “That was kindly meant. Now write us one back.”
* [Put it at the bottom of the pile]
    You do twenty more, without looking up. When you reach the bottom of the pile it is not there. It is on top.
- -> ending_hand

=== boots ===
The dog is on the steps already, looking at his wrist, as far as a dog can. He leads you past the second groyne and the third, to where the chart has no names at all. And out of the sand, where this morning there was sand, stands the bow of a boat. GOOD, it says, in gold; and then there is a gap, {plank:just as long as the plank that you have under your arm.|just as long as a plank.} The dog sits down. From inside, not loudly, nine times, somebody knocks.
* [Knock back, once]
    There is a pause, such as there is in a house when the bell has rung and everybody looks at everybody else.
* [Sit down by the dog, and mind it]
    He moves over. On the wet sand beside him there is a dry place, exactly as wide as a clerk.
- -> ending_strand

=== shutter ===
It is a good shutter. Somebody has kept it oiled. The bolt goes home, and the tide comes in, tries the piles, tries the brass, and finds it shut; and then it waits, as people do who have been told that you are open. After that there is knocking. You count, since counting is what you are for. Nine. And from the inland slot, which nobody has come near, a card drops on the mat. UNDER SALTMARSH. Tomorrow’s date. “We called, and you were out.”
* [File it]
    There is no pigeonhole for it. You write a label, and make one.
* [Turn it over]
    “We will call again.”
- -> ending_clerk

=== ending_slot ===
# ending: the third slot
The key is so worn that it fits only because the lock is worn too. In the morning there are eleven answers to write, and you put the kettle on, and begin each of them the same way: “I am the clerk.”{own == 1: In the afternoon post there is a small flat parcel for you, wet through. Scissors.}
The twelfth leans against the lamp until it is its turn. Here ends the first tide.
-> END

=== ending_hand ===
# ending: a good hand
You become very good at hands that lean. People are comforted; they say so in the street. {widow == 1:Mrs Marr has two more lines about beans, and has planted them.|They have begun to post things they would never have said aloud.} On the blotter you try, for the sake of order, to sign your own name, and there is a moment when you have to think.
The dry letter lies in front of you, with its stamped envelope for the reply. Here ends the first tide.
-> END

=== ending_strand ===
# ending: what the dog minds
You give in your notice on a parcel label, and Mr Tallow, after some thought, franks it. Somebody else can have the counter. You have a lantern, a colleague with salt in his eyebrows, and an oar, a door, a bow and a plank, all off the same boat.
Not one of them is for you. It is a matter of knowing whom to give them back to, and there are nine. Here ends the first tide.
-> END

=== ending_clerk ===
# ending: inland and abroad
Inland goes at ten, abroad at four, and you are never late with either. Thirty-one more years of it, says Mr Tallow, who means to be kind, and there will be a clock at the end. You can see the place in your kitchen where it is going to stand. It will be no better there.
At night, under the floor, they knock, and leave off at nine, and wait. Here ends the first tide.
-> END
