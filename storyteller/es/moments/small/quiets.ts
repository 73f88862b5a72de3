/** Quiet things of the late afternoon, when the two of them have come through it. */
export const quiets: readonly string[] = [
  `{A} {sacó} los pies al aire.
    Estaban rojos de tanto andar.
    {B} les {sopló} un poco, primero a uno y después al otro.
    Los pies se pusieron contentos, dedo por dedo.`,
  `La luz entró de costado y les pintó la cara.
    —Tienes una oreja de oro —{dijo B}.
    —Tú, la nariz —{dijo A}.
    Duró lo que tarda en pasar un pájaro.`,
  `Alguien había dejado un banco para mirar lejos.
    {DOS} se sentaron en la misma punta.
    El banco se inclinó.
    Ninguno quiso correrse.`,
  `{B} {tenía} un hilo suelto en la manga, o en el pelo.
    {A} lo {enrolló} en un dedo.
    —Así no te pierdes —{dijo A}.
    {B} {dejó} el hilo donde estaba.`,
  `Se hicieron largas las sombras.
    La de {A} llegaba hasta una piedra. La de {B}, un poco más.
    {X} puso la suya encima.
    Parecía un animal de tres cabezas, muy manso.`,
  `{X} tenía una pregunta.
    —¿Siempre están {JUNTOS}?
    {A} y {B} lo pensaron.
    —Cuando no, también —{dijo A}.`,
  `El último sol cabía en una cuchara.
    {B} {hizo} como que lo tomaba.
    —¿A qué sabe? —{preguntó A}.
    —A naranja tibia —{dijo B}, y se {lamió} los labios.`,
  `{A} {encontró} en su bolsillo la piedra de la mañana.
    Ya no se acordaba de ella.
    Estaba tibia, como si la hubiera esperado.
    La {puso:A} en la palma de {X}.`,
  `Nadie habló por un rato.
    Era un silencio lleno, de los que no aprietan.
    {B} lo {rompió} con un hipo.
    El hipo pidió perdón, y se fue.`,
  `{X} les enseñó un juego lento.
    Se juntan las palmas y se espera.
    Gana el que primero siente el calor.
    Ganaron {TRES:X} al mismo tiempo.`,
  `—Hoy caminamos mucho —{dijo B}.
    —Mis rodillas lo saben —{dijo A}.
    —Las mías lo van a soñar.
    Se rieron sin ruido.`,
  `Una pelusa bajó del aire y se quedó en el brazo de {B}.
    {A} la {señaló}. {X} la miró.
    No la soplaron.
    Se fue sola, cuando quiso.`,
  `{A} le {acomodó} el cuello a {B}.
    No hacía falta, pero el gesto estaba listo.
    {B} le {quitó} una miga a {A}.
    Tampoco había miga.`,
  `El aire olía a final de recreo.
    {X} arrastraba un pie, sin ganas de irse.
    —Un ratito más —pidió.
    Le dieron un ratito entero.`,
  `Contaron las ventanas con luz.
    Una. Dos. Al rato, cinco.
    —Falta la nuestra —{dijo B}.
    —La nuestra nos espera —{dijo A}.`,
  `{B} {escribió} algo en el polvo con la punta del pie.
    {A} lo {leyó} en voz baja: «gracias».
    —¿Por qué? —{preguntó A}.
    —Por nada —{dijo B}—. Por todo lo de nada.`,
  `La tarde se quedó quieta, como quien escucha.
    {X} apoyó la cabeza en el brazo de {A}.
    Pesaba lo mismo que un pan.
    {A} no {movió} el brazo hasta mucho después.`,
  `{A} y {B} jugaron a pasarse un bostezo.
    Iba y venía, cada vez más grande.
    Se lo quedó {X}, sin querer.
    —Perdón —dijo, con la boca abierta.`,
  `Partieron una manzana, o algo que crujía igual.
    El corazón quedó en el medio, con sus semillas.
    {X} las guardó en un papel.
    —Para cuando haya tierra —dijo.`,
  `—¿Te cuento un secreto? —{dijo A}.
    {B} {acercó} la oreja.
    {A} no {dijo} nada, solo {respiró}.
    —Ya lo sabía —{dijo B}.`,
  `Por encima pasó una nube color durazno.
    Iba sola y sin prisa.
    {B} le {guiñó} un ojo.
    La nube se estiró un poco, quizá de gusto.`,
  `{X} se quedó con la boca abierta.
    Había visto la primera estrella.
    Los demás la buscaron con el dedo de {X}.
    Ahí estaba, chiquita, como recién lavada.`,
  `{A} se {acostó} boca arriba.
    {B} también, con la cabeza al revés.
    Sus orejas casi se tocaban.
    Oían lo mismo, desde lados distintos.`,
  `—Dame tu mano fría —{dijo B}.
    {A} se la {dio}.
    {B} la {guardó} entre las suyas como un huevo.
    Cuando se la devolvió, era otra mano.`,
  `Recogieron lo que había quedado por el suelo.
    Un palo, dos piedras, una risa vieja.
    {X} llevó el palo. {B}, las piedras.
    {A} {volvió} por la risa.`,
  `Algo hizo «plop» a lo lejos.
    Todos esperaron el segundo «plop».
    No hubo.
    Fue un «plop» muy satisfecho, dijo después {X}.`,
  `El frío llegó por los tobillos.
    {B} {juntó} los suyos con los de {A}.
    {X} se metió en el medio.
    Entre todos hacían un calor de panadería.`,
  `{A} {cantó} la mitad de una canción.
    Se {le:A} había olvidado el resto.
    {B} {siguió} con la, la, la.
    Así también terminaba.`,
  `Una hoja cayó entre {DOS}.
    Ninguno la tomó.
    —Es tuya —{dijo B}.
    —Es de aquí —{dijo A}, y la dejaron dormir.`,
  `{X} preguntó cuánto falta para mañana.
    —Una noche —{dijo A}.
    —¿De qué tamaño?
    —Del tamaño de una manta —{dijo B}.`,
  `Se lavaron las manos en el mismo chorrito.
    El agua corría oscura, después clara.
    {B} {salpicó} una gota, nada más que una.
    {A} la {guardó} en la mejilla.`,
  `La luz se fue de las puntas de las cosas.
    Primero de lo alto, después de lo bajo.
    En los ojos de {X} quedó un poquito.
    {B} se lo {dijo}, y {X} parpadeó despacio.`,
  `{B} {llevaba} rato sin decir «¿y si…?».
    —¿No tienes más ideas? —{preguntó A}.
    —Tengo una —{dijo B}—. Quedarnos quietos.
    Les salió a la primera.`,
  `{A} {dobló} un papel en cuatro.
    Salió una barca, o un gorro, o una barca.
    {X} se la puso en la cabeza y navegó un poco.
    Ancló junto a {B}.`,
  `El día dejó las cosas donde estaban.
    Solo les cambió el color.
    —Parece un dibujo —{dijo A}.
    —Falta que lo firmen —{dijo B}. Y lo {firmó:B} con la nariz.`,
  `Hubo un momento en que todo estuvo bien.
    Fue tan corto que casi no lo vieron.
    —¿Lo viste? —{dijo B}.
    —Creo que sí —{dijo A}—. Era redondo.`,
];
