import { Hono } from 'hono';
import { html } from 'hono/html';
import { type PageLanguage, pageFont, pageHeaders } from '../../pages/layout.ts';
import type { Account } from '../account/account.ts';
import { testCardOf } from '../account/cards.ts';
import { findPrice } from '../account/catalogue.ts';
import { payCheckout } from '../account/checkout.ts';
import type { CheckoutSession, Invoice } from '../account/objects.ts';
import { payInvoice } from '../api/api-invoices.ts';
import { cardField, confirmPage, languageOf, money, overPage, priceText, stripePage } from './page-parts.ts';
import { portalPages } from './portal.ts';
import { texts } from './texts.ts';

/** The hosted pages: checkout at /c/pay/:id, an open invoice at /i/:id, the portal at /p/session/:id. */
export function stripePages(account: Account): Hono {
  const { tables } = account.store;
  const app = new Hono();
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
    await next();
  });

  app.get('/c/pay/:id', (c) => {
    const session = tables.sessions[c.req.param('id')];
    const language = languageOf(c, session?.locale);
    if (session?.status !== 'open') return c.body(overPage(language), 410);
    return c.body(checkoutPage(account, session, language));
  });
  app.post('/c/pay/:id', async (c) => {
    const session = tables.sessions[c.req.param('id')];
    const order = session && tables.orders[session.id];
    const language = languageOf(c, session?.locale);
    if (session?.status !== 'open' || !order) return c.body(overPage(language), 410);
    const t = texts[language];
    const form = new URLSearchParams(await c.req.text());
    const again = (error: string) => c.body(checkoutPage(account, session, language, error), 402);
    if (form.get('confirm') === 'no') return again(t.refused);
    const confirmed = form.get('confirm') === 'yes';
    const card = confirmed ? order.confirming : testCardOf(form.get('card') ?? '');
    if (!card) return again(t.notTest);
    session.customer_email ??= session.customer ? null : form.get('email') || null;
    const outcome = payCheckout(account, session, card, confirmed);
    if (outcome === 'declined') return again(t.declined);
    if (outcome === 'confirm') return c.body(confirmPage(language, c.req.path, money(session.amount_total, language)));
    return c.redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
  });

  app.get('/i/:id', (c) => {
    const invoice = tables.invoices[c.req.param('id')];
    const language = languageOf(c);
    return invoice ? c.body(invoicePage(invoice, language)) : c.body(overPage(language), 404);
  });
  app.post('/i/:id', async (c) => {
    const invoice = tables.invoices[c.req.param('id')];
    const language = languageOf(c);
    if (invoice?.status !== 'open') return c.body(overPage(language), 410);
    const t = texts[language];
    const form = new URLSearchParams(await c.req.text());
    if (form.get('confirm') === 'no') return c.body(invoicePage(invoice, language, t.refused), 402);
    const confirmed = form.get('confirm') === 'yes';
    const card = confirmed ? tables.cards[invoice.customer] : testCardOf(form.get('card') ?? '');
    if (!card) return c.body(invoicePage(invoice, language, t.notTest), 402);
    tables.cards[invoice.customer] = card;
    const outcome = payInvoice(account, invoice, confirmed ? 'confirmed' : 'present');
    account.store.changed();
    if (outcome === 'declined') return c.body(invoicePage(invoice, language, t.declined), 402);
    if (outcome === 'paid') return c.redirect(c.req.path, 303);
    return c.body(confirmPage(language, c.req.path, money(invoice.total, language)));
  });

  app.route('/p/session', portalPages(account));
  app.get('/fonts/:name', async (c) => {
    const font = await pageFont(c.req.path);
    return font ? c.body(new Uint8Array(font), 200, { 'content-type': 'font/woff2' }) : c.body(null, 404);
  });
  return app;
}

function checkoutPage(account: Account, session: CheckoutSession, language: PageLanguage, error?: string): string {
  const t = texts[language];
  const { tables } = account.store;
  const order = tables.orders[session.id];
  const price = findPrice(order?.price);
  const email = session.customer ? tables.customers[session.customer]?.email : session.customer_email;
  return stripePage(
    language,
    t.checkout,
    html`<p>${order?.trialDays ? `${t.trial(order.trialDays)} ` : ''}<strong>${price ? priceText(price, language) : ''}</strong></p>
<form method="post" action="/c/pay/${session.id}" novalidate>
<label for="email">${t.email}</label>
<input id="email" name="email" type="email" value="${email ?? ''}"${email ? html` readonly` : ''}>
${cardField(t, error)}
<div class="actions"><button class="primary">${t.subscribe}</button>${
      session.cancel_url ? html`<a href="${session.cancel_url}">${t.back}</a>` : ''
    }</div></form>`,
  );
}

function invoicePage(invoice: Invoice, language: PageLanguage, error?: string): string {
  const t = texts[language];
  const amount = html`<p><strong>${money(invoice.total, language)}</strong> · ${t.statuses[invoice.status]}</p>`;
  const form = html`<form method="post" action="/i/${invoice.id}" novalidate>${cardField(t, error)}
<div class="actions"><button class="primary">${t.pay}</button></div></form>`;
  const open = invoice.status === 'open';
  return stripePage(
    language,
    `${t.invoice} ${invoice.number}`,
    html`${amount}${open ? form : html`<p>${t.paidNote}</p>`}`,
  );
}
