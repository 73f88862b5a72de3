import { DomainError } from '#domain/errors.ts';
import { errorBody } from './errors.ts';
import type { AppContext } from './http.ts';

/** Answers with all bytes or, if the call asks for one range of them, with that range. */
export function answerBytes(c: AppContext, data: Buffer, said: Record<string, string>): Response {
  const headers = { ...said, 'accept-ranges': 'bytes' };
  const range = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '');
  if (!range || (range[1] === '' && range[2] === '')) return c.body(new Uint8Array(data), 200, headers);
  const last = data.length - 1;
  const [from, to] =
    range[1] === ''
      ? [Math.max(0, data.length - Number(range[2])), last]
      : [Number(range[1]), Math.min(last, Number(range[2] || last))];
  if (from > to) {
    const failure = errorBody(new DomainError('INVALID_REQUEST', 'There is no such range.'), c.get('requestId'));
    return c.json(failure, 416, { 'content-range': `bytes */${data.length}` });
  }
  const part = new Uint8Array(data.subarray(from, to + 1));
  return c.body(part, 206, { ...headers, 'content-range': `bytes ${from}-${to}/${data.length}` });
}
