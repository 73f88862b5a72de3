import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../tools/browser.ts';

/** A browser with its own profile. Playwright and Lighthouse connect to it in turn. */
export type Chrome = {
  port: number;
  /** Does something in the browser's default context, then disconnects. */
  use<Answer>(work: (context: BrowserContext) => Promise<Answer>): Promise<Answer>;
  stop(): Promise<void>;
};

/** On these signals this process exits, and its browser with it. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const leave = () => process.exit(1);

export async function startChrome(): Promise<Chrome> {
  const program = findBrowser();
  if (!program) throw new Error('There is no Chromium, Chrome or Edge. Set CHROME_PATH.');
  const profile = mkdtempSync(join(tmpdir(), 'lunatale-chrome-'));
  // The window holds every emulated screen: a change outside the window is never painted, and the response to it would
  // seem to last until the next paint.
  const window = '--window-size=1920,1200';
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--lang=en-US', window];
  // Not detached: Linux shares the processor among sessions first, so the processes of this session would get half of
  // it, however low their priority.
  const child = spawn(program, [...browserArgs, ...args, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  // The program may be a script that only starts the browser: killing the script alone would leave the browser running.
  const kill = () => {
    spawnSync('pkill', ['-KILL', '-f', profile]);
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  for (const signal of signals) process.once(signal, leave);
  // `close` fires once none of the browser's helpers holds the pipe open.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (text: Buffer) => {
      output += text;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`The browser ended before it was ready: ${output}`)));
  });
  return {
    port,
    use: async (work) => {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const context = browser.contexts()[0];
      if (!context) throw new Error('The browser has no context.');
      try {
        return await work(context);
      } finally {
        await browser.close();
      }
    },
    stop: async () => {
      // A browser that Lighthouse was connected to does not always exit by itself.
      const impatience = setTimeout(kill, 5000);
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const session = await browser.newBrowserCDPSession();
      // The browser may exit before it answers.
      await session.send('Browser.close').catch(() => {});
      await ended;
      clearTimeout(impatience);
      process.off('exit', kill);
      for (const signal of signals) process.off(signal, leave);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Clears the caches that make a second visit quicker than the first; the sign-in stays. */
export async function forgetVisit(chrome: Chrome, origin: string): Promise<void> {
  await chrome.use(async (context) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'cache_storage,service_workers,indexeddb',
    });
  });
}
