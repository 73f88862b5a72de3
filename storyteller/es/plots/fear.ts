import type { Plot } from './plot.ts';

export const fear: Plot = {
  lists: {
    RUIDO: ['uuuh', 'crac, crac', 'fuuu', 'toc… toc', 'mmmmm', 'chist, chist', 'ploc… ploc', 'ris, ras'],
  },
  titles: [
    'El ruido de {LUGAR1}',
    '{A} y el ruido de la noche',
    '¿Quién hace «{RUIDO1}»?',
    'Algo suena detrás de {LUGAR1}',
    'Un paso más, {A}',
  ],
  want: [
    `[Esa semana|Desde hacía unos días|Últimamente] había un ruido nuevo en {AQUI}.
    Venía de {LUGAR1}<, siempre cuando bajaba el sol>.
    Hacía así: «{RUIDO1}».
    ? De día nadie lo nombraba. <<De noche nadie hablaba de otra cosa.>>
    —¿Lo oíste? —{preguntó A}.
    —[Un poquito|Con una sola oreja] —{dijo B}.
    @paisaje
    {A} {quería} dormir con el cuerpo entero, de la cabeza a los pies.
    ? Pero un oído siempre se quedaba despierto<, haciendo guardia>.
    @charla
    —Quiero saber qué es —{dijo A}—. Así ya no lo invento.
    @gesto
    Porque ya lo {había:A} inventado con [tres cabezas|muchos dientes|ojos como platos].`,
    `Detrás de {LUGAR1} empezaba lo oscuro.
    ? No era un oscuro grande<<: apenas del tamaño de una manta>>.
    Y de ahí salía un ruido: «{RUIDO1}».
    A {A} no {le} gustaba pasar por ahí<, ni con luz, ni con compañía, ni cantando>.
    @paisaje
    Esa tarde había [fiesta|cena|cuentos] del otro lado<, y el único camino pasaba justo por allí>.
    —Vamos rápido y ya —{dijo B}.
    —Rápido también da miedo —{dijo A}.
    @charla
    ? {B} no se {rió}. {B} {conocía} otros miedos<, aunque los tenía guardados>.
    @gesto
    —Entonces vamos despacio —{dijo B}—. Despacio y {JUNTOS}.`,
  ],
  trouble: [
    `[Bajó el sol|La luz cambió|Pasó una nube] y el ruido llegó: «{RUIDO1}».
    {A} se {escondió} detrás de {B}. {B} se {escondió} detrás de {A}.
    ? Así dieron una vuelta entera<, como un trompo con miedo>.
    —Esta vez sonó más cerca —{dijo A}.
    ? Algo se movió, o fue la sombra de algo.
    @gesto
    A {A} {le} temblaban las rodillas<, una un poco más que la otra>.
    —¿Y si viene? —{preguntó A}.
    —Si viene, le decimos buenas noches —{dijo B}.
    @todos
    ? Era una buena respuesta. <<Lo malo era tener que usarla.>>
    «{RUIDO1}», dijo otra vez lo oscuro.
    Nadie le contestó.`,
    `Dieron tres pasos hacia {LUGAR1}. Uno, dos, tres.
    «{RUIDO1}».
    Y dieron diez pasos para atrás<, que salieron mucho más rápido>.
    ? {A} se {tapó} los ojos. Pero los ruidos no entran por los ojos.
    —No puedo —{dijo A}—. Los pies no quieren.
    {B} {miró} los pies de {A}. Era verdad: no querían.
    @gesto
    ? <<—Mañana a lo mejor quieren —dijo alguien. Pero no era mañana: era hoy.>>
    —No los obliguemos —{dijo B}—. Busquemos otra manera.
    @todos
    @paisaje
    El ruido esperó<, como esperan las cosas que no saben que asustan>.`,
  ],
  tries: [
    `Primero se taparon las orejas.
    Con las orejas tapadas se oye el propio corazón: pum, pum.
    —Ahora hay dos ruidos —{dijo A}.
    ? {B} {probó} con hojas, con lana y con los dedos<<; los dedos eran lo mejor, pero cansaban>>.
    @paisaje
    Tampoco se podía charlar.
    —¿Qué? —{decía B}.
    —¿Qué? —{decía A}.
    @gesto
    ? Estuvieron un buen rato así, diciendo qué<, sin que nadie dijera nada>.
    Al final se rieron y soltaron las manos.
    @charla
    El ruido seguía ahí: «{RUIDO1}».`,
    `—Si cantamos fuerte, no se oye —{dijo B}.
    Cantaron [la canción del pan|una de sapos|la única que sabían]<, que era larga y no tenía final>.
    @camino
    Cantaron junto a {LUGAR}. Cantaron más fuerte.
    {Y} salió a mirar <con cara de siesta rota>.
    —¿Es un concierto? —preguntó {Y}.
    —Es un escudo —{dijo A}.
    @gesto
    ? {Y} se sentó a escuchar <y hasta llevó el ritmo>.
    Pero las canciones se terminan. Y entonces: «{RUIDO1}».
    @charla
    —Desafina —dijo {Y}, sin enojo.
    {A} {respiró} hondo. Desafinar no es tan de monstruo.`,
    `Hicieron una muralla.
    Pusieron [ramas|cajas|cojines], y encima {COSA5}, y encima una manta<<, y encima un cartel que decía «No»>>.
    —Por aquí no pasa nadie —{dijo B}.
    ? La muralla era bonita<, y hasta tenía ventana>.
    @paisaje
    Adentro había lugar para {DOS}, si nadie respiraba mucho.
    @gesto
    «{RUIDO1}», se oyó. La muralla no tapaba ni un poquito.
    —Los ruidos pasan por arriba —{dijo A}.
    @charla
    ? Después vino una brisa <y la muralla se cayó con mucha educación>.
    Guardaron la manta. Eso sí que iba a servir.`,
    `—¿Y si le escribimos? —{dijo A}.
    Escribieron: «Señor Ruido: ¿qué quiere?».
    ? {B} {dibujó} una flor<, para que no pareciera un reto>.
    @charla
    Dejaron la carta junto a {LUGAR5}, con una piedrita encima.
    Y esperaron lejos<, que es donde se espera mejor>.
    @paisaje
    El viento levantó la carta. La leyó por los dos lados y se la llevó.
    —¿Contestó? —{preguntó B}.
    «{RUIDO1}», se oyó.
    @gesto
    —Creo que sí —{dijo A}—. Pero no le entiendo la letra.
    ? Y por primera vez el ruido dio un poquito de risa.`,
    `—Contemos los pasos —{dijo B}—. Hoy solo diez.
    Uno. Dos. Tres. <<Los primeros eran fáciles: todavía olían a casa.>>
    @camino
    Cuatro. Cinco. {A} {apretó} fuerte la mano de {B}<, o la pata, o lo que hubiera>.
    Seis. Siete. Ya se veía {LUGAR5}.
    ? Ocho fue un paso muy cortito<<, pero también contó>>.
    @gesto
    —Nueve —{susurró A}.
    «{RUIDO1}».
    ¡Y a correr! No hubo diez.
    @charla
    —Nueve es mucho —{dijo B}, sin aire—. Ayer eran tres.
    ? {A} {guardó} ese nueve <como quien guarda una moneda>.`,
    `Fueron a preguntarle a {Y}<, que sabía de todo un poco>.
    @camino
    —¿Qué es lo que suena junto a {LUGAR1}?
    —Puede ser [el viento|una rama|la tierra que se estira] —dijo {Y}—. O puede ser otra cosa.
    ? —Eso no ayuda —{dijo B}, bajito.
    @gesto
    —Me asustaba {SONIDO5} —dijo {Y}—. Después lo miré de cerca.
    —¿Y qué era?
    —Era {SONIDO5} —dijo {Y}—. Nada más.
    @paisaje
    {A} se {llevó} esa idea en la cabeza<, y por el camino le fue haciendo lugar>.`,
    `—Llevemos una luz —{dijo A}.
    Buscaron una luz buena. Probaron con [una vela|un farol|una lamparita].
    ? La luz hizo un círculo en el suelo, tibio y redondo<, donde cabían cuatro pies>.
    @camino
    Adentro del círculo todo era amable.
    Afuera, las sombras bailaban <más grandes que antes>.
    —Esa se parece a [un dragón|una tetera|mi tía] —{dijo B}.
    —Esa eres tú —{dijo A}.
    @gesto
    Y era verdad: {B} {movió} un brazo y el monstruo saludó.
    @charla
    ? Jugaron a saludar<, hasta que la luz se hizo chiquita y hubo que volver>.
    «{RUIDO1}», se oyó. Pero un poco menos.`,
    `{A} {quiso} mirar de lejos, con un tubo de cartón.
    Por el tubo el mundo era redondo <y quedaba más quieto>.
    —¿Qué ves? —{preguntó B}.
    —Veo {LUGAR}. Veo una hoja. Veo algo que se mueve.
    @gesto
    —¿Tiene dientes?
    —No sé. [Tiene punta|Tiene algo blanco|Tiene bordes].
    ? {B} {tomó} el tubo y {miró} por el otro lado<<, y todo se hizo lejísimos, que también es una manera de estar a salvo>>.
    @paisaje
    «{RUIDO1}».
    El tubo cayó al suelo y rodó hasta {LUGAR}.
    {DOS} lo dejaron ahí. Mañana sería otro tubo.`,
  ],
  mend: [
    `—Ahora vamos —{dijo A}—. Los pies ya quieren.
    Fueron de la mano, {A}, {B} y {X}<, hasta donde empezaba lo oscuro>.
    «{RUIDO1}».
    {A} {levantó} una rama. Y ahí estaba el ruido.
    Era una botella vieja. El viento le soplaba en la boca.
    —¿Eras tú? —{preguntó A}.
    ? La botella no dijo nada<, porque en ese momento no había viento>.
    {B} {sopló} despacio: «{RUIDO1}».
    @gesto
    Después {sopló} {A}. Y después todos, por turno.
    @todos
    ? Hicieron música un rato<, con el mismo ruido de siempre>.
    Le pusieron una flor. Así, de noche, ya no cantaría.`,
    `{A} {dio} el primer paso. {B} y {X} dieron el segundo.
    Detrás de {LUGAR1} había dos ojos redondos, muy abiertos.
    «{RUIDO1}», dijeron los ojos. Y temblaron.
    —Es chiquito —{susurró A}.
    Era {Y}. Vivía ahí desde hacía poco<, y por las noches extrañaba su otra casa>.
    —Yo los oía a ustedes —dijo {Y}—. Y me daba miedo.
    @gesto
    ? Se miraron un rato largo. <<Los dos miedos se miraron también, y se fueron juntos.>>
    —Hola —{dijo A}—. Nosotros hacemos pum, pum. Es el corazón.
    @todos
    Le dejaron una luz pequeña<, y la promesa de volver con pan>.
    Esa noche no hubo más ruido.`,
    `—Contamos {JUNTOS} —{dijo B}.
    Y contaron: uno, dos, tres<, hasta nueve, y después diez>.
    Llegaron. Junto a {LUGAR1} había una puerta vieja, medio abierta.
    El viento la empujaba un poquito: «{RUIDO1}».
    ? Eso era todo: una puerta con sueño que nadie había cerrado.
    @gesto
    {A} {puso} la mano en la madera. Estaba fría y era solo madera.
    —Buenas noches, puerta —{dijo A}. Y {cerró:A} despacito.
    Clic.
    @todos
    ? {X} dijo que el silencio también sonaba<: sonaba a almohada>.
    {B} {miró} a {A} con ojos brillantes.
    Los pies de {A} hicieron un bailecito.`,
  ],
  alt: { want: 'cerca de {LUGAR1}, con el oído atento', mend: 'ya sin miedo' },
};
