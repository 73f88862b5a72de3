import type { DayTrend } from '#domain/operations/figures.ts';
import { compactNumber } from '#domain/operations/numbers.ts';
import { texts } from './texts.ts';

/** The curve of a card whose figure is not of a period: what came in the days of the curve, and in as many before. */
export function dayTrend(of: DayTrend | undefined, what: string) {
  return {
    of,
    format: compactNumber,
    says: (before: string) => texts.common.trend(what, compactNumber(of?.now ?? 0), before),
  };
}
