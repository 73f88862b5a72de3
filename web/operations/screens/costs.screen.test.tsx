import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminPaths } from '#domain/operations/figures.ts';
import * as figures from '../testing/figures.ts';
import { cards, chart, linesOf, openOffice, optionsOf, panel, table, textOf } from '../testing/office.tsx';

test('[COST-01, COST-02, COST-04, COST-05, COST-06, COST-07, COST-15] costs are told by provider and by day', async () => {
  const { screen, calls } = await openOffice('/admin/api-costs', { [adminPaths.costs]: figures.costs });
  expect(cards()).toEqual([
    'Total Cost | $3.2199 | Nov 13, 14:05 to Nov 20, 14:05 | Period before: $2.1000',
    'Total Requests | 1.4K | Nov 13, 14:05 to Nov 20, 14:05 | Period before: 1.2K',
    'Avg Cost/Request | $0.0023 | Nov 13, 14:05 to Nov 20, 14:05 | Period before: $0.0031',
    'Active Providers | 2 | Nov 13, 14:05 to Nov 20, 14:05 | Period before: 1',
  ]);
  expect(optionsOf('Period')).toEqual(['Last Day', 'Last Week', 'Last Month', 'Own range']);
  expect(optionsOf('Provider')).toEqual(['All Providers', 'Gemini', 'DeepSeek', 'Second reader', 'Own voice']);
  expect(table('Provider Summary')).toEqual([
    'Provider | Cost | Requests | Avg Response | Error Rate',
    'DeepSeek | $0.2199 | 1.3K | 778 ms | 0.4%',
    'Gemini | $3.0000 | 110 | 8,888 ms | 6.7%',
  ]);
  expect(textOf(panel('Cost Trend'))).toBe(
    'Cost Trend | UTC days | Today | $0.4500 | Yesterday | $0.6000 | −25.0% against yesterday',
  );
  expect(table('Daily Cost Breakdown')).toEqual([
    'Date | DeepSeek | Gemini | Total',
    'Nov 20 | $0.0500 | $0.4000 | $0.4500',
    'Nov 19 | $0.0000 | $0.6000 | $0.6000',
  ]);
  expect(await chart('Daily Cost Breakdown')).toEqual({
    bars: ['1', '1 0.7'],
    points: [],
    series: ['DeepSeek var(--color-sky)', 'Gemini var(--color-lamp)'],
    texts: 'Nov 19 | Nov 20 | 0 | 0.15 | 0.3 | 0.45 | 0.6 | USD',
  });
  await screen.getByLabelText('Period').selectOptions('Last Month');
  await screen.getByLabelText('Provider').selectOptions('Gemini');
  await expect.poll(() => calls.at(-1)?.query).toEqual({ period: 'month', provider: 'gemini' });
  expect(calls.find(({ path }) => path === adminPaths.costs)?.query).toEqual({ period: 'week', provider: 'all' });
});

test('[COST-08, COST-14, COST-16] calls, stories, months and users are told with what they cost', async () => {
  await openOffice('/admin/api-costs', { [adminPaths.costs]: figures.costs });
  expect(table('Recent API Calls')).toEqual([
    'Time | Provider | Endpoint | Status | Response Time | Cost',
    'Nov 20, 10:41:09 | DeepSeek | endpoint-c1 | 200 | 4,100 ms | $0.0012',
    'Nov 20, 10:32:09 | Gemini | endpoint-c2 | 404 | 3,200 ms | $0.1023',
    'Nov 20, 10:23:09 | Gemini | endpoint-c3 | 503 | 2,300 ms | $0.0000',
  ]);
  expect(table('Most expensive requests')).toEqual([
    'Time | Provider | Endpoint | Status | Response Time | Cost',
    'Nov 20, 10:14:09 | Gemini | endpoint-x1 | 200 | 1,400 ms | $0.4567',
  ]);
  expect(linesOf(panel('What a story costs')).at(-1)).toBe(
    'Per story: all that was spent, failed stories included, over the stories that were written. At our prices: one usual story of medium length at the configured prices, with four pictures where it has any.',
  );
  expect(table('What a story costs')).toEqual([
    'Story | Stories | Failed | Cost | Per story | At our prices',
    'Illustrated | 21 | 2 | $2.9000 | $0.1381 | $0.1402',
    'Text only | 0 | 3 | $0.0031 | N/A | $0.0009',
  ]);
  expect(table('Cost by user and month')).toEqual([
    'Month | Users | Stories | Cost | Per user | Paid | Refunded',
    'Oct 2026 | 12 | 34 | $5.6000 | $0.4667 | €99.90 / $50.00 | €10.00 / $0.00',
    'Sep 2026 | 3 | 4 | $0.7000 | $0.2333 |  | ',
  ]);
  expect(table('Users who cost most')).toEqual([
    'User | Illustrated | Text only | Cost',
    'Zoe Byrne / zoe@families.example | 8 | 15 | $1.0987',
  ]);
});

test('[OPS-04] each cap stands beside what today has cost and will have cost', async () => {
  await openOffice('/admin/api-costs', { [adminPaths.costs]: figures.costs });
  expect(linesOf(panel('Today against the daily caps')).slice(2, 8)).toEqual([
    'DeepSeek',
    '$0.05, no cap',
    'No forecast: fewer than 3 days of costs',
    'Gemini',
    '$12.50 of $25.00',
    'Forecast $26.40: the cap will be reached',
  ]);
});

test('[COST-07, P43] on a phone no table of the costs is cut', async () => {
  await page.viewport(360, 740);
  await openOffice('/admin/api-costs', { [adminPaths.costs]: figures.costs });
  const tables = [...document.querySelectorAll<HTMLElement>('section:has(> table)')];
  expect(tables.length).toBeGreaterThan(5);
  const cut = tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(cut.map((each) => each.getAttribute('aria-label'))).toEqual([]);
  await page.viewport(1280, 900);
});
