import type { PatchGroup } from '../patch.ts';

const tests = ['server/generation/evenings/evenings.test.ts'];

/** What a parent who has stories written before bedtime may rely on. */
export const evenings: PatchGroup[] = [
  {
    file: 'server/generation/evenings/store.ts',
    tests,
    patches: [
      ['P12', 'what is hours late is written all the same', 'suspended || isLate(dueAt, now)', 'suspended'],
      ['P11', 'stories are written that nobody reads', 'await change({ pausedAt: now });\n      continue;', ''],
      ['P33', 'a child who left the household still gets stories', 'if (!atHome) {', 'if (!atHome && false) {'],
    ],
  },
  {
    file: 'server/identity/push/push.ts',
    tests,
    patches: [
      [
        'P36',
        'a browser that is gone is told for ever',
        "if (answer === 'gone')",
        "if (answer === 'gone' && Date.now() < 0)",
      ],
    ],
  },
  {
    file: 'server/providers/push/client.ts',
    tests,
    patches: [
      [
        'P23',
        'a notification goes to a machine of ours that a stranger named',
        "isIP(name.replace(/^\\[|\\]$/g, '')) === 0 &&",
        '',
      ],
    ],
  },
  {
    file: 'domain/generation/evenings.ts',
    tests: ['domain/generation/evenings.test.ts'],
    patches: [['P23', 'an hour that comes twice is the second one', 'Math.min(...shown)', 'Math.max(...shown)']],
  },
];
