import { useRef, useState } from 'react';
import type { CreatorValues } from './creator-values.ts';

/** The form of the creator as its parts read and change it. */
export type CreatorState = {
  /** What the page shows. */
  values: CreatorValues;
  /** What was chosen last: a page that is still taking in the press before is not asked. */
  now: () => CreatorValues;
  change: (changes: Partial<CreatorValues>) => void;
  /** Takes other values in place of all that were chosen. */
  reset: (values: CreatorValues) => void;
};

/** What the creator's form holds. */
export function useCreatorValues(initial: () => CreatorValues): CreatorState {
  const [values, setValues] = useState(initial);
  const newest = useRef(values);
  const reset = (next: CreatorValues) => {
    newest.current = next;
    setValues(next);
  };
  return {
    values,
    now: () => newest.current,
    change: (changes) => reset({ ...newest.current, ...changes }),
    reset,
  };
}
