import { signInLinkPath } from '#domain/identity/account.ts';
import { seeded, spoiltBody } from '#sandbox/mutate.ts';
import type { Door } from './door.ts';

/** The longest that the product may try to send one mail here, all tries together, in milliseconds. */
const patience = 20_000;

/** The mail server's replies: the HTTP answer stays the same, one link exists, and every try sends the same mail. */
export const mail: Door = {
  name: 'mail',
  share: 50,
  atOnce: 6,
  async open(house) {
    const { server, mailDoor } = house;
    let asked = 0;
    const ask = async () => {
      const email = `mail${++asked}@example.org`;
      const answer = await fetch(server.url + signInLinkPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const said = await answer.text();
      const waited = await Promise.race([
        server.ctx.settled().then(() => true),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience).unref()),
      ]);
      // A mail whose connection broke off before its first line does not count.
      const letters = house.mail.mails.filter(({ to, raw }) => to.includes(email) && raw !== '');
      const ids = new Set(letters.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]));
      const links = await server.sql('delete from sign_in_links where email = $1 returning 1', [email]);
      return {
        arrived: letters.length > 0,
        faults: [
          ...(answer.status === 202 && said === '{}'
            ? []
            : [`asking for a link was answered ${answer.status} ${said}`]),
          ...(waited ? [] : ['a mail was still on its way after all tries']),
          ...(ids.size <= 1 ? [] : [`${ids.size} different mails for one link`]),
          ...(links.length === 1 ? [] : [`${links.length} links`]),
        ],
      };
    };
    return {
      async exchange(seed) {
        const random = seeded(seed);
        mailDoor.spoil = async (line) => {
          if (random() >= 0.12) return undefined;
          if (random() < 0.1) await new Promise((resolve) => setTimeout(resolve, 500));
          return spoiltLine(line, random);
        };
        return (await ask()).faults;
      },
      async close() {
        const { arrived, faults } = await ask();
        return [...faults, ...(arrived ? [] : ['a good exchange brings no mail'])];
      },
    };
  },
};

/** Returns an SMTP line that is cut, doubled, changed in meaning, huge or nonsense; null breaks the connection. */
function spoiltLine(line: string, random: () => number): string | null {
  const ways: (() => string | null)[] = [
    () => null,
    () => '',
    () => line,
    () => `${line.slice(0, Math.floor(random() * line.length))}\r\n`,
    () => `${line}\r\n${line}\r\n`,
    () => `${line[0]}${line[1]}${line[2]}-${line.slice(4)}\r\n`,
    () => `\0${line}\r\n`,
    () => `${100 + Math.floor(random() * 900)} ${line.slice(4)}\r\n`,
    () => `250-${'x'.repeat(100_000)}\r\n${line}\r\n`,
    () => '\ufffd\r\n\r\n\r\n',
    () => spoiltBody(Buffer.from(`${line}\r\n`), random)?.toString() ?? null,
  ];
  return ways[Math.floor(random() * ways.length)]?.() ?? null;
}
