import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';

/** What a story is touched up by: a passage told anew, or a picture drawn again. */
export type TouchUpKind = 'words' | 'picture';

/** How long one may take before its reservation frees itself. */
const leaseMinutes = 5;

type Reservation = {
  userId: string;
  kind: TouchUpKind;
  provider: string;
  /** The most it may cost, in USD: held against the daily cap while it runs. */
  reservedUsd: number;
  capUsd: number | null;
  /** How many there may be on a UTC day; null = any number. */
  limit: number | null;
};

/** Reserves one touch-up for a caller. `outcome` is 'reserved' or the code of the refusal; `used` counts those of today, running ones too. */
export async function reserveTouchUp(
  tx: Transaction,
  { userId, kind, provider, reservedUsd, capUsd, limit }: Reservation,
): Promise<{ outcome: string; id: string; used: number }> {
  const { rows } = await tx.execute<{ outcome: string; id: string; used: number }>(sql`
    select * from reserve_touch_up(${userId}, ${kind}, ${provider}, ${reservedUsd}, ${capUsd}, ${limit},
      make_interval(mins => ${leaseMinutes}))`);
  const [row] = rows;
  if (!row) throw new Error('reserve_touch_up answered nothing');
  return row;
}

/** Ends a reservation once: it counts or is given back, and what it cost is on its provider's day. */
export async function settleTouchUp(
  tx: Transaction,
  id: string,
  { counts, costUsd }: { counts: boolean; costUsd: number },
): Promise<void> {
  await tx.execute(sql`select settle_touch_up(${id}, ${counts}, ${costUsd})`);
}

/** How many of a kind an account used today (UTC), running ones too. */
export async function countTouchUps(tx: Transaction, userId: string, kind: TouchUpKind): Promise<number> {
  const { rows } = await tx.execute<{ used: number }>(sql`select touch_ups_today(${userId}, ${kind}) as used`);
  return rows[0]?.used ?? 0;
}
