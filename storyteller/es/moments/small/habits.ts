/** What the two of them are like of a morning: habits, plans and breakfasts. */
export const habits: readonly string[] = [
  `{A} {tenía} un sombrero que nunca se ponía.
    Lo sacaba a pasear debajo del brazo.
    —¿Y si te lo pones? —{preguntó B}.
    —Es que le gusta mirar —{dijo A}.
    <Ese día el sombrero miró bastante.>`,
  `El desayuno se había quemado un poco.
    —Está dorado por los dos lados —{dijo B}.
    <Por uno era más bien negro, pero nadie lo dio vuelta.>
    Comieron del lado de arriba y brindaron con agua.`,
  `{B} {había} barrido la entrada hasta dejarla como un plato.
    Después no {dejaba} pasar a nadie.
    {A} {entró} por la ventana, para no arruinarla.
    <Se rieron de la puerta, que nunca había estado tan sola.>`,
  `{A} {sabía} silbar una sola canción y la {silbaba} siempre mal.
    A {B} esa canción {le:B} gustaba así, con el error.
    <Una vez la oyó bien cantada, y le pareció que faltaba algo.>
    Ese día sonó tres veces.`,
  `La taza de {B} tenía una rajita.
    Por la rajita salía una gota, y la gota hacía plic.
    —Quiere decir que hay té —{decía B}.
    <{A} lo {oía} desde afuera y {venía:A} enseguida.>`,
  `Habían puesto un cajón en la entrada.
    Servía de mesa, de barco y de escenario.
    Esa mañana era un barco.
    —¡Tierra! —{gritó A}.
    <Y {bajó:A} a tierra, que quedaba a un pie de distancia.>`,
  `{A} {llevaba} la cuenta de los estornudos de {B}.
    Iban doscientos once.
    —Achís —{dijo B}.
    —Doce —{dijo A}, y lo {anotó} con una rayita.
    <Pensaban hacer una fiesta al llegar a mil.>`,
  `Sobre la puerta de {B} había un letrero: «Pase sin golpear».
    {A} {golpeaba} igual, porque le gustaba el ruido.
    —¿Quién es? —{decía B}.
    —Nadie que golpee —{decía A}.
    <Así empezaba el día desde hacía mucho.>`,
  `{B} {había} soñado con una escalera.
    —¿Subía o bajaba? —{preguntó A}.
    —Bailaba —{dijo B}.
    <{A} {quiso} ver el paso, y {B} se lo {mostró} en el primer peldaño.>
    {DOS} casi se caen.`,
  `{A} {guardaba} los lunes en un frasco.
    Eran papelitos con una palabra cada uno.
    Ese día {leyó:A} uno viejo: «migas».
    <No se acordaba de nada, pero le dio hambre.>
    {B} {puso} el pan y el frasco quedó en la mesa.`,
  `Tenían una planta que no crecía.
    La regaban por turnos y le contaban chismes.
    Esa mañana había una hoja nueva, del tamaño de una pulga.
    —¡Le gustó lo del vecino! —{dijo B}.
    <Le contaron otro, pero más corto, para no cansarla.>`,
  `{B} {quería} aprender a hacer nudos.
    Hasta ahora {sabía} uno, que no se podía soltar.
    Por eso iba con una cuerda atada al dedo desde el martes.
    <—Es para acordarme de soltarla —{decía B}.>
    {A} le {prestó} una sonrisa y una tijera de papel.`,
  `El almohadón de {A} tenía dos lados.
    Uno era para estar contento. El otro, para lo demás.
    Ese día amaneció del lado contento.
    <{B} lo {había} dado vuelta de madrugada, sin decir nada.>`,
  `—Hoy hablo yo con las cosas —{dijo A}.
    Y {saludó:A} a la mesa, al banco y a una cuchara.
    —¿Qué te dijo la cuchara? —{preguntó B}.
    —Que la sopa de ayer estaba sosa.
    <{B} no le {habló} a la cuchara en toda la mañana.>`,
  `{DOS} tenían un tesoro a medias: una moneda con un agujero.
    Los días pares la guardaba {A}. Los impares, {B}.
    Esa mañana no sabían qué día era.
    <La dejaron en el medio de la mesa, y la moneda descansó.>`,
  `{B} {hacía} gimnasia con una sola oreja.
    Arriba, abajo. Arriba, abajo.
    —¿Y la otra? —{preguntó A}.
    —La otra mira —{dijo B}—. Mañana le toca.`,
  `Había una receta pegada en la pared.
    Le faltaba la mitad de abajo.
    «Bata dos huevos y después…», decía.
    —Y después lo que haya —{decía A}.
    <Nunca les había salido igual, y nunca había sobrado.>`,
  `{A} se {despertaba} antes que su nariz.
    Primero abría un ojo, después el otro, y la nariz al final, con el pan.
    {B} lo {sabía} y {ponía:B} el pan muy cerca.
    <Era una forma de decir «buen día» sin gastar voz.>`,
  `Una vez por semana, {A} y {B} cambiaban de casa.
    {A} {dormía} en la de enfrente y {B} en la otra.
    Al salir se saludaban desde la puerta equivocada.
    <—¡Qué linda tu casa! —se gritaban—. ¿Cuándo vienes?>`,
  `{B} {tenía} el bolsillo roto, y lo sabía.
    Por ahí iba dejando cosas por todas partes.
    {A} {venía} detrás, juntando.
    <Al mediodía hacían el cambio: todo volvía al bolsillo, y a empezar.>`,
  `El suelo de la casa crujía en tres lugares.
    Si uno los pisaba en orden, sonaba una canción.
    {A} los {pisó}. Cric, crac, croc.
    <Desde la cama, {B} {cantó} la segunda parte.>`,
  `Esa mañana habían jugado a ser visitas.
    —Pase usted —{decía B}.
    —No, usted primero —{decía A}.
    <Estuvieron en la puerta hasta que el té se puso frío.>
    Después pasaron {DOS} a la vez y se quedaron atascados.`,
  `{A} {estaba} escribiendo un libro.
    {Iba:A} por la primera letra, que le salía cada vez mejor.
    —¿De qué trata? —{preguntó B}.
    —De esto —{dijo A}.
    <{B} {apareció} en la segunda letra, de perfil.>`,
  `Tenían un perchero con forma de árbol.
    {B} le {colgaba} una cosa nueva cada día.
    Ya había una media, una regadera y un martes de papel.
    <{A} {pensaba} que pronto vendría un pájaro, y {dejaba:A} migas por si acaso.>`,
  `La ventana de {A} no cerraba bien.
    Por la rendija entraban las noticias del mundo: viento, polvo, una canción.
    —Hoy hay canción —{dijo A}.
    <Era la de {B}, que venía {B.paso}.>`,
  `{B} {había} decidido no decir «pero» en todo el día.
    —¿Quieres salir? —{preguntó A}.
    —Sí, p… —{dijo B}, y se {tapó} la boca.
    <Duró hasta el almuerzo, y fue un récord.>`,
  `A {A} {le} gustaba poner la mesa para uno más.
    —¿Quién viene? —{preguntaba B}.
    —El que falte —{decía A}.
    Ese día el que faltaba fue {Y}, y se quedó hasta el postre.`,
  `{A} {buscaba} un zapato y {encontró} una idea.
    La idea era buena, pero no servía de zapato.
    <{Salió:A} con un pie vestido y otro pensando.>
    {B} no {preguntó} nada y se {sacó:B} uno también.`,
  `Habían dormido mal por culpa de una risa.
    A {B} le dio a medianoche y se le pegó a {A}.
    <Cada vez que uno se callaba, empezaba el otro.>
    A la mañana les dolía la panza, y todavía quedaba un poco.`,
  `{Y} les dejaba cada día un dibujo bajo la puerta.
    El de esa mañana era un redondel.
    —Es el sol —{dijo A}.
    —Es un plato —{dijo B}.
    <Lo pegaron al lado de los otros, que también eran redondeles.>`,
  `En casa de {B} había un espejo muy educado.
    {A} le {sonrió} y el espejo sonrió primero.
    {A} le {sacó} la lengua y el espejo también.
    <—Aprende rápido —{dijo B}—. Ayer no sabía.>`,
  `{A} {tenía} un paso para cada día.
    El del lunes era con saltito. El del domingo, con siesta.
    Ese día {probó:A} uno nuevo, de costado.
    <{B} lo {copió} mal, y así se inventaron dos pasos en una mañana.>`,
  `—¿Jugamos a no saber? —{dijo B}.
    —¿A no saber qué?
    —¡Muy bien! Ya empezaste.
    <No supieron la hora, ni el día, ni dónde estaba el pan.>
    El pan lo supieron primero.`,
  `La cuerda de tender iba de una casa a la otra.
    Por ella se mandaban cosas con un broche.
    Esa mañana {B} {mandó} un beso de papel.
    <Llegó un poco mojado, entre dos medias.>
    {A} {devolvió} una galleta, a la que le faltaba un mordisco.`,
];
