import { useTranslations } from 'use-intl';
import { type EditStory, storyBounds } from '#domain/stories/api.ts';
import { isTestTitle } from '#domain/stories/text/search-text.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { TagsField } from './tags-field.tsx';

/** The fields of a story that a parent fills in, when it is saved and later. */
export type StoryWords = Pick<EditStory, 'title' | 'notes' | 'tags'>;

type Props = {
  /** The language tag of the story. */
  language: string;
  value: StoryWords;
  onChange: (change: Partial<StoryWords>) => void;
  /** Why the title cannot be sent. */
  titleProblem: string | null;
};

/** Title, notes and tags of a story (SAVE-01 to SAVE-08). */
export function StoryFields({ language, value, onChange, titleProblem }: Props) {
  const t = useTranslations('stories');
  return (
    <>
      <Field label={t('save.storyTitle')} hint={isTestTitle(value.title) && t('save.titleHidden')} error={titleProblem}>
        <TextInput
          lang={language}
          value={value.title}
          onChange={(event) => onChange({ title: event.target.value })}
          maxLength={storyBounds.title}
          placeholder={t('save.titlePlaceholder')}
        />
      </Field>
      <Field label={t('save.notes')} optional>
        <Textarea
          value={value.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
          maxLength={storyBounds.notes}
          placeholder={t('save.notesPlaceholder')}
          rows={2}
        />
      </Field>
      <TagsField language={language} value={value.tags} onChange={(tags) => onChange({ tags })} />
    </>
  );
}
