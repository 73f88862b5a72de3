import './office.css';
import { useEffect } from 'react';

/** Gives the whole document the light surface of the back office for as long as it is open. */
export function useOffice(): void {
  useEffect(() => {
    const root = document.documentElement;
    const { lang, dataset } = root;
    const before = dataset.theme;
    dataset.surface = 'office';
    dataset.theme = 'day';
    root.lang = 'en';
    return () => {
      delete dataset.surface;
      if (before) dataset.theme = before;
      root.lang = lang;
    };
  }, []);
}
