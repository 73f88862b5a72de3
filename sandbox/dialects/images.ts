import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { drawPicture } from '../gemini/picture.ts';
import { listen } from '../listen.ts';

/** How image servers differ. */
export type ImageManners = {
  /** The accepted fields; any other is answered with 400. */
  takes?: readonly string[];
  /** Whether it returns an address instead of bytes. */
  givesAddress?: boolean;
  /** It refuses prompts with this text. */
  refuses?: string;
};

export type ImagesServer = { url: string; requests: Record<string, unknown>[]; stop(): Promise<void> };

/** POST /v1/images/generations returns a small picture of a forest for every prompt. */
export async function startImagesServer(own: ImageManners): Promise<ImagesServer> {
  const requests: Record<string, unknown>[] = [];
  const picture = drawPicture(
    { setting: 'forest', characters: ['fox'], light: 'night', mood: 'calm', seed: 'images' },
    256,
  );
  const listening = await listen(0, (url) => async (request, response) => {
    if (request.url === '/drawn.png') return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    const json = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/v1/models') return json(200, { object: 'list', data: [{ id: 'a-painter' }] });
    if (request.url !== '/v1/images/generations') return json(404, { error: { message: 'Not Found' } });
    const body = (await new Response(Readable.toWeb(request) as ReadableStream<Uint8Array>).json()) as Record<
      string,
      unknown
    >;
    requests.push(body);
    const unknown = Object.keys(body).find((field) => own.takes && !own.takes.includes(field));
    if (unknown) return json(400, { error: { message: `Unknown parameter: '${unknown}'.` } });
    if (own.refuses !== undefined && String(body.prompt).includes(own.refuses)) {
      return json(400, { error: { code: 'content_policy_violation', message: 'Rejected by our safety system.' } });
    }
    const drawn = own.givesAddress ? { url: `${url}/drawn.png` } : { b64_json: picture.toString('base64') };
    json(200, { created: 1, data: [drawn] });
  });
  return { url: `${listening.url}/v1`, requests, stop: listening.close };
}
