import type { PageLight } from '../components/book-page.tsx';

/** The bars over a full page are no brighter than the page. */
export const barLooks: Record<PageLight, string> = {
  paper: 'scheme-light border-y border-hairline bg-surface',
  dusk: 'scheme-dark border-y border-hairline bg-surface',
  // With the lights down, the colours of the whole screen apply here (reading.css).
  'lights-down': 'scheme-dark bg-lightsdown',
};
