import { type AdminStatus, adminRequirement, meets } from '#domain/identity/operators.ts';

/** Guarded paths that have no screen yet (AMB-105). */
const withoutScreen = ['/admin/alerts'];
/** Paths with a screen. */
const screens = [
  '/admin',
  '/admin/dashboard',
  '/admin/analytics',
  '/admin/business',
  '/admin/users',
  '/admin/person',
  '/admin/user-usage',
  '/admin/api-monitoring',
  '/admin/api-costs',
  '/admin/logs',
  '/admin/safety',
  '/admin/services',
  '/admin/settings',
];

export type AdminVerdict = 'wait' | 'unsure' | 'render' | 'sign-in' | 'fallback' | 'admin-home' | 'unknown';

/**
 * Decides what an admin path does (ADMIN-08 to ADMIN-13): visitors go to sign-in, users without an active
 * record to the fallback, operators of too low a rank to /admin, as does a path without a screen. An
 * operator on a path that does not exist is treated like anybody (ROUTE-10).
 */
export function adminVerdict(
  path: string,
  session: 'loading' | 'signed-out' | 'signed-in',
  status: AdminStatus | 'loading' | 'failed' | 'unanswered',
): AdminVerdict {
  if (session === 'loading') return 'wait';
  if (session === 'signed-out') return 'sign-in';
  if (status === 'loading') return 'wait';
  // A failure on our side sends nobody away: the page says so and asks again.
  if (status === 'unanswered') return 'unsure';
  if (status === 'failed' || !status.isAdmin) return 'fallback';
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (!meets(status, adminRequirement(plain)) || withoutScreen.includes(plain)) {
    return plain === '/admin' ? 'fallback' : 'admin-home';
  }
  return screens.includes(plain) ? 'render' : 'unknown';
}
