import type { TextFile } from './files.ts';

/** `AMB-012`, `P17`, `SAVE-03`, `decision 0006` or `docs/decisions/0006`. */
const reference = /\b(?:(?:AMB-\d+|P\d{2}|[A-Z]{2,}-\d{2,3})(?![\w-])|decisions?[ /]\d{4}(?!\d))/g;

/**
 * Returns ids of our kinds that are defined nowhere, one line each. An id of another kind (ES-419) is not ours.
 * `defined` holds requirements, properties, open points and the numbers of decisions.
 */
export function undefinedReferences(files: TextFile[], defined: ReadonlySet<string>): string[] {
  const kinds = new Set([...defined].map(kindOf));
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(reference)]
        .map(([id]) => id.replace(/^decisions?[ /]/, ''))
        .filter((id) => kinds.has(kindOf(id)) && !defined.has(id))
        .map((id) => `${path}:${index + 1} names ${id}, which is defined nowhere`),
    ),
  );
}

/** Returns the open points that docs/open-points.md settles. */
export function openPoints({ text }: TextFile): string[] {
  return [...text.matchAll(/^- \*\*(AMB-\d+)\*\* \S/gm)].map(([, id = '']) => id);
}

/** Returns the numbers of the decisions, from their file names. */
export function decisionNumbers(paths: readonly string[]): string[] {
  return paths.flatMap((path) => /\/(\d{4})-[^/]+\.md$/.exec(path)?.[1] ?? []);
}

/** Returns the kind of an id: "SAVE" for SAVE-03, "P" for P17, "0" for 0006. */
function kindOf(id: string): string {
  return /^\d/.test(id) ? '0' : id.replace(/-?\d+$/, '');
}
