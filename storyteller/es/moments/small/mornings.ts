/** Small things that had already happened that day, for the beginning. */
export const mornings: readonly string[] = [
  `Esa mañana {DOS} ya habían hecho tres cosas.
    Habían saludado a {Y}, que regaba sus medias.
    Habían probado {COMIDA} <, primero con cuidado y después con las dos manos>.
    Y habían mirado {LUGAR} hasta que les dio risa.`,
  `{A} {guardaba} en una caja todo lo que {encontraba}.
    Ese día ya {tenía:A} {COSA} y {COSA}.
    —¿Para qué sirve? —{preguntó B}.
    —Todavía no se sabe —{dijo A}, y {cerró:A} la tapa<, para que no se escapara la respuesta>.`,
  `Cada casa de {AQUI} tenía su ruido.
    La de {Y} hacía trac. La de enfrente hacía fiu.
    <Si uno escuchaba con atención, parecía una orquesta que todavía está afinando.>
    La de {A} sonaba como {SONIDO}, o algo muy parecido.`,
  `Antes del desayuno, {A} {tenía} una costumbre.
    {Iba:A} hasta {LUGAR}, {contaba:A} hasta siete y {volvía:A}.
    Nadie sabía por qué hasta siete. <Ni {A}, que había empezado hacía mucho y ya no se acordaba.>
    Pero el día que no lo hacía, todo salía un poco torcido.`,
  `{Y} pasaba siempre a la misma hora, con {COMIDA}.
    —¡Buen día y buen provecho! —decía {Y}.
    <Lo decía aunque nadie estuviera comiendo, por adelantado.>
    {B} {contestaba} con la boca llena, y eso también era un saludo.`,
  `{B} {había} inventado un juego.
    Se llamaba «la última hoja» y casi no tenía reglas.
    Había que correr hasta {LUGAR} <, tocar algo verde y volver sin reírse>.
    Hasta ahora nadie había ganado, porque reírse era facilísimo.`,
  `En la pared de su casa, {A} {tenía} un dibujo.
    Se veía {LUGAR}, se veía a {B} y se veía una mancha.
    —La mancha eres tú de espaldas —{decía A} a quien preguntara.
    <Y quien preguntaba se quedaba mirándola un buen rato.>`,
  `Aquel día el desayuno fue raro.
    Había {COMIDA} en el plato y {COSA} en la taza.
    —¿Quién puso eso ahí? —{preguntó A}.
    {B} {miró} el techo <y {silbó} un poquito>.
    Después se rieron tanto que se enfrió todo.`,
  `{A} y {Y} vivían pared con pared.
    Si {A} {golpeaba} una vez, quería decir «hola».
    Si {golpeaba:A} dos veces, quería decir «ven». <Tres veces quería decir «perdón, se me cayó algo».>
    Esa mañana ya habían sonado los tres mensajes.`,
  `El cielo había amanecido con rayas.
    —Alguien se olvidó de borrarlo —{dijo B}.
    {DOS} lo miraron boca arriba, con las manos en la nuca.
    <Una raya parecía un camino, y la otra, un fideo. Ganó el fideo.>
    Desde ahí todo olía a {COMIDA}.`,
  `{A} {quería} mucho a una piedra.
    Era gris y no hacía nada, pero lo hacía muy bien.
    Cada mañana la {cambiaba:A} de lugar, <para que viera mundo>.
    Ese día la {puso:A} junto a {LUGAR}, mirando al sol.`,
  `A {B} {le} habían regalado {COSA6}.
    No {COSA6:lo/la} soltaba ni para comer. <{Comía:B} con la otra mano, y se volcaba bastante.>
    —¿Me dejas ver? —{preguntó A}.
    —Con los ojos, sí —{dijo B}. Y después {dejó:B} mirar con las manos.`,
  `Había un concurso de bostezos junto a {LUGAR}.
    {Y} hizo uno largo. {B} {hizo} uno con ruido.
    {A} {abrió} la boca y {tardó} tanto en cerrarla que entró una pelusa.
    <El jurado, que era una abeja, se había dormido.>`,
  `{B} {coleccionaba} palabras.
    La de ese día era «{OLOR}», que en realidad eran varias.
    La {dijo:B} despacio, la {dijo:B} rápido y la {dijo:B} al revés.
    <Al revés no se entendía, pero sonaba a idioma de peces.>
    {A} le {regaló} otra: «todavía».`,
];
