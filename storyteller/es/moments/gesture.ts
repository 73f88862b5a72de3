/** What a face or a body does between two things said, in any mood. */
export const plainGestures: readonly string[] = [
  '{A} {A.gesto}.',
  '{B} {B.gesto}.',
  '{A} {A.gesto}<, y {B} {B.gesto}>.',
  '{B} {B.gesto} y no {dijo} más.',
  '{A} {A.gesto}, <para darse tiempo,> y {pensó} un poco.',
  '{DOS} se miraron.',
  'Hubo un silencio chiquito.',
  '{A} {soltó} el aire<, que {venía} guardando desde hacía rato>.',
  'A {A} {le} picó la nariz<, como cada vez que pensaba mucho>.',
  '{A} se {rascó} una oreja.',
  '{B} {miró} para arriba, <por si la respuesta estaba ahí>.',
  'Nadie dijo nada por un ratito.',
  '{B} {tomó} aire y lo {soltó} de a poco.',
  'Se oyó {SONIDO}, y {DOS} lo dejaron sonar.',
];

export const merryGestures: readonly string[] = [
  '{A} {dijo} que no con la cabeza<, y después que sí>.',
  '{B} {dijo} que sí con la cabeza.',
  'A {B} se {le} escapó una risa.',
  '{A} {apretó} los labios <para que no se le saliera la risa>.',
  '{A} {puso} cara de pensar<: una ceja arriba y otra abajo>.',
  'A {A} {le} brillaron los ojos.',
  '{B} {dio} un empujoncito a {A} <con el hombro>.',
  '{B} {dio} un saltito en el lugar.',
  '{A} se {rió} por la nariz.',
  'A {B} {le} bailaban los pies.',
];

export const worriedGestures: readonly string[] = [
  '{A} {tragó} saliva.',
  'A {A} se {le} arrugó la frente.',
  '{B} {puso} una mano sobre la de {A}.',
  '{A} {miró} el suelo, <como si ahí estuviera escrito qué hacer>.',
  'A {B} se {le} bajaron los hombros.',
  '{A} {apretó} los labios.',
  '{B} no {supo} qué decir<, y por eso no {dijo} nada>.',
  'A {A} {le} pesaron un poco los pies.',
];
