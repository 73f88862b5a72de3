import { expect, type Language, speak, test } from './fixtures.ts';
import { words } from './words.ts';

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = words[language];

  test(`[ROUTE-02] [CREATE-03] [CREATE-14] [CREATE-33] [CREATE-34] [CREATE-35] [CREATE-36] [GEN-05] [GEN-07] [GEN-13] [GEN-17] [STORY-04] [STORY-06] [DATA-33] [I18N-01] a first evening in ${language}: ask, sign in, watch, save, find again`, async ({
    page,
    signIn,
  }) => {
    await speak(page, language);
    await page.goto('/create');
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    // A signed-out parent's wish is kept during the sign-in.
    const who = page.getByRole('region', { name: text.who });
    await who.getByRole('button', { name: text.all }).click();
    await who.getByText(text.fox, { exact: true }).click();
    await expect(who.getByRole('checkbox', { name: text.fox, exact: true })).toBeChecked();
    await page.getByLabel(text.addCharacter).fill('Nora');
    await page.getByLabel(text.addCharacter).press('Enter');
    await page.getByLabel(text.place).fill(language === 'en' ? 'the old lighthouse' : 'el viejo faro');
    await page.getByLabel(text.message).fill(language === 'en' ? 'waiting for each other' : 'esperarse el uno al otro');
    await page.getByLabel(text.length).selectOption('short');
    await page.getByLabel(text.age, { exact: true }).selectOption('toddler');
    await page.getByRole('button', { name: text.write }).click();
    await page.waitForURL('**/signin');
    await signIn(page);

    // The story starts by itself, once, and can be read as it is written.
    await expect(page).toHaveURL(/\/create$/);
    const story = page.getByRole('article');
    await expect(story).toContainText('Nora');
    await expect(page.getByText(text.finished)).toBeVisible();
    await expect(page.getByRole('button', { name: text.createNew })).toBeVisible();
    const lastWords = (await story.locator('p').last().innerText()).trim();

    // The saved story is on the shelf and opens again, whole.
    await page.getByRole('button', { name: text.save, exact: true }).click();
    const title = await page.getByLabel(text.storyTitle).inputValue();
    expect(title).not.toBe('');
    await page.getByRole('dialog').getByRole('button', { name: text.save, exact: true }).click();
    await expect(page.getByText(text.saved)).toBeVisible();
    await expect(page).toHaveURL(/\/my-stories$/);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(/\/story\/text/);
    await expect(page.getByRole('article')).toContainText(lastWords);
    await page.reload();
    await expect(page.getByRole('article')).toContainText(lastWords);
    await page
      .getByRole('button', { name: text.createNew })
      .or(page.getByRole('link', { name: text.createNew }))
      .click();
    await expect(page).toHaveURL(/\/create$/);
  });
}
