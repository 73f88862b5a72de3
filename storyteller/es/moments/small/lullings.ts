/** The last small things of the night. Very short sentences. */
export const lullings: readonly string[] = [
  `{B} {movió} un dedo.
    Después, ninguno.`,
  `La oscuridad era de felpa.
    Tenía bolsillos.
    En uno dormía {A}.`,
  `—Una cosa —{susurró B}.
    —Dime —{susurró A}.
    Pero ya no había cosa. Había sueño.`,
  `Un ratón del tamaño de un suspiro cruzó el cuarto.
    Llevaba puntillas en los pies.
    No despertó ni al polvo.`,
  `El techo se fue hacia arriba.
    El suelo se fue hacia abajo.
    En el medio flotaba la cama.`,
  `{A} {soñó} con una puerta.
    Detrás había pan.
    Era un sueño sencillo.`,
  `Alguien apagó el viento.
    Quedó un hilo de aire.
    El hilo cosía la noche.`,
  `{B} {estiró} una pierna.
    La {encogió} otra vez.
    Encontró el hueco de siempre.`,
  `La luna corrió un poco la cortina.
    Contó: uno, dos.
    Estaban todos.`,
  `Las pestañas bajaron.
    Subieron un poquito.
    Bajaron.`,
  `El silencio dio una vuelta por la casa.
    Miró debajo de la cama.
    Solo había zapatos.`,
  `{A} {dijo} «mmm».
    {B} {dijo} «mm».
    La noche dijo «m».`,
  `Por el sueño pasaba un río de leche.
    No hacía falta remar.
    Llevaba solo.`,
  `Una sombra se sentó a los pies de la cama.
    Era la del perchero.
    Era buena.`,
  `La panza de {A} subía y bajaba.
    Era una colina con viento.
    Arriba dormía una mano.`,
  `{B} {guardó} la nariz bajo la manta.
    Después, la frente.
    Quedó afuera un mechón.`,
  `Cerró los ojos la casa.
    Primero una ventana.
    Después la otra.`,
  `El colchón dijo «uf».
    Fue lo último que dijo.`,
  `Vino un sueño con botas blandas.
    Se las quitó en la puerta.
    Entró descalzo.`,
  `{A} {contó} hasta tres.
    El tres no llegó.
    Se durmió en el dos.`,
  `La noche tenía muchas mantas.
    Puso una sobre {A}.
    Puso una sobre {B}.`,
  `Lejos ladró un perro, una vez.
    Otro le contestó que ya era tarde.
    Y ya no ladraron.`,
  `El vaso de agua dormía de pie.
    Adentro cabía una estrella.
    La estrella también dormía.`,
  `{B} {soltó} la mano de {A}.
    No fue a propósito.
    La mano ya soñaba sola.`,
  `Pasó la hora de la última luz.
    Pasó la hora de la última voz.
    No pasó nada más.`,
  `En la oreja de {A} vivía un caracol de ruido.
    Hacía «ssss».
    Poco a poco hizo «s».`,
  `La cama era un bote.
    La cuerda se soltó.
    Nadie remó, y avanzaba.`,
  `—¿Falta mucho? —{murmuró A}.
    —Ya estamos —{murmuró B}.
    Y estaban.`,
  `Un bostezo buscó dueño.
    Probó con {B}. Le quedó justo.
    Se quedó.`,
  `Las cosas perdieron el borde.
    La silla ya no era silla.
    Era un poco de noche.`,
  `{A} se {dio} vuelta.
    La almohada le contó algo a la otra oreja.
    Era lo mismo, y era lindo.`,
  `La manta olía a patio.
    El patio olía a lejos.
    Lejos olía a dormir.`,
  `Se apagó un grillo.
    Se apagó una hoja.
    Se apagó el ruido de apagar.`,
  `{B} {hizo} un nido con los brazos.
    Metió ahí la cabeza.
    Cabía muy bien.`,
  `Era hora de nada.
    Era hora de todo quieto.
    Esa hora duró mucho.`,
  `Un rayito cruzó el cuarto de puntillas.
    Tocó un pie de {B}.
    Siguió de largo.`,
  `La casa respiraba por las rendijas.
    Adentro, tibio. Afuera, azul.
    Adentro.`,
  `La manta de {A} se estiró hasta el suelo.
    Parecía un río visto desde arriba.
    Nadie lo cruzó.`,
  `La última idea del día se sentó.
    Se sacó el sombrero.
    Se durmió también.`,
  `Había sueño para {DOS}.
    Alcanzó justo.
    Sobró una pizca, para la luna.`,
  `Lo que hacía tic dejó de hacer tac.
    Fue solo un momento.
    Después siguió, más lejos.`,
  `{A} {buscó} el lado fresco.
    Lo {encontró} con la mejilla.
    Ahí estaba, esperando.`,
];
