/** A part is one paragraph, or several short ones, and at most `longest` letters long. */
const shortest = 120;
const longest = 1500;

/** Where the next part of an unfinished text ends: after a paragraph, or in a very long one after a sentence. */
export function nextPartEnd(text: string, from: number): number | undefined {
  const paragraph = text.indexOf('\n\n', from + shortest);
  if (paragraph !== -1 && paragraph - from <= longest) return paragraph + 2;
  if (text.length - from <= longest) return undefined;
  const sentence = /^[\s\S]*[.!?…]["'”’»)]*\s/.exec(text.slice(from, from + longest))?.[0].length;
  return from + (sentence ?? longest);
}

/** Splits a finished text into the parts in which it is judged. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = nextPartEnd(text, from) ?? text.length;
    parts.push(text.slice(from, end));
    from = end;
  }
  return parts.filter((part) => part.trim() !== '');
}
