import { z } from 'zod';

/** The answer of siteverify (SIGNIN-12). */
export const verificationSchema = z.object({
  success: z.boolean(),
  challenge_ts: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
  action: z.string().optional(),
});

const messages: Record<string, string> = {
  'missing-input-secret': 'The verification secret is missing.',
  'invalid-input-secret': 'The verification secret is invalid.',
  'missing-input-response': 'The verification response is missing.',
  'invalid-input-response': 'The verification response is invalid or has expired.',
  'bad-request': 'The verification request was malformed.',
  'timeout-or-duplicate': 'The verification response is too old or was already used.',
  'internal-error': 'The verification could not be checked right now. The request may be retried.',
};

/** What a code of the service means (ERR-35 to ERR-37). */
export function messageOf(code: string): string {
  return messages[code] ?? 'The verification was not accepted.';
}
