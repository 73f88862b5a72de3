import { useTranslations } from 'use-intl';
import { nameInSentence } from '../recording/name-in-sentence.ts';
import type { ReadingVoice } from './chosen-voice.ts';

/** The stand-ins' names are ours, and so in the reader's language; an engine's voices keep the names that it gave them. */
const demoNames = { 'speech:lantern': 'lantern', 'speech:owl': 'owl' } as const;

/** Returns what a voice is called on the page. */
export function useVoiceName(): (voice: ReadingVoice) => string {
  const aloud = useTranslations('reading.aloud');
  const t = useTranslations('reading.voices.demoNames');
  return (voice) => {
    if (voice.kind === 'recording') return aloud('readBy', { name: nameInSentence(voice.recording.readBy) });
    if (voice.kind === 'device') return aloud('deviceVoice');
    return voice.id in demoNames ? t(demoNames[voice.id as keyof typeof demoNames]) : voice.voice.name;
  };
}
