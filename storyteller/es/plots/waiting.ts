import type { Plot } from './plot.ts';

export const waiting: Plot = {
  lists: {
    BROTE: [
      'un capullo plateado',
      'un huevo con pintas',
      'un botón de luz',
      'un farolito cerrado',
      'un cofre sin llave',
      'un brote dormido',
      'un ovillo que latía',
      'un sobre de seda',
    ],
  },
  titles: ['{A} y {BROTE1}', '¿Cuándo se abre?', 'Todavía no', 'Lo que tarda {BROTE1}', 'Mañana, o pasado, o ya'],
  want: [
    `Junto a {LUGAR1} había {BROTE1}.
    {A} lo {vio} primero. {B} lo {olió}. Olía a cosa por venir.
    ? Era del tamaño de una mano<, y estaba tibio como un bolsillo>.
    —¿Qué tendrá adentro? —{preguntó A}.
    —Una sorpresa —{dijo B}—. Se está terminando de hacer.
    @paisaje
    {A} {quería} ver la sorpresa ya. Ya mismo. Antes de la merienda.
    @charla
    —¿Cuánto falta?
    {B} {apoyó} la oreja <y contuvo el aire>.
    —Dice que un rato.
    —¿Largo o corto?
    —Eso no lo dice.
    @gesto`,
    `{Z} {le:A} había dado a {A} {BROTE1}.
    —Se abre cuando está listo —había dicho {Z}—. Ni antes ni después.
    ? Y no había dicho nada más<<, porque {Z} ahorraba palabras para el invierno>>.
    {A} lo {puso} al sol, junto a {LUGAR1}.
    {B} {trajo} una silla para {CADA}.
    Se sentaron y miraron<<, con toda la atención que cabe en cuatro ojos>>. No pasó nada.
    @paisaje
    Siguieron mirando, y siguió sin pasar nada<<, que es una cosa muy difícil de mirar>>.
    @charla
    —Se movió —{dijo A}.
    —Fuiste tú, que respiraste —{dijo B}.
    @gesto
    {A} {quería} que se abriera hoy. Mañana quedaba lejísimos.`,
  ],
  trouble: [
    `Pasó la mañana, pasó la merienda y pasó {Y} tres veces.
    {BROTE1} seguía igual<<, ni más grande ni más chico ni más dispuesto a nada>>.
    —Está descompuesto —{dijo A}.
    —Está ocupado —{dijo B}.
    ? {A} {caminaba} de un lado al otro <y ya había un surco en el suelo>.
    @gesto
    Al fin {A} {dio} un golpecito: toc.
    {BROTE1} se encogió. Se puso gris en una punta.
    —¡No! —{dijo B}—. Se asustó.
    A {A} {le} bajó frío por la espalda.
    @todos
    —Yo solo quería ayudar —{dijo A}.
    ? La punta gris no se iba.
    Y ahora faltaba más que antes.`,
    `—Si lo ayudo un poquito, se abre —{dijo A}.
    Y {tiró:A} de una puntita. Poquito. Casi nada.
    Se oyó un ruido finito, como de papel<<, de esos que uno quisiera no haber oído>>.
    ? {B} {cerró} los ojos <para no ver>.
    Salió una gota, una sola, y cayó al suelo.
    @gesto
    —Le hice daño —{dijo A}, y las manos se {le} quedaron quietas.
    {B} {trajo} una hoja y {tapó:B} el lugar.
    —Hay que cuidarlo más —{dijo B}—. Y mirarlo menos.
    @todos
    ? Mirar menos era dificilísimo<<: los ojos iban para allá por su cuenta>>.
    {BROTE1} temblaba <apenas>.`,
  ],
  tries: [
    `—Tal vez tiene sed —{dijo A}.
    Le dieron una gota. Le dieron otra. Le dieron un balde.
    @camino
    Iban y venían de {LUGAR5} con el agua.
    ? {Y} se acercó a nadar.
    —Creo que es mucha —{dijo B}, con el agua en los tobillos.
    @gesto
    {BROTE1} flotaba, dando vueltas. Parecía mareado.
    Lo sacaron con cuidado y lo secaron con una hoja.
    @charla
    ? —De beber ya bebió —dijo {Y}—. Por una semana.
    Volvieron a sentarse, con los pies mojados.
    @paisaje`,
    `—Tal vez tiene frío —{dijo B}.
    Le soplaron aire tibio, uno de cada lado: fuuu.
    Le pusieron una media. Le pusieron un gorro<, y le quedaba bien>.
    @gesto
    {Y} preguntó cómo se llamaba el nuevo.
    —Todavía no sabemos —{dijo A}.
    {BROTE1} se quedó muy quieto bajo el gorro.
    @paisaje
    Esperaron un poco. Espiaron. Esperaron otro poco.
    —Está igual —{dijo A}—. Pero más elegante.
    @charla
    ? Le quitaron la media, porque daba calor de solo verla.
    Y nada.`,
    `—Cantémosle —{dijo A}—. A mí, cuando me cantan, me dan ganas de salir.
    —O de dormir —{dijo B}.
    Cantaron una lenta. Cantaron una rápida. Cantaron una con palmas.
    @camino
    Se juntaron a escuchar {Y} y otros vecinos.
    ? Alguien trajo {COMIDA}. <Aquello parecía una fiesta.>
    @gesto
    Todos bailaban, menos {BROTE1}.
    —¿Y el festejado? —preguntó {Y}.
    —Adentro —{dijo A}.
    @charla
    ? Bajaron la voz, porque a lo mejor dormía.
    @paisaje
    La canción se terminó y la espera no.`,
    `Fueron a preguntarle a {Z}.
    @camino
    {Z} miraba crecer el pasto, junto a {LUGAR5}.
    —¿Y crece? —{preguntó A}.
    —Muchísimo —dijo {Z}—. Hoy lleva medio pelo.
    {A} {miró} el pasto. No {vio:A} nada.
    @gesto
    —¿Cómo haces para esperar? —{preguntó B}.
    —No espero —dijo {Z}—. Estoy. Mientras tanto, estoy.
    ? {DOS} se quedaron pensando <y no entendieron del todo>.
    @charla
    Volvieron {JUNTOS}, y por el camino estuvieron.
    @paisaje`,
    `—Contemos hasta mil —{dijo B}—. Cuando terminemos, se abre.
    Uno, dos, tres. Contaron por turnos.
    En el cuarenta {A} {vio} {COSA}. En el sesenta {B} {tuvo} hipo.
    ? En el cien descansaron. <<En el ciento uno se pelearon, porque nadie sabía si era el ciento uno.>>
    @gesto
    @paisaje
    En el quinientos ya no decían números: decían «mm».
    —Mil —{dijo A} de golpe.
    —¿Ya?
    —Salté un poquito.
    @charla
    {BROTE1} no sabía contar<<, o no había entrado en la cuenta>>.
    ? O contaba más despacio.`,
    `Taparon {BROTE1} con una hoja y se fueron a jugar.
    —Así no nos ve mirarlo —{dijo A}.
    @camino
    Jugaron junto a {LUGAR5}. {A} {miró} para atrás.
    Jugaron a las palmas. {A} {miró} para atrás.
    ? {B} {hizo} trampa, y {A} ni se {enteró}.
    @gesto
    —Estás aquí, pero estás allá —{dijo B}.
    {A} {dijo} que no, mirando para atrás.
    @charla
    Al fin volvieron. Levantaron la hoja.
    Debajo había una hormiga que también esperaba.
    —Todavía no —dijo la hormiga.`,
    `Pasó {Y}. Dijo que el suyo se había abierto en un minuto.
    —¿Cómo? —{preguntó A}.
    —No sé. Yo estaba comiendo.
    {A} y {B} comieron {COMIDA}, por si era eso.
    @gesto
    Comieron despacio. Después comieron otra vez.
    ? {BROTE1} no se abrió, pero la panza casi.
    @paisaje
    —Cada uno tiene su minuto —{dijo B}—. El de este dura mucho.
    @charla
    {A} {suspiró} tan fuerte que se movió una hoja.
    @camino
    ? Caminaron hasta {LUGAR} y volvieron, para bajar la comida.
    Seguía cerrado y seguía lindo.`,
    `{A} {trajo} una lupa. {B} {trajo} un oído.
    De cerca {BROTE1} era un país. Tenía rayas, valles y una peca.
    @gesto
    —Respira —{dijo B}—. Mira: sube y baja.
    Subía muy poquito. Bajaba muy poquito.
    ? Sin darse cuenta, {DOS} respiraban igual.
    @paisaje
    Estuvieron así un rato sin decir «cuánto falta».
    —¿Cuánto falta? —{dijo A} por fin.
    @charla
    ? {B} se {rió} y le {puso} la lupa en la nariz.
    La nariz de {A} también era un país.
    Pero la tarde se iba y nada se abría.`,
  ],
  mend: [
    `Nadie lo miraba cuando pasó.
    {X} contaba algo, {A} y {B} se reían bajito, y la luz se iba.
    Entonces se oyó un ruidito: tic.
    {BROTE1} se abrió por un costado, sin prisa<, como quien despierta un domingo>.
    Y salió una luz chiquita y tibia.
    ? La luz bostezó. <<De verdad: bostezó.>>
    —Hola —{susurró A}.
    @gesto
    La luz dio una vuelta por la cara de {CADA}.
    @todos
    ? Después se subió al hombro de {A} y ahí se quedó.
    —Tardaste lo justo —{dijo B}.`,
    `{A} {dejó} las manos quietas. Era la primera vez en todo el día.
    —Ya no tengo apuro —{dijo A}—. Aquí se está bien.
    {B} y {X} se acomodaron al lado.
    Y sin que nadie hiciera nada, {BROTE1} se estiró.
    Primero una punta, después otra<<, y entre las dos una pausa larga, como para pensarlo>>.
    ? Nadie dijo «ya». Nadie dijo «falta».
    @gesto
    Al final se abrió entero, con un suspiro<< que se oyó en todo el lugar>>.
    Olía a todo lo que uno quiere.
    @todos
    ? La hoja que lo tapaba se cayó sola.
    —Es más lindo que apurado —{dijo A}.
    Y le {hizo:A} lugar en la palma.`,
    `—¿Lo oyen? —dijo {X}.
    {A} y {B} acercaron la oreja. Adentro alguien cantaba bajito.
    —Es para adentro todavía —dijo {X}—. Está ensayando.
    Se sentaron a escuchar el ensayo.
    ? Era una canción lenta, y ya casi le salía.
    @gesto
    Y cuando salió la luna, {BROTE1} se abrió como una ventana.
    Un ser chiquito, con cara de sueño, miró el mundo<<, de un lado al otro, sin saber por dónde empezar>>.
    —¿Llegué tarde? —preguntó.
    —Llegaste —{dijo A}—. Eso es todo.
    @todos
    ? Le dieron un gorro. Le quedaba muy bien.
    {B} le {mostró} la luna, que también se abre despacio.`,
  ],
  alt: { want: 'junto a {BROTE1}', mend: 'ante {BROTE1}, por fin' },
};
