import type { Random } from '../random.ts';

/**
 * The small notation the bank of passages is written in.
 *
 *   [a|b|c]   one of them, by seed
 *   <a>       left out for the smallest children and in the slow scenes
 *   <<a>>     only for the oldest, and only by day
 *   a & b     one sentence ("a, and b") or two ("a. B"), as age and pace want
 *   {slot}    a name, a thing or a place of this story
 *
 * In a bank, a line is a paragraph and a blank line parts two passages.
 */
export type Style = {
  /** 0: bare, 1: plain, 2: with <a>, 3: with <<a>> too. */
  richness: number;
  /** How often `&` joins rather than parts, 0 to 1. */
  joining: number;
};

/** What can stand as a sentence of its own after `&`: it begins with somebody or something. */
const clause =
  /^\[?(?:\{|(?:it|they|there|the|an?|nobody|no one|he|she|everyone|somebody|someone|all|now|you|one|[Ii]|then|his|her|their|something|nothing)\b)/;

export type Slots = (name: string) => string;

/** Reads a bank: passages in order, straight quotes turned into printed ones. */
export function bank(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((passage) =>
      printed(
        passage
          .split('\n')
          .map((line) => line.trim())
          .join('\n'),
      ),
    );
}

export function printed(text: string): string {
  return text
    .replace(/(^|[\s([<|—])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s“(])'/g, '$1‘')
    .replaceAll("'", '’');
}

/** Turns one passage into plain text. Unknown notation and unclosed brackets throw: a bank is code. */
export function render(passage: string, style: Style, random: Random, slots: Slots): string {
  let at = 0;
  let out = '';
  let joined = false;
  let begun = false;

  const atSentenceStart = () => out === '' || /(?:\n|[.!?…][”)]*\s+)[“(]*$/.test(out) || /^[“(]+$/.test(out);
  const write = (text: string) => {
    begun = false;
    // “Why?” the bears asked: the sentence goes on after the speech.
    const goesOn =
      /[!?…]” +$/.test(out) &&
      /^ (asked|said|called|cried|told|whispered|shouted|thought|sang)\b/.test(passage.slice(at));
    out += goesOn ? text : atSentenceStart() ? capitalised(text) : text;
  };

  function until(close: string, stops: string): string {
    let depth = 0;
    const from = at;
    for (; at < passage.length; at++) {
      const c = passage[at] as string;
      if (depth === 0 && (passage.startsWith(close, at) || stops.includes(c))) return passage.slice(from, at);
      if ('[<{'.includes(c)) depth++;
      if (']>}'.includes(c)) depth--;
    }
    throw new SyntaxError(`No ${close} in: ${passage}`);
  }

  /** Renders a piece of the passage in place, in the same sentence state. */
  function inside(piece: string): void {
    const rest = { passage, at };
    passage = piece;
    at = 0;
    run();
    passage = rest.passage;
    at = rest.at;
  }

  function run(): void {
    while (at < passage.length) {
      const c = passage[at] as string;
      if (c === '[') {
        const options: string[] = [];
        do {
          at++;
          options.push(until(']', '|'));
        } while (passage[at] === '|');
        at++;
        inside(random.pick(options));
      } else if (c === '<') {
        const double = passage[at + 1] === '<';
        at += double ? 2 : 1;
        const piece = until(double ? '>>' : '>', '');
        at += double ? 2 : 1;
        if (style.richness >= (double ? 3 : 2)) inside(piece);
      } else if (c === '{') {
        at++;
        const name = until('}', '');
        at++;
        write(slots(name));
      } else if (passage.startsWith(' & ', at) && !clause.test(passage.slice(at + 3))) {
        at += 3;
        out += ' and ';
      } else if (passage.startsWith(' & ', at)) {
        at += 3;
        const join = !joined && random.chance(style.joining);
        joined = join;
        out += join ? ', and ' : '. ';
        begun = !join;
      } else {
        if ('.!?…\n'.includes(c)) joined = false;
        // A sentence may begin inside a choice, where its first letter was not known to be one.
        out += begun && /\p{Ll}/u.test(c) ? c.toUpperCase() : c;
        begun = begun && !/[\p{L}\p{N}]/u.test(c);
        at++;
      }
    }
  }
  run();
  return articles(
    out
      .replace(/ {2,}/g, ' ')
      .replace(/ +(?=[.,!?…\n])/g, '')
      .replace(/,+(?=[.,!?])/g, '')
      .replace(/(?<=[.,!?]) +(?=”)/g, '')
      .trim(),
  );
}

export function capitalised(text: string): string {
  return text.replace(/^([“‘(]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** "a owl" is "an owl", "an unicorn" is "a unicorn". */
export function articles(text: string): string {
  return text
    .replace(/\b([Aa]) (?=[aeio]|u(?!ni|se|sual))(?!one\b|once\b|eu)/g, '$1n ')
    .replace(/\b([Aa])n (?=[b-df-gj-np-tv-z]|h(?!our|onest|eir)|uni)/g, '$1 ');
}
