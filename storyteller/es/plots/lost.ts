import type { Plot } from './plot.ts';

export const lost: Plot = {
  lists: {
    TESORO: [
      'la manta de lunares',
      'el farolito azul',
      'el cascabel de plata',
      'la almohada de plumas',
      'el gorro de dormir',
      'la cajita de música',
      'el pañuelo de flores',
      'la bufanda roja',
    ],
  },
  titles: [
    '¿Dónde está {TESORO1}?',
    '{A} y {TESORO1}',
    'Se busca {TESORO1}',
    'La tarde que se perdió {TESORO1}',
    'El escondite de {TESORO1}',
  ],
  want: [
    `{A} {tenía} [una cosa muy querida|un tesoro|algo que no prestaba nunca]: {TESORO1}.
    ? No era {TESORO1:nuevo/nueva}. <Tenía una mancha, un remiendo y la forma de muchas noches.>
    [Sin eso|Si eso faltaba], el sueño no venía <<, ni con cuentos, ni con leche, ni contando hasta mil>>.

    @paisaje
    Esa tarde {A} {sacó} {TESORO1} al sol <para que oliera a día bonito>.
    —[Que le dé el aire|Un ratito de sol y ya] —{dijo A}.
    @charla
    Después {DOS} se fueron a jugar <cerca de {LUGAR}>.
    ? Jugaron a [saltar sombras|las escondidas|que el suelo era agua].
    ? {B} {ganó} dos veces <y {A}, tres, o al revés>.
    Y se rieron tanto que no miraron atrás.
    @gesto`,
    `Todas las noches, {A} {dormía} con {TESORO1}.
    ? {Era} lo primero que buscaba y lo último que soltaba.
    —¿{TESORO1:Lo llevamos/La llevamos} de paseo? —{preguntó A}.
    —¡[Sí|Claro]! —{dijo B}—. [Que conozca el mundo|Siempre se queda en casa].
    @paisaje
    Así que salieron {JUNTOS}, con {TESORO1} <bien a la vista>.
    ? Le mostraron {LUGAR} <<y le contaron quién vivía ahí>>.
    ? Le mostraron {LUGAR} <, que a esa hora era lo más lindo>.
    @charla
    [Luego|Al rato] hubo que usar las dos manos para jugar.
    {A} {dejó} {TESORO1} en un lugar seguro, muy seguro<<, tan seguro que no hacía falta acordarse>>.
    @gesto
    Y la tarde siguió <, llena de cosas que hacer>.`,
  ],
  trouble: [
    `[Cuando el sol bajó un poco|Después de la merienda|Más tarde], {A} {volvió} a buscar {TESORO1}.
    Miró aquí. Miró allá. [No estaba.|No había nada.|Nada de nada.]
    —¡[No está|Se fue|Ya no está]! —{dijo A}.
    ? La voz le salió chiquita <, como si viniera de otro cuarto>.
    @gesto
    {B} {levantó} una piedra <y una hoja, y otra piedra>. Tampoco.
    ? En el lugar quedaba solo una marca<, apenas tibia>.
    —¿Y si no aparece? —{preguntó A}—. ¿Cómo voy a dormir?
    —Va a aparecer —{dijo B}—. [Las cosas no tienen patas|Vamos a buscar {JUNTOS}].
    @todos
    ? Pero {B} también {miró} el cielo<, porque la tarde no espera a nadie>.
    Había que buscar antes de la noche.`,
    `[De pronto|A mitad del juego|Entonces], {A} se {quedó} sin moverse.
    —{TESORO1} —{dijo A}—. ¿Dónde está?
    {DOS} se miraron. [Nadie lo sabía.|No se acordaban.]
    ? Buscaron en el primer lugar, y en el segundo<, y en uno que ni siquiera era un lugar>.
    A {A} {le} dolió un poquito la panza<, ahí donde se guardan los sustos>.
    @gesto
    —Sin {TESORO1} no puedo dormir —{dijo A}, bajito.
    —Entonces no hay que perder tiempo —{dijo B}—. [Yo miro arriba y tú abajo|Empecemos por el principio].
    @todos
    ? Y empezaron por el principio, que era justo ahí, bajo sus pies.
    La búsqueda comenzó <con cuatro ojos muy abiertos>.`,
  ],
  tries: [
    `Primero buscaron [junto a|cerca de] {LUGAR5}.
    @camino
    {A} {metió} la cabeza en un hueco <<oscuro que olía a cosas guardadas>>. [¡Achís!|¡Puf!]
    Adentro había {COSA5}, pero no {TESORO1}.
    —[Es lindo|Qué hallazgo] —{dijo B}—, pero no es lo nuestro.
    ? Lo dejaron donde estaba<, por si alguien más lo andaba buscando>.
    @charla
    ? {A} {miró} otra vez, por si acaso<, porque a veces las cosas aparecen a la segunda>.
    Nada. Solo polvo y silencio.
    @paisaje
    —Un lugar menos —{dijo B}—. Eso también sirve.`,
    `—Preguntemos —{dijo B}.
    Por ahí pasaba {Y}<, sin ningún apuro>.
    @paisaje
    —¿Viste {TESORO1}? —{preguntó A}.
    {Y} pensó un rato largo.
    —Vi [una nube|una sombra|una hormiga] —dijo {Y}—. Vi [una piedra dormida|un charco|mi propia nariz]. Pero eso, no.
    @gesto
    —¿Y oíste algo raro?
    —Oí {SONIDO} —dijo {Y}—. Pero eso lo oigo siempre.
    @charla
    {DOS} dieron las gracias y siguieron.
    ? {Y} siguió pensando <, por si la respuesta llegaba tarde>.`,
    `—Caminemos para atrás —{propuso A}—. Así volvemos a lo de antes.
    Y caminaron para atrás<, con mucho cuidado>: un paso, otro paso, ¡pum!
    {B} {chocó} con {LUGAR}.
    ? Se rieron un poco<, aunque no era un día de risa>.
    @camino
    Pasaron por donde habían saltado<, por donde habían comido y por donde no habían hecho nada>.
    @charla
    En el suelo estaban sus propias huellas<, que iban muy contentas para el otro lado>.
    Las huellas se terminaban junto a {LUGAR}.
    Ahí tampoco estaba {TESORO1}.
    @gesto
    —Pero ahora sé dónde no {TESORO1:lo/la} perdí —{dijo A}.`,
    `—¡Mira! —{gritó B}—. ¡Ahí!
    Detrás de {LUGAR5} asomaba una punta de color.
    {DOS} corrieron. {A} {tiró} de la punta<, primero poquito y después con ganas>.
    Salió {COSA}.
    —Ah —{dijo A}—. No era.
    @gesto
    ? Por un momento había sido. <<Y eso es peor que nada, porque la alegría ya estaba puesta.>>
    @charla
    {B} se {sentó} al lado, sin decir nada.
    ? Un rato así, hombro con hombro, también es buscar.
    @paisaje
    —¿Seguimos? —{preguntó B} al fin.
    —Seguimos —{dijo A}.`,
    `—Desde arriba se ve más —{dijo B}.
    Subieron <como pudieron> a lo más alto de {LUGAR5}.
    @camino
    Desde allí se veía todo<<: lo de cerca, lo de lejos y lo de más lejos>>.
    —Veo {LUGAR} —{dijo A}—. Veo el camino. Veo [tus pies|mi sombra].
    —¿Y {TESORO1}?
    —No. [Eso no lo veo|Eso no].
    @gesto
    ? El viento pasó <y {les} revolvió la cabeza por fuera y por dentro>.
    Bajaron despacio<, porque bajar sin lo que uno busca cuesta más>.
    @charla
    ? Abajo {LOS} esperaba {Y}, que había sostenido la subida <con la mirada>.
    Todavía quedaba un poco de tarde.`,
    `{A} {cerró} los ojos para acordarse.
    —Estaba el sol aquí —{dijo A}—. Y había {OLOR5}.
    —¡{OLOR5}! —{dijo B}—. Eso es por {LUGAR5}.
    Fueron con la nariz por delante<, como dos perros de caza muy pequeños>.
    @camino
    {OLOR5} había. Mucho.
    @paisaje
    Buscaron por abajo, por arriba y por el medio.
    ? {B} {encontró} {COSA} <y se la guardó para después>.
    Pero de {TESORO1}, ni un hilo.
    @charla
    ? —La nariz tenía razón —{dijo A}—. La memoria, no tanto.
    El olor se fue con el viento<, y la pista también>.`,
    `—Hagamos silencio —{dijo A}—. A lo mejor nos llama.
    Se quedaron sin hablar <, con la boca apretada para que no se escapara nada>.
    Se oyó {SONIDO5}.
    ? Se oyó una panza con hambre<; era la de {B}>.
    Pero {TESORO1} no llamó.
    @paisaje
    —A lo mejor también está haciendo silencio —{dijo B}.
    @gesto
    {A} {soltó} una risa corta <, de esas que se escapan por un costado>.
    ? Y con la risa se fue un poquito del miedo.
    @charla
    Después comieron {COMIDA} <que alguien les convidó>.
    Con la panza llena se busca mejor.`,
    `[Hicieron un cartel|Escribieron un aviso|Dibujaron un anuncio]: «Se perdió {TESORO1}».
    {B} {hizo} el dibujo. {Le} salió [parecido a una papa|un poco torcido|más bien redondo].
    —¿Así es? —{preguntó B}.
    —Más o menos —{dijo A} <<, que no quería herir a nadie>>.
    Lo pegaron en {LUGAR5}<, a la altura de los ojos chicos>.
    @camino
    Pasó {Y} y lo leyó.
    —Qué linda papa —dijo {Y} <<con mucho respeto>>.
    @charla
    ? Nadie trajo {TESORO1}, pero tres vecinos preguntaron cómo estaban.
    Eso hizo bien.
    @gesto`,
  ],
  mend: [
    `—Vengan —dijo {X}—. Quiero mostrarles algo. Pero sin ruido.
    {X} {LOS} llevó hasta {LUGAR}<, por un camino que nadie había mirado>.
    Ahí, bien {TESORO1:doblado/doblada}, estaba {TESORO1}.
    Y adentro dormían tres crías muy chiquitas.
    —Tenían frío —dijo {X}—. Pensé que nadie {TESORO1:lo/la} usaba.
    @gesto
    ? {A} no {dijo} nada por un momento. <<{Miraba:A} las tres narices, que subían y bajaban.>>
    —Que duerman un rato más —{susurró A}.
    {B} {trajo} hojas secas para hacerles otra cama.
    ? Las pasaron de a una, con las manos como cuchara.
    @todos
    {TESORO1} volvió a los brazos de {A}. Estaba {TESORO1:tibio/tibia}.`,
    `—¿Y eso que llevas ahí? —dijo {X}, y señaló a {B}.
    {B} se {dio} vuelta. Y otra vuelta. Y otra.
    ¡Ahí estaba! {TESORO1} colgaba de su espalda<, como una cola de más>.
    ? Había subido, había bajado y había corrido por todas partes.
    —¡{TESORO1:Lo/La} buscamos y ya estaba con nosotros! —{dijo A}.
    Primero se rió {X}. Después se rieron todos.
    @gesto
    —Fuiste la mejor percha del mundo —{dijo A}.
    ? {B} {hizo} una reverencia <y {TESORO1} también>.
    @todos
    {A} {abrazó} {TESORO1} <y, de paso, a {B}>.
    La panza ya no dolía.`,
    `@encasa
    —Yo también pierdo cosas —dijo {X}—. Y siempre están en el último lugar: mi casa.
    {A} y {B} se miraron. ¡La casa! Ahí no habían buscado.
    ? Habían dado la vuelta al mundo sin mirar en la puerta.
    Fueron {JUNTOS}, con {X} detrás.
    Y sobre la cama, {TESORO1:estirado/estirada}, esperaba {TESORO1}.
    —¿Quién {TESORO1:lo/la} trajo? —{preguntó B}.
    —Yo —{dijo A}, y se {puso} de todos los colores—. {TESORO1:Lo/La} guardé para no perder nada.
    @gesto
    ? Hubo un silencio, y después una carcajada grande.
    @todos
    {X} probó {TESORO1} con la punta del pie. Aprobó.
    Todo estaba donde tenía que estar.`,
  ],
  alt: { want: 'de paseo con {TESORO1}', mend: 'con {TESORO1}, por fin' },
};
