/** Deeds of friendship, teamwork, respect, differences and honesty. */
export const friendship: readonly string[] = [
  `Cerca de {LUGAR5}, {B} {pisó} mal. Se {sentó:B} en el suelo.
    —Sigue tú —{dijo B}—. Yo espero aquí.
    {A} {miró} el camino. {Miró:A} la tarde, que se acababa.
    —Sin ti no sigo —{dijo A}. Y se {sentó:A} al lado.
    @gesto
    —Pero no vas a llegar.
    —Entonces no llegamos {JUNTOS} —{dijo A}.
    Pasó {X1} con una carretilla y paró.
    @paisaje
    —¿Qué miran? —preguntó {X}.
    —Miramos el pie —{dijo A}—. Ya duele menos.
    {X} dejó la carretilla y se puso a mirar el pie también.
    ? <<Con tres mirando, un pie se cura bastante.>>
    Subieron a {B} encima. {A} {empujó}.
    —Vas rápido —{dijo B}.
    —Es que llevo algo que quiero mucho —{dijo A}, como si nada.`,
  `{X} estaba sin compañía junto a {LUGAR5}, con un tablero de dos.
    —¿Quién juega contigo? —{preguntó A}.
    —Mi mano izquierda —dijo {X}—. Casi siempre gana.
    {A} y {B} tenían que irse. Se miraron.
    @gesto
    ? —Una partida —{dijo B}.
    Se sentaron {TRES:X}. El tablero no estaba hecho para tres, pero alcanzó.
    {X} reía con la boca tapada. <Hacía mucho que no usaba esa risa.>
    @paisaje
    ? {A} {perdió}. {B} {perdió}. La mano izquierda quedó tercera.
    —Mañana otra —{dijo A}.
    —¿De verdad mañana? —preguntó {X}.
    {A} {dejó} sobre el tablero su piedra de la suerte.
    —Para que sepas que vuelvo —{dijo A}.`,
  `Habían discutido un poco, por una tontería, cerca de {LUGAR5}.
    {B} {caminaba} delante. {A} {caminaba} detrás. Nadie hablaba.
    ? El silencio iba en el medio, como un bulto.
    Encontraron a {X}, que buscaba a su mejor amigo.
    —Nos peleamos por una nuez —dijo {X}—. Y ahora tengo la nuez.
    @gesto
    {A} {miró} a {B}. {B} {miró} a {A}.
    —¿Te ayudamos? —dijeron al mismo tiempo.
    @paisaje
    ? Llamaron, buscaron, miraron detrás de todo.
    El amigo estaba a la vuelta, buscando a {X}. <<Traía otra nuez, por las dudas.>>
    Se abrazaron tan fuerte que rodaron las dos nueces.
    {A} {buscó} la mano de {B}. Ya venía en camino.
    Caminaron el resto al mismo paso.`,
];

export const teamwork: readonly string[] = [
  `{TRABA}
    Del otro lado estaba {X}, sin poder pasar.
    {A} {empujó}. Nada. {B} {empujó}. Nada.
    {X} empujó desde allá. Tampoco.
    @gesto
    —No es fuerza lo que falta —{dijo A}—. Es que empujamos de a uno.
    —¿A la cuenta de tres? —{dijo B}.
    Uno: {A} {A.don}. Dos: {B} {B.don}. Tres: {X} contó en voz alta.
    @paisaje
    La primera vez salió mal: cada cual tenía un tres distinto. <<El tres de {B} era casi un cuatro.>>
    La segunda vez fue un solo empujón.
    Y el camino se abrió, como si nunca hubiera estado cerrado.
    ? —¿Quién fue? —preguntó {X}.
    Se miraron. No había manera de saberlo.`,
  `Se le había volado el techo a {X}.
    Era un techo de paja, ancho y liviano. Nadie podía levantarlo.
    {A} {tomó} una punta. La otra se caía.
    {B} {tomó} la otra. Se doblaba el medio.
    @gesto
    —Falta uno en el medio —{dijo A}.
    {X} se puso en el medio, con la cabeza de columna.
    —Ahora arriba —{dijo B}—. Despacio. Tú avisa, tú mira, yo piso.
    @paisaje
    ? Avanzaban como un animal de tres cabezas y muchas patas. <Un pájaro preguntó qué animal era.>
    {A} {miraba} adelante. {B} {miraba} atrás. {X} decía «bien» a cada paso.
    El techo se sentó en su casa con un suspiro.
    Debajo, {TRES:X} tenían paja hasta en las orejas.
    ? Y nadie había cargado más que otro.`,
  `La cría de {X} había caído en un hoyo<, cerca de {LUGAR5}>.
    El brazo de {A} no llegaba. El de {B}, tampoco.
    —Llega un poquito el mío —dijo {X}—. Pero no alcanza.
    {A} {miró} los tres brazos. Los {sumó:A} con los ojos.
    @gesto
    —Una cadena —{dijo A}.
    {B} se {agarró} de una raíz. {A} se {agarró} de {B}. {X}, de {A}.
    ? La cadena crujía un poco y se reía bastante.
    @paisaje
    Bajaron. Un poco más. Otro poco.
    —¡La tengo! —dijo {X}, desde abajo.
    ? —Nadie suelte a nadie —{dijo B}.
    Y la cadena fue subiendo, mano a mano.
    La cría salió con hipo, y les dio hipo a todos.`,
];

export const respect: readonly string[] = [
  `{X} dormía justo en el paso, junto a {LUGAR5}.
    —¡Despier…! —{empezó B}. {A} {hizo} sh con el dedo.
    Al lado había un cartel chiquito: «Trabajo de noche. Gracias».
    @gesto
    ? Dar la vuelta era largo. <<Saltar por encima era corto, pero era por encima de alguien.>>
    —Damos la vuelta —{susurró A}.
    Se quitaron lo que hacía ruido. Pisaron donde había pasto.
    ? {B} {sostuvo} una rama para que no crujiera.
    @paisaje
    De pronto se oyó una voz, con un ojo abierto:
    —Los oí no hacer ruido —dijo {X}—. Nadie lo hace.
    —Perdón —{dijo A}—. ¿Te despertamos?
    —Me despertó la costumbre —dijo {X}—. ¿Qué buscan?
    ? Y se sentó para escuchar, con la manta en los hombros.`,
  `{X} tenía las antenas, o las orejas, muy raras y muy suaves.
    {B} {estiró} la mano para tocar.
    —No —dijo {X}, y dio un paso hacia {LUGAR5}.
    {B} se {quedó} con la mano en el aire.
    @gesto
    ? —Es que son muy lindas —{dijo B}.
    —Son mías —dijo {X}.
    {A} {bajó} la mano de {B}, despacito. {Bajó:A} también la suya.
    —Tienes razón —{dijo A}—. Debimos preguntar.
    @paisaje
    Se sentaron a un paso de distancia. Ni más cerca ni más lejos.
    ? Hablaron de otra cosa: de nubes, de sopas. <<Nadie miraba las antenas. Bueno, un poquito.>>
    Al rato {X} se acercó, sin que nadie llamara.
    —Ahora sí —dijo—. Con un dedo.
    Tocaron con un dedo. Era como tocar la espuma.`,
  `Junto a {LUGAR5} había un círculo de piedritas. Adentro, {X} acomodaba hojas.
    {A} {iba} a pasar por el medio. Se {detuvo} con el pie en el aire.
    —¿Esto es de alguien? —{preguntó A}.
    —Es mi casa —dijo {X}—. Falta la pared. Y el techo. Y lo demás.
    @gesto
    ? {B} no {veía} ninguna casa. <{Veía:B} hojas.>
    Pero {X} dijo «mi casa», y eso bastaba.
    —¿Por dónde se entra? —{preguntó A}.
    {X} señaló una hoja acostada. Era la puerta.
    @paisaje
    Se limpiaron los pies. Dijeron permiso.
    ? Se agacharon para no golpearse con el techo que no estaba.
    {X} {LOS} recibió con la cara llena de sol.
    —Ustedes sí la ven —dijo.
    Y les mostró todos los cuartos, uno por uno.`,
];

export const differences: readonly string[] = [
  `{X} caminaba para atrás, junto a {LUGAR5}.
    —¿Por qué vas así? —{preguntó B}.
    —Así veo lo que ya me gustó —dijo {X}.
    {B} se {rió} un poquito. {A}, no: {A} se {dio} vuelta y {probó}.
    @gesto
    ? Era difícil. {Chocó:A} con una rama. <<La rama no se quejó.>>
    —Mira —{dijo A}—. De aquí se ve {LUGAR}. Nunca lo había mirado.
    {B} {probó} también. Las cosas se iban haciendo chiquitas, como si dijeran adiós.
    @paisaje
    ? {X} avisaba de las piedras y {A}, de las nubes.
    —¿Y a ti te sirve ir para adelante? —preguntó {X}.
    —A veces —{dijo A}—. Para atrás vemos lo que se nos pasó.
    Caminaron {TRES:X}: dos así y uno asá.
    ? Entre todos veían el mundo completo.`,
  `La casa de {X} estaba al revés, junto a {LUGAR5}.
    El piso era el techo. La mesa colgaba. La sopa, quién sabe cómo, no se caía.
    —¿Quieren pasar? —dijo {X}, cabeza abajo.
    {B} {iba} a decir que no. {A} ya {buscaba} por dónde colgarse.
    @gesto
    ? La sangre se les fue a la nariz.
    —En mi casa se come con cuchara —{dijo A}.
    —Aquí, con paciencia —dijo {X}—. Prueben.
    @paisaje
    Probaron. Sabía igual de rico, pero duraba más.
    ? {X} quiso saber cómo era dormir acostado. <<Le pareció peligrosísimo.>>
    Se contaron cosas de un mundo y del otro.
    Al bajar, a {A} {le} pareció que todo estaba un poco torcido.
    —Tu casa es linda —{dijo A}—. La mía también. No se parecen en nada.`,
  `{X} no hablaba con la boca. Hablaba con las manos, o con la cola.
    Movía así, y así, y después un círculo.
    —No entiendo —{dijo B}, más fuerte.
    —No es que no oiga —{dijo A}—. Es que dice distinto.
    @gesto
    {A} {miró} bien. {Repitió:A} un movimiento. {X} abrió los ojos.
    {X} señaló {LUGAR5} e hizo el signo. Señaló el agua e hizo otro.
    —Esto es «agua» —{dijo A}—. Y esto es «ven».
    @paisaje
    {B} {inventó} uno que quería decir «tengo hambre». {X} lo entendió al momento.
    ? Hablaron un rato largo, y solo se oía {SONIDO}. <Era como nadar en una conversación.>
    Al final {X} hizo un signo nuevo: dos dedos juntos.
    Nadie tuvo que explicarlo.
    {A} lo {hizo}. {B} lo {hizo}. Quedó aprendido.`,
];

export const honesty: readonly string[] = [
  `En el suelo, junto a {LUGAR5}, había una bolsita. Adentro sonaba algo.
    —Nadie nos ve —{dijo B}.
    —No —{dijo A}. Y la {apretó:A} en la mano.
    @gesto
    ? Adentro había siete piedras que brillaban. Con siete se podían hacer muchas cosas.
    Al rato apareció {X1}, mirando debajo de cada hoja.
    —¿Vieron una bolsita? —preguntó—. No es de oro. Es de mi abuelo.
    {A} {sintió} que la mano {le} pesaba.
    @paisaje
    —Aquí está —{dijo A}—. La tenía yo. Iba a guardármela un poco.
    ? Eso último no hacía falta decirlo. {A} lo {dijo} igual.
    {X} contó las piedras: siete.
    —Una es para quien la devuelve —dijo {X}.
    {A} {negó} con la cabeza. La mano ya no pesaba nada.`,
  `Junto a {LUGAR5} se enfriaba un pastel. Era de {X}.
    {A} {probó} una miga. Después, otra miga. Después no {quedaba} casi pastel.
    {B} {miraba} con la boca abierta.
    Volvió {X}.
    —¿Quién se lo comió? —preguntó.
    @gesto
    ? Pasaba un pájaro. Habría sido fácil mirar al pájaro.
    {A} {tenía} azúcar en la nariz y un nudo en la garganta.
    —Yo —{dijo A}—. Fui yo. Estaba rico y no paré.
    @paisaje
    {X} se quedó en silencio. El silencio duró bastante.
    —Creí que iban a decir que fue el viento —dijo {X}—. Siempre dicen el viento.
    —El viento no comió nada —{dijo A}—. ¿Te ayudo a hacer otro?
    {A} {batió}. {B} {echó} la harina. {X} ponía la canela.
    ? El segundo salió mejor, y nadie le tocó ni una miga.`,
  `—¿Les gustó mi sombrero? —preguntó {X}, junto a {LUGAR5}.
    Era enorme, con frutas, y le tapaba los ojos.
    {B} {dijo} «¡precioso!», muy rápido.
    —¿Y a ti? —{le:A} preguntó {X} a {A}.
    @gesto
    ? {A} {pensó} cómo decirlo sin que doliera.
    —Me gustan las cerezas —{dijo A}—. Pero no te veo la cara. Y tu cara me gusta más.
    {X} se quedó con la boca redonda.
    ? —Yo tampoco la veía —{dijo B}, del color de las cerezas.
    @paisaje
    {X} se quitó el sombrero. Había chocado ya tres veces ese día.
    —Todos decían «precioso» —dijo {X}—. Y yo, a golpes.
    Le cortaron un pedazo del ala. Le dejaron las cerezas.
    Ahora había sombrero y había cara.
    ? {X} fue a mirarse al agua y volvió sonriendo.`,
];
