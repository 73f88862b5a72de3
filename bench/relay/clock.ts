/** Milliseconds on the machine's one steady clock, the same in every process. */
export function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
