import { useState } from 'react';
import { pickSome, suggestionCount } from './suggestions.ts';

/**
 * Three random presets at every width, or all of them (CREATE-21). A chosen preset given as `keepInSight` stays
 * visible: it takes the first place among the three if it is not one of them. All of them begin with the three that
 * were shown, so that nobody has to look again for those that are new.
 */
export function useSuggestions<Id extends string>(presets: readonly Id[], keepInSight?: string) {
  const [three, setThree] = useState(() => pickSome(presets, suggestionCount, Math.random));
  const [expanded, setExpanded] = useState(false);
  const chosen = presets.find((id) => id === keepInSight);
  const shown =
    chosen === undefined || three.includes(chosen) ? three : [chosen, ...three.slice(0, suggestionCount - 1)];
  return {
    shown: expanded ? [...three, ...presets.filter((id) => !three.includes(id))] : shown,
    expanded,
    count: presets.length,
    toggle: () => {
      // A choice made among all of them moves none.
      if (!expanded) setThree(shown);
      setExpanded(!expanded);
    },
    shuffle: () => setThree(pickSome(presets, suggestionCount, Math.random, three)),
  };
}
