import { areSiblings, siblingWord } from '../people/person.ts';
import { createRandom } from '../random.ts';
import type { Action, KnownPerson, Light, Shot } from '../scene.ts';
import { ownName } from './cast.ts';
import { creatureWords, firstKind, roleWords } from './cast-words.ts';
import { type DrawnScene, drawScene } from './draw-scene.ts';
import { thingNamed } from './props/thing-words.ts';
import { objects } from './things/objects.ts';
import { vehicles } from './things/vehicles.ts';
import { lists } from './words/lists.ts';
import { anyOf, words } from './words.ts';

/** The facts of a story that its cover is drawn from. */
export interface CoverFacts {
  setting: string;
  characters: readonly string[];
  /** Its title and message: the thing that they name is on the cover. */
  about?: string;
  light?: Light;
}

/** Compositions for one character and for several, varied so that neighbouring covers on a shelf differ. */
const alone = composed('wide walk,near wave joyful,middle sit-beside,wide point curious,near stand,middle walk joyful');
const together = composed(
  'wide lead,near hug tender,middle sit-beside,near whisper curious,wide point curious,middle walk joyful,wide wave joyful,near sit-beside',
);
function composed(rows: string) {
  return rows.split(',').map((row) => row.split(' ') as [Shot, Action['kind'], DrawnScene['mood']?]);
}

const { cast } = lists;
const own = anyOf(cast.whose);
const and = anyOf(cast.and);
const having = anyOf(cast.with);
const named = new RegExp(`^(?:(?:${own}) )?\\p{Lu}`, 'u');

/** Whether words name somebody ("her dog Pickle") and not what somebody has or is ("a red hat", "curls"). */
function isSomebody(part: string): boolean {
  const kind = firstKind(part);
  const creature = kind && creatureWords.get(kind);
  const lifeless = creature && (creature in objects || creature in vehicles);
  return named.test(part) || (kind !== undefined && !lifeless);
}

/** Matches what follows two and a comma: "Sofia y Mateo, la perrita Canela" are three. */
const oneMore = new RegExp(`( (?:${and}|&) \\p{L}+), ((?:${anyOf(cast.the)}|${own}) \\p{L}+ \\p{L}+)`, 'giu');
const joints = new RegExp(` (${and}|${having}|&) `, 'i');
const holds = new RegExp(`^(?:${having})$`, 'i');
const told = new RegExp(`,\\s+\\p{Ll}| (?:${having}) `, 'u');

/**
 * Splits "Zoë and her dog Pickle" into two characters. What is said of somebody after a comma, or what somebody has,
 * stays with them: "Astrid, a girl with a wheelchair" is one.
 */
export function apart(name: string): string[] {
  const [first = '', ...rest] = name.replace(oneMore, '$1 & $2').split(joints);
  const people = [first];
  for (let i = 0; i < rest.length; i += 2) {
    const [joint = '', part = ''] = rest.slice(i);
    const last = people.at(-1) ?? '';
    const isList = !holds.test(joint) && !told.test(last);
    if (isList || isSomebody(part)) people.push(part);
    else people[people.length - 1] = `${last} ${joint} ${part}`;
  }
  return people.filter((part) => part.trim() !== '');
}

const relatives = new RegExp(lists.people.ofFamily.join('|'), 'iu');
const elders = new RegExp(lists.people.grown.join('|'), 'iu');
const isGrown = (word: string) => /mother|father/.test(roleWords.get(word) ?? '');

/** The first six of a story's characters, each known as in the pictures of the story. */
export const coverPeople = (characters: readonly string[], about = ''): KnownPerson[] =>
  peopleNamed(characters.flatMap(apart).slice(0, 6), about);

/** What is known of people by their names, each with a look or without, in the order of a family's list. */
export function peopleNamed(names: readonly string[], about = ''): KnownPerson[] {
  const isSibling = (name: string) => siblingWord.test(name) || (areSiblings([], about) && !words(name).some(isGrown));
  const isOfFamily = (name: string) => name.split(/[ ,]+/u).some((word) => relatives.test(word));
  // Whoever comes later wears another colour, and a brother or a grandmother is of the first one's family.
  return names.map((name, i) => ({
    name,
    others: names.slice(0, i),
    ...(elders.test(ownName(name)) && { grown: true }),
    ...(i > 0 && (isSibling(name) || isOfFamily(name)) && { kinOf: names[0] as string }),
  }));
}

/** Draws a story's cover: its setting and first six characters, at dusk or night by the seed if no light is said; no text. */
export function drawCover(
  { setting, characters, about = '', light }: CoverFacts,
  seed: string,
  { width = 640, height = 480 } = {},
): string {
  const people = coverPeople(characters, about);
  const rolls = createRandom(`cover ${seed}`);
  const rolled = rolls.pick(['dusk', 'night'] as const);
  const [shot, kind, mood = 'calm'] = rolls.pick(people.length > 1 ? together : alone);
  const scene = {
    setting,
    characters: people.map(({ name }) => name),
    people,
    light: light ?? rolled,
    mood,
    action: { kind, by: 0, with: 1 },
    shot: shot === 'near' && (people.length > 2 || thingNamed(about)) ? 'middle' : shot,
    alt: about,
  } as const;
  return drawScene(scene, { width, height, seed });
}
