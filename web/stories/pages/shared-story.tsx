import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type SharedStory, sharedCoverPath } from '#domain/stories/share.ts';
import { ApiError } from '../../platform/api.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyShelfPicture } from '../drawings/empty-shelf-picture.tsx';
import { ReadingLoading } from '../reading/reading-loading.tsx';
import { ReadingPage } from '../reading/reading-page.tsx';
import { sharedStoryQuery } from '../sharing/queries.ts';

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
  if (story) return <Shown token={token} story={story} />;
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

function Shown({ token, story }: { token: string; story: SharedStory }) {
  const t = useTranslations('reading.shared');
  const email = usePublicSettings()?.supportEmail;
  const { title, content, language, ageGroup, images, sound } = story;
  return (
    <ReadingPage
      story={{ title, content, options: { language, ageGroup }, images }}
      placed={null}
      heard={{ kind: 'shared', token, hasSound: sound === true }}
      artwork={sharedCoverPath(token)}
      cover={<img src={sharedCoverPath(token)} alt="" className="mb-8 aspect-[40/21] h-auto w-full rounded-lg" />}
      back={<p className="min-w-0 flex-[1_1_12rem] px-3 py-2 text-ink-soft text-sm">{t('from')}</p>}
      tools={null}
    >
      <div className="flex flex-wrap items-center gap-4">
        <p>{t('invite')}</p>
        <ButtonLink to={paths.create} look="secondary">
          {t('create')}
        </ButtonLink>
        {email && (
          <a
            className="text-ink-soft text-sm underline"
            href={`mailto:${email}?subject=${encodeURIComponent(t('reportSubject', { address: window.location.href }))}`}
          >
            {t('report')}
          </a>
        )}
      </div>
    </ReadingPage>
  );
}
