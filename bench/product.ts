import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { type Measured, start } from './relay/process.ts';

/**
 * Starts the product as its own process, with an empty data folder; `checkout` is the folder of its code, if it is not
 * this one. `stop` also removes the data.
 */
export async function startProduct(environment: NodeJS.ProcessEnv, checkout = ''): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-bench-'));
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '0',
    ...environment,
  };
  const product = await start([join(checkout, 'server/main.ts')], env);
  return {
    ...product,
    stop: async () => {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A signed-in parent, with the tokens that the page would hold. */
export type Session = { email: string; userId: string; accessToken: string; refreshToken: string };

/** Signs in through the sandbox's Google as an adult; returns the access token, which is valid for an hour. */
export async function signIn(url: string, email: string): Promise<string> {
  return (await signInSession(url, email)).accessToken;
}

/** Signs in as `signIn` does; `back` is the server to which Google sends the browser back. */
export async function signInSession(url: string, email: string, back = url): Promise<Session> {
  const { hash } = await new TestBrowser().signIn(url, email, { back });
  const fragment = new URLSearchParams(hash.slice(1));
  const accessToken = fragment.get('access_token') ?? '';
  const headers = { authorization: `Bearer ${accessToken}` };
  await fetch(`${back}/api/identity/profile`, { method: 'POST', headers });
  const body = JSON.stringify({ confirmed: true });
  const adult = await fetch(`${back}/api/identity/profile/adult`, { method: 'POST', headers, body });
  if (!adult.ok) throw new Error(`the sign-in of ${email} was not taken: ${adult.status} ${await adult.text()}`);
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { email, userId: claims.sub, accessToken, refreshToken: fragment.get('refresh_token') ?? '' };
}

/** An operator has no limits. */
export const operator = 'admin@lunatale.test';
