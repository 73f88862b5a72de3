// Runs before the first paint. Night or day, from the remembered choice, else the system, else the hour:
// web/platform/theme.ts holds the same rule for everything after it. Whether nobody is signed in, for what is shown to
// visitors alone. And that the styles, which stand in the page, need not be fetched by those who look for their link.
(() => {
  const choice = /(?:^|; )lunatale-theme=(night|day)/.exec(document.cookie)?.[1];
  const hour = new Date().getHours();
  const night = hour >= 19 || hour < 6 || matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = choice ?? (night ? 'night' : 'day');
  document.documentElement.dataset.theme = theme;
  try {
    if (!localStorage.getItem('lunatale-auth')) document.documentElement.dataset.session = 'none';
  } catch {}
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.content = theme === 'night' ? '#12182e' : '#fbf6ea';
  }
  const { styles } = document.currentScript?.dataset ?? {};
  if (styles) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
    link.setAttribute('disabled', '');
    document.head.append(link);
  }
})();
