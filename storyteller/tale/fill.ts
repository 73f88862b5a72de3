import type { Person } from '../people/person.ts';
import type { PlaceFacts } from '../places/place.ts';
import type { Piece } from './marks.ts';
import { MarkError, readMarks } from './marks.ts';
import type { Role, Thing } from './tale.ts';

/** Everything that a tale's marks can ask for. */
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
  /** Who that is, where the family named somebody: at the first mention it is said what they were. */
  gone: Person | undefined;
  /** Which story the parent asked for, after the word for one: "of a fox who cannot swim". */
  story: string;
  /** The words of a parent's own story for the marks of its shape: `{want}`, `{fear}`. */
  slots: Readonly<Record<string, string>>;
  /** Who has been named, so that only a first mention says who somebody is. Filling adds to it. */
  met: Set<Person>;
  /** What the place has been heard to do in earlier chapters: there it is said in short. */
  said: Set<string>;
};

/** A language's way with marks. `undefined` means that the language knows no such mark. */
export type Grammar = {
  /** `before` is the line so far; `owns` says that a possessive ’s follows. */
  mark(words: readonly string[], setting: Setting, before: string, owns: boolean): string | undefined;
  /** Which of a person's forms is taken: an index into them. `before` is the line so far. */
  form(of: string, count: number, setting: Setting, before: string): number;
  /** Whether a word after a question or a cry goes on with the sentence: "said", "dijo". */
  saying: RegExp;
};

/** A line of a tale with all marks filled in. Throws MarkError for a mark that the language does not know. */
export function fill(pieces: readonly Piece[], setting: Setting, grammar: Grammar): string {
  return tidy(write(pieces, setting, grammar, ''), grammar);
}

/** Stands before what a mark was filled with: it may begin a sentence. */
const start = '\uE000';
/** Stands behind "Pickle, Zoë’s dog": a comma follows, unless another mark does. */
export const aside = '\uE001';
/** Stands for the full stop that a refrain ends in. */
export const stop = '\uE002';

/** `before` is what stands before it in the line. */
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

/** `owns`: a possessive follows; `quoted`: speech ends behind it, and its sentence may go on. */
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

/** Which story is told: in the parent's words the first time, and where they are many just "the story" from then on. */
export function storyOf({ story, said }: Setting): string {
  const again = said.has('story') && story.split(' ').length > 4;
  said.add('story');
  return again ? '' : story;
}

/** Whom the family has lost: the first time outside of speech it is said who that was. */
export function lostOf({ lost, gone, met }: Setting, before: string, owns = false): string {
  const spoken = before.lastIndexOf('“') > before.lastIndexOf('”') || /^\s?—/u.test(before);
  if (!gone || owns || spoken || met.has(gone)) return lost;
  met.add(gone);
  return gone.first + (gone.first.includes(', ') ? aside : '');
}

/** Whether what a condition of a tale names is there. */
export function isThere(condition: string, { cast, love, earlier, message, follows }: Setting): boolean {
  if (condition === 'third') return cast.third.length > 0;
  if (condition === 'baby') return cast.baby !== undefined;
  if (condition === 'no third') return cast.third.length === 0;
  if (condition === 'love') return love !== null;
  if (condition === 'message') return message !== '';
  if (condition === 'opens') return !follows;
  if (condition === 'follows') return follows;
  return earlier !== null;
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** Sentences get their capital, and the spaces that a missing part left are closed. */
function tidy(text: string, { saying }: Grammar): string {
  const parts = text.replace(/\uE000+/g, start).split(start);
  let line = parts[0] ?? '';
  for (const part of parts.slice(1)) line += beginsSentence(line, part, saying) ? capital(part) : part;
  return ended(line)
    .replace(/\uE001(?=[.,;:!?…”"»)]|\s*[—–]|$)/g, '')
    .replaceAll(aside, ',')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;:!?…])/g, '$1')
    .replace(/(?<!\p{L})([Aa]|[Dd]e) el (?=\p{L})/gu, '$1l ')
    .replace(/\.\.(?!\.)/g, '.')
    .replace(/([.!?…])\.(?=”|\s|$)/g, '$1')
    .trim();
}

const said =
  'said|asked|cried|called|whispered|sang|shouted|answered|added|repeated|murmured|breathed|mumbled|replied|yelled|sighed|told';
/** A refrain's end where its sentence goes on: “Not yet,” said Lena, “Not yet,” the dragon said. */
const goesOn = new RegExp(
  `\uE002(?=” (?:(?:${said})(?!\\p{L})|(?!(?:So|And|But|Then|Nobody|Everybody) )(?:the )?\\S+ (?:${said})(?!\\p{L})))`,
  'gu',
);

/** The full stop of a refrain: a comma or nothing where the sentence goes on behind it. */
function ended(line: string): string {
  return (
    line
      .replace(goesOn, ',')
      .replace(/\uE002(?=[”»]?[,.;:!?…]| —\p{Ll})/gu, '')
      .replaceAll(stop, '.')
      .replace(/(?<!\p{L})y (?=(?:i|hi(?!e)|í)\p{L})/gu, 'e ')
      .replace(/(?<!\p{L})y (?=I\p{Ll}|Í\p{Ll}|Hi(?!e)\p{Ll})/gu, 'e ')
      // "¿Y Isabel?" asks after her, and stays.
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
    // Only what was spoken is said by somebody: “But where?” he had said. But where? He had said it.
    const spoken = /["”»’)]$/u.test(plain) && !/[“«"]/u.test(opened);
    return opened !== '' && !(spoken && saying.test(firstWords(after)));
  }
  return /[:,]$/.test(plain) && /[“«"]/u.test(opened);
}

const firstWords = (text: string) => text.split(/\s+/).slice(0, 5).join(' ');
