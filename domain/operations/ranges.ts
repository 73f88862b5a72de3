import { z } from 'zod';

/** The longest range of one's own, in days: a year and a month. What is older is not kept. */
export const mostDays = 400;

const utcDay = z.union([z.literal(''), z.iso.date()]);
/** Two UTC days, both included, instead of a named range; empty leaves it to the name. */
export const ownDays = { from: utcDay.default(''), to: utcDay.default('') };
export type OwnDays = { from: string; to: string };

export type RangeProblem = 'incomplete' | 'backwards' | 'future' | 'long';

const dayMilliseconds = 86_400_000;

/** What is wrong with a range of one's own; null if nothing is, or if there is none. `today` is a UTC day. */
export function rangeProblem({ from, to }: OwnDays, today: string): RangeProblem | null {
  if (from === '' && to === '') return null;
  if (from === '' || to === '') return 'incomplete';
  if (to > today || from > today) return 'future';
  if (from > to) return 'backwards';
  return (Date.parse(to) - Date.parse(from)) / dayMilliseconds >= mostDays ? 'long' : null;
}

/** One point of the curve of a card; `null` where nothing is known. An open one is not over yet. */
export type TrendPoint = { at: string; value: number | null; open: boolean };
/** A figure of the period of the same length before, and its curve over both periods. */
export type Trend = { before: number | null; points: TrendPoint[] };
