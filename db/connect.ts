import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

// int8 is a number as long as a number can hold it; a date stays the day it says, in no time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('an integer from the database is too large for a number');
  return value;
});
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** The role that every session of the application starts as: it owns nothing and bypasses nothing (P09). */
export const memberRole = 'lunatale_member';
/** The role for work that belongs to no single user, taken for one transaction at a time. */
export const serviceRole = 'lunatale_service';

export type Database = { pool: pg.Pool; orm: NodePgDatabase; close(): Promise<void> };

/**
 * Opens a pool of up to 20 connections that act as `lunatale_member`, whatever login the address
 * names. It connects on first use and again after the server was gone; a lost connection is an error
 * of the query that ran on it, never of the process. A statement ends after 15 seconds. Count(*) and
 * other int8 come as numbers, timestamps as Date, dates as 'YYYY-MM-DD'.
 */
export function openDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'lunatale',
    keepAlive: true,
    options: `-c role=${memberRole}`,
  });
  pool.on('error', ignoreLostConnection);
  // The pool's own handler is off while a client is checked out; without one, a lost connection ends the process.
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  return { pool, orm: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() };
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
