import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SceneForPicture } from '#storyteller/scene.ts';
import { sandboxControl } from '../control.ts';
import type { FaultOf } from '../faults.ts';
import { type RunningSandbox, startSandbox } from '../start.ts';
import { describe as describeScene } from './picture.ts';
import { badFinishes } from './wire.ts';

let sandbox: RunningSandbox;
let control: ReturnType<typeof sandboxControl>;

beforeAll(async () => {
  sandbox = await startSandbox({ vendors: ['gemini'], publicUrl: 'http://127.0.0.1:3999', pace: 'instant' });
  control = sandboxControl(sandbox.control);
});
afterEach(() => control.clearFaults());
afterAll(() => sandbox.stop());

const story = {
  language: 'english',
  ageGroup: 'preschool',
  length: 'short',
  characters: ['Mia', 'fox'],
  setting: 'forest',
  message: 'sharing',
};
const picture = { setting: 'forest', characters: ['fox'], light: 'dusk', alt: 'Fox looks for the moon.', seed: '7' };

const asks = (tag: string, data: unknown) => [
  { role: 'user', parts: [{ text: `<${tag}>${JSON.stringify(data)}</${tag}>` }] },
];
const textRequest = (generationConfig = {}) => ({ contents: asks('story_request', story), generationConfig });
const pictureRequest = (data: unknown = picture) => ({
  contents: asks('picture_request', data),
  generationConfig: { responseModalities: ['TEXT', 'IMAGE'] },
});

type Answer = {
  candidates?: {
    content?: { parts: { text?: string; inlineData?: { mimeType: string; data: string } }[] };
    finishReason: string;
  }[];
  promptFeedback?: { blockReason: string };
  usageMetadata: { promptTokenCount: number; candidatesTokenCount: number; totalTokenCount: number };
};

function post(body: unknown, headers: Record<string, string> = { 'x-goog-api-key': 'test' }) {
  const url = `${sandbox.urls.gemini}/v1beta/models/gemini-nano-banana-2.1:generateContent`;
  return fetch(url, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
}
const ask = async (body: unknown) => (await (await post(body)).json()) as Answer;
const partsOf = (answer: Answer) => answer.candidates?.[0]?.content?.parts ?? [];
const imageOf = (answer: Answer) => partsOf(answer).find(({ inlineData }) => inlineData)?.inlineData;
const order = (fault: FaultOf<'gemini'>, match?: string | string[]) =>
  control.fault({ vendor: 'gemini', fault, ...(match ? { match } : {}) });

describe('the wire', () => {
  test('writes the story as plain text, with usage that adds up', async () => {
    const answer = await ask(textRequest());
    expect(partsOf(answer)[0]?.text).toMatch(/^\*\*.+\*\*\n\n/);
    expect(answer.candidates?.[0]?.finishReason).toBe('STOP');
    const { promptTokenCount, candidatesTokenCount, totalTokenCount } = answer.usageMetadata;
    expect(promptTokenCount + candidatesTokenCount).toBe(totalTokenCount);
  });

  test('pours the story into the response schema that was asked for', async () => {
    const responseSchema = {
      type: 'OBJECT',
      properties: {
        title: { type: 'STRING' },
        paragraphs: { type: 'ARRAY', items: { type: 'STRING' } },
        pictures: {
          type: 'ARRAY',
          maxItems: '2',
          items: { type: 'OBJECT', properties: { paragraph: { type: 'INTEGER' }, alt: { type: 'STRING' } } },
        },
        suitable: { type: 'BOOLEAN' },
      },
    };
    const answer = await ask(textRequest({ responseMimeType: 'application/json', responseSchema }));
    const json = JSON.parse(partsOf(answer)[0]?.text ?? '');
    expect(json).toEqual({
      title: expect.stringMatching(/./),
      paragraphs: expect.arrayContaining([expect.stringContaining('Mia')]),
      pictures: [expect.objectContaining({ paragraph: expect.any(Number) }), expect.anything()],
      suitable: true,
    });
  });

  test('says what a script tells it to, word for word', async () => {
    const repair = await control.script({ text: '{"safe":false}', match: 'judge' });
    const answer = await ask({ ...textRequest({ responseMimeType: 'application/json' }), labels: { who: 'judge' } });
    expect(partsOf(answer)[0]?.text).toBe('{"safe":false}');
    await repair();
  });

  test('draws a PNG of 1024 pixels behind a part of text; the same request gives the same picture', async () => {
    const answer = await ask(pictureRequest());
    expect(partsOf(answer)[0]).toHaveProperty('text');
    const png = Buffer.from(imageOf(answer)?.data ?? '', 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1024, 1024]);
    expect(imageOf(await ask(pictureRequest()))?.data).toBe(imageOf(answer)?.data);
    expect(imageOf(await ask(pictureRequest({ ...picture, setting: 'underwater' })))?.data).not.toBe(
      imageOf(answer)?.data,
    );
  });

  test('draws what a picture was described to show when the description comes back', async () => {
    const scene = { ...picture, alt: '', paragraph: 0, light: 'day', mood: 'calm' } as SceneForPicture;
    const told = describeScene({ ...scene, action: { kind: 'hug', by: 0, with: 1 }, thing: 'kite' });
    const drawn = async (words: object) => imageOf(await ask(pictureRequest({ ...picture, ...words })))?.data;
    expect(await drawn({ scene: told })).not.toBe(await drawn({}));
    expect(await drawn({ scene: 'It rains in Spain.' })).toBe(await drawn({}));
  });

  test('takes pictures as references and safety settings, and refuses what the vendor would refuse', async () => {
    const reference = { inlineData: { mimeType: 'image/png', data: imageOf(await ask(pictureRequest()))?.data } };
    const request = pictureRequest();
    const contents = [{ role: 'user', parts: [reference, ...(request.contents[0]?.parts ?? [])] }];
    const safetySettings = [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_LOW_AND_ABOVE' }];
    expect(imageOf(await ask({ ...request, contents, safetySettings }))).toBeDefined();

    const wrong = await post({
      ...request,
      safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'LOW' }],
    });
    const broken = await post('{"contents":');
    const keyless = await post(request, {});
    expect([wrong.status, broken.status, keyless.status]).toEqual([400, 400, 403]);
    expect(await keyless.json()).toMatchObject({ error: { code: 403, status: 'PERMISSION_DENIED' } });
  });

  test('keys never reach the record of calls', async () => {
    await control.clearCalls();
    await post(textRequest(), { 'x-goog-api-key': 'secret-key' });
    expect(JSON.stringify(await control.calls('gemini'))).not.toContain('secret-key');
  });
});

describe('faults', () => {
  test.for(['400', '401', '403', '429', '500', '503'] as const)('answers %s in the vendor’s shape', async (fault) => {
    await order(fault);
    const response = await post(textRequest());
    expect(response.status).toBe(Number(fault));
    expect(await response.json()).toMatchObject({ error: { code: Number(fault), status: expect.any(String) } });
  });

  test.for(badFinishes)('a picture can end with %s and nothing in it', async (fault) => {
    await order(fault);
    const answer = await ask(pictureRequest());
    expect(answer.candidates?.[0]?.finishReason).toBe(fault);
    expect(partsOf(answer)).toEqual([]);
  });

  test('a story cut at MAX_TOKENS holds its beginning', async () => {
    await order('MAX_TOKENS');
    const answer = await ask(textRequest());
    expect(answer.candidates?.[0]?.finishReason).toBe('MAX_TOKENS');
    expect(partsOf(answer)[0]?.text).toMatch(/^\*\*/);
  });

  test('a blocked prompt has feedback and no candidates', async () => {
    await order('blocked-prompt');
    const answer = await ask(pictureRequest());
    expect(answer.candidates).toBeUndefined();
    expect(answer.promptFeedback?.blockReason).toBe('PROHIBITED_CONTENT');
  });

  test('one picture of several can be missing, by what it shows', async () => {
    await order('no-image', ['picture_request', 'the second page']);
    const [first, second] = await Promise.all(
      ['the first page', 'the second page'].map((alt) => ask(pictureRequest({ ...picture, alt }))),
    );
    expect(imageOf(first as Answer)).toBeDefined();
    expect(imageOf(second as Answer)).toBeUndefined();
    expect(second?.candidates?.[0]?.finishReason).toBe('STOP');
  });

  test('not-an-image calls a page a picture', async () => {
    await order('not-an-image');
    const image = imageOf(await ask(pictureRequest()));
    expect(image?.mimeType).toBe('image/png');
    expect(Buffer.from(image?.data ?? '', 'base64').toString()).toContain('<script>');
  });

  test('reset, bad-json, empty and silence break the answer', async () => {
    await order('reset', 'Resi');
    await expect(post({ ...textRequest(), labels: { who: 'Resi' } })).rejects.toThrow();
    await order('bad-json', 'Bea');
    await expect(ask({ ...textRequest(), labels: { who: 'Bea' } })).rejects.toThrow();
    await order('empty', 'Emma');
    expect(partsOf(await ask({ ...textRequest(), labels: { who: 'Emma' } }))).toEqual([]);
    await order('silence', 'Sila');
    const url = `${sandbox.urls.gemini}/v1beta/models/m:generateContent`;
    const body = JSON.stringify({ ...textRequest(), labels: { who: 'Sila' } });
    const leave = new AbortController();
    const silent = fetch(url, { method: 'POST', headers: { 'x-goog-api-key': 'k' }, body, signal: leave.signal });
    await expect.poll(async () => (await control.calls('gemini')).at(-1)).toMatchObject({ state: 'open' });
    leave.abort();
    await expect(silent).rejects.toThrow();
    await expect.poll(async () => (await control.calls('gemini')).at(-1)?.state).toBe('aborted');
  });

  test('unsafe puts a word into the story that must not pass', async () => {
    await order('unsafe');
    expect(partsOf(await ask(textRequest()))[0]?.text).toContain('murderer');
  });
});
