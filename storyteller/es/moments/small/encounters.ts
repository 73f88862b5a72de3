/** Whom they come across on the way, and what is said. */
export const encounters: readonly string[] = [
  `Una tortuga venía de frente, muy apurada.
    —Llego tarde —dijo—. Salí en primavera.
    —¿Adónde vas? —{preguntó B}.
    —Aquí —dijo la tortuga, y se sentó.
    <{DOS} la felicitaron, porque no todos los días se ve a alguien llegar.>`,
  `Un señor muy bajito medía el camino con una cuchara.
    —Van cuarenta —dijo, sin alzar la vista.
    {A} {dio} un salto largo para no pisarle la cuenta.
    —Gracias —dijo el señor—. Cuarenta y uno.
    <Detrás de él el camino parecía más ordenado.>`,
  `Dos gallinas discutían por una bufanda.
    —Es tuya —decía una.
    —No, no, tuya —decía la otra.
    {B} {propuso} que la usaran las dos a la vez.
    <Se fueron cuello con cuello, y ninguna podía mirar para otro lado.>`,
  `Un pato les ofreció un paraguas sin tela.
    —Es para los días de sol —explicó.
    {A} lo {abrió} con gran cuidado.
    <Por los huecos pasaba toda la luz, que era justo la idea.>
    Lo devolvieron con las dos puntas secas.`,
  `En una esquina tocaba una rana con un violín de una cuerda.
    La nota era siempre la misma.
    —¿No te aburres? —{preguntó A}.
    —Es que me sale tan bien —dijo la rana.
    <Y era verdad: nadie tocaba esa nota como ella.>`,
  `Una cabra quería cambiar su sombrero por una idea.
    {B} {buscó} en la cabeza y no {encontró} ninguna libre.
    —Te presto una de {A} —{dijo B}—. Tiene muchas.
    <La cabra la escuchó hasta el final, masticando.>
    El sombrero, de todas formas, se lo quedó.`,
  `Pasó un tren de tres vagones, chiquito como una bota.
    El maquinista levantó la gorra.
    —¿Suben? —preguntó.
    —No cabemos —{dijo A}—. Pero gracias.
    <El tren pitó de todos modos, por si alguna parte quería ir.>`,
  `Un zapato caminaba solo.
    Debajo iba un escarabajo que lo mudaba de casa.
    —¿Pesa mucho? —{preguntó B}.
    —Pesa por un pie —dijo el escarabajo—. Y me faltan tres cuadras.
    {DOS} lo llevaron de una punta y de la otra.`,
  `Una oveja hacía cola detrás de otra oveja.
    —¿Qué dan? —{quiso saber A}.
    —Nada —dijo la primera—. Hoy practicamos.
    <{DOS} practicaron un rato también, y les salió bastante derecho.>
    La oveja de atrás les guardó el lugar.`,
  `Un cartero buscaba a alguien con frío.
    —Traigo un abrazo —dijo—, pero se borró la dirección.
    {A} y {B} se miraron.
    —Puede ser para nosotros —{dijo B}.
    <Firmaron {JUNTOS}, y el bolso del cartero quedó liviano.>`,
  `Una señora regaba una silla.
    —Cuando crezca, será un banco —les dijo.
    {A} {tocó} una pata. Ya tenía una hojita.
    <—Háblenle bonito —pidió la señora—, que es muy tímida.>
    {B} le {dijo} «buen día, silla», y la silla crujió.`,
  `Un topo salió de la tierra con un mapa.
    —¿Esto es el desierto? —preguntó.
    —No —{dijo A}—. Esto es aquí.
    —Entonces cavé de más —dijo el topo, y volvió a bajar.
    <Un momento después asomó la mano y les dejó una piedrita de propina.>`,
  `{Y} cargaba un globo rojo que no quería subir.
    —Tiene miedo a la altura —explicó {Y}.
    {B} le {habló} al globo de cosas bajitas: los zócalos, los charcos, las medias.
    <El globo se puso contento y flotó justo a la altura de la rodilla.>`,
  `Un pulpo de trapo colgaba de una cuerda, muy tranquilo.
    Alguien lo había lavado y olvidado.
    {A} le {dio} la mano, y la otra, y la otra.
    <Tardaron bastante en terminar de saludarse.>
    El viento movía los brazos que faltaban.`,
  `Un mago sin público buscaba su varita.
    Sacó del sombrero una cebolla, un peine y otro sombrero.
    —¿No será eso que tienes en la oreja? —{dijo B}.
    <El mago se tocó la oreja y se puso rojo.>
    Para dar las gracias, hizo aparecer un bostezo.`,
  `Tres patitos les pidieron que los contaran.
    —Uno, dos, tres —{contó A}.
    —¿Y ahora? —dijeron, cambiando de lugar.
    —Tres otra vez.
    <Los patitos se abrazaron: toda la mañana habían temido ser cuatro.>`,
  `Un perro viejo dormía en mitad del paso.
    Tenía un cartel: «No despertar. Bueno, si es lindo, sí».
    {B} le {puso} una flor junto al hocico.
    <El perro olió dormido y movió media cola.>
    Pasaron por el lado, de puntillas.`,
  `Un cocinero corría detrás de un panqueque.
    —¡Atájenlo! —gritó.
    {A} {abrió} los brazos. El panqueque dio la vuelta en el aire y siguió.
    <—Déjelo —{dijo B}—, que se ve feliz.>
    El cocinero se paró a pensar, con la sartén en el pecho.`,
  `Una araña tejía una hamaca del tamaño de un dedo.
    —¿Para quién es? —{preguntó A}.
    —Para quien la encuentre con sueño —dijo la araña.
    {B} {metió} el dedo un momento. <Era verdad: al dedo le dio sueño.>
    Lo sacaron bostezando.`,
  `Un niño con botas llevaba una nube atada a un hilo.
    —Es mansa —dijo—. Solo llueve si la tocan.
    {A} la {tocó} con la punta de la nariz.
    <Cayeron cuatro gotas, todas para {A}.>
    El niño se disculpó por ella.`,
  `{Y} barría el camino hacia los dos lados.
    —Si barro para allá, se ensucia aquí —decía—. Y si barro para aquí, se ensucia allá.
    {B} le {sostuvo} la pala un rato.
    <Juntaron una hoja, dos pelusas y una letra suelta, que era una eme.>`,
  `Un pingüino de paseo preguntó por el frío.
    —Hoy no vino —{dijo A}.
    El pingüino suspiró y se abanicó con su boleto.
    {B} le {sopló} en la nuca, despacito.
    <—Ah —dijo el pingüino—, como en casa.>`,
  `Un ratón pintaba rayas blancas en el suelo.
    —Es para cruzar —dijo—. Falta ponerle calle.
    {DOS} cruzaron igual, mirando a los dos lados.
    <El ratón tocó un silbato que no sonaba, y les dio paso.>`,
  `Oyeron roncar a una carretilla.
    Adentro dormía una jardinera con el sombrero en la cara.
    Un caracol le cuidaba el sueño.
    —Shh —dijo el caracol—. Sueña con zanahorias grandes.
    <{DOS} siguieron en puntas de pie, para no achicarlas.>`,
  `Una hormiga leía el diario del tamaño de una uña.
    —¿Qué dice? —{preguntó B}.
    —Que ayer se cayó un azúcar —dijo la hormiga—. Todavía no lo puedo creer.
    {A} {buscó} en el bolsillo y {halló} un granito.
    <La hormiga llamó a la prensa.>`,
  `Un burro les mostró sus dibujos.
    Todos eran de pasto, pero en distintos días.
    —Este es un jueves —dijo el burro.
    {A} lo {miró} de lejos y de cerca. <De cerca se notaba más el jueves.>
    —Tiene mucha luz —{dijo A}, y el burro bajó las orejas de gusto.`,
  `Un barrilete enredado pidió que le rascaran la cola.
    —Ahí no. Más abajo. ¡Ahí!
    {B} {rascó} hasta que el nudo se soltó solo.
    <El barrilete subió tan rápido que olvidó decir adiós.>
    Lo dijo al rato, desde arriba, con la sombra.`,
  `Un grupo de ranas ensayaba un aplauso.
    —Nos falta algo que aplaudir —dijo la directora.
    {A} {hizo} una vuelta, y el aplauso salió perfecto.
    <Pidieron otra, por las dudas.>
    {B} {saludó} también, aunque no había hecho nada.`,
  `Un caballo de madera esperaba en un portal.
    Le faltaba una rueda y le sobraban ganas.
    {B} lo {empujó} hasta la esquina y lo {trajo} de vuelta.
    <Fue un viaje de doce pasos, con todos los paisajes.>
    El caballo quedó mirando hacia el otro lado.`,
  `Una luciérnaga los detuvo a pleno sol.
    —Mírenme —dijo—. ¿Estoy prendida?
    Con tanta luz no se veía nada.
    {A} {hizo} sombra con todo el cuerpo. <Y ahí, chiquita, estaba la luz.>
    —¡Lo sabía! —dijo la luciérnaga.`,
  `Un gigante les pidió la hora, desde muy arriba.
    —Falta poco para el té —{gritó A}.
    —Entonces me siento —dijo el gigante, y todo tembló un poquito.
    <Desde abajo solo le veían los cordones, que eran como dos ríos.>`,
  `Un sastre le tomaba medidas al aire.
    —Aquí va un poco flojo —murmuraba, con la boca llena de alfileres.
    {B} le {sostuvo} la cinta por una punta.
    <El sastre cosió algo que no se veía y se lo puso a {A} en los hombros.>
    Abrigaba bastante.`,
  `{Y} vendía silencios, a la sombra.
    Los tenía cortos, largos y con eco.
    {A} {pidió} uno mediano.
    <Se lo dieron envuelto, y lo abrieron un poco más allá.>
    Adentro se oía el corazón, muy bajito.`,
  `Un ganso les contó el mejor chiste del mundo.
    Se rió tanto que no pudo llegar al final.
    {DOS} esperaron con mucha educación.
    —Era… era… —decía el ganso, y vuelta a reír.
    <Les quedó la duda, pero se fueron contentos.>`,
  `Dos caracoles corrían una carrera.
    Habían salido el lunes.
    —¿Quién gana? —{preguntó B}.
    —El de allá —dijeron los dos al mismo tiempo.
    <{A} les {puso} una hoja de llegada, no muy lejos, para darles ánimo.>`,
  `Un pastelero les pidió opinión.
    —¿Le falta algo a este pastel?
    Le faltaba un pedazo, y el pastelero tenía crema en el bigote.
    —Nada —{dijo A}—. Se ve muy probado.
    <El pastelero se limpió y le puso una guinda encima al hueco.>`,
  `Un sapo con corbata ensayaba un discurso.
    —Queridas moscas —empezó, y se detuvo—. No. Van a desconfiar.
    {B} {sugirió}: «Queridas y lejanas moscas».
    <Al sapo le pareció muy fino.>
    Lo anotó en una hoja, con letra redonda.`,
  `Una puerta estaba parada en medio de la nada.
    Al lado, un portero muy serio.
    —¿Entran o salen? —preguntó.
    {A} lo {pensó}.
    —Las dos cosas —{dijo A}.
    <Pasaron, dieron la vuelta y pasaron otra vez, y el portero lo apuntó.>`,
  `Una abeja había perdido el zumbido.
    Volaba callada, de flor en flor, muy triste.
    {DOS} le prestaron uno: zzz.
    <Le quedaba un poco grande, pero servía.>
    La oyeron ir y venir hasta que se hizo un puntito.`,
  `Un fantasma chico colgaba su sábana a secar.
    Sin la sábana no se lo veía.
    —No miren —dijo una voz—, que no estoy vestido.
    {A} se {tapó} los ojos. {B} también.
    <Esperaron hasta oír el ruido de los broches.>`,
];
