/** Texts of the design system itself. */
export const ui = {
  close: 'Close',
  loading: 'Loading…',
  requestNumber: 'If you write to us about this, name the number <code>{number}</code>.',
  optional: 'optional',
  lettersLeft: '{count, plural, one {# letter} other {# letters}} left',
  lettersFull: 'No more letters fit here.',
  lettersCut: 'No more fits here. The rest was left out: {count, plural, one {# letter} other {# letters}}.',
  notifications: 'Notifications',
  undoKey: 'Ctrl+Z undoes this.',
  undoBeside: '“Undo” comes next.',
  unreached: 'There seems to be no internet just now. Nothing is lost: try again once it is back.',
  escaped: 'Not saved yet. Press Escape once more to close without saving.',
} as const;
