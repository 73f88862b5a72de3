import { sql } from 'drizzle-orm';
import type { GiveBack } from '#domain/operations/people.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import { rowOf } from '../figures/period.ts';
import { writeAudit } from '../logs/audit.ts';
import { requirePerson } from './read-person.ts';

const columns = {
  freeText: sql.identifier('free_no_image_stories_used'),
  freeImage: sql.identifier('free_image_stories_used'),
  dailyGemini: sql.identifier('daily_gemini_stories_used'),
};

/**
 * Lowers the used stories of one kind, but not below 0, and audits it: those of the user's household, which its owner's
 * row counts. Throws PROFILE_NOT_FOUND.
 */
export async function giveBack(
  ctx: AppServices,
  operator: Operator,
  userId: string,
  { kind, stories }: GiveBack,
): Promise<void> {
  const column = columns[kind];
  await ctx.store.asService(async (tx) => {
    await requirePerson(tx, userId);
    // Locks the row, so that two operators at once give back one after the other.
    const { used: before, counted_on: countedOn } = await rowOf<{ used: number; counted_on: string }>(
      tx,
      sql`select ${column} as used, user_id as counted_on from locked_usage_row(${userId})`,
    );
    const after = Math.max(0, before - stories);
    await tx.execute(
      sql`update user_usage_limits set ${column} = ${after}, updated_at = app_now() where user_id = ${countedOn}`,
    );
    await writeAudit(tx, operator, {
      action: 'give_back_stories',
      subjectId: userId,
      details: { kind, before, after },
      at: ctx.now(),
    });
  });
}
