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
];

/** The same for several at once, in {TODOS}; at least two names, so the verbs are plural. */
export const groupArrivals: readonly string[] = [
  'En eso llegaron {TODOS}.',
  'Por el camino venían {TODOS}.',
  'También estaban {TODOS}.',
  'Se acercaron {TODOS}, con ganas de ayudar.',
];
export const groupDoings: readonly string[] = [
  'Con ellos estaban {TODOS}.',
  'Se reían {TODOS}.',
  'Aplaudían {TODOS}.',
  'Miraban {TODOS}, muy de cerca.',
  'Ayudaron {TODOS}.',
  'Y cantaron {TODOS}.',
];
export const groupPartings: readonly string[] = [
  'Se despidieron {TODOS}.',
  'Bostezaron {TODOS}.',
  'Ya iban a la cama {TODOS}.',
  'Dijeron adiós {TODOS}.',
  'Caminaban despacio {TODOS}.',
];
