import { adminUsers } from '#db/schema/identity.ts';
import type { AdminRole } from '#domain/identity/operators.ts';
import type { Store } from '../../platform/database/database.ts';

/** Adds the named operators. An existing record keeps its role and whether it is active. */
export async function ensureAdmins(store: Store, admins: readonly { email: string; role: AdminRole }[]): Promise<void> {
  if (admins.length === 0) return;
  await store.asService((tx) =>
    tx
      .insert(adminUsers)
      .values([...admins])
      .onConflictDoNothing(),
  );
}
