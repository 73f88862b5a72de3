import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import {
  type PasskeyView,
  passkeyOptionsPath,
  passkeySignInOptionsPath,
  passkeySignInPath,
  passkeysPath,
} from '#domain/identity/account.ts';
import { callApi } from '../platform/api.ts';
import { enter, type SignInEnd } from './finish-sign-in.ts';

/** Creates a passkey on this device and stores its public key. Rejects with NotAllowedError if the parent cancels. */
export async function makePasskey(): Promise<PasskeyView[]> {
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const optionsJSON = await callApi<Options>(passkeyOptionsPath, { method: 'POST' });
  const body = await startRegistration({ optionsJSON });
  return callApi<PasskeyView[]>(passkeysPath, { method: 'POST', body });
}

/** Signs in with a passkey of this device. */
export async function signInWithPasskey(redirect: string | null): Promise<SignInEnd> {
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const optionsJSON = await callApi<Options>(passkeySignInOptionsPath, { method: 'POST' });
  const body = await startAuthentication({ optionsJSON });
  return enter(await callApi(passkeySignInPath, { method: 'POST', body }), redirect);
}
