import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

export type Keys = { signing: JWK; cookies: string[] };

/** The provider's keys: read from the data folder, or created and, if there is a folder, saved there. */
export async function loadKeys(dataDir: string | undefined): Promise<Keys> {
  const path = dataDir === undefined ? undefined : join(dataDir, 'google-keys.json');
  const kept = path === undefined ? undefined : await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as Keys;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signing = { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), alg: 'RS256', use: 'sig' };
  const keys = { signing, cookies: [randomBytes(32).toString('base64url')] };
  if (path !== undefined) await writeFile(path, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
