/** Quiet things between the two of them, at dusk. */
export const tender: readonly string[] = [
  `{B} {apoyó} la espalda en la espalda de {A}.
    Así no se veían, pero se sabían.
    —¿Estás ahí? —{preguntó A}.
    —Estoy —{dijo B}.
    Y no hizo falta más.`,
  `{A} {tenía} algo en la mano desde hacía rato.
    Era {COSA6}, con el calor de la mano.
    —Es para ti —{dijo A}.
    {B} {COSA6:lo/la} {miró} por los cuatro lados.
    Y {COSA6:lo/la} {guardó:B} en el mejor bolsillo.`,
  `Pasó volando un pájaro que volvía tarde.
    Llevaba una ramita en el pico.
    Lo siguieron con los ojos hasta {LUGAR}.
    Ahí lo esperaba otro.
    Se oyó un pío, y después nada.`,
  `—¿Te acuerdas de esta mañana? —{dijo B}.
    —Parece que fue hace mucho —{dijo A}.
    Contaron las cosas del día con los dedos.
    Faltaron dedos.
    {X} prestó los suyos.`,
  `El sol hizo su truco de siempre.
    Se puso gordo. Se puso rojo. Se fue.
    {X} aplaudió despacito.
    —Mañana lo hace otra vez —dijo {X}.
    —Siempre le sale —{dijo A}.`,
  `{B} {tenía} barro en la frente y una hoja en el pelo, o por ahí.
    {A} {estiró} la mano.
    {Quitó:A} la hoja con dos dedos.
    El barro lo dejó, porque le quedaba bien.`,
  `Un viento flojito pasó entre {TRES:X}.
    Traía {OLOR}.
    {X} cerró los ojos para olerlo entero.
    Los demás también.
    Nadie dijo qué recordaba.`,
  `{X} sacó de algún lado tres tazas.
    Eran de tamaños distintos.
    Sirvió algo caliente que olía a menta.
    Soplaron a la vez.
    El vapor se hizo un nudo y se fue.`,
  `—¿Qué es lo que más te gustó? —{preguntó A}.
    {B} {pensó} un rato.
    —El medio —{dijo B}—. Cuando no sabíamos.
    {A} no lo {esperaba}. Pero sí, el medio.`,
  `Una luciérnaga se posó en la nariz de {B}.
    Se prendió. Se apagó. Se prendió.
    —¿Qué dice? —{susurró A}.
    —Dice «hola» —{susurró B}—. Y dice «hola» otra vez.`,
  `Caminaron unos pasos sin decir nada.
    La sombra de {A} y la de {B} se tocaban la cabeza.
    —Mira —{dijo B}—. Se llevan bien.
    Las sombras siguieron así hasta que no hubo luz.`,
  `{X} tarareaba algo muy viejo.
    No tenía letra, o la había perdido.
    {A} le {puso} una palabra. {B} le {puso} otra.
    Con dos palabras ya era canción.`,
];
