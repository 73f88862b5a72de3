import type { ClockElsewhere } from '../../platform/outside-clocks.ts';
import { absent, fails, type Told, works } from './told.ts';

/** Codes and tokens of outside services are valid for only a few minutes. */
export const mostClockSeconds = 60;

/** Compares our clock with others. If one differs while at least half agree, that one is at fault and not ours. */
export function tellClock(clocks: readonly ClockElsewhere[]): Told {
  const off = clocks.filter(({ secondsAhead }) => Math.abs(secondsAhead) > mostClockSeconds);
  const others = clocks.filter(({ sameMachine }) => !sameMachine);
  const [first] = off;
  if (first === undefined) {
    return others.length > 0
      ? works(`It agrees with ${others.map(({ host }) => host).join(', ')}.`)
      : absent(
          'Nobody outside this machine told what time it is.',
          'A time service, such as systemd-timesyncd or chrony.',
        );
  }
  const ways = `${Math.round(Math.abs(first.secondsAhead))} seconds ${first.secondsAhead > 0 ? 'behind' : 'ahead of'}`;
  if (off.length * 2 <= clocks.length) {
    return fails(
      `This machine is ${ways} ${first.host}, and agrees with others.`,
      `Run a time service at ${first.host}.`,
    );
  }
  return fails(
    `This machine is ${ways} ${first.host}.`,
    'Run a time service here, such as systemd-timesyncd or chrony: signing in and payments fail when a clock is minutes off.',
  );
}
