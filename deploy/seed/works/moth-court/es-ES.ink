// La corte de las polillas. Una historia original para Meowtale.
VAR nell = 0
VAR oriel = 0
VAR clue = 0
VAR name_given = false
VAR note = 0
VAR note_read = false
VAR lied = false
VAR widow = 0
VAR miller = false
VAR goose = false
VAR answered = false
VAR ring = false
VAR white = false
VAR ferry = false
VAR emperor = false
VAR food = false
VAR cuff = false
VAR alone = false
VAR seen = false
VAR sat = false
VAR promised = false
VAR kissed = false
VAR glass = false

-> dusk

=== dusk ===
Nadie puede hablarle a la reina, así que le escriben. Una petición es una tira de papel cebolla no más larga que un dedo, enrollada a una polilla y atada con un cabello de quien pide. Al anochecer, en todo el reino, la gente abre la mano. Las polillas vuelan a las lámparas de la reina y tú las desatas.
Tienes treinta y cuatro años. En la corte te llaman Lectora, y hace seis que no posees nada de lana. Hoy es la Noche de Cierre, la última de la temporada. Va a helar.
* [Abrir los postigos]
    Las bisagras protestan con la voz de la Lectora anterior.
    -> window
* [Disponer las pinzas y empezar]
    Tres tamaños, de acero, tuyas. Hay quien se ha casado por menos.
    -> table

=== window ===
Por las terrazas va de farol en farol la farolera de la reina, una mujer alta con el abrigo chamuscado. En el lado este las lámparas llevan cristal, y lo que llega a ellas se escucha. En el oeste hay nueve que arden desnudas, y lo que llega a ellas ya tiene su respuesta. A algún rey muerto le pareció justo, puesto que depende del viento.
Levanta la vista.
«Buenas noches, Petronila», te grita. No es Petronila. Lleva once semanas intentando adivinar tu nombre, uno por noche.
* [«Más frío que ayer»]
    ~ nell = nell + 1
    «¿Más frío que Otilia?» Se lo apunta en el puño de la camisa, con los demás.
* [Decirle que empieza por M]
    ~ nell = nell + 2
    «¡Las emes las hice en septiembre!», te grita, sinceramente escandalizada, y una lámpara se queda a oscuras mientras las repasa.
* [Cerrar los postigos; estás trabajando]
    «Pues buenas noches», dicen los postigos. «A lo mejor, Petronila».
- -> table

=== table ===
{table == 1:Tu mesa es de pizarra negra, para que en ella no se pierda nada pequeño. Esta noche han entrado cuarenta y una, y treinta y siete ya están hechas.|La pizarra está más vacía. Soplas el polvo, toses, y el polvo vuelve.}{not hawk: Una esfinge tiembla bajo su papel, gorda como una deuda.}{not ghost: Una polilla fantasma yace abierta y blanca, de las que mandan las viudas.}{not comma: Una polilla de la ropa, no mayor que una coma, ha entrado a pie.} Y bajo la lámpara, con las alas cerradas, hay una parda cualquiera a la que llevas un rato sin mirar.
* [La esfinge]
    -> hawk
* [La fantasma]
    -> ghost
* [La de la ropa]
    -> comma
+ [La parda]
    -> brown

=== hawk ===
Dos cabellos negros, cuando la ley pide uno: un hombre que paga lo suyo. «Majestad», escribe, «debo al obispo cuarenta coronas por el molino. El obispo me debe sesenta de harina desde vuestra boda. Le he explicado la resta. Dice que no viene en las Escrituras».
Descubres que le tienes cariño al molinero. Eso no cambia nada, salvo el orden del montón.
* [Ponerlo el primero]
    ~ miller = true
    Lo escucharán cuando todos estén despiertos.
* [Ponerlo donde caiga]
    Cae el trigésimo. También es una especie de respuesta.
- -> table

=== ghost ===
El cabello es gris y larguísimo; tuvo que soltárselo para escoger. «Han ahorcado a mi hijo por una oveja», escribe. «Por eso no pregunto. Pido que me devuelvan la soga, que era nuestra, la del pozo, y no puedo sacar agua».
La lees dos veces, cosa que no sueles hacer.
* [Dejar cada palabra como está]
    ~ widow = 1
    La alisas, con unas pinzas en cada punta. Se empeña en enrollarse.
* [Añadir a lápiz una línea sobre la clemencia]
    ~ widow = 2
    Añades una de esas cosas que gustan a las señoras. Encaja sin costura, y eso es lo que tiene de malo.
* [Guardarla hasta la primavera]
    ~ widow = 3
    Hay un cajón para eso. Siempre te has dicho que es un cajón bondadoso.
- -> table

=== comma ===
Las polillas de la ropa traen quejas de los vecinos. «Su ganso me mira», dice esta, atada con un pelo rojizo. Debajo, con otra letra y un pelo negro: «Es ella la que mira al ganso». Han compartido la polilla, porque otra habría costado dos peniques.
* [Marcarla para lady Oriel, que necesita reírse]
    ~ goose = true
    Pones una crucecita en la esquina. En seis años has gastado nueve.
* [Contestarla tú, por detrás]
    ~ answered = true
    «Dejad que mire el ganso», escribes. Una Lectora no puede contestar. Es asombroso lo fácil que resulta.
* [Soltar la polilla, con papel y todo]
    Se va derecha al tapiz más cercano, como todo el que en la corte no tiene nada que hacer.
- -> table

=== brown ===
Conoces ese pelo antes de tocarlo. Es del color de un clavo oxidado y mide dos dedos, porque se lo corta ella misma sobre la pila de las lámparas, y tiene una punta chamuscada. Nell Harrow ve tu ventana desde todos los faroles de la terraza. Le ha gritado ya medio santoral. Y ahora va y manda una polilla.
Va dirigida como todas: a la reina, por conducto del cristal.
* [Desatarla]
    ~ note_read = true
    -> note_text
* [Metértela en la manga tal cual]
    ~ note = 1
    Se te apoya en el pulso y lleva el compás.
    -> oriel_comes
* [Acercarla a la vela]
    -> milk

=== note_text ===
«Majestad. He alumbrado vuestra alcoba trescientas noventa noches para una silla vacía y no se lo he dicho a nadie. Eso queda entre vos y la silla. Pido una sola cosa: cristal para las lámparas del oeste. Con nueve bastaría. Si la respuesta es no, me iré con la primera helada, porque he contado lo que quemo y ya no puedo contar más. Harrow, farolera».
La ventana tiene ya blancas las esquinas. Y al lado, tras la gasa, está la reina a quien lees todas las noches y que contesta con una campanilla.
* [A la manga]
    ~ note = 1
    Cosas peores te han contado gentes que no conocías. Ninguna olía a aceite de lámpara y a jabón.
    -> oriel_comes
* [Acercarla más a la vela]
    -> milk
* [Al montón, con las demás]
    ~ note = 2
    Queda entre un desagüe y una dote, y podría ser de cualquiera.
    -> oriel_comes

=== milk ===
~ note_read = true
~ note = 1
{note_text:Solo pretendías verla mejor.|Pretendías librarte de ella sin leerla, pero lees demasiado deprisa: una silla vacía, trescientas noventa noches; nueve cristales para el oeste, o se va con la primera helada.} El papel se pone del color del té y, entre las líneas de tinta, salen otras, escritas con leche. Cómo no va a saber ella lo que hace el calor.
«Lectora: ya sé quién las desata. No la leas en alto si no te pondrías a su lado. Tampoco la quemes, que ya se ha quemado bastante. El cuarto de las lámparas está abierto. Voy por la P. H.»
* [Soplarla hasta que se enfríe]
    ~ nell = nell + 1
    Y a la manga. Tarda más en enfriarse de lo que debería un papel.
* [Decirle tu nombre a la vela, por oírlo]
    ~ nell = nell + 1
    La llama se echa atrás, como cualquiera a quien le sueltan algo de golpe.
- -> oriel_comes

=== oriel_comes ===
Lady Oriel viene a las ocho, con la seda gris que es más zurcido que seda. En esta corte el rango se lee en los remiendos, y ella va remendada en plata hasta la barbilla. Es el Oído de la reina. Se sienta donde lleva treinta y un años sentándose, en la banqueta baja, de espaldas a nueve gasas. Detrás está la silla alta, y en ella, la silueta.
«Buenas noches, Lectora. ¿Cuántas?»
* [«Cuarenta y una, mi señora»]
    ~ oriel = oriel + 1
    «Cuarenta y una», le dice a la gasa, bajito, como quien habla a alguien adormilado.
* {note == 1} [«Cuarenta, mi señora»]
    ~ lied = true
    Nunca le habías mentido. Baja como una ostra.
* [Mirar la silueta antes de contestar]
    ~ clue = clue + 1
    Parece una silueta en una silla. Nunca le habías pedido más. «Cuarenta y una», dices.
- -> reading

=== reading ===
Lees; para eso estás. Tras la gasa, la campanilla suena una vez para el sí y dos para el no. {miller:El molinero va el primero y se lleva su sí. El obispo tendrá que aprender a restar.|El molinero va el trigésimo, cuando bostezan hasta las velas, y se lleva un no.}{goose: Con el ganso, lady Oriel se tapa la boca y no baja la mano hasta que pasa el peligro.} {widow == 1:Lees lo de la soga tal como está. La campanilla se lo piensa y suena una vez.}{widow == 2:Lees lo de la soga y lo de la clemencia. «Esa palabra no es suya», dice lady Oriel, y la campanilla suena dos veces.}{widow == 3:Esta noche no hay nada de ninguna viuda.}{widow == 0:La de la viuda no la habías visto, y en «era nuestra» se te quiebra la voz. La campanilla suena una vez.}
* [Pasar a la siguiente]
    Tienes una voz para esto, lisa y limpia como un plato.
* [Escuchar la campanilla, y no las respuestas]
    ~ clue = clue + 1
    Antes del sonido hay otro sonido: un chasquido seco, pequeño, como de hilo que se tensa.
- {note == 2: -> pile_read}
-> count

=== pile_read ===
Estaba entre un desagüe y una dote, y has empezado antes de poder decidir que no. La lees hasta la última palabra, con la voz que guardas para los desagües. La campanilla no suena. Lady Oriel te mira las manos.
«Dame eso», dice. No lo dice el Oído de la reina. Lo dice una vieja que, andando a oscuras, ha tropezado con algo que ella misma dejó allí.
* [Dársela]
    ~ note = 3
    ~ oriel = oriel + 1
    La dobla, y la vuelve a doblar, hasta que es del tamaño de un diente.
* [Guardártela en la manga, delante de ella]
    ~ note = 1
    «Ya veo», dice lady Oriel. «Entonces somos tres».
- -> offer

=== count ===
Lady Oriel cuenta con los dedos por debajo de la seda; lo ha hecho siempre. «{lied:Cuarenta, me has dicho. Yo cuento cuarenta, y una polilla.|Cuarenta y una, me has dicho. Yo he oído cuarenta.}» La parda da vueltas al pie de la lámpara sin nada que llevar, muy ligera, como un hombre que acaba de soltar un piano.
«Mucho camino», dice lady Oriel, «para no tener nada que decir».
* [Darle la tira]
    ~ note = 3
    ~ oriel = oriel + 1
    -> oriel_reads
* [Decir que vino sin nada; las hay]
    ~ lied = true
    ~ nell = nell + 1
    «Las hay», concede. Sigue mirándote la manga como se mira un hervidor.
    -> offer
* [Inventar una petición sobre la marcha]
    ~ lied = true
    -> invented
* [Decir que la leerás cuando tú quieras]
    ~ nell = nell + 1
    Una Lectora no tiene tal derecho. «Repítelo», dice lady Oriel. Lo repites, y ella se endereza como no se había enderezado en todo el año.
    -> offer

=== invented ===
«Majestad», empiezas, con nada entre el índice y el pulgar. Se lo adjudicas a una muchacha del norte que querría saber si el mar existe. Su tío dice que sí, pero en lo del queso se equivocó. Te alargas un poco. Cuando callas, la campanilla suena una vez, con mucha presteza.
«Sí», dice lady Oriel. «Existe. A mí me llevaron a verlo». Y luego, en el mismo tono: «No tienes ningún papel en la mano, Lectora».
* [«No, mi señora»]
    ~ oriel = oriel + 1
    «No», dice. «Solo me preguntaba cuál de las dos lo diría».
* {note_read} [«No hay nadie en la silla, mi señora»]
    ~ nell = nell + 1
    No se vuelve a mirar. Cualquier otra se habría vuelto.
* [Soplarte los dedos, como si se hubiera hecho polvo]
    ~ answered = true
    Se queda mirando el polvo que no hay hasta que acaba de posarse.
- -> offer

=== oriel_reads ===
~ note_read = true
Lee para sí, con el brazo estirado, pero los labios la delatan: una silla vacía, trescientas noventa noches; nueve cristales para el oeste, o la farolera se va con la primera helada.
«Nueve cristales», dice lady Oriel. «Qué poca cosa. Si fuera mucha, podría decir que no». No la quema. Se la guarda en su propia manga, entre los zurcidos de plata.
* [Pedirle los nueve cristales]
    ~ nell = nell + 1
    «Pídemelo mañana». Hoy hiela, dices. «Sí», dice lady Oriel. «Con eso quedaría arreglado, ¿no es verdad?»
* [No decir nada, que para eso te pagan]
    ~ oriel = oriel + 1
    Te da unas palmaditas en la mano. Es como si te cerraran, con cariño, dentro de un libro.
- -> offer

=== offer ===
«Tengo setenta años», dice lady Oriel cuando se han llevado las velas. «Se me ha puesto la forma de esta banqueta. Después de hoy, el Oído ha de ser otra». Se saca del dedo el anillo de hierro que abre todas las gasas de la casa y lo deja sobre tu pizarra. «Lees bien, hija. Te saltas exactamente lo que hay que saltarse».
Es un elogio. Se queda sonando, como cuando se cae algo.
* [Coger el anillo]
    ~ ring = true
    ~ oriel = oriel + 1
    Aún está tibio. Encaja en el dedo donde habrías llevado otro distinto.
* [Preguntar qué hace un Oído todo el día]
    ~ clue = clue + 1
    «Se acuerda de lo que alguien habría dicho», contesta lady Oriel. Parece sorprendida de habértelo dicho.
* [Dejarlo en la pizarra]
    ~ nell = nell + 1
    «Hasta medianoche, entonces», dice. Lo oyes estar allí durante toda la escalera.
- -> backstairs

=== backstairs ===
{backstairs == 1:Faltan tres horas para el Cierre. De noche el palacio es de la gente con llaves y sin título.|{backstairs < 4:Otra vez la escalera de servicio, una hora después. Todos los rellanos huelen a alcanfor.|La escalera de servicio, y ya no queda tiempo; arriba están afinando los violines.}} Abajo está la cocina y, enfrente, el cuarto de zurcir; por la puerta del patio se va a la casa de las polillas; y en lo más alto, bajo los plomos, está el cuarto donde {lamp_room:antes, al mirar arriba, veías luz, y la sigues viendo|Nell Harrow guarda doscientas lámparas}.
* {backstairs < 4} [Subir al cuarto de las lámparas]
    -> lamp_room
* {backstairs < 4} [Bajar a la cocina]
    -> kitchen
* {backstairs < 4} [Ir al cuarto de zurcir]
    -> mending
* {backstairs < 4} [Cruzar el patio hasta la casa de las polillas]
    -> moth_house
* {backstairs < 4 and (clue > 1 or ring)} [Al cajón de lo guardado hasta la primavera]
    -> drawer
+ [Al corredor de la reina]
    -> corridor

=== lamp_room ===
Doscientas lámparas en filas, sin sus cristales, como una parroquia con el sombrero en las rodillas. Nell Harrow va remangada. Tiene unos cuarenta años, silba por un diente mellado y está haciendo el equipaje: un abrigo, una hogaza y un tubo de lámpara envuelto en una media.
«Lectora», dice, y deja de silbar. Es la primera vez que no prueba con ningún nombre.
* [Decir el tuyo]
    ~ name_given = true
    -> name
* {note_read} [«Trescientas noventa noches»]
    -> chair_talk
* [Preguntar para qué es la bolsa]
    -> bag
* [Coger un paño y empezar con los cristales]
    -> polish

=== name ===
«Marit», dices. En seis años nadie lo ha dicho en este edificio, y sale tieso, como un abrigo de un baúl.
Ella lo prueba por lo bajo, una vez con el peso delante y otra con el peso detrás. «Hice Maravillas», dice Nell. «Hice Melquíades, por si acaso. El nueve de septiembre hice Mesalina». Se sienta entre las lámparas. «Y estaba ahí al lado».
* [«Dilo otra vez»]
    ~ nell = nell + 2
    Lo dice. Se toma el mismo trabajo que con una llama.
* [«No lo uses por los pasillos»]
    ~ nell = nell + 1
    «No», dice Nell. «Lo guardo aquí arriba, con las cosas que arden».
- -> hands

=== chair_talk ===
Deja las tijeras. «Entonces la has leído». Dices que es tu oficio.
«La primera noche pensé que se estaba bañando», dice Nell. «Luego, que se había muerto y no lo habían anunciado. Pero faltaban sus zapatos de andar. Nadie se lleva los zapatos de andar para estar muerta». Le quita a una mecha un poco de negro. «En la silla hay un cabezal con una capa. Le enciendo la luz todas las noches. Le doy las buenas noches».
* [«¿Por qué pides cristal y no preguntas por la silla?»]
    ~ nell = nell + 1
    «La silla es cosa suya», dice. «Las polillas vienen a mí».
* [«Podías habérmelo dicho»]
    ~ nell = nell + 1
    «Y tú, cómo te llamas». Lo piensas, y quedáis en paz.
- -> hands

=== bag ===
«Hiela», dice Nell. «Dije que me iba con la primera. Se lo dije a una polilla, así que es oficial». Te enseña el cristal metido en la media. Está un poco torcido, es verdoso y tiene una burbuja como un aliento contenido. «Lo soplé yo en Barca Baja, antes de venir. No voy a dejarlo para que le metan flores secas».
* [Preguntar si puedes sostenerlo]
    ~ nell = nell + 1
    Te lo da como se da el niño de otra, y no acaba de retirar las manos.
* [Preguntar qué hay en Barca Baja]
    ~ ferry = true
    ~ clue = clue + 1
    «Una barca. Baja». Sonríe. «Y un horno de vidrio que nunca se enfría. Me escriben que ha entrado una nueva. Los sesenta no los cumple. No sabe guisar. Coge la caña como si fuera un cetro».
- -> hands

=== polish ===
Tú limpias y ella recorta mechas. Hay una manera de coger el cristal: por el hombro, con el paño por dentro y la luz detrás. Te la enseña, con su mano por fuera de la tuya. Después ya no tiene motivo para seguir enseñándotela, y sigue.
Fuera va helando, cristal por cristal.
* [Hacerlo mal a propósito]
    ~ nell = nell + 2
    «Eres una alumna malísima», dice Nell cerca de tu oído. No parece que lo lamente.
* [Hacerlo bien]
    ~ nell = nell + 1
    «Qué rápida», dice; te suelta y se mira la mano como si se la hubieran bajado de un estante.
- -> hands

=== hands ===
Sus manos merecen leerse: cortes blancos, brillos pardos y, cruzando la palma izquierda, una quemadura de esta noche, todavía roja. «Cuando viene una grande, pongo la mano sobre la llama», dice Nell. «Hay noches en que las haces volver. Esta era una fantasma. Con lo lejos que venía».
De modo que así llegó la viuda al cristal. Miras la palma por la que vino.
* [Curársela con el ungüento que usas para los cortes de papel]
    ~ nell = nell + 1
    Sorbe el aire entre los dientes y luego te mira la coronilla todo el rato, como si dijera algo.
* [Besar la palma, junto a la quemadura]
    ~ nell = nell + 2
    ~ kissed = true
    Doscientas lámparas miran, descubiertas. «Vaya», dice Nell cuando puede. «Esa me la habría quemado antes».
* [Contarle lo que pedía la viuda]
    ~ nell = nell + 1
    «Una soga», dice Nell al cabo de un rato. «Habría puesto las dos manos».
- -> backstairs

=== kitchen ===
Junto al torno está la bandeja de la reina, con su campana de plata. «Para arriba que va y para abajo que viene», dice la señora Pell, la cocinera. «Un año sin dejar ni una corteza. Y eso que mando chirivías. No puede verlas. El verano de la riada me tiró una; es la única vez que nos hemos tratado». Se cruza de brazos ante la campana. «Yo me dije: pues sigo, hasta que me tire otra».
* [Levantar la campana]
    ~ clue = clue + 1
    Rebañado. La cuchara está boca abajo, como las deja lady Oriel.
* [Decir que tú sí que te comerías una chirivía]
    ~ food = true
    Se emociona tanto que te envuelve dos, calientes, con un canto de queso. Daría para un viaje.
* [Preguntar si se lo ha dicho a alguien]
    «¿A quién?», dice la señora Pell. «Me haría falta una polilla».
- -> backstairs

=== mending ===
La vieja Fray zurce para toda la corte y sabe lo que cada cual hace con las rodillas. «Los camisones de la reina me bajan los lunes con los dobleces puestos», dice entre alfileres. «Veinte años le remendé los codos a esa mujer. Tenía unos codos que eran un crimen. Y desde el otoño pasado, ni un agujero. O ha encontrado la paz, o ha encontrado otras sábanas».
* [Preguntar qué más falta en el ropero]
    ~ clue = clue + 1
    «Una capa parda. Un par de zapatos. Y mis segundas mejores tijeras; y en la chimenea hay pelo blanco, largo, ya que preguntas».
* [Dejar que te arregle el puño mientras piensas]
    ~ cuff = true
    ~ nell = nell + 1
    Encuentra en él un pelo corto, del color de un clavo oxidado. No dice nada. Lo enhebra y lo zurce.
- -> backstairs

=== moth_house ===
La casa de las polillas está tibia como un aliento. El viejo Toll, que las cría, no tiene cejas ni se siente nunca solo. Te pone en la mano una caja con agujeros. «Un emperador», dice. «No es por traición, no pongas esa cara; eso es para lo que los usan. El emperador va a lo más brillante que haya en la sala, se posa y se abre. Lleve lo que lleve atado, lo tiene que ver todo el mundo».
* [Llevarte la caja]
    ~ emperor = true
    Dentro algo se da la vuelta, como quien duerme en cama estrecha.
* [Preguntar si alguna viene de muy lejos]
    ~ clue = clue + 2
    «Cada luna llena hay una de Barca Baja, con pelo blanco. Esa la coge la señora en persona. La guarda hasta la primavera». Se rasca donde tuvo una ceja. «Y primavera ya ha habido».
- -> backstairs

=== drawer ===
Es hondo como un ataúd, y {ring:el anillo de hierro gira en la cerradura como si lo hubiera echado de menos|con la cerradura siempre te has entendido}. Aquí has metido cosas tú misma, y nunca se te ocurrió preguntar quién las saca. Nadie. Bajo las dotes y los desagües, al fondo del todo, hay doce tiras, todas atadas con el mismo pelo blanco. Una la han abierto y cerrado tantas veces que se ha puesto blanda.
* [Leer la blanda]
    -> white_letter
* {widow == 3} [Recuperar la soga de la viuda]
    ~ widow = 1
    Está encima de todo, donde la pusiste. Le debes dos horas a alguien.
    -> backstairs
* [Cerrarlo; no van dirigidas a ti]
    ~ oriel = oriel + 1
    Lo sujetas con la cadera, como se sujeta una puerta contra el temporal.
    -> backstairs

=== white_letter ===
«Oriel: he aprendido a coger vidrio del crisol. Lo hago mal y a nadie le importa; ¿sabes tú lo que es eso? Dije que iba por un chal, y a eso iba. Hace tanto frío en esa silla. Pero luego me vi en el camino, y andando se entraba en calor. No volveré. Diles que he muerto, o que soy feliz. Pero no sigas tocando la campanilla por mí, querida, que te vas a estropear el pie. Barca Baja, junto a los hornos».
* [Llevártela]
    ~ white = true
    ~ ferry = true
    Pesa lo que puede llevar una polilla. La escalera lo nota de todas formas.
* [Dejarla como ella la tenía]
    ~ ferry = true
    ~ oriel = oriel + 1
    La han doblado tanto por el mismo sitio que se dobla sola.
- -> backstairs

=== corridor ===
Nueve gasas cuelgan ante la puerta de la reina, puestas cada una por un rey que temía al anterior. Nunca has pasado de la tercera. Desde el fondo viene hacia ti una luz que se para y sube, se para y sube: Nell Harrow en su última ronda, con la pértiga al hombro.
«Me queda una por encender», dice. «Podrías llevarme la mecha. Está permitido, si nadie pregunta».
* [Llevarle la mecha y entrar con ella]
    ~ nell = nell + 1
    Te levanta cada gasa y la deja caer cuando has pasado, como quien acuesta el cuarto de un niño.
    -> chamber
* {ring} [Decir que tienes que entrar sola]
    ~ alone = true
    Mira el hierro de tu dedo. «Ya veo», dice, y te da la mecha por el mango.
    -> chamber
* [Quedarte fuera; lo que no se ha visto no hay que decirlo]
    «Eso mismo pensaba yo», dice Nell. «Cosa de un año».
    -> summons

=== chamber ===
~ seen = true
Una cama hecha como un sobre. Un fuego ante el que nadie se ha sentado. Y la silla alta, y en ella un cabezal con el manto de gala prendido al cuello y una corona de alambre, para que la silueta diera el pego. {alone:Enciendes la lámpara de al lado; te tiembla la mano, y la silueta tiembla también.|Nell enciende la lámpara de al lado. «Buenas noches, señora», dice, por costumbre.} Junto a la silla está la campanilla. De la campanilla baja un hilo negro que se pierde por debajo de la gasa.
* [Seguir el hilo con un dedo]
    -> thread
* [Sentarte en la silla]
    ~ sat = true
    Apartas el cabezal. Pesa menos que nadie a quien hayas obedecido.
    -> sit
* {not alone} [Coger la mano de Nell]
    ~ nell = nell + 1
    -> chamber_kiss

=== thread ===
Va de la campanilla a un agujero del zócalo, y del agujero a la banqueta baja del otro lado, y allí acaba en un lazo brillante por el uso, del tamaño de una zapatilla. Piensas en las respuestas que en estos seis años has bajado, pasado a limpio y lacrado. Una para el sí. Dos para el no. Todas salidas de un dedo del pie de una anciana.
* [Tirar de él, una vez]
    ~ answered = true
    La campanilla dice que sí. No habías preguntado nada. Con todo, da un gusto extraño.
* [Hacerle una lazadita y dejarlo estar]
    Sabrá que aquí ha estado alguien, y sin mala intención.
- -> found

=== sit ===
Desde dentro la gasa apenas existe; solo es espesa por delante. Ves la banqueta, tu pizarra, la puerta y, por dos ventanas, las dos terrazas: el este con su cristal, el oeste desnudo. Hace un frío que muerde. Ella pasó aquí treinta años con eso ante los ojos, oyendo decir que era el viento.
* [Quedarte un poco más]
    ~ answered = true
    Te queda bien. Alguien debería haberte avisado de que podía pasar.
* [Levantarte deprisa]
    ~ clue = clue + 1
    Tú también habrías ido por un chal. Habrías ido en medias.
- -> found

=== chamber_kiss ===
~ kissed = true
Tiene la mano seca y caliente, como una taza. Has leído en voz alta cientos de declaraciones, con voz serena, y sabes cómo van. Esto no va así. Se vuelve para ver qué quieres, y se lo muestras, y la mecha arde hasta tu guante y la dejas arder.
«{name_given:Marit|Lectora}», dice al cabo de un rato, contra tu pelo. «Te estás quemando».
* [«Solo el guante»]
    ~ nell = nell + 1
    Lo apaga entre dos dedos, como hace cuatrocientas veces cada noche, y se queda con el guante.
* [Reír, por primera vez en este cuarto]
    La risa sube al dosel y hace caer el polvo de todo un año.
- -> found

=== found ===
«Dijo que iba por un chal», dice alguien detrás de ti. Es lady Oriel, con la bandeja en las manos. «Era martes. Pensé: le guardo el sitio hasta que vuelva. Y entonces alguien preguntó una cosa, y yo sabía lo que ella habría dicho. Siempre lo supe». Busca dónde dejar las chirivías.
* {white} [Poner la carta de la reina en la bandeja]
    ~ oriel = oriel + 1
    No la coge. «Me la sé», dice. «En la iglesia es lo que rezo».
* [Prometer que no dirás nada]
    ~ promised = true
    ~ oriel = oriel + 2
    «No hace falta que lo prometas», dice lady Oriel. «Tienes talento para ello».
* [Pedirle los nueve cristales, aquí y ahora]
    ~ nell = nell + 1
    «Preguntarían por qué», dice. «Concedes una sola cosa tuya y empiezan a preguntarse quién eres».
* [Decirle que la corte tiene que oírlo]
    «Pues léeselo», dice lady Oriel, muy cansada. «Eres la única a quien escuchan. A ti y a una campanilla».
- -> summons

=== summons ===
Suena el cuarto. En tu pizarra, junto {ring:a donde estuvo el anillo|al anillo}, alguien ha dejado la tarjeta de la Última Petición, con la letra erguida de lady Oriel, como todos los años: «Que la reina viva para siempre. Firmado, todos». Te abrochas el lino hasta la garganta. {promised:Dijiste que no dirías nada. Lo ensayas ante el espejo.|En el espejo pareces alguien que ha leído algo.}{cuff: En la muñeca llevas un zurcido rojo óxido, largo como una palabra.}
* [Bajar a la Galería Larga por la escalinata]
    -> gallery
* [Ir por la escala y el puente de las lámparas]
    -> bridge

=== gallery ===
Cuatrocientas personas vestidas de lino, cuerno y agujeros bailan con las ventanas abiertas para que entren las últimas polillas. Del armiño del obispo solo quedan las colas. A una farolera no se le permite pisar la pista; la rodea por el borde con su pértiga, como rodea la noche una casa.
Los violines tocan la lenta, esa para la que hay que agarrarse a alguien.
* [Bailar con el obispo, ya que lo pide]
    {miller:«Veinte coronas», te dice al oído, aturdido. «¡A un molinero!» Le explicas que es solo una resta.|«Una temporada insulsa», dice el obispo. «No se ve nada con tanta polilla». Lo pisas con esmero.}
    -> closing
* [No bailar con nadie, por el borde]
    ~ nell = nell + 1
    Cuatro pasos por detrás, durante toda la vuelta, va alguien encendiendo lámparas ya encendidas.
    -> closing
* [Subir con ella, al puente]
    -> bridge

=== bridge ===
El puente de las lámparas pasa por encima de los que bailan, de una tabla de ancho y caliente como un horno. Nadie mira arriba, por las gotas. «Cuidado con la tercera tabla», dice Nell. Desde aquí la corte es sobre todo coronillas. Su bolsa cuelga de un clavo. Abajo, los violines empiezan la que no tiene nombre, que tocan una vez al año.
* {nell > 2} [Sacarla a bailar]
    -> dance
* [Pedirle que se quede hasta la primavera]
    «Con cristal, me quedo», dice. «Sin cristal, me voy. No es cosa que se pueda hacer a medias. Lo he intentado; de ahí la mano».
    -> closing
* [Decirle que piensas leerla en alto]
    ~ nell = nell + 1
    Durante ocho compases no dice nada. «Entonces me pondré donde puedas verme», dice Nell.
    -> closing

=== dance ===
~ kissed = true
En una tabla se baila más que nada por acuerdo. Tienes un pie a cada lado de los suyos, y lo demás es confianza, y saber que si caéis será sobre el obispo. Huele a jabón y a aceite de lámpara. En la vuelta, donde los violines sostienen la nota, tu boca está donde la suya, y ninguna de las dos ha tenido que esforzarse mucho.
Abajo alguien nota una gota y no mira.
* [Acabar la pieza]
    ~ nell = nell + 1
    La acabáis. Seguís un poco más que los violines, para asegurar.
* {not name_given} [Decirle tu nombre al oído]
    ~ name_given = true
    ~ nell = nell + 2
    «Marit», dice, y por poco os tira a las dos. «¡Las emes las hice! ¡Las hice en septiembre!»
* [Bajar antes de que acabe]
    Bajas la escala peldaño a peldaño, como se sale de una cama caliente.
- -> closing

=== closing ===
Medianoche. Seis lacayos entran la silla alta, con gasas y todo, y con los ojos cerrados, como exige la ley. Lady Oriel ocupa la banqueta delante. Tú estás en el estrado de lectura con la tarjeta en la mano, y cuatrocientas personas te miran la boca. La Última Petición se concede siempre, sea cual sea, por ser la última. Ninguna Lectora ha pensado nunca que eso significara algo.
«Lectora», dice lady Oriel. «¿Qué piden?»
* [Leer la tarjeta]
    -> card
* {note_read or note == 1} [Leer en alto lo que pide la farolera]
    ~ note_read = true
    -> read_nell
* {white} [Leer en alto la carta de Barca Baja]
    -> read_queen
* {emperor and note == 1} [Atar la tira de Nell al emperador y abrir la caja]
    -> emperor_flies
* [Dejar la tarjeta y pedir algo tú]
    -> own

=== card ===
«Que la reina viva para siempre», lees. «Firmado, todos». Oyes el chasquido del hilo, y la campanilla suena una vez. Aplauden todos con guantes, y suena a alas. Entonces, en el puente, una luz baja, baja más y se apaga: la que ella tenía encima. También eso es ley. La farolera que se marcha apaga la suya.
Nadie más que tú mira arriba.
* [Ir tras ella]
    -> yard
* [Quedarte en el estrado hasta que acaben de aplaudir]
    -> after_card

=== read_nell ===
La lees con una voz que no habías usado nunca; no es más que la tuya. Trescientas noventa noches. Una silla vacía. Nueve cristales. Al llegar a «Harrow, farolera», cuatrocientas caras se vuelven hacia arriba y la encuentran allí, en su tabla, con la boca abierta. La cierra. Está donde puedes verla.
La campanilla no suena. Y la corte, uno tras otro, empieza a mirar la gasa como si fuera una cortina.
* [Bajar y descorrerla]
    -> gauze_falls
* [Esperar a que lo haga lady Oriel]
    -> oriel_draws

=== emperor_flies ===
Sube, grande como una mano, con la tira a remolque, hasta la lámpara más brillante de la sala. Es la que está junto a Nell. Allí se posa y se abre, y la lámpara lo proyecta en el techo, alas y papel, cada letra tan alta como un hombre: UNA SILLA VACÍA. NUEVE CRISTALES. Cuatrocientas personas se echan hacia atrás y leen ellas solas. Se les oyen los labios. Durante un minuto entero nadie te necesita para nada.
* [Descorrer la gasa mientras miran arriba]
    -> gauze_falls
* [Mirar solo al puente]
    ~ nell = nell + 1
    Ella también la ha leído, con la mano abierta sobre el pecho, como si la hubiera escrito otra.
    -> oriel_draws

=== read_queen ===
«He aprendido a coger vidrio», lees, y a lady Oriel empiezan a movérsele los labios. Se la sabe. Lees lo del chal, y el camino, y cómo se entraba en calor. En «te vas a estropear el pie» se agacha, con trabajo, se quita de la zapatilla el lazo de hilo y lo mira como se mira lo que aparece en el propio bolsillo.
El obispo se ha puesto de rodillas, ante nadie en particular.
* [Bajar y descorrer la gasa]
    -> gauze_falls
* [Leer la última línea solo para ella]
    ~ oriel = oriel + 1
    «Barca Baja, junto a los hornos», dices. «¿Está caliente?», pregunta lady Oriel. «¿Dice que está caliente?»
    -> oriel_draws

=== own ===
«Pido», dices. Se hace raro oír cómo suena sin el pelo de nadie alrededor. «Pido que a una mujer le devuelvan {widow == 1:su soga, como se le prometió, y esta noche, por un hombre a caballo|la soga de su pozo}».
Una Lectora no puede pedir. Pero es la última, y la última se concede. No hay chasquido ni campanilla. «Sí», dice lady Oriel en alto, con su propia voz cascada, y cuatrocientas personas se vuelven a mirarla. Ninguna se lo había oído decir.
* [«Y nueve cristales, para el oeste»]
    ~ widow = 1
    ~ glass = true
    ~ nell = nell + 2
    «Te corresponde una», dice. Esperas. Ahí arriba también espera alguien. «Bah, cógelos», dice lady Oriel. «Cógelos de los dormitorios. Estoy tan cansada de ser justa».
    -> after_card
* [Hacer una reverencia y salir por la escala de las lámparas]
    ~ widow = 1
    -> yard

=== gauze_falls ===
Es vieja, y se suelta de las anillas como la nata de la leche: una, dos, nueve. Ahí está sentado un cabezal con corona de alambre. Alguien chilla. Otra persona, al fondo, cerca de la puerta de la cocina, dice con toda claridad: «Ah, pues eso explica lo de las chirivías».
Lady Oriel no se ha movido. Sigue con los ojos cerrados y el pie en el lazo, como una niña que cree que así se hará de noche.
* [Darle la mano para que se levante]
    ~ oriel = oriel + 1
    Hacéis falta las dos. De verdad se le ha puesto la forma.
* [Volverte a la corte y decir que tú tampoco lo sabías]
    «Pero le leías», dice alguien. Es cierto. Le leíste de buena fe, todas las noches, y ni una vez fue grosero.
- -> aftermath

=== oriel_draws ===
Se pone en pie. Tarda un poco. «Fue por un chal», les dice, y descorre la gasa ella misma, paño a paño, y los va colgando de su gancho, porque es una mujer ordenada. Cuando el cabezal queda a la vista de todos, le endereza la corona. «Le guardé el sitio. Creo que se lo guardé bien. Si tuvisteis de mí un sí, era un sí».
Nadie dice nada. Muchos de ellos han tenido un sí.
* [Empezar a aplaudir]
    ~ oriel = oriel + 1
    Es un ruido muy solitario; y luego, desde arriba, sois dos.
* [Preguntarle por los que tuvieron un no]
    «De esos me acuerdo», dice lady Oriel. «Podría decírtelos todos».
- -> aftermath

=== aftermath ===
A las dos de la madrugada te han llamado traidora, heroína y, el obispo, novelista. Nadie se ha acostado. La silla alta está en medio de la sala sin nada dentro, ahora que se le permite estar vacía, y la gente la rodea como se rodea un hoyo. Mañana seguirá habiendo desagües. Nell baja por la escala con la bolsa al hombro{kissed:, te mira y aparta la vista, como quien está contando dinero|}.
* [Pedir que levanten la mano por los nueve cristales]
    -> hands_up
* [Llevarle a lady Oriel el chal de alguna silla]
    -> shawl
* [Ir hacia Nell]
    -> yard
* [Sentarte en la silla antes de que lo haga el obispo]
    -> chair_taken

=== hands_up ===
No se ha hecho nunca, de modo que nadie sabe cómo no hacerlo. Tienes que explicarlo dos veces: una mano es un sí. Los ujieres van los primeros, porque están hechos a levantar el brazo. La señora Pell levanta un cucharón. {goose:Junto a la puerta, una pelirroja menuda levanta la suya, ve quién ha hecho lo mismo a su lado y la mantiene a pesar de todo.|El viejo Toll levanta las dos y le hacen bajar una.} Cuenta Nell. Es la única cuenta del año, dice después, que no le ha importado terminar.
* [Oír el número]
    ~ glass = true
    Doscientas nueve. El obispo pregunta cuántas quedan. Se lo dice el primo del molinero, que toca el segundo violín.
    -> terrace
* [No esperar; ir a quitar los cristales de los dormitorios]
    ~ glass = true
    ~ nell = nell + 1
    Estás de vuelta con nueve en un cesto de la colada antes de que pasen de cien.
    -> terrace

=== shawl ===
Es verde y no tiene más que dos agujeros. Se lo echas por los hombros. «Ah», dice lady Oriel, y se lo cierra. «¿No era más que eso?» {note == 3:Saca de la manga de plata la tira de Nell, del tamaño de un diente, y te la devuelve sin que se la pidas.|Pesa menos que detrás de la campanilla.} «Alguien debería decirle que ya puede dejar de escribir», dice. «Y alguien tiene que ocuparse de las mañanas. Yo voy a acostarme hasta la primavera».
* [Decir que irás a Barca Baja a decírselo]
    ~ ferry = true
    -> yard
* [Decir que de las mañanas te ocupas tú, en alto y con las puertas abiertas]
    ~ glass = true
    «Y los cristales, supongo», dice lady Oriel con los ojos cerrados. «Cógelos de mi alcoba. Tendré los ojos cerrados».
    -> terrace

=== chair_taken ===
Te sientas. Solo pretendías mantenerla caliente. Pero están tan acostumbrados: el ruido cesa fila por fila, se quitan los sombreros y la corte entera se inclina ante ti con un rumor de almidón. A tu derecha está la campanilla. Los cuatrocientos esperan a que les digan lo que tú habrías dicho. {sat:Ya sabías que te quedaba bien.|Te queda bien. Eso es lo terrible.} Nell se ha parado al pie de la escala. Es la única que sigue de pie.
* [Tocarla, una vez]
    -> ending_bell
* [Tocarla y mandar poner los nueve cristales]
    ~ glass = true
    -> ending_bell
* [Volver a levantarte y decir: manos, por favor]
    ~ nell = nell + 1
    -> hands_up

=== after_card ===
A la una están barriendo alas. {glass:Pasa un lacayo con cristales de lámpara en una bandeja, contando hasta nueve.|Los lacayos se llevan la silla con los ojos cerrados.} Lady Oriel no se ha movido de la banqueta. «Estoy cansada, hija», dice. {ring:Mira el anillo en tu mano, y no a ti.|Ha traído el anillo; te lo pone en la palma y te cierra los dedos.} «Lo harías mejor que yo. Con más bondad, al menos. Solo hace falta un dedo del pie». Abajo, en el patio, alguien deja una bolsa en el suelo, la levanta y la vuelve a dejar.
* [Ocupar la banqueta]
    -> ending_bell
* [Bajar corriendo al patio]
    -> yard
* [Ir a tu ventana para verla marchar]
    -> window_last

=== window_last ===
Va por la terraza oeste con la bolsa al hombro, y en cada farol se para, alza el brazo y {glass:le pone un cristal a la llama. Nueve veces. El último se lo lleva antes al oído, por si está rajado.|baja la llama. Cuando ha hecho los nueve, allí está oscuro por primera vez desde el viejo rey, y pasan por alto unas polillas, sin sitio donde ser rechazadas.} Luego se planta bajo tu ventana, con la cara levantada.
«{name_given:Marit|Quiteria}», grita, y espera.
* [Gritarle que espere]
    -> yard
* [Alzar tu lámpara para que te vea]
    Alza el sombrero. Así se dan las buenas noches desde lejos.
    -> ending_hair

=== yard ===
El patio está blanco y cada adoquín tiene su lucecita. Nell está en la verja, con el cristal en su media bajo el brazo y el aliento subiéndole. {glass:«Nueve cristales», dice. «Nunca pensé qué haría si era que sí».|«Dije que con la primera helada», dice. «Si lo incumplo hoy, lo incumpliré todos los años».} Se cambia la bolsa de hombro y espera, como quien está ante una lámpara que aún podría prender.
* [«Espera, que cojo el abrigo»]
    -> road
* [«Vete, pues. Pero escribe»]
    Te echa una mirada para la que te harán falta pinzas.
    -> ending_hair
* {glass or kissed} [«Quédate. Yo sujeto la escalera»]
    ~ glass = true
    Suelta la bolsa sobre el hielo con tanta fuerza que se sale la hogaza. «Pues trae un cesto», dice Nell.
    -> terrace

=== terrace ===
Las cuatro de la madrugada, lado oeste, nueve cristales en un cesto de la colada. Tú sujetas la escalera y Nell sube. Los postes están negros hasta arriba de lo que han quemado; los limpia con la manga, uno por uno, antes de darles su cristal. En el noveno llega algo de la oscuridad, tarde y con escarcha encima. Llama. Vuelve a llamar y se sienta en el cristal, blanca, indignada y viva.
* [Desatarla y leérsela a quien esté despierto]
    -> ending_glass
* [Dejarla hasta que baje Nell]
    ~ nell = nell + 1
    Baja muy despacio para ser alguien que lo hace a diario. En los tres últimos peldaños estás en medio, y en medio te quedas.
    -> ending_glass
* [Preguntarle cuál es el camino de Barca Baja]
    ~ ferry = true
    «Ese», dice Nell desde arriba, con la mecha entre los dientes. «¿Por qué? Ya tienen cristal. No me irás a decir que te apetece andar».
    -> road

=== road ===
El camino baja entre setos blancos. Llevas tus pinzas, un abrigo con botones de cuerno, seis años de paga{food:, dos chirivías y un canto de queso| y media hogaza ajena}. {name_given:«Marit», dice Nell de vez en cuando, a nadie, como quien prueba una llave.|En el primer mojón le dices cómo te llamas. Tiene que soltar la bolsa. «Septiembre», dice. «Las hice todas en septiembre».} Detrás, pequeño y cuadrado, el palacio se ha dejado las luces encendidas.
* [Cogerle la mano, la que no tiene quemadura]
    ~ nell = nell + 1
    «La otra», dice Nell, y se cambia de lado. «La tienes fría. La quiero en la quemadura».
* [Leerle en alto los mojones, con la voz de los desagües]
    Se ríe hasta que tiene que agarrarse a uno.
- {ferry: -> glasshouse}
-> ending_road

=== glasshouse ===
En Barca Baja hay una barca, y es baja. En la vidriería ruge el horno y, delante, en mangas de camisa, hay una mujer de sesenta años con el pelo blanco al rape y la caña en alto como un cetro. Lo que lleva en la punta iba a ser una jarra. Ve las pinzas en tu bolsillo y se pone como la grana.
«Ay, Dios», dice la reina. «¿Cómo tiene el pie?»
* [«Dolorido, señora. Pero ya ha parado»]
    Se sienta en un cajón. La jarra sigue su camino.
* [«Quiere saber si no pasáis frío»]
    ~ oriel = oriel + 1
    «Dile», dice la reina, y tiene que volver a empezar. «Dile que hay chales».
- -> ending_road

=== ending_glass ===
# ending: cristal al oeste
Ahora se leen por la mañana, en alto, con las puertas abiertas, y contesta quien haya venido. Se tarda el doble. {widow > 1:La primera que lees es la de la viuda, tal como la escribió. A mediodía tiene su soga.|La viuda tiene su soga. Escribe para decir que es una buena soga.}
Al anochecer, {name_given:alguien grita «¡Marit!» bajo tu ventana sin motivo alguno|alguien, bajo tu ventana, llega por fin a «Marit» después de todos los demás y se sienta en los escalones}, y sales a sujetar la escalera. Todas las lámparas llevan cristal. Has empezado a tener cosas de lana.
-> END

=== ending_road ===
# ending: el camino de la barca
Lees para los barqueros y escribes para sus mujeres, a penique la hoja, sin necesidad de pelo. Nell sopla tubos de lámpara, un poco torcidos, verdosos, cada uno con su burbuja como un aliento contenido. {glass:Los nueve primeros los mandó de repuesto, en una caja que ponía OESTE.|Los nueve primeros subieron al palacio sin que nadie los pidiera, a portes pagados, en una caja que ponía OESTE.}{glasshouse: En el banco de al lado, alguien de sesenta años echa a perder jarras.}
De noche encendéis una lámpara entre las dos. Lo que venga a la ventana puede entrar.
-> END

=== ending_bell ===
# ending: una vez para el sí
Eres bondadosa. Es lo que dicen todos de la reina últimamente; dicen que la edad la ha ablandado. {glass:Hay cristal en el oeste, y lo que llega se escucha, todo, más de lo que puede contestar un dedo del pie.|El cristal del oeste lo ordenaste la primera semana, con el dedo del pie.} {answered:Tuviste maña desde el principio.|Aprendes a saber lo que alguien habría dicho.}
Cada noche, a las diez, entra con su mecha la farolera nueva. La anterior no quiso dar dos veces las buenas noches a un cabezal. Al anochecer, bajo la ventana, {name_given:nadie grita tu nombre|nadie lo dice mal}.{chamber_kiss: Tienes un solo guante.} Aquí hace frío. Guardas un chal al alcance de la mano.
-> END

=== ending_hair ===
# ending: un solo cabello
La primera llega en mayo, parda y corriente, a pie el último metro. Conoces el pelo. «Querida {name_given:Marit|Q}», dice. «Hoy he soplado cuarenta. Treinta y uno se tuvieron en pie». Hay una por semana, hasta que hiela, y ninguna pide nada, así que no puedes archivarlas. {glass:Entran por el oeste. Allí ahora hay cristal.|Entran por el este. Seguro que les dijo de qué lado.}
Te ha dado por llevar el pelo suelto, para escoger. Esta noche te arrancas uno, lo atas y abres la mano.
-> END
