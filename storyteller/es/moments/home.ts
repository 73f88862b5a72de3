/** The way home and the evening there: slow, short sentences. */
export const homecomings: readonly string[] = [
  `Ya era de noche. Volvieron despacio.
    @vuelta
    @noche
    {A} {llevaba} la luz. {B} {llevaba} el silencio.
    @todos
    La casa los esperaba con la puerta tibia.
    ? Se quitaron el polvo de los pies.
    @vuelta
    ? Hubo {COMIDA}, poquita y caliente.
    @vuelta`,
  `El camino de vuelta era el mismo, pero más corto.
    @noche
    @vuelta
    Nadie corría. Nadie quería correr.
    @todos
    {A} {abrió} la puerta y olía a casa.
    ? —Aquí estamos —{dijo A}.
    @vuelta
    ? La cena fue chiquita: {COMIDA} y nada más.
    @vuelta`,
  `—Vamos a casa —{dijo B}.
    —Vamos —{dijo A}.
    @noche
    @vuelta
    Las sombras también volvían, cada una con su dueño.
    @todos
    Adentro había una luz y una mesa.
    ? Comieron {COMIDA} casi sin hablar.
    @vuelta
    @vuelta`,
  `La luna los acompañó hasta la puerta.
    @vuelta
    @noche
    A {A} {le} pesaban las piernas. Era un peso bueno.
    @todos
    {B} {colgó} las cosas en su clavo.
    ? La silla hizo crac. La sopa hizo glup.
    @vuelta
    ? {Quedaba} {COMIDA}, y alcanzó.
    @vuelta`,
  `Regresaron por el lado blando del camino.
    @noche
    Pasaron junto a {LUGAR}. Ya dormía.
    @vuelta
    @todos
    Al llegar, {A} {encendió} una luz pequeña.
    ? {B} {sirvió} leche en dos tazas.
    @vuelta
    ? El vapor subía en rulos.
    @vuelta`,
  `No hizo falta decir «vamos». Los pies ya iban.
    @vuelta
    {A} y {B} caminaban con una sola sombra.
    @noche
    @todos
    La puerta se abrió sin ruido.
    ? Había {OLOR} y olor a limpio.
    @vuelta
    ? Se lavaron la cara con agua tibia.
    @vuelta`,
  `El día se dobló como una manta.
    @noche
    {A} y {B} volvieron paso a paso.
    @vuelta
    @todos
    En la casa todo estaba en su lugar.
    ? El banco, la taza, la ventana.
    @vuelta
    ? Cenaron {COMIDA}, soplando cada bocado.
    @vuelta`,
  `Uno a uno, los ruidos se fueron a su casa.
    @vuelta
    {A} y {B} también.
    @noche
    @todos
    Alguien había dejado la lámpara prendida.
    ? Alumbraba poquito, lo justo.
    @vuelta
    ? {A} {repartió} {COMIDA} en platos hondos.
    @vuelta`,
];

/** Single moments of that way and that evening. */
export const returning: readonly string[] = [
  'Caminaban despacio, muy despacio.',
  '{B} {bostezó}, y {le} contagió el bostezo a {A}.',
  'Detrás quedaba {LUGAR}, callado.',
  '{SONIDO} sonaba ya muy lejos.',
  'El aire olía a noche.',
  '{A} {guardó} {COSA} en un cajón.',
  'Los pasos sonaban blandos.',
  'Pasaron de puntillas junto a {LUGAR}.',
  '{A} {apoyó} la cabeza en {B}.',
  'Se pusieron la ropa de dormir, o el pelo de dormir.',
  'Un diente, otro diente: todos limpios.',
  'La taza se quedó vacía y tibia.',
  'Hablaron bajito de lo que había pasado.',
  '—¿Viste qué día? —{susurró B}.',
  '—Mañana te cuento otra vez todo —{dijo A}.',
  'Sobre la mesa descansaba {COSA}.',
  'Cerraron la ventana, pero no del todo.',
  '{B} {apagó} la luz grande.',
  'Quedó la luz chica.',
  'Había en el aire {OLOR}.',
  'Una polilla dio dos vueltas y se posó.',
  '{A} se {lavó} las manos, dedo por dedo.',
  'Todavía se oía {SONIDO}, pero poquito.',
  '{B} {acomodó} las mantas.',
  'La noche entró sin tocar la puerta.',
  'Las botas, o los pies, descansaron juntos.',
  '{A} {miró} la luna. La luna {miró:X} a {A}.',
  'El agua tibia se llevó el polvo del día.',
  '{LUGAR} ya no era más que una sombra.',
  'A {A} se {le} cerraba un ojo.',
  'A {B} se {le} cerraban los dos.',
  'Nadie tenía prisa.',
];
