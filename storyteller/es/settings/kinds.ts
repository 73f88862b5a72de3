import { candy } from './candy.ts';
import { castle } from './castle.ts';
import { cave } from './cave.ts';
import { cloud } from './cloud.ts';
import { dinosaur } from './dinosaur.ts';
import { fairytale } from './fairytale.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { far } from './kinds/far.ts';
import { home } from './kinds/home.ts';
import { type PlaceKind, word } from './kinds/kind.ts';
import { land } from './kinds/land.ts';
import { learning } from './kinds/learning.ts';
import { park } from './kinds/park.ts';
import { play } from './kinds/play.ts';
import { shores } from './kinds/shores.ts';
import { town } from './kinds/town.ts';
import { travel } from './kinds/travel.ts';
import { meadow } from './meadow.ts';
import { mountain } from './mountain.ts';
import { pirate } from './pirate.ts';
import { rainbow } from './rainbow.ts';
import type { Setting } from './setting.ts';
import { space } from './space.ts';
import { underwater } from './underwater.ts';
import { workshop } from './workshop.ts';

/** A place that is of the kind of a preset brings all that the preset has, but its name. */
const likePreset = (pattern: string, { AQUI: _, ...brings }: Setting): PlaceKind => ({ named: word(pattern), brings });

/** Kinds of places that parents name in their own words; the first that is named decides. */
const placeKinds: readonly PlaceKind[] = [
  ...learning,
  ...play,
  likePreset('fondo del mar|bajo el (?:mar|agua)|submarin\\p{L}*|sirenas?|arrecife|acuario|atlántida', underwater),
  likePreset(
    'espacio|espacial(?:es)?|luna|planetas?|galaxias?|cohetes?|cometas?|marte|saturno|júpiter|estrellas',
    space,
  ),
  likePreset('piratas?|isla del tesoro', pirate),
  likePreset('dinosaurios?|prehist\\p{L}*|jurásic\\p{L}*', dinosaur),
  ...travel,
  likePreset('castillos?|palacios?|fortaleza', castle),
  likePreset('dulces|chocolate|caramelos?|golosinas|helados?|heladería|galletas?|azúcar', candy),
  likePreset('cuevas?|cavernas?|grutas?|minas?', cave),
  ...park,
  likePreset('bosques?|arboleda|pinar', forest),
  likePreset('montañas?|cumbres?|sierra|cordillera|andes|alpes|cerros?', mountain),
  likePreset('nubes?|cielos?', cloud),
  likePreset('arco ?íris|arcoiris|arco iris|colores|pintura', rainbow),
  likePreset('jardín|jardines|vivero|huerta|invernadero', garden),
  likePreset('taller(?:es)?|laboratorio|fábrica|robots', workshop),
  ...shores,
  ...land,
  ...far,
  ...town,
  ...home,
  likePreset('praderas?|prados?|valles?|colinas?|llanura', meadow),
  likePreset('hadas?|cuentos?|encantad\\p{L}*|mágic\\p{L}*|duendes?|brujas?|reino|fantasía', fairytale),
];

/** What the kind of place that `text` names brings, or nothing. */
export function kindOfPlace(text: string): Partial<Setting> {
  return placeKinds.find(({ named }) => named.test(text))?.brings ?? {};
}
