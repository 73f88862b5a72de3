// npm run backup -- FILE: saves every row of the database, whether the server runs or not. See docs/operating.md.
import { backUp } from '#db/backup.ts';
import { openConfiguredDatabase } from './configured-database.ts';

const file = process.argv[2] ?? `lunatale-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;
const database = await openConfiguredDatabase('refuse');
try {
  console.log(`${file}: ${await backUp(database.url, file)} rows`);
} catch (error) {
  console.error(`The backup failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await database.stop();
}
