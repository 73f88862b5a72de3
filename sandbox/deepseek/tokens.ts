/**
 * Splits text into pieces of two to five letters, across words like the vendor's tokenizer; joined,
 * they are the text. Never splits a letter. The same text is always split the same way.
 */
export function tokens(text: string): string[] {
  const pieces: string[] = [];
  const letters = [...text];
  let at = 0;
  for (let step = 7; at < letters.length; step = (step * 31 + 11) % 97) {
    const size = 2 + (step % 4);
    pieces.push(letters.slice(at, at + size).join(''));
    at += size;
  }
  return pieces;
}

/** Estimates a prompt's tokens: 0.3 per letter, as the vendor's documentation suggests. */
export function promptTokens(text: string): number {
  return Math.ceil([...text].length * 0.3);
}
