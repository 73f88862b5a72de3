/** Milliseconds before the next try: 1 second, doubling, at most 15. */
function reconnectMilliseconds(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 15_000);
}

/** Waits that long, or less if the network or the reader comes back first; rejects when the signal aborts. */
export function reconnectWait(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const end = (settle: () => void) => {
      clearTimeout(timer);
      listening.abort();
      settle();
    };
    const timer = setTimeout(() => end(resolve), reconnectMilliseconds(attempt));
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { signal: listening.signal });
    globalThis.addEventListener?.('online', () => end(resolve), { signal: listening.signal });
    globalThis.document?.addEventListener('visibilitychange', () => document.hidden || end(resolve), {
      signal: listening.signal,
    });
  });
}
