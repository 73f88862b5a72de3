import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type Generation,
  generateStoryGeminiPath,
  generateStoryStreamPath,
  generationPath,
  generationPicturePath,
  generationStreamPath,
  lastWishPath,
  latestGenerationPath,
} from '#domain/generation/api.ts';
import { familyPath } from '#domain/identity/family.ts';
import { storyPath } from '#domain/stories/api.ts';
import { reportsPath } from '#domain/stories/reports.ts';
import { usageCheckPath, usageStatsPath } from '#domain/usage/allowance.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import type { Call } from '../../platform/testing/answers.ts';
import { creatorAnswers } from '../../testing/creator-answers.ts';
import { fillForm } from '../../testing/fill-form.ts';
import { currentPlace, openPage } from '../../testing/page.tsx';
import { theLamp } from '../testing/the-lamp.ts';

const never = () => new Promise(() => {});
const answers = {
  ...creatorAnswers,
  [generateStoryStreamPath]: never,
  [generateStoryGeminiPath]: never,
};
type Screen = Awaited<ReturnType<typeof openPage>>['screen'];

afterEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 900);
});

test('[CREATE-01] where the family cannot be read, as without a network, the form stands and does not ask again and again', async () => {
  const missing = () => Response.json({ code: 'NOT_FOUND', message: '', requestId: 'r' }, { status: 404 });
  const { screen, calls } = await openPage('/create', {
    answers: { ...answers, [familyPath]: missing },
    signedIn: true,
  });
  await expect.element(screen.getByRole('group', { name: 'Who is in it?' })).toBeVisible();
  const asked = () => calls.filter(({ path }) => path === familyPath).length;
  const soon = asked();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked()).toBe(soon);
  expect(soon).toBeLessThan(3);
  await expect.element(screen.getByRole('group', { name: 'Who is in it?' })).toBeVisible();
});

test('[CREATE-01] the creator asks a question and says what to do', async () => {
  const { screen } = await openPage('/create', { answers });
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'What shall we dream up tonight?' }))
    .toBeVisible();
  await expect
    .element(
      screen.getByText(
        'Choose who is in the story, where it happens and what it is about. The first words come right away.',
      ),
    )
    .toBeVisible();
});

test.each([390, 1280])(
  '[CREATE-21] at a width of %i each list of suggestions shows three, and all when asked',
  async (width) => {
    await page.viewport(width, 844);
    const { screen } = await openPage('/create', { answers });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = (name: string) =>
      screen
        .getByRole('radiogroup', { name })
        .getByRole('radio')
        .or(screen.getByRole('group', { name }).getByRole('checkbox'));
    const count = (name: string) => shown(name).elements().length;
    expect(['Who is in it?', 'Where does it happen?', 'What is it about?'].map(count)).toEqual([3, 3, 3]);
    await screen.getByRole('button', { name: 'Show all 15: Who is in it?' }).click();
    expect(count('Who is in it?')).toBe(15);
  },
);

test.each([
  ['en', 'The basics'],
  ['es', 'Lo básico'],
] as const)('[CREATE-06] in %s on a tablet two selects share a row, and no choice is cut', async (language, name) => {
  await page.viewport(768, 1024);
  const { screen } = await openPage('/create', { answers, language });
  const card = screen.getByRole('region', { name });
  await expect.element(card).toBeInTheDocument();
  const selects = [...card.element().querySelectorAll('select')];
  const [, spoken, age] = selects.map((each) => each.getBoundingClientRect().top);
  expect(spoken).toBe(age);
  const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  for (const each of selects) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(each);
    pen.font = font;
    const room = each.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    for (const { text } of each.options) expect(pen.measureText(text).width, text).toBeLessThan(room);
  }
});

test('[CREATE-03, CREATE-19, GEN-01] a complete form gives way to the story, which the text model writes', async () => {
  const { screen, calls } = await openPage('/create', { answers, signedIn: true });
  await fillForm(screen);
  await expect.poll(() => document.querySelector('main form')).toBeNull();
  const asked = () => calls.find(({ path, method }) => path === generateStoryStreamPath && method === 'POST');
  await expect
    .poll(() => asked()?.body)
    .toMatchObject({ storyParams: { model: 'deepseek', characters: ['owl'], setting: 'castle', message: 'kindness' } });
});

test('[CREATE-19, ILLUS-01] a story with illustrations is asked of the model that draws', async () => {
  const { screen, calls } = await openPage('/create', { answers, signedIn: true });
  await fillForm(screen, 'With illustrations');
  const asked = () => calls.find(({ path, method }) => path === generateStoryGeminiPath && method === 'POST');
  await expect.poll(() => asked()?.body).toMatchObject({ storyParams: { model: 'gemini', characters: ['owl'] } });
  expect(calls.find(({ path }) => path === usageCheckPath)?.query).toEqual({ storyType: 'free_image' });
});

test('[CREATE-33, CREATE-34] a signed-out wish goes to sign in, and says where it came from', async () => {
  const { screen, calls } = await openPage('/create', { answers });
  await fillForm(screen);
  await expect.poll(currentPlace).toEqual({ address: '/signin', state: { from: '/create' } });
  expect(JSON.parse(sessionStorage.getItem(storageKeys.pendingOptions) ?? '{}')).toMatchObject({
    values: { characters: ['owl'], setting: 'castle', message: 'kindness', model: 'deepseek' },
  });
  expect(calls.some(({ path }) => path === generateStoryStreamPath)).toBe(false);
});

test('[LIMIT-11, LIMIT-17, LIMIT-21] a check of the allowance that fails is said, and no story is written', async () => {
  const { screen, calls } = await openPage('/create', {
    answers: { ...answers, [usageCheckPath]: undefined },
    signedIn: true,
  });
  await fillForm(screen);
  await expect.element(screen.getByText('Unable to generate story. Please try again later.')).toBeVisible();
  expect(calls.some(({ path }) => path === generateStoryStreamPath)).toBe(false);
});

test('[LIMIT-17, LIMIT-21] the alert without a connection names the cause first', async () => {
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  const { screen } = await openPage('/create', { answers: { ...answers, [usageStatsPath]: away }, signedIn: true });
  await fillForm(screen);
  await expect.element(screen.getByRole('heading', { name: 'There is no connection now' })).toBeVisible();
  await expect.element(screen.getByText('What you have chosen stays here.', { exact: false })).toBeVisible();
  // Once the network is back, that is no longer true.
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[LIMIT-17] where nobody can say whether somebody pays, the check has failed, and nobody is asked to subscribe', async () => {
  const away = () => Response.json({ code: 'UNAVAILABLE', message: '', requestId: 'r' }, { status: 503 });
  const { screen, calls } = await openPage('/create', {
    answers: { ...answers, [usageStatsPath]: away },
    signedIn: true,
  });
  await fillForm(screen);
  await expect.element(screen.getByText('Unable to generate story. Please try again later.')).toBeVisible();
  expect(calls.filter(({ path }) => [usageCheckPath, generateStoryStreamPath].includes(path))).toEqual([]);
});

test('[P20] in a window as low as at 400 percent a place with the focus is seen with its name', async () => {
  await page.viewport(320, 256);
  const { screen } = await openPage('/create', { answers, signedIn: true });
  const places = screen.getByRole('radiogroup', { name: 'Where does it happen?' }).getByRole('radio');
  await expect.element(places.first()).toBeInTheDocument();
  const bar = (document.querySelector('header') as HTMLElement).getBoundingClientRect().bottom;
  for (const place of places.elements()) {
    const tile = place.closest('label') as HTMLElement;
    (place as HTMLElement).focus();
    await expect.poll(() => tile.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar);
    const { left, width, bottom } = tile.getBoundingClientRect();
    // Nothing lies over the name.
    expect(tile.contains(document.elementFromPoint(left + width / 2, bottom - 12))).toBe(true);
  }
  await screen.unmount();
});

test('[P20, CREATE-14] Enter ticks a box, takes a radio button and opens a fold, and begins no story', async () => {
  const { screen, calls } = await openPage('/create', { answers, signedIn: true });
  await screen.getByRole('button', { name: 'Surprise me' }).first().click();
  for (const [role, name] of [
    ['checkbox', 'Who is in it?'],
    ['radio', 'Where does it happen?'],
    ['radio', 'What is it about?'],
    ['radio', 'Words or pictures?'],
  ] as const) {
    const group = role === 'checkbox' ? 'group' : 'radiogroup';
    const box = screen.getByRole(group, { name }).or(screen.getByRole('group', { name })).getByRole(role);
    await expect.element(box.last()).toBeInTheDocument();
    const input = box.elements().find((each) => !(each as HTMLInputElement).checked) as HTMLInputElement;
    input.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => input.checked).toBe(true);
  }
  expect(calls.filter(({ path }) => path === usageCheckPath || path === generateStoryStreamPath)).toEqual([]);
  await screen.unmount();
  const family = await openPage('/create', { answers: withVera, signedIn: true });
  const fold = family.screen.getByRole('heading', { level: 2, name: 'Where does it happen?' });
  await expect.element(fold).toBeVisible();
  fold.element().closest('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(family.screen.getByRole('radiogroup', { name: 'Where does it happen?' })).toBeVisible();
  await expect.element(family.screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(family.calls.filter(({ path }) => path === usageCheckPath)).toEqual([]);
});

test.each([
  [
    'en',
    {
      who: 'Add a character',
      where: 'Where does it happen?',
      what: 'What is it about?',
      own: 'Or a place of your own',
    },
  ],
  ['es', { who: 'Agrega un personaje', where: '¿Dónde ocurre?', what: '¿De qué trata?', own: 'O un lugar tuyo' }],
] as const)(
  '[P20, CREATE-26] in %s the form says what must be answered, and nothing that need not be',
  async (language, say) => {
    const { screen } = await openPage('/create', { answers, language });
    const who = screen.getByRole('textbox', { name: say.who });
    await expect.element(who).toHaveAttribute('aria-required', 'true');
    for (const name of [say.where, say.what])
      await expect.element(screen.getByRole('radiogroup', { name })).toHaveAttribute('aria-required', 'true');
    await expect.element(screen.getByRole('textbox', { name: say.own })).not.toHaveAttribute('aria-required');
    for (const each of screen.getByRole('combobox').elements()) expect(each.ariaRequired).toBeNull();
    // Somebody is in the story: nobody else must be.
    await who.fill('Vera');
    await userEvent.keyboard('{Enter}');
    await expect.element(who).not.toHaveAttribute('aria-required');
  },
);

test.each([
  ['en', 'Add a character', 'sami, nour and their cat michi', 'sami, nour, and their cat michi are in the story.'],
  ['es', 'Agrega un personaje', 'sami, nour y su gato michi', 'Ahora en el cuento: sami, nour y su gato michi.'],
] as const)(
  '[CREATE-14] in %s several names that are typed at once are as many characters, and are said together',
  async (language, field, typed, said) => {
    const { screen } = await openPage('/create', { answers, language });
    const who = screen.getByRole('textbox', { name: field });
    await who.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(said)).toBeVisible();
    const chosen = () => JSON.parse(sessionStorage.getItem(storageKeys.creatorForm) ?? '{}').values?.characters;
    await expect.poll(chosen).toEqual(['sami', 'nour', language === 'en' ? 'their cat michi' : 'su gato michi']);
    await screen.unmount();
  },
);

test.each([
  ['en', 'Remove a rapist', '“a rapist” does not fit a bedtime story.', 'Use “Elephant” instead'],
  ['es', 'Quitar: a rapist', '«a rapist» no va con un cuento para dormir.', 'Usar «Elefante»'],
] as const)(
  '[P28] in %s the form says which character was refused, until that one is gone',
  async (language, remove, said, instead) => {
    const refusal = {
      code: 'INPUT_REFUSED',
      message: '',
      requestId: 'r',
      field: 'characters',
      presetOffer: 'elephant',
    };
    type Asked = { storyParams: { characters: string[] } };
    const refuse = ({ body }: Call) =>
      Response.json({ ...refusal, item: (body as Asked).storyParams.characters.indexOf('a rapist') }, { status: 422 });
    const alerts: string[] = [];
    const watch = new MutationObserver(() => {
      for (const each of document.querySelectorAll('main [role=alert]')) alerts.push(each.textContent ?? '');
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const { screen } = await openPage('/create', {
      answers: { ...answers, [generateStoryStreamPath]: refuse },
      signedIn: true,
      language,
    });
    await screen
      .getByRole('button', { name: language === 'en' ? 'Surprise me' : 'Sorpréndeme' })
      .first()
      .click();
    const who = screen.getByRole('textbox', { name: language === 'en' ? 'Add a character' : 'Agrega un personaje' });
    await who.fill('a rapist');
    await userEvent.keyboard('{Enter}');
    await screen
      .getByRole('button', { name: language === 'en' ? 'Write the story' : 'Escribir el cuento' })
      .first()
      .click();
    const button = screen.getByRole('button', { name: remove });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleDescription(new RegExp(said));
    watch.disconnect();
    // Nothing else says it first.
    expect(alerts).toEqual([]);
    // Another character does not make it fit.
    await who.fill('Nora');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(said, { exact: false })).toBeVisible();
    await screen.getByRole('button', { name: instead }).click();
    await expect.poll(() => screen.getByText(said, { exact: false }).elements()).toEqual([]);
    const told = () => JSON.parse(sessionStorage.getItem(storageKeys.creatorForm) ?? '{}').values?.characters;
    await expect.poll(told).toEqual(expect.arrayContaining(['Nora', 'elephant']));
    expect(told()).not.toContain('a rapist');
  },
);

test('[P28] a refused fear is said at the top of the form, and may be contradicted', async () => {
  const refused = { code: 'INPUT_REFUSED', message: 'Not for a bedtime story: avoid.', field: 'avoid' };
  const { screen, calls } = await openPage('/create', {
    answers: {
      ...answers,
      [generateStoryStreamPath]: () => Response.json(refused, { status: 422 }),
      [reportsPath]: () => Response.json({ id: '1' }, { status: 201 }),
    },
    signedIn: true,
  });
  await fillForm(screen);
  const notice = screen.getByRole('alert').filter({ hasText: 'Something you wrote does not fit' });
  await notice.getByRole('button', { name: 'This was refused wrongly' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => calls.find((call) => call.path === reportsPath && call.method === 'POST')?.body)
    .toMatchObject({ kind: 'refused_wrongly', field: 'avoid', language: 'english' });
});

const vera = { id: 'c1', nickname: 'Vera', ageGroup: 'toddler', likes: [], avoid: ['thunder'], pronoun: null };
const withVera = { ...answers, [familyPath]: { children: [vera], cast: [] } };
const finished: Generation = {
  ...theLamp,
  content: `**The Lamp**\n\n${'Vera saw a light and followed it. '.repeat(12)}\n\n`.repeat(12),
  options: { ...theLamp.options, avoid: ['thunder'] },
};

/** Whether the form holds what the story with Vera was requested with. */
async function expectWithVera(screen: Screen): Promise<void> {
  const vera = screen.getByRole('group', { name: 'For whom?' }).getByRole('checkbox', { name: 'Vera' });
  await expect.element(vera).toBeChecked();
  await expect.element(screen.getByText('The story is not about thunder.')).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem(storageKeys.creatorForm) ?? '{}').values).toMatchObject({
    characters: ['Vera', 'owl'],
    setting: 'castle',
    message: 'kindness',
    ageGroup: 'toddler',
    avoid: ['thunder'],
  });
}

test('[CREATE-04] the way back from a story that was requested before the page was opened shows its whole form again', async () => {
  const { screen } = await openPage('/create', {
    answers: { ...withVera, [latestGenerationPath]: finished, [generationPath(finished.id)]: finished },
    signedIn: true,
  });
  await screen.getByRole('button', { name: 'Read it' }).click();
  await screen.getByRole('button', { name: 'Back to Story Options' }).click();
  await expectWithVera(screen);
});

test.each(['Back to Story Options', 'Create New Story'])(
  '[CREATE-04, P20] “%s” of a finished story that was scrolled opens the form at its top, with the focus on its heading',
  async (name) => {
    await page.viewport(390, 600);
    const { screen } = await openPage('/create', {
      answers: { ...withVera, [latestGenerationPath]: finished, [generationPath(finished.id)]: finished },
      signedIn: true,
    });
    await screen.getByRole('button', { name: 'Read it' }).click();
    const button = screen.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    window.scrollTo(0, 200);
    expect(window.scrollY).toBe(200);
    (button.element() as HTMLElement).click();
    const heading = screen.getByRole('heading', { level: 1, name: 'What shall we dream up tonight?' });
    await expect.element(heading).toHaveFocus();
    await expect.poll(() => window.scrollY).toBe(0);
  },
);

test('[P20] while the form is there the browser leaves its place alone, and afterwards no more', async () => {
  expect(history.scrollRestoration).toBe('auto');
  const { screen } = await openPage('/create', { answers });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(history.scrollRestoration).toBe('manual');
  await screen.unmount();
  expect(history.scrollRestoration).toBe('auto');
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test.each([
  [1, 'Same as last time'],
  [20, 'Same as last night'],
  [60, 'Same as last time'],
])('[CREATE-20] a story of %d hours ago is offered as "%s"', async (hours, name) => {
  const { screen } = await openPage('/create', {
    answers: { ...withVera, [lastWishPath]: { options: finished.options, createdAt: hoursAgo(hours) } },
    signedIn: true,
  });
  await expect.element(screen.getByRole('button', { name })).toBeVisible();
});

test('[CREATE-04] the way back from a story that is written on this page shows the form as it was submitted', async () => {
  const { screen } = await openPage('/create', {
    answers: { ...withVera, [lastWishPath]: { options: finished.options, createdAt: hoursAgo(20) } },
    signedIn: true,
  });
  await screen.getByRole('button', { name: 'Same as last night' }).click();
  await screen.getByRole('button', { name: 'Write the story' }).first().click();
  await screen.getByRole('button', { name: 'Back to Story Options' }).click();
  await expectWithVera(screen);
});

test.each(['deepseek', 'gemini'] as const)(
  '[GEN-08, P20] a story of %s that was finished elsewhere opens at its beginning and stays there',
  async (model) => {
    const picture = { index: 0, paragraph: 0, alt: 'A lamp', mimeType: 'image/png' };
    const story = {
      ...finished,
      options: { ...finished.options, model },
      pictures: model === 'gemini' ? [picture] : [],
    };
    let arrive = () => {};
    const { screen } = await openPage('/create', {
      answers: {
        ...withVera,
        [latestGenerationPath]: story,
        [generationPath(story.id)]: story,
        [generationPicturePath(story.id, 0)]: () =>
          new Promise((resolve) => {
            arrive = () => resolve(new Response(new Blob(['x'], { type: 'image/png' })));
          }),
      },
      signedIn: true,
    });
    await screen.getByRole('button', { name: 'Read it' }).click();
    const box = screen.getByRole('region', { name: 'The story' });
    await expect.element(box).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    arrive();
    await expect.element(box.getByText('The end')).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(box.element().scrollHeight).toBeGreaterThan(2000);
    expect(box.element().scrollTop).toBe(0);
  },
);

test('[CREATE-20] "Same as last night" takes cast and place of a next chapter, and not what happened in it', async () => {
  const options = {
    ...finished.options,
    message: 'This time the idea is Vera\u2019s',
    continues: { storyId: finished.id, memory: 'Vera found a lamp.' },
  };
  const { screen } = await openPage('/create', {
    answers: { ...withVera, [lastWishPath]: { options, createdAt: hoursAgo(20) } },
    signedIn: true,
  });
  await screen.getByRole('button', { name: 'Same as last night' }).click();
  await expect
    .poll(() => JSON.parse(sessionStorage.getItem(storageKeys.creatorForm) ?? '{}').values)
    .toMatchObject({ characters: ['Vera', 'owl'], setting: 'castle', message: '' });
});

test('[CREATE-20] "Same as last night" leaves out what frightens the child of tonight, who stays in the story', async () => {
  const child = { id: '7', nickname: 'Noa', ageGroup: 'preschool', likes: [], avoid: ['the dark'], pronoun: null };
  const { screen } = await openPage('/create', {
    answers: {
      ...withVera,
      [familyPath]: { children: [child], cast: [] },
      [lastWishPath]: { options: finished.options, createdAt: hoursAgo(20) },
    },
    signedIn: true,
  });
  await screen.getByText('Noa', { exact: true }).click();
  await screen.getByRole('button', { name: 'Same as last night' }).click();
  await expect
    .poll(() => JSON.parse(sessionStorage.getItem(storageKeys.creatorForm) ?? '{}').values)
    .toMatchObject({ characters: ['Noa', 'Vera', 'owl'], avoid: ['thunder', 'the dark'] });
  await expect.element(screen.getByRole('checkbox', { name: 'Noa' })).toBeChecked();
});

test('[CREATE-20] what frightens a child is left out of the next chapter of a story, whoever asks for it', async () => {
  const child = { id: '7', nickname: 'Vera', ageGroup: 'preschool', likes: [], avoid: ['big dogs'], pronoun: null };
  const options = { ...finished.options, avoid: undefined };
  await openPage(
    {
      pathname: '/create',
      state: { nextChapter: { ...options, continues: { storyId: finished.id, memory: 'A lamp.' } } },
    },
    { answers: { ...withVera, [familyPath]: { children: [child], cast: [] } }, signedIn: true },
  );
  await expect
    .poll(() => JSON.parse(sessionStorage.getItem(storageKeys.creatorForm) ?? '{}').values)
    .toMatchObject({ characters: ['Vera', 'owl'], avoid: ['big dogs'] });
});

test.for([
  ['gemini', 1],
  ['gemini', 0],
  ['deepseek', 1],
] as const)(
  '[LIMIT-14] [CREATE-20] a next chapter of a story by %s says why pictures leave, when %i of 1 is used up',
  async ([model, used]) => {
    const options = { ...finished.options, model };
    const { screen } = await openPage(
      {
        pathname: '/create',
        state: { nextChapter: { ...options, continues: { storyId: finished.id, memory: 'A lamp.' } } },
      },
      {
        answers: {
          ...answers,
          [usageStatsPath]: { ...answers[usageStatsPath], freeImage: { used, limit: 1 } },
          [storyPath(finished.id)]: { id: finished.id, title: 'The Lamp', content: 'A lamp.', options },
        },
        signedIn: true,
      },
    );
    await expect.element(screen.getByText('Everything else stays')).toBeVisible();
    const said = screen.getByText('This chapter comes in words alone. You have used your free illustrated story.', {
      exact: false,
    });
    if (model === 'gemini' && used === 1) await expect.element(said).toBeVisible();
    else expect(said.elements()).toEqual([]);
  },
);

test('[CREATE-20] tonight’s idea comes beside what the child loves, and does not push it out', async () => {
  const child = { id: '7', nickname: 'Noa', ageGroup: 'preschool', likes: ['tractors'], avoid: [], pronoun: null };
  const { screen } = await openPage('/create', {
    answers: { ...withVera, [familyPath]: { children: [child], cast: [] } },
    signedIn: true,
  });
  await screen.getByText('Noa', { exact: true }).click();
  await screen.getByText('tractors', { exact: true }).click();
  await screen.getByRole('button', { name: 'Use it' }).click();
  await expect
    .poll(() => JSON.parse(sessionStorage.getItem(storageKeys.creatorForm) ?? '{}').values?.message)
    .toMatch(/^\p{Lu}[^,]+, tractors$/u);
  await expect.element(screen.getByRole('checkbox', { name: 'tractors' })).toBeChecked();
});

test('[P20] an awaited story is there as soon as the server answers again, without a reload', async () => {
  sessionStorage.setItem(storageKeys.storyAwaited, 'yes');
  let isAway = true;
  const { screen } = await openPage('/create', {
    answers: {
      ...answers,
      [latestGenerationPath]: () =>
        isAway ? Response.json({ code: 'NOT_FOUND', message: '', requestId: 'r' }, { status: 404 }) : finished,
    },
    signedIn: true,
  });
  const awaited = screen.getByText('Your story is not lost', { exact: false });
  await expect.element(awaited).toBeVisible();
  isAway = false;
  await expect.element(screen.getByRole('button', { name: 'Read it' }), { timeout: 9000 }).toBeVisible();
  expect(awaited.elements()).toEqual([]);
});

test('[CREATE-20] a child of an earlier story is told with the look that its profile has now', async () => {
  const child = { ...vera, look: 'black curls, glasses' };
  const options = { ...finished.options, characters: ['Vera, short hair', 'owl'] };
  const { screen, calls } = await openPage('/create', {
    answers: {
      ...answers,
      [familyPath]: { children: [child], cast: [] },
      [lastWishPath]: { options, createdAt: hoursAgo(20) },
    },
    signedIn: true,
  });
  await screen.getByRole('button', { name: 'Same as last night' }).click();
  await expectWithVera(screen);
  await screen.getByRole('button', { name: 'Write the story' }).first().click();
  const asked = () => calls.find(({ path, method }) => path === generateStoryStreamPath && method === 'POST');
  await expect
    .poll(() => asked()?.body)
    .toMatchObject({ storyParams: { characters: ['Vera, black curls, glasses', 'owl'] } });
});

test.each([
  ['en', 'Back to Story Options', 'Watch it', 'Read it', '“The Lamp” is finished and not saved yet.'],
  ['es', 'Volver a las opciones', 'Verlo', 'Leerlo', '«The Lamp» está terminado y todavía no lo has guardado.'],
] as const)(
  '[P20, CREATE-04] in %s the form says once that the story that went on being written is finished, and no longer awaits it',
  async (language, back, watch, read, said) => {
    let now: Generation = { ...theLamp, status: 'writing', content: '**The Lamp**\n\nVera saw' };
    const { screen } = await openPage('/create', {
      answers: {
        ...answers,
        [latestGenerationPath]: () => now,
        [generationPath(theLamp.id)]: () => now,
        [generationStreamPath(theLamp.id)]: never,
      },
      signedIn: true,
      language,
    });
    await screen.getByRole('button', { name: back }).click();
    await expect.element(screen.getByRole('button', { name: watch })).toBeVisible();
    now = theLamp;
    await expect.element(screen.getByRole('button', { name: read }), { timeout: 9000 }).toBeVisible();
    expect(screen.getByRole('button', { name: watch }).elements()).toEqual([]);
    const heard = () =>
      [...document.querySelectorAll('[aria-live=polite]')].filter((each) => each.textContent === said).length;
    await expect.poll(heard).toBe(1);
    await screen.getByRole('button', { name: read }).click();
    await expect.element(screen.getByRole('heading', { name: 'The Lamp' }).first()).toBeVisible();
    await expect.poll(() => sessionStorage.getItem(storageKeys.storyAwaited)).toBeNull();
    await screen.unmount();
  },
);

const away = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['fails', away],
  ['is not answered', never],
])(
  '[P20] a page that is opened again while a story is written, and whose every call %s, shows the form as it was sent',
  async (_, answer) => {
    const kept = { userId: null, keptAt: Date.now(), values: { ...finished.options, message: 'the lost red kite' } };
    sessionStorage.setItem(storageKeys.storyAwaited, JSON.stringify(kept));
    let isAway = true;
    const { screen } = await openPage('/create', {
      answers: {
        ...answers,
        [familyPath]: answer,
        [latestGenerationPath]: () => (isAway ? answer() : finished),
      },
      signedIn: true,
    });
    await expect.element(screen.getByText('Your story is not lost', { exact: false }), { timeout: 6000 }).toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'Or in your own words' }))
      .toHaveValue('the lost red kite');
    // When the network is back the story is offered, and the next form starts empty.
    isAway = false;
    if (answer === never) return;
    await expect.element(screen.getByRole('button', { name: 'Read it' }), { timeout: 9000 }).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Or in your own words' })).toHaveValue('');
    expect(sessionStorage.getItem(storageKeys.storyAwaited)).toBeNull();
  },
);

test('[P20] the form that was sent is kept while its story is awaited', async () => {
  const { screen } = await openPage('/create', { answers, signedIn: true });
  await fillForm(screen);
  await expect
    .poll(() => JSON.parse(sessionStorage.getItem(storageKeys.storyAwaited) ?? '{}').values)
    .toMatchObject({ characters: ['owl'], setting: 'castle', message: 'kindness' });
});
