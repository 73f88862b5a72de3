import { Hono } from 'hono';
import { profilePath } from '#domain/identity/api.ts';
import type { AppServices } from '../context.ts';
import type { AppEnv } from '../platform/http.ts';
import { createProfile, readProfile } from './create-profile.ts';
import { requireMember } from './require-member.ts';

export function profileRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .get(profilePath, async (c) => c.json(await readProfile(ctx, await requireMember(ctx, c))))
    .post(profilePath, async (c) => {
      const { profile, created } = await createProfile(ctx, await requireMember(ctx, c));
      return c.json(profile, created ? 201 : 200);
    });
}
