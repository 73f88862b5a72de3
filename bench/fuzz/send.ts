import { type Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Call } from './calls.ts';

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };

/**
 * Sends a call unchanged: no client corrects it. A connection that ends without an answer is status 0. If a kept-alive
 * one was closed just then, which is not the server's fault, the call is sent again, as browsers do.
 */
export function send(url: string, agent: Agent, call: Call, token?: string): Promise<Answer> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const headers: Record<string, string> = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, latin(value)])),
      ...(call.body && { 'content-length': String(call.body.length) }),
    };
    const failed = (error: Error) => resolve({ status: 0, headers: {}, body: error.message });
    const sending = request({ agent, hostname, port, method: call.method, path: call.target, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', failed);
      response.on('end', () => {
        const { statusCode = 0, headers: got } = response;
        resolve({ status: statusCode, headers: got, body: unpacked(Buffer.concat(pieces), got).toString() });
      });
    });
    sending.on('error', (error: NodeJS.ErrnoException) => {
      if (sending.reusedSocket && error.code === 'ECONNRESET') send(url, agent, call, token).then(resolve);
      else failed(error);
    });
    sending.setTimeout(60_000, () => sending.destroy(new Error('no answer for a minute')));
    sending.end(call.body);
  });
}

/** Decompresses a body as its headers say. Returns a body that cannot be decompressed as it is. */
function unpacked(body: Buffer, headers: Answer['headers']): Buffer {
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync }[
    String(headers['content-encoding'])
  ];
  if (!unpack || body.length === 0) return body;
  try {
    return unpack(body);
  } catch {
    return body;
  }
}

/** Node sends headers as Latin-1. */
const latin = (value: string) => Buffer.from(value).toString('latin1');
