/** 999, 1.2K, 3.4M: one decimal from 1,000 on; 999,950 and more are shown as M (CONST-02, AMB-152). */
export function compactNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 999_950) return `${(value / 1_000_000).toFixed(1)}M`;
  if (size >= 1000) return `${(value / 1000).toFixed(1)}K`;
  return String(Math.round(value));
}

/** Costs have 4 decimals (COST-15), what a user spent has 2 (USERS-07). */
export function usd(value: number, decimals: 2 | 4): string {
  return `$${value.toFixed(decimals)}`;
}

/** A share in %; 0 if `whole` is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}
