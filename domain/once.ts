/**
 * Makes something when it is first asked for, and answers the same from then on. Schemas are kept so: making one takes
 * a slow phone some milliseconds, and most of those that a page brings along are never used.
 */
/* @__NO_SIDE_EFFECTS__ */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
