import type { AppContext } from '../../platform/http/http.ts';

/** Answers with a file to download under this name, which may hold any letters; no cache keeps it. */
export function answerFile(c: AppContext, name: string, type: string, file: Buffer): Response {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return c.body(new Uint8Array(file), 200, {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encoded}`,
    'cache-control': 'no-store',
  });
}
