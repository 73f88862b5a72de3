import type { stories as english } from '../en/stories.ts';
import type { Translation } from '../translation.ts';

export const stories: Translation<typeof english> = {};
