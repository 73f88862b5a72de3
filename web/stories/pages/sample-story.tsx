import { ArrowLeft } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { paths } from '../../routes/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { coverLook } from '../reading/page-frame.ts';
import { ReadingPage } from '../reading/reading-page.tsx';
import { useListenWish } from '../reading/use-listen-wish.ts';
import { SampleCards } from '../samples/sample-cards.tsx';
import { SamplePicture } from '../samples/sample-picture.tsx';
import { useSamples } from '../samples/use-samples.ts';
import { firstWords } from '../story-text.ts';

/** The reading page needs a query client for made sound, although examples are read by the device only. */
export default function SampleStoryPage() {
  return (
    <QueryProvider>
      <SampleStory />
    </QueryProvider>
  );
}

/** An example story on a book page, for everybody, signed in or not (AMB-064). */
function SampleStory() {
  const t = useTranslations('stories.sample');
  const { sample: id } = useParams();
  const { status } = useSession();
  const samples = useSamples();
  const listen = useListenWish();
  if (samples === undefined) return <div className="min-h-[80dvh]" />;
  const shown = samples.find((sample) => sample.id === id);
  if (shown === undefined) return <Navigate to={paths.home} replace />;

  const { title, content, language } = shown;
  return (
    // Keyed, so that another example opens at its top, and silent unless it was asked to speak.
    <ReadingPage
      key={shown.id}
      listen={listen}
      story={{ title, content, options: { language, ageGroup: 'preschool' }, images: null }}
      placed={null}
      cover={<SamplePicture sample={shown.id} className={coverLook} />}
      back={
        <div className="flex min-w-0 flex-[1_1_12rem] flex-wrap items-center gap-x-2">
          <ButtonLink
            to={status === 'signed-in' ? paths.myStories : paths.home}
            look="quiet"
            icon={<ArrowLeft aria-hidden="true" className="size-5" />}
          >
            {t('back')}
          </ButtonLink>
          <p className="px-3 text-ink-soft text-sm max-sm:sr-only">{t('about')}</p>
        </div>
      }
      tools={null}
    >
      <meta name="description" content={firstWords(content, 30)} />
      <div className="grid justify-center py-2">
        <ButtonLink to={paths.create} size="large">
          {t('create')}
        </ButtonLink>
      </div>
      <section aria-labelledby="others">
        <h2 id="others" className="mb-4 text-2xl">
          {t('others')}
        </h2>
        <SampleCards samples={samples.filter((sample) => sample !== shown)} />
      </section>
    </ReadingPage>
  );
}
