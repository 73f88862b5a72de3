import { streamInactivitySeconds } from '#domain/generation/api.ts';
import { publicSettings } from '../../platform/public-settings.ts';
import { InactivityError } from './failure.ts';

/**
 * Rejects `rung` when nothing was heard for 30 seconds, or for `seconds`; every `heard` starts the count again (GEN-11,
 * AMB-034). Call `heard` for story text only: bytes that merely keep a connection open are not text.
 *
 * Seconds are counted while the page is awake: a phone that was locked for a minute has not been silent.
 */
export function silenceAlarm(seconds: () => number = () => streamInactivitySeconds) {
  let silent = 0;
  let ring: (error: Error) => void = () => {};
  const rung = new Promise<never>((_resolve, reject) => {
    ring = reject;
  });
  rung.catch(() => {
    // Callers who wait still get the rejection; when nobody waits, it is no failure of the page.
  });
  const timer = setInterval(() => {
    silent += 1;
    if (silent >= seconds()) ring(new InactivityError());
  }, 1000);
  return {
    rung,
    heard: () => {
      silent = 0;
    },
    off: () => clearInterval(timer),
  };
}

/** Returns how many seconds the writer of this installation may stay silent. */
export function writersPatience(): Promise<number> {
  return publicSettings().then(
    (settings) => settings.patienceSeconds ?? streamInactivitySeconds,
    () => streamInactivitySeconds,
  );
}

/** A slow writer gets 3 times as long before the first word: it reads the wish and plans, which nobody sees. */
export function patienceWith(patience: number, text: string): number {
  return patience > streamInactivitySeconds && text === '' ? 3 * patience : patience;
}
