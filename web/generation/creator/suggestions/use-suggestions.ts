import { useState } from 'react';
import { pickSome, suggestionCount } from './suggestions.ts';

/**
 * Three random presets at every width, or all of them (CREATE-21). A chosen preset given as `keepInSight` stays
 * visible: it takes the first place among the three if it is not one of them.
 */
export function useSuggestions<Id extends string>(presets: readonly Id[], keepInSight?: string) {
  const [three, setThree] = useState(() => pickSome(presets, suggestionCount, Math.random));
  const [expanded, setExpanded] = useState(false);
  const chosen = presets.find((id) => id === keepInSight);
  const shown =
    chosen === undefined || three.includes(chosen) ? three : [chosen, ...three.slice(0, suggestionCount - 1)];
  return {
    shown: expanded ? presets : shown,
    expanded,
    count: presets.length,
    toggle: () => setExpanded(!expanded),
    shuffle: () => setThree(pickSome(presets, suggestionCount, Math.random, three)),
  };
}
