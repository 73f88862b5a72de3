import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ReportDialog, type Reported } from './report-dialog.tsx';

/**
 * "This is not for my child" beside a story, "this was refused wrongly" beside a refusal: both ask before they send.
 * With `flush` the button stands alone below a text and is aligned with its left edge.
 */
export function ReportButton({ about, flush = false }: { about: Reported; flush?: boolean }) {
  const t = useTranslations('reading.judgement');
  const [open, setOpen] = useState(false);
  return (
    <span className={classNames('justify-self-start', flush && '-mx-5')}>
      <Button look="quiet" icon={<Flag aria-hidden="true" className="size-5" />} onClick={() => setOpen(true)}>
        {t(`${about.kind}.button`)}
      </Button>
      {open && <ReportDialog about={about} onClose={() => setOpen(false)} />}
    </span>
  );
}
