import type { PresetSetting } from '#domain/stories/options.ts';
import type { Place } from '../../plan.ts';
import type { SettingPack } from '../pack.ts';
import { anywhere } from './anywhere.ts';
import { candy } from './candy.ts';
import { castle } from './castle.ts';
import { cave } from './cave.ts';
import { cloud } from './cloud.ts';
import { dinosaur } from './dinosaur.ts';
import { fairytale } from './fairytale.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { kindOfPlace } from './kinds.ts';
import { meadow } from './meadow.ts';
import { mountain } from './mountain.ts';
import { pirate } from './pirate.ts';
import { rainbow } from './rainbow.ts';
import { space } from './space.ts';
import { underwater } from './underwater.ts';
import { workshop } from './workshop.ts';

const packs: Record<PresetSetting, SettingPack> = {
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

/** The pack of a preset, or one made from the parent's own words. */
export function settingPack(place: Place): SettingPack {
  if (place.preset) return packs[place.preset];
  const kind = kindOfPlace(place.text);
  return {
    ...anywhere,
    ...kind,
    ...freePlace(place.text),
    // What is true anywhere names the place again, by day and by night.
    days: [...anywhere.days, ...(kind.days ?? [])],
    nights: [...anywhere.nights, ...(kind.nights ?? [])],
  };
}

const on =
  /\b(farm|moon|planet|island|beach|ship|boat|train|ranch|hill|ice|iceberg|roof|street|coast|shore|bus|plane|mars|road|bridge|raft|balcony|pole)$/i;
const at =
  /\b(school|zoo|house|home|lake|museum|station|library|airport|seaside|playground|kindergarten|grandma's|grandpa's|circus|fair|pool)$/i;
const lead =
  /^(in|on|at|under|inside|near|by|over|above|below|beneath|behind|beyond|among|around|deep in|deep inside|up in|down in|next to)\s+(.+)$/i;

/** "zoo" or "big city", as one types it in a hurry. */
const wantsArticle =
  /^(?!(?:the|an?|my|our|your|his|her|their|some) )(?:\p{Ll}+ )?(?:zoo|farm|beach|park|city|town|village|jungle|desert|island|lake|river|museum|library|circus|playground|moon|sea|seaside|ocean|airport|station|hospital|supermarket|market|house|kitchen|garage|barn|ranch|lighthouse|fair|pool)$/u;

/** "under the bed" is "the land under the bed"; "a city where cars fly" is "the city" from then on. */
export function freePlace(text: string): Pick<SettingPack, 'name' | 'where' | 'full'> {
  const given = lead.exec(text);
  const plain = lowerArticle(given?.[2] ?? text).replace(/[.!?,;:\s]+$/, '');
  const full = wantsArticle.test(plain) ? `the ${plain}` : plain;
  const name = full
    .replace(/^(a|an) /, 'the ')
    .replace(/^((?:\S+ ){1,5}?\S+?),? (?:where|that|which|with|who|full of|made of|filled|when|whose)\b.*$/i, '$1');
  const preposition = given?.[1]?.toLowerCase();
  if (preposition && !/^(in|on|at|inside)$/.test(preposition)) {
    const land = `the land ${preposition} ${name}`;
    return { name: land, full: land, where: `${preposition} ${name}` };
  }
  const head = name.split(/ (?:in|of|near|by|on|at) /)[0] ?? name;
  return { name, full, where: `${preposition ?? (on.test(head) ? 'on' : at.test(head) ? 'at' : 'in')} ${name}` };
}

function lowerArticle(text: string): string {
  return text.replace(/^(A|An|The|My|Our|Inside|Under)(?= )/, (word) => word.toLowerCase());
}
