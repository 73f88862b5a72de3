import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NarratedSentence } from '#domain/stories/narration/api.ts';
import { type SoundLibrary, SoundSpeaker } from './sound-speaker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sentence = (start: number): NarratedSentence => ({
  paragraph: 0,
  start,
  end: start + 5,
  source: 'engine',
  seconds: 2,
  words: [[0, 3, 0.1, 0.5]],
  exact: true,
});

/** A silent audio element, and sentences that arrive when the test releases them. */
function standIn() {
  const coming: (() => void)[] = [];
  const audio = {
    src: '',
    currentTime: 0,
    volume: 1,
    readyState: 4,
    ended: false,
    paused: true,
    onended: null as (() => void) | null,
    play: vi.fn(async () => {
      audio.paused = false;
    }),
    pause: vi.fn(() => {
      audio.paused = true;
    }),
  };
  const library: SoundLibrary = {
    sentences: () => [sentence(0), sentence(6)],
    whole: () => null,
    sentence: (index) => new Promise((resolve) => coming.push(() => resolve(`blob:${index}`))),
  };
  const reports: string[] = [];
  const listener = {
    at: (index: number, word: unknown) => reports.push(word ? `${index} word` : `${index}`),
    ended: () => reports.push('ended'),
    failed: (index: number) => reports.push(`${index} failed`),
    refused: () => reports.push('refused'),
  };
  const speaker = new SoundSpeaker(audio as unknown as HTMLAudioElement, library);
  const arrive = async () => {
    coming.at(-1)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  const say = () => speaker.say({ from: 0, pace: 'normal', volume: 1 }, listener);
  return { audio, speaker, reports, arrive, say };
}

test('[P44] a sentence is told of once it is heard, and the one before stays until then', async () => {
  const { audio, reports, arrive, say } = standIn();
  say();
  await vi.advanceTimersByTimeAsync(500);
  expect(reports).toEqual([]);
  await arrive();
  expect(reports).toEqual(['0']);
  audio.currentTime = 0.3;
  await vi.advanceTimersByTimeAsync(60);
  expect(reports.at(-1)).toBe('0 word');
  audio.onended?.();
  await vi.advanceTimersByTimeAsync(500);
  expect(reports.filter((report) => report.startsWith('1'))).toEqual([]);
  await arrive();
  expect(reports.at(-1)).toBe('1');
});

test('[P44] what comes after a pause was pressed is not played, and it is asked for anew', async () => {
  const { audio, speaker, reports, arrive, say } = standIn();
  say();
  speaker.pause();
  await arrive();
  expect([audio.paused, reports]).toEqual([true, []]);
  expect(speaker.resume()).toBe(false);
  say();
  await arrive();
  expect([audio.paused, reports]).toEqual([false, ['0']]);
  speaker.pause();
  expect(speaker.resume()).toBe(true);
});
