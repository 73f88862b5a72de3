import { base64url, CompactSign, decodeJwt, decodeProtectedHeader, generateKeyPair, importJWK, type JWK } from 'jose';
import type { FaultOf } from '../faults.ts';

/** Faults that spoil the ID token. */
export const tokenFaults = [
  'wrong-nonce',
  'wrong-audience',
  'wrong-issuer',
  'bad-signature',
  'alg-none',
  'expired',
  'missing-sub',
  'unverified-email',
] as const satisfies FaultOf<'google'>[];
export type TokenFault = (typeof tokenFaults)[number];

/** The same ID token with exactly one fault; validly signed unless the signature is the fault. */
export async function tamper(idToken: string, fault: TokenFault, signing: JWK): Promise<string> {
  const header = decodeProtectedHeader(idToken);
  const payload = Buffer.from(JSON.stringify({ ...decodeJwt(idToken), ...changes[fault] }));
  if (fault === 'alg-none') {
    return `${base64url.encode(JSON.stringify({ ...header, alg: 'none' }))}.${base64url.encode(payload)}.`;
  }
  const key =
    fault === 'bad-signature' ? (await generateKeyPair('RS256')).privateKey : await importJWK(signing, 'RS256');
  return new CompactSign(payload).setProtectedHeader({ ...header, alg: 'RS256' }).sign(key);
}

/** The changed claims of each fault; undefined removes a claim. */
const changes: Record<TokenFault, Record<string, unknown>> = {
  'wrong-nonce': { nonce: 'a-nonce-nobody-sent' },
  'wrong-audience': { aud: 'another-client' },
  'wrong-issuer': { iss: 'https://accounts.example.org' },
  'bad-signature': {},
  'alg-none': {},
  expired: { iat: 1_700_000_000, exp: 1_700_003_600 },
  'missing-sub': { sub: undefined },
  'unverified-email': { email_verified: false },
};
