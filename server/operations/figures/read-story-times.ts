import { sql } from 'drizzle-orm';
import type { Monitoring, Period, StoryTimes } from '#domain/operations/figures.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { rowsOf } from './period.ts';

/** The middle of a bucket of `time_bucket`, in milliseconds: at most 5 % off any time in the bucket. */
const milliseconds = (bucket: number) => Math.round(1.1 ** (bucket + 0.5));

/**
 * Returns how long finished stories took, by provider, model and prompt version: the percentiles of the times until
 * their first words and until their last, over the whole UTC days that the period touches.
 */
export async function readStoryTimes(
  tx: Transaction,
  { from, to }: Period,
): Promise<Pick<Monitoring, 'storyTimes' | 'storyTimesPeriod'>> {
  const rows = await rowsOf<StoryTimes>(
    tx,
    sql`with sums as (select measure, api_provider, model, prompt_version, bucket, sum(stories) as stories from daily_story_times
          where day >= utc_day(${from}) and day <= utc_day(${to}) group by 1, 2, 3, 4, 5),
        upto as (select *, sum(stories) over (partition by measure, api_provider, model, prompt_version order by bucket) as reached,
            sum(stories) over (partition by measure, api_provider, model, prompt_version) as "all" from sums)
      select measure, api_provider as provider, model, prompt_version as "promptVersion", max("all")::integer as stories,
        min(bucket) filter (where reached >= 0.5 * "all") as p50, min(bucket) filter (where reached >= 0.95 * "all") as p95,
        min(bucket) filter (where reached >= 0.99 * "all") as p99
      from upto group by 1, 2, 3, 4 order by 1, max("all") desc, 2, 3, 4`,
  );
  return {
    storyTimesPeriod: { from: from.slice(0, 10), to: to.slice(0, 10) },
    storyTimes: rows.map(({ p50, p95, p99, ...row }) => ({
      ...row,
      p50: milliseconds(p50),
      p95: milliseconds(p95),
      p99: milliseconds(p99),
    })),
  };
}
