/** Returns milliseconds of the machine's monotonic clock, which is the same in every process. */
export function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
