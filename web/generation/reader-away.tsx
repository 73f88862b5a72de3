import { useTranslations } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { ownWords } from '#domain/stories/safety/reading.ts';
import { usePublicSettings } from '../platform/public-settings.ts';
import { Button } from '../ui/button.tsx';

/** Stories of presets go on while nobody reads, unless the operator's policy is that none is told then. */
function usePresetsGoOn(): boolean {
  return usePublicSettings()?.presetsGoOn !== false;
}

/** That nobody can read right now, and what goes on all the same. */
export function ReaderAwayText({ options }: { options: StoryOptions }) {
  const t = useTranslations('generation.errors');
  if (!usePresetsGoOn()) return <p>{t('readerAwayClosed')}</p>;
  return (
    <>
      <p>{t('readerAway')}</p>
      {options.avoid?.length ? <p>{t('presetsAvoid')}</p> : null}
    </>
  );
}

type Props = { options: StoryOptions; onPresets: (options: StoryOptions) => void };

/** Puts presets into the form in place of what nobody can read right now; nothing where all of it is presets. */
export function PresetsInstead({ options, onPresets }: Props) {
  const t = useTranslations('generation.errors');
  const goOn = usePresetsGoOn();
  if (!goOn || ownWords(options) === undefined) return null;
  return (
    <Button look="secondary" onClick={() => onPresets(options)}>
      {t('takePresets')}
    </Button>
  );
}
