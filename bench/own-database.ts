import type { Client } from 'pg';
import { type Database, openDatabase, openOwnerConnection } from '#db/connect.ts';
import { ensureLogins } from '#db/logins.ts';
import { migrate } from '#db/migrate.ts';
import { createBareDatabase, startTestServer } from '#db/testing.ts';

/** Measures in a new, migrated database; `owner` fills it, and the server's pool reads it. */
export async function inOwnDatabase<Measured>(
  measure: (owner: Client, pool: Database, url: string) => Promise<Measured>,
): Promise<Measured> {
  const server = await startTestServer();
  const database = await createBareDatabase();
  await migrate(database.url);
  const owner = await openOwnerConnection(database.url);
  const pool = openDatabase(await ensureLogins(database.url));
  try {
    return await measure(owner, pool, database.url);
  } finally {
    await pool.close();
    await owner.end();
    await database.drop();
    await server.stop();
  }
}
