import type { Allowances } from '#domain/offers.ts';
import { setAllowances } from './allowances.ts';
import { migrate } from './migrate.ts';

/** Does all that needs the owner before servers start: tables, functions, policies, and new users' allowances. */
export async function prepareDatabase(ownerUrl: string, allowances: Allowances): Promise<void> {
  await migrate(ownerUrl);
  await setAllowances(ownerUrl, allowances);
}
