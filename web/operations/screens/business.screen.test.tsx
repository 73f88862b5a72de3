import { expect, test } from 'vitest';
import { type Business, businessPath } from '#domain/operations/business.ts';
import { cards, openOffice, table } from '../testing/office.tsx';

const points = [1, 2, 3, 4].map((value, step) => ({ at: `2026-11-${10 + step}`, value, open: step === 3 }));
const business: Business = {
  range: '30d',
  period: { from: '2026-10-22T00:00:00Z', to: '2026-11-20T14:05:00Z' },
  funnel: [
    { step: 'landing', count: 1000, before: 900 },
    { step: 'joined', count: 100, before: 90 },
    { step: 'asked', count: 80, before: 70 },
    { step: 'told', count: 60, before: 50 },
    { step: 'kept', count: 40, before: 30 },
    { step: 'paid', count: 5, before: 4 },
  ],
  cohorts: [
    { week: '2026-11-16', users: 20, paid: 1, weeks: [{ users: 10, open: true }] },
    {
      week: '2026-11-09',
      users: 40,
      paid: 4,
      weeks: [
        { users: 30, open: false },
        { users: 8, open: true },
      ],
    },
  ],
  recurring: [
    { currency: 'usd', amount: 499.5 },
    { currency: 'eur', amount: 20 },
  ],
  subscriptions: { active: 53, trialing: 2, ending: 3 },
  trends: { new: { now: 7, before: 3, points }, lost: { now: 2, before: 0, points } },
  months: [
    {
      month: '2026-10',
      takings: [{ currency: 'usd', paid: 99.9, refunded: 9.99 }],
      new: 4,
      lost: 1,
      cost: 20,
      margin: 69.91,
    },
    { month: '2026-09', takings: [{ currency: 'eur', paid: 10, refunded: 0 }], new: 1, lost: 0, cost: 2, margin: null },
  ],
};

test('[P43] the business is told by funnel, cohorts and months, each with its meaning', async () => {
  const { screen, calls } = await openOffice('/admin/business', { [businessPath]: business });
  expect(cards().slice(0, 4)).toEqual([
    'Monthly recurring revenue | $499.50 + €20.00 | Without 3 that were cancelled and run to their end | Now',
    'Paying subscriptions | 53 | 2 more on trial | Now',
    'New payers | 7 | Oct 22 to Nov 20, UTC days | Period before: 3',
    'Lost subscriptions | 2 | Oct 22 to Nov 20, UTC days | Period before: 0',
  ]);
  expect(table('From the landing page to Premium')).toEqual([
    'Step | Users | Of the step before | Of all who signed up | Period before',
    'Landing pages shown | 1.0K |  |  | 900',
    'Signed up | 100 | 10.0% | 100.0% | 90',
    'Asked for a story | 80 | 80.0% | 80.0% | 70',
    'Heard one to its end | 60 | 75.0% | 60.0% | 50',
    'Kept one | 40 | 66.7% | 40.0% | 30',
    'Paid for Premium | 5 | 12.5% | 5.0% | 4',
  ]);
  expect(table('Weekly cohorts')).toEqual([
    'Week from | Signed up | Paid | W1 | W2',
    'Nov 16 | 20 | 5% | 50% | ',
    'Nov 09 | 40 | 10% | 75% | 20%',
  ]);
  expect(table('Money by month')).toEqual([
    'Month | Paid | Refunded | New | Lost | Provider costs | Margin',
    'Oct 2026 | $99.90 | $9.99 | 4 | 1 | $20.00 | $69.91',
    'Sep 2026 | €10.00 | €0.00 | 1 | 0 | $2.00 | Several currencies',
  ]);
  await screen.getByLabelText('Range').selectOptions('Last 90 days');
  await expect.poll(() => calls.at(-1)?.query).toEqual({ range: '90d' });
});

test("[P43] a range of one's own is asked for once it can be, and what cannot be is said at once", async () => {
  const { screen, calls } = await openOffice('/admin/business?from=2026-11-01&to=2026-11-10', {
    [businessPath]: business,
  });
  const asked = () => calls.filter(({ path }) => path === businessPath).map(({ query }) => query);
  await expect.poll(asked).toEqual([{ range: '30d', from: '2026-11-01', to: '2026-11-10' }]);
  await screen.getByLabelText('From').fill('2026-11-12');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The range ends before it begins.');
  await screen.getByLabelText('From').fill('2016-11-12');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('A range has at most 400 days.');
  await screen.getByLabelText('to (UTC days)').fill('2999-01-01');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The range has days that have not come yet.');
  expect(asked()).toHaveLength(1);
  await screen.getByLabelText('From').fill('2026-11-02');
  await screen.getByLabelText('to (UTC days)').fill('2026-11-11');
  await expect.poll(() => asked().at(-1)).toEqual({ range: '30d', from: '2026-11-02', to: '2026-11-11' });
  await screen.getByLabelText('Range').selectOptions('Last 365 days');
  await expect.poll(() => asked().at(-1)).toEqual({ range: '365d' });
});
