// Signal Box Seven. An original story for Meowtale.
VAR minutes = 12
VAR calm = 2
VAR heard = false
VAR line_clear = false
VAR told_control = false

-> night

=== function wait(x) ===
~ minutes = minutes - x

=== night ===
23:48. Signal Box Seven has eleven levers, a stove, and a telephone that rings only for trouble. It is ringing.
"Seven," says Control. "The 23:40 left Harrow with no driver in the cab."
* [Ask how far away it is]
    ~ wait(1)
    "{minutes} minutes from you. Thirty-one people. And the goods is standing at your platform."
    -> levers
* [Put the telephone down and look out]
    Far along the embankment, a row of yellow windows is moving where no windows should be.
    -> levers
* [Say nothing, and listen]
    ~ heard = true
    ~ wait(1)
    Behind Control's voice there is another one, very small, counting. “Nine. Ten. Nine. Ten.” Somebody on that train has found a telephone.
    -> levers

=== levers ===
{minutes < 4: The rails begin to hum.|The stove ticks.} {minutes} minutes.
* [Lever four: turn the train into the old colliery siding]
    ~ wait(2)
    -> siding
* [Lever nine: send the goods forward, clear the platform line]
    ~ wait(3)
    ~ line_clear = true
    Nine is heavy. The goods sighs, gathers itself and draws out into the dark, wagon by wagon by wagon.
    -> levers
* {heard} [Ask Control to put the small voice through]
    -> voice
* {not told_control} [Tell Control to cut the current at Harrow]
    ~ told_control = true
    ~ wait(2)
    "It's a diesel, Seven." You knew that. Fear makes people ask for what they know is not there.
    ~ calm = calm - 1
    -> levers
+ {minutes < 5} [Take the red lamp and run down to the track]
    -> track
+ {line_clear} [Hold the road, and wait]
    -> hold

=== voice ===
"Hello," says the voice. It is eight years old at most. "I counted the carriages. The driver is asleep on the floor."
* [Ask for her name]
    ~ calm = calm + 1
    ~ wait(1)
    "Wren." A pause. "It's a bird."
    -> wren
* [Ask what she can see]
    ~ wait(1)
    "A big handle, like a spoon. A red button with glass. And all the lights are going past."
    -> wren

=== wren ===
* [Tell her to pull the handle toward her, slowly]
    ~ wait(1)
    "It's heavy." "Is somebody with you?" "A man with a hat." "Tell the hat to help." Something squeals on the line, and it goes on squealing.
    -> slowing
* [Tell her to break the glass and press]
    {calm > 2: She says "sorry" to the glass first. Then every wheel on the embankment locks at once. -> stopped}
    You say it too sharply. She begins to cry, and then there is only the sound of the wheels.
    ~ calm = calm - 1
    -> levers

=== slowing ===
The windows come on, slower now: you can see heads in them.
* {line_clear} [Give her the platform line]
    -> platform
* {not line_clear} [Turn her gently into the siding]
    -> siding_slow
* [Run out with the lamp, so that she can see an end to it]
    -> lamp

=== siding ===
The colliery siding ends in forty yards of sand and a wall that nobody has painted since the strike. You listen to the points go over. There is no pulling them back.
{calm < 2: You shut your eyes. -> ending_sand}
* [Ring the crossing keeper to light the sand]
    ~ wait(1)
    -> ending_sand
* [Watch]
    -> ending_sand

=== siding_slow ===
She goes by beneath your window at the pace of a person walking a dog. The sand takes the wheels with a sound like a long breath.
-> stopped

=== track ===
The ballast slides under your boots. You swing the lamp across your body, the old way, the way your mother taught you from this same box.
{heard: In the cab window there is a small face. It sees you. It vanishes, and the brakes come on. -> stopped}
Nobody is there to see it.
-> ending_goods

=== lamp ===
You stand where the platform ends with the red glass held high, and you walk backwards as the train walks forwards, until both of you have run out of night.
-> stopped

=== platform ===
Down the clear line she comes, and stops with the first door exactly at the yellow mark, as if somebody had practised.
-> stopped

=== hold ===
{minutes < 6: There is nothing more to pull. -> runaway}
~ wait(3)
You hold the road. The clock over the stove eats three minutes, and does not say thank you.
-> levers

=== runaway ===
She goes through at sixty with all her windows lit, on a road that you made clear for her, and on up the long bank at Coldharbour, where any train gets tired. At 00:09 the telephone rings once. "Stopped by herself," says Control. "On the hill. Like a dog that's had its run."
-> ending_hill

=== stopped ===
Then it is quiet. You hear the stove again, up in the box, and a man's voice saying, over and over, "there's a child driving".
* [Go and shake her hand]
    -> ending_wren
* [Go back up and write it in the book]
    -> ending_book

=== ending_wren ===
# ending: a bird
Every year, in the week before Christmas, the telephone rings in Signal Box Seven, and there is no trouble at all.
-> END

=== ending_book ===
# ending: the train register
“23:59. Passenger, Harrow. Stopped clear of the points. Driver: W., aged 8.” They left it in. It is in the museum at the county town, under glass.
-> END

=== ending_sand ===
# ending: forty yards
The sand did what sand is for. Eleven were hurt, and thirty-one went home. At the inquiry they asked why you chose lever four. You told them that you counted too.
-> END

=== ending_hill ===
# ending: Coldharbour
Nobody wrote a song about it. A road was clear; a hill was long enough. Most of the work in the world is like that.
-> END

=== ending_goods ===
# ending: the lamp
They found the lamp unbroken on the ballast. It hangs in the box now. Whoever comes on shift touches it, once, and doesn't say why.
-> END
