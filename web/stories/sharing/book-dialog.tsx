import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Story } from '#domain/stories/api.ts';
import {
  type BookFormat,
  dedicationLetters,
  type Paper,
  papers,
  storyBookPath,
  unsavedBookPath,
  usualPaper,
} from '#domain/stories/book.ts';
import { unprintable } from '#domain/stories/text/printable.ts';
import { fetchApi } from '../../platform/api.ts';
import { useFailureWords } from '../../platform/use-failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SendToEReader } from '../e-reader/send-to-e-reader.tsx';
import type { UnsavedStory } from '../story-in-state.ts';
import { download } from './download.ts';
import { keepDedication, keptDedication } from './kept-dedication.ts';
import { SoundFiles } from './sound-files.tsx';

type Props = {
  story: { id: string; title: string; content: string } & Partial<Pick<Story, 'chapterOf' | 'next'>>;
  unsaved: UnsavedStory | undefined;
  onClose: () => void;
};

/** Makes a book of a story, with a dedication if there is one, and puts it into the downloads (STORY-13). */
export function BookDialog({ story, unsaved, onClose }: Props) {
  const t = useTranslations('reading.book');
  const why = useFailureWords();
  const dedicatedId = unsaved?.generationId ?? story.id;
  const [dedication, setDedication] = useState(() => keptDedication(localStorage, dedicatedId));
  const isChapter = !!story.chapterOf || !!story.next;
  const [content, setContent] = useState<'thisOne' | 'series'>(isChapter ? 'series' : 'thisOne');
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.language));
  const make = useMutation({
    mutationFn: async (format: BookFormat) => {
      const order = { format, dedication, paper };
      const response = unsaved
        ? await fetchApi(unsavedBookPath, { method: 'POST', body: { ...order, story: orderOf(unsaved) } })
        : await fetchApi(storyBookPath(story.id), { method: 'POST', body: { ...order, series: content === 'series' } });
      await download(response);
    },
    // The dialog stays open and keeps the dedication: a parent may want a second format.
    onSuccess: () => toast.success(t('made')),
  });
  const pressOf = (format: BookFormat) => ({
    busy: make.isPending && make.variables === format,
    onClick: () => make.mutate(format),
  });
  const missing = unprintable(`${story.title} ${story.content} ${dedication}`);

  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('intro')}>
      <div className="grid gap-4">
        {make.isError && <Notice tone="problem">{why(make.error, t('failed'))}</Notice>}
        <LiveRegion>{make.isPending && t('making')}</LiveRegion>
        {isChapter && (
          <SegmentedControl
            label={t('content')}
            options={(['series', 'thisOne'] as const).map((value) => ({ value, label: t(value) }))}
            value={content}
            onChange={setContent}
          />
        )}
        <Field label={t('dedication')} optional hint={t('dedicationHint')}>
          <Textarea
            value={dedication}
            rows={2}
            maxLength={dedicationLetters}
            onChange={(event) => {
              setDedication(event.target.value);
              keepDedication(localStorage, dedicatedId, event.target.value);
            }}
          />
        </Field>
        {missing.length > 0 && <Notice>{t('missing', { letters: missing.join(' ') })}</Notice>}
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <Button {...pressOf('pdf')}>{t('pdf')}</Button>
          <Button look="secondary" {...pressOf('epub')}>
            {t('epub')}
          </Button>
        </div>
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="font-semibold" aria-hidden="true">
              {t('paper')}
            </p>
            <SegmentedControl
              label={t('paper')}
              options={papers.map((value) => ({ value, label: t(`papers.${value}`) }))}
              value={paper}
              onChange={setPaper}
            />
          </div>
          <p className="text-ink-soft text-sm">{t('bookletHint')}</p>
          <div className="grid sm:flex">
            <Button look="secondary" {...pressOf('booklet')}>
              {t('booklet')}
            </Button>
          </div>
        </div>
        {!unsaved && <SendToEReader storyId={story.id} />}
        {!unsaved && <SoundFiles story={story} isChapter={isChapter} dedication={dedication} />}
      </div>
    </Dialog>
  );
}

function orderOf({ title, content, options, generationId }: UnsavedStory) {
  return { title, content, options, generationId };
}
