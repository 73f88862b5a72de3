/** Deeds of sharing, helping and kindness. X is a neighbour who is met here for the first time. */
export const sharing: readonly string[] = [
  `[Entonces|En eso|A un costado del camino] vieron a {X1}, cerca de {LUGAR5}.
    {X} miraba el suelo. Le sonaba la panza.
    ? —Hoy no hubo {COMIDA} —dijo {X}—. Mañana, tal vez.
    A {A} {le} quedaba un solo pan, chiquito.
    {A} {miró} el pan. {B} {miró} a {A}.
    @gesto
    ? Tenían hambre también<<, y el pan era lo último del bolso>>.
    {A} lo {partió} en tres. Las partes no salieron iguales.
    —La grande para ti —{dijo A}—. Nosotros ya comimos ayer.
    @paisaje
    {X} mordió despacio, con los ojos cerrados.
    ? El pan duró muy poco. El rato duró más.
    —Sabe a casa —dijo {X}.
    Y {TRES:X} se quedaron lamiéndose las migas.`,
  `[Empezó a lloviznar|Cayeron unas gotas|El aire se puso fresco]. {A} y {B} tenían una manta.
    Junto a {LUGAR5} temblaba {X}, con los pies juntos.
    —¿Tienes frío? —{preguntó A}.
    —Un poco en la punta —dijo {X}—. Y un poco en el resto.
    @gesto
    ? La manta era justa para dos. <<Tapaba hasta los tobillos, y con suerte.>>
    {A} la {abrió} de un lado. {B} la {abrió} del otro.
    —Entra —{dijo A}—. En el medio es mejor.
    Ahora a {A} {le} quedaba un brazo afuera. A {B}, una pierna.
    @paisaje
    ? Se rieron de verse así, a medio tapar.
    {X} dejó de temblar. {TRES:X} respiraban a la vez.
    —Qué manta tan grande —dijo {X}.
    No era grande. Pero así lo parecía.`,
  `{X} jugaba sin juguetes junto a {LUGAR5}.
    Movía las manos en el aire, como si tuviera algo.
    —¿A qué juegas? —{preguntó B}.
    —A que tengo una pelota —dijo {X}.
    @gesto
    {A} {tenía} una pelota de verdad en el bolsillo. {Apretó:A} un poco los dedos.
    ? Era su favorita, la que rebotaba más alto.
    {A} {abrió} la mano, y la pelota fue rodando hasta los pies de {X}.
    —Es para todos —{dijo A}—. Tú empiezas.
    @paisaje
    {X} la tiró con tanta fuerza que pasó por encima de una nube.
    ? Tardó en bajar. <Aprovecharon para presentarse.>
    Jugaron hasta que casi no se veía.
    —Tú guárdala esta noche —{dijo A}—. Mañana la traes.`,
];

export const help: readonly string[] = [
  `[De pronto|Entonces|En eso] oyeron un quejido: ¡uf!
    Era {X1}. Empujaba un carrito cuesta arriba, cargado de {COMIDA}.
    El carrito subía un paso y bajaba dos.
    —Nosotros también vamos con prisa —{susurró B}.
    {A} {miró} la cuesta. {Miró:A} a {X}.
    @gesto
    ? Y {dejó:A} en el suelo todo lo que llevaba.
    —Yo empujo de atrás —{dijo A}—. Tú descansa un poco.
    {A} {A.don}.
    {B} {puso} una piedra en la rueda cada vez que paraban.
    @paisaje
    ? Paraban bastante. <<A media cuesta, el carrito también pareció respirar.>>
    Al final llegaron arriba, con la cara colorada.
    —Pensé que pasaba aquí la noche —dijo {X}.
    {X} les dio agua fresca, y nunca el agua fue tan rica.`,
  `Junto a {LUGAR5} había algo patas arriba. Era {X}.
    —Buenas tardes —dijo {X}, desde abajo—. Llevo así desde el almuerzo.
    —¿Y no pediste ayuda? —{preguntó B}.
    —Me daba pena —dijo {X}—. Todos iban tan apurados.
    {A} se {agachó} hasta quedar a la altura de sus ojos.
    @gesto
    —Nosotros no —{dijo A}, aunque un poco sí.
    Contaron hasta tres. Uno empujó, otro sostuvo. ¡Hop!
    El mundo de {X} volvió a estar para arriba.
    @paisaje
    ? —Qué alto queda el cielo de este lado —dijo {X}.
    Le sacudieron el polvo, le buscaron el sombrero y esperaron a que pasara el mareo.
    ? No se fueron hasta verle dar tres pasos seguidos.
    —Ahora me toca a mí —dijo {X}—. ¿Qué les hace falta?`,
  `{X} tenía un ovillo y un problema.
    El ovillo se había ido rodando por {LUGAR5}<, y después por {LUGAR6}>.
    —Era para tejer una manta antes del frío —dijo {X}.
    {A} {tomó} la punta. {B} {tomó} la otra.
    @gesto
    ? No era cosa suya. Pero el hilo ya estaba en sus manos.
    Caminaron el hilo entero, despacito, enrollando.
    Por aquí. Por allá. Por el medio de un charco.
    @paisaje
    ? {A} {A.don}, y apareció el último pedazo.
    El ovillo quedó redondo, un poco sucio y muy gordo.
    —Tenían prisa —dijo {X}—. Y se quedaron.
    {X} guardó el ovillo contra el pecho.
    Ya no era un problema. Era casi una manta.`,
];

export const kindness: readonly string[] = [
  `{X} tenía mala cara y peor humor.
    —¡No pasen por mi lado! —dijo {X}, junto a {LUGAR5}.
    {B} {dio} un paso atrás. {A} {miró} otra vez, más despacio.
    @gesto
    Vio que {X} tenía una espina en el pie. <<El pie estaba rojo, y la cara también, que es lo que se ve primero.>>
    —Debe doler mucho —{dijo A}, bajito.
    {X} iba a gritar, pero se le escapó un «sí».
    {A} {sopló} donde dolía. {B} {sacó} la espina con dos dedos.
    ? Salió entera<, y era muy chica para tanto enojo>.
    @paisaje
    Pusieron una hoja fresca encima y un nudo con moño.
    {X} miró el moño un rato largo.
    —Grité —dijo {X}.
    —Yo también grito cuando me duele —{dijo A}.
    Y le hicieron lugar al lado.`,
  `{X} barría la entrada de su casa, junto a {LUGAR5}.
    Barría y suspiraba. Nadie venía a mirar.
    ? —Antes pasaban muchos —dijo {X}—. Ahora pasan rápido.
    {A} y {B} iban rápido. Pararon.
    @gesto
    —Qué limpio está todo —{dijo A}. Y era verdad.
    A {X} se le enderezó la espalda.
    {A} {buscó} en el suelo la flor más bonita y se la {puso} en la escoba.
    @paisaje
    ? {B} {preguntó} cómo se hacía para barrer sin levantar polvo. {X} lo explicó con mucho detalle.
    No tenían nada que comprar ni nada que pedir.
    Solo se quedaron un ratito, y ya.
    ? —Vuelvan —dijo {X}, con otra cara.
    La escoba con flor parecía una escoba de fiesta.`,
  `Había alguien detrás de {LUGAR5}: era {X}.
    Todos pasaban de largo, porque {X} no sabía saludar.
    Si le hablaban, se escondía. Si no le hablaban, también.
    {A} no {dijo} nada. Se {sentó:A} cerca, de espaldas.
    @gesto
    ? {B} se {sentó} un poco más allá y {sacó:B} {COMIDA}.
    {A} {dejó} un pedacito de pan a mitad de camino. <<A mitad exacta, para no apurar a nadie.>>
    Pasó un rato. El pedacito ya no estaba.
    {A} {dejó} otro, un poco más cerca.
    @paisaje
    ? Se oyó masticar<, que es un sonido muy simpático>.
    Cuando se dieron vuelta, {X} estaba al lado.
    —Hola —dijo {X}. Le salió perfecto.
    —Hola —{dijo A}, como si fuera cosa de todos los días.`,
];
