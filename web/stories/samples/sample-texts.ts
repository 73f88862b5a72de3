export const sampleIds = ['dragon', 'space', 'garden'] as const;
export type SampleId = (typeof sampleIds)[number];

/** The content of one language's file of examples. */
export type SampleTexts = Record<SampleId, { title: string; character: string; content: string }>;
