import type { PresetCharacter } from '#domain/stories/options.ts';

export type KnownNoun = { article: 'el' | 'la'; gender: 'm' | 'f'; animal?: PresetCharacter };

const masculine =
  'abuelo abuelito papá papi tío hermano hermanito primo amigo amiguito niño bebé señor príncipe rey mago duende gigante ' +
  'robot dragón dinosaurio oso osito pingüino ratón ratoncito pez pececito caballo caballito pato patito pollo pollito ' +
  'cerdo cerdito lobo lobito delfín pulpo sapo tigre koala panda burro burrito erizo mapache cangrejo monstruo fantasma ' +
  'extraterrestre pirata astronauta caracol canguro camello hipopótamo rinoceronte cocodrilo tiburón loro pájaro pajarito ' +
  'colibrí ciervo venado reno castor topo murciélago gusano gusanito grillo escarabajo árbol sol tren carrito barco ' +
  'muñeco peluche maestro doctor bombero capitán caballero superhéroe perezoso armadillo quetzal tucán cóndor';
const feminine =
  'abuela abuelita mamá mami tía hermana hermanita prima amiga amiguita niña señora princesa reina maga bruja sirena ' +
  'osa osita tortuga vaca gallina ballena mariposa abeja abejita hormiga hormiguita rana ranita pantera oveja ovejita ' +
  'cabra nutria foca estrella estrellita luna nube llama alpaca yegua pata loba tigresa paloma serpiente araña arañita ' +
  'lagartija iguana muñeca maestra doctora capitana superheroína medusa oruga luciérnaga libélula gaviota vicuña';

const animals: Record<string, PresetCharacter> = {
  gato: 'cat',
  gatito: 'cat',
  perro: 'dog',
  perrito: 'dog',
  búho: 'owl',
  conejo: 'rabbit',
  conejito: 'rabbit',
  león: 'lion',
  leoncito: 'lion',
  elefante: 'elephant',
  zorro: 'fox',
  zorrito: 'fox',
  unicornio: 'unicorn',
  caimán: 'alligator',
  mono: 'monkey',
  monito: 'monkey',
};
const sheAnimals: Record<string, PresetCharacter> = {
  gata: 'cat',
  gatita: 'cat',
  perra: 'dog',
  perrita: 'dog',
  lechuza: 'owl',
  coneja: 'rabbit',
  conejita: 'rabbit',
  leona: 'lion',
  ardilla: 'squirrel',
  ardillita: 'squirrel',
  elefanta: 'elephant',
  jirafa: 'giraffe',
  mariquita: 'ladybug',
  catarina: 'ladybug',
  zorra: 'fox',
  zorrita: 'fox',
  cebra: 'zebra',
  mona: 'monkey',
};

/** Words a parent types in a name's place, with the article and gender they take. */
export const knownNouns: ReadonlyMap<string, KnownNoun> = new Map<string, KnownNoun>([
  ...masculine.split(' ').map((noun) => [noun, { article: 'el', gender: 'm' }] as const),
  ...feminine.split(' ').map((noun) => [noun, { article: 'la', gender: 'f' }] as const),
  ...Object.entries(animals).map(([noun, animal]) => [noun, { article: 'el', gender: 'm', animal }] as const),
  ...Object.entries(sheAnimals).map(([noun, animal]) => [noun, { article: 'la', gender: 'f', animal }] as const),
  // A stressed first a: feminine, and yet "el".
  ['hada', { article: 'el', gender: 'f' }],
  ['águila', { article: 'el', gender: 'f' }],
]);
