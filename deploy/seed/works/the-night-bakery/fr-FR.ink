// La boulangerie de nuit. Une histoire originale pour Meowtale.
VAR kind = 0
VAR till = 0
VAR doris = 0
VAR clues = 0
VAR served = 0
VAR late = 0
VAR dough = 0
VAR song = 0
VAR penalty = 0
VAR laugh = 0
VAR bag = false
VAR lund = false
VAR refund = false
VAR lamp = false

-> lane_night

=== lane_night ===
La boulangerie de la ruelle aux Chandelles ouvre à deux heures du matin et ferme à cinq. Elle n’a pas d’enseigne. Elle a une odeur, et il y a trois semaines tu as suivi cette odeur jusqu’à un carton dans la vitrine : « On cherche des mains. Passé non exigé. »
Ce soir il est deux heures moins vingt et les pavés sont mouillés. Derrière le store, quelqu’un injurie un four, tendrement, de la voix que d’autres gardent pour les chevaux.
* [Frapper : deux coups brefs, un long]
    Les injures s’arrêtent. « C’est ouvert, dit la voix. C’est ouvert toutes les nuits. Je ne sais pas pourquoi tu frappes. »
    -> apron
* [Regarder d’abord par la fente du store]
    -> window

=== window ===
Mme Lund a soixante-dix ans et des avant-bras comme des tapis roulés. Elle est dans le four jusqu’à la taille. Le four s’appelle Gustav. « Dimanche, tu te portais comme un charme », lui dit-elle.
Derrière elle, quatre-vingt-seize petits tiroirs, du sol au plafond, et, à son crochet près de la porte, ton tablier. Les cordons sont usés à l’endroit exact où tu les noues. Tu travailles ici depuis trois semaines.
* [Regarder encore les cordons]
    ~ clues = clues + 1
    Trois semaines ne font pas ça. C’est à peine si trois semaines enlèvent l’apprêt.
    -> apron
* [Entrer. Un tablier, ça s’use]
    -> apron

=== apron ===
Mme Lund te passe un pouce enfariné sur le front : c’est sa visite médicale. « Le règlement ? »
Tu le connais. Personne ne paie en argent. On chuchote ce qu’on veut oublier dans un sac en papier, tu tords le haut, tu le ranges dans un tiroir. À cinq heures, la recette de la nuit descend à la cave. On n’écoute pas. On ne rend pas la monnaie.
« La monnaie, on la rend, dit Mme Lund. Je dis ça pour voir qui discute. »
* [Demander qui portait ce tablier avant toi]
    -> last_apprentice
* [Demander où vont les choses oubliées]
    -> downstairs
* [Discuter, pour la monnaie]
    ~ kind = kind + 1
    Comment, demandes-tu, rend-on la monnaie sur un chagrin ? « Avec soin, dit-elle, et elle a l’air contente de toi. On cherche quelle moitié leur manquerait. »
    -> troughs

=== last_apprentice ===
« Quelqu’un qui avait ton tour de taille, dit Mme Lund en comptant des œufs. Des mains habiles. Le premier mois, ça pleurait dans la brioche tous les matins. Ça ne me gênait pas. Il faut un peu de sel dans la brioche. »
Tu demandes où c’est parti, ce quelqu’un.
« Nulle part, que j’aie remarqué. » Elle a compté deux fois le même œuf. « Tu me le demandes tous les mardis, tu sais. »
Tu ne sais pas. Tu regardes le calendrier à côté de Gustav. On est mardi.
* [Chercher d’autres mardis]
    ~ clues = clues + 1
    Sur le montant de la porte, à hauteur de ta propre main, quelqu’un tient un compte au crayon, par paquets de sept. À soixante paquets, tu arrêtes.
    -> troughs
* [Ne pas insister. La pâte attend]
    « Voilà », dit Mme Lund, aux œufs.
    -> troughs

=== downstairs ===
« En bas, chez Doris. Ici, rien ne se perd. » Doris, c’est le levain. Elle a quatre-vingt-quatorze ans, elle habite une jarre à la cave, et elle mange ce que les gens ne supportent pas de se rappeler : des premiers baisers, des derniers mots, énormément de discours de mariage. C’est pour ça que le pain lève comme il lève.
« Ils croient que le chagrin, c’est lourd, dit Mme Lund en claquant un couvercle. Mais non. C’est surtout du gaz. »
* [Demander si quelqu’un a déjà voulu reprendre quelque chose]
    ~ clues = clues + 1
    « Une fois », dit-elle. Et au bout d’un moment, à la boîte : « Non. Presque une fois. »
    -> troughs
* [Rire, et se laver les mains]
    Elle aime bien faire rire. Elle te donne le bon savon.
    -> troughs

=== troughs ===
Il y a trois pétrins, et c’est toi qui choisis lequel on cuit d’abord. L’odeur de la ruelle décide de qui y descend. Le seigle amène les gens en colère. La brioche, ceux qui ont pleuré ou qui vont s’y mettre. Les petits pains blancs, ceux qui disent que ça va.
Mme Lund te laisse faire. Elle te laisse toujours faire, comme si la réponse lui apprenait quelque chose.
* [Le seigle]
    ~ dough = 1
    Ça sent la cave et le dimanche. Quelque part dehors, quelqu’un serre les dents et tourne à gauche.
    -> cellar_first
* [La brioche]
    ~ dough = 2
    Du beurre, des œufs, et ce peu de sel. Tes mains s’en occupent sans te demander comment.
    -> cellar_first
* [Les petits pains blancs]
    ~ dough = 3
    Tu en façonnes soixante, tous pareils, qui vont tous très bien, merci.
    -> cellar_first

=== cellar_first ===
Onze marches. La jarre est grande comme un bain de siège, avec une assiette dessus et une brique sur l’assiette. Sous la brique, quelque chose fredonne.
« Une nouvelle tête », dit Doris. Elle a une voix de cuillère qu’on retire de la confiture. « Tu es toujours une nouvelle tête. On t’a parlé de moi ? Ils racontent à tout le monde que je mords. »
L’assiette se soulève d’un doigt. Il te faut deux tasses d’elle pour la nuit.
* [Lui apporter du sucre et lui trouver bonne mine]
    ~ doris = doris + 1
    « Flatteries », dit Doris, et elle gonfle de plaisir jusqu’à faire pencher la brique. Elle se verse d’elle-même dans le pichet, deux tasses et un petit supplément.
    -> two_oclock
* [Lui demander les nouvelles]
    -> doris_gossip
* [Prendre deux tasses, et vite]
    Elle mord vraiment. C’est comme de se faire gronder par un flan.
    -> two_oclock

=== doris_gossip ===
« Rien que dans cette rue, j’ai eu quatre cents nuits de noces, dit Doris, plus une déclaration d’impôts. J’ai eu la blague qu’un dentiste a racontée à l’enterrement de sa mère ; elle est bonne. J’ai eu tout le genou gauche d’un monsieur. Tout est là-dedans, mon petit, et en quarante ans pas une âme n’est descendue me demander comment j’allais. »
Elle te remplit le pichet à ras bord. Puis, plus bas, par la fente : « J’ai aussi un bout de toi. J’en prends soin. »
* [Lui demander comment elle va]
    ~ doris = doris + 1
    Un long silence, avec des bulles. « Pleine, dit Doris. Merci. »
    -> two_oclock
* [Lui demander ce qu’elle a de toi]
    ~ clues = clues + 1
    « Une bicyclette », dit Doris, et elle tire l’assiette sur elle comme une couverture.
    -> two_oclock

=== two_oclock ===
{served > 1: -> three_oclock}
{served == 0: Deux heures. Le store monte, la lampe prend sa place à la fenêtre, et trois personnes sortent du noir, aussi loin les unes des autres que le permet une ruelle. {dough == 1: Toutes les trois ont le col relevé et les poings dans les poches.|{dough == 2: Toutes les trois ont le nez rouge et ne s’en cachent plus.|Toutes les trois disent bonsoir, et que ça va.}} Mme Lund te tend les sacs. Tu n’arriveras pas à servir tout le monde, dit-elle ; personne n’y est jamais arrivé. Par qui commences-tu ?|La clochette reprend son souffle. Il en reste deux, qui lisent la liste des prix, où il n’y a pas de prix. C’est long à lire. Mme Lund les a jaugés tous deux à leurs chaussures ; elle prendra celui que tu laisses.}
* [Le chauffeur de taxi qui garde son chapeau]
    -> taxi
* [Le vieil homme avec un sifflet au cou]
    -> referee
* [La mariée en chaussures de course]
    -> bride
+ {served > 0} [Laisser les autres à Mme Lund]
    Elle sert comme elle pétrit : vite, et ils en ressortent plus ronds.
    -> three_oclock

=== taxi ===
~ served = served + 1
Il s’appelle Oskar et il a laissé tourner le moteur. Il demande un petit pain au pavot. « Et je voudrais qu’on me débarrasse d’une chanson. »
C’est le refrain publicitaire d’un marchand de matelas. Le marchand a disparu. Le refrain loge dans sa tête depuis onze ans, sans payer de loyer, et sort aux feux rouges. Il te le fredonne une fois, que tu saches ce que tu achètes. Te voilà avec, jusqu’à jeudi à peu près.
* [Tendre le sac]
    ~ till = till + 1
    -> taxi_paid
* [Lui demander comment elle est entrée]
    ~ kind = kind + 1
    -> taxi_story

=== taxi_story ===
« On achetait un lit pour la petite, dit Oskar. Dans le magasin, ils passaient ça en boucle. Elle avait cinq ans. Elle a enlevé ses chaussures, très correcte, et elle a dansé sur tous les lits qu’ils avaient. »
Elle en a seize maintenant et vit chez sa mère, à quatre heures de route. Pour son anniversaire, elle lui envoie un pouce. Le dessin d’un pouce, précise-t-il, des fois que tu t’inquiètes.
« C’est seulement la chanson que je veux enlever. Pas les lits. »
* [Lui dire que l’un ne part pas sans l’autre]
    ~ kind = kind + 1
    Il y réfléchit à la vitesse d’un homme dont le compteur tourne.
    -> taxi_change
* [Tendre le sac quand même]
    ~ till = till + 1
    -> taxi_paid

=== taxi_paid ===
~ song = 1
Il chuchote tout, jusqu’au numéro de téléphone de la fin. Tu tords le haut du sac et ça continue dedans, tout petit, comme un frigo chez les voisins. Oskar écoute l’intérieur de sa tête. « Quel calme », dit-il, stupéfait.
Il emporte son petit pain dans le taxi et reste là, le lumineux allumé, à tâter ses poches l’une après l’autre, comme un homme qui tenait quelque chose il y a une minute.
* [Ranger le sac dans un tiroir]
    Il bourdonne un peu contre le bois. Tu l’enfermes avec les autres airs.
    -> two_oclock
* [Le porter à ton oreille, une fois]
    ~ clues = clues + 1
    Derrière le refrain il y a des ressorts, et quelqu’un de petit qui saute. Dans ta poitrine aussi quelque chose saute, et retombe sur rien.
    -> two_oclock

=== taxi_change ===
~ song = 2
Alors tu lui rends la monnaie. Il paie avec le numéro de téléphone du magasin et garde le reste. « Cinquante-cinq, zéro zéro… », dit Oskar, et il s’arrête, et il cherche, et il rit si fort que le chapeau glisse.
Tu ajoutes un second petit pain, celui qui a eu trop de graines. Tu lui dis de l’appeler.
« Il est deux heures et demie du matin. » Il pèse la chose. « Elle a seize ans. Elle ne dort pas. » À travers le pare-brise tu vois bouger sa bouche. Il ne parle pas. Il fait tam, tam, ta-tam.
-> two_oclock

=== referee ===
~ served = served + 1
Il a largement passé soixante-dix ans. Il voudrait un demi-seigle, et il voudrait oublier la dernière minute de la finale de la coupe, il y a trente et un ans : il a sifflé un penalty et la ville a perdu.
Le boucher ne lui vend toujours que le bout du saucisson. Les gens changent de trottoir avec leur chien. « Les chiens, dit-il en rentrant le sifflet sous son écharpe, ont au moins la décence d’avoir l’air gênés. »
* [Tendre le sac]
    ~ till = till + 1
    -> referee_paid
* [Lui demander : y avait-il penalty ?]
    ~ kind = kind + 1
    -> referee_story

=== referee_story ===
En trente et un ans, personne ne le lui a demandé. Il emprunte deux sucres et un raisin sec et dispose la surface de réparation sur ton comptoir. Ici le raisin file. Là arrive le sucre, comme ça. Le raisin tombe. Il reste longtemps penché dessus.
« J’étais derrière le grand, dit enfin l’arbitre. Je n’ai rien vu du tout. J’ai sifflé parce que quarante mille personnes ont retenu leur souffle. »
* [Lui dire de raconter ça au boucher]
    ~ kind = kind + 1
    -> referee_free
* [Tendre le sac. Il l’a porté assez loin]
    ~ till = till + 1
    -> referee_paid

=== referee_paid ===
~ penalty = 1
Il lui faut une minute entière, plus les arrêts de jeu. Quand il se redresse, il a gagné cinq centimètres. Il trouve le sifflet sous son écharpe et le retourne poliment, comme si on le lui avait passé au cou dans une fête.
« Qu’est-ce que je faisais, déjà ? demande-t-il.
— Quelque chose au grand air », lui dis-tu. Il hoche la tête ; ça lui ressemble. Il rentre chez lui par la ruelle, passe devant le boucher et lui fait signe, tout fermé qu’il est.
* [Classer le sac sous SPORT]
    Entre un témoin de relais tombé et l’unique marathon de quelqu’un.
    -> two_oclock
* [Le classer sous CE QUE PERSONNE N’A DEMANDÉ]
    ~ clues = clues + 1
    À cinq heures, c’est toujours le tiroir le plus plein. Tu te demandes ce que personne ne t’a demandé.
    -> two_oclock

=== referee_free ===
~ penalty = 2
« Je n’ai rien vu », répète-t-il, plus fort, pour savoir quel bruit ça fait. Ça fait le bruit d’un piano qu’on pose. Il mange le raisin.
Il ne paie rien et prend son demi-seigle. À la porte il se retourne, bombe le torse, et tire de sa poche de poitrine un carton jaune qu’il montre au sac en papier dans ta main. « Jeu dangereux », dit-il.
Mme Lund punaise le carton au-dessus de la caisse. Il n’y a pas de caisse. C’est au-dessus de là où elle serait.
* [Lui faire un salut militaire]
    Sur le seuil, il donne un bref coup de sifflet. Tout le long de la rue, les chiens lèvent la tête.
    -> two_oclock
* [Lui donner aussi l’autre moitié du seigle]
    ~ kind = kind + 1
    « Prolongations », dis-tu. Il la reçoit comme un trophée.
    -> two_oclock

=== bride ===
~ served = served + 1
Elle a une feuille dans son voile, et les chaussures ont déjà couru. Le mariage est à onze heures ce matin. Elle voudrait quelque chose à la crème, et il faut qu’elle oublie comment Jonas riait.
Celui qu’elle épouse s’appelle Peter. « Peter est adorable, dit-elle. Peter a un déshumidificateur. » Elle dit ça comme on dit une prière, vite, pour ne pas entendre les mots.
* [Tendre le sac]
    ~ till = till + 1
    -> bride_paid
* [Demander de quoi riait Jonas]
    ~ kind = kind + 1
    -> bride_story

=== bride_story ===
« Des oies. Des parapluies. De lui. » Elle mange son gâteau à la crème à deux mains. « Il a été malade deux ans et les chemises d’hôpital le faisaient rire. En mai, ça fera quatre ans qu’il ne rit plus. »
Elle s’essuie le menton avec le voile. « La tante de Peter porte un chapeau avec un faisan. Le faisan tout entier. Si j’entends Jonas rire de ce faisan, à l’église, devant tout le monde, je suis fichue. »
* [Lui dire qu’il faut espérer l’entendre]
    ~ kind = kind + 1
    -> bride_walks
* [Tendre le sac]
    ~ till = till + 1
    -> bride_paid

=== bride_paid ===
~ laugh = 1
Ce n’est pas un chuchotement. Il sort d’elle d’un bloc, un grand rire idiot, un aboiement, un rire d’homme, et il gonfle le sac si fort que tu dois t’appuyer dessus pour le tordre. Elle écoute. Rien. Elle te remercie, l’œil sec, et prend une deuxième part pour Peter.
Au coin de la rue, le vent retourne le parapluie d’un passant, sous son nez. Elle le contourne.
* [Mettre le sac dans un tiroir]
    Le tiroir pouffe. Il pouffera jusqu’à cinq heures.
    -> two_oclock
* [Entrouvrir le sac]
    ~ clues = clues + 1
    Un peu de ce rire te court dans la manche. Quelqu’un te faisait rire comme ça, autrefois, en faisant la vaisselle, de l’eau jusqu’aux coudes. Tu ne sais plus qui.
    -> two_oclock

=== bride_walks ===
~ laugh = 2
~ till = till + 1
« Au faisan, dis-tu. S’il doit encore rire quelque part. »
Elle s’y met, de la crème sur le nez, et ce n’est pas tout à fait son rire à elle ; il y a de l’aboiement dedans. « Peter m’a demandé une fois de le lui faire, dit-elle. Pour savoir contre qui il jouait. Je n’ai pas pu. Maintenant, je pourrais. »
Elle tient à payer, et chuchote ce qu’a coûté la robe. Il te faut les deux mains pour soulever le sac. Puis elle remonte la ruelle au petit trot, la traîne sur le bras, en aboyant de temps en temps.
-> two_oclock

=== three_oclock ===
Trois heures. Personne ne vient entre trois heures et la demie. Mme Lund dit que ce sont les minutes où les gens sont trop honnêtes pour sortir. Les petits pains lèvent sous leurs linges comme un dortoir. {till > 1: Une rangée de sacs tordus marmonne sur le comptoir.|Le comptoir est presque vide de sacs. Mme Lund l’a remarqué ; elle ne dit rien et astique l’endroit où ils seraient.}
Tu as une demi-heure à toi, et trois endroits de la maison où la passer.
* [Descendre voir qui ronfle]
    -> cellar_snore
* [Regarder les tiroirs]
    -> drawer_mine
* [Rejoindre Mme Lund sur la marche de derrière]
    -> back_step

=== cellar_snore ===
C’est Doris, et ce n’est pas elle. De la jarre monte un ronflement d’homme, lent, avec un sifflement au bout, comme une bouilloire enrhumée. « M. Abel, dit Doris entre deux. Sa veuve m’a apporté le bruit de lui en avril dernier. Je n’arrive à rien en faire. Je n’ai pas fermé l’œil. »
Elle soupire. « Ça ne disparaît pas, en moi, tu sais. On me prend pour un estomac. Je suis un grenier. »
* [Lui demander ce qu’elle a de toi dans ce grenier]
    ~ clues = clues + 1
    « Rien que ce qui est venu avec les racines. La phrase est en haut ; elle n’a jamais voulu me donner le sac. Moi, j’ai la bicyclette, et les tartines, et quelqu’un qui court. »
    -> half_past_three
* [Lui chantonner quelque chose pour la calmer]
    ~ doris = doris + 1
    Tu fredonnes {song == 1: le seul air que tu possèdes, et qui parle de matelas|un air que ta bouche connaît et toi pas}. Au deuxième couplet, ils sont deux à ronfler là-dedans, dont Doris.
    -> half_past_three

=== drawer_mine ===
Les étiquettes des tiroirs sont de l’écriture carrée de Mme Lund : EXAMENS. GENOUX. CHOSES DITES À DES FÊTES. Le quarante et un est d’une autre main, fine, qui penche à gauche. On y lit : À MOI.
Tu prends le crayon derrière ton oreille et tu écris les mêmes mots sur le bloc, vite, pour ne pas tricher. Ils penchent à gauche.
Dans le tiroir, un seul sac, amolli à force d’être touché, et tiède, comme si quelqu’un le sortait de temps à autre pour le tenir.
* [Le glisser dans la poche de ton tablier]
    ~ bag = true
    ~ clues = clues + 1
    Il ne pèse rien. Tu marches comme s’il pesait.
    -> half_past_three
* [Refermer le tiroir d’un doigt]
    Tu le fermes comme on ferme une porte sur quelqu’un qui dort.
    -> half_past_three

=== back_step ===
~ lund = true
Mme Lund, sur la marche de derrière, pèle une pomme en un long ruban. À mi-chemin elle s’arrête. Elle s’arrête toujours à mi-chemin, et regarde le bout de la ruelle.
« J’ai payé, moi aussi, tu sais, dit-elle. La toute première cliente, c’était moi. Tiroir un. Aucune idée de ce qu’il y a dedans. Tout ce que je sais, c’est qu’à deux heures je mets la lampe à la fenêtre et qu’alors je respire. » Elle fait tourner la pomme. « Quarante ans. On croirait que j’attends l’autobus. »
* [Proposer d’aller voir dans le tiroir un]
    « Avec des petits pains au four ? » dit Mme Lund, scandalisée. Elle ne dit pas non.
    -> half_past_three
* [Prendre la pomme et finir de la peler]
    ~ kind = kind + 1
    Le ruban vient d’un seul tenant. Elle se l’enroule autour du doigt comme une chose qu’on lui aurait offerte.
    -> half_past_three

=== half_past_three ===
{late > 1: -> ten_past_four}
{late == 0: La clochette. C’est le second service, celui que Mme Lund appelle les habitués, encore que la plupart ignorent qu’ils le sont. À la porte il y a un beau manteau, une paire de sabots blancs, une planchette à pince et, plus bas, un chien. Gustav laisse sortir une plaque de quelque chose de doré, et tous les quatre inspirent.|La vitre s’est embuée, quelqu’un y a dessiné un cœur et en a effacé la moitié. Les autres attendent toujours, et Mme Lund tend le bras derrière toi vers les pinces. Encore un, pense-t-elle, et ce sera calme. Elle se trompe ; tu le sens au plancher.}
* [La veuve au beau manteau]
    -> widow
* [L’infirmière de nuit]
    -> nurse
* [L’homme à la planchette]
    -> inspector
* [Le chien]
    -> dog
+ {late > 0} [Laisser Mme Lund servir le reste]
    Elle en sert trois à la fois, une pince dans chaque main, comme un chef d’orchestre.
    -> ten_past_four

=== widow ===
~ late = late + 1
Mme Abel s’est habillée pour essuyer un refus. « En avril dernier, je vous ai donné les ronflements de mon mari, dit-elle. Il était mort depuis un mois et je les entendais encore. Le médecin disait qu’il fallait que je dorme. »
Elle n’a plus dormi depuis. Elle a essayé la radio, une horloge, le frigo des voisins. « Je croyais que ça m’empêchait de dormir, dit Mme Abel. Ça me tenait compagnie. Est-ce que vous remboursez ? »
Mme Lund est soudain très occupée avec une plaque.
* [Lui cuire un petit pain avec le pichet, tout de suite]
    ~ kind = kind + 1
    -> widow_loaf
* [Lui dire que la maison ne rembourse pas]
    -> widow_pipes

=== widow_loaf ===
~ refund = true
~ doris = doris + 1
Neuf minutes dans Gustav, qui pour une fois obéit. Elle le mange au comptoir, sans ôter ses gants. Vous attendez, tous les trois. Puis Mme Abel pose la tête sur les sacs de farine, et de la hauteur du deuxième bouton du beau manteau monte un ronflement, lent, avec un sifflement au bout. Ce n’est pas le sien. Elle sourit.
« Ah, Dieu merci ! » dit Doris, si fort que ça traverse le plancher.
Mme Lund étend un torchon sur les genoux de la veuve. « Donc, ça se peut », dit-elle, pas à toi.
* [Demander à Mme Lund ce qu’elle voudrait reprendre]
    ~ lund = true
    « Comment veux-tu que je le sache ? » Elle regarde la lampe à la fenêtre. « C’est bien tout le problème. Demande au tiroir un. »
    -> half_past_three
* [Déplacer la clochette pour ne pas la réveiller]
    Tu la pends à un clou, dans une chaussette. Désormais, les clients devront tousser.
    -> half_past_three

=== widow_pipes ===
« Non, dit Mme Abel. Je m’en doutais. » Elle te remercie, ce qui est pire, et boutonne le beau manteau jusqu’au col.
À la porte elle s’arrête. Sous les planches, quelque chose a pris une longue respiration, avec un sifflement au bout. Elle reste là, la tête penchée, jusqu’à ce qu’on l’ait relâchée, et qu’une autre soit prise, et relâchée.
« La tuyauterie, dis-tu.
— Oui, dit Mme Abel. Nous avons toujours eu une mauvaise tuyauterie. » Elle aimerait revenir demain, si ça ne dérange pas, et se tenir juste ici.
* [Dire que ça ne dérange pas]
    « Il est très chaud, ce plancher, juste ici », dit-elle. Elle tapote le chambranle et s’en va.
    -> half_past_three
* [Lui apporter un tabouret]
    ~ kind = kind + 1
    Elle reste jusqu’à quatre heures passées, son sac à main sur les genoux, à écouter la tuyauterie.
    -> half_past_three

=== nurse ===
~ late = late + 1
Rosa vient chaque mardi à sa pause de midi, qui tombe à quatre heures moins vingt. Une torsade au fromage, s’il te plaît, et la nuit jusqu’ici, effacée. Tu n’as pas trouvé les pinces qu’elle est déjà penchée sur le sac ; elle se l’applique au visage à deux mains, comme elle tiendrait un masque à quelqu’un.
Doris a eu un an de ses mardis. Ce soir, elle s’interrompt, la bouche dans le papier. « La chambre neuf », dit-elle, à personne.
* [La laisser continuer]
    ~ till = till + 1
    -> nurse_paid
* [Demander qui est dans la chambre neuf]
    ~ kind = kind + 1
    -> nurse_soup
* [Ne rien dire, et mettre la soupe à chauffer]
    ~ kind = kind + 1
    -> nurse_soup

=== nurse_paid ===
Ça va vite ; elle a le coup de main. Quand elle relève la tête, son visage est net comme une assiette. « Quelle nuit tranquille », dit Rosa. Elle aperçoit son badge, à l’envers, lit son prénom, puis le mot en dessous, et fronce les sourcils. « Est-ce que j’ai toujours voulu faire ça ? J’ai l’impression qu’on m’y a poussée. »
On l’y a poussée. C’était sa grand-mère. C’est chez Doris, à un an de profondeur à peu près, et c’est toi qui l’as descendue.
* [Lui dire : c’était ta grand-mère]
    ~ kind = kind + 1
    « Ah bon ? dit Rosa. Comment était-elle ? » Ça aussi, c’est chez Doris. C’est descendu la semaine d’après.
    -> half_past_three
* [Lui donner sa torsade au fromage]
    Elle t’adresse le sourire qu’elle réserve aux visiteurs.
    -> half_past_three

=== nurse_soup ===
Il n’y a pas de soupe sur la liste. Il y a le souper de Mme Lund, aux poireaux, et Mme Lund contemple résolument le plafond pendant que tu le réchauffes.
« Il construisait des ponts, dit Rosa dans la vapeur. Il me prend pour sa fille. Ce soir j’ai dit que oui, c’était moi. Alors il m’a dit où il avait caché la bicyclette pour son anniversaire. » Elle pleure un peu, finit tout, et se mouche dans le sac en papier. « Celle-là, j’aimerais la garder, dit-elle. Mets que c’est à consommer sur place. »
* [Écrire sur le bloc : une nuit, sur place]
    Elle relit, et paraphe, comme elle fait de tout.
    -> half_past_three
* [Demander où il l’avait cachée]
    ~ clues = clues + 1
    « Derrière le charbon », dit Rosa, mais tu l’as dit aussi, au même instant, et ni elle ni toi ne savez pourquoi.
    -> half_past_three

=== inspector ===
~ late = late + 1
Il porte une housse de pluie sur son chapeau, alors qu’il ne pleut plus, et une planchette à pince. « Services d’hygiène, dit-il. Première visite, inopinée. »
Mme Lund décroche une liasse de son clou et la tient dans son dos de façon que tu voies : huit premières visites inopinées, toutes de la même écriture, la sienne. « Tous les ans, souffle-t-elle. Il rencontre Doris, il verdit, il écrit onze pages, et puis il paie avec. »
* [Tout lui montrer, cave comprise]
    -> inspector_tour
* [Lui offrir d’emblée un petit pain et un sac]
    ~ till = till + 1
    -> inspector_pays

=== inspector_tour ===
Il mesure les marches. Il mesure Gustav, qui grogne. Il soulève l’assiette de la jarre du bout de son stylo, et Doris dit : « Réginald ! Tu as maigri. »
Il écrit un moment. « Ça possède mon bulletin scolaire, dit-il faiblement.
— Tu me l’as donné la deuxième année, mon petit. “Réginald fait des efforts.” Moi, je l’ai trouvé gentil, ce bulletin. »
Il s’assoit sur la dernière marche. Au bout de quelque temps, il demande ce qu’il y a encore de lui, ici.
* [Les laisser ensemble]
    ~ doris = doris + 1
    ~ kind = kind + 1
    Il remonte à quatre heures, de la confiture sur son formulaire. Sous « Risques », il a écrit : compagnie.
    -> half_past_three
* [Tendre le sac]
    ~ till = till + 1
    -> inspector_pays

=== inspector_pays ===
Onze pages et une annexe passent dans le sac. Tu le tords, et il regarde autour de lui avec le plaisir d’un homme qui découvre une boutique. « Quel endroit charmant. A-t-il déjà été inspecté ?
— D’un jour à l’autre », dit Mme Lund.
Il achète un petit pain. Il oublie la planchette ; il l’oublie toujours. Il y en a huit autres dans le porte-parapluies. Il reviendra l’an prochain, sans prévenir, pour la première fois. Tu agites la main jusqu’à ce qu’il tourne le coin. Il répond, ravi ; il croit que tu le prends pour un autre.
-> half_past_three

=== dog ===
~ late = late + 1
Le lévrier vient seul, dans l’écharpe de quelqu’un, et pose les deux pattes sur le comptoir. Il veut un friand à la saucisse. Il veut oublier le tonnerre.
Les chiens ne savent pas chuchoter. Il fourre son long museau dans le sac et souffle, une fois ; le papier s’assombrit et se met à gronder. Un peu d’éclair brille à la couture. Pendant tout ce temps le chien ne te quitte pas des yeux, au cas où il y aurait un formulaire à remplir.
* [Tordre le haut du sac]
    ~ till = till + 1
    -> dog_paid
* [Poser le sac et t’asseoir par terre]
    ~ kind = kind + 1
    -> dog_floor

=== dog_paid ===
Le mauvais temps va dans le tiroir quatre-vingts, qui fume. Le lévrier rentre au trot sous un ciel dont il ne pense plus rien.
En juillet, il s’assiéra au milieu d’un champ pour admirer les lumières, et quelqu’un en robe de chambre accourra à travers l’orge en criant son nom. Il sera content. Il aime bien qu’on l’appelle.
* [Mettre un seau sous le tiroir quatre-vingts]
    Vers quatre heures, il y pleut un peu.
    -> half_past_three
* [Ouvrir le tiroir et relâcher le temps]
    ~ till = till - 1
    ~ kind = kind + 1
    Le tonnerre sort, flaire le seuil, et remonte la ruelle au trot à la recherche de son chien.
    -> half_past_three

=== dog_floor ===
~ lund = true
Tu t’adosses aux bacs à farine, le lévrier plié sur tes genoux comme une chaise longue. Tu lui expliques que le tonnerre, ce sont seulement les gens du dessus qui déplacent les meubles. Il y réfléchit avec les oreilles. Mme Lund vous enjambe avec une plaque, dans un sens, puis dans l’autre.
« C’est ce que je disais toujours à Anders », dit-elle, et elle s’arrête net.
Tu demandes qui est Anders.
« Je n’en ai pas la moindre idée », dit Mme Lund. Elle tient la plaque bien plus longtemps qu’il ne faut.
* [Demander s’il y a un tiroir pour ça]
    « Le un, dit-elle. Numéro un. Je n’ai jamais aimé regarder. »
    -> half_past_three
* [Partager le friand en trois]
    Mme Lund mange sa part debout. Le chien mange la sienne, puis l’idée de la tienne.
    -> half_past_three

=== ten_past_four ===
Quatre heures dix. La porte s’ouvre comme si quelqu’un s’y était appuyé et qu’elle avait cédé. Une femme d’une quarantaine d’années, de la pluie dans les cheveux, une pince à vélo à la cheville. Elle te regarde. Elle continue de te regarder. Tu dis bonjour, puisque c’est ce qui se dit.
« C’est donc vrai », dit-elle. Elle demande un petit pain nature, avec précaution, comme on traverse une pièce avec un bol trop plein. Elle voudrait oublier une personne.
Mme Lund pose les pinces.
* [Tendre le sac]
    -> nell_bag
* [Demander quelle personne]
    -> nell_story
* {clues > 1} [Pousser le bloc vers elle et demander un nom]
    -> nell_pad

=== nell_pad ===
Elle l’écrit de la main gauche. NELL. Ça penche. Tu tournes le bloc et tu écris la date en dessous, et les deux lignes penchent ensemble comme des gens à l’arrêt du bus, par grand vent.
« Maman nous mettait du même côté de la table, dit la femme, pour que nos coudes ne se battent pas. » Elle doit regarder un moment le plafond, où il n’y a rien. « Je suis ta sœur. Je ne dis pas ça pour faire des histoires. Je pensais juste que quelqu’un devait le dire. »
* [Demander à entendre la suite]
    -> nell_story
* [Lui dire que tu la crois]
    ~ kind = kind + 1
    -> nell_photo

=== nell_story ===
{nell_pad: « On avait un café, dit-elle. Quatre|« Nell », dit-elle, et elle attend, au cas où ça te dirait quelque chose. « Ta sœur. On avait un café. Quatre} tables. Toi, tu faisais les gâteaux, et moi, je faisais la gentille. Et puis un hiver il n’y a plus eu d’argent, et ce n’était la faute de personne, alors on n’avait que l’autre sur qui crier. À la gare, tu m’as dit une phrase. Onze mots. J’ai pris le train. »
Elle déchire le petit pain en deux. « Quand je suis rentrée, au printemps, tu m’as croisée dans la rue et tu as dit pardon. Je suis dehors depuis deux heures, à regarder. {kind > 3: Tu n’arrêtes pas de leur rendre leurs affaires. Tu as toujours fait ça.|Tu as le sac rapide, dis donc.} »
* [Demander quels étaient ces onze mots]
    -> nell_sentence
* [Lui dire que tu la crois]
    ~ kind = kind + 1
    -> nell_photo
* [Tendre le sac]
    -> nell_bag

=== nell_sentence ===
« Non, dit Nell. Je les porte depuis quatorze mois, toute seule. Il ne suffit pas de demander gentiment. »
Elle les recompte sur ses doigts en remuant les lèvres, se trouve à court de doigts, et ferme la main sur le onzième. « C’était la fatigue. Voilà comment je le raconte. Et c’était bien tourné, il faut te laisser ça. Toi et tes mains habiles. De ta vie tu n’as rien fait de mal fichu. »
{bag: Dans ta poche, le sac en papier tout mou est devenu brûlant.|Au mur, le tiroir quarante et un s’est ouvert de la largeur d’un pouce.}
* [Demander pardon, sans savoir de quoi]
    ~ kind = kind + 1
    « Ça ne sert absolument à rien, dit Nell. Merci. »
    -> quarter_to_five
* [Regarder Mme Lund]
    Mme Lund regarde la pendule.
    -> quarter_to_five

=== nell_photo ===
Elle a une photo, usée à la pliure. Deux personnes sur un seuil, enfarinées jusqu’aux coudes, qui plissent les yeux de la même façon sous le même soleil. L’une, c’est elle. L’autre a ton visage et rit à qui tient l’appareil. Le tablier, tu le connais. Tu le portes.
« Tu as l’air de bien manger, dit Nell, et son menton lâche. J’avais si peur que tu aies maigri. »
Mme Lund, qui ne s’assoit jamais, s’assoit.
* [Demander à Mme Lund depuis quand tu travailles ici]
    « Trois semaines », dit-elle, par habitude. Et puis : « Ça fera quatorze mois vendredi. Chaque fois que tu te mets à compter, tu repaies. Tu m’as demandé de ne pas le dire. »
    -> quarter_to_five
* [Lui rendre la photo]
    « Garde-la une minute, dit Nell. Juste le temps que je suis là. »
    -> quarter_to_five

=== nell_bag ===
Elle se penche. Ce sac, tu l’as tendu mille fois, et jamais il n’a fallu les deux mains. « D’abord la bicyclette, chuchote-t-elle. Moi qui cours derrière en tenant la selle. J’ai lâché au réverbère et je n’ai rien dit. Ensuite les tartines, coupées exprès du mauvais côté. Ensuite la rougeole. »
Tu n’es pas là pour écouter. Le papier se remplit. Il pèse déjà à peu près un manteau d’enfant, un manteau mouillé, et il est clair qu’il en reste beaucoup à venir.
* [La laisser finir, et tordre le haut du sac]
    ~ till = till + 1
    -> nell_gone
* [Lui retirer le sac]
    ~ kind = kind + 1
    Elle remonte à l’air comme quelqu’un qu’on repêche d’un étang, et aussi furieuse. Ce qu’elle avait chuchoté rentre en elle, par les deux manches. {nell_story or nell_pad: « Donc, ça te fait quelque chose », dit-elle.|« Nell, dit-elle en toussant. Tu pourrais au moins savoir à qui c’est. Je m’appelle Nell. Je suis ta sœur. »}
    -> quarter_to_five

=== nell_gone ===
Elle se redresse. Elle a un bon visage, remarques-tu ; les gens doivent tout lui raconter. « Comme ça sent bon, dit-elle avec chaleur. Je me demande pourquoi je ne suis jamais entrée. Vous venez de commencer ?
— Trois semaines, dis-tu.
— Eh bien, bonne chance. » Elle se penche pour voir ce qui lui serre la cheville, ôte la pince et la laisse sur le comptoir, sans savoir à quoi ça sert. Il est cinq heures moins le quart. Dans ta main, le sac a cessé de se débattre.
* [Lui souhaiter une bonne journée]
    « À vous aussi », dit-elle, et elle le pense, comme elle le penserait pour n’importe qui.
    -> ending_light
* {doris > 0} [Courir le porter à Doris. Il est encore temps]
    -> cellar_last

=== cellar_last ===
Tu descends les onze marches en trois. « Je sais, dit Doris avant que tu ouvres la bouche. Je le sens. C’est l’autre moitié de ce que j’ai. » Elle est montée jusqu’à l’assiette, et la brique glisse.
« Celui-là, ne me le donne pas. Je suis pleine, mon petit. Je suis pleine depuis l’hiver d’avant. Monte-moi. J’aimerais voir la rue avant d’éclater, et qu’ils reprennent tous ce qui est à eux. »
* [Empoigner la jarre]
    ~ doris = doris + 1
    -> carry_doris
* [Lui donner le sac. C’est le règlement]
    Elle le prend sans un mot, comme un médicament.
    -> ending_light

=== quarter_to_five ===
Cinq heures moins le quart. Gustav a encore assez de chaleur pour une miche. Mme Lund pose sur la table le fond du pichet et, à côté, un sac brun tout mou{bag:, qu’elle a pris dans ta poche sans que tu le sentes|, sorti du tiroir quarante et un}. « Ça, j’aurais dû le donner à Doris, dit-elle. Je n’ai pas pu. Elle n’a eu que ce qui venait avec. »
{refund: Mme Abel ronfle sur les sacs. Personne n’a besoin de dire que ça se peut.|« Ça se peut peut-être, dit Mme Lund. Personne n’a essayé. »} Elle s’essuie les mains. « Une miche. Quinze minutes. Pour qui ? »
* [Pour toi]
    -> own_loaf
* {lund} [Pour elle : ouvrir le tiroir un]
    -> drawer_one
* {doris > 1} [Pour tout le monde : monter Doris]
    -> carry_doris
* {not nell_bag} [Pour personne. Nell est venue payer, qu’elle paie]
    -> nell_bag

=== own_loaf ===
Tu la façonnes toi-même. {dough == 1: Du seigle, petite et noire.|{dough == 2: De la brioche, avec ce peu de sel.|Blanche et simple, de la taille d’un poing.}} Pendant qu’elle cuit, personne ne parle. Nell essuie le comptoir, parce qu’il y a un chiffon. Doris crie à travers le plancher que celle-là est bonne, qu’elle va lui manquer, attention au réverbère.
À cinq heures moins huit, elle sort du four et chante, comme font les croûtes quand elles rencontrent le froid. Tu as maintenant deux choses devant toi : le pain, avec ta sœur dedans, et le sac, avec ce que tu lui as dit.
* [Manger le pain]
    -> bread
* [Le rompre, et lui donner le premier morceau]
    ~ kind = kind + 1
    Elle le prend comme elle l’a toujours pris, la croûte d’abord. Toujours ? Le mot arrive avant le pain.
    -> bread

=== bread ===
D’abord il y a une selle sous toi, et quelqu’un qui court derrière, et le souffle de quelqu’un. Puis des tartines en triangle, parce que tu détestes les triangles. La rougeole dans une chambre noire, et sa voix qui lit tous les rôles. Un four d’emprunt. Quatre tables, dont une bancale. Elle, gentille avec un monsieur à propos d’une soupe. Ça ne vient pas comme une image. Ça vient comme les sensations dans un pied engourdi.
« Tu as lâché au réverbère, dis-tu.
— Si je te l’avais dit, tu finissais par terre. » Elle te tient la manche. Le sac est posé au milieu des miettes.
* [Ouvrir le sac]
    -> the_bag
* [Lui demander si elle veut qu’on l’ouvre]
    ~ kind = kind + 1
    -> ask_nell

=== ask_nell ===
Nell réfléchit. « Moi, je sais ce qu’il y a là-dedans, dit-elle. Toi, non. Si tu l’ouvres, on sera deux. Sinon, je suis la seule à l’avoir jamais entendu. » Elle se frotte le nez du revers du poignet, comme toi ; comme vous le faites, tu le vois maintenant, elle et toi.
« J’étais venue m’en débarrasser. Autant le regarder brûler. À moins que tu ne préfères porter ton bout. »
* [Porter ton bout. L’ouvrir]
    -> the_bag
* [Le donner à Gustav]
    -> ending_aprons

=== the_bag ===
Il s’ouvre avec un petit bruit sec. C’est ta propre voix, sur un quai glacé, très calme : « Tu n’étais gentille que parce que tu ne savais rien faire. »
Onze. Tu les comptes. La pendule au-dessus de Gustav fait plus de bruit qu’il n’est nécessaire.
« Voilà, dit Nell. C’est plus petit que dans mon souvenir. » Elle pleure normalement, comme on pleure au cinéma. « Et je te signale que c’est moi qui tenais les comptes. »
* [Dire ce que tu aurais dû dire à la gare]
    Tu le dis mal, tu recommences, et elle corrige la grammaire.
    -> ending_whole
* [Ne rien dire. La prendre dans tes bras, farine comprise]
    Tu laisses deux mains blanches au dos de son manteau. Elle mettra une semaine à les brosser.
    -> ending_whole

=== drawer_one ===
Le tiroir un coince ; il faut vous y mettre à deux. Dedans, le sac a pris le gris de la vieille neige. Mme Lund le met elle-même dans la pâte, de quoi faire une tranche, et la mange debout, à côté de la lampe.
« Anders, dit-elle au bout d’un moment. Il était matelot sur le bac de nuit. J’avais dit à mon garçon que je laisserais une lumière, et quelque chose de chaud, jusqu’à ce qu’il rentre. » Elle regarde la ruelle, pour la première fois comme quelqu’un qui sait ce qu’il cherche. « Cet hiver-là, la glace est venue tôt. Il aurait soixante ans. Vous vous rendez compte. »
C’est Nell qui lui prend l’assiette des mains, lui trouve une chaise, et ne dit rien du tout, admirablement.
* [Baisser la lampe]
    La ruelle s’éteint. Ce n’est qu’une ruelle.
    -> ending_drawer
* [Laisser la lampe comme elle est]
    ~ lamp = true
    Tu tailles plutôt la mèche, pour qu’elle dure.
    -> ending_drawer

=== carry_doris ===
Elle pèse ce que pèse un évêque. {till > 2: Mme Lund regarde le plateau plein des sacs de la nuit, puis l’escalier, et prend une anse.|Mme Lund prend une anse, comme si elle attendait depuis quarante ans qu’on le lui demande.} {nell_gone: La femme au bon visage, revenue pour le petit pain qu’elle avait oublié, soutient le fond.|Nell soutient le fond.} « Attention à ma brique », dit Doris. Onze marches. Gustav retient son souffle.
Vous la posez à la fenêtre, près de la lampe. Elle n’a jamais vu la rue. « C’est tout ? dit Doris. Au bruit, je la voyais bien plus grande. » Au-dessus des toits, ça grisonne. La pendule s’éclaircit la gorge.
* [Enlever la brique]
    -> ending_ordinary
* [Lui demander si elle est sûre]
    « Non, dit Doris. C’est agréable, hein ? » Et elle l’enlève elle-même.
    -> ending_ordinary

=== ending_whole ===
# ending: la miche entière
À cinq heures le store descend derrière toi. Mme Lund t’a laissé le tablier ; les suivants n’auront qu’à apporter le leur, dit-elle, et elle ferme la porte avant qu’on puisse voir son visage.
Nell pousse la bicyclette. Les onze mots marchent entre vous, une rue ou deux, tenus court en laisse, et au pont ce n’est plus qu’une chose que tu as dite un jour. Les quatre tables, elle les a gardées dans une remise. Il y en a toujours une de bancale. {song == 2: Un taxi passe, vitres baissées, et dedans deux voix, dont une au téléphone, chantent un air de matelas.}
« Des tartines ? » dit Nell. Il fait presque jour.
« En triangle », dis-tu.
-> END

=== ending_aprons ===
# ending: deux tabliers
Gustav n’en fait qu’une bouchée et brûle bleu un instant, comme une crêpe flambée. « Qu’est-ce que ça disait ? demandes-tu.
— Rien d’utile », dit Nell, et elle se mouche.
Tu restes. Elle vient le mardi, dans un tablier trop long pour elle, et tient la porte. Il se trouve que la plupart des gens, accueillis à une porte par quelqu’un de doué pour ça, veulent seulement un petit pain. Le tiroir quarante et un contient de la ficelle. Au-dessus de là où serait la caisse{penalty == 2:, à côté d’un carton jaune,} pend une photo usée à la pliure. Et le compte au montant de la porte s’est arrêté, puisque tu sais maintenant quel jour on est.
-> END

=== ending_drawer ===
# ending: tiroir un
Mme Lund ôte ses chaussures, les range côte à côte, s’étend sur les sacs de farine et dort, pour la première fois en quarante ans, la bouche ouverte. Avant de sombrer, elle t’a donné les clefs. {lamp: La lampe est toujours à la fenêtre. Il y a toujours quelqu’un sur le bac de nuit.|Sans la lampe on voit que le ciel a tourné, et qu’il va faire beau.}
Nell n’a pas payé. Elle a décidé que ça attendrait demain. Demain elle te racontera la bicyclette, après-demain les tartines, un petit pain à la fois. Rien ne presse. Vous ouvrez à deux heures.
-> END

=== ending_light ===
# ending: un pas léger
Elle a remonté la ruelle d’un pas léger, devant une bicyclette appuyée au mur, et ne s’est pas retournée. À cinq heures tu descends la recette. {doris > 1: Doris ne dit pas un mot, ce qui ne lui ressemble pas.|« Une nouvelle tête », dit Doris.}
Tu balaies. Il y a une pince sur le comptoir, de celles qu’on met au bas du pantalon. Tu la ranges dans le tiroir quarante et un, où il se trouve y avoir de la place.
Le mardi, tu demandes à Mme Lund qui portait ce tablier avant toi. Elle compte les œufs. Elle les compte un bon moment.
« Quelqu’un qui avait ton tour de taille », dit-elle.
-> END

=== ending_ordinary ===
# ending: du pain ordinaire
Quarante ans s’élèvent au-dessus des toits : des genoux, des nuits de noces, la blague d’un dentiste. Dans toute la ville, des gens se redressent dans leur lit et disent oh. {song == 1: Un taxi s’arrête à un feu vert, et son chauffeur se met à fredonner.} {penalty == 1: Un vieil homme trouve un sifflet sous son écharpe et dit tout haut qu’il n’a rien vu.} {laugh == 1: À onze heures, dans une église, une mariée aboie de rire devant un faisan.}
Toi, tu reçois tout d’un seul souffle, la selle et la gare ensemble. Près de la jarre, quelqu’un s’essuie le nez du revers du poignet. « Bon », dit Nell. « Bon », dis-tu. Ça prendra des années.
La boulangerie ouvre à sept heures maintenant, et prend les pièces. Le pain est ordinaire. La queue fait le tour du coin.
-> END
