import { z } from 'zod';
import type { AdminRole } from '../identity/operators.ts';
import { textUpTo } from '../text.ts';
import type { StoryType } from '../usage/allowance.ts';
import type { EndpointStatus, Health } from './health.ts';
import { ownDays, type Trend } from './ranges.ts';

// What each screen of the back office reads. Times are ISO strings, days are UTC days "YYYY-MM-DD",
// costs are USD, rates are %, durations are ms. Every answer names the period that its figures are of.

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
/** How many different users is known of ranges that go on; null of one that is over. */
export type EventCount = { event_type: string; count: number; unique_users: number | null };

/** DATA-45. Totals are of all time, the rest of the last 7 days. */
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
/** A part that could not be read is null, and the page says so. */
export type Dashboard = {
  data: (DashboardData & { trends: OverviewTrends }) | null;
  health: SystemHealth | null;
  period: Period;
};
/** What came in each UTC day: new users, stories, users who paid for the first time, events. */
export type OverviewTrends = Record<'users' | 'stories' | 'subscriptions' | 'events', DayTrend>;
/** The curve of a figure of UTC days, with its sums: `now` over the days asked for, `before` over as many before. */
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
  /** Empty of a range that is over. */
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
/** Whom a filter of the list finds; an empty text leaves a part out. */
export const userFilter = {
  search: textUpTo(100, 0).default(''),
  status: z.enum(['all', ...accountStatuses]).default('all'),
  plan: z.enum(['all', ...planFilters]).default('all'),
  /** UTC days on which the account was made, both included. Backwards they find nobody. */
  from: utcDay.default(''),
  to: utcDay.default(''),
  /** How the shortened address of a call in the last 7 days begins. */
  network: z
    .string()
    .trim()
    .max(45)
    .regex(/^[0-9a-f.:]*$/i)
    .default(''),
  /** By what they signed up: "google", "mail". */
  source: z
    .string()
    .trim()
    .max(40)
    .regex(/^[a-z0-9_-]*$/i)
    .default(''),
  /** Two letters, of the latest sign-in. */
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
 * Of the last 7 UTC days: new accounts, users who were here, users whose first story was told and who first paid, and
 * what operators did. Who was here on several days counts on each.
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
  /** The UTC day on which the daily count starts again. */
  resetsOn: string;
};
export type UsageUsersPage = { users: UsageSummary[]; matching: number; total: number; page: number };
export type UsageTrend = { date: string; freeText: number; freeImage: number; premium: number; users: number };
/** Of the last 7 UTC days: new accounts, stories refused for a limit, and kept stories of the free tier and of Gemini. */
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
/** What the host says of itself, in %; null where it says nothing. */
export type HostMetrics = { cpu: number | null; memory: number | null; disk: number | null };
/** DATA-47. */
/** How the stories of one version of the prompts fared. */
export type PromptVersionFigures = {
  version: string;
  stories: number;
  stopped: number;
  refused: number;
  saved: number;
  /** Days on which saved ones were read again. */
  rereads: number;
  favorites: number;
  continued: number;
};
/** How long stories that were written to their end took, to 5 %; `first` is until their first words. */
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
  /** Of the UTC days that the period touches, whole. */
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
  /** Who can write text stories, the one that is asked first in front, as this server finds them. */
  textProviders: { name: string; model: string; down: boolean; writing: boolean }[];
  promptVersions: PromptVersionFigures[];
};

export const costPeriods = ['day', 'week', 'month'] as const;
export type CostPeriod = (typeof costPeriods)[number];
export const costPeriodDays: Record<CostPeriod, number> = { day: 1, week: 7, month: 30 };
export const costsQuery = z.object({
  period: z.enum(costPeriods).default('week'),
  /** A name under which calls are logged, whichever there are. */
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
/** What stories of a kind cost in the period, in USD; those that failed cost too. */
export type StoryCost = {
  kind: 'text' | 'illustrated';
  stories: number;
  failed: number;
  cost: number;
  /** All of it over the stories that were written to their end; null without one. */
  average: number | null;
  /** What a usual story of the kind costs at the configured prices. */
  atPrices: number;
};
/** What was paid and what of it was given back, of one currency, in its main unit. */
export type Takings = { currency: string; paid: number; refunded: number };
/** One UTC month "YYYY-MM", the running one up to now. Takings are of the payments made in it. */
export type CostMonth = {
  month: string;
  users: number;
  stories: number;
  cost: number;
  costPerUser: number;
  takings: Takings[];
};
/** Who cost most in the running UTC month. */
export type CostlyUser = {
  userId: string;
  name: string;
  email: string;
  textStories: number;
  illustratedStories: number;
  cost: number;
};
/** What a provider may cost on one UTC day, in USD: null is no cap. */
export type DailyCap = {
  provider: string;
  cap: number | null;
  /** What the cap goes by: ended stories and those that run. */
  spent: number;
  /** Of the whole day, at today's pace through the hours of the last 7 days; null where there are too few of them. */
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
  /** One entry a day and provider that cost something. */
  daily: { date: string; provider: string; cost: number; requests: number }[];
  /** The newest 100. */
  calls: PricedCall[];
  /** The 10 most expensive of the period. */
  expensive: PricedCall[];
  storyCosts: StoryCost[];
  /** Everybody who cost something in the last 400 days, for the filter. */
  knownProviders: string[];
  trends: Record<'cost' | 'requests' | 'average' | 'providers', Trend>;
  caps: DailyCap[];
  /** The last 6 UTC months with anything in them, newest first; all providers. */
  months: CostMonth[];
  /** The first 20 of the running UTC month; all providers. */
  costlyUsers: CostlyUser[];
};

export const logTimeframes = ['hour', 'day', 'week', 'month'] as const;
export type LogTimeframe = (typeof logTimeframes)[number];
export const timeframeHours: Record<LogTimeframe, number> = { hour: 1, day: 24, week: 168, month: 720 };
export const logsQuery = z.object({
  timeframe: z.enum(logTimeframes).default('day'),
  ...ownDays,
  /** Whose entries, or of what: the id or the address of a user, the number of a request or a generation. */
  about: textUpTo(100, 0).default(''),
});
export const logSources = ['error_logs', 'api_usage_logs', 'story_analytics', 'user_events'] as const;
export type LogSource = (typeof logSources)[number];
export type LogLevel = 'error' | 'warn' | 'info' | 'debug';
/** LOG-24, with where it comes from. */
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
  /** The address of that user, who may be gone. */
  userEmail: string | null;
  /** Of an error: when an operator said that it is dealt with. */
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
  /** `apiCalls` are all that are logged; `requests` and `apiErrors` those of the other screens: what parents asked, and what failed. */
  counts: { apiCalls: number; requests: number; apiErrors: number; errors: number; userEvents: number };
  topErrors: Share[];
  topUsers: Share[];
  trends: Record<'successRate' | 'errors' | 'apiCalls', Trend>;
  /** Of the period, the most frequent 50. */
  errorGroups: ErrorGroup[];
};
/** Errors that are the same but for numbers in them. */
export type ErrorGroup = {
  id: string;
  type: string;
  /** Of the first one. */
  message: string;
  /** In the period, how many of these nobody has resolved, and how many users met them. */
  count: number;
  open: number;
  users: number;
  /** Of all that was ever logged. */
  firstAt: string;
  lastAt: string;
};

/** How many of the newest entries of error_logs, api_usage_logs and story_analytics the log page reads (LOG-18). */
export const newestOfEach = 50;
/** A window on the logs: `limit` is split in thirds among its three sources, `offset` is how many of each are left out (LOG-26). */
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
  subject: string | null;
  details: Record<string, unknown>;
};

/** The story types in the words of the usage page. */
export const usageKinds: Record<StoryType, keyof Omit<UsageTrend, 'date' | 'users'>> = {
  free_no_image: 'freeText',
  free_image: 'freeImage',
  premium_gemini: 'premium',
  premium_no_image: 'premium',
};
