import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { type FinalFocus, Layer, LayerTitle, middleClasses } from './layer.tsx';
import { useCloseRequest } from './use-close-request.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** The confirmed step deletes something. */
  danger?: boolean;
  /** Further inputs below the question. */
  children?: ReactNode;
  busy?: boolean;
  /** Something that `children` ask for is missing. */
  unready?: boolean;
  /** For a step that may remove the control that asked for it. */
  finalFocus?: FinalFocus;
};

/** A question that must be answered before anything else goes on. A click outside does not answer it. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  cancelLabel,
  confirmLabel,
  onConfirm,
  danger,
  children,
  busy,
  unready,
  finalFocus,
}: Props) {
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Layer className={classNames(middleClasses, 'max-w-md overflow-y-auto p-6')} finalFocus={finalFocus}>
        <LayerTitle className="text-2xl">{title}</LayerTitle>
        {description && <Base.Description className="mt-2 text-ink-soft">{description}</Base.Description>}
        {children && <div className="mt-4">{children}</div>}
        <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Base.Close render={<Button look="secondary" />}>{cancelLabel}</Base.Close>
          <Button look={danger ? 'danger' : 'primary'} busy={busy ?? false} disabled={unready} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </Layer>
    </Base.Root>
  );
}
