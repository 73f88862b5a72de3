/** The pronouns a parent can set for a member of the family; stories use only the name of others. */
export const personPronouns = ['she', 'he', 'they'] as const;
export type PersonPronoun = (typeof personPronouns)[number];
