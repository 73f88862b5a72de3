/** The controls that the bench presses on each page: they respond in place and do not navigate. */
export const pressed = {
  landing: 'header button[aria-expanded], header button[aria-haspopup]',
  create: 'label:has(input[type=checkbox])',
  pricing: 'main summary, main label:has(input[type=radio])',
  story: 'main button[aria-pressed]',
  // A heart's label says what pressing it would do.
  shelf: 'article button[aria-label*="favorite"]',
} as const;

/** The fields in which the bench types a word. */
export const typedInto = { create: 'input[name=setting]', shelf: 'main input[inputmode=search]' } as const;
