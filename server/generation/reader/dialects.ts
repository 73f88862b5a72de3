import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  fieldOf,
  type Reading,
  type ReadingQuestion,
  type UnfitReason,
  unfitReasons,
  wishFields,
} from '#domain/stories/safety/reading.ts';
import { ProviderFailure } from '../../providers/failure.ts';
import type { ReaderClient, ReaderUsage } from '../../providers/reader/client.ts';
import { guardVerdict } from './guard-verdict.ts';

/** How a reader is asked: with our prompt and a structured answer, as a guard model, or as a moderation model. */
export const readerKinds = ['chat', 'guard', 'moderations'] as const;
export type ReaderKind = (typeof readerKinds)[number];

type Asked = { signal: AbortSignal; onUsage: (usage: ReaderUsage) => void };
type Ask = (client: ReaderClient, question: ReadingQuestion, asked: Asked) => Promise<Reading>;

const prompt = readFileSync(new URL('../prompts/reader.v2.md', import.meta.url), 'utf8');
/** Names the reader's prompt: the version of its file, and a hash of its text. */
export const readerVersion = `reader.v2 ${createHash('sha256').update(prompt).digest('hex').slice(0, 8)}`;

const answerTokens = 200;
const guardTokens = 60;
const longestSentence = 300;

const answerSchema = z.object({
  id: z.string(),
  verdict: z.enum(['fit', 'unfit', 'unsure']),
  reason: z.string().nullish(),
  sentence: z.string().nullish(),
  field: z.string().nullish(),
});

/** Asks a reader, by its kind. Each throws `ProviderFailure` for an answer without a verdict. */
export const dialects: Record<ReaderKind, Ask> = {
  async chat(client, question, asked) {
    // The answer has to repeat this id, so that words in a wish cannot pose as the answer.
    const id = randomUUID().slice(0, 8);
    const { language, ageGroup, kind, fears } = question;
    const said = question.kind === 'wish' ? { wish: question.wish } : { before: question.before, text: question.text };
    const data = { id, kind, language, age: ageGroup, fears, ...said };
    const messages = [
      { role: 'system' as const, content: prompt },
      { role: 'user' as const, content: asData(data) },
    ];
    const text = await client.chat(messages, { ...asked, json: true, maxTokens: answerTokens });
    const answer = answerSchema.safeParse(parse(text));
    if (!answer.success || answer.data.id !== id) throw noVerdict();
    return readingOf(question, answer.data);
  },
  async guard(client, question, asked) {
    const messages = [{ role: 'user' as const, content: plainText(question) }];
    const found = guardVerdict(await client.chat(messages, { ...asked, json: false, maxTokens: guardTokens }));
    if (found === undefined) throw noVerdict();
    return found.verdict === 'unfit' ? unfit(question, found.reason, '') : found;
  },
  async moderations(client, question, asked) {
    const [found] = await client.moderate(plainText(question), asked);
    if (found === undefined) return { verdict: 'fit' };
    const reason = moderationReasons.find(([beginning]) => found.startsWith(beginning))?.[1] ?? 'other';
    return unfit(question, reason, '');
  },
};

const moderationReasons: readonly (readonly [string, UnfitReason])[] = [
  ['violence', 'violence'],
  ['harassment', 'cruelty'],
  ['self-harm', 'self_harm'],
  ['self_harm', 'self_harm'],
  ['sexual', 'sexual'],
  ['hate', 'hate'],
  ['illicit', 'danger'],
  ['dangerous', 'danger'],
  ['pii', 'personal'],
];

function readingOf(question: ReadingQuestion, answer: z.infer<typeof answerSchema>): Reading {
  if (answer.verdict !== 'unfit') return { verdict: answer.verdict };
  const reason = unfitReasons.find((each) => each === answer.reason) ?? 'other';
  const field = wishFields.find((each) => each === answer.field);
  return unfit(question, reason, (answer.sentence ?? '').slice(0, longestSentence), field);
}

function unfit(
  question: ReadingQuestion,
  reason: UnfitReason,
  sentence: string,
  named?: (typeof wishFields)[number],
): Reading {
  if (question.kind !== 'wish') return { verdict: 'unfit', reason, sentence };
  const field = named !== undefined && question.wish[named] !== undefined ? named : fieldOf(question.wish, sentence);
  return { verdict: 'unfit', reason, sentence, field };
}

/** The question for models that read plain text. Such models cannot tell a fear from a wish, so fears are left out. */
function plainText(question: ReadingQuestion): string {
  if (question.kind === 'text') return question.text;
  const { avoid: _, ...wish } = question.wish;
  return `A bedtime story with ${Object.values(wish).flat().join('; ')}`;
}

/** One JSON object between two marks that nothing inside can close (P30). */
function asData(value: object): string {
  return `<reading>\n${JSON.stringify(value).replaceAll('<', '\\u003c')}\n</reading>`;
}

const noVerdict = () => new ProviderFailure('garbled', 'The reader sent no verdict.');

/** Some models put a fence around their JSON; anything else around it is prose. */
function parse(text: string): unknown {
  const bare = text.trim().replace(/^```(?:json)?\s*|\s*```$/g, '');
  try {
    return JSON.parse(bare);
  } catch {
    return undefined;
  }
}
