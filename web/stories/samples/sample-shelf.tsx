import { useTranslations } from 'use-intl';
import { SampleCards } from './sample-cards.tsx';
import { useSamples } from './use-samples.ts';

/** The examples, below an empty shelf and apart from the user's own stories (AMB-064). */
export function SampleShelf() {
  const t = useTranslations('stories.shelf');
  const samples = useSamples();
  if (samples === undefined || samples.length === 0) return null;
  return (
    <section aria-labelledby="samples" className="mt-6 border-hairline border-t pt-8">
      <h2 id="samples" className="text-2xl">
        {t('samples')}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{t('samplesHint')}</p>
      <SampleCards samples={samples} />
    </section>
  );
}
