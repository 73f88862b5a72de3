import type { Finding } from '#domain/operations/findings.ts';

/** What was found out about one service. */
export type Told = Omit<Finding, 'service' | 'milliseconds'>;

export const works = (says: string): Told => ({ outcome: 'works', says, change: null });
export const absent = (says: string, change: string): Told => ({ outcome: 'absent', says, change });
export const fails = (says: string, change: string): Told => ({ outcome: 'fails', says, change });
