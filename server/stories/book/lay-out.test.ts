import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import { breakLines, headingLines } from './lines.ts';
import { createTypeCase } from './type-case.ts';

test('[STORY-13] the parts of a long story have headings, and the first words behind one the drop cap', () => {
  const long = 'Esa noche había función, y todo el lugar esperaba sentado en sillas, en cajas y en el suelo.';
  const parts = (first: string) => ['Capítulo uno: Una bufanda', first, 'Capítulo dos: El telón', 'Nadie tosió.'];
  const lay = (first: string) =>
    layOut(
      { paragraphs: parts(first), pictures: [], ageGroup: 'preschool', language: 'spanish' },
      createTypeCase(new PDFDocument()),
    )
      .flat()
      .flatMap((item) => (item.kind === 'line' ? [[item.setting.face, item.text]] : []));
  const heads = (first: string) => lay(first).filter(([face]) => face === 'heading');
  const chapters = [
    ['heading', 'Capítulo uno: Una bufanda'],
    ['heading', 'Capítulo dos: El telón'],
  ];
  expect(heads(long)).toEqual([chapters[0], ['heading', 'E'], chapters[1]]);
  expect(lay(long)[2]?.[1]).toMatch(/^sa noche había/);
  // As on the screen: no tall dash before speech, and no letter taller than its paragraph.
  expect(heads(`—¿Me cuidas este hoyo? —preguntó Juan. ${long}`)).toEqual(chapters);
  expect(heads('Esa noche había función.')).toEqual(chapters);
});

test('[STORY-13] [LIB-32] the chapters of a series begin on new pages, lower than the words go on', () => {
  const paragraphs = ['Capítulo 1: El farol', 'Había un farol.', 'Capítulo 2: La sombra', 'Después vino la sombra.'];
  const lay = (chapterStarts?: number[]) =>
    layOut(
      { paragraphs, pictures: [], ageGroup: 'preschool', language: 'spanish', ...(chapterStarts && { chapterStarts }) },
      createTypeCase(new PDFDocument()),
    );
  const heads = lay([0, 2]).map(([item]) => (item?.kind === 'line' ? [item.text, item.y] : []));
  expect(heads.map(([text]) => text)).toEqual(['Capítulo 1: El farol', 'Capítulo 2: La sombra']);
  expect(heads[1]?.[1]).toBe(heads[0]?.[1]);
  expect(lay()).toHaveLength(1);
  const sizes = (starts?: number[]) =>
    lay(starts).flatMap((items) =>
      items.flatMap((item) => (item.kind === 'line' && item.setting.face === 'heading' ? [item.setting.size] : [])),
    );
  // A chapter's heading is larger than that of a part.
  expect(Math.min(...sizes([0, 2]))).toBeGreaterThan(Math.max(...sizes()));
});

test('[STORY-13] [LIB-32] each chapter of a series has a drop cap', () => {
  const long = 'Había un farol que no quería apagarse, ni siquiera cuando todo el mundo ya dormía en su cama.';
  const paragraphs = ['Capítulo 1: El farol', 'Parte uno: De día', long, 'Capítulo 2: La sombra', long, long];
  const caps = layOut(
    { paragraphs, pictures: [], ageGroup: 'preschool', language: 'spanish', chapterStarts: [0, 3] },
    createTypeCase(new PDFDocument()),
  ).map((items) => items.filter((item) => item.kind === 'line' && item.text === 'H').length);
  expect(caps).toEqual([1, 1]);
});

test('[STORY-13] however full the last page is, the end stands below the last line and never alone', () => {
  const type = createTypeCase(new PDFDocument());
  for (let paragraphs = 1; paragraphs <= 60; paragraphs += 1) {
    const book = { paragraphs: Array(paragraphs).fill('Y la luna se quedó.'), pictures: [] };
    const last = layOut({ ...book, ageGroup: 'toddler', language: 'spanish' }, type).at(-1) ?? [];
    const ends = last.findIndex(({ kind }) => kind === 'end');
    const [line, end] = [last[ends - 1], last[ends]];
    expect(line?.kind).toBe('line');
    expect((end?.y ?? 0) - (line?.y ?? 0)).toBeGreaterThan(24);
    // The page's number is below it.
    expect(end?.y).toBeLessThan(600);
  }
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

test('[STORY-13] a picture stands on the page of its paragraph, or beside it, and no page must be turned in between', () => {
  const type = createTypeCase(new PDFDocument());
  const paragraph =
    'Había un farol que no quería apagarse, ni siquiera cuando todo el mundo ya dormía en su cama. '.repeat(3);
  const picture = { paragraph: 0, caption: 'El farol.', jpeg: new Uint8Array(), width: 1200, height: 900 };
  let turned = 0;
  let smaller = 0;
  for (let at = 0; at < 40; at += 1) {
    const pages = layOut(
      {
        paragraphs: Array(42).fill(paragraph),
        pictures: [{ ...picture, paragraph: at }],
        ageGroup: 'preschool',
        language: 'spanish',
      },
      type,
    );
    const pageOf = (found: (item: (typeof pages)[number][number]) => boolean) =>
      pages.findLastIndex((page) => page.some(found));
    const words = pageOf((item) => item.kind === 'line' && item.paragraph === at);
    const drawn = pageOf((item) => item.kind === 'picture');
    expect(drawn - words).toBeLessThanOrEqual(1);
    // What comes after it in the story does not come before it.
    const items = pages.slice(0, drawn + 1).flat();
    const before = items.slice(
      0,
      items.findIndex((item) => item.kind === 'picture'),
    );
    expect([at, before.filter((item) => item.kind === 'line' && item.paragraph > at)]).toEqual([at, []]);
    // The story's first page is a right-hand one, so from an even one the next is behind it.
    if (drawn > words && words % 2 === 0) turned += 1;
    const item = pages[drawn]?.find((one) => one.kind === 'picture');
    if (item?.kind === 'picture') {
      if (item.height < 320) smaller += 1;
      expect(item.width / item.height).toBeCloseTo(4 / 3);
      expect(item.y + item.height).toBeLessThan(600);
    }
  }
  expect(turned).toBeLessThanOrEqual(2);
  expect(smaller).toBeGreaterThan(0);
});

test('[STORY-13] all pictures of a book are equally wide, and smaller only where that keeps them with their words', () => {
  const type = createTypeCase(new PDFDocument());
  const picture = { caption: 'El farol.', jpeg: new Uint8Array(), width: 1200, height: 900 };
  const widths = new Set<number>();
  for (let words = 1; words <= 12; words += 1) {
    const paragraphs = Array(20).fill('Había un farol que no quería apagarse nunca. '.repeat(words));
    const pictures = [4, 9, 15].map((paragraph) => ({ ...picture, paragraph }));
    const drawn = layOut({ paragraphs, pictures, ageGroup: 'preschool', language: 'spanish' }, type)
      .flat()
      .flatMap((item) => (item.kind === 'picture' ? [Math.round(item.width)] : []));
    expect(drawn).toHaveLength(3);
    expect(new Set(drawn).size).toBe(1);
    widths.add(drawn[0] ?? 0);
  }
  expect(Math.max(...widths)).toBe(432);
  expect(widths.size).toBeGreaterThan(1);
});

test('[STORY-13] the last printed page is no leftover of a few lines', () => {
  const type = createTypeCase(new PDFDocument());
  const sentence = 'Había un farol que no quería apagarse nunca, ni siquiera cuando todo el mundo dormía. ';
  for (let count = 18; count <= 40; count += 1) {
    const paragraphs = Array.from({ length: count }, (_, at) => sentence.repeat(1 + (at % 3)).trim());
    const pages = layOut({ paragraphs, pictures: [], ageGroup: 'preschool', language: 'spanish' }, type);
    const last = pages.at(-1)?.filter(({ kind }) => kind === 'line') ?? [];
    expect([count, last.length > 3]).toEqual([count, true]);
  }
});

test('[STORY-13] no line stands alone above or right on top of a picture', () => {
  const type = createTypeCase(new PDFDocument());
  const picture = { caption: 'El farol.', jpeg: new Uint8Array(), width: 1200, height: 1200 };
  for (let turn = 0; turn < 12; turn += 1) {
    const paragraphs = Array.from({ length: 40 }, (_, at) =>
      'Había un farol que no quería apagarse. '.repeat(1 + ((at * 5 + turn) % 4)).trim(),
    );
    const pictures = [8, 20, 33].map((at) => ({ ...picture, paragraph: at + (turn % 3) }));
    for (const items of layOut({ paragraphs, pictures, ageGroup: 'preschool', language: 'spanish' }, type)) {
      const at = items.findIndex(({ kind }) => kind === 'picture');
      const [above, drawn] = [items[at - 1], items[at]];
      if (above?.kind !== 'line' || drawn?.kind !== 'picture') continue;
      expect([turn, at]).not.toEqual([turn, 1]);
      // From a line's foot to the picture it is as far as from its caption to the next line, or nearly.
      expect(drawn.y - above.y).toBeGreaterThan(24);
      const below = items[at + 1];
      const foot = drawn.y + drawn.height + 18 + (drawn.caption.length - 1) * 16;
      if (below?.kind === 'line') expect(Math.abs(below.y - 11 - foot - (drawn.y - above.y))).toBeLessThan(8);
    }
  }
});

test('[STORY-13] a printed heading that needs two lines breaks behind its colon, else in two of a length', () => {
  const type = createTypeCase(new PDFDocument());
  const setting = { face: 'heading', size: 16 } as const;
  const lines = (text: string, upTo: string) => headingLines(text, setting, type, type.widthOf(upTo, setting) + 1);
  const heading = 'Parte uno: Buenas noches, señor Uuuh';
  expect(lines(heading, 'Buenas noches, señor Uuuh')).toEqual(['Parte uno:', 'Buenas noches, señor Uuuh']);
  expect(lines(heading, heading)).toEqual([heading]);
  expect(lines('Buenas noches, señor Uuuh', 'Buenas noches, señor')).toEqual(['Buenas noches,', 'señor Uuuh']);
});

test('[STORY-13] a printed page ends with a sentence, and is not left a third empty for it', () => {
  const type = createTypeCase(new PDFDocument());
  const sentence = 'Había un farol que no quería apagarse nunca, ni siquiera cuando todo el mundo dormía. ';
  for (let size = 1; size <= 9; size += 1) {
    const paragraphs = Array.from({ length: 24 }, (_, at) => sentence.repeat(1 + ((at * 5 + size) % 9)).trim());
    const pages = layOut({ paragraphs, pictures: [], ageGroup: 'preschool', language: 'spanish' }, type);
    for (const items of pages.slice(0, -1)) {
      const last = items.at(-1);
      expect(last?.kind === 'line' && last.text).toMatch(/\.$/);
      expect(last?.y).toBeGreaterThan(64 + 510 * 0.6);
    }
    // Nothing of the story is lost, and nothing said twice.
    const words = pages.flat().flatMap((item) => (item.kind === 'line' ? [item.text] : []));
    const letters = (text: string) => text.replaceAll(/\s/g, '');
    expect(letters(words.join(''))).toBe(letters(paragraphs.join('')));
  }
});

test('[STORY-13] no picture interrupts a paragraph, however long that is', () => {
  const type = createTypeCase(new PDFDocument());
  const picture = { caption: 'El farol.', jpeg: new Uint8Array(), width: 1200, height: 1200 };
  for (let size = 4; size <= 14; size += 2) {
    const paragraphs = Array.from({ length: 14 }, (_, at) =>
      'Había un farol que no quería apagarse nunca. '.repeat(size + (at % 3)).trim(),
    );
    const pictures = [1, 5, 9].map((paragraph) => ({ ...picture, paragraph }));
    const order = layOut({ paragraphs, pictures, ageGroup: 'preschool', language: 'spanish' }, type)
      .flat()
      .map((item) => (item.kind === 'line' ? item.paragraph : item.kind));
    for (const [at, kind] of order.entries())
      if (kind === 'picture') expect([size, order[at - 1]]).not.toEqual([size, order[at + 1]]);
    expect(order.filter((kind) => kind === 'picture')).toHaveLength(3);
  }
});
