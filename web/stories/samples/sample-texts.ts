import type { SampleId } from '#domain/stories/samples.ts';

/** The content of one language's file of examples. */
export type SampleTexts = Record<SampleId, { title: string; character: string; content: string }>;
