/** In the order in which series of any number take them. */
export const seriesColours = ['sky', 'lamp', 'moss', 'rose', 'edge'] as const;
