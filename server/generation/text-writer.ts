import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { judgingStory } from '#domain/stories/safety/judge-story.ts';
import type { AppServices } from '../context.ts';
import { inTurns } from '../platform/in-turns.ts';
import { deal } from './plan/deal.ts';
import { type Planned, writePlan } from './plan/write-plan.ts';
import { answerTokenLimit, planMessages, planTokenLimit, promptVersions, textStoryMessages } from './prompt.ts';
import type { Writer } from './run-story.ts';
import type { RunningStory } from './running-stories.ts';
import { guardStream } from './safety/guarded-stream.ts';
import { UnsafeStory } from './safety/unsafe-story.ts';
import { writeSafely } from './safety/write-safely.ts';
import { mostUsdOfText } from './text-meter.ts';
import { askText, type TextProvider } from './text-provider.ts';

/**
 * The writer of text stories: plans the story, then has it told from the plan, word by word through the
 * guard. Never asks again after the first visible word (P19); a story that is not fit for a child ends in
 * CONTENT_FILTERED (P29).
 */
export function textWriter(ctx: AppServices, options: StoryOptions, provider: TextProvider): Writer {
  const { prices } = provider;
  const planning = mostUsdOfText(prices, planMessages(options), planTokenLimit);
  const telling = mostUsdOfText(prices, textStoryMessages(options), answerTokenLimit(options) + planTokenLimit);
  return {
    provider: provider.name,
    endpoint: 'generate-story-stream',
    model: provider.client.model,
    promptVersion: promptVersions.text,
    mostUsd: planning + telling,
    async write(story, bill) {
      const planned = await writePlan(ctx, provider, story, options, await deal(ctx, story.userId, options));
      await writeSafely(ctx, story, bill, options.language, (note) =>
        tell(ctx, provider, story, options, planned, note),
      );
      await planned.kept;
      return { counts: true };
    },
  };
}

async function tell(
  ctx: AppServices,
  provider: TextProvider,
  story: RunningStory,
  options: StoryOptions,
  planned: Planned,
  note: string,
): Promise<void> {
  const { reason } = await askText(
    ctx,
    provider,
    story,
    {
      messages: textStoryMessages(options, planned.deal, planned.plan, note),
      maxTokens: answerTokenLimit(options),
      mayRetry: () => story.text === '',
    },
    () => guardStream(story, options.language),
  );
  if (reason === 'length' && !endsWhole(story.written)) {
    throw new DomainError('PROVIDER_UNAVAILABLE', 'The story came without an end.');
  }
  if (story.written.trim() === '') return;
  const verdict = await inTurns(judgingStory(story.written, options, story.desk !== null));
  if (verdict !== 'fine') throw new UnsafeStory(verdict.reason);
}

/** Whether the last sentence of a text is there to its end. */
function endsWhole(text: string): boolean {
  return /[.!?…]["'”’»)*]*\s*$/.test(text);
}
