import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AdminRole } from '#domain/identity/operators.ts';
import type { AdminListedUser, UsersPage, usersQuery } from '#domain/operations/figures.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { askedDays } from '../figures/asked-days.ts';
import { iso, isoOrNull, rowOf, rowsOf } from '../figures/period.ts';
import { readSubscriptions } from '../figures/read-overview.ts';
import { readUserTrends } from '../figures/trends.ts';
import { leavesFew, userConditions } from './filter-users.ts';
import { findUsers, householdsOf, inOrderOf, shownSubscription, these } from './find-users.ts';

export type UsersQuery = z.output<typeof usersQuery>;

type UserRow = {
  id: string;
  name: string;
  email: string;
  status: AdminListedUser['status'];
  provider: string;
  created_at: Date;
  admin_role: AdminRole | null;
  subscription: string;
  tier: string;
  stories: number;
  user_agent: string | null;
  country: string | null;
  last_sign_in_at: Date;
  spent: number;
};

/** Returns a page of the users that match the filters, and the five cards (USERS-02 to USERS-10). */
export async function readUsers(ctx: AppServices, _operator: Operator, query: UsersQuery): Promise<UsersPage> {
  const asked = askedDays(ctx.now(), 7, { from: '', to: '' });
  const conditions = userConditions(query);
  // Counting the few users who are not free is faster than counting the many who are.
  const counted = conditions.length === 1 && query.plan === 'free';
  const listing = ctx.store.asService(async (tx) => {
    const { ids, matching } = await findUsers(tx, query, { conditions, few: leavesFew(query), counted });
    const rows = await rowsOf<UserRow>(
      tx,
      sql`select m.*, p.name, p.email, p.provider, p.created_at, u.last_sign_in_at,
          (select role from operators() o where o.user_id = m.id limit 1) as admin_role,
          (select coalesce(sum(amount_paid), 0) from payments where user_id = m.id)::float / 100 as spent
        from ${these(ids)} m join profiles p on p.id = m.id join users u on u.id = m.id`,
    );
    const shared = await householdsOf(tx, rows);
    const users = inOrderOf(ids, rows).map((row) => asListedUser(row, shared.has(row.id)));
    return { users, matching };
  });
  const counting = ctx.store.asService(async (tx) => ({
    counts: await readCounts(tx),
    trends: await readUserTrends(tx, asked),
  }));
  const [{ counts, trends }, { users, matching }] = await Promise.all([counting, listing]);
  return { counts, trends, users, matching: matching ?? counts.free, page: query.page };
}

async function readCounts(tx: Transaction): Promise<UsersPage['counts']> {
  const { free, active, admin, total } = await readSubscriptions(tx);
  const { n } = await rowOf<{ n: number }>(
    tx,
    sql`select count(*)::integer as n from user_activity where status <> 'active'`,
  );
  return { total, active: total - n, free, subscribers: active, admins: admin };
}

function asListedUser(row: UserRow, isShared: boolean): AdminListedUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    status: row.status,
    subscription: shownSubscription(row, isShared),
    isAdmin: row.subscription === 'admin',
    adminRole: row.admin_role,
    storiesCreated: row.stories,
    totalSpent: row.spent,
    lastLogin: isoOrNull(row.last_sign_in_at),
    createdAt: iso(row.created_at),
    location: row.country,
    device: row.user_agent === null ? null : deviceOf(row.user_agent),
    referralSource: row.provider,
  };
}

/** "Firefox on Android": as much of a browser's name as an operator needs. */
function deviceOf(userAgent: string): string {
  const pick = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = pick([
    [/edg(e|a|ios)?\//i, 'Edge'],
    [/opr\/|opera/i, 'Opera'],
    [/samsungbrowser/i, 'Samsung Internet'],
    [/firefox|fxios/i, 'Firefox'],
    [/chrome|crios/i, 'Chrome'],
    [/safari/i, 'Safari'],
  ]);
  const system = pick([
    [/iphone/i, 'iPhone'],
    [/ipad/i, 'iPad'],
    [/android/i, 'Android'],
    [/windows/i, 'Windows'],
    [/mac os x|macintosh/i, 'macOS'],
    [/cros/i, 'ChromeOS'],
    [/linux/i, 'Linux'],
  ]);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Other';
}
