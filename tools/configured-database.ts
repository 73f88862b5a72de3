import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedDatabase, joinEmbeddedDatabase } from '#db/embedded.ts';
import { loadConfig } from '#server/config.ts';

/**
 * Opens the database that the server uses with the same environment, whether the server runs or not. A folder without
 * one may be a mistyped DATA_DIR: `whenNew` tells whether to say so, to refuse, or that a new one is what is wanted.
 */
export async function openConfiguredDatabase(whenNew: 'say' | 'refuse' | 'expect' = 'say'): Promise<EmbeddedDatabase> {
  const { databaseUrl, databaseLogins, dataDir } = loadConfig();
  if (databaseLogins && !databaseUrl) throw new Error('set DATABASE_URL to the address of the database as its owner');
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  if (whenNew !== 'expect' && !existsSync(join(dataDir, 'database'))) {
    const none = `There is no database in ${dataDir} (DATA_DIR)`;
    if (whenNew === 'refuse') {
      console.error(`${none}, so nothing was done.`);
      process.exit(1);
    }
    console.error(`${none}: a new one is made there.`);
  }
  const log = { debug: () => {}, info: () => {}, warn: console.error, error: console.error };
  return joinEmbeddedDatabase({ dataDir: join(dataDir, 'database'), log });
}
