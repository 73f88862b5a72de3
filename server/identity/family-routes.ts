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
import { endpoint } from '../platform/openapi/endpoint.ts';
import { forgetCastMember, forgetChild, keepCastMember, keepChild, missing, readFamily } from './keep-family.ts';
import { requireMember } from './require-member.ts';

/** The parent's children and recurring characters. */
export function familyRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .get(
      familyPath,
      endpoint({
        says: 'The children and recurring characters of the caller.',
        by: 'member',
        answers: { 200: 'json' },
      }),
      async (c) => c.json(await readFamily(ctx, await requireMember(ctx, c))),
    )
    .post(
      childrenPath,
      endpoint({ says: 'Keeps a new child.', by: 'member', body: childInputSchema(), answers: { 201: 'json' } }),
      async (c) => {
        const member = await requireMember(ctx, c);
        return c.json(await keepChild(ctx, member, await readBody(c, childInputSchema())), 201);
      },
    )
    .put(
      `${childrenPath}/:id`,
      endpoint({
        says: 'Changes a child.',
        by: 'member',
        body: childInputSchema(),
        answers: { 200: 'json' },
        fails: ['NOT_FOUND'],
      }),
      async (c) => {
        const member = await requireMember(ctx, c);
        const id = readId(c, missing());
        return c.json(await keepChild(ctx, member, await readBody(c, childInputSchema()), id));
      },
    )
    .delete(
      `${childrenPath}/:id`,
      endpoint({ says: 'Forgets a child.', by: 'member', answers: { 204: null }, fails: ['NOT_FOUND'] }),
      async (c) => {
        await forgetChild(ctx, await requireMember(ctx, c), readId(c, missing()));
        return c.body(null, 204);
      },
    )
    .post(
      castPath,
      endpoint({
        says: 'Keeps a new character.',
        by: 'member',
        body: castMemberInputSchema(),
        answers: { 201: 'json' },
      }),
      async (c) => {
        const member = await requireMember(ctx, c);
        return c.json(await keepCastMember(ctx, member, await readBody(c, castMemberInputSchema())), 201);
      },
    )
    .put(
      `${castPath}/:id`,
      endpoint({
        says: 'Changes a character.',
        by: 'member',
        body: castMemberInputSchema(),
        answers: { 200: 'json' },
        fails: ['NOT_FOUND'],
      }),
      async (c) => {
        const member = await requireMember(ctx, c);
        const id = readId(c, missing());
        return c.json(await keepCastMember(ctx, member, await readBody(c, castMemberInputSchema()), id));
      },
    )
    .delete(
      `${castPath}/:id`,
      endpoint({ says: 'Forgets a character.', by: 'member', answers: { 204: null }, fails: ['NOT_FOUND'] }),
      async (c) => {
        await forgetCastMember(ctx, await requireMember(ctx, c), readId(c, missing()));
        return c.body(null, 204);
      },
    );
}
