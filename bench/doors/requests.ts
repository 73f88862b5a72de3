import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { createCheckoutPath, createPortalPath } from '#domain/billing/api.ts';
import { generateStoryStreamPath, nextChapterPath } from '#domain/generation/api.ts';
import { castPath, childrenPath } from '#domain/identity/family.ts';
import { browserLogPath } from '#domain/operations/browser-log.ts';
import { favoritePath, mergeFavoritesPath, restoreStoriesPath, storiesPath, storyPath } from '#domain/stories/api.ts';
import { unsavedBookPath } from '#domain/stories/book.ts';
import { reportsPath } from '#domain/stories/reports.ts';
import { seeded, spoiltBody } from '#sandbox/mutate.ts';
import type { OpenApiDocument } from '#server/platform/openapi/document.ts';
import { storyParams } from '#server/testing.ts';
import { faultsOf } from '../fuzz/judge.ts';
import { send } from '../fuzz/send.ts';
import type { Door } from './door.ts';

type Good = { method: string; path: string; json?: object };

/** The browser's requests. Each was answered well before it is spoilt. */
export const requests: Door = {
  name: 'browser, what it sends',
  share: 140,
  atOnce: 4,
  async open(house) {
    const { server } = house;
    const parent = await server.signIn();
    await server.sql('insert into user_usage_limits (user_id, free_no_image_stories_limit) values ($1, 100000)', [
      parent.userId,
    ]);
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApiDocument;
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const bearer = { authorization: `Bearer ${parent.accessToken}` };
    const call = ({ method, path, json }: Good, body?: Buffer) => {
      const bytes = json ? (body ?? Buffer.from(JSON.stringify(json))) : undefined;
      const headers = { ...bearer, ...(json && { 'content-type': 'application/json' }) };
      return { method, template: path, target: path, headers, body: bytes };
    };
    const story = { title: 'Mine', content: 'Fox saw a light.', options: storyParams() };
    const { id } = (await (await parent.call(storiesPath, { json: story })).json()) as { id: string };
    const child = { nickname: 'Bean', ageGroup: 'toddler', likes: ['boats'], avoid: ['dogs'], pronoun: null };
    const entry = { type: 'client', severity: 'low', message: 'It went wrong', stack: 'at one', pagePath: '/create' };
    const good: Good[] = [
      { method: 'POST', path: storiesPath, json: { ...story, notes: 'n', tags: ['a'], images: [] } },
      { method: 'GET', path: `${storiesPath}?q=fox&sort=newest&language=english` },
      { method: 'GET', path: storyPath(id) },
      { method: 'PUT', path: favoritePath(id), json: { isFavorite: true } },
      { method: 'POST', path: mergeFavoritesPath, json: { storyIds: [id] } },
      { method: 'POST', path: restoreStoriesPath, json: { storyIds: [id] } },
      { method: 'POST', path: `${storyPath(id)}/share`, json: {} },
      { method: 'POST', path: unsavedBookPath, json: { format: 'pdf', story } },
      { method: 'POST', path: childrenPath, json: child },
      { method: 'POST', path: castPath, json: { name: 'Pip', look: 'small blue dragon', pronoun: null } },
      {
        method: 'POST',
        path: reportsPath,
        json: { kind: 'not_for_my_child', reason: 'sad', storyId: id, language: 'english', ageGroup: 'toddler' },
      },
      { method: 'POST', path: browserLogPath, json: { entries: [entry] } },
      { method: 'POST', path: createCheckoutPath, json: {} },
      { method: 'POST', path: createPortalPath, json: {} },
      { method: 'GET', path: '/api/usage/stats' },
      { method: 'POST', path: nextChapterPath(id), json: {} },
      { method: 'POST', path: '/auth/v1/token?grant_type=refresh_token', json: { refresh_token: 'x'.repeat(43) } },
      { method: 'POST', path: '/auth/v1/verify', json: { token: 'x'.repeat(43) } },
      {
        method: 'POST',
        path: generateStoryStreamPath,
        json: { storyParams: storyParams(), generationId: randomUUID(), turnstileToken: null },
      },
    ];
    const counts = async () => {
      const [row] = await server.sql<{ told: number; used: number; waiting: number }>(
        `select count(*) filter (where status = 'completed')::int as told,
           count(*) filter (where counted)::int as used,
           count(*) filter (where status in ('reserved', 'writing'))::int as waiting
         from generations where user_id = $1`,
        [parent.userId],
      );
      return row ?? { told: 0, used: 0, waiting: 0 };
    };

    return {
      async exchange(seed) {
        const random = seeded(seed);
        const chosen = good[Math.floor(random() * good.length)] as Good;
        const made = call(chosen);
        const way = random();
        if (made.body && way < 0.08) {
          await breakOff(server.url, made.method, made.target, bearer.authorization, made.body, random());
          return [];
        }
        if (made.body && way < 0.85) {
          const spoilt = spoiltBody(made.body, random);
          made.body = spoilt === null ? Buffer.alloc(0) : Buffer.from(spoilt as string);
        } else {
          const [path = '', query] = made.target.split('?');
          const odd = (text: string) => encodeURI(spoiltBody(Buffer.from(text), random)?.toString() ?? '\0');
          made.target =
            query && way < 0.95 ? `${path}?${odd(query).slice(0, 4000)}` : `/${odd(path.slice(1)).slice(0, 4000)}`;
        }
        const answer = await send(server.url, agent, made);
        return faultsOf(document, made, answer).map((fault) => `${fault}: ${made.method} ${made.target.slice(0, 120)}`);
      },
      async close() {
        agent.destroy();
        await server.ctx.running.settled();
        const { told, used, waiting } = await counts();
        const read = await parent.call(storyPath(id));
        return [
          ...(told === used ? [] : [`${told} stories told, ${used} counted`]),
          ...(waiting === 0 ? [] : [`${waiting} reservations`]),
          ...(read.status === 200 ? [] : [`a kept story is answered ${read.status}`]),
        ];
      },
    };
  },
};

/** Sends the beginning of a request, then closes the connection. */
function breakOff(url: string, method: string, target: string, authorization: string, body: Buffer, part: number) {
  const { hostname, port } = new URL(url);
  return new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const head = `${method} ${target} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: ${authorization}\r\n`;
      socket.write(`${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`);
      socket.write(body.subarray(0, Math.floor(part * body.length)));
      setTimeout(() => socket.destroy(), 5);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}
