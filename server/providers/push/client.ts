import { createECDH, hkdfSync } from 'node:crypto';
import { Agent, type Dispatcher, request } from 'undici';
import webPush from 'web-push';
import type { PushMessage } from '#domain/identity/push.ts';
import { isPublicName, lookupPublic } from '../../platform/http/public-address.ts';

export type PushSettings = {
  /** The private key of RFC 8292, in base64url, or any other secret, from which one is derived. */
  secret: string;
  /** Where a push service can reach the sender: mailto: or https:. */
  subject: string;
  /** The origin of a stand-in, which may be on this machine. */
  standIn?: string | undefined;
  /** In milliseconds. */
  patience?: number;
};

export type PushSubscription = { endpoint: string; publicKey: string; authSecret: string };

export type Push = {
  /** The key with which browsers subscribe, in base64url. */
  publicKey: string;
  /** Whether an endpoint can be one of a push service: https, by a name, and not of a private network. */
  accepts(endpoint: string): boolean;
  /** Sends a message; `gone` = the subscription no longer exists (RFC 8030), `failed` = not accepted. Never rejects. */
  send(subscription: PushSubscription, message: PushMessage): Promise<'taken' | 'gone' | 'failed'>;
};

const usualPatience = 5000;
/** How long a push service keeps a message for a device that is off: until the evening is over. */
const secondsToLive = 3 * 3600;

/** Sends messages by Web Push: encrypted for the browser, signed by this installation. */
export function createPush({ secret, subject, standIn, patience = usualPatience }: PushSettings): Push {
  const { publicKey, privateKey } = keysOf(secret);
  const outside = new Agent({ connect: { lookup: lookupPublic } });
  const ours = new Agent();
  const isStandIn = (endpoint: string) => standIn !== undefined && new URL(endpoint).origin === standIn;
  const accepts = (endpoint: string) => isStandIn(endpoint) || isPushService(endpoint);
  return {
    publicKey,
    accepts,
    async send({ endpoint, publicKey: p256dh, authSecret: auth }, message) {
      try {
        if (!accepts(endpoint)) return 'gone';
        const { method, headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          { vapidDetails: { subject, publicKey, privateKey }, TTL: secondsToLive, contentEncoding: 'aes128gcm' },
        );
        const answer = await request(endpoint, {
          method: method as Dispatcher.HttpMethod,
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          body,
          dispatcher: isStandIn(endpoint) ? ours : outside,
          signal: AbortSignal.timeout(patience),
        });
        await answer.body.dump();
        if (answer.statusCode === 404 || answer.statusCode === 410) return 'gone';
        return answer.statusCode >= 200 && answer.statusCode < 300 ? 'taken' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}

/** Requires a name, whose look-up shows whether it is private; an IP address would be connected to unchecked. */
function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isPublicName(hostname);
}

/** Returns the key pair of a private key, or the one that every server derives from the same secret. */
function keysOf(secret: string): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1) {
    const isKey = attempt === 0 && /^[A-Za-z0-9_-]{43}$/.test(secret);
    const bytes = isKey
      ? Buffer.from(secret, 'base64url')
      : Buffer.from(hkdfSync('sha256', secret, '', `lunatale push ${attempt}`, 32));
    try {
      pair.setPrivateKey(bytes);
    } catch {
      // One value in some billions is no key of the curve.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
  }
}
