import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../listen.ts';
import { guarded } from '../receive.ts';
import { type Account, signatureFault } from './signature.ts';

type StoredObject = { body: Buffer; type: string };

/** How requests can be made to fail: with an error code and its status, by a reset, or without any answer. */
export type S3Fault = 'SlowDown' | 'InternalError' | 'AccessDenied' | 'reset' | 'silence';
const statusOf: Record<string, number> = { SlowDown: 503, InternalError: 500, NoSuchKey: 404, NoSuchBucket: 404 };

export type S3StandIn = Account & {
  /** The bucket's address, as configured in a client. */
  endpoint: string;
  region: string;
  /** Everything in the bucket, by key. */
  objects: Map<string, StoredObject>;
  /** All requests in order, such as "PUT stories/a.png". */
  requests: string[];
  /** The next `times` requests with this method fail. */
  fail(method: string, fault: S3Fault, times: number): void;
  /** Ends all faults. */
  repair(): void;
  stop(): Promise<void>;
};

/**
 * How stores differ in deleting many objects at once: like S3; not supported; without listing what was deleted; or
 * refusing lists with a key that does not exist.
 */
export type S3Dialect = 's3' | 'no-list' | 'silent' | 'refuses';

/**
 * One bucket of an S3-compatible store, kept in memory: objects with their types, listing in pages
 * (ListObjectsV2), deletion one by one and up to a thousand at once. Every request must be signed
 * with AWS Signature Version 4. `pageSize` is the maximum of keys per listing.
 */
export async function startS3({
  bucket = 'pictures',
  pageSize = 1000,
  dialect = 's3' as S3Dialect,
} = {}): Promise<S3StandIn> {
  const account = { accessKeyId: 'lunatale-sandbox', secretAccessKey: 'sandbox/secret+with=signs' };
  const region = 'eu-central-1';
  const objects: S3StandIn['objects'] = new Map();
  const requests: string[] = [];
  const faults: { method: string; fault: S3Fault; times: number }[] = [];

  const listening = await listen(0, () =>
    guarded('s3', async (request, response) => {
      const { method = '', url: path = '/' } = request;
      const body = await buffer(request);
      const url = new URL(path, 'http://store');
      const [, named, ...rest] = url.pathname.split('/').map(decodeURIComponent);
      const key = rest.join('/');
      requests.push(`${method} ${key || url.search}`);

      const order = faults.find((each) => each.method === method && each.times > 0);
      if (order) {
        order.times -= 1;
        if (order.fault === 'silence') return;
        if (order.fault === 'reset') return void request.socket.destroy();
        return refuse(response, order.fault);
      }
      const fault = signatureFault({ method, path, headers: request.headers, body }, { ...account, region });
      if (fault) return refuse(response, fault);
      if (named !== bucket) return refuse(response, 'NoSuchBucket');
      if (key !== '') return answerObject(request, response, objects, key, body);
      if (method === 'HEAD') return void response.writeHead(200).end();
      if (method === 'GET' && url.searchParams.get('list-type') === '2')
        return sendXml(response, 200, listing(objects, url.searchParams, pageSize));
      if (method === 'POST' && url.searchParams.has('delete') && dialect !== 'no-list')
        return deleteMany(request, response, objects, body, dialect);
      return refuse(response, 'NotImplemented');
    }),
  );
  return {
    ...account,
    endpoint: `${listening.url}/${bucket}`,
    region,
    objects,
    requests,
    fail: (method, fault, times) => void faults.push({ method, fault, times }),
    repair: () => void faults.splice(0),
    stop: () => listening.close(),
  };
}

function answerObject(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  objects: S3StandIn['objects'],
  key: string,
  body: Buffer,
): void {
  if (method === 'PUT') {
    objects.set(key, { body, type: headers['content-type'] ?? 'binary/octet-stream' });
    return void response.writeHead(200, { etag: etagOf(body) }).end();
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  const found = objects.get(key);
  if (!found) return void refuse(response, 'NoSuchKey');
  response.writeHead(200, {
    'content-type': found.type,
    'content-length': found.body.length,
    etag: etagOf(found.body),
  });
  response.end(method === 'HEAD' ? undefined : found.body);
}

/** A page of ListObjectsV2; the continuation token is the last key of the previous page. */
function listing(objects: S3StandIn['objects'], asked: URLSearchParams, pageSize: number): string {
  const prefix = asked.get('prefix') ?? '';
  const after = asked.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, Math.min(pageSize, Number(asked.get('max-keys') ?? 1000)));
  const more = page.length < keys.length;
  const contents = page.map((key) => {
    const { body } = objects.get(key) ?? { body: Buffer.alloc(0) };
    return `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><ETag>${etagOf(body)}</ETag><Size>${body.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

/** Deletes up to a thousand objects at once. Like S3, it requires a checksum of the list. */
function deleteMany(
  { headers }: IncomingMessage,
  response: ServerResponse,
  objects: S3StandIn['objects'],
  body: Buffer,
  dialect: S3Dialect,
): void {
  const checksum = headers['x-amz-checksum-sha256'];
  if (checksum === undefined && headers['content-md5'] === undefined) return void refuse(response, 'InvalidRequest');
  if (checksum !== undefined && checksum !== createHash('sha256').update(body).digest('base64'))
    return void refuse(response, 'BadDigest');
  const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  if (keys.length > 1000) return void refuse(response, 'MalformedXML');
  if (dialect === 'refuses' && !keys.every((key) => objects.has(key))) return void refuse(response, 'NoSuchKey');
  for (const key of keys) objects.delete(key);
  if (dialect === 'silent') return void sendXml(response, 200, '<DeleteResult></DeleteResult>');
  const deleted = keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join('');
  sendXml(response, 200, `<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${deleted}</DeleteResult>`);
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

function refuse(response: ServerResponse, code: string): void {
  const status = statusOf[code] ?? (/^(Invalid[RK]|Bad|Malformed|XAmz|NotImpl)/.test(code) ? 400 : 403);
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}
