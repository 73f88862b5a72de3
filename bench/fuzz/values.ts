import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '#server/platform/openapi/document.ts';

/** Strings that are known to break programs. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '\u202egnp.exe',
  '\u0001\u0007\u001b[31m',
  '🦊'.repeat(200),
  'e\u0301'.repeat(300),
  'ﷺ'.repeat(100),
  'x'.repeat(70_000),
  "'; drop table stories; --",
  '%00%ff%fe',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '$&$1<%= 7*7 %>',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'null',
  '-0',
  '1e999',
  '9'.repeat(400),
  '0x10',
  '٣',
  '2026-02-31T25:61:61Z',
  'http://127.0.0.1:1/\\@evil',
  '//evil.example',
  'a@b',
];

const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);

const odd: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    5e-324,
    [],
    {},
    [[]],
    [null],
  ),
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 20, max: 3000 }).map(nested),
);

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Fields that callers may not set (P10), and names that every object has. */
const smuggled = fc.constantFrom(
  'user_id',
  'userId',
  'id',
  'role',
  'status',
  'has_ever_paid',
  'free_no_image_stories_limit',
  'amount',
  '__proto__',
  'constructor',
  'prototype',
  'toJSON',
);

/** Generates a value that the schema allows. */
export function validFor(schema: JsonSchema): Arbitrary<unknown> {
  const {
    type,
    enum: values,
    anyOf,
    properties,
    required = [],
    items,
    pattern,
  } = schema as {
    type?: string;
    enum?: unknown[];
    anyOf?: JsonSchema[];
    properties?: Record<string, JsonSchema>;
    required?: string[];
    items?: JsonSchema;
    pattern?: string;
  };
  const { minLength = 0, maxLength = 200, minItems = 0, maxItems = 5 } = schema as Record<string, number | undefined>;
  if ('const' in schema) return fc.constant(schema.const);
  if (values) return fc.constantFrom(...values);
  if (anyOf) return fc.oneof(...anyOf.map(validFor));
  if (schema.format === 'uuid') return fc.uuid({ version: 4 });
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  switch (type) {
    case 'object': {
      const fields = Object.entries(properties ?? {}).map(([name, each]) => [name, validFor(each)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
    }
    case 'array':
      return fc.array(validFor(items ?? {}), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });
    case 'string': {
      const longest = Math.min(maxLength, Math.max(minLength, 40));
      return fc.oneof(
        fc.string({ unit: fc.constantFrom(...'abcñé rxyz'), minLength, maxLength: longest }),
        fc.string({ unit: 'grapheme-composite', minLength, maxLength: Math.max(minLength, longest >> 1) }),
      );
    }
    case 'integer':
    case 'number':
      return fc.integer({ min: Number(schema.minimum ?? 0), max: Math.min(Number(schema.maximum ?? 1000), 100_000) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Generates a nearly valid value: one place of it is wrong or missing, or it has an extra field. */
export function nearlyFor(schema: JsonSchema): Arbitrary<unknown> {
  return fc
    .tuple(validFor(schema), odd, smuggled, fc.nat(), fc.constantFrom('spoil', 'drop', 'add'))
    .map(([value, wrong, name, place, how]) => {
      if (typeof value !== 'object' || value === null) return wrong;
      const copy = structuredClone(value) as Record<string, unknown>;
      // A list has no names, so that it gets one more entry.
      if (how === 'add' && Array.isArray(value)) return [...value, wrong];
      if (how === 'add')
        return JSON.parse(`{${JSON.stringify(name)}:${json(wrong)},${json(copy).slice(1)}`.replace(/,}$/, '}'));
      spoil(copy, place, how === 'drop' ? undefined : wrong);
      return copy;
    });
}

/** Changes or removes the `place`-th of all nested properties, counted modulo their number. */
function spoil(value: object, place: number, wrong: unknown): void {
  const places: [object, string][] = [];
  const walk = (at: object) => {
    for (const [key, each] of Object.entries(at)) {
      places.push([at, key]);
      if (typeof each === 'object' && each !== null) walk(each);
    }
  };
  walk(value);
  const [at, key] = places[place % Math.max(1, places.length)] ?? [];
  if (!at || key === undefined) return;
  if (wrong === undefined) Reflect.deleteProperty(at, key);
  else Reflect.set(at, key, wrong);
}

/** Generates any JSON value. */
export const anyJson: Arbitrary<unknown> = odd;

/** Generates a text for a query, a path or a header. */
export const anyText: Arbitrary<string> = hostileText;

/** Returns the value as JSON; `null` where JSON.stringify returns undefined. */
export function json(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}
