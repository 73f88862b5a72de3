import { useTranslations } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { ownWords } from '#domain/stories/safety/reading.ts';
import { Button } from '../ui/button.tsx';

type Props = { options: StoryOptions; onPresets: (options: StoryOptions) => void };

/** Puts presets into the form in place of what nobody can read right now; nothing where all of it is presets. */
export function PresetsInstead({ options, onPresets }: Props) {
  const t = useTranslations('generation.errors');
  if (ownWords(options) === undefined) return null;
  return (
    <Button look="secondary" onClick={() => onPresets(options)}>
      {t('takePresets')}
    </Button>
  );
}
