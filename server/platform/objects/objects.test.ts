import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3StandIn, startS3 } from '#sandbox/s3/server.ts';
import { createObjectStore } from './create-object-store.ts';
import type { ObjectStore } from './objects.ts';
import { createS3Store } from './objects-s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'lunatale-objects-'));
let s3: S3StandIn;
let stores: Record<'folder' | 's3', ObjectStore>;

beforeAll(async () => {
  s3 = await startS3({ pageSize: 3 });
  const { endpoint, region, accessKeyId, secretAccessKey } = s3;
  stores = {
    folder: createObjectStore({ kind: 'folder', folder: join(folder, 'objects') }),
    s3: createObjectStore({ kind: 's3', endpoint, region, accessKeyId, secretAccessKey }),
  };
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const bytes = (...values: number[]) => Buffer.from(values);

describe.for(['folder', 's3'] as const)('the %s store', (kind) => {
  test('gives back what it was given, and the newest of two', async () => {
    const store = stores[kind];
    expect(await store.get('a/one.png')).toBeUndefined();
    await store.put('a/one.png', bytes(0, 255, 10, 13));
    await store.put('a/one.png', bytes(1, 2, 3));
    await store.put('a/empty.png', bytes());
    expect(await store.get('a/one.png')).toEqual(bytes(1, 2, 3));
    expect(await store.get('a/empty.png')).toEqual(bytes());
    expect(await store.get('a')).toBeUndefined();
  });

  test('keeps a picture of five megabytes whole', async () => {
    const picture = Buffer.alloc(5_000_000, 'Lunatale');
    await stores[kind].put('b/large.png', picture);
    expect((await stores[kind].get('b/large.png'))?.equals(picture)).toBe(true);
  });

  test('lists everything below a folder in order, however much there is, and nothing beside it', async () => {
    const store = stores[kind];
    const keys = Array.from({ length: 8 }, (_, index) => `c/1/deep/${index}.png`);
    for (const key of [...keys.toReversed(), 'c/10/other.png']) await store.put(key, bytes(1));
    expect(await store.list('c/1')).toEqual(keys);
    expect(await store.list('c/2')).toEqual([]);
  });

  test('removes everything below a folder, nothing beside it, and what is not there without a word', async () => {
    const store = stores[kind];
    for (let index = 0; index < 8; index += 1) await store.put(`d/1/${index}.png`, bytes(index));
    await store.put('d/10/other.png', bytes(1));
    await store.removeBelow('d/1');
    expect(await store.list('d/1')).toEqual([]);
    expect(await store.get('d/10/other.png')).toEqual(bytes(1));
    await store.removeBelow('d/1');
    await store.removeBelow('d/10/other.png');
    expect(await store.list('d')).toEqual([]);
  });

  test.for([
    '',
    'e/../f.png',
    '../f.png',
    'e//f.png',
    '/f.png',
    'e/.hidden',
    'e/f g.png',
    'e\\f.png',
    'e/ñ.png',
    'e\n',
  ])('[P25] refuses the key %j for everything', async (key) => {
    const store = stores[kind];
    const before = s3.requests.length;
    await expect(store.put(key, bytes(1))).rejects.toThrow('not an object key');
    await expect(store.get(key)).rejects.toThrow('not an object key');
    await expect(store.list(key)).rejects.toThrow('not an object key');
    await expect(store.removeBelow(key)).rejects.toThrow('not an object key');
    expect(s3.requests.length).toBe(before);
  });

  test('answers that it can be reached', async () => {
    await stores[kind].check();
  });
});

test('[P25] pictures in a folder are for the server alone', async () => {
  await stores.folder.put('m/one.png', bytes(1));
  for (const path of ['m/one.png', 'm']) expect(statSync(join(folder, 'objects', path)).mode & 0o077, path).toBe(0);
});

describe('an S3-compatible store', () => {
  test('is given the type of each picture', async () => {
    for (const name of ['image-0.png', 'image-1.jpg', 'image-0.w480.webp', 'picture-0'])
      await stores.s3.put(`t/${name}`, bytes(1));
    const typeOf = (name: string) => s3.objects.get(`t/${name}`)?.type;
    expect(['image-0.png', 'image-1.jpg', 'image-0.w480.webp', 'picture-0'].map(typeOf)).toEqual([
      'image/png',
      'image/jpeg',
      'image/webp',
      'application/octet-stream',
    ]);
  });

  test.for(['SlowDown', 'InternalError', 'reset'] as const)(
    'is read and emptied again after two failures of kind %s, and no third',
    async (fault) => {
      await stores.s3.put('f/one.png', bytes(7));
      s3.fail('GET', fault, 2);
      expect(await stores.s3.get('f/one.png')).toEqual(bytes(7));
      s3.fail('GET', fault, 3);
      await expect(stores.s3.get('f/one.png')).rejects.toThrow();
      s3.fail('POST', fault, 2);
      await stores.s3.removeBelow('f');
      expect(await stores.s3.list('f')).toEqual([]);
    },
  );

  test('is written to once: who writes decides about another try', async () => {
    s3.fail('PUT', 'SlowDown', 1);
    await expect(stores.s3.put('g/one.png', bytes(1))).rejects.toThrow('503');
    await stores.s3.put('g/one.png', bytes(1));
  });

  test('that says nothing is given up', async () => {
    const hasty = createS3Store(s3, 200);
    s3.fail('PUT', 'silence', 1);
    await expect(hasty.put('h/one.png', bytes(1))).rejects.toThrow();
  });

  test('with a wrong secret, a wrong key or a bucket that is not there is not ready, and nothing is kept', async () => {
    const { endpoint, region, accessKeyId, secretAccessKey } = s3;
    const wrong = [
      { endpoint, region, accessKeyId, secretAccessKey: 'another' },
      { endpoint, region, accessKeyId: 'another', secretAccessKey },
      { endpoint: endpoint.replace('/pictures', '/nowhere'), region, accessKeyId, secretAccessKey },
    ];
    const before = s3.objects.size;
    for (const settings of wrong) {
      const store = createS3Store(settings);
      await expect(store.check()).rejects.toThrow();
      await expect(store.put('i/one.png', bytes(1))).rejects.toThrow();
    }
    expect(s3.objects.size).toBe(before);
  });

  test('that is down is not ready', async () => {
    const gone = await startS3();
    const store = createS3Store(gone);
    await gone.stop();
    await expect(store.check()).rejects.toThrow();
  });
});
