import type { Plot } from './plot.ts';

export const talents: Plot = {
  lists: {
    FIESTA: [
      'la fiesta de la luna',
      'la noche de los faroles',
      'el cumpleaños de todos',
      'la fiesta de la cosecha',
      'la noche de las canciones',
      'el baile de las sombras',
    ],
  },
  titles: [
    '{A} {va} a la fiesta',
    'Lo que {llevó:A} {A}',
    '{FIESTA1}',
    '¿Y yo qué llevo?',
    'Con las manos vacías',
    '{A} en {FIESTA1}',
  ],
  want: [
    `Esa noche era {FIESTA1}.
    En {AQUI} todos se preparaban desde temprano.
    ? {Y} practicaba un baile. {Z} barría el lugar con su cola, o con una escoba.
    —Cada cual lleva lo suyo —{dijo B}—. Yo hago {COMIDA}.
    —Ah —{dijo A}—. ¿Y yo?
    @paisaje
    {A} {quería} llevar algo que dejara a todos con la boca abierta.
    ? {Pensó:A} con los ojos cerrados. {Pensó:A} parándose en un pie.
    @charla
    No se {le:A} ocurría nada.
    @gesto
    Y el sol ya había empezado a caminar.`,
    `En la puerta había una lista larga, larga.
    Decía: «Para {FIESTA1}, anote aquí lo que trae».
    {Y} traía música. {Z} traía cuentos. {B} {traía} {COMIDA}.
    ? Al final de la lista había una raya vacía, con el lápiz al lado.
    @paisaje
    {A} {tomó} el lápiz. Lo {mordió:A} un poco. Lo {dejó:A}.
    —Después lo anoto —{dijo A}.
    —¿Qué vas a traer? —{preguntó B}.
    —Es sorpresa —{dijo A}.
    @charla
    Y era verdad: también era sorpresa para {A}.
    @gesto`,
  ],
  trouble: [
    `{A} {miró} a los demás.
    {Y} giraba sin marearse. {Z} silbaba dos notas a la vez.
    {B} {tenía} harina hasta en las orejas, y todo {le} salía rico.
    ? <Hasta una piedra parecía hacer algo: estar quieta, muy bien.>
    —Yo no sé hacer nada —{dijo A}.
    Lo {dijo:A} tan bajo que apenas se oyó.
    @gesto
    —Eso no es así —{dijo B}.
    Pero {A} ya {miraba} el suelo.
    @todos
    ? En la lista seguía la raya vacía. <<De lejos se veía más larga que las otras.>>
    A lo mejor era mejor no ir.`,
    `—Muéstrame tu sorpresa —dijo {Y}—. No le digo a nadie.
    {A} {abrió} las manos. No había nada.
    —Es invisible —{dijo A}.
    —¡Qué bien hecha está! —dijo {Y}, y se fue a contarlo.
    ? En un momento lo supo todo el mundo.
    @gesto
    «{A} {trae} algo invisible», decían. «Nunca se vio».
    A {A} {le} subió un calor por el cuello.
    @todos
    —¿Qué hago ahora? —le {preguntó A} a {B}.
    —Buscar algo que se vea —{dijo B}—. Yo te ayudo.
    ? Faltaban pocas horas <y todas corrían>.`,
  ],
  tries: [
    `—Puedes hacer malabares —{dijo B}.
    {A} {tomó} {COSA5}, una piedra y una manzana.
    Arriba, arriba, arriba. Y después: abajo, abajo y en la cabeza.
    @gesto
    —Otra vez —{dijo A}.
    ? La manzana voló hasta {LUGAR}, y {Y} dijo gracias.
    @camino
    Buscaron la piedra. Buscaron lo demás.
    —Lo mejor fue la manzana —dijo {Y}, con la boca llena.
    @charla
    {A} {probó} con una sola cosa. Esa no se cayó.
    ? Pero con una sola cosa no son malabares: es tener algo en la mano.
    @paisaje`,
    `—Puedes cantar —{dijo B}.
    {A} {abrió} la boca y salió un sonido finito.
    ? Un pájaro levantó vuelo. <Otro se acercó, por curiosidad.>
    —Más fuerte —{dijo B}.
    Salió un sonido gordo. Se oyó hasta {LUGAR5}.
    —¿Alguien se lastimó? —gritó {Y} de lejos.
    @gesto
    —No —{dijo A}—. Era una canción.
    @charla
    ? —Tenía mucha fuerza —{dijo B}, que {elegía} bien las palabras.
    Guardaron la canción para otro día.
    @paisaje
    Y siguieron buscando.`,
    `Fueron a ver a {Z}, que bailaba como el agua.
    @camino
    —Un paso acá, un paso allá y vuelta —dijo {Z}.
    {A} {dio} un paso acá. {Dio:A} un paso allá. La vuelta siguió y siguió.
    {Giró:A} hasta {LUGAR5} y se {sentó:A} de golpe.
    @gesto
    —¿Se terminó? —{preguntó B}.
    —Yo sí, pero el suelo no —{dijo A}, con los ojos bailando todavía.
    ? {Z} dijo que como tornado era excelente.
    @charla
    Descansaron hasta que el mundo paró.
    @paisaje
    Bailar tampoco era.`,
    `—Puedes cocinar conmigo —{dijo B}.
    {A} {echó} harina. {Echó:A} más harina. {Echó:A} una cosa que parecía azúcar.
    No era azúcar.
    ? La masa creció, salió de la olla y miró alrededor.
    @gesto
    —¿Eso se mueve? —{preguntó B}.
    —Creo que está alegre —{dijo A}.
    Tuvieron que correrla hasta {LUGAR5} <y traerla con una cuchara grande>.
    @camino
    {Y} probó una puntita. Pensó mucho. Dijo: «Es… nueva».
    @charla
    ? Lavaron todo <<, que fue la parte que mejor salió>>.
    {A} {quedó} con un bigote blanco.`,
    `—Puedes hacer magia —dijo {Y}—. Yo tengo el sombrero.
    {A} {metió} la mano en el sombrero y {sacó} {COSA}.
    —¡Oh! —{dijo B}.
    —Ya estaba ahí —dijo {Y}—. Es mío.
    ? {A} {dijo} las palabras raras. {Movió:A} la varita, que era una ramita.
    @gesto
    —Que desaparezca —{dijo A}.
    Cerraron los ojos. Los abrieron. Había desaparecido {B}.
    —¡Estoy aquí atrás! —{gritó B}—. Fui a buscar agua.
    @charla
    @paisaje
    ? Por un segundo había funcionado. <<Fue un gran segundo.>>
    Pero un segundo no llena una fiesta.`,
    `{A} {quiso} escribir un poema.
    Se {sentó:A} junto a {LUGAR5} con papel y lápiz.
    «La luna es…», {puso:A}.
    @paisaje
    Pasó un rato. Pasó otro. {B} se {acercó} a mirar.
    —¿Qué es la luna? —{preguntó B}.
    —No sé —{dijo A}—. Por eso no sigo.
    ? {Y} dijo que era un queso. {Z} dijo que era una puerta. Se quedaron discutiendo.
    @gesto
    Con tanta gente alrededor, el poema se asustó y no salió.
    @charla
    {A} {dobló} el papel y lo {guardó}.
    ? «La luna es…» ya era algo, después de todo.`,
    `{A} se {puso} a ayudar, mientras {pensaba}.
    {Y} no llegaba al farol: {A} {buscó} un banco.
    {Z} perdió la aguja: {A} {halló} el brillo entre las piedras.
    @camino
    ? Alguien tenía frío en {LUGAR5}, y {A} {llevó} una manta.
    @gesto
    —¿Y tu sorpresa? —{le:A} preguntaban todos.
    —Todavía no la tengo —{decía A}, con un farol en cada mano.
    @charla
    {B} {miraba} y no {decía} nada. Pero {sonreía}.
    ? Así se fue media tarde, de favor en favor.
    @paisaje
    Y la raya de la lista seguía sin nombre.`,
    `—A lo mejor sabes dibujar —{dijo B}.
    {A} {dibujó} {LUGAR5} en la tierra, con un palito.
    —Es idéntico —{dijo B}—. ¿Qué es?
    @gesto
    {A} {borró} con el pie. {Dibujó:A} a {B}.
    {B} {miró} el dibujo de un lado. Lo {miró:B} del otro.
    —Tengo muchas patas —{dijo B}.
    —Estás corriendo —{dijo A}.
    ? {Y} cruzó por encima y le agregó una huella. <Mejoró bastante.>
    @charla
    @camino
    Después pasó la brisa y se lo llevó todo.
    ? —Era un dibujo para el viento —{dijo A}.`,
  ],
  mend: [
    `En lo mejor de la fiesta se apagaron los faroles. Todos.
    Nadie veía nada. Alguien empezó a llorar bajito.
    —Quietos —{dijo A}—. Denme la mano.
    {A} {A.don}.
    De a uno, fueron haciendo una fila, y la fila encontró el camino.
    ? {X} iba primero, de la mano de {A}.
    Cuando volvió la luz, no faltaba nadie.
    @gesto
    —¿Qué trajiste tú? —preguntó {X}.
    {A} {miró} sus manos. Estaban llenas de manos.
    —Esto —{dijo B}, y lo {anotó:B} en la lista.
    @todos
    ? Y la fiesta siguió, más linda que antes.`,
    `{A} {llegó} despacio, sin nada.
    —¡Por fin! —dijo {X}—. Sin ti no empezábamos.
    —Pero no traje nada —{dijo A}.
    —Hoy me hiciste reír —dijo {Y}.
    —A mí me preguntaste cómo estaba —dijo {Z}.
    —Y conmigo te quedaste —dijo {X}.
    @gesto
    {A} no {supo} qué decir. {B} {trajo} otro plato.
    ? En la lista, alguien había escrito en la raya vacía: «{A} {trae} a todos».
    @todos
    Y era cierto: a todos los había traído un poquito.
    Comieron {COMIDA} hasta que no quedó.`,
    `A la hora de la música, faltó el tambor.
    —Yo puedo —{dijo A}, sin pensarlo.
    {Golpeó:A} el suelo con el pie: tum, tum. Como un corazón.
    {X} le siguió con una cuchara. {B}, con las palmas.
    ? {Y} bailó encima de ese tum, tum, y no se mareó.
    @gesto
    Era un ritmo simple. Era justo lo que faltaba.
    —¿Dónde aprendiste? —{preguntó B}.
    —Es el mío —{dijo A}, y se {puso} la mano en el pecho.
    @todos
    ? Cuando la noche se hizo honda, el tum, tum se fue haciendo lento.
    Nadie pidió otra cosa.`,
  ],
  alt: { want: 'entre los preparativos de la fiesta', mend: 'en la fiesta, a la luz de los faroles' },
};
