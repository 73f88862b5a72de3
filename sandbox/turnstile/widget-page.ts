import { html, raw } from 'hono/html';
import type { PageLanguage } from '../pages/layout.ts';

const texts = {
  en: {
    label: 'I am a person',
    mark: 'Demo check',
    ask: 'Tick the box to go on.',
    checking: 'Checking…',
    passed: 'Checked',
    failed: 'The check did not work.',
    expired: 'The check has expired.',
  },
  es: {
    label: 'Soy una persona',
    mark: 'Verificación de demostración',
    ask: 'Marca la casilla para seguir.',
    checking: 'Verificando…',
    passed: 'Verificado',
    failed: 'La verificación no funcionó.',
    expired: 'La verificación venció.',
  },
} as const;

const day = '--paper:#fffdf7;--ink:#23263a;--soft:#5a5d73;--edge:#8189ad;--lamp:#a85a10';
const night = '--paper:#1b2340;--ink:#f6efdf;--soft:#b9bdd3;--edge:#8189ad;--lamp:#ffc56b';

/** The page inside the widget's frame. */
export function widgetPage(language: PageLanguage, theme: string | undefined): string {
  const t = texts[language];
  const { label, mark, ...statuses } = t;
  const tokens =
    theme === 'dark' ? night : theme === 'light' ? day : `${day}}@media (prefers-color-scheme:dark){:root{${night}}`;
  return String(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${mark}</title>
<style>:root{${raw(tokens)}}
*{box-sizing:border-box}
body{margin:0}
main{height:100vh;display:flex;flex-wrap:wrap;align-items:center;gap:2px 12px;padding:6px 14px;background:var(--paper);color:var(--ink);border:1px solid var(--edge);border-radius:12px;font:15px/1.25 system-ui,sans-serif;overflow:hidden}
label{display:flex;align-items:center;gap:10px;min-height:28px;font-weight:600;cursor:pointer}
input{width:24px;height:24px;margin:0;accent-color:var(--lamp)}
p{margin:0;font-size:13px;color:var(--soft)}
.mark{margin-left:auto;color:var(--lamp);font-weight:600}
[role=status]{flex-basis:100%}
:focus-visible{outline:3px solid var(--lamp);outline-offset:2px}
</style></head>
<body data-texts="${JSON.stringify(statuses)}"><main>
<label><input type="checkbox"> ${label}</label><p class="mark">${mark}</p><p role="status"></p></main>
<script src="/turnstile/v0/widget.js"></script>
</body></html>`);
}
