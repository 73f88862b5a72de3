import { DomainError } from '#domain/errors.ts';
import { networkOf } from './platform/addresses.ts';
import { type AppContext, clientAddress } from './platform/http/http.ts';
import { createRateLimit, type Rate, type RateLimit } from './platform/http/rate-limit.ts';

/**
 * How often one signed-in user, and one address, may do something. Generous for a family,
 * and for many people who share an address; `docs/operating.md` lists them.
 */
export const rateLimits = {
  /** Every call of the programming interface, besides its own limit below. */
  everything: { address: { calls: 1200, seconds: 60 } },
  /** Going to the identity provider and coming back, with human verification. */
  'sign-in': { address: { calls: 60, seconds: 60 } },
  /** Asking for a link by mail: each is a mail to somebody. */
  'sign-in-link': { address: { calls: 20, seconds: 900 } },
  'token-refresh': { address: { calls: 120, seconds: 60 } },
  /** Starting a story, with human verification. */
  generation: { user: { calls: 30, seconds: 60 }, address: { calls: 240, seconds: 60 } },
  /** Making a PDF or an EPUB. */
  book: { user: { calls: 20, seconds: 60 } },
  /** Saving a story, with its pictures. */
  save: { user: { calls: 60, seconds: 60 } },
  /** Bringing deleted stories back, many at once. */
  restore: { user: { calls: 60, seconds: 60 } },
  /** One sentence that the family recorded: a story has about a hundred, and each may be recorded again. */
  recording: { user: { calls: 240, seconds: 60 } },
  /** Giving a story away, which judges its text. */
  share: { user: { calls: 60, seconds: 60 } },
  /** Saying that a story or a refusal was wrong. */
  report: { user: { calls: 20, seconds: 3600 } },
  /** Reading a shared story by its link: the page, the story, its pictures, its cover. */
  'shared-story': { address: { calls: 300, seconds: 60 } },
  /** Starting a narration. */
  narration: { user: { calls: 60, seconds: 60 } },
  /** A voice's sample of two seconds, made once for everybody. */
  'voice-sample': { user: { calls: 60, seconds: 60 } },
  /** Sound, sentence by sentence, for all who share an address. */
  sound: { address: { calls: 1200, seconds: 60 } },
  /** Pages and covers of a private catalog: an e-reader asks for all covers of a page at once. */
  catalog: { address: { calls: 600, seconds: 60 } },
  /** Books of a private catalog, each made on request. */
  'catalog-book': { address: { calls: 60, seconds: 60 } },
  /** Sending a book to an e-reader, and asking an address whether it wants them. */
  'e-reader': { user: { calls: 20, seconds: 60 } },
  /** Answering a mail of ours by the link in it. */
  'e-reader-answer': { address: { calls: 60, seconds: 60 } },
  /** Making an access token. */
  'access-token': { user: { calls: 30, seconds: 3600 } },
  /** Registering a program as an OAuth client. */
  'client-registration': { address: { calls: 30, seconds: 3600 } },
  /** Calls of assistants; each story and book counts against its own limit too. */
  mcp: { user: { calls: 240, seconds: 60 } },
  export: { user: { calls: 10, seconds: 3600 } },
  /** Inviting into a household, joining, leaving and removing. */
  household: { user: { calls: 30, seconds: 3600 } },
  /** Changing evening plans, and which browsers are notified. */
  evenings: { user: { calls: 60, seconds: 3600 } },
  /** Asking who sent an invitation. */
  invitation: { address: { calls: 60, seconds: 60 } },
  /** Testing all services, which costs one sentence and one mail. */
  examination: { address: { calls: 20, seconds: 3600 } },
  /** Trying the code that makes the first operator. */
  'first-operator': { user: { calls: 10, seconds: 3600 } },
  'account-deletion': { user: { calls: 10, seconds: 3600 } },
  /** Payment pages, billing pages and checking on a payment: each calls the payment provider. */
  payment: { user: { calls: 60, seconds: 3600 } },
  /** Payment notifications that come from one address. */
  notification: { address: { calls: 1200, seconds: 60 } },
  'browser-log': { address: { calls: 20, seconds: 60 } },
} as const satisfies Record<string, { user?: Rate; address?: Rate }>;

export type RateLimitName = keyof typeof rateLimits;

/** Counts a call. Throws RATE_LIMITED with the seconds to wait when there were too many. */
export type CountCall = (c: AppContext, name: RateLimitName, member?: { userId: string }) => void;

/** `factor` multiplies every limit; 0 = no limits. `trustedProxies` is the number of proxies in front. */
export function createRateLimits(factor: number, trustedProxies: number): CountCall {
  const counters = new Map<string, RateLimit>();
  if (factor > 0) {
    for (const [name, parts] of Object.entries(rateLimits)) {
      for (const [part, { calls, seconds }] of Object.entries(parts)) {
        counters.set(`${name} ${part}`, createRateLimit({ calls: Math.max(1, Math.round(calls * factor)), seconds }));
      }
    }
  }
  return (c, name, member) => {
    const byAddress = counters.get(`${name} address`)?.(networkOf(clientAddress(c, trustedProxies))) ?? 0;
    const byUser = (member && counters.get(`${name} user`)?.(member.userId)) ?? 0;
    const retryAfterSeconds = Math.max(byAddress, byUser);
    if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', 'Too many calls.', { retryAfterSeconds });
  };
}
