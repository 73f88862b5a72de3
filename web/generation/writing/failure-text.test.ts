import { expect, test } from 'vitest';
import { errorCodes } from '#domain/errors.ts';
import { generation as english } from '../../platform/i18n/en/generation.ts';
import type { WritingFailure } from './failure.ts';
import { failureText } from './failure-text.ts';

const refused = (status: number, code: (typeof errorCodes)[number] | null = null, field?: string): WritingFailure => ({
  kind: 'refused',
  status,
  code,
  text: 'Teapot',
  details: field === undefined ? {} : { field },
});
const textOf = (failure: WritingFailure) => english.errors[failureText(failure).key];

test.each([
  ['ERR-01', 401, 'Authentication error: Your session may have expired. Please sign in again.'],
  ['ERR-02', 403, "Authorization error: You don't have permission to access this resource."],
  ['ERR-03', 429, 'Rate limit exceeded: Too many requests. Please try again later.'],
  ['ERR-04', 500, 'Server error: Something went wrong on our end. Please try again later.'],
] as const)('[%s] status %i shows its documented text', (_id, status, text) => {
  expect(textOf(refused(status))).toBe(text);
});

test('[ERR-05] [ERR-48] any other status shows its number and text', () => {
  expect(failureText(refused(418))).toEqual({ key: 'other', values: { status: 418, text: 'Teapot' } });
  expect(english.errors.other).toBe('Error: {status} - {text}');
});

test('[ERR-06] a call without a session says so', () => {
  expect(textOf(refused(401, 'NOT_SIGNED_IN'))).toBe('Authentication error: No valid session found');
});

test('[ERR-08] [GEN-11] [GEN-23] an unreadable answer, silence and an empty story each have their text', () => {
  expect(textOf({ kind: 'unreadable' })).not.toBe('');
  expect(textOf({ kind: 'inactive' })).toBe('No data received within 30 seconds');
  expect(textOf({ kind: 'empty' })).toBe('No story content was received from the server');
});

test('[P28] a refused input names its field and offers a suggestion', () => {
  expect(textOf(refused(422, 'INPUT_REFUSED', 'characters'))).toContain('characters');
  expect(textOf(refused(422, 'INPUT_REFUSED', 'storyParams.setting'))).toContain('place');
  expect(textOf({ kind: 'ended', code: 'INPUT_REFUSED', details: { field: 'message' } })).toContain('about');
  expect(textOf(refused(422, 'INPUT_REFUSED'))).toContain('suggestion');
});

test.each(errorCodes)('[ERR-48] a story that ends with %s has a text', (code) => {
  expect(textOf({ kind: 'ended', code, details: {} })).toBeTruthy();
});
