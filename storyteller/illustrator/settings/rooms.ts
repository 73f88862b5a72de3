import type { ThingId } from '../../scene.ts';
import { darker, lighter } from '../paint/colour.ts';
import { cutEllipse } from '../paint/cut.ts';
import { atmospheres, paper } from '../paint/palette.ts';
import { disc, sheets } from '../paint/sheets.ts';
import { ellipse, flat, place, rect, strip, thread, times, trace } from '../paint/svg.ts';
import { drawProp } from '../props/props.ts';
import { glow, luminary } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';
import { bookcase, lamp } from './bedroom.ts';
import { bigWindow, indoors, room, shelfOf } from './room.ts';

/** A window with round corners and the passing countryside; the sun or moon is in only one of them. */
function trainWindow(stage: Stage, x: number, y: number, w: number, h: number, frame: string, lit: boolean): string {
  const [a, b] = atmospheres[stage.light].sky;
  const far = stage.tone(paper.moss, 0.5);
  return (
    rect(x - 12, y - 12, w + 24, h + 24, indoors(stage, frame), 34) +
    rect(x, y, w, h, a, 26) +
    (lit ? ellipse(x + w * 0.7, y + h * 0.36, h * 0.3, h * 0.3, b) : '') +
    (lit ? place(luminary(stage, 0, 0), x + w * 0.7, y + h * 0.36, h / 560) : '') +
    flat`${far} M${x} ${y + h * 0.72}q${w * 0.25} ${-h * 0.2} ${w * 0.5} ${-h * 0.04}t${w * 0.5} ${-h * 0.02}v${h * 0.3}q0 26 -26 26h${52 - w}q-26 0 -26 -26Z`
  );
}

const rack =
  '#8f6246/9 M-2000 0H2000 | brick M-300 -6V-70Q-300 -84 -286 -84H-180Q-166 -84 -166 -70V-6Z | mustard M120 -6V-56Q120 -70 134 -70H250Q264 -70 264 -56V-6Z';
const strap = 'slate/5 M0 0V44 | -#6b4a3d/9 M-20 64a20 20 0 1 1 40 0a20 20 0 1 1 -40 0';
/** The inside of a train or a bus: windows in a row, seats to the left and right. */
const carriage = (wall: string, seat: string, frame: string, bus: boolean): Setting => ({
  lamplit: true,
  behind(stage) {
    const { w, h } = stage;
    const c = (colour: string) => indoors(stage, colour);
    const count = Math.max(2, Math.round(w / 420));
    const wide = w / count;
    const bench = `${seat} M-130 0V-250Q-130 -290 -90 -290H90Q130 -290 130 -250V0Z | ${darker(seat, 0.12)} M-150 0V-80Q-150 -110 -120 -110H120Q150 -110 150 -80V0Z | -${lighter(seat, 0.2)}/7 M-84 -256H84M-60 -120V-240M0 -120V-240M60 -120V-240`;
    return (
      rect(0, 0, w, h, c(wall)) +
      rect(0, 0, w, h * 0.1, c(lighter(wall, 0.35))) +
      times(count, (i) =>
        trainWindow(stage, i * wide + wide * 0.14, h * 0.16, wide * 0.72, h * 0.36, frame, i === count - 1),
      ) +
      (bus
        ? strip(trace`M${-10} ${h * 0.09}H${w + 10}`, c('#efcb66'), 12) +
          times(count * 2, (i) => place(sheets(strap, c), ((i + 0.5) * w) / count / 2, h * 0.09))
        : place(sheets(rack, c), w * 0.5, h * 0.115)) +
      rect(0, h * 0.58, w, h * 0.16, c(darker(wall, 0.14))) +
      rect(0, h * 0.72, w, h, c('#8d7f78')) +
      strip(trace`M0 ${h * 0.86}H${w}`, c('#a39488'), 60) +
      place(sheets(bench, c, 5), w * 0.06, h * 0.78, h / 900) +
      place(sheets(bench, c, 5), w * 0.94, h * 0.78, h / 900) +
      (bus ? strip(trace`M${w * 0.24} 0V${h * 0.8}M${w * 0.76} 0V${h * 0.8}`, c('#efcb66'), 12) : '')
    );
  },
});

export const train = carriage('#6d9a94', '#b8533f', '#8f6246', false);
export const bus = carriage('#d9dccb', '#3f6f8d', '#d9a03f', true);

const cupboards = `#e9dcc0 M-320 0V-170H320V0Z | #b98555 M-336 -170H336V-190H-336Z | -#cdbb97/5 M-160 -10V-160M0 -10V-160M160 -10V-160 | -#8a6246 ${disc(-176, -96, 8)}${disc(-144, -96, 8)}${disc(144, -96, 8)}${disc(176, -96, 8)}`;
const stove = `slate M-100 0V-190H100V0Z | -#454a5c M-74 -16V-104H74V-16Z | -#e09a4a M-60 -28V-92H60V-28Z | -cream ${disc(-60, -150, 12)}${disc(0, -150, 12)}${disc(60, -150, 12)} | teal M-60 -192V-262H60V-192Z | brick/9 M-76 -240H-60M60 -240H76 | teal M-66 -262Q0 -286 66 -262Z`;

export const kitchen = room({
  wall: '#dfe3cf',
  floor: '#c99d74',
  window: [0.36, 0.47, 0.28, 0.32],
  pieces: [
    [cupboards, 0.34, 0.74],
    [stove, 0.84, 0.74],
  ],
  rug: '#d98d6a',
  more: ({ w, h, ...stage }, c) =>
    strip(trace`M0 ${h * 0.12}H${w}M0 ${h * 0.52}H${w}`, c('#cfd4ba'), 5) +
    shelfOf({ w, h, ...stage }, c, ['cup', 'jar', 'plate'], 0.03, 0.38, 0.28, 0.9) +
    shelfOf({ w, h, ...stage }, c, ['spoon', 'jar', 'cup'], 0.72, 0.34, 0.26, 0.8) +
    drawProp('bread', w * 0.2, h * 0.74 - 190, 0.9, c) +
    drawProp('basket', w * 0.52, h * 0.74 - 190, 0.9, c),
});

const awning = `brick M-700 0V-70H-580V0A60 50 0 0 1 -700 0ZM-460 0V-70H-340V0A60 50 0 0 1 -460 0ZM-220 0V-70H-100V0A60 50 0 0 1 -220 0ZM20 0V-70H140V0A60 50 0 0 1 20 0ZM260 0V-70H380V0A60 50 0 0 1 260 0ZM500 0V-70H620V0A60 50 0 0 1 500 0Z | cream M-580 0V-70H-460V0A60 50 0 0 1 -580 0ZM-340 0V-70H-220V0A60 50 0 0 1 -340 0ZM-100 0V-70H20V0A60 50 0 0 1 -100 0ZM140 0V-70H260V0A60 50 0 0 1 140 0ZM380 0V-70H500V0A60 50 0 0 1 380 0ZM620 0V-70H740V0A60 50 0 0 1 620 0Z`;
const counter = `#8f6246 M-260 0V-150H260V0Z | wood M-280 -146H280V-172H-280Z | -#7a5239/5 M-130 -10V-140M0 -10V-140M130 -10V-140 | slate/7 M150 -172V-250M90 -246H210 | mustard M64 -232H116Q110 -206 90 -206Q70 -206 64 -232ZM184 -232H236Q230 -206 210 -206Q190 -206 184 -232Z`;
export const shop = room({
  wall: '#e6c9a0',
  floor: '#a9805c',
  pieces: [
    [awning, 0.5, 0.07],
    [counter, 0.76, 0.77],
  ],
  rug: '#7d9c86',
  more: (stage, c) =>
    shelfOf(stage, c, ['jar', 'bread', 'jar', 'cake', 'jar'], 0.05, 0.3, 0.9) +
    shelfOf(stage, c, ['hat', 'ball', 'teddy', 'boat', 'drum'], 0.05, 0.47, 0.9) +
    shelfOf(stage, c, ['apple', 'pear', 'basket'], 0.03, 0.64, 0.42, 0.9),
});

const blackboard = `#8f6246 M-290 0V-300H290V0Z | -#3d6656 M-272 -18V-282H272V-18Z | -#dfe8d8/5 M-210 -70V-140L-160 -184L-110 -140V-70ZM-60 -80Q0 -150 60 -80M-40 -80Q0 -124 40 -80M130 -150a34 34 0 1 1 68 0a34 34 0 1 1 -68 0M164 -200V-222M164 -100V-78M110 -150H90M218 -150H238 | wood M-250 12V-4H250V12Z`;
const globe = `#9a6b42 M-120 -92H120V-70H-120ZM-100 -70V0H-84V-70ZM84 -70V0H100V-70Z | slate/8 M20 -92V-104 | sky ${disc(20, -140, 40)} | -sage M-8 -150Q4 -176 26 -166Q30 -146 14 -138ZM28 -124Q46 -138 54 -124Q44 -106 30 -108Z`;
export const school = room({
  wall: '#dfd5b4',
  floor: '#b98c5e',
  window: [0.74, 0.5, 0.26, 0.36],
  pieces: [
    [blackboard, 0.36, 0.52],
    [`#9a6b42 M-120 -92H120V-70H-120ZM-100 -70V0H-84V-70ZM84 -70V0H100V-70Z | brick M-70 -92V-112H10V-92Z`, 0.1, 0.78],
    [globe, 0.9, 0.78],
  ],
  rug: '#7fa0b0',
});

const milk = `#f4f1ea M-90 0V-330L-40 -420H40L90 -330V0Z | -sky M-90 -60H90V-220Q0 -180 -90 -220Z | -#d9dfe0 M-90 -330H90V-318H-90Z | sky M-44 -420V-460H44V-420Z`;
const cheese = `butter M-190 0V-120L190 -210V0Z | -mustard ${disc(-70, -50, 30)}${disc(70, -100, 24)}${disc(110, -36, 34)}${disc(-140, -90, 14)}`;
const eggs = `#f3e3c8 M-40 -60C-40 -150 40 -150 40 -60ZM60 -60C60 -150 140 -150 140 -60Z | #9fb0b8 M-70 -76H170L150 0H-50Z`;
const berries = `brick M0 0C-70 -50 -60 -120 0 -110C60 -120 70 -50 0 0ZM120 0C50 -50 60 -120 120 -110C180 -120 190 -50 120 0Z | moss M-34 -112L0 -132L34 -112L0 -96ZM86 -112L120 -132L154 -112L120 -96Z | -butter ${disc(-20, -70, 5)}${disc(16, -60, 5)}${disc(0, -34, 5)}${disc(100, -70, 5)}${disc(136, -60, 5)}${disc(120, -34, 5)}`;

/** Inside the fridge: everything is larger than the people. */
export const fridge: Setting = {
  lamplit: true,
  huge: true,
  behind(stage) {
    const { w, h } = stage;
    const c = (colour: string) => indoors(stage, colour);
    const shelf = (y: number) => rect(0, h * y, w, 16, c('#a9cdd6'), 8) + rect(0, h * y + 16, w, 10, c('#d3e6ea'));
    const at = (art: string, x: number, y: number, scale: number) =>
      place(sheets(art, c, 6), w * x, h * y, (scale * h) / 1000);
    return (
      rect(0, 0, w, h, c('#dcebee')) +
      strip(trace`M${w * 0.04} 0V${h}M${w * 0.96} 0V${h}`, c('#c5dde3'), 12) +
      glow(w * 0.5, h * 0.06, 210) +
      ellipse(w * 0.5, h * 0.03, 70, 22, paper.lampPale) +
      drawProp('jar', w * 0.22, h * 0.26, (2 * h) / 1000, c) +
      at(berries, 0.62, 0.26, 1) +
      shelf(0.26) +
      at(milk, 0.16, 0.84, 1.15) +
      at(cheese, 0.78, 0.84, 1.1) +
      at(eggs, 0.42, 0.84, 0.9) +
      shelf(0.84) +
      rect(0, h * 0.866, w, h, c('#c7dfe4'))
    );
  },
};

/** A pocket, a drawer, a shoe box: everyday things are as large as houses. */
export const tiny: Setting = {
  lamplit: true,
  huge: true,
  behind(stage) {
    const { w, h } = stage;
    const c = (colour: string) => indoors(stage, colour);
    const big = (id: ThingId, x: number, scale: number, turn = 0) =>
      drawProp(id, w * x, h * 0.82, (scale * h) / 1000, c, { turn });
    return (
      rect(0, 0, w, h, c('#b58a78')) +
      strip(trace`M0 ${h * 0.1}H${w}M0 ${h * 0.14}H${w}`, c('#e8d9c0'), 5).replace(
        '/>',
        ' stroke-dasharray="34 22"/>',
      ) +
      big('paintbrush', 0.34, 5, 8) +
      big('book', 0.84, 5) +
      big('spoon', 0.68, 4.6, -6) +
      big('button', 0.1, 4.4) +
      big('key', 0.5, 4, 24) +
      rect(0, h * 0.8, w, h, c('#9c6f62')) +
      rect(0, h * 0.8, w, 10, c('#c79a86'))
    );
  },
};

const tiles = (stage: Stage, colour: string, bottom: number) => {
  const lines =
    times(Math.ceil(stage.w / 90), (i) => trace`M${i * 90} 0V${stage.h * bottom}`) +
    times(Math.ceil((stage.h * bottom) / 90), (i) => trace`M0 ${i * 90}H${stage.w}`);
  return `<path d="${lines}" stroke="${colour}" stroke-width="4" fill="none"/>`;
};

const foam = `white M-330 -190H330Q330 -40 240 -20H-240Q-330 -40 -330 -190Z | bark/16 M-230 -20L-250 10M230 -20L250 10 | -#d7e7ea ${disc(-240, -200, 44)}${disc(-170, -214, 54)}${disc(-80, -204, 46)}${disc(10, -214, 52)}${disc(110, -206, 48)}${disc(190, -216, 52)}${disc(260, -200, 42)} | white M-344 -190Q0 -176 344 -190V-168Q0 -154 -344 -168Z | slate/13 M300 -186V-290Q300 -320 270 -320H250V-300 | butter M-40 -240C-50 -290 20 -300 30 -260C60 -276 90 -256 70 -232Q20 -214 -40 -240Z | -mustard M-40 -262L-66 -256L-40 -248Z`;
const towels = `slate/9 M-80 0H80 | coral M-60 0H10V170H-60Z | butter M24 0H70V120H24Z`;
export const bathroom = room({
  wall: '#bcd9d8',
  floor: '#d9cdb8',
  line: 0.7,
  pieces: [[foam, 0.5, 0.76]],
  rug: '#e0937f',
  more: (stage, c) =>
    tiles(stage, c('#aecfcf'), 0.7) +
    bigWindow(stage, stage.w * 0.08, stage.h * 0.44, stage.h * 0.2, stage.h * 0.26) +
    place(sheets(towels, c), stage.w * 0.84, stage.h * 0.26),
});

const ring = `brick/34 M-60 0a60 24 0 1 1 120 0a60 24 0 1 1 -120 0 | -cream/34 M-60 -2L-58 6M60 -2L58 6`;
const steps = 'slate/12 M-24 0V-170Q-24 -200 0 -200M34 0V-170Q34 -200 58 -200 | -slate/9 M-24 -60H34M-24 -110H34';
export const pool = room({
  wall: '#cfe3e0',
  floor: '#e2d3b4',
  line: 0.8,
  more: (stage, c) => {
    const { w, h } = stage;
    const lane = (y: number) =>
      strip(trace`M0 ${h * y}H${w}`, c(paper.brick), 9).replace('/>', ' stroke-dasharray="1 30"/>');
    return (
      tiles(stage, c('#bfd8d5'), 0.5) +
      bigWindow(stage, w * 0.12, h * 0.42, h * 0.24, h * 0.32) +
      bigWindow(stage, w * 0.62, h * 0.42, h * 0.24, h * 0.32) +
      rect(0, h * 0.5, w, h * 0.32, c('#5fa9b8')) +
      rect(0, h * 0.5, w, 16, c('#f3efe2')) +
      thread`${c('#9fd0d6')} 7 M${w * 0.05} ${h * 0.6}q40 16 80 0t80 0M${w * 0.6} ${h * 0.57}q40 16 80 0t80 0M${w * 0.36} ${h * 0.74}q40 16 80 0t80 0` +
      lane(0.66) +
      place(sheets(ring, c), w * 0.8, h * 0.7) +
      place(sheets(steps, c), w * 0.08, h * 0.84)
    );
  },
});

const sickbed = `slate/12 M-190 0V-170M190 0V-130 | white M-190 -120H190V-50H-190Z | cream M-176 -118C-176 -156 -90 -156 -84 -118Z | sky M-100 -124C-60 -150 150 -146 190 -122V-50H-100Z | -white/8 M-92 -112C-40 -134 150 -130 186 -108`;
const curtain = `sage M-10 0H150Q130 180 156 340H0Q20 160 -10 0Z | -moss/5 M30 6Q44 180 34 330M80 6Q90 180 84 330M124 6Q116 180 128 330 | slate/10 M-40 0H190`;
export const hospital = room({
  wall: '#cfe0d6',
  floor: '#c3cdbd',
  window: [0.12, 0.5, 0.28, 0.36],
  pieces: [
    [sickbed, 0.78, 0.76],
    [`cream M-70 0V-140H70V0Z | -coral M0 -34C-60 -74 -30 -116 0 -92C30 -116 60 -74 0 -34Z`, 0.6, 0.36],
    [curtain, 0.86, 0.16],
  ],
  rug: '#e3b9a0',
  more: ({ w, h }, c) => drawProp('teddy', w * 0.68, h * 0.76 - 120, 0.8, c),
});

const bookLadder = `wood/13 M-60 0L-20 -560M60 0L40 -560 | wood/11 M-56 -70H54M-50 -160H52M-43 -250H49M-37 -340H46M-31 -430H44`;
export const library = room({
  wall: '#c9a878',
  floor: '#9a6f4c',
  line: 0.72,
  rug: '#3f6f6b',
  more: (stage, c) =>
    times(Math.ceil(stage.w / 250) * 2, (i) => {
      const [column, top] = [Math.floor(i / 2), i % 2 === 0];
      return place(bookcase(stage), 110 + column * 256, stage.h * (top ? 0.4 : 0.76), 1.42);
    }) +
    place(sheets(bookLadder, c), stage.w * 0.8, stage.h * 0.84) +
    place(lamp(stage), stage.w * 0.14, stage.h * 0.8),
});

const sofa = `bark/16 M-250 0V-20M250 0V-20 | teal M-280 -40V-220Q-280 -260 -240 -260H240Q280 -260 280 -220V-40Z | #357a78 M-330 -16V-130Q-330 -170 -290 -170Q-250 -170 -250 -130V-16ZM330 -16V-130Q330 -170 290 -170Q250 -170 250 -130V-16Z | #4a9a97 M-250 -16V-110H250V-16Z | -#357a78/5 M0 -20V-110M0 -120V-250 | mustard M-210 -112L-190 -196L-106 -180L-124 -106Z | coral M120 -110L132 -192L214 -184L206 -106Z`;
const tent = `bark/11 M-200 0L20 -330M200 0L-20 -330 | coral M0 -310L190 0H70Q40 -130 0 -200Q-40 -130 -70 0H-190Z | lampPale M0 -200Q40 -130 70 0H-70Q-40 -130 0 -200Z | -cream ${disc(-90, -90, 11)}${disc(90, -90, 11)}${disc(-50, -180, 11)}${disc(50, -180, 11)}${disc(-130, -26, 11)}${disc(130, -26, 11)}`;

/** At home, where any place can be played: a sofa, a tent of blankets, a lamp. */
export const playroom = room({
  wall: '#dccfae',
  floor: '#bb9066',
  window: [0.4, 0.46, 0.24, 0.32],
  pieces: [
    [sofa, 0.7, 0.77, 0.94],
    [tent, 0.17, 0.8, 1.04],
  ],
  rug: '#a9bfa0',
  more: (stage) => place(lamp(stage), stage.w * 0.97, stage.h * 0.78),
});

/** The wall colour of the rooms in a place; wood for places without an entry. */
// biome-ignore format: many in a line are read at one look
const walls: Record<string, string> = {
  castle: '#b9b2b4', underwater: '#8fb7b8', cloud: '#d3dbe4', candy: '#efc9bd', space: '#9aa4b8',
  garden: '#cfd6bd', rainbow: '#d9c9dd', cave: '#a08f86', meadow: '#d8d3ae', snow: '#c9d7e2',
  town: '#d9c4a6', beach: '#dfe0cf',
};

/** Makes a room in a place: its walls, with the place itself in the window. */
export function den(name: string, outside: Setting): Setting {
  return {
    lamplit: true,
    behind(stage) {
      const { w, h } = stage;
      const wall = walls[name] ?? '#c49a6c';
      const c = (colour: string) => indoors(stage, colour);
      const [x, y, wide, high] = [w * 0.34, h * 0.08, w * 0.32, h * 0.42];
      const hole = trace`M${x} ${y + high}V${y + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${y + high}Z`;
      const frame = c('#8a6246');
      const boards = times(
        Math.ceil(w / 120),
        (i) => trace`M${i * 120} 0V${h * 0.06}M${i * 120} ${h * 0.55}V${h * 0.7}`,
      );
      return (
        place(outside.behind({ ...stage, fine: false }), x - wide * 0.1, y - high * 0.06, (high * 1.12) / h) +
        `<path d="${trace`M0 0H${w}V${h}H0Z`}${hole}" fill="${c(wall)}" fill-rule="evenodd"/>` +
        `<path d="${hole}${trace`M${x + wide / 2} ${y}V${y + high}M${x} ${y + high * 0.56}H${x + wide}`}" fill="none" stroke="${frame}" stroke-width="14"/>` +
        rect(x - 26, y + high - 4, wide + 52, 20, lighter(frame, 0.1), 5) +
        `<path d="${boards}" stroke="${darker(c(wall), 0.08)}" stroke-width="5" fill="none"/>` +
        rect(0, h * 0.7, w, h, c('#a87c56')) +
        rect(0, h * 0.7, w, 13, lighter(c(wall), 0.3)) +
        place(bookcase(stage), w * 0.1, h * 0.73, 1.1) +
        place(lamp(stage), w * 0.9, h * 0.74) +
        cutEllipse(w * 0.5, h * 0.9, w * 0.42, h * 0.075, c(paper.rose), 3) +
        (stage.dark ? ellipse(w * 0.5, h * 0.9, w * 0.46, h * 0.1, paper.lamp, ' fill-opacity=".12"') : '')
      );
    },
  };
}
