// Paper Kite Mail, in English. A paragraph is a text, or texts by what must hold for them.
export const words = {
  lang: 'en',
  title: 'Paper Kite Mail',
  ui: {
    where: 'Where to?',
    wait: 'Wait an hour for the wind',
    again: 'Another day',
    ending: 'Ending',
    found: 'Endings found: {n} of 3',
    hour: '1 hour',
    hours: '{n} hours',
    coils: 'Coils of line: {n}',
    signed: 'Signed for: {n}',
    clock: '{n} o’clock',
    until: '{wind} until {n}',
    gains: '+1 coil',
    losesOne: '−1 coil',
    losesTwo: '−2 coils',
    losesAll: 'all your line',
    with: 'with the wind',
    across: 'across the wind',
    against: 'against the wind, on foot',
    walked: 'across the wind, on foot for want of line',
    visited: 'There is nothing more for you here today. The barrow is where you left it, and the kite is awake.',
    map: 'Map of the island',
  },
  winds: { west: 'West wind', north: 'North wind', east: 'East wind', south: 'South wind' },
  places: {
    ear: ['The Ear', 'post office'],
    spine: ['The Spine', 'school'],
    curl: ['The Curl', 'Miss Bligh’s rock'],
    ham: ['The Ham', 'quarry'],
    belly: ['The Belly', 'saltings'],
    knuckle: ['The Knuckle', 'chapel'],
    chin: ['The Chin', 'Pike’s cottage'],
    snout: ['The Snout', 'quay'],
  },
  air: 'In the air',
  endings: { round: 'The round goes on', line: 'Eleven hundred feet of line', return: 'Return to sender' },
  passages: {
    shed: {
      text: [
        'Seen from the water the island looks like a sow asleep on her side, so it is called the Sow, and the post office stands on her Ear. The road that ran round her fell into the sea the winter before last, in four places. The Office sent a committee. The committee sent a form.',
        'Since then the mail has gone by barrow, and the barrow has gone by kite. You are the postwoman. Everybody calls you Post. It is seven in the morning, and the ferry takes the bag at six.',
      ],
      choices: ['Go out and ask the tin pig', 'Empty the sack on the counter'],
    },
    pig: {
      text: [
        'The tin pig on the roof has told the wind since your grandmother’s day. This morning it looks hard into the west, but its tail won’t keep still, and there is a ring round what is left of the moon. You have seen that twice before. The wind means to walk right round the clock: west at breakfast, north from ten, east from one, south from four.',
        'A postwoman who kept step with it could have it behind her all day. A postwoman who stopped to talk could not.',
      ],
      choices: ['Go in and empty the sack'],
    },
    bag: {
      text: [
        {
          'seen:kite':
            'The counter again, and the smell of gum and lamp oil. Nobody has come in. Nobody could: the bell over the door has been on the barrow since June, to warn sheep.',
          'own tin':
            'The counter is nearly bare. The tin is under your arm, and your own letter is open and has been read, which can’t be undone.',
          own: 'Six left. You put them in order, and the order looks at you.',
          '!tin seen:tin':
            'The tin is back under the counter and the stamp is in its drawer. The bag has seven in it, which is the right number. It is heavier than seven.',
          tin: 'With the tin in the barrow the bag sits crooked. You pack the rest round it: six, and the stiff one that is yours.',
          else: 'Seven. A brown one for the school. A fat one for Odile at the saltings. One in pencil for Nance at the quarry. One with a bishop’s seal for the Canon. One for Miss Bligh on her rock, as pink as a gum.',
        },
        {
          'seen:kite': '',
          'seen:tin': '',
          own: 'On top lies the one for Mr Anselm Pike, in his sister’s violet ink. Mr Pike has been dead since March.',
          else: 'One for Mr Anselm Pike, in his sister’s violet ink, with “By hand if at all possible” along the edge. Mr Pike has been dead since March. And one from the Office, on stiff paper. That one is addressed to you.',
        },
      ],
      choices: [
        'Open your own letter',
        'Reach under the counter for the biscuit tin',
        'Strap the bag to the barrow',
        'Take up the line again',
      ],
    },
    own_letter: {
      text: [
        '“Dear Miss Corrie.” It takes you a moment. Nobody has called you that in eleven years.',
        'The Office has learned that the service on your island is performed by means of a toy. It will cease on Saturday, therefore, unless the enclosed certificate comes back by tonight’s bag and shows four deliveries or more, made and signed for in one day. They must have thought that four was a great many. Perhaps they had seen the road. You fold the certificate into the delivery book, where everybody signs anyway.',
      ],
      choices: ['Put your face straight'],
    },
    tin: {
      text: [
        'Six letters, all violet: April, May, June and so on. There is a stamp for them in the drawer. DECEASED, it says, RETURN TO SENDER. Every month you have inked it. Every month you have looked at her handwriting, which leans forward like somebody who is about to tell you something nice, and you have put the letter in the tin.',
        'The ink pad needs doing again. You are the only postwoman on the Sow who ever wore one out.',
      ],
      choices: ['Take the tin along', 'Put it back under the counter'],
    },
    kite: {
      text: [
        'Pike built the kite. It is seven feet high, with a spine of ash, and its skin is paper, painted with fish glue until it rings like a drum. There is writing all over it, too small to read from the ground. You have never looked at it closely. It is in somebody’s hand, and a post office that reads people’s hands is not one.',
        'Four coils of line, and a day. You let her out over your shoulder, and the barrow, which has been a barrow all night, remembers that it is a carriage.',
      ],
      choices: ['Let go of the hill'],
    },
    school: {
      text: [
        'Eleven children are on the roof of the school, holding a bedsheet up to the wind to see what happens. Mr Abney, below, is waiting to see it too. He opens the brown envelope with the stem of his pipe.',
        '“A school of fewer than twelve,” he reads out, “is a private misfortune, and will be closed at Christmas as such.” The bedsheet goes away over the sea with a pillowcase after it. He counts the roof once more. It is still eleven.',
      ],
      choices: ['Hold out the delivery book', 'Offer to be the twelfth', 'Ask the children what they would do to your kite'],
    },
    school_twelfth: {
      text: [
        'Name: Corrie, W. Age: Mr Abney’s pen waits. “Nine,” says a girl called Hob, who has looked you over. “But big.”',
        'You sit for an hour at a desk that was made for knees you had in another life. You learn that the chief export of the Sow is stone, that nobody has ever asked what she imports, and that you still can’t do long division. At the end of it you are given a star, in case the inspector likes stars.',
      ],
      choices: ['Take your star out to the barrow, and the book in'],
    },
    school_tail: {
      text: [
        'They would do eleven things to it, all at once. Hob does the knots. When they have finished, your kite has a tail as long as the schoolroom, made of hair ribbon, half a hymn book and Mr Abney’s other braces, and it is true that it doesn’t kick any more.',
        '“It was lonely at the back,” says Hob. They have plaited you a new coil, too, out of the bell rope. From now on school begins whenever it likes.',
      ],
      choices: ['Say that it flies like a Sunday, and hold out the book'],
    },
    school_signs: {
      text: [
        'Mr Abney signs for his bad news as carefully as if it were good. Then the children want to sign as well, and the page comes to look like something that hens do.',
        { twelfth: 'Your own name is on it too. You have never before delivered anything to yourself.', else: '' },
        {
          own: '“Will it come tomorrow?” asks Hob. She means the kite. You say that you’ll have to see, in the voice that grown-ups keep for that, and she knows the voice.',
          else: '“Will it come tomorrow?” asks Hob. She means the kite. You say of course it will.',
        },
      ],
      choices: ['Back to the barrow'],
    },
    curl: {
      text: [
        'The Curl is the sow’s tail, a twist of rock two hundred yards out to sea, with a hut on it, a telescope, and Miss Bligh. She counts birds for a society that has forgotten it asked her. Nobody has landed there since Easter, and she had given up talking well before.',
        {
          west: 'The wind blows straight from your shoulder to her door.',
          else: 'The wind has no business out there today. It walks past, like a man who owes her money.',
        },
      ],
      choices: ['Send the pink letter up the line', 'Sling a line across with a stone', 'Take the letter away again'],
    },
    curl_stone: {
      text: [
        'You whirl it round your head, as boys do in the Bible. The first stone kills nothing, by the mercy of God. The second goes in at her window.',
        'There is a pause. Then a hand comes out, finds the line, and makes it fast to a bedstead; and the pink letter crosses in jerks, over a great deal of water that would like to read it. That is two coils you will not see again.',
      ],
      choices: ['Wait for her answer'],
    },
    curl_sent: {
      text: [
        'What kite people call a messenger is a bit of card with a slit in it, which the wind runs up the line. You have made yours so that it can carry a letter. It climbs, rustling, till it stands above the hut. You jerk, the peg drops out, and something pink comes down through a thousand gannets like a remark at a funeral.',
        'Miss Bligh catches it in her hat. She has been practising.',
      ],
      choices: ['Wait for her answer'],
    },
    curl_reply: {
      text: [
        'She reads it standing up. Then she fetches the two flags and says, arm by arm, which is how she talks: S-I-S-T-E-R H-A-S G-I-R-L. A long stop. N-A-M-E-D F-O-R M-E. A longer one. T-H-E-Y C-O-U-L-D H-A-V-E A-S-K-E-D. And she turns her back to you, and looks at some birds that are not there, for as long as she needs.',
        'The slip comes down the line with her name on it. She has folded it into a gannet.',
      ],
      choices: ['Signal: COME ASHORE AND SEE HER', 'Signal: WHAT WEATHER', 'Wave, and take up the barrow'],
    },
    curl_ashore: {
      text: [
        'It takes you a while, because you have no flags, only arms and a cap. N-O B-O-A-T, says Miss Bligh. F-E-R-R-Y P-A-S-S-E-S Y-O-U A-T S-I-X, say you. She looks at the hut, the telescope, and nine years of gannets in exercise books. C-O-U-N-T N-O-T F-I-N-I-S-H-E-D.',
        'It never will be, you tell her. They keep having more. At two hundred yards you can’t see what a face does. But she begins to take in her washing.',
      ],
      choices: ['Leave her to it'],
    },
    curl_weather: {
      text: [
        'She has nothing else to look at, so she knows. N-O-R-T-H A-T T-E-N. E-A-S-T A-T O-N-E. S-O-U-T-H A-T F-O-U-R. A-T S-I-X N-O-N-E. T-I-E U-P K-I-T-E. F-I-N-D H-E-A-V-E-N. You ask her to say the last word again. It was HAVEN. You both laugh, she with her shoulders.',
        'Then she sends you a coil of her own cod line, with a note on it. “For the girl’s sake I had better learn to ask for things. Have you a newspaper? Any year.”',
      ],
      choices: ['Send her last Tuesday, and go'],
    },
    quarry: {
      text: [
        'They have quarried the Ham for two hundred years, and there is still some left. Nance Gaunt runs it: six men, a crane, and a red flag that goes up at noon, when anybody with sense lies down.',
        'She takes the pencilled letter, pats her pockets all round, and says that she has mislaid her spectacles. She has mislaid them every Thursday for six years. You have never seen them. “You’d better read it me, Post,” says Nance. “You’ve the voice for it.”',
      ],
      choices: ['Read it as it is written', 'Read her a kinder one', 'Sit down beside her, with a finger under the first word'],
    },
    quarry_blast: {
      text: [
        'You come in at noon, at a run, with seven feet of paper over your head, and all the men are lying down. You have time to think that this is odd. Then the Ham lifts her skirts. A grey hoop of stone goes up, and stands, and comes down everywhere else.',
        'When you can hear again, Nance Gaunt is sitting on you. “Flag’s red,” she says. “Can’t you read?” And then, quieter, because it is not a word she uses: “Is that for me? I’ve mislaid my spectacles.” She has mislaid them for six years.',
      ],
      choices: ['Read it as it is written', 'Read her a kinder one', 'Sit down beside her, with a finger under the first word'],
    },
    nance_true: {
      text: [
        '“Dear Nance. These come in another woman’s hand and always have. I know how you talk. You never in your life said trusting this finds you. I can’t tell which of you two I am writing to, so I’ll leave off now. Davy.”',
        'You read it in your ordinary voice, having no other. The crane goes round. “Well,” says Nance. “I never thought he’d look at the writing.” And after some time: “It’s a good hand, all the same. I was always proud of it.”',
      ],
      choices: ['Give her the pencil', 'Hold out the book for her cross'],
    },
    nance_kind: {
      text: [
        'You look at what it says. Then your eyes go on along the lines, left to right, as they should, while your mouth says that he is well, that the hens are well, and that he thinks of the Ham whenever it rains. For six years you have written her half of this. You had no idea how easy it would be to do his.',
        '“Hens,” says Nance. “He never could abide a hen.” She is looking at you quite steadily.',
      ],
      choices: ['Hold out the book for her cross'],
    },
    nance_teach: {
      text: [
        '“That’s an N,” you say. “Like a gate.” She knows thirteen letters already, it turns out, off the powder boxes, and some of the rest by sight, as one knows people in chapel. Nine lines take an hour.',
        'What they say is that Davy can tell it is somebody else’s hand, and would sooner have a cross from her than a page from a stranger. She reads that line alone. Then she reads it again, to see whether it will do it twice.',
      ],
      choices: ['Give her the pencil'],
    },
    nance_reply: {
      text: [
        'She holds your pencil like a crowbar. In the middle of a clean sheet she makes a cross; and when she has thought it over, beside the cross, a gate. “That’ll puzzle him,” says Nance, delighted, and folds it until it could survive blasting. It is for tonight’s bag.',
        '“And have this. You’re short of line, anyone can see.” It is a coil of fuse. It is not lit. Mostly it is not lit.',
      ],
      choices: ['Thank her, at arm’s length, and hold out the book'],
    },
    nance_signs: {
      text: [
        'She signs with her cross, a good strong one, with feet. The six men sign below it, for having seen her do it.',
        {
          kind: 'Then she gives the letter back to you, folded small. “You keep that one, Post,” she says. “Seeing it’s yours.” She is not angry. You could have carried angry.',
          reply:
            '“Davy used to call me Crowbar,” she says, to nobody, over the noise of the crane, and goes off laughing to move a piece of island.',
          else: '“So now he’s left off,” says Nance, “and I’ve nobody to have mislaid my spectacles for.” She goes back to the crane. You would have liked it to make more noise.',
        },
      ],
      choices: ['Back to the barrow'],
    },
    salt: {
      text: [
        'Odile Brand makes salt on the Belly, in forty square pans that hold forty squares of sky. In spring she put an advertisement in the mainland paper: Husband wanted. Must own pump. There have been three replies. You have brought the fourth, and out of it fall a photograph of a man, a photograph of a pump, and nine pages.',
        '“Come on, Post,” says Odile. “You see everyone’s envelopes. What do you think?”',
      ],
      choices: ['Say what you think of the man', 'Say what you think of the pump', 'Say that you only carry them'],
    },
    salt_man: {
      text: [
        'You say that he has the look of someone who stood up straight for the photograph and then forgot to breathe. “He’s combed his ears,” says Odile, and turns it to the light. On the back he has written, quite small: It is my brother’s pump but he says I may.',
        'She laughs until the nearest pan shivers. “He needn’t have told me that,” she says. She looks at the back for a good deal longer than she looked at the front.',
      ],
      choices: ['Work the ninth sluice for her while she answers him', 'Hold out the book'],
    },
    salt_pump: {
      text: [
        'You say that it is a lift pump with a leather valve, that the leather is new, and that he has painted the handle green for the photograph. A man who paints the handle of a pump for somebody he has never met can’t be all bad, you say. He can’t be all well, either.',
        '“No more am I,” says Odile. She props the pump up on the shelf where she can see it, and puts the man behind it, face out.',
      ],
      choices: ['Work the ninth sluice for her while she answers him', 'Hold out the book'],
    },
    salt_carry: {
      text: [
        '“You always say that,” says Odile. “Eleven years. You come down out of the sky with the whole of our lives in a bag, and you say you only carry them.” She hands you your tea. There is salt in it, there always is, and one learns to look forward to it.',
        {
          own: '“Does anybody write to you?” The Office, you say. “That’s not anybody,” says Odile.',
          else: '“Does anybody write to you?” There is a letter, as it happens, you say. You haven’t opened it. “No,” says Odile. “I suppose you only carry it.”',
        },
      ],
      choices: ['Work the ninth sluice for her while she answers him', 'Hold out the book'],
    },
    salt_sluice: {
      text: [
        'The ninth sluice has stuck since Michaelmas. You put your back against it, and she writes against your back. It is one page to his nine: Come and be looked at. Bring the brother’s pump. You can feel every letter through your coat, and do your best not to read.',
        'Then it gives. The sea walks in as if it had been invited, one square at a time, and forty skies become forty-one. She pays in tarred line, a coil, having no money till the salt is dry.',
      ],
      choices: ['Hold out the book'],
    },
    salt_signs: {
      text: [
        'She signs with a wet thumb and then a pen, and her name dries white and stands up a little from the page. You could lick it.',
        { answer: 'Her answer goes in the bag, stuck down with more of the same.', else: '' },
        '“If it’s the Knuckle you’re going to,” she says, “mind that tower. The wind comes round it both ways at once, and neither one says sorry.”',
      ],
      choices: ['Back to the barrow'],
    },
    chapel: {
      text: [
        'Canon Thrupp sits astride what there is of the chapel roof, with his cassock tucked into his socks and his mouth full of nails. Every Sunday for two years he has written to the bishop to resign. You have carried a hundred and four of those.',
        'Today the bishop has written back. The Canon sees the seal from up there, and takes the nails out of his mouth one by one.',
      ],
      choices: [
        'Send it up to him in the slate bucket',
        'Hold the ladder until the last slates are on',
        'Ask him where Anselm Pike is buried',
      ],
    },
    thrupp_pike: {
      text: [
        '“He isn’t,” says the Canon. In March the boat came home by herself, with the kettle still on its hook. He read the service over the kettle, since there had to be something. It stands in the vestry. “The sister was to be written to. I had understood that the post office…” Then he sees your face.',
        '“Ah,” he says. “I understood it so because that was easier. I might have written myself. I was busy resigning.” He comes down, fetches the kettle, and sets it in your barrow like something that can break.',
      ],
      choices: ['Give him the bishop’s letter', 'Hold the ladder until the last slates are on'],
    },
    thrupp_roof: {
      text: [
        '“I should like to have finished one thing,” he says, “before I am told what I am.” So for an hour you hold the ladder and pass slates, and the wind comes round the tower both ways. When the last one is on he knocks on it, as one knocks at a door.',
        'Inside, for the first time in two winters, it is dark overhead. You both go in and stand about in it, looking up, as people do under stars.',
      ],
      choices: ['Give him the bishop’s letter'],
    },
    thrupp_reads: {
      text: [
        '“My dear Thrupp. Accepted.” He turns it over, to see if there is more. There is a round stain, possibly port.',
        '“I only wanted him to ask me why,” says the Canon. “I had such a good answer. I’ve been improving it since All Souls’.” He is to be out by Advent. He looks round for something to put his hand on, and it is the font.',
      ],
      choices: ['Ask him why', 'Remark that letters do get lost in the wind', 'Hold out the book'],
    },
    thrupp_why: {
      text: [
        'So you ask, and he tells you. It is a very good answer. There is an empty boat in it, and a man whom he used to know by his whistle, and how it was to stand up in front of nine people in their coats with nothing to lay in the ground and a book that said dust. It lasts for a quarter of an hour.',
        '“And then one went on mending the roof,” says the Canon. He stops. “I had left that out,” he says. “Every single time.”',
      ],
      choices: ['Hold out the book'],
    },
    thrupp_lost: {
      text: [
        'Eleven in eleven years, you say. Eight to gulls, two to the sea and one to a goat. “A goat,” says the Canon. He looks at the seal for quite a time. Then he makes a dart of it, and a good one, he must once have been a boy; and it leaves the Knuckle, both ways round the tower, and goes out over the water.',
        '“It never came,” he says. You agree. Then of course he can’t sign for it. You notice that at the same moment, and are both too polite to say so.',
      ],
      choices: ['Back to the barrow'],
    },
    thrupp_signs: {
      text: [
        'He signs as he signs everything: J. Thrupp, for the present.',
        { roof: 'Then he looks up into his new dark, and strikes out the last three words.', else: '' },
        {
          why: '“You asked very well,” he says. “They should give you a parish. There will be one going.”',
          else: '“It comes to something,” he says, “when one has to be told that one has been believed.”',
        },
      ],
      choices: ['Back to the barrow'],
    },
    pike: {
      text: [
        {
          'seen:pike_mat': '',
          'seen:pike_open': '',
          'seen:pike_tin': '',
          'seen:pike_stove': '',
          'seen:pike_glue': '',
          else: 'Anselm Pike’s cottage lies under the Chin, where the wind can’t find it. The key is under the crab pot, where everybody’s key is. Seven months of quiet have moved in like a lodger.',
        },
        {
          warm: 'The stove is lit, and the room is listening to it.',
          else: 'An oilskin hangs on the nail with his shape still in it. There is one plate and one cup, and on the table a pot of glue with the brush standing up by itself.',
        },
        'One wall is chalked all over with kites: heights, winds, the days they flew. The last has your initial under it.',
        { placed: '', else: 'You have the violet letter in your hand. “By hand,” it says.' },
      ],
      choices: [
        'Put the letter on the mat, as you are paid to',
        'Open it',
        'Put it in the tin with the six others',
        'Look into the glue pot',
        'Light his stove',
        'Put the key back under the crab pot',
      ],
    },
    pike_mat: {
      text: [
        'It falls flat, and says pat. By the book, that is a delivery. The address is right and the stamp is good, and the book doesn’t ask whether there is anybody to bend down. Left at house, you write, and nobody’s name.',
        'You stand on the step for a bit. Then you open the door again, and move it to where somebody coming in would see it. You could not say whom you have in mind.',
      ],
      choices: ['Stay a moment longer', 'Lock up, and go'],
    },
    pike_open: {
      text: [
        'It is the first in eleven years. Your thumb has done it before you have finished forbidding it. “Dear Sel. You are a pig not to write, and I know it is your eyes, so I am coming to see for myself. Thursday, by the six o’clock boat. I am bringing the good scissors, so don’t let anyone near your hair. I dreamt of that silly kite again. I was on it. L.”',
        'Today is Thursday. There is nothing to close it with again but his own glue.',
      ],
      choices: ['Stay a moment longer', 'Lock up, and go'],
    },
    pike_tin: {
      text: [
        'Seven will fit, if you take out the paper that the biscuits sat on. You press the lid down. “By hand if at all possible” stays in your eyes after it has shut, the way a lamp does.',
        'It was possible. It was possible all the time. It is four hours there and four back; you would have needed a Sunday, and a face to do it with.',
      ],
      choices: ['Stay a moment longer', 'Lock up, and go'],
    },
    pike_glue: {
      text: [
        'It has gone as hard as toffee. Round it lie the trimmings, all the ends and edges that would not fit, and there is violet ink on every one. …and the plums were… …you would have laughed, Sel… …miss you like a stair that… You go outside, bring down the kite, and lay your cheek along the wing.',
        'It is thirty years of her, pasted edge to edge. He had read them all first. He only thought that she should get out a bit.',
      ],
      choices: ['Stay a moment longer', 'Lock up, and go'],
    },
    pike_stove: {
      text: [
        'Driftwood, and last year’s tide tables, which nobody is going to need again. It smokes, and then it remembers. You wash the plate. You wash the cup. You shake the blanket at the door, and what comes out of it goes away over the water.',
        { kettle: 'You hang the Canon’s kettle on the hook. It knows the place.', else: 'The hook over the stove has nothing on it.' },
        'Outside, a thread of smoke stands above the Chin, perfectly straight, for a full minute before the wind notices.',
      ],
      choices: ['Stay a moment longer', 'Lock up, and go'],
    },
    quay: {
      text: [
        {
          late: 'The Snout is where the island breathes: a pier, a crane for cattle, a bench, and Gethin, who is harbourmaster, ticket office and bad news. Far out there is a smudge, which is the ferry, being on time.',
          else: 'The Snout is where the island breathes: a pier, a crane for cattle, a bench, and Gethin, who is harbourmaster, ticket office and bad news. There is nothing on the sea at all, and he is watching it.',
        },
        '“Six o’clock,” he says, before you can ask. It is painted on the wall behind him in letters as tall as he is, but he likes to be the one to say it.',
      ],
      choices: [
        'Ask who is booked to land',
        'Hold the paint pot for him',
        'Sit on the bench until the ferry comes',
        'Go back to the barrow',
      ],
    },
    gethin_list: {
      text: [
        'He has it in a book. To land: one inspector of schools, one crate of hens, and one Miss L. Pike, with box. He reads out the hens with the most feeling.',
        '“Pike,” he says. “That’ll be a relation.” He was on the slip in March. It was he who caught the boat. You both look at the book, as though there might be more hens coming. “She’ll have been told,” says Gethin. You find that you are looking at the sea.',
      ],
      choices: ['Say nothing, as one does to Gethin'],
    },
    gethin_paint: {
      text: [
        'It is SIX that wants doing. The weather has been at it, and from the water it says SX. You hold the pot, and he does the I with his tongue between his teeth. He tells you that he once saw Pike’s kite close to, from the top of the crane, and that it was written all over like the wall of a prison. “I took it for sums,” says Gethin.',
        'For your trouble there is a coil of mooring line that the ferry won’t miss.',
      ],
      choices: ['Thank him, and look at the sea together'],
    },
    ferry: {
      text: [
        'She comes in backwards, as she always does, swearing on her horn. “We lie an hour,” says the mate, and throws a rope at Gethin. The hens get off first.',
        {
          twelfth:
            'Then comes a man with a satchel. “Would you know,” he says, “how many children the school has?” Twelve, you say. You are one of them.',
          else: 'Then comes a man with a satchel, who asks the way to the school and looks at his watch while you tell him.',
        },
        {
          ashore:
            'Along the rail stands a tall woman with nine exercise books, moving her lips, trying out how words feel. It’s Miss Bligh. She is going on to the mainland, to see a person who was named without being asked.',
          else: '',
        },
        'Last of all, feeling for each slat with her foot, comes a little old woman with a flat box under her arm. She looks at every face on the pier. Then she looks up at the kite, and does not look down again for a long while.',
      ],
      choices: ['Open your own letter first; it’s six o’clock', 'Go to her'],
    },
    own_quay: {
      text: [
        '“Dear Miss Corrie.” It takes you a moment; nobody calls you that. The service, since it is performed by means of a toy, is to cease on Saturday, unless the enclosed certificate goes back by tonight’s bag and shows four deliveries or more, signed for in one day.',
        {
          enough:
            'You open the delivery book on your knee, and count with your finger, as Hob would. Then you count again for the pleasure of it.',
          none: 'You open the delivery book on your knee. Today’s page is a very clean one.',
          else: 'You open the delivery book on your knee, and count with your finger, as Hob would. It doesn’t come to four from either end.',
        },
      ],
      choices: ['Put it away, and go to her'],
    },
    lettie: {
      text: [
        '“You’re Post,” she says. “He had you in a Christmas card. He said you go by in the air.” They are Pike’s eyes, but somebody has kept them dusted.',
        '“So he hasn’t come down. That’s his pride, he doesn’t like to be led. Well, I’ve brought the good scissors. He never would let anybody else.” She waits, with the kindest face you have ever had to look into.',
      ],
      choices: ['Tell her here, and now', 'Say that it isn’t far, and that she can hold on to the barrow'],
    },
    told: {
      text: [
        'You tell her. There is no way to do it by hand, it has to be by mouth: in March; the boat came home; nobody found him. It was your business to let her know, and you had the stamp inked six times. {kettle}',
        'She doesn’t sit down. She asks which day in March, and you say. “I was doing the windows,” says Lettie Pike. “I know, because I was singing.” After a while she holds out the flat box. “Would you take this for me? My arms have gone.”',
      ],
      choices: ['Take it'],
    },
    walk: {
      text: [
        'You push, and she walks with one hand on the barrow, as one walks with a pony.',
        {
          warm: 'There is smoke over the Chin, and she laughs out loud and goes faster. You will have that laugh for good. She is through the door before you, and when you come in she is looking at one plate and one cup, washed. “Who lit it?” she says. You did, you say. She gets all the rest from that.',
          else: 'From the gate she can see the chimney. “He would never let that go out,” she says, and stops. You tell her anyway, because it is owed: in March; the boat came home; you had the stamp inked six times.',
        },
        { mat: 'The letter lies there on the mat. She bends down for it herself, and it takes a long time.', else: '' },
        'She puts the scissors on the table, next to the glue, straight, as for a meal.',
      ],
      choices: ['Give her the time that there is'],
    },
    horn: {
      text: [
        'Three on the horn, for coming in. The wind has gone out like a lamp, the bag is still on your barrow, and the quay is where it always is, which is not here. She lies an hour.',
        'There is a way straight over the bog. Nobody takes it who has anything to carry. You could go with the bag on your back and the kite in your arms, but eleven hundred feet of line would have to be cut and left lying.',
      ],
      choices: ['Cut the line, and run', 'Walk round by the Ear, in one piece and late'],
    },
    missed: {
      text: [
        {
          pier: 'The pier is empty when you get there, but for Gethin and some hens. “Six o’clock,” he says, not unkindly. It is long past. The bag is still on your barrow.',
          else: 'Halfway home you hear her again: one, for gone. The bag is still on your barrow.',
        },
        {
          tin: 'It is dark when you come up to the Ear, and there is a light in the post office. A little old woman sits at the counter with a flat box on her knees. “I knocked,” she says. “And then I thought, it’s a post office, it’ll be open.”',
          else: 'It is dark when you come up to the Ear, and there is a light in the post office. A little old woman sits at the counter, with a flat box on her knees and the biscuit tin before her, open. “I do beg your pardon,” she says. “I was looking for a biscuit.”',
        },
        {
          warm: '“I’ve been to the cottage. There’s a fire in, and one cup. I’m Lettie Pike. Where is he, Post?”',
          else: '“I’ve been to the cottage. It’s all dark. I’m Lettie Pike. Where is he, Post?”',
        },
      ],
      choices: ['Tell her'],
    },
    told_late: {
      text: [
        'You tell her across the counter, as you would tell anybody the price of a stamp, because it’s the only voice you have in here. In March; the boat came home; nobody found him. {kettle}',
        {
          tin: 'You fetch the tin in from the barrow and set it in front of her. She doesn’t count them. She wrote them.',
          else: 'She squares the six letters up like cards. “So you had these all along,” she says. “And I had you down as a bad postwoman.” You say that you are. “No,” says Lettie Pike. “A bad one would have sent them back.”',
        },
        'The lamp wants trimming. For a long while neither of you is the person who does it.',
      ],
      choices: ['Trim it, and bring in the kite, which is out in the dew'],
    },
    kite_read: {
      text: [
        'With the wind gone to bed, the kite lies on her side with one wing up. Lettie Pike puts on her glasses. She reads along the leading edge, slowly, as one reads a gravestone. Then faster.',
        {
          glue: '“That’s me,” she says. All of it, you say; you found out only today. He read them first, and then he pasted them.',
          scrap:
            '“That’s me,” she says. You give her the scrap that the gull let fall, and she fits it to its place with one finger. You ought to have known. Nobody else dips the pen so often.',
          else: '“That’s me,” she says. You bend down beside her and look, for the first time: violet, edge to edge, thirty years of it. He must have read them and then got out the glue.',
        },
        '“I thought he burnt them. He was always short of kindling.” She goes all the way round, reading. She has been over every roof on this island, every day for two years, and nobody had told her.',
      ],
      choices: ['Wait until she has come round to the front again'],
    },
    parting: {
      text: [
        {
          missed:
            'The bag won’t go till morning, and the certificate is no use after tonight. That takes a weight off, as being robbed does.',
          enough:
            'The ferry blows for the quarter hour. In the barrow are the bag, its neck still open, and the delivery book. The certificate wants four names, and there they are.',
          none: 'The ferry blows for the quarter hour. In the barrow are the bag, its neck still open, and a delivery book with nobody in it. The certificate wants four.',
          else: 'The ferry blows for the quarter hour. In the barrow are the bag, its neck still open, and the delivery book. The certificate wants four names. You have asked the page politely, and it hasn’t got them.',
        },
        {
          tin: 'And there is the tin.',
          missed: 'And there is the tin.',
          else: '',
        },
        '“I don’t know what one does next,” says Lettie Pike. “As a rule one writes to him.”',
      ],
      choices: [
        'Fill in the certificate, and give the mate the bag',
        'Cut slits in some card, and fly him his letters',
        'Cut slits in some card, and fly him his letters',
        'Go over with her; somebody must answer for this',
      ],
    },
    leg_with: {
      text: [
        'With the wind behind you there is nothing to do but steer. The kite leans out in front like a dog that knows the way, the line hums its one long note, and now and then the wheels leave the ground to see what that’s like. Sheep look up.',
        'You have your heels on the axle and the bag between your knees. For a mile and a half you are the only person on the Sow to whom nobody can hand anything.',
      ],
      choices: ['Come down'],
    },
    leg_across: {
      text: [
        'Across the wind, everything has to be discussed. The kite wants to go there, the barrow wants to go here, and the line is what they have between them. It saws at your glove. You smell leather, and after that you smell you.',
        'Halfway over, the worn length catches on a wall and parts. That is one coil, whipping away through the bracken like something with a home to go to.',
      ],
      choices: ['Let it go', 'Go back and look for it'],
    },
    leg_against: {
      text: [
        'Against the wind there is no kite, there is only a roll of paper on your shoulder that would like to be one. You push. The old road keeps you company for a bit, and then it steps off into the sea without a word. A milestone is left. It says how far it would have been.',
        'In the lee of it stands a flask, which you hid last winter for a person in exactly this mood.',
      ],
      choices: ['Drink her health, and push'],
    },
    leg_gull: {
      text: [
        'A gull takes against the kite. They do: it is large, it is white, and it doesn’t answer. This one comes in with its feet out in front.',
        {
          tail: 'Mr Abney’s other braces catch it across the chest, and it goes off to tell the rest. But it has had one bite.',
          else: 'It tears a strip off the wing as long as your arm, finds out that it is paper, and is disgusted.',
        },
        'A scrap comes turning down out of the air, and lands in your lap. There is writing on it. The ink is violet.',
      ],
      choices: ['Put it in your pocket, unread', 'Read it'],
    },
    leg_scrap: {
      text: [
        '…you’d laugh, Sel, I’ve begun to wave at the kites on our beach, in case one of them is… It stops there, at the edge, and goes on into some other sentence about plums.',
        'So you have read somebody’s letter, in the Office’s time, forty feet above a bog. You had always thought it would feel more like a crime. It feels like being waved at.',
      ],
      choices: ['Hold on to it with your teeth, and come down'],
    },
    leg_wire: {
      text: [
        'The telegraph came down with the road, and its wire still lies about in the heather, where each year’s lambs discover it. This one is in to the knee, and has been for a while. She looks up at you as if you were the management.',
      ],
      choices: ['Stop, and cut her loose', 'Go on; she belongs to somebody'],
    },
    leg_lamb: {
      text: [
        'It takes teeth, a hatpin and most of an hour. She doesn’t thank you. She walks off on three legs’ worth of dignity and one leg’s worth of limp, and tells her mother something about you.',
        'You wind the wire up on your arm. It will do for line, if you are not proud. The last thing it ever carried, your grandmother used to say, was the price of herring.',
      ],
      choices: ['Up again'],
    },
    leg_late: {
      text: [
        'The sun has got down among the walls, and the kitchens have their lamps lit. As you go over, doors open. Nobody wants anything. They come out with their hands in flour, look up to see if you are late, and go in again.',
        'Every day for two years you have been up here for their sake at about this hour. It has never struck you until now that from below it might look like company.',
      ],
      choices: ['Come down'],
    },
    end_round: {
      text: [
        'The mate counts the names with his pipe. On Saturday nothing ceases. In December the Office writes, on stiff paper, that the service by means of a toy is confirmed, and is the toy insured?',
        {
          twelfth: 'The school is confirmed too, at twelve, one of whom is nine but big.',
          else: 'Odile is to be married in March, if the pump suits.',
        },
        {
          reply: 'Nance has had a letter with nothing in it but a gate, and has pinned it up over the powder.',
          ashore: 'Miss Bligh is back on her rock with a photograph of a baby, who is entered in the exercise book under Rare.',
          else: '',
        },
        'Lettie said that she would stop at the cottage till she had got her legs back, and they are in no hurry. There is never any post for her. Only one person ever wrote to her, and he was bad at it. So towards evening you bring the kite down low over the Chin, and hold it there, and she stands at the door in her apron and reads you, one wing at a time. Then she waves, in case.',
      ],
    },
    end_line: {
      text: [
        'She cuts the slits with the good scissors. {seventh} Up they go, one behind another, rustling, till the dark has them all, and there is nothing left on the ground of the whole eleven hundred feet but what is wound round your hand. You give it to her. “He’s pulling,” she says. It is the wind; that’s your trade, and you say nothing. Then the scissors close once more.',
        'For weeks they find it in hedges, on the mainland and beyond. A trawler comes in with plums on its mast. On Saturday the service ceases, there being no toy.',
        'On Monday you begin to build another, and you ask the island if it has any paper. They all come. They bring their letters, in aprons, in a slate bucket, in a hat: the pump, the gate, the girl who was named for somebody. You read each one before you paste it. They have said you may.',
      ],
    },
    end_return: {
      text: [
        'You give Gethin the key, and Hob, who has come down to see the hens, the kite. “Every day?” says Hob. Every day there’s wind, you say. Then for the first time in your life you are something that the ferry carries.',
        {
          tin: 'It is four hours. You sit on the deck with the tin between you, and she reads you what is in it, by hand, as it says on the edge.',
          missed:
            'It is four hours. You sit on the deck with the tin between you, and she reads you what is in it, by hand, as it says on the edge.',
          else: 'It is four hours. There is a biscuit tin to tell her of, and you tell her of it. She looks at the water. “Read me the stamp,” she says at last, “the way you’d have sent it.” You do. “No,” says Lettie. “I’m glad you hadn’t the face.”',
        },
        'She has a room to spare, and plums. In November something comes through the door in an envelope made of hymn book. It says that the school has the post now, and the pig has a new tail; that it went up eleven hundred feet; that everybody waves. The hand looks like something that hens do. On the front there is no Miss, and no Post. It just says Wenna, and the place, and that was enough.',
      ],
    },
  },
  /** Put into texts where they say {kettle} and {seventh}. */
  parts: {
    kettle: [{ kettle: 'The Canon read the service over the kettle. There had to be something.', else: '' }],
    seventh: [
      {
        'mat seen:walk': 'The seventh is the one that she picked up from the mat.',
        mat: 'You have fetched the seventh from his mat.',
        opened: 'The seventh, which you opened, she closes with a kiss, there being no glue.',
        placed: '',
        else: 'The seventh comes straight out of the bag, and has never been delivered more promptly.',
      },
    ],
  },
};
