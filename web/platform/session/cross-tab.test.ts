import { expect, test } from 'vitest';
import { storageKeys } from '../device/storage-keys.ts';
import { listenToOtherTabs } from './cross-tab.ts';

function otherTab() {
  const target = new EventTarget();
  const world = { state: 'anna', now: 0, delivered: [] as string[] };
  const stop = listenToOtherTabs(
    target,
    () => world.state,
    () => world.delivered.push(world.state),
    () => world.now,
  );
  const tell = (state: string, now: number, key: string | null = storageKeys.sessionTokens) => {
    Object.assign(world, { state, now });
    target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return { world, tell, stop };
}

test('[SESSION-12] a change in another tab is learnt', () => {
  const { world, tell, stop } = otherTab();
  tell('out', 0);
  tell('anna', 5000);
  stop();
  tell('out', 9000);
  expect(world.delivered).toEqual(['out', 'anna']);
});

test('[SESSION-13] a repetition within a second is dropped, and delivered again after it', () => {
  const { world, tell } = otherTab();
  tell('anna', 0);
  tell('anna', 999);
  tell('anna', 1000);
  expect(world.delivered).toEqual(['anna', 'anna']);
});

test('[SESSION-13] a sign-out right after another notification is never dropped', () => {
  const { world, tell } = otherTab();
  tell('anna', 0);
  tell('out', 1);
  expect(world.delivered).toEqual(['anna', 'out']);
});

test('clearing the whole storage is a sign-out; other keys say nothing', () => {
  const { world, tell } = otherTab();
  tell('anna', 0, 'somebody-else');
  tell('out', 0, null);
  expect(world.delivered).toEqual(['out']);
});
