/**
 * The shape of an English catalogue with any wording: what its Spanish sibling must fill, key by key.
 * Write `export const shell: Translation<typeof english> = { ... }`.
 */
export type Translation<English> = English extends string
  ? string
  : { readonly [Key in keyof English]: Translation<English[Key]> };
