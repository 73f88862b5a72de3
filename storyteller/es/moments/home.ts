/** The way home and the evening there: slow, short sentences. */
export const homecomings: readonly string[] = [
  `Ya era de noche. Volvieron despacio.
    @vuelta
    @noche
    {A} {llevaba} la luz. {B} {llevaba} el silencio.
    @todos
    La casa {LOS} esperaba con la puerta tibia.
    ? Se quitaron el polvo de los pies.
    @casa
    ? Hubo {COMIDA}, lo justo.
    @casa`,
  `El camino de vuelta era el mismo, pero más corto.
    @noche
    @vuelta
    Nadie corría. Nadie quería correr.
    @todos
    {A} {abrió} la puerta y olía a casa.
    ? —Aquí estamos —{dijo A}.
    @casa
    ? La cena fue chiquita: {COMIDA} y nada más.
    @casa`,
  `—Vamos a casa —{dijo B}.
    —Vamos —{dijo A}.
    @noche
    @vuelta
    Las sombras también volvían, cada una con su dueño.
    @todos
    Adentro había una luz y una mesa.
    ? Comieron {COMIDA} casi sin hablar.
    @casa
    @casa`,
  `La luna {LOS} acompañó hasta la puerta.
    @vuelta
    @noche
    A {A} {le} pesaban las piernas. Era un peso bueno.
    @todos
    {B} {colgó} las cosas en su clavo.
    ? La silla hizo crac. La sopa hizo glup.
    @casa
    ? Todavía había {COMIDA}, y alcanzó.
    @casa`,
  `Regresaron por el lado blando del camino.
    @noche
    Pasaron junto a {LUGAR}. Ya dormía.
    @vuelta
    @todos
    Al llegar, {A} {encendió} una luz pequeña.
    ? {B} {sirvió} leche en dos tazas.
    @casa
    ? El vapor subía en rulos.
    @casa`,
  `No hizo falta decir «vamos». Los pies ya iban.
    @vuelta
    {A} y {B} caminaban con una sola sombra.
    @noche
    @todos
    La puerta se abrió sin ruido.
    ? Había {OLOR} y olor a limpio.
    @casa
    ? Se lavaron la cara con agua tibia.
    @casa`,
  `El día se dobló como una manta.
    @noche
    {A} y {B} volvieron paso a paso.
    @vuelta
    @todos
    En la casa todo estaba en su lugar.
    ? Ahí estaban el banco, la taza y la ventana.
    @casa
    ? Cenaron {COMIDA}, soplando cada bocado.
    @casa`,
  `Uno a uno, los ruidos se fueron a su casa.
    @vuelta
    {A} y {B} también.
    @noche
    @todos
    Alguien había dejado la lámpara prendida.
    ? Alumbraba poquito, lo justo.
    @casa
    ? {A} {repartió} {COMIDA} en platos hondos.
    @casa`,
  `Nadie dijo que era tarde. Lo dijo el cielo.
    @vuelta
    {B} {buscó} la mano de {A}, y la {encontró}.
    @noche
    @todos
    La puerta estaba donde siempre.
    ? Colgaron el día junto a los abrigos.
    @casa
    ? Comieron {COMIDA}, mojando el pan.
    @casa`,
  `El camino se puso azul. Los pies, lentos.
    @noche
    @vuelta
    —Mira, nuestra ventana —{dijo B}.
    Era chica y amarilla, y crecía a cada paso.
    @todos
    {A} {empujó} la puerta con un dedo.
    @casa
    ? Quedaba {COMIDA}. Supo mejor que nunca.
    @casa`,
  `Volvieron sin contar los pasos.
    @vuelta
    {A} {iba} de un lado, y {B}, del otro.
    @noche
    @todos
    Alguien había puesto dos platos en la mesa.
    ? En los platos había {COMIDA}.
    @casa
    ? La cuchara hizo clin, muy bajito.
    @casa`,
];

/** The evening when a story has come home already: nobody walks any more. */
export const eveningsIn: readonly string[] = [
  `Afuera ya era de noche. Adentro, no del todo.
    @noche
    {A} {corrió} la cortina. {B} {bajó} la lámpara.
    @todos
    ? Hubo {COMIDA}, lo justo.
    @casa
    @casa`,
  `Se hizo tarde sin que nadie lo dijera.
    @casa
    La mesa se quedó vacía, menos por una miga.
    @noche
    @todos
    ? {B} {lavó} las tazas. {A} las {secó}.
    @casa`,
  `{A} {cerró} la puerta con llave. Clic.
    @noche
    La casa se quedó chiquita y tibia.
    @todos
    ? Cenaron {COMIDA}, casi sin hablar.
    @casa
    @casa`,
  `Poco a poco se apagaron las voces de afuera.
    @noche
    {A} y {B} hablaban ya como se habla de noche.
    @casa
    @todos
    ? Quedaba {COMIDA}. Nadie tenía mucha hambre.
    @casa`,
  `Una lámpara se apagó. Después, otra.
    @casa
    Quedó la del rincón, que alumbra poquito.
    @todos
    @noche
    ? {A} {dobló} una manta y la {volvió} a desdoblar.
    @casa`,
  `La ventana se puso azul, y después negra.
    @noche
    {B} {puso} agua a calentar.
    @todos
    ? El vapor dibujó un pez y lo borró.
    @casa
    @casa`,
  `Ya no había visitas ni ruidos en la puerta.
    @casa
    {A} {dejó} los zapatos en fila, o lo que usara en los pies.
    @noche
    @todos
    ? Comieron {COMIDA} en un solo plato.
    @casa`,
  `El sueño entró primero y se sentó en la silla buena.
    @noche
    {B} {bostezó}. {A} lo {copió}.
    @todos
    @casa
    ? {A} {repartió} {COMIDA}, un bocado por cabeza.
    @casa`,
  `Las cosas de la casa bajaron la voz.
    @casa
    {A} {pasó} la mano por la mesa, como por un lomo.
    @todos
    @noche
    ? La última luz era del tamaño de una nuez.
    @casa`,
  `No había que volver de ningún lado. Ya estaban.
    @noche
    {B} {ahuecó} los almohadones. {A} {ayudó}.
    @todos
    @casa
    ? Cenaron {COMIDA} a oscuras, o casi.
    @casa`,
];

/** Single moments of the way. */
export const walkingHome: readonly string[] = [
  'Caminaban despacio, muy despacio.',
  'Detrás quedaba {LUGAR}, sin un ruido.',
  '{SONIDO} sonaba ya muy lejos.',
  'El aire olía a noche.',
  'Los pasos sonaban blandos.',
  'Pasaron de puntillas junto a {LUGAR}.',
  '{A} {apoyó} la cabeza en {B}.',
  '{LUGAR} ya no era más que una sombra.',
  '{B} {bostezó}, y {le} contagió el bostezo a {A}.',
  'Nadie tenía prisa.',
  'Hablaban bajito, de a una palabra.',
  'Pisaban donde había luna.',
  'Un paso. Otro paso. Otro.',
  '{B} {llevaba} {COSA} contra el pecho.',
  'Iban por el medio, sin apuro.',
  'La noche les abría camino.',
  'El camino se había puesto de terciopelo.',
  '{A} {contaba} estrellas con la nariz.',
  '{B} {arrastraba} la sombra como una cola.',
  'No se veía mucho. Hacía falta poco.',
  'La mano de uno sabía dónde estaba la otra.',
  'Todo lo de día tenía ahora otro nombre.',
  'Se oían sus pasos, y después nada.',
  'Cada tanto, un bostezo. Cada tanto, otro.',
  '{A} {dijo} «luna». No hizo falta más.',
  'La noche les puso un abrigo azul.',
  'Iban tan despacio que el camino los esperaba.',
  '{B} {dejó} la piedrita en su lugar.',
  'Una luz lejana hacía de pastor.',
  'Ya no había apuro ni en los talones.',
  'El polvo dormía y ellos pisaban con cuidado.',
  'Pasó una nube por delante de todo.',
  '{A} {llevaba} el día en la espalda, como un saco liviano.',
  'Los pies sabían la canción y la decían bajito.',
  'Se acabaron las palabras. Quedó el calor.',
  '{B} {caminaba} con un ojo abierto.',
  'De a poco, la oscuridad se hizo amiga.',
  'Doblaron por última vez.',
];

/** Single moments of the evening. */
export const eveningAtHome: readonly string[] = [
  '{A} {guardó} {COSA} en un cajón.',
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
  'A {A} se {le} cerraba un ojo. A {B} se {le} cerraban los dos.',
  'La mesa crujió, contenta de verlos.',
  '{A} {sacó} las cosas del bolsillo, una por una.',
  'El pan estaba tapado con un paño. El paño, tibio.',
  '{B} {llenó} dos vasos hasta la raya.',
  'La puerta se cerró con un beso de madera.',
  'Había una silla para cada cansancio.',
  '{A} se {quitó} el día por la cabeza, como un suéter.',
  'El agua corrió un rato y se quedó quieta.',
  'Nadie encendió más luces de las que hacían falta.',
  '{B} {buscó} sus pantuflas con los pies.',
  'La sal pasó de mano en mano.',
  '{A} {barrió} un poco de camino que se había metido.',
  'La cortina respiraba con la ventana.',
  'Una miga quedó en la mesa, y la dejaron.',
  '{B} {colgó} su canción en el perchero.',
  'La cama ya asomaba por la puerta.',
  '{A} {secó} una taza hasta que brilló.',
  'Se dijeron dos cosas, y las dos eran buenas.',
  'El jabón olía a verde.',
  '{B} {enderezó} un cuadro que siempre se caía de sueño.',
  'Todo lo duro del día se ablandó.',
  'Quedaba un resto de calor en el banco.',
  '{A} {apoyó} la oreja en la mesa, nada más que un momento.',
  'Guardaron el ruido con los platos.',
];
