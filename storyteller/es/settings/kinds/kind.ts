import type { Setting } from '../setting.ts';

/** What a kind of place brings in place of what is found anywhere. */
export type PlaceKind = { named: RegExp; brings: Partial<Omit<Setting, 'AQUI'>> };

/** Matches any of the words, whole. */
export const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
