/** A piece of a tale's text: words as they are, or a mark to be filled in. */
export type Piece =
  | { kind: 'words'; text: string }
  /** `{hero}`, `{hero they}`, `{a hero}`, `{in place}`: the words between the braces. */
  | { kind: 'mark'; words: string[]; capital: boolean }
  /** `{hero: was|were}`: forms of which the named role selects one. */
  | { kind: 'forms'; of: string; forms: Piece[][] }
  /** `{water: swam | walked}`: chosen by the kind of the place; a case without kinds is for all others. */
  | { kind: 'places'; cases: { kinds: string[]; pieces: Piece[] }[] }
  /** `{third? and {third}}`: told only if there is a third. */
  | { kind: 'if'; of: string; pieces: Piece[] };

export class MarkError extends Error {}

/** Names before a colon that select forms; any other name is a kind of place. */
const persons = /^(hero|friend|elder|neighbour|other|baby|third|both|all|lost|thing|earlier|fear)$/;
/** Kinds of place, separated by commas. */
const kindsOnly = /^\s*[a-z-]+(?:\s*,\s*[a-z-]+)*\s*$/;
const conditions = /^(third|no third|love|earlier|message|guest|named)$/;

/** Parses the marks of a line. Throws MarkError with a message for the writer. */
export function readMarks(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '}') throw new MarkError('a } that closes nothing');
    if (line[at] !== '{') continue;
    if (at > from) pieces.push({ kind: 'words', text: line.slice(from, at) });
    const end = closing(line, at);
    pieces.push(readMark(line.slice(at + 1, end)));
    at = end;
    from = end + 1;
  }
  if (from < line.length) pieces.push({ kind: 'words', text: line.slice(from) });
  return pieces;
}

function closing(line: string, open: number): number {
  let depth = 0;
  for (let at = open; at < line.length; at++) {
    if (line[at] === '{') depth++;
    if (line[at] === '}' && --depth === 0) return at;
  }
  throw new MarkError(`a { that is not closed: ${line.slice(open, open + 30)}`);
}

function readMark(inside: string): Piece {
  const condition = /^\s*([a-z]+(?: [a-z]+)?)\?\s?(.*)$/s.exec(inside);
  if (condition) {
    const [, of = '', rest = ''] = condition;
    if (!conditions.test(of))
      throw new MarkError(`{${of}? ...} asks for nobody; known are third, love, earlier, guest, named`);
    return { kind: 'if', of, pieces: readMarks(rest) };
  }
  const colon = topLevel(inside, ':')[0];
  if (colon === undefined) {
    const words = inside.trim().split(/\s+/);
    if (!words[0] || /[|]/.test(inside)) throw new MarkError(`{${inside}} is no mark`);
    const capital = /^\p{Lu}/u.test(words[0]);
    return { kind: 'mark', words: words.map((word, i) => (i === 0 ? lowerFirst(word) : word)), capital };
  }
  const head = inside.slice(0, colon).trim();
  if (persons.test(head)) return { kind: 'forms', of: head, forms: parts(inside.slice(colon + 1)).map(readMarks) };
  const cases = parts(inside).map((part) => {
    const colon = topLevel(part, ':')[0];
    // A colon may also introduce speech: only one after kinds of place counts.
    const at = colon !== undefined && kindsOnly.test(part.slice(0, colon)) ? colon : undefined;
    const kinds =
      at === undefined
        ? []
        : part
            .slice(0, at)
            .split(',')
            .map((kind) => kind.trim());
    return { kinds, pieces: readMarks(at === undefined ? part.trim() : part.slice(at + 1).trim()) };
  });
  if (cases.slice(0, -1).some(({ kinds }) => kinds.length === 0))
    throw new MarkError(`{${inside.slice(0, 30)}...}: only the last case may be without a kind of place`);
  return { kind: 'places', cases };
}

const lowerFirst = (word: string) => word.slice(0, 1).toLowerCase() + word.slice(1);

function parts(text: string): string[] {
  const bars = topLevel(text, '|');
  return [...bars, text.length].map((bar, i) => text.slice(i === 0 ? 0 : (bars[i - 1] ?? 0) + 1, bar));
}

/** The positions of this letter outside of inner marks. */
function topLevel(text: string, letter: string): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}') depth--;
    else if (depth === 0 && text[at] === letter) found.push(at);
  }
  return found;
}
