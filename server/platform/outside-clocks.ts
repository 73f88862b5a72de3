/** How far a clock elsewhere is ahead of ours, within the precision of the network. */
export type ClockElsewhere = { host: string; secondsAhead: number; sameMachine: boolean };

/**
 * Asks each address only for its `Date` header. Services that do not answer in time, or send no date, are left out:
 * other checks tell whether a service works.
 */
export async function askOutsideClocks(
  addresses: readonly string[],
  now: () => Date,
  milliseconds = 5000,
): Promise<ClockElsewhere[]> {
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))];
  const answers = origins.map(async (origin) => {
    const asked = now().getTime();
    const answer = await fetch(origin, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds),
    });
    const said = Date.parse(answer.headers.get('date') ?? '');
    // The answer was written about halfway, and names whole seconds.
    const ours = (asked + now().getTime()) / 2 - 500;
    const { host, hostname } = new URL(origin);
    const sameMachine = /^(?:localhost|127\..*|\[::1\])$/.test(hostname);
    return { host, secondsAhead: (said - ours) / 1000, sameMachine };
  });
  const settled = await Promise.allSettled(answers);
  return settled
    .flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    .filter(({ secondsAhead }) => Number.isFinite(secondsAhead));
}
