import { house } from '#storyteller/illustrator/buildings.ts';
import { cast } from '#storyteller/illustrator/cast.ts';
import type { Figure } from '#storyteller/illustrator/characters/figure.ts';
import { ridge } from '#storyteller/illustrator/land.ts';
import { mix, under } from '#storyteller/illustrator/paint/colour.ts';
import { atmospheres, paper } from '#storyteller/illustrator/paint/palette.ts';
import { circle, ellipse, picture, place, rect, strip } from '#storyteller/illustrator/paint/svg.ts';
import { flower, grass, leafTree, pine, roundTree } from '#storyteller/illustrator/plants.ts';
import { cloud, glow, luminary, star } from '#storyteller/illustrator/sky.ts';
import { castTone, createStage, type Stage } from '#storyteller/illustrator/stage.ts';
import { footShadow } from '#storyteller/illustrator/staging/group.ts';
import { openBook } from './book.ts';

const layer = (name: string, content: string) => `<g class="hero-${name}">${content}</g>`;

/** Stars in three groups that drift at their own pace: hero-stars-1 to hero-stars-3. */
function starField(stage: Stage): string {
  const group = (n: number, count: number) => {
    let dots = '';
    for (let i = 0; i < count; i++) {
      const [x, y] = [stage.between(-0.04, 1.04) * stage.w, stage.between(0.01, 0.52) * stage.h];
      dots += i % 5 === 0 ? star(x, y, stage.between(7, 12)) : circle(x, y, stage.between(1.6, 3.2), '#f6e9c4');
    }
    return layer(`stars-${n}`, dots);
  };
  return layer('stars', group(1, 22) + group(2, 16) + group(3, 10));
}

function lampPost(stage: Stage, x: number, y: number): string {
  const iron = stage.tone('#5a4a4a');
  const lit = stage.dark ? paper.lamp : '#f6dfa8';
  return (
    (stage.dark ? glow(x, y - 300, 210) + glow(x, y - 300, 90) : '') +
    place(
      strip('M0 0V-262', iron, 11) +
        `<path d="M-26 -272L-34 -326H34L26 -272Z" fill="${lit}"/>` +
        strip('M-28 -270H28M-36 -328H36M0 -328V-346M-26 -272L-34 -326M26 -272L34 -326', iron, 7) +
        strip('M-20 0H20', iron, 11),
      x,
      y,
    )
  );
}

/**
 * Draws the landing page's scene: a valley with lit windows, and a child and a fox with a book under the lamp. Its
 * groups carry classes (hero-sky, hero-stars, hero-stars-1..3, hero-moon, hero-clouds, hero-far, hero-village,
 * hero-near, hero-friends) so that styles may move them slowly. It fills its box from the lower edge up; when it is
 * cropped, the important parts stay in the middle third. `lightAt` is the distance of the moon or the sun from the top,
 * as a share of the height.
 */
export function drawHero(theme: 'night' | 'day', { width = 1600, height = 900, lightAt = 0.2 } = {}): string {
  const unit = 1000 / Math.min(width, height);
  const stage = createStage(width * unit, height * unit, theme, 'hero');
  const { w, h, tone } = stage;
  const air = atmospheres[theme];
  const [mx, my] = [w * 0.76, h * lightAt];
  const reach = Math.hypot(w, h);
  const skies =
    rect(0, 0, w, h, air.sky[0]) +
    [0.62, 0.42, 0.25].map((k, i) => circle(mx, my, reach * k, air.sky[i + 1] ?? '')).join('');
  const clouds =
    cloud(w * 0.2, h * 0.24, 230, air.cloud) +
    cloud(w * 0.92, h * 0.36, 190, air.cloud) +
    cloud(w * 0.5, h * 0.14, 150, air.cloud);
  const far =
    ridge(
      stage,
      [
        [0, 0.56],
        [0.18, 0.47],
        [0.4, 0.55],
        [0.62, 0.46],
        [0.84, 0.54],
        [1, 0.48],
      ],
      '#7f9fa0',
      0.62,
    ) +
    ridge(
      stage,
      [
        [0, 0.62],
        [0.22, 0.58],
        [0.5, 0.62],
        [0.76, 0.55],
        [1, 0.62],
      ],
      '#7fa38c',
      0.42,
    );
  const trees = [0.03, 0.07, 0.12, 0.44, 0.48, 0.9, 0.95, 0.985].map((x, i) =>
    pine(w * x, h * (0.665 + (i % 2) * 0.012), 150 + ((i * 53) % 90), tone(paper.pine, 0.32), tone(paper.bark, 0.3)),
  );
  const homes =
    house(stage, w * 0.21, h * 0.672, 150, '#ead3ae', '#a8553f', 0.1) +
    house(stage, w * 0.29, h * 0.69, 120, '#e2c9a4', '#5f7f86', 0.12) +
    house(stage, w * 0.14, h * 0.685, 104, '#d9c4a8', '#7d6a52', 0.16) +
    house(stage, w * 0.8, h * 0.665, 130, '#ead3ae', '#5f7f86', 0.12) +
    house(stage, w * 0.87, h * 0.68, 104, '#e2c9a4', '#a8553f', 0.16) +
    leafTree(w * 0.25, h * 0.69, 150, tone(paper.moss, 0.2), tone(paper.bark, 0.2)) +
    leafTree(w * 0.835, h * 0.68, 130, tone(paper.moss, 0.2), tone(paper.bark, 0.2));
  const village =
    trees.join('') +
    homes +
    ridge(
      stage,
      [
        [0, 0.68],
        [0.2, 0.67],
        [0.45, 0.715],
        [0.7, 0.66],
        [1, 0.69],
      ],
      '#7fa66f',
      0.2,
    );
  const near =
    roundTree(w * 0.06, h * 0.84, 400, tone('#54835a'), tone(paper.bark)) +
    ridge(
      stage,
      [
        [0, 0.82],
        [0.25, 0.79],
        [0.52, 0.755],
        [0.78, 0.79],
        [1, 0.83],
      ],
      '#6f9a62',
      0.06,
    ) +
    ridge(
      stage,
      [
        [0, 0.93],
        [0.3, 0.96],
        [0.7, 0.94],
        [1, 0.9],
      ],
      '#557f56',
      0.02,
    );
  return picture(
    `0 0 ${Math.round(w)} ${Math.round(h)}`,
    layer('sky', skies) +
      (theme === 'night' ? starField(stage) : '') +
      layer('moon', luminary(stage, mx, my)) +
      layer('clouds', clouds) +
      layer('far', far) +
      layer('village', village) +
      layer('near', near) +
      layer('friends', friends(stage)) +
      layer('front', tufts(stage)),
    { width, height },
  ).replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" ');
}

/** A child and a fox read under the lamp; the owl listens. */
function friends(stage: Stage): string {
  const { w, h } = stage;
  // Under the lamp the figures keep the warm colours of the day.
  const tone = stage.dark ? (colour: string) => mix(under(colour, '#fff0dc'), '#343463', 0.07) : castTone(stage.light);
  const act = (gaze: number) => ({ pose: 'sitting', mood: 'calm', gaze, tone }) as const;
  const [x, y] = [w * 0.5, h * 0.885];
  const child = cast('Luna')(act(0.5));
  const fox = cast('fox')(act(-0.6));
  const owl = cast('owl')({ ...act(-0.6), pose: 'standing' });
  return (
    (stage.dark
      ? ellipse(x, y + 6, 420, 74, paper.lamp, ' fill-opacity=".1"') +
        ellipse(x, y + 6, 280, 50, paper.lamp, ' fill-opacity=".12"')
      : '') +
    lampPost(stage, x + 14, y - 44) +
    standing(child, x - 104, y, 1.3) +
    openBook(x - 104, y - 18, 1, paper.brick, tone) +
    standing(fox, x + 104, y + 4, 1.3) +
    standing(owl, x + 290, y + 6, 0.9)
  );
}

function tufts(stage: Stage): string {
  const { w, h, tone } = stage;
  const blade = tone('#47704c');
  return [0.04, 0.13, 0.3, 0.68, 0.82, 0.95]
    .map(
      (x, i) =>
        grass(w * x, h * 1.005, 70 + (i % 3) * 18, blade) +
        flower(
          w * x + 44,
          h * 1.008,
          84 + (i % 2) * 26,
          tone(i % 2 ? paper.coral : paper.cream),
          blade,
          tone(paper.mustard),
        ),
    )
    .join('');
}

/** A single figure with the shadow at its feet. */
const standing = (figure: Figure, x: number, y: number, scale: number) =>
  place(footShadow(figure.width, 0) + (figure.behind ?? '') + figure.markup, x, y, scale);
