import { later } from '../../ui/layers/later.tsx';

/** The bar with what can be done with the selected stories. */
export const SelectionBar = later(() => import('./selection-actions.tsx').then((bar) => bar.SelectionActions));
