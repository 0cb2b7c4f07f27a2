// The Lantern Keeper. An original story for Meowtale.
VAR oil = 3
VAR fog = 1
VAR trust = 0
VAR ina = false
VAR knows_name = false
VAR has_wick = false
VAR new_wick = false
VAR tall = false
VAR song = false
VAR page = false
VAR sardines = false
VAR flask = false
VAR mouse = 0
VAR dog = false
VAR soot = false
VAR rested = false
VAR bird = 0
VAR reef_lit = false
VAR damaged = false
VAR log_burnt = false
VAR told_truth = false

-> hill

=== hill ===
The lighthouse keeper died in spring. By autumn the village had forgotten that somebody must climb the hill at dusk, and so the cat did it.
You are the cat. There are three measures of oil in the tin, and tonight the fog is coming in with its elbows out. Seven white stones mark the way up from the shore, and it is already leaning on the first.
* [Climb to the lamp room]
    The stairs remember your paws. There are a hundred and nine of them, and you have never liked the forty-first.
    -> lamp_room
* [Go down to the harbour first]
    You go down as the fog comes up. Neither of you nods.
    -> harbour
* [Call on the keeper, where he is now]
    The churchyard gate has a gap at the bottom, exactly your size. You have always taken that as an invitation.
    -> grave

=== lamp_room ===
{lamp_room == 1:Glass on every side, and behind the glass hardly anything: the fog has eaten the far half of the sea and is looking at the rest.|Glass on every side, and the grey has come closer to it.} The great lamp sits in the middle like a question.{ina: Ina turns round once, slowly, with her hands behind her back, as people do in rooms full of glass.}
{new_wick:The new wick stands in the brass, white as a first tooth.|{has_wick:You have a new wick, dry in its paper. The old one is a black thumb.|The wick is a black thumb. It will smoke, if it burns at all.}} There is the drawer, there is the iron hatch with the wheels under it, and there is the little door to the gallery, which whistles.
* [Open the keeper’s drawer]
    -> drawer
* [Look under the hatch, where the wheels are]
    -> wheels
* [Go out on the gallery]
    -> gallery
* {has_wick and not new_wick} [Change the wick]
    -> wick
* {not harbour} [Run down to the harbour while there is dusk left]
    A hundred and nine stairs. They are shorter in this direction.
    -> harbour
+ [Light the lamp]
    -> strike

=== drawer ===
The drawer sticks, and then it doesn’t, and you sit down suddenly. Inside are a spoon, half a pipe, the log of thirty-one years, and a tin of sardines with the key still on it. It smells of him in there. It smells of pencil.
* [Read the last page of the log]
    -> log
* [Roll the sardines out, for later]
    ~ sardines = true
    They cross the floor like the wheel of a very small cart. You do not open them. That is what later means.
* [Sit on the log, as you used to]
    ~ rested = true
    You sit on thirty-one years until they are warm. Nobody sighs and writes around you. It is not the same, but you doze a little.
- -> lamp_room

=== log ===
~ song = true
“Wind W. Lit at 6.40. Cat on the page, so brief.” “Wind NW. Cat brought mouse. Thanked cat.” Then the last one, in the slope of a man writing in bed: “The Marigold calls one short, two long. Lay the beam along the reef for her and she comes in. If I am late some evening, cat knows.”
You did not know that he had written it down.
* [Bite the page out and carry it]
    ~ page = true
    You are careful at the margin. The paper tastes the way he sounded.
* [Leave it in the book with the others]
    You close it with your chin. It closes like a door in a house where everyone is asleep.
- -> lamp_room

=== wheels ===
Under the hatch lives the clockwork that turns the mirrors: seven brass wheels, a chain, and a weight like a bad conscience. In the third wheel, in a nest made of tide tables, lives a mouse. She has seen you too.
“I heard that he was gone,” she says. “I hadn’t heard that you were staying.”
* [Eat her]
    ~ mouse = -1
    It is over in a moment. She was, to be fair to her, mostly fur. The nest goes on being warm for longer than you would like.
    -> lamp_room
* [Ask what she would take to help]
    -> mouse_terms
* [Pretend that you have not seen her]
    It is an old courtesy between professionals.
    -> lamp_room

=== mouse_terms ===
“The nest stays until spring,” says the mouse, “and I get the candle ends. For that, when the wheels stick, I bite where you can’t reach. It’s always the third wheel. It’s always the second tooth.” She washes her face to show that she is not afraid. It takes her three attempts.
* [Give your word until spring]
    ~ mouse = 2
    A cat’s word fetches nothing at market, which is why it has to be kept at home. “Well,” says the mouse, and sits down rather fast.
* [Give your word until morning]
    ~ mouse = 1
    “Morning will do,” she says after a while. “Most things are only until morning.”
* [Say that you do not bargain with supper]
    “Then I shall go on being in the way,” she says, and does.
- -> lamp_room

=== gallery ===
~ fog = fog + 1
Outside, the wind reads your fur backwards. Below lies the hill with its stones, and the fog stands at {fog > 4:the fifth, or past it|{fog > 2:the third|the second}}. Far off a horn clears its throat. Beside the door hangs the fog bell, its rope eaten down by salt to a length that only a jump can reach.
* [Jump for the rope]
    ~ trust = trust + 1
    The bell says one flat word. {ina:Ina laughs out loud, and then looks round for somebody to apologise to.|Down on the quay a small figure lifts its head, and keeps it lifted.}
* [Wait for the horn to come again]
    ~ song = true
    One short, two long. You put it away behind your ears, where you keep the sound of the tin opener.
* [Go in again; you only came for the air]
    You have had the air. The air has had you.
- -> lamp_room

=== harbour ===
{harbour == 1:Lanterns bob along the quay like slow thoughts. A girl sits on a bollard with a letter she has not opened. By the rope store a chain clinks, and on the end of the chain there is a dog. The herring women are still at their table, and on a cushion in the chandler’s window, facing inwards, sits Duchess.|The quay again. {fog > 4:You can no longer see the rope store, or the table, and the lanterns have stopped being attached to anything.|The lanterns have each put on a ring of mist.} Somebody is taking in the washing. Somebody is calling a child by all three of its names.}
* [Sit beside the girl]
    -> girl
* {fog < 5} [Look for oil behind the rope store]
    -> rope_store
* {fog < 5} [Ask for news at the herring table]
    -> herring_table
* {fog < 5} [Call on Duchess]
    -> duchess
+ [Turn back up the hill]
    -> path_up

=== girl ===
~ fog = fog + 1
~ trust = trust + 1
She moves her coat so that you can have the warm half. “They say nobody keeps the light any more,” she tells you. “They say it comes on out of habit. My brother’s boat is due tonight.” The letter turns over and over in her fingers.
“Do you know who keeps it?” she asks, though people never expect an answer from you.
* [Look up at the hill]
    ~ trust = trust + 1
    It is the plainest thing you can say, so you say it for a long time.
    -> girl_name
* {page} [Lay the page of the log in her lap]
    ~ trust = trust + 2
    She reads it with her lips. When she comes to the last two words she stops, and reads them again.
    -> girl_name
* [Wash a paw, and give nothing away]
    “No,” she agrees. “I suppose you wouldn’t say.”
    -> girl_letter

=== girl_name ===
~ knows_name = true
She looks at the dark tower, then at you, then at the soot on your paws, and adds it up the way she was taught to, carrying the one. She does not laugh.
“My name is Ina,” she says, as one says it to an equal. “My grandfather kept that light before the last one did. He said the stairs groan at forty-one.”
* [Put a paw on the letter]
    “I know,” says Ina. “I know. Give me a minute.”
    -> girl_letter
* [Get up, and look back at her]
    -> girl_offer

=== girl_letter ===
~ song = true
She opens it, because that is easier with somebody there. “Don’t wait in the cold,” her brother writes, from the last port. “The Marigold knows her way if the light is lit. When you hear us, one short, two long, put the kettle on.” She folds it along its own creases.
“If,” she says. “He’s written if.”
* [Lean on her]
    ~ trust = trust + 1
    You weigh nine pounds. You lean with all of them.
    -> girl_offer
* [Leave her with her letter]
    She keeps the warm half free, in case.
    -> harbour

=== girl_offer ===
She stands up when you do. Her coat is too thin for the hill, but her boots are right. Behind her are the windows with the lamps in them, and in front of her is the path, which has none.
“I could carry something,” she says. “If there was something that wanted carrying.”
There is the tin. You have carried it in your teeth since April.
* [Let her follow you]
    ~ ina = true
    ~ trust = trust + 1
    You walk ahead with your tail straight up, which in any language means this way.
    -> path_together
* [Go alone; the stairs are not safe]
    You slip between two barrels, and by the time she has said “Oh” you are a shadow on the path.
    -> path_up

=== rope_store ===
~ fog = fog + 1
Admiral is the harbour dog, and he has been about to kill you for six years. His chain reaches to the door of the rope store and not one link further; you have both measured it. Behind him in the dark a barrel of lamp oil is weeping at the seam.
He stands up. “You,” he says.
* [Walk along the top of the fence, slowly]
    You walk exactly where he cannot be, and you do not hurry, because that would be rude.
    -> barrel
* [Tell him what the oil is for]
    -> admiral
* [Come back when he has died of old age]
    He promises not to.
    -> harbour

=== admiral ===
“A light,” says Admiral. “Every night. And who told you to?”
Nobody, you say.
He sits down. He has been told to sit, to stay, to fetch and to shut up, and it has never crossed his mind that a thing could be done without. “Nobody,” he says again, quite faintly. Then he moves his water bowl out of your way.
* [Ask him to listen for one short, two long]
    ~ dog = true
    ~ song = true
    “And then I bark,” says Admiral. “From the end of my chain, at the sea, for as long as it takes.” He looks two years old.
* [Thank him, and get to work]
    “Carry on,” he says. They are the best words he knows.
- -> barrel

=== barrel ===
~ oil = oil + 1
The drip lands a whisker’s length from where the tin can stand, so you hold the tin against your chest, in your arms, like a person, and hope that nobody you know comes by. The oil makes a small round sound, and then, little by little, a flatter one. That is one measure. There is more where it came from, but it comes from there slowly.
* [Wait until the tin is full]
    ~ oil = oil + 2
    ~ fog = fog + 1
    By the time the tin is heavy the lantern over the door has lost its edges.
* [Take one more, and go]
    ~ oil = oil + 1
    You leave by the fence, tin first. It does not look dignified from below, and there is somebody below.
- -> harbour

=== herring_table ===
~ fog = fog + 1
Six women, six knives, and one conversation that has been going on since before you were born. “It lights itself,” says the first. “Clockwork,” says the second. “They’ll sell the glass at New Year,” says the third, “there’s a hotel that wants it.” A herring’s head lands in front of you. It is a good head. Not one of them has looked up the hill since April.
* [Stand on the bench, so that they see your paws]
    ~ soot = true
    “That cat’s been up a chimney,” says the first. But the fourth, who is old Hask, puts down her knife and looks at the soot for as long as a grace before dinner.
* [Stay for the whole conversation]
    ~ song = true
    “Marigold’s due. One short, two long, you’d know her in your sleep.” “If she can see her hand before her face.” “Boats haven’t got hands, Peg.”
* [Take the head and go]
    ~ rested = true
    “There goes one with an appointment,” they say. You eat it walking, and feel you could stay up all night.
- -> harbour

=== duchess ===
~ fog = fog + 1
Duchess weighs what a small anchor weighs, and lives on the chandler’s counter among the shackles and the twine. She has never in her life gone upstairs. “You smell of work,” she says. “Sit further off.” Over her head hangs a bundle of lamp wicks, on a nail, out of a short cat’s reach and well within a long one’s.
* [Ask her for a wick]
    ~ has_wick = true
    Nobody has ever asked her for anything; they only bring. She is so interested in the feeling that she stands up and unhooks one. “How peculiar,” she says. “Do it again some time.”
* [Steal one while she talks about herself]
    ~ has_wick = true
    ~ fog = fog + 1
    It takes a long time, though not because she stops.
* [Invite her up to see the lamp]
    “Are there stairs?” A hundred and nine, you say. “Then it does not exist,” says Duchess kindly, and closes her eyes.
- -> harbour

=== grave ===
~ fog = fog + 1
They have cut his name into the stone, as if anybody had ever called him by it. You called him the Hands. The asters in the jar are over. Somebody from the council has left a card in cellophane, which thanks him for thirty-one years of service and gets his first name wrong.
* [Lie down where the stone has kept the sun]
    ~ rested = true
    Ten minutes, with your chin on the date. You will be glad of them at three in the morning.
* [Tell him that the oil is low]
    You tell him about the oil, and the wick, and the forty-first stair. You do not tell him about the hotel. There is no need for everybody to be awake.
* [Move the card to where the rain can get at it]
    It is a small thing, and it takes you four tries.
- -> grave_answer

=== grave_answer ===
The Hands was never a talker. But on the bench halfway up the hill, filling his pipe, he would knock twice on the wood underneath him and say: “Always look under what you’re sitting on.”
You look under the grave, as far as one can. You think about it some more. No. He meant the bench.
* [Go up by way of the bench]
    -> path_up
* [Go by way of the harbour]
    He would have gone by the harbour. He liked to be told that he was late.
    -> harbour

=== path_up ===
The path climbs between gorse and old walls, and the fog climbs behind you, not hurrying. Halfway stands the keeper’s bench, with its back to the village and its face to the sea. There is still a dip in it where he sat. You used to sit in what was left of the dip.
* [Look under the bench]
    -> bench
* [Sit in the dip, for a breath]
    ~ rested = true
    ~ fog = fog + 1
    It is too big for you. It always was; that was the use of him.
    -> stairs
* {trust > 0} [Look behind you]
    ~ ina = true
    ~ trust = trust + 1
    Twenty steps down, with her boots unlaced so as not to be heard, comes the girl from the bollard. Since she has been seen, she walks up like somebody who was invited.
    -> path_together
* [Hurry on]
    The fog is one stone behind you, and it never gets a stitch.
    -> stairs

=== path_together ===
The girl carries the tin. She walks the way people walk behind a cat, a little too close and full of trust. {knows_name:“Grandfather said the gorse bit him every night of his life,” she says. “He said you had to bite it back.”|“I’m Ina,” she says to your tail. “In case you were wondering.”} At the bench she stops without being told, and lays her palm in the dip in the wood.
~ knows_name = true
* [Show her what is under the bench]
    You do not know what is under the bench. But you sit beside it as though you did, and she kneels down.
    -> bench
* [Keep climbing]
    She takes the tin in her other hand and does not ask how far.
    -> stairs

=== bench ===
A tobacco box, wedged up between the slats where the rain could not find it. In the box is a wick, white and dry, wrapped in a leaf of the tide tables. He always meant to change the old one. On the wrapping he has written “Tuesday”, and underlined it, and put no year.
* [Take the wick; it is some Tuesday or other]
    ~ has_wick = true
    You carry it in your lips, not your teeth, the way you would carry something that was going to be a cat.
* [Leave it; it is the last thing he meant to do]
    You push the box back until it clicks. Some Tuesdays ought to stay where they are.
- -> stairs

=== stairs ===
Inside the tower the stairs go round and round like an argument. Thirty-eight, thirty-nine, forty. The forty-first has a different voice from the others, and has never said what it wants. {ina:Ina is counting under her breath, and her foot is already lifted to pass it by.|It is dark here, halfway between the door and the glass, and you are only two eyes and an opinion.}
* [Jump it, as always]
    Sixty-eight to go. You do them in a breath and a half.
    -> lamp_room
* [Stand on it, for once]
    -> forty_first

=== forty_first ===
It groans, and then it tips, like a lid, because it is one. Underneath lie a flat flask, half full, and a card in pencil. {ina:Ina reads it aloud, and after that she is quiet for nine stairs.|You read it by your own eyes.} “If you are not the cat, put this back. If you are the cat: well. I always knew you knew.”
* [Take the flask]
    ~ flask = true
    Brandy, by the smell. It would not do for a cat, but it would do for a lamp.
* [Leave it, and close the lid gently]
    ~ rested = true
    You climb the rest with something under your ribs as warm as a drink.
- -> lamp_room

=== wick ===
~ new_wick = true
It takes teeth, patience{ina:, and Ina’s quick fingers}. The old wick falls away like a bad habit. The new one stands up in the brass and waits to be told what it is. The Hands would be trimming it now, with the little scissors, and arguing with himself about the length.
* [Bite it short; short wicks drink slowly]
    ~ oil = oil + 1
    A modest sort of flame, then, but one that will still be there at four.
* [Leave it tall; tall wicks shout]
    ~ tall = true
    It will burn like a door left open.
- -> lamp_room

=== strike ===
{oil == 1:There is one measure of oil|There are {oil} measures of oil}, and a night with eleven hours in it. You strike the flint the way you were never taught, and nothing happens. So you strike it the way you have watched it done, some ten thousand evenings, from the warm side of the log book; and the spark jumps out as if it had only been waiting to be asked by the right person.
* [Pour slowly; slow oil burns long]
    Slow oil burns long. He used to say so to nobody, which was you.
* [Pour it all; tonight is tonight]
    ~ tall = true
    ~ oil = oil - 1
    The font fills to the lip. What goes over the lip, you lick up. You have regretted less.
- -> light

=== light ===
{new_wick:The flame stands up straight, and the room turns gold.|The flame coughs, leans, and fills the room with smoke before it makes up its mind.} Forty panes of glass take it and pass it on. Far out, low down, something answers: one short, two long. {song:The Marigold. You would know her in your sleep.|Whoever it is, it sounds like somebody asking the way.} {fog > 4:She is not as far out as she ought to be.|There is time, if you spend it well.}
{not new_wick:
    ~ oil = oil - 1
}
* [Turn the mirrors towards the sound]
    -> mirrors
* [Keep the flame; do not leave it for a moment]
    -> vigil
* {ina} [Let Ina speak to the boat]
    -> voice

=== mirrors ===
The gear is taller than you. You put your whole self against it.{ina: Ina puts her whole self beside yours.} The mirrors look out over the empty west, where they were left in April, and show no interest. {mouse > 0:Down in the third wheel somebody very small sets her teeth to the second tooth, and says something that is not a word.|Down in the third wheel something has hold, and means to keep it.}
* {ina or mouse > 0} [Push, all together]
    -> beam
* {not ina and mouse < 1} [Push until something gives]
    -> stuck
* [Let the mirrors be, and mind the flame]
    It was worth trying. Most of what you do up here is worth trying.
    -> vigil

=== stuck ===
It moves the width of a whisker. The beam swings, and for one breath it lies along the reef like a finger: here, not here. Then the wheel slips back. {mouse < 0:The second tooth has caught, far in, where only somebody very small could have reached it. You think about fur.|There is a place in there that is too narrow for a paw. You have tried both of them.}
* [Push again, and let the flame roar]
    ~ oil = oil - 1
    {oil > 2:
        Heat goes up the shaft, and brass, like anybody, moves over for heat.
        -> beam
    }
    The flame drops instead. There is not enough oil for strength.
    -> vigil
* [Go and stand in front of the flame]
    If the light cannot be turned, then something can be put in it.
    -> shadow
* [Leave it; the flame is what you have]
    -> vigil

=== beam ===
Something lets go. The mirrors walk round on their iron road, and the beam comes away from the west and goes out over the water like an arm. It finds the gulls first, asleep in rows. It finds the reef, with all its teeth. And at the far end, no bigger than a seed, it finds a mast.
* [Lay the light along the reef]
    ~ reef_lit = true
    Here, you say. Not here. Here.
    -> vigil
* [Lay it full on the boat, and hold it there]
    ~ fog = fog + 1
    Out there, tiny arms go up to cover tiny eyes. You take it off again. Nobody can steer by being stared at; you of all people ought to know.
    -> vigil
* [Walk out into the beam yourself]
    -> shadow

=== shadow ===
~ told_truth = true
You step between the flame and the glass; and out on the fog, above the roofs, above the church, stands a cat. It is forty fathoms tall. One of its ears is bitten. When you turn your head it turns its head. On the quay, small as crumbs, people begin to point. You have never been so looked at in your life.
* [Hold still, so that they can be sure]
    ~ trust = trust + 1
    You hold still. You are good at it, and tonight it takes up half the sky.
* [Point your tail at the channel: this way]
    ~ reef_lit = true
    A shadow as long as a street swings round over the water and says where the water is deep.
* [Get down; that is enough of that]
    You get down. Your ears are hot, both sizes of them.
- -> vigil

=== voice ===
She opens the little door in the glass, and the fog puts its cold face in. She does not shout. She sings, one short, two long, the way you call a boat that knows you. The horn stops in the middle of a breath. Then it comes again, higher, like a man who has heard his own name in a foreign town.
* [Turn the light on her]
    -> giant
* [Keep the light on the water]
    ~ trust = trust + 1
    ~ reef_lit = true
    She nods without turning round. She sings until she is hoarse, and you lay the light down where she sings it.
    -> vigil

=== giant ===
~ told_truth = true
The beam makes her ten fathoms tall on the fog: a girl of light, with a cat at her feet. Somebody on the quay drops a lantern. At the herring table six knives stop at once. Ina sees herself standing over the sea, and goes on singing, since anyone that tall had better be of some use.
* [Stay at her feet]
    ~ trust = trust + 1
    You sit as straight as you can. It is going to be remembered, and you have your ears to think of.
* [Step out, and leave it to her]
    “Oh no you don’t,” says Ina between two notes, and hooks you back with her foot.
- -> vigil

=== vigil ===
~ oil = oil - 1
You sit so close that your whiskers curl. The hours go by in single file. {oil < 3:Twice the flame sinks, and twice you talk it up again in the language of stoves.|The tin is heavy still, and the flame knows it.} {ina:Ina tells you about her brother, who cannot whistle and does.|The tower ticks to itself, like somebody counting change.} At one o’clock something strikes the glass, soft and hard at once.
* [Go and see what it was]
    -> petrel
* [Do not take your eyes off the flame]
    Whatever it was, it does not knock again.
    -> small_hours

=== petrel ===
On the gallery lies a storm petrel, the size of a glove, with its beak open. It has flown four hundred miles to break its neck on your window, and has not quite managed. Its heart goes so fast that it is more of a hum. You have not eaten since noon.
* [Eat it; nobody is looking]
    ~ bird = -1
    ~ rested = true
    It tastes of distance. You feel wide awake, and you do not look at the glass, because somebody is looking after all.
* [Lie down beside it, on the windward side]
    ~ bird = 1
    You keep the weather off it for an hour. Then it stands up, gives you a look of deep suspicion, and goes out into the fog towards the horn.
* [Carry it in to the warm]
    ~ bird = 1
    ~ rested = true
    It walks round and round the lamp, complaining, and it is impossible to nod off. At three you let it out by the little door, and it goes straight for the horn.
- -> small_hours

=== small_hours ===
~ oil = oil - 1
Past three the night has a deep end. {oil < 2:The flame has drawn in its shoulders.|The flame stands, but it has stopped looking about.} Your eyes close one at a time, to be fair to both.{ina: Ina is asleep against the tin with her mouth open, having sworn that she would not be.} You think of the bench, for no reason, and of how warm wood is when somebody has just got up.
* [Sleep, just for a moment]
    -> dream
* [Walk round the lamp until your legs wake]
    Forty times one way and forty times the other, so as not to wear out one side of the cat.
    {oil < 1: -> guttering}
    -> horn
* {mouse > 0} [Ask the mouse to talk to you]
    She tells you the history of the third wheel, with all the names. It has a sad part. You are surprised to find that you mind.
    {oil < 1: -> guttering}
    -> horn

=== dream ===
The Hands is on the bench, filling his pipe. There is room beside him in the dip; there is nothing but room. “You’ve done enough of that,” he says. “And nobody asked you.” Behind him it is half past six in June, as it always is there, and somebody is opening sardines. Somewhere on the wrong side of it all a horn is blowing.
* [Get up on the bench]
    {rested:
        You have slept already today, though, and a rested cat turns round three times before it lies down. On the second turn you smell the lamp.
        -> awake
    }
    -> dark
* [Bite him]
    It is all you can think of. “That’s my cat,” he says, delighted, and you wake with your teeth in your own foot.
    -> awake
* {song or rested} [Tell him that it is the Marigold]
    “So it is,” says the Hands, and knocks twice on the wood, and the knocking is the weight against the shaft.
    -> awake

=== awake ===
You are awake. The lamp room is the same, only further from the bench than it was. {oil < 1:It is also darker, and you know before you look.|The flame is where you left it. It has waited up.} Your mouth tastes of June. On the floor under the window lies a square of gold no bigger than a stamp, and you go and stand in it until you can feel all four of your feet.
* [Look to the lamp]
    {oil < 1: -> guttering}
    -> horn
* [Put your ear to the glass]
    Nothing; nothing; then, through the soles of the tower, a horn.
    {oil < 1: -> guttering}
    -> horn

=== guttering ===
The flame drops to a blue bead. It sits on the wick like somebody on the edge of a bed, deciding. The tin is empty. You knew that it would be, and you knock it over all the same, to have said so. There are things up here that burn and are not oil. None of them is yours to burn, exactly.
* {flask} [Pour in the brandy]
    ~ flask = false
    ~ oil = 2
    It goes up blue and roaring, and the whole room smells of Christmas.
    -> horn
* {sardines} [Open the sardines, and pour off the oil]
    ~ oil = 1
    All of it, to the last drop, and you do not lick the tin. Nobody will ever know what that cost.
    -> horn
* {ina} [Wake Ina]
    ~ oil = 1
    ~ trust = trust + 1
    She is down the stairs and back before you have finished despairing, with the lamp off her own gate, still warm. “Mother can shout at me by daylight,” she says.
    -> horn
* [Burn the log, page by page]
    ~ log_burnt = true
    ~ oil = 1
    Wind W. Wind W. Wind NW. You begin at the beginning, so that he may be young for as long as possible. It burns like a man talking.
    -> horn
* [Let it go]
    You are very tired, and it is a very small flame.
    -> dark

=== horn ===
Half past four. One short, two long, and every hair you own stands up, because it comes from the north: from the wrong side of the reef. {reef_lit:But the light is on the rocks, and out there somebody has begun to read it, slowly, with a finger.|They are steering by the sound of the surf, and the surf is lying.}{dog: From the harbour, steady as a pump, comes the bark of a dog who has been told why.}{bird > 0: Somewhere in between, thin and cross, a petrel is saying what it thinks of boats.}
* [Sit before the flame and get up again: short, long, long]
    -> signal
* [Leave the flame, and jump for the bell]
    -> bell
* [Keep the flame steady, and trust them]
    {fog > 4 and not reef_lit: -> scrape}
    -> dawn

=== signal ===
You are a small shutter, but forty panes make you large. Dark: that is you. Light: that is you too, somewhere else. Short. Long. Long. {ina:Ina wakes, understands at once, and holds up her coat, and now the whole tower is blinking.|Your haunches burn. You have not sat down so often since you were a kitten and it was a game.} For as long as it takes to lose heart there is nothing. Then, low and astonished: one short, two long.
* [Again, leaning it towards the channel]
    Short. Long. Long. This way, you fools, you dear wet fools.
    -> rescue
* [Again, with your tail up, where the village can see]
    ~ told_truth = true
    No clockwork has a tail. On the quay a lantern is lowered, and stays lowered, like a hat.
    -> rescue

=== bell ===
You jump, and miss. You jump, and have it, and hang by your teeth over a hundred feet of weather while the bell says its one word: Here. Here. Here.{dog: Down below, Admiral says it too.} Behind you the flame leans over to see where you have gone. {tall:It is tall enough to be left alone for a while.|It is not the kind that can be left for long.}
* [Hold on until they answer]
    {tall or reef_lit or dog:
         Here, says the bell. And out of the grey, close by: one short, two long.
        -> rescue
    }
    Behind you it goes dark, for no longer than a sneeze. But a reef does not need longer than a sneeze.
    -> scrape
* [Let go, and run back to the flame]
    You catch it on its last blue toe, and breathe on it, and swear at it, until it stands.
    {fog > 5 and not reef_lit: -> scrape}
    -> dawn

=== scrape ===
~ damaged = true
You hear it before you see it: wood on stone, a long sentence without a verb. The Marigold has touched. She hangs on the reef by one shoulder, and the men’s voices come up to you quite clearly, being very polite to each other, which is how you know that it is bad. The tide has an hour left in which to lift her, or not.
* [Put all the light there is on that one rock]
    You burn tomorrow’s oil, and the day after’s. By that light they find the gap, and the long oars, and the tide finds them.
    -> rescue
* [Ring the lifeboat out of bed]
    You ring until doors open. Somebody looks up to see who is ringing, and sees.
    ~ told_truth = true
    -> rescue
* [Shut your eyes]
    Only for a moment. You have been awake since yesterday.
    -> dark

=== rescue ===
The boat comes in along the gold road, so near the reef that you hear the wood breathe. {damaged:She is low on one side and full of water, and nobody is missing; they have counted twice.|She comes in whole, and late, and with every lamp she has tied to the rail.}{bird > 0: On her bowsprit sits a petrel, like a pilot.} Somebody laughs. Somebody cries. It is hard to tell which from up here.
* [Watch until they are all ashore]
    Seven, eight, nine. The ninth kisses the quay, and then, which is going far, the dog.
* [Turn back to the lamp; it is not day yet]
    The light does not know that it is over. You let it down slowly, so that it need not find out all at once.
- -> morning

=== dawn ===
The fog lifts like a lid. There is the sea, and there is the boat, at anchor, where she had the sense to wait for a light that did not move. Nobody has drowned. Nobody will ever know that there was a night on which they might have. On the deck a very small man is trying to whistle.
* [Put the flame out as he did, with a licked finger]
    You use a paw. You regret it as he did, with the same word.
* [Let it burn down by itself in the sun]
    In daylight it is hardly there: a thing you would have to be told about.
- -> morning

=== morning ===
By seven the hill is only a hill again, and there are voices on it. {told_truth:A great many, and they are not whispering. They have seen what they have seen.|Two or three, out of breath, arguing about clockwork.}{soot: Old Hask is in front, without her knife.} You know how long a hundred and nine stairs take people. It is long enough to be somewhere else.
* [Stay where you are, in plain sight]
    -> footsteps
* {page} [Lay the page on the top stair, and sit behind it]
    ~ told_truth = true
    -> footsteps
* {ina} [Take the back path down with Ina]
    -> kettle
* [Be somewhere else]
    -> hidden

=== footsteps ===
They stop in the doorway, partly because there is no room for all of them and partly because of you. Your whiskers are curled. Your paws are black. Between them lies the flint. {page:Somebody picks up a leaf of pencil and reads it out, and at “cat knows” the reading stops.|Somebody starts to say “clockwork”, and hears how it sounds.} {ina:Ina stands beside you with oil to her elbows, and says nothing, for it is your room.|It is very quiet. People are not used to being received.}
* {told_truth or soot} [Look them in the eye]
    -> ending_keeper
* {ina} [Go and sit on Ina’s feet]
    -> ending_two
* [Wash, as if there had only been a mouse]
    “It’s just the cat,” says somebody, greatly relieved, and they all breathe out, and begin to look for the switch.
    -> ending_unseen

=== hidden ===
From the top of the lens case you watch them touch things. They find the lamp warm. They find {new_wick:a wick that nobody has bought|a wick that nobody could have lit}, and {log_burnt:an empty drawer, and ash|a log book with fur in it}. Each explains it to the others. Only a boy of five sees a black paw print on the sill. He looks at it, and up, straight at you. Then he rubs it out with his sleeve.
* [Let them go down again]
    -> ending_unseen
* {told_truth} [Come down to the boy]
    He has a crust in his pocket. He has had it ready since he saw the sky.
    -> ending_keeper

=== kettle ===
Ina’s kitchen is one table, two chairs and a kettle that has been on since five. Her brother sits in a blanket and looks at you over his cup. “That’s never the keeper,” he says.
“Half of it,” says Ina. {trust > 3:She puts down a saucer, and then moves her own chair, so that the warm place by the stove is free.|She puts down a saucer, and watches you as you watch a door.} “I’ve got school till four. I’m free at dusk.”
* [Finish the milk, and be at the gate at dusk]
    -> ending_two
* [Finish the milk, and go up by yourself]
    She lets you out. She has known you for one night, and she has always known that about you.
    -> ending_unseen

=== dark ===
You wake to a cold lamp and a grey window. There is no boat on the reef. There is no boat anywhere; she turned back for another harbour, and another harbour has the song of her now.{ina: Ina is standing at the glass. “He’ll be in Sallow by now,” she says. “They’ve got electric.” She does not say whose fault it is, and you both hear it.}
* [Clean the soot off the glass]
    It is what he did, after a bad one. All forty panes, and then the first again.
* [Go down and hear the worst]
    The stairs have nothing to say. Even the forty-first.
- -> lost_morning

=== lost_morning ===
On the quay they say that the light has grown unreliable. Clockwork does, says the second herring woman. {dog:Admiral does not look at you, and then he does. “Tonight?” he says.|The dog watches you go by and, for once, lies down.} Outside the harbour office a clerk is chalking on the board: MARIGOLD, PUT IN AT SALLOW, ALL WELL. You read it. You go round the bollard and read it again. All well.
* [Begin with the oil]
    There is a barrel weeping behind the rope store. You know how it feels.
* [Begin with the forty-first stair]
    Somebody ought to find out, by daylight, what it wants.
* {ina} [Sit down by Ina, on the bollard]
    She moves her coat. Neither of you says anything until the clock strikes four, and then you both get up.
    -> ending_two
- -> ending_tomorrow

=== ending_keeper ===
# ending: the keeper
On Sunday they come up the hundred and nine stairs with oil, fish and a brass plate. It says KEEPER. They have screwed it on at the height of a cat. The hotel is told to look elsewhere.{mouse > 1: Nobody asks why the keeper needs candle ends, but they are sent up.}
{log_burnt:There is a new log. “Wind W,” it begins, in old Hask’s hand. “Cat on the page, so brief.”|The log goes on, in old Hask’s hand. “Wind W. Cat on the page, so brief.”}
Nobody has asked since who keeps the light. They bring the oil on Tuesdays.
-> END

=== ending_two ===
# ending: two shadows
She comes at dusk, and at dusk the day after. She mends the forty-first stair so that it tips without groaning. She learns the wick, and the wheels, and what not to say to gorse.{mouse > 0: She is introduced to the mouse, formally.}{log_burnt: In the empty drawer she leaves a school exercise book, ruled by hand. “Wind SW,” it says. “Lit at 5.10. Both of us.”}
On clear nights the beam goes round with two shadows in it, one tall, one small.
-> END

=== ending_unseen ===
# ending: nobody knew
They say the light burns by itself up there. They say it to visitors, with pride, as though they had trained it.{dog: Only the harbour dog, at dusk, gets to his feet and stands there until it is lit.}{mouse > 0: Only the mouse says good evening.}
You let them say it. You have a warm stone, a view, and work worth doing.
-> END

=== ending_tomorrow ===
# ending: tomorrow
At noon you sleep on the bench, in the dip. At four you get up. {has_wick:There is a wick to see to.|There is a wick to find.} There are two measures of oil to be got from somewhere, and seven white stones, and on the last of them, already, a little fog, sitting there with its elbows on its knees.
Some nights are lost. The hill is still there, and dusk comes every day.
-> END
