/** How long to wait for a blocker to hide the bait (PRICE-09). */
const baitMilliseconds = 100;

/** Whether an element that looks like an advertisement is hidden by the browser (PRICE-09, AMB-073). */
export async function adsAreBlocked(): Promise<boolean> {
  const bait = document.createElement('div');
  bait.className = 'ad ads adsbox ad-banner ad-placement advertisement';
  bait.setAttribute('aria-hidden', 'true');
  bait.style.cssText = 'position:absolute;left:-9999px;top:0;width:10px;height:10px;pointer-events:none';
  document.body.append(bait);
  await new Promise((resolve) => setTimeout(resolve, baitMilliseconds));
  const hidden = !bait.isConnected || bait.offsetHeight === 0 || getComputedStyle(bait).visibility === 'hidden';
  bait.remove();
  return hidden;
}
