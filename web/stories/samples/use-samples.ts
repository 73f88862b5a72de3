import { useEffect, useState } from 'react';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { loadedSamples, loadSamples, type Sample } from './sample.ts';

/** Returns the examples in the interface language; undefined while loading, empty when they cannot be fetched. */
export function useSamples(): Sample[] | undefined {
  const { language } = useLanguage();
  const [samples, setSamples] = useState(() => loadedSamples(language));
  useEffect(() => {
    let current = true;
    loadSamples(language).then(
      (loaded) => current && setSamples(loaded),
      () => current && setSamples([]),
    );
    return () => {
      current = false;
    };
  }, [language]);
  return samples;
}
