import { capitalised } from './render.ts';

/** A line of a passage, a place for a passing moment, or the start of a paragraph. */
export type Item =
  | { kind: 'line'; text: string; optional: boolean }
  | { kind: 'point'; name: string }
  | { kind: 'break' };

/** Reads a passage (see plots/plot.ts) into its lines. */
export function itemsOf(passage: string): Item[] {
  return passage.split('\n').map((raw): Item => {
    const line = raw.trim();
    if (line === '') return { kind: 'break' };
    if (line.startsWith('@')) return { kind: 'point', name: line.slice(1) };
    if (line.startsWith('? ')) return { kind: 'line', text: line.slice(2), optional: true };
    return { kind: 'line', text: line, optional: false };
  });
}

/** Most sentences of narration in one paragraph. */
const paragraphLines = 4;

/**
 * Joins lines into paragraphs: speech stands alone, narration runs on. Of two sentences in a row
 * about the same one of `names`, the second does without its subject, as Spanish does.
 */
export function paragraphsOf(lines: readonly (string | null)[], names: readonly string[] = []): string[] {
  const paragraphs: string[] = [];
  let open: string[] = [];
  let subject = '';
  const close = () => {
    if (open.length > 0) paragraphs.push(open.join(' '));
    open = [];
  };
  for (const line of lines) {
    if (line === null) close();
    else if (/^[—«]/.test(line)) {
      close();
      paragraphs.push(line);
    } else {
      const name = names.find((candidate) => startsWith(line, candidate)) ?? '';
      const implied = name !== '' && name === subject && open.length > 0;
      open.push(implied ? capitalised(line.slice(name.length + 1)) : line);
      subject = implied || / y | e |,/.test(line.slice(0, name.length + 3)) ? '' : name;
      if (open.length >= paragraphLines) close();
    }
  }
  close();
  return paragraphs;
}

/** Whether the sentence is about this one alone: "La coneja miró", not "La coneja y el zorro". */
function startsWith(line: string, name: string): boolean {
  return line.startsWith(`${name} `) && /^\p{Ll}{2,} /u.test(line.slice(name.length + 1));
}
