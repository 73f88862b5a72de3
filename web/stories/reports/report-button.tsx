import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReportInput } from '#domain/stories/reports.ts';
import { Button } from '../../ui/button.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** What a report is about: a story, or a wish that was refused. */
export type Reported = Pick<
  ReportInput,
  'kind' | 'language' | 'ageGroup' | 'storyId' | 'generationId' | 'wish' | 'field'
>;

/** "This is not for my child" beside a story, "this was refused wrongly" beside a refusal: each asks before it sends. */
export function ReportButton({ about }: { about: Reported }) {
  const t = useTranslations('reading.judgement');
  const [open, setOpen] = useState(false);
  return (
    <span className="justify-self-start">
      <Button look="quiet" icon={<Flag aria-hidden="true" className="size-5" />} onClick={() => setOpen(true)}>
        {t(`${about.kind}.button`)}
      </Button>
      {open && <ReportDialog about={about} onClose={() => setOpen(false)} />}
    </span>
  );
}
