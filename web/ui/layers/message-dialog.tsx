import { later } from './later.tsx';

/** Shows a message that must be read, with nothing to decide: an accessible browser alert. */
export const MessageDialog = later(() => import('./message-dialog-layer.tsx').then((layer) => layer.MessageDialog));
