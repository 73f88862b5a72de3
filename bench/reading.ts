import { randomUUID } from 'node:crypto';
import { type Bench, median, percentile } from './figures.ts';
import { operator, signIn, startProduct } from './product.ts';

const rounds = 40;

/**
 * From the call to the first words, for a wish in a parent's own words: with a reader that answers in 400 ms and
 * without one, in turns. The wish is read while the story begins: target at most 50 ms more at the 95th percentile.
 */
export const reading: Bench = {
  name: 'First words with a reader that answers in 400 ms',
  baseline: 'without a reader',
  run: async () => {
    const read = await startProduct({ SANDBOX: 'on', SANDBOX_PACE: '300' });
    const unread = await startProduct({ SANDBOX: 'on', SANDBOX_PACE: '300', READER: 'off' });
    try {
      const ask = async (url: string) => {
        const authorization = `Bearer ${await signIn(url, operator)}`;
        return () => firstWords(url, authorization);
      };
      const [withReader, without] = [await ask(read.url), await ask(unread.url)];
      const ours: number[] = [];
      const bare: number[] = [];
      for (let round = -2; round < rounds; round += 1) {
        const [one, other] = [await withReader(), await without()];
        if (round < 0) continue;
        ours.push(one);
        bare.push(other);
      }
      return [
        { what: 'median', unit: 'ms', ours: median(ours), baseline: median(bare) },
        { what: '95th percentile', unit: 'ms', ours: percentile(ours, 0.95), baseline: percentile(bare, 0.95) },
      ];
    } finally {
      await read.stop();
      await unread.stop();
    }
  },
};

/** Asks for a new story, and stops it after its first words. */
async function firstWords(url: string, authorization: string): Promise<number> {
  const stop = new AbortController();
  const generationId = randomUUID();
  const storyParams = {
    length: 'short',
    language: 'english',
    characters: ['fox', `Tilda${generationId.replace(/[^a-f]/g, '')}`],
    setting: 'forest',
    message: `a quiet evening with ${generationId.slice(0, 4)} lanterns`,
    ageGroup: 'toddler',
  };
  const begin = performance.now();
  const answer = await fetch(`${url}/functions/v1/generate-story-stream`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ storyParams, generationId }),
    signal: stop.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`the story was not begun: ${answer.status} ${await answer.text()}`);
  await answer.body.getReader().read();
  const milliseconds = performance.now() - begin;
  stop.abort();
  await fetch(`${url}/api/generation/${generationId}/stop`, { method: 'POST', headers: { authorization } });
  return milliseconds;
}
