import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { FaultOf } from '../faults.ts';
import { guarded, receive, sendJson } from '../receive.ts';
import type { World } from '../world.ts';
import { judge } from './judge.ts';
import { readQuestion, structuredAnswer } from './reading.ts';

const chatSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
const moderationSchema = z.object({ model: z.string(), input: z.string() });

const usualMilliseconds = 400;
const slowMilliseconds = 20_000;

/** What the stand-in returns instead of a verdict, by fault. */
const sayings: Partial<Record<FaultOf<'reader'>, string>> = {
  prose: 'What a lovely idea for a story! I would say it is perfectly fine, verdict: fit.',
  unfit: '"verdict":"unfit","reason":"fear","sentence":"","field":""',
  unsure: '"verdict":"unsure","reason":"","sentence":"","field":""',
  'other-id': '',
};

/**
 * A reader in OpenAI's format: chat with a structured answer, a guard model (with "guard" in its name) in Llama
 * Guard's format, and moderations. It judges by ideas that are close together and understands nothing.
 */
export function readerListener(world: World): RequestListener {
  return guarded('reader', (request, response) => answer(world, request, response));
}

async function answer(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { call, body } = await receive(world, 'reader', request, response);
  const path = (request.url ?? '').replace(/^\/v1(?=\/)/, '');
  const fault = world.faults.take('reader', body)?.fault;
  if (fault && /^\d/.test(fault))
    return sendJson(response, Number(fault), { error: { message: `It fails with ${fault}` } });
  if (fault === 'reset') return void response.socket?.resetAndDestroy();
  const closed = once(response, 'close');
  if (fault === 'silence') return void (await closed);
  const usual = world.pace.readerMilliseconds ?? (world.pace.tokensPerSecond === null ? 0 : usualMilliseconds);
  await Promise.race([wait(fault === 'slow' ? slowMilliseconds : usual), closed]);
  if (response.destroyed) return;
  if (fault === 'garbled')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[{"mess');

  const json = parse(body);
  if (path === '/moderations') {
    const asked = moderationSchema.safeParse(json).data;
    if (!asked) return sendJson(response, 400, { error: { message: 'input is needed' } });
    const found = fault === 'unfit' ? { verdict: 'unfit' as const, reason: 'violence' } : judge(asked.input);
    const name = found.verdict === 'unfit' ? (categories[found.reason] ?? 'harassment') : undefined;
    call.answer = name ?? 'not flagged';
    return sendJson(response, 200, {
      id: 'modr-sandbox',
      model: asked.model,
      results: [{ flagged: name !== undefined, categories: name ? { [name]: true } : {}, category_scores: {} }],
    });
  }
  const asked = chatSchema.safeParse(json).data;
  if (path !== '/chat/completions' || !asked) return sendJson(response, 404, { error: { message: 'Not Found' } });
  const said = asked.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  call.answer = fault === 'prose' ? (sayings.prose ?? '') : verdict(asked.model, said, fault);
  const prompt = asked.messages.reduce((sum, { content }) => sum + Math.ceil(content.length / 4), 0);
  const output = Math.ceil(call.answer.length / 4);
  call.billed = { cachedInput: 0, input: prompt, output, pictures: 0 };
  sendJson(response, 200, {
    id: 'chatcmpl-sandbox',
    object: 'chat.completion',
    model: asked.model,
    choices: [{ index: 0, message: { role: 'assistant', content: call.answer }, finish_reason: 'stop' }],
    usage: { prompt_tokens: prompt, completion_tokens: output, total_tokens: prompt + output },
  });
}

function verdict(model: string, said: readonly string[], fault: FaultOf<'reader'> | undefined): string {
  if (model.includes('guard')) {
    const found = judge(said.join('\n'));
    if (fault === 'unfit') return 'unsafe\nS1';
    return found.verdict === 'fit' ? 'safe' : `unsafe\n${hazards[found.reason] ?? 'S2'}`;
  }
  const asked = readQuestion(said);
  if (!asked) return '{}';
  if (fault === 'other-id') return structuredAnswer({ ...asked, id: 'another' });
  const fixed = fault && sayings[fault];
  return fixed ? `{"id":${JSON.stringify(asked.id)},${fixed}}` : structuredAnswer(asked);
}

const hazards: Record<string, string> = {
  violence: 'S1',
  sexual: 'S4',
  danger: 'S6',
  hate: 'S10',
  self_harm: 'S11',
};
const categories: Record<string, string> = {
  violence: 'violence',
  sexual: 'sexual/minors',
  danger: 'illicit',
  hate: 'hate',
  self_harm: 'self-harm',
};

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
