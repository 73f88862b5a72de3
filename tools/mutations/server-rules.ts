/** A file that Stryker changes, with the tests that it runs for each change. */
export type ServerRule = {
  file: string;
  tests: string[];
  /**
   * The tests start the server, which takes seconds. Changes that act while the file is loaded, such as those of its
   * tables, would need all of these tests, so they are skipped.
   */
  startsServer?: true;
};

/**
 * The files of `server/` that decide about money, limits and what children see. Rules that are SQL are in `db/`, which
 * Stryker does not change; `tools/mutations/patches/` does.
 */
export const serverRules: Record<'money' | 'limits' | 'safety', ServerRule[]> = {
  money: [
    {
      file: 'server/billing/create-checkout.ts',
      tests: ['server/billing/checkout.test.ts', 'server/identity/family/household.test.ts'],
      startsServer: true,
    },
    {
      file: 'server/billing/receive-notification.ts',
      tests: ['server/billing/notifications.test.ts'],
      startsServer: true,
    },
    { file: 'server/billing/own-address.ts', tests: ['server/billing/own-address.test.ts'] },
    { file: 'server/billing/price-list.ts', tests: ['server/billing/price-list.test.ts'] },
    { file: 'server/billing/projection.ts', tests: ['server/billing/projection.test.ts'] },
    { file: 'server/generation/text/text-meter.ts', tests: ['server/generation/text/text-meter.test.ts'] },
  ],
  limits: [
    {
      file: 'server/generation/reader/day-budget.ts',
      tests: ['server/generation/reader/day-budget.test.ts'],
    },
    {
      file: 'server/generation/text/writer-pace.ts',
      tests: ['server/generation/text/writer-pace.test.ts'],
      startsServer: true,
    },
    {
      file: 'server/identity/callers/daily-limits.ts',
      tests: ['server/identity/callers/daily-limits.test.ts'],
      startsServer: true,
    },
    { file: 'server/generation/running/stop-counts.ts', tests: ['server/generation/running/stop-counts.test.ts'] },
    { file: 'server/platform/breaker.ts', tests: ['server/platform/breaker.test.ts'] },
    { file: 'server/platform/http/rate-limit.ts', tests: ['server/platform/http/rate-limit.test.ts'] },
    {
      file: 'server/identity/sign-in/spent-allowances.ts',
      tests: ['server/identity/sign-in/spent-allowances.test.ts'],
      startsServer: true,
    },
    { file: 'server/usage/usage.ts', tests: ['server/usage/usage.test.ts'], startsServer: true },
  ],
  safety: [
    { file: 'server/generation/reader/guard-verdict.ts', tests: ['server/generation/reader/dialects.test.ts'] },
    {
      file: 'server/generation/prompts/prompt.ts',
      tests: ['server/generation/prompts/messages.test.ts', 'server/generation/prompts/prompt.test.ts'],
    },
    { file: 'server/generation/safety/guarded-stream.ts', tests: ['server/generation/safety/guarded-stream.test.ts'] },
    {
      file: 'server/generation/safety/require-kind-wishes.ts',
      tests: ['server/generation/safety/require-kind-wishes.test.ts'],
    },
    { file: 'server/stories/reports/send-report.ts', tests: ['server/stories/reports.test.ts'], startsServer: true },
  ],
};
