import { Hono } from 'hono';
import {
  castMemberInputSchema,
  castPath,
  childInputSchema,
  childrenPath,
  familyPath,
} from '#domain/identity/family.ts';
import type { AppServices } from '../context.ts';
import { type AppEnv, readBody, readId } from '../platform/http.ts';
import { forgetCastMember, forgetChild, keepCastMember, keepChild, missing, readFamily } from './keep-family.ts';
import { requireMember } from './require-member.ts';

/** The parent's children and recurring characters. */
export function familyRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .get(familyPath, async (c) => c.json(await readFamily(ctx, await requireMember(ctx, c))))
    .post(childrenPath, async (c) => {
      const member = await requireMember(ctx, c);
      return c.json(await keepChild(ctx, member, await readBody(c, childInputSchema)), 201);
    })
    .put(`${childrenPath}/:id`, async (c) => {
      const member = await requireMember(ctx, c);
      const id = readId(c, missing());
      return c.json(await keepChild(ctx, member, await readBody(c, childInputSchema), id));
    })
    .delete(`${childrenPath}/:id`, async (c) => {
      await forgetChild(ctx, await requireMember(ctx, c), readId(c, missing()));
      return c.body(null, 204);
    })
    .post(castPath, async (c) => {
      const member = await requireMember(ctx, c);
      return c.json(await keepCastMember(ctx, member, await readBody(c, castMemberInputSchema)), 201);
    })
    .put(`${castPath}/:id`, async (c) => {
      const member = await requireMember(ctx, c);
      const id = readId(c, missing());
      return c.json(await keepCastMember(ctx, member, await readBody(c, castMemberInputSchema), id));
    })
    .delete(`${castPath}/:id`, async (c) => {
      await forgetCastMember(ctx, await requireMember(ctx, c), readId(c, missing()));
      return c.body(null, 204);
    });
}
