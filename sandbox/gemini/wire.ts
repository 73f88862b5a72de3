import { z } from 'zod';

const partSchema = z.union([
  z.object({ text: z.string() }),
  z.object({ inlineData: z.object({ mimeType: z.string(), data: z.base64() }) }),
]);
const contentSchema = z.object({ role: z.enum(['user', 'model']).optional(), parts: z.array(partSchema).min(1) });

/** The fields of a generateContent request that the stand-in uses; other fields are accepted and ignored. */
export const generateContentSchema = z.object({
  contents: z.array(contentSchema).min(1),
  systemInstruction: z.object({ parts: z.array(partSchema) }).optional(),
  generationConfig: z
    .object({
      responseModalities: z.array(z.enum(['TEXT', 'IMAGE', 'AUDIO'])).optional(),
      speechConfig: z
        .object({
          languageCode: z.string().optional(),
          voiceConfig: z.object({ prebuiltVoiceConfig: z.object({ voiceName: z.string() }) }),
        })
        .optional(),
      responseMimeType: z.enum(['text/plain', 'application/json']).optional(),
      responseSchema: z.record(z.string(), z.unknown()).optional(),
      responseJsonSchema: z.record(z.string(), z.unknown()).optional(),
      maxOutputTokens: z.int().positive().optional(),
      imageConfig: z.object({ aspectRatio: z.string().optional(), imageSize: z.string().optional() }).optional(),
    })
    .optional(),
  safetySettings: z
    .array(
      z.object({
        category: z.string().regex(/^HARM_CATEGORY_/),
        threshold: z.enum([
          'BLOCK_NONE',
          'BLOCK_ONLY_HIGH',
          'BLOCK_MEDIUM_AND_ABOVE',
          'BLOCK_LOW_AND_ABOVE',
          'OFF',
          'HARM_BLOCK_THRESHOLD_UNSPECIFIED',
        ]),
      }),
    )
    .optional(),
});
export type GenerateContent = z.infer<typeof generateContentSchema>;

export type Part = { text: string; thought?: true } | { inlineData: { mimeType: string; data: string } };

/** The vendor's finish reasons for answers without the requested content. */
export const badFinishes = [
  'MAX_TOKENS',
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'OTHER',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
  'IMAGE_OTHER',
  'NO_IMAGE',
] as const;
export type BadFinish = (typeof badFinishes)[number];

export type Tokens = { prompt: number; text: number; images: number; thoughts?: number };

/** A picture of 1K counts as this many tokens. */
const imageTokens = 1120;

function usageMetadata({ prompt, text, images, thoughts = 0 }: Tokens): unknown {
  const image = images * imageTokens;
  const details = [
    ...(text > 0 ? [{ modality: 'TEXT', tokenCount: text }] : []),
    ...(image > 0 ? [{ modality: 'IMAGE', tokenCount: image }] : []),
  ];
  return {
    promptTokenCount: prompt,
    candidatesTokenCount: text + image,
    ...(thoughts > 0 ? { thoughtsTokenCount: thoughts } : {}),
    totalTokenCount: prompt + text + image + thoughts,
    promptTokensDetails: [{ modality: 'TEXT', tokenCount: prompt }],
    ...(details.length > 0 ? { candidatesTokensDetails: details } : {}),
  };
}

export function answerBody(
  model: string,
  id: string,
  parts: Part[],
  /** Undefined until the last event of a stream. */
  finishReason: 'STOP' | BadFinish | undefined,
  tokens: Tokens,
): unknown {
  const refused = parts.length === 0;
  return {
    candidates: [
      {
        ...(refused ? {} : { content: { parts, role: 'model' } }),
        ...(finishReason && { finishReason }),
        ...(refused ? { finishMessage: `Generation stopped: ${finishReason}` } : {}),
        index: 0,
      },
    ],
    usageMetadata: usageMetadata(tokens),
    modelVersion: model,
    responseId: id,
  };
}

/** A blocked prompt has no candidates at all. */
export function blockedBody(model: string, id: string, prompt: number): unknown {
  return {
    promptFeedback: {
      blockReason: 'PROHIBITED_CONTENT',
      safetyRatings: [{ category: 'HARM_CATEGORY_DANGEROUS_CONTENT', probability: 'HIGH', blocked: true }],
    },
    usageMetadata: usageMetadata({ prompt, text: 0, images: 0 }),
    modelVersion: model,
    responseId: id,
  };
}

const errors = {
  400: ['INVALID_ARGUMENT', 'Invalid JSON payload received.'],
  401: ['UNAUTHENTICATED', 'Request had invalid authentication credentials.'],
  403: ['PERMISSION_DENIED', "Method doesn't allow unregistered callers. Please use API Key."],
  404: ['NOT_FOUND', 'The model or method was not found.'],
  429: ['RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.'],
  500: ['INTERNAL', 'An internal error has occurred. Please retry.'],
  503: ['UNAVAILABLE', 'The model is overloaded. Please try again later.'],
} as const;
export type ErrorStatus = keyof typeof errors;

export function errorBody(code: ErrorStatus, message?: string, retryDelay = '1s'): unknown {
  const [status, text] = errors[code];
  const retry = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }];
  return { error: { code, message: message ?? text, status, ...(code === 429 ? { details: retry } : {}) } };
}

const longWaitSeconds = 34;

/** An error response, with the wait that the fault asks for: `429-date` in the header, `429-delay` in the body. */
export function errorAnswer(code: ErrorStatus, fault: string): { body: unknown; headers: Record<string, string> } {
  if (fault === '429-delay') return { body: errorBody(code, undefined, `${longWaitSeconds}.07s`), headers: {} };
  if (fault === '429-date') {
    const date = new Date(Date.now() + longWaitSeconds * 1000).toUTCString();
    return { body: errorBody(code), headers: { 'retry-after': date } };
  }
  return { body: errorBody(code), headers: code === 429 ? { 'retry-after': '1' } : {} };
}
