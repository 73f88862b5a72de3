import { type ErrorBody, isErrorCode } from '#domain/errors.ts';
import { streamErrorMark } from '#domain/generation/api.ts';

/** A failure is JSON behind the mark; story text may hold the mark, but not the mark and a brace. */
const failureStart = `${streamErrorMark}{`;
/** No `ErrorBody` is longer than this: longer text behind the mark is story text. */
const longestFailure = 4000;

/** How a stream ended: complete, or with the failure that the server wrote at its end. */
export type StreamEnd = { failure: ErrorBody | null };

/**
 * Reads a streamed story: `onText` gets the story's text as it comes, in pieces of any size, never a
 * failure's JSON (GEN-03, GEN-04).
 *
 * The last bytes of a failed stream are `ERROR:` and an `ErrorBody`. It counts as a failure only at the
 * very end, valid and with a known code; the same letters inside a story are its text (P22). However
 * the bytes are split, the text is the same (P17).
 *
 * Rejects as the stream's reader does when the connection breaks or the signal aborts.
 */
export async function readStoryStream(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<StreamEnd> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let held = '';

  const take = (text: string) => {
    held += text;
    const ready = held.length - heldLength(held);
    if (ready > 0) onText(held.slice(0, ready));
    held = held.slice(ready);
  };

  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    take(decoder.decode(value, { stream: true }));
  }
  take(decoder.decode());

  const failure = readFailure(held);
  const rest = failure === null ? held : held.slice(0, held.lastIndexOf(failureStart)).replace(/\n$/, '');
  if (rest !== '') onText(rest);
  return { failure };
}

/** How many characters at the end of `text` may still turn out to be a failure. */
function heldLength(text: string): number {
  const start = text.lastIndexOf(failureStart);
  if (start !== -1 && !text.includes('\n', start) && text.length - start <= longestFailure) {
    return text.length - (text[start - 1] === '\n' ? start - 1 : start);
  }
  const mark = `\n${failureStart}`;
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length--) {
    const tail = text.slice(-length);
    if (mark.startsWith(tail) || failureStart.startsWith(tail)) return length;
  }
  return 0;
}

function readFailure(text: string): ErrorBody | null {
  const start = text.lastIndexOf(failureStart);
  if (start === -1) return null;
  try {
    const body: unknown = JSON.parse(text.slice(start + streamErrorMark.length));
    if (typeof body !== 'object' || body === null || !('code' in body) || !isErrorCode(body.code)) return null;
    return body as ErrorBody;
  } catch {
    return null;
  }
}
