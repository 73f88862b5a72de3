/** Texts of the design system itself. */
export const ui = {
  close: 'Close',
  loading: 'Loading…',
  optional: 'optional',
  notifications: 'Notifications',
  undoKey: 'Ctrl+Z takes it back.',
  escaped: 'Not saved yet. Press Escape once more to close without saving.',
} as const;
