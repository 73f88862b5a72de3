/** First sentences. Every one meets the hero and holds at least two things that change. */
export const openers: readonly string[] = [
  'En {AQUI}, junto a {LUGAR}, {vivía:A} {A1}.',
  '{SONIDO} despertó a {A1} <muy temprano, en {AQUI}>.',
  '¿Quién {andaba:A} detrás de {LUGAR}? {Era:A} {A1}.',
  'Esa mañana había {OLOR} en {AQUI}, y {A1} lo {notó}.',
  '{A1} {encontró} {COSA} junto a {LUGAR}.',
  'A {A1} {le} gustaba {A.gusta}<, sobre todo cerca de {LUGAR}>.',
  'Había {COMIDA} en la mesa y {SONIDO} en la ventana cuando {A1} {abrió} los ojos.',
  'Detrás de {LUGAR} hay una puerta, y ahí {vivía:A} {A1}.',
  'Un martes, o tal vez un jueves, {A1} {caminaba} hacia {LUGAR}.',
  'Dicen en {AQUI} que {A1} no {paraba} nunca de {A.gusta}.',
  '{A1} {tenía} {COSA} en la mano y una pregunta en la cabeza.',
  'Si pasas por {LUGAR}, vas a ver a {A1}.',
  'Había sol en {LUGAR} y había {OLOR} en el aire cuando {A1} {salió}.',
  'Lo primero que {hizo:A} {A1} ese día fue saludar a {LUGAR}<, como siempre>.',
  'Cerca, muy cerca de {LUGAR}, {A1} {jugaba} con {COSA}.',
  'De todos los lugares de {AQUI}, a {A1} {le} gustaba {LUGAR}.',
  'Nadie conocía {LUGAR} como {A1}.',
  'Una vez, en {AQUI}, {A1} {salió} a buscar {COMIDA}.',
  'Allá por {LUGAR}, donde se oye {SONIDO}, {vivía:A} {A1}.',
  'El día empezó con {OLOR}, con {SONIDO} y con {A1} en la puerta.',
  '{A1} {iba} y {venía} entre {LUGAR} y {LUGAR}.',
  'Eran las diez en {AQUI} y {A1} ya {había} visto {COSA}.',
  '¡Achís! {A1} {estornudó} junto a {LUGAR}<, y así empezó todo>.',
  'Por la ventana de {A1} se veía {LUGAR}.',
  'Cuando sonaba {SONIDO}, {A1} {salía} a mirar.',
  'Primero se oyó {SONIDO}. Después {apareció:A} {A1}, cerca de {LUGAR}.',
  'Con {COSA} bajo el brazo, {A1} {cruzó} {AQUI}.',
  'Todas las mañanas, {A1} {daba} los buenos días a {LUGAR}.',
  'Hace mucho, o hace poco, {A1} {encontró} su casa junto a {LUGAR}.',
  'Al lado de {LUGAR} había huellas; eran de {A1}.',
  '—¿Ya es hoy? —{preguntó:A} {A1}, mirando {LUGAR}.',
  '—¡Huele a {COMIDA}! —{dijo:A} {A1}, asomándose a {LUGAR}.',
  'El viento de {AQUI} conocía bien a {A1}<, de tanto pasar por {LUGAR}>.',
  '{LUGAR} tenía sombra por la mañana, y en la sombra {leía:A} {A1}.',
  'Nunca, en todo {LUGAR}, se había visto algo como {COSA}, hasta que {llegó:A} {A1}.',
  'Esta historia empieza en {LUGAR}, con {A1} y con {COSA}.',
  'Entre {LUGAR} y {LUGAR} hay un camino, y por ahí {venía:A} {A1}.',
  'Mira bien: eso que se mueve junto a {LUGAR} {es:A} {A1}.',
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
    Si {A} {corría}, {B} {corría}. Si {A} paraba en seco, ¡pum!
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
    ? <Buscó también el otro, por si acaso.>
    —Apúrate —{dijo B}—, que el día está nuevito.
    @paisaje
    Y era cierto: olía a recién hecho.
    @charla
    {A} {salió} {A.paso}. {B} {fue} detrás.
    @gesto
    ? Primero pasaron por {LUGAR}. Después, por {LUGAR}.`,
  `Cada quien tiene sus gustos. El de {A} era {A.gusta}.
    El de {B1} era {B.gusta}.
    ? <Y el gusto de los dos era hacerlo el mismo día y en el mismo sitio.>
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
];
