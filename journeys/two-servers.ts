import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBareDatabase, startTestServer } from '#db/testing.ts';
import { type SandboxControl, sandboxControl } from '#sandbox/control.ts';
import { startSandbox } from '#sandbox/start.ts';
import { sandboxStripe } from '#sandbox/stripe/account/catalogue.ts';
import { freePort, listen } from './behind.ts';
import { startProcess } from './server.ts';

/** Two processes of the product with one database and one store, behind one address. */
export type TwoServers = {
  url: string;
  sandbox: SandboxControl;
  /** From now on every request goes to this server. */
  lead(to: 'first' | 'second'): void;
  stop(): Promise<void>;
};

export async function startTwoServers(): Promise<TwoServers> {
  let port = 0;
  const door = createServer((asked, answer) => {
    const { url: path, method, headers } = asked;
    const forwarded = request({ hostname: '127.0.0.1', port, path, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  const url = `http://127.0.0.1:${await listen(door)}`;
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-two-'));
  const vendors = await startSandbox({
    vendors: ['google', 'deepseek', 'gemini', 'stripe'],
    publicUrl: url,
    pace: { tokensPerSecond: 1500, firstTokenMilliseconds: 50, pictureMilliseconds: 50 },
  });
  const postgres = await startTestServer();
  const database = await createBareDatabase();
  const settings = {
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    STORAGE_URL: `file:${folder}`,
    AUTH_SECRET: 'the two servers of one journey share this',
    READER: 'off',
    SANDBOX: 'off',
    OIDC_ISSUER: vendors.urls.google ?? '',
    GOOGLE_CLIENT_ID: 'lunatale-sandbox',
    GOOGLE_CLIENT_SECRET: 'lunatale-sandbox-secret',
    DEEPSEEK_BASE_URL: vendors.urls.deepseek ?? '',
    DEEPSEEK_DIALECT: 'deepseek',
    DEEPSEEK_API_KEY: 'sandbox',
    GEMINI_BASE_URL: vendors.urls.gemini ?? '',
    GEMINI_API_KEY: 'sandbox',
    STRIPE_API_BASE: vendors.urls.stripe ?? '',
    STRIPE_SECRET_KEY: sandboxStripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: sandboxStripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: sandboxStripe.webhookSecret,
    STRIPE_PRICE_MONTHLY: sandboxStripe.prices.monthly,
    STRIPE_PRICE_YEARLY: sandboxStripe.prices.yearly,
  };
  const start = async () => {
    const own = await freePort();
    return { port: own, ...(await startProcess({ ...settings, PORT: String(own) })) };
  };
  const first = await start();
  const second = await start();
  port = first.port;
  return {
    url,
    sandbox: sandboxControl(vendors.control),
    lead(to) {
      port = (to === 'first' ? first : second).port;
    },
    async stop() {
      door.closeAllConnections();
      door.close();
      await Promise.all([first.stop(), second.stop()]);
      await vendors.stop();
      await database.drop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
