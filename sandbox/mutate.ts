const strange: unknown[] = [
  null,
  undefined,
  true,
  -1,
  1e300,
  0,
  '',
  'x',
  'a\0b',
  '\ud800',
  'e\u0301'.repeat(5000),
  'x'.repeat(300_000),
  [],
  {},
  [[[[]]]],
  '2026-13-45',
  { id: null },
];

/** A generator of numbers from 0 to below 1; the same seed gives the same numbers. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Spoils one thing somewhere in a valid value: a part is removed, duplicated, reordered or replaced. */
export function spoiltValue(value: unknown, random: () => number): unknown {
  const places = placesIn(value);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const [holder, key] = pick(places) ?? [];
  if (holder === undefined || key === undefined) return pick(strange);
  const parts = holder as Record<string | number, unknown>;
  const way = random();
  if (way < 0.2) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete parts[key];
  } else if (way < 0.3 && Array.isArray(holder)) {
    holder.push(structuredClone(parts[key]));
  } else if (way < 0.4 && Array.isArray(holder)) {
    holder.reverse();
  } else {
    parts[key] = pick(strange);
  }
  return value;
}

function placesIn(value: unknown): [object, string | number][] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key): [object, string | number][] => [
    [value, key],
    ...placesIn((value as Record<string | number, unknown>)[key]),
  ]);
}

/** The same for a response body, JSON or events with JSON: cut, duplicated, reordered or spoilt inside; null = drop. */
export function spoiltBody(body: Buffer, random: () => number): Buffer | string | null {
  const way = random();
  if (way < 0.05) return null;
  if (way < 0.12) return body.subarray(0, Math.floor(random() * body.length));
  if (way < 0.16) return Buffer.concat([body, body]);
  if (way < 0.2) return '\0\ufffd<html>';
  const text = body.toString();
  const events = text.startsWith('data:') || text.includes('\ndata:') ? text.split(/\r?\n\r?\n/) : undefined;
  if (!events) return spoiltText(text, random);
  const at = Math.floor(random() * events.length);
  const event = events[at] ?? '';
  if (way < 0.3) events.splice(at, 1);
  else if (way < 0.4) events.splice(at, 0, event);
  else if (way < 0.45) events.reverse();
  else events[at] = `data: ${spoiltText(event.replace(/^data: ?/, ''), random)}`;
  return events.join('\n\n');
}

/** Delays a response now and then, so that it arrives after the responses to later requests. */
export async function sometimesLate(random: () => number, milliseconds: number): Promise<void> {
  if (random() < 0.03) await new Promise((resolve) => setTimeout(resolve, random() * milliseconds));
}

function spoiltText(text: string, random: () => number): string {
  try {
    return JSON.stringify(spoiltValue(JSON.parse(text), random)) ?? '';
  } catch {
    return text.slice(0, Math.floor(random() * text.length));
  }
}
