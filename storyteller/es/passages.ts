import type { Beat, StoryPlan } from '../plan.ts';
import { bedtimes } from './moments/bed.ts';
import { eveningsIn, homecomings } from './moments/home.ts';
import { introductions } from './moments/opening.ts';
import { deeds, deedsAbout } from './morals/morals.ts';
import type { Plot } from './plots/plot.ts';

/** The passages a scene of this beat may be told with; `atHome`: the scene before it ended there. */
export function passagesFor(plan: StoryPlan, plot: Plot, beat: Beat, atHome: boolean): readonly string[] {
  switch (beat) {
    case 'opening':
      return introductions;
    case 'want':
      return plot.want;
    case 'trouble':
      return plot.trouble;
    case 'try':
      return plot.tries;
    case 'turn':
      return plan.moral.preset ? deeds[plan.moral.preset] : deedsAbout(plan.moral.text);
    case 'mend':
      return plot.mend;
    case 'home':
      return atHome ? eveningsIn : homecomings;
    case 'bed':
      return bedtimes;
  }
}
