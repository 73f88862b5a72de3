import type { Page } from '@playwright/test';
import { draftsPath } from '#domain/stories/api.ts';
import { wordTarget } from '#domain/stories/options.ts';
import type { SandboxControl } from '#sandbox/control.ts';
import type { FaultOrder } from '#sandbox/faults.ts';
import { bearer, expectCounted, fillForm, latest, newName, test, write } from './asking.ts';
import { expect, type Language, speak } from './fixtures.ts';
import { words } from './words.ts';

const texts = {
  en: {
    another: 'Tell a New One',
    stopped: 'Stopped. It does not count',
    kept: 'It counts as one of your stories.',
    read: 'Read',
  },
  es: {
    another: 'Contar otro',
    stopped: 'Se detuvo. No se descontó',
    kept: 'Se descontó de tus cuentos.',
    read: 'Leer',
  },
} satisfies Record<Language, Record<string, string>>;

/** The line that says what the story will be about. */
const premise = (page: Page, name: string) =>
  page.getByRole('main').locator('p:not(article p)').filter({ hasText: name });
const story = (page: Page) => page.getByRole('article');
const pictures = (page: Page) => story(page).getByRole('figure');
const stop = (page: Page, language: Language) => page.getByRole('button', { name: words[language].stop });
const again = (page: Page, language: Language) => page.getByRole('button', { name: texts[language].another });
const length = async (page: Page) => (await story(page).innerText()).length;

/** A stage at which a story is held, and what the parent sees meanwhile. */
type Stage = {
  order: Pick<FaultOrder, 'match' | 'stage' | 'after' | 'before'>;
  seen(page: Page, name: string): Promise<void>;
};

async function seesNothing(page: Page, name: string): Promise<void> {
  await expect(premise(page, name)).toHaveCount(0);
  await expect(story(page)).toBeHidden();
}
async function seesPremise(page: Page, name: string): Promise<void> {
  await expect(premise(page, name)).toBeVisible();
  await expect(story(page)).toBeHidden();
}
async function seesWords(page: Page, name: string): Promise<void> {
  await expect(story(page)).toContainText(name);
  await expect(pictures(page).getByRole('img')).toHaveCount(0);
}
/** The cast is drawn while the text still comes: a stopped story counts only from here on. */
async function seesMostWords(page: Page, name: string): Promise<void> {
  await seesWords(page, name);
  const words = async () => (await story(page).innerText()).split(/\s+/).length;
  await expect.poll(words).toBeGreaterThan(wordTarget('preschool', 'short').min / 2 + 20);
}

const textStages: Record<'planned' | 'foretold' | 'told', Stage> = {
  planned: { order: { stage: 'plan', after: 0 }, seen: seesNothing },
  foretold: { order: { stage: 'story', after: 0 }, seen: seesPremise },
  told: { order: { stage: 'story', after: 90 }, seen: seesWords },
};
type BookStage = Stage & {
  /** Waits until this stage's request is made, after the first `before` calls. */
  reached(sandbox: SandboxControl, name: string, before: number): Promise<void>;
};

function bookStage(order: Stage['order'], seen: Stage['seen']): BookStage {
  const reached = async (sandbox: SandboxControl, name: string, before: number) => {
    const isIt = (body: string) => [order.match ?? []].flat().every((part) => body.includes(part));
    await expect
      .poll(async () => (await asked(sandbox, 'gemini', name)).slice(before).some(({ body }) => isIt(body)))
      .toBe(true);
  };
  return { order, seen, reached };
}

const bookStages = {
  planned: bookStage({ match: 'story_request', after: 0 }, seesNothing),
  foretold: bookStage({ match: 'story_request', before: '"opening"' }, seesPremise),
  told: bookStage({ match: 'story_request', before: '"pictures"' }, seesWords),
  castDrawn: bookStage({ match: '\\"sheet\\"' }, seesMostWords),
  drawn: bookStage({ match: ['picture_request', '\\"mood\\"'] }, seesWords),
};

/** Holds this character's story at a stage; returns a function that releases it. */
const hold = (sandbox: SandboxControl, vendor: 'deepseek' | 'gemini', name: string, { order }: Stage) =>
  sandbox.fault({ vendor, fault: 'hold', ...order, match: [name, ...[order.match ?? []].flat()] });

/** Returns the calls to a provider for this character's stories. */
const asked = async (sandbox: SandboxControl, vendor: 'deepseek' | 'gemini', name: string) =>
  (await sandbox.calls(vendor)).filter(({ body }) => body.includes(name));

test('[P20] [GEN-16] a text story is stopped before its plan, after its premise and in its words, and nothing counts', {
  tag: '@phone',
}, async ({ page, product: { sandbox }, signIn, language }) => {
  await signIn(page);
  const name = await fillForm(page, language);
  for (const [index, stage] of Object.values(textStages).entries()) {
    const goOn = await hold(sandbox, 'deepseek', name, stage);
    if (index === 0) await write(page, language);
    else await again(page, language).click();
    await expect.poll(async () => (await asked(sandbox, 'deepseek', name)).length).toBeGreaterThan(index);
    await stage.seen(page, name);
    await stop(page, language).click();
    await expect(page.getByRole('paragraph').filter({ hasText: texts[language].stopped })).toBeVisible();
    // The call is aborted while the provider still waits, not after the release.
    await expect.poll(async () => (await asked(sandbox, 'deepseek', name)).at(-1)?.state).toBe('aborted');
    await goOn();
  }
  await expectCounted(page, 'freeText', 0);
  await again(page, language).click();
  await expect(page.getByText(words[language].finished)).toBeAttached();
  await expectCounted(page, 'freeText', 1);
});

test('[P20] [GEN-15] a text story is found again after a reload before its plan, after its premise and in its words, and counts once', {
  tag: '@desktop',
}, async ({ page, product: { sandbox }, signIn, language }) => {
  await signIn(page);
  for (const [index, stage] of Object.values(textStages).entries()) {
    const name = await fillForm(page, language);
    const goOn = await hold(sandbox, 'deepseek', name, stage);
    await write(page, language);
    await expect.poll(async () => (await asked(sandbox, 'deepseek', name)).length).toBeGreaterThan(0);
    await stage.seen(page, name);
    await page.reload();
    await speak(page, language);
    await expect(stop(page, language)).toBeVisible();
    await stage.seen(page, name);
    await goOn();
    await expect(page.getByText(words[language].finished)).toBeAttached();
    await expect(story(page)).toContainText(name);
    // A plan that is dealt again is another call, and the first may have finished before it could be aborted: whether
    // the reload had the story written twice is seen by what was counted and by what there is to keep.
    await expectCounted(page, 'freeText', index + 1);
    const drafts = await page.request.get(draftsPath, { headers: await bearer(page) });
    expect((await drafts.json()).drafts).toHaveLength(index + 1);
    if (index < 2) await page.getByRole('button', { name: words[language].createNew }).click();
  }
});

for (const stages of [['planned', 'foretold', 'told', 'castDrawn'], ['drawn']] as const) {
  test(`[P20] [GEN-16] a picture book is stopped while it is ${stages.join(', ')}, and counts only once its text was there`, {
    tag: '@desktop',
  }, async ({ page, product: { sandbox }, signIn, language }) => {
    await signIn(page);
    const name = await fillForm(page, language, { illustrated: true });
    for (const [index, stage] of stages.entries()) {
      await expectCounted(page, 'freeImage', 0);
      const goOn = await hold(sandbox, 'gemini', name, bookStages[stage]);
      const before = (await asked(sandbox, 'gemini', name)).length;
      if (index === 0) await write(page, language);
      else await again(page, language).click();
      await bookStages[stage].reached(sandbox, name, before);
      await bookStages[stage].seen(page, name);
      await stop(page, language).click();
      const { stopped, kept, read } = texts[language];
      const isCounted = stage === 'castDrawn' || stage === 'drawn';
      await expect(page.getByRole('paragraph').filter({ hasText: isCounted ? kept : stopped })).toBeVisible();
      // A story that counts can be read and saved at once.
      await expect(page.getByRole('button', { name: read, exact: true })).toHaveCount(isCounted ? 1 : 0);
      const calls = async () => (await asked(sandbox, 'gemini', name)).slice(before).map(({ state }) => state);
      // Calls to the writer and the illustrator are aborted while they still wait.
      await expect.poll(async () => (await calls()).includes('open')).toBe(false);
      expect(await calls()).toContain('aborted');
      await goOn();
    }
    await expectCounted(page, 'freeImage', 1);
  });
}

for (const stages of [['planned', 'castDrawn', 'drawn'], ['foretold'], ['told']] as const) {
  test(`[P20] [GEN-15] a picture book is found again after a reload while it is ${stages.join(', ')}, and counts once`, {
    tag: '@phone',
  }, async ({ page, product: { sandbox }, signIn, language }) => {
    await signIn(page);
    const name = newName();
    const holds = [];
    for (const stage of stages) holds.push(await hold(sandbox, 'gemini', name, bookStages[stage]));
    await fillForm(page, language, { name, illustrated: true });
    await write(page, language);
    for (const [index, stage] of stages.entries()) {
      await bookStages[stage].reached(sandbox, name, 0);
      await bookStages[stage].seen(page, name);
      const read = stage === 'planned' || stage === 'foretold' ? 0 : await length(page);
      await page.reload();
      await speak(page, language);
      await expect(stop(page, language)).toBeVisible();
      await bookStages[stage].seen(page, name);
      // The part that the server has kept comes first, the rest with the next request.
      if (read > 0) await expect.poll(() => length(page)).toBeGreaterThanOrEqual(read);
      await holds[index]?.();
    }
    await expect(page.getByText(words[language].finished)).toBeAttached();
    await expect(pictures(page)).toHaveCount(3);
    const books = (await asked(sandbox, 'gemini', name)).filter(({ body }) => body.includes('story_request'));
    expect(books).toHaveLength(1);
    await expectCounted(page, 'freeImage', 1);
    expect((await latest(page)).counted).toBe(true);
  });
}
