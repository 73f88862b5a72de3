import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirectPath } from './redirect.ts';

const origin = 'https://lunatale.example';

/** Prefixes that some browser or proxy takes for another host; combined with every host and every ending. */
const beginnings = [
  ...[
    '//',
    '///',
    '////',
    '/\\',
    '\\/',
    '\\\\',
    '/\\/',
    '\\',
    '/./\\',
    '/.//',
    '/..//',
    '/%2e//',
    '/a/..//',
    '/./..//',
  ],
  ...[
    'https://',
    'https:/',
    'https:',
    'http://',
    'HTTPS://',
    'ftp://',
    ' https://',
    '\thttps://',
    'https:\\\\',
    '//\\',
  ],
  ...[
    '/\t/',
    '/\n/',
    '/\r/',
    '\t//',
    '\n//',
    ' //',
    '\u0000//',
    '/\u0000/',
    '/\u0085/',
    '/\u2028/',
    '/\u2029/',
    '/\u007f/',
  ],
  ...[
    'javascript:',
    'JaVaScRiPt:',
    'data:text/html,',
    'vbscript:',
    'blob:https://',
    'file:///',
    'mailto:',
    '@',
    ':@',
    '.',
  ],
  ...[
    'lunatale.example@',
    '//lunatale.example@',
    '//lunatale.example.',
    '//lunatale.example:',
    '//user:word@',
    '//[::1]@',
  ],
];
const hosts = [
  'evil.example',
  'evil.example:443',
  'EVIL.example',
  'xn--evil-example',
  '127.0.0.1',
  '[::1]',
  '%65vil.example',
];
const endings = ['', '/', '/create', '?a=/create', '#/create'];
const hostile = beginnings.flatMap((start) => hosts.flatMap((host) => endings.map((end) => start + host + end)));

/** Whether a browser on our page would leave our origin. */
const leaves = (path: string) => new URL(path, `${origin}/signin`).origin !== origin;

describe('a return address', () => {
  test('[P01] [CALLBACK-05] of more than a thousand hostile ones none leaves the site', () => {
    expect(hostile.length).toBeGreaterThan(1000);
    const accepted = hostile.map((target) => safeRedirectPath(target, origin)).filter((path) => path !== undefined);
    expect(accepted.filter((path) => leaves(path) || !/^\/(?![/\\])/.test(path))).toEqual([]);
    // Of the hostile ones, only those are accepted that every browser takes for a path of ours.
    expect(accepted.filter((path) => /^\/*(evil|127|%65vil)/i.test(path))).toEqual([]);
  });

  test('[P01] whatever is accepted stays here, is a path, and is accepted again unchanged', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      'a',
      'evil.example',
      '\t',
      ' ',
    );
    const made = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.webUrl({ withQueryParameters: true }),
    );
    fc.assert(
      fc.property(made, (target) => {
        const path = safeRedirectPath(target, origin);
        if (path === undefined) return;
        expect(leaves(path)).toBe(false);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safeRedirectPath(path, origin)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });

  test.each(['/', '/create', '/my-stories?sort=title', '/pricing#faq', '/story/text?id=a%2Fb#x', '/cuentos/niño'])(
    '[P01] [CALLBACK-04] %s is followed with its query and its hash',
    (target) => {
      const path = safeRedirectPath(target, origin);
      expect(path).toBe(new URL(target, origin).href.slice(origin.length));
    },
  );

  test.each([undefined, null, 7, {}, [], '', 'create', `/${'a'.repeat(2048)}`])('[P01] %j is none', (target) => {
    expect(safeRedirectPath(target, origin)).toBeUndefined();
  });
});
