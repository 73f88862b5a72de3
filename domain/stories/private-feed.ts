import { z } from 'zod';
import { once } from '../once.ts';

/** The private feeds of an account: its narrations as a podcast, its stories as a catalog of books. */
export const feedKinds = ['sound', 'books'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** A private feed; its address is its only key. */
export const privateFeedSchema = once(() => z.object({ url: z.url(), createdAt: z.iso.datetime() }));
export type PrivateFeed = z.infer<ReturnType<typeof privateFeedSchema>>;

/** GET returns the caller's `PrivateFeed` or null; POST creates it or returns the existing one; DELETE revokes it. */
export const privateFeedPaths: Record<FeedKind, string> = {
  sound: '/api/narration/feed',
  books: '/api/stories/catalog',
};

/** The file of each kind below `/storage/v1/feeds/TOKEN/`, readable by anybody who has the token. */
export const feedFiles: Record<FeedKind, string> = { sound: 'feed.xml', books: 'catalog.xml' };
