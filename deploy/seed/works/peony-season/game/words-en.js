// Peony Season, in English. A paragraph is a text, or texts by what must hold for them.
export const words = {
  lang: 'en',
  title: 'Peony Season',
  ui: {
    day: 'Day {n} of 7',
    end: 'The end',
    can: '{n} can of water left today',
    cans: '{n} cans of water left today',
    next: 'Sleep until morning',
    gate: 'Go to the gate',
    again: 'Plant again',
    grown: '{n} of 7 grown',
    letter: 'From her',
    found: 'Endings found: {n} of 4',
    beds: 'The beds',
  },
  beds: { window: 'Under the window', well: 'By the well', wall: 'Along the wall' },
  endings: { window: 'The gate, shut', well: 'Good morning', wall: 'Purple, if they are to be believed', half: 'To supper' },
  answers: {
    reply2_asked: 'Write back: which are you, waving or cleaning?',
    reply2_rain: 'Write back: it rained.',
    reply4_thinking: 'Write: I have been thinking about what you asked.',
    reply4_they: 'Write: they are asking for you, along that wall.',
    reply4_stay: 'Write: stay the summer, if it is what you want.',
    reply6_step: 'Sweep the step',
    reply6_hair: 'Leave it all as it is, and wash your hair',
    reply6_orme: 'Go round and knock at Mrs Orme’s',
  },
  passages: {
    day1: [
      'She left on the first of May and wrote on the gatepost: water them, please, until I know what I want to say.',
      'That was all of it, in carpenter’s pencil, at the height of her eyes. There are three beds, a well, and two cans. You have lodged with her since October. On the last evening of April she asked you something, on the step, and you looked up and said that it might rain.',
    ],
    day2: [
      'It did rain, at night, when nobody could point to it. Mrs Orme looks over the wall from next door and calls the beds too close together. You have never heard her say good morning. She begins where other people have got to. “That one wants lime,” says Mrs Orme, and goes in.',
    ],
    day3_window: [
      'The bed under the window is ahead. Seen from inside, it comes up over the sill like people looking in.',
      'Your sister telephones to ask after the peonies. Nell has never asked after anything before. “I dreamt the gate was open,” she says. You tell her that it’s shut. Afterwards you go and look, and it is, and you stand there for a while with one hand on it.',
    ],
    day3_well: [
      'The bed by the well is ahead; it gets what the rope spills.',
      'A bucket stands on the rim this morning, scoured white. It isn’t yours. Nobody says anything over the wall. At the upper window next door a curtain is doing what curtains do by themselves, in houses where there is no wind.',
    ],
    day3_wall: [
      'The bed along the wall is ahead. She planted it at arm’s length, you notice, and the arm was hers: you have to lean.',
      'You lay the lighthouse between the stems, where the wind can read it. By evening it is lying on its face, so it has had time to think.',
    ],
    day3_even: [
      'None of the beds is ahead. You have been fair. People do call you fair, in the voice they use for weather.',
      'Three beds look up at you with three kinds of patience, and you look into the can, to see if there is a fourth.',
    ],
    day4: [
      'Heat. The well gives half: the rope comes up dry for its first two yards, and the rest smells of pennies. One can, and three beds.',
      'It is the kind of sum that she used to do on the backs of seed packets. She got a different answer every time, and every time she grew it. You find that you have been talking to the ones that listen.',
    ],
    day5_window: [
      'There is a bud under the window as hard as a marble, and an ant is going round and round on it like somebody who has lost the door.',
      'Nell rings again. “Is it open?” The gate? “The flower,” says Nell. When she was nine she left the gate open, and in one night the goat had all of them, down to the sticks. She hid in the coal hole. Nobody ever went and told her that they were only flowers. “They were only flowers, Nell,” you say. There is a noise at the other end like coal.',
    ],
    day5_well: [
      'Mrs Orme is at the well when you come out, on your side of it, looking down. “Agnes had this dug,” she says. “Her aunt, that was. We had the rope between us, her Mondays, me Tuesdays. And then there were words about a bucket.”',
      'When was that? “Forty-one years in June.” She looks at the bud, and then at nothing. “Those are Agnes’s. She carried them from the station in her apron.” She has not said good morning. She has said apron.',
    ],
    day5_wall: [
      'Along the wall the first bud shows a line of colour, as thin as a paper cut. You put your ear to it; one hears of people who do. There is an ant, walking. Behind that is the wall, and behind the wall the road, and on the road a bicycle, which slows down, and goes by.',
      'That took eleven minutes. The kettle has boiled dry. It was her kettle, and on Thursdays it was yours.',
    ],
    day5_even: [
      'Nine buds: three, and three, and three. You could lay a ruler across them.',
      'Towards evening you stand in the middle of the garden, at the one point from which none of them is nearer; and that turns out to be the step, and the very stone of the step where you were sitting on the last of April. You move half a yard. You couldn’t say which way. You will know in the morning.',
    ],
    day6: [
      'The neighbour has left a watering can on the gatepost. It is older than both of you. AGNES, it says on the rose, punched in with a nail, and round the handle runs a thread of something that used to be a ribbon.',
      'It holds exactly what yours hold, so it makes no difference to the day. You use it for everything.',
    ],
    day7: [
      'The seventh day. Somebody is walking up the lane, slowly, as one walks to a door one has the key to. It’s a good half mile, with a bend in it.',
      {
        hair: 'Your hair smells of rainwater. You have your two cans, and as long as half a mile takes.',
        pencil:
          'The stub of pencil is in your pocket, and there isn’t a leaf on the step. You have your two cans, and as long as half a mile takes.',
        orme: 'Next door Mrs Orme is at the window, in a hat, making no secret of it. You have your two cans, and as long as half a mile takes.',
        else: 'You have your two cans, and as long as half a mile takes.',
      },
    ],
    letter2: [
      'A postcard: a lighthouse, and no words. But in the lamp room, very small, she has drawn in a person with one arm up, who is either waving or cleaning the glass. By the postmark, she has gone as far as the land does.',
    ],
    letter4_asked: [
      '“Cleaning,” says her letter, without so much as a Dear. “They have offered me the lamp room for the summer. It is ninety stairs, and the salt gets on everything, and in the evening one has it all to oneself, which I have always said I wanted. Today I caught myself doing the pane on your side twice. How are the ones along the wall? M.”',
    ],
    letter4_rain: [
      '“So I see,” says her letter. “It rained here too. I have had your cabbage up in the lamp room all week. The keeper asked who did it, and I said my lodger, and then I went up and down the ninety stairs a number of times, being annoyed by that word. M.”',
    ],
    letter4_silent: [
      '“I gave no address,” says her letter, “so I can’t be hurt. I have been through it on paper. But it was a lighthouse on the card, and there is only the one, and they know me here by now. M. (It’s Marthe. In case it was that.)”',
    ],
    letter6_thinking: [
      'She has sent your own letter back. You go cold, and then you turn it to the light. Under your one line, in the white part, in carpenter’s pencil, it says: “So have I. I think I asked it badly. On Sunday I am going to ask it again. You may look at the sky for as long as you like, provided that you look down afterwards. M.”',
    ],
    letter6_they: [
      '“I put it in a glass,” says her letter, “and last night it opened, at the top of a tower, the wrong colour because of the lamp. The keeper says I talked to it. I am coming to see if the others are as forward. Sunday. Don’t tidy. M.”',
    ],
    letter6_stay: [
      '“Thank you for your kind letter,” says hers. “I showed it to the keeper, who thought it a beautiful hand. I shall be coming by for my winter things. Sunday, unless it rains. M.” That is all; but she has gone over the last full stop again and again, until the pen went through.',
    ],
    letter6_silent: [
      '“I don’t suppose you’ve had the time,” says her letter, “with the watering. I find that I talk to you the whole day long, and it goes very well on both sides. It is only that I should like to hear your half in your own voice. I am coming on Sunday. M.”',
    ],
    reply2_asked: [
      'There is only room if you write round the edge; so the question goes up one side and down the other, and she will have to turn it in her hands. You like to think of her turning it in her hands. You walk it to the box before you can begin to like it less.',
    ],
    reply2_rain: [
      'It rained, you write, and look at it. You said so on the step. Now you have said it twice, and once by post. So you add a peony, and it comes out like a cabbage, and you send her the cabbage.',
    ],
    reply4_thinking: [
      'There it stops, in the middle of the page, with all the rest of the page beneath it. You sit over it until the lamp wants oil. Then you fold it as it is. She will see the white part. It was always what she read first.',
    ],
    reply4_they: [
      'It is true, as far as it goes. They do lean that way. You put in a bud that came off in your hand, and it makes a lump in the envelope like a word that somebody has decided on. They weigh it twice at the post office. “Anything of value?” says the woman. You have to think.',
    ],
    reply4_stay: [
      'You write it in your best hand, the one you keep for other people’s invitations. It is a generous letter. You read it over, and there is nobody in it. You post it all the same, being generous; and all the way home the hedge has a look of not saying anything.',
    ],
    reply6_step: [
      'You sweep the step where you were asked, and under the mat, and behind the scraper. There is a stub of carpenter’s pencil there, an inch long, with her teeth in it. You put it in your pocket, where you can find it several times an hour.',
    ],
    reply6_hair: [
      'You do it in the rain butt, since the well is for flowers. It takes the evening to dry. You sit against the warm wall, in among the stems, and find out what it’s like to be one. You wait to be looked at, chiefly. After an hour you don’t mind.',
    ],
    reply6_orme: [
      'She opens so fast that she must have been standing behind the door, perhaps for years. What was it that you said, you ask her, about the bucket? “Nothing. I said it was my Tuesday.” She rubs one thumb with the other. “Agnes asked if she couldn’t have the Tuesdays too. She didn’t mean the bucket. I knew what she meant. I said it was my Tuesday.”',
    ],
    window1: [
      'Under the window the earth takes it without a word, and wants more. In the old mortar there is the print of a child’s boot, set hard, nobody’s that you know. It makes you think of Nell, who stepped in everything while it was wet.',
    ],
    window2: [
      'Red shoots, like the fingers of someone pushing up a heavy lid. At home, too, they came up under the kitchen window. Nell called them the dead aunts. She used to wish them good morning, each of them by name.',
    ],
    window3: [
      'Leaves. They came up dark and folded, and now they let themselves out by one pleat at a time, like a good dress. Mother had one good dress. Nell went to the city in it when she was nineteen, and didn’t ask. The gate banged all that night.',
    ],
    window4: [
      'A bud like a pea; towards evening, like two. You were the one who told Mother about the dress. You told it well, and made it funny, and then you went on telling it for eleven years, and Nell got smaller in it every time.',
    ],
    window5: [
      'The bud has split its green. You never telephone to Nell, and you telephone and say that it’s pink. “They always were,” says Nell; and then, when the two of you have paid for quite a length of nothing: “You had the room with the window. I used to stand underneath, in the flowers, and not call you.”',
    ],
    window6: [
      'It is open as far as a hand that is willing to be held. You sleep with the sash up. Something falls in the night, softly, and it’s only a petal; but you lie there with your heart going, for it sounded just like a girl stepping over a gate so as not to wake anyone.',
    ],
    window7: [
      'As wide as a plate, and so heavy that it looks in at you with its chin on the sill. There is nothing more it wants to be told. With your eyes shut you would say that somebody was in the room. You lay another place.',
    ],
    well1: [
      'By the well there is hardly any carrying to do. You tip the can, and something behind the wall tips too, and stops when you stop. Mrs Orme waters at your hour, then. It comes to you that she did it before you came, and that it was somebody else’s hour.',
    ],
    well2: [
      'Shoots, dark as liver. “Those were always late,” says the wall. You wish it good morning. The wall thinks about that. “Late,” it says, “but they last.”',
    ],
    well3: [
      'A hundred years of rope have worn a groove in the rim. A hand’s breadth along from it is another, just as deep, which you had never noticed. You lay your rope in that one, and it runs as if it were oiled; and beyond the wall somebody puts a bucket down harder than she meant to.',
    ],
    well4: [
      'Among the leaves you find a button: bone, four holes, with the thread still in it. You put it on top of the wall. When you look again it’s gone, and there is an egg there, brown, and warm.',
    ],
    well5: [
      'A bud, with a seam of orange. “She would not have white,” says Mrs Orme, out loud and in her own person, over the top. “White, I said. So she goes to the station and has orange sent, to spite me. It’s a very good orange.” Then she hears herself, and has to see to her hens.',
    ],
    well6: [
      'They are half open. You stand on your side and she on hers, and you watch them the way one watches milk. “I used to think there would be a day,” says Mrs Orme. “When you noticed it was too late now, and could leave off.” The bees go in and out. “There isn’t one.”',
    ],
    well7: [
      'All of them are out, and the well is lit from below like a face over a cake. Mrs Orme has put on a hat to look. She takes it off again. “Agnes,” she says to them, in the voice of somebody saying good morning; and you discover that there is rope to coil, a long way off.',
    ],
    wall1: [
      'Along the wall you must lean as she leaned. Her heel has left a hollow in the path, and yours goes into it. She did these last of all, after dark, by ear. You could hear when they had enough, she said. You listen. It sounds like someone making up her mind.',
    ],
    wall2: [
      'The shoots have come up all at once, like an audience. In March, when there was nothing here but string, she walked you along it and introduced you. “You’ll have to imagine them,” she said. You weren’t much good at that, you said. She had noticed, and she took your arm, since the path was icy. It was not very icy.',
    ],
    wall3: [
      'Here is the label, in carpenter’s pencil: Purple, if they are to be believed. She wrote on everything. Inside the pantry door, where only someone would see it who went for jam in the night, it says: Thief. Leave me some. There is a pencil beside it on a string. It has been hanging there for you since October.',
    ],
    wall4: [
      'A bud, like a shut mouth. On the last of April you sat with your shoulders touching, on account of the shawl. Did you mean to stay? she asked. Not in the room. “Here,” she said, and made a small movement with her cup that had all of it in. And you looked up. There wasn’t even a cloud.',
    ],
    wall5: [
      'There is colour in the seam. You tell it what you ought to have said. You tell it better the second time. By the third you have left out the reasons, and the part about the rent, and it has come down to four words, and a bee has heard them.',
    ],
    wall6: [
      'Half open, and too much for its stem already. The pencil from the pantry door is the right length for a stake. Before you push it in you write on it, very small, right round, so that it will have to be turned in the hand. Then you water what you wrote. It runs a little. It can still be read.',
    ],
    wall7: [
      'They are out, all along the wall, purple, if they are to be believed; and the stone gives back the heat of the day, and it smells like the nape of a neck. You have never thought so before. You have thought so every day since October. You sit down among them with the can in your lap. It isn’t going to rain.',
    ],
    full: [
      'It has had all that it can hold. The water stands and looks at you, and then goes off along the path, to where it might be wanted.',
    ],
    dry1: [
      'You slept on water that you hadn’t used. There is a moth drowned in the can, and the beds have the look of people who have said nothing in front of guests.',
    ],
    dry2: [
      'There was water over again. You carried it indoors and stood it on the table, as if it had come to see you. “Some people,” says Mrs Orme to the wall in general, “are afraid of spilling.”',
    ],
    end_window: [
      'It is not Marthe who comes round the bend. It is a woman in what used to be a good dress, let out twice, with a suitcase in one hand and her shoes in the other. Nell stops outside with her palm on the gate, and looks at you, to see.',
      'You cut the widest of them and hand it to her over the top. “They were only flowers,” you say. “It was only a dress,” says Nell. She begins to laugh. Then she comes in, and turns round, and shuts the gate behind her, and tries it to make sure.',
      {
        thinking:
          'At dusk Marthe comes, and finds two of you on the step. She asks it again, over the top of Nell’s head, in front of everyone. You look down at once.',
        stay: 'At dusk Marthe comes for her winter things. “You’ve company,” she says, and is so generous about it that you can hear what that’s like. “Stay the summer,” you say. It is the same line. This time there is somebody in it.',
        else: 'At dusk Marthe comes, and puts down her bag. “I left one,” she says, “and I find two.” There are three cups in the house. Until tonight it never mattered how many there were.',
      },
    ],
    end_well: [
      'Before there is anybody at the bend, Mrs Orme comes out at her own gate in her hat. She crosses four yards of lane, which she has been forty-one years about, and comes in at yours. You cut the best of the orange ones. She looks into it for a good while. “Good morning,” says Mrs Orme. It is nearly noon.',
      {
        orme: '“There she is,” she says then. “And you’ll be wondering what to say. It’s a Tuesday, girl. Give her the Tuesday.” It is a Sunday. You know what she means.',
        else: '“There she is,” she says then. “And you’ll be wondering what to say. I wondered.” And she takes you by the elbow, with a hand like a garden tool, and puts you out in the road.',
      },
      'So it is you who comes up the lane; or down it, rather, at a walk, and then not at a walk, with water running off your wrist and the can still on your arm. Marthe has stopped by the milestone. She looks as though it might be anything. You tell her. It isn’t about the weather.',
    ],
    end_wall: [
      'Marthe sets her bag down at the gate. It isn’t you she looks at. She looks along the wall, from this end to that, as one reads a letter one has been afraid of.',
      {
        wall6:
          'Then she goes and cuts one, and the pencil comes away with it. She sees that there is writing. She turns it in her hands, and turns it, until she has come round to where it began.',
        else: 'Then she goes and cuts one, as wide as a plate, and holds it out to you at arm’s length. The arm is hers, and you have to lean.',
      },
      '“It might rain,” says Marthe, without looking up at all. “Let it,” you say.',
      {
        stay: 'The winter things stay where they are, and by next winter nobody remembers which of you they belonged to. There is writing now inside the pantry door, in two hands, all the way down to the jam.',
        else: 'She has asked you most evenings since, with the cup. She likes the answer. There is writing now inside the pantry door, in two hands, all the way down to the jam.',
      },
    ],
    end_half: [
      {
        thin: 'A few thin buds, and a great deal of leaf. Marthe laughs until she has to hold on to the gate. “I knew it,” she says. “You read them the letters instead.”',
        else: 'Every bed is half in flower. Marthe looks at it for a long time, pink, orange, purple, and none of them ahead. “So you couldn’t choose either,” she says.',
      },
      'You ask her what it was that she wanted to say. It’s still there on the gatepost, that she would know. “I’ve got as far as wanting to,” says Marthe. She stays to supper. Mrs Orme hands an egg across the wall. Nell rings up, and gets Marthe, and the two of them talk about you for an hour.',
      {
        asked:
          '“They’ll want water tomorrow,” Marthe says at the door, with one arm up, and you can’t tell whether she’s waving or not. Then you see that she is hanging up her coat. She has hung it, after some thought, on your nail.',
        else: '“They’ll want water tomorrow,” says Marthe at the door, and you say yes, and look down, and she hangs up her coat. She has hung it, after some thought, on your nail.',
      },
    ],
  },
};
