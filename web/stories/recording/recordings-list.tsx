import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { ListedRecording } from '#domain/stories/recordings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AlertDialog } from '../../ui/layers/alert-dialog.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { nameInSentence } from './name-in-sentence.ts';
import { recordingsQuery, useRemoveRecording, useTakeBack } from './queries.ts';

/** All recordings, for the profile: each can be deleted, and withdrawing the consent deletes all. */
export function RecordingsList() {
  const t = useTranslations('reading.recordings');
  const format = useFormatter();
  const { data, isError } = useQuery(recordingsQuery);
  const remove = useRemoveRecording();
  const takeBack = useTakeBack();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<ListedRecording | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const asked = useRef<HTMLButtonElement>(null);
  // What is deleted takes its button along: the focus goes to where the list begins.
  const finalFocus = () => (asked.current?.isConnected ? asked.current : title.current);
  return (
    <Card>
      <h2 id="voices" ref={title} tabIndex={-1} className="mb-3 text-2xl">
        {t('title')}
      </h2>
      {isError && <Notice tone="problem">{t('problem')}</Notice>}
      {data === undefined && !isError && <Spinner unsaid label={t('loading')} />}
      {data?.recordings.length === 0 && <p className="text-ink-soft">{t('empty')}</p>}
      <ul className="grid gap-3 empty:hidden">
        {data?.recordings.map((recording) => {
          const { id, title, language, readBy, createdAt, milliseconds, isWhole } = recording;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="min-w-0">
                <p lang={languageTag(language)} className="font-medium [overflow-wrap:anywhere]">
                  {title}
                </p>
                <p className="text-ink-soft text-sm">
                  {t(isWhole ? 'by' : 'byBegun', {
                    name: nameInSentence(readBy),
                    date: format.dateTime(new Date(createdAt), { dateStyle: 'long' }),
                    minutes: Math.max(1, Math.round(milliseconds / 60_000)),
                  })}
                </p>
              </div>
              <Button
                look="secondary"
                aria-label={t('removeOf', { name: nameInSentence(readBy), title })}
                busy={remove.isPending && remove.variables === id}
                onClick={({ currentTarget }) => {
                  asked.current = currentTarget;
                  setLeaving(recording);
                }}
              >
                {t('remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      {data?.agreedAt && !Number.isNaN(Date.parse(data.agreedAt)) && (
        <div className="mt-4 grid gap-3 border-hairline border-t pt-4">
          <p className="text-ink-soft text-sm">
            {t('agreed', { date: format.dateTime(new Date(data.agreedAt), { dateStyle: 'long' }) })}
          </p>
          <div>
            <Button
              look="quiet"
              onClick={({ currentTarget }) => {
                asked.current = currentTarget;
                setAsking(true);
              }}
            >
              {t('takeBack')}
            </Button>
          </div>
        </div>
      )}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('removeQuestion')}
        description={t('removeConsequences', { name: nameInSentence(leaving?.readBy ?? '') })}
        cancelLabel={t('cancel')}
        confirmLabel={t('remove')}
        danger
        busy={remove.isPending}
        finalFocus={finalFocus}
        onConfirm={() =>
          leaving &&
          remove.mutate(leaving.id, {
            onSuccess: () => toast.success(t('removed')),
            onError: () => toast.problem(t('failed')),
            onSettled: () => setLeaving(null),
          })
        }
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('question')}
        description={t('consequences')}
        cancelLabel={t('cancel')}
        confirmLabel={t('confirm')}
        danger
        busy={takeBack.isPending}
        finalFocus={finalFocus}
        onConfirm={() =>
          takeBack.mutate(undefined, {
            onSuccess: () => toast.success(t('takenBack')),
            onError: () => toast.problem(t('failed')),
            onSettled: () => setAsking(false),
          })
        }
      />
    </Card>
  );
}
