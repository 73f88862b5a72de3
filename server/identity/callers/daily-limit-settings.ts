/** The most per day (UTC) from one browser and from one range of addresses; null = unlimited. */
export type DailyLimit = { device: number | null; network: number | null };
export type DailyLimits = { signUps: DailyLimit; freeStories: DailyLimit };

/** Nothing is limited or counted. */
export const noDailyLimits: DailyLimits = {
  signUps: { device: null, network: null },
  freeStories: { device: null, network: null },
};
