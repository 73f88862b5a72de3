import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { profilePath } from '#domain/identity/api.ts';
import { storiesPath } from '#domain/stories/api.ts';
import { privateFeedPaths } from '#domain/stories/private-feed.ts';
import { storySharePath, storySharesPath } from '#domain/stories/share.ts';
import '../ui/styles.css';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../platform/i18n/language.tsx';
import { loadCatalogue } from '../platform/i18n/load.ts';
import { QueryProvider } from '../platform/query-provider.tsx';
import { setSignedOut } from '../platform/session/session-store.ts';
import { serveAnswers } from '../platform/testing/answers.ts';
import { openPage } from '../testing/page.tsx';
// Loaded before the first test begins, and not within its time.
import './pages/my-stories.tsx';
import { PrivateFeed } from './sharing/private-feed.tsx';
import { SharedList } from './sharing/shared-list.tsx';

// A test that signs in leaves nobody behind whose session is gone.
afterEach(() => {
  localStorage.clear();
  setSignedOut();
});

async function press(button: { element: () => Element }): Promise<void> {
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('[LIB-03] after "Clear all" the focus is in the search field', async () => {
  const shelf = { stories: [], nextCursor: null, total: 0, hidden: 0, categories: [] };
  const answers = { [profilePath]: { adultConfirmedAt: '2026-01-02T03:04:05Z' }, [storiesPath]: shelf };
  const { screen } = await openPage('/my-stories?favorites=true&q=owl', { answers, signedIn: true });
  const field = screen.getByRole('textbox', { name: 'Search stories' });
  const clear = screen.getByRole('button', { name: 'Clear all' }).first();
  await expect.element(clear).toBeVisible();
  await press(clear);
  await expect.element(field).toHaveFocus();
  await screen.unmount();
});

test('the focus goes to the address of a catalog when it is made, and back to the button when it is taken back', async () => {
  let feed: unknown = null;
  const url = 'https://lunatale.test/feeds/secret/catalog.xml';
  serveAnswers({
    [privateFeedPaths.books]: ({ method }: { method: string }) => {
      if (method === 'POST') feed = { url, createdAt: '2026-01-02T03:04:05Z' };
      if (method === 'DELETE') feed = null;
      return feed ?? new Response(null, { status: 204 });
    },
  });
  const screen = await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <QueryProvider>
        <PrivateFeed kind="books" />
      </QueryProvider>
    </LanguageProvider>,
  );
  const make = screen.getByRole('button', { name: 'Make a private catalog' });
  await expect.element(make).toBeVisible();
  await press(make);
  await expect.element(screen.getByRole('textbox', { name: 'Address of the catalog' })).toHaveFocus();
  await press(screen.getByRole('button', { name: 'Take the address back' }));
  await expect.element(make).toHaveFocus();
  await screen.unmount();
});

test('[P20] after a link is taken back the focus is on the heading of the list', async () => {
  const share = {
    storyId: 's1',
    title: 'The Dent',
    language: 'english',
    token: 't1',
    createdAt: '2026-01-02T03:04:05Z',
  };
  let shares = [share, { ...share, storyId: 's2', title: 'The Jug', token: 't2' }];
  serveAnswers({
    [storySharesPath]: () => shares,
    [storySharePath('s1')]: () => {
      shares = shares.slice(1);
      return { again: 'sealed' };
    },
  });
  const screen = await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <QueryProvider>
        <SharedList />
      </QueryProvider>
    </LanguageProvider>,
  );
  const take = screen.getByRole('button', { name: 'Take back the link to “The Dent”' });
  await expect.element(take).toBeVisible();
  await press(take);
  await expect.element(take).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Shared stories' })).toHaveFocus();
  await screen.unmount();
});
