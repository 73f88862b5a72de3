import type { Page } from '@playwright/test';

type Ear = { heard: string[] };

/**
 * Collects, from the next page load on, what a screen reader says by itself: "focus: NAME" whenever the focus moves, and
 * "live: TEXT" whenever a live region gets a text. Returns what was heard since the last call.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard } satisfies Ear);
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const nameOf = (element: Element): string => {
      const named = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const texts = [...named.map((id) => document.getElementById(id)), ...labels].map((each) =>
        plain(each?.textContent),
      );
      const own = element.matches('main, div, section, form') ? '' : element.textContent;
      return texts.join(' ') || plain(element.getAttribute('aria-label') ?? own);
    };
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) heard.push(`focus: ${nameOf(target) || `nameless ${target.localName}`}`);
    });
    const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
    const isHidden = (element: Element) => element.closest('[aria-hidden=true], [inert]') !== null;
    const say = (text: string | null) => plain(text) !== '' && heard.push(`live: ${plain(text)}`);
    new MutationObserver((changes) => {
      const said = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(live);
        if (region && !isHidden(region)) {
          // A log says what is added to it, and every other region all that it holds.
          if (region.matches('[role=log]')) for (const node of addedNodes) say(node.textContent);
          else if (!said.has(region) && (addedNodes.length > 0 || target.nodeType === Node.TEXT_NODE)) {
            said.add(region);
            say(region.textContent);
          }
          continue;
        }
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const each of [node, ...node.querySelectorAll(live)])
            if (each.matches(live) && !isHidden(each)) say(each.textContent);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  let before = 0;
  return async () => {
    const heard = await page.evaluate(() => (window as unknown as Ear).heard);
    const news = heard.slice(before > heard.length ? 0 : before);
    before = heard.length;
    return news;
  };
}
