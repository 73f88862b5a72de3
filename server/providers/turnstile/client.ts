import { DomainError } from '#domain/errors.ts';
import { messageOf, verificationSchema } from './wire.ts';

export type TurnstileSettings = { siteKey: string; secretKey: string; verifyUrl: string; scriptUrl: string };

/** What the parent is about to do; a token is valid for one action only. */
export type HumanAction = 'sign-in' | 'story';

export type TurnstileClient = {
  /** What the browser needs to show the widget. */
  readonly siteKey: string;
  readonly scriptUrl: string;
  /**
   * Spends a token (SIGNIN-11, SIGNIN-12). Throws VERIFICATION_FAILED with the code's own message
   * (ERR-35 to ERR-37), also when the service is down, answers nonsense or vouches for another page (P06).
   */
  verify(token: string, action: HumanAction): Promise<void>;
  /** Returns whether the service knows our secret key. */
  tryKey(): Promise<'known' | 'unknown' | 'unreachable'>;
};

/** The settings of the stand-in, whose widget passes by itself. */
export function sandboxTurnstile(url: string): TurnstileSettings {
  return {
    siteKey: '1x00000000000000000000AA',
    secretKey: '1x0000000000000000000000000000000AA',
    verifyUrl: `${url}/turnstile/v0/siteverify`,
    scriptUrl: `${url}/turnstile/v0/api.js`,
  };
}

const answerMilliseconds = 5000;

/** Cloudflare Turnstile. `hostname` is that of our pages: tokens from elsewhere are refused. */
export function createTurnstileClient(settings: TurnstileSettings, hostname: string): TurnstileClient {
  return {
    siteKey: settings.siteKey,
    scriptUrl: settings.scriptUrl,
    async tryKey() {
      try {
        const codes = (await ask(settings, 'a token that nobody made'))['error-codes'];
        return codes.some((code) => code.endsWith('-input-secret')) ? 'unknown' : 'known';
      } catch {
        return 'unreachable';
      }
    },
    async verify(token, action) {
      const answer = await ask(settings, token);
      if (!answer.success) throw failed(answer['error-codes'][0] ?? 'internal-error');
      if (answer.hostname !== hostname || answer.action !== action) throw failed('invalid-input-response');
    },
  };
}

async function ask({ verifyUrl, secretKey }: TurnstileSettings, token: string) {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token }),
      signal: AbortSignal.timeout(answerMilliseconds),
      redirect: 'error',
    });
    return verificationSchema.parse(await response.json());
  } catch (cause) {
    throw failed('internal-error', cause);
  }
}

function failed(code: string, cause?: unknown): DomainError {
  return new DomainError('VERIFICATION_FAILED', messageOf(code), {}, { cause });
}
