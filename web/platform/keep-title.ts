/**
 * Keeps the title of the page that is left until the next one, which may still be loading, has its own. Without it the
 * browser would name the tab for a moment after the page that the server sent: React puts the titles of pages before
 * that one, or takes it over.
 */
export function keepTitle(): void {
  const { head } = document;
  const sent = head.querySelector('title');
  const kept = head.appendChild(document.createElement('title'));
  const keep = () => {
    const shown = head.querySelector('title');
    if (shown !== sent) sent?.remove();
    if (shown && kept.textContent !== shown.textContent) kept.textContent = shown.textContent;
  };
  keep();
  new MutationObserver(keep).observe(head, { childList: true, subtree: true, characterData: true });
}
