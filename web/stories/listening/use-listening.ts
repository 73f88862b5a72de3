import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { type NarratedSentence, type Narration, sharedNarrationPath } from '#domain/stories/narration/api.ts';
import { type Sentence, sentencesOf } from '#domain/stories/narration/sentences.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { useFailureWords } from '../../platform/use-failure-words.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { followSpoken, isSpokenSeen, showSpoken } from '../reading/spoken-highlight.ts';
import { voiceFor } from '../reading/voices.ts';
import { allowSound, audioElement } from './audio-element.ts';
import { chosenVoice, keepStoryVoice, type ReadingVoice, readingVoices, readStoryVoices } from './chosen-voice.ts';
import { DeviceSpeaker } from './device-speaker.ts';
import { beginNarration, narrationLibrary, type OpenLibrary, recordingLibrary } from './libraries.ts';
import { type Cast, type PlayerState, StoryPlayer } from './player.ts';
import { narrationOfferQuery, storyRecordingsQuery, useNarrates } from './queries.ts';
import { SoundSpeaker } from './sound-speaker.ts';

/** A story to listen to: on the shelf, opened by a link, or neither (then the device reads it, until it is kept). */
export type HeardStory =
  | { kind: 'kept'; id: string }
  | { kind: 'shared'; token: string; hasSound: boolean }
  | { kind: 'loose'; toKeep?: () => void };

export type Listening = {
  player: StoryPlayer;
  voices: ReadingVoice[];
  chosen: ReadingVoice;
  /** Whether any voice can read the story. */
  canRead: boolean;
  /** Starts at this place, in paragraphs. Must be called inside a user gesture. */
  start(place: number): void;
  choose(voice: ReadingVoice): void;
};

/** The player of one story and the voices that can read it. No sound is requested before somebody presses play. */
export function useListening(paragraphs: readonly string[], language: StoryLanguage, story: HeardStory): Listening {
  const t = useTranslations('reading.aloud');
  const why = useFailureWords();
  const kept = story.kind === 'kept' ? story.id : null;
  const narrates = useNarrates();
  const asksOffer = kept !== null && narrates === true;
  const { data: offer, isFetched: hasOffer } = useQuery({ ...narrationOfferQuery, enabled: asksOffer });
  const { data: recordings = [], isFetched: hasRecordings } = useQuery({
    ...storyRecordingsQuery(kept ?? ''),
    enabled: kept !== null,
  });
  const isKnown = kept === null || (hasRecordings && (narrates === false || hasOffer));
  const [shared, setShared] = useState<Narration | null>(null);
  const [player] = useState(() => new StoryPlayer(emptyCast));
  const [forStory, setForStory] = useState(() => (kept === null ? undefined : readStoryVoices(localStorage)[kept]));
  const { speaker: deviceSpeaker, isKnown: isDeviceKnown } = useDeviceVoice(language);
  const open = useRef<{ id: string; library: OpenLibrary } | null>(null);
  /** Whether it was said why nothing is heard. */
  const told = useRef(false);
  const sentences = useMemo(() => sentencesOf(paragraphs, language), [paragraphs, language]);

  const voices = useMemo(() => readingVoices(language, offer, recordings), [language, offer, recordings]);
  const chosen: ReadingVoice =
    story.kind === 'shared' && shared
      ? { kind: 'engine', id: shared.voice.id, voice: shared.voice }
      : chosenVoice(voices, language, offer, forStory, deviceSpeaker !== null || !isDeviceKnown);
  const pace = offer?.settings.pace;

  useEffect(() => {
    if (pace) player.setPace(pace);
  }, [player, pace]);

  const text = paragraphs.join('\n');
  const heard = useRef(text);
  // After the words of a saved story change, reading stops: its sound has the old words.
  useEffect(() => {
    if (heard.current === text) return;
    heard.current = text;
    if (kept === null) return;
    player.stop();
    open.current?.library.close();
    open.current = null;
  }, [player, kept, text]);

  // Voices of a device may arrive late; a reading that has begun is not interrupted.
  useEffect(() => {
    if (player.state().phase !== 'silent') return;
    player.setCast({ sentences, speaker: null, device: deviceSpeaker?.(sentences) ?? null });
  }, [player, sentences, deviceSpeaker]);

  const tellFailure = useEffectEvent(() => {
    if (player.state().problem !== 'failed' || told.current) return;
    told.current = true;
    toast.plain(why(null, t('failed')));
  });
  useEffect(() => player.subscribe(() => tellFailure()), [player]);

  useEffect(() => {
    const goOn = () => player.networkIsBack();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [player]);

  useEffect(
    () => () => {
      player.stop();
      open.current?.library.close();
      open.current = null;
    },
    [player],
  );

  const castOf = (
    places: readonly Pick<NarratedSentence, 'paragraph' | 'start' | 'end'>[],
    library: OpenLibrary,
  ): Cast => {
    const cut: Sentence[] = places.map(({ paragraph, start, end }) => ({
      paragraph,
      start,
      end,
      text: paragraphs[paragraph]?.slice(start, end) ?? '',
    }));
    return {
      sentences: cut,
      speaker: new SoundSpeaker(audioElement(), library),
      device: deviceSpeaker?.(cut) ?? null,
    };
  };

  async function libraryOf(voice: ReadingVoice, place: number): Promise<OpenLibrary | null> {
    if (open.current?.id === voice.id && !open.current.library.hasGaps()) return open.current.library;
    let library: OpenLibrary;
    if (voice.kind === 'recording') library = recordingLibrary(voice.recording, paragraphs, language);
    else if (voice.kind === 'engine' && shared) library = narrationLibrary(shared, { isOwn: false });
    else if (voice.kind === 'engine' && kept !== null) {
      // A voice that is chosen during a pause does not show as loading.
      if (player.state().phase !== 'paused') player.wait(place);
      library = narrationLibrary(await beginNarration(kept, voice.id, player.state().index), { isOwn: true });
    } else return null;
    open.current?.library.close();
    open.current = { id: voice.id, library };
    return library;
  }

  async function cast(voice: ReadingVoice, place: number): Promise<void> {
    const device = deviceSpeaker?.(sentences) ?? null;
    told.current = false;
    try {
      const library = await libraryOf(voice, place);
      player.setCast(library ? castOf(library.sentences(), library) : { sentences, speaker: null, device });
    } catch (error) {
      player.setCast({ sentences, speaker: null, device });
      told.current = true;
      const limited = error instanceof ApiError && error.code === 'NARRATIONS_LIMITED';
      const words = t(limited ? 'limited' : device ? 'deviceInstead' : 'failed');
      toast.plain(device ? words : why(error, words));
    }
  }

  async function begin(place: number): Promise<void> {
    let waited = false;
    const leave = player.subscribe(() => {
      waited ||= player.state().phase === 'loading';
    });
    let voice = chosen;
    // The narration behind a link is requested only when somebody wants to hear it.
    if (story.kind === 'shared' && story.hasSound && shared === null) {
      player.wait(place);
      const allowed = await sharedNarration(story.token);
      if (allowed !== null) {
        setShared(allowed);
        voice = { kind: 'engine', id: allowed.voice.id, voice: allowed.voice };
        open.current = { id: voice.id, library: narrationLibrary(allowed, { isOwn: false }) };
      }
    }
    await cast(voice, place);
    leave();
    // Does not start if somebody pressed stop while the sound was loading.
    if (!waited || player.state().phase === 'loading') player.start(place);
  }

  // A press that comes before the voices are known waits for them, at most `patience`.
  const [wanted, setWanted] = useState<number | null>(null);
  const beginWanted = useEffectEvent(() => {
    setWanted(null);
    if (wanted !== null && player.state().phase === 'loading') void begin(wanted);
  });
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(beginWanted, isKnown ? 0 : patience);
    return () => clearTimeout(timer);
  }, [wanted, isKnown]);

  return {
    player,
    voices,
    chosen,
    canRead: deviceSpeaker !== null || chosen.kind !== 'device' || (story.kind === 'shared' && story.hasSound),
    start(place) {
      allowSound();
      if (isKnown) void begin(place);
      else {
        player.wait(place);
        setWanted(place);
      }
    },
    choose(voice) {
      allowSound();
      setForStory(voice.id);
      if (kept !== null) keepStoryVoice(localStorage, kept, voice.id);
      const { phase } = player.state();
      if (phase === 'silent') return;
      const place = player.place();
      void cast(voice, place).then(() => (phase === 'paused' ? undefined : player.start(place)));
    },
  };
}

/** How long a press waits until the voices are known, in milliseconds. */
const patience = 4000;

const emptyCast: Cast = { sentences: [], speaker: null, device: null };

/** How long voices of the device may take to arrive before it counts as having none, in milliseconds. */
const deviceVoicesWithin = 1000;

type DeviceVoice = {
  /** Makes speakers with the device's voice for the language; null while there is none. */
  speaker: ((sentences: readonly Sentence[]) => DeviceSpeaker) | null;
  /** Whether it is settled if the device has such a voice. */
  isKnown: boolean;
};

function useDeviceVoice(language: StoryLanguage): DeviceVoice {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), deviceVoicesWithin);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const { speechSynthesis } = window;
    const look = () => setVoice((before) => before ?? voiceFor(speechSynthesis.getVoices(), language) ?? null);
    look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, [language]);
  const speaker = useMemo(
    () => voice && ((sentences: readonly Sentence[]) => new DeviceSpeaker(sentences, voice, window.speechSynthesis)),
    [voice],
  );
  return { speaker, isKnown: voice !== null || waited };
}

/** Returns the narration that a link may play; null where its owner does not allow it, or on any error. */
async function sharedNarration(token: string): Promise<Narration | null> {
  try {
    return await callApi<Narration>(sharedNarrationPath(token), { like: { key: '', sentences: [] } });
  } catch {
    return null;
  }
}

/** Events by which a reader moves away from the voice. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Returns the player's state, highlights the current sentence and keeps it in view, until the reader moves through the
 * page or to a control in it: then the page stays, until the voice is in sight again or one of its controls is pressed.
 */
export function useSpoken(player: StoryPlayer, box: RefObject<HTMLElement | null>): PlayerState {
  const state = useSyncExternalStore(player.subscribe, player.state, player.state);
  const { phase, index, word } = state;
  const sentence = phase === 'silent' || phase === 'loading' ? null : (player.sentences[index] ?? null);

  useEffect(() => {
    if (box.current !== null) showSpoken(box.current, sentence, word);
  }, [box, sentence, word]);

  const moved = useRef(false);
  useEffect(() => {
    const page = box.current;
    const stop = new AbortController();
    const move = () => {
      moved.current = true;
    };
    for (const kind of moves) page?.addEventListener(kind, move, { passive: true, signal: stop.signal });
    // The buttons that turn its pages stand below it.
    const turn = ({ target }: Event) => target instanceof Element && target.closest('nav') && move();
    page?.parentElement?.addEventListener('click', turn, { signal: stop.signal });
    return () => stop.abort();
  }, [box]);

  const last = useRef({ phase, index, sentence });
  useEffect(() => {
    const page = box.current;
    if (phase === 'loading') return;
    const before = last.current;
    last.current = { phase, index, sentence };
    if (page === null || sentence === null || phase !== 'playing') return;
    const asked = before.phase !== 'playing' || index < before.index;
    const seen = [before.sentence, sentence].some((each) => each !== null && isSpokenSeen(page, each));
    if (asked || seen) moved.current = false;
    const isUsed = page !== document.activeElement && page.contains(document.activeElement);
    if (asked || !(moved.current || isUsed)) followSpoken(page, sentence);
  }, [box, phase, index, sentence]);

  return state;
}
