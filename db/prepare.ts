import type { Allowances } from '#domain/offers.ts';
import { setAllowances } from './allowances.ts';
import { migrate } from './migrate.ts';

/** Everything that the owner does before servers work: tables, functions, policies, and the allowances of new users. */
export async function prepareDatabase(ownerUrl: string, allowances: Allowances): Promise<void> {
  await migrate(ownerUrl);
  await setAllowances(ownerUrl, allowances);
}
