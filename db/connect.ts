import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

// int8 is a number as long as a number can hold it; a date stays the day it says, in no time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('an integer from the database is too large for a number');
  return value;
});
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Whose rights the work for one user has: it owns nothing and bypasses nothing (P09). */
export const memberRole = 'lunatale_member';
/** Whose rights the work has that belongs to no single user. */
export const serviceRole = 'lunatale_service';

/** The connections of one login. */
export type Connections = { pool: pg.Pool; orm: NodePgDatabase };

/** Two logins, of which neither may become the other: what an intruder says in one is never said in the other (P09). */
export type Database = { member: Connections; service: Connections; close(): Promise<void> };

/**
 * Opens two pools of up to 12 connections each, as the logins that the addresses name. They connect on first use and
 * again after the server was gone; a lost connection is an error of the query that ran on it, never of the process.
 * A statement ends after 15 seconds. Count(*) and other int8 come as numbers, timestamps as Date, dates as 'YYYY-MM-DD'.
 */
export function openDatabase(addresses: { member: string; service: string }): Database {
  const [member, service] = [openConnections(addresses.member), openConnections(addresses.service)];
  return {
    member,
    service,
    close: async () => void (await Promise.all([member.pool.end(), service.pool.end()])),
  };
}

function openConnections(url: string): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'lunatale',
    keepAlive: true,
  });
  pool.on('error', ignoreLostConnection);
  // The pool's own handler is off while a client is checked out; without one, a lost connection ends the process.
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  const orm = drizzle(pool, { casing: 'snake_case' });
  const orms = new WeakMap<pg.PoolClient, NodePgDatabase>();
  // drizzle's own keeps a connection for ever whose server was lost before the transaction began, and after a dozen of
  // them nobody gets one: here it goes back to the pool however that ends.
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const own = orms.get(client) ?? drizzle(client, { casing: 'snake_case' });
      orms.set(client, own);
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return { pool, orm };
}

/** One connection that acts as the login itself, the owner of the tables: for migrations and backups only. */
export async function openOwnerConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lunatale-owner',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', ignoreLostConnection);
  await client.connect();
  return client;
}

/** The query that was running rejects with the same error, and the pool replaces the connection. */
function ignoreLostConnection(): void {}
