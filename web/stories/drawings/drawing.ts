/** How many drawings are cached: more than any page shows. */
const kept = 400;
const drawings = new Map<string, Promise<string>>();

/**
 * Returns a drawing as an image address, made once and cached; empty if drawing fails. The illustrator is fetched with
 * the first drawing, so that no page waits for it. As an image it cannot run code, whatever it contains (P24).
 */
export function drawing(key: string, draw: () => Promise<string>): Promise<string> {
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const made = draw().then(
    (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`,
    () => {
      drawings.delete(key);
      return '';
    },
  );
  drawings.set(key, made);
  const oldest = drawings.keys().next().value;
  if (drawings.size > kept && oldest !== undefined) drawings.delete(oldest);
  return made;
}
