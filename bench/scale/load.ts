import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { generateStoryStreamPath, streamErrorMark } from '#domain/generation/api.ts';
import { storiesPath } from '#domain/stories/api.ts';
import { type Session, signInSession } from '../product.ts';

/** Returns options of a small story, for requests. */
export const storyParams = (character = 'Nora') => ({
  length: 'short',
  language: 'english',
  characters: ['fox', character],
  setting: 'forest',
  message: 'sharing',
  ageGroup: 'toddler',
  tone: 'playful',
});

/** What simulated parents did, and which saves were acknowledged. */
export type Load = {
  parents: Session[];
  /** Titles whose save was answered with 201. */
  acknowledged: string[];
  /** The number of calls of each kind. */
  calls: Record<string, number>;
  /** A short description of each failure. */
  failures: string[];
  /** Waits for the running calls to end. */
  stop(): Promise<void>;
};

type Kind = 'save' | 'list' | 'refresh' | 'story';
/** Mostly saving and listing stories; every tenth call generates one. */
const kinds: readonly Kind[] = ['save', 'list', 'save', 'refresh', 'save', 'list', 'save', 'list', 'save', 'story'];

export async function bearer(url: string, session: Session, path: string, json?: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const call = () =>
    fetch(url + path, { headers, ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }) });
  return call().catch((error: unknown) => {
    // As browsers do: if a kept-alive connection was closed just as it was used, the call is made again on a new one.
    if (/(ECONNRESET|UND_ERR_SOCKET)$/.test(describe(error))) return call();
    throw error;
  });
}

/** Signs in `count` parents. */
export async function gather(url: string, count: number, name: string): Promise<Session[]> {
  const parents: Session[] = [];
  for (let parent = 0; parent < count; parent += 1) {
    parents.push(await signInSession(url, `${name}${parent}@example.com`));
  }
  return parents;
}

/**
 * Starts parents who make one call after the other, about `pauseMilliseconds` apart, until `stop`. A failed refresh is
 * tried again with the same token, as the page does; any other failure is recorded and not repeated.
 */
export function startLoad(url: string, parents: Session[], pauseMilliseconds: number): Load {
  let stopped = false;
  const load: Load = { parents, acknowledged: [], calls: {}, failures: [], stop: async () => {} };
  const work = parents.map(async (parent, number) => {
    for (let step = number; !stopped; step += 1) {
      const kind = kinds[step % kinds.length] ?? 'list';
      load.calls[kind] = (load.calls[kind] ?? 0) + 1;
      const problem = await doOne(url, parent, kind, load.acknowledged).catch(describe);
      if (problem) {
        load.failures.push(`${kind}: ${problem}`);
        await wait(pauseMilliseconds * 5);
      }
      await wait(pauseMilliseconds * (0.5 + Math.random()));
    }
  });
  load.stop = async () => {
    stopped = true;
    await Promise.all(work);
  };
  return load;
}

/** Makes one call; returns what went wrong, or nothing. */
async function doOne(url: string, parent: Session, kind: Kind, acknowledged: string[]): Promise<string | undefined> {
  switch (kind) {
    case 'save': {
      const title = `Kept ${randomUUID()}`;
      const answer = await bearer(url, parent, storiesPath, { title, content: 'A story.', options: storyParams() });
      if (answer.status === 201) acknowledged.push(title);
      return expectStatus(answer, 201);
    }
    case 'list':
      return expectStatus(await bearer(url, parent, storiesPath), 200);
    case 'refresh':
      return refresh(url, parent);
    case 'story':
      return writeStory(url, parent, randomUUID());
  }
}

/** Gets a new pair of tokens; the old refresh token stays when no answer came. */
export async function refresh(url: string, parent: Session): Promise<string | undefined> {
  const body = JSON.stringify({ refresh_token: parent.refreshToken });
  const answer = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, { method: 'POST', body });
  const text = await answer.text();
  if (answer.status !== 200) return `${answer.status} ${text.slice(0, 120)}`;
  const session = JSON.parse(text) as { access_token: string; refresh_token: string };
  parent.accessToken = session.access_token;
  parent.refreshToken = session.refresh_token;
  return undefined;
}

/** Generates a story and reads it to its end. */
export async function writeStory(url: string, parent: Session, generationId: string): Promise<string | undefined> {
  const answer = await bearer(url, parent, generateStoryStreamPath, { storyParams: storyParams(), generationId });
  return readStory(answer);
}

async function readStory(answer: Response): Promise<string | undefined> {
  const text = await answer.text();
  if (answer.status !== 200) return `${answer.status} ${text.slice(0, 120)}`;
  const error = text.indexOf(`\n${streamErrorMark}{`);
  if (error >= 0) return text.slice(error, error + 120).trim();
  return text.split(/\s+/).length > 200 ? undefined : `only ${text.length} letters`;
}

async function expectStatus(answer: Response, status: number): Promise<string | undefined> {
  const text = await answer.text();
  return answer.status === status ? undefined : `${answer.status} ${text.slice(0, 120)}`;
}

export function describe(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return `${message} ${cause?.code ?? cause?.message ?? ''}`.trim();
}

/** Returns the four most frequent kinds of failures, for a note. */
export function summary(failures: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const failure of failures) {
    const kind = failure.replace(/,?"requestId":"[^"]*"?\}?/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 4);
  // On one line, because it goes into a row of a table.
  return sorted.map(([failure, count]) => `${count} x ${failure.replace(/\s+/g, ' ')}`).join('; ');
}
