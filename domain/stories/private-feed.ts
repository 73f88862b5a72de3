import { z } from 'zod';
import { once } from '../once.ts';

/** What an account can have a private address for: its sound as a podcast, its stories as a catalog of books. */
export const feedKinds = ['sound', 'books'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** A private feed; its address is its only key. */
export const privateFeedSchema = once(() => z.object({ url: z.url(), createdAt: z.iso.datetime() }));
export type PrivateFeed = z.infer<ReturnType<typeof privateFeedSchema>>;

/** GET answers the caller's `PrivateFeed` or null; POST makes one, or answers the one there is; DELETE takes it back for good. */
export const privateFeedPaths: Record<FeedKind, string> = {
  sound: '/api/narration/feed',
  books: '/api/stories/catalog',
};

/** Where each kind is read by whoever holds its token, below `/storage/v1/feeds/TOKEN/`. */
export const feedFiles: Record<FeedKind, string> = { sound: 'feed.xml', books: 'catalog.xml' };
