/** More deeds of discovery and nature. */
export const moreDiscovery: readonly string[] = [
  `{X1} golpeaba una piedra con otra, con la oreja pegada.
    —¿Qué buscas? —{preguntó A}.
    —La que suena hueca —dijo {X}—. Las demás dicen «tac». Esa dice «toc».
    @gesto
    Se repartieron las piedras. Tac. Tac. Tac.
    {A} {golpeó} una chata y fea. Toc.
    {TRES:X} se miraron.
    @paisaje
    {X} la abrió con mucho cuidado. Por dentro era toda de luces moradas.
    ? <Llevaba ahí mil años, sin que nadie la viera.>
    —¿Y las otras? —{dijo B}.
    —Las otras son de afuera —dijo {X}—. También valen.`,
  `¿Por qué la sopa se enfría por arriba?
    Lo preguntó {X1}, y nadie supo qué decir.
    —Porque sí —{dijo B}.
    —«Porque sí» no tiene sabor —dijo {X}.
    @gesto
    {A} {puso} la mano sobre el plato. {Sintió:A} subir el calor.
    —Se va —{dijo A}—. Por el humo.
    @paisaje
    Taparon un plato y dejaron otro. Esperaron, soplándose las ganas.
    ? <El tapado quemaba. El otro ya era de gato.>
    —¡Se iba! —dijo {X}, y lo anotó en el mantel.
    Después tomaron la prueba, con pan.`,
  `{X1} había perdido el norte. Se le había caído del bolsillo.
    —Era una flechita —dijo—, en una caja redonda.
    Ya no se veía casi nada.
    @gesto
    {A} {miró} el tronco más cercano, o la piedra más vieja.
    De un lado tenía pelusa verde. Del otro, nada.
    —Aquí no le da el sol —{dijo A}.
    @paisaje
    Miraron otra. La pelusa estaba del mismo lado. ¡Y en la otra!
    ? <{B} las {saludó} a todas, por no mentir ninguna.>
    —El norte está pegado en las cosas —dijo {X}.
    Y caminó tocándolas, de una en una.`,
  `En el suelo había un agujero del ancho de un dedo.
    {X1} lo miraba con una lupa.
    —Sale aire —dijo.
    {B} {puso} la mejilla. Salía aire, y era tibio.
    @gesto
    —Algo respira —{dijo A}.
    Pusieron una pluma. Subió. Bajó. Subió.
    Nadie sabía qué era, y nadie quería taparlo.
    @paisaje
    ? <Contaron hasta siete entre un soplo y otro.>
    {X} escribió en su libreta: «La tierra duerme por aquí».
    Puso al lado una hora y una firma.
    Después {TRES:X} hablaron más bajo.`,
  `{X1} tenía un libro con una hoja pegada.
    —Ahí está lo mejor —decía—, y no se deja.
    {B} {quiso} tirar. {A} {buscó} vapor.
    @gesto
    Había una olla cerca, y la olla echaba nubes.
    Sostuvieron el libro encima, sin mojarlo.
    La hoja se ablandó y se despegó por una punta.
    @paisaje
    No tenía letras. Tenía un dibujo de una puerta, chiquita.
    ? <Los tres la habían visto esa mañana, y ninguno la había abierto.>
    —Mañana —dijo {X}, con la voz finita.
    Cerró el libro y dejó adentro el dedo.`,
  `—¿De dónde sale el eco? —preguntó {X1}.
    —De la montaña —{dijo B}, por decir algo.
    —Aquí no hay, y me contestan.
    @gesto
    {A} {dijo} «¡hola!» mirando a un muro. «Ola».
    {Dijo:A} «¡hola!» mirando a lo abierto. Nada.
    {Dio:A} diez pasos para atrás. «Hola», más entero.
    @paisaje
    Se fueron alejando, de a diez.
    ? <Cuanto más lejos, más esperaba el eco para hablar.>
    —Le lleva tiempo —{dijo A}—. Va y vuelve.
    {X} le mandó un «buenas noches» y se sentó a esperarlo.`,
  `{X1} juntaba semillas iguales y las ponía en fila.
    —Son todas lo mismo —{dijo B}.
    {A} se {acostó} a la altura de la fila.
    @gesto
    Una tenía una puntita. Otra, una raya. Otra se mecía.
    —Esa pesa de un lado —{dijo A}.
    La pusieron en agua: flotó. Las demás se hundieron.
    @paisaje
    {X} no la había visto nunca, y las contaba todos los días.
    ? <La sopló fuera del vaso, y la semilla voló.>
    Tenía un ala finita, doblada, que en seco no se notaba.
    Dio dos vueltas y eligió dónde caer.`,
];

export const moreNature: readonly string[] = [
  `Una raíz había levantado el camino, y {X1} traía una sierra.
    —Todos tropiezan —dijo.
    {A} {tocó} la raíz. Era tibia y venía de lejos.
    @gesto
    {A} la {siguió} con los pies: llegaba hasta un árbol lleno de nidos.
    —Si la cortas, él se entera —{dijo A}.
    {X} bajó la sierra.
    @paisaje
    Trajeron tierra y piedras, y el camino dio una vueltita.
    ? <{B} {puso} un cartel: «Aquí el camino saluda».>
    Era apenas tres pasos más largo.
    Arriba piaron, y nadie supo por qué.`,
  `{X1} había encontrado una flor que nunca se había visto.
    —La corto y la pongo en un vaso —dijo.
    La flor tenía una abeja adentro.
    @gesto
    La abeja salió con los pantalones amarillos, y volvió a entrar.
    —Está usando la mesa —{dijo A}.
    {X} guardó la tijera. Sacó un lápiz.
    @paisaje
    {TRES:X} la dibujaron, cada uno desde su lado.
    ? <En el de {B} la abeja era más grande que la flor.>
    Los dibujos no se marchitaban.
    La flor, al rato, se cerró con la abeja dentro.`,
  `Alguien había dejado basura, y {X1} iba de bolsa en bolsa.
    —No es mía —decía—. Pero vivo aquí.
    {B} {arrugó} la nariz. {A} {buscó} un palo con gancho.
    @gesto
    Una bolsa. Una tapa. Un zapato con un inquilino.
    Al inquilino lo pasaron a una piedra, con disculpas.
    @paisaje
    {A} {tenía} polvo hasta las cejas.
    ? <Lo que servía lo lavaron: la tapa fue plato; la lata, maceta.>
    Debajo de todo eso apareció el suelo.
    Estaba limpio, y algo que brillaba corrió a esconderse.
    —¡Vuelve, ya está! —dijo {X}. Y volvió.`,
  `Una fila de crías cruzaba, y {X1} frenó el carro.
    Detrás venían otros carros, y otros.
    —¿Qué pasa? —gritaban.
    @gesto
    {A} {caminó} al medio y {abrió:A} los brazos.
    —Pasan —{dijo A}.
    Las crías no tenían apuro. Una se sentó a mirarse un pie.
    @paisaje
    ? <Los gritos se fueron apagando, de adelante para atrás.>
    La última venía con una hoja puesta de capa.
    Alguien se quitó el sombrero.
    Cuando terminó de cruzar, nadie arrancó enseguida.`,
  `{X1} regaba la misma planta tres veces por hora.
    —La quiero mucho —decía—, y se pone amarilla.
    {A} {metió} un dedo en la tierra. Era sopa.
    @gesto
    —Creo que está llena —{dijo A}.
    {X} apretó la regadera contra el pecho.
    —¿Y cómo la quiero, si no la riego?
    @paisaje
    {B} {acercó} dos sillas. Se sentaron a mirarla.
    ? <{X} le contó el día entero, sin echarle una gota.>
    La planta no hizo nada, que era lo que precisaba.
    Una hoja, la de abajo, soltó el agua que le sobraba.`,
  `En el hueco de una pared vivía una familia con frío.
    Se veían los ojos: eran de {X1} y de cuatro más.
    El invierno ya olía cerca.
    @gesto
    {A} {deshizo} su bufanda vieja, hilo por hilo.
    Dejó los hilos en una rama, o donde se pudieran ver.
    —Si se la doy puesta, se asustan —{dijo A}.
    @paisaje
    Se fueron lejos y esperaron agachados.
    ? <Salió un pico, o una manita, y tiró de un hilo rojo.>
    Después de otro, y otro más, hasta que no quedó bufanda.
    Al cuello de {A} entró el aire. En el hueco, ya no.`,
  `El árbol de {X1} estaba cansado: le colgaban tres hamacas.
    Las hojas le caían de a una, aunque no era tiempo.
    {B} {venía} a columpiarse. {A} {miró} la rama.
    @gesto
    Tenía una marca honda, donde ajustaba la soga.
    —Le aprieta —{dijo A}.
    Bajaron una hamaca. Bajaron la otra. La tercera también.
    @paisaje
    {X} le pasó la mano por la marca, como a una rodilla.
    ? <Ataron la soga a dos postes, que no sentían nada.>
    Al árbol le dieron agua y una noche de descanso.
    Una hoja que estaba por caer lo pensó mejor.`,
];
