import { z } from 'zod';
import { ageGroups } from '../identity/age-groups.ts';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { storyLanguages } from './options.ts';
import { wishFields } from './safety/reading.ts';

/** A parent's complaint: a story should not have been told, or a wish should not have been refused. */
export const reportKinds = ['not_for_my_child', 'refused_wrongly'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why a story is not for a child, in a parent's words. */
export const reportReasons = ['frightening', 'sad', 'unkind', 'dangerous', 'grown_up', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Longest values, in characters. */
export const reportBounds = { words: 500, text: 20_000, answer: 500 } as const;

/**
 * A parent's report. It includes the text of the story or wish only if the parent allows it (`withText`): a story's
 * text is then taken from the story itself, a wish's from `wish`. A report about a refused link names the story and
 * has its title as `wish`.
 */
export const reportInputSchema = once(() =>
  z
    .object({
      kind: z.enum(reportKinds),
      reason: z.enum(reportReasons).nullable().default(null),
      words: textUpTo(reportBounds.words, 0).default(''),
      withText: z.boolean().default(false),
      storyId: z.uuid().nullable().default(null),
      generationId: z.uuid().nullable().default(null),
      wish: textUpTo(reportBounds.words, 0).default(''),
      field: z.enum(wishFields).nullable().default(null),
      language: z.enum(storyLanguages),
      ageGroup: z.enum(ageGroups),
    })
    .refine(saysWhy, { path: ['reason'], error: 'A reason or words of your own are missing.' }),
);
export type ReportInput = z.input<ReturnType<typeof reportInputSchema>>;

/** Whether a report about a story says what was wrong with it; a refused wish speaks for itself. */
export function saysWhy(report: { kind: ReportKind; reason: ReportReason | null; words: string }): boolean {
  return report.kind === 'refused_wrongly' || report.reason !== null || report.words.trim() !== '';
}

/** `agreed` = the parent was right; `kept` = the judgement stands. */
export const reportDecisions = ['agreed', 'kept'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** A report as the parent who sent it sees it. */
export const reportSchema = once(() =>
  z.object({
    id: z.string(),
    kind: z.enum(reportKinds),
    reason: z.enum(reportReasons).nullable(),
    words: z.string(),
    createdAt: z.string(),
    /** Null until somebody has decided. */
    decision: z.enum(reportDecisions).nullable(),
    answer: z.string(),
  }),
);
export type Report = z.output<ReturnType<typeof reportSchema>>;

/** POST sends a report; GET returns the caller's own, newest first. */
export const reportsPath = '/api/reports';
