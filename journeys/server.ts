import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SandboxControl, sandboxControl } from '#sandbox/control.ts';

export type ProductServer = {
  url: string;
  dataDir: string;
  sandbox: SandboxControl;
  output(): string;
  /** Ends the process with SIGTERM; its files stay. */
  end(): Promise<void>;
  /** Ends the process and deletes its files. */
  stop(): Promise<void>;
};

/** All addresses at which browsers reach or have reached products of this worker. */
export const productAddresses = new Set<string>();

/**
 * Starts the product as `npm start` does, on a free port, in a new data folder or an existing one. Stories are written
 * quickly; `environment` adds settings.
 */
export async function startProduct(environment: Record<string, string> = {}, dataDir?: string): Promise<ProductServer> {
  const process = await startProcess(environment, dataDir);
  const { control } = JSON.parse(readFileSync(join(process.dataDir, 'sandbox.json'), 'utf8')) as { control: string };
  return { ...process, sandbox: sandboxControl(control) };
}

/** Starts a product whose providers are played elsewhere. */
export async function startProcess(
  environment: Record<string, string>,
  dataDir = mkdtempSync(join(tmpdir(), 'lunatale-journey-')),
): Promise<Omit<ProductServer, 'sandbox'>> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      SANDBOX_PACE: '1500',
      LOG_LEVEL: 'error',
      // A journey makes in seconds the requests that a family makes in weeks.
      RATE_LIMIT_FACTOR: '100',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text;
      const address = /ready at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready: ${output}`)));
  });
  productAddresses.add(url);
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return {
    url,
    dataDir,
    output: () => output,
    end,
    stop: async () => {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
