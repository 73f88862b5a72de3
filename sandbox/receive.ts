import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Vendor } from '#domain/operations/api.ts';
import type { Call } from './calls.ts';
import type { World } from './world.ts';

/** Reads a whole request and records it; the record ends when the response is closed. */
export async function receive(
  world: World,
  vendor: Vendor,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<{ call: Call; body: string }> {
  const body = await text(request);
  const call = world.calls.start(vendor, request, body);
  response.once('close', () => world.calls.end(call, response.writableFinished ? 'finished' : 'aborted'));
  return { call, body };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Wraps a listener: if it fails, the request ends with 500 instead of crashing the process. */
export function guarded(
  name: string,
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): RequestListener {
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      console.error(`sandbox ${name}:`, error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: { message: 'The stand-in failed' } });
    }
  };
}
