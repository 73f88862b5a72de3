import { later } from './later.tsx';

/** A modal sheet that rises from the bottom, within reach of the thumb. */
export const Sheet = later(() => import('./sheet-layer.tsx').then((layer) => layer.Sheet));
