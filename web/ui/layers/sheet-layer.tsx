import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Layer, LayerClose, LayerTitle } from './layer.tsx';
import { useCloseRequest } from './use-close-request.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Something was typed into it: a click outside does not close it. */
  typed?: boolean;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
};

/** A modal sheet that rises from the bottom, within reach of the thumb; on a desk a card in the middle. */
export function Sheet({ open, onOpenChange, typed = false, title, children, actions }: Props) {
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={typed}>
      <Layer
        className={classNames(
          'inset-x-0 bottom-0 mx-auto flex max-h-[min(85dvh,calc(100dvh-1rem-var(--toast-room)))] max-w-2xl flex-col rounded-t-xl border-b-0 low:block low:overflow-y-auto pb-[env(safe-area-inset-bottom)]',
          'max-md:data-starting-style:translate-y-8 max-md:data-ending-style:translate-y-8',
          // On a desk no thumb reaches for it: there it is a card like the others.
          'md:top-1/2 md:bottom-auto md:max-h-[calc(100dvh-2rem-var(--toast-room))] md:rounded-b-xl md:border-b',
          'md:translate-y-[max(-50%,calc(1rem+var(--toast-room)-50dvh))]',
        )}
      >
        <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
          <LayerTitle className="text-xl">{title}</LayerTitle>
          <LayerClose className="-mr-2" />
        </div>
        <div data-layer-content className="min-h-0 flex-1 scroll-py-2 overflow-y-auto px-5 pb-5 low:overflow-visible">
          {children}
        </div>
        {actions && (
          <div className="flex flex-wrap justify-end gap-3 border-hairline border-t px-5 py-4 max-sm:*:grow">
            {actions}
          </div>
        )}
      </Layer>
    </Base.Root>
  );
}
