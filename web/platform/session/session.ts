import { sessionCheckSeconds } from '#domain/identity/session.ts';
import { authClient } from './auth-client.ts';
import { reactionToAuthEvent } from './auth-events.ts';
import { listenToOtherTabs } from './cross-tab.ts';
import { forgetEnded, noteEnded } from './ended.ts';
import {
  isRefreshAllowed,
  isRefreshDue,
  millisecondsToRefresh,
  reactionTo,
  readRefreshedAt,
  writeRefreshedAt,
} from './refresh-rules.ts';
import { sessionState, setSignedIn, setSignedOut } from './session-store.ts';
import { noteSignOut, tellSignOuts } from './sign-outs.ts';
import { clearStoredSession, readStoredSession, type StoredSession, writeRecord } from './stored-session.ts';

/** Longest delay a browser timer takes without overflowing. */
const longestTimer = 2 ** 31 - 1;
/** The identity client refreshes by itself when a session is looked up this shortly before its end. */
const clientMarginMilliseconds = 90_000;

let started = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let refreshing: Promise<StoredSession | undefined> | undefined;

/** Finds out who is signed in and keeps that up to date; later calls do nothing. Needs a browser. */
export function startSession(): void {
  if (started) return;
  started = true;
  readSession();
  void catchUp();
  addEventListener('online', catchUp);
  listenToOtherTabs(window, () => readStoredSession(localStorage)?.user.id ?? 'out', readSession);
  setInterval(checkSession, sessionCheckSeconds * 1000);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkSession();
  });
}

/** The bearer token for a call to the server, or undefined when nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  const session = readStoredSession(localStorage);
  if (session === undefined) {
    // Taken away under the open page, as when a browser's data is cleared: the page must not go on as if signed in.
    if (sessionState().status === 'signed-in') {
      noteEnded(sessionStorage);
      forget();
    }
    return undefined;
  }
  if (session.expiresAt > Date.now()) return session.accessToken;
  return (await refreshSession())?.accessToken ?? session.accessToken;
}

/**
 * A token that may still work after the server refused `refused` as expired: one that another tab has
 * fetched meanwhile, else a fresh one within the once-per-pause rule, else undefined (SESSION-14, AMB-019).
 */
export async function tokenAfterRefusal(refused: string): Promise<string | undefined> {
  const session = readStoredSession(localStorage);
  if (session === undefined) return undefined;
  if (session.accessToken !== refused) return session.accessToken;
  if (!isRefreshAllowed(readRefreshedAt(localStorage), Date.now())) return undefined;
  const refreshed = await refreshSession();
  return refreshed !== undefined && refreshed.accessToken !== refused ? refreshed.accessToken : undefined;
}

/**
 * Takes over the tokens of a finished sign-in and returns the session, or throws the identity
 * service's error. Undefined means that the service knows no such session (ERR-33).
 */
export async function adoptTokens(tokens: {
  access_token: string;
  refresh_token: string;
}): Promise<StoredSession | undefined> {
  const client = await authClient(onAuthEvent);
  const { error } = await client.setSession(tokens);
  if (error !== null) throw error;
  readSession();
  return readStoredSession(localStorage);
}

/**
 * Signs out: this browser forgets the session at once, whether or not the network works; then the
 * server is told to end it, as soon as it can be told (SESSION-04).
 */
export async function signOut(): Promise<void> {
  forgetEnded(sessionStorage);
  const session = readStoredSession(localStorage);
  if (session !== undefined) noteSignOut(localStorage, session.accessToken);
  forget();
  await catchUp();
}

/** Forgets the session of a deleted account: the server needs no sign-out. */
export function leaveForGood(): void {
  forget();
}

const catchUp = () => tellSignOuts(localStorage, () => readStoredSession(localStorage) !== undefined);

/** Reads the stored session and shows it; without one the visitor is signed out (SESSION-03). */
function readSession(): void {
  const session = readStoredSession(localStorage);
  if (session === undefined) {
    forget();
    return;
  }
  writeRecord(localStorage, session);
  // An expired session is still the user's until the identity service says otherwise: offline, the shelf stays.
  if (session.expiresAt > Date.now()) setSignedIn(session.user);
  else void refreshSession().then((refreshed) => showAfterRefresh(refreshed));
  schedule(session);
}

function showAfterRefresh(refreshed: StoredSession | undefined): void {
  const session = refreshed ?? readStoredSession(localStorage);
  if (session === undefined) setSignedOut();
  else setSignedIn(session.user);
}

/** The 15-minute and visibility check (SESSION-19). */
function checkSession(): void {
  void catchUp();
  const session = readStoredSession(localStorage);
  if (session === undefined) {
    forget();
    return;
  }
  const now = Date.now();
  if (isRefreshDue(session.expiresAt, now) && isRefreshAllowed(readRefreshedAt(localStorage), now))
    void refreshSession();
  else schedule(session);
}

function schedule(session: StoredSession): void {
  clearTimeout(timer);
  const wait = millisecondsToRefresh(session.expiresAt, readRefreshedAt(localStorage), Date.now());
  // 1 to 3 seconds later than due, so that tabs do not refresh at the same instant.
  timer = setTimeout(checkSession, Math.min(wait + 1000 + Math.random() * 2000, longestTimer));
}

/** One refresh at a time; returns the session afterwards, or undefined when it is gone. */
function refreshSession(): Promise<StoredSession | undefined> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refresh(): Promise<StoredSession | undefined> {
  const before = readStoredSession(localStorage);
  if (before === undefined) return undefined;
  try {
    const client = await authClient(onAuthEvent);
    // Near the session's end the client's own lookup refreshes it; a second refresh would spend two tokens.
    const nearItsEnd = before.expiresAt - Date.now() < clientMarginMilliseconds;
    const { error } = nearItsEnd ? await client.getSession() : await client.refreshSession();
    if (error === null) writeRefreshedAt(localStorage, Date.now());
    else if (reactionTo(error) === 'clear' && !wasReplaced(before)) {
      noteEnded(sessionStorage);
      forget();
    }
  } catch (error) {
    // The client itself could not be fetched: that is a network error, and the session stays (SESSION-15).
    console.warn('The session could not be refreshed.', error);
  }
  const session = readStoredSession(localStorage);
  if (session !== undefined) schedule(session);
  return session;
}

/** Another tab refreshed first: our token was refused because theirs is newer. */
function wasReplaced(before: StoredSession): boolean {
  const now = readStoredSession(localStorage);
  return now !== undefined && now.refreshToken !== before.refreshToken;
}

function forget(): void {
  clearTimeout(timer);
  clearStoredSession(localStorage);
  setSignedOut();
}

/** Each change that the identity client reports updates the state (SESSION-02, SESSION-10). */
function onAuthEvent(event: string): void {
  const reaction = reactionToAuthEvent(event);
  if (reaction === 'sign-out') forget();
  else if (reaction !== 'ignore') readSession();
}
