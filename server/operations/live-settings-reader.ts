import { sql } from 'drizzle-orm';
import { type LiveSettings, liveSettingsSchema, noLiveSettings } from '#domain/operations/live-settings.ts';
import type { Store, Transaction } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { rowsOf } from './period.ts';

/** What operators have set, as every server of the site comes to know it. */
export type LiveSettingsReader = {
  /** What is set, as it was at most three seconds ago; what was known last where the database is away. */
  read(): Promise<LiveSettings>;
  /** The same without asking anybody, for work inside a transaction. */
  known(): LiveSettings;
  /** Has the next look ask the database. */
  forget(): void;
};

const freshMilliseconds = 3000;

export function createLiveSettings(store: Store, log: Log): LiveSettingsReader {
  let known = noLiveSettings;
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    async read() {
      if (performance.now() - readAt < freshMilliseconds) return known;
      try {
        known = await store.asService(readSet);
        readAt = performance.now();
      } catch (err) {
        log.error({ err }, 'the live settings could not be read');
      }
      return known;
    },
    known: () => known,
    forget() {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** What is set; where nothing is, the configured counts. */
export async function readSet(tx: Transaction): Promise<LiveSettings> {
  const rows = await rowsOf<{ name: string; value: unknown }>(tx, sql`select name, value from live_settings`);
  const read = liveSettingsSchema.partial().safeParse(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
  // A row of another release that cannot be read is as good as none.
  return { ...noLiveSettings, ...(read.success ? (read.data as Partial<LiveSettings>) : {}) };
}
