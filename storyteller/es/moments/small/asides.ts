/** Little things that happen on the way, whatever the way is for. */
export const asides: readonly string[] = [
  `Una fila de hormigas les cortó el paso.
    Llevaban una miga enorme<, y la última hormiga empujaba con muchas ganas>.
    {A} y {B} esperaron a que pasara la miga.
    —De nada —{dijo A}, y la última hormiga movió una antena.`,
  `Junto a {LUGAR} dormía un sombrero.
    {B} lo {levantó}. Debajo no había nadie<, pero todavía estaba tibio>.
    Lo dejaron como estaba, un poquito más derecho.
    Cuando ya se iban, el sombrero suspiró.`,
  `—¡Hola! —{gritó A}, mirando hacia {LUGAR}.
    «Ola», contestó el eco.
    —No escuchó bien —{dijo B}, y {probó:B} más cerca.
    <El eco dijo «osca», que no quería decir nada, y se rieron igual.>`,
  `{Y} vendía viento en bolsitas.
    —Este es de la mañana —decía—. Este es de ayer.
    {A} {abrió} una, y algo {le} despeinó la frente.
    <No compraron nada, pero se llevaron el peinado.>
    {Y} {LOS} saludó con la bolsita vacía.`,
  `{B} {encontró} una huella grande, muy grande.
    {Puso:B} un pie adentro. {A} {puso} el otro.
    Sobraba lugar para {COSA} y para un almuerzo.
    —Ojalá sea de alguien bueno —{dijo A}.
    <Al lado había una flor pisada con mucho cuidado, así que seguramente sí.>`,
  `Una pluma cayó del cielo y se posó en {A}.
    {A} no se {movió}, para no asustarla.
    La pluma tampoco. <Así estuvieron, conociéndose.>
    Después el aire la invitó a seguir, y siguió.`,
  `Se cruzaron con alguien que llevaba un espejo a casa.
    En el espejo iban {LUGAR}, media nube y un pedazo de {A}.
    —¡Te llevas mi nariz! —{dijo A}.
    La nariz volvió enseguida a su lugar<, y el espejo pidió disculpas>.`,
  `Oyeron cantar, y era una tetera.
    Estaba sobre tres piedras, sin nadie cerca.
    —¿De quién eres? —{preguntó B}.
    La tetera silbó una nota más alta<, como si la pregunta fuera ofensiva>.
    {A} la {corrió} del fuego, y la tetera dijo «ah».`,
  `Había un charco con el cielo adentro.
    {A} {tiró} una piedrita y el cielo se arrugó.
    Esperaron a que se planchara otra vez. <Primero volvieron las nubes; lo último fue un pájaro.>
    Entonces lo cruzaron por el borde, para no pisarlo.`,
  `{Y} les pidió que le cuidaran el lugar en una fila.
    —¿Una fila de qué? —{preguntó A}.
    —No sé —dijo {Y}—. Pero es larguísima.
    Se quedaron un rato. <La fila no se movió, porque el primero estaba dormido.>
    Al volver, {Y} les dio las gracias y {COMIDA}.`,
  `Una semilla se le pegó a {B} en la rodilla.
    {B} {sacudió} la pierna. La semilla viajaba muy cómoda.
    —Te eligió —{dijo A}.
    <{B} {caminó} un rato con cuidado, como quien lleva a una invitada.>
    Más adelante la semilla se bajó, junto a {LUGAR}.`,
  `Pasó algo volando y dejó caer {COSA6}.
    —¡Se te cayó! —{gritó A}.
    —¡Quédensela! —contestaron de arriba.
    <Nunca supieron quién había sido, pero tenía buena voz.>
    {B} {COSA6:lo/la} {puso} sobre {LUGAR}, a la vista.`,
  `{A} {tenía} una piedrita en el pie.
    Se {sentó:A} y la {sacó}. Era redonda y blanca.
    —Con lo chiquita que es —{dijo A}—, qué grande se sentía.
    {B} se la {guardó}. <Las cosas que parecen grandes hay que mirarlas de cerca.>`,
  `Junto a {LUGAR} había un cartel sin letras.
    —¿Qué dice? —{preguntó B}.
    —Dice lo que quieras —{dijo A}.
    {B} {leyó} en voz alta: «Prohibido no comer {COMIDA}».
    <Como era un cartel muy serio, obedecieron.>`,
  `Una sombra los seguía desde hacía rato.
    Era larga y flaca, y se doblaba en las piedras.
    {A} {alzó} un brazo. La sombra, también.
    —Es la mía —{dijo A}—. Creció muchísimo desde ayer.
    <{B} {buscó} la suya: estaba debajo, comiendo sombra de {COMIDA}.>`,
  `{Y} {LOS} paró con la mano en alto.
    —¿Contraseña? —preguntó {Y}.
    —{COMIDA} —{dijo B}.
    —No es —dijo {Y}—. Pero me dio hambre. Pasen.
    <Más allá se dieron cuenta de que no había ninguna puerta.>`,
  `Un gusano leía una hoja, y después se la comía.
    —¿Y si quieres leerla otra vez? —{preguntó A}.
    —Me acuerdo —dijo el gusano—. Sobre todo del final.
    {B} {quiso} saber cómo terminaba.
    <El gusano masticó un poco y dijo que terminaba verde.>`,
  `Empezaron a saltar en un pie, para cambiar.
    {A} {saltaba} con el derecho y {B}, con el otro.
    Juntos hacían un solo caminante, bastante torcido.
    <{Y} {LOS} vio pasar y aplaudió con los dos pies.>
    A la vuelta de {LUGAR} descansaron los cuatro.`,
  `De pronto todo quedó en silencio.
    No se oía {SONIDO}, ni una hoja, ni un paso.
    {DOS} se quedaron con un pie en el aire.
    <Duró lo que dura un parpadeo de tortuga.>
    Después el mundo carraspeó y siguió sonando.`,
  `{B} {quiso} aprender a caminar como {Y}.
    Un paso para adentro, otro para afuera y la cabeza quieta.
    {A} lo {probó} también. <Parecían dos sillas mudándose.>
    {Y}, con toda seriedad, les corrigió las rodillas.
    Antes de irse les dio un diez.`,
  `Alguien había colgado ropa entre {LUGAR} y {LUGAR}.
    Había una media, otra media y un guante de seis dedos.
    —¿Quién tendrá seis? —{preguntó B}.
    {A} {saludó} al guante, por educación. <El viento movió los seis dedos, uno por uno.>`,
  `Vieron un puente del tamaño de un zapato.
    No llevaba a ningún lado, pero tenía baranda.
    —Hay que cruzarlo —{dijo A}.
    Lo cruzaron con dos dedos<, mirando a los costados>.
    Del otro lado todo era igual, pero más importante.`,
  `{A} {oyó} un ruidito en el bolsillo.
    Era {COSA}, que chocaba con las llaves.
    Tin, hacía a cada paso. Tin, tin.
    {B} {le:A} siguió con la boca: pum, pum. <Sin querer habían hecho una banda.>
    Tocaron hasta {LUGAR}, donde se acabó el público.`,
  `Un pájaro les preguntó la hora.
    —Falta un rato —{dijo A}.
    —¿Un rato de los míos o de los suyos? —dijo el pájaro.
    <Los de los pájaros son más cortos y tienen más vueltas.>
    —De los redondos —{dijo B}, mirando el sol.`,
  `Por el camino vieron una puerta de ratón.
    Tenía un timbre, y {A} no {pudo} con las ganas. ¡Rin!
    —¿Sí? —dijo una ratona con rulos.
    —Perdón —{dijo A}—. Queríamos saber si sonaba.
    <—Suena desde ayer —dijo la ratona, muy orgullosa, y lo hizo sonar otra vez.>`,
];
