import { expect, test, vi } from 'vitest';
import { usageStatsPath } from '#domain/usage/allowance.ts';
import { creatorAnswers } from '../../testing/creator-answers.ts';
import { openPage } from '../../testing/page.tsx';
// Loaded before the first test begins, and not within its time.
import '../../generation/pages/create.tsx';

test.each([
  [true, 'Your allowance could not be loaded. You can still ask for a story.'],
  [false, 'Without a connection nobody can say how many stories are left.'],
])('[CREATE-02] an allowance that is not known is said to be so, online %s', async (online, said) => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const answers = { ...creatorAnswers, [usageStatsPath]: () => Response.json({}, { status: 404 }) };
  const { screen } = await openPage('/create', { answers, signedIn: true });
  await expect.poll(() => document.body.textContent, { timeout: 15_000 }).toContain(said);
  await screen.unmount();
  network.mockRestore();
});
