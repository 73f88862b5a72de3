import { Cron } from 'croner';
import { sql } from 'drizzle-orm';
import type { Store } from './database/database.ts';
import type { Log } from './telemetry/log.ts';

/** Work that is due by the clock. `cron` is in UTC, at most once a minute. */
export type Job = { name: string; cron: string; run(signal: AbortSignal): Promise<unknown> };

/** A run that never ended is taken over after this long: its server died. */
const takeOverMinutes = 60;

/**
 * Runs a job that was due at this moment, unless another server runs or ran it: the row of the run is
 * the only lock. Returns whether it ran here. A failure is noted, and the job runs again when it is next due.
 */
export async function runJob(store: Store, log: Log, job: Job, due: Date, signal: AbortSignal): Promise<boolean> {
  const key = sql`job = ${job.name} and due_at = ${due.toISOString()}`;
  const { rows } = await store.asService((tx) =>
    tx.execute(sql`insert into job_runs (job, due_at, started_at) values (${job.name}, ${due.toISOString()}, app_now())
      on conflict (job, due_at) do update set started_at = app_now()
        where job_runs.finished_at is null and job_runs.started_at < app_now() - make_interval(mins => ${takeOverMinutes})
      returning job`),
  );
  if (rows.length === 0) return false;
  let outcome: unknown = null;
  let failure: string | null = null;
  try {
    outcome = (await job.run(signal)) ?? null;
  } catch (err) {
    failure = err instanceof Error ? err.message.slice(0, 300) : 'failed';
    log.error({ err, job: job.name }, 'a job failed');
  }
  await store.asService((tx) =>
    tx.execute(sql`update job_runs set finished_at = app_now(), error = ${failure},
      outcome = ${JSON.stringify(outcome)}::jsonb where ${key}`),
  );
  return true;
}

/** Runs every job when it is due, and at once its last run if no server made that. Returns a function that ends it. */
export function startJobs(store: Store, log: Log, jobs: readonly Job[]): () => Promise<void> {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const begin = (job: Job, due: Date): Promise<void> => {
    const run: Promise<void> = runJob(store, log, job, due, stopping.signal)
      .catch((err: unknown) => log.error({ err, job: job.name }, 'a job could not be started'))
      .then(() => void running.delete(run));
    running.add(run);
    return run;
  };
  const clocks = jobs.map((job) => {
    const clock = new Cron(job.cron, { timezone: 'UTC', protect: true, unref: true }, (self) => {
      // The moment it was due, not the moment it began, since that is the same on every server.
      const [due] = self.previousRuns(1, new Date(Date.now() + 1000));
      return due ? begin(job, due) : undefined;
    });
    const [missed] = clock.previousRuns(1);
    if (missed) void begin(job, missed);
    return clock;
  });
  return async () => {
    stopping.abort();
    for (const clock of clocks) clock.stop();
    await Promise.all(running);
  };
}
