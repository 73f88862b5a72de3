import { z } from 'zod';
import { bookOf, everywhere, pattern } from '../book.ts';
import type { Person } from '../people/person.ts';
import type { PlaceFacts } from '../places/place.ts';
import { beds } from '../scene.ts';
import type { Piece } from './marks.ts';
import { MarkError, readMarks } from './marks.ts';
import type { Role, Thing } from './tale.ts';

/** The values for a tale's marks. */
export type Cast = Record<Exclude<Role, 'third'>, Person> & { third: Person[]; baby?: Person | undefined };
export type Setting = {
  cast: Cast;
  place: PlaceFacts;
  thing: Thing;
  refrain: string;
  love: string | null;
  /** The thing of the chapter before, with its article. */
  earlier: Thing | null;
  /** Whether another chapter was told before it this evening. */
  follows: boolean;
  /** The parent's own words. */
  message: string;
  lost: string;
  /** The person whom `lost` names, if the family named one: the first mention says who they were. */
  gone: Person | undefined;
  /** The story the parent asked for, as it follows the word "story": "of a fox who cannot swim". */
  story: string;
  /** The words of a parent's own story for the marks of its shape: `{want}`, `{fear}`. */
  slots: Readonly<Record<string, string>>;
  /** People named so far: only a first mention says who somebody is. Filling adds to it. */
  met: Set<Person>;
  /** Facts of the place that were told already; they are then told in their short form. */
  said: Set<string>;
};

/** How a language fills marks. `undefined` means that it does not know the mark. */
export type Grammar = {
  /** `before` is the line so far; `owns` is true if a possessive ’s follows. */
  mark(words: readonly string[], setting: Setting, before: string, owns: boolean): string | undefined;
  /** Returns the index of the form to use. `before` is the line so far. */
  form(of: string, count: number, setting: Setting, before: string): number;
  /** Returns how a paragraph about these people is said in the end; `refrain` stays as it is. */
  retouch(people: readonly Person[], refrain: string): (paragraph: string) => string;
  /** Matches words that continue the sentence after a question or a cry: "said", "dijo". */
  saying: RegExp;
  /** Matches what continues the sentence after a refrain's end. */
  goesOn: RegExp;
};

/** The words with which a language's sentences go on after speech, and what a paragraph says that its picture must show. */
export const sayingOf = bookOf(
  import.meta.url,
  '',
  z.strictObject({
    shown: z.strictObject({
      speech: everywhere,
      night: pattern,
      dusk: pattern,
      sad: pattern,
      glad: pattern,
      alone: pattern,
    }),
    beds: z.partialRecord(z.enum(beds), pattern),
    afoot: everywhere,
    near: z.string(),
    saying: pattern,
    goesOn: z.string().transform((words) => new RegExp(stop + words, 'giu')),
  }),
);

/** Fills all marks of a tale's line. Throws MarkError for a mark that the language does not know. */
export function fill(pieces: readonly Piece[], setting: Setting, grammar: Grammar): string {
  return tidy(write(pieces, setting, grammar, ''), grammar);
}

/** Placed before a filled mark, which may begin a sentence. */
const start = '\uE000';
/** Placed after "Pickle, Zoë’s dog": becomes a comma, unless punctuation follows. */
export const aside = '\uE001';
/** Stands for the full stop at the end of a refrain. */
export const stop = '\uE002';

/** Placed after "one", before the only one there is: "one trunk" becomes "her trunk". */
export const only = '\uE003';

/** `before` is the line's text before these pieces. */
function write(pieces: readonly Piece[], setting: Setting, grammar: Grammar, before: string): string {
  let text = '';
  for (const [i, piece] of pieces.entries()) {
    const next = pieces[i + 1];
    const owns = next?.kind === 'words' && /^[’']s?(?!\p{L})/u.test(next.text);
    const quoted = next?.kind === 'words' && next.text.startsWith('”');
    text += writePiece(piece, setting, grammar, before + text, owns, quoted);
  }
  return text;
}

/** `owns`: a possessive follows; `quoted`: speech ends right after it, and the sentence may continue. */
function writePiece(
  piece: Piece,
  setting: Setting,
  grammar: Grammar,
  before: string,
  owns: boolean,
  quoted: boolean,
): string {
  switch (piece.kind) {
    case 'words':
      return piece.text;
    case 'mark': {
      const slot = setting.slots[piece.words.join(' ')];
      const value = slot
        ? write(readMarks(slot), setting, grammar, before).replace(/\.$/, quoted ? stop : '.')
        : grammar.mark(piece.words, setting, before, owns);
      if (value === undefined) throw new MarkError(`{${piece.words.join(' ')}} is no mark that is known`);
      return piece.capital ? capital(value) : start + value;
    }
    case 'forms': {
      const taken = grammar.form(piece.of, piece.forms.length, setting, before);
      const form = piece.forms[Math.min(taken, piece.forms.length - 1)];
      return write(form ?? [], setting, grammar, before).trim();
    }
    case 'places': {
      const { kinds } = setting.place;
      const fitting = piece.cases.find(
        (one) => one.kinds.length === 0 || one.kinds.some((kind) => kinds.includes(kind)),
      );
      return start + write(fitting?.pieces ?? [], setting, grammar, before);
    }
    case 'if':
      return isThere(piece.of, setting) ? write(piece.pieces, setting, grammar, before) : '';
  }
}

/** The parent's story phrase; if it is over 4 words long, empty (just "the story") after the first time. */
export function storyOf({ story, said }: Setting): string {
  const again = said.has('story') && story.split(' ').length > 4;
  said.add('story');
  return again ? '' : story;
}

/** What the child loves; over 3 words long, as `short` after the first time in a chapter. */
export function loveOf({ love, said }: Setting, short: string): string | undefined {
  const again = said.has('love') && love !== null && love.split(' ').length > 3;
  said.add('love');
  return again ? short : (love ?? undefined);
}

/** The name of the one the family has lost; the first mention outside of speech says who that was. */
export function lostOf({ lost, gone, met }: Setting, before: string, owns = false): string {
  const spoken = before.lastIndexOf('“') > before.lastIndexOf('”') || /^\s?—/u.test(before);
  if (!gone || owns || spoken || met.has(gone)) return lost;
  met.add(gone);
  return gone.first + (gone.first.includes(', ') ? aside : '');
}

/** Matches the end of a sentence, also within speech. */
const sentenceEnd = /[.!?…][”"’)]*\s+\S?[”"“]?/gu;

/** Whether the sentence that this line ends in has named somebody. */
export function isNamedIn(before: string, { name }: Person): boolean {
  const [end = 0] = [...before.matchAll(sentenceEnd)].map(({ index }) => index).slice(-1);
  const at = before.lastIndexOf(name);
  return at >= 0 && at >= end;
}

/** Whether a condition of a tale is met. */
export function isThere(condition: string, { cast, love, earlier, message, follows, slots }: Setting): boolean {
  if (condition === 'third') return cast.third.length > 0;
  if (condition === 'baby') return cast.baby !== undefined;
  if (condition === 'no third') return cast.third.length === 0;
  if (condition === 'love') return love !== null;
  if (condition === 'message') return message !== '';
  if (condition === 'opens') return !follows;
  if (condition === 'follows') return follows;
  // Whoever the family wished for may be of the family.
  if (condition === 'guest') return cast.friend.wish === null && !cast.friend.grown;
  if (condition === 'named') return !!slots.named;
  if (condition === 'step') return !!slots.step;
  if (condition === 'no step') return !slots.step;
  if (condition === 'spoken') return !!slots['told I'];
  if (condition === 'unspoken') return !slots['told I'];
  if (condition === 'told') return !!slots.mine;
  if (condition === 'untold') return !slots.mine;
  return earlier !== null;
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** Capitalizes sentences and closes the gaps that missing parts left. */
function tidy(text: string, { saying, goesOn }: Grammar): string {
  const parts = text.replace(/\uE000+/g, start).split(start);
  let line = parts[0] ?? '';
  for (const part of parts.slice(1)) line += beginsSentence(line, part, saying) ? capital(part) : part;
  return ended(line, goesOn)
    .replace(/\uE001(?=[.,;:!?…”"»)]|\s*[—–]|$)/g, '')
    .replaceAll(aside, ',')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;:!?…])/g, '$1')
    .replace(/(?<!\p{L})([Aa]|[Dd]e) el (?=\p{L})/gu, '$1l ')
    .replace(/(?<!\p{L})([Aa]) (?=arm(?!\p{L}))/gu, '$1n ')
    .replace(/(?<!\p{L})(one )\uE003\p{L}+ trunk(?=[^.!?”]* other(?!\p{L}))/giu, '$1foot')
    .replace(/(?<!\p{L})one \uE003(\p{L}+)/gu, '$1')
    .replace(/(?<!\p{L})One \uE003(\p{L})/gu, (_, letter: string) => letter.toLocaleUpperCase())
    .replace(/\.\.(?!\.)/g, '.')
    .replace(/([.!?…])\.(?=”|\s|$)/g, '$1')
    .trim();
}

/** Writes a refrain's end as full stop, or as comma or nothing if the sentence continues; Spanish y becomes e. */
function ended(line: string, goesOn: RegExp): string {
  return (
    line
      .replace(goesOn, ',')
      .replace(/\uE002(?=[”»]?[,.;:!?…]| —\p{Ll})/gu, '')
      .replaceAll(stop, '.')
      .replace(/(?<!\p{L})y (?=(?:i|hi(?!e)|í)\p{L})/gu, 'e ')
      .replace(/(?<!\p{L})y (?=I\p{Ll}|Í\p{Ll}|Hi(?!e)\p{Ll})/gu, 'e ')
      // "¿Y Isabel?" asks about her, so Y stays.
      .replace(/(?<![\p{L}¿] ?)Y (?=I\p{Ll}|Í\p{Ll}|Hi(?!e)\p{Ll})/gu, 'E ')
  );
}

function beginsSentence(before: string, after: string, saying: RegExp): boolean {
  const plain = before.replace(/[\s“"«‘(¿¡—]+$/u, '');
  if (plain === '') return true;
  const opened = before.slice(plain.length);
  if (/(?:\.["”»’)]*|…)$/u.test(plain)) return opened !== '' && !/^\s?—\S/u.test(opened);
  if (/[!?…]["”»’)]*$/u.test(plain)) {
    if (/—/.test(opened)) return false;
    // Only speech can be continued by "said": “But where?” he had said. But where? He had said it.
    const spoken = /["”»’)]$/u.test(plain) && !/[“«"]/u.test(opened);
    return opened !== '' && !(spoken && saying.test(firstWords(after)));
  }
  return /[:,]$/.test(plain) && /[“«"]/u.test(opened);
}

const firstWords = (text: string) => text.split(/\s+/).slice(0, 5).join(' ');
