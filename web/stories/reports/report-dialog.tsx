import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type ReportInput,
  type ReportReason,
  reportBounds,
  reportReasons,
  reportsPath,
  saysWhy,
} from '#domain/stories/reports.ts';
import { callApi } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Chip, ChipGroup } from '../../ui/fields/chip.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/states/notice.tsx';

/** What a report is about: a story, or a wish that was refused. */
export type Reported = Pick<
  ReportInput,
  'kind' | 'language' | 'ageGroup' | 'storyId' | 'generationId' | 'wish' | 'field'
>;

/** Reports a wrong judgement of ours in a tap or two; the text is sent only if the parent allows it. */
export function ReportDialog({ about, onClose }: { about: Reported; onClose: () => void }) {
  const t = useTranslations('reading.judgement');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [withText, setWithText] = useState(false);
  const [state, setState] = useState<'open' | 'unsaid' | 'sending' | 'failed'>('open');
  const reasons = useRef<HTMLDivElement>(null);
  const { kind } = about;
  const unsaid = !saysWhy({ kind, reason, words });
  const isShare = kind === 'refused_wrongly' && about.storyId != null;
  const said = isShare ? 'share_refused' : kind;

  async function send() {
    if (unsaid) {
      setState('unsaid');
      reasons.current?.querySelector('input')?.focus();
      return;
    }
    setState('sending');
    const wish = withText ? (about.wish ?? '') : '';
    const body: ReportInput = { ...about, wish, reason, words: words.trim(), withText };
    try {
      await callApi(reportsPath, { method: 'POST', body });
      toast.success(t('sent'));
      onClose();
    } catch {
      setState('failed');
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`${said}.title`)}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={state === 'sending'} onClick={() => void send()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {state === 'failed' && <Notice tone="problem">{t('failed')}</Notice>}
        <p>{t(`${kind}.explain`)}</p>
        {kind === 'not_for_my_child' && (
          <div ref={reasons}>
            <ChipGroup label={t('why')} required error={state === 'unsaid' && unsaid && t('unsaid')}>
              {reportReasons.map((each) => (
                <Chip key={each} kind="radio" checked={reason === each} onChange={() => setReason(each)}>
                  {t(`reasons.${each}`)}
                </Chip>
              ))}
            </ChipGroup>
          </div>
        )}
        <Field label={t('words')} optional>
          <Textarea value={words} maxLength={reportBounds.words} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <label className="flex min-h-11 items-start gap-3">
          <Checkbox checked={withText} onChange={(event) => setWithText(event.target.checked)} />
          <span>
            {t(`${said}.withText`)}
            <span className="block text-ink-soft text-sm">
              {about.field === 'characters' ? t('withNameHint') : t('withTextHint')}
            </span>
          </span>
        </label>
      </div>
    </Dialog>
  );
}
