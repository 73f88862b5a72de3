import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { tokens as cut } from '../deepseek/tokens.ts';
import type { FaultBoard, FaultOrder } from '../faults.ts';
import type { Pace } from '../pace.ts';
import { answerBody, type BadFinish, type Tokens } from './wire.ts';

/** The vendor sends a few words per event, not single tokens. */
const tokensPerEvent = 6;
/** The faults that happen at a place in the stream. */
const spoilers = new Set<string>(['bad-json', 'cut', 'stall', 'hold']);

export type Streamed = {
  model: string;
  id: string;
  text: string;
  finish: 'STOP' | BadFinish;
  tokens: Tokens;
  /** Called with the number of output tokens so far, including thoughts. */
  onTold: (output: number) => void;
  order: FaultOrder<'gemini'> | undefined;
  faults: FaultBoard;
};

/** `streamGenerateContent?alt=sse`: counts in each event, finish reason in the last. Faults default to half way. */
export async function streamAnswer(response: ServerResponse, pace: Pace, streamed: Streamed): Promise<void> {
  const { model, id, text, finish, order, faults } = streamed;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  const gone = once(response, 'close');
  const pieces = cut(text);
  const spoiled = order && spoilers.has(order.fault) ? order.fault : undefined;
  const spoilAt = spoiled ? Math.min(placeOf(order, text) ?? Math.ceil(pieces.length / 2), pieces.length) : Infinity;
  const tokens = { ...streamed.tokens };
  let started = performance.now() + pace.firstTokenMilliseconds;
  const send = (body: unknown) => response.write(`data: ${JSON.stringify(body)}\r\n\r\n`);
  await Promise.race([wait(pace.firstTokenMilliseconds), gone]);
  for (let at = 0; at < pieces.length && !response.destroyed; ) {
    const due = pace.tokensPerSecond === null ? 0 : started + (at * 1000) / pace.tokensPerSecond - performance.now();
    if (due > 0) await Promise.race([wait(due), gone]);
    if (at === spoilAt && spoiled === 'bad-json') response.write('data: {"candidates":\r\n\r\n');
    if (at === spoilAt && spoiled === 'cut') return void response.socket?.destroySoon();
    if (at === spoilAt && spoiled === 'stall') return void (await gone);
    if (at === spoilAt && order && spoiled === 'hold') {
      const since = performance.now();
      await faults.whileHeld(order, gone);
      // Shift the schedule by the time held, so that it goes on at the same pace.
      started += performance.now() - since;
    }
    // The text before a fault is sent completely.
    const piece = pieces.slice(at, at < spoilAt ? Math.min(at + tokensPerEvent, spoilAt) : at + tokensPerEvent);
    at += piece.length;
    tokens.text += piece.length;
    streamed.onTold(tokens.text + (tokens.thoughts ?? 0));
    send(answerBody(model, id, [{ text: piece.join('') }], undefined, tokens));
  }
  if (response.destroyed) return;
  send(answerBody(model, id, finish === 'STOP' ? [{ text: '' }] : [], finish, tokens));
  response.end();
}

/** The number of tokens before the order's fault; undefined if the order sets none. */
function placeOf(order: FaultOrder | undefined, text: string): number | undefined {
  const at = order?.before === undefined ? -1 : text.indexOf(order.before);
  return at === -1 ? order?.after : cut(text.slice(0, at)).length;
}
