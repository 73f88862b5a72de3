import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { printableRanges, unprintable } from '#domain/stories/text/printable.ts';
import { createTypeCase } from './type-case.ts';

const names = [
  'Zoë',
  'Łukasz',
  'Ñandú',
  'Ștefan',
  'Nguyễn Thị Ánh',
  'Ελένη',
  'Алёша',
  '王小明',
  'さくら',
  '지우',
  'נועה',
  'ليلى',
  'आर्या',
  '❤️ ♥ ☾ ♪ → 🇲🇽',
  'ኤልሳ',
  '🦊',
  '★',
  '¡Hola! ¿Qué? «Sí» — “No”… 20 % & 3 × 4 = 12 €',
];

test.for(names)('[STORY-13] what a book lacks of “%s” is what is said before it is made', (name) => {
  const faces = createTypeCase(new PDFDocument());
  const lost = [...name.normalize('NFC')].filter(
    (letter) => letter.trim() !== '' && !/\p{M}/u.test(letter) && faces.settable(letter, 'text') === '',
  );
  expect(unprintable(name).filter((letter) => !/\p{M}/u.test(letter))).toEqual([...new Set(lost)]);
});

test('[STORY-13] hearts, stars, foxes and names in Devanagari are printed; each other script is named', () => {
  expect(unprintable('Para आर्या y Ñandú ❤️ ★ 🦊 ♪')).toEqual([]);
  expect(unprintable('王小明, נועה')).toEqual([...'王小明נועה']);
});

test('[STORY-13] what is said to be printable is what the faces have', () => {
  const faces = createTypeCase(new PDFDocument());
  const ranges: [number, number][] = [];
  let open: [number, number] | undefined;
  for (let code = 0x21; code < 0x20000; code++) {
    const letter = String.fromCodePoint(code);
    // Characters that stand between two letters and are never looked up end no range.
    if (/[\p{C}\p{Z}\p{M}]/u.test(letter)) continue;
    if (!faces.has(letter)) open = undefined;
    else if (open) open[1] = code;
    else {
      open = [code, code];
      ranges.push(open);
    }
  }
  const written = ranges.map((range) => [...new Set(range)].map((code) => code.toString(36)).join('-'));
  expect(printableRanges).toBe(written.join(' '));
});
