/** Deeds of courage, patience, persistence, mistakes and talents. */
export const bravery: readonly string[] = [
  `—¡Aquí! —se oyó, con una voz finita.
    Era {X1}, del otro lado de {LUGAR5}. No podía volver.
    Para llegar había que pasar por lo más oscuro.
    {A} {miró} lo oscuro. El corazón {le} hacía pum, pum.
    @gesto
    —Tengo miedo —{dijo A}.
    —Yo también —{dijo B}—. Te doy la mano hasta donde llegue.
    {A} {dio} un paso, con miedo y todo. Y otro. Y otro más.
    ? <<El miedo caminaba al lado, pero ya no iba delante.>>
    En el último paso ya no alcanzaba la mano de {B}.
    @paisaje
    {A} {estiró} el brazo. Del otro lado había una patita fría.
    —Te tengo —{dijo A}.
    Volvieron de a dos, que es más ancho que de a uno.
    Las rodillas {le:A} temblaban. {A} las {dejó} temblar.`,
  `{X} estaba muy arriba y no sabía bajar.
    Abajo se había juntado gente. Todos opinaban. Nadie subía.
    ? —Es muy alto —decían—. Mejor mañana.
    {A} {tragó} saliva. Las piernas {le} decían que no.
    —Voy a subir un poquito —{dijo A}—. Un poquito y ya.
    @gesto
    {Subió:A} un poquito. Desde ahí se veía el próximo poquito.
    ? {B} {cantaba} abajo, bajito, para que hubiera algo de qué agarrarse.
    @paisaje
    {A} no {miró} el suelo. {Miró:A} los ojos de {X}.
    —Pon el pie donde yo pongo la mano —{dijo A}.
    Bajaron así, un pie y una mano, un pie y una mano.
    ? <<Nadie aplaudió hasta el final, porque nadie respiraba.>>
    Al tocar tierra, {A} se {sentó} un rato largo.
    Después se {rió:A}, con la risa temblorosa todavía.`,
  `Unos grandes se reían de {X}, cerca de {LUGAR5}.
    Se reían de su voz, que era finita.
    {A} {sintió} calor en las orejas y frío en los pies.
    {B} {buscó} su mano, sin decir nada.
    @gesto
    ? Era más fácil seguir de largo. Nadie lo habría notado. {A} sí.
    {A} se {puso} al lado de {X}.
    —A mí me gusta su voz —{dijo A}. Y a {A} también {le} salió finita.
    Hubo un silencio.
    ? —A mí también —{dijo B}, desde atrás.
    @paisaje
    Los grandes se rascaron la cabeza. Uno preguntó si {X} sabía cantar.
    {X} cantó. Parecía una flauta.
    ? Cuando terminó, pidieron otra. <La risa se había ido a otra parte.>
    A {A} {le} volvieron los pies a su temperatura.`,
];

export const patience: readonly string[] = [
  `{X} cruzaba el camino, junto a {LUGAR5}.
    Cruzaba muy, muy despacio. Y llevaba una taza llena.
    —¿Pasamos por arriba? —{susurró B}.
    {A} {miró} la taza. Una gota, y se volcaba.
    @gesto
    —Esperamos —{dijo A}, y se {sentó:A}.
    ? <<Esperar parecía no hacer nada. Pero por dentro había que hacer muchísimo.>>
    Un paso. Una pausa. Un paso.
    @paisaje
    ? Mientras tanto, vieron cosas que nunca habían visto: una hormiga con bigote, una nube en forma de llave.
    {B} {bostezó}. {A} {contó} dedos. {X} dio otro paso.
    Al fin llegó del otro lado, sin volcar ni una gota.
    —Nadie me había esperado el camino entero —dijo {X}.
    Y les dio un sorbo a {CADA}. Seguía tibio.
    Tenía gusto a tarde larga.`,
  `{X} quería contar algo, pero hablaba con muchas pausas.
    —Yo… —dijo {X}, junto a {LUGAR5}.
    {B} {iba} a terminar la frase. {A} {movió} apenas la cabeza: todavía no.
    —Yo… vi…
    @gesto
    ? Pasó una mosca. Volvió a pasar la misma mosca.
    {A} {tenía} diez preguntas en la boca. Las {guardó:A} una por una.
    —Yo… vi… algo —dijo {X}—. Algo… que les… sirve.
    @paisaje
    ? El sol bajó un dedo<, y después otro dedo>.
    Nadie dijo «apúrate». Nadie miró para otro lado.
    Y las palabras, al ver que había sitio, salieron todas.
    ? <<Eran buenas palabras. Algunas llevaban años esperando.>>
    —Gracias por el rato —dijo {X}, de corrido.
    {A} {sonrió}. El rato había valido la pena.`,
  `Junto a {LUGAR5}, {X} desataba una red llena de nudos.
    —Tiremos fuerte —{dijo B}.
    Tiraron. El nudo se hizo más chico y más duro.
    {X} negó con la cabeza, sin enojo.
    @gesto
    {A} se {sentó} enfrente. {Buscó:A} una puntita. Nada más que una.
    ? La {aflojó:A}. La {pasó:A} por abajo. Y otra vez.
    —Uno menos —{dijo A}.
    Quedaban muchos. {B} {soltó} el aire y {buscó:B} otra puntita.
    @paisaje
    ? Trabajaban en silencio. <Los nudos se van mejor cuando no los corren.>
    Cuando la luz ya era dorada, la red cayó lisa al suelo.
    —Yo llevaba tres días —dijo {X}—. Pero tiraba.
    La colgaron entre dos ramas. Era una red y también una hamaca.`,
];

export const persistence: readonly string[] = [
  `{X} quería prender su farol, junto a {LUGAR5}.
    Chas. Nada. Chas. Nada.
    —No prende —dijo {X}—. Me quedo a oscuras.
    —¿Puedo? —{dijo A}.
    Chas. Tampoco.
    @gesto
    ? {A} {secó} la mecha con la manga. Chas. Una chispa, y adiós.
    {B} {puso} las manos alrededor, por el viento.
    Chas, chas, chas. {A} ya {tenía} los dedos cansados.
    —Ya probaste siete —{dijo B}.
    —Falta la ocho —{dijo A}.
    @paisaje
    La ocho no fue. La nueve, tampoco. <La diez hizo un ruido distinto.>
    Y en la once, sin avisar, se encendió.
    {X} se tapó la boca. La luz les pintó la cara a {TRES:X}.
    ? Nadie dijo nada de las diez anteriores.`,
  `{X} empujaba una bola enorme, cuesta arriba, por {LUGAR5}.
    Llegaba casi a la punta. Y la bola rodaba hasta abajo.
    —Van cinco veces —dijo {X}—. Seis no puedo.
    {A} {bajó} hasta la bola. La {empujó:A} un poco. Pesaba.
    @gesto
    —Probemos una más —{dijo A}—. Una sola.
    La una más se les fue. Rodó hasta el fondo.
    ? {B} se {rió}. <<Es que hizo «plop», y nadie esperaba un «plop».>>
    —Una más —{dijo A}, y {bajó:A} otra vez.
    @paisaje
    Ahora sabían dónde resbalaba. Pusieron ahí una rama.
    ? También sabían dónde descansar. Descansaron justo ahí.
    Arriba, la bola se quedó quieta, con todo el valle delante.
    —Seis y siete —dijo {X}, mirando sus manos—. Miren nada más.`,
  `{X} practicaba un salto junto a {LUGAR5}.
    Corría, saltaba y, ¡plaf!, caía en el charco.
    —Todos pueden menos yo —dijo {X}, chorreando agua.
    {A} {miró} el charco. Era ancho de verdad.
    —A ver —{dijo A}. {Corrió:A}, {saltó:A} y, ¡plaf!
    @gesto
    ? Ahora eran dos con los pies mojados. {B} {quiso} ser tres.
    Probaron de cerca. Probaron de lejos. Probaron gritando.
    —Caíste un poco más allá que antes —le {dijo A} a {X}.
    @paisaje
    ? Era verdad: había una marca, y la nueva estaba delante. <<Un dedo delante, pero era un dedo entero.>>
    {X} se sacudió, fue hasta el fondo y corrió otra vez.
    ¡Hop! Cayó en lo seco, con los dos pies.
    ? Estaba tan mojado todo que nadie notó las lágrimas.
    —Otra vez —dijo {X}. Esta vez era por gusto.`,
];

export const mistakes: readonly string[] = [
  `{A} {iba} mirando el cielo y no {vio} la olla.
    ¡Cras! Era la olla de {X}, junto a {LUGAR5}.
    Quedaron cinco pedazos y un silencio.
    {A} {quiso} que el suelo se abriera. El suelo no quiso.
    @gesto
    ? —Fue sin querer —{susurró B}.
    {A} {levantó} los pedazos, uno por uno, sin dejar ninguno.
    —La rompí yo —le {dijo A} a {X}—. No miré. ¿La arreglamos?
    @paisaje
    {X} trajo barro. {B} {trajo} agua. {A} {juntó} los bordes con cuidado.
    El primer intento quedó al revés. <<Era una olla para servir el suelo.>>
    El segundo quedó bien, con una raya como de rayo.
    —Antes era igual a todas —dijo {X}—. Ahora la reconozco.
    Y puso la raya hacia adelante, para que se viera.`,
  `—Es por aquí —{había} dicho {A}, con mucha seguridad.
    No era por ahí. Llegaron a {LUGAR5}, al jardín de {X}, y pisaron todo lo sembrado.
    {B} {miró} sus pies. {A} {miró} los suyos, y las plantitas debajo.
    @gesto
    ? {A} {pensó} en irse de puntillas. <Solo un momento.>
    —Me equivoqué de camino —{dijo A}—. Y mira.
    {X} salió con las manos en la cabeza.
    —¿Qué hacemos para que crezca otra vez? —{preguntó A}.
    @paisaje
    {X} les enseñó: un agujero, una semilla, tierra y una palmada.
    ? {A} {hizo} el primero muy hondo. El segundo, muy al borde. El tercero salió perfecto.
    Sembraron una fila entera, derechita.
    —Ahora sabes sembrar —dijo {X}.
    ? Y también sabían por dónde no era.`,
  `{A} {quiso} darle una sorpresa a {X} y {pintó} su puerta, junto a {LUGAR5}.
    La {pintó:A} de verde, con puntos.
    Volvió {X}. Miró la puerta. Se le cayó la canasta.
    —Era el dibujo de mi mamá —dijo {X}—. Estaba debajo.
    @gesto
    ? El verde brillaba mucho. Demasiado.
    A {A} se {le} hizo un hueco en la panza.
    —No te pregunté —{dijo A}—. Perdón. Déjame probar algo.
    {Trajo:A} un trapo con agua tibia y {frotó:A}, suave, suave.
    @paisaje
    ? {B} {sostuvo} el balde. {X} señaló por dónde.
    De a poquito apareció un sol viejo, y después una casa.
    Un punto verde no salió. {X} lo miró de cerca.
    —Ese que se quede —dijo—. Parece un pájaro.
    Y {A} {respiró} otra vez.`,
];

export const talents: readonly string[] = [
  `{X} tenía un problema junto a {LUGAR5}.
    Su casa estaba a oscuras y la puerta, trabada.
    —Yo no sirvo para eso —{dijo A}.
    —Yo tampoco —{dijo B}.
    @gesto
    ? {X} no dijo nada. Solo miraba la puerta.
    Entonces {A} {hizo} lo de siempre, sin pensarlo: {A.don}.
    La puerta se movió un poco.
    —¿Cómo hiciste? —{preguntó B}.
    —No sé. Así soy.
    @paisaje
    Y {B} también: {B.don}.
    La puerta se abrió con un bostezo. <<Era una puerta vieja, y nadie le había pedido las cosas así.>>
    Adentro había una lámpara esperando.
    —Hay cosas que solo salen con sus manos —dijo {X}.
    {A} se {miró} las manos. Eran las mismas de ayer.`,
  `{X} había hecho una lista: «Cosas que no sé hacer».
    Era tan larga que llegaba hasta {LUGAR5}.
    {A} la {leyó} entera. {B}, también.
    —Falta la otra —{dijo A}.
    —¿Qué otra? —preguntó {X}.
    @gesto
    {A} {dio} vuelta el papel. Atrás estaba en blanco.
    —Yo te vi hacer reír a una piedra —{dijo B}.
    —Las piedras se ríen solas —dijo {X}.
    —No. Eso lo haces tú.
    @paisaje
    {X} contó un chiste, despacito. Se rió {A}. Se rió {B}. Algo se movió bajo una piedra.
    {A} {anotó}: «Hace reír a las piedras».
    ? Después {B} {anotó} otra, y otra más<, hasta que el papel quedó parejo de los dos lados>.
    {X} dobló la lista y la guardó con lo nuevo hacia afuera.`,
  `Cerca de {LUGAR5}, {X} ensayaba una función<, sin nadie en escena>.
    —Necesito un viento, una luna y un público —dijo {X}.
    {B} {hizo} de viento. {Le:B} salió tan bien que voló un sombrero.
    —¿Y yo? —{preguntó A}.
    @gesto
    ? {A} {probó} de luna. Se {caía:A} del banco. <<Las lunas no suelen caerse.>>
    —¿Qué haces cuando nadie te mira? —preguntó {X}.
    {A} lo {pensó}. Y lo {hizo}: {A.don}.
    @paisaje
    {X} abrió la boca. {B} {dejó} de soplar.
    —Eso no estaba en la obra —dijo {X}—. Ahora es la mejor parte.
    La hicieron otra vez, desde el principio, con eso en el medio.
    ? Un grillo aplaudió. Eran dos alas, pero sonó a cien.
    {A} {saludó} hasta el suelo.`,
];
