import type { DomainError, ErrorCode } from '#domain/errors.ts';
import type { EveningOutcome } from '#domain/generation/evenings.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { usageReasons } from '#domain/usage/allowance.ts';
import type { AppServices } from '../../context.ts';
import { standingMember } from '../../identity/callers/standing-member.ts';
import { queueMail } from '../../identity/mail/queue-mail.ts';
import { sendQueuedMails } from '../../identity/mail/send-queued-mails.ts';
import { notify } from '../../identity/push/push.ts';
import { asDomainError } from '../../platform/http/errors.ts';
import { followGeneration } from '../follow-generation.ts';
import { untilEnd } from '../illustrated-answer.ts';
import { readGenerationRequest } from '../read-request.ts';
import { findGeneration } from '../running/store.ts';
import { startGeneration } from '../start-generation.ts';
import { eveningOptions } from './evening-options.ts';
import { claimDue, claimForsaken, type Evening, settleEvening, tryAgain } from './store.ts';

/** They say no more than this, since a notification shows on a locked screen. */
const titles: Record<InterfaceLanguage, string> = {
  en: 'Tonight’s story is ready',
  es: 'El cuento de esta noche está listo',
};

/** Failures after which another try some minutes later may succeed. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'TIMEOUT',
  'QUOTA_EXCEEDED',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_BUSY',
  'GENERATION_STOPPED',
  'READER_AWAY',
  'NO_ROOM',
  'EMPTY_STORY',
  'UNAVAILABLE',
]);

/**
 * Writes the stories of due evening plans, once for each plan and day over all servers, and notifies the parents.
 * Each is a text story as if its parent had asked: judged, read, reserved, counted and recorded alike. It waits as a
 * draft. A story that cannot be written costs nothing and shows only on the profile. Returns the outcomes, counted.
 */
export async function writeEvenings(ctx: AppServices, signal?: AbortSignal): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  const write = async (evenings: Evening[]) => {
    for (const outcome of await Promise.all(evenings.map((evening) => writeEvening(ctx, evening))))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  await write(await ctx.store.asService(claimForsaken));
  while (!signal?.aborted) {
    const { looked, evenings } = await ctx.store.asService(claimDue);
    if (looked === 0) break;
    await write(evenings);
  }
  return outcomes;
}

async function writeEvening(ctx: AppServices, evening: Evening): Promise<EveningOutcome | 'again'> {
  const outcome = await makeAndTell(ctx, evening).catch((cause: unknown) => outcomeOf(asDomainError(cause)));
  await ctx.store.asService((tx) =>
    outcome === 'again' ? tryAgain(tx, evening.id) : settleEvening(tx, evening.id, outcome),
  );
  return outcome;
}

async function makeAndTell(ctx: AppServices, evening: Evening): Promise<EveningOutcome> {
  const member = await standingMember(ctx, evening.userId);
  if (!member) return 'failed';
  // A server that died may have begun it.
  const begun = await ctx.store.asMember(member, (tx) => findGeneration(tx, evening.id));
  if (!begun) {
    const storyParams = await eveningOptions(ctx, member, evening);
    if (!storyParams) return 'failed';
    const { options } = readGenerationRequest(ctx, { storyParams, generationId: evening.id }, 'deepseek');
    const sources = { device: undefined, network: undefined };
    await startGeneration(ctx, member, { generationId: evening.id, requestId: evening.id, options, sources });
  }
  const end = await untilEnd(await followGeneration(ctx, member, evening.id));
  if (end.status !== 'completed') throw end.error;
  return tell(ctx, evening);
}

/** Notifies by push, else by a mail to the account's own address, else not at all: the draft is there all the same. */
async function tell(ctx: AppServices, { id, userId, language }: Evening): Promise<EveningOutcome> {
  try {
    if (await notify(ctx, userId, { title: titles[language], path: `/story/text?draft=${id}` })) return 'push';
    if (!ctx.mailer) return 'untold';
    const queued = await ctx.store.asService((tx) => queueMail(tx, { userId, kind: 'evening-story', about: id }));
    if (!queued) return 'untold';
    await sendQueuedMails(ctx);
    return 'mail';
  } catch (err) {
    ctx.log.error({ err }, 'nobody was told of a story for the evening');
    return 'untold';
  }
}

function outcomeOf({ code }: DomainError): EveningOutcome | 'again' {
  if (passing.has(code)) return 'again';
  if (code === 'INPUT_REFUSED' || code === 'CONTENT_FILTERED') return 'refused';
  return (usageReasons as readonly ErrorCode[]).includes(code) ? 'allowance' : 'failed';
}
