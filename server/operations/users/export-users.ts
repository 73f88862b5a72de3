import { sql } from 'drizzle-orm';
import { csv } from '#domain/operations/csv.ts';
import type { UserFilter } from '#domain/operations/figures.ts';
import { mostAtOnce } from '#domain/operations/many.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import { iso, isoOrNull, rowsOf } from '../figures/period.ts';
import { writeAudit } from '../logs/audit.ts';
import { whereOf } from './preview-many.ts';

type Row = {
  id: string;
  name: string;
  email: string;
  status: string;
  subscription: string;
  provider: string;
  country: string | null;
  stories: number;
  listed_at: Date;
  last_active_at: Date | null;
};

/** Returns the newest 10,000 users of a filter as CSV that no spreadsheet runs as formulas, and audits the export. */
export async function exportUsers(ctx: AppServices, operator: Operator, filter: UserFilter): Promise<string> {
  const rows = await ctx.store.asService(async (tx) => {
    const found = await rowsOf<Row>(
      tx,
      sql`select m.id, p.name, p.email, m.status, m.subscription, p.provider, m.country, m.stories, m.listed_at, m.last_active_at
        from listed_users() m join profiles p on p.id = m.id where ${whereOf(filter)}
        order by m.listed_at desc, m.id limit ${mostAtOnce}`,
    );
    await writeAudit(tx, operator, { action: 'export_users', details: { users: found.length, filter }, at: ctx.now() });
    return found;
  });
  return csv([
    ['Id', 'Name', 'E-mail', 'Status', 'Subscription', 'Source', 'Country', 'Stories', 'Joined', 'Last active'],
    ...rows.map((row) => [
      row.id,
      row.name,
      row.email,
      row.status,
      row.subscription,
      row.provider,
      row.country,
      row.stories,
      iso(row.listed_at),
      isoOrNull(row.last_active_at),
    ]),
  ]);
}
