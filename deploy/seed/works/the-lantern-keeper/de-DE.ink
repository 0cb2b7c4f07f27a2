// Die Leuchtturmkatze. Eine eigene Geschichte für Meowtale.
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
Der Leuchtturmwärter ist im Frühling gestorben. Bis zum Herbst hatte das Dorf vergessen, dass in der Dämmerung jemand den Hügel hinaufmuss, und so hat es die Katze getan.
Die Katze bist du. In der Kanne sind drei Maß Öl, und heute Abend kommt der Nebel mit ausgefahrenen Ellbogen herein. Sieben weiße Steine säumen den Weg vom Ufer herauf, und am ersten lehnt er schon.
* [In die Lampenkammer hinaufsteigen]
    Die Treppe erinnert sich an deine Pfoten. Hundertneun Stufen sind es, und die einundvierzigste hast du noch nie leiden können.
    -> lamp_room
* [Erst zum Hafen hinunter]
    Du gehst hinunter, der Nebel kommt herauf. Keiner von euch grüßt.
    -> harbour
* [Den Wärter besuchen, dort, wo er jetzt ist]
    Unter dem Friedhofstor ist ein Spalt, genau in deiner Größe. Du hast das immer als Einladung verstanden.
    -> grave

=== lamp_room ===
{lamp_room == 1:Glas auf allen Seiten, und hinter dem Glas fast nichts mehr: Der Nebel hat die ferne Hälfte des Meeres gefressen und betrachtet den Rest.|Glas auf allen Seiten, und das Grau ist näher gerückt.} In der Mitte steht die große Lampe wie eine Frage.{ina: Ina dreht sich einmal langsam um sich selbst, die Hände auf dem Rücken, wie Menschen es tun in Räumen voller Glas.}
{new_wick:Im Messing steht der neue Docht, weiß wie ein erster Zahn.|{has_wick:Du hast einen neuen Docht, trocken in seinem Papier. Der alte ist ein schwarzer Daumen.|Der Docht ist ein schwarzer Daumen. Er wird qualmen, falls er überhaupt brennt.}} Da ist die Schublade, da ist die Eisenklappe mit den Rädern darunter, und da ist die kleine Tür zur Galerie, die pfeift.
* [Die Schublade des Wärters öffnen]
    -> drawer
* [Unter die Klappe schauen, zu den Rädern]
    -> wheels
* [Auf die Galerie hinausgehen]
    -> gallery
* {has_wick and not new_wick} [Den Docht wechseln]
    -> wick
* {not harbour} [Zum Hafen hinunterlaufen, solange es noch dämmert]
    Hundertneun Stufen. In dieser Richtung sind sie kürzer.
    -> harbour
+ [Die Lampe anzünden]
    -> strike

=== drawer ===
Die Schublade klemmt, und dann klemmt sie nicht mehr, und du setzt dich plötzlich hin. Darin liegen ein Löffel, eine halbe Pfeife, das Logbuch aus einunddreißig Jahren und eine Dose Sardinen, an der noch der Schlüssel hängt. Hier drin riecht es nach ihm. Es riecht nach Bleistift.
* [Die letzte Seite des Logbuchs lesen]
    -> log
* [Die Sardinen herausrollen, für später]
    ~ sardines = true
    Sie überqueren den Boden wie das Rad eines sehr kleinen Karrens. Du machst sie nicht auf. Das nämlich heißt später.
* [Dich aufs Logbuch setzen, wie früher]
    ~ rested = true
    Du sitzt auf einunddreißig Jahren, bis sie warm sind. Niemand seufzt und schreibt um dich herum. Es ist nicht dasselbe, aber ein wenig döst du doch.
- -> lamp_room

=== log ===
~ song = true
„Wind W. Licht um 6.40. Katze auf der Seite, daher kurz.“ „Wind NW. Katze bringt Maus. Der Katze gedankt.“ Dann das Letzte, schräg, wie ein Mann im Bett schreibt: „Die Ringelblume ruft einmal kurz, zweimal lang. Leg ihr den Strahl ans Riff, dann kommt sie herein. Sollte ich eines Abends zu spät sein: Die Katze weiß Bescheid.“
Du hast nicht gewusst, dass er es aufgeschrieben hat.
* [Die Seite herausbeißen und mitnehmen]
    ~ page = true
    Am Rand bist du vorsichtig. Das Papier schmeckt so, wie er geklungen hat.
* [Sie im Buch lassen, bei den anderen]
    Du schließt es mit dem Kinn. Es schließt sich wie eine Tür in einem Haus, in dem alle schlafen.
- -> lamp_room

=== wheels ===
Unter der Klappe wohnt das Uhrwerk, das die Spiegel dreht: sieben Messingräder, eine Kette und ein Gewicht wie ein schlechtes Gewissen. Im dritten Rad, in einem Nest aus Gezeitentafeln, wohnt eine Maus. Sie hat dich auch gesehen.
„Dass er fort ist, hab ich gehört“, sagt sie. „Dass du bleibst, nicht.“
* [Sie fressen]
    ~ mouse = -1
    Es ist im Nu vorbei. Der Gerechtigkeit halber: Sie war vor allem Fell. Das Nest bleibt länger warm, als dir lieb ist.
    -> lamp_room
* [Fragen, was sie verlangt, damit sie hilft]
    -> mouse_terms
* [So tun, als hättest du sie nicht gesehen]
    Eine alte Höflichkeit unter Leuten vom Fach.
    -> lamp_room

=== mouse_terms ===
„Das Nest bleibt bis zum Frühling“, sagt die Maus, „und ich kriege die Kerzenstummel. Dafür beiße ich, wenn die Räder klemmen, da, wo du nicht hinkommst. Es ist immer das dritte Rad. Es ist immer der zweite Zahn.“ Sie putzt sich das Gesicht, um zu zeigen, dass sie keine Angst hat. Sie braucht drei Anläufe.
* [Dein Wort geben, bis zum Frühling]
    ~ mouse = 2
    Für das Wort einer Katze zahlt auf dem Markt niemand etwas, darum muss man es zu Hause behalten. „Na dann“, sagt die Maus und setzt sich ziemlich schnell.
* [Dein Wort geben, bis zum Morgen]
    ~ mouse = 1
    „Bis zum Morgen reicht“, sagt sie nach einer Weile. „Das meiste gilt nur bis zum Morgen.“
* [Sagen, dass du mit dem Abendessen nicht verhandelst]
    „Dann bin ich eben weiter im Weg“, sagt sie, und das ist sie.
- -> lamp_room

=== gallery ===
~ fog = fog + 1
Draußen liest dir der Wind das Fell rückwärts. Unten liegt der Hügel mit seinen Steinen, und der Nebel steht {fog > 4:am fünften, wenn nicht weiter|{fog > 2:am dritten|am zweiten}}. Weit draußen räuspert sich ein Horn. Neben der Tür hängt die Nebelglocke; ihr Seil hat das Salz so kurz gefressen, dass nur noch ein Sprung hinaufreicht.
* [Nach dem Seil springen]
    ~ trust = trust + 1
    Die Glocke sagt ein einziges plattes Wort. {ina:Ina lacht laut auf und sieht sich dann nach jemandem um, bei dem sie sich entschuldigen kann.|Unten am Kai hebt eine kleine Gestalt den Kopf und lässt ihn oben.}
* [Warten, bis das Horn wiederkommt]
    ~ song = true
    Einmal kurz, zweimal lang. Du legst es hinter die Ohren, dahin, wo du das Geräusch des Dosenöffners aufbewahrst.
* [Wieder hinein; du wolltest nur an die Luft]
    An der Luft warst du. Die Luft war an dir.
- -> lamp_room

=== harbour ===
{harbour == 1:Laternen schaukeln den Kai entlang wie langsame Gedanken. Auf einem Poller sitzt ein Mädchen mit einem Brief, den es nicht aufgemacht hat. Am Tauschuppen klirrt eine Kette, und am Ende der Kette ist ein Hund. Die Heringsfrauen stehen noch an ihrem Tisch, und auf einem Kissen im Fenster des Schiffsausrüsters, mit dem Gesicht nach innen, sitzt die Herzogin.|Noch einmal der Kai. {fog > 4:Den Schuppen und den Tisch siehst du nicht mehr, und die Laternen hängen an nichts.|Jede Laterne hat einen Ring aus Dunst angelegt.} Jemand holt die Wäsche herein. Jemand ruft ein Kind bei allen drei Namen.}
* [Dich neben das Mädchen setzen]
    -> girl
* {fog < 5} [Hinter dem Tauschuppen nach Öl suchen]
    -> rope_store
* {fog < 5} [Am Heringstisch nach Neuigkeiten fragen]
    -> herring_table
* {fog < 5} [Der Herzogin einen Besuch machen]
    -> duchess
+ [Umkehren, den Hügel hinauf]
    -> path_up

=== girl ===
~ fog = fog + 1
~ trust = trust + 1
Sie rückt den Mantel so, dass du die warme Hälfte haben kannst. „Es heißt, das Licht macht keiner mehr“, erzählt sie dir. „Es heißt, es geht aus Gewohnheit an. Heute Nacht kommt das Boot mit meinem Bruder.“ Der Brief dreht sich zwischen ihren Fingern um und um.
„Weißt du, wer es macht?“, fragt sie, obwohl Menschen von dir nie eine Antwort erwarten.
* [Zum Hügel hinaufschauen]
    ~ trust = trust + 1
    Deutlicher kannst du es nicht sagen, also sagst du es lange.
    -> girl_name
* {page} [Ihr die Logbuchseite in den Schoß legen]
    ~ trust = trust + 2
    Sie liest mit den Lippen. Bei den letzten Worten hält sie inne und liest sie noch einmal.
    -> girl_name
* [Eine Pfote putzen und nichts preisgeben]
    „Nein“, gibt sie zu. „Das würdest du wohl auch nicht sagen.“
    -> girl_letter

=== girl_name ===
~ knows_name = true
Sie schaut auf den dunklen Turm, dann auf dich, dann auf den Ruß an deinen Pfoten, und zählt zusammen, wie sie es gelernt hat, eins im Sinn. Sie lacht nicht.
„Ich heiße Ina“, sagt sie, so, wie man es zu seinesgleichen sagt. „Vor dem letzten Wärter war’s mein Großvater. Er hat gesagt, die Treppe stöhnt bei einundvierzig.“
* [Eine Pfote auf den Brief legen]
    „Ja“, sagt Ina. „Ja, ich weiß. Gib mir noch eine Minute.“
    -> girl_letter
* [Aufstehen und dich nach ihr umsehen]
    -> girl_offer

=== girl_letter ===
~ song = true
Sie macht ihn auf, weil das leichter ist, wenn jemand dabei ist. „Warte nicht in der Kälte“, schreibt ihr Bruder aus dem letzten Hafen. „Die Ringelblume kennt ihren Weg, wenn das Licht brennt. Hörst du uns, einmal kurz, zweimal lang, setz Wasser auf.“ Sie faltet ihn in seinen eigenen Falten zusammen.
„Wenn“, sagt sie. „Er hat geschrieben: wenn.“
* [Dich an sie lehnen]
    ~ trust = trust + 1
    Du wiegst vier Kilo. Du lehnst dich mit allen vieren.
    -> girl_offer
* [Sie mit ihrem Brief allein lassen]
    Die warme Hälfte hält sie frei, für alle Fälle.
    -> harbour

=== girl_offer ===
Sie steht auf, als du aufstehst. Ihr Mantel ist zu dünn für den Hügel, aber die Stiefel stimmen. Hinter ihr liegen die Fenster mit den Lampen darin, und vor ihr liegt der Weg, der keine hat.
„Ich könnte was tragen“, sagt sie. „Wenn was zu tragen wäre.“
Da ist die Kanne. Seit April trägst du sie in den Zähnen.
* [Sie mitkommen lassen]
    ~ ina = true
    ~ trust = trust + 1
    Du gehst voraus, den Schwanz kerzengerade, und das heißt in jeder Sprache: hier entlang.
    -> path_together
* [Allein gehen; die Treppe ist nicht sicher]
    Du schlüpfst zwischen zwei Fässern durch, und bis sie „Oh“ gesagt hat, bist du ein Schatten auf dem Weg.
    -> path_up

=== rope_store ===
~ fog = fog + 1
Admiral ist der Hafenhund, und er ist seit sechs Jahren im Begriff, dich umzubringen. Seine Kette reicht bis zur Tür des Tauschuppens und kein Glied weiter; ihr habt es beide ausgemessen. Hinter ihm im Dunkeln weint ein Fass Lampenöl aus der Naht.
Er steht auf. „Du“, sagt er.
* [Oben auf dem Zaun entlanggehen, langsam]
    Du gehst genau dort, wo er nicht sein kann, und du beeilst dich nicht, denn das wäre unhöflich.
    -> barrel
* [Ihm sagen, wofür das Öl ist]
    -> admiral
* [Wiederkommen, wenn er an Altersschwäche gestorben ist]
    Das werde er nicht, verspricht er.
    -> harbour

=== admiral ===
„Ein Licht“, sagt Admiral. „Jede Nacht. Und wer hat dir das befohlen?“
Niemand, sagst du.
Er setzt sich. Sitz hat man ihm befohlen, Bleib, Hol und Aus, und dass man etwas auch ohne tun kann, ist ihm nie in den Sinn gekommen. „Niemand“, sagt er noch einmal, ganz matt. Dann schiebt er dir seinen Wassernapf aus dem Weg.
* [Ihn bitten, auf einmal kurz, zweimal lang zu horchen]
    ~ dog = true
    ~ song = true
    „Und dann belle ich“, sagt Admiral. „Vom Ende meiner Kette, aufs Meer hinaus, solange es nötig ist.“ Er sieht aus wie zwei Jahre alt.
* [Ihm danken und an die Arbeit gehen]
    „Weitermachen“, sagt er. Es ist das beste Wort, das er kennt.
- -> barrel

=== barrel ===
~ oil = oil + 1
Der Tropfen fällt eine Schnurrhaarlänge neben die Stelle, wo die Kanne stehen könnte, also hältst du sie vor der Brust in den Armen wie ein Mensch und hoffst, dass niemand vorbeikommt, den du kennst. Das Öl macht ein kleines rundes Geräusch und nach und nach ein flacheres. Das ist ein Maß. Da, wo es herkommt, ist noch mehr, aber es kommt langsam.
* [Warten, bis die Kanne voll ist]
    ~ oil = oil + 2
    ~ fog = fog + 1
    Bis die Kanne schwer ist, hat die Laterne über der Tür ihre Ränder verloren.
* [Noch eines nehmen und gehen]
    ~ oil = oil + 1
    Du gehst über den Zaun, die Kanne voran. Von unten sieht das nicht würdig aus, und unten steht jemand.
- -> harbour

=== herring_table ===
~ fog = fog + 1
Sechs Frauen, sechs Messer und ein Gespräch, das schon im Gang war, bevor du geboren wurdest. „Das zündet sich selber an“, sagt die Erste. „Uhrwerk“, sagt die Zweite. „Zu Neujahr verkaufen sie das Glas“, sagt die Dritte, „ein Hotel will’s haben.“ Ein Heringskopf landet vor dir. Es ist ein guter Kopf. Seit April hat keine von ihnen zum Hügel hinaufgesehen.
* [Auf die Bank steigen, damit sie deine Pfoten sehen]
    ~ soot = true
    „Die Katze war in einem Kamin“, sagt die Erste. Aber die Vierte, die alte Hask, legt das Messer hin und sieht den Ruß an, so lange wie ein Tischgebet dauert.
* [Das ganze Gespräch lang bleiben]
    ~ song = true
    „Die Ringelblume ist fällig. Einmal kurz, zweimal lang, die kennst du im Schlaf.“ „Wenn sie die Hand vor Augen sieht.“ „Boote haben keine Hände, Peg.“
* [Den Kopf nehmen und gehen]
    ~ rested = true
    „Da hat’s aber eine eilig“, sagen sie. Du frisst im Gehen und könntest jetzt die ganze Nacht aufbleiben.
- -> harbour

=== duchess ===
~ fog = fog + 1
Die Herzogin wiegt so viel wie ein kleiner Anker und lebt auf dem Tresen des Schiffsausrüsters zwischen Schäkeln und Bindegarn. Sie ist in ihrem Leben noch keine Treppe hinaufgegangen. „Du riechst nach Arbeit“, sagt sie. „Setz dich weiter weg.“ Über ihrem Kopf hängt an einem Nagel ein Bündel Lampendochte, zu hoch für eine kurze Katze und bequem für eine lange.
* [Sie um einen Docht bitten]
    ~ has_wick = true
    Noch nie hat jemand sie um etwas gebeten; alle bringen nur. Das Gefühl ist ihr so neu, dass sie aufsteht und einen vom Nagel nimmt. „Wie seltsam“, sagt sie. „Mach das gelegentlich wieder.“
* [Einen stehlen, während sie von sich erzählt]
    ~ has_wick = true
    ~ fog = fog + 1
    Es dauert lange, wenn auch nicht, weil sie aufhörte.
* [Sie einladen, sich die Lampe anzusehen]
    „Gibt es Treppen?“ Hundertneun Stufen, sagst du. „Dann gibt es diese Lampe nicht“, sagt die Herzogin freundlich und schließt die Augen.
- -> harbour

=== grave ===
~ fog = fog + 1
Sie haben seinen Namen in den Stein gehauen, als hätte ihn je jemand so genannt. Du hast ihn „die Hände“ genannt. Die Astern im Glas sind verblüht. Jemand vom Gemeinderat hat eine Karte in Klarsichtfolie hingelegt, die ihm für einunddreißig Jahre Dienst dankt und seinen Vornamen falsch schreibt.
* [Dich hinlegen, wo der Stein die Sonne behalten hat]
    ~ rested = true
    Zehn Minuten, das Kinn auf dem Datum. Um drei Uhr früh wirst du froh sein um sie.
* [Ihm sagen, dass das Öl knapp ist]
    Du erzählst ihm vom Öl und vom Docht und von der einundvierzigsten Stufe. Vom Hotel erzählst du ihm nichts. Es müssen ja nicht alle wach liegen.
* [Die Karte dahin schieben, wo der Regen hinkommt]
    Es ist eine Kleinigkeit, und du brauchst vier Versuche.
- -> grave_answer

=== grave_answer ===
Gesprächig waren die Hände nie. Aber auf der Bank auf halber Höhe, beim Pfeifestopfen, klopften sie zweimal auf das Holz unter sich, und er sagte: „Schau immer nach, worauf du sitzt.“
Du schaust unter dem Grab nach, soweit das geht. Du denkst noch ein wenig darüber nach. Nein. Er hat die Bank gemeint.
* [Hinauf, an der Bank vorbei]
    -> path_up
* [Den Weg über den Hafen nehmen]
    Er wäre über den Hafen gegangen. Er ließ sich gern sagen, dass er spät dran war.
    -> harbour

=== path_up ===
Der Weg steigt zwischen Ginster und alten Mauern hinauf, und der Nebel steigt hinter dir her, ohne Eile. Auf halber Höhe steht die Bank des Wärters, den Rücken zum Dorf, das Gesicht zum Meer. Wo er gesessen hat, ist noch die Mulde. In dem, was von der Mulde übrig war, hast du gesessen.
* [Unter die Bank schauen]
    -> bench
* [Dich in die Mulde setzen, einen Atemzug lang]
    ~ rested = true
    ~ fog = fog + 1
    Sie ist dir zu groß. Das war sie immer; darin lag ja sein Nutzen.
    -> stairs
* {trust > 0} [Dich umsehen]
    ~ ina = true
    ~ trust = trust + 1
    Zwanzig Schritte weiter unten, die Stiefel aufgeschnürt, damit man sie nicht hört, kommt das Mädchen vom Poller. Da es nun gesehen worden ist, kommt es herauf wie jemand, den man eingeladen hat.
    -> path_together
* [Weitereilen]
    Der Nebel ist einen Stein hinter dir, und Seitenstechen kennt er nicht.
    -> stairs

=== path_together ===
Das Mädchen trägt die Kanne. Es geht, wie Menschen hinter einer Katze gehen, ein wenig zu dicht und voller Vertrauen. {knows_name:„Großvater hat gesagt, der Ginster hat ihn jede Nacht seines Lebens gebissen“, sagt Ina. „Er hat gesagt, man muss zurückbeißen.“|„Ich heiße Ina“, sagt es zu deinem Schwanz. „Falls du dich gefragt hast.“} An der Bank bleibt sie von selbst stehen und legt die flache Hand in die Mulde im Holz.
~ knows_name = true
* [Ihr zeigen, was unter der Bank ist]
    Du weißt nicht, was unter der Bank ist. Aber du setzt dich daneben, als wüsstest du es, und sie kniet sich hin.
    -> bench
* [Weitersteigen]
    Sie nimmt die Kanne in die andere Hand und fragt nicht, wie weit noch.
    -> stairs

=== bench ===
Eine Tabakdose, zwischen die Latten geklemmt, wo der Regen sie nicht finden konnte. In der Dose liegt ein Docht, weiß und trocken, in ein Blatt aus den Gezeitentafeln gewickelt. Den alten wollte er immer austauschen. Aufs Papier hat er „Dienstag“ geschrieben und unterstrichen und kein Jahr dazu.
* [Den Docht nehmen; irgendein Dienstag ist immer]
    ~ has_wick = true
    Du trägst ihn mit den Lippen, nicht mit den Zähnen, so, wie man etwas trägt, das einmal eine Katze werden soll.
* [Ihn liegen lassen; es ist das Letzte, was er vorhatte]
    Du schiebst die Dose zurück, bis es klickt. Manche Dienstage sollen bleiben, wo sie sind.
- -> stairs

=== stairs ===
Drinnen im Turm geht die Treppe rundherum wie ein Streit. Achtunddreißig, neununddreißig, vierzig. Die einundvierzigste hat eine andere Stimme als die übrigen und hat nie gesagt, was sie will. {ina:Ina zählt leise mit und hat schon den Fuß gehoben, um sie auszulassen.|Hier, auf halbem Weg zwischen Tür und Glas, ist es dunkel, und du bist nur noch zwei Augen und eine Meinung.}
* [Darüberspringen, wie immer]
    Noch achtundsechzig. Du schaffst sie in anderthalb Atemzügen.
    -> lamp_room
* [Dich daraufstellen, dies eine Mal]
    -> forty_first

=== forty_first ===
Sie stöhnt, und dann kippt sie wie ein Deckel, denn sie ist einer. Darunter liegen ein Flachmann, halb voll, und eine Karte in Bleistift. {ina:Ina liest sie vor, und danach ist sie neun Stufen lang still.|Du liest sie beim Licht deiner eigenen Augen.} „Wenn du nicht die Katze bist, leg das zurück. Wenn du die Katze bist: na ja. Ich hab immer gewusst, dass du es weißt.“
* [Den Flachmann nehmen]
    ~ flask = true
    Weinbrand, dem Geruch nach. Für eine Katze taugt er nicht, aber für eine Lampe würde er taugen.
* [Ihn dalassen und den Deckel sacht schließen]
    ~ rested = true
    Den Rest steigst du mit etwas unter den Rippen, das so warm ist wie ein Schluck.
- -> lamp_room

=== wick ===
~ new_wick = true
Dazu braucht es Zähne, Geduld{ina: und Inas flinke Finger}. Der alte Docht fällt ab wie eine schlechte Angewohnheit. Der neue steht im Messing und wartet, dass man ihm sagt, was er ist. Die Hände wären jetzt mit dem Scherchen zugange, und er würde mit sich selbst über die Länge streiten.
* [Ihn kurz beißen; kurze Dochte trinken langsam]
    ~ oil = oil + 1
    Eine bescheidene Flamme also, aber eine, die um vier noch da ist.
* [Ihn lang lassen; lange Dochte rufen laut]
    ~ tall = true
    Er wird brennen wie eine Tür, die jemand offen gelassen hat.
- -> lamp_room

=== strike ===
{oil == 1:Da ist ein Maß Öl|Da sind {oil} Maß Öl} und eine Nacht mit elf Stunden. Du schlägst den Feuerstein, wie es dir nie jemand gezeigt hat, und nichts geschieht. Also schlägst du ihn so, wie du es dir angesehen hast, an die zehntausend Abende, von der warmen Seite des Logbuchs aus; und der Funke springt heraus, als hätte er nur darauf gewartet, vom Richtigen gefragt zu werden.
* [Langsam gießen; langsames Öl brennt lange]
    Langsames Öl brennt lange. Das sagte er immer zu niemandem, und das warst du.
* [Alles hineingießen; heute ist heute]
    ~ tall = true
    ~ oil = oil - 1
    Der Behälter füllt sich bis zum Rand. Was über den Rand geht, leckst du auf. Du hast schon Geringeres bereut.
- -> light

=== light ===
{new_wick:Die Flamme steht gerade auf, und der Raum wird golden.|Die Flamme hustet, neigt sich und füllt den Raum mit Rauch, ehe sie sich entschließt.} Vierzig Scheiben nehmen sie und geben sie weiter. Weit draußen, tief unten, antwortet etwas: einmal kurz, zweimal lang. {song:Die Ringelblume. Die kennst du im Schlaf.|Wer immer es ist, es klingt, als fragte jemand nach dem Weg.} {fog > 4:So nahe dürfte sie noch nicht sein.|Zeit ist da, wenn du gut mit ihr umgehst.}
{not new_wick:
    ~ oil = oil - 1
}
* [Die Spiegel zum Geräusch drehen]
    -> mirrors
* [Die Flamme hüten; keinen Augenblick weggehen]
    -> vigil
* {ina} [Ina mit dem Boot reden lassen]
    -> voice

=== mirrors ===
Das Getriebe ist größer als du. Du stemmst dich ganz dagegen.{ina: Ina stemmt sich ganz daneben.} Die Spiegel schauen über den leeren Westen hinaus, so wie man sie im April stehen ließ, und zeigen kein Interesse. {mouse > 0:Unten im dritten Rad setzt jemand sehr Kleines die Zähne an den zweiten Zahn und sagt etwas, das kein Wort ist.|Unten im dritten Rad hält etwas fest und hat vor, dabei zu bleiben.}
* {ina or mouse > 0} [Schieben, alle zusammen]
    -> beam
* {not ina and mouse < 1} [Schieben, bis etwas nachgibt]
    -> stuck
* [Die Spiegel lassen und auf die Flamme achten]
    Den Versuch war es wert. Das meiste, was du hier oben tust, ist einen Versuch wert.
    -> vigil

=== stuck ===
Es bewegt sich um die Breite eines Schnurrhaars. Der Strahl schwenkt, und einen Atemzug lang liegt er am Riff wie ein Finger: hier, nicht hier. Dann rutscht das Rad zurück. {mouse < 0:Der zweite Zahn hat sich verhakt, weit drinnen, wo nur jemand sehr Kleines hingekommen wäre. Du denkst an Fell.|Da drinnen ist eine Stelle, zu eng für eine Pfote. Du hast beide probiert.}
* [Noch einmal schieben und die Flamme brüllen lassen]
    ~ oil = oil - 1
    {oil > 2:
        Hitze steigt den Schacht hinauf, und Messing rückt, wie jeder, vor der Hitze ein Stück.
        -> beam
    }
    Stattdessen sinkt die Flamme. Für Kraft reicht das Öl nicht.
    -> vigil
* [Hingehen und dich vor die Flamme stellen]
    Wenn sich das Licht nicht drehen lässt, kann man etwas hineinstellen.
    -> shadow
* [Es lassen; die Flamme ist, was du hast]
    -> vigil

=== beam ===
Etwas lässt los. Die Spiegel wandern auf ihrer eisernen Bahn herum, und der Strahl löst sich vom Westen und geht übers Wasser hinaus wie ein Arm. Zuerst findet er die Möwen, in Reihen schlafend. Er findet das Riff mit allen seinen Zähnen. Und ganz am Ende, nicht größer als ein Samenkorn, findet er einen Mast.
* [Das Licht ans Riff legen]
    ~ reef_lit = true
    Hier, sagst du. Nicht hier. Hier.
    -> vigil
* [Es mitten aufs Boot richten und dort halten]
    ~ fog = fog + 1
    Da draußen heben sich winzige Arme vor winzige Augen. Du nimmst es wieder weg. Niemand kann steuern, wenn man ihn anstarrt; gerade du müsstest das wissen.
    -> vigil
* [Selbst in den Strahl hinausgehen]
    -> shadow

=== shadow ===
~ told_truth = true
Du trittst zwischen Flamme und Glas; und draußen auf dem Nebel, über den Dächern, über der Kirche, steht eine Katze. Sie ist vierzig Faden hoch. Eines ihrer Ohren ist eingerissen. Wenn du den Kopf wendest, wendet sie ihren. Auf dem Kai, klein wie Krümel, fangen Leute an zu zeigen. In deinem ganzen Leben hat man dich noch nicht so angesehen.
* [Stillhalten, damit sie sicher sein können]
    ~ trust = trust + 1
    Du hältst still. Das kannst du gut, und heute Nacht füllt es den halben Himmel.
* [Mit dem Schwanz auf die Fahrrinne zeigen: hier entlang]
    ~ reef_lit = true
    Ein Schatten, lang wie eine Straße, schwenkt übers Wasser und sagt, wo es tief ist.
* [Hinunter; jetzt ist es genug]
    Du gehst hinunter. Deine Ohren sind heiß, in beiden Größen.
- -> vigil

=== voice ===
Sie öffnet das Türchen im Glas, und der Nebel steckt sein kaltes Gesicht herein. Sie ruft nicht. Sie singt, einmal kurz, zweimal lang, so, wie man ein Boot ruft, das einen kennt. Das Horn bricht mitten im Atem ab. Dann kommt es wieder, höher, wie ein Mann, der in einer fremden Stadt seinen Namen gehört hat.
* [Das Licht auf sie richten]
    -> giant
* [Das Licht auf dem Wasser lassen]
    ~ trust = trust + 1
    ~ reef_lit = true
    Sie nickt, ohne sich umzudrehen. Sie singt, bis sie heiser ist, und du legst das Licht dahin, wohin sie singt.
    -> vigil

=== giant ===
~ told_truth = true
Der Strahl macht sie zehn Faden groß auf dem Nebel: ein Mädchen aus Licht mit einer Katze zu Füßen. Jemand am Kai lässt eine Laterne fallen. Am Heringstisch halten sechs Messer gleichzeitig inne. Ina sieht sich über dem Meer stehen und singt weiter, denn wer so groß ist, soll sich wenigstens nützlich machen.
* [Ihr zu Füßen bleiben]
    ~ trust = trust + 1
    Du sitzt, so gerade du kannst. Man wird sich daran erinnern, und du musst an deine Ohren denken.
* [Hinaustreten und es ihr überlassen]
    „Das könnte dir so passen“, sagt Ina zwischen zwei Tönen und angelt dich mit dem Fuß zurück.
- -> vigil

=== vigil ===
~ oil = oil - 1
Du sitzt so nahe, dass sich deine Schnurrhaare kräuseln. Im Gänsemarsch gehen die Stunden vorbei. {oil < 3:Zweimal sinkt die Flamme, und zweimal redest du ihr gut zu, in der Sprache der Öfen.|Die Kanne ist noch schwer, und die Flamme weiß es.} {ina:Ina erzählt von ihrem Bruder, der nicht pfeifen kann und es trotzdem tut.|Der Turm tickt vor sich hin, als zählte jemand Kleingeld.} Um ein Uhr schlägt etwas gegen das Glas, weich und hart zugleich.
* [Nachsehen, was es war]
    -> petrel
* [Die Flamme nicht aus den Augen lassen]
    Was es auch war, es klopft kein zweites Mal.
    -> small_hours

=== petrel ===
Auf der Galerie liegt eine Sturmschwalbe, groß wie ein Handschuh, mit offenem Schnabel. Sie ist vierhundert Meilen geflogen, um sich an deinem Fenster den Hals zu brechen, und es ist ihr nicht ganz gelungen. Ihr Herz geht so schnell, dass es eher ein Summen ist. Du hast seit Mittag nichts gefressen.
* [Sie fressen; niemand sieht zu]
    ~ bird = -1
    ~ rested = true
    Sie schmeckt nach Ferne. Du bist hellwach, und du schaust nicht ins Glas, denn es sieht doch jemand zu.
* [Dich neben sie legen, auf die Windseite]
    ~ bird = 1
    Eine Stunde lang hältst du das Wetter von ihr ab. Dann steht sie auf, sieht dich zutiefst misstrauisch an und geht in den Nebel hinaus, auf das Horn zu.
* [Sie ins Warme tragen]
    ~ bird = 1
    ~ rested = true
    Schimpfend läuft sie um die Lampe, rundherum, und an Einnicken ist nicht zu denken. Um drei lässt du sie durch das Türchen hinaus, und sie fliegt geradewegs auf das Horn zu.
- -> small_hours

=== small_hours ===
~ oil = oil - 1
Nach drei hat die Nacht eine tiefe Stelle. {oil < 2:Die Flamme hat die Schultern eingezogen.|Die Flamme steht, aber sie schaut sich nicht mehr um.} Deine Augen fallen abwechselnd zu, damit es gerecht ist.{ina: Ina schläft an der Kanne, mit offenem Mund, nachdem sie geschworen hat, es nicht zu tun.} Grundlos denkst du an die Bank, und wie warm Holz ist, wenn eben jemand aufgestanden ist.
* [Schlafen, nur einen Augenblick]
    -> dream
* [Um die Lampe gehen, bis die Beine wach sind]
    Vierzigmal in die eine Richtung und vierzigmal in die andere, um die Katze nicht einseitig abzunutzen.
    {oil < 1: -> guttering}
    -> horn
* {mouse > 0} [Die Maus bitten, dir etwas zu erzählen]
    Sie erzählt dir die Geschichte des dritten Rades, mit allen Namen. Sie hat eine traurige Stelle. Dass es dir nahegeht, überrascht dich.
    {oil < 1: -> guttering}
    -> horn

=== dream ===
Die Hände sitzen auf der Bank und stopfen die Pfeife. In der Mulde daneben ist Platz; es ist nichts da als Platz. „Jetzt hast du genug getan“, sagt er. „Und dich hat ja keiner gebeten.“ Hinter ihm ist es halb sieben im Juni, wie es dort immer ist, und jemand macht Sardinen auf. Irgendwo auf der falschen Seite von alldem bläst ein Horn.
* [Auf die Bank springen]
    {rested:
        Nur hast du heute schon geschlafen, und eine ausgeruhte Katze dreht sich dreimal, bevor sie sich hinlegt. Bei der zweiten Drehung riechst du die Lampe.
        -> awake
    }
    -> dark
* [Ihn beißen]
    Etwas anderes fällt dir nicht ein. „Das ist meine Katze“, sagt er entzückt, und du wachst auf, die Zähne im eigenen Fuß.
    -> awake
* {song or rested} [Ihm sagen, dass es die Ringelblume ist]
    „Tatsächlich“, sagt er, und die Hände klopfen zweimal aufs Holz, und das Klopfen ist das Gewicht im Schacht.
    -> awake

=== awake ===
Du bist wach. Die Lampenkammer ist dieselbe, nur weiter weg von der Bank als vorher. {oil < 1:Dunkler ist sie auch, und das weißt du, ehe du hinschaust.|Die Flamme ist, wo du sie gelassen hast. Sie ist deinetwegen aufgeblieben.} Du hast den Geschmack von Juni im Mund. Auf dem Boden unter dem Fenster liegt ein Viereck aus Gold, nicht größer als eine Briefmarke, und du stellst dich hinein, bis du alle vier Füße wieder spürst.
* [Nach der Lampe sehen]
    {oil < 1: -> guttering}
    -> horn
* [Das Ohr ans Glas legen]
    Nichts; nichts; dann, durch die Sohlen des Turms, ein Horn.
    {oil < 1: -> guttering}
    -> horn

=== guttering ===
Die Flamme sinkt zu einer blauen Perle zusammen. Sie sitzt auf dem Docht wie jemand auf der Bettkante, der überlegt. Die Kanne ist leer. Du hast es gewusst, und du wirfst sie trotzdem um, damit es gesagt ist. Es gibt hier oben Dinge, die brennen und kein Öl sind. Genau genommen gehört dir keines davon zum Verbrennen.
* {flask} [Den Weinbrand hineingießen]
    ~ flask = false
    ~ oil = 2
    Blau und brausend geht er hoch, und der ganze Raum riecht nach Weihnachten.
    -> horn
* {sardines} [Die Sardinen öffnen und das Öl abgießen]
    ~ oil = 1
    Alles, bis auf den letzten Tropfen, und du leckst die Dose nicht aus. Was das gekostet hat, wird nie jemand erfahren.
    -> horn
* {ina} [Ina wecken]
    ~ oil = 1
    ~ trust = trust + 1
    Ehe du fertig verzweifelt bist, ist sie unten und wieder da, mit der Lampe vom eigenen Gartentor, noch warm. „Mutter kann bei Tageslicht mit mir schimpfen“, sagt sie.
    -> horn
* [Das Logbuch verbrennen, Seite um Seite]
    ~ log_burnt = true
    ~ oil = 1
    Wind W. Wind W. Wind NW. Du fängst vorne an, damit er so lange wie möglich jung bleibt. Es brennt, wie ein Mann redet.
    -> horn
* [Sie ausgehen lassen]
    Du bist sehr müde, und es ist eine sehr kleine Flamme.
    -> dark

=== horn ===
Halb fünf. Einmal kurz, zweimal lang, und dir sträubt sich jedes Haar, denn es kommt von Norden: von der falschen Seite des Riffs. {reef_lit:Aber das Licht liegt auf den Felsen, und da draußen hat jemand angefangen, es zu lesen, langsam, mit dem Finger.|Sie steuern nach dem Geräusch der Brandung, und die Brandung lügt.}{dog: Vom Hafen kommt, stetig wie eine Pumpe, das Bellen eines Hundes, dem man gesagt hat, warum.}{bird > 0: Irgendwo dazwischen, dünn und erbost, sagt eine Sturmschwalbe, was sie von Booten hält.}
* [Dich vor die Flamme setzen und wieder aufstehen: kurz, lang, lang]
    -> signal
* [Die Flamme verlassen und nach der Glocke springen]
    -> bell
* [Die Flamme ruhig halten und ihnen vertrauen]
    {fog > 4 and not reef_lit: -> scrape}
    -> dawn

=== signal ===
Du bist ein kleiner Fensterladen, aber vierzig Scheiben machen dich groß. Dunkel: das bist du. Hell: das bist auch du, nur woanders. Kurz. Lang. Lang. {ina:Ina wird wach, versteht sofort und hält ihren Mantel hoch, und jetzt blinzelt der ganze Turm.|Dir brennen die Keulen. So oft hast du dich nicht mehr hingesetzt, seit du klein warst und es ein Spiel war.} Lange genug, um den Mut zu verlieren, kommt nichts. Dann, tief und verblüfft: einmal kurz, zweimal lang.
* [Noch einmal, zur Fahrrinne geneigt]
    Kurz. Lang. Lang. Hier entlang, ihr Esel, ihr lieben nassen Esel.
    -> rescue
* [Noch einmal, den Schwanz hoch, damit das Dorf ihn sieht]
    ~ told_truth = true
    Kein Uhrwerk hat einen Schwanz. Am Kai wird eine Laterne gesenkt und bleibt unten, wie ein Hut.
    -> rescue

=== bell ===
Du springst daneben. Du springst noch einmal, hast es und hängst an den Zähnen über hundert Fuß Wetter, während die Glocke ihr einziges Wort wiederholt: Hier. Hier. Hier.{dog: Unten sagt Admiral es auch.} Hinter dir beugt sich die Flamme vor, um zu sehen, wo du bleibst. {tall:Sie ist groß genug, um eine Weile allein zu sein.|Sie ist keine, die man lange allein lassen kann.}
* [Festhalten, bis sie antworten]
    {tall or reef_lit or dog:
         Hier, sagt die Glocke. Und aus dem Grau, ganz nahe: einmal kurz, zweimal lang.
        -> rescue
    }
    Hinter dir wird es dunkel, nicht länger, als ein Niesen dauert. Aber länger als ein Niesen braucht ein Riff auch nicht.
    -> scrape
* [Loslassen und zur Flamme zurücklaufen]
    Du erwischst sie auf der letzten blauen Zehe und hauchst sie an und fluchst sie an, bis sie steht.
    {fog > 5 and not reef_lit: -> scrape}
    -> dawn

=== scrape ===
~ damaged = true
Du hörst es, bevor du es siehst: Holz auf Stein, ein langer Satz ohne Verb. Die Ringelblume ist aufgelaufen. Mit einer Schulter hängt sie am Riff, und die Stimmen der Männer kommen ganz klar zu dir herauf und sind sehr höflich zueinander, woran du merkst, dass es schlimm ist. Die Flut hat noch eine Stunde, um sie hochzuheben, oder auch nicht.
* [Alles Licht, das da ist, auf diesen einen Felsen]
    Du verbrennst das Öl von morgen und das von übermorgen. In diesem Licht finden sie die Lücke und die langen Riemen, und die Flut findet sie.
    -> rescue
* [Das Rettungsboot aus dem Bett läuten]
    Du läutest, bis Türen aufgehen. Jemand schaut hoch, um zu sehen, wer da läutet, und sieht es.
    ~ told_truth = true
    -> rescue
* [Die Augen zumachen]
    Nur einen Augenblick. Du bist seit gestern wach.
    -> dark

=== rescue ===
Das Boot kommt auf der goldenen Straße herein, so dicht am Riff, dass du das Holz atmen hörst. {damaged:Es liegt schief und voller Wasser, und es fehlt keiner; sie haben zweimal gezählt.|Es kommt heil und spät, und jede Lampe, die es hat, ist an die Reling gebunden.}{bird > 0: Auf dem Bugspriet sitzt eine Sturmschwalbe, wie ein Lotse.} Jemand lacht. Jemand weint. Von hier oben ist schwer zu sagen, was was ist.
* [Zusehen, bis alle an Land sind]
    Sieben, acht, neun. Der Neunte küsst den Kai, und dann, was zu weit geht, den Hund.
* [Zurück zur Lampe; noch ist nicht Tag]
    Das Licht weiß nicht, dass es vorbei ist. Du lässt es langsam herunter, damit es das nicht auf einmal erfahren muss.
- -> morning

=== dawn ===
Der Nebel hebt sich wie ein Deckel. Da ist das Meer, und da ist das Boot, vor Anker, wo es so klug war, auf ein Licht zu warten, das sich nicht bewegt. Niemand ist ertrunken. Niemand wird je wissen, dass es eine Nacht gab, in der sie hätten ertrinken können. Auf dem Deck versucht ein sehr kleiner Mann zu pfeifen.
* [Die Flamme löschen wie er, mit nassem Finger]
    Du nimmst eine Pfote. Du bereust es wie er, mit demselben Wort.
* [Sie in der Sonne von selbst ausbrennen lassen]
    Bei Tageslicht ist sie kaum da: etwas, von dem man dir erzählen müsste.
- -> morning

=== morning ===
Um sieben ist der Hügel wieder nur ein Hügel, und es sind Stimmen auf ihm. {told_truth:Sehr viele, und sie flüstern nicht. Sie haben gesehen, was sie gesehen haben.|Zwei oder drei, außer Atem, im Streit über Uhrwerke.}{soot: Vorneweg die alte Hask, ohne ihr Messer.} Du weißt, wie lange Menschen für hundertneun Stufen brauchen. Lange genug, um woanders zu sein.
* [Bleiben, wo du bist, für alle sichtbar]
    -> footsteps
* {page} [Die Seite auf die oberste Stufe legen und dich dahintersetzen]
    ~ told_truth = true
    -> footsteps
* {ina} [Mit Ina den hinteren Weg hinunter]
    -> kettle
* [Woanders sein]
    -> hidden

=== footsteps ===
In der Tür bleiben sie stehen, teils, weil nicht alle hineinpassen, und teils deinetwegen. Deine Schnurrhaare sind gekräuselt. Deine Pfoten sind schwarz. Dazwischen liegt der Feuerstein. {page:Jemand hebt das Bleistiftblatt auf und liest es vor, und bei „die Katze weiß Bescheid“ bricht das Lesen ab.|Jemand will „Uhrwerk“ sagen und hört, wie das klingt.} {ina:Ina steht neben dir, Öl bis zu den Ellbogen, und sagt nichts, denn es ist dein Zimmer.|Es ist sehr still. Menschen sind es nicht gewohnt, empfangen zu werden.}
* {told_truth or soot} [Ihnen in die Augen sehen]
    -> ending_keeper
* {ina} [Hingehen und dich auf Inas Füße setzen]
    -> ending_two
* [Dich putzen, als wäre es nur um eine Maus gegangen]
    „Bloß die Katze“, sagt jemand, sehr erleichtert, und alle atmen auf und fangen an, den Schalter zu suchen.
    -> ending_unseen

=== hidden ===
Vom Linsenkasten herab siehst du zu, wie sie alles anfassen. Sie finden die Lampe warm. Sie finden {new_wick:einen Docht, den keiner gekauft hat|einen Docht, den keiner angezündet haben kann}, und {log_burnt:eine leere Schublade und Asche|ein Logbuch mit Haaren darin}. Jeder erklärt es den anderen. Nur ein Fünfjähriger sieht auf dem Sims einen schwarzen Pfotenabdruck. Er schaut ihn an und dann hinauf, genau zu dir. Dann wischt er ihn mit dem Ärmel weg.
* [Sie wieder hinuntergehen lassen]
    -> ending_unseen
* {told_truth} [Zu dem Jungen hinunterkommen]
    Er hat einen Brotkanten in der Tasche. Den hält er bereit, seit er den Himmel gesehen hat.
    -> ending_keeper

=== kettle ===
Inas Küche, das sind ein Tisch, zwei Stühle und ein Kessel, der seit fünf auf dem Herd steht. Ihr Bruder sitzt in einer Decke und schaut dich über die Tasse an. „Das ist doch nie im Leben der Wärter“, sagt er.
„Die Hälfte davon“, sagt Ina. {trust > 3:Sie stellt ein Schälchen hin und rückt dann ihren eigenen Stuhl, damit der warme Platz am Ofen frei wird.|Sie stellt ein Schälchen hin und beobachtet dich, wie du eine Tür beobachtest.} „Schule hab ich bis vier. Ab der Dämmerung bin ich frei.“
* [Die Milch austrinken und in der Dämmerung am Tor sein]
    -> ending_two
* [Die Milch austrinken und allein hinaufgehen]
    Sie lässt dich hinaus. Sie kennt dich seit einer Nacht, und das hat sie immer von dir gewusst.
    -> ending_unseen

=== dark ===
Du wachst auf, und die Lampe ist kalt und das Fenster grau. Am Riff ist kein Boot. Nirgends ist ein Boot; es hat gewendet und einen anderen Hafen angelaufen, und ein anderer Hafen hat nun sein Lied.{ina: Ina steht am Glas. „Er ist jetzt wohl in Sallow“, sagt sie. „Die haben elektrisch.“ Wessen Schuld es ist, sagt sie nicht, und ihr hört es beide.}
* [Den Ruß vom Glas putzen]
    Das hat er getan, nach einer schlechten Nacht. Alle vierzig Scheiben, und dann wieder die erste.
* [Hinuntergehen und das Schlimmste hören]
    Die Treppe hat nichts zu sagen. Nicht einmal die einundvierzigste.
- -> lost_morning

=== lost_morning ===
Am Kai heißt es, auf das Licht sei kein Verlass mehr. So ist das mit Uhrwerken, sagt die zweite Heringsfrau. {dog:Admiral sieht dich nicht an, und dann doch. „Heute Abend?“, sagt er.|Der Hund sieht dir nach und legt sich ausnahmsweise hin.} Vor dem Hafenamt schreibt ein Schreiber mit Kreide an die Tafel: RINGELBLUME, EINGELAUFEN IN SALLOW, ALLE WOHLAUF. Du liest es. Du gehst um den Poller herum und liest es noch einmal. Alle wohlauf.
* [Mit dem Öl anfangen]
    Hinter dem Tauschuppen weint ein Fass. Du kannst es ihm nachfühlen.
* [Mit der einundvierzigsten Stufe anfangen]
    Irgendwer sollte bei Tageslicht herausfinden, was sie will.
* {ina} [Dich zu Ina auf den Poller setzen]
    Sie rückt den Mantel. Keiner von euch sagt etwas, bis es vier schlägt, und dann steht ihr beide auf.
    -> ending_two
- -> ending_tomorrow

=== ending_keeper ===
# ending: der Wärter
Am Sonntag kommen sie die hundertneun Stufen herauf, mit Öl, Fisch und einem Messingschild. WÄRTER steht darauf. Sie haben es in Katzenhöhe angeschraubt. Dem Hotel sagt man, es möge sich anderswo umsehen.{mouse > 1: Niemand fragt, wozu der Wärter Kerzenstummel braucht, aber man schickt sie herauf.}
{log_burnt:Es gibt ein neues Logbuch. „Wind W“, beginnt es in der Handschrift der alten Hask. „Katze auf der Seite, daher kurz.“|Das Logbuch geht weiter, in der Handschrift der alten Hask. „Wind W. Katze auf der Seite, daher kurz.“}
Wer das Licht macht, hat seither niemand mehr gefragt. Das Öl bringen sie dienstags.
-> END

=== ending_two ===
# ending: zwei Schatten
Sie kommt in der Dämmerung, und am Tag darauf in der Dämmerung wieder. Sie repariert die einundvierzigste Stufe, sodass sie kippt, ohne zu stöhnen. Sie lernt den Docht und die Räder, und was man zu Ginster nicht sagt.{mouse > 0: Der Maus wird sie in aller Form vorgestellt.}{log_burnt: In die leere Schublade legt sie ein Schulheft, von Hand liniert. „Wind SW“, steht darin. „Licht um 5.10. Wir beide.“}
In klaren Nächten geht der Strahl herum mit zwei Schatten darin, einem großen und einem kleinen.
-> END

=== ending_unseen ===
# ending: niemand wusste es
Da oben, sagen sie, brennt das Licht von selbst. Sie sagen es den Gästen, voller Stolz, als hätten sie es dressiert.{dog: Nur der Hafenhund steht in der Dämmerung auf und bleibt stehen, bis es brennt.}{mouse > 0: Nur die Maus sagt guten Abend.}
Du lässt sie reden. Du hast einen warmen Stein, eine Aussicht und eine Arbeit, die sich lohnt.
-> END

=== ending_tomorrow ===
# ending: morgen
Mittags schläfst du auf der Bank, in der Mulde. Um vier stehst du auf. {has_wick:Ein Docht will versorgt sein.|Ein Docht will gefunden sein.} Zwei Maß Öl müssen irgendwoher kommen, und da sind sieben weiße Steine, und auf dem letzten sitzt schon ein wenig Nebel, die Ellbogen auf den Knien.
Manche Nächte sind verloren. Der Hügel ist noch da, und die Dämmerung kommt jeden Tag.
-> END
