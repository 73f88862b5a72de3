import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '#sandbox/mail/server.ts';
import { test as base, expect, type Language, speak } from './fixtures.ts';
import { type ProductServer, startProduct } from './server.ts';
import { aStory, fillShelf } from './shelf.ts';

const text = {
  en: {
    region: 'E-reader',
    label: 'Email address of your e-reader',
    save: 'Use this address',
    wrong: 'That is not an email address',
    waiting: 'We wrote to',
    yes: 'Yes, they may come',
    no: 'No, nothing more to me',
    allowed: 'Books may come to your address now',
    left: 'Done: no books come',
    sender: 'Allow this sender',
    remove: 'Remove the address',
    more: 'Share and save',
    book: 'Make a book (PDF, EPUB)',
    setUp: 'Set up an e-reader',
    send: 'Send as a book',
    sent: 'The book is on its way to',
    refused: 'The mail server refuses this address',
    notReady: 'This address has not said yes yet',
    make: 'Make a private catalog',
    address: 'Address of the catalog',
    revoke: 'Take the address back',
    revoked: 'The address is taken back',
    print: 'to print at home',
  },
  es: {
    region: 'Lector electrónico',
    label: 'Correo de tu lector electrónico',
    save: 'Usar esta dirección',
    wrong: 'Eso no es una dirección de correo',
    waiting: 'Escribimos a',
    yes: 'Sí, que lleguen',
    no: 'No, no me envíen nada más',
    allowed: 'Ahora pueden llegar libros a tu dirección',
    left: 'Listo: no llegan libros',
    sender: 'Permite este remitente',
    remove: 'Quitar la dirección',
    more: 'Compartir y guardar',
    book: 'Hacer un libro (PDF, EPUB)',
    setUp: 'Configurar un lector electrónico',
    send: 'Enviar como libro',
    sent: 'El libro va en camino a',
    refused: 'El servidor de correo rechaza esta dirección',
    notReady: 'Esta dirección todavía no dijo que sí',
    make: 'Crear un catálogo privado',
    address: 'Dirección del catálogo',
    revoke: 'Retirar la dirección',
    revoked: 'Retiraste la dirección',
    print: 'para imprimir en casa',
  },
};

/** A product that sends mail, and the server that receives it. */
const test = base.extend<object, { mail: MailServer; product: ProductServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mail }, use) => {
      const product = await startProduct({
        SANDBOX: 'deepseek',
        SMTP_URL: mail.url,
        MAIL_FROM: 'Lunatale <hello@example.org>',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

// One after another: side by side, each worker would start this house for itself.
test.describe.configure({ mode: 'default' });

/** Signs in by mail, which a product that sends mail offers. */
async function comeByMail(page: Page, mail: MailServer, email: string, language: Language): Promise<void> {
  const es = language === 'es';
  await page.goto('/signin');
  await page.getByLabel(es ? 'Tu correo electrónico' : 'Your email address').fill(email);
  await page.getByRole('button', { name: es ? 'Envíame un enlace' : 'Send me a link' }).click();
  const received = () => mail.mails.findLast(({ to }) => to.includes(email));
  await expect.poll(received).toBeDefined();
  await page.goto(/http\S+/.exec(received()?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: es ? 'Sí, lo confirmo' : 'Yes, I confirm' }).click();
  await expect(page).toHaveURL(/\/(create|my-stories)$/);
}

test.describe('off the phone', () => {
  for (const language of ['en', 'es'] satisfies Language[]) {
    const say = text[language];

    test(`[P36] a book goes to an e-reader by mail, once whoever has the address said yes, in ${language}`, async ({
      page,
      browser,
      mail,
    }) => {
      await speak(page, language);
      await comeByMail(page, mail, `parent.${language}@example.com`, language);
      await fillShelf(page, [aStory({ title: 'The Quiet Lantern' })]);
      const makeBook = async () => {
        await page.goto('/my-stories');
        await page.getByRole('link', { name: 'The Quiet Lantern', exact: true }).click();
        await page.getByRole('button', { name: say.more }).click();
        await page.getByRole('menuitem', { name: say.book }).click();
      };
      await makeBook();
      await expect(page.getByText(say.print)).toBeVisible();
      await page.getByRole('link', { name: say.setUp }).click();
      const card = page.getByRole('region', { name: say.region });
      await card.getByLabel(say.label).fill('no address');
      await card.getByRole('button', { name: say.save }).click();
      await expect(card.getByText(say.wrong)).toBeVisible();

      // The e-reader's own address needs no confirmation, and the page shows which sender to allow.
      await card.getByLabel(say.label).fill('Ana.Reads@kindle.com');
      await card.getByRole('button', { name: say.save }).click();
      await expect(card.getByLabel(say.sender)).toHaveValue('hello@example.org');
      await page.screenshot({ path: `reports/e-reader-${language}-${test.info().project.name}.png`, fullPage: true });
      await makeBook();
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByText(`${say.sent} ana.reads@kindle.com`)).toBeVisible();
      await page.screenshot({ path: `reports/e-reader-sent-${language}-${test.info().project.name}.png` });
      expect(mail.mails.at(-1)?.attachments).toHaveLength(1);
      mail.refuse(550);
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByText(say.refused)).toBeVisible();
      mail.refuse(null);

      // Somebody else's address needs that person's confirmation, which needs no account.
      await page.goto('/profile#e-reader');
      await card.getByRole('button', { name: say.remove }).click();
      await card.getByLabel(say.label).fill('abuela@example.org');
      await card.getByRole('button', { name: say.save }).click();
      await expect(card.getByText(say.waiting)).toBeVisible();
      const link = /http\S+/.exec(mail.mails.at(-1)?.text ?? '')?.[0] ?? '';
      const stranger = await (await browser.newContext()).newPage();
      await speak(stranger, language);
      await stranger.goto(link);
      await stranger.getByRole('button', { name: say.yes }).click();
      await expect(stranger.getByText(say.allowed)).toBeVisible();
      await stranger.screenshot({ path: `reports/e-reader-yes-${language}-${test.info().project.name}.png` });
      await makeBook();
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByText(`${say.sent} abuela@example.org`)).toBeVisible();
      await stranger.goto('about:blank');
      await stranger.goto(link);
      await stranger.getByRole('button', { name: say.no }).click();
      await expect(stranger.getByText(say.left)).toBeVisible();
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByText(say.notReady)).toBeVisible();
      await stranger.context().close();
    });
  }

  test('[P08] [P24] a private catalog is what OPDS 1.2 asks for, and gone once it is taken back', async ({
    page,
    mail,
  }) => {
    const say = text.en;
    await comeByMail(page, mail, 'parent.catalog@example.com', 'en');
    await fillShelf(page, [aStory({ title: 'Ñandú & the <moon> ]]>' }), aStory({ title: 'The Quiet Lantern' })]);
    await page.goto('/profile#e-reader');
    await page.getByRole('button', { name: say.make }).click();
    const url = await page.getByLabel(say.address).inputValue();
    // Checked as a strict XML parser would; every rule is a MUST of Atom (RFC 4287) or OPDS 1.2.
    const problems = await page.evaluate(async (address) => {
      /** Parsed by XMLHttpRequest: our pages may not parse a text into a document. */
      const read = (from: string) =>
        new Promise<{ xml: Document; type: string }>((resolve, reject) => {
          const asked = new XMLHttpRequest();
          asked.open('GET', from);
          asked.overrideMimeType('application/xml');
          asked.onload = () =>
            asked.responseXML
              ? resolve({ xml: asked.responseXML, type: asked.getResponseHeader('content-type') ?? '' })
              : reject(new Error('this is no XML'));
          asked.onerror = () => reject(new Error('nothing was answered'));
          asked.send();
        });
      const { xml: feed, type: sentAs } = await read(address);
      const atom = 'http://www.w3.org/2005/Atom';
      const wrong: string[] = [];
      const check = (holds: unknown, rule: string) => {
        if (!holds) wrong.push(rule);
      };
      const children = (of: Element, name: string) =>
        [...of.children].filter((each) => each.namespaceURI === atom && each.localName === name);
      const one = (of: Element, name: string) =>
        check(children(of, name).length === 1, `${of.localName} has one ${name}`);
      const instant = (of: Element, name: string) =>
        check(
          children(of, name).every((each) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(each.textContent ?? '')),
          `${name} is a date of RFC 3339`,
        );
      const links = (of: Element, rel: string) =>
        children(of, 'link').filter((each) => each.getAttribute('rel') === rel);
      const root = feed.documentElement;
      check(root.localName === 'feed' && root.namespaceURI === atom, 'it is an Atom feed');
      const type = 'application/atom+xml;profile=opds-catalog;kind=acquisition';
      check(sentAs.startsWith(type), 'it is sent as an acquisition feed');
      for (const name of ['id', 'title', 'updated']) one(root, name);
      instant(root, 'updated');
      check(children(root, 'author').length > 0, 'somebody wrote it');
      check(links(root, 'self')[0]?.getAttribute('href') === address, 'it says its own address');
      check(links(root, 'start')[0]?.getAttribute('type') === type, 'it says where the catalog begins');
      const entries = children(root, 'entry');
      check(entries.length === 2, 'it has an entry for each story');
      const ids = new Set<string | null>();
      for (const entry of entries) {
        for (const name of ['id', 'title', 'updated', 'summary']) one(entry, name);
        instant(entry, 'updated');
        instant(entry, 'published');
        ids.add(children(entry, 'id')[0]?.textContent ?? null);
        const books = links(entry, 'http://opds-spec.org/acquisition');
        check(books.length >= 1, 'an entry has an acquisition link');
        check(links(entry, 'http://opds-spec.org/image').length === 1, 'an entry has a cover');
        check(links(entry, 'http://opds-spec.org/image/thumbnail').length === 1, 'an entry has a thumbnail');
        for (const link of children(entry, 'link')) {
          const got = await fetch(link.getAttribute('href') ?? '');
          check(got.ok, 'what a link names is there');
          check(got.headers.get('content-type') === link.getAttribute('type'), 'a link says its type');
        }
      }
      check(ids.size === entries.length, 'ids are different');
      const titles = entries.map((entry) => children(entry, 'title')[0]?.textContent);
      check(titles.includes('Ñandú & the <moon> ]]>'), 'a title is what its parent wrote');
      const { xml: described } = await read(links(root, 'search')[0]?.getAttribute('href') ?? '');
      check(described.documentElement.localName === 'OpenSearchDescription', 'it says how it is searched');
      return wrong;
    }, url);
    expect(problems).toEqual([]);
    await page.screenshot({ path: `reports/catalog-${test.info().project.name}.png`, fullPage: true });
    await page.getByRole('region', { name: say.region }).getByRole('button', { name: say.revoke }).click();
    await expect(page.getByText(say.revoked)).toBeVisible();
    expect((await page.request.get(url)).status()).toBe(404);
  });
});
