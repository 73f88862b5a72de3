import { z } from 'zod';
import { ageGroups } from '../identity/age-groups.ts';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { storyLanguages } from './options.ts';
import { wishFields } from './safety/reading.ts';

/** What a parent says of our judgement: that a story should not have been told, or that a wish should have been. */
export const reportKinds = ['not_for_my_child', 'refused_wrongly'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why a story is not for a child, in a parent's words. */
export const reportReasons = ['frightening', 'sad', 'unkind', 'dangerous', 'grown_up', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Longest values, in characters. */
export const reportBounds = { words: 500, text: 20_000, answer: 500 } as const;

/**
 * What a parent sends. The text of a story or of a wish comes along only where the parent allows it: the text of a
 * story is then taken from the story itself, the one of a wish from `wish`. A refused link names its story, with the
 * title as `wish`.
 */
export const reportInputSchema = once(() =>
  z.object({
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
  }),
);
export type ReportInput = z.input<ReturnType<typeof reportInputSchema>>;

/** The parent was right, or the judgement stands. */
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
    /** Null while nobody has looked at it. */
    decision: z.enum(reportDecisions).nullable(),
    answer: z.string(),
  }),
);
export type Report = z.output<ReturnType<typeof reportSchema>>;

/** POST sends a report; GET answers the caller's own, newest first. */
export const reportsPath = '/api/reports';
