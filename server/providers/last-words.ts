/** How an abandoned answer is still counted: the text that is on its way is billed. */
export type LastWords = {
  /** How long the rest is still received. */
  milliseconds: number;
  /** Called when an answer is abandoned; `rest` resolves when it is counted. */
  counting: (rest: Promise<void>) => void;
};

/**
 * Resolves when `exchange` is over, however it ends; after these milliseconds `cut` ends it. Returns the error by which
 * it ended by itself, or undefined.
 */
export async function hearOut(exchange: Promise<unknown>, cut: () => void, milliseconds: number): Promise<unknown> {
  let isCut = false;
  const timer = setTimeout(() => {
    isCut = true;
    cut();
  }, milliseconds);
  const error = await exchange.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  clearTimeout(timer);
  return isCut ? undefined : error;
}

/** Settles like `promise`, or rejects with the signal's reason as soon as it aborts. */
export async function whileWanted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  return Promise.race([promise, gone]).finally(() => signal.removeEventListener('abort', leave));
}
