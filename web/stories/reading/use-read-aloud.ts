import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { sentencesOf } from '#domain/stories/narration/sentences.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { type AloudState, ReadAloud } from './read-aloud.ts';
import { followSpoken, showSpoken } from './spoken-highlight.ts';
import { voiceFor } from './voices.ts';

/**
 * Reading aloud with a voice of this device in the story's language; null where there is none, and
 * nothing is said about it.
 */
export function useReadAloud(paragraphs: string[], language: StoryLanguage): ReadAloud | null {
  const [aloud, setAloud] = useState<ReadAloud | null>(null);
  const text = paragraphs.join('\n\n');

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const { speechSynthesis } = window;
    const sentences = sentencesOf(text.split('\n\n'), language);
    let made: ReadAloud | null = null;
    const look = () => {
      const voice = voiceFor(speechSynthesis.getVoices(), language);
      // Voices may arrive late; one that reads already goes on reading.
      if (made !== null || voice === undefined) return;
      made = new ReadAloud(sentences, voice, speechSynthesis);
      setAloud(made);
    };
    look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => {
      speechSynthesis.removeEventListener?.('voiceschanged', look);
      made?.stop();
      setAloud(null);
    };
  }, [text, language]);

  return aloud;
}

/** The state of the reading, while its sentence is lit and kept in sight. */
export function useSpoken(aloud: ReadAloud, box: RefObject<HTMLElement | null>): AloudState {
  const state = useSyncExternalStore(aloud.subscribe, aloud.state);
  const { phase, index, word } = state;
  const sentence = phase === 'silent' ? null : (aloud.sentences[index] ?? null);

  useEffect(() => {
    if (box.current !== null) showSpoken(box.current, sentence, word);
  }, [box, sentence, word]);

  useEffect(() => {
    if (box.current !== null && sentence !== null && phase === 'reading') followSpoken(box.current, sentence);
  }, [box, phase, sentence]);

  return state;
}
