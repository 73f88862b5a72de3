// npm run database [-- logins | new-logins | indexes | recount | sign-out]: as its owner, updates the database to this
// release, for servers that know only DATABASE_MEMBER_URL and DATABASE_SERVICE_URL. `logins` creates these two and
// prints them, `new-logins` gives them new passwords, `indexes` rebuilds indexes that grow, `recount` recomputes the
// back office's counts, `sign-out` ends every session. See docs/operating.md.
import { openOwnerConnection } from '#db/connect.ts';
import { ensureLogins } from '#db/logins.ts';
import { prepareDatabase } from '#db/prepare.ts';
import { renewIndexes } from '#db/renew-indexes.ts';
import { loadConfig } from '#server/config.ts';
import { atTheCommand } from '#server/operations/logs/audit.ts';
import { openConfiguredDatabase } from './configured-database.ts';

const commands = {
  logins: sayLogins,
  'new-logins': async (url: string) => {
    await ensureLogins(url);
    await ask(url, 'delete from drizzle.logins');
    await sayLogins(url);
  },
  indexes: async (url: string) => {
    await renewIndexes(url, new AbortController().signal);
    console.log('the indexes are renewed');
  },
  recount: async (url: string) => {
    await ask(url, 'select recount_operations()');
    console.log('the counts are made anew');
  },
  'sign-out': async (url: string) => console.log(`${await endSessions(url)} sessions are ended`),
};
type Command = keyof typeof commands;

const words = process.argv.slice(2);
const isKnown = (word: string): word is Command => Object.hasOwn(commands, word);
if (words.length > 1 || !words.every(isKnown)) {
  console.error(`usage: npm run database [-- ${Object.keys(commands).join(' | ')}]`);
  process.exit(1);
}

const configured = await openConfiguredDatabase();
try {
  await prepareDatabase(configured.url, loadConfig().allowances);
  const [word] = words.filter(isKnown);
  if (word) await commands[word](configured.url);
  else console.log('the database is prepared for this release');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await configured.stop();
}

async function sayLogins(url: string): Promise<void> {
  const { member, service } = await ensureLogins(url);
  console.log(`DATABASE_MEMBER_URL=${member}\nDATABASE_SERVICE_URL=${service}`);
}

/** Signs everybody out, operators too, with an audit entry in the same statement. Returns the number of sessions. */
async function endSessions(url: string): Promise<number> {
  const [ended] = await ask<{ sessions: number }>(
    url,
    `with ended as (delete from sessions returning 1), counted as (select count(*)::integer as sessions from ended)
      , written as (insert into audit_entries (operator_email, operator_role, action, details)
        select $1, $2, 'end_sessions', jsonb_build_object('sessions', sessions) from counted)
      select sessions from counted`,
    [atTheCommand.email, atTheCommand.role],
  );
  return ended?.sessions ?? 0;
}

async function ask<Row extends object>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const owner = await openOwnerConnection(url);
  try {
    return (await owner.query<Row>(statement, values)).rows;
  } finally {
    await owner.end();
  }
}
