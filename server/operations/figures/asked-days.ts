import { DomainError } from '#domain/errors.ts';
import type { Period } from '#domain/operations/figures.ts';
import { mostDays, type OwnDays, type RangeProblem, rangeProblem } from '#domain/operations/ranges.ts';
import { hoursPeriod, lastDays } from './period.ts';

const dayMilliseconds = 86_400_000;

const problems: Record<RangeProblem, string> = {
  incomplete: 'A range has a first and a last day.',
  backwards: 'The range ends before it begins.',
  future: 'The range has days that have not come yet.',
  long: `A range has at most ${mostDays} days.`,
};

/** Throws INVALID_REQUEST for a range that is backwards, too long or in the future. Returns null without a range. */
function ownDaysOf(now: Date, own: OwnDays): string[] | null {
  const problem = rangeProblem(own, now.toISOString().slice(0, 10));
  if (problem) throw new DomainError('INVALID_REQUEST', problems[problem], { field: own.from === '' ? 'from' : 'to' });
  if (own.from === '') return null;
  const first = Date.parse(own.from);
  const count = (Date.parse(own.to) - first) / dayMilliseconds + 1;
  return Array.from({ length: count }, (_, index) => utcDay(first + index * dayMilliseconds));
}

const utcDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export type AskedDays = {
  /** UTC days, oldest first. */
  days: string[];
  /** As many days, right before them. */
  before: string[];
  today: string;
  /** Whether the range ends with today. */
  goesOn: boolean;
  isOwn: boolean;
};

/** The days of a custom range, else the last `named` days, and the days before them. Throws INVALID_REQUEST. */
export function askedDays(now: Date, named: number, own: OwnDays): AskedDays {
  const chosen = ownDaysOf(now, own);
  const days = chosen ?? lastDays(now, named);
  const first = Date.parse(days[0] ?? '');
  const before = days.map((_, index) => utcDay(first - (days.length - index) * dayMilliseconds));
  const today = utcDay(now.getTime());
  return { days, before, today, goesOn: days.at(-1) === today, isOwn: chosen !== null };
}

export type AskedMoments = {
  period: Period;
  /** The period of the same length right before. */
  before: Period;
  isOwn: boolean;
};

/** The period of a custom range, up to now, else the last `named` hours. Throws INVALID_REQUEST. */
export function askedMoments(now: Date, named: number, own: OwnDays): AskedMoments {
  const days = ownDaysOf(now, own);
  if (!days) {
    const period = hoursPeriod(now, named);
    return { period, before: hoursPeriod(new Date(period.from), named), isOwn: false };
  }
  const from = Date.parse(days[0] ?? '');
  const until = Math.min(from + days.length * dayMilliseconds, now.getTime());
  const period = { from: new Date(from).toISOString(), to: new Date(until).toISOString() };
  return { period, before: { from: new Date(2 * from - until).toISOString(), to: period.from }, isOwn: true };
}
