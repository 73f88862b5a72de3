import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Layer, LayerTitle, middleClasses } from './layer.tsx';
import { useCloseRequest } from './use-close-request.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  message: ReactNode;
  closeLabel: string;
  /** Another way on, before the button that closes. */
  others?: ReactNode;
};

/** Shows a message that must be read, with nothing to decide: an accessible browser alert. */
export function MessageDialog({ open, onClose, title, message, closeLabel, others }: Props) {
  useCloseRequest(open, onClose);
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Layer className={classNames(middleClasses, 'max-w-md overflow-y-auto p-6')}>
        <LayerTitle className="text-2xl">{title}</LayerTitle>
        <Base.Description className="mt-2 text-ink-soft">{message}</Base.Description>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          {others}
          <Base.Close render={<Button />}>{closeLabel}</Base.Close>
        </div>
      </Layer>
    </Base.Root>
  );
}
