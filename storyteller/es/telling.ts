import type { AgeGroup } from '#domain/stories/options.ts';
import { sentences, wordCount, words } from '../measure.ts';
import type { Beat, Pace } from '../plan.ts';
import type { Random } from '../random.ts';
import { dealt } from '../series.ts';
import { standards } from '../standards.ts';
import { breath, leaning } from './ease.ts';
import { leanOf, type Manner } from './manner.ts';
import { manners, merryManners } from './moments/tags.ts';
import type { Renderer } from './render.ts';

/** The beats that a plot has passages of its own for; ten stories in a row have ten plots. */
const plotBanks: readonly string[] = ['want', 'trouble', 'try', 'mend'];

/** Ways of saying for the smallest. */
const anyWay = [...manners, ...merryManners];
const short = anyWay.filter((way) => wordCount(way) <= 4);
const merry = new Set(merryManners);

/** How often it is told how a thing was said. */
const manner: Record<AgeGroup, Record<Pace, number>> = {
  toddler: { lively: 0, easy: 0, slow: 0 },
  preschool: { lively: 0.3, easy: 0, slow: 0 },
  elementary: { lively: 0.6, easy: 0.2, slow: 0 },
};

export type Telling = {
  /** Goes on to a scene of this beat: while things go wrong nobody speaks merrily. */
  enter(beat: Beat): void;
  /** Says a line, or gives null when every way of saying it was already said in this story. */
  say(line: string, pace: Pace): string | null;
  /** As `say`, but a line the story cannot do without. */
  must(line: string, pace: Pace): string;
  /** A line that is meant to be heard again, word for word. */
  again(line: string): string;
  /** The first line of a bank that can be said. */
  first(bank: string, from: readonly string[], pace: Pace): string;
  /** The next line of a bank, without repeating one before all were told. */
  next(bank: string, from: readonly string[], when?: 'day' | 'evening', fits?: (line: string) => boolean): string;
};

/** Keeps a story from saying the same sentence twice, or one too long for its listener. */
export function createTelling(age: AgeGroup, seed: string, renderer: Renderer, random: Random, told: Manner): Telling {
  // Dealt anew (see write.ts), a story keeps its own passages and takes other small scenes.
  const [dealtAs = seed] = seed.split('\u0000');
  let grave = false;
  const said = new Set<string>();
  const decks = new Map<string, string[]>();

  const fresh = (text: string): boolean =>
    sentences(text).every((sentence) => {
      const plain = words(sentence);
      return plain.length <= standards[age].longestSentence && (plain.length < 3 || !said.has(plain.join(' ')));
    });

  const keep = (text: string): string => {
    for (const sentence of sentences(text)) said.add(words(sentence).join(' '));
    return text;
  };

  const say = (line: string, pace: Pace): string | null => {
    for (let attempt = 0; attempt < 6; attempt++) {
      const text = renderer.render(attempt < 3 ? withManner(line, pace) : line, attempt < 3 ? pace : 'slow');
      if (fresh(text)) return keep(text);
    }
    return null;
  };

  const next: Telling['next'] = (bank, from, when = 'day', fits) => {
    let deck = decks.get(bank);
    if (!deck?.length) {
      const chance = random.fork(`${bank}${decks.has(bank) ? random.next() : ''}`);
      const arrange = leaning(leanOf(told, when), chance);
      deck = plotBanks.includes(bank)
        ? arrange(from)
        : dealt(from, bank, bank.startsWith('small ') ? seed : dealtAs, chance, { grade: breath, arrange });
      decks.set(bank, deck);
    }
    const at = fits ? deck.findIndex(fits) : 0;
    return deck.splice(Math.max(0, at), 1)[0] as string;
  };

  /** How likely it is told how a thing was said. */
  const likely = (pace: Pace): number => {
    if (age === 'toddler') return pace === 'lively' && told.slow > 1 ? 0.25 * told.slow : 0;
    return told.long > 1 ? Math.min(0.9, 3 * manner[age][pace]) : manner[age][pace];
  };

  /** Who said it may be followed by how; for the smallest, in few words. */
  const withManner = (line: string, pace: Pace): string =>
    line.replace(
      /^(—(?!¡).*?(?:\{(?:dijo|preguntó|propuso) [AB]\}|dijo \{[XYZ]\}))(\.$|—\. )/u,
      (whole, speech: string, end: string) =>
        random.chance(likely(pace))
          ? `${speech}, ${next('manners', age === 'toddler' ? short : anyWay, 'day', (way) => !grave || !merry.has(way))}${end}`
          : whole,
    );

  const first = (bank: string, from: readonly string[], pace: Pace): string => {
    for (let tries = 0; tries < from.length; tries++) {
      const text = say(next(bank, from), pace);
      if (text) return text;
    }
    return keep(renderer.render(next(bank, from), 'slow'));
  };

  /** In two sentences where one would be too long. */
  const inBreaths = (text: string): string =>
    sentences(text)
      .map((sentence) =>
        wordCount(sentence) <= standards[age].longestSentence
          ? sentence
          : sentence.replace(
              /^(.{12,}?)(?:, y |; y |; | y (?=\p{L}+[óií] |\p{L}+aba ))(?=.{8,})/u,
              (_, start: string) => `${start}. Y `,
            ),
      )
      .join(' ');

  const must: Telling['must'] = (line, pace) => say(line, pace) ?? keep(inBreaths(renderer.render(line, 'slow')));

  const enter = (beat: Beat) => {
    grave = beat === 'trouble' || beat === 'turn';
  };

  return { enter, say, first, must, next, again: (line) => renderer.render(line, 'slow') };
}
