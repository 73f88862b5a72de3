import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { languageTag } from '#domain/stories/language-tag.ts';
import { sharedPagePath } from '#domain/stories/share.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { sharesQuery, useUnshare } from './queries.ts';

/** All stories with a link, for the profile: one place to see and withdraw what is shared (STORY-12). */
export function SharedList() {
  const t = useTranslations('reading.share');
  const format = useFormatter();
  const { data: shares, isError } = useQuery(sharesQuery);
  const unshare = useUnshare();
  const title = useRef<HTMLHeadingElement>(null);
  const heading = () => title.current;
  return (
    <Card>
      <h2 id="shares" ref={title} className="mb-3 text-2xl">
        {t('listTitle')}
      </h2>
      {isError && <Notice tone="problem">{t('listProblem')}</Notice>}
      {shares === undefined && !isError && <Spinner unsaid label={t('listLoading')} />}
      {shares?.length === 0 && <p className="text-ink-soft">{t('listEmpty')}</p>}
      <ul className="grid gap-3">
        {shares?.map(({ storyId, title, language, token, createdAt }) => (
          <li
            key={storyId}
            ref={passFocus(heading)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
          >
            <div className="min-w-0">
              <p className="font-medium [overflow-wrap:anywhere]">
                <a href={sharedPagePath(token)} lang={languageTag(language)}>
                  {title}
                </a>
              </p>
              <p className="text-ink-soft text-sm">
                {t('since', { date: format.dateTime(new Date(createdAt), { dateStyle: 'long' }) })}
              </p>
            </div>
            <Button
              look="secondary"
              aria-label={t('revokeOf', { title })}
              busy={unshare.isPending && unshare.variables === storyId}
              onClick={() => unshare.mutate(storyId)}
            >
              {t('revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
