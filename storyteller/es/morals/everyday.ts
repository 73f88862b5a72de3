/** Deeds for what parents often ask for in their own words, in either language. */
export const everyday: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /dormir|hora de (la )?cama|acostarse|sueño|siesta|bedtime|sleep/i,
    [
      `{X} no quería dormir la siesta, junto a {LUGAR5}.
    —No sé cómo se hace —dijo {X}—. Cierro los ojos y sigo estando.
    {A} se {sentó} al lado.
    —Se empieza por los pies —{dijo A}—. Hay que avisarles.
    @gesto
    —Buenas noches, pies —dijo {X}, por probar.
    ? Después avisaron a las rodillas. <Las rodillas ya sospechaban algo.>
    {B} {avisó} a los hombros, muy bajito.
    @paisaje
    —¿Y las orejas? —preguntó {X}.
    —Las orejas van al final —{dijo B}—. Les gusta oír el cuento.
    {X} bostezó. Era un bostezo de los buenos.
    ? —Ya entendí —dijo {X}—. No hay que hacer nada. Hay que dejar de hacer.`,
    ],
  ],
  [
    /herman|bebé|celos|sibling|new baby|jealous/i,
    [
      `{X} estaba de espaldas a su casa, junto a {LUGAR5}.
    —Llegó uno nuevo —dijo {X}—. Es chiquito y todos lo miran.
    {A} {miró} por la ventana. Había una canasta y mucha gente.
    —¿Y a ti quién te mira? —{preguntó B}.
    @gesto
    {X} se encogió de hombros. En eso, el chiquito lloró.
    Le cantaron y lloró. Lo mecieron y lloró más.
    —Prueba tú —{dijo A}.
    @paisaje
    {X} se asomó y estiró un dedo. Una mano de nada lo agarró.
    El llanto se quedó a la mitad.
    ? —Me conoce —dijo {X}, sin mover el dedo.
    ? <Todos miraron la canasta, y después miraron a {X}.>
    —Nadie más sabe hacer eso —{dijo B}.
    {X} no se movió en un rato largo. No quería otra cosa.`,
    ],
  ],
  [
    /primer día|escuela nueva|colegio nuevo|empezar (la|el)|jardín de (niños|infantes)|kínder|first day|new school/i,
    [
      `Junto a {LUGAR5} había una fila de percheros. Uno estaba vacío.
    Debajo esperaba {X}, con la mochila puesta.
    —Hoy empiezo —dijo {X}—. Pero todos ya saben dónde sentarse.
    {A} se {agachó} para hablarle de cerca.
    —¿Qué es lo que más te asusta? —{preguntó A}.
    @gesto
    —La puerta —dijo {X}.
    {DOS} miraron la puerta. Era grande, sí.
    ? —Entonces vamos por partes —{dijo B}—. Primero, la mochila.
    {X} colgó la mochila en el perchero vacío. Le quedaba justo.
    @paisaje
    Después tocaron la puerta con un dedo, {A}, {B} y {X}.
    Se abrió. Alguien con pintura en la nariz sacó la cabeza.
    —¿Eres el que faltaba? —preguntó—. Yo llegué ayer. Ven, aquí hay lugar.
    ? Y {X} entró. <A la puerta ni la miró.>`,
    ],
  ],
  [
    /mudan|mudar|casa nueva|otra ciudad|moving|new (house|home)/i,
    [
      `{X} tenía la casa entera metida en cajas, junto a {LUGAR5}.
    —Me mudo —dijo {X}—. ¿Y si la casa nueva no me conoce?
    {A} {pensó} un poco. {B} {leyó} las cajas: platos, abrigos, cosas.
    —¿Dónde está tu taza? —{preguntó A}.
    @gesto
    Estaba en el fondo de la última caja.
    La llevaron antes que todo lo demás, {TRES:X} en fila.
    La casa nueva era grande y sonaba a vacío.
    ? {B} {puso} agua y una flor en la taza. <La flor era chica, pero muy derecha.>
    @paisaje
    {X} dejó la taza en la ventana. Entonces la luz entró de otra manera.
    —Ahora sabe algo de ti —{dijo A}.
    ? {X} probó una risa, a ver qué hacía la casa. La casa la repitió, bajito.`,
    ],
  ],
  [
    /dientes|cepill|lavar|bañ(o|arse)|higiene|teeth|brush|wash/i,
    [
      `{X} tenía la boca cerrada como una caja, junto a {LUGAR5}.
    —¿Te lavaste los dientes? —{preguntó A}.
    —Los de adelante —dijo {X}, casi sin abrirla.
    {B} {miró} de cerca. Atrás, en lo oscuro, brillaba una mermelada.
    @gesto
    —Hay que mandar al ratón —{dijo B}.
    —¿Qué ratón? —preguntó {X}.
    {A} {mostró} el cepillo. Tenía bigotes de sobra.
    —Sube el ratón, baja el ratón —{cantó A}—. Da la vuelta por el rincón.
    @paisaje
    El ratón subió, bajó y llegó hasta el fondo. Hubo mucha espuma.
    ? <Una burbuja se escapó y se fue a ver mundo.>
    —¿La encontró? —preguntó {X}.
    —La encontró —{dijo A}.
    {X} sonrió entonces, y se le vieron todos.`,
    ],
  ],
  [
    /oscuridad|a oscuras|lo oscuro|monstruo|pesadilla|the dark|nightmare|monster/i,
    [
      `Junto a {LUGAR5} colgaba un abrigo. Detrás, todo estaba oscuro.
    {X} no se atrevía a pasar.
    —Ahí hay alguien —dijo {X}—. Tiene hombros.
    {B} se {arrimó} a {A}. Sí, tenía hombros.
    @gesto
    {A} {tragó} saliva. {Estiró:A} una mano, y la mano {llegó:X} antes que las ganas.
    —Buenas tardes —{dijo A}, con una voz muy finita.
    Nadie contestó. La manga era blanda y estaba vacía.
    @paisaje
    ? {A} {metió} un brazo, y después el otro. <Le {sobraban:X} las dos mangas.>
    —Ahora hay alguien —{dijo A}—. Soy yo.
    {X} se rió tanto que quiso probárselo también.
    —Adentro está oscuro —dijo {X}—. Pero es un oscuro tibio.`,
    ],
  ],
  [
    /perdón|disculp|sorry|apolog/i,
    [
      `{A} {iba} mirando el cielo y {pisó} algo: crac.
    Era el barquito de {X}. Estaba recién pintado.
    —Estaba en el medio —{dijo A}, muy rápido.
    {X} juntó los pedazos sin decir nada.
    @gesto
    {B} {miró} a {A}. {A} {miró} sus pies.
    La palabra era corta, pero venía de muy abajo.
    —Perdón —{dijo A} por fin—. Yo no miraba.
    @paisaje
    {X} pensó un rato. Después le acercó el pincel.
    —Sostén aquí —dijo {X}—. Yo pego.
    ? Pegaron el casco, la vela y hasta la bandera. <La bandera quedó al revés.>
    —Ahora tiene una cicatriz —dijo {X}—. Como los barcos de verdad.`,
    ],
  ],
  [
    /comida nueva|probar|verdura|comer|brócoli|new food|vegetable|picky/i,
    [
      `{X} servía algo verde en un plato, junto a {LUGAR5}.
    —No, gracias —{dijo A}—. Eso no me gusta.
    —¿Lo probaste? —preguntó {X}.
    —No. Por eso sé.
    @gesto
    {B} {comió} un poco y {puso} una cara que no decía nada.
    {A} lo {olió} de lejos. Lo {olió} de cerca.
    —Con la punta de la lengua —{dijo A}—. Nada más.
    @paisaje
    La punta de la lengua salió, tocó y volvió con noticias.
    —Sabe a lluvia —{dijo A}.
    —¿Y eso es bueno? —{preguntó B}.
    {A} no {contestó:A}: ya {tenía:A} la cuchara llena.
    {X} sirvió un poco más, sin decir una palabra.`,
    ],
  ],
  [
    /perder|ganar|compet|losing|lose a game|winning/i,
    [
      `{X} {LOS} invitó a una carrera hasta {LUGAR5}.
    ¡Ya! Corrieron, y {X} llegó primero.
    —No vale —{dijo A}—. Mi pie no estaba listo.
    Corrieron otra vez, y otra vez llegó {X}.
    @gesto
    {A} se {sentó} de espaldas, para no ver a nadie.
    Pero de espaldas no se ve nada, y es aburrido.
    —¿Una más? —preguntó {X}.
    @paisaje
    Corrieron con todo lo que tenían. {X} ganó por una nariz.
    ? {A} {respiró} hondo. <El enojo subió, miró y se fue.>
    Entonces {A} le {levantó} el brazo a {X}.
    —¡Aquí está {X}, el viento de {AQUI}! —{gritó A}.
    Y {X} levantó el brazo de {A}, y {B}, los dos suyos.`,
    ],
  ],
  [
    /extrañ|echar de menos|lejos|despedid|adiós|missing|far away|goodbye/i,
    [
      `{X} miraba una carta vacía, junto a {LUGAR5}.
    —Es para alguien que está lejos —dijo {X}—. No sé qué poner.
    —Pon que extrañas —{dijo A}.
    —Es una palabra chica para tanto camino.
    @gesto
    {B} {buscó} alrededor y {volvió} con una hoja.
    —Manda esto —{dijo B}—. Es de hoy.
    Pusieron la hoja. Pusieron una miga de la merienda.
    @paisaje
    ? {A} {abrió} bien el sobre, para que entrara un poco de tarde. <Entró bastante.>
    Al final {X} escribió: «Así fue el día. Tú también estabas».
    La cerró rápido, antes de que se escapara algo.
    —Va a llegar —{dijo A}.
    {X} apretó la carta un momento, y la soltó.`,
    ],
  ],
];
