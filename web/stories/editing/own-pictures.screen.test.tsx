import '../../ui/styles.css';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Story, storyPath } from '#domain/stories/api.ts';
import { type OwnPictures, redrawPath, storyPicturesPath } from '#domain/stories/pictures.ts';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { type Call, serveAnswers, signInSomebody } from '../../platform/testing/answers.ts';
import { quietLamp } from '../testing/quiet-lamp.ts';
import { OwnPicturesList } from './own-pictures.tsx';

const story: Story = { ...quietLamp, options: { ...quietLamp.options, model: 'gemini' } };
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const picture = (name: string, position: number, caption?: string) => ({
  url: `${dot}#${name}`,
  alt: 'image',
  position,
  paragraph: position,
  leftOut: false,
  ...(caption && { caption }),
});
const lamp = picture('lamp', 0, 'The owl looks at the lamp.');
const owl = picture('owl', 1);
const changedAt = '2026-01-02T03:04:05Z';

async function show(language: 'en' | 'es' = 'en') {
  let pictures: OwnPictures['pictures'] = [lamp, owl];
  const answer = () => ({ pictures, draws: true, left: 4, changedAt });
  serveAnswers({
    [storyPath(story.id)]: story,
    [storyPicturesPath(story.id)]: ({ method, body }: Call) => {
      if (method === 'PUT') {
        const { shown } = body as { shown: string[] };
        pictures = pictures.map((each) => ({ ...each, leftOut: !shown.includes(each.url) }));
      }
      return answer();
    },
    [redrawPath(story.id)]: () => {
      pictures = [{ ...lamp, leftOut: true }, picture('new', 0, 'The owl holds the lamp.'), owl];
      return answer();
    },
  });
  signInSomebody();
  return await render(
    <LanguageProvider language={language} catalogue={await loadCatalogue(language)}>
      <QueryProvider>
        <OwnPicturesList story={story} />
      </QueryProvider>
    </LanguageProvider>,
  );
}

const heard = () =>
  [...document.querySelectorAll('[aria-live], [role=status]')]
    .map((each) => each.textContent)
    .filter((each) => each !== '');

async function press(button: { element: () => Element }): Promise<void> {
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('[DATA-07, P20] each picture is named by what it shows, as on the page of the story', async () => {
  const screen = await show();
  const images = screen.getByRole('img');
  await expect.poll(() => images.elements().length).toBe(2);
  expect(images.elements().map((each) => each.getAttribute('alt'))).toEqual([
    'The owl looks at the lamp.',
    // One without a sentence of its own has the beginning of its paragraph.
    'The owl sang.',
  ]);
  await expect.element(screen.getByRole('figure', { name: 'Picture 1' })).toBeInTheDocument();
  await expect
    .element(screen.getByRole('textbox', { name: /^Picture 2:\s*What should be different\?/ }))
    .toBeInTheDocument();
  await screen.unmount();
});

test.each([
  [
    'en',
    'Leave picture 1 out',
    'Use other picture 1 in place 1',
    'Picture 1 is left out.',
    'Picture 1 is in the story. The owl looks at the lamp.',
  ],
  [
    'es',
    'Quitar el dibujo 1',
    'Usar el otro dibujo 1 en el lugar 1',
    'El dibujo 1 ya no aparece.',
    'El dibujo 1 aparece en el cuento. The owl looks at the lamp.',
  ],
] as const)(
  '[DATA-07, P20] in %s a picture that is left out, and one that comes back, is said once, and the focus is on the way back',
  async (language, out, use, saidOut, saidBack) => {
    const screen = await show(language);
    const leave = screen.getByRole('button', { name: out });
    const back = screen.getByRole('button', { name: use });
    await expect.element(leave).toBeVisible();
    await press(leave);
    await expect.element(back).toHaveFocus();
    await expect.poll(heard).toEqual([saidOut]);
    // What is left out is still named.
    await expect.element(screen.getByRole('img').first()).toHaveAttribute('alt', 'The owl looks at the lamp.');
    await userEvent.keyboard('{Enter}');
    await expect.element(leave).toHaveFocus();
    await expect.poll(heard).toEqual([saidBack]);
    await screen.unmount();
  },
);

test.each([
  ['en', 'Draw picture 1 again', 'The new picture 1 is here. The owl holds the lamp.'],
  ['es', 'Dibujar de nuevo el dibujo 1', 'Aquí está el dibujo 1 nuevo. The owl holds the lamp.'],
] as const)('[DATA-07, P20] in %s it is said that a picture drawn again is there', async (language, draw, said) => {
  const screen = await show(language);
  const button = screen.getByRole('button', { name: draw });
  await expect.element(button).toBeVisible();
  await press(button);
  await expect.poll(heard).toEqual([said]);
  await expect.element(button).toHaveFocus();
  await expect.poll(() => screen.getByRole('img', { name: 'The owl holds the lamp.' }).elements().length).toBe(1);
  await screen.unmount();
});
