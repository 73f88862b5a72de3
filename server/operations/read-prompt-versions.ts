import { sql } from 'drizzle-orm';
import type { Period, PromptVersionFigures } from '#domain/operations/figures.ts';
import type { Transaction } from '../platform/database.ts';
import { rowsOf } from './period.ts';

/**
 * How the stories of each prompt version fared since then: asked for, stopped by their readers, refused as unfit,
 * saved, read again on another day, made a favourite, and gone on with. Prompts are compared by this, and not by how they read to us.
 */
export function readPromptVersions(tx: Transaction, { from, to }: Period): Promise<PromptVersionFigures[]> {
  return rowsOf<PromptVersionFigures>(
    tx,
    sql`with asked as (
        select prompt_version as version, count(*)::integer as stories,
          count(*) filter (where error_message = 'GENERATION_STOPPED')::integer as stopped,
          count(*) filter (where error_message = 'CONTENT_FILTERED')::integer as refused
        from story_analytics where timestamp > ${from} and timestamp < ${to} and prompt_version is not null group by 1),
      kept as (
        select g.prompt_version as version, count(*)::integer as saved, sum(g.rereads)::integer as rereads,
          count(*) filter (where exists (select from favorites f where f.story_id = s.id))::integer as favorites,
          count(*) filter (where exists (select from stories n where n.chapter_of = s.id))::integer as continued
        from stories s join generations g on g.id = s.generation_id
        where s.created_at > ${from} and s.created_at < ${to} and g.prompt_version is not null group by 1)
      select version, coalesce(stories, 0) as stories, coalesce(stopped, 0) as stopped, coalesce(refused, 0) as refused,
        coalesce(saved, 0) as saved, coalesce(rereads, 0) as rereads, coalesce(favorites, 0) as favorites, coalesce(continued, 0) as continued
      from asked full join kept using (version) order by stories desc, version`,
  );
}
