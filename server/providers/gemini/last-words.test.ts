import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createGeminiClient } from './client.ts';
import type { GeminiUsage } from './wire.ts';

let service: Server;
afterEach(() => {
  service.closeAllConnections();
  service.close();
});

/** Asks for a picture, leaves once the request has arrived, and returns what is charged when `then` has answered. */
async function leftWhile(then: (response: ServerResponse) => void): Promise<GeminiUsage[]> {
  const arrived = Promise.withResolvers<ServerResponse>();
  service = createServer((request, response) => void request.resume().on('end', () => arrived.resolve(response)));
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const { port } = service.address() as AddressInfo;
  const client = createGeminiClient({
    apiKey: 'key',
    baseUrl: `http://127.0.0.1:${port}`,
    model: 'text',
    imageModel: 'picture',
  });
  const stop = new AbortController();
  const charged: GeminiUsage[] = [];
  const counted: Promise<void>[] = [];
  const drawing = client.draw(
    { text: 'A lamp.', references: [] },
    {
      signal: stop.signal,
      timeoutMilliseconds: 10_000,
      onUsage: (usage) => charged.push(usage),
      lastWords: { milliseconds: 300, counting: (rest) => counted.push(rest) },
    },
  );
  const response = await arrived.promise;
  stop.abort();
  await expect(drawing).rejects.toThrow();
  then(response);
  await Promise.all(counted);
  return charged;
}

test('[COST-04] a picture whose request is lost after its story was stopped is not charged, as it is not before', async () => {
  expect(await leftWhile((response) => response.socket?.resetAndDestroy())).toEqual([]);
});

test('[COST-04] a picture that is still being drawn when nobody hears it out any more is charged', async () => {
  expect(await leftWhile(() => {})).toEqual([expect.objectContaining({ pictures: 1 })]);
});
