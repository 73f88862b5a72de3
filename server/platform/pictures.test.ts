import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkPicture, drawnAnew } from './pictures.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });

describe('[P25] what a small file unpacks to is bounded', () => {
  test('by its pixels', async () => {
    expect(await checkPicture(await plain(4900, 4900).png().toBuffer())).toBeDefined();
    expect(await checkPicture(await plain(6000, 6000).png().toBuffer())).toBeUndefined();
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

  test('and a few at a time, however many come', async () => {
    const large = await plain(4000, 4000).png().toBuffer();
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 5);
    const drawn = await Promise.all(
      Array.from({ length: 24 }, () => drawnAnew({ mimeType: 'image/jpeg', data: large })),
    );
    clearInterval(watch);
    expect(drawn).toHaveLength(24);
    // All at once would be 24 times 48 MB and more.
    expect(most).toBeLessThan(500 * 1024 * 1024);
  }, 60_000);
});
