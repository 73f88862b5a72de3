import { type StoryLanguage, type StoryOptions, storyOptionsSchema } from '#domain/stories/options.ts';
import { memoryOf } from '#domain/stories/text/pages.ts';
import type { StoryPlan } from '#server/generation/plan/story-plan.ts';
import { selfBleu } from '../evaluation/bleu.ts';
import { type Cell, optionsOf } from '../evaluation/evaluation.ts';
import { proseLimits, proseOf } from '../evaluation/prose.ts';
import { selfBleuLimit } from '../evaluation/standards.ts';
import { awkwardWishes } from './awkward-wishes.ts';
import { calibrate, type Judge, pairsToKnow } from './judge.ts';
import { keepsPlan } from './plan-kept.ts';

/** A story as its writer told it, with the plan it should follow. `text` begins with its title in `**`. */
export type Told = { plan: StoryPlan | undefined; text: string };

/** The stories a family has heard, newest first, and the chapter that the next story continues. */
export type Heard = { told: Told[]; lastChapter?: Told | undefined };

export type ExaminedWriter = { name: string; tell(options: StoryOptions, heard: Heard): Promise<Told> };

/** A figure beside its target. */
export type Finding = { what: string; figure: string; wanted: string; met: boolean };

const chaptersOfASeries = 10;
const fromTheSameOptions = 6;

/**
 * Asks a writer the questions that the table cannot: whether it follows its plans, honours awkward wishes, writes
 * nothing beside its stories, tells a family different stories, and continues a series without contradicting it.
 */
export async function examine(
  writer: ExaminedWriter,
  judge: Judge,
  { languages, stories }: { languages: readonly StoryLanguage[]; stories: number },
): Promise<{ findings: Finding[]; told: Map<string, string> }> {
  const told = new Map<string, string>();
  const findings: Finding[] = [];
  for (const language of languages) {
    const cell: Cell = { language, age: 'preschool', length: 'short' };
    const all: Told[] = [];
    for (let n = 0; n < stories; n += 1) {
      const options = optionsOf(cell, n);
      const story = await writer.tell(options, { told: all.toReversed() });
      all.push(story);
      told.set(JSON.stringify(options), story.text);
    }
    const alike: Told[] = [];
    for (let n = 0; n < fromTheSameOptions; n += 1) {
      alike.push(await writer.tell(optionsOf(cell, 1), { told: alike.toReversed() }));
    }
    const wished = awkwardWishes.filter(({ options }) => options.language === language);
    let honoured = 0;
    for (const { options, isHonoured } of wished) {
      const { text } = await writer.tell(options, { told: [] });
      all.push({ plan: undefined, text });
      if (isHonoured(text)) honoured += 1;
    }
    const planned = [...all, ...alike].filter(({ plan }) => plan);
    const kept = planned.filter(({ plan, text }) => plan && keepsPlan(text, plan)).length;
    const bare = all.filter(({ text }) => isStoryAlone(text)).length;
    const prose = proseOf(
      [...all, ...alike].map(({ text }) => text),
      language,
    );
    const chapters = await tellSeries(writer, language);
    const contradictions = await judge.contradictions(language, chapters);
    const same = selfBleu(alike.map(({ text }) => text));
    findings.push(
      atLeast(`${language}: plans kept`, kept / Math.max(1, planned.length), 0.9),
      atLeast(`${language}: awkward wishes honoured`, honoured / wished.length, 0.9),
      atLeast(`${language}: nothing beside the story`, bare / all.length, 1),
      atMost(`${language}: self-BLEU of ${fromTheSameOptions} from the same options`, same, selfBleuLimit),
      atMost(`${language}: overused words in 1,000`, prose.overused, proseLimits.overused),
      atMost(`${language}: not X but Y in 1,000 letters`, prose.contrasts, proseLimits.contrasts),
      atMost(`${language}: stories with stock words`, prose.stock, proseLimits.stock),
      atMost(`${language}: contradictions in ${chaptersOfASeries} chapters`, contradictions.length, 0),
    );
  }
  return { findings, told };
}

/** Checks whether a judge is fit to be asked. */
export async function examineJudge(judge: Judge): Promise<Finding> {
  const { right, of } = await calibrate(judge);
  return { ...atLeast('judge: samples above their shuffled copies', right, pairsToKnow), figure: `${right} of ${of}` };
}

/** A prompt may not be worse than the one before: it must win at least half of the pairs on which the judge is sure. */
export async function compareWithBefore(
  judge: Judge,
  now: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Promise<Finding> {
  let better = 0;
  let worse = 0;
  for (const [asked, text] of now) {
    const other = before.get(asked);
    if (other === undefined) continue;
    const { language } = JSON.parse(asked) as StoryOptions;
    const preferred = await judge.prefer(language, text, other);
    if (preferred === 'one') better += 1;
    if (preferred === 'two') worse += 1;
  }
  return {
    what: 'judge: better than the prompt before',
    figure: `${better} better, ${worse} worse`,
    wanted: 'not more worse than better',
    met: better >= worse,
  };
}

async function tellSeries(writer: ExaminedWriter, language: StoryLanguage): Promise<string[]> {
  const told: Told[] = [];
  for (let chapter = 0; chapter < chaptersOfASeries; chapter += 1) {
    const last = told[0];
    const memory = last && memoryOf(last.text.split('\n')[0]?.replaceAll('*', '') ?? '', last.text);
    const options = storyOptionsSchema().parse({
      language,
      ageGroup: 'preschool',
      length: 'short',
      characters: ['Ella', 'fox'],
      setting: 'garden',
      message: 'friendship',
      ...(memory && { continues: { storyId: '00000000-0000-4000-8000-000000000000', memory } }),
    });
    told.unshift(await writer.tell(options, { told: [...told], lastChapter: last }));
  }
  return told.map(({ text }) => text).reverse();
}

/** Whether a text is a title and a story, with no remark addressed to the person who asked. */
function isStoryAlone(text: string): boolean {
  const titled = /^\*\*[^*\n]+\*\*\n\n/.test(text);
  const [last = ''] = text.trimEnd().split('\n').slice(-1);
  const chats =
    /\b(?:let me know|hope you (?:like|enjoy)|would you like|here is (?:the|your) story)\b|(?:espero que (?:te|les?) guste|quieres que|aquí tienes)/i;
  return titled && !chats.test(text.slice(0, 300)) && !chats.test(last);
}

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);
const atLeast = (what: string, value: number, least: number): Finding => ({
  what,
  figure: rounded(value),
  wanted: `at least ${least}`,
  met: value >= least,
});
const atMost = (what: string, value: number, most: number): Finding => ({
  what,
  figure: rounded(value),
  wanted: `at most ${most}`,
  met: value <= most,
});
