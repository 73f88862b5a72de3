/** How a test card behaves at the first payment, and when it is charged later without the customer. */
export type CardBehaviour = { first: 'pay' | 'decline' | 'confirm'; later: 'pay' | 'decline' | 'confirm' };

/** Stripe's own test numbers. */
export const testCards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  confirm: '4000002500003155',
  confirmAlways: '4000002760003184',
  failsLater: '4000000000000341',
} as const;
export type TestCard = keyof typeof testCards;

const behaviours: Record<TestCard, CardBehaviour> = {
  paid: { first: 'pay', later: 'pay' },
  declined: { first: 'decline', later: 'decline' },
  noFunds: { first: 'decline', later: 'decline' },
  confirm: { first: 'confirm', later: 'pay' },
  confirmAlways: { first: 'confirm', later: 'confirm' },
  failsLater: { first: 'pay', later: 'decline' },
};

/** The test card with this number, in any spacing; undefined for every other number. */
export function testCardOf(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '');
  return (Object.keys(testCards) as TestCard[]).find((name) => testCards[name] === digits);
}

export function behaviourOf(card: TestCard): CardBehaviour {
  return behaviours[card];
}
