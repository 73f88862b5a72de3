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
    file: 'domain/stories/safety/read-chunk.ts',
    tests: ['domain/stories/safety/safety.test.ts'],
    patches: [
      ['P28', 'a picture in its middle hides a word', '\\p{Extended_Pictographic}', ''],
      ['P28', 'nobody hears Cyrillic letters', '...(sound ? [sound] : []), ', ''],
    ],
  },
  {
    file: 'domain/stories/safety/policy.ts',
    tests: ['domain/stories/safety/safety.test.ts'],
    patches: [
      [
        'P28',
        'a space in its middle hides a word',
        'return { ...policy, pieces, beginningsOfPieces: beginningsOf(pieces.keys()) };',
        'return policy;',
      ],
    ],
  },
  {
    file: 'domain/stories/safety/pieces.ts',
    tests: ['domain/stories/safety/safety.test.ts'],
    patches: [
      [
        'P28',
        'two ordinary words side by side are a forbidden one',
        "return ordinary.has(pieces.join(' '));",
        'return false;',
      ],
    ],
  },
  {
    file: 'domain/stories/safety/own-words.ts',
    tests: ['domain/stories/safety/judge-story.test.ts'],
    patches: [
      [
        'P29',
        'a story is cut for what it was to be about',
        'return own.length > 0 ? withHarmless(policy, own) : policy;',
        'return policy;',
      ],
      [
        'P29',
        'whoever wishes for it makes a model give itself away',
        "found === undefined || found === 'leak' ||",
        'found === undefined ||',
      ],
    ],
  },
  {
    file: 'domain/stories/safety/check-options.ts',
    tests: ['domain/stories/safety/check-options.test.ts'],
    patches: [
      [
        'P28',
        'a child is refused for its name',
        'wrongInText(policy, withoutGivenNames(text, characters))',
        'wrongInText(policy, text)',
      ],
    ],
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
