import { once } from 'node:events';
import { request } from 'node:http';
import { createParser } from 'eventsource-parser';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { sandboxControl } from '../control.ts';
import type { FaultOf, FaultOrder } from '../faults.ts';
import { type RunningSandbox, startSandbox } from '../start.ts';

let sandbox: RunningSandbox;
let control: ReturnType<typeof sandboxControl>;

beforeAll(async () => {
  sandbox = await startSandbox({ vendors: ['deepseek'], publicUrl: 'http://127.0.0.1:3999', pace: 'instant' });
  control = sandboxControl(sandbox.control);
});
afterEach(async () => {
  await control.clearFaults();
  await control.clearCalls();
});
afterAll(() => sandbox.stop());

function chatBody(language: StoryLanguage = 'english', extra: Record<string, unknown> = {}) {
  const options = {
    language,
    ageGroup: 'toddler',
    length: 'short',
    characters: ['Niña Zoë', 'fox'],
    setting: 'forest',
    message: 'sharing',
  };
  return {
    model: 'deepseek-flash',
    stream: true,
    stream_options: { include_usage: true },
    thinking: { type: 'disabled' },
    messages: [
      { role: 'system', content: 'You write bedtime stories.'.repeat(40) },
      { role: 'user', content: `Write it.\n<story_request>${JSON.stringify(options)}</story_request>` },
    ],
    ...extra,
  };
}

function post(body: unknown, init: RequestInit = {}, path = '/chat/completions') {
  return fetch(sandbox.urls.deepseek + path, {
    method: 'POST',
    headers: { authorization: 'Bearer sk-test', 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
}

type Chunk = {
  choices: { delta: { role?: string; content?: string; reasoning_content?: string }; finish_reason: string | null }[];
  usage?: { prompt_tokens: number; completion_tokens: number; prompt_cache_hit_tokens: number } | null;
};

/** Reads a stream like a tolerant client; `broken` counts events that are not JSON. */
async function read(response: Response) {
  const chunks: Chunk[] = [];
  const comments: string[] = [];
  const seen = { done: false, broken: 0, failed: false };
  const parser = createParser({
    onComment: (comment) => comments.push(comment),
    onEvent: ({ data }) => {
      if (data === '[DONE]') seen.done = true;
      else {
        try {
          chunks.push(JSON.parse(data));
        } catch {
          seen.broken++;
        }
      }
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const bytes of response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
  } catch {
    seen.failed = true;
  }
  const text = chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('');
  const finish = chunks.map(({ choices }) => choices[0]?.finish_reason).find((reason) => reason) ?? null;
  return { chunks, comments, text, finish, ...seen };
}

const order = (fault: FaultOf<'deepseek'>, extra: Partial<FaultOrder<'deepseek'>> = {}) =>
  control.fault({ vendor: 'deepseek', fault, ...extra });

describe('the wire', () => {
  test.for<StoryLanguage>(['english', 'spanish'])('streams a titled story in %s, piece by piece', async (language) => {
    const story = await read(await post(chatBody(language)));
    expect(story.text).toMatch(/^\*\*[^*]+\*\*\n\n/);
    expect(story.text).toContain('Niña Zoë');
    expect(story.chunks.length).toBeGreaterThan(100);
    expect(story).toMatchObject({ finish: 'stop', done: true, broken: 0, failed: false });
    expect(story.chunks[0]?.choices[0]?.delta.role).toBe('assistant');
    expect((await control.calls('deepseek'))[0]?.answer).toBe(story.text);
  });

  test('says keep-alive in comments, which are not content', async () => {
    expect((await read(await post(chatBody()))).comments).toEqual(['keep-alive']);
  });

  test('ends with usage in a chunk without choices, and counts a repeated prompt as cached', async () => {
    const body = chatBody('english', {
      messages: chatBody().messages.toSpliced(0, 1, { role: 'system', content: 'Once. '.repeat(99) }),
    });
    const first = (await read(await post(body))).chunks.at(-1);
    const second = (await read(await post(body))).chunks.at(-1);
    expect(first?.choices).toEqual([]);
    expect(first?.usage?.prompt_cache_hit_tokens).toBe(0);
    expect(second?.usage?.prompt_cache_hit_tokens).toBeGreaterThanOrEqual(64);
    const without = await read(await post(chatBody('english', { stream_options: null })));
    expect(without.chunks.every(({ usage }) => !usage)).toBe(true);
  });

  test('the same request twice gives two stories', async () => {
    const [first, second] = [await read(await post(chatBody())), await read(await post(chatBody()))];
    expect(first.text).not.toBe(second.text);
  });

  test('thinks first unless thinking is switched off', async () => {
    const { chunks } = await read(await post(chatBody('english', { thinking: undefined })));
    expect(chunks[1]?.choices[0]?.delta.reasoning_content).toBeTruthy();
    const off = await read(await post(chatBody()));
    expect(off.chunks.some(({ choices }) => choices[0]?.delta.reasoning_content)).toBe(false);
  });

  test('answers in one piece without stream, and under /v1 too', async () => {
    const response = await post(chatBody('english', { stream: false }), {}, '/v1/chat/completions');
    const body = (await response.json()) as {
      object: string;
      choices: { message: { content: string } }[];
      usage: unknown;
    };
    expect(body.object).toBe('chat.completion');
    expect(body.choices[0]?.message.content).toMatch(/^\*\*/);
    expect(body.usage).toMatchObject({ completion_tokens: expect.any(Number) });
  });

  test('stops at max_tokens with the reason length', async () => {
    const story = await read(await post(chatBody('english', { max_tokens: 12 })));
    expect(story.finish).toBe('length');
    expect(story.chunks.filter(({ choices }) => choices[0]?.delta.content)).toHaveLength(12);
  });

  test('a request to repair a story is answered with a story for the same options', async () => {
    const messages = [
      ...chatBody('spanish').messages,
      { role: 'assistant', content: '**Un cuento**' },
      { role: 'user', content: 'Write it again without the knife.' },
    ];
    expect((await read(await post(chatBody('spanish', { messages })))).text).toMatch(
      /^\*\*[^*]+\*\*\n\n[\s\S]*Niña Zoë/,
    );
  });

  test('says what a script tells it to, for whom and as often as the script says', async () => {
    const text = '**<img src=x onerror=alert(1)>**\n\nOnce upon a time.';
    await control.script({ text, match: 'Zelda', times: 1 });
    const tell = async (user: string) => (await read(await post(chatBody('english', { user })))).text;
    expect(await tell('Link')).not.toContain('onerror');
    expect(await tell('Zelda')).toBe(text);
    expect(await tell('Zelda')).not.toContain('onerror');
  });

  test('a prompt without a story request gets a polite answer', async () => {
    const story = await read(await post(chatBody('english', { messages: [{ role: 'user', content: 'Hello' }] })));
    expect(story.text).toContain('Lunatale');
  });

  test('refuses a missing key with 401, no JSON with 400 and wrong fields with 422, in the vendor’s shape', async () => {
    const noKey = await post(chatBody(), { headers: {} });
    const answers = [noKey, await post('{"model":'), await post({ model: 'deepseek-flash', messages: [] })];
    expect(answers.map(({ status }) => status)).toEqual([401, 400, 422]);
    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({ error: { message: expect.any(String), type: expect.any(String) } });
    }
  });

  test('writes at the pace it is told', async () => {
    await control.pace({ tokensPerSecond: 200, firstTokenMilliseconds: 40 });
    const started = performance.now();
    await read(await post(chatBody('english', { max_tokens: 40 })));
    expect(performance.now() - started).toBeGreaterThan(200);
    await control.pace({ tokensPerSecond: null, firstTokenMilliseconds: 0 });
  });
});

describe('faults', () => {
  test.for(['400', '401', '402', '422', '429', '500', '503'] as const)(
    'answers %s with an error body',
    async (fault) => {
      await order(fault);
      const response = await post(chatBody());
      expect(response.status).toBe(Number(fault));
      expect(response.headers.get('retry-after')).toBe(fault === '429' ? '1' : null);
      expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } });
    },
  );

  test('reset destroys the socket before an answer', async () => {
    await order('reset');
    await expect(post(chatBody())).rejects.toThrow();
  });

  test('cut ends the socket inside an event, after as many tokens as told', async () => {
    await order('cut', { after: 7 });
    const story = await read(await post(chatBody()));
    expect(story).toMatchObject({ failed: true, done: false, finish: null });
    expect(story.chunks.filter(({ choices }) => choices[0]?.delta.content)).toHaveLength(7);
  });

  test('no-end closes properly but without a finish reason or a mark', async () => {
    await order('no-end');
    expect(await read(await post(chatBody()))).toMatchObject({ failed: false, done: false, finish: null });
  });

  test('bad-json sends an event that is not JSON', async () => {
    await order('bad-json');
    expect((await read(await post(chatBody()))).broken).toBe(1);
  });

  test('empty ends properly without a word', async () => {
    await order('empty');
    expect(await read(await post(chatBody()))).toMatchObject({ text: '', done: true, finish: 'stop' });
  });

  test.for(['length', 'content_filter', 'insufficient_system_resource'] as const)(
    '%s is the reason of an early end',
    async (fault) => {
      await order(fault);
      const story = await read(await post(chatBody()));
      expect(story).toMatchObject({ finish: fault, done: true });
      expect(story.text).not.toBe('');
    },
  );

  test.for([
    ['silence', 0],
    ['stall', 20],
  ] as const)('%s says %i pieces and then only keeps the line', async ([fault, pieces]) => {
    await order(fault);
    const leave = new AbortController();
    const response = await post(chatBody(), { signal: leave.signal });
    let received = '';
    const decoder = new TextDecoder();
    await expect(async () => {
      for await (const bytes of response.body ?? []) {
        received += decoder.decode(bytes);
        if (received.trimEnd().endsWith(': keep-alive') && received.match(/keep-alive/g)?.length === 2) leave.abort();
      }
    }).rejects.toThrow();
    expect(received.match(/"content":"[^"]/g) ?? []).toHaveLength(pieces);
  });

  test('the record says when the caller left an open stream', async () => {
    await order('stall');
    const leave = new AbortController();
    await post(chatBody(), { signal: leave.signal });
    expect((await control.calls('deepseek'))[0]).toMatchObject({ state: 'open', endedAt: null });
    leave.abort();
    await expect.poll(async () => (await control.calls('deepseek'))[0]?.state).toBe('aborted');
  });

  test.for<StoryLanguage>(['english', 'spanish'])('unsafe puts a word into %s that must not pass', async (language) => {
    await order('unsafe');
    const { text } = await read(await post(chatBody(language)));
    expect(text).toMatch(language === 'english' ? /murderer/ : /asesino/);
  });

  test('error-text begins one chunk with ERROR: as a story may', async () => {
    await order('error-text');
    const { chunks, done } = await read(await post(chatBody()));
    expect(chunks.some(({ choices }) => choices[0]?.delta.content?.startsWith('ERROR:'))).toBe(true);
    expect(done).toBe(true);
  });

  test('chopped sends the identical story in CRLF lines with letters cut apart', async () => {
    await order('chopped');
    const pieces: Buffer[] = [];
    const target = new URL(`${sandbox.urls.deepseek}/chat/completions`);
    const call = request(target, { method: 'POST', headers: { authorization: 'Bearer sk-test' } });
    call.end(JSON.stringify(chatBody('spanish')));
    const [response] = await once(call, 'response');
    for await (const piece of response) pieces.push(piece);
    const wire = Buffer.concat(pieces).toString();
    expect(wire.replaceAll('\r\n', '')).not.toContain('\n');
    expect(pieces.some((piece) => ((piece[0] ?? 0) & 0xc0) === 0x80)).toBe(true);
    const story = await read(new Response(wire));
    expect(story).toMatchObject({ done: true, finish: 'stop' });
    expect((await control.calls('deepseek'))[0]?.answer).toBe(story.text);
  });

  test('a fault with a match leaves other requests alone, and one with times is over by itself', async () => {
    await order('500', { match: 'Zelda', times: 2 });
    const forZelda = () => post(chatBody('english', { user: 'Zelda' })).then(({ status }) => status);
    expect((await post(chatBody())).status).toBe(200);
    expect([await forZelda(), await forZelda(), await forZelda()]).toEqual([500, 500, 200]);
  });
});
