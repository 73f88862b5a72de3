import { z } from 'zod';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { renamed } from '#domain/stories/text/renamed.ts';
import { bookOf } from './book.ts';

/** How to change a passage. Wishes in a parent's own words need a model and are not supported here. */
export type Retold = { language: StoryLanguage; passage: string } & (
  | { way: 'gentler' | 'shorter' }
  | { way: 'name'; from: string; to: string }
);

/** Changes a passage without a model: softer words, fewer sentences, or another name. May return it unchanged. */
export function retell(wanted: Retold): string {
  if (wanted.way === 'name') return renamed(wanted.passage, wanted.from, wanted.to).text;
  const tell = wanted.way === 'gentler' ? gentler : shorter;
  return wanted.passage
    .split(/\n\s*\n/)
    .map((paragraph) => tell(paragraph.trim(), wanted.language))
    .join('\n\n');
}

const wordsOf = bookOf(
  import.meta.url,
  'softer.',
  z.strictObject({ softer: z.record(z.string(), z.string()), calm: z.string() }),
);

function gentler(text: string, language: StoryLanguage): string {
  const { softer, calm } = wordsOf(language);
  const told = text
    .replace(/¡/g, '')
    // Speech followed by its speaker ends in a comma, or in nothing before a dash.
    .replace(/!+(?=["”’»]\s+\p{Ll})/gu, ',')
    .replace(/!+(?= —)/g, '')
    .replace(/!+/g, '.')
    .replace(/\p{L}+/gu, (word) => inCaseOf(word, softer[word.toLowerCase()] ?? word));
  return told === text ? `${text} ${calm}` : told;
}

function inCaseOf(word: string, other: string): string {
  const first = word.charAt(0);
  return first === first.toLowerCase() || other === word ? other : other.charAt(0).toUpperCase() + other.slice(1);
}

/** Matches a sentence that brings several things, or one that nobody has seen yet: a story comes back to them. */
const brings =
  /^[^—“]*, [^,—“]+, [^,—“]+,? (?:y|e|and) [^,]+\.$|^\p{Lu}\p{L}+ (?:una?|unos|unas) |^(?:There (?:was|were)|In (?:fell|came|went)) (?:an?|some) /u;

/**
 * Keeps the first and last sentence, those that bring something, and what else fits in half the length; of two long
 * sentences only the last.
 */
function shorter(text: string, language: StoryLanguage): string {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(languageTag(language), { granularity: 'sentence' }).segment(text)) {
    const said = segment.trim();
    // Who asks is part of what is asked: “Where?” asked Nora.
    if (sentences.length > 0 && /^(?:— ?)?\p{Ll}/u.test(said)) sentences.push(`${sentences.pop()} ${said}`);
    else if (said !== '') sentences.push(said);
  }
  const [first = ''] = sentences;
  if (sentences.length < 2) return withoutLastClause(first);
  const last = sentences.at(-1) ?? '';
  let room = text.length / 2 - first.length - last.length;
  const between = sentences.slice(1, -1).filter((sentence) => {
    if (brings.test(sentence)) return true;
    room -= sentence.length;
    return room >= 0;
  });
  if (sentences.length === 2) return first.length + last.length > 120 ? last : text;
  return [first, ...between, last].join(' ');
}

/** Cuts "It rained, and it rained, all night." at its last comma, unless that is in the first 40 %. */
function withoutLastClause(sentence: string): string {
  const comma = sentence.lastIndexOf(', ');
  if (comma < sentence.length * 0.4) return sentence;
  const end = /[.!?…]["'”’»)]*$/.exec(sentence)?.[0] ?? '.';
  return sentence.slice(0, comma) + end;
}
