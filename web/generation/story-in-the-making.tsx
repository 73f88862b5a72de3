import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Generation } from '#domain/generation/api.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import { isIllustrated } from '#domain/stories/options.ts';
import { extractTitle } from '#domain/stories/text/title.ts';
import { paths } from '../routes/paths.ts';
import { draftsQuery } from '../stories/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LiveRegion } from '../ui/states/live-region.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { isRunning, latestGenerationQuery } from './queries.ts';

/** How often a story that is being written is asked for, in milliseconds. */
const often = 5000;

/**
 * The story that is being written: in another tab, or since its page was left. When it has ended, the drafts are
 * fetched anew, and it is one of them.
 */
export function useStoryInTheMaking() {
  const client = useQueryClient();
  const { data, isFetchedAfterMount } = useQuery({
    ...latestGenerationQuery,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? often : false),
  });
  // What was read on an earlier visit may have ended by now.
  const running = isFetchedAfterMount && data && isRunning(data) ? data : null;
  const [seen, setSeen] = useState<string>();
  if (running && running.id !== seen) setSeen(running.id);
  const hasEnded = seen !== undefined && running === null;
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ queryKey: draftsQuery.queryKey });
  }, [hasEnded, client]);
  return { running, hasFinished: hasEnded && data?.id === seen && data?.status === 'completed' };
}

/** Says on the shelf that a story is being written, and when it is finished. */
export function StoryInTheMaking({ running, hasFinished }: ReturnType<typeof useStoryInTheMaking>) {
  const t = useTranslations('generation.kept');
  return (
    <>
      <LiveRegion>{hasFinished && t('done')}</LiveRegion>
      {running && (
        <div className="mb-6">
          <Notice
            actions={
              <ButtonLink to={paths.create} look="secondary">
                {t('watch')}
              </ButtonLink>
            }
          >
            <Making story={running} />
          </Notice>
        </div>
      )}
    </>
  );
}

function Making({ story: { content, options } }: { story: Generation }) {
  const t = useTranslations('generation.kept');
  const { characters, language } = options;
  // The title is the first line; until that has ended, it has no name yet.
  const title = content.trimStart().includes('\n') ? extractTitle(content, characters, language) : null;
  const kind = isIllustrated(options) ? 'drawn' : 'written';
  return (
    <p>
      {title === null
        ? t(`${kind}Unnamed`)
        : t.rich(kind, { title, story: (name) => <span lang={languageTag(language)}>{name}</span> })}{' '}
      {t('waits')}
    </p>
  );
}
