import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import {
  householdAdultsPath,
  householdPath,
  householdSchema,
  invitationsPath,
  invitationTokenSchema,
  joinHouseholdPath,
  leaveHouseholdPath,
  leftHouseholdSchema,
  newInvitationSchema,
  openedInvitationSchema,
  openInvitationPath,
} from '#domain/identity/household.ts';
import type { AppServices } from '../../context.ts';
import { type AppEnv, readId } from '../../platform/http/http.ts';
import { endpoints } from '../callers/endpoint.ts';
import { inviteAdult, joinHousehold, openInvitation, readHousehold, takeInvitationBack } from './household.ts';
import { leaveHousehold, removeAdult } from './leave-household.ts';

/** Routes for the caller's household: invitations, joining, leaving and removing an adult. */
export function householdRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      householdPath,
      endpoint(
        { says: 'The household of the caller.', by: 'member', answers: { 200: householdSchema } },
        async (c, { member }) => c.json(await readHousehold(ctx, member), 200, { 'cache-control': 'no-store' }),
      ),
    )
    .post(
      invitationsPath,
      endpoint(
        {
          says: 'Makes an invitation into the household of the caller; its token is answered this once.',
          by: 'member',
          limit: 'household',
          answers: { 201: newInvitationSchema },
          fails: ['FORBIDDEN', 'HOUSEHOLD_FULL', 'INVALID_REQUEST', 'ACCOUNT_SUSPENDED'],
        },
        async (c, { member }) => c.json(await inviteAdult(ctx, member), 201, { 'cache-control': 'no-store' }),
      ),
    )
    .delete(
      `${invitationsPath}/:id`,
      endpoint(
        { says: 'Takes an invitation back.', by: 'member', answers: { 204: null }, fails: ['NOT_FOUND'] },
        async (c, { member }) => {
          await takeInvitationBack(
            ctx,
            member,
            readId(c, new DomainError('NOT_FOUND', 'There is no such invitation.')),
          );
          return c.body(null, 204);
        },
      ),
    )
    .post(
      openInvitationPath,
      endpoint(
        {
          says: 'Who invites, for whoever holds the token of an invitation.',
          body: invitationTokenSchema,
          limit: 'invitation',
          answers: { 200: openedInvitationSchema },
          fails: ['INVITATION_SPENT'],
        },
        async (c, { body }) => c.json(await openInvitation(ctx, body.token), 200, { 'cache-control': 'no-store' }),
      ),
    )
    .post(
      joinHouseholdPath,
      endpoint(
        {
          says: 'Makes the caller an adult of the household that invites.',
          by: 'member',
          body: invitationTokenSchema,
          limit: 'household',
          answers: { 200: householdSchema },
          fails: ['INVITATION_SPENT', 'INVITATION_OWN', 'HOUSEHOLD_SHARED', 'HOUSEHOLD_FULL', 'ACCOUNT_SUSPENDED'],
        },
        async (c, { member, body }) => c.json(await joinHousehold(ctx, member, body.token)),
      ),
    )
    .post(
      leaveHouseholdPath,
      endpoint(
        {
          says: 'Leaves the household, with copies of what the caller made.',
          by: 'member',
          limit: 'household',
          answers: { 200: leftHouseholdSchema },
          fails: ['UNAVAILABLE'],
        },
        async (c, { member }) => c.json(await leaveHousehold(ctx, member)),
      ),
    )
    .delete(
      `${householdAdultsPath}/:id`,
      endpoint(
        {
          says: 'Removes another adult from the household, who takes copies of what they made along.',
          by: 'member',
          limit: 'household',
          answers: { 204: null },
          fails: ['FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'],
        },
        async (c, { member }) => {
          await removeAdult(ctx, member, readId(c, new DomainError('NOT_FOUND', 'There is no such adult.')));
          return c.body(null, 204);
        },
      ),
    );
}
