import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { deletionRecords } from '#db/schema/operations.ts';
import type { Store, Transaction } from './database.ts';
import type { Log } from './log.ts';
import type { ObjectStore } from './objects.ts';

type Services = { store: Store; objects: ObjectStore; log: Log };
type Kind = typeof deletionRecords.$inferSelect.kind;

const folder = 'deletions';
const atOnce = 500;
const keyOf = (kind: Kind, hash: string) => `${folder}/${kind}/${hash}`;

/** The name of what was deleted in its record: whoever has the number finds it, and it says nothing to anybody else. */
export const hashOfNumber = (id: string) => createHash('sha256').update(id).digest('hex');

/** Writes down, with the work of `tx`, that this was deleted. */
export async function recordDeletion(tx: Transaction, kind: Kind, id: string): Promise<void> {
  await tx
    .insert(deletionRecords)
    .values({ kind, subjectHash: hashOfNumber(id), deletedAt: sql`app_now()` })
    .onConflictDoNothing();
}

/** What was recorded and the object store does not have yet goes there; never rejects for the store. */
export async function keepDeletionRecords({ store, objects, log }: Services): Promise<{ kept: number }> {
  const waiting = await store.asService((tx) =>
    tx.select().from(deletionRecords).where(isNull(deletionRecords.keptAt)).limit(atOnce),
  );
  let kept = 0;
  for (const { kind, subjectHash, deletedAt } of waiting) {
    try {
      await objects.put(keyOf(kind, subjectHash), Buffer.from(deletedAt.toISOString()));
    } catch (err) {
      log.error({ err }, 'the record of a deletion is in the database alone, and is kept later');
      break;
    }
    const still = await store.asService((tx) =>
      tx
        .update(deletionRecords)
        .set({ keptAt: sql`app_now()` })
        .where(and(eq(deletionRecords.kind, kind), eq(deletionRecords.subjectHash, subjectHash)))
        .returning({ kind: deletionRecords.kind }),
    );
    // Brought back meanwhile: nobody may delete it again.
    if (still.length === 0) await objects.removeBelow(keyOf(kind, subjectHash));
    kept += still.length;
  }
  return { kept };
}

/** Takes the record of what was brought back out of the object store, so that nobody deletes it again. */
export async function forgetDeletionRecord({ objects }: Services, kind: Kind, id: string): Promise<void> {
  await objects.removeBelow(keyOf(kind, hashOfNumber(id)));
}

/** The hashes of what was deleted, as the object store knows them; a database from an older backup learns them again. */
export async function listDeletions({ store, objects }: Services, kind: Kind): Promise<string[]> {
  const keys = await objects.list(`${folder}/${kind}`);
  const hashes = keys.map((key) => key.slice(keyOf(kind, '').length));
  await store.asService((tx) =>
    tx.execute(sql`insert into deletion_records (kind, subject_hash, deleted_at, kept_at)
      select ${kind}, hash, app_now(), app_now() from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) hash
      on conflict do nothing`),
  );
  return hashes;
}

/** No backup is as old as these records: they go from both places. Returns how many. */
export async function forgetOldRecords({ store, objects }: Services): Promise<{ forgotten: number }> {
  const old = await store.asService((tx) =>
    tx
      .select()
      .from(deletionRecords)
      .where(lt(deletionRecords.deletedAt, sql`app_now() - interval '1 year'`))
      .limit(atOnce),
  );
  for (const { kind, subjectHash } of old) await objects.removeBelow(keyOf(kind, subjectHash));
  if (old.length > 0) {
    const hashes = old.map(({ subjectHash }) => subjectHash);
    await store.asService((tx) => tx.delete(deletionRecords).where(inArray(deletionRecords.subjectHash, hashes)));
  }
  return { forgotten: old.length };
}
