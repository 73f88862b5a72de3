import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../class-names.ts';
import { Layer, LayerClose, LayerTitle, middleClasses } from './layer.tsx';
import { useCloseRequest } from './use-close-request.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Something was typed into it: a click outside does not close it, and Escape only the second time. */
  typed?: boolean;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the end, the most important one last. */
  actions?: ReactNode;
};

/**
 * A modal dialog in the middle of the page: focus stays inside, Escape closes, focus goes back. Title and
 * buttons stay visible; the content between them scrolls if it does not fit. In a low window all of it scrolls.
 */
export function Dialog({ open, onOpenChange, typed = false, title, description, children, actions }: Props) {
  const t = useTranslations('ui');
  const [escaped, setEscaped] = useState(false);
  /** Returns whether this is the first time that a dialog with typed words is asked to close. */
  function isFirst(): boolean {
    const first = typed && !escaped;
    setEscaped(first);
    return first;
  }
  function change(isOpen: boolean, { reason, cancel }: Base.Root.ChangeEventDetails) {
    // Escape also closes a list or ends the editing of a screen reader: once is no wish to lose what was typed.
    if (reason === 'escape-key' && isFirst()) cancel();
    else {
      setEscaped(false);
      onOpenChange(isOpen);
    }
  }
  useCloseRequest(open, () => isFirst() || onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={change} disablePointerDismissal={typed}>
      <Layer className={classNames(middleClasses, 'flex max-w-lg flex-col low:block low:overflow-y-auto')}>
        <div className="flex items-start justify-between gap-4 px-6 pt-6">
          <LayerTitle className="pt-1.5 text-2xl">{title}</LayerTitle>
          <LayerClose className="-mt-1 -mr-2" />
        </div>
        <div data-layer-content className="min-h-0 flex-1 scroll-py-2 overflow-y-auto px-6 pb-6 low:overflow-visible">
          {description && <Base.Description className="mt-1 text-ink-soft">{description}</Base.Description>}
          <div className="mt-4">{children}</div>
        </div>
        <p role="status" className="border-hairline border-t px-6 pt-4 font-medium empty:hidden">
          {escaped && t('escaped')}
        </p>
        {actions && (
          <div
            className={classNames(
              'flex flex-wrap justify-end gap-3 border-hairline px-6 py-4 max-sm:*:grow',
              !escaped && 'border-t',
            )}
          >
            {actions}
          </div>
        )}
      </Layer>
    </Base.Root>
  );
}
