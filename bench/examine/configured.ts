import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { startSandbox } from '#sandbox/start.ts';
import { dealFrom } from '#server/generation/plan/deal.ts';
import { createPlannedStoryReader } from '#server/generation/plan/plan-reader.ts';
import { cardOf, type StoryPlan } from '#server/generation/plan/story-plan.ts';
import type { Told as ToldStory } from '#server/generation/plan/told-store.ts';
import {
  answerTokenLimit,
  plannedStoryMessages,
  planTokenLimit,
  promptVersions,
} from '#server/generation/prompts/prompt.ts';
import { createDeepSeekClient, type DeepSeekClient } from '#server/providers/deepseek/client.ts';
import type { ExaminedWriter } from './examine.ts';
import { type Ask, createJudge, type Judge } from './judge.ts';
import { judgeByMeasure } from './judge-stand-in.ts';

const silenceMilliseconds = 120_000;
const verdictTokens = 1500;

type Configured = { writer: ExaminedWriter; judge: Judge; judgedBy: string; stop(): Promise<void> };

/**
 * Starts the model that the environment configures (DEEPSEEK_API_KEY and so on), with the product's prompts but without
 * its retries: the point is how often they would be needed. Another model judges it if one is named (JUDGE_API_KEY,
 * JUDGE_BASE_URL, JUDGE_MODEL), else the model itself; without any key the sandbox writes and a measure judges.
 */
export async function startConfigured(): Promise<Configured> {
  const { DEEPSEEK_API_KEY, DEEPSEEK_BASE_URL, DEEPSEEK_MODEL = 'deepseek-flash' } = process.env;
  const { JUDGE_API_KEY, JUDGE_BASE_URL, JUDGE_MODEL } = process.env;
  const sandbox = DEEPSEEK_API_KEY
    ? undefined
    : await startSandbox({ vendors: ['deepseek'], publicUrl: 'http://127.0.0.1', pace: 'instant' });
  const text = createDeepSeekClient({
    apiKey: DEEPSEEK_API_KEY ?? 'sandbox',
    baseUrl: sandbox?.urls.deepseek ?? (DEEPSEEK_BASE_URL || 'https://api.deepseek.com'),
    model: DEEPSEEK_MODEL,
    ...(!sandbox && { dialect: null }),
  });
  const judging = JUDGE_API_KEY
    ? createDeepSeekClient({
        apiKey: JUDGE_API_KEY,
        baseUrl: JUDGE_BASE_URL || 'https://api.deepseek.com',
        model: JUDGE_MODEL || DEEPSEEK_MODEL,
        dialect: null,
      })
    : text;
  return {
    writer: modelWriter(sandbox ? 'sandbox' : DEEPSEEK_MODEL, text),
    judge: createJudge(sandbox && !JUDGE_API_KEY ? judgeByMeasure : modelAsk(judging)),
    judgedBy: sandbox && !JUDGE_API_KEY ? 'a measure of order and rest' : judging.model,
    stop: async () => sandbox?.stop(),
  };
}

function modelWriter(name: string, client: DeepSeekClient): ExaminedWriter {
  const cards = new WeakMap<StoryPlan, ToldStory['card']>();
  return {
    name,
    async tell(options, { told, lastChapter }) {
      const heard = told.flatMap(({ plan }) => {
        const card = plan && cards.get(plan);
        return plan && card ? [{ card, thing: plan.thing, plot: plan.plot }] : [];
      });
      const deal = dealFrom(heard, lastChapter?.plan, options.language);
      let plan: StoryPlan | undefined;
      let story = '';
      const reader = createPlannedStoryReader({
        onPremise: () => {},
        onPlan: (read) => {
          plan = read;
        },
        onText: (piece) => {
          story += piece;
        },
      });
      await stream(
        client,
        plannedStoryMessages(options, deal),
        answerTokenLimit(options) + planTokenLimit,
        reader.push,
      );
      if (plan) cards.set(plan, cardOf(plan, deal.card));
      return { plan, text: story };
    },
  };
}

function modelAsk(client: DeepSeekClient): Ask {
  return async (system, user) => {
    let said = '';
    const messages = [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: user },
    ];
    await stream(client, messages, verdictTokens, (piece) => {
      said += piece;
    });
    return said;
  };
}

async function stream(
  client: DeepSeekClient,
  messages: Parameters<DeepSeekClient['stream']>[0],
  maxTokens: number,
  onText: (piece: string) => void,
): Promise<void> {
  await client.stream(messages, {
    maxTokens,
    signal: new AbortController().signal,
    silenceMilliseconds,
    onText,
    onBegin: () => {},
    onUsage: () => {},
  });
}

const folder = 'data/eval';

/** Stores the stories that a writer told with this version of the prompts; returns those of the version before. */
export function keepTold(writer: string, told: ReadonlyMap<string, string>): Map<string, string> | undefined {
  const file = (version: string) => `${writer} ${version}.json`.replace(/[^\w.-]+/g, '-');
  const own = file(promptVersions.text);
  mkdirSync(folder, { recursive: true });
  const [before] = readdirSync(folder)
    .filter((name) => name !== own && name.startsWith(file('').replace('.json', '')))
    .map((name) => `${folder}/${name}`)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const earlier = existsSync(`${folder}/${own}`) ? read(`${folder}/${own}`) : new Map<string, string>();
  writeFileSync(`${folder}/${own}`, JSON.stringify([...earlier, ...told], null, 1));
  return before === undefined ? undefined : read(before);
}

const read = (path: string) => new Map(JSON.parse(readFileSync(path, 'utf8')) as [string, string][]);
