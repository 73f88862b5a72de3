import type { Light } from '../scene.ts';
import { sceneryFor } from './scenery.ts';
import { createStage } from './stage.ts';
import { picture } from './svg.ts';

/** The small scene on a setting's chip (CREATE-16), 4:3, without the dust of a large picture. */
export function drawSettingBadge(setting: string, { width = 160, light = 'day' as Light } = {}): string {
  const stage = createStage(1333, 1000, light, 'badge', false);
  return picture('0 90 1333 760', sceneryFor(setting).behind(stage), {
    width,
    height: Math.round((width * 760) / 1333),
  });
}
