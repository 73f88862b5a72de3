/** Splits "the dark, big dogs," into ["the dark", "big dogs"]: trimmed, without empty and repeated parts. */
export function readCommaList(text: string): string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

export function writeCommaList(parts: readonly string[]): string {
  return parts.join(', ');
}
