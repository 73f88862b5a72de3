import { expect, test } from 'vitest';
import { csv } from '#domain/operations/csv.ts';
import type { Costs } from '#domain/operations/figures.ts';
import { costRows } from './cost-rows.ts';

const unknown = { before: null, points: [] };
const hostile = '=HYPERLINK("http://example.com","Open")';
const data: Costs = {
  period: { from: '2026-11-15T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' },
  totalCost: 0.5,
  totalRequests: 4,
  averageCost: 0.125,
  activeProviders: 1,
  providers: [{ provider: 'gemini', cost: 0.5, requests: 4, responseTime: 12, errorRate: 25 }],
  today: 0.2,
  yesterday: 0.3,
  daily: [
    { date: '2026-11-21', provider: 'deepseek', cost: 0.1, requests: 1 },
    { date: '2026-11-21', provider: 'gemini', cost: 0.2, requests: 3 },
  ],
  calls: [
    {
      id: '1',
      timestamp: '2026-11-21T10:00:00.000Z',
      provider: 'gemini',
      endpoint: '+1+1',
      statusCode: 200,
      responseTime: null,
      cost: 0.1,
    },
  ],
  expensive: [],
  storyCosts: [{ kind: 'illustrated', stories: 3, failed: 1, cost: 0.42, average: 0.14, atPrices: 0.1427 }],
  caps: [],
  knownProviders: [],
  trends: { cost: unknown, requests: unknown, average: unknown, providers: unknown },
  months: [
    { month: '2026-11', users: 2, stories: 3, cost: 0.42, costPerUser: 0.21, takings: [] },
    {
      month: '2026-10',
      users: 1,
      stories: 1,
      cost: 0.1,
      costPerUser: 0.1,
      takings: [
        { currency: 'jpy', paid: 1500, refunded: 0 },
        { currency: 'usd', paid: 9.99, refunded: 9.99 },
      ],
    },
  ],
  costlyUsers: [
    { userId: 'u', name: hostile, email: '@example.com', textStories: 1, illustratedStories: 2, cost: 0.3 },
  ],
};

test('costs are handed over with what each month took in, refunds beside it', () => {
  const file = csv(costRows(data));
  expect(file).toContain(
    '\r\n2026-11,2,3,0.42,0.21,,0,0\r\n2026-10,1,1,0.1,0.1,jpy,1500,0\r\n2026-10,,,,,usd,9.99,9.99\r\n',
  );
  expect(file).toContain('\r\nillustrated,3,1,0.42,0.14,0.1427\r\n');
  expect(file).toContain('\r\nDate,All providers\r\n2026-11-21,0.30');
});

test('[P23] a name, an address or an endpoint that is a formula is text in the file', () => {
  const cells = csv(costRows(data))
    .slice(1)
    .split(/\r\n|,/);
  expect(cells.filter((cell) => /^"?[=+@\t\r]/.test(cell))).toEqual([]);
  expect(csv(costRows(data))).toContain(`"'=HYPERLINK(""http://example.com"",""Open"")",'@example.com,2,1,0.3`);
});
