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
    ],
  },
  {
    file: 'db/functions/stories.sql',
    tests,
    patches: [
      [
        'P33',
        'whoever leaves a household still has stories for its children',
        'delete from evening_plans where user_id = p_from;',
        '',
      ],
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
    file: 'server/platform/http/public-address.ts',
    tests,
    patches: [
      [
        'P23',
        'a notification goes to a machine of ours that a stranger named',
        'return /\\.[a-z][a-z0-9-]+$/i.test(name) &&',
        'return',
      ],
    ],
  },
  {
    file: 'server/generation/evenings/plans.ts',
    tests: ['server/identity/callers/human.test.ts'],
    patches: [
      ['P06', 'nobody is verified who has evenings written', "await requireHuman(ctx, turnstileToken, 'story')", ';'],
    ],
  },
  {
    file: 'server/generation/mcp/tools.ts',
    tests: ['server/identity/callers/human.test.ts'],
    patches: [
      ['P06', 'nobody is verified whose assistant writes', 'await requireHumanOrToken(ctx, member, null);', ''],
    ],
  },
  {
    file: 'domain/generation/evenings.ts',
    tests: ['domain/generation/evenings.test.ts'],
    patches: [['P23', 'an hour that comes twice is the second one', 'Math.min(...shown)', 'Math.max(...shown)']],
  },
  {
    file: 'web/generation/creator/same-again.tsx',
    tests: ['web/generation/pages/create.screen.test.tsx'],
    patches: [['CREATE-20', 'a story of this evening is of last night', 'age > 8 * hour && ', '']],
  },
  {
    file: 'web/generation/creator/values/subjects.ts',
    tests: ['web/generation/creator/values/subjects.test.ts'],
    patches: [['CREATE-17', 'typed words stick to a tapped love', '`${before}, ${added}`', 'typed']],
  },
  {
    file: 'web/generation/creator/fields/characters-field.tsx',
    tests: ['journeys/create-form.spec.ts'],
    patches: [['CREATE-14', 'nobody sees that a typed name is in the story', 'visible={typedLast}', '']],
  },
  {
    file: 'web/generation/creator/fold.tsx',
    tests: ['journeys/identity-profile.spec.ts'],
    patches: [
      [
        'ROUTE-08',
        'a folded part has no name',
        '<div className="min-w-0 flex-1">',
        '<div role="group" className="min-w-0 flex-1">',
      ],
    ],
  },
  {
    file: 'web/stories/journey/keep-for-journey.ts',
    tests: ['journeys/offline.spec.ts'],
    patches: [
      ['STORY-14', 'chosen stories are not kept', 'isSelection(wanted) ? wanted', "!('sort' in wanted) ? wanted"],
    ],
  },
];
