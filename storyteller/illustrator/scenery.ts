import { bedroom } from './settings/bedroom.ts';
import { farm } from './settings/farm.ts';
import { presetScenery } from './settings/scenery.ts';
import { snow } from './settings/snow.ts';
import { town } from './settings/town.ts';
import type { Setting } from './stage.ts';
import { lexicon, words } from './words.ts';

const places = { ...presetScenery, bedroom, town, snow, farm };

/** The words of parents, in English and Spanish, for the places that can be drawn. */
const placeWords = lexicon<keyof typeof places>({
  forest: 'forest woods wood jungle rainforest treehouse tree trees bosque selva jungla arbol arboles arboleda',
  castle: 'castle palace kingdom fortress tower castillo palacio reino fortaleza torre',
  underwater:
    'underwater ocean reef aquarium mermaid submarine submarino oceano acuario arrecife bajo submarina sumergida',
  cloud: 'cloud clouds sky heaven nube nubes cielo airplane avion',
  candy: 'candy sweets chocolate gingerbread cake bakery dulce dulces caramelo caramelos pastel panaderia golosinas',
  dinosaur:
    'dinosaur dinosaurs volcano prehistoric jurassic desert dinosaurio dinosaurios volcan prehistorico desierto sabana savanna safari',
  space:
    'space planet planets moon galaxy stars mars rocket spaceship espacio planeta luna galaxia estrellas marte cohete nave',
  garden: 'garden greenhouse orchard backyard yard jardin huerto huerta patio invernadero vivero',
  pirate:
    'pirate pirates island beach ship boat sea coast harbor harbour pirata piratas isla playa barco mar costa puerto',
  fairytale: 'fairytale village cottage pueblo aldea cuento cabaña',
  rainbow: 'rainbow arcoiris iris waterfall cascada',
  mountain: 'mountain mountains lake river valley camp camping montaña montañas sierra lago rio valle campamento',
  cave: 'cave cavern mine tunnel cueva caverna gruta mina tunel',
  workshop:
    'workshop laboratory lab factory museum library store shop taller laboratorio fabrica museo biblioteca tienda jugueteria',
  meadow: 'meadow field hill hills park playground countryside prado pradera campo colina parque picnic',
  bedroom:
    'bedroom room bed house home kitchen attic bathroom nursery hospital dormitorio habitacion recamara cuarto cama casa hogar cocina atico baño',
  town: 'town city street school classroom train bus station zoo ciudad calle escuela colegio salon tren estacion barrio plaza mercado market',
  snow: 'snow snowy winter ice arctic antarctica pole polar christmas nieve nevado nevada invierno hielo artico antartida polo navidad',
  farm: 'farm barn stable ranch granja granero establo rancho finca corral',
});

/** These only colour a place that has another name: a magic school is a school. */
const fairyWords = new Set('fairy enchanted magic magical encantado encantada magico magica hadas mago'.split(' '));

/**
 * The drawn place for a preset id or a parent's own words; a meadow when no word is known. The
 * first word that names a place decides ("a city under the sea" is a city).
 */
export function sceneryFor(setting: string): Setting {
  const said = words(setting);
  const place = said.flatMap((word) => placeWords.get(word) ?? []).at(0);
  return places[place ?? (said.some((word) => fairyWords.has(word)) ? 'fairytale' : 'meadow')];
}
