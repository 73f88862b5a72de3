import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import type { AppServices } from '../context.ts';
import { answerTokenLimit, textStoryMessages } from './prompt.ts';
import { askWithRetries } from './retry.ts';
import type { Writer } from './run-story.ts';

/** The writer of text stories: DeepSeek, streamed word by word. Never asks again after the first visible word (P19). */
export function textWriter(ctx: AppServices, options: StoryOptions): Writer {
  return {
    provider: 'deepseek',
    endpoint: 'generate-story-stream',
    model: ctx.deepseek.model,
    async write(story, bill) {
      const { signal } = story.stopping;
      const mayRetry = () => story.text === '';
      const onRetry = () => {
        bill.retries += 1;
      };
      const answer = await askWithRetries(ctx.breakers.deepseek, signal, { mayRetry, onRetry }, () =>
        ctx.deepseek.stream(textStoryMessages(options), {
          maxTokens: answerTokenLimit(options),
          signal,
          silenceMilliseconds: ctx.silenceMilliseconds,
          onText: (text) => story.append(text),
        }),
      );
      const { usage } = answer;
      const prices = ctx.prices.deepseek;
      bill.costUsd =
        (usage.cachedInput * prices.cachedInput + usage.input * prices.input + usage.output * prices.output) / 1e6;
      if (answer.reason === 'length') throw new DomainError('PROVIDER_UNAVAILABLE', 'The story came without an end.');
      return { counts: true };
    },
  };
}
