import { asc, eq, sql } from 'drizzle-orm';
import { objectRemovals } from '#db/schema/operations.ts';
import type { Store, Transaction } from '../database/database.ts';
import type { Log } from '../telemetry/log.ts';
import type { ObjectStore } from './objects.ts';

type Services = { store: Store; objects: ObjectStore; log: Log };

const atOnce = 500;

/** Notes in `tx` that everything below these prefixes is to be removed: that is tried until it succeeds. */
export async function askForRemoval(tx: Transaction, prefixes: readonly string[]): Promise<void> {
  await tx
    .insert(objectRemovals)
    .values(prefixes.map((prefix) => ({ prefix, askedAt: sql`app_now()` })))
    .onConflictDoNothing();
}

/** Removes these prefixes, or up to 500 that wait. Returns how many are gone and left; never rejects for the store. */
export async function removeAsked(
  { store, objects, log }: Services,
  prefixes?: readonly string[],
  signal?: AbortSignal,
): Promise<{ gone: number; left: number }> {
  const asked =
    prefixes ??
    (
      await store.asService((tx) => tx.select().from(objectRemovals).orderBy(asc(objectRemovals.askedAt)).limit(atOnce))
    ).map(({ prefix }) => prefix);
  let gone = 0;
  for (const prefix of asked) {
    if (signal?.aborted) break;
    try {
      await objects.removeBelow(prefix);
      await store.asService((tx) => tx.delete(objectRemovals).where(eq(objectRemovals.prefix, prefix)));
      gone += 1;
    } catch (err) {
      log.error({ err }, 'pictures that were to be removed are still there, and are tried again');
    }
  }
  return { gone, left: asked.length - gone };
}
