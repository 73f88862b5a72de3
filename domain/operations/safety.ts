import { z } from 'zod';
import type { StoryLanguage } from '../stories/options.ts';
import {
  type ReportDecision,
  type ReportKind,
  type ReportReason,
  reportBounds,
  reportDecisions,
} from '../stories/reports.ts';
import type { AwayPolicy } from '../stories/safety/reading.ts';
import { textUpTo } from '../text.ts';

/** A report as operators see it: without its sender, and with the text only if the parent allowed it. */
export type ReviewedReport = {
  id: string;
  kind: ReportKind;
  reason: ReportReason | null;
  words: string;
  field: string | null;
  language: StoryLanguage;
  ageGroup: string;
  text: string | null;
  createdAt: string;
  decision: ReportDecision | null;
  answer: string;
};

/** The reader behind the word lists, its figures of the last day, and the parents' reports. */
export type SafetyReview = {
  /** Null = there is no reader: the word lists decide alone. */
  reader: { name: string; away: boolean } | null;
  policy: AwayPolicy;
  prompt: string;
  readings: number;
  unanswered: number;
  averageMs: number;
  costUsd: number;
  capUsd: number | null;
  period: { from: string; to: string };
  open: number;
  reports: ReviewedReport[];
};

export const safetyPath = '/api/operations/safety';
/** POST decides a report, with an answer to its parent. */
export const decideReportPath = (id: string) => `${safetyPath}/reports/${id}`;

export const decideReportSchema = z.object({
  decision: z.enum(reportDecisions),
  answer: textUpTo(reportBounds.answer, 0).default(''),
});
