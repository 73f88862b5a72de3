import { useTranslations } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { RequestNumber } from '../../ui/states/request-number.tsx';
import { PresetsInstead, ReaderAwayText } from '../reader-away.tsx';
import { RefusalReport } from '../refusal-report.tsx';
import { type IllustratedFailure, isImageRelated, isRefusedContent, isServiceDown } from './illustrated-failure.ts';
import { type IllustratedText, illustratedText } from './illustrated-text.ts';
import { type Alternative, PictureAdvice } from './picture-advice.tsx';
import { useServiceWatch } from './use-service-watch.ts';

const steps = ['wait', 'service', 'text'] as const;

type Props = {
  failure: IllustratedFailure;
  options: StoryOptions;
  onRetry: () => void;
  /** Shows the existing text, or has the story written without pictures. */
  onWithoutImages: () => void;
  onOtherModel: () => void;
  onSignIn: () => void;
  onTake: (alternative: Alternative) => void;
  /** Goes back to the form with presets in place of own words. */
  onPresets: (options: StoryOptions) => void;
};

/** What went wrong with an illustrated story, with every way to go on (ILLUS-10 to ILLUS-15, ILLUS-26 to ILLUS-28). */
export function IllustratedFailureNotice({ failure, options, onRetry, ...ways }: Props) {
  const t = useTranslations('generation');
  const service = useServiceWatch(isServiceDown(failure), onRetry);
  const email = usePublicSettings()?.supportEmail;
  const text = illustratedText(failure);
  const message = useMessage(text);
  const signIn = text.from === 'errors' && (text.key === 's401' || text.key === 'noSession');
  const unread = text.from === 'errors' && text.key === 'readerAway';
  const uncounted = failure.kind === 'refused' || failure.kind === 'ended';
  return (
    <Notice
      tone="problem"
      title={t('errors.notStarted')}
      actions={
        <>
          <Button onClick={onRetry}>{t('view.retry')}</Button>
          {isImageRelated(failure) && (
            <Button look="secondary" onClick={ways.onWithoutImages}>
              {t('illustrated.withoutImages')}
            </Button>
          )}
          {service.down && (
            <>
              <Button look="secondary" busy={service.checking} onClick={() => void service.check()}>
                {t('illustrated.service.check')}
              </Button>
              <Button look="secondary" onClick={ways.onOtherModel}>
                {t('illustrated.service.otherModel')}
              </Button>
            </>
          )}
          {signIn && (
            <ButtonLink to={paths.signIn} state={{ from: paths.create }} look="secondary" onClick={ways.onSignIn}>
              {t('errors.signIn')}
            </ButtonLink>
          )}
          {unread && <PresetsInstead options={options} onPresets={ways.onPresets} />}
          {isRefusedContent(failure) && <RefusalReport options={options} />}
        </>
      }
    >
      <div className="grid gap-2">
        {unread ? <ReaderAwayText options={options} /> : <p>{message}</p>}
        {failure.kind === 'params' && <p lang="en">{failure.problem.message}</p>}
        {failure.kind === 'refused' && documented.has(failure.code ?? '') && <p lang="en">{failure.text}</p>}
        {isRefusedContent(failure) && <PictureAdvice options={options} onTake={ways.onTake} />}
        {isServiceDown(failure) && (
          <div>
            <p className="font-semibold">{t('illustrated.steps.title')}</p>
            <ul className="list-disc pl-5">
              {steps.map((step) => (
                <li key={step}>{t(`illustrated.steps.${step}`)}</li>
              ))}
              {email && <li>{t('illustrated.steps.support', { email })}</li>}
            </ul>
          </div>
        )}
        {uncounted && <p className="text-ink-soft">{t('view.kept')}</p>}
        <RequestNumber number={'number' in failure ? failure.number : null} />
      </div>
    </Notice>
  );
}

/** Codes whose sentence is documented and names the field (ILLUS-22 to ILLUS-25). */
const documented = new Set<string>(['INVALID_REQUEST', 'MISSING_PARAMETERS']);

function useMessage(text: IllustratedText): string {
  const t = useTranslations('generation');
  if (text.from === 'errors') return t(`errors.${text.key}`);
  if (text.key === 'badRequest') return t('illustrated.errors.badRequest', { text: text.text });
  if (text.key === 'other') return t('illustrated.errors.other', { status: String(text.status), text: text.text });
  return t(`illustrated.errors.${text.key}`);
}
