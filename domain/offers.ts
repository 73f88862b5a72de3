/** What an installation may do without: what is absent is absent from its pages too. Premium needs payments, and something to add. */
export const offerNames = ['payments', 'premium', 'pictures'] as const;
export type Offer = (typeof offerNames)[number];

/** How many stories of each kind a user may have made; the last one in a day. */
export type Allowances = { freeText: number; freeImage: number; dailyGemini: number };

/** The numbers of the documented product (LIMIT-09); the database's column defaults are the same until others are set. */
export const usualAllowances: Allowances = { freeText: 3, freeImage: 1, dailyGemini: 10 };

/** A number of stories that nobody reaches. */
export const unlimited = 2_147_483_647;

/** Whether Premium would give more than everybody has without paying. */
export function premiumAdds({ freeText, freeImage }: Allowances, draws: boolean): boolean {
  return freeText < unlimited || (draws && freeImage < unlimited);
}
