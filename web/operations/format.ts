import { unlimited } from '#domain/offers.ts';
import type { Period } from '#domain/operations/figures.ts';
import { texts } from './texts.ts';

// Days are UTC days; times of day are the viewer's (AMB-151).
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
const utcDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit' });
const utcMonth = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const clockSeconds = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const regions = new Intl.DisplayNames('en', { type: 'region' });

/** Nov 20, 2026 */
export const formatDate = (iso: string | null) => (iso ? date.format(new Date(iso)) : texts.common.unknown);
/** Nov 20, 14:05 */
export const formatMoment = (iso: string | null) =>
  iso ? `${shortDay.format(new Date(iso))}, ${clock.format(new Date(iso))}` : texts.common.never;
/** 14:05 */
export const formatMinute = (iso: string) => clock.format(new Date(iso));
/** 14:05:09 */
export const formatClock = (moment: number | Date) => clockSeconds.format(moment);
/** Nov 20, 14:05:09 */
export const formatTime = (iso: string) => `${shortDay.format(new Date(iso))}, ${clockSeconds.format(new Date(iso))}`;
/** Nov 20, of a UTC day "2026-11-20" or of a moment. */
export const formatDay = (day: string) => utcDay.format(new Date(day));
/** Nov 2026, of a UTC month "2026-11" */
export const formatMonth = (month: string) => utcMonth.format(new Date(`${month}-01`));
/** $1,234.50, €12.00, ¥980 */
export const formatMoney = (currency: string, amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
export const formatMilliseconds = (value: number | null) =>
  value === null ? texts.common.unknown : `${Math.round(value).toLocaleString('en-US')} ms`;
export const formatPercent = (value: number, decimals = 1) => `${value.toFixed(decimals)}%`;
/** Nov 14 to Nov 20, UTC days */
export const formatDays = ({ from, to }: Period) => `${formatDay(from)} to ${formatDay(to)}, UTC days`;
/** Nov 19, 14:05 to Nov 20, 14:05 */
export const formatHours = ({ from, to }: Period) => `${formatMoment(from)} to ${formatMoment(to)}`;

/** Returns a stored word for display: "free_image" becomes "Free image". */
export function readable(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function countryName(code: string): string {
  try {
    return regions.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns an allowance or a sum of allowances as text; `format` formats a limited one. */
export const formatLimit = (limit: number, format: (limit: number) => string = String) =>
  limit >= unlimited ? texts.common.unlimited : format(limit);
