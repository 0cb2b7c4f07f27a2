// Órbita das Coisas Pequenas. Uma história original para a Meowtale.
VAR clues = 0
VAR returns = 0
VAR cards = 0
VAR hob = 0
VAR prill = 0
VAR looked = 0
VAR right = false
VAR nest = false
VAR tooth = false
VAR hat = false
VAR umb = false
VAR hatch = false
VAR green = false
VAR seam = false
VAR friend = false
VAR met = false
VAR plan = false
VAR given = false
VAR told_prill = false
VAR reported = false
VAR passed = false

-> catch_bell

=== catch_bell ===
Às seis e dez a rede toca, e você já sabe o que é antes de calçar os chinelos. Veio do lado de sempre, na velocidade de sempre, girando devagar, como quem procura o lado fresco do travesseiro. Uma luva. Esquerda. Lã, amarelo-mostarda, o polegar cerzido de vermelho.
Isto aqui é o Bolso, o orbitador de achados e perdidos, que recolhe o que as pessoas deixam cair no espaço. Você é quem toma conta dele. Com esta, já recolheu essa luva catorze vezes.
* [Anotar no livro, como manda a regra]
    Item 40.611. Faz tempo que você não confere mais como se escreve “mostarda”.
    -> ledger
* [Desta vez, virar do avesso]
    -> glove
* [Perguntar ao Hob o que ele acha]
    -> hob_labels

=== ledger ===
O livro é de papel, porque papel fica no lugar se a gente senta em cima. Luva, esquerda; luva, esquerda; luva, esquerda. Toda vez você a despacha pela balsa do correio para o Guichê de Retirada da Estação Adriça, onde qualquer um leva qualquer coisa, desde que saiba descrever. Toda vez alguém sabe. E toda vez ela volta para a sua rede antes de a tinta resolver se seca ou não.
Você já começou a levar para o lado pessoal.
* [Contar os dias de intervalo]
    ~ clues = clues + 1
    Dezenove. Dezenove. Dezenove. De gente distraída você entende; vive disso. Ninguém é distraído com essa pontualidade.
    -> office_letter
* [Virar a luva do avesso]
    -> glove
* [Fechar o livro e abrir a correspondência]
    -> office_letter

=== glove ===
Sem etiqueta com nome. É uma luva grande, maior do que uma mão grande precisa; caberia por cima de outra luva, a de um traje, digamos. Cheira a laranja e a pomada para dor. O cerzido do polegar é de quem sabia fazer e não ligava para quem visse. E por dentro do punho, onde não aparece, há uma fileirinha de pontos vermelhos. São catorze. Você quase jura que da última vez eram treze.
* [Pôr a própria mão dentro]
    É bom que segurem a mão da gente, mesmo que seja só lã. Você a tira antes que comece a ter ideias.
* [Contar os pontos de novo]
    ~ clues = clues + 1
    Catorze. Então são duas pessoas fazendo registro.
- -> office_letter

=== hob_labels ===
Hob é o braço de triagem. É parafusado no convés, ao lado da esteira, tem três dedos e só sabe dizer o que a impressora de etiquetas sabe dizer, o que rende mais do que se imagina. Você mostra a luva. Ele considera. A impressora matraqueia.
FRÁGIL, diz a etiqueta. Depois de um tempo, uma segunda: ESTE LADO PARA CIMA. E ele aponta, não para a luva, mas para a escotilha por onde ela entrou.
* [Olhar para onde ele aponta]
    ~ clues = clues + 1
    Para o lado do sol, um pouco abaixo. Ela nunca veio de outro lugar.
* [Dizer que é muito sábio da parte dele]
    ~ hob = hob + 1
    NÃO É BRINQUEDO, ele imprime, e cola na sua manga. Você deixa colado.
* [Deixar que ele segure um pouco]
    ~ hob = hob + 1
    Ele a pega pelo polegar, como se pega a mão de uma criança perto dos carros.
- -> office_letter

=== office_letter ===
Na correspondência há uma carta da Repartição das Pequenas Perdas. O inspetor Prill fará uma visita depois de amanhã. Um item em cada vinte tem de encontrar o dono, ou o Bolso dará lugar a “um arranjo simplificado”. Segue um desenho. O desenho mostra uma rede e, atrás da rede, um forno.
Você está em 5,1 por cento. Por curiosidade, tira a luva da conta. 3,4. Quer dizer que a loja está aberta graças a uma luva.
* [Mostrar o desenho ao Hob]
    ~ hob = hob + 1
    Ele olha por um bom tempo. MANUSEAR COM CUIDADO, imprime. MANUSEAR COM CUIDADO. MANUSEAR COM CUIDADO. Aí acaba o rolo.
* [Esconder embaixo dos biscoitos]
    Havia quatro biscoitos. Quando se põem coisas em cima deles, biscoitos deixam de ser consolo.
* [Refazer a conta sem a galinha]
    A galinha nunca vai ser reclamada por ninguém. Não adianta; ela já pôs dois mil ovos, e esses ninguém vai reclamar também.
- -> card

=== card ===
Tudo o que sai do Bolso leva um cartão escrito à mão por você. É o que diz a regra; o que escrever, ela não diz. No primeiro você pôs “Achada: uma luva”. No nono, que ela andava com boa cara. No décimo segundo sobrou espaço, então comentou que faz frio no lado da noite e que uma sopa não seria má ideia.
Este é o décimo quarto, em branco.
* [“Parece que está lhe faltando uma mão.”]
    ~ cards = cards + 1
    Você olha. Acrescenta o desenho de uma mãozinha. Sai parecendo uma vaca.
* [“Está tudo bem por aí?”]
    ~ cards = cards + 2
    Fica com um ar meio nu, e você deixa que fique.
* [“Décimo quarto aviso. Ver Regulamento, artigo 8.”]
    É um artigo excelente. Você nunca conheceu ninguém que tenha se sentido melhor depois de ler.
- -> desk

=== desk ===
{desk == 1:A balsa chega às quatro. Até lá há as gavetas, com quarenta mil coisas pequenas dentro; o rádio, que pega mal; a galinha; os formulários de retirada, na caixa deles; e uma carta de tudo o que anda em volta, com um alfinete que é você.|{looked > 3:O relógio em cima da esteira marca quinze para as quatro. Hob já começou a endireitar o capacho.|O relógio em cima da esteira avança com um barulho de muxoxo. A luva está deitada no mata-borrão e não entrega nada.}}
* {looked < 4} [Ler todos os formulários de retirada]
    -> forms
* {looked < 4} [Ligar para o Guichê, na Adriça]
    -> pew
* {looked < 4} [Atender o rádio; deve ser a Tam]
    -> tam_call
* {looked < 4} [Dar uma busca nas gavetas]
    -> shelves
* {looked < 4} [Ver como está a galinha]
    -> hen
* {looked < 4} [Calcular de onde vem a luva]
    -> sums
+ [Pôr a chaleira no fogo para a balsa]
    -> ferry

=== forms ===
~ looked = looked + 1
Treze retiradas, treze nomes, uma letra só, reta como uma cerca. B. O. Tão. Perdí Gomes. A Duquesa Viúva da Manga. Onde se lê “Descreva o objeto”, está escrito: “Uma luva, esquerda, amarela como piada ruim”. Depois: “Você sabe qual”. Depois: “Mandei ela ficar quieta, e olha aí”. De formulário em formulário a descrição vai crescendo, e o último tem uma seta no pé da página.
* [Seguir a seta]
    -> forms_back
* [Comparar a letra com as etiquetas das gavetas]
    -> old_hand
* [Guardar tudo em ordem]
    Já estava em ordem. É a única coisa nesta história que está.
    -> desk

=== forms_back ===
“A quem escreve os cartões”, diz o verso. “Tomei a sopa, conforme recomendado. Quanto ao lado da noite, a razão era sua. O funcionário daqui só repara em chapéu, de modo que nunca vou saber como é a sua cara. Decidi por uma pessoa alta. Por favor, não se incomode em ser.”
Alta é o que você não é. Mesmo assim, vai até a chaleira, onde ninguém está vendo, e se endireita um pouco.
* [Copiar no livro, em Diversos]
    ~ cards = cards + 1
    É a única anotação da página, e a página parece que ganhou mobília.
* [Ler em voz alta para o Hob]
    ~ hob = hob + 1
    MANTER SECO, imprime Hob, e você mantém, mais ou menos.
- -> desk

=== old_hand ===
~ hatch = true
~ clues = clues + 1
BOTÕES, LATÃO. BOTÕES, OUTROS. DENTES. CHAVES, PERDOADAS. As etiquetas mais antigas do Bolso são todas da mesma pessoa, retas como uma cerca. Você procura na folha de pagamento. W. Toft, zeladora, trinta e um anos; aposentada com um relógio; correspondência para o Anel do Entardecer, terceiro corredor.
Ela saiu antes do homem que saiu antes de você. Este tempo todo você se senta no afundado que ela deixou na cadeira.
* [Escrever “Toft?” no mata-borrão e sublinhar]
    Parece o nome de alguma coisa fofa caindo no chão.
* [Passar óleo nos trilhos das gavetas, como ela faria]
    ~ hob = hob + 1
    Hob fica olhando. Depois aponta o que ficou faltando.
- -> desk

=== pew ===
~ looked = looked + 1
~ green = true
“Retiradas”, diz o sr. Pew, de longe, como quem fala do fundo de um chapéu. Nunca na vida esqueceu um chapéu. O que vai embaixo deles não é da sua conta. “A sua luva? Feltro verde. Aba estreita. Pena de faisão, soltando. Tinha alguém dentro. Cheiro de laranja.”
Ele suspira através de seis mil quilômetros de chiado. “Eu também já tive um chapéu. Saiu junto com o ar, na Eclusa Dois. Não vale um formulário.”
* [Pedir que ele descreva o chapéu]
    -> pew_hat
* [Agradecer e anotar “pena”]
    ~ clues = clues + 1
    “Soltando”, lembra o sr. Pew.
    -> desk

=== pew_hat ===
Ele descreve por seis minutos. Cinza, macio, com um vinco que se fez sozinho e que era melhor que qualquer vinco feito de propósito. Na fita havia um ingresso de concerto, dois lugares, e ele não diz para quem era o outro. A essa altura você já abriu a gaveta CHAPÉUS, MOLES, e o fio do telefone já foi parar longe, lá entre as boinas.
* [“O ingresso é azul?”]
    ~ hat = true
    ~ returns = returns + 1
    O silêncio é tanto que você dá umas batidinhas no fone. “Fila F”, diz o sr. Pew.
* [Não dizer nada ainda; embrulhar de surpresa]
    ~ hat = true
    ~ returns = returns + 1
    ~ cards = cards + 1
    Você escreve o cartão duas vezes, para acertar o vinco.
- -> desk

=== tam_call ===
~ looked = looked + 1
Tam tem nove anos e mora no Hábitat Escolar Seis. Liga todo dia no recreio por causa do dente, que caiu na aula de ginástica sem gravidade e foi embora pela ventilação. “É um incisivo”, ela diz. “Não pode ter ido longe. Bom, pode. São oito dias a dois metros por segundo. Já chegou?”
Ela desconfia que você não está se esforçando. É cientista e, pela experiência dela, as pessoas não se esforçam.
* [Perguntar se ela também joga coisas]
    -> tam_scope
* [Levar o fone até a gaveta dos dentes]
    -> teeth
* [Dizer que dente leva tempo]
    “Tudo leva tempo”, diz Tam. “É para isso que ele serve.” E desliga para anotar.
    -> desk

=== tam_scope ===
~ hatch = true
~ clues = clues + 1
“Quarenta e uma coisas”, diz Tam. “Eu anoto a hora, e se vocês pegam. Vocês são ruins de colher.” Mas luva, nunca. Luva não serve, não tem forma direito. “Se é a pessoa da luva, essa é do Anel do Entardecer. Na quinta o telescópio grande é meu. A escotilha três abre, a pessoa joga e depois dá tchau. Achei que fosse para mim, então dou tchau de volta.”
* [“Que tipo de pessoa?”]
    ~ green = true
    “Pequena”, diz Tam. “Com um negócio espetado no chapéu.”
* [“Como ela joga?”]
    ~ clues = clues + 1
    “Direito”, diz Tam. “Como quem treinou. Sempre igualzinho.”
- -> desk

=== teeth ===
Na gaveta há duzentos e onze, cada um no seu papelzinho torcido. As pessoas atravessam um sistema inteiro por um brinco, e nunca voltam por um dente. O mais recente foi recolhido na terça. É um incisivo do tamanho de uma lentilha, com um canto lascado.
“O meu é lascado no canto”, diz Tam no fone, muito depressa. “De quando eu mordi uma chave inglesa. Para ver.”
* [Mandar com uma moeda dentro do papel]
    ~ tooth = true
    ~ returns = returns + 1
    ~ cards = cards + 1
    Para isso também existe uma regra, mais velha que as suas, e que ninguém jamais inspecionou.
* [Perguntar o que ela viu, mordendo a chave]
    ~ tooth = true
    ~ returns = returns + 1
    “Que a chave ganha”, diz Tam. Você escreve no cartão.
- -> desk

=== shelves ===
~ looked = looked + 1
Você gosta das gavetas é de manhã, com a luz baixa. Tampas que não servem em nada. Meia foto de casamento, a metade do bolo. Um apito de latão que só apita para dentro. E, na gaveta comprida lá de baixo, GUARDA-CHUVAS: onze, pretos, todos iguais, e cada um recolhido menos de uma hora depois de a balsa do correio ir embora.
Ninguém nunca precisou de guarda-chuva por aqui. E até hoje você nunca tinha se perguntado por quê.
* [Separar um para a capitã Marrow]
    ~ umb = true
    Você o pendura no gancho ao lado da chaleira, onde não há como não ver.
    -> desk
* [Tentar LUVAS, AVULSAS]
    -> glove_drawer

=== glove_drawer ===
~ clues = clues + 1
Sessenta e uma luvas, nenhuma com a companheira. Alguém que cuidou disto antes de você as separou por cor, com fichas recortadas na medida, com uma paciência que passa um pouquinho do capricho. PRETAS. MARRONS. AZUIS. DE CRIANÇA. E bem na frente, onde se vê primeiro quando se puxa a gaveta, uma ficha que diz AMARELA.
Atrás dela não há nada. No Bolso inteiro, é o único lugar que ficou guardado para alguma coisa.
* [Pôr a esquerda ali, para ver como fica]
    Fica parecendo metade de alguma coisa. O canto da ficha foi tão manuseado que já virou feltro.
* [Fechar a gaveta com cuidado]
    Há seis anos você fecha essa gaveta com o quadril. Agora usa as duas mãos.
- -> desk

=== hen ===
~ looked = looked + 1
A galinha chegou há seis anos, num engradado, com certa velocidade. Ninguém a reclamou e ninguém está impedido de reclamar, de modo que a situação dela virou o nome. Pendente põe um ovo por dia, e todos têm de ser registrados como achados.
Está sentada no meio do engradado com expressão de fiscal da alfândega. Você traz a luva debaixo do braço.
* [Levantá-la e procurar o ovo]
    -> nest_look
* [Mostrar a luva a ela]
    Ela olha com um olho e depois com o outro, para ser justa. Levanta-se. Torna a sentar, com bem mais força.
    -> nest_look
* [Registrar o ovo na confiança]
    Ninguém nunca foi demitido por causa de um ovo. Você foi conferir.
    -> desk

=== nest_look ===
~ nest = true
~ clues = clues + 1
O ninho ela mesma fez, com o que estava preso nas ripas no dia em que chegou: palha, um cadarço, meia tabela de horários. E mais alguma coisa, lá no fundo, bem achatada e exatamente na temperatura de uma galinha. Você puxa por uma ponta. A galinha puxa pela outra.
É uma luva. Lã, amarelo-mostarda. Sem cerzido no polegar. Direita.
* [Oferecer o seu boné em troca]
    ~ right = true
    Ela gira o boné duas vezes, acha espaçoso e solta. Você lava aquilo na pia, e aquilo pinga a noite toda, em galinha maior.
* [Deixar; ela chegou primeiro]
    Ela põe de volta, com os pés. Você registra no livro como “avistada”.
- -> desk

=== sums ===
~ looked = looked + 1
~ hatch = true
Coisa pequena não anda à deriva de qualquer jeito. Anda como a gente volta para casa, por hábito. Você pega uma carta, um alfinete e um pedaço de barbante e leva a luva seis horas para trás no caminho dela: passa a boia, por baixo da rota dos cruzeiros, por cima do ombro da noite. O barbante vai dar no Anel do Entardecer, a casa dos astronautas aposentados. Terceiro corredor. Ali há uma escotilha.
* [Pedir ao Hob que segure o alfinete e confira]
    ~ hob = hob + 1
    ~ clues = clues + 1
    Dá a mesma coisa. APROVADO, imprime Hob, que vinha guardando essa.
    -> desk
* [Levar o barbante para o outro lado, além da rede]
    -> forward

=== forward ===
~ seam = true
~ clues = clues + 1
Você nunca perguntou aonde vai o que você não pega. O barbante segue: contorna a Adriça por trás, desce pela costura entre duas atrações, mais devagar, mais devagar ainda. Aí começa a dar voltas no mesmo lugar. Você procura o nome do lugar. Ninguém nunca lhe deu nome; são dois dedos de papel azul liso.
CONTEÚDO DESCONHECIDO, imprime Hob.
* [Marcar com um botão]
    É de latão. Pisca toda vez que a lâmpada balança.
* [Enrolar a carta antes que venham ideias]
    Uma já veio. Você passa um elástico em volta das duas.
- -> desk

=== ferry ===
Às quatro a Repeteco atraca, feito uma vaca que ajudam a entrar de ré no caminhão. A capitã Marrow aparece com o malote no ombro, tira as botas sem ninguém mandar e se senta na cadeira boa. Faz essa linha há onze anos, e toma chá como se a qualquer momento fossem tirar a xícara dela.
“E aí?”, ela diz. “O que foi que o povo largou desta vez?”
* [Pôr a luva na mesa e observar a cara dela]
    -> marrow_glove
* {umb} [Entregar o guarda-chuva]
    -> marrow_umbrella
* [Perguntar para onde ela vai daqui]
    -> ferry_leave

=== marrow_glove ===
~ hatch = true
~ green = true
“Minha não é”, diz a capitã Marrow. “As minhas eu perco honestamente.” Mas vira a luva do outro lado, e um pensamento entra pelo rosto dela e se senta. “Tenho uma passageira que embarca no Anel do Entardecer. Chapéu verde. Vai até a Adriça e volta, pontual feito aluguel, sempre um dia ou dois depois que isto aqui andou no meu malote. Paga a passagem e me deixa uma laranja.” Ela olha para dentro da xícara. “Eu só gostava da laranja.”
* [“Ela já disse para quê?”]
    ~ clues = clues + 1
    “Perguntei uma vez se era negócio ou passeio. Ela disse que era balística.”
    -> ferry_leave
* {umb} [Apontar com o queixo o guarda-chuva no gancho]
    -> marrow_umbrella

=== marrow_umbrella ===
~ returns = returns + 1
Ela fica da cor de uma luz de bombordo. “A empresa paga por parada”, explica ao guarda-chuva. “E aqui só conta como parada se vocês pegarem alguma coisa nossa no mês. Então.” Faz um gesto pequeno, de quem deixa cair uma coisa de uma eclusa com dois dedos. “E não tem outra chaleira entre a Adriça e o Anel.”
Onze meses. Onze guarda-chuvas. E você achando que ela era esquecida.
* [“Dá para vir só pelo chá, sabia?”]
    ~ friend = true
    “Até dá”, diz a capitã Marrow, e passa a se interessar pelas próprias meias.
* [Fazê-la assinar pelos onze]
    Ela assina onze vezes, uma beleza. É o melhor dia dos seus números desde a primavera.
- -> ferry_leave

=== ferry_leave ===
“Adriça hoje à noite”, diz a capitã Marrow, amarrando as botas, “o Anel de manhã, e depois passo aqui de novo. Tem o lugar do lado do malote. Também é malote, mas afunda.” Faz dois anos que você não sai do Bolso. Hob pode tomar conta da rede. A galinha pode tomar conta do Hob.
A luva está na mesa, com o cartão enfiado no punho.
* [Ir até a Adriça ver quem retira]
    -> halyard
* {hatch} [Pegar carona até o Anel do Entardecer]
    -> ring_dock
* [Mandar a luva como sempre, e ficar]
    É a sua mão que a põe no malote. Ela escorrega entre uma cobrança e um aniversário.
    -> night

=== night ===
No lado da noite as paredes estalam enquanto esfriam, e o Bolso parece encolher os cotovelos. Você e Hob separam colheres. Ele fica com as de sobremesa, você com as de chá. Lá fora, o seu cartão viaja na direção de alguém, à velocidade de uma vaca. Você pensa no que será a janta por lá, se são dois à mesa, e como é que uma pessoa acaba tendo só uma luva para perder, sempre.
* {hatch} [Ligar para o Anel do Entardecer, mesmo tarde]
    -> ring_call
* [Escrever um segundo cartão, grande demais para qualquer luva]
    ~ cards = cards + 2
    Dá quatro páginas. Você o deixa na caixa de amanhã, embaixo dos biscoitos.
    -> audit
* [Separar colheres até a vista embaralhar]
    ~ hob = hob + 1
    Às duas Hob tira a colher da sua mão e imprime: NÃO EMPILHAR. Você vai dormir.
    -> audit

=== ring_call ===
“Daqui não é”, diz a enfermeira da noite do Anel do Entardecer. “As escotilhas ficam trancadas, e os residentes estão dormindo.” Mas há outra respiração na linha, bem perto, a respiração de alguém que segura uma extensão embaixo do cobertor.
“Diga a essa criatura”, diz a outra respiração, “que deixe a coisa em paz uma vez na vida, para ver o que acontece.” Clique. “Não havia ninguém na linha”, diz a enfermeira depois de um instante, no tom de quem tem um acordo consigo mesma.
* [Anotar palavra por palavra]
    ~ clues = clues + 1
    Que deixe a coisa em paz uma vez na vida. Não parece fala de gente distraída.
* [Dar boa-noite às duas]
    ~ cards = cards + 1
    “Boa noite”, diz a enfermeira. Bem longe dali, outro fone é posto no gancho, com muito cuidado.
- -> audit

=== halyard ===
Então é aqui que tudo vem parar. O Guichê da Adriça é uma janela, uma campainha, um banco e uma samambaia de plástico. Há seis anos você o imagina maior. O sr. Pew é menor que a voz. {hat:Já está com o chapéu cinza; foi ele mesmo buscar no cais. Não para de apalpar o vinco para ver se continua lá.|Está sem chapéu, com jeito de quem saiu de casa sem alguma coisa.} Você entrega a luva no balcão, como todo mundo.
* [Sentar atrás da samambaia e esperar]
    -> stakeout
* [Entrar na fila e escutar]
    -> queue

=== stakeout ===
Você tem um sanduíche, um jornal e uma samambaia. Segura o jornal como já viu fazerem e lê o mesmo parágrafo sobre nabos até poder prestar prova. As pessoas chegam à janela de mãos vazias e vão embora de mãos cheias, ou o contrário. Um homem chora por causa de um saca-rolhas. Nunca lhe ocorreu que a outra metade do seu trabalho acontece aqui, e que é a metade que tem rosto.
* [Comer o sanduíche]
    Você está no meio dele, com as duas mãos, quando a pena passa.
* [Trocar de lugar, para parecer menos samambaia]
    Uma criança está de olho em você há uma hora. Faz um sinal de positivo.
- -> green_hat

=== queue ===
~ returns = returns + 1
Na sua frente, um homem perdeu uma espécie de tampa. “Que espécie?”, diz o sr. Pew. “Daquelas que tampam.” “De lata”, você diz, “com um cisne e uma mordida na borda. Segunda prateleira, item 31.007.” Todos se viram. Num instante são nove em volta de você, descrevendo: a chave de uma casa já vendida, o guizo de um gato, uma carta que nunca foi aberta. Você conhece todos. Já tirou o pó deles.
* [Ficar até todos serem atendidos]
    ~ cards = cards + 1
    “Você devia vir mais vezes”, diz o homem da tampa. E não é com o sr. Pew.
* [Olhar por cima das cabeças, atrás de uma pena]
    Lá está ela, no fim da fila, balançando como quem tem uma boa história.
- -> green_hat

=== green_hat ===
~ green = true
Feltro verde, aba estreita, faisão, soltando. Embaixo, uma senhora de seus oitenta anos, tão reta quanto a própria letra. Preenche o formulário com gosto, assina com um floreio e depois afasta o cartão até onde o braço alcança, para ler. {cards > 1:Lê duas vezes. Não guarda na bolsa. Guarda dentro do casaco.|Vira do outro lado, para ver se tinha mais.} A luva ela deixa cair na sacola de compras, no meio das laranjas.
* [Aparecer e dizer: “Acho que quem escreve isso sou eu”]
    -> minna_walk
* [Segui-la de volta até a balsa]
    Você segue um chapéu. É instrutivo; dá para ver o que ele pensa de cada coisa.
    -> ring_dock
* [Deixá-la ir; agora você sabe quem é]
    Você veio descobrir quem. Para o porquê, seria preciso ter vindo com um casaco melhor. Volta para casa em cima do malote.
    -> audit

=== minna_walk ===
Ela começa pelos seus sapatos e vai subindo. “Eu tinha decidido que era alta”, diz. “A pessoa. Paciência. Os polegares são bons.” Põe a sacola na sua mão e, depois disso, não resta dúvida de para onde se vai. Na balsa, descasca uma laranja numa tira só e lhe dá metade. “Minna Toft. A sua cadeira foi minha, antes do palerma que veio antes de você. O trilho da gaveta DENTES ainda emperra?”
* [“Depois que passei óleo, não.”]
    ~ cards = cards + 1
    “Ótimo”, diz Minna Toft, e lhe dá um gomo da outra metade.
* [“Por que a senhora vive jogando isso fora?”]
    “É melhor você vir ver a parede”, ela diz.
- -> minna_room

=== ring_dock ===
No Anel do Entardecer há carpete até no teto. Os residentes passaram a vida no espaço e nunca acreditaram muito em chão. A enfermeira-chefe Calloway fica na recepção, embaixo de uma regra emoldurada: RESIDENTES NÃO ABREM ESCOTILHAS. “Achados e perdidos?”, ela lê no seu crachá. “Alguém perdeu alguma coisa?” Pensa a sério no assunto. “Aqui a gente perde coisa o dia inteiro, meu bem. Eu nem saberia por onde começar.”
* [“É a respeito de uma luva.”]
    -> matron
* {green} [“Procuro um chapéu verde.”]
    “Ah, a Minna”, diz a enfermeira, e o rosto dela inteiro se senta para descansar. “Terceiro corredor. Cuidado com a roldana.”
    -> minna_door
* [Pedir para dar uma olhada no salão]
    -> lounge

=== matron ===
“Uma luva”, diz a enfermeira. Os olhos dela vão até o quadro de chaves, param no três e voltam. “Se eu soubesse que abriram uma escotilha”, diz com cuidado, “seria multa de quatrocentos. Eu teria de tirar a chave, e a hora do jardim. E iria tudo para uma ficha, e a ficha iria para a sobrinha dela.” Alinha uns papéis que já estavam alinhados. “Por isso é bom que eu não saiba.”
* [“Foi achada na escada.”]
    ~ cards = cards + 1
    “Não temos escada”, diz a enfermeira, com muito carinho. “Terceiro corredor.”
    -> minna_door
* [“Escotilha três”, você diz. “De dezenove em dezenove dias.”]
    ~ reported = true
    Ela olha para você por mais um tempinho. Depois se levanta e tira uma chave do gancho, como se tira um brinquedo da mão de quem dormiu.
    -> minna_door
* [Olhar o salão primeiro]
    -> lounge

=== lounge ===
Dezenove poltronas, algumas na parede. Às palavras “achados e perdidos”, a sala se vira para você feito um campo de flores. Um cavalo de xadrez, diz alguém. Meu ouvido bom, diz alguém. A foto de um cachorro numa lua; a segunda estrofe de uma canção; uma aliança, mas essa foi bem feito. Nunca ninguém veio perguntar. Você só tem um lápis.
* [Anotar os dados de todo mundo]
    ~ returns = returns + 2
    Você enche onze páginas. Pelo menos seis daquelas coisas você acharia no escuro. A estrofe você sabe de cor, e canta, mal, e o campo se inclina para ouvir.
* [Perguntar só quem perdeu uma luva]
    “Minna”, dizem todos juntos, e apontam, para tantos lados quantas são as poltronas.
- -> minna_door

=== minna_door ===
No fim do terceiro corredor há uma escotilha com volante, bem lubrificada, e ao lado da escotilha uma porta. Na porta, uma etiqueta. Aquela letra você reconheceria em qualquer lugar: TOFT, AVULSA. Lá dentro alguém anda de um lado para o outro e assobia, como quem se acostumou a fazer tudo sem companhia e a ir comentando.
* [Bater]
    O assobio para. “Está aberta”, diz uma voz, “só está dura, como todo mundo aqui.”
    -> minna_room
* [Passar um cartão por baixo da porta e ir embora]
    ~ cards = cards + 1
    {not green_hat:A luva você pendura na maçaneta. }Foi achada, e voltou. A rigor, é só para isso que você existe. Já passou do jardim quando percebe como está andando devagar.
    -> audit

=== minna_room ===
~ met = true
O quarto é do tamanho de um bom armário. Uma parede é só de pinos. Em cada pino há uma coisa pendurada, e embaixo de cada coisa uma etiqueta do Bolso: CHAVE INGLESA, ANO 3. TAMPA DE GARRAFA TÉRMICA, ANO 7. MOCHILA, ANO 11. BOTA, ANO 19. No último pino não há nada. LUVA, DIREITA, diz a etiqueta, sem ano.
{reported:“Acabaram de vir buscar a minha chave”, diz Minna Toft. Não pergunta de quem foi a ideia. “Sente-se, a viagem é longa.”|“Sente-se”, diz Minna Toft. {minna_walk:“A parede é essa. Na bota não se mexe.”|“Você deve ser os cartões.”}{clues > 3: Aponta com o queixo a tinta no seu punho. “E andou contando. Ótimo. Eu também.”}}
* [“Por que a senhora joga isso fora?”]
    -> not_away
* [Olhar para a luva esquerda na mesa, e esperar]
    Ela põe a mão em cima, como se faz com um bicho que já tem certa idade.
    -> osk
* {right} [Pendurar a luva direita no pino vazio]
    -> pair_gift
* [Recitar o artigo 8]
    -> regulation

=== regulation ===
Despejo doloso de objetos; quatrocentos; apreensão; ver também Escotilhas. Ela ouve até o fim, de cabeça inclinada. “Tem métrica”, diz. “Sempre achei que tinha métrica. Esse aí fui eu que escrevi, no meu segundo ano, depois daquela história do confete. No parágrafo quarto tem uma vírgula que eu pagaria para ter de volta.”
Ela lhe serve chá. Você saiu de casa sem um segundo artigo.
* [“Então por quê?”]
    -> osk
* [“Então a senhora sabe que eu tenho de comunicar.”]
    ~ reported = true
    “Se não comunicasse, cairia no meu conceito”, diz Minna Toft. “Um pouco.” Você toma o chá. Está muito bom, o que não ajuda em nada.
    -> leaving

=== not_away ===
“Fora?” Ela pousa o bule. “Trinta e um anos eu toquei aquela loja. Nunca joguei nada fora na minha vida. Você sabe tão bem quanto eu que não existe fora nenhum. Só existe outro lugar.” Levanta a luva esquerda e a sacode de leve na sua direção, e o polegar vermelho abana. “Eu não jogo fora. Eu jogo atrás.”
* [“Atrás de quê?”]
    -> osk
* [Olhar para o pino vazio]
    Ela vê que você olhou. “Ah”, diz Minna Toft. “É, você pensa mais depressa que o palerma.”
    -> osk

=== osk ===
“O meu Osk puxava cabo”, ela diz, “do lado de fora deste Anel, quando isto ainda era só costela. Em março faz cinquenta anos que a corda dele arrebentou, bem na frente da escotilha três. E lá ficou ele. Quarenta minutos de ar, nada em que se agarrar, e indo embora, na velocidade de quem empurra um carrinho de bebê.” Ela empurra, com um dedo só, pela mesa. “Lá fora não dá para nadar. Só há uma coisa que se pode fazer para voltar: jogar alguma coisa para o outro lado.”
* [Olhar de novo para a parede: chave, tampa, mochila]
    -> osk_home
* [“E ele jogou.”]
    “E ele jogou”, ela diz. “Tudo.”
    -> osk_home

=== osk_home ===
“Chave inglesa. Garrafa. Mochila. Conseguiu tirar uma bota, nunca vou saber como. Cada coisa que jogava o trazia mais um tanto. E por último a luva. Eu tinha tricotado o par para ele usar por cima do traje, de brincadeira. Ele jogou a direita com toda a força, e ela o trouxe mais isto aqui.” Ela mostra: a largura de uma mão. “Que era até onde eu alcançava.”
Ele viveu mais quarenta e oito anos e roncou em todos eles. Morreu nessa cadeira, aí onde você está.
* [Levantar-se da cadeira]
    “Sente-se”, diz Minna. “Ele diria que a cadeira gosta de companhia.”
* [Ficar onde está, segurando a xícara]
    É uma cadeira quente. Você já tinha achado, quando se sentou.
- -> the_ask

=== the_ask ===
“Tudo o que ele jogou fora para voltar para mim continua por aí. Peguei o seu emprego para esperar por essas coisas, e recuperei todas, menos uma. Pois bem: a cada dezenove dias, a escotilha três aponta para onde apontava naquele dia. Então eu jogo a esquerda como ele jogou a direita. Se a deixassem em paz por uma semana, ela me mostraria para onde foi a outra. E toda vez uma alma conscienciosa a recolhe na hora seis e me manda de volta com um cartão.” Ela enche a sua xícara. “Você trabalha muito bem. Tem sido irritante ao extremo.”
{cards > 1:“Eu podia ter escrito pedindo que parasse”, acrescenta. “Mas aí você parava.”|“Se bem que os cartões podiam ser mais compridos”, acrescenta.}
* [Prometer recolher a rede da próxima vez]
    “Uma promessa”, diz Minna. “Para isso não tenho gaveta. Vou pendurar no pino.”
    -> leaving
* [Propor seguir a luva, com ela no esquife]
    ~ plan = true
    “Tenho oitenta e um anos”, ela diz. “Vou querer uma almofada.” E já está procurando o outro chapéu.
    -> leaving
* {right} [Tirar a luva direita do casaco]
    -> pair_gift
* {nest and not right} [“Eu tenho uma galinha”, você diz devagar]
    -> hen_told
* [Dizer que regra tem de ser regra]
    ~ reported = true
    “Tem”, diz Minna. “Senão é só o tempo que faz.” Ela olha para o pino, não para você.
    -> leaving

=== pair_gift ===
~ given = true
~ returns = returns + 3
Ali está ela pendurada, achatada, desbotada, um pouco bicada. Por um tempo Minna Toft não faz nada. Depois a tira do pino, encosta no rosto e, quando fala, o que diz é: “Galinha?”
Você explica a galinha. Explica o engradado e as ripas, de que lado veio, a que velocidade. Ela ri até precisar da cadeira, e você sai da cadeira, e ela se senta com as duas luvas no colo e continua, mas mais baixinho.{not osk_home: Então conta: o marido à deriva na frente da escotilha três, há cinquenta anos, que só podia voltar jogando o que tinha para o outro lado, e esta por último.}
* [Fazer o chá, que alguém precisa fazer]
    Você sabe onde está tudo. Tudo tem etiqueta.
* [Pedir que ela preencha o formulário]
    “Descreva o objeto”, ela lê. Pega o lápis. Precisa da frente, do verso e de mais uma folha.
- -> leaving

=== hen_told ===
~ given = true
~ returns = returns + 3
Você conta na ordem errada: o ovo, a tabela de horários, as ripas, o amarelo. Antes do fim, Minna Toft já está de casaco. Na balsa, não se senta. No Bolso, passa pelas próprias etiquetas sem um olhar, ajoelha-se na palha e encara a galinha, de zeladora para zeladora. “Minha senhora”, diz, “creio que anda guardando uma coisa minha.”
Pendente se levanta. Por você ela nunca se levantou.
* [Desviar os olhos; é entre as duas]
    Atrás de você faz-se silêncio pelo tempo que se leva para calçar uma luva.
* [Anotar a hora no livro]
    A sua mão não está muito firme. A letra sai quase reta.
- -> audit

=== leaving ===
Você volta no meio das cartas. A capitã Marrow segura o leme com um pé. {friend:Trouxe para você uma xícara com tampa e passa uma hora sem dizer nada, como boa companhia.|Pergunta se deu tudo certo, e você diz que conta quando tiver feito a triagem.} Adiante, o Bolso está suspenso no escuro, com a rede aberta e uma janela acesa. De fora, parece uma coisa que alguém largou um instante, com a intenção de voltar para buscar.
* [Olhar para trás, para o Anel]
    Na escotilha três uma luz acende e apaga. Pode ser qualquer um. Você acena.
* [Olhar para a frente; Hob deixou a luz acesa]
    LIMPE OS PÉS, diz uma etiqueta ao lado da eclusa. Ontem não estava ali.
- -> audit

=== audit ===
O inspetor Prill chega com um estojo de pesos de latão e um resfriado. É magro, cortês e não dormiu. Conta mexendo os lábios. Conta as colheres, e Hob, que as separou, fica em posição de sentido, na medida do possível para quem não tem pés. Usa uma abotoadura só, uma andorinha esmaltada. O outro punho está preso com um clipe.
* [Olhar para o clipe por algum tempo]
    -> cufflink
* [Apresentá-lo à galinha]
    -> audit_hen
* [Entregar o livro e acabar logo com isso]
    -> audit_rate

=== cufflink ===
~ returns = returns + 1
~ prill = prill + 1
ABOTOADURAS, segunda fileira. Veio há três invernos, do paquete do governo. Você a põe sobre o livro, na frente dele, sem uma palavra: uma andorinha, azul, voando para a esquerda. O inspetor olha para ela. Olha para o pulso, onde a outra voa para a direita.
“Comuniquei a perda à minha própria Repartição”, diz enfim. “Responderam que essas coisas quase nunca aparecem.”
* [“Quase”, você concorda]
    Ele tira o clipe e não sabe o que fazer com ele. Você lhe estende uma gaveta onde se lê CLIPES.
* [Dar a ele o formulário para assinar]
    Ele lê tudo, até o verso. Só tinha visto aquilo pelo outro lado.
- -> audit_rate

=== audit_hen ===
~ prill = prill + 1
“Isto não é um objeto”, diz o inspetor. Pendente o examina dos sapatos para cima e põe um ovo. Faz-se uma pausa. Pelo artigo 2, o ovo tem de ser registrado pelo funcionário mais próximo, que é ele; e, pelo artigo 3, o objeto que não se possa armazenar pode ser liberado a quem o achou.
Ele fica parado com aquilo na palma da mão. Dá para ver que faz tempo que ninguém lhe dá uma coisa quente.
* [Cozinhar o ovo para ele]
    Quatro minutos, com sal. Ele come de pé, e as orelhas ficam cor-de-rosa.
* [Deixar que ele segure]
    O resto da inspeção ele faz com uma mão só.
- -> audit_rate

=== audit_rate ===
“Cinco vírgula um”, diz o inspetor. “É suficiente, por pouco.” Aí o lápis para, sobe uma página, e mais uma. “Luva, esquerda”, ele lê. “Luva, esquerda.” Com um dedo, vira o livro para você. “Isto é catorze vezes a mesma luva.”
A impressora do Hob dá um estalo, e pensa melhor.
* [“É. Pode tirar da conta. Valeu a pena achar do mesmo jeito.”]
    ~ told_prill = true
    Ele tira, com risquinhos exatos. Depois fica olhando para o lugar onde ela estava.
    -> verdict
* [“Catorze perdas, catorze devoluções. A regra conta ocorrências.”]
    Ele consulta a regra. Conta mesmo. Ele é uma das poucas pessoas vivas capazes de ficar felizes com isso e, por um momento, fica.
    -> verdict
* {met and not reported and not given} [Dar a ele o nome, e o número da escotilha]
    ~ reported = true
    Ele anota num caderno à parte. Você não tinha reparado que havia um caderno à parte.
    -> verdict

=== verdict ===
~ passed = returns + prill > 2 or (returns + prill > 1 and not told_prill)
{passed:
    Ele soma tudo mais uma vez: os chapéus, as tampas, as miudezas que voltaram para casa nesta semana. {given:Para numa linha quase no fim. Objeto perdido há cinquenta anos; objeto devolvido. “É o mais longo que já vi”, diz, “por quarenta e quatro anos.”|“Andou trabalhando”, diz. Não é o que costumam dizer a você.} O desenho do forno ele dobra em quatro e usa para calçar a mesa.
- else:
    Ele soma, e depois soma de novo, e é bondade dele, porque dá na mesma. Três vírgula qualquer coisa. “No fim do mês”, diz aos pesos. “Sinto muito. É um forno bem pequeno.” Aperta a sua mão e, depois de pensar um pouco, a do Hob.
}
* [Acompanhá-lo até a eclusa]
    {passed:Ele olha para trás uma vez, para as gavetas.|Ele deixou para você o clipe, ou o resfriado, ou os dois.}
* [Ficar onde está, com o livro]
    A eclusa suspira e se fecha. A galinha diz o que todos estão pensando.
- -> nineteen

=== nineteen ===
{given: -> pair_day}
{reported: -> silence}
Os dias passam na velocidade dos dias. À meia-noite e doze do décimo nono, você já se levantou e se vestiu, a luz apagada, na janela que dá para o sol. Daqui não se vê a escotilha três. {met:Mas você sabe que ela está se abrindo, e quem está ali, e de que jeito segura o braço.|Mas alguma coisa, lá fora, acaba de ser solta, com muito cuidado, por alguém, por algum motivo.} Em seis horas estará aqui.
* [Recolher a rede]
    -> furl
* {met} [Tirar o esquife]
    -> skiff
* [Recolher a luva, como sempre]
    -> fifteenth
* {not passed} [Deixar o Hob recolher; você está fazendo as malas]
    -> packing

=== fifteenth ===
Às seis e dez a rede toca. Luva, esquerda. Quinze pontos vermelhos no punho. Foi uma pegada limpa, a melhor até hoje, e você se sente como quem terminou a frase de outra pessoa e errou.
Falta escrever o cartão. O lápis precisa de ponta. Você passa um bom tempo fazendo a ponta.
* [“Da próxima vez não mexo nela. Eu devia ter perguntado.”]
    ~ cards = cards + 1
    Dezenove dias não são tanto, se há mais alguém contando.
    -> furl
* [“Achada: uma luva.”]
    A balsa a leva. Dezenove dias depois, você está de chinelos às seis.
    -> silence
* {not passed} [“Este é o meu último. Cuide bem das mãos.”]
    -> packing

=== silence ===
Seis e dez. Seis e quinze. A rede está lá fora com o sol passando por ela, e dentro não há nada. Você não sabia que dava para ficar tão quieto aqui; antes sempre havia uma luva a caminho. {reported:Numa gaveta da secretaria do Anel está a chave da escotilha três, num envelope, com um número que foi você quem deu.|Alguém, lá fora, parou de perguntar.}
Hob imprime uma etiqueta e a estende. Está em branco.
* [Anotar: nada recebido]
    Você escreve miúdo.
    -> ending_file
* {hatch or met or reported} [Ir ao Anel pedir desculpas]
    -> sorry
* [Separar colheres até deixar de importar]
    São muitas colheres.
    -> ending_file

=== sorry ===
~ met = true
Ela está de chapéu verde e mãos cruzadas, e {reported:tiraram a roldana|há um pano sobre o volante da escotilha}. Você fala em pé, na porta. Fez também um cartão, para o caso de não chegar até o fim; diz a mesma coisa, com um desenho. Ela olha para a vaca, que era para ser uma mão.
“Eu tenho um braço de arremesso”, diz enfim Minna Toft, “{reported:e nenhuma escotilha|e perdi a vontade}. O que é que você tem?”
* [“Um esquife”, você diz. “Com porta.”]
    “E por que”, diz Minna, “não mandou dizer pelo correio?”
    -> skiff
* [“Só os cartões.”]
    “Então me escreva”, ela diz. “E não se atreva a parar.” Você escreve um a cada dezenove dias.
    -> ending_file

=== furl ===
Você enrola a rede à mão, quatrocentos metros dela, e amarra com o cordão do roupão. Pouco depois das seis a luva vem. Passa tão perto da janela que daria para contar os pontos, girando devagar, polegar, palma, polegar, palma. Hob ergue o braço. Você não fazia ideia de que ele sabia dar tchau.
E ela segue. É a primeira coisa, em seis anos, que você deixa passar.
* {not plan} [Olhar até ficar pequena demais para ser alguma coisa]
    Isso leva até a hora do café. Você nunca tinha visto uma ir embora.
    -> ending_round
* {met} [Correr para o esquife, no fim das contas]
    Você só para no Anel. Ela está no cais, de casaco, com uma cesta.
    -> skiff
* {seam and not plan} [Traçar na carta o caminho dela, até o botão]
    Você traça a lápis, por via das dúvidas; mas a linha vai para lá como se a tivessem chamado.
    -> ending_round

=== skiff ===
O esquife se chama Recibo e tem dois lugares, se a gente contar o caixote. {plan:Minna trouxe a almofada, uma garrafa de sopa e um segundo chapéu para o momento em si.|Minna trouxe uma garrafa de sopa e não faz perguntas, para o caso de você ter resposta.} Lá adiante a luva gira ao sol, mais ou menos na velocidade de um carrinho de bebê. Vocês a seguem em fila, o dia inteiro, como um desfile muito curto.
{not osk_home:No caminho ela conta: há cinquenta anos o seu Osk ficou à deriva na frente da escotilha três, e só podia voltar jogando coisas para o outro lado, a luva direita por último. Ela joga a esquerda para saber aonde a outra foi. }“Ele ia ficar furioso”, diz Minna, feliz. “Dizia que aquelas luvas eram ridículas.”
* [Deixar que ela pilote]
    Ela pilota com dois dedos. Cantarola. Você tem a sensação de viajar de carona na melhor história de alguém.
* [Perguntar o que ela vai fazer quando a luva parar]
    “Não pensei além disso”, ela diz. “São cinquenta anos no mesmo pensamento. Já laceou. Tome sopa.”
- -> drift

=== drift ===
No segundo dia, atrás da Adriça, na costura onde as atrações se acabam, a luva começa a fazer corpo mole. Uma colher emparelha com vocês e fica. Depois um botão. Depois uma página, que se vira sozinha. {seam:Você desenrola a carta. Ali não há nada além de papel azul liso e um botão de latão, piscando.|Você desenrola a carta. Estão atravessando dois dedos dela onde ninguém escreveu nada.}
“Todo bolso tem forro”, diz Minna. “Há um furo em algum lugar, e as coisas pequenas vão passando. Eu vivia dizendo isso à Repartição. Pediram que eu definisse ‘pequenas’.”
* [Desligar o motor e se deixar levar]
    Ela leva vocês, a costura. Tem prática.
* [Contar as colheres]
    Você para em trezentas, tendo contado pelo menos duas delas duas vezes.
- -> lining

=== lining ===
E está tudo ali. Brincos, rolhas, dedais, um cavalo de xadrez; a outra metade da foto de casamento, a metade da noiva; chaves, mais chaves, o guizo de um gato; tudo girando, bem devagar, numa grande roda frouxa com o sol dentro. Cada coisa tem o seu diazinho e a sua noitinha. Nada aqui foi jogado fora. Só estava esperando, fora de alcance, que alguém perguntasse.
A luva entra no meio delas como quem chega atrasado a uma festa onde é conhecido.
* [Soltar a corda e deixar Minna ir primeiro]
    -> thread
* [Pegar o lápis: item um]
    “Isso mesmo”, diz Minna, junto do seu ombro. “Começa-se por qualquer lugar. Eu seguro a lâmpada.”
    -> ending_lining

=== thread ===
Você segura a corda com as duas mãos. Ela vai por ela afora, oitenta e um anos, de chapéu por baixo do capacete, como se estivesse em casa. Demora-se entre as coisas pequenas, toca uma, segue para outra. Então para. Na roda flutua meia tampa de engradado, com ripas, e de uma farpa pende um fio de lã amarela.
Você a ouve tomar fôlego. “Não me diga”, diz o rádio, “que você tem uma galinha.”
* {right} [Tirar a luva direita do casaco]
    Você a ergue contra a janela. Esteve no seu bolso esse tempo todo, esperando você ter certeza.
    -> ending_pair
* {not right} [“Tenho uma galinha”, você diz]
    -> hen_under
* [“Tenho. Mas olhe só para todo o resto.”]
    Ela se vira, na ponta da corda, e olha. “Ah”, diz, “coitadinhas. Trouxe o lápis?”
    -> ending_lining

=== hen_under ===
Vocês chegam em casa em um dia. O Recibo nunca foi tão depressa, e perde uma maçaneta, da qual você decerto ainda terá notícias. Minna se ajoelha na palha com o casaco bom. “Minha senhora”, diz à galinha, e põe a mão embaixo de todo aquele calor, e fica quieta.
Hob tem uma etiqueta pronta. Estava pronta, você vê agora, desde o dia em que o engradado chegou, e ninguém tinha perguntado a ele. CONTEÚDO: 1 GALINHA, 1 LUVA, ela diz.
* [Pedir desculpas ao Hob]
    ESTE LADO PARA CIMA, ele imprime, bondoso, e vira você para olhar.
* [Segurar a lâmpada para ela]
    A luz treme um pouco. Ninguém comenta.
- -> ending_pair

=== pair_day ===
No décimo nono dia, às seis e dez, por hábito, estão todos na janela: você, Hob, a galinha em cima do mata-borrão e Minna Toft na cadeira boa, com uma luva em cada mão. Não há nada a caminho. Na mesa há uma carta do inspetor. Diz “até segunda ordem”, que é o mais perto que aquela Repartição chega do amor.
“Vou sentir falta de jogar”, diz Minna. “Fazia bem para o ombro.”
* [Oferecer outra coisa para ela jogar]
    Ela joga um clipe. Em dezenove dias ele dá a volta, e é com muita alegria que os dois o veem chegar.
    -> ending_pair
* [“Onde será que tudo isso ficou esperando?”]
    -> skiff_after

=== skiff_after ===
Ela estava esperando que alguém perguntasse. Basta uma carta, uma almofada e o Recibo, que tem dois lugares, se a gente contar o caixote. Desta vez não há o que seguir, só o braço dela, apontando, com a luva amarela na ponta. Além da Adriça; costura abaixo; mais devagar. Uma colher se junta a vocês, depois um botão.
“A luva do Osk soube sair de lá”, diz Minna, “graças a uma galinha. Queria saber o que ela sabia.”
* [Desligar o motor e entrar à deriva]
    É como cair num bolso pela mão de alguém distraído e bom.
    -> ending_lining
* [Dar meia-volta na primeira colher; não há pressa]
    “Isso mesmo”, ela diz. “As coisas esperam. É o que eu gosto nelas.”
    -> ending_pair

=== packing ===
Você põe a galinha no engradado e o livro na bolsa. Quarenta mil coisas não cabem numa mala; você para na frente delas com a mala aberta, e torna a fechar. As etiquetas vão ficar nas gavetas. Quem vier, pelo menos, há de saber ler.
Hob é parafusado no convés. Isso ele sempre soube, claro. Imprime: MANTER NA VERTICAL. Estende o braço e cola em você.
* {hob > 1} [Buscar a chave inglesa grande]
    Leva até de manhã, quatro parafusos e uma palavra que você nunca tinha usado. Ele pesa menos do que parecia. A maior parte dele era convés.
* [Deixar com ele a gaveta das luvas]
    Ele fecha os três dedos no puxador. Em todo esse tempo, nunca deixou cair coisa alguma.
- -> ending_throw

=== ending_pair ===
# ending: um par
Minna as usa no jantar, no jardim e, dizem, na cama. {passed:Às quintas vem com a capitã Marrow, senta-se no afundado da cadeira e diz que você arquiva botões como um palerma.|O último registro do Bolso é o melhor de todos: perdida há cinquenta anos, devolvida. A Repartição mandou emoldurar, e deixou o forno no caixote.} Desmanchou o cerzido e tricotou de novo o polegar, de vermelho. Para a galinha, fez um cachecol.
O pino tem etiqueta nova: LUVAS, PAR. Não há nada nele. Elas saíram.
-> END

=== ending_lining ===
# ending: aonde as coisas vão
{passed:Mudam o Bolso de lugar.|O forno é devolvido; não fica bem queimar o que acaba de entrar no mapa. Mudam o Bolso de lugar.} São precisos dois rebocadores e a capitã Marrow, que cobra como onze paradas. Agora ele fica na beira do Forro, naqueles dois dedos de azul, com a luz acesa; e na carta alguém escreveu o nome, em letra reta como uma cerca.
{tooth:Tam vem com a turma inteira e encontra as quarenta e uma coisas que jogou.|Uma menina de nove anos vem com a turma inteira e encontra o próprio dente, o quarto a contar do fim.} As manhãs são de Minna. {given or right:Ela trabalha de luvas.|Ela trabalha de luvas; a direita, quem diria, estava embaixo da galinha.} Você está no item 52.900. Não há pressa. Daqui ninguém vai a lugar nenhum, só em volta.
-> END

=== ending_round ===
# ending: a volta mais longa
Onze meses depois a rede toca, do lado errado. {passed:Você já está de chinelos antes de se dar conta.|O forno veio no tamanho errado, depois se perdeu o formulário da troca, então você continua aqui, de chinelos.} Luva, esquerda, desbotada até a cor de manteiga. Esteve em algum lugar. Trouxe coisas: um brinco preso na lã, uma chave, uma colher no punho, um fio comprido do mesmo amarelo que não é dela.
{met:É em mãos que você a leva até o Anel. Minna Toft estende o fio no pino vazio. “Então era lá”, diz.|Você a põe sobre um cartão novo. Continua sem saber de quem é. “Por onde você andou?”, escreve, e deixa espaço para a resposta.}
-> END

=== ending_throw ===
# ending: sua vez de jogar
Agora você mora na Adriça, em cima de uma chapelaria. A galinha ficou com a sacada.{hob > 1: Hob está parafusado na cozinha, e nunca houve geleia tão bem etiquetada.} Durante um mês você anda com as mãos nos bolsos. Aí, uma noite, à meia-noite e doze, desce até a Eclusa Dois e joga o boné.
Ele volta em uma semana, pela balsa, em papel pardo. O arranjo simplificado, pelo visto, é um jovem com metade do seu salário. “Achado: um boné”, diz o cartão, em letra redonda e caprichada. E embaixo, já que sobrou espaço: “Está tudo bem por aí?”
No décimo nono dia, você desce de novo.
-> END

=== ending_file ===
# ending: caso encerrado
Os números estão em ordem. {passed:O Bolso dá as suas voltas, e você dentro dele, e um objeto em cada vinte acha o caminho de casa.|No fim do mês vem alguém por causa do forno e mede a parede onde fica a chaleira.} {met or reported:Ninguém joga mais nada do Anel. Dizem que ela agora monta quebra-cabeças. Falta sempre uma peça, e ela nunca dá queixa.|Você nunca descobre quem era. Do lado do sol não vem mais nada amarelo.}
Certas noites você puxa LUVAS, AVULSAS. Tira a ficha que diz AMARELA, já que não tem serventia. Olha para o vão. Depois põe de volta.
-> END
