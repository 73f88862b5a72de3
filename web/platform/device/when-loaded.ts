/** Runs `work` this many milliseconds after the page has loaded, or after the call if it is already loaded. */
export function whenLoaded(work: () => void, milliseconds: number): void {
  const wait = () => setTimeout(work, milliseconds);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
