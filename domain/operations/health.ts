export type Health = 'healthy' | 'warning' | 'critical' | 'unknown';

/**
 * The dashboard's rule over the last hour (DASH-19 to DASH-21): rate in %, time in ms. Exactly 95 % or
 * 2000 ms is already a warning (AMB-116). Without requests the health is unknown.
 */
export function systemHealth(requests: number, successRate: number, averageMilliseconds: number): Health {
  if (requests === 0) return 'unknown';
  if (successRate > 95 && averageMilliseconds < 2000) return 'healthy';
  return successRate > 90 && averageMilliseconds < 5000 ? 'warning' : 'critical';
}

type Share = { of: number; errors: number };

/**
 * The log page's rule (LOG-22) about the share of errors among the requests or among all log entries, whichever is
 * worse: a reader that is asked twenty times per story must not make a product look healthy whose stories fail.
 */
export function logHealth(...shares: Share[]): Health {
  const share = Math.max(...shares.map(({ of, errors }) => (of === 0 ? 0 : (errors / of) * 100)));
  if (share > 50) return 'critical';
  return share > 20 ? 'warning' : 'healthy';
}

/** `quiet`: nobody called it, so its status is unknown. */
export type EndpointStatus = 'healthy' | 'warning' | 'error' | 'quiet';

/** MONITOR-08: above 5 % error, above 1 % warning. */
export function endpointStatus(errorRate: number): Exclude<EndpointStatus, 'quiet'> {
  if (errorRate > 5) return 'error';
  return errorRate > 1 ? 'warning' : 'healthy';
}

export type Level = 'good' | 'fair' | 'bad';

/** Colours of an error rate in % (MONITOR-09). */
export function errorRateLevel(errorRate: number): Level {
  return ({ healthy: 'good', warning: 'fair', error: 'bad' } as const)[endpointStatus(errorRate)];
}

/** Colours of an uptime in % (MONITOR-10): below 95 red, below 99 yellow. */
export function uptimeLevel(uptime: number): Level {
  if (uptime < 95) return 'bad';
  return uptime < 99 ? 'fair' : 'good';
}
