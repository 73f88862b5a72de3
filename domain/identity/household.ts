import { z } from 'zod';

/** Rights: the owner invites and removes; everybody reads, changes and can leave. */
export const householdRoles = ['owner', 'adult'] as const;
export type HouseholdRole = (typeof householdRoles)[number];

/** Most adults in a household, most open invitations at once, and the days for which one is valid. */
export const householdBounds = { adults: 2, invitations: 5, invitationDays: 7 } as const;

const adultSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.enum(householdRoles),
  joinedAt: z.string(),
});
export type HouseholdAdult = z.output<typeof adultSchema>;

const invitationSchema = z.object({ id: z.uuid(), createdAt: z.string(), expiresAt: z.string() });
export type HouseholdInvitation = z.output<typeof invitationSchema>;

/** A household as one of its adults sees it: `role` is the caller's; only the owner sees open invitations. */
export const householdSchema = z.object({
  role: z.enum(householdRoles),
  adults: z.array(adultSchema),
  invitations: z.array(invitationSchema),
});
export type Household = z.output<typeof householdSchema>;

/** GET returns the caller's `Household`. */
export const householdPath = '/api/identity/household';
/** POST creates an invitation and returns its token, only this once. DELETE revokes one. */
export const invitationsPath = `${householdPath}/invitations`;
export const invitationPath = (id: string) => `${invitationsPath}/${encodeURIComponent(id)}`;
export const newInvitationSchema = invitationSchema.extend({ token: z.string() });
export type NewHouseholdInvitation = z.output<typeof newInvitationSchema>;

export const invitationTokenSchema = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
/** POST with a token returns who sent the invitation, to anybody who has the token. */
export const openInvitationPath = `${householdPath}/invitation`;
export const openedInvitationSchema = z.object({ invitedBy: z.string(), expiresAt: z.string() });
export type OpenedInvitation = z.output<typeof openedInvitationSchema>;
/** POST with a token adds the caller to the household. */
export const joinHouseholdPath = `${householdPath}/join`;
/** POST leaves the household; returns how many stories the caller takes along as copies. */
export const leaveHouseholdPath = `${householdPath}/leave`;
/** DELETE removes another adult, who takes copies along as when leaving. */
export const householdAdultsPath = `${householdPath}/adults`;
export const householdAdultPath = (id: string) => `${householdAdultsPath}/${encodeURIComponent(id)}`;
export const leftHouseholdSchema = z.object({ copied: z.int() });
