import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import TypeDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateStoryGeminiPath } from '#domain/generation/api.ts';
import { type SaveStory, type Story, storiesPath } from '#domain/stories/api.ts';
import {
  type BookFormat,
  bookFileName,
  bookFormats,
  storyBookPath,
  unsavedBookPath,
  usualPaper,
} from '#domain/stories/book.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';
import { endsInMargin, layOut } from './lay-out.ts';
import { bindStory, coverOf } from './make-book.ts';
import { writePdf } from './pdf.ts';
import { createTypeCase } from './type-case.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'lunatale-books-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Whether this machine has a program that reads PDFs or EPUBs. */
const has = (program: string) => spawnSync(program, ['--version']).error === undefined;

const validator = '/usr/share/java/epubcheck.jar';
/** For a program that runs once: without optimising itself first, it takes half the time. */
const onceOnly = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const content = `**El zorro Ñandú**\n\n${'«¿Quién apagó la luna?», preguntó el zorro en voz bajita. '.repeat(8)}\n\nŁukasz 🦊 dormía.\n\nFin del camino.`;
const picture = async (colour: string) => {
  const data = await sharp({ create: { width: 1024, height: 768, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${data.toString('base64')}`;
};
const save = async (member: TestMember, changes: Partial<SaveStory> = {}) => {
  const story = { title: 'El zorro Ñandú', content, options: storyParams({ language: 'spanish' }), ...changes };
  return (await (await member.call(storiesPath, { json: story })).json()) as Story;
};
const order = (member: TestMember, id: string, format: BookFormat, dedication = '') =>
  member.call(storyBookPath(id), { json: { format, dedication } });
const fileOf = async (answer: Response, name: string) => {
  const path = join(folder, name);
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  return path;
};
/** Returns the titles of a PDF's bookmarks, or of those below others, in order; a title with rarer letters is written in UTF-16. */
function bookmarksIn(raw: string, level: 'outer' | 'inner' = 'outer'): string[] {
  const marks = [...raw.matchAll(/\/Dest \[[^\]]*\]\n\/Parent (\d+) 0 R\n\/Title \(((?:[^()\\]|\\.)*)\)/gs)];
  const isInner = ([, parent]: string[]) => parent !== marks[0]?.[1];
  return marks
    .filter((mark) => isInner(mark) === (level === 'inner'))
    .map(([, , title = '']) =>
      title.startsWith('\xfe\xff')
        ? Buffer.from(title.slice(2).replace(/\\(.)/gs, '$1'), 'latin1').swap16().toString('utf16le')
        : title,
    );
}
const textOf = (pdf: string) => execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' });

describe('[STORY-13] a book in PDF', () => {
  test('[STORY-13] [LIB-32] holds all chapters of a series in order, numbered through, also those of a long one', async () => {
    const parent = await server.signIn();
    const first = await save(parent, {
      title: 'El farol',
      content: 'Capítulo uno: La mecha\n\nHabía un farol.\n\nCapítulo dos: La llama\n\nY ardió.',
    });
    const options = storyParams({ language: 'spanish', continues: { storyId: first.id, memory: 'Un farol.' } });
    const second = await save(parent, {
      title: 'La sombra',
      content: 'Parte uno: De día\n\nDespués vino la sombra.\n\nParte dos: De noche\n\nY se durmió.',
      options,
    });
    const bookmarks = async (series: boolean) => {
      const answer = await parent.call(storyBookPath(second.id), { json: { format: 'pdf', series } });
      const raw = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      return [bookmarksIn(raw), bookmarksIn(raw, 'inner')];
    };
    // As on the shelf: a part of one evening's story is no chapter of the series, even if older ones are called so.
    const parts = ['Parte uno: De día', 'Parte dos: De noche'];
    const chapters = ['Capítulo 1: El farol', 'Capítulo 2: La sombra'];
    expect(await bookmarks(true)).toEqual([['Portada', 'El farol', ...chapters], parts]);
    expect(await bookmarks(false)).toEqual([['Portada', 'La sombra', ...parts], []]);
    const stranger = await server.signIn();
    expect((await stranger.call(storyBookPath(second.id), { json: { format: 'pdf', series: true } })).status).toBe(404);
  });

  test('[STORY-13] is named after the title, tagged, in the language of the story', async () => {
    const parent = await server.signIn();
    const answer = await order(parent, (await save(parent)).id, 'pdf');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toBe(
      "attachment; filename*=UTF-8''El zorro Ñandú.pdf",
    );
    const raw = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(raw).toMatch(/^%PDF-1\.7/);
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/Lang \(es\)/);
    expect(raw.match(/\/S \/Figure/g)).toHaveLength(1);
    expect(bookmarksIn(raw)).toEqual(['Portada', 'El zorro Ñandú']);
  });

  test.runIf(has('pdftotext'))(
    '[STORY-13] holds cover, dedication, every letter that its faces have, and numbers its pages',
    async () => {
      const parent = await server.signIn();
      const answer = await order(parent, (await save(parent)).id, 'pdf', 'Para la abuela Inés');
      const pdf = await fileOf(answer, 'letters.pdf');
      const text = textOf(pdf).replace(/\s+/g, ' ');
      for (const words of [
        'El zorro Ñandú',
        'Para la abuela Inés',
        'Quién apagó la luna?',
        'Łukasz 🦊 dormía.',
        'Fin 1',
      ]) {
        expect(text).toContain(words);
      }
      const fonts = execFileSync('pdffonts', [pdf], { encoding: 'utf8' }).split('\n').slice(2).filter(Boolean);
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font).toMatch(/yes yes yes/); // embedded, a subset, mapped to Unicode
    },
  );

  test.runIf(has('pdftotext') && has('unzip'))('[STORY-13] a dedication keeps its lines, also in EPUB', async () => {
    const parent = await server.signIn();
    const { id } = await save(parent);
    const dedication = 'Para Humberto, "el grande".\n\nCon cariño, papá';
    const text = textOf(await fileOf(await order(parent, id, 'pdf', dedication), 'lines.pdf'));
    expect(text).toMatch(/Para Humberto, «el grande»\.\s*\n+\s*Con cariño, papá\n/);
    const epub = await fileOf(await order(parent, id, 'epub', dedication), 'lines.epub');
    const title = execFileSync('unzip', ['-p', epub, '*title*'], { encoding: 'utf8' });
    expect(title).toContain('<p>Para Humberto, «el grande».<br/>Con cariño, papá</p>');
    // As many lines as letters still fit on the page.
    expect((await order(parent, id, 'pdf', 'a\n'.repeat(99))).status).toBe(200);
  });

  test.runIf(has('pdftotext'))('[STORY-13] the last words stand on no page number', async () => {
    const type = createTypeCase(new TypeDocument());
    const seen = new Set<boolean>();
    for (let lines = 20; lines < 60 && seen.size < 2; lines += 1) {
      const book = {
        paragraphs: Array(lines).fill('Y la luna se quedó.'),
        pictures: [],
        ageGroup: 'toddler',
        language: 'spanish',
      } as const;
      const pages = layOut({ ...book, paragraphs: [...book.paragraphs], pictures: [] }, type);
      const inMargin = endsInMargin(pages.at(-1) ?? []);
      if (seen.has(inMargin)) continue;
      seen.add(inMargin);
      const pdf = await writePdf({
        id: randomUUID(),
        title: 'La luna',
        dedication: '',
        ...book,
        paragraphs: [...book.paragraphs],
        pictures: [],
        cover: await sharp({ create: { width: 600, height: 500, channels: 3, background: 'navy' } })
          .jpeg()
          .toBuffer(),
        madeAt: new Date(),
      });
      const file = join(folder, `end-${inMargin}.pdf`);
      writeFileSync(file, pdf);
      expect(textOf(file).trimEnd()).toMatch(inMargin ? /Fin$/ : new RegExp(`Fin\\s+${pages.length}$`));
    }
    expect(seen.size).toBe(2);
  });

  test.runIf(has('pdftotext'))(
    '[STORY-13] is offered on sheets to fold too: the cover on the outside, the story where it is read',
    async () => {
      const parent = await server.signIn();
      const { id } = await save(parent);
      const answer = await order(parent, id, 'booklet', 'Para la abuela Inés');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toMatch(
        /El zorro Ñandú \(cuadernillo\)\.pdf$/,
      );
      const sides = textOf(await fileOf(answer, 'booklet.pdf')).split('\f');
      // Side 0 is the front with the empty back, side 1 begins with the empty inside of the cover.
      expect(sides[0]?.trim()).toBe('El zorro Ñandú');
      expect(sides.findIndex((side) => side.includes('Para la abuela Inés'))).toBe(2);
      expect(sides.findIndex((side) => side.includes('Quién apagó la luna'))).toBe(3);
      const letter = await parent.call(storyBookPath(id), { json: { format: 'booklet', paper: 'letter' } });
      const sizeOf = (pdf: string) =>
        /Page size: +(.*?) pts/.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1];
      expect(sizeOf(join(folder, 'booklet.pdf'))).toBe('841.89 x 595.28');
      expect(sizeOf(await fileOf(letter, 'letter.pdf'))).toBe('792 x 612');
    },
  );

  test.runIf(has('unzip'))(
    '[STORY-13] leads to each chapter of a long story, which is a heading for those who hear the book',
    async () => {
      const parent = await server.signIn();
      const content = 'Capítulo uno: Una bufanda\n\nNevaba.\n\nCapítulo dos: El telón\n\nNadie tosió.';
      const { id } = await save(parent, { title: 'La bufanda', content });
      const raw = Buffer.from(await (await order(parent, id, 'pdf')).arrayBuffer()).toString('latin1');
      const chapters = ['Capítulo uno: Una bufanda', 'Capítulo dos: El telón'];
      expect(bookmarksIn(raw)).toEqual(['Portada', 'La bufanda', ...chapters]);
      expect(raw.match(/\/S \/H2/g)).toHaveLength(2);
      const epub = await fileOf(await order(parent, id, 'epub'), 'chapters.epub');
      const read = (name: string) => execFileSync('unzip', ['-p', epub, `OEBPS/${name}`], { encoding: 'utf8' });
      expect(read('nav.xhtml')).toMatch(
        /<ol><li><a href="story.xhtml#c0">Capítulo uno: Una bufanda<.*#c2">Capítulo dos: El telón</,
      );
      expect(read('story.xhtml')).toMatch(/<h2 id="c0">Capítulo uno.*<h2 id="c2">Capítulo dos/s);
    },
  );

  test('[STORY-13] [STORY-08] shows the pictures of an illustrated story, each with a text in its place', async () => {
    const parent = await server.signIn();
    const images = [await picture('#345'), await picture('#543'), await picture('#354')];
    const answer = await order(parent, (await save(parent, { images })).id, 'pdf');
    const raw = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(raw.match(/\/S \/Figure/g)).toHaveLength(4); // the cover, and three pictures
    expect(bookmarksIn(raw).slice(2)).toEqual(['Ilustración 1', 'Ilustración 2', 'Ilustración 3']);
  });

  test('[P24] [P23] hostile and empty-looking titles, texts and dedications make a book all the same', {
    timeout: 240_000,
  }, async () => {
    const parent = await server.signIn();
    const hostile = [
      { title: ')] /JS (app.alert(1)) <</S', content: '</script><script>alert(1)</script>' },
      { title: '🦊🌙', content: '🦊🌙🦊\n\n\u0007\u202e\u2028' },
      { title: '故事', content: 'a'.repeat(5000) },
    ];
    for (const { title, content } of hostile) {
      const { id } = await save(parent, { title, content });
      for (const format of bookFormats) {
        const answer = await order(parent, id, format, `<b onload="x">${title}`);
        expect([answer.status, title, format]).toEqual([200, title, format]);
        const file = Buffer.from(await answer.arrayBuffer());
        expect(file.toString('latin1')).not.toMatch(/\/JavaScript|\/OpenAction/);
      }
    }
  });

  test("[P08] nobody makes a book of another parent's story", async () => {
    const parent = await server.signIn();
    const stranger = await server.signIn();
    const { id } = await save(parent);
    expect((await order(stranger, id, 'pdf')).status).toBe(404);
    expect((await order(parent, randomUUID(), 'epub')).status).toBe(404);
    expect((await order(parent, 'x', 'epub')).status).toBe(404);
    expect((await fetch(server.url + storyBookPath(id), { method: 'POST' })).status).toBe(401);
  });

  test('an order for another kind of book, or with too long a dedication, is refused', async () => {
    const parent = await server.signIn();
    const { id } = await save(parent);
    expect((await parent.call(storyBookPath(id), { json: { format: 'docx' } })).status).toBe(400);
    expect((await order(parent, id, 'pdf', 'x'.repeat(201))).status).toBe(400);
  });

  test('[STORY-13] a story that is not saved becomes a book too, with the pictures of its own generation alone', async () => {
    const parent = await server.signIn();
    const generationId = randomUUID();
    const options = storyParams({ model: 'gemini' });
    await parent.call(generateStoryGeminiPath, { json: { storyParams: options, generationId } });
    const story = { title: 'Unsaved', content: 'One.\n\nTwo.\n\nThree.', options, generationId };
    const figures = async (member: TestMember) => {
      const answer = await member.call(unsavedBookPath, { json: { format: 'pdf', story } });
      expect(answer.status).toBe(200);
      return (
        Buffer.from(await answer.arrayBuffer())
          .toString('latin1')
          .match(/\/S \/Figure/g)?.length ?? 0
      );
    };
    expect(await figures(parent)).toBeGreaterThan(1);
    expect(await figures(await server.signIn())).toBe(1);
  });
});

describe('a book for e-readers', () => {
  test.runIf(has('unzip'))(
    'has its title on its cover, and the parts of a chapter below it in its contents',
    async () => {
      const parent = await server.signIn();
      const first = await save(parent, { title: 'El farol', content: 'Había un farol.' });
      const options = storyParams({ language: 'spanish', continues: { storyId: first.id, memory: 'Un farol.' } });
      const content = 'Parte uno: De día\n\nVino la sombra.\n\nParte dos: De noche\n\nY se durmió.';
      const second = await save(parent, { title: 'La sombra', content, options });
      const answer = await parent.call(storyBookPath(second.id), { json: { format: 'epub', series: true } });
      const epub = await fileOf(answer, 'series.epub');
      const read = (name: string) => execFileSync('unzip', ['-p', epub, `OEBPS/${name}`]);
      const nav = read('nav.xhtml').toString();
      expect(nav).toMatch(/Capítulo 2: La sombra<\/a><ol><li><a href="[^"]+">Parte uno: De día<\/a><\/li>/);
      expect(read('story.xhtml').toString()).toMatch(/<h2[^>]*>Capítulo 2.*<h3[^>]*>Parte uno/s);
      const cover = read('cover.jpg');
      expect(await sharp(cover).metadata()).toMatchObject({ width: 1200, height: 1600 });
      // Below the picture there are letters on the night, and none where the title ends.
      const lightest = async (top: number, height: number) =>
        (await sharp(await sharp(cover).extract({ left: 0, top, width: 1200, height }).toBuffer()).stats()).channels[0]
          ?.max ?? 0;
      expect(await lightest(1020, 440)).toBeGreaterThan(220);
      expect(await lightest(1420, 40)).toBeLessThan(60);
    },
  );

  test('begins with its kind, stored as it is, for readers that look at the first bytes only', async () => {
    const parent = await server.signIn();
    const answer = await order(parent, (await save(parent)).id, 'epub');
    expect(answer.headers.get('content-type')).toBe('application/epub+zip');
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    expect(file.readUInt16LE(8)).toBe(0); // stored
    expect(file.readUInt16LE(28)).toBe(0); // no extra field
  });

  test.runIf(has('java') && existsSync(validator))(
    'passes the validator, whatever the title holds',
    { timeout: 240_000 },
    async () => {
      const parent = await server.signIn();
      const images = [await picture('#345'), await picture('#543')];
      const story = await save(parent, { title: `"><script>&amp;\u0007 'Ñandú' 🦊`, images });
      const epub = await fileOf(await order(parent, story.id, 'epub', 'Para <ti> & mí'), 'hostile.epub');
      const check = spawnSync('java', [...onceOnly, '-jar', validator, epub], { encoding: 'utf8' });
      expect([check.status, check.stderr]).toEqual([0, expect.not.stringMatching(/ERROR|WARNING/)]);
    },
  );
});

test('[STORY-13] the cover of a book is the picture that opens its story, as on the page, else the drawn one', async () => {
  const background = '#f00';
  const red = await sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
  const id = randomUUID();
  const url = `/storage/v1/object/public/story-images/stories/${id}/${id}/image-0.png`;
  const ctx = { objects: { get: async () => red }, now: () => new Date() } as unknown as Parameters<
    typeof bindStory
  >[0];
  const covers = async (paragraph: number) => {
    const images = [{ url, alt: '', position: 0, paragraph, width: 800, height: 800 }];
    const content = Array(9).fill('Había un farol.').join('\n\n');
    const story = { id, title: 'El farol', content, options: storyParams({ language: 'spanish' }), images };
    const both = [await coverOf(ctx, story), Buffer.from((await bindStory(ctx, story, '')).cover)];
    return Promise.all(both.map(async (cover) => (await sharp(cover).stats()).channels.map(({ mean }) => mean > 250)));
  };
  const [isRed, isDrawn] = [
    [true, false, false],
    [false, false, false],
  ];
  expect(await covers(1)).toEqual([isRed, isRed]);
  expect(await covers(5)).toEqual([isDrawn, isDrawn]);
});

test.each([
  ['es-MX', 'letter'],
  ['en-US', 'letter'],
  ['es-CO', 'letter'],
  ['es-ES', 'a4'],
  ['es-AR', 'a4'],
  ['en-GB', 'a4'],
  ['es', 'a4'],
])('[STORY-13] a browser of %s prints a booklet on %s', (tag, paper) => {
  expect(usualPaper(tag)).toBe(paper);
});

test('a book file is named so that every system takes it', () => {
  expect(bookFileName('A/b: "c" <d>|?*\\', 'pdf')).toBe('A b c d.pdf');
  expect(bookFileName('...', 'epub')).toBe('Lunatale.epub');
  expect(bookFileName('ñ'.repeat(99), 'pdf')).toBe(`${'ñ'.repeat(80)}.pdf`);
  expect(bookFileName('\u202egnp.exe\u0000', 'pdf')).toBe('gnp.exe.pdf');
});
