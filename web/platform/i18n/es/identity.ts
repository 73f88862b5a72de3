import type { identity as english } from '../en/identity.ts';
import type { Translation } from '../translation.ts';

export const identity: Translation<typeof english> = {};
