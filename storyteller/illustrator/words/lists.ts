import { z } from 'zod';
import { storyLanguages } from '#domain/stories/options.ts';
import { bookOf } from '../../book.ts';
import { peopleWords } from '../../people/people-words.ts';
import { thingIds } from '../../scene.ts';
import { spokenColours } from '../paint/palette.ts';
import { hairstyles, spokenHair, spokenSkins } from '../people/looks.ts';
import { roles } from '../people/roles.ts';

/** All creatures and things that can be drawn for a name. */
// biome-ignore format: many in a line are read at one look
const creatureIds = [
  'cat', 'dog', 'owl', 'rabbit', 'lion', 'squirrel', 'chipmunk', 'otter', 'elephant', 'giraffe', 'ladybug', 'cricket',
  'spider', 'caterpillar', 'ant', 'fox', 'unicorn', 'zebra', 'alligator', 'axolotl', 'snake', 'monkey', 'bear', 'polarBear', 'panda',
  'koala', 'sloth', 'mouse', 'hamster', 'wolf', 'tiger', 'raccoon', 'bat', 'skunk', 'pig', 'cow', 'sheep', 'goat',
  'hedgehog', 'hippo', 'horse', 'donkey', 'deer', 'frog', 'turtle', 'dragon', 'longneck', 'dinosaur', 'bird', 'eagle',
  'crow', 'dove', 'chick', 'hen', 'rooster', 'duck', 'flamingo', 'penguin', 'parrot', 'fish', 'shark', 'whale', 'octopus',
  'crab', 'bee', 'butterfly', 'robot', 'monster', 'ghost', 'star', 'moon', 'sun', 'cloud', 'digger', 'fireEngine', 'truck',
  'tractor', 'plane', 'bus', 'car', 'train', 'boat', 'rocket', 'tree', 'flower', 'snowman', 'ball', 'balloon', 'house',
] as const;
export type Creature = (typeof creatureIds)[number];

// biome-ignore format: many in a line are read at one look
const placeIds = [
  'forest', 'castle', 'underwater', 'cloud', 'candy', 'dinosaur', 'space', 'garden', 'pirate', 'beach', 'lighthouse',
  'fairytale', 'rainbow', 'mountain', 'cave', 'workshop', 'meadow', 'park', 'pitch', 'bedroom', 'home', 'kitchen',
  'bathroom', 'pool', 'shop', 'school', 'fridge', 'tiny', 'train', 'bus', 'hospital', 'library', 'town', 'snow', 'farm',
  'zoo', 'lake', 'museum', 'gallery',
] as const;
export type PlaceName = (typeof placeIds)[number];

/** Words with a space between them. */
const words = z.string();
/** Regular expressions of which one is enough. */
const expressions = z.array(z.string());
const wordsOf = <K extends string>(ids: readonly K[]) => z.record(z.enum(ids), words);
const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as K[];

/** What all languages say, one after the other: a drawing does not know in which of them somebody was named. */
function merged<T>(all: readonly T[]): T {
  const [first] = all;
  if (typeof first === 'string') return all.join(' ') as T;
  if (Array.isArray(first)) return all.flat() as T;
  const keys = new Set(all.flatMap((one) => keysOf(one as Record<keyof T & string, unknown>)));
  const said = (key: keyof T) => all.map((one) => one[key]).filter((words) => words !== undefined);
  return Object.fromEntries([...keys].map((key) => [key, merged(said(key))])) as T;
}

const read = <S extends z.ZodRawShape>(name: string, shape: S) =>
  merged(storyLanguages.map(bookOf(import.meta.url, name, z.strictObject(shape))));

const people = (what: 'ofFamily' | 'grownRole') => storyLanguages.map((language) => peopleWords(language)[what].source);

/**
 * The words by which names, looks, places and things are understood, in all languages, read once. The pages get what
 * stands here and not this file (`web/vite.config.ts`), because a browser has no files to read.
 */
export const lists = {
  cast: read('cast.', {
    creatures: wordsOf(creatureIds),
    roles: wordsOf(keysOf(roles)),
    titles: wordsOf(['he', 'she']),
    ...{ oftenNames: words, articles: words, determiners: words, clauses: words, worn: words, ages: words },
    ...{ whose: words, and: words, with: words, the: words, younger: expressions },
  }),
  people: { ofFamily: people('ofFamily'), grown: people('grownRole') },
  looks: read('looks.', {
    colours: wordsOf(keysOf(spokenColours)),
    hairColours: wordsOf(keysOf(spokenHair)),
    hairstyles: z.partialRecord(z.enum(hairstyles), words),
    skins: wordsOf(keysOf(spokenSkins)),
    hats: wordsOf(['hat', 'cap']),
    ...{ hair: words, skin: words, unseen: words, hairOnly: words, glasses: words, beard: words, freckles: words },
    wheelchair: expressions,
  }),
  places: read('places.', {
    places: wordsOf(placeIds),
    like: z.partialRecord(z.enum(placeIds), words),
    fairy: z.partialRecord(z.enum(placeIds), words),
    phrases: z.partialRecord(z.enum(placeIds), expressions),
    ...{ stations: words, beyond: words, spaceRooms: words, storm: words, snowing: words, night: words },
  }),
  things: read('things.', {
    names: wordsOf(thingIds),
    ...{ many: words, like: expressions, article: words, counts: words, house: words, hollow: words, water: words },
    ...{ up: words, heldUp: expressions, ends: words },
  }),
};
