import type { Beat } from '../plan.ts';
import type { Plot } from './plots/plot.ts';

/** What a picture of each scene shows. */
export function alts(plot: Plot): Record<Beat, string> {
  return {
    opening: '{A} y {B} en {AQUI}, de día.',
    want: plot.alt.want,
    trouble: '{A} y {B} se miran sin saber qué hacer.',
    try: '{A} y {B} prueban otra vez en {AQUI}.',
    turn: '{A} y {B} con {X} a la luz de la tarde.',
    mend: plot.alt.mend,
    home: '{A} y {B} vuelven a casa de noche.',
    bed: '{A} y {B} duermen bajo la luna.',
  };
}
