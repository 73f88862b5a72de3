import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { judgingStory } from '#domain/stories/safety/judge-story.ts';
import type { AppServices } from '../context.ts';
import { inTurns } from '../platform/in-turns.ts';
import { answerTokenLimit, textStoryMessages } from './prompt.ts';
import { askWithRetries } from './retry.ts';
import type { Writer } from './run-story.ts';
import type { Bill, RunningStory } from './running-stories.ts';
import { guardStream } from './safety/guarded-stream.ts';
import { UnsafeStory } from './safety/unsafe-story.ts';
import { writeSafely } from './safety/write-safely.ts';
import { meterText, mostUsdOfText } from './text-meter.ts';

/**
 * The writer of text stories: DeepSeek, streamed word by word through the guard. Never asks again after
 * the first visible word (P19); a story that is not fit for a child ends in CONTENT_FILTERED (P29).
 */
export function textWriter(ctx: AppServices, options: StoryOptions): Writer {
  return {
    provider: 'deepseek',
    endpoint: 'generate-story-stream',
    model: ctx.deepseek.model,
    mostUsd: mostUsdOfText(ctx.prices.deepseek, textStoryMessages(options), answerTokenLimit(options)),
    async write(story, bill) {
      await writeSafely(ctx, story, bill, options.language, (note) => writeOnce(ctx, story, bill, options, note));
      return { counts: true };
    },
  };
}

async function writeOnce(
  ctx: AppServices,
  story: RunningStory,
  bill: Bill,
  options: StoryOptions,
  note: string,
): Promise<void> {
  const mayRetry = () => story.text === '';
  const onRetry = () => {
    bill.retries += 1;
  };
  const messages = textStoryMessages(options, note);
  const answer = await askWithRetries(ctx.breakers.deepseek, story.stopping.signal, { mayRetry, onRetry }, async () => {
    bill.asked = true;
    const stream = guardStream(story);
    const meter = meterText(bill, ctx.prices.deepseek, messages);
    const ended = await ctx.deepseek.stream(messages, {
      maxTokens: answerTokenLimit(options),
      signal: stream.signal,
      silenceMilliseconds: ctx.silenceMilliseconds,
      onBegin: meter.begun,
      onText: (text) => {
        meter.piece(text);
        stream.onText(text);
      },
      onUsage: meter.ended,
    });
    stream.end();
    return ended;
  });
  if (answer.reason === 'length' && !endsWhole(story.text))
    throw new DomainError('PROVIDER_UNAVAILABLE', 'The story came without an end.');
  if (story.text.trim() === '') return;
  const verdict = await inTurns(judgingStory(story.text, options));
  if (verdict !== 'fine') throw new UnsafeStory(verdict.reason);
}

/** Whether the last sentence of a text is there to its end. */
function endsWhole(text: string): boolean {
  return /[.!?…]["'”’»)*]*\s*$/.test(text);
}
