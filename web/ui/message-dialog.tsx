import { later } from './later.tsx';

/** Says one thing that must be read, with nothing to decide: the accessible form of a browser alert. */
export const MessageDialog = later(() => import('./message-dialog-layer.tsx').then((layer) => layer.MessageDialog));
