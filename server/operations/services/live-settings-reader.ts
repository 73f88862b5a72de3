import { sql } from 'drizzle-orm';
import { type LiveSettings, liveSettingsSchema, noLiveSettings } from '#domain/operations/live-settings.ts';
import type { Store, Transaction } from '../../platform/database/database.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { rowsOf } from '../figures/period.ts';

/** Reads the settings that operators have made, for one server of the site. */
export type LiveSettingsReader = {
  /** Returns the settings, at most three seconds old; the last known ones while the database is away. */
  read(): Promise<LiveSettings>;
  /** Returns the last known settings without asking the database, for work inside a transaction. */
  known(): LiveSettings;
  /** Makes the next `read` ask the database. */
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

/** Reads what operators have set; null where the configured value counts. */
export async function readSet(tx: Transaction): Promise<LiveSettings> {
  const rows = await rowsOf<{ name: string; value: unknown }>(tx, sql`select name, value from live_settings`);
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  // Each by itself: a row that only another release can read does not count; a cap beside it does.
  const read = Object.entries(liveSettingsSchema.shape).map(([name, schema]) => [
    name,
    schema.safeParse(values.get(name) ?? null).data ?? null,
  ]);
  return Object.fromEntries(read) as LiveSettings;
}
