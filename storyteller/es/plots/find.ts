import type { Plot } from './plot.ts';

export const find: Plot = {
  lists: {
    MISTERIO: [
      'una luz que parpadeaba',
      'un hilo rojo',
      'una fila de huellas redondas',
      'una música muy lejana',
      'un camino de piedritas',
      'una flecha pintada',
      'una cinta que volaba',
      'un rastro de chispas',
    ],
  },
  titles: [
    '{A} {sigue} {MISTERIO1}',
    'Hasta donde llegue',
    '{MISTERIO1}',
    'El paseo de {A} y {B}',
    '¿A dónde va?',
    'Un poco más allá de {LUGAR1}',
  ],
  want: [
    `Junto a {LUGAR1}, {A} {vio} algo. Era {MISTERIO1}.
    —¿Y eso? —{preguntó A}.
    —Ayer no estaba —{dijo B}.
    ? Se frotaron los ojos. Seguía ahí<, y parecía llamar>.
    @paisaje
    {A} {quería} saber a dónde llevaba.
    —Vamos hasta allá y volvemos —{dijo A}—. ¿Qué dices?
    {B} {miró} el camino. Era un camino con ganas.
    @charla
    —Llevo agua y {COMIDA} —{dijo B}.
    —Yo llevo las preguntas —{dijo A}.
    @gesto
    Y así empezó el paseo.`,
    `{A} {tenía} un mapa de {AQUI}, hecho a mano.
    Estaba todo: {LUGAR}, {LUGAR} y hasta el charco.
    Solo un rincón estaba en blanco.
    ? En ese rincón había un signo de pregunta <y una mancha de mermelada>.
    @paisaje
    —¿Qué habrá ahí? —{preguntó A}.
    —Mermelada —{dijo B}.
    @charla
    Entonces vieron {MISTERIO1}. Iba derecho hacia el rincón en blanco.
    ? {DOS} se miraron. <A veces un paseo empieza con una mirada.>
    —¿Ahora? —{dijo B}.
    —Ahora —{dijo A}, y {guardó:A} el lápiz para dibujar lo que faltara.
    @gesto`,
  ],
  trouble: [
    `Caminaron un buen rato. Todo era fácil.
    Hasta que, de pronto, se cortó la pista.
    {TRABA}
    ? Del otro lado se adivinaba lo que seguía.
    —Se acabó —{dijo B}.
    —No se acabó —{dijo A}—. Se escondió.
    @gesto
    Miraron atrás. El camino de vuelta ya no se veía tan claro.
    A {A} {le} hizo cosquillas un susto chiquito.
    @todos
    ? <<Un susto chiquito, en un lugar grande, hace eco.>>
    —¿Nos perdimos? —{preguntó B}.
    —Un poquito —{dijo A}—. Nada más que un poquito.`,
    `La pista dobló junto a {LUGAR5}. Después dobló otra vez.
    Y de golpe no había pista.
    —Estaba aquí —{dijo A}.
    —Estaba —{dijo B}.
    ? Buscaron bajo las hojas <y arriba de las cosas>.
    @gesto
    {TRABA}
    Para peor, bajó una niebla fina, y todas las cosas se hicieron nubes.
    —Ahora todo está en blanco —{dijo A}.
    @todos
    Se oyó {SONIDO}. Sonaba más lejos que otras veces.
    ? {B} se {pegó} un poco más a {A}.
    No sabían seguir. No sabían volver.`,
  ],
  tries: [
    `Al rato reapareció la pista, finita, junto a {LUGAR5}.
    —¡Ahí! —{dijo A}.
    @camino
    Llegaron hasta donde estaba {Y}, que tejía sin mirar.
    —¿Viste a dónde va? —{preguntó B}.
    —Para allá —dijo {Y}, y señaló a los cuatro lados.
    @gesto
    —¿Cuál de todos? —{preguntó A}.
    —El que elijan —dijo {Y}—. Los otros se quedan esperando.
    Eligieron el de la izquierda, porque olía a {COMIDA}.
    @charla
    @paisaje
    ? {Y} les regaló una punta de su hilo, para el camino.`,
    `Tocó subir. La cuesta era larga y tenía vueltas.
    @camino
    —Ya casi —{decía A}.
    —Eso dijiste antes —{decía B}.
    —Antes también era casi.
    @gesto
    Arriba, junto a {LUGAR5}, corría un aire fresco.
    ? Desde ahí el mundo parecía de juguete<, y daban ganas de ordenarlo>.
    @paisaje
    No estaba lo que buscaban. Pero estaba {COSA}.
    —Si no encontramos nada más, ya encontramos esto —{dijo B}.
    @charla
    Bajaron por el otro lado, de sentón.`,
    `Hubo que cruzar. {TRABA}
    {A} {pensó}. {B} {pensó}. Los dos pensamientos se chocaron.
    —¿Y si vamos por arriba? —{dijo A}.
    —¿Y si vamos por abajo? —{dijo B}.
    Fueron por el costado, que no se le había ocurrido a nadie.
    @camino
    ? {A} {A.don}.
    @gesto
    Del otro lado {LOS} esperaba {LUGAR5}.
    —Mira —{dijo B}—. La pista sigue.
    @charla
    Y seguía, sí, como si se riera bajito.
    ? Bebieron agua y contaron los pies: estaban todos.
    @paisaje`,
    `Se hizo un silencio raro.
    Se oyó {SONIDO5}. Se oyó otra vez, más cerca.
    —¿Qué es? —{susurró B}.
    —Es {SONIDO5} —{susurró A}—. Creo.
    @gesto
    Caminaron de puntillas, muy pegados.
    @camino
    [Ahí detrás|De la sombra|De un hueco] [apareció|salió] {Y}, con una olla en la cabeza.
    —Es por si llueve —dijo {Y}.
    Se rieron {TRES:Y}<, de susto y de alivio, que se parecen>.
    @charla
    {Y} había visto pasar {MISTERIO1}, de lejos.
    —Iba despacio —dijo {Y}—. Como para que lo alcancen.`,
    `Encontraron una puerta donde no había pared.
    Estaba de pie, sin nada alrededor, junto a {LUGAR5}.
    —¿Se toca? —{preguntó B}.
    {A} {tocó}: toc, toc. Nadie contestó. {Abrió:A}.
    Del otro lado estaba lo mismo: el mismo suelo, el mismo aire.
    @gesto
    Pero pasaron igual, por si acaso.
    —¿Sientes algo? —{preguntó A}.
    —Hambre —{dijo B}.
    @paisaje
    Comieron {COMIDA} en el umbral, mitad aquí y mitad allá.
    @charla
    @camino
    Y después cerraron bien<, porque una puerta abierta deja entrar moscas>.`,
    `{A} {quiso} hacer marcas para no perderse.
    Cada diez pasos {dejaba:A} una miga.
    @camino
    Detrás venía {Y}, de muy buen humor, comiendo marcas.
    —¡Eran para volver! —{dijo A}.
    —Ah —dijo {Y}—. Estaban ricas.
    @gesto
    {B} {puso} piedras en lugar de migas. Las piedras no gustaron tanto.
    ? <<Una, sin embargo, desapareció. Nadie dijo nada.>>
    —Yo los acompaño de vuelta después —dijo {Y}—. Me sé el gusto del camino.
    @charla
    @paisaje
    Siguieron {TRES:Y} hasta {LUGAR5}.
    ? Ahí {Y} se quedó a dormir la siesta.`,
    `La pista entró en una sombra larga.
    Adentro de la sombra hacía fresco y todo era azul.
    —Dame la mano —{dijo B}.
    —¿Para que no me asuste? —{preguntó A}.
    —Para que no me asuste yo —{dijo B}.
    @gesto
    @camino
    Contaron cosas lindas: {COSA}, {COMIDA}, la cama.
    ? También las rodillas de la abuela. <Y el día que nevó en la sopa.>
    @charla
    Antes de que se acabara la cuenta se acabó la sombra.
    Junto a {LUGAR5} había luz otra vez.
    @paisaje`,
    `—Descansemos —{dijo B}, y se {echó} junto a {LUGAR5}.
    {A} {dibujó} en un papel lo que habían visto.
    Dibujó la cuesta. Dibujó a {Y}. Dibujó un sándwich<, que no era un lugar, pero fue importante>.
    @paisaje
    El papel ya no estaba tan blanco.
    @gesto
    ? {B} {agregó} dos puntitos, uno por cabeza.
    —Somos muy chiquitos —{dijo A}.
    —Es que estamos lejos —{dijo B}.
    @charla
    @camino
    Una brisa pasó por encima y señaló hacia adelante.
    Ahí, otra vez, se veía la pista.`,
  ],
  mend: [
    `—Por aquí —dijo {X}—. Ya llegan.
    Detrás de la última vuelta terminaba todo.
    Había una casita baja, con la puerta abierta y un farol.
    Era la casa de {X}.
    —¿La pista era tuya? —{preguntó A}.
    —La pongo para quien anda perdido —dijo {X}—. Hacía mucho que no venía nadie.
    @gesto
    La mesa tenía cuatro tazas, por las dudas<, y las cuatro estaban limpias>.
    {B} {sirvió}. {A} {contó} el viaje entero, con ruidos.
    @todos
    ? {X} se reía con los ojos cerrados.
    Desde esa noche, el camino tuvo nombre: «el de {X}».`,
    `Lo que encontraron no era una cosa.
    Era un lugar redondo, sin techo, con pasto blando.
    Desde ahí se veía {AQUI} de punta a punta, y en el medio, muy chiquita, su casa.
    —¡Es nuestra ventana! —{dijo B}.
    —Nunca la había visto de este lado —{dijo A}.
    @gesto
    ? {X} señaló el camino de vuelta: era corto, derecho y cuesta abajo.
    Habían dado la vuelta más larga del mundo.
    —Valió la pena —{dijo A}.
    @todos
    Se sentaron a mirar cómo se prendían las luces.
    ? La de ellos se prendió sola, o eso pareció.`,
    `La pista terminaba en {X}.
    Terminaba, mejor dicho, en la bolsa rota de {X}.
    —¡Se me venía cayendo todo! —dijo {X}—. ¿Ustedes lo juntaron?
    {A} {mostró} los bolsillos. {B} {mostró} los suyos. No faltaba nada.
    —Eran las luces de los que duermen —dijo {X}—. Sin eso, esta noche no había sueños.
    @gesto
    {A} {cosió} la bolsa con un hilo. {B} {hizo} el nudo.
    ? Un nudo doble. <<Y otro encima, para que el doble no estuviera solo.>>
    @todos
    {X} abrió un poquito y sacó dos chispas.
    —Para ustedes. Por las dudas.
    ? Tibias, no pesaban nada.`,
  ],
  alt: { want: 'al comienzo de un paseo', mend: 'al final del camino' },
};
