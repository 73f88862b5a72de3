import {
  type PresetCharacter,
  type PresetSetting,
  presetCharacters,
  presetSettings,
  type StoryLanguage,
  type StoryOptions,
} from '#domain/stories/options.ts';
import { englishPeople } from '#storyteller/people/english.ts';
import { spanishPeople } from '#storyteller/people/spanish.ts';
import { createRandom } from '#storyteller/random.ts';

/** Patterns that recognise each preset in a text. Spanish nouns may be of either gender. */
const characters: Record<StoryLanguage, Record<PresetCharacter, string>> = {
  english: Object.fromEntries(presetCharacters.map((id) => [id, id])) as Record<PresetCharacter, string>,
  spanish: {
    cat: 'gat[oa]s?',
    dog: 'perr[oa]s?|perrit[oa]s?',
    owl: 'búhos?|búhas?|lechuzas?',
    rabbit: 'conej[oa]s?|conejit[oa]s?',
    lion: 'león|leona|leones|leoncit[oa]',
    squirrel: 'ardillas?|ardillit[oa]',
    chipmunk: 'ardillas?|ardillit[oa]s?|tamias?|chipmunk',
    elephant: 'elefant[ea]s?|elefantit[oa]',
    giraffe: 'jirafas?|jirafit[oa]',
    ladybug: 'mariquitas?|catarinas?|vaquitas?',
    fox: 'zorr[oa]s?|zorrit[oa]',
    unicorn: 'unicorni[oa]s?',
    zebra: 'cebras?|cebrit[oa]',
    alligator: 'caimán|caimana|caimanes|cocodril[oa]s?|caimancit[oa]|aligátor',
    monkey: 'mon[oa]s?|monit[oa]s?|mic[oa]s?',
  },
};

const settings: Record<StoryLanguage, Record<PresetSetting, string>> = {
  english: {
    forest: 'forest|woods?',
    castle: 'castle',
    underwater: 'sea|water|ocean',
    cloud: 'clouds?',
    candy: 'candy|sugar|sweets',
    dinosaur: 'dinosaurs?',
    space: 'space|planet|stars?|station',
    garden: 'garden',
    pirate: 'pirates?',
    fairytale: 'fairy.?tales?|fairy|kingdom',
    rainbow: 'rainbow',
    mountain: 'mountain',
    cave: 'cave',
    workshop: 'workshop',
    meadow: 'meadow',
  },
  spanish: {
    forest: 'bosque',
    castle: 'castillo',
    underwater: 'mar|agua|océano|arrecife',
    cloud: 'nubes?',
    candy: 'dulces?|caramelos?|golosinas?|azúcar',
    dinosaur: 'dinosauri[oa]s?',
    space: 'espacio|espacial|planetas?|estrellas?',
    garden: 'jardín',
    pirate: 'piratas?',
    fairytale: 'cuentos?|hadas?|reino',
    rainbow: 'arco ?iris|arcoíris',
    mountain: 'montañas?|cerro',
    cave: 'cuevas?|gruta',
    workshop: 'taller',
    meadow: 'prad[oe]r?a?',
  },
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');

/** Returns a pattern without a leading article: "a brave knight" is searched as "brave knight". */
const typed = (text: string) => escaped(text.replace(/^(?:a|an|the|un|una|el|la|los|las)\s+/i, ''));

/** A text is cut into this many parts, to count the parts in which somebody appears. */
const parts = 8;

/** The characters that a text names in fewer than two of its eight parts. */
export function missingCharacters(text: string, options: StoryOptions): string[] {
  const paragraphs = text.split(/\n+/);
  const size = Math.ceil(paragraphs.length / parts);
  const pieces = Array.from({ length: parts }, (_, i) => paragraphs.slice(i * size, (i + 1) * size).join('\n'));
  return options.characters.filter((name) =>
    patternsOf(name, text, options.language).some(
      (pattern) => pieces.filter((piece) => pattern.test(piece)).length < 2,
    ),
  );
}

/** How a text may name a character: presets by kind or given name, a parent's own words by each of their names. */
function patternsOf(name: string, text: string, language: StoryLanguage): RegExp[] {
  const preset = presetCharacters.find((id) => id === name.toLowerCase());
  if (!preset) {
    const people =
      language === 'spanish' ? spanishPeople([name], createRandom(name)) : englishPeople([name], createRandom(name));
    return people.map((person) => word(typed(person.several ? (person.kind ?? person.name) : person.name)));
  }
  const kind = characters[language][preset];
  const given =
    language === 'spanish'
      ? new RegExp(`(?<!\\p{L})(?:${kind})(?: rayada)? (\\p{Lu}\\p{L}+)`, 'gu')
      : new RegExp(`(\\p{Lu}\\p{L}+) the ${kind}(?!\\p{L})`, 'gu');
  // Another one of the kind may live in the story's setting.
  return [word([kind, ...[...text.matchAll(given)].map(([, called]) => called)].join('|'))];
}

export function namesSetting(text: string, options: StoryOptions): boolean {
  const preset = presetSettings.find((id) => id === options.setting);
  return (preset ? word(settings[options.language][preset]) : new RegExp(typed(options.setting), 'iu')).test(text);
}

const common: Record<StoryLanguage, RegExp> = {
  english: /\b(the|and|was|were|it|they|of|to|had|with|that|said|there|not)\b/giu,
  spanish: /(?<!\p{L})(el|la|los|las|y|era|que|de|en|un|una|con|se|dijo|no|había|su)(?!\p{L})/giu,
};

/** Returns the language of a text, by its commonest words. */
export function languageOf(text: string): StoryLanguage {
  const count = (language: StoryLanguage) => text.match(common[language])?.length ?? 0;
  return count('english') >= count('spanish') ? 'english' : 'spanish';
}
