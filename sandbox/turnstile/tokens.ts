import { randomBytes } from 'node:crypto';

export const tokenSeconds = 300;

export type Solved = { hostname: string; action: string; cdata: string; sitekey: string };
type Issued = Solved & { challengeTs: string; expiresAt: number; usedWith?: string | null };

/** The tokens that the widget issued: each is good for one verification within five minutes. */
export class IssuedTokens {
  readonly #tokens = new Map<string, Issued>();

  issue(solved: Solved, seconds = tokenSeconds): string {
    const now = Date.now();
    for (const [token, { expiresAt }] of this.#tokens) if (expiresAt + 600_000 < now) this.#tokens.delete(token);
    const token = `0.${randomBytes(48).toString('base64url')}.${randomBytes(24).toString('base64url')}`;
    this.#tokens.set(token, { ...solved, challengeTs: new Date(now).toISOString(), expiresAt: now + seconds * 1000 });
    return token;
  }

  peek(token: string): Solved | undefined {
    return this.#tokens.get(token);
  }

  /** Spends the token, or returns why not. The same idempotency key may repeat the request. */
  spend(token: string, idempotencyKey: string | null): Issued | 'invalid-input-response' | 'timeout-or-duplicate' {
    const issued = this.#tokens.get(token);
    if (!issued) return 'invalid-input-response';
    const repeated = idempotencyKey !== null && issued.usedWith === idempotencyKey;
    if ((issued.usedWith !== undefined && !repeated) || issued.expiresAt <= Date.now()) return 'timeout-or-duplicate';
    issued.usedWith = idempotencyKey;
    return issued;
  }
}
