/** The place itself, beside the setting's own sentences. By day and at dusk. */
export const place: readonly string[] = [
  'Había {OLOR} por todas partes.',
  'A lo lejos se oyó {SONIDO}.',
  'Junto a {LUGAR} brillaba {COSA}.',
  'Detrás de {LUGAR} se oía {SONIDO}<, muy suave>.',
  'Sobre {LUGAR} alguien había dejado {COSA}.',
  '{LUGAR} parecía más grande que otras veces.',
  'El aire traía {OLOR} <y un poquito de sueño>.',
  'Cerca de {LUGAR}, {Y} ordenaba {COMIDA}.',
  'Se oyó {SONIDO}, y después otra vez<, como una respuesta>.',
  '{LUGAR} tenía una sombra nueva.',
  'Por {LUGAR} pasaba una fila de hormigas<, todas muy ocupadas>.',
  'En el suelo, entre las huellas, estaba {COSA}.',
];

/** Said early on when nothing else has named the place. */
export const whereabouts: readonly string[] = [
  'Era un buen día en {AQUI}.',
  'En {AQUI} nadie tenía prisa.',
  'Todo estaba despierto en {AQUI}.',
  'Así empezaban los días en {AQUI}.',
  'En {AQUI} siempre pasaba algo.',
  'Aquel día, en {AQUI}, olía a {COMIDA}.',
  'En {AQUI} se oía {SONIDO}.',
  'Había mucho que ver en {AQUI}.',
  'El día se estrenaba en {AQUI}.',
  'En {AQUI} ya había quien cantaba.',
  'Por fin era de día en {AQUI}.',
  'Nadie madrugaba tanto en {AQUI}.',
  'En {AQUI} olía a cosas por pasar.',
  'Algo bueno se cocinaba en {AQUI}.',
];
