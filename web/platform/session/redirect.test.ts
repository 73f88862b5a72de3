import { expect, test } from 'vitest';
import { storageKeys } from '../device/storage-keys.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { callbackTarget, findsAfterwards, forgetRedirect, rememberRedirect, savedRedirect } from './redirect.ts';

const origin = 'https://lunatale.example';

test('[SIGNIN-06] where the user came from is stored under auth_redirect', () => {
  const storage = memoryStorage();
  rememberRedirect('/my-stories?sort=title', null, storage, origin);
  expect(storage.getItem('auth_redirect')).toBe('/my-stories?sort=title');
});

test.each(['/signin', '/signin/', '/signin?redirect=/create', '/auth/callback', '/auth/callback?attempt=1#x'])(
  '[SIGNIN-07] %s is never stored',
  (from) => {
    const storage = memoryStorage({ auth_redirect: '/create' });
    rememberRedirect(from, null, storage, origin);
    expect(savedRedirect(storage, origin)).toBe('/create');
  },
);

test('[CREATE-37] the parameter redirect=create means /create, and navigation state goes before it', () => {
  const storage = memoryStorage();
  rememberRedirect(undefined, 'create', storage, origin);
  expect(savedRedirect(storage, origin)).toBe('/create');
  rememberRedirect('/pricing', 'create', storage, origin);
  expect(savedRedirect(storage, origin)).toBe('/pricing');
  forgetRedirect(storage);
  expect(savedRedirect(storage, origin)).toBeUndefined();
});

test.each([
  ['/create', 'story'],
  ['/create?x=1', 'story'],
  [undefined, 'story'],
  ['/profile', null],
  ['/invitation#token', 'invitation'],
] as const)('[CREATE-37] with a story that waits in the form, who signs in for %s finds: %s', (target, finds) => {
  expect(findsAfterwards(target, memoryStorage({ [storageKeys.pendingOptions]: '{}' }))).toBe(finds);
  expect(findsAfterwards(target, memoryStorage())).toBe(finds === 'story' ? null : finds);
});

test('[CALLBACK-04] [CALLBACK-06] [CALLBACK-07] the parameter goes before the saved path, which goes before /create', () => {
  const storage = memoryStorage({ [storageKeys.authRedirect]: '/profile' });
  expect(callbackTarget('/my-stories', storage, origin)).toBe('/my-stories');
  expect(callbackTarget('my-stories', storage, origin)).toBe('/profile');
  expect(callbackTarget(null, storage, origin)).toBe('/profile');
  expect(callbackTarget(null, memoryStorage(), origin)).toBe('/create');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
  '[CALLBACK-05] [P01] the target %s is not followed, neither as parameter nor when it was saved',
  (target) => {
    expect(callbackTarget(target, memoryStorage({ auth_redirect: target }), origin)).toBe('/create');
  },
);
