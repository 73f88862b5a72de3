import { expect, test } from 'vitest';
import { decisionNumbers, openPoints, undefinedReferences } from './references.ts';

const points = openPoints({
  path: 'docs/open-points.md',
  text: '- **AMB-001** Unknown path: it is logged.\n- **AMB-002** \nAMB-003 is spoken of.',
});
const defined = new Set([
  'SAVE-03',
  'P17',
  ...points,
  ...decisionNumbers(['docs/decisions/0006-refuse.md', 'docs/decisions/README.md']),
]);

test('an open point counts as defined only where its sentence stands', () => {
  expect(points).toEqual(['AMB-001']);
});

test('what code and documents name must be defined', () => {
  const lines = [
    ['// as AMB', '-009 says, and AMB-001'],
    ['see docs/decisions/', '0099-gone.md and decision 0006'],
    ['[SAVE', '-88] and SAVE-03 hold P', '18 and P17'],
  ];
  const text = lines.map((parts) => parts.join('')).join('\n');
  expect(undefinedReferences([{ path: 'a.ts', text }], defined)).toEqual([
    `a.ts:1 names ${['AMB', '009'].join('-')}, which is defined nowhere`,
    'a.ts:2 names 0099, which is defined nowhere',
    `a.ts:3 names ${['SAVE', '88'].join('-')}, which is defined nowhere`,
    `a.ts:3 names P${18}, which is defined nowhere`,
  ]);
});

test("other people's ids are left alone", () => {
  expect(undefinedReferences([{ path: 'a.ts', text: 'ES-419, RFC-8058, SHA-256 and decision 12' }], defined)).toEqual(
    [],
  );
});
