import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/api.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { EmptyShelfPicture } from '../drawings/empty-shelf-picture.tsx';
import { ReadingLoading } from '../reading/reading-loading.tsx';
import { sharedStoryQuery } from '../sharing/queries.ts';
import { SharedStoryView } from '../sharing/shared-story-view.tsx';

/** A shared story, for anybody with its link: it needs no account and shows nothing of its owner (STORY-12). */
export default function SharedStoryPage() {
  const { token = '' } = useParams();
  return (
    <QueryProvider>
      <meta name="robots" content="noindex, nofollow" />
      <Opened token={token} />
    </QueryProvider>
  );
}

function Opened({ token }: { token: string }) {
  const t = useTranslations('reading.shared');
  const { data: story, error, refetch } = useQuery(sharedStoryQuery(token));
  if (story) return <SharedStoryView token={token} story={story} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <title>{`${t('missing')} · Lunatale`}</title>
        <EmptyState
          page
          title={t('missing')}
          picture={<EmptyShelfPicture />}
          action={<ButtonLink to={paths.home}>{t('home')}</ButtonLink>}
        >
          {t('missingText')}
        </EmptyState>
      </>
    );
  }
  if (error) {
    return (
      <div role="alert">
        <EmptyState page title={t('problem')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
      </div>
    );
  }
  return <ReadingLoading label={t('loading')} />;
}
