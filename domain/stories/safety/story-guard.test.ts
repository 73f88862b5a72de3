import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forbiddenEnglish } from './forbidden-english.fixtures.ts';
import { forbiddenSpanish } from './forbidden-spanish.fixtures.ts';
import { storyPolicy } from './policy.ts';
import { createStoryGuard } from './story-guard.ts';
import { findForbidden } from './word-scanner.ts';

const forbidden = [forbiddenEnglish, forbiddenSpanish]
  .flatMap((list) => list.split(/[;\n]/).map((entry) => entry.trim()))
  .filter((entry) => pass([entry]).finding && pass([entry]).shown === '');
const calm =
  'the fox ran home. el zorro, una mata de menta — a killer whale! mi madre por no ir a cut the paper her throat hurt kill time the le cortó el pelo f u n y a b c suck ¡Ñandú! 🦊 e\u0301l "sueño" 10 20\n\n   \t'
    .split(' ')
    .concat(' ', '\n', '  ');

const words = fc.array(fc.oneof(fc.constantFrom(...calm), fc.string({ unit: 'grapheme', maxLength: 8 })), {
  maxLength: 40,
});
const cuts = fc.array(fc.nat(400), { maxLength: 60 });

function pieces(text: string, places: readonly number[]): string[] {
  const sorted = [...places.filter((place) => place < text.length), 0, text.length].sort((a, b) => a - b);
  return sorted.slice(1).map((place, index) => text.slice(sorted[index], place));
}

function pass(parts: readonly string[]) {
  const guard = createStoryGuard();
  const shown: string[] = [];
  for (const part of parts) shown.push(guard.push(part));
  shown.push(guard.end());
  return { shown: shown.join(''), finding: guard.finding };
}

test('[P29] a clean story comes out letter for letter, however it is cut', () => {
  fc.assert(
    fc.property(words, cuts, (list, places) => {
      const text = list.join(' ');
      const { shown, finding } = pass(pieces(text, places));
      if (finding === undefined) expect(shown).toBe(text);
      expect({ shown, finding }).toEqual(pass([text]));
      expect({ shown, finding }).toEqual(pass([...text]));
    }),
    { numRuns: 400 },
  );
});

test('[P29] a forbidden phrase is never shown, not even its first letter, however it is spelled and cut', () => {
  fc.assert(
    fc.property(words, fc.constantFrom(...forbidden), words, cuts, (before, phrase, after, places) => {
      const start = before.join(' ');
      fc.pre(findForbidden(storyPolicy, start) === undefined);
      const text = `${start} zorro ${phrase} zorro ${after.join(' ')}`;
      const { shown, finding } = pass(pieces(text, places));
      expect(finding).toBeDefined();
      expect(text.startsWith(shown)).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(`${start} zorro `.length);
      expect({ shown, finding }).toEqual(pass([...text]));
    }),
    { numRuns: 600 },
  );
});

test('[P29] what is held back is the word being written and the beginnings of phrases, never more', () => {
  const guard = createStoryGuard();
  expect(guard.push('The fox ran h')).toBe('The fox ran ');
  expect(guard.push('ome. He ')).toBe('home. He ');
  expect(guard.push('cut her ')).toBe('');
  expect(guard.push('hair')).toBe('');
  expect(guard.push('. ')).toBe('cut her hair. ');
});

test('[P29] text without any space is let through in parts', () => {
  const guard = createStoryGuard();
  expect(guard.push('太'.repeat(1000)).length).toBeGreaterThan(800);
});

test('[P29] after a finding nothing is shown any more', () => {
  const guard = createStoryGuard();
  expect(guard.push('Once he fuc')).toBe('Once he ');
  expect(guard.push('ked and ran ')).toBe('');
  expect(guard.finding).toBe('profanity');
  expect(guard.push('home.')).toBe('');
  expect(guard.end()).toBe('');
});
