import { DomainError, type ErrorCode } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import type { AppServices } from '../../context.ts';
import { asDomainError, statusOf } from '../../platform/http/errors.ts';
import { framesOf } from '../../platform/telemetry/note-failure.ts';
import { ProviderFailure } from '../../providers/failure.ts';
import { sendDeliveries } from '../webhooks/send-deliveries.ts';
import { queueDelivery } from '../webhooks/webhook.ts';
import { facts } from './facts.ts';
import { noteProvider } from './note-provider.ts';
import { fromProvider } from './provider-errors.ts';
import type { Bill, RunningEnd, RunningStory } from './running-stories.ts';
import { stopCounts } from './stop-counts.ts';
import { settleGeneration } from './store.ts';

export type Writing = { options: StoryOptions; storyType: string };

export type Writer = {
  provider: string;
  endpoint: 'generate-story-stream' | 'generate-story-gemini';
  model: string;
  /** The version of the prompts that it uses. */
  promptVersion: string;
  /** The most it may cost in USD, without retries: checked against the daily cap. */
  mostUsd: number;
  /** Writes into the story and fills in the bill as it goes; returns whether it counts against the allowance. */
  write(story: RunningStory, bill: Bill): Promise<{ counts: boolean }>;
};

/**
 * Lets a writer write a reserved story to its end and settles it: counted when complete or stopped with most
 * of it delivered, given back otherwise (GEN-15, GEN-16). Never rejects: the story's readers and its row get the end.
 */
export async function runStory(ctx: AppServices, story: RunningStory, writing: Writing, writer: Writer): Promise<void> {
  const startedAt = performance.now();
  const { bill } = story;
  const { signal } = story.stopping;
  let end: RunningEnd;
  let counts = false;
  try {
    const first = writing.storyType.startsWith('premium');
    ({ counts } = await ctx.writerQueue.run(() => writer.write(story, bill), { first, signal: story.signal }));
    await story.desk?.finish();
    if (story.text.trim() === '') throw new DomainError('EMPTY_STORY', 'No story content was received.');
    end = { status: 'completed', counted: counts };
  } catch (cause) {
    noteProvider(ctx, writer.provider, story.userId, cause);
    const error = signal.aborted
      ? new DomainError('GENERATION_STOPPED', 'The story was stopped.')
      : asDomainError(story.failing.signal.aborted ? story.failing.signal.reason : fromProvider(cause));
    if (error.code === 'INTERNAL') ctx.log.error({ generationId: story.id, err: error.cause }, 'a story failed');
    end = { status: signal.aborted ? 'stopped' : 'failed', error };
    counts = end.status === 'stopped' && stopCounts(story, writing.options);
  }

  await Promise.all(bill.counting);
  try {
    const { counted, told } = await ctx.store.asService(async (tx) => {
      const settled = await settleGeneration(tx, story.id, {
        status: end.status,
        content: story.text,
        errorCode: end.status === 'completed' ? null : end.error.code,
        counts,
        costUsd: bill.costUsd,
        promptVersion: writer.promptVersion,
      });
      const event = writing.options.continues ? 'chapter.ready' : 'story.finished';
      const told = end.status === 'completed' && (await queueDelivery(tx, story.userId, event, story.id));
      return { ...settled, told };
    });
    if (told) ctx.beside(sendDeliveries(ctx).catch((err) => ctx.log.error({ err }, 'programs are told later')));
    if (end.status === 'completed') end = { status: 'completed', counted };
  } catch (cause) {
    // The reservation expires with its lease; readers must not take the story for kept.
    ctx.log.error({ generationId: story.id, err: cause }, 'a story could not be settled');
    end = { status: 'failed', error: asDomainError(cause) };
  }
  record(ctx, story, writing, writer, end, bill, startedAt);
  story.finish(end);
}

/** Whether the provider failed: not if the story was stopped, or refused by our own guard or the reader. */
function isProviders({ code, cause }: DomainError): boolean {
  if (code === 'GENERATION_STOPPED' || code === 'INPUT_REFUSED' || code === 'READER_AWAY') return false;
  return code !== 'CONTENT_FILTERED' && (code !== 'INTERNAL' || cause instanceof ProviderFailure);
}

/** Ends that are nobody's fault: the same as in `is_fault` of db/functions/operations-counts.sql. */
const noFaults: ReadonlySet<ErrorCode> = new Set([
  'CONTENT_FILTERED',
  'INPUT_REFUSED',
  'GENERATION_STOPPED',
  'SPENDING_CAP_REACHED',
]);

function record(
  ctx: AppServices,
  story: RunningStory,
  { options, storyType }: Writing,
  { provider, endpoint, model, promptVersion }: Writer,
  end: RunningEnd,
  { costUsd, retries, asked }: Bill,
  startedAt: number,
): void {
  const { userId } = story;
  const milliseconds = Math.round(performance.now() - startedAt);
  const params = facts(options, storyType);
  const failure = end.status === 'completed' ? undefined : end.error;
  const problem = failure ? { errorMessage: failure.code } : {};
  const numbers = { generationId: story.id, ...(story.requestId && { requestId: story.requestId }) };
  // The field of the wish that was refused, never its words.
  const refused = failure?.code === 'INPUT_REFUSED' && failure.details.field ? { field: failure.details.field } : {};
  const call = {
    method: 'POST',
    userId,
    ...numbers,
    // The whole time depends on the length of the story; the time to the first words measures the service.
    responseTimeMs: Math.round((story.firstWordsAt ?? performance.now()) - startedAt),
    requestBody: { ...params, ...refused },
  };
  if (
    asked &&
    endpoint === 'generate-story-stream' &&
    (story.firstWordsAt !== undefined || failure?.code === 'TIMEOUT')
  ) {
    ctx.pace.note(call.responseTimeMs);
  }
  const words = story.text.split(/\s+/).filter(Boolean).length;
  const responseBody = { words, pictures: story.pictures.length };
  // EVENT-12. A story that its parent stopped is no failure; a refused one has its own status. While a provider counts
  // as down it is not asked and has failed no call: the failure is recorded as our own.
  const statusCode = end.status !== 'failed' ? 200 : failure?.code === 'INPUT_REFUSED' ? statusOf(failure.code) : 500;
  const apiProvider = asked || !failure ? provider : 'app';
  ctx.recorder.apiCall({ ...call, ...problem, apiProvider, statusCode, endpoint, responseBody });
  if (asked) {
    const ofProvider = { apiProvider: provider, statusCode: failure && isProviders(failure) ? 500 : 200 };
    ctx.recorder.apiCall({ ...call, ...problem, ...ofProvider, endpoint: 'chat-completions', costUsd, responseBody });
  }
  ctx.recorder.story({
    userId,
    generationId: story.id,
    apiProvider: provider,
    modelUsed: model,
    promptVersion,
    success: failure === undefined,
    ...(story.firstWordsAt !== undefined && { firstWordsMs: call.responseTimeMs }),
    generationTimeMs: milliseconds,
    wordCount: words,
    costUsd,
    storyParams: { ...params, ...refused },
    retryAttempt: retries,
    ...problem,
  });
  if (!failure) {
    ctx.recorder.event(userId, 'story_generation_completed', { ...params, milliseconds });
  } else if (!noFaults.has(failure.code)) {
    const severity = failure.code === 'INTERNAL' ? 'high' : 'medium';
    const stackTrace = failure.code === 'INTERNAL' ? framesOf(failure.cause) : undefined;
    ctx.recorder.failure({
      errorMessage: failure.code,
      errorType: 'generation',
      severity,
      userId,
      aiProvider: provider,
      duration: milliseconds,
      ...numbers,
      pagePath: `/functions/v1/${endpoint}`,
      ...(stackTrace && { stackTrace }),
    });
  }
}
