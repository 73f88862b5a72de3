/** First sentences. Every one meets the hero and holds at least two things that change. */
export const openers: readonly string[] = [
  '{CUANDO}, junto a {LUGAR}, {A1} {miraba} {COSA}.',
  '{CUANDO}, {A1} {salió} hacia {LUGAR}.',
  '{CUANDO} había {OLOR} en {AQUI}, y {A1} lo {notó}.',
  '{CUANDO}, en {AQUI}, {SONIDO} despertó a {A1}.',
  '{CUANDO}, {SONIDO} llegó hasta la puerta de {A1}.',
  '{CUANDO} se vio a {A1} cerca de {LUGAR}.',
  '{CUANDO} {llegó:A} {A1} a {LUGAR}, con {COSA}.',
  '{CUANDO}, en {AQUI}, {A1} {encontró} {COSA}.',
  '{CUANDO} {cantaba:A} {A1} junto a {LUGAR}.',
  '{CUANDO}, con {COMIDA} en la mesa, {A1} {abrió} los ojos.',
  '{CUANDO}, detrás de {LUGAR}, {jugaba:A} {A1}.',
  '{CUANDO}, entre {LUGAR} y {LUGAR}, {caminaba:A} {A1}.',
  'Entre {LUGAR} y {LUGAR} {vivía:A} {A1}.',
  'Junto a {LUGAR}, donde se oye {SONIDO}, {vivía:A} {A1}.',
  'Detrás de {LUGAR}, con {COSA} en la puerta, {vivía:A} {A1}.',
  'Cerca de {LUGAR}, {A1} {jugaba} con {COSA}.',
  '{CUANDO}, hasta {LUGAR} se oía reír a {A1}.',
  'A la sombra de {LUGAR}, {A1} {miraba} {COSA}.',
  '{LUGAR} era un buen sitio para oír {SONIDO}, y {A1} lo {sabía}.',
  '{SONIDO} despertó a {A1} junto a {LUGAR}.',
  '{SONIDO} sonaba lejos cuando {A1} {salió} a mirar {LUGAR}.',
  '{COSA} brillaba junto a {LUGAR}, y {A1} {fue} a ver.',
  '{COSA}: eso {encontró:A} {A1}, muy cerca de {LUGAR}.',
  'Con {COSA} bajo el brazo, {A1} {salió} de {LUGAR}.',
  'Con {OLOR} en el aire, {A1} {llegó} a {LUGAR}.',
  'Entre {LUGAR} y {LUGAR}, {A1} {iba} y {venía}.',
  'De {LUGAR} a {LUGAR} hay cien pasos, y {A1} los {contó}.',
  '—¡Huele a {COMIDA}! —{dijo:A} {A1}, cerca de {LUGAR}.',
  '{CUANDO} se oyó {SONIDO}, y {A1} {fue} a ver.',
  '—¡Mira, {COSA}! —{dijo:A} {A1} junto a {LUGAR}.',
];

/** When it began. */
export const beginnings: readonly string[] = [
  'Una mañana de sol',
  'Un martes muy temprano',
  'Después de la lluvia',
  'Antes del desayuno',
  'El primer día tibio',
  'Un día sin nubes',
  'A media mañana',
  'Hace mucho, mucho',
  'El domingo pasado',
  'Cuando el día era nuevo',
  'Una vez, hace poco',
  'En la hora más clara',
  'Apenas salió el sol',
  'Un jueves redondo',
  'Mientras todos bostezaban',
  'El día más largo',
  'Una mañana de viento',
  'Al abrirse las ventanas',
  'Hoy mismo, muy temprano',
  'Al otro día',
  'La mañana del lunes',
  'Con el último bostezo',
  'Justo después del desayuno',
  'Un sábado tranquilo',
  'Esa mañana tan azul',
  'Con las primeras luces',
  'En un día cualquiera',
  'Al empezar la semana',
  'Una mañana con rocío',
  'Sin que nadie avisara',
  'El día en que cambió el viento',
  'A la hora del pan',
  'Un lunes con cara de fiesta',
  'Mucho antes de la siesta',
  'Cuando las sombras eran cortas',
  'Un miércoles sin nada de raro',
  'Con el sol todavía en pijama',
  'Al dar las nueve, o casi',
  'En plena mañana',
  'Aquella vez',
  'El día después del martes',
  'Al primer canto',
  'Una mañana que olía a nuevo',
  'Recién barrido el día',
  'Sin ningún motivo',
  'En el mejor momento',
  'Ese viernes',
  'Apenas hubo luz',
  'Un día que nadie esperaba',
  'Al abrir la puerta',
];

/** Who the hero is and who the friend is. */
export const introductions: readonly string[] = [
  `A {A} {le} gustaba mucho {A.gusta}.
    ? <Y cuando algo le gusta tanto a alguien, se nota hasta de lejos.>
    {B1} {vivía} al lado, y {venía:B} todos los días.
    A {B} {le} gustaba {B.gusta}.
    @paisaje
    ? Juntos tenían {COSA}, un banco y muchas ideas.
    @charla
    @gesto`,
  `Con {A} {andaba:B} casi siempre {B1}.
    Si {A} {corría}, {B} {corría}. Si {A} {paraba} en seco, ¡pum!
    ? <Se habían hecho muchos chichones de tanto quererse.>
    @paisaje
    A {A} {le} encantaba {A.gusta}. A {B}, {B.gusta}.
    @gesto
    @charla
    ? Así no faltaba nunca qué hacer.`,
  `—¡Buen día! —{decía A} a todo lo que veía.
    Y siempre alguien contestaba: {B1}.
    {B} {llegó} ese día {B.paso}<, con {COSA} de regalo>.
    @paisaje
    ? —Es para ti —{dijo B}—. Lo vi y pensé en tu cara.
    @charla
    {DOS} se sentaron un rato, sin apuro.
    ? A {A} {le} daba por {A.gusta}; a {B}, por {B.gusta}.
    @gesto`,
  `{A} no {sabía} estar mucho rato sin {A.gusta}.
    {Tenía:A} una casa chica, una taza y a {B1}.
    ? Mejor dicho: la casa de {B} quedaba enfrente.
    {B} {prefería} {B.gusta}.
    <Por eso se entendían: cada cual contaba lo suyo y el otro escuchaba.>
    @paisaje
    @charla
    @gesto
    ? Los días eran largos y redondos.`,
  `{A} {tenía} un lugar favorito y una compañía favorita.
    El lugar era {LUGAR1}. La compañía {era} {B1}.
    @paisaje
    {DOS} se encontraban ahí después del desayuno.
    ? {A} {llegaba} {A.paso}; {B}, {B.paso}.
    @charla
    ? A veces hablaban mucho. <A veces solo miraban.>
    @gesto`,
  `¿Qué se puede decir de {A}? Que {le:A} gustaba {A.gusta}.
    ¿Y de {B1}? Que {le:B} gustaba estar con {A}.
    @paisaje
    ? <Con eso alcanza para casi todas las historias.>
    @charla
    Aquel día salieron {JUNTOS}, {A.paso}.
    @gesto
    ? {B} {llevaba} {COMIDA}, por si el camino era largo.`,
  `Ese día {A} {tenía} ganas de algo y no {sabía:A} de qué.
    En eso {llegó:B} {B1}, {B.paso}.
    —¿Será hambre? —{preguntó B}.
    —Ya comí —{dijo A}—. Es otra cosa. Es como cosquillas por dentro.
    ? <Las cosquillas por dentro casi siempre avisan de una aventura.>
    @paisaje
    —Entonces hay que salir —{dijo B}.
    @charla
    @gesto`,
  `{B1} {tocó} a la puerta: pum, pum, pum.
    —¡Ya voy! —{dijo A}, buscando un zapato, o algo parecido.
    ? <{Buscó:A} también el otro, por si acaso.>
    —Apúrate —{dijo B}—, que el día está nuevito.
    @paisaje
    Y era cierto: olía a recién hecho.
    @charla
    {A} {salió} {A.paso}. {B} {fue} detrás.
    @gesto
    ? Primero pasaron por {LUGAR}. Después, por {LUGAR}.`,
  `Cada quien tiene sus gustos. El de {A} era {A.gusta}.
    El de {B1} era {B.gusta}.
    ? <Y el gusto de {DOS} era hacerlo el mismo día y en el mismo sitio.>
    @paisaje
    —¿Qué hacemos hoy? —{preguntó B}.
    —Lo de ayer, pero distinto —{dijo A}.
    @charla
    @gesto
    ? Era una buena respuesta, y salieron a buscarla.`,
  `No muy lejos, {B1} {contaba} hasta diez.
    —¡Ya te vi! —{dijo B}, y {A} {salió} de su escondite.
    ? <Era un escondite malísimo, pero muy cómodo.>
    Jugaban a eso desde siempre.
    @paisaje
    @charla
    Cuando no jugaban, {A} {prefería} {A.gusta}.
    ? Y {B} {prefería} {B.gusta}, o dormir la siesta.
    @gesto`,
  `Ese día {A} se {había} levantado con una pregunta.
    ? <Era una pregunta chica, de las que pican.>
    @paisaje
    —¿A qué sabe el aire? —{preguntó A}.
    {Llegó:B} {B1} y {sacó} la lengua para averiguarlo.
    —A {COMIDA} —{dijo B}—. O eso quisiera.
    A {A} {le} gustaba {A.gusta}. A {B}, en cambio, {B.gusta}.
    @charla
    @gesto`,
  `Toc. Una piedrita en la ventana. Toc. Otra.
    {A} ya {sabía} quién era: {B1}.
    @paisaje
    —¿Dormías? —{preguntó B}.
    —Ya no —{dijo A}, y {bajó:A} {A.paso}.
    ? <Las mejores mañanas empiezan con dos piedritas.>
    A {B} {le} gustaba {B.gusta}, y a {A}, {A.gusta}.
    @charla
    @gesto`,
  `{A} y {B1} tenían un saludo secreto.
    Primero una palma, después un codo, y al final la nariz.
    ? <Si alguien se equivocaba, había que empezar de nuevo.>
    @paisaje
    Ese día les salió a la primera.
    —Es buena señal —{dijo B}.
    @charla
    ? Lo que más {le:A} gustaba a {A} era {A.gusta}.
    @gesto`,
  `En la puerta de {A} había un dibujo: una flecha.
    {A} {siguió} la flecha hasta {LUGAR}. Ahí estaba {B1}, con cara de fiesta.
    —Tardaste nueve pasos —{dijo B}.
    ? —Los conté mal a propósito —{dijo A}.
    @paisaje
    @charla
    Así jugaban todas las mañanas, una vez cada cual.
    ? A {A} {le} gustaba {A.gusta}; a {B}, {B.gusta}.
    @gesto`,
];
