import type { Page } from '@playwright/test';
import { recordedSentencePath, recordingConsentPath, storyRecordingsPath } from '#domain/stories/recordings.ts';
import { expect, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';

test.use({ serviceWorkers: 'allow' });

const title = 'The Quiet Lantern';
const by = 'Read by Grandma Rosa';

/** Returns one second of a tone as a WAV file, the form in which a sentence is sent. */
function tone(): Buffer {
  const samples = 24_000;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(24_000, 24);
  file.writeUInt32LE(48_000, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) file.writeInt16LE(Math.round(Math.sin(at / 9) * 6000), 44 + at * 2);
  return file;
}

/** Records the whole story as somebody of the family. */
async function record(page: Page, storyId: string): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('lunatale-auth') ?? '{}').access_token);
  const headers = { authorization: `Bearer ${token}` };
  await page.request.put(recordingConsentPath, { headers, data: { agreed: true } });
  const begun = await page.request.post(storyRecordingsPath(storyId), { headers, data: { readBy: 'Grandma Rosa' } });
  const { id, sentences } = await begun.json();
  for (const index of sentences.keys()) {
    const answer = await page.request.put(recordedSentencePath(id, index), {
      headers: { ...headers, 'content-type': 'audio/wav' },
      data: tone(),
    });
    expect(answer.status()).toBe(200);
  }
}

test('[P44] a voice of the family that was heard once is heard in airplane mode as well, and nowhere once it is deleted', {
  tag: '@desktop',
}, async ({ page, context, signIn }) => {
  await signIn(page);
  const [story] = await fillShelf(page, [aStory({ title, content: 'Fox looked up. A star fell.\n\nHe slept.' })]);
  await record(page, story?.id ?? '');
  await page.goto('/my-stories');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
  await page.reload();
  await page.getByRole('link', { name: title }).click();
  const controls = page.getByRole('group', { name: 'Reading aloud' });
  const listen = async () => {
    await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
    await expect(controls.getByText(by)).toBeVisible();
    const second = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
    await expect.poll(second).toBeGreaterThan(0.5);
    await controls.getByRole('button', { name: 'Stop reading aloud' }).click();
  };
  await listen();

  await context.setOffline(true);
  await page.goto('/my-stories');
  await page.getByRole('link', { name: title }).click();
  await listen();

  await context.setOffline(false);
  await page.goto('/profile');
  await page.getByRole('button', { name: `Delete “${title}”, read by Grandma Rosa` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/Nobody has recorded a story yet/)).toBeVisible();
  const sounds = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('reader-'));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().filter(({ url }) => url.includes('/sound')).length;
    });
  await expect.poll(sounds).toBe(0);
});
