// Velvet Hour. An original story for Meowtale.
VAR heat = 0
VAR trust = 0
VAR fenn = 0
VAR song = 0
VAR black = false
VAR hat = false
VAR debt = false
VAR told = false
VAR kissed = false
VAR lover = false
VAR fkey = false
VAR sign = false
VAR ticket = 0
VAR clause = false
VAR signed = false
VAR secret = false
VAR envelope = false
VAR along = false

-> notice

=== notice ===
The notice is on the door when you come to work. THE VELVET HOUR WILL CLOSE ON THE LAST NIGHT OF FEBRUARY. PATRONS ARE THANKED. Underneath, somebody has added in lipstick: FOR WHAT?
You are forty-three. You have sung here for eleven winters, and you have outlived two contracts, one with a record company, and one with a man who was paid to shoot you. It is snowing on the word THANKED.
* [Go in by the front, as if it were any Thursday]
    The door sticks in the same place. You give it the same hip.
    -> bar
* [Go around by the alley]
    The alley has no notice. The alley has never explained itself.
    -> alley
* [Take out your own lipstick, and answer]
    You write: THE ICE. It is true. They always did like the ice here.
    -> bar

=== bar ===
Mr. Ames is cutting lemons. He cuts them thin and even, and in nine years you have not seen him look at the knife. Before that he was in another line of work. “Snow,” he says. “She’s upstairs, doing the books.” Mrs. Abelard does the books in matches, one to the dollar, and lately she has been striking them. “And there’s a new man at the piano. I told him about the F.”
* [“What is he like?”]
    ~ trust = trust + 1
    “Owes somebody,” says Mr. Ames. “He moved the stool so it faces the door.”
* [“The usual”]
    ~ trust = trust + 1
    The usual is hot water with a lemon in it, and something in the lemon. He has already made two.
* [Steal a slice]
    The next one comes off the knife exactly where the first one was, with you in mind.
- -> piano

=== alley ===
In the alley a man in half gloves is listening to a man in a very good hat. “Thursday,” says the hat. “Thursday,” the other agrees, as one agrees with a doctor. The hat leaves. The half gloves turn around, see you in your galoshes and your fox collar, and need a second too long to put a face together.
“I’m the piano,” he says.
* [“Then they want you indoors”]
    ~ trust = trust + 1
    He looks at the door you hold for him as if doors were generally bad news.
* [“Who was the hat?”]
    ~ hat = true
    “My tailor,” he says. You look at his coat. “He’s not happy about it either.”
* [Give him your arm; it is icy]
    ~ heat = heat + 1
    It is six steps. He takes each one as though you had asked him to carry something that was full.
- -> piano

=== piano ===
The piano came across the river on a coal barge, and for nine years the F above middle C has been dead. You press it and it gives a small felt cough. Jonah Pryce is thirty-eight. He has long wrists, a shaving cut, and a way of sitting down as if the stool might be called in.
“What do the others do about the F?” he asks.
“They hit it, and wince.”
He thinks about that. “I’d go around,” says Jonah Pryce.
* [“Show me”]
    ~ heat = heat + 1
    He plays eight bars with a hole in the middle, and the hole is the best part.
* [“Can you play quietly?”]
    ~ trust = trust + 1
    He plays so quietly that you can hear that it has stopped snowing.
* [“Can you pay your bar bill?”]
    ~ trust = trust + 1
    “No,” he says. You have waited years for somebody to just say it.
- -> dressing

=== dressing ===
Your dressing room is a closet with a bulb. Behind the mirror a steam pipe knocks in B flat. Two dresses hang on the nail: the green velvet, which has been let out twice and is all that most people remember of you, and the black, which has no back to it and makes no excuses. In the frame of the mirror there is a card, white as milk. “As ever. F.”
* [The green]
    It knows the way. You could send it on by itself.
    -> first_set
* [The black]
    ~ black = true
    There are four hooks, and they are where no woman has ever been able to reach them.
    -> hooks

=== hooks ===
Otto, who drums, does the hooks as a rule, with his eyes on the ceiling. Otto is late. The knock is the piano, with a question about keys. So he does the hooks. “Cold,” he says before the first, meaning his hands, and he is right, and he says it again before the second. “Cold.” By the fourth it isn’t true anymore, and nobody says anything.
* [“What was the question?”]
    ~ heat = heat + 1
    “I don’t know,” he says. “It was about keys.”
* [“Otto looks at the ceiling”]
    ~ trust = trust + 1
    “I looked at the hooks,” says Jonah. And then, since he is going to be honest: “Mostly.”
- -> first_set

=== first_set ===
Forty people and a radiator. At table nine, like every Thursday, sits Mr. Fenn with his hat on his knee and a glass of warm milk. You could start them with the fast one. You could start them with the slow one, which is yours, and which Meridian Records put on wax the day before it burned down. Jonah’s hands are waiting over the keys. He isn’t looking at the music. He is looking at where you breathe.
* [The fast one]
    ~ trust = trust + 1
    You go off like a string of firecrackers, and at every corner he is there ahead of you, holding the door.
* [The slow one]
    ~ heat = heat + 1
    In the bridge is the dead F. For eleven winters you have sung across that hole, and tonight someone has put up a railing.
* [Nod at him to take it alone]
    ~ song = song + 1
    He looks scared, and then he plays scared, and it is the best thing that anyone has heard in that room since the flood.
- -> table_nine

=== table_nine ===
“Miss Marrow.” Mr. Fenn gets up; he always does. He is sixty, pink, and as clean as an egg. He lends money, and he has never been heard to raise his voice, though they say he once waited outside a house for nine days. “I have bought this building,” he says. “It gives me no pleasure. I should like to talk about where you will be in March.” He looks past you. “And how do you find Mr. Pryce? I have an interest in his hands.”
* [“What does he owe you?”]
    ~ debt = true
    “Six thousand two hundred,” says Mr. Fenn, “as of the soup.”
* [“In March I will be asleep”]
    ~ fenn = fenn + 1
    He laughs without making any sound. “Then I will wait,” he says.
* [Drink his milk]
    ~ fenn = fenn + 2
    You have wanted to for years. It is only milk. He watches you put down the glass as one watches a cat do something expensive.
- -> velvet_hour

=== velvet_hour ===
Between three and four, when the chairs are up, the band plays for itself. That is the velvet hour. The place is named for it, and has never sold a ticket to it. Sweet Hal takes off his shoes to play the bass. Mr. Ames polishes one glass. You sit in the curve of the piano with your heels in your lap, and Jonah plays eight bars of something. He has had them for two years, he says. They won’t open.
* [Hum what comes next]
    ~ song = song + 1
    It is in the place where the F isn’t. He stops playing, and plays it, and looks at you as if you had found his keys.
* [Ask what it is called]
    ~ trust = trust + 1
    “I don’t call it anything,” says Jonah. “It owes me rent.”
* [Put your stocking feet against the wood, and listen]
    ~ heat = heat + 1
    Every low note goes up as far as the knee, and stops there, like a gentleman.
- -> home

=== home ===
At four there is a foot of snow and no streetcar. Everyone has his own way of not going home. Hal has a cousin. Otto sleeps in the drum case, or says so, and he is six foot three. “I could see you to your door,” says Jonah, to his half gloves. “Or I know a place that does eggs.”
* [The door]
    -> snow_walk
* [The eggs]
    -> eggs
* [“Good night, Mr. Pryce”]
    ~ trust = trust + 1
    He lifts a hand. You hear him all the way down the block, whistling eight bars, and stopping where they stop.
    -> new_year

=== snow_walk ===
He walks on the outside, the way mothers teach it, except that when headlights come he is suddenly on the inside. You notice at the third car. The snow has taken the sound off everything. On your stoop he pulls off one half glove, and shakes your hand bare, and is a second late in giving it back.
* [“Who are you hiding from?”]
    ~ debt = true
    ~ trust = trust + 1
    “Arithmetic,” says Jonah. “I borrowed six hundred to bury my mother. Brass handles. It’s six thousand two hundred now. They were very good handles.”
* [Leave the hand where it is]
    ~ heat = heat + 2
    It snows on you both. In the end he puts your hand down carefully, like a glass that belongs to the house.
* [Go up, and stand at the window with the lamp off]
    ~ heat = heat + 1
    He is still down there, with his face turned up to the wrong window. You let him look at it as long as he likes.
- -> new_year

=== eggs ===
Two policemen, a nun, and a waitress named Dot, who once saw you die of consumption in a revue. Jonah eats as if somebody might come for the plate. “Two contracts,” he says. “People say it like it was a title. What were they?”
* [Tell him about the first]
    ~ trust = trust + 1
    One session for Meridian Records. They were insured, you say. They sent you a check for the part of you that melted.
* [Tell him about both]
    ~ told = true
    ~ trust = trust + 2
    “And he sat through nineteen sets at table nine,” you finish, “and then asked for a job.” You can see Jonah go through the staff in his mind, and arrive at the lemons.
* [“You first. What do you owe?”]
    ~ debt = true
    ~ trust = trust + 1
    “Six thousand two hundred,” he says. “It was six hundred when it was my mother’s funeral.” He puts the crust back on the plate.
- -> new_year

=== new_year ===
New Year’s Eve, and three hundred people in a room for a hundred and twenty; everyone has come to see it not end. It is the fourth week of you and the piano. Otto is running a pool. Jonah wears a borrowed dinner jacket with another man’s initials, and when you lean on the lid to count him in, he has to count himself in twice. You get twenty minutes before midnight.
* [Spend them at the bar, with Mr. Ames]
    -> ames_story
* [Spend them upstairs, with Mrs. Abelard]
    -> matches
* [Go to the cloakroom, for your other lipstick]
    -> cloakroom

=== ames_story ===
“Nine years tonight,” says Mr. Ames, pouring for eleven people. “Your Leo gave me five thousand, all in front, in an envelope with his bank on it. I thought, here’s a husband who doesn’t do this often.” He wipes the bar where it is clean. “I sat at nine to find out when you went home. Well. You did the slow one. And it turned out that you didn’t go home.”
* [“What happened to Leo?”]
    ~ trust = trust + 1
    “He moved,” says Mr. Ames. You ask him every year. It is your Auld Lang Syne.
* [“What happened to the money?”]
    ~ fkey = true
    “Couldn’t spend it. Couldn’t hardly give it back. I put it where nobody was ever going to play it.” For the first time you see him look at what he is cutting.
* [“Do you miss it?”]
    “I miss the sitting,” he says. “It was mostly sitting.”
- -> midnight

=== matches ===
Mrs. Abelard is eighty. She has one good eye and she keeps it on the matches. “This is the year,” she says, and shows you two heaps. “There’s what we took. There’s what we owe. See how pretty?” She lights the one with the last of the other. “Thirty-one years, and he offers me a fair price, your milk drinker. It’s the fairness I can’t forgive.”
* [Ask her what she is keeping back]
    ~ sign = true
    “The sign,” says Mrs. Abelard. “The neon’s mine, it isn’t the building’s. There’s a man in antiques would give twelve hundred. When they put me out, you take it down.”
* [Ask what she makes of the piano]
    ~ trust = trust + 1
    “He’d leave by the window, and come back for his hat,” she says. “I married one. Best six years I had.”
* [Stay with her until the heap is burned]
    ~ song = song + 1
    It burns blue at the edges. She hums while it does, eight bars of something that has come up through the floor.
- -> midnight

=== cloakroom ===
His coat hangs against yours like a stranger on a streetcar. You do not go through men’s pockets. You were married to one who made a point of leaving things in them. But it is sticking out, and it is printed in red: LAST BUS, FEB. 28, 4:40 A.M., ONE WAY. It is for one.
* [Push it down until it cannot be seen]
    ~ ticket = 1
    Now there are two of you hiding it.
* [Put it in your glove]
    ~ ticket = 2
    It is as stiff as a playing card. You will see whether he asks for it.
* [Write something on the back]
    ~ ticket = 3
    ~ trust = trust + 1
    You do it with the eyebrow pencil. “Send eggs,” you write, and slide it back, and go out and be charming.
- -> midnight

=== midnight ===
“Ten,” says the room. “Nine.” You are at the microphone with three hundred faces turned up to you like plates. To the left of you, under all of it, the piano is going, very softly, eight bars and no further. “Five,” says the room. He is not looking at the keys. He is asking you something, but only with his eyebrows, so that it can be taken for something else.
* [Cross the stage]
    ~ kissed = true
    ~ heat = heat + 2
    It is four steps, and you do them like an entrance.
    -> midnight_kiss
* [Nod]
    ~ kissed = true
    ~ heat = heat + 1
    He gets up so fast that the stool goes over. One hand stays behind, on the chord.
    -> midnight_kiss
* [Sing]
    ~ song = song + 1
    -> midnight_song

=== midnight_kiss ===
Three hundred people shout the last number and you don’t hear it. He tastes of peppermint and stage fright. His left hand goes on holding the chord; someone must have told him, when he was small, never to let go of one at New Year’s. Otto wins eleven dollars. At table nine a glove pats another glove, very gently.
* [“You missed a beat”]
    ~ trust = trust + 1
    “I’ve missed about two years of them,” says Jonah. “I’m just getting the use of this one.”
* [Stay for another eight bars]
    ~ heat = heat + 1
    It is the first time that they have gone anywhere.
* [Look at table nine]
    ~ fenn = fenn + 1
    Mr. Fenn lifts the milk to you. So that is when the year begins.
- -> upstairs

=== midnight_song ===
You do the slow one. For a line you are alone with it, and then he is under you, so close that you could sit down. And in the bridge he does not go around. He plays the dead key, on purpose, just the little cough of felt, and leaves you there by yourself to be the note. The room takes it for a trick. You don’t. It is the most indecent thing that anyone has ever done to you in public.
* [Hold the note until he looks up]
    ~ heat = heat + 2
    He looks up. He goes on looking. It is a long note.
* [Turn around, and bow to him]
    ~ trust = trust + 1
    It is how one bows to a partner. He has to look behind him to be sure.
- -> upstairs

=== upstairs ===
By four they have all gone out into the new year. Over the club there is a room that isn’t let to anyone: a bed, a radiator, and in the window the back of the neon sign, which makes it all rose, and then dark, and then rose. Jonah has carried up your shoes. He stops on the landing, where shoes stop. “I can put these down and say good night,” he says. “I’d like that to be one of the ways it could go.”
* [“Put them down and come in”]
    ~ lover = true
    -> rose
* [“Come in and sit. Just sit”]
    -> sitting
* [“Good night, Jonah”]
    ~ trust = trust + 1
    “Good night, Della.” He sets them side by side with the toes out, so that you can walk straight into them.
    -> january

=== rose ===
“Tell me if,” he says, and you say that you will, and you do. You tell him once to wait, and once not to. Rose. {black:He knows about the hooks.|The green has a zipper that needs two people; it has always been a sociable dress.} Dark. He is careful with his hands, as though they were on loan. Rose. You had forgotten that about it, that one is allowed to laugh in the middle. Under the floor the pipe knocks, and both of you stop, and both of you say “B flat,” and then the sign goes off. Mrs. Abelard is saving on the current.
* [Sleep until the plows come]
    ~ trust = trust + 1
    You sleep like something that has been put down.
* [Stay awake, and learn how he breathes]
    ~ heat = heat + 1
    Four in, six out, and a rest. You could come in on that anywhere.
- -> morning

=== sitting ===
He takes the chair and you take the bed, under the coats, with the band’s rye between you, and you play Worst Booking. You have the opening of a cold-storage warehouse. He has his mother’s funeral, where he played, because you don’t pay a stranger. That wins. Toward six he lays his head on the foot of the bed next to your feet, and goes to sleep in the middle of a word. The sign turns him rose, and dark, and rose.
* [Put your coat over him]
    ~ trust = trust + 2
    He says “thank you” without waking up. Somebody brought him up nicely.
* [Put your hand in his hair]
    ~ heat = heat + 2
    You leave it there, and it goes to sleep before you do.
- -> morning

=== morning ===
The snow light comes from below, off the street, and makes the ceiling the brightest thing in the room. He is already looking at it. “You ought to know what I am,” says Jonah. {debt:You have heard the number before. It sounds different lying down.|“Six thousand two hundred dollars, to a man who drinks milk. It was brass handles for my mother.”} {ticket == 3:He turns his head. “I’ve got a ticket. Somebody wrote on it.”|He has a plan, he says. The plan, it turns out, is to be on a bus.}
~ debt = true
* [“That’s not a plan, it’s a timetable”]
    ~ trust = trust + 1
    He laughs, and then he stops, and that is when you know that he had thought it was one.
* [“Don’t tell me which day”]
    ~ heat = heat + 1
    “All right,” he says, and puts his face in your neck, like a man who has been let off something until Monday.
* {not told} [Tell him about the second contract]
    ~ told = true
    ~ trust = trust + 2
    You tell him about Mr. Ames. He lies very still. “So they paid that,” he says, “and I owe this, and you’re the one making the coffee.”
- -> january

=== january ===
January has no Saturdays in it. You write the song between three and four, eight bars at a time, with the chairs looking on. He has the tune and you have the words, or you have one word, which is “railing,” and you are waiting for the others to come and lean on it. Upstairs Mrs. Abelard knocks on the floor when it gets sentimental.
* [Write the verse about the brass handles]
    ~ song = song + 1
    ~ trust = trust + 1
    He plays it with his eyes shut. “They really were good handles,” he says.
* [Write the verse about the rose light]
    ~ song = song + 1
    ~ heat = heat + 1
    Three knocks from above. You keep it in.
* [Write nothing for the place where the F is, and sing nothing there]
    ~ song = song + 2
    It is the first thing you ever wrote that got better when you took your hands off it.
- -> february

=== february ===
The second Thursday in February he comes late, with his right hand inside his coat, like a general in a picture. The last two fingers are tied to half a ruler. “A door,” says Jonah.
Mr. Ames looks at the hand the way a tailor looks at a suit. “That wasn’t a door,” he says. “A door doesn’t stop at two.”
* [Take him to the dressing room, and see to it]
    -> hand
* [Ask Mr. Ames who does two]
    -> ames_doors
* [Walk straight to table nine]
    -> fenn_offer

=== hand ===
You tie it again, with a stocking, so that it is at least straight. He talks to the top of your head. Two fingers for two Thursdays{hat:; it was the tailor}. They were very polite. They asked which ones he used the least. “I said the ring finger,” says Jonah. “I thought that was funny.” He is shaking. He lets you see it, and that is new.
* [Hold the hand until it stops]
    ~ trust = trust + 2
    It takes as long as the slow one, twice through.
* [Kiss the three that work]
    ~ heat = heat + 2
    “Go on,” he says, not very steadily. “You never know. Do the other two.”
* [“We’ll do it with the left”]
    ~ song = song + 1
    He looks at his left hand, like a man whose kid brother has just been called up.
- -> left_hand

=== ames_doors ===
“There’s four in town do fingers,” says Mr. Ames, “and three of them rush it. This was done over a napkin.” He cuts a lemon in half, and fits it together again. “I could go and talk to him. I wouldn’t like to. I’ve had nine good years of lemons.”
* [“Don’t. Not for me”]
    ~ trust = trust + 1
    You think that he is relieved. It doesn’t show on him in the usual places.
* [“What would you do, in my shoes?”]
    ~ fkey = true
    “Somebody paid for you once, in full,” says Mr. Ames. “I never had that key mended. I’d look and see if it would stretch.”
- -> left_hand

=== left_hand ===
That night he plays with the left. There is only the bottom half of every song, and you have to stand on it. It is like singing off the end of a dock. In the bridge you take the right hand’s part yourself, without words, and you find out how high up he has been living all this time. When you stop, nobody does anything for a whole breath. Mr. Fenn has put his milk down.
* [Bow to the left hand]
    ~ song = song + 1
    It makes a small, embarrassed chord.
* [Look at Mr. Fenn until he looks away]
    ~ fenn = fenn + 1
    He does not. But he blinks, and a waiter writes down the time.
- -> fenn_offer

=== fenn_offer ===
“I dislike fingers,” says Mr. Fenn. “It is like burning down the library to get back a card. Do sit.” He lays it on the cloth, four pages, cream. “Five years at my new room uptown. Six nights a week, and your name in lights, which will be my lights. On your signature Mr. Pryce’s account is closed.” {debt:You know what it comes to.|It comes, he mentions, to six thousand two hundred.} “I would call it a present, if I gave them.” {kissed:He was there at midnight; he clapped. }The pen is warm. He has been holding it.
~ debt = true
* [Read it]
    -> read_it
* [Ask for time, until the last night]
    ~ fenn = fenn + 1
    “By all means,” he says. “I am patient. It is my only vice.”
    -> tell
* [Sign it]
    ~ signed = true
    -> signed_early

=== read_it ===
You read every word, because you didn’t the first time, and the second time nobody showed it to you. It is fair. It really is. On page three there is a clause eleven: “The Artist shall form no attachment to any accompanist.”
“That isn’t personal,” says Mr. Fenn. “I once had a soprano.”
* [Strike out eleven, and hand it back]
    ~ clause = true
    ~ fenn = fenn + 1
    He looks at the line you have drawn for some time. “I should have to sleep on that,” he says. You tell him that you hear he is patient.
* [Ask him why he wants you]
    ~ fenn = fenn + 2
    He thinks. “When I am in a room, everybody in it is waiting for me to leave. You are the only person I ever saw who forgets that I am there.”
* [Fold it, and put it down the front of your dress]
    ~ fenn = fenn + 1
    “It has not been filed there before,” says Mr. Fenn.
- -> tell

=== signed_early ===
You sign. It is quick; it always was. Della Marrow, with the loop on the M that your mother taught you. Mr. Fenn blots it. Then he takes out a small black book, and tears from it one page, neatly, along a ruler, and gives it to you. Two years of Thursdays, in very nice handwriting. It weighs nothing. “March the first, then,” he says, and leaves you the milk.
* [Burn it in the ashtray]
    It goes the way Mrs. Abelard’s go, blue at the edges.
* [Put it in your glove, for Jonah]
    ~ trust = trust + 1
    You keep your hand shut around it, as if it could get out.
- -> tell

=== tell ===
The room upstairs, after closing. Rose, dark. He knows that there is something, because you have taken your own shoes off. He sits on the floor by the radiator with his bad hand in his lap, like something that he is minding for a friend. The icicles on the sign have begun to drip. You have until he asks.
* {signed} [Tell him that it is done]
    -> quarrel
* {not signed} [Tell him what is being offered]
    -> quarrel
* [Tell him nothing, and sing him the third verse]
    ~ secret = true
    ~ song = song + 1
    ~ heat = heat + 1
    It is a good verse. He says so. He is looking at your shoes.
    -> last_week

=== quarrel ===
“No,” says Jonah, to the wall and the bed and the pipe. “I won’t be a thing that you got charged for.” You tell him that he would sooner be a man on a bus. And it goes on from there, in whispers, because Mrs. Abelard is asleep below; you both have trained voices, and neither of you will raise one. Near morning he is sitting with his back to the radiator. “What do you want?” he says. “I don’t mean for me.”
* [“To be asked”]
    ~ trust = trust + 2
    He thinks about it, and moves over, and asks you again, properly. You are still talking when it gets light.
* [“You. And the song. Mostly in that order”]
    ~ heat = heat + 2
    ~ lover = true
    He comes across the floor on his knees, holding the bad hand up out of the way like a man fording a river. “Yes?” he says. “Yes,” you say. Rose, dark. Dark.
* [“I don’t know. Leave it on the piano and I’ll look at it”]
    ~ song = song + 1
    ~ trust = trust + 1
    It makes him laugh. He leaves it on the piano.
- -> last_week

=== last_week ===
{last_week == 1:It thaws. People come by in daylight, which does not suit them, to take something home: a policeman his stool, Dot an ashtray, the nun two swizzle sticks. Mrs. Abelard has sold the ice machine. You have one free afternoon.|There is less of it every time you turn around. Somebody has taken the coat hooks, and that was the afternoon.} The piano stays until the end, since nobody knows how it got in.
* {last_week == 1} [Help Mr. Ames pack his knives]
    -> ames_key
* {last_week == 1} [Take Mrs. Abelard her coffee]
    -> sign_talk
* {last_week == 1} [Find Jonah, and finish the song]
    -> finish
+ [Let it be the last night]
    -> last_night

=== ames_key ===
~ fkey = true
They go into a roll of flannel; there are fewer than you would think. “Nine years, and you never had that F seen to,” says Mr. Ames. “I appreciated it. It’s under the hammer, the five thousand. His bank’s on it and everything. I gave notice this morning, so I can say: I always figured it was yours. You were the goods.”
* [“You did the work”]
    “I did not,” says Mr. Ames, nearly offended.
* [“Why tell me now?”]
    ~ trust = trust + 1
    “That boy sits facing the door,” he says. “I’d like for one of them to turn out wrong.”
- -> last_week

=== sign_talk ===
~ sign = true
She has signed the neon over to you, on the back of a gas bill. “The antiques fellow will be in the alley, last night, with a van and twelve hundred. Don’t let him say a thousand.” She is going to her sister’s in the country, who has chickens. She can’t stand chickens. “It’ll be something to do,” says Mrs. Abelard, and offers you a match out of the dollars.
* [Ask what she would do about Jonah]
    ~ heat = heat + 1
    “Lie down with him, and hide his hat,” she says. “And then give it back, and see.”
* [Kiss her, on the blind side]
    ~ trust = trust + 1
    “I saw that,” says Mrs. Abelard.
- -> last_week

=== finish ===
~ song = song + 1
You finish it in your coats, at three in the afternoon, with the door open on the slush. He has three fingers to do it with, and you have all of the words but the last. It is called “Going Around.” There is a place in the bridge that isn’t there, and everything in it leans toward that. He plays the last line over and over, and waits, each time, and does not look at you.
* [End it on a question]
    ~ trust = trust + 1
    “People will think that there’s more coming,” says Jonah. You say that you know what people think.
* [End it on his name]
    ~ heat = heat + 1
    It has two syllables and it scans. He gets up and walks around the room, and takes down a chair, and puts it up again.
- -> last_week

=== last_night ===
The last night of February. They are on the stairs, on the bar, on each other. Mr. Fenn is at table nine with two glasses of milk, and one of them is yours. Jonah is wearing his own jacket. {ticket > 0:His coat is under the piano stool, folded, and you know what is in it, or what was.|His coat is under the piano stool, folded, and you don’t keep a coat there unless you will be leaving by the back.} Ten minutes. The lid of the piano is down.
* {fkey} [Open it, and look under the F]
    -> open_piano
* [Walk on]
    You walk on. Four hundred people stop talking, which is a noise in itself.
    -> last_set
* [Put your foot on his coat, and count him in]
    ~ heat = heat + 1
    He looks at the foot. He looks at you. He takes it from the top.
    -> last_set

=== open_piano ===
~ envelope = true
You go in up to the shoulder, and the strings hum at you. Under the hammer of the F there is an envelope, gone the color of tea, with the name of Leo’s bank. It has never been opened. Five thousand dollars. It is a strange thing to hold in your hand, the whole of what you were once worth to somebody, dead. You let down the lid and try the key. It sounds, sour and glad, like someone who has been woken up.
* [Show Jonah]
    ~ trust = trust + 1
    He looks at the envelope, and then at the F. “I’d just gotten used to going around,” he says.
* [Put it in your glove]
    It is a tight fit. So was the idea.
- -> last_set

=== last_set ===
You give them all of it, and then you give them the new one. {song > 3:It is finished, every bar; you can hear people not ordering drinks.|It isn’t finished. You sing what there is, and where there isn’t any you breathe, and they breathe with you.} In the bridge {envelope:he touches the F, once, like a man who finds the light switch in his own house|he goes around the F, for the last time, with his hand on your back all the way, from six feet off}. You have been singing to table nine. You give that up, and sing to your left. Then it is over, and nobody knows what to do with their hands.
* [Go to table nine]
    -> reckoning
* [Go out to the alley, for air]
    -> back_door

=== reckoning ===
He has moved the second milk to your side. {signed:Your signature lies between you on the cloth, with its loop.|The contract is on the cloth, with the pen across it.} The room is emptying around you, the way a street does around a hearse. “Well, Miss Marrow,” says Mr. Fenn. “It is nearly March.” At the piano Jonah has put on one sleeve of his coat, and stopped.
* {envelope} [Lay the envelope beside the milk]
    -> pay
* {not signed} [Take the pen]
    -> sign_now
* {signed} [“I’ll see you uptown”]
    -> last_hour_signed
* {fenn > 1} [Offer him a bet]
    -> wager
* {not signed} [Get up; you have not sat down yet, but get up]
    -> refuse

=== pay ===
~ envelope = true
“Five thousand,” says Mr. Fenn, who can count by thickness. {signed:You tell him that it is for the paper with the loop on it.|{sign:You put twelve hundred on top of it, still cold from the van.|You put your earrings on top of it, and the fox, and your mother’s watch.}} He turns the envelope over, and reads the name of the bank, and the date. He is good with dates. “This is what was paid for you,” he says slowly. “And you are spending it on that.” They both look at Jonah, who has one arm in a coat.
* [“It was never any use to me”]
    ~ fenn = fenn + 1
    “No,” says Mr. Fenn. “I suppose one would have to be in the mood.” He tears out what you came for, neatly, along a ruler.
* [“That’s the going rate”]
    ~ heat = heat + 1
    He tears out what you came for, neatly, along a ruler. Then he drinks both of the milks.
- -> last_hour

=== wager ===
“You told me,” you say, “or you were about to, that I forget you’re there. I bet I can make you forget it, too. One song. If I do, you tear out whatever you have on us, both pages.” He considers that for as long as it takes milk to get a skin. “Nobody has managed it yet,” says Mr. Fenn. “Including me.”
You sit down on the edge of his table. No microphone. Jonah lets his coat drop, and finds the key.
* [The slow one, as if he had been somebody’s]
    By the second verse he is looking at his hands. By the third he is somewhere with a porch. When he reaches for his milk it is gone. It has been gone for two minutes; Mr. Ames took it out of his fingers.
    -> last_hour
* {song > 2} [The new one, with the hole in it]
    He leans forward to hear what isn’t there. He leans so far that his hat rolls off his knee and across the floor, and he watches it go, as if it had been anyone’s.
    -> last_hour
* [Lose your nerve in the bridge, and look at him]
    ~ signed = true
    That is all it takes. “Ah,” he says, with real regret. “There I am again.” He turns the pen toward you.
    -> last_hour_signed

=== sign_now ===
~ signed = true
You write it out, loop and all. {clause:Clause eleven is still struck through, and beside your line there are two small, neat initials. He did sleep on it.|Clause eleven is still there. You sign on top of it as one steps over something on the stairs.} Mr. Fenn tears out Jonah’s page along a ruler. “I do want you to know,” he says, “that I have never heard you sing better.” It is fair. It is all very fair.
* [Take the page to Jonah]
    He reads it, all the Thursdays. He folds it small. “I’d have come back for my hat,” he says. “I want that known.”
* [Leave it on the milk, for him to find]
    ~ secret = true
    You watch from the bar as he picks it up. He does not look relieved. He looks like a man who has been handed somebody’s baby.
- -> last_hour_signed

=== refuse ===
“No,” you say. Two waiters put down what they are carrying. “No to what?” asks Mr. Fenn, with interest. To the lights, you say, and the Thursdays, and the fingers, and the milk. “Then there is still Mr. Pryce’s account,” he says. Yes, you say. There is. You leave the table. It comes to you, around the fourth step, that you have never seen anybody do that before he did.
* [Go to the alley; do not run]
    Your heels are quite even. Anyone could have danced to it.
    -> back_door
* [Stop at the bar first]
    “Ten minutes,” says Mr. Ames, and unrolls his flannel on the counter, and begins, slowly, so that they can hear it at nine, to cut a lemon.
    -> back_door

=== back_door ===
The alley, twenty past four. {sign:The antiques man is roping the sign into his van; somebody forgot to tell it, and for a moment it comes on, rose, and goes out.|Over the roof the sign goes rose and dark, with no one upstairs.} Jonah stands there with his coat on and his breath going up. {ticket == 2:“I can’t find my ticket,” he says. “I’ve looked everywhere except where it is.” You have it in your glove.|{ticket == 3:He is reading the back of his ticket by the light from the kitchen.|{trust > 6:There are two tickets in his good hand. He bought the other one in January, he says, out of the gas money.|The ticket is in his good hand.}}} “{signed:I’m paid for,” he says. “I don’t know how you stand, paid for.”|I was coming back in,” he says. “I’ve been coming back in for ten minutes.”}
* {envelope} [Take him inside, and lay the envelope on the table]
    -> pay
* [Go with him]
    ~ along = true
    -> bus
* [Let him go]
    -> bus
* {signed} [Kiss him, and go in to your contract]
    ~ kissed = true
    “Thursdays,” you say into his collar. “You’re good at Thursdays.”
    -> last_hour_signed

=== bus ===
The bus stands shaking at the corner, with its lights on, like something that has been told bad news. {along:You have a fox collar, a pair of heels and a black eyebrow pencil. The driver says that’s a two-dollar supplement. He says for you he’ll make it one.|You walk him as far as the pole. It is a thing that you do for people; you have a good voice for it.} “{along:You don’t have to|I could stay},” says Jonah. “I mean it. It’s one of the ways it could go.”
* {along} [“Move over”]
    He moves over. He gives you the window, so that he is the one by the aisle, facing the door.
    -> ending_bus
* {along} [Stand on the step until the last moment, and get down]
    ~ along = false
    You find out on the step. Sometimes it has to be the step. He puts his hand flat on the glass, the one with the ruler.
    -> ending_bus
* {not along} [“I know it is. Get on”]
    He gets on. He takes a seat, and then he takes the one that faces back.
    -> ending_bus
* {not along and (lover or heat > 4)} [“Then stay, and be scared in here with me”]
    He looks at the bus for as long as it takes for the doors to close. It leaves with his seat in it. “Now what?” says Jonah. Now, you say, there’s milk.
    -> face_him

=== face_him ===
You go back in together, by the front this time. Mr. Fenn has waited; he would. {envelope:You have an envelope.|You have nothing in your hands, and you show him that.} “Mr. Pryce missed his bus,” says Mr. Fenn. “In forty years I have not had one miss the bus.” He looks from one of you to the other, with his head to the side, like a man in front of a painting who has lost the card with the title.
* {envelope} [Pay him]
    -> pay
* {not signed} [Let Jonah do the talking]
    ~ trust = trust + 2
    “Ten dollars a week,” says Jonah. “I’ll bring it myself. Thursdays. You can watch the door for once.” It will take twelve years. Mr. Fenn looks at the hand with the ruler, and opens the book, and crosses out the interest. He seems to be curious what it feels like.
    -> last_hour
* {not signed} [Take the pen]
    -> sign_now
* {signed} [Tell him that you will see him uptown]
    “With Thursdays off,” you say. He writes it down. It is the first thing he has ever put in that book in pencil.
    -> last_hour_signed

=== last_hour ===
Between three and four, or what is left of it. The chairs are gone, so no one has to put them up. Hal plays in his socks. Otto has the brushes. Mr. Ames cuts a lemon for each of them, to take along. Then they go home, one after the other, by the front, and there is the piano and the two of you, and overhead a room with {sign:nothing in the window anymore but the sky|a sign in the window that no one has remembered to turn off}. “There are ways it could go,” says Jonah.
* [“Bring my shoes”]
    ~ lover = true
    He brings them. It is dark up there, then gray, then, for once, just morning; and you tell him if, and he tells you, and neither of you is on loan.
    -> ending_paid
* [“Play it once more, with nobody here”]
    ~ song = song + 1
    He plays it. You don’t sing. You put your stocking feet against the wood, and this time it does not stop at the knee.
    -> ending_paid

=== last_hour_signed ===
~ signed = true
Between three and four. The band plays for itself, and you sit in the curve of the piano with your heels in your lap. On the first of March you belong to somebody’s lights. {secret:Jonah found out from a page on a table, and he is playing like a man who is adding something up.|Jonah knows all of it, and plays as if knowing were a kind of tune.} He gets to the end of the eight bars, and goes through them, and comes out on the other side.
* [Go up with him, this once more]
    ~ lover = true
    Rose, dark. “Tell me if,” he says, and you tell him. You tell him everything, in the order in which it occurs to you. Dark.
    -> ending_third
* [Stay where you are until it is light]
    He plays until the plows come. You learn the whole of it by the soles of your feet.
    -> ending_third

=== ending_paid ===
# ending: paid in full
You take a room across the river, over a laundry, with eleven tables. The pipe knocks in G. {wager:Mr. Fenn comes on Thursdays, and pays his cover, and has been seen to tap a finger.|Mr. Ames cuts the lemons. He sits facing the wall.} {envelope:They moved the piano by the barge it came on, and you have left the F as it is, a little sour.|They moved the piano by the barge it came on. The F is still dead. There was some talk of mending it, and then nobody would.}
There is no contract. Every night he asks you, and every night you come in on the fourth beat. {song > 4:The song has been recorded twice, by other people. They all hit the F.|The song is still not finished. You are both in no hurry.}
-> END

=== ending_third ===
# ending: the third contract
The lights uptown are very good. They spell your name right, and you own neither the bulbs nor the Sundays. {clause:The accompanist has long wrists, and two fingers that predict rain, and there is nothing in page three against it.|Clause eleven is kept. On Thursdays there is a man in half gloves at the smallest table, who is nobody’s accompanist, and never looks at the music.} It was five years. It is three and a half.
You have outlived two of these. In the bridge, where there is a perfectly sound F, you leave it out, and you can hear one person in the dark go around it with you.
-> END

=== ending_bus ===
# ending: the four-forty
{along:The heater is under your seat and the window is full of yards, with the snow coming off them. Somewhere a patient man is finishing two glasses of milk, and taking out a map. You will have to be good at trains. Jonah has put his hat on your knee. By the second state he has fallen asleep with his face to the door and you have turned it, by the chin, the other way.|The postcards have no return address, and only ever two words. From the first it was plain that they were from him: {ticket == 3:SENT EGGS.|FOUND RAILING.} You sing {signed:uptown, six nights a week,|on Thursdays, here and there,} with whoever is at the piano, and they all hit the F and go right on. Nobody else hears that there is something there to go around.}
{song > 3:You have the song, all of it. You sing it in whatever key is going.|You never did get the last line. Now and then, between three and four, you try one.}
-> END
