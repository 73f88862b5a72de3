import type { Plot } from './plot.ts';

export const mixup: Plot = {
  lists: {
    PAQUETE: [
      'un paquete con moño',
      'un sobre amarillo',
      'una caja redonda',
      'una tarjeta doblada',
      'un gorro tejido',
      'un pastel tapado',
      'un dibujo enrollado',
      'una bolsita de tela',
    ],
  },
  titles: [
    'Un enredo en {AQUI}',
    'Lo que {A} {oyó} a medias',
    'El enredo de {A} y {B}',
    'Media palabra',
    'No era eso',
    '{PAQUETE1} sin nombre',
  ],
  want: [
    `#secreto
    {A} y {B} se contaban todo. Casi todo.
    Ese día {B} {andaba} con un secreto.
    ? Se le notaba en [los pies|la risa|los bolsillos]<, que no se quedaban quietos>.
    —¿Qué escondes? —{preguntó A}.
    —Nada —{dijo B}, y {escondió:B} {PAQUETE1} detrás de la espalda.
    @paisaje
    {A} {quería} saber. {Quería:A} saber muchísimo.
    @charla
    ? Los secretos de los demás hacen cosquillas<, y uno se rasca donde no debe>.
    Así que {A} se {acercó} a {LUGAR1}, de puntillas.
    Desde allí se oía un poco.
    @gesto
    Un poco nada más.`,
    `#paquete
    Esa mañana llegó {PAQUETE1}, sin nombre.
    Alguien lo había dejado junto a {LUGAR1}.
    —Es para mí —{dijo A}—. Seguro.
    ? {A} {esperaba} una sorpresa desde hacía días<, y esperar inventa cosas>.
    @paisaje
    {B} también {PAQUETE1:lo/la} {vio}, desde el otro lado.
    —Es para mí —{pensó B}, sin decirlo.
    @charla
    {A} {PAQUETE1:lo/la} {guardó} <bajo un montón de hojas>, para abrirlo más tarde.
    ? Y cuando {B} {volvió} a mirar, ya no estaba.
    @gesto
    Nadie dijo nada. Así empiezan los enredos.`,
  ],
  trouble: [
    `#secreto
    {B} {hablaba} con {Y}. El viento traía las palabras rotas.
    —…que {A} no… —{decía B}—. …nunca… ¡ni por todo el oro!
    {A} no {oyó} el resto.
    ? Se {quedó} con esos pedacitos y los {pegó} como {pudo}.
    Salió una frase muy fea.
    @gesto
    —No me quiere ahí —{pensó A}.
    Cuando {B} {llegó} corriendo, {A} no {saludó}.
    —¿Jugamos?
    —No tengo ganas —{dijo A}.
    @todos
    ? {B} se {quedó} con la pregunta en la mano<, sin saber dónde ponerla>.
    Y se sentaron lejos.`,
    `#paquete
    A mediodía ya no se hablaban.
    {A} {creía} una cosa. {B} {creía} otra. Ninguna era.
    ? {Y} le contó a {Z}, y {Z} le contó a un pájaro, y el pájaro lo cantó mal.
    —Dicen que te vas —{dijo A}.
    —Dicen que me echas —{dijo B}.
    —¡Yo no dije eso!
    —¡Yo tampoco!
    @gesto
    Pero lo dijeron tan fuerte que no se oyeron.
    @todos
    ? {B} se {fue} hacia {LUGAR}. {A} se {fue} hacia {LUGAR}.
    Y en el medio quedó un lugar vacío <del tamaño de {DOS}>.
    El día siguió, pero sin gracia.`,
  ],
  tries: [
    `{A} {mandó} un mensaje con {Y}.
    —Dile que lo siento —{dijo A}—. Que hay sopa.
    {Y} lo repitió por el camino: lo siento, hay sopa<, lo siento, hay sopa>.
    @camino
    Tropezó en {LUGAR5}. Se le cayó el mensaje. Lo levantó como pudo.
    —Dice que te sientes en la sopa —dijo {Y}.
    @gesto
    {B} {abrió} mucho la boca.
    ? —Pues dile que ni aunque fuera de fideos —{contestó B}.
    @charla
    {Y} volvió muy ligero<, con la respuesta peor todavía>.
    El enredo ya tenía dos vueltas.`,
    `{A} {quiso} escribir una carta.
    Escribió: «Perdón». Lo tachó. Escribió: «¿Por qué?». Lo tachó.
    ? El papel se llenó de rayas<, como una cebra apurada>.
    Al final {puso:A} solo un dibujo: dos amigos junto a {LUGAR5}.
    @gesto
    Y la {dejó:A} cerca de {B}.
    @camino
    Pero primero la vio {Z}, que usaba el papel para todo.
    Hizo un barquito y lo echó a navegar.
    @paisaje
    ? {B} {vio} pasar el barquito. Le {pareció:B} lindo. No lo {leyó:B}.
    @charla
    Y {A} {esperó} toda la hora una respuesta.`,
    `—Voy a hacer como si nada —{dijo A}.
    {A} {pasó} silbando junto a {B}. {B} {pasó} silbando junto a {A}.
    Silbaban tan mal que se espantó una mariposa.
    @camino
    ? Dieron la vuelta y volvieron a pasar. Y otra vez.
    {Y} creyó que era un desfile<, y se puso en la fila>.
    —¿Qué festejamos? —preguntó {Y}.
    —Nada —dijeron {DOS}, cada cual mirando su lado.
    @gesto
    @charla
    Festejar nada cansa bastante.
    ? Se acabó el silbido y quedó {SONIDO}.
    @paisaje`,
    `{B} {dejó} un regalo: {COSA5}.
    {A} lo {encontró}. No tenía nombre ni nota.
    —Alguien lo perdió —{pensó A}. Y lo {llevó:A} a {Z}, por si era suyo.
    @camino
    {Z} dijo que gracias, que qué linda sorpresa.
    @gesto
    {B} {vio} a {Z} con su regalo. Se {le} cayó el alma a los pies.
    —Ni lo quiso —{pensó B}.
    ? Y ahora eran tres los que no entendían nada<, aunque {Z} estaba feliz>.
    @charla
    @paisaje
    Los regalos sin palabras también se pierden.`,
    `{A} {fue} a pedirle consejo a {Z}.
    —Cuando yo me enojo —dijo {Z}—, cuento hojas.
    {A} {contó} hojas: una, dos, veinte.
    @camino
    Junto a {LUGAR5}, {B} {contaba} piedras: una, dos, veinte.
    ? Contaban en voz alta, y los números se mezclaron.
    —¡Me hiciste perder la cuenta! —{dijo A}.
    —¡Y tú a mí! —{dijo B}.
    @gesto
    Al menos se habían hablado.
    @charla
    {A} {empezó} de nuevo. Una hoja. Otra hoja.
    ? En la hoja número siete ya no había enojo: había otra cosa, más triste y más blanda.`,
    `—Yo los arreglo —dijo {Y}, que quería ayudar.
    {Y} puso dos sillas, una frente a otra.
    —Siéntense. Ahora, digan.
    {A} {miró} el suelo. {B} {miró} el techo del cielo.
    ? Pasó una nube. Pasó otra.
    —Tengo hambre —{dijo B}.
    —Yo también —{dijo A}.
    @gesto
    —¡Muy bien! —dijo {Y}—. En algo están de acuerdo.
    Comieron {COMIDA} sin hablar, pero comieron {JUNTOS}.
    @charla
    ? La última miga fue para el otro y para el otro, y al final se la llevó un pájaro.
    @paisaje`,
    `{A} {fue} a jugar por su lado.
    {Jugó:A} a las escondidas. Se {escondió:A} muy bien, detrás de {LUGAR5}.
    Nadie fue a buscar.
    @paisaje
    ? {Contó:A} hasta cien, y después hasta cien otra vez.
    @gesto
    Del otro lado, {B} {jugaba} a la pelota contra una pared.
    La pared devolvía la pelota. Pero no decía «¡buena!».
    @camino
    La pelota rodó hasta los pies de {A}.
    {A} la {levantó}. La {tuvo:A} un rato. Y la {empujó:A} de vuelta, despacito.
    —Gracias —dijo una voz.
    @charla
    —De nada —dijo la otra.`,
    `Empezó a correr un rumor por {AQUI}.
    {Y} decía que había pelea. {Z} decía que había boda.
    @camino
    Llegó gente junto a {LUGAR5}. Unos traían vendas; otros, flores.
    —¿Quién se pelea? —preguntaban—. ¿Quién se casa?
    {A} y {B} se encontraron en el medio del gentío.
    —Nadie —{dijo A}.
    —Nadie —{dijo B}.
    @gesto
    La gente se quedó con las flores, y no era cosa de tirarlas.
    @charla
    Por eso hubo flores en todas las puertas.
    Pero el enredo seguía en el mismo lugar.
    @paisaje`,
  ],
  mend: [
    `#secreto
    —Yo oí la frase entera —dijo {X}—. ¿Quieren que la diga?
    {DOS} se quedaron como estatuas.
    —«Que {A} no mire todavía» —dijo {X}—. Y después: «No nos separan nunca, ¡ni por todo el oro!».
    {A} {sintió} que la cara se {le} ponía caliente.
    —Yo oí solo la mitad —{dijo A}—. Y la otra mitad la inventé.
    @gesto
    {B} {trajo} {PAQUETE1}.
    —Era para ti. Era una sorpresa.
    ? Adentro había un dibujo de {DOS}, con sol, con nubes y con muchas patas.
    @todos
    {A} {pidió} perdón, y {B} también, por si acaso.
    ? {X} dijo que las palabras enteras pesan menos.`,
    `#paquete
    —Cuenta tú lo que oíste —dijo {X}—. Y después tú.
    {A} {contó}. {B} {contó}. {X} iba poniendo una piedrita por cada cosa.
    Al final había dos montones, y no se parecían.
    —¿Tú creíste eso? —{preguntó B}.
    —¿Y tú creíste eso? —{preguntó A}.
    Se miraron. Empezó una risa por un lado y siguió por el otro.
    @gesto
    ? {X} juntó todas las piedras e hizo un solo montón.
    —Perdón —{dijo A}—. Debí preguntarte.
    —Perdón —{dijo B}—. Debí contarte.
    @todos
    {PAQUETE1} era de la abuela de {Z}, y allá {PAQUETE1:lo/la} llevaron.
    ? En agradecimiento hubo pastel, y alcanzó.`,
    `#secreto
    {A} {caminó} hasta donde estaba {B}. Eran veinte pasos. Parecían mil.
    —Te escuché a medias —{dijo A}—. Y pasé el día con pena.
    —Yo te vi de lejos —{dijo B}—. Y creí que ya no querías.
    {X} no dijo nada, pero les acercó una silla.
    Se sentaron en la misma.
    @gesto
    ? Cabían mal, y eso ayudó.
    —¿Qué decías de verdad? —{preguntó A}.
    {B} {dijo} todo, desde el principio, sin saltarse ni una coma.
    @todos
    Era una cosa tan simple que daba risa.
    ? Abrieron {PAQUETE1} entre {DOS}, un nudo por cabeza.
    Y el lugar vacío del medio desapareció.`,
  ],
  alt: { want: 'en un día de secretos', mend: 'otra vez de buenas' },
};
