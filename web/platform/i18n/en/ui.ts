/** Texts of the design system itself. */
export const ui = {
  close: 'Close',
  loading: 'Loading…',
  optional: 'optional',
  notifications: 'Notifications',
} as const;
