import type { DayTrend } from '#domain/operations/figures.ts';
import { compactNumber } from '#domain/operations/numbers.ts';
import { texts } from './texts.ts';

/** The trend of a card with an all-time figure: the additions in the curve's days, and in as many days before. */
export function dayTrend(of: DayTrend | undefined, what: string) {
  return {
    of,
    format: compactNumber,
    says: (before: string) => texts.common.trend(what, compactNumber(of?.now ?? 0), before),
  };
}
