// npm run admin -- EMAIL [ROLE] [new] [off | on] [no:analytics.view | yes:analytics.view]: adds, changes or switches off an operator; without arguments lists them; close LINK closes a shared story. See docs/operating.md.
import { type Database, openDatabase } from '#db/connect.ts';
import { ensureLogins } from '#db/logins.ts';
import { migrate } from '#db/migrate.ts';
import { DomainError } from '#domain/errors.ts';
import { adminRoles, hasPermission, permissionNames } from '#domain/identity/operators.ts';
import { type AdminRow, listAdmins } from '#server/identity/callers/admin-store.ts';
import { atTheCommand } from '#server/operations/logs/audit.ts';
import { changeOperator, type OperatorChange } from '#server/operations/people/change-operator.ts';
import { createStore } from '#server/platform/database/database.ts';
import { closeShared } from '#server/stories/sharing/share-store.ts';
import { openConfiguredDatabase } from './configured-database.ts';

const usage = `usage: npm run admin                          lists the operators, those who are switched off last
       npm run admin -- EMAIL ROLE            adds or changes one; ROLE is ${adminRoles.join(', ')}
       npm run admin -- EMAIL ROLE new        adds one who has not signed in yet
       npm run admin -- EMAIL off             switches one off, on switches one on again
       npm run admin -- close LINK            takes a shared story, and its pictures, from everybody but its owner
       npm run admin -- EMAIL no:PERMISSION   takes a permission away, yes:PERMISSION gives it back; there is ${permissionNames.join(', ')}`;

const [email, ...words] = process.argv.slice(2);
const closing = email === 'close' ? (/([\w-]{22})\/?$/.exec(words[0] ?? '')?.[1] ?? '') : undefined;
const change = readChange(closing === undefined ? words : []);
if (
  closing === '' ||
  !change ||
  (email && closing === undefined && (!/^[^\s@]+@[^\s@]+$/.test(email) || words.length === 0))
) {
  console.error(usage);
  process.exit(1);
}

const configured = await openConfiguredDatabase();
let database: Database | undefined;
try {
  await migrate(configured.url);
  database = openDatabase(await ensureLogins(configured.url));
  const store = createStore(database);
  if (closing) {
    const closed = await store.asService((tx) => closeShared(tx, closing));
    console.log(closed > 0 ? 'closed: nobody but its owner reads this story any more' : 'there is no such link');
  } else if (email) {
    const admin = await store.asService((tx) => changeOperator(tx, atTheCommand, email, change, new Date()));
    console.log(told(admin, 'active'));
  } else {
    for (const admin of await store.asService(listAdmins)) console.log(told(admin));
  }
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  const hint = error.details.field === 'email' ? ' If the address is right, add the word new.' : '';
  console.error(error.message + hint);
  process.exitCode = 1;
} finally {
  await database?.close();
  await configured.stop();
}

/** One operator in a line, with what was taken away. */
function told({ email, role, isActive, permissions }: AdminRow, active?: string): string {
  const state = isActive ? active : 'switched off';
  const taken = permissionNames.filter((name) => !hasPermission(permissions, name)).map((name) => `without ${name}`);
  return `${email}: ${[role, state, ...taken].filter(Boolean).join(', ')}`;
}

/** Parses the words; returns undefined if one of them is unknown. */
function readChange(words: string[]) {
  const change: OperatorChange = { unseen: words.includes('new') };
  for (const word of words) {
    const role = adminRoles.find((name) => name === word);
    const [, sign, area = '', action = ''] = /^(no|yes):(\w+)\.(\w+)$/.exec(word) ?? [];
    const isKnown = permissionNames.some((name) => name === `${area}.${action}`);
    if (role) change.role = role;
    else if (sign && isKnown) change.permissions = { [area]: { [action]: sign === 'yes' } };
    else if (!['off', 'on', 'new'].includes(word)) return undefined;
  }
  // A new role switches an operator on again, because it is meant to be used; a permission does not.
  if (words.includes('off')) change.isActive = false;
  else if (words.includes('on') || change.role) change.isActive = true;
  return change;
}
