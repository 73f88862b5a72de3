import { mkdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { Vendor } from '#domain/operations/api.ts';
import { controlListener } from './control-server.ts';
import { deepseekListener } from './deepseek/server.ts';
import { geminiListener } from './gemini/server.ts';
import { googleListener } from './google/server.ts';
import { type Listening, listen } from './listen.ts';
import { instantPace, type Pace, readingPace } from './pace.ts';
import { readerListener } from './reader/server.ts';
import { speechListener } from './speech/server.ts';
import { stripeListener } from './stripe/server.ts';
import { turnstileListener } from './turnstile/server.ts';
import { createWorld, type World } from './world.ts';

const standIns: Record<Vendor, (world: World, url: string) => RequestListener | Promise<RequestListener>> = {
  google: googleListener,
  deepseek: deepseekListener,
  gemini: geminiListener,
  turnstile: turnstileListener,
  stripe: stripeListener,
  reader: readerListener,
  speech: speechListener,
};

export type SandboxOptions = {
  vendors: readonly Vendor[];
  /** The product's public origin. */
  publicUrl: string;
  /** Folder for what must survive a restart, such as signing keys; without one they are new at each start. */
  dataDir?: string | undefined;
  pace?: 'instant' | Pace;
  /** Width of the pictures, in pixels. Default 1024, like the vendor's; smaller if many are drawn that nobody sees. */
  pictureWidth?: number;
  /** The control server's port; the vendors take the ports after it, in the order of `vendors`. 0 = free ports. */
  port?: number;
};

export type RunningSandbox = {
  urls: Partial<Record<Vendor, string>>;
  control: string;
  stop(): Promise<void>;
};

/**
 * Starts stand-ins for the named vendors, each on its own loopback port, and the control server.
 * If one cannot start, it closes all and rejects.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const pace = options.pace === 'instant' ? instantPace : (options.pace ?? readingPace);
  if (options.dataDir !== undefined) await mkdir(options.dataDir, { recursive: true });
  const world = createWorld(options.publicUrl, options.dataDir, { ...pace }, options.pictureWidth);
  const open: Listening[] = [];
  const stop = async () => {
    world.stop();
    await Promise.all(open.splice(0).map((listening) => listening.close()));
  };
  try {
    const port = (place: number) => (options.port ? options.port + place : 0);
    const control = await listen(port(0), () => controlListener(world));
    open.push(control);
    for (const [index, vendor] of options.vendors.entries()) {
      const standIn = standIns[vendor];
      const listening = await listen(port(index + 1), (url) => standIn(world, url));
      open.push(listening);
      world.urls[vendor] = listening.url;
    }
    return { urls: world.urls, control: control.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
