import { later } from './later.tsx';

/** A question that must be answered before anything else goes on. A click outside does not answer it. */
export const AlertDialog = later(() => import('./alert-dialog-layer.tsx').then((layer) => layer.AlertDialog));
