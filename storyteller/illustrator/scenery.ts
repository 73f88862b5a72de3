import type { PresetSetting } from '#domain/stories/options.ts';
import type { Light } from '../scene.ts';
import { beach } from './settings/beach.ts';
import { bedroom } from './settings/bedroom.ts';
import { candy } from './settings/candy.ts';
import { castle } from './settings/castle.ts';
import { cave } from './settings/cave.ts';
import { cloud } from './settings/cloud.ts';
import { dinosaur } from './settings/dinosaur.ts';
import { fairytale } from './settings/fairytale.ts';
import { farm } from './settings/farm.ts';
import { forest } from './settings/forest.ts';
import { garden } from './settings/garden.ts';
import { lighthouse } from './settings/lighthouse.ts';
import { meadow } from './settings/meadow.ts';
import { mountain } from './settings/mountain.ts';
import { park, pitch } from './settings/park.ts';
import { pirate } from './settings/pirate.ts';
import { rainbow } from './settings/rainbow.ts';
import * as inside from './settings/rooms.ts';
import { snow } from './settings/snow.ts';
import { space } from './settings/space.ts';
import { town } from './settings/town.ts';
import { underwater } from './settings/underwater.ts';
import { workshop } from './settings/workshop.ts';
import type { Setting } from './stage.ts';
import { lexicon, wordSet, words } from './words.ts';

const { den, playroom, ...rooms } = inside;
// biome-ignore format: many in a line are read at one look
const places = {
  forest, castle, underwater, cloud, candy, dinosaur, space, garden, pirate, fairytale, rainbow, mountain, cave,
  workshop, meadow, bedroom, town, snow, farm, beach, lighthouse, park, pitch, ...rooms, home: playroom,
} satisfies Record<PresetSetting, Setting> & Record<string, Setting>;
export type PlaceName = keyof typeof places;

/** Parents' words, in English and Spanish, for the places that can be drawn. */
// biome-ignore format: a row a kind
const placeWords = lexicon<PlaceName>({
  forest: 'woodland glade thicket grove redwood redwoods forest woods wood jungle rainforest treehouse tree trees bosque selva jungla arbol arboles arboleda',
  castle: 'camelot arendelle medieval castle palace kingdom fortress tower castillo palacio reino fortaleza torre',
  underwater: 'underwater reef aquarium mermaid submarine submarino acuario arrecife submarina sumergida atlantis atlantida',
  cloud: 'cloud clouds sky heaven nube nubes cielo airplane plane avion',
  candy: 'candy sweets chocolate gingerbread dulce dulces caramelo caramelos golosinas',
  dinosaur: 'dinosaur dinosaurs volcano prehistoric jurassic jurasico desert dinosaurio dinosaurios volcan prehistorico desierto sabana savanna safari',
  space: 'space planet planets moon galaxy stars mars rocket spaceship espacio espacial planeta luna galaxia estrellas marte cohete nave',
  garden: 'gardens allotments yards lawn hedge rockery sprinkler flowerbed flowerbeds huertos huertas sembradio enredadera jardinera garden allotment greenhouse orchard backyard yard jardin huerto huerta patio invernadero vivero',
  pirate: 'pirate pirates ship boat pirata piratas barco deck cubierta',
  beach: 'beach sea ocean oceano seaside coast shore dunes island harbor harbour playa mar costa orilla dunas isla puerto',
  lighthouse: 'lighthouse faro',
  fairytale: 'narnia neverland wonderland oz fairytale village cottage pueblo aldea cuento cabaña',
  rainbow: 'rainbow arcoiris iris waterfall cascada',
  mountain: 'puna altiplano loma picchu bariloche mountain mountains lake river valley camp camping montaña montañas sierra lago rio valle campamento',
  cave: 'foxhole molehill cave cavern mine tunnel cueva caverna gruta mina tunel',
  workshop: 'sawmill forge pottery mechanic carpenter bomberos workshop laboratory lab garage taller laboratorio garaje',
  meadow: 'moors moorland downs grassland hillside wildflowers meadow field bog hill hills prado pradera campo colina picnic',
  park: 'park playground swings parque columpios',
  pitch: 'pitch stadium cancha estadio',
  bedroom: 'bedroom room bed nursery attic dormitorio habitacion recamara cuarto cama atico',
  home: 'house home sofa couch tent casa hogar sillon carpa sala',
  kitchen: 'kitchen restaurant cafe oven cocina restaurante cafeteria horno',
  bathroom: 'bathroom bath bathtub tub shower baño bañera tina ducha',
  pool: 'pool swimming piscina alberca pileta natacion',
  shop: 'shop store supermarket market bakery toyshop tienda supermercado mercado panaderia jugueteria almacen',
  school: 'school classroom kindergarten preschool daycare escuela colegio salon jardincito guarderia kinder aula',
  fridge: 'fridge refrigerator freezer refrigerador refrigeradora heladera nevera congelador',
  tiny: 'pocket drawer shoe shoebox matchbox backpack suitcase wardrobe closet dollhouse bolsillo cajon zapato caja mochila maleta armario cajita',
  train: 'train railway subway metro tram tren ferrocarril tranvia vagon',
  bus: 'bus autobus camion colectivo omnibus micro car van coche auto',
  hospital: 'hospital clinic doctor dentist clinica doctora medico medica dentista consultorio',
  library: 'library bookshop bookstore biblioteca libreria',
  town: 'town city street site zoo ciudad calle barrio plaza zoologico',
  snow: 'snow snowy winter ice arctic antarctica pole polar christmas nieve nevado nevada invierno hielo artico antartida polo navidad',
  farm: 'farm barn stable ranch granja granero establo rancho finca corral',
});

/**
 * Places that are drawn as the one most like them; they count only if no other word names a place, so that a chocolate
 * factory is of chocolate and a boat on the moon is on the moon.
 */
// biome-ignore format: a row a kind
const likeWords = lexicon({
  workshop: 'factory fabrica museum museo galeria gallery depot recycling exposicion',
  mountain: 'weir marsh reservoir poza represa charco puddle alps peak cerro cordillera andes paramo glacier glaciar canyon cañon pond creek stream canal laguna arroyo estanque',
  beach: 'pier jetty quay cliff cliffs bay shipyard wharf dock port muelle malecon acantilado bahia rambla costanera embarcadero',
  meadow: 'moor heath golf cemetery panteon cementerio prairie',
  park: 'pushchair bike slide sandpit tobogan arenero',
  pitch: 'court gym gymnasium soccer football gimnasio futbol',
  pirate: 'ferry yacht canoe raft ark galleon sailboat lancha bote velero canoa balsa arca yate buque crucero barquito',
  train: 'trains locomotive streetcar trolley monorail locomotora trenes trencito subte',
  bus: 'cars taxi lorry truck jeep minivan ambulance carro camioneta furgoneta ambulancia',
  town: 'airport terminal platform aeropuerto anden church mosque temple synagogue chapel driveway crosswalk road roadworks motorway highway courthouse iglesia templo mezquita sinagoga cuadra carretera esquina semaforo parade desfile digger excavator avenue pavement square bridge roof rooftop balcony terrace fair funfair carnival market theatre theater circus cinema villa puente azotea techo tejado balcon terraza feria carrusel circo teatro cine vecindario excavadora',
  cloud: 'air balloon helicopter airship glider aire globo helicoptero dirigible',
  home: 'landing bunk cot crib windowsill stairs hallway stoop pasillo escaleras litera cuna cochera apartment flat office hotel inn hostel departamento apartamento oficina hostal posada elevator ascensor',
  bedroom: 'loft den desvan altillo',
  cave: 'lair burrow madriguera basement cellar sotano bodega',
  tiny: 'nest beehive shell tin bookshelf cage nido panal caracol olla jaula pecera cupboard handbag teapot teacup jar bottle flowerpot sock ropero bolso tetera frasco botella maceta calcetin',
  farm: 'cowshed windmill coop kraal paddock croft lambing potrero platanar corral molino tractor combine vineyard plantation henhouse countryside estancia hacienda gallinero viñedo cafetal milpa',
  snow: 'iceberg igloo rink skating iglu esqui',
  forest: 'swamp amazon bamboo amazonas pantano manglar',
  dinosaur: 'pyramid egypt oasis sahara piramide egipto',
  space: 'asteroid comet saturn jupiter venus asteroide saturno',
  kitchen: 'pantry highchair chippy tortilleria taqueria comedor fonda pizzeria diner heladeria pasteleria',
  shop: 'ikea target tesco costco aldi lidl walmart salon hairdresser barber laundromat launderette bank pharmacy oxxo abarrotes peluqueria barberia farmacia lavanderia papeleria ferreteria tianguis',
  school: 'recess lunchroom canteen cloakroom assembly recreo salita',
  castle: 'dungeon moat hogwarts turret calabozo',
  garden: 'compost pumpkin maze porch hammock hamaca laberinto macetas',
  underwater: 'shipwreck aquarium fishbowl acuario',
});

/** Words that name a place only if no other word does: a magic school is a school. */
const fairyWords = lexicon({ fairytale: 'fairy enchanted magic magical encantado encantada magico magica hadas mago' });

const stones: Partial<Record<PlaceName, string>> = {
  ...{ space: '#a4a8ba', underwater: '#8fa3a3', snow: '#d3dde6', cloud: '#e9e6ea' },
  ...{ beach: '#b3a58a', cave: '#857b74', mountain: '#a9a59c', dinosaur: '#a08a74', lighthouse: '#a9a59c' },
};
/** What people sit on in this place: a bench, a stone of the returned colour or, if undefined, a log. */
export const seatIn = ({ name, setting }: Place): string | undefined =>
  setting.lamplit || /garden|town|park|pitch|castle|fairy/.test(name) ? 'bench' : stones[name];

/** Words for weather in which no sun and no moon is to be seen. */
const stormWords = wordSet(
  'storm storms stormy thunder rain rains raining rainy hurricane tormenta tempestad trueno lluvia lluvioso llueve lloviendo',
);

/** Whether these words for a place say that there is a storm or rain. */
export const isStormy = (setting: string): boolean => words(setting).some((word) => stormWords.has(word));

const nightWords = wordSet('night nighttime midnight noche medianoche nocturno nocturna');

/** The light in a place whose words say that it is night: "a night train". */
export const lightIn = (setting: string, light: Light): Light =>
  words(setting).some((word) => nightWords.has(word)) ? 'night' : light;

/** How a place is drawn; `bed` is whether a bed can stand in it. */
export interface Place {
  name: PlaceName;
  setting: Setting;
  bed: boolean;
}

/** Rooms that a bed can stand in as they are. */
const bedrooms = new Set<PlaceName>(['train', 'hospital', 'home', 'cave']);
/** Rooms nobody sleeps in: indoor scenes with sleepers get a plain room with a bed instead. */
const noBeds = wordSet('bus kitchen shop school fridge tiny bathroom pool library workshop bedroom');

/** Places of several words, each of which may name another: nobody stands on a beach under the sea. */
const placePhrases = Object.entries({
  underwater:
    '(under|beneath|below) (the )?(sea|ocean|water|waves)|(bottom|floor|depths) of the (sea|ocean|lake|pond|pool)|(sea|ocean) ?(bed|floor)|deep (blue |in the )?(sea|ocean)|bikini bottom|kelp forest|ship wreck|(fish|goldfish) (tank|bowl)|mermaid (lagoon|cove)|(fondo|profundidades|profundo) del (mar|oceano|agua|lago|rio|estanque)|(de)?bajo (el|del) (mar|agua|oceano)|bajo las olas|dentro del (mar|agua|oceano)|mar profundo',
  space: 'black hole|milky way|death star|(agujero|hoyo) negro|via lactea',
  fairytale:
    'never land|gingerbread house|magic kingdom|witch s (hut|house)|casa de la bruja|nunca jamas|pais de las maravillas',
  cave: '(dragon|bear) s? ?den|stone age|(fox|rabbit) hole',
  castle: 'throne room|middle ages|edad media',
  garden: 'poly ?tunnel|(green|glass) house|veg(gie|etable)? patch|flower beds?|back step|columpio de la casa',
  workshop: '(fire|bomberos) (station|house|hall)|(estacion|cuartel|compañia) de (los )?bomberos|saw mill|bike shop',
  meadow: 'wild flowers',
  // A station is no train, nor is its platform; the one in space is its own place.
  town: '^(?!.*(space|espaci|moon|luna|mars)).*(station|estacion|platform|anden)',
}).map(([name, phrase]) => [name as PlaceName, new RegExp(`(?<!\\p{L})(${phrase})(?!\\p{L})`, 'u')] as const);
/** What one is inside of, out in space. */
const spaceRooms = wordSet('station estacion spaceship rocket cohete nave');

/** The place that these words name, or undefined if it cannot be drawn. */
export function knownPlace(setting: string): PlaceName | undefined {
  const said = words(setting);
  const phrase = placePhrases.find(([, words]) => words.test(said.join(' ')));
  const lists: ReadonlyMap<string, PlaceName>[] = [placeWords, likeWords, fairyWords];
  return phrase?.[0] ?? lists.flatMap((list) => said.flatMap((word) => list.get(word) ?? [])).at(0);
}

/**
 * Returns the drawn place for a preset id or a parent's own words. The first word that names a place
 * decides ("a city under the sea" is a city); if none does, the place is played at home. `indoors` asks
 * for a room with the place in its window; `bed` says that somebody lies down in it.
 */
export function placeFor(setting: string, indoors = false, bed = false): Place {
  const name = knownPlace(setting) ?? 'home';
  if (name === 'space' && words(setting).some((word) => spaceRooms.has(word)))
    return { name, setting: den(name, places[name]), bed: indoors };
  if (bedrooms.has(name)) return { name, setting: places[name], bed: indoors };
  if (!indoors || (noBeds.has(name) && !bed)) return { name, setting: places[name], bed: false };
  return { name, setting: den(name, noBeds.has(name) ? places.meadow : places[name]), bed: true };
}
