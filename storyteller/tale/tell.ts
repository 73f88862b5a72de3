import { type AgeGroup, type StoryLanguage, storyLanguages } from '#domain/stories/options.ts';
import { literal } from '../book.ts';
import { peopleWords } from '../people/people-words.ts';
import { type Person, withLookOf } from '../people/person.ts';
import { beds, type KnownPerson, type SceneForPicture } from '../scene.ts';
import { english } from './english.ts';
import { fill, type Grammar, isThere, type Setting, sayingOf } from './fill.ts';
import { readMarks } from './marks.ts';
import { spanish } from './spanish.ts';
import type { Block, Condition, Role, Tale, TalePicture, Telling } from './tale.ts';

export const grammars: Record<StoryLanguage, Grammar> = { english, spanish };

/** `rest` is the index of the first paragraph of the chapter's end: bedtime, or the pause. */
export type ToldChapter = { paragraphs: string[]; scenes: SceneForPicture[]; rest: number };

/** The maximum length of a picture's alternative text, in characters (STORY-10). */
const altLetters = 100;

/** How much to leave out: 0 is nothing, 1 some, 2 as many optional paragraphs as possible. */
export type Lean = 0 | 1 | 2;
/** The most paragraphs in a chapter of those that a tale can do without. */
const paragraphsThatMay: Record<Lean, Partial<Record<Condition, number>>> = {
  0: {},
  1: { third: 2, love: 1, earlier: 2 },
  2: { third: 1, love: 0, earlier: 1 },
};

/** Tells a tale for an age. It ends with `sleep` in the last chapter, else with `pause`. */
export function tellChapter(
  tale: Tale,
  age: AgeGroup,
  setting: Setting,
  { last, place, lean = 0 }: { last: boolean; place: string; lean?: Lean },
): ToldChapter {
  const grammar = grammars[tale.language];
  const telling = tale.tellings[age];
  const paragraphs: string[] = [];
  const scenes: SceneForPicture[] = [];
  const most = paragraphsThatMay[lean];
  const told: Partial<Record<Condition, number>> = {};
  const asSaid = grammar.retouch(everybody(setting), setting.refrain);
  const tell = (block: Block): void => {
    if (block.kind === 'picture') {
      const at = Math.max(0, paragraphs.length - 1);
      const seen = asToldIn(block.picture, paragraphs.slice(Math.max(0, at - 5)), tale.language);
      scenes.push(scene(seen, { setting, grammar, place, language: tale.language }, at));
    } else if (
      block.when === null ||
      (isThere(block.when, setting) && (told[block.when] ?? 0) < (most[block.when] ?? 9))
    ) {
      if (block.when) told[block.when] = (told[block.when] ?? 0) + 1;
      paragraphs.push(asSaid(fill(block.pieces, setting, grammar)));
    }
  };
  for (const block of telling.body) tell(block);
  const rest = paragraphs.length;
  for (const block of last ? telling.sleep : telling.pause) tell(block);
  return { paragraphs, scenes, rest };
}

const everybody = ({ cast: { hero, friend, elder, neighbour, other, third, baby } }: Setting): Person[] => [
  hero,
  friend,
  elder,
  neighbour,
  other,
  ...third,
  ...(baby ? [baby] : []),
];

/** In how many eighths of a telling a role is named in paragraphs that are always told. */
export function scenesWith(role: Role, telling: Telling): number {
  const told = [...telling.body, ...telling.sleep].filter((block) => block.kind === 'paragraph');
  const named = told.map((block) => block.when === null && block.source.includes(`{${role}`));
  const size = Math.ceil(told.length / 8);
  return new Set(named.flatMap((is, index) => (is ? Math.floor(index / size) : []))).size;
}

/** A picture in the light that the paragraphs before it speak of, and without joy where the last one is sad. */
export function asToldIn(picture: TalePicture, paragraphs: readonly string[], language: StoryLanguage): TalePicture {
  const { speech, night, dusk, sad, glad } = sayingOf(language).shown;
  const told = paragraphs.map((paragraph) => paragraph.replace(speech, ''));
  const says = (words: RegExp) => told.some((paragraph) => words.test(paragraph));
  const last = told.at(-1) ?? '';
  const isGlad = glad.test(last) || picture.caption.some((piece) => piece.kind === 'words' && glad.test(piece.text));
  return {
    ...picture,
    light: says(night) ? 'night' : says(dusk) && picture.light === 'day' ? 'dusk' : picture.light,
    mood: !isGlad && /joyful|tender/.test(picture.mood) && sad.test(last) ? 'worried' : picture.mood,
  };
}

function scene(
  picture: TalePicture,
  { setting, grammar, place, language }: { setting: Setting; grammar: Grammar; place: string; language: StoryLanguage },
  paragraph: number,
): SceneForPicture {
  const { hero } = setting.cast;
  const acting = picture.who.flatMap((role: Role) => (role === 'third' ? setting.cast.third : [setting.cast[role]]));
  // A child looks for itself in every picture: where others act, it looks on.
  const people = acting.includes(hero) ? acting : [...acting, hero];
  const second = acting.length > 1 && !['stand', 'sleep'].includes(picture.action);
  const said = shortened(fill(picture.caption, setting, grammar));
  const looksOn = () => `${said} ${nearby([hero], setting, language)}`;
  const alt = people === acting || said.includes(hero.name) || looksOn().length > altLetters ? said : looksOn();
  return {
    setting: place,
    characters: people.map(({ typed }) => typed),
    light: picture.light,
    mood: picture.mood,
    alt,
    paragraph,
    action: { kind: picture.action, by: 0, ...(second && { with: 1 }) },
    ...(picture.thing && setting.thing.picture && { thing: setting.thing.picture }),
    shot: picture.shot,
    indoors: picture.indoors,
    ...(/sleep|blanket/.test(picture.action) && bedIn(setting, language)),
    people: people.map((person) => ({
      ...knownPerson(asKin(person, hero), everybody(setting)),
      ...(isAsleep(person, alt) && { asleep: true }),
    })),
  };
}

/**
 * Lets those of the family who are in none of a story's pictures look on in one beside whose words they are named, else
 * where nobody is said to be alone; of several in the one with the fewest people, the last of them. Its sentence says so
 * if it has room.
 */
export function withEverybody(
  { scenes, paragraphs }: Pick<ToldChapter, 'scenes' | 'paragraphs'>,
  family: readonly Person[],
  setting: Setting,
  language: StoryLanguage,
): SceneForPicture[] {
  const { shown } = sayingOf(language);
  const drawn = scenes.flatMap(({ people = [] }) => people);
  const isFamily = (name: string) => family.some(({ typed }) => typed === name);
  // The father whom a tale has of its own is the family's.
  const isDrawn = ({ typed, grown, pronoun }: Person) =>
    drawn.some((one) => one.name === typed || (grown && one.grown && !isFamily(one.name) && one.pronoun === pronoun));
  const open = scenes.filter(({ action, mood }) => mood !== 'sleepy' && !/sleep|blanket/.test(action?.kind ?? ''));
  const fewest = (some: SceneForPicture[]) =>
    some.findLast(({ characters }) => characters.length === Math.min(...some.map((one) => one.characters.length)));
  const beside = ({ paragraph }: SceneForPicture) =>
    paragraphs.slice(Math.max(0, paragraph - 2), paragraph + 2).join(' ');
  const pictureOf = ({ name }: Person) => {
    const named = new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L})`, 'u');
    const [told, others] = [
      (one: SceneForPicture) => named.test(beside(one)),
      (one: SceneForPicture) => !shown.alone.test(beside(one)),
    ];
    return fewest(open.filter(told)) ?? fewest(open.filter(others)) ?? fewest(open);
  };
  const missing = Map.groupBy(
    family.filter((person) => !isDrawn(person)),
    pictureOf,
  );
  return scenes.map((one) => {
    const third = missing.get(one);
    if (!third) return one;
    const alt = `${one.alt} ${nearby(third, setting, language)}`;
    return {
      ...one,
      ...(one.shot === 'near' && { shot: 'middle' }),
      characters: [...one.characters, ...third.map(({ typed }) => typed)],
      alt: alt.length > altLetters ? one.alt : alt,
      people: [...(one.people ?? []), ...third.map((person) => knownPerson(person, everybody(setting)))],
    };
  });
}

/** A sentence that names those who only look on in a picture. */
const nearby = (third: Person[], setting: Setting, language: StoryLanguage): string =>
  fill(readMarks(sayingOf(language).near), { ...setting, cast: { ...setting.cast, third } }, grammars[language]);

/** On what one lies in the place, if it is no bed of wood. */
function bedIn({ place }: Setting, language: StoryLanguage): Pick<SceneForPicture, 'bed'> {
  const said = sayingOf(language).beds;
  const bed = beds.find((one) => said[one]?.test(place.facts.bed?.[0] ?? ''));
  return bed ? { bed } : {};
}

function knownPerson(
  { typed, kind, pronoun, grown, preset, look, likeness, kinOf }: Person,
  all: readonly Person[],
): KnownPerson {
  // In the order of the family's list, so that everybody wears the same in each chapter.
  const names = all.toSorted((a, b) => (a.wish ?? all.length) - (b.wish ?? all.length)).map((one) => one.typed);
  const others = names.slice(0, names.indexOf(typed));
  return {
    name: typed,
    ...(kind && !preset && { kind }),
    pronoun,
    grown,
    ...(look && { look }),
    ...(likeness && { likeness }),
    ...(kinOf && { kinOf }),
    ...(others.length > 0 && { others }),
  };
}

/** A grown-up of the family whom nobody described is the hero's kin: an elephant's mother an elephant, a child's aunt as it. */
function asKin(person: Person, hero: Person): Person {
  const isOfFamily = person.wish === null && person.grown && person.kind !== null && familyKinds.has(person.kind);
  if (!isOfFamily) return person;
  if (hero.kind !== null) return { ...person, kind: hero.kind };
  return { ...person, kinOf: person.kinOf ?? withLookOf(hero) };
}
/** What grown-ups of a family are: "mother", "abuelo". */
const familyKinds: ReadonlySet<string> = new Set(
  storyLanguages.flatMap((language) => {
    const { kin, meant } = peopleWords(language);
    return [...kin, ...meant.map(({ kin: one }) => one)].map(([, kind]) => kind);
  }),
);

/** Whether a picture's sentence says of this person that they sleep. */
function isAsleep({ name }: Person, sentence: string): boolean {
  const at = sentence.indexOf(name);
  const said = at < 0 ? '' : sentence.slice(at + name.length);
  return /^,?(?: who)?(?: is| are| está| ya)*(?: fast)? (?:asleep|sleeps|duerme|dormid[oa])(?!\p{L})/u.test(said);
}

/** At most 100 characters, cut at a word's end. */
function shortened(text: string): string {
  if (text.length <= altLetters) return text;
  return text.slice(0, altLetters - 2).replace(/[,;:.]?\s+\S*$/, '…');
}
