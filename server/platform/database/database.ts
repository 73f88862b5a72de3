import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Connections, Database } from '#db/connect.ts';
import { isDeadlock } from './database-problem.ts';
import type { Member } from './member.ts';
import { createRoom, type Room } from './room.ts';

/** A transaction that already acts for one user, a visitor or the server. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Locks this name until the transaction ends: of two at once, the second waits and sees what the first has written. */
export async function waitForTurn(tx: Transaction, turn: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
}

/** The users whose rows a member shares: the adults of their household, themselves included (0042). */
export type Adults = readonly string[];

/** How many times a transaction is tried that the database ends for a deadlock. */
const deadlockAttempts = 5;

/**
 * The store that verbs use: every access says for whom (P09). Never keep a transaction open while calling a vendor.
 * After a deadlock the work runs again in a new transaction, so it must change nothing outside of it.
 */
export type Store = {
  /** As the caller: row-level security shows and accepts only this member's rows, and those of the household. */
  asMember<T>(member: Member, work: (tx: Transaction, adults: Adults) => Promise<T>): Promise<T>;
  /** As somebody who has not signed in: row-level security shows only what everybody may see. */
  asVisitor<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The one exception: as a user who does not call now, such as the one whose story is still being written. */
  onBehalfOf<T>(userId: string, work: (tx: Transaction, adults: Adults) => Promise<T>): Promise<T>;
  /** As the server itself, for work that belongs to no single user. */
  asService<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Whether the session is not signed out and its user exists; in one statement, as every request asks this. */
  isSessionLive(userId: string, sessionId: string): Promise<boolean>;
};

/** `now` is for tests of day edges and leases only; otherwise the database's clock counts. `room` notes a full disk. */
export function createStore(
  { member, service }: Pick<Database, 'member' | 'service'>,
  now?: () => Date,
  room: Room = createRoom(null),
): Store {
  const act = <T>({ orm }: Connections, userId: string, work: (tx: Transaction, adults: Adults) => Promise<T>) =>
    room.learn(() =>
      againAfterDeadlock(() =>
        orm.transaction(async (tx) => {
          // In this order: own_adults() needs the user to be set.
          const adults = userId === '' ? sql`''` : sql`coalesce(own_adults()::text, '')`;
          const { rows } = await tx.execute<{ adults: string }>(
            sql`select set_config('app.user_id', ${userId}, true), set_config('app.now', ${now?.().toISOString() ?? ''}, true),
              set_config('app.adults', ${adults}, true) as adults`,
          );
          return work(tx, rows[0]?.adults.slice(1, -1).split(',') ?? []);
        }),
      ),
    );
  return {
    asMember: ({ userId }, work) => act(member, userId, work),
    asVisitor: (work) => act(member, '', (tx) => work(tx)),
    onBehalfOf: (userId, work) => act(member, userId, work),
    asService: (work) => act(service, '', (tx) => work(tx)),
    async isSessionLive(userId, sessionId) {
      const { rows } = await member.orm.execute<{ live: boolean }>(
        sql`select is_session_live(${userId}, ${sessionId}) as live`,
      );
      return rows[0]?.live === true;
    },
  };
}

async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === deadlockAttempts || !isDeadlock(error)) throw error;
    }
  }
}
