import './styles.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../platform/i18n/language.tsx';
import { loadCatalogue } from '../platform/i18n/load.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

test('the title and the buttons of a dialog stay in sight on a phone, and what does not fit scrolls', async () => {
  await page.viewport(320, 568);
  const screen = await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <Dialog open onOpenChange={() => {}} title="A profile" actions={<Button>Keep it</Button>}>
        <p style={{ height: '40rem' }}>First</p>
        <p>Last</p>
      </Dialog>
    </LanguageProvider>,
  );
  const shown = (name: string) => expect.element(screen.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  await shown('A profile');
  await shown('Keep it');
  await expect.element(screen.getByText('First')).toBeInViewport();
  await expect.element(screen.getByText('Last')).not.toBeInViewport();
  screen.getByText('Last').element().scrollIntoView();
  await shown('A profile');
  await shown('Keep it');
  await expect.element(screen.getByText('Last')).toBeInViewport();
});
