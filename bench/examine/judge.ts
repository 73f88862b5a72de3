import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ageGroups, type StoryLanguage, storyLanguages, storyOptionsSchema } from '#domain/stories/options.ts';
import { createRandom } from '#storyteller/random.ts';
import { writeStory } from '#storyteller/write.ts';
import { samples as english } from '../../web/stories/samples/en.ts';
import { samples as spanish } from '../../web/stories/samples/es.ts';

/** Asks a model one question and returns its answer. */
export type Ask = (system: string, user: string) => Promise<string>;

/** What the judge is asked, as data. */
export const judgeRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('compare'), language: z.enum(storyLanguages), one: z.string(), two: z.string() }),
  z.object({ kind: z.literal('series'), language: z.enum(storyLanguages), chapters: z.array(z.string()) }),
]);
type JudgeRequest = z.input<typeof judgeRequestSchema>;

const verdictSchema = z.object({ better: z.enum(['one', 'two']) });
const seriesSchema = z.object({
  contradictions: z.array(z.object({ chapters: z.array(z.number()).default([]), what: z.string() })),
});

export type Judge = {
  /** The better of two stories, asked in both orders; undefined when the two answers differ. */
  prefer(language: StoryLanguage, one: string, two: string): Promise<'one' | 'two' | undefined>;
  /** Returns the facts that later chapters contradict. */
  contradictions(language: StoryLanguage, chapters: readonly string[]): Promise<string[]>;
};

const rubric = readFileSync(new URL('./judge.v1.md', import.meta.url), 'utf8');

export function createJudge(ask: Ask): Judge {
  const put = async <T>(request: JudgeRequest, schema: z.ZodType<T>): Promise<T | undefined> => {
    const data = JSON.stringify(request).replaceAll('<', '\\u003c');
    const said = await ask(rubric, `<judge_request>\n${data}\n</judge_request>`);
    try {
      return schema.safeParse(JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1))).data;
    } catch {
      return undefined;
    }
  };
  return {
    async prefer(language, one, two) {
      const first = await put({ kind: 'compare', language, one, two }, verdictSchema);
      const swapped = await put({ kind: 'compare', language, one: two, two: one }, verdictSchema);
      return first && swapped && first.better !== swapped.better ? first.better : undefined;
    },
    async contradictions(language, chapters) {
      const found = await put({ kind: 'series', language, chapters: [...chapters] }, seriesSchema);
      // A judge without an answer has not found that all is well.
      return found ? found.contradictions.map(({ what }) => what) : ['the judge gave no answer'];
    },
  };
}

/** How many of ten pairs a judge has to get right, each in both orders. */
export const pairsToKnow = 9;

/**
 * Counts how many of ten stories a judge prefers to their own shuffled copies: our six samples, and four tales. A judge
 * that cannot tell these apart cannot compare two prompts either.
 */
export async function calibrate(judge: Judge): Promise<{ right: number; of: number }> {
  const pairs = calibrationStories();
  let right = 0;
  for (const { language, text } of pairs) {
    if ((await judge.prefer(language, text, shuffledCopy(text))) === 'one') right += 1;
  }
  return { right, of: pairs.length };
}

function calibrationStories(): { language: StoryLanguage; text: string }[] {
  const own = (language: StoryLanguage, all: typeof english) =>
    Object.values(all).map(({ content }) => ({ language, text: content }));
  const tales = storyLanguages.flatMap((language) =>
    ageGroups.slice(1).map((ageGroup) => {
      const options = { language, ageGroup, length: 'short', characters: ['Lena', 'Leo'], setting: 'garden' };
      const story = writeStory(storyOptionsSchema().parse({ ...options, message: 'sharing' }), 'calibration');
      return { language, text: story.paragraphs.join('\n\n') };
    }),
  );
  return [...own('english', english), ...own('spanish', spanish), ...tales];
}

/** Returns the same paragraphs, none of them in its old place. */
function shuffledCopy(text: string): string {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return createRandom(text.slice(0, 40)).shuffled(paragraphs).join('\n\n');
}
