import type { Build } from '../characters/body.ts';
import { face } from '../characters/face.ts';
import { lighter } from '../paint/colour.ts';
import { cut, cutCircle, cutPath } from '../paint/cut.ts';
import { ellipse, mirrored, path } from '../paint/svg.ts';

/** A shaggy, harmless creature for all words that mean a monster. */
export function monster(coat: string, horns: string): Build {
  return {
    coat,
    belly: lighter(coat, 0.3),
    size: { hips: 42, torso: 66, legs: 16, limb: 20 },
    head: { rx: 56, ry: 44 },
    above: 26,
    drawTail: ({ tone }) => cutPath('M-8 6C26 16 58 6 62 -26C68 -18 76 -16 82 -20C82 12 40 34 -8 18Z', tone(coat), 3),
    drawHead: (act) => {
      const fur = act.tone(coat);
      return (
        mirrored(cutPath('M26 -34Q28 -58 48 -66Q54 -44 44 -26Z', act.tone(horns), 3) + cutCircle(54, 2, 12, fur, 2)) +
        cut`${fur} 4 M-10 -46L-4 -60L4 -48L14 -58L16 -42C42 -36 54 -18 54 4C58 8 56 14 52 16C54 22 50 28 45 28C44 36 36 40 30 36C22 46 10 46 0 43C-10 46 -22 46 -30 36C-36 40 -44 36 -45 28C-50 28 -54 22 -52 16C-56 14 -58 8 -54 4C-54 -20 -38 -42 -10 -46Z` +
        ellipse(act.gaze * 4, 6, 38, 29, lighter(fur, 0.34)) +
        face(act, { eyes: [18, -1, 7], cheeks: [30, 15, 8], mouth: [18, 20] }) +
        (act.mood === 'joyful' ? path('M-5 17l4 7l4 -7Z', '#fffaf0') : '')
      );
    },
  };
}
