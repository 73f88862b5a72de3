import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import type { Tokens } from './tokens.ts';

/** How many days the free stories that a former user had used are remembered. */
const rememberedDays = 365;

type Person = { provider: string; subject: string; email: string };

/** Hashes by which the person of a deleted account is recognised, also with another spelling of the same address. */
function personHashes(tokens: Tokens, account: Person): string[] {
  return [`${account.provider}:${account.subject}`, `address:${withoutAlias(account.email)}`].map(tokens.hashPerson);
}

/** Returns the one address behind all spellings of it: without what stands behind a "+", and without Gmail's dots. */
export function withoutAlias(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/s, '');
  const google = domain === 'gmail.com' || domain === 'googlemail.com';
  return google ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Remembers what an account has used for free, in the transaction that deletes it. */
export async function rememberAllowance(tx: Transaction, tokens: Tokens, userId: string): Promise<void> {
  const { rows } = await tx.execute<Person & { text: number; image: number }>(sql`
    select i.provider, i.subject, i.email, l.free_no_image_stories_used as text, l.free_image_stories_used as image
    from identities i join user_usage_limits l on l.user_id = i.user_id
    where i.user_id = ${userId} and l.free_no_image_stories_used + l.free_image_stories_used > 0`);
  for (const { text, image, ...account } of rows) {
    for (const person of personHashes(tokens, account)) await remember(tx, person, text, image);
  }
}

/**
 * Charges a new account with the free stories that its person has used in deleted accounts, also under another spelling
 * of the address. Deletes what expired.
 */
export async function inheritAllowance(
  tx: Transaction,
  tokens: Tokens,
  userId: string,
  account: Person,
): Promise<void> {
  await tx.execute(sql`delete from spent_allowances where expires_at < app_now()`);
  const persons = personHashes(tokens, account);
  const { rows } = await tx.execute<{ text: number | null; image: number | null }>(sql`
    select max(free_no_image_stories_used) as text, max(free_image_stories_used) as image
    from spent_allowances where person = any(${sql.param(persons)}::text[])`);
  const { text, image } = rows[0] ?? {};
  if (text == null) return;
  await tx.execute(sql`select locked_usage_row(${userId})`);
  await tx.execute(sql`update user_usage_limits
    set free_no_image_stories_used = ${text}, free_image_stories_used = ${image} where user_id = ${userId}`);
}

async function remember(tx: Transaction, person: string, text: number, image: number): Promise<void> {
  await tx.execute(sql`
    insert into spent_allowances as s (person, free_no_image_stories_used, free_image_stories_used, expires_at)
    values (${person}, ${text}, ${image}, app_now() + make_interval(days => ${rememberedDays}))
    on conflict (person) do update set
      free_no_image_stories_used = greatest(s.free_no_image_stories_used, excluded.free_no_image_stories_used),
      free_image_stories_used = greatest(s.free_image_stories_used, excluded.free_image_stories_used),
      expires_at = excluded.expires_at`);
}
