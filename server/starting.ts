import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { DomainError } from '#domain/errors.ts';
import { bareHeaders, errorBody, statusOf } from './platform/http/errors.ts';

/** In both languages, because nothing runs yet that could choose one; the page reloads by itself. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="2">
<title>Lunatale</title>
<style>
:root { color-scheme: dark; background: #12182e; color: #f6efdf; font: 1.25rem/1.5 Georgia, serif }
body { display: grid; min-height: 90vh; place-content: center; gap: 1rem; padding: 1rem; text-align: center; text-wrap: balance }
p { margin: 0 }
</style>
<body><main>
<p>Lunatale is waking up. This page opens by itself.</p>
<p lang="es">Lunatale se está despertando. Esta página se abre sola.</p>
</main></body>
</html>
`;

/** Answers until the product is ready: come back soon, as a page for a person and with a code for a program (P26). */
export const answerStarting: RequestListener = (request, response) => {
  const failure = new DomainError('UNAVAILABLE', 'The server is starting.');
  const requestId = randomUUID();
  const headers = { ...bareHeaders(requestId), 'retry-after': '1', 'cache-control': 'no-store' };
  if (request.headers.accept?.includes('text/html')) {
    response.writeHead(statusOf(failure.code), {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
    response.end(page);
    return;
  }
  response.writeHead(statusOf(failure.code), headers);
  response.end(JSON.stringify({ status: 'starting', ...errorBody(failure, requestId) }));
};
