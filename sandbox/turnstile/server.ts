import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { pageLanguage } from '../pages/layout.ts';
import { guarded, receive, sendJson } from '../receive.ts';
import type { World } from '../world.ts';
import { scriptFaults, verifyFaults, widgetFaults } from './faults.ts';
import { IssuedTokens, tokenSeconds } from './tokens.ts';
import { widgetPage } from './widget-page.ts';

const challengeSchema = z.object({
  sitekey: z.string(),
  hostname: z.string(),
  action: z.string().default(''),
  cdata: z.string().default(''),
  solved: z.boolean().default(true),
});
const verifySchema = z.object({
  secret: z.string().default(''),
  response: z.string().default(''),
  idempotency_key: z.string().nullish(),
});

/**
 * Cloudflare Turnstile: the widget's script and frame, and siteverify. Keys behave like the vendor's
 * test keys: the site key 1x... passes by itself, 2x... blocks, 3x... asks for a tick; the secret
 * 2x... refuses every token and 3x... reports every token as already spent.
 */
export function turnstileListener(world: World): RequestListener {
  const issued = new IssuedTokens();
  const base = '/turnstile/v0';

  return guarded('turnstile', async (request, response) => {
    const { call, body } = await receive(world, 'turnstile', request, response);
    call.body = body.replace(/(secret"?[=:]"?)[^&"]+/g, '$1***');
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    // A fault's `match` is searched in the query, the page, the browser and the body.
    const around = [url.search, request.headers.referer, request.headers['user-agent'], body].join(' ');
    switch (`${request.method} ${url.pathname}`) {
      case `GET ${base}/api.js`:
        if (world.faults.take('turnstile', around, scriptFaults)) return void response.writeHead(503).end();
        return sendScript(response, 'api.js');
      case `GET ${base}/widget.js`:
        return sendScript(response, 'widget.js');
      case `GET ${base}/widget`: {
        const language = pageLanguage(
          url.searchParams.get('language') ?? undefined,
          request.headers['accept-language'],
        );
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy':
            "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'",
        });
        return void response.end(widgetPage(language, url.searchParams.get('theme') ?? undefined));
      }
      case `POST ${base}/challenge`: {
        const { data } = challengeSchema.safeParse(parseBody(body, request.headers['content-type']));
        if (!data) return sendJson(response, 400, { error: '300020' });
        return sendJson(response, 200, challenge(world, issued, data, around));
      }
      case `POST ${base}/siteverify`:
        return verify(world, issued, parseBody(body, request.headers['content-type']), around, response);
      default:
        return sendJson(response, 404, { error: 'not found' });
    }
  });
}

function challenge(world: World, issued: IssuedTokens, asked: z.infer<typeof challengeSchema>, around: string) {
  const fault = world.faults.take('turnstile', around, widgetFaults)?.fault;
  if (fault === 'widget-timeout') return { error: 'timeout' };
  if (fault === 'widget-error' || asked.sitekey.startsWith('2x')) return { error: '300030' };
  if (!asked.solved && (fault === 'interactive' || asked.sitekey.startsWith('3x'))) return { interactive: true };
  // Long enough for the token to be seen, short enough to wait for.
  const seconds = fault === 'widget-expired' ? 0.5 : tokenSeconds;
  return { token: issued.issue(asked, seconds), expiresInSeconds: seconds };
}

async function verify(
  world: World,
  issued: IssuedTokens,
  given: unknown,
  around: string,
  response: ServerResponse,
): Promise<void> {
  const { data } = verifySchema.safeParse(given);
  const refuse = (code: string) => sendJson(response, 200, { success: false, 'error-codes': [code], messages: [] });
  const solved = data && issued.peek(data.response);
  const text = solved ? [around, solved.hostname, solved.action, solved.cdata].join(' ') : around;
  const fault = world.faults.take('turnstile', text, verifyFaults)?.fault;
  switch (fault) {
    case 'reset':
      return void response.socket?.resetAndDestroy();
    case 'silence':
      return;
    case '500':
      return sendJson(response, 500, { success: false, 'error-codes': ['internal-error'] });
    case 'not-json':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Just a moment…</html>');
    case 'slow':
      await wait(8000);
      break;
    case undefined:
    case 'wrong-host':
    case 'wrong-action':
      break;
    default:
      return refuse(fault);
  }
  if (!data) return refuse('bad-request');
  if (data.secret === '') return refuse('missing-input-secret');
  if (data.response === '') return refuse('missing-input-response');
  if (data.secret.startsWith('2x')) return refuse('invalid-input-response');
  if (data.secret.startsWith('3x')) return refuse('timeout-or-duplicate');
  const result = issued.spend(data.response, data.idempotency_key ?? null);
  if (typeof result === 'string') return refuse(result);
  return sendJson(response, 200, {
    success: true,
    'error-codes': [],
    challenge_ts: result.challengeTs,
    hostname: fault === 'wrong-host' ? 'elsewhere.example' : result.hostname,
    action: fault === 'wrong-action' ? 'another-action' : result.action,
    cdata: result.cdata,
    metadata: { interactive: result.sitekey.startsWith('3x') },
  });
}

/** Parses form fields or JSON, as the vendor accepts both; undefined for broken JSON. */
function parseBody(body: string, contentType = ''): unknown {
  if (!contentType.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function sendScript(response: ServerResponse, name: 'api.js' | 'widget.js'): Promise<void> {
  const script = await readFile(new URL(`browser/${name}`, import.meta.url));
  response
    .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
    .end(script);
}
