import { type BookFormat, bookFileName, bookTypes } from '#domain/stories/book.ts';
import type { AppContext } from '../../platform/http.ts';

/** Answers with a book as a file that is named after its story. */
export function answerBook(
  c: AppContext,
  format: BookFormat,
  { title, file }: { title: string; file: Buffer },
): Response {
  const name = encodeURIComponent(bookFileName(title, format)).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return c.body(new Uint8Array(file), 200, {
    'content-type': bookTypes[format],
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'cache-control': 'no-store',
  });
}
