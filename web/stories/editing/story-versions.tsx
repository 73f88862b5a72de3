import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import type { StoryVersion } from '#domain/stories/api.ts';
import { storyParagraphs } from '#domain/stories/text/pages.ts';
import { dayAndClock } from '../../platform/i18n/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { versionsQuery } from '../queries.ts';

type Props = {
  storyId: string;
  /** The language tag of the story. */
  language: string;
  /** Puts a version's title and text into the fields, to be checked and saved. */
  onUse: (version: StoryVersion) => void;
};

/** The earlier versions of a story, to read whole and to go back to. */
export function StoryVersions({ storyId, language, onUse }: Props) {
  const t = useTranslations('stories.edit');
  const format = useFormatter();
  const { data: versions, error, refetch } = useQuery(versionsQuery(storyId));
  if (error)
    return (
      <Notice
        tone="problem"
        actions={
          <Button look="secondary" onClick={() => void refetch()}>
            {t('versionsRetry')}
          </Button>
        }
      >
        {t('versionsFailed')}
      </Notice>
    );
  if (versions === undefined) return <Spinner label={t('versionsLoading')} />;
  if (versions.length === 0) return <p className="pb-3 text-ink-soft">{t('versionsNone')}</p>;
  return (
    <ol className="grid gap-1 pb-3">
      {versions.map((version) => (
        <li key={version.number}>
          <Disclosure
            summary={
              <span className="min-w-0 flex-1">
                <span lang={language} className="block truncate">
                  {version.title}
                </span>
                <span className="block font-normal text-ink-soft text-sm">
                  {format.dateTime(new Date(version.writtenAt), dayAndClock)}
                </span>
              </span>
            }
          >
            <div lang={language} className="grid max-h-60 gap-2 overflow-y-auto rounded-md bg-raised p-3">
              {storyParagraphs(version.content, version.title).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that does not change
                <p key={index}>{paragraph}</p>
              ))}
            </div>
            <div className="mt-2">
              <Button look="secondary" onClick={() => onUse(version)}>
                {t('versionUse')}
              </Button>
            </div>
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}
