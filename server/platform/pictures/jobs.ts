import sharp from 'sharp';

const typeOf: Partial<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };
const pixelLimit = 25_000_000;
/** The largest decoded picture, in bytes: a small file may hold a very large one. */
const unpackedLimit = 100_000_000;

const bytesOfSample: Partial<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
// Allows only the loaders of the three formats that we accept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Decoded pictures are not needed again.
sharp.cache(false);
// At most two pictures are processed at a time; more threads would only hold more memory.
sharp.concurrency(2);
const open = (data: Uint8Array) => sharp(data, { limitInputPixels: pixelLimit, failOn: 'warning' });

/** All work on the bytes of a picture; it runs in the picture process only. */
export const pictureJobs = {
  /** Returns the true type of a whole PNG, JPEG or WebP of a sensible size; undefined for anything else. */
  async check(data: Uint8Array): Promise<string | undefined> {
    try {
      // The header of the file gives the size before anything is decoded.
      const { format = '', width = 0, height = 0, channels = 4, depth = '', pages = 1 } = await open(data).metadata();
      const unpacked = width * height * channels * (bytesOfSample[depth] ?? 8);
      if (!typeOf[format] || pages > 1 || unpacked > unpackedLimit) return undefined;
      // Only a picture that decodes to its last row is whole, so a small one is made from all of it.
      await open(data).resize({ width: 16, fastShrinkOnLoad: false }).raw().toBuffer();
      return typeOf[format];
    } catch {
      return undefined;
    }
  },

  async drawAnew(data: Uint8Array, mimeType: string): Promise<Buffer> {
    const image = open(data).rotate();
    const quality = 92;
    if (mimeType === 'image/png') image.png();
    else if (mimeType === 'image/jpeg') image.jpeg({ quality });
    else image.webp({ quality });
    return image.toBuffer();
  },

  async size(data: Uint8Array): Promise<{ width: number; height: number }> {
    return (await open(data).metadata()).autoOrient;
  },

  webp(data: Uint8Array, width: number): Promise<Buffer> {
    return open(data).rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
  },

  /** For print: no more pixels than the page needs, and white behind transparent parts. */
  async jpeg(data: Uint8Array, width: number): Promise<{ jpeg: Buffer; width: number; height: number }> {
    const made = await open(data)
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: made.data, width: made.info.width, height: made.info.height };
  },

  /** Cuts a picture to this size. A square one loses a little sky, or much ground at its foot, and no face. */
  cover(data: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
    const isNearlySquare = size.height > size.width * 0.9;
    return open(data)
      .resize({ ...size, position: isNearlySquare ? 'bottom' : 'top' })
      .jpeg({ quality: 88 })
      .toBuffer();
  },
};

export type PictureJobs = typeof pictureJobs;
