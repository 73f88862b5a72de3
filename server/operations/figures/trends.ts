import { type SQL, sql } from 'drizzle-orm';
import type { DayTrend, OverviewTrends, UsageCardTrends, UserTrends } from '#domain/operations/figures.ts';
import type { Trend } from '#domain/operations/ranges.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { AskedDays, AskedMoments } from './asked-days.ts';
import { rowsOf } from './period.ts';

const counted = (which: SQL) => sql`sum(count) filter (where ${which})`;
/** Those who joined, whether or not they are still here. */
export const joined = counted(sql`kind in ('user', 'gone user')`);

/** New users, stories, first payments and events per UTC day, for a range and the days before it. */
export function readOverviewTrends(tx: Transaction, asked: AskedDays): Promise<OverviewTrends> {
  return readDayTrends(tx, asked, {
    users: joined,
    stories: counted(sql`kind = 'story'`),
    subscriptions: counted(sql`kind = 'first' and detail = 'paid'`),
    events: counted(sql`kind = 'event'`),
  });
}

/** Users per UTC day who joined, were active, had a first story or first paid, and the number of operators' actions. */
export async function readUserTrends(tx: Transaction, asked: AskedDays): Promise<UserTrends> {
  const trends = await readDayTrends(tx, asked, {
    joined,
    active: sql`sum(users) filter (where kind = 'active')`,
    told: counted(sql`kind = 'first' and detail = 'told'`),
    paid: counted(sql`kind = 'first' and detail = 'paid'`),
  });
  const acts = await rowsOf<{ day: string; acts: number }>(
    tx,
    sql`select utc_day(timestamp) as day, count(*)::integer as acts from audit_entries
      where timestamp >= ${asked.before[0]}::date::timestamp at time zone 'utc' group by 1`,
  );
  const byDay = new Map(acts.map(({ day, acts }) => [day, acts]));
  return { ...trends, acts: dayTrend(asked, (day) => byDay.get(day) ?? 0) };
}

/** Per UTC day: users who joined, stories refused for a limit, and saved free and illustrated premium stories. */
export function readUsageTrends(tx: Transaction, asked: AskedDays): Promise<UsageCardTrends> {
  return readDayTrends(tx, asked, {
    joined,
    limited: counted(sql`kind = 'limited'`),
    free: counted(sql`kind = 'story' and detail in ('free_no_image', 'free_image')`),
    gemini: counted(sql`kind = 'story' and detail = 'premium_gemini'`),
  });
}

/** Sums over the daily counts per UTC day, for a range and the days before it. */
async function readDayTrends<Name extends string>(
  tx: Transaction,
  asked: AskedDays,
  sums: Record<Name, SQL>,
): Promise<Record<Name, DayTrend>> {
  const names = Object.keys(sums) as Name[];
  const columns = names.map((name) => sql`coalesce(${sums[name]}, 0)::integer as ${sql.identifier(name)}`);
  const rows = await rowsOf<{ day: string } & Record<Name, number>>(
    tx,
    sql`select day, ${sql.join(columns, sql`, `)} from daily_counts
      where kind in ('user', 'gone user', 'story', 'first', 'event', 'active', 'limited') and day >= ${asked.before[0]} and day <= ${asked.days.at(-1)}
      group by day`,
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const trends = names.map((name) => [name, dayTrend(asked, (day) => byDay.get(day)?.[name] ?? 0)]);
  return Object.fromEntries(trends) as Record<Name, DayTrend>;
}

/** The curve of a daily figure over a range and the days before it, with the sum of each. */
export function dayTrend(asked: AskedDays, on: (day: string) => number): DayTrend {
  const sum = (days: string[]) => days.reduce((total, day) => total + on(day), 0);
  const points = [...asked.before, ...asked.days].map((at) => ({ at, value: on(at), open: at === asked.today }));
  return { now: sum(asked.days), before: sum(asked.before), points };
}

/** How many points a period's curve has. */
const curvePoints = 24;

/** `part`: 0 to 23 are the equal parts of the period before, 24 to 47 those of the period itself. */
export type CurveRow = { part: number };

/** SQL for the part that the moment in a column lies in. */
export const partOf = ({ before, period }: AskedMoments, column: SQL) => {
  const start = Date.parse(before.from) / 1000;
  const length = Math.max(1, (Date.parse(period.to) - Date.parse(period.from)) / 1000);
  const bucket = sql`width_bucket(date_part('epoch', ${column}), ${start}::float, ${start + 2 * length}::float, ${2 * curvePoints})`;
  return sql`least(greatest(${bucket} - 1, 0), ${2 * curvePoints - 1})`;
};

/**
 * The calls of both periods with the part that each lies in. An hour in which the periods meet is split between them;
 * within a period hours are not split, so parts shorter than an hour have to be read from the log itself.
 */
export const callsByPart = (asked: AskedMoments) => sql`(
  select b.*, least(${partOf(asked, sql`b.hour`)}, ${curvePoints - 1}) as part from calls_between(${asked.before.from}, ${asked.before.to}) b
  union all
  select p.*, greatest(${partOf(asked, sql`p.hour`)}, ${curvePoints}) from calls_between(${asked.period.from}, ${asked.period.to}) p) calls`;

/** Returns the rows of the period itself, without those of the period before. */
export const inPeriod = <Row extends CurveRow>(rows: readonly Row[]): Row[] =>
  rows.filter(({ part }) => part >= curvePoints);

/** Adds up one column. */
export const sumOf = <Name extends string>(rows: readonly Record<Name, number>[], name: Name): number =>
  rows.reduce((total, row) => total + row[name], 0);

/** The curve of a figure over both periods, from their parts' rows; `before` is the figure of the earlier period. */
export function curveOf<Row extends CurveRow>(
  { before, period }: AskedMoments,
  rows: readonly Row[],
  figure: (rows: readonly Row[]) => number | null,
  now: Date,
): Trend {
  const length = Math.max(1000, Date.parse(period.to) - Date.parse(period.from)) / curvePoints;
  const byPart = Map.groupBy(rows, ({ part }) => part);
  const points = Array.from({ length: 2 * curvePoints }, (_, part) => {
    const end = Date.parse(before.from) + (part + 1) * length;
    return {
      at: new Date(end - length).toISOString(),
      value: figure(byPart.get(part) ?? []),
      open: part === 2 * curvePoints - 1 && now.getTime() - end < 1000,
    };
  });
  return { before: figure(rows.filter(({ part }) => part < curvePoints)), points };
}
