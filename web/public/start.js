// On a page that was rendered before: everything on it can be read and every link works without a script, so the
// scripts wait until it is painted and the browser has time, or until somebody reaches for it. The landing page waits
// for a hand alone, unless this browser has been here before: a stranger who only looks loads nothing more. A page of
// which only the frame was rendered waits for its paint and its first answer alone (`first-answer.js`). What was
// pressed or chosen before the scripts had come is done once they have.
(() => {
  /** Whether nothing is kept here: nobody is signed in, and nothing was chosen or left to do. */
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
  /** A few at a time: asking for twenty at once holds a slow phone up for a tenth of a second. */
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
    // The page came with the styles of what it shows; those of everything else are there before that is.
    const all = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: styles });
    all.onload = all.onerror = () => import(entry);
    document.head.append(all);
  };
  let listening = false;
  const keep = (event) => {
    // The page came to lie under a pointer that rests.
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
  /** When the first words are on the screen, which is later than the frame that brings them. Somewhere nobody looks none are. */
  const painted = new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(observer.disconnect());
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 1000);
  });
  // With the manifest a browser fetches its largest icon too, and would share the first rounds of the network with both.
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
