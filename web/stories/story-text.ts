/**
 * The paragraphs of a story without its title line: a first line in bold or headed with "#", or one
 * that repeats the title. Bold marks inside the text are dropped. Works on a story half written.
 */
export function storyParagraphs(content: string, title = ''): string[] {
  const lines = content.replaceAll('\r\n', '\n').trimStart().split('\n');
  const first = (lines[0] ?? '').trim();
  const isTitle = /^\*\*.+/.test(first) || /^#{1,6}\s/.test(first) || (title !== '' && plain(first) === plain(title));
  const text = (isTitle ? lines.slice(1) : lines).join('\n');
  const blocks = text.includes('\n\n') ? text.split(/\n\s*\n/) : text.split('\n');
  return blocks.map((block) => plain(block.replace(/^#{1,6}\s+/gm, ''))).filter((block) => block !== '');
}

/** Words written, however they are separated. */
export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}

/** The first words of a story's text, for a card. */
export function firstWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= count) return words.join(' ');
  return `${words
    .slice(0, count)
    .join(' ')
    .replace(/[.,;:…-]+$/, '')}…`;
}

/**
 * What stands on a card: the text without its title, bold marks, headings and quotes, cut to `words`
 * (LIB-21, LIB-22).
 */
export function cardPreview(excerpt: string, title: string, words: number): string {
  const text = storyParagraphs(excerpt, title)
    .join(' ')
    .replace(/["“”«»]/g, '');
  return firstWords(text, words);
}

function plain(text: string): string {
  return text.replaceAll('**', '').trim();
}
