import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Document = PDFKit.PDFDocument;
type Face = { name: string; has: (codePoint: number) => boolean };

/** Scripts that the faces come in, the likeliest first. */
const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];

const faces = {
  text: ['literata', '400-normal'],
  italic: ['literata', '400-italic'],
  heading: ['fraunces', '600-normal'],
} as const;
export type FaceName = keyof typeof faces;

export type Setting = { face: FaceName; size: number };

/**
 * The letters of a book: faces that are embedded as far as they are used, each with its other scripts,
 * so that Łukasz and Ñandú keep their letters. What no face has, an emoji say, is left out.
 */
export function createTypeCase(doc: Document) {
  const cases = Object.fromEntries(
    Object.entries(faces).map(([name, [family, cut]]) => [
      name,
      filesOf(family, cut).map((file) => openFace(doc, file)),
    ]),
  ) as Record<FaceName, Face[]>;
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
      if (last?.font === font) last.text += letter;
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
    /** The text as it can be set: composed letters, single spaces, nothing that no face has. */
    settable: (text: string, face: FaceName): string =>
      [...text.normalize('NFC').replace(/\s+/g, ' ')]
        .filter((letter) => faceFor(face, letter))
        .join('')
        .replace(/ {2,}/g, ' ')
        .trim(),

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
  const folder = join(dirname(createRequire(import.meta.url).resolve(`@fontsource/${family}/package.json`)), 'files');
  const there = new Set(readdirSync(folder));
  return scripts
    .map((script) => `${family}-${script}-${cut}.woff`)
    .filter((file) => there.has(file))
    .map((file) => join(folder, file));
}

/** A face is opened with its first letter: most books need two files of ten. */
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
