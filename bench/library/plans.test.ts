import { expect, test } from 'vitest';
import { type PlanStep, shortPlan } from './plans.ts';

const step = (type: string, rows: number, more: Partial<PlanStep> = {}): PlanStep => ({
  'Node Type': type,
  'Actual Rows': rows,
  'Actual Loops': 1,
  'Shared Hit Blocks': 5,
  'Shared Read Blocks': 2,
  ...more,
});

test('a plan says how long it took, then a line for each step that does something', () => {
  const narrow = step('Index Only Scan', 3, { 'Index Name': 'stories_library', 'Rows Removed by Filter': 7 });
  const each = step('Index Scan', 1, { 'Index Name': 'stories_pkey', 'Actual Loops': 3 });
  const never = step('Seq Scan', 0, { 'Relation Name': 'favorites', 'Actual Loops': 0 });
  const plan = step('Limit', 3, {
    Plans: [step('Nested Loop', 3, { Plans: [step('Result', 3, { Plans: [narrow] }), each, never] })],
  });
  expect(shortPlan({ Plan: plan, 'Planning Time': 0.42, 'Execution Time': 1.26 }).split('\n')).toEqual([
    'planned in 0.4 ms, run in 1.3 ms, 7 pages',
    '  Nested Loop: 3',
    '    Index Only Scan stories_library: 3 of 10',
    '    Index Scan stories_pkey: 3, in 3 turns',
    '    Seq Scan favorites: not needed',
  ]);
});
