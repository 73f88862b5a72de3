import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AdminRole } from '#domain/identity/operators.ts';
import { type AdminListedUser, adminPageSize, type UsersPage, type usersQuery } from '#domain/operations/figures.ts';
import type { AppServices } from '../context.ts';
import type { Operator } from '../identity/operator.ts';
import type { Transaction } from '../platform/database.ts';
import { iso, isoOrNull, rowOf, rowsOf } from './period.ts';
import { readSubscriptions } from './read-overview.ts';

export type UsersQuery = z.output<typeof usersQuery>;

/** What the plan filter means (AMB-121). Enterprise finds nobody yet. */
const planConditions: Record<UsersQuery['plan'], SQL> = {
  all: sql`true`,
  free: sql`m.subscription not in ('active', 'trialing', 'canceled', 'admin')`,
  trial: sql`m.subscription = 'trialing'`,
  premium: sql`m.subscription = 'active'`,
  admin: sql`m.subscription = 'admin'`,
  enterprise: sql`m.subscription = 'enterprise'`,
};

const sortColumns: Record<UsersQuery['sort'], SQL> = {
  created: sql`m.created_at`,
  name: sql`lower(m.name)`,
  stories: sql`m.stories`,
  active: sql`m.last_active_at`,
};

/** The order of a list of `member_rows() m`; a missing value comes last. */
export function orderOf(query: Pick<UsersQuery, 'sort' | 'order'>): SQL {
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  return sql`order by ${sortColumns[query.sort]} ${direction} nulls last, m.id ${direction}`;
}

/** Name or e-mail holds these letters, whatever their case; % and _ are letters like others. */
export function searchCondition(search: string): SQL {
  if (search === '') return sql`true`;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(m.name ilike ${pattern} or m.email ilike ${pattern})`;
}

type UserRow = {
  id: string;
  name: string;
  email: string;
  status: AdminListedUser['status'];
  provider: string;
  created_at: Date;
  admin_role: AdminRole | null;
  subscription: string;
  stories: number;
  user_agent: string | null;
  country: string | null;
  last_sign_in_at: Date;
  spent: number;
};

/** A page of all users with what the filters leave, and the five cards (USERS-02 to USERS-10). */
export async function readUsers(ctx: AppServices, _operator: Operator, query: UsersQuery): Promise<UsersPage> {
  const status = query.status === 'all' ? sql`true` : sql`m.status = ${query.status}`;
  const where = sql`where ${status} and ${planConditions[query.plan]} and ${searchCondition(query.search)}`;
  return ctx.store.asService(async (tx) => {
    const rows = await rowsOf<UserRow>(
      tx,
      sql`select page.*, u.last_sign_in_at,
          (select coalesce(sum(amount_paid), 0) from payments where user_id = page.id)::float / 100 as spent
        from (select m.*, row_number() over (${orderOf(query)}) as place from member_rows() m ${where} ${orderOf(query)}
          limit ${adminPageSize} offset ${(query.page - 1) * adminPageSize}) page
        join users u on u.id = page.id order by page.place`,
    );
    const { matching } = await rowOf<{ matching: number }>(
      tx,
      sql`select count(*)::integer as matching from member_rows() m ${where}`,
    );
    return { counts: await readCounts(tx), users: rows.map(asListedUser), matching, page: query.page };
  });
}

async function readCounts(tx: Transaction): Promise<UsersPage['counts']> {
  const { free, active, admin, total } = await readSubscriptions(tx);
  const { n } = await rowOf<{ n: number }>(
    tx,
    sql`select count(*)::integer as n from profiles where status <> 'active'`,
  );
  return { total, active: total - n, free, subscribers: active, admins: admin };
}

function asListedUser(row: UserRow): AdminListedUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    status: row.status,
    subscription: row.subscription === 'incomplete' ? 'free' : row.subscription,
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
