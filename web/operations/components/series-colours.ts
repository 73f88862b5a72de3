/** The colours of series, in the order in which series take them. */
export const seriesColours = ['sky', 'lamp', 'moss', 'rose', 'edge'] as const;
