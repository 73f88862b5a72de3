import type { PlotShape } from '../../shapes.ts';
import type { ShapeBank } from './bank.ts';
import { built } from './built.ts';
import { fear } from './fear.ts';
import { find } from './find.ts';
import { guest } from './guest.ts';
import { lost } from './lost.ts';
import { mixup } from './mixup.ts';
import { promise } from './promise.ts';
import { shared } from './shared.ts';
import { talents } from './talents.ts';
import { waiting } from './waiting.ts';

export const shapeBank: Record<PlotShape, ShapeBank> = {
  lost,
  fear,
  promise,
  shared,
  built,
  guest,
  mixup,
  waiting,
  talents,
  find,
};
