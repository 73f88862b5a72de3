import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../listen.ts';

/** How a chat server differs from the one whose answers it passes on. */
export type Manners = {
  /** The accepted fields; any other is answered with 400. Undefined = accepts all and ignores unknown ones. */
  takes?: readonly string[];
  /** Whether its error names the refused field; default: yes. */
  namesFields?: boolean;
  /** Refuses `response_format: json_object`. */
  jsonSchemaOnly?: boolean;
  /** Whether it reports token usage on request; default: yes. */
  counts?: boolean;
  /** Whether it requires a key; if not, it refuses requests with one. */
  needsKey?: boolean;
  /** Where it puts its reasoning: a field of the chunks, or a tag in their text. */
  thinksIn?: 'reasoning_content' | 'reasoning' | '<think>';
  /** Milliseconds before the first chunk, and after each chunk. */
  slow?: { first: number; piece: number };
  /** The request field that turns its reasoning off. */
  hushedBy?: string;
};

const plain = ['model', 'messages', 'stream', 'max_tokens', 'temperature'];

/** Servers that people run or rent. */
export const manners = {
  openai: {
    takes: [
      'model',
      'messages',
      'stream',
      'stream_options',
      'max_completion_tokens',
      'reasoning_effort',
      'response_format',
    ],
    needsKey: true,
  },
  openrouter: { needsKey: true, thinksIn: 'reasoning', hushedBy: 'reasoning' },
  ollama: { thinksIn: 'reasoning', hushedBy: 'reasoning_effort' },
  llamacpp: { thinksIn: 'reasoning_content', hushedBy: 'chat_template_kwargs' },
  vllm: {
    takes: [...plain, 'stream_options', 'response_format', 'chat_template_kwargs'],
    thinksIn: 'reasoning_content',
    hushedBy: 'chat_template_kwargs',
  },
  lmstudio: { jsonSchemaOnly: true },
  /** Accepts only the oldest fields, and does not name the one that it refuses. */
  strict: { takes: plain, namesFields: false, counts: false, needsKey: true },
  /** Accepts all fields and ignores most: its reasoning cannot be turned off, and it reports no usage. */
  lenient: { thinksIn: 'reasoning_content', counts: false },
  marked: { thinksIn: '<think>' },
} as const satisfies Record<string, Manners>;

export type ChatServer = { url: string; requests: Record<string, unknown>[]; stop(): Promise<void> };

type Upstream = { deepseek?: string; gemini?: string; reader?: string };

/** Starts a chat server below `/v1` that passes on the answers of the stand-ins at `upstream` in its own dialect. */
export async function startChatServer(own: Manners, upstream: Upstream): Promise<ChatServer> {
  const requests: Record<string, unknown>[] = [];
  const listening = await listen(0, () => (request, response) => {
    answer(own, upstream, requests, request, response).catch(() => response.destroy());
  });
  return { url: `${listening.url}/v1`, requests, stop: listening.close };
}

async function answer(
  own: Manners,
  upstream: Upstream,
  requests: Record<string, unknown>[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (own.needsKey && !/^Bearer \S+$/.test(request.headers.authorization ?? '')) return refuse(response, 401, 'no key');
  if (!own.needsKey && request.headers.authorization) return refuse(response, 401, 'this server knows no keys');
  if (request.url === '/v1/models') return json(response, 200, { object: 'list', data: [{ id: 'a-model' }] });
  if (request.url !== '/v1/chat/completions') return refuse(response, 404, 'Not Found');
  const body = (await new Response(Readable.toWeb(request) as ReadableStream<Uint8Array>).json()) as Record<
    string,
    unknown
  >;
  requests.push(body);
  if (body.model === 'no-such-model') return refuse(response, 404, "The model 'no-such-model' does not exist");
  const unknown = Object.keys(body).find((field) => own.takes && !own.takes.includes(field));
  if (unknown)
    return refuse(response, 400, own.namesFields === false ? 'Bad Request' : `Unknown parameter: '${unknown}'.`);
  if (own.jsonSchemaOnly && body.response_format) {
    return refuse(response, 400, "'response_format.type' must be 'json_schema' or 'text'");
  }
  if (/THIS STORY IS A PICTURE BOOK/.test(JSON.stringify(body.messages))) {
    const book = await askGemini(upstream.gemini ?? '', body);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const pieces = ['```json\n', ...(book.match(/[\s\S]{1,40}/g) ?? []), '\n```'];
    if (own.slow) await wait(own.slow.first);
    for (const content of pieces) {
      response.write(chunk({ content }, null));
      if (own.slow) await wait(own.slow.piece);
    }
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    return;
  }
  if (/verdict/.test(JSON.stringify(body.messages))) {
    const read = await fetch(`${upstream.reader}/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, response_format: { type: 'json_object' } }),
    });
    const { choices } = (await read.json()) as { choices: { message: { content: string } }[] };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ content: choices[0]?.message.content }, null));
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    return;
  }
  const thinks = own.thinksIn && !(own.hushedBy !== undefined && own.hushedBy in body);
  const asked = {
    model: body.model,
    messages: body.messages,
    stream: true,
    max_tokens: body.max_tokens ?? body.max_completion_tokens,
    thinking: { type: 'disabled' },
    // A model follows its prompt; the stand-in needs this field.
    ...(/with one JSON object|is one JSON object|es un solo objeto JSON/.test(JSON.stringify(body.messages)) && {
      response_format: { type: 'json_object' },
    }),
    ...(own.counts !== false && { stream_options: body.stream_options }),
  };
  const told = await fetch(`${upstream.deepseek}/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  response.writeHead(told.status, { 'content-type': 'text/event-stream' });
  if (thinks) for (const thought of thoughts(own.thinksIn)) response.write(chunk(thought, null));
  if (own.slow) await wait(own.slow.first);
  for await (const bytes of told.body ?? []) {
    if (!own.slow) {
      response.write(bytes);
      continue;
    }
    for (const piece of Buffer.from(bytes)
      .toString()
      .split(/(?<=\n\n)/)) {
      response.write(piece);
      await wait(own.slow.piece);
    }
  }
  response.end();
}

function thoughts(where: Manners['thinksIn']): object[] {
  const pieces = where === '<think>' ? ['<thi', 'nk>\nA fox, ', 'perhaps.\n</th', 'ink>\n\n'] : ['A fox, ', 'perhaps.'];
  const field = where === '<think>' ? 'content' : (where ?? '');
  return pieces.map((piece) => ({ [field]: piece }));
}

function chunk(delta: object, finish: string | null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

/** Returns a picture book from the sandbox's Gemini stand-in, in the JSON schema that the prompt contains. */
async function askGemini(url: string, { messages }: Record<string, unknown>): Promise<string> {
  const [system, user] = (messages as { content: string }[]).map(({ content }) => content);
  const responseSchema = JSON.parse(/\n(\{"type":"object".*)/.exec(system ?? '')?.[1] ?? '{}');
  const told = await fetch(`${url}/v1beta/models/writer:generateContent`, {
    method: 'POST',
    headers: { 'x-goog-api-key': 'sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({
      contents: [{ role: 'user', parts: [{ text: user }] }],
      generationConfig: { responseMimeType: 'application/json', responseSchema },
    }),
  });
  const answer = (await told.json()) as { candidates: { content: { parts: { text?: string }[] } }[] };
  return answer.candidates[0]?.content.parts.map(({ text }) => text ?? '').join('') ?? '';
}

function refuse(response: ServerResponse, status: number, message: string): void {
  json(response, status, { error: { message, type: 'invalid_request_error' } });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
