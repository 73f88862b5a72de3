import type { Page } from '@playwright/test';
import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';

test.use({ permissions: ['microphone'] });

const title = 'The Quiet Lantern';
const words = {
  en: {
    content: 'Fox looked up. A star fell.\n\nHe slept.',
    sentences: ['Fox looked up.', 'A star fell.', 'He slept.'],
    aloud: 'Read aloud',
    controls: 'Reading aloud',
    voice: 'Choose a voice',
    close: 'Close',
    record: 'Read it yourself',
    agree: 'I agree, keep my voice',
    never: /taught to imitate your voice/,
    who: 'Who is reading?',
    missing: 'Please say who is reading.',
    name: 'Grandma Rosa',
    begin: 'Begin',
    read: 'Read aloud',
    again: 'Read it again',
    done: 'Done reading',
    verdict: /That was (good|too)/,
    next: 'Next sentence',
    finish: 'Finish',
    goOn: 'Grandma Rosa: go on (2 of 3)',
    whole: /The whole story is/,
    by: 'Read by Grandma Rosa',
    pause: 'Pause',
    play: 'Go on reading',
    back: 'Back a sentence',
    stop: 'Stop reading aloud',
    profile: 'Recorded voices',
    takeBack: 'Take it back and delete all recordings',
    confirm: 'Delete all',
    empty: /Nobody has recorded a story yet/,
    refused: /may not use the microphone/,
    lost: /The microphone went away/,
  },
  es: {
    content: 'La zorra miró arriba. Cayó una estrella.\n\nSe durmió.',
    sentences: ['La zorra miró arriba.', 'Cayó una estrella.', 'Se durmió.'],
    aloud: 'Leer en voz alta',
    controls: 'Lectura en voz alta',
    voice: 'Elegir la voz',
    close: 'Cerrar',
    record: 'Leerlo con tu voz',
    agree: 'Acepto, guarden mi voz',
    never: /aprende a imitar tu voz/,
    who: '¿Quién lee?',
    missing: 'Dinos quién lee.',
    name: 'La abuela Rosa',
    begin: 'Empezar',
    read: 'Leer en voz alta',
    again: 'Leerla otra vez',
    done: 'Ya la leí',
    verdict: /Quedó (bien|muy)/,
    next: 'Frase siguiente',
    finish: 'Terminar',
    goOn: 'La abuela Rosa: continuar (2 de 3)',
    whole: /cuento completo/,
    by: 'Leído por la abuela Rosa',
    pause: 'Pausa',
    play: 'Seguir leyendo',
    back: 'Repetir la frase anterior',
    stop: 'Dejar de leer en voz alta',
    profile: 'Voces grabadas',
    takeBack: 'Retirar el permiso y borrar todas las grabaciones',
    confirm: 'Borrar todas',
    empty: /Todavía nadie ha grabado un cuento/,
    refused: /no puede usar el micrófono/,
    lost: /El micrófono se desconectó/,
  },
} satisfies Record<Language, object>;

/** A silent device voice, so that the player is offered before the story is recorded. */
async function lendVoice(page: Page) {
  await page.addInitScript(() => {
    const voice = (lang: string) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false });
    const nothing = () => undefined;
    const value = {
      getVoices: () => [voice('en-US'), voice('es-MX')],
      speak: nothing,
      cancel: nothing,
      addEventListener: nothing,
      removeEventListener: nothing,
    };
    class SpeechSynthesisUtterance {}
    Object.assign(window, { SpeechSynthesisUtterance });
    Object.defineProperty(window, 'speechSynthesis', { value });
  });
}

async function openStory(page: Page, language: Language) {
  await page.goto('/my-stories');
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL('**/story/text?*');
  const text = words[language];
  await page.getByRole('button', { name: text.aloud, exact: true }).click();
  await expect(page.getByRole('group', { name: text.controls })).toBeVisible();
}

async function openRecording(page: Page, language: Language) {
  const text = words[language];
  await page.getByRole('button', { name: text.voice }).click();
  await page.getByRole('button', { name: text.record, exact: true }).click();
}

/** Reads the shown sentence, into the browser's own beeping microphone. */
async function readSentence(page: Page, language: Language, sentence: string) {
  const text = words[language];
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: text.read, exact: true }).click();
  await expect(dialog.getByRole('button', { name: text.done })).toBeVisible();
  await page.waitForTimeout(1500);
  await dialog.getByRole('button', { name: text.done }).click();
  await expect(dialog.getByText(text.verdict).first()).toBeVisible();
}

const litSentence = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken-sentence') ?? [])].map((range) => range.toString()).join());

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = words[language];

  test(`[P44] a grandmother reads a story in ${language} sentence by sentence, over a reload, and it is heard in her voice`, async ({
    page,
    signIn,
  }) => {
    await lendVoice(page);
    await page.addInitScript(() => {
      const handlers: Record<string, () => void> = {};
      Object.assign(window, { handlers });
      navigator.mediaSession.setActionHandler = (action, handler) => {
        if (handler) handlers[action] = () => handler({ action });
        else delete handlers[action];
      };
    });
    await speak(page, language);
    await signIn(page);
    const options = { ...aStory().options, language: language === 'es' ? ('spanish' as const) : ('english' as const) };
    await fillShelf(page, [aStory({ title, content: text.content, options })]);
    await openStory(page, language);
    await openRecording(page, language);
    const dialog = page.getByRole('dialog').last();

    // The microphone is not used before somebody has agreed.
    await expect(dialog.getByText(text.never)).toBeVisible();
    await dialog.getByRole('button', { name: text.agree }).click();
    await dialog.getByRole('button', { name: text.begin }).click();
    await expect(dialog.getByText(text.missing)).toBeVisible();
    await dialog.getByLabel(text.who).fill(text.name);
    await dialog.getByRole('button', { name: text.begin }).click();
    await readSentence(page, language, text.sentences[0] ?? '');
    await dialog.getByRole('button', { name: text.next, exact: true }).click();
    const sent = page.waitForResponse(
      (answer) => /\/recordings\/[^/]+\/sentences\/1/.test(answer.url()) && answer.ok(),
    );
    await readSentence(page, language, text.sentences[1] ?? '');
    await expect(dialog.getByRole('button', { name: text.again })).toBeVisible();

    // Sentences that were sent count on any device.
    await sent;
    await page.reload();
    await page.getByRole('button', { name: text.aloud, exact: true }).click();
    await openRecording(page, language);
    await dialog.getByRole('button', { name: text.goOn }).click();
    await readSentence(page, language, text.sentences[2] ?? '');
    await expect(dialog.getByText(text.whole)).toBeVisible();
    await dialog.getByRole('button', { name: text.finish }).click();
    await expect(page.getByRole('radio', { name: text.by })).toBeChecked();
    await page.getByRole('dialog').getByRole('button', { name: text.close }).click();

    // The recording is played: each sentence is lit while its sound is played.
    const controls = page.getByRole('group', { name: text.controls });
    await controls.getByRole('button', { name: text.stop }).click();
    await watchLight(page);
    await page.getByRole('button', { name: text.aloud, exact: true }).click();
    await expect(controls.getByText(text.by)).toBeVisible();
    await expect.poll(() => litSentence(page)).toBe(text.sentences[1]);
    await controls.getByRole('button', { name: text.pause }).click();
    const said = () => page.evaluate(() => navigator.mediaSession.metadata?.artist);
    expect(await said()).toBe(text.by);
    const press = (action: string) =>
      page.evaluate(
        (name) => (window as unknown as { handlers: Record<string, () => void> }).handlers[name]?.(),
        action,
      );
    await press('previoustrack');
    await press('play');
    await expect.poll(() => litSentence(page)).toBe(text.sentences[0]);
    await expect.poll(() => litSentence(page)).toBe(text.sentences[2]);
    const late = await latenessOfLight(page);
    expect(late.length).toBeGreaterThan(2);
    expect(Math.max(...late.toSorted((a, b) => a - b).slice(0, Math.ceil(late.length / 2)))).toBeLessThan(0.1);
    await expect(controls).toBeHidden();

    // Withdrawing consent on the profile page deletes every voice.
    await page.goto('/profile');
    const voices = page.getByRole('heading', { name: text.profile }).locator('..');
    await expect(voices.getByText(title)).toBeVisible();
    await voices.getByRole('button', { name: text.takeBack }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.confirm }).click();
    await expect(voices.getByText(text.empty)).toBeVisible();
  });
}

/** Records the second of the sound at which each sentence is lit. */
async function watchLight(page: Page) {
  await page.evaluate(() => {
    const lit: { text: string; at: number }[] = [];
    Object.assign(window, { lit });
    const set = CSS.highlights.set.bind(CSS.highlights);
    CSS.highlights.set = (name, highlight) => {
      const text = [...highlight].map(String).join();
      const at = document.querySelector('audio')?.currentTime ?? 0;
      if (name === 'spoken-sentence' && lit.at(-1)?.text !== text) lit.push({ text, at });
      return set(name, highlight);
    };
  });
}

/** Returns by how many seconds each sentence was lit too early or too late, by the server's times. */
async function latenessOfLight(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const { lit } = window as unknown as { lit: { text: string; at: number }[] };
    const headers = {
      authorization: `Bearer ${JSON.parse(localStorage.getItem('lunatale-auth') ?? '{}').access_token}`,
    };
    const list = await (await fetch('/api/recordings', { headers })).json();
    const storyId = list.recordings[0].storyId;
    const [recording] = await (await fetch(`/api/stories/${storyId}/recordings`, { headers })).json();
    const text = (sentence: { paragraph: number; start: number; end: number }) =>
      document
        .querySelector(`[data-paragraph="${sentence.paragraph}"]`)
        ?.textContent?.slice(sentence.start, sentence.end);
    return lit.flatMap((each) => {
      const sentence = recording.sentences.find((one: never) => text(one) === each.text);
      return sentence ? [Math.abs(each.at - sentence.from / 1000)] : [];
    });
  });
}

test('[P44] a microphone that is refused, or taken away in the middle, says what to do, and nothing is lost', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  const text = words.en;
  await lendVoice(page);
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const state: { refuses: boolean; track?: MediaStreamTrack } = { refuses: true };
    Object.assign(window, { state });
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (state.refuses) throw new DOMException('no', 'NotAllowedError');
      const stream = await real(constraints);
      [state.track] = stream.getTracks();
      return stream;
    };
  });
  await signIn(page);
  await fillShelf(page, [aStory({ title, content: text.content })]);
  await openStory(page, 'en');
  await openRecording(page, 'en');
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: text.agree }).click();
  await dialog.getByLabel(text.who).fill(text.name);
  await dialog.getByRole('button', { name: text.begin }).click();
  await dialog.getByRole('button', { name: text.read, exact: true }).click();
  await expect(dialog.getByText(text.refused)).toBeVisible();

  await page.evaluate(() => {
    (window as unknown as { state: { refuses: boolean } }).state.refuses = false;
  });
  await readSentence(page, 'en', text.sentences[0] ?? '');
  await dialog.getByRole('button', { name: text.next, exact: true }).click();
  await dialog.getByRole('button', { name: text.read, exact: true }).click();
  await expect(dialog.getByRole('button', { name: text.done })).toBeVisible();
  await page.evaluate(() => {
    const { track } = (window as unknown as { state: { track?: MediaStreamTrack } }).state;
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  });
  await expect(dialog.getByText(text.lost)).toBeVisible();
  await readSentence(page, 'en', text.sentences[1] ?? '');
});
