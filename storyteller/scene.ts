/** What one picture has to show. The writer makes it, the illustrator draws it. */
export type Light = 'day' | 'dusk' | 'night';

export type Mood = 'calm' | 'curious' | 'worried' | 'joyful' | 'tender' | 'sleepy';

/** Every thing that a tale can turn on and the illustrator can draw. */
export const thingIds = [
  'lantern',
  'cup',
  'boat',
  'kite',
  'button',
  'key',
  'shell',
  'hat',
  'drum',
  'book',
  'blanket',
  'ball',
  'jar',
  'basket',
  'bell',
  'ribbon',
  'stone',
  'seedling',
  'bread',
  'cake',
  'star',
  'feather',
  'scarf',
  'umbrella',
  'letter',
  'box',
  'spoon',
  'pillow',
  'bucket',
  'ladder',
  'cart',
  'flute',
  'mitten',
  'nest',
  'apple',
  'pear',
  'map',
  'clock',
  'whistle',
  'rope',
  'spade',
  'plate',
  'coin',
  'leaf',
  'flower',
  'teddy',
  'sled',
  'net',
  'candle-lantern',
  'paintbrush',
  'spyglass',
  'balloon',
] as const;

export type ThingId = (typeof thingIds)[number];

/** What somebody in a picture can be seen doing. */
export const actionKinds = [
  'stand',
  'give',
  'hold',
  'carry',
  'look-into',
  'hug',
  'lead',
  'sit-beside',
  'climb',
  'under-blanket',
  'wave',
  'point',
  'build',
  'sleep',
  'walk',
  'whisper',
] as const;

export type ActionKind = (typeof actionKinds)[number];

/** Who does what, with whom: indexes into the scene's characters. */
export type Action = { kind: ActionKind; by: number; with?: number };

/** How near the reader stands. */
export const shots = ['wide', 'middle', 'near'] as const;

export type Shot = (typeof shots)[number];

/** What is known of a character beyond the name: what is known overrules what the name suggests. */
export type KnownPerson = {
  name: string;
  /** "dog", "grandma": what or who it is, in either language. */
  kind?: string;
  pronoun?: 'she' | 'he' | 'they' | 'it';
  grown?: boolean;
  /** "brown curls, glasses": the parent's own words. */
  look?: string;
  /** Twins have the same: whoever shares it has the same face and hair. */
  likeness?: string;
};

export type SceneForPicture = {
  /** A preset id ("forest"), or the parent's own words. */
  setting: string;
  /** Who is in the picture, most important first: preset ids ("fox") or names as typed. Never empty. */
  characters: string[];
  light: Light;
  mood: Mood;
  /** One sentence in the story's language, at most 100 characters where names allow it (STORY-10). */
  alt: string;
  /** Index into the story's `paragraphs`: the picture belongs beside this one. */
  paragraph: number;
  action?: Action;
  /** What the tale turns on, drawn in the action: held, given, looked into, on the ground between them. */
  thing?: ThingId;
  shot?: Shot;
  /** A bed or a room rather than the open place. */
  indoors?: boolean;
  /** One for each character, by index. */
  people?: KnownPerson[];
};
