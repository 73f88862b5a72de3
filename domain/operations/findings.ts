/** What became of asking one service one tiny real thing. */
export type Finding = {
  service: string;
  /** `absent` = not set, and nothing misses it; `played` = the sandbox answers for it. */
  outcome: 'works' | 'fails' | 'absent' | 'played';
  /** In plain words. Never a secret, and never a word of a story. */
  says: string;
  /** Which line of the settings to change, or what else to do; null where there is nothing. */
  change: string | null;
  milliseconds: number;
};

/** POST asks every service and answers `Finding[]`: it costs a sentence, and sends the caller a mail. */
export const findingsPath = '/api/operations/findings';
