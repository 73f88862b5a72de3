import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';
import { words } from './words.ts';

const chapters = {
  en: {
    next: 'Next chapter',
    title: 'Chapter 2 of “The First Lantern”',
    question: 'What happens tonight?',
    rest: 'Everything else stays',
    writeIt: 'Write chapter 2',
    number: (number: number, of: number) => `Chapter ${number} of ${of}`,
    rabbit: 'Rabbit',
    more: 'Share and save',
    book: 'Make a book (PDF, EPUB)',
    allChapters: 'All chapters',
  },
  es: {
    next: 'Siguiente capítulo',
    title: 'Capítulo 2 de «The First Lantern»',
    question: '¿Qué pasa esta noche?',
    rest: 'Todo lo demás se queda igual',
    writeIt: 'Escribir el capítulo 2',
    number: (number: number, of: number) => `Capítulo ${number} de ${of}`,
    rabbit: 'Conejo',
    more: 'Compartir y guardar',
    book: 'Hacer un libro (PDF, EPUB)',
    allChapters: 'Todos los capítulos',
  },
} satisfies Record<Language, object>;

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = { ...words[language], ...chapters[language] };

  test(`a story goes on tomorrow with the same company in ${language}, and its chapters stand together on the shelf`, async ({
    page,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    const options = { ...aStory().options, language: language === 'es' ? 'spanish' : 'english' } as const;
    const first = aStory({ title: 'The First Lantern', options });
    await fillShelf(page, [first, aStory({ title: 'Another Evening' })]);

    await page.goto('/my-stories');
    await page.getByRole('link', { name: 'The First Lantern', exact: true }).click();
    await page.getByRole('link', { name: text.next }).click();
    await expect(page).toHaveURL(/\/create$/);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    // An idea is already chosen, and everything else is as in the first chapter.
    const ideas = page.getByRole('radiogroup', { name: text.question }).getByRole('radio');
    await expect(ideas).toHaveCount(3);
    await expect(ideas.first()).toBeChecked();
    const who = page.getByRole('region', { name: text.who });
    await expect(who).toBeHidden();
    await page.getByText(text.rest).click();
    await expect(who.getByRole('list').getByText(text.rabbit, { exact: true })).toBeVisible();
    await ideas.nth(1).press('Space');
    await page.getByLabel(text.message).fill(language === 'en' ? 'asking for help' : 'pedir ayuda');
    await expect(ideas.nth(1)).not.toBeChecked();
    await page.reload();
    await expect(page.getByLabel(text.message)).toHaveValue(language === 'en' ? 'asking for help' : 'pedir ayuda');
    await page.getByRole('button', { name: text.writeIt }).click();
    await expect(page.getByText(text.finished)).toBeVisible();
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await page.getByLabel(text.storyTitle).fill('The Second Lantern');
    await page.getByRole('dialog').getByRole('button', { name: text.save, exact: true }).click();
    await expect(page).toHaveURL(/\/my-stories/);

    // The new chapter moves its first chapter beside it, before the story that was saved in between.
    const books = page.getByRole('list').getByRole('listitem');
    await expect(books.getByRole('heading')).toHaveText(['The First Lantern', 'The Second Lantern', 'Another Evening']);
    await expect(books.nth(0)).toContainText(text.number(1, 2));
    await expect(books.nth(1)).toContainText(text.number(2, 2));
    await expect(books.nth(2)).not.toContainText(text.number(1, 1));

    // The first chapter, which was open before, knows at once that it is part of a book.
    await books.nth(0).getByRole('link').first().click();
    await page.getByRole('button', { name: text.more }).click();
    await page.getByRole('menuitem', { name: text.book }).click();
    await expect(page.getByRole('dialog').getByRole('radio', { name: text.allChapters })).toBeChecked();
  });
}
