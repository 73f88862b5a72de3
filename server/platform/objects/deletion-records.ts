import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { deletionRecords } from '#db/schema/operations.ts';
import type { Store, Transaction } from '../database/database.ts';
import type { Log } from '../telemetry/log.ts';
import type { ObjectStore } from './objects.ts';

type Services = { store: Store; objects: ObjectStore; log: Log };
type Kind = typeof deletionRecords.$inferSelect.kind;

const folder = 'deletions';
const atOnce = 500;
const keyOf = (kind: Kind, hash: string) => `${folder}/${kind}/${hash}`;

/** The name of a deleted thing in its record: whoever has the id finds it, and it tells others nothing. */
export const hashOfNumber = (id: string) => createHash('sha256').update(id).digest('hex');

/** Records a deletion in the transaction of its work. */
export async function recordDeletion(tx: Transaction, kind: Kind, id: string): Promise<void> {
  await tx
    .insert(deletionRecords)
    .values({ kind, subjectHash: hashOfNumber(id), deletedAt: sql`app_now()` })
    .onConflictDoNothing();
}

/** Copies new records to the object store; never rejects because of that store. */
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
    // It was brought back meanwhile, and must not be deleted again.
    if (still.length === 0) await objects.removeBelow(keyOf(kind, subjectHash));
    kept += still.length;
  }
  return { kept };
}

/** Removes the record of a thing that was brought back from the object store, so that it is not deleted again. */
export async function forgetDeletionRecord({ objects }: Services, kind: Kind, id: string): Promise<void> {
  await objects.removeBelow(keyOf(kind, hashOfNumber(id)));
}

/** Returns the hashes of deleted things from the object store; a database from an older backup gets them again. */
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

/** Removes records over a year old from both places: no backup is that old. Returns how many. */
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
