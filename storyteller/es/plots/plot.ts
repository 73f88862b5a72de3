import type { Beat } from '../../plan.ts';
import type { Lists } from '../render.ts';

/**
 * The scenes of one plot. A passage is a text of lines: a line that begins with "? " may be left out,
 * a line "@kind" is a place where a passing moment may be put in (see moments/), an empty line begins
 * a paragraph, and a line of dialogue is a paragraph of its own.
 */
export type Plot = {
  readonly lists: Lists;
  readonly titles: readonly string[];
  readonly want: readonly string[];
  readonly trouble: readonly string[];
  readonly tries: readonly string[];
  /** One that ends at home says so with a line "@encasa"; then nobody walks home after it. */
  readonly mend: readonly string[];
  /** What leads into a scene of this beat, whatever its passage. */
  readonly before?: Partial<Record<Beat, readonly string[]>>;
  /** Where the characters are in pictures of `want` and `mend`, after their names. */
  readonly alt: { readonly want: string; readonly mend: string };
};
