/** The four user events that are recorded (EVENT-10). */
export type UserEvent = 'auth_signup' | 'story_generation_started' | 'story_generation_completed' | 'story_create';

export type FailureRecord = {
  errorMessage: string;
  errorType: string;
  severity: 'low' | 'medium' | 'high';
  userId?: string;
  pagePath?: string;
  stackTrace?: string;
  userAgent?: string;
  aiProvider?: string;
  duration?: number;
  errorDetails?: unknown;
  requestId?: string;
  generationId?: string;
};
export type ApiCallRecord = {
  apiProvider: string;
  endpoint: string;
  method: string;
  statusCode: number;
  responseTimeMs?: number;
  errorMessage?: string;
  userId?: string;
  /** Shortened. Missing = the address where the user was last seen. */
  ipAddress?: string;
  costUsd?: number;
  requestBody?: unknown;
  responseBody?: unknown;
  requestId?: string;
  generationId?: string;
};
export type StoryRecord = {
  userId: string;
  generationId: string;
  /** The name under which its calls are recorded. */
  apiProvider: string;
  modelUsed: string;
  /** Which prompts wrote it. */
  promptVersion?: string;
  success: boolean;
  errorMessage?: string;
  /** From the wish to the first words that the parent saw. */
  firstWordsMs?: number;
  generationTimeMs?: number;
  wordCount?: number;
  costUsd?: number;
  storyParams: unknown;
  retryAttempt?: number;
};

/** A sign of life of a signed-in user. `address` is shortened before it is kept anywhere. */
export type SeenRecord = {
  userId: string;
  sessionId: string;
  userAgent: string | undefined;
  country: string | undefined;
  address: string;
  /** The page that asked, without its query. */
  page: string | undefined;
};

/**
 * What happened, for operators. Callers pass ids, codes, counts and durations; never story text, a
 * child's name, a message or a token (P31). Recording never throws, never waits, never disturbs the
 * user (EVENT-17).
 */
export type Recorder = {
  event(userId: string, type: UserEvent, data?: Record<string, unknown>): void;
  failure(record: FailureRecord): void;
  apiCall(record: ApiCallRecord): void;
  story(record: StoryRecord): void;
  /** A landing page was shown to a browser; nothing about the visitor is kept. */
  landing(): void;
  /** Writes at most one a minute and session, so every request may call it (DATA-44). */
  seen(record: SeenRecord): void;
  /** Writes the records that still wait; called before the process ends. */
  flush(): Promise<void>;
};
