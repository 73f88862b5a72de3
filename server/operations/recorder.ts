import { sql } from 'drizzle-orm';
import { apiUsageLogs, dailyCostSummaries, errorLogs, storyAnalytics, userEvents } from '#db/schema/operations.ts';
import type { Store, Transaction } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Recorder } from '../platform/recorder.ts';

const flushMilliseconds = 500;
const waitingLimit = 10_000;

/** Gathers records and writes them in one transaction now and then (EVENT-14). A failed write goes to the log only. */
export function createRecorder(store: Store, log: Log): Recorder {
  let waiting: ((tx: Transaction) => Promise<unknown>)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    await store
      .asService(async (tx) => {
        for (const insert of batch) await insert(tx);
      })
      .catch((error: unknown) => log.error({ err: error, records: batch.length }, 'records were not written'));
  };
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const add = (insert: (tx: Transaction) => Promise<unknown>) => {
    if (waiting.length >= waitingLimit) return;
    waiting.push(insert);
    timer ??= setTimeout(flush, flushMilliseconds).unref();
  };

  return {
    event(userId, eventType, eventData = {}) {
      const timestamp = new Date();
      add((tx) => tx.insert(userEvents).values({ userId, eventType, eventData, timestamp }));
    },
    failure(record) {
      const timestamp = new Date();
      add((tx) => tx.insert(errorLogs).values({ ...record, timestamp }));
    },
    apiCall({ costUsd, ...record }) {
      const timestamp = new Date();
      add((tx) => tx.insert(apiUsageLogs).values({ ...record, costUsd: costUsd?.toFixed(6), timestamp }));
      if (costUsd === undefined) return;
      const row = { date: timestamp.toISOString().slice(0, 10), apiProvider: record.apiProvider };
      add((tx) =>
        tx
          .insert(dailyCostSummaries)
          .values({ ...row, totalCostUsd: costUsd.toFixed(6), totalRequests: 1 })
          .onConflictDoUpdate({
            target: [dailyCostSummaries.date, dailyCostSummaries.apiProvider],
            set: {
              totalCostUsd: sql`${dailyCostSummaries.totalCostUsd} + excluded.total_cost_usd`,
              totalRequests: sql`${dailyCostSummaries.totalRequests} + 1`,
            },
          }),
      );
    },
    story({ costUsd, ...record }) {
      const timestamp = new Date();
      add((tx) => tx.insert(storyAnalytics).values({ ...record, costUsd: costUsd?.toFixed(6), timestamp }));
    },
    flush,
  };
}
