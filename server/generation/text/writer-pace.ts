import { sql } from 'drizzle-orm';
import { type SlowWriter, streamInactivitySeconds } from '#domain/generation/api.ts';
import type { Store } from '../../platform/database/database.ts';

/** How many of the last stories measure how soon the first words come; an odd number, for its median. */
const remembered = 9;
/** Fewer than these say nothing yet. */
const enough = 3;
/** The longest wait that "right away" may promise. */
const promisedMilliseconds = 10_000;

export type WriterPace = {
  /** Notes how long a parent has waited for the first words of a text story, in milliseconds. */
  note(milliseconds: number): void;
  /** Returns null if first words come soon. Measured times count more than the settings. */
  slowWriter(): SlowWriter | null;
};

/** Tells how soon first words come: from the last stories, or from the patience in the settings if they are few. */
export function createWriterPace(patienceMilliseconds: number): WriterPace {
  const waited: number[] = [];
  return {
    note(milliseconds) {
      waited.push(milliseconds);
      if (waited.length > remembered) waited.shift();
    },
    slowWriter() {
      if (waited.length < enough)
        return patienceMilliseconds > streamInactivitySeconds * 1000 ? { seconds: null } : null;
      const median = waited.toSorted((a, b) => a - b)[Math.floor(waited.length / 2)] ?? 0;
      return median > promisedMilliseconds ? { seconds: Math.round(median / 1000) } : null;
    },
  };
}

/** Notes the stories of the last week, so that a restart forgets nothing. */
export async function recallPace(store: Store, pace: WriterPace): Promise<void> {
  const { rows } = await store.asService((tx) =>
    tx.execute<{ milliseconds: number }>(sql`
      select response_time_ms as milliseconds from api_usage_logs
      where endpoint = 'generate-story-stream' and api_provider <> 'app' and timestamp > app_now() - interval '7 days'
        and (status_code = 200 or error_message = 'TIMEOUT')
      order by timestamp desc limit ${remembered}`),
  );
  for (const { milliseconds } of rows.reverse()) pace.note(milliseconds);
}
