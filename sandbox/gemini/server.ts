import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { tokens } from '../deepseek/tokens.ts';
import type { FaultOf } from '../faults.ts';
import { guarded, receive, sendJson } from '../receive.ts';
import { sampleRate, singWords } from '../speech/sound.ts';
import { readStoryRequest } from '../story.ts';
import type { World } from '../world.ts';
import { createWriter, type SandboxWriter } from '../writer.ts';
import { answer, textOf } from './answer.ts';
import { streamAnswer } from './stream.ts';
import {
  answerBody,
  type BadFinish,
  badFinishes,
  blockedBody,
  type ErrorStatus,
  errorAnswer,
  errorBody,
  type GenerateContent,
  generateContentSchema,
} from './wire.ts';

const methods = ['generateContent', 'streamGenerateContent'];
const slowMilliseconds = 8000;
const speechTokensPerSecond = 25;
/** Time for a picture at an ordinary pace. Text follows the world's pace, but takes at most this long. */
const pictureMilliseconds = 1500;

/** Gemini's `POST /v1beta/models/{model}:generateContent` and its list of models. */
export function geminiListener(world: World): RequestListener {
  const writer = createWriter();
  return guarded('gemini', (request, response) => handle(world, writer, request, response));
}

async function handle(
  world: World,
  writer: SandboxWriter,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { call, body } = await receive(world, 'gemini', request, response);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (!request.headers['x-goog-api-key'] && !searchParams.get('key')) return sendJson(response, 403, errorBody(403));
  const [, model, method] = /^\/v1(?:beta)?\/models(?:\/([\w.-]+)(?::(\w+))?)?$/.exec(pathname) ?? [];
  if (request.method === 'GET' && /^\/v1(beta)?\/models/.test(pathname)) {
    return sendJson(response, 200, model ? modelOf(model) : { models: [modelOf('gemini-nano-banana-2.1')] });
  }
  if (request.method !== 'POST' || !model || !method || !methods.includes(method))
    return sendJson(response, 404, errorBody(404));

  const order = world.faults.take('gemini', body);
  const fault = order?.fault;
  const refused = fault && /^\d+/.exec(fault)?.[0];
  if (refused) {
    const status = Number(refused) as ErrorStatus;
    const { body: refusal, headers } = errorAnswer(status, fault);
    return sendJson(response, status, refusal, headers);
  }
  if (fault === 'reset') return void response.socket?.resetAndDestroy();

  const parsed = parse(body);
  if (typeof parsed === 'string') return sendJson(response, 400, errorBody(400, parsed));
  const id = randomUUID();
  const promptTokens = Math.ceil(body.replace(/"data":\s*"[^"]*"/g, '').length / 4);
  const draws = parsed.generationConfig?.responseModalities?.includes('IMAGE') === true;
  // Even if the request fails, it is billed for its input and, if it asks for one, for a whole picture.
  const bill = { cachedInput: 0, input: promptTokens, output: 0, pictures: draws ? 1 : 0 };
  call.billed = bill;
  if (fault === 'silence') return;
  if (parsed.generationConfig?.responseModalities?.includes('AUDIO')) {
    const text =
      textOf(parsed.contents[0] ?? { parts: [] })
        .split('\n\n')
        .at(-1) ?? '';
    if (fault === 'bad-json')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"candidates":');
    const { samples } = singWords(text, 'lantern');
    bill.output = Math.round((samples.length / sampleRate) * speechTokensPerSecond);
    const sound = { mimeType: 'audio/L16;codec=pcm;rate=24000', data: Buffer.from(samples.buffer).toString('base64') };
    const said = fault === 'no-image' ? [{ text: 'I would rather write.' }] : [{ inlineData: sound }];
    const spoken = { prompt: promptTokens, text: bill.output, images: 0 };
    return sendJson(response, 200, answerBody(model, id, said, finishOf(fault), spoken));
  }
  const asked = readStoryRequest(parsed.contents.map(textOf));
  const script = world.scripts.take(body);
  const written = script === undefined && asked ? writer.plan(asked.options, body, asked.dealt) : undefined;
  const wanted = await answer(
    parsed,
    { written, script, language: asked?.options.language ?? 'english', pictureWidth: world.pictureWidth },
    fault,
  );
  call.answer = wanted.parts.map((part) => ('text' in part ? part.text : '')).join('');

  const closed = once(response, 'close');
  if (method === 'streamGenerateContent' && fault === 'blocked-prompt') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    return void response.end(`data: ${JSON.stringify(blockedBody(model, id, promptTokens))}\r\n\r\n`);
  }
  if (method === 'streamGenerateContent') {
    const tokens = { prompt: promptTokens, text: 0, images: 0, thoughts: fault === 'thinking' ? 1000 : 0 };
    return streamAnswer(response, world.pace, {
      onTold: (output) => {
        bill.output = output;
      },
      model,
      id,
      text: call.answer,
      finish: finishOf(fault),
      tokens,
      order,
      faults: world.faults,
    });
  }
  await Promise.race([wait(waitFor(world, wanted.images > 0, call.answer, fault)), closed]);
  if (order && fault === 'hold') await world.faults.whileHeld(order, closed);
  if (fault === 'bad-json')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"candidates":');
  if (fault === 'blocked-prompt') bill.pictures = 0;
  if (fault === 'blocked-prompt') return sendJson(response, 200, blockedBody(model, id, promptTokens));
  if (fault === 'cut') {
    // Fewer bytes than announced, as if a proxy in between had gone away.
    const whole = JSON.stringify(answerBody(model, id, wanted.parts, 'STOP', { prompt: 1, text: 1, images: 0 }));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(whole.length) });
    return void response.write(whole.slice(0, whole.length / 2), () => response.destroy());
  }
  const tokens = {
    prompt: promptTokens,
    text: Math.ceil(call.answer.length / 4),
    images: wanted.images,
    thoughts: fault === 'thinking' ? 1000 : 0,
  };
  // The client is gone: the output is neither sent nor billed.
  if (response.destroyed) return;
  bill.output = tokens.text + tokens.thoughts;
  bill.pictures = tokens.images;
  sendJson(response, 200, answerBody(model, id, wanted.parts, finishOf(fault), tokens));
}

function finishOf(fault: FaultOf<'gemini'> | undefined): 'STOP' | BadFinish {
  return (badFinishes as readonly string[]).includes(fault ?? '') ? (fault as BadFinish) : 'STOP';
}

function waitFor(world: World, picture: boolean, text: string, fault: FaultOf<'gemini'> | undefined): number {
  if (fault === 'slow') return slowMilliseconds;
  const { tokensPerSecond, firstTokenMilliseconds } = world.pace;
  if (tokensPerSecond === null) return firstTokenMilliseconds;
  // Counted as in a stream, so that the same answer takes as long in one piece.
  const told = firstTokenMilliseconds + (tokens(text).length * 1000) / tokensPerSecond;
  // A configured picture time means that somebody measures: then the text takes its full time too.
  const { pictureMilliseconds: paced } = world.pace;
  if (paced !== undefined) return picture ? paced : told;
  return picture ? pictureMilliseconds : Math.min(pictureMilliseconds, told);
}

function parse(body: string): GenerateContent | string {
  try {
    const { data, error } = generateContentSchema.safeParse(JSON.parse(body));
    return data ?? `Invalid value at '${error?.issues[0]?.path.join('.')}': ${error?.issues[0]?.message}`;
  } catch {
    return 'Invalid JSON payload received.';
  }
}

function modelOf(name: string): unknown {
  return { name: `models/${name}`, supportedGenerationMethods: ['generateContent'] };
}
