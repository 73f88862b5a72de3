import { type AdminRole, roleLabels } from '#domain/identity/operators.ts';
import type { AccountStatus, AdminListedUser } from '#domain/operations/figures.ts';
import type { MarkTone } from '../../components/mark.tsx';
import { readable } from '../../format.ts';

export const statusTone: Record<AccountStatus, MarkTone> = { active: 'good', inactive: 'plain', suspended: 'bad' };

/** The badge's tone for each subscription status (USERS-11). */
const subscriptionTones: Record<string, MarkTone> = {
  free: 'plain',
  trial: 'info',
  household: 'info',
  trialing: 'info',
  premium: 'good',
  active: 'good',
  admin: 'fair',
  super_admin: 'fair',
  enterprise: 'good',
  canceled: 'bad',
};

type Who = Pick<AdminListedUser, 'subscription' | 'adminRole'>;

export const subscriptionTone = ({ subscription, adminRole }: Who): MarkTone =>
  subscriptionTones[adminRole ?? subscription] ?? (adminRole ? 'fair' : 'plain');

/** Returns the label of a subscription; a user with an admin role is labelled with the role (USERS-12). */
export function subscriptionLabel({ subscription, adminRole }: { subscription: string; adminRole: AdminRole | null }) {
  return adminRole ? roleLabels[adminRole] : readable(subscription);
}
