import { type PresetMoral, presetMorals } from '#domain/stories/options.ts';
import type { Moral } from '../../plan.ts';
import type { Random } from '../../random.ts';
import { dealt } from '../../series.ts';
import { everyday } from './everyday.ts';
import { threads } from './threads.ts';

/** Words of a parent's own moral that lead to one of ours; the first that is found decides. */
const signs: [PresetMoral, RegExp][] = [
  ['sharing', /\bshar(e|es|ed|ing)\b|take turns|taking turns|greed|selfish|generous|generosity|\btoys?\b/i],
  ['honesty', /honest|truth|\bl(ie|ies|ying|ied)\b|trust|cheat|admit|confess|promise/i],
  [
    'bravery',
    /brave|courage|afraid|fear|scared|\bdark\b|nightmare|doctor|dentist|first day|worr(y|ies)|anxi|confiden/i,
  ],
  ['teamwork', /team|together|cooperat|co-operat|working as one/i],
  [
    'persistence',
    /persist|persever|never giv|not giv|giv(e|ing) up|keep (on )?trying|try again|practi[cs]e|determin|hard work|effort|resilien/i,
  ],
  ['mistakes', /mistake|wrong|fail|perfect|oops|sorry|apolog|forgiv|learning from/i],
  ['patience', /patien|wait|hurry|calm|slow|anger|angry|temper|tantrum|sleep|bedtime|breath/i],
  ['differences', /differen|divers|inclus|everyone is|special in|accept|unique|disab|autis|adhd|cultur|colou?r of/i],
  ['talents', /talent|gift|believ(e|ing) in (your|my|our|him|her|them)|yourself|be you|proud|self-esteem|good at/i],
  ['respect', /respect|listen|polite|manners|please and|thank|grateful|gratitude|rules|elders|grand|bound|obey/i],
  ['nature', /nature|environment|planet|earth|animal|tree|recycl|garbage|litter|ocean|plant|garden|water/i],
  [
    'discovery',
    /discover|curio|explor|learn|question|imagin|creativ|new (thing|food|place)|try(ing)? new|school|read|vegetable|adventure/i,
  ],
  ['help', /help|chore|tidy|clean|respons|brush/i],
  ['kindness', /kind|gentle|nice|bull(y|ies)|mean to|empath|compassion|care|caring|love|hug|feelings/i],
  [
    'friendship',
    /friend|lonel|brother|sister|sibling|baby|famil|mother|father|\bmom|\bdad|\bmiss(ing)?\b|mov(e|ing)|play/i,
  ],
];

export type MoralThread = { slip: string[]; choice: string[]; echo: string[] };

/** The thread that carries a moral, preset or free; a moral that nothing fits is carried by a kindness. */
export function moralThread(moral: Moral, seed: string, random: Random, lacks?: RegExp): MoralThread {
  // A preset is told as it is; a parent's own words may name something that has a thread of its own.
  const own = moral.preset ? undefined : everyday.find(([sign]) => sign.test(moral.text))?.[1];
  const passages = own ?? threads[moralOf(moral)];
  const starts = [...passages.keys()].filter((index) => index % 3 === 0);
  const inTurn = dealt(starts, `moral ${moral.text}`, seed, random);
  const inPlace = (start: number) => !passages.slice(start, start + 3).some((passage) => lacks?.test(passage));
  const first = inTurn.find(inPlace) ?? inTurn[0] ?? 0;
  const at = (offset: number) => [passages[first + offset] ?? ''];
  return { slip: at(0), choice: at(1), echo: at(2) };
}

export function moralOf(moral: Moral): PresetMoral {
  const named = presetMorals.find((id) => id === moral.preset);
  return named ?? signs.find(([, sign]) => sign.test(moral.text))?.[0] ?? 'kindness';
}
