/** Deeds of discovery and of care for nature. */
export const discovery: readonly string[] = [
  `{X} estaba boca abajo, mirando el suelo junto a {LUGAR5}.
    —¿Se te perdió algo? —{preguntó A}.
    —No —dijo {X}—. Estoy mirando lo que hay.
    {B} {miró}. Había pasto. Nada más que pasto.
    @gesto
    —Más cerca —dijo {X}.
    {A} se {acostó} y {puso} la nariz entre las hojas.
    Había un camino. Había un puente hecho de una ramita. Había alguien cruzándolo con una maleta.
    —¡Hay una ciudad! —{dijo A}.
    @paisaje
    —¿Cómo se llama? ¿Quién la hizo? ¿Duermen de noche? —{dijo B}, todo junto.
    ? {X} no sabía. <<Le brillaban los ojos de no saber.>>
    Miraron hasta que se encendió una luz del tamaño de una semilla.
    —Eso no lo había visto nunca —dijo {X}—. Y vengo todos los días.`,
  `{X} tenía una caja con un agujerito, junto a {LUGAR5}.
    —Miren por aquí —dijo.
    {A} {miró}. Se veía {LUGAR}, pero al revés y chiquito.
    —¿Cómo entró ahí? —{preguntó A}.
    @gesto
    ? {B} {miró} también y {buscó} detrás de la caja. Detrás no había nada.
    —No sé —dijo {X}—. ¿Y si lo averiguamos?
    Taparon el agujero: se fue. Lo destaparon: volvió.
    ? Lo hicieron más grande y la imagen se puso borrosa. <<Anotaron eso en una hoja, con dibujo.>>
    @paisaje
    —Es la luz —{dijo A} de pronto—. La luz entra y trae todo encima.
    {TRES:X} se quedaron en silencio, con la idea recién hecha.
    —Prueba con la luna —dijo {X}, y le pasó la caja.
    Y {A} ya {tenía} otra pregunta.`,
  `Encontraron a {X} con un frasco vacío, junto a {LUGAR5}.
    —Junto ruidos —dijo {X}—. Este es {SONIDO5}.
    {B} se {acercó} al frasco. No se oía nada.
    {A} {cerró} los ojos y {esperó} un poco más. Ahí, bien al fondo, estaba.
    @gesto
    ? —¿Y hay más? —{preguntó A}.
    Había un estante entero. Cada uno tenía su etiqueta: «lunes», «lluvia», «casi nada».
    {A} {preguntó} por todos. {X} contestó los que sabía.
    @paisaje
    —Me falta uno —dijo {X}—. El que hace el pasto al crecer.
    Se acostaron {TRES:X} con la oreja en la tierra.
    <Al principio, nada. Después, un nada distinto.>
    —¿Fue eso? —{susurró B}.
    {X} cerró el frasco con mucho cuidado.
    ? En la etiqueta escribió la fecha y los tres nombres.`,
];

export const nature: readonly string[] = [
  `En medio del paso, junto a {LUGAR5}, había un nido caído.
    Adentro había tres huevos. {X} los cuidaba sin saber cómo.
    —Si pasamos, los pisamos —{dijo B}.
    {A} se {agachó}. Los huevos estaban frescos.
    @gesto
    —No los toques con la mano fría —dijo {X}.
    {A} {calentó} sus manos con el aliento. {B} {buscó} una rama firme.
    Levantaron el nido como se levanta un vaso lleno.
    @paisaje
    Lo pusieron alto, a la sombra, con hojas alrededor.
    Después se fueron lejos y esperaron en silencio.
    Se oyó un aleteo. <<La mamá miró a un lado, miró al otro, y no encontró nada que reclamar.>>
    Se acomodó encima de los tres.
    {X} soltó el aire. {A} y {B}, también.`,
  `El agua junto a {LUGAR5} ya no corría.
    {X} estaba en la orilla, con la boca seca.
    —Antes cantaba —dijo {X}—. Ahora hace glub.
    {A} {metió} la mano. Había hojas podridas, un trapo y tres botellas.
    @gesto
    ? —Esto no es del agua —{dijo A}.
    Sacaron el trapo. Sacaron las botellas. Sacaron barro, y más barro.
    ? {B} {encontró} un zapato. <<Le {preguntó:B} de quién era, pero el zapato no sabía.>>
    @paisaje
    Salió un hilito. Salió un chorrito. Y después, el agua entera.
    {X} bebió. Bebió una planta. Bebió alguien muy chiquito que nadie vio.
    ? Se llevaron las botellas, para que no volvieran.
    —Oigan —dijo {X}.
    El agua cantaba otra vez, bajito.`,
  `{X} le hablaba a un arbolito doblado, junto a {LUGAR5}.
    —Un poco más —le decía—. Un poco más.
    El arbolito tenía las hojas tristes y la tierra dura.
    {A} {fue} a buscar agua en el hueco de una hoja.
    @gesto
    ? En el camino se volcó la mitad. {A} {volvió} por más.
    {B} {aflojó} la tierra con un palito. Una lombriz salió a opinar.
    —No la saques —dijo {X}—. Ella sabe.
    @paisaje
    La taparon con cuidado y le pusieron al tallo un palo derecho, para apoyarse.
    ? Lo ataron con una hierba suave. <Ni muy fuerte ni muy flojo.>
    El arbolito no dijo nada. Pero una hoja se levantó un poquito.
    —Cuando sea grande —{dijo A}—, va a darnos sombra.
    —A nosotros no —dijo {X}—. A los que vengan. Eso me gusta.`,
];
