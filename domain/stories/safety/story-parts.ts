/** A part is a paragraph, or some of them when they are short, and never longer than this many letters. */
const shortest = 120;
const longest = 1500;

/** Where the parts of a text end that is still being written: after a paragraph, or after a sentence of an endless one. */
export function nextPartEnd(text: string, from: number): number | undefined {
  const paragraph = text.indexOf('\n\n', from + shortest);
  if (paragraph !== -1 && paragraph - from <= longest) return paragraph + 2;
  if (text.length - from <= longest) return undefined;
  const sentence = /^[\s\S]*[.!?…]["'”’»)]*\s/.exec(text.slice(from, from + longest))?.[0].length;
  return from + (sentence ?? longest);
}

/** A finished text in the parts in which it is read. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = nextPartEnd(text, from) ?? text.length;
    parts.push(text.slice(from, end));
    from = end;
  }
  return parts.filter((part) => part.trim() !== '');
}
