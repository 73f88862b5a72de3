/** How the time of a day is written, in both languages: 7:00 PM, 7:00 p. m. */
export const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** A day with its time. */
export const dayAndClock = { dateStyle: 'medium', timeStyle: 'short', hour12: true } as const;
