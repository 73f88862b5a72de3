import fc, { type Arbitrary } from 'fast-check';
import type { Operation, Parameter } from '#server/platform/openapi/document.ts';
import { anyJson, anyText, json, nearlyFor, validFor } from './values.ts';

/** One request, as it is sent. */
export type Call = {
  method: string;
  template: string;
  target: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

/** Existing ids and tokens for a path's placeholder, to be tried besides nonsense. */
export type Known = (template: string, name: string) => string[];

const weird: [string, string[]][] = [
  ['content-type', ['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-16', '']],
  ['content-encoding', ['gzip', 'br', 'identity']],
  ['accept', ['text/html', 'image/*', '*/*;q=0', '']],
  ['accept-encoding', ['br;q=0', 'gzip, gzip', 'zstd']],
  ['authorization', ['Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic Og==', 'bearer eyJhbGciOiJub25lIn0.e30.']],
  ['cookie', ['lunatale-signin=x', 'lunatale-language=%E0%A4%A', '=;=;', 'a'.repeat(4000)]],
  ['range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=99999999-', 'lines=1-2']],
  ['x-forwarded-for', ['1.2.3.4, ::1', ',,,', 'unknown', '<script>']],
  ['x-http-method-override', ['DELETE']],
  ['if-none-match', ['*', '"x"', 'W/"']],
  ['user-agent', ['', 'é'.repeat(500)]],
  ['origin', ['https://evil.example', 'null']],
  ['stripe-signature', ['t=1,v1=00', 't=,v1=', 'x'.repeat(3000)]],
  ['expect', ['something']],
];
const header = fc
  .constantFrom(...weird)
  .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value]));

const brokenBodies = [
  Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
  Buffer.from('{"a":"\xc3("}', 'latin1'),
  Buffer.from('{"a":'),
  Buffer.from('{"a":1}{'),
  Buffer.from(''),
  Buffer.from('\ufeff{}'),
  Buffer.from('"\\ud800"'),
  Buffer.from('1e999'),
  Buffer.from('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"role":"admin"}}}'),
  Buffer.from('['.repeat(100_000)),
  Buffer.from(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
  Buffer.from('a=1&b=2'),
  Buffer.alloc(600 * 1024, 0x20),
  Buffer.from(`{"email":"${'x'.repeat(550_000)}"}`),
];

/** Generates calls of one operation: valid, nearly valid and hostile ones. */
export function callsOf(template: string, method: string, operation: Operation, known: Known): Arbitrary<Call> {
  const { parameters, requestBody } = operation;
  const path = parameters.filter((each) => each.in === 'path');
  const query = parameters.filter((each) => each.in === 'query');
  const schema = requestBody?.content['application/json']?.schema;
  const body: Arbitrary<Buffer | undefined> = schema
    ? fc.oneof(
        { weight: 4, arbitrary: validFor(schema).map(bytes) },
        { weight: 4, arbitrary: nearlyFor(schema).map(bytes) },
        { weight: 1, arbitrary: anyJson.map(bytes) },
        { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
      )
    : fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.constantFrom(...brokenBodies));
  const headers = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(header, { maxLength: 3 }) },
  );
  const verb =
    method === 'get' ? fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD') : fc.constant(method.toUpperCase());
  return fc
    .tuple(fc.tuple(...path.map((each) => pathValue(template, each, known))), queryOf(query), body, headers, verb)
    .map(([values, search, sent, extra, named]) => {
      let place = 0;
      const target = template.replace(/\{\w+\}/g, () => values[place++] ?? '') + search;
      const hasBody = named === 'GET' || named === 'HEAD' ? undefined : sent;
      const type = hasBody ? { 'content-type': 'application/json' } : {};
      return { method: named, template, target, headers: { ...type, ...Object.fromEntries(extra) }, body: hasBody };
    });
}

const bytes = (value: unknown) => Buffer.from(json(value));

function pathValue(template: string, { name, schema }: Parameter, known: Known): Arbitrary<string> {
  const real = known(template, name);
  return fc.oneof(
    ...(real.length > 0 ? [{ weight: 5, arbitrary: fc.constantFrom(...real) }] : []),
    { weight: 2, arbitrary: (schema.pattern ? validFor(schema) : fc.uuid()).map(String) },
    { weight: 2, arbitrary: anyText.map(encoded) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '..%2f..%2fx', '%2e%2e', "';--", ':id', '*'),
    },
  );
}

function queryOf(parameters: Parameter[]): Arbitrary<string> {
  const pairs = parameters.map(({ name, schema, required }) =>
    fc
      .oneof(
        { weight: 5, arbitrary: validFor(schema).map(String) },
        { weight: 3, arbitrary: anyText },
        ...(required ? [] : [{ weight: 4, arbitrary: fc.constant(undefined) }]),
      )
      .map((value) => (value === undefined ? [] : [`${name}=${encoded(value)}`])),
  );
  const junk = fc.constantFrom(
    [],
    [],
    [],
    ['a[b]=1'],
    ['__proto__[x]=1'],
    ['=%'],
    ['x=%FF%FE'],
    ['%00=1'],
    ['from=1', 'from=2'],
  );
  return fc.tuple(junk, ...pairs).map((all) => {
    const text = all.flat().join('&');
    return text ? `?${text}` : '';
  });
}

/** Percent-encodes at most 3,000 characters; a text that no encoder takes (half a surrogate pair) becomes %ED%A0%80. */
function encoded(text: string): string {
  const short = text.slice(0, 3000);
  return short.isWellFormed() ? encodeURIComponent(short) : '%ED%A0%80';
}
