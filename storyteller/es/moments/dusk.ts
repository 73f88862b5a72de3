/** Single moments of the turn and the mending, when the light is going. */
export const dusk: readonly string[] = [
  'La tarde {LOS} miraba sin apurarlos.',
  'El aire se puso quieto.',
  'Ya casi no hacía falta hablar.',
  'Había {OLOR} y un poco de frío en la nariz.',
  '{SONIDO} sonó más bajo.',
  'La sombra de {LUGAR} llegó hasta sus pies.',
  'Una luz se prendió cerca de {LUGAR}.',
  '{B} {miró} a {A} como si fuera la primera vez.',
  '{A} se {dio} cuenta y no {dijo} nada.',
  'A {A} se {le} puso tibio el pecho.',
  'El cielo tenía una sola nube.',
  'Alguien suspiró, y no se supo quién.',
];

/** Small joys once all is well again. */
export const joy: readonly string[] = [
  '{B} {dio} una vuelta entera sobre un pie.',
  '{A} {A.gesto}, pero ahora de gusto.',
  'Alguien empezó a tararear y los demás siguieron.',
  'Repartieron {COMIDA}, y sobró un poquito.',
  '—¿Viste? —{dijo B}.',
  '—Otra vez —pidió {X}.',
  'La risa de {B} se oyó hasta {LUGAR}.',
  '{X} guardó {COSA}, de recuerdo.',
  'No hacía falta nada más.',
  'Se sentaron en ronda, con los hombros juntos.',
  '{A} {contó} todo de nuevo, aunque todos habían estado ahí.',
  'Hasta {LUGAR} parecía sonreír en la última luz.',
  'Por un rato nadie miró la hora.',
  '{Y} llegó tarde y lo festejó igual.',
];
