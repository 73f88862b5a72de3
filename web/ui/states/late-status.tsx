import { type ReactNode, useEffect, useState } from 'react';

/** How long something loads before a screen reader hears of it, in milliseconds. */
const patience = 1000;

/** Tells a screen reader what is still loading, but nothing where it is quick: what was loaded is heard instead. */
export function LateStatus({ children }: { children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span role="status" className="sr-only">
      {late && children}
    </span>
  );
}
