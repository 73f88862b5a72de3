import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { breakLines, layOut } from './lay-out.ts';
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

test('[STORY-13] [LIB-32] the chapters of a series begin on new pages, lower than the words go on', () => {
  const paragraphs = ['Capítulo 1: El farol', 'Había un farol.', 'Capítulo 2: La sombra', 'Después vino la sombra.'];
  const lay = (chapterStarts?: number[]) =>
    layOut(
      { paragraphs, pictures: [], ageGroup: 'preschool', ...(chapterStarts && { chapterStarts }) },
      createTypeCase(new PDFDocument()),
    );
  const heads = lay([0, 2]).map(([item]) => (item?.kind === 'line' ? [item.text, item.y] : []));
  expect(heads.map(([text]) => text)).toEqual(['Capítulo 1: El farol', 'Capítulo 2: La sombra']);
  expect(heads[1]?.[1]).toBe(heads[0]?.[1]);
  expect(lay()).toHaveLength(1);
});

test('[STORY-13] a short last word takes another one along to its line; a longer one, and one that fits, do not', () => {
  const type = createTypeCase(new PDFDocument());
  const setting = { face: 'text', size: 10 } as const;
  const broken = (text: string, upTo: string) => breakLines(text, setting, type, () => type.widthOf(upTo, setting) + 1);
  expect(broken('It was such fun to go', 'It was such fun to')).toEqual(['It was such fun', 'to go']);
  expect(broken('It was such fun to celebrate', 'It was such fun to')).toEqual(['It was such fun to', 'celebrate']);
  expect(broken('It was such fun to go', 'It was such fun to go')).toEqual(['It was such fun to go']);
  // Two words above stay together: if one moved, the other would stand alone.
  expect(broken('So they went', 'So they')).toEqual(['So they', 'went']);
});
