import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sentencesOf } from '#domain/stories/narration/sentences.ts';
import { ReadAloud } from './read-aloud.ts';
import { voiceFor } from './voices.ts';

class Utterance {
  voice: unknown = null;
  lang = '';
  rate = 1;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onboundary: ((event: object) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const voice = { lang: 'en-US', localService: true, default: true, name: 'Stand-in', voiceURI: 'stand-in' };
const paragraphs = ['Fox looked up. A star fell.', 'He slept.'];

/** A voice that says nothing and remembers everything. */
function standIn() {
  const spoken: Utterance[] = [];
  const synthesis = { speak: (utterance: Utterance) => spoken.push(utterance), cancel: vi.fn() };
  const aloud = new ReadAloud(sentencesOf(paragraphs, 'english'), voice, synthesis as unknown as SpeechSynthesis);
  const texts = () => spoken.map(({ text }) => text);
  return { aloud, spoken, texts, synthesis, finish: () => spoken.at(-1)?.onend?.() };
}

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('reading aloud', () => {
  test('says one sentence after the other, each its own utterance, and ends with the story', () => {
    const { aloud, texts, finish, spoken } = standIn();
    aloud.start(0);
    finish();
    finish();
    expect(texts()).toEqual(['Fox looked up.', 'A star fell.', 'He slept.']);
    expect(spoken.every((each) => each.voice === voice && each.lang === 'en-US')).toBe(true);
    expect(aloud.state()).toMatchObject({ phase: 'reading', index: 2 });
    finish();
    expect(aloud.state().phase).toBe('silent');
    expect(texts()).toHaveLength(3);
  });

  test('begins where the reader is', () => {
    const { aloud, texts } = standIn();
    aloud.start(1);
    expect(texts()).toEqual(['He slept.']);
  });

  test('after a pause the sentence is read again from its beginning; what the old utterance reports is ignored', () => {
    const { aloud, texts, spoken } = standIn();
    aloud.start(0);
    aloud.pause();
    spoken[0]?.onend?.();
    expect(aloud.state().phase).toBe('paused');
    aloud.resume();
    expect(texts()).toEqual(['Fox looked up.', 'Fox looked up.']);
  });

  test('another speed counts from the same sentence on', () => {
    const { aloud, texts, spoken } = standIn();
    aloud.start(1);
    aloud.setSpeed('slow');
    expect(texts()).toEqual(['He slept.', 'He slept.']);
    expect(spoken[1]?.rate).toBeLessThan(spoken[0]?.rate ?? 0);
  });

  test('the word is known where the browser tells, also without its length', () => {
    const { aloud, spoken } = standIn();
    aloud.start(0);
    spoken[0]?.onboundary?.({ name: 'word', charIndex: 4, charLength: 6 });
    expect(aloud.state().word).toEqual({ start: 4, end: 10 });
    spoken[0]?.onboundary?.({ name: 'word', charIndex: 11 });
    expect(aloud.state().word).toEqual({ start: 11, end: 14 });
  });

  test('the sleep timer lets the sentence end and then falls silent', () => {
    const { aloud, texts, finish } = standIn();
    aloud.start(0);
    aloud.setTimer(15);
    vi.advanceTimersByTime(15 * 60_000);
    expect(aloud.state().phase).toBe('reading');
    finish();
    expect([aloud.state().phase, texts().length]).toEqual(['silent', 1]);
    aloud.start(0);
    expect(aloud.state()).toMatchObject({ phase: 'reading', timerMinutes: null });
  });

  test('a voice that fails ends it silently', () => {
    const { aloud, spoken } = standIn();
    aloud.start(0);
    spoken[0]?.onerror?.();
    expect(aloud.state().phase).toBe('silent');
  });
});

describe('the voice', () => {
  const of = (lang: string, localService = true) => ({ ...voice, lang, localService, default: false });

  test('speaks the language of the story, from the device first, Latin American Spanish before others', () => {
    const voices = [of('en-US'), of('es-ES'), of('es-419', false), of('es_MX'), of('de-DE')];
    expect(voiceFor(voices, 'spanish')?.lang).toBe('es_MX');
    expect(voiceFor(voices, 'english')?.lang).toBe('en-US');
  });

  test('is missing when the device has none for the language', () => {
    expect(voiceFor([of('de-DE'), of('est-EE')], 'spanish')).toBeUndefined();
    expect(voiceFor([], 'english')).toBeUndefined();
  });
});
