import { adminUsers } from '#db/schema/identity.ts';
import type { AdminRole } from '#domain/identity/operators.ts';
import type { Store } from '../platform/database.ts';

/** Makes the named operators known. A record that exists keeps its role and whether it is active. */
export async function ensureAdmins(store: Store, admins: readonly { email: string; role: AdminRole }[]): Promise<void> {
  if (admins.length === 0) return;
  await store.asService((tx) =>
    tx
      .insert(adminUsers)
      .values([...admins])
      .onConflictDoNothing(),
  );
}
