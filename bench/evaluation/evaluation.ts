import {
  type AgeGroup,
  presetCharacters,
  presetMorals,
  presetSettings,
  type StoryLanguage,
  type StoryLength,
  type StoryOptions,
  storyOptionsSchema,
} from '#domain/stories/options.ts';
import { pairwiseBleu, selfBleu } from './bleu.ts';
import { languageOf, missingCharacters, namesSetting } from './honoured.ts';
import { mean, sentences, words } from './measure.ts';
import { type Prose, proseMisses, proseOf } from './prose.ts';
import { keepsTarget, type Measures, type Miss, measuresOf, missesOf, selfBleuLimit } from './standards.ts';

/** Anything that writes a story on request: the offline storyteller, or a provider behind its client. */
export type StoryWriter = {
  name: string;
  /** `text` begins with its title in `**`; `target` is the requested number of words. */
  write(options: StoryOptions, seed: string): Promise<{ text: string; target: number; costUsd: number }>;
};

export type Cell = { language: StoryLanguage; age: AgeGroup; length: StoryLength };

export type StoryFault = Miss | 'off target' | 'character missing' | 'setting missing' | 'wrong language' | 'no title';

export type JudgedStory = {
  body: string;
  measures: Measures;
  target: number;
  faults: StoryFault[];
};

/** Judges one written story against its options; `body` is the text without its title. */
export function judgeStory(written: { text: string; target: number }, options: StoryOptions): JudgedStory {
  const [first = '', ...rest] = written.text.trim().split(/\n+/);
  const titled = /^\*\*[^*]+\*\*$/.test(first.trim());
  const body = titled ? rest.join('\n\n') : written.text;
  const { language, ageGroup: age, length } = options;
  const faults: StoryFault[] = missesOf({ language, age, length, text: body, roomForNames });
  if (!titled) faults.push('no title');
  if (!keepsTarget(words(body).length, written.target)) faults.push('off target');
  if (missingCharacters(body, options).length > 0) faults.push('character missing');
  if (!namesSetting(body, options)) faults.push('setting missing');
  if (languageOf(body) !== language) faults.push('wrong language');
  return { body, measures: measuresOf(body, language), target: written.target, faults };
}

/** Names lengthen a sentence: "Elephant, Monkey and Chipmunk" for "they", "the valley of the dinosaurs" for "here". */
const roomForNames = 4;

export type CellResult = {
  cell: Cell;
  stories: JudgedStory[];
  /** How often each fault was found. */
  faults: Map<StoryFault, number>;
  /** Of stories from the same options. `selfBleu` scores each against all others at once, and is what is judged. */
  selfBleu: number;
  pairwiseBleu: number;
  repeatedOpenings: number;
  prose: Prose;
  costUsd: number;
  secondsPerStory: number;
};

/** The number of stories written from the same options, to measure sameness. */
const sameOptions = 10;

/** Returns the options of the n-th story of a cell: settings, morals, casts of one to five and free text take turns. */
export function optionsOf({ language, age, length }: Cell, n: number): StoryOptions {
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  const cast = Array.from({ length: 1 + ((n * 2) % 5) }, (_, i) => at(presetCharacters, n * 4 + i * 7));
  if (n % 4 === 3) cast.push((language === 'spanish' ? 'Abuela Rosa' : 'Grandma Rosa') as never);
  return storyOptionsSchema().parse({
    language,
    ageGroup: age,
    length,
    characters: [...new Set(cast)],
    setting: at(presetSettings, n),
    message: at(presetMorals, n * 4 + 1),
  });
}

/** Has the writer write `count` stories of a cell, and up to ten more from the same options, one after the other. */
export async function evaluateCell(writer: StoryWriter, cell: Cell, count: number): Promise<CellResult> {
  const began = performance.now();
  let costUsd = 0;
  const write = async (options: StoryOptions, seed: string) => {
    const written = await writer.write(options, seed);
    costUsd += written.costUsd;
    return judgeStory(written, options);
  };
  const stories: JudgedStory[] = [];
  for (let n = 0; n < count; n++) stories.push(await write(optionsOf(cell, n), `eval ${n}`));
  const alike: JudgedStory[] = [];
  for (let n = 0; n < Math.min(count, sameOptions); n++) alike.push(await write(optionsOf(cell, 1), `alike ${n}`));
  const all = [...stories, ...alike];
  const faults = new Map<StoryFault, number>();
  for (const fault of all.flatMap((story) => story.faults)) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  const texts = alike.map((story) => story.body);
  return {
    cell,
    stories: all,
    faults,
    selfBleu: selfBleu(texts),
    pairwiseBleu: pairwiseBleu(texts),
    repeatedOpenings: repeatedOpenings(texts),
    prose: proseOf(
      all.map((story) => story.body),
      cell.language,
    ),
    costUsd,
    secondsPerStory: (performance.now() - began) / 1000 / all.length,
  };
}

/** Counts the texts whose first sentence is also the first sentence of an earlier text. */
export function repeatedOpenings(texts: readonly string[]): number {
  const openings = texts.map((text) => words(sentences(text)[0] ?? '').join(' '));
  return openings.length - new Set(openings).size;
}

/** Describes each target that a cell misses; empty when it meets all of them. */
export function missedTargets(result: CellResult): string[] {
  const missed = [...result.faults].map(([fault, count]) => `${count} x ${fault}`);
  if (result.selfBleu > selfBleuLimit) missed.push(`self-BLEU ${result.selfBleu.toFixed(2)}`);
  missed.push(...proseMisses(result.prose));
  if (result.repeatedOpenings > 0) missed.push(`${result.repeatedOpenings} repeated openings`);
  return missed;
}

const range = (values: readonly number[], digits: number) =>
  `${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)}`;

/** Returns one row's values by column, in the order of the table's columns. */
export function rowOf(result: CellResult): Record<string, string> {
  const { cell, stories } = result;
  const each = (name: keyof Measures) => stories.map((story) => story.measures[name]);
  const honoured = stories.filter(
    ({ faults }) => !faults.includes('character missing') && !faults.includes('setting missing'),
  ).length;
  const missed = missedTargets(result);
  return {
    language: cell.language,
    age: cell.age,
    length: cell.length,
    stories: String(stories.length),
    target: String(stories[0]?.target ?? 0),
    words: range(each('words'), 0),
    'mean sentence': range(each('meanSentence'), 1),
    longest: String(Math.max(...each('longestSentence'))),
    ease: range(each('ease'), 1),
    vocabulary: range(each('typeTokenRatio'), 2),
    slowing: Math.max(...each('slowdown')).toFixed(2),
    honoured: `${Math.round((100 * honoured) / stories.length)} %`,
    'self-BLEU': `${result.selfBleu.toFixed(2)} (${result.pairwiseBleu.toFixed(2)})`,
    openings: String(result.repeatedOpenings),
    overused: result.prose.overused.toFixed(1),
    'not-but': result.prose.contrasts.toFixed(3),
    stock: `${Math.round(100 * result.prose.stock)} %`,
    cost: `$${mean([result.costUsd / stories.length]).toFixed(4)}`,
    seconds: result.secondsPerStory.toFixed(2),
    targets: missed.length === 0 ? 'met' : missed.join(', '),
  };
}

/** Returns the rows as a Markdown table. */
export function evaluationTable(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [
    line(columns),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => line(columns.map((name) => row[name] ?? ''))),
  ].join('\n');
}
