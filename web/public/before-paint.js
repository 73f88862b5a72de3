// Runs before the first paint. Sets night or day: the remembered choice, else night from 19 to 6 o'clock or on a dark
// system (the rule of web/platform/theme.ts). Marks a page without a session, for parts that only visitors see, a reader
// who has chosen how to read, and which language the browser speaks if none was chosen. Adds a disabled link to the
// styles, which stand in the page, so that scripts that look for that link do not fetch them.
(() => {
  const choice = /(?:^|; )lunatale-theme=(night|day)/.exec(document.cookie)?.[1];
  const hour = new Date().getHours();
  const night = hour >= 19 || hour < 6 || matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = choice ?? (night ? 'night' : 'day');
  document.documentElement.dataset.theme = theme;
  try {
    if (!localStorage.getItem('lunatale-auth')) document.documentElement.dataset.session = 'none';
    if (localStorage.getItem('lunatale-reading')) document.documentElement.dataset.reader = 'own';
    if (!localStorage.getItem('lunatale-language'))
      document.documentElement.dataset.speaks = navigator.language.slice(0, 2);
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
