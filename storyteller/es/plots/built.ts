import type { Plot } from './plot.ts';

export const built: Plot = {
  lists: {
    OBRA: [
      'una torre',
      'una casita',
      'un puente',
      'un barquito',
      'un molino',
      'un nido gigante',
      'una cabaña',
      'un tobogán',
    ],
  },
  titles: ['{A} y {B} construyen {OBRA1}', '{OBRA1} que se caía', '¡Pum! Otra vez', '{OBRA1} junto a {LUGAR1}'],
  want: [
    `Esa mañana {A} {amaneció} con una idea.
    —Hagamos {OBRA1} —{dijo A}—. Aquí, junto a {LUGAR1}.
    ? {B} {miró} el lugar. Había sitio <y había sombra>.
    —¿Grande? —{preguntó B}.
    —Grande, pero no tanto. Que quepamos {DOS}.
    @paisaje
    Juntaron [palos|tablas|ramas], piedras y {COSA}.
    ? {B} {dibujó} el plano con un palito en el suelo<<. Una hormiga lo cruzó y quedó incluida>>.
    @charla
    —Hoy mismo hay estreno —{dijo A}—. Antes de la noche.
    @gesto
    Y se pusieron a trabajar, que era otra manera de jugar.`,
    `—¿Sabes qué falta aquí? —{dijo A}.
    {B} {miró} {AQUI} de punta a punta.
    —¿Un baño? —{preguntó B}.
    —{OBRA1} —{dijo A}.
    ? Y en cuanto lo dijo, se notó muchísimo que faltaba.
    @paisaje
    {B} {trajo} las manos y {A}, las ganas.
    ? Pidieron prestada una soga a {Y}<, que la usaba para no perder su casa>.
    @charla
    Eligieron el mejor sitio: junto a {LUGAR1}.
    Pusieron la primera piedra. <Le pusieron también nombre: Ramona.>
    @gesto
    —Esta es la que aguanta todo —{dijo B}.`,
  ],
  trouble: [
    `Subieron una pieza. Subieron otra. Y otra más.
    Ya casi estaba. Faltaba solo la punta.
    {A} {puso} la última, con la lengua afuera.
    ? {B} no {respiraba}<, para no hacer viento>.
    Pasó {Y} y estornudó.
    ¡PUM!
    Todo se vino abajo.
    @gesto
    ? El polvo tardó un rato en sentarse. <Ellos, también.>
    —Perdón —dijo {Y}, con la nariz colorada.
    —No fuiste tú —{dijo A}—. Estaba flojo.
    @todos
    ? {B} {levantó} una tabla y {volvió:B} a dejarla.
    De {OBRA1} no quedaba más que el dibujo.`,
    `Trabajaron hasta que les dolieron los brazos.
    {OBRA1} ya tenía forma. {B} {dio} un paso atrás para mirar.
    —Está un poquito chueco —{dijo B}.
    —Es el estilo —{dijo A}.
    ? El estilo se inclinó un poco más. Y un poco más.
    @gesto
    Crac. Cric. ¡Pataplum!
    {DOS} se sentaron en medio de los palos<, con cara de no entender>.
    ? Una sola piedra seguía en su lugar. <Era la de abajo.>
    —Tanto trabajo —{dijo A}, y se {le} hizo un nudo en la garganta.
    @todos
    @paisaje
    —Todavía hay luz —{dijo B}, mirando el cielo.`,
  ],
  tries: [
    `—Otra vez —{dijo A}—. Pero más rápido, para que no tenga tiempo de caerse.
    Trabajaron a toda velocidad. Las piezas volaban de mano en mano.
    @camino
    {B} {puso} tres juntas. {A} {puso} cuatro sin mirar.
    ? {Y} aplaudía <, que era su forma de ayudar>.
    —¡Listo! —{dijo A}.
    Se oyó {SONIDO5}. Y después, un quejidito de madera.
    @gesto
    Cayó más rápido todavía.
    @charla
    —La prisa no pega —{dijo B}.
    ? Y se {quitó:B} una astilla del pelo <o de las plumas, o de donde fuera>.`,
    `—Le falta pegamento —{dijo B}.
    Mezclaron barro, agua y un poco de {COMIDA}.
    La mezcla hacía plop. <Olía rarísimo, pero no tan mal.>
    @gesto
    Pegaron una pieza. Se pegaron los dedos. Se pegó {Y}, que pasaba.
    ? —No es grave —dijo {Y}—. Hoy no tenía que ir a ningún lado.
    {OBRA1} quedó firme un ratito.
    @paisaje
    Después el sol calentó la mezcla, y todo empezó a resbalar.
    Despacio, despacio, hasta el suelo.
    @charla
    Se lavaron en silencio.
    ? {A} {probó} lo que quedaba en el balde. No era pegamento: era postre.`,
    `—Empecemos por arriba —{dijo A}.
    —¿Y quién sostiene? —{preguntó B}.
    —Tú.
    {B} {sostuvo} el techo con los brazos en alto. Un rato. Otro rato.
    @paisaje
    —Me pica la nariz —{dijo B}.
    —Aguanta —{dijo A}, y {corrió:A} a buscar una pared.
    @camino
    ? La pared estaba lejos. La nariz picaba más y más.
    ¡Achís! Se cayó el techo encima de {B}<, que quedó como una tortuga>.
    @gesto
    —¿Estás bien?
    —Aquí adentro es lindo —{dijo B} desde abajo.
    @charla`,
    `Fueron a ver cómo lo hacían los demás.
    @camino
    {Y} vivía en {LUGAR5}. Su casa no se caía nunca.
    —¿Cuál es el secreto? —{preguntó A}.
    —Yo la hice de adentro para afuera —dijo {Y}.
    —¿Y eso cómo es?
    —No sé explicarlo —dijo {Y}—. Me sale así.
    @gesto
    ? Dieron las gracias. Un secreto que no se explica también es un regalo.
    Probaron de adentro para afuera. Quedaron adentro, sin puerta.
    @charla
    ? Salieron por arriba, a empujones<, y con eso también se cayó>.
    @paisaje`,
    `{A} {quiso} hacerlo a su modo. {B} {quiso} hacerlo al suyo.
    De un lado creció algo alto y flaco. Del otro, algo bajo y gordo.
    —El mío es mejor —{dijo A}.
    —El mío no se mueve —{dijo B}.
    @gesto
    ? Ni se miraban, para no copiarse. <Se miraban un poquito.>
    @paisaje
    El alto se dobló. El bajo se hundió.
    Y cuando el alto cayó, cayó encima del bajo.
    ? {Y} miró el montón y dijo que ahora sí parecía algo.
    @charla
    {DOS} se sentaron en el mismo tronco.
    —El tuyo era muy alto —{dijo B}. Era un elogio.`,
    `Vino el viento a ver la obra.
    —Sopla despacio —le {pidió A}.
    El viento hizo lo que pudo<, pero el viento es el viento>.
    @camino
    Voló una tabla hasta {LUGAR}. Voló otra hasta {LUGAR}.
    ? Las trajeron una por una, como quien junta ovejas.
    @gesto
    —Si le hacemos una ventana —{dijo B}—, el viento pasa y no empuja.
    Hicieron la ventana. El viento pasó y saludó.
    —¡Funciona! —{gritó A}, y {dio:A} un salto.
    Con el salto, todo se vino abajo.
    @charla
    ? Pero la ventana quedó de pie. Sola, en medio de nada.
    @paisaje`,
    `—Nos faltan brazos —{dijo A}.
    Llamaron a {Y} y a {Z}. Vinieron, con muchas ganas y muchas opiniones.
    —Más alto —dijo {Y}.
    —Más bajo —dijo {Z}.
    —A la izquierda —dijeron {DOS}, cada cual para su lado.
    @gesto
    ? Todos empujaron y nadie sostuvo.
    @paisaje
    Pasó lo que tenía que pasar: ¡pum!
    ? De abajo salieron cuatro cabezas, y se oyó {SONIDO}.
    —Me gustó la parte en que estaba parado —dijo {Z}.
    @charla
    A {A} {le} dio risa, aunque no quería.`,
    `Contaron las piezas que quedaban enteras: pocas.
    @camino
    Buscaron más junto a {LUGAR5}. Hallaron {COSA} y {COSA}.
    ? No eran tablas. <Eran, eso sí, muy bonitas.>
    —Esto puede ser la puerta —{dijo B}.
    —O el techo —{dijo A}.
    —O nada —dijo {Y}, que no ayudaba.
    @gesto
    Probaron de puerta. Probaron de techo. Al final fue de nada.
    @charla
    {A} {apoyó} la cabeza en la piedra de abajo<, la que nunca se caía>.
    —¿Tú cómo haces? —le {preguntó A}.
    La piedra estaba quieta y ancha. Eso hacía.`,
  ],
  mend: [
    `—¿Puedo? —dijo {X}. Y puso dos piezas acostadas, una cruzando la otra.
    {A} {miró} bien. {B}, también.
    ¡Acostadas! Así no se caían. Así se abrazaban.
    Empezaron de nuevo: ancho por abajo y angosto por arriba.
    @gesto
    {B} {sostuvo}. {A} {puso}. {X} cuidaba que nadie corriera.
    ? Esta vez hablaban poco<, y cada mano sabía lo que hacía la otra>.
    @todos
    La última pieza entró con un clic.
    Nadie respiró. Pasó {Y}. Estornudó.
    Y {OBRA1} siguió en pie.
    ? Entraron a probar: cabían todos, si alguien encogía la panza.`,
    `{X} trajo una soga, de la buena.
    —Lo que no se puede pegar se puede atar —dijo.
    Ataron una pieza con otra, y esa con la siguiente.
    ? {B} {hacía} los nudos; {A} {ponía} el dedo.
    {OBRA1} se movía un poco, pero ya no se caía. Se mecía.
    —Está chueca la cosa —{dijo B}.
    —Es el estilo —{dijo A}, y esta vez era cierto.
    @gesto
    @todos
    Colgaron un farol en la punta.
    ? La luz se balanceaba <y dibujaba olas en el suelo>.
    {Y} llegó con {COMIDA} y preguntó dónde se sentaba.
    Donde quisiera: había lugar.`,
    `Con los pedazos ya no alcanzaba para {OBRA1}.
    —Alcanza para otra cosa —dijo {X}—. Miren.
    {A} {miró} los palos en el suelo. Parecían un círculo.
    Pusieron las piedras alrededor y las mantas en el medio.
    No era alto. No era como el dibujo. Era mejor.
    @gesto
    ? Desde ahí, de espaldas, se veía el cielo completo.
    —¿Cómo se llama esto? —{preguntó B}.
    —Se llama aquí —{dijo A}.
    @todos
    ? {X} probó un rincón y dio dos vueltas antes de echarse.
    Nada podía caerse, porque ya estaba todo abajo.
    Y cabían todos, hombro con hombro.`,
  ],
  alt: { want: 'a punto de construir {OBRA1}', mend: 'con la obra terminada' },
};
