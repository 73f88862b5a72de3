/** What the one does for the other when something has gone wrong. */
export const comforts: readonly string[] = [
  `{B} {buscó} en todos los bolsillos.
    Solo {encontró:B} una miga y un botón.
    —Ten —{dijo B}—. El botón es para la pena y la miga es para después.
    {A} se {comió} la miga primero.`,
  `A {A} se {le} hizo un nudo en la voz.
    —Sale si bostezas —{dijo B}.
    {A} {bostezó}. El nudo se movió un poco.
    <{B} {bostezó} también, y entonces se soltó la mitad.>`,
  `—Cuando a mí me sale mal algo —{dijo B}—, miro mis pies.
    {A} {miró} los suyos. Ahí estaban, uno y otro.
    —¿Y ahora?
    —Ahora ya sabes que no se fueron —{dijo B}.`,
  `{A} no {quería} hablar.
    {B} {habló} de otra cosa: de una sopa, de un tío, de una silla coja.
    <No venía a cuento, y por eso mismo servía.>
    Al llegar a la silla, {A} ya {escuchaba}.`,
  `Se hizo un silencio con forma de piedra.
    {B} le {dio} la vuelta despacio.
    —Del otro lado no pesa tanto —{dijo B}.
    <{A} {probó} a levantarlo, y era cierto: se podía.>`,
  `{A} {caminó} en redondo, una vuelta y otra.
    {B} {caminó} detrás, sin preguntar.
    <A la quinta vuelta el suelo ya tenía un caminito.>
    {DOS} se detuvieron donde empezaba.`,
  `—¿Estás bien? —{preguntó B}.
    —No —{dijo A}.
    —Bueno —{dijo B}—. Entonces me quedo.
    <Y se {quedó:B}, que era lo único que hacía falta por el momento.>`,
  `{A} le {contó} todo a una hormiga.
    La hormiga dejó su carga y escuchó hasta el final.
    Después siguió, más despacio.
    —Al menos ya lo sabe alguien —{dijo A}.`,
  `{B} {dibujó} el problema en el suelo, con un palito.
    Salió una cosa con muchas patas.
    {A} le {borró} una. {B} le {borró} otra.
    <Al final quedó un garabato sin patas, que no podía correr.>`,
  `A {B} {le} temblaba un poco la barbilla.
    {A} lo {vio} y se {olvidó} por un momento de lo suyo.
    —¿Quieres mi lado de la sombra? —{dijo A}.
    <Se apretaron en el mismo pedazo, y cupieron.>`,
  `—Hagamos como si ya hubiera pasado —{dijo B}.
    —¿Y cómo quedaba?
    —Quedaba bien, pero con una historia para contar.
    {A} {respiró}. <Todavía faltaba toda la historia, y eso era lo difícil.>`,
  `Había un tronco, o algo parecido a un tronco, y se sentaron.
    {A} {pateó} una piedrita. {B} {pateó} la misma.
    La piedrita iba y venía entre {DOS}.
    <Al rato era casi un juego, aunque ninguno lo dijo.>`,
  `{B} le {prestó} su pañuelo.
    Tenía un dibujo de una ballena que decía «hola».
    {A} se {sonó} muy fuerte, y la ballena se arrugó de risa.
    <Doblaron el pañuelo con la ballena hacia adentro, para que descansara.>`,
  `Un momento {DOS} hablaron a la vez.
    —Es culpa mía —dijeron.
    Se miraron, con las bocas abiertas.
    <Después quisieron darle la culpa al otro, y tampoco la quiso nadie.>
    La dejaron ahí, en el suelo.`,
  `{A} {apretó} fuerte los ojos.
    —Si no miro, no está —{dijo A}.
    {B} los {cerró} también, un ratito.
    —Sigue estando —{dijo B}—. Pero aquí adentro somos dos.`,
  `{B} se {puso} de cabeza, o lo {intentó}.
    —Desde aquí todo está al revés —{dijo B}.
    —¿También lo malo? —{preguntó A}.
    —Lo malo parece una alfombra.
    <{A} {torció} el cuello para verla.>`,
  `A {A} se {le} escapó un suspiro tan largo que dio la vuelta y volvió.
    {B} lo {sintió} en la nuca.
    —Guárdalo —{dijo B}—. Puede hacer falta para apagar una vela.
    <{A} {sonrió} apenas, por una sola punta.>`,
  `—No sé qué hacer —{dijo A}.
    —Yo tampoco —{dijo B}.
    Sumados, eran dos que no sabían.
    <—Entre tú y yo no sabemos menos —{dijo A}, y sonaba a principio de algo.>`,
  `{A} se {mordió} el labio.
    {B} le {ofreció} la mitad de su silencio.
    Estuvieron así, cada cual con su mitad.
    <Lejos pasó un ruido y ninguno lo siguió con los ojos.>`,
  `{B} {contó} cómo una vez {perdió} un diente en una sopa.
    —¿Y lo encontraste? —{preguntó A}.
    —Lo encontró mi cuchara —{dijo B}—. Hizo toc.
    <A {A} se {le} pasó por la cara media risa, y media era mucho.>`,
  `{A} {respiró} por la nariz y {sopló} por la boca.
    Lo {hizo:A} como quien apaga tres velas.
    Una. Dos. La tercera costó.
    <{B} {sopló} la tercera desde el otro lado.>`,
  `—Mañana nos va a dar risa —{dijo B}.
    —¿Y hoy? —{preguntó A}.
    —Hoy nos da hambre.
    <Era verdad. Partieron un bollo, y el bollo hizo lo que pudo.>`,
];
