import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/use-session.ts';
import { paths } from '../../routes/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { coverLook } from '../reading/page-frame.ts';
import { ReadingPage } from '../reading/reading-page.tsx';
import { firstWords } from '../story-text.ts';
import type { Sample } from './sample.ts';
import { SampleCards } from './sample-cards.tsx';
import { SamplePicture } from './sample-picture.tsx';

type Props = { shown: Sample; others: Sample[]; listen: boolean };

/** An example story, with the others offered below it. */
export function SampleView({ shown, others, listen }: Props) {
  const t = useTranslations('stories.sample');
  const { status } = useSession();
  const { title, content, language } = shown;
  return (
    <ReadingPage
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
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="mb-4 text-2xl">
            {t('others')}
          </h2>
          <SampleCards samples={others} />
        </section>
      )}
    </ReadingPage>
  );
}
