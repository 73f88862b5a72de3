import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Story } from '#domain/stories/api.ts';
import { sharedPagePath } from '#domain/stories/share.ts';
import { sharesQuery } from './queries.ts';

/** Says that this story has a link, so that nobody forgets that it is shared. */
export function ShareNote({ story }: { story: Pick<Story, 'id'> }) {
  const t = useTranslations('reading.share');
  const { data: shares } = useQuery(sharesQuery);
  const share = shares?.find(({ storyId }) => storyId === story.id);
  return (
    share && (
      <p className="text-ink-soft">
        {t('ready')}{' '}
        <a href={sharedPagePath(share.token)} className="underline underline-offset-4">
          {t('open')}
        </a>
      </p>
    )
  );
}
