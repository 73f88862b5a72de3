// Runs before the first paint: night or day, from the remembered choice, else the system, else the hour.
// web/platform/theme.ts holds the same rule for everything after the first paint.
(() => {
  const choice = /(?:^|; )lunatale-theme=(night|day)/.exec(document.cookie)?.[1];
  const hour = new Date().getHours();
  const night = hour >= 19 || hour < 6 || matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = choice ?? (night ? 'night' : 'day');
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.content = theme === 'night' ? '#12182e' : '#fbf6ea';
  }
})();
