import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { type Recording, recordingBounds } from '#domain/stories/recordings.ts';
import { ApiError } from '../../platform/api.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { firstFocus } from '../../ui/focus/first-focus.ts';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { storyRecordingsQuery } from '../listening/queries.ts';
import { nameInSentence } from './name-in-sentence.ts';
import { recordingsQuery, useAgree, useBeginRecording, useShowRecording } from './queries.ts';
import { RecordingRoom } from './recording-room.tsx';

type Props = {
  storyId: string;
  language: StoryLanguage;
  paragraphs: readonly string[];
  onClose: () => void;
};

/** Records an adult of the family: asks for consent, then who reads, and goes from sentence to sentence. */
export function RecordDialog({ storyId, language, paragraphs, onClose }: Props) {
  const t = useTranslations('reading.record');
  const { user } = useSession();
  const { data: voices, isError } = useQuery(recordingsQuery);
  const { data: recordings = [] } = useQuery(storyRecordingsQuery(storyId));
  const [chosen, setChosen] = useState<string | null>(null);
  const show = useShowRecording();
  const recording = recordings.find(({ id }) => id === chosen);
  const agreed = voices?.agreedAt != null;
  return (
    <Dialog
      open
      // A tap outside the dialog must not end an evening's reading.
      typed={recording !== undefined}
      onOpenChange={onClose}
      title={recording ? t('readBy', { name: nameInSentence(recording.readBy) }) : t('title')}
    >
      {isError && <Notice tone="problem">{t('away')}</Notice>}
      {!voices && !isError && <Spinner label={t('loading')} />}
      {voices && !agreed && <Consent />}
      {agreed && !recording && (
        <WhoReads
          storyId={storyId}
          recordings={recordings}
          onChosen={(begun) => {
            show(begun);
            setChosen(begun.id);
          }}
        />
      )}
      {agreed && recording && user && (
        <RecordingRoom
          key={recording.id}
          recording={recording}
          language={language}
          paragraphs={paragraphs}
          userId={user.id}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

const popup = () => document.querySelector<HTMLElement>('[role=dialog]');

/** When the consent is given: the first control of the next step. */
const toNextStep = passFocus(() => {
  const dialog = popup();
  return dialog && firstFocus(dialog);
});
/** When it is known who reads: the title, which says so; the sentence is told by itself. */
const toTitle = passFocus(() => popup()?.querySelector<HTMLElement>('[data-layer-title]'));

function Consent() {
  const consent = useTranslations('reading.record.consent');
  const agree = useAgree();
  return (
    <div ref={toNextStep} className="grid gap-4">
      <p>{consent('what')}</p>
      <ul className="grid list-disc gap-2 pl-5">
        <li>{consent('who')}</li>
        <li>{consent('never')}</li>
        <li>{consent('back')}</li>
        <li>{consent('adults')}</li>
      </ul>
      {agree.isError && <Notice tone="problem">{consent('failed')}</Notice>}
      <div>
        <Button busy={agree.isPending} onClick={() => agree.mutate()}>
          {consent('agree')}
        </Button>
      </div>
    </div>
  );
}

type WhoReadsProps = { storyId: string; recordings: readonly Recording[]; onChosen: (recording: Recording) => void };

function WhoReads({ storyId, recordings, onChosen }: WhoReadsProps) {
  const t = useTranslations('reading.record');
  const [readBy, setReadBy] = useState('');
  const [asked, setAsked] = useState(false);
  const begin = useBeginRecording(storyId);
  const missing = asked && readBy.trim() === '';
  return (
    <div ref={toTitle} className="grid gap-5">
      {recordings.length > 0 && (
        <div className="grid gap-2">
          <p className="font-semibold">{t('begun')}</p>
          {recordings.map((recording) => (
            <Button key={recording.id} look="secondary" wide onClick={() => onChosen(recording)}>
              {recording.isWhole
                ? t('again', { name: recording.readBy })
                : t('goOn', {
                    name: recording.readBy,
                    done: String(recording.sentences.filter(({ to }) => to !== null).length),
                    of: String(recording.sentences.length),
                  })}
            </Button>
          ))}
        </div>
      )}
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (readBy.trim() !== '') begin.mutate(readBy.trim(), { onSuccess: onChosen });
        }}
      >
        <Field label={t('who')} hint={t('whoHint')} error={missing ? t('whoMissing') : null}>
          <TextInput
            value={readBy}
            maxLength={recordingBounds.readBy}
            autoComplete="off"
            onChange={(event) => setReadBy(event.target.value)}
          />
        </Field>
        {begin.error && <Notice tone="problem">{t(isFull(begin.error) ? 'tooMany' : 'away')}</Notice>}
        <div>
          <Button type="submit" busy={begin.isPending}>
            {t('begin')}
          </Button>
        </div>
      </form>
    </div>
  );
}

const isFull = (error: Error) => error instanceof ApiError && error.code === 'TOO_MANY_RECORDINGS';
