import { type GenerateStoryGeminiAnswer, generateStoryGeminiPath } from '#domain/generation/api.ts';
import { type StoryOptions, wordTarget } from '#domain/stories/options.ts';
import { operator, signIn, startProduct } from '../product.ts';
import type { StoryWriter } from './evaluation.ts';
import { words } from './measure.ts';

/** A model is asked for a range of words, not a number: every length inside the range is on target. */
function targetOf(text: string, { ageGroup, length }: StoryOptions): number {
  const { min, max } = wordTarget(ageGroup, length);
  return Math.min(max, Math.max(min, words(text).length));
}

type ConfiguredWriter = StoryWriter & {
  /** Returns a picture book, as the page receives it. */
  book(options: StoryOptions): Promise<GenerateStoryGeminiAnswer>;
  stop(): Promise<void>;
};

/**
 * The writer that the environment configures, called through the whole product with its prompts: DeepSeek or any
 * compatible API when DEEPSEEK_API_KEY is set (and DEEPSEEK_BASE_URL, DEEPSEEK_MODEL), else the sandbox. A story's cost
 * is the growth of the day's costs in the back office.
 */
export async function startConfiguredWriter(): Promise<ConfiguredWriter> {
  const product = await startProduct({ GOOGLE_CLIENT_ID: '', SANDBOX_PACE: '100000' });
  const headers = { authorization: `Bearer ${await signIn(product.url, operator)}` };
  let known = 0;

  return {
    name: process.env.DEEPSEEK_API_KEY ? (process.env.DEEPSEEK_MODEL ?? 'deepseek-flash') : 'sandbox',
    async write(options) {
      const answer = await fetch(`${product.url}/functions/v1/generate-story-stream`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ storyParams: options }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`the writer answered ${answer.status}: ${text.slice(0, 200)}`);
      const costs = await fetch(`${product.url}/api/operations/costs?period=day`, { headers });
      const today = costs.ok ? ((await costs.json()) as { today: number }).today : known;
      const costUsd = today - known;
      known = today;
      return { text, target: targetOf(text, options), costUsd };
    },
    async book(options) {
      const answer = await fetch(product.url + generateStoryGeminiPath, {
        method: 'POST',
        headers,
        body: JSON.stringify({ storyParams: { ...options, model: 'gemini' } }),
      });
      return (await answer.json()) as GenerateStoryGeminiAnswer;
    },
    stop: () => product.stop(),
  };
}
