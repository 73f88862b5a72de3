import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { judgingStory } from '#domain/stories/safety/judge-story.ts';
import type { AppServices } from '../../context.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { deal } from '../plan/deal.ts';
import {
  answerTokenLimit,
  plannedStoryMessages,
  planTokenLimit,
  promptVersions,
  textStoryMessages,
} from '../prompts/prompt.ts';
import type { Writer } from '../running/run-story.ts';
import type { RunningStory } from '../running/running-stories.ts';
import { guardStream } from '../safety/guarded-stream.ts';
import { UnsafeStory } from '../safety/unsafe-story.ts';
import { writeSafely } from '../safety/write-safely.ts';
import { type Planned, planAndTell } from './plan-and-tell.ts';
import { mostUsdOfText } from './text-meter.ts';
import { askText, type TextProvider } from './text-provider.ts';

/**
 * The writer of text stories: one answer, a plan and the story told from it, word by word through the guard. Never
 * asks again after the first visible word (P19); a story that is not fit for a child ends in CONTENT_FILTERED (P29).
 */
export function textWriter(ctx: AppServices, options: StoryOptions, provider: TextProvider): Writer {
  const { prices } = provider;
  const messages = plannedStoryMessages(options);
  return {
    provider: provider.name,
    endpoint: 'generate-story-stream',
    model: provider.client.model,
    promptVersion: promptVersions.text,
    // Two refused plans, and a story that is told twice.
    mostUsd:
      mostUsdOfText(prices, messages, planTokenLimit) +
      mostUsdOfText(prices, messages, answerTokenLimit(options) + planTokenLimit),
    async write(story, bill) {
      const first = await deal(ctx, story.userId, options);
      let planned: Planned | undefined;
      const onPlanned = (taken: Planned) => {
        planned = taken;
      };
      await writeSafely(ctx, story, bill, options.language, async (note) => {
        let end = planned ? undefined : await planAndTell({ ctx, provider, story, options, onPlanned }, first);
        // The plan may have come without its story, or no usable plan came.
        if (planned && story.written.trim() === '') end = await tell(ctx, provider, story, options, planned, note);
        await judge(story, options, end);
      });
      await planned?.kept;
      return { counts: true };
    },
  };
}

/** Has a story told whose plan is decided. */
async function tell(
  ctx: AppServices,
  provider: TextProvider,
  story: RunningStory,
  options: StoryOptions,
  { deal, plan }: Planned,
  note: string,
): Promise<'stop' | 'length'> {
  const asking = {
    messages: textStoryMessages(options, deal, plan, note),
    maxTokens: answerTokenLimit(options),
    mayRetry: () => story.text === '',
  };
  const { reason } = await askText(ctx, provider, story, asking, () => guardStream(story, options));
  return reason;
}

/** Throws for a story without an end, and for one that is not for a child. */
async function judge(story: RunningStory, options: StoryOptions, end: 'stop' | 'length' | undefined): Promise<void> {
  if (end === 'length' && !endsWhole(story.written)) {
    throw withoutEnd();
  }
  if (story.written.trim() === '') return;
  const verdict = await inTurns(judgingStory(story.written, options, story.desk !== null));
  if (verdict === 'fine') return;
  // Cut off early, by chance after a full stop: the story is not unfit, only incomplete.
  throw end === 'length' && verdict.reason === 'too_short' ? withoutEnd() : new UnsafeStory(verdict.reason);
}

const withoutEnd = () => new DomainError('PROVIDER_UNAVAILABLE', 'The story came without an end.');

/** Whether the last sentence of a text is complete. */
function endsWhole(text: string): boolean {
  return /[.!?…]["'”’»)*]*\s*$/.test(text);
}
