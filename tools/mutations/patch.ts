/** Breaks one behaviour on purpose: `find`, which occurs exactly once in `file`, becomes `replace`. */
export type Patch = {
  /** The row and this patch's number within it: "COST-07.2". */
  id: string;
  /** The requirement or property of the broken behaviour. Tests that name it must fail. */
  row: string;
  /** What a user or an operator would see. */
  breaks: string;
  file: string;
  find: string;
  replace: string;
  /** The files of those tests. */
  tests: readonly string[];
};

/** Patches of one file that the same tests notice: row, what breaks, what is replaced, and by what. */
export type PatchGroup = {
  file: string;
  tests: readonly string[];
  patches: readonly (readonly [row: string, breaks: string, find: string, replace: string])[];
};

/** Gives each patch of the groups its id. */
export function toPatches(groups: readonly PatchGroup[]): Patch[] {
  const perRow = new Map<string, number>();
  return groups.flatMap(({ file, tests, patches }) =>
    patches.map(([row, breaks, find, replace]) => {
      const number = (perRow.get(row) ?? 0) + 1;
      perRow.set(row, number);
      return { id: `${row}.${number}`, row, breaks, file, find, replace, tests };
    }),
  );
}

/** Returns the file's text with the behaviour broken. Throws unless `find` occurs exactly once. */
export function applyPatch({ id, file, find, replace }: Patch, text: string): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${id}: ${file} holds ${parts.length - 1} times what it replaces`);
  return parts.join(replace);
}
