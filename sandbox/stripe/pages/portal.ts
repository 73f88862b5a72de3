import { Hono } from 'hono';
import { html } from 'hono/html';
import type { PageLanguage } from '../../pages/layout.ts';
import type { Account } from '../account/account.ts';
import { type TestCard, testCardOf, testCards } from '../account/cards.ts';
import { findPrice, prices, sandboxStripe } from '../account/catalogue.ts';
import type { PortalSession, Subscription } from '../account/objects.ts';
import { catchUp } from '../account/passing-time.ts';
import { cancelAtPeriodEnd, changePrice, keepGoing, periodEnd } from '../account/subscribing.ts';
import { cardField, day, languageOf, money, overPage, priceText, stripePage } from './page-parts.ts';
import { texts } from './texts.ts';

/** The customer portal: cancel, keep, change the plan, change the card, see the invoices. */
export function portalPages(account: Account): Hono {
  const { tables } = account.store;
  const app = new Hono();

  app.get('/:id', (c) => {
    const session = tables.portals[c.req.param('id')];
    if (!session) return c.body(overPage(languageOf(c)), 404);
    catchUp(account, session.customer);
    return c.body(portalPage(account, session, languageOf(c, session.locale), { saved: c.req.query('saved') === '1' }));
  });

  app.post('/:id', async (c) => {
    const session = tables.portals[c.req.param('id')];
    if (!session) return c.body(overPage(languageOf(c)), 404);
    const language = languageOf(c, session.locale);
    const form = new URLSearchParams(await c.req.text());
    const subscription = current(account, session.customer);
    switch (form.get('do')) {
      case 'cancel':
        if (subscription) cancelAtPeriodEnd(account, subscription);
        break;
      case 'keep':
        if (subscription) keepGoing(account, subscription);
        break;
      case 'change': {
        const price = findPrice(form.get('price') ?? '');
        if (subscription && price) changePrice(account, subscription, price.id, cardOf(account, session.customer));
        break;
      }
      case 'card': {
        const card = testCardOf(form.get('card') ?? '');
        if (!card) return c.body(portalPage(account, session, language, { error: texts[language].notTest }), 402);
        tables.cards[session.customer] = card;
        account.store.changed();
        break;
      }
    }
    return c.redirect(`/p/session/${session.id}?saved=1`, 303);
  });
  return app;
}

function cardOf(account: Account, customer: string): TestCard {
  return account.store.tables.cards[customer] ?? 'paid';
}

/** The newest subscription that has not ended. */
function current(account: Account, customer: string): Subscription | undefined {
  return account.store
    .subscriptionsOf(customer)
    .findLast(({ status }) => status !== 'canceled' && status !== 'incomplete_expired');
}

function portalPage(
  account: Account,
  session: PortalSession,
  language: PageLanguage,
  { saved = false, error }: { saved?: boolean; error?: string },
): string {
  const t = texts[language];
  const subscription = current(account, session.customer);
  const action = `/p/session/${session.id}`;
  const invoices = Object.values(account.store.tables.invoices)
    .filter(({ customer }) => customer === session.customer)
    .reverse();
  return stripePage(
    language,
    t.portal,
    html`${saved ? html`<p role="status">${t.saved}</p>` : ''}
${subscription ? planSection(subscription, action, language) : html`<p>${t.none}</p>`}
<h2>${t.card}</h2><p>•••• ${testCards[cardOf(account, session.customer)].slice(-4)}</p>
<form method="post" action="${action}" novalidate>${cardField(t, error)}
<div class="actions"><button class="quiet" name="do" value="card">${t.updateCard}</button></div></form>
<h2>${t.invoices}</h2><dl>${invoices.map(
      (invoice) =>
        html`<dt><a href="/i/${invoice.id}">${invoice.number}</a></dt><dd>${money(invoice.total, language)} · ${t.statuses[invoice.status]}</dd>`,
    )}</dl>
<p><a href="${session.return_url}">${t.back}</a></p>`,
  );
}

function planSection(subscription: Subscription, action: string, language: PageLanguage) {
  const t = texts[language];
  const price = subscription.items.data[0]?.price;
  const ending = subscription.cancel_at !== null;
  const ours: string[] = Object.values(sandboxStripe.prices);
  const other = prices.find(({ id }) => ours.includes(id) && id !== price?.id);
  return html`<dl><dt>${t.plan}</dt><dd>${price ? priceText(price, language) : ''}</dd>
<dt>${t.status}</dt><dd>${t.statuses[subscription.status]}</dd>
<dt>${ending ? t.ends : t.renews}</dt><dd>${day(subscription.cancel_at ?? periodEnd(subscription), language)}</dd></dl>
<form method="post" action="${action}"><div class="actions">${
    ending
      ? html`<button class="primary" name="do" value="keep">${t.keepPlan}</button>`
      : html`<button class="quiet" name="do" value="cancel" aria-describedby="ask">${t.cancelPlan}</button>`
  }</div>${ending ? '' : html`<p class="soft" id="ask">${t.cancelAsk}</p>`}</form>
${
  other && !ending
    ? html`<form method="post" action="${action}"><input type="hidden" name="price" value="${other.id}">
<button class="quiet" name="do" value="change">${t.changeTo} ${priceText(other, language)}</button></form>`
    : ''
}`;
}
