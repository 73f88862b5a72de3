import { Volume2 } from 'lucide-react';
import { type Ref, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/icon-button.tsx';
import type { StoryPlayer } from './player.ts';

type Props = { ref: Ref<HTMLButtonElement>; player: StoryPlayer; onStart: () => void };

/** Starts reading aloud; while the story is read, pauses and resumes it where it is. */
export function ReadAloudButton({ ref, player, onStart }: Props) {
  const t = useTranslations('reading.aloud');
  const phaseNow = () => player.state().phase;
  const phase = useSyncExternalStore(player.subscribe, phaseNow, phaseNow);
  const press = { silent: onStart, paused: () => player.resume(), loading: () => {}, playing: () => player.pause() };
  return (
    <IconButton
      ref={ref}
      label={t('start')}
      icon={<Volume2 aria-hidden="true" className="size-5" />}
      pressed={phase === 'loading' || phase === 'playing'}
      onClick={press[phase]}
    />
  );
}
