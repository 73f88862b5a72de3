import { presetCharacters, presetSettings } from '#domain/stories/options.ts';
import { drawScene } from '#storyteller/illustrator/draw-scene.ts';
import { renderPng } from '#storyteller/illustrator/paint/render.ts';
import { type Bench, median, percentile, time } from './figures.ts';

const size = { width: 1024, height: 1024 };
const plain = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" fill="#123456"/></svg>`;

/** The time to draw and render a picture of the offline illustrator on one core; the target is at most 300 ms. */
export const pictures: Bench = {
  name: 'A picture of 1,024 pixels, every setting in three lights with three characters',
  baseline: 'a plain square',
  run: async () => {
    const ours: number[] = [];
    const theirs: number[] = [];
    renderPng(plain, size.width);
    for (const [index, setting] of presetSettings.entries()) {
      const characters = [0, 5, 10].map((step) => presetCharacters[(index + step) % presetCharacters.length] ?? 'fox');
      for (const light of ['day', 'dusk', 'night'] as const) {
        const scene = { setting, characters, light, mood: 'calm' as const };
        ours.push(time(() => renderPng(drawScene(scene, { ...size, seed: light }), size.width)));
        theirs.push(time(() => renderPng(plain, size.width)));
      }
    }
    return [
      { what: 'median', unit: 'ms', ours: median(ours), baseline: median(theirs) },
      { what: 'slowest of 45', unit: 'ms', ours: percentile(ours, 1), baseline: percentile(theirs, 1) },
    ];
  },
};
