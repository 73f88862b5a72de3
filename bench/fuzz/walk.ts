import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import fc from 'fast-check';
import type { OpenApiDocument, Operation } from '#server/platform/openapi/document.ts';
import { storyParams, type TestMember, type TestServer } from '#server/testing.ts';
import { type Call, callsOf, type Known } from './calls.ts';
import { faultsOf } from './judge.ts';
import { send } from './send.ts';

export type Walk = {
  requests: number;
  /** The number of answers of each status. */
  statuses: Record<number, number>;
  /** One line for each fault, with the call that reproduces it. */
  faults: string[];
};

const callers = ['visitor', 'member', 'operator'] as const;
const atOnce = 6;

/** Calls that end a session or an account, which later calls need: each is made by a new user. */
const endings = ['/auth/v1/logout', '/api/identity/account'];

/** Sends `cases` calls of every operation as every caller, the same for the same seed, and judges the answers. */
export async function walk(server: TestServer, cases: number, seed: number): Promise<Walk> {
  const result: Walk = { requests: 0, statuses: {}, faults: [] };
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApiDocument;
  const people = {
    visitor: undefined,
    member: await server.signIn(),
    operator: await server.signIn('admin@lunatale.test'),
  };
  const known = await objectsOf(people.member);
  // A server of ours writes to the console only when an error is unforeseen.
  const { error } = console;
  console.error = (...words: unknown[]) => result.faults.push(`wrote to the console: ${words.map(String).join(' ')}`);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const judge = async (call: Call, who: string, member: TestMember | undefined) => {
    const answer = await send(server.url, agent, call, member?.accessToken);
    result.requests += 1;
    result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1;
    for (const fault of faultsOf(document, call, answer)) result.faults.push(`${fault} | ${who}: ${told(call)}`);
  };
  for (const [place, [template, method, operation]] of operationsOf(document).entries()) {
    const calls = fc.sample(callsOf(template, method, operation, known), { numRuns: cases, seed: seed + place });
    for (const who of callers) {
      const ending = endings.includes(template) && method !== 'get';
      const member = who !== 'visitor' && ending ? await server.signIn() : people[who];
      const waiting = [...calls];
      const work = async () => {
        for (let call = waiting.shift(); call; call = waiting.shift()) await judge(call, who, member);
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    }
  }
  agent.destroy();
  console.error = error;
  return result;
}

function operationsOf(document: OpenApiDocument): [string, string, Operation][] {
  return Object.entries(document.paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, string, Operation] => [template, method, operation]),
  );
}

/** Creates objects that calls can find: a story, its link, a child, a character, a generation, a user. */
async function objectsOf(member: TestMember): Promise<Known> {
  const made = async (path: string, json: object) =>
    (await (await member.call(path, { json })).json()) as { id: string; token: string };
  const child = await made('/api/identity/children', { nickname: 'Bean', ageGroup: 'toddler' });
  const character = await made('/api/identity/cast', { name: 'Pip' });
  const generationId = randomUUID();
  const started = await member.call('/functions/v1/generate-story-stream', {
    json: { storyParams: storyParams(), generationId },
  });
  const content = await started.text();
  // Only a story that was generated here can be shared.
  const story = await made('/api/stories', { title: 'Mine', content, options: storyParams(), generationId });
  const share = await made(`/api/stories/${story.id}/share`, {});
  const ids: [string, string][] = [
    ['/api/stories/shared/', share.token],
    ['/api/stories/', story.id],
    ['/api/identity/children/', child.id],
    ['/api/identity/cast/', character.id],
    ['/api/generation/', generationId],
    ['/api/operations/users/', member.userId],
    ['/storage/', `stories/${member.userId}/${story.id}/image-0.png`],
  ];
  return (template, name) => {
    if (name === 'index') return ['0', '1', '9'];
    const id = ids.find(([start]) => template.startsWith(start))?.[1];
    return id ? [id] : [];
  };
}

/** Describes a call, short enough to read and exact enough to send again. */
function told({ method, target, headers, body }: Call): string {
  const sent = body ? ` ${JSON.stringify(body.toString('latin1').slice(0, 400))} (${body.length} bytes)` : '';
  return `${method} ${target.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}${sent}`;
}
