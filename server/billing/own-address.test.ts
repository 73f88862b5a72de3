import { expect, test } from 'vitest';
import { ownAddress, withCheckoutId } from './own-address.ts';

const site = 'https://lunatale.example/base';
const own = (given: string) => ownAddress(site, given, 'successUrl');

test.for([
  ['/account?from=portal', 'https://lunatale.example/account?from=portal'],
  ['https://lunatale.example/pricing', 'https://lunatale.example/pricing'],
  ['https://lunatale.example', 'https://lunatale.example/'],
] as const)('[P10] a payment page returns to our own %s', ([given, whole]) => {
  expect(own(given)).toBe(whole);
});

test.for(['https://evil.example/', '//evil.example', 'https://lunatale.example.evil.example/', 'evil', ''])(
  '[P10] a payment page never returns to %j, and the refusal names the field',
  (given) => {
    expect(() => own(given)).toThrow(
      expect.objectContaining({
        code: 'INVALID_REQUEST',
        message: 'successUrl: expects an address of this site',
        details: { field: 'successUrl' },
      }),
    );
  },
);

test.for([
  ['https://lunatale.example/done', 'https://lunatale.example/done?session_id={CHECKOUT_SESSION_ID}'],
  ['https://lunatale.example/done?a=1', 'https://lunatale.example/done?a=1&session_id={CHECKOUT_SESSION_ID}'],
  ['https://lunatale.example/done#top', 'https://lunatale.example/done?session_id={CHECKOUT_SESSION_ID}'],
  [
    'https://lunatale.example/done?session_id=old&a=1',
    'https://lunatale.example/done?a=1&session_id={CHECKOUT_SESSION_ID}',
  ],
] as const)('[BILL-06] the provider writes the id of the checkout once into %s', ([given, marked]) => {
  expect(withCheckoutId(given)).toBe(marked);
});
