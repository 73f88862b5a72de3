import '../styles.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
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
