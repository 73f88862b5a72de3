import { createTransport } from 'nodemailer';
import type { Log } from '../../platform/log.ts';

/** `url` is smtp:// or smtps://, with the login in it; `from` an address, with or without a name. */
export type MailSettings = { url: string; from: string };

export type Mail = { to: string; subject: string; text: string; html: string; headers?: Record<string, string> };

export type Mailer = {
  /** Hands a mail to the server in its own time: nobody waits for it. What does not go is said in the log, without the address. */
  post(mail: Mail): void;
  /** The same for whoever wants to know: rejects when the server does not take it. */
  send(mail: Mail): Promise<void>;
  /** Whether the server answers and knows us. Rejects when not. */
  verify(): Promise<void>;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
};

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const tries = 3;

/** A mail server, spoken to by SMTP. */
export function createMailer({ url, from }: MailSettings, log: Log): Mailer {
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
    ...patience,
  });
  const onTheWay = new Set<Promise<void>>();

  const send = async (mail: Mail): Promise<void> => {
    await transport.sendMail({ from, ...mail });
  };
  const sendPatiently = async (mail: Mail): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(mail);
      } catch (error) {
        const { responseCode, code } = error as { responseCode?: number; code?: string };
        // What is refused for good is refused the next time too.
        const final = responseCode !== undefined && responseCode >= 500;
        if (final || attempt === tries) {
          log.error({ responseCode, code }, 'a mail was not taken by the mail server');
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, attempt * 1000));
      }
    }
  };

  return {
    send,
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
