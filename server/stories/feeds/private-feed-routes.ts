import { Hono } from 'hono';
import { type FeedKind, feedKinds, privateFeedPaths, privateFeedSchema } from '#domain/stories/private-feed.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import { requireActive } from '../../identity/callers/require-active.ts';
import type { AppEnv } from '../../platform/http/http.ts';
import { makePrivateFeed, readPrivateFeed, removePrivateFeed } from './private-feeds.ts';

const names: Record<FeedKind, string> = { sound: 'podcast', books: 'catalog of books' };

/** Routes to read, make and revoke the private feeds of a parent. */
export function privateFeedRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  const app = new Hono<AppEnv>();
  for (const kind of feedKinds) {
    const path = privateFeedPaths[kind];
    const name = names[kind];
    app.get(
      path,
      endpoint(
        {
          says: `The private ${name} of the caller, or null.`,
          by: 'member',
          answers: { 200: privateFeedSchema().nullable() },
        },
        async (c, { member }) => c.json(await readPrivateFeed(ctx, member, kind)),
      ),
    );
    app.post(
      path,
      endpoint(
        {
          says: `Makes the private ${name} of the caller, or answers the one there is.`,
          by: 'member',
          limit: 'share',
          answers: { 200: privateFeedSchema(), 201: privateFeedSchema() },
          fails: ['ACCOUNT_SUSPENDED'],
        },
        async (c, { member }) => {
          await requireActive(ctx, member);
          const { feed, made } = await makePrivateFeed(ctx, member, kind);
          return c.json(feed, made ? 201 : 200);
        },
      ),
    );
    app.delete(
      path,
      endpoint(
        { says: `Takes the private ${name} of the caller back.`, by: 'member', answers: { 204: null } },
        async (c, { member }) => {
          await removePrivateFeed(ctx, member, kind);
          return c.body(null, 204);
        },
      ),
    );
  }
  return app;
}
