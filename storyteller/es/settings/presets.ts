import type { PresetSetting } from '#domain/stories/options.ts';
import { candy } from './candy.ts';
import { castle } from './castle.ts';
import { cave } from './cave.ts';
import { cloud } from './cloud.ts';
import { dinosaur } from './dinosaur.ts';
import { fairytale } from './fairytale.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { meadow } from './meadow.ts';
import { mountain } from './mountain.ts';
import { pirate } from './pirate.ts';
import { rainbow } from './rainbow.ts';
import type { Setting } from './setting.ts';
import { space } from './space.ts';
import { underwater } from './underwater.ts';
import { workshop } from './workshop.ts';

export const presetSettings: Record<PresetSetting, Setting> = {
  forest,
  castle,
  underwater,
  cloud,
  candy,
  dinosaur,
  space,
  garden,
  pirate,
  fairytale,
  rainbow,
  mountain,
  cave,
  workshop,
  meadow,
};
