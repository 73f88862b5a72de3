import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { acceptedEncoding, type Encoding } from './encoding.ts';
import type { AppContext } from './http.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

type File = { path: string; type: string; size: number; etag: string; encodings: Map<Encoding, number> };

/** The built web app, listed once at the start: only listed files are served. */
export type StaticFiles = {
  /** Answers with the file at this path (`/assets/x.js`), compressed if accepted; undefined if there is none. */
  serve(c: AppContext, path: string, cacheControl: string): Response | undefined;
  has(path: string): boolean;
};

/** Lists `folder`. A missing folder is an empty one: the programming interface works without the web app. */
export async function listStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, File>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = new Map<string, number>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(path);
    sizes.set(path, size);
    const type = types[posix.extname(entry.name)];
    if (!type || entry.name.startsWith('.')) continue;
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(name, {
      path,
      type,
      size,
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      encodings: new Map(),
    });
  }
  for (const file of files.values()) {
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const size = sizes.get(file.path + ending);
      if (size !== undefined) file.encodings.set(encoding, size);
    }
  }

  return {
    has: (path) => files.has(path),
    serve(c, path, cacheControl) {
      const file = files.get(path);
      if (!file) return undefined;
      const encoding = acceptedEncoding(c, file.encodings.keys());
      const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
      const headers: Record<string, string> = {
        'content-type': file.type,
        'cache-control': cacheControl,
        etag,
        ...(file.encodings.size > 0 ? { vary: 'accept-encoding' } : {}),
      };
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
      headers['content-length'] = String(encoding ? file.encodings.get(encoding) : file.size);
      if (encoding) headers['content-encoding'] = encoding;
      if (c.req.method === 'HEAD') return c.body(null, 200, headers);
      const ending = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : '';
      return c.body(Readable.toWeb(createReadStream(file.path + ending)) as ReadableStream, 200, headers);
    },
  };
}
