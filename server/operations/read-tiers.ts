import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import { rowOf } from './period.ts';

/** USAGE-11, USAGE-12: free with both allowances used up, premium with the day's; an admin has no limit. */
export const atLimit = sql`case m.tier
  when 'free' then m.text_used >= m.text_limit and m.image_used >= m.image_limit
  when 'premium' then m.daily_used >= m.daily_limit
  else false end`;

/** Not of the free tier: of whom there are few, and indexes know who it can be. */
export const isPremium = sql`((m.has_plan or m.has_ever_paid or m.id = any(array(select user_id from operators()))) and m.tier <> 'free')`;

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

const freeSums = sql`count(*)::integer as users,
  count(*) filter (where m.text_used >= m.text_limit and m.image_used >= m.image_limit)::integer as "usedUp",
  sum(m.text_used)::integer as "textUsed", sum(m.text_limit)::integer as "textLimit",
  sum(m.image_used)::integer as "imageUsed", sum(m.image_limit)::integer as "imageLimit"`;
/**
 * What the users of the free tier, and all others, have used and may use, added up. Most users are free: added up are
 * all, without asking who is what, and then the few of whom it is worth asking, who are taken away again.
 */
export async function readTiers(tx: Transaction): Promise<Tiers> {
  const all = await rowOf<FreeSums>(tx, sql`select ${freeSums} from user_activity m where m.listed_at is not null`);
  const others = await rowOf<FreeSums & Tiers['premium']>(
    tx,
    sql`select ${freeSums}, count(*) filter (where ${atLimit})::integer as "atLimit",
        sum(m.daily_used)::integer as "dailyUsed", sum(m.daily_limit)::integer as "dailyLimit"
      from listed_users() m where ${isPremium}`,
  );
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
