import type { PageLight } from '../components/book-page.tsx';

/** The bars over a full page shine no brighter than the page. */
export const barLooks: Record<PageLight, string> = {
  paper: 'scheme-light border-y bg-surface',
  dusk: 'scheme-dark border-y bg-surface',
  // The colours of everything in it are those of the whole screen then (reading.css).
  'lights-down': 'scheme-dark bg-lightsdown',
};
