import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { LiveSettingsAnswer, liveSettingsChange } from '#domain/operations/live-settings.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import { waitForTurn } from '../../platform/database/database.ts';
import { writeAudit } from '../logs/audit.ts';
import { readSet } from './live-settings-reader.ts';

/** Returns what operators have set, and what is configured. */
export async function readLiveSettings(ctx: AppServices, _operator: Operator): Promise<LiveSettingsAnswer> {
  return {
    set: await ctx.store.asService(readSet),
    configured: { signUps: ctx.signUps.mode, dailyCaps: capsOfWriters(ctx) },
  };
}

/** Leaves out the second reader's cap, which operators cannot change here: it stops no story. */
function capsOfWriters({ dailyCaps }: AppServices): Record<string, number | null> {
  return Object.fromEntries(Object.entries(dailyCaps).filter(([provider]) => provider !== 'reader'));
}

/** Changes settings from the next story or sign-in on; audits it. Throws INVALID_REQUEST for an unknown provider. */
export async function changeLiveSettings(
  ctx: AppServices,
  operator: Operator,
  change: z.output<typeof liveSettingsChange>,
): Promise<LiveSettingsAnswer> {
  const stranger = Object.keys(change.dailyCaps ?? {}).find((provider) => !(provider in capsOfWriters(ctx)));
  if (stranger !== undefined) {
    throw new DomainError('INVALID_REQUEST', 'There is no such provider here.', { field: 'dailyCaps' });
  }
  await ctx.store.asService(async (tx) => {
    await waitForTurn(tx, 'live settings');
    const before = await readSet(tx);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) continue;
      await tx.execute(
        value === null
          ? sql`delete from live_settings where name = ${name}`
          : sql`insert into live_settings (name, value, changed_at) values (${name}, ${JSON.stringify(value)}::jsonb, app_now())
              on conflict (name) do update set value = excluded.value, changed_at = app_now()`,
      );
    }
    await writeAudit(tx, operator, {
      action: 'change_live_settings',
      details: { before, after: { ...before, ...change } },
      at: ctx.now(),
    });
  });
  ctx.live.forget();
  return readLiveSettings(ctx, operator);
}
