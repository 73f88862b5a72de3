import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureProcessId } from './pictures/process.ts';
import { checkPicture, drawnAnew, toCover, toWebp } from './pictures.ts';

/** On Linux the system tells how much memory a process holds. */
const onLinux = test.runIf(process.platform === 'linux');
const megabyte = 1024 * 1024;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });

describe('[P25] what a small file unpacks to is bounded', () => {
  test('by its pixels', async () => {
    expect(await checkPicture(await plain(4900, 4900).png().toBuffer())).toBeDefined();
    expect(await checkPicture(await plain(6000, 6000).png().toBuffer())).toBeUndefined();
    // In grey its bytes would be few enough, but not its pixels.
    expect(await checkPicture(await plain(6000, 6000).toColourspace('b-w').png().toBuffer())).toBeUndefined();
  });

  test('by the depth of its colours', async () => {
    const deep = await plain(4900, 4900).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect(deep.length).toBeLessThan(1_000_000);
    expect(await checkPicture(deep)).toBeUndefined();
  });

  test('to one frame', async () => {
    const frames = await Promise.all([plain(20, 20), plain(20, 20).negate()].map((frame) => frame.png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect(await checkPicture(moving)).toBeUndefined();
  });

  onLinux(
    'and a few at a time, however many come, outside of the server and its memory',
    async () => {
      const large = await plain(4000, 4000).png().toBuffer();
      await drawnAnew({ mimeType: 'image/jpeg', data: large });
      const worker = pictureProcessId() ?? 0;
      const before = process.memoryUsage().rss;
      let [most, mostThere] = [0, 0];
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss - before);
        mostThere = Math.max(mostThere, residentOf(worker));
      }, 5);
      const drawn = await Promise.all(
        Array.from({ length: 24 }, () => drawnAnew({ mimeType: 'image/jpeg', data: large })),
      );
      clearInterval(watch);
      expect(drawn).toHaveLength(24);
      // All at once would be 24 times 48 MB and more.
      expect(mostThere).toBeLessThan(700 * megabyte);
      // Not even one is decoded in this process.
      expect(most).toBeLessThan(48 * megabyte);
      expect(pictureProcessId()).toBe(worker);
    },
    60_000,
  );
});

describe('[P25] the process for pictures', () => {
  const small = () => plain(40, 30).png().toBuffer();

  onLinux('knows nothing of ours', async () => {
    process.env.SOME_SECRET = 'a canary';
    expect(await checkPicture(await small())).toBeDefined();
    const environment = readFileSync(`/proc/${pictureProcessId()}/environ`, 'utf8');
    expect(environment).not.toContain('canary');
    expect(environment.split('\0').map((line) => line.split('=')[0])).not.toContain('HOME');
  });

  onLinux('ends at its own limit, and takes no more than the hard one', async () => {
    const file = fileURLToPath(new URL('./pictures/worker.ts', import.meta.url));
    const child = fork(file, ['110'], { serialization: 'advanced', env: {}, execArgv: [] });
    const data = await plain(4900, 4900).png().toBuffer();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    for (let id = 0; id < 4; id++) child.send({ id, name: 'drawAnew', values: [data, 'image/jpeg'] });
    expect(await ended).toBe(1);
    expect(await checkPicture(await small())).toBeDefined();
    const limits = readFileSync(`/proc/${pictureProcessId()}/limits`, 'utf8');
    expect(limits).toMatch(/Max data size +1468006400 /);
    expect(readFileSync(`/proc/${pictureProcessId()}/oom_score_adj`, 'utf8').trim()).toBe('1000');
  });

  test('may end at any moment: what it worked on is tried once more, and the next picture finds a new one', async () => {
    const large = await plain(4900, 4900).png().toBuffer();
    await checkPicture(await small());
    const first = pictureProcessId() ?? 0;
    const drawn = [0, 1, 2].map(() => drawnAnew({ mimeType: 'image/png', data: large }));
    process.kill(first, 'SIGKILL');
    for (const { data } of await Promise.all(drawn)) expect((await sharp(data).metadata()).width).toBe(4900);
    expect(pictureProcessId()).not.toBe(first);
  }, 60_000);

  test('a picture that ends it each time is no picture', async () => {
    const large = await plain(4900, 4900).png().toBuffer();
    const killer = setInterval(() => {
      const id = pictureProcessId();
      if (id) process.kill(id, 'SIGKILL');
    }, 5);
    expect(await checkPicture(large)).toBeUndefined();
    clearInterval(killer);
    expect(await checkPicture(await small())).toBeDefined();
  }, 60_000);

  test('what it refuses, it refuses with its reason', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const other of [Buffer.from('nonsense'), Buffer.from(svg), await plain(9, 9).tiff().toBuffer()])
      await expect(toWebp(other, 100)).rejects.toThrow(/unsupported image format/);
  });
});

function residentOf(id: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) * 1024;
}

test("[STORY-13] a book's cover keeps the foot of a square picture, where its things stand", async () => {
  const striped = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: { width: 100, height: 4, channels: 3, background: '#ff0000' } }, top: 96, left: 0 }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(await toCover(striped, { width: 100, height: 95 }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(-info.channels)][0]).toBeGreaterThan(200);
});
