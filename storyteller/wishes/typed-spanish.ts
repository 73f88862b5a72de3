/** Stems of verbs whose past ends in "ió" where no other word is written like it without the accent. */
const stems =
  'met|com|sal|sub|perd|romp|durm|pid|escrib|sint|sigu|abr|aprend|beb|corr|viv|sirv|vist|mint|mur|nac|conoc|aparec|crec|recib|decid|prefir|repit|despid|divirt|convirt|escond|encend|mord|cog|recog|escog|elig|vend|promet|mov|volv|llov|torc|atrev|resolv|parec|ofrec|agradec|desaparec|amanec|descubr|cumpl|compart|sorprend|defend|confund|hund|derrit|cos|barr|tos|lam|escup|sacud|aplaud|consigu|persigu|correg|corrig|permit|resist|entend|ocurr|interrump|devolv|envolv|revolv|obedec|part|repart|discut|bat|herv|reun|suspend|ofend|atend|fing|fallec|invad|invirt|tej';
/** Pasts and other forms that cannot be another word without their accent. */
// biome-ignore format: many in a line are read at one look
const plainly = new Map(Object.entries({
  leyo: 'leyó', creyo: 'creyó', cayo: 'cayó', oyo: 'oyó',
  encontro: 'encontró', sento: 'sentó', acosto: 'acostó', desperto: 'despertó', nego: 'negó', mostro: 'mostró',
  probo: 'probó', empezo: 'empezó', comenzo: 'comenzó', penso: 'pensó', nevo: 'nevó', sembro: 'sembró',
  tropezo: 'tropezó', enseno: 'enseñó', acompano: 'acompañó', rasguno: 'rasguñó', arano: 'arañó', regano: 'regañó',
  habia: 'había', tenia: 'tenía', queria: 'quería', podia: 'podía', decia: 'decía',
  semaforo: 'semáforo', reves: 'revés', cafe: 'café', azucar: 'azúcar', tia: 'tía', tias: 'tías', tio: 'tío', tios: 'tíos',
  lampara: 'lámpara', telefono: 'teléfono', pajaro: 'pájaro', pajaros: 'pájaros', platano: 'plátano', loteria: 'lotería',
  camion: 'camión', avion: 'avión', raton: 'ratón', arbol: 'árbol', musica: 'música', lapiz: 'lápiz', cancion: 'canción',
  corazon: 'corazón', jabon: 'jabón', cajon: 'cajón', pantalon: 'pantalón', calcetin: 'calcetín', jardin: 'jardín',
  adios: 'adiós', dia: 'día', dias: 'días', ahi: 'ahí', alla: 'allá', aqui: 'aquí', asi: 'así', reir: 'reír', mama: 'mamá',
  maniqui: 'maniquí', atras: 'atrás', detras: 'detrás', volcan: 'volcán', balon: 'balón', dragon: 'dragón',
  leon: 'león', tiburon: 'tiburón', autobus: 'autobús', sillon: 'sillón', colchon: 'colchón', algodon: 'algodón',
  parecia: 'parecía', corria: 'corría', vivia: 'vivía', comia: 'comía', salia: 'salía', veia: 'veía', creia: 'creía', reia: 'reía', traia: 'traía', pedia: 'pedía', sentia: 'sentía', dormia: 'dormía', subia: 'subía', leia: 'leía', oia: 'oía', caia: 'caía', perdia: 'perdía', bebia: 'bebía', escribia: 'escribía', debia: 'debía', movia: 'movía',
  reimos: 'reímos', oimos: 'oímos', closet: 'clóset', balcon: 'balcón', proposito: 'propósito', grua: 'grúa', gruas: 'grúas',
  tambien: 'también', despues: 'después', futbol: 'fútbol', cumpleanos: 'cumpleaños',
}));
/** Stems whose past in "ó" is written, without its accent, like what I do or like a noun: "camino", "regalo". */
const either =
  'camin|llor|gan|lleg|grit|peg|tir|cort|ech|lav|salud|cant|bail|pas|qued|olvid|ayud|salt|nad|arm|dibuj|pint|regal|prest|guard|levant|par|pate|abraz|bes|cepill|pein|amarr|abroch|quit|sac|tap|mand|invent|agarr|solt|tom|trag|moj|ensuci|manch|ray|bot|pis|brinc|trep|mont|patin|pedale|chifl|silb|habl|llam|pregunt|contest|cocin|amas|horne|orden|plant|cosech|compr|pag|sopl|apag|prepar|dej|llev|entr|baj|regres|cruz|mir|escuch|estren|actu|toc|jal|empuj|pic|insult|enoj|asust|anim|calm|cans|golpe|rasp|resbal|mare|atragant|vomit|ronc|bostez|estornud|empap|disfraz|cambi|equivoc|confes|copi|chup|cuid|aguant|invit|rob|arrebat|avis|jug|termin|logr|intent|bautiz|nombr|lanz|encest|anot|atrap|pesc|vol|escap|desabroch|embarr|derram|atasc|ator|enred|trab|acab|mej|inyect|oper|vacun|castig|culp|acus|quem|estrell|choc|lastim|borr|mezcl|encant|gust|cost|molest|cont|colg|reg|desmay|raj|ahog|aplast';
/** Of these, what others do to the child or the child to others, and no parent says of himself: "le pego". */
const toOthers =
  'qued|prepar|peg|jal|empuj|pic|insult|rob|arrebat|gust|encant|toc|cost|tir|gan|escap|pis|grit|ray|manch';
/** Of these, what begins a note without more: "lloro toda la noche". */
const alone = 'llor|gan|lleg|grit|logr|empuj|ensuci|rob|vomit|confes';
/** And what does so before these words: "ayudo a su abuela", "bajo a la tienda". */
const before =
  '(?:ayud|quem|prepar|salud|regal|prest|bail|cant|jug|tir|sac|dej|invent|pint|ray|cort|apag|guard|termin|encest|estren|abraz|bes|entr|regres|pas)o(?= (?:a|al|su|sus|sol[oa]|solit[oa]|en|el|con|de) )|(?:camin|nad|durm|bail|cant)o(?= (?:sol|hasta|por primera))|(?:regres|entr|lleg)o(?= \\p{L}+ndo(?!\\p{L}))|pregunto(?= (?:si|por|qué|que|dónde|donde|cómo|como|cuándo|cuando) )|bajo(?= al? )';

const time = '(?:(?:hoy|ayer|anoche|por fin|por primera vez|esta mañana|esta tarde|en la escuela|en el \\p{L}+),? )';
const start = '(?<=(?:^|[,.;] ?|(?<!\\p{L})(?:y|pero) )';
const rules = [
  // "Hoy camino", "anoche no lloro".
  [
    `${start}${time}+(?:no |ya |sí |casi )?(?:(?:se|le|les|lo|la|nos|me) ){0,2})(${either})o(?!\\p{L})(?! a(?:l| la| mi| su)(?!\\p{L}))`,
    '$1ó',
  ],
  // "Se subio y se tiro", but "se lo llevo".
  [`(?<=(?<!\\p{L})se (?:(?:le|les|me|nos) )?)(${either})o(?!\\p{L})`, '$1ó'],
  [`(?<=(?<!\\p{L})(?:le|les|lo|la|nos) )(${toOthers})o(?!\\p{L})`, '$1ó'],
  [`${start}(?:no |ya |casi )?)(${alone})o(?!\\p{L})`, '$1ó'],
  [`(?<=(?:^|(?<!\\p{L})y )(?:no |ya )?)(${before})`, ''],
  [
    '(?<=(?:^|(?<!\\p{L})(?:y|que|no|ya|hij[oa]) )est)a(?= (?:en (?:su|la) (?:etapa|época|fase)|muy|tan|obsesionad|loc[oa]|enamorad|fascinad|enganchad|trist|enojad|nervios|asustad|feli|emocionad|content|aprendiendo|preocupad|celos|hart[oa]|cansad|enferm))',
    'á',
  ],
  ['(?<=(?<!\\p{L})se )bano(?!\\p{L})', 'bañó'],
  ['(?<!\\p{L})sono(?= (?:que|con|feo|bonito)(?!\\p{L}))', 'soñó'],
].map(([words = '', to = '']) => [new RegExp(words, 'giu'), to] as const);
const inIo = new RegExp(`(?<!\\p{L})(${stems})io(?!\\p{L})`, 'giu');

/** What several people should do in a story that is asked for, and what they do in it. */
// biome-ignore format: many in a line are read at one look
const hoped = new Map(Object.entries({
  encuentren: 'encuentran', suban: 'suben', lleguen: 'llegan', viajen: 'viajan', vayan: 'van', hagan: 'hacen',
  salven: 'salvan', descubran: 'descubren', rescaten: 'rescatan', vuelen: 'vuelan', construyan: 'construyen',
  busquen: 'buscan', jueguen: 'juegan', exploren: 'exploran', pierdan: 'pierden', conviertan: 'convierten',
  naveguen: 'navegan', crucen: 'cruzan', acampen: 'acampan', ayuden: 'ayudan', conozcan: 'conocen', regresen: 'regresan',
  metan: 'meten', queden: 'quedan', hallen: 'hallan', sigan: 'siguen', escapen: 'escapan', ganen: 'ganan', bajen: 'bajan',
  abran: 'abren', tengan: 'tienen', vivan: 'viven', coman: 'comen', duerman: 'duermen', planten: 'plantan',
}));
const plot = new RegExp(
  `^que (?=(?:se )?(?:${[...hoped.keys()].join('|')}) (?!bien|solos|solas|juntos|sin|en paz))`,
  'iu',
);

/** "Que se suban a un globo y lleguen con la abuela" asks for a story in which they do. */
const asPlot = (text: string): string =>
  plot.test(text) ? text.replace(plot, '').replace(/\p{L}+/gu, (word) => hoped.get(word) ?? word) : text;

/**
 * Returns a parent's Spanish words with the accents that a hurried phone left out of what happened: "hoy se metio un
 * frijol y lloro" becomes "hoy se metió un frijol y lloró". What may be another word stays: "camino a la escuela". A
 * story that is asked for with "que" is told as what happens: "que se suban a un globo" becomes "se suben a un globo".
 */
export function withPasts(text: string): string {
  const accented = asPlot(text)
    .replace(inIo, '$1ió')
    .replace(/\p{L}+/gu, (word) => plainly.get(word) ?? word)
    .replace(/(?<=(?<!\p{L})(?:su|mi|a) )papa(?!\p{L})/gu, 'papá');
  return rules.reduce(
    (said, [words, to]) => (to ? said.replace(words, to) : said.replace(words, (all) => all.replace(/o$/u, 'ó'))),
    accented,
  );
}
