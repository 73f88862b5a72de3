import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { tokens as cut } from '../deepseek/tokens.ts';
import type { FaultOf } from '../faults.ts';
import type { Pace } from '../pace.ts';
import { answerBody, type BadFinish, type Tokens } from './wire.ts';

/** The vendor sends some words at a time, not every token. */
const tokensPerEvent = 6;

export type Streamed = {
  model: string;
  id: string;
  text: string;
  finish: 'STOP' | BadFinish;
  tokens: Tokens;
  fault: FaultOf<'gemini'> | undefined;
};

/** `streamGenerateContent?alt=sse`: the answer in events, the count in each, the finish reason in the last. */
export async function streamAnswer(response: ServerResponse, pace: Pace, streamed: Streamed): Promise<void> {
  const { model, id, text, finish, fault } = streamed;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  const gone = once(response, 'close');
  const pieces = cut(text);
  const tokens = { ...streamed.tokens };
  const started = performance.now() + pace.firstTokenMilliseconds;
  const send = (body: unknown) => response.write(`data: ${JSON.stringify(body)}\r\n\r\n`);
  await Promise.race([wait(pace.firstTokenMilliseconds), gone]);
  for (let at = 0; at < pieces.length && !response.destroyed; at += tokensPerEvent) {
    const due = pace.tokensPerSecond === null ? 0 : started + (at * 1000) / pace.tokensPerSecond - performance.now();
    if (due > 0) await Promise.race([wait(due), gone]);
    const half = at > pieces.length / 2;
    if (half && fault === 'bad-json') response.write('data: {"candidates":\r\n\r\n');
    if (half && fault === 'cut') return void response.socket?.destroySoon();
    if (half && fault === 'stall') return void (await gone);
    const piece = pieces.slice(at, at + tokensPerEvent);
    tokens.text += piece.length;
    send(answerBody(model, id, [{ text: piece.join('') }], undefined, tokens));
  }
  if (response.destroyed) return;
  send(answerBody(model, id, finish === 'STOP' ? [{ text: '' }] : [], finish, tokens));
  response.end();
}
