import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Flags with which Chromium stays quiet and starts everywhere; as root and in CI it has to run without its sandbox. */
export const browserArgs = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters as wide as a whole browser draws them; without windows they would be wider, and buttons wrap.
  '--font-render-hinting=none',
  ...(process.platform === 'linux' && (process.getuid?.() === 0 || process.env.CI) ? ['--no-sandbox'] : []),
];

/**
 * Returns the path of a browser of the Chromium family: the one named by PLAYWRIGHT_CHROMIUM_PATH, CHROME_PATH or
 * CHROMIUM_PATH, Playwright's download, one in a usual place of the system, or one in PATH.
 */
export function findBrowser(env = process.env): string | undefined {
  const named = env.PLAYWRIGHT_CHROMIUM_PATH || env.CHROME_PATH || env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`There is no browser at ${named}, which the environment names.`);
  if (named) return named;
  return [chromium.executablePath(), ...usualPlaces(env), ...placesInPath(env)].find((path) => existsSync(path));
}

function usualPlaces(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
    return ['', env.HOME ?? ''].flatMap((home) =>
      apps.map((app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (process.platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  }
  return ['/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

function placesInPath(env: NodeJS.ProcessEnv): string[] {
  // The headless shell is first: without windows it needs a fifth less of the machine.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
  ];
  return (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Installs a browser when there is none: Debian's own, as root where there is apt-get, else Playwright's download. */
export function ensureBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing a browser for the journeys ...');
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findBrowser())
        spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env });
  }
  if (!findBrowser()) {
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  }
  return findBrowser();
}
