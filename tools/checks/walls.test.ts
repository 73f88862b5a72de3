import { expect, test } from 'vitest';
import { doneTwice, languageChoices, wallViolations } from './walls.ts';

const violationsOf = (path: string, ...lines: string[]) => wallViolations([{ path, text: lines.join('\n') }]);

test('imports to the left, downward and into the own folder pass', () => {
  const text = [
    "import { z } from 'zod';",
    "import { readFile } from 'node:fs/promises';",
    "import type { Context } from '../context.ts';",
    "import { findUser } from '../identity/store.ts';",
    "import { stories } from '#db/schema/stories.ts';",
    "import { storyOptionsSchema } from '#domain/stories/options.ts';",
    "import { listStories } from './store.ts';",
  ];
  expect(violationsOf('server/stories/list-stories.ts', ...text)).toEqual([]);
});

test('a word to the right is forbidden in the domain, the server and the web, also for types', () => {
  for (const layer of ['domain', 'server', 'web']) {
    const [problem] = violationsOf(`${layer}/usage/rule.ts`, '', "import type { G } from '../generation/write.ts';");
    expect(problem).toContain(
      `${layer}/usage/rule.ts:2 imports ${layer}/generation/write.ts: usage comes before generation`,
    );
    expect(problem).toContain('let generation call in, or move what both need to usage');
  }
  expect(violationsOf('server/usage/rule.ts', "import { path } from '#domain/generation/api.ts';")).toHaveLength(1);
});

test.each([
  ['domain/errors.ts', "import { eq } from 'drizzle-orm';", 'the package drizzle-orm'],
  ['domain/stories/text/title.ts', "import { now } from '#server/platform/clock.ts';", 'server/platform/clock.ts'],
  ['storyteller/write.ts', "import { send } from '../sandbox/deepseek/server.ts';", 'sandbox/deepseek/server.ts'],
  ['db/migrate.ts', "import { config } from '#server/config.ts';", 'server/config.ts'],
  ['server/platform/http/errors.ts', "export * from '../../stories/store.ts';", 'server/stories/store.ts'],
  ['server/providers/stripe/client.ts', "import { rows } from '#db/schema/billing.ts';", 'db/schema/billing.ts'],
  ['server/stories/routes.ts', "import { config } from '../config.ts';", 'server/config.ts'],
  ['server/main.ts', "const it = await import('../sandbox/start.ts');", 'sandbox/start.ts'],
  ['web/ui/button.tsx', "import { story } from '#domain/stories/options.ts';", 'domain/stories/options.ts'],
  ['web/stories/page.tsx', "import { Navbar } from '../shell/navbar.tsx';", 'web/shell/navbar.tsx'],
  ['web/routes/router.tsx', "import { secret } from '#server/config.ts';", 'server/config.ts'],
  ['sandbox/google/server.ts', "import { client } from '#server/providers/google/client.ts';", 'google/client.ts'],
  ['journeys/evening.test.ts', "import { save } from '#server/stories/save-story.ts';", 'server/stories/save-story.ts'],
  ['server/stories/store.ts', "import { createTestDatabase } from '#db/testing.ts';", 'for tests only'],
])('%s may not say %s', (path, line, problem) => {
  expect(violationsOf(path, line)).toEqual([expect.stringContaining(problem)]);
});

test('a test may import its own layer, the sandbox and the test database, and no other layer', () => {
  const text = [
    "import { expect } from 'vitest';",
    "import { createApp } from '../app.ts';",
    "import { generate } from '../operations/rollup.ts';",
    "import { startSandbox } from '#sandbox/start.ts';",
    "import { createTestDatabase } from '#db/testing.ts';",
  ];
  expect(violationsOf('server/stories/save-story.test.ts', ...text)).toEqual([]);
  expect(violationsOf('server/stories/save-story.test.ts', "import { App } from '#web/app.tsx';")).toHaveLength(1);
});

test('only the configuration reads the environment', () => {
  const text = '\nconst port = process.env.PORT;';
  const files = ['server/config.ts', 'server/app.test.ts', 'server/app.ts'].map((path) => ({ path, text }));
  expect(doneTwice(files)).toEqual([expect.stringContaining('server/app.ts:2 does process.env by hand')]);
});

test('only the endpoint authenticates, counts and reads', () => {
  const lines = [
    'const member = await requireMember(ctx, c);',
    'const operator = await requireOperator(ctx, c, action);',
    'const body = await readBody(c, schema);',
    "ctx.countCall(c, 'save', member);",
    "ctx.countCall(c, 'everything');",
    'async function requireMember(ctx, c) {}',
  ];
  const files = ['server/identity/callers/endpoint.ts', 'server/stories/routes.ts'].map((path) => ({
    path,
    text: lines.join('\n'),
  }));
  expect(doneTwice(files).map((problem) => problem.split(' ')[0])).toEqual(
    [1, 2, 3, 4].map((line) => `server/stories/routes.ts:${line}`),
  );
});

test('what a language says is looked up, and no code chooses between two', () => {
  const text = [
    "const greeting = language === 'spanish' ? 'Hola' : 'Hello';",
    'const other = greetings[language];',
  ].join('\n');
  const paths = ['web/stories/greeting.tsx', 'web/stories/greeting.test.tsx', 'tools/greeting.ts'];
  expect(languageChoices(paths.map((path) => ({ path, text })))).toEqual([
    expect.stringContaining('web/stories/greeting.tsx:1 chooses between two languages'),
  ]);
});
