import { html } from 'hono/html';
import { type PageLanguage, page } from '../pages/layout.ts';
import { people, subjectOf } from './people.ts';
import { texts } from './texts.ts';

/** The account chooser: a list of people, and a field for anybody else. Works without JavaScript. */
export function accountPage(language: PageLanguage, action: string, refused?: string): string {
  const t = texts[language];
  const list = people.map(
    ({ email, name, role }) => html`<li><button class="person" name="account" value="${email}">
<img src="/avatar/${subjectOf(email)}.png" alt="" width="40" height="40">
<span><span class="name">${name}</span><span class="soft">${email}</span></span>
${role ? html`<span class="note">${t.roles[role]}</span>` : ''}
</button></li>`,
  );
  return page(
    language,
    t.title,
    t.mark,
    html`<h1>${t.title}</h1>
<p class="soft">${t.toContinue}</p>
<form method="post" action="${action}"><ul class="people">${list}</ul></form>
<h2>${t.another}</h2>
<form method="post" action="${action}" novalidate>
<label for="email">${t.email}</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="email" spellcheck="false" value="${refused ?? ''}"${
      refused === undefined ? '' : html` aria-invalid="true" aria-describedby="wrong" autofocus`
    }>
${refused === undefined ? '' : html`<p class="error" id="wrong" role="alert">${t.wrongEmail}</p>`}
<div class="actions"><button class="primary">${t.submit}${
      t.submitHint ? html` <span class="hidden" lang="en">(${t.submitHint})</span>` : ''
    }</button><a href="${action}/cancel">${t.cancel}</a></div>
</form>
<p class="soft" style="margin:20px 0 0;font-size:14px">${t.note}</p>`,
  );
}

export function brokenPage(language: PageLanguage, detail: string): string {
  const t = texts[language];
  return page(
    language,
    t.broken,
    t.mark,
    html`<h1>${t.broken}</h1><p>${t.brokenNote}</p><p class="soft">${detail}</p>`,
  );
}
