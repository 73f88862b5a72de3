import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from './browser.ts';

test('the browser that the environment names comes first', () => {
  const browser = join(mkdtempSync(join(tmpdir(), 'lunatale-browser-')), 'my-browser');
  writeFileSync(browser, '');
  expect(findBrowser({ CHROME_PATH: browser })).toBe(browser);
});

test('a browser that the environment names and that is not there is an error', () => {
  expect(() => findBrowser({ CHROME_PATH: join(tmpdir(), 'no-such-browser') })).toThrow('no-such-browser');
});
