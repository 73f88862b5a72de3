import { sql } from 'drizzle-orm';
import { draftDays } from '#domain/stories/api.ts';
import type { AppServices } from '../context.ts';
import { generationFolder } from '../identity/object-folders.ts';
import { askForRemoval, removeAsked } from '../platform/object-removals.ts';
import { rowsOf } from './period.ts';

const atOnce = 200;

/**
 * Forgets drafts after their 30 days, and after one day what never became one, with the pictures that were
 * kept for whoever might come back. Returns how many. Pictures that the store keeps for now are tried again.
 */
export async function sweepGenerations(ctx: AppServices, signal?: AbortSignal): Promise<{ generations: number }> {
  let generations = 0;
  while (!signal?.aborted) {
    const old = await ctx.store.asService((tx) =>
      rowsOf<{ id: string; user_id: string; has_pictures: boolean }>(
        tx,
        sql`select id, user_id, jsonb_array_length(pictures) > 0 as has_pictures from generations g
          where created_at < app_now() - case
              when status = 'completed' or (status = 'stopped' and counted) then make_interval(days => ${draftDays})
              else interval '1 day' end
            and (status not in ('reserved', 'writing') or lease_expires_at < app_now())
            and not exists (select from stories s where s.user_id = g.user_id and s.generation_id = g.id)
          limit ${atOnce}`,
      ),
    );
    const ids = old.map(({ id }) => id);
    const folders = old.filter((each) => each.has_pictures).map(({ id, user_id }) => generationFolder(user_id, id));
    await ctx.store.asService(async (tx) => {
      if (folders.length > 0) await askForRemoval(tx, folders);
      await tx.execute(sql`delete from generations where id = any(${sql.param(ids)}::uuid[])`);
    });
    await removeAsked(ctx, folders, signal);
    generations += old.length;
    if (old.length < atOnce) break;
  }
  return { generations };
}
