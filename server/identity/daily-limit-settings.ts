/** How many a day (UTC) from one browser and from one range of addresses; null = as many as one likes. */
export type DailyLimit = { device: number | null; network: number | null };
export type DailyLimits = { signUps: DailyLimit; freeStories: DailyLimit };

/** Nobody is counted. */
export const noDailyLimits: DailyLimits = {
  signUps: { device: null, network: null },
  freeStories: { device: null, network: null },
};
