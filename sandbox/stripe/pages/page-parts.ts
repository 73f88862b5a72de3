import type { Context } from 'hono';
import { html } from 'hono/html';
import { type PageLanguage, page, pageLanguage } from '../../pages/layout.ts';
import { type TestCard, testCards } from '../account/cards.ts';
import type { Price } from '../account/catalogue.ts';
import { type Texts, texts } from './texts.ts';

/** The language in which the session was opened, else the browser's. */
export function languageOf(c: Context, locale?: string | null): PageLanguage {
  return pageLanguage(locale && locale !== 'auto' ? locale : undefined, c.req.header('accept-language'));
}

const locales: Record<PageLanguage, string> = { en: 'en-US', es: 'es-MX' };

export function money(cents: number, language: PageLanguage): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'USD' }).format(cents / 100);
}

export function day(seconds: number, language: PageLanguage): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000));
}

export function priceText(price: Price, language: PageLanguage): string {
  const t = texts[language];
  return `${money(price.unit_amount, language)} ${price.recurring.interval === 'year' ? t.perYear : t.perMonth}`;
}

/** The only field of the card form, filled with a number that pays, and the list of test numbers. */
export function cardField(t: Texts, error?: string) {
  const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
  const rows = (Object.keys(testCards) as TestCard[]).map(
    (card) => html`<dt><code>${spaced(testCards[card])}</code></dt><dd>${t.cards[card]}</dd>`,
  );
  return html`<label for="card">${t.cardNumber}</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" value="${spaced(testCards.paid)}"${
    error === undefined ? '' : html` aria-invalid="true" aria-describedby="wrong" autofocus`
  }>
${error === undefined ? '' : html`<p class="error" id="wrong" role="alert">${error}</p>`}
<details><summary>${t.cardHelp}</summary><dl class="cards">${rows}</dl></details>`;
}

export function stripePage(language: PageLanguage, title: string, body: unknown): string {
  const t = texts[language];
  return page(
    language,
    title,
    t.mark,
    html`<h1>${title}</h1>${body}<p class="soft" style="margin:20px 0 0;font-size:14px">${t.note}</p>`,
  );
}

export function overPage(language: PageLanguage): string {
  const t = texts[language];
  return stripePage(language, t.over, html`<p>${t.overNote}</p>`);
}

/** The bank's confirmation page. It posts `confirm=yes` or `confirm=no` to `action`. */
export function confirmPage(language: PageLanguage, action: string, amount: string): string {
  const t = texts[language];
  return stripePage(
    language,
    t.confirmTitle,
    html`<p>${t.confirmNote}</p><p><strong>${amount}</strong></p>
<form method="post" action="${action}"><div class="actions"><button class="primary" name="confirm" value="yes">${t.confirm}</button>
<button class="quiet" name="confirm" value="no">${t.refuse}</button></div></form>`,
  );
}
