import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** How long the outline of a highlighted story stays, in milliseconds (AMB-058). */
const highlightStays = 6000;

/**
 * The story to outline; its parameter is taken out of the address, the outline stays a few seconds (LIB-05,
 * LIB-07). They begin anew with every page of `loaded` stories: a slow network takes nothing away from them.
 */
export function useHighlight(loaded: number): string | null {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('highlight');
  const [highlighted, setHighlighted] = useState(asked);

  useEffect(() => {
    if (asked === null) return;
    setHighlighted(asked);
    setParameters(
      (before) => {
        before.delete('highlight');
        return before;
      },
      { replace: true },
    );
  }, [asked, setParameters]);

  useEffect(() => {
    if (highlighted === null || loaded === 0) return;
    const timer = setTimeout(() => setHighlighted(null), highlightStays);
    return () => clearTimeout(timer);
  }, [highlighted, loaded]);

  return highlighted;
}
