// Stellwerk Sieben. Eine Originalgeschichte für Meowtale.
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
23:48. Stellwerk Sieben hat elf Hebel, einen Ofen und ein Telefon, das nur klingelt, wenn etwas passiert ist. Es klingelt.
Du legst ein Käsebrot weg, von dem ein einziger Bissen fehlt. An dieses Käsebrot wirst du noch oft denken, dein Leben lang.
„Sieben“, sagt die Leitstelle. „Der 23:40 ist aus Harrow ausgefahren, und im Führerstand ist niemand.“
* [Fragen, wie weit er noch weg ist]
    ~ wait(1)
    -> control
* [Den Hörer hinlegen und hinaussehen]
    -> window
* [Nichts sagen und horchen]
    ~ heard = true
    ~ wait(1)
    -> counting

=== control ===
„{minutes} Minuten bis zu dir. Einunddreißig Leute. Und an deinem Bahnsteig steht der Güterzug.“ Die Leitstelle liest es vor wie einen Einkaufszettel. In neunzehn Jahren hast du das Gesicht zu dieser Stimme nicht gesehen. Du hast es dir immer ohne Augenbrauen vorgestellt.
„Wie fährt ein Zug ohne Lokführer ab?“
„In Harrow haben sie das Fenster vom Führerstand vorbeifahren sehen, und es war kein Kopf drin. Mehr weiß kein Mensch, Sieben. Der Rest gehört dir.“
* [Fragen, was die Leitstelle von dir will]
    „Dass du es schon getan hast“, sagt die Leitstelle, und zum ersten Mal in neunzehn Jahren steckt in der Stimme jemand drin.
    -> register
* [Sagen: „Ich hab ihn.“]
    ~ calm = calm + 1
    Das hat deine Mutter immer in dieses Telefon gesagt. Du hast nicht gewusst, dass du den Satz aufgehoben hast.
    -> register

=== window ===
Weit hinten auf dem Bahndamm bewegt sich eine Reihe gelber Fenster, wo keine Fenster sein dürften. Aus dieser Entfernung ist der Zug hübsch, wie etwas in einem Laden vor Weihnachten. Schnell sieht er nicht aus. Schnell sehen sie nie aus, bevor sie vorbei sind.
Näher, gleich unter deinem Fußboden, steht mit brennendem Schlusslicht der Güterzug: vierzig Wagen Zuckerrüben und einer mit Petroleum, weil immer jemand noch einen dranhängt.
* [Die Fenster des Zuges zählen]
    Bei neun kommst du durcheinander, beim zweiten Mal bei zehn.
    -> register
* [Den Hörer wieder aufnehmen]
    ~ heard = true
    ~ wait(1)
    Die Leitstelle hat nicht aufgehört zu reden. Hinter der Leitstelle hat noch jemand nicht aufgehört.
    -> counting

=== counting ===
Hinter der Stimme der Leitstelle ist noch eine, eine sehr kleine, und zählt. „Neun. Zehn. Neun. Zehn.“ Jemand in diesem Zug hat ein Telefon gefunden.
„Leitstelle, wer ist da bei dir?“
„Bei mir ist niemand, Sieben.“
„Zehn“, sagt niemand.
Du kennst den Apparat. Er hängt an einem Haken hinter dem Führersitz, damit der Schaffner wegen vergessener Regenschirme vorausrufen kann.
* [Sagen: „Nicht auflegen.“]
    ~ calm = calm + 1
    „Hatte ich gar nicht vor“, sagt die kleine Stimme, ein bisschen gekränkt.
    -> register
* [Einen Bleistift in die Gabel klemmen, damit hier keiner auflegen kann]
    Es ist der gute Bleistift. Um Mitternacht wird er voller Zahnabdrücke sein, und du wirst nie mehr wissen, wann du sie gemacht hast.
    -> register

=== register ===
Das Zugmeldebuch liegt offen unter der Lampe, die Feder hängt an einer Schnur, weil die Menschen nun einmal so sind. Deine Mutter hatte eine Regel: zuerst aufschreiben. Was im Buch steht, hat angefangen, vorbei zu sein.
In der letzten Zeile steht: „22:14. Güterzug eingetroffen. Lokführer Pardoe bittet um heißes Wasser für ein Ei.“ Es gab also, vor gar nicht langer Zeit, eine Nacht, in der das die Neuigkeit war.
* [Es aufschreiben]
    ~ booked = true
    ~ wait(1)
    „23:49. Von Leitstelle: 23:40 ab Harrow unterwegs, unbesetzt.“ Deine Schrift ist tadellos. Das ärgert dich.
    -> levers
* [Die Feder an ihrer Schnur lassen]
    Das Buch kann warten. Es ist heute Nacht das Einzige, was das kann.
    -> levers

=== levers ===
{minutes <= 0: -> arrival}
{minutes < 4: Die Schienen beginnen zu summen. Du spürst es in den Griffen, bevor du es hörst, wie einen Zahn, der sich gerade entschließt.|{minutes < 8: Der Ofen tickt. In jeder Scheibe des Stellwerks steckt eine kleine schwarze Nacht, und in einer der Scheiben sind Lichter.|Der Ofen tickt. Elf Hebel stehen in ihrer Reihe, jeder mit einem Messingschild, jeder blank auf der Höhe der Hände deiner Mutter, was auch die Höhe der deinen ist.}}
{line_clear: Das Bahnsteiggleis ist leer und glänzt.|Der Güterzug steht am Bahnsteig und tropft.} {minutes == 1: Eine Minute.|{minutes} Minuten.}
* [Hebel vier: das alte Zechengleis]
    -> four
* {not line_clear} [Hebel neun: den Güterzug vorziehen lassen]
    -> nine
* {heard and not voice} [Die Leitstelle bitten, die kleine Stimme durchzustellen]
    -> voice
* {not heard} [Horchen, was hinter der Leitstelle ist]
    ~ heard = true
    ~ wait(1)
    -> listen
* {voice} [Die kleine Stimme wieder ans Ohr nehmen]
    „Ich bin noch da“, sagt sie, bevor du fragen kannst.
    -> wren
* [Das Glockensignal an Stellwerk Acht geben]
    -> eight
* [Die Schrankenwärterin an der Zeche anrufen]
    -> crossing
* {not told_control} [Der Leitstelle sagen, sie soll in Harrow den Strom abschalten]
    -> current
* [Die Schublade unter der Uhr aufziehen]
    -> drawer
+ {minutes < 5} [Die rote Lampe nehmen und ans Gleis hinunterlaufen]
    -> lamp_hook
+ {line_clear} [Die Strecke freihalten und warten]
    -> hold
+ {not line_clear} [Einen Augenblick dastehen, die Hand am Hebelwerk]
    -> stand

=== four ===
Auf dem Schild von Hebel vier steht SCHACHT, von drei Generationen Daumen abgerieben, bis nur noch ACHT dasteht, was an Hebel vier schon manchen verwirrt hat. Er führt zu vierzig Metern Sand und einer Mauer.
Im Schritttempo ist Sand eine Matratze. Bei hundert ist er Ansichtssache. Die Ansichten hat man nach dem Unglück von einunddreißig gesammelt und blau gebunden; in ruhigen Nächten hast du darin gelesen, der Zeichnungen wegen.
* [Ziehen]
    ~ wait(2)
    -> siding
* [Die Hand wegnehmen. Noch nicht]
    ~ wait(1)
    Deine Handfläche hat einen Abdruck auf dem Messing hinterlassen. Du siehst zu, wie er vom Rand her kleiner wird.
    -> levers

=== nine ===
Neun ist der schwere. Um ihn zu bewegen, stemmt man einen Stiefel gegen das Gestell und nennt ihn bei seinem Namen, der nicht in der Dienstvorschrift steht.
Aber ein Hebel stellt bloß einen Signalarm. Sehen muss den Arm Pardoe, und losfahren muss auch Pardoe, und Pardoe sitzt auf der Bahnsteigbank unter einer Lampe, hat die Stiefel ausgezogen und köpft ein Ei mit der Andacht eines Chirurgen.
* [Ziehen und darauf vertrauen, dass er aufblickt]
    ~ wait(3)
    In der zweiten Minute blickt er auf. Er salzt das Ei. Dann liest er den Signalarm, und darüber im Fenster liest er dein Gesicht, und der Löffel fällt ihm aus der Hand.
    -> goods_gone
* [Das Fenster hochreißen und rufen]
    ~ wait(1)
    -> pardoe

=== pardoe ===
„Ich stehe hier bis zehn nach“, sagt Pardoe zu dem Ei. Er ist ein großer Mann, den schon Fachleute zur Eile angehalten haben. „Zehn nach, und in Coldharbour frisches Wasser. So steht’s im Fahrplan.“
Hinter ihm simmert seine Lok. Er brauchte eine Viertelminute, um oben zu sein, wenn er ein Mann wäre, der an Viertelminuten glaubt.
* [Ihm genau sagen, was da kommt]
    ~ wait(1)
    Er sagt überhaupt nichts. Er steckt das Ei in die Tasche, samt dem Salz. Man hätte nicht gedacht, dass ein Mann von diesem Umfang auf Socken rennen kann.
    -> goods_gone
* [Ihm sagen, es ist ein Befehl der Leitstelle]
    ~ wait(2)
    ~ calm = calm - 1
    „Name?“, sagt Pardoe. {knows_control: Du nennst ihn, und er fragt, wie man den schreibt.|Wie die Leitstelle heißt, weiß kein Mensch. Du erfindest einen Namen.} Er notiert ihn auf der Manschette. Dann erst sucht er seine Stiefel.
    -> goods_gone

=== goods_gone ===
~ line_clear = true
Der Güterzug seufzt, nimmt sich zusammen und zieht hinaus ins Dunkel, Wagen um Wagen um Wagen. Zuerst das Petroleum, vorschriftswidrig gleich hinter der Lok: Pardoe hat es gern dort, wo er sich darum sorgen kann. Dann Rüben. Du zählst sie unter der Lampe, denn ein Güterzug, der einen Wagen stehen lässt, ist schlimmer als ein Güterzug. Achtunddreißig. Neununddreißig. Vierzig.
Zuletzt das Schlusslicht, klein und rot und ohne Eile, wie der letzte Gast einer Hochzeit. Wo der Zug stand, liegt ein Eierlöffel neben einem Stück leerer Schiene.
* [Neun zurücklegen und verschließen]
    Der Verschluss fällt mit dem Geräusch einer guten Tür.
    -> levers
* {not eight} [Gleich an Acht weiterläuten, damit er Pardoe auf das Überholgleis nimmt]
    -> eight

=== eight ===
~ wait(1)
Von Stellwerk zu Stellwerk spricht man in Glockenschlägen. Vier, Luft holen, fünf, Luft holen, fünf: Zug entlaufen, in Fahrtrichtung. Du hast es mit elf gelernt, mit einem Löffel an einem Marmeladenglas, und in neunzehn Jahren hast du es kein einziges Mal geben müssen. Dein Finger macht es ohne dich.
Dann hängt die Glocke auf ihrem Halter und tut nichts, wie Glocken das tun. Acht, das ist Ivo. Er spielt Fernschach gegen drei Leute und verliert.
* [Auf die Antwort warten]
    ~ wait(1)
    -> eight_answers
* [Noch einmal läuten und zurück an die Hebel]
    Du läutest fester, als hätten Glocken einen Lautstärkeknopf. Ein Schlag kommt zurück. Vielleicht ist es Ivo. Vielleicht ist es eine Motte.
    -> levers

=== eight_answers ===
~ eight_warned = true
Alle vierzehn Schläge kommen zurück, genau. Und dann, gegen jede Vorschrift im Buch, das Streckentelefon. „Sieben? Ivo. In Fahrtrichtung? In meine Richtung?“ Bei ihm liegen die Schranken quer über den Schienen, und dahinter steht ein Milchwagen mit laufendem Motor.
„Mach auf. Und wenn ich dir Pardoe schicke, nimm ihn aufs Überholgleis.“
„Und dem anderen geb ich den Berg“, sagt Ivo, der schon rechnet. „Die Steigung von Coldharbour. Sechs Kilometer bergauf. Mein Onkel sagte immer, da geht sogar einem Gerücht die Puste aus.“
* [Ihm danken]
    ~ calm = calm + 1
    „Dank mir am Donnerstag“, sagt Ivo. Weit weg hörst du ihn Milch anbrüllen.
    -> levers
* [Fragen, ob der Berg schon jemals etwas aufgehalten hat]
    ~ wait(1)
    „Fahrräder“, sagt Ivo. „Einen Brauereizug, im Krieg. Und meinen Onkel.“
    -> levers

=== crossing ===
~ wait(1)
Die Schrankenwärterin an der Zeche ist Nan Cobb, vierundsiebzig Jahre alt, und am Telefon meldet sie sich, indem sie ihren Namen schreit. Auf dem linken Ohr ist sie taub. Den Hörer hält sie ans linke, weil das rechte dem Radio gehört.
„NAN COBB!“
Du sagst ihr, was da kommt, zweimal. Hinter ihr im Häuschen spielt eine Tanzkapelle weiter, als hätte in ihr noch nie jemand irgendwohin gemusst.
* [Sie bitten, den Sand zu beleuchten]
    -> nan
* [Ihr sagen, sie soll sich und den Hund aus dem Haus bringen]
    „Kommt der durch meine Küche?“ „Kann sein, Nan.“ Sie denkt nach. „Dann muss hinterher gewischt werden“, sagt sie, und du hörst sie nach dem Hund pfeifen. Du hast eine alte Frau in Sicherheit gebracht. Das ist nicht nichts. Das ist eine.
    -> levers

=== nan ===
~ sand_lit = true
„WAS soll ich beleuchten?“
„Den Sand, Nan. Alle Laternen, die du hast. Dann die Leitern, und dann ruf den Doktor.“
„Welchen Doktor?“
„Alle.“
Die Tanzkapelle verstummt. „Elf Laternen hätt ich, und eine heilige Barbara mit Glühbirne“, sagt Nan Cobb. „Sie ist für die Bergleute. Die kommt schon mit raus.“ Und einen guten Kilometer weit weg, über die Felder, siehst du, wie das erste Licht hingestellt wird, und das zweite, und dazwischen rennt ein Hund.
* [Zusehen bis zur elften]
    ~ wait(1)
    ~ calm = calm + 1
    Neun. Zehn. Elf. Dann ein zwölftes, blau, mit Heiligenschein.
    -> levers
* [Zurück an die Hebel]
    -> levers

=== current ===
~ told_control = true
~ wait(2)
~ calm = calm - 1
„Das ist ein Diesel, Sieben.“
Das hast du gewusst. Angst lässt Menschen um etwas bitten, von dem sie wissen, dass es nicht da ist. Es folgt eine Stille, in der man sich schämen kann, und die Leitstelle lässt sie genau lang genug dauern.
„Ich hab sie dasselbe gefragt“, sagt die Leitstelle. „Zweimal. Beim zweiten Mal waren sie sehr höflich zu mir.“
* [Fragen, wie die Leitstelle heißt]
    ~ knows_control = true
    ~ calm = calm + 1
    „Edith“, sagt die Leitstelle, als hätte sie das in einer Manteltasche gefunden. {control: Du wirst noch einmal von vorn anfangen müssen, mit Augenbrauen.|Du sagst den Namen nach. Es hilft euch beiden.}
    -> levers
* [Nicht mehr davon reden]
    -> levers

=== drawer ===
~ wait(1)
Schnur. Ein Rosinenbrötchen unbekannten Datums. Die Fahne deiner Mutter, gefaltet wie eine Serviette. Und die Karte, die sie dir in der Woche schrieb, als sie in Rente ging, zwei Zeilen, denn sie war keine, die viel redet:
„QUER vor dem Körper schwingen, niemals auf und ab. Und sprich mit ihnen, auch wenn sie dich nicht hören. Es ist nicht für sie.“
Du riechst noch, in welcher Schublade sie die Karte vor dieser hatte. Lavendel und Lampenöl.
* [Die Karte in die Brusttasche stecken]
    ~ calm = calm + 1
    Sie wiegt, was eine Karte wiegt. Du stehst aufrechter darunter.
    -> levers
* [Das Brötchen essen]
    ~ wait(1)
    ~ calm = calm + 1
    Es stammt aus der Zeit vor dem Streik. Deine Hände müssen aufhören zu zittern, um damit fertigzuwerden.
    -> levers

=== listen ===
Du hältst den Atem an, um besser zu hören. Unter dem Summen der Leitung, unter der Leitstelle ist noch eine Stimme, eine sehr kleine, und zählt. „Neun. Zehn. Neun. Zehn.“ Jemand in diesem Zug hat ein Telefon gefunden. Bestimmt kennt sie noch mehr Zahlen, denkst du. Sie bleibt bei denen, auf die Verlass ist.
Wie lange ist sie schon da? Vermutlich seit deinem ersten Wort, und keiner hat ihr guten Abend gesagt.
* [Guten Abend sagen]
    Jemand schnappt nach Luft, etwas poltert, und dann hört man, wie ein Hörer vom Boden aufgehoben wird.
    -> voice
* [Erst die Hebel versorgen und sie zählen lassen]
    -> levers

=== voice ===
„Hallo“, sagt die Stimme. Sie ist höchstens acht Jahre alt. „Ich hab die Wagen gezählt. Es sind neun, und wenn man den vorne mitzählen darf, zehn. Der Lokführer schläft auf dem Boden.“
Es gibt also einen Lokführer. In Harrow haben sie im Fenster nach einem Kopf gesucht und sind nicht darauf gekommen, weiter unten zu suchen. Hinter ihr hörst du den ganzen Zug trommeln, wie Finger auf einem Tisch.
* [Nach ihrem Namen fragen]
    ~ knows_wren = true
    ~ calm = calm + 1
    ~ wait(1)
    „Wren.“ Eine Pause. „Das ist ein Vogel.“
    -> wren
* [Fragen, was sie sieht]
    ~ wait(1)
    „Einen großen Griff, wie ein Löffel. Einen roten Knopf mit Glas davor. Und die ganzen Lichter, die vorbeigehen.“
    -> wren

=== wren ===
{minutes <= 0: -> arrival}
Sie atmet und wartet darauf, dass du der Erwachsene bist. Du siehst dich im Stellwerk um, falls einer da ist.
{knows_wren: „Wren?“, sagst du. „Ja“, sagt Wren. „Immer noch ich.“|Du hättest sie nach ihrem Namen fragen sollen. Es gibt immer eine nächste Frage, und sie ist immer dringender als ihr Name.} {minutes < 4: Durch das Fenster und durch das Telefon hörst du dieselbe Pfeiftafel vorübergehen.|Durch das Telefon kommt das Klacken der Schienenstöße, schnell und gleichmäßig, als tippte dir jemand einen Brief.}
* [Nach dem Lokführer fragen]
    -> fenn
* [Fragen, wer sonst noch da ist]
    -> hat
* [Sie bitten, etwas für dich zu zählen]
    -> posts
* [Ihr sagen, sie soll den Griff zu sich ziehen, langsam]
    -> handle
* [Ihr sagen, sie soll das Glas einschlagen und drücken]
    -> glass
+ [Ihr sagen, dass du beide Hände für die Hebel brauchst]
    -> let_go

=== fenn ===
~ knows_fenn = true
~ wait(1)
„Er hat ein Schild. F, E, N, N.“
Du merkst, dass du dich hingesetzt hast. Mit Fenn hast du nie ein Wort gewechselt. Seit neunzehn Jahren fährt er eine Minute vor Mitternacht an diesem Stellwerk vorbei und hebt zwei Finger vom Griff, und du hebst auch zwei Finger. Auf diese Bekanntschaft hin hast du ihm einmal einen Schal gestrickt. Du hast nie herausbekommen, wie man einem Zug einen Schal zustellt.
„Atmet er?“
„Sein Schnurrbart schon.“
* [Sie bitten, ihm den Kragen aufzumachen]
    ~ collar_loose = true
    ~ calm = calm + 1
    „Da ist so ein Kragenknopf. Die sind schwer.“ Ein langes kleines Ächzen. „Jetzt. Er hat ein Geräusch gemacht wie eine Badewanne.“
    -> wren
* [Ihr sagen, sie soll ihn lassen und auf die Strecke sehen]
    „Er sieht aus, als ob er friert“, sagt sie, aber sie dreht sich um. Sie tut, was man ihr sagt. Das wird das Schwerste an dieser Nacht.
    -> wren

=== hat ===
~ wait(1)
„Ein Mann mit einem Hut. Er sagt, ich darf nichts anfassen. Er sagt, es kommt bestimmt jemand.“
„Gib ihn mir mal, bitte.“
Es raschelt. „Guten Abend“, sagt ein Mann. „Ich reise in Treppenläufern. Ich bin nur nach vorn gegangen, um mich über das Tempo zu beschweren. Ich glaube wirklich nicht, dass ich der Richtige bin.“
* [Ihm sagen, dass niemand kommt und er es auch tut]
    ~ hat_trusted = true
    Etwa einen halben Kilometer lang bleibt es still. „Ich verstehe“, sagt der Hut. „Dann ziehe ich wohl besser die Handschuhe aus.“
    -> wren
* [Ihm sagen, er soll sich setzen und an etwas festhalten]
    „Ich halte mich an meinem Hut fest“, sagt er aus tiefstem Herzen und gibt dich dem Kind zurück.
    -> wren

=== posts ===
~ wait(1)
„Neben dem Gleis stehen weiße Pfosten. Bei einem fängst du an, und beim nächsten hörst du auf. Nach jeder Zahl sagst du Elefant, damit du nicht zu schnell wirst.“
Sie tut es halblaut, mit großer Achtung vor den Elefanten. Sie kommt bis fünfzehn. Fünfzehn Elefanten von Pfosten zu Pfosten, das sind hundert Sachen.
„Ist fünfzehn gut?“, sagt sie.
* [Sagen, dass das eine sehr gute Zahl ist]
    „Hab ich mir gedacht“, sagt die kleine Stimme. Du hörst, wie sie dir glaubt. Du legst das zu den anderen Dingen, die du dir morgen ansehen wirst.
    -> wren
* [Ihr die Wahrheit sagen: Fünfzehn ist zu schnell]
    ~ elephants = true
    ~ calm = calm + 1
    „Also brauchen wir mehr Elefanten.“ „So viele Elefanten, wie wir kriegen können.“ „Gut“, sagt sie. Sie klingt besser. Was eine Zahl hat, ist bloß noch eine Rechenaufgabe.
    -> wren

=== let_go ===
„Ich brauch jetzt kurz beide Hände. Ich geh nicht weg. Ich leg dich aufs Bord, neben die Glocken, und du hörst alles, was ich mache.“
„Und was mach ich?“
Das ist eine berechtigte Frage. Du hast sie diesem Telefon neunzehn Jahre lang gestellt, und es hat jedes Mal gesagt, du sollst dich bereithalten. Zu einem Kind sollte man so etwas nicht sagen.
* [„Zähl für mich.“]
    „Neun“, fängt sie sofort an. „Zehn.“
    -> levers
* [„Wenn du ein rotes Licht siehst, dann schrei.“]
    ~ promised = true
    „Versprochen“, sagt sie, im Ton von jemandem, der schon einmal etwas quittiert hat.
    -> levers

=== handle ===
~ wait(1)
„Der ist schwer.“
„Ist jemand bei dir?“
„Ein Mann mit einem Hut.“
„Sag dem Hut, er soll helfen.“
{hat_trusted: Jetzt sind vier Hände daran und keine Handschuhe.|Er sagt, lieber nicht. Er sagt es durch die Zähne und im Takt des Ziehens, sodass man hört, dass er es tut.} Auf der Strecke fängt etwas zu kreischen an und kreischt weiter. In der Ferne ist es, als lehnten sich die gelben Fenster in ihren Sitzen zurück.
* [„Langsam. Als ob du Milch einschenkst.“]
    „Milch verschütte ich“, sagt die Stimme. „Ich mach’s wie mit Tinte.“
    -> slowing
* [„Fester!“]
    {hat_trusted: „Mit Verlaub“, sagt eine Männerstimme, außer Atem, „nein. Der will überredet werden.“ Er hat recht. Er hat schon sehr viele schwere Dinge auf sehr vielen Treppen ausgerollt. -> slowing}
    -> slip

=== slip ===
~ calm = calm - 1
Der Griff schnellt zurück. Du hörst, wie er etwas trifft, was nicht aus Eisen ist, und dann ein Wort, das man {hat: über Treppenläufer nicht sagt|vor Kindern nicht sagt}. Das Kreischen hört auf. Die Schienen nehmen ihr Summen genau dort wieder auf, wo sie es gelassen haben.
„Er sagt, es ist gar nichts“, meldet die kleine Stimme. „Bloß die Nase. Das meiste ist auf dem Hut.“
* [„Noch mal. Und diesmal wie Milch.“]
    ~ wait(1)
    ~ hat_trusted = true
    „Wie Milch“, sagt der Mann verschnupft, und du hörst ihn in die Hände spucken.
    -> slowing
* [Sie verschnaufen lassen und nach den Hebeln sehen]
    -> levers

=== glass ===
„Da ist ein Schild“, sagt die Stimme. „Da steht Strafe. Da steht fünf Pfund.“ Sie hat noch nie fünf Pfund gesehen. Sie ist heute Nacht weit gekommen, ohne dass jemand geschimpft hat, und so möchte sie gern auch ankommen.
Das Ding unter dem Glas ist das Ende der Diskussion: jede Bremse an jedem Rad, alle auf einmal, aus voller Fahrt. Es wirkt, wenn man fest zuschlägt, und nur dann.
* [„Die fünf Pfund zahl ich.“]
    ~ calm = calm + 1
    „Das musst du aufschreiben“, sagt sie. Du ziehst das Buch an der Schnur heran und schreibst es auf.
    {calm > 2: -> locked}
    -> crying
* [„Das Schild ist egal. Hau drauf!“]
    ~ calm = calm - 1
    {calm > 2: -> locked}
    -> crying
* {hat_trusted} [„Dann soll es der Hut machen. Der hat einen Ellbogen.“]
    „Augen zu, mein Kind“, sagt ein Mann, der in Treppenläufern reist.
    -> locked

=== locked ===
Jemand sagt „Entschuldigung“ zu dem Glas. Dann blockieren auf dem Bahndamm alle Räder zugleich.
Du siehst es, bevor du es hörst: eine Linie orangeroter Funken unter den Fenstern, den ganzen Zug entlang, als striche jemand das längste Streichholz der Grafschaft an. Dann kommt der Ton bei dir an, und du spürst ihn in den Plomben. {line_clear: Vor dem Zug liegt mehr als ein Kilometer leeres Gleis.|Vor dem Zug liegen vierhundert Meter, und an ihrem Ende ein Schlusslicht und vierzig Wagen Rüben.}
* [Zusehen, wie die Funken ausgehen, einer nach dem anderen]
    -> stopped
* [Mit ihr reden, bis es vorbei ist]
    Du hast keine Ahnung, was du sagst. Später wird sie den Leuten erzählen, es sei hauptsächlich um Käsebrote gegangen.
    -> stopped

=== crying ===
~ calm = calm - 1
Deine Stimme kam scharf heraus. Du hättest auch geweint. Sie fängt an, und dann ist da nur noch das Geräusch der Räder, und das Weinen wird hereingelassen und ausgesperrt, so wie die Drähte zwischen den Masten durchhängen.
Das Glas ist ganz. Du könntest die Schärfe zurücknehmen, wenn Zeit wäre, und es ist keine, und du begreifst, dass Erwachsene das deshalb so selten tun.
* [Ihr sagen, dass du auch Angst hast]
    ~ wait(1)
    ~ calm = calm + 2
    Das Weinen hört auf, um darüber nachzudenken. „Darfst du das?“ „Nur in der Nachtschicht.“
    -> wren
* [Zurück an die Hebel]
    -> levers

=== slowing ===
Die Fenster kommen näher, langsamer jetzt: Man sieht Köpfe darin. Eine Frau hat eine Orange zur Hälfte geschält. Ein Junge schläft auf seiner Faust. Noch weiß es dort drin niemand, außer einem Kind, einem Hut und einem Schnurrbart.
{elephants: „Zweiundzwanzig Elefanten!“, schreit das Telefon. „Sechsundzwanzig! Das wird eine Herde!“|„Klappt es?“, sagt das Telefon. „Es fühlt sich an wie beim Schaukeln, wenn man aufhört.“}
* {line_clear} [Ihr das Bahnsteiggleis geben]
    -> platform
* {not line_clear} [Sie sacht ins Nebengleis leiten]
    -> siding_slow
* [Mit der Lampe hinauslaufen, damit sie ein Ende sieht]
    -> lamp

=== platform ===
Auf dem freien Gleis kommt der Zug herein und hält, die erste Tür genau an der gelben Linie, als hätte das jemand geübt.
Einen Augenblick lang geschieht nichts. Es könnte irgendeine Nacht sein. Eine Tür geht auf, ein Herr mit einer Zeitung steigt aus, sieht, wo er ist, sagt: „Ach du liebe Zeit, doch nicht hier“, und steigt wieder ein.
* [Die Signale auf Halt zurücklegen und dann hinuntergehen]
    Drei, neun, elf: Hinter dem Zug fallen die Arme einer nach dem anderen in Halt. Den rührt jetzt keiner mehr an.
    -> stopped
* [Alles stehen lassen und hinuntergehen]
    -> stopped

=== siding_slow ===
Unter deinem Fenster rollt der Zug vorbei im Tempo eines Menschen, der seinen Hund ausführt. Unter jeder Achse klickt die Weiche, und du zählst die Klicks. Der Sand nimmt die Räder mit einem Laut wie ein langer Atemzug.
{sand_lit: Elf Laternen und eine Heilige leuchten ihm bis ganz nach hinten. „WIRD AUCH ZEIT“, schreit Nan Cobb.|Es ist dunkel dort unten, und das Dunkel ist voll von Leuten, die sich alle auf einmal wundern, ganz sanft.} Bis zur Mauer ist es noch ein Meter. Ein Anstrich täte ihr gut.
* [Die Lampe nehmen und zu ihnen hinübergehen]
    -> stopped
* [Stehen bleiben, bis die Knie wieder dir gehören, und dann gehen]
    -> stopped

=== lamp ===
Du stehst am Ende des Bahnsteigs, das rote Glas hoch erhoben, und du gehst rückwärts, während der Zug vorwärts geht, bis euch beiden die Nacht ausgegangen ist.
Sein Scheinwerfer legt deinen Schatten über den ganzen Bahnsteig, hoch wie ein Kirchturm, mit einem winzigen roten Herzen. Im Führerstand ist ein Gesicht über dem Fensterrand aufgetaucht, bis zur Nase. Es behält die Lampe im Auge, wie man eine Spinne im Auge behält.
* [Die Lampe senken]
    Das Kreischen hört auf, und auch die Lok stößt einen langen Atem aus.
    -> stopped
* [Sie oben halten, bis das Kind winkt]
    Es winkt mit der Hand, die nicht am Griff ist. Es hat überlegt, mit welcher.
    -> stopped

=== siding ===
Das Zechengleis endet in vierzig Metern Sand und einer Mauer, die seit dem Streik keiner gestrichen hat. Du hörst, wie die Weiche umläuft. Zurückholen lässt sie sich nicht; ein Verschluss fällt, ein Draht singt, und es ist zu etwas geworden, was du getan hast.
{calm < 2: Du machst die Augen zu. Dem Zug ist es gleich.|Du zwingst dich, die Augen offen zu halten. Jemand sollte hinsehen, und das Fenster hast du.}
* {not sand_lit} [Die Schrankenwärterin anrufen, damit sie den Sand beleuchtet]
    ~ sand_lit = true
    „NAN COBB!“ „Laternen, Nan, alle, und dann lauf.“ Sie fragt nicht. Sie wartet seit einunddreißig auf diesen Anruf.
    -> sand
* {voice} [Dem Kind sagen, es soll sich flach auf den Boden legen, neben den Lokführer]
    ~ lying_down = true
    „Wie beim Übernachten“, sagt sie. „So ähnlich“, sagst du.
    -> sand
* [Zusehen]
    -> sand

=== sand ===
{sand_lit: Eine Reihe Laternen, und am Ende eine blaue Heilige. Mit achtzig kommt der Zug zwischen sie, und sie gehen aus, von vorn nach hinten, eine nach der anderen, als verließe jemand für immer ein Haus.|Helle Fenster, und dann keine hellen Fenster. Mehr ist nicht zu sehen.} Dann das Geräusch, das noch weitergeht, wenn du schon beschlossen hast, dass es vorbei sein muss.
Dann ein Zischen. Das ist nur Sand, der von irgendetwas herunterläuft.
* [Rennen]
    Du bist über zwei Felder, ehe du merkst, dass du den Glockenhammer mitgenommen hast.
    -> digging
* [Erst telefonieren: Leitern, Decken, jeden Arzt]
    Du fasst dich klar und kurz und buchstabierst die Namen. Keiner hätte etwas gemerkt. Dann rennst du.
    -> digging

=== digging ===
Du gräbst mit einer Kohlenschaufel, und neben dir graben zwei Ärzte, ein Bäcker und jemand in Nachthemd und Bergmannsstiefeln, {crossing: und das ist Nan Cobb|den du nur als Stimme kennst, die ihren eigenen Namen schreit}. Der Sand ist durch die Fenster gekommen, bis hinauf zu den Sitzen. Er ist warm. Menschen kommen fluchend daraus hervor, und das ist das schönste Geräusch der Welt.
Du zählst sie. Achtundzwanzig. Neunundzwanzig. Der Mann mit dem Hut, der einer Schaufel seinen Namen nicht sagen will. Und einunddreißig, an der Hand geführt, mit einem Telefon im Arm, an dem noch ein Stück abgerissene Schnur hängt. „Es war auf einmal still“, sagt sie, „da hab ich’s mitgebracht.“
* [Alle noch einmal zählen]
    Einunddreißig. Du würdest gern weitermachen. Es ist die schönste Zahl, die du kennst.
    -> ending_sand
* [Dich neben sie in den Sand setzen]
    {lying_down: „Es war nicht wie beim Übernachten“, sagt sie nach einer Weile.|„Warst du das am Telefon?“, sagt sie. „Oder die andere?“}
    -> ending_sand

=== lamp_hook ===
Die Lampe hängt neben der Tür, wo deine Mutter sie hingehängt hat. Neunzehn Jahre lang hast du sie jeden Abend gefüllt und nie im Ernst anzünden müssen. Sie brennt beim ersten Streichholz, als hätte man nur zu fragen brauchen.
Es sind sechsundzwanzig Stufen, ein Eisengeländer und ein Törchen, das klemmt. Nach dem Törchen gibt es keinen Plan mehr.
* [Die Stufen hinunter]
    -> track
* {heard} [Ins Telefon rufen, dass du mit einem roten Licht hinauskommst, und dann los]
    ~ promised = true
    ~ wait(1)
    Du wartest nicht ab, ob jemand ja sagt.
    -> track

=== track ===
Der Schotter rutscht unter deinen Stiefeln. Du schwingst die Lampe quer vor dem Körper, auf die alte Art, so wie deine Mutter es dir in diesem Stellwerk beigebracht hat{drawer:, so wie es auf der Karte steht}. Hübsch ist der Zug jetzt nicht mehr. Er ist ein Lärm mit einem Licht davor.
Du merkst, dass du mit ihnen sprichst. Du sagst einunddreißig Fremden, sie sollen hochsehen, bitte, irgendwer, seht hoch.
* {heard} [Weiter ausholen]
    -> seen
* {not heard} [Weiter ausholen]
    -> unseen
* [In der Mitte stehen bleiben und sie ordentlich schwingen]
    ~ calm = calm + 1
    Quer. Quer. Nicht auf und ab.
    {heard: -> seen}
    -> unseen

=== seen ===
Im Fenster des Führerstands ist ein kleines Gesicht. Es sieht dich. Es verschwindet, und die Bremsen greifen.
{promised: Du hörst sie, über dem Eisen, über allem, wie sie schreit, es ist ein rotes, es ist ein rotes, sie hat’s versprochen.|Du wirst nie erfahren, was es sie gekostet hat, einem fremden Menschen mit einer Lampe zu glauben, in dem Alter, um diese Uhrzeit.} Das Licht wächst, bis es alles ist, was es gibt. Dann ist es ein Scheinwerfer, heiß und summend, mit einer Motte darauf, einen Meter vor deinen Mantelknöpfen.
* [Die Lampe senken]
    -> stopped
* [Weiterschwingen, bis jemand sagt, du sollst aufhören]
    „Du kannst jetzt aufhören“, sagt hoch oben eine sehr kleine Stimme.
    -> stopped

=== unseen ===
Niemand ist da, der es sehen könnte. Das Fenster des Führerstands ist ein schwarzes Viereck mit dem Mond darin. Wer vielleicht hingesehen hätte, dem hat keiner gesagt, wohin.
Nach dem schwarzen Viereck kommen die hellen, eins, zwei, drei, und in jedem sitzt ein Mensch. Eine Frau schält eine Orange. Die Zeit reicht, um zu sehen, dass sie es in einem Stück tut.
* {line_clear} [Beiseitetreten und dem Zug die Strecke lassen]
    -> runaway
* {not line_clear} [Bleiben und weiterschwingen]
    -> goods_hit
* {not line_clear} [Zum Güterzug rennen und Pardoe herausholen]
    Er ist schon heraus. Er läuft hundert Meter weiter über das Feld, auf Socken, und er läuft in die falsche Richtung, zurück, auf dich zu, und schwenkt ein Ei.
    -> goods_hit

=== arrival ===
Es kommt ein Augenblick, in dem nichts, was du tust, den Zug noch vor dem Zug erreicht. Du erkennst ihn daran, wie still du wirst. Die Scheiben des Stellwerks fangen in ihrem Kitt zu zittern an, alle zugleich, wie ein Publikum.
Eine Minute vor Mitternacht. {knows_fenn: Jetzt hebt er sonst zwei Finger.|Jetzt hebt der Lokführer sonst immer zwei Finger, und du hebst deine.}
* {line_clear} [Dem Zug die Strecke lassen]
    -> runaway
* {not line_clear} [Die Lampe nehmen und ihm entgegengehen]
    -> goods_hit
* {not line_clear and voice} [Ins Telefon sagen: „Flach hinlegen. Alle. Sofort.“]
    ~ lying_down = true
    „FLACH HINLEGEN“, hörst du, mit einer Stimme, die einen Schulhof leer fegen könnte. „ALLE. SOFORT.“ Du nimmst die Lampe und gehst.
    -> goods_hit
* {not line_clear} [Nun doch Hebel vier umlegen]
    Er rührt sich nicht. Der Verschluss ist gefallen; unter einem Zug lässt das Hebelwerk keinen seine Meinung ändern. Du nimmst stattdessen die Lampe.
    -> goods_hit

=== goods_hit ===
Was über Zuckerrüben niemand weiß: Sie geben nach. Elf Wagen davon stiegen auf wie ein Vogelschwarm. Und das Petroleum war ganz am anderen Ende, vorschriftswidrig gleich hinter der Lok, weil Pardoe es gern dort hatte, wo er sich darum sorgen konnte.
{lying_down: Dreißig Menschen gingen zu Fuß nach Hause, über ein Feld, das weiß war von Rüben. Einer nicht. Sie hätten auf dem Boden gelegen, sagten sie; ein Kind habe es ihnen befohlen.|Sechsundzwanzig Menschen gingen zu Fuß nach Hause, über ein Feld, das weiß war von Rüben. Fünf nicht.} Du hörst das alles von weit unten, wie durch eine Wand.
* [Die Lampe hochhalten, trotzdem]
    -> ending_goods
* [Die Lampe behutsam hinstellen, wo sie nicht umfällt]
    -> ending_goods

=== hold ===
{minutes < 6: Es gibt nichts mehr zu ziehen. -> runaway}
~ wait(3)
Du hältst die Strecke frei. Die Uhr über dem Ofen frisst drei Minuten und bedankt sich nicht.
Das meiste an der Arbeit ist Halten, hat deine Mutter immer gesagt. Ziehen kann jeder Depp. Du stehst da, eine Hand an der Neun, die gern zurückmöchte, und du lässt sie nicht.
* [Die Hebel mit dem Lappen abwischen]
    Vier bis elf. Die ersten drei lässt du aus, weil es Glück bringt; sie hat es auch so gehalten.
    -> levers
* [Mit dem Zug reden, obwohl er nichts hört]
    ~ calm = calm + 1
    Du sagst ihm, dass die Strecke frei ist. Du sagst ihm, er soll sich Zeit lassen.
    -> levers
+ [Auf die Uhr sehen]
    -> levers

=== stand ===
~ wait(2)
Du stehst da, die Hand am Eisen. {In der ersten Minute ist es kalt und in der zweiten warm, und zu mehr sind die zwei Minuten nicht gut.|Es ist schon warm. Du weißt, was zu tun ist; du weißt es seit einer Weile; bloß wirst du, welchen Hebel du auch ziehst, der Mensch sein, der ihn gezogen hat.|Es sagt dir nichts, was es dir nicht vorhin schon gesagt hat.}
Unten auf dem Bahnsteig pfeift Pardoe das Lied, das er immer pfeift, das ohne Ende.
+ [Das Hebelwerk loslassen]
    -> levers

=== runaway ===
Mit hundert fährt der Zug durch, alle Fenster hell, auf einer Strecke, die du ihm freigemacht hast. Es dauert elf Sekunden. Eine Frau mit einer Orange; ein Junge, der auf seiner Faust schläft; ein Herr, der liest und die Lippen bewegt. {knows_fenn: Du hebst zwei Finger. Das schwarze Viereck des Führerstands hebt keinen.|Du hebst zwei Finger, aus Gewohnheit, und niemand hebt welche zurück.}
Nach dem Schlusslicht kommt der Wind, der hinter den Zügen herläuft. Er macht die Tür auf, sieht herein und wirft dein Käsebrot auf den Boden.
* [An Acht „Zug fährt ein“ läuten, wie bei jedem anderen]
    Zwei Schläge. Irgendetwas muss man ja sagen.
    -> hill_wait
* [Am Fenster stehen, bis das rote Licht fort ist]
    -> hill_wait

=== hill_wait ===
{eight_warned: Acht läutet zurück: Schranken auf, Milchwagen weg, Pardoe auf dem Überholgleis, mit der Mütze in der Hand. Eine Durchfahrt wie für einen König.|Bei Acht liegen vier Schrankenbäume über dem Gleis. Lagen. Der Milchwagen, der dazwischen hätte stehen sollen, kam in dieser Nacht zu spät, zum ersten Mal in seinem Leben. Pardoe stand auf dem Überholgleis, wo Ivo ihn jede Nacht hinstellt, um ihn los zu sein. All das hattest du dem Glück überlassen, und das Glück war zu Hause.} Hinter Acht kommt nur noch die lange Steigung von Coldharbour, auf der jeder Zug müde wird.
Du hast elf Hebel, und keiner davon richtet bei einem Berg etwas aus.
* {voice} [Mit dem Kind reden, den ganzen Berg hinauf]
    -> hill_wren
* [Die Hand am Telefon lassen]
    -> hill_phone
* [Das Käsebrot aufheben und essen]
    Du isst es im Stehen. Es ist Ofenasche darauf. Es ist das Beste, was du je gegessen hast, und das macht dich wütend.
    -> hill_phone

=== hill_wren ===
„Sind wir da?“, sagt sie.
„Ihr fahrt einen Berg hinauf. Erzähl mir von den Pfosten.“
{elephants: „Fünfzehn Elefanten. Sechzehn. Zwanzig.“ Langes Warten. „Einunddreißig Elefanten! Das ist einer für jeden!“|Sie erzählt dir von den Pfosten. Da ist einer, und dann eine Weile keiner, und dann eine längere Weile keiner.} Das Trommeln hinter ihr rückt auseinander, bis zwischen die Schläge ein Wort passt, dann ein ganzer Satz, dann ein Abend.
„Er steht“, flüstert sie. „Er steht schief.“
* [Ihr sagen, sie soll den großen Griff dorthin legen, wo er bleibt]
    Dazu braucht es sie und den Hut zusammen. Du hörst ihn einrasten, wie einen Riegel in der Tür.
    -> hill_phone
* [Sie fragen, was sie sieht]
    „Schafe“, sagt die Stimme, tief zufrieden. „Alle wach.“ Hinter ihr kurbelt jemand mit Hut die Handbremse fest.
    -> hill_phone

=== hill_phone ===
Um 00:09 klingelt das Telefon, einmal. „Von selbst stehen geblieben“, sagt die Leitstelle. „Am Berg. Wie ein Hund, der sich ausgerannt hat.“
„Einunddreißig?“
„Einunddreißig. {voice: Eine davon will wissen, ob sie das Telefon jetzt hinlegen darf.|Im Führerstand war ein Kind. Elf Minuten hat sie ins Telefon gesprochen, sagen sie, und keiner hat hallo gesagt.}“ {voice: Du sagst ihr, ja. Du sagst ihr danke. Es klickt, und du hältst den Hörer immer noch.|{heard: Du hast sie gehört. Du warst der einzige Mensch, der sie gehört hat, und du hattest zu tun.|Du hast sie nicht gehört. Du wirst feststellen, dass das nicht hilft.}}
* [Es ins Buch schreiben]
    -> ending_hill
* [Kohlen nachlegen]
    -> ending_hill

=== stopped ===
Dann ist es still. Man hört wieder den Ofen, oben im Stellwerk, und eine Männerstimme, die immer wieder sagt: „Da fährt ein Kind.“
Den ganzen Zug entlang gehen Türen auf. Leute lehnen sich heraus und schauen die Nacht hinauf und hinunter, als wäre sie schuld. Es riecht nach heißem Eisen und, warum auch immer, nach Orangen.
* [Am ganzen Zug entlanggehen]
    -> carriages
* [Geradewegs zum Führerstand]
    -> cab
* [Wieder hinauf und es der Leitstelle sagen]
    -> box_after

=== carriages ===
Du gehst mit deiner Lampe unter den Fenstern entlang. Eine Frau streckt dir wortlos eine halbe Orange hin. Ein Junge will wissen, ob das jetzt noch mal kommt. Ein Herr fragt, ob er nun wohl den Anschluss in Coldharbour versäumt; er fragt es freundlich, wie man sich nach jemandes Tante erkundigt.
Im Gehen zählst du Köpfe. Dreißig. Du gehst zurück und zählst noch einmal. Dreißig.
* [Dem Herrn sagen, der Anschluss ist angewiesen zu warten]
    Ist er nicht, aber er wird es sein. Du kümmerst dich persönlich darum. Du bist in der Stimmung, dass dir Züge gehorchen.
    -> cab
* [Die Einunddreißigste suchen gehen]
    -> cab

=== cab ===
Sie steht auf einem Koffer, mit dem Rücken zu dir, beide Hände am Griff, denn es hat ihr noch niemand gesagt, dass sie loslassen darf. In ihrem Knopfloch steckt ein Anhänger, wie man ihn an Pakete bindet. {knows_wren: WREN steht darauf, und darunter, in anderer Handschrift: VORSICHT, ZERBRECHLICH.|„Wren“, sagt sie, ohne sich umzudrehen. „Das ist ein Vogel.“}
Auf dem Tritt sitzt ein Mann, {slip: den Kopf im Nacken, einen verdorbenen Hut an die Nase gepresst|den Hut auf den Knien, und dreht ihn an der Krempe rundherum}. Auf dem Boden liegt ein Lokführer mit grauem Schnurrbart.
* {collar_loose} [Dich neben den Lokführer knien]
    -> fenn_wakes
* {not collar_loose} [Dich neben den Lokführer knien]
    -> fenn_sleeps
* [Hingehen und ihr die Hand schütteln]
    -> handshake
* [Wieder hinauf und es ins Buch schreiben]
    -> book

=== fenn_wakes ===
Sein Kragen steht offen, der Kragenknopf liegt säuberlich auf seiner Brust, wo er ihn bestimmt findet. Aus dem dritten Wagen ist ein Tierarzt gekommen, der sagt, es sei das Herz, und bei Pferden habe er Schlimmeres gesehen. „Noch fünf Minuten in dem Kragen“, sagt der Tierarzt, sieht das Kind an und spricht nicht zu Ende.
Fenn macht ein Auge auf. Es irrt umher und findet dich. Auf dem Boden, einen Fingerbreit über dem Eisen, heben sich zwei Finger.
* [Auch zwei Finger heben]
    Es ist das längste Gespräch, das ihr je geführt habt. Für den Schal ist später Zeit.
    -> handshake
* [Ihm sagen, dass er elf Minuten Verspätung hat]
    Der Schnurrbart bewegt sich. „Schreib’s rein“, sagt Fenn.
    -> book

=== fenn_sleeps ===
Aus dem dritten Wagen ist ein Tierarzt gekommen. Er kniet da und horcht lange, länger, als er müsste. Dann schließt er am Mantel des Lokführers den obersten Knopf, der offen stand, und streicht ihn glatt. Auf dem Schild steht FENN. {knows_fenn: Neunzehn Jahre und zwei Finger.|So hat er also geheißen: der, der eine Minute vor Mitternacht zwei Finger hebt. Du hast immer fragen wollen.}
„Schläft er noch?“, sagt Wren.
* [„Ja.“]
    Sie nickt. Sie weiß es nämlich schon eine ganze Weile, und dass sie fragt, war ein Geschenk für dich.
    -> handshake
* [„Nein. Aber du hast ihn nach Hause gebracht.“]
    Sie denkt nach. Dann endlich nimmt sie die Hände vom Griff, eine nach der anderen, und steckt sie in die Taschen.
    -> handshake

=== box_after ===
Sechsundzwanzig Stufen. Das Käsebrot liegt, wo du es gelassen hast. Das Telefon sagt „Sieben? Sieben?“, mit einer Stimme, die schon eine ganze Weile zwischen denselben zwei Tönen auf und ab geht.
„Steht“, sagst du. „Alle heil.“
Du hörst einen Stuhl, und einen Kopfhörer, der auf Holz gelegt wird, und nichts, und dann, wie sich jemand schnäuzt. {knows_control: „Danke“, sagt Edith. „Ich will demnächst mal sehen, wie du aussiehst.“|„Notiert“, sagt die Leitstelle. Und dann: „Edith heiß ich übrigens.“}
* [Es ins Buch schreiben]
    -> book
* [Wieder hinunter und das Kind suchen]
    -> cab

=== handshake ===
Ihre Hand ist schwarz vom Bremsstaub, und sie sieht sich erst deine an, ob sie auch sauber genug ist. Ihr schüttelt euch die Hand. {glass: „Ich muss fünf Pfund bezahlen“, sagt sie. Du sagst, das sei schon erledigt.|„Da steht Strafe“, sagt sie. „Den hab ich nicht angefasst.“ Du sagst, das werde vermerkt.}
„Bist du das Telefon für wenn was passiert ist?“, sagt sie. „Welche Nummer hast du?“
„Sieben.“
„Bloß sieben?“ Sie ist begeistert. Das ist eine, auf die Verlass ist. Sie kommt vor neun und zehn.
* [Ihr sagen, in welchen Nächten du Dienst hast]
    Sie bewegt die Lippen und tut es dorthin, wo sie die Wagen aufbewahrt.
    -> ending_wren
* [Ihr sagen, es ist nur für den Fall, dass etwas passiert ist]
    „Weiß ich“, sagt Wren nachsichtig. „Aber du könntest ja rangehen und nachhören.“
    -> ending_wren

=== book ===
{booked: Da steht deine eigene Zeile von 23:49, sehr ordentlich, geschrieben von jemandem, der du einmal warst.|Du hättest diese Seite vor elf Minuten anfangen sollen. Du ziehst eine Linie, wo der Anfang hingehört, und beginnst am Ende.} Uhrzeit, Gattung, von, nach. Die Feder an ihrer Schnur reicht gerade so. Dann kommt die Spalte LOKFÜHRER, zwei Finger breit, und du hältst die Feder darüber, während sich an der Spitze ein Tropfen sammelt.
Du könntest Fenn hineinschreiben. Das wäre ordentlich. Wegen Ordnung hat noch nie jemand Ärger bekommen.
* [Hinschreiben, wer gefahren ist]
    Du schreibst es und löschst es ab, und es sieht so wahr aus wie alles andere darin.
    -> inquiry
* [Das Fenster aufmachen und sie fragen, wie man es schreibt]
    „Vorne mit W“, kommt es aus dem Dunkel herauf. „Das spricht man aber nicht. Das fährt nur mit.“
    -> inquiry

=== inquiry ===
Der Inspektor kommt im neuen Jahr. Er ist ein dünner Mann mit einer guten Füllfeder, und er schlägt die Seite sofort auf, so wie die Zunge zum wunden Zahn geht. „Sie können nicht ein Kind als Führer eines Personenzugs eintragen.“
Der Ofen tickt. Unten streitet Pardoe mit jemandem über ein Ei.
„Es gibt dafür Formulare“, sagt der Inspektor, schon weniger sicher. „Es gibt ein Formular für Vieh.“
* [„Dann schreiben Sie hin, wer es sonst war.“]
    Er schraubt die Kappe ab. Er betrachtet die Spalte so lange, wie ein Güterzug zum Vorbeifahren braucht. Er schraubt die Kappe wieder auf.
    -> ending_book
* [Ihm die Feder an der Schnur hinhalten]
    Er sieht die Schnur an. Sie ist ein kleines Stück zu kurz, um bis zu ihm zu reichen. Er sieht, dass sie das schon immer war.
    -> ending_book

=== ending_wren ===
# ending: ein Vogel
Jedes Jahr in der Woche vor Weihnachten klingelt im Stellwerk Sieben das Telefon, und es ist überhaupt nichts passiert.
Sie erzählt dir, was sie gerade lernt. Erst war es Bruchrechnen, dann Cello, dann Brücken. Am Schluss sagt sie „Neun“, und du sagst „Zehn“, und ihr legt beide gleichzeitig auf. Um mehr als eine Sekunde hat es noch keiner von euch verfehlt.
-> END

=== ending_book ===
# ending: das Zugmeldebuch
„23:59. Personenzug, Harrow. Vor der Weiche zum Stehen gekommen. Lokführer: W., 8 Jahre.“
Man hat es stehen lassen. Es liegt im Museum der Kreisstadt, unter Glas, daneben ein Kärtchen zur Geschichte der Bremse. Kinder drücken sich an der Vitrine die Nase platt, finden die Zeile und zählen an den Fingern ab, wie alt sie selber sind.
-> END

=== ending_sand ===
# ending: vierzig Meter
Der Sand hat getan, wofür Sand da ist. {sand_lit: Vier|Elf} wurden verletzt, und einunddreißig kamen nach Hause. Bei der Untersuchung fragte man dich, warum du Hebel vier gewählt hast. Du hast gesagt, du hättest auch gezählt.
Es ist jetzt blau gebunden, wie die anderen. Im Frühjahr hat jemand die Mauer gestrichen. Sie war’s nicht, sagt Nan Cobb, so laut sie kann.
-> END

=== ending_hill ===
# ending: Coldharbour
Ein Lied hat keiner darüber geschrieben. Eine Strecke war frei; ein Berg war lang genug. So ist die meiste Arbeit auf der Welt.
{voice: Im Januar kommt ein Paket für Sieben. Darin liegt ein Spielzeugelefant mit einem Anhänger, und auf dem Anhänger steht: VORSICHT, ZERBRECHLICH.|Du gehst jetzt beim ersten Klingeln ans Telefon, und das Erste, was du sagst, ganz gleich, wer es ist, lautet hallo.}
-> END

=== ending_goods ===
# ending: die Lampe
Man fand die Lampe heil auf dem Schotter, und sie brannte noch. Jetzt hängt sie im Stellwerk. Wer zum Dienst kommt, berührt sie, ein einziges Mal, und sagt nicht, warum.
Auch die Bank steht noch auf dem Bahnsteig. Jede Nacht um zehn nach zwölf sitzt dort ein großer Mann auf Socken, so lange, wie man für ein Ei braucht, und sieht die Strecke hinunter, und niemand muss ihn je zur Eile anhalten.
-> END
