import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

/** Every variable that `.env.example` explains. */
const names = [...readFileSync(new URL('../.env.example', import.meta.url), 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)];
const problems = (environment: NodeJS.ProcessEnv): string[] => {
  try {
    // Without a secret one would be created in a folder.
    loadConfig({ SANDBOX: 'on', AUTH_SECRET: 'a'.repeat(32), ...environment });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n');
  }
};
const about = (name: string, environment: NodeJS.ProcessEnv) =>
  problems(environment).filter((problem) => problem.startsWith(`${name}: `));

test.for(names.map(([, name]) => name as string))(
  '[P39] %s, set to nonsense, is named with what it expects, what was found and an example that is right',
  (name) => {
    const told = ['no sense', '-7', '1e99', '0.5', 'x'].flatMap((nonsense) =>
      about(name, { [name]: nonsense }).map((problem) => [problem, nonsense] as const),
    );
    for (const [problem, nonsense] of told) {
      if (/is needed beside|is not set|make one with/.test(problem)) continue;
      expect(problem).toMatch(/^[A-Z0-9_]+: expects /);
      expect(problem).toContain(`; found ${/characters;/.test(problem) ? nonsense.length : JSON.stringify(nonsense)}`);
      const example = /; for example ([A-Z0-9_]+)=(.+)$/.exec(problem);
      expect(example?.[1]).toBe(name);
      // The file of the example does not exist.
      if (name === 'OIDC_ICON') continue;
      expect(about(name, { [name]: example?.[2] }).filter((each) => each.includes('expects'))).toEqual([]);
    }
  },
);

test('[P31] no secret is told, and one that is too short is told how to make', () => {
  const [told] = about('AUTH_SECRET', { AUTH_SECRET: 'short and secret' });
  expect(told).toBe(
    'AUTH_SECRET: expects at least 32 characters; found 16 characters; make one with: openssl rand -base64 48',
  );
});

test('[P39] half a Turnstile is told by the half that is missing', () => {
  expect(problems({ TURNSTILE_SITE_KEY: '0x4AAA' })).toEqual([
    'TURNSTILE_SECRET_KEY: is needed beside TURNSTILE_SITE_KEY and is not set; for example TURNSTILE_SECRET_KEY=0x4AAA…',
  ]);
});

test.for([
  [
    'NODE_ENV',
    'live',
    'NODE_ENV: expects development, test, production; found "live"; for example NODE_ENV=development',
  ],
  ['PORT', '-7', 'PORT: expects a number of at least 0; found "-7"; for example PORT=3000'],
  ['PORT', '70000', 'PORT: expects a number of at most 65535; found "70000"; for example PORT=3000'],
  ['PORT', 'x', 'PORT: expects a whole number; found "x"; for example PORT=3000'],
] as const)('[P39] %s=%s is told in our own words, with what there is to choose from', ([name, value, told]) => {
  expect(about(name, { [name]: value })).toEqual([told]);
});
