import { type AgeGroup, memoryLetters, type StoryLanguage, wordsPerMinute } from '../options.ts';
import { typeset } from './typography.ts';

/** How many pictures a story shows at most (STORY-08). */
export const picturesPerStory = 3;

/** The last words of a story, in its own language. */
export const lastWords: Record<StoryLanguage, string> = { english: 'The end', spanish: 'Fin' };

/** Longest caption, in letters (STORY-10). */
export const captionLetters = 100;

/**
 * The paragraphs of a story without its title line: a first line in bold or headed with "#", or one
 * that repeats the title. Bold marks inside the text are dropped. Also works on an unfinished story.
 */
export function storyParagraphs(content: string, title = ''): string[] {
  const lines = content.replaceAll('\r\n', '\n').trimStart().split('\n');
  const first = (lines[0] ?? '').trim();
  const isTitle = /^\*\*.+/.test(first) || /^#{1,6}\s/.test(first) || (title !== '' && plain(first) === plain(title));
  const text = (isTitle ? lines.slice(1) : lines).join('\n');
  const blocks = text.includes('\n\n') ? text.split(/\n\s*\n/) : text.split('\n');
  return blocks.map((block) => plain(block.replace(/^#{1,6}\s+/gm, ''))).filter((block) => block !== '');
}

/** The paragraphs as shown and printed: without the title line, with the language's typography. */
export function shownParagraphs(content: string, title: string, language: StoryLanguage): string[] {
  return storyParagraphs(content, title).map((paragraph) => typeset(paragraph, language));
}

const chapter: Record<StoryLanguage, string> = { english: 'Chapter', spanish: 'Capítulo' };
/** A part of one evening's story, or a chapter of a series; stories of before call their parts chapters. */
const headed = ['Part', 'Parte', ...Object.values(chapter)].join('|');
const partHeading = new RegExp(`^(?:${headed}) (?:\\p{L}{2,7}|\\d{1,3}): ([^\\n]{1,80})(?<![.,;])$`, 'u');

/** Whether a paragraph is the heading of a long story's part ("Part two: The Tall Wave") or of a chapter in a book. */
export function isPartHeading(paragraph: string): boolean {
  return partHeading.test(paragraph);
}

const begunHeading = new RegExp(`^[#*\\s]*(?:${headed})(?: (?:\\p{L}{2,7}|\\d{1,3})?(?::.{0,90})?)?$`, 'u');

/** A story so far without a part heading whose line has not ended: half of one looks like a whole one. */
export function withoutBegunHeading(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  return begunHeading.test(line) ? text.slice(0, text.length - line.length) : text;
}

/** A story's title as the heading of its chapter in the book of a series: "Chapter 3: The Tall Wave". */
export function chapterHeading(number: number, title: string, language: StoryLanguage): string {
  const short = [...title].slice(0, 80).join('');
  return `${chapter[language]} ${number}: ${short.replace(/[\s.,;]+$/, '') || '…'}`;
}

/**
 * The caption below a picture: its own caption or, if it has none, the beginning of its paragraph (AMB-044). A caption
 * longer than 100 letters is cut to the whole sentences that fit; if the first one does not fit, it is cut after a
 * word, to at most 97 letters and three dots (STORY-10).
 */
export function pictureCaption(image: { caption?: string | undefined }, paragraph: string): string {
  const said = image.caption?.trim() || paragraph.trim();
  const letters = [...said];
  if (letters.length <= captionLetters) return said;
  const whole = wholeSentences(said);
  if (whole !== '') return whole;
  const most = captionLetters - 3;
  const space = letters.lastIndexOf(' ', most);
  // A very long word is cut inside.
  const end = space > most / 2 ? space : most;
  return `${letters
    .slice(0, end)
    .join('')
    .replace(/[\s,;:]+$/, '')}...`;
}

/** The leading sentences that fit in a caption and leave no speech open; empty if there are none. */
function wholeSentences(text: string): string {
  let whole = '';
  let closed = '';
  // Three captions' length is enough to find the sentences that fit.
  const beginning = text.slice(0, 3 * captionLetters);
  for (const [sentence] of beginning.matchAll(/.+?[.!?…]+[”"’»)]*(?=\s|$)\s*/gsu)) {
    if ([...(whole + sentence).trimEnd()].length > captionLetters) break;
    whole += sentence;
    if ((whole.match(/[“«]/gu)?.length ?? 0) <= (whole.match(/[”»]/gu)?.length ?? 0)) closed = whole;
  }
  return closed.trimEnd();
}

/**
 * Spreads at most three of a story's pictures over its paragraphs (STORY-08, STORY-09): each gets the index of
 * the paragraph it stands beside as its position. That is the paragraph it shows; if unknown, the pictures are
 * spaced evenly, the first at the beginning.
 */
export function spreadPictures<T extends { position: number; paragraph?: number | undefined }>(
  images: readonly T[],
  paragraphs: number,
): T[] {
  const shown = images.toSorted((a, b) => a.position - b.position).slice(0, picturesPerStory);
  return shown.map((image, index) => {
    const beside = image.paragraph ?? Math.floor((index * paragraphs) / shown.length);
    return { ...image, position: Math.max(0, Math.min(beside, paragraphs - 1)) };
  });
}

/** Whether a picture is near enough to the beginning to open the story, before the title. */
export function opensStory({ position }: { position: number }): boolean {
  return position <= 1;
}

/** Minutes it takes to read these paragraphs aloud to a child of this age, rounded up. */
export function minutesToRead(paragraphs: readonly string[], age: AgeGroup): number {
  const words = paragraphs.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  return Math.ceil(words / wordsPerMinute[age]);
}

/**
 * What the next chapter should remember: the title, the story's beginning and end and who it is about, in its own words,
 * cut to `memoryLetters`.
 */
export function memoryOf(title: string, content: string): string {
  // The first paragraph introduces who is in the story; the name of a part does not.
  const paragraphs = storyParagraphs(content, title).filter((paragraph) => !isPartHeading(paragraph));
  const beginning = (paragraphs[0] ?? '').slice(0, 200);
  const who = introductions(paragraphs.slice(1).join(' '), `${title}. ${beginning}`);
  const start = `${title}. ${beginning} … ${who.map((one) => `${one} … `).join('')}`;
  const end = paragraphs
    .slice(1)
    .join(' ')
    .slice(Math.min(-1, start.length - memoryLetters));
  // A cut may have split a surrogate pair.
  return `${start}${end}`.slice(0, memoryLetters).toWellFormed().replaceAll('\ufffd', '').trim();
}

/** The words around the first mention of the names that a text says most often, unless they are `known`: at most five. */
function introductions(text: string, known: string): string[] {
  const times = new Map<string, number>();
  // Within a sentence only names have a capital.
  for (const [name] of text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)) times.set(name, (times.get(name) ?? 0) + 1);
  const often = [...times].filter(([, count]) => count > 1).toSorted(([, one], [, other]) => other - one);
  return often.slice(0, 5).flatMap(([name]) => {
    if (known.includes(name)) return [];
    const said = new RegExp(`(?:\\p{Ll}{1,20} ){0,2}${name}(?!\\p{L})(?: \\p{Ll}{1,20}){0,2}`, 'u').exec(text)?.[0];
    return said && said.length <= 60 ? [said] : [];
  });
}

function plain(text: string): string {
  return text.replaceAll('**', '').trim();
}
