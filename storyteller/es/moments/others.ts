/** O, one of the cast, comes into the story. */
export const arrivals: readonly string[] = [
  `En eso {llegó:O} {O1}, {O.paso}.
    —¿Puedo ir con ustedes? —{preguntó O}.`,
  `Por el camino {venía:O} {O1}.
    —Yo también ayudo —{dijo O}<, sin preguntar en qué>.`,
  `{O1} {escuchó} todo desde {LUGAR}.
    —Cuenten conmigo —{dijo O}.`,
  `También {estaba:O} {O1}, {O.paso}, con {COSA}.
    {O} {O.gesto}.`,
  `{O1} se {asomó} por detrás de {LUGAR}.
    —Aquí hay alguien más —{dijo O}—. Soy yo.`,
  `De pronto {apareció:O} {O1}.
    A {O} {le} gustaba {O.gusta}, pero hoy {quería:O} compañía.`,
  `—¿Hay lugar para mí? —{preguntó:O} {O1}.
    Había lugar, y {O} se {quedó}.`,
  `Y entonces {llegó:O} {O1}, sin aire.
    —Vine apenas supe —{dijo O}.`,
  `Alguien silbaba cerca de {LUGAR}. {Era:O} {O1}.
    —Si no molesto, me quedo —{dijo O}.`,
  `Por el otro lado {llegó:O} {O1}, {O.paso}.
    —¿Qué me perdí? —{preguntó O}.`,
  `{O1} {estaba} mirando desde hacía un rato.
    —Los vi de lejos —{dijo O}—, y de cerca es mejor.`,
  `Entre {LUGAR} y el camino {apareció:O} {O1}.
    {Traía:O} {COMIDA} y muchas ganas de charlar.`,
  `—¡Espérenme! —se oyó. {Venía:O} {O1}, {O.paso}.
    Y esperaron.`,
  `Una voz preguntó si podía ayudar. La voz {era} de {O1}.
    Podía, por supuesto.`,
  `De detrás de {LUGAR} {salió:O} {O1}.
    {O} {O.gesto}, y con eso ya {estaba:O} en el grupo.`,
  `{O1} {pasaba} por ahí, de casualidad.
    —De casualidad, pero a propósito —{dijo O}.`,
];

/** What O does when already known. */
export const doings: readonly string[] = [
  '{O} {O.gesto}.',
  '{O} {ayudó} como {sabía}: {O.don}.',
  '{O} {llegó} {O.paso}.',
  '{O} {aplaudió}.',
  '{O} se {rió} con ganas.',
  '{O} {trajo} {COMIDA} para todos.',
  '{O} {encontró} un buen sitio para sentarse.',
  '{O} no {quería} perderse nada.',
  '—Yo lo vi todo —{dijo O}.',
  '{O} {miraba} con los ojos muy abiertos.',
  '{O} {sostuvo} lo que había que sostener.',
  '—Así, así —{dijo O}, con las dos manos en el aire.',
  '{O} {dio} tres pasos y {volvió} a contar lo visto.',
  'A {O} {le} pareció muy bien, y lo {dijo} dos veces.',
  '{O} se {puso} donde no estorbaba y se veía todo.',
  '{O} {guardó} el secreto como se guarda un pan.',
  'La voz de {O} se oyó por encima de todas.',
  '{O} {sacó} {COSA}, por si servía de algo.',
  '—Yo tomo la punta —{dijo O}, y la {tomó}.',
  '{O} {acercó} una luz, por si hacía falta.',
];

/** O says good night and goes home. */
export const partings: readonly string[] = [
  '{O} {dijo} buenas noches y se {fue}, {O.paso}.',
  '{O} {bostezó} primero.',
  '{O} {O.duerme}.',
  '{O} se {quedó} un ratito más. Después, también.',
  '—Hasta mañana —{dijo O}, muy bajito.',
  'La luz de {O} se apagó.',
  '{O} ya casi no {hablaba}.',
  '{O} {caminaba} despacio, con sueño.',
  '{O} {dijo} adiós con la mano, o algo así.',
  '{O} {llegó} a su puerta.',
  '{O} se {despidió} de todo el mundo, hasta de una piedra.',
  '—Que sueñen bonito —{dijo O}.',
  'Los pasos de {O} se hicieron chiquitos.',
  '{O} se {fue} por su lado, sin apuro.',
  'A {O} se {le} abrió la boca en un bostezo larguísimo.',
  '{O} {prometió} volver con la mañana.',
  '—Me llevo el sueño puesto —{dijo O}.',
  '{O} {saludó} una vez más, desde lejos.',
  'La sombra de {O} dobló la esquina.',
  '{O} se {llevó} un pedacito de {COMIDA} para el camino.',
];

/** The same for several at once, in {TODOS}; at least two names, so the verbs are plural. */
export const groupArrivals: readonly string[] = [
  'En eso llegaron {TODOS}.',
  'Por el camino venían {TODOS}.',
  'También estaban {TODOS}.',
  'Se acercaron {TODOS}, con ganas de ayudar.',
  'De tres en tres, o casi, llegaron {TODOS}.',
  'Se sumaron {TODOS}, cada cual con su idea.',
  'Allí venían {TODOS}, hablando todos a la vez.',
  'Junto a {LUGAR} esperaban {TODOS}.',
];
export const groupDoings: readonly string[] = [
  'Con ellos estaban {TODOS}.',
  'Se reían {TODOS}.',
  'Aplaudían {TODOS}.',
  'Miraban {TODOS}, muy de cerca.',
  'Ayudaron {TODOS}.',
  'Y cantaron {TODOS}.',
  'Hicieron lugar {TODOS}.',
  'Ni parpadeaban {TODOS}.',
  'Decían que sí {TODOS}.',
  'En ronda, escuchaban {TODOS}.',
];
export const groupPartings: readonly string[] = [
  'Se despidieron {TODOS}.',
  'Bostezaron {TODOS}.',
  'Ya iban a la cama {TODOS}.',
  'Dijeron adiós {TODOS}.',
  'Caminaban despacio {TODOS}.',
  'Arrastraban los pies {TODOS}.',
  'Ya casi no hablaban {TODOS}.',
  'Por su camino se fueron {TODOS}.',
  'Se frotaban los ojos {TODOS}.',
];
