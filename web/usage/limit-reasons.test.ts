import { expect, test } from 'vitest';
import { usageReasons } from '#domain/usage/allowance.ts';
import { usage as english } from '../platform/i18n/en/usage.ts';
import { isUpgradeReason } from './components/limit-dialog.tsx';
import { capitalised } from './components/usage-panel.tsx';

test('[LIMIT-18] exactly the three used-up allowances offer the upgrade', () => {
  expect(usageReasons.filter(isUpgradeReason)).toEqual([
    'FREE_NO_IMAGE_LIMIT_EXCEEDED',
    'FREE_IMAGE_LIMIT_EXCEEDED',
    'NO_ACTIVE_SUBSCRIPTION',
  ]);
});

test('[LIMIT-20] [LIMIT-21] the alerts say the documented texts', () => {
  expect(english.dialog.daily).toMatch(/^You've reached your daily limit of \{limit, number\} Gemini stories/);
  expect(english.dialog.failed).toBe('Unable to generate story. Please try again later.');
});

test('[LIMIT-08] a role is shown capitalised', () => {
  expect(capitalised('super_admin')).toBe('Super Admin');
});
