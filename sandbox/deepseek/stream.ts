import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../calls.ts';
import type { Pace } from '../pace.ts';
import type { Plan } from './plan.ts';
import type { Write } from './socket.ts';
import { chunk, chunkMaker, type Envelope, type Usage, usageChunk } from './wire.ts';

const keepAliveMilliseconds = 1000;
const keepAlive = ': keep-alive\n\n';

/** Streams a plan over a response whose headers are sent, until its ending or until the caller disconnects. */
export async function stream(
  response: ServerResponse,
  write: Write,
  envelope: Envelope,
  plan: Plan,
  usage: Usage,
  pace: Pace,
  call: Call,
  /** Resolves when the stream is no longer held. */
  released: (gone: Promise<unknown>) => Promise<void>,
): Promise<void> {
  const send = (data: string) => write(`data: ${data}\n\n`);
  const gone = once(response, 'close');

  await write(keepAlive);
  await queue(pace.firstTokenMilliseconds, write, gone);
  const silent = plan.ending === 'hang' && plan.pieces.length === 0;
  if (!silent) await send(chunk(envelope, { role: 'assistant', content: '' }, null));

  const story = chunkMaker(envelope, 'content');
  const reasoning = chunkMaker(envelope, 'reasoning_content');
  const total = plan.reasoning.length + plan.pieces.length;
  const started = performance.now();
  for (let sent = 0; sent < total && !response.destroyed; sent++) {
    // Wait by the clock, not by adding up timers, so that a busy machine catches up.
    const early =
      pace.tokensPerSecond === null ? 0 : started + (sent * 1000) / pace.tokensPerSecond - performance.now();
    if (early > 0) await wait(early);
    const place = sent - plan.reasoning.length;
    if (place === plan.heldAt) await released(gone);
    if (place === plan.brokenAt) await write(`data: {"id":"${envelope.id}","choices":[{"index":0,"del\n\n`);
    const thought = plan.reasoning[sent];
    const piece = plan.pieces[place] ?? '';
    if (thought === undefined) call.answer += piece;
    await send(thought === undefined ? story(piece) : reasoning(thought));
    if (call.billed) call.billed.output += 1;
  }
  if (response.destroyed) return;

  switch (plan.ending) {
    case 'done':
      if (plan.finish) await send(chunk(envelope, { content: '' }, plan.finish));
      if (envelope.withUsage) await send(usageChunk(envelope, usage));
      await write('data: [DONE]\n\n');
      response.end();
      return;
    case 'no-last-line':
      await write(`data: ${chunk(envelope, { content: '' }, plan.finish ?? 'stop')}`);
      response.end();
      return;
    case 'error':
      await send(JSON.stringify({ error: { code: 502, message: 'The upstream provider failed' } }));
      await write('data: [DONE]\n\n');
      response.end();
      return;
    case 'end':
      response.end();
      return;
    case 'cut':
      await write(`data: ${chunk(envelope, { content: ' and' }, null).slice(0, -40)}`);
      response.socket?.destroySoon();
      return;
    case 'hang':
      await queue(Number.POSITIVE_INFINITY, write, gone);
  }
}

/** Waits, with keep-alive comments, until the time is over or the caller has disconnected. */
async function queue(milliseconds: number, write: Write, gone: Promise<unknown>): Promise<void> {
  let left = false;
  void gone.then(() => {
    left = true;
  });
  for (let rest = milliseconds; rest > 0 && !left; rest -= keepAliveMilliseconds) {
    const stop = new AbortController();
    await Promise.race([wait(Math.min(rest, keepAliveMilliseconds), undefined, { signal: stop.signal }), gone]).finally(
      () => stop.abort(),
    );
    if (!left && rest > keepAliveMilliseconds) await write(keepAlive);
  }
}
