/**
 * The keys of an English catalogue with any wording, which its Spanish counterpart must fill.
 * Write `export const shell: Translation<typeof english> = { ... }`.
 */
export type Translation<English> = English extends string
  ? string
  : { readonly [Key in keyof English]: Translation<English[Key]> };
