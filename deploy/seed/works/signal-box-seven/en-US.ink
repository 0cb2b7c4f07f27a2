// Signal Box Seven. An original story for Meowtale.
VAR minutes = 12
VAR calm = 2
VAR heard = false
VAR line_clear = false
VAR told_control = false
VAR knows_control = false
VAR eight_warned = false
VAR sand_lit = false
VAR knows_wren = false
VAR knows_fenn = false
VAR collar_loose = false
VAR hat_trusted = false
VAR elephants = false
VAR promised = false
VAR lying_down = false
VAR booked = false

-> night

=== function wait(x) ===
~ minutes = minutes - x

=== night ===
23:48. Signal Box Seven has eleven levers, a stove, and a telephone that rings only for trouble. It is ringing.
You put down a cheese sandwich with one bite out of it. You will think about that sandwich, on and off, for the rest of your life.
“Seven,” says Control. “The 23:40 left Harrow with no driver in the cab.”
* [Ask how far away it is]
    ~ wait(1)
    -> control
* [Put the telephone down and look out]
    -> window
* [Say nothing, and listen]
    ~ heard = true
    ~ wait(1)
    -> counting

=== control ===
“{minutes} minutes from you. Thirty-one people. And the goods is standing at your platform.” Control reads it out like a grocer’s list. In nineteen years you have never seen the face that goes with that voice. You have always pictured it without eyebrows.
“How does a train leave without a driver?”
“Harrow watched the cab window go by, and there was no head in it. That is everything anybody knows, Seven. The rest is yours.”
* [Ask what Control wants you to do]
    “I want you to have done it already,” says Control, and for the first time in nineteen years the voice has a person in it.
    -> register
* [Say: “I have it.”]
    ~ calm = calm + 1
    It is what your mother used to say into this telephone. You hadn’t known that you were keeping it.
    -> register

=== window ===
Far along the embankment, a row of yellow windows is moving where no windows should be. At this distance she is pretty, like a thing in a shop at Christmas. She doesn’t look fast. They never look fast until they are past.
Nearer, under your own floor, stands the goods with her tail lamp lit: forty wagons of sugar beet and one of paraffin, because somebody always adds one.
* [Count the windows of the train]
    You lose count at nine, and the second time at ten.
    -> register
* [Pick the telephone up again]
    ~ heard = true
    ~ wait(1)
    Control has not stopped talking. Somebody behind Control hasn’t stopped either.
    -> counting

=== counting ===
Behind Control’s voice there is another one, very small, counting. “Nine. Ten. Nine. Ten.” Somebody on that train has found a telephone.
“Control, who is that with you?”
“There’s nobody with me, Seven.”
“Ten,” says nobody.
You know the instrument. It hangs on a hook behind the driver’s seat, so that the guard can ring ahead about umbrellas.
* [Say: “Don’t hang up.”]
    ~ calm = calm + 1
    “I wasn’t going to,” says the small voice, a little hurt.
    -> register
* [Wedge a pencil in the cradle, so that nobody here can hang up]
    It is the good pencil. It will have teeth marks in it by midnight, and you will never remember putting them there.
    -> register

=== register ===
The train register lies open under the lamp, with its pen on a string, because people are what they are. Your mother had a rule: write it down first. A thing that is in the book has begun to be over.
The last line says: “22:14. Goods arrived. Driver Pardoe asks for hot water for an egg.” So there was a night, quite recently, when that was the news.
* [Write it down]
    ~ booked = true
    ~ wait(1)
    “23:49. From Control: 23:40 ex Harrow running, no driver.” Your handwriting is perfectly neat. This annoys you.
    -> levers
* [Leave the pen on its string]
    The book can wait. It is the only thing tonight that can.
    -> levers

=== levers ===
{minutes <= 0: -> arrival}
{minutes < 4: The rails begin to hum. You feel it in the handles before you hear it, like a tooth making up its mind.|{minutes < 8: The stove ticks. Every pane in the box has a small black night in it, and in one of the panes there are lights.|The stove ticks. Eleven levers stand in their row, each with its brass plate, each bright at the height of your mother’s hands, which is also the height of yours.}}
{line_clear: The platform line is empty, and shines.|The goods stands at the platform and drips.} {minutes == 1: One minute.|{minutes} minutes.}
* [Lever four: the old colliery siding]
    -> four
* {not line_clear} [Lever nine: send the goods forward]
    -> nine
* {heard and not voice} [Ask Control to put the small voice through]
    -> voice
* {not heard} [Listen to what there is behind Control]
    ~ heard = true
    ~ wait(1)
    -> listen
* {voice} [Pick up the small voice again]
    “I’m still here,” she says, before you can ask.
    -> wren
* [Send the bell code to Box Eight]
    -> eight
* [Ring the crossing keeper at the colliery]
    -> crossing
* {not told_control} [Tell Control to cut the current at Harrow]
    -> current
* [Open the drawer under the clock]
    -> drawer
+ {minutes < 5} [Take the red lamp and run down to the track]
    -> lamp_hook
+ {line_clear} [Hold the road, and wait]
    -> hold
+ {not line_clear} [Stand a moment with your hand on the frame]
    -> stand

=== four ===
Four has a plate that says COLLIERY, rubbed down by three generations of thumbs until it says COLLIE. It leads off to forty yards of sand and a wall.
At a walking pace, sand is a mattress. At sixty it is a matter of opinion. The opinions were collected after the accident of ’31 and bound in blue; you have read them, on quiet nights, for the diagrams.
* [Pull it]
    ~ wait(2)
    -> siding
* [Take your hand away. Not yet]
    ~ wait(1)
    Your palm has left a print on the brass. You watch it shrink, from the edges in.
    -> levers

=== nine ===
Nine is the heavy one. To move it you set a boot against the frame and call it by its name, which isn’t in the rule book.
But a lever only lowers an arm. It is Pardoe who must see the arm and go, and Pardoe is sitting on the platform bench under a lamp with his boots off, taking the top off an egg with the attention of a surgeon.
* [Pull it, and trust him to look up]
    ~ wait(3)
    He looks up on the second minute. He salts the egg. Then he reads the arm, and reads your face above it in the window, and drops the spoon.
    -> goods_gone
* [Throw up the window and shout]
    ~ wait(1)
    -> pardoe

=== pardoe ===
“I’m booked here till ten past,” says Pardoe, to the egg. He is a large man who has been told to hurry by experts. “Ten past, and fresh water at Coldharbour. It’s on the sheet.”
Behind him his engine simmers. It would take him a quarter of a minute to be on it, if he were a man who believed in quarters of minutes.
* [Tell him exactly what is coming]
    ~ wait(1)
    He says nothing at all. He puts the egg in his pocket, with the salt. You would not have thought that a man of that size could run in socks.
    -> goods_gone
* [Tell him it is an order, from Control]
    ~ wait(2)
    ~ calm = calm - 1
    “Name?” says Pardoe. {knows_control: You give it, and he has to ask how it’s spelled.|Nobody knows Control’s name. You make one up.} He writes it on his cuff. Only then does he look for his boots.
    -> goods_gone

=== goods_gone ===
~ line_clear = true
The goods sighs, gathers itself and draws out into the dark, wagon by wagon by wagon. First the paraffin, close up behind the engine, against instructions: Pardoe likes to have it where he can worry about it. Then beet. You count it under the lamp, for a goods that leaves a wagon behind is worse than a goods. Thirty-eight. Thirty-nine. Forty.
Last comes the tail lamp, small and red and in no hurry, like the last guest at a wedding. Where the goods stood there is an eggspoon, and a length of empty rail.
* [Throw nine back and lock it]
    The lock drops with the sound of a good door.
    -> levers
* {not eight} [Ring on to Eight, so that he takes Pardoe into the loop]
    -> eight

=== eight ===
~ wait(1)
Between boxes you speak in bells. Four, a breath, five, a breath, five: train running away, right line. You learned it at eleven years old with a spoon on a jam jar, and in nineteen years you have never sent it. Your finger does it without you.
Then the bell hangs there on its bracket and does nothing, as bells do. Eight is Ivo. He plays chess by post against three people, and loses.
* [Wait for the answer]
    ~ wait(1)
    -> eight_answers
* [Send it again, and get back to the frame]
    You send it harder, as though bells had a volume. One beat comes back. It may be Ivo. It may be a moth.
    -> levers

=== eight_answers ===
~ eight_warned = true
All fourteen beats come back, exact. Then, against every rule in the book, the local telephone. “Seven? Ivo. The right line? My right line?” He has gates shut across the rails at Eight, and a milk lorry behind them with its engine going.
“Open them. And if I send you Pardoe, put him in the loop.”
“And give her the hill,” says Ivo, working it out. “Coldharbour bank. Four miles of up. My uncle used to say that it could tire out a rumour.”
* [Thank him]
    ~ calm = calm + 1
    “Thank me Thursday,” says Ivo. Far away you hear him shouting at milk.
    -> levers
* [Ask whether that hill has ever stopped anything]
    ~ wait(1)
    “Bicycles,” says Ivo. “A brewery train, in the war. And my uncle.”
    -> levers

=== crossing ===
~ wait(1)
The crossing keeper at the colliery is Nan Cobb, who is seventy-four and answers the telephone by shouting her own name. She is deaf on the left side. She holds the receiver to the left side, since the right is for the wireless.
“NAN COBB!”
You tell her what is coming, twice. In the cottage behind her a dance band goes on playing, as if nobody in it had ever had to be anywhere.
* [Ask her to light the sand]
    -> nan
* [Tell her to get herself and the dog out of the cottage]
    “Will it come through my kitchen?” “It might, Nan.” She thinks. “It’ll want wiping down, then,” she says, and you hear her whistle for the dog. You have made one old woman safe. It is not nothing. It is one.
    -> levers

=== nan ===
~ sand_lit = true
“Light the WHAT?”
“The sand, Nan. Every lantern you’ve got. Then the ladders, and then ring the doctor.”
“Which doctor?”
“All of them.”
The dance band stops. “I’ve eleven lanterns and a Saint Barbara with a bulb in her,” says Nan Cobb. “She’s the miners’ saint. She’ll not mind coming out.” And a mile off across the fields you see the first light set down, and the second, with a dog running between them.
* [Watch until the eleventh]
    ~ wait(1)
    ~ calm = calm + 1
    Nine. Ten. Eleven. Then a twelfth, blue, with a halo.
    -> levers
* [Turn back to the frame]
    -> levers

=== current ===
~ told_control = true
~ wait(2)
~ calm = calm - 1
“It’s a diesel, Seven.”
You knew that. Fear makes people ask for what they know is not there. There is a silence in which you can be ashamed, and Control lets it run exactly long enough.
“I asked them the same,” says Control. “I asked them twice. They were very polite to me the second time.”
* [Ask what Control is called]
    ~ knows_control = true
    ~ calm = calm + 1
    “Edith,” says Control, as if it were a thing found in a coat. {control: You will have to start again, with eyebrows.|You say it back to her. It helps you both.}
    -> levers
* [Say no more about it]
    -> levers

=== drawer ===
~ wait(1)
String. A bun of no known date. Your mother’s flag, folded like a napkin. And the card she wrote for you in the week when she retired, two lines, for she was not a talker:
“Swing it ACROSS your body, never up and down. And speak to them, even when they can’t hear. It isn’t for them.”
You can smell the drawer she kept it in before this one. Lavender, and lamp oil.
* [Put the card in your breast pocket]
    ~ calm = calm + 1
    It weighs what a card weighs. You stand up straighter under it.
    -> levers
* [Eat the bun]
    ~ wait(1)
    ~ calm = calm + 1
    It is from before the strike. Your hands have to stop shaking in order to deal with it.
    -> levers

=== listen ===
You hold your breath so as to hear better. Under the hum of the wire, under Control, there is another voice, very small, counting. “Nine. Ten. Nine. Ten.” Somebody on that train has found a telephone. She knows more numbers than that, you think. She is keeping to the ones she trusts.
How long has she been there? Since the first word you said, probably, and nobody has told her good evening.
* [Say good evening]
    There is a gasp, and a clatter, and the sound of a telephone being picked up off a floor.
    -> voice
* [See to the frame first, and let her count]
    -> levers

=== voice ===
“Hello,” says the voice. It is eight years old at most. “I counted the carriages. It’s nine, and if you’re allowed to count the front it’s ten. The driver is asleep on the floor.”
So there is a driver. Harrow looked for a head in a window and did not think to look lower. Behind her you can hear the whole train drumming, like fingers on a table.
* [Ask for her name]
    ~ knows_wren = true
    ~ calm = calm + 1
    ~ wait(1)
    “Wren.” A pause. “It’s a bird.”
    -> wren
* [Ask what she can see]
    ~ wait(1)
    “A big handle, like a spoon. A red button with glass. And all the lights are going past.”
    -> wren

=== wren ===
{minutes <= 0: -> arrival}
She breathes, and waits for you to be the grown-up. You look round the box, in case there is one.
{knows_wren: “Wren?” you say. “Yes,” says Wren. “It’s still me.”|You ought to have asked her name. There is always a next question, and it is always more urgent than her name.} {minutes < 4: Through the window and through the telephone you hear the same whistle post go by.|Through the telephone comes the clack of the rail joints, quick and even, like somebody typing a letter to you.}
* [Ask about the driver]
    -> fenn
* [Ask who else is there]
    -> hat
* [Ask her to count something for you]
    -> posts
* [Tell her to pull the handle toward her, slowly]
    -> handle
* [Tell her to break the glass and press]
    -> glass
+ [Tell her that you need both hands for the levers]
    -> let_go

=== fenn ===
~ knows_fenn = true
~ wait(1)
“He’s got a badge. F, E, N, N.”
You find that you are sitting down. You have never spoken to Fenn. For nineteen years he has passed this box at one minute to midnight and lifted two fingers from the handle, and you have lifted two fingers back. On the strength of that you once knitted him a scarf. You never found out how one delivers a scarf to a train.
“Is he breathing?”
“His moustache is.”
* [Ask her to undo his collar]
    ~ collar_loose = true
    ~ calm = calm + 1
    “There’s a stud. Studs are hard.” A long small grunt. “I did it. He made a noise like a bath.”
    -> wren
* [Tell her to let him be, and watch the line]
    “He looks cold,” she says, but she turns round. She does as she is told. It is going to be the hardest thing about tonight.
    -> wren

=== hat ===
~ wait(1)
“A man with a hat. He says I shouldn’t touch. He says somebody is sure to come.”
“Put him on, please.”
A rustle. “Good evening,” says a man. “I travel in stair carpet. I only walked through to complain of the speed. I really do not think that I’m the right person.”
* [Tell him that nobody is coming, and that he will do]
    ~ hat_trusted = true
    It is quiet for about a quarter of a mile. “I see,” says the hat. “Then I had better take off my gloves.”
    -> wren
* [Tell him to sit down and hold on to something]
    “I am holding my hat,” he says, with all his heart, and gives you back to the child.
    -> wren

=== posts ===
~ wait(1)
“There are white posts beside the line. Begin at one post and stop at the next. Say an elephant after every number, so that you don’t rush.”
She does it under her breath, with great respect for the elephants. She gets to fifteen. Fifteen elephants to the quarter mile is sixty miles an hour.
“Is fifteen good?” she says.
* [Say that it’s a very good number]
    “I thought so,” says the small voice. You hear her believe you. You put that away with the other things that you’ll look at tomorrow.
    -> wren
* [Tell her the truth: fifteen is too fast]
    ~ elephants = true
    ~ calm = calm + 1
    “So we want more elephants.” “We want as many elephants as we can get.” “All right,” she says. She sounds better. A thing with a number on it is only a sum.
    -> wren

=== let_go ===
“I need both my hands for a bit. I’m not going away. I’ll put you on the shelf, next to the bells, and you will hear everything I do.”
“What do I do?”
It’s a fair question. You have asked it of this telephone for nineteen years, and it has always told you to stand by. Nobody should say that to a child.
* [“Count for me.”]
    “Nine,” she begins at once. “Ten.”
    -> levers
* [“Shout if you see a red light.”]
    ~ promised = true
    “I promise,” she says, in the voice of a person who has signed for things.
    -> levers

=== handle ===
~ wait(1)
“It’s heavy.”
“Is somebody with you?”
“A man with a hat.”
“Tell the hat to help.”
{hat_trusted: There are four hands on it now, and no gloves.|He says he would rather not. He says it through his teeth, in time with the pulling, so that you can tell he is doing it.} Something squeals on the line, and it goes on squealing. In the distance the yellow windows seem to lean back in their seats.
* [“Slowly. As if you were pouring milk.”]
    “I spill milk,” says the voice. “I’ll do it like ink.”
    -> slowing
* [“Harder!”]
    {hat_trusted: “With respect,” says a man’s voice, out of breath, “no. It wants coaxing.” He is right. He has unrolled a great many heavy things on a great many stairs. -> slowing}
    -> slip

=== slip ===
~ calm = calm - 1
The handle jumps back. You hear it hit something that isn’t iron, and then a word that one doesn’t use {hat: about stair carpet|in front of children}. The squealing stops. The rails take up their hum exactly where they had left off.
“He says that he’s quite all right,” the small voice reports. “It’s only his nose. It’s mostly on the hat.”
* [“Again. And this time like milk.”]
    ~ wait(1)
    ~ hat_trusted = true
    “Like milk,” says the man, thickly, and you hear him spit on his hands.
    -> slowing
* [Let them get their breath, and see to the levers]
    -> levers

=== glass ===
“There’s a notice,” says the voice. “It says penalty. It says five pounds.” She has never seen five pounds. She has come a long way tonight without being told off, and she would like to arrive like that.
The thing under the glass is the end of the argument: every brake on every wheel, all at once, from sixty. It works if it’s struck hard, and only hard.
* [“I’ll pay the five pounds.”]
    ~ calm = calm + 1
    “You have to write that down,” she says. You pull the book over by its string and write that down.
    {calm > 2: -> locked}
    -> crying
* [“Never mind the notice. Hit it!”]
    ~ calm = calm - 1
    {calm > 2: -> locked}
    -> crying
* {hat_trusted} [“Then let the hat do it. He has an elbow.”]
    “Cover your eyes, my dear,” says a man who travels in stair carpet.
    -> locked

=== locked ===
Somebody says “sorry” to the glass. Then every wheel on the embankment locks at once.
You see it before you hear it: a line of orange sparks beneath the windows, all the length of her, as if someone were striking the longest match in the county. Then the sound gets here, and you feel it in your fillings. {line_clear: She has a mile of empty road for it.|She has four hundred yards for it, and at the end of them a tail lamp, and forty wagons of beet.}
* [Watch the sparks go out, one by one]
    -> stopped
* [Talk to her until it is over]
    You have no idea what you say. Later she will tell people that it was mostly about sandwiches.
    -> stopped

=== crying ===
~ calm = calm - 1
Your voice came out sharp. It would have made you cry, too. She begins, and then there is only the sound of the wheels, with the crying let in and shut out of it as the wires dip between the poles.
The glass is whole. You could take the sharpness back if there were time, and there isn’t, and you see that this is why grown-ups so seldom do.
* [Tell her that you are frightened as well]
    ~ wait(1)
    ~ calm = calm + 2
    The crying stops to consider this. “Are you allowed?” “Only on nights.”
    -> wren
* [Go back to the levers]
    -> levers

=== slowing ===
The windows come on, slower now: you can see heads in them. A woman has got halfway through an orange. A boy sleeps on his fist. Nobody in there knows yet, apart from a child, a hat and a moustache.
{elephants: “Twenty-two elephants!” shouts the telephone. “Twenty-six! There’s going to be a herd!”|“Is it working?” says the telephone. “It feels like when you stop being on a swing.”}
* {line_clear} [Give her the platform line]
    -> platform
* {not line_clear} [Turn her gently into the siding]
    -> siding_slow
* [Run out with the lamp, so that she can see an end to it]
    -> lamp

=== platform ===
Down the clear line she comes, and stops with the first door exactly at the yellow mark, as if somebody had practised.
For a moment nothing happens. It could be any night. A door opens, and a gentleman gets down with a newspaper, sees where he is, says “Good Lord, not here,” and gets back in.
* [Put your signals back to danger, and then go down]
    Three, nine, eleven: the arms go up behind her, one by one. Nobody shall touch her now.
    -> stopped
* [Leave everything and go down]
    -> stopped

=== siding_slow ===
She goes by beneath your window at the pace of a person walking a dog. The points click under each axle, and you count the clicks. The sand takes the wheels with a sound like a long breath.
{sand_lit: Eleven lanterns and a saint light her the whole way in. “ABOUT TIME,” shouts Nan Cobb.|It is dark down there, and the dark is full of people being surprised, quite gently, all at once.} The wall is still a yard off. It could do with paint.
* [Take the lamp and walk across to them]
    -> stopped
* [Stand until your knees are yours again, and then go]
    -> stopped

=== lamp ===
You stand where the platform ends with the red glass held high, and you walk backwards as the train walks forwards, until both of you have run out of night.
Her headlamp lays your shadow all down the platform, tall as a steeple, with a tiny red heart. In the cab a face has come up over the sill, as far as the nose. It watches the lamp as one watches a spider.
* [Lower it]
    The squealing stops, and the engine lets go a long breath of its own.
    -> stopped
* [Go on holding it up until she waves]
    She waves with the hand that isn’t on the handle. She has thought about which one.
    -> stopped

=== siding ===
The colliery siding ends in forty yards of sand and a wall that nobody has painted since the strike. You listen to the points go over. There is no pulling them back; a lock drops, a wire sings, and it has become a thing that you did.
{calm < 2: You shut your eyes. It makes no difference to the train.|You make yourself keep your eyes open. Somebody ought to, and you are the one with the window.}
* {not sand_lit} [Ring the crossing keeper to light the sand]
    ~ sand_lit = true
    “NAN COBB!” “Lanterns, Nan, all of them, and then run.” She doesn’t ask. She has been expecting this call since 1931.
    -> sand
* {voice} [Tell the child to lie flat on the floor beside the driver]
    ~ lying_down = true
    “Like a sleepover,” she says. “A bit like that,” you say.
    -> sand
* [Watch]
    -> sand

=== sand ===
{sand_lit: A row of lanterns, and a blue saint at the end of it. She comes in among them at fifty, and they go out one after another from the near end, as though somebody were leaving a house for good.|Lit windows, and then no lit windows. That is all there is to see.} Then the sound of it, which goes on after you have decided that it must be over.
Then a hiss, which is only sand, running down off things.
* [Run]
    You are across two fields before you notice that you’ve brought the bell hammer.
    -> digging
* [Telephone first: ladders, blankets, every doctor]
    You are clear and brief and you spell the names. Nobody could tell. Then you run.
    -> digging

=== digging ===
You dig with a coal shovel, and beside you dig two doctors, a baker, and a person in a nightgown and miner’s boots who is {crossing: Nan Cobb|someone you know only as a voice shouting its own name}. The sand has come in at the windows up to the seats. It is warm. People come out of it swearing, which is the best sound in the world.
You count them. Twenty-eight. Twenty-nine. The man with the hat, who won’t give his name to a shovel. And thirty-one, led by the hand, and carrying a telephone on a foot of torn wire. “It went quiet,” she says, “so I brought it.”
* [Count them all again]
    Thirty-one. You would like to go on. It is the nicest number you know.
    -> ending_sand
* [Sit down in the sand next to her]
    {lying_down: “It wasn’t like a sleepover,” she says, after some time.|“Was that you, on the telephone?” she says. “Or was it the other one?”}
    -> ending_sand

=== lamp_hook ===
The lamp hangs beside the door, where she hung it. You have filled it every night for nineteen years and not once had to light it in earnest. It takes the first match at once, as if you had only had to ask.
There are twenty-six steps, an iron rail, and a gate that sticks. There’s no plan after the gate.
* [Down the steps]
    -> track
* {heard} [Shout into the telephone that you’re coming out with a red light, and then go]
    ~ promised = true
    ~ wait(1)
    You don’t wait to hear whether anyone says yes.
    -> track

=== track ===
The ballast slides under your boots. You swing the lamp across your body, the old way, the way your mother taught you from this same box{drawer:, the way it says on the card}. She is not pretty now. She is a noise with a light in front.
You find that you are speaking to them. You’re telling thirty-one strangers to look up, please, somebody, look up.
* {heard} [Swing it wider]
    -> seen
* {not heard} [Swing it wider]
    -> unseen
* [Stand still in the middle, and swing it properly]
    ~ calm = calm + 1
    Across. Across. Not up and down.
    {heard: -> seen}
    -> unseen

=== seen ===
In the cab window there is a small face. It sees you. It vanishes, and the brakes come on.
{promised: You can hear her, over iron, over everything, shouting that it’s a red one, it’s a red one, she promised.|You will never know what it cost her to believe a stranger with a lamp, at that age, at that hour.} The light grows until it is all there is. Then it is a headlamp, hot and humming, with a moth on it, one yard from your coat buttons.
* [Lower the lamp]
    -> stopped
* [Go on swinging until somebody tells you to stop]
    “You can stop now,” says a very small voice, high up.
    -> stopped

=== unseen ===
Nobody is there to see it. The cab window is a black square with the moon in it. Whoever might have looked was never told where to look.
Behind the black square come the bright ones, one, two, three, and there’s a person in each of them. A woman is peeling an orange. There is time to see that she is doing it all in one piece.
* {line_clear} [Step back, and let her have the road]
    -> runaway
* {not line_clear} [Stay, and keep swinging]
    -> goods_hit
* {not line_clear} [Run for the goods, to get Pardoe out]
    He is out already. He’s a hundred yards up the field in his socks, and he is running the wrong way, back, towards you, waving an egg.
    -> goods_hit

=== arrival ===
There comes a moment when nothing that you do will reach the train before the train does. You know it by how quiet you become. The windows of the box begin to shake in their putty, all together, like an audience.
One minute to midnight. {knows_fenn: This is when he lifts two fingers.|This is when the driver always lifts two fingers, and you lift yours.}
* {line_clear} [Let her have the road]
    -> runaway
* {not line_clear} [Take the lamp, and go down to her]
    -> goods_hit
* {not line_clear and voice} [Say into the telephone: “Lie down flat. Everybody. Now.”]
    ~ lying_down = true
    “LIE DOWN FLAT,” you hear, in a voice that could clear a playground. “EVERYBODY. NOW.” You take the lamp, and go.
    -> goods_hit
* {not line_clear} [Throw lever four after all]
    It won’t move. The lock has dropped; the frame does not let anybody change their mind under a train. You take the lamp instead.
    -> goods_hit

=== goods_hit ===
Here is what nobody knows about sugar beet: it gives. Eleven wagons of it went up like a flock. And the paraffin was at the far end, close up behind the engine, against instructions, because Pardoe liked to have it where he could worry about it.
{lying_down: Thirty people walked home over a field that was white with beet. One did not. They had been on the floor, they said; a child had told them to.|Twenty-six people walked home over a field that was white with beet. Five did not.} You hear it all from far down, as if through a wall.
* [Hold the lamp up, still]
    -> ending_goods
* [Set the lamp down carefully, where it won’t fall]
    -> ending_goods

=== hold ===
{minutes < 6: There is nothing more to pull. -> runaway}
~ wait(3)
You hold the road. The clock over the stove eats three minutes, and does not say thank you.
Holding is most of the work, your mother used to say. Any fool can pull. You stand with one hand on nine, which would like to come back, and you don’t let it.
* [Wipe down the levers with the cloth]
    Four to eleven. You leave the first three for luck, which she also did.
    -> levers
* [Talk to the train, although it can’t hear]
    ~ calm = calm + 1
    You tell it that the road is clear. You tell it to take its time.
    -> levers
+ [Look at the clock]
    -> levers

=== stand ===
~ wait(2)
You stand with your hand on the iron. {It is cold for the first minute and warm for the second, and that’s all the two minutes are good for.|It is warm already. You know what to do; you have known for some time; it’s only that whichever lever you pull, you’ll be the person who pulled it.|It isn’t going to tell you anything that it didn’t tell you before.}
Down on the platform Pardoe is whistling the tune he always whistles, the one with no end.
+ [Let go of the frame]
    -> levers

=== runaway ===
She goes through at sixty with all her windows lit, on a road that you made clear for her. It takes eleven seconds. A woman with an orange; a boy asleep on his fist; a gentleman reading, moving his lips. {knows_fenn: You lift two fingers. The black square of the cab lifts none.|You lift two fingers, out of habit, and nobody lifts any back.}
After the tail lamp comes the wind that follows trains. It opens the door, looks in, and puts your sandwich on the floor.
* [Send “train entering section” to Eight, as for any other]
    Two beats. One has to say something.
    -> hill_wait
* [Stand at the window until the red light is gone]
    -> hill_wait

=== hill_wait ===
{eight_warned: Eight sends the bells back: gates open, lorry gone, Pardoe in the loop with his cap off. She had a clear road through there like a king’s.|At Eight there are four gates across the line. There were. The lorry that ought to have stood between them was late that night, for the first time in its life. Pardoe was in the loop, where Ivo puts him every night to be rid of him. You had left all that to luck, and luck had been in.} Beyond Eight there is only the long bank at Coldharbour, where any train gets tired.
You have eleven levers, and there isn’t one that does anything about a hill.
* {voice} [Talk to the child, all the way up]
    -> hill_wren
* [Keep your hand on the telephone]
    -> hill_phone
* [Pick up the sandwich, and eat it]
    You eat it standing. It has stove ash on it. It’s the best thing you’ve ever tasted, and that makes you angry.
    -> hill_phone

=== hill_wren ===
“Are we there?” she says.
“You are going up a hill. Tell me about the posts.”
{elephants: “Fifteen elephants. Sixteen. Twenty.” A long wait. “Thirty-one elephants! That’s one for everybody.”|She tells you about the posts. There is a post, and then for a while there isn’t, and then for a longer while there isn’t.} The drumming behind her spreads out until you could put words between the beats, and then a whole sentence, and then an evening.
“It’s stopped,” she whispers. “It’s leaning.”
* [Tell her to put the big handle where it stays]
    It takes her and the hat together. You hear it go home, like a bolt in a door.
    -> hill_phone
* [Ask her what she can see]
    “Sheep,” says the voice, with deep content. “They’re all awake.” Behind her somebody with a hat is winding on the handbrake.
    -> hill_phone

=== hill_phone ===
At 00:09 the telephone rings once. “Stopped by herself,” says Control. “On the hill. Like a dog that’s had its run.”
“Thirty-one?”
“Thirty-one. {voice: One of them wants to know whether she may put the telephone down now.|There was a child in the cab. She’d been talking into the telephone for eleven minutes, they say, and nobody had said hello.}” {voice: You tell her yes. You tell her thank you. There is a click, and you go on holding the receiver.|{heard: You heard her. You’re the only one who did, and you were busy.|You didn’t hear her. You will find that this does not help.}}
* [Write it in the book]
    -> ending_hill
* [Put coal on the stove]
    -> ending_hill

=== stopped ===
Then it is quiet. You hear the stove again, up in the box, and a man’s voice saying, over and over, “there’s a child driving”.
Doors open all along her. People lean out and look up and down the night as if it had been their fault. It smells of hot iron and, somehow, of oranges.
* [Walk down the length of the train]
    -> carriages
* [Go straight to the cab]
    -> cab
* [Go up again and tell Control]
    -> box_after

=== carriages ===
You walk along beneath the windows with your lamp. A woman holds out half an orange to you, without a word. A boy wants to know if there’s going to be another one. A gentleman asks whether this means that he’ll miss the connection at Coldharbour; he asks it kindly, as one might ask after somebody’s aunt.
You count heads as you go. Thirty. You walk back, and count again. Thirty.
* [Tell the gentleman that the connection has been told to wait]
    It hasn’t, but it will be. You’ll see to it yourself. You are in the mood to be obeyed by trains.
    -> cab
* [Go and find the thirty-first]
    -> cab

=== cab ===
She is standing on a suitcase with her back to you and both hands on the handle, which nobody has told her that she may let go of. There is a label through her buttonhole, the kind they put on parcels. {knows_wren: It says WREN, and under that, in other handwriting, WITH CARE.|“Wren,” she says, without turning round. “It’s a bird.”}
A man sits on the step with {slip: his head back and a ruined hat held to his nose|his hat on his knees, turning it round and round by the brim}. On the floor lies a driver with a grey moustache.
* {collar_loose} [Kneel down by the driver]
    -> fenn_wakes
* {not collar_loose} [Kneel down by the driver]
    -> fenn_sleeps
* [Go and shake her hand]
    -> handshake
* [Go back up and write it in the book]
    -> book

=== fenn_wakes ===
His collar is open, with the stud laid neatly on his chest, where he’d be sure to find it. There’s a vet from the third carriage, who says it’s the heart, and that he has seen worse in horses. “Another five minutes in that collar,” says the vet, and looks at the child, and doesn’t finish.
Fenn opens one eye. It wanders, and it finds you. On the floor, an inch above the iron, two fingers lift.
* [Lift two fingers back]
    It is the longest conversation that you have had with him. There’ll be time for the scarf.
    -> handshake
* [Tell him that he’s eleven minutes late]
    The moustache moves. “Book it,” says Fenn.
    -> book

=== fenn_sleeps ===
There’s a vet from the third carriage. He kneels and listens for a long time, longer than he needs to. Then he does up the top button of the driver’s coat, which was undone, and smooths it. On the badge it says FENN. {knows_fenn: Nineteen years, and two fingers.|So that was his name: the one who lifts two fingers at a minute to midnight. You had always meant to ask.}
“Is he still asleep?” says Wren.
* [“Yes.”]
    She nods. She has known for a good while, you see, and it was a present to you to ask.
    -> handshake
* [“No. But you brought him home.”]
    She thinks. Then at last she takes her hands off the handle, one at a time, and puts them in her pockets.
    -> handshake

=== box_after ===
Twenty-six steps. The sandwich is where you left it. The telephone is saying “Seven? Seven?” in a voice that has gone up and down the same two notes for some while.
“Stopped,” you say. “All of them.”
You hear a chair, and a headset put down on wood, and nothing, and then a nose being blown. {knows_control: “Thank you,” says Edith. “I shall be wanting to see what you look like.”|“Noted,” says Control. And then, “It’s Edith, by the way.”}
* [Write it in the book]
    -> book
* [Go down again and find the child]
    -> cab

=== handshake ===
Her hand is black with brake dust, and she looks at yours first, to see whether it’s clean enough. You shake. {glass: “I’ve got to pay five pounds,” she says. You tell her that it’s been seen to.|“It said penalty,” she says. “I didn’t touch that one.” You tell her that it’s been noted.}
“Are you the telephone for trouble?” she says. “What’s your number?”
“Seven.”
“Just seven?” She is delighted. It’s one that she trusts. It comes before nine and ten.
* [Tell her which nights you are on]
    She moves her lips, putting it where she keeps the carriages.
    -> ending_wren
* [Tell her that it’s only for trouble]
    “I know,” says Wren, kindly. “But you could pick it up and see.”
    -> ending_wren

=== book ===
{booked: There is your own line from 23:49, very neat, by somebody you used to be.|You should have begun this page eleven minutes ago. You rule a line where the beginning ought to go, and start from the end.} Time, description, from, to. The pen on its string just reaches. Then comes the column that says DRIVER, an inch wide, and you hold the pen above it while a drop gathers on the nib.
You could put Fenn. It would be tidy. Nobody has ever been in trouble for tidy.
* [Write down who was driving]
    You write it, and blot it, and it looks as true as anything else in there.
    -> inquiry
* [Open the window, and ask her how to spell it]
    “With a W,” comes up out of the dark. “You don’t say it. It only rides along.”
    -> inquiry

=== inquiry ===
The inspector comes in the new year. He is a thin man with a good pen, and he turns to the page straight away, as one goes to a sore tooth. “You cannot enter a child as the driver of a passenger train.”
The stove ticks. Below, Pardoe is arguing with somebody about an egg.
“There are forms for this,” says the inspector, less certainly. “There’s a form for livestock.”
* [“Then put down who else it was.”]
    He uncaps the pen. He looks at the column for as long as it takes a goods to pass. He puts the cap on again.
    -> ending_book
* [Offer him the pen on the string]
    He looks at the string. It’s not quite long enough to reach him. He sees that it never has been.
    -> ending_book

=== ending_wren ===
# ending: a bird
Every year, in the week before Christmas, the telephone rings in Signal Box Seven, and there is no trouble at all.
She tells you what she is learning. It was fractions, and then the cello, and then bridges. At the end she says, “Nine,” and you say, “Ten,” and you both hang up at once. Neither of you has ever missed it by more than a second.
-> END

=== ending_book ===
# ending: the train register
“23:59. Passenger, Harrow. Stopped clear of the points. Driver: W., aged 8.”
They left it in. It is in the museum at the county town, under glass. There’s a little card beside it about the history of braking. Children push their noses up against the case, find the line, and count on their fingers to see how old they are.
-> END

=== ending_sand ===
# ending: forty yards
The sand did what sand is for. {sand_lit: Four|Eleven} were hurt, and thirty-one went home. At the inquiry they asked why you chose lever four. You told them that you counted too.
It is bound in blue with the others now. In the spring somebody painted the wall. Nan Cobb says it wasn’t her, at the top of her voice.
-> END

=== ending_hill ===
# ending: Coldharbour
Nobody wrote a song about it. A road was clear; a hill was long enough. Most of the work in the world is like that.
{voice: In January a parcel comes for Seven. In it there is a toy elephant, and a label, and on the label it says, WITH CARE.|You pick the telephone up now on the first ring, and the first thing you say, whoever it may be, is hello.}
-> END

=== ending_goods ===
# ending: the lamp
They found the lamp unbroken on the ballast, and still alight. It hangs in the box now. Whoever comes on shift touches it, once, and doesn’t say why.
The bench is still on the platform too. Every night at ten past twelve a large man sits there in his socks for as long as it takes to eat an egg, and he looks down the line, and never once has to be told to hurry.
-> END
