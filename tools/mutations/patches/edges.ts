import type { PatchGroup } from '../patch.ts';

const payments = ['server/billing/spoilt-answers.test.ts'];
const issuers = ['server/identity/issuers.test.ts'];

/** What attackers and the outside world may try. */
export const edges: PatchGroup[] = [
  {
    file: 'server/providers/stripe/wire.ts',
    tests: payments,
    patches: [
      ['P15', 'any word is a status', 'if (!statuses.has(given)) throw', 'if (given === undefined) throw'],
      ['P15', 'a refund is believed as it is told', 'const refunded = amount(given);', 'const refunded = given;'],
      [
        'P15',
        'a payment that is listed twice is given back twice',
        '[...new Set(payments)].reduce(',
        'payments.reduce(',
      ],
    ],
  },
  {
    file: 'server/providers/stripe/client.ts',
    tests: payments,
    patches: [
      ['P15', 'an empty list ends what was paid for', 'if (unlisted && !customer.deleted) throw', 'if (false) throw'],
    ],
  },
  {
    file: 'server/providers/oidc/client.ts',
    tests: issuers,
    patches: [
      ['P03', 'a subject may be anything', ' || !isPlain(claims.sub, longestSubject)', ''],
      [
        'P03',
        'an address may be anything',
        '!isPlain(account.email, longestEmail)',
        "typeof account.email !== 'string'",
      ],
      [
        'P03',
        'a chooser without an address is a failure of ours',
        'return { url: addressOf(configuration, parameters), checks };',
        'return { url: oidc.buildAuthorizationUrl(configuration, parameters).href, checks };',
      ],
    ],
  },
  {
    file: 'server/providers/token-count.ts',
    tests: ['server/generation/token-counts.test.ts'],
    patches: [['P18', 'any count of tokens is paid for', 'z.int().min(0).max(most)', 'z.number()']],
  },
  {
    file: 'server/operations/recorder.ts',
    tests: ['server/operations/recording.test.ts'],
    patches: [['EVENT-17', 'one odd record costs those beside it', 'rows.length > 1 &&', 'rows.length > 99 &&']],
  },
  {
    file: 'web/platform/api.ts',
    tests: ['web/platform/api.test.ts'],
    patches: [['P39', 'any answer is the awaited one', 'like !== undefined && !isLike(like, answer)', 'false']],
  },
  {
    file: 'web/shell/broken-page.tsx',
    tests: ['journeys/spoilt-answers.spec.ts'],
    patches: [['P39', 'a page that breaks early stays blank', '  if (root.dataset.broken) look();\n', '']],
  },
  {
    file: 'domain/stories/safety/judge-story.ts',
    tests: ['domain/stories/safety/linear.test.ts'],
    patches: [['P29', 'a whole text is judged at one go', 'const stepLetters = 1000;', 'const stepLetters = 60_000;']],
  },
  {
    file: 'server/stories/edit-story.ts',
    tests: ['server/stories/edit.test.ts'],
    patches: [
      [
        'DATA-06',
        'the second of two devices writes over the first',
        'row.updatedAt.getTime() !== Date.parse(changedAt) || sharedMeanwhile',
        'sharedMeanwhile',
      ],
      [
        'P28',
        'strangers see a title that nobody judged',
        'if (judged) await judgeTitle',
        'if (!judged) await judgeTitle',
      ],
    ],
  },
  {
    file: 'server/stories/store.ts',
    tests: ['server/stories/edit.test.ts'],
    patches: [
      ['DATA-06', 'a story is found by its old title only', 'updatedAt, ...searchColumns(story) })', 'updatedAt })'],
    ],
  },
];
