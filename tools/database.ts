// npm run database [-- logins | indexes]: brings the database of DATABASE_URL to this release, as its owner, for servers that know only DATABASE_MEMBER_URL and DATABASE_SERVICE_URL; `logins` makes these and says their addresses, `indexes` renews what grows. See docs/operating.md.
import { ensureLogins } from '#db/logins.ts';
import { prepareDatabase } from '#db/prepare.ts';
import { renewIndexes } from '#db/renew-indexes.ts';
import { loadConfig } from '#server/config.ts';
import { openConfiguredDatabase } from './configured-database.ts';

const words = process.argv.slice(2);
const configured = await openConfiguredDatabase();
try {
  await prepareDatabase(configured.url, loadConfig().allowances);
  if (words.includes('indexes')) await renewIndexes(configured.url, new AbortController().signal);
  if (words.includes('logins')) {
    const { member, service } = await ensureLogins(configured.url);
    console.log(`DATABASE_MEMBER_URL=${member}\nDATABASE_SERVICE_URL=${service}`);
  } else {
    console.log('the database is prepared for this release');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await configured.stop();
}
