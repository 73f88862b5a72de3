import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { creatorAnswers } from '../../testing/creator-answers.ts';
import { openPage } from '../../testing/page.tsx';
import { theLamp } from '../testing/the-lamp.ts';
// Loaded before the first test begins, and not within its time.
import '../pages/create.tsx';
import './generation-view.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A writer whose words come when the test says them. */
function writer() {
  let lines: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      lines = controller;
    },
  });
  const letters = new TextEncoder();
  return {
    answer: () => new Response(body),
    writes: (text: string) => lines?.enqueue(letters.encode(text)),
    ends: () => lines?.close(),
  };
}

const answersWith = (stream: unknown) => ({
  ...creatorAnswers,
  [generateStoryStreamPath]: stream,
});

const texts = {
  en: { any: 'Surprise me', write: 'Write the story', finished: 'The story is finished.' },
  es: { any: 'Sorpréndeme', write: 'Escribir el cuento', finished: 'El cuento está terminado.' },
};

async function askForStory(stream: unknown, language: 'en' | 'es' = 'en') {
  const { screen } = await openPage('/create', { answers: answersWith(stream), signedIn: true, language });
  await screen.getByRole('button', { name: texts[language].any }).first().click();
  await screen.getByRole('button', { name: texts[language].write }).first().click();
  return screen;
}

/** Collects what is added to the log, in the order in which it is added. */
function listen(log: Element): string[] {
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
  }).observe(log, { childList: true });
  return said;
}

test.each(['en', 'es'] as const)(
  '[GEN-03, GEN-07] in %s every paragraph is announced once while the story is written, the last one before its end',
  async (language) => {
    const { answer, writes, ends } = writer();
    const screen = await askForStory(answer, language);
    const log = screen.getByRole('log');
    await expect.element(log).toBeInTheDocument();
    const said = listen(log.element());
    writes('**The Owl**\n\nOwl woke up.\n\nShe flew ');
    await expect.poll(() => said).toEqual(['Owl woke up.']);
    writes('home.\n\nShe slept.');
    await expect.poll(() => said).toEqual(['Owl woke up.', 'She flew home.']);
    // The whole story stands on its page; the log does not repeat it.
    expect(log.element().textContent).toBe('She flew home.');
    ends();
    const whole = ['Owl woke up.', 'She flew home.', 'She slept.', texts[language].finished];
    await expect.poll(() => said).toEqual(whole);
    expect(log.element().textContent).toBe(`She slept.${texts[language].finished}`);
    await screen.unmount();
  },
);

test.each([
  ['en', 'Screen reader speaks the story while it is written'],
  ['es', 'El lector de pantalla va leyendo el cuento mientras se escribe'],
] as const)(
  '[GEN-03, GEN-07] in %s a story that is not to be spoken is written in silence up to its end, the next one as well',
  async (language, name) => {
    for (const story of ['first', 'second']) {
      const { answer, writes, ends } = writer();
      const screen = await askForStory(answer, language);
      const log = screen.getByRole('log');
      await expect.element(log).toBeInTheDocument();
      const said = listen(log.element());
      writes('**The Owl**\n\nOwl woke up.\n\nShe flew ');
      const choice = screen.getByRole('checkbox', { name });
      if (story === 'first') {
        await expect.poll(() => said).toEqual(['Owl woke up.']);
        (choice.element() as HTMLElement).focus();
        await userEvent.keyboard(' ');
      }
      await expect.element(choice).not.toBeChecked();
      const before = [...said];
      writes('home.\n\nShe slept.');
      ends();
      await expect.poll(() => said.slice(before.length)).toEqual([texts[language].finished]);
      await expect.element(screen.getByRole('heading', { level: 1, name: 'The Owl' })).toHaveFocus();
      await screen.unmount();
    }
  },
);

test('[P20] the focus stays with the story when Stop disappears, on a press and at the end of the story', async () => {
  for (const end of ['press', 'end'] as const) {
    const { answer, writes, ends } = writer();
    const screen = await askForStory(answer);
    writes('**The Owl**\n\nOwl woke up.\n\nShe flew ');
    const title = screen.getByRole('heading', { level: 1, name: 'The Owl' });
    await expect.element(title).toBeInTheDocument();
    (screen.getByRole('button', { name: 'Stop writing' }).element() as HTMLElement).focus();
    if (end === 'press') await userEvent.keyboard('{Enter}');
    else ends();
    await expect.element(screen.getByRole('button', { name: 'Stop writing' })).not.toBeInTheDocument();
    await expect.element(title).toHaveFocus();
    await screen.unmount();
  }
});

test.each([
  ['en', 'Stop writing', /^Stopped\. /],
  ['es', 'Detener', /^Se detuvo\. /],
] as const)('[P20] in %s a stop is announced by a region that was there before', async (language, stop, said) => {
  const { answer, writes } = writer();
  const screen = await askForStory(answer, language);
  writes('**The Owl**\n\nOwl woke up.\n\nShe flew ');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'The Owl' })).toBeInTheDocument();
  const before = [...document.querySelectorAll('[aria-live]')];
  await screen.getByRole('button', { name: stop }).click();
  await expect.element(screen.getByRole('button', { name: stop })).not.toBeInTheDocument();
  await expect.poll(() => before.filter(({ textContent }) => said.test(textContent ?? ''))).toHaveLength(1);
  await screen.unmount();
});

test.each([
  [
    'en',
    'Stop writing',
    /^Stopped now, it does not count/,
    /^Stopped now, it counts/,
    'It does not count as one of',
    ['Tell a New One', /what stands here goes/],
  ],
  [
    'es',
    'Detener',
    /ahora, no se descuenta/,
    /ahora, se descuenta/,
    'No se descontó de tus cuentos',
    ['Contar otro', /lo que ves aquí se borra/],
  ],
] as const)(
  '[GEN-15] in %s it is said before a stop, and after it, whether the story counts, and what another one takes away',
  async (language, stop, free, counts, uncounted, [another, goes]) => {
    const { answer, writes } = writer();
    const record = { ...theLamp, status: 'stopped', content: '', counted: false };
    const { screen } = await openPage('/create', {
      answers: new Proxy(answersWith(answer) as Record<string, unknown>, {
        get: (known, path: string) =>
          known[path] ?? (/\/generation\/[^/]+(?:\/stop)?$/.test(path) ? record : undefined),
      }),
      signedIn: true,
      language,
    });
    await screen.getByRole('button', { name: texts[language].any }).first().click();
    await screen.getByRole('button', { name: texts[language].write }).first().click();
    const button = screen.getByRole('button', { name: stop });
    await expect.element(button).toHaveAccessibleDescription(free);
    writes(`**The Owl**\n\n${'Owl woke up. '.repeat(600)}`);
    await expect.element(button).toHaveAccessibleDescription(counts);
    await button.click();
    await expect.element(screen.getByRole('paragraph').filter({ hasText: uncounted })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: another })).toHaveAccessibleDescription(goes);
    await screen.unmount();
  },
);

test.each([
  ['en', 'Stop writing', 'Tell a New One', 'Nothing of it was written yet. The same wish begins a new story.'],
  ['es', 'Detener', 'Contar otro', 'Todavía no había nada escrito. Con el mismo deseo empieza otro cuento.'],
] as const)(
  '[P20] in %s a story that was stopped before its first word leaves no empty paper above what is said of it',
  async (language, stop, another, said) => {
    await page.viewport(1280, 700);
    const screen = await askForStory(writer().answer, language);
    const button = screen.getByRole('button', { name: stop });
    await expect.element(button).toBeVisible();
    scrollTo({ top: 400 });
    await button.click();
    const next = screen.getByRole('button', { name: another });
    await expect.element(next).toHaveAccessibleDescription(said);
    const heading = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    expect(heading.top).toBeGreaterThan(0);
    expect(next.element().getBoundingClientRect().top - heading.bottom).toBeLessThan(64);
    await screen.unmount();
    await page.viewport(1280, 900);
  },
);

test('[GEN-03] the heading of a part appears whole', async () => {
  const { answer, writes } = writer();
  const screen = await askForStory(answer);
  writes('**The Owl**\n\nOwl woke up.\n\nPart two: Do Not');
  await expect.element(screen.getByRole('region', { name: 'The story' }).getByText('Owl woke up.')).toBeVisible();
  await new Promise((done) => setTimeout(done, 500));
  const headings = screen.getByRole('heading', { level: 3 });
  expect(headings.elements()).toEqual([]);
  writes(' Open\n\nShe flew ');
  await expect.element(headings).toHaveTextContent('Part two: Do Not Open');
  await screen.unmount();
});

test.each(['Back to Story Options', 'Create New Story'])(
  '[CREATE-04, GEN-07] "%s" leads the focus to the heading of the form',
  async (name) => {
    const { answer, writes, ends } = writer();
    const screen = await askForStory(answer);
    writes('**The Owl**\n\nOwl woke up.');
    ends();
    // The view takes the focus once it is drawn, and not from the button.
    await expect.element(screen.getByRole('heading', { level: 1, name: 'The Owl' })).toHaveFocus();
    const button = screen.getByRole('main').getByRole('button', { name });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'What shall we dream up tonight?' }))
      .toHaveFocus();
    await screen.unmount();
  },
);

test('[P28] taking the offered message in place of a refused one leads the focus to it', async () => {
  const refusal = { code: 'INPUT_REFUSED', message: '', requestId: 'r', field: 'message', presetOffer: 'sharing' };
  const screen = await askForStory(() => Response.json(refusal, { status: 422 }));
  const offer = screen.getByRole('button', { name: 'Use “Sharing” instead' });
  await expect.element(offer).toBeVisible();
  // The form leads to the refused field first.
  await expect.element(screen.getByRole('textbox', { name: 'Or in your own words' })).toHaveFocus();
  (offer.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('radio', { name: 'Sharing' })).toHaveFocus();
  await screen.unmount();
});

test.each([
  [1440, 900],
  [1280, 720],
  [390, 844],
])(
  '[CREATE-03] at %i by %i the picture of a story that is awaited stands whole above the bar',
  async (width, height) => {
    await page.viewport(width, height);
    const { answer } = writer();
    const screen = await askForStory(answer);
    const stop = screen.getByRole('button', { name: 'Stop writing' });
    await expect.element(stop).toBeVisible();
    const picture = () => document.querySelector('main img[class*="aspect"]')?.getBoundingClientRect();
    await expect.poll(() => picture()?.width ?? 0).toBeGreaterThan(280);
    expect(picture()?.bottom ?? height).toBeLessThanOrEqual(stop.element().getBoundingClientRect().top);
    await page.viewport(1280, 900);
  },
);

test('[GEN-08, P20] the switch of what is spoken stays in sight while it has the focus', async () => {
  await page.viewport(320, 500);
  await expect.poll(() => innerHeight).toBe(500);
  const { answer, writes } = writer();
  const screen = await askForStory(answer);
  const speaks = screen.getByRole('checkbox', { name: 'Screen reader speaks the story while it is written' });
  await expect.element(speaks).toBeInTheDocument();
  (speaks.element() as HTMLElement).focus();
  writes('**The Lamp**\n\nThe lamp went out.\n\n');
  await expect.element(screen.getByText('The lamp went out.').first()).toBeInTheDocument();
  // The page is brought into sight some frames after its first words, which would hide the switch.
  await new Promise((done) => setTimeout(done, 500));
  const { bottom } = (document.querySelector('header') as HTMLElement).getBoundingClientRect();
  expect(speaks.element().getBoundingClientRect().top).toBeGreaterThan(bottom);
  await screen.unmount();
  await page.viewport(1280, 900);
});

test.each([440, 500])(
  '[GEN-08, P20] on a phone of %i px the bar cuts through no line when the first words bring the page of a story into sight',
  async (height) => {
    await page.viewport(320, height);
    // The page is brought into sight once, in the window as it then is.
    await expect.poll(() => innerHeight).toBe(height);
    await document.fonts.ready;
    const { answer, writes } = writer();
    const screen = await askForStory(answer);
    await expect.element(screen.getByRole('button', { name: 'Stop writing' })).toBeVisible();
    writes('**The Lamp**\n\nThe lamp went out.\n\n');
    await expect.element(screen.getByText('The lamp went out.').first()).toBeVisible();
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    const { bottom } = (document.querySelector('header') as HTMLElement).getBoundingClientRect();
    const cut = [...document.querySelectorAll('main :is(p, button, [role=status], h1)')].filter((each) => {
      const place = each.getBoundingClientRect();
      return place.height > 1 && place.top < bottom && place.bottom > bottom + 1;
    });
    expect(cut.map((each) => each.textContent)).toEqual([]);
    await screen.unmount();
    await page.viewport(1280, 900);
  },
);
