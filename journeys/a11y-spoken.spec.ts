import type { Page } from '@playwright/test';
import { fillForm, write } from './asking.ts';
import { expect, type Language, speak, test } from './fixtures.ts';
import { words } from './words.ts';

const texts = {
  en: {
    title: 'What shall we dream up tonight?',
    chosen: 'In the story',
    remove: (name: string) => `Remove ${name}`,
    added: (name: string) => `${name} is in the story.`,
    place: 'the old lighthouse',
    message: 'waiting for each other',
    text: 'Text only',
    story: 'The story',
    tools: 'Reading tools',
    end: 'The end',
  },
  es: {
    title: '¿Qué soñamos esta noche?',
    chosen: 'En el cuento',
    remove: (name: string) => `Quitar: ${name}`,
    added: (name: string) => `Ahora en el cuento: ${name}.`,
    place: 'el viejo faro',
    message: 'esperarse el uno al otro',
    text: 'Solo texto',
    story: 'El cuento',
    tools: 'Herramientas de lectura',
    end: 'Fin',
  },
};

/** Expects a screen reader to find each of these lines, in this order from top to bottom. */
async function expectRead(page: Page, lines: (string | RegExp)[]): Promise<void> {
  const transcript = await page.getByRole('main').ariaSnapshot();
  let from = 0;
  for (const line of lines) {
    const rest = transcript.slice(from);
    const found = typeof line === 'string' ? rest.indexOf(line) : rest.search(line);
    expect(found, `${line} is not read, or not in its place:\n${rest}`).toBeGreaterThanOrEqual(0);
    from += found + 1;
  }
}

for (const language of ['en', 'es'] satisfies Language[]) {
  test(`[CREATE-14] [GEN-07] [STORY-01] a screen reader reads the making and the reading of a story in ${language}`, async ({
    page,
    signIn,
  }) => {
    const text = words[language];
    const own = texts[language];
    await speak(page, language);
    // Collects everything that is announced, however short it is shown.
    await page.addInitScript(() => {
      const said = new Set<string>();
      Object.assign(window, { said });
      new MutationObserver(() => {
        for (const it of document.querySelectorAll('[aria-live], [role=status], [role=log], [role=alert]'))
          for (const part of it.children.length > 0 ? it.children : [it]) said.add(part.textContent ?? '');
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    const announced = () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
    await signIn(page);
    const name = await fillForm(page, language);
    await expectRead(page, [
      `heading "${own.title}" [level=1]`,
      `heading "${text.who}" [level=2]`,
      `list "${own.chosen}"`,
      `button "${own.remove(name)}"`,
      `group "${text.who}"`,
      /checkbox "\S/,
      `textbox "${text.addCharacter}"`,
      `heading "${text.where}" [level=2]`,
      /radio "\S/,
      `textbox "${text.place}"`,
      own.place,
      `heading "${text.what}" [level=2]`,
      `textbox "${text.message}"`,
      own.message,
      `combobox "${text.length}"`,
      `combobox "${text.age}"`,
      `radio "${own.text}" [checked]`,
      `button "${text.write}"`,
    ]);
    expect(await announced()).toContain(own.added(name));

    await write(page, language);
    // The focus moves to the new content.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(text.finished)).toBeAttached();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expectRead(page, [
      `button "${text.back}"`,
      `heading "${title}" [level=1]`,
      `region "${own.story}"`,
      'article',
      `heading "${title}" [level=2]`,
      'paragraph',
      name,
      `button "${text.save}"`,
      `button "${text.createNew}"`,
      text.finished,
    ]);
    // Whole paragraphs were announced as they came, and the end was too.
    const paragraphs = await page.getByRole('article').getByRole('paragraph').allInnerTexts();
    const said = await announced();
    expect(said).toContain(title);
    expect(said).toContain(paragraphs[0]?.trim());
    expect(said).toContain(text.finished);

    await page.getByRole('button', { name: text.save, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.save, exact: true }).click();
    await expect(page.getByText(text.saved)).toBeVisible();
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/story\/text/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
    await expectRead(page, [
      `heading "${title}" [level=1]`,
      `group "${own.tools}"`,
      `region "${title}"`,
      'article',
      `heading "${title}" [level=2]`,
      'paragraph',
      name,
      own.end,
    ]);
  });
}
