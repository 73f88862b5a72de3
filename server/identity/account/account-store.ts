import { eq, sql } from 'drizzle-orm';
import { users } from '#db/schema/identity.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** Tables that name a user but hold no data of theirs: secrets of the sign-in, and the list of operators. */
const notTheirs = ['refresh_tokens', 'sign_in_codes', 'oauth_codes', 'admin_users'];

/** `column` holds the user's id; `columns` are all except generated ones and secrets. */
type UserTable = { name: string; column: string; columns: string[] };

/** Returns every table that names a user, read from the database, so that no later table is forgotten (P33). */
async function tablesOfUsers(tx: Transaction): Promise<UserTable[]> {
  const { rows } = await tx.execute<UserTable>(sql`
    select c.relname as name, a.attname as column,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
          and not (c.relname = 'access_tokens' and attname like '%hash')
          and not (c.relname = 'webhooks' and attname = 'secret') order by attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (a.attname = 'user_id' or (a.attname = 'id' and c.relname in ('users', 'profiles')))
    order by 1`);
  return rows.filter(({ name }) => !notTheirs.includes(name));
}

/** Returns every row that is kept of a user, by table. */
export async function readEverythingOf(tx: Transaction, userId: string): Promise<Record<string, object[]>> {
  const everything: Record<string, object[]> = {};
  for (const { name, column, columns } of await tablesOfUsers(tx)) {
    const said = sql.join(
      columns.map((each) => sql.identifier(each)),
      sql`, `,
    );
    const { rows } = await tx.execute<Record<string, unknown>>(
      sql`select ${said} from ${sql.identifier(name)} where ${sql.identifier(column)} = ${userId}`,
    );
    everything[name] = rows;
  }
  return everything;
}

/**
 * Deletes every row that is kept of a user, what names the user elsewhere, and then the user. The cost of a story
 * stays as a number without a user. Returns whether the user was still there.
 */
export async function deleteEverythingOf(tx: Transaction, userId: string): Promise<boolean> {
  // Ending the subscription causes notifications right now; the code that writes payments locks this row first, too.
  await tx.execute(sql`select from payment_customers where user_id = ${userId} for update`);
  await tx.execute(sql`delete from payment_events
    where customer_id in (select customer_id from payment_customers where user_id = ${userId})`);
  await tx.execute(sql`select forget_audit_subject(${userId})`);
  await tx.execute(
    sql`select keep_counts_of_nobody(${userId}), keep_costs_of_nobody(${userId}), forget_errors(${userId})`,
  );
  for (const { name, column } of await tablesOfUsers(tx)) {
    if (column === 'id') continue;
    await tx.execute(sql`delete from ${sql.identifier(name)} where user_id = ${userId}`);
  }
  const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
  return gone.length > 0;
}

/** Asks every server to stop writing stories for a user. */
export async function stopStoriesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`update generations set stop_requested_at = app_now()
    where user_id = ${userId} and status in ('reserved', 'writing') and stop_requested_at is null`);
}

/** Returns whether any server still writes a story for a user. */
export async function isWritingFor(tx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from generations
    where user_id = ${userId} and status in ('reserved', 'writing') and lease_expires_at > app_now() limit 1`);
  return rows.length > 0;
}
