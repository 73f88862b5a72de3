import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** How long a highlighted story stays outlined, in milliseconds (AMB-058). */
const highlightStays = 6000;

/**
 * Returns the story to outline, and removes its parameter from the address. The outline lasts 6 seconds (LIB-05,
 * LIB-07), counted anew with every page of `loaded` stories, so that a slow network does not shorten it.
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
