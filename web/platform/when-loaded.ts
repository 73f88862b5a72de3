/** Does something this many milliseconds after the page has loaded, also when it has already. */
export function whenLoaded(work: () => void, milliseconds: number): void {
  const wait = () => setTimeout(work, milliseconds);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
