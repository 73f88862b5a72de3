import { randomBytes } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { eReaders } from '#db/schema/stories.ts';
import { eReaderAnswerDays } from '#domain/stories/e-reader.ts';
import type { Transaction } from '../../platform/database/database.ts';

export type EReaderRow = { address: string | null; waiting: boolean; ready: boolean; token: string; sent: number };

const today = sql`(app_now() at time zone 'utc')::date`;
const newToken = () => randomBytes(32).toString('base64url');
/** A count of another day is 0. */
const ofToday = (count: SQL) => sql`(case when ${eReaders.countedOn} = ${today} then ${count} else 0 end)`;
const isAnswerable = sql`${eReaders.askedAt} > app_now() - make_interval(days => ${eReaderAnswerDays})`;

/** The owner of the caller's household, in a member's transaction. */
export const ownHousehold = sql<string>`own_household_owner()`;

/** Returns the present e-reader of a household, by its owner; undefined before there was one. */
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

/** Counts the mails that asked for consent: by this household today, and to this address in the last 24 hours. */
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

/** Keeps the address of a household's e-reader, either confirmed or just being asked. Returns the link's token. */
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

/** Removes the address; its links lead nowhere from now on. With `token`, only if that is still the present one. */
export async function forgetEReader(tx: Transaction, who: { owner: string } | { token: string }): Promise<boolean> {
  const gone = await tx
    .update(eReaders)
    .set({ address: null, confirmedAt: null, token: newToken() })
    .where('owner' in who ? eq(eReaders.userId, who.owner) : eq(eReaders.token, who.token))
    .returning({ userId: eReaders.userId });
  return gone.length > 0;
}

/** Notes the consent of the address's owner; returns false for a link that was ended or is too old. */
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

/** Counts one more book today; returns false at the limit. Parallel calls count each other. */
export async function countBook(tx: Transaction, owner: string, perDay: number | null): Promise<boolean> {
  const sent = ofToday(sql`${eReaders.sent}`);
  const counted = await tx
    .update(eReaders)
    .set({ countedOn: today, asked: ofToday(sql`${eReaders.asked}`), sent: sql`${sent} + 1` })
    .where(and(eq(eReaders.userId, owner), perDay === null ? undefined : sql`${sent} < ${perDay}`))
    .returning({ userId: eReaders.userId });
  return counted.length > 0;
}

/** Takes back the count of a book that was not sent. */
export async function uncountBook(tx: Transaction, owner: string): Promise<void> {
  await tx
    .update(eReaders)
    .set({ sent: sql`greatest(${eReaders.sent} - 1, 0)` })
    .where(and(eq(eReaders.userId, owner), eq(eReaders.countedOn, today)));
}

/** Notes when the last book was sent. */
export async function noteBookSent(tx: Transaction, owner: string): Promise<void> {
  await tx.update(eReaders).set({ lastSentAt: sql`app_now()` }).where(eq(eReaders.userId, owner));
}

/** Returns whether an address is the user's own, verified by whoever vouches for the account. */
export async function isOwnAddress(tx: Transaction, userId: string, address: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from users where id = ${userId} and email_verified and lower(email collate "C") = ${address}`,
  );
  return rows.length > 0;
}
