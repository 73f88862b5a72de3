/** How fast a stand-in writes. */
export type Pace = {
  /** null = as fast as the socket takes it. */
  tokensPerSecond: number | null;
  firstTokenMilliseconds: number;
  /** How long a picture takes; some seconds if not said. */
  pictureMilliseconds?: number | undefined;
  /** How long a reader takes; some tenths of a second if not said. */
  readerMilliseconds?: number | undefined;
  /** How long a sentence of speech takes; less than it sounds if not said. */
  speechMilliseconds?: number | undefined;
};

/** A pace that is pleasant to watch and close to the vendor's. */
export const readingPace: Pace = { tokensPerSecond: 60, firstTokenMilliseconds: 250 };
/** No waiting at all, for tests. */
export const instantPace: Pace = { tokensPerSecond: null, firstTokenMilliseconds: 0 };

/** Reads `instant`, a number of tokens a second, or nothing. */
export function parsePace(text: string | undefined): Pace {
  if (text === undefined || text === '') return readingPace;
  if (text === 'instant') return instantPace;
  const tokensPerSecond = Number(text);
  if (!(tokensPerSecond > 0)) throw new Error(`SANDBOX_PACE must be "instant" or tokens a second, not "${text}"`);
  return { ...readingPace, tokensPerSecond };
}
