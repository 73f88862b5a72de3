import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

/** A page for a single task: a title and lead, `note`, and a card with the task. */
export function NarrowPage({
  title,
  lead,
  note,
  children,
}: {
  title: string;
  lead: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  const said = useId();
  return (
    <div className="mx-auto grid min-h-[75dvh] max-w-lg grid-cols-1 content-center gap-6 px-4 py-10">
      <title>{`${title} · Lunatale`}</title>
      <header className="grid gap-2">
        {/* It gets the focus, and is read with what is said to whoever comes. */}
        <h1 aria-describedby={note ? said : undefined} className="text-4xl">
          {title}
        </h1>
        <p className="text-ink-soft text-lg">{lead}</p>
      </header>
      {note && <div id={said}>{note}</div>}
      <Card className="grid gap-5">{children}</Card>
    </div>
  );
}
