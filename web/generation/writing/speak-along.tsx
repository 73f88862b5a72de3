import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';

/** Whether a screen reader says the story while it is written, as chosen in this browser. */
export function useSpeakAlong(): [boolean, (speaking: boolean) => void] {
  const [speaking, setSpeaking] = useState(readSpeaking);
  return [
    speaking,
    (next) => {
      setSpeaking(next);
      try {
        localStorage.setItem(storageKeys.speakAlong, next ? 'yes' : 'no');
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ];
}

type Props = { speaking: boolean; onChange: (speaking: boolean) => void };

/**
 * Lets somebody with a screen reader have the story in peace once it is finished: it is written faster than it is
 * spoken. Seen only while it has the focus, because it changes nothing for anybody else.
 */
export function SpeakAlong({ speaking, onChange }: Props) {
  const t = useTranslations('generation.view');
  return (
    <label
      ref={passFocus()}
      className="sr-only focus-within:not-sr-only focus-within:flex focus-within:min-h-11 focus-within:items-center focus-within:gap-3"
    >
      <Checkbox checked={speaking} onChange={(event) => onChange(event.target.checked)} />
      <span>{t('speakAlong')}</span>
    </label>
  );
}

function readSpeaking(): boolean {
  try {
    return localStorage.getItem(storageKeys.speakAlong) !== 'no';
  } catch {
    return true;
  }
}
