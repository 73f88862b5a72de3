import { expect, test } from 'vitest';
import { applyPatch, toPatches } from './patch.ts';
import { patchProblems } from './problems.ts';
import { chosenPatches, orderOfDay } from './sample.ts';

const patches = toPatches([
  {
    file: 'web/a.tsx',
    tests: ['web/a.test.ts'],
    patches: [
      ['COST-07', 'costs swap', 'first', 'second'],
      ['COST-07', 'costs are lost', 'third', ''],
    ],
  },
]);
const files: Record<string, string> = {
  'web/a.tsx': 'first, third',
  'web/a.test.ts': "test('[COST-07] costs', () => {});",
};
const problems = (changed: Record<string, string>, requirements = ['COST-07']) =>
  patchProblems(patches, requirements, (path) => ({ ...files, ...changed })[path]);

test('patches are named by their rows, and their place is found exactly once', () => {
  expect(patches.map(({ id }) => id)).toEqual(['COST-07.1', 'COST-07.2']);
  expect(applyPatch(patches[0] as never, 'the first line')).toBe('the second line');
  expect(() => applyPatch(patches[0] as never, 'first and first')).toThrow('COST-07.1');
  expect(problems({})).toEqual([]);
  expect(problems({ 'web/a.tsx': 'first, first, third' })).toEqual([
    'COST-07.1: web/a.tsx must hold what it replaces exactly once: first',
  ]);
});

test('a row nobody wrote and a test that does not name it are problems', () => {
  expect(problems({}, ['COST-08'])).toContain('COST-07.2: no requirement is called COST-07');
  expect(problems({ 'web/a.test.ts': "test('[COST-08] costs', () => {});" })).toContain(
    'COST-07.1: no test in web/a.test.ts names COST-07',
  );
});

test('each day has its own order, and words choose by patch, row, area and path', () => {
  const many = Array.from(
    { length: 20 },
    (_, index) => ({ ...(patches[0] as never as object), id: `A-${index}` }) as never,
  );
  expect(orderOfDay(many, '2026-11-20')).toEqual(orderOfDay(many, '2026-11-20'));
  expect(orderOfDay(many, '2026-11-20')).not.toEqual(orderOfDay(many, '2026-11-21'));
  for (const [word, count] of Object.entries({ 'COST-07.2': 1, 'COST-07': 2, COST: 2, 'web/': 2, 'COST-0': 0 })) {
    expect(chosenPatches(patches, [word])).toHaveLength(count);
  }
});
