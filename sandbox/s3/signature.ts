import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Without a region, the store accepts requests for any region. */
export type Account = { accessKeyId: string; secretAccessKey: string; region?: string };
export type SignedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

/** How far a request's time may be in the past or the future, in milliseconds. */
const tolerance = 15 * 60_000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
/** Escapes every byte except unreserved characters as %XX. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Checks the AWS Signature Version 4 in a request's Authorization header: builds the canonical request
 * again and signs it with the account's secret. Returns S3's code for the error, or undefined if the
 * signature is valid.
 */
export function signatureFault(request: SignedRequest, account: Account, now = Date.now()): string | undefined {
  const { headers, body } = request;
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request,\s*SignedHeaders=([a-z0-9;-]+),\s*Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return 'AccessDenied';
  const [, keyId = '', day = '', region = '', names = '', signature = ''] = parts;
  if (keyId !== account.accessKeyId) return 'InvalidAccessKeyId';
  if (account.region !== undefined && region !== account.region) return 'AuthorizationHeaderMalformed';

  const date = String(headers['x-amz-date'] ?? '');
  const time = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)?.slice(1).map(Number);
  if (!time || !date.startsWith(day)) return 'AccessDenied';
  const [year = 0, month = 1, ...rest] = time;
  if (Math.abs(Date.UTC(year, month - 1, ...rest) - now) > tolerance) return 'RequestTimeTooSkewed';

  const payload = String(headers['x-amz-content-sha256'] ?? '');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!needed.every((name) => signed.includes(name))) return 'AccessDenied';

  const scope = `${day}/${region}/s3/aws4_request`;
  const canonical = canonicalRequest(request, signed, payload);
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${account.secretAccessKey}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

function canonicalRequest({ method, path, headers }: SignedRequest, signed: string[], payload: string): string {
  const url = new URL(path, 'http://store');
  const place = url.pathname
    .split('/')
    .map((part) => escaped(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams]
    .map(([name, value]) => [escaped(name), escaped(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  const lines = signed.toSorted().map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  );
  return [method, place, query, lines.join(''), signed.join(';'), payload].join('\n');
}
