import type { Page } from '@playwright/test';
import type { SaveStory } from '#domain/stories/api.ts';
import { type Narration, storyNarrationPath } from '#domain/stories/narration/api.ts';
import { type SandboxControl, sandboxControl } from '#sandbox/control.ts';
import { startSandbox } from '#sandbox/start.ts';
import { bearer } from './asking.ts';
import { test as base, expect, type Language } from './fixtures.ts';
import { startProduct } from './server.ts';
import { aStory } from './shelf.ts';

export { expect };

/** The pace of a real engine: a sentence takes a quarter of a second, then an eighth of its length. */
const realPace = { tokensPerSecond: 60, firstTokenMilliseconds: 250 };

/** The product with its own speech engine, played by a sandbox outside of it. */
export const test = base.extend<object, { engine: SandboxControl & { url: string } }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const { urls, control, stop } = await startSandbox({
        vendors: ['speech'],
        publicUrl: 'http://127.0.0.1',
        pace: realPace,
      });
      await use({ ...sandboxControl(control), url: urls.speech ?? '' });
      await stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ engine }, use) => {
      const product = await startProduct({
        SPEECH_BASE_URL: `${engine.url}/v1`,
        SPEECH_MODEL: 'sandbox-speech',
        SPEECH_VOICES: 'lantern, owl',
        SPEECH_WORDS: 'captioned',
        FREE_NARRATIONS_PER_DAY: 'unlimited',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

/**
 * Journeys that listen in real time need an otherwise idle machine: they run only when JOURNEYS_HEARD is set, and are
 * skipped otherwise.
 */
export const heard = (process.env.JOURNEYS_HEARD ? test : test.fixme) as typeof test;

/** Returns a story in a language, ready to be saved. */
export function storyOf(
  paragraphs: readonly string[],
  language: Language = 'en',
  title = 'The Quiet Lantern',
): SaveStory {
  const options = { ...aStory().options, language: language === 'es' ? ('spanish' as const) : ('english' as const) };
  return aStory({ title, content: paragraphs.join('\n\n'), options });
}

/** A device voice that records what it said; each sentence takes 1.2 seconds. */
export async function lendVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = (lang: string) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false });
    const said: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const value = {
      getVoices: () => [voice('en-US'), voice('es-MX')],
      speak: (utterance: { text: string; onend?: () => void }) => {
        said.push(utterance.text);
        timer = setTimeout(() => utterance.onend?.(), 1200);
      },
      cancel: () => clearTimeout(timer),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    class SpeechSynthesisUtterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.assign(window, { SpeechSynthesisUtterance, saidByDevice: said });
    Object.defineProperty(window, 'speechSynthesis', { value });
  });
}

export const saidByDevice = (page: Page) =>
  page.evaluate(() => (window as unknown as { saidByDevice: string[] }).saidByDevice);

/** When each mark of the demo voice was heard, and each sentence and word lit, in the page's milliseconds. */
export type Noted = {
  pressed: number;
  marks: number[];
  words: { text: string; at: number }[];
  sentences: { text: string; at: number }[];
};

/**
 * Records what is really heard and lit. Every word of the sandbox's voice begins with a mark of 2,400 Hz, which is
 * detected in the sound of the page's audio element.
 */
export async function noteSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { pressed: 0, marks: [], words: [], sentences: [] };
    Object.assign(window, { noted });
    document.addEventListener(
      'click',
      () => {
        noted.pressed = performance.now();
      },
      true,
    );
    const listened = new WeakSet<HTMLMediaElement>();
    const listen = (audio: HTMLMediaElement) => {
      if (listened.has(audio)) return;
      listened.add(audio);
      const context = new AudioContext({ sampleRate: 24_000, latencyHint: 'interactive' });
      const ear = new AnalyserNode(context, { fftSize: 256 });
      new MediaElementAudioSourceNode(context, { mediaElement: audio }).connect(ear).connect(context.destination);
      const samples = new Float32Array(256);
      const k = 2 * Math.cos((2 * Math.PI * 2400) / 24_000);
      let last = 0;
      setInterval(() => {
        ear.getFloatTimeDomainData(samples);
        let [s1, s2] = [0, 0];
        for (const sample of samples.subarray(128)) [s2, s1] = [s1, sample + k * s1 - s2];
        const power = Math.sqrt(Math.max(0, s1 * s1 + s2 * s2 - k * s1 * s2)) / 128;
        if (power < 0.03) return;
        const now = performance.now();
        if (now - last > 60) noted.marks.push(now);
        last = now;
      }, 4);
    };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      listen(this);
      return play.call(this);
    };
    if (!('highlights' in CSS)) return;
    const set = CSS.highlights.set.bind(CSS.highlights);
    CSS.highlights.set = (name, highlight) => {
      const list = name === 'spoken-word' ? noted.words : noted.sentences;
      const text = [...highlight].map(String).join();
      if (list.at(-1)?.text !== text) list.push({ text, at: performance.now() });
      return set(name, highlight);
    };
  });
}

export const noted = (page: Page): Promise<Noted> => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Clears the record, so that the next part is measured by itself. */
export const noteAnew = (page: Page) =>
  page.evaluate(() => {
    Object.assign((window as unknown as { noted: Noted }).noted, { marks: [], words: [], sentences: [] });
  });

/** Returns the milliseconds between each mark and the nearest lighting of a word. */
export function lateness({ marks, words }: Noted): number[] {
  return marks.map((mark) => Math.min(...words.map(({ at }) => Math.abs(at - mark)))).toSorted((a, b) => a - b);
}

export const litSentence = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken-sentence') ?? [])].map(String).join());

const lantern = 'speech:lantern';

/** Returns the state of a story's narration. */
export async function narrationOf(page: Page, storyId: string, voice = lantern): Promise<Narration> {
  const headers = await bearer(page);
  const answer = await page.request.get(`${storyNarrationPath(storyId)}?voice=${voice}`, { headers });
  return answer.json();
}

/** Has a story narrated to its end. */
export async function narrateWhole(page: Page, storyId: string, voice = lantern): Promise<Narration> {
  const headers = await bearer(page);
  await page.request.post(storyNarrationPath(storyId), { headers, data: { voice } });
  await expect.poll(async () => (await narrationOf(page, storyId, voice)).state, { timeout: 90_000 }).toBe('ready');
  return narrationOf(page, storyId, voice);
}
