import type {
  AdminListedUser,
  Analytics,
  AuditEntry,
  Costs,
  Dashboard,
  LogEntry,
  Logs,
  Monitoring,
  UsageOverview,
  UsageSummary,
  UsageUsersPage,
  UsersPage,
} from '#domain/operations/figures.ts';

// No two figures are equal, so that a test notices one in the wrong place.

const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const week = { from: '2026-11-14', to: '2026-11-20' };
const hours = { from: '2026-11-13T14:05:00Z', to: '2026-11-20T14:05:00Z' };
const dailyStoryCreation = days.map((date, index) => ({ date, stories: 30 + 3 * index, users: 10 + 2 * index }));
const eventBreakdown = [
  { event_type: 'story_generation_completed', count: 1240, unique_users: 87 },
  { event_type: 'auth_signup', count: 41, unique_users: 40 },
];
const subscriptionStats = { free: 71, active: 72, canceled: 73, admin: 74, total: 290 };

/** Returns a curve of two periods of four points, counting up from `first`. */
const curve = (before: number, first: number) => ({
  before,
  points: [0, 1, 2, 3, 4, 5, 6, 7].map((step) => ({
    at: `2026-11-${13 + step}`,
    value: first + step,
    open: step === 7,
  })),
});
const overviewTrends = {
  users: { now: 21, ...curve(17, 1) },
  stories: { now: 273, ...curve(210, 30) },
  subscriptions: { now: 6, ...curve(4, 0) },
  events: { now: 1281, ...curve(1104, 150) },
};

const userTrends = {
  joined: { now: 22, ...curve(18, 2) },
  active: { now: 133, ...curve(121, 12) },
  told: { now: 15, ...curve(9, 1) },
  paid: { now: 5, ...curve(3, 0) },
  acts: { now: 8, ...curve(19, 0) },
};

export const dashboard: Dashboard = {
  data: {
    totalUsers: 1101,
    totalStories: 2202,
    activeSubscriptions: 303,
    userEvents: 4_404_000,
    dailyStoryCreation,
    eventBreakdown,
    subscriptionStats,
    trends: overviewTrends,
  },
  health: { status: 'warning', avgResponseTime: 2345.4, successRate: 93.26, activeUsers: 17, recentErrors: 5 },
  period: week,
};

const shares = (name: string, first: number) => [
  { name: `${name}_one`, count: first + 1 },
  { name: `${name}_two`, count: 1 },
];

export const analytics: Analytics = {
  range: '7d',
  period: week,
  trends: overviewTrends,
  totals: { users: 511, stories: 622, subscriptions: 33, events: 7440, sessions: 812 },
  dailyStoryCreation,
  eventBreakdown,
  subscriptionStats,
  users: {
    daily: days.map((date, index) => ({ date, new: 3 + index, active: 20 + index * (6 - index) })),
    providers: [
      { name: 'google', count: 30 },
      { name: 'apple', count: 10 },
    ],
  },
  content: {
    types: shares('free_image', 10),
    languages: shares('spanish', 20),
    lengths: shares('short', 30),
    ages: shares('3-5', 40),
    models: [
      { name: 'deepseek', count: 51 },
      { name: 'gemini', count: 1 },
    ],
    characters: shares('dragon', 60),
    settings: shares('forest', 70),
  },
  countries: [
    { name: 'ES', count: 60 },
    { name: 'MX', count: 20 },
  ],
};

const listed: AdminListedUser = {
  id: 'user-1',
  name: 'Lucía Costa',
  email: 'lucia@families.example',
  status: 'active',
  subscription: 'trialing',
  isAdmin: false,
  adminRole: null,
  storiesCreated: 1234,
  totalSpent: 49.9,
  lastLogin: '2026-11-19T23:30:00Z',
  createdAt: '2026-03-02T08:00:00Z',
  location: 'ES',
  device: 'iPhone',
  referralSource: 'google',
};

export const users: UsersPage = {
  counts: { total: 61, active: 52, free: 43, subscribers: 14, admins: 5 },
  trends: userTrends,
  users: [
    listed,
    {
      ...listed,
      id: 'user-2',
      name: 'Adam Weber',
      email: 'adam@families.example',
      status: 'inactive',
      subscription: 'free',
      lastLogin: null,
      totalSpent: 0,
      storiesCreated: 2,
      location: null,
      device: null,
    },
    {
      ...listed,
      id: 'user-3',
      name: 'Nora Novak',
      email: 'nora@families.example',
      status: 'suspended',
      subscription: 'premium',
      totalSpent: 9.5,
      storiesCreated: 3,
    },
    {
      ...listed,
      id: 'user-4',
      name: 'Vera View',
      email: 'vera@lunatale.test',
      isAdmin: true,
      adminRole: 'viewer',
      subscription: 'premium',
      storiesCreated: 4,
    },
    {
      ...listed,
      id: 'user-5',
      name: 'Ada Admin',
      email: 'ada@lunatale.test',
      isAdmin: true,
      adminRole: 'admin',
      subscription: 'free',
      storiesCreated: 5,
    },
    {
      ...listed,
      id: 'user-6',
      name: 'Sue Super',
      email: 'sue@lunatale.test',
      isAdmin: true,
      adminRole: 'super_admin',
      subscription: 'free',
      storiesCreated: 6,
    },
  ],
  matching: 61,
  page: 1,
};

export const audit: AuditEntry[] = [
  {
    id: 'audit-1',
    timestamp: '2026-11-20T09:08:07Z',
    operator: 'ada@lunatale.test',
    role: 'admin',
    action: 'suspend_user',
    subject: 'nora@families.example',
    users: 1,
    details: { before: 'active', after: 'suspended' },
  },
  {
    id: 'audit-2',
    timestamp: '2026-11-20T09:07:06Z',
    operator: 'ada@lunatale.test',
    role: 'admin',
    action: 'change_limits',
    subject: 'bruno@families.example',
    users: 1,
    details: { before: { freeText: 3, freeImage: null }, after: { freeText: 5, freeImage: 1 } },
  },
];

const summary: UsageSummary = {
  userId: 'user-1',
  email: 'lucia@families.example',
  name: 'Lucía Costa',
  subscription: 'free',
  freeText: { used: 2, limit: 3, percent: 67 },
  freeImage: { used: 1, limit: 4, percent: 25 },
  dailyGemini: { used: 0, limit: 10, percent: 0 },
  hasEverPaid: false,
  isFreeTier: true,
  hasReachedLimits: false,
  lastStoryGenerated: '2026-11-18T20:10:00Z',
  totalStoriesGenerated: 1503,
  storiesThisWeek: 6,
  createdAt: '2026-03-02T08:00:00Z',
  lastActive: '2026-11-19T21:45:00Z',
  resetsOn: '2026-11-21',
};

export const usageUsers: UsageUsersPage = {
  users: [
    summary,
    {
      ...summary,
      userId: 'user-2',
      name: 'Adam Weber',
      email: 'adam@families.example',
      subscription: 'premium',
      dailyGemini: { used: 7, limit: 12, percent: 58 },
      hasEverPaid: true,
      isFreeTier: false,
      hasReachedLimits: true,
      totalStoriesGenerated: 88,
      storiesThisWeek: 9,
      lastStoryGenerated: null,
      lastActive: null,
    },
  ],
  matching: 2,
  total: 61,
  page: 1,
};

export const usage: UsageOverview = {
  totalUsers: 61,
  freeUsers: 47,
  premiumUsers: 14,
  atLimit: 9,
  freeText: { used: 60, limit: 141, percent: 43 },
  freeImage: { used: 20, limit: 47, percent: 43 },
  dailyGemini: { used: 33, limit: 140, percent: 24 },
  cardTrends: {
    joined: { now: 23, ...curve(16, 2) },
    limited: { now: 7, ...curve(4, 0) },
    free: { now: 51, ...curve(50, 6) },
    gemini: { now: 77, ...curve(70, 9) },
  },
  trends: days.map((date, index) => ({
    date,
    freeText: 10 + index,
    freeImage: 20 + index,
    premium: 30 + index,
    users: 40 + index,
  })),
  period: week,
};

export const monitoring: Monitoring = {
  range: '7d',
  period: hours,
  trends: {
    requests: curve(7640, 300),
    responseTime: curve(1610, 1500),
    errorRate: curve(1.14, 1),
    cost: curve(11.2345, 0.5),
  },
  storyTimesPeriod: week,
  storyTimes: [
    {
      measure: 'first',
      provider: 'deepseek',
      model: 'deepseek-flash',
      promptVersion: 'text.v9',
      stories: 630,
      p50: 812,
      p95: 1904,
      p99: 4011,
    },
    {
      measure: 'whole',
      provider: 'own_model',
      model: 'home-7b',
      promptVersion: '',
      stories: 3,
      p50: 20_812,
      p95: 31_904,
      p99: 44_011,
    },
  ],
  endpoints: [
    {
      id: 'text',
      name: 'Text stories',
      path: '/functions/v1/generate-story-stream',
      method: 'POST',
      status: 'healthy',
      responseTime: 812.4,
      requestCount: 640,
      errorRate: 0.52,
      uptime: 99.48,
    },
    {
      id: 'illustrated',
      name: 'Illustrated stories',
      path: '/functions/v1/generate-story-gemini',
      method: 'PUT',
      status: 'warning',
      responseTime: 9123,
      requestCount: 120,
      errorRate: 3.33,
      uptime: 96.67,
    },
    {
      id: 'check',
      name: 'Subscription check',
      path: '/functions/v1/check-subscription',
      method: 'GET',
      status: 'error',
      responseTime: 77,
      requestCount: 30,
      errorRate: 12.5,
      uptime: 87.5,
    },
    {
      id: 'portal',
      name: 'Customer portal',
      path: '/functions/v1/customer-portal',
      method: 'POST',
      status: 'healthy',
      responseTime: 0,
      requestCount: 0,
      errorRate: 0,
      uptime: 0,
    },
  ],
  metrics: {
    totalRequests: 8640,
    requestsPerMinute: 0.8571,
    averageResponseTime: 1710.6,
    peakResponseTime: 30_512,
    errorRate: 2.34,
  },
  errorLogs: [
    {
      id: 'e1',
      timestamp: '2026-11-20T13:12:11Z',
      method: 'POST',
      endpoint: 'generate-story-stream',
      statusCode: 502,
      error: 'PROVIDER_UNAVAILABLE',
      ipAddress: '81.20.30.x',
    },
    {
      id: 'e2',
      timestamp: '2026-11-19T03:02:01Z',
      method: 'PATCH',
      endpoint: 'usage',
      statusCode: 429,
      error: 'RATE_LIMITED',
      ipAddress: null,
    },
  ],
  totalCost: 12.34567,
  promptVersions: [
    {
      version: 'text.v2 0a1b2c3d',
      stories: 640,
      saved: 120,
      rereads: 85,
      favorites: 12,
      continued: 30,
      stopped: 9,
      refused: 2,
    },
  ],
  textProviders: [
    { name: 'DeepSeek', model: 'deepseek-flash', down: true, writing: false },
    { name: 'Second text provider', model: 'other-model', down: false, writing: true },
  ],
  series: [
    { at: '2026-11-18T00:00:00Z', requests: 40, errors: 10, responseTime: 900 },
    { at: '2026-11-19T00:00:00Z', requests: 20, errors: 5, responseTime: null },
    { at: '2026-11-20T00:00:00Z', requests: 10, errors: 0, responseTime: 300.4 },
  ],
  host: { cpu: 12.34, memory: 56.78, disk: null },
};

const call = (id: string, minute: number, provider: string, statusCode: number, cost: number) => ({
  id,
  timestamp: `2026-11-20T10:${minute}:09Z`,
  provider,
  endpoint: `endpoint-${id}`,
  statusCode,
  responseTime: minute * 100,
  cost,
});

export const costs: Costs = {
  period: hours,
  totalCost: 3.21987,
  totalRequests: 1410,
  averageCost: 0.00228,
  activeProviders: 2,
  providers: [
    { provider: 'deepseek', cost: 0.21987, requests: 1300, responseTime: 777.7, errorRate: 0.44 },
    { provider: 'gemini', cost: 3, requests: 110, responseTime: 8888, errorRate: 6.66 },
  ],
  today: 0.45,
  yesterday: 0.6,
  daily: [
    { date: '2026-11-20', provider: 'deepseek', cost: 0.05, requests: 50 },
    { date: '2026-11-20', provider: 'gemini', cost: 0.4, requests: 4 },
    { date: '2026-11-19', provider: 'gemini', cost: 0.6, requests: 6 },
  ],
  calls: [
    call('c1', 41, 'deepseek', 200, 0.0012),
    call('c2', 32, 'gemini', 404, 0.1023),
    call('c3', 23, 'gemini', 503, 0),
  ],
  expensive: [call('x1', 14, 'gemini', 200, 0.4567)],
  storyCosts: [
    { kind: 'illustrated', stories: 21, failed: 2, cost: 2.9, average: 0.1381, atPrices: 0.1402 },
    { kind: 'text', stories: 0, failed: 3, cost: 0.0031, average: null, atPrices: 0.0009 },
  ],
  caps: [
    { provider: 'deepseek', cap: null, spent: 0.05, forecast: null },
    { provider: 'gemini', cap: 25, spent: 12.5, forecast: 26.4 },
  ],
  knownProviders: ['deepseek', 'gemini', 'own_voice'],
  trends: { cost: curve(2.1, 0.1), requests: curve(1200, 100), average: curve(0.0031, 0.002), providers: curve(1, 1) },
  months: [
    {
      month: '2026-10',
      users: 12,
      stories: 34,
      cost: 5.6,
      costPerUser: 0.4667,
      takings: [
        { currency: 'eur', paid: 99.9, refunded: 10 },
        { currency: 'usd', paid: 50, refunded: 0 },
      ],
    },
    { month: '2026-09', users: 3, stories: 4, cost: 0.7, costPerUser: 0.2333, takings: [] },
  ],
  costlyUsers: [
    {
      userId: 'u9',
      name: 'Zoe Byrne',
      email: 'zoe@families.example',
      textStories: 15,
      illustratedStories: 8,
      cost: 1.0987,
    },
  ],
};

const entry: LogEntry = {
  id: 'l1',
  source: 'error_logs',
  type: 'error',
  level: 'error',
  timestamp: '2026-11-20T13:59:58Z',
  message: 'The provider refused',
  service: 'generation',
  event: null,
  details: { stack_trace: 'at line 7' },
  userEmail: null,
  userId: 'user-7',
  resolvedAt: null,
};

export const logs: Logs = {
  period: hours,
  entries: [
    entry,
    {
      ...entry,
      id: 'l2',
      source: 'api_usage_logs',
      type: 'api',
      level: 'warn',
      timestamp: '2026-11-20T13:00:02Z',
      message: 'POST usage 429',
      service: 'usage',
      details: { status: 429 },
      userId: null,
      userEmail: null,
    },
    {
      ...entry,
      id: 'l3',
      source: 'story_analytics',
      type: 'system',
      level: 'info',
      timestamp: '2026-11-20T12:00:03Z',
      message: 'Story written',
      service: 'stories',
      details: {},
      userId: null,
      userEmail: null,
    },
    {
      ...entry,
      id: 'l4',
      source: 'user_events',
      type: 'user',
      level: 'debug',
      timestamp: '2026-11-20T11:00:04Z',
      message: 'auth signup',
      service: 'identity',
      details: {},
      userId: 'user-8',
      userEmail: null,
    },
    {
      ...entry,
      id: 'l5',
      timestamp: '2026-11-20T10:00:05Z',
      message: 'Timeout of the storage',
      service: 'storage',
      resolvedAt: '2026-11-20T12:30:00Z',
      userId: null,
      userEmail: null,
    },
  ],
  more: false,
  skipped: [],
  status: 'critical',
  successRate: 97.65,
  counts: { apiCalls: 4321, requests: 4321, apiErrors: 108, errors: 25, userEvents: 654 },
  trends: { successRate: curve(97.5, 90), errors: curve(31, 2), apiCalls: curve(4040, 200) },
  errorGroups: [
    {
      id: 'group-1',
      type: 'generation',
      message: 'TIMEOUT',
      count: 12,
      open: 9,
      users: 7,
      firstAt: '2026-08-03T10:00:00Z',
      lastAt: '2026-11-20T11:00:00Z',
    },
    {
      id: 'group-2',
      type: 'window_error',
      message: 'Failed to fetch',
      count: 4,
      open: 0,
      users: 0,
      firstAt: '2026-11-19T10:00:00Z',
      lastAt: '2026-11-20T09:00:00Z',
    },
  ],
  topErrors: [
    { name: 'TIMEOUT', count: 15 },
    { name: 'EMPTY_STORY', count: 5 },
  ],
  topUsers: [{ name: 'nora@families.example', count: 10 }],
};
