import { vi } from 'vitest';
import { storageKeys } from '../device/storage-keys.ts';
import { setSignedIn } from '../session/session-store.ts';
import { toSessionUser } from '../session/stored-session.ts';

export type Call = { method: string; path: string; query: Record<string, string>; body: unknown };
/** What the server returns, by path: a value, a response, or a function of the call. A missing path fails. */
export type Answers = Record<string, unknown>;

/** Answers this page's calls; returns the calls, which grow while the page lives. */
export function serveAnswers(answers: Answers): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(input, location.origin);
    const query = Object.fromEntries(url.searchParams);
    const call = { method, path: url.pathname, query, body: body ? JSON.parse(String(body)) : undefined };
    calls.push(call);
    const answer = answers[url.pathname];
    const value = await (typeof answer === 'function' ? answer(call) : answer);
    if (value instanceof Response) return value;
    if (value === undefined) return Response.json({ code: 'INTERNAL', message: 'All is lost.' }, { status: 500 });
    return Response.json(value);
  });
  return calls;
}

let people = 0;

/** Signs in a new user each time, so that none sees what an earlier one read. */
export function signInSomebody(email = 'ana@families.example'): void {
  people += 1;
  const user = { id: `person-${people}`, email, created_at: '2026-01-02T03:04:05Z' };
  const expires_at = Date.now() / 1000 + 3600;
  const session = { access_token: 'access', refresh_token: 'refresh', token_type: 'bearer', expires_at, user };
  localStorage.setItem(storageKeys.sessionTokens, JSON.stringify(session));
  const known = toSessionUser(user);
  if (known) setSignedIn(known);
}
