/** Yields, so that the browser can paint and handle input before the work goes on. */
export function breath(): Promise<void> {
  // Not every browser has `scheduler.yield` yet.
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
