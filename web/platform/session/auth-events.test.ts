import { expect, test } from 'vitest';
import { reactionToAuthEvent } from './auth-events.ts';

test.each([
  ['SIGNED_IN', 'sign-in'],
  ['SIGNED_OUT', 'sign-out'],
  ['TOKEN_REFRESHED', 'read-again'],
  ['USER_UPDATED', 'read-again'],
  ['PASSWORD_RECOVERY', 'read-again'],
  ['MFA_CHALLENGE_VERIFIED', 'read-again'],
])('[SESSION-08] [SESSION-10] [SESSION-11] the event %s leads to %s', (event, reaction) => {
  const warnings: string[] = [];
  expect(reactionToAuthEvent(event, (message) => warnings.push(message))).toBe(reaction);
  expect(warnings).toEqual([]);
});

test('[SESSION-09] any other event is ignored with a warning', () => {
  const warnings: string[] = [];
  expect(reactionToAuthEvent('INITIAL_SESSION', (message) => warnings.push(message))).toBe('ignore');
  expect(warnings).toHaveLength(1);
});
