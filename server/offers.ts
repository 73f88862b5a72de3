import { offerNames, usualAllowances } from '#domain/offers.ts';
import type { Offers } from './platform/offers.ts';

/**
 * Marks a page with the offers that its installation lacks, with unusual allowances, and with a slow writer, so that no
 * script has to ask first.
 */
export function withOffers(html: string, offers: Offers, slow = false): string {
  const without = offerNames.filter((offer) => !offers[offer]).join(' ');
  const allowances = numbers(offers.allowances);
  const said = [
    without === '' ? '' : ` data-without="${without}"`,
    allowances === numbers(usualAllowances) ? '' : ` data-allowances="${allowances}"`,
    slow ? ' data-writer="slow"' : '',
  ].join('');
  return said === '' ? html : html.replace(/<html lang="[a-z]+"/, (tag) => tag + said);
}

function numbers({ freeText, freeImage, dailyGemini }: Offers['allowances']): string {
  return `${freeText} ${freeImage} ${dailyGemini}`;
}
