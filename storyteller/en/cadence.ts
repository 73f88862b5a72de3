import { sentences, wordCount, words } from '../measure.ts';
import type { Pace, StoryPlan } from '../plan.ts';
import type { Random } from '../random.ts';
import { capitalised } from './grammar.ts';

/**
 * The bank is written in short sentences. By day older children hear them joined; towards the night
 * whatever is long is parted again. Lengths are in words.
 */
export type Cadence = {
  /** Two neighbours are joined when the result is at most this long. */
  joinUpTo: number;
  /** How often, 0 to 1. */
  joining: number;
  /** A longer sentence is parted at an "and" or a "but". */
  partOver: number;
  /** No sentence may be longer. */
  longest: number;
};

export const cadences: Record<StoryPlan['age'], Record<Pace, Cadence>> = {
  toddler: {
    lively: { joinUpTo: 14, joining: 0.95, partOver: 14, longest: 14 },
    easy: { joinUpTo: 0, joining: 0, partOver: 7, longest: 14 },
    slow: { joinUpTo: 0, joining: 0, partOver: 5, longest: 14 },
  },
  preschool: {
    lively: { joinUpTo: 18, joining: 0.95, partOver: 19, longest: 20 },
    easy: { joinUpTo: 13, joining: 0.6, partOver: 14, longest: 20 },
    slow: { joinUpTo: 9, joining: 0.3, partOver: 10, longest: 16 },
  },
  elementary: {
    lively: { joinUpTo: 25, joining: 1, partOver: 27, longest: 28 },
    easy: { joinUpTo: 20, joining: 0.9, partOver: 22, longest: 28 },
    slow: { joinUpTo: 14, joining: 0.6, partOver: 15, longest: 22 },
  },
};

const lowerable =
  /^(It|They|There|He|She|His|Her|Their|Then|The|A|An|One|All|Both|Nobody|Somebody|Someone|Everyone|Everybody|Nothing|Something|Each|Neither|No one|Its|That|This|These|Those|In|On|At|Over|Under|Behind|Below|Above|Beside|From|By|After|Before|Out|Up|Down|Now|Somewhere|Some|Most|Many|Two|Three|Four|Once|Perhaps|When|If)\b/;
const connective = /^(And|But|So) /;

/** Joins what may be joined and parts what must be, paragraph by paragraph. */
export function inCadence(text: string, cadence: Cadence, names: readonly string[], random: Random): string {
  return text
    .split('\n')
    .map((paragraph) => joined(parted(paragraph, cadence, names), cadence, names, random))
    .join('\n');
}

const length = (sentence: string) => wordCount(sentence);

function joined(paragraph: string, cadence: Cadence, names: readonly string[], random: Random): string {
  const out: string[] = [];
  let chained = 0;
  for (const sentence of sentences(paragraph)) {
    const previous = out.at(-1);
    const link = previous === undefined ? null : linkOf(previous, sentence, names, chained, cadence.joinUpTo > 18);
    if (
      previous !== undefined &&
      link &&
      length(previous) + length(sentence) < cadence.joinUpTo &&
      random.chance(cadence.joining)
    ) {
      out[out.length - 1] = previous.slice(0, -1) + link;
      chained++;
    } else {
      out.push(sentence);
      chained = 0;
    }
  }
  return out.join(' ');
}

/** What tells more about the thing just named follows after a semicolon, not as one more event after "and". */
const explaining = /^(It|That|This|There|These|Those|They) (was|were|is|are|had|has)\b/;

/** Whether two sentences say the same words: "Sam had come for breakfast. Sam came for breakfast every day." */
function echoes(previous: string, next: string): boolean {
  const said = new Set(words(previous).filter((word) => word.length > 3));
  return words(next).filter((word) => said.has(word)).length > 2;
}

/** How `next` can follow `previous` in the same sentence, or null when it cannot. */
function linkOf(
  previous: string,
  next: string,
  names: readonly string[],
  chained: number,
  explained: boolean,
): string | null {
  if (!/[\p{L}\p{N}’]\.$/u.test(previous) || /[“”:]/.test(next) || !/\.$/.test(next) || chained > 1) return null;
  // A fragment ("Not yet.") keeps its own full stop, for the beat.
  if (length(previous) < 3 || length(next) < 4 || /^(Not|Nearly|Only|Almost|Just)\b/.test(previous)) return null;
  const starting = connective.exec(next);
  if (starting) return chained > 0 && starting[1] === 'And' ? null : `, ${next[0]?.toLowerCase()}${next.slice(1)}`;
  const lowered = lowerable.test(next)
    ? `${next[0]?.toLowerCase()}${next.slice(1)}`
    : (names
        .map((name) => (next.startsWith(capitalised(name)) ? name + next.slice(name.length) : null))
        .find((said) => said !== null) ?? null);
  if (lowered === null) return null;
  // What was said keeps its own sentence, so does a list without a verb, and so does the joke of a repetition.
  if (/”/.test(previous) || !done.test(next) || echoes(previous, next)) return null;
  if (explaining.test(next)) return explained && !/;/.test(previous) ? `; ${lowered}` : null;
  if (/;/.test(previous) || /\b(not|never|no|nothing|nobody|hardly|none)\b|n’t\b/i.test(previous)) return null;
  // "Fern was ninth, and tried being sixth": the same one goes on and need not be named again.
  const same = names
    .map(capitalised)
    .find(
      (name) => previous.startsWith(`${name} `) && !previous.startsWith(`${name} and `) && next.startsWith(`${name} `),
    );
  if (same && !/, /.test(previous)) return `, and ${next.slice(same.length + 1)}`;
  return /, (and|but|so) /.test(previous) ? `; ${lowered}` : `, and ${lowered}`;
}

const seams =
  /(?:, |; )(?=(?:and|but|so) (?!that |as |who |whom |whose |which |what |how ))| (?=and (?:there |it |they |he |she ))|; /gu;
/** Something that is done: without it, what follows a seam is only one more thing in a list. */
const done =
  /\b(?:\p{L}{2,}ed|was|were|had|went|got|put|took|came|sat|ran|found|said|saw|stood|held|let|laid|lay|gave|made|told|left|did|fell|began|kept|knew|drew|hung|blew|thought|felt|stuck|sang|shut|tore|wrote|read|bent|caught|sent|set|hid|ate|drank|slept|swam|threw|rang|broke|wore|could|would|will|is|are|has|have|can|meant|heard|rose|shone|spoke|wanted|grew|cost|lit|rode|flew|met|brought|built|forgot|won|lost|smelt|slid|swung|woke|began|became|must|might|should)\b/u;
/** A second thing the same one does: "Fern knelt, and set it up". */
const deeds =
  /,? and (?=(?:\p{Ll}{2,}ed|was|were|had|went|got|put|took|came|sat|ran|found|said|saw|stood|held|let|laid|lay|gave|made|told|left|did|fell|began|kept|knew|drew|hung|blew|thought|felt|stuck|sang|shut|tore|wrote|read|bent|caught|sent|set|hid|ate|drank|slept|swam|threw|rang|broke|wore|showed|could|would) )/gu;
const resumed =
  /(?<=[,]”[^“”]*), “(?:and )?(?=(?:and|but|so|I|I’\p{L}+|it|it’s|you|we|they|there|that|he|she|now|then) )/gu;
const trailing =
  /, (?:so that|with|like|as|for|who|which|where|if|in case|since|because|when|in|on|at|right|very|half|first|before|until|over and over|quite)\b[^,“”]*(?=[.!?]”?$)/u;

/** Parts every sentence over the limit at the seam nearest its middle, as often as there is one. */
function parted(paragraph: string, cadence: Cadence, names: readonly string[]): string {
  return sentences(paragraph)
    .flatMap((sentence) => part(sentence, cadence.partOver, names))
    .map((sentence) => (length(sentence) > cadence.longest ? sentence.replace(trailing, '') : sentence))
    .join(' ');
}

function part(sentence: string, partOver: number, names: readonly string[]): string[] {
  if (length(sentence) <= partOver) return [sentence];
  const subject = subjectOf(sentence, names);
  const cut =
    nearestMiddle(sentence, seams, '') ??
    nearestMiddle(sentence, resumed, '“') ??
    (subject ? nearestMiddle(sentence, deeds, `${subject} `) : null);
  if (!cut) return [sentence];
  return cut.flatMap((half) => part(half, partOver, names));
}

/** The two halves of a sentence at the middlemost seam, the second beginning with `lead`. */
function nearestMiddle(sentence: string, seam: RegExp, lead: string): [string, string] | null {
  const middle = sentence.length / 2;
  const best = [...sentence.matchAll(seam)]
    .map((match) => ({ at: match.index, end: match.index + match[0].length }))
    .filter(({ at, end }) => length(sentence.slice(0, at)) >= 3 && length(sentence.slice(end)) >= 3)
    .filter(({ at }) => lead === '' || lead === '“' || !subordinate(sentence.slice(0, at)))
    .filter(({ end }) => lead !== '' || standsAlone(sentence.slice(end)))
    // Speech is left whole: a refrain is known by its sound.
    .filter(({ at }) => lead !== '' || length(sentence) > 14 || !spoken(sentence.slice(0, at)))
    .sort((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle))[0];
  if (!best) return null;
  const rest = sentence.slice(best.end).replace(lead === '' ? /^and / : /^$/, '');
  const second = lead === '' || lead === '“' ? lead + rest.charAt(0).toUpperCase() + rest.slice(1) : lead + rest;
  return [`${sentence.slice(0, best.at)}.`, second];
}

/** Whether it can be a sentence: somebody does something in it, and not the one of the sentence before. */
function standsAlone(text: string): boolean {
  const [first = ''] = words(text.replace(/^(?:and|but|so) (?:then )?/, ''));
  return done.test(text) && !done.test(first);
}

/** Whether what follows is still being said. */
const spoken = (text: string) => (text.match(/“/g)?.length ?? 0) > (text.match(/”/g)?.length ?? 0);

/** Whether somebody else than the sentence's subject may be doing something in it. */
const subordinate = (text: string) =>
  /[“:]|\b(who|that|which|when|because|if|for|as|while|where|so|until|till|whether)\b/.test(text);

function subjectOf(sentence: string, names: readonly string[]): string | null {
  const pronoun = /^(It|They|He|She|I|We) /.exec(sentence);
  return pronoun?.[1] ?? names.map(capitalised).find((name) => sentence.startsWith(`${name} `)) ?? null;
}
