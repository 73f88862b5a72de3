import { Hono } from 'hono';
import {
  castMemberInputSchema,
  castPath,
  childInputSchema,
  childrenPath,
  familyPath,
} from '#domain/identity/family.ts';
import type { AppServices } from '../../context.ts';
import { type AppEnv, readId } from '../../platform/http/http.ts';
import { endpoints } from '../callers/endpoint.ts';
import { forgetCastMember, forgetChild, keepCastMember, keepChild, missing, readFamily } from './keep-family.ts';

/** The parent's children and recurring characters. */
export function familyRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      familyPath,
      endpoint(
        {
          says: 'The children and recurring characters of the caller.',
          by: 'member',
          answers: { 200: 'json' },
        },
        async (c, { member }) => c.json(await readFamily(ctx, member)),
      ),
    )
    .post(
      childrenPath,
      endpoint(
        { says: 'Keeps a new child.', by: 'member', body: childInputSchema(), answers: { 201: 'json' } },
        async (c, { member, body }) => c.json(await keepChild(ctx, member, body), 201),
      ),
    )
    .put(
      `${childrenPath}/:id`,
      endpoint(
        {
          says: 'Changes a child.',
          by: 'member',
          body: childInputSchema(),
          answers: { 200: 'json' },
          fails: ['NOT_FOUND'],
        },
        async (c, { member, body }) => {
          const id = readId(c, missing());
          return c.json(await keepChild(ctx, member, body, id));
        },
      ),
    )
    .delete(
      `${childrenPath}/:id`,
      endpoint(
        { says: 'Forgets a child.', by: 'member', answers: { 204: null }, fails: ['NOT_FOUND'] },
        async (c, { member }) => {
          await forgetChild(ctx, member, readId(c, missing()));
          return c.body(null, 204);
        },
      ),
    )
    .post(
      castPath,
      endpoint(
        {
          says: 'Keeps a new character.',
          by: 'member',
          body: castMemberInputSchema(),
          answers: { 201: 'json' },
        },
        async (c, { member, body }) => c.json(await keepCastMember(ctx, member, body), 201),
      ),
    )
    .put(
      `${castPath}/:id`,
      endpoint(
        {
          says: 'Changes a character.',
          by: 'member',
          body: castMemberInputSchema(),
          answers: { 200: 'json' },
          fails: ['NOT_FOUND'],
        },
        async (c, { member, body }) => {
          const id = readId(c, missing());
          return c.json(await keepCastMember(ctx, member, body, id));
        },
      ),
    )
    .delete(
      `${castPath}/:id`,
      endpoint(
        { says: 'Forgets a character.', by: 'member', answers: { 204: null }, fails: ['NOT_FOUND'] },
        async (c, { member }) => {
          await forgetCastMember(ctx, member, readId(c, missing()));
          return c.body(null, 204);
        },
      ),
    );
}
