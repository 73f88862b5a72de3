import { sql } from 'drizzle-orm';
import type { Period, PromptVersionFigures } from '#domain/operations/figures.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { rowsOf } from './period.ts';

/**
 * Returns how the stories of each prompt version fared on the whole UTC days that a period touches: requested, stopped
 * by their readers, refused as unfit; and how often those saved on these days were reread on another day, made a
 * favourite, or continued. Prompts are compared by this, and not by how they read to us.
 */
export function readPromptVersions(tx: Transaction, { from, to }: Period): Promise<PromptVersionFigures[]> {
  return rowsOf<PromptVersionFigures>(
    tx,
    sql`select version, sum(stories)::integer as stories, sum(stopped)::integer as stopped, sum(refused)::integer as refused,
        sum(saved)::integer as saved, sum(rereads)::integer as rereads, sum(favorites)::integer as favorites,
        sum(continued)::integer as continued
      from daily_prompt_versions where day >= utc_day(${from}) and day <= utc_day(${to})
      group by version having sum(stories) > 0 or sum(saved) > 0 order by stories desc, version`,
  );
}
