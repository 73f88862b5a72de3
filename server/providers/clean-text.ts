/** Characters that no part of the product can store and no story needs: control characters, and lone surrogates. */
const unstorable = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** Returns a provider's text without characters that cannot be stored. */
export function cleanText(text: string): string {
  return text.replace(unstorable, '');
}

/** `cleanText` for text in pieces: a letter whose two surrogates come in two pieces stays whole. */
export function createTextCleaner(): (piece: string) => string {
  let half = '';
  return (piece) => {
    const text = half + piece;
    half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? '';
    return cleanText(text.slice(0, text.length - half.length));
  };
}

/** Parses JSON and cleans its texts. Throws `SyntaxError`. */
export function parseClean(json: string): unknown {
  return JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? cleanText(value) : value));
}
