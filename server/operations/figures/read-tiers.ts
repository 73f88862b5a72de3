import { type SQL, sql } from 'drizzle-orm';
import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { rowOf } from './period.ts';

/** USAGE-11, USAGE-12: free with both allowances used up, premium with the day's; an admin has no limit. */
export const atLimit = sql`case m.tier
  when 'free' then m.text_used >= m.text_limit and m.image_used >= m.image_limit
  when 'premium' then m.daily_used >= m.daily_limit
  else false end`;

const isOperator = sql`m.id = any(array(select user_id from operators()))`;

/** Users whose tier is not free: indexes find the few who can have another one. */
export const isPremium = sql`((m.has_plan or m.has_ever_paid or ${isOperator}) and m.tier <> 'free')`;

/** Tier and allowances of these users. `offset 0` makes the planner work out each tier once. */
const tierRows = (who: SQL) => sql`(select tier, text_used, text_limit, image_used, image_limit, daily_used, daily_limit
  from listed_users() m where ${who} offset 0)`;

type FreeSums = {
  users: number;
  usedUp: number;
  textUsed: number;
  textLimit: number;
  imageUsed: number;
  imageLimit: number;
};
type Tiers = {
  free: Omit<FreeSums, 'usedUp'> & { atLimit: number };
  premium: { users: number; atLimit: number; dailyUsed: number; dailyLimit: number };
};

const usedUp = sql`m.text_used >= m.text_limit and m.image_used >= m.image_limit`;
/**
 * Adds up what users of the free tier, and all others, have used and may use. Most users are free, so this adds up all
 * of them without working out their tiers, and then subtracts the few whose tier is not free.
 */
export async function readTiers({ store }: AppServices): Promise<Tiers> {
  const [all, others] = await Promise.all([store.asService(readAllAsFree), store.asService(readOthers)]);
  const free = (name: keyof FreeSums) => (all[name] ?? 0) - (others[name] ?? 0);
  return {
    free: {
      users: free('users'),
      atLimit: free('usedUp'),
      textUsed: free('textUsed'),
      textLimit: free('textLimit'),
      imageUsed: free('imageUsed'),
      imageLimit: free('imageLimit'),
    },
    premium: {
      users: others.users,
      atLimit: others.atLimit,
      dailyUsed: others.dailyUsed ?? 0,
      dailyLimit: others.dailyLimit ?? 0,
    },
  };
}

/** There are few combinations of allowances, and an index holds how many users have each. */
const readAllAsFree = (tx: Transaction) =>
  rowOf<FreeSums>(
    tx,
    sql`select sum(users)::integer as users, sum(users) filter (where ${usedUp})::integer as "usedUp",
        sum(users * text_used)::integer as "textUsed", sum(users * text_limit)::integer as "textLimit",
        sum(users * image_used)::integer as "imageUsed", sum(users * image_limit)::integer as "imageLimit"
      from (select text_used, text_limit, image_used, image_limit, count(*) as users from user_activity
        where listed_at is not null group by 1, 2, 3, 4) m`,
  );

const readOthers = (tx: Transaction) =>
  rowOf<FreeSums & Tiers['premium']>(
    tx,
    sql`select count(*)::integer as users, count(*) filter (where ${usedUp})::integer as "usedUp",
        sum(m.text_used)::integer as "textUsed", sum(m.text_limit)::integer as "textLimit",
        sum(m.image_used)::integer as "imageUsed", sum(m.image_limit)::integer as "imageLimit",
        count(*) filter (where ${atLimit})::integer as "atLimit",
        sum(m.daily_used)::integer as "dailyUsed", sum(m.daily_limit)::integer as "dailyLimit"
      from (${tierRows(sql`m.has_plan or m.has_ever_paid`)}
        union all ${tierRows(sql`not m.has_plan and not m.has_ever_paid and ${isOperator}`)}) m where m.tier <> 'free'`,
  );
