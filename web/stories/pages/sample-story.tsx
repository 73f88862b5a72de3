import { ArrowLeft } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { storyParagraphs } from '#domain/stories/pages.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BookPage } from '../components/book-page.tsx';
import { CoverPicture } from '../drawings/pictures.tsx';
import { SampleCards } from '../samples/sample-cards.tsx';
import { useSamples } from '../samples/use-samples.ts';

/** An example story on the page of a book, for everybody, signed in or not (AMB-064). */
export default function SampleStoryPage() {
  const t = useTranslations('stories.sample');
  const { sample: id } = useParams();
  const { status } = useSession();
  const samples = useSamples();
  if (samples === undefined) return <div className="min-h-[80dvh]" />;
  const shown = samples.find((sample) => sample.id === id);
  if (shown === undefined) return <Navigate to={paths.home} replace />;

  const { title, content, language, setting, character } = shown;
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-4 pt-4 pb-12">
      <title>{`${title} · Lunatale`}</title>
      <h1 className="sr-only">{title}</h1>
      <header className="-ml-3 flex flex-wrap items-center justify-between gap-2">
        <ButtonLink
          to={status === 'signed-in' ? paths.myStories : paths.home}
          look="quiet"
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        >
          {t('back')}
        </ButtonLink>
        <p className="text-ink-soft">{t('about')}</p>
      </header>
      <div className="overflow-hidden rounded-xl shadow-lifted">
        <BookPage
          title={title}
          paragraphs={storyParagraphs(content, title)}
          language={language}
          frontispiece={
            <CoverPicture
              options={{ setting, characters: [character] }}
              seed={`sample ${shown.id}`}
              className="mb-8 aspect-[2/1] w-full rounded-lg object-cover object-bottom"
            />
          }
          ending={<p className="mt-10 text-center font-display text-[1.2em] italic">{t('end')}</p>}
        />
      </div>
      <div className="grid justify-center">
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
    </div>
  );
}
