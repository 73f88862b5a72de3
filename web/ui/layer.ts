import { classNames } from './class-names.ts';

/** The darkened page behind a dialog or sheet. */
export const backdropClasses = classNames(
  'fixed inset-0 z-50 bg-shade transition-opacity duration-200 ease-soft',
  'data-starting-style:opacity-0 data-ending-style:opacity-0',
);

/** The surface of a dialog or sheet above the page. */
export const popupClasses = classNames(
  'fixed z-50 border border-hairline bg-surface text-ink shadow-lifted outline-none',
  'transition-[opacity,transform] duration-200 ease-soft data-starting-style:opacity-0 data-ending-style:opacity-0',
);

/** In the middle of the window, and never taller than it. */
export const middleClasses = 'inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 rounded-xl';
