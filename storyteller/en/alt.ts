import type { ScenePlan, StoryPlan } from '../plan.ts';
import type { Random } from '../random.ts';
import type { PlotShape } from '../shapes.ts';
import { articles, capitalised } from './grammar.ts';
import { listed, type Person } from './people.ts';
import type { Props } from './teller.ts';

type Doing = (props: Props) => string;

const wants: Record<PlotShape, Doing> = {
  lost: (p) => `with the ${p.thing}`,
  fear: (p) => `on the way to ${p.dark}`,
  promise: () => 'making a promise',
  shared: (p) => `with one ${p.thing}`,
  built: (p) => `planning a ${p.built}`,
  guest: () => 'on a day of their own',
  mixup: () => 'on a busy morning',
  waiting: (p) => `watching a ${p.growing}`,
  talents: (p) => `getting ready for ${p.feast}`,
  find: (p) => `setting out for ${p.far}`,
};

const mends: Record<PlotShape, Doing> = {
  lost: (p) => `with the ${p.thing} found again`,
  fear: () => 'side by side, not afraid any more',
  promise: () => 'together in the last light',
  shared: (p) => `playing together with the ${p.thing}`,
  built: (p) => `and the ${p.built} that stands at last`,
  guest: (p) => `saying goodbye to a ${p.guest}`,
  mixup: () => 'friends again',
  waiting: (p) => `before the open ${p.growing}`,
  talents: (p) => `at ${p.feast}`,
  find: () => 'at the end of a long walk',
};

/** One sentence on what the picture of a scene shows. */
export function altText(...given: Parameters<typeof told>): string {
  return articles(told(...given));
}

function told(plan: StoryPlan, scene: ScenePlan, cast: readonly Person[], props: Props, random: Random): string {
  const there = scene.present.map((member) => cast[member] as Person);
  const names = there.map((person) => person.full);
  const who = capitalised(names.length > 3 ? `${names[0]}, ${names[1]} and their friends` : listed(names));
  switch (scene.beat) {
    case 'opening':
      return `${who} ${props.where} ${random.pick(['in the morning', 'on a bright day', 'early in the day'])}.`;
    case 'want':
      return `${who} ${props.where}, ${wants[plan.shape](props)}.`;
    case 'turn':
      return `${who} ${props.where} ${random.pick(['at dusk', 'in the evening light', 'as the light goes'])}.`;
    case 'mend':
      return `${who}, ${mends[plan.shape](props)}.`;
    case 'home':
      return `${who} ${random.pick(['on the way home', 'walking home'])} at night.`;
    case 'bed':
      return `${who} asleep in bed.`;
    default:
      return `${who} ${props.where}.`;
  }
}
