import { useQuery } from '@tanstack/react-query';
import { Mic, Play, Square } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageTag } from '#domain/stories/language-tag.ts';
import {
  accents,
  type NarrationSettings,
  type Pace,
  paceRates,
  voiceSamplePath,
} from '#domain/stories/narration/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { fetchApi } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { voiceFor } from '../reading/voices.ts';
import { canRecord } from '../recording/microphone.ts';
import type { ReadingVoice } from './chosen-voice.ts';
import { deviceRates } from './device-speaker.ts';
import { narrationOfferQuery, useKeepNarrationSettings, useNarrates } from './queries.ts';
import type { Listening } from './use-listening.ts';
import { useVoiceName } from './voice-name.ts';

const RecordDialog = lazy(async () => ({ default: (await import('../recording/record-dialog.tsx')).RecordDialog }));

type Props = {
  listening: Listening;
  language: StoryLanguage;
  paragraphs: readonly string[];
  storyId: string | null;
  onClose: () => void;
};

/** Chooses who reads the story, with a two-second sample of each made or device voice, and the pace and accent. */
export function VoiceDialog({ listening, language, paragraphs, storyId, onClose }: Props) {
  const t = useTranslations('reading.voices');
  const aloud = useTranslations('reading.aloud');
  const { voices, chosen, player } = listening;
  const narrates = useNarrates();
  const { data: offer } = useQuery({ ...narrationOfferQuery, enabled: storyId !== null && narrates === true });
  const nameOf = useVoiceName();
  const keep = useKeepNarrationSettings();
  const [recording, setRecording] = useState(false);
  const [hasRecorded, setHasRecorded] = useState(false);
  const sample = useSample(language);
  const settings = offer?.settings;

  const change = (changes: Partial<NarrationSettings>) => {
    if (settings) keep.mutate({ ...settings, ...changes }, { onError: () => toast.problem(t('notKept')) });
  };
  const choose = (voice: ReadingVoice) => {
    listening.choose(voice);
    // A recording belongs to this story only; other voices are chosen for every story of its language.
    if (settings && voice.kind !== 'recording') change({ voice: { ...settings.voice, [language]: voice.id } });
  };

  if (recording && storyId !== null) {
    return (
      <Suspense>
        <RecordDialog
          storyId={storyId}
          language={language}
          paragraphs={paragraphs}
          onClose={() => {
            setRecording(false);
            setHasRecorded(true);
          }}
        />
      </Suspense>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('intro')}>
      <div className="grid gap-5">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{t('who')}</legend>
          {voices.map((voice) => {
            const name = nameOf(voice);
            const isPlaying = sample.playing === voice.id;
            return (
              <div
                key={voice.id}
                className="flex items-center gap-2 rounded-lg border border-hairline pr-1 has-checked:border-lamp has-checked:bg-lamp-wash"
              >
                <label className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-3 py-2">
                  <input
                    type="radio"
                    name="voice"
                    checked={voice.id === chosen.id}
                    onChange={() => choose(voice)}
                    className="size-5 shrink-0 accent-lamp"
                  />
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {name}
                    {voice.kind === 'engine' && voice.voice.demo && (
                      <span className="block text-ink-soft text-sm">{t('demo')}</span>
                    )}
                    {voice.kind === 'device' && <span className="block text-ink-soft text-sm">{t('deviceHint')}</span>}
                  </span>
                </label>
                {voice.kind !== 'recording' && (
                  <IconButton
                    label={isPlaying ? t('sampleStop') : t('sample', { name })}
                    icon={
                      isPlaying ? (
                        <Square aria-hidden="true" className="size-5" />
                      ) : (
                        <Play aria-hidden="true" className="size-5" />
                      )
                    }
                    onClick={() => {
                      player.pause();
                      sample.toggle(voice);
                    }}
                  />
                )}
              </div>
            );
          })}
        </fieldset>
        {settings && (
          <>
            <div className="grid gap-2">
              <p className="font-semibold">{aloud('speed')}</p>
              <SegmentedControl
                label={aloud('speed')}
                value={settings.pace}
                options={(Object.keys(paceRates) as Pace[]).map((value) => ({ value, label: aloud(value) }))}
                onChange={(pace) => change({ pace })}
              />
            </div>
            <Field label={t('accent')}>
              <Select
                value={settings.accent[language]}
                onChange={({ target: { value } }) =>
                  change({ accent: { ...settings.accent, [language]: value } as NarrationSettings['accent'] })
                }
              >
                {accents[language].map((accent) => (
                  <option key={accent} value={accent}>
                    {t(`accents.${accent}`)}
                  </option>
                ))}
              </Select>
            </Field>
          </>
        )}
        {storyId !== null && canRecord() && (
          <div className="grid gap-2 border-hairline border-t pt-4">
            <p className="text-ink-soft">{t('recordHint')}</p>
            <div>
              <Button
                look="secondary"
                // Whoever comes back from there goes on here.
                data-layer-first={hasRecorded || undefined}
                icon={<Mic aria-hidden="true" className="size-5" />}
                onClick={() => {
                  player.pause();
                  setRecording(true);
                }}
              >
                {t('record')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Plays two seconds of a voice, one at a time. */
function useSample(language: StoryLanguage) {
  const t = useTranslations('reading.voices');
  const [playing, setPlaying] = useState<string | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const end = () => {
    stop.current?.();
    stop.current = null;
    setPlaying(null);
  };

  async function play(voice: ReadingVoice): Promise<void> {
    setPlaying(voice.id);
    try {
      if (voice.kind === 'engine') {
        const answer = await fetchApi(`${voiceSamplePath(voice.id)}?language=${language}`);
        const url = URL.createObjectURL(await answer.blob());
        const audio = new Audio(url);
        stop.current = () => {
          audio.pause();
          URL.revokeObjectURL(url);
        };
        audio.onended = end;
        await audio.play();
      } else sayWithDevice();
    } catch {
      end();
      toast.problem(t('sampleFailed'));
    }
  }

  function sayWithDevice(): void {
    const device = voiceFor(window.speechSynthesis?.getVoices(), language);
    if (device === undefined) throw new Error('the device has no voice');
    const utterance = new SpeechSynthesisUtterance(t(`sampleText.${languageTag(language)}`));
    utterance.voice = device;
    utterance.lang = device.lang;
    utterance.rate = deviceRates.normal;
    utterance.onend = end;
    utterance.onerror = end;
    stop.current = () => {
      utterance.onend = null;
      utterance.onerror = null;
      speechSynthesis.cancel();
    };
    speechSynthesis.speak(utterance);
  }

  return {
    playing,
    toggle(voice: ReadingVoice) {
      const before = playing;
      end();
      if (before !== voice.id) void play(voice);
    },
  };
}
