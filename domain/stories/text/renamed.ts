/** A name that a parent changed in a whole story. */
export type NewName = { from: string; to: string };

/**
 * Returns the text with another name at every place, and at how many: as it is written, or in any case if that is at none.
 * A name within a longer word stays.
 */
export function renamed(text: string, from: string, to: string): { text: string; count: number } {
  const name = from.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  for (const flags of ['gu', 'giu']) {
    let count = 0;
    const changed = text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, flags), () => {
      count += 1;
      return to.trim();
    });
    if (count > 0) return { text: changed, count };
  }
  return { text, count: 0 };
}
