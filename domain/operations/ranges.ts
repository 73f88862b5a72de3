import { z } from 'zod';

/** The longest custom range, in days: a year and a month. Older data is not kept. */
export const mostDays = 400;

const utcDay = z.union([z.literal(''), z.iso.date()]);
/** A custom range of two UTC days, both included; if empty, the named range applies. */
export const ownDays = { from: utcDay.default(''), to: utcDay.default('') };
export type OwnDays = { from: string; to: string };

export type RangeProblem = 'incomplete' | 'backwards' | 'future' | 'long';

const dayMilliseconds = 86_400_000;

/** What is wrong with a custom range; null if it is valid or there is none. `today` is a UTC day. */
export function rangeProblem({ from, to }: OwnDays, today: string): RangeProblem | null {
  if (from === '' && to === '') return null;
  if (from === '' || to === '') return 'incomplete';
  if (to > today || from > today) return 'future';
  if (from > to) return 'backwards';
  return (Date.parse(to) - Date.parse(from)) / dayMilliseconds >= mostDays ? 'long' : null;
}

/** One point of a card's curve; `value` is null if unknown, `open` means that its interval is not over yet. */
export type TrendPoint = { at: string; value: number | null; open: boolean };
/** A figure's value in the preceding period of the same length, and its curve over both periods. */
export type Trend = { before: number | null; points: TrendPoint[] };
