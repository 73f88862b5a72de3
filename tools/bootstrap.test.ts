import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashFiles, isNodeNewEnough, missingPackages } from './bootstrap.mjs';

test('Node 24.11 and 26 run the product, older ones and 25 do not', () => {
  expect(['24.11.0', '24.21.0', '26.0.0', '27.1.0'].filter((version) => !isNodeNewEnough(version))).toEqual([]);
  expect(['18.20.4', '20.20.2', '22.22.0', '24.10.9', '25.2.0'].filter(isNodeNewEnough)).toEqual([]);
});

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };

test('a package is missing when it is absent or installed in another version', () => {
  const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } };
  expect(missingPackages(wanted, { 'node_modules/a': { version: '1.0.0' } }, machine)).toEqual(['node_modules/b']);
  const installed = { 'node_modules/a': { version: '0.9.0' }, 'node_modules/b': { version: '2.0.0' } };
  expect(missingPackages(wanted, installed, machine)).toEqual(['node_modules/a']);
});

test('only the native packages of this machine are missed', () => {
  const wanted = {
    'node_modules/here': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/musl': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/mac': { version: '1.0.0', optional: true, os: ['darwin'] },
    'node_modules/not-here': { version: '1.0.0', optional: true, os: ['!linux'] },
    'node_modules/anywhere': { version: '1.0.0', optional: true },
  };
  expect(missingPackages(wanted, {}, machine)).toEqual(['node_modules/here']);
});

test('the digest of a folder changes with a name or a content, and not with tests or builds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-hash-'));
  writeFileSync(join(folder, 'page.tsx'), 'one');
  const before = hashFiles([folder]);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/page.js'), 'built');
  writeFileSync(join(folder, 'page.test.tsx'), 'test');
  expect(hashFiles([folder])).toBe(before);
  writeFileSync(join(folder, 'page.tsx'), 'two');
  const changed = hashFiles([folder]);
  expect(changed).not.toBe(before);
  writeFileSync(join(folder, 'other.tsx'), '');
  expect(hashFiles([folder])).not.toBe(changed);
});
