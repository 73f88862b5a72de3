import type { generation as english } from '../en/generation.ts';
import type { Translation } from '../translation.ts';

export const generation: Translation<typeof english> = {};
