import '../styles.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { focusWrong } from '../focus/focus-wrong.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

function Place() {
  const [value, setValue] = useState('');
  return (
    <Field label="Place">
      <TextInput value={value} onChange={(event) => setValue(event.target.value)} maxLength={20} />
      <button type="button" onClick={() => setValue('')}>
        Add
      </button>
    </Field>
  );
}

async function copy(text: string) {
  const source = Object.assign(document.createElement('textarea'), { value: text });
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
}

test.each([
  ['en', 'No more fits here. The rest was left out: 5 letters.', '2 letters left', 'No more letters fit here.'],
  ['es', 'Aquí no cabe más. El resto se quedó fuera: 5 letras.', 'Quedan 2 letras', 'Aquí no caben más letras.'],
] as const)(
  '[SAVE-12, P20] in %s a field says what it leaves out of a pasted text, and when it is nearly full',
  async (language, cut, left, full) => {
    const screen = await render(
      <LanguageProvider language={language} catalogue={await loadCatalogue(language)}>
        <Place />
      </LanguageProvider>,
    );
    const field = screen.getByRole('textbox');
    const heard = () => [...screen.container.querySelectorAll('[aria-live]')].map((each) => each.textContent).join('');
    await field.fill('under the table x');
    expect(heard()).toBe('');
    await userEvent.keyboard('y');
    await expect.element(screen.getByText(left)).toBeVisible();
    await expect.element(field).toHaveAccessibleDescription(left);
    expect(heard(), 'not with every letter').toBe('');
    await copy('1234567');
    await field.click();
    await userEvent.keyboard('{End}');
    await userEvent.paste();
    await expect.element(field).toHaveValue('under the table xy12');
    await expect.poll(heard).toBe(cut);
    await expect.element(field).toHaveAccessibleDescription(cut);
    await userEvent.keyboard('{Backspace}z');
    await expect.poll(heard).toBe(full);
    await screen.getByRole('button').click();
    await expect.poll(heard).toBe('');
    await expect.element(field).not.toHaveAccessibleDescription();
    await screen.unmount();
  },
);

function Two({ focuses }: { focuses: boolean }) {
  const [asked, setAsked] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (focuses) focusWrong(event.currentTarget);
      }}
    >
      <Field label="Who" error={asked ? 'Who is missing.' : null}>
        <TextInput />
      </Field>
      <Field label="Where" error={asked ? 'The place is missing.' : null}>
        <TextInput />
      </Field>
      <button type="submit">Write</button>
    </form>
  );
}

const spoken = () =>
  [...document.querySelectorAll('[aria-live=polite]')].map((each) => each.textContent).filter((each) => each !== '');

async function showTwo(focuses: boolean) {
  return await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <Two focuses={focuses} />
    </LanguageProvider>,
  );
}

test('[P20] errors of a form are heard once: that of the field with the focus as its description, the others there', async () => {
  const screen = await showTwo(true);
  (screen.getByRole('button').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const who = screen.getByRole('textbox', { name: 'Who' });
  await expect.element(who).toHaveFocus();
  await expect.element(who).toHaveAccessibleDescription('Who is missing.');
  await expect
    .element(screen.getByRole('textbox', { name: 'Where' }))
    .toHaveAccessibleDescription('The place is missing.');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(spoken()).toEqual([]);
  await screen.unmount();
});

test('[P20] the error of a field that had the focus already is announced, and those that nobody is led to', async () => {
  const screen = await showTwo(true);
  (screen.getByRole('textbox', { name: 'Who' }).element() as HTMLElement).focus();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await userEvent.keyboard('{Enter}');
  await expect.poll(spoken).toEqual(['Who is missing.']);
  await screen.unmount();
  const led = await showTwo(false);
  (led.getByRole('button').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(spoken).toEqual(['Who is missing.', 'The place is missing.']);
  await led.unmount();
});
