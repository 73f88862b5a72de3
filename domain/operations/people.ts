import { z } from 'zod';
import { textUpTo } from '../text.ts';
import type { AccountStatus, UsedOf } from './figures.ts';

/** GET `?find=` returns `FoundPerson[]` by address, name or number of a user, payment, story, generation, request. */
export const peoplePath = '/api/operations/people';
export const personPath = (userId: string) => `${peoplePath}/${userId}`;
/** POST asks the payment provider without changing anything; returns `ProvidedState`. */
export const askSubscriptionPath = (userId: string) => `${personPath(userId)}/subscription/ask`;
/** POST stores the payment provider's state; returns `ProvidedState`. */
export const repairSubscriptionPath = (userId: string) => `${personPath(userId)}/subscription/repair`;
export const giveBackPath = (userId: string) => `${personPath(userId)}/give-back`;

/** POST restores a deleted story. */
export const restoreStoryPath = (userId: string, storyId: string) => `${personPath(userId)}/stories/${storyId}/restore`;
/** POST returns a ZIP of everything stored about a user who asked for it. */
export const exportOnRequestPath = (userId: string) => `${personPath(userId)}/export`;
/** POST deletes the account of a user who asked for it. */
export const deleteOnRequestPath = (userId: string) => `${personPath(userId)}/delete`;

/** The user's request for the audit: its number or a few words, without a name. */
export const askedSchema = z.object({ request: textUpTo(200, 1) });
export type Asked = z.infer<typeof askedSchema>;
export const deleteOnRequestSchema = askedSchema.extend({ email: textUpTo(320, 1) });

/** A story that its parent deleted, without its text. */
export type DeletedStory = {
  id: string;
  deletedAt: string;
  until: string;
  storyType: string;
  length: string;
  language: string;
  pictures: number;
};

export const peopleQuery = z.object({ find: textUpTo(100, 0).default('') });
export type FoundPerson = { id: string; name: string; email: string };

export const giveBackSchema = z.object({
  kind: z.enum(['freeText', 'freeImage', 'dailyGemini']),
  stories: z.number().int().min(1).max(100),
});
export type GiveBack = z.infer<typeof giveBackSchema>;

export const timelineKinds = ['account', 'story', 'payment', 'operator', 'problem'] as const;
/** Something that happened. Never contains a story's text, a title or a child's name. */
export type TimelineEntry = {
  at: string;
  kind: (typeof timelineKinds)[number];
  what: string;
  detail: string;
  /** The number of the generation or the request, to find it in the logs. */
  number: string | null;
};

export type Person = {
  id: string;
  name: string;
  email: string;
  status: AccountStatus;
  since: string;
  lastSignIn: string | null;
  isOperator: boolean;
  tier: string;
  freeText: UsedOf;
  freeImage: UsedOf;
  dailyGemini: UsedOf;
  /** As stored here; `counts` is the status that decides. */
  subscription: {
    counts: string;
    kept: string | null;
    renews: string | null;
    ends: string | null;
    /** When it was cancelled; it goes on until `ends`. */
    canceled: string | null;
    readAt: string | null;
  };
  /** The customer's number at the payment provider. */
  customer: string | null;
  /** Deleted in the last 30 days, newest first. */
  deletedStories: DeletedStory[];
  /** The newest 100, newest first. */
  timeline: TimelineEntry[];
};
