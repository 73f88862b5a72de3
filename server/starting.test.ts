import { expect, test } from 'vitest';
import { listen } from './run.ts';

test('[P26] until the product is ready a program is told to come back, with a code and a number', async () => {
  const listening = await listen('127.0.0.1', 0);
  try {
    const answer = await fetch(`http://127.0.0.1:${listening.port}/api/stories`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toEqual({
      status: 'starting',
      code: 'UNAVAILABLE',
      message: 'The server is starting.',
      requestId: answer.headers.get('x-request-id'),
    });
  } finally {
    await listening.close();
  }
});

test('[P26] until the product is ready a person sees a page in both languages that asks again by itself', async () => {
  const listening = await listen('127.0.0.1', 0);
  try {
    const answer = await fetch(`http://127.0.0.1:${listening.port}/create`, { headers: { accept: 'text/html,*/*' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const page = await answer.text();
    expect(page).toContain('http-equiv="refresh"');
    expect(page).toContain('Lunatale is waking up.');
    expect(page).toContain('<p lang="es">Lunatale se está despertando.');
  } finally {
    await listening.close();
  }
});
