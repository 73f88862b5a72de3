import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { typeset } from '#domain/stories/text/typography.ts';
import * as englishLegal from './en/legal.ts';
import { messages as english } from './en.ts';
import * as spanishLegal from './es/legal.ts';
import { messages as spanish } from './es.ts';
import { keyUses } from './key-uses.ts';
import type { LegalPart, LegalText } from './legal-text.ts';

type Texts = { readonly [key: string]: string | Texts };

/** Every text of a catalogue under its full key. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

/** The names of a message's values and tags: {name}, {count, plural, ...}, <link>...</link>. */
function valueNames(message: string): string[] {
  const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map((match) => match[1] ?? match[2] ?? '');
  return [...new Set(names)].sort();
}

const en = flatten(english);
const es = flatten(spanish);

describe('[I18N-01] [I18N-10] the English and the Spanish catalogue belong together', () => {
  test('they have the same keys', () => {
    expect([...es.keys()].sort()).toEqual([...en.keys()].sort());
  });

  test('a story that is not saved is called that, and no word for an eraser, in Spanish', () => {
    const legal = JSON.stringify(spanishLegal);
    expect([...es.values(), legal].filter((text) => /borrador/i.test(text))).toEqual([]);
  });

  // The specification writes "favorited"; the rest follows it.
  test('English is spelled as in America, everywhere', () => {
    const texts = [...en.values(), JSON.stringify(englishLegal)];
    const british =
      /favourit|colour|neighbour|personalis|\btowards\b|e-mail|\bmails\b|\ba mail\b(?! server)|”\.|”, (?!read by)/i;
    expect(texts.filter((text) => british.test(text)).map((text) => british.exec(text)?.[0])).toEqual([]);
  });

  test('no text is empty, and each takes the same values in both languages', () => {
    for (const [key, text] of en) {
      const other = es.get(key) ?? '';
      expect(text.trim(), key).not.toBe('');
      expect(other.trim(), key).not.toBe('');
      expect(valueNames(other), key).toEqual(valueNames(text));
    }
  });

  test.each([
    ['english', en],
    ['spanish', es],
  ] as const)(
    'what stands in %s is set as stories are: its quotes, dashes, dots and apostrophes',
    (language, texts) => {
      // The specification writes these letter by letter: with three dots, a hyphen, a straight apostrophe.
      const asSpecified = /\.\.\.$|^Error: \{status\} - |You(?:'ve reached| don't have| haven't)/;
      // The catalogue decides about word joiners and no-break spaces.
      const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
      const typed = [...texts.values()].filter(
        (text) => !asSpecified.test(text) && plain(typeset(text, language)) !== plain(text),
      );
      expect(typed).toEqual([]);
    },
  );

  test('the legal texts have the same sections, paragraphs and list items, and name the address as often', () => {
    const partShape = (part: LegalPart) => {
      const { when, text, otherwise } =
        typeof part === 'string' ? { when: undefined, text: part, otherwise: undefined } : part;
      return [when, ...[text, otherwise].map((told) => told?.match(/\{\w+\}/g)?.sort())];
    };
    const shape = ({ title, sections }: LegalText) => ({
      hasTitle: title !== '',
      sections: sections.map(({ id, paragraphs, items }) => ({
        id,
        paragraphs: paragraphs.map(partShape),
        items: items?.map(partShape),
      })),
    });
    expect(shape(spanishLegal.privacyPolicy)).toEqual(shape(englishLegal.privacyPolicy));
    expect(shape(spanishLegal.termsOfService)).toEqual(shape(englishLegal.termsOfService));
  });
});

const web = join(import.meta.dirname, '../..');
const uses = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^dist|\.test\.|i18n/.test(file))
  .flatMap((file) => keyUses(file, readFileSync(join(web, file), 'utf8')));

describe('the sources and the catalogues agree', () => {
  test('every key that is named exists', () => {
    const missing = uses.filter(({ literal }) => literal !== undefined && !en.has(literal));
    expect(missing.map(({ file, literal }) => `${file}: ${literal}`)).toEqual([]);
  });

  test('every text is used somewhere', () => {
    const unused = [...en.keys()].filter((key) => !uses.some(({ pattern }) => pattern.test(key)));
    expect(unused).toEqual([]);
  });
});
