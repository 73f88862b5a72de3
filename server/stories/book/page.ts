/** The page, in points: 7 x 9 inches, as is usual for picture books. */
export const page = { width: 504, height: 648, side: 62, top: 64, bottom: 74 } as const;
export const column = page.width - 2 * page.side;

/** The colours of a book: night, cream and lamp for its cover, ink and a softer one for its pages. */
export const colours = {
  night: '#12182e',
  cream: '#f6efdf',
  lamp: '#ffc56b',
  ink: '#2b2620',
  soft: '#6b6257',
} as const;

/** Where the words of a page end: its number stands below. */
export const floor = page.height - page.bottom;
