import type { LogEntry } from './figures.ts';

/** Entries with one of these in their message or event are hidden (LOG-14). */
const hidden = /test error message|test_event\w*|page_view|user_interaction|session_start|user_identified/i;

/** Entries are shown only if they contain one of these (LOG-15): exactly the documented markers. */
const markers = [
  'chat/completions',
  'chat-completions',
  'models/',
  'generatecontent',
  'generate-story',
  'story_generation',
  'story generation',
  'error',
  'failed',
  'exception',
  'timeout',
  'rate limit',
  'auth_signup',
  // What the log queries read (DATA-55).
  'story_create',
  'subscription',
  'api_usage',
  'story_analytics',
];

/** The endpoints of story generation (EVENT-11); "generate-story" is in older rows. */
const storyEndpoints = [
  'generate-story',
  'generate-story-stream',
  'generate-story-gemini',
  'chat-completions',
] as const;

/** Whether an API call is logged at all (EVENT-11), and shown (LOG-16). */
export function isLoggedCall(endpoint: string, statusCode: number): boolean {
  return statusCode >= 400 || (storyEndpoints as readonly string[]).includes(endpoint);
}

/** Whether the log page shows an entry. `hidden` wins over `markers`, except for story analytics (LOG-17, AMB-145). */
export function isMeaningful(entry: Pick<LogEntry, 'source' | 'message' | 'event'>): boolean {
  if (entry.source === 'story_analytics') return true;
  const text = `${entry.source} ${entry.event ?? ''} ${entry.message}`.toLowerCase();
  if (hidden.test(text)) return false;
  return markers.some((marker) => text.includes(marker));
}

const noise = /\b(test|dummy|sample|example|placeholder|lorem)\b/i;

/** Whether a browser's message is noise (EVENT-16): it has a noise word and not high severity (AMB-146). */
export function isNoise(message: string, severity: 'low' | 'medium' | 'high'): boolean {
  return severity !== 'high' && noise.test(message);
}
