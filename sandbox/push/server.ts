import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { jwtVerify } from 'jose';
import { listen } from '../listen.ts';

/** What a page sends to its server (`PushSubscription.toJSON()`). */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
type Received = { endpoint: string; message: Record<string, unknown>; timeToLive: number };
type Browser = { key: ECDH; auth: Buffer; applicationKey: string };

export type PushService = {
  url: string;
  /** The messages received, decrypted as for the service worker. */
  received: Received[];
  /** Adds a browser that allows notifications from the owner of this key. */
  subscribe(applicationKey: string): Subscription;
  /** Responds with this status from now on; null accepts messages again. */
  answer(status: number | null): void;
  /** Delays every response by this many milliseconds. */
  delay(milliseconds: number): void;
  stop(): Promise<void>;
};

/** Starts a push service on loopback (RFC 8030): checks signatures (RFC 8292), decrypts for its browsers (RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: Received[] = [];
  let refusal: number | null = null;
  let pause = 0;
  const running = await listen(0, (url) => async (request, response) => {
    const endpoint = url + request.url;
    const body = await bodyOf(request);
    if (pause > 0) await wait(pause);
    const browser = browsers.get(endpoint);
    const status = refusal ?? (browser ? await judge(request, url, browser) : 404);
    if (status === 201 && browser) {
      const message = JSON.parse(decrypt(body, browser)) as Record<string, unknown>;
      received.push({ endpoint, message, timeToLive: Number(request.headers.ttl) });
    }
    response.writeHead(status).end();
  });
  return {
    url: running.url,
    received,
    subscribe(applicationKey) {
      const key = createECDH('prime256v1');
      const p256dh = key.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `${running.url}/push/${randomUUID()}`;
      browsers.set(endpoint, { key, auth, applicationKey });
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answer: (status) => {
      refusal = status;
    },
    delay: (milliseconds) => {
      pause = milliseconds;
    },
    stop: () => running.close(),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** The status for a request: 403 if its sender is not the one that the browser allowed. */
async function judge(request: IncomingMessage, origin: string, { applicationKey }: Browser): Promise<number> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (request.method !== 'POST' || request.headers['content-encoding'] !== 'aes128gcm') return 400;
  if (!(Number(request.headers.ttl) >= 0)) return 400;
  if (key !== applicationKey) return 403;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const { payload } = await jwtVerify(token, signer, { audience: origin }).catch(() => ({
    payload: undefined,
  }));
  return payload && /^(mailto:|https:)/.test(String(payload.sub)) ? 201 : 403;
}

function decrypt(body: Buffer, { key, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', key.computeSecret(sender), auth, info, 32));
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${use}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
