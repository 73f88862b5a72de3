import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import { createTypeCase } from './type-case.ts';

test('[STORY-13] the parts of a long story have headings, and the first words behind one the drop cap', () => {
  const paragraphs = [
    'Capítulo uno: Una bufanda',
    'Esa noche había función.',
    'Capítulo dos: El telón',
    'Nadie tosió.',
  ];
  const items = layOut({ paragraphs, pictures: [], ageGroup: 'preschool' }, createTypeCase(new PDFDocument())).flat();
  const lines = items.flatMap((item) => (item.kind === 'line' ? [[item.setting.face, item.text]] : []));
  expect(lines).toEqual([
    ['heading', 'Capítulo uno: Una bufanda'],
    ['heading', 'E'],
    ['text', 'sa noche había función.'],
    ['heading', 'Capítulo dos: El telón'],
    ['text', 'Nadie tosió.'],
  ]);
});
