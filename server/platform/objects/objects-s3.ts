import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { ObjectStore } from './objects.ts';
import { assertKey } from './objects-key.ts';

/** `endpoint` is the bucket's own address, with its name in the path or in the host's name. */
export type S3Settings = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };

/** How long the store may take for one request, in milliseconds. */
const patience = 20_000;
/** The pauses before a read or a removal is retried, in milliseconds. Callers retry writes themselves. */
const pauses = [100, 500];

/** Rounds in which the remaining objects are removed one by one, and how many at a time. */
const roundsAtMost = 3;
const atOnce = 8;
/** The object that is written to test the bucket, and the least time between two tests, in milliseconds. */
const probe = 'probe/ready';
const writtenOftenEnough = 600_000;

const types: Record<string, string> = { '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp' };

/** Keeps objects in a bucket of an S3-compatible store, each with its type for people who look into the bucket. */
export function createS3Store(settings: S3Settings, requestAbortTimeout = patience): ObjectStore {
  const s3 = new S3mini({ ...settings, requestAbortTimeout, fetch: fetchWhole });
  let wroteAt = -Infinity;
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
      // Stores differ in which lists of deletions they accept and what they answer: the listing tells what is left.
      let left = [prefix, ...(await list(prefix))];
      await s3.deleteObjects(left).catch(() => undefined);
      await removeOne(prefix);
      for (let round = 0; round < roundsAtMost; round += 1) {
        left = await list(prefix);
        if (left.length === 0) return;
        for (let from = 0; from < left.length; from += atOnce) {
          await Promise.all(left.slice(from, from + atOnce).map(removeOne));
        }
      }
      if ((await list(prefix)).length > 0) throw new Error('the store kept some objects that were to be removed');
    },
    list,
    async check() {
      if (!(await s3.bucketExists())) throw new Error('there is no such bucket, or it may not be read');
      if (Date.now() - wroteAt < writtenOftenEnough) return;
      // An existing bucket proves little: it must store, list and remove an object.
      await s3.putObject(probe, 'ready', 'text/plain');
      if (!(await list('probe')).includes(probe)) throw new Error('the bucket does not show what is put there');
      await s3.deleteObject(probe);
      wroteAt = Date.now();
    },
  };

  async function list(prefix: string): Promise<string[]> {
    assertKey(prefix);
    const found = await patiently(() => s3.listObjects('/', `${prefix}/`));
    if (found === null) throw new Error('there is no such bucket');
    return found.map((each) => each.Key).sort();
  }

  async function removeOne(key: string): Promise<void> {
    await patiently(() => s3.deleteObject(key)).catch((error: unknown) => {
      if (!(error instanceof S3ServiceError && error.status === 404)) throw error;
    });
  }
}

/** Throws for an incomplete listing, which would read like a shorter one, or like none. */
async function fetchWhole(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  if (!answer.ok || !String(input).includes('list-type=')) return answer;
  const text = await answer.text();
  const whole = /<\/(?:\w+:)?ListBucketResult>\s*$/.test(text.slice(-200)) && !text.includes('\0');
  if (!whole || (text.match(/<(?:\w+:)?ListBucketResult[\s>]/g) ?? []).length !== 1) {
    throw new Error('the listing of the store came incomplete');
  }
  return new Response(text, { status: answer.status, headers: answer.headers });
}

/** Tries work up to three times that can be repeated without harm, unless the store's answer will not change. */
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
