import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';

/** The kind of a touch-up: a passage that is retold, or a picture that is redrawn. */
export type TouchUpKind = 'words' | 'picture';

/** How long one may take before its reservation expires. */
const leaseMinutes = 5;

type Reservation = {
  userId: string;
  kind: TouchUpKind;
  provider: string;
  /** The most it may cost, in USD: counts against the daily cap while it runs. */
  reservedUsd: number;
  capUsd: number | null;
  /** How many there may be on a UTC day; null = any number. */
  limit: number | null;
};

/** Reserves a touch-up. `outcome` is 'reserved' or the code of the refusal; `used` counts today's, running ones too. */
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

/** Ends a reservation once: it counts or is given back, and its cost is added to its provider's day. */
export async function settleTouchUp(
  tx: Transaction,
  id: string,
  { counts, costUsd }: { counts: boolean; costUsd: number },
): Promise<void> {
  await tx.execute(sql`select settle_touch_up(${id}, ${counts}, ${costUsd})`);
}

/** Returns how many of a kind an account used today (UTC), running ones too. */
export async function countTouchUps(tx: Transaction, userId: string, kind: TouchUpKind): Promise<number> {
  const { rows } = await tx.execute<{ used: number }>(sql`select touch_ups_today(${userId}, ${kind}) as used`);
  return rows[0]?.used ?? 0;
}
