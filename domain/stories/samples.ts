/** The example stories, by the ids in their addresses (DATA-14). */
export const sampleIds = ['dragon', 'space', 'garden'] as const;
export type SampleId = (typeof sampleIds)[number];
