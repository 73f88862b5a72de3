import { useRef, useState } from 'react';
import type { CreatorValues } from './creator-values.ts';

/** The creator's form as its parts read and change it. */
export type CreatorState = {
  /** The values that the page shows. */
  values: CreatorValues;
  /** Returns the latest values, even while the page is still rendering an earlier press. */
  now: () => CreatorValues;
  change: (changes: Partial<CreatorValues>) => void;
  /** Replaces all values. */
  reset: (values: CreatorValues) => void;
};

/** Holds the values of the creator's form. */
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
