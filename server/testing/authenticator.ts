import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const plain = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A device that makes one passkey for a site and shows it on every request; like synced ones, it counts nothing. */
export function createAuthenticator(origin: string) {
  const { hostname } = new URL(origin);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(24);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: an elliptic key of two coordinates, for ES256 on P-256.
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  const userPresentAndVerified = 0x05;
  const head = (flags: number) => Buffer.concat([sha256(hostname), Buffer.from([flags, 0, 0, 0, 0])]);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: object) => ({
    id: plain(id),
    rawId: plain(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    make(challenge: string) {
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(cose))]);
      const authData = new Uint8Array(Buffer.concat([head(userPresentAndVerified | 0x40), attested]));
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return answer({
        clientDataJSON: plain(clientData('webauthn.create', challenge)),
        attestationObject: plain(isoCBOR.encode(object as never)),
        transports: ['internal'],
      });
    },
    show(challenge: string) {
      const data = clientData('webauthn.get', challenge);
      const authData = head(userPresentAndVerified);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: plain(data),
        authenticatorData: plain(authData),
        signature: plain(signature),
      });
    },
  };
}
