/** Milliseconds after which the server has settled a touch-up that was stopped. */
export const settledAfter = 2500;

/** Text keys for a refused touch-up, of words or of a picture. */
export const touchUpProblems = {
  TOUCH_UPS_LIMITED: 'limited',
  SPENDING_CAP_REACHED: 'limited',
  READER_AWAY: 'away',
  TIMEOUT: 'away',
  PROVIDER_UNAVAILABLE: 'away',
  PROVIDER_BUSY: 'away',
  RATE_LIMITED: 'away',
} as const;
