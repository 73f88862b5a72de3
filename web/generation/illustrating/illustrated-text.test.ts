import { expect, test } from 'vitest';
import { errorCodes } from '#domain/errors.ts';
import { generation as english } from '../../platform/i18n/en/generation.ts';
import { type IllustratedFailure, isImageRelated, isServiceDown } from './illustrated-failure.ts';
import { illustratedText } from './illustrated-text.ts';

const refused = (status: number, code: (typeof errorCodes)[number] | null = null): IllustratedFailure => ({
  kind: 'refused',
  status,
  code,
  text: 'Teapot',
  details: {},
});

function textOf(failure: IllustratedFailure): string {
  const text = illustratedText(failure);
  return text.from === 'errors' ? english.errors[text.key] : english.illustrated.errors[text.key];
}

test.each([
  ['ERR-11', refused(401), english.errors.s401],
  ['ERR-11', refused(403), english.errors.s403],
  ['ERR-11', refused(429), english.errors.s429],
  ['ERR-10', refused(400, 'INVALID_JSON'), 'Bad request: {text}'],
  ['ERR-15', refused(418), 'Error {status}: {text}'],
  ['ERR-19', { kind: 'shape' }, 'Invalid response format'],
  ['ERR-20', { kind: 'empty' }, 'No story content received'],
  ['ILLUS-16', { kind: 'inProgress' }, 'Story generation already in progress'],
] as const)('[%s] %o has its documented text', (_id, failure, text) => {
  expect(textOf(failure)).toBe(text);
});

test('[ERR-14] [ILLUS-28] a server error without a code of its own speaks of technical difficulties', () => {
  for (const failure of [refused(500), refused(500, 'PROVIDER_UNAVAILABLE'), refused(500, 'INTERNAL')]) {
    expect(textOf(failure)).toMatch(/^Server error: .*technical difficulties/);
  }
});

test('[ILLUS-26] the advice names every term to avoid', () => {
  const terms = ['violent', 'weapon', 'gun', 'knife', 'blood', 'scary', 'horror', 'monster', 'zombie'];
  for (const term of [...terms, 'religious terms', 'celebrity names', 'brand names']) {
    expect(english.illustrated.advice.avoid).toContain(term);
  }
});

test('[ILLUS-11] [ILLUS-12] pictures are to blame for a refusal, the service for an outage, a session for neither', () => {
  expect([isImageRelated(refused(500, 'CONTENT_FILTERED')), isServiceDown(refused(500, 'CONTENT_FILTERED'))]).toEqual([
    true,
    false,
  ]);
  expect([isImageRelated(refused(502)), isServiceDown(refused(502))]).toEqual([false, true]);
  const busy = refused(503, 'PROVIDER_BUSY');
  expect([isImageRelated(busy), isServiceDown(busy), textOf(busy)]).toEqual([
    true,
    true,
    english.illustrated.errors.busy,
  ]);
  expect([isImageRelated({ kind: 'network' }), isServiceDown({ kind: 'network' })]).toEqual([false, true]);
  expect([isImageRelated(refused(401)), isServiceDown(refused(401))]).toEqual([false, false]);
});

test.each(['READER_AWAY', 'INPUT_REFUSED'] as const)(
  '[ILLUS-12] [P18] %s has one cause and one message: neither pictures nor the service are to blame',
  (code) => {
    for (const failure of [refused(503, code), { kind: 'ended', code } as const])
      expect([isImageRelated(failure), isServiceDown(failure)]).toEqual([false, false]);
  },
);

test.each(errorCodes)('[ERR-48] a story that ends with %s has a text', (code) => {
  expect(textOf({ kind: 'ended', code })).toBeTruthy();
});
