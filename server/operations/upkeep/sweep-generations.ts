import { sql } from 'drizzle-orm';
import { draftDays } from '#domain/stories/api.ts';
import { isIllustratedType, type StoryType } from '#domain/usage/allowance.ts';
import type { AppServices } from '../../context.ts';
import { generationFolder } from '../../identity/family/object-folders.ts';
import { askForRemoval, removeAsked } from '../../platform/objects/object-removals.ts';
import { rowsOf } from '../figures/period.ts';

const atOnce = 200;

type Lost = { id: string; user_id: string; provider: string; story_type: StoryType; cost: number; content: string };

/**
 * Ends generations whose server died while it wrote them, an hour after their lease expired, and records their known
 * costs, so that the figures hold all money that was spent. Returns how many.
 */
export async function settleLost(ctx: AppServices): Promise<number> {
  const lost = await ctx.store.asService(async (tx) => {
    const rows = await rowsOf<Lost>(
      tx,
      sql`select id, user_id, provider, story_type, cost_usd::float as cost, content from generations
        where status in ('reserved', 'writing') and lease_expires_at < app_now() - interval '1 hour'
        order by id limit ${atOnce} for update skip locked`,
    );
    for (const { id, content, cost } of rows) {
      await tx.execute(
        sql`select settle_generation(${id}, 'failed', ${content}, 'PROVIDER_UNAVAILABLE', false, ${cost.toFixed(6)}::numeric)`,
      );
    }
    return rows;
  });
  for (const { id, user_id: userId, provider, story_type: storyType, cost: costUsd, content } of lost) {
    const common = { userId, generationId: id, errorMessage: 'PROVIDER_UNAVAILABLE' };
    const call = { ...common, method: 'POST', statusCode: 500, requestBody: { storyType } };
    const illustrated = isIllustratedType(storyType);
    const endpoint = illustrated ? 'generate-story-gemini' : 'generate-story-stream';
    ctx.recorder.apiCall({ ...call, apiProvider: 'app', endpoint });
    // The loss was our fault: the provider had answered.
    if (costUsd > 0) {
      ctx.recorder.apiCall({ ...call, statusCode: 200, apiProvider: provider, endpoint: 'chat-completions', costUsd });
    }
    const modelUsed = illustrated ? ctx.gemini.model : modelOf(ctx, provider);
    const wordCount = content.split(/\s+/).filter(Boolean).length;
    const writer = { apiProvider: provider, modelUsed };
    ctx.recorder.story({ ...common, ...writer, success: false, wordCount, costUsd, storyParams: { storyType } });
  }
  return lost.length;
}

function modelOf(ctx: AppServices, provider: string): string {
  return ctx.textProviders.find(({ name }) => name === provider)?.client.model ?? provider;
}

/**
 * Deletes drafts after their 30 days and other unsaved generations after one day, with the pictures kept in case their
 * parents come back. Returns how many. Pictures that cannot be removed yet are tried again.
 */
export async function sweepGenerations(
  ctx: AppServices,
  signal?: AbortSignal,
): Promise<{ generations: number; lost: number }> {
  const lost = await settleLost(ctx);
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
  return { generations, lost };
}
