import { describe, expect, test } from 'vitest';
import { adminRequirement, hasPermission, hasRank, meets } from '../identity/operators.ts';
import { redact } from './browser-log.ts';
import { csv } from './csv.ts';
import { endpointStatus, errorRateLevel, logHealth, systemHealth, uptimeLevel } from './health.ts';
import { isLoggedCall, isMeaningful, isNoise } from './log-rules.ts';
import { compactNumber, usd } from './numbers.ts';

describe('the rules of the back office', () => {
  test('[DASH-19, DASH-20, DASH-21] exactly 95 % or 2000 ms is no longer healthy, 90 % or 5000 ms no warning', () => {
    expect(systemHealth(9, 95.1, 1999)).toBe('healthy');
    expect(systemHealth(9, 95, 1999)).toBe('warning');
    expect(systemHealth(9, 100, 2000)).toBe('warning');
    expect(systemHealth(9, 90.1, 4999)).toBe('warning');
    expect(systemHealth(9, 90, 100)).toBe('critical');
    expect(systemHealth(9, 100, 5000)).toBe('critical');
    expect(systemHealth(0, 0, 0)).toBe('unknown');
  });

  test('[LOG-22] an error share above 50 % is critical, above 20 % a warning', () => {
    for (const [errors, health] of [
      [51, 'critical'],
      [50, 'warning'],
      [21, 'warning'],
      [20, 'healthy'],
    ] as const) {
      expect(logHealth({ of: 100, errors }), String(errors)).toBe(health);
    }
    expect(logHealth({ of: 0, errors: 0 })).toBe('healthy');
    // More than half of the requests failed, whatever else was logged.
    expect(logHealth({ of: 4, errors: 3 }, { of: 400, errors: 6 })).toBe('critical');
    expect(logHealth({ of: 4, errors: 0 }, { of: 10, errors: 3 })).toBe('warning');
  });

  test('[MONITOR-08, MONITOR-09, MONITOR-10] error rates and uptimes have their levels', () => {
    expect([1, 1.01, 5, 5.01].map(endpointStatus)).toEqual(['healthy', 'warning', 'warning', 'error']);
    expect([1, 1.01, 5.01].map(errorRateLevel)).toEqual(['good', 'fair', 'bad']);
    expect([99, 98.9, 95, 94.9].map(uptimeLevel)).toEqual(['good', 'fair', 'fair', 'bad']);
  });

  test('[CONST-02, COST-15, USERS-07] numbers are short, costs have 4 decimals and what users spent 2', () => {
    const shown = [0, 999, 1000, 1249, 999_949, 999_950, 1_000_000, 3_440_000].map(compactNumber);
    expect(shown).toEqual(['0', '999', '1.0K', '1.2K', '999.9K', '1.0M', '1.0M', '3.4M']);
    expect([usd(0.12345, 4), usd(9.9, 2)]).toEqual(['$0.1235', '$9.90']);
  });

  test('[ANALYTICS-04, MONITOR-04] no cell of an export runs as a formula', () => {
    const cells = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      ' =1',
      '\r=1',
      '＝1',
      'a,b',
      'say "hi"',
      'two\nlines',
      '',
      'plain',
    ];
    const file = csv([cells, [1, -2, null]]);
    expect(file.startsWith('\uFEFF')).toBe(true);
    const [first = ''] = file.slice(1).split('\r\n1,');
    expect(first).toBe(`'=1+1,'+1,'-1,'@SUM(A1),'\t=1,' =1,"'\r=1",'＝1,"a,b","say ""hi""","two\nlines",,plain`);
    expect(file.endsWith('1,-2,\r\n')).toBe(true);
  });

  test('[ADMIN-01, ADMIN-02, ADMIN-03, ADMIN-04, ADMIN-06, ADMIN-07] each path asks its rank; an unlisted one asks admin', () => {
    expect(adminRequirement('/admin/').role).toBe('viewer');
    expect(adminRequirement('/admin/user-usage').role).toBe('viewer');
    expect(adminRequirement('/admin/users').role).toBe('admin');
    expect(adminRequirement('/admin/settings').role).toBe('super_admin');
    for (const path of ['/admin/business', '/admin/alerts', '/admin/anything', '/admin/toString']) {
      expect(adminRequirement(path), path).toEqual({ role: 'admin' });
    }
    expect(hasRank('viewer', 'admin')).toBe(false);
    expect(hasRank('super_admin', 'viewer')).toBe(true);
    expect(hasPermission({}, 'analytics.view')).toBe(true);
    expect(
      meets({ role: 'super_admin', permissions: { analytics: { view: false } } }, adminRequirement('/admin/api-costs')),
    ).toBe(false);
  });

  test('[LOG-14, LOG-15, LOG-17] hidden wins over kept, except for story analytics', () => {
    const entry = (
      source: 'user_events' | 'error_logs' | 'story_analytics',
      message: string,
      event: string | null = null,
    ) => isMeaningful({ source, message, event });
    expect(entry('error_logs', 'boom')).toBe(true);
    expect(entry('error_logs', 'A Test Error Message')).toBe(false);
    expect(entry('user_events', 'x', 'test_event_7')).toBe(false);
    expect(entry('user_events', 'failed', 'page_view')).toBe(false);
    expect(entry('user_events', 'x', 'auth_signup')).toBe(true);
    expect(entry('user_events', 'x', 'story_create')).toBe(true);
    expect(entry('user_events', 'x', 'story_saved')).toBe(false);
    expect(entry('story_analytics', 'session_start')).toBe(true);
  });

  test('[LOG-16, EVENT-11, EVENT-16] which calls are logged, and which words are noise', () => {
    expect(isLoggedCall('/api/stories', 399)).toBe(false);
    expect(isLoggedCall('/api/stories', 400)).toBe(true);
    expect(isLoggedCall('chat-completions', 200)).toBe(true);
    expect(isNoise('a sample run', 'low')).toBe(true);
    expect(isNoise('the latest resampled contest', 'low')).toBe(false);
    expect(isNoise('test', 'high')).toBe(false);
  });

  test('[P31] what is written down holds no address, token or query', () => {
    const text = redact('GET https://a.example/b?x=1#y ana.b@c.example Bearer abc123 token=xyz eyJa.eyJb.c');
    for (const leak of ['x=1', '#y', 'ana', 'abc123', 'xyz', 'eyJ']) expect(text, leak).not.toContain(leak);
    expect(redact('TypeError: a is not a function')).toBe('TypeError: a is not a function');
  });
});
