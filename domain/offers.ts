/** Optional parts of an installation; pages omit what it lacks. Premium needs payments, and has to add something. */
export const offerNames = ['payments', 'premium', 'pictures'] as const;
export type Offer = (typeof offerNames)[number];

/** How many stories of each kind a user may generate; `dailyGemini` per day. */
export type Allowances = { freeText: number; freeImage: number; dailyGemini: number };

/** The documented product's numbers (LIMIT-09), and the database's column defaults until others are set. */
export const usualAllowances: Allowances = { freeText: 3, freeImage: 1, dailyGemini: 10 };

/** A number of stories that nobody reaches. */
export const unlimited = 2_147_483_647;

/** Whether Premium would give more than everybody has without paying. */
export function premiumAdds({ freeText, freeImage }: Allowances, draws: boolean): boolean {
  return freeText < unlimited || (draws && freeImage < unlimited);
}
