import type { Vendor } from '#domain/operations/api.ts';
import { CallLog } from './calls.ts';
import { FaultBoard } from './faults.ts';
import type { Pace } from './pace.ts';
import { Scripts } from './scripts.ts';

/** What all stand-ins share. */
export type World = {
  /** The product's public origin, for return addresses. */
  publicUrl: string;
  /** Folder for what must survive a restart; without one, nothing does. */
  dataDir: string | undefined;
  faults: FaultBoard;
  calls: CallLog;
  scripts: Scripts;
  pace: Pace;
  /** Width of every picture, in pixels. */
  pictureWidth: number;
  /** Addresses of the stand-ins that have started. */
  urls: Partial<Record<Vendor, string>>;
  /** Called when the sandbox stops. */
  onStop(action: () => void): void;
  stop(): void;
};

export function createWorld(publicUrl: string, dataDir: string | undefined, pace: Pace, pictureWidth = 1024): World {
  const actions: (() => void)[] = [];
  return {
    publicUrl,
    dataDir,
    faults: new FaultBoard(),
    calls: new CallLog(),
    scripts: new Scripts(),
    urls: {},
    pace,
    pictureWidth,
    onStop: (action) => void actions.push(action),
    stop: () => {
      for (const action of actions) action();
    },
  };
}
