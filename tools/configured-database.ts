import { join } from 'node:path';
import { type EmbeddedDatabase, joinEmbeddedDatabase } from '#db/embedded.ts';
import { loadConfig } from '#server/config.ts';

/** Opens the database that the server uses with the same environment, whether the server runs or not. */
export async function openConfiguredDatabase(): Promise<EmbeddedDatabase> {
  const { databaseUrl, databaseLogins, dataDir } = loadConfig();
  if (databaseLogins && !databaseUrl) throw new Error('set DATABASE_URL to the address of the database as its owner');
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  const log = { debug: () => {}, info: () => {}, warn: console.error, error: console.error };
  return joinEmbeddedDatabase({ dataDir: join(dataDir, 'database'), log });
}
