import { useTranslations } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { ownWords } from '#domain/stories/safety/reading.ts';
import { usePublicSettings } from '../platform/public-settings.ts';
import { Button } from '../ui/button.tsx';

/** Stories of presets go on while the second reader is away, unless the operator's policy is that none is told. */
function usePresetsGoOn(): boolean {
  return usePublicSettings()?.presetsGoOn !== false;
}

/** Says that the second reader is away, and what goes on all the same. */
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

/** Replaces own words by presets while the second reader is away; renders nothing if all are presets already. */
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
