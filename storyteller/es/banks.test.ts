import { expect, test } from 'vitest';
import { presetSettings as settingIds } from '#domain/stories/options.ts';
import * as bed from './moments/bed.ts';
import * as dusk from './moments/dusk.ts';
import * as echoes from './moments/echoes.ts';
import * as gesture from './moments/gesture.ts';
import * as going from './moments/going.ts';
import * as home from './moments/home.ts';
import * as opening from './moments/opening.ts';
import * as others from './moments/others.ts';
import * as place from './moments/place.ts';
import * as refrains from './moments/refrains.ts';
import * as asides from './moments/small/asides.ts';
import * as comforts from './moments/small/comforts.ts';
import * as encounters from './moments/small/encounters.ts';
import * as evenings from './moments/small/evenings.ts';
import * as finds from './moments/small/finds.ts';
import * as habits from './moments/small/habits.ts';
import * as lullings from './moments/small/lullings.ts';
import * as mornings from './moments/small/mornings.ts';
import * as quiets from './moments/small/quiets.ts';
import * as suppers from './moments/small/suppers.ts';
import * as tender from './moments/small/tender.ts';
import * as worries from './moments/small/worries.ts';
import * as tags from './moments/tags.ts';
import * as talk from './moments/talk.ts';
import { deeds } from './morals/morals.ts';
import { plots } from './plots/plots.ts';
import { presetSettings } from './settings/presets.ts';
import { parse } from './template.ts';

const moments = [bed, dusk, echoes, gesture, going, home, opening, others, place, refrains, tags, talk];
const smallScenes = [
  asides,
  comforts,
  encounters,
  evenings,
  finds,
  habits,
  lullings,
  mornings,
  quiets,
  suppers,
  tender,
  worries,
];
const passages = [
  ...[...moments, ...smallScenes].flatMap((bank) => Object.values(bank).flat()),
  ...Object.values(deeds).flat(),
  ...Object.values(plots).flatMap((plot) => [
    ...plot.titles,
    ...plot.want,
    ...plot.trouble,
    ...plot.tries,
    ...plot.mend,
    ...Object.values(plot.before ?? {}).flat(),
    ...Object.values(plot.lists).flat(),
  ]),
  ...Object.values(presetSettings).flatMap((setting) => Object.values(setting).flat()),
];
const lines = passages.flatMap((passage) => passage.split('\n').map((line) => line.trim().replace(/^\? /, '')));

test('every line of every bank can be read', () => {
  for (const line of lines) expect(() => parse(line)).not.toThrow();
});

test('every line opens what it closes', () => {
  for (const line of lines) {
    for (const [open, close] of ['¿?', '¡!', '«»']) {
      expect([line, line.split(open as string).length]).toEqual([line, line.split(close as string).length]);
    }
  }
});

test('no passage stands twice in the banks', () => {
  const long = passages.filter((passage) => passage.length > 25);
  expect(long.filter((passage, at) => long.indexOf(passage) !== at)).toEqual([]);
});

test('every plot has two wants, two troubles, eight tries and three ways to mend', () => {
  for (const plot of Object.values(plots)) {
    expect(plot.want.length).toBeGreaterThanOrEqual(2);
    expect(plot.trouble.length).toBeGreaterThanOrEqual(2);
    expect(plot.tries.length).toBeGreaterThanOrEqual(8);
    expect(plot.mend.length).toBeGreaterThanOrEqual(3);
  }
});

test('every preset place has neighbours enough for a story, and every moral ten deeds', () => {
  for (const id of settingIds) expect(new Set(presetSettings[id].BICHO).size).toBeGreaterThanOrEqual(5);
  for (const told of Object.values(deeds)) expect(told.length).toBeGreaterThanOrEqual(10);
});
