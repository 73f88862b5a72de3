import { type SQL, sql } from 'drizzle-orm';
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
  if (typeof value === 'string') return /^[^\s@]{1,300}@[^\s@]{1,300}$/.test(value) ? hidden(value) : value;
  if (Array.isArray(value)) return value.map(hideIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hideIn(each)]));
}

const hidden = (address: string): string => `${[...address][0]}…${address.slice(address.lastIndexOf('@'))}`;

/** Matches users by name alone, for operators who may not try out addresses. */
export function namedLike(search: string): SQL {
  return sql`m.id in (select id from profiles where strpos(lower(name), lower(${search})) > 0)`;
}
