import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing.ts';
import { walk } from './fuzz/walk.ts';

test('[P23] [P26] [P27] whatever is sent to any route by anybody, the answer is one that the document names', async () => {
  const seed = 20_261_122;
  console.log(`seed ${seed}`);
  const server = await startTestServer({ vendors: ['google', 'deepseek', 'gemini', 'stripe'], rateLimitFactor: 0 });
  try {
    const { faults, requests, statuses } = await walk(server, 2, seed);
    expect(faults).toEqual([]);
    expect(requests).toBeGreaterThan(350);
    // Some of the requests were valid.
    expect(statuses[200]).toBeGreaterThan(50);
  } finally {
    await server.stop();
  }
});
