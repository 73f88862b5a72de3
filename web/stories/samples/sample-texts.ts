export const sampleIds = ['dragon', 'space', 'garden'] as const;
export type SampleId = (typeof sampleIds)[number];

/** What a language's file of examples holds. */
export type SampleTexts = Record<SampleId, { title: string; character: string; content: string }>;
