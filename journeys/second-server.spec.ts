import { expectCounted, fillForm, latest, newName, test, write } from './asking.ts';
import { comeSignedIn, expect, speak } from './fixtures.ts';
import { startTwoServers } from './two-servers.ts';
import { words } from './words.ts';

test('[P20] [GEN-15] [GEN-16] what one server writes and draws is read on, finished and stopped through a second one', {
  tag: '@phone',
}, async ({ browser, language }) => {
  const servers = await startTwoServers();
  const { sandbox } = servers;
  const context = await browser.newContext({ baseURL: servers.url, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const text = words[language];
    const story = page.getByRole('article');
    const reload = async () => {
      await page.reload();
      await speak(page, language);
    };
    await speak(page, language);
    await comeSignedIn(page, servers.url, 'two.houses@example.com');

    // The text: begun on the first server, read to the end on the second.
    const name = newName();
    const held = await sandbox.fault({ vendor: 'deepseek', fault: 'hold', match: name, after: 90 });
    await fillForm(page, language, { name });
    await write(page, language);
    await expect(story).toContainText(name);
    const begun = (await story.innerText()).length;
    servers.lead('second');
    await reload();
    await expect(story).toContainText(name);
    expect((await story.innerText()).length).toBeGreaterThan(begun / 2);
    await held();
    await expect(page.getByText(text.finished)).toBeAttached();
    const shown = (await story.locator('p').allTextContents()).join(' ').replace(/\s+/g, ' ').trim();
    const { content } = await latest(page);
    expect(shown).toBe(content.split('\n\n').slice(1).join(' ').replace(/\s+/g, ' ').trim());
    await expectCounted(page, 'freeText', 1);

    // A stop sent to the second server reaches the first, which is writing.
    servers.lead('first');
    await page.getByRole('button', { name: text.createNew }).click();
    const other = newName();
    const waiting = await sandbox.fault({ vendor: 'deepseek', fault: 'hold', match: other, after: 90 });
    await fillForm(page, language, { name: other });
    await write(page, language);
    await expect(story).toContainText(other);
    servers.lead('second');
    await reload();
    await expect(story).toContainText(other);
    await page.getByRole('button', { name: text.stop }).click();
    const last = async () => (await sandbox.calls('deepseek')).findLast(({ body }) => body.includes(other));
    await expect.poll(async () => (await last())?.state).toBe('aborted');
    await waiting();
    await expectCounted(page, 'freeText', 1);

    // Pictures that the first server draws appear on the second.
    servers.lead('first');
    const third = newName();
    const match = [third, 'picture_request', '\\"mood\\"'];
    const drawn = await sandbox.fault({ vendor: 'gemini', fault: 'hold', match });
    await page.goto('/create');
    await fillForm(page, language, { name: third, illustrated: true });
    await write(page, language);
    await expect(story).toContainText(third);
    servers.lead('second');
    await reload();
    await expect(story).toContainText(third);
    await drawn();
    await expect(page.getByText(text.finished)).toBeAttached();
    await expect(story.getByRole('figure')).toHaveCount(3);
    await expectCounted(page, 'freeImage', 1);
  } finally {
    await context.close();
    await servers.stop();
  }
});
