import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { adultConfirmationPath } from '#domain/identity/account.ts';
import { profilePath } from '#domain/identity/api.ts';
import { storiesPath } from '#domain/stories/api.ts';
import { manners, startChatServer } from '#sandbox/dialects/server.ts';
import { startMailServer } from '#sandbox/mail/server.ts';
import { startSandbox } from '#sandbox/start.ts';
import { freePort, signInByMail } from '#server/testing/process.ts';
import { storyParams } from '#server/testing.ts';
import type { Bench } from './figures.ts';

/**
 * How long a self-hosting parent waits for the first kept story: `npm start` in production mode in a folder with only
 * the repository and its packages, a local model and mail server, and no outside account. The target is at most 60
 * seconds. Beside it, the same folder started again.
 */
export const firstStory: Bench = {
  name: 'From an empty folder to the first kept story, in production mode',
  baseline: 'the same folder, started again',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lunatale-first-story-'));
    const writer = await startSandbox({
      vendors: ['deepseek', 'reader'],
      publicUrl: 'http://127.0.0.1',
      pace: 'instant',
    });
    const [chat, mail] = [await startChatServer(manners.ollama, writer.urls), await startMailServer()];
    try {
      unpack(folder);
      const PORT = String(await freePort());
      const url = `http://127.0.0.1:${PORT}`;
      const environment = {
        NODE_ENV: 'production',
        PORT,
        PUBLIC_URL: url,
        DEEPSEEK_BASE_URL: chat.url,
        DEEPSEEK_MODEL: 'a-model',
        SMTP_URL: mail.url,
        MAIL_FROM: 'Lunatale <hello@example.org>',
        LOG_LEVEL: 'error',
      };
      const evening = async (email: string) => {
        const began = performance.now();
        const stop = await start(folder, environment);
        const ready = performance.now() - began;
        await keepStory(url, await signInByMail(url, mail, email));
        const kept = performance.now() - began;
        await stop();
        return { ready, kept };
      };
      const first = await evening('ana@example.org');
      const second = await evening('ben@example.org');
      return [
        { what: 'it answers', unit: 's', ours: first.ready / 1000, baseline: second.ready / 1000 },
        { what: 'a story is kept', unit: 's', ours: first.kept / 1000, baseline: second.kept / 1000 },
      ];
    } finally {
      for (const each of [writer, chat, mail]) await each.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Unpacks the last commit, with the packages that are installed here. */
function unpack(folder: string): void {
  const archive = join(folder, 'all.tar');
  execFileSync('git', ['archive', '--output', archive, 'HEAD']);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  mkdirSync(join(folder, 'runtime'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
}

/** Runs `npm start` until it reports that it is ready; returns a function that stops it. */
async function start(folder: string, environment: Record<string, string>): Promise<() => Promise<void>> {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment };
  const child = spawn(process.execPath, ['tools/start.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text;
      if (/ready at \S+/.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() => reject(new Error(output)));
  });
  return async () => {
    child.kill('SIGTERM');
    await exit;
  };
}

async function keepStory(url: string, token: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  };
  await post(profilePath, {});
  await post(adultConfirmationPath, { confirmed: true });
  const content = await post(generateStoryStreamPath, { storyParams: storyParams() });
  await post(storiesPath, { title: 'The first', content, options: storyParams() });
}
