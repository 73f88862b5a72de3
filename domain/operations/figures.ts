import { z } from 'zod';
import type { AdminRole } from '../identity/operators.ts';
import { textUpTo } from '../text.ts';
import type { StoryType } from '../usage/allowance.ts';
import type { EndpointStatus, Health } from './health.ts';
import { ownDays, type Trend } from './ranges.ts';

// The data of each back office screen. Times are ISO strings, days are UTC days "YYYY-MM-DD",
// costs are USD, rates are %, durations are ms. Every answer names the period that its figures cover.

const operations = '/api/operations';
export const adminPaths = {
  status: `${operations}/admin`,
  dashboard: `${operations}/dashboard`,
  analytics: `${operations}/analytics`,
  users: `${operations}/users`,
  usage: `${operations}/usage`,
  usageUsers: `${operations}/usage/users`,
  monitoring: `${operations}/monitoring`,
  costs: `${operations}/costs`,
  logs: `${operations}/logs`,
  logWindow: `${operations}/logs/window`,
  audit: `${operations}/audit`,
  resetDailyLimits: `${operations}/reset-daily-limits`,
} as const;
export const suspendPath = (userId: string) => `${adminPaths.users}/${userId}/suspend`;
export const reactivatePath = (userId: string) => `${adminPaths.users}/${userId}/reactivate`;
export const limitsPath = (userId: string) => `${adminPaths.users}/${userId}/limits`;
export const resolveGroupPath = (groupId: string) => `${operations}/errors/groups/${groupId}/resolve`;
export const resolveErrorPath = (errorId: string) => `${operations}/errors/${errorId}/resolve`;

export type Period = { from: string; to: string };
export type SubscriptionStats = { free: number; active: number; canceled: number; admin: number; total: number };
export type DailyStories = { date: string; stories: number; users: number };
/** `unique_users` is known only for a range that includes now; null for one that has ended. */
export type EventCount = { event_type: string; count: number; unique_users: number | null };

/** DATA-45. Totals cover all time, the rest covers the last 7 days. */
export type DashboardData = {
  totalUsers: number;
  totalStories: number;
  activeSubscriptions: number;
  userEvents: number;
  dailyStoryCreation: DailyStories[];
  eventBreakdown: EventCount[];
  subscriptionStats: SubscriptionStats;
};
/** DATA-46, over the last hour. */
export type SystemHealth = {
  status: Health;
  avgResponseTime: number;
  successRate: number;
  activeUsers: number;
  recentErrors: number;
};
/** A part is null if it could not be read; the page says so. */
export type Dashboard = {
  data: (DashboardData & { trends: OverviewTrends }) | null;
  health: SystemHealth | null;
  period: Period;
};
/** Counts per UTC day: new users, stories, users who paid for the first time, events. */
export type OverviewTrends = Record<'users' | 'stories' | 'subscriptions' | 'events', DayTrend>;
/** A daily figure's curve with its sums: `now` over the requested days, `before` over the same number before them. */
export type DayTrend = Trend & { now: number };

export const analyticsRanges = ['7d', '30d', '90d'] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];
export const rangeDays: Record<AnalyticsRange, number> = { '7d': 7, '30d': 30, '90d': 90 };
export const analyticsQuery = z.object({ range: z.enum(analyticsRanges).default('7d'), ...ownDays });
export type Share = { name: string; count: number };
export type Analytics = {
  range: AnalyticsRange | 'own';
  period: Period;
  trends: OverviewTrends;
  /** Users and subscriptions overall; stories and events within the period. */
  totals: { users: number; stories: number; subscriptions: number; events: number; sessions: number };
  dailyStoryCreation: DailyStories[];
  eventBreakdown: EventCount[];
  subscriptionStats: SubscriptionStats;
  users: { daily: { date: string; new: number; active: number }[]; providers: Share[] };
  content: Record<'types' | 'languages' | 'lengths' | 'ages' | 'models' | 'characters' | 'settings', Share[]>;
  /** Empty for a range that has ended. */
  countries: Share[];
};

export const accountStatuses = ['active', 'inactive', 'suspended'] as const;
export type AccountStatus = (typeof accountStatuses)[number];
export const planFilters = ['free', 'trial', 'premium', 'admin', 'enterprise'] as const;
export const userSorts = ['created', 'name', 'stories', 'active'] as const;
const paging = {
  search: textUpTo(100, 0).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  order: z.enum(['asc', 'desc']).default('desc'),
};
const utcDay = z.union([z.literal(''), z.iso.date().refine((day) => day >= '1970-01-01', 'lies before every account')]);
export const usesOfProduct = ['none', 'some', 'at-limit'] as const;
/** The filter of the user list; an empty text switches a part of it off. */
export const userFilter = {
  search: textUpTo(100, 0).default(''),
  status: z.enum(['all', ...accountStatuses]).default('all'),
  plan: z.enum(['all', ...planFilters]).default('all'),
  /** First and last UTC day on which the account was created, both included. In reverse order they match nobody. */
  from: utcDay.default(''),
  to: utcDay.default(''),
  /** Prefix of the shortened IP address of a call in the last 7 days. */
  network: z
    .string()
    .trim()
    .max(45)
    .regex(/^[0-9a-f.:]*$/i)
    .default(''),
  /** How they signed up: "google", "mail". */
  source: z
    .string()
    .trim()
    .max(40)
    .regex(/^[a-z0-9_-]*$/i)
    .default(''),
  /** Two-letter code of the country of the latest sign-in. */
  country: z
    .string()
    .trim()
    .regex(/^([a-z]{2})?$/i)
    .default(''),
  use: z.enum(['all', ...usesOfProduct]).default('all'),
};
export type UserFilter = z.output<z.ZodObject<typeof userFilter>>;
export const usersQuery = z.object({ ...paging, ...userFilter, sort: z.enum(userSorts).default('created') });
export const adminPageSize = 50;

/** DATA-38. */
export type AdminListedUser = {
  id: string;
  name: string;
  email: string;
  status: AccountStatus;
  subscription: string;
  isAdmin: boolean;
  adminRole: AdminRole | null;
  storiesCreated: number;
  totalSpent: number;
  lastLogin: string | null;
  createdAt: string;
  location: string | null;
  device: string | null;
  referralSource: string;
};
/**
 * The last 7 UTC days: new accounts, active users, users whose first story was told, users who paid for the first
 * time, and operators' actions. A user who was active on several days counts on each of them.
 */
export type UserTrends = Record<'joined' | 'active' | 'told' | 'paid' | 'acts', DayTrend>;
export type UsersPage = {
  counts: { total: number; active: number; free: number; subscribers: number; admins: number };
  trends: UserTrends;
  users: AdminListedUser[];
  matching: number;
  page: number;
};

export const usageUsersQuery = z.object({
  ...paging,
  tier: z.enum(['all', 'free', 'premium']).default('all'),
  status: z.enum(['all', 'active', 'at-limit']).default('all'),
  sort: z.enum(userSorts).default('active'),
});
export type UsedOf = { used: number; limit: number; percent: number };
/** DATA-50, USAGE-25. */
export type UsageSummary = {
  userId: string;
  email: string;
  name: string;
  subscription: string;
  freeText: UsedOf;
  freeImage: UsedOf;
  dailyGemini: UsedOf;
  hasEverPaid: boolean;
  isFreeTier: boolean;
  hasReachedLimits: boolean;
  lastStoryGenerated: string | null;
  totalStoriesGenerated: number;
  storiesThisWeek: number;
  createdAt: string;
  lastActive: string | null;
  /** The UTC day on which the daily count resets. */
  resetsOn: string;
};
export type UsageUsersPage = { users: UsageSummary[]; matching: number; total: number; page: number };
export type UsageTrend = { date: string; freeText: number; freeImage: number; premium: number; users: number };
/** The last 7 UTC days: new accounts, stories refused by a limit, saved stories of the free tier and of Gemini. */
export type UsageCardTrends = Record<'joined' | 'limited' | 'free' | 'gemini', DayTrend>;
export type UsageOverview = {
  totalUsers: number;
  freeUsers: number;
  premiumUsers: number;
  atLimit: number;
  freeText: UsedOf;
  freeImage: UsedOf;
  dailyGemini: UsedOf;
  cardTrends: UsageCardTrends;
  trends: UsageTrend[];
  period: Period;
};

export const monitoringRanges = ['1h', '24h', '7d'] as const;
export type MonitoringRange = (typeof monitoringRanges)[number];
export const rangeHours: Record<MonitoringRange, number> = { '1h': 1, '24h': 24, '7d': 168 };
export const monitoringQuery = z.object({ range: z.enum(monitoringRanges).default('1h'), ...ownDays });
export type Endpoint = {
  id: string;
  name: string;
  path: string;
  method: string;
  status: EndpointStatus;
  responseTime: number;
  requestCount: number;
  errorRate: number;
  uptime: number;
};
/** Usage of the host in %; null where the host does not report it. */
export type HostMetrics = { cpu: number | null; memory: number | null; disk: number | null };
/** DATA-47. */
/** Outcomes of the stories written with one version of the prompts. */
export type PromptVersionFigures = {
  version: string;
  stories: number;
  stopped: number;
  refused: number;
  saved: number;
  /** Days on which saved stories were read again. */
  rereads: number;
  favorites: number;
  continued: number;
};
/** Durations of stories that were written to their end, accurate to 5 %; `first` = until the first words. */
export type StoryTimes = {
  measure: 'first' | 'whole';
  provider: string;
  model: string;
  promptVersion: string;
  stories: number;
  p50: number;
  p95: number;
  p99: number;
};
export type Monitoring = {
  range: MonitoringRange | 'own';
  period: Period;
  trends: Record<'requests' | 'responseTime' | 'errorRate' | 'cost', Trend>;
  /** Covers all of every UTC day that the period touches. */
  storyTimes: StoryTimes[];
  storyTimesPeriod: Period;
  endpoints: Endpoint[];
  metrics: {
    totalRequests: number;
    requestsPerMinute: number;
    averageResponseTime: number;
    peakResponseTime: number;
    errorRate: number;
  };
  errorLogs: {
    id: string;
    timestamp: string;
    method: string;
    endpoint: string;
    statusCode: number;
    error: string;
    ipAddress: string | null;
  }[];
  totalCost: number;
  series: { at: string; requests: number; errors: number; responseTime: number | null }[];
  host: HostMetrics;
  /** The providers that can write text stories, in the order in which they are asked, as seen by this server. */
  textProviders: { name: string; model: string; down: boolean; writing: boolean }[];
  promptVersions: PromptVersionFigures[];
};

export const costPeriods = ['day', 'week', 'month'] as const;
export type CostPeriod = (typeof costPeriods)[number];
export const costPeriodDays: Record<CostPeriod, number> = { day: 1, week: 7, month: 30 };
export const costsQuery = z.object({
  period: z.enum(costPeriods).default('week'),
  /** A provider's name as calls are logged; any name is accepted. */
  provider: z
    .string()
    .regex(/^[a-z0-9_-]{1,40}$/)
    .default('all'),
  ...ownDays,
});
export type PricedCall = {
  id: string;
  timestamp: string;
  provider: string;
  endpoint: string;
  statusCode: number;
  responseTime: number | null;
  cost: number;
};
/** What stories of a kind cost in the period, in USD, including those that failed. */
export type StoryCost = {
  kind: 'text' | 'illustrated';
  stories: number;
  failed: number;
  cost: number;
  /** `cost` divided by the stories that were written to their end; null if there are none. */
  average: number | null;
  /** What a typical story of the kind costs at the configured prices. */
  atPrices: number;
};
/** Payments and refunds in one currency, in its main unit. */
export type Takings = { currency: string; paid: number; refunded: number };
/** One UTC month "YYYY-MM"; the current one up to now. Takings are of the payments made in it. */
export type CostMonth = {
  month: string;
  users: number;
  stories: number;
  cost: number;
  costPerUser: number;
  takings: Takings[];
};
/** A user among those who cost most in the current UTC month. */
export type CostlyUser = {
  userId: string;
  name: string;
  email: string;
  textStories: number;
  illustratedStories: number;
  cost: number;
};
/** What a provider may cost on one UTC day, in USD; null = no cap. */
export type DailyCap = {
  provider: string;
  cap: number | null;
  /** What counts towards the cap: stories that ended and those still running. */
  spent: number;
  /** For the whole day, from today's pace and the hours of the last 7 days; null where there are too few days. */
  forecast: number | null;
};
export type Costs = {
  period: Period;
  totalCost: number;
  totalRequests: number;
  averageCost: number;
  activeProviders: number;
  providers: { provider: string; cost: number; requests: number; responseTime: number; errorRate: number }[];
  today: number;
  yesterday: number;
  /** One entry per day and provider that cost something. */
  daily: { date: string; provider: string; cost: number; requests: number }[];
  /** The newest 100. */
  calls: PricedCall[];
  /** The 10 most expensive of the period. */
  expensive: PricedCall[];
  storyCosts: StoryCost[];
  /** Every provider that cost something in the last 400 days, for the filter. */
  knownProviders: string[];
  trends: Record<'cost' | 'requests' | 'average' | 'providers', Trend>;
  caps: DailyCap[];
  /** The last 6 UTC months that have any data, newest first; all providers. */
  months: CostMonth[];
  /** The top 20 of the current UTC month; all providers. */
  costlyUsers: CostlyUser[];
};

export const logTimeframes = ['hour', 'day', 'week', 'month'] as const;
export type LogTimeframe = (typeof logTimeframes)[number];
export const timeframeHours: Record<LogTimeframe, number> = { hour: 1, day: 24, week: 168, month: 720 };
export const logsQuery = z.object({
  timeframe: z.enum(logTimeframes).default('day'),
  ...ownDays,
  /** Limits the entries to a user (id or mail address), a request or a generation (by its number). */
  about: textUpTo(100, 0).default(''),
});
export const logSources = ['error_logs', 'api_usage_logs', 'story_analytics', 'user_events'] as const;
export type LogSource = (typeof logSources)[number];
export type LogLevel = 'error' | 'warn' | 'info' | 'debug';
/** LOG-24, with its source. */
export type LogEntry = {
  id: string;
  source: LogSource;
  type: 'error' | 'api' | 'system' | 'user';
  level: LogLevel;
  timestamp: string;
  message: string;
  service: string;
  event: string | null;
  details: Record<string, unknown>;
  userId: string | null;
  /** The mail address of that user, whose account may be deleted. */
  userEmail: string | null;
  /** For an error: when an operator marked it as resolved. */
  resolvedAt: string | null;
};
export type Logs = {
  period: Period;
  entries: LogEntry[];
  /** Whether a source of the log window may hold older entries of the timeframe. */
  more: boolean;
  /** Sources that could not be read (LOG-20). */
  skipped: LogSource[];
  status: Health;
  successRate: number | null;
  /** `apiCalls` = all logged calls; `requests` and `apiErrors` = parents' requests and their failures, as elsewhere. */
  counts: { apiCalls: number; requests: number; apiErrors: number; errors: number; userEvents: number };
  topErrors: Share[];
  topUsers: Share[];
  trends: Record<'successRate' | 'errors' | 'apiCalls', Trend>;
  /** The 50 most frequent of the period. */
  errorGroups: ErrorGroup[];
};
/** Errors that differ only in the numbers in their messages. */
export type ErrorGroup = {
  id: string;
  type: string;
  /** The message of the first one. */
  message: string;
  /** In the period: how many there were, how many are not resolved, and how many users met them. */
  count: number;
  open: number;
  users: number;
  /** Of all ever logged, not only of the period. */
  firstAt: string;
  lastAt: string;
};

/** The log page reads this many of the newest entries of error_logs, api_usage_logs and story_analytics (LOG-18). */
export const newestOfEach = 50;
/** A page of the logs: `limit` is split equally among its three sources, `offset` skips that many of each (LOG-26). */
export const logWindowQuery = z.object({
  hours: z.coerce.number().int().min(1).max(timeframeHours.month).default(24),
  limit: z.coerce.number().int().min(3).max(300).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type LogWindow = Pick<Logs, 'period' | 'entries' | 'more'>;

export const limitChangeSchema = z
  .object({
    freeText: z.number().int().min(0).max(10_000),
    freeImage: z.number().int().min(0).max(10_000),
    dailyGemini: z.number().int().min(0).max(10_000),
  })
  .partial()
  .refine((limits) => Object.keys(limits).length > 0, 'names no limit');
export type LimitChange = z.infer<typeof limitChangeSchema>;

export type AuditEntry = {
  id: string;
  timestamp: string;
  operator: string;
  role: AdminRole;
  action: string;
  /** The user's address; null for an action on no user and for a bulk action. */
  subject: string | null;
  /** How many users a bulk action changed; 1 for any other action. */
  users: number;
  details: Record<string, unknown>;
};

/** The usage page's name for each story type. */
export const usageKinds: Record<StoryType, keyof Omit<UsageTrend, 'date' | 'users'>> = {
  free_no_image: 'freeText',
  free_image: 'freeImage',
  premium_gemini: 'premium',
  premium_no_image: 'premium',
};
