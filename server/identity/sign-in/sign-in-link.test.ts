import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openSignInLinkPath, signInLinkPath } from '#domain/identity/account.ts';
import { type MailServer, startMailServer } from '#sandbox/mail/server.ts';
import { startTestServer, type TestServer } from '../../testing.ts';
import type { IssuedSession } from './issue-session.ts';

const signUps: { mode: 'open' | 'invited'; invited: string[] } = { mode: 'invited', invited: ['@example.org'] };
let mail: MailServer;
let server: TestServer;
beforeAll(async () => {
  mail = await startMailServer({ user: 'lunatale', password: 'p@ss word' });
  server = await startTestServer({
    vendors: ['google'],
    mail: { url: mail.url, from: 'Lunatale <hello@lunatale.test>', returnPath: 'bounces@lunatale.test' },
    signUps,
    trustedProxies: 1,
  });
});
afterEach(async () => {
  mail.refuse(null);
  mail.bounce(false);
  mail.mails.length = 0;
  await server.sql('delete from sign_in_links');
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

/** A browser that keeps the one cookie that counts, behind a proxy if it has an address. */
function browser(address?: string) {
  let cookie = '';
  const post = async (path: string, body: object) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...(address && { 'x-forwarded-for': address }) },
      body: JSON.stringify(body),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer;
  };
  return {
    ask: async (email: string, more: object = {}) => {
      const answer = await post(signInLinkPath, { email, ...more });
      await server.ctx.settled();
      return answer;
    },
    open: (token: string) => post(openSignInLinkPath, { token }),
  };
}
/** Makes an account while sign-ups are open. */
async function signInWithGoogle(email: string) {
  signUps.mode = 'open';
  const member = await server.signIn(email);
  signUps.mode = 'invited';
  return member;
}

const linkOf = (index = -1) => {
  const url = /http\S+/.exec(mail.mails.at(index)?.text ?? '')?.[0] ?? '';
  return new URLSearchParams(new URL(url).hash.slice(1));
};
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

test('[P11] of twenty questions at once for one address three are mails', async () => {
  const asked = Array.from({ length: 20 }, () => browser().ask('ben@example.org'));
  expect((await Promise.all(asked)).every(({ status }) => status === 202)).toBe(true);
  await server.ctx.settled();
  expect(mail.mails).toHaveLength(3);
});

test('[P11] who asks all day from one network keeps nobody else out, and all together cause nine mails', async () => {
  const ask = async (address: string) => {
    mail.mails.length = 0;
    await browser(address).ask('ben@example.org');
    return mail.mails.length;
  };
  const sent: number[] = [];
  for (const each of [1, 2, 3, 4]) sent.push(await ask(`2001:db8:7:1::${each}`));
  expect(sent).toEqual([1, 1, 1, 0]);
  expect(await ask('203.0.113.7')).toBe(1);
  for (const each of [1, 2, 3, 4, 5]) expect(await ask(`198.51.100.${each}`)).toBe(1);
  expect(await ask('203.0.113.8')).toBe(0);
  expect(JSON.stringify(await server.sql('select * from sign_in_links'))).not.toMatch(/2001|198\.51/);
});

describe('a link by mail', () => {
  test('signs in the browser that asked for it, once, and the next evening to the same account', async () => {
    const parent = browser();
    expect((await parent.ask('Ana@Example.org', { redirect: '/create' })).status).toBe(202);
    const link = linkOf();
    expect(link.get('redirect')).toBe('/create');
    const answer = await parent.open(link.get('token') ?? '');
    expect(answer.status).toBe(200);
    const session = (await answer.json()) as IssuedSession;
    expect(session.user).toMatchObject({ email: 'ana@example.org', app_metadata: { provider: 'mail' } });
    expect(await codeOf(await parent.open(link.get('token') ?? ''))).toBe('SIGN_IN_LINK_SPENT');
    await parent.ask('ana@example.org');
    const again = (await (await parent.open(linkOf().get('token') ?? '')).json()) as IssuedSession;
    expect(again.user.id).toBe(session.user.id);
  });

  test('opens nothing in another browser, such as a scanner’s, and is not used up by it', async () => {
    const [parent, scanner] = [browser(), browser()];
    await parent.ask('bea@example.org');
    const token = linkOf().get('token') ?? '';
    const elsewhere = await scanner.open(token);
    expect([elsewhere.status, await codeOf(elsewhere)]).toEqual([403, 'SIGN_IN_LINK_ELSEWHERE']);
    await scanner.ask('cleo@example.org');
    expect(await codeOf(await scanner.open(token))).toBe('SIGN_IN_LINK_ELSEWHERE');
    expect((await parent.open(token)).status).toBe(200);
  });

  test('is too old after a quarter of an hour, and what never was one says the same', async () => {
    const parent = browser();
    await parent.ask('dora@example.org');
    const [link] = await server.sql<{ seconds: number }>(
      'select extract(epoch from expires_at - now())::integer as seconds from sign_in_links',
    );
    expect(link?.seconds).toBeGreaterThan(14 * 60);
    expect(link?.seconds).toBeLessThanOrEqual(15 * 60);
    await server.sql("update sign_in_links set expires_at = now() - interval '1 second'");
    expect(await codeOf(await parent.open(linkOf().get('token') ?? ''))).toBe('SIGN_IN_LINK_SPENT');
    expect(await codeOf(await parent.open('x'.repeat(43)))).toBe('SIGN_IN_LINK_SPENT');
  });

  test('tells nobody who has an account: the answer is the same, and only who may come in gets a mail', async () => {
    await signInWithGoogle('known@elsewhere.org');
    const answers = [];
    for (const email of ['known@elsewhere.org', 'stranger@elsewhere.org']) {
      const answer = await browser().ask(email);
      answers.push([answer.status, await answer.text()]);
    }
    expect(answers).toEqual([
      [202, '{}'],
      [202, '{}'],
    ]);
    expect(mail.mails.map(({ to }) => to)).toEqual([['known@elsewhere.org']]);
  });

  test('opens the account that Google has verified for the address, with the name that it has', async () => {
    const known = await signInWithGoogle('eva@elsewhere.org');
    const parent = browser();
    await parent.ask('eva@elsewhere.org');
    const { user } = (await (await parent.open(linkOf().get('token') ?? '')).json()) as IssuedSession;
    expect(user.id).toBe(known.userId);
    expect(user.user_metadata.avatar_url).toContain('/avatar/');
  });

  test('comes in either language, as text and as HTML, and no more than three at a time', async () => {
    const parent = browser();
    await parent.ask('fe@example.org', { language: 'es' });
    const [first] = mail.mails;
    expect(first?.subject).toBe('Tu enlace para entrar a Lunatale');
    expect(first?.text).toContain('durante 15 minutos');
    expect(first?.html).toContain('<html lang="es">');
    expect(first?.html).toContain('Iniciar sesión');
    for (let more = 0; more < 4; more += 1) await parent.ask('fe@example.org');
    expect(mail.mails).toHaveLength(3);
    expect(mail.mails[1]?.subject).toBe('Your link to Lunatale');
  });

  test('a server that refuses the mail, for now or for good, changes no answer', async () => {
    mail.refuse(550);
    expect((await browser().ask('gil@example.org')).status).toBe(202);
    mail.refuse(451);
    const parent = browser();
    const asking = parent.ask('gil@example.org');
    setTimeout(() => mail.refuse(null), 500);
    expect((await asking).status).toBe(202);
    expect(mail.mails).toHaveLength(1);
  });

  test('[P39] that is refused at once is told to the operator, without the address, and to nobody else', async () => {
    mail.refuse(550);
    const answer = await browser().ask('ida@example.org');
    expect([answer.status, await answer.text()]).toEqual([202, '{}']);
    await server.ctx.recorder.flush();
    const rows = await server.sql("select * from error_logs where error_message = 'MAIL_NOT_TAKEN'");
    expect(rows.at(-1)).toMatchObject({
      error_type: 'mail',
      error_details: { kind: 'sign-in-link', answer: 550 },
      user_id: null,
    });
    expect(JSON.stringify(rows)).not.toContain('ida@');
  });

  test('[P39] that is taken and bounces comes back to the return path, and changes nothing for anybody', async () => {
    mail.bounce(true);
    const parent = browser();
    const first = await parent.ask('gone@example.org');
    expect([first.status, await first.text()]).toEqual([202, '{}']);
    const bounced = () => mail.mails.filter(({ from }) => from === '');
    await expect
      .poll(bounced)
      .toMatchObject([{ to: ['bounces@lunatale.test'], subject: 'Undelivered Mail Returned to Sender' }]);
    // Programs that answer mail for absent people do not answer this.
    expect(mail.mails[0]?.raw).toMatch(/^Auto-Submitted: auto-generated/im);
    for (let more = 0; more < 5; more += 1) expect((await parent.ask('gone@example.org')).status).toBe(202);
    await expect.poll(() => bounced().length).toBe(3);
    const sent = mail.mails.filter(({ from }) => from !== '');
    expect(sent.map(({ from, to }) => [from, ...to])).toEqual(
      Array(3).fill(['bounces@lunatale.test', 'gone@example.org']),
    );
    mail.bounce(false);
    await parent.ask('here@example.org');
    expect((await parent.open(linkOf().get('token') ?? '')).status).toBe(200);
  });

  test.for(['', 'no address', 'a@b@c', `x@${'y'.repeat(400)}.org`, 'a@example.org\r\nBcc: b@example.org'])(
    'refuses %j as an address',
    async (email) => {
      expect((await browser().ask(email)).status).toBe(400);
      expect(mail.mails).toHaveLength(0);
    },
  );
});
