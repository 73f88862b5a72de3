import type { Beat, ScenePlan, StoryPlan } from '../plan.ts';
import { figureOf } from './figure.ts';
import type { Plot } from './plots/plot.ts';
import { capitalised, type Renderer } from './render.ts';

/** Where the characters are in the picture of a scene, after their names. */
function whereabouts(plot: Plot): Record<Beat, string> {
  return {
    opening: 'en {AQUI}, de día',
    want: plot.alt.want,
    trouble: 'en {AQUI}, sin saber qué hacer',
    try: 'en {AQUI}, en pleno intento',
    turn: 'en {AQUI}, a la luz de la tarde',
    mend: plot.alt.mend,
    home: 'de vuelta a casa, de noche',
    bed: 'en la cama, bajo la luna',
  };
}

/** One sentence on what the picture of a scene shows: those of the cast who are in it, and where. */
export function altOf(plan: StoryPlan, plot: Plot, scene: ScenePlan, renderer: Renderer): string {
  const names = scene.present.flatMap((member) => {
    const one = plan.cast[member];
    return one ? [figureOf(one).name] : [];
  });
  const told = renderer.render(whereabouts(plot)[scene.beat], 'slow');
  return `${capitalised(listed(names))} ${told.charAt(0).toLocaleLowerCase('es')}${told.slice(1)}.`;
}

/** "la gata, Leo e Isabel"; of more than three, the first two and their friends. */
function listed(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), 'sus amigos'] : names;
  const last = shown.at(-1) ?? '';
  const and = /^h?[ií](?![aeo])/i.test(last) ? 'e' : 'y';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} ${and} ${last}`;
}
