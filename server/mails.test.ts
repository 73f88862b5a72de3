import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { profilePath, type SignedIn } from '#domain/identity/api.ts';
import { mailChoicesPath } from '#domain/identity/mails.ts';
import { exportOnRequestPath } from '#domain/operations/people.ts';
import { type Story, storiesPath } from '#domain/stories/api.ts';
import { type StoryShare, sharedPagePath, sharedStoryPath, storySharePath } from '#domain/stories/share.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '#sandbox/mail/server.ts';
import { startTestShop, type TestShop } from './billing/testing.ts';
import { sendQueuedMails } from './identity/mail/send-queued-mails.ts';
import { storyParams, type TestMember, type TestServer } from './testing.ts';

let mail: MailServer;
let shop: TestShop;
let server: TestServer;
beforeAll(async () => {
  mail = await startMailServer();
  shop = await startTestShop({ mail: { url: mail.url, from: 'Lunatale <hello@lunatale.test>' } });
  server = shop.server;
});
afterEach(() => {
  mail.refuse(null);
  mail.mails.length = 0;
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const childName = 'Nora';
/** Shares a story that was written here, with a child's name in its title. */
async function shareStory(parent: TestMember, language = 'en'): Promise<StoryShare> {
  const generationId = randomUUID();
  const content = `${childName} saw a light.`;
  await server.sql(
    `insert into generations (id, user_id, request_hash, story_type, options, status, content, usage_date, lease_expires_at)
     values ($1, $2, '', 'free_text', '{}', 'completed', $3, current_date, now())`,
    [generationId, parent.userId, content],
  );
  const story = { title: `${childName} and the Lamp`, content, options: storyParams(), generationId };
  const { id } = (await (await parent.call(storiesPath, { json: story })).json()) as Story;
  const headers = { cookie: `lunatale-language=${language}` };
  return (await (await parent.call(storySharePath(id), { method: 'POST', headers })).json()) as StoryShare;
}
const open = async (token: string, headers: Record<string, string> = {}, url = server.url) => {
  const answer = await fetch(url + sharedStoryPath(token), { headers });
  await server.ctx.settled();
  return answer;
};
const header = ({ raw }: ReceivedMail, name: string) =>
  new RegExp(`^${name}:\\s+((?:.*)(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n\s+/g, ' ') ?? '';
/** The address to which a mail program posts to unsubscribe. */
const leaveAddress = (received: ReceivedMail | undefined) =>
  /<(.*)>/.exec(received ? header(received, 'List-Unsubscribe') : '')?.[1] ?? '';

describe('a mail about an opened link', () => {
  test('[P36] comes once, over two servers and many readers, and never for the owner or a preview', async () => {
    const parent = await server.signIn('ana@example.org');
    const { token } = await shareStory(parent);
    await open(token, { authorization: `Bearer ${parent.accessToken}` });
    await fetch(server.url + sharedPagePath(token));
    await fetch(`${server.url}${sharedStoryPath(token)}/cover.png`);
    await server.ctx.settled();
    expect(mail.mails).toHaveLength(0);
    const twin = await server.twin();
    await Promise.all([server.url, twin.url, server.url, twin.url].map((url) => open(token, {}, url)));
    await twin.stop();
    await open(token);
    expect(mail.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [['ana@example.org'], 'A story you shared was opened'],
    ]);
  });

  test('[P36] names no child and no story, as text and as HTML, in the language of the parent', async () => {
    const parent = await server.signIn();
    await open((await shareStory(parent, 'es')).token);
    const [received] = mail.mails;
    expect(received?.subject).toBe('Alguien abrió un cuento que compartiste');
    expect(received?.html).toContain('<html lang="es">');
    for (const part of [received?.text, received?.html]) {
      expect(part).toContain('/profile#shares');
      expect(part).toContain('No quiero más avisos de estos');
    }
    expect(JSON.stringify(received)).not.toContain(childName);
  });

  test('[I18N-03] calls itself an email in English', async () => {
    const parent = await server.signIn();
    await open((await shareStory(parent)).token);
    expect(mail.mails[0]?.text).toContain('This email comes once for a link');
    expect(mail.mails[0]?.text).not.toMatch(/\b(?:e-mail|mail)\b/i);
  });

  test('[P36] comes at most once a day', async () => {
    const parent = await server.signIn();
    const [first, second] = [await shareStory(parent), await shareStory(parent)];
    await open(first.token);
    await open(second.token);
    expect(mail.mails).toHaveLength(1);
    await server.sql("update mails set queued_at = now() - interval '25 hours' where user_id = $1", [parent.userId]);
    await open(second.token);
    expect(mail.mails).toHaveLength(2);
  });

  test('[P36] is ended by one press without a sign-in, and by no look at the link', async () => {
    const parent = await server.signIn();
    await open((await shareStory(parent)).token);
    const [received] = mail.mails;
    expect(received && header(received, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const address = leaveAddress(received);
    expect(address).toContain(server.url);
    const looked = await fetch(address, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('location')]).toEqual([302, `/mails#${address.split('/').at(-1)}`]);
    expect(await (await parent.call(mailChoicesPath)).json()).toEqual({ shares: true });
    // As mail programs do it by RFC 8058.
    const pressed = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(204);
    expect(await (await parent.call(mailChoicesPath)).json()).toEqual({ shares: false });
    await server.sql('delete from mails');
    await open((await shareStory(parent)).token);
    expect(mail.mails).toHaveLength(1);
    expect((await parent.call(mailChoicesPath, { method: 'PUT', json: { shares: true } })).status).toBe(200);
    await open((await shareStory(parent)).token);
    expect(mail.mails).toHaveLength(2);
    expect((await fetch(address.replace(/.$/, 'x'), { method: 'POST' })).status).toBe(404);
    expect((await fetch(address.replace(/[^/]+$/, randomUUID()), { method: 'POST' })).status).toBe(404);
  });

  test('[I18N-03] the language of an account is the one last chosen, and stays where a browser has none', async () => {
    const parent = await server.signIn();
    const signedIn = async (cookie?: string) => {
      const answer = await parent.call(profilePath, { method: 'POST', ...(cookie && { headers: { cookie } }) });
      return ((await answer.json()) as SignedIn).language;
    };
    expect(await signedIn()).toBe('en');
    expect(await signedIn('lunatale-language=es')).toBe('es');
    expect(await signedIn()).toBe('es');
    expect(await signedIn('lunatale-language=en')).toBe('en');
  });

  test('[P36] goes to no address that nobody verified', async () => {
    const parent = await server.signIn();
    await server.sql('update users set email_verified = false where id = $1', [parent.userId]);
    await open((await shareStory(parent)).token);
    expect(mail.mails).toHaveLength(0);
  });
});

describe('a mail about a payment', () => {
  test('[P36] comes once for a period that is not paid, says until when, and is not one to leave', async () => {
    const parent = await server.signIn();
    await parent.call(profilePath, { method: 'POST', headers: { cookie: 'lunatale-language=es' } });
    const customer = await shop.buy(parent, 'failsLater', {});
    await shop.settled(parent);
    await server.ctx.settled();
    expect(mail.mails).toHaveLength(0);
    await server.sql("update mail_choices set language = 'en' where user_id = $1", [parent.userId]);
    for (let tries = 0; tries < 2; tries += 1) {
      await shop.control.advance(customer, 'next');
      await shop.settled(parent);
      await server.ctx.settled();
    }
    expect(mail.mails).toHaveLength(1);
    const [received] = mail.mails;
    expect([received?.to, received?.subject]).toEqual([[parent.email], 'A payment for Lunatale did not go through']);
    expect(received?.text).toMatch(/Premium goes on until \w+ \d+, \d{4}\./);
    expect(received?.html).toContain(`${server.url}/account`);
    expect(received && leaveAddress(received)).toBe('');
  });
});

describe('a mail about an export', () => {
  const handOut = async (userId: string, by: TestServer) => {
    const operator = await by.signIn('editor@lunatale.test');
    const zip = await operator.call(exportOnRequestPath(userId), { json: { request: 'a letter of 3 May' } });
    expect(zip.status).toBe(200);
    await zip.arrayBuffer();
    await by.ctx.settled();
  };

  test('[P36] comes each time an account is handed out, in both languages, with whom to write to, and is not one to leave', async () => {
    const parent = await server.signIn();
    await shareStory(parent, 'es');
    await handOut(parent.userId, server);
    await server.sql("update mail_choices set language = 'en', shares = false where user_id = $1", [parent.userId]);
    await handOut(parent.userId, server);
    expect(mail.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [[parent.email], 'La copia de tu cuenta está lista'],
      [[parent.email], 'The copy of your account is ready'],
    ]);
    for (const received of mail.mails) {
      for (const part of [received.text, received.html]) {
        expect(part).toContain(`${server.url}/profile`);
        expect(part).toContain('help@lunatale.test');
      }
      expect(JSON.stringify(received)).not.toContain(childName);
      expect(JSON.stringify(received)).not.toContain('3 May');
      expect(leaveAddress(received)).toBe('');
    }
  });
});

describe('a mail server', () => {
  test('[P36] that refuses for now is asked again, and one that refuses for good is not', async () => {
    const parent = await server.signIn();
    mail.refuse(451);
    await open((await shareStory(parent)).token);
    await sendQueuedMails(server.ctx);
    mail.refuse(null);
    // Another server may be sending it at this moment.
    expect(await sendQueuedMails(server.ctx)).toEqual({ sent: 0 });
    await server.sql("update mails set claimed_at = now() - interval '11 minutes' where sent_at is null");
    expect(await Promise.all([1, 2, 3].map(() => sendQueuedMails(server.ctx)))).toEqual(
      expect.arrayContaining([{ sent: 1 }, { sent: 0 }, { sent: 0 }]),
    );
    const other = await server.signIn();
    mail.refuse(550);
    await open((await shareStory(other)).token);
    mail.refuse(null);
    await server.sql("update mails set claimed_at = now() - interval '11 minutes' where sent_at is null");
    expect(await sendQueuedMails(server.ctx)).toEqual({ sent: 0 });
    expect(mail.mails.map(({ to }) => to)).toEqual([[parent.email]]);
  });
});

test('[P36] without a mail server nothing is written, kept or offered', async () => {
  const quiet = await startTestShop();
  try {
    const parent = await quiet.server.signIn();
    expect((await parent.call(mailChoicesPath)).status).toBe(404);
    expect((await parent.call(mailChoicesPath, { method: 'PUT', json: { shares: true } })).status).toBe(404);
    const customer = await quiet.buy(parent, 'failsLater');
    await quiet.settled(parent);
    await quiet.control.advance(customer, 'next');
    await quiet.settled(parent);
    expect(await quiet.kept(parent)).toMatchObject([{ status: 'past_due' }]);
    const operator = await quiet.server.signIn('editor@lunatale.test');
    const json = { request: 'a letter' };
    expect((await operator.call(exportOnRequestPath(parent.userId), { json })).status).toBe(200);
    expect(await quiet.server.sql('select from mails')).toHaveLength(0);
    // The account's language is known all the same, and nobody has chosen which mails to get.
    expect(await quiet.server.sql('select from mail_choices where not shares')).toHaveLength(0);
  } finally {
    await quiet.server.stop();
  }
});
