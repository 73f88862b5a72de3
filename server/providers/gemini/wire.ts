import { z } from 'zod';

/** One answer of generateContent; fields we do not use are left out. A blocked prompt has no candidates. */
export const answerSchema = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  text: z.string().optional(),
                  thought: z.boolean().optional(),
                  inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional(),
                }),
              )
              .default([]),
          })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .default([]),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  usageMetadata: z
    .object({ promptTokenCount: z.number().default(0), candidatesTokenCount: z.number().default(0) })
    .default({ promptTokenCount: 0, candidatesTokenCount: 0 }),
});
export type Answer = z.infer<typeof answerSchema>;

/** Safety filters are off unless set; for a children's product every category is as strict as it goes. */
export const safetySettings = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'].map((name) => ({
  category: `HARM_CATEGORY_${name}`,
  threshold: 'BLOCK_LOW_AND_ABOVE',
}));

/** Endings that mean "we will not show this". */
export const filteredFinishes: ReadonlySet<string> = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'LANGUAGE',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
]);
