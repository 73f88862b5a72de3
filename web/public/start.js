// Runs on a prerendered page. All of it can be read and every link works without scripts, so they wait until the page
// is painted and the browser is idle, or until the reader interacts with it. On the landing page a new browser
// waits for an interaction alone: one who only looks loads nothing more. A page of which only the frame was rendered
// waits only for its paint and its first answer (`first-answer.js`). Clicks and choices made before the scripts are
// ready are repeated once they are.
(() => {
  /** Whether this browser keeps nothing of ours: nobody is signed in, and nothing was chosen or left to do. */
  const isStranger = () => {
    try {
      return localStorage.length === 0;
    } catch {
      return true;
    }
  };
  const { entry, styles, modules, page } = document.currentScript.dataset;
  const wishes = [];
  let started = false;
  /** Preloads three files at a time: twenty at once block a slow phone for a tenth of a second. */
  const preload = (files) => {
    for (const href of files.splice(0, 3)) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    }
    if (files.length > 0) setTimeout(preload, 0, files);
  };
  const start = () => {
    if (started) return;
    started = true;
    preload(modules.split(' '));
    // The page came with the styles of what it shows; all others are loaded before the entry script.
    const all = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: styles });
    all.onload = all.onerror = () => import(entry);
    document.head.append(all);
  };
  let listening = false;
  const keep = (event) => {
    // The page was laid out under a resting pointer, which did not move.
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    const control = event.target.closest?.('button:not([popovertarget]), select');
    if (control && event.type === (control.tagName === 'SELECT' ? 'change' : 'click')) {
      wishes.push([control, event.type, control.value]);
    }
    start();
  };
  const kinds = ['pointermove', 'pointerdown', 'keydown', 'click', 'change', 'scroll'];
  for (const kind of kinds) addEventListener(kind, keep, { capture: true, passive: true });
  const once = (name, work) => addEventListener(name, work, { once: true });
  once('lunatale:listening', () => {
    listening = true;
    for (const kind of kinds) removeEventListener(kind, keep, { capture: true });
  });
  once('lunatale:ready', () => {
    for (const [control, kind, value] of wishes) {
      if (kind === 'click') control.click();
      else {
        control.value = value;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  });
  /** Resolves at the first contentful paint, or after 1 s, because a page in the background is never painted. */
  const painted = new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(observer.disconnect());
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 1000);
  });
  // With the manifest a browser fetches its largest icon too: both would compete for the first network round trips.
  painted.then(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' });
    setTimeout(() => document.head.append(link), 1000);
  });
  if (page === 'landing' && isStranger()) return;
  const firstAnswer = window.lunataleFirstAnswer;
  if (firstAnswer) return firstAnswer(page, painted, () => listening).then(start);
  const soon = window.requestIdleCallback ?? ((work) => setTimeout(work, 200));
  const whenPainted = () => painted.then(() => soon(start, { timeout: 2000 }));
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
})();
