import { classNames } from '../../ui/class-names.ts';
import type { PageLight } from '../components/book-page.tsx';

/** The bars over a full page shine no brighter than the page. */
export const barLooks: Record<PageLight, string> = {
  paper: 'scheme-light border-y bg-surface',
  dusk: 'scheme-dark border-y bg-surface',
  'lights-down': classNames(
    'scheme-dark bg-lightsdown [&_:is(a,button,p,select,svg)]:text-lightsdown-ink',
    '[&_:is(a,button)]:hover:bg-transparent [&_[aria-pressed=true]]:bg-[#2c1f10]',
    '[&_select]:border-[#7a5c33] [&_select]:bg-lightsdown',
  ),
};
