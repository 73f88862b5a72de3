import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { ObjectStore } from './objects.ts';
import { assertKey } from './objects-key.ts';

/** `endpoint` is the bucket's own address, with its name in the path or in the host's name. */
export type S3Settings = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };

/** How long the store may take for one request, in milliseconds. */
const patience = 20_000;
/** Before which a read or a removal is tried again, in milliseconds. Who writes decides for itself. */
const pauses = [100, 500];

const types: Record<string, string> = { '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp' };

/** Objects in a bucket of an S3-compatible store, each with its type for those who look into the bucket. */
export function createS3Store(settings: S3Settings, requestAbortTimeout = patience): ObjectStore {
  const s3 = new S3mini({ ...settings, requestAbortTimeout });
  return {
    async put(key, bytes) {
      assertKey(key);
      await s3.putObject(key, bytes, types[extname(key)] ?? 'application/octet-stream');
    },
    async get(key) {
      assertKey(key);
      const data = await patiently(() => s3.getObjectArrayBuffer(key));
      return data === null ? undefined : Buffer.from(data);
    },
    async removeBelow(prefix) {
      const keys = await list(prefix);
      const gone = await patiently(() => s3.deleteObjects([prefix, ...keys]));
      if (!gone.every(Boolean)) throw new Error('the store kept some objects that were to be removed');
    },
    list,
    async check() {
      if (!(await s3.bucketExists())) throw new Error('there is no such bucket, or it may not be read');
    },
  };

  async function list(prefix: string): Promise<string[]> {
    assertKey(prefix);
    const found = await patiently(() => s3.listObjects('/', `${prefix}/`));
    return (found ?? []).map((each) => each.Key).sort();
  }
}

/** Tries three times what can be repeated without harm, unless the store's answer will not change. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of [...pauses, null]) {
    try {
      return await work();
    } catch (error) {
      const final = error instanceof S3ServiceError && error.status < 500 && error.status !== 429;
      if (final || pause === null) throw error;
      await wait(pause);
    }
  }
  throw new Error('unreachable');
}
