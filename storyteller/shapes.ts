/** The ten plots. Each language writes its own scenes for every one. */
export const plotShapes = [
  /** Something dear is lost, looked for, and found where nobody thought to look. */
  'lost',
  /** A small fear grows as the light goes; it is met in company. */
  'fear',
  /** A promise was given and something tempting stands in its way. */
  'promise',
  /** There is one of a thing and more than one who wants it. */
  'shared',
  /** They build something together; it falls; they build it otherwise. */
  'built',
  /** Somebody nobody expected is at the door. */
  'guest',
  /** A mix-up makes a sadness, until somebody tells it as it was. */
  'mixup',
  /** Something grows or opens in its own time and cannot be hurried. */
  'waiting',
  /** A celebration is coming; somebody thinks they have nothing to bring. */
  'talents',
  /** A walk towards something unknown, and what it turns out to be. */
  'find',
] as const;
export type PlotShape = (typeof plotShapes)[number];
