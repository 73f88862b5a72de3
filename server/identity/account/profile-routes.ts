import { Hono } from 'hono';
import { z } from 'zod';
import { adultConfirmationPath, adultConfirmationSchema } from '#domain/identity/account.ts';
import { profilePath, profileSchema } from '#domain/identity/api.ts';
import { interfaceLanguages } from '#domain/identity/language.ts';
import type { AppServices } from '../../context.ts';
import type { AppEnv } from '../../platform/http/http.ts';
import { endpoints } from '../callers/endpoint.ts';
import { noteLanguage } from '../mail/mail-choices.ts';
import { confirmAdult } from './confirm-adult.ts';
import { createProfile, readProfile } from './create-profile.ts';

const signedInSchema = profileSchema.extend({ language: z.enum(interfaceLanguages) });

export function profileRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      profilePath,
      endpoint(
        {
          says: 'The profile of the caller.',
          by: 'member',
          answers: { 200: profileSchema },
          fails: ['PROFILE_NOT_FOUND'],
        },
        async (c, { member }) => c.json(await readProfile(ctx, member)),
      ),
    )
    .post(
      profilePath,
      endpoint(
        {
          says: 'Makes the profile of the caller, once.',
          by: 'member',
          answers: { 200: signedInSchema, 201: signedInSchema },
        },
        async (c, { member }) => {
          const { profile, created } = await createProfile(ctx, member);
          const language = await noteLanguage(ctx, c, member);
          return c.json({ ...profile, language }, created ? 201 : 200);
        },
      ),
    )
    .post(
      adultConfirmationPath,
      endpoint(
        {
          says: 'Records that the caller is an adult.',
          by: 'member',
          body: adultConfirmationSchema,
          answers: { 200: profileSchema },
        },
        async (c, { member, body }) => {
          body;
          return c.json(await confirmAdult(ctx, member));
        },
      ),
    );
}
