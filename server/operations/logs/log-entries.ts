import { type SQL, sql } from 'drizzle-orm';
import { profilePath } from '#domain/identity/api.ts';
import { type LogEntry, type LogLevel, type LogSource, newestOfEach } from '#domain/operations/figures.ts';
import { isLoggedCall } from '#domain/operations/log-rules.ts';
import { iso, isoOrNull } from '../figures/period.ts';

/** A row as `to_jsonb` writes it. */
type Row = Record<string, unknown> & { id: string; timestamp: string; user_id: string | null };

type Source = {
  /** How many of the newest are read (LOG-18, LOG-19). */
  limit: number;
  condition: SQL;
  /** The condition where older entries, or those about somebody, are requested. */
  windowCondition?: SQL;
  entry(row: Row): Pick<LogEntry, 'type' | 'level' | 'message' | 'service'> & { event?: string };
  isShown?(row: Row): boolean;
};

const recordedEvents = ['auth_signup', 'story_generation_started', 'story_generation_completed'];
/** Older entries, and those about somebody, include saved stories (DATA-55). */
const windowEvents = [...recordedEvents, 'story_create'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const eventWords: Record<string, string> = {
  auth_signup: 'A new account was made',
  story_generation_started: 'A story generation started',
  story_generation_completed: 'A story generation was completed',
  story_create: 'A story was saved',
};

/** Each source in the words of the log page (LOG-24, AMB-142, AMB-143). */
export const sources: Record<LogSource, Source> = {
  error_logs: {
    limit: newestOfEach,
    condition: sql`true`,
    entry: (row) => ({
      type: 'error',
      level: levelOf(text(row.severity)),
      message: text(row.error_message),
      service: text(row.ai_provider) || 'app',
      event: text(row.error_type),
    }),
  },
  api_usage_logs: {
    limit: newestOfEach,
    condition: sql`true`,
    entry: (row) => ({
      type: 'api',
      level: levelOfCall(row),
      message: `${text(row.method)} ${text(row.endpoint)}: ${row.status_code}${row.error_message ? ` ${row.error_message}` : ''}${whyOf(row)}`,
      service: text(row.api_provider) || 'app',
    }),
    isShown: (row) => isLoggedCall(text(row.endpoint), Number(row.status_code)),
  },
  story_analytics: {
    limit: newestOfEach,
    condition: sql`true`,
    entry: (row) => ({
      type: 'system',
      level: row.success === true ? 'info' : 'error',
      message:
        row.success === true
          ? `Story written with ${row.model_used}: ${row.word_count ?? 0} words`
          : `Story with ${row.model_used} failed: ${text(row.error_message) || 'no reason given'}`,
      service: text(row.model_used) || 'app',
    }),
  },
  user_events: {
    limit: 25,
    condition: sql`event_type = any(${sql.param(recordedEvents)})`,
    windowCondition: sql`event_type = any(${sql.param(windowEvents)})`,
    entry: (row) => ({
      type: 'user',
      level: 'info',
      message: eventWords[text(row.event_type)] ?? text(row.event_type),
      service: 'app',
      event: text(row.event_type),
    }),
  },
};

/** Why a sign-in failed, as its page told it. */
function whyOf({ response_body: body }: Row): string {
  const { reason } = (body ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? ` (${reason})` : '';
}

/** A missing profile is how every sign-up begins, so it is no warning. */
function levelOfCall({ status_code: status, endpoint, error_message: code }: Row): LogLevel {
  if (endpoint === profilePath && code === 'PROFILE_NOT_FOUND') return 'info';
  return Number(status) >= 500 ? 'error' : Number(status) >= 400 ? 'warn' : 'info';
}

function levelOf(severity: string): LogLevel {
  if (severity === 'debug') return 'debug';
  return severity === 'low' ? 'warn' : 'error';
}

/** A row of a source as the page shows it. `details` holds its other columns that are not null. */
export function asEntry(source: LogSource, row: Row): LogEntry {
  const { id, timestamp, user_id, user_email, ...details } = row;
  return {
    id,
    source,
    timestamp: iso(timestamp),
    userId: user_id,
    userEmail: typeof user_email === 'string' ? user_email : null,
    event: null,
    resolvedAt: isoOrNull((row.resolved_at as string | undefined) ?? null),
    ...sources[source].entry(row),
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null)),
  };
}
