import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spanishCountries } from '#domain/identity/language.ts';
import { publicSettingsPath } from '#domain/operations/api.ts';
import { startTestServer, type TestServer } from '../../testing.ts';

/** A geolocation service: returns what the last part of the address names; "hangs" never answers. */
let service: Server;
const asked: string[] = [];
/** Milliseconds after which the caller gave up on an answer. */
const givenUpAfter: number[] = [];
let server: TestServer;

beforeAll(async () => {
  service = createServer((request, response) => {
    const address = decodeURIComponent(request.url?.slice(1) ?? '');
    asked.push(address);
    const [, country = ''] = address.split('-');
    if (country === 'hangs') {
      const from = performance.now();
      response.once('close', () => givenUpAfter.push(performance.now() - from));
      return;
    }
    if (country === 'broken') response.writeHead(500).end('<html>');
    else response.end(JSON.stringify({ ip: address, country_code: country }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  server = await startTestServer({ trustedProxies: 1, geolocationUrl: `http://127.0.0.1:${port}/{ip}` });
});
afterAll(async () => {
  await server.stop();
  service.closeAllConnections();
  service.close();
});

async function languageOf(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(server.url + publicSettingsPath, { headers: { 'x-forwarded-for': address, ...headers } });
  return ((await answer.json()) as { suggestedLanguage: string }).suggestedLanguage;
}

test('[I18N-04] [I18N-05] [I18N-06] the country decides, asked for once an address', async () => {
  for (const country of spanishCountries) expect(await languageOf(`address-${country}`), country).toBe('es');
  for (const country of ['US', 'BR', 'FR', 'AD', 'PH']) expect(await languageOf(`address-${country}`)).toBe('en');
  expect(await languageOf('address-mx')).toBe('es');
  const before = asked.length;
  await Promise.all([languageOf('address-ES'), languageOf('address-CL'), languageOf('address-US')]);
  expect(asked.length).toBe(before);
  await Promise.all([languageOf('new-CO'), languageOf('new-CO'), languageOf('new-CO')]);
  expect(asked.filter((address) => address === 'new-CO')).toHaveLength(1);
});

test('[I18N-03] [I18N-04] a stored choice and the country of a trusted proxy spare the question', async () => {
  const before = asked.length;
  expect(await languageOf('other-ES', { cookie: 'lunatale-language=en' })).toBe('en');
  expect(await languageOf('other-US', { cookie: 'lunatale-language=es' })).toBe('es');
  expect(await languageOf('other-US', { 'cf-ipcountry': 'AR' })).toBe('es');
  expect(asked.length).toBe(before);
  expect(await languageOf('third-ES', { cookie: 'lunatale-language=klingon' })).toBe('es');
});

test('[I18N-06] a service that fails, answers nonsense or hangs means English', async () => {
  expect(await languageOf('address-broken')).toBe('en');
  expect(await languageOf('address-nonsense')).toBe('en');
  expect(await languageOf('address-hangs')).toBe('en');
  // The service gets its two seconds and no more.
  await expect.poll(() => givenUpAfter).toHaveLength(1);
  expect(givenUpAfter[0]).toBeGreaterThan(1900);
});
