/**
 * The notation of the Spanish passages. One line is one sentence or one line of dialogue:
 *
 * - `[a|b|c]` one of these;
 * - `<tail>` left out for toddlers; `<<tail>>` for elementary only; `<-text>` for toddlers only;
 * - `{...}` something the story fills in (see `render.ts`).
 */
export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; name: string }
  | { kind: 'choice'; options: Node[][] }
  | { kind: 'tail'; level: 'toddler' | 'preschool' | 'elementary'; nodes: Node[] };

const parsed = new Map<string, Node[]>();

/** Parses a line of a passage; throws on unbalanced marks, with the line in the message. */
export function parse(line: string): Node[] {
  const known = parsed.get(line);
  if (known) return known;
  let at = 0;

  const sequence = (ends: string): Node[] => {
    const nodes: Node[] = [];
    let text = '';
    const flush = () => {
      if (text !== '') nodes.push({ kind: 'text', text });
      text = '';
    };
    while (at < line.length) {
      const char = line[at] as string;
      if (ends.includes(char)) break;
      if (char === '{') {
        flush();
        const close = line.indexOf('}', at);
        if (close < 0) throw new SyntaxError(`Unclosed { in: ${line}`);
        nodes.push({ kind: 'slot', name: line.slice(at + 1, close) });
        at = close + 1;
      } else if (char === '[') {
        flush();
        nodes.push({ kind: 'choice', options: choice() });
      } else if (char === '<') {
        flush();
        nodes.push(tail());
      } else {
        text += char;
        at++;
      }
    }
    flush();
    return nodes;
  };

  const choice = (): Node[][] => {
    const options: Node[][] = [];
    do {
      at++;
      options.push(sequence('|]'));
    } while (line[at] === '|');
    expect(']');
    return options;
  };

  const tail = (): Node => {
    const mark = line[at + 1];
    const level = mark === '<' ? 'elementary' : mark === '-' ? 'toddler' : 'preschool';
    at += level === 'preschool' ? 1 : 2;
    const nodes = sequence('>');
    expect('>');
    if (level === 'elementary') expect('>');
    return { kind: 'tail', level, nodes };
  };

  const expect = (char: string) => {
    if (line[at] !== char) throw new SyntaxError(`Missing ${char} in: ${line}`);
    at++;
  };

  const nodes = sequence('|]>');
  if (at < line.length) throw new SyntaxError(`Unexpected ${line[at]} in: ${line}`);
  parsed.set(line, nodes);
  return nodes;
}
