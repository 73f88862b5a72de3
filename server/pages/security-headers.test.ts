import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { AppServices } from '../context.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../testing.ts';

async function withServer<T>(use: (server: TestServer) => Promise<T>, options: TestServerOptions = {}): Promise<T> {
  const server = await startTestServer(options);
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

/** The policy's directives by name. */
function directives(answer: Response): Record<string, string> {
  const policy = answer.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(policy.split(';').map((part) => part.trim().split(/ (.*)/s).slice(0, 2)));
}

test('[P24] every answer, page or failure, carries a policy under which no text becomes a script', async () => {
  await withServer(
    async (server) => {
      for (const path of ['/', '/api/operations/settings', '/api/nowhere', '/auth/v1/user', '/shared/x']) {
        const answer = await fetch(server.url + path);
        const policy = directives(answer);
        expect(policy['script-src'], path).toBe("'self' https://js.stripe.com");
        expect(policy['default-src']).toBe("'self'");
        expect(policy['object-src']).toBe("'none'");
        expect(policy['base-uri']).toBe("'none'");
        expect(policy['frame-ancestors']).toBe("'none'");
        expect(policy['form-action']).toBe("'self'");
        expect(policy['require-trusted-types-for']).toBe("'script'");
        expect(policy['trusted-types']).toBe('lunatale');
        expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|\*(?!\.)/);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('x-frame-options')).toBe('DENY');
        expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(answer.headers.get('permissions-policy')).toMatch(/camera=\(\), microphone=\(self\), geolocation=\(\)/);
        // Plain http, as on a developer's machine, promises no https.
        expect(answer.headers.get('strict-transport-security')).toBeNull();
      }
    },
    { vendors: ['google', 'deepseek', 'gemini'], billing: { scriptUrl: 'https://js.stripe.com/v3/' } },
  );
});

test('[P24] of the scripts that stand in a page, those of the build run and no others', async () => {
  await withServer(async (server) => {
    const app = createApp(server.ctx, new Hono(), async () => true, [
      'sha256-tVAfU8ee8d8K6v7Hn+UNBB5Ac94OxMeuHpU+nA8rwpo=',
    ]);
    const policy = directives(await app.request('/', {}, { incoming: { socket: {} } }));
    expect(policy['script-src']).toMatch(/ 'sha256-tVAfU8ee8d8K6v7Hn\+UNBB5Ac94OxMeuHpU\+nA8rwpo='$/);
    expect(policy['script-src']).not.toContain('unsafe');
  });
});

test('[P24] where the product lives at https, browsers are told to stay there, and cookies never leave it', async () => {
  await withServer(async (server) => {
    const secure: AppServices = { ...server.ctx, publicUrl: 'https://stories.example.org' };
    const app = createApp(secure, new Hono(), async () => true);
    const answer = await app.request('/auth/v1/authorize?provider=google', {}, { incoming: { socket: {} } });
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(directives(answer)).toHaveProperty('upgrade-insecure-requests');
    const cookie = answer.headers.get('set-cookie') ?? '';
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/auth/v1', 'Max-Age=600'])
      expect(cookie).toContain(flag);
  });
});

test('[P24] the widget of human verification, which is not ours, gets its script and frame and no more', async () => {
  await withServer(
    async (server) => {
      const answer = await fetch(server.url);
      const widget = new URL(server.ctx.turnstile?.scriptUrl ?? '').origin;
      expect(directives(answer)['frame-src']).toBe(`'self' ${widget}`);
      expect(directives(answer)['script-src']?.split(' ')).toContain(widget);
      expect(directives(answer)).not.toHaveProperty('require-trusted-types-for');
    },
    { vendors: ['google', 'deepseek', 'gemini', 'turnstile'] },
  );
});

test('[P24] a built file may not run what is not built either, and is told little else: a phone fetches dozens', async () => {
  await withServer(async (server) => {
    const answer = await fetch(`${server.url}/assets/drawing.svg`);
    expect(directives(answer)).toEqual({
      'default-src': "'self'",
      'style-src': "'unsafe-inline'",
      'frame-ancestors': "'none'",
    });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const told = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    const page = await fetch(server.url);
    const toldOfPage = [...page.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    expect(told.length).toBeLessThan(toldOfPage.length / 2);
  });
});
