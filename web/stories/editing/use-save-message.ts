import { useTranslations } from 'use-intl';
import type { SavedStory } from '#domain/stories/api.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { picturesPlanned, saveOutcome } from './save-outcome.ts';

/** How long a warning stays, in seconds: long enough to read it twice. */
const warningSeconds = 20;

/** Returns a function that reports a save: a success, or one with a warning about pictures (SAVE-16 to SAVE-22). */
export function useSaveMessage(): (story: SavedStory) => void {
  const t = useTranslations('stories.save');
  const email = usePublicSettings()?.supportEmail ?? '';
  return (story) => {
    const outcome = saveOutcome(story);
    if (outcome === 'saved') {
      toast.success(t('saved'));
      return;
    }
    const description =
      outcome === 'partial'
        ? t('partial', { count: story.imagesSaved, planned: `${picturesPlanned}` })
        : t(outcome, { email });
    toast.plain(t('saved'), { description, seconds: warningSeconds });
  };
}
