import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { unprintable } from '#domain/stories/book.ts';
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
  '❤',
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
