import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStoryStream } from './stream.ts';

const failure = { code: 'PROVIDER_UNAVAILABLE', message: 'The writer does not answer.', requestId: 'r-1' };

/** A stream of these bytes, cut at the given places. */
function streamOf(bytes: Uint8Array, cuts: number[]): ReadableStream<Uint8Array> {
  const places = [...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort((a, b) => a - b);
  return new ReadableStream({
    start(controller) {
      for (const [index, place] of places.entries()) {
        if (index > 0) controller.enqueue(bytes.slice(places[index - 1], place));
      }
      controller.close();
    },
  });
}

async function read(text: string, cuts: number[] = []) {
  const pieces: string[] = [];
  const end = await readStoryStream(streamOf(new TextEncoder().encode(text), cuts), (piece) => pieces.push(piece));
  return { text: pieces.join(''), pieces, failure: end.failure };
}

const cuts = fc.array(fc.nat(), { maxLength: 40 });

test('[P17] [GEN-03] a story cut into any byte pieces reads the same', async () => {
  const story = fc
    .string({ unit: 'binary', maxLength: 300 })
    .map((text) => `¿Érase? 🌙\r\n${text.replaceAll('\u{feff}', '')}`);
  await fc.assert(
    fc.asyncProperty(story, cuts, async (text, places) => {
      const result = await read(text, places);
      expect(result).toMatchObject({ text, failure: null });
    }),
  );
});

test('[GEN-04] a failure at the end of the stream is an error and none of it is shown, however it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('', 'Once upon', 'Once\n\nupon\n', 'ERROR: said the owl'),
      cuts,
      async (text, places) => {
        const result = await read(`${text}\nERROR:${JSON.stringify(failure)}`, places);
        expect(result).toMatchObject({ text, failure });
      },
    ),
  );
});

test('[GEN-04] a failure that is the whole stream is an error', async () => {
  expect(await read(`ERROR:${JSON.stringify(failure)}`)).toMatchObject({ text: '', failure });
});

test.each([
  'ERROR: said the robot, and everybody laughed.',
  'ERROR:{ was painted on the gate.\nThe end.',
  `He read:\nERROR:${JSON.stringify(failure)}\nand closed the book.`,
  'The last word was ERROR:{"code":"NO_SUCH_CODE"}',
  'The last word was ERROR:',
  'ERROR:{"code":',
])('[P22] story text that holds the mark stays story text: %s', async (text) => {
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      expect(await read(text, places)).toMatchObject({ text, failure: null });
    }),
  );
});

test('[P22] text behind a mark is not held back for the rest of the story', async () => {
  const { pieces } = await read(`ERROR:{ was on the sign.\n${'Good night. '.repeat(50)}`, [6, 10, 40, 60]);
  expect(pieces.length).toBeGreaterThan(2);
});

test('a broken connection rejects and is never taken for the end of the story', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('Once'));
      controller.error(new TypeError('network error'));
    },
  });
  await expect(readStoryStream(body, () => {})).rejects.toThrow('network error');
});
