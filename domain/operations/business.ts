import { z } from 'zod';
import type { Period, Takings } from './figures.ts';
import { ownDays, type Trend } from './ranges.ts';

/** GET answers `Business`. */
export const businessPath = '/api/operations/business';

export const businessRanges = ['30d', '90d', '365d'] as const;
export type BusinessRange = (typeof businessRanges)[number];
export const businessRangeDays: Record<BusinessRange, number> = { '30d': 30, '90d': 90, '365d': 365 };
export const businessQuery = z.object({ range: z.enum(businessRanges).default('30d'), ...ownDays });

/** What a user does for the first time, in this order; of "landing" the pages that were shown are counted, not people. */
export const funnelSteps = ['landing', 'joined', 'asked', 'told', 'kept', 'paid'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** Those who joined in one week, from Monday on (UTC). */
export type Cohort = {
  /** The Monday. */
  week: string;
  users: number;
  /** How many of them asked for a story in each week since their own sign-up; `open` is not over for all of them. */
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
  /** Subscriptions that ended in it and have not come back. */
  lost: number;
  /** What all providers cost, readings and all. */
  cost: number;
  /** USD that stay: paid, less refunds and costs; null where takings are of another currency. */
  margin: number | null;
};

export type Business = {
  range: BusinessRange | 'own';
  period: Period;
  funnel: { step: FunnelStep; count: number; before: number }[];
  cohorts: Cohort[];
  /** What the subscriptions that are active and paid for bring in a month at today's prices, by currency. */
  recurring: { currency: string; amount: number }[];
  subscriptions: { active: number; trialing: number; ending: number };
  /** Users who paid for the first time, and subscriptions that ended, by day. */
  trends: Record<'new' | 'lost', Trend & { now: number }>;
  months: BusinessMonth[];
};
