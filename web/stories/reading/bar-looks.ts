import type { PageLight } from '../components/book-page.tsx';

/** The bars over a full page shine no brighter than the page. */
export const barLooks: Record<PageLight, string> = {
  paper: 'scheme-light border-y bg-surface',
  dusk: 'scheme-dark border-y bg-surface',
  'lights-down': 'scheme-dark bg-lightsdown',
};
