import '../../ui/styles.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { StoryFields, type StoryWords } from './story-fields.tsx';

/** The fields with these tags, and a button that reports what would be saved. */
function Fields({ tags, onSave }: { tags: string[]; onSave: (words: StoryWords) => void }) {
  const [words, setWords] = useState<StoryWords>({ title: 'The Lamp', notes: '', tags });
  return (
    <>
      <StoryFields
        language="en"
        value={words}
        onChange={(change) => setWords((now) => ({ ...now, ...change }))}
        titleProblem={null}
      />
      <button type="button" onClick={() => onSave(words)}>
        Save
      </button>
    </>
  );
}

async function show(tags: string[]) {
  const saves: StoryWords[] = [];
  const screen = await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <Fields tags={tags} onSave={(words) => saves.push(words)} />
    </LanguageProvider>,
  );
  return { screen, saves, field: screen.getByPlaceholder('Add a tag') };
}

test('[SAVE-04] a tag that was typed is kept by whoever saves without adding it', async () => {
  const { screen, saves, field } = await show(['fox']);
  await field.fill(' Grandma ');
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(saves.at(-1)?.tags).toEqual(['fox', 'Grandma']);
  await expect.element(field).toHaveValue('');
});

test('[SAVE-04] a comma ends a tag, and is no part of it', async () => {
  const { screen, saves, field } = await show(['fox']);
  await field.fill('bedtime, moon,');
  await expect.element(screen.getByText('bedtime, moon is one of its tags now.')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(saves.at(-1)?.tags).toEqual(['fox', 'bedtime', 'moon']);
});

test('[SAVE-03, SAVE-04] the focus is never lost while tags come and go by keyboard', async () => {
  const { screen, field } = await show(['fox', 'owl', 'moon']);
  await field.fill('lamp');
  await userEvent.tab();
  const add = screen.getByRole('button', { name: 'Add', exact: true });
  await expect.element(add).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  const remove = (tag: string) => screen.getByRole('button', { name: `Remove the tag ${tag}` });
  (remove('moon').element() as HTMLElement).focus();
  for (const next of ['lamp', 'owl', 'fox']) {
    await userEvent.keyboard('{Enter}');
    await expect.element(remove(next)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
});
