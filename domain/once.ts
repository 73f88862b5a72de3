/**
 * Calls `make` on first use and returns the same value from then on. Used for schemas: creating one takes some
 * milliseconds on a slow phone, and most of those that a page loads are never used.
 */
/* @__NO_SIDE_EFFECTS__ */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
