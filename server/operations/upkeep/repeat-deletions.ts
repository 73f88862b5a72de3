import { sql } from 'drizzle-orm';
import type { AppServices } from '../../context.ts';
import { removeAccount } from '../../identity/account/delete-account.ts';
import {
  forgetOldRecords,
  keepDeletionRecords,
  listDeletions,
  recordDeletion,
} from '../../platform/objects/deletion-records.ts';
import { putAside } from '../../stories/store.ts';
import { rowsOf } from '../figures/period.ts';

/**
 * Repeats deletions that a restored backup undid: of every account and story with a deletion record in the object
 * store. Without a restore there are none. A failed deletion is tried again in the next run. Returns how many of each.
 */
export async function repeatDeletions(
  ctx: AppServices,
  signal?: AbortSignal,
): Promise<{ accounts: number; stories: number; kept: number; forgotten: number }> {
  const { kept } = await keepDeletionRecords(ctx);
  const accounts = await listDeletions(ctx, 'account');
  const back = await ctx.store.asService((tx) =>
    rowsOf<{ id: string }>(tx, sql`select id from users where hash_of_number(id) in (${listed(accounts)})`),
  );
  for (const { id } of back) {
    if (signal?.aborted) break;
    await removeAccount(ctx, id);
  }
  const deleted = await listDeletions(ctx, 'story');
  const stories = await ctx.store.asService(async (tx) => {
    const found = await rowsOf<{ id: string }>(
      tx,
      sql`select id from stories where hash_of_number(id) in (${listed(deleted)})`,
    );
    for (const { id } of found) {
      await putAside(tx, id);
      await recordDeletion(tx, 'story', id);
    }
    return found.length;
  });
  return { accounts: back.length, stories, kept, ...(await forgetOldRecords(ctx)) };
}

const listed = (hashes: readonly string[]) => sql`select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb)`;
