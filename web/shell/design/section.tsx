import { type ReactNode, useId } from 'react';

/** A titled section of the design page. */
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

/** A row of items that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
