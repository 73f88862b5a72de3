/** More deeds of sharing, helping and kindness. */
export const moreSharing: readonly string[] = [
  `A la vuelta, {X1} miraba un solo patín.
    —Tengo uno —dijo {X}—. Con uno me caigo.
    {A} {llevaba} el otro colgado del cuello. Lo {había:A} hallado de mañana.
    @gesto
    Era azul y rodaba solo. {A} lo {tocó} una vez más.
    {A} se {sentó} y se lo {puso} a {X} en el pie.
    ? <Le ató el cordón con doble nudo, para que durara.>
    @paisaje
    {X} dio una vuelta entera con los dos.
    A la segunda vuelta volvió y se sacó uno.
    —Un pie cada cual —dijo {X}.
    Rodaron así, del brazo, medio de costado.`,
  `Quedaba un lugar en el carro, y {A} ya {estaba} arriba.
    Abajo esperaba {X1}, con un bulto en la espalda.
    El carro crujió. Más peso no quería.
    {B} {miró} a {A}. {A} {miró} sus pies, que por fin descansaban.
    @gesto
    {A} {bajó} de un salto.
    —Sube el bulto primero —{dijo A}—. Después subes tú, y después me toca.
    ? <Hicieron turnos de cien pasos, contados en voz alta.>
    @paisaje
    Cien pasos eran pocos, pero alcanzaban para mirar desde arriba.
    En el último turno {X} se quedó {dormido/dormida}, o casi.
    Y nadie quiso cambiar de turno.`,
  `{X1} había juntado ramas para un fuego y no tenía chispa.
    {A} {tenía} tres fósforos. Eran los de la vuelta a casa.
    El viento apagó el primero.
    @gesto
    {A} {guardó} los otros dos. Los {volvió:A} a sacar.
    —Ponte de este lado —{dijo A}, y {B} {hizo} de pared.
    El segundo prendió.
    @paisaje
    ? El fuego era del tamaño de un gorro. <Crecía cuando se reían.>
    {X} puso agua en una lata y la lata cantó.
    —Falta uno —dijo {X}, y le devolvió el tercero—. Ese es tuyo.
    {TRES:X} se calentaron las manos a la vez.`,
  `Había un solo paraguas y empezaba a gotear.
    {A} lo {abrió}. Era rojo y nuevo.
    Por el borde del camino venía {X1}, con un sobre en el pecho.
    —La carta se me moja —dijo {X}—. Yo no importo.
    @gesto
    {A} {corrió} el paraguas un palmo. El agua {le} bajó por una oreja.
    {B} lo {corrió} otro poco. <Ahora se mojaban todos, pero menos.>
    @paisaje
    La carta quedó justo en el medio, como una reina.
    Anduvieron pegados, paso con paso, hasta el buzón.
    ? La carta cayó adentro con un ruido seco.
    Entonces {X} sacó la lengua y probó una gota.`,
  `Junto a {LUGAR5} daban una manzana por cabeza.
    Cuando llegó {X1}, la canasta estaba vacía.
    —No importa —dijo {X}—. Yo miro.
    {A} ya {tenía} la suya en la boca. No la {mordió:A}.
    @gesto
    —Hagamos ruedas —{dijo B}, y {cortó:B} la de {A} en tres.
    En el centro apareció una estrella de semillas.
    @paisaje
    —La mía tiene estrella —dijo {X}.
    —La mía también —{dijo A}.
    ? <Las compararon bajo la luz, para ver cuál brillaba más.>
    Guardaron las semillas en un hoyo, una de cada cual.`,
  `{X1} tocaba un tambor sin palos.
    Con los dedos casi no sonaba.
    {A} {llevaba} dos palos buenos, de los que hacen ratatá.
    Los palos siempre tocaban a la vez. Con uno no era lo mismo.
    @gesto
    {A} {miró} el de la derecha. {Miró:A} el de la izquierda.
    Le {dio:A} el de la derecha.
    ? {X} tocó un golpe y esperó. {A} {tocó} otro.
    @paisaje
    Ra, hacía uno. Ta, hacía el otro.
    <Para que saliera ratatá tenían que mirarse.>
    {B} {bailó} hasta quedar sin aire.
    Al irse, cada palo se fue por su lado, silbando.`,
  `En la sombra de {LUGAR5} cabían dos.
    {A} y {B} ya se habían echado.
    {X1} llegó {colorado/colorada}, con la lengua afuera.
    Dio vueltas buscando otra sombra. No había.
    @gesto
    {A} se {apretó} contra {B}. Quedó un hueco finito.
    —Entra de canto —{dijo A}.
    {X} entró de canto. <A {A} {le} quedó un pie al sol.>
    @paisaje
    El pie se fue poniendo tibio, y después caliente.
    ? Cada tanto cambiaban de pie, sin que nadie lo pidiera.
    —Qué sombra tan ancha —dijo {X}, y cerró los ojos.`,
];

export const moreHelp: readonly string[] = [
  `{X1} tenía la cabeza metida en un jarro.
    —¿Quién anda ahí? —decía el jarro.
    —Nosotros —{dijo B}—. ¿Tiramos?
    Tiraron, y {X} gritó. Así no era.
    @gesto
    {A} {pensó}. {Fue:A} a buscar un poco de jabón.
    ? <Volvió tarde para lo que tenía que hacer, y no le importó.>
    Untó el borde, dio media vuelta y esperó.
    @paisaje
    Plop. Salió una oreja. Plop. Salió el resto.
    —Buscaba el fondo —dijo {X}, con los ojos redondos.
    —¿Y estaba? —{preguntó A}.
    —Estaba.`,
  `A {X1} se le había roto la correa de la bolsa.
    Por el camino rodaban papas, o piedras que parecían papas.
    Una bajaba, y otra la seguía.
    {A} {tenía} las dos manos ocupadas. Las {abrió:A}.
    @gesto
    {Paró:A} una con el pie. {B} {paró} otra con la panza.
    <Hubo una que dio la vuelta entera y volvió sola.>
    @paisaje
    Al final {A} se {quitó} el cinturón y lo {pasó:A} por la bolsa.
    —¿Y tus pantalones? —preguntó {X}.
    ? —Con una mano alcanza —{dijo A}.
    Así subieron: una mano en la bolsa y la otra en su lugar.`,
  `—¿Alguien sabe leer? —preguntó {X1}, con un papel en la mano.
    Era una carta, y la letra era de hormiga.
    {B} {miró} el sol, que bajaba. Había prisa.
    {A} ya se {había} sentado.
    @gesto
    {Leyó:A} despacio, con el dedo debajo de cada palabra.
    La carta contaba de un bebé, de una gotera y de un beso.
    @paisaje
    —Otra vez lo del beso —pidió {X}.
    {A} lo {leyó} otra vez. Y otra, más bajo.
    ? <A la tercera, {X} ya movía los labios al mismo tiempo.>
    Dobló el papel en cuatro y se lo puso en el pecho.`,
  `Una puerta se había cerrado con {X1} del lado de afuera.
    Adentro, la sopa hervía: glup, glup.
    —Se me va a pegar —decía {X}, dando saltitos.
    {A} {empujó}. {B} {empujó}. La puerta, nada.
    @gesto
    Arriba había un ventanuco. Era chico para cualquiera.
    {A} {metió} un brazo, un hombro y media idea.
    {A} {A.don}.
    @paisaje
    Clic, hizo la llave por dentro.
    ? <{X} corrió a la olla y le sacó la tapa.>
    La sopa apenas se había agarrado en el fondo.
    —De ahí es lo más rico —{dijo B}.`,
  `{X1} buscaba su casa. La había pintado ayer y hoy no la conocía.
    —Era gris —decía—. Ahora son todas de otro color.
    {A} y {B} se ofrecieron a mirar con otros ojos.
    @gesto
    —¿Qué se oye cuando estás adentro? —{preguntó A}.
    —Una gotita —dijo {X}—. Tin, y al rato, tin.
    Anduvieron de puerta en puerta, con la oreja por delante.
    @paisaje
    ? <En una se oía un loro; en otra, una siesta.>
    En la última, la amarilla, sonó un tin.
    {X} esperó el otro, por las dudas. Tin.
    —Es aquí —dijo, y abrazó la puerta fresca de pintura.`,
  `{X1} colgaba de una soga, a un palmo del suelo.
    —No miro para abajo —decía—. ¿Es muy hondo?
    {B} {iba} a reírse. {A} le {tocó} el codo.
    —Hay una manera —{dijo A}, muy en serio.
    @gesto
    {A} se {acostó} debajo, largo a largo.
    —Ahora hay algo blando —{dijo A}—. Cuando quieras.
    {X} tardó. Soltó un dedo. Soltó otro.
    @paisaje
    Cayó el palmo entero. Pof.
    ? <Se quedó un momento ahí, en la panza de {A}, sin creerlo.>
    —¿Ya está? —dijo {X}—. Creí que era más.
    —Era bastante —{dijo A}.`,
  `El farol de la esquina no prendía, y {X1} tenía que cuidarlo.
    —Si no lo ven, se pierden —decía, y miraba el camino.
    {A} y {B} llevaban atraso. Se miraron.
    @gesto
    {A} {limpió} el vidrio con la manga. Salió negro de humo.
    {B} {sostuvo} la escalera, que bailaba.
    ? <Adentro había una polilla dormida; la pusieron en un lugar blando.>
    @paisaje
    La mecha estaba torcida. {A} la {enderezó} con dos dedos.
    La luz salió primero azul, después amarilla.
    Por el camino, muy lejos, alguien levantó una mano.
    —Ya la vieron —dijo {X}.`,
];

export const moreKindness: readonly string[] = [
  `{X1} había traído un pastel chueco, y nadie lo probaba.
    —Se cayó un poquito —dijo—. Dos veces.
    La gente miraba para otro lado.
    {A} {tomó} un plato. {Pidió:A} el pedazo de la esquina.
    @gesto
    Estaba salado donde debía ser dulce.
    {A} {masticó} hasta el final, sin cerrar los ojos.
    —Tiene mucho ruido adentro —{dijo A}—. Cruje.
    @paisaje
    {X} se enderezó un poco.
    —Son las cáscaras —dijo.
    ? {B} {pidió} también. <Crujió igual.>
    {TRES:X} se sentaron a crujir, hombro con hombro.
    La próxima vez, dijo {X}, haría dos.`,
  `A {X1} le había salido un diente muy grande.
    Caminaba con una mano en la boca.
    {B} lo {vio} y {abrió:B} la suya, para decir algo.
    {A} {habló} primero.
    @gesto
    —¿Puedes abrir esta nuez? —{dijo A}—. Nadie puede.
    {X} miró la nuez. Miró alrededor. Bajó la mano.
    Crac.
    @paisaje
    Salió entera, sin una astilla.
    ? <{A} se la {partió} con {B}, y el trozo grande fue para {X}.>
    —Hay más —dijo {X}, y se rió con el diente al aire.`,
  `Una fila larga esperaba agua. Al final estaba {X1}.
    Cada vez que llegaba alguien más alto, {X} daba un paso atrás.
    —¿Por qué? —{preguntó A}.
    —Porque me miran —dijo {X}.
    @gesto
    {A} {tenía} el segundo lugar. {Salió:A} de ahí.
    {Fue:A} hasta el final y se {puso:A} detrás.
    ? <{B} se {puso} detrás de {A}, con su jarrito.>
    @paisaje
    —Ahora no puedes ir más atrás —{dijo A}.
    {X} miró adelante por primera vez.
    La fila caminó, y ellos con ella.
    El agua alcanzó justo, hasta la última gota.`,
  `{X1} cantaba en la puerta y desafinaba mucho.
    La gente se tapaba los oídos y apuraba el paso.
    {A} se {detuvo}. {B} también, con un ojo cerrado.
    @gesto
    Era una canción de cumpleaños.
    —¿De quién es? —{preguntó A}.
    {X} bajó la voz.
    —Mío —dijo—. Es hoy.
    @paisaje
    {A} {buscó} la nota. No estaba en ninguna parte.
    {Cantó:A} en la misma que {X}, torcida y todo.
    <{B} {hizo} el bajo: pom, pom.>
    ? Al final soplaron una ramita, porque no había vela.
    {X} pidió un deseo y no lo dijo.`,
  `A un costado, {X1} arreglaba un muñeco sin brazo.
    Era viejo, y {X} también.
    {A} {iba} de prisa. {Pasó:A}. {Volvió:A}.
    —¿Cómo se llama? —{preguntó A}.
    @gesto
    {X} tardó en contestar. Hacía mucho que nadie preguntaba.
    —Domingo —dijo.
    {A} {sostuvo} a Domingo mientras {X} cosía.
    @paisaje
    ? <El hilo iba y venía, y con el hilo, la historia de Domingo.>
    Era larga, y el brazo quedó muy firme.
    —Vuelvan un día a verlo —dijo {X}.
    —El domingo —{dijo A}.`,
  `Un sombrero pasó volando, y detrás, {X1}.
    El sombrero cayó en el barro. Todos se rieron.
    {X} se rió también, pero sin ganas.
    {A} {vio} eso: que era sin ganas.
    @gesto
    {A} {tomó} su propio gorro y lo {tiró:A} al barro, plaf.
    —Ahora van dos —{dijo A}.
    {B} {tiró} el suyo. <Cayó de canto y rodó.>
    @paisaje
    {X} abrió mucho los ojos. Y esta vez se rió de verdad.
    {TRES:X} los lavaron en el mismo balde.
    ? Los pusieron a secar en fila.
    Goteaban a la vez, como un reloj mojado.`,
  `{X1} tenía tos. Tosía quedito, para no molestar.
    Al lado jugaban todos, y nadie oía.
    {A} {oyó}.
    @gesto
    {Dejó:A} el juego por la mitad, y eso que {iba:A} ganando.
    {Buscó:A} miel, agua tibia y una cuchara.
    —Abre —{dijo A}—. Es dulce al principio y después también.
    @paisaje
    {X} tragó. Esperó. No vino la tos.
    ? {B} le {prestó} una bufanda. <Daba tres vueltas y sobraba.>
    —¿Quién ganó? —preguntó {X}, con voz de miel.
    —Todavía no se sabe —{dijo A}, y se {quedó:A} ahí.`,
];
