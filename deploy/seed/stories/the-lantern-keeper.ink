// The Lantern Keeper. An original story for Meowtale.
VAR oil = 3
VAR trust = 0
VAR has_wick = false
VAR knows_name = false
VAR told_truth = false

-> hill

=== hill ===
The lighthouse keeper died in spring. By autumn the village had forgotten that somebody must climb the hill at dusk, and so the cat did it.
You are the cat. There are {oil} measures of oil in the tin, and tonight the fog is coming in with its elbows out.
* [Climb to the lamp room]
    The stairs remember your paws. There are a hundred and nine of them, and you have never liked the forty-first.
    -> lamp_room
* [Go down to the harbour first]
    -> harbour

=== harbour ===
Lanterns bob along the quay like slow thoughts. A girl sits on a bollard with a letter she has not opened.
* [Sit beside her]
    ~ trust = trust + 1
    She moves her coat so that you can have the warm half. "They say nobody keeps the light any more," she tells you. "My brother's boat is due tonight."
    -> girl
* [Look for oil among the barrels]
    Behind the rope store a barrel weeps. You dip the tin.
    ~ oil = oil + 2
    The tin holds {oil} measures now. Somewhere out in the fog a horn asks a question.
    -> path_up
* [Turn back up the hill]
    -> path_up

=== girl ===
"Do you know who keeps it?" she asks, though people never expect an answer from you.
* [Look up at the hill]
    ~ trust = trust + 1
    She follows your eyes to the dark tower, then looks back at you, then at the soot on your paws. She does not laugh.
    "My name is Ina," she says, the way one says it to an equal.
    ~ knows_name = true
    -> girl_offer
* [Wash a paw, and give nothing away]
    "No," she agrees. "I suppose you wouldn't say."
    -> path_up

=== girl_offer ===
* [Let her follow you]
    ~ trust = trust + 1
    You walk ahead with your tail straight up, which in any language means this way.
    -> path_together
* [Go alone; the stairs are not safe]
    You slip between two barrels, and when she stands up you are already a shadow on the path.
    -> path_up

=== path_up ===
The path climbs between gorse and old stones. Halfway, the keeper's bench still faces the sea.
* [Look under the bench]
    A tobacco box, and in it a new wick, wrapped in a page of the tide tables. He always meant to change it.
    ~ has_wick = true
    -> lamp_room
* [Hurry on]
    The fog is at the third stone already.
    -> lamp_room

=== path_together ===
Ina counts the stairs under her breath and skips the forty-first without being told.
"My grandfather said it groans," she whispers. "He kept this light before the last one did."
* [Show her the keeper's bench on the way]
    ~ has_wick = true
    Under it she finds a tobacco box with a new wick. "He would have wanted it used."
    -> lamp_room
* [Keep climbing]
    -> lamp_room

=== lamp_room ===
Glass on every side, and behind the glass, nothing: the fog has eaten the sea. The great lamp sits in the middle like a question.
{has_wick: The new wick lies in its paper, white and dry.|The old wick is a black thumb. It will smoke, if it burns at all.}
* {has_wick} [Change the wick]
    It takes teeth, patience{trust > 2:, and Ina's quick fingers}. The old one falls away like a bad habit.
    -> light
* [Light it as it is]
    You strike the flint the way you were never taught.
    -> light
* {oil > 3} [Pour the oil slowly, all of it]
    ~ oil = oil - 1
    Slow oil burns long. He used to say so to nobody, which was you.
    -> light

=== light ===
{has_wick: The flame stands up straight, and the room turns gold.|The flame coughs, leans, and fills the room with smoke before it makes up its mind.}
Far out, low down, something answers: one short, two long.
* [Turn the mirrors towards the sound]
    -> mirrors
* [Keep the flame; do not leave it for a moment]
    -> vigil
* {knows_name} [Let Ina speak to the boat]
    -> voice

=== mirrors ===
The gear is taller than you. You put your whole self against it.
{trust > 2: Ina puts her whole self beside yours, and it moves. -> rescue}
It moves the width of a whisker. The beam swings, and for one breath it lies along the reef like a finger: here, not here.
* [Push again]
    ~ oil = oil - 1
    -> mirrors_again
* [Let it be enough]
    -> vigil

=== mirrors_again ===
{oil > 2: The beam holds. On the quay, small as seeds, people begin to point. -> rescue}
The flame drops to a blue bead. There is not enough oil for strength.
-> vigil

=== voice ===
She opens the little door in the glass, and the fog puts its cold face in. She does not shout. She sings, one short, two long, the way you call a boat that knows you.
* [Turn the light on her]
    ~ told_truth = true
    The beam makes her ten fathoms tall on the fog: a girl of light, with a cat at her feet.
    -> rescue

=== vigil ===
You sit so close that your whiskers curl. The hours go by in single file. {oil < 3: Twice the flame sinks, and twice you talk it up again in the language of stoves.|The tin is heavy still, and the flame knows it.}
* [Sleep, just for a moment]
    -> dark
* [Stay awake]
    -> dawn

=== rescue ===
The boat comes in along the gold road, so near the reef that you hear the wood breathe. Somebody laughs. Somebody cries. It is hard to tell which from up here.
{told_truth: In the morning they come up the hundred and nine stairs with oil, fish and a brass plate. It says KEEPER. It is at the height of a cat. -> ending_keeper}
{trust > 2: Ina asks whether she may come again tomorrow. You leave her the warm half of the bench. -> ending_two}
-> ending_unseen

=== dawn ===
The fog lifts like a lid. There is the sea, and there is the boat, at anchor where it had the sense to wait for a steady light.
-> ending_unseen

=== dark ===
You wake to a cold lamp and a grey window. There is no boat on the reef. There is no boat anywhere; it turned back for another harbour, and another harbour has the song of it now.
Tomorrow, you think, the forty-first stair. Tomorrow, more oil.
-> ending_tomorrow

=== ending_keeper ===
# ending: the keeper
Nobody has asked since who keeps the light. They bring the oil on Tuesdays.
-> END

=== ending_two ===
# ending: two shadows
On clear nights the beam goes round with two shadows in it, one tall, one small.
-> END

=== ending_unseen ===
# ending: nobody knew
They say the light burns by itself up there. You let them say it. You have a warm stone, a view, and work worth doing.
-> END

=== ending_tomorrow ===
# ending: tomorrow
Some nights are lost. The hill is still there, and dusk comes every day.
-> END
