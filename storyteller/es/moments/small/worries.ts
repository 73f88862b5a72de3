/** How the two of them bear it when something has gone wrong. */
export const worries: readonly string[] = [
  `{A} se {sentó} en el suelo, <con la barbilla en las rodillas>.
    {B} no {dijo} «no es nada», porque algo era.
    Se {sentó:B} también.
    <El suelo estaba duro, pero de a dos se notaba menos.>`,
  `—¿Lloramos? —{preguntó B}.
    —Un poquito —{dijo A}—. Y después seguimos.
    Lloraron un poquito<<, que salió más corto de lo que pensaban>>.
    La nariz de {A} hizo un ruido, y a {B} {le} dio risa.`,
  `{Y} pasaba por ahí y vio las caras.
    —¿Quién se quedó sin postre? —preguntó {Y}.
    —Nadie —{dijo A}—. Es que salió mal.
    —Ah —dijo {Y}—. A mí los lunes me sale todo mal. Hoy ni siquiera es lunes.`,
  `A {A} se {le} ocurrieron diez cosas feas, una detrás de otra.
    Las {contó:A} en voz alta. <En voz alta eran más chicas.>
    {B} {contó} diez lindas, para emparejar.
    La última era {COMIDA}.`,
  `{B} {puso} una mano en el hombro de {A}.
    La mano pesaba poco y estaba tibia.
    —Vamos a pensar —{dijo B}.
    <Pensar de a dos es más lento, pero hace menos ruido.>`,
  `Por un momento nadie supo qué hacer con las manos.
    {A} las {escondió} en la espalda.
    {B} {juntó} {COSA} del suelo y {limpió:B} el polvo con cuidado.
    <No arreglaba nada. Pero algo, al menos, quedó limpio.>`,
  `—¿Y si volvemos a empezar el día? —{dijo A}.
    —Ya lo usamos —{dijo B}—. Pero queda la tarde.
    {A} {miró} la tarde. Era grande todavía.
    <Cabían en ella varias ideas, si se acomodaban bien.>`,
  `{A} {cerró} los puños y los {abrió} despacio.
    Era lo que hacía cuando algo apretaba por dentro.
    {B} lo {hizo} al mismo tiempo, para acompañar.
    <Una vez, dos veces, tres. A la cuarta ya entraba más aire.>`,
  `Desde {LUGAR} llegó {SONIDO}.
    Sonaba igual que siempre, y eso ayudó un poco.
    —Mira —{dijo B}—. Lo demás sigue en su lugar.
    {A} {miró} alrededor y {fue} saludando cosa por cosa.`,
  `{B} {quiso} decir algo que sirviera.
    Abrió la boca. No había nada adentro.
    —Tengo {COMIDA} —{dijo B} al fin.
    <No era un consejo, pero era rico.> Lo comieron sin apuro.`,
];
