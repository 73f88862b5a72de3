/** What they find on the way, and the games they make of it. */
export const finds: readonly string[] = [
  `En el suelo había una línea blanca.
    —De aquí para allá se habla cantando —{dijo A}.
    Cruzaron. {B} {pidió} agua en tono de ópera.
    <{A} le {contestó} con tres notas agudas y una muy baja.>
    Al volver a cruzar, se les había secado la voz.`,
  `Había un botón verde pegado a una piedra.
    —No lo toques —{dijo B}.
    {A} lo {tocó}. No pasó nada.
    <O quizá pasó muy lejos, donde no se enteraban.>
    {B} lo {tocó} también, para que fuera justo.`,
  `Encontraron un pozo de los deseos con la tapa puesta.
    La abrieron un poquito. Adentro se oían monedas conversando.
    —Cierra, cierra —{dijo B}—, que es privado.
    <La moneda de {A} pidió permiso antes de bajar.>`,
  `Una escalera subía y no llegaba a nada.
    {A} {subió} los cinco escalones y {miró} desde arriba.
    —¿Qué se ve? —{preguntó B}.
    —Te veo a ti, más chico —{dijo A}.
    <Después cambiaron, para verse chicos por turno.>`,
  `Inventaron el juego del no.
    —¿Tienes nariz? —{preguntó A}.
    —No —{dijo B}, tocándosela.
    —¿Estamos aquí? —{preguntó B}.
    —No —{dijo A}. <Y por un momento no estaban.>
    Perdió quien dijo que sí a una galleta.`,
  `Una maleta los esperaba a un costado.
    Tenía un papel: «Ábrame despacio».
    {B} la {abrió} despacio. Adentro había otra maleta.
    <Y en la otra, una más, y en la última, un papel que decía «gracias».>
    Las dejaron una al lado de la otra, en familia.`,
  `Vieron una ventana dibujada en un muro.
    {A} {golpeó} con los nudillos.
    —No hay nadie —{dijo B}—. Está dibujada.
    Entonces {A} {sacó} un lápiz y le {dibujó:A} alguien.
    <Era redondo y saludaba con cuatro dedos.>`,
  `Había una cuerda en el suelo, larga y sin dueño.
    {B} {tomó} una punta. {A} {tomó} la otra.
    Tiraron un poco, y del medio salió una risa.
    <Nunca supieron de cuál de las dos puntas venía.>
    La dejaron enrollada como un caracol.`,
  `Jugaron a llevar un vaso lleno sin volcar.
    El vaso no existía, y eso lo hacía más difícil.
    {A} {caminó} con la lengua afuera.
    <A mitad de camino {B} {estornudó} y se volcó todo.>
    Hubo que secarlo con un trapo que tampoco existía.`,
  `Una campana colgaba de una rama baja, sin cuerda.
    {A} la {miró} mucho.
    —Tin —{dijo A}, por ella.
    La campana pareció agradecida.
    <{B} {agregó} un «tan», para que la canción no quedara sola.>`,
  `Encontraron un mapa hecho por alguien sin apuro.
    Tenía marcada cada piedra, y las piedras tenían nombre.
    —Esta es Clotilde —{dijo B}, leyendo.
    Saludaron a Clotilde, a Raúl y a los mellizos.
    <Una que no figuraba los miró con pena. Le pusieron Inés.>`,
  `Había un trompo parado en la punta.
    Giraba tan fino que parecía quieto.
    {DOS} se agacharon para mirarlo.
    <No quisieron ni respirar, y el trompo tampoco.>
    Cuando por fin cayó, hizo una reverencia.`,
  `{B} {encontró} medio peine.
    —¿Dónde estará la otra mitad? —{dijo B}.
    {A} la {encontró} seis pasos después.
    <Las juntaron, y por un momento fue un peine entero con una idea en el medio.>
    {DOS} se peinaron, medio peine {CADA}.`,
  `Un hilo rojo cruzaba de lado a lado.
    {A} lo {siguió} con dos dedos, muy en serio.
    Daba tres vueltas a un palo y volvía al mismo sitio.
    —Llegamos —{dijo A}.
    <—Ya estábamos —{dijo B}, que había esperado sin mover un pie.>`,
  `Había una silla mirando al horizonte.
    Se sentaron por turnos.
    {A} {vio} una línea. {B} {vio} otra línea, un poco mejor.
    <La silla estaba gastada justo donde se apoyan las esperanzas.>
    Le sacudieron el polvo antes de irse.`,
  `Probaron a caminar con los ojos cerrados.
    {A} {contaba} los pasos; {B} {decía} «piedra», «hueco», «yo».
    Chocaron dos veces contra lo mismo.
    <Al abrir los ojos, el mundo tenía más color que antes.>`,
  `Un globo desinflado descansaba en el pasto, o algo así.
    {A} le {dio} aire: fuuu.
    Se puso gordo, orgulloso, y se escapó haciendo prrr.
    <Dio nueve vueltas y cayó exactamente donde estaba.>
    —Qué viaje —{dijo B}.`,
  `Juntaron palitos para hacer una letra.
    {B} {quería} la be. {A} {quería} la a.
    Les salió una casa.
    <Tenía puerta, y la puerta se abría, así que la dejaron abierta.>`,
  `En un rincón dormía un reloj de arena.
    {A} lo {dio} vuelta.
    La arena cayó sin ruido, de grano en grano.
    <Cuando se acabó, nadie supo qué se había terminado.>
    {B} lo {acostó} de lado, para que descansara.`,
  `Vieron dos huellas que iban juntas y de pronto una sola.
    —¿Y el otro? —{preguntó B}, con los ojos redondos.
    {A} {miró} bien. La huella sola era más honda.
    —Lo llevaba en la espalda —{dijo A}.
    <Caminaron un rato así, a ver si la huella salía igual.>`,
  `Había una caja con un agujero.
    {B} {metió} la mano y {sacó} una risita.
    —¿Qué hay? —{preguntó A}.
    —Algo que hace cosquillas —{dijo B}.
    <Era un plumero viejo, y le hicieron cosquillas a él.>`,
  `Se toparon con un charco redondo como una moneda.
    {A} le {puso} el pie y el charco hizo «chap».
    {B} le {puso} el suyo y el charco hizo «chop».
    <Con un «chap» y un «chop» ya se podía bailar.>
    Bailaron hasta que el charco se mudó a las medias.`,
  `Alguien había dejado una carta abierta.
    Decía: «Querida montaña: ayer te vi».
    No decía más.
    —¿Y qué contestó la montaña? —{preguntó B}.
    <{A} {pensó} que las montañas contestan quedándose.>`,
  `Inventaron nombres para las nubes de ese día.
    Una se llamó Barco y otra se llamó Tía.
    La Tía le pasó por encima al Barco.
    <{B} {pidió} perdón de parte de la Tía, que iba distraída.>`,
  `Había un columpio de una sola cuerda.
    {A} se {sentó} y el columpio {le} dio la espalda.
    {B} {probó} de costado. Peor.
    <Al final lo columpiaron a él, vacío, y se lo veía muy a gusto.>`,
  `En un tarro brillaban unas migas de luz.
    {B} lo {destapó} apenas.
    La luz salió, miró alrededor y volvió a entrar.
    <Es que afuera ya estaba ocupado por el sol.>
    Taparon el tarro y le desearon buena noche.`,
  `Una palabra estaba escrita en el polvo: «Casi».
    —¿Casi qué? —{preguntó A}.
    {B} {buscó} más letras alrededor. No había.
    <{A} {escribió} debajo «ya», con el dedo.>
    Así quedaba mucho mejor.`,
  `Jugaron a que el suelo era de gelatina.
    Había que pisar blando: bloing, bloing.
    {A} se {hundió} hasta las rodillas, o eso {dijo:A}.
    <{B} lo {salvó} todo con una cuchara larga de aire.>`,
  `Vieron una flor del revés, con la raíz al sol.
    —Se equivocó de lado —{dijo A}.
    {B} {acercó} la oreja. Abajo, muy abajo, olía a flor.
    <Le echaron un poco de agua donde parecía la boca.>`,
  `Había una hilera de cucharas clavadas en la tierra.
    {A} {golpeó} una con otra. Cling.
    Eran de distinto tamaño y cada una cantaba lo suyo.
    <Tocaron una canción que empezaba bien y terminaba en sopa.>`,
  `{A} {encontró} un número siete de madera.
    —¿De qué puerta será? —{dijo A}.
    Buscaron una casa entre la seis y la ocho.
    <No había casas, así que lo apoyaron en un tronco, y el tronco se dio importancia.>`,
  `Un bastón estaba apoyado en el aire.
    Bueno, en una telaraña muy fuerte.
    {B} lo {rodeó} tres veces para entenderlo.
    <La dueña de la telaraña cobraba una mosca por mirar. Le quedaron debiendo.>`,
  `Caminaron pisando solo las sombras.
    Había sombras cortas y sombras lejos.
    {A} {saltó} a la de {B}. {B} {saltó} a la de {A}.
    <Quedaron en medio del sol, cada cual parado en el otro.>`,
  `Había un frasco con una etiqueta: «Paciencia, media taza».
    Estaba vacío, pero con el fondo húmedo.
    {B} lo {olió}.
    —Huele a tarde —{dijo B}.
    <{A} lo {puso} boca abajo y esperó la última gota, que no tenía prisa.>`,
  `Se encontraron un guante muy elegante.
    {A} le {dio} la mano.
    —Mucho gusto.
    {B} se lo {puso} en la cabeza y {quedó:B} con cinco penachos.
    <Así se saludaron con todo el que pasaba, que no era nadie.>`,
  `Una rueda bajaba sola por la cuesta.
    —¡Buen viaje! —{gritó B}.
    La rueda pasó muy derecha, sin mirar.
    <Un ratito después pasó otra, y después una señora con medio carro.>
    —¿Por allá? —preguntó la señora. Le dijeron que sí.`,
  `Una teja tenía un charquito del tamaño de un dedal.
    En el charquito flotaba una hoja, y en la hoja, un punto.
    —Es un capitán —{susurró A}.
    <Le soplaron buen viento, poquito, para no hundirlo.>`,
  `Había dos piedras iguales, una junto a otra.
    —Esta es la mía —{dijo A}.
    —No, esa es la mía —{dijo B}.
    Las mezclaron con los ojos cerrados y eligieron.
    <A {CADA} le tocó la que quería, o al menos nadie pudo probar lo contrario.>`,
  `{B} {quiso} medir cuánto era un rato.
    {A} se {quedó} sin moverse, con los brazos abiertos.
    —¿Ya? —{preguntó A}.
    —Casi —{dijo B}—. Ahora.
    <Un rato era exactamente eso: de un «ya» a un «ahora».>`,
  `Debajo de una piedra plana había un cuarto completo.
    Cama de hoja, mesa de tapón, lámpara de gota.
    En la puerta decía «Vuelvo al rato».
    <Bajaron la piedra con dos dedos, sin mover ni la alfombra.>`,
];
