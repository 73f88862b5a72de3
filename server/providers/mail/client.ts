import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Log } from '../../platform/telemetry/log.ts';

/**
 * `url` is smtp:// or smtps://, with the login in it; `from` an address, with or without a name; `returnPath` the
 * address for bounces, if not that of `from`. `patience` is how long
 * the server may be silent, `pause` the wait before the second try, both in milliseconds.
 */
export type MailSettings = { url: string; from: string; returnPath?: string | null; patience?: number; pause?: number };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

export type Mailer = {
  /** The sender's address, without a name. */
  sender: string;
  /** Sends a mail in the background, with retries. A failure is logged, without the address. */
  post(mail: Mail): void;
  /** Sends a mail once; rejects if the server does not take it. */
  send(mail: Mail): Promise<void>;
  /** Rejects unless the server answers and accepts our login. */
  verify(): Promise<void>;
  /** Resolves when no posted mail is on its way any more. */
  settled(): Promise<void>;
};

const tries = 3;

/** The mail server's reply when it did not take a mail; nothing about the recipient. */
export type NotTaken = { responseCode: number | undefined; code: string | undefined };

/** Sends mails by SMTP. `onNotTaken` is called for a posted mail that was not taken in the end. */
export function createMailer(
  { url, from, returnPath, patience = 20_000, pause = 1000 }: MailSettings,
  log: Log,
  onNotTaken: (said: NotTaken) => void = () => {},
): Mailer {
  const address = new URL(url);
  const transport = createTransport({
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    ...(address.username && {
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: patience / 2,
    greetingTimeout: patience / 2,
    socketTimeout: patience,
  });
  const onTheWay = new Set<Promise<void>>();

  const send = async (mail: Mail, messageId?: string): Promise<void> => {
    const { to, headers } = mail;
    await transport.sendMail({
      from,
      ...mail,
      // Asks for no automatic reply, such as an out-of-office note (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      ...(returnPath && { envelope: { from: returnPath, to } }),
      ...(messageId && { messageId }),
    });
  };
  const sendPatiently = async (mail: Mail): Promise<void> => {
    // A server that took the first try but could not confirm it recognises the second one as the same mail.
    const messageId = `<${randomUUID()}@${senderDomain(from)}>`;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(mail, messageId);
      } catch (error) {
        const { responseCode, code } = error as { responseCode?: number; code?: string };
        // A permanent refusal would be the same the next time.
        const final = responseCode !== undefined && responseCode >= 500;
        if (final || attempt === tries) {
          log.error({ responseCode, code }, 'a mail was not taken by the mail server');
          onNotTaken({ responseCode, code });
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, attempt * pause));
      }
    }
  };

  return {
    sender: /[^\s<>"]+@[^\s<>"]+/.exec(from)?.[0] ?? from,
    send: (mail) => send(mail),
    post(mail) {
      const sending = sendPatiently(mail).finally(() => onTheWay.delete(sending));
      onTheWay.add(sending);
    },
    async verify() {
      await transport.verify();
    },
    async settled() {
      await Promise.all(onTheWay);
    },
  };
}

function senderDomain(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
