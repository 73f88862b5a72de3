import { and, eq, sql } from 'drizzle-orm';
import { dailyCostSummaries } from '#db/schema/operations.ts';
import type { Store } from '../../platform/database/database.ts';

/** What may be spent on one UTC day, over all servers. */
export type DayBudget = {
  /** What this process knows, without asking the database. */
  readonly isSpent: boolean;
  full(): Promise<boolean>;
  spend(usd: number): void;
};

/** How old our figure of what the other servers spent may be. */
const freshMilliseconds = 15_000;

/** The budget of one provider; null = no cap. Costs are known to all servers as soon as their records are written. */
export function createDayBudget(store: Store, provider: string, capUsd: number | null, now: () => Date): DayBudget {
  let day: string | undefined;
  let kept = 0;
  let sinceLook = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const turn = () => {
    const today = now().toISOString().slice(0, 10);
    if (today === day) return;
    day = today;
    kept = 0;
    sinceLook = 0;
    lookedAt = Number.NEGATIVE_INFINITY;
  };
  const isSpent = () => {
    turn();
    return capUsd !== null && kept + sinceLook >= capUsd;
  };
  return {
    get isSpent() {
      return isSpent();
    },
    async full() {
      if (capUsd === null) return false;
      if (!isSpent() && performance.now() - lookedAt > freshMilliseconds) {
        lookedAt = performance.now();
        const today = day;
        const [row] = await store.asService((tx) =>
          tx
            .select({ usd: dailyCostSummaries.totalCostUsd })
            .from(dailyCostSummaries)
            .where(and(eq(dailyCostSummaries.apiProvider, provider), eq(dailyCostSummaries.date, sql`${today}::date`))),
        );
        kept = Number(row?.usd ?? 0);
        sinceLook = 0;
      }
      return isSpent();
    },
    spend(usd) {
      turn();
      sinceLook += usd;
    },
  };
}
