import { DomainError } from '#domain/errors.ts';
import type { Allowances, Offer } from '#domain/offers.ts';

/** What this installation has of what an installation may have. */
export type Offers = Record<Offer, boolean> & { allowances: Allowances };

/** Throws NOT_FOUND where an installation does not have what is asked for: as its pages, its interface does without. */
export function requireOffer(offers: Offers, offer: Offer): void {
  if (!offers[offer]) throw new DomainError('NOT_FOUND', `This installation has no ${offer}.`);
}
