import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Connections, Database } from '#db/connect.ts';
import { isDeadlock } from './database-problem.ts';
import type { Member } from './member.ts';
import { createRoom, type Room } from './room.ts';

/** One transaction, already speaking for somebody. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Waits until no other transaction has this turn, and has it until it ends: of two at once the second finds what the first left. */
export async function waitForTurn(tx: Transaction, turn: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
}

/** Whose rows somebody shares: the adults of their household, themselves among them (0042). */
export type Adults = readonly string[];

/** How often work is tried that the database ends because it and other work wait for each other. */
const deadlockAttempts = 5;

/**
 * The store that verbs use: every access says for whom (P09). Never hold one open while talking to a vendor. After a
 * deadlock the database takes everything back and the work runs again, so it changes nothing but its transaction.
 */
export type Store = {
  /** As the caller: row-level security shows and takes only this member's rows, and those that the household shares. */
  asMember<T>(member: Member, work: (tx: Transaction, adults: Adults) => Promise<T>): Promise<T>;
  /** As somebody who has not signed in: row-level security shows only what everybody may see. */
  asVisitor<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The one exception: as a user who does not call now, such as the one whose story is still being written. */
  onBehalfOf<T>(userId: string, work: (tx: Transaction, adults: Adults) => Promise<T>): Promise<T>;
  /** As the server itself, for work that belongs to no single user. */
  asService<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Asked by every request, so in one statement: is this session neither signed out nor its user gone? */
  isSessionLive(userId: string, sessionId: string): Promise<boolean>;
};

/** `now` is given by tests of day edges and leases only; the database's clock counts otherwise. `room` learns from what it does. */
export function createStore(
  { member, service }: Pick<Database, 'member' | 'service'>,
  now?: () => Date,
  room: Room = createRoom(null),
): Store {
  const act = <T>({ orm }: Connections, userId: string, work: (tx: Transaction, adults: Adults) => Promise<T>) =>
    room.learn(() =>
      againAfterDeadlock(() =>
        orm.transaction(async (tx) => {
          // In their order: whose household it is, is known once the user is.
          const { rows } = await tx.execute<{ adults: string }>(
            sql`select set_config('app.user_id', ${userId}, true), set_config('app.now', ${now?.().toISOString() ?? ''}, true),
              set_config('app.adults', coalesce(own_adults()::text, ''), true) as adults`,
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
