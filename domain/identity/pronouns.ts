/** How a story speaks of somebody of the family, as far as a parent says; who is not spoken of so is told by the name. */
export const personPronouns = ['she', 'he', 'they'] as const;
export type PersonPronoun = (typeof personPronouns)[number];
