import { type Vendor, vendors } from '#domain/operations/api.ts';
import { storyLanguages } from '#domain/stories/options.ts';
import { talesOf } from '#storyteller/tale/library.ts';
import { parsePace } from './pace.ts';
import { startSandbox } from './start.ts';

/**
 * The sandbox as a child process of the server. Reads SANDBOX_VENDORS, SANDBOX_PUBLIC_URL,
 * SANDBOX_DATA_DIR, SANDBOX_PORT and SANDBOX_PACE, sends its addresses over the IPC channel once it
 * listens, and exits with its parent.
 */
const named = (process.env.SANDBOX_VENDORS ?? '').split(',').filter((name) => name !== '');
const unknown = named.filter((name) => !(vendors as readonly string[]).includes(name));
if (unknown.length > 0) throw new Error(`SANDBOX_VENDORS names unknown vendors: ${unknown.join(', ')}`);

const sandbox = await startSandbox({
  vendors: named as Vendor[],
  publicUrl: process.env.SANDBOX_PUBLIC_URL || 'http://127.0.0.1:3000',
  dataDir: process.env.SANDBOX_DATA_DIR || undefined,
  port: Number(process.env.SANDBOX_PORT || 0),
  pace: parsePace(process.env.SANDBOX_PACE),
});

// All other tales are still told.
for (const language of storyLanguages) {
  for (const { file, faults } of talesOf(language).broken) {
    console.error(`A tale cannot be read and is left out: ${file}:${faults[0]?.line} ${faults[0]?.fault}`);
  }
}

const leave = () => {
  void sandbox.stop().finally(() => process.exit(0));
};
process.once('SIGTERM', leave);
process.once('SIGINT', () => {
  // Ctrl-C reaches the whole process group; a connected parent decides when we exit.
  if (!process.connected) leave();
});
process.once('disconnect', leave);

const ready = { type: 'ready', urls: sandbox.urls, control: sandbox.control } as const;
if (process.send) process.send(ready);
else console.log(JSON.stringify(ready));
