/** The result of a small real request to one service. */
export type Finding = {
  service: string;
  /** `absent` = not configured and not needed; `played` = the sandbox plays it. */
  outcome: 'works' | 'fails' | 'absent' | 'played';
  /** In plain words. Never contains a secret or text of a story. */
  says: string;
  /** Which line of the settings to change, or what else to do; null if nothing. */
  change: string | null;
  milliseconds: number;
};

/** POST tests every service and returns `Finding[]`: it costs one sentence of text and sends the caller a mail. */
export const findingsPath = '/api/operations/findings';
