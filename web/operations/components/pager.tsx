import { ChevronLeft, ChevronRight } from 'lucide-react';
import { texts } from '../texts.ts';
import { ToolButton } from './tool-button.tsx';

type Props = { page: number; size: number; matching: number; onPage: (page: number) => void };

/** Shows which rows are visible, with buttons for the other pages. */
export function Pager({ page, size, matching, onPage }: Props) {
  const from = matching === 0 ? 0 : (page - 1) * size + 1;
  const to = Math.min(page * size, matching);
  return (
    <div className="mt-3 flex items-center justify-end gap-2">
      <p aria-live="polite" className="text-ink-soft text-sm tabular-nums">
        {texts.users.showing(from, to, matching)}
      </p>
      <ToolButton aria-label={texts.common.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </ToolButton>
      <ToolButton aria-label={texts.common.next} disabled={to >= matching} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </ToolButton>
    </div>
  );
}
