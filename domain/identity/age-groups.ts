/** The ages that stories are written for. */
export const ageGroups = ['toddler', 'preschool', 'elementary'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** What a story for a child leaves out: most items, and longest text of each, in characters. */
export const avoidBounds = { items: 10, text: 60 } as const;
