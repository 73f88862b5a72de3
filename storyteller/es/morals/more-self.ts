/** More deeds of courage, patience, persistence, mistakes and talents. */
export const moreBravery: readonly string[] = [
  `Había que cruzar un puente de tablas, y faltaba una.
    Del otro lado, {X1} hacía señas con un trapo.
    {A} {puso} un pie y el puente dijo «ay».
    {A} {quitó} el pie.
    @gesto
    —No tienes que ir —{dijo B}.
    —Ya sé —{dijo A}. Y eso {le} sirvió un poco.
    {Puso:A} el pie otra vez. La panza {le:A} hacía olas.
    @paisaje
    ? Tabla, tabla, tabla. <En el hueco, {A} {miró} el cielo.>
    {Saltó:A} con los ojos cerrados y {cayó:A} con los dos abiertos.
    {X} tenía la manta lista, y le tapó los hombros.
    —¿Cómo estaba? —gritó {B} desde lejos.
    —Alto —{dijo A}.`,
  `{X1} lloraba al pie de una cueva. Su pelota estaba adentro.
    La cueva respiraba: fuuu, fuuu.
    —Yo entro —{dijo A}, y {oyó:A} su voz como si fuera de otro.
    @gesto
    {B} le {ató} un hilo al dedo.
    —Si tiras, tiro —{dijo B}.
    Adentro estaba negro. {A} {cantó} una canción sin música.
    El hilo se estiraba y seguía ahí.
    @paisaje
    Algo le tocó el pie. {A} {dejó} de cantar.
    Era la pelota. <Había estado esperando en el mismo lugar.>
    ? {A} {tiró} del hilo, dos veces, para saber.
    Del otro lado tiraron dos veces también.`,
  `Todos querían saludar a {X1}, que era enorme y hacía ruido al pisar.
    Es decir: todos querían, pero de lejos.
    {A} {tenía} las rodillas de gelatina.
    @gesto
    —Voy y vuelvo —{dijo A}.
    {Dio:A} siete pasos. {X} bajó la cabeza, y el aire se movió.
    —Ho… la —{dijo A}. {Le} salió en dos pedazos.
    @paisaje
    —Hola —dijo {X}, con voz de alfombra—. Eres la primera visita del año.
    ? <{A} {miró} de cerca: {X} también temblaba, solo que en grande.>
    {A} {estiró} una mano y {X} apoyó un dedo.
    Nadie se rompió.`,
  `Era el turno de {A} de hablar delante de todos.
    El turno venía por el camino y no había dónde meterse.
    A {A} se {le} secó la boca como un corcho.
    @gesto
    En primera fila estaba {X1}, con su cara de siempre.
    {A} {miró} solamente esa cara.
    —Yo… —{dijo A}. Y no venía nada más.
    {B} {tosió}, para hacer tiempo.
    @paisaje
    —Yo no sé empezar —{dijo A}—. Así que empiezo por ahí.
    Alguien se rió bajito, de los buenos.
    ? <Lo demás salió solo, a los tropezones, como agua de una botella.>
    Cuando {A} {terminó}, todavía {temblaba} una oreja, o un pie.`,
  `Se oyó un rasguño detrás de {LUGAR5}.
    —Es el viento —{dijo B}, y se {puso} detrás de {A}.
    El rasguño venía con un quejido.
    {A} {quería} irse. Los pies ya se {habían} dado vuelta.
    @gesto
    Los {volvió:A} a girar, primero uno y después el otro.
    {Apartó:A} las ramas, o lo que fuera aquello.
    Era {X1}, con una espina en la pata.
    @paisaje
    —No mires —{dijo A}. {Le} temblaba la mano, pero no los dedos.
    Un tirón. Ya.
    ? <La espina era más chica que una coma.>
    {X} probó el pie en el suelo, una vez y otra vez.`,
  `Había un charco enorme y frío. En la piedra del medio se había quedado {X1}.
    —Crece —decía {X}—. Cada vez soy una isla más chica.
    {A} {metió} un dedo y lo {sacó} azul.
    @gesto
    {B} {buscó} un palo. Era corto.
    {A} {respiró} y {entró:A} hasta las rodillas.
    {Contó:A} en voz alta, para que el frío no hablara primero.
    @paisaje
    Al llegar a nueve, {A} {tocó} la piedra.
    —Súbete —{dijo A}, y {tenía:A} los dientes como castañuelas.
    ? <De vuelta los números salían al revés.>
    En la orilla, {B} {tenía} lista una manta para dos.`,
  `Se cortó la luz y quedaron todos callados.
    Arriba, en el último cuarto, lloraba {X1}.
    La escalera tenía doce peldaños y ni un brillo.
    @gesto
    {A} {puso} la mano en la pared. Estaba donde siempre.
    —Uno —{dijo A}.
    —Dos —{dijo B}, desde abajo.
    Subió así, con un número en cada pie.
    @paisaje
    En el siete algo crujió. {A} se {quedó} en el siete un rato largo.
    —Siete —{dijo B}, más fuerte.
    <—Ocho —{dijo A}, al fin.>
    ? Arriba había una cama, y en la cama, un bulto.
    —Vine a buscarte —{dijo A} al bulto, y el bulto sacó una mano.`,
];

export const moreTalents: readonly string[] = [
  `{X1} tenía un bebé que no paraba de llorar.
    {B} {probó} con caras. {Probó:B} con saltos. Nada.
    —Yo no sé hacer nada de eso —{dijo A}.
    @gesto
    Y {bostezó:A}, porque era tarde.
    El bebé dejó de llorar y lo miró.
    {A} {bostezó} otra vez, más grande, con un hilito de voz al final.
    @paisaje
    El bebé abrió la boca igual. Se le cerró un ojo.
    ? <{X} no lo podía creer: había probado con dos orquestas.>
    —¿Dónde lo aprendiste? —susurró {X}.
    —En la cama —{dijo A}.`,
  `Una niebla tapó todo, y {X1} no encontraba el sendero.
    {B} {encendió} una luz. La niebla se puso blanca, y peor.
    {A} {cerró} los ojos.
    @gesto
    —Por aquí huele a pan viejo —{dijo A}—. Por allá, a jabón.
    —¿Y eso qué es? —preguntó {X}.
    —Antes pasamos por el jabón.
    @paisaje
    {A} {iba} delante, con los ojos cerrados y la nariz en alto.
    ? <Detrás iban los demás, de la mano, como cuentas.>
    Jabón. Madera. Menta. Y de golpe, luz de casa.
    {A} se {rascó} la nariz, que {le:A} picaba de orgullo.`,
  `Se había roto el reloj grande, y {X1} lo desarmó.
    En el suelo quedaron cien piezas, y ninguna decía dónde iba.
    —Nadie se acuerda —dijo {X}.
    {A} {miraba} el suelo desde hacía rato.
    @gesto
    —Esa estaba al lado de esa —{dijo A}—. Y esa tocaba a la gorda.
    {A} siempre {miraba} todo más de la cuenta.
    @paisaje
    Pieza por pieza, el reloj volvió a tener panza.
    ? <Sobró un tornillo, y {A} {supo} que era de otra cosa.>
    Tic, hizo el reloj. Lo pensó. Tac.
    {X} le puso la hora con un dedo.`,
  `—¿Qué traes? —le preguntaron a {A} en la puerta.
    Todos habían traído algo. {X1} traía un violín.
    —Nada —{dijo A}, y {quiso} irse.
    @gesto
    En eso se soltó la cuerda del violín. ¡Ping!
    Hubo que esperar. La gente empezó a moverse.
    {A} {dijo} en voz baja lo que había visto por el camino.
    @paisaje
    Alguien pidió que lo dijera más fuerte.
    {Contó:A} lo de la piedra, lo del charco y lo de la risa.
    ? <Cuando la cuerda estuvo lista, nadie quería música todavía.>
    {X} tocó muy bajito, para acompañar las palabras.`,
  `{X1} había perdido la cuenta de sus ovejas, que eran piedras blancas.
    —¿Cuántas son? —preguntaba.
    {B} {contó} doce. Otra vez, once.
    {A} no {contó}. {A} las {conocía} de pasar por ahí.
    @gesto
    —Falta la que tiene cara de lunes —{dijo A}.
    {X} se quedó de una pieza. Nadie más la había visto nunca.
    @paisaje
    Buscaron a la que tenía cara de lunes.
    ? Estaba detrás de {LUGAR5}, mirando la pared.
    <La llevaron en brazos, y pesaba como un lunes.>
    —Míralas tú mañana otra vez —pidió {X}—. Tú las ves.`,
  `Había que cruzar un portón, y el guardia era {X1}.
    —Pasa quien me haga reír —dijo, con cara de piedra.
    {B} {contó} un chiste. {Hizo:B} una mueca. La piedra, piedra.
    @gesto
    {A} {tropezó} al pasar, {pidió:A} perdón a la piedra del suelo y {tropezó:A} con el perdón.
    —Eso siempre me pasa —{dijo A}, con toda la cara roja.
    @paisaje
    A {X} se le movió un bigote, o lo que tuviera.
    ? <Apretó la boca. La apretó más.>
    ¡Ja! Le salió entera, y rebotó en el portón.
    —Pasen —dijo {X}—. Y si quieres, tropieza al volver.`,
  `{X1} quería pintar el mar y no le salía el azul.
    {A} no {sabía} pintar. Ni {sabía:A} qué decir.
    Lo que {A} {sabía} era esperar, y {esperó:A}.
    @gesto
    Estuvo tan cerca y tan en calma que {X} empezó a hablar.
    Habló del primer mar que vio.
    @paisaje
    Hablando, la mano fue sola al verde, y del verde al gris.
    ? <{B} no {respiraba}, para no mover el pincel.>
    —¡Ahí está! —dijo {X}—. ¿Qué hiciste?
    —Nada —{dijo A}.
    —Lo hiciste muy bien.`,
];

export const moreMistakes: readonly string[] = [
  `{A} {apretó} el botón que decía «No».
    Todo se puso a girar: las ruedas, el cartel y {X1}.
    —¿Quién fue? —preguntó {X}, {mareado/mareada}.
    @gesto
    Había un perro por ahí que podría haber sido.
    —Yo —{dijo A}—. Leí «No» y el dedo leyó «sí».
    {X} se agarró de un poste hasta que paró el mundo.
    @paisaje
    —A mí me pasó con la palanca —dijo—. ¿Ves el agujero del techo?
    ? Lo vieron. <Por ahí entraba un rayo muy bonito.>
    {A} {escribió} un cartel nuevo, más claro: «De verdad que no».
    {X} lo clavó, un poco torcido.`,
  `{A} {había} prometido cuidarle el pan a {X1}.
    {Miró:A} una nube. {Miró:A} otra.
    Cuando {volvió:A} los ojos, el pan era carbón.
    @gesto
    {B} {sopló}. El humo dijo que no con la cabeza.
    {A} {fue} a buscar a {X} antes de que {X} llegara.
    —Se quemó —{dijo A}—. No lo miré.
    @paisaje
    {X} partió el pan. Adentro quedaba una bolita blanca.
    —Esto se come con los ojos cerrados —dijo.
    ? <La comieron entre tres, y se mancharon la nariz.>
    Después {A} {amasó}, y esta vez no {miró:A} ni una nube.`,
  `—¡Ese es mi abrigo! —{dijo A}, y {tiró} de la manga.
    No era su abrigo. Era el de {X1}, y la manga se rompió.
    Ras.
    El de {A} estaba en su propio brazo.
    @gesto
    A {A} se {le} fue la voz a los pies.
    —No miré —{dijo A}, desde los pies—. Tiré primero.
    @paisaje
    {X} tenía frío en un codo.
    {A} se {quitó} el suyo y se lo {dio}.
    ? {B} {trajo} hilo. <Era verde, y el abrigo, marrón.>
    Quedó una costura como una hoja. {X} la estiró para verla.
    —Ahora tiene bolsillo para el viento —dijo.`,
  `{A} {contó} mal, y faltó un plato.
    El que faltaba era el de {X1}, que ya estaba {sentado/sentada}.
    Todos tenían el suyo. {X} miraba el mantel.
    @gesto
    {A} {sintió} calor en toda la cara.
    —No te conté —{dijo A}—. Conté a todos y me salté uno.
    —Pasa con los números —dijo {X}, bajito.
    @paisaje
    {A} {puso} su plato delante de {X} y {comió:A} de la olla.
    ? <Con la cuchara larga, era bastante difícil.>
    {X} corrió el plato al medio.
    Comieron del mismo lado, codo con codo.`,
  `—Es para la izquierda —{había} dicho {A}.
    Era la derecha. Ahora {X1} estaba en un pantano, por hacerle caso.
    {B} {miró} a {A}. {A} ya se {quitaba} las botas.
    @gesto
    —Fui yo —{dijo A}, hundiéndose también—. Confundo las manos.
    —¿Con cuál comes? —preguntó {X}.
    —Con esta.
    —Esa es la otra.
    @paisaje
    {B} les {tendió} una rama. Salieron con ruido de beso.
    ? <{X} le ató una cinta a {A} en la mano correcta.>
    —Por aquí —{dijo A}, y {miró:A} la cinta dos veces.`,
  `{A} {quería} ordenar la caja de colores de {X1}.
    Los {puso:A} por tamaño. {X} los tenía por cariño.
    —¿Dónde está el rojo? —dijo {X}, y se le quebró la voz.
    @gesto
    {A} ya no {sabía}. Todos parecían iguales.
    —Los moví sin preguntar —{dijo A}.
    @paisaje
    Se sentaron en el suelo, con los colores alrededor.
    —Este va con mi abuela —dijo {X}—. Este, con los martes.
    {A} {escuchaba} y {ponía}, {escuchaba} y {ponía}.
    ? <{B} {encontró} el rojo debajo de su propio pie.>
    —El rojo va primero —dijo {X}—. Siempre va primero.`,
  `{A} {dejó} abierta una jaula. Era de {X1}, y estaba llena de mariposas de papel.
    Sopló el viento. Se fueron todas.
    Quedó una, que estaba mal doblada.
    @gesto
    —¿Las busco? —{preguntó A}, con un nudo.
    —Se fueron muy alto —dijo {X}, y miró para arriba un rato.
    {A} {tomó} una hoja. La {dobló:A}. Le {salió:A} un barco.
    @paisaje
    {X} le mostró: punta con punta, y para adentro.
    ? <La segunda pareció una mariposa con sueño.>
    A la quinta ya volaba, si uno la ayudaba un poco.
    Dejaron la jaula abierta, por si volvían.`,
];

export const morePatience: readonly string[] = [
  `{X1} vendía sopa y la sopa no estaba.
    —Falta —dijo, revolviendo.
    {B} {miró} la olla. {Miró:B} el camino. {Miró:B} la olla.
    {A} se {sentó} en una piedra.
    @gesto
    —¿Ahora? —{preguntó B}.
    —Falta —dijo {X}.
    {A} {contó} las burbujas. Había chicas, y una gorda que tardaba.
    @paisaje
    ? <La gorda subía, se lo pensaba y hacía «blup».>
    Fueron cien chicas y siete gordas.
    —Ahora —dijo {X}.
    La primera cucharada les cerró los ojos a {TRES:X}.`,
  `{X1} aprendía a atarse los cordones.
    La oreja del nudo se escapaba. Otra vez. Otra vez.
    {B} {estiró} la mano para hacerlo. {A} se la {tomó}.
    @gesto
    —No hay nadie detrás en la fila —{dijo A}.
    {X} sacó la lengua para ver mejor.
    Por aquí. Por allá. Se escapó.
    @paisaje
    {A} {miró} pasar el día sin sacarle los ojos al nudo.
    ? <El sol ya estaba en otra parte cuando la oreja se quedó.>
    Era un nudo flojo y torcido, del tamaño de una risa.
    {X} caminó alrededor de él, muy despacio.`,
  `Un barquito de cáscara traía un mensaje. Lo esperaba {X1}.
    El agua casi no se movía.
    —Soplemos —{dijo B}. Soplaron, y el barquito fue para atrás.
    @gesto
    —Mejor no —{dijo A}.
    {TRES:X} se echaron de panza, con el mentón en las manos.
    Pasó una hoja. Pasó el reflejo de un pájaro.
    @paisaje
    ? <El barquito dormía un rato y andaba otro rato.>
    Llegó cuando ya nadie lo miraba, y tocó un dedo de {X}.
    El mensaje decía: «Voy».
    —Entonces hay que esperar otra vez —dijo {X}, muy {contento/contenta}.`,
  `{X1} estaba pintando una pared con un pincel de tres pelos.
    Era una pared larga.
    {B} {calculó}: —Termina el año que viene.
    {A} {tomó} otro pincel, uno de dos pelos.
    @gesto
    {Hizo:A} una raya. {Hizo:A} otra. Al principio no se notaba.
    {X} no apuraba ni se paraba. Raya, raya.
    @paisaje
    {A} {dejó} de mirar lo que faltaba. {Miró:A} la raya.
    ? <Cada una tenía su ruidito: fss.>
    Cuando {A} {alzó} la cabeza, había una puerta pintada entera.
    —Por hoy, esta —dijo {X}, y lavó los tres pelos.`,
  `Un gatito, o algo con bigotes, se escondía debajo de una tabla.
    {X1} lo había llamado todo el día.
    —Sal —decía {X}. Y no salía.
    {A} se {acostó} en el suelo, con la mano abierta.
    @gesto
    {A} no la {movía}. Ni cuando le picó la nariz.
    {B} {quiso} silbar. {A} {dijo} que no con los ojos.
    @paisaje
    Salió un bigote. Se metió.
    ? <Salió otro, y con él, una punta de oreja.>
    Al rato, en la mano de {A} había un peso chiquito y caliente.
    {X} no dijo nada, para que durara.`,
  `{X1} sabía un cuento, pero tenía que acordarse.
    —Había una vez… —empezó. Y se quedó mirando lejos.
    {B} {movió} los pies. {A} {apoyó} la cara en las rodillas.
    @gesto
    —…una… —dijo {X}. Otra pausa.
    Por la pausa pasó una nube entera.
    —¿Una reina? —{dijo B}. {A} le {tocó} el brazo.
    @paisaje
    ? <{X} buscaba por dentro, como quien abre cajones.>
    —…una taza —dijo al fin. Y sonrió.
    Desde ahí el cuento corrió sin parar.
    Era un cuento que nadie más sabía.`,
  `Habían plantado una semilla con {X1}, y querían verla.
    —¿La saco un poquito? —{dijo B}.
    {A} {puso} las dos manos encima, sin apretar.
    @gesto
    —Está ocupada —{dijo A}.
    {X} trajo tres sillas. Se sentaron a mirar la tierra.
    La tierra no hacía nada, y lo hacía muy despacio.
    @paisaje
    {A} le {contó} cosas de arriba: que había sol, que había gente.
    ? <{B} {roncó} un poco. {X} también.>
    Cuando ya se iban, en la tierra había una raya fina.
    Nadie la tocó.`,
];

export const morePersistence: readonly string[] = [
  `{X1} hacía torres de piedras. Iba por la cuarta, y se cayó.
    —Basta —dijo {X}, y pateó una.
    {A} {juntó} la pateada. La {limpió:A}.
    @gesto
    —¿Cuál se mueve? —{preguntó A}.
    —La tercera —dijo {X}—. Siempre la tercera.
    La pusieron de costado. Se cayó. La pusieron de punta. Peor.
    @paisaje
    ? <{B} le {buscó} una cuña del tamaño de una miga.>
    Con la miga se quedó. La cuarta también.
    La quinta la puso {X}, sin respirar.
    Se fueron de espaldas, mirándola.`,
  `En el pozo había un balde y el balde tenía un agujero.
    {X1} subía agua y arriba llegaba la mitad.
    —Es mucha cuenta para poca sopa —dijo, y se sentó.
    @gesto
    {A} {tomó} la soga. {Subió:A} media agua. {Subió:A} otra media.
    —Dos medias dan una —{dijo A}, con los brazos temblando.
    @paisaje
    {B} {corría} del balde a la olla, con las manos en cuenco.
    {X} miró un rato. Después se levantó y tiró también.
    ? <El agujero cantaba al subir: chss, chss.>
    La olla se llenó de tantas mitades.`,
  `{X1} quería decir una palabra muy larga.
    Se le trababa siempre en el mismo escalón.
    —Ca… ca… calei… —decía. Y bufaba.
    {A} la {intentó}. A {A} {le} salió peor.
    @gesto
    Eso animó a {X}.
    La partieron en pedazos: calei, dos, copio.
    {B} {puso} una piedrita por cada pedazo.
    @paisaje
    Saltaban de piedra en piedra, diciéndola.
    ? <Se cayeron en el «dos» más veces que en ninguna.>
    Al final {X} cerró los ojos y la dijo entera.
    La palabra quedó brillando un rato en el aire.`,
  `A la cometa de {X1} no la quería el viento.
    Subía un metro y bajaba de nariz.
    —Ya la rompí nueve veces —dijo {X}.
    {A} {miró} los remiendos: eran nueve, todos de distinto color.
    @gesto
    —Con diez queda pareja —{dijo A}, y le {puso} uno rojo.
    Corrieron. Nariz. Corrieron más. Nariz.
    @paisaje
    {B} le {alargó} la cola con un calcetín.
    ? <Era feo, y tenía el peso justo.>
    Corrieron otra vez, ya sin ganas de hablar.
    Y el hilo empezó a tirar para arriba.`,
  `{X1} hacía una trenza con hilos de tres colores.
    Al llegar al final, el primero se soltaba.
    {A} la {sostuvo}, y se soltó el otro.
    —Que quede así —dijo {X}—. Nadie la va a ver.
    @gesto
    —La vamos a ver nosotros —{dijo A}.
    Desarmaron todo. El hilo tenía ya la forma, y eso servía.
    @paisaje
    Esta vez {A} {contó} cada cruce en voz alta.
    ? <{B} {apretaba} el nudo con los dientes.>
    Cuarenta. Cuarenta y uno. Fin.
    {X} tiró de una punta, fuerte. No se movió.`,
  `La puerta de {X1} se había hinchado. Había que lijarla.
    Una pasada no se notaba. Diez, tampoco.
    —Me voy a vivir a la ventana —dijo {X}.
    {A} {siguió}. Ris, ras.
    @gesto
    {Le} ardían los dedos. {Cambió:A} de mano.
    {B} {barría} el polvo, que olía dulce.
    @paisaje
    {X} probó la puerta: nada. Ris, ras. Probó: casi.
    ? <El sol dio toda la vuelta por la madera.>
    Ris, ras, y un poquito más.
    Entonces cerró con un clic como de caja fina.`,
  `{X1} no llegaba al último escalón.
    Saltaba, tocaba el borde y caía al suelo.
    —Me falta un pedazo —dijo {X}.
    {A} {miró} el escalón y {miró:A} a {X}.
    @gesto
    —Ayer tocabas más abajo —{dijo A}.
    Ahí estaban las marcas de los dedos: ayer, hoy, hace un rato.
    Las de hace un rato eran las más altas.
    @paisaje
    {X} saltó. Marca. Saltó. Marca.
    ? <{B} {contaba} sin decir el número, solo moviendo la boca.>
    En el salto siguiente los dedos se doblaron sobre el borde.
    Y {X} se quedó {colgado/colgada}, temblando de risa.`,
];
