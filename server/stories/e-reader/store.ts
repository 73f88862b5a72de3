import { randomBytes } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { eReaders } from '#db/schema/stories.ts';
import { eReaderAnswerDays } from '#domain/stories/e-reader.ts';
import type { Transaction } from '../../platform/database.ts';

export type EReaderRow = { address: string | null; waiting: boolean; ready: boolean; token: string; sent: number };

const today = sql`(app_now() at time zone 'utc')::date`;
const newToken = () => randomBytes(32).toString('base64url');
/** A count of another day is none. */
const ofToday = (count: SQL) => sql`(case when ${eReaders.countedOn} = ${today} then ${count} else 0 end)`;
const isAnswerable = sql`${eReaders.askedAt} > app_now() - make_interval(days => ${eReaderAnswerDays})`;

/** The owner of the caller's household, for whoever speaks as a member. */
export const ownHousehold = sql<string>`own_household_owner()`;

/** The e-reader of a household, by its owner, as it is now; undefined before there was one. */
export async function findEReader(tx: Transaction, owner: string | SQL): Promise<EReaderRow | undefined> {
  const [row] = await tx
    .select({
      address: eReaders.address,
      waiting: sql<boolean>`coalesce(${eReaders.address} is not null and ${eReaders.confirmedAt} is null and ${isAnswerable}, false)`,
      ready: sql<boolean>`${eReaders.address} is not null and ${eReaders.confirmedAt} is not null`,
      token: eReaders.token,
      sent: sql<number>`${ofToday(sql`${eReaders.sent}`)}`,
    })
    .from(eReaders)
    .where(eq(eReaders.userId, owner));
  return row;
}

/** How many mails asked for a yes: this household's of today, and to this address in the last 24 hours, of all. */
export async function countQuestions(
  tx: Transaction,
  owner: string,
  address: string,
): Promise<{ byHousehold: number; toAddress: number }> {
  const { rows } = await tx.execute<{ byHousehold: number; toAddress: number }>(sql`
    select coalesce((select ${ofToday(sql`${eReaders.asked}`)} from ${eReaders} where ${eReaders.userId} = ${owner}), 0) as "byHousehold",
      (select count(*)::integer from ${eReaders}
        where ${eReaders.address} = ${address} and ${eReaders.askedAt} > app_now() - interval '1 day') as "toAddress"`);
  return rows[0] ?? { byHousehold: 0, toAddress: 0 };
}

/** Keeps the address of a household's e-reader: confirmed already, or one that is asked just now. Returns the link's token. */
export async function keepEReader(
  tx: Transaction,
  owner: string,
  address: string,
  confirmed: boolean,
): Promise<string> {
  const token = newToken();
  const now = sql`app_now()`;
  const values = { address, token, askedAt: confirmed ? null : now, confirmedAt: confirmed ? now : null };
  await tx
    .insert(eReaders)
    .values({ userId: owner, ...values, countedOn: today, asked: confirmed ? 0 : 1 })
    .onConflictDoUpdate({
      target: eReaders.userId,
      set: {
        ...values,
        countedOn: today,
        asked: sql`${ofToday(sql`${eReaders.asked}`)} + ${confirmed ? 0 : 1}`,
        sent: ofToday(sql`${eReaders.sent}`),
      },
    });
  return token;
}

/** Takes the address away; links to it lead nowhere from now on. Where `token` is given, only if it is still this one's. */
export async function forgetEReader(tx: Transaction, who: { owner: string } | { token: string }): Promise<boolean> {
  const gone = await tx
    .update(eReaders)
    .set({ address: null, confirmedAt: null, token: newToken() })
    .where('owner' in who ? eq(eReaders.userId, who.owner) : eq(eReaders.token, who.token))
    .returning({ userId: eReaders.userId });
  return gone.length > 0;
}

/** Notes the yes of whoever has the address; false for a link that was answered otherwise, or is too old. */
export async function confirmEReader(tx: Transaction, token: string): Promise<boolean> {
  const said = await tx
    .update(eReaders)
    .set({ confirmedAt: sql`coalesce(${eReaders.confirmedAt}, app_now())` })
    .where(
      and(
        eq(eReaders.token, token),
        sql`${eReaders.address} is not null`,
        sql`(${eReaders.confirmedAt} is not null or ${isAnswerable})`,
      ),
    )
    .returning({ userId: eReaders.userId });
  return said.length > 0;
}

/** Counts one more book of today; false where as many as may be were sent. Of two at once each counts the other. */
export async function countBook(tx: Transaction, owner: string, perDay: number | null): Promise<boolean> {
  const sent = ofToday(sql`${eReaders.sent}`);
  const counted = await tx
    .update(eReaders)
    .set({ countedOn: today, asked: ofToday(sql`${eReaders.asked}`), sent: sql`${sent} + 1` })
    .where(and(eq(eReaders.userId, owner), perDay === null ? undefined : sql`${sent} < ${perDay}`))
    .returning({ userId: eReaders.userId });
  return counted.length > 0;
}

/** Gives back what was counted for a book that did not go. */
export async function uncountBook(tx: Transaction, owner: string): Promise<void> {
  await tx
    .update(eReaders)
    .set({ sent: sql`greatest(${eReaders.sent} - 1, 0)` })
    .where(and(eq(eReaders.userId, owner), eq(eReaders.countedOn, today)));
}

/** Notes when a book was sent last. */
export async function noteBookSent(tx: Transaction, owner: string): Promise<void> {
  await tx.update(eReaders).set({ lastSentAt: sql`app_now()` }).where(eq(eReaders.userId, owner));
}

/** Whether an address is the user's own, as whoever vouches for the account says. */
export async function isOwnAddress(tx: Transaction, userId: string, address: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from users where id = ${userId} and email_verified and lower(email collate "C") = ${address}`,
  );
  return rows.length > 0;
}
