import './office.css';
import { useEffect } from 'react';
import { storedLanguage } from '../platform/i18n/language.tsx';

/** Gives the whole document the surface of the back office, by day and by night, for as long as it is open. */
export function useOffice(): void {
  useEffect(() => {
    const root = document.documentElement;
    const { lang, dataset } = root;
    dataset.surface = 'office';
    root.lang = 'en';
    return () => {
      delete dataset.surface;
      // The language may have been chosen anew in the settings.
      root.lang = storedLanguage() ?? lang;
    };
  }, []);
}
