import type { PatchGroup } from '../patch.ts';

const tests = ['server/identity/family/household.test.ts'];

/** What two grown-ups who share a shelf may rely on. */
export const household: PatchGroup[] = [
  {
    file: 'server/identity/family/household.ts',
    tests,
    patches: [
      ['P08', 'an invitation can be used again', 'await deleteInvitation(tx, { tokenHash });', ''],
      ['P08', 'any adult invites', "now.role !== 'owner'", 'false'],
      [
        'P08',
        'a third adult is let in',
        '>= householdBounds.adults) throw full();\n    await deleteInvitation(tx, {',
        '> 99) throw full();\n    await deleteInvitation(tx, {',
      ],
      ['P11', 'joining is a new allowance', 'await carryUsage(tx, userId, owner);', ''],
    ],
  },
  {
    file: 'server/identity/family/household-store.ts',
    tests,
    patches: [
      [
        'P08',
        'an old invitation is good',
        'const isGood = sql`${householdInvitations.expiresAt} > app_now()`;',
        'const isGood = sql`true`;',
      ],
    ],
  },
  {
    file: 'server/billing/read-subscription.ts',
    tests,
    patches: [
      [
        'BILL-03',
        'whoever does not pay is offered the billing page',
        'paidByAnother: rows[0]?.paid === true &&',
        'paidByAnother: false &&',
      ],
    ],
  },
  {
    file: 'web/identity/use-household.ts',
    tests: ['journeys/premium.spec.ts'],
    patches: [['BILL-14', 'who joins goes on without the plan of the household', '      forgetPlan();\n', '']],
  },
  {
    file: 'server/identity/family/leave-household.ts',
    tests,
    patches: [
      ['P08', 'any adult removes another', "if (own.role !== 'owner') throw notOwner();", ''],
      ['P08', 'who leaves takes no pictures along', 'if (copy) kept.push(', 'if (!copy) kept.push('],
      ['P11', 'leaving is a new allowance', 'await carryUsage(tx, owner, userId);', ''],
    ],
  },
  {
    file: 'server/identity/account/account-store.ts',
    tests: ['server/operations/figures/figures.test.ts'],
    patches: [['DASH-10', 'a deleted account changes last week', 'keep_counts_of_nobody(${userId}), ', '']],
  },
  {
    file: 'server/identity/account/delete-account.ts',
    tests,
    patches: [['P33', 'a household loses what one of its adults made', 'await passOnWhatStays(ctx, userId);', '']],
  },
  {
    file: 'db/policies/stories.sql',
    tests,
    patches: [
      [
        'P09',
        'one saves in another adult’s name',
        'create policy by_self on stories as restrictive for insert to lunatale_member with check (user_id = current_user_id());',
        '',
      ],
    ],
  },
];
