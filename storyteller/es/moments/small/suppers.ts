/** The evening at home, small thing by small thing. Short sentences. */
export const suppers: readonly string[] = [
  `Había pan y había sopa.
    El pan nadaba un rato.
    Después se hundía, feliz.
    {B} lo {sacaba} con cuchara.`,
  `{A} {colgó} el abrigo, o la sombra.
    El clavo lo sostuvo.
    El clavo también había esperado.`,
  `En la mesa había cuatro nueces.
    Dos para {A}. Dos para {B}.
    Crac. Crac. Y crac.
    La última no quiso, y quedó para mañana.`,
  `La jarra estaba llena hasta el borde.
    {B} {sirvió} sin volcar.
    Una gota corrió por fuera.
    {A} la {paró} con un dedo.`,
  `Pusieron la tetera.
    Primero no dijo nada.
    Después suspiró.
    Al final cantó bajito, y la sacaron.`,
  `{A} {tenía} arena en las cejas.
    {B} le {pasó} un paño mojado.
    La arena se fue por el agujero.
    Llevaba todo el camino adentro.`,
  `—¿Queda queso? —{preguntó B}.
    Quedaba una puntita.
    La partieron en dos.
    Era muy chica y muy rica.`,
  `Corrieron las cortinas.
    Por el medio quedó una rayita.
    Por la rayita entraba un hilo de luna.
    Lo dejaron entrar.`,
  `{B} se {puso} las medias de lana.
    Una era verde. La otra también, pero menos.
    Los dedos se saludaron adentro.`,
  `El gato de la casa, o su almohadón, ocupaba la silla.
    Nadie lo echó.
    {A} {comió} de pie, con el plato en la mano.`,
  `La vela tenía sueño.
    Se doblaba un poco a la izquierda.
    {B} {acercó} el vidrio.
    La llama se enderezó y dio las gracias con humo.`,
  `{A} {contó} los platos: dos.
    {Contó:A} las sillas: dos.
    {Contó:A} los bostezos.
    Eran muchos.`,
  `Había una carta debajo de la puerta.
    Decía: «Hasta mañana».
    No tenía nombre.
    La apoyaron en la repisa.`,
  `{B} {peló} una fruta de una sola vez.
    La cáscara quedó larga como un cuento.
    {A} la {enrolló} otra vez.
    Parecía entera.`,
  `La bañera, o el balde, estaba lista.
    {A} {metió} un dedo. Tibia.
    {Metió:A} un pie. Muy tibia.
    Después ya no hubo que decir más.`,
  `Sacudieron la manta por la ventana.
    Salieron migas, polvo y una carcajada vieja.
    La noche se quedó con todo.`,
  `—Ese ruido, ¿qué es? —{preguntó A}.
    —La casa, que se acomoda —{dijo B}.
    La casa crujió otra vez.
    Ya estaba cómoda.`,
  `{A} {buscó} su taza.
    Estaba en su lugar, con el asa a la derecha.
    Eso daba gusto.
    {B} la {llenó} hasta la mitad.`,
  `Tendieron las camas entre {DOS}.
    Una arruga se escapó hacia la punta.
    {B} la {alcanzó}.
    Quedó lisa como un lago.`,
  `En el estante había un reloj que atrasaba.
    Decía que todavía era temprano.
    {A} le {sonrió}.
    Le taparon la cara con un pañuelo.`,
  `Cenaron de pie, junto al fuego.
    Cada cosa sabía a humo y a sal.
    {B} se {quemó} un poco la lengua.
    {A} {sopló}, por si servía.`,
  `{B} {puso} las cosas del día en fila.
    La más chica, primero.
    {A} las {miró} como se mira un desfile.
    Después las guardaron en la caja.`,
  `Se oyó llover, o era el agua del vaso.
    {A} {levantó} un dedo.
    Era el vaso.
    Siguió lloviendo hasta llenarse.`,
  `La llave dio una vuelta.
    Después dio la otra.
    Afuera quedó todo lo grande.
    Adentro, lo justo.`,
  `—¿Me peinas? —{pidió A}.
    {B} {tomó} el peine.
    Diez veces para abajo, despacio.
    A la siete, {A} ya {cabeceaba}.`,
  `Había un libro de puros dibujos.
    Lo abrieron por el barco.
    El barco no se movió.
    Ellos tampoco.`,
  `{B} {apoyó} la frente en el vidrio.
    El vidrio se empañó en redondo.
    {A} {dibujó} ahí dos ojos.
    La ventana los miró con cariño.`,
  `El caldo echaba nubes.
    Las nubes olían a laurel.
    {A} {puso} la cara encima.
    Cuando salió, brillaba.`,
  `{A} {dejó} la puerta del cuarto abierta un poquito.
    Así cabía un gato flaco.
    Así cabía la luz.
    Entró la luz.`,
  `Hablaron de cosas sin importancia.
    De un botón. De una vaca. De un ruido.
    Las voces bajaban solas.
    Cada palabra venía más lejos que la otra.`,
  `{B} {barrió} tres migas.
    Las {dejó} en la ventana.
    Alguien con pico las iba a encontrar.`,
  `En la cocina quedaba un olor dulce.
    Nadie lo barrió.
    Subió la escalera con ellos, peldaño por peldaño.`,
  `{A} {guardó} los zapatos debajo de la cama.
    Las puntas miraban hacia afuera.
    Por si había que soñar lejos.`,
  `Bebieron leche con canela.
    A {B} le quedó un bigote.
    A {A} le quedaron dos.
    Se los borraron con la manga.`,
  `La lámpara hizo un círculo en la mesa.
    Adentro cabían dos pares de manos.
    Lo demás ya era oscuro y suave.`,
  `{B} {tapó} la jaula de los ruidos.
    En realidad era la panera.
    Pero todo se calló un poco.`,
];
