import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Document = PDFKit.PDFDocument;
type Face = { name: string; has: (codePoint: number) => boolean };
type Outline = { scale(x: number, y: number): Outline; translate(x: number, y: number): Outline; toSVG(): string };
/** What this module uses of the font that pdfkit holds, which its types do not expose. */
type OpenFont = {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): {
    glyphs: { path: Outline }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
};
const fontIn = (doc: Document, name: string) => (doc.font(name) as unknown as { _font: { font: OpenFont } })._font.font;

/** Scripts that the fonts come in, the likeliest first. */
const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];

const faces = {
  text: ['literata', '400-normal'],
  italic: ['literata', '400-italic'],
  heading: ['fraunces', '600-normal'],
} as const;
export type FaceName = keyof typeof faces;

/** Fonts for what the text fonts lack: names in Devanagari, hearts and stars, foxes. */
const others = [
  ['noto-sans-devanagari', 'devanagari'],
  ['noto-sans-symbols-2', 'symbols'],
  ['noto-sans-symbols', 'symbols'],
  ['noto-emoji', 'emoji'],
] as const;

export type Setting = { face: FaceName; size: number };

/**
 * The fonts of a book, embedded as far as they are used, each with its other scripts, so that Łukasz, Ñandú and
 * आर्या keep their letters, and a heart in a dedication stays one. Characters that no font has are left out;
 * `unprintable` reports them before the book is made.
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
  // A heading's rarer letters come from the text font.
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

  /** Returns the text, cut where the font changes. */
  function runs(text: string, { face }: Setting): { font: string; text: string }[] {
    const cut: { font: string; text: string }[] = [];
    for (const letter of text) {
      const font = faceFor(face, letter)?.name;
      if (font === undefined) continue;
      const last = cut.at(-1);
      // A mark is drawn in the font of its letter, if that font has it.
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

  /** Measures a text word by word and remembers the widths: shaping is slow, and words recur. */
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
    /** Returns the text as it can be set: composed, single spaces (no-break ones stay), no letters that no font has. */
    settable: (text: string, face: FaceName): string =>
      [...text.normalize('NFC').replace(/[^\S\u00a0]+/g, ' ')]
        // Whether a heart is shown as a letter or as a picture makes no difference on paper.
        .filter((letter) => !/[\ufe0e\ufe0f]/.test(letter) && faceFor(face, letter))
        .join('')
        .replace(/ {2,}/g, ' ')
        .trim(),

    /** Returns whether a book can hold this letter. */
    has: (letter: string): boolean => faceFor('text', letter) !== undefined,

    widthOf,

    /** Returns one line's letters as SVG path data; `y` is the baseline. */
    outline(line: string, x: number, y: number, setting: Setting): string {
      let at = x;
      let data = '';
      for (const run of runs(line, setting)) {
        const font = fontIn(doc, run.font);
        const scale = setting.size / font.unitsPerEm;
        const { glyphs, positions } = font.layout(run.text);
        for (const [index, { path }] of glyphs.entries()) {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          data += path
            .scale(scale, -scale)
            .translate(at + xOffset * scale, y - yOffset * scale)
            .toSVG();
          at += xAdvance * scale;
        }
      }
      return data;
    },

    /** Sets one line; `y` is the baseline of its letters. */
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

/** Opens a font with the first letter looked up in it: most books need two files of fifteen. */
function openFace(doc: Document, file: string): Face {
  let font: OpenFont | undefined;
  return {
    name: file,
    has(codePoint) {
      if (font === undefined) {
        doc.registerFont(file, file);
        font = fontIn(doc, file);
      }
      return font.hasGlyphForCodePoint(codePoint);
    },
  };
}
