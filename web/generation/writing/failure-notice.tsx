import { useTranslations } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { RequestNumber } from '../../ui/states/request-number.tsx';
import { PresetsInstead, ReaderAwayText } from '../reader-away.tsx';
import { RefusalReport } from '../refusal-report.tsx';
import type { WritingFailure } from './failure.ts';
import { failureText } from './failure-text.ts';

type Props = {
  failure: WritingFailure;
  options: StoryOptions;
  onRetry: () => void;
  onSignIn: () => void;
  /** Goes back to the form with presets in place of own words. */
  onPresets: (options: StoryOptions) => void;
};

/** Says what went wrong, what was kept, and how to go on (GEN-14, ERR-01 to ERR-08). */
export function FailureNotice({ failure, options, onRetry, onSignIn, onPresets }: Props) {
  const t = useTranslations('generation');
  const text = failureText(failure);
  const message =
    text.key === 'other'
      ? t('errors.other', { status: String(text.values.status), text: text.values.text })
      : t(`errors.${text.key}`);
  const isRefusal = text.key === 'filtered' || text.key.startsWith('refused');
  const signIn = text.key === 's401' || text.key === 'noSession';
  return (
    <Notice
      tone="problem"
      title={failure.kind === 'refused' ? t('errors.notStarted') : t('errors.title')}
      actions={
        <>
          <Button onClick={onRetry}>{t('view.retry')}</Button>
          {signIn && (
            <ButtonLink to={paths.signIn} state={{ from: paths.create }} look="secondary" onClick={onSignIn}>
              {t('errors.signIn')}
            </ButtonLink>
          )}
          {text.key === 'readerAway' && <PresetsInstead options={options} onPresets={onPresets} />}
          {isRefusal && <RefusalReport options={options} />}
        </>
      }
    >
      {text.key === 'readerAway' ? <ReaderAwayText options={options} /> : <p>{message}</p>}
      {failure.kind !== 'network' && <p className="text-ink-soft">{t('view.kept')}</p>}
      <RequestNumber number={'number' in failure ? failure.number : null} />
    </Notice>
  );
}
