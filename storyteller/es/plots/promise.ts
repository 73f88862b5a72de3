import type { Plot } from './plot.ts';

export const promise: Plot = {
  lists: {
    ENCARGO: [
      'una carta sellada',
      'un frasco de miel',
      'una manta tejida',
      'una sopera con tapa',
      'un farol encendido',
      'una canasta de pan',
      'un libro prestado',
      'una bolsa de semillas',
    ],
  },
  titles: [
    '{A} {lleva} {ENCARGO1}',
    'Antes de la primera estrella',
    'El encargo de {A}',
    '{ENCARGO1} para {Z}',
    'Derechito a casa de {Z}',
  ],
  want: [
    `Esa mañana {Z} había pedido un favor.
    —¿Me traes {ENCARGO1}? —preguntó {Z}—. Antes de la primera estrella.
    —[Te lo prometo|Prometido|Palabra] —{dijo A}, y lo {dijo:A} con la mano en el pecho.
    ? {Z} vivía lejos, del otro lado<, y ya no podía con las subidas>.
    @paisaje
    {B} {quiso} ir también<, porque los caminos largos se hacen cortos de a dos>.
    {DOS} salieron con {ENCARGO1}, paso a paso.
    @charla
    ? Había que llegar sin volcar nada, sin romper nada y sin probar nada<<. Lo tercero era lo más difícil>>.
    —Derechito —{dijo A}.
    —Derechito —{dijo B}.
    @gesto
    El camino, en cambio, tenía muchas curvas.`,
    `Hay palabras que pesan. «Prometo» es una.
    {A} la {había} dicho esa mañana, delante de {Z}.
    ? {Z} esperaba {ENCARGO1} desde hacía días<, y preguntaba por la ventana>.
    —Va a llegar hoy, antes de la primera estrella —{repitió A}.
    @paisaje
    {B} {sostuvo} {ENCARGO1} un rato. Después {le:A} tocó a {A}.
    ? <Así, por turnos, no pesaba casi nada.>
    @charla
    —¿Falta mucho? —{preguntó B} en la primera curva.
    —Falta todo —{dijo A}, de buen humor.
    @gesto
    Y siguieron {JUNTOS}, cuidando cada piedra.`,
  ],
  trouble: [
    `[Entonces|En eso|A mitad de camino] se oyó música.
    Junto a {LUGAR5} había [un juego|una ronda|un baile]. Todos saltaban. Todos reían.
    —¡Vengan! —gritó {Y}—. ¡Falta gente!
    Los pies de {A} dieron un saltito <por su cuenta>.
    —Solo un ratito —{dijo B}.
    —[Uno muy chiquito|Cortito] —{dijo A}.
    @gesto
    ? Dejaron {ENCARGO1} a la sombra <, bien a la vista>.
    Saltaron. Giraron. Se olvidaron de contar los ratitos.
    @todos
    ? Los ratitos, cuando nadie los cuenta, crecen mucho.
    Cuando {A} {miró} el cielo, el sol ya iba bajando.
    —¡{Z}! —{dijo A}—. ¡Nos espera!`,
    `El camino se partió en dos.
    Por un lado se llegaba a casa de {Z}. Por el otro se oía reír.
    @paisaje
    —Nada más mirar —{dijo B}.
    Mirar se volvió probar, y probar se volvió jugar <un poco y otro poco más>.
    ? Había un tobogán, había {COMIDA}, había {Y} contando chistes.
    @gesto
    Y de golpe sopló un aire fresco<, de esos que vienen a decir la hora>.
    A {A} {le} dio un vuelco la panza.
    —Prometí —{dijo A}, muy bajito.
    @todos
    ? La palabra seguía en su lugar<<, esperando con paciencia, como un perro en la puerta>>.
    Tomaron {ENCARGO1} y corrieron. Quedaba poco sol.`,
  ],
  tries: [
    `@camino
    Junto a {LUGAR5} olía a {COMIDA}.
    —¡Recién hecho! —dijo {Y}—. Siéntense. Hay para todos.
    A {B} {le} sonó la panza. A {A} {le} sonó más fuerte<<, como un mueble que se corre>>.
    ? Se acercaron un paso. Y otro.
    —¿Y si volvemos mañana? —{preguntó A}.
    —Mañana no habrá —dijo {Y}<, que no sabía mentir>.
    @gesto
    Fue muy, muy difícil.
    {A} {tomó} aire, y el aire también sabía rico.
    —Gracias —{dijo A}—. Alguien nos espera.
    @charla
    ? Caminaron rápido, con la nariz tapada<, hasta que el olor se quedó atrás>.`,
    `—Por aquí es más corto —{dijo B}, y {señaló:B} un atajo.
    El atajo pasaba por {LUGAR5}. Era oscuro y hacía bajada.
    @camino
    Bajaron un poco. Bajaron demasiado<, y ya casi rodando>.
    ¡Zas! Cayeron sentados sobre algo blando.
    ? Por suerte {ENCARGO1} quedó arriba<, en las manos de {A}, como una bandera>.
    @gesto
    —¿Se rompió? —{preguntó B}.
    —No. ¿Y tú?
    —Tampoco. [Solo el orgullo|Solo un poquito el susto].
    @charla
    El atajo terminaba en el mismo sitio donde había empezado.
    ? —Es un atajo para dar la vuelta —{dijo A}.`,
    `Empezó a soplar viento.
    El viento quería ver {ENCARGO1}. Tiraba de un lado y del otro.
    @camino
    {A} {abrazó} fuerte el encargo. {B} {abrazó} a {A}.
    ? Así, en montón, avanzaban muy poco<<: dos pasos para adelante y uno de costado>>.
    @paisaje
    —¡Es nuestro! —{dijo B} al viento.
    —¡No es nuestro! —{dijo A}—. ¡Por eso hay que cuidarlo más!
    @gesto
    Se metieron detrás de {LUGAR} hasta que pasó lo peor.
    @charla
    ? El viento se fue con {COSA}<, que no era de nadie>.
    Perdieron un rato, pero nada más.`,
    `En el suelo brillaba algo: {COSA5}.
    Y más allá, otro brillo. Y otro más, lejos del camino.
    —Alguien los perdió —{dijo B}—. ¿Los juntamos?
    Juntaron uno. Juntaron dos. Cada uno estaba más lejos que el anterior.
    @camino
    ? {A} {miró} hacia atrás: el camino ya era un hilito.
    —¿Qué veníamos a hacer? —{preguntó B}.
    @gesto
    {A} {sintió} el peso del encargo <en los brazos>.
    —Esto —{dijo A}—. Veníamos a esto.
    @charla
    Dejaron los brillos sobre {LUGAR}, en fila<, para quien los viniera a buscar>.
    Y volvieron, mirando al frente.`,
    `—Descansemos un momento —{dijo A}.
    Se sentaron contra {LUGAR5}. Estaba tibio. Estaba demasiado tibio.
    @paisaje
    A {B} se {le} cerró un ojo. A {A} se {le} cerró el otro.
    Entre {DOS} juntaban dos ojos abiertos.
    Se oyó {SONIDO}<, y sonaba a canción de cuna>.
    @gesto
    —No vale dormirse —{dijo A}.
    —No duermo —{dijo B}—. Miro por dentro.
    {Y} pasó y les hizo cosquillas en la nariz con una hoja.
    ¡Achís! Los dos ojos se volvieron cuatro.
    @charla
    Se levantaron de un salto y siguieron <cantando, para no bostezar>.`,
    `@camino
    En {LUGAR5} había que cruzar por una tabla finita.
    {TRABA}
    Con {ENCARGO1} en brazos no se veía dónde poner el pie.
    —Yo te digo —{dijo B}—. Un paso. Otro. Ahora uno chico.
    {A} {caminó} con los ojos de {B}.
    ? La tabla crujió <<y {DOS} fingieron no haberla oído>>.
    @gesto
    —Ahora uno grande —{dijo B}—. ¡Ya!
    {A} {saltó}. El encargo también, pero cayó en buenas manos.
    @charla
    ? Del otro lado descansaron lo que dura un suspiro.
    @paisaje
    Faltaba menos que antes<, que es una linda manera de faltar>.`,
    `Se encontraron con {Y}, que lloraba <al borde del camino>.
    —Se me fue el globo —dijo {Y}.
    {A} {miró} el sol. {Miró:A} a {Y}. {Miró:A} otra vez el sol.
    ? No había tiempo, pero tampoco había corazón para seguir de largo.
    @gesto
    {B} {hizo} un globo con una hoja grande <y un hilo>.
    —No vuela —dijo {Y}.
    —Vuela bajito —{dijo B}—. Así no se va.
    @charla
    {Y} lo probó. Volaba bajito de verdad.
    ? Y {LOS} acompañó un trecho <con su globo de hoja>.
    @camino
    Lo que perdieron en minutos lo ganaron en compañía.`,
    `—¿Y si lo abrimos un poquito? —{preguntó B}.
    {ENCARGO1} no decía nada, pero parecía tener un secreto.
    @paisaje
    —No es nuestro —{dijo A}.
    —Solo para oler —{dijo B}.
    {Olió:A} {A}. {Olió:B} {B}. Olía a casa ajena <, a cariño guardado>.
    ? Se quedaron mirando la tapa, y la tapa {LOS} miraba a ellos.
    @gesto
    —Si lo abrimos, ya no es sorpresa —{dijo A}.
    —¿Y si lo cargo yo, que no tengo tanta curiosidad?
    —Tienes más que nadie —{dijo A}, y {DOS} se rieron.
    @charla
    @camino
    Siguió cerrado. Fue una pequeña victoria.`,
  ],
  mend: [
    `—Yo sé por dónde —dijo {X}—. Síganme.
    {X} conocía un camino recto, sin fiestas ni curvas.
    Corrieron {TRES:X}. El cielo ya era casi azul oscuro.
    @gesto
    {Z} esperaba en la puerta, mirando para arriba.
    —¡Aquí está! —{dijo A}, sin aire—. {ENCARGO1}, sin un rasguño.
    ? En ese momento, justo en ese, salió la primera estrella.
    —Llegaron —dijo {Z}, y {LOS} abrazó con todo lo que tenía—. Yo sabía.
    {A} {contó} lo del juego y lo de los ratitos<, sin saltarse nada>.
    @todos
    ? —Lo que cuenta es la mano que llega —dijo {Z}<, y nadie se movió de su abrazo>.
    Y {Z} puso la mesa.`,
    `La estrella salió antes. Se la vio clarito.
    —Llegamos tarde —{dijo A}, y se {le} apretó la voz.
    {B} {tocó} la puerta igual. Abrió {Z}, con una vela.
    —Tardamos —{dijo A}—. Nos quedamos jugando. Lo siento.
    {Z} miró a {A}. Miró {ENCARGO1}. Miró el cielo.
    @gesto
    —Mis ojos ya están viejos —dijo {Z}—. Todavía no vi ninguna.
    Y cerró los ojos un poquito, para que fuera verdad.
    Entonces los abrió.
    —Ahora sí. Qué linda es. Justo a tiempo.
    @todos
    {A} {respiró}, por fin, hasta el fondo.
    ? {X} entró también<, porque la puerta había quedado abierta>.`,
    `Entre todos era más fácil. {X} iba delante y avisaba de las piedras.
    {B} {llevaba} un lado del encargo; {A}, el otro.
    ? La tarde se hacía finita<, como el último pedazo de un hilo>.
    Allá se veía una ventana con luz. Era {Z}.
    —¡Ya vamos! —{gritó A}.
    —¡Despacio! —gritó {Z}—. ¡Las estrellas esperan!
    @gesto
    {A} {puso} {ENCARGO1} en la mesa. Sin un rasguño.
    {Z} miró adentro <y se le llenó la cara de luz>.
    —Justo lo que faltaba —dijo {Z}.
    @todos
    ? Cada cosa estaba en su sitio, y cada cual también.
    Solo entonces salió la primera estrella.`,
  ],
  alt: { want: 'en camino con {ENCARGO1}', mend: 'al caer la tarde' },
};
