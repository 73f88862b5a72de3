import { z } from 'zod';
import { tokenCount } from '../token-count.ts';

const detailsSchema = z.array(z.object({ modality: z.string(), tokenCount: tokenCount.default(0) })).default([]);

/** `candidatesTokenCount` is without the tokens of thinking, which cost as much. */
const usageSchema = z.object({
  promptTokenCount: tokenCount.default(0),
  candidatesTokenCount: tokenCount.default(0),
  thoughtsTokenCount: tokenCount.default(0),
  candidatesTokensDetails: detailsSchema,
});

/** What one call used: tokens of text, and pictures. */
export type GeminiUsage = { input: number; output: number; pictures: number };

/** Returns the tokens of text, thinking included, and the pictures, also those withheld from us: each has its price. */
export function usageOf({ usageMetadata, candidates }: Answer): GeminiUsage {
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount, candidatesTokensDetails } = usageMetadata;
  const image = candidatesTokensDetails.find(({ modality }) => modality === 'IMAGE')?.tokenCount ?? 0;
  const shown = candidates.some(({ content }) => content?.parts.some(({ inlineData }) => inlineData));
  const pictures = shown || image > 0 ? 1 : 0;
  // Without details the tokens of a picture cannot be told from those of text.
  const text = pictures > 0 && image === 0 ? 0 : candidatesTokenCount - image;
  return { input: promptTokenCount, output: Math.max(0, text) + thoughtsTokenCount, pictures };
}

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
  // An invalid count does not fail the story: the tokens are estimated instead.
  usageMetadata: usageSchema.prefault({}).catch(() => usageSchema.parse({})),
});
export type Answer = z.infer<typeof answerSchema>;

/** Safety filters are off unless set; for a children's product every category is at its strictest. */
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
