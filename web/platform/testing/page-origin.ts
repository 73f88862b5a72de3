const plainFetch = globalThis.fetch;

/** Sends calls to relative addresses, as a page makes them, to this server. */
export function callFrom(origin: string): void {
  globalThis.fetch = (address, init) =>
    plainFetch(address instanceof Request ? address : new URL(address, origin), init);
}
