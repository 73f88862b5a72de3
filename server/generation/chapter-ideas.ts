import type { Story } from '#domain/stories/api.ts';
import {
  optionBounds,
  type PresetSetting,
  presetCharacters,
  presetSettings,
  type StoryLanguage,
} from '#domain/stories/options.ts';
import { textFault } from '#domain/stories/safety/judge-story.ts';
import { nameAlone, peopleApart } from '#domain/stories/text/people-apart.ts';
import { animalNames, theAnimal } from './plan/animal-names.ts';
import type { StoryPlan } from './plan/story-plan.ts';

/**
 * Returns ideas for the chapter after a story, in its language and from the story itself: the thing that mattered in
 * it, somebody who was met in it, its place. The most specific come first, then some that fit any story.
 */
export function chapterIdeas(
  { content, options }: Pick<Story, 'content' | 'options'>,
  plan: Pick<StoryPlan, 'thing' | 'roles'> | undefined,
): string[] {
  const { language, characters, setting } = options;
  const say = phrases[language];
  const thing = plan && thingIn(content, plan.thing, language);
  const names = (plan?.roles ?? []).map(namedIn).filter((name) => name !== '' && name.length <= 50);
  const met = names.find((name) => !isOneOf(name, characters, language) && holds(content, lastWord(name)));
  const [hero, second] = characters.flatMap((each) => peopleApart(each)).map((name) => nameOf(name, names, language));
  const ideas = [
    thing && say.thing(thing),
    met && say.met(met),
    second && say.second(second),
    say.place(placeOf(setting, content, language)),
    ...(hero ? say.hero.map((idea) => idea(hero)) : []),
    ...say.any,
  ];
  const fit = ideas.filter((idea) => idea !== undefined && idea !== '' && idea.length <= optionBounds.message);
  return [...new Set(fit as string[])].filter((idea) => !textFault(idea));
}

const phrases: Record<
  StoryLanguage,
  {
    thing: (thing: string) => string;
    met: (name: string) => string;
    second: (name: string) => string;
    place: (place: string) => string;
    hero: ((name: string) => string)[];
    any: string[];
  }
> = {
  english: {
    thing: (thing) => `What became of ${thing} after that night`,
    met: (name) => `${upper(name)} comes back and stays until the light is out`,
    second: (name) => `This time it is ${name} who has the idea`,
    place: (place) => `Back ${place}, where something is different tonight`,
    hero: [
      (name) => `${upper(name)} wants to thank somebody and does not know how`,
      (name) => `${upper(name)} hears a sound at night that nobody knows`,
    ],
    any: ['Somebody new comes to stay for one night'],
  },
  spanish: {
    thing: (thing) => `Qué pasó con ${thing} después de aquella noche`,
    met: (name) => `Vuelve ${name} y se queda hasta que se apague la luz`,
    second: (name) => `Esta vez la idea es de ${named(name)}`.replace(/ de el (?=\p{L})/u, ' del '),
    place: (place) => `De vuelta ${place}, donde esta noche algo cambió`,
    hero: [
      (name) => `${upper(named(name))} quiere dar las gracias y no sabe cómo`,
      (name) => `${upper(named(name))} oye de noche un ruido que nadie conoce`,
    ],
    any: ['Alguien nuevo se queda a dormir una noche'],
  },
};

/** "Abuelita Julia" and "tío Fito" have an article where they are spoken of. */
const named = (name: string) =>
  name.replace(
    /^(?:(abuel(?:it)?|tí|prim|padrin|madrin|señor)(it)?(o|a)?) (?=\p{L})/iu,
    (called, stem: string, _, end: string | undefined) =>
      `${end === 'a' || /^madrin/iu.test(stem) ? 'la' : 'el'} ${called.toLowerCase()}`,
  );

const articles: Record<StoryLanguage, readonly string[]> = { english: ['the'], spanish: ['el', 'la', 'los', 'las'] };

/** Returns the thing as the story itself names it, such as "the red scarf"; undefined if it does not. */
function thingIn(content: string, planned: string, language: StoryLanguage): string | undefined {
  const bare = planned
    .trim()
    .replace(/^(an?|the|un|una|unos|unas|el|la|los|las)\s+/i, '')
    .replace(/[.,;:]+$/, '');
  if (bare === '' || bare.length > 60) return undefined;
  // "del paraguas" and "al paraguas" hide an article.
  const text = ` ${content.toLowerCase().replace(/\b(de|a)l\b/g, '$1 el')} `;
  const said = articles[language]
    .map((article) => `${article} ${bare}`)
    .find((each) => holds(text, each.toLowerCase()));
  // Where there is only one article, it is the one of a thing that is named without it.
  const [only, other] = articles[language];
  return said ?? (only && !other && holds(content, bare) ? `${only} ${bare}` : undefined);
}

/** Whether a text holds this as whole words. */
function holds(text: string, words: string): boolean {
  const letters = words.toLowerCase();
  if (letters === '') return false;
  const at = text.toLowerCase().indexOf(letters);
  if (at === -1) return false;
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  return !isLetter(text[at - 1]) && !isLetter(text[at + letters.length]);
}

/** Returns whom a line of a plan is about: Nora in "Nora: waits". */
function namedIn(role: string): string {
  return (role.split(':')[0] ?? '').trim();
}

function lastWord(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? '';
}

/** Whether a name of the plan is one of the requested characters: "Copper the fox" is the fox. */
function isOneOf(name: string, characters: readonly string[], language: StoryLanguage): boolean {
  return characters.some((character) =>
    isPreset(presetCharacters, character)
      ? holds(name, animalNames[language](character))
      : // "Mateo y Sofía" may be one wish.
        holds(name, shortName(character)) || holds(shortName(character), lastWord(name)),
  );
}

/** Returns what a requested character is called in the story; of "Ana y su gato" only Ana. */
function nameOf(character: string, names: readonly string[], language: StoryLanguage): string {
  if (!isPreset(presetCharacters, character))
    return nameAlone(shortName(character)).replace(/(?<=\p{L}) (?:y|e|and|&) .*$/u, '');
  const called = names.find((name) => holds(name, animalNames[language](character)));
  return called ?? theAnimal[language](character);
}

/** Returns the name without the look after the comma. */
function shortName(character: string): string {
  return character.split(', ')[0] ?? character;
}

function isPreset<Id extends string>(presets: readonly Id[], text: string): text is Id {
  return (presets as readonly string[]).includes(text);
}

function upper(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/**
 * Returns the place as it follows "back": as the story writes it, for whoever typed "un volcan cerca de arequipa". What
 * was typed small and is not in the story so is left unsaid.
 */
function placeOf(setting: string, content: string, language: StoryLanguage): string {
  if (isPreset(presetSettings, setting)) return places[setting][language];
  const [, article = '', bare = ''] = /^(?:(an?|the|una?|el|la|los|las) )?(.*)$/iu.exec(setting.trim()) ?? [];
  const at = plain(content).indexOf(plain(bare));
  const told = at < 0 ? '' : content.slice(at, at + bare.length);
  if (told === '' && !/\p{Lu}/u.test(bare)) return same[language];
  const small = article.toLowerCase();
  // "La Paz" has its article in its name.
  const definite = { a: 'the', an: 'the', un: 'el', una: 'la' }[small] ?? (/^\p{Lu}/u.test(bare) ? article : small);
  return [within[language], definite, told || bare].filter(Boolean).join(' ');
}

/** Letters without accents, as many as before. */
const plain = (text: string) =>
  Array.from(text.normalize('NFC'), (letter) => letter.normalize('NFD')[0] ?? '')
    .join('')
    .toLowerCase();

const same: Record<StoryLanguage, string> = { english: 'in the same place', spanish: 'en el mismo lugar' };
const within: Record<StoryLanguage, string> = { english: 'in', spanish: 'en' };

const places: Record<PresetSetting, Record<StoryLanguage, string>> = {
  forest: { english: 'in the forest', spanish: 'en el bosque' },
  castle: { english: 'in the castle', spanish: 'en el castillo' },
  underwater: { english: 'under the sea', spanish: 'en el fondo del mar' },
  cloud: { english: 'in the cloud city', spanish: 'en la ciudad de las nubes' },
  candy: { english: 'in candy land', spanish: 'en el país de los dulces' },
  dinosaur: { english: 'in the dinosaur valley', spanish: 'en el valle de los dinosaurios' },
  space: { english: 'in space', spanish: 'en el espacio' },
  garden: { english: 'in the garden', spanish: 'en el jardín' },
  pirate: { english: 'on the pirate ship', spanish: 'en el barco pirata' },
  fairytale: { english: 'in the fairy-tale village', spanish: 'en el pueblo de cuento' },
  rainbow: { english: 'in rainbow land', spanish: 'en el país del arcoíris' },
  mountain: { english: 'on the mountain', spanish: 'en la montaña' },
  cave: { english: 'in the cave', spanish: 'en la cueva' },
  workshop: { english: 'in the workshop', spanish: 'en el taller' },
  meadow: { english: 'in the meadow', spanish: 'en la pradera' },
};
