import type { SQL } from 'drizzle-orm';
import type { Period } from '#domain/operations/figures.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** The rows that a statement returns. */
export async function rowsOf<Row extends object>(tx: Transaction, statement: SQL): Promise<Row[]> {
  return (await tx.execute(statement)).rows as unknown as Row[];
}

/** The one row that an aggregate always returns. */
export async function rowOf<Row extends object>(tx: Transaction, statement: SQL): Promise<Row> {
  const [row] = await rowsOf<Row>(tx, statement);
  if (!row) throw new Error('an aggregate answered no row');
  return row;
}

/** The last `count` UTC days, today included (AMB-151), oldest first. */
export function lastDays(now: Date, count: number): string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** From the beginning of the first of these days until now. */
export function daysPeriod(now: Date, days: readonly string[]): Period {
  return { from: `${days[0]}T00:00:00.000Z`, to: now.toISOString() };
}

/** The last moment of the last of these days. */
export const endOf = (days: readonly string[]): string => `${days.at(-1)}T23:59:59.999Z`;

/** The last `hours` hours. */
export function hoursPeriod(now: Date, hours: number): Period {
  return { from: new Date(now.getTime() - hours * 3_600_000).toISOString(), to: now.toISOString() };
}

/** A moment, which the database may have returned as text, in ISO 8601. */
export function iso(moment: Date | string): string {
  return new Date(moment).toISOString();
}

export function isoOrNull(moment: Date | string | null): string | null {
  return moment === null ? null : iso(moment);
}
