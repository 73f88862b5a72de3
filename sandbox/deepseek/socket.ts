import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTick } from 'node:timers/promises';

/** Writes and waits until the socket takes more; returns at once when it is gone. */
export type Write = (text: string) => Promise<void>;

export function plainWrite(response: ServerResponse): Write {
  return async (text) => {
    if (response.closed || response.destroyed) return;
    if (response.write(text)) return;
    // Whichever comes second must not stay as a listener: a long story waits often.
    const over = new AbortController();
    const { signal } = over;
    await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
    over.abort();
  };
}

/**
 * Ends lines with CRLF and cuts the bytes wherever it hurts: after one to sixty bytes, and inside
 * every letter that has several (P17).
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
