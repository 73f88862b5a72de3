// npm run admin -- EMAIL [ROLE] [off] [no:analytics.view | yes:analytics.view]: adds, changes or switches off an operator; without arguments lists them; close LINK closes a shared story. See docs/operating.md.
import { openDatabase } from '#db/connect.ts';
import { ensureLogins } from '#db/logins.ts';
import { migrate } from '#db/migrate.ts';
import { adminRoles, type Permissions, permissionNames } from '#domain/identity/operators.ts';
import { listActiveAdmins, upsertAdmin } from '#server/identity/admin-store.ts';
import { createStore } from '#server/platform/database.ts';
import { closeShared } from '#server/stories/share-store.ts';
import { openConfiguredDatabase } from './configured-database.ts';

const usage = `usage: npm run admin                          lists the active operators
       npm run admin -- EMAIL ROLE            adds or changes one; ROLE is ${adminRoles.join(', ')}
       npm run admin -- EMAIL off             switches one off
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
try {
  await migrate(configured.url);
  const database = openDatabase(await ensureLogins(configured.url));
  const store = createStore(database);
  if (closing) {
    const closed = await store.asService((tx) => closeShared(tx, closing));
    console.log(closed > 0 ? 'closed: nobody but its owner reads this story any more' : 'there is no such link');
  } else if (email) {
    const admin = await store.asService((tx) => upsertAdmin(tx, email, change));
    console.log(`${admin.email}: ${admin.role}, ${admin.isActive ? 'active' : 'switched off'}`);
  } else {
    for (const admin of await store.asService(listActiveAdmins)) console.log(`${admin.email}: ${admin.role}`);
  }
  await database.close();
} finally {
  await configured.stop();
}

/** What the words say; undefined when one of them says nothing. */
function readChange(words: string[]) {
  const change: { role?: (typeof adminRoles)[number]; isActive: boolean; permissions?: Permissions } = {
    isActive: !words.includes('off'),
  };
  for (const word of words) {
    const role = adminRoles.find((name) => name === word);
    const [, sign, area = '', action = ''] = /^(no|yes):(\w+)\.(\w+)$/.exec(word) ?? [];
    if (role) change.role = role;
    else if (sign) change.permissions = { [area]: { [action]: sign === 'yes' } };
    else if (word !== 'off') return undefined;
  }
  return change;
}
