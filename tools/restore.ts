// npm run restore -- FILE: fills the empty database of DATA_DIR or DATABASE_URL from a backup. See docs/operating.md.
import { restore } from '#db/restore.ts';
import { openConfiguredDatabase } from './configured-database.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: npm run restore -- FILE');
const database = await openConfiguredDatabase('expect');
try {
  console.log(`${file}: ${await restore(database.url, file)} rows restored`);
} catch (error) {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await database.stop();
}
