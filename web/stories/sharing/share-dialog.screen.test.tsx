import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/styles.css';
import { publicSettingsPath } from '#domain/operations/api.ts';
import { narratedStoriesPath, sharedSoundPath } from '#domain/stories/narration/api.ts';
import { type RevokedShare, shareAgainPath, storySharePath, storySharesPath } from '#domain/stories/share.ts';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { type Call, serveAnswers, signInSomebody } from '../../platform/testing/answers.ts';
import { ToastHost } from '../../ui/layers/toast.tsx';
import { ShareDialog } from './share-dialog.tsx';

test.each([
  ['en', /names in the story/i],
  ['es', /nombres/i],
] as const)(
  '[STORY-12, P20] in %s the question about a link is described by what it gives away',
  async (language, warning) => {
    serveAnswers({ [storySharesPath]: [] });
    signInSomebody();
    const story = { id: 'one', title: 'The Lamp', options: { language: 'english', ageGroup: 'toddler' } } as const;
    const screen = await render(
      <QueryClientProvider client={new QueryClient()}>
        <LanguageProvider language={language} catalogue={await loadCatalogue(language)}>
          <ShareDialog story={story} onClose={() => {}} />
        </LanguageProvider>
      </QueryClientProvider>,
    );
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleDescription(warning);
    await screen.unmount();
  },
);

test.each([
  [true, [], true],
  [true, [{ storyId: 'one', voice: 'warm' }], false],
  [false, [], false],
])(
  '[STORY-12, P20] whoever lets others listen is told that a voice must read the story first (allowed: %s, %j)',
  async (allowed, read, isSaid) => {
    const token = 'a'.repeat(22);
    serveAnswers({
      [publicSettingsPath]: { sandboxVendors: [], turnstileSiteKey: null, makers: { voice: 'demo' } },
      [storySharesPath]: [{ storyId: 'one', title: 'The Lamp', token, createdAt: '2026-01-02T03:04:05Z' }],
      [sharedSoundPath('one')]: { allowed },
      [narratedStoriesPath]: read,
    });
    signInSomebody();
    const story = { id: 'one', title: 'The Lamp', options: { language: 'english', ageGroup: 'toddler' } } as const;
    const screen = await render(
      <QueryClientProvider client={new QueryClient()}>
        <LanguageProvider language="es" catalogue={await loadCatalogue('es')}>
          <ShareDialog story={story} onClose={() => {}} />
        </LanguageProvider>
      </QueryClientProvider>,
    );
    await expect.element(screen.getByRole('checkbox', { name: /Que también lo escuchen/ })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect
      .poll(() => screen.getByText(/Ninguna voz ha leído todavía este cuento/).elements().length)
      .toBe(isSaid ? 1 : 0);
    await screen.unmount();
  },
);

test('[STORY-12, P20] a link that is wanted without a network says why there is none', async () => {
  serveAnswers({
    [storySharesPath]: [],
    [storySharePath('one')]: () => {
      throw new TypeError('no network');
    },
  });
  signInSomebody();
  const story = { id: 'one', title: 'The Lamp', options: { language: 'english', ageGroup: 'toddler' } } as const;
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider language="es" catalogue={await loadCatalogue('es')}>
        <ShareDialog story={story} onClose={() => {}} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect.element(screen.getByRole('alert').getByText(/^Parece que ahora no hay conexión/)).toBeVisible();
  await screen.unmount();
});

test('[STORY-12, P20] whoever closes the question while the link is made hears that there is one all the same', async () => {
  let answer = (_share: unknown) => {};
  serveAnswers({
    [storySharesPath]: [],
    [storySharePath('one')]: () =>
      new Promise((done) => {
        answer = done;
      }),
  });
  signInSomebody();
  const story = { id: 'one', title: 'The Lamp', options: { language: 'english', ageGroup: 'toddler' } } as const;
  const client = new QueryClient();
  const page = async (dialog: boolean) => (
    <QueryClientProvider client={client}>
      <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
        {dialog && <ShareDialog story={story} onClose={() => void page(false).then(screen.rerender)} />}
        <ToastHost />
      </LanguageProvider>
    </QueryClientProvider>
  );
  const screen = await render(await page(true));
  await screen.getByRole('button', { name: 'Make the link' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  answer({ storyId: 'one', title: 'The Lamp', token: 'a'.repeat(22), createdAt: '2026-01-02T03:04:05Z' });
  await expect.element(screen.getByText(/^The link was made all the same/)).toBeVisible();
  await screen.unmount();
});

test.each([
  [
    'en',
    'Make the link',
    'The link is made. You can copy it now.',
    'Copy link',
    'The link is copied.',
    'Take the link back',
    /is taken back/,
    'Undo',
    'The link works again.',
  ],
  [
    'es',
    'Crear el enlace',
    'El enlace está listo. Ya puedes copiarlo.',
    'Copiar el enlace',
    'El enlace está copiado.',
    'Retirar el enlace',
    /Ya no abre nada/,
    'Deshacer',
    'El enlace vuelve a funcionar.',
  ],
] as const)(
  '[STORY-12, P20] in %s a link that was made is heard of, has the focus on its copy button, says when it is taken back, and is brought back',
  async (language, make, made, copy, copied, revoke, revoked, undo, again) => {
    const story = { id: 'one', title: 'The Lamp', options: { language: 'english', ageGroup: 'toddler' } } as const;
    const share = { storyId: 'one', title: 'The Lamp', token: 'a'.repeat(22), createdAt: '2026-01-02T03:04:05Z' };
    let isShared = false;
    serveAnswers({
      [storySharesPath]: () => (isShared ? [share] : []),
      [storySharePath('one')]: async ({ method }: Call) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        isShared = method === 'POST';
        return isShared ? share : { again: 'sealed' };
      },
      [shareAgainPath('one')]: ({ body }: Call) => {
        isShared = true;
        return (body as RevokedShare).again === 'sealed' && share;
      },
    });
    signInSomebody();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const onClose = vi.fn();
    const screen = await render(
      <QueryClientProvider client={new QueryClient()}>
        <LanguageProvider language={language} catalogue={await loadCatalogue(language)}>
          <ShareDialog story={story} onClose={onClose} />
          <ToastHost />
        </LanguageProvider>
      </QueryClientProvider>,
    );
    const spoken = () =>
      [...document.querySelectorAll('[role=dialog] [aria-live]')].map((each) => each.textContent).join();
    await screen.getByRole('button', { name: make }).click();
    await expect.poll(spoken).toContain(made);
    await expect.element(screen.getByRole('button', { name: copy })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(copied)).toBeVisible();
    expect(written).toHaveBeenCalledExactlyOnceWith(`${location.origin}/shared/${share.token}`);
    await screen.getByRole('button', { name: revoke }).click();
    await expect.element(screen.getByText(revoked)).toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: undo }).click();
    await expect.element(screen.getByText(again)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: revoke })).toBeVisible();
    await screen.unmount();
  },
);
