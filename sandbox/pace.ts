/** How fast a stand-in writes. */
export type Pace = {
  /** null = as fast as the socket accepts it. */
  tokensPerSecond: number | null;
  firstTokenMilliseconds: number;
  /** How long a picture takes. Default: 1.5 seconds, or `firstTokenMilliseconds` if `tokensPerSecond` is null. */
  pictureMilliseconds?: number | undefined;
  /** How long a reader takes. Default: 0.4 seconds, or no time if `tokensPerSecond` is null. */
  readerMilliseconds?: number | undefined;
  /** How long a sentence of speech takes. Default: less than it lasts, or no time if `tokensPerSecond` is null. */
  speechMilliseconds?: number | undefined;
};

/** A pace that is pleasant to watch and close to the vendor's. */
export const readingPace: Pace = { tokensPerSecond: 60, firstTokenMilliseconds: 250 };
/** No waiting at all, for tests. */
export const instantPace: Pace = { tokensPerSecond: null, firstTokenMilliseconds: 0 };

/** Parses `instant` or a number of tokens per second; `readingPace` if empty. */
export function parsePace(text: string | undefined): Pace {
  if (text === undefined || text === '') return readingPace;
  if (text === 'instant') return instantPace;
  const tokensPerSecond = Number(text);
  if (!(tokensPerSecond > 0)) throw new Error(`SANDBOX_PACE must be "instant" or tokens a second, not "${text}"`);
  return { ...readingPace, tokensPerSecond };
}
