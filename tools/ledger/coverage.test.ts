import { expect, test } from 'vitest';
import { prove, table, toJson } from './coverage.ts';
import { ledgerIds, propertyIds } from './requirements.ts';

const requirements = ['GEN-01', 'GEN-02', 'GEN-03', 'I18N-01', 'P01'];

test('a requirement is proven by a test that names it and passed', () => {
  const coverage = prove(requirements, [
    { name: 'stream [GEN-01, P01] [I18N-01] it works', status: 'passed' },
    { name: '[GEN-02] not today', status: 'skipped' },
  ]);
  expect(coverage).toEqual({
    GEN: { proven: 1, total: 3, open: ['GEN-02', 'GEN-03'] },
    I18N: { proven: 1, total: 1, open: [] },
    P: { proven: 1, total: 1, open: [] },
  });
});

test('one failed test reopens what another proves', () => {
  const coverage = prove(
    ['GEN-01'],
    [
      { name: '[GEN-01] in English', status: 'passed' },
      { name: '[GEN-01] in Spanish', status: 'failed' },
    ],
  );
  expect(coverage.GEN).toEqual({ proven: 0, total: 1, open: ['GEN-01'] });
});

test('a broken behaviour that its tests did not notice reopens a requirement', () => {
  const coverage = prove(
    ['GEN-01', 'GEN-02'],
    [{ name: '[GEN-01, GEN-02] both', status: 'passed' }],
    new Set(['GEN-02']),
  );
  expect(coverage.GEN).toEqual({ proven: 1, total: 2, open: ['GEN-02'] });
});

test('programs read one object of areas, without the properties', () => {
  expect(toJson(prove(requirements, [{ name: '[GEN-02]', status: 'passed' }]))).toBe(
    '{"GEN":{"proven":1,"total":3,"open":["GEN-01","GEN-03"]},"I18N":{"proven":0,"total":1,"open":["I18N-01"]}}',
  );
});

test('people read the counts, the open numbers and the properties', () => {
  const lines = table(prove(requirements, [{ name: '[GEN-02, P01]', status: 'passed' }])).split('\n');
  expect(lines).toEqual([
    'GEN            1/3   open: 01 03',
    'I18N           0/1   open: all',
    '1 of 4 requirements are proven by the last test run.',
    'properties     1/1',
  ]);
});

test('the ledger gives its first column, the properties their numbers', () => {
  expect(ledgerIds('id\tarea\nGEN-01\tgen\nI18N-02\ti18n\n')).toEqual(['GEN-01', 'I18N-02']);
  expect(propertyIds('# Title\n- P01 A rule about P02.\n- P02 Another.\n- no number\n')).toEqual(['P01', 'P02']);
});
