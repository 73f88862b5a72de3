import type { Light } from '../scene.ts';
import { picture } from './paint/svg.ts';
import { placeFor } from './scenery.ts';
import { createStage } from './stage.ts';

/** Draws the small scene on a setting's chip (CREATE-16), 3:2, without the fine details of large pictures. */
export function drawSettingBadge(setting: string, { width = 150, light = 'day' as Light } = {}): string {
  const stage = createStage(1000, 1000, light, 'badge', false);
  return picture('30 100 940 627', placeFor(setting).setting.behind(stage), { width, height: Math.round(width / 1.5) });
}
