import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTick } from 'node:timers/promises';

/** Writes, then waits until the socket accepts more; returns at once if it is closed. */
export type Write = (text: string) => Promise<void>;

export function plainWrite(response: ServerResponse): Write {
  return async (text) => {
    if (response.closed || response.destroyed) return;
    if (response.write(text)) return;
    // Remove the listener of the event that did not come: a long story waits often, and they would pile up.
    const over = new AbortController();
    const { signal } = over;
    await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
    over.abort();
  };
}

/**
 * Ends lines with CRLF and splits the bytes where it hurts: into pieces of 1 to 59 bytes, and inside
 * every multi-byte letter (P17).
 */
export function choppedWrite(response: ServerResponse): Write {
  let step = 5;
  return async (text) => {
    const bytes = Buffer.from(text.replaceAll('\n', '\r\n'));
    let from = 0;
    while (from < bytes.length && !response.destroyed) {
      step = (step * 31 + 17) % 59;
      let to = Math.min(from + 1 + step, bytes.length);
      const insideLetter = bytes.subarray(from + 1, to).findIndex((byte) => (byte & 0xc0) === 0x80);
      if (insideLetter !== -1) to = from + 1 + insideLetter;
      response.write(bytes.subarray(from, to));
      from = to;
      await nextTick();
    }
  };
}
