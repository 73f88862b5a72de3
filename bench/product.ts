import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { type Measured, start } from './relay/process.ts';

/** The product as a process of its own, in an empty data folder. `stop` also removes that. */
export async function startProduct(environment: NodeJS.ProcessEnv): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-bench-'));
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '0',
    ...environment,
  };
  const product = await start(['server/main.ts'], env);
  return {
    ...product,
    stop: async () => {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signs in through the sandbox's Google as an adult; answers the access token, which is good for an hour. */
export async function signIn(url: string, email: string): Promise<string> {
  const browser = new TestBrowser();
  const chooser = await browser.open(`${url}/auth/v1/authorize?provider=google`);
  const callback = await browser.open(chooser.url, { email });
  const { hash } = (await browser.open(callback.url)).url;
  const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/api/identity/profile`, { method: 'POST', headers });
  const body = JSON.stringify({ confirmed: true });
  const adult = await fetch(`${url}/api/identity/profile/adult`, { method: 'POST', headers, body });
  if (!adult.ok) throw new Error(`the sign-in of ${email} was not taken: ${adult.status}`);
  return token;
}

/** An operator has no limits. */
export const operator = 'admin@lunatale.test';
