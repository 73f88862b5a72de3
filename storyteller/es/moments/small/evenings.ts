/** Evening things at home: supper, water, windows. Short sentences. */
export const evenings: readonly string[] = [
  `La sopa estaba caliente.
    {A} {sopló} una vez. {B} {sopló} dos.
    Comieron en silencio.
    La última cucharada fue la mejor.`,
  `Había agua tibia en una tina.
    Primero los pies. Después las rodillas.
    {B} {hizo} una burbuja.
    Voló un poco y se apagó.`,
  `{A} {abrió} el cajón de los tesoros.
    {Guardó:A} {COSA}.
    {Cerró:A} despacio.
    El cajón también tenía sueño.`,
  `Miraron por la ventana.
    Allá quedaba {LUGAR}.
    Una luz se apagó. Otra luz se apagó.
    Quedó la luna.`,
  `{B} {buscó} el libro de siempre.
    Tenía las puntas gastadas.
    Leyeron una hoja. Nada más que una.
    La otra era para mañana.`,
  `Doblaron la ropa del día.
    Olía a sol y a {COMIDA}.
    La pusieron en la silla.
    La silla parecía alguien dormido.`,
  `{A} {contó} lo que había visto.
    {Contó:A} poquito, con voz de lana.
    {B} {escuchaba} con los ojos cerrados.
    —¿Y después? —{murmuró B}.
    —Después volvimos —{dijo A}.`,
  `El fuego era una brasa.
    Hacía un ruidito rojo.
    {DOS} se calentaron las manos.
    No había que hablar.`,
  `Se cepillaron arriba. Se cepillaron abajo.
    El vaso hizo glu, glu.
    {B} {sonrió} con espuma.
    {A} también.`,
  `Alguien dejó una manta en la puerta.
    Era gris y muy suave.
    {A} la {puso} sobre {B}.
    Sobraba un pedazo, y {entró:A} {A}.`,
  `El reloj decía tarde.
    Lo decía bajito: tic, tac.
    {B} le {dio} cuerda.
    Ahora decía: a la cama.`,
  `{A} {cerró} la puerta de afuera.
    La noche quedó del otro lado.
    De este lado había olor a leche.
    Había dos tazas. Había tiempo.`,
  `Pusieron los zapatos juntos, o lo que usaran en los pies.
    Uno estaba mojado.
    El otro tenía arena.
    Los dos habían llegado.`,
];

/** Things of the night beside the bed. Very short sentences. */
export const nights: readonly string[] = [
  `—¿Oyes? —{susurró A}.
    —Es la noche —{susurró B}.
    La noche hacía mmm.`,
  `{A} {buscó} la mano de {B}.
    La encontró.
    Así estaba mejor.`,
  `Primero se durmieron los pies.
    Después, las rodillas.
    La panza se durmió contenta.
    Los ojos fueron los últimos.`,
  `La luna entró un poquito.
    Miró a {A}. Miró a {B}.
    No despertó a nadie.`,
  `{B} {contó} ovejas.
    Una. Dos.
    La tres se acostó a dormir.
    Y {B} la {tapó}.`,
  `Un sueño chico tocó la ventana.
    Traía {COSA}.
    {A} le {hizo} lugar.`,
  `La manta era un mar.
    La almohada era un barco.
    Iba despacio, sin remos.
    Nadie remaba.`,
  `Sonó {SONIDO}.
    Sonó lejos, muy lejos.
    Después ya no sonó.`,
  `{A} {abrió} un ojo.
    Todo seguía ahí.
    {Cerró:A} el ojo.`,
  `—Mañana —{dijo B}.
    —Mañana —{dijo A}.
    Era una palabra tibia.`,
  `El aire entraba. El aire salía.
    Era fácil. Era lento.
    El aire sabía el camino.`,
  `Afuera pasó una nube.
    Tapó la luna un momento.
    Después la destapó.
    Todo igual. Todo bien.`,
  `En el sueño había un camino blando.
    {A} lo {caminaba} sin pies.
    {B} {venía} al lado.`,
];
