import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

// int8 is parsed to a number, or throws if it does not fit; a date stays text, so no time zone can shift it.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('an integer from the database is too large for a number');
  return value;
});
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** The role for work on behalf of one user: it owns nothing and bypasses nothing (P09). */
export const memberRole = 'lunatale_member';
/** The role for work that belongs to no single user. */
export const serviceRole = 'lunatale_service';

/** The connections of one login. */
export type Connections = { pool: pg.Pool; orm: NodePgDatabase };

/** Two logins, neither of which may become the other: SQL injected into one never runs as the other (P09). */
export type Database = { member: Connections; service: Connections; close(): Promise<void> };

/**
 * Opens two pools of up to 12 connections each, with the logins that the addresses name. They connect on first use and
 * reconnect after the server was gone; a lost connection fails the query that ran on it, never the process. Statements
 * time out after 15 seconds. count(*) and other int8 are numbers, timestamps are Date, dates are 'YYYY-MM-DD'.
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
  // The pool's own handler is off while a client is checked out; without a handler a lost connection ends the process.
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  const orm = drizzle(pool, { casing: 'snake_case' });
  const orms = new WeakMap<pg.PoolClient, NodePgDatabase>();
  // drizzle's own never releases a connection that was lost before the transaction began; after 12 of them the pool is
  // empty. This one always returns the connection to the pool.
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
