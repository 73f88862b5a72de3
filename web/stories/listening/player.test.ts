import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sentencesOf } from '#domain/stories/narration/sentences.ts';
import { voiceFor } from '../reading/voices.ts';
import { DeviceSpeaker } from './device-speaker.ts';
import { StoryPlayer } from './player.ts';
import type { Speaker, SpeakerListener } from './speaker.ts';

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

/** A player with a silent device voice that records its utterances. */
function standIn() {
  const spoken: Utterance[] = [];
  const synthesis = { speak: (utterance: Utterance) => spoken.push(utterance), cancel: vi.fn() };
  const sentences = sentencesOf(paragraphs, 'english');
  const device = new DeviceSpeaker(sentences, voice, synthesis as unknown as SpeechSynthesis);
  const aloud = new StoryPlayer({ sentences, speaker: null, device });
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
    expect(aloud.state()).toMatchObject({ phase: 'playing', index: 2 });
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
    aloud.setPace('slow');
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

  test('[P44] the sleep timer lets the sentence end and then falls silent', () => {
    const { aloud, texts, finish } = standIn();
    aloud.start(0);
    aloud.setTimer(15);
    vi.advanceTimersByTime(15 * 60_000);
    expect(aloud.state().phase).toBe('playing');
    finish();
    expect([aloud.state().phase, texts().length]).toEqual(['silent', 1]);
    aloud.start(0);
    expect(aloud.state()).toMatchObject({ phase: 'playing', timerMinutes: null });
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

/** A silent chosen voice that fails at the sentences in `failing` and records its volumes. */
function soundStandIn(failing: readonly number[] = []) {
  const said: number[] = [];
  const volumes: number[] = [];
  let listener: SpeakerListener | undefined;
  const speaker: Speaker = {
    say({ from, volume }, tells) {
      listener = tells;
      volumes.push(volume);
      said.push(from);
      tells.at(from, null);
      if (failing.includes(from)) tells.failed(from);
    },
    pause: vi.fn(),
    resume: () => true,
    silence: vi.fn(),
    setPace: () => true,
    setVolume(volume) {
      volumes.push(volume);
      return true;
    },
  };
  return { speaker, said, volumes, tell: () => listener };
}

describe('a chosen voice', () => {
  const sentences = sentencesOf(paragraphs, 'english');
  const withDevice = (speaker: Speaker | null) => {
    const { spoken, synthesis, finish, texts } = standIn();
    const device = new DeviceSpeaker(sentences, voice, synthesis as unknown as SpeechSynthesis);
    return { player: new StoryPlayer({ sentences, speaker, device }), spoken, finish, texts };
  };

  test('[P44] has a sentence that it cannot say read by the device, and goes on after it', () => {
    const sound = soundStandIn([1]);
    const { player, texts, finish } = withDevice(sound.speaker);
    player.start(0);
    sound.tell()?.at(1, null);
    sound.tell()?.failed(1);
    expect(texts()).toEqual(['A star fell.']);
    expect(player.state()).toMatchObject({ phase: 'playing', index: 1, stoodIn: true });
    finish();
    expect(sound.said).toEqual([0, 2]);
    expect(player.state()).toMatchObject({ phase: 'playing', index: 2, stoodIn: false });
  });

  test('[P44] without a voice of the device the sentence is left out, and silence ends it', () => {
    const sound = soundStandIn([0, 1, 2]);
    const player = new StoryPlayer({ sentences, speaker: sound.speaker, device: null });
    player.start(0);
    expect(sound.said).toEqual([0, 1, 2]);
    expect(player.state()).toMatchObject({ phase: 'silent', problem: 'failed' });
  });

  test('[P44] waits where the network was lost, and goes on from there when it is back', () => {
    const failing = [1];
    const sound = soundStandIn(failing);
    let isOffline = true;
    const player = new StoryPlayer({ sentences, speaker: sound.speaker, device: null }, 'normal', () => isOffline);
    player.start(0);
    sound.tell()?.failed(1);
    expect(player.state()).toMatchObject({ phase: 'paused', index: 1, problem: 'offline' });
    // A press asks again, and nothing is skipped.
    player.resume();
    expect(player.state()).toMatchObject({ phase: 'paused', index: 1, problem: 'offline' });
    isOffline = false;
    failing.length = 0;
    player.networkIsBack();
    expect(player.state()).toMatchObject({ phase: 'playing', index: 1, problem: null });
    expect(sound.said).toEqual([0, 1, 1]);
    // Whoever paused is not disturbed by a network that comes back.
    player.pause();
    player.networkIsBack();
    expect(player.state().phase).toBe('paused');
  });

  test('[P44] goes back a sentence, also while it is paused, and goes on where it was', () => {
    const sound = soundStandIn();
    const { player } = withDevice(sound.speaker);
    player.start(0);
    sound.tell()?.at(2, null);
    player.back();
    expect(sound.said).toEqual([0, 1]);
    player.pause();
    player.back();
    expect(player.state()).toMatchObject({ phase: 'paused', index: 0 });
    player.resume();
    expect(sound.said).toEqual([0, 1, 0]);
    player.back();
    expect(player.state().index).toBe(0);
  });

  test('[P44] the sleep timer makes it quieter step by step, and then it is silent, at its place', () => {
    const sound = soundStandIn();
    const { player } = withDevice(sound.speaker);
    player.start(0);
    sound.tell()?.at(1, null);
    player.setTimer(5);
    vi.advanceTimersByTime(5 * 60_000 - 10_000);
    const half = sound.volumes.at(-1) ?? 0;
    expect(half).toBeGreaterThan(0.4);
    expect(half).toBeLessThan(0.6);
    const falling = sound.volumes.slice(1);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    vi.advanceTimersByTime(10_000);
    expect(player.state()).toMatchObject({ phase: 'silent', index: 1, timerMinutes: null });
    player.start(player.place());
    expect(sound.volumes.at(-1)).toBe(1);
    expect(sound.said).toEqual([0, 1]);
  });

  test('a browser that lets nothing be heard is waited for', () => {
    const sound = soundStandIn();
    const { player } = withDevice(sound.speaker);
    player.start(0);
    sound.tell()?.refused();
    expect(player.state()).toMatchObject({ phase: 'paused', problem: 'refused' });
    player.resume();
    expect(sound.said).toEqual([0, 0]);
    expect(player.state()).toMatchObject({ phase: 'playing', problem: null });
  });

  test('[P44] nothing counts as read before it is heard, and whoever pauses meanwhile hears nothing', () => {
    let listener: SpeakerListener | undefined;
    const said: number[] = [];
    const speaker: Speaker = {
      say({ from }, tells) {
        said.push(from);
        listener = tells;
      },
      pause: vi.fn(),
      resume: () => false,
      silence: vi.fn(),
      setPace: () => true,
      setVolume: () => true,
    };
    const player = new StoryPlayer({ sentences, speaker, device: null });
    player.start(0);
    expect(player.state().phase).toBe('loading');
    player.pause();
    listener?.at(0, null);
    expect(player.state().phase).toBe('paused');
    player.resume();
    expect([said, player.state().phase]).toEqual([[0, 0], 'loading']);
    listener?.at(0, null);
    expect(player.state()).toMatchObject({ phase: 'playing', index: 0 });
  });

  test('[P44] another voice goes on at the same sentence, though it counts them otherwise', () => {
    const sound = soundStandIn();
    const { player, texts } = withDevice(null);
    player.start(1);
    expect(texts()).toEqual(['He slept.']);
    const merged = [{ paragraph: 0, start: 0, end: 27, text: 'Fox looked up. A star fell.' }, ...sentences.slice(2)];
    player.setCast({ sentences: merged, speaker: sound.speaker, device: null });
    expect(sound.said).toEqual([1]);
  });

  test('at the end of the story whoever waits for it hears', () => {
    const sound = soundStandIn();
    const { player } = withDevice(sound.speaker);
    const ended = vi.fn();
    player.onEnd = ended;
    player.start(1);
    sound.tell()?.ended();
    expect(ended).toHaveBeenCalledOnce();
    expect(player.state()).toMatchObject({ phase: 'silent', index: 0 });
  });
});
