import { Agent, fetch } from 'undici';
import { isPublicAddress, isPublicName, lookupPublic } from '../../platform/http/public-address.ts';
import { signatureHeaders } from './signature.ts';

export type ProgramMessage = { url: string; secret: string; id: string; body: string };
/** Calls a parent's program; returns the HTTP status, null if there was no answer or the address is not public. */
export type TellProgram = (message: ProgramMessage) => Promise<number | null>;

const patience = 8000;
export const secretMark = 'whsec_';

/** Whether messages may go there: TLS, and a public name or IP address. `anywhere` is for tests on this machine. */
export function isTold(url: string, anywhere = false): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password, hash } = new URL(url);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (anywhere) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && (isPublicName(hostname) || isPublicAddress(hostname));
}

/** `anywhere` = also to addresses of this machine, for tests. */
export function createTellProgram(anywhere: boolean): TellProgram {
  const dispatcher = new Agent({ connect: anywhere ? {} : { lookup: lookupPublic } });
  return async ({ url, secret, id, body }) => {
    if (!isTold(url, anywhere)) return null;
    try {
      const key = Buffer.from(secret.slice(secretMark.length), 'base64');
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'user-agent': 'Lunatale', ...signatureHeaders(id, body, key) },
        // A redirect would lead past the check of the address.
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        dispatcher,
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return null;
    }
  };
}
