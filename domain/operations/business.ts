import { z } from 'zod';
import type { Period, Takings } from './figures.ts';
import { ownDays, type Trend } from './ranges.ts';

/** GET returns `Business`. */
export const businessPath = '/api/operations/business';

export const businessRanges = ['30d', '90d', '365d'] as const;
export type BusinessRange = (typeof businessRanges)[number];
export const businessRangeDays: Record<BusinessRange, number> = { '30d': 30, '90d': 90, '365d': 365 };
export const businessQuery = z.object({ range: z.enum(businessRanges).default('30d'), ...ownDays });

/** Users' first steps, in this order; "landing" counts page views, not people. */
export const funnelSteps = ['landing', 'joined', 'asked', 'told', 'kept', 'paid'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The users who joined in one week, which begins on Monday (UTC). */
export type Cohort = {
  /** The Monday. */
  week: string;
  users: number;
  /** How many asked for a story in each week since their sign-up; `open` = the week is not over for all of them. */
  weeks: { users: number; open: boolean }[];
  paid: number;
};
export const cohortWeeks = 12;

/** One UTC month. */
export type BusinessMonth = {
  month: string;
  takings: Takings[];
  /** Users who paid for the first time. */
  new: number;
  /** Subscriptions that ended in this month and were not renewed since. */
  lost: number;
  /** The cost of all providers, including readings. */
  cost: number;
  /** In USD: payments less refunds and costs; null if takings are in another currency. */
  margin: number | null;
};

export type Business = {
  range: BusinessRange | 'own';
  period: Period;
  funnel: { step: FunnelStep; count: number; before: number }[];
  cohorts: Cohort[];
  /** Monthly revenue of the active, paid subscriptions at today's prices, by currency. */
  recurring: { currency: string; amount: number }[];
  subscriptions: { active: number; trialing: number; ending: number };
  /** Per day: users who paid for the first time, and subscriptions that ended. */
  trends: Record<'new' | 'lost', Trend & { now: number }>;
  months: BusinessMonth[];
};
