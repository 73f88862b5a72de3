import type { Plot } from './plot.ts';

export const shared: Plot = {
  lists: {
    UNICO: [
      'una hamaca de rayas',
      'un columpio alto',
      'una barca pequeña',
      'una silla que daba vueltas',
      'un caballito de madera',
      'una carreta roja',
      'un balancín azul',
      'un trineo de lata',
    ],
  },
  titles: [
    'Uno para dos',
    '{A}, {B} y {UNICO1}',
    '¿De quién es {UNICO1}?',
    'Había una sola cosa',
    '{UNICO1} no se parte',
  ],
  want: [
    `[Esa tarde|Aquel día|Después de la siesta] apareció {UNICO1} junto a {LUGAR1}.
    No tenía nombre. No tenía dueño.
    ? Tenía, eso sí, un brillo de cosa nueva<<, aunque por abajo se notaba que era vieja>>.
    —¡{UNICO1}! —{dijo A}—. Siempre quise algo así.
    —¡{UNICO1}! —{dijo B}—. Mis ojos llegaron antes.
    @paisaje
    {DOS} pusieron la mano encima<, al mismo tiempo>.
    ? Había una sola cosa y había dos ganas.
    @charla
    —Para mí, un rato —{dijo A}.
    —Para mí, otro rato —{dijo B}.
    @gesto
    {DOS} querían que su rato fuera el primero.`,
    `En {AQUI} había muchas cosas. Pero solo había {UNICO1}.
    {Y} {UNICO1:lo/la} sacaba una vez al año<, cuando el aire se ponía tibio>.
    {A} {había} esperado todo el año. {B}, también.
    ? Habían contado los días con piedritas<, cada cual en su montón>.
    —Hoy —{dijo A}.
    —Hoy —{dijo B}.
    @paisaje
    Y llegaron {JUNTOS}, corriendo, por lados distintos.
    @charla
    ? —Hay {UNICO1:uno/una} —dijo {Y}—. Ustedes son dos. Yo no sé hacer esa cuenta.
    @gesto
    Y se fue a dormir la siesta<, sin decir a quién le tocaba>.`,
  ],
  trouble: [
    `—¡Es mi turno! —{dijo A}.
    —¡El mío acaba de empezar! —{dijo B}.
    {A} {tiró} para acá. {B} {tiró} para allá.
    ? {UNICO1} hizo un ruido triste<, como de costura cansada>.
    ¡Crac!
    Quedaron {DOS} en el suelo, con la boca abierta.
    No estaba {UNICO1:roto/rota} del todo, pero así no servía.
    @gesto
    —Fuiste tú —{dijo B}.
    —Fuiste tú —{dijo A}.
    @todos
    ? Se sentaron espalda con espalda<, cada cual con su enojo, que es un asiento muy duro>.
    @paisaje
    Y nadie jugó con nada.`,
    `Al principio fue un juego. Después fue una discusión.
    —Yo tengo las piernas más cortas —{dijo A}—. Me canso antes.
    —Yo tengo más ganas —{dijo B}—. Se me salen.
    ? Las ganas no se pueden pesar. <<Las piernas sí, pero nadie tenía balanza.>>
    @gesto
    {UNICO1} esperaba en el medio, sin moverse.
    {B} se {cruzó} de brazos. {A} {miró} para otro lado.
    —Ya no quiero —{dijo A}.
    —Yo tampoco —{dijo B}.
    {DOS} mentían un poquito.
    @todos
    ? {SONIDO} se oyó clarito, de tanto que callaban.
    Así, lo más lindo de la tarde se quedó sin nadie.`,
  ],
  tries: [
    `—Que decida la suerte —{dijo B}.
    Tiraron una moneda al aire. Cayó de canto y se fue rodando.
    @camino
    La siguieron hasta {LUGAR}<, y después hasta {LUGAR}>.
    Cuando por fin se acostó, nadie se acordaba de qué lado era de quién.
    —Ese es el mío —{dijo A}.
    —Ese es el mío —{dijo B}.
    @gesto
    Tiraron otra vez. La atrapó {Y} en el aire.
    —¿Gané? —preguntó {Y}.
    @charla
    ? Nadie {le} supo decir que no.
    La suerte no servía para eso.`,
    `—Contemos —{dijo A}—. Diez para ti y diez para mí.
    {B} se {subió} primero. {A} {contó}:
    —Uno, dos, tres, cuatrocincoseis, siete, ¡diez!
    —¡Contaste ligero! —{dijo B}.
    Después {contó} {B}:
    —Uno… dos… tres… ¿qué venía?
    @gesto
    ? El cuatro tardó tanto <que una nube cruzó todo el cielo>.
    @paisaje
    Los números eran los mismos, pero los ratos no.
    @charla
    ? —Hay dieces flacos y dieces gordos —{dijo A}.
    Y otra vez nadie quiso subirse.`,
    `—Hagamos una carrera —{dijo A}—. Hasta {LUGAR5}. Quien llega, elige.
    ¡Ya! Corrieron <con todas sus fuerzas>.
    @camino
    {A} {tomó} la curva por dentro. {B} {saltó} un charco.
    {Y}, que no sabía nada, corrió también<, por si era importante>.
    Llegaron {JUNTOS}. Exactamente {JUNTOS}.
    Bueno: una nariz llegó antes, y era la de {Y}.
    @gesto
    —Yo no quiero {UNICO1} —dijo {Y}—. Yo quiero agua.
    @charla
    Tomaron agua {TRES:Y}.
    ? Estaba fresca. <Por un momento se les olvidó el enojo.>`,
    `—A la mitad —{dijo B}—. Y ya.
    Pusieron una raya con tiza en medio de {UNICO1}.
    Este lado para ti. Ese lado para mí.
    @gesto
    {A} se {sentó} en su mitad. Se {ladeó:A} y se {cayó:A}.
    {B} se {sentó} en la suya. También se {ladeó:B}. Y se {cayó:B}.
    ? <<Hay cosas que por la mitad no son media cosa: no son nada.>>
    —Tu lado es mejor —{dijo A} desde el suelo.
    —Te lo cambio —{dijo B} desde el suelo.
    @charla
    ? Cambiaron. Se cayeron para el otro lado.
    @paisaje
    Borraron la raya con el pie.`,
    `Fueron a ver a {Z}, que tenía fama de dar buenos consejos.
    @camino
    {A} {contó} su parte. {B} {contó} la suya.
    {Z} escuchó con una oreja para {CADA}.
    —Tienes razón —{le:A} dijo {Z} a {A}.
    —¿Y yo? —{preguntó B}.
    —También tienes razón —dijo {Z}.
    @gesto
    —¡{DOS} no podemos tener razón! —dijeron a la vez.
    —En eso también tienen razón —dijo {Z}, y se rió.
    @charla
    Volvieron por el mismo camino<, con tres razones y ninguna solución>.`,
    `—¿Y si {UNICO1:lo/la} escondemos? —{dijo A}—. Así nadie discute.
    Llevaron {UNICO1} detrás de {LUGAR5}. {UNICO1:Lo/La} taparon con hojas.
    —Listo —{dijo B}—. Ya no hay problema.
    @paisaje
    Se sentaron a no pensar en eso.
    No pensaron mucho rato. <<No pensaron ni un momento en otra cosa.>>
    @gesto
    —¿Tú estás pensando? —{preguntó B}.
    —No. ¿Y tú?
    —Tampoco.
    {Y} pasó y preguntó qué había bajo las hojas.
    —¡Nada! —dijeron {DOS}.
    @charla
    Quitaron las hojas. Esconder cansa más que discutir.`,
    `{B} se {fue} a jugar por su cuenta<, hasta {LUGAR5}>.
    {A} se {quedó} con {UNICO1}. ¡Por fin!
    {Jugó:A} un rato. <{Miró:A} para un lado. {Miró:A} para el otro.>
    No había a quién decirle «¡mira!».
    @gesto
    ? Hasta {SONIDO5} parecía decir: ¿y ahora?
    {A} {fue} a buscar a {B}.
    —Te toca —{dijo A}.
    —¿Y tú? —{preguntó B}.
    —Yo miro.
    @charla
    Entonces {jugó:B} {B}, y {A} {miró}. Tampoco era eso.
    ? Pero estaba más cerca de ser algo.
    @paisaje`,
    `Buscaron otra cosa igual, para que hubiera dos.
    @camino
    Buscaron por {LUGAR}. Había {COSA}.
    Buscaron por {LUGAR}. Había {COSA}.
    Preguntaron a {Y}<, que les ofreció su sombrero, muy amable>.
    —Gracias —{dijo A}—. Pero con un sombrero no se puede.
    —¿Probaron? —preguntó {Y}.
    Probaron. No se podía<, pero dio mucha risa>.
    @gesto
    @charla
    —No hay nada como {UNICO1} —{dijo B}.
    —No —{dijo A}—. Y como tú, tampoco.
    ? {B} no {supo} qué decir, y por eso no {dijo} nada.`,
  ],
  mend: [
    `{X} tocó {UNICO1} con la punta de un dedo.
    —¿Y si no hay primero? —dijo {X}—. ¿Y si es así?
    Dio vuelta {UNICO1}, ató un nudo y puso una tabla.
    ¡Ahora cabían dos! Y apretándose, tres.
    —Tú de este lado —{dijo A}.
    —Y tú del otro —{dijo B}.
    @gesto
    {A} {hacía} fuerza y {B} {subía}. {B} {hacía} fuerza y {subía:A} {A}.
    ? Si alguien se bajaba, el juego no funcionaba. <<Era un juego de a dos desde el principio, y nadie lo había leído.>>
    @todos
    ? {X} se reía en el medio, sin hacer fuerza ninguna.
    Y ya nadie dijo «mío» en toda la tarde.`,
    `Entre {DOS} arreglaron {UNICO1} con hilo y saliva.
    ? {X} sostenía la punta.
    {UNICO1} salió de allí más {UNICO1:feo/fea} que antes. Y más fuerte.
    —Primero tú —{dijo A}.
    —No, primero tú —{dijo B}.
    ? Así empezó otra discusión, pero al revés, y esta daba risa.
    @gesto
    —Primero {X} —dijeron {JUNTOS}.
    {X} jugó primero, con los ojos muy brillantes.
    @todos
    Después jugó {CADA}, y los demás contaban despacio.
    Los turnos, esta vez, salieron todos largos.
    ? El último turno fue de nadie: le tocaba al viento.`,
    `—Que sea del lugar —{dijo A}.
    —¿De quién? —preguntó {X}.
    —De {LUGAR1} —{dijo B}—. Se queda ahí. Quien viene, juega.
    Todos ayudaron a llevar {UNICO1}, paso a paso.
    @gesto
    {B} {pintó} un cartel: «Para uno, para dos, para el que pase».
    Enseguida llegó {Y}. Y {Z}. Y alguien que nadie conocía.
    @todos
    ? Había fila, y la fila también era divertida<<: se contaban cosas>>.
    {A} {esperó} su turno <y {le} tocó empujar>.
    Empujar, quién lo diría, era la mejor parte.
    ? {UNICO1} chirriaba de puro gusto.`,
  ],
  alt: { want: 'con una sola cosa: {UNICO1}', mend: 'de juegos con {UNICO1}' },
};
