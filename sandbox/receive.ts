import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Vendor } from '#domain/operations/api.ts';
import type { Call } from './calls.ts';
import type { World } from './world.ts';

/** Reads a request whole and records it; the record closes with the answer. */
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

/** A listener whose failures end the request with 500 instead of the process. */
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
