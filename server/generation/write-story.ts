import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import type { AppServices } from '../context.ts';
import { asDomainError } from '../platform/errors.ts';
import type { StreamEnd } from '../providers/deepseek/client.ts';
import { ProviderFailure } from '../providers/failure.ts';
import { facts } from './facts.ts';
import { answerTokenLimit, textStoryMessages } from './prompt.ts';
import { fromProvider } from './provider-errors.ts';
import type { RunningEnd, RunningStory } from './running-stories.ts';
import { keepProgress, settleGeneration } from './store.ts';

const retriesAtMost = 2;
const retryPauseMilliseconds = 500;
const longestRetryAfterSeconds = 5;
const progressMilliseconds = 1000;

type Writing = { options: StoryOptions; storyType: string };

/**
 * Writes a reserved story to its end and settles it: counted when complete, given back otherwise
 * (GEN-15, GEN-16). Never rejects: the end is told to the story's readers and kept in its row.
 */
export async function writeStory(ctx: AppServices, story: RunningStory, writing: Writing): Promise<void> {
  const startedAt = performance.now();
  const progress = setInterval(() => void keep(ctx, story), progressMilliseconds);
  let retries = 0;
  let end: RunningEnd;
  let usage: StreamEnd['usage'] | undefined;
  try {
    const signal = story.stopping.signal;
    const work = () =>
      askWriter(ctx, story, writing.options, (count) => {
        retries = count;
      });
    const answer = await ctx.writerQueue.run(work, { first: writing.storyType.startsWith('premium'), signal });
    usage = answer.usage;
    if (answer.reason === 'length') {
      throw new DomainError('PROVIDER_UNAVAILABLE', 'The story came without an end.');
    }
    if (story.text.trim() === '') throw new DomainError('EMPTY_STORY', 'No story content was received.');
    end = { status: 'completed' };
  } catch (cause) {
    const stopped = story.stopping.signal.aborted;
    const error = stopped
      ? new DomainError('GENERATION_STOPPED', 'The story was stopped.')
      : asDomainError(fromProvider(cause));
    if (error.code === 'INTERNAL') ctx.log.error({ generationId: story.id, err: error.cause }, 'a story failed');
    end = { status: stopped ? 'stopped' : 'failed', error };
  } finally {
    clearInterval(progress);
  }

  try {
    await ctx.store.asService((tx) =>
      settleGeneration(tx, story.id, {
        status: end.status,
        content: story.text,
        errorCode: end.status === 'completed' ? null : end.error.code,
        counts: end.status === 'completed',
      }),
    );
  } catch (cause) {
    // The reservation frees itself when its lease ends; the reader must not take the story for kept.
    ctx.log.error({ generationId: story.id, err: cause }, 'a story could not be settled');
    end = { status: 'failed', error: asDomainError(cause) };
  }
  record(ctx, story, writing, end, { milliseconds: Math.round(performance.now() - startedAt), retries, usage });
  story.finish(end);
}

/** Asks the provider, at most three times, and never again after the first visible word (P19). */
async function askWriter(
  ctx: AppServices,
  story: RunningStory,
  options: StoryOptions,
  onRetry: (count: number) => void,
): Promise<StreamEnd> {
  const signal = story.stopping.signal;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ctx.deepseek.stream(textStoryMessages(options), {
        maxTokens: answerTokenLimit(options),
        signal,
        silenceMilliseconds: ctx.silenceMilliseconds,
        onText: (text) => story.append(text),
      });
    } catch (cause) {
      const again = cause instanceof ProviderFailure && cause.retryable && cause.kind !== 'silent';
      const pauseSeconds = cause instanceof ProviderFailure ? (cause.retryAfterSeconds ?? 0) : 0;
      if (!again || story.text !== '' || attempt >= retriesAtMost || pauseSeconds > longestRetryAfterSeconds)
        throw cause;
      onRetry(attempt + 1);
      await wait(Math.max(pauseSeconds * 1000, retryPauseMilliseconds * 2 ** attempt), undefined, { signal });
    }
  }
}

/** Keeps the text so far for readers on other servers and for after a crash, and notices a stop asked for elsewhere. */
async function keep(ctx: AppServices, story: RunningStory): Promise<void> {
  try {
    const { stopRequested } = await ctx.store.asService((tx) => keepProgress(tx, story.id, story.text));
    if (stopRequested) story.stopping.abort();
  } catch (err) {
    ctx.log.warn({ generationId: story.id, err }, 'progress was not kept');
  }
}

function record(
  ctx: AppServices,
  story: RunningStory,
  { options, storyType }: Writing,
  end: RunningEnd,
  measured: { milliseconds: number; retries: number; usage: StreamEnd['usage'] | undefined },
): void {
  const { userId } = story;
  const failure = end.status === 'completed' ? undefined : end.error;
  const prices = ctx.deepseekPrices;
  const costUsd =
    measured.usage &&
    (measured.usage.cachedInput * prices.cachedInput +
      measured.usage.input * prices.input +
      measured.usage.output * prices.output) /
      1e6;
  const cost = costUsd === undefined ? {} : { costUsd };
  const problem = failure ? { errorMessage: failure.code } : {};
  const duration = { responseTimeMs: measured.milliseconds };
  const statusCode = failure ? 500 : 200;
  const call = { apiProvider: 'deepseek', method: 'POST', statusCode, userId, ...duration, ...problem };
  ctx.recorder.apiCall({ ...call, endpoint: 'generate-story-stream' });
  ctx.recorder.apiCall({ ...call, endpoint: 'chat-completions', ...cost });
  ctx.recorder.story({
    userId,
    modelUsed: ctx.deepseek.model,
    success: failure === undefined,
    generationTimeMs: measured.milliseconds,
    wordCount: story.text.split(/\s+/).filter(Boolean).length,
    storyParams: facts(options, storyType),
    retryAttempt: measured.retries,
    ...problem,
    ...cost,
  });
  if (!failure) {
    ctx.recorder.event(userId, 'story_generation_completed', {
      ...facts(options, storyType),
      milliseconds: measured.milliseconds,
    });
  } else if (end.status === 'failed') {
    ctx.recorder.failure({
      errorMessage: failure.code,
      errorType: 'generation',
      severity: failure.code === 'INTERNAL' ? 'high' : 'medium',
      userId,
      aiProvider: 'deepseek',
      duration: measured.milliseconds,
    });
  }
}
