import './office.css';
import { useEffect } from 'react';
import { storedLanguage } from '../platform/i18n/language.tsx';

/** Gives the whole document the back office's palette and language while it is open. */
export function useOffice(): void {
  useEffect(() => {
    const root = document.documentElement;
    const { lang, dataset } = root;
    dataset.surface = 'office';
    root.lang = 'en';
    return () => {
      delete dataset.surface;
      // The settings may have changed the language.
      root.lang = storedLanguage() ?? lang;
    };
  }, []);
}
