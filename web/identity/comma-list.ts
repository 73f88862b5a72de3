/** "the dark, big dogs," as ["the dark", "big dogs"]: trimmed, without blanks and repetitions. */
export function readCommaList(text: string): string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

export function writeCommaList(parts: readonly string[]): string {
  return parts.join(', ');
}
