import '../../ui/styles.css';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type Recording,
  recordingConsentPath,
  recordingPath,
  recordingsPath,
  storyRecordingsPath,
} from '#domain/stories/recordings.ts';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { type Answers, serveAnswers, signInSomebody } from '../../platform/testing/answers.ts';
import { AlertDialog } from '../../ui/layers/alert-dialog.tsx';
import { quietLamp } from '../testing/quiet-lamp.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordingsList } from './recordings-list.tsx';

const agreedAt = '2026-01-02T03:04:05Z';
const recording: Recording = {
  id: '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c77',
  storyId: quietLamp.id,
  readBy: 'Daddy',
  createdAt: agreedAt,
  version: '1',
  isWhole: false,
  sentences: [{ paragraph: 0, start: 0, end: 18, from: null, to: null }],
};
const listed = { ...recording, title: 'The Quiet Lamp', language: 'english', milliseconds: 60_000 };

async function show(answers: Answers, children: ReactNode) {
  serveAnswers(answers);
  signInSomebody();
  return await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <QueryProvider>{children}</QueryProvider>
    </LanguageProvider>,
  );
}

async function press(button: { element: () => Element }): Promise<void> {
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('[P44, P20] in "Read it yourself" each step begins with the focus, and Escape closes it while nothing is read', async () => {
  let isClosed = false;
  const screen = await show(
    {
      [recordingsPath]: { recordings: [], agreedAt: null },
      [recordingConsentPath]: { recordings: [], agreedAt },
      [storyRecordingsPath(quietLamp.id)]: ({ method }: { method: string }) => (method === 'POST' ? recording : []),
    },
    <RecordDialog
      storyId={quietLamp.id}
      language="english"
      paragraphs={['The lamp went out.', 'The owl sang.']}
      onClose={() => {
        isClosed = true;
      }}
    />,
  );
  const agree = screen.getByRole('button', { name: 'I agree, keep my voice' });
  await expect.element(agree).toBeVisible();
  await press(agree);
  const name = screen.getByRole('textbox', { name: 'Who is reading?' });
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isClosed).toBe(true);
  await name.fill('Daddy');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Read by Daddy' })).toHaveFocus();
  await screen.unmount();
});

test('[P44, P20] after a recording, or every one, is deleted the focus is where the list begins', async () => {
  await AlertDialog.preload();
  let recordings = [listed, { ...listed, id: '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c78', readBy: 'Nana' }];
  let agreed: string | null = agreedAt;
  const gone = () => new Response(null, { status: 204 });
  const screen = await show(
    {
      [recordingsPath]: () => ({ recordings, agreedAt: agreed }),
      [recordingPath(listed.id)]: () => {
        recordings = recordings.slice(1);
        return gone();
      },
      [recordingConsentPath]: () => {
        recordings = [];
        agreed = null;
        return gone();
      },
    },
    <>
      <RecordingsList />
      <button type="button">Delete account</button>
    </>,
  );
  const heading = screen.getByRole('heading', { name: 'Recorded voices' });
  const one = screen.getByRole('button', { name: /^Delete “The Quiet Lamp”, read by daddy/i });
  await expect.element(one).toBeVisible();
  await press(one);
  const question = screen.getByRole('alertdialog');
  await press(question.getByRole('button', { name: 'Cancel' }));
  await expect.element(one).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await press(question.getByRole('button', { name: 'Delete' }));
  await expect.element(heading).toHaveFocus();
  const all = screen.getByRole('button', { name: 'Take it back and delete all recordings' });
  await press(all);
  await press(question.getByRole('button', { name: 'Delete all' }));
  await expect.poll(() => question.elements()).toEqual([]);
  await expect.element(heading).toHaveFocus();
  await screen.unmount();
});
