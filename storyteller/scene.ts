/** These types say what one picture shows: the writer makes scenes, the illustrator draws them. */
export type Light = 'day' | 'dusk' | 'night';

export type Mood = 'calm' | 'curious' | 'worried' | 'joyful' | 'tender' | 'sleepy';

/** Every thing that a tale can be about and the illustrator can draw. */
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

/** What a character in a picture can do. */
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

/** Who does what, and with whom: `by` and `with` are indexes into the scene's characters. */
export type Action = { kind: ActionKind; by: number; with?: number };

/** What one lies on where it is no bed of wood: each is drawn. */
export const beds = ['hammock', 'mat', 'straw', 'leaves', 'ferns', 'fur', 'cloud'] as const;

export type Bed = (typeof beds)[number];

/** How close the viewpoint is. */
export const shots = ['wide', 'middle', 'near'] as const;

export type Shot = (typeof shots)[number];

/** What is known about a character beyond the name. It overrules what the name suggests. */
export type KnownPerson = {
  name: string;
  /** What or who it is, in either language: "dog", "grandma". */
  kind?: string;
  pronoun?: 'she' | 'he' | 'they' | 'it';
  grown?: boolean;
  /** "brown curls, glasses": the parent's own words. */
  look?: string;
  /** Characters with the same value, such as twins, have the same skin and colour of hair. */
  likeness?: string;
  /** The name of the child of whose family it is, with that child's looks: its skin and its hair, unless grey, are that child's. */
  kinOf?: string;
  /** The names of those who come before it in the story: it wears another colour than they. */
  others?: string[];
  /** Sleeps while the others act. */
  asleep?: boolean;
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
  /** The tale's main thing, drawn in the action: held, given, looked into, or on the ground between them. */
  thing?: ThingId;
  shot?: Shot;
  /** Whether it shows a bed or a room instead of the open place. */
  indoors?: boolean;
  /** What its sleepers lie on; by default a bed of wood. */
  bed?: Bed;
  /** One per character, by index. */
  people?: KnownPerson[];
};
