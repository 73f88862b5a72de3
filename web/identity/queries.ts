import { queryOptions } from '@tanstack/react-query';
import { ensureProfile } from './ensure-profile.ts';

/** The signed-in user's profile. */
export const profileQuery = queryOptions({ queryKey: ['identity', 'profile'], queryFn: ensureProfile });
