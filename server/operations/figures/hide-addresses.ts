import { type SQL, sql } from 'drizzle-orm';
import { displayName } from '#domain/identity/api.ts';
import { adminRequirement, meets } from '#domain/identity/operators.ts';
import type { Operator } from '../../identity/callers/operator.ts';

/** Whether an operator may see users' addresses: only if they may open the user list. Others see figures and names. */
export function maySeeAddresses(operator: Pick<Operator, 'role' | 'permissions'>): boolean {
  return meets(operator, adminRequirement('/admin/users'));
}

/** The answer as this operator may read it: masks texts that are an address down to their first letter and domain. */
export function hideAddresses<Answer>(operator: Pick<Operator, 'role' | 'permissions'>, answer: Answer): Answer {
  return maySeeAddresses(operator) ? answer : (hideIn(answer) as Answer);
}

function hideIn(value: unknown): unknown {
  if (isAddress(value)) return hidden(value);
  if (Array.isArray(value)) return value.map(hideIn);
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  // Who gave no name is called by the address, which name and domain would give away together.
  const called = new Set(entries.flatMap(([, each]) => (isAddress(each) ? [displayName(null, each)] : [])));
  return Object.fromEntries(
    entries.map(([key, each]) => [key, called.has(each as string) ? `${[...(each as string)][0]}…` : hideIn(each)]),
  );
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@]{1,300}@[^\s@]{1,300}$/.test(value);

const hidden = (address: string): string => `${[...address][0]}…${address.slice(address.lastIndexOf('@'))}`;

/** Matches users by a name that is not from their address, for operators who may not try out addresses. */
export function namedLike(search: string): SQL {
  return sql`m.id in (select p.id from profiles p join users u on u.id = p.id
    where strpos(lower(p.name), lower(${search})) > 0 and p.name <> split_part(u.email, '@', 1))`;
}
