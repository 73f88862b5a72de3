import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSignInLinkPath, signInLinkPath } from '#domain/identity/account.ts';
import type { MailServer } from '#sandbox/mail/server.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Where Node keeps compiled code for the next start, since every start loads the same code. */
const compiled = process.env.NODE_COMPILE_CACHE ?? mkdtempSync(join(tmpdir(), 'lunatale-compiled-'));
process.once('exit', () => {
  if (!process.env.NODE_COMPILE_CACHE) rmSync(compiled, { recursive: true, force: true });
});

export type ServerProcess = {
  child: ChildProcess;
  /** Everything that it has printed. */
  output: () => string;
  exit: Promise<number | null>;
  /** The address at which it says it is ready; rejects with its output if it ends before. */
  ready: Promise<string>;
};

/** Runs servers as processes, with only PATH and the named variables of our environment, and their folders. */
export function createServerProcesses() {
  const folders: string[] = [];
  const running: ServerProcess[] = [];
  return {
    newFolder(): string {
      const folder = mkdtempSync(join(tmpdir(), 'lunatale-process-'));
      folders.push(folder);
      return folder;
    },
    run(environment: Record<string, string>): ServerProcess {
      const child = spawn(process.execPath, [main], {
        // Its own .env, or none.
        cwd: folders.find((folder) => folder === environment.DATA_DIR) ?? tmpdir(),
        env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compiled, PORT: '0', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
      const ready = new Promise<string>((resolve, reject) => {
        const read = (text: Buffer) => {
          output += text;
          const address = /ready at (\S+)/.exec(output)?.[1];
          if (address) resolve(address);
        };
        child.stdout?.on('data', read);
        child.stderr?.on('data', read);
        void exit.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
      });
      ready.catch(() => {});
      const server = { child, output: () => output, exit, ready };
      running.push(server);
      return server;
    },
    /** Ends the servers, and removes the folders. */
    async stop(): Promise<void> {
      for (const { child, exit } of running.splice(0)) {
        if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
        await exit;
      }
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns a port on which nothing listens now, for a server whose address others have to know before it starts: below
 * those that systems hand out by themselves.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}

/** Signs in at `url` by the link that comes to `mail`; returns the access token. */
export async function signInByMail(url: string, mail: MailServer, email: string): Promise<string> {
  const before = mail.mails.length;
  const post = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const asked = await post(signInLinkPath, { email });
  const cookie = asked.headers.getSetCookie()[0]?.split(';')[0];
  for (let waited = 0; mail.mails.length === before; waited += 1) {
    if (waited > 400) throw new Error(`no mail came for ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const token = new URLSearchParams(/#(\S+)/.exec(mail.mails.at(-1)?.text ?? '')?.[1]).get('token');
  const answer = await post(openSignInLinkPath, { token }, cookie);
  return ((await answer.json()) as { access_token: string }).access_token;
}
