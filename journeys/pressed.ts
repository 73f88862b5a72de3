/** What the figures of the pages are measured on: a finger presses what answers where it stands, and leads nowhere. */
export const pressed = {
  landing: 'header button[aria-expanded], header button[aria-haspopup]',
  create: 'label:has(input[type=checkbox])',
  pricing: 'main summary, main label:has(input[type=radio])',
  story: 'main button[aria-pressed]',
  // A heart says by its name what pressing it would do.
  shelf: 'article button[aria-label*="favorite"]',
} as const;

/** Where a word is typed. */
export const typedInto = { create: 'input[name=setting]', shelf: 'main input[inputmode=search]' } as const;
