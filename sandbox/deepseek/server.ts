import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { SaidPlan } from '../planner.ts';
import { readQuestion, structuredAnswer } from '../reader/reading.ts';
import { guarded, receive, sendJson } from '../receive.ts';
import { politeAnswer, readPlanId, readStoryRequest, retoldPassage } from '../story.ts';
import type { World } from '../world.ts';
import { createWriter } from '../writer.ts';
import { isStatusFault, isTooOften, planStream, type Told } from './plan.ts';
import { choppedWrite, plainWrite } from './socket.ts';
import { stream } from './stream.ts';
import { promptTokens } from './tokens.ts';
import {
  type ChatRequest,
  chatRequestSchema,
  completion,
  type Envelope,
  type ErrorStatus,
  errorBody,
  tooOften,
  type Usage,
} from './wire.ts';

/** The pace of the fault `slow`, instead of the world's pace. */
const slowPace = { tokensPerSecond: 10, firstTokenMilliseconds: 3000 };
const longestSilentWait = 2000;

/** DeepSeek's chat completions: `/chat/completions` and `/models`, with or without the prefix `/v1`. */
export function deepseekListener(world: World): RequestListener {
  const memory = createMemory(world);
  return guarded('deepseek', (request, response) => answer(world, memory, request, response));
}

async function answer(
  world: World,
  memory: Remember,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { call, body } = await receive(world, 'deepseek', request, response);
  const path = (request.url ?? '').replace(/\?.*$/, '').replace(/^\/v1(?=\/)/, '');
  if (!/^Bearer \S+$/.test(request.headers.authorization ?? '')) return sendJson(response, 401, errorBody(401));
  if (request.method === 'GET' && path === '/models') {
    return sendJson(response, 200, {
      object: 'list',
      data: [{ id: 'deepseek-flash', object: 'model', owned_by: 'deepseek' }],
    });
  }
  if (request.method !== 'POST' || path !== '/chat/completions') {
    return sendJson(response, 404, { error: { message: 'Not Found', type: 'invalid_request_error' } });
  }

  const plans = asksForPlan.test(body);
  const fault =
    (plans ? world.faults.take('deepseek', body, undefined, 'plan') : undefined) ??
    world.faults.take('deepseek', body, undefined, 'story');
  if (fault && isStatusFault(fault.fault)) {
    const status = Number(fault.fault) as ErrorStatus;
    return sendJson(response, status, errorBody(status));
  }
  if (fault && isTooOften(fault.fault)) {
    const { body: refusal, headers } = tooOften(fault.fault);
    return sendJson(response, 429, refusal, headers);
  }
  if (fault?.fault === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }

  const parsed = parseRequest(body);
  if ('status' in parsed) return sendJson(response, parsed.status, errorBody(parsed.status, parsed.message));
  const chat = parsed.chat;
  const told = memory.tell(chat, body, plans);
  const envelope: Envelope = {
    id: randomUUID(),
    created: Math.floor(Date.now() / 1000),
    model: chat.model,
    withUsage: chat.stream_options?.include_usage === true,
  };
  const plan = planStream(chat, told, fault);
  const usage = memory.usage(chat, plan.reasoning.length + plan.pieces.length);
  const pace = fault?.fault === 'slow' ? slowPace : { ...world.pace };

  const { prompt_cache_hit_tokens: cachedInput, prompt_cache_miss_tokens: input } = usage;
  call.billed = { cachedInput, input, output: chat.stream ? 0 : usage.completion_tokens, pictures: 0 };
  if (chat.stream) {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
      'x-ds-trace-id': envelope.id.replaceAll('-', ''),
    });
    response.socket?.setNoDelay(true);
    const write = fault?.fault === 'chopped' ? choppedWrite(response) : plainWrite(response);
    const released = (gone: Promise<unknown>) => (fault ? world.faults.whileHeld(fault, gone) : gone.then(() => {}));
    return stream(response, write, envelope, plan, usage, pace, call, released);
  }

  call.answer = plan.pieces.join('');
  const generation = pace.tokensPerSecond === null ? 0 : (plan.pieces.length * 1000) / pace.tokensPerSecond;
  const closed = once(response, 'close');
  await Promise.race([wait(Math.min(pace.firstTokenMilliseconds + generation, longestSilentWait)), closed]);
  if (plan.ending === 'hang') return void (await closed);
  if (plan.ending !== 'done') return void response.destroy();
  if (fault?.fault === 'bad-json') return void response.writeHead(200).end('{"id":"');
  sendJson(response, 200, completion(envelope, message(plan.reasoning, call.answer), plan.finish ?? 'stop', usage));
}

function message(reasoning: string[], content: string): { content: string; reasoning_content?: string } {
  return reasoning.length > 0 ? { content, reasoning_content: reasoning.join('') } : { content };
}

/** The vendor responds with 400 to a body that is not JSON and with 422 to invalid parameters. */
function parseRequest(body: string): { chat: ChatRequest } | { status: 400 | 422; message: string } {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { status: 400, message: 'Failed to parse the request body as JSON' };
  }
  const { data, error } = chatRequestSchema.safeParse(json);
  if (data) return { chat: data };
  const issue = error.issues[0];
  return { status: 422, message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}` };
}

/** Matches a prompt's instruction to write a plan before the story. */
const asksForPlan = /FIRST A PLAN|PRIMERO UN PLAN/;

/** Splits a plan into the part that a model sends and the part that only this stand-in adds. */
function inTwo({ card, id, ...plan }: SaidPlan): { said: string; own: string } {
  return { said: JSON.stringify(plan).slice(0, -1), own: `,${JSON.stringify({ card, id }).slice(1)}` };
}

type Remember = {
  tell(chat: ChatRequest, body: string, plans: boolean): Told;
  usage(chat: ChatRequest, completionTokens: number): Usage;
};

/** Remembers requests, so that a repeated request gets a new story and a repeated prompt counts as cached. */
function createMemory({ scripts }: World): Remember {
  const writer = createWriter();
  const cachedPrompts = new Set<string>();
  return {
    tell(chat, body, plans) {
      const said = chat.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      const reading = readQuestion(said);
      if (reading) return { text: structuredAnswer(reading), language: 'english' };
      const asked = readStoryRequest(said);
      const language = asked?.options.language ?? 'english';
      const script = scripts.take(body, 'story');
      if (asked && plans) {
        const scripted = scripts.take(body, 'plan');
        const { plan, story } = writer.plan(asked.options, body, asked.dealt);
        const own = scripted === undefined ? inTwo(plan) : { said: scripted, own: '' };
        return { text: script ?? story.text, plan: own, language };
      }
      if (script !== undefined) return { text: script, language };
      const retold = retoldPassage(said);
      if (retold) return retold;
      const planId = readPlanId(said);
      if (asked && planId) return { text: writer.tell(asked.options, planId, asked.dealt).text, language };
      if (asked) return { text: writer.plan(asked.options, body, asked.dealt).story.text, language };
      return { text: politeAnswer(chat.response_format?.type === 'json_object'), language };
    },
    usage(chat, completionTokens) {
      const first = chat.messages[0]?.content ?? '';
      const prompt = chat.messages.reduce((sum, { content }) => sum + promptTokens(content), 0);
      // The vendor caches prompt prefixes in blocks of 64 tokens.
      const hit = cachedPrompts.has(first) ? Math.floor(promptTokens(first) / 64) * 64 : 0;
      cachedPrompts.add(first);
      return {
        prompt_tokens: prompt,
        completion_tokens: completionTokens,
        total_tokens: prompt + completionTokens,
        prompt_cache_hit_tokens: hit,
        prompt_cache_miss_tokens: prompt - hit,
        prompt_tokens_details: { cached_tokens: hit },
      };
    },
  };
}
