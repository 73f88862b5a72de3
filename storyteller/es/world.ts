import type { StoryPlan } from '../plan.ts';
import type { Random } from '../random.ts';
import { lighter } from './ease.ts';
import { type Figure, figureOf, nounFigure } from './figure.ts';
import { calmSmells } from './moments/bed.ts';
import { beginnings } from './moments/opening.ts';
import type { Plot } from './plots/plot.ts';
import { plots } from './plots/plots.ts';
import type { Lists, Roles } from './render.ts';
import { settingNamed } from './settings/anywhere.ts';
import { presetSettings } from './settings/presets.ts';
import type { Setting } from './settings/setting.ts';

export type World = { setting: Setting; plot: Plot; roles: Roles; lists: Lists };

/** Who and what a story has: the cast with its grammar, three neighbours of the place, its phrases. */
export function worldOf(plan: StoryPlan, random: Random): World {
  const place = plan.place.preset ? presetSettings[plan.place.preset] : settingNamed(plan.place.text);
  const setting = plan.age === 'toddler' ? lightened(place) : place;
  const plot = plots[plan.shape];
  const cast = plan.cast.map(figureOf);
  const taken = new Set(cast.map((figure) => figure.name));
  const neighbours = random
    .shuffled(setting.BICHO)
    .filter((name) => !taken.has(name))
    .map(neighbour);
  const roles: Roles = new Map();
  const put = (role: string, figure: Figure | undefined) => roles.set(role, figure ?? nounFigure('el', 'grillo'));
  put('A', cast[0]);
  // A hero without company finds some: a neighbour comes along.
  put('B', cast[1] ?? neighbours.pop());
  for (const role of ['X', 'Y', 'Z']) put(role, neighbours.pop());
  return {
    setting,
    plot,
    roles,
    lists: { ...setting, AQUI: [setting.AQUI], ...plot.lists, CALMAOLOR: calmSmells, CUANDO: beginnings },
  };
}

function neighbour(name: string): Figure {
  const [article, ...noun] = name.split(' ');
  return nounFigure(article === 'la' ? 'la' : 'el', noun.join(' '));
}

/** The place with the shorter words of its lists, for the smallest. */
function lightened(place: Setting): Setting {
  const light = Object.entries(place).map(([key, phrases]) => [
    key,
    typeof phrases === 'string' ? phrases : lighter(phrases, 0.65),
  ]);
  return Object.fromEntries(light) as Setting;
}
