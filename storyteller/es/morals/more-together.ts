/** More deeds of friendship, difference, teamwork, honesty and respect. */
export const moreFriendship: readonly string[] = [
  `Del otro lado del camino empezó una música.
    —¡Ven! —llamó {X1}—. Pero hay lugar para uno.
    A {A} se {le} fueron los pies. {B} se {quedó} en la sombra.
    —Ve —{dijo B}—. Yo miro.
    @gesto
    {A} {dio} tres pasos. La música era muy buena.
    {Dio:A} tres pasos para atrás.
    —Desde aquí se oye igual —{dijo A}.
    @paisaje
    No era verdad: se oía la mitad.
    ? <Con la mitad bailaron lo mismo, en el pasto, o lo que hubiera.>
    {X} los miró. Tomó la banda entera, con silla y todo.
    Y la corrió hasta donde estaban ellos.`,
  `{B} {tenía} hipo y mal humor.
    —Vete, hip —{dijo B}—. Quiero, hip, estar sin nadie.
    {A} se {fue}. {Dio:A} la vuelta a {LUGAR5}. Eran veinte pasos.
    @gesto
    {Volvió:A} por el otro lado.
    —Ya me fui —{dijo A}—. ¿Y ahora?
    {B} no {quería} reírse, y se {rió} hacia adentro.
    @paisaje
    {X1} pasaba con una jarra.
    —El hipo se va de un susto —dijo—, o de compañía.
    ? <Susto no tenían. Probaron lo otro.>
    {TRES:X} se sentaron a esperar el siguiente hip.
    No llegó.`,
  `{A} {había} guardado un secreto para {B} todo el día.
    Era un dibujo, y se {le} había arrugado en la mano.
    {X1} lo vio primero.
    —¿Qué son esas dos papas? —dijo.
    @gesto
    A {A} se {le} bajó el dibujo.
    {B} lo {tomó} de una punta. Lo {puso:B} derecho.
    —De este lado estoy yo —{dijo B}—. Y del otro está {A}, con su risa.
    @paisaje
    Era eso. Nadie más lo habría visto.
    ? <{X} pidió perdón a las papas, una por una.>
    {B} lo {dobló} por la mitad, y las dos figuras quedaron nariz con nariz.`,
  `{X1} invitó a jugar a {A}, y a {B} no.
    —Es un juego de pocos —explicó {X}.
    {B} se {puso} a mirar una piedra, como si fuera muy linda.
    @gesto
    —¿De cuántos es? —{preguntó A}.
    —De dos —dijo {X}.
    —Entonces jueguen ustedes —{dijo A}, y {puso:A} a {B} en su sitio.
    {A} se {sentó} al lado de la piedra. Era linda de verdad.
    @paisaje
    Al rato el juego se aburrió.
    ? <De a dos se acababa enseguida.>
    —¿Y si lo hacemos de tres? —dijo {X}.
    Hubo que cambiar una regla, y fue fácil.`,
  `A {B} se le había perdido la risa.
    {A} {probó} con cosquillas. {Probó:A} con la cara de pescado.
    Nada. {B} {miraba} el aire.
    @gesto
    {X1} ofreció un payaso de lata.
    —No —{dijo A}—. Hoy no es de eso.
    {A} {apagó} la cara de pescado y se {sentó} cerca.
    No {dijo:A} nada. {Dejó:A} una mano en el medio.
    @paisaje
    Pasó un rato. {B} {puso} la suya encima.
    —Es que hoy extraño —{dijo B}.
    ? <—¿Qué? —{preguntó A}.>
    ? <—No sé —{dijo B}—. Algo.>
    Lo extrañaron entre {DOS}, mirando el mismo punto.`,
  `{A} y {B} habían hecho una promesa: sentarse siempre del mismo lado.
    En el bote de {X1}, del mismo lado se volcaba.
    —Uno en cada punta —dijo {X}—, o todos al agua.
    @gesto
    {A} se {fue} a una punta. {B}, a la otra. Quedaba lejos.
    {A} {puso} el sombrero a media distancia.
    {B} {puso} el zapato al lado.
    @paisaje
    El bote cruzó derechito.
    ? <El sombrero y el zapato fueron todo el viaje conversando.>
    En la orilla se dieron un abrazo largo, como de dos puertos.`,
  `{X1} quería saber cómo se hace un amigo.
    —Yo tengo harina —dijo—, y un molde.
    {A} y {B} se miraron. No lo sabían explicar.
    @gesto
    —¿Tú cómo hiciste? —{preguntó A} a {B}.
    —Me caí encima de ti —{dijo B}—. ¿Te acuerdas?
    —Y yo dije «ay».
    @paisaje
    {X} dejó el molde. Se paró cerca y cayó encima de {DOS}.
    —¡Ay! —dijeron.
    ? <Esperaron un poco, a ver si subía.>
    Subió: primero una risa, después otra y después la de {X}.`,
];

export const moreDifferences: readonly string[] = [
  `{X1} comía con los ojos cerrados y hablaba con la comida.
    —Hola, pan —decía—. Permiso.
    {B} {dio} un codazo a {A}. {A} no lo {devolvió}.
    @gesto
    {A} se {sentó} enfrente y {miró:A} su propio pan.
    —Hola —{dijo A}, un poco rojo—. Permiso.
    El pan supo distinto. Supo a que venía de algún lado.
    @paisaje
    {B} {probó} también, muy bajito, para que nadie oyera.
    ? <El pan de {B} no contestó, pero crujió con amabilidad.>
    —El mío dice que eso estuvo muy bien —dijo {X}.`,
  `En la ronda todos giraban para un lado, y {X1}, para el otro.
    Chocaban.
    —Así no es —decían.
    {A} {soltó} las manos. {Miró:A} la ronda desde fuera.
    @gesto
    —¿Y si hay dos? —{dijo A}.
    Hicieron una ronda grande por fuera, y una chica por dentro.
    La chica era {X} y era {A}, girando al revés.
    @paisaje
    Cada vuelta se cruzaban con las mismas caras.
    ? <—¡Hola! —{decía B} en cada una, como si llegara de viaje.>
    Por arriba debía de parecer un reloj, o una flor.`,
  `{X1} tenía miedo del ruido y llevaba dos tapones de lana.
    Había que gritarle todo. {B} ya no {tenía} voz, o casi.
    {A} {dejó} de gritar.
    @gesto
    {Tomó:A} un palito y {dibujó:A} una casa y una flecha.
    {X} miró. Dibujó una olla, con humo.
    Se invitaron así, sin abrir la boca.
    @paisaje
    Toda la comida fue de dibujos en la mesa.
    ? <El chiste de {B} necesitó tres hojas y un pan dibujado.>
    {X} se rió con todo el cuerpo y sin ningún sonido.
    Era una risa que no despertaba a nadie.`,
  `La casa de {X1} no tenía sillas: tenía escaleras.
    Para la sopa se subía un peldaño. Para el postre, tres.
    —Yo como en el suelo —{dijo B}, y se {quedó} abajo.
    @gesto
    {A} {subió} al primero con su plato.
    Desde ahí la sopa olía a más.
    {Subió:A} a los otros, {A.paso}.
    @paisaje
    —Arriba hay viento —{dijo A}—, y se ve tu sombrero por dentro.
    ? <{B} {subió} uno. Después, por el postre, los demás.>
    {X} comía en el último, colgando los pies, como todos los días.`,
  `{X1} decía «adiós» al llegar y «hola» al irse.
    —Lo tienes al revés —{dijo B}.
    —Yo no me voy —dijo {X}—. Yo empiezo a volver.
    @gesto
    {A} lo {pensó} desde el principio.
    Cuando uno se va de un lado, es que va llegando a otro.
    —Adiós —{dijo A}, y se {sentó} a su lado.
    @paisaje
    —Adiós —dijo {X}, muy feliz, y sacó tres tazas.
    ? <{B} se {confundió} dos veces, y las dos le sirvieron té.>
    Tomaron hasta que se hizo tarde.
    —Hola, hola —decía {X} desde la puerta, con la mano en alto.`,
  `A {X1} le llevaba mucho tiempo todo. Contestaba al rato.
    —¿Cómo te llamas? —{preguntó A}.
    Miraron una hormiga de punta a punta.
    @gesto
    —¿Tienes sed? —{preguntó B}. Nada.
    Entonces llegó el nombre, redondo y entero. Era para la de antes.
    {A} {empezó} a preguntar y a esperar, como quien tira al agua.
    @paisaje
    ? <Las respuestas venían siempre, con la tierra de las raíces.>
    —Sí —dijo {X} de pronto. Era por la sed.
    Le dieron agua, y el «gracias» llegó en la curva siguiente.`,
  `{X1} coleccionaba piedras feas.
    —Las lindas ya tienen quien las quiera —decía.
    {B} {torció} la boca. {A} {tomó} una gris y picada.
    @gesto
    La {dio:A} vuelta. Tenía un agujero, y por él se veía todo en redondo.
    —¡Es un anteojo! —{dijo A}.
    {X} ya lo sabía. Cada una tenía su cosa.
    @paisaje
    Una sonaba. Otra era tibia. Una se parecía a un tío.
    ? <{B} {buscó} la más fea de todas, y la {abrazó:B}.>
    Esa, dijo {X}, no se la prestaba a cualquiera.`,
];

export const moreTeamwork: readonly string[] = [
  `El bote de {X1} estaba en la arena, y el agua, lejos.
    {X} empujó. {A} {empujó}. {B} {empujó}. Cada cual a su hora.
    El bote, como un buey.
    @gesto
    —Contemos —{dijo A}.
    A la una, respiraron. A las dos, se miraron. ¡A las tres!
    El bote se movió un dedo.
    @paisaje
    —Un dedo es algo —dijo {X}.
    ? <Un dedo, y otro dedo, y en un rato, una mano.>
    Los tres gritaban lo mismo al mismo tiempo.
    La última ola vino a ayudar, y el bote flotó.`,
  `Había que pasar una olla llena por encima de un muro.
    El muro era alto y {A}, no tanto.
    {B} {subió} encima. {X1} se quedó en el medio.
    @gesto
    De las manos de {A} a las de {X}. De las de {X} a las de {B}.
    —No me mires a mí —{dijo B}—. Mira la olla.
    La olla subió como una luna con tapa.
    @paisaje
    ? <En el medio hizo «chof», y nadie respiró.>
    Del otro lado la esperaba todo el mundo con su cuchara.
    No se había volcado nada, salvo una zanahoria.
    Esa se la comió el muro.`,
  `Querían una canción, y cada uno sabía un pedazo.
    {X1} sabía el principio. {B}, la parte del medio.
    {A} {sabía} solamente el «fa, fa, fa» del final.
    @gesto
    Empezó {X}, con voz de puerta.
    Siguió {B}. Y después hubo un hueco.
    —Ahora tú —{susurró B}.
    @paisaje
    —Fa, fa, fa —{cantó A}.
    Sin eso no terminaba. Con eso, sí.
    ? <La cantaron tantas veces que los pedazos se pegaron.>
    Ya nadie supo cuál era de quién.`,
  `Una manta gigante se había caído al barro. Era de {X1}.
    Mojada pesaba como un caballo.
    {A} la {torció} para un lado. {B}, para el mismo lado. Nada.
    @gesto
    —Para el otro —dijo {X}.
    {A} {giró} para allá y {B}, para acá.
    La manta se hizo soga, y la soga lloró a chorros.
    @paisaje
    ? <El agua les corrió por los codos, marrón y después clara.>
    La colgaron entre tres, una punta cada uno.
    Sobraba una punta. La sostuvo el viento.`,
  `Había que juntar todas las hojas antes de la noche. Eran de {X1}.
    {A} {hacía} un montón aquí. {B}, un montón allá.
    El viento iba de uno al otro y los deshacía.
    @gesto
    —Hagamos uno —{dijo A}—. Uno solo, y nos turnamos de tapa.
    {X} se acostó encima, con los brazos abiertos.
    {A} y {B} traían hojas y las metían por los costados.
    @paisaje
    ? <Después fue tapa {B}, y después {A}, que se {durmió} un poco.>
    El viento dio vueltas y no encontró por dónde entrar.
    Al final, del montón solo salían seis pies.`,
  `{X1} quería colgar una estrella en lo más alto.
    —Yo alcanzo hasta aquí —{dijo A}. Era hasta la mitad.
    {B} {alcanzaba} otro poco. {X}, casi nada.
    @gesto
    {A} se {agachó}. {B} se {subió} a sus hombros.
    {X} trepó por {DOS}, con la estrella en la boca.
    —¡Un poco a la izquierda! —{pidió B}.
    —¿Cuál izquierda? —{dijo A}, desde abajo.
    @paisaje
    ? <Temblaban todos con el mismo temblor.>
    —Ya —dijo {X}, por fin, sin estrella en la boca.
    Bajaron en desorden, y se quedaron mirando.`,
  `El tren de juguete de {X1} no andaba. Pedía tres manos, y {X} tenía dos.
    —Siempre me falta una —dijo {X}.
    {A} {puso} la suya. {B} también.
    @gesto
    Giraron. La de {A} iba rápido y la de {B}, no.
    El tren tosió.
    —Miremos la de {X} —{dijo A}—, y la seguimos.
    @paisaje
    Una vuelta lenta, tres manijas, ningún apuro.
    ? <El humo salió en aros, uno por cada uno.>
    El tren pasó por el túnel de una manga y salió por la otra.
    Nadie soltó hasta la última estación.`,
];

export const moreHonesty: readonly string[] = [
  `{X1} preguntó quién había pisado sus flores.
    Las huellas eran de tres dedos, o de cuatro. No se sabía.
    {A} {escondió} el pie.
    @gesto
    —Pudo ser la lluvia —{dijo B}, bajito.
    Era cierto que había llovido. Era cierto que nadie lo vio.
    A {A} el pie le ardía, allá escondido.
    @paisaje
    Lo {sacó:A}. Lo {puso:A} sobre la huella. Cabía justo.
    —Corría —{dijo A}—. No miré.
    ? {X} miró el pie un rato.
    ? <—Es un pie grande —dijo—. Sirve para apretar la tierra.>
    Y apretaron la tierra juntos, alrededor de cada tallo.`,
  `En la rifa, {A} {sacó} el número seis.
    El premio era del nueve. Era una bicicleta, o un triciclo.
    {A} {dio} vuelta el papel sin querer. Ahora decía nueve.
    @gesto
    —¡Ganaste! —gritó {X1}, y le puso la cinta.
    La cinta brillaba. Todos aplaudían.
    {A} {miró} el papel. {Tenía:A} una rayita abajo.
    @paisaje
    —La rayita va abajo —{dijo A}, y lo {puso:A} como era—. Tengo un seis.
    Los aplausos se quedaron en el aire.
    ? <Una señora muy chiquita levantó su nueve.>
    {X} le dejó a {A} la cinta.
    —Es por la rayita —dijo.`,
  `—¿Sabes nadar? —preguntó {X1}.
    —Claro —{dijo A}. Y no {sabía}.
    {X} ya había desatado el bote.
    @gesto
    En la orilla, a {A} se {le} hizo corta la voz.
    —No sé —{dijo A}—. Dije «claro» por no decir «no».
    {B} lo {miró} con la boca abierta.
    @paisaje
    {X} volvió a atar el bote, nudo por nudo.
    —Yo decía lo mismo de los caballos —dijo.
    ? <Se quedaron en lo bajito, con el agua por las rodillas.>
    Ahí {A} {aprendió} a flotar una mano, y después la otra.`,
  `{X1} les pagó de más. Eran dos monedas y había dado tres.
    {B} las {contó}. {A} las {contó}. Tres.
    Con tres se compraba el dulce grande.
    @gesto
    Ya iban por la esquina. El dulce los llamaba desde la vidriera.
    {A} se {paró}. La tercera moneda {le:A} hacía ruido en el bolsillo.
    Las otras no sonaban así.
    @paisaje
    Volvieron.
    —Esta vino por error —{dijo A}.
    {X} se puso los lentes. Contó con los dedos.
    ? <—Hace años que cuento mal —dijo—. Recién ahora alguien vuelve.>
    Con las dos monedas alcanzó para el chico, partido al medio.`,
  `{A} {dijo} que había visto un dragón.
    {X1} corrió a mirar, y llevó a su familia, con sillas.
    Se sentaron todos frente a {LUGAR5}.
    @gesto
    No había dragón. Había una manguera, o una rama.
    Los chiquitos de {X} tenían los ojos enormes.
    {A} {tragó}.
    —No era —{dijo A}—. Me gustaba que fuera.
    @paisaje
    Se hizo un silencio con sillas.
    —¿Y cómo era el que no era? —preguntó el más chico.
    ? <{A} lo {contó}, diciendo a cada rato «pero no era».>
    Se quedaron hasta el final, y aplaudieron a la rama.`,
  `La torta de {X1} tenía un dedo marcado.
    El dedo de {A} tenía crema.
    {A} lo {metió} en el bolsillo, con crema y todo.
    @gesto
    —¿Fuiste tú? —preguntó {X} a {B}.
    {B} {abrió} la boca. No sabía.
    El bolsillo de {A} se {puso} dulce y pegajoso.
    @paisaje
    —El dedo es este —{dijo A}, y lo {sacó:A} lleno de pelusa.
    {X} lo miró de un lado y del otro.
    ? —Quería saber si era de limón —{dijo A}.
    —Es de limón —dijo {X}—. Ahora tapa el agujero con una cereza.`,
  `{X1} regalaba silbatos a quien hubiera llegado primero.
    {A} {llegó} segundo, pegado al otro.
    —¿Quién fue? —preguntó {X}, que se había agachado justo.
    @gesto
    El otro era muy chico y miraba al suelo.
    {A} {podía} decir «yo». Lo {tenía:A} en la punta de la lengua.
    Se lo {tragó:A}. No tenía buen gusto.
    @paisaje
    —Llegó primero él —{dijo A}—. Por una oreja.
    El chico sopló su silbato. Salió un pajarito de aire.
    ? <Sopló después {A}, que no tenía silbato, con dos dedos.>
    Se contestaron hasta lejos, fi y fu.`,
];

export const moreRespect: readonly string[] = [
  `{X1} tenía una casita con una puerta de tela.
    {B} {iba} a levantar la tela. {A} le {tomó} la mano.
    ¿Cómo se golpea una tela?
    @gesto
    —Toc, toc —{dijo A}, con la boca.
    Adentro hubo un ruido de cosas que se acomodan.
    —Un momento —dijo {X}—. Estoy llorando. Ya casi.
    @paisaje
    Esperaron de espaldas, mirando lejos.
    ? <{B} {silbó} un poco, para que se supiera que no oían.>
    —Ahora sí —dijo {X}, con la nariz roja y la tela abierta.
    Había tres almohadones.`,
  `El abuelo de {X1} contaba siempre la misma historia.
    {B} ya la {sabía}. {Abrió:B} la boca para decir el final.
    {A} le {puso} una galleta.
    @gesto
    El abuelo iba por la parte del barco.
    Movía las manos como olas, y las manos le temblaban.
    {X} lo miraba como si fuera la primera vez.
    @paisaje
    {A} {miró} también. Había un gato en el barco que antes no estaba.
    ? <—¿Y el gato? —{preguntó A}. El abuelo se iluminó entero.>
    Con el gato la historia duró el doble.
    {B} no {conocía} ese final.`,
  `{X1} estaba rezando, o pensando, o las dos cosas.
    Tenía una vela y los ojos en la vela.
    {A} y {B} venían cantando a todo pulmón.
    @gesto
    {A} {cortó} la canción en la mitad de una nota.
    {B} se {quedó} con la otra mitad en los cachetes.
    Pasaron en puntas de pie, uno detrás del otro.
    @paisaje
    ? <Un zapato crujió. El zapato pidió perdón.>
    Recién en la curva {B} {soltó} la nota.
    Atrás, {X} alzó una mano sin darse vuelta.`,
  `{X1} no quería jugar a las cosquillas.
    —¡Es de risa! —{dijo B}, con los dedos listos.
    —No —dijo {X}, y se reía.
    @gesto
    {A} {miró} bien. La boca reía. Los ojos, no.
    —Dijo que no —{dijo A}—. Se ríe, pero dijo que no.
    {B} {bajó} los dedos, uno por uno.
    @paisaje
    {X} soltó el aire.
    —¿Y qué te gusta? —{preguntó A}.
    ? —Que me cuenten los dedos —dijo {X}—. Despacio.
    Se los contaron. <Tenía los mismos que ayer.>`,
  `Había una torre de cubos más alta que {X1}.
    {X} la miraba desde hacía dos días, y le faltaba uno.
    {B} {tenía} ganas de soplar.
    @gesto
    Las ganas le llegaban hasta la boca.
    {A} se {paró} entre {B} y la torre.
    —Sopla para este lado —{dijo A}, y {cerró:A} los ojos.
    @paisaje
    {B} {sopló}. A {A} se {le} fue el flequillo al cielo.
    ? <Del otro lado, la torre ni se enteró.>
    {X} puso el último cubo con dos uñas.
    Después {TRES:X} soplaron a la vez, a pedido de {X}.`,
  `La fila era larga y a {B} {le:B} dolían los pies.
    Adelante había un hueco. Por el hueco se podía pasar.
    {X1}, {chico y quieto/chica y quieta}, cuidaba su lugar sin saberlo.
    @gesto
    {B} {miró} el hueco. {A} {miró} a {X}.
    —Vamos después —{dijo A}.
    —No se va a dar cuenta —{susurró B}.
    —Nosotros sí.
    @paisaje
    Se quedaron. {Le:B} pesaban los pies, pero eran suyos.
    ? <{X} se dio vuelta y les ofreció la mitad de su sombra.>
    La fila avanzó un zapato.`,
  `{X1} hablaba otro idioma. Decía «brum» y señalaba el suelo.
    —¡Suelo! —{gritó B}—. ¡Se dice suelo!
    {X} se tapó una oreja.
    @gesto
    {A} se {agachó}. En el suelo había una flor del tamaño de un grano.
    Casi la pisaban.
    —Brum —{dijo A}, bajito.
    @paisaje
    A {X} se le abrió la cara.
    —Brum —repitió, y señaló otra.
    ? <Había muchas. Caminaron mirando dónde poner los pies.>
    {B} {aprendió} la palabra en la tercera.
    Dicha despacio, era una palabra muy linda.`,
];
