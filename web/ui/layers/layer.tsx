import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../class-names.ts';
import { firstFocus } from '../focus/first-focus.ts';
import { pressByEnter } from '../focus/press-by-enter.ts';
import { IconButton } from '../icon-button.tsx';
import { useToastHeight } from './layer-room.ts';

/** In the middle of the window, never taller than it, and moved only as far as a toast above it needs. */
export const middleClasses = classNames(
  'inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem-var(--toast-room))] rounded-xl',
  'translate-y-[max(-50%,calc(1rem+var(--toast-room)-50dvh))]',
);

/** Returns what gets the focus when a layer closes, or true for the control that opened it. */
export type FinalFocus = () => HTMLElement | true | null;

type LayerProps = { className: string; finalFocus?: FinalFocus | undefined; children: ReactNode };

/**
 * The surface of every dialog and sheet, above the darkened page. Focus goes to its first useful control or its title
 * when it opens; a toast that shows meanwhile stands above it.
 */
export function Layer({ className, finalFocus, children }: LayerProps) {
  const popup = useRef<HTMLDivElement>(null);
  const toast = useToastHeight();
  const room = { '--toast-room': toast === 0 ? '0px' : `${toast + 8}px` } as CSSProperties;
  return (
    <Base.Portal>
      <Base.Backdrop
        className={classNames(
          'fixed inset-0 z-50 bg-shade transition-opacity duration-200 ease-soft',
          'data-starting-style:opacity-0 data-ending-style:opacity-0',
        )}
      />
      <Base.Popup
        ref={popup}
        onKeyDown={pressByEnter}
        initialFocus={() => popup.current && firstFocus(popup.current)}
        {...(finalFocus && { finalFocus })}
        style={room}
        className={classNames(
          'fixed z-50 scroll-py-2 border border-hairline bg-surface text-ink shadow-lifted outline-none',
          'transition-[opacity,transform] duration-200 ease-soft data-starting-style:opacity-0 data-ending-style:opacity-0',
          className,
        )}
      >
        {children}
        <ReturnInSight />
      </Base.Popup>
    </Base.Portal>
  );
}

/** Shows the control that a closed layer gives the focus back to: what was changed may have moved it out of sight. */
function ReturnInSight() {
  useEffect(
    () => () => {
      // The focus returns a moment later. A heading that begins a page shows where that begins.
      setTimeout(() =>
        document.querySelector(':focus-visible:not([tabindex^="-"])')?.scrollIntoView({ block: 'nearest' }),
      );
    },
    [],
  );
  return null;
}

/** The title of a dialog or sheet. */
export function LayerTitle({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Base.Title data-layer-title tabIndex={-1} className={classNames('outline-none', className)}>
      {children}
    </Base.Title>
  );
}

/** The button in the corner that closes a dialog or sheet. */
export function LayerClose({ className }: { className: string }) {
  const t = useTranslations('ui');
  return (
    <Base.Close
      data-layer-close
      render={
        <IconButton label={t('close')} icon={<X aria-hidden="true" className="size-5" />} className={className} />
      }
    />
  );
}
