import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived: `raw` with its headers, and its decoded parts. */
export type ReceivedMail = {
  from: string;
  to: string[];
  raw: string;
  text: string;
  html: string;
  subject: string;
  attachments: { type: string; bytes: Buffer }[];
};

export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  /** Refuses every mail with this SMTP code from now on; null accepts them again. */
  refuse(status: number | null): void;
  /** If on, accepts each mail and then tells its sender that the address does not exist (RFC 3464). */
  bounce(on: boolean): void;
  stop(): Promise<void>;
};

/** Starts a mail server on loopback that keeps the mails it accepts. With `login`, only that user may send. */
export async function startMailServer(login?: { user: string; password: string }): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: number | null = null;
  let bounces = false;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    authOptional: !login,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      if (username === login?.user && password === login?.password) callback(null, { user: username });
      else callback(new Error('wrong'));
    },
    onRcptTo(_address, _session, callback) {
      if (refusal === null) return callback();
      callback(Object.assign(new Error('not now'), { responseCode: refusal }));
    },
    onData(stream, session, callback) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, ...read(Buffer.concat(pieces).toString()) });
        callback();
        // Bounces have no sender and are not bounced: that would never end.
        if (bounces && from !== '') void tellOfBounce(url, from, to);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const secret = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : '';
  const url = `smtp://${secret}127.0.0.1:${port}`;
  return {
    url,
    mails,
    refuse: (status) => {
      refusal = status;
    },
    bounce: (on) => {
      bounces = on;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function tellOfBounce(url: string, sender: string, to: string[]): Promise<void> {
  const transport = createTransport(url);
  await transport.sendMail({
    envelope: { from: '', to: sender },
    from: 'Mail Delivery System <MAILER-DAEMON@mail.test>',
    to: sender,
    subject: 'Undelivered Mail Returned to Sender',
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: `<${to.join('>, <')}>: 550 5.1.1 No such user here\n\nAction: failed\nStatus: 5.1.1\n`,
  });
  transport.close();
}

function read(raw: string): Omit<ReceivedMail, 'from' | 'to'> {
  const subject = decodeWords(/^Subject: ((?:.*)(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '');
  return { raw, subject, text: part(raw, 'text/plain'), html: part(raw, 'text/html'), attachments: attachmentsOf(raw) };
}

function part(raw: string, type: string): string {
  const found = new RegExp(`Content-Type: ${type}[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--(?:${boundariesOf(raw)})`, 'i').exec(
    raw,
  );
  const head = found?.[0].slice(0, found[0].indexOf('\r\n\r\n')) ?? '';
  const body = found?.[1] ?? '';
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  return /quoted-printable/i.test(head) ? decodeQuoted(body) : body.replaceAll('\r\n', '\n');
}

/** The MIME boundaries of a mail, as a pattern; they are nested if a file is attached. */
const boundariesOf = (raw: string) => [...raw.matchAll(/boundary="([\w-]+)"/g)].map(([, name = '']) => name).join('|');

function attachmentsOf(raw: string): ReceivedMail['attachments'] {
  return raw.split(new RegExp(`\\r\\n--(?:${boundariesOf(raw) || '-'})(?:--)?\\r\\n`)).flatMap((each) => {
    const [head = '', body = ''] = each.split('\r\n\r\n', 2);
    if (!/^Content-Disposition: attachment/im.test(head)) return [];
    return [{ type: /^Content-Type: ([^;\s]+)/im.exec(head)?.[1] ?? '', bytes: Buffer.from(body, 'base64') }];
  });
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

function decodeWords(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word) => decodeQuoted(word.replaceAll('_', ' ')))
    .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, word) => Buffer.from(word, 'base64').toString());
}
