import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Document = PDFKit.PDFDocument;
type Face = { name: string; has: (codePoint: number) => boolean };

/** Scripts that the faces come in, the likeliest first. */
const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];

const faces = {
  text: ['literata', '400-normal'],
  italic: ['literata', '400-italic'],
  heading: ['fraunces', '600-normal'],
} as const;
export type FaceName = keyof typeof faces;

/** What the faces of the text lack comes from these: names in Devanagari, hearts and stars, foxes. */
const others = [
  ['noto-sans-devanagari', 'devanagari'],
  ['noto-sans-symbols-2', 'symbols'],
  ['noto-sans-symbols', 'symbols'],
  ['noto-emoji', 'emoji'],
] as const;

export type Setting = { face: FaceName; size: number };

/**
 * The letters of a book: faces that are embedded as far as they are used, each with its other scripts,
 * so that Łukasz, Ñandú and आर्या keep their letters, and a heart in a dedication is one. What no face has is left
 * out; `unprintable` says it before the book is made.
 */
export function createTypeCase(doc: Document) {
  const cases = Object.fromEntries(
    Object.entries(faces).map(([name, [family, cut]]) => [
      name,
      filesOf(family, cut).map((file) => openFace(doc, file)),
    ]),
  ) as Record<FaceName, Face[]>;
  const rarer = others.map(([family, part]) => openFace(doc, fileOf(family, part, '400-normal')));
  cases.text.push(...rarer);
  cases.italic.push(...rarer);
  // A heading's rarer letters come from the face of the text.
  cases.heading.push(...cases.text);

  const known = new Map<string, Face | undefined>();
  const faceFor = (face: FaceName, letter: string) => {
    const key = `${face} ${letter}`;
    if (!known.has(key))
      known.set(
        key,
        cases[face].find(({ has }) => has(letter.codePointAt(0) ?? 0)),
      );
    return known.get(key);
  };

  const emWidths = new Map<string, number>();

  /** The text cut where the face changes. */
  function runs(text: string, { face }: Setting): { font: string; text: string }[] {
    const cut: { font: string; text: string }[] = [];
    for (const letter of text) {
      const font = faceFor(face, letter)?.name;
      if (font === undefined) continue;
      const last = cut.at(-1);
      // A mark is drawn by the face of the letter that it belongs to.
      if (
        last &&
        (last.font === font ||
          (/\p{M}|\u200d/u.test(letter) &&
            cases[face].some((each) => each.name === last.font && each.has(letter.codePointAt(0) ?? 0))))
      )
        last.text += letter;
      else cut.push({ font, text: letter });
    }
    return cut;
  }

  /** Of a text, word by word: shaping is slow, and words come again. */
  function widthOf(text: string, { face, size }: Setting): number {
    return text.split(/(?<= )/).reduce((sum, word) => {
      const key = `${face} ${word}`;
      const width =
        emWidths.get(key) ??
        runs(word, { face, size }).reduce(
          (total, run) => total + doc.font(run.font).fontSize(100).widthOfString(run.text),
          0,
        ) / 100;
      emWidths.set(key, width);
      return sum + width * size;
    }, 0);
  }

  return {
    /** The text as it can be set: composed letters, single spaces (one that holds its words together stays), nothing that no face has. */
    settable: (text: string, face: FaceName): string =>
      [...text.normalize('NFC').replace(/[^\S\u00a0]+/g, ' ')]
        // Whether a heart is a letter or a picture is no question on paper.
        .filter((letter) => !/[\ufe0e\ufe0f]/.test(letter) && faceFor(face, letter))
        .join('')
        .replace(/ {2,}/g, ' ')
        .trim(),

    /** Whether a book can hold this letter. */
    has: (letter: string): boolean => faceFor('text', letter) !== undefined,

    widthOf,

    /** Sets one line; `y` is where its letters stand, not their top. */
    set(line: string, x: number, y: number, setting: Setting): void {
      const pieces = runs(line, setting);
      let at = x;
      for (const run of pieces) {
        doc.font(run.font).fontSize(setting.size).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
        if (pieces.length > 1) at += doc.widthOfString(run.text);
      }
    },
  };
}
export type TypeCase = ReturnType<typeof createTypeCase>;

function filesOf(family: string, cut: string): string[] {
  return scripts.map((script) => fileOf(family, script, cut)).filter((file) => existsSync(file));
}

function fileOf(family: string, part: string, cut: string): string {
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource/${family}/package.json`));
  return join(folder, 'files', `${family}-${part}-${cut}.woff`);
}

/** A face is opened with its first letter: most books need two files of fifteen. */
function openFace(doc: Document, file: string): Face {
  let font: { hasGlyphForCodePoint(codePoint: number): boolean } | undefined;
  return {
    name: file,
    has(codePoint) {
      if (font === undefined) {
        doc.registerFont(file, file);
        // The types keep the font that pdfkit holds to themselves.
        font = (doc.font(file) as unknown as { _font: { font: NonNullable<typeof font> } })._font.font;
      }
      return font.hasGlyphForCodePoint(codePoint);
    },
  };
}
