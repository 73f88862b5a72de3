import type { usage as english } from '../en/usage.ts';
import type { Translation } from '../translation.ts';

export const usage: Translation<typeof english> = {};
