import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type GenerateStoryGeminiAnswer,
  type Generation,
  type GenerationPremise,
  generateStoryGeminiPath,
  generationPath,
  generationPremisePath,
  stopGenerationPath,
} from '#domain/generation/api.ts';
import type { UsageStats } from '#domain/usage/allowance.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ silenceMilliseconds: 3000 });
});
afterEach(async () => {
  for (const breaker of Object.values(server.ctx.breakers)) breaker.succeeded();
  await server.sandbox.clearFaults();
  await server.sandbox.clearScripts();
  await server.sandbox.clearCalls();
  await server.sandbox.pace({ tokensPerSecond: null, firstTokenMilliseconds: 0 });
});
afterAll(() => server.stop());

const ask = async (member: TestMember, generationId: string = randomUUID(), params: object = {}) => {
  const answer = await member.call(generateStoryGeminiPath, {
    json: { storyParams: { ...storyParams({ model: 'gemini' }), ...params }, generationId },
  });
  return { status: answer.status, body: (await answer.json()) as GenerateStoryGeminiAnswer };
};
const look = async (member: TestMember, id: string) =>
  (await (await member.call(generationPath(id))).json()) as Generation;
const used = async (member: TestMember) =>
  ((await (await member.call('/api/usage/stats')).json()) as UsageStats).freeImage.used;
const calls = async () => {
  const bodies = (await server.sandbox.calls('gemini')).map(({ body }) => body);
  return {
    books: bodies.filter((body) => body.includes('story_request')),
    sheets: bodies.filter((body) => body.includes('\\"sheet\\"') || body.includes('A reference sheet on plain paper')),
    drawings: bodies.filter((body) => body.includes('"IMAGE"')),
    looks: bodies.filter((body) => body.includes('everybodyThereOk') && !body.includes('story_request')),
  };
};

const paragraphs = Array.from({ length: 12 }, () => 'Nora and the fox walked home and listened to the rain.');
const picture = (n: number, changes: object = {}) => ({
  paragraph: 0,
  setting: 'forest',
  characters: ['Nora', 'fox'],
  light: 'night',
  mood: 'calm',
  alt: `Nora and the fox, number ${n}.`,
  ...changes,
});
const looks = ['Nora', 'fox'].map((name) => ({ name, look: 'small and red' }));
/** A book of Nora and the fox with these pictures. */
const bookOf = (pictures: object[]) =>
  JSON.stringify({ title: 'The Rain', looks, pictures, first: paragraphs, middle: paragraphs, last: paragraphs });

describe('a picture book streams', () => {
  test('[P20] the premise comes first, the text sentence by sentence, and the cast is drawn meanwhile', async () => {
    await server.sandbox.pace({ tokensPerSecond: 200, firstTokenMilliseconds: 100, pictureMilliseconds: 100 });
    const opening = { fault: 'hold', match: 'story_request', before: '"opening"' } as const;
    const goOn = await server.sandbox.fault({ vendor: 'gemini', ...opening });
    const parent = await server.signIn();
    const id = randomUUID();
    const answer = ask(parent, id);
    await expect.poll(async () => (await parent.call(generationPath(id))).status).toBe(200);
    const premise = (await (await parent.call(generationPremisePath(id))).json()) as GenerationPremise;
    expect(premise.premise).not.toBe('');
    expect((await look(parent, id)).content).toBe('');
    await goOn();
    await expect.poll(async () => (await look(parent, id)).content).toMatch(/^\*\*.+\*\*\n\n.+/);
    const early = await look(parent, id);
    expect(early).toMatchObject({ status: expect.stringMatching(/reserved|writing/), picturesPlanned: 3 });
    // Pictures are there before the text is.
    await expect.poll(async () => (await look(parent, id)).pictures.length).toBeGreaterThan(0);
    expect((await server.sandbox.calls('gemini'))[0]?.state).toBe('open');
    const { body } = await answer;
    expect(body.story?.content.startsWith(early.content)).toBe(true);
    expect(body.story?.imageCount).toBe(3);
    // The first picture is drawn with the sheet, the others with the sheet and the picture before them.
    const drawn = (await calls()).drawings.map((call) => call.split('"inlineData"').length - 1);
    expect(drawn).toEqual([0, 1, 2, 2]);
    const [row] = await server.sql<{ plan: { title: string }; prompt_version: string }>(
      'select plan, prompt_version from generations where id = $1',
      [id],
    );
    expect(body.story?.content).toContain(`**${row?.plan.title}**`);
    expect(row?.prompt_version).toMatch(/^illustrated\.v5 [0-9a-f]{8}$/);
  });

  test('[P20] a second server shows the same while it is written', async () => {
    await server.sandbox.pace({ tokensPerSecond: 500, firstTokenMilliseconds: 50 });
    const twin = await server.twin();
    const parent = await server.signIn();
    const id = randomUUID();
    const answer = ask(parent, id);
    const elsewhere = async () => {
      const headers = { authorization: `Bearer ${parent.accessToken}` };
      return (await (await fetch(twin.url + generationPath(id), { headers })).json()) as Generation;
    };
    await expect.poll(async () => (await elsewhere()).premise ?? '', { timeout: 5000 }).not.toBe('');
    await expect.poll(async () => (await elsewhere()).content ?? '', { timeout: 8000 }).toMatch(/^\*\*/);
    expect(server.ctx.running.get(id)).toBeDefined();
    expect((await elsewhere()).content).not.toBe('');
    const { body } = await answer;
    expect((await elsewhere()).content).toBe(body.story?.content);
    await twin.stop();
  });

  test('[P19] [GEN-16] what breaks off after the first words is not asked again, and silence is told as such', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'gemini', fault: 'cut', match: 'story_request', times: 1 });
    expect((await ask(parent)).body).toMatchObject({ success: false, code: 'PROVIDER_UNAVAILABLE' });
    expect((await calls()).books).toHaveLength(1);
    await server.sandbox.fault({ vendor: 'gemini', fault: 'stall', match: 'story_request', times: 1 });
    expect(await ask(parent)).toMatchObject({ status: 504, body: { code: 'TIMEOUT' } });
    expect(await used(parent)).toBe(0);
  });

  test('[P20] a stop while it is planned, told and drawn ends everything', async () => {
    const parent = await server.signIn();
    // A parent who stops with a picture in hand has used one story.
    await server.sql("insert into subscriptions (user_id, status) values ($1, 'active')", [parent.userId]);
    for (const stage of ['planned', 'told', 'drawn'] as const) {
      await server.sandbox.clearFaults();
      await server.sandbox.clearCalls();
      const fault =
        stage === 'planned'
          ? ({ fault: 'silence', match: 'story_request' } as const)
          : stage === 'told'
            ? ({ fault: 'stall', match: 'story_request' } as const)
            : ({ fault: 'silence', match: 'picture_request' } as const);
      await server.sandbox.fault({ vendor: 'gemini', ...fault });
      const id = randomUUID();
      const answer = ask(parent, id);
      const reached = {
        planned: async () => (await calls()).books.length > 0,
        told: async () => (server.ctx.running.get(id)?.text ?? '') !== '',
        drawn: async () => (server.ctx.running.get(id)?.text ?? '') !== '' && (await calls()).drawings.length > 0,
      }[stage];
      await expect.poll(async () => [stage, await reached()], { timeout: 5000 }).toEqual([stage, true]);
      await parent.call(stopGenerationPath(id), { method: 'POST' });
      expect(await answer).toMatchObject({ status: 409, body: { code: 'GENERATION_STOPPED' } });
      await expect
        .poll(async () => (await server.sandbox.calls('gemini')).every(({ state }) => state !== 'open'))
        .toBe(true);
    }
  });
});

describe('every picture is looked at', () => {
  test.for(['sees-nobody', 'sees-too-many', 'sees-unfit', 'sees-writing'] as const)(
    '[P21] one that %s is drawn once more',
    async (fault) => {
      await server.sandbox.fault({ vendor: 'gemini', fault, match: 'everybodyThereOk', times: 1 });
      const parent = await server.signIn();
      const { body } = await ask(parent);
      expect(body.story?.imageCount).toBe(3);
      const { drawings, looks, sheets } = await calls();
      expect(looks).toHaveLength(4);
      expect(drawings.length - sheets.length).toBe(4);
    },
  );

  test('[P21] [ILLUS-17] one that is amiss twice is left out, and all of them: the try is free', async () => {
    await server.sandbox.fault({ vendor: 'gemini', fault: 'sees-nobody', match: 'everybodyThereOk' });
    const parent = await server.signIn();
    const { body } = await ask(parent);
    expect(body).toMatchObject({ success: true, imageGenerationFailed: true, countedAgainstLimits: false });
    expect((await calls()).looks).toHaveLength(6);
    expect(await used(parent)).toBe(0);
  });

  test('a picture that nobody can look at is shown', async () => {
    await server.sandbox.fault({ vendor: 'gemini', fault: '500', match: 'everybodyThereOk' });
    expect((await ask(await server.signIn())).body.story?.imageCount).toBeGreaterThan(0);
  });

  test('[P29] a picture that nobody can look at is left out where nothing may be told unread', async () => {
    const own = await startTestServer({ reader: {}, reading: { away: 'closed' } });
    try {
      const first = await own.signIn();
      expect((await ask(first)).body.story?.imageCount).toBe(3);
      await own.sandbox.fault({ vendor: 'gemini', fault: '500', match: 'everybodyThereOk' });
      const second = await own.signIn();
      const { body } = await ask(second);
      expect(body).toMatchObject({ success: true, imageGenerationFailed: true, countedAgainstLimits: false });
      expect(await used(second)).toBe(0);
    } finally {
      await own.stop();
    }
  });
});

describe('a friend looks the same in the next book', () => {
  test('[P32] its sheet is kept for the family alone and used again', async () => {
    const parent = await server.signIn();
    await server.sql("insert into subscriptions (user_id, status) values ($1, 'active')", [parent.userId]);
    // No other character is in it.
    await server.sandbox.script({ text: bookOf([1, 2, 3].map((n) => picture(n))), match: 'story_request' });
    await ask(parent);
    expect((await calls()).sheets).toHaveLength(1);
    const keys = await server.ctx.objects.list(`sheets/${parent.userId}`);
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.join()).not.toMatch(/nora|fox/i);
    await server.sandbox.clearCalls();
    expect((await ask(parent)).body.story?.imageCount).toBe(3);
    const second = await calls();
    expect(second.sheets).toHaveLength(0);
    expect(second.drawings.every((body) => body.includes('"inlineData"'))).toBe(true);
    await server.sandbox.clearCalls();
    await ask(await server.signIn());
    expect((await calls()).sheets).toHaveLength(1);
  });
});

test('[P18] a book whose plan is dealt anew, or has none, is told all the same', async () => {
  const paragraphs = Array.from({ length: 30 }, () => 'Nora and the fox walked home and listened to the rain.');
  const picture = { paragraph: 0, setting: 'forest', characters: ['fox'], light: 'night', mood: 'calm', alt: 'A fox.' };
  const book = { title: 'The Rain', looks: [], pictures: [picture], first: paragraphs };
  const parent = await server.signIn();
  await server.sql("insert into subscriptions (user_id, status) values ($1, 'active')", [parent.userId]);
  await server.sandbox.script({ text: JSON.stringify(book), match: 'story_request' });
  expect((await ask(parent)).body).toMatchObject({ success: true, story: { imageCount: 1 } });
  await server.sandbox.clearScripts();
  await server.sandbox.clearCalls();
  const told = {
    ...book,
    plot: 'Nora walks home',
    premise: 'Nora goes home.',
    want: 'x',
    placeFact: 'x',
    problem: 'x',
  };
  const plan = {
    thing: 'a jar',
    tries: ['x'],
    idea: 'x',
    payoff: 'x',
    lastImage: 'x',
    roles: [],
  };
  const { pictures, first, ...front } = { ...told, ...plan };
  await server.sandbox.script({
    text: JSON.stringify({ ...front, pictures, first }),
    match: 'story_request',
    times: 1,
  });
  expect((await ask(parent)).body).toMatchObject({ success: true });
  expect((await calls()).books).toHaveLength(2);
  expect((await calls()).books[1]).toContain('A first plan had names in its plot.');
});

describe('a book with other pictures than were asked for', () => {
  const tell = async (pictures: object[]) => {
    await server.sandbox.script({ text: bookOf(pictures), match: 'story_request', times: 1 });
    const parent = await server.signIn();
    const { body } = await ask(parent);
    await server.ctx.recorder.flush();
    const [spent] = await server.sql<{ usd: string }>(
      'select sum(cost_usd) as usd from story_analytics where user_id = $1',
      [parent.userId],
    );
    return { body, used: await used(parent), usd: Number(spent?.usd), calls: await calls() };
  };
  const perPicture = 0.0336;

  test('[ILLUS-17] [STORY-08] of five the first three are drawn, shown and paid for', async () => {
    const { body, used: counted, usd, calls: made } = await tell([1, 2, 3, 4, 5].map((n) => picture(n)));
    expect(body.story?.images.map(({ alt }) => alt.slice(-2))).toEqual(['1.', '2.', '3.']);
    expect(body).toMatchObject({ success: true, imageGenerationFailed: false, countedAgainstLimits: true });
    expect(made.drawings).toHaveLength(3 + made.sheets.length);
    expect(counted).toBe(1);
    expect(usd).toBeGreaterThan(4 * perPicture);
    expect(usd).toBeLessThan(5 * perPicture);
  });

  test('[ILLUS-17] of one the story is shown with it, and counts', async () => {
    const { body, used: counted, usd } = await tell([picture(1)]);
    expect(body).toMatchObject({ success: true, story: { imageCount: 1 }, countedAgainstLimits: true });
    expect(counted).toBe(1);
    expect(usd).toBeLessThan(3 * perPicture);
  });

  test('[P21] [ILLUS-17] of none the text is shown, the try is free and counts nothing', async () => {
    const { body, used: counted, calls: made } = await tell([]);
    expect(body).toMatchObject({ success: true, imageGenerationFailed: true, freeRetryEligible: true });
    expect(body.story?.content).toMatch(/^\*\*The Rain\*\*/);
    expect(made.drawings).toHaveLength(made.sheets.length);
    expect(counted).toBe(0);
  });

  test('[P21] one of nobody shows who is in the book, and is looked at so', async () => {
    const { body, calls: made } = await tell([picture(1, { characters: [] }), picture(2), picture(3)]);
    expect(body.story?.imageCount).toBe(3);
    const [first] = made.looks.filter((each) => each.includes('number 1'));
    expect(first).toContain('\\"count\\": 2');
    expect(made.drawings.join()).not.toContain('In it: ,');
  });

  test('[P21] of text, one is drawn once more and left out, and so are all', async () => {
    await server.sandbox.fault({ vendor: 'gemini', fault: 'sees-writing', match: ['everybodyThereOk', 'number 1'] });
    const { body, used: counted, calls: made } = await tell([1, 2, 3].map((n) => picture(n)));
    expect(body.story?.imageCount).toBe(2);
    expect(made.looks).toHaveLength(4);
    expect(counted).toBe(1);
  });
});
