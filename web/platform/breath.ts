/** Lets the browser paint and answer a finger before the work goes on. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
