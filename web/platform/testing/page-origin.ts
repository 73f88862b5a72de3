const plainFetch = globalThis.fetch;

/** Lets code that calls relative addresses, as a page does, talk to this server. */
export function callFrom(origin: string): void {
  globalThis.fetch = (address, init) =>
    plainFetch(address instanceof Request ? address : new URL(address, origin), init);
}
