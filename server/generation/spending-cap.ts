import { sql } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../context.ts';

/** Refuses politely once a provider has cost what it may cost on this UTC day: SPENDING_CAP_REACHED. */
export async function requireUnderCap(ctx: AppServices, provider: 'deepseek' | 'gemini'): Promise<void> {
  const cap = ctx.dailyCaps[provider];
  if (cap === null) return;
  const { rows } = await ctx.store.asService((tx) =>
    tx.execute<{ spent: string }>(
      sql`select total_cost_usd as spent from daily_cost_summaries
        where date = (app_now() at time zone 'utc')::date and api_provider = ${provider}`,
    ),
  );
  if (Number(rows[0]?.spent ?? 0) >= cap) {
    throw new DomainError('SPENDING_CAP_REACHED', 'No more stories of this kind can be written today.');
  }
}
