/** What no part of the product can hold, and no story needs: control characters, and halves of letters. */
const unstorable = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** Text of a provider without what cannot be stored. */
export function cleanText(text: string): string {
  return text.replace(unstorable, '');
}

/** `cleanText` for text in pieces: a letter whose halves come in two pieces stays whole. */
export function createTextCleaner(): (piece: string) => string {
  let half = '';
  return (piece) => {
    const text = half + piece;
    half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? '';
    return cleanText(text.slice(0, text.length - half.length));
  };
}

/** JSON whose texts are clean. Throws `SyntaxError`. */
export function parseClean(json: string): unknown {
  return JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? cleanText(value) : value));
}
