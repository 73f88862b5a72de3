import type { PresetMoral, StoryLanguage } from '#domain/stories/options.ts';

/** Plots of stories that carry a message, as short as in a plan. */
export const plansOfMessages: Record<StoryLanguage, Record<PresetMoral, readonly string[]>> = {
  english: {
    sharing: ['the fox cuts its only pancake in two halves', 'she lends her umbrella and gets a kite for a day'],
    bravery: ['she goes down the dark stairs although she is scared', 'he dares to knock at the giant door'],
    talents: ['only the smallest one can hear the crack in the ice', 'his loud sneeze turns out to be useful'],
    friendship: ['after the quarrel both come back to the bench', 'a lonely owl is invited to the tea'],
    help: ['they carry the snail across the wet stones', 'she holds the lamp for the one who mends the net'],
    mistakes: ['the spilled paint becomes a river on the map', 'he put the letters into the wrong boxes'],
    patience: ['the bread has to rise, and they wait until it does', 'counting slowly to a hundred brings the deer'],
    kindness: ['she puts her warm scarf around the shivering statue', 'he comforts the crab who lost its shell'],
    differences: [
      'the square wheel is strange and holds the cart on the hill',
      'two who eat nothing alike cook one soup',
    ],
    teamwork: ['everybody pulls the rope at the same time', 'one is the eyes and one the feet, together'],
    honesty: ['he admits that it was he who ate the cake', 'she tells the queen the truth about the vase'],
    discovery: ['they follow a trail of blue feathers to find where it ends', 'she wonders why the wall is humming'],
    respect: ['she asks before she strokes the sleeping cat', 'they whisper and leave the bear alone'],
    persistence: ['after the fifth fall the kite is tried once more', 'he practises until the knot holds'],
    nature: ['the seed in the boot begins to sprout and grow', 'a nest on the mailbox must not be moved'],
  },
  spanish: {
    sharing: ['la zorra corta su único panqueque por la mitad', 'presta su paraguas y recibe una cometa por un día'],
    bravery: ['baja la escalera oscura aunque tiene miedo', 'se atreve a tocar la puerta del gigante'],
    talents: ['solo el más chico puede oír la grieta en el hielo', 'su estornudo tan fuerte termina siendo útil'],
    friendship: ['después de la pelea los dos vuelven al banco', 'invitan a tomar el té al búho solitario'],
    help: ['cargan al caracol por las piedras mojadas', 'ella sostiene el farol para quien remienda la red'],
    mistakes: ['la pintura derramada se vuelve un río en el mapa', 'puso las cartas en los buzones equivocados'],
    patience: ['el pan tiene que crecer y esperan hasta que crece', 'contar despacio hasta cien trae al venado'],
    kindness: ['abriga con su bufanda a la estatua que tirita', 'consuela al cangrejo que perdió su concha'],
    differences: [
      'la rueda cuadrada es rara y frena el carro en la loma',
      'dos de gustos distintos cocinan una sola sopa',
    ],
    teamwork: ['todos jalan la cuerda al mismo tiempo', 'uno pone los ojos y otro los pies, juntos'],
    honesty: ['reconoce que se comió el pastel', 'le dice a la reina la verdad sobre el jarrón'],
    discovery: ['siguen un rastro de plumas azules a ver dónde acaba', 'se pregunta por qué zumba la pared'],
    respect: ['pide permiso antes de acariciar al gato dormido', 'hablan en susurros y dejan tranquilo al oso'],
    persistence: ['después de la quinta caída lo intenta de nuevo', 'practica hasta que el nudo aguanta'],
    nature: ['la semilla dentro de la bota empieza a brotar', 'hay un nido en el buzón y nadie lo mueve'],
  },
};
