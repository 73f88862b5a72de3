import { useTranslations } from 'use-intl';
import { type SharedStory, sharedCoverPath } from '#domain/stories/share.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { paths } from '../../routes/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReadingPage } from '../reading/reading-page.tsx';

/** A shared story as a holder of its link reads it (STORY-12). */
export function SharedStoryView({ token, story }: { token: string; story: SharedStory }) {
  const t = useTranslations('reading.shared');
  const email = usePublicSettings()?.supportEmail;
  const cover = sharedCoverPath(token);
  const { title, content, language, ageGroup, images, sound } = story;
  return (
    <ReadingPage
      story={{ title, content, options: { language, ageGroup }, images }}
      placed={null}
      heard={{ kind: 'shared', token, hasSound: sound === true }}
      artwork={cover}
      cover={
        <img
          srcSet={`${cover}?w=480 480w, ${cover}?w=960 960w`}
          sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 42rem, 92vw"
          src={cover}
          alt=""
          className="mb-8 aspect-[40/21] h-auto w-full rounded-lg"
        />
      }
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
