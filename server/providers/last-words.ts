/** How an answer that is left in its middle is still counted: what is on its way is on the bill. */
export type LastWords = {
  /** So long what still comes is listened to. */
  milliseconds: number;
  /** Told when an answer is left; `rest` resolves when it is counted. */
  counting: (rest: Promise<void>) => void;
};

/** Resolves when `exchange` is over, however it ends; after these milliseconds `cut` ends it. */
export async function hearOut(exchange: Promise<unknown>, cut: () => void, milliseconds: number): Promise<void> {
  const timer = setTimeout(cut, milliseconds);
  await exchange.catch(() => {});
  clearTimeout(timer);
}

/** What is waited for until `signal` says that nobody waits any more; then a rejection with its reason. */
export async function whileWanted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  return Promise.race([promise, gone]).finally(() => signal.removeEventListener('abort', leave));
}
