import type { AdminRole, Permissions } from '#domain/identity/operators.ts';

declare const authority: unique symbol;

/** A member of the staff, proven by a session and an active record. Only `require-operator.ts` makes one. */
export type Operator = {
  readonly [authority]: 'operator';
  readonly userId: string;
  readonly email: string;
  readonly role: AdminRole;
  readonly permissions: Permissions;
};
