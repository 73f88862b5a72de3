/** Lets the browser paint and answer a finger before the work goes on. */
export function breath(): Promise<void> {
  // Not every browser has one yet.
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
