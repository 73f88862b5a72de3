import type { PresetCharacter, PresetSetting, StoryLanguage, StoryOptions } from '#domain/stories/options.ts';
import type { StoryCard } from '#domain/stories/story-card.ts';
import { thingIds } from '#storyteller/scene.ts';
import { type WrittenStory, writeStory } from '#storyteller/write.ts';

/** What a request for a plan holds beside the parent's wishes. */
export type Dealt = { card?: Partial<StoryCard> & { otherThingThan?: string[] }; told?: string[] };

/** A plan as the product asks for it, in the order in which it is said. `id` leads back to the story it was made of. */
export type SaidPlan = Record<string, unknown> & { id: string; plot: string; premise: string };

/** The story that this seed tells, with the plan that a model would have made for it. Short, as it is asked for. */
export function planned(options: StoryOptions, seed: string, { card, told = [] }: Dealt = {}) {
  const story = writeStory(options, seed);
  return { story, plan: planOf(story, options, seed, card, told) };
}

function planOf(
  story: WrittenStory,
  options: StoryOptions,
  id: string,
  card: Dealt['card'],
  told: readonly string[],
): SaidPlan {
  const { language } = options;
  const say = phrases[language];
  const place = places[options.setting as PresetSetting]?.[language] ?? options.setting;
  const names = options.characters.map((name) => animals[name as PresetCharacter]?.[language] ?? name);
  const taken = new Set(card?.otherThingThan ?? []);
  const thing = thingIds.find((each, at) => at >= told.length % thingIds.length && !taken.has(each)) ?? thingIds[0];
  const { problem, structure, opening, turn, ending } = card ?? {};
  return {
    plot: `${say.somebody} ${[problem, turn, thing].filter(Boolean).join(', ')}`,
    premise: `${say.tonight}: ${say.list.format(names)}, ${place}, «${story.title}».`.replace(/«(.*)»/, say.quote),
    title: story.title,
    roles: names.map((name) => ({ name, role: '' })),
    placeFact: place,
    problem: say.trouble(place),
    want: say.want,
    thing,
    refrain: '',
    tries: [
      { try: say.first, consequence: say.fails },
      { try: say.second, consequence: say.changes },
    ],
    idea: options.message,
    payoff: say.mends,
    lastImage: say.bed,
    ...(problem && { problemKind: problem, structure, opening, turn, ending }),
    id,
  };
}

const phrases = {
  english: {
    somebody: 'Somebody:',
    tonight: 'Tonight',
    list: new Intl.ListFormat('en'),
    quote: '“$1”',
    trouble: (place: string) => `${place}: it goes wrong`,
    want: 'to mend it',
    first: 'alone',
    fails: 'too small',
    second: 'together',
    changes: 'nearly',
    mends: 'it comes right',
    bed: 'a lamp goes down',
  },
  spanish: {
    somebody: 'Alguien:',
    tonight: 'Esta noche',
    list: new Intl.ListFormat('es'),
    quote: '«$1»',
    trouble: (place: string) => `${place}: algo sale mal`,
    want: 'arreglarlo',
    first: 'a solas',
    fails: 'no alcanza',
    second: 'juntos',
    changes: 'casi',
    mends: 'todo se arregla',
    bed: 'baja la lámpara',
  },
} satisfies Record<StoryLanguage, object>;

const both = (english: string, spanish: string): Record<StoryLanguage, string> => ({ english, spanish });

const animals: Record<PresetCharacter, Record<StoryLanguage, string>> = {
  cat: both('the cat', 'el gato'),
  dog: both('the dog', 'el perro'),
  owl: both('the owl', 'el búho'),
  rabbit: both('the rabbit', 'el conejo'),
  lion: both('the lion', 'el león'),
  squirrel: both('the squirrel', 'la ardilla'),
  chipmunk: both('the chipmunk', 'la ardilla listada'),
  elephant: both('the elephant', 'el elefante'),
  giraffe: both('the giraffe', 'la jirafa'),
  ladybug: both('the ladybug', 'la mariquita'),
  fox: both('the fox', 'el zorro'),
  unicorn: both('the unicorn', 'el unicornio'),
  zebra: both('the zebra', 'la cebra'),
  alligator: both('the alligator', 'el caimán'),
  monkey: both('the monkey', 'el mono'),
};

const places: Record<PresetSetting, Record<StoryLanguage, string>> = {
  forest: both('a forest', 'un bosque'),
  castle: both('a castle', 'un castillo'),
  underwater: both('the bottom of the sea', 'el fondo del mar'),
  cloud: both('a land in the clouds', 'un país entre las nubes'),
  candy: both('a land made of sweets', 'un país de dulces'),
  dinosaur: both('a valley of dinosaurs', 'un valle de dinosaurios'),
  space: both('a ship among the stars', 'una nave entre las estrellas'),
  garden: both('a garden', 'un jardín'),
  pirate: both('a pirate ship', 'un barco pirata'),
  fairytale: both('a little kingdom', 'un pequeño reino'),
  rainbow: both("the rainbow's end", 'el final del arcoíris'),
  mountain: both('a mountain', 'una montaña'),
  cave: both('a cave', 'una cueva'),
  workshop: both('a workshop', 'un taller'),
  meadow: both('a meadow', 'un prado'),
};
