import { Hono } from 'hono';
import { adultConfirmationPath, adultConfirmationSchema } from '#domain/identity/account.ts';
import { profilePath } from '#domain/identity/api.ts';
import type { AppServices } from '../context.ts';
import { type AppEnv, readBody } from '../platform/http.ts';
import { confirmAdult } from './confirm-adult.ts';
import { createProfile, readProfile } from './create-profile.ts';
import { requireMember } from './require-member.ts';

export function profileRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .get(profilePath, async (c) => c.json(await readProfile(ctx, await requireMember(ctx, c))))
    .post(profilePath, async (c) => {
      const { profile, created } = await createProfile(ctx, await requireMember(ctx, c));
      return c.json(profile, created ? 201 : 200);
    })
    .post(adultConfirmationPath, async (c) => {
      const member = await requireMember(ctx, c);
      await readBody(c, adultConfirmationSchema);
      return c.json(await confirmAdult(ctx, member));
    });
}
