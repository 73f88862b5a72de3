import { later } from './later.tsx';

/** A modal dialog in the middle of the page: focus stays inside, Escape closes, focus goes back. */
export const Dialog = later(() => import('./dialog-layer.tsx').then((layer) => layer.Dialog));
