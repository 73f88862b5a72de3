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
import { lake } from './settings/lake.ts';
import { lighthouse } from './settings/lighthouse.ts';
import { meadow } from './settings/meadow.ts';
import { mountain } from './settings/mountain.ts';
import { gallery, museum } from './settings/museum.ts';
import { park, pitch, zoo } from './settings/park.ts';
import { pirate } from './settings/pirate.ts';
import { rainbow } from './settings/rainbow.ts';
import * as inside from './settings/rooms.ts';
import { snow } from './settings/snow.ts';
import { space } from './settings/space.ts';
import { town } from './settings/town.ts';
import { underwater } from './settings/underwater.ts';
import { workshop } from './settings/workshop.ts';
import type { Setting } from './stage.ts';
import { lists, type PlaceName } from './words/lists.ts';
import { anyOf, lexicon, wordSet, words } from './words.ts';

const { den, playroom, ...rooms } = inside;
// biome-ignore format: many in a line are read at one look
const places = {
  forest, castle, underwater, cloud, candy, dinosaur, space, garden, pirate, fairytale, rainbow, mountain, cave,
  workshop, meadow, bedroom, town, snow, farm, beach, lighthouse, park, pitch, zoo, lake, museum, gallery, ...rooms, home: playroom,
} satisfies Record<PresetSetting | PlaceName, Setting>;

const { places: own, like, fairy, phrases, stations, beyond } = lists.places;
/** Parents' words for the places that can be drawn; those of a later list count only if no other word names a place. */
const placeWords = [own, like, fairy].map((list) => lexicon<PlaceName>(list));

const stones: Partial<Record<PlaceName, string>> = {
  ...{ space: '#a4a8ba', underwater: '#8fa3a3', snow: '#d3dde6', cloud: '#e9e6ea' },
  ...{ beach: '#b3a58a', cave: '#857b74', mountain: '#a9a59c', dinosaur: '#a08a74', lighthouse: '#a9a59c' },
};
/** What people sit on in this place: a bench, a stone of the returned colour or, if undefined, a log. */
export const seatIn = ({ name, setting }: Place): string | undefined =>
  setting.lamplit || /garden|town|park|pitch|zoo|castle|fairy/.test(name) ? 'bench' : stones[name];

/** Returns whether words for a place have one of these. */
function sayOneOf(list: string): (setting: string) => boolean {
  const set = wordSet(list);
  return (setting) => words(setting).some((word) => set.has(word));
}

/** Whether these words for a place say that there is a storm or rain, in which no sun and no moon is to be seen. */
export const isStormy = sayOneOf(lists.places.storm);
/** Whether there is snow, wherever it is. */
export const isSnowy = sayOneOf(lists.places.snowing);
const isDark = sayOneOf(lists.places.night);
/** Whether one is inside of something, out in space. */
const isSpaceRoom = sayOneOf(lists.places.spaceRooms);

/** The light in a place whose words say that it is night: "a night train". */
export const lightIn = (setting: string, light: Light): Light => (isDark(setting) ? 'night' : light);

/** How a place is drawn; `bed` is whether a bed can stand in it. */
export interface Place {
  name: PlaceName;
  setting: Setting;
  bed: boolean;
}

/** Places that can lie under snow as they are. */
const underSnow = wordSet('park pitch zoo town castle forest mountain');
/** Rooms that a bed can stand in as they are. */
const bedrooms = new Set<PlaceName>(['train', 'hospital', 'home', 'cave']);
/** Rooms nobody sleeps in: indoor scenes with sleepers get a plain room with a bed instead. */
const noBeds = wordSet('museum gallery bus kitchen shop school fridge tiny bathroom pool library workshop bedroom');

const placePhrases = [
  ...(Object.entries(phrases) as [PlaceName, string[]][]),
  // A station is no train, nor is its platform; the one in space is its own place.
  ['town', [`^(?!.*(?:${anyOf(beyond)})).*(?:${anyOf(stations)})`]] as const,
].map(([name, all]) => [name, new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'u')] as const);

/** The place that these words name, or undefined if it cannot be drawn. */
export function knownPlace(setting: string): PlaceName | undefined {
  const said = words(setting);
  const phrase = placePhrases.find(([, words]) => words.test(said.join(' ')));
  return phrase?.[0] ?? placeWords.flatMap((list) => said.flatMap((word) => list.get(word) ?? [])).at(0);
}

/**
 * Returns the drawn place for a preset id or a parent's own words. The first word that names a place
 * decides ("a city under the sea" is a city); if none does, the place is played at home. `indoors` asks
 * for a room with the place in its window; `bed` says that somebody lies down in it.
 */
export function placeFor(setting: string, indoors = false, bed = false): Place {
  const known = knownPlace(setting) ?? 'home';
  // Where there is snow, no flowers are in bloom.
  const name = isSnowy(setting) && !indoors && !underSnow.has(known) ? 'snow' : known;
  if (name === 'space' && isSpaceRoom(setting)) return { name, setting: den(name, places[name]), bed: indoors };
  if (bedrooms.has(name)) return { name, setting: places[name], bed: indoors };
  if (!indoors || (noBeds.has(name) && !bed)) return { name, setting: places[name], bed: false };
  return { name, setting: den(name, noBeds.has(name) ? places.meadow : places[name]), bed: true };
}
