import { DomainError } from '#domain/errors.ts';
import type { Allowances, Offer } from '#domain/offers.ts';

/** Which optional parts this installation has, and its allowances. */
export type Offers = Record<Offer, boolean> & { allowances: Allowances };

/** Throws NOT_FOUND if the installation lacks this offer: its pages and its interface do without it alike. */
export function requireOffer(offers: Offers, offer: Offer): void {
  if (!offers[offer]) throw new DomainError('NOT_FOUND', `This installation has no ${offer}.`);
}
