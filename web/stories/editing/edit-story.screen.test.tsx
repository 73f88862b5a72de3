import '../../ui/styles.css';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Story, storyPath, storyVersionsPath } from '#domain/stories/api.ts';
import { retellingPath } from '#domain/stories/retelling.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { type Answers, type Call, serveAnswers, signInSomebody } from '../../platform/testing/answers.ts';
import { quietLamp } from '../testing/quiet-lamp.ts';
import { EditStoryButton } from './edit-story.tsx';

const story: Story = { ...quietLamp, tags: ['owl'] };

afterEach(() => localStorage.clear());

/** The button that opens the dialog, and the dialog's parts. */
async function show(answers: Answers = {}) {
  const calls = serveAnswers({ [storyPath(story.id)]: story, ...answers });
  signInSomebody();
  const screen = await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <MemoryRouter>
        <QueryProvider>
          <EditStoryButton story={story} />
        </QueryProvider>
      </MemoryRouter>
    </LanguageProvider>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Change this story' });
  const open = async () => {
    await screen.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect.element(dialog).toBeVisible();
  };
  return { calls, dialog, open, title: dialog.getByLabelText('Story title'), notes: dialog.getByLabelText(/^Notes/) };
}

test('[DATA-06] Escape, Close and Cancel keep what was typed into a story, and the dialog offers it when opened again', async () => {
  const { calls, dialog, open, title, notes } = await show();
  await open();
  expect(dialog.getByText('Your changes are still here').elements()).toEqual([]);
  await notes.fill('Vera laughed');
  await dialog.getByText('The words of the story', { exact: true }).first().click();
  const words = dialog.getByRole('textbox', { name: 'The words of the story' });
  await words.fill('The lamp went out.\n\nThe owl slept.');

  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ];
  for (const close of ways) {
    await close();
    await expect.poll(() => dialog.elements()).toEqual([]);
    await open();
    await expect.element(dialog.getByText('Your changes are still here')).toBeVisible();
    await expect.element(notes).toHaveValue('Vera laughed');
    await expect.element(words).toHaveValue('The lamp went out.\n\nThe owl slept.');
  }

  await dialog.getByRole('button', { name: 'Discard them' }).click();
  await expect.element(title).toHaveFocus();
  await expect.element(notes).toHaveValue('');
  await expect.element(words).toHaveValue('The lamp went out.\n\nThe owl sang.');
  expect(localStorage.getItem(storageKeys.storyEdits)).toBeNull();

  await notes.fill('Vera slept');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ changedAt: story.updatedAt });
  expect(localStorage.getItem(storageKeys.storyEdits)).toBeNull();
});

test('[DATA-06] changes kept from before another device saved the story do not overwrite it unseen', async () => {
  const { calls, dialog, open, notes } = await show();
  const older = '2026-01-01T00:00:00Z';
  await open();
  await notes.fill('Vera laughed');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  const kept = localStorage.getItem(storageKeys.storyEdits) ?? '';
  localStorage.setItem(storageKeys.storyEdits, kept.replace(story.updatedAt, older));
  await open();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ changedAt: older });
});

test('[DATA-06] reopened with unsaved words, the dialog begins at its first field and says that they are there', async () => {
  const { dialog, open, title, notes } = await show();
  await open();
  await notes.fill('Vera laughed');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await open();
  await expect.element(title).toHaveFocus();
  const said = 'Your changes are still here. What you typed last time is in the fields. It is not saved yet.';
  await expect.poll(() => liveTexts()).toContain(said);
});

test('[DATA-06] earlier words that are put into the fields are announced, each time', async () => {
  const versions = [
    { number: 1, title: 'The First Lamp', content: 'The lamp was new.', writtenAt: '2026-01-01T03:04:05Z' },
  ];
  const { dialog, open, title } = await show({ [storyVersionsPath(story.id)]: { versions } });
  await open();
  await dialog.getByText('How it read before').click();
  await dialog.getByText('The First Lamp').click();
  const said = 'The earlier words stand above. They are kept when you save.';
  const use = dialog.getByRole('button', { name: 'Put these words into the fields' });
  await use.click();
  await expect.element(title).toHaveValue('The First Lamp');
  await expect.poll(() => liveTexts()).toContain(said);
  const first = dialog.getByText(said).element();
  await use.click();
  await expect.poll(() => first.isConnected, { message: 'said anew' }).toBe(false);
  expect(liveTexts()).toContain(said);
});

test('[DATA-06] the answer to a part told anew has a name, and every decision leads back to that part', async () => {
  const told = 'The owl hummed.';
  const { dialog, open } = await show({
    [retellingPath(story.id)]: ({ method }: Call) =>
      method === 'POST' ? { text: told, left: 8 } : { ways: ['gentler'], left: 9 },
  });
  await open();
  await dialog.getByText('Have a part told anew').click();
  const words = dialog.getByRole('textbox', { name: 'The words of the story' });
  (words.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const part = dialog.getByRole('region', { name: 'The part that is told anew' });
  await expect.element(part).toHaveTextContent('The owl sang.');
  const tell = async () => {
    await dialog.getByRole('button', { name: 'Tell this part anew' }).click();
    await expect.element(dialog.getByRole('group', { name: 'Which words do you like?' })).toHaveFocus();
  };
  const press = async (name: string) => {
    (dialog.getByRole('button', { name }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(part).toHaveFocus();
  };
  await tell();
  await press('Keep the old ones');
  await expect.element(dialog.getByText('The old words stay.')).toBeVisible();
  await expect.element(part).toHaveTextContent('The owl sang.');
  await tell();
  await press('Use the new words');
  await expect.element(words).toHaveValue(`The lamp went out.\n\n${told}`);
  await expect.element(part).toHaveTextContent(told);
  await press('Take them back');
  await expect.element(words).toHaveValue('The lamp went out.\n\nThe owl sang.');
  await expect.element(part).toHaveTextContent('The owl sang.');
});

test('[DATA-06] a name is changed in the whole text at once, and back; one that is not there is missed', async () => {
  const { dialog, open, calls } = await show({
    [retellingPath(story.id)]: { ways: ['gentler', 'name'], left: 3, text: null },
  });
  await open();
  await dialog.getByText('Have a part told anew').click();
  const words = dialog.getByRole('textbox', { name: 'The words of the story' });
  await dialog.getByRole('radio', { name: 'Another name' }).click({ force: true });
  const everywhere = dialog.getByRole('button', { name: 'Change it in the whole text' });
  await dialog.getByLabelText('Name now').fill('Vera');
  await dialog.getByLabelText('Name to be').fill('mouse');
  await everywhere.click();
  await expect.element(dialog.getByText(/^This name is not in the text/)).toBeVisible();
  await dialog.getByLabelText('Name now').fill('owl');
  await everywhere.click();
  await expect.element(words).toHaveValue('The lamp went out.\n\nThe mouse sang.');
  await expect.element(dialog.getByText(/“owl” is “mouse” in the whole text now/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Take them back' }).click();
  await expect.element(words).toHaveValue('The lamp went out.\n\nThe owl sang.');
  // A name typed small has the capital of the words that it replaces.
  await dialog.getByLabelText('Name now').fill('the owl');
  await dialog.getByLabelText('Name to be').fill('vera');
  await everywhere.click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
    .toMatchObject({
      content: 'The lamp went out.\n\nVera sang.',
      names: [{ from: 'the owl', to: 'Vera' }],
    });
  expect(calls.filter(({ path, method }) => path === retellingPath(story.id) && method === 'POST')).toEqual([]);
});

const liveTexts = () => [...document.querySelectorAll('[role=dialog] [aria-live]')].map((each) => each.textContent);
