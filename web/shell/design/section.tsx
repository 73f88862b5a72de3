import { type ReactNode, useId } from 'react';

/** One shelf of the design page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="border-hairline border-b pb-2 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Things side by side that wrap. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
