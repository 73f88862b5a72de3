import type { ServerResponse } from 'node:http';
import { generationIdHeader, streamErrorMark } from '#domain/generation/api.ts';
import { errorBody, statusOf } from '../platform/http/errors.ts';
import type { RunningStory } from './running/running-stories.ts';

/** Text is gathered this long after the first piece; a page redraws no faster (GEN-10). */
const batchMilliseconds = 50;

/**
 * Streams a story to one reader, from letter `from` on, straight to Node's response (GEN-03): the first
 * words at once, then in batches, waiting while the reader is slow. A failure before the first word is
 * an ordinary error answer; after it, the text ends with `ERROR:` and the error as JSON (GEN-04).
 * A reader who leaves changes nothing for the story (P20).
 */
export function sendStory(story: RunningStory, outgoing: ServerResponse, requestId: string, from = 0): void {
  let position = from;
  let started = false;
  let blocked = false;
  let timer: NodeJS.Timeout | undefined;

  const begin = () => {
    started = true;
    outgoing.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      [generationIdHeader]: story.id,
    });
  };

  const leave = () => {
    clearTimeout(timer);
    stopFollowing();
  };

  const flush = () => {
    timer = undefined;
    if (blocked || outgoing.destroyed) return;
    if (position < story.text.length) {
      if (!started) begin();
      const text = story.text.slice(position);
      position = story.text.length;
      if (!outgoing.write(text)) {
        blocked = true;
        outgoing.once('drain', () => {
          blocked = false;
          flush();
        });
      }
    }
    if (!story.end || blocked) return;
    leave();
    if (story.end.status === 'completed') {
      if (!started) begin();
      outgoing.end();
      return;
    }
    const body = JSON.stringify(errorBody(story.end.error, requestId));
    if (started) {
      outgoing.end(`\n${streamErrorMark}${body}`);
      return;
    }
    const retryAfter = story.end.error.details.retryAfterSeconds;
    outgoing.writeHead(statusOf(story.end.error.code), {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      [generationIdHeader]: story.id,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    });
    outgoing.end(body);
  };

  const changed = () => {
    if (!started || story.end) flush();
    else timer ??= setTimeout(flush, batchMilliseconds);
  };

  const stopFollowing = story.follow(changed);
  outgoing.once('close', leave);
  changed();
}
