import { useTranslations } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import type { PictureResult } from './illustrated-state.ts';
import { type Alternative, PictureAdvice } from './picture-advice.tsx';

const reasons = ['words', 'busy', 'spoilt'] as const;

type Props = {
  result: PictureResult;
  shown: number;
  planned: number;
  options: StoryOptions;
  onRetry: () => void;
  onKeepText: () => void;
  onTake: (alternative: Alternative) => void;
};

/** Says above a finished story that pictures are missing, some or all, and why (ILLUS-18 to ILLUS-20, ILLUS-29). */
export function ResultNotice({ result, shown, planned, options, onRetry, onKeepText, onTake }: Props) {
  const t = useTranslations('generation');
  if (result.kind === 'partial') {
    return <Notice title={t('illustrated.partial.title', { shown, planned })}>{t('illustrated.partial.text')}</Notice>;
  }
  if (result.kind !== 'none') return null;
  return (
    <Notice
      title={t('illustrated.none.title')}
      actions={
        <>
          <Button onClick={onRetry}>{t('view.retry')}</Button>
          <Button look="secondary" onClick={onKeepText}>
            {t('illustrated.withoutImages')}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        {result.freeRetry && <p>{t('illustrated.freeRetry')}</p>}
        <p>{t('illustrated.none.reasons')}</p>
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{t(`illustrated.none.${reason}`)}</li>
          ))}
        </ul>
        <Disclosure summary={t('illustrated.none.helps')}>
          <div className="grid gap-2">
            <PictureAdvice options={options} onTake={onTake} />
          </div>
        </Disclosure>
      </div>
    </Notice>
  );
}
