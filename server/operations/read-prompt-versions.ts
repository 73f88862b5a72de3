import { sql } from 'drizzle-orm';
import type { Period, PromptVersionFigures } from '#domain/operations/figures.ts';
import type { Transaction } from '../platform/database.ts';
import { rowsOf } from './period.ts';

/**
 * How the stories of each prompt version fared on the UTC days that a period touches, whole: asked for, stopped by their
 * readers, refused as unfit, and of those that were saved on these days how many were read again on another day, made a
 * favourite, and gone on with. Prompts are compared by this, and not by how they read to us.
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
