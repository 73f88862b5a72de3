import type { RoleName } from './people/roles.ts';
import { lexicon, wordSet, words } from './words.ts';

/** Creatures and things, with the words for them. */
// biome-ignore format: a row a kind
export const creatureWords = lexicon({
  cat: 'cat cats kitten kitty gato gata gatito gatita minino',
  dog: 'dog dogs doggy puppy pup perro perra perrito perrita cachorro cachorrito cachorra',
  owl: 'owl buho buhito lechuza mochuelo tecolote',
  rabbit: 'kangaroo canguro wallaby ualabi rabbit bunny hare conejo coneja conejito conejita liebre',
  lion: 'lion lioness cub leon leona leoncito',
  squirrel: 'squirrel ardilla ardillita',
  chipmunk: 'lemur dormouse liron chipmunk ardillon',
  otter: 'otter nutria beaver castor ferret huron meerkat suricata mongoose mangosta platypus ornitorrinco wombat marmot marmota marmoto vizcacha stoat weasel comadreja',
  elephant: 'elephant elefante elefanta elefantito mammoth mamut',
  giraffe: 'giraffe jirafa jirafita',
  ladybug: 'ladybug ladybird mariquita catarina vaquita beetle escarabajo',
  cricket: 'grasshopper saltamontes chapulin cricket grillo grillito mantis cicada cigarra chicharra',
  spider: 'spider araña arañita scorpion escorpion alacran',
  caterpillar: 'caterpillar oruga oruguita centipede ciempies worm gusano gusanito lombriz earthworm',
  ant: 'ant hormiga hormiguita flea pulga',
  fox: 'fox vixen zorro zorra zorrito zorrita',
  unicorn: 'unicorn unicornio pegasus pegaso',
  zebra: 'zebra cebra cebrita',
  alligator: 'salamander salamandra newt triton axolotl ajolote alligator crocodile croc cocodrilo caiman lagarto lizard iguana chameleon camaleon camaleona gecko',
  snake: 'snake serpent serpiente culebra vibora boa',
  monkey: 'orangutan baboon mandril tarsier monkey ape chimp chimpanzee gorilla mono mona monito monita chimpance gorila',
  bear: 'bear teddy oso osa osito osita',
  polarBear: 'polar',
  panda: 'panda',
  koala: 'koala',
  sloth: 'sloth perezoso perezosa',
  mouse: 'opossum possum zarigueya chinchilla jerboa mouse mice rat raton ratona ratoncito ratoncita rata vole shrew mole topo musaraña',
  hamster: 'capybara capibara carpincho chiguiro chiguire cobaya hamster guinea gerbil cuy',
  wolf: 'hyena hiena jackal chacal dingo wolf lobo loba lobito lobita coyote',
  tiger: 'lynx lince bobcat ocelot ocelote panther pantera tiger tigre tigrito leopard leopardo jaguar puma cheetah guepardo',
  raccoon: 'anteater hormiguero coati raccoon mapache badger tejon',
  bat: 'bat murcielago murcielaga',
  skunk: 'skunk mofeta zorrillo zorrino',
  pig: 'boar jabali tapir warthog pig piggy piglet cerdo cerdito cerdita chancho chanchito puerco puerquito',
  cow: 'ox buey bison bisonte buffalo bufalo yak cow calf bull vaca ternero toro torito',
  sheep: 'sheep lamb oveja ovejita cordero borrego llama alpaca',
  goat: 'goat cabra cabrita cabrito chivo chivito',
  hedgehog: 'armadillo echidna pangolin quirquincho hedgehog porcupine erizo puercoespin',
  hippo: 'hippo hippopotamus hipopotamo rhino rhinoceros rinoceronte',
  horse: 'camel dromedary camello dromedario carthorse horse pony foal caballo caballito yegua potro poni',
  donkey: 'donkey burro burrito mule mula asno',
  deer: 'gazelle gacela antelope antilope ibex pudu chamois impala deer reindeer fawn moose ciervo venado venadito reno alce',
  frog: 'tadpole renacuajo coqui frog toad rana ranita sapo sapito',
  turtle: 'slug babosa turtle tortoise tortuga tortuguita snail caracol caracola',
  dragon: 'dragon dragona dragoncito dragoncita pterosauria pterosaur pterodactyl',
  longneck: 'longneck necked sauropod brachiosaurus brontosaurus diplodocus apatosaurus cuellilargo cuellilarga braquiosaurio brontosaurio diplodoco',
  dinosaur: 'dinosaur dino rex trex triceratops dinosaurio dinosauria',
  bird: 'magpie urraca woodpecker starling estornino nightingale ruiseñor cardinal petirrojo jilguero goldfinch kiwi bird birdie sparrow robin bluebird pajaro pajarito ave golondrina gorrion colibri hummingbird wren swallow lark sandpiper puffin finch alondra vencejo',
  eagle: 'eagle aguila hawk halcon falcon buitre vulture condor gavilan',
  crow: 'raven crow cuervo blackbird mirla mirlo zanate tordo',
  dove: 'dove paloma palomo pigeon gull seagull gaviota',
  chick: 'chick pollo pollito pollita polluelo',
  hen: 'hen chicken gallina gallinita',
  rooster: 'rooster cockerel gallo gallito turkey pavo guajolote peacock pheasant faisan quail codorniz',
  duck: 'pelican pelicano stork cigueña heron garza ostrich avestruz emu ñandu duck duckling goose swan pato patito ganso cisne gansa',
  flamingo: 'flamingo flamenco',
  penguin: 'penguin pinguino pinguina',
  parrot: 'macaw cockatoo cacatua kea budgie periquito quetzal parrot toucan loro lorito tucan cotorra perico guacamaya lora',
  fish: 'eel anguila salmon trout trucha stingray mantarraya fish goldfish pez pececito pececillo shrimp camaron camarona seahorse caballito',
  shark: 'shark tiburon tiburoncito',
  whale: 'orca narwhal narval walrus morsa manatee manati whale dolphin seal ballena ballenita delfin foca',
  octopus: 'octopus squid jellyfish pulpo pulpito calamar medusa',
  crab: 'crab lobster cangrejo cangrejita cangrejito langosta',
  bee: 'wasp avispa mosquito bee bumblebee abeja abejita abejorro',
  butterfly: 'butterfly moth firefly dragonfly mariposa polilla luciernaga libelula polillo',
  robot: 'robot android robotito robotina',
  monster: 'monster creature alien yeti troll ogre monstruo monstruito criatura extraterrestre ogro duende',
  ghost: 'ghost fantasma fantasmita',
  star: 'star estrella estrellita comet cometa starfish',
  moon: 'moon luna',
  sun: 'sun sol',
  cloud: 'cloud nube nubecita',
  digger: 'digger excavator backhoe bulldozer loader excavadora retroexcavadora grua',
  fireEngine: 'engine firetruck fireengine bomberos',
  truck: 'truck lorry dumper ute van camion camioncito camioneta volqueta',
  tractor: 'tractor tractorcito',
  plane: 'plane airplane aeroplane jet helicopter avion avioncito avioneta helicoptero',
  bus: 'bus autobus microbus',
  car: 'car coche carro auto cochecito carrito taxi',
  train: 'train locomotive tren trencito locomotora',
  boat: 'boat ship sailboat barco barquito velero',
  rocket: 'rocket spaceship cohete nave',
  tree: 'tree oak arbol arbolito roble',
  flower: 'flower sunflower flor florecita girasol rosa rose daisy margarita',
  snowman: 'snowman muñeco',
  ball: 'ball pelota balon',
  balloon: 'balloon globo globito kite',
  house: 'house casa casita lighthouse faro',
});

/** All creatures and things that can be drawn. */
export type Creature = typeof creatureWords extends Map<string, infer C> ? C : never;

/** Words that are children's names as often as things: without an article they count as names. */
export const oftenNames = wordSet('luna sol flor rosa rose daisy margarita robin paloma rex van ute jet');

export const roleWords = lexicon<RoleName>({
  boy: 'boy son brother niño hijo hermano hermanito chico muchacho nene',
  girl: 'girl doll muñeca daughter sister niña hija hermana hermanita chica muchacha nena',
  child: 'child kid twin friend amigo amiga peque',
  baby: 'baby toddler bebe',
  mother: 'mom mommy mum mummy mother mama aunt auntie woman lady tia madre mami señora mujer',
  father: 'dad daddy father papa uncle man tio padre papi papito señor hombre',
  grandmother: 'grandma grandmother granny nana nanny abuela abuelita yaya',
  grandfather: 'grandpa grandfather granddad gramps abuelo abuelito yayo',
  princess: 'princess princesa princesita',
  prince: 'prince principe principito',
  queen: 'queen reina',
  king: 'king rey',
  wizard: 'wizard magician sorcerer mago hechicero santa claus noel',
  witch: 'witch bruja brujita maga hechicera',
  fairy: 'fairy hada hadita pixie angel',
  elf: 'elf gnome dwarf elfo gnomo enano',
  pirate: 'pirate captain sailor pirata capitan capitana marinero marinera',
  knight: 'knight caballero soldier',
  astronaut: 'astronaut astronauta cosmonaut',
  superhero: 'superhero hero superheroe superheroina heroe heroina',
  chef: 'chef cook baker cocinero cocinera panadero panadera pastelero pastelera',
  farmer: 'farmer gardener granjero granjera jardinero jardinera',
  teacher: 'teacher librarian maestro maestra profesor profesora profe bibliotecaria',
  doctor: 'doctor nurse doctora enfermera enfermero vet veterinaria veterinario inventor inventora scientist',
  dancer: 'dancer ballerina bailarina bailarin',
  mermaid: 'mermaid sirena sirenita',
  giant: 'giant gigante',
});

export const articles = wordSet('the a an el la un una los las little big pequeño pequeña red yellow blue');

/** Colours that a parent may name: "the red dragon", "el gato negro". */
export const colourWords: ReadonlyMap<string, string> = lexicon({
  '#c8553d': 'red rojo roja',
  '#5f8fae': 'blue azul',
  '#7fa866': 'green verde',
  '#efcb66': 'yellow amarillo amarilla golden gold dorado dorada',
  '#56505c': 'black negro negra',
  '#f6f1e6': 'white blanco blanca snowy',
  '#e7a9a4': 'pink rosado rosada',
  '#8d6f9e': 'purple violet morado morada violeta lila',
  '#e0904f': 'orange naranja anaranjado anaranjada',
  '#8f6246': 'brown marron cafe castaño castaña',
  '#9c9da6': 'grey gray silver gris plateado plateada',
});

/** Whether a kind ("vole", "abuela") has a drawing of its own or a similar one, instead of a child's. */
export const drawsKind = (kind: string): boolean => firstKind(kind) !== undefined;

/**
 * The word that says what somebody is in a look: "sloth" in "a lazy sloth with a red hat", "girl" in "a girl who loves
 * her cat", and nothing in "loves dinosaurs".
 */
export function kindIn(look: string): string | undefined {
  const [phrase = ''] = look.trim().split(/[,.]| (?:who|that|with|and|in|of|que|con|y|de|en) /iu);
  const [first = '', ...rest] = words(phrase);
  if (isKind(first)) return first;
  return /^(?:an?|the|un|una|el|la|my|our|her|his|their|mi|su)$/.test(first) ? rest.find(isKind) : undefined;
}

/** The first word for somebody or something in these words, with a drawing of its own. */
export const firstKind = (said: string): string | undefined => words(said).find(isKind);

const isKind = (word: string): boolean => creatureWords.has(word) || roleWords.has(word);
