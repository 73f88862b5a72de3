import { expect, test } from 'vitest';
import { errorTableDifferences, missingNames, missingPaths, resolvedAddresses, unwantedWords } from './docs.ts';

const existing = ['domain', 'domain/errors.ts', 'docs/glossary.md', 'docs/decisions', '.env.example'];
const missingIn = (path: string, text: string) => missingPaths([{ path, text }], (it) => existing.includes(it));

test('links and paths between backticks must exist', () => {
  const text =
    'See `domain/errors.ts`, `.env.example`, [glossary](glossary.md), `docs/decisions/<number>.md` and `data/`.';
  expect(missingIn('docs/operating.md', text)).toEqual([]);
  expect(missingIn('README.md', 'Read\n`domain/gone.ts` and [old](docs/old.md) and `gone.json`.')).toEqual([
    'README.md:2 names docs/old.md, which does not exist',
    'README.md:2 names domain/gone.ts, which does not exist',
    'README.md:2 names gone.json, which does not exist',
  ]);
});

test('addresses, commands and routes are no paths', () => {
  expect(
    missingIn('README.md', '`npm start` `/healthz` `GET /api/x` `#domain/x.ts` [site](https://example.com/a)'),
  ).toEqual([]);
});

test('an address of a registry or a path of one machine is found', () => {
  const text = ['npm --registry https://registry.', 'npmjs.org', '\nlog in ', '/home/', 'maria/', 'lunatale'].join('');
  expect(unwantedWords([{ path: 'a.md', text }])).toEqual([
    expect.stringContaining('a.md:1 holds registry'),
    expect.stringContaining('a.md:2 holds /home'),
  ]);
  expect(
    unwantedWords([{ path: 'a.md', text: 'below /var/lib/lunatale, `web/home/page.tsx`, ./work/ and ~/work/' }]),
  ).toEqual([]);
});

test('a lock file with addresses is found', () => {
  expect(resolvedAddresses([{ path: 'package-lock.json', text: '{ "resolved": "https://…" }' }])).toHaveLength(1);
  expect(resolvedAddresses([{ path: 'package-lock.json', text: '{ "integrity": "…" }' }])).toEqual([]);
});

test('the table of errors has each code with its status, and no other', () => {
  const rows = [
    '| Code | Status | Meaning |',
    '| `TIMEOUT` | 504 | slow |',
    '| `INTERNAL` | 400 | ours |',
    '| `GONE` | 410 | old |',
  ];
  const statuses = new Map(Object.entries({ TIMEOUT: 504, INTERNAL: 500, FORBIDDEN: 403 }));
  expect(errorTableDifferences(statuses, { path: 'docs/errors.md', text: rows.join('\n') })).toEqual([
    'docs/errors.md has 400 for INTERNAL; the server has 500',
    'docs/errors.md has no row for FORBIDDEN; the server has 403',
    'docs/errors.md has 410 for GONE; the server has no such code',
  ]);
});

test('a name that a document looks for must stand in its file', () => {
  const text =
    '1. `domain/errors.ts`: `errorCodes` lists them.\n2. `domain/errors.ts`: `errorCode`, `domain/gone.ts`: `x`';
  const read = (path: string) => (path === 'domain/errors.ts' ? 'export const errorCodes = [];' : undefined);
  expect(missingNames([{ path: 'docs/a.md', text }], read)).toEqual([
    'docs/a.md:2 looks for errorCode in domain/errors.ts, which does not hold it',
    'docs/a.md:2 looks for x in domain/gone.ts, which does not hold it',
  ]);
});
