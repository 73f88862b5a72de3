import type { Costs } from '#domain/operations/figures.ts';

/** Returns the figures of the costs screen as rows of a file. In USD unless a currency is named. */
export function costRows(data: Costs): (string | number | null)[][] {
  const day = new Map<string, number>();
  for (const { date, cost } of data.daily) day.set(date, (day.get(date) ?? 0) + cost);
  return [
    ['API costs', data.period.from, data.period.to],
    [],
    ['Total cost', 'Requests', 'Cost per request'],
    [data.totalCost, data.totalRequests, data.averageCost],
    [],
    ['Provider', 'Cost', 'Requests', 'Average response (ms)', 'Error rate (%)'],
    ...data.providers.map((row) => [row.provider, row.cost, row.requests, row.responseTime, row.errorRate]),
    [],
    ['Story', 'Stories', 'Failed', 'Cost', 'Per story', 'At our prices'],
    ...data.storyCosts.map((row) => [row.kind, row.stories, row.failed, row.cost, row.average, row.atPrices]),
    [],
    ['Month', 'Users', 'Stories', 'Cost', 'Cost per user', 'Currency', 'Paid', 'Refunded'],
    ...data.months.flatMap(({ month, users, stories, cost, costPerUser, takings }) => {
      const [first, ...others] = takings;
      const money = first ? [first.currency, first.paid, first.refunded] : [null, 0, 0];
      const more = others.map(({ currency, paid, refunded }) => [
        month,
        null,
        null,
        null,
        null,
        currency,
        paid,
        refunded,
      ]);
      return [[month, users, stories, cost, costPerUser, ...money], ...more];
    }),
    [],
    ['User', 'Email', 'Illustrated stories', 'Text stories', 'Cost this month'],
    ...data.costlyUsers.map((row) => [row.name, row.email, row.illustratedStories, row.textStories, row.cost]),
    [],
    ['Date', 'Provider', 'Cost', 'Requests'],
    ...data.daily.map((row) => [row.date, row.provider, row.cost, row.requests]),
    [],
    ['Date', 'All providers'],
    ...[...day].map(([date, cost]) => [date, cost]),
    [],
    ['Time', 'Provider', 'Endpoint', 'Status', 'Response time (ms)', 'Cost'],
    ...data.calls.map((row) => [row.timestamp, row.provider, row.endpoint, row.statusCode, row.responseTime, row.cost]),
  ];
}
