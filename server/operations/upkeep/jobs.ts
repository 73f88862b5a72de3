import { sql } from 'drizzle-orm';
import { reconcileBilling } from '../../billing/reconcile.ts';
import type { AppServices } from '../../context.ts';
import { writeEvenings } from '../../generation/evenings/write-evenings.ts';
import { sendDeliveries } from '../../generation/webhooks/send-deliveries.ts';
import { sendQueuedMails } from '../../identity/mail/send-queued-mails.ts';
import type { Job } from '../../platform/jobs.ts';
import { removeAsked } from '../../platform/objects/object-removals.ts';
import { framesOf } from '../../platform/telemetry/note-failure.ts';
import { resumeNarrations } from '../../stories/narration/resume-narrations.ts';
import { watch } from '../alerts/watch.ts';
import { rowOf } from '../figures/period.ts';
import { deletePlanned } from './delete-planned.ts';
import { repeatDeletions } from './repeat-deletions.ts';
import { sweepGenerations } from './sweep-generations.ts';

/** The scheduled jobs and their times (UTC). See docs/operating.md. Only the tables' owner may run `renewIndexes`. */
export function productJobs(ctx: AppServices, renewIndexes?: Job['run']): Job[] {
  const jobs: Job[] = [
    { name: 'watch', cron: '*/2 * * * *', run: () => watch(ctx) },
    { name: 'send-webhooks', cron: '* * * * *', run: () => sendDeliveries(ctx) },
    { name: 'sweep-generations', cron: '17 * * * *', run: (signal) => sweepGenerations(ctx, signal) },
    { name: 'write-evenings', cron: '*/5 * * * *', run: (signal) => writeEvenings(ctx, signal) },
    { name: 'remove-objects', cron: '*/10 * * * *', run: (signal) => removeAsked(ctx, undefined, signal) },
    { name: 'repeat-deletions', cron: '27 * * * *', run: (signal) => repeatDeletions(ctx, signal) },
    { name: 'delete-planned', cron: '37 * * * *', run: (signal) => deletePlanned(ctx, signal) },
    ...(ctx.speech
      ? [
          {
            name: 'resume-narrations',
            cron: '*/15 * * * *',
            run: (signal: AbortSignal) => resumeNarrations(ctx, signal),
          },
        ]
      : []),
    { name: 'log-partitions', cron: '5 2 * * *', run: () => makePartitions(ctx) },
    { name: 'retention', cron: '20 2 * * *', run: () => keepRetention(ctx) },
    { name: 'inactive-accounts', cron: '40 2 * * *', run: () => markInactive(ctx) },
    ...(ctx.offers.payments
      ? [{ name: 'reconcile-billing', cron: '10 3 * * *', run: (signal: AbortSignal) => reconcileBilling(ctx, signal) }]
      : []),
    // Sends mails that were not accepted at once, or whose server died.
    ...(ctx.mailer ? [{ name: 'send-mails', cron: '*/10 * * * *', run: () => sendQueuedMails(ctx) }] : []),
    ...(renewIndexes ? [{ name: 'renew-indexes', cron: '30 3 1 * *', run: renewIndexes }] : []),
  ];
  return jobs.map((job) => told(ctx, job));
}

/** The same job, which also records its failures for the operators. */
function told(ctx: AppServices, job: Job): Job {
  return {
    ...job,
    run: async (signal) => {
      try {
        return await job.run(signal);
      } catch (error) {
        const stackTrace = framesOf(error);
        ctx.recorder.failure({
          errorMessage: `The job ${job.name} failed.`,
          errorType: 'job',
          severity: 'high',
          ...(stackTrace && { stackTrace }),
        });
        throw error;
      }
    },
  };
}

async function makePartitions(ctx: AppServices): Promise<void> {
  await ctx.store.asService((tx) => tx.execute(sql`select ensure_log_partitions()`));
}

/** Deletes what retention promises to delete (P32, OPS-01 to OPS-03). Returns how many rows of each kind. */
export async function keepRetention(ctx: AppServices): Promise<Record<string, number>> {
  const { gone } = await ctx.store.asService((tx) =>
    rowOf<{ gone: Record<string, number> }>(
      tx,
      sql`select keep_retention() || keep_sign_in_retention() || keep_payment_retention()
        || forget_deleted_stories() as gone`,
    ),
  );
  return gone;
}

async function markInactive(ctx: AppServices): Promise<{ changed: number }> {
  return ctx.store.asService((tx) => rowOf<{ changed: number }>(tx, sql`select mark_inactive_accounts() as changed`));
}
