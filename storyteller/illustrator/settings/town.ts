import { door, pane } from '../buildings.ts';
import { darker } from '../paint/colour.ts';
import { cut, cutPath, cutStrip } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { path, place, rect, strip, times, trace } from '../paint/svg.ts';
import { bush, roundTree } from '../plants.ts';
import { clouds, glow, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

type Roof = 'gable' | 'steps' | 'flat';

/** A narrow town house, its foot at 0,0. */
function townHouse(stage: Stage, w: number, h: number, wall: string, top: Roof): string {
  const fill = stage.tone(wall);
  const roof = stage.tone('#a8553f');
  const tops: Record<Roof, string> = {
    gable: cutPath(trace`M${-w / 2 - 10} ${-h + 6}L0 ${-h - w * 0.62}L${w / 2 + 10} ${-h + 6}Z`, roof, 5),
    steps: cut`${darker(fill, 0.12)} 4 M${-w / 2} ${-h + 4}v-26h${w * 0.18}v-26h${w * 0.18}v-26h${w * 0.28}v26h${w * 0.18}v26h${w * 0.18}v26Z`,
    flat: rect(-w / 2 - 8, -h - 14, w + 16, 22, darker(fill, 0.24), 4),
  };
  const asleep: Stage = { ...stage, dark: false, pane: stage.light === 'night' ? '#33406b' : '#6f7f94' };
  const at = (i: number) => (stage.dark && (i * 5 + w + h) % 3 >= 1 ? asleep : stage);
  const floors = times(
    Math.floor((h - 110) / 90),
    (i) => pane(at(i), -w * 0.23, -128 - i * 90, w * 0.24, 44) + pane(at(i + 1), w * 0.23, -128 - i * 90, w * 0.24, 44),
  );
  return (
    cutPath(trace`M${-w / 2} 0V${-h}H${w / 2}V0Z`, fill, -5) +
    tops[top] +
    floors +
    door(stage, -w * 0.2, 0, w * 0.28, 84, '#6f4a3a') +
    pane(stage, w * 0.22, -30, w * 0.26, 40)
  );
}

const streetLamp = (stage: Stage) =>
  (stage.dark ? glow(0, -236, 110) : '') +
  cutStrip('M0 0V-210', stage.tone('#4f4a56'), 9, -2) +
  path('M-18 -216H18L24 -258H-24Z', stage.dark ? paper.lamp : paper.butter) +
  strip('M-26 -260H26M-18 -214H18M-14 0H14', stage.tone('#4f4a56'), 7);

/** A street of the town, with trees and lamps. */
export const town: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    const far = times(Math.ceil(w / 110), (i) =>
      rect(i * 118 - 20, h * (0.42 + ((i * 7) % 5) * 0.025), 104, h * 0.4, tone('#9aa9b3', 0.6)),
    );
    const y = h * 0.68;
    const looks = [
      ['#e7c79d', 'gable', 320],
      ['#c9836a', 'steps', 400],
      ['#a9bfb0', 'flat', 350],
      ['#f0dfbd', 'gable', 410],
      ['#b9a0a6', 'steps', 320],
      ['#dcb36f', 'flat', 370],
    ] as const;
    const count = Math.ceil(w / 172);
    const street = times(count, (i) => {
      const [wall, top, high] = looks[i % 6] ?? looks[0];
      return place(townHouse(stage, w / count - 6, high, wall, top), (i + 0.5) * (w / count), y);
    });
    return (
      sky(stage, 0.8, 0.16) +
      clouds(stage, [[0.22, 0.16, 210]]) +
      far +
      street +
      rect(0, y - 2, w, h, tone('#cdbfa8')) +
      rect(0, y - 2, w, 14, tone('#b3a58f')) +
      cutPath(trace`M-20 ${h * 0.83}Q${w * 0.5} ${h * 0.8} ${w + 20} ${h * 0.83}V${h + 20}H-20Z`, tone('#a5a1a3'), -5) +
      roundTree(w * 0.07, h * 0.76, 280, tone(paper.moss), tone(paper.bark)) +
      bush(w * 0.93, h * 0.75, 130, tone(paper.pine)) +
      place(streetLamp(stage), w * 0.82, h * 0.77) +
      place(streetLamp(stage), w * 0.24, h * 0.77)
    );
  },
};
