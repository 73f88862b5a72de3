import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type SaveStory, type Story, saveStorySchema, storyBounds } from '#domain/stories/api.ts';
import { ApiError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.tsx';
import { usePresetNames } from '../preset-names.ts';
import { useSaveStory } from '../queries.ts';
import { generateTags } from '../tags.ts';
import { TagsField } from './tags-field.tsx';

type Props = {
  story: Pick<SaveStory, 'title' | 'content' | 'options' | 'generationId'>;
  onClose: () => void;
  onSaved: (story: Story) => void;
};

/** Saves a story: with title, notes, tags and a favourite mark, or at once (SAVE-01 to SAVE-08). */
export function SaveDialog({ story, onClose, onSaved }: Props) {
  const t = useTranslations('stories');
  const names = usePresetNames();
  const save = useSaveStory();
  const age = story.options.ageGroup ?? 'elementary';
  const suggested = generateTags(story.options, names, t(`ages.${age}`));
  const [title, setTitle] = useState(story.title);
  const [notes, setNotes] = useState('');
  const [tags, setTags] = useState(suggested);
  const [isFavorite, setFavorite] = useState(false);
  const [titleMissing, setTitleMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(fields: Pick<SaveStory, 'title' | 'notes' | 'tags' | 'isFavorite'>) {
    const parsed = saveStorySchema.safeParse({ ...story, ...fields });
    if (!parsed.success) {
      setTitleMissing(fields.title.trim() === '');
      setProblem(fields.title.trim() === '' ? null : t('save.unknown'));
      return;
    }
    try {
      const saved = await save.mutateAsync(parsed.data);
      toast.success(t('save.saved'));
      onSaved(saved);
    } catch (error) {
      setProblem(t(`save.${problemOf(error)}`));
    }
  }

  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('save.title')}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('save.cancel')}
          </Button>
          <Button
            look="secondary"
            busy={save.isPending}
            onClick={() => void send({ title: story.title, notes: '', tags: suggested, isFavorite: false })}
          >
            {t('save.quickSave')}
          </Button>
          <Button type="submit" form="save-story" busy={save.isPending}>
            {t('save.save')}
          </Button>
        </>
      }
    >
      <form
        id="save-story"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) void send({ title, notes, tags, isFavorite });
        }}
      >
        {problem && (
          <Notice tone="problem" title={t('save.failedTitle')}>
            <p>{problem}</p>
          </Notice>
        )}
        <Field label={t('save.storyTitle')} error={titleMissing ? t('save.titleMissing') : null}>
          <TextInput
            value={title}
            onChange={(event) => {
              setTitle(event.target.value);
              if (event.target.value.trim() !== '') setTitleMissing(false);
            }}
            maxLength={storyBounds.title}
            placeholder={t('save.titlePlaceholder')}
          />
        </Field>
        <Field label={t('save.notes')} optional>
          <Textarea
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
            maxLength={storyBounds.notes}
            placeholder={t('save.notesPlaceholder')}
            rows={2}
          />
        </Field>
        <TagsField value={tags} onChange={setTags} />
        <div>
          <Chip checked={isFavorite} onChange={setFavorite}>
            {t('save.favorite')}
          </Chip>
        </div>
      </form>
    </Sheet>
  );
}

/** Which of the documented texts a failed save shows (ERR-21, AMB-054). */
function problemOf(error: unknown): 'failed' | 'thrown' | 'signedOut' {
  if (!(error instanceof ApiError)) return 'thrown';
  return error.status === 401 ? 'signedOut' : 'failed';
}
