import { expect, test } from 'vitest';
import { databaseProblem } from './database-problem.ts';

const failed = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each([
  ['network', failed('ECONNREFUSED')],
  ['network', failed('08006')],
  ['network', failed('57P01')],
  ['network', new Error('Connection terminated unexpectedly')],
  ['validation', failed('22P02')],
  ['validation', failed('23505')],
  ['storage', failed('53100')],
  ['storage', failed('ENOSPC')],
  ['server', failed('XX000')],
  ['server', failed('40P01')],
] as const)('[ERR-24] a database call that failed is a problem of %s', (kind, error) => {
  expect(databaseProblem(error)).toBe(kind);
  // The database's own error is the cause of the query's.
  expect(databaseProblem(new Error('Failed query', { cause: error }))).toBe(kind);
});

test('[ERR-25] code PGRST301 and a refused token are problems of auth', () => {
  expect(databaseProblem(failed('PGRST301'))).toBe('auth');
  expect(databaseProblem(failed('ERR_JWT_EXPIRED'))).toBe('auth');
  expect(databaseProblem(new Error('JWT expired'))).toBe('auth');
  expect(databaseProblem(failed('28P01'))).toBe('auth');
});

test('[ERR-26] code PGRST116 and a denied table are problems of permission', () => {
  expect(databaseProblem(failed('PGRST116'))).toBe('permission');
  expect(databaseProblem(failed('42501'))).toBe('permission');
});

test('what the database had no part in has no such kind', () => {
  expect(databaseProblem(new TypeError('x is not a function'))).toBeUndefined();
  expect(databaseProblem('text')).toBeUndefined();
});
