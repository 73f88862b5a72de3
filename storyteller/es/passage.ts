import { sentences } from '../measure.ts';
import { capitalised } from './render.ts';
import type { Rhythm } from './rhythm.ts';

/** The line that says a passage ends at home. */
const home = '@encasa';

/** A line of a passage, a place for a passing moment, or the start of a paragraph. */
export type Item =
  | { kind: 'line'; text: string; optional: boolean }
  | { kind: 'point'; name: string }
  | { kind: 'break' };

/** Reads a passage (see plots/plot.ts) into its lines. */
export function itemsOf(passage: string): Item[] {
  return strandless(passage)
    .split('\n')
    .filter((raw) => raw.trim() !== home)
    .map((raw): Item => {
      const line = raw.trim();
      if (line === '') return { kind: 'break' };
      if (line.startsWith('@')) return { kind: 'point', name: line.slice(1) };
      if (line.startsWith('? ')) return { kind: 'line', text: line.slice(2), optional: true };
      return { kind: 'line', text: line, optional: false };
    });
}

/** Whether the passage brings everybody home before the way home. */
export function endsAtHome(passage: string): boolean {
  return passage.includes(home);
}

/** A passage may begin with "#word": it goes only with passages of the same word, or of none. */
export function strandOf(passage: string): string | null {
  return /^#(\S+)/.exec(passage)?.[1] ?? null;
}

function strandless(passage: string): string {
  return passage.replace(/^#.*\n/, '');
}

/** Begins a line that stays as it is, alone in its paragraph. */
export const asWritten = '~';

/** Where a passing moment begins or ends: what stands before it and after it are two sentences. */
export const seam = '~~';

/** Most lines of narration in one paragraph. */
const paragraphLines = 5;

/**
 * Joins lines into paragraphs: speech stands alone, narration runs on in the given rhythm; null
 * begins a paragraph. Of two sentences in a row about the same one of `names`, the second does
 * without its subject, as Spanish does.
 */
export function paragraphsOf(lines: readonly (string | null)[], names: readonly string[], rhythm: Rhythm): string[] {
  const paragraphs: string[] = [];
  let open: string[] = [];
  let lineCount = 0;
  let subject = '';
  let apart = false;
  const close = () => {
    if (open.length > 0) paragraphs.push(open.map(rhythm.slow).join(' '));
    open = [];
    lineCount = 0;
    subject = '';
  };
  const tell = (sentence: string) => {
    const name = names.find((candidate) => aboutOnly(sentence, candidate)) ?? '';
    const rest = name === '' ? sentence : sentence.slice(name.length + 1);
    const speech = open.length === 0 ? paragraphs.at(-1) : undefined;
    const alone = apart;
    apart = false;
    if (!alone && speech && endsWithSpeaker(speech) && (name !== '' || afterSpeech.test(sentence))) {
      const own =
        name !== '' &&
        / —\p{Ll}+ ([^—]+)\.$/u.exec(speech)?.[1]?.toLocaleLowerCase('es') === name.toLocaleLowerCase('es');
      const one = rhythm.joinSpeech(speech, own ? rest : sentence);
      if (one) {
        paragraphs[paragraphs.length - 1] = one;
        return;
      }
    }
    const implied = name !== '' && name === subject;
    const told = implied ? capitalised(rest) : sentence;
    const last = open.at(-1);
    const joined = last ? (alone ? rhythm.joinApart(last, told) : rhythm.join(last, told, implied)) : null;
    if (joined) open[open.length - 1] = joined;
    else open.push(told);
    subject = implied ? '' : name;
  };
  for (const line of lines) {
    if (line === null) close();
    else if (line === seam) apart = true;
    else if (line.startsWith(asWritten)) {
      close();
      paragraphs.push(line.slice(asWritten.length));
    } else if (/^[—«]/.test(line)) {
      close();
      paragraphs.push(rhythm.answer(paragraphs.at(-1) ?? '', line, paragraphs.at(-2) ?? ''));
    } else {
      if (lineCount >= paragraphLines) close();
      lineCount++;
      // The measure marks the stop of an abbreviation; here it is a full stop again.
      for (const sentence of sentences(line)) tell(sentence.replaceAll('\u2024', '.'));
    }
  }
  close();
  return paragraphs;
}

/** Whether the sentence is about this one alone: "La coneja miró", not "La coneja y el zorro". */
function aboutOnly(line: string, name: string): boolean {
  return line.startsWith(`${name} `) && /^\p{Ll}{2,}[ ,.]/u.test(line.slice(name.length + 1));
}

/** Whether a line of dialogue ends with who said it, so that a deed can follow. */
function endsWithSpeaker(speech: string): boolean {
  return /^—[^—]+ —\p{Ll}+ [^—,]+\.$/u.test(speech);
}

/** What may follow speech in the same sentence besides the speaker's own deed. */
const afterSpeech = /^(Se oyó|Hubo|Nadie dijo|A \p{L}+ [^.]* le )/u;
