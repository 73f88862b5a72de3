import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { FaultOf } from '../faults.ts';
import { guarded, receive, sendJson } from '../receive.ts';
import type { World } from '../world.ts';
import { demoVoices, sampleRate, silence, singWords, wavOf } from './sound.ts';

const requestSchema = z.object({
  model: z.string(),
  input: z.string().min(1).max(4096),
  voice: z.string(),
  response_format: z.string().default('mp3'),
  speed: z.number().min(0.25).max(4).default(1),
});

const slowMilliseconds = 20_000;
/** At an ordinary pace: the time until a model begins, and then per second of sound. */
const beginMilliseconds = 250;
const perSecondMilliseconds = 120;

/**
 * `POST /v1/audio/speech` in OpenAI's format, and `/dev/captioned_speech`, which also returns the time of each word.
 * The sound is tones: one per word, of a plausible length.
 */
export function speechListener(world: World): RequestListener {
  return guarded('speech', (request, response) => answer(world, request, response));
}

async function answer(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { call, body } = await receive(world, 'speech', request, response);
  const path = request.url ?? '';
  if (path === '/v1/models') return sendJson(response, 200, { object: 'list', data: [{ id: 'sandbox-speech' }] });
  const fault = world.faults.take('speech', body)?.fault;
  if (fault && /^\d/.test(fault))
    return sendJson(response, Number(fault), { error: { message: `It fails: ${fault}` } });
  if (fault === 'reset') return void response.socket?.resetAndDestroy();
  const closed = once(response, 'close');
  if (fault === 'hang') return void (await closed);
  const asked = requestSchema.safeParse(parse(body)).data;
  if (!asked) return sendJson(response, 400, { error: { message: 'input and voice are needed' } });
  if (fault === 'no-speed' && /"speed"/.test(body))
    return sendJson(response, 400, { error: { message: "Unknown parameter: 'speed'." } });
  if (!(asked.voice in demoVoices)) return sendJson(response, 400, { error: { message: 'There is no such voice.' } });
  const sound = soundOf(asked.input, asked.voice, asked.speed, fault);
  const seconds = sound.samples.length / sampleRate;
  const usual =
    world.pace.speechMilliseconds ??
    (world.pace.tokensPerSecond === null ? 0 : beginMilliseconds + seconds * perSecondMilliseconds);
  await Promise.race([wait(fault === 'slow' ? slowMilliseconds : usual), closed]);
  if (response.destroyed) return;
  call.answer = asked.input;
  call.billed = { cachedInput: 0, input: asked.input.length, output: Math.round(seconds * 25), pictures: 0 };
  const file = fileOf(sound.samples, asked.response_format, fault);
  if (path === '/dev/captioned_speech' && fault !== 'cut') {
    return sendJson(response, 200, { audio: file.bytes.toString('base64'), timestamps: sound.words });
  }
  if (path !== '/v1/audio/speech' && path !== '/dev/captioned_speech')
    return sendJson(response, 404, { error: { message: 'Not Found' } });
  response.writeHead(200, { 'content-type': file.type });
  if (fault === 'cut') {
    response.write(file.bytes.subarray(0, file.bytes.length / 2));
    await wait(20);
    return void response.destroy();
  }
  response.end(file.bytes);
}

function soundOf(text: string, voice: string, speed: number, fault: FaultOf<'speech'> | undefined) {
  if (fault === 'silent-sound') return silence(2);
  // Some models go on endlessly after a short text.
  if (fault === 'endless') return singWords(`${text} ${'and on '.repeat(120)}`, voice, speed);
  return singWords(text, voice, speed);
}

function fileOf(samples: Int16Array, format: string, fault: FaultOf<'speech'> | undefined) {
  if (fault === 'other-format') return { type: 'audio/wav', bytes: Buffer.from(`OggS${'\0'.repeat(4000)}`) };
  if (fault === 'a-page') return { type: 'text/html', bytes: Buffer.from('<!doctype html><title>Welcome</title>') };
  // The header declares the full length.
  if (fault === 'half')
    return { type: 'audio/wav', bytes: wavOf(samples.subarray(0, samples.length / 2), samples.byteLength) };
  // As sent by a server that streams and does not know the length yet.
  if (fault === 'open-end') return { type: 'audio/wav', bytes: wavOf(samples, 0xffff_ffff - 36) };
  if (format === 'pcm' || fault === 'bare-pcm') {
    return { type: 'audio/pcm', bytes: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength) };
  }
  return { type: 'audio/wav', bytes: wavOf(samples) };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
