import { Dices } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { chapterIdeasOffered, type NextChapter } from '#domain/generation/api.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import { optionBounds, type StoryLanguage } from '#domain/stories/options.ts';
import { useOnline } from '../../platform/offline.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, ChipGroup } from '../../ui/fields/chip.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { Notice } from '../../ui/states/notice.tsx';

type Props = {
  chapter: NextChapter | undefined;
  language: StoryLanguage;
  value: string;
  onChange: (message: string) => void;
  error: string | null;
  /** Writes a chapter about a random idea at once. */
  onSurprise: () => void;
  busy: boolean;
};

/** The one question of a next chapter: what happens tonight. The first idea from the last chapter is preselected. */
export function ChapterQuestion({ chapter, language, value, onChange, error, onSurprise, busy }: Props) {
  const t = useTranslations('generation.chapter');
  const message = useTranslations('generation.message');
  const offered = chapter?.ideas.slice(0, chapterIdeasOffered) ?? [];
  const first = offered[0];
  const online = useOnline();
  const begin = useEffectEvent((idea: string) => value === '' && onChange(idea));
  useEffect(() => {
    if (first !== undefined) begin(first);
  }, [first]);
  return (
    <section aria-labelledby="chapter-question" className="grid gap-4">
      <h2 id="chapter-question" className="text-2xl">
        {t('question')}
      </h2>
      {!online && first === undefined ? (
        <Notice>{t('away')}</Notice>
      ) : (
        <div className="min-h-40 [&_label]:w-full" lang={languageTag(language)}>
          <ChipGroup label={t('question')} labelHidden required>
            {offered.map((idea) => (
              <Chip key={idea} kind="radio" value={idea} checked={value === idea} onChange={() => onChange(idea)}>
                {idea}
              </Chip>
            ))}
          </ChipGroup>
        </div>
      )}
      <div>
        <Button
          look="secondary"
          busy={busy}
          onClick={onSurprise}
          icon={<Dices aria-hidden="true" className="size-5" />}
        >
          {t('surprise')}
        </Button>
      </div>
      <Field label={message('field')} error={error} required={false}>
        <Textarea
          name="message"
          rows={2}
          value={offered.includes(value) ? '' : value}
          onChange={(event) => onChange(event.target.value)}
          maxLength={optionBounds.message}
          placeholder={t('placeholder')}
        />
      </Field>
    </section>
  );
}
