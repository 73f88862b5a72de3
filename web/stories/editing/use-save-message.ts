import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SavedStory } from '#domain/stories/api.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { pathOfStory } from '../images/illustrated.ts';
import { picturesPlanned, saveOutcome } from './save-outcome.ts';

/** How long a success stays, in seconds: long enough to go back to the story. */
const savedSeconds = 10;
/** How long a warning stays, in seconds: long enough to read it twice. */
const warningSeconds = 20;

/**
 * Returns a function that reports a save: a success, or one with a warning about pictures (SAVE-16 to SAVE-22). A save
 * ends on the shelf (STORY-06, STORY-07), so the message also leads back to the story.
 */
export function useSaveMessage(): (story: SavedStory) => void {
  const t = useTranslations('stories.save');
  const navigate = useNavigate();
  const email = usePublicSettings()?.supportEmail ?? '';
  return (story) => {
    const outcome = saveOutcome(story);
    const onPress = () => void navigate(pathOfStory(story), { state: { storyId: story.id } });
    const action = { label: t('goBack'), onPress };
    if (outcome === 'saved') {
      toast.success(t('saved'), { action, seconds: savedSeconds });
      return;
    }
    const description =
      outcome === 'partial'
        ? t('partial', { count: story.imagesSaved, planned: `${picturesPlanned}` })
        : t(outcome, { email });
    toast.plain(t('saved'), { description, action, seconds: warningSeconds });
  };
}
