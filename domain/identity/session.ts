/** The session's constants (product 9, operations 9), in seconds unless the name says otherwise. */
export const sessionDefaultSeconds = 3600;
export const sessionRefreshWindowSeconds = 600;
export const sessionRefreshPauseSeconds = 5 * 60;
export const sessionCheckSeconds = 15 * 60;
export const crossTabPauseMilliseconds = 1000;
/** A refresh token that was not used for this long has expired. */
export const refreshTokenDays = 60;
