import '../../../ui/styles.css';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type Child,
  type ChildInput,
  childPath,
  childrenPath,
  type Family,
  familyPath,
} from '#domain/identity/family.ts';
import { LanguageProvider } from '../../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../../platform/i18n/load.ts';
import { QueryProvider } from '../../../platform/query-provider.tsx';
import { type Call, serveAnswers, signInSomebody } from '../../../platform/testing/answers.ts';
import { ToastHost } from '../../../ui/layers/toast.tsx';
import { FamilySection } from './family-section.tsx';

const child = (id: string, nickname: string): Child => ({
  id,
  nickname,
  ageGroup: 'preschool',
  likes: [],
  avoid: [],
  look: '',
  pronoun: null,
});

async function show(...children: Child[]) {
  const family: Family = { children, cast: [] };
  const forget = ({ path }: Call) => {
    family.children = family.children.filter(({ id }) => childPath(id) !== path);
    return {};
  };
  serveAnswers({
    [familyPath]: () => structuredClone(family),
    [childrenPath]: ({ body }: Call) => {
      family.children.push({ ...child('9', ''), ...(body as ChildInput) });
      return family.children.at(-1);
    },
    ...Object.fromEntries(children.map(({ id }) => [childPath(id), forget])),
  });
  signInSomebody();
  return render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <QueryProvider>
        <MemoryRouter>
          <FamilySection />
          <ToastHost />
        </MemoryRouter>
      </QueryProvider>
    </LanguageProvider>,
  );
}

test('[ROUTE-08] whoever forgets a child by keyboard keeps a place: the next child, and after the last one the way to add one', async () => {
  const screen = await show(child('1', 'Mia'), child('2', 'Leo'));
  const forget = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) }).last();
  await expect.element(screen.getByText('Mia', { exact: true })).toBeVisible();
  (forget('Mia').element() as HTMLElement).focus();
  const agree = screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/can “Undo” bring/)).toBeVisible();
  await agree.click();
  await expect.element(forget('Leo')).toHaveFocus();
  await expect.poll(() => screen.getByText('Mia', { exact: true }).elements()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await agree.click();
  await expect.poll(() => screen.getByText('Leo', { exact: true }).elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Add a child' })).toHaveFocus();
});

test('[ROUTE-08] a refused profile shows where, and a touch beside the dialog takes nothing that was typed', async () => {
  await page.viewport(390, 844);
  const screen = await show();
  await screen.getByRole('button', { name: 'Add a child' }).click();
  const dialog = screen.getByRole('dialog');
  const likes = dialog.getByLabelText(/^Likes/);
  await likes.fill('the moon');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByLabelText('Nickname')).toHaveFocus();
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
  await expect.element(likes).toHaveValue('the moon');
});

test('[ROUTE-08] a child that was deleted by mistake is back with all that was said of it', async () => {
  const mia = { ...child('1', 'Mia'), likes: ['tractors'], avoid: ['big dogs'] };
  const screen = await show(mia);
  const about = screen.getByText('likes tractors', { exact: false });
  await expect.element(about).toBeVisible();
  await screen.getByRole('button', { name: 'Delete Mia' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(about).toBeVisible();
  await screen.getByRole('button', { name: 'Delete Mia' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => about.elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Mia is back.')).toBeVisible();
  await expect.element(screen.getByText('3–5 years · likes tractors · without big dogs')).toBeVisible();
});

test('[ROUTE-08] [P20] Escape loses nothing that was typed before it is pressed twice, and what is kept is said', async () => {
  const screen = await show();
  const dialog = screen.getByRole('dialog');
  const add = screen.getByRole('button', { name: 'Add a child' });
  await add.click();
  await dialog.getByLabelText('Nickname').fill('Ida');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByText(/Escape/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Nickname')).toHaveValue('Ida');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await add.click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await add.click();
  await dialog.getByLabelText('Nickname').fill('Ida');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Ida is saved.')).toBeVisible();
});

test('[ROUTE-08] what is wrong with a profile is said until it is mended, and no longer', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Add a child' }).click();
  const dialog = screen.getByRole('dialog');
  const name = dialog.getByLabelText('Nickname');
  await expect.element(name).toHaveAttribute('aria-required', 'true');
  await expect.element(dialog.getByLabelText(/^Likes/)).not.toHaveAttribute('aria-required');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const wrong = dialog.getByText('Write a name of up to 40 letters.');
  await expect.element(wrong).toBeVisible();
  await name.fill(' ');
  await expect.element(wrong).toBeVisible();
  await name.fill('I');
  await expect.poll(() => wrong.elements()).toEqual([]);
  await expect.element(name).not.toHaveAttribute('aria-invalid');
});

test('[ROUTE-08] a second child of one name is asked for something to tell them apart', async () => {
  const screen = await show(child('1', 'Mia'));
  await screen.getByRole('button', { name: 'Add a child' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Nickname').fill(' mia');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/^There is a child called mia already/)).toBeVisible();
  await dialog.getByLabelText('Nickname').fill('Mia Lou');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Mia Lou is saved.')).toBeVisible();
});

test('[ROUTE-08] how a child looks is kept with its profile, and said there', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Add a child' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Nickname').fill('Ida');
  await dialog.getByLabelText(/^Look/).fill('black curls, glasses');
  await expect.element(dialog.getByText('60 letters left.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('3–5 years · black curls, glasses')).toBeVisible();
});
