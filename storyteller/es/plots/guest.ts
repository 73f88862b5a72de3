import type { Plot } from './plot.ts';

export const guest: Plot = {
  lists: {
    MALETA: [
      'una maleta de cartón',
      'una bolsa llena de hojas',
      'un paraguas cerrado',
      'una caja con agujeritos',
      'un sombrero muy grande',
      'una jaula vacía',
      'un bulto azul',
      'una linterna sin pila',
    ],
  },
  titles: [
    'Toc, toc',
    'Alguien llegó a {AQUI}',
    'La visita',
    '{Z} en la puerta',
    'Una visita para {A}',
    'Hay lugar para {Z}',
  ],
  want: [
    `[Esa tarde|Aquella tarde|Justo ese día] {A} {quería} una noche tranquila.
    Iba a haber {COMIDA}, un cuento corto y la cama.
    ? {B} ya {había} puesto dos platos, dos vasos y dos cojines.
    @paisaje
    Entonces sonó: toc, toc.
    —¿Esperas a alguien? —{preguntó A}.
    —Yo no —{dijo B}—. ¿Y tú?
    @charla
    Toc, toc, otra vez.
    {A} {abrió} un poquito. <Después abrió un poquito más.>
    Afuera estaba {Z}, con {MALETA1}.
    ? Tenía los pies mojados y cara de haber caminado desde ayer.
    —Buenas tardes —dijo {Z}—. ¿Aquí hay un rincón?`,
    `Todo estaba preparado. {A} lo {había} contado tres veces.
    Un plato para {A}. Un plato para {B}. Nada más y nada menos.
    @paisaje
    ? Afuera se oía {SONIDO}<, y adentro, la sopa>.
    @charla
    —¡A la mesa! —{dijo B}.
    Y en ese momento llamaron a la puerta. Toc. Un solo toc, muy flojito.
    ? —Será el viento —{dijo A}.
    —El viento no dice «permiso» —{dijo B}.
    Era {Z}. Traía {MALETA1} y no miraba a nadie<<: se miraba los pies, que dejaban un charco en la entrada>>.
    —Me perdí un poco —dijo {Z}—. Me perdí bastante.
    @gesto
    La puerta ya estaba abierta.`,
  ],
  trouble: [
    `{Z} entró y se sentó en el lugar de {A}.
    Después se tapó con la manta de {B}.
    {A} y {B} se miraron <por encima de la sopa>.
    —Ese es mi lugar —{dijo A}, muy bajito.
    {Z} no lo oyó. Estaba mirando la ventana.
    ? Y no quiso sopa. Y no quiso pan. <<Y cuando le preguntaron cómo se llamaba su casa, apretó los labios.>>
    @gesto
    De repente se le cayó una lágrima, redonda, en el plato.
    —¿Qué hicimos? —{preguntó B}.
    —Nada —dijo {Z}—. Es que no es mi sopa.
    @todos
    ? La lágrima hizo plin.
    Y la noche tranquila se quedó esperando afuera.`,
    `No había cama para uno más. No había plato para uno más.
    —¿Cuánto se queda? —{susurró A}.
    —Hasta que se vaya —{susurró B}.
    {Z} oyó. Juntó sus cosas y dio un paso hacia la puerta.
    @gesto
    —Ya me voy —dijo—. Soy fácil de guardar.
    ? Pero afuera estaba fresco, y {MALETA1} pesaba mucho.
    A {A} {le} ardieron un poco las orejas.
    —No —{dijo A}—. Espera.
    @todos
    ? <Después de «espera» hay que decir algo, y {A} no {sabía} qué.>
    {Z} se quedó en medio del cuarto, sin sentarse.
    Así no podía dormir nadie.`,
  ],
  tries: [
    `—Tal vez tiene hambre —{dijo B}.
    Le llevaron {COMIDA5}<, en el plato de los días de fiesta>.
    {Z} miró el plato. Lo giró un poquito. Lo volvió a girar.
    —En mi casa esto es azul —dijo {Z}.
    —¿La comida? —{preguntó A}.
    —El plato.
    @gesto
    Buscaron algo azul. Había {COSA} y había un balde.
    ? Sirvieron en el balde. <Se veía inmenso.>
    @charla
    {Z} comió tres bocados. Después otros dos.
    Pero seguía mirando la ventana.
    @paisaje`,
    `—Cantemos algo —{dijo A}—. Con música se duerme.
    {A} {cantó} la de la luna. {B} {hizo} los coros.
    ? {Y} golpeó la pared desde al lado: pedía otra.
    {Z} escuchó con los ojos muy abiertos.
    —Es linda —dijo {Z}—. La mía va al revés.
    —¿Cómo es al revés?
    @gesto
    {Z} cantó, y la canción empezaba por el final.
    @paisaje
    Trataron de aprenderla. Se les caían las palabras.
    @charla
    —Casi —dijo {Z}, con media sonrisa.
    Media era más que ninguna. Pero el sueño no vino.`,
    `—Le falta una cama como la suya —{dijo B}.
    —¿Cómo es tu cama? —{preguntó A}.
    —Blanda por un lado —dijo {Z}—, y por el otro, no tanto.
    Pusieron un cojín de un lado. Del otro, {COSA5}.
    {Z} se acostó. Se levantó. Dio la vuelta.
    @gesto
    ? Probó con los pies arriba. Probó cruzado. <<Probó debajo de la cama, donde había una pelusa muy amable.>>
    —Gracias —dijo {Z}—. Es casi, casi.
    @charla
    {A} {acomodó} el cojín por quinta vez.
    ? {B} ya {bostezaba} por todos.
    @paisaje`,
    `—Vamos a mostrarle {AQUI} —{dijo A}—. Así ya no es un lugar extraño.
    @camino
    Le mostraron {LUGAR}. Le mostraron {LUGAR}.
    —Aquí jugamos —{dijo B}—. Aquí nos caímos. Aquí se nos pasó.
    ? {Z} caminaba un paso atrás<, tocando apenas las cosas>.
    Se oyó {SONIDO5}. {Z} pegó un brinco.
    —No hace nada —{dijo A}—. Siempre suena.
    @gesto
    —En mi casa suena otra cosa —dijo {Z}.
    @charla
    ? No dijo qué. Se le había hecho chiquita la voz.
    Volvieron despacio <por donde habían ido>.`,
    `—Contémosle un cuento —{dijo B}.
    {B} {contó} el de la hormiga gigante. {A} {contó} el final.
    —¿Y después? —preguntó {Z}.
    —Después nada. Es el final.
    —¿Y quién apagó la luz?
    @gesto
    {A} {pensó}. En ese cuento nadie apagaba la luz.
    ? Tuvieron que inventar un apagador de luces. <<Y una escalera, para que llegara. Y una escoba, porque la escalera estaba sucia.>>
    @charla
    El cuento se hizo larguísimo.
    {B} se {durmió} un poquito en la mitad. {Z}, no.
    @paisaje`,
    `Un baño tibio siempre ayuda.
    Llenaron una tina con agua y hojas de menta.
    {Z} metió un pie. Metió el otro. Hizo una burbuja.
    @gesto
    —¡Se rió! —{dijo A}.
    —Fue el agua —{dijo B}.
    ? Pusieron {COSA} a flotar, y fue barco<, y el barco tuvo capitán>.
    Por un rato nadie se acordó de nada.
    @paisaje
    Pero el agua se enfría. Y con el agua fría volvió la lágrima.
    @charla
    {A} {trajo} la toalla más grande.
    ? De {Z} solo quedó a la vista la nariz.`,
    `{A} {quiso} ver qué había en el equipaje.
    —¿Se puede? —{preguntó A}.
    {Z} dijo que sí con la cabeza.
    No había ropa. No había comida. Había {COSA} y una foto borrosa.
    @gesto
    —¿Quiénes son? —{preguntó B}.
    —Ahí estoy yo —dijo {Z}—. Y esos son los míos. Se movieron.
    ? En la foto todos estaban borrosos de tanto reírse.
    @paisaje
    {A} {puso} la foto junto a la lámpara.
    @charla
    {B} {buscó} un marco<, y lo hizo con cuatro palitos>.
    {Z} la miró mucho rato. Ya casi no temblaba.`,
    `—Tal vez tiene frío —{dijo A}.
    Le pusieron una manta. Y otra. Y el gorro de {B}.
    Solo quedaron los ojos, que seguían abiertos.
    ? {Y} llegó con una bufanda y la agregó arriba.
    —¿Mejor? —{preguntó B}.
    —Mmf —dijo la montaña de mantas.
    @gesto
    Le quitaron una para oír.
    —Tengo calor —dijo {Z}.
    @charla
    Quitaron todo otra vez. El calor no era. El frío tampoco.
    @paisaje
    ? {DOS} doblaron las mantas en silencio<, pensando con las manos>.`,
  ],
  mend: [
    `@encasa
    Entonces {A} {hizo} una pregunta que no habían hecho.
    —¿Qué ves por la ventana?
    —Busco mi estrella —dijo {Z}—. En casa la veo antes de dormir.
    Corrieron la mesa. Corrieron la cortina. {X} subió a limpiar el vidrio.
    Y ahí estaba, chiquita, entre dos nubes.
    —Es la misma —dijo {Z}—. ¡Me siguió!
    @gesto
    ? Era la misma también para {A} y para {B}<, que nunca se habían fijado>.
    Movieron las camas hacia la ventana, todas en fila.
    @todos
    ? {X} eligió la punta, donde daba más cielo.
    —Ahora sí tengo hambre —dijo {Z}.
    Y la sopa todavía estaba tibia.`,
    `@encasa
    —¿Y si no hacemos nada? —{dijo A}—. Nos sentamos al lado y ya.
    Se sentaron en el suelo, con {X} y con {Z}.
    Nadie cantó. Nadie preguntó.
    Al rato {Z} empezó a hablar, despacito.
    Contó de su casa, de su puente y de su abuela.
    ? Contó del día en que el agua se llevó el camino.
    @gesto
    {A} {escuchó} con toda la cara.
    Cuando terminó, {Z} respiraba mucho mejor.
    @todos
    —Mañana te ayudamos a buscar el camino —{dijo B}.
    ? {X} le puso un plato azul: lo había pintado con moras.
    Y {Z} se rió con la sonrisa entera.`,
    `@encasa
    {A} {puso} en la mesa un plato más. {B} {trajo} una silla.
    No combinaba con nada. Quedaba perfecta.
    —Este es tu lugar —{dijo A}—. Tiene tu nombre.
    {X} había escrito el nombre con miguitas: «{Z}».
    ? {Z} lo leyó tres veces<, y la última en voz alta>.
    —¿Puedo hacer algo yo? —preguntó {Z}.
    Sabía tostar el pan con forma de sol. Nadie más sabía.
    @gesto
    Comieron soles con miel hasta quedarse sin luz.
    @todos
    ? De {MALETA1} salió una cosa más: un regalo, para quien abriera la puerta.
    Era una campanita. Para que nadie volviera a tocar tan flojito.`,
  ],
  before: {
    turn: [
      'Salieron {TRES:Z} a tomar un poco de aire.',
      '—Salgamos un rato —{dijo B}—. Adentro ya probamos todo.',
      'La puerta quedó entornada. Salieron {TRES:Z} a dar una vuelta corta.',
      'Hacía falta aire, y salieron {TRES:Z}, sin apuro.',
      '—¿Caminamos? —{dijo A}. Y salieron {TRES:Z}.',
    ],
    mend: [
      'Volvieron a entrar, y {X} entró detrás.',
      'Adentro hacía más calor que afuera. {X} también pasó.',
      'La casa estaba como la habían dejado. {X} pasó a ver.',
      'Entraron otra vez, con {X} de compañía.',
    ],
    home: [
      'A {Z} le hicieron una cama blanda, junto a la ventana.',
      '{Z} eligió el rincón más tibio, y ahí le pusieron un cojín.',
      'Para {Z} hubo una manta entera y media almohada.',
      '{Z} ya tenía su taza, su manta y su rincón.',
    ],
  },
  alt: { want: 'en un día tranquilo', mend: 'en buena compañía' },
};
