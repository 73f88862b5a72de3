/** The last scene: lying down, and sleep. Very short sentences. */
export const bedtimes: readonly string[] = [
  `Les tocó dormir en {CAMA}.
    {A} {A.duerme}.
    @noche
    @calma
    {B} {B.duerme}.
    @nana
    @calma
    @noche
    @calma`,
  `{A} se {acostó} en {CAMA}.
    {B} se {acostó} muy cerca.
    @calma
    @noche
    {A} {A.duerme}. {B} {B.duerme}.
    @nana
    @calma
    @noche
    @calma`,
  `—¿Duermes? —{susurró B}.
    —Casi —{susurró A}.
    @noche
    {A} {A.duerme}.
    @calma
    @nana
    {B} {B.duerme}.
    @calma
    @noche
    @calma`,
  `La manta subió hasta la nariz de {A}.
    La otra manta tapó a {B}.
    @calma
    @noche
    {B} {B.duerme}.
    @nana
    @calma
    {A} {A.duerme}.
    @noche
    @calma`,
  `Esa noche durmieron en {CAMA}.
    @noche
    {B} {B.duerme}. Así, muy bien.
    @calma
    @nana
    {A} {A.duerme}.
    @noche
    @calma
    @calma`,
  `—Buenas noches a {LUGAR1} —{dijo A}.
    —Buenas noches, luna —{dijo B}.
    @calma
    {A} {A.duerme}.
    @noche
    @nana
    {B} {B.duerme}.
    @calma
    @noche
    @calma`,
  `{CAMA} tenía la forma justa.
    @calma
    {A} {A.duerme}. {B} {B.duerme}.
    @nana
    @noche
    @calma
    @noche
    @calma`,
  `{B} {contó} un cuento muy corto.
    Era este: había una vez, y ya.
    @noche
    {A} {A.duerme}.
    @calma
    @nana
    {B} {B.duerme}.
    @calma
    @noche
    @calma`,
  `Primero una pantufla. Después, la otra.
    {A} {A.duerme}.
    @calma
    @noche
    {B} {B.duerme}.
    @nana
    @calma
    @noche
    @calma`,
  `{CAMA} olía a sueño.
    @noche
    {B} {B.duerme}.
    @calma
    @nana
    {A} {A.duerme}. Sin ruido.
    @calma
    @noche
    @calma`,
  `—¿Me haces lugar? —{susurró A}.
    —Ya está hecho —{susurró B}.
    @calma
    @noche
    {A} {A.duerme}. {B} {B.duerme}.
    @nana
    @calma
    @noche
    @calma`,
  `Un vaso de agua. Un beso en la frente. Ya.
    @calma
    {B} {B.duerme}.
    @noche
    @nana
    {A} {A.duerme}.
    @calma
    @noche
    @calma`,
];

/** Breath by breath. */
export const calm: readonly string[] = [
  'Respiraron hondo, una vez y otra vez.',
  'El día ya estaba guardado.',
  'Los pies se quedaron quietos. Las manos, también.',
  'Todo lo que faltaba podía esperar.',
  'Un bostezo pasó de boca en boca.',
  'La almohada estaba fresca. Del otro lado, tibia.',
  'Nada hacía ruido. Bueno: {SONIDO}, muy lejos.',
  'Los ojos pesaban como dos piedritas.',
  'Y subía y bajaba la manta.',
  'Subía. Bajaba. Subía.',
  'La luz chica se hizo más chica.',
  'Ya no había nada que buscar.',
  'En la ventana había una estrella.',
  '{A} {sonrió} con los ojos cerrados.',
  '{B} {dijo} algo que ya era sueño.',
  'Las palabras se fueron haciendo cortas.',
  'Shhh, decía el aire.',
  'El corazón iba despacito: pum… pum…',
  'Afuera, {LUGAR} dormía.',
  '{COSA} descansaba en la mesa.',
  'Un pie buscó otro pie, y lo encontró.',
  'Estaban en casa. Estaban bien.',
  'La noche cuidaba la puerta.',
  'Olía a {CALMAOLOR}.',
  'El silencio era suave como lana.',
  'Ya casi. Ya casi.',
  '{A} {soltó} el último suspiro.',
  'A {B} se {le} aflojaron los dedos.',
  'Una manta. Otra manta. Ya.',
  'Todo estaba en su lugar.',
  'Mañana habría otro día, redondo y nuevo.',
  'Había tiempo para todo. Para todo.',
  'La almohada aprendió la forma de {A}.',
  '{B} {dejó} caer una mano.',
  'El cuarto se llenó de respirar.',
  'Lo que había que decir ya estaba dicho.',
  'Un hilo de luz dormía en el suelo.',
  'La frente de {A} estaba lisa.',
  'El sueño daba vueltas como un gato.',
  'Había un calor en el medio de la cama.',
  '{B} ya no {sabía} dónde terminaba la manta.',
  'Los dedos soltaron el día.',
  'Nadie contaba nada. Nadie miraba el reloj.',
  'Pesaban las rodillas. Pesaban bien.',
  'La sábana hizo un lago.',
  '{A} {olía} a jabón y a camino.',
  'Se fue la última pregunta.',
  'Una tabla crujió y pidió perdón.',
  'Todo era lento, lento.',
  'La oscuridad tenía las manos tibias.',
  '{B} {movió} los labios, sin voz.',
  'Detrás de los ojos empezaba otra luz.',
  'El aire entraba por la nariz, muy fino.',
  'No había que ir a ninguna parte.',
  'La cabeza de {A} se hundió un dedo.',
  'Hasta las medias descansaban.',
  'Vino un silencio y se acostó en el medio.',
  '{B} {hizo} un ruidito de pan.',
  'Lo oscuro era redondo.',
  'La noche pasó la mano por el techo.',
  'Cada cosa dormía en su sitio.',
  'Un sueño empujó la puerta, con suavidad.',
  'El cuerpo flotaba un poco.',
  'Ya nadie tenía pies.',
];

export const calmSmells: readonly string[] = [
  'leche tibia',
  'sábana limpia',
  'manzanilla',
  'lana',
  'lavanda',
  'pan guardado',
];

/** Four lines somebody hums. */
export const lullabies: readonly string[] = [
  'Duerme la rama, duerme la flor. Duerme en su nido hasta el mismo sol.',
  'Luna, lunita, ven a mirar. Ya no hay pasitos, ya hay que soñar.',
  'Cierra la puerta, cierra el balcón. El sueño llega como algodón.',
  'Una estrellita se fue a acostar. Dejó la otra para alumbrar.',
  'Sube la manta, baja la voz. En esta cama cabemos dos.',
  'Río que pasas, pasa sin ruido. En mi almohada me hice un nido.',
  'Ya duerme el pan, ya duerme el té. Duerme la punta de cada pie.',
  'Viento, vientito, deja de andar. Trae un sueñito y échalo a volar.',
  'La noche es blanda, la noche es buena. Tiene una luna, la luna llena.',
  'Duermen las piedras, duerme el camino. Duerme la miga, duerme el molino.',
  'Hay una nube para los dos. Canta la luna con media voz.',
  'A la una, el grillo; a las dos, la flor. A las tres, tú duermes, que duermo yo.',
  'Se fue la tarde en un carretón. Vino la noche con su almohadón.',
  'Sombra de higuera, sombra de pan. Los que se duermen no se van.',
  'Un barco blanco, la sábana es. Zarpa en silencio, vuelve después.',
  'Teje la araña, teje un colchón. Para la mosca y para el ratón.',
  'Calla la rana, calla el reloj. Callo yo mismo, calla mi voz.',
  'Cuatro esquinas tiene mi cama. En cada una duerme una rama.',
  'Baja, bajito, sueño de miel. Trae tu barquito de papel.',
  'Ea la vaca, ea el gorrión. Ea los pies y el corazón.',
  'Pasa la noche con su canasto. Deja rocío sobre los pastos.',
  'Quién tiene sueño, quién lo perdió. Dentro del puño lo guardo yo.',
];

/** The very last words. None of them says what the story was about. */
export const endings: readonly string[] = [
  'Y {A} se {durmió}.',
  'Y así, muy despacio, llegó el sueño.',
  'Buenas noches a {A}. Buenas noches a {B}.',
  'Y la luna se quedó a cuidar el sueño.',
  'Y durmieron hasta la mañana.',
  'Shhh. Ya duermen.',
  'El sueño apagó la última luz.',
  'Y en {AQUI} todo fue sueño.',
  'Después, solo se oyó dormir.',
  'La noche fue una manta, y todos dormían.',
  '{A} ya {dormía}. {B}, también.',
  'Dormían. La luna, no: la luna miraba.',
  'Y nadie oyó llegar el sueño.',
  'Y {LUGAR} se durmió también.',
  'El último en dormirse fue el silencio.',
  'Y así, en lo tibio, durmieron toda la noche.',
  'Y {SONIDO} se durmió también.',
  'Un suspiro, otro suspiro, y el sueño.',
  'Buenas noches, dijo la almohada.',
  'Y soñaron con {COSA}.',
  'Afuera brillaba una estrella. Adentro, ya dormían.',
  'El sueño vino de puntillas y se quedó.',
  'Y la manta guardó su sueño hasta el sol.',
  'Ya nadie hablaba. Ya todos dormían.',
  'Y en la luna también hubo sueño.',
  'Así se durmieron, nariz con nariz.',
  'Y el cuento, que también tenía sueño, se acostó.',
  'La noche dijo: a dormir. Y durmieron.',
  'Y el sueño tapó a todos hasta la nariz.',
  'Y la casa entera se quedó dormida.',
  'Nadie apagó la luna, y así durmieron.',
  'Después, el sueño. Y nada más.',
  'Y soñaron despacio, hasta el pan de la mañana.',
  '{B} {dormía}. {A} {dormía}. Dormía la noche.',
  'Y la almohada guardó el último secreto: shhh.',
  'El sueño contó hasta dos, y ya estaban.',
  'Y en cada oreja cantó bajito un sueño.',
  'Quedó una manta, un calor y un sueño muy largo.',
  'Y la noche, de puntillas, cerró la puerta del sueño.',
  'Dormían tan bien que hasta el reloj se durmió.',
];

/** Night sentences that fit any place, beside the setting's own. */
export const anyNight: readonly string[] = [
  'La noche tenía bolsillos, y en todos había silencio.',
  'Lo que brillaba, brillaba poquito.',
  'Una sombra le hizo lugar a otra.',
  'Todo lo lejano hablaba en voz baja.',
  'Se oía crecer la noche, si uno se callaba.',
  'Algo chiquito se acomodó y suspiró.',
  'Los colores se habían quitado la ropa del día.',
  'Cada ruido volvió a su cajón.',
  'La oscuridad llegó descalza.',
  'Afuera nadie llamaba a nadie.',
  'El mundo se puso de costado.',
  'Una última luz contó hasta tres.',
  'Había más estrellas que ganas de contarlas.',
  'La luna era fina como una uña.',
  'Las cosas altas se hicieron bajas.',
  'Ya nada tenía filo.',
  'La noche se sirvió despacio.',
  'Lo oscuro olía a limpio.',
  'El silencio sonaba como un vaso lleno.',
  'Los caminos se enrollaron hasta mañana.',
  'Una cosa dormía encima de otra.',
  'No quedaba nadie que tuviera prisa.',
  'La luna hizo su ronda, casi sin mirar.',
  'Hasta los ecos se habían acostado.',
  'Lo blando se puso más blando.',
  'La noche cerró un botón más.',
  'Quedó un rumor, como de alguien que mece.',
  'Las horas pasaban en pantuflas.',
];
